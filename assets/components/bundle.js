var Q=["mean","max","rollout"];function Ce(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((_,d)=>d),i=a.filter(_=>!r.columnPieces[_].every(d=>s.has(d))),u=i.length?i:a,{rows:p}=r,l=r.blocked&&tt(r.blocked,p.length,r.columns.length,u,new Uint8Array(p.length*u.length));return{group:t,axes:r,rows:p,columns:u.map(_=>r.columns[_]),kept:u,blocked:l}}function tt(e,t,n,o,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=e[s*n+o[i]];return r}function q(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...Q]}function Mn(e,t,n,o){let{group:r}=t;if(o==="rollout")return Me(e,t,n,r.heads);if(!Q.includes(o))return Me(e,t,n,Number(o)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Me(e,t,n,a);for(let u=0;u<s.length;u+=1)o==="mean"?s[u]+=i[u]/r.heads:i[u]>s[u]&&(s[u]=i[u])}return s}function Me(e,{group:t,axes:n,rows:o,columns:r,kept:s},a,i){let u=o.length*n.columns.length,p=(a*(t.heads+1)+i)*u,l=tt(n.weights.subarray(p,p+u),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),_=r.length;for(let d=0;d<o.length;d+=1){let f=15259021896696422e-21;if(_<n.columns.length){let h=0;for(let g=0;g<_;g+=1)h+=l[d*_+g];f=h>=e.mutedFloor*65535?1/h:0}for(let h=0;h<_;h+=1)l[d*_+h]*=f}return l}function re(e,t,n,o){return{...t,layer:n,head:o,weights:Mn(e,t,n,o)}}var Ee=6,Oe={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",kinds:[],layers:[],roles:[]};function rt(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:nt(e.layer,n.layers),head:q(n).includes(e.head)?e.head:"1",step:nt(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Ee),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var nt=(e,t)=>Math.max(0,Math.min(e,t-1)),ot={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function st(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(ot)){let[s,a]=ot[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let i of a(t[r]))o.append(s,i)}return o.toString()}var it=250,Z=0,j=Oe,at=Oe,J=0,lt=null,pe=new Set,Te=()=>j;function O(e){if(!Object.entries(e).every(([t,n])=>String(j[t])===String(n))){j={...j,...e},Z+=1,ut(),clearTimeout(J),J=window.setTimeout(de,it);for(let t of pe)t()}}function de(){clearTimeout(J),J&&lt?.({turn:Z,selection:j}),J=0}function ct(e,t){if(lt=t,at=e.usual,e.turn>Z||Z===0&&e.turn===0){Z=e.turn,j=e.selection;for(let n of pe)n()}else e.turn<Z&&(J||=window.setTimeout(de,it));ut()}function ut(){let e=st(location.search,j,at),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function ft(e){return pe.add(e),()=>{pe.delete(e)}}document.addEventListener("pointerdown",de,{capture:!0});document.addEventListener("keydown",({key:e})=>e==="Enter"&&de(),{capture:!0});function Cn({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),ct(e,s=>n("chosen",s))}var w,_t,En,D,Pe,ge,ht,he,mt,$e,Ae,On,ie=Symbol.for("pv"),ye={},be=[],Tn=/^m(i|n|o|s|text|space)$/,ve=Array.isArray,Le=be.slice,B=Object.assign;function W(e){e&&e.parentNode&&e.remove()}function Ne(e,t,n){var o,r,s,a={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?Le.call(arguments,2):n),se(e,a,o,r,null)}function se(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ie,__v:r||++_t,__i:-1,__u:0};return!r&&w.vnode&&w.vnode(s),s}function T(e){return e.children}function F(e,t){this.props=e,this.context=t,this.__g=0}function z(e,t){if(t==null)return e.__&&z(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:z(e)}function Pn(e){var t,n=e.__v,o=n.__e,r=[],s=[],a=e.__P;a&&((t=B({constructor:ie},n)).__v=n.__v+1,w.vnode&&w.vnode(t),He(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||z(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,kt(r,t,s),n.__=n.__e=null,t.__e!=o&&gt(t))}function gt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),gt(e)}function pt(e){(8&e.__g||(e.__g|=8,D.push(e),ge++))&&Pe==w.debounceRendering||((Pe=w.debounceRendering)||queueMicrotask)(yt)}function yt(){try{for(var e,t=1;D.length;)D.length>t&&D.sort(ht),e=D.shift(),t=D.length,8&e.__g&&Pn(e)}finally{(ge=D.length)&&(Pe||queueMicrotask)(yt)}}function bt(e,t,n,o,r,s,a,i,u,p,l){var _,d,f,h,g,y,m=o.__k||be,b=t.length;for(u=An(n,t,m,u,b),_=0;_<b;_++)(f=n.__k[_])!=null&&(d=~f.__i&&m[f.__i]||ye,f.__i=_,y=He(e,f,d,r,s,a,i,u,p,l),h=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Ie(d.ref,null,f,d),f.ref&&l.push(f.ref,f.__c||h,f)),g=g||h,4&f.__u?(u=vt(f,u,e,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&y!==void 0?u=y:h&&(u=h.nextSibling),f.__u&=-21);return n.__e=g,u}function An(e,t,n,o,r){var s,a,i,u,p,l,_,d,f,h=n.length,g=h,y=0,m=0,b=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=se(null,a):ve(a)?a=b[s]=se(T,{children:a}):a.constructor===ie&&a.__b?a=b[s]=se(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,u=s+y,a.__=e,a.__b=e.__b+1,i=null,~(p=a.__i=$n(a,n,u,g))&&(g--,(i=n[p])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,p==u-1?y--:p==u+1?y++:p!=u&&(p>u?y--:y++,m=1)):(~p||(r>h?y--:r<h&&y++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(m){for(l=[],_=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(y=0,d=l.length;y<d;)l[f=y+d>>1]<a.__i?y=f+1:d=f;l[y]=a.__i,_[s]=y+1}for(y=l.length;s--;)_[s]&&(_[s]==y?y--:b[s].__u|=4)}if(g)for(s=0;s<h;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=z(i)),Ue(i,i));return o}function vt(e,t,n,o){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=vt(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=z(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Re(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(ve(e)?e.some(function(n){Re(n,t)}):t.push(e)),t}function $n(e,t,n,o){var r,s=e.key,a=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&a==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function dt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function _e(e,t,n,o,r){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||dt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||dt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Ae[t]||(Ae[t]=Ln(t)),(e.__a||(e.__a={}))[t]=$e,s=t!=(t=t.replace(mt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ln(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[he]==null)t[he]=$e++;else if(t[he]<this.__a[e])return;return n(w.event?w.event(t):t)}}}function He(e,t,n,o,r,s,a,i,u,p){var l,_,d,f,h,g,y,m,b,k,v,oe,G,Y,R,x,L,H,I=t.type;if(t.constructor!==ie)return null;128&n.__u&&(u=32&n.__u,l=n.__c.__z)&&(t.__u|=u,_=s=[],l.nodeType==8?i=me(l,s):s.push(l),i=s[0]||i),(l=w.__b)&&l(t);e:if(typeof I=="function"){d=a.length;try{if(m=t.props,b=(l=I.prototype)&&l.render,k=(l=I.contextType)&&o[l.__c],v=l?k?k.props.value:l.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(b?t.__c=f=new I(m,v):(t.__c=f=new F(m,v),f.constructor=I,f.render=Rn),k&&k.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),I.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=B({},f.__s)),B(f.__s,I.getDerivedStateFromProps(m,f.__s)))),h=f.props,g=f.state,f.__v=t,n.__c){if(m!==h&&b&&!I.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(m,v),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(m,f.__s,v)===!1){t.__v!=n.__v&&(f.props=m,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(N){N&&(N.__=t)}),be.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=z(n);break e}f.componentWillUpdate&&f.componentWillUpdate(m,f.__s,v),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(h,g,y)})}else b&&!I.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=m,f.__P=e,f.__g&=-5,oe=w.__r,G=b?25:0;do f.__g&=-9,oe&&oe(t),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++G<25);b&&(be.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=B({},o,f.getChildContext())),b&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(h,g)),Y=l&&l.type===T&&l.key==null?l.props.children:l,m.__P&&(l=i,r=(e=m.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(N){N&&Ue(N,N)}),n.__k=null),i=n.__k?z(n,0):null),i=bt(e,ve(Y)?Y:[Y],t,n,o,r,s,a,i,u,p),m.__P&&(t.__e=null,i=l),t.__u&=-161,_&&_.some(W),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(N){if(a.length=d,t.__v=null,u||s)if(N&&N.then){if(t.__u|=128|u,s){for(~(L=s.indexOf(i||void 0))||(L=s.length);(H=s[L-1])&&H.nodeType==8;)L--;for(;L<s.length;L++)if(H=s[L])if(s[L]=null,R){if(H==x)break}else{if(H.nodeType!=8)break;H.data.startsWith("$s")&&(x=me(R=H))}}if(!R){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;R=i}(l=me(R=t.__c.__z||(t.__c.__z=R)))?(t.__e=R,i=l):t.__e=i,i=i&&i.nextSibling}else s&&s.some(W);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),N&&N.then||wt(t),w.__e(N,t,n)}}else i=t.__e=Nn(n.__e,t,n,o,r,s,a,u,p,e);return(l=w.diffed)&&l(t),i}function me(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function wt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(wt))}function kt(e,t,n){for(var o=0;o<n.length;)Ie(n[o++],n[o++],n[o++]);w.__c&&w.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){w.__e(s,r.__v)}})}function Nn(e,t,n,o,r,s,a,i,u,p){var l,_,d,f,h,g,y,m,b=n.props||ye,k=t.props,v=t.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((h=s[l])&&(v?h.localName==v:h.nodeType==3)){e=h,s[l]=null;break}}if(!e){if(m=p.ownerDocument||document,!v)return m.createTextNode(k);e=m.createElementNS(r,v,k.is?k:p),i&&(w.__m&&w.__m(t,s),i=!1),s=null}if(v){if(p=v=="template"&&e.content||e,s=v=="textarea"&&k.defaultValue!=null?null:s&&Le.call(p.childNodes),!i&&s)for(b={},l=0;l<e.attributes.length;l++)b[(h=e.attributes[l]).name]=h.value;for(l in b)h=b[l],l=="dangerouslySetInnerHTML"?d=h:l=="children"||l in k||l=="value"&&"defaultValue"in k||l=="checked"&&"defaultChecked"in k||_e(e,l,null,h,r);for(l in k)h=k[l],l=="children"?f=h:l=="dangerouslySetInnerHTML"?_=h:l=="value"?g=h:l=="checked"?y=h:i&&typeof h!="function"||b[l]===h||_e(e,l,h,b[l],r);_?(i||d&&(_.__html==d.__html||_.__html==e.innerHTML)||(e.innerHTML=_.__html),t.__k=[]):(d&&(e.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Tn.test(v))&&(r="http://www.w3.org/1999/xhtml"),bt(p,ve(f)?f:[f],t,n,o,r,s,a,s?s[0]:n.__k&&z(n,0),i,u),s&&s.some(W)),i&&v!="textarea"||(l="value",v=="progress"&&g==null?e.removeAttribute(l):g==null||g===e[l]&&(v!="progress"||g)||_e(e,l,g,b[l],r),l="checked",y!=null&&y!=e[l]&&_e(e,l,y,b[l],r))}else b===k||i&&e.data==k||(e.data=k);return e}function Ie(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){w.__e(r,n)}}function Ue(e,t,n){var o,r,s,a;if(w.unmount&&w.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ie(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){w.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&Ue(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=me(o,s=[]))&&(o==e.__e&&s.some(W),W(r),W(o)),n||W(e.__e),e.__e=e.__c=e.__=null}function Rn(e,t,n){return this.constructor(e,n)}function we(e,t){var n,o,r,s;w.__&&w.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=se(T,{children:[e]}),r=[],s=[],He(t,t.__k,o||ye,ye,t.namespaceURI,o?null:t.firstChild?Le.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),kt(r,t.__k,s),t.__k.props.children=null}w={__e:function(e,t,n,o){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw ge=0,e}},_t=0,En=function(e){return e!=null&&e.constructor===ie},F.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=B({},this.state)),typeof e=="function"&&(e=e(B({},n),this.props)),e&&(B(n,e),this.__v&&(t&&this.__k.push(t),pt(this)))},F.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),pt(this))},F.prototype.render=T,D=[],ge=0,ht=function(e,t){return e.__v.__b-t.__v.__b},he=Symbol(),mt=/(PointerCapture)$|Capture$/i,$e=0,Ae={},On=0;var X,M,De,xt,Fe=Object.is,le=0,$t=[],ze=[],S=w,St=S.__b,Mt=S.__r,Ct=S.diffed,Et=S.__c,Ot=S.unmount,Tt=S.__;function ke(e,t){S.__h&&S.__h(M,e,le||t),le=0;var n=M.__H||(M.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return le=1,Lt(Nt,e)}function Lt(e,t,n){var o=ke(X++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Nt(void 0,t),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);Fe(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=M,!M.__f)){M.__f=!0;var r=M.shouldComponentUpdate;M.shouldComponentUpdate=function(s,a,i){var u=this.__H;if(!u)return!0;var p=!1,l=this.props!=s;if(u.__.some(function(d){d.__N&&(p=!0,Fe(d.__[0],d.__N[0])||(l=!0))}),r){var _=r.call(this,s,a,i);return p?_||l:_}return!p||l}}return o.__}function V(e,t){var n=ke(X++,3);!S.__s&&je(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,M.__H.__h.push(n))}function A(e,t){var n=ke(X++,4);!S.__s&&je(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,M.__h.push(n))}function $(e){return le=5,U(function(){return{current:e}},[])}function U(e,t){var n=ke(X++,7);return je(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function xe(e,t){return le=8,U(function(){return e},t)}function Hn(){var e;do{for(;e=ze.shift();)try{ae(e)}catch(n){S.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=$t.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ae),t.__h.some(qe),t.__h=[]}catch(n){t.__h=[],S.__e(n,e.__v)}}}while(ze.length)}S.__b=function(e){M=null,St&&St(e)},S.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Tt&&Tt(e,t)},S.__r=function(e){Mt&&Mt(e),X=0;var t=(M=e.__c).__H;t&&(De==M?M.__h=[]:(t.__h.some(ae),t.__h.some(qe),X=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),De=M},S.diffed=function(e){Ct&&Ct(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&At($t.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),De=M=null},S.__c=function(e,t){t.some(function(n){try{n.__h.some(ae),n.__h=n.__h.filter(function(o){return!o.__||qe(o)})}catch(o){n.__h=[function(){throw o}]}}),Et&&Et(e,t)},S.unmount=function(e){Ot&&Ot(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,At(ze.push(r))}else ae(r)}catch(s){t=s}}),o.__H=void 0,t&&S.__e(t,o.__v))};var Pt=typeof requestAnimationFrame=="function";function In(e){var t,n=function(){clearTimeout(o),Pt&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Pt&&(t=requestAnimationFrame(n))}function At(e){e!=1&&xt==S.requestAnimationFrame||((xt=S.requestAnimationFrame)||In)(Hn)}function ae(e){var t=M,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),M=t}function qe(e){var t=M;e.__c=e.__(),M=t}function je(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Fe(n,e[o])})}function Nt(e,t){return typeof t=="function"?t(e):t}var Un,Ht=()=>Un??=document.createElement("canvas").getContext("2d");function We(e){let t=Ht();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Se=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),K=e=>`rgb(${e.join(",")})`;function Be(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function Rt(e,t){let[n,o]=[Be(e),Be(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Dn(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Se(e[r],e[r+1],o-r)})}function It(e){let t=getComputedStyle(e),n=l=>t.getPropertyValue(`--st-${l}`).trim(),[o,r]=[We(n("text-color")),We(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...u]=n("chart-categorical-colors").split(","),p=Dn(s.map(We));return{text:K(o),quiet:K(Se(r,o,.72)),ground:K(r),primary:n("primary-color"),query:a,key:i,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:K(Se(r,o,.09)),hatchLine:K(Se(r,o,.3)),scale:p.map(K),ink:p.map(l=>K(Rt(l,o)>=Rt(l,r)?o:r)),pixels:Uint32Array.from(p,([l,_,d])=>4278190080|d<<16|_<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Be(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function Ve(e,t){let n=Ht();return n.font=t,n.measureText(e).width}var Ut="$array",Fn={uint8:Uint8Array,uint16:Uint16Array};function Dt(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(r,s)=>{if(!s?.[Ut])return s;let{[Ut]:a,at:i,size:u}=s;return new Fn[a](t.buffer,t.byteOffset+o+i,u)})}var Ke={looks:null,lookedAt:null};function Ft({group:e,axes:t,kept:n},o,r){return{looks:o<0?null:{side:e.looks,place:t.rowPieces[o][0]},lookedAt:r<0?null:{side:e.lookedAt,place:t.columnPieces[n[r]][0]}}}function zt(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function Ge({group:e,axes:t,kept:n},{looks:o,lookedAt:r}){let s=o?.side===e.looks?[t.rowPieces.findIndex(i=>i.includes(o.place))]:[],a=r?.side===e.lookedAt?[n.findIndex(i=>t.columnPieces[i].includes(r.place))]:[];return{rows:s.filter(i=>i>=0),columns:a.filter(i=>i>=0)}}function Ye(e,{group:t,axes:n},o){if(t.looks==="source"&&!e.encoderOnly)return[];let r=n.rowPieces.findIndex(s=>s.includes(o));return r<0?[]:[r]}function qt(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+zn(Number(r))+(s?`.${s}`:"")}function zn(e){return e.toLocaleString("en")}function C(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?C(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function jt(e){return e>=.005?(e*100).toFixed(0):""}var qn=Symbol.for("pv"),jn=0;function c(e,t,n,o,r,s){t||(t={});var a,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?a=t[i]:u[i]=t[i];var p={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qn,__v:--jn,__i:-1,__u:0};return(r||s)&&(p.__source=r,p.__self=s),w.vnode&&w.vnode(p),p}function Wt({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,a)=>c("td",{children:s},a))]},o))})]}),e.columns.length>0&&c("p",{class:"note",children:n})]})}var Wn=/[\u202A-\u202E\u2066-\u2069]/g,Bn=/(\p{M}{4})\p{M}+/gu,Vn=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Kn={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Gn=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Bt=14;function Qe(e){let t=e.replace(Wn,"").replace(Bn,"$1");return/^\s+$/.test(t)?[...t].map(n=>Kn[n]??"\u2423").join(""):t||"\u2205"}function ce(e,t=Bt){let n=Qe(e);if(n.length<=t)return n;let o=[...Gn.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function ue(e,t=Bt){return`\u2068${ce(e,t)}\u2069`}function Vt(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Vn.test(t)?"rtl":"ltr"}function E({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:Qe(e),children:ce(e,t)})}function Kt({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(i,u)=>e.weights[i*r+u],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(u=>s(u,i)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",C(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[c("i",{class:"swatch",style:{background:n[u]}})," ",i+1," ",c(E,{token:e.rows[i],length:30})," \u2715"]},i))}),c("div",{class:"groups",children:e.columns.map((i,u)=>c("div",{class:"bars-of",title:t.map(p=>C(s(p,u),2)).join(", "),children:[c("div",{class:"columns",children:t.map((p,l)=>c("span",{style:{height:`${s(p,u)*100}%`,background:n[l]}},p))}),c(E,{token:i,length:8})]},u))})]})}function ee({label:e,options:t,value:n,onChoose:o}){return c("fieldset",{class:"segments",children:[c("legend",{children:e}),t.map(([r,s])=>c("label",{class:r===n?"on":"",children:[c("input",{type:"radio",name:e,checked:r===n,onChange:()=>o(r)}),s]},r))]})}var Gt={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Yt({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c("div",{class:"controls",children:[c(ee,{label:"Attention",options:e.groups.map(({kind:r})=>[r,Gt[r]]),value:t.kind,onChoose:r=>O({kind:r,rows:[]})}),c(ee,{label:"Layer",options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>O({layer:Number(r)-1})}),c(ee,{label:"Head",options:q(n).map(r=>[r,r]),value:t.head,onChoose:r=>O({head:r})}),e.groups.some(({words:r})=>r)&&c(ee,{label:"Between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>O({tokens:r,rows:[]})}),c(ee,{label:"View",options:[["map","map"],["lines","lines"],["table","table"]],value:t.view,onChoose:r=>O({view:r})}),c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>O({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(Yn,{example:e,selection:t,layers:o})]})}function Yn({example:e,selection:t,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(u=>u!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,u,p)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([l,_])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>p(o(u,l)),children:_},_))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,Gt[a]]),t.kinds,a=>O({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),t.layers,a=>O({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>O({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>O({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function Qt(e,{go:t,step:n,last:o,player:r}){V(()=>{let s=a=>{if(a.defaultPrevented||a.ctrlKey||a.metaKey||a.altKey||a.shiftKey)return;let i=e.current,u=document.activeElement===document.body&&Zn(i),p=Qn(i,a),l={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},_={...l,Home:()=>t(0),End:()=>t(o),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},d=u?l[a.key]:p?_[a.key]:void 0;d&&(a.preventDefault(),d())};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)})}function Qn(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function Zn(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}var Jt=1.2,Jn=9;function Ze(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),a=s.createImageData(n,t),i=new Uint32Array(a.data.buffer);for(let u=0;u<i.length;u+=1)i[u]=o.pixels[Math.min(255,Math.round(e[u]*255))];return s.putImageData(a,0,0),r}function Xt(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(m=>m.map(b=>ue(b))),i=(m=>Math.ceil(Math.max(...m.map(b=>Ve(b,o)))))(r)+10,u=Math.min(t.cell,(t.width-i-3)/s.length),p=t.letters*Jt,l=s.map(m=>Ve(m,o)),_=l.map(m=>m>Math.max(u,p)-2&&m>t.letters*1.1),d=Math.ceil(Math.max(p,...l.filter((m,b)=>_[b])))+8,f=Math.min(t.cell,u*1.4,(t.height-d-3)/r.length);u=Math.min(u,f*1.8),[u,f]=[u,f].map(m=>m>=4?Math.floor(m):m);let[h,g]=[i+s.length*u+3,d+r.length*f+3].map(Math.ceil),y=Math.min(t.letters,Math.floor(f*.62),Math.floor((u-4)/1.9));return{left:i,top:d,cellWidth:u,cellHeight:f,width:h,height:g,rows:r,columns:s,turned:_,letters:t.letters,numbers:y>=12?y:0}}function en(e,t,n,o,r){Xn(e,t,n,o,r),n.numbers&&eo(e,t,n,o,r),to(e,n,o,r),no(e,n,o,r),oo(e,n,o,r)}function Xn(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[u,p]=[t.rows.length,t.columns.length];if(e.image(Ze(t.weights,u,p,i),n,o,p*r,u*s),t.blocked&&Je(e,t.blocked,u,p,[n,o,p*r,u*s]),!(Math.min(r,s)<Jn)){for(let l=1;l<p;l+=1)e.rect(n+l*r-.5,o,1,u*s,{fill:i.ground});for(let l=1;l<u;l+=1)e.rect(n,o+l*s-.5,p*r,1,{fill:i.ground})}}function Je(e,t,n,o,[r,s,a,i]){let u=l=>Math.round(r+l*a/o),p=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let _=0;_<o;_+=1){let d=_;for(;d<o&&t[l*o+d];)d+=1;d>_&&e.hatch(u(_),p(l),u(d)-u(_),p(l+1)-p(l)),_=d}}function eo(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:u,numbers:p},l,_){for(let d=0;d<Math.min(o.length,l.done);d+=1)for(let f=0;f<r.length;f+=1){let h=t[d*r.length+f];if(n?.[d*r.length+f])continue;let g=_.ink[Math.min(255,Math.round(h*255))],[y,m]=[s+(f+.5)*i,a+(d+.5)*u+1];e.text(jt(h),y,m,{fill:g,size:p,align:"center"})}}function to(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},u){if(i>=s.length)return;let p=[t,n+i*r,a.length*o,(s.length-i)*r];e.rect(...p,{fill:u.ground}),e.rect(...p,{fill:u.hatchGround,opacity:.5})}function no(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,u){let p=(l,_)=>e.rect(t-1,n+l*r-1,a.length*o+2,r+2,{stroke:_,width:2.5});for(let l of i.chosen)p(l,u.query);for(let l of i.step)p(l,u.primary);for(let l of i.rows)p(l,u.query);for(let l of i.columns)e.rect(t+l*o-1,n-1,o+2,s.length*r+2,{stroke:u.key,width:2.5})}function oo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:u},p,l){let _=[...p.rows,...p.step,...p.chosen];for(let d of Zt(s.length,r,u,_)){if(d>=p.done)break;let f=_.includes(d),h=p.rows.includes(d)||p.chosen.includes(d)?l.query:f?l.text:l.quiet;e.text(s[d],t-7,n+(d+.5)*r,{fill:h,size:u,bold:f,code:!0,align:"right"})}for(let d of Zt(a.length,o,u,p.columns)){let f=p.columns.includes(d),h=i[d]?"left":"center",[g,y]=[t+(d+.5)*o,n-(i[d]?6:3+u*.55)];e.text(a[d],g,y,{fill:f?l.key:l.quiet,size:u,bold:f,code:!0,align:h,turned:i[d]})}}function Zt(e,t,n,o){let r=n*Jt,s=Math.max(1,Math.ceil(r/t)),a=i=>o.some(u=>u!==i&&Math.abs(u-i)*t<r);return Array.from({length:e},(i,u)=>u).filter(i=>o.includes(i)||i%s===0&&!a(i))}function tn({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[u,p]=[Math.floor((i-t)/o),Math.floor((a-e)/n)];return u>=r.length||p>=s.length||u<0&&p<0?null:{row:Math.max(-1,u),column:Math.max(-1,p)}}function ro({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function te(e,t,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,n),i.imageSmoothingEnabled=!1;let u=({fill:p,stroke:l,width:_=1,opacity:d=1},f)=>{i.globalAlpha=d,p&&(i.fillStyle=p,i.fill(f)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:_}),i.stroke(f)),i.globalAlpha=1};return{rect(p,l,_,d,f){let h=new Path2D;h.rect(p,l,_,d),u(f,h)},text(p,l,_,d){i.save(),i.translate(l,_),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:ro(d,o),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(p,0,0),i.restore()},image:(p,l,_,d,f)=>i.drawImage(p,l,_,d,f),hatch(p,l,_,d){i.fillStyle=so(i,o),i.fillRect(p,l,_,d)},path:(p,l)=>u(l,new Path2D(p))}}var nn=new Map;function so(e,t){let n=nn.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return nn.set(t.signature,s),s}function ne(){let e=$(null),[t,n]=P({width:0,height:0});return A(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function on({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=$(null),[u,p]=ne(),l=U(()=>p.width?Xt(e,{...p,cell:64,letters:o},n):null,[e.rows,e.columns,p,o,n]);A(()=>{!l||!i.current||en(te(i.current,l.width,l.height,n),e,l,t,n)},[l,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let _=({offsetX:d,offsetY:f})=>l&&tn(l,d,f);return c("div",{class:"large-map",ref:u,children:c("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let f=_(d);s(f?.row??-1,f?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let f=_(d);f&&f.row>=0&&a(f.row,f.column)},onKeyDown:d=>l&&io(d,l,t,s,a),onBlur:()=>s(-1,-1)})})}function io(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],u=(_,d)=>Math.max(0,Math.min(_,d-1)),p=(_,d)=>r(u(a+_,t.length),u(i+d,n.length)),l={ArrowLeft:()=>p(0,-1),ArrowRight:()=>p(0,1),ArrowUp:()=>p(-1,0),ArrowDown:()=>p(i<0?0:1,0),Home:()=>p(0,-n.length),End:()=>p(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[e.key]&&(e.preventDefault(),e.stopPropagation(),l[e.key]())}var sn=.02,ao=.005,rn={least:20,most:30};function an({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=$(null),[a,i]=ne(),u=Math.max(e.rows.length,e.columns.length),p=Math.max(rn.least,Math.min(rn.most,Math.floor((i.height-30)/u))),[l,_]=[u*p,Math.max(60,Math.min(420,i.width*.36))],d=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;A(()=>{s.current&&i.width&&lo(s.current,e,{rows:d,columns:t.columns},{width:_,height:l,pitch:p},n)},[e,i,n,d.join(),t.columns.join()]);let f=(y,m)=>e.weights[y*e.columns.length+m],h=y=>y>=ao?C(y):"",g=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${p}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,m)=>c("li",{children:c("button",{type:"button",class:d.includes(m)?"lit":"","aria-pressed":t.chosen.includes(m),onPointerEnter:({pointerType:b})=>b!=="touch"&&o(m,-1),onFocus:({currentTarget:b})=>b.matches(":focus-visible")&&o(m,-1),onClick:()=>r(m),children:[c("span",{class:"number",children:t.columns.length===1?h(f(m,t.columns[0])):""}),c("span",{children:g(y).map((b,k)=>[k?" \u2192 ":"",c(E,{token:b,length:10},k)])})]})},m))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${_}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,m)=>{let b=d.length===1?f(d[0],m):0,k=t.columns.includes(m)||b>=sn;return c("li",{children:c("button",{type:"button",class:k?"lit":"",onPointerEnter:({pointerType:v})=>v!=="touch"&&o(-1,m),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(-1,m),onClick:()=>o(-1,m),children:[c(E,{token:y}),c("span",{class:"number",children:d.length===1&&!t.columns.length?h(b):""})]})},m)})})]})]})}function lo(e,t,n,{width:o,height:r,pitch:s},a){let i=te(e,o,r,a),u=t.columns.length,p=[];for(let d=0;d<t.weights.length;d+=1)t.weights[d]>=sn&&p.push({row:Math.floor(d/u),column:d%u,weight:t.weights[d]});let l=({row:d,column:f})=>n.columns.length?n.columns.includes(f):n.rows.includes(d),_=n.rows.length+n.columns.length>0;p.sort((d,f)=>d.weight-f.weight);for(let d of _?[!1,!0]:[!1])for(let f of p){if(l(f)!==d)continue;let h=y=>(y+.5)*s,g=a.scale[Math.round(f.weight*255)];i.path(`M0 ${h(f.row)}L${o} ${h(f.column)}`,{stroke:g,width:d?4:2,opacity:_&&!d?.25:1})}}function ln({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>ce(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",qt(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>c(co,{example:e,step:t,onForce:n,found:t.top[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(cn,{share:t.others}),c("span",{class:"probability",children:C(t.others,1)}),c("span",{class:"tag"})]})]})]})}function co({example:e,step:t,found:n,onForce:o}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[r,s]=n,a=r===t.writes,i=o&&!a&&r!==e.neverForced,u=c(T,{children:[c(E,{token:r,class:"name"}),c(cn,{share:s}),c("span",{class:"probability",children:C(s,1)}),c("span",{class:"tag",children:a?t.forced?"forced":"written":""})]}),p=a?"candidate chosen":"candidate";return o?c("button",{type:"button",class:p,"aria-disabled":!i,title:i?`Write ${ue(r)} instead`:"",onClick:()=>i&&o(r),children:u}):c("div",{class:p,children:u})}function cn({share:e}){return c("span",{class:"track",children:c("span",{class:"bar",style:{width:`${e*100}%`}})})}var un=Object.assign;function po(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var _o=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function dn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:po(this.props,r)}function o(r){return this.shouldComponentUpdate=n,Ne(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var ho=Symbol.for("react.element"),mo=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,go=/[A-Z0-9]/g,yo=typeof document<"u";var bo=function(e){return/fil|che|rad/.test(e)};F.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(F.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var fn=w.event;w.event=function(e){return fn&&(e=fn(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var vo={configurable:!0,get:function(){return this.class}},pn=w.vnode;w.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var u in r){var p=r[u];if(!(u=="value"&&"defaultValue"in r&&p==null||yo&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&p&&p.constructor==Object){var l=void 0;for(var _ in p)typeof p[_]!="number"||_o.test(_)||(l||(l=p=un({},p)),p[_]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&p===!0)p="";else if(u=="translate"&&p==="no")p=!1;else if(u[0]=="o"&&u[1]=="n"){var d=u.toLowerCase();d=="ondoubleclick"?u="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||bo(r.type)?d=="onfocus"?u="onfocusin":d=="onblur"&&(u="onfocusout"):d=u="oninput",d=="oninput"&&a[u=d]&&(u="oninputCapture")}else i&&mo.test(u)?u=u.replace(go,"-$&").toLowerCase():p===null&&(p=void 0);a[u]=p}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=Re(r.children).forEach(function(h){h.props.selected=a.multiple?f.indexOf(h.props.value)!=-1:f==h.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",vo)):r.className&&(a.class=a.className=r.className),o.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=un({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=ho,pn&&pn(e)};var mn=64,wo=8,_n={least:44,most:104},ko={mean:"Mean",max:"Max",rollout:"Rollout"};function xo({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:u}){let[p,{width:l}]=ne(),_=t.map(d=>({frame:d,...So(d,o,r)})).filter(({places:d})=>d.length);return c("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:()=>i(null),children:[!_.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&_.map(({frame:d,heads:f,places:h})=>c(Co,{example:e,frame:d,heads:f,places:h,open:n,theme:s,onPeek:i,onOpen:u,side:Mo(l,f.length)},d.group.kind))]})}var gn=dn(xo);function So({group:e},t,n){let o=(a,i)=>(!t.length||t.includes(a))&&(!n.length||!Q.includes(i)&&n.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>q(e).map(u=>({kind:e.kind,layer:i,head:u}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:q(e).filter(a=>s.some(i=>i.head===a))}}var Mo=(e,t)=>Math.floor(Math.max(_n.least,Math.min(_n.most,(e-mn-12)/t-wo)));function Co({example:e,frame:t,heads:n,places:o,open:r,theme:s,side:a,onPeek:i,onOpen:u}){let{group:p}=t,l=$(null),_=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),d={width:a,height:Math.round(a/_)};A(()=>{l.current&&Oo(l.current,e,t,o,d,s)},[e,t,o.length,a,s]);let f=[...new Set(o.map(({layer:g})=>g))],h=o.find(g=>hn(g,r))??o[0];return c("section",{class:"group",children:[c("h3",{children:p.title}),c("p",{class:"note",children:p.note}),c("div",{class:"scroller",children:c("div",{class:"grid",role:"grid","aria-label":p.title,ref:l,"data-kind":p.kind,style:{gridTemplateColumns:`${mn}px repeat(${n.length}, ${a}px)`},onKeyDown:To,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(g=>c("span",{role:"columnheader",class:"column",children:ko[g]??`Head ${g}`},g))]}),f.map(g=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader",children:["Layer ",g+1]}),n.map(y=>{let m=o.find(v=>v.layer===g&&v.head===y);if(!m)return c("span",{role:"gridcell"},y);let b=p.roles[g][Number(y)-1]??"",k=hn(m,r);return c("span",{role:"gridcell",class:Q.includes(y)?"cell summary":"cell",children:[c("button",{type:"button",class:k?"thumb open":"thumb",tabIndex:m===h?0:-1,"aria-current":k?"true":void 0,"aria-label":Eo(p.title,m,b),"data-place":`${g} ${y}`,onClick:()=>u(m),onPointerEnter:({pointerType:v})=>v!=="touch"&&i(m),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&i(m),onBlur:()=>i(null),children:[c("canvas",{style:{width:`${d.width}px`,height:`${d.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),b&&c("span",{class:"role",children:b})]},y)})]},g))]})})]})}var hn=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function Eo(e,{layer:t,head:n},o){let r=Q.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function Oo(e,t,n,o,{width:r,height:s},a){let[i,u]=[n.rows.length,n.columns.length],p=document.createElement("canvas");for(let{layer:l,head:_}of o){let d=e.querySelector(`[data-place="${l} ${_}"] canvas`);if(!(d instanceof HTMLCanvasElement))continue;let f=te(d,r,s,a),h=re(t,n,l,_);f.image(Ze(h.weights,i,u,a,p),0,0,r,s),n.blocked&&Je(f,n.blocked,i,u,[0,0,r,s])}}function To(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(_=>[..._.querySelectorAll(".thumb")]),r=o.findIndex(_=>_.includes(t)),s=o[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],u=_=>o[_]?.[Math.min(s,o[_].length-1)],p={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(e.ctrlKey?i:o[r])[0],End:()=>(e.ctrlKey?i:o[r]).at(-1)};if(!p[e.key])return;e.preventDefault(),e.stopPropagation();let l=p[e.key]();l instanceof HTMLElement&&l.focus()}var Po=1e3,Ao=[.5,1,2,4],$o={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function yn(e,t,n){let[o,r]=P(!1),[s,a]=P(1);return V(()=>{if(!o)return;if(e>=t)return r(!1);let u=setTimeout(()=>n(e+1),Po/s);return()=>clearTimeout(u)},[o,e,t,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function bn({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(fe,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(fe,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(fe,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(fe,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(fe,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Ao.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function fe({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:$o[e]})})})}var Lo=.1;function Xe({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=$(null);A(()=>{let p=requestAnimationFrame(()=>i.current&&No(i.current,o));return()=>cancelAnimationFrame(p)},[o,n.length]);let u=Math.max(0,...n.map(({weight:p})=>p??0));return c("section",{class:"strip",children:[c("h4",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:Vt(n.map(({token:p})=>p)),ref:i,onPointerLeave:()=>s(-1),children:n.map(({token:p,weight:l,state:_,lit:d,note:f},h)=>{let g=l===null?-1:Math.round(Math.min(1,l)*255),y=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},m=l!==null&&(l>=Lo||l===u&&u>0)?C(l):"";return c("span",{class:`item ${_} ${d?"lit":""}`,onPointerEnter:({pointerType:b})=>b!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[c("span",{class:"chip",style:y,children:_==="later"?"":c(E,{token:p})}),c("span",{class:"share",children:f??m})]},h)})})]})}function No(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}var et=32,vn=8;function wn({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=P(0),a=Math.max(0,Math.floor(r/et)-vn),i=Math.min(e.rows.length,a+3*vn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((u,p)=>c("th",{scope:"col",children:c(E,{token:u})},p))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*et}px`}}),e.rows.slice(a,i).map((u,p)=>{let l=a+p;return c("tr",{"aria-rowindex":l+2,class:t.includes(l)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(l),onClick:()=>o(l),children:c(E,{token:u,length:30})})}),e.columns.map((_,d)=>{let f=l*e.columns.length+d;return c("td",{children:e.blocked?.[f]?c("i",{class:"blocked",children:"blocked"}):C(e.weights[f],2)},d)})]},l)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*et}px`}})]})]})})}var Ro={usual:14,presented:20};function kn({example:e,selection:t,theme:n,send:o}){let r=$(null),[s,a]=P(Ke),[i,u]=P(null),p={words:t.tokens==="words",muted:t.mute},l=U(()=>e.groups.map(x=>Ce(e,x,p)),[e,p.words,p.muted]),_=i??t,d=l.find(({group:x})=>x.kind===_.kind)??l[0],f=U(()=>re(e,d,_.layer,_.head),[e,d,_.layer,_.head]),h=Math.max(0,e.steps.length-1),g=x=>O({step:Math.max(0,Math.min(x,h))}),y=yn(t.step,h,g),m=s.looks?.side==="target"?s.looks.place:t.step;Qt(r,{go:g,step:t.step,last:h,player:y});let b={...Ge(d,s),step:Ye(e,d,m),chosen:t.rows,done:y.playing&&d.group.looks==="target"?(Ye(e,d,t.step)[0]??1/0)+1:1/0};A(()=>jo(r.current,l,s),[l,s]);let k=xe((x,L)=>a(Ft(d,x,L)),[d]),v=x=>{let L=t.rows.includes(x)?t.rows.filter(H=>H!==x):[...t.rows,x].slice(-Ee);O(e.layout==="start"?{step:d.group.looks==="target"?d.axes.rowPieces[x][0]:t.step}:{rows:L})},oe=xe(x=>{u(null),O({...x,rows:[]})},[]),G=Io(f,t),Y=l.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind)),R=!t.rows.length||i;return c("div",{class:`stage ${e.layout}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(Yt,{example:e,selection:t}),c("div",{class:"overview-area",children:c(gn,{example:e,frames:Y,open:t,layers:t.layers,roles:t.roles,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:oe})}),c("section",{class:"map-area",children:[c("h3",{class:i?"peeked":"",children:Ho(f)}),t.view==="lines"?c(an,{map:f,lit:b,theme:n,onPoint:k,onPress:v}):t.view==="table"?c(wn,{map:f,chosen:t.rows,caption:G,onPress:v}):c(on,{map:f,lit:b,theme:n,caption:G,letters:Ro.usual,onPoint:k,onPress:v}),c(Fo,{map:f,lit:b,caption:G}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),f.blocked&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),t.rows.length>0&&!R&&c(Kt,{map:f,rows:t.rows,colours:Do(n,t.rows.length),onDrop:v})]}),c("section",{class:"step-area",children:[e.steps.length>0&&c(bn,{step:t.step,last:h,player:y,go:g}),c(zo,{example:e,frames:l,open:_,step:m,pointed:s,theme:n,player:y,onPoint:a,go:g}),e.steps[m]&&c(ln,{example:e,step:e.steps[m],onForce:e.forceable?x=>(y.pause(),o("forced",{step:m,token:x})):void 0}),m===h&&e.reason&&c("p",{class:"stop",children:e.reason})]}),e.cards&&c(Wt,{card:Uo(e,f),heading:e.cards.heading,note:e.cards.note})]})}function Ho({group:e,layer:t,head:n}){let o=["mean","max"].includes(n)?`${n} of heads`:n==="rollout"?n:`head ${n}`;return`${e.title}, layer ${t+1}, ${o}`}function Io({group:e,axes:t,layer:n,head:o},{mute:r}){let s=t.captions[r?"muted":"all"][n],a=["mean","max","rollout"].indexOf(o);return s[a<0?Number(o)-1:e.heads+a]}function Uo({cards:e,summaries:t},{group:n,layer:o,head:r}){return e?.[n.kind][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}var Do=(e,t)=>e.lines.slice(0,t);function Fo({map:e,lit:t,caption:n}){let[o,r]=[t.rows[0]??-1,t.columns[0]??-1];if(o>=0&&r>=0){let s=o*e.columns.length+r,a=e.blocked?.[s]?"is blocked from":"looks at";return c("p",{class:"read-out","aria-live":"polite",children:[c(E,{token:e.rows[o],length:30})," ",a," ",c(E,{token:e.columns[r]}),!e.blocked?.[s]&&c("b",{children:[" ",C(e.weights[s],2)]})]})}return c("p",{class:"read-out",children:n})}function zo({example:e,open:t,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let u=U(()=>qo(e,t,n,o,s.playing),[e,t.layer,t.head,n,o,s.playing]),p=["mean","max","rollout"].includes(t.head)?t.head:`head ${t.head}`,l=d=>f=>a(f<0?Ke:zt(e,d,f)),_=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(T,{children:[c(Xe,{title:e.encoderOnly?"Tokens":"Source",note:`lit by ${_[0]}, layer ${t.layer+1}, ${p}`,chips:u.source,reveal:u.strongest,theme:r,onPoint:l("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(Xe,{title:"Target so far",note:`lit by ${_[1]}`,chips:u.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}function qo(e,t,n,o,r){let s=h=>{let g=e.groups.find(y=>y.kind===h);return g&&re(e,Ce(e,g,{words:!1,muted:!1}),t.layer,t.head)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),u=(h,g)=>h?h.weights.subarray(g*h.columns.length,(g+1)*h.columns.length):[],p=[...u(a,n)],l=o.looks===null&&o.lookedAt?.side==="source"&&a&&!e.encoderOnly?o.lookedAt.place:-1,_=l<0?[...u(i,n)]:[],d=e.source.map((h,g)=>({token:h,weight:l<0?p[g]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),f=e.target.map((h,g)=>{let y=r&&g>n+1,m=g>0&&e.steps[g-1]?.forced,b=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=n?_[g]??null:null,k=g===n+1;return{token:h,weight:k&&l<0?null:b,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:y?"later":k&&l<0?"written":m?"forced":"",note:k&&l<0?m?"forced":"written":void 0}});return{source:d,target:f,strongest:p.indexOf(Math.max(...p))}}function jo(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Ge(o,n),i=([d=-1],f)=>d<0?["-10","0"]:[String(d/f),String(1/f)],[[u,p],[l,_]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[d,f]of Object.entries({top:u,high:p,left:l,wide:_}))r.style.setProperty(`--${d}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var xn=`/* The stage: where its parts stand, from a phone to a projector. */

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

.controls {
  grid-column: 1 / -1;
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
    grid-template-columns: minmax(0, 27fr) minmax(0, 38fr) minmax(0, 35fr);
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
  align-items: center;
  min-width: 0;
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

.map-area {
  display: grid;
  gap: 0.3rem;
}

h3.peeked {
  color: var(--st-primary-color);
}

.large-map,
.lines {
  height: clamp(260px, 100svh - 420px, 560px);
}

.stage.heads .large-map,
.stage.heads .lines {
  height: clamp(260px, 100svh - 400px, 640px);
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
  gap: 0.55rem;
}

.player {
  display: flex;
  align-items: center;
  gap: 0.6rem;
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
  min-width: 2.5rem;
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
`;var Sn=new WeakMap;function Bo({data:e,parentElement:t,setTriggerValue:n}){let o=Ko(t),r=Sn.get(o),s=r?.bytes===e?r.example:Dt(e);return Sn.set(o,{bytes:e,example:s}),we(c(Vo,{example:s,theme:It(o),send:n}),o),()=>{we(null,o),o.remove()}}function Vo({example:e,theme:t,send:n}){let[o,r]=P(Te);return V(()=>ft(()=>r(Te())),[]),c(kn,{example:e,theme:t,send:n,selection:rt(o,e)})}function Ko(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:xn}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{Cn as follow,Bo as stage};
