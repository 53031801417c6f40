var z=["mean","max","rollout"];function ue(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((_,f)=>f),i=a.filter(_=>!r.columnPieces[_].every(f=>s.has(f))),u=i.length?i:a,{rows:d}=r,l=r.blocked&&it(r.blocked,d.length,r.columns.length,u,new Uint8Array(d.length*u.length));return{group:t,axes:r,kept:u,rows:d,columns:u.map(_=>r.columns[_]),blocked:l,rowSpots:st(r.rowPieces,t.looks),columnSpots:u.map(_=>st([r.columnPieces[_]],t.lookedAt)[0])}}var st=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function it(e,t,n,o,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=e[s*n+o[i]];return r}function B(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...z]}function pe(e,t,n,o){let{group:r}=t;if(o==="rollout")return Me(e,t,n,r.heads);if(!z.includes(o))return Me(e,t,n,Number(o)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Me(e,t,n,a);for(let u=0;u<s.length;u+=1)o==="mean"?s[u]+=i[u]/r.heads:i[u]>s[u]&&(s[u]=i[u])}return s}function Me(e,{group:t,axes:n,rows:o,columns:r,kept:s},a,i){let u=o.length*n.columns.length,d=(a*(t.heads+1)+i)*u,l=it(n.weights.subarray(d,d+u),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),_=r.length;for(let f=0;f<o.length;f+=1){let p=15259021896696422e-21;if(_<n.columns.length){let h=0;for(let g=0;g<_;g+=1)h+=l[f*_+g];p=h>=e.mutedFloor*65535?1/h:0}for(let h=0;h<_;h+=1)l[f*_+h]*=p}return l}function Ce(e,t,{layer:n,head:o},r){let{group:s,axes:a}=t,i=z.indexOf(o),u=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:pe(e,t,n,o),title:`${s.title}, layer ${n+1}, ${u}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function at(e,{layer:t,head:n}){let o=e.steps.map(({reads:_})=>_),[r,s]=[e.source.length,[...e.source,...o]],a=s.length,i=s.map((_,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),u=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1);for(let _ of e.groups){let f=ue(e,_,{words:!1,muted:!1}),p=pe(e,f,t,n),[h,g]=[_.looks,_.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<f.rows.length;b+=1)for(let m=0;m<f.columns.length;m+=1,y+=1){let v=(h+b)*a+g+m;d[v]=f.blocked?.[y]??0,u[v]=d[v]?0:p[y]}}let l=z.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:u,blocked:d,title:`All attention, layer ${t+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ee=6,Oe={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function ut(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:lt(e.layer,n.layers),head:B(n).includes(e.head)?e.head:"1",step:lt(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Ee),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var lt=(e,t)=>Math.max(0,Math.min(e,t-1)),ct={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function pt(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(ct)){let[s,a]=ct[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let i of a(t[r]))o.append(s,i)}return o.toString()}var dt=250,Q=0,V=Oe,ft=Oe,Z=0,Te=null,de=new Set,Ae=()=>V;function S(e){if(!Object.entries(e).every(([t,n])=>String(V[t])===String(n))){V={...V,...e},Q+=1,mt(),clearTimeout(Z),Z=window.setTimeout(_t,dt);for(let t of de)t()}}function _t(){clearTimeout(Z),Z&&Te?.({turn:Q,selection:V}),Z=0}function ht(e,t){if(Te=t,ft=e.usual,e.turn>Q||Q===0&&e.turn===0){Q=e.turn,V=e.selection;for(let n of de)n()}else e.turn<Q&&(Z||=window.setTimeout(_t,dt));mt()}function mt(){let e=pt(location.search,V,ft),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function gt(e){return de.add(e),()=>{de.delete(e)}}var Pn="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(Pn))&&(Te=null),{capture:!0});function Ln({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),ht(e,s=>n("chosen",s))}var k,vt,$n,q,Pe,me,wt,_e,kt,$e,Le,Nn,oe=Symbol.for("pv"),ge={},ye=[],Rn=/^m(i|n|o|s|text|space)$/,be=Array.isArray,Ne=ye.slice,G=Object.assign;function K(e){e&&e.parentNode&&e.remove()}function Re(e,t,n){var o,r,s,a={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?Ne.call(arguments,2):n),ne(e,a,o,r,null)}function ne(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:oe,__v:r||++vt,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function L(e){return e.children}function j(e,t){this.props=e,this.context=t,this.__g=0}function W(e,t){if(t==null)return e.__&&W(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:W(e)}function Hn(e){var t,n=e.__v,o=n.__e,r=[],s=[],a=e.__P;a&&((t=G({constructor:oe},n)).__v=n.__v+1,k.vnode&&k.vnode(t),Ie(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||W(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ot(r,t,s),n.__=n.__e=null,t.__e!=o&&xt(t))}function xt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),xt(e)}function yt(e){(8&e.__g||(e.__g|=8,q.push(e),me++))&&Pe==k.debounceRendering||((Pe=k.debounceRendering)||queueMicrotask)(St)}function St(){try{for(var e,t=1;q.length;)q.length>t&&q.sort(wt),e=q.shift(),t=q.length,8&e.__g&&Hn(e)}finally{(me=q.length)&&(Pe||queueMicrotask)(St)}}function Mt(e,t,n,o,r,s,a,i,u,d,l){var _,f,p,h,g,b,y=o.__k||ye,m=t.length;for(u=In(n,t,y,u,m),_=0;_<m;_++)(p=n.__k[_])!=null&&(f=~p.__i&&y[p.__i]||ge,p.__i=_,b=Ie(e,p,f,r,s,a,i,u,d,l),h=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&ze(f.ref,null,p,f),p.ref&&l.push(p.ref,p.__c||h,p)),g=g||h,4&p.__u?(u=Ct(p,u,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&b!==void 0?u=b:h&&(u=h.nextSibling),p.__u&=-21);return n.__e=g,u}function In(e,t,n,o,r){var s,a,i,u,d,l,_,f,p,h=n.length,g=h,b=0,y=0,m=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=m[s]=ne(null,a):be(a)?a=m[s]=ne(L,{children:a}):a.constructor===oe&&a.__b?a=m[s]=ne(a.type,a.props,a.key,a.ref,a.__v):m[s]=a,u=s+b,a.__=e,a.__b=e.__b+1,i=null,~(d=a.__i=zn(a,n,u,g))&&(g--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==u-1?b--:d==u+1?b++:d!=u&&(d>u?b--:b++,y=1)):(~d||(r>h?b--:r<h&&b++),typeof a.type!="function"&&(a.__u|=4))):m[s]=null;if(y){for(l=[],_=[],s=0;s<r;s++)if((a=m[s])&&16&a.__u){for(b=0,f=l.length;b<f;)l[p=b+f>>1]<a.__i?b=p+1:f=p;l[b]=a.__i,_[s]=b+1}for(b=l.length;s--;)_[s]&&(_[s]==b?b--:m[s].__u|=4)}if(g)for(s=0;s<h;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=W(i)),Fe(i,i));return o}function Ct(e,t,n,o){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ct(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=W(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function He(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(be(e)?e.some(function(n){He(n,t)}):t.push(e)),t}function zn(e,t,n,o){var r,s=e.key,a=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&a==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function bt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function fe(e,t,n,o,r){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||bt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||bt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Le[t]||(Le[t]=Fn(t)),(e.__a||(e.__a={}))[t]=$e,s=t!=(t=t.replace(kt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Fn(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[_e]==null)t[_e]=$e++;else if(t[_e]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function Ie(e,t,n,o,r,s,a,i,u,d){var l,_,f,p,h,g,b,y,m,v,w,E,D,O,F,ce,x,H,I=t.type;if(t.constructor!==oe)return null;128&n.__u&&(u=32&n.__u,l=n.__c.__z)&&(t.__u|=u,_=s=[],l.nodeType==8?i=he(l,s):s.push(l),i=s[0]||i),(l=k.__b)&&l(t);e:if(typeof I=="function"){f=a.length;try{if(y=t.props,m=(l=I.prototype)&&l.render,v=(l=I.contextType)&&o[l.__c],w=l?v?v.props.value:l.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(m?t.__c=p=new I(y,w):(t.__c=p=new j(y,w),p.constructor=I,p.render=Dn),v&&v.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),m&&(p.__s||(p.__s=p.state),I.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=G({},p.__s)),G(p.__s,I.getDerivedStateFromProps(y,p.__s)))),h=p.props,g=p.state,p.__v=t,n.__c){if(y!==h&&m&&!I.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(y,w),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(y,p.__s,w)===!1){t.__v!=n.__v&&(p.props=y,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),ye.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=W(n);break e}p.componentWillUpdate&&p.componentWillUpdate(y,p.__s,w),m&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(h,g,b)})}else m&&!I.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),m&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=w,p.props=y,p.__P=e,p.__g&=-5,E=k.__r,D=m?25:0;do p.__g&=-9,E&&E(t),l=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++D<25);m&&(ye.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=G({},o,p.getChildContext())),m&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(h,g)),O=l&&l.type===L&&l.key==null?l.props.children:l,y.__P&&(l=i,r=(e=y.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&Fe($,$)}),n.__k=null),i=n.__k?W(n,0):null),i=Mt(e,be(O)?O:[O],t,n,o,r,s,a,i,u,d),y.__P&&(t.__e=null,i=l),t.__u&=-161,_&&_.some(K),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch($){if(a.length=f,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(x=s.indexOf(i||void 0))||(x=s.length);(H=s[x-1])&&H.nodeType==8;)x--;for(;x<s.length;x++)if(H=s[x])if(s[x]=null,F){if(H==ce)break}else{if(H.nodeType!=8)break;H.data.startsWith("$s")&&(ce=he(F=H))}}if(!F){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;F=i}(l=he(F=t.__c.__z||(t.__c.__z=F)))?(t.__e=F,i=l):t.__e=i,i=i&&i.nextSibling}else s&&s.some(K);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||Et(t),k.__e($,t,n)}}else i=t.__e=Un(n.__e,t,n,o,r,s,a,u,d,e);return(l=k.diffed)&&l(t),i}function he(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Et(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Et))}function Ot(e,t,n){for(var o=0;o<n.length;)ze(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function Un(e,t,n,o,r,s,a,i,u,d){var l,_,f,p,h,g,b,y,m=n.props||ge,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((h=s[l])&&(w?h.localName==w:h.nodeType==3)){e=h,s[l]=null;break}}if(!e){if(y=d.ownerDocument||document,!w)return y.createTextNode(v);e=y.createElementNS(r,w,v.is?v:d),i&&(k.__m&&k.__m(t,s),i=!1),s=null}if(w){if(d=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&Ne.call(d.childNodes),!i&&s)for(m={},l=0;l<e.attributes.length;l++)m[(h=e.attributes[l]).name]=h.value;for(l in m)h=m[l],l=="dangerouslySetInnerHTML"?f=h:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||fe(e,l,null,h,r);for(l in v)h=v[l],l=="children"?p=h:l=="dangerouslySetInnerHTML"?_=h:l=="value"?g=h:l=="checked"?b=h:i&&typeof h!="function"||m[l]===h||fe(e,l,h,m[l],r);_?(i||f&&(_.__html==f.__html||_.__html==e.innerHTML)||(e.innerHTML=_.__html),t.__k=[]):(f&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Rn.test(w))&&(r="http://www.w3.org/1999/xhtml"),Mt(d,be(p)?p:[p],t,n,o,r,s,a,s?s[0]:n.__k&&W(n,0),i,u),s&&s.some(K)),i&&w!="textarea"||(l="value",w=="progress"&&g==null?e.removeAttribute(l):g==null||g===e[l]&&(w!="progress"||g)||fe(e,l,g,m[l],r),l="checked",b!=null&&b!=e[l]&&fe(e,l,b,m[l],r))}else m===v||i&&e.data==v||(e.data=v);return e}function ze(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,n)}}function Fe(e,t,n){var o,r,s,a;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ze(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){k.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&Fe(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=he(o,s=[]))&&(o==e.__e&&s.some(K),K(r),K(o)),n||K(e.__e),e.__e=e.__c=e.__=null}function Dn(e,t,n){return this.constructor(e,n)}function ve(e,t){var n,o,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ne(L,{children:[e]}),r=[],s=[],Ie(t,t.__k,o||ge,ge,t.namespaceURI,o?null:t.firstChild?Ne.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ot(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw me=0,e}},vt=0,$n=function(e){return e!=null&&e.constructor===oe},j.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=G({},this.state)),typeof e=="function"&&(e=e(G({},n),this.props)),e&&(G(n,e),this.__v&&(t&&this.__k.push(t),yt(this)))},j.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),yt(this))},j.prototype.render=L,q=[],me=0,wt=function(e,t){return e.__v.__b-t.__v.__b},_e=Symbol(),kt=/(PointerCapture)$|Capture$/i,$e=0,Le={},Nn=0;var J,C,Ue,Tt,De=Object.is,se=0,zt=[],qe=[],M=k,At=M.__b,Pt=M.__r,Lt=M.diffed,$t=M.__c,Nt=M.unmount,Rt=M.__;function we(e,t){M.__h&&M.__h(C,e,se||t),se=0;var n=C.__H||(C.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function N(e){return se=1,Ft(Ut,e)}function Ft(e,t,n){var o=we(J++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ut(void 0,t),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);De(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=C,!C.__f)){C.__f=!0;var r=C.shouldComponentUpdate;C.shouldComponentUpdate=function(s,a,i){var u=this.__H;if(!u)return!0;var d=!1,l=this.props!=s;if(u.__.some(function(f){f.__N&&(d=!0,De(f.__[0],f.__N[0])||(l=!0))}),r){var _=r.call(this,s,a,i);return d?_||l:_}return!d||l}}return o.__}function ie(e,t){var n=we(J++,3);!M.__s&&We(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,C.__H.__h.push(n))}function T(e,t){var n=we(J++,4);!M.__s&&We(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,C.__h.push(n))}function R(e){return se=5,U(function(){return{current:e}},[])}function U(e,t){var n=we(J++,7);return We(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ke(e,t){return se=8,U(function(){return e},t)}function qn(){var e;do{for(;e=qe.shift();)try{re(e)}catch(n){M.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=zt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(re),t.__h.some(je),t.__h=[]}catch(n){t.__h=[],M.__e(n,e.__v)}}}while(qe.length)}M.__b=function(e){C=null,At&&At(e)},M.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Rt&&Rt(e,t)},M.__r=function(e){Pt&&Pt(e),J=0;var t=(C=e.__c).__H;t&&(Ue==C?C.__h=[]:(t.__h.some(re),t.__h.some(je),J=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ue=C},M.diffed=function(e){Lt&&Lt(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&It(zt.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ue=C=null},M.__c=function(e,t){t.some(function(n){try{n.__h.some(re),n.__h=n.__h.filter(function(o){return!o.__||je(o)})}catch(o){n.__h=[function(){throw o}]}}),$t&&$t(e,t)},M.unmount=function(e){Nt&&Nt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,It(qe.push(r))}else re(r)}catch(s){t=s}}),o.__H=void 0,t&&M.__e(t,o.__v))};var Ht=typeof requestAnimationFrame=="function";function jn(e){var t,n=function(){clearTimeout(o),Ht&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ht&&(t=requestAnimationFrame(n))}function It(e){e!=1&&Tt==M.requestAnimationFrame||((Tt=M.requestAnimationFrame)||jn)(qn)}function re(e){var t=C,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),C=t}function je(e){var t=C;e.__c=e.__(),C=t}function We(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!De(n,e[o])})}function Ut(e,t){return typeof t=="function"?t(e):t}var Wn,qt=()=>Wn??=document.createElement("canvas").getContext("2d");function Be(e){let t=qt();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var xe=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),Y=e=>`rgb(${e.join(",")})`;function Ve(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function Dt(e,t){let[n,o]=[Ve(e),Ve(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Bn(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return xe(e[r],e[r+1],o-r)})}function jt(e){let t=getComputedStyle(e),n=l=>t.getPropertyValue(`--st-${l}`).trim(),[o,r]=[Be(n("text-color")),Be(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...u]=n("chart-categorical-colors").split(","),d=Bn(s.map(Be));return{text:Y(o),quiet:Y(xe(r,o,.72)),ground:Y(r),primary:n("primary-color"),query:a,key:i,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:Y(xe(r,o,.09)),hatchLine:Y(xe(r,o,.3)),scale:d.map(Y),ink:d.map(l=>Y(Dt(l,o)>=Dt(l,r)?o:r)),pixels:Uint32Array.from(d,([l,_,f])=>4278190080|f<<16|_<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Ve(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function Ke(e,t){let n=qt();return n.font=t,n.measureText(e).width}var Wt="$array",Vn={uint8:Uint8Array,uint16:Uint16Array};function Bt(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(r,s)=>{if(!s?.[Wt])return s;let{[Wt]:a,at:i,size:u}=s;return new Vn[a](t.buffer,t.byteOffset+o+i,u)})}var Ye={looks:null,lookedAt:null};function Vt({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function Kt(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function Qe({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:Ge(e,n),columns:Ge(t,o)}}function Ze({encoderOnly:e},{rowSpots:t},n){return Ge(t,{side:e?"source":"target",place:n})}function Ge(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}function Gt(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+Kn(Number(r))+(s?`.${s}`:"")}function Kn(e){return e.toLocaleString("en")}function A(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?A(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function Yt(e){return e>=.005?(e*100).toFixed(0):""}var Gn=Symbol.for("pv"),Yn=0;function c(e,t,n,o,r,s){t||(t={});var a,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?a=t[i]:u[i]=t[i];var d={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Gn,__v:--Yn,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),k.vnode&&k.vnode(d),d}function Qt({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,a)=>c("td",{children:s},a))]},o))})]}),e.columns.length>0&&c("p",{class:"note",children:n})]})}var Qn=/[\u202A-\u202E\u2066-\u2069]/g,Zn=/(\p{M}{4})\p{M}+/gu,Jn=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Xn={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},eo=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Zt=14;function Je(e){let t=e.replace(Qn,"").replace(Zn,"$1");return/^\s+$/.test(t)?[...t].map(n=>Xn[n]??"\u2423").join(""):t||"\u2205"}function ae(e,t=Zt){let n=Je(e);if(n.length<=t)return n;let o=[...eo.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function Se(e,t=Zt){return`\u2068${ae(e,t)}\u2069`}function Jt(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Jn.test(t)?"rtl":"ltr"}function P({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:Je(e),children:ae(e,t)})}function Xt({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(i,u)=>e.weights[i*r+u],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(u=>s(u,i)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",A(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[c("i",{class:"swatch",style:{background:n[u]}})," ",i+1," ",c(P,{token:e.rows[i],length:30})," \u2715"]},i))}),c("div",{class:"groups",children:e.columns.map((i,u)=>c("div",{class:"bars-of",title:t.map(d=>A(s(d,u),2)).join(", "),children:[c("div",{class:"columns",children:t.map((d,l)=>c("span",{style:{height:`${s(d,u)*100}%`,background:n[l]}},d))}),c(P,{token:i,length:8})]},u))})]})}function X({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),n.map(([s,a])=>c("label",{class:s===o?"on":"",children:[c("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var en={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function tn({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c(L,{children:[c("div",{class:"controls which",children:[c(X,{label:"Attention",options:e.groups.map(({kind:r})=>[r,en[r]]),value:t.kind,onChoose:r=>S({kind:r,rows:[]})}),c(X,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>S({layer:Number(r)-1})}),c(X,{label:"Head",isNamed:!0,options:B(n).map(r=>[r,r]),value:t.head,onChoose:r=>S({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(X,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>S({tokens:r,rows:[]})}),c(X,{label:"View",options:to(e),value:t.view,onChoose:r=>S({view:r})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>S({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(no,{example:e,selection:t,layers:o}),c("button",{type:"button",class:"plain",title:"Fill the screen (F)",onClick:()=>S({present:!0}),children:"Present"})]})]})}function to({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(o=>[o,o])}function no({example:e,selection:t,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(u=>u!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,u,d)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([l,_])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>d(o(u,l)),children:_},_))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,en[a]]),t.kinds,a=>S({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),t.layers,a=>S({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>S({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>S({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function nn(e,{go:t,step:n,last:o,player:r,presenting:s}){T(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let u=e.current,d=document.activeElement===document.body&&so(u),l=oo(u,i)||s&&document.activeElement===document.body,_={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},f={..._,Home:()=>t(0),End:()=>t(o),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},p={Escape:()=>S({present:!1}),f:()=>S({present:!1}),b:()=>u.classList.toggle("blank")},h=d||s||l,g=s?p:{f:()=>S({present:!0})},b=(l?f:d?_:{})[i.key]??(h&&!ro(i)?g[i.key]:void 0);b&&(i.preventDefault(),b())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function oo(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function ro(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function so(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}var rn=1.2,io=9;function Xe(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),a=s.createImageData(n,t),i=new Uint32Array(a.data.buffer);for(let u=0;u<i.length;u+=1)i[u]=o.pixels[Math.min(255,Math.round(e[u]*255))];return s.putImageData(a,0,0),r}function sn(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(y=>y.map(m=>Se(m))),i=(y=>Math.ceil(Math.max(...y.map(m=>Ke(m,o)))))(r)+10,u=Math.min(t.cell,(t.width-i-3)/s.length),d=t.letters*rn,l=s.map(y=>Ke(y,o)),_=l.map(y=>y>Math.max(u,d)-2&&y>t.letters*1.1),f=Math.ceil(Math.max(d,...l.filter((y,m)=>_[m])))+8,p=Math.min(t.cell,u*1.4,(t.height-f-3)/r.length);u=Math.min(u,p*1.8),[u,p]=[u,p].map(y=>y>=4?Math.floor(y):y);let[h,g]=[i+s.length*u+3,f+r.length*p+3].map(Math.ceil),b=Math.min(t.letters,Math.floor(p*.62),Math.floor((u-4)/1.9));return{left:i,top:f,cellWidth:u,cellHeight:p,width:h,height:g,rows:r,columns:s,turned:_,letters:t.letters,numbers:b>=12?b:0}}function an(e,t,n,o,r){ao(e,t,n,o,r),n.numbers&&lo(e,t,n,o,r),co(e,n,o,r),uo(e,n,o,r),po(e,n,o,r)}function ao(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[u,d]=[t.rows.length,t.columns.length];if(e.image(Xe(t.weights,u,d,i),n,o,d*r,u*s),t.blocked&&et(e,t.blocked,u,d,[n,o,d*r,u*s]),!(Math.min(r,s)<io)){for(let l=1;l<d;l+=1)e.rect(n+l*r-.5,o,1,u*s,{fill:i.ground});for(let l=1;l<u;l+=1)e.rect(n,o+l*s-.5,d*r,1,{fill:i.ground})}}function et(e,t,n,o,[r,s,a,i]){let u=l=>Math.round(r+l*a/o),d=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let _=0;_<o;_+=1){let f=_;for(;f<o&&t[l*o+f];)f+=1;f>_&&e.hatch(u(_),d(l),u(f)-u(_),d(l+1)-d(l)),_=f}}function lo(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:u,numbers:d},l,_){for(let f=0;f<Math.min(o.length,l.done);f+=1)for(let p=0;p<r.length;p+=1){let h=t[f*r.length+p];if(n?.[f*r.length+p])continue;let g=_.ink[Math.min(255,Math.round(h*255))],[b,y]=[s+(p+.5)*i,a+(f+.5)*u+1];e.text(Yt(h),b,y,{fill:g,size:d,align:"center"})}}function co(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},u){if(i>=s.length)return;let d=[t,n+i*r,a.length*o,(s.length-i)*r];e.rect(...d,{fill:u.ground}),e.rect(...d,{fill:u.hatchGround,opacity:.5})}function uo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,u){let d=(l,_)=>e.rect(t-1,n+l*r-1,a.length*o+2,r+2,{stroke:_,width:2.5});for(let l of i.chosen)d(l,u.query);for(let l of i.step)d(l,u.primary);for(let l of i.rows)d(l,u.query);for(let l of i.columns)e.rect(t+l*o-1,n-1,o+2,s.length*r+2,{stroke:u.key,width:2.5})}function po(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:u},d,l){let _=[...d.rows,...d.step,...d.chosen];for(let f of on(s.length,r,u,_)){if(f>=d.done)break;let p=_.includes(f),h=d.rows.includes(f)||d.chosen.includes(f)?l.query:p?l.text:l.quiet;e.text(s[f],t-7,n+(f+.5)*r,{fill:h,size:u,bold:p,code:!0,align:"right"})}for(let f of on(a.length,o,u,d.columns)){let p=d.columns.includes(f),h=i[f]?"left":"center",[g,b]=[t+(f+.5)*o,n-(i[f]?6:3+u*.55)];e.text(a[f],g,b,{fill:p?l.key:l.quiet,size:u,bold:p,code:!0,align:h,turned:i[f]})}}function on(e,t,n,o){let r=n*rn,s=Math.max(1,Math.ceil(r/t)),a=i=>o.some(u=>u!==i&&Math.abs(u-i)*t<r);return Array.from({length:e},(i,u)=>u).filter(i=>o.includes(i)||i%s===0&&!a(i))}function ln({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[u,d]=[Math.floor((i-t)/o),Math.floor((a-e)/n)];return u>=r.length||d>=s.length||u<0&&d<0?null:{row:Math.max(-1,u),column:Math.max(-1,d)}}function fo({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function ee(e,t,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,n),i.imageSmoothingEnabled=!1;let u=({fill:d,stroke:l,width:_=1,opacity:f=1},p)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(p)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:_}),i.stroke(p)),i.globalAlpha=1};return{rect(d,l,_,f,p){let h=new Path2D;h.rect(d,l,_,f),u(p,h)},text(d,l,_,f){i.save(),i.translate(l,_),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:fo(f,o),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},image:(d,l,_,f,p)=>i.drawImage(d,l,_,f,p),hatch(d,l,_,f){i.fillStyle=_o(i,o),i.fillRect(d,l,_,f)},path:(d,l)=>u(l,new Path2D(d))}}var cn=new Map;function _o(e,t){let n=cn.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return cn.set(t.signature,s),s}function te(){let e=R(null),[t,n]=N({width:0,height:0});return T(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function un({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=R(null),[u,d]=te(),l=U(()=>d.width?sn(e,{...d,cell:64,letters:o},n):null,[e.rows,e.columns,d,o,n]);T(()=>{!l||!i.current||an(ee(i.current,l.width,l.height,n),e,l,t,n)},[l,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let _=({offsetX:f,offsetY:p})=>l&&ln(l,f,p);return c("div",{class:"large-map",ref:u,children:c("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:f=>{let p=_(f);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let p=_(f);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:f=>l&&ho(f,l,t,s,a),onBlur:()=>s(-1,-1)})})}function ho(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],u=(_,f)=>Math.max(0,Math.min(_,f-1)),d=(_,f)=>r(u(a+_,t.length),u(i+f,n.length)),l={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-n.length),End:()=>d(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[e.key]&&(e.preventDefault(),e.stopPropagation(),l[e.key]())}var tt=.02,mo=.005,pn={least:20,most:30};function dn({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=R(null),[a,i]=te(),u=Math.max(e.rows.length,e.columns.length),d=Math.max(pn.least,Math.min(pn.most,Math.floor((i.height-30)/u))),[l,_]=[u*d,Math.max(60,Math.min(420,i.width*.36))],f=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;T(()=>{s.current&&i.width&&go(s.current,e,{rows:f,columns:t.columns},{width:_,height:l,pitch:d},n)},[e,i,n,f.join(),t.columns.join()]);let p=(y,m)=>e.weights[y*e.columns.length+m],h=(y,m)=>e.blocked?.[y*e.columns.length+m]?"blocked":p(y,m)>=mo?A(p(y,m)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,b=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${d}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,m)=>c("li",{children:c("button",{type:"button",class:(g<0?f.includes(m):p(m,g)>=tt)?"lit":"","aria-pressed":t.chosen.includes(m),onPointerEnter:({pointerType:v})=>v!=="touch"&&o(m,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(m,-1),onClick:()=>r(m),children:[c("span",{class:"number",children:g<0?"":h(m,g)}),c("span",{children:b(y).map((v,w)=>[w?" \u2192 ":"",c(P,{token:v,length:10},w)])})]})},m))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${_}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,m)=>{let v=f.length===1&&g<0?p(f[0],m):0,w=t.columns.includes(m)||v>=tt;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:E})=>E!=="touch"&&o(-1,m),onFocus:({currentTarget:E})=>E.matches(":focus-visible")&&o(-1,m),onClick:()=>o(-1,m),children:[c(P,{token:y}),c("span",{class:"number",children:f.length===1&&g<0?h(f[0],m):""})]})},m)})})]})]})}function go(e,t,n,{width:o,height:r,pitch:s},a){let i=ee(e,o,r,a),u=t.columns.length,d=[];for(let f=0;f<t.weights.length;f+=1)t.weights[f]>=tt&&d.push({row:Math.floor(f/u),column:f%u,weight:t.weights[f]});let l=({row:f,column:p})=>n.columns.length?n.columns.includes(p):n.rows.includes(f),_=n.rows.length+n.columns.length>0;d.sort((f,p)=>f.weight-p.weight);for(let f of _?[!1,!0]:[!1])for(let p of d){if(l(p)!==f)continue;let h=b=>(b+.5)*s,g=a.scale[Math.round(p.weight*255)];i.path(`M0 ${h(p.row)}L${o} ${h(p.column)}`,{stroke:g,width:f?4:2,opacity:_&&!f?.25:1})}}function fn({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>ae(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own probability; below it, outlined, what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Gt(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>c(yo,{example:e,step:t,onForce:n,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(_n,{share:t.others}),c("span",{class:"probability",children:A(t.others,1)}),c("span",{class:"tag"})]})]})]})}function yo({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===t.writes,u=r&&!i&&s!==e.neverForced,d=c(L,{children:[c(P,{token:s,class:"name"}),c(_n,{share:a,drawn:o}),c("span",{class:"probability",children:[A(a,1),o!==void 0&&c("i",{class:"drawn",children:A(o,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:l,"aria-disabled":!u,title:u?`Write ${Se(s)} instead`:"",onClick:()=>u&&r(s),children:d}):c("div",{class:l,children:d})}function _n({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var hn=Object.assign;function wo(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var ko=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function yn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:wo(this.props,r)}function o(r){return this.shouldComponentUpdate=n,Re(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var xo=Symbol.for("react.element"),So=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Mo=/[A-Z0-9]/g,Co=typeof document<"u";var Eo=function(e){return/fil|che|rad/.test(e)};j.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(j.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var mn=k.event;k.event=function(e){return mn&&(e=mn(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var Oo={configurable:!0,get:function(){return this.class}},gn=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var u in r){var d=r[u];if(!(u=="value"&&"defaultValue"in r&&d==null||Co&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&d&&d.constructor==Object){var l=void 0;for(var _ in d)typeof d[_]!="number"||ko.test(_)||(l||(l=d=hn({},d)),d[_]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&d===!0)d="";else if(u=="translate"&&d==="no")d=!1;else if(u[0]=="o"&&u[1]=="n"){var f=u.toLowerCase();f=="ondoubleclick"?u="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||Eo(r.type)?f=="onfocus"?u="onfocusin":f=="onblur"&&(u="onfocusout"):f=u="oninput",f=="oninput"&&a[u=f]&&(u="oninputCapture")}else i&&So.test(u)?u=u.replace(Mo,"-$&").toLowerCase():d===null&&(d=void 0);a[u]=d}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=He(r.children).forEach(function(h){h.props.selected=a.multiple?p.indexOf(h.props.value)!=-1:p==h.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Oo)):r.className&&(a.class=a.className=r.className),o.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=hn({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=xo,gn&&gn(e)};var To=480,nt={short:24,long:60},Ao=8,bn={least:32,most:104};function Po({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:u}){let[d,{width:l}]=te(),_=t.map(f=>({frame:f,...Lo(f,o,r)})).filter(({places:f})=>f.length);return c("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:()=>i(null),children:[!_.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&_.map(({frame:f,heads:p,places:h})=>c($o,{example:e,frame:f,heads:p,places:h,open:n,theme:s,onPeek:i,onOpen:u,label:l<To?nt.short:nt.long,width:l},f.group.kind))]})}var wn=yn(Po);function Lo({group:e},t,n){let o=(a,i)=>(!t.length||t.includes(a))&&(!n.length||!z.includes(i)&&n.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>B(e).map(u=>({kind:e.kind,layer:i,head:u}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:B(e).filter(a=>s.some(i=>i.head===a))}}function $o({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:u,onOpen:d}){let{group:l}=t,_=a===nt.short,f=Math.floor(Math.max(bn.least,Math.min(bn.most,(i-a-12)/n.length-Ao))),p=R(null),h=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),g={width:f,height:Math.round(f/h)};T(()=>{p.current&&Ro(p.current,e,t,o,g,s)},[e,t,o.length,f,s]);let b=[...new Set(o.map(({layer:m})=>m))],y=o.find(m=>vn(m,r))??o[0];return c("section",{class:"group",children:[c("h3",{title:l.note,children:l.title}),!_&&c("p",{class:"note",children:l.note}),c("div",{class:"scroller",children:c("div",{class:_?"grid short":"grid",role:"grid","aria-label":l.title,ref:p,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${f}px)`},onKeyDown:Ho,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(m=>c("span",{role:"columnheader",class:"column",children:_||z.includes(m)?m:`Head ${m}`},m))]}),b.map(m=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${m+1}`,children:[_?"L":"Layer ",m+1]}),n.map(v=>{let w=o.find(O=>O.layer===m&&O.head===v);if(!w)return c("span",{role:"gridcell"},v);let E=l.roles[m][Number(v)-1]??"",D=vn(w,r);return c("span",{role:"gridcell",class:z.includes(v)?"cell summary":"cell",children:[c("button",{type:"button",class:D?"thumb open":"thumb",tabIndex:w===y?0:-1,"aria-current":D?"true":void 0,"aria-label":No(l.title,w,E),"data-place":`${m} ${v}`,onClick:()=>d(w),onPointerEnter:({pointerType:O})=>O!=="touch"&&u(w),onFocus:({currentTarget:O})=>O.matches(":focus-visible")&&u(w),onBlur:()=>u(null),children:[c("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),E&&c("span",{class:"role",children:E})]},v)})]},m))]})})]})}var vn=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function No(e,{layer:t,head:n},o){let r=z.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function Ro(e,t,n,o,{width:r,height:s},a){let[i,u]=[n.rows.length,n.columns.length],d=document.createElement("canvas");for(let{layer:l,head:_}of o){let f=e.querySelector(`[data-place="${l} ${_}"] canvas`);if(!(f instanceof HTMLCanvasElement))continue;let p=ee(f,r,s,a);p.image(Xe(pe(t,n,l,_),i,u,a,d),0,0,r,s),n.blocked&&et(p,n.blocked,i,u,[0,0,r,s])}}function Ho(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(_=>[..._.querySelectorAll(".thumb")]),r=o.findIndex(_=>_.includes(t)),s=o[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],u=_=>o[_]?.[Math.min(s,o[_].length-1)],d={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(e.ctrlKey?i:o[r])[0],End:()=>(e.ctrlKey?i:o[r]).at(-1)};if(!d[e.key])return;e.preventDefault(),e.stopPropagation();let l=d[e.key]();l instanceof HTMLElement&&l.focus()}var Io=1e3,zo=[.5,1,2,4],Fo={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function kn(e,t,n){let[o,r]=N(!1),[s,a]=N(1);return ie(()=>{if(!o)return;if(e>=t)return r(!1);let u=setTimeout(()=>n(e+1),Io/s);return()=>clearTimeout(u)},[o,e,t,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function xn({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(le,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(le,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(le,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(le,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(le,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:zo.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function le({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Fo[e]})})})}var Uo=.1;function ot({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=R(null);T(()=>{let d=requestAnimationFrame(()=>i.current&&Do(i.current,o));return()=>cancelAnimationFrame(d)},[o,n.length]);let u=Math.max(0,...n.map(({weight:d})=>d??0));return c("section",{class:"strip",children:[c("h4",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:Jt(n.map(({token:d})=>d)),ref:i,onPointerLeave:()=>s(-1),children:n.map(({token:d,weight:l,state:_,lit:f,note:p},h)=>{let g=l===null?-1:Math.round(Math.min(1,l)*255),b=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},y=l!==null&&(l>=Uo||l===u&&u>0)?A(l):"";return c("span",{class:`item ${_} ${f?"lit":""}`,onPointerEnter:({pointerType:m})=>m!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[c("span",{class:"chip",style:b,children:_==="later"?"":c(P,{token:d})}),c("span",{class:"share",children:p??y})]},h)})})]})}function Do(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}var rt=32,Sn=8;function Mn({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=N(0),a=Math.max(0,Math.floor(r/rt)-Sn),i=Math.min(e.rows.length,a+3*Sn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((u,d)=>c("th",{scope:"col",children:c(P,{token:u})},d))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*rt}px`}}),e.rows.slice(a,i).map((u,d)=>{let l=a+d;return c("tr",{"aria-rowindex":l+2,class:t.includes(l)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(l),onClick:()=>o(l),children:c(P,{token:u,length:30})})}),e.columns.map((_,f)=>{let p=l*e.columns.length+f;return c("td",{children:e.blocked?.[p]?c("i",{class:"blocked",children:"blocked"}):A(e.weights[p],2)},f)})]},l)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*rt}px`}})]})]})})}var Cn={usual:14,presented:20};function En({example:e,selection:t,theme:n,send:o}){let r=R(null),[s,a]=N(Ye),[i,u]=N(null),d={words:t.tokens==="words",muted:t.mute},l=U(()=>e.groups.map(x=>ue(e,x,d)),[e,d.words,d.muted]),_=i??t,f=l.find(({group:x})=>x.kind===_.kind)??l[0],p=t.view==="everything"&&!e.encoderOnly,h=U(()=>p?at(e,_):Ce(e,f,_,d.muted),[e,f,_.layer,_.head,p]),g=Math.max(0,e.steps.length-1),b=x=>S({step:Math.max(0,Math.min(x,g))}),y=kn(t.step,g,b),m=s.looks?.side==="target"?s.looks.place:t.step;nn(r,{go:b,step:t.step,last:g,player:y,presenting:t.present}),T(()=>Vo(r.current,t.present),[t.present]);let v=Ze(e,h,t.step),w=(y.playing||e.layout==="decoding")&&!e.encoderOnly,E={...Qe(h,s),step:m===t.step?v:Ze(e,h,m),chosen:p?[]:t.rows,done:w&&v.length?v[0]+1:1/0};T(()=>Ko(r.current,l,s),[l,s]);let D=ke((x,H)=>a(Vt(h,x,H)),[h]),O=x=>{let[{side:H,place:I}]=h.rowSpots[x];if(e.layout!=="heads")return H==="target"||e.encoderOnly?b(I):void 0;let $=t.rows.includes(x)?t.rows.filter(An=>An!==x):[...t.rows,x].slice(-Ee);return S({rows:$})},F=ke(x=>{u(null),S({...x,rows:[]})},[]),ce=l.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(tn,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(wn,{example:e,frames:ce,open:t,layers:t.layers,roles:t.roles,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:F})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>S({present:!1}),children:"Back (Escape)"}),c("h3",{class:i?"peeked":"",children:h.title}),t.view==="lines"?c(dn,{map:h,lit:E,theme:n,onPoint:D,onPress:O}):t.view==="table"?c(Mn,{map:h,chosen:t.rows,caption:h.caption,onPress:O}):c(un,{map:h,lit:E,theme:n,caption:h.caption,letters:t.present?Cn.presented:Cn.usual,onPoint:D,onPress:O}),c(jo,{map:h,lit:E}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),h.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),z.includes(_.head)||p?null:c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:E.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),E.chosen.length>0&&!i&&c(Xt,{map:h,rows:E.chosen,colours:n.lines,onDrop:O})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(xn,{step:t.step,last:g,player:y,go:b}),c(Wo,{example:e,frames:l,open:_,step:m,pointed:s,theme:n,player:y,onPoint:a,go:b}),e.steps[m]&&c(fn,{example:e,step:e.steps[m],onForce:e.forceable?x=>(y.pause(),o("forced",{step:m,token:x})):void 0}),m===g&&e.reason&&c("p",{class:"stop",children:e.reason})]}),e.cards&&c(Qt,{card:qo(e,_),heading:e.cards.heading,note:e.cards.note})]})}function qo({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function jo({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];if(n>=0&&o>=0){let r=n*e.columns.length+o,s=e.blocked?.[r]?"is blocked from":"looks at";return c("p",{class:"read-out","aria-live":"polite",children:[c(P,{token:e.rows[n],length:30})," ",s," ",c(P,{token:e.columns[o]}),!e.blocked?.[r]&&c("b",{children:[" ",A(e.weights[r],2)]})]})}return c("p",{class:"read-out",children:e.caption})}function Wo({example:e,open:t,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let u=U(()=>Bo(e,t,n,o,s.playing),[e,t.layer,t.head,n,o,s.playing]),d=["mean","max","rollout"].includes(t.head)?t.head:`head ${t.head}`,l=f=>p=>a(p<0?Ye:Kt(e,f,p)),_=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(L,{children:[c(ot,{title:e.encoderOnly?"Tokens":"Source",note:`lit by ${_[0]}, layer ${t.layer+1}, ${d}`,chips:u.source,reveal:u.strongest,theme:r,onPoint:l("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(ot,{title:"Target so far",note:`lit by ${_[1]}`,chips:u.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:f=>i(Math.max(0,f-1))})]})}function Bo(e,t,n,o,r){let s=h=>{let g=e.groups.find(b=>b.kind===h);return g&&Ce(e,ue(e,g,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),u=(h,g)=>h?h.weights.subarray(g*h.columns.length,(g+1)*h.columns.length):[],d=[...u(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!e.encoderOnly?o.lookedAt.place:-1,_=l<0?[...u(i,n)]:[],f=e.source.map((h,g)=>({token:h,weight:l<0?d[g]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),p=e.target.map((h,g)=>{let b=r&&g>n+1,y=g>0&&e.steps[g-1]?.forced,m=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=n?_[g]??null:null,v=g===n+1;return{token:h,weight:v&&l<0?null:m,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:b?"later":v&&l<0?"written":y?"forced":"",note:v&&l<0?y?"forced":"written":void 0}});return{source:f,target:p,strongest:d.indexOf(Math.max(...d))}}function Vo(e,t){!e||t===e.matches(":popover-open")||(e.popover=t?"manual":null,t&&e.showPopover())}function Ko(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Qe(o,n),i=([f=-1],p)=>f<0?["-10","0"]:[String(f/p),String(1/p)],[[u,d],[l,_]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[f,p]of Object.entries({top:u,high:d,left:l,wide:_}))r.style.setProperty(`--${f}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var On=`/* The stage: where its parts stand, from a phone to a projector. */

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

.stage > .controls {
  grid-column: 1 / -1;
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

.card td:last-child {
  text-align: left;
  color: var(--quiet);
}

/* On wide screens both rows of controls are one. */

@container (min-width: 1000px) {
  .stage > .controls.which {
    grid-column: 1 / 3;
  }

  .stage > .controls.how {
    grid-column: 3 / -1;
    justify-content: end;
  }

  .stage.heads > .controls,
  .stage.decoding > .controls {
    grid-column: 1 / -1;
    justify-content: start;
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

  .controls.how,
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

.presenting .controls,
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
`;var Tn=new WeakMap;function Yo({data:e,parentElement:t,setTriggerValue:n}){let o=Zo(t),r=Tn.get(o),s=r?.bytes===e?r.example:Bt(e);return Tn.set(o,{bytes:e,example:s}),ve(c(Qo,{example:s,theme:jt(o),send:n}),o),()=>{ve(null,o),o.remove()}}function Qo({example:e,theme:t,send:n}){let[o,r]=N(Ae);return ie(()=>{let s=()=>r(Ae());return s(),gt(s)},[]),c(En,{example:e,theme:t,send:n,selection:ut(o,e)})}function Zo(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:On}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{Ln as follow,Yo as stage};
