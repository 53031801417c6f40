var ce={rounded:255,exact:65535},U=["mean","max","rollout"];function Q(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((h,p)=>p),i=a.filter(h=>!r.columnPieces[h].every(p=>s.has(p))),u=i.length?i:a,{rows:d}=r,l=r.blocked&&bt(r.blocked,d.length,r.columns.length,u,new Uint8Array(d.length*u.length));return{group:t,axes:r,kept:u,rows:d,columns:u.map(h=>r.columns[h]),blocked:l,rowSpots:gt(r.rowPieces,t.looks),columnSpots:u.map(h=>gt([r.columnPieces[h]],t.lookedAt)[0])}}var gt=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function bt(e,t,n,o,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=e[s*n+o[i]];return r}function W(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...U]}function le(e,t){return t==="rollout"?[e.heads]:U.includes(t)?Array.from({length:e.heads},(n,o)=>o):[Number(t)-1]}function ue(e,t,n,o){let r=le(t.group,o);if(r.length===1)return yt(e,t,n,r[0]);let s=new Float32Array(t.rows.length*t.columns.length);for(let a of r){let i=yt(e,t,n,a);for(let u=0;u<s.length;u+=1)o==="mean"?s[u]+=i[u]/r.length:i[u]>s[u]&&(s[u]=i[u])}return s}var fe=(e,t,n)=>t*(e.heads+1)+n;function ye({group:e,axes:t},n,o){return t.weights instanceof Uint8Array&&!le(e,o).every(r=>t.exact.has(fe(e,n,r)))}function yt(e,{group:t,axes:n,rows:o,columns:r,kept:s},a,i){let u=fe(t,a,i),d=n.exact.get(u)??vt(n,u),l=bt(d,o.length,n.columns.length,s,new Float32Array(o.length*s.length)),h=r.length,p=d instanceof Uint8Array?ce.rounded:ce.exact;for(let f=0;f<o.length;f+=1){let _=1;if(h<n.columns.length)if(_=0,d instanceof Uint8Array&&n.leftByMuting)_=n.leftByMuting[u*o.length+f]/ce.exact;else for(let m=0;m<h;m+=1)_+=l[f*h+m]/p;let b=_>=e.mutedFloor?1/(p*_):0;for(let m=0;m<h;m+=1)l[f*h+m]=Math.min(1,l[f*h+m]*b)}return l}function vt({weights:e,rows:t,columns:n},o){let r=t.length*n.length;return e.subarray(o*r,(o+1)*r)}function wt(e,t,n,o){let{group:r,axes:s,kept:a}=t;if(a.length<s.columns.length)return Uint8Array.from(ue(e,t,n,o),p=>Math.round(p*255));let i=le(r,o).map(p=>vt(s,fe(r,n,p))),[u]=i;if(i.length===1&&u instanceof Uint8Array)return u;let d=new Uint32Array(u);for(let p of i.slice(1))if(o==="mean")for(let f=0;f<d.length;f+=1)d[f]+=p[f];else for(let f=0;f<d.length;f+=1)p[f]>d[f]&&(d[f]=p[f]);let l=(o==="mean"?i.length:1)*(u instanceof Uint8Array?1:ce.exact/ce.rounded),h=new Uint8Array(d.length);for(let p=0;p<d.length;p+=1)h[p]=d[p]/l+.5;return h}function be(e,t,{layer:n,head:o},r){let{group:s,axes:a}=t,i=U.indexOf(o),u=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:ue(e,t,n,o),rounded:ye(t,n,o),title:`${s.title}, layer ${n+1}, ${u}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function kt(e,{layer:t,head:n}){let o=e.steps.map(({reads:p})=>p),[r,s]=[e.source.length,[...e.source,...o]],a=s.length,i=s.map((p,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),u=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),l=!1;for(let p of e.groups){let f=Q(e,p,{words:!1,muted:!1}),_=ue(e,f,t,n);l||=ye(f,t,n);let[b,m]=[p.looks,p.lookedAt].map(y=>y==="source"?0:r);for(let y=0,g=0;y<f.rows.length;y+=1)for(let v=0;v<f.columns.length;v+=1,g+=1){let w=(b+y)*a+m+v;d[w]=f.blocked?.[g]??0,u[w]=d[w]?0:_[g]}}let h=U.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:u,rounded:l,blocked:d,border:r,title:`All attention, layer ${t+1}, ${h}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var He=6,Ue={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function Mt(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:xt(e.layer,n.layers),head:W(n).includes(e.head)?e.head:"1",step:xt(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,He),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var xt=(e,t)=>Math.max(0,Math.min(e,t-1)),St={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function Ot(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(St)){let[s,a]=St[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let i of a(t[r]))o.append(s,i)}return o.toString()}var Et=250,ne=0,Z=Ue,At=Ue,oe=0,De=null,ve=new Set,ze=()=>Z;function O(e){if(!Object.entries(e).every(([t,n])=>String(Z[t])===String(n))){Z={...Z,...e},ne+=1,Pt(),clearTimeout(oe),oe=window.setTimeout(Ct,Et);for(let t of ve)t()}}function Ct(){clearTimeout(oe),oe&&De?.({turn:ne,selection:Z}),oe=0}function Tt(e,t){if(De=t,At=e.usual,e.turn>ne||ne===0&&e.turn===0){ne=e.turn,Z=e.selection;for(let n of ve)n()}else e.turn<ne&&(oe||=window.setTimeout(Ct,Et));Pt()}function Pt(){let e=Ot(location.search,Z,At),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function Lt(e){return ve.add(e),()=>{ve.delete(e)}}var mo="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(mo))&&(De=null),{capture:!0});function go({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),Tt(e,s=>n("chosen",s))}var k,Nt,yo,B,Fe,Se,It,ke,Ht,je,qe,bo,pe=Symbol.for("pv"),Me={},Oe=[],vo=/^m(i|n|o|s|text|space)$/,Ee=Array.isArray,We=Oe.slice,X=Object.assign;function J(e){e&&e.parentNode&&e.remove()}function Be(e,t,n){var o,r,s,a={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?We.call(arguments,2):n),de(e,a,o,r,null)}function de(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pe,__v:r||++Nt,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function A(e){return e.children}function K(e,t){this.props=e,this.context=t,this.__g=0}function V(e,t){if(t==null)return e.__&&V(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:V(e)}function wo(e){var t,n=e.__v,o=n.__e,r=[],s=[],a=e.__P;a&&((t=X({constructor:pe},n)).__v=n.__v+1,k.vnode&&k.vnode(t),Ve(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||V(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,jt(r,t,s),n.__=n.__e=null,t.__e!=o&&Ut(t))}function Ut(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ut(e)}function $t(e){(8&e.__g||(e.__g|=8,B.push(e),Se++))&&Fe==k.debounceRendering||((Fe=k.debounceRendering)||queueMicrotask)(Dt)}function Dt(){try{for(var e,t=1;B.length;)B.length>t&&B.sort(It),e=B.shift(),t=B.length,8&e.__g&&wo(e)}finally{(Se=B.length)&&(Fe||queueMicrotask)(Dt)}}function zt(e,t,n,o,r,s,a,i,u,d,l){var h,p,f,_,b,m,y=o.__k||Oe,g=t.length;for(u=ko(n,t,y,u,g),h=0;h<g;h++)(f=n.__k[h])!=null&&(p=~f.__i&&y[f.__i]||Me,f.__i=h,m=Ve(e,f,p,r,s,a,i,u,d,l),_=f.__e,(p.ref!=f.ref||8&p.__u)&&(p.ref&&Ge(p.ref,null,f,p),f.ref&&l.push(f.ref,f.__c||_,f)),b=b||_,4&f.__u?(u=Ft(f,u,e,!p.__v),p.__e&&(p.__e=null)):typeof f.type=="function"&&m!==void 0?u=m:_&&(u=_.nextSibling),f.__u&=-21);return n.__e=b,u}function ko(e,t,n,o,r){var s,a,i,u,d,l,h,p,f,_=n.length,b=_,m=0,y=0,g=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=de(null,a):Ee(a)?a=g[s]=de(A,{children:a}):a.constructor===pe&&a.__b?a=g[s]=de(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,u=s+m,a.__=e,a.__b=e.__b+1,i=null,~(d=a.__i=xo(a,n,u,b))&&(b--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==u-1?m--:d==u+1?m++:d!=u&&(d>u?m--:m++,y=1)):(~d||(r>_?m--:r<_&&m++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(y){for(l=[],h=[],s=0;s<r;s++)if((a=g[s])&&16&a.__u){for(m=0,p=l.length;m<p;)l[f=m+p>>1]<a.__i?m=f+1:p=f;l[m]=a.__i,h[s]=m+1}for(m=l.length;s--;)h[s]&&(h[s]==m?m--:g[s].__u|=4)}if(b)for(s=0;s<_;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=V(i)),Ye(i,i));return o}function Ft(e,t,n,o){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ft(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=V(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ke(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(Ee(e)?e.some(function(n){Ke(n,t)}):t.push(e)),t}function xo(e,t,n,o){var r,s=e.key,a=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&a==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Rt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function we(e,t,n,o,r){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Rt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Rt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=qe[t]||(qe[t]=So(t)),(e.__a||(e.__a={}))[t]=je,s=t!=(t=t.replace(Ht,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function So(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ke]==null)t[ke]=je++;else if(t[ke]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function Ve(e,t,n,o,r,s,a,i,u,d){var l,h,p,f,_,b,m,y,g,v,w,R,Y,M,N,F,I,j,z=t.type;if(t.constructor!==pe)return null;128&n.__u&&(u=32&n.__u,l=n.__c.__z)&&(t.__u|=u,h=s=[],l.nodeType==8?i=xe(l,s):s.push(l),i=s[0]||i),(l=k.__b)&&l(t);e:if(typeof z=="function"){p=a.length;try{if(y=t.props,g=(l=z.prototype)&&l.render,v=(l=z.contextType)&&o[l.__c],w=l?v?v.props.value:l.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(g?t.__c=f=new z(y,w):(t.__c=f=new K(y,w),f.constructor=z,f.render=Oo),v&&v.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),z.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=X({},f.__s)),X(f.__s,z.getDerivedStateFromProps(y,f.__s)))),_=f.props,b=f.state,f.__v=t,n.__c){if(y!==_&&g&&!z.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(y,w),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,w)===!1){t.__v!=n.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(H){H&&(H.__=t)}),Oe.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=V(n);break e}f.componentWillUpdate&&f.componentWillUpdate(y,f.__s,w),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(_,b,m)})}else g&&!z.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=w,f.props=y,f.__P=e,f.__g&=-5,R=k.__r,Y=g?25:0;do f.__g&=-9,R&&R(t),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++Y<25);g&&(Oe.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=X({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(_,b)),M=l&&l.type===A&&l.key==null?l.props.children:l,y.__P&&(l=i,r=(e=y.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(H){H&&Ye(H,H)}),n.__k=null),i=n.__k?V(n,0):null),i=zt(e,Ee(M)?M:[M],t,n,o,r,s,a,i,u,d),y.__P&&(t.__e=null,i=l),t.__u&=-161,h&&h.some(J),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(H){if(a.length=p,t.__v=null,u||s)if(H&&H.then){if(t.__u|=128|u,s){for(~(I=s.indexOf(i||void 0))||(I=s.length);(j=s[I-1])&&j.nodeType==8;)I--;for(;I<s.length;I++)if(j=s[I])if(s[I]=null,N){if(j==F)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(F=xe(N=j))}}if(!N){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;N=i}(l=xe(N=t.__c.__z||(t.__c.__z=N)))?(t.__e=N,i=l):t.__e=i,i=i&&i.nextSibling}else s&&s.some(J);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),H&&H.then||qt(t),k.__e(H,t,n)}}else i=t.__e=Mo(n.__e,t,n,o,r,s,a,u,d,e);return(l=k.diffed)&&l(t),i}function xe(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function qt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(qt))}function jt(e,t,n){for(var o=0;o<n.length;)Ge(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function Mo(e,t,n,o,r,s,a,i,u,d){var l,h,p,f,_,b,m,y,g=n.props||Me,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((_=s[l])&&(w?_.localName==w:_.nodeType==3)){e=_,s[l]=null;break}}if(!e){if(y=d.ownerDocument||document,!w)return y.createTextNode(v);e=y.createElementNS(r,w,v.is?v:d),i&&(k.__m&&k.__m(t,s),i=!1),s=null}if(w){if(d=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&We.call(d.childNodes),!i&&s)for(g={},l=0;l<e.attributes.length;l++)g[(_=e.attributes[l]).name]=_.value;for(l in g)_=g[l],l=="dangerouslySetInnerHTML"?p=_:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||we(e,l,null,_,r);for(l in v)_=v[l],l=="children"?f=_:l=="dangerouslySetInnerHTML"?h=_:l=="value"?b=_:l=="checked"?m=_:i&&typeof _!="function"||g[l]===_||we(e,l,_,g[l],r);h?(i||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(p&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&vo.test(w))&&(r="http://www.w3.org/1999/xhtml"),zt(d,Ee(f)?f:[f],t,n,o,r,s,a,s?s[0]:n.__k&&V(n,0),i,u),s&&s.some(J)),i&&w!="textarea"||(l="value",w=="progress"&&b==null?e.removeAttribute(l):b==null||b===e[l]&&(w!="progress"||b)||we(e,l,b,g[l],r),l="checked",m!=null&&m!=e[l]&&we(e,l,m,g[l],r))}else g===v||i&&e.data==v||(e.data=v);return e}function Ge(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,n)}}function Ye(e,t,n){var o,r,s,a;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ge(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){k.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&Ye(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=xe(o,s=[]))&&(o==e.__e&&s.some(J),J(r),J(o)),n||J(e.__e),e.__e=e.__c=e.__=null}function Oo(e,t,n){return this.constructor(e,n)}function Ae(e,t){var n,o,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=de(A,{children:[e]}),r=[],s=[],Ve(t,t.__k,o||Me,Me,t.namespaceURI,o?null:t.firstChild?We.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),jt(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw Se=0,e}},Nt=0,yo=function(e){return e!=null&&e.constructor===pe},K.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=X({},this.state)),typeof e=="function"&&(e=e(X({},n),this.props)),e&&(X(n,e),this.__v&&(t&&this.__k.push(t),$t(this)))},K.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),$t(this))},K.prototype.render=A,B=[],Se=0,It=function(e,t){return e.__v.__b-t.__v.__b},ke=Symbol(),Ht=/(PointerCapture)$|Capture$/i,je=0,qe={},bo=0;var re,E,Qe,Wt,Ze=Object.is,_e=0,Xt=[],Je=[],S=k,Bt=S.__b,Kt=S.__r,Vt=S.diffed,Gt=S.__c,Yt=S.unmount,Qt=S.__;function Ce(e,t){S.__h&&S.__h(E,e,_e||t),_e=0;var n=E.__H||(E.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function T(e){return _e=1,en(tn,e)}function en(e,t,n){var o=Ce(re++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):tn(void 0,t),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);Ze(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=E,!E.__f)){E.__f=!0;var r=E.shouldComponentUpdate;E.shouldComponentUpdate=function(s,a,i){var u=this.__H;if(!u)return!0;var d=!1,l=this.props!=s;if(u.__.some(function(p){p.__N&&(d=!0,Ze(p.__[0],p.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return d?h||l:h}return!d||l}}return o.__}function G(e,t){var n=Ce(re++,3);!S.__s&&et(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,E.__H.__h.push(n))}function P(e,t){var n=Ce(re++,4);!S.__s&&et(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,E.__h.push(n))}function $(e){return _e=5,L(function(){return{current:e}},[])}function L(e,t){var n=Ce(re++,7);return et(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Te(e,t){return _e=8,L(function(){return e},t)}function Eo(){var e;do{for(;e=Je.shift();)try{he(e)}catch(n){S.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Xt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(he),t.__h.some(Xe),t.__h=[]}catch(n){t.__h=[],S.__e(n,e.__v)}}}while(Je.length)}S.__b=function(e){E=null,Bt&&Bt(e)},S.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Qt&&Qt(e,t)},S.__r=function(e){Kt&&Kt(e),re=0;var t=(E=e.__c).__H;t&&(Qe==E?E.__h=[]:(t.__h.some(he),t.__h.some(Xe),re=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qe=E},S.diffed=function(e){Vt&&Vt(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Jt(Xt.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qe=E=null},S.__c=function(e,t){t.some(function(n){try{n.__h.some(he),n.__h=n.__h.filter(function(o){return!o.__||Xe(o)})}catch(o){n.__h=[function(){throw o}]}}),Gt&&Gt(e,t)},S.unmount=function(e){Yt&&Yt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Jt(Je.push(r))}else he(r)}catch(s){t=s}}),o.__H=void 0,t&&S.__e(t,o.__v))};var Zt=typeof requestAnimationFrame=="function";function Ao(e){var t,n=function(){clearTimeout(o),Zt&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Zt&&(t=requestAnimationFrame(n))}function Jt(e){e!=1&&Wt==S.requestAnimationFrame||((Wt=S.requestAnimationFrame)||Ao)(Eo)}function he(e){var t=E,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),E=t}function Xe(e){var t=E;e.__c=e.__(),E=t}function et(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ze(n,e[o])})}function tn(e,t){return typeof t=="function"?t(e):t}var Co,on=()=>Co??=document.createElement("canvas").getContext("2d");function tt(e){let t=on();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Pe=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),ee=e=>`rgb(${e.join(",")})`;function nt(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function nn(e,t){let[n,o]=[nt(e),nt(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function To(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Pe(e[r],e[r+1],o-r)})}function rn(e){let t=getComputedStyle(e),n=l=>t.getPropertyValue(`--st-${l}`).trim(),[o,r]=[tt(n("text-color")),tt(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...u]=n("chart-categorical-colors").split(","),d=To(s.map(tt));return{text:ee(o),quiet:ee(Pe(r,o,.72)),ground:ee(r),primary:n("primary-color"),query:a,key:i,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:ee(Pe(r,o,.09)),hatchLine:ee(Pe(r,o,.3)),scale:d.map(ee),ink:d.map(l=>ee(nn(l,o)>=nn(l,r)?o:r)),pixels:Uint32Array.from(d,([l,h,p])=>4278190080|p<<16|h<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:nt(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function ot(e,t){let n=on();return n.font=t,n.measureText(e).width}var sn="$array",Po={uint8:Uint8Array,uint16:Uint16Array};function an(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(s,a)=>{if(!a?.[sn])return a;let{[sn]:i,at:u,size:d}=a;return new Po[i](t.buffer,t.byteOffset+o+u,d)});for(let{pieces:s,words:a}of r.groups)for(let i of[s,a])i&&(i.exact=new Map);return r}var Le={looks:null,lookedAt:null};function cn({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function ln(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function st({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:rt(e,n),columns:rt(t,o)}}function it({encoderOnly:e},{rowSpots:t},n){return rt(t,{side:e?"source":"target",place:n})}function rt(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}var Lo=Symbol.for("pv"),$o=0;function c(e,t,n,o,r,s){t||(t={});var a,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?a=t[i]:u[i]=t[i];var d={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Lo,__v:--$o,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),k.vnode&&k.vnode(d),d}function un({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,a)=>c("td",{children:s},a))]},o))})]})}),e.columns.length>0&&c("p",{class:"note",children:n})]})}function fn(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+Ro(Number(r))+(s?`.${s}`:"")}function Ro(e){return e.toLocaleString("en")}function q(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?q(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function No(e){return`\u2248${(e*100).toFixed(0)} %`}var D=({rounded:e})=>e?No:q;function dn(e){return e>=.005?(e*100).toFixed(0):""}var Io=/[\u202A-\u202E\u2066-\u2069]/g,Ho=/(\p{M}{4})\p{M}+/gu,Uo=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Do={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},zo=new Intl.Segmenter(void 0,{granularity:"grapheme"}),pn=14;function at(e){let t=e.replace(Io,"").replace(Ho,"$1");return/^\s+$/.test(t)?[...t].map(n=>Do[n]??"\u2423").join(""):t||"\u2205"}function te(e,t=pn){let n=at(e);if(n.length<=t)return n;let o=[...zo.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function $e(e,t=pn){return`\u2068${te(e,t)}\u2069`}function hn(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Uo.test(t)?"rtl":"ltr"}function x({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:at(e),children:te(e,t)})}var ct=30,_n=8,Fo=3;function mn({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];return n<0&&o<0?c("p",{class:"read-out",children:e.caption}):c("p",{class:"read-out","aria-live":"polite",children:n>=0&&o>=0?qo(e,n,o):n>=0?lt(e,n):jo(e,o)})}function qo(e,t,n){let o=t*e.columns.length+n,r=e.blocked?.[o];return c(A,{children:[c(x,{token:e.rows[t],length:ct})," ",r?"is blocked from":"looks at"," ",c(x,{token:e.columns[n]}),!r&&c("b",{children:[" ",D(e)(e.weights[o],2)]})]})}function lt(e,t){let n=e.columns.length,o=gn(e.columns.map((r,s)=>({label:r,weight:e.weights[t*n+s]})));return c(A,{children:[c(x,{token:e.rows[t],length:ct})," looks at ",o.length?yn(o,e):e.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function jo(e,t){let n=e.columns.length,o=gn(e.rows.map((r,s)=>({label:r,weight:e.weights[s*n+t]})));return c(A,{children:[c(x,{token:e.columns[t]})," is looked at most by ",o.length?yn(o,e):e.rounded?"no token that 1/255 can tell":"no token","."]})}var gn=e=>e.filter(({weight:t})=>t>0).sort((t,n)=>n.weight-t.weight).slice(0,Fo),yn=(e,t)=>e.map(({label:n,weight:o},r)=>c("span",{children:[r?", ":"",c(x,{token:n,length:ct})," (",D(t)(o),")"]},r));function bn({example:e,step:t,open:n}){let{reads:o,writes:r,probability:s,forced:a}=e.steps[t],i=e.groups.find(({kind:f})=>f===(e.encoderOnly?"encoder":"cross"));if(!i)return null;let u=Q(e,i,{words:!1,muted:!1}),d=u.columns.length,l=ue(e,u,n.layer,n.head).subarray(t*d,(t+1)*d),h=l.indexOf(Math.max(...l)),p=e.target.slice(Math.max(0,t+1-_n),t+1);return c("p",{class:"sentence","aria-live":"polite",children:[e.encoderOnly?c(A,{children:["At ",c(x,{token:o})]}):c(A,{children:["Has read ",t+1>_n&&"\u2026 ",p.map((f,_)=>[_?" ":"",c(x,{token:f},_)])]}),", looks at ",c("b",{children:c(x,{token:e.source[h]})})," (",D({rounded:ye(u,n.layer,n.head)})(l[h]),"), ",a?"is made to write":"writes"," ",c("b",{children:c(x,{token:r})})," (",q(s,1),")."]})}function vn({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(i,u)=>e.weights[i*r+u],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(u=>s(u,i)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",t.length>1&&!e.rounded&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",q(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[c("i",{class:"swatch",style:{background:n[u]}})," ",i+1," ",c(x,{token:e.rows[i],length:30})," \u2715"]},i))}),t.map(i=>c("p",{class:"note",children:lt(e,i)},i)),c("div",{class:"groups",children:e.columns.map((i,u)=>c("div",{class:"bars-of",title:t.map(d=>D(e)(s(d,u),2)).join(", "),children:[c("div",{class:"columns",children:t.map((d,l)=>c("span",{style:{height:`${s(d,u)*100}%`,background:n[l]}},d))}),c(x,{token:i,length:8})]},u))})]})}function wn(e,{go:t,step:n,last:o,player:r,presenting:s}){P(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let u=e.current,d=document.activeElement===document.body&&Vo(u),l=Bo(u,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},p={...h,Home:()=>t(0),End:()=>t(o),ArrowUp:()=>t(n-1),ArrowDown:()=>t(n+1),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},f=d||s||l,_=(l?p:d?h:{})[i.key]??(f&&!Ko(i)?Wo(i.key,u,s):void 0);_&&(i.preventDefault(),_())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Wo(e,t,n){if(e==="Escape")return n?()=>O({present:!1}):void 0;if(me())return e==="f"?()=>O({present:!n}):e==="b"&&n?()=>{t.classList.toggle("blank")}:void 0}var kn="attention-lab-letter-keys",me=()=>localStorage.getItem(kn)!=="off";function xn(){localStorage.setItem(kn,me()?"off":"on")}function Bo(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function Ko(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Vo(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}function se({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),n.map(([s,a])=>c("label",{class:s===o?"on":"",children:[c("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var Sn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Mn({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(se,{label:"Attention",options:e.groups.map(({kind:r})=>[r,Sn[r]]),value:t.kind,onChoose:r=>O({kind:r,rows:[]})}),c(se,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>O({layer:Number(r)-1})}),c(se,{label:"Head",isNamed:!0,options:W(n).map(r=>[r,r]),value:t.head,onChoose:r=>O({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(se,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>O({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>O({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(Qo,{example:e,selection:t,layers:o}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>O({present:!0}),children:"Present"}),c(Go,{})]})]})}function Go(){let[e,t]=T(me);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(xn(),t(me())),children:"Keys F, B"})}function On({example:e,selection:t}){return c(se,{label:"View",options:Yo(e),value:t.view,onChoose:n=>O({view:n})})}function Yo({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(o=>[o,o])}function Qo({example:e,selection:t,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(u=>u!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,u,d)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([l,h])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>d(o(u,l)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,Sn[a]]),t.kinds,a=>O({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),t.layers,a=>O({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>O({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>O({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var An=1.2,Zo=9;function ut(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),a=s.createImageData(n,t),i=new Uint32Array(a.data.buffer);if(e instanceof Uint8Array)for(let u=0;u<i.length;u+=1)i[u]=o.pixels[e[u]];else for(let u=0;u<i.length;u+=1)i[u]=o.pixels[Math.min(255,Math.round(e[u]*255))];return s.putImageData(a,0,0),r}function Cn(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(y=>y.map(g=>$e(g))),i=(y=>Math.ceil(Math.max(...y.map(g=>ot(g,o)))))(r)+10,u=Math.min(t.cell,(t.width-i-3)/s.length),d=t.letters*An,l=s.map(y=>ot(y,o)),h=l.map(y=>y>Math.max(u,d)-2&&y>t.letters*1.1),p=Math.ceil(Math.max(d,...l.filter((y,g)=>h[g])))+8,f=Math.min(t.cell,u*1.4,(t.height-p-3)/r.length);u=Math.min(u,f*1.8),[u,f]=[u,f].map(y=>y>=4?Math.floor(y):y);let[_,b]=[i+s.length*u+3,p+r.length*f+3].map(Math.ceil),m=Math.min(t.letters,Math.floor(f*.62),Math.floor((u-4)/1.9));return{left:i,top:p,cellWidth:u,cellHeight:f,width:_,height:b,rows:r,columns:s,turned:h,letters:t.letters,numbers:m>=12?m:0}}function Tn(e,t,n,o,r){Jo(e,t,n,o,r),n.numbers&&Xo(e,t,n,o,r),er(e,n,o,r),tr(e,n,o,r),nr(e,n,o,r)}function Jo(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[u,d]=[t.rows.length,t.columns.length],[l,h]=[d*r,u*s];if(e.image(ut(t.weights,u,d,i),n,o,l,h),t.blocked&&ft(e,t.blocked,u,d,[n,o,l,h]),t.border&&(e.rect(n,o+t.border*s-1,l,2,{fill:i.quiet}),e.rect(n+t.border*r-1,o,2,h,{fill:i.quiet})),!(Math.min(r,s)<Zo)){for(let p=1;p<d;p+=1)e.rect(n+p*r-.5,o,1,h,{fill:i.ground});for(let p=1;p<u;p+=1)e.rect(n,o+p*s-.5,l,1,{fill:i.ground})}}function ft(e,t,n,o,[r,s,a,i]){let u=l=>Math.round(r+l*a/o),d=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let h=0;h<o;h+=1){let p=h;for(;p<o&&t[l*o+p];)p+=1;p>h&&e.hatch(u(h),d(l),u(p)-u(h),d(l+1)-d(l)),h=p}}function Xo(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:u,numbers:d},l,h){for(let p=0;p<Math.min(o.length,l.done);p+=1)for(let f=0;f<r.length;f+=1){let _=t[p*r.length+f];if(n?.[p*r.length+f])continue;let b=h.ink[Math.min(255,Math.round(_*255))],[m,y]=[s+(f+.5)*i,a+(p+.5)*u+1];e.text(dn(_),m,y,{fill:b,size:d,align:"center"})}}function er(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},u){if(i>=s.length)return;let d=[t,n+i*r,a.length*o,(s.length-i)*r];e.rect(...d,{fill:u.ground}),e.rect(...d,{fill:u.hatchGround,opacity:.5})}function tr(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,u){let d=(l,h)=>e.rect(t-1,n+l*r-1,a.length*o+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)d(l,u.query);for(let l of i.step)d(l,u.primary);for(let l of i.rows)d(l,u.query);for(let l of i.columns)e.rect(t+l*o-1,n-1,o+2,s.length*r+2,{stroke:u.key,width:2.5})}function nr(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:u},d,l){let h=[...d.rows,...d.step,...d.chosen];for(let p of En(s.length,r,u,h)){if(p>=d.done)break;let f=h.includes(p),_=d.rows.includes(p)||d.chosen.includes(p)?l.query:f?l.text:l.quiet;e.text(s[p],t-7,n+(p+.5)*r,{fill:_,size:u,bold:f,code:!0,align:"right"})}for(let p of En(a.length,o,u,d.columns)){let f=d.columns.includes(p),_=i[p]?"left":"center",[b,m]=[t+(p+.5)*o,n-(i[p]?6:3+u*.55)];e.text(a[p],b,m,{fill:f?l.key:l.quiet,size:u,bold:f,code:!0,align:_,turned:i[p]})}}function En(e,t,n,o){let r=n*An,s=Math.max(1,Math.ceil(r/t)),a=i=>o.some(u=>u!==i&&Math.abs(u-i)*t<r);return Array.from({length:e},(i,u)=>u).filter(i=>o.includes(i)||i%s===0&&!a(i))}function Pn({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[u,d]=[Math.floor((i-t)/o),Math.floor((a-e)/n)];return u>=r.length||d>=s.length||u<0&&d<0?null:{row:Math.max(-1,u),column:Math.max(-1,d)}}function or({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function ie(e,t,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,n),i.imageSmoothingEnabled=!1;let u=({fill:d,stroke:l,width:h=1,opacity:p=1},f)=>{i.globalAlpha=p,d&&(i.fillStyle=d,i.fill(f)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.stroke(f)),i.globalAlpha=1};return{rect(d,l,h,p,f){let _=new Path2D;_.rect(d,l,h,p),u(f,_)},text(d,l,h,p){i.save(),i.translate(l,h),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:or(p,o),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},image:(d,l,h,p,f)=>i.drawImage(d,l,h,p,f),hatch(d,l,h,p){i.fillStyle=rr(i,o),i.fillRect(d,l,h,p)},path:(d,l)=>u(l,new Path2D(d))}}var Ln=new Map;function rr(e,t){let n=Ln.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return Ln.set(t.signature,s),s}function ae(){let e=$(null),[t,n]=T({width:0,height:0});return P(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function $n(e){P(()=>{let t=e.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=t.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||t.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(o);o();for(let s of[t,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}function Rn({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=$(null),[u,d]=ae(),l=L(()=>d.width?Cn(e,{...d,cell:64,letters:o},n):null,[e.rows,e.columns,d,o,n]);P(()=>{!l||!i.current||Tn(ie(i.current,l.width,l.height,n),e,l,t,n)},[l,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let h=({offsetX:p,offsetY:f})=>l&&Pn(l,p,f);return c("div",{class:"large-map",ref:u,children:c("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:p=>{let f=h(p);s(f?.row??-1,f?.column??-1)},onPointerLeave:({pointerType:p})=>p!=="touch"&&s(-1,-1),onClick:p=>{let f=h(p);f&&f.row>=0&&a(f.row,f.column)},onKeyDown:p=>l&&sr(p,l,t,s,a),onBlur:()=>s(-1,-1)})})}function sr(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],u=(h,p)=>Math.max(0,Math.min(h,p-1)),d=(h,p)=>r(u(a+h,t.length),u(i+p,n.length)),l={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-n.length),End:()=>d(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[e.key]&&(e.preventDefault(),e.stopPropagation(),l[e.key]())}var dt=.02,ir=.005,Nn={least:20,most:30};function In({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=$(null),[a,i]=ae(),u=Math.max(e.rows.length,e.columns.length),d=Math.max(Nn.least,Math.min(Nn.most,Math.floor((i.height-30)/u))),[l,h]=[u*d,Math.max(60,Math.min(420,i.width*.36))],p=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;P(()=>{s.current&&i.width&&ar(s.current,e,{rows:p,columns:t.columns},{width:h,height:l,pitch:d},n)},[e,i,n,p.join(),t.columns.join()]);let f=(y,g)=>e.weights[y*e.columns.length+g],_=(y,g)=>e.blocked?.[y*e.columns.length+g]?"blocked":f(y,g)>=ir?D(e)(f(y,g)):"",b=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,m=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${d}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,g)=>c("li",{children:c("button",{type:"button",class:(b<0?p.includes(g):f(g,b)>=dt)?"lit":"","aria-pressed":t.chosen.includes(g),onPointerEnter:({pointerType:v})=>v!=="touch"&&o(g,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(g,-1),onClick:()=>r(g),children:[c("span",{class:"number",children:b<0?"":_(g,b)}),c("span",{children:m(y).map((v,w)=>[w?" \u2192 ":"",c(x,{token:v,length:10},w)])})]})},g))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,g)=>{let v=p.length===1&&b<0?f(p[0],g):0,w=t.columns.includes(g)||v>=dt;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:R})=>R!=="touch"&&o(-1,g),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&o(-1,g),onClick:()=>o(-1,g),children:[c(x,{token:y}),c("span",{class:"number",children:p.length===1&&b<0?_(p[0],g):""})]})},g)})})]})]})}function ar(e,t,n,{width:o,height:r,pitch:s},a){let i=ie(e,o,r,a),u=t.columns.length,d=[];for(let p=0;p<t.weights.length;p+=1)t.weights[p]>=dt&&d.push({row:Math.floor(p/u),column:p%u,weight:t.weights[p]});let l=({row:p,column:f})=>n.columns.length?n.columns.includes(f):n.rows.includes(p),h=n.rows.length+n.columns.length>0;d.sort((p,f)=>p.weight-f.weight);for(let p of h?[!1,!0]:[!1])for(let f of d){if(l(f)!==p)continue;let _=m=>(m+.5)*s,b=a.scale[Math.round(f.weight*255)];i.path(`M0 ${_(f.row)}L${o} ${_(f.column)}`,{stroke:b,width:p?4:2,opacity:h&&!p?.25:1})}}function Hn({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>te(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",fn(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>c(cr,{example:e,step:t,onForce:n,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(Un,{share:t.others}),c("span",{class:"probability",children:q(t.others,1)}),c("span",{class:"tag"})]})]}),n&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function cr({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===t.writes,u=r&&!i&&s!==e.neverForced,d=c(A,{children:[c(x,{token:s,class:"name"}),c(Un,{share:a,drawn:o}),c("span",{class:"probability",children:[q(a,1),o!==void 0&&c("i",{class:"drawn",children:q(o,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:l,"aria-disabled":!u,title:u?`Write ${$e(s)} instead`:"",onClick:()=>u&&r(s),children:d}):c("div",{class:l,children:d})}function Un({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var Dn=Object.assign;function fr(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var dr=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function qn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:fr(this.props,r)}function o(r){return this.shouldComponentUpdate=n,Be(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var pr=Symbol.for("react.element"),hr=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,_r=/[A-Z0-9]/g,mr=typeof document<"u";var gr=function(e){return/fil|che|rad/.test(e)};K.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(K.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var zn=k.event;k.event=function(e){return zn&&(e=zn(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var yr={configurable:!0,get:function(){return this.class}},Fn=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var u in r){var d=r[u];if(!(u=="value"&&"defaultValue"in r&&d==null||mr&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&d&&d.constructor==Object){var l=void 0;for(var h in d)typeof d[h]!="number"||dr.test(h)||(l||(l=d=Dn({},d)),d[h]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&d===!0)d="";else if(u=="translate"&&d==="no")d=!1;else if(u[0]=="o"&&u[1]=="n"){var p=u.toLowerCase();p=="ondoubleclick"?u="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||gr(r.type)?p=="onfocus"?u="onfocusin":p=="onblur"&&(u="onfocusout"):p=u="oninput",p=="oninput"&&a[u=p]&&(u="oninputCapture")}else i&&hr.test(u)?u=u.replace(_r,"-$&").toLowerCase():d===null&&(d=void 0);a[u]=d}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=Ke(r.children).forEach(function(_){_.props.selected=a.multiple?f.indexOf(_.props.value)!=-1:f==_.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",yr)):r.className&&(a.class=a.className=r.className),o.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=Dn({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=pr,Fn&&Fn(e)};function jn(e,[t,n],[o,r]){if(o===t&&r===n)return e;let s=new Uint8Array(o*r),a=Uint32Array.from({length:n},(i,u)=>u*r/n);for(let i=0,u=0;i<t;i+=1){let d=Math.floor(i*o/t)*r;for(let l=0;l<n;l+=1,u+=1){let h=d+a[l];e[u]>s[h]&&(s[h]=e[u])}}return s}var br=480,pt={short:24,long:60},Ne=8,vr=5,Wn={least:32,most:104};function wr({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:u}){let[d,{width:l}]=ae(),h=t.map(p=>({frame:p,...kr(p,o,r)})).filter(({places:p})=>p.length);return c("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:()=>i(null),children:[!h.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:p,heads:f,places:_})=>c(xr,{example:e,frame:p,heads:f,places:_,open:n,theme:s,onPeek:i,onOpen:u,label:l<br?pt.short:pt.long,width:l},p.group.kind))]})}var Kn=qn(wr);function kr({group:e},t,n){let o=(a,i)=>(!t.length||t.includes(a))&&(!n.length||!U.includes(i)&&n.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>W(e).map(u=>({kind:e.kind,layer:i,head:u}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:W(e).filter(a=>s.some(i=>i.head===a))}}function xr({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:u,onOpen:d}){let{group:l}=t,h=a===pt.short,p=Math.floor(Math.max(Wn.least,Math.min(Wn.most,(i-a-12)/n.length-Ne))),f=$(null),_=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),b={width:p,height:Math.round(p/_)};P(()=>{f.current&&Mr(f.current,e,t,n,o,b,s)},[e,t,o.map(Re).join(),p,s]);let m=[...new Set(o.map(({layer:v})=>v))],y=new Map(o.map(v=>[Re(v),v])),g=o.find(v=>Bn(v,r))??o[0];return c("section",{class:"group",children:[c("h3",{title:l.note,children:l.title}),!h&&c("p",{class:"note",children:l.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:f,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${p}px)`},onKeyDown:Er,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(v=>c("span",{role:"columnheader",class:"column",children:h||U.includes(v)?v:`Head ${v}`},v))]}),m.map(v=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${v+1}`,children:[h?"L":"Layer ",v+1]}),n.map((w,R)=>{let Y=R?null:c("canvas",{"data-layer":v,"aria-hidden":"true"}),M=y.get(Re({layer:v,head:w}));if(!M)return c("span",{role:"gridcell",class:"cell",children:Y},w);let N=l.roles[v][Number(w)-1]??"",F=Bn(M,r);return c("span",{role:"gridcell",class:U.includes(w)?"cell summary":"cell",children:[Y,c("button",{type:"button",class:F?"thumb open":"thumb",tabIndex:M===g?0:-1,"aria-current":F?"true":void 0,"aria-label":Sr(l.title,M,N),"data-place":Re(M),style:{width:`${b.width}px`,height:`${b.height}px`},onClick:()=>d(M),onPointerEnter:({pointerType:I})=>I!=="touch"&&u(M),onFocus:({currentTarget:I})=>I.matches(":focus-visible")&&u(M),onBlur:()=>u(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),N&&c("span",{class:"role",children:N})]},w)})]},v))]})})]})}var Re=({layer:e,head:t})=>`${e} ${t}`,Bn=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function Sr(e,{layer:t,head:n},o){let r=U.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function Mr(e,t,n,o,r,{width:s,height:a},i){let[u,d]=[n.rows.length,n.columns.length],l=window.devicePixelRatio||1,h=[Math.min(u,Math.round(a*l)),Math.min(d,Math.round(s*l))],p=document.createElement("canvas");for(let f of e.querySelectorAll("canvas")){let _=ie(f,o.length*(s+Ne)-Ne,a,i),b=new Path2D;for(let{layer:m,head:y}of r){if(String(m)!==f.dataset.layer)continue;let g=o.indexOf(y)*(s+Ne),v=jn(wt(t,n,m,y),[u,d],h);_.image(ut(v,...h,i,p),g,0,s,a),n.blocked&&ft(_,n.blocked,u,d,[g,0,s,a]),b.roundRect(g,0,s,a,vr)}Or(f,b)}}function Or(e,t){let n=e.getContext("2d");n.globalCompositeOperation="destination-in",n.fill(t),n.globalCompositeOperation="source-over"}function Er(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=o.findIndex(h=>h.includes(t)),s=o[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],u=h=>o[h]?.[Math.min(s,o[h].length-1)],d={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(e.ctrlKey?i:o[r])[0],End:()=>(e.ctrlKey?i:o[r]).at(-1)};if(!d[e.key])return;e.preventDefault(),e.stopPropagation();let l=d[e.key]();l instanceof HTMLElement&&l.focus()}var Ar=1e3,Cr=[.5,1,2,4],Tr={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Vn(e,t,n){let[o,r]=T(!1),[s,a]=T(1);return G(()=>{if(!o)return;if(e>=t)return r(!1);let u=setTimeout(()=>n(e+1),Ar/s);return()=>clearTimeout(u)},[o,e,t,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function Gn({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(ge,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(ge,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(ge,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(ge,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(ge,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Cr.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function ge({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Tr[e]})})})}var ht=1e3,Pr=3e4;function Yn(e,{kind:t,layer:n,head:o,tokens:r},s){if(!e.exactAt)return[];let a=s||e.layout!=="heads";return e.groups.flatMap(d=>{let l=d.kind===t&&!s&&r==="words"&&d.words?[u(d,"words")]:[];return s||a&&(e.encoderOnly||d.kind!=="encoder")||d.kind===t&&!l.length?[...l,u(d,"pieces")]:l}).flat();function u(d,l){let h=d[l];return le(d,o).map(p=>({axes:h,place:fe(d,n,p),address:`${e.exactAt}/${d.kind}-${l}-${n}-${p}`})).filter(p=>!h.exact.has(p.place))}}function Qn({get:e,changed:t,gone:n,later:o=setTimeout}){let r=[],s="",a=new Set,[i,u,d]=[ht,!1,!1];async function l({axes:f,place:_,address:b}){a.add(b);let m=!1,y=await e(b).catch(()=>(m=!0,null));a.delete(b),y?.byteLength===2*f.rows.length*f.columns.length?(f.exact.set(_,new Uint16Array(y)),[s,i,d]=["",ht,!1]):(s=m?"silent":"gone",h()),t(),!(s!=="gone"||d)&&(d=!0,n())}function h(){u||(u=!0,o(()=>{u=!1,p()},i),i=Math.min(2*i,Pr))}function p(){for(let f of r)!f.axes.exact.has(f.place)&&!a.has(f.address)&&l(f)}return{want(f){[r,i]=[f,ht],p()},trouble:()=>s}}var Lr=2e4;function Zn(e,t,n,o){let[r,s]=T(0),a=$(o);a.current=o;let i=L(()=>Qn({get:$r,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[e]),u=Yn(e,t,n);return G(()=>i.want(u),[i,u.map(({address:d})=>d).join()]),G(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function $r(e){let t=await fetch(new URL(e,document.baseURI),{signal:AbortSignal.timeout(Lr)});if(t.status===404)return null;if(!t.ok)throw new Error(t.statusText);return t.arrayBuffer()}var Rr="the exact weights are on the way.",Nr={"":Rr,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Jn({map:e,muted:t,peeked:n,trouble:o}){if(!e.rounded)return c("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=n?"the exact weights come when the head is opened.":Nr[o];return c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",t&&", before muting scales rows up","; ",r]})}var Ir=.1;function _t({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=$(null);P(()=>{let d=requestAnimationFrame(()=>i.current&&Hr(i.current,o));return()=>cancelAnimationFrame(d)},[o,n.length]);let u=Math.max(0,...n.map(({weight:d})=>d??0));return c("section",{class:"strip",children:[c("h4",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:hn(n.map(({token:d})=>d)),ref:i,onPointerLeave:()=>s(-1),children:n.map(({token:d,weight:l,rounded:h,state:p,lit:f,note:_},b)=>{let m=l===null?-1:Math.round(Math.min(1,l)*255),y=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]},g=l!==null&&(l>=Ir||l===u&&u>0)?D({rounded:h})(l):"";return c("span",{class:`item ${p} ${f?"lit":""}`,onPointerEnter:({pointerType:v})=>v!=="touch"&&s(b),onClick:()=>a?a(b):s(b),children:[c("span",{class:"chip",style:y,children:p==="later"?"":c(x,{token:d})}),c("span",{class:"share",children:_??g})]},b)})})]})}function Hr(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}function Xn({example:e,open:t,step:n,pointed:o,came:r,theme:s,player:a,onPoint:i,go:u}){let d=L(()=>Ur(e,t,n,o,a.playing),[e,t.layer,t.head,n,o,r,a.playing]),l=U.includes(t.head)?t.head:`head ${t.head}`,h=f=>_=>i(_<0?Le:ln(e,f,_)),p=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(A,{children:[c(_t,{title:e.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${p[0]}, layer ${t.layer+1}, ${l}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:h("source"),onPress:e.encoderOnly?u:void 0}),!e.encoderOnly&&c(_t,{title:"Target so far",note:d.asked?`how much each looks at \u201C${te(d.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:d.target,reveal:n+1,theme:s,onPoint:h("target"),onPress:f=>u(Math.max(0,f-1))})]})}function Ur(e,t,n,o,r){let s=_=>{let b=e.groups.find(m=>m.kind===_);return b&&be(e,Q(e,b,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),u=(_,b)=>_?_.weights.subarray(b*_.columns.length,(b+1)*_.columns.length):[],d=[...u(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!e.encoderOnly?o.lookedAt.place:-1,h=l<0?[...u(i,n)]:[],p=e.source.map((_,b)=>({token:_,weight:l<0?d[b]??null:null,rounded:a?.rounded??!1,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===b,state:e.encoderOnly&&b===n?"current":""})),f=e.target.map((_,b)=>{let m=r&&b>n+1,y=b>0&&e.steps[b-1]?.forced,g=l>=0?a&&b>0?a.weights[(b-1)*a.columns.length+l]:null:b<=n?h[b]??null:null,v=b===n+1;return{token:_,weight:v&&l<0?null:g,rounded:(l<0?i:a)?.rounded??!1,lit:o.looks?.side==="target"&&o.looks.place===b-1,state:m?"later":v&&l<0?"written":y?"forced":"",note:v&&l<0?y?"forced":"written":void 0}});return{source:p,target:f,asked:l<0?"":e.source[l],strongest:d.indexOf(Math.max(...d))}}var mt=32,eo=8;function to({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=T(0),a=D(e),i=Math.max(0,Math.floor(r/mt)-eo),u=Math.min(e.rows.length,i+3*eo+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((d,l)=>c("th",{scope:"col",children:c(x,{token:d})},l))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*mt}px`}}),e.rows.slice(i,u).map((d,l)=>{let h=i+l;return c("tr",{"aria-rowindex":h+2,class:t.includes(h)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(h),onClick:()=>o(h),children:c(x,{token:d,length:30})})}),e.columns.map((p,f)=>{let _=h*e.columns.length+f;return c("td",{children:e.blocked?.[_]?c("i",{class:"blocked",children:"blocked"}):a(e.weights[_],2)},f)})]},h)}),u<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-u)*mt}px`}})]})]})})}var no={usual:14,presented:20};function oo({example:e,selection:t,theme:n,send:o}){let r=$(null),[s,a]=T(Le),[i,u]=T(null),d={words:t.tokens==="words",muted:t.mute},l=L(()=>e.groups.map(C=>Q(e,C,d)),[e,d.words,d.muted]),h=i&&Dr(e,i)?i:t,p=l.find(({group:C})=>C.kind===h.kind)??l[0],f=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",[_,b]=Zn(e,t,f,o),m=L(()=>f?kt(e,h):be(e,p,h,d.muted),[e,p,h.layer,h.head,f,_]),y=Math.max(0,e.steps.length-1),g=C=>O({step:Math.max(0,Math.min(C,y))}),v=Vn(t.step,y,g),w=s.looks?.side==="target"?s.looks.place:t.step;wn(r,{go:g,step:t.step,last:y,player:v,presenting:t.present}),$n(r),P(()=>Fr(r.current,t.present),[t.present]);let R=it(e,m,t.step),Y=(v.playing||e.layout==="decoding")&&!e.encoderOnly,M={...st(m,s),step:w===t.step?R:it(e,m,w),chosen:f?[]:t.rows,done:Y&&R.length?R[0]+1:1/0};P(()=>qr(r.current,l,s),[l,s]);let N=Te((C,Ie)=>a(cn(m,C,Ie)),[m]),F=C=>{let[{side:Ie,place:po}]=m.rowSpots[C];if(e.layout!=="heads")return Ie==="target"||e.encoderOnly?g(po):void 0;let ho=t.rows.includes(C)?t.rows.filter(_o=>_o!==C):[...t.rows,C].slice(-He);return O({rows:ho})},I=Te(C=>{u(null),O({...C,rows:[]})},[]),j=L(()=>l.filter(({group:C})=>!t.kinds.length||t.kinds.includes(C.kind)),[l,String(t.kinds)]),z=L(()=>({kind:t.kind,layer:t.layer,head:t.head}),[t.kind,t.layer,t.head]),[H,fo]=[L(()=>t.layers,[String(t.layers)]),L(()=>t.roles,[String(t.roles)])];return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(Mn,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(Kn,{example:e,frames:j,open:z,layers:H,roles:fo,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:I})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>O({present:!1}),children:"Back (Escape)"}),c("div",{class:"map-head",children:[c("h3",{class:i?"peeked":"",children:m.title}),c(On,{example:e,selection:t})]}),t.view==="lines"?c(In,{map:m,lit:M,theme:n,onPoint:N,onPress:F}):t.view==="table"?c(to,{map:m,chosen:t.rows,caption:m.caption,onPress:F}):c(Rn,{map:m,lit:M,theme:n,caption:m.caption,letters:t.present?no.presented:no.usual,onPoint:N,onPress:F}),c(mn,{map:m,lit:M}),e.exactAt&&c(Jn,{map:m,trouble:b,muted:d.muted&&!f,peeked:i!==null}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),U.includes(h.head)||f?null:c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:M.chosen.at(-1)??R[0]??1}),children:"Work its numbers out, inside this head"}),M.chosen.length>0&&!i&&c(vn,{map:m,rows:M.chosen,colours:n.lines,onDrop:F})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(Gn,{step:t.step,last:y,player:v,go:g}),e.steps[w]&&c(bn,{example:e,step:w,open:h}),c(Xn,{example:e,open:h,step:w,pointed:s,came:_,theme:n,player:v,onPoint:a,go:g}),e.steps[w]&&c(Hn,{example:e,step:e.steps[w],onForce:e.forceable?C=>(v.pause(),o("forced",{step:w,token:C})):void 0}),w===y&&e.reason&&c("p",{class:"stop",children:e.reason})]}),e.cards&&c(un,{card:zr(e,h),heading:e.cards.heading,note:e.cards.note})]})}function Dr({groups:e},{kind:t,layer:n,head:o}){let r=e.find(s=>s.kind===t);return r!==void 0&&n<r.layers&&W(r).includes(o)}function zr({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function Fr(e,t){!e||t===e.matches(":popover-open")||(e.popover=t?"manual":null,t&&e.showPopover())}function qr(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=st(o,n),i=([p=-1],f)=>p<0?["-10","0"]:[String(p/f),String(1/f)],[[u,d],[l,h]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[p,f]of Object.entries({top:u,high:d,left:l,wide:h}))r.style.setProperty(`--${p}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var ro=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var so=`/* Choices */

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
`;var io=`/* All heads */

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
  position: relative;
}

/* The maps of the whole layer, behind their buttons. */
.cell > canvas {
  position: absolute;
  top: 0;
  left: 0;
  pointer-events: none;
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
`;var ao=`/* The open head */

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
`;var co=`/* Steps */

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
`;var lo=`/* Decoding: the steps first */

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
`;var Yr=[ro,so,io,ao,co,lo].join(`
`),uo=new WeakMap;function Qr({data:e,parentElement:t,setTriggerValue:n}){let o=Jr(t),r=uo.get(o),s=r?.bytes===e?r.example:an(e);return uo.set(o,{bytes:e,example:s}),Ae(c(Zr,{example:s,theme:rn(o),send:n}),o),()=>{Ae(null,o),o.remove()}}function Zr({example:e,theme:t,send:n}){let[o,r]=T(ze);return G(()=>{let s=()=>r(ze());return s(),Lt(s)},[]),c(oo,{example:e,theme:t,send:n,selection:Mt(o,e)})}function Jr(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:Yr}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{go as follow,Qr as stage};
