var H=["mean","max","rollout"];function Y(e,t,{words:o,muted:n}){let r=o&&t.words||t.pieces,s=new Set(n?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((h,p)=>p),i=a.filter(h=>!r.columnPieces[h].every(p=>s.has(p))),l=i.length?i:a,{rows:f}=r,u=r.blocked&&ft(r.blocked,f.length,r.columns.length,l,new Uint8Array(f.length*l.length));return{group:t,axes:r,kept:l,rows:f,columns:l.map(h=>r.columns[h]),blocked:u,rowSpots:dt(r.rowPieces,t.looks),columnSpots:l.map(h=>dt([r.columnPieces[h]],t.lookedAt)[0])}}var dt=(e,t)=>e.map(o=>o.map(n=>({side:t,place:n})));function ft(e,t,o,n,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=e[s*o+n[i]];return r}function D(e){return[...Array.from({length:e.heads},(t,o)=>String(o+1)),...H]}function oe(e,t,o,n){let{group:r}=t;if(n==="rollout")return Le(e,t,o,r.heads);if(!H.includes(n))return Le(e,t,o,Number(n)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Le(e,t,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.heads:i[l]>s[l]&&(s[l]=i[l])}return s}function Le(e,{group:t,axes:o,rows:n,columns:r,kept:s},a,i){let l=n.length*o.columns.length,f=(a*(t.heads+1)+i)*l,u=ft(o.weights.subarray(f,f+l),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let p=0;p<n.length;p+=1){let d=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let g=0;g<h;g+=1)m+=u[p*h+g];d=m>=e.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)u[p*h+m]*=d}return u}function _e(e,t,{layer:o,head:n},r){let{group:s,axes:a}=t,i=H.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:oe(e,t,o,n),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function pt(e,{layer:t,head:o}){let n=e.steps.map(({reads:h})=>h),[r,s]=[e.source.length,[...e.source,...n]],a=s.length,i=s.map((h,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),l=new Float32Array(a*a),f=new Uint8Array(a*a).fill(1);for(let h of e.groups){let p=Y(e,h,{words:!1,muted:!1}),d=oe(e,p,t,o),[m,g]=[h.looks,h.lookedAt].map(y=>y==="source"?0:r);for(let y=0,b=0;y<p.rows.length;y+=1)for(let _=0;_<p.columns.length;_+=1,b+=1){let v=(m+y)*a+g+_;f[v]=p.blocked?.[b]??0,l[v]=f[v]?0:d[b]}}let u=H.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,blocked:f,border:r,title:`All attention, layer ${t+1}, ${u}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ae=6,$e={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function _t(e,t){let o=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],n=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...e,kind:o.kind,layer:ht(e.layer,o.layers),head:D(o).includes(e.head)?e.head:"1",step:ht(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Ae),tokens:n?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<o.layers)}}var ht=(e,t)=>Math.max(0,Math.min(e,t-1)),mt={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function gt(e,t,o){let n=new URLSearchParams(e);for(let r of Object.keys(mt)){let[s,a]=mt[r];if(n.delete(s),String(t[r])!==String(o[r]))for(let i of a(t[r]))n.append(s,i)}return n.toString()}var bt=250,ne=0,Q=$e,yt=$e,re=0,Pe=null,ge=new Set,Re=()=>Q;function L(e){if(!Object.entries(e).every(([t,o])=>String(Q[t])===String(o))){Q={...Q,...e},ne+=1,xt(),clearTimeout(re),re=window.setTimeout(vt,bt);for(let t of ge)t()}}function vt(){clearTimeout(re),re&&Pe?.({turn:ne,selection:Q}),re=0}function wt(e,t){if(Pe=t,yt=e.usual,e.turn>ne||ne===0&&e.turn===0){ne=e.turn,Q=e.selection;for(let o of ge)o()}else e.turn<ne&&(re||=window.setTimeout(vt,bt));xt()}function xt(){let e=gt(location.search,Q,yt),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function kt(e){return ge.add(e),()=>{ge.delete(e)}}var hn="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(hn))&&(Pe=null),{capture:!0});function mn({data:e,parentElement:t,setTriggerValue:o}){let n=t instanceof ShadowRoot?t.host:t,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),wt(e,s=>o("chosen",s))}function St(e,t){let o=t.width?t.usual*(e.width-4)/t.width:t.usual,n=Math.floor(2*Math.min(t.usual,o,e.height/1.1))/2;return n>=9.5?n:0}var Mt=new WeakMap;function Ct(){let e=0,t=()=>e||=requestAnimationFrame(()=>(e=0,document.querySelectorAll(".js-plotly-plot").forEach(_n)));new MutationObserver(t).observe(document.body,{childList:!0,subtree:!0}),t()}function _n(e){let t=e,o=[...t.querySelectorAll(".heatmap-label text")].filter(f=>f instanceof SVGTextElement);if(!o.length||!t._fullLayout)return;let[n,r]=[t._fullLayout.xaxis,t._fullLayout.yaxis].map(({_length:f,range:[u,h]})=>f/Math.abs(h-u)),s=o.reduce((f,u)=>(u.textContent??"").length>(f.textContent??"").length?u:f),a=[n,r,o.length,s.textContent].join();if(Mt.get(t)===a)return;t.style.removeProperty("--in-cells"),delete t.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=St({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Mt.set(t,a),t.dataset.numbers=l?"fitted":"none",t.style.setProperty("--in-cells",`${l}px`)}var Ne="[data-testid=stSidebar]",Tt=!1;function gn({parentElement:e}){let t=e instanceof ShadowRoot?e.host:e,o=t.closest("[data-testid=stElementContainer]")??t;o instanceof HTMLElement&&(o.style.display="none"),!Tt&&(Tt=!0,Ct(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${Ne} a[href]`)&&setTimeout(bn)}))}function bn(){let e=document.querySelector(`${Ne} [data-testid=stSidebarCollapseButton] button, ${Ne} button[kind=headerNoPadding]`);e instanceof HTMLElement&&e.click()}var x,Lt,yn,j,He,we,At,ye,$t,ze,Ie,vn,ue=Symbol.for("pv"),xe={},ke=[],wn=/^m(i|n|o|s|text|space)$/,Se=Array.isArray,Fe=ke.slice,J=Object.assign;function Z(e){e&&e.parentNode&&e.remove()}function qe(e,t,o){var n,r,s,a={},i=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?Fe.call(arguments,2):o),le(e,a,n,r,null)}function le(e,t,o,n,r){var s={type:e,props:t,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ue,__v:r||++Lt,__i:-1,__u:0};return!r&&x.vnode&&x.vnode(s),s}function C(e){return e.children}function B(e,t){this.props=e,this.context=t,this.__g=0}function W(e,t){if(t==null)return e.__&&W(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:W(e)}function xn(e){var t,o=e.__v,n=o.__e,r=[],s=[],a=e.__P;a&&((t=J({constructor:ue},o)).__v=o.__v+1,x.vnode&&x.vnode(t),De(a,t,o,e.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||W(o),32&o.__u,s),t.__v=o.__v,t.__.__k[t.__i]=t,zt(r,t,s),o.__=o.__e=null,t.__e!=n&&Pt(t))}function Pt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Pt(e)}function Et(e){(8&e.__g||(e.__g|=8,j.push(e),we++))&&He==x.debounceRendering||((He=x.debounceRendering)||queueMicrotask)(Rt)}function Rt(){try{for(var e,t=1;j.length;)j.length>t&&j.sort(At),e=j.shift(),t=j.length,8&e.__g&&xn(e)}finally{(we=j.length)&&(He||queueMicrotask)(Rt)}}function Nt(e,t,o,n,r,s,a,i,l,f,u){var h,p,d,m,g,y,b=n.__k||ke,_=t.length;for(l=kn(o,t,b,l,_),h=0;h<_;h++)(d=o.__k[h])!=null&&(p=~d.__i&&b[d.__i]||xe,d.__i=h,y=De(e,d,p,r,s,a,i,l,f,u),m=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&je(p.ref,null,d,p),d.ref&&u.push(d.ref,d.__c||m,d)),g=g||m,4&d.__u?(l=Ht(d,l,e,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&y!==void 0?l=y:m&&(l=m.nextSibling),d.__u&=-21);return o.__e=g,l}function kn(e,t,o,n,r){var s,a,i,l,f,u,h,p,d,m=o.length,g=m,y=0,b=0,_=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=le(null,a):Se(a)?a=_[s]=le(C,{children:a}):a.constructor===ue&&a.__b?a=_[s]=le(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,l=s+y,a.__=e,a.__b=e.__b+1,i=null,~(f=a.__i=Sn(a,o,l,g))&&(g--,(i=o[f])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,f==l-1?y--:f==l+1?y++:f!=l&&(f>l?y--:y++,b=1)):(~f||(r>m?y--:r<m&&y++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(b){for(u=[],h=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(y=0,p=u.length;y<p;)u[d=y+p>>1]<a.__i?y=d+1:p=d;u[y]=a.__i,h[s]=y+1}for(y=u.length;s--;)h[s]&&(h[s]==y?y--:_[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=W(i)),Be(i,i));return n}function Ht(e,t,o,n){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ht(r[s],t,o,!1));return t}for(t&&!t.parentNode&&(t=W(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,t):o.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ue(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(Se(e)?e.some(function(o){Ue(o,t)}):t.push(e)),t}function Sn(e,t,o,n){var r,s=e.key,a=e.type,i=t[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Ot(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function be(e,t,o,n,r){var s,a;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)o&&t in o||Ot(e.style,t);if(o)for(t in o)n&&o[t]==n[t]||Ot(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=o,o&&n||(a=Ie[t]||(Ie[t]=Mn(t)),(e.__a||(e.__a={}))[t]=ze,s=t!=(t=t.replace($t,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Mn(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[ye]==null)t[ye]=ze++;else if(t[ye]<this.__a[e])return;return o(x.event?x.event(t):t)}}}function De(e,t,o,n,r,s,a,i,l,f){var u,h,p,d,m,g,y,b,_,v,w,M,F,I,R,te,q,U,k=t.type;if(t.constructor!==ue)return null;128&o.__u&&(l=32&o.__u,u=o.__c.__z)&&(t.__u|=l,h=s=[],u.nodeType==8?i=ve(u,s):s.push(u),i=s[0]||i),(u=x.__b)&&u(t);e:if(typeof k=="function"){p=a.length;try{if(b=t.props,_=(u=k.prototype)&&u.render,v=(u=k.contextType)&&n[u.__c],w=u?v?v.props.value:u.__:n,(d=o.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(_?t.__c=d=new k(b,w):(t.__c=d=new B(b,w),d.constructor=k,d.render=Tn),v&&v.sub(d),d.state||(d.state={}),d.__n=n,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),k.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=J({},d.__s)),J(d.__s,k.getDerivedStateFromProps(b,d.__s)))),m=d.props,g=d.state,d.__v=t,o.__c){if(b!==m&&_&&!k.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(b,w),t.__v==o.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(b,d.__s,w)===!1){t.__v!=o.__v&&(d.props=b,d.state=d.__s,d.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(N){N&&(N.__=t)}),ke.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),i=W(o);break e}d.componentWillUpdate&&d.componentWillUpdate(b,d.__s,w),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,g,y)})}else _&&!k.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=w,d.props=b,d.__P=e,d.__g&=-5,M=x.__r,F=_?25:0;do d.__g&=-9,M&&M(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++F<25);_&&(ke.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(n=J({},n,d.getChildContext())),_&&o.__c&&d.getSnapshotBeforeUpdate&&(y=d.getSnapshotBeforeUpdate(m,g)),I=u&&u.type===C&&u.key==null?u.props.children:u,b.__P&&(u=i,r=(e=b.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=e&&(o.__k.some(function(N){N&&Be(N,N)}),o.__k=null),i=o.__k?W(o,0):null),i=Nt(e,Se(I)?I:[I],t,o,n,r,s,a,i,l,f),b.__P&&(t.__e=null,i=u),t.__u&=-161,h&&h.some(Z),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(N){if(a.length=p,t.__v=null,l||s)if(N&&N.then){if(t.__u|=128|l,s){for(~(q=s.indexOf(i||void 0))||(q=s.length);(U=s[q-1])&&U.nodeType==8;)q--;for(;q<s.length;q++)if(U=s[q])if(s[q]=null,R){if(U==te)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(te=ve(R=U))}}if(!R){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;R=i}(u=ve(R=t.__c.__z||(t.__c.__z=R)))?(t.__e=R,i=u):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Z);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),N&&N.then||It(t),x.__e(N,t,o)}}else i=t.__e=Cn(o.__e,t,o,n,r,s,a,l,f,e);return(u=x.diffed)&&u(t),i}function ve(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function It(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(It))}function zt(e,t,o){for(var n=0;n<o.length;)je(o[n++],o[n++],o[n++]);x.__c&&x.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){x.__e(s,r.__v)}})}function Cn(e,t,o,n,r,s,a,i,l,f){var u,h,p,d,m,g,y,b,_=o.props||xe,v=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(w?m.localName==w:m.nodeType==3)){e=m,s[u]=null;break}}if(!e){if(b=f.ownerDocument||document,!w)return b.createTextNode(v);e=b.createElementNS(r,w,v.is?v:f),i&&(x.__m&&x.__m(t,s),i=!1),s=null}if(w){if(f=w=="template"&&e.content||e,s=w=="textarea"&&v.defaultValue!=null?null:s&&Fe.call(f.childNodes),!i&&s)for(_={},u=0;u<e.attributes.length;u++)_[(m=e.attributes[u]).name]=m.value;for(u in _)m=_[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in v||be(e,u,null,m,r);for(u in v)m=v[u],u=="children"?d=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?g=m:u=="checked"?y=m:i&&typeof m!="function"||_[u]===m||be(e,u,m,_[u],r);h?(i||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(p&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&wn.test(w))&&(r="http://www.w3.org/1999/xhtml"),Nt(f,Se(d)?d:[d],t,o,n,r,s,a,s?s[0]:o.__k&&W(o,0),i,l),s&&s.some(Z)),i&&w!="textarea"||(u="value",w=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&(w!="progress"||g)||be(e,u,g,_[u],r),u="checked",y!=null&&y!=e[u]&&be(e,u,y,_[u],r))}else _===v||i&&e.data==v||(e.data=v);return e}function je(e,t,o,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){x.__e(r,o)}}function Be(e,t,o){var n,r,s,a;if(x.unmount&&x.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||je(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){x.__e(i,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&Be(n[a],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(n=e.__c)&&(n=n.__z)&&(r=ve(n,s=[]))&&(n==e.__e&&s.some(Z),Z(r),Z(n)),o||Z(e.__e),e.__e=e.__c=e.__=null}function Tn(e,t,o){return this.constructor(e,o)}function X(e,t){var o,n,r,s;x.__&&x.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(o=e&&32&e.__u)?null:t.__k,t.__k=le(C,{children:[e]}),r=[],s=[],De(t,t.__k,n||xe,xe,t.namespaceURI,n?null:t.firstChild?Fe.call(t.childNodes):null,r,n?n.__e:t.firstChild,o,s),zt(r,t.__k,s),t.__k.props.children=null}x={__e:function(e,t,o,n){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw we=0,e}},Lt=0,yn=function(e){return e!=null&&e.constructor===ue},B.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=J({},this.state)),typeof e=="function"&&(e=e(J({},o),this.props)),e&&(J(o,e),this.__v&&(t&&this.__k.push(t),Et(this)))},B.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Et(this))},B.prototype.render=C,j=[],we=0,At=function(e,t){return e.__v.__b-t.__v.__b},ye=Symbol(),$t=/(PointerCapture)$|Capture$/i,ze=0,Ie={},vn=0;var se,A,We,Ft,Ve=Object.is,fe=0,Gt=[],Ke=[],T=x,qt=T.__b,Ut=T.__r,Dt=T.diffed,jt=T.__c,Bt=T.unmount,Wt=T.__;function Me(e,t){T.__h&&T.__h(A,e,fe||t),fe=0;var o=A.__H||(A.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function E(e){return fe=1,Yt(Qt,e)}function Yt(e,t,o){var n=Me(se++,2);if(n.t=e,!n.__c&&(n.__=[o?o(t):Qt(void 0,t),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Ve(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=A,!A.__f)){A.__f=!0;var r=A.shouldComponentUpdate;A.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var f=!1,u=this.props!=s;if(l.__.some(function(p){p.__N&&(f=!0,Ve(p.__[0],p.__N[0])||(u=!0))}),r){var h=r.call(this,s,a,i);return f?h||u:h}return!f||u}}return n.__}function V(e,t){var o=Me(se++,3);!T.__s&&Ye(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,A.__H.__h.push(o))}function $(e,t){var o=Me(se++,4);!T.__s&&Ye(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,A.__h.push(o))}function P(e){return fe=5,z(function(){return{current:e}},[])}function z(e,t){var o=Me(se++,7);return Ye(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function pe(e,t){return fe=8,z(function(){return e},t)}function En(){var e;do{for(;e=Ke.shift();)try{de(e)}catch(o){T.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=Gt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(de),t.__h.some(Ge),t.__h=[]}catch(o){t.__h=[],T.__e(o,e.__v)}}}while(Ke.length)}T.__b=function(e){A=null,qt&&qt(e)},T.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Wt&&Wt(e,t)},T.__r=function(e){Ut&&Ut(e),se=0;var t=(A=e.__c).__H;t&&(We==A?A.__h=[]:(t.__h.some(de),t.__h.some(Ge),se=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),We=A},T.diffed=function(e){Dt&&Dt(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Kt(Gt.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),We=A=null},T.__c=function(e,t){t.some(function(o){try{o.__h.some(de),o.__h=o.__h.filter(function(n){return!n.__||Ge(n)})}catch(n){o.__h=[function(){throw n}]}}),jt&&jt(e,t)},T.unmount=function(e){Bt&&Bt(e);var t,o,n=e.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Kt(Ke.push(r))}else de(r)}catch(s){t=s}}),n.__H=void 0,t&&T.__e(t,n.__v))};var Vt=typeof requestAnimationFrame=="function";function On(e){var t,o=function(){clearTimeout(n),Vt&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(o,35);Vt&&(t=requestAnimationFrame(o))}function Kt(e){e!=1&&Ft==T.requestAnimationFrame||((Ft=T.requestAnimationFrame)||On)(En)}function de(e){var t=A,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),A=t}function Ge(e){var t=A;e.__c=e.__(),A=t}function Ye(e,t){return!e||e.length!=t.length||t.some(function(o,n){return!Ve(o,e[n])})}function Qt(e,t){return typeof t=="function"?t(e):t}function Zt(e,t){let o=t.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=e.filter(({names:s})=>n(s.join(" ")));return[...r,...e.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Jt=`.glossary {
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
`;var An=Symbol.for("pv"),$n=0;function c(e,t,o,n,r,s){t||(t={});var a,i,l=t;if("ref"in l&&typeof e!="function")for(i in l={},t)i=="ref"?a=t[i]:l[i]=t[i];var f={type:e,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:An,__v:--$n,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),x.vnode&&x.vnode(f),f}function Pn({data:e,parentElement:t}){let o=t.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||t.append(Object.assign(document.createElement("style"),{textContent:Jt}),n),X(c(Nn,{terms:e.terms}),n),()=>{X(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&Rn()}}function Rn(){let e=document.querySelector(".st-key-glossary button");e instanceof HTMLElement&&e.focus({preventScroll:!0})}function Nn({terms:e}){let[t,o]=E(""),n=P(null);$(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Zt(e,t);return c(C,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${e.length} terms`,value:t,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:t.trim()&&(r.length?`${r.length} of ${e.length} terms`:`No term has \u201C${t.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var Xt=[255,255,255],eo=[0,0,0],Hn,oo=()=>Hn??=document.createElement("canvas").getContext("2d");function Qe(e){let t=oo();t.fillStyle=e;let o=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Ce=(e,t,o)=>e.map((n,r)=>Math.round(n+(t[r]-n)*o)),K=e=>`rgb(${e.join(",")})`;function Ze(e){let[t,o,n]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*o+.0722*n}function to(e,t){let[o,n]=[Ze(e),Ze(t)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function In(e){return Array.from({length:256},(t,o)=>{let n=o/255*(e.length-1),r=Math.min(Math.floor(n),e.length-2);return Ce(e[r],e[r+1],n-r)})}function no(e){let t=getComputedStyle(e),o=u=>t.getPropertyValue(`--st-${u}`).trim(),[n,r]=[Qe(o("text-color")),Qe(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,,...l]=o("chart-categorical-colors").split(","),f=In(s.map(Qe));return{text:K(n),quiet:K(Ce(r,n,.72)),ground:K(r),primary:o("primary-color"),query:a,key:i,lines:l,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:K(Ce(r,n,.09)),hatchLine:K(Ce(r,n,.3)),scale:f.map(K),ink:f.map(u=>to(u,Xt)>=to(u,eo)?K(Xt):K(eo)),pixels:Uint32Array.from(f,([u,h,p])=>4278190080|p<<16|h<<8|u),ramp:`linear-gradient(to right, ${s})`,dark:Ze(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}function Je(e,t){let o=oo();return o.font=t,o.measureText(e).width}var ro="$array",zn={uint8:Uint8Array,uint16:Uint16Array};function so(e){let t=e.byteOffset%8?e.slice():e,n=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,n)),(r,s)=>{if(!s?.[ro])return s;let{[ro]:a,at:i,size:l}=s;return new zn[a](t.buffer,t.byteOffset+n+i,l)})}var Te={looks:null,lookedAt:null};function io({rowSpots:e,columnSpots:t},o,n){return{looks:e[o]?.[0]??null,lookedAt:t[n]?.[0]??null}}function ao(e,t,o){let n=t==="target"?o-1:o,r=t==="source"||o<e.steps.length;return{looks:n<0?null:{side:t,place:n},lookedAt:r?{side:t,place:o}:null}}function et({rowSpots:e,columnSpots:t},{looks:o,lookedAt:n}){return{rows:Xe(e,o),columns:Xe(t,n)}}function tt({encoderOnly:e},{rowSpots:t},o){return Xe(t,{side:e?"source":"target",place:o})}function Xe(e,t){let o=t?e.findIndex(n=>n.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return o<0?[]:[o]}function co({card:e,heading:t,note:o}){return c("section",{class:"card",children:[e.said.map(n=>c("p",{children:n},n)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:e.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),e.columns.length>0&&c("p",{class:"note",children:o})]})}function lo(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let o=Math.abs(e).toFixed(t),n=e<0?"\u2212":"";if(e!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-t).toFixed(t)}`;let[r,s]=o.split(".");return n+Fn(Number(r))+(s?`.${s}`:"")}function Fn(e){return e.toLocaleString("en")}function O(e,t=0){let o=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(o)===0||e<1&&Number(o)===100?t===0?O(e,1):Number(o)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${o} %`}function uo(e){return e>=.005?(e*100).toFixed(0):""}var qn=/[\u202A-\u202E\u2066-\u2069]/g,Un=/(\p{M}{4})\p{M}+/gu,Dn=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,jn={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Bn=new Intl.Segmenter(void 0,{granularity:"grapheme"}),fo=14;function ot(e){let t=e.replace(qn,"").replace(Un,"$1");return/^\s+$/.test(t)?[...t].map(o=>jn[o]??"\u2423").join(""):t||"\u2205"}function ee(e,t=fo){let o=ot(e);if(o.length<=t)return o;let n=[...Bn.segment(o)];return n.length<=t?o:n.slice(0,t-1).map(r=>r.segment).join("")+"\u2026"}function Ee(e,t=fo){return`\u2068${ee(e,t)}\u2069`}function po(e){let t=e.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Dn.test(t)?"rtl":"ltr"}function S({token:e,length:t,class:o=""}){return c("bdi",{class:`token ${o}`,title:ot(e),children:ee(e,t)})}var nt=30,ho=8,Wn=3;function mo({map:e,lit:t}){let[o,n]=[t.rows[0]??-1,t.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:e.caption}):c("p",{class:"read-out",children:o>=0&&n>=0?Vn(e,o,n):o>=0?rt(e,o):Kn(e,n)})}function Vn(e,t,o){let n=t*e.columns.length+o,r=e.blocked?.[n];return c(C,{children:[c(S,{token:e.rows[t],length:nt})," ",r?"is blocked from":"looks at"," ",c(S,{token:e.columns[o]}),!r&&c("b",{children:[" ",O(e.weights[n],2)]})]})}function rt(e,t){let o=e.columns.length,n=_o(e.columns.map((r,s)=>({label:r,weight:e.weights[t*o+s]})));return c(C,{children:[c(S,{token:e.rows[t],length:nt})," looks at ",n.length?go(n):"nothing here","."]})}function Kn(e,t){let o=e.columns.length,n=_o(e.rows.map((r,s)=>({label:r,weight:e.weights[s*o+t]})));return c(C,{children:[c(S,{token:e.columns[t]})," is looked at most by ",n.length?go(n):"no token","."]})}var _o=e=>e.filter(({weight:t})=>t>0).sort((t,o)=>o.weight-t.weight).slice(0,Wn),go=e=>e.map(({label:t,weight:o},n)=>c("span",{children:[n?", ":"",c(S,{token:t,length:nt})," (",O(o),")"]},n));function bo({example:e,step:t,open:o}){let{reads:n,writes:r,probability:s,forced:a}=e.steps[t],i=e.groups.find(({kind:d})=>d===(e.encoderOnly?"encoder":"cross"));if(!i)return null;let l=Y(e,i,{words:!1,muted:!1}),f=l.columns.length,u=oe(e,l,o.layer,o.head).subarray(t*f,(t+1)*f),h=u.indexOf(Math.max(...u)),p=e.target.slice(Math.max(0,t+1-ho),t+1);return c("p",{class:"sentence",children:[e.encoderOnly?c(C,{children:["At ",c(S,{token:n})]}):c(C,{children:["Has read ",t+1>ho&&"\u2026 ",p.map((d,m)=>[m?" ":"",c(S,{token:d},m)])]}),", looks at ",c("b",{children:c(S,{token:e.source[h]})})," (",O(u[h]),"), ",a?"is made to write":"writes"," ",c("b",{children:c(S,{token:r})})," (",O(s,1),")."]})}function yo({map:e,rows:t,colours:o,onDrop:n}){let r=e.columns.length,s=(i,l)=>e.weights[i*r+l],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(l=>s(l,i)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",O(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,l)=>c("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[c("i",{class:"swatch",style:{background:o[l]}})," ",i+1," ",c(S,{token:e.rows[i],length:30})," \u2715"]},i))}),t.map(i=>c("p",{class:"note",children:rt(e,i)},i)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:e.columns.map((i,l)=>c("div",{class:"bars-of",title:t.map(f=>O(s(f,l),2)).join(", "),children:[c("div",{class:"columns",children:t.map((f,u)=>c("span",{style:{height:`${s(f,l)*100}%`,background:o[u]}},f))}),c(S,{token:i,length:8})]},l))})]})}function vo(e,{go:t,step:o,last:n,player:r,presenting:s}){$(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=e.current,f=document.activeElement?.matches("body, main")??!0,u=f&&Zn(l),h=Yn(l,i)||s&&f,p={ArrowLeft:()=>t(o-1),ArrowRight:()=>t(o+1)},d={...p,Home:()=>t(0),End:()=>t(n),ArrowUp:()=>t(o-1),ArrowDown:()=>t(o+1),PageUp:()=>t(o-1),PageDown:()=>t(o+1)," ":r.toggle},m=u||s||h,g=(h?d:u?p:{})[i.key]??(m&&!Qn(i)?Gn(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Gn(e,t,o){if(e==="Escape")return o?()=>L({present:!1}):void 0;if(!he())return;let n=e.toLowerCase();return n==="f"?()=>L({present:!o}):n==="b"&&o?()=>{t.classList.toggle("blank")}:void 0}var wo="attention-lab-letter-keys",he=()=>localStorage.getItem(wo)!=="off";function xo(){localStorage.setItem(wo,he()?"off":"on")}function Yn(e,t){let[o]=t.composedPath();return!(o instanceof HTMLElement)||!e.contains(o)||!o.closest(".player, .step-area")?!1:t.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Qn(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Zn(e){let{top:t,bottom:o}=e.getBoundingClientRect();return o>80&&t<window.innerHeight-80}function ie({label:e,isNamed:t=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:e,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ko={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function So({example:e,selection:t}){let o=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(ie,{label:"Attention",options:e.groups.map(({kind:r})=>[r,ko[r]]),value:t.kind,onChoose:r=>L({kind:r,rows:[]})}),c(ie,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>L({layer:Number(r)-1})}),c(ie,{label:"Head",isNamed:!0,options:D(o).map(r=>[r,r]),value:t.head,onChoose:r=>L({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(ie,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>L({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>L({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(er,{example:e,selection:t,layers:n}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>L({present:!0}),children:"Present"}),c(Jn,{})]})]})}function Jn(){let[e,t]=E(he);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>(xo(),t(he())),children:"Keys F, B"})}function Mo({example:e,selection:t}){return c(ie,{label:"View",options:Xn(e),value:t.view,onChoose:o=>L({view:o})})}function Xn({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(n=>[n,n])}function er({example:e,selection:t,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(l=>l!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,l,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([u,h])=>c("button",{type:"button","aria-pressed":l.includes(u),onClick:()=>f(n(l,u)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,ko[a]]),t.kinds,a=>L({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),t.layers,a=>L({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>L({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>L({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var To=1.2,tr=9;function st(e,t,o,n,r=document.createElement("canvas")){(r.width!==o||r.height!==t)&&Object.assign(r,{width:o,height:t});let s=r.getContext("2d"),a=s.createImageData(o,t),i=new Uint32Array(a.data.buffer);for(let l=0;l<i.length;l+=1)i[l]=n.pixels[Math.min(255,Math.round(e[l]*255))];return s.putImageData(a,0,0),r}function Eo(e,t,o){let n=`700 ${t.letters}px ${o.codeFont}`,[r,s]=[e.rows,e.columns].map(b=>b.map(_=>Ee(_))),i=(b=>Math.ceil(Math.max(...b.map(_=>Je(_,n)))))(r)+10,l=Math.min(t.cell,(t.width-i-3)/s.length),f=t.letters*To,u=s.map(b=>Je(b,n)),h=u.map(b=>b>Math.max(l,f)-2&&b>t.letters*1.1),p=Math.ceil(Math.max(f,...u.filter((b,_)=>h[_])))+8,d=Math.min(t.cell,l*1.4,(t.height-p-3)/r.length);l=Math.min(l,d*1.8),[l,d]=[l,d].map(b=>b>=4?Math.floor(b):b);let[m,g]=[i+s.length*l+3,p+r.length*d+3].map(Math.ceil),y=Math.min(t.letters,Math.floor(d*.62),Math.floor((l-4)/1.9));return{left:i,top:p,cellWidth:l,cellHeight:d,width:m,height:g,rows:r,columns:s,turned:h,letters:t.letters,numbers:y>=12?y:0}}function Oo(e,t,o,n,r){or(e,t,o,n,r),o.numbers&&nr(e,t,o,n,r),rr(e,o,n,r),sr(e,o,n,r),ir(e,o,n,r)}function or(e,t,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,f]=[t.rows.length,t.columns.length],[u,h]=[f*r,l*s];if(e.image(st(t.weights,l,f,i),o,n,u,h),t.blocked&&it(e,t.blocked,l,f,[o,n,u,h]),t.border&&(e.rect(o,n+t.border*s-1,u,2,{fill:i.quiet}),e.rect(o+t.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<tr)){for(let p=1;p<f;p+=1)e.rect(o+p*r-.5,n,1,h,{fill:i.ground});for(let p=1;p<l;p+=1)e.rect(o,n+p*s-.5,u,1,{fill:i.ground})}}function it(e,t,o,n,[r,s,a,i]){let l=u=>Math.round(r+u*a/n),f=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let h=0;h<n;h+=1){let p=h;for(;p<n&&t[u*n+p];)p+=1;p>h&&e.hatch(l(h),f(u),l(p)-l(h),f(u+1)-f(u)),h=p}}function nr(e,{weights:t,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:f},u,h){for(let p=0;p<Math.min(n.length,u.done);p+=1)for(let d=0;d<r.length;d+=1){let m=t[p*r.length+d];if(o?.[p*r.length+d])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[y,b]=[s+(d+.5)*i,a+(p+.5)*l+1];e.text(uo(m),y,b,{fill:g,size:f,align:"center"})}}function rr(e,{left:t,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let f=[t,o+i*r,a.length*n,(s.length-i)*r];e.rect(...f,{fill:l.ground}),e.rect(...f,{fill:l.hatchGround,opacity:.5})}function sr(e,{left:t,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let f=(u,h)=>e.rect(t-1,o+u*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let u of i.chosen)f(u,l.query);for(let u of i.step)f(u,l.primary);for(let u of i.rows)f(u,l.query);for(let u of i.columns)e.rect(t+u*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function ir(e,{left:t,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},f,u){let h=[...f.rows,...f.step,...f.chosen];for(let p of Co(s.length,r,l,h)){if(p>=f.done)break;let d=h.includes(p),m=f.rows.includes(p)||f.chosen.includes(p)?u.query:d?u.text:u.quiet;e.text(s[p],t-7,o+(p+.5)*r,{fill:m,size:l,bold:d,code:!0,align:"right"})}for(let p of Co(a.length,n,l,f.columns)){let d=f.columns.includes(p),m=i[p]?"left":"center",[g,y]=[t+(p+.5)*n,o-(i[p]?6:3+l*.55)];e.text(a[p],g,y,{fill:d?u.key:u.quiet,size:l,bold:d,code:!0,align:m,turned:i[p]})}}function Co(e,t,o,n){let r=o*To,s=Math.max(1,Math.ceil(r/t)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*t<r);return Array.from({length:e},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Lo({left:e,top:t,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,f]=[Math.floor((i-t)/n),Math.floor((a-e)/o)];return l>=r.length||f>=s.length||l<0&&f<0?null:{row:Math.max(-1,l),column:Math.max(-1,f)}}function ar({size:e,bold:t,code:o},n){return`${t?700:400} ${e}px ${o?n.codeFont:n.font}`}function ae(e,t,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(o*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${o}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,o),i.imageSmoothingEnabled=!1;let l=({fill:f,stroke:u,width:h=1,opacity:p=1},d)=>{i.globalAlpha=p,f&&(i.fillStyle=f,i.fill(d)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:h}),i.stroke(d)),i.globalAlpha=1};return{rect(f,u,h,p,d){let m=new Path2D;m.rect(f,u,h,p),l(d,m)},text(f,u,h,p){i.save(),i.translate(u,h),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:ar(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(f,0,0),i.restore()},image:(f,u,h,p,d)=>i.drawImage(f,u,h,p,d),hatch(f,u,h,p){i.fillStyle=cr(i,n),i.fillRect(f,u,h,p)},path:(f,u)=>l(u,new Path2D(f))}}var Ao=new Map;function cr(e,t){let o=Ao.get(t.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:6,height:6}),r=n.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,6,6),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-6,0,6])r.moveTo(a-1,7),r.lineTo(a+6+1,-1);r.stroke();let s=e.createPattern(n,"repeat");return Ao.set(t.signature,s),s}function ce(){let e=P(null),[t,o]=E({width:0,height:0});return $(()=>{let n=e.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[e,t]}function $o(e){$(()=>{let t=e.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=t.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||t.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[t,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var G=e=>e instanceof PointerEvent&&e.pointerType==="touch";function Po({map:e,lit:t,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=P(null),l=P(""),[f,u]=ce(),h=z(()=>u.width?Eo(e,{...u,cell:64,letters:n},o):null,[e.rows,e.columns,u,n,o]);$(()=>{!h||!i.current||Oo(ae(i.current,h.width,h.height,o),e,h,t,o)},[h,e,o,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let p=({offsetX:d,offsetY:m})=>h&&Lo(h,d,m);return c("div",{class:"large-map",ref:f,children:[c("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:d=>{let m=p(d);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let m=p(d);if(!m||m.row<0)return;let g=t.rows.includes(m.row)&&(m.column<0||t.columns.includes(m.column));G(d)&&!(g&&l.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),l.current=`${m.row} ${m.column}`},onKeyDown:d=>h&&lr(d,h,t,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function lr(e,{rows:t,columns:o},n,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(p,d)=>Math.max(0,Math.min(p,d-1)),f=(p,d)=>r(l(a+p,t.length),l(i+d,o.length)),u={ArrowLeft:()=>f(0,-1),ArrowRight:()=>f(0,1),ArrowUp:()=>f(-1,0),ArrowDown:()=>f(i<0?0:1,0),Home:()=>f(0,-o.length),End:()=>f(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},h=n.rows.length+n.columns.length>0;!u[e.key]||e.key==="Escape"&&!h||(e.preventDefault(),e.stopPropagation(),u[e.key]())}var at=.02,ur=.005,Ro={least:20,most:30};function No({map:e,lit:t,theme:o,onPoint:n,onPress:r}){let s=P(null),[a,i]=ce(),l=Math.max(e.rows.length,e.columns.length),f=Math.max(Ro.least,Math.min(Ro.most,Math.floor((i.height-30)/l))),[u,h]=[l*f,Math.max(60,Math.min(420,i.width*.36))],p=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;$(()=>{s.current&&i.width&&dr(s.current,e,{rows:p,columns:t.columns},{width:h,height:u,pitch:f},o)},[e,i,o,p.join(),t.columns.join()]);let d=(b,_)=>e.weights[b*e.columns.length+_],m=(b,_)=>e.blocked?.[b*e.columns.length+_]?"blocked":d(b,_)>=ur?O(d(b,_)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,y=b=>b.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:b})=>b!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${f}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((b,_)=>c("li",{children:c("button",{type:"button",class:(g<0?p.includes(_):d(_,g)>=at)?"lit":"","aria-pressed":t.chosen.includes(_),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(_,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(_,-1),onClick:v=>G(v)&&!t.rows.includes(_)?n(_,-1):r(_),children:[c("span",{class:"number",children:g<0?"":m(_,g)}),c("span",{children:y(b).map((v,w)=>[w?" \u2192 ":"",c(S,{token:v,length:10},w)])})]})},_))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((b,_)=>{let v=p.length===1&&g<0?d(p[0],_):0,w=t.columns.includes(_)||v>=at;return c("li",{children:c("button",{type:"button",class:w?"lit":"",onPointerEnter:({pointerType:M})=>M!=="touch"&&n(-1,_),onFocus:({currentTarget:M})=>M.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[c(S,{token:b}),c("span",{class:"number",children:p.length===1&&g<0?m(p[0],_):""})]})},_)})})]})]})}function dr(e,t,o,{width:n,height:r,pitch:s},a){let i=ae(e,n,r,a),l=t.columns.length,f=[];for(let p=0;p<t.weights.length;p+=1)t.weights[p]>=at&&f.push({row:Math.floor(p/l),column:p%l,weight:t.weights[p]});let u=({row:p,column:d})=>o.columns.length?o.columns.includes(d):o.rows.includes(p),h=o.rows.length+o.columns.length>0;f.sort((p,d)=>p.weight-d.weight);for(let p of h?[!1,!0]:[!1])for(let d of f){if(u(d)!==p)continue;let m=y=>(y+.5)*s,g=a.scale[Math.round(d.weight*255)];i.path(`M0 ${m(d.row)}L${n} ${m(d.column)}`,{stroke:g,width:p?4:2,opacity:h&&!p?.25:1})}}function Ho({example:e,step:t,onForce:o}){let n=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>ee(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",lo(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(fr,{example:e,step:t,onForce:o,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(Io,{share:t.others}),c("span",{class:"probability",children:O(t.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function fr({example:e,step:t,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===t.writes,l=r&&!i&&s!==e.neverForced,f=c(C,{children:[c(S,{token:s,class:"name"}),c(Io,{share:a,drawn:n}),c("span",{class:"probability",children:[O(a,1),n!==void 0&&c("i",{class:"drawn",children:O(n,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${Ee(s)} instead`:"",onClick:()=>l&&r(s),children:f}):c("div",{class:u,children:f})}function Io({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var zo=Object.assign;function mr(e,t){for(var o in e)if(o!="__source"&&e[o]!==t[o])return!0;for(var n in t)if(n!="__source"&&!(n in e))return!0;return!1}var _r=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Uo(e,t){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:mr(this.props,r)}function n(r){return this.shouldComponentUpdate=o,qe(e,r)}return n.displayName="Memo("+(e.displayName||e.name)+")",n.prototype.isReactComponent=!0,n.type=e,n}var gr=Symbol.for("react.element"),br=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,yr=/[A-Z0-9]/g,vr=typeof document<"u";var wr=function(e){return/fil|che|rad/.test(e)};B.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(B.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var Fo=x.event;x.event=function(e){return Fo&&(e=Fo(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var xr={configurable:!0,get:function(){return this.class}},qo=x.vnode;x.vnode=function(e){if(typeof e.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var f=r[l];if(!(l=="value"&&"defaultValue"in r&&f==null||vr&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&f&&f.constructor==Object){var u=void 0;for(var h in f)typeof f[h]!="number"||_r.test(h)||(u||(u=f=zo({},f)),f[h]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&f===!0)f="";else if(l=="translate"&&f==="no")f=!1;else if(l[0]=="o"&&l[1]=="n"){var p=l.toLowerCase();p=="ondoubleclick"?l="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||wr(r.type)?p=="onfocus"?l="onfocusin":p=="onblur"&&(l="onfocusout"):p=l="oninput",p=="oninput"&&a[l=p]&&(l="oninputCapture")}else i&&br.test(l)?l=l.replace(yr,"-$&").toLowerCase():f===null&&(f=void 0);a[l]=f}}if(s=="select"){var d=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;d!=null&&(a.value=Ue(r.children).forEach(function(m){m.props.selected=a.multiple?d.indexOf(m.props.value)!=-1:d==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",xr)):r.className&&(a.class=a.className=r.className),n.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=zo({},e.props);for(var o in e.type.defaultProps)t[o]===void 0&&(t[o]=e.type.defaultProps[o]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=gr,qo&&qo(e)};var kr=480,ct={short:24,long:60},Sr=8,Do={least:32,most:104};function Mr({example:e,frames:t,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:f}){let[u,{width:h}]=ce(),p=t.map(d=>({frame:d,...Cr(d,n,r)})).filter(({places:d})=>d.length);return c("div",{class:`overview ${a?"besides":""}`,ref:u,onPointerLeave:({pointerType:d})=>d!=="touch"&&i(null),children:[!p.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),h>0&&p.map(({frame:d,heads:m,places:g})=>c(Tr,{example:e,frame:d,heads:m,places:g,open:o,theme:s,onPeek:i,onOpen:l,onTap:f,label:h<kr?ct.short:ct.long,width:h},d.group.kind))]})}var jo=Uo(Mr);function Cr({group:e},t,o){let n=(a,i)=>(!t.length||t.includes(a))&&(!o.length||!H.includes(i)&&o.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>D(e).map(l=>({kind:e.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:D(e).filter(a=>s.some(i=>i.head===a))}}function Tr({example:e,frame:t,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:f,onTap:u}){let{group:h}=t,p=a===ct.short,d=Math.floor(Math.max(Do.least,Math.min(Do.most,(i-a-12)/o.length-Sr))),m=P(null),g=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),y={width:d,height:Math.round(d/g)};$(()=>{m.current&&Or(m.current,e,t,n,y,s)},[e,t,n.length,d,s]);let b=[...new Set(n.map(({layer:v})=>v))],_=n.find(v=>Oe(v,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:h.note,children:h.title}),!p&&c("p",{class:"note",children:h.note}),c("div",{class:"scroller",children:c("div",{class:p?"grid short":"grid",role:"grid","aria-label":h.title,ref:m,"data-kind":h.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${d}px)`},onKeyDown:Lr,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(v=>c("span",{role:"columnheader",class:"column",children:p||H.includes(v)?v:`Head ${v}`},v))]}),b.map(v=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${v+1}`,children:[p?"L":"Layer ",v+1]}),o.map(w=>{let M=n.find(R=>R.layer===v&&R.head===w);if(!M)return c("span",{role:"gridcell"},w);let F=h.roles[v][Number(w)-1]??"",I=Oe(M,r);return c("span",{role:"gridcell",class:H.includes(w)?"cell summary":"cell",children:[c("button",{type:"button",class:I?"thumb open":"thumb",tabIndex:M===_?0:-1,"aria-current":I?"true":void 0,"aria-label":Er(h.title,M,F),"data-place":`${v} ${w}`,onClick:R=>G(R)?u(M):f(M),onPointerEnter:({pointerType:R})=>R!=="touch"&&l(M),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&l(M),onBlur:()=>l(null),children:[c("canvas",{style:{width:`${y.width}px`,height:`${y.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),F&&c("span",{class:"role",children:F})]},w)})]},v))]})})]})}var Oe=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function Er(e,{layer:t,head:o},n){let r=H.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${e}, layer ${t+1}, ${r}${n&&`, ${n}`}`}function Or(e,t,o,n,{width:r,height:s},a){let[i,l]=[o.rows.length,o.columns.length],f=document.createElement("canvas");for(let{layer:u,head:h}of n){let p=e.querySelector(`[data-place="${u} ${h}"] canvas`);if(!(p instanceof HTMLCanvasElement))continue;let d=ae(p,r,s,a);d.image(st(oe(t,o,u,h),i,l,a,f),0,0,r,s),o.blocked&&it(d,o.blocked,i,l,[0,0,r,s])}}function Lr(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let n=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=n.findIndex(h=>h.includes(t)),s=n[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],l=h=>n[h]?.[Math.min(s,n[h].length-1)],f={ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>(e.ctrlKey?i:n[r])[0],End:()=>(e.ctrlKey?i:n[r]).at(-1)};if(!f[e.key])return;e.preventDefault(),e.stopPropagation();let u=f[e.key]();u instanceof HTMLElement&&u.focus()}var Ar=1e3,$r=[.5,1,2,4],Pr={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Bo(e,t,o){let[n,r]=E(!1),[s,a]=E(1);return V(()=>{if(!n)return;if(e>=t)return r(!1);let l=setTimeout(()=>o(e+1),Ar/s);return()=>clearTimeout(l)},[n,e,t,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&e>=t&&o(0),r(!n)},pause:()=>r(!1)}}function Wo({step:e,last:t,player:o,go:n}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(me,{name:"first",label:"First step",idle:e===0,onPress:()=>n(0)}),c(me,{name:"back",label:"One step back",idle:e===0,onPress:()=>n(e-1)}),c(me,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),c(me,{name:"next",label:"One step on",idle:e===t,onPress:()=>n(e+1)}),c(me,{name:"last",label:"Last step",idle:e===t,onPress:()=>n(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:$r.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function me({name:e,label:t,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Pr[e]})})})}function Vo(e,t){if(!e||!t)return;e.popover="manual",e.showPopover();let o=Rr(e).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;e.popover=null}}function Rr(e){let t=[];for(let o=e;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&t.push(r);o=n instanceof ShadowRoot?n.host:n}return t}var Ko=1e3;function Go({root:e,pointing:t,step:o}){let[n,r]=E(""),s=P(null),a=P({text:"",timer:0,free:0,opened:performance.now()});return V(()=>()=>clearTimeout(a.current.timer),[]),V(()=>{let i=e.current,l=g=>i.querySelector(g)?.textContent??"",f={pointing:t,step:o,readOut:l(".read-out")},u=s.current;s.current=f;let h=a.current,p=!t&&performance.now()<h.opened+Ko;if(!u||p||Hr(i))return;let d=Nr(u,f);if(!d||(h.text=l(d),h.timer))return;let m=()=>{Object.assign(h,{timer:0,free:performance.now()+Ko}),r(h.text)};h.timer=window.setTimeout(m,Math.max(0,h.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n})}function Nr(e,t){return e.pointing&&!t.pointing?"":!t.pointing&&t.step!==e.step?".sentence":t.readOut!==e.readOut?".read-out":""}function Hr(e){let{activeElement:t}=e.getRootNode();return!!t?.closest(".strongest ol")}var Ir=.1;function lt({title:e,note:t,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=P(null);$(()=>{let f=requestAnimationFrame(()=>i.current&&zr(i.current,n));return()=>cancelAnimationFrame(f)},[n,o.length]);let l=Math.max(0,...o.map(({weight:f})=>f??0));return c("section",{class:"strip",children:[c("h3",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:po(o.map(({token:f})=>f)),ref:i,onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1),children:o.map(({token:f,weight:u,state:h,lit:p,note:d},m)=>{let g=u===null?-1:Math.round(Math.min(1,u)*255),y=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]},b=u!==null&&(u>=Ir||u===l&&l>0)?O(u):"";return c("span",{class:`item ${h} ${p?"lit":""}`,onPointerEnter:({pointerType:_})=>_!=="touch"&&s(m),onClick:_=>a&&(p||!G(_))?a(m):s(m),children:[c("span",{class:"chip",style:y,children:h==="later"?"":c(S,{token:f})}),c("span",{class:"share",children:d??b})]},m)})})]})}function zr(e,t){let o=e.children[t];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=e.scrollTop&&n+r<=e.scrollTop+e.clientHeight||(e.scrollTop=n-(e.clientHeight-r)/2)}function Yo({example:e,open:t,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let l=z(()=>Fr(e,t,o,n,s.playing),[e,t.layer,t.head,o,n,s.playing]),f=H.includes(t.head)?t.head:`head ${t.head}`,u=p=>d=>a(d<0?Te:ao(e,p,d)),h=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(C,{children:[c(lt,{title:e.encoderOnly?"Tokens":"Source",note:l.asked?"pointed at":`lit by ${h[0]}, layer ${t.layer+1}, ${f}`,chips:l.source,reveal:l.strongest,theme:r,onPoint:u("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(lt,{title:"Target so far",note:l.asked?`how much each looks at \u201C${ee(l.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:l.target,reveal:o+1,theme:r,onPoint:u("target"),onPress:p=>i(Math.max(0,p-1))})]})}function Fr(e,t,o,n,r){let s=m=>{let g=e.groups.find(y=>y.kind===m);return g&&_e(e,Y(e,g,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],f=[...l(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!e.encoderOnly?n.lookedAt.place:-1,h=u<0?[...l(i,o)]:[],p=e.source.map((m,g)=>({token:m,weight:u<0?f[g]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:e.encoderOnly&&g===o?"current":""})),d=e.target.map((m,g)=>{let y=r&&g>o+1,b=g>0&&e.steps[g-1]?.forced,_=u>=0?a&&g>0?a.weights[(g-1)*a.columns.length+u]:null:g<=o?h[g]??null:null,v=g===o+1;return{token:m,weight:v&&u<0?null:_,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:y?"later":v&&u<0?"written":b?"forced":"",note:v&&u<0?b?"forced":"written":void 0}});return{source:p,target:d,asked:u<0?"":e.source[u],strongest:f.indexOf(Math.max(...f))}}function Qo({weights:e,columns:t},o){let n=[];for(let r=0;r<e.length;r+=1){let s=e[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/t.length),column:r%t.length,weight:s}),n.length=Math.min(n.length,o)}return n}var qr=10;function Zo({map:e,onPoint:t}){let[o,n]=E(!1),r=z(()=>o?Qo(e,qr):[],[e,o]),s=()=>t(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>t(a,i),onBlur:s,onClick:()=>t(a,i),onPointerEnter:({pointerType:f})=>f!=="touch"&&t(a,i),children:[c(S,{token:e.rows[a],length:30})," ",c("span",{children:"looks at"})," ",c(S,{token:e.columns[i],length:30})," ",c("b",{children:O(l)})]})},`${a} ${i}`))})]})}var ut=32,Jo=8;function Xo({map:e,chosen:t,caption:o,onPress:n}){let[r,s]=E(0),a=Math.max(0,Math.floor(r/ut)-Jo),i=Math.min(e.rows.length,a+3*Jo+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:l})=>s(l.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((l,f)=>c("th",{scope:"col",children:c(S,{token:l})},f))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*ut}px`}}),e.rows.slice(a,i).map((l,f)=>{let u=a+f;return c("tr",{"aria-rowindex":u+2,class:t.includes(u)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(u),onClick:()=>n(u),children:c(S,{token:l,length:30})})}),e.columns.map((h,p)=>{let d=u*e.columns.length+p;return c("td",{children:e.blocked?.[d]?c("i",{class:"blocked",children:"blocked"}):O(e.weights[d],2)},p)})]},u)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*ut}px`}})]})]})})}var en={usual:14,presented:20};function tn({example:e,selection:t,theme:o,send:n}){let r=P(null),[s,a]=E(Te),[i,l]=E(null),f={words:t.tokens==="words",muted:t.mute},u=z(()=>e.groups.map(k=>Y(e,k,f)),[e,f.words,f.muted]),h=i&&Ur(e,i)?i:t,p=u.find(({group:k})=>k.kind===h.kind)??u[0],d=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",m=z(()=>d?pt(e,h):_e(e,p,h,f.muted),[e,p,h.layer,h.head,d]),g=Math.max(0,e.steps.length-1),y=k=>L({step:Math.max(0,Math.min(k,g))}),b=Bo(t.step,g,y),_=s.looks?.side==="target"?s.looks.place:t.step;vo(r,{go:y,step:t.step,last:g,player:b,presenting:t.present}),$o(r),$(()=>Vo(r.current,t.present),[t.present]);let v=tt(e,m,t.step),w=(b.playing||e.layout==="decoding")&&!e.encoderOnly,M={...et(m,s),step:_===t.step?v:tt(e,m,_),chosen:d?[]:t.rows,done:w&&v.length?v[0]+1:1/0};$(()=>Br(r.current,u,s),[u,s]);let F=pe((k,N)=>a(io(m,k,N)),[m]),I=k=>{let[{side:N,place:dn}]=m.rowSpots[k];if(e.layout!=="heads")return N==="target"||e.encoderOnly?y(dn):void 0;let fn=t.rows.includes(k)?t.rows.filter(pn=>pn!==k):[...t.rows,k].slice(-Ae);return L({rows:fn})},R=pe(k=>{l(null),L({...k,rows:[]})},[]),te=P(i);te.current=i;let q=pe(k=>{!jr(r.current)||te.current&&Oe(te.current,k)?R(k):l(k)},[]);$(()=>l(null),[t.kind,t.layer,t.head]);let U=u.filter(({group:k})=>!t.kinds.length||t.kinds.includes(k.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(So,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(jo,{example:e,frames:U,open:t,layers:t.layers,roles:t.roles,theme:o,besides:e.layout==="heads",onPeek:l,onOpen:R,onTap:q})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>L({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:i?"peeked":"",children:m.title}),c(Mo,{example:e,selection:t})]}),t.view==="lines"?c(No,{map:m,lit:M,theme:o,onPoint:F,onPress:I}):t.view==="table"?c(Xo,{map:m,chosen:t.rows,caption:m.caption,onPress:I}):c(Po,{map:m,lit:M,theme:o,caption:m.caption,letters:t.present?en.presented:en.usual,onPoint:F,onPress:I}),c(mo,{map:m,lit:M}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),c("div",{class:"foot",children:[H.includes(h.head)||d?null:c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:M.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),c(Zo,{map:m,onPoint:F})]}),M.chosen.length>0&&!i&&c(yo,{map:m,rows:M.chosen,colours:o.lines,onDrop:I})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(Wo,{step:t.step,last:g,player:b,go:y}),e.steps[_]&&c(bo,{example:e,step:_,open:h}),c(Yo,{example:e,open:h,step:_,pointed:s,theme:o,player:b,onPoint:a,go:y}),e.steps[_]&&c(Ho,{example:e,step:e.steps[_],onForce:e.forceable?k=>(b.pause(),n("forced",{step:_,token:k})):void 0}),_===g&&e.reason&&c("p",{class:"stop",children:e.reason})]}),c(Go,{root:r,pointing:M.rows.length+M.columns.length>0,step:_}),e.cards&&c(co,{card:Dr(e,h),heading:e.cards.heading,note:e.cards.note})]})}function Ur({groups:e},{kind:t,layer:o,head:n}){let r=e.find(s=>s.kind===t);return r!==void 0&&o<r.layers&&D(r).includes(n)}function Dr({cards:e,summaries:t},{kind:o,layer:n,head:r}){return e?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function jr(e){let t=e?.querySelector(".map-area");if(!t)return!0;let{top:o,bottom:n}=t.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||t.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Br(e,t,o){for(let n of t){let r=e?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=et(n,o),i=([p=-1],d)=>p<0?["-10","0"]:[String(p/d),String(1/d)],[[l,f],[u,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[p,d]of Object.entries({top:l,high:f,left:u,wide:h}))r.style.setProperty(`--${p}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var on=`/* The stage: where its parts stand, from a phone to a projector. */

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

  /* Below the bar of pages. What is opened below the map makes it too high to stay. */
  .stage.start .map-area:not(:has(.strongest[open])),
  .stage.start .step-area,
  .stage.heads .map-area:not(:has(.compare, .strongest[open])) {
    position: sticky;
    top: 4.25rem;
  }

  .stage.heads .card {
    position: relative;
    z-index: 1;
    background: var(--st-background-color);
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
`;var nn=`/* Choices */

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
`;var rn=`/* All heads */

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
`;var sn=`/* The open head */

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
`;var an=`/* Steps */

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
`;var cn=`/* Decoding: the steps first */

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
`;var ln=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

@media (forced-colors: active) {
  .large-map,
  .lines .sheet {
    forced-color-adjust: none;
    background: var(--st-background-color);
    color: var(--st-text-color);
  }

  .ramp,
  .swatch,
  .thumb,
  .bars-of .columns span {
    forced-color-adjust: none;
  }

  .thumb {
    box-shadow: 0 0 0 1px CanvasText;
  }

  .thumb.open {
    box-shadow: 0 0 0 2px Canvas, 0 0 0 5px Highlight;
  }

  .ramp,
  .swatch {
    border: 1px solid CanvasText;
  }

  .segments label.on,
  .pills button[aria-pressed="true"] {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }

  .icon.play,
  .icon.pause {
    border: 1px solid ButtonText;
  }

  .icon svg {
    fill: ButtonText;
  }

  .chip {
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 1px CanvasText;
    color: CanvasText;
  }

  .item.written .chip,
  .item.current .chip {
    box-shadow: 0 0 0 3px Highlight;
  }

  .item.forced:not(.written) .chip {
    box-shadow: 0 0 0 2px CanvasText;
  }

  .item.lit .chip {
    box-shadow: 0 0 0 1px Canvas, 0 0 0 4px CanvasText;
  }

  .track {
    box-sizing: border-box;
    border: 1px solid CanvasText;
  }

  .bar {
    forced-color-adjust: none;
    background: CanvasText;
  }

  .chosen .bar:not(.drawn) {
    background: Highlight;
  }

  .bar.drawn {
    border-color: CanvasText;
    background: none;
  }

  .bars-of .columns span {
    border: 1px solid CanvasText;
    box-sizing: border-box;
  }

  tr.chosen > * {
    border-block: 2px solid Highlight;
  }
}
`;var Jr=[on,nn,rn,sn,an,cn,ln].join(`
`),un=new WeakMap;function Xr({data:e,parentElement:t,setTriggerValue:o}){let n=ts(t),r=un.get(n),s=r?.bytes===e?r.example:so(e);return un.set(n,{bytes:e,example:s}),X(c(es,{example:s,theme:no(n),send:o}),n),()=>{X(null,n),n.remove()}}function es({example:e,theme:t,send:o}){let[n,r]=E(Re);return V(()=>{let s=()=>r(Re());return s(),kt(s)},[]),c(tn,{example:e,theme:t,send:o,selection:_t(n,e)})}function ts(e){let t=e.querySelector(".lab");if(t instanceof HTMLElement)return t;let o=Object.assign(document.createElement("style"),{textContent:Jr}),n=Object.assign(document.createElement("div"),{className:"lab"});return e.append(o,n),n}export{mn as follow,gn as frame,Pn as glossary,Xr as stage};
