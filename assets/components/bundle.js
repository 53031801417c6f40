var H=["mean","max","rollout"];function Y(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((h,p)=>p),i=a.filter(h=>!r.columnPieces[h].every(p=>s.has(p))),l=i.length?i:a,{rows:f}=r,u=r.blocked&&pt(r.blocked,f.length,r.columns.length,l,new Uint8Array(f.length*l.length));return{group:t,axes:r,kept:l,rows:f,columns:l.map(h=>r.columns[h]),blocked:u,rowSpots:ft(r.rowPieces,t.looks),columnSpots:l.map(h=>ft([r.columnPieces[h]],t.lookedAt)[0])}}var ft=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function pt(e,t,n,o,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=e[s*n+o[i]];return r}function D(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...H]}function ne(e,t,n,o){let{group:r}=t;if(o==="rollout")return Le(e,t,n,r.heads);if(!H.includes(o))return Le(e,t,n,Number(o)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Le(e,t,n,a);for(let l=0;l<s.length;l+=1)o==="mean"?s[l]+=i[l]/r.heads:i[l]>s[l]&&(s[l]=i[l])}return s}function Le(e,{group:t,axes:n,rows:o,columns:r,kept:s},a,i){let l=o.length*n.columns.length,f=(a*(t.heads+1)+i)*l,u=pt(n.weights.subarray(f,f+l),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),h=r.length;for(let p=0;p<o.length;p+=1){let d=15259021896696422e-21;if(h<n.columns.length){let m=0;for(let g=0;g<h;g+=1)m+=u[p*h+g];d=m>=e.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)u[p*h+m]*=d}return u}function _e(e,t,{layer:n,head:o},r){let{group:s,axes:a}=t,i=H.indexOf(o),l=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:ne(e,t,n,o),title:`${s.title}, layer ${n+1}, ${l}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function ht(e,{layer:t,head:n}){let o=e.steps.map(({reads:h})=>h),[r,s]=[e.source.length,[...e.source,...o]],a=s.length,i=s.map((h,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),l=new Float32Array(a*a),f=new Uint8Array(a*a).fill(1);for(let h of e.groups){let p=Y(e,h,{words:!1,muted:!1}),d=ne(e,p,t,n),[m,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<p.rows.length;b+=1)for(let _=0;_<p.columns.length;_+=1,y+=1){let v=(m+b)*a+g+_;f[v]=p.blocked?.[y]??0,l[v]=f[v]?0:d[y]}}let u=H.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,blocked:f,border:r,title:`All attention, layer ${t+1}, ${u}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ae=6,$e={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function gt(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:mt(e.layer,n.layers),head:D(n).includes(e.head)?e.head:"1",step:mt(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Ae),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var mt=(e,t)=>Math.max(0,Math.min(e,t-1)),_t={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function yt(e,t,n){let o=new URLSearchParams(e);for(let r of Object.keys(_t)){let[s,a]=_t[r];if(o.delete(s),String(t[r])!==String(n[r]))for(let i of a(t[r]))o.append(s,i)}return o.toString()}var bt=250,oe=0,Q=$e,vt=$e,re=0,Pe=null,ge=new Set,Re=()=>Q;function L(e){if(!Object.entries(e).every(([t,n])=>String(Q[t])===String(n))){Q={...Q,...e},oe+=1,xt(),clearTimeout(re),re=window.setTimeout(wt,bt);for(let t of ge)t()}}function wt(){clearTimeout(re),re&&Pe?.({turn:oe,selection:Q}),re=0}function kt(e,t){if(Pe=t,vt=e.usual,e.turn>oe||oe===0&&e.turn===0){oe=e.turn,Q=e.selection;for(let n of ge)n()}else e.turn<oe&&(re||=window.setTimeout(wt,bt));xt()}function xt(){let e=yt(location.search,Q,vt),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function St(e){return ge.add(e),()=>{ge.delete(e)}}var po="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(po))&&(Pe=null),{capture:!0});function ho({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),kt(e,s=>n("chosen",s))}function Mt(e,t){let n=t.width?t.usual*(e.width-4)/t.width:t.usual,o=Math.floor(2*Math.min(t.usual,n,e.height/1.1))/2;return o>=9.5?o:0}var Et=new WeakMap;function Ct(){let e=0,t=()=>e||=requestAnimationFrame(()=>(e=0,document.querySelectorAll(".js-plotly-plot").forEach(mo)));new MutationObserver(t).observe(document.body,{childList:!0,subtree:!0}),t()}function mo(e){let t=e,n=[...t.querySelectorAll(".heatmap-label text")].filter(f=>f instanceof SVGTextElement);if(!n.length||!t._fullLayout)return;let[o,r]=[t._fullLayout.xaxis,t._fullLayout.yaxis].map(({_length:f,range:[u,h]})=>f/Math.abs(h-u)),s=n.reduce((f,u)=>(u.textContent??"").length>(f.textContent??"").length?u:f),a=[o,r,n.length,s.textContent].join();if(Et.get(t)===a)return;t.style.removeProperty("--in-cells"),delete t.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=Mt({width:o,height:r},{usual:i,width:s.getComputedTextLength()});Et.set(t,a),t.dataset.numbers=l?"fitted":"none",t.style.setProperty("--in-cells",`${l}px`)}var Ne="[data-testid=stSidebar]",Tt=!1;function _o({parentElement:e}){let t=e instanceof ShadowRoot?e.host:e,n=t.closest("[data-testid=stElementContainer]")??t;n instanceof HTMLElement&&(n.style.display="none"),!Tt&&(Tt=!0,Ct(),document.addEventListener("click",({target:o})=>{o instanceof Element&&o.closest(`${Ne} a[href]`)&&setTimeout(go)}))}function go(){let e=document.querySelector(`${Ne} [data-testid=stSidebarCollapseButton] button, ${Ne} button[kind=headerNoPadding]`);e instanceof HTMLElement&&e.click()}var k,At,yo,j,He,we,$t,be,Pt,ze,Ie,bo,ue=Symbol.for("pv"),ke={},xe=[],vo=/^m(i|n|o|s|text|space)$/,Se=Array.isArray,Fe=xe.slice,J=Object.assign;function Z(e){e&&e.parentNode&&e.remove()}function qe(e,t,n){var o,r,s,a={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?Fe.call(arguments,2):n),le(e,a,o,r,null)}function le(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ue,__v:r||++At,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function E(e){return e.children}function B(e,t){this.props=e,this.context=t,this.__g=0}function W(e,t){if(t==null)return e.__&&W(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:W(e)}function wo(e){var t,n=e.__v,o=n.__e,r=[],s=[],a=e.__P;a&&((t=J({constructor:ue},n)).__v=n.__v+1,k.vnode&&k.vnode(t),De(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||W(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ft(r,t,s),n.__=n.__e=null,t.__e!=o&&Rt(t))}function Rt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Rt(e)}function Ot(e){(8&e.__g||(e.__g|=8,j.push(e),we++))&&He==k.debounceRendering||((He=k.debounceRendering)||queueMicrotask)(Nt)}function Nt(){try{for(var e,t=1;j.length;)j.length>t&&j.sort($t),e=j.shift(),t=j.length,8&e.__g&&wo(e)}finally{(we=j.length)&&(He||queueMicrotask)(Nt)}}function Ht(e,t,n,o,r,s,a,i,l,f,u){var h,p,d,m,g,b,y=o.__k||xe,_=t.length;for(l=ko(n,t,y,l,_),h=0;h<_;h++)(d=n.__k[h])!=null&&(p=~d.__i&&y[d.__i]||ke,d.__i=h,b=De(e,d,p,r,s,a,i,l,f,u),m=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&je(p.ref,null,d,p),d.ref&&u.push(d.ref,d.__c||m,d)),g=g||m,4&d.__u?(l=It(d,l,e,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&b!==void 0?l=b:m&&(l=m.nextSibling),d.__u&=-21);return n.__e=g,l}function ko(e,t,n,o,r){var s,a,i,l,f,u,h,p,d,m=n.length,g=m,b=0,y=0,_=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=le(null,a):Se(a)?a=_[s]=le(E,{children:a}):a.constructor===ue&&a.__b?a=_[s]=le(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,l=s+b,a.__=e,a.__b=e.__b+1,i=null,~(f=a.__i=xo(a,n,l,g))&&(g--,(i=n[f])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,f==l-1?b--:f==l+1?b++:f!=l&&(f>l?b--:b++,y=1)):(~f||(r>m?b--:r<m&&b++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(y){for(u=[],h=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(b=0,p=u.length;b<p;)u[d=b+p>>1]<a.__i?b=d+1:p=d;u[b]=a.__i,h[s]=b+1}for(b=u.length;s--;)h[s]&&(h[s]==b?b--:_[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=W(i)),Be(i,i));return o}function It(e,t,n,o){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=It(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=W(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ue(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(Se(e)?e.some(function(n){Ue(n,t)}):t.push(e)),t}function xo(e,t,n,o){var r,s=e.key,a=e.type,i=t[n],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return n;if(o>(l?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Lt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ye(e,t,n,o,r){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Lt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Lt(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Ie[t]||(Ie[t]=So(t)),(e.__a||(e.__a={}))[t]=ze,s=t!=(t=t.replace(Pt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function So(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[be]==null)t[be]=ze++;else if(t[be]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function De(e,t,n,o,r,s,a,i,l,f){var u,h,p,d,m,g,b,y,_,v,w,M,F,I,R,te,q,U,x=t.type;if(t.constructor!==ue)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(t.__u|=l,h=s=[],u.nodeType==8?i=ve(u,s):s.push(u),i=s[0]||i),(u=k.__b)&&u(t);e:if(typeof x=="function"){p=a.length;try{if(y=t.props,_=(u=x.prototype)&&u.render,v=(u=x.contextType)&&o[u.__c],w=u?v?v.props.value:u.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(_?t.__c=d=new x(y,w):(t.__c=d=new B(y,w),d.constructor=x,d.render=Eo),v&&v.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),x.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=J({},d.__s)),J(d.__s,x.getDerivedStateFromProps(y,d.__s)))),m=d.props,g=d.state,d.__v=t,n.__c){if(y!==m&&_&&!x.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,w),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,w)===!1){t.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(N){N&&(N.__=t)}),xe.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),i=W(n);break e}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,w),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,g,b)})}else _&&!x.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=w,d.props=y,d.__P=e,d.__g&=-5,M=k.__r,F=_?25:0;do d.__g&=-9,M&&M(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++F<25);_&&(xe.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=J({},o,d.getChildContext())),_&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(m,g)),I=u&&u.type===E&&u.key==null?u.props.children:u,y.__P&&(u=i,r=(e=y.__P).namespaceURI,l=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(N){N&&Be(N,N)}),n.__k=null),i=n.__k?W(n,0):null),i=Ht(e,Se(I)?I:[I],t,n,o,r,s,a,i,l,f),y.__P&&(t.__e=null,i=u),t.__u&=-161,h&&h.some(Z),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(N){if(a.length=p,t.__v=null,l||s)if(N&&N.then){if(t.__u|=128|l,s){for(~(q=s.indexOf(i||void 0))||(q=s.length);(U=s[q-1])&&U.nodeType==8;)q--;for(;q<s.length;q++)if(U=s[q])if(s[q]=null,R){if(U==te)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(te=ve(R=U))}}if(!R){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;R=i}(u=ve(R=t.__c.__z||(t.__c.__z=R)))?(t.__e=R,i=u):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Z);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),N&&N.then||zt(t),k.__e(N,t,n)}}else i=t.__e=Mo(n.__e,t,n,o,r,s,a,l,f,e);return(u=k.diffed)&&u(t),i}function ve(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(zt))}function Ft(e,t,n){for(var o=0;o<n.length;)je(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function Mo(e,t,n,o,r,s,a,i,l,f){var u,h,p,d,m,g,b,y,_=n.props||ke,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(w?m.localName==w:m.nodeType==3)){e=m,s[u]=null;break}}if(!e){if(y=f.ownerDocument||document,!w)return y.createTextNode(v);e=y.createElementNS(r,w,v.is?v:f),i&&(k.__m&&k.__m(t,s),i=!1),s=null}if(w){if(f=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&Fe.call(f.childNodes),!i&&s)for(_={},u=0;u<e.attributes.length;u++)_[(m=e.attributes[u]).name]=m.value;for(u in _)m=_[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in v||ye(e,u,null,m,r);for(u in v)m=v[u],u=="children"?d=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?g=m:u=="checked"?b=m:i&&typeof m!="function"||_[u]===m||ye(e,u,m,_[u],r);h?(i||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(p&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&vo.test(w))&&(r="http://www.w3.org/1999/xhtml"),Ht(f,Se(d)?d:[d],t,n,o,r,s,a,s?s[0]:n.__k&&W(n,0),i,l),s&&s.some(Z)),i&&w!="textarea"||(u="value",w=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&(w!="progress"||g)||ye(e,u,g,_[u],r),u="checked",b!=null&&b!=e[u]&&ye(e,u,b,_[u],r))}else _===v||i&&e.data==v||(e.data=v);return e}function je(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,n)}}function Be(e,t,n){var o,r,s,a;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||je(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){k.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&Be(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ve(o,s=[]))&&(o==e.__e&&s.some(Z),Z(r),Z(o)),n||Z(e.__e),e.__e=e.__c=e.__=null}function Eo(e,t,n){return this.constructor(e,n)}function X(e,t){var n,o,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=le(E,{children:[e]}),r=[],s=[],De(t,t.__k,o||ke,ke,t.namespaceURI,o?null:t.firstChild?Fe.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ft(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw we=0,e}},At=0,yo=function(e){return e!=null&&e.constructor===ue},B.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=J({},this.state)),typeof e=="function"&&(e=e(J({},n),this.props)),e&&(J(n,e),this.__v&&(t&&this.__k.push(t),Ot(this)))},B.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ot(this))},B.prototype.render=E,j=[],we=0,$t=function(e,t){return e.__v.__b-t.__v.__b},be=Symbol(),Pt=/(PointerCapture)$|Capture$/i,ze=0,Ie={},bo=0;var se,A,We,qt,Ve=Object.is,fe=0,Yt=[],Ke=[],C=k,Ut=C.__b,Dt=C.__r,jt=C.diffed,Bt=C.__c,Wt=C.unmount,Vt=C.__;function Me(e,t){C.__h&&C.__h(A,e,fe||t),fe=0;var n=A.__H||(A.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function T(e){return fe=1,Qt(Zt,e)}function Qt(e,t,n){var o=Me(se++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Zt(void 0,t),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);Ve(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=A,!A.__f)){A.__f=!0;var r=A.shouldComponentUpdate;A.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var f=!1,u=this.props!=s;if(l.__.some(function(p){p.__N&&(f=!0,Ve(p.__[0],p.__N[0])||(u=!0))}),r){var h=r.call(this,s,a,i);return f?h||u:h}return!f||u}}return o.__}function V(e,t){var n=Me(se++,3);!C.__s&&Ye(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,A.__H.__h.push(n))}function $(e,t){var n=Me(se++,4);!C.__s&&Ye(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,A.__h.push(n))}function P(e){return fe=5,z(function(){return{current:e}},[])}function z(e,t){var n=Me(se++,7);return Ye(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function pe(e,t){return fe=8,z(function(){return e},t)}function Co(){var e;do{for(;e=Ke.shift();)try{de(e)}catch(n){C.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Yt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(de),t.__h.some(Ge),t.__h=[]}catch(n){t.__h=[],C.__e(n,e.__v)}}}while(Ke.length)}C.__b=function(e){A=null,Ut&&Ut(e)},C.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Vt&&Vt(e,t)},C.__r=function(e){Dt&&Dt(e),se=0;var t=(A=e.__c).__H;t&&(We==A?A.__h=[]:(t.__h.some(de),t.__h.some(Ge),se=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),We=A},C.diffed=function(e){jt&&jt(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Gt(Yt.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),We=A=null},C.__c=function(e,t){t.some(function(n){try{n.__h.some(de),n.__h=n.__h.filter(function(o){return!o.__||Ge(o)})}catch(o){n.__h=[function(){throw o}]}}),Bt&&Bt(e,t)},C.unmount=function(e){Wt&&Wt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Gt(Ke.push(r))}else de(r)}catch(s){t=s}}),o.__H=void 0,t&&C.__e(t,o.__v))};var Kt=typeof requestAnimationFrame=="function";function To(e){var t,n=function(){clearTimeout(o),Kt&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Kt&&(t=requestAnimationFrame(n))}function Gt(e){e!=1&&qt==C.requestAnimationFrame||((qt=C.requestAnimationFrame)||To)(Co)}function de(e){var t=A,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),A=t}function Ge(e){var t=A;e.__c=e.__(),A=t}function Ye(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ve(n,e[o])})}function Zt(e,t){return typeof t=="function"?t(e):t}function Jt(e,t){let n=t.toLowerCase().split(/\s+/).filter(Boolean),o=s=>n.every(a=>s.toLowerCase().includes(a)),r=e.filter(({names:s})=>o(s.join(" ")));return[...r,...e.filter(s=>!r.includes(s)&&o(`${s.names.join(" ")} ${s.text}`))]}var Xt=`.glossary {
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
`;var Lo=Symbol.for("pv"),Ao=0;function c(e,t,n,o,r,s){t||(t={});var a,i,l=t;if("ref"in l&&typeof e!="function")for(i in l={},t)i=="ref"?a=t[i]:l[i]=t[i];var f={type:e,props:l,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Lo,__v:--Ao,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),k.vnode&&k.vnode(f),f}function $o({data:e,parentElement:t}){let n=t.querySelector(".glossary"),o=n??Object.assign(document.createElement("div"),{className:"glossary"});return n||t.append(Object.assign(document.createElement("style"),{textContent:Xt}),o),X(c(Ro,{terms:e.terms}),o),()=>{X(null,o),o.remove();let{activeElement:r}=document;(!r||r===document.body)&&Po()}}function Po(){let e=document.querySelector(".st-key-glossary button");e instanceof HTMLElement&&e.focus({preventScroll:!0})}function Ro({terms:e}){let[t,n]=T(""),o=P(null);$(()=>{let s=requestAnimationFrame(()=>o.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Jt(e,t);return c(E,{children:[c("input",{ref:o,type:"search","aria-label":"Search the glossary",placeholder:`Search ${e.length} terms`,value:t,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>n(s.value)}),c("p",{class:"count",role:"status",children:t.trim()&&(r.length?`${r.length} of ${e.length} terms`:`No term has \u201C${t.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var en=[255,255,255],tn=[0,0,0],No,on=()=>No??=document.createElement("canvas").getContext("2d");function Qe(e){let t=on();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Ee=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),K=e=>`rgb(${e.join(",")})`;function Ze(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function nn(e,t){let[n,o]=[Ze(e),Ze(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Ho(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Ee(e[r],e[r+1],o-r)})}function rn(e){let t=getComputedStyle(e),n=u=>t.getPropertyValue(`--st-${u}`).trim(),[o,r]=[Qe(n("text-color")),Qe(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...l]=n("chart-categorical-colors").split(","),f=Ho(s.map(Qe));return{text:K(o),quiet:K(Ee(r,o,.72)),ground:K(r),primary:n("primary-color"),query:a,key:i,lines:l,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:K(Ee(r,o,.09)),hatchLine:K(Ee(r,o,.3)),scale:f.map(K),ink:f.map(u=>nn(u,en)>=nn(u,tn)?K(en):K(tn)),pixels:Uint32Array.from(f,([u,h,p])=>4278190080|p<<16|h<<8|u),ramp:`linear-gradient(to right, ${s})`,dark:Ze(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function Je(e,t){let n=on();return n.font=t,n.measureText(e).width}var sn="$array",Io={uint8:Uint8Array,uint16:Uint16Array};function an(e){let t=e.byteOffset%8?e.slice():e,o=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,o)),(r,s)=>{if(!s?.[sn])return s;let{[sn]:a,at:i,size:l}=s;return new Io[a](t.buffer,t.byteOffset+o+i,l)})}var Ce={looks:null,lookedAt:null};function cn({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function ln(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function et({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:Xe(e,n),columns:Xe(t,o)}}function tt({encoderOnly:e},{rowSpots:t},n){return Xe(t,{side:e?"source":"target",place:n})}function Xe(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}function un({card:e,heading:t,note:n}){return c("section",{class:"card",children:[e.said.map(o=>c("p",{children:o},o)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(o=>c("th",{scope:"col",children:o},o))})}),c("tbody",{children:e.columns.map(([o,...r])=>c("tr",{children:[c("th",{scope:"row",children:o}),r.map((s,a)=>c("td",{children:s},a))]},o))})]})}),e.columns.length>0&&c("p",{class:"note",children:n})]})}function dn(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+zo(Number(r))+(s?`.${s}`:"")}function zo(e){return e.toLocaleString("en")}function O(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?O(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}function fn(e){return e>=.005?(e*100).toFixed(0):""}var Fo=/[\u202A-\u202E\u2066-\u2069]/g,qo=/(\p{M}{4})\p{M}+/gu,Uo=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Do={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},jo=new Intl.Segmenter(void 0,{granularity:"grapheme"}),pn=14;function nt(e){let t=e.replace(Fo,"").replace(qo,"$1");return/^\s+$/.test(t)?[...t].map(n=>Do[n]??"\u2423").join(""):t||"\u2205"}function ee(e,t=pn){let n=nt(e);if(n.length<=t)return n;let o=[...jo.segment(n)];return o.length<=t?n:o.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function Te(e,t=pn){return`\u2068${ee(e,t)}\u2069`}function hn(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Uo.test(t)?"rtl":"ltr"}function S({token:e,length:t,class:n=""}){return c("bdi",{class:`token ${n}`,title:nt(e),children:ee(e,t)})}var ot=30,mn=8,Bo=3;function _n({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];return n<0&&o<0?c("p",{class:"read-out",children:e.caption}):c("p",{class:"read-out",children:n>=0&&o>=0?Wo(e,n,o):n>=0?rt(e,n):Vo(e,o)})}function Wo(e,t,n){let o=t*e.columns.length+n,r=e.blocked?.[o];return c(E,{children:[c(S,{token:e.rows[t],length:ot})," ",r?"is blocked from":"looks at"," ",c(S,{token:e.columns[n]}),!r&&c("b",{children:[" ",O(e.weights[o],2)]})]})}function rt(e,t){let n=e.columns.length,o=gn(e.columns.map((r,s)=>({label:r,weight:e.weights[t*n+s]})));return c(E,{children:[c(S,{token:e.rows[t],length:ot})," looks at ",o.length?yn(o):"nothing here","."]})}function Vo(e,t){let n=e.columns.length,o=gn(e.rows.map((r,s)=>({label:r,weight:e.weights[s*n+t]})));return c(E,{children:[c(S,{token:e.columns[t]})," is looked at most by ",o.length?yn(o):"no token","."]})}var gn=e=>e.filter(({weight:t})=>t>0).sort((t,n)=>n.weight-t.weight).slice(0,Bo),yn=e=>e.map(({label:t,weight:n},o)=>c("span",{children:[o?", ":"",c(S,{token:t,length:ot})," (",O(n),")"]},o));function bn({example:e,step:t,open:n}){let{reads:o,writes:r,probability:s,forced:a}=e.steps[t],i=e.groups.find(({kind:d})=>d===(e.encoderOnly?"encoder":"cross"));if(!i)return null;let l=Y(e,i,{words:!1,muted:!1}),f=l.columns.length,u=ne(e,l,n.layer,n.head).subarray(t*f,(t+1)*f),h=u.indexOf(Math.max(...u)),p=e.target.slice(Math.max(0,t+1-mn),t+1);return c("p",{class:"sentence",children:[e.encoderOnly?c(E,{children:["At ",c(S,{token:o})]}):c(E,{children:["Has read ",t+1>mn&&"\u2026 ",p.map((d,m)=>[m?" ":"",c(S,{token:d},m)])]}),", looks at ",c("b",{children:c(S,{token:e.source[h]})})," (",O(u[h]),"), ",a?"is made to write":"writes"," ",c("b",{children:c(S,{token:r})})," (",O(s,1),")."]})}function vn({map:e,rows:t,colours:n,onDrop:o}){let r=e.columns.length,s=(i,l)=>e.weights[i*r+l],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(l=>s(l,i)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",O(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,l)=>c("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[c("i",{class:"swatch",style:{background:n[l]}})," ",i+1," ",c(S,{token:e.rows[i],length:30})," \u2715"]},i))}),t.map(i=>c("p",{class:"note",children:rt(e,i)},i)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:e.columns.map((i,l)=>c("div",{class:"bars-of",title:t.map(f=>O(s(f,l),2)).join(", "),children:[c("div",{class:"columns",children:t.map((f,u)=>c("span",{style:{height:`${s(f,l)*100}%`,background:n[u]}},f))}),c(S,{token:i,length:8})]},l))})]})}function wn(e,{go:t,step:n,last:o,player:r,presenting:s}){$(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=e.current,f=document.activeElement?.matches("body, main")??!0,u=f&&Qo(l),h=Go(l,i)||s&&f,p={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},d={...p,Home:()=>t(0),End:()=>t(o),ArrowUp:()=>t(n-1),ArrowDown:()=>t(n+1),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},m=u||s||h,g=(h?d:u?p:{})[i.key]??(m&&!Yo(i)?Ko(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Ko(e,t,n){if(e==="Escape")return n?()=>L({present:!1}):void 0;if(!he())return;let o=e.toLowerCase();return o==="f"?()=>L({present:!n}):o==="b"&&n?()=>{t.classList.toggle("blank")}:void 0}var kn="attention-lab-letter-keys",he=()=>localStorage.getItem(kn)!=="off";function xn(){localStorage.setItem(kn,he()?"off":"on")}function Go(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function Yo(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Qo(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}function ie({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),n.map(([s,a])=>c("label",{class:s===o?"on":"",children:[c("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var Sn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Mn({example:e,selection:t}){let n=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(ie,{label:"Attention",options:e.groups.map(({kind:r})=>[r,Sn[r]]),value:t.kind,onChoose:r=>L({kind:r,rows:[]})}),c(ie,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>L({layer:Number(r)-1})}),c(ie,{label:"Head",isNamed:!0,options:D(n).map(r=>[r,r]),value:t.head,onChoose:r=>L({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(ie,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>L({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>L({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(Xo,{example:e,selection:t,layers:o}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>L({present:!0}),children:"Present"}),c(Zo,{})]})]})}function Zo(){let[e,t]=T(he);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>(xn(),t(he())),children:"Keys F, B"})}function En({example:e,selection:t}){return c(ie,{label:"View",options:Jo(e),value:t.view,onChoose:n=>L({view:n})})}function Jo({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(o=>[o,o])}function Xo({example:e,selection:t,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(l=>l!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,l,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([u,h])=>c("button",{type:"button","aria-pressed":l.includes(u),onClick:()=>f(o(l,u)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,Sn[a]]),t.kinds,a=>L({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),t.layers,a=>L({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>L({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>L({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Tn=1.2,er=9;function st(e,t,n,o,r=document.createElement("canvas")){(r.width!==n||r.height!==t)&&Object.assign(r,{width:n,height:t});let s=r.getContext("2d"),a=s.createImageData(n,t),i=new Uint32Array(a.data.buffer);for(let l=0;l<i.length;l+=1)i[l]=o.pixels[Math.min(255,Math.round(e[l]*255))];return s.putImageData(a,0,0),r}function On(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,[r,s]=[e.rows,e.columns].map(y=>y.map(_=>Te(_))),i=(y=>Math.ceil(Math.max(...y.map(_=>Je(_,o)))))(r)+10,l=Math.min(t.cell,(t.width-i-3)/s.length),f=t.letters*Tn,u=s.map(y=>Je(y,o)),h=u.map(y=>y>Math.max(l,f)-2&&y>t.letters*1.1),p=Math.ceil(Math.max(f,...u.filter((y,_)=>h[_])))+8,d=Math.min(t.cell,l*1.4,(t.height-p-3)/r.length);l=Math.min(l,d*1.8),[l,d]=[l,d].map(y=>y>=4?Math.floor(y):y);let[m,g]=[i+s.length*l+3,p+r.length*d+3].map(Math.ceil),b=Math.min(t.letters,Math.floor(d*.62),Math.floor((l-4)/1.9));return{left:i,top:p,cellWidth:l,cellHeight:d,width:m,height:g,rows:r,columns:s,turned:h,letters:t.letters,numbers:b>=12?b:0}}function Ln(e,t,n,o,r){tr(e,t,n,o,r),n.numbers&&nr(e,t,n,o,r),or(e,n,o,r),rr(e,n,o,r),sr(e,n,o,r)}function tr(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[l,f]=[t.rows.length,t.columns.length],[u,h]=[f*r,l*s];if(e.image(st(t.weights,l,f,i),n,o,u,h),t.blocked&&it(e,t.blocked,l,f,[n,o,u,h]),t.border&&(e.rect(n,o+t.border*s-1,u,2,{fill:i.quiet}),e.rect(n+t.border*r-1,o,2,h,{fill:i.quiet})),!(Math.min(r,s)<er)){for(let p=1;p<f;p+=1)e.rect(n+p*r-.5,o,1,h,{fill:i.ground});for(let p=1;p<l;p+=1)e.rect(n,o+p*s-.5,u,1,{fill:i.ground})}}function it(e,t,n,o,[r,s,a,i]){let l=u=>Math.round(r+u*a/o),f=u=>Math.round(s+u*i/n);for(let u=0;u<n;u+=1)for(let h=0;h<o;h+=1){let p=h;for(;p<o&&t[u*o+p];)p+=1;p>h&&e.hatch(l(h),f(u),l(p)-l(h),f(u+1)-f(u)),h=p}}function nr(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:f},u,h){for(let p=0;p<Math.min(o.length,u.done);p+=1)for(let d=0;d<r.length;d+=1){let m=t[p*r.length+d];if(n?.[p*r.length+d])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[b,y]=[s+(d+.5)*i,a+(p+.5)*l+1];e.text(fn(m),b,y,{fill:g,size:f,align:"center"})}}function or(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let f=[t,n+i*r,a.length*o,(s.length-i)*r];e.rect(...f,{fill:l.ground}),e.rect(...f,{fill:l.hatchGround,opacity:.5})}function rr(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,l){let f=(u,h)=>e.rect(t-1,n+u*r-1,a.length*o+2,r+2,{stroke:h,width:2.5});for(let u of i.chosen)f(u,l.query);for(let u of i.step)f(u,l.primary);for(let u of i.rows)f(u,l.query);for(let u of i.columns)e.rect(t+u*o-1,n-1,o+2,s.length*r+2,{stroke:l.key,width:2.5})}function sr(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:l},f,u){let h=[...f.rows,...f.step,...f.chosen];for(let p of Cn(s.length,r,l,h)){if(p>=f.done)break;let d=h.includes(p),m=f.rows.includes(p)||f.chosen.includes(p)?u.query:d?u.text:u.quiet;e.text(s[p],t-7,n+(p+.5)*r,{fill:m,size:l,bold:d,code:!0,align:"right"})}for(let p of Cn(a.length,o,l,f.columns)){let d=f.columns.includes(p),m=i[p]?"left":"center",[g,b]=[t+(p+.5)*o,n-(i[p]?6:3+l*.55)];e.text(a[p],g,b,{fill:d?u.key:u.quiet,size:l,bold:d,code:!0,align:m,turned:i[p]})}}function Cn(e,t,n,o){let r=n*Tn,s=Math.max(1,Math.ceil(r/t)),a=i=>o.some(l=>l!==i&&Math.abs(l-i)*t<r);return Array.from({length:e},(i,l)=>l).filter(i=>o.includes(i)||i%s===0&&!a(i))}function An({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[l,f]=[Math.floor((i-t)/o),Math.floor((a-e)/n)];return l>=r.length||f>=s.length||l<0&&f<0?null:{row:Math.max(-1,l),column:Math.max(-1,f)}}function ir({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function ae(e,t,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,n),i.imageSmoothingEnabled=!1;let l=({fill:f,stroke:u,width:h=1,opacity:p=1},d)=>{i.globalAlpha=p,f&&(i.fillStyle=f,i.fill(d)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:h}),i.stroke(d)),i.globalAlpha=1};return{rect(f,u,h,p,d){let m=new Path2D;m.rect(f,u,h,p),l(d,m)},text(f,u,h,p){i.save(),i.translate(u,h),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:ir(p,o),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(f,0,0),i.restore()},image:(f,u,h,p,d)=>i.drawImage(f,u,h,p,d),hatch(f,u,h,p){i.fillStyle=ar(i,o),i.fillRect(f,u,h,p)},path:(f,u)=>l(u,new Path2D(f))}}var $n=new Map;function ar(e,t){let n=$n.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return $n.set(t.signature,s),s}function ce(){let e=P(null),[t,n]=T({width:0,height:0});return $(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[e,t]}function Pn(e){$(()=>{let t=e.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=t.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||t.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(o);o();for(let s of[t,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}var G=e=>e instanceof PointerEvent&&e.pointerType==="touch";function Rn({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=P(null),l=P(""),[f,u]=ce(),h=z(()=>u.width?On(e,{...u,cell:64,letters:o},n):null,[e.rows,e.columns,u,o,n]);$(()=>{!h||!i.current||Ln(ae(i.current,h.width,h.height,n),e,h,t,n)},[h,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let p=({offsetX:d,offsetY:m})=>h&&An(h,d,m);return c("div",{class:"large-map",ref:f,children:[c("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:d=>{let m=p(d);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let m=p(d);if(!m||m.row<0)return;let g=t.rows.includes(m.row)&&(m.column<0||t.columns.includes(m.column));G(d)&&!(g&&l.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),l.current=`${m.row} ${m.column}`},onKeyDown:d=>h&&cr(d,h,t,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function cr(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],l=(p,d)=>Math.max(0,Math.min(p,d-1)),f=(p,d)=>r(l(a+p,t.length),l(i+d,n.length)),u={ArrowLeft:()=>f(0,-1),ArrowRight:()=>f(0,1),ArrowUp:()=>f(-1,0),ArrowDown:()=>f(i<0?0:1,0),Home:()=>f(0,-n.length),End:()=>f(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},h=o.rows.length+o.columns.length>0;!u[e.key]||e.key==="Escape"&&!h||(e.preventDefault(),e.stopPropagation(),u[e.key]())}var at=.02,lr=.005,Nn={least:20,most:30};function Hn({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=P(null),[a,i]=ce(),l=Math.max(e.rows.length,e.columns.length),f=Math.max(Nn.least,Math.min(Nn.most,Math.floor((i.height-30)/l))),[u,h]=[l*f,Math.max(60,Math.min(420,i.width*.36))],p=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;$(()=>{s.current&&i.width&&ur(s.current,e,{rows:p,columns:t.columns},{width:h,height:u,pitch:f},n)},[e,i,n,p.join(),t.columns.join()]);let d=(y,_)=>e.weights[y*e.columns.length+_],m=(y,_)=>e.blocked?.[y*e.columns.length+_]?"blocked":d(y,_)>=lr?O(d(y,_)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,b=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:y})=>y!=="touch"&&o(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${f}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((y,_)=>c("li",{children:c("button",{type:"button",class:(g<0?p.includes(_):d(_,g)>=at)?"lit":"","aria-pressed":t.chosen.includes(_),onPointerEnter:({pointerType:v})=>v!=="touch"&&o(_,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&o(_,-1),onClick:v=>G(v)&&!t.rows.includes(_)?o(_,-1):r(_),children:[c("span",{class:"number",children:g<0?"":m(_,g)}),c("span",{children:b(y).map((v,w)=>[w?" \u2192 ":"",c(S,{token:v,length:10},w)])})]})},_))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((y,_)=>{let v=p.length===1&&g<0?d(p[0],_):0,w=t.columns.includes(_)||v>=at;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:M})=>M!=="touch"&&o(-1,_),onFocus:({currentTarget:M})=>M.matches(":focus-visible")&&o(-1,_),onClick:()=>o(-1,_),children:[c(S,{token:y}),c("span",{class:"number",children:p.length===1&&g<0?m(p[0],_):""})]})},_)})})]})]})}function ur(e,t,n,{width:o,height:r,pitch:s},a){let i=ae(e,o,r,a),l=t.columns.length,f=[];for(let p=0;p<t.weights.length;p+=1)t.weights[p]>=at&&f.push({row:Math.floor(p/l),column:p%l,weight:t.weights[p]});let u=({row:p,column:d})=>n.columns.length?n.columns.includes(d):n.rows.includes(p),h=n.rows.length+n.columns.length>0;f.sort((p,d)=>p.weight-d.weight);for(let p of h?[!1,!0]:[!1])for(let d of f){if(u(d)!==p)continue;let m=b=>(b+.5)*s,g=a.scale[Math.round(d.weight*255)];i.path(`M0 ${m(d.row)}L${o} ${m(d.column)}`,{stroke:g,width:p?4:2,opacity:h&&!p?.25:1})}}function In({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>ee(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",dn(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>c(dr,{example:e,step:t,onForce:n,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(zn,{share:t.others}),c("span",{class:"probability",children:O(t.others,1)}),c("span",{class:"tag"})]})]}),n&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function dr({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===t.writes,l=r&&!i&&s!==e.neverForced,f=c(E,{children:[c(S,{token:s,class:"name"}),c(zn,{share:a,drawn:o}),c("span",{class:"probability",children:[O(a,1),o!==void 0&&c("i",{class:"drawn",children:O(o,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${Te(s)} instead`:"",onClick:()=>l&&r(s),children:f}):c("div",{class:u,children:f})}function zn({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var Fn=Object.assign;function hr(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var mr=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Dn(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:hr(this.props,r)}function o(r){return this.shouldComponentUpdate=n,qe(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var _r=Symbol.for("react.element"),gr=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,yr=/[A-Z0-9]/g,br=typeof document<"u";var vr=function(e){return/fil|che|rad/.test(e)};B.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(B.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var qn=k.event;k.event=function(e){return qn&&(e=qn(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var wr={configurable:!0,get:function(){return this.class}},Un=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var l in r){var f=r[l];if(!(l=="value"&&"defaultValue"in r&&f==null||br&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&f&&f.constructor==Object){var u=void 0;for(var h in f)typeof f[h]!="number"||mr.test(h)||(u||(u=f=Fn({},f)),f[h]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&f===!0)f="";else if(l=="translate"&&f==="no")f=!1;else if(l[0]=="o"&&l[1]=="n"){var p=l.toLowerCase();p=="ondoubleclick"?l="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||vr(r.type)?p=="onfocus"?l="onfocusin":p=="onblur"&&(l="onfocusout"):p=l="oninput",p=="oninput"&&a[l=p]&&(l="oninputCapture")}else i&&gr.test(l)?l=l.replace(yr,"-$&").toLowerCase():f===null&&(f=void 0);a[l]=f}}if(s=="select"){var d=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;d!=null&&(a.value=Ue(r.children).forEach(function(m){m.props.selected=a.multiple?d.indexOf(m.props.value)!=-1:d==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",wr)):r.className&&(a.class=a.className=r.className),o.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=Fn({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=_r,Un&&Un(e)};var kr=480,ct={short:24,long:60},xr=8,jn={least:32,most:104};function Sr({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:f}){let[u,{width:h}]=ce(),p=t.map(d=>({frame:d,...Mr(d,o,r)})).filter(({places:d})=>d.length);return c("div",{class:`overview ${a?"besides":""}`,ref:u,onPointerLeave:({pointerType:d})=>d!=="touch"&&i(null),children:[!p.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),h>0&&p.map(({frame:d,heads:m,places:g})=>c(Er,{example:e,frame:d,heads:m,places:g,open:n,theme:s,onPeek:i,onOpen:l,onTap:f,label:h<kr?ct.short:ct.long,width:h},d.group.kind))]})}var Bn=Dn(Sr);function Mr({group:e},t,n){let o=(a,i)=>(!t.length||t.includes(a))&&(!n.length||!H.includes(i)&&n.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>D(e).map(l=>({kind:e.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:D(e).filter(a=>s.some(i=>i.head===a))}}function Er({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:f,onTap:u}){let{group:h}=t,p=a===ct.short,d=Math.floor(Math.max(jn.least,Math.min(jn.most,(i-a-12)/n.length-xr))),m=P(null),g=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),b={width:d,height:Math.round(d/g)};$(()=>{m.current&&Tr(m.current,e,t,o,b,s)},[e,t,o.length,d,s]);let y=[...new Set(o.map(({layer:v})=>v))],_=o.find(v=>Oe(v,r))??o[0];return c("section",{class:"group",children:[c("h2",{title:h.note,children:h.title}),!p&&c("p",{class:"note",children:h.note}),c("div",{class:"scroller",children:c("div",{class:p?"grid short":"grid",role:"grid","aria-label":h.title,ref:m,"data-kind":h.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${d}px)`},onKeyDown:Or,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),n.map(v=>c("span",{role:"columnheader",class:"column",children:p||H.includes(v)?v:`Head ${v}`},v))]}),y.map(v=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${v+1}`,children:[p?"L":"Layer ",v+1]}),n.map(w=>{let M=o.find(R=>R.layer===v&&R.head===w);if(!M)return c("span",{role:"gridcell"},w);let F=h.roles[v][Number(w)-1]??"",I=Oe(M,r);return c("span",{role:"gridcell",class:H.includes(w)?"cell summary":"cell",children:[c("button",{type:"button",class:I?"thumb open":"thumb",tabIndex:M===_?0:-1,"aria-current":I?"true":void 0,"aria-label":Cr(h.title,M,F),"data-place":`${v} ${w}`,onClick:R=>G(R)?u(M):f(M),onPointerEnter:({pointerType:R})=>R!=="touch"&&l(M),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&l(M),onBlur:()=>l(null),children:[c("canvas",{style:{width:`${b.width}px`,height:`${b.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),F&&c("span",{class:"role",children:F})]},w)})]},v))]})})]})}var Oe=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function Cr(e,{layer:t,head:n},o){let r=H.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function Tr(e,t,n,o,{width:r,height:s},a){let[i,l]=[n.rows.length,n.columns.length],f=document.createElement("canvas");for(let{layer:u,head:h}of o){let p=e.querySelector(`[data-place="${u} ${h}"] canvas`);if(!(p instanceof HTMLCanvasElement))continue;let d=ae(p,r,s,a);d.image(st(ne(t,n,u,h),i,l,a,f),0,0,r,s),n.blocked&&it(d,n.blocked,i,l,[0,0,r,s])}}function Or(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=o.findIndex(h=>h.includes(t)),s=o[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],l=h=>o[h]?.[Math.min(s,o[h].length-1)],f={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>(e.ctrlKey?i:o[r])[0],End:()=>(e.ctrlKey?i:o[r]).at(-1)};if(!f[e.key])return;e.preventDefault(),e.stopPropagation();let u=f[e.key]();u instanceof HTMLElement&&u.focus()}var Lr=1e3,Ar=[.5,1,2,4],$r={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Wn(e,t,n){let[o,r]=T(!1),[s,a]=T(1);return V(()=>{if(!o)return;if(e>=t)return r(!1);let l=setTimeout(()=>n(e+1),Lr/s);return()=>clearTimeout(l)},[o,e,t,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&e>=t&&n(0),r(!o)},pause:()=>r(!1)}}function Vn({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(me,{name:"first",label:"First step",idle:e===0,onPress:()=>o(0)}),c(me,{name:"back",label:"One step back",idle:e===0,onPress:()=>o(e-1)}),c(me,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(me,{name:"next",label:"One step on",idle:e===t,onPress:()=>o(e+1)}),c(me,{name:"last",label:"Last step",idle:e===t,onPress:()=>o(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Ar.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function me({name:e,label:t,idle:n=!1,onPress:o}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:$r[e]})})})}function Kn(e,t){if(!e||!t)return;e.popover="manual",e.showPopover();let n=Pr(e).filter(o=>!o.inert);for(let o of n)o.inert=!0;return()=>{for(let o of n)o.inert=!1;e.popover=null}}function Pr(e){let t=[];for(let n=e;n!==document.body;){let o=n.parentNode;if(!o)break;for(let r of o.children)r!==n&&r instanceof HTMLElement&&t.push(r);n=o instanceof ShadowRoot?o.host:o}return t}var lt=1e3;function Gn({root:e,pointing:t,step:n}){let[o,r]=T(""),s=P(null),a=P({text:"",timer:0,free:performance.now()+lt,opened:performance.now()});return V(()=>()=>clearTimeout(a.current.timer),[]),V(()=>{let i=e.current,l=m=>i.querySelector(m)?.textContent??"",f={pointing:t,step:n,readOut:l(".read-out")},u=s.current;s.current=f;let h=a.current;if(!u||performance.now()<h.opened+lt||Nr(i))return;let p=Rr(u,f);if(!p||(h.text=l(p),h.timer))return;let d=()=>{Object.assign(h,{timer:0,free:performance.now()+lt}),r(h.text)};h.timer=window.setTimeout(d,Math.max(0,h.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:o})}function Rr(e,t){return e.pointing&&!t.pointing?"":!t.pointing&&t.step!==e.step?".sentence":t.readOut!==e.readOut?".read-out":""}function Nr(e){let{activeElement:t}=e.getRootNode();return!!t?.closest(".strongest ol")}var Hr=.1;function ut({title:e,note:t,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=P(null);$(()=>{let f=requestAnimationFrame(()=>i.current&&Ir(i.current,o));return()=>cancelAnimationFrame(f)},[o,n.length]);let l=Math.max(0,...n.map(({weight:f})=>f??0));return c("section",{class:"strip",children:[c("h3",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:hn(n.map(({token:f})=>f)),ref:i,onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1),children:n.map(({token:f,weight:u,state:h,lit:p,note:d},m)=>{let g=u===null?-1:Math.round(Math.min(1,u)*255),b=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},y=u!==null&&(u>=Hr||u===l&&l>0)?O(u):"";return c("span",{class:`item ${h} ${p?"lit":""}`,onPointerEnter:({pointerType:_})=>_!=="touch"&&s(m),onClick:_=>a&&(p||!G(_))?a(m):s(m),children:[c("span",{class:"chip",style:b,children:h==="later"?"":c(S,{token:f})}),c("span",{class:"share",children:d??y})]},m)})})]})}function Ir(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}function Yn({example:e,open:t,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let l=z(()=>zr(e,t,n,o,s.playing),[e,t.layer,t.head,n,o,s.playing]),f=H.includes(t.head)?t.head:`head ${t.head}`,u=p=>d=>a(d<0?Ce:ln(e,p,d)),h=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(E,{children:[c(ut,{title:e.encoderOnly?"Tokens":"Source",note:l.asked?"pointed at":`lit by ${h[0]}, layer ${t.layer+1}, ${f}`,chips:l.source,reveal:l.strongest,theme:r,onPoint:u("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(ut,{title:"Target so far",note:l.asked?`how much each looks at \u201C${ee(l.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:l.target,reveal:n+1,theme:r,onPoint:u("target"),onPress:p=>i(Math.max(0,p-1))})]})}function zr(e,t,n,o,r){let s=m=>{let g=e.groups.find(b=>b.kind===m);return g&&_e(e,Y(e,g,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],f=[...l(a,n)],u=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!e.encoderOnly?o.lookedAt.place:-1,h=u<0?[...l(i,n)]:[],p=e.source.map((m,g)=>({token:m,weight:u<0?f[g]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),d=e.target.map((m,g)=>{let b=r&&g>n+1,y=g>0&&e.steps[g-1]?.forced,_=u>=0?a&&g>0?a.weights[(g-1)*a.columns.length+u]:null:g<=n?h[g]??null:null,v=g===n+1;return{token:m,weight:v&&u<0?null:_,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:b?"later":v&&u<0?"written":y?"forced":"",note:v&&u<0?y?"forced":"written":void 0}});return{source:p,target:d,asked:u<0?"":e.source[u],strongest:f.indexOf(Math.max(...f))}}function Qn({weights:e,columns:t},n){let o=[];for(let r=0;r<e.length;r+=1){let s=e[r];if(!s||o.length===n&&s<=o[n-1].weight)continue;let a=o.findIndex(i=>i.weight<s);o.splice(a<0?o.length:a,0,{row:Math.floor(r/t.length),column:r%t.length,weight:s}),o.length=Math.min(o.length,n)}return o}var Fr=10;function Zn({map:e,onPoint:t}){let[n,o]=T(!1),r=z(()=>n?Qn(e,Fr):[],[e,n]),s=()=>t(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>o(a.open),children:[c("summary",{children:"Strongest links"}),n&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>t(a,i),onBlur:s,onClick:()=>t(a,i),onPointerEnter:({pointerType:f})=>f!=="touch"&&t(a,i),children:[c(S,{token:e.rows[a],length:30})," ",c("span",{children:"looks at"})," ",c(S,{token:e.columns[i],length:30})," ",c("b",{children:O(l)})]})},`${a} ${i}`))})]})}var dt=32,Jn=8;function Xn({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=T(0),a=Math.max(0,Math.floor(r/dt)-Jn),i=Math.min(e.rows.length,a+3*Jn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:l})=>s(l.scrollTop),children:c("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((l,f)=>c("th",{scope:"col",children:c(S,{token:l})},f))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*dt}px`}}),e.rows.slice(a,i).map((l,f)=>{let u=a+f;return c("tr",{"aria-rowindex":u+2,class:t.includes(u)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(u),onClick:()=>o(u),children:c(S,{token:l,length:30})})}),e.columns.map((h,p)=>{let d=u*e.columns.length+p;return c("td",{children:e.blocked?.[d]?c("i",{class:"blocked",children:"blocked"}):O(e.weights[d],2)},p)})]},u)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*dt}px`}})]})]})})}var eo={usual:14,presented:20};function to({example:e,selection:t,theme:n,send:o}){let r=P(null),[s,a]=T(Ce),[i,l]=T(null),f={words:t.tokens==="words",muted:t.mute},u=z(()=>e.groups.map(x=>Y(e,x,f)),[e,f.words,f.muted]),h=i&&qr(e,i)?i:t,p=u.find(({group:x})=>x.kind===h.kind)??u[0],d=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",m=z(()=>d?ht(e,h):_e(e,p,h,f.muted),[e,p,h.layer,h.head,d]),g=Math.max(0,e.steps.length-1),b=x=>L({step:Math.max(0,Math.min(x,g))}),y=Wn(t.step,g,b),_=s.looks?.side==="target"?s.looks.place:t.step;wn(r,{go:b,step:t.step,last:g,player:y,presenting:t.present}),Pn(r),$(()=>Kn(r.current,t.present),[t.present]);let v=tt(e,m,t.step),w=(y.playing||e.layout==="decoding")&&!e.encoderOnly,M={...et(m,s),step:_===t.step?v:tt(e,m,_),chosen:d?[]:t.rows,done:w&&v.length?v[0]+1:1/0};$(()=>jr(r.current,u,s),[u,s]);let F=pe((x,N)=>a(cn(m,x,N)),[m]),I=x=>{let[{side:N,place:lo}]=m.rowSpots[x];if(e.layout!=="heads")return N==="target"||e.encoderOnly?b(lo):void 0;let uo=t.rows.includes(x)?t.rows.filter(fo=>fo!==x):[...t.rows,x].slice(-Ae);return L({rows:uo})},R=pe(x=>{l(null),L({...x,rows:[]})},[]),te=P(i);te.current=i;let q=pe(x=>{!Dr(r.current)||te.current&&Oe(te.current,x)?R(x):l(x)},[]);$(()=>l(null),[t.kind,t.layer,t.head]);let U=u.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[c(Mn,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(Bn,{example:e,frames:U,open:t,layers:t.layers,roles:t.roles,theme:n,besides:e.layout==="heads",onPeek:l,onOpen:R,onTap:q})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>L({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:i?"peeked":"",children:m.title}),c(En,{example:e,selection:t})]}),t.view==="lines"?c(Hn,{map:m,lit:M,theme:n,onPoint:F,onPress:I}):t.view==="table"?c(Xn,{map:m,chosen:t.rows,caption:m.caption,onPress:I}):c(Rn,{map:m,lit:M,theme:n,caption:m.caption,letters:t.present?eo.presented:eo.usual,onPoint:F,onPress:I}),c(_n,{map:m,lit:M}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),c("div",{class:"foot",children:[H.includes(h.head)||d?null:c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:M.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),c(Zn,{map:m,onPoint:F})]}),M.chosen.length>0&&!i&&c(vn,{map:m,rows:M.chosen,colours:n.lines,onDrop:I})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(Vn,{step:t.step,last:g,player:y,go:b}),e.steps[_]&&c(bn,{example:e,step:_,open:h}),c(Yn,{example:e,open:h,step:_,pointed:s,theme:n,player:y,onPoint:a,go:b}),e.steps[_]&&c(In,{example:e,step:e.steps[_],onForce:e.forceable?x=>(y.pause(),o("forced",{step:_,token:x})):void 0}),_===g&&e.reason&&c("p",{class:"stop",children:e.reason})]}),c(Gn,{root:r,pointing:M.rows.length+M.columns.length>0,step:_}),e.cards&&c(un,{card:Ur(e,h),heading:e.cards.heading,note:e.cards.note})]})}function qr({groups:e},{kind:t,layer:n,head:o}){let r=e.find(s=>s.kind===t);return r!==void 0&&n<r.layers&&D(r).includes(o)}function Ur({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function Dr(e){let t=e?.querySelector(".map-area");if(!t)return!0;let{top:n,bottom:o}=t.getBoundingClientRect(),r=o>120&&n<window.innerHeight-120;return r||t.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function jr(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=et(o,n),i=([p=-1],d)=>p<0?["-10","0"]:[String(p/d),String(1/d)],[[l,f],[u,h]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[p,d]of Object.entries({top:l,high:f,left:u,wide:h}))r.style.setProperty(`--${p}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var no=`/* The stage: where its parts stand, from a phone to a projector. */

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

/* The bar of pages stays above what is scrolled to. */
.map-area {
  scroll-margin-top: 4.5rem;
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
`;var oo=`/* Choices */

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
`;var ro=`/* All heads */

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
  scroll-margin: 5rem 1rem 1rem;
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
`;var so=`/* The open head */

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
`;var io=`/* Steps */

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
`;var ao=`/* Decoding: the steps first */

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
`;var Qr=[no,oo,ro,so,io,ao].join(`
`),co=new WeakMap;function Zr({data:e,parentElement:t,setTriggerValue:n}){let o=Xr(t),r=co.get(o),s=r?.bytes===e?r.example:an(e);return co.set(o,{bytes:e,example:s}),X(c(Jr,{example:s,theme:rn(o),send:n}),o),()=>{X(null,o),o.remove()}}function Jr({example:e,theme:t,send:n}){let[o,r]=T(Re);return V(()=>{let s=()=>r(Re());return s(),St(s)},[]),c(to,{example:e,theme:t,send:n,selection:gt(o,e)})}function Xr(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let n=Object.assign(document.createElement("style"),{textContent:Qr}),o=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,o),o}export{ho as follow,_o as frame,$o as glossary,Zr as stage};
