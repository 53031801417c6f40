var z=["mean","max","rollout"];function de(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),i=r.columns.map((h,p)=>p),a=i.filter(h=>!r.columnPieces[h].every(p=>s.has(p))),u=a.length?a:i,{rows:f}=r,l=r.blocked&&it(r.blocked,f.length,r.columns.length,u,new Uint8Array(f.length*u.length));return{group:t,axes:r,kept:u,rows:f,columns:u.map(h=>r.columns[h]),blocked:l,rowSpots:at(r.rowPieces,t.looks),columnSpots:u.map(h=>at([r.columnPieces[h]],t.lookedAt)[0])}}var at=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function it(e,t,n,o,r){for(let s=0,i=0;s<t;s+=1)for(let a=0;a<o.length;a+=1,i+=1)r[i]=e[s*n+o[a]];return r}function U(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...z]}function pe(e,t,n,o){let{group:r}=t;if(o==="rollout")return Ce(e,t,n,r.heads);if(!z.includes(o))return Ce(e,t,n,Number(o)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let i=0;i<r.heads;i+=1){let a=Ce(e,t,n,i);for(let u=0;u<s.length;u+=1)o==="mean"?s[u]+=a[u]/r.heads:a[u]>s[u]&&(s[u]=a[u])}return s}function Ce(e,{group:t,axes:n,rows:o,columns:r,kept:s},i,a){let u=o.length*n.columns.length,f=(i*(t.heads+1)+a)*u,l=it(n.weights.subarray(f,f+u),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),h=r.length;for(let p=0;p<o.length;p+=1){let d=15259021896696422e-21;if(h<n.columns.length){let _=0;for(let g=0;g<h;g+=1)_+=l[p*h+g];d=_>=e.mutedFloor*65535?1/_:0}for(let _=0;_<h;_+=1)l[p*h+_]*=d}return l}function Ee(e,t,{layer:n,head:o},r){let{group:s,axes:i}=t,a=z.indexOf(o),u=a<0?`head ${o}`:["mean of heads","max of heads","rollout"][a];return{...t,weights:pe(e,t,n,o),title:`${s.title}, layer ${n+1}, ${u}`,caption:i.captions[r?"muted":"all"][n][a<0?Number(o)-1:s.heads+a]}}function lt(e,{layer:t,head:n}){let o=e.steps.map(({reads:h})=>h),[r,s]=[e.source.length,[...e.source,...o]],i=s.length,a=s.map((h,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),u=new Float32Array(i*i),f=new Uint8Array(i*i).fill(1);for(let h of e.groups){let p=de(e,h,{words:!1,muted:!1}),d=pe(e,p,t,n),[_,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<p.rows.length;b+=1)for(let m=0;m<p.columns.length;m+=1,y+=1){let v=(_+b)*i+g+m;f[v]=p.blocked?.[y]??0,u[v]=f[v]?0:d[y]}}let l=z.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:a,columnSpots:a,weights:u,blocked:f,border:r,title:`All attention, layer ${t+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Oe=6,Te={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function dt(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:ct(e.layer,n.layers),head:U(n).includes(e.head)?e.head:"1",step:ct(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Oe),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(i=>i.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var ct=(e,t)=>Math.max(0,Math.min(e,t-1)),ut={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function pt(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(ut)){let[s,i]=ut[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let a of i(t[r]))o.append(s,a)}return o.toString()}var ft=250,Z=0,K=Te,ht=Te,J=0,Ae=null,fe=new Set,Le=()=>K;function M(e){if(!Object.entries(e).every(([t,n])=>String(K[t])===String(n))){K={...K,...e},Z+=1,gt(),clearTimeout(J),J=window.setTimeout(_t,ft);for(let t of fe)t()}}function _t(){clearTimeout(J),J&&Ae?.({turn:Z,selection:K}),J=0}function mt(e,t){if(Ae=t,ht=e.usual,e.turn>Z||Z===0&&e.turn===0){Z=e.turn,K=e.selection;for(let n of fe)n()}else e.turn<Z&&(J||=window.setTimeout(_t,ft));gt()}function gt(){let e=pt(location.search,K,ht),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function yt(e){return fe.add(e),()=>{fe.delete(e)}}var Hn="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(Hn))&&(Ae=null),{capture:!0});function In({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),mt(e,s=>n("chosen",s))}var k,wt,zn,j,Pe,ge,kt,_e,xt,Re,$e,Fn,re=Symbol.for("pv"),ye={},be=[],Un=/^m(i|n|o|s|text|space)$/,ve=Array.isArray,Ne=be.slice,G=Object.assign;function V(e){e&&e.parentNode&&e.remove()}function He(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Ne.call(arguments,2):n),oe(e,i,o,r,null)}function oe(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:re,__v:r||++wt,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function R(e){return e.children}function W(e,t){this.props=e,this.context=t,this.__g=0}function B(e,t){if(t==null)return e.__&&B(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:B(e)}function Dn(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=G({constructor:re},n)).__v=n.__v+1,k.vnode&&k.vnode(t),ze(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||B(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Tt(r,t,s),n.__=n.__e=null,t.__e!=o&&St(t))}function St(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),St(e)}function bt(e){(8&e.__g||(e.__g|=8,j.push(e),ge++))&&Pe==k.debounceRendering||((Pe=k.debounceRendering)||queueMicrotask)(Mt)}function Mt(){try{for(var e,t=1;j.length;)j.length>t&&j.sort(kt),e=j.shift(),t=j.length,8&e.__g&&Dn(e)}finally{(ge=j.length)&&(Pe||queueMicrotask)(Mt)}}function Ct(e,t,n,o,r,s,i,a,u,f,l){var h,p,d,_,g,b,y=o.__k||be,m=t.length;for(u=qn(n,t,y,u,m),h=0;h<m;h++)(d=n.__k[h])!=null&&(p=~d.__i&&y[d.__i]||ye,d.__i=h,b=ze(e,d,p,r,s,i,a,u,f,l),_=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&Fe(p.ref,null,d,p),d.ref&&l.push(d.ref,d.__c||_,d)),g=g||_,4&d.__u?(u=Et(d,u,e,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&b!==void 0?u=b:_&&(u=_.nextSibling),d.__u&=-21);return n.__e=g,u}function qn(e,t,n,o,r){var s,i,a,u,f,l,h,p,d,_=n.length,g=_,b=0,y=0,m=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=m[s]=oe(null,i):ve(i)?i=m[s]=oe(R,{children:i}):i.constructor===re&&i.__b?i=m[s]=oe(i.type,i.props,i.key,i.ref,i.__v):m[s]=i,u=s+b,i.__=e,i.__b=e.__b+1,a=null,~(f=i.__i=jn(i,n,u,g))&&(g--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==u-1?b--:f==u+1?b++:f!=u&&(f>u?b--:b++,y=1)):(~f||(r>_?b--:r<_&&b++),typeof i.type!="function"&&(i.__u|=4))):m[s]=null;if(y){for(l=[],h=[],s=0;s<r;s++)if((i=m[s])&&16&i.__u){for(b=0,p=l.length;b<p;)l[d=b+p>>1]<i.__i?b=d+1:p=d;l[b]=i.__i,h[s]=b+1}for(b=l.length;s--;)h[s]&&(h[s]==b?b--:m[s].__u|=4)}if(g)for(s=0;s<_;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=B(a)),Ue(a,a));return o}function Et(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Et(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=B(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ie(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(ve(e)?e.some(function(n){Ie(n,t)}):t.push(e)),t}function jn(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function vt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function he(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||vt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||vt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=$e[t]||($e[t]=Wn(t)),(e.__a||(e.__a={}))[t]=Re,s=t!=(t=t.replace(xt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Wn(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[_e]==null)t[_e]=Re++;else if(t[_e]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function ze(e,t,n,o,r,s,i,a,u,f){var l,h,p,d,_,g,b,y,m,v,w,E,q,L,F,ue,x,H,I=t.type;if(t.constructor!==re)return null;128&n.__u&&(u=32&n.__u,l=n.__c.__z)&&(t.__u|=u,h=s=[],l.nodeType==8?a=me(l,s):s.push(l),a=s[0]||a),(l=k.__b)&&l(t);e:if(typeof I=="function"){p=i.length;try{if(y=t.props,m=(l=I.prototype)&&l.render,v=(l=I.contextType)&&o[l.__c],w=l?v?v.props.value:l.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(m?t.__c=d=new I(y,w):(t.__c=d=new W(y,w),d.constructor=I,d.render=Kn),v&&v.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),m&&(d.__s||(d.__s=d.state),I.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=G({},d.__s)),G(d.__s,I.getDerivedStateFromProps(y,d.__s)))),_=d.props,g=d.state,d.__v=t,n.__c){if(y!==_&&m&&!I.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,w),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,w)===!1){t.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),be.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=B(n);break e}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,w),m&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(_,g,b)})}else m&&!I.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),m&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=w,d.props=y,d.__P=e,d.__g&=-5,E=k.__r,q=m?25:0;do d.__g&=-9,E&&E(t),l=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++q<25);m&&(be.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=G({},o,d.getChildContext())),m&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(_,g)),L=l&&l.type===R&&l.key==null?l.props.children:l,y.__P&&(l=a,r=(e=y.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&Ue($,$)}),n.__k=null),a=n.__k?B(n,0):null),a=Ct(e,ve(L)?L:[L],t,n,o,r,s,i,a,u,f),y.__P&&(t.__e=null,a=l),t.__u&=-161,h&&h.some(V),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch($){if(i.length=p,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(x=s.indexOf(a||void 0))||(x=s.length);(H=s[x-1])&&H.nodeType==8;)x--;for(;x<s.length;x++)if(H=s[x])if(s[x]=null,F){if(H==ue)break}else{if(H.nodeType!=8)break;H.data.startsWith("$s")&&(ue=me(F=H))}}if(!F){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;F=a}(l=me(F=t.__c.__z||(t.__c.__z=F)))?(t.__e=F,a=l):t.__e=a,a=a&&a.nextSibling}else s&&s.some(V);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||Ot(t),k.__e($,t,n)}}else a=t.__e=Bn(n.__e,t,n,o,r,s,i,u,f,e);return(l=k.diffed)&&l(t),a}function me(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ot(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ot))}function Tt(e,t,n){for(var o=0;o<n.length;)Fe(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function Bn(e,t,n,o,r,s,i,a,u,f){var l,h,p,d,_,g,b,y,m=n.props||ye,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((_=s[l])&&(w?_.localName==w:_.nodeType==3)){e=_,s[l]=null;break}}if(!e){if(y=f.ownerDocument||document,!w)return y.createTextNode(v);e=y.createElementNS(r,w,v.is?v:f),a&&(k.__m&&k.__m(t,s),a=!1),s=null}if(w){if(f=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&Ne.call(f.childNodes),!a&&s)for(m={},l=0;l<e.attributes.length;l++)m[(_=e.attributes[l]).name]=_.value;for(l in m)_=m[l],l=="dangerouslySetInnerHTML"?p=_:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||he(e,l,null,_,r);for(l in v)_=v[l],l=="children"?d=_:l=="dangerouslySetInnerHTML"?h=_:l=="value"?g=_:l=="checked"?b=_:a&&typeof _!="function"||m[l]===_||he(e,l,_,m[l],r);h?(a||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(p&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Un.test(w))&&(r="http://www.w3.org/1999/xhtml"),Ct(f,ve(d)?d:[d],t,n,o,r,s,i,s?s[0]:n.__k&&B(n,0),a,u),s&&s.some(V)),a&&w!="textarea"||(l="value",w=="progress"&&g==null?e.removeAttribute(l):g==null||g===e[l]&&(w!="progress"||g)||he(e,l,g,m[l],r),l="checked",b!=null&&b!=e[l]&&he(e,l,b,m[l],r))}else m===v||a&&e.data==v||(e.data=v);return e}function Fe(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,n)}}function Ue(e,t,n){var o,r,s,i;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Fe(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){k.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Ue(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=me(o,s=[]))&&(o==e.__e&&s.some(V),V(r),V(o)),n||V(e.__e),e.__e=e.__c=e.__=null}function Kn(e,t,n){return this.constructor(e,n)}function we(e,t){var n,o,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=oe(R,{children:[e]}),r=[],s=[],ze(t,t.__k,o||ye,ye,t.namespaceURI,o?null:t.firstChild?Ne.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Tt(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ge=0,e}},wt=0,zn=function(e){return e!=null&&e.constructor===re},W.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=G({},this.state)),typeof e=="function"&&(e=e(G({},n),this.props)),e&&(G(n,e),this.__v&&(t&&this.__k.push(t),bt(this)))},W.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),bt(this))},W.prototype.render=R,j=[],ge=0,kt=function(e,t){return e.__v.__b-t.__v.__b},_e=Symbol(),xt=/(PointerCapture)$|Capture$/i,Re=0,$e={},Fn=0;var X,C,De,At,qe=Object.is,ae=0,Ft=[],je=[],S=k,Lt=S.__b,Pt=S.__r,$t=S.diffed,Rt=S.__c,Nt=S.unmount,Ht=S.__;function ke(e,t){S.__h&&S.__h(C,e,ae||t),ae=0;var n=C.__H||(C.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return ae=1,Ut(Dt,e)}function Ut(e,t,n){var o=ke(X++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Dt(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);qe(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=C,!C.__f)){C.__f=!0;var r=C.shouldComponentUpdate;C.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var f=!1,l=this.props!=s;if(u.__.some(function(p){p.__N&&(f=!0,qe(p.__[0],p.__N[0])||(l=!0))}),r){var h=r.call(this,s,i,a);return f?h||l:h}return!f||l}}return o.__}function ie(e,t){var n=ke(X++,3);!S.__s&&Be(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,C.__H.__h.push(n))}function T(e,t){var n=ke(X++,4);!S.__s&&Be(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,C.__h.push(n))}function N(e){return ae=5,D(function(){return{current:e}},[])}function D(e,t){var n=ke(X++,7);return Be(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function xe(e,t){return ae=8,D(function(){return e},t)}function Vn(){var e;do{for(;e=je.shift();)try{se(e)}catch(n){S.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ft.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(se),t.__h.some(We),t.__h=[]}catch(n){t.__h=[],S.__e(n,e.__v)}}}while(je.length)}S.__b=function(e){C=null,Lt&&Lt(e)},S.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ht&&Ht(e,t)},S.__r=function(e){Pt&&Pt(e),X=0;var t=(C=e.__c).__H;t&&(De==C?C.__h=[]:(t.__h.some(se),t.__h.some(We),X=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),De=C},S.diffed=function(e){$t&&$t(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&zt(Ft.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),De=C=null},S.__c=function(e,t){t.some(function(n){try{n.__h.some(se),n.__h=n.__h.filter(function(o){return!o.__||We(o)})}catch(o){n.__h=[function(){throw o}]}}),Rt&&Rt(e,t)},S.unmount=function(e){Nt&&Nt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,zt(je.push(r))}else se(r)}catch(s){t=s}}),o.__H=void 0,t&&S.__e(t,o.__v))};var It=typeof requestAnimationFrame=="function";function Gn(e){var t,n=function(){clearTimeout(o),It&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);It&&(t=requestAnimationFrame(n))}function zt(e){e!=1&&At==S.requestAnimationFrame||((At=S.requestAnimationFrame)||Gn)(Vn)}function se(e){var t=C,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),C=t}function We(e){var t=C;e.__c=e.__(),C=t}function Be(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!qe(n,e[o])})}function Dt(e,t){return typeof t=="function"?t(e):t}var Yn,jt=()=>Yn??=document.createElement("canvas").getContext("2d");function Ke(e){let t=jt();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Se=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),Y=e=>`rgb(${e.join(",")})`;function Ve(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function qt(e,t){let[n,o]=[Ve(e),Ve(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Qn(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Se(e[r],e[r+1],o-r)})}function Wt(e){let t=getComputedStyle(e),n=l=>t.getPropertyValue(`--st-${l}`).trim(),[o,r]=[Ke(n("text-color")),Ke(n("background-color"))],s=n("chart-sequential-colors").split(","),[i,a,,...u]=n("chart-categorical-colors").split(","),f=Qn(s.map(Ke));return{text:Y(o),quiet:Y(Se(r,o,.72)),ground:Y(r),primary:n("primary-color"),query:i,key:a,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:Y(Se(r,o,.09)),hatchLine:Y(Se(r,o,.3)),scale:f.map(Y),ink:f.map(l=>Y(qt(l,o)>=qt(l,r)?o:r)),pixels:Uint32Array.from(f,([l,h,p])=>4278190080|p<<16|h<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Ve(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function Ge(e,t){let n=jt();return n.font=t,n.measureText(e).width}var Bt="$array",Zn={uint8:Uint8Array,uint16:Uint16Array};function Kt(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(r,s)=>{if(!s?.[Bt])return s;let{[Bt]:i,at:a,size:u}=s;return new Zn[i](t.buffer,t.byteOffset+o+a,u)})}var Qe={looks:null,lookedAt:null};function Vt({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function Gt(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function Ze({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:Ye(e,n),columns:Ye(t,o)}}function Je({encoderOnly:e},{rowSpots:t},n){return Ye(t,{side:e?"source":"target",place:n})}function Ye(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}function Yt(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+Jn(Number(r))+(s?`.${s}`:"")}function Jn(e){return e.toLocaleString("en")}function A(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?A(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function Qt(e){return e>=.005?(e*100).toFixed(0):""}var Xn=/[\u202A-\u202E\u2066-\u2069]/g,eo=/(\p{M}{4})\p{M}+/gu,to=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,no={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},oo=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Zt=14;function Xe(e){let t=e.replace(Xn,"").replace(eo,"$1");return/^\s+$/.test(t)?[...t].map(n=>no[n]??"\u2423").join(""):t||"\u2205"}function Q(e,t=Zt){let n=Xe(e);if(n.length<=t)return n;let o=[...oo.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function Me(e,t=Zt){return`\u2068${Q(e,t)}\u2069`}function Jt(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return to.test(t)?"rtl":"ltr"}var ro=Symbol.for("pv"),so=0;function c(e,t,n,o,r,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var f={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ro,__v:--so,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),k.vnode&&k.vnode(f),f}function Xt({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,i)=>c("td",{children:s},i))]},o))})]})}),e.columns.length>0&&c("p",{class:"note",children:n})]})}function O({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:Xe(e),children:Q(e,t)})}function en({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(a,u)=>e.weights[a*r+u],i=0;for(let a=0;a<r;a+=1)i+=Math.min(...t.map(u=>s(u,a)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",A(i)," of their weight."]})]}),c("p",{class:"legend",children:t.map((a,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(a),children:[c("i",{class:"swatch",style:{background:n[u]}})," ",a+1," ",c(O,{token:e.rows[a],length:30})," \u2715"]},a))}),t.map(a=>c("p",{class:"note",children:[c(O,{token:e.rows[a],length:30})," looks at"," ",ao(e,a).map(({column:u,share:f},l)=>c("span",{children:[l?", ":"",c(O,{token:e.columns[u]})," ",A(f)]},u)),"."]},a)),c("div",{class:"groups",children:e.columns.map((a,u)=>c("div",{class:"bars-of",title:t.map(f=>A(s(f,u),2)).join(", "),children:[c("div",{class:"columns",children:t.map((f,l)=>c("span",{style:{height:`${s(f,u)*100}%`,background:n[l]}},f))}),c(O,{token:a,length:8})]},u))})]})}function ao({weights:e,columns:t},n){return t.map((r,s)=>({column:s,share:e[n*t.length+s]})).filter(({share:r})=>r>0).sort((r,s)=>s.share-r.share).slice(0,3)}function tn(e,{go:t,step:n,last:o,player:r,presenting:s}){T(()=>{let i=a=>{if(a.defaultPrevented||a.ctrlKey||a.metaKey||a.altKey||a.shiftKey)return;let u=e.current,f=document.activeElement===document.body&&uo(u),l=lo(u,a)||s&&document.activeElement===document.body,h={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},p={...h,Home:()=>t(0),End:()=>t(o),ArrowUp:()=>t(n-1),ArrowDown:()=>t(n+1),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},d=f||s||l,_=(l?p:f?h:{})[a.key]??(d&&!co(a)?io(a.key,u,s):void 0);_&&(a.preventDefault(),_())};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)})}function io(e,t,n){if(e==="Escape")return n?()=>M({present:!1}):void 0;if(le())return e==="f"?()=>M({present:!n}):e==="b"&&n?()=>{t.classList.toggle("blank")}:void 0}var nn="attention-lab-letter-keys",le=()=>localStorage.getItem(nn)!=="off";function on(){localStorage.setItem(nn,le()?"off":"on")}function lo(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function co(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function uo(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}function ee({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),n.map(([s,i])=>c("label",{class:s===o?"on":"",children:[c("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),i]},s))]})}var rn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function sn({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(ee,{label:"Attention",options:e.groups.map(({kind:r})=>[r,rn[r]]),value:t.kind,onChoose:r=>M({kind:r,rows:[]})}),c(ee,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>M({layer:Number(r)-1})}),c(ee,{label:"Head",isNamed:!0,options:U(n).map(r=>[r,r]),value:t.head,onChoose:r=>M({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(ee,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>M({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>M({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(ho,{example:e,selection:t,layers:o}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>M({present:!0}),children:"Present"}),c(po,{})]})]})}function po(){let[e,t]=P(le);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(on(),t(le())),children:"Keys F, B"})}function an({example:e,selection:t}){return c(ee,{label:"View",options:fo(e),value:t.view,onChoose:n=>M({view:n})})}function fo({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(o=>[o,o])}function ho({example:e,selection:t,layers:n}){let o=(i,a)=>i.includes(a)?i.filter(u=>u!==a):[...i,a],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(i,a,u,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:i}),a.map(([l,h])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>f(o(u,l)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:i})=>[i,rn[i]]),t.kinds,i=>M({kinds:i})),s("Layers",n.map(i=>[Number(i)-1,i]),t.layers,i=>M({layers:i})),s("Roles on this text",e.roles.map(i=>[i.name,i.name]),t.roles,i=>M({roles:i})),e.roles.filter(({does:i})=>i).map(({name:i,does:a})=>c("p",{class:"note",children:[i[0].toUpperCase()+i.slice(1),": ",a,"."]},i)),r&&c("button",{type:"button",onClick:()=>M({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var cn=1.2,_o=9;function et(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),i=s.createImageData(n,t),a=new Uint32Array(i.data.buffer);for(let u=0;u<a.length;u+=1)a[u]=o.pixels[Math.min(255,Math.round(e[u]*255))];return s.putImageData(i,0,0),r}function un(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(y=>y.map(m=>Me(m))),a=(y=>Math.ceil(Math.max(...y.map(m=>Ge(m,o)))))(r)+10,u=Math.min(t.cell,(t.width-a-3)/s.length),f=t.letters*cn,l=s.map(y=>Ge(y,o)),h=l.map(y=>y>Math.max(u,f)-2&&y>t.letters*1.1),p=Math.ceil(Math.max(f,...l.filter((y,m)=>h[m])))+8,d=Math.min(t.cell,u*1.4,(t.height-p-3)/r.length);u=Math.min(u,d*1.8),[u,d]=[u,d].map(y=>y>=4?Math.floor(y):y);let[_,g]=[a+s.length*u+3,p+r.length*d+3].map(Math.ceil),b=Math.min(t.letters,Math.floor(d*.62),Math.floor((u-4)/1.9));return{left:a,top:p,cellWidth:u,cellHeight:d,width:_,height:g,rows:r,columns:s,turned:h,letters:t.letters,numbers:b>=12?b:0}}function dn(e,t,n,o,r){mo(e,t,n,o,r),n.numbers&&go(e,t,n,o,r),yo(e,n,o,r),bo(e,n,o,r),vo(e,n,o,r)}function mo(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},i,a){let[u,f]=[t.rows.length,t.columns.length],[l,h]=[f*r,u*s];if(e.image(et(t.weights,u,f,a),n,o,l,h),t.blocked&&tt(e,t.blocked,u,f,[n,o,l,h]),t.border&&(e.rect(n,o+t.border*s-1,l,2,{fill:a.quiet}),e.rect(n+t.border*r-1,o,2,h,{fill:a.quiet})),!(Math.min(r,s)<_o)){for(let p=1;p<f;p+=1)e.rect(n+p*r-.5,o,1,h,{fill:a.ground});for(let p=1;p<u;p+=1)e.rect(n,o+p*s-.5,l,1,{fill:a.ground})}}function tt(e,t,n,o,[r,s,i,a]){let u=l=>Math.round(r+l*i/o),f=l=>Math.round(s+l*a/n);for(let l=0;l<n;l+=1)for(let h=0;h<o;h+=1){let p=h;for(;p<o&&t[l*o+p];)p+=1;p>h&&e.hatch(u(h),f(l),u(p)-u(h),f(l+1)-f(l)),h=p}}function go(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:i,cellWidth:a,cellHeight:u,numbers:f},l,h){for(let p=0;p<Math.min(o.length,l.done);p+=1)for(let d=0;d<r.length;d+=1){let _=t[p*r.length+d];if(n?.[p*r.length+d])continue;let g=h.ink[Math.min(255,Math.round(_*255))],[b,y]=[s+(d+.5)*a,i+(p+.5)*u+1];e.text(Qt(_),b,y,{fill:g,size:f,align:"center"})}}function yo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:i},{done:a},u){if(a>=s.length)return;let f=[t,n+a*r,i.length*o,(s.length-a)*r];e.rect(...f,{fill:u.ground}),e.rect(...f,{fill:u.hatchGround,opacity:.5})}function bo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:i},a,u){let f=(l,h)=>e.rect(t-1,n+l*r-1,i.length*o+2,r+2,{stroke:h,width:2.5});for(let l of a.chosen)f(l,u.query);for(let l of a.step)f(l,u.primary);for(let l of a.rows)f(l,u.query);for(let l of a.columns)e.rect(t+l*o-1,n-1,o+2,s.length*r+2,{stroke:u.key,width:2.5})}function vo(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:i,turned:a,letters:u},f,l){let h=[...f.rows,...f.step,...f.chosen];for(let p of ln(s.length,r,u,h)){if(p>=f.done)break;let d=h.includes(p),_=f.rows.includes(p)||f.chosen.includes(p)?l.query:d?l.text:l.quiet;e.text(s[p],t-7,n+(p+.5)*r,{fill:_,size:u,bold:d,code:!0,align:"right"})}for(let p of ln(i.length,o,u,f.columns)){let d=f.columns.includes(p),_=a[p]?"left":"center",[g,b]=[t+(p+.5)*o,n-(a[p]?6:3+u*.55)];e.text(i[p],g,b,{fill:d?l.key:l.quiet,size:u,bold:d,code:!0,align:_,turned:a[p]})}}function ln(e,t,n,o){let r=n*cn,s=Math.max(1,Math.ceil(r/t)),i=a=>o.some(u=>u!==a&&Math.abs(u-a)*t<r);return Array.from({length:e},(a,u)=>u).filter(a=>o.includes(a)||a%s===0&&!i(a))}function pn({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},i,a){let[u,f]=[Math.floor((a-t)/o),Math.floor((i-e)/n)];return u>=r.length||f>=s.length||u<0&&f<0?null:{row:Math.max(-1,u),column:Math.max(-1,f)}}function wo({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function te(e,t,n,o,r=window.devicePixelRatio||1){let[s,i]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==i)&&Object.assign(e,{width:s,height:i}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let a=e.getContext("2d");a.setTransform(r,0,0,r,0,0),a.clearRect(0,0,t,n),a.imageSmoothingEnabled=!1;let u=({fill:f,stroke:l,width:h=1,opacity:p=1},d)=>{a.globalAlpha=p,f&&(a.fillStyle=f,a.fill(d)),l&&(Object.assign(a,{strokeStyle:l,lineWidth:h}),a.stroke(d)),a.globalAlpha=1};return{rect(f,l,h,p,d){let _=new Path2D;_.rect(f,l,h,p),u(d,_)},text(f,l,h,p){a.save(),a.translate(l,h),p.turned&&a.rotate(-Math.PI/2),Object.assign(a,{font:wo(p,o),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),a.fillText(f,0,0),a.restore()},image:(f,l,h,p,d)=>a.drawImage(f,l,h,p,d),hatch(f,l,h,p){a.fillStyle=ko(a,o),a.fillRect(f,l,h,p)},path:(f,l)=>u(l,new Path2D(f))}}var fn=new Map;function ko(e,t){let n=fn.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let i of[-6,0,6])r.moveTo(i-1,7),r.lineTo(i+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return fn.set(t.signature,s),s}function ne(){let e=N(null),[t,n]=P({width:0,height:0});return T(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function hn(e){T(()=>{let t=e.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=t.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||t.matches(":popover-open"))return;let{top:i}=s.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-i-12)}px`)},r=new ResizeObserver(o);o();for(let s of[t,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}function _n({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:i}){let a=N(null),[u,f]=ne(),l=D(()=>f.width?un(e,{...f,cell:64,letters:o},n):null,[e.rows,e.columns,f,o,n]);T(()=>{!l||!a.current||dn(te(a.current,l.width,l.height,n),e,l,t,n)},[l,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let h=({offsetX:p,offsetY:d})=>l&&pn(l,p,d);return c("div",{class:"large-map",ref:u,children:c("canvas",{ref:a,role:"img","aria-label":r,tabIndex:0,onPointerMove:p=>{let d=h(p);s(d?.row??-1,d?.column??-1)},onPointerLeave:({pointerType:p})=>p!=="touch"&&s(-1,-1),onClick:p=>{let d=h(p);d&&d.row>=0&&i(d.row,d.column)},onKeyDown:p=>l&&xo(p,l,t,s,i),onBlur:()=>s(-1,-1)})})}function xo(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[i,a]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],u=(h,p)=>Math.max(0,Math.min(h,p-1)),f=(h,p)=>r(u(i+h,t.length),u(a+p,n.length)),l={ArrowLeft:()=>f(0,-1),ArrowRight:()=>f(0,1),ArrowUp:()=>f(-1,0),ArrowDown:()=>f(a<0?0:1,0),Home:()=>f(0,-n.length),End:()=>f(0,n.length),Enter:()=>s(i,Math.max(0,a)),Escape:()=>r(-1,-1)};l[e.key]&&(e.preventDefault(),e.stopPropagation(),l[e.key]())}var nt=.02,So=.005,mn={least:20,most:30};function gn({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=N(null),[i,a]=ne(),u=Math.max(e.rows.length,e.columns.length),f=Math.max(mn.least,Math.min(mn.most,Math.floor((a.height-30)/u))),[l,h]=[u*f,Math.max(60,Math.min(420,a.width*.36))],p=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;T(()=>{s.current&&a.width&&Mo(s.current,e,{rows:p,columns:t.columns},{width:h,height:l,pitch:f},n)},[e,a,n,p.join(),t.columns.join()]);let d=(y,m)=>e.weights[y*e.columns.length+m],_=(y,m)=>e.blocked?.[y*e.columns.length+m]?"blocked":d(y,m)>=So?A(d(y,m)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,b=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:i,onPointerLeave:()=>o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${f}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,m)=>c("li",{children:c("button",{type:"button",class:(g<0?p.includes(m):d(m,g)>=nt)?"lit":"","aria-pressed":t.chosen.includes(m),onPointerEnter:({pointerType:v})=>v!=="touch"&&o(m,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(m,-1),onClick:()=>r(m),children:[c("span",{class:"number",children:g<0?"":_(m,g)}),c("span",{children:b(y).map((v,w)=>[w?" \u2192 ":"",c(O,{token:v,length:10},w)])})]})},m))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,m)=>{let v=p.length===1&&g<0?d(p[0],m):0,w=t.columns.includes(m)||v>=nt;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:E})=>E!=="touch"&&o(-1,m),onFocus:({currentTarget:E})=>E.matches(":focus-visible")&&o(-1,m),onClick:()=>o(-1,m),children:[c(O,{token:y}),c("span",{class:"number",children:p.length===1&&g<0?_(p[0],m):""})]})},m)})})]})]})}function Mo(e,t,n,{width:o,height:r,pitch:s},i){let a=te(e,o,r,i),u=t.columns.length,f=[];for(let p=0;p<t.weights.length;p+=1)t.weights[p]>=nt&&f.push({row:Math.floor(p/u),column:p%u,weight:t.weights[p]});let l=({row:p,column:d})=>n.columns.length?n.columns.includes(d):n.rows.includes(p),h=n.rows.length+n.columns.length>0;f.sort((p,d)=>p.weight-d.weight);for(let p of h?[!1,!0]:[!1])for(let d of f){if(l(d)!==p)continue;let _=b=>(b+.5)*s,g=i.scale[Math.round(d.weight*255)];a.path(`M0 ${_(d.row)}L${o} ${_(d.column)}`,{stroke:g,width:p?4:2,opacity:h&&!p?.25:1})}}function yn({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([i])=>Q(i).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Yt(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,i)=>c(Co,{example:e,step:t,onForce:n,found:t.top[i],drawn:t.drawn?.[i]},i)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(bn,{share:t.others}),c("span",{class:"probability",children:A(t.others,1)}),c("span",{class:"tag"})]})]})]})}function Co({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[s,i]=n,a=s===t.writes,u=r&&!a&&s!==e.neverForced,f=c(R,{children:[c(O,{token:s,class:"name"}),c(bn,{share:i,drawn:o}),c("span",{class:"probability",children:[A(i,1),o!==void 0&&c("i",{class:"drawn",children:A(o,1)})]}),c("span",{class:"tag",children:a?t.forced?"forced":"written":""})]}),l=a?"candidate chosen":"candidate";return r?c("button",{type:"button",class:l,"aria-disabled":!u,title:u?`Write ${Me(s)} instead`:"",onClick:()=>u&&r(s),children:f}):c("div",{class:l,children:f})}function bn({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var vn=Object.assign;function To(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var Ao=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function xn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:To(this.props,r)}function o(r){return this.shouldComponentUpdate=n,He(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var Lo=Symbol.for("react.element"),Po=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,$o=/[A-Z0-9]/g,Ro=typeof document<"u";var No=function(e){return/fil|che|rad/.test(e)};W.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(W.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var wn=k.event;k.event=function(e){return wn&&(e=wn(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var Ho={configurable:!0,get:function(){return this.class}},kn=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,i={},a=s.indexOf("-")==-1;for(var u in r){var f=r[u];if(!(u=="value"&&"defaultValue"in r&&f==null||Ro&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&f&&f.constructor==Object){var l=void 0;for(var h in f)typeof f[h]!="number"||Ao.test(h)||(l||(l=f=vn({},f)),f[h]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&f===!0)f="";else if(u=="translate"&&f==="no")f=!1;else if(u[0]=="o"&&u[1]=="n"){var p=u.toLowerCase();p=="ondoubleclick"?u="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||No(r.type)?p=="onfocus"?u="onfocusin":p=="onblur"&&(u="onfocusout"):p=u="oninput",p=="oninput"&&i[u=p]&&(u="oninputCapture")}else a&&Po.test(u)?u=u.replace($o,"-$&").toLowerCase():f===null&&(f=void 0);i[u]=f}}if(s=="select"){var d=i.defaultValue!=null?i.defaultValue:i.multiple&&Array.isArray(i.value)?i.value:null;d!=null&&(i.value=Ie(r.children).forEach(function(_){_.props.selected=i.multiple?d.indexOf(_.props.value)!=-1:d==_.props.value}))}r.class&&!r.className?(i.class=r.class,Object.defineProperty(i,"className",Ho)):r.className&&(i.class=i.className=r.className),o.props=i})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=vn({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=Lo,kn&&kn(e)};var Io=480,ot={short:24,long:60},zo=8,Sn={least:32,most:104};function Fo({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:i,onPeek:a,onOpen:u}){let[f,{width:l}]=ne(),h=t.map(p=>({frame:p,...Uo(p,o,r)})).filter(({places:p})=>p.length);return c("div",{class:`overview ${i?"besides":""}`,ref:f,onPointerLeave:()=>a(null),children:[!h.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:p,heads:d,places:_})=>c(Do,{example:e,frame:p,heads:d,places:_,open:n,theme:s,onPeek:a,onOpen:u,label:l<Io?ot.short:ot.long,width:l},p.group.kind))]})}var Cn=xn(Fo);function Uo({group:e},t,n){let o=(i,a)=>(!t.length||t.includes(i))&&(!n.length||!z.includes(a)&&n.includes(e.roles[i][Number(a)-1]||"unclassified")),s=Array.from({length:e.layers},(i,a)=>U(e).map(u=>({kind:e.kind,layer:a,head:u}))).flat().filter(({layer:i,head:a})=>o(i,a));return{places:s,heads:U(e).filter(i=>s.some(a=>a.head===i))}}function Do({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:i,width:a,onPeek:u,onOpen:f}){let{group:l}=t,h=i===ot.short,p=Math.floor(Math.max(Sn.least,Math.min(Sn.most,(a-i-12)/n.length-zo))),d=N(null),_=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),g={width:p,height:Math.round(p/_)};T(()=>{d.current&&jo(d.current,e,t,o,g,s)},[e,t,o.length,p,s]);let b=[...new Set(o.map(({layer:m})=>m))],y=o.find(m=>Mn(m,r))??o[0];return c("section",{class:"group",children:[c("h3",{title:l.note,children:l.title}),!h&&c("p",{class:"note",children:l.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:d,"data-kind":l.kind,style:{gridTemplateColumns:`${i}px repeat(${n.length}, ${p}px)`},onKeyDown:Wo,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(m=>c("span",{role:"columnheader",class:"column",children:h||z.includes(m)?m:`Head ${m}`},m))]}),b.map(m=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${m+1}`,children:[h?"L":"Layer ",m+1]}),n.map(v=>{let w=o.find(L=>L.layer===m&&L.head===v);if(!w)return c("span",{role:"gridcell"},v);let E=l.roles[m][Number(v)-1]??"",q=Mn(w,r);return c("span",{role:"gridcell",class:z.includes(v)?"cell summary":"cell",children:[c("button",{type:"button",class:q?"thumb open":"thumb",tabIndex:w===y?0:-1,"aria-current":q?"true":void 0,"aria-label":qo(l.title,w,E),"data-place":`${m} ${v}`,onClick:()=>f(w),onPointerEnter:({pointerType:L})=>L!=="touch"&&u(w),onFocus:({currentTarget:L})=>L.matches(":focus-visible")&&u(w),onBlur:()=>u(null),children:[c("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),E&&c("span",{class:"role",children:E})]},v)})]},m))]})})]})}var Mn=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function qo(e,{layer:t,head:n},o){let r=z.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function jo(e,t,n,o,{width:r,height:s},i){let[a,u]=[n.rows.length,n.columns.length],f=document.createElement("canvas");for(let{layer:l,head:h}of o){let p=e.querySelector(`[data-place="${l} ${h}"] canvas`);if(!(p instanceof HTMLCanvasElement))continue;let d=te(p,r,s,i);d.image(et(pe(t,n,l,h),a,u,i,f),0,0,r,s),n.blocked&&tt(d,n.blocked,a,u,[0,0,r,s])}}function Wo(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=o.findIndex(h=>h.includes(t)),s=o[r].indexOf(t),a=[...t.closest(".grid").querySelectorAll(".thumb")],u=h=>o[h]?.[Math.min(s,o[h].length-1)],f={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(e.ctrlKey?a:o[r])[0],End:()=>(e.ctrlKey?a:o[r]).at(-1)};if(!f[e.key])return;e.preventDefault(),e.stopPropagation();let l=f[e.key]();l instanceof HTMLElement&&l.focus()}var Bo=1e3,Ko=[.5,1,2,4],Vo={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function En(e,t,n){let[o,r]=P(!1),[s,i]=P(1);return ie(()=>{if(!o)return;if(e>=t)return r(!1);let u=setTimeout(()=>n(e+1),Bo/s);return()=>clearTimeout(u)},[o,e,t,s]),{playing:o,speed:s,setSpeed:i,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function On({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(ce,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(ce,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(ce,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(ce,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(ce,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Ko.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function ce({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Vo[e]})})})}var Go=.1;function rt({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:i}){let a=N(null);T(()=>{let f=requestAnimationFrame(()=>a.current&&Yo(a.current,o));return()=>cancelAnimationFrame(f)},[o,n.length]);let u=Math.max(0,...n.map(({weight:f})=>f??0));return c("section",{class:"strip",children:[c("h4",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:Jt(n.map(({token:f})=>f)),ref:a,onPointerLeave:()=>s(-1),children:n.map(({token:f,weight:l,state:h,lit:p,note:d},_)=>{let g=l===null?-1:Math.round(Math.min(1,l)*255),b=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},y=l!==null&&(l>=Go||l===u&&u>0)?A(l):"";return c("span",{class:`item ${h} ${p?"lit":""}`,onPointerEnter:({pointerType:m})=>m!=="touch"&&s(_),onClick:()=>i?i(_):s(_),children:[c("span",{class:"chip",style:b,children:h==="later"?"":c(O,{token:f})}),c("span",{class:"share",children:d??y})]},_)})})]})}function Yo(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}var st=32,Tn=8;function An({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=P(0),i=Math.max(0,Math.floor(r/st)-Tn),a=Math.min(e.rows.length,i+3*Tn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((u,f)=>c("th",{scope:"col",children:c(O,{token:u})},f))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*st}px`}}),e.rows.slice(i,a).map((u,f)=>{let l=i+f;return c("tr",{"aria-rowindex":l+2,class:t.includes(l)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(l),onClick:()=>o(l),children:c(O,{token:u,length:30})})}),e.columns.map((h,p)=>{let d=l*e.columns.length+p;return c("td",{children:e.blocked?.[d]?c("i",{class:"blocked",children:"blocked"}):A(e.weights[d],2)},p)})]},l)}),a<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-a)*st}px`}})]})]})})}var Ln={usual:14,presented:20};function Pn({example:e,selection:t,theme:n,send:o}){let r=N(null),[s,i]=P(Qe),[a,u]=P(null),f={words:t.tokens==="words",muted:t.mute},l=D(()=>e.groups.map(x=>de(e,x,f)),[e,f.words,f.muted]),h=a&&Qo(e,a)?a:t,p=l.find(({group:x})=>x.kind===h.kind)??l[0],d=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",_=D(()=>d?lt(e,h):Ee(e,p,h,f.muted),[e,p,h.layer,h.head,d]),g=Math.max(0,e.steps.length-1),b=x=>M({step:Math.max(0,Math.min(x,g))}),y=En(t.step,g,b),m=s.looks?.side==="target"?s.looks.place:t.step;tn(r,{go:b,step:t.step,last:g,player:y,presenting:t.present}),hn(r),T(()=>tr(r.current,t.present),[t.present]);let v=Je(e,_,t.step),w=(y.playing||e.layout==="decoding")&&!e.encoderOnly,E={...Ze(_,s),step:m===t.step?v:Je(e,_,m),chosen:d?[]:t.rows,done:w&&v.length?v[0]+1:1/0};T(()=>nr(r.current,l,s),[l,s]);let q=xe((x,H)=>i(Vt(_,x,H)),[_]),L=x=>{let[{side:H,place:I}]=_.rowSpots[x];if(e.layout!=="heads")return H==="target"||e.encoderOnly?b(I):void 0;let $=t.rows.includes(x)?t.rows.filter(Nn=>Nn!==x):[...t.rows,x].slice(-Oe);return M({rows:$})},F=xe(x=>{u(null),M({...x,rows:[]})},[]),ue=l.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(sn,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(Cn,{example:e,frames:ue,open:t,layers:t.layers,roles:t.roles,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:F})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>M({present:!1}),children:"Back (Escape)"}),c("div",{class:"map-head",children:[c("h3",{class:a?"peeked":"",children:_.title}),c(an,{example:e,selection:t})]}),t.view==="lines"?c(gn,{map:_,lit:E,theme:n,onPoint:q,onPress:L}):t.view==="table"?c(An,{map:_,chosen:t.rows,caption:_.caption,onPress:L}):c(_n,{map:_,lit:E,theme:n,caption:_.caption,letters:t.present?Ln.presented:Ln.usual,onPoint:q,onPress:L}),c(Jo,{map:_,lit:E}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),_.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),z.includes(h.head)||d?null:c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:E.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),E.chosen.length>0&&!a&&c(en,{map:_,rows:E.chosen,colours:n.lines,onDrop:L})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(On,{step:t.step,last:g,player:y,go:b}),c(Xo,{example:e,frames:l,open:h,step:m,pointed:s,theme:n,player:y,onPoint:i,go:b}),e.steps[m]&&c(yn,{example:e,step:e.steps[m],onForce:e.forceable?x=>(y.pause(),o("forced",{step:m,token:x})):void 0}),m===g&&e.reason&&c("p",{class:"stop",children:e.reason})]}),e.cards&&c(Xt,{card:Zo(e,h),heading:e.cards.heading,note:e.cards.note})]})}function Qo({groups:e},{kind:t,layer:n,head:o}){let r=e.find(s=>s.kind===t);return r!==void 0&&n<r.layers&&U(r).includes(o)}function Zo({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function Jo({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];if(n>=0&&o>=0){let r=n*e.columns.length+o,s=e.blocked?.[r]?"is blocked from":"looks at";return c("p",{class:"read-out","aria-live":"polite",children:[c(O,{token:e.rows[n],length:30})," ",s," ",c(O,{token:e.columns[o]}),!e.blocked?.[r]&&c("b",{children:[" ",A(e.weights[r],2)]})]})}return c("p",{class:"read-out",children:e.caption})}function Xo({example:e,open:t,step:n,pointed:o,theme:r,player:s,onPoint:i,go:a}){let u=D(()=>er(e,t,n,o,s.playing),[e,t.layer,t.head,n,o,s.playing]),f=["mean","max","rollout"].includes(t.head)?t.head:`head ${t.head}`,l=p=>d=>i(d<0?Qe:Gt(e,p,d)),h=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(R,{children:[c(rt,{title:e.encoderOnly?"Tokens":"Source",note:u.asked?"pointed at":`lit by ${h[0]}, layer ${t.layer+1}, ${f}`,chips:u.source,reveal:u.strongest,theme:r,onPoint:l("source"),onPress:e.encoderOnly?a:void 0}),!e.encoderOnly&&c(rt,{title:"Target so far",note:u.asked?`how much each looks at \u201C${Q(u.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:u.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:p=>a(Math.max(0,p-1))})]})}function er(e,t,n,o,r){let s=_=>{let g=e.groups.find(b=>b.kind===_);return g&&Ee(e,de(e,g,{words:!1,muted:!1}),t,!1)},i=s(e.encoderOnly?"encoder":"cross"),a=e.encoderOnly?void 0:s("decoder"),u=(_,g)=>_?_.weights.subarray(g*_.columns.length,(g+1)*_.columns.length):[],f=[...u(i,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&i&&!e.encoderOnly?o.lookedAt.place:-1,h=l<0?[...u(a,n)]:[],p=e.source.map((_,g)=>({token:_,weight:l<0?f[g]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),d=e.target.map((_,g)=>{let b=r&&g>n+1,y=g>0&&e.steps[g-1]?.forced,m=l>=0?i&&g>0?i.weights[(g-1)*i.columns.length+l]:null:g<=n?h[g]??null:null,v=g===n+1;return{token:_,weight:v&&l<0?null:m,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:b?"later":v&&l<0?"written":y?"forced":"",note:v&&l<0?y?"forced":"written":void 0}});return{source:p,target:d,asked:l<0?"":e.source[l],strongest:f.indexOf(Math.max(...f))}}function tr(e,t){!e||t===e.matches(":popover-open")||(e.popover=t?"manual":null,t&&e.showPopover())}function nr(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:i}=Ze(o,n),a=([p=-1],d)=>p<0?["-10","0"]:[String(p/d),String(1/d)],[[u,f],[l,h]]=[a(s,o.rows.length),a(i,o.columns.length)];for(let[p,d]of Object.entries({top:u,high:f,left:l,wide:h}))r.style.setProperty(`--${p}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",i.length>0)}}var $n=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Rn=new WeakMap;function rr({data:e,parentElement:t,setTriggerValue:n}){let o=ar(t),r=Rn.get(o),s=r?.bytes===e?r.example:Kt(e);return Rn.set(o,{bytes:e,example:s}),we(c(sr,{example:s,theme:Wt(o),send:n}),o),()=>{we(null,o),o.remove()}}function sr({example:e,theme:t,send:n}){let[o,r]=P(Le);return ie(()=>{let s=()=>r(Le());return s(),yt(s)},[]),c(Pn,{example:e,theme:t,send:n,selection:dt(o,e)})}function ar(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:$n}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{In as follow,rr as stage};
