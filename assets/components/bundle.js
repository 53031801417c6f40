var H=["mean","max","rollout"];function G(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((h,f)=>f),i=a.filter(h=>!r.columnPieces[h].every(f=>s.has(f))),u=i.length?i:a,{rows:p}=r,l=r.blocked&&ut(r.blocked,p.length,r.columns.length,u,new Uint8Array(p.length*u.length));return{group:t,axes:r,kept:u,rows:p,columns:u.map(h=>r.columns[h]),blocked:l,rowSpots:lt(r.rowPieces,t.looks),columnSpots:u.map(h=>lt([r.columnPieces[h]],t.lookedAt)[0])}}var lt=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function ut(e,t,n,o,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=e[s*n+o[i]];return r}function q(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...H]}function ee(e,t,n,o){let{group:r}=t;if(o==="rollout")return Oe(e,t,n,r.heads);if(!H.includes(o))return Oe(e,t,n,Number(o)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Oe(e,t,n,a);for(let u=0;u<s.length;u+=1)o==="mean"?s[u]+=i[u]/r.heads:i[u]>s[u]&&(s[u]=i[u])}return s}function Oe(e,{group:t,axes:n,rows:o,columns:r,kept:s},a,i){let u=o.length*n.columns.length,p=(a*(t.heads+1)+i)*u,l=ut(n.weights.subarray(p,p+u),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),h=r.length;for(let f=0;f<o.length;f+=1){let d=15259021896696422e-21;if(h<n.columns.length){let m=0;for(let g=0;g<h;g+=1)m+=l[f*h+g];d=m>=e.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)l[f*h+m]*=d}return l}function he(e,t,{layer:n,head:o},r){let{group:s,axes:a}=t,i=H.indexOf(o),u=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:ee(e,t,n,o),title:`${s.title}, layer ${n+1}, ${u}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function dt(e,{layer:t,head:n}){let o=e.steps.map(({reads:h})=>h),[r,s]=[e.source.length,[...e.source,...o]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),u=new Float32Array(a*a),p=new Uint8Array(a*a).fill(1);for(let h of e.groups){let f=G(e,h,{words:!1,muted:!1}),d=ee(e,f,t,n),[m,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<f.rows.length;b+=1)for(let _=0;_<f.columns.length;_+=1,y+=1){let v=(m+b)*a+g+_;p[v]=f.blocked?.[y]??0,u[v]=p[v]?0:d[y]}}let l=H.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:u,blocked:p,border:r,title:`All attention, layer ${t+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Te=6,Le={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function ht(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:ft(e.layer,n.layers),head:q(n).includes(e.head)?e.head:"1",step:ft(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Te),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var ft=(e,t)=>Math.max(0,Math.min(e,t-1)),pt={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function mt(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(pt)){let[s,a]=pt[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let i of a(t[r]))o.append(s,i)}return o.toString()}var _t=250,te=0,Y=Le,gt=Le,ne=0,Ae=null,me=new Set,Pe=()=>Y;function L(e){if(!Object.entries(e).every(([t,n])=>String(Y[t])===String(n))){Y={...Y,...e},te+=1,vt(),clearTimeout(ne),ne=window.setTimeout(yt,_t);for(let t of me)t()}}function yt(){clearTimeout(ne),ne&&Ae?.({turn:te,selection:Y}),ne=0}function bt(e,t){if(Ae=t,gt=e.usual,e.turn>te||te===0&&e.turn===0){te=e.turn,Y=e.selection;for(let n of me)n()}else e.turn<te&&(ne||=window.setTimeout(yt,_t));vt()}function vt(){let e=mt(location.search,Y,gt),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function wt(e){return me.add(e),()=>{me.delete(e)}}var ro="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(ro))&&(Ae=null),{capture:!0});function so({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),bt(e,s=>n("chosen",s))}var k,St,io,j,$e,be,Mt,ge,Et,Ne,Re,ao,ce=Symbol.for("pv"),ve={},we=[],co=/^m(i|n|o|s|text|space)$/,ke=Array.isArray,He=we.slice,Z=Object.assign;function Q(e){e&&e.parentNode&&e.remove()}function Ie(e,t,n){var o,r,s,a={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?He.call(arguments,2):n),ae(e,a,o,r,null)}function ae(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ce,__v:r||++St,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function M(e){return e.children}function B(e,t){this.props=e,this.context=t,this.__g=0}function W(e,t){if(t==null)return e.__&&W(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:W(e)}function lo(e){var t,n=e.__v,o=n.__e,r=[],s=[],a=e.__P;a&&((t=Z({constructor:ce},n)).__v=n.__v+1,k.vnode&&k.vnode(t),Fe(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||W(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Pt(r,t,s),n.__=n.__e=null,t.__e!=o&&Ct(t))}function Ct(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ct(e)}function kt(e){(8&e.__g||(e.__g|=8,j.push(e),be++))&&$e==k.debounceRendering||(($e=k.debounceRendering)||queueMicrotask)(Ot)}function Ot(){try{for(var e,t=1;j.length;)j.length>t&&j.sort(Mt),e=j.shift(),t=j.length,8&e.__g&&lo(e)}finally{(be=j.length)&&($e||queueMicrotask)(Ot)}}function Tt(e,t,n,o,r,s,a,i,u,p,l){var h,f,d,m,g,b,y=o.__k||we,_=t.length;for(u=uo(n,t,y,u,_),h=0;h<_;h++)(d=n.__k[h])!=null&&(f=~d.__i&&y[d.__i]||ve,d.__i=h,b=Fe(e,d,f,r,s,a,i,u,p,l),m=d.__e,(f.ref!=d.ref||8&f.__u)&&(f.ref&&Ue(f.ref,null,d,f),d.ref&&l.push(d.ref,d.__c||m,d)),g=g||m,4&d.__u?(u=Lt(d,u,e,!f.__v),f.__e&&(f.__e=null)):typeof d.type=="function"&&b!==void 0?u=b:m&&(u=m.nextSibling),d.__u&=-21);return n.__e=g,u}function uo(e,t,n,o,r){var s,a,i,u,p,l,h,f,d,m=n.length,g=m,b=0,y=0,_=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=ae(null,a):ke(a)?a=_[s]=ae(M,{children:a}):a.constructor===ce&&a.__b?a=_[s]=ae(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,u=s+b,a.__=e,a.__b=e.__b+1,i=null,~(p=a.__i=fo(a,n,u,g))&&(g--,(i=n[p])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,p==u-1?b--:p==u+1?b++:p!=u&&(p>u?b--:b++,y=1)):(~p||(r>m?b--:r<m&&b++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(y){for(l=[],h=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(b=0,f=l.length;b<f;)l[d=b+f>>1]<a.__i?b=d+1:f=d;l[b]=a.__i,h[s]=b+1}for(b=l.length;s--;)h[s]&&(h[s]==b?b--:_[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=W(i)),De(i,i));return o}function Lt(e,t,n,o){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Lt(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=W(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ze(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(ke(e)?e.some(function(n){ze(n,t)}):t.push(e)),t}function fo(e,t,n,o){var r,s=e.key,a=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&a==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function xt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function _e(e,t,n,o,r){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||xt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||xt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Re[t]||(Re[t]=po(t)),(e.__a||(e.__a={}))[t]=Ne,s=t!=(t=t.replace(Et,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function po(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ge]==null)t[ge]=Ne++;else if(t[ge]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function Fe(e,t,n,o,r,s,a,i,u,p){var l,h,f,d,m,g,b,y,_,v,w,T,U,R,D,pe,x,z,F=t.type;if(t.constructor!==ce)return null;128&n.__u&&(u=32&n.__u,l=n.__c.__z)&&(t.__u|=u,h=s=[],l.nodeType==8?i=ye(l,s):s.push(l),i=s[0]||i),(l=k.__b)&&l(t);e:if(typeof F=="function"){f=a.length;try{if(y=t.props,_=(l=F.prototype)&&l.render,v=(l=F.contextType)&&o[l.__c],w=l?v?v.props.value:l.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(_?t.__c=d=new F(y,w):(t.__c=d=new B(y,w),d.constructor=F,d.render=mo),v&&v.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),F.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Z({},d.__s)),Z(d.__s,F.getDerivedStateFromProps(y,d.__s)))),m=d.props,g=d.state,d.__v=t,n.__c){if(y!==m&&_&&!F.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,w),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,w)===!1){t.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(N){N&&(N.__=t)}),we.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),i=W(n);break e}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,w),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,g,b)})}else _&&!F.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=w,d.props=y,d.__P=e,d.__g&=-5,T=k.__r,U=_?25:0;do d.__g&=-9,T&&T(t),l=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++U<25);_&&(we.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=Z({},o,d.getChildContext())),_&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(m,g)),R=l&&l.type===M&&l.key==null?l.props.children:l,y.__P&&(l=i,r=(e=y.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(N){N&&De(N,N)}),n.__k=null),i=n.__k?W(n,0):null),i=Tt(e,ke(R)?R:[R],t,n,o,r,s,a,i,u,p),y.__P&&(t.__e=null,i=l),t.__u&=-161,h&&h.some(Q),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(N){if(a.length=f,t.__v=null,u||s)if(N&&N.then){if(t.__u|=128|u,s){for(~(x=s.indexOf(i||void 0))||(x=s.length);(z=s[x-1])&&z.nodeType==8;)x--;for(;x<s.length;x++)if(z=s[x])if(s[x]=null,D){if(z==pe)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(pe=ye(D=z))}}if(!D){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;D=i}(l=ye(D=t.__c.__z||(t.__c.__z=D)))?(t.__e=D,i=l):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Q);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),N&&N.then||At(t),k.__e(N,t,n)}}else i=t.__e=ho(n.__e,t,n,o,r,s,a,u,p,e);return(l=k.diffed)&&l(t),i}function ye(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function At(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(At))}function Pt(e,t,n){for(var o=0;o<n.length;)Ue(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function ho(e,t,n,o,r,s,a,i,u,p){var l,h,f,d,m,g,b,y,_=n.props||ve,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(w?m.localName==w:m.nodeType==3)){e=m,s[l]=null;break}}if(!e){if(y=p.ownerDocument||document,!w)return y.createTextNode(v);e=y.createElementNS(r,w,v.is?v:p),i&&(k.__m&&k.__m(t,s),i=!1),s=null}if(w){if(p=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&He.call(p.childNodes),!i&&s)for(_={},l=0;l<e.attributes.length;l++)_[(m=e.attributes[l]).name]=m.value;for(l in _)m=_[l],l=="dangerouslySetInnerHTML"?f=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||_e(e,l,null,m,r);for(l in v)m=v[l],l=="children"?d=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?g=m:l=="checked"?b=m:i&&typeof m!="function"||_[l]===m||_e(e,l,m,_[l],r);h?(i||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&co.test(w))&&(r="http://www.w3.org/1999/xhtml"),Tt(p,ke(d)?d:[d],t,n,o,r,s,a,s?s[0]:n.__k&&W(n,0),i,u),s&&s.some(Q)),i&&w!="textarea"||(l="value",w=="progress"&&g==null?e.removeAttribute(l):g==null||g===e[l]&&(w!="progress"||g)||_e(e,l,g,_[l],r),l="checked",b!=null&&b!=e[l]&&_e(e,l,b,_[l],r))}else _===v||i&&e.data==v||(e.data=v);return e}function Ue(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,n)}}function De(e,t,n){var o,r,s,a;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ue(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){k.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&De(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ye(o,s=[]))&&(o==e.__e&&s.some(Q),Q(r),Q(o)),n||Q(e.__e),e.__e=e.__c=e.__=null}function mo(e,t,n){return this.constructor(e,n)}function J(e,t){var n,o,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ae(M,{children:[e]}),r=[],s=[],Fe(t,t.__k,o||ve,ve,t.namespaceURI,o?null:t.firstChild?He.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Pt(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw be=0,e}},St=0,io=function(e){return e!=null&&e.constructor===ce},B.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Z({},this.state)),typeof e=="function"&&(e=e(Z({},n),this.props)),e&&(Z(n,e),this.__v&&(t&&this.__k.push(t),kt(this)))},B.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),kt(this))},B.prototype.render=M,j=[],be=0,Mt=function(e,t){return e.__v.__b-t.__v.__b},ge=Symbol(),Et=/(PointerCapture)$|Capture$/i,Ne=0,Re={},ao=0;var oe,A,qe,$t,je=Object.is,ue=0,qt=[],Be=[],E=k,Rt=E.__b,Nt=E.__r,Ht=E.diffed,It=E.__c,zt=E.unmount,Ft=E.__;function xe(e,t){E.__h&&E.__h(A,e,ue||t),ue=0;var n=A.__H||(A.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return ue=1,jt(Bt,e)}function jt(e,t,n){var o=xe(oe++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Bt(void 0,t),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);je(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=A,!A.__f)){A.__f=!0;var r=A.shouldComponentUpdate;A.shouldComponentUpdate=function(s,a,i){var u=this.__H;if(!u)return!0;var p=!1,l=this.props!=s;if(u.__.some(function(f){f.__N&&(p=!0,je(f.__[0],f.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return p?h||l:h}return!p||l}}return o.__}function K(e,t){var n=xe(oe++,3);!E.__s&&Ke(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,A.__H.__h.push(n))}function P(e,t){var n=xe(oe++,4);!E.__s&&Ke(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,A.__h.push(n))}function $(e){return ue=5,I(function(){return{current:e}},[])}function I(e,t){var n=xe(oe++,7);return Ke(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Se(e,t){return ue=8,I(function(){return e},t)}function _o(){var e;do{for(;e=Be.shift();)try{le(e)}catch(n){E.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=qt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(le),t.__h.some(We),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Be.length)}E.__b=function(e){A=null,Rt&&Rt(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ft&&Ft(e,t)},E.__r=function(e){Nt&&Nt(e),oe=0;var t=(A=e.__c).__H;t&&(qe==A?A.__h=[]:(t.__h.some(le),t.__h.some(We),oe=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),qe=A},E.diffed=function(e){Ht&&Ht(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Dt(qt.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),qe=A=null},E.__c=function(e,t){t.some(function(n){try{n.__h.some(le),n.__h=n.__h.filter(function(o){return!o.__||We(o)})}catch(o){n.__h=[function(){throw o}]}}),It&&It(e,t)},E.unmount=function(e){zt&&zt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Dt(Be.push(r))}else le(r)}catch(s){t=s}}),o.__H=void 0,t&&E.__e(t,o.__v))};var Ut=typeof requestAnimationFrame=="function";function go(e){var t,n=function(){clearTimeout(o),Ut&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ut&&(t=requestAnimationFrame(n))}function Dt(e){e!=1&&$t==E.requestAnimationFrame||(($t=E.requestAnimationFrame)||go)(_o)}function le(e){var t=A,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),A=t}function We(e){var t=A;e.__c=e.__(),A=t}function Ke(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!je(n,e[o])})}function Bt(e,t){return typeof t=="function"?t(e):t}function Wt(e,t){let n=t.toLowerCase().split(/\s+/).filter(Boolean),o=s=>n.every(a=>s.toLowerCase().includes(a)),r=e.filter(({names:s})=>o(s.join(" ")));return[...r,...e.filter(s=>!r.includes(s)&&o(`${s.names.join(" ")} ${s.text}`))]}var Kt=`.glossary {
  box-sizing: border-box;
  width: min(34rem, 86vw);
  padding: 2px;
  color: var(--st-text-color);
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.45;
}

input {
  box-sizing: border-box;
  width: 100%;
  padding: 0.4rem 0.7rem;
  border: 1px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color));
  border-radius: 8px;
  background: var(--st-background-color);
  color: inherit;
  font: inherit;
}

input::placeholder {
  color: inherit;
  opacity: 0.75;
}

:focus-visible {
  outline: 3px solid var(--st-text-color);
  outline-offset: -1px;
}

.count {
  min-height: 1.4em;
  margin: 0.2rem 0;
  font-size: 0.8125rem;
}

.terms {
  max-height: min(26rem, 58vh);
  overflow-y: auto;
}

dl {
  margin: 0;
}

dl > div {
  padding: 0.35rem 0.2rem;
  border-top: 1px solid color-mix(in srgb, var(--st-text-color) 14%, var(--st-background-color));
}

dl > div:first-child {
  border-top: 0;
}

dt {
  font-weight: 600;
}

dd {
  margin: 0;
}
`;var bo=Symbol.for("pv"),vo=0;function c(e,t,n,o,r,s){t||(t={});var a,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?a=t[i]:u[i]=t[i];var p={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bo,__v:--vo,__i:-1,__u:0};return(r||s)&&(p.__source=r,p.__self=s),k.vnode&&k.vnode(p),p}function wo({data:e,parentElement:t}){let n=t.querySelector(".glossary"),o=n??Object.assign(document.createElement("div"),{className:"glossary"});return n||t.append(Object.assign(document.createElement("style"),{textContent:Kt}),o),J(c(xo,{terms:e.terms}),o),()=>{J(null,o),o.remove();let{activeElement:r}=document;(!r||r===document.body)&&ko()}}function ko(){let e=document.querySelector(".st-key-glossary button");e instanceof HTMLElement&&e.focus({preventScroll:!0})}function xo({terms:e}){let[t,n]=C(""),o=$(null);P(()=>{let s=requestAnimationFrame(()=>o.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Wt(e,t);return c(M,{children:[c("input",{ref:o,type:"search","aria-label":"Search the glossary",placeholder:`Search ${e.length} terms`,value:t,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>n(s.value)}),c("p",{class:"count",role:"status",children:t.trim()&&(r.length?`${r.length} of ${e.length} terms`:`No term has \u201C${t.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var Vt=[255,255,255],Gt=[0,0,0],So,Qt=()=>So??=document.createElement("canvas").getContext("2d");function Ve(e){let t=Qt();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Me=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),V=e=>`rgb(${e.join(",")})`;function Ge(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function Yt(e,t){let[n,o]=[Ge(e),Ge(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Mo(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Me(e[r],e[r+1],o-r)})}function Zt(e){let t=getComputedStyle(e),n=l=>t.getPropertyValue(`--st-${l}`).trim(),[o,r]=[Ve(n("text-color")),Ve(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...u]=n("chart-categorical-colors").split(","),p=Mo(s.map(Ve));return{text:V(o),quiet:V(Me(r,o,.72)),ground:V(r),primary:n("primary-color"),query:a,key:i,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:V(Me(r,o,.09)),hatchLine:V(Me(r,o,.3)),scale:p.map(V),ink:p.map(l=>Yt(l,Vt)>=Yt(l,Gt)?V(Vt):V(Gt)),pixels:Uint32Array.from(p,([l,h,f])=>4278190080|f<<16|h<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Ge(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function Ye(e,t){let n=Qt();return n.font=t,n.measureText(e).width}var Jt="$array",Eo={uint8:Uint8Array,uint16:Uint16Array};function Xt(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(r,s)=>{if(!s?.[Jt])return s;let{[Jt]:a,at:i,size:u}=s;return new Eo[a](t.buffer,t.byteOffset+o+i,u)})}var Ee={looks:null,lookedAt:null};function en({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function tn(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function Ze({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:Qe(e,n),columns:Qe(t,o)}}function Je({encoderOnly:e},{rowSpots:t},n){return Qe(t,{side:e?"source":"target",place:n})}function Qe(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}function nn({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,a)=>c("td",{children:s},a))]},o))})]})}),e.columns.length>0&&c("p",{class:"note",children:n})]})}function on(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+Co(Number(r))+(s?`.${s}`:"")}function Co(e){return e.toLocaleString("en")}function O(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?O(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function rn(e){return e>=.005?(e*100).toFixed(0):""}var Oo=/[\u202A-\u202E\u2066-\u2069]/g,To=/(\p{M}{4})\p{M}+/gu,Lo=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Ao={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Po=new Intl.Segmenter(void 0,{granularity:"grapheme"}),sn=14;function Xe(e){let t=e.replace(Oo,"").replace(To,"$1");return/^\s+$/.test(t)?[...t].map(n=>Ao[n]??"\u2423").join(""):t||"\u2205"}function X(e,t=sn){let n=Xe(e);if(n.length<=t)return n;let o=[...Po.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function Ce(e,t=sn){return`\u2068${X(e,t)}\u2069`}function an(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Lo.test(t)?"rtl":"ltr"}function S({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:Xe(e),children:X(e,t)})}var et=30,cn=8,$o=3;function ln({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];return n<0&&o<0?c("p",{class:"read-out",children:e.caption}):c("p",{class:"read-out",children:n>=0&&o>=0?Ro(e,n,o):n>=0?tt(e,n):No(e,o)})}function Ro(e,t,n){let o=t*e.columns.length+n,r=e.blocked?.[o];return c(M,{children:[c(S,{token:e.rows[t],length:et})," ",r?"is blocked from":"looks at"," ",c(S,{token:e.columns[n]}),!r&&c("b",{children:[" ",O(e.weights[o],2)]})]})}function tt(e,t){let n=e.columns.length,o=un(e.columns.map((r,s)=>({label:r,weight:e.weights[t*n+s]})));return c(M,{children:[c(S,{token:e.rows[t],length:et})," looks at ",o.length?dn(o):"nothing here","."]})}function No(e,t){let n=e.columns.length,o=un(e.rows.map((r,s)=>({label:r,weight:e.weights[s*n+t]})));return c(M,{children:[c(S,{token:e.columns[t]})," is looked at most by ",o.length?dn(o):"no token","."]})}var un=e=>e.filter(({weight:t})=>t>0).sort((t,n)=>n.weight-t.weight).slice(0,$o),dn=e=>e.map(({label:t,weight:n},o)=>c("span",{children:[o?", ":"",c(S,{token:t,length:et})," (",O(n),")"]},o));function fn({example:e,step:t,open:n}){let{reads:o,writes:r,probability:s,forced:a}=e.steps[t],i=e.groups.find(({kind:d})=>d===(e.encoderOnly?"encoder":"cross"));if(!i)return null;let u=G(e,i,{words:!1,muted:!1}),p=u.columns.length,l=ee(e,u,n.layer,n.head).subarray(t*p,(t+1)*p),h=l.indexOf(Math.max(...l)),f=e.target.slice(Math.max(0,t+1-cn),t+1);return c("p",{class:"sentence",children:[e.encoderOnly?c(M,{children:["At ",c(S,{token:o})]}):c(M,{children:["Has read ",t+1>cn&&"\u2026 ",f.map((d,m)=>[m?" ":"",c(S,{token:d},m)])]}),", looks at ",c("b",{children:c(S,{token:e.source[h]})})," (",O(l[h]),"), ",a?"is made to write":"writes"," ",c("b",{children:c(S,{token:r})})," (",O(s,1),")."]})}function pn({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(i,u)=>e.weights[i*r+u],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(u=>s(u,i)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",O(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[c("i",{class:"swatch",style:{background:n[u]}})," ",i+1," ",c(S,{token:e.rows[i],length:30})," \u2715"]},i))}),t.map(i=>c("p",{class:"note",children:tt(e,i)},i)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:e.columns.map((i,u)=>c("div",{class:"bars-of",title:t.map(p=>O(s(p,u),2)).join(", "),children:[c("div",{class:"columns",children:t.map((p,l)=>c("span",{style:{height:`${s(p,u)*100}%`,background:n[l]}},p))}),c(S,{token:i,length:8})]},u))})]})}function hn(e,{go:t,step:n,last:o,player:r,presenting:s}){P(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let u=e.current,p=document.activeElement?.matches("body, main")??!0,l=p&&Fo(u),h=Io(u,i)||s&&p,f={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},d={...f,Home:()=>t(0),End:()=>t(o),ArrowUp:()=>t(n-1),ArrowDown:()=>t(n+1),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},m=l||s||h,g=(h?d:l?f:{})[i.key]??(m&&!zo(i)?Ho(i.key,u,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Ho(e,t,n){if(e==="Escape")return n?()=>L({present:!1}):void 0;if(!de())return;let o=e.toLowerCase();return o==="f"?()=>L({present:!n}):o==="b"&&n?()=>{t.classList.toggle("blank")}:void 0}var mn="attention-lab-letter-keys",de=()=>localStorage.getItem(mn)!=="off";function _n(){localStorage.setItem(mn,de()?"off":"on")}function Io(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function zo(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Fo(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}function re({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),n.map(([s,a])=>c("label",{class:s===o?"on":"",children:[c("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var gn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function yn({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(re,{label:"Attention",options:e.groups.map(({kind:r})=>[r,gn[r]]),value:t.kind,onChoose:r=>L({kind:r,rows:[]})}),c(re,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>L({layer:Number(r)-1})}),c(re,{label:"Head",isNamed:!0,options:q(n).map(r=>[r,r]),value:t.head,onChoose:r=>L({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(re,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>L({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>L({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(qo,{example:e,selection:t,layers:o}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>L({present:!0}),children:"Present"}),c(Uo,{})]})]})}function Uo(){let[e,t]=C(de);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(_n(),t(de())),children:"Keys F, B"})}function bn({example:e,selection:t}){return c(re,{label:"View",options:Do(e),value:t.view,onChoose:n=>L({view:n})})}function Do({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(o=>[o,o])}function qo({example:e,selection:t,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(u=>u!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,u,p)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([l,h])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>p(o(u,l)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,gn[a]]),t.kinds,a=>L({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),t.layers,a=>L({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>L({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>L({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var wn=1.2,jo=9;function nt(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),a=s.createImageData(n,t),i=new Uint32Array(a.data.buffer);for(let u=0;u<i.length;u+=1)i[u]=o.pixels[Math.min(255,Math.round(e[u]*255))];return s.putImageData(a,0,0),r}function kn(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(y=>y.map(_=>Ce(_))),i=(y=>Math.ceil(Math.max(...y.map(_=>Ye(_,o)))))(r)+10,u=Math.min(t.cell,(t.width-i-3)/s.length),p=t.letters*wn,l=s.map(y=>Ye(y,o)),h=l.map(y=>y>Math.max(u,p)-2&&y>t.letters*1.1),f=Math.ceil(Math.max(p,...l.filter((y,_)=>h[_])))+8,d=Math.min(t.cell,u*1.4,(t.height-f-3)/r.length);u=Math.min(u,d*1.8),[u,d]=[u,d].map(y=>y>=4?Math.floor(y):y);let[m,g]=[i+s.length*u+3,f+r.length*d+3].map(Math.ceil),b=Math.min(t.letters,Math.floor(d*.62),Math.floor((u-4)/1.9));return{left:i,top:f,cellWidth:u,cellHeight:d,width:m,height:g,rows:r,columns:s,turned:h,letters:t.letters,numbers:b>=12?b:0}}function xn(e,t,n,o,r){Bo(e,t,n,o,r),n.numbers&&Wo(e,t,n,o,r),Ko(e,n,o,r),Vo(e,n,o,r),Go(e,n,o,r)}function Bo(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[u,p]=[t.rows.length,t.columns.length],[l,h]=[p*r,u*s];if(e.image(nt(t.weights,u,p,i),n,o,l,h),t.blocked&&ot(e,t.blocked,u,p,[n,o,l,h]),t.border&&(e.rect(n,o+t.border*s-1,l,2,{fill:i.quiet}),e.rect(n+t.border*r-1,o,2,h,{fill:i.quiet})),!(Math.min(r,s)<jo)){for(let f=1;f<p;f+=1)e.rect(n+f*r-.5,o,1,h,{fill:i.ground});for(let f=1;f<u;f+=1)e.rect(n,o+f*s-.5,l,1,{fill:i.ground})}}function ot(e,t,n,o,[r,s,a,i]){let u=l=>Math.round(r+l*a/o),p=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let h=0;h<o;h+=1){let f=h;for(;f<o&&t[l*o+f];)f+=1;f>h&&e.hatch(u(h),p(l),u(f)-u(h),p(l+1)-p(l)),h=f}}function Wo(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:u,numbers:p},l,h){for(let f=0;f<Math.min(o.length,l.done);f+=1)for(let d=0;d<r.length;d+=1){let m=t[f*r.length+d];if(n?.[f*r.length+d])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[b,y]=[s+(d+.5)*i,a+(f+.5)*u+1];e.text(rn(m),b,y,{fill:g,size:p,align:"center"})}}function Ko(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},u){if(i>=s.length)return;let p=[t,n+i*r,a.length*o,(s.length-i)*r];e.rect(...p,{fill:u.ground}),e.rect(...p,{fill:u.hatchGround,opacity:.5})}function Vo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,u){let p=(l,h)=>e.rect(t-1,n+l*r-1,a.length*o+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)p(l,u.query);for(let l of i.step)p(l,u.primary);for(let l of i.rows)p(l,u.query);for(let l of i.columns)e.rect(t+l*o-1,n-1,o+2,s.length*r+2,{stroke:u.key,width:2.5})}function Go(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:u},p,l){let h=[...p.rows,...p.step,...p.chosen];for(let f of vn(s.length,r,u,h)){if(f>=p.done)break;let d=h.includes(f),m=p.rows.includes(f)||p.chosen.includes(f)?l.query:d?l.text:l.quiet;e.text(s[f],t-7,n+(f+.5)*r,{fill:m,size:u,bold:d,code:!0,align:"right"})}for(let f of vn(a.length,o,u,p.columns)){let d=p.columns.includes(f),m=i[f]?"left":"center",[g,b]=[t+(f+.5)*o,n-(i[f]?6:3+u*.55)];e.text(a[f],g,b,{fill:d?l.key:l.quiet,size:u,bold:d,code:!0,align:m,turned:i[f]})}}function vn(e,t,n,o){let r=n*wn,s=Math.max(1,Math.ceil(r/t)),a=i=>o.some(u=>u!==i&&Math.abs(u-i)*t<r);return Array.from({length:e},(i,u)=>u).filter(i=>o.includes(i)||i%s===0&&!a(i))}function Sn({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[u,p]=[Math.floor((i-t)/o),Math.floor((a-e)/n)];return u>=r.length||p>=s.length||u<0&&p<0?null:{row:Math.max(-1,u),column:Math.max(-1,p)}}function Yo({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function se(e,t,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,n),i.imageSmoothingEnabled=!1;let u=({fill:p,stroke:l,width:h=1,opacity:f=1},d)=>{i.globalAlpha=f,p&&(i.fillStyle=p,i.fill(d)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.stroke(d)),i.globalAlpha=1};return{rect(p,l,h,f,d){let m=new Path2D;m.rect(p,l,h,f),u(d,m)},text(p,l,h,f){i.save(),i.translate(l,h),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:Yo(f,o),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(p,0,0),i.restore()},image:(p,l,h,f,d)=>i.drawImage(p,l,h,f,d),hatch(p,l,h,f){i.fillStyle=Qo(i,o),i.fillRect(p,l,h,f)},path:(p,l)=>u(l,new Path2D(p))}}var Mn=new Map;function Qo(e,t){let n=Mn.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return Mn.set(t.signature,s),s}function ie(){let e=$(null),[t,n]=C({width:0,height:0});return P(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function En(e){P(()=>{let t=e.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=t.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||t.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(o);o();for(let s of[t,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}function Cn({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=$(null),[u,p]=ie(),l=I(()=>p.width?kn(e,{...p,cell:64,letters:o},n):null,[e.rows,e.columns,p,o,n]);P(()=>{!l||!i.current||xn(se(i.current,l.width,l.height,n),e,l,t,n)},[l,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let h=({offsetX:f,offsetY:d})=>l&&Sn(l,f,d);return c("div",{class:"large-map",ref:u,children:[c("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:f=>{let d=h(f);s(d?.row??-1,d?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let d=h(f);d&&d.row>=0&&a(d.row,d.column)},onKeyDown:f=>l&&Zo(f,l,t,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function Zo(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],u=(f,d)=>Math.max(0,Math.min(f,d-1)),p=(f,d)=>r(u(a+f,t.length),u(i+d,n.length)),l={ArrowLeft:()=>p(0,-1),ArrowRight:()=>p(0,1),ArrowUp:()=>p(-1,0),ArrowDown:()=>p(i<0?0:1,0),Home:()=>p(0,-n.length),End:()=>p(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},h=o.rows.length+o.columns.length>0;!l[e.key]||e.key==="Escape"&&!h||(e.preventDefault(),e.stopPropagation(),l[e.key]())}var rt=.02,Jo=.005,On={least:20,most:30};function Tn({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=$(null),[a,i]=ie(),u=Math.max(e.rows.length,e.columns.length),p=Math.max(On.least,Math.min(On.most,Math.floor((i.height-30)/u))),[l,h]=[u*p,Math.max(60,Math.min(420,i.width*.36))],f=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;P(()=>{s.current&&i.width&&Xo(s.current,e,{rows:f,columns:t.columns},{width:h,height:l,pitch:p},n)},[e,i,n,f.join(),t.columns.join()]);let d=(y,_)=>e.weights[y*e.columns.length+_],m=(y,_)=>e.blocked?.[y*e.columns.length+_]?"blocked":d(y,_)>=Jo?O(d(y,_)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,b=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${p}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,_)=>c("li",{children:c("button",{type:"button",class:(g<0?f.includes(_):d(_,g)>=rt)?"lit":"","aria-pressed":t.chosen.includes(_),onPointerEnter:({pointerType:v})=>v!=="touch"&&o(_,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(_,-1),onClick:()=>r(_),children:[c("span",{class:"number",children:g<0?"":m(_,g)}),c("span",{children:b(y).map((v,w)=>[w?" \u2192 ":"",c(S,{token:v,length:10},w)])})]})},_))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,_)=>{let v=f.length===1&&g<0?d(f[0],_):0,w=t.columns.includes(_)||v>=rt;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:T})=>T!=="touch"&&o(-1,_),onFocus:({currentTarget:T})=>T.matches(":focus-visible")&&o(-1,_),onClick:()=>o(-1,_),children:[c(S,{token:y}),c("span",{class:"number",children:f.length===1&&g<0?m(f[0],_):""})]})},_)})})]})]})}function Xo(e,t,n,{width:o,height:r,pitch:s},a){let i=se(e,o,r,a),u=t.columns.length,p=[];for(let f=0;f<t.weights.length;f+=1)t.weights[f]>=rt&&p.push({row:Math.floor(f/u),column:f%u,weight:t.weights[f]});let l=({row:f,column:d})=>n.columns.length?n.columns.includes(d):n.rows.includes(f),h=n.rows.length+n.columns.length>0;p.sort((f,d)=>f.weight-d.weight);for(let f of h?[!1,!0]:[!1])for(let d of p){if(l(d)!==f)continue;let m=b=>(b+.5)*s,g=a.scale[Math.round(d.weight*255)];i.path(`M0 ${m(d.row)}L${o} ${m(d.column)}`,{stroke:g,width:f?4:2,opacity:h&&!f?.25:1})}}function Ln({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>X(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",on(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>c(er,{example:e,step:t,onForce:n,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(An,{share:t.others}),c("span",{class:"probability",children:O(t.others,1)}),c("span",{class:"tag"})]})]}),n&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function er({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===t.writes,u=r&&!i&&s!==e.neverForced,p=c(M,{children:[c(S,{token:s,class:"name"}),c(An,{share:a,drawn:o}),c("span",{class:"probability",children:[O(a,1),o!==void 0&&c("i",{class:"drawn",children:O(o,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:l,"aria-disabled":!u,title:u?`Write ${Ce(s)} instead`:"",onClick:()=>u&&r(s),children:p}):c("div",{class:l,children:p})}function An({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var Pn=Object.assign;function or(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var rr=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Nn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:or(this.props,r)}function o(r){return this.shouldComponentUpdate=n,Ie(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var sr=Symbol.for("react.element"),ir=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,ar=/[A-Z0-9]/g,cr=typeof document<"u";var lr=function(e){return/fil|che|rad/.test(e)};B.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(B.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var $n=k.event;k.event=function(e){return $n&&(e=$n(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var ur={configurable:!0,get:function(){return this.class}},Rn=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var u in r){var p=r[u];if(!(u=="value"&&"defaultValue"in r&&p==null||cr&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&p&&p.constructor==Object){var l=void 0;for(var h in p)typeof p[h]!="number"||rr.test(h)||(l||(l=p=Pn({},p)),p[h]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&p===!0)p="";else if(u=="translate"&&p==="no")p=!1;else if(u[0]=="o"&&u[1]=="n"){var f=u.toLowerCase();f=="ondoubleclick"?u="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||lr(r.type)?f=="onfocus"?u="onfocusin":f=="onblur"&&(u="onfocusout"):f=u="oninput",f=="oninput"&&a[u=f]&&(u="oninputCapture")}else i&&ir.test(u)?u=u.replace(ar,"-$&").toLowerCase():p===null&&(p=void 0);a[u]=p}}if(s=="select"){var d=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;d!=null&&(a.value=ze(r.children).forEach(function(m){m.props.selected=a.multiple?d.indexOf(m.props.value)!=-1:d==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",ur)):r.className&&(a.class=a.className=r.className),o.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=Pn({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=sr,Rn&&Rn(e)};var dr=480,st={short:24,long:60},fr=8,Hn={least:32,most:104};function pr({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:u}){let[p,{width:l}]=ie(),h=t.map(f=>({frame:f,...hr(f,o,r)})).filter(({places:f})=>f.length);return c("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:()=>i(null),children:[!h.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:f,heads:d,places:m})=>c(mr,{example:e,frame:f,heads:d,places:m,open:n,theme:s,onPeek:i,onOpen:u,label:l<dr?st.short:st.long,width:l},f.group.kind))]})}var zn=Nn(pr);function hr({group:e},t,n){let o=(a,i)=>(!t.length||t.includes(a))&&(!n.length||!H.includes(i)&&n.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>q(e).map(u=>({kind:e.kind,layer:i,head:u}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:q(e).filter(a=>s.some(i=>i.head===a))}}function mr({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:u,onOpen:p}){let{group:l}=t,h=a===st.short,f=Math.floor(Math.max(Hn.least,Math.min(Hn.most,(i-a-12)/n.length-fr))),d=$(null),m=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),g={width:f,height:Math.round(f/m)};P(()=>{d.current&&gr(d.current,e,t,o,g,s)},[e,t,o.length,f,s]);let b=[...new Set(o.map(({layer:_})=>_))],y=o.find(_=>In(_,r))??o[0];return c("section",{class:"group",children:[c("h2",{title:l.note,children:l.title}),!h&&c("p",{class:"note",children:l.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:d,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${f}px)`},onKeyDown:yr,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(_=>c("span",{role:"columnheader",class:"column",children:h||H.includes(_)?_:`Head ${_}`},_))]}),b.map(_=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[h?"L":"Layer ",_+1]}),n.map(v=>{let w=o.find(R=>R.layer===_&&R.head===v);if(!w)return c("span",{role:"gridcell"},v);let T=l.roles[_][Number(v)-1]??"",U=In(w,r);return c("span",{role:"gridcell",class:H.includes(v)?"cell summary":"cell",children:[c("button",{type:"button",class:U?"thumb open":"thumb",tabIndex:w===y?0:-1,"aria-current":U?"true":void 0,"aria-label":_r(l.title,w,T),"data-place":`${_} ${v}`,onClick:()=>p(w),onPointerEnter:({pointerType:R})=>R!=="touch"&&u(w),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&u(w),onBlur:()=>u(null),children:[c("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),T&&c("span",{class:"role",children:T})]},v)})]},_))]})})]})}var In=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function _r(e,{layer:t,head:n},o){let r=H.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function gr(e,t,n,o,{width:r,height:s},a){let[i,u]=[n.rows.length,n.columns.length],p=document.createElement("canvas");for(let{layer:l,head:h}of o){let f=e.querySelector(`[data-place="${l} ${h}"] canvas`);if(!(f instanceof HTMLCanvasElement))continue;let d=se(f,r,s,a);d.image(nt(ee(t,n,l,h),i,u,a,p),0,0,r,s),n.blocked&&ot(d,n.blocked,i,u,[0,0,r,s])}}function yr(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=o.findIndex(h=>h.includes(t)),s=o[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],u=h=>o[h]?.[Math.min(s,o[h].length-1)],p={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(e.ctrlKey?i:o[r])[0],End:()=>(e.ctrlKey?i:o[r]).at(-1)};if(!p[e.key])return;e.preventDefault(),e.stopPropagation();let l=p[e.key]();l instanceof HTMLElement&&l.focus()}var br=1e3,vr=[.5,1,2,4],wr={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Fn(e,t,n){let[o,r]=C(!1),[s,a]=C(1);return K(()=>{if(!o)return;if(e>=t)return r(!1);let u=setTimeout(()=>n(e+1),br/s);return()=>clearTimeout(u)},[o,e,t,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function Un({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(fe,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(fe,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(fe,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(fe,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(fe,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:vr.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function fe({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:wr[e]})})})}function Dn(e,t){if(!e||!t)return;e.popover="manual",e.showPopover();let n=kr(e).filter(o=>!o.inert);for(let o of n)o.inert=!0;return()=>{for(let o of n)o.inert=!1;e.popover=null}}function kr(e){let t=[];for(let n=e;n!==document.body;){let o=n.parentNode;if(!o)break;for(let r of o.children)r!==n&&r instanceof HTMLElement&&t.push(r);n=o instanceof ShadowRoot?o.host:o}return t}var it=1e3;function qn({root:e,pointing:t,step:n}){let[o,r]=C(""),s=$(null),a=$({text:"",timer:0,free:performance.now()+it,opened:performance.now()});return K(()=>()=>clearTimeout(a.current.timer),[]),K(()=>{let i=e.current,u=m=>i.querySelector(m)?.textContent??"",p={pointing:t,step:n,readOut:u(".read-out")},l=s.current;s.current=p;let h=a.current;if(!l||performance.now()<h.opened+it||Sr(i))return;let f=xr(l,p);if(!f||(h.text=u(f),h.timer))return;let d=()=>{Object.assign(h,{timer:0,free:performance.now()+it}),r(h.text)};h.timer=window.setTimeout(d,Math.max(0,h.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:o})}function xr(e,t){return e.pointing&&!t.pointing?"":!t.pointing&&t.step!==e.step?".sentence":t.readOut!==e.readOut?".read-out":""}function Sr(e){let{activeElement:t}=e.getRootNode();return!!t?.closest(".strongest ol")}var Mr=.1;function at({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=$(null);P(()=>{let p=requestAnimationFrame(()=>i.current&&Er(i.current,o));return()=>cancelAnimationFrame(p)},[o,n.length]);let u=Math.max(0,...n.map(({weight:p})=>p??0));return c("section",{class:"strip",children:[c("h3",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:an(n.map(({token:p})=>p)),ref:i,onPointerLeave:()=>s(-1),children:n.map(({token:p,weight:l,state:h,lit:f,note:d},m)=>{let g=l===null?-1:Math.round(Math.min(1,l)*255),b=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},y=l!==null&&(l>=Mr||l===u&&u>0)?O(l):"";return c("span",{class:`item ${h} ${f?"lit":""}`,onPointerEnter:({pointerType:_})=>_!=="touch"&&s(m),onClick:()=>a?a(m):s(m),children:[c("span",{class:"chip",style:b,children:h==="later"?"":c(S,{token:p})}),c("span",{class:"share",children:d??y})]},m)})})]})}function Er(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}function jn({example:e,open:t,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let u=I(()=>Cr(e,t,n,o,s.playing),[e,t.layer,t.head,n,o,s.playing]),p=H.includes(t.head)?t.head:`head ${t.head}`,l=f=>d=>a(d<0?Ee:tn(e,f,d)),h=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(M,{children:[c(at,{title:e.encoderOnly?"Tokens":"Source",note:u.asked?"pointed at":`lit by ${h[0]}, layer ${t.layer+1}, ${p}`,chips:u.source,reveal:u.strongest,theme:r,onPoint:l("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(at,{title:"Target so far",note:u.asked?`how much each looks at \u201C${X(u.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:u.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:f=>i(Math.max(0,f-1))})]})}function Cr(e,t,n,o,r){let s=m=>{let g=e.groups.find(b=>b.kind===m);return g&&he(e,G(e,g,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),u=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],p=[...u(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!e.encoderOnly?o.lookedAt.place:-1,h=l<0?[...u(i,n)]:[],f=e.source.map((m,g)=>({token:m,weight:l<0?p[g]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),d=e.target.map((m,g)=>{let b=r&&g>n+1,y=g>0&&e.steps[g-1]?.forced,_=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=n?h[g]??null:null,v=g===n+1;return{token:m,weight:v&&l<0?null:_,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:b?"later":v&&l<0?"written":y?"forced":"",note:v&&l<0?y?"forced":"written":void 0}});return{source:f,target:d,asked:l<0?"":e.source[l],strongest:p.indexOf(Math.max(...p))}}function Bn({weights:e,columns:t},n){let o=[];for(let r=0;r<e.length;r+=1){let s=e[r];if(!s||o.length===n&&s<=o[n-1].weight)continue;let a=o.findIndex(i=>i.weight<s);o.splice(a<0?o.length:a,0,{row:Math.floor(r/t.length),column:r%t.length,weight:s}),o.length=Math.min(o.length,n)}return o}var Or=10;function Wn({map:e,onPoint:t}){let[n,o]=C(!1),r=I(()=>n?Bn(e,Or):[],[e,n]),s=()=>t(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>o(a.open),children:[c("summary",{children:"Strongest links"}),n&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:u})=>c("li",{children:c("button",{type:"button",onFocus:()=>t(a,i),onBlur:s,onClick:()=>t(a,i),onPointerEnter:({pointerType:p})=>p!=="touch"&&t(a,i),children:[c(S,{token:e.rows[a],length:30})," ",c("span",{children:"looks at"})," ",c(S,{token:e.columns[i],length:30})," ",c("b",{children:O(u)})]})},`${a} ${i}`))})]})}var ct=32,Kn=8;function Vn({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=C(0),a=Math.max(0,Math.floor(r/ct)-Kn),i=Math.min(e.rows.length,a+3*Kn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((u,p)=>c("th",{scope:"col",children:c(S,{token:u})},p))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*ct}px`}}),e.rows.slice(a,i).map((u,p)=>{let l=a+p;return c("tr",{"aria-rowindex":l+2,class:t.includes(l)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(l),onClick:()=>o(l),children:c(S,{token:u,length:30})})}),e.columns.map((h,f)=>{let d=l*e.columns.length+f;return c("td",{children:e.blocked?.[d]?c("i",{class:"blocked",children:"blocked"}):O(e.weights[d],2)},f)})]},l)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*ct}px`}})]})]})})}var Gn={usual:14,presented:20};function Yn({example:e,selection:t,theme:n,send:o}){let r=$(null),[s,a]=C(Ee),[i,u]=C(null),p={words:t.tokens==="words",muted:t.mute},l=I(()=>e.groups.map(x=>G(e,x,p)),[e,p.words,p.muted]),h=i&&Tr(e,i)?i:t,f=l.find(({group:x})=>x.kind===h.kind)??l[0],d=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",m=I(()=>d?dt(e,h):he(e,f,h,p.muted),[e,f,h.layer,h.head,d]),g=Math.max(0,e.steps.length-1),b=x=>L({step:Math.max(0,Math.min(x,g))}),y=Fn(t.step,g,b),_=s.looks?.side==="target"?s.looks.place:t.step;hn(r,{go:b,step:t.step,last:g,player:y,presenting:t.present}),En(r),P(()=>Dn(r.current,t.present),[t.present]);let v=Je(e,m,t.step),w=(y.playing||e.layout==="decoding")&&!e.encoderOnly,T={...Ze(m,s),step:_===t.step?v:Je(e,m,_),chosen:d?[]:t.rows,done:w&&v.length?v[0]+1:1/0};P(()=>Ar(r.current,l,s),[l,s]);let U=Se((x,z)=>a(en(m,x,z)),[m]),R=x=>{let[{side:z,place:F}]=m.rowSpots[x];if(e.layout!=="heads")return z==="target"||e.encoderOnly?b(F):void 0;let N=t.rows.includes(x)?t.rows.filter(oo=>oo!==x):[...t.rows,x].slice(-Te);return L({rows:N})},D=Se(x=>{u(null),L({...x,rows:[]})},[]),pe=l.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(yn,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(zn,{example:e,frames:pe,open:t,layers:t.layers,roles:t.roles,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:D})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>L({present:!1}),children:"Back (Escape)"}),c("div",{class:"map-head",children:[c("h2",{class:i?"peeked":"",children:m.title}),c(bn,{example:e,selection:t})]}),t.view==="lines"?c(Tn,{map:m,lit:T,theme:n,onPoint:U,onPress:R}):t.view==="table"?c(Vn,{map:m,chosen:t.rows,caption:m.caption,onPress:R}):c(Cn,{map:m,lit:T,theme:n,caption:m.caption,letters:t.present?Gn.presented:Gn.usual,onPoint:U,onPress:R}),c(ln,{map:m,lit:T}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),c("div",{class:"foot",children:[H.includes(h.head)||d?null:c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:T.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),c(Wn,{map:m,onPoint:U})]}),T.chosen.length>0&&!i&&c(pn,{map:m,rows:T.chosen,colours:n.lines,onDrop:R})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(Un,{step:t.step,last:g,player:y,go:b}),e.steps[_]&&c(fn,{example:e,step:_,open:h}),c(jn,{example:e,open:h,step:_,pointed:s,theme:n,player:y,onPoint:a,go:b}),e.steps[_]&&c(Ln,{example:e,step:e.steps[_],onForce:e.forceable?x=>(y.pause(),o("forced",{step:_,token:x})):void 0}),_===g&&e.reason&&c("p",{class:"stop",children:e.reason})]}),c(qn,{root:r,pointing:T.rows.length+T.columns.length>0,step:_}),e.cards&&c(nn,{card:Lr(e,h),heading:e.cards.heading,note:e.cards.note})]})}function Tr({groups:e},{kind:t,layer:n,head:o}){let r=e.find(s=>s.kind===t);return r!==void 0&&n<r.layers&&q(r).includes(o)}function Lr({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function Ar(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Ze(o,n),i=([f=-1],d)=>f<0?["-10","0"]:[String(f/d),String(1/d)],[[u,p],[l,h]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[f,d]of Object.entries({top:u,high:p,left:l,wide:h}))r.style.setProperty(`--${f}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Qn=`/* The stage: where its parts stand, from a phone to a projector. */

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

h2,
h3,
p {
  margin: 0;
}

h2 {
  font-size: 1.05rem;
  font-weight: 600;
  font-family: var(--st-heading-font);
}

h3 {
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
`;var Zn=`/* Choices */

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
`;var Jn=`/* All heads */

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
`;var Xn=`/* The open head */

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

h2.peeked {
  color: color-mix(in srgb, var(--st-primary-color) 70%, var(--st-text-color));
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

.foot {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.4rem 0.8rem;
}

.strongest summary {
  width: fit-content;
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  cursor: pointer;
}

.strongest[open] {
  flex-basis: 100%;
}

.strongest ol {
  columns: 17rem;
  margin: 0.4rem 0 0;
  padding-left: 1.8rem;
}

.strongest button {
  max-width: 100%;
  padding: 0.1rem 0.3rem;
  border: 0;
  border-radius: 5px;
  background: none;
  cursor: pointer;
  text-align: start;
}

.strongest button:hover {
  background: var(--st-secondary-background-color);
}

.strongest button span {
  color: var(--quiet);
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
`;var eo=`/* Steps */

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
  min-height: 1.15em;
  color: var(--quiet);
  font-size: 0.8125rem;
  line-height: 1.15;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}

.next-tokens h3 {
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
`;var to=`/* Decoding: the steps first */

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
.presenting .strongest,
.presenting .map-area .plain:not(.leave) {
  display: none;
}

.presenting .map-area,
.presenting .step-area {
  order: 0;
  grid-column: auto;
  position: relative;
}

.presenting .large-map,
.presenting .lines {
  height: calc(100vh - 15rem);
}

.presenting .note,
.presenting .legend,
.presenting .share,
.presenting .tag,
.presenting h3 {
  font-size: 1.25rem;
}

.presenting .candidate {
  grid-template-columns: var(--name) 1fr 5rem 5rem;
  min-height: 2.1rem;
}

.presenting h2 {
  font-size: 1.35rem;
}

.presenting .item {
  min-width: 3rem;
}

.presenting .chips {
  max-height: 12rem;
}

.presenting .leave {
  position: absolute;
  top: 0;
  right: 0;
  font-size: 0.9375rem;
}

.presenting.blank > * {
  visibility: hidden;
}
`;var zr=[Qn,Zn,Jn,Xn,eo,to].join(`
`),no=new WeakMap;function Fr({data:e,parentElement:t,setTriggerValue:n}){let o=Dr(t),r=no.get(o),s=r?.bytes===e?r.example:Xt(e);return no.set(o,{bytes:e,example:s}),J(c(Ur,{example:s,theme:Zt(o),send:n}),o),()=>{J(null,o),o.remove()}}function Ur({example:e,theme:t,send:n}){let[o,r]=C(Pe);return K(()=>{let s=()=>r(Pe());return s(),wt(s)},[]),c(Yn,{example:e,theme:t,send:n,selection:ht(o,e)})}function Dr(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:zr}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{so as follow,wo as glossary,Fr as stage};
