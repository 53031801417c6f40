var D=["mean","max","rollout"];function lt(t,e,{words:n,muted:o}){let r=n&&e.words||e.pieces,s=new Set(o?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,d)=>d),i=a.filter(p=>!r.columnPieces[p].every(d=>s.has(d))),c=i.length?i:a,{rows:h}=r,l=r.blocked&&Ye(r.blocked,h.length,r.columns.length,c,new Uint8Array(h.length*c.length));return{group:e,axes:r,kept:c,rows:h,columns:c.map(p=>r.columns[p]),blocked:l,rowSpots:Xe(r.rowPieces,e.looks),columnSpots:c.map(p=>Xe([r.columnPieces[p]],e.lookedAt)[0])}}var Xe=(t,e)=>t.map(n=>n.map(o=>({side:e,place:o})));function Ye(t,e,n,o,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=t[s*n+o[i]];return r}function Q(t){return[...Array.from({length:t.heads},(e,n)=>String(n+1)),...D]}function nt(t,e,n,o){let{group:r}=e;if(o==="rollout")return ue(t,e,n,r.heads);if(!D.includes(o))return ue(t,e,n,Number(o)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=ue(t,e,n,a);for(let c=0;c<s.length;c+=1)o==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function ue(t,{group:e,axes:n,rows:o,columns:r,kept:s},a,i){let c=o.length*n.columns.length,h=(a*(e.heads+1)+i)*c,l=Ye(n.weights.subarray(h,h+c),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),p=r.length;for(let d=0;d<o.length;d+=1){let f=15259021896696422e-21;if(p<n.columns.length){let m=0;for(let _=0;_<p;_+=1)m+=l[d*p+_];f=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<p;m+=1)l[d*p+m]*=f}return l}function Nt(t,e,{layer:n,head:o},r){let{group:s,axes:a}=e,i=D.indexOf(o),c=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:nt(t,e,n,o),title:`${s.title}, layer ${n+1}, ${c}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function Je(t,{layer:e,head:n}){let o=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...o]],a=s.length,i=s.map((p,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),c=new Float32Array(a*a),h=new Uint8Array(a*a).fill(1);for(let p of t.groups){let d=lt(t,p,{words:!1,muted:!1}),f=nt(t,d,e,n),[m,_]=[p.looks,p.lookedAt].map(y=>y==="source"?0:r);for(let y=0,b=0;y<d.rows.length;y+=1)for(let g=0;g<d.columns.length;g+=1,b+=1){let w=(m+y)*a+_+g;h[w]=d.blocked?.[b]??0,c[w]=h[w]?0:f[b]}}let l=D.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:h,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var de=6,kt={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function tn(t,e){let n=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],o=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...t,kind:n.kind,layer:Ze(t.layer,n.layers),head:Q(n).includes(t.head)?t.head:"1",step:Ze(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,de),tokens:o?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<n.layers)}}var Ze=(t,e)=>Math.max(0,Math.min(t,e-1)),Qe={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function en(t,e,n){let o=new URLSearchParams(t);for(let r of Object.keys(Qe)){let[s,a]=Qe[r];if(o.delete(s),String(e[r])!==String(n[r]))for(let i of a(e[r]))o.append(s,i)}return o.toString()}var nn=250,_t=0,ut=kt,on=kt,yt=0,rn=!1,fe=null,It=new Set,pe=()=>ut;function O(t){if(!Object.entries(t).every(([e,n])=>String(ut[e])===String(n))){ut={...ut,...t},_t+=1,cn(),clearTimeout(yt),yt=window.setTimeout(sn,nn);for(let e of It)e()}}function sn(){clearTimeout(yt),yt&&fe?.({turn:_t,selection:ut}),yt=0}function an(t,e){if(fe=e,rn=!0,on=t.usual,t.turn>_t||_t===0&&t.turn===0){_t=t.turn,ut=t.selection;for(let n of It)n()}else t.turn<_t&&(yt||=window.setTimeout(sn,nn));cn()}function cn(){if(!rn)return;let t=en(location.search,ut,on),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function ln(t){return It.add(t),()=>{It.delete(t)}}var fr="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(fr))&&(fe=null),{capture:!0});function un(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:n="",bytes:o="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&O({...kt,...JSON.parse(r)});let s=Uint8Array.from(atob(o),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[n]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var x,pn,pr,ot,he,Dt,hn,Ut,mn,ge,me,hr,Mt=Symbol.for("pv"),qt={},Ht=[],mr=/^m(i|n|o|s|text|space)$/,jt=Array.isArray,_e=Ht.slice,ft=Object.assign;function dt(t){t&&t.parentNode&&t.remove()}function ye(t,e,n){var o,r,s,a={},i=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?_e.call(arguments,2):n),St(t,a,o,r,null)}function St(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Mt,__v:r||++pn,__i:-1,__u:0};return!r&&x.vnode&&x.vnode(s),s}function P(t){return t.children}function rt(t,e){this.props=t,this.context=e,this.__g=0}function st(t,e){if(e==null)return t.__&&st(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:st(t)}function gr(t){var e,n=t.__v,o=n.__e,r=[],s=[],a=t.__P;a&&((e=ft({constructor:Mt},n)).__v=n.__v+1,x.vnode&&x.vnode(e),we(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||st(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,vn(r,e,s),n.__=n.__e=null,e.__e!=o&&gn(e))}function gn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),gn(t)}function dn(t){(8&t.__g||(t.__g|=8,ot.push(t),Dt++))&&he==x.debounceRendering||((he=x.debounceRendering)||queueMicrotask)(_n)}function _n(){try{for(var t,e=1;ot.length;)ot.length>e&&ot.sort(hn),t=ot.shift(),e=ot.length,8&t.__g&&gr(t)}finally{(Dt=ot.length)&&(he||queueMicrotask)(_n)}}function yn(t,e,n,o,r,s,a,i,c,h,l){var p,d,f,m,_,y,b=o.__k||Ht,g=e.length;for(c=_r(n,e,b,c,g),p=0;p<g;p++)(f=n.__k[p])!=null&&(d=~f.__i&&b[f.__i]||qt,f.__i=p,y=we(t,f,d,r,s,a,i,c,h,l),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&ve(d.ref,null,f,d),f.ref&&l.push(f.ref,f.__c||m,f)),_=_||m,4&f.__u?(c=bn(f,c,t,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&y!==void 0?c=y:m&&(c=m.nextSibling),f.__u&=-21);return n.__e=_,c}function _r(t,e,n,o,r){var s,a,i,c,h,l,p,d,f,m=n.length,_=m,y=0,b=0,g=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=St(null,a):jt(a)?a=g[s]=St(P,{children:a}):a.constructor===Mt&&a.__b?a=g[s]=St(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,c=s+y,a.__=t,a.__b=t.__b+1,i=null,~(h=a.__i=yr(a,n,c,_))&&(_--,(i=n[h])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,h==c-1?y--:h==c+1?y++:h!=c&&(h>c?y--:y++,b=1)):(~h||(r>m?y--:r<m&&y++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(b){for(l=[],p=[],s=0;s<r;s++)if((a=g[s])&&16&a.__u){for(y=0,d=l.length;y<d;)l[f=y+d>>1]<a.__i?y=f+1:d=f;l[y]=a.__i,p[s]=y+1}for(y=l.length;s--;)p[s]&&(p[s]==y?y--:g[s].__u|=4)}if(_)for(s=0;s<m;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=st(i)),xe(i,i));return o}function bn(t,e,n,o){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=bn(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=st(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function be(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(jt(t)?t.some(function(n){be(n,e)}):e.push(t)),e}function yr(t,e,n,o){var r,s=t.key,a=t.type,i=e[n],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function fn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ft(t,e,n,o,r){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||fn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||fn(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=me[e]||(me[e]=br(e)),(t.__a||(t.__a={}))[e]=ge,s=e!=(e=e.replace(mn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function br(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ut]==null)e[Ut]=ge++;else if(e[Ut]<this.__a[t])return;return n(x.event?x.event(e):e)}}}function we(t,e,n,o,r,s,a,i,c,h){var l,p,d,f,m,_,y,b,g,w,v,M,C,E,U,et,z,k,V=e.type;if(e.constructor!==Mt)return null;128&n.__u&&(c=32&n.__u,l=n.__c.__z)&&(e.__u|=c,p=s=[],l.nodeType==8?i=zt(l,s):s.push(l),i=s[0]||i),(l=x.__b)&&l(e);t:if(typeof V=="function"){d=a.length;try{if(b=e.props,g=(l=V.prototype)&&l.render,w=(l=V.contextType)&&o[l.__c],v=l?w?w.props.value:l.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new V(b,v):(e.__c=f=new rt(b,v),f.constructor=V,f.render=vr),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ft({},f.__s)),ft(f.__s,V.getDerivedStateFromProps(b,f.__s)))),m=f.props,_=f.state,f.__v=e,n.__c){if(b!==m&&g&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,v),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,v)===!1){e.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(B){B&&(B.__=e)}),Ht.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=st(n);break t}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,v),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,_,y)})}else g&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=b,f.__P=t,f.__g&=-5,M=x.__r,C=g?25:0;do f.__g&=-9,M&&M(e),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++C<25);g&&(Ht.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=ft({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(m,_)),E=l&&l.type===P&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(B){B&&xe(B,B)}),n.__k=null),i=n.__k?st(n,0):null),i=yn(t,jt(E)?E:[E],e,n,o,r,s,a,i,c,h),b.__P&&(e.__e=null,i=l),e.__u&=-161,p&&p.some(dt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(a.length=d,e.__v=null,c||s)if(B&&B.then){if(e.__u|=128|c,s){for(~(z=s.indexOf(i||void 0))||(z=s.length);(k=s[z-1])&&k.nodeType==8;)z--;for(;z<s.length;z++)if(k=s[z])if(s[z]=null,U){if(k==et)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(et=zt(U=k))}}if(!U){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;U=i}(l=zt(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(dt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),B&&B.then||wn(e),x.__e(B,e,n)}}else i=e.__e=wr(n.__e,e,n,o,r,s,a,c,h,t);return(l=x.diffed)&&l(e),i}function zt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function wn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(wn))}function vn(t,e,n){for(var o=0;o<n.length;)ve(n[o++],n[o++],n[o++]);x.__c&&x.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){x.__e(s,r.__v)}})}function wr(t,e,n,o,r,s,a,i,c,h){var l,p,d,f,m,_,y,b,g=n.props||qt,w=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(v?m.localName==v:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=h.ownerDocument||document,!v)return b.createTextNode(w);t=b.createElementNS(r,v,w.is?w:h),i&&(x.__m&&x.__m(e,s),i=!1),s=null}if(v){if(h=v=="template"&&t.content||t,s=v=="textarea"&&w.defaultValue!=null?null:s&&_e.call(h.childNodes),!i&&s)for(g={},l=0;l<t.attributes.length;l++)g[(m=t.attributes[l]).name]=m.value;for(l in g)m=g[l],l=="dangerouslySetInnerHTML"?d=m:l=="children"||l in w||l=="value"&&"defaultValue"in w||l=="checked"&&"defaultChecked"in w||Ft(t,l,null,m,r);for(l in w)m=w[l],l=="children"?f=m:l=="dangerouslySetInnerHTML"?p=m:l=="value"?_=m:l=="checked"?y=m:i&&typeof m!="function"||g[l]===m||Ft(t,l,m,g[l],r);p?(i||d&&(p.__html==d.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(d&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&mr.test(v))&&(r="http://www.w3.org/1999/xhtml"),yn(h,jt(f)?f:[f],e,n,o,r,s,a,s?s[0]:n.__k&&st(n,0),i,c),s&&s.some(dt)),i&&v!="textarea"||(l="value",v=="progress"&&_==null?t.removeAttribute(l):_==null||_===t[l]&&(v!="progress"||_)||Ft(t,l,_,g[l],r),l="checked",y!=null&&y!=t[l]&&Ft(t,l,y,g[l],r))}else g===w||i&&t.data==w||(t.data=w);return t}function ve(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){x.__e(r,n)}}function xe(t,e,n){var o,r,s,a;if(x.unmount&&x.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||ve(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){x.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&xe(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=zt(o,s=[]))&&(o==t.__e&&s.some(dt),dt(r),dt(o)),n||dt(t.__e),t.__e=t.__c=t.__=null}function vr(t,e,n){return this.constructor(t,n)}function pt(t,e){var n,o,r,s;x.__&&x.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=St(P,{children:[t]}),r=[],s=[],we(e,e.__k,o||qt,qt,e.namespaceURI,o?null:e.firstChild?_e.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),vn(r,e.__k,s),e.__k.props.children=null}x={__e:function(t,e,n,o){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw Dt=0,t}},pn=0,pr=function(t){return t!=null&&t.constructor===Mt},rt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ft({},this.state)),typeof t=="function"&&(t=t(ft({},n),this.props)),t&&(ft(n,t),this.__v&&(e&&this.__k.push(e),dn(this)))},rt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),dn(this))},rt.prototype.render=P,ot=[],Dt=0,hn=function(t,e){return t.__v.__b-e.__v.__b},Ut=Symbol(),mn=/(PointerCapture)$|Capture$/i,ge=0,me={},hr=0;var bt,T,ke,xn,Se=Object.is,Ot=0,Cn=[],Me=[],L=x,kn=L.__b,Sn=L.__r,Mn=L.diffed,En=L.__c,On=L.unmount,Ln=L.__;function Bt(t,e){L.__h&&L.__h(T,t,Ot||e),Ot=0;var n=T.__H||(T.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function R(t){return Ot=1,$n(Pn,t)}function $n(t,e,n){var o=Bt(bt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Pn(void 0,e),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);Se(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=T,!T.__f)){T.__f=!0;var r=T.shouldComponentUpdate;T.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var h=!1,l=this.props!=s;if(c.__.some(function(d){d.__N&&(h=!0,Se(d.__[0],d.__N[0])||(l=!0))}),r){var p=r.call(this,s,a,i);return h?p||l:p}return!h||l}}return o.__}function J(t,e){var n=Bt(bt++,3);!L.__s&&Oe(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,T.__H.__h.push(n))}function N(t,e){var n=Bt(bt++,4);!L.__s&&Oe(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,T.__h.push(n))}function H(t){return Ot=5,K(function(){return{current:t}},[])}function K(t,e){var n=Bt(bt++,7);return Oe(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Wt(t,e){return Ot=8,K(function(){return t},e)}function xr(){var t;do{for(;t=Me.shift();)try{Et(t)}catch(n){L.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Cn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Et),e.__h.some(Ee),e.__h=[]}catch(n){e.__h=[],L.__e(n,t.__v)}}}while(Me.length)}L.__b=function(t){T=null,kn&&kn(t)},L.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ln&&Ln(t,e)},L.__r=function(t){Sn&&Sn(t),bt=0;var e=(T=t.__c).__H;e&&(ke==T?T.__h=[]:(e.__h.some(Et),e.__h.some(Ee),bt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ke=T},L.diffed=function(t){Mn&&Mn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Tn(Cn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ke=T=null},L.__c=function(t,e){e.some(function(n){try{n.__h.some(Et),n.__h=n.__h.filter(function(o){return!o.__||Ee(o)})}catch(o){n.__h=[function(){throw o}]}}),En&&En(t,e)},L.unmount=function(t){On&&On(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Tn(Me.push(r))}else Et(r)}catch(s){e=s}}),o.__H=void 0,e&&L.__e(e,o.__v))};var An=typeof requestAnimationFrame=="function";function kr(t){var e,n=function(){clearTimeout(o),An&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);An&&(e=requestAnimationFrame(n))}function Tn(t){t!=1&&xn==L.requestAnimationFrame||((xn=L.requestAnimationFrame)||kr)(xr)}function Et(t){var e=T,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),T=e}function Ee(t){var e=T;t.__c=t.__(),T=e}function Oe(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!Se(n,t[o])})}function Pn(t,e){return typeof e=="function"?e(t):e}var Sr,Te=()=>Sr??=document.createElement("canvas").getContext("2d");function Le(t){let e=Te();e.fillStyle=t;let n=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Vt=(t,e,n)=>t.map((o,r)=>Math.round(o+(e[r]-o)*n)),ht=t=>`rgb(${t.join(",")})`;function Ae(t){let[e,n,o]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*n+.0722*o}function Rn(t,e){let[n,o]=[Ae(t),Ae(e)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Mr(t){return Array.from({length:256},(e,n)=>{let o=n/255*(t.length-1),r=Math.min(Math.floor(o),t.length-2);return Vt(t[r],t[r+1],o-r)})}function Nn(t){let e=getComputedStyle(t),n=l=>e.getPropertyValue(`--st-${l}`).trim(),[o,r]=[Le(n("text-color")),Le(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...c]=n("chart-categorical-colors").split(","),h=Mr(s.map(Le));return{text:ht(o),quiet:ht(Vt(r,o,.72)),ground:ht(r),primary:n("primary-color"),query:a,key:i,lines:c,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:ht(Vt(r,o,.09)),hatchLine:ht(Vt(r,o,.3)),scale:h.map(ht),ink:h.map(l=>ht(Rn(l,o)>=Rn(l,r)?o:r)),pixels:Uint32Array.from(h,([l,p,d])=>4278190080|d<<16|p<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Ae(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function $(t,e){let n=Te();return n.font=e,n.measureText(t).width}function In(t){let e=Te();e.font=t;let{fontBoundingBoxAscent:n,fontBoundingBoxDescent:o}=e.measureText("x");return(n-o)/2}var Fn="$array",Er={uint8:Uint8Array,uint16:Uint16Array};function Un(t){let e=t.byteOffset%8?t.slice():t,o=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,o)),(r,s)=>{if(!s?.[Fn])return s;let{[Fn]:a,at:i,size:c}=s;return new Er[a](e.buffer,e.byteOffset+o+i,c)})}var Gt={looks:null,lookedAt:null};function zn({rowSpots:t,columnSpots:e},n,o){return{looks:t[n]?.[0]??null,lookedAt:e[o]?.[0]??null}}function Dn(t,e,n){let o=e==="target"?n-1:n,r=e==="source"||n<t.steps.length;return{looks:o<0?null:{side:e,place:o},lookedAt:r?{side:e,place:n}:null}}function $e({rowSpots:t,columnSpots:e},{looks:n,lookedAt:o}){return{rows:Ce(t,n),columns:Ce(e,o)}}function Pe({encoderOnly:t},{rowSpots:e},n){return Ce(e,{side:t?"source":"target",place:n})}function Ce(t,e){let n=e?t.findIndex(o=>o.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return n<0?[]:[n]}var Or;function Kt(t,e,n,o){let r=Or??=document.createElement("canvas");(r.width!==n||r.height!==e)&&Object.assign(r,{width:n,height:e});let s=r.getContext("2d"),a=s.createImageData(n,e),i=new Uint32Array(a.data.buffer);for(let c=0;c<i.length;c+=1)i[c]=o.pixels[Math.min(255,Math.round(t[c]*255))];return s.putImageData(a,0,0),r}var I=6;function F({size:t,bold:e,code:n},o){return`${e?700:400} ${t}px ${n?o.codeFont:o.font}`}function it(t,e,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(n*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${n}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,n),i.imageSmoothingEnabled=!1;let c=({fill:h,stroke:l,width:p=1,opacity:d=1},f)=>{i.globalAlpha=d,h&&(i.fillStyle=h,i.fill(f)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:p}),i.stroke(f)),i.globalAlpha=1};return{rect(h,l,p,d,f){let m=new Path2D;f.radius?m.roundRect(h,l,p,d,f.radius):m.rect(h,l,p,d),c(f,m)},text(h,l,p,d){i.save(),i.translate(l,p),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:F(d,o),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(h,0,0),i.restore()},cells:(h,l,p,d)=>i.drawImage(Kt(h,l,p,o),...d),hatch(h,l,p,d){i.fillStyle=Lr(i,o),i.fillRect(h,l,p,d)},path:(h,l)=>c(l,new Path2D(h))}}var qn=new Map;function Lr(t,e){let n=qn.get(e.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:I,height:I}),r=o.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,I,I),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-I,0,I])r.moveTo(a-1,I+1),r.lineTo(a+I+1,-1);r.stroke();let s=t.createPattern(o,"repeat");return qn.set(e.signature,s),s}var Ar=6400,Hn=4,Tr=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Cr=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,$r={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Bn=t=>t.replace(/[&<>"]/g,e=>$r[e]);function Re(t){return Cr.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var At=t=>t.toWellFormed().replace(Tr,""),Lt=t=>Math.round(t*100)/100;function X(t,e,n){let o=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Bn(String(typeof s=="number"?Lt(s):s))}"`);return`<${t}${o.join("")}${n===void 0?"/>":`>${n}</${t}>`}`}var jn=({fill:t="none",stroke:e,width:n=1,opacity:o})=>({fill:t,stroke:e,"stroke-width":e&&n,opacity:o});function Wn(t,e,n,o){let r=[];o(Pr(r,n));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Lt(t)} ${Lt(e)}`};return X("svg",s,X("defs",{},Ir(n))+r.join(""))}function Pr(t,e){return{rect:(n,o,r,s,a)=>t.push(X("rect",{x:n,y:o,width:r,height:s,rx:a.radius,...jn(a)})),path:(n,o)=>t.push(X("path",{d:n,...jn(o)})),hatch:(n,o,r,s)=>t.push(X("rect",{x:n,y:o,width:r,height:s,fill:"url(#hatch)"})),cells:(n,o,r,s)=>t.push(...Rr(n,o,r,s,e)),text(n,o,r,s){let{fill:a,size:i,bold:c,code:h,align:l="left",turned:p}=s,d=Re(At(n)),f=$(d,F(s,e)),[m,_]=[p?{transform:`translate(${Lt(o)} ${Lt(r)}) rotate(-90)`}:{x:o,y:void 0},In(F(s,e))],y={...m,y:p?_:r+_,fill:a,"font-family":h?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...d].length>1?f:void 0,lengthAdjust:[...d].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(X("text",y,Bn(d)))}}}function Rr(t,e,n,[o,r,s,a],i){if(e*n>Ar)return[Nr(t,e,n,[o,r,s,a],i)];let[c,h]=[s/n,a/e],l=d=>Math.min(255,Math.round(t[d]*255)),p=[];for(let d=0;d<e;d+=1)for(let f=0,m;f<n;f=m){let _=i.scale[l(d*n+f)];for(m=f+1;m<n&&i.scale[l(d*n+m)]===_;)m+=1;let y={x:o+f*c,y:r+d*h,width:(m-f)*c,height:h};p.push(X("rect",{...y,fill:_}))}return[X("g",{"shape-rendering":"crispEdges"},p.join(""))]}function Nr(t,e,n,[o,r,s,a],i){let c=Object.assign(document.createElement("canvas"),{width:n*Hn,height:e*Hn}),h=c.getContext("2d");return h.imageSmoothingEnabled=!1,h.drawImage(Kt(t,e,n,i),0,0,c.width,c.height),X("image",{x:o,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:c.toDataURL("image/png")})}function Ir(t){let e=X("rect",{width:I,height:I,fill:t.hatchGround}),n=[-I,0,I].map(r=>`M${r-1} ${I+1}L${r+I+1} -1`).join("");return X("pattern",{id:"hatch",width:I,height:I,patternUnits:"userSpaceOnUse"},e+X("path",{d:n,fill:"none",stroke:t.hatchLine}))}var Tt=12,Fr=2,Ur=16e6,zr=1.4;function Y(t,e=Tt){let n=t.filter(r=>!!r),o=n.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...n.map(({width:r})=>r)),height:Math.max(0,o),draw:(r,s,a)=>n.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function Z(t,e=Tt){let n=t.filter(o=>!!o);return{width:Math.max(0,n.reduce((o,r)=>o+r.width+e,-e)),height:Math.max(0,...n.map(({height:o})=>o)),draw:(o,r,s)=>n.reduce((a,i)=>(i.draw(o,a,s),a+i.width+e),r)}}function Vn(t,e,n,o){let r=F(n,o),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&$(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=n.size*zr;return{width:Math.ceil(Math.max(0,...s.map(i=>$(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,h)=>s.forEach((l,p)=>i.text(l,c,h+(p+.5)*a,n))}}function Dr(t,e){let[n,o]=[t.width,t.height].map(r=>Math.ceil(r)+2*Tt);return{width:n,height:o,draw(r){r.rect(0,0,n,o,{fill:e.ground}),t.draw(r,Tt,Tt)}}}function Gn(t,e){let{width:n,height:o,draw:r}=Dr(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(it(s,n,o,e,Math.min(Fr,Math.sqrt(Ur/(n*o))))),{svg:Wn(n,o,e,r),png:s.toDataURL("image/png").split(",")[1]}}function Xt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let n=Math.abs(t).toFixed(e),o=t<0?"\u2212":"";if(t!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-e).toFixed(e)}`;let[r,s]=n.split(".");return o+qr(Number(r))+(s?`.${s}`:"")}function qr(t){return t.toLocaleString("en")}function S(t,e=0){let n=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(n)===0||t<1&&Number(n)===100?e===0?S(t,1):Number(n)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${n} %`}function Kn(t){return t>=.005?(t*100).toFixed(0):""}var Hr=/[\u202A-\u202E\u2066-\u2069]/g,jr=/(\p{M}{4})\p{M}+/gu,Br=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Wr={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Vr=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Xn=14;function Ne(t){let e=t.replace(Hr,"").replace(jr,"$1");return/^\s+$/.test(e)?[...e].map(n=>Wr[n]??"\u2423").join(""):e||"\u2205"}function mt(t,e=Xn){let n=Ne(t);if(n.length<=e)return n;let o=[...Vr.segment(n)];return o.length<=e?n:o.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function j(t,e=Xn){return`\u2068${mt(t,e)}\u2069`}function Yt(t){let e=t.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Br.test(e)?"rtl":"ltr"}var q=14,Gr=18,Ie=64,Ct={width:96,height:12},at=(t,e)=>gt(t,{size:Gr,bold:!0,fill:e.text},e),Jt=(t,e,n)=>Vn(t,e,{size:q,fill:n.text},n);function gt(t,e,n){let o=Math.ceil(e.size*1.4);return{width:Math.ceil($(t,F(e,n))),height:o,draw:(r,s,a)=>r.text(t,s,a+o/2,e)}}function Zt({isBlocked:t},e){let n=(o,r=e.quiet,s=!1)=>gt(o,{size:q,fill:r,bold:s},e);return Z([n("row = looks",e.query,!0),n("column = looked at",e.key,!0),Z([n("0 %"),Kr(e),n("100 %")],6),t&&Z([Fe((o,...r)=>o.hatch(...r)),n("blocked by the mask")],6)],20)}function Kr(t){let e=Float32Array.from({length:Ie},(n,o)=>o/(Ie-1));return{...Ct,draw(n,o,r){n.cells(e,1,Ie,[o,r+4,Ct.width,Ct.height]),n.rect(o,r+4,Ct.width,Ct.height,{stroke:t.hatchLine})}}}var Fe=t=>({width:16,height:20,draw:(e,n,o)=>t(e,n,o+3,16,14)});var G={top:18,height:160,bar:14,gap:16};function Yn({map:t,rows:e},n){if(!e.length)return null;let o=(r,s)=>Z([Fe((a,...i)=>a.rect(...i,{fill:n.lines[s]})),gt(`${r+1} ${j(t.rows[r],30)}`,{size:q,fill:n.text},n)],6);return Y([at(`Rows compared: ${t.title}`,n),Y(e.map(o),2),Xr(t,e,n)])}function Xr({weights:t,columns:e},n,o){let r={size:q,code:!0,fill:o.text},s=e.map(i=>j(i,12)),a=s.map(i=>Math.max(Math.ceil($(i,F(r,o))),n.length*G.bar)+G.gap);return{width:a.reduce((i,c)=>i+c,0),height:G.top+G.height+24,draw(i,c,h){let l=h+G.top;for(let d of[.5,1]){let f=l+(1-d)*G.height;i.rect(c,f,this.width,1,{fill:o.hatchGround}),i.text(S(d),c,f-8,{size:13,fill:o.quiet})}let p=c;s.forEach((d,f)=>{let m=p+(a[f]-n.length*G.bar)/2;n.forEach((_,y)=>{let b=t[_*e.length+f]*G.height;i.rect(m+y*G.bar,l+G.height-b,G.bar-1,b,{fill:o.lines[y]})}),i.rect(p,l+G.height,a[f],1,{fill:o.quiet}),i.text(d,p+a[f]/2,l+G.height+13,{...r,align:"center"}),p+=a[f]})}}}var Zn=1.2,Yr=9;function Qt(t,e,n){let o=`700 ${e.letters}px ${n.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(g=>j(g))),i=(b=>Math.ceil(Math.max(...b.map(g=>$(g,o)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),h=e.letters*Zn,l=s.map(b=>$(b,o)),p=l.map(b=>b>Math.max(c,h)-2&&b>e.letters*1.1),d=Math.ceil(Math.max(h,...l.filter((b,g)=>p[g])))+8,f=Math.min(e.cell,c*1.4,(e.height-d-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(b=>b>=4?Math.floor(b):b);let[m,_]=[i+s.length*c+3,d+r.length*f+3].map(Math.ceil),y=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:d,cellWidth:c,cellHeight:f,width:m,height:_,rows:r,columns:s,turned:p,letters:e.letters,numbers:y>=12?y:0}}function te(t,e,n,o,r){Jr(t,e,n,o,r),n.numbers&&Zr(t,e,n,o,r),Qr(t,n,o,r),ts(t,n,o,r),es(t,n,o,r)}function Jr(t,e,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[c,h]=[e.rows.length,e.columns.length],[l,p]=[h*r,c*s];if(t.cells(e.weights,c,h,[n,o,l,p]),e.blocked&&$t(t,e.blocked,c,h,[n,o,l,p]),e.border&&(t.rect(n,o+e.border*s-1,l,2,{fill:i.quiet}),t.rect(n+e.border*r-1,o,2,p,{fill:i.quiet})),!(Math.min(r,s)<Yr)){for(let d=1;d<h;d+=1)t.rect(n+d*r-.5,o,1,p,{fill:i.ground});for(let d=1;d<c;d+=1)t.rect(n,o+d*s-.5,l,1,{fill:i.ground})}}function $t(t,e,n,o,[r,s,a,i]){let c=l=>Math.round(r+l*a/o),h=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let p=0;p<o;p+=1){let d=p;for(;d<o&&e[l*o+d];)d+=1;d>p&&t.hatch(c(p),h(l),c(d)-c(p),h(l+1)-h(l)),p=d}}function Zr(t,{weights:e,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:h},l,p){for(let d=0;d<Math.min(o.length,l.done);d+=1)for(let f=0;f<r.length;f+=1){let m=e[d*r.length+f];if(n?.[d*r.length+f])continue;let _=p.ink[Math.min(255,Math.round(m*255))],[y,b]=[s+(f+.5)*i,a+(d+.5)*c+1];t.text(Kn(m),y,b,{fill:_,size:h,align:"center"})}}function Qr(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let h=[e,n+i*r,a.length*o,(s.length-i)*r];t.rect(...h,{fill:c.ground}),t.rect(...h,{fill:c.hatchGround,opacity:.5})}function ts(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,c){let h=(l,p)=>t.rect(e-1,n+l*r-1,a.length*o+2,r+2,{stroke:p,width:2.5});for(let l of i.chosen)h(l,c.query);for(let l of i.step)h(l,c.primary);for(let l of i.rows)h(l,c.query);for(let l of i.columns)t.rect(e+l*o-1,n-1,o+2,s.length*r+2,{stroke:c.key,width:2.5})}function es(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:c},h,l){let p=[...h.rows,...h.step,...h.chosen];for(let d of Jn(s.length,r,c,p)){if(d>=h.done)break;let f=p.includes(d),m=h.rows.includes(d)||h.chosen.includes(d)?l.query:f?l.text:l.quiet;t.text(s[d],e-7,n+(d+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let d of Jn(a.length,o,c,h.columns)){let f=h.columns.includes(d),m=i[d]?"left":"center",[_,y]=[e+(d+.5)*o,n-(i[d]?6:3+c*.55)];t.text(a[d],_,y,{fill:f?l.key:l.quiet,size:c,bold:f,code:!0,align:m,turned:i[d]})}}function Jn(t,e,n,o){let r=n*Zn,s=Math.max(1,Math.ceil(r/e)),a=i=>o.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>o.includes(i)||i%s===0&&!a(i))}function Qn({left:t,top:e,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[c,h]=[Math.floor((i-e)/o),Math.floor((a-t)/n)];return c>=r.length||h>=s.length||c<0&&h<0?null:{row:Math.max(-1,c),column:Math.max(-1,h)}}function ee({group:t},e,n){let o=(a,i)=>(!e.length||e.includes(a))&&(!n.length||!D.includes(i)&&n.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Q(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:Q(t).filter(a=>s.some(i=>i.head===a))}}var to=96,Ue=12,eo=64,ze=20,no=18,ns=6;function oo({example:t,frames:e,open:n,layers:o,roles:r},s){let a=e.map(l=>({frame:l,...ee(l,o,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:p,heads:d})=>Y([at(l.group.title,s),os(t,l,p,d,n,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),h=Math.max(...a.map(({heads:l})=>l.length))<=ns;return Y([h?Z(i,32):Y(i,24),Zt({isBlocked:c},s)],16)}function os(t,e,n,o,r,s){let{group:a,rows:i,columns:c,blocked:h}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[p,d]=[to,Math.round(to/l)],f=[...new Set(n.map(({layer:_})=>_))],m=d+no+Ue;return{width:eo+o.length*(p+Ue),height:ze+f.length*m,draw(_,y,b){let g=v=>y+eo+o.indexOf(v)*(p+Ue),w={size:13,fill:s.quiet};for(let v of o)_.text(D.includes(v)?v:`Head ${v}`,g(v)+p/2,b+ze/2,{...w,align:"center"});f.forEach((v,M)=>{let C=b+ze+M*m;_.text(`Layer ${v+1}`,y,C+d/2,w);for(let E of n.filter(U=>U.layer===v)){let U=g(E.head);_.cells(nt(t,e,v,E.head),i.length,c.length,[U,C,p,d]),h&&$t(_,h,i.length,c.length,[U,C,p,d]);let et=E.kind===r.kind&&v===r.layer&&E.head===r.head;_.rect(U-2,C-2,p+4,d+4,{stroke:et?s.primary:s.hatchLine,width:et?3:1,radius:4});let z=a.roles[v][Number(E.head)-1];z&&_.text(z,U+p/2,C+d+4+no/2,{...w,align:"center"})}})}}}var ne=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function oe(t,e,n,{left:o,top:r,width:s,pitch:a},i){let c=e.columns.length,h=[];for(let d=0;d<e.weights.length;d+=1)e.weights[d]>=.02&&h.push({row:Math.floor(d/c),column:d%c,weight:e.weights[d]});let l=({row:d,column:f})=>n.columns.length?n.columns.includes(f):n.rows.includes(d),p=n.rows.length+n.columns.length>0;h.sort((d,f)=>d.weight-f.weight);for(let d of p?[!1,!0]:[!1])for(let f of h){if(l(f)!==d)continue;let m=y=>r+(y+.5)*a,_=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${o} ${m(f.row)}L${o+s} ${m(f.column)}`,{stroke:_,width:d?4:2,opacity:p&&!d?.25:1})}}var ro={width:960,height:720},rs=9,ss=200,W={width:360,pitch:26,gap:8},re={pitch:26,gap:16};function so({map:t,lit:e,view:n},o){let r=n==="lines"?as(t,e,o):n==="table"?cs(t,o):is(t,e,o),s=[Jt(t.caption,Math.max(520,r.width),o),Zt({isBlocked:!!t.blocked?.includes(1)},o)];return Y([at(t.title,o),r,...s])}function is(t,e,n){let[o,r]=[t.rows.length,t.columns.length].map(i=>ss+i*rs),s={width:Math.max(ro.width,r),height:Math.max(ro.height,o),cell:64,letters:q},a=Qt(t,s,n);return{width:a.width,height:a.height,draw:(i,c,h)=>te(i,t,{...a,left:a.left+c,top:a.top+h},e,n)}}function as(t,e,n){let o=ne(e),r={size:q,code:!0,fill:n.text},[s,a]=[t.rows,t.columns].map(p=>p.map(d=>j(d,24))),i=p=>Math.ceil(Math.max(...p.map(d=>$(d,F({...r,bold:!0},n))))),[c,h]=[i(s),60],l=p=>o.length===1&&!e.columns.length?t.weights[o[0]*a.length+p]:0;return{width:c+2*W.gap+W.width+i(a)+h,height:26+Math.max(s.length,a.length)*W.pitch,draw(p,d,f){let[m,_,y]=[d+c+W.gap,d+c+W.gap+W.width,f+26],b=g=>y+(g+.5)*W.pitch;p.text("looks (query)",m-W.gap,f+10,{size:q,bold:!0,fill:n.query,align:"right"}),p.text("looked at (key)",_+W.gap,f+10,{size:q,bold:!0,fill:n.key}),oe(p,t,{rows:o,columns:e.columns},{left:m,top:y,width:W.width,pitch:W.pitch},n),s.forEach((g,w)=>p.text(g,m-W.gap,b(w),{...r,bold:o.includes(w),align:"right"})),a.forEach((g,w)=>{p.text(g,_+W.gap,b(w),{...r,bold:e.columns.includes(w)});let v=l(w)>=.005?S(l(w)):"";v&&p.text(v,_+W.gap+$(g,F(r,n))+8,b(w),{size:13,fill:n.quiet})})}}}function cs(t,e){let n={size:q,fill:e.text},o={...n,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(d=>j(d,24))),a=p=>t.blocked?.[p]?"blocked":S(t.weights[p],2),i=(p,d=n)=>Math.ceil($(p,F(d,e))),c=Math.max(...r.map(p=>i(p,o))),l=s.map((p,d)=>Math.max(i(p,o),...r.map((f,m)=>i(a(m*s.length+d))))).reduce((p,d)=>[...p,(p.at(-1)??c)+re.gap+d],[]);return{width:l.at(-1)??c,height:(r.length+1)*re.pitch,draw(p,d,f){let m=_=>f+(_+.5)*re.pitch;s.forEach((_,y)=>p.text(_,d+l[y],m(0),{...o,align:"right"})),r.forEach((_,y)=>{p.rect(d,f+(y+1)*re.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),p.text(_,d,m(y+1),o),s.forEach((b,g)=>p.text(a(y*s.length+g),d+l[g],m(y+1),{...n,align:"right"}))})}}}var ls=.1;function se({weight:t,note:e},n){if(e!==void 0||t===null)return e??"";let o=Math.max(0,...n.map(r=>r.weight??0));return t>=ls||t===o&&o>0?S(t):""}function ie(t,e,n,o,r){let s=m=>{let _=t.groups.find(y=>y.kind===m);return _&&Nt(t,lt(t,_,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,_)=>m?m.weights.subarray(_*m.columns.length,(_+1)*m.columns.length):[],h=[...c(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!t.encoderOnly?o.lookedAt.place:-1,p=l<0?[...c(i,n)]:[],d=t.source.map((m,_)=>({token:m,weight:l<0?h[_]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===_,state:t.encoderOnly&&_===n?"current":""})),f=t.target.map((m,_)=>{let y=r&&_>n+1,b=_>0&&t.steps[_-1]?.forced,g=l>=0?a&&_>0?a.weights[(_-1)*a.columns.length+l]:null:_<=n?p[_]??null:null,w=_===n+1;return{token:m,weight:w&&l<0?null:g,lit:o.looks?.side==="target"&&o.looks.place===_-1,state:y?"later":w&&l<0?"written":b?"forced":"",note:w&&l<0?b?"forced":"written":void 0}});return{source:d,target:f,asked:l<0?"":t.source[l],strongest:h.indexOf(Math.max(...h))}}var io=8;function ae(t,e,n){let{reads:o,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=lt(t,i,{words:!1,muted:!1}),h=c.columns.length,l=nt(t,c,n.layer,n.head).subarray(e*h,(e+1)*h),p=l.indexOf(Math.max(...l)),d=t.target.slice(Math.max(0,e+1-io),e+1);return[...t.encoderOnly?["At ",{token:o}]:[`Has read ${e+1>io?"\u2026 ":""}`,...d.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[p],strong:!0},` (${S(l[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${S(s,1)}).`]}var wt=640,ct={height:28,padding:8,gap:6,line:50},tt={line:26,height:12,number:70,tag:64};function co({example:t,open:e,step:n,pointed:o},r){let{source:s,target:a}=ie(t,e,n,o,!1),i=t.steps[n],c=i?ae(t,n,e).map(h=>typeof h=="string"?h:j(h.token)).join(""):"";return Y([i&&at(`Step ${n+1} of ${t.steps.length}`,r),c.length>0&&Jt(c,wt,r),De(t.encoderOnly?"Tokens":"Source","",r),ao(s,r),!t.encoderOnly&&De("Target so far","",r),!t.encoderOnly&&ao(a,r),i&&De(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Xt(i.entropy,2)} nats`,r),i&&us(i,r)],8)}var De=(t,e,n)=>Z([gt(t,{size:15,bold:!0,fill:n.text},n),e.length>0&&gt(e,{size:q,fill:n.quiet},n)],8);function ao(t,e){let n={size:q,code:!0},o=t.map(({token:c})=>Math.ceil($(j(c),F({...n,bold:!0,fill:""},e)))+2*ct.padding),r=[],[s,a]=[0,0];for(let c of o)s>0&&s+c>wt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+ct.gap;let i=Yt(t.map(({token:c})=>c))==="rtl";return{width:wt,height:(a+1)*ct.line,draw(c,h,l){t.forEach((p,d)=>{let[f,m,_]=[h+(i?wt-r[d].x-o[d]:r[d].x),l+r[d].line*ct.line,o[d]],y=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),g=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;y>=0&&c.rect(f,m,_,ct.height,{fill:e.scale[y],radius:6}),c.rect(f,m,_,ct.height,{stroke:g,width:p.lit||b?3:1,radius:6});let w=y<0?e.text:e.ink[y];c.text(j(p.token),f+_/2,m+ct.height/2,{...n,fill:w,bold:b,align:"center"});let v=se(p,t);v&&c.text(v,f+_/2,m+ct.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function us({top:t,others:e,drawn:n,writes:o,forced:r},s){let a=[...t.map(([l,p],d)=>({name:j(l),share:p,drawn:n?.[d],isWritten:l===o,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:p})=>Math.ceil($(l,F({size:q,code:p,bold:!0,fill:""},s))))),c=n?2*tt.number:tt.number,h=wt-i-c-tt.tag-24;return{width:wt,height:a.length*tt.line,draw(l,p,d){a.forEach(({name:f,share:m,drawn:_,isWritten:y,code:b},g)=>{let[w,v]=[p+i+12,d+(g+.5)*tt.line],M=E=>[w,v-tt.height/2,E*h,tt.height],C={size:q,fill:s.text,bold:y};l.text(f,p,v,{...C,code:b}),l.rect(...M(1),{fill:s.hatchGround,radius:3}),l.rect(...M(m),{fill:y?s.primary:s.quiet,radius:3}),_!==void 0&&l.rect(...M(_),{stroke:s.text,width:1.5,radius:3}),l.text(S(m,1),w+h+tt.number,v,{...C,align:"right"}),_!==void 0&&l.text(S(_,1),w+h+2*tt.number,v,{...C,align:"right"}),y&&l.text(r?"forced":"written",w+h+c+10,v,C)})}}}var ds=Symbol.for("pv"),fs=0;function u(t,e,n,o,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var h={type:t,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ds,__v:--fs,__i:-1,__u:0};return(r||s)&&(h.__source=r,h.__self=s),x.vnode&&x.vnode(h),h}function lo({card:t,heading:e,note:n}){return u("section",{class:"card",children:[t.said.map(o=>u("p",{children:o},o)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(o=>u("th",{scope:"col",children:o},o))})}),u("tbody",{children:t.columns.map(([o,...r])=>u("tr",{children:[u("th",{scope:"row",children:o}),r.map((s,a)=>u("td",{children:s},a))]},o))})]})}),t.columns.length>0&&u("p",{class:"note",children:n})]})}function A({token:t,length:e,class:n=""}){return u("bdi",{class:`token ${n}`,title:Ne(t),children:mt(t,e)})}var qe=30,ps=3;function uo({map:t,lit:e}){let[n,o]=[e.rows[0]??-1,e.columns[0]??-1];return n<0&&o<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:n>=0&&o>=0?hs(t,n,o):n>=0?He(t,n):ms(t,o)})}function hs(t,e,n){let o=e*t.columns.length+n,r=t.blocked?.[o];return u(P,{children:[u(A,{token:t.rows[e],length:qe})," ",r?"is blocked from":"looks at"," ",u(A,{token:t.columns[n]}),!r&&u("b",{children:[" ",S(t.weights[o],2)]})]})}function He(t,e){let n=t.columns.length,o=fo(t.columns.map((r,s)=>({label:r,weight:t.weights[e*n+s]})));return u(P,{children:[u(A,{token:t.rows[e],length:qe})," looks at ",o.length?po(o):"nothing here","."]})}function ms(t,e){let n=t.columns.length,o=fo(t.rows.map((r,s)=>({label:r,weight:t.weights[s*n+e]})));return u(P,{children:[u(A,{token:t.columns[e]})," is looked at most by ",o.length?po(o):"no token","."]})}var fo=t=>t.filter(({weight:e})=>e>0).sort((e,n)=>n.weight-e.weight).slice(0,ps),po=t=>t.map(({label:e,weight:n},o)=>u("span",{children:[o?", ":"",u(A,{token:e,length:qe})," (",S(n),")"]},o));function ho({example:t,step:e,open:n}){return u("p",{class:"sentence","aria-live":"polite",children:ae(t,e,n).map((o,r)=>typeof o=="string"?o:o.strong?u("b",{children:u(A,{token:o.token})},r):u(A,{token:o.token},r))})}function mo({map:t,rows:e,colours:n,onDrop:o}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",S(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[u("i",{class:"swatch",style:{background:n[c]}})," ",i+1," ",u(A,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:He(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(h=>S(s(h,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((h,l)=>u("span",{style:{height:`${s(h,c)*100}%`,background:n[l]}},h))}),u(A,{token:i,length:8})]},c))})]})}function go(t,{go:e,step:n,last:o,player:r,presenting:s}){N(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,h=document.activeElement===document.body&&bs(c),l=_s(c,i)||s&&document.activeElement===document.body,p={ArrowLeft:()=>e(n-1),ArrowRight:()=>e(n+1)},d={...p,Home:()=>e(0),End:()=>e(o),ArrowUp:()=>e(n-1),ArrowDown:()=>e(n+1),PageUp:()=>e(n-1),PageDown:()=>e(n+1)," ":r.toggle},f=h||s||l,m=(l?d:h?p:{})[i.key]??(f&&!ys(i)?gs(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function gs(t,e,n){if(t==="Escape")return n?()=>O({present:!1}):void 0;if(Pt())return t==="f"?()=>O({present:!n}):t==="b"&&n?()=>{e.classList.toggle("blank")}:void 0}var _o="attention-lab-letter-keys",Pt=()=>localStorage.getItem(_o)!=="off";function yo(){localStorage.setItem(_o,Pt()?"off":"on")}function _s(t,e){let[n]=e.composedPath();return!(n instanceof HTMLElement)||!t.contains(n)||!n.closest(".player, .step-area")?!1:e.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function ys(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function bs(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>80&&e<window.innerHeight-80}function vt({label:t,isNamed:e=!1,options:n,value:o,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),n.map(([s,a])=>u("label",{class:s===o?"on":"",children:[u("input",{type:"radio",name:t,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var bo={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function wo({example:t,selection:e}){let n=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(vt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,bo[r]]),value:e.kind,onChoose:r=>O({kind:r,rows:[]})}),u(vt,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>O({layer:Number(r)-1})}),u(vt,{label:"Head",isNamed:!0,options:Q(n).map(r=>[r,r]),value:e.head,onChoose:r=>O({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(vt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>O({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>O({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(xs,{example:t,selection:e,layers:o}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>O({present:!0}),children:"Present"}),u(ws,{})]})]})}function ws(){let[t,e]=R(Pt);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(yo(),e(Pt())),children:"Keys F, B"})}function vo({example:t,selection:e}){return u(vt,{label:"View",options:vs(t),value:e.view,onChoose:n=>O({view:n})})}function vs({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(o=>[o,o])}function xs({example:t,selection:e,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,h)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,p])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>h(o(c,l)),children:p},p))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,bo[a]]),e.kinds,a=>O({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),e.layers,a=>O({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>O({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>O({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function xt(){let t=H(null),[e,n]=R({width:0,height:0});return N(()=>{let o=t.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[t,e]}function xo(t){N(()=>{let e=t.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(o);o();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}function ko({map:t,lit:e,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=H(null),[c,h]=xt(),l=K(()=>h.width?Qt(t,{...h,cell:64,letters:o},n):null,[t.rows,t.columns,h,o,n]);N(()=>{!l||!i.current||te(it(i.current,l.width,l.height,n),t,l,e,n)},[l,t,n,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let p=({offsetX:d,offsetY:f})=>l&&Qn(l,d,f);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let f=p(d);s(f?.row??-1,f?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let f=p(d);f&&f.row>=0&&a(f.row,f.column)},onKeyDown:d=>l&&ks(d,l,e,s,a),onBlur:()=>s(-1,-1)})})}function ks(t,{rows:e,columns:n},o,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],c=(p,d)=>Math.max(0,Math.min(p,d-1)),h=(p,d)=>r(c(a+p,e.length),c(i+d,n.length)),l={ArrowLeft:()=>h(0,-1),ArrowRight:()=>h(0,1),ArrowUp:()=>h(-1,0),ArrowDown:()=>h(i<0?0:1,0),Home:()=>h(0,-n.length),End:()=>h(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var Ss=.005,Mo={least:20,most:30};function Eo({map:t,lit:e,theme:n,onPoint:o,onPress:r}){let s=H(null),[a,i]=xt(),c=Math.max(t.rows.length,t.columns.length),h=Math.max(Mo.least,Math.min(Mo.most,Math.floor((i.height-30)/c))),[l,p]=[c*h,Math.max(60,Math.min(420,i.width*.36))],d=ne(e);N(()=>{s.current&&i.width&&oe(it(s.current,p,l,n),t,{rows:d,columns:e.columns},{left:0,top:0,width:p,pitch:h},n)},[t,i,n,d.join(),e.columns.join()]);let f=(b,g)=>t.weights[b*t.columns.length+g],m=(b,g)=>t.blocked?.[b*t.columns.length+g]?"blocked":f(b,g)>=Ss?S(f(b,g)):"",_=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,y=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${h}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,g)=>u("li",{children:u("button",{type:"button",class:(_<0?d.includes(g):f(g,_)>=.02)?"lit":"","aria-pressed":e.chosen.includes(g),onPointerEnter:({pointerType:w})=>w!=="touch"&&o(g,-1),onFocus:({currentTarget:w})=>w.matches(":focus-visible")&&o(g,-1),onClick:()=>r(g),children:[u("span",{class:"number",children:_<0?"":m(g,_)}),u("span",{children:y(b).map((w,v)=>[v?" \u2192 ":"",u(A,{token:w,length:10},v)])})]})},g))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,g)=>{let w=d.length===1&&_<0?f(d[0],g):0,v=e.columns.includes(g)||w>=.02;return u("li",{children:u("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:M})=>M!=="touch"&&o(-1,g),onFocus:({currentTarget:M})=>M.matches(":focus-visible")&&o(-1,g),onClick:()=>o(-1,g),children:[u(A,{token:b}),u("span",{class:"number",children:d.length===1&&_<0?m(d[0],g):""})]})},g)})})]})]})}function Oo({example:t,step:e,onForce:n}){let o=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>mt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Xt(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>u(Ms,{example:t,step:e,onForce:n,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(Lo,{share:e.others}),u("span",{class:"probability",children:S(e.others,1)}),u("span",{class:"tag"})]})]}),n&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function Ms({example:t,step:e,found:n,drawn:o,onForce:r}){if(!n)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===e.writes,c=r&&!i&&s!==t.neverForced,h=u(P,{children:[u(A,{token:s,class:"name"}),u(Lo,{share:a,drawn:o}),u("span",{class:"probability",children:[S(a,1),o!==void 0&&u("i",{class:"drawn",children:S(o,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${j(s)} instead`:"",onClick:()=>c&&r(s),children:h}):u("div",{class:l,children:h})}function Lo({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var Ao=Object.assign;function Ls(t,e){for(var n in t)if(n!="__source"&&t[n]!==e[n])return!0;for(var o in e)if(o!="__source"&&!(o in t))return!0;return!1}var As=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function $o(t,e){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Ls(this.props,r)}function o(r){return this.shouldComponentUpdate=n,ye(t,r)}return o.displayName="Memo("+(t.displayName||t.name)+")",o.prototype.isReactComponent=!0,o.type=t,o}var Ts=Symbol.for("react.element"),Cs=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,$s=/[A-Z0-9]/g,Ps=typeof document<"u";var Rs=function(t){return/fil|che|rad/.test(t)};rt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(rt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var To=x.event;x.event=function(t){return To&&(t=To(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Ns={configurable:!0,get:function(){return this.class}},Co=x.vnode;x.vnode=function(t){if(typeof t.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var c in r){var h=r[c];if(!(c=="value"&&"defaultValue"in r&&h==null||Ps&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&h&&h.constructor==Object){var l=void 0;for(var p in h)typeof h[p]!="number"||As.test(p)||(l||(l=h=Ao({},h)),h[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&h===!0)h="";else if(c=="translate"&&h==="no")h=!1;else if(c[0]=="o"&&c[1]=="n"){var d=c.toLowerCase();d=="ondoubleclick"?c="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||Rs(r.type)?d=="onfocus"?c="onfocusin":d=="onblur"&&(c="onfocusout"):d=c="oninput",d=="oninput"&&a[c=d]&&(c="oninputCapture")}else i&&Cs.test(c)?c=c.replace($s,"-$&").toLowerCase():h===null&&(h=void 0);a[c]=h}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=be(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Ns)):r.className&&(a.class=a.className=r.className),o.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Ao({},t.props);for(var n in t.type.defaultProps)e[n]===void 0&&(e[n]=t.type.defaultProps[n]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Ts,Co&&Co(t)};var Is=480,je={short:24,long:60},Fs=8,Po={least:32,most:104};function Us({example:t,frames:e,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[h,{width:l}]=xt(),p=e.map(d=>({frame:d,...ee(d,o,r)})).filter(({places:d})=>d.length);return u("div",{class:`overview ${a?"besides":""}`,ref:h,onPointerLeave:()=>i(null),children:[!p.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&p.map(({frame:d,heads:f,places:m})=>u(zs,{example:t,frame:d,heads:f,places:m,open:n,theme:s,onPeek:i,onOpen:c,label:l<Is?je.short:je.long,width:l},d.group.kind))]})}var No=$o(Us);function zs({example:t,frame:e,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:h}){let{group:l}=e,p=a===je.short,d=Math.floor(Math.max(Po.least,Math.min(Po.most,(i-a-12)/n.length-Fs))),f=H(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),_={width:d,height:Math.round(d/m)};N(()=>{f.current&&qs(f.current,t,e,o,_,s)},[t,e,o.length,d,s]);let y=[...new Set(o.map(({layer:g})=>g))],b=o.find(g=>Ro(g,r))??o[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!p&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:p?"grid short":"grid",role:"grid","aria-label":l.title,ref:f,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${d}px)`},onKeyDown:Hs,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),n.map(g=>u("span",{role:"columnheader",class:"column",children:p||D.includes(g)?g:`Head ${g}`},g))]}),y.map(g=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${g+1}`,children:[p?"L":"Layer ",g+1]}),n.map(w=>{let v=o.find(E=>E.layer===g&&E.head===w);if(!v)return u("span",{role:"gridcell"},w);let M=l.roles[g][Number(w)-1]??"",C=Ro(v,r);return u("span",{role:"gridcell",class:D.includes(w)?"cell summary":"cell",children:[u("button",{type:"button",class:C?"thumb open":"thumb",tabIndex:v===b?0:-1,"aria-current":C?"true":void 0,"aria-label":Ds(l.title,v,M),"data-place":`${g} ${w}`,onClick:()=>h(v),onPointerEnter:({pointerType:E})=>E!=="touch"&&c(v),onFocus:({currentTarget:E})=>E.matches(":focus-visible")&&c(v),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${_.width}px`,height:`${_.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),M&&u("span",{class:"role",children:M})]},w)})]},g))]})})]})}var Ro=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Ds(t,{layer:e,head:n},o){let r=D.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${t}, layer ${e+1}, ${r}${o&&`, ${o}`}`}function qs(t,e,n,o,{width:r,height:s},a){let[i,c]=[n.rows.length,n.columns.length];for(let{layer:h,head:l}of o){let p=t.querySelector(`[data-place="${h} ${l}"] canvas`);if(!(p instanceof HTMLCanvasElement))continue;let d=it(p,r,s,a);d.cells(nt(e,n,h,l),i,c,[0,0,r,s]),n.blocked&&$t(d,n.blocked,i,c,[0,0,r,s])}}function Hs(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let o=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(p=>[...p.querySelectorAll(".thumb")]),r=o.findIndex(p=>p.includes(e)),s=o[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=p=>o[p]?.[Math.min(s,o[p].length-1)],h={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:o[r])[0],End:()=>(t.ctrlKey?i:o[r]).at(-1)};if(!h[t.key])return;t.preventDefault(),t.stopPropagation();let l=h[t.key]();l instanceof HTMLElement&&l.focus()}var ce=new Map;function Io(t,e){return ce.set(t,e),()=>{ce.get(t)===e&&ce.delete(t)}}var Fo=t=>ce.get(t)?.()??null;function Uo(t){let e=H(t);e.current=t;let n=Object.keys(t).filter(o=>t[o]);J(()=>{let o=n.map(r=>Io(r,()=>e.current[r]?e.current[r]():null));return()=>o.forEach(r=>r())},[n.join()])}var js=1e3,Bs=[.5,1,2,4],Ws={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function zo(t,e,n){let[o,r]=R(!1),[s,a]=R(1);return J(()=>{if(!o)return;if(t>=e)return r(!1);let c=setTimeout(()=>n(t+1),js/s);return()=>clearTimeout(c)},[o,t,e,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&t>=e&&n(0),r(!o)},pause:()=>r(!1)}}function Do({step:t,last:e,player:n,go:o}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u("span",{class:"buttons",children:[u(Rt,{name:"first",label:"First step",idle:t===0,onPress:()=>o(0)}),u(Rt,{name:"back",label:"One step back",idle:t===0,onPress:()=>o(t-1)}),u(Rt,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(Rt,{name:"next",label:"One step on",idle:t===e,onPress:()=>o(t+1)}),u(Rt,{name:"last",label:"Last step",idle:t===e,onPress:()=>o(e)})]}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>o(Number(s.value))}),u("span",{class:"position",children:r}),u("label",{class:"speed",children:[u("span",{class:"unseen",children:"Speed"}),u("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Bs.map(s=>u("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function Rt({name:t,label:e,idle:n=!1,onPress:o}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":n,onClick:o,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:Ws[t]})})})}function Be({title:t,note:e,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=H(null);return N(()=>{let c=requestAnimationFrame(()=>i.current&&Vs(i.current,o));return()=>cancelAnimationFrame(c)},[o,n.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:Yt(n.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:n.map((c,h)=>{let{token:l,weight:p,state:d,lit:f}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),_=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${d} ${f?"lit":""}`,onPointerEnter:({pointerType:y})=>y!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[u("span",{class:"chip",style:_,children:d==="later"?"":u(A,{token:l})}),u("span",{class:"share",children:se(c,n)})]},h)})})]})}function Vs(t,e){let n=t.children[e];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=t.scrollTop&&o+r<=t.scrollTop+t.clientHeight||(t.scrollTop=o-(t.clientHeight-r)/2)}function qo({example:t,open:e,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let c=K(()=>ie(t,e,n,o,s.playing),[t,e.layer,e.head,n,o,s.playing]),h=D.includes(e.head)?e.head:`head ${e.head}`,l=d=>f=>a(f<0?Gt:Dn(t,d,f)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(P,{children:[u(Be,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${h}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(Be,{title:"Target so far",note:c.asked?`how much each looks at \u201C${mt(c.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:c.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}var We=32,Ho=8;function jo({map:t,chosen:e,caption:n,onPress:o}){let[r,s]=R(0),a=Math.max(0,Math.floor(r/We)-Ho),i=Math.min(t.rows.length,a+3*Ho+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":n,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,h)=>u("th",{scope:"col",children:u(A,{token:c})},h))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*We}px`}}),t.rows.slice(a,i).map((c,h)=>{let l=a+h;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>o(l),children:u(A,{token:c,length:30})})}),t.columns.map((p,d)=>{let f=l*t.columns.length+d;return u("td",{children:t.blocked?.[f]?u("i",{class:"blocked",children:"blocked"}):S(t.weights[f],2)},d)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*We}px`}})]})]})})}var Bo={usual:14,presented:20};function Wo({example:t,selection:e,theme:n,send:o}){let r=H(null),[s,a]=R(Gt),[i,c]=R(null),h={words:e.tokens==="words",muted:e.mute},l=K(()=>t.groups.map(k=>lt(t,k,h)),[t,h.words,h.muted]),p=i&&Gs(t,i)?i:e,d=l.find(({group:k})=>k.kind===p.kind)??l[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=K(()=>f?Je(t,p):Nt(t,d,p,h.muted),[t,d,p.layer,p.head,f]),_=Math.max(0,t.steps.length-1),y=k=>O({step:Math.max(0,Math.min(k,_))}),b=zo(e.step,_,y),g=s.looks?.side==="target"?s.looks.place:e.step;go(r,{go:y,step:e.step,last:_,player:b,presenting:e.present}),xo(r),N(()=>Xs(r.current,e.present),[e.present]);let w=Pe(t,m,e.step),v=(b.playing||t.layout==="decoding")&&!t.encoderOnly,M={...$e(m,s),step:g===e.step?w:Pe(t,m,g),chosen:f?[]:e.rows,done:v&&w.length?w[0]+1:1/0};N(()=>Ys(r.current,l,s),[l,s]);let C=Wt((k,V)=>a(zn(m,k,V)),[m]),E=k=>{let[{side:V,place:B}]=m.rowSpots[k];if(t.layout!=="heads")return V==="target"||t.encoderOnly?y(B):void 0;let ur=e.rows.includes(k)?e.rows.filter(dr=>dr!==k):[...e.rows,k].slice(-de);return O({rows:ur})},U=Wt(k=>{c(null),O({...k,rows:[]})},[]),et=l.filter(({group:k})=>!e.kinds.length||e.kinds.includes(k.kind)),z=k=>k&&{picture:k,theme:n};return Uo({map:()=>z(so({map:m,lit:M,view:e.view},n)),compared:M.chosen.length>0&&(()=>z(Yn({map:m,rows:M.chosen},n))),heads:()=>z(oo({example:t,frames:et,open:e,layers:e.layers,roles:e.roles},n)),player:()=>z(co({example:t,open:p,step:g,pointed:s},n))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[u(wo,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(No,{example:t,frames:et,open:e,layers:e.layers,roles:e.roles,theme:n,besides:t.layout==="heads",onPeek:c,onOpen:U})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>O({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(vo,{example:t,selection:e})]}),e.view==="lines"?u(Eo,{map:m,lit:M,theme:n,onPoint:C,onPress:E}):e.view==="table"?u(jo,{map:m,chosen:e.rows,caption:m.caption,onPress:E}):u(ko,{map:m,lit:M,theme:n,caption:m.caption,letters:e.present?Bo.presented:Bo.usual,onPoint:C,onPress:E}),u(uo,{map:m,lit:M}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),o&&!D.includes(p.head)&&!f&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:M.chosen.at(-1)??w[0]??1}),children:"Work its numbers out, inside this head"}),M.chosen.length>0&&!i&&u(mo,{map:m,rows:M.chosen,colours:n.lines,onDrop:E})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Do,{step:e.step,last:_,player:b,go:y}),t.steps[g]&&u(ho,{example:t,step:g,open:p}),u(qo,{example:t,open:p,step:g,pointed:s,theme:n,player:b,onPoint:a,go:y}),t.steps[g]&&u(Oo,{example:t,step:t.steps[g],onForce:o&&t.forceable?k=>(b.pause(),o("forced",{step:g,token:k})):void 0}),g===_&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(lo,{card:Ks(t,p),heading:t.cards.heading,note:t.cards.note})]})}function Gs({groups:t},{kind:e,layer:n,head:o}){let r=t.find(s=>s.kind===e);return r!==void 0&&n<r.layers&&Q(r).includes(o)}function Ks({cards:t,summaries:e},{kind:n,layer:o,head:r}){return t?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Xs(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function Ys(t,e,n){for(let o of e){let r=t?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=$e(o,n),i=([d=-1],f)=>d<0?["-10","0"]:[String(d/f),String(1/f)],[[c,h],[l,p]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[d,f]of Object.entries({top:c,high:h,left:l,wide:p}))r.style.setProperty(`--${d}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Vo=`/* The stage: where its parts stand, from a phone to a projector. */

.lab {
  container-type: inline-size;
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--st-text-color);
  --quiet: color-mix(in srgb, var(--st-text-color) 74%, var(--st-background-color));
  --line: color-mix(in srgb, var(--st-text-color) 30%, var(--st-background-color));
}

.stage {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem 1.5rem;
  align-items: start;
}

h3,
h4,
p {
  margin: 0;
}

h3 {
  font-size: 1.05rem;
  font-weight: 600;
  font-family: var(--st-heading-font);
}

h4 {
  font-size: 0.95rem;
  font-weight: 600;
}

.note {
  color: var(--quiet);
  font-weight: 400;
  font-size: 0.875rem;
}

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.token {
  font-family: var(--st-code-font);
  white-space: pre;
}

b.query {
  color: var(--query);
}

b.key {
  color: var(--key);
}

button {
  font: inherit;
  color: inherit;
}

:focus-visible {
  outline: 3px solid var(--st-text-color);
  outline-offset: 2px;
}

/* Areas */

.bar-of-controls {
  grid-column: 1 / -1;
  display: grid;
  gap: 0.4rem;
}

.controls {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 1rem;
}

.overview-area,
.map-area,
.step-area,
.card {
  min-width: 0;
}

@container (min-width: 1000px) {
  .stage.start {
    grid-template-columns: minmax(0, 28fr) minmax(0, 41fr) minmax(0, 31fr);
  }

  .stage.heads {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }

  .stage.heads .overview-area {
    grid-row: 2 / span 3;
  }

  .stage.heads .map-area,
  .stage.heads .card,
  .stage.heads .step-area {
    grid-column: 2;
  }

  .stage.start .map-area,
  .stage.start .step-area,
  .stage.heads .map-area {
    position: sticky;
    top: 0.5rem;
  }
}

@container (max-width: 999.9px) {
  .stage.start .map-area {
    order: 1;
  }

  .stage.start .step-area {
    order: 2;
  }

  .stage.start .overview-area {
    order: 3;
  }

  .stage.heads .map-area {
    order: 1;
  }

  .stage.heads .overview-area {
    order: 2;
  }

  .stage.heads .card,
  .stage.heads .step-area {
    order: 3;
  }
}

@container (min-width: 640px) and (max-width: 999.9px) {
  .stage.start {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  .stage.start .overview-area {
    grid-column: 1 / -1;
  }
}
`;var Go=`/* Choices */

fieldset {
  display: inline-flex;
  flex: none;
  align-items: center;
  margin: 0;
  padding: 0;
  border: 0;
}

legend {
  float: left;
  padding: 0 0.45rem 0 0;
  color: var(--quiet);
  font-size: 0.875rem;
}

.segments label {
  position: relative;
  padding: 0.2rem 0.6rem;
  border: 1px solid var(--line);
  margin-left: -1px;
  cursor: pointer;
  white-space: nowrap;
}

.segments label:first-of-type {
  border-radius: 8px 0 0 8px;
  margin-left: 0;
}

.segments label:last-of-type {
  border-radius: 0 8px 8px 0;
}

.segments label:hover {
  background: var(--st-secondary-background-color);
}

.segments label.on {
  z-index: 1;
  border-color: var(--st-text-color);
  background: var(--st-text-color);
  color: var(--st-background-color);
}

.segments input {
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}

.segments label:has(:focus-visible) {
  z-index: 2;
  outline: 3px solid var(--st-text-color);
  outline-offset: 2px;
}

.plain {
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: none;
  cursor: pointer;
  justify-self: start;
}

.plain:hover {
  background: var(--st-secondary-background-color);
}

.keys[aria-pressed="false"] {
  color: var(--quiet);
  text-decoration: line-through;
}

.switch,
.plain,
.filters summary {
  white-space: nowrap;
}

.switch {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
}

.filters {
  position: relative;
}

.filters summary {
  padding: 0.2rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  cursor: pointer;
}

.filters .panel {
  position: absolute;
  z-index: 5;
  display: grid;
  gap: 0.5rem;
  width: min(26rem, 90cqw);
  margin-top: 4px;
  padding: 0.8rem 1rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--st-background-color);
  box-shadow: 0 8px 28px rgb(0 0 0 / 25%);
}

.pills {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
}

.pills legend {
  width: 100%;
}

.pills button,
.panel > button,
.compare .legend button {
  padding: 0.15rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  background: none;
  cursor: pointer;
}

.pills button[aria-pressed="true"] {
  border-color: var(--st-text-color);
  background: var(--st-text-color);
  color: var(--st-background-color);
}
`;var Ko=`/* All heads */

.overview {
  display: grid;
  gap: 0.7rem 2rem;
}

.overview.besides {
  display: flex;
  flex-wrap: wrap;
}

.group {
  min-width: 0;
  max-width: 100%;
}

.grid.short {
  gap: 6px 8px;
  padding-right: 8px;
}

.short .column,
.short .role {
  font-size: 0.75rem;
  margin: 0 -6px;
}

.scroller {
  overflow-x: auto;
  margin: 0 -6px;
  padding: 4px 6px 6px;
}

.grid {
  display: grid;
  gap: 8px;
  width: max-content;
  align-items: start;
}

.line {
  display: contents;
}

.column,
.layer,
.role {
  color: var(--quiet);
  font-size: 0.8125rem;
}

.column,
.role {
  text-align: center;
}

.column {
  white-space: nowrap;
}

.layer {
  position: sticky;
  left: 0;
  z-index: 1;
  align-self: center;
  background: var(--st-background-color);
}

.cell {
  display: grid;
}

.thumb {
  position: relative;
  display: block;
  padding: 0;
  border: 0;
  border-radius: 5px;
  overflow: hidden;
  background: none;
  cursor: pointer;
  box-shadow: 0 0 0 1px var(--line);
}

.thumb canvas {
  display: block;
}

.thumb:hover {
  box-shadow: 0 0 0 2px color-mix(in srgb, var(--st-primary-color) 70%, transparent);
}

.thumb.open {
  box-shadow: 0 0 0 2px var(--st-background-color), 0 0 0 5px var(--st-primary-color);
}

.thumb i {
  display: none;
  position: absolute;
  pointer-events: none;
}

.row-lit .row-light {
  display: block;
  inset-inline: 0;
  top: calc(var(--top) * 100%);
  height: max(2px, var(--high) * 100%);
  box-shadow: inset 0 0 0 1.5px var(--query);
}

.column-lit .column-light {
  display: block;
  inset-block: 0;
  left: calc(var(--left) * 100%);
  width: max(2px, var(--wide) * 100%);
  box-shadow: inset 0 0 0 1.5px var(--key);
}
`;var Xo=`/* The open head */

.map-head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.3rem 1rem;
}

.map-area {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3rem;
}

h3.peeked {
  color: var(--st-primary-color);
}

.large-map,
.lines {
  height: clamp(240px, var(--room), 560px);
}

.stage.heads .large-map,
.stage.heads .lines {
  height: clamp(240px, var(--room), 640px);
}

.large-map canvas {
  display: block;
  cursor: crosshair;
  touch-action: pan-y;
}

.read-out {
  min-height: 2.8em;
}

.legend {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem 1rem;
  color: var(--quiet);
  font-size: 0.875rem;
}

.scale {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  white-space: nowrap;
}

.ramp {
  width: 6rem;
  height: 12px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--ramp);
}

.swatch {
  display: inline-block;
  width: 22px;
  height: 12px;
  border-radius: 4px;
}

.hatched {
  background: repeating-linear-gradient(135deg, var(--line) 0 1px, color-mix(in srgb, var(--st-text-color) 9%, var(--st-background-color)) 1px 5px);
}

/* Lines */

.lines {
  overflow: auto;
}

.sides {
  display: flex;
  justify-content: space-between;
}

.sheet {
  display: flex;
  justify-content: center;
}

.sheet ol {
  margin: 0;
  padding: 0;
  list-style: none;
}

.sheet li {
  height: var(--pitch);
}

.sheet button {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 100%;
  width: 100%;
  padding: 0 0.4rem;
  border: 0;
  border-radius: 5px;
  background: none;
  cursor: pointer;
  white-space: nowrap;
}

.sheet .left button {
  justify-content: flex-end;
}

.sheet button.lit {
  font-weight: 700;
}

.sheet .left button.lit {
  color: var(--query);
}

.sheet .right button.lit {
  color: var(--key);
}

.number {
  color: var(--quiet);
  font-size: 0.875rem;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}

/* Table */

.table {
  max-height: 560px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
}

table {
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}

th,
td {
  height: 32px;
  padding: 0 0.6rem;
  text-align: right;
  white-space: nowrap;
  box-sizing: border-box;
  border-bottom: 1px solid color-mix(in srgb, var(--line) 50%, transparent);
}

thead th {
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--st-background-color);
}

th[scope="row"] {
  position: sticky;
  left: 0;
  background: var(--st-background-color);
  text-align: left;
  font-weight: 500;
}

.table button {
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
}

tr.chosen th,
tr.chosen td {
  background: var(--st-secondary-background-color);
}

.blocked {
  color: var(--quiet);
  font-size: 0.8125rem;
}

/* Rows compared */

.groups {
  display: flex;
  gap: 4px;
  overflow-x: auto;
}

.bars-of {
  flex: 1 0 2.2rem;
  display: grid;
  justify-items: center;
  font-size: 0.8125rem;
}

.bars-of .columns {
  display: flex;
  align-items: flex-end;
  gap: 2px;
  width: 100%;
  height: 110px;
  border-bottom: 1px solid var(--line);
}

.bars-of .columns span {
  flex: 1;
  min-height: 1px;
}
`;var Yo=`/* Steps */

.step-area {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.55rem;
}

.player {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem 0.6rem;
}

@container (max-width: 1290px) {
  .start .scrubber {
    order: 1;
    flex-basis: 100%;
  }
}

.buttons {
  display: flex;
  gap: 2px;
}

.icon {
  width: 34px;
  height: 34px;
  padding: 6px;
  border: 0;
  border-radius: 8px;
  background: none;
  cursor: pointer;
}

.icon:hover {
  background: var(--st-secondary-background-color);
}

.icon[aria-disabled="true"] {
  opacity: 0.4;
  cursor: default;
}

.icon svg {
  display: block;
  fill: currentColor;
}

.icon.play,
.icon.pause {
  background: var(--st-text-color);
  color: var(--st-background-color);
}

.scrubber {
  flex: 1;
  min-width: 3rem;
  accent-color: var(--st-primary-color);
}

.position {
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}

.speed select {
  font: inherit;
  padding: 0.15rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--st-background-color);
  color: inherit;
}

.chips {
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 1px 5px;
  max-height: 8.2rem;
  padding: 4px;
  margin: 0 -4px;
  overflow: auto;
}

.item {
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 2.1rem;
  cursor: pointer;
}

.chip {
  box-sizing: border-box;
  min-width: 100%;
  min-height: 1.75rem;
  padding: 0.12rem 0.4rem;
  border-radius: 6px;
  box-shadow: inset 0 0 0 1px var(--line);
  text-align: center;
}

.item.written .chip,
.item.current .chip {
  box-shadow: 0 0 0 3px var(--st-primary-color);
  font-weight: 700;
}

.item.forced:not(.written) .chip {
  box-shadow: 0 0 0 2px var(--st-text-color);
}

.item.lit .chip {
  box-shadow: 0 0 0 3px var(--key);
}

.item.later .chip {
  box-shadow: none;
  border: 1px dashed var(--line);
}

.share {
  display: flex;
  justify-content: center;
  direction: ltr;
  width: 0;
  min-height: 1.15em;
  color: var(--quiet);
  font-size: 0.8125rem;
  line-height: 1.15;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}

.next-tokens h4 {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5rem;
}

.entropy {
  margin-left: auto;
}

.bars {
  display: grid;
}

.candidate {
  display: grid;
  grid-template-columns: var(--name) 1fr 3.9rem 3.4rem;
  align-items: center;
  gap: 0.6rem;
  width: 100%;
  min-height: 1.6rem;
  padding: 0 4px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--quiet);
  text-align: start;
}

button.candidate:not([aria-disabled="true"]) {
  cursor: pointer;
}

button.candidate:not([aria-disabled="true"]):hover {
  background: var(--st-secondary-background-color);
  color: var(--st-text-color);
}

.candidate .name {
  overflow: hidden;
}

.track {
  height: 12px;
  border-radius: 4px;
  background: var(--st-secondary-background-color);
  overflow: hidden;
}

.bar {
  display: block;
  height: 100%;
  min-width: 2px;
  border-radius: 4px;
  background: var(--line);
}

.track:has(.drawn) {
  height: 16px;
}

.track:has(.drawn) .bar {
  height: 8px;
}

.bar.drawn {
  box-sizing: border-box;
  border: 1.5px solid var(--st-text-color);
  background: none;
}

i.drawn {
  display: block;
  font-style: normal;
  font-size: 0.8125rem;
  line-height: 1.1;
}

.probability {
  text-align: right;
  font-variant-numeric: tabular-nums;
}

.tag {
  font-size: 0.8125rem;
}

.candidate.chosen {
  color: var(--st-text-color);
  font-weight: 700;
}

.chosen .bar {
  background: var(--st-primary-color);
}

.stop {
  font-weight: 600;
}
`;var Jo=`/* Decoding: the steps first */

@container (min-width: 1000px) {
  .stage.decoding {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
}

.stage.decoding .step-area {
  order: 1;
}

.stage.decoding .map-area {
  order: 2;
}

.card {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3rem;
  overflow-x: auto;
}

.card-table {
  overflow-x: auto;
}

.compare p.note .token {
  font-weight: 600;
}

.card td:last-child {
  text-align: left;
  color: var(--quiet);
}

/* On wide screens both rows of controls are one. */

@container (min-width: 1000px) {
  .stage > .bar-of-controls {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.4rem 1rem;
  }
}

/* No keys, no hint at keys. */

@media (hover: none) {
  .keys {
    display: none;
  }
}

/* A phone: one row of choices, pushed aside; how it is shown stands below the map. */

@container (max-width: 639.9px) {
  .controls.which {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -4px;
    padding: 4px;
    scrollbar-width: thin;
  }

  .controls.how {
    flex-wrap: nowrap;
    overflow-x: auto;
  }

  .stage .step-area {
    order: 2;
  }

  .stage .overview-area {
    order: 3;
  }

  .stage .large-map {
    height: clamp(240px, var(--room), 380px);
  }

  .start .map-area {
    order: 1;
  }
}

/* Presenting: the map and the steps fill a projector. */

.stage.presenting {
  position: fixed;
  inset: 0;
  width: 100vw;
  height: 100vh;
  max-width: none;
  max-height: none;
  box-sizing: border-box;
  margin: 0;
  padding: 1rem 1.5rem;
  border: 0;
  overflow: auto;
  background: var(--st-background-color);
  color: var(--st-text-color);
  font-size: 1.25rem;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-content: start;
}

.presenting .bar-of-controls,
.presenting .map-head .segments,
.presenting .overview-area,
.presenting .card,
.presenting .map-area .plain:not(.leave) {
  display: none;
}

.presenting .map-area,
.presenting .step-area {
  order: 0;
  grid-column: auto;
  position: static;
}

.presenting .large-map,
.presenting .lines {
  height: calc(100vh - 15rem);
}

.presenting .note,
.presenting .legend,
.presenting .share,
.presenting .tag,
.presenting h4 {
  font-size: 1.25rem;
}

.presenting .candidate {
  grid-template-columns: var(--name) 1fr 5rem 5rem;
  min-height: 2.1rem;
}

.presenting .chips {
  max-height: 12rem;
}

.presenting .leave {
  position: fixed;
  right: 1rem;
  bottom: 0.6rem;
  font-size: 0.9375rem;
}

.presenting.blank > * {
  visibility: hidden;
}
`;function le(t,e){let n=t.querySelector(".lab");if(n instanceof HTMLElement)return n;let o=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(o,r),r}var oi=[Vo,Go,Ko,Xo,Yo,Jo].join(`
`),Zo=new WeakMap;function Qo({data:t,parentElement:e,setTriggerValue:n}){let o=le(e,oi),r=Zo.get(o),s=r?.bytes===t?r.example:Un(t);return Zo.set(o,{bytes:t,example:s}),pt(u(ri,{example:s,theme:Nn(o),send:n}),o),()=>{pt(null,o),o.remove()}}function ri({example:t,theme:e,send:n}){let[o,r]=R(pe);return J(()=>{let s=()=>r(pe());return s(),ln(s)},[]),u(Wo,{example:t,theme:e,send:n,selection:tn(o,t)})}var si=[137,80,78,71,13,10,26,10],tr=33,ii={Title:"figure",Description:"caption",Software:"program"},ai={"&":"&amp;","<":"&lt;",">":"&gt;"},ci=new TextEncoder;function er(t,e){if(!si.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let n=Object.entries(ii).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),o=[...Object.entries(e),...n].map(([a,i])=>li(a,i)),r=[t.subarray(0,tr),...o,t.subarray(tr)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function li(t,e){let n=ci.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),o=new Uint8Array(n.length+8),r=new DataView(o.buffer);return r.setUint32(0,n.length-4),o.set(n,4),r.setUint32(n.length+4,ui(n)),o}function ui(t){let e=4294967295;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function nr(t,e){let n=t.indexOf(">")+1,o=i=>At(i).replace(/[&<>]/g,c=>ai[c]),{figure:r="",caption:s=""}=e,a=`<title>${o(r)}</title><desc>${o(s)}</desc><metadata>${o(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,n)}${a}${t.slice(n)}`}var di="http://www.w3.org/2000/svg",or="http://www.w3.org/1999/xlink",fi=2,pi=16e6,hi=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function rr(t){let e=mi(t);return{svg:Ge(e),png:await yi(e)}}var Ge=t=>new XMLSerializer().serializeToString(t);function Ke(t,e){let n=document.createElementNS(di,t);for(let[o,r]of Object.entries(e))n.setAttribute(o,String(r));return n}function mi(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[n,o]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Ke("svg",{width:n,height:o,viewBox:`0 0 ${n} ${o}`});s.append(Ke("rect",{width:n,height:o,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(hi))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))gi(i,a);for(let i of s.querySelectorAll("image"))_i(i);return s}function gi(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,n,o]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];n&&(t.style.fill=e?o:n),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Re(At(r.data)))}function _i(t){let e=t.getAttributeNS(or,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,n]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(or,"href"),t.setAttribute("href",n?`data:image/svg+xml;base64,${btoa(decodeURIComponent(n))}`:e)}async function yi(t){let[e,n]=["width","height"].map(c=>Number(t.getAttribute(c))),o=Math.min(fi,Math.sqrt(pi/(e*n))),r=t.cloneNode(!0),s=Ke("style",{});s.textContent=await bi(Ge(t)),r.prepend(s),r.setAttribute("width",String(e*o)),r.setAttribute("height",String(n*o));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ge(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*o),height:Math.round(n*o)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Ve=new Map;async function bi(t){let e=[];for(let n of wi()){let o=n.style.getPropertyValue("font-family").replace(/["']/g,""),r=n.style.getPropertyValue("font-style")==="italic";if(!t.includes(o)||r&&!t.includes("italic"))continue;let[,s]=n.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,n.parentStyleSheet?.href??document.baseURI).href;Ve.has(a)||Ve.set(a,fetch(a).then(c=>c.blob()).then(vi).catch(()=>null));let i=await Ve.get(a);i&&e.push(n.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function wi(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function vi(t){return new Promise((e,n)=>{let o=new FileReader;Object.assign(o,{onload:()=>e(String(o.result)),onerror:n}),o.readAsDataURL(t)})}var sr=5e3,xi=6e4;async function ir(t,e){let{svg:n,png:o}=await ki(t),r=Uint8Array.from(atob(o),s=>s.charCodeAt(0));return{svg:nr(n,e),png:er(r,e)}}async function ki(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,n=document.querySelector('[data-testid="stMain"]')??document,o=Date.now(),r=sr;for(;Date.now()-o<r;await new Promise(s=>setTimeout(s,100))){let s=Fo(t);if(s)return Gn(s.picture,s.theme);let a=n.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return rr(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?xi:sr}throw new Error("It is not drawn.")}function cr({figures:t,chosen:e,onTaken:n}){let[o,r]=R({}),s=t.filter(({key:h})=>!(h in o));J(()=>{s.length&&Si(s).then(h=>{r(l=>({...l,...h})),n(h)})},[s.map(({key:h})=>h).join()]);let a=t.find(({key:h})=>h===e);if(!a)return null;let i=o[e],c=()=>r(({[e]:h,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(ar,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(ar,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Mi,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Si(t){let e={};for(let{key:n,about:o}of t)e[n]=await ir(n,o).catch(()=>null);return e}function ar({name:t,mime:e,content:n,title:o,children:r}){return u("button",{type:"button",title:o,disabled:!n,onClick:()=>{let a=URL.createObjectURL(new Blob([n],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Mi({png:t,caption:e}){let n=K(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);J(()=>()=>URL.revokeObjectURL(n),[n]);let o=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:n,alt:e,style:{width:`${o/2}px`}})}var lr=`.lab {
  color: var(--st-text-color);
  font-family: var(--st-font);
}

.formats {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
}

button {
  min-height: 2.5rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--st-border-color, color-mix(in srgb, currentColor 25%, transparent));
  border-radius: var(--st-button-radius, 8px);
  background: var(--st-background-color);
  color: inherit;
  font: inherit;
  font-size: 0.875rem;
  cursor: pointer;
}

button:hover:not(:disabled) {
  border-color: var(--st-primary-color);
  color: var(--st-primary-color);
}

button:focus-visible {
  outline: 2px solid var(--st-primary-color);
  outline-offset: 2px;
}

button:disabled {
  opacity: 0.5;
  cursor: default;
}

img {
  display: block;
  box-sizing: border-box;
  max-width: 100%;
  max-height: 320px;
  margin: 0.75rem auto 0;
  object-fit: contain;
}

.note {
  margin: 0.75rem 0 0;
  opacity: 0.75;
}
`;function Oi({data:t,parentElement:e,setTriggerValue:n}){let o=le(e,lr);o.hasChildNodes()||Ai(e);let r=s=>n("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Li(i.png)}])));return pt(u(cr,{figures:t.figures,chosen:t.chosen,onTaken:r}),o),()=>{pt(null,o),o.remove()}}function Li(t){let e=[];for(let n=0;n<t.length;n+=32768)e.push(String.fromCharCode(...t.subarray(n,n+32768)));return btoa(e.join(""))}function Ai(t){let e=t.getRootNode(),n=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(n instanceof HTMLElement))return;let o=null;n.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(o=s));let r=()=>{!o||document.activeElement!==document.body&&document.activeElement!==n||(o.isConnected&&!o.disabled?o:n).focus({preventScroll:!0})};new MutationObserver(r).observe(n,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Ti({data:t,parentElement:e,setTriggerValue:n}){let o=e instanceof ShadowRoot?e.host:e,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),an(t,s=>n("chosen",s))}un({stage:Qo});export{Oi as exporter,Ti as follow,Qo as stage};
