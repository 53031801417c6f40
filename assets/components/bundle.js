var F=["mean","max","rollout"];function pe(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((h,d)=>d),i=a.filter(h=>!r.columnPieces[h].every(d=>s.has(d))),u=i.length?i:a,{rows:f}=r,l=r.blocked&&lt(r.blocked,f.length,r.columns.length,u,new Uint8Array(f.length*u.length));return{group:t,axes:r,kept:u,rows:f,columns:u.map(h=>r.columns[h]),blocked:l,rowSpots:at(r.rowPieces,t.looks),columnSpots:u.map(h=>at([r.columnPieces[h]],t.lookedAt)[0])}}var at=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function lt(e,t,n,o,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=e[s*n+o[i]];return r}function z(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...F]}function de(e,t,n,o){let{group:r}=t;if(o==="rollout")return Ce(e,t,n,r.heads);if(!F.includes(o))return Ce(e,t,n,Number(o)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Ce(e,t,n,a);for(let u=0;u<s.length;u+=1)o==="mean"?s[u]+=i[u]/r.heads:i[u]>s[u]&&(s[u]=i[u])}return s}function Ce(e,{group:t,axes:n,rows:o,columns:r,kept:s},a,i){let u=o.length*n.columns.length,f=(a*(t.heads+1)+i)*u,l=lt(n.weights.subarray(f,f+u),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),h=r.length;for(let d=0;d<o.length;d+=1){let p=15259021896696422e-21;if(h<n.columns.length){let _=0;for(let g=0;g<h;g+=1)_+=l[d*h+g];p=_>=e.mutedFloor*65535?1/_:0}for(let _=0;_<h;_+=1)l[d*h+_]*=p}return l}function Ee(e,t,{layer:n,head:o},r){let{group:s,axes:a}=t,i=F.indexOf(o),u=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:de(e,t,n,o),title:`${s.title}, layer ${n+1}, ${u}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function ct(e,{layer:t,head:n}){let o=e.steps.map(({reads:h})=>h),[r,s]=[e.source.length,[...e.source,...o]],a=s.length,i=s.map((h,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),u=new Float32Array(a*a),f=new Uint8Array(a*a).fill(1);for(let h of e.groups){let d=pe(e,h,{words:!1,muted:!1}),p=de(e,d,t,n),[_,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<d.rows.length;b+=1)for(let m=0;m<d.columns.length;m+=1,y+=1){let v=(_+b)*a+g+m;f[v]=d.blocked?.[y]??0,u[v]=f[v]?0:p[y]}}let l=F.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:u,blocked:f,border:r,title:`All attention, layer ${t+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Oe=6,Te={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function dt(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:ut(e.layer,n.layers),head:z(n).includes(e.head)?e.head:"1",step:ut(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Oe),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var ut=(e,t)=>Math.max(0,Math.min(e,t-1)),pt={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function ft(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(pt)){let[s,a]=pt[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let i of a(t[r]))o.append(s,i)}return o.toString()}var ht=250,Z=0,K=Te,_t=Te,J=0,Ae=null,fe=new Set,Le=()=>K;function M(e){if(!Object.entries(e).every(([t,n])=>String(K[t])===String(n))){K={...K,...e},Z+=1,gt(),clearTimeout(J),J=window.setTimeout(Pe,ht);for(let t of fe)t()}}function Pe(){clearTimeout(J),J&&Ae?.({turn:Z,selection:K}),J=0}function mt(e,t){if(Ae=t,_t=e.usual,e.turn>Z||Z===0&&e.turn===0){Z=e.turn,K=e.selection;for(let n of fe)n()}else e.turn<Z&&(J||=window.setTimeout(Pe,ht));gt()}function gt(){let e=ft(location.search,K,_t),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function yt(e){return fe.add(e),()=>{fe.delete(e)}}var bt=(e,t)=>e.composedPath().some(n=>n instanceof Element&&n.matches(t));document.addEventListener("click",e=>{bt(e,"a[href]")&&(Ae=null)},{capture:!0});document.addEventListener("pointerdown",e=>bt(e,".stage")&&Pe(),{capture:!0});function Hn({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),mt(e,s=>n("chosen",s))}var k,kt,In,j,$e,ge,xt,_e,St,Re,Ne,Fn,re=Symbol.for("pv"),ye={},be=[],Un=/^m(i|n|o|s|text|space)$/,ve=Array.isArray,He=be.slice,G=Object.assign;function V(e){e&&e.parentNode&&e.remove()}function Ie(e,t,n){var o,r,s,a={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?He.call(arguments,2):n),oe(e,a,o,r,null)}function oe(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:re,__v:r||++kt,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function N(e){return e.children}function W(e,t){this.props=e,this.context=t,this.__g=0}function B(e,t){if(t==null)return e.__&&B(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:B(e)}function zn(e){var t,n=e.__v,o=n.__e,r=[],s=[],a=e.__P;a&&((t=G({constructor:re},n)).__v=n.__v+1,k.vnode&&k.vnode(t),Ue(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||B(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,At(r,t,s),n.__=n.__e=null,t.__e!=o&&Mt(t))}function Mt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Mt(e)}function vt(e){(8&e.__g||(e.__g|=8,j.push(e),ge++))&&$e==k.debounceRendering||(($e=k.debounceRendering)||queueMicrotask)(Ct)}function Ct(){try{for(var e,t=1;j.length;)j.length>t&&j.sort(xt),e=j.shift(),t=j.length,8&e.__g&&zn(e)}finally{(ge=j.length)&&($e||queueMicrotask)(Ct)}}function Et(e,t,n,o,r,s,a,i,u,f,l){var h,d,p,_,g,b,y=o.__k||be,m=t.length;for(u=Dn(n,t,y,u,m),h=0;h<m;h++)(p=n.__k[h])!=null&&(d=~p.__i&&y[p.__i]||ye,p.__i=h,b=Ue(e,p,d,r,s,a,i,u,f,l),_=p.__e,(d.ref!=p.ref||8&d.__u)&&(d.ref&&ze(d.ref,null,p,d),p.ref&&l.push(p.ref,p.__c||_,p)),g=g||_,4&p.__u?(u=Ot(p,u,e,!d.__v),d.__e&&(d.__e=null)):typeof p.type=="function"&&b!==void 0?u=b:_&&(u=_.nextSibling),p.__u&=-21);return n.__e=g,u}function Dn(e,t,n,o,r){var s,a,i,u,f,l,h,d,p,_=n.length,g=_,b=0,y=0,m=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=m[s]=oe(null,a):ve(a)?a=m[s]=oe(N,{children:a}):a.constructor===re&&a.__b?a=m[s]=oe(a.type,a.props,a.key,a.ref,a.__v):m[s]=a,u=s+b,a.__=e,a.__b=e.__b+1,i=null,~(f=a.__i=qn(a,n,u,g))&&(g--,(i=n[f])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,f==u-1?b--:f==u+1?b++:f!=u&&(f>u?b--:b++,y=1)):(~f||(r>_?b--:r<_&&b++),typeof a.type!="function"&&(a.__u|=4))):m[s]=null;if(y){for(l=[],h=[],s=0;s<r;s++)if((a=m[s])&&16&a.__u){for(b=0,d=l.length;b<d;)l[p=b+d>>1]<a.__i?b=p+1:d=p;l[b]=a.__i,h[s]=b+1}for(b=l.length;s--;)h[s]&&(h[s]==b?b--:m[s].__u|=4)}if(g)for(s=0;s<_;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=B(i)),De(i,i));return o}function Ot(e,t,n,o){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ot(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=B(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Fe(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(ve(e)?e.some(function(n){Fe(n,t)}):t.push(e)),t}function qn(e,t,n,o){var r,s=e.key,a=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&a==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function wt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function he(e,t,n,o,r){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||wt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||wt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Ne[t]||(Ne[t]=jn(t)),(e.__a||(e.__a={}))[t]=Re,s=t!=(t=t.replace(St,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function jn(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[_e]==null)t[_e]=Re++;else if(t[_e]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function Ue(e,t,n,o,r,s,a,i,u,f){var l,h,d,p,_,g,b,y,m,v,w,E,q,A,U,ue,x,H,I=t.type;if(t.constructor!==re)return null;128&n.__u&&(u=32&n.__u,l=n.__c.__z)&&(t.__u|=u,h=s=[],l.nodeType==8?i=me(l,s):s.push(l),i=s[0]||i),(l=k.__b)&&l(t);e:if(typeof I=="function"){d=a.length;try{if(y=t.props,m=(l=I.prototype)&&l.render,v=(l=I.contextType)&&o[l.__c],w=l?v?v.props.value:l.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(m?t.__c=p=new I(y,w):(t.__c=p=new W(y,w),p.constructor=I,p.render=Bn),v&&v.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),m&&(p.__s||(p.__s=p.state),I.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=G({},p.__s)),G(p.__s,I.getDerivedStateFromProps(y,p.__s)))),_=p.props,g=p.state,p.__v=t,n.__c){if(y!==_&&m&&!I.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(y,w),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(y,p.__s,w)===!1){t.__v!=n.__v&&(p.props=y,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(P){P&&(P.__=t)}),be.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=B(n);break e}p.componentWillUpdate&&p.componentWillUpdate(y,p.__s,w),m&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(_,g,b)})}else m&&!I.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),m&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=w,p.props=y,p.__P=e,p.__g&=-5,E=k.__r,q=m?25:0;do p.__g&=-9,E&&E(t),l=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++q<25);m&&(be.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=G({},o,p.getChildContext())),m&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(_,g)),A=l&&l.type===N&&l.key==null?l.props.children:l,y.__P&&(l=i,r=(e=y.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&De(P,P)}),n.__k=null),i=n.__k?B(n,0):null),i=Et(e,ve(A)?A:[A],t,n,o,r,s,a,i,u,f),y.__P&&(t.__e=null,i=l),t.__u&=-161,h&&h.some(V),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(P){if(a.length=d,t.__v=null,u||s)if(P&&P.then){if(t.__u|=128|u,s){for(~(x=s.indexOf(i||void 0))||(x=s.length);(H=s[x-1])&&H.nodeType==8;)x--;for(;x<s.length;x++)if(H=s[x])if(s[x]=null,U){if(H==ue)break}else{if(H.nodeType!=8)break;H.data.startsWith("$s")&&(ue=me(U=H))}}if(!U){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;U=i}(l=me(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,i=l):t.__e=i,i=i&&i.nextSibling}else s&&s.some(V);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),P&&P.then||Tt(t),k.__e(P,t,n)}}else i=t.__e=Wn(n.__e,t,n,o,r,s,a,u,f,e);return(l=k.diffed)&&l(t),i}function me(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Tt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Tt))}function At(e,t,n){for(var o=0;o<n.length;)ze(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function Wn(e,t,n,o,r,s,a,i,u,f){var l,h,d,p,_,g,b,y,m=n.props||ye,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((_=s[l])&&(w?_.localName==w:_.nodeType==3)){e=_,s[l]=null;break}}if(!e){if(y=f.ownerDocument||document,!w)return y.createTextNode(v);e=y.createElementNS(r,w,v.is?v:f),i&&(k.__m&&k.__m(t,s),i=!1),s=null}if(w){if(f=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&He.call(f.childNodes),!i&&s)for(m={},l=0;l<e.attributes.length;l++)m[(_=e.attributes[l]).name]=_.value;for(l in m)_=m[l],l=="dangerouslySetInnerHTML"?d=_:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||he(e,l,null,_,r);for(l in v)_=v[l],l=="children"?p=_:l=="dangerouslySetInnerHTML"?h=_:l=="value"?g=_:l=="checked"?b=_:i&&typeof _!="function"||m[l]===_||he(e,l,_,m[l],r);h?(i||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Un.test(w))&&(r="http://www.w3.org/1999/xhtml"),Et(f,ve(p)?p:[p],t,n,o,r,s,a,s?s[0]:n.__k&&B(n,0),i,u),s&&s.some(V)),i&&w!="textarea"||(l="value",w=="progress"&&g==null?e.removeAttribute(l):g==null||g===e[l]&&(w!="progress"||g)||he(e,l,g,m[l],r),l="checked",b!=null&&b!=e[l]&&he(e,l,b,m[l],r))}else m===v||i&&e.data==v||(e.data=v);return e}function ze(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,n)}}function De(e,t,n){var o,r,s,a;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ze(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){k.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&De(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=me(o,s=[]))&&(o==e.__e&&s.some(V),V(r),V(o)),n||V(e.__e),e.__e=e.__c=e.__=null}function Bn(e,t,n){return this.constructor(e,n)}function we(e,t){var n,o,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=oe(N,{children:[e]}),r=[],s=[],Ue(t,t.__k,o||ye,ye,t.namespaceURI,o?null:t.firstChild?He.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),At(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw ge=0,e}},kt=0,In=function(e){return e!=null&&e.constructor===re},W.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=G({},this.state)),typeof e=="function"&&(e=e(G({},n),this.props)),e&&(G(n,e),this.__v&&(t&&this.__k.push(t),vt(this)))},W.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),vt(this))},W.prototype.render=N,j=[],ge=0,xt=function(e,t){return e.__v.__b-t.__v.__b},_e=Symbol(),St=/(PointerCapture)$|Capture$/i,Re=0,Ne={},Fn=0;var X,C,qe,Lt,je=Object.is,ie=0,zt=[],We=[],S=k,Pt=S.__b,$t=S.__r,Nt=S.diffed,Rt=S.__c,Ht=S.unmount,It=S.__;function ke(e,t){S.__h&&S.__h(C,e,ie||t),ie=0;var n=C.__H||(C.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function L(e){return ie=1,Dt(qt,e)}function Dt(e,t,n){var o=ke(X++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):qt(void 0,t),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);je(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=C,!C.__f)){C.__f=!0;var r=C.shouldComponentUpdate;C.shouldComponentUpdate=function(s,a,i){var u=this.__H;if(!u)return!0;var f=!1,l=this.props!=s;if(u.__.some(function(d){d.__N&&(f=!0,je(d.__[0],d.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return f?h||l:h}return!f||l}}return o.__}function Y(e,t){var n=ke(X++,3);!S.__s&&Ke(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,C.__H.__h.push(n))}function $(e,t){var n=ke(X++,4);!S.__s&&Ke(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,C.__h.push(n))}function R(e){return ie=5,D(function(){return{current:e}},[])}function D(e,t){var n=ke(X++,7);return Ke(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function xe(e,t){return ie=8,D(function(){return e},t)}function Kn(){var e;do{for(;e=We.shift();)try{se(e)}catch(n){S.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=zt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(se),t.__h.some(Be),t.__h=[]}catch(n){t.__h=[],S.__e(n,e.__v)}}}while(We.length)}S.__b=function(e){C=null,Pt&&Pt(e)},S.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),It&&It(e,t)},S.__r=function(e){$t&&$t(e),X=0;var t=(C=e.__c).__H;t&&(qe==C?C.__h=[]:(t.__h.some(se),t.__h.some(Be),X=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),qe=C},S.diffed=function(e){Nt&&Nt(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ut(zt.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),qe=C=null},S.__c=function(e,t){t.some(function(n){try{n.__h.some(se),n.__h=n.__h.filter(function(o){return!o.__||Be(o)})}catch(o){n.__h=[function(){throw o}]}}),Rt&&Rt(e,t)},S.unmount=function(e){Ht&&Ht(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ut(We.push(r))}else se(r)}catch(s){t=s}}),o.__H=void 0,t&&S.__e(t,o.__v))};var Ft=typeof requestAnimationFrame=="function";function Vn(e){var t,n=function(){clearTimeout(o),Ft&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ft&&(t=requestAnimationFrame(n))}function Ut(e){e!=1&&Lt==S.requestAnimationFrame||((Lt=S.requestAnimationFrame)||Vn)(Kn)}function se(e){var t=C,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),C=t}function Be(e){var t=C;e.__c=e.__(),C=t}function Ke(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!je(n,e[o])})}function qt(e,t){return typeof t=="function"?t(e):t}var Gn,Wt=()=>Gn??=document.createElement("canvas").getContext("2d");function Ve(e){let t=Wt();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Se=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),Q=e=>`rgb(${e.join(",")})`;function Ge(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function jt(e,t){let[n,o]=[Ge(e),Ge(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Yn(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Se(e[r],e[r+1],o-r)})}function Bt(e){let t=getComputedStyle(e),n=l=>t.getPropertyValue(`--st-${l}`).trim(),[o,r]=[Ve(n("text-color")),Ve(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...u]=n("chart-categorical-colors").split(","),f=Yn(s.map(Ve));return{text:Q(o),quiet:Q(Se(r,o,.72)),ground:Q(r),primary:n("primary-color"),query:a,key:i,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:Q(Se(r,o,.09)),hatchLine:Q(Se(r,o,.3)),scale:f.map(Q),ink:f.map(l=>Q(jt(l,o)>=jt(l,r)?o:r)),pixels:Uint32Array.from(f,([l,h,d])=>4278190080|d<<16|h<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Ge(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function Ye(e,t){let n=Wt();return n.font=t,n.measureText(e).width}var Kt="$array",Qn={uint8:Uint8Array,uint16:Uint16Array};function Vt(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(r,s)=>{if(!s?.[Kt])return s;let{[Kt]:a,at:i,size:u}=s;return new Qn[a](t.buffer,t.byteOffset+o+i,u)})}var Ze={looks:null,lookedAt:null};function Gt({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function Yt(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function Je({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:Qe(e,n),columns:Qe(t,o)}}function Xe({encoderOnly:e},{rowSpots:t},n){return Qe(t,{side:e?"source":"target",place:n})}function Qe(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}function Qt(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+Zn(Number(r))+(s?`.${s}`:"")}function Zn(e){return e.toLocaleString("en")}function T(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?T(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function Zt(e){return e>=.005?(e*100).toFixed(0):""}var Jn=Symbol.for("pv"),Xn=0;function c(e,t,n,o,r,s){t||(t={});var a,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?a=t[i]:u[i]=t[i];var f={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Jn,__v:--Xn,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),k.vnode&&k.vnode(f),f}function Jt({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,a)=>c("td",{children:s},a))]},o))})]})}),e.columns.length>0&&c("p",{class:"note",children:n})]})}var eo=/[\u202A-\u202E\u2066-\u2069]/g,to=/(\p{M}{4})\p{M}+/gu,no=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,oo={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},ro=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Xt=14;function et(e){let t=e.replace(eo,"").replace(to,"$1");return/^\s+$/.test(t)?[...t].map(n=>oo[n]??"\u2423").join(""):t||"\u2205"}function ae(e,t=Xt){let n=et(e);if(n.length<=t)return n;let o=[...ro.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function Me(e,t=Xt){return`\u2068${ae(e,t)}\u2069`}function en(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return no.test(t)?"rtl":"ltr"}function O({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:et(e),children:ae(e,t)})}function tn({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(i,u)=>e.weights[i*r+u],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(u=>s(u,i)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",T(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[c("i",{class:"swatch",style:{background:n[u]}})," ",i+1," ",c(O,{token:e.rows[i],length:30})," \u2715"]},i))}),t.map(i=>c("p",{class:"note",children:[c(O,{token:e.rows[i],length:30})," looks at"," ",so(e,i).map(({column:u,share:f},l)=>c("span",{children:[l?", ":"",c(O,{token:e.columns[u]})," ",T(f)]},u)),"."]},i)),c("div",{class:"groups",children:e.columns.map((i,u)=>c("div",{class:"bars-of",title:t.map(f=>T(s(f,u),2)).join(", "),children:[c("div",{class:"columns",children:t.map((f,l)=>c("span",{style:{height:`${s(f,u)*100}%`,background:n[l]}},f))}),c(O,{token:i,length:8})]},u))})]})}function so({weights:e,columns:t},n){return t.map((r,s)=>({column:s,share:e[n*t.length+s]})).filter(({share:r})=>r>0).sort((r,s)=>s.share-r.share).slice(0,3)}function nn(e,{go:t,step:n,last:o,player:r,presenting:s}){Y(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let u=e.current,f=document.activeElement===document.body&&co(u),l=ao(u,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},d={...h,Home:()=>t(0),End:()=>t(o),ArrowUp:()=>t(n-1),ArrowDown:()=>t(n+1),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},p=f||s||l,_=(l?d:f?h:{})[i.key]??(p&&!lo(i)?io(i.key,u,s):void 0);_&&(i.preventDefault(),_())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function io(e,t,n){if(e==="Escape")return n?()=>M({present:!1}):void 0;if(le())return e==="f"?()=>M({present:!n}):e==="b"&&n?()=>{t.classList.toggle("blank")}:void 0}var on="attention-lab-letter-keys",le=()=>localStorage.getItem(on)!=="off";function rn(){localStorage.setItem(on,le()?"off":"on")}function ao(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function lo(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function co(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}function ee({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),n.map(([s,a])=>c("label",{class:s===o?"on":"",children:[c("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var sn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function an({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(ee,{label:"Attention",options:e.groups.map(({kind:r})=>[r,sn[r]]),value:t.kind,onChoose:r=>M({kind:r,rows:[]})}),c(ee,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>M({layer:Number(r)-1})}),c(ee,{label:"Head",isNamed:!0,options:z(n).map(r=>[r,r]),value:t.head,onChoose:r=>M({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(ee,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>M({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>M({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(fo,{example:e,selection:t,layers:o}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>M({present:!0}),children:"Present"}),c(uo,{})]})]})}function uo(){let[e,t]=L(le);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(rn(),t(le())),children:"Keys F, B"})}function ln({example:e,selection:t}){return c(ee,{label:"View",options:po(e),value:t.view,onChoose:n=>M({view:n})})}function po({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(o=>[o,o])}function fo({example:e,selection:t,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(u=>u!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,u,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([l,h])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>f(o(u,l)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,sn[a]]),t.kinds,a=>M({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),t.layers,a=>M({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>M({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>M({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var un=1.2,ho=9;function tt(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),a=s.createImageData(n,t),i=new Uint32Array(a.data.buffer);for(let u=0;u<i.length;u+=1)i[u]=o.pixels[Math.min(255,Math.round(e[u]*255))];return s.putImageData(a,0,0),r}function pn(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(y=>y.map(m=>Me(m))),i=(y=>Math.ceil(Math.max(...y.map(m=>Ye(m,o)))))(r)+10,u=Math.min(t.cell,(t.width-i-3)/s.length),f=t.letters*un,l=s.map(y=>Ye(y,o)),h=l.map(y=>y>Math.max(u,f)-2&&y>t.letters*1.1),d=Math.ceil(Math.max(f,...l.filter((y,m)=>h[m])))+8,p=Math.min(t.cell,u*1.4,(t.height-d-3)/r.length);u=Math.min(u,p*1.8),[u,p]=[u,p].map(y=>y>=4?Math.floor(y):y);let[_,g]=[i+s.length*u+3,d+r.length*p+3].map(Math.ceil),b=Math.min(t.letters,Math.floor(p*.62),Math.floor((u-4)/1.9));return{left:i,top:d,cellWidth:u,cellHeight:p,width:_,height:g,rows:r,columns:s,turned:h,letters:t.letters,numbers:b>=12?b:0}}function dn(e,t,n,o,r){_o(e,t,n,o,r),n.numbers&&mo(e,t,n,o,r),go(e,n,o,r),yo(e,n,o,r),bo(e,n,o,r)}function _o(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[u,f]=[t.rows.length,t.columns.length],[l,h]=[f*r,u*s];if(e.image(tt(t.weights,u,f,i),n,o,l,h),t.blocked&&nt(e,t.blocked,u,f,[n,o,l,h]),t.border&&(e.rect(n,o+t.border*s-1,l,2,{fill:i.quiet}),e.rect(n+t.border*r-1,o,2,h,{fill:i.quiet})),!(Math.min(r,s)<ho)){for(let d=1;d<f;d+=1)e.rect(n+d*r-.5,o,1,h,{fill:i.ground});for(let d=1;d<u;d+=1)e.rect(n,o+d*s-.5,l,1,{fill:i.ground})}}function nt(e,t,n,o,[r,s,a,i]){let u=l=>Math.round(r+l*a/o),f=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let h=0;h<o;h+=1){let d=h;for(;d<o&&t[l*o+d];)d+=1;d>h&&e.hatch(u(h),f(l),u(d)-u(h),f(l+1)-f(l)),h=d}}function mo(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:u,numbers:f},l,h){for(let d=0;d<Math.min(o.length,l.done);d+=1)for(let p=0;p<r.length;p+=1){let _=t[d*r.length+p];if(n?.[d*r.length+p])continue;let g=h.ink[Math.min(255,Math.round(_*255))],[b,y]=[s+(p+.5)*i,a+(d+.5)*u+1];e.text(Zt(_),b,y,{fill:g,size:f,align:"center"})}}function go(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},u){if(i>=s.length)return;let f=[t,n+i*r,a.length*o,(s.length-i)*r];e.rect(...f,{fill:u.ground}),e.rect(...f,{fill:u.hatchGround,opacity:.5})}function yo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,u){let f=(l,h)=>e.rect(t-1,n+l*r-1,a.length*o+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)f(l,u.query);for(let l of i.step)f(l,u.primary);for(let l of i.rows)f(l,u.query);for(let l of i.columns)e.rect(t+l*o-1,n-1,o+2,s.length*r+2,{stroke:u.key,width:2.5})}function bo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:u},f,l){let h=[...f.rows,...f.step,...f.chosen];for(let d of cn(s.length,r,u,h)){if(d>=f.done)break;let p=h.includes(d),_=f.rows.includes(d)||f.chosen.includes(d)?l.query:p?l.text:l.quiet;e.text(s[d],t-7,n+(d+.5)*r,{fill:_,size:u,bold:p,code:!0,align:"right"})}for(let d of cn(a.length,o,u,f.columns)){let p=f.columns.includes(d),_=i[d]?"left":"center",[g,b]=[t+(d+.5)*o,n-(i[d]?6:3+u*.55)];e.text(a[d],g,b,{fill:p?l.key:l.quiet,size:u,bold:p,code:!0,align:_,turned:i[d]})}}function cn(e,t,n,o){let r=n*un,s=Math.max(1,Math.ceil(r/t)),a=i=>o.some(u=>u!==i&&Math.abs(u-i)*t<r);return Array.from({length:e},(i,u)=>u).filter(i=>o.includes(i)||i%s===0&&!a(i))}function fn({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[u,f]=[Math.floor((i-t)/o),Math.floor((a-e)/n)];return u>=r.length||f>=s.length||u<0&&f<0?null:{row:Math.max(-1,u),column:Math.max(-1,f)}}function vo({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function te(e,t,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,n),i.imageSmoothingEnabled=!1;let u=({fill:f,stroke:l,width:h=1,opacity:d=1},p)=>{i.globalAlpha=d,f&&(i.fillStyle=f,i.fill(p)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.stroke(p)),i.globalAlpha=1};return{rect(f,l,h,d,p){let _=new Path2D;_.rect(f,l,h,d),u(p,_)},text(f,l,h,d){i.save(),i.translate(l,h),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:vo(d,o),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(f,0,0),i.restore()},image:(f,l,h,d,p)=>i.drawImage(f,l,h,d,p),hatch(f,l,h,d){i.fillStyle=wo(i,o),i.fillRect(f,l,h,d)},path:(f,l)=>u(l,new Path2D(f))}}var hn=new Map;function wo(e,t){let n=hn.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return hn.set(t.signature,s),s}function ne(){let e=R(null),[t,n]=L({width:0,height:0});return $(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function _n({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=R(null),[u,f]=ne(),l=D(()=>f.width?pn(e,{...f,cell:64,letters:o},n):null,[e.rows,e.columns,f,o,n]);$(()=>{!l||!i.current||dn(te(i.current,l.width,l.height,n),e,l,t,n)},[l,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let h=({offsetX:d,offsetY:p})=>l&&fn(l,d,p);return c("div",{class:"large-map",ref:u,children:c("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let p=h(d);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let p=h(d);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:d=>l&&ko(d,l,t,s,a),onBlur:()=>s(-1,-1)})})}function ko(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],u=(h,d)=>Math.max(0,Math.min(h,d-1)),f=(h,d)=>r(u(a+h,t.length),u(i+d,n.length)),l={ArrowLeft:()=>f(0,-1),ArrowRight:()=>f(0,1),ArrowUp:()=>f(-1,0),ArrowDown:()=>f(i<0?0:1,0),Home:()=>f(0,-n.length),End:()=>f(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[e.key]&&(e.preventDefault(),e.stopPropagation(),l[e.key]())}var ot=.02,xo=.005,mn={least:20,most:30};function gn({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=R(null),[a,i]=ne(),u=Math.max(e.rows.length,e.columns.length),f=Math.max(mn.least,Math.min(mn.most,Math.floor((i.height-30)/u))),[l,h]=[u*f,Math.max(60,Math.min(420,i.width*.36))],d=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;$(()=>{s.current&&i.width&&So(s.current,e,{rows:d,columns:t.columns},{width:h,height:l,pitch:f},n)},[e,i,n,d.join(),t.columns.join()]);let p=(y,m)=>e.weights[y*e.columns.length+m],_=(y,m)=>e.blocked?.[y*e.columns.length+m]?"blocked":p(y,m)>=xo?T(p(y,m)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,b=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${f}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,m)=>c("li",{children:c("button",{type:"button",class:(g<0?d.includes(m):p(m,g)>=ot)?"lit":"","aria-pressed":t.chosen.includes(m),onPointerEnter:({pointerType:v})=>v!=="touch"&&o(m,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(m,-1),onClick:()=>r(m),children:[c("span",{class:"number",children:g<0?"":_(m,g)}),c("span",{children:b(y).map((v,w)=>[w?" \u2192 ":"",c(O,{token:v,length:10},w)])})]})},m))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,m)=>{let v=d.length===1&&g<0?p(d[0],m):0,w=t.columns.includes(m)||v>=ot;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:E})=>E!=="touch"&&o(-1,m),onFocus:({currentTarget:E})=>E.matches(":focus-visible")&&o(-1,m),onClick:()=>o(-1,m),children:[c(O,{token:y}),c("span",{class:"number",children:d.length===1&&g<0?_(d[0],m):""})]})},m)})})]})]})}function So(e,t,n,{width:o,height:r,pitch:s},a){let i=te(e,o,r,a),u=t.columns.length,f=[];for(let d=0;d<t.weights.length;d+=1)t.weights[d]>=ot&&f.push({row:Math.floor(d/u),column:d%u,weight:t.weights[d]});let l=({row:d,column:p})=>n.columns.length?n.columns.includes(p):n.rows.includes(d),h=n.rows.length+n.columns.length>0;f.sort((d,p)=>d.weight-p.weight);for(let d of h?[!1,!0]:[!1])for(let p of f){if(l(p)!==d)continue;let _=b=>(b+.5)*s,g=a.scale[Math.round(p.weight*255)];i.path(`M0 ${_(p.row)}L${o} ${_(p.column)}`,{stroke:g,width:d?4:2,opacity:h&&!d?.25:1})}}function yn({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>ae(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Qt(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>c(Mo,{example:e,step:t,onForce:n,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(bn,{share:t.others}),c("span",{class:"probability",children:T(t.others,1)}),c("span",{class:"tag"})]})]})]})}function Mo({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===t.writes,u=r&&!i&&s!==e.neverForced,f=c(N,{children:[c(O,{token:s,class:"name"}),c(bn,{share:a,drawn:o}),c("span",{class:"probability",children:[T(a,1),o!==void 0&&c("i",{class:"drawn",children:T(o,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:l,"aria-disabled":!u,title:u?`Write ${Me(s)} instead`:"",onClick:()=>u&&r(s),children:f}):c("div",{class:l,children:f})}function bn({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var vn=Object.assign;function Oo(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var To=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function xn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:Oo(this.props,r)}function o(r){return this.shouldComponentUpdate=n,Ie(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var Ao=Symbol.for("react.element"),Lo=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Po=/[A-Z0-9]/g,$o=typeof document<"u";var No=function(e){return/fil|che|rad/.test(e)};W.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(W.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var wn=k.event;k.event=function(e){return wn&&(e=wn(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var Ro={configurable:!0,get:function(){return this.class}},kn=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var u in r){var f=r[u];if(!(u=="value"&&"defaultValue"in r&&f==null||$o&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&f&&f.constructor==Object){var l=void 0;for(var h in f)typeof f[h]!="number"||To.test(h)||(l||(l=f=vn({},f)),f[h]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&f===!0)f="";else if(u=="translate"&&f==="no")f=!1;else if(u[0]=="o"&&u[1]=="n"){var d=u.toLowerCase();d=="ondoubleclick"?u="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||No(r.type)?d=="onfocus"?u="onfocusin":d=="onblur"&&(u="onfocusout"):d=u="oninput",d=="oninput"&&a[u=d]&&(u="oninputCapture")}else i&&Lo.test(u)?u=u.replace(Po,"-$&").toLowerCase():f===null&&(f=void 0);a[u]=f}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=Fe(r.children).forEach(function(_){_.props.selected=a.multiple?p.indexOf(_.props.value)!=-1:p==_.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Ro)):r.className&&(a.class=a.className=r.className),o.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=vn({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=Ao,kn&&kn(e)};var Ho=480,rt={short:24,long:60},Io=8,Sn={least:32,most:104};function Fo({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:u}){let[f,{width:l}]=ne(),h=t.map(d=>({frame:d,...Uo(d,o,r)})).filter(({places:d})=>d.length);return c("div",{class:`overview ${a?"besides":""}`,ref:f,onPointerLeave:()=>i(null),children:[!h.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:d,heads:p,places:_})=>c(zo,{example:e,frame:d,heads:p,places:_,open:n,theme:s,onPeek:i,onOpen:u,label:l<Ho?rt.short:rt.long,width:l},d.group.kind))]})}var Cn=xn(Fo);function Uo({group:e},t,n){let o=(a,i)=>(!t.length||t.includes(a))&&(!n.length||!F.includes(i)&&n.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>z(e).map(u=>({kind:e.kind,layer:i,head:u}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:z(e).filter(a=>s.some(i=>i.head===a))}}function zo({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:u,onOpen:f}){let{group:l}=t,h=a===rt.short,d=Math.floor(Math.max(Sn.least,Math.min(Sn.most,(i-a-12)/n.length-Io))),p=R(null),_=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),g={width:d,height:Math.round(d/_)};$(()=>{p.current&&qo(p.current,e,t,o,g,s)},[e,t,o.length,d,s]);let b=[...new Set(o.map(({layer:m})=>m))],y=o.find(m=>Mn(m,r))??o[0];return c("section",{class:"group",children:[c("h3",{title:l.note,children:l.title}),!h&&c("p",{class:"note",children:l.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:p,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${d}px)`},onKeyDown:jo,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(m=>c("span",{role:"columnheader",class:"column",children:h||F.includes(m)?m:`Head ${m}`},m))]}),b.map(m=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${m+1}`,children:[h?"L":"Layer ",m+1]}),n.map(v=>{let w=o.find(A=>A.layer===m&&A.head===v);if(!w)return c("span",{role:"gridcell"},v);let E=l.roles[m][Number(v)-1]??"",q=Mn(w,r);return c("span",{role:"gridcell",class:F.includes(v)?"cell summary":"cell",children:[c("button",{type:"button",class:q?"thumb open":"thumb",tabIndex:w===y?0:-1,"aria-current":q?"true":void 0,"aria-label":Do(l.title,w,E),"data-place":`${m} ${v}`,onClick:()=>f(w),onPointerEnter:({pointerType:A})=>A!=="touch"&&u(w),onFocus:({currentTarget:A})=>A.matches(":focus-visible")&&u(w),onBlur:()=>u(null),children:[c("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),E&&c("span",{class:"role",children:E})]},v)})]},m))]})})]})}var Mn=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function Do(e,{layer:t,head:n},o){let r=F.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function qo(e,t,n,o,{width:r,height:s},a){let[i,u]=[n.rows.length,n.columns.length],f=document.createElement("canvas");for(let{layer:l,head:h}of o){let d=e.querySelector(`[data-place="${l} ${h}"] canvas`);if(!(d instanceof HTMLCanvasElement))continue;let p=te(d,r,s,a);p.image(tt(de(t,n,l,h),i,u,a,f),0,0,r,s),n.blocked&&nt(p,n.blocked,i,u,[0,0,r,s])}}function jo(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=o.findIndex(h=>h.includes(t)),s=o[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],u=h=>o[h]?.[Math.min(s,o[h].length-1)],f={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(e.ctrlKey?i:o[r])[0],End:()=>(e.ctrlKey?i:o[r]).at(-1)};if(!f[e.key])return;e.preventDefault(),e.stopPropagation();let l=f[e.key]();l instanceof HTMLElement&&l.focus()}var Wo=1e3,Bo=[.5,1,2,4],Ko={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function En(e,t,n){let[o,r]=L(!1),[s,a]=L(1);return Y(()=>{if(!o)return;if(e>=t)return r(!1);let u=setTimeout(()=>n(e+1),Wo/s);return()=>clearTimeout(u)},[o,e,t,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function On({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(ce,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(ce,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(ce,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(ce,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(ce,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Bo.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function ce({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Ko[e]})})})}var Vo=.1;function st({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=R(null);$(()=>{let f=requestAnimationFrame(()=>i.current&&Go(i.current,o));return()=>cancelAnimationFrame(f)},[o,n.length]);let u=Math.max(0,...n.map(({weight:f})=>f??0));return c("section",{class:"strip",children:[c("h4",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:en(n.map(({token:f})=>f)),ref:i,onPointerLeave:()=>s(-1),children:n.map(({token:f,weight:l,state:h,lit:d,note:p},_)=>{let g=l===null?-1:Math.round(Math.min(1,l)*255),b=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},y=l!==null&&(l>=Vo||l===u&&u>0)?T(l):"";return c("span",{class:`item ${h} ${d?"lit":""}`,onPointerEnter:({pointerType:m})=>m!=="touch"&&s(_),onClick:()=>a?a(_):s(_),children:[c("span",{class:"chip",style:b,children:h==="later"?"":c(O,{token:f})}),c("span",{class:"share",children:p??y})]},_)})})]})}function Go(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}var it=32,Tn=8;function An({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=L(0),a=Math.max(0,Math.floor(r/it)-Tn),i=Math.min(e.rows.length,a+3*Tn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((u,f)=>c("th",{scope:"col",children:c(O,{token:u})},f))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*it}px`}}),e.rows.slice(a,i).map((u,f)=>{let l=a+f;return c("tr",{"aria-rowindex":l+2,class:t.includes(l)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(l),onClick:()=>o(l),children:c(O,{token:u,length:30})})}),e.columns.map((h,d)=>{let p=l*e.columns.length+d;return c("td",{children:e.blocked?.[p]?c("i",{class:"blocked",children:"blocked"}):T(e.weights[p],2)},d)})]},l)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*it}px`}})]})]})})}var Ln={usual:14,presented:20};function Pn({example:e,selection:t,theme:n,send:o}){let r=R(null),[s,a]=L(Ze),[i,u]=L(null),f={words:t.tokens==="words",muted:t.mute},l=D(()=>e.groups.map(x=>pe(e,x,f)),[e,f.words,f.muted]),h=i&&Yo(e,i)?i:t,d=l.find(({group:x})=>x.kind===h.kind)??l[0],p=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",_=D(()=>p?ct(e,h):Ee(e,d,h,f.muted),[e,d,h.layer,h.head,p]),g=Math.max(0,e.steps.length-1),b=x=>M({step:Math.max(0,Math.min(x,g))}),y=En(t.step,g,b),m=s.looks?.side==="target"?s.looks.place:t.step;nn(r,{go:b,step:t.step,last:g,player:y,presenting:t.present}),$(()=>er(r.current,t.present),[t.present]);let v=Xe(e,_,t.step),w=(y.playing||e.layout==="decoding")&&!e.encoderOnly,E={...Je(_,s),step:m===t.step?v:Xe(e,_,m),chosen:p?[]:t.rows,done:w&&v.length?v[0]+1:1/0};$(()=>tr(r.current,l,s),[l,s]);let q=xe((x,H)=>a(Gt(_,x,H)),[_]),A=x=>{let[{side:H,place:I}]=_.rowSpots[x];if(e.layout!=="heads")return H==="target"||e.encoderOnly?b(I):void 0;let P=t.rows.includes(x)?t.rows.filter(Rn=>Rn!==x):[...t.rows,x].slice(-Oe);return M({rows:P})},U=xe(x=>{u(null),M({...x,rows:[]})},[]),ue=l.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(an,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(Cn,{example:e,frames:ue,open:t,layers:t.layers,roles:t.roles,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:U})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>M({present:!1}),children:"Back (Escape)"}),c("div",{class:"map-head",children:[c("h3",{class:i?"peeked":"",children:_.title}),c(ln,{example:e,selection:t})]}),t.view==="lines"?c(gn,{map:_,lit:E,theme:n,onPoint:q,onPress:A}):t.view==="table"?c(An,{map:_,chosen:t.rows,caption:_.caption,onPress:A}):c(_n,{map:_,lit:E,theme:n,caption:_.caption,letters:t.present?Ln.presented:Ln.usual,onPoint:q,onPress:A}),c(Zo,{map:_,lit:E}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),_.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),F.includes(h.head)||p?null:c("button",{type:"button",class:"plain",onClick:()=>o("inside",{row:E.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),E.chosen.length>0&&!i&&c(tn,{map:_,rows:E.chosen,colours:n.lines,onDrop:A})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(On,{step:t.step,last:g,player:y,go:b}),c(Jo,{example:e,frames:l,open:h,step:m,pointed:s,theme:n,player:y,onPoint:a,go:b}),e.steps[m]&&c(yn,{example:e,step:e.steps[m],onForce:e.forceable?x=>(y.pause(),o("forced",{step:m,token:x})):void 0}),m===g&&e.reason&&c("p",{class:"stop",children:e.reason})]}),e.cards&&c(Jt,{card:Qo(e,h),heading:e.cards.heading,note:e.cards.note})]})}function Yo({groups:e},{kind:t,layer:n,head:o}){let r=e.find(s=>s.kind===t);return r!==void 0&&n<r.layers&&z(r).includes(o)}function Qo({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function Zo({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];if(n>=0&&o>=0){let r=n*e.columns.length+o,s=e.blocked?.[r]?"is blocked from":"looks at";return c("p",{class:"read-out","aria-live":"polite",children:[c(O,{token:e.rows[n],length:30})," ",s," ",c(O,{token:e.columns[o]}),!e.blocked?.[r]&&c("b",{children:[" ",T(e.weights[r],2)]})]})}return c("p",{class:"read-out",children:e.caption})}function Jo({example:e,open:t,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let u=D(()=>Xo(e,t,n,o,s.playing),[e,t.layer,t.head,n,o,s.playing]),f=["mean","max","rollout"].includes(t.head)?t.head:`head ${t.head}`,l=d=>p=>a(p<0?Ze:Yt(e,d,p)),h=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(N,{children:[c(st,{title:e.encoderOnly?"Tokens":"Source",note:`lit by ${h[0]}, layer ${t.layer+1}, ${f}`,chips:u.source,reveal:u.strongest,theme:r,onPoint:l("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(st,{title:"Target so far",note:`lit by ${h[1]}`,chips:u.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}function Xo(e,t,n,o,r){let s=_=>{let g=e.groups.find(b=>b.kind===_);return g&&Ee(e,pe(e,g,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),u=(_,g)=>_?_.weights.subarray(g*_.columns.length,(g+1)*_.columns.length):[],f=[...u(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!e.encoderOnly?o.lookedAt.place:-1,h=l<0?[...u(i,n)]:[],d=e.source.map((_,g)=>({token:_,weight:l<0?f[g]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),p=e.target.map((_,g)=>{let b=r&&g>n+1,y=g>0&&e.steps[g-1]?.forced,m=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=n?h[g]??null:null,v=g===n+1;return{token:_,weight:v&&l<0?null:m,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:b?"later":v&&l<0?"written":y?"forced":"",note:v&&l<0?y?"forced":"written":void 0}});return{source:d,target:p,strongest:f.indexOf(Math.max(...f))}}function er(e,t){!e||t===e.matches(":popover-open")||(e.popover=t?"manual":null,t&&e.showPopover())}function tr(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Je(o,n),i=([d=-1],p)=>d<0?["-10","0"]:[String(d/p),String(1/p)],[[u,f],[l,h]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[d,p]of Object.entries({top:u,high:f,left:l,wide:h}))r.style.setProperty(`--${d}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var $n=`/* The stage: where its parts stand, from a phone to a projector. */

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

/* Choices */

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

/* All heads */

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

/* The open head */

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
  height: clamp(260px, 100svh - 330px, 560px);
}

.stage.heads .large-map,
.stage.heads .lines {
  height: clamp(260px, 100svh - 330px, 640px);
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

/* Steps */

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

/* Decoding: the steps first */

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
    height: min(360px, 100svh - 420px);
    min-height: 240px;
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
`;var Nn=new WeakMap;function or({data:e,parentElement:t,setTriggerValue:n}){let o=sr(t),r=Nn.get(o),s=r?.bytes===e?r.example:Vt(e);return Nn.set(o,{bytes:e,example:s}),we(c(rr,{example:s,theme:Bt(o),send:n}),o),()=>{we(null,o),o.remove()}}function rr({example:e,theme:t,send:n}){let[o,r]=L(Le);return Y(()=>{let s=()=>r(Le());return s(),yt(s)},[]),c(Pn,{example:e,theme:t,send:n,selection:dt(o,e)})}function sr(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:$n}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{Hn as follow,or as stage};
