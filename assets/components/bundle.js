var Nt={rounded:255,exact:65535},q=["mean","max","rollout"];function gt(t,e,{words:n,muted:o}){let r=n&&e.words||e.pieces,s=new Set(o?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((h,f)=>f),i=a.filter(h=>!r.columnPieces[h].every(f=>s.has(f))),c=i.length?i:a,{rows:d}=r,l=r.blocked&&In(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(h=>r.columns[h]),blocked:l,rowSpots:Rn(r.rowPieces,e.looks),columnSpots:c.map(h=>Rn([r.columnPieces[h]],e.lookedAt)[0])}}var Rn=(t,e)=>t.map(n=>n.map(o=>({side:e,place:o})));function In(t,e,n,o,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=t[s*n+o[i]];return r}function at(t){return[...Array.from({length:t.heads},(e,n)=>String(n+1)),...q]}function It(t,e){return e==="rollout"?[t.heads]:q.includes(e)?Array.from({length:t.heads},(n,o)=>o):[Number(e)-1]}function _t(t,e,n,o){let r=It(e.group,o);if(r.length===1)return Nn(t,e,n,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Nn(t,e,n,a);for(let c=0;c<s.length;c+=1)o==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Ut=(t,e,n)=>e*(t.heads+1)+n;function Jt({group:t,axes:e},n,o){return e.weights instanceof Uint8Array&&!It(t,o).every(r=>e.exact.has(Ut(t,n,r)))}function Nn(t,{group:e,axes:n,rows:o,columns:r,kept:s},a,i){let c=Ut(e,a,i),d=n.exact.get(c)??Un(n,c),l=In(d,o.length,n.columns.length,s,new Float32Array(o.length*s.length)),h=r.length,f=d instanceof Uint8Array?Nt.rounded:Nt.exact;for(let u=0;u<o.length;u+=1){let m=1;if(h<n.columns.length)if(m=0,d instanceof Uint8Array&&n.leftByMuting)m=n.leftByMuting[c*o.length+u]/Nt.exact;else for(let _=0;_<h;_+=1)m+=l[u*h+_]/f;let g=m>=t.mutedFloor?1/(f*m):0;for(let _=0;_<h;_+=1)l[u*h+_]=Math.min(1,l[u*h+_]*g)}return l}function Un({weights:t,rows:e,columns:n},o){let r=e.length*n.length;return t.subarray(o*r,(o+1)*r)}function Fn(t,e,n,o){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(_t(t,e,n,o),f=>Math.round(f*255));let i=It(r,o).map(f=>Un(s,Ut(r,n,f))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let f of i.slice(1))if(o==="mean")for(let u=0;u<d.length;u+=1)d[u]+=f[u];else for(let u=0;u<d.length;u+=1)f[u]>d[u]&&(d[u]=f[u]);let l=(o==="mean"?i.length:1)*(c instanceof Uint8Array?1:Nt.exact/Nt.rounded),h=new Uint8Array(d.length);for(let f=0;f<d.length;f+=1)h[f]=d[f]/l+.5;return h}function Zt(t,e,{layer:n,head:o},r){let{group:s,axes:a}=e,i=q.indexOf(o),c=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:_t(t,e,n,o),rounded:Jt(e,n,o),title:`${s.title}, layer ${n+1}, ${c}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function Dn(t,{layer:e,head:n}){let o=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...o]],a=s.length,i=s.map((f,u)=>[u<r?{side:"source",place:u}:{side:"target",place:u-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),l=!1;for(let f of t.groups){let u=gt(t,f,{words:!1,muted:!1}),m=_t(t,u,e,n);l||=Jt(u,e,n);let[g,_]=[f.looks,f.lookedAt].map(w=>w==="source"?0:r);for(let w=0,y=0;w<u.rows.length;w+=1)for(let b=0;b<u.columns.length;b+=1,y+=1){let v=(g+w)*a+_+b;d[v]=u.blocked?.[y]??0,c[v]=d[v]?0:m[y]}}let h=q.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:l,blocked:d,border:r,title:`All attention, layer ${e+1}, ${h}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var qe=6,Qt={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function qn(t,e){let n=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],o=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...t,kind:n.kind,layer:zn(t.layer,n.layers),head:at(n).includes(t.head)?t.head:"1",step:zn(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,qe),tokens:o?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<n.layers)}}var zn=(t,e)=>Math.max(0,Math.min(t,e-1)),Hn={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function jn(t,e,n){let o=new URLSearchParams(t);for(let r of Object.keys(Hn)){let[s,a]=Hn[r];if(o.delete(s),String(e[r])!==String(n[r]))for(let i of a(e[r]))o.append(s,i)}return o.toString()}var Bn=250,wt=0,lt=Qt,Wn=Qt,Mt=0,Vn=!1,je=null,te=new Set,yt=()=>lt;function O(t){if(!Object.entries(t).every(([e,n])=>String(lt[e])===String(n))){lt={...lt,...t},wt+=1,Yn(),clearTimeout(Mt),Mt=window.setTimeout(Gn,Bn);for(let e of te)e()}}function Gn(){clearTimeout(Mt),Mt&&je?.({turn:wt,selection:lt}),Mt=0}function ee(t){wt===0&&(lt={...Qt,...t})}function Kn(t,e){if(je=e,Vn=!0,Wn=t.usual,t.turn>wt||wt===0&&t.turn===0){wt=t.turn,lt=t.selection;for(let n of te)n()}else t.turn<wt&&(Mt||=window.setTimeout(Gn,Bn));Yn()}function Yn(){if(!Vn)return;let t=jn(location.search,lt,Wn),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function ne(t){return te.add(t),()=>{te.delete(t)}}var ps="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(ps))&&(je=null),{capture:!0});function Xn(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:n="",bytes:o="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&ee(JSON.parse(r));let s=Uint8Array.from(atob(o),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[n]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var oe=()=>{},Zn=[],Qn=!1;async function to(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(oe=()=>e.remove(),location.search)return Ft();let n=e.dataset.view?JSON.parse(e.dataset.view):await hs(e.dataset.labFirst??"");if(Qn||!n)return Ft();e.removeAttribute("data-view"),ee(n.selection),gs(e);let o=Uint8Array.from(atob(n.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:o,parentElement:r,setTriggerValue:(...i)=>Zn.push(i)}),a=new MutationObserver(()=>ms()&&Ft());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),oe=()=>{a.disconnect(),s?.(),e.remove()}}async function hs(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Ft(t,e){let n=t?.getRootNode();if(!(n instanceof ShadowRoot&&n.host.matches("[data-lab-first]"))){Qn=!0,oe(),oe=()=>{};for(let o of Zn.splice(0))e?.(...o)}}var Jn=!1;function ms(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Jn||=t==="running",Jn&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function gs(t){let e=Object.keys(localStorage).find(o=>o.startsWith("stActiveTheme")),n=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(n)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(n)&&(t.dataset.theme="light")}var x,oo,_s,ut,Be,ae,ro,se,so,Ve,We,ws,zt=Symbol.for("pv"),ce={},le=[],ys=/^m(i|n|o|s|text|space)$/,ue=Array.isArray,Ge=le.slice,vt=Object.assign;function bt(t){t&&t.parentNode&&t.remove()}function Ke(t,e,n){var o,r,s,a={},i=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Ge.call(arguments,2):n),Dt(t,a,o,r,null)}function Dt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:zt,__v:r||++oo,__i:-1,__u:0};return!r&&x.vnode&&x.vnode(s),s}function z(t){return t.children}function dt(t,e){this.props=t,this.context=e,this.__g=0}function ft(t,e){if(e==null)return t.__&&ft(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:ft(t)}function bs(t){var e,n=t.__v,o=n.__e,r=[],s=[],a=t.__P;a&&((e=vt({constructor:zt},n)).__v=n.__v+1,x.vnode&&x.vnode(e),Xe(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||ft(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,fo(r,e,s),n.__=n.__e=null,e.__e!=o&&io(e))}function io(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),io(t)}function eo(t){(8&t.__g||(t.__g|=8,ut.push(t),ae++))&&Be==x.debounceRendering||((Be=x.debounceRendering)||queueMicrotask)(ao)}function ao(){try{for(var t,e=1;ut.length;)ut.length>e&&ut.sort(ro),t=ut.shift(),e=ut.length,8&t.__g&&bs(t)}finally{(ae=ut.length)&&(Be||queueMicrotask)(ao)}}function co(t,e,n,o,r,s,a,i,c,d,l){var h,f,u,m,g,_,w=o.__k||le,y=e.length;for(c=vs(n,e,w,c,y),h=0;h<y;h++)(u=n.__k[h])!=null&&(f=~u.__i&&w[u.__i]||ce,u.__i=h,_=Xe(t,u,f,r,s,a,i,c,d,l),m=u.__e,(f.ref!=u.ref||8&f.__u)&&(f.ref&&Je(f.ref,null,u,f),u.ref&&l.push(u.ref,u.__c||m,u)),g=g||m,4&u.__u?(c=lo(u,c,t,!f.__v),f.__e&&(f.__e=null)):typeof u.type=="function"&&_!==void 0?c=_:m&&(c=m.nextSibling),u.__u&=-21);return n.__e=g,c}function vs(t,e,n,o,r){var s,a,i,c,d,l,h,f,u,m=n.length,g=m,_=0,w=0,y=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Dt(null,a):ue(a)?a=y[s]=Dt(z,{children:a}):a.constructor===zt&&a.__b?a=y[s]=Dt(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+_,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=xs(a,n,c,g))&&(g--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?_--:d==c+1?_++:d!=c&&(d>c?_--:_++,w=1)):(~d||(r>m?_--:r<m&&_++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(w){for(l=[],h=[],s=0;s<r;s++)if((a=y[s])&&16&a.__u){for(_=0,f=l.length;_<f;)l[u=_+f>>1]<a.__i?_=u+1:f=u;l[_]=a.__i,h[s]=_+1}for(_=l.length;s--;)h[s]&&(h[s]==_?_--:y[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=ft(i)),Ze(i,i));return o}function lo(t,e,n,o){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=lo(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=ft(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ye(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(ue(t)?t.some(function(n){Ye(n,e)}):e.push(t)),e}function xs(t,e,n,o){var r,s=t.key,a=t.type,i=e[n],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function no(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function re(t,e,n,o,r){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||no(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||no(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=We[e]||(We[e]=ks(e)),(t.__a||(t.__a={}))[e]=Ve,s=e!=(e=e.replace(so,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function ks(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[se]==null)e[se]=Ve++;else if(e[se]<this.__a[t])return;return n(x.event?x.event(e):e)}}}function Xe(t,e,n,o,r,s,a,i,c,d){var l,h,f,u,m,g,_,w,y,b,v,R,F,k,A,Y,D,et,tt=e.type;if(e.constructor!==zt)return null;128&n.__u&&(c=32&n.__u,l=n.__c.__z)&&(e.__u|=c,h=s=[],l.nodeType==8?i=ie(l,s):s.push(l),i=s[0]||i),(l=x.__b)&&l(e);t:if(typeof tt=="function"){f=a.length;try{if(w=e.props,y=(l=tt.prototype)&&l.render,b=(l=tt.contextType)&&o[l.__c],v=l?b?b.props.value:l.__:o,(u=n.__c)?(e.__c=u,2&u.__g&&(u.__g|=1)):(y?e.__c=u=new tt(w,v):(e.__c=u=new dt(w,v),u.constructor=tt,u.render=Ms),b&&b.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),y&&(u.__s||(u.__s=u.state),tt.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=vt({},u.__s)),vt(u.__s,tt.getDerivedStateFromProps(w,u.__s)))),m=u.props,g=u.state,u.__v=e,n.__c){if(w!==m&&y&&!tt.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(w,v),e.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(w,u.__s,v)===!1){e.__v!=n.__v&&(u.props=w,u.state=u.__s,u.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(V){V&&(V.__=e)}),le.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&a.push(u),i=ft(n);break t}u.componentWillUpdate&&u.componentWillUpdate(w,u.__s,v),y&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(m,g,_)})}else y&&!tt.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),y&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=v,u.props=w,u.__P=t,u.__g&=-5,R=x.__r,F=y?25:0;do u.__g&=-9,R&&R(e),l=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++F<25);y&&(le.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(o=vt({},o,u.getChildContext())),y&&n.__c&&u.getSnapshotBeforeUpdate&&(_=u.getSnapshotBeforeUpdate(m,g)),k=l&&l.type===z&&l.key==null?l.props.children:l,w.__P&&(l=i,r=(t=w.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(V){V&&Ze(V,V)}),n.__k=null),i=n.__k?ft(n,0):null),i=co(t,ue(k)?k:[k],e,n,o,r,s,a,i,c,d),w.__P&&(e.__e=null,i=l),e.__u&=-161,h&&h.some(bt),u.__h.length&&a.push(u),1&u.__g&&(u.__g&=-4)}catch(V){if(a.length=f,e.__v=null,c||s)if(V&&V.then){if(e.__u|=128|c,s){for(~(D=s.indexOf(i||void 0))||(D=s.length);(et=s[D-1])&&et.nodeType==8;)D--;for(;D<s.length;D++)if(et=s[D])if(s[D]=null,A){if(et==Y)break}else{if(et.nodeType!=8)break;et.data.startsWith("$s")&&(Y=ie(A=et))}}if(!A){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;A=i}(l=ie(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(bt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),V&&V.then||uo(e),x.__e(V,e,n)}}else i=e.__e=Ss(n.__e,e,n,o,r,s,a,c,d,t);return(l=x.diffed)&&l(e),i}function ie(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function uo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(uo))}function fo(t,e,n){for(var o=0;o<n.length;)Je(n[o++],n[o++],n[o++]);x.__c&&x.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){x.__e(s,r.__v)}})}function Ss(t,e,n,o,r,s,a,i,c,d){var l,h,f,u,m,g,_,w,y=n.props||ce,b=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(v?m.localName==v:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(w=d.ownerDocument||document,!v)return w.createTextNode(b);t=w.createElementNS(r,v,b.is?b:d),i&&(x.__m&&x.__m(e,s),i=!1),s=null}if(v){if(d=v=="template"&&t.content||t,s=v=="textarea"&&b.defaultValue!=null?null:s&&Ge.call(d.childNodes),!i&&s)for(y={},l=0;l<t.attributes.length;l++)y[(m=t.attributes[l]).name]=m.value;for(l in y)m=y[l],l=="dangerouslySetInnerHTML"?f=m:l=="children"||l in b||l=="value"&&"defaultValue"in b||l=="checked"&&"defaultChecked"in b||re(t,l,null,m,r);for(l in b)m=b[l],l=="children"?u=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?g=m:l=="checked"?_=m:i&&typeof m!="function"||y[l]===m||re(t,l,m,y[l],r);h?(i||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(f&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ys.test(v))&&(r="http://www.w3.org/1999/xhtml"),co(d,ue(u)?u:[u],e,n,o,r,s,a,s?s[0]:n.__k&&ft(n,0),i,c),s&&s.some(bt)),i&&v!="textarea"||(l="value",v=="progress"&&g==null?t.removeAttribute(l):g==null||g===t[l]&&(v!="progress"||g)||re(t,l,g,y[l],r),l="checked",_!=null&&_!=t[l]&&re(t,l,_,y[l],r))}else y===b||i&&t.data==b||(t.data=b);return t}function Je(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){x.__e(r,n)}}function Ze(t,e,n){var o,r,s,a;if(x.unmount&&x.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||Je(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){x.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&Ze(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=ie(o,s=[]))&&(o==t.__e&&s.some(bt),bt(r),bt(o)),n||bt(t.__e),t.__e=t.__c=t.__=null}function Ms(t,e,n){return this.constructor(t,n)}function nt(t,e){var n,o,r,s;x.__&&x.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Dt(z,{children:[t]}),r=[],s=[],Xe(e,e.__k,o||ce,ce,e.namespaceURI,o?null:e.firstChild?Ge.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),fo(r,e.__k,s),e.__k.props.children=null}x={__e:function(t,e,n,o){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw ae=0,t}},oo=0,_s=function(t){return t!=null&&t.constructor===zt},dt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=vt({},this.state)),typeof t=="function"&&(t=t(vt({},n),this.props)),t&&(vt(n,t),this.__v&&(e&&this.__k.push(e),eo(this)))},dt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),eo(this))},dt.prototype.render=z,ut=[],ae=0,ro=function(t,e){return t.__v.__b-e.__v.__b},se=Symbol(),so=/(PointerCapture)$|Capture$/i,Ve=0,We={},ws=0;var Ot,N,Qe,po,tn=Object.is,qt=0,xo=[],en=[],T=x,ho=T.__b,mo=T.__r,go=T.diffed,_o=T.__c,wo=T.unmount,yo=T.__;function de(t,e){T.__h&&T.__h(N,t,qt||e),qt=0;var n=N.__H||(N.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return qt=1,ko(So,t)}function ko(t,e,n){var o=de(Ot++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):So(void 0,e),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);tn(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=N,!N.__f)){N.__f=!0;var r=N.shouldComponentUpdate;N.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,l=this.props!=s;if(c.__.some(function(f){f.__N&&(d=!0,tn(f.__[0],f.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return d?h||l:h}return!d||l}}return o.__}function j(t,e){var n=de(Ot++,3);!T.__s&&on(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,N.__H.__h.push(n))}function L(t,e){var n=de(Ot++,4);!T.__s&&on(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,N.__h.push(n))}function C(t){return qt=5,I(function(){return{current:t}},[])}function I(t,e){var n=de(Ot++,7);return on(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function fe(t,e){return qt=8,I(function(){return t},e)}function Os(){var t;do{for(;t=en.shift();)try{Ht(t)}catch(n){T.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=xo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ht),e.__h.some(nn),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}while(en.length)}T.__b=function(t){N=null,ho&&ho(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),yo&&yo(t,e)},T.__r=function(t){mo&&mo(t),Ot=0;var e=(N=t.__c).__H;e&&(Qe==N?N.__h=[]:(e.__h.some(Ht),e.__h.some(nn),Ot=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qe=N},T.diffed=function(t){go&&go(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&vo(xo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qe=N=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(Ht),n.__h=n.__h.filter(function(o){return!o.__||nn(o)})}catch(o){n.__h=[function(){throw o}]}}),_o&&_o(t,e)},T.unmount=function(t){wo&&wo(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,vo(en.push(r))}else Ht(r)}catch(s){e=s}}),o.__H=void 0,e&&T.__e(e,o.__v))};var bo=typeof requestAnimationFrame=="function";function Es(t){var e,n=function(){clearTimeout(o),bo&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);bo&&(e=requestAnimationFrame(n))}function vo(t){t!=1&&po==T.requestAnimationFrame||((po=T.requestAnimationFrame)||Es)(Os)}function Ht(t){var e=N,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),N=e}function nn(t){var e=N;t.__c=t.__(),N=e}function on(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!tn(n,t[o])})}function So(t,e){return typeof e=="function"?e(t):e}var As,sn=()=>As??=document.createElement("canvas").getContext("2d");function pe(t){let e=sn();e.fillStyle=t;let n=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var he=(t,e,n)=>t.map((o,r)=>Math.round(o+(e[r]-o)*n)),pt=t=>`rgb(${t.join(",")})`;function rn(t){let[e,n,o]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*n+.0722*o}function Mo(t,e){let[n,o]=[rn(t),rn(e)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Oo(t){return Array.from({length:256},(e,n)=>{let o=n/255*(t.length-1),r=Math.min(Math.floor(o),t.length-2);return he(t[r],t[r+1],o-r)})}function me(t){let e=getComputedStyle(t),n=f=>e.getPropertyValue(`--st-${f}`).trim(),[o,r]=[pe(n("text-color")),pe(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...c]=n("chart-categorical-colors").split(","),d=Oo(s.map(pe)),l=n("chart-diverging-colors").split(","),h=Oo(l.map(pe));return{text:pt(o),quiet:pt(he(r,o,.72)),ground:pt(r),primary:n("primary-color"),query:a,key:i,lines:c,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:pt(he(r,o,.09)),hatchLine:pt(he(r,o,.3)),scale:d.map(pt),ink:d.map(f=>pt(Mo(f,o)>=Mo(f,r)?o:r)),pixels:Eo(d),signed:h.map(pt),signedPixels:Eo(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${l})`,dark:rn(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}var Eo=t=>Uint32Array.from(t,([e,n,o])=>4278190080|o<<16|n<<8|e);function M(t,e){let n=sn();return n.font=e,n.measureText(t).width}function Ao(t){let e=sn();e.font=t;let{fontBoundingBoxAscent:n,fontBoundingBoxDescent:o}=e.measureText("x");return(n-o)/2}var $o="$array",$s={uint8:Uint8Array,uint16:Uint16Array};function To(t){let e=t.byteOffset%8?t.slice():t,o=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(e.subarray(8,o)),(s,a)=>{if(!a?.[$o])return a;let{[$o]:i,at:c,size:d}=a;return new $s[i](e.buffer,e.byteOffset+o+c,d)});for(let{pieces:s,words:a}of r.groups)for(let i of[s,a])i&&(i.exact=new Map);return r}var ge={looks:null,lookedAt:null};function Lo({rowSpots:t,columnSpots:e},n,o){return{looks:t[n]?.[0]??null,lookedAt:e[o]?.[0]??null}}function Co(t,e,n){let o=e==="target"?n-1:n,r=e==="source"||n<t.steps.length;return{looks:o<0?null:{side:e,place:o},lookedAt:r?{side:e,place:n}:null}}function cn({rowSpots:t,columnSpots:e},{looks:n,lookedAt:o}){return{rows:an(t,n),columns:an(e,o)}}function ln({encoderOnly:t},{rowSpots:e},n){return an(e,{side:t?"source":"target",place:n})}function an(t,e){let n=e?t.findIndex(o=>o.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return n<0?[]:[n]}var Ts;function _e(t,e,n,o,r=!1){let s=r?o.signedPixels:o.pixels,a=Ts??=document.createElement("canvas");(a.width!==n||a.height!==e)&&Object.assign(a,{width:n,height:e});let i=a.getContext("2d"),c=i.createImageData(n,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let l=0;l<d.length;l+=1)d[l]=s[t[l]];else for(let l=0;l<d.length;l+=1)d[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var H=6;function E({size:t,bold:e,code:n},o){return`${e?700:400} ${t}px ${n?o.codeFont:o.font}`}function Z(t,e,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(n*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${n}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,n),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:l,width:h=1,opacity:f=1},u)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(u)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.stroke(u)),i.globalAlpha=1};return{rect(d,l,h,f,u){let m=new Path2D;u.radius?m.roundRect(d,l,h,f,u.radius):m.rect(d,l,h,f),c(u,m)},text(d,l,h,f){i.save(),i.translate(l,h),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:E(f,o),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,l,h,f,u)=>i.drawImage(_e(d,l,h,o,u),...f),hatch(d,l,h,f){i.fillStyle=Ls(i,o),i.fillRect(d,l,h,f)},path(d,l){let[h,f]=l.shift??[0,0];i.save(),i.translate(h,f),c(l,new Path2D(d)),i.restore()}}}function Ro(t,e,n){return{rect:(o,r,...s)=>t.rect(o+e,r+n,...s),text:(o,r,s,a)=>t.text(o,r+e,s+n,a),cells:(o,r,s,[a,i,c,d],l)=>t.cells(o,r,s,[a+e,i+n,c,d],l),hatch:(o,r,s,a)=>t.hatch(o+e,r+n,s,a),path:(o,r)=>t.path(o,{...r,shift:[e+(r.shift?.[0]??0),n+(r.shift?.[1]??0)]})}}var Po=new Map;function Ls(t,e){let n=Po.get(e.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:H,height:H}),r=o.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,H,H),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-H,0,H])r.moveTo(a-1,H+1),r.lineTo(a+H+1,-1);r.stroke();let s=t.createPattern(o,"repeat");return Po.set(e.signature,s),s}var Cs=6400,No=4,Ps=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Rs=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Ns={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Uo=t=>t.replace(/[&<>"]/g,e=>Ns[e]);function un(t){return Rs.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var jt=t=>t.toWellFormed().replace(Ps,""),Et=t=>Math.round(t*100)/100;function Q(t,e,n){let o=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Uo(String(typeof s=="number"?Et(s):s))}"`);return`<${t}${o.join("")}${n===void 0?"/>":`>${n}</${t}>`}`}var Io=({fill:t="none",stroke:e,width:n=1,opacity:o})=>({fill:t,stroke:e,"stroke-width":e&&n,opacity:o});function Fo(t,e,n,o){let r=[];o(Is(r,n));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Et(t)} ${Et(e)}`};return Q("svg",s,Q("defs",{},Ds(n))+r.join(""))}function Is(t,e){return{rect:(n,o,r,s,a)=>t.push(Q("rect",{x:n,y:o,width:r,height:s,rx:a.radius,...Io(a)})),path(n,o){let r=o.shift&&`translate(${o.shift.map(Et).join(" ")})`;t.push(Q("path",{d:n,transform:r,...Io(o)}))},hatch:(n,o,r,s)=>t.push(Q("rect",{x:n,y:o,width:r,height:s,fill:"url(#hatch)"})),cells:(n,o,r,s,a=!1)=>t.push(...Us(n,o,r,s,e,a)),text(n,o,r,s){let{fill:a,size:i,bold:c,code:d,align:l="left",turned:h}=s,f=un(jt(n)),u=M(f,E(s,e)),[m,g]=[h?{transform:`translate(${Et(o)} ${Et(r)}) rotate(-90)`}:{x:o,y:void 0},Ao(E(s,e))],_={...m,y:h?g:r+g,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...f].length>1?u:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(Q("text",_,Uo(f)))}}}function Us(t,e,n,[o,r,s,a],i,c){if(e*n>Cs)return[Fs(t,e,n,[o,r,s,a],i,c)];let d=c?i.signed:i.scale,[l,h]=[s/n,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),u=[];for(let m=0;m<e;m+=1)for(let g=0,_;g<n;g=_){let w=d[f(m*n+g)];for(_=g+1;_<n&&d[f(m*n+_)]===w;)_+=1;let y={x:o+g*l,y:r+m*h,width:(_-g)*l,height:h};u.push(Q("rect",{...y,fill:w}))}return[Q("g",{"shape-rendering":"crispEdges"},u.join(""))]}function Fs(t,e,n,[o,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:n*No,height:e*No}),l=d.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(_e(t,e,n,i,c),0,0,d.width,d.height),Q("image",{x:o,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function Ds(t){let e=Q("rect",{width:H,height:H,fill:t.hatchGround}),n=[-H,0,H].map(r=>`M${r-1} ${H+1}L${r+H+1} -1`).join("");return Q("pattern",{id:"hatch",width:H,height:H,patternUnits:"userSpaceOnUse"},e+Q("path",{d:n,fill:"none",stroke:t.hatchLine}))}var Bt=12,zs=2,Hs=16e6,qs=1.4;function X(t,e=Bt){let n=t.filter(r=>!!r),o=n.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...n.map(({width:r})=>r)),height:Math.max(0,o),draw:(r,s,a)=>n.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function ot(t,e=Bt){let n=t.filter(o=>!!o);return{width:Math.max(0,n.reduce((o,r)=>o+r.width+e,-e)),height:Math.max(0,...n.map(({height:o})=>o)),draw:(o,r,s)=>n.reduce((a,i)=>(i.draw(o,a,s),a+i.width+e),r)}}function we(t,e,n,o){let r=E(n,o),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&M(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=n.size*qs;return{width:Math.ceil(Math.max(0,...s.map(i=>M(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((l,h)=>i.text(l,c,d+(h+.5)*a,n))}}function js(t,e){let[n,o]=[t.width,t.height].map(r=>Math.ceil(r)+2*Bt);return{width:n,height:o,draw(r){r.rect(0,0,n,o,{fill:e.ground}),t.draw(r,Bt,Bt)}}}function Do(t,e){let{width:n,height:o,draw:r}=js(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(Z(s,n,o,e,Math.min(zs,Math.sqrt(Hs/(n*o))))),{svg:Fo(n,o,e,r),png:s.toDataURL("image/png").split(",")[1]}}function ye(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let n=Math.abs(t).toFixed(e),o=t<0?"\u2212":"";if(t!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-e).toFixed(e)}`;let[r,s]=n.split(".");return o+At(Number(r))+(s?`.${s}`:"")}function At(t){return t.toLocaleString("en")}function G(t,e=0){let n=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(n)===0||t<1&&Number(n)===100?e===0?G(t,1):Number(n)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${n} %`}function Bs(t){return`\u2248${(t*100).toFixed(0)} %`}var B=({rounded:t})=>t?Bs:G;function zo(t){return t>=.005?(t*100).toFixed(0):""}var Ws=/[\u202A-\u202E\u2066-\u2069]/g,Vs=/(\p{M}{4})\p{M}+/gu,Gs=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Ks={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Ys=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Ho=14;function dn(t){let e=t.replace(Ws,"").replace(Vs,"$1");return/^\s+$/.test(e)?[...e].map(n=>Ks[n]??"\u2423").join(""):e||"\u2205"}function xt(t,e=Ho){let n=dn(t);if(n.length<=e)return n;let o=[...Ys.segment(n)];return o.length<=e?n:o.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function U(t,e=Ho){return`\u2068${xt(t,e)}\u2069`}function be(t){let e=t.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Gs.test(e)?"rtl":"ltr"}var W=14,Xs=18,fn=64,Wt={width:96,height:12},rt=(t,e)=>kt(t,{size:Xs,bold:!0,fill:e.text},e),Vt=(t,e,n)=>we(t,e,{size:W,fill:n.text},n);function kt(t,e,n){let o=Math.ceil(e.size*1.4);return{width:Math.ceil(M(t,E(e,n))),height:o,draw:(r,s,a)=>r.text(t,s,a+o/2,e)}}function ve({isBlocked:t},e){let n=(o,r=e.quiet,s=!1)=>kt(o,{size:W,fill:r,bold:s},e);return ot([n("row = looks",e.query,!0),n("column = looked at",e.key,!0),ot([n("0 %"),Js(e),n("100 %")],6),t&&ot([pn((o,...r)=>o.hatch(...r)),n("blocked by the mask")],6)],20)}function Js(t){let e=Float32Array.from({length:fn},(n,o)=>o/(fn-1));return{...Wt,draw(n,o,r){n.cells(e,1,fn,[o,r+4,Wt.width,Wt.height]),n.rect(o,r+4,Wt.width,Wt.height,{stroke:t.hatchLine})}}}var pn=t=>({width:16,height:20,draw:(e,n,o)=>t(e,n,o+3,16,14)});var J={top:18,height:160,bar:14,gap:16};function qo({map:t,rows:e},n){if(!e.length)return null;let o=(r,s)=>ot([pn((a,...i)=>a.rect(...i,{fill:n.lines[s]})),kt(`${r+1} ${U(t.rows[r],30)}`,{size:W,fill:n.text},n)],6);return X([rt(`Rows compared: ${t.title}`,n),X(e.map(o),2),Zs(t,e,n)])}function Zs({weights:t,columns:e},n,o){let r={size:W,code:!0,fill:o.text},s=e.map(i=>U(i,12)),a=s.map(i=>Math.max(Math.ceil(M(i,E(r,o))),n.length*J.bar)+J.gap);return{width:a.reduce((i,c)=>i+c,0),height:J.top+J.height+24,draw(i,c,d){let l=d+J.top;for(let f of[.5,1]){let u=l+(1-f)*J.height;i.rect(c,u,this.width,1,{fill:o.hatchGround}),i.text(G(f),c,u-8,{size:13,fill:o.quiet})}let h=c;s.forEach((f,u)=>{let m=h+(a[u]-n.length*J.bar)/2;n.forEach((g,_)=>{let w=t[g*e.length+u]*J.height;i.rect(m+_*J.bar,l+J.height-w,J.bar-1,w,{fill:o.lines[_]})}),i.rect(h,l+J.height,a[u],1,{fill:o.quiet}),i.text(f,h+a[u]/2,l+J.height+13,{...r,align:"center"}),h+=a[u]})}}}var jo=1.2,Qs=9;function $t(t,e,n){let o=`700 ${e.letters}px ${n.codeFont}`,[r,s]=[t.rows,t.columns].map(w=>w.map(y=>U(y))),i=(w=>Math.ceil(Math.max(...w.map(y=>M(y,o)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*jo,l=s.map(w=>M(w,o)),h=l.map(w=>w>Math.max(c,d)-2&&w>e.letters*1.1),f=Math.ceil(Math.max(d,...l.filter((w,y)=>h[y])))+8,u=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,u*1.8),[c,u]=[c,u].map(w=>w>=4?Math.floor(w):w);let[m,g]=[i+s.length*c+3,f+r.length*u+3].map(Math.ceil),_=Math.min(e.letters,Math.floor(u*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:u,width:m,height:g,rows:r,columns:s,turned:h,letters:e.letters,numbers:_>=12?_:0}}function Tt(t,e,n,o,r){ti(t,e,n,o,r),n.numbers&&ei(t,e,n,o,r),ni(t,n,o,r),oi(t,n,o,r),ri(t,n,o,r)}function ti(t,e,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[l,h]=[d*r,c*s];if(t.cells(e.weights,c,d,[n,o,l,h]),e.blocked&&St(t,e.blocked,c,d,[n,o,l,h]),e.border&&(t.rect(n,o+e.border*s-1,l,2,{fill:i.quiet}),t.rect(n+e.border*r-1,o,2,h,{fill:i.quiet})),!(Math.min(r,s)<Qs)){for(let f=1;f<d;f+=1)t.rect(n+f*r-.5,o,1,h,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(n,o+f*s-.5,l,1,{fill:i.ground})}}function St(t,e,n,o,[r,s,a,i]){let c=l=>Math.round(r+l*a/o),d=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let h=0;h<o;h+=1){let f=h;for(;f<o&&e[l*o+f];)f+=1;f>h&&t.hatch(c(h),d(l),c(f)-c(h),d(l+1)-d(l)),h=f}}function ei(t,{weights:e,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},l,h){for(let f=0;f<Math.min(o.length,l.done);f+=1)for(let u=0;u<r.length;u+=1){let m=e[f*r.length+u];if(n?.[f*r.length+u])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[_,w]=[s+(u+.5)*i,a+(f+.5)*c+1];t.text(zo(m),_,w,{fill:g,size:d,align:"center"})}}function ni(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,n+i*r,a.length*o,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function oi(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,c){let d=(l,h)=>t.rect(e-1,n+l*r-1,a.length*o+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)d(l,c.query);for(let l of i.step)d(l,c.primary);for(let l of i.rows)d(l,c.query);for(let l of i.columns)t.rect(e+l*o-1,n-1,o+2,s.length*r+2,{stroke:c.key,width:2.5})}function ri(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,l){let h=[...d.rows,...d.step,...d.chosen];for(let f of xe(s.length,r,c,h)){if(f>=d.done)break;let u=h.includes(f),m=d.rows.includes(f)||d.chosen.includes(f)?l.query:u?l.text:l.quiet;t.text(s[f],e-7,n+(f+.5)*r,{fill:m,size:c,bold:u,code:!0,align:"right"})}for(let f of xe(a.length,o,c,d.columns)){let u=d.columns.includes(f),m=i[f]?"left":"center",[g,_]=[e+(f+.5)*o,n-(i[f]?6:3+c*.55)];t.text(a[f],g,_,{fill:u?l.key:l.quiet,size:c,bold:u,code:!0,align:m,turned:i[f]})}}function xe(t,e,n,o){let r=n*jo,s=Math.max(1,Math.ceil(r/e)),a=i=>o.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>o.includes(i)||i%s===0&&!a(i))}function Bo({left:t,top:e,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/o),Math.floor((a-t)/n)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}function ke({group:t},e,n){let o=(a,i)=>(!e.length||e.includes(a))&&(!n.length||!q.includes(i)&&n.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>at(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:at(t).filter(a=>s.some(i=>i.head===a))}}var Wo=96,hn=12,Vo=64,mn=20,Go=18,si=6;function Ko({example:t,frames:e,open:n,layers:o,roles:r},s){let a=e.map(l=>({frame:l,...ke(l,o,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:h,heads:f})=>X([rt(l.group.title,s),ii(t,l,h,f,n,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),d=Math.max(...a.map(({heads:l})=>l.length))<=si;return X([d?ot(i,32):X(i,24),ve({isBlocked:c},s)],16)}function ii(t,e,n,o,r,s){let{group:a,rows:i,columns:c,blocked:d}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[h,f]=[Wo,Math.round(Wo/l)],u=[...new Set(n.map(({layer:g})=>g))],m=f+Go+hn;return{width:Vo+o.length*(h+hn),height:mn+u.length*m,draw(g,_,w){let y=v=>_+Vo+o.indexOf(v)*(h+hn),b={size:13,fill:s.quiet};for(let v of o)g.text(q.includes(v)?v:`Head ${v}`,y(v)+h/2,w+mn/2,{...b,align:"center"});u.forEach((v,R)=>{let F=w+mn+R*m;g.text(`Layer ${v+1}`,_,F+f/2,b);for(let k of n.filter(A=>A.layer===v)){let A=y(k.head);g.cells(_t(t,e,v,k.head),i.length,c.length,[A,F,h,f]),d&&St(g,d,i.length,c.length,[A,F,h,f]);let Y=k.kind===r.kind&&v===r.layer&&k.head===r.head;g.rect(A-2,F-2,h+4,f+4,{stroke:Y?s.primary:s.hatchLine,width:Y?3:1,radius:4});let D=a.roles[v][Number(k.head)-1];D&&g.text(D,A+h/2,F+f+4+Go/2,{...b,align:"center"})}})}}}var Se=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Me(t,e,n,{left:o,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&d.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let l=({row:f,column:u})=>n.columns.length?n.columns.includes(u):n.rows.includes(f),h=n.rows.length+n.columns.length>0;d.sort((f,u)=>f.weight-u.weight);for(let f of h?[!1,!0]:[!1])for(let u of d){if(l(u)!==f)continue;let m=_=>r+(_+.5)*a,g=i.scale[Math.min(255,Math.round(u.weight*255))];t.path(`M${o} ${m(u.row)}L${o+s} ${m(u.column)}`,{stroke:g,width:f?4:2,opacity:h&&!f?.25:1})}}var Yo={width:960,height:720},ai=9,ci=200,K={width:360,pitch:26,gap:8},Oe={pitch:26,gap:16};function Xo({map:t,lit:e,view:n},o){let r=n==="lines"?ui(t,e,o):n==="table"?di(t,o):li(t,e,o),s=[Vt(t.caption,Math.max(520,r.width),o),ve({isBlocked:!!t.blocked?.includes(1)},o)],a=t.rounded&&Vt("\u2248 These weights are rounded to 1/255.",520,o);return X([rt(t.title,o),r,...s,a])}function li(t,e,n){let[o,r]=[t.rows.length,t.columns.length].map(i=>ci+i*ai),s={width:Math.max(Yo.width,r),height:Math.max(Yo.height,o),cell:64,letters:W},a=$t(t,s,n);return{width:a.width,height:a.height,draw:(i,c,d)=>Tt(i,t,{...a,left:a.left+c,top:a.top+d},e,n)}}function ui(t,e,n){let o=Se(e),r={size:W,code:!0,fill:n.text},[s,a]=[t.rows,t.columns].map(h=>h.map(f=>U(f,24))),i=h=>Math.ceil(Math.max(...h.map(f=>M(f,E({...r,bold:!0},n))))),[c,d]=[i(s),60],l=h=>o.length===1&&!e.columns.length?t.weights[o[0]*a.length+h]:0;return{width:c+2*K.gap+K.width+i(a)+d,height:26+Math.max(s.length,a.length)*K.pitch,draw(h,f,u){let[m,g,_]=[f+c+K.gap,f+c+K.gap+K.width,u+26],w=y=>_+(y+.5)*K.pitch;h.text("looks (query)",m-K.gap,u+10,{size:W,bold:!0,fill:n.query,align:"right"}),h.text("looked at (key)",g+K.gap,u+10,{size:W,bold:!0,fill:n.key}),Me(h,t,{rows:o,columns:e.columns},{left:m,top:_,width:K.width,pitch:K.pitch},n),s.forEach((y,b)=>h.text(y,m-K.gap,w(b),{...r,bold:o.includes(b),align:"right"})),a.forEach((y,b)=>{h.text(y,g+K.gap,w(b),{...r,bold:e.columns.includes(b)});let v=l(b)>=.005?B(t)(l(b)):"";v&&h.text(v,g+K.gap+M(y,E(r,n))+8,w(b),{size:13,fill:n.quiet})})}}}function di(t,e){let n={size:W,fill:e.text},o={...n,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(h=>h.map(f=>U(f,24))),a=h=>t.blocked?.[h]?"blocked":B(t)(t.weights[h],2),i=(h,f=n)=>Math.ceil(M(h,E(f,e))),c=Math.max(...r.map(h=>i(h,o))),l=s.map((h,f)=>Math.max(i(h,o),...r.map((u,m)=>i(a(m*s.length+f))))).reduce((h,f)=>[...h,(h.at(-1)??c)+Oe.gap+f],[]);return{width:l.at(-1)??c,height:(r.length+1)*Oe.pitch,draw(h,f,u){let m=g=>u+(g+.5)*Oe.pitch;s.forEach((g,_)=>h.text(g,f+l[_],m(0),{...o,align:"right"})),r.forEach((g,_)=>{h.rect(f,u+(_+1)*Oe.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),h.text(g,f,m(_+1),o),s.forEach((w,y)=>h.text(a(_*s.length+y),f+l[y],m(_+1),{...n,align:"right"}))})}}}var fi=.1;function Ee({weight:t,rounded:e,note:n},o){if(n!==void 0||t===null)return n??"";let r=Math.max(0,...o.map(s=>s.weight??0));return t>=fi||t===r&&r>0?B({rounded:e})(t):""}function Ae(t,e,n,o,r){let s=m=>{let g=t.groups.find(_=>_.kind===m);return g&&Zt(t,gt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],d=[...c(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!t.encoderOnly?o.lookedAt.place:-1,h=l<0?[...c(i,n)]:[],f=t.source.map((m,g)=>({token:m,weight:l<0?d[g]??null:null,rounded:a?.rounded??!1,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:t.encoderOnly&&g===n?"current":""})),u=t.target.map((m,g)=>{let _=r&&g>n+1,w=g>0&&t.steps[g-1]?.forced,y=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=n?h[g]??null:null,b=g===n+1;return{token:m,weight:b&&l<0?null:y,rounded:(l<0?i:a)?.rounded??!1,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:_?"later":b&&l<0?"written":w?"forced":"",note:b&&l<0?w?"forced":"written":void 0}});return{source:f,target:u,asked:l<0?"":t.source[l],strongest:d.indexOf(Math.max(...d))}}var Jo=8;function $e(t,e,n){let{reads:o,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:u})=>u===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=gt(t,i,{words:!1,muted:!1}),d=c.columns.length,l=_t(t,c,n.layer,n.head).subarray(e*d,(e+1)*d),h=l.indexOf(Math.max(...l)),f=t.target.slice(Math.max(0,e+1-Jo),e+1);return[...t.encoderOnly?["At ",{token:o}]:[`Has read ${e+1>Jo?"\u2026 ":""}`,...f.flatMap((u,m)=>[m?" ":"",{token:u}])],", looks at ",{token:t.source[h],strong:!0},` (${B({rounded:Jt(c,n.layer,n.head)})(l[h])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${G(s,1)}).`]}var Lt=640,ht={height:28,padding:8,gap:6,line:50},ct={line:26,height:12,number:70,tag:64};function Qo({example:t,open:e,step:n,pointed:o},r){let{source:s,target:a}=Ae(t,e,n,o,!1),i=t.steps[n],c=i?$e(t,n,e).map(d=>typeof d=="string"?d:U(d.token)).join(""):"";return X([i&&rt(`Step ${n+1} of ${t.steps.length}`,r),c.length>0&&Vt(c,Lt,r),gn(t.encoderOnly?"Tokens":"Source","",r),Zo(s,r),!t.encoderOnly&&gn("Target so far","",r),!t.encoderOnly&&Zo(a,r),i&&gn(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${ye(i.entropy,2)} nats`,r),i&&pi(i,r)],8)}var gn=(t,e,n)=>ot([kt(t,{size:15,bold:!0,fill:n.text},n),e.length>0&&kt(e,{size:W,fill:n.quiet},n)],8);function Zo(t,e){let n={size:W,code:!0},o=t.map(({token:c})=>Math.ceil(M(U(c),E({...n,bold:!0,fill:""},e)))+2*ht.padding),r=[],[s,a]=[0,0];for(let c of o)s>0&&s+c>Lt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+ht.gap;let i=be(t.map(({token:c})=>c))==="rtl";return{width:Lt,height:(a+1)*ht.line,draw(c,d,l){t.forEach((h,f)=>{let[u,m,g]=[d+(i?Lt-r[f].x-o[f]:r[f].x),l+r[f].line*ht.line,o[f]],_=h.weight===null?-1:Math.round(Math.min(1,h.weight)*255),w=["written","current"].includes(h.state),y=h.lit?e.key:w?e.primary:h.state==="forced"?e.text:e.hatchLine;_>=0&&c.rect(u,m,g,ht.height,{fill:e.scale[_],radius:6}),c.rect(u,m,g,ht.height,{stroke:y,width:h.lit||w?3:1,radius:6});let b=_<0?e.text:e.ink[_];c.text(U(h.token),u+g/2,m+ht.height/2,{...n,fill:b,bold:w,align:"center"});let v=Ee(h,t);v&&c.text(v,u+g/2,m+ht.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function pi({top:t,others:e,drawn:n,writes:o,forced:r},s){let a=[...t.map(([l,h],f)=>({name:U(l),share:h,drawn:n?.[f],isWritten:l===o,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:h})=>Math.ceil(M(l,E({size:W,code:h,bold:!0,fill:""},s))))),c=n?2*ct.number:ct.number,d=Lt-i-c-ct.tag-24;return{width:Lt,height:a.length*ct.line,draw(l,h,f){a.forEach(({name:u,share:m,drawn:g,isWritten:_,code:w},y)=>{let[b,v]=[h+i+12,f+(y+.5)*ct.line],R=k=>[b,v-ct.height/2,k*d,ct.height],F={size:W,fill:s.text,bold:_};l.text(u,h,v,{...F,code:w}),l.rect(...R(1),{fill:s.hatchGround,radius:3}),l.rect(...R(m),{fill:_?s.primary:s.quiet,radius:3}),g!==void 0&&l.rect(...R(g),{stroke:s.text,width:1.5,radius:3}),l.text(G(m,1),b+d+ct.number,v,{...F,align:"right"}),g!==void 0&&l.text(G(g,1),b+d+2*ct.number,v,{...F,align:"right"}),_&&l.text(r?"forced":"written",b+d+c+10,v,F)})}}}var hi=Symbol.for("pv"),mi=0;function p(t,e,n,o,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:hi,__v:--mi,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),x.vnode&&x.vnode(d),d}function tr({card:t,heading:e,note:n}){return p("section",{class:"card",children:[t.said.map(o=>p("p",{children:o},o)),t.columns.length>0&&p("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:p("table",{children:[p("thead",{children:p("tr",{children:e.map(o=>p("th",{scope:"col",children:o},o))})}),p("tbody",{children:t.columns.map(([o,...r])=>p("tr",{children:[p("th",{scope:"row",children:o}),r.map((s,a)=>p("td",{children:s},a))]},o))})]})}),t.columns.length>0&&p("p",{class:"note",children:n})]})}function P({token:t,length:e,class:n=""}){return p("bdi",{class:`token ${n}`,title:dn(t),children:xt(t,e)})}var _n=30,gi=3;function er({map:t,lit:e}){let[n,o]=[e.rows[0]??-1,e.columns[0]??-1];return n<0&&o<0?p("p",{class:"read-out",children:t.caption}):p("p",{class:"read-out","aria-live":"polite",children:n>=0&&o>=0?_i(t,n,o):n>=0?wn(t,n):wi(t,o)})}function _i(t,e,n){let o=e*t.columns.length+n,r=t.blocked?.[o];return p(z,{children:[p(P,{token:t.rows[e],length:_n})," ",r?"is blocked from":"looks at"," ",p(P,{token:t.columns[n]}),!r&&p("b",{children:[" ",B(t)(t.weights[o],2)]})]})}function wn(t,e){let n=t.columns.length,o=nr(t.columns.map((r,s)=>({label:r,weight:t.weights[e*n+s]})));return p(z,{children:[p(P,{token:t.rows[e],length:_n})," looks at ",o.length?or(o,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function wi(t,e){let n=t.columns.length,o=nr(t.rows.map((r,s)=>({label:r,weight:t.weights[s*n+e]})));return p(z,{children:[p(P,{token:t.columns[e]})," is looked at most by ",o.length?or(o,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var nr=t=>t.filter(({weight:e})=>e>0).sort((e,n)=>n.weight-e.weight).slice(0,gi),or=(t,e)=>t.map(({label:n,weight:o},r)=>p("span",{children:[r?", ":"",p(P,{token:n,length:_n})," (",B(e)(o),")"]},r));function rr({example:t,step:e,open:n}){return p("p",{class:"sentence","aria-live":"polite",children:$e(t,e,n).map((o,r)=>typeof o=="string"?o:o.strong?p("b",{children:p(P,{token:o.token})},r):p(P,{token:o.token},r))})}function sr({map:t,rows:e,colours:n,onDrop:o}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return p("section",{class:"compare",children:[p("h4",{children:["Rows compared"," ",e.length>1&&!t.rounded&&p("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",G(a)," of their weight."]})]}),p("p",{class:"legend",children:e.map((i,c)=>p("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[p("i",{class:"swatch",style:{background:n[c]}})," ",i+1," ",p(P,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>p("p",{class:"note",children:wn(t,i)},i)),p("div",{class:"groups",children:t.columns.map((i,c)=>p("div",{class:"bars-of",title:e.map(d=>B(t)(s(d,c),2)).join(", "),children:[p("div",{class:"columns",children:e.map((d,l)=>p("span",{style:{height:`${s(d,c)*100}%`,background:n[l]}},d))}),p(P,{token:i,length:8})]},c))})]})}function ir(t,{go:e,step:n,last:o,player:r,presenting:s}){L(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement===document.body&&xi(c),l=bi(c,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(n-1),ArrowRight:()=>e(n+1)},f={...h,Home:()=>e(0),End:()=>e(o),ArrowUp:()=>e(n-1),ArrowDown:()=>e(n+1),PageUp:()=>e(n-1),PageDown:()=>e(n+1)," ":r.toggle},u=d||s||l,m=(l?f:d?h:{})[i.key]??(u&&!vi(i)?yi(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function yi(t,e,n){if(t==="Escape")return n?()=>O({present:!1}):void 0;if(Gt())return t==="f"?()=>O({present:!n}):t==="b"&&n?()=>{e.classList.toggle("blank")}:void 0}var ar="attention-lab-letter-keys",Gt=()=>localStorage.getItem(ar)!=="off";function cr(){localStorage.setItem(ar,Gt()?"off":"on")}function bi(t,e){let[n]=e.composedPath();return!(n instanceof HTMLElement)||!t.contains(n)||!n.closest(".player, .step-area")?!1:e.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function vi(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function xi(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>80&&e<window.innerHeight-80}function mt({label:t,isNamed:e=!1,options:n,value:o,onChoose:r}){return p("fieldset",{class:"segments",children:[p("legend",{class:e?"":"unseen",children:t}),n.map(([s,a])=>p("label",{class:s===o?"on":"",children:[p("input",{type:"radio",name:t,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var lr={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function ur({example:t,selection:e}){let n=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return p("div",{class:"bar-of-controls",children:[p("div",{class:"controls which",children:[p(mt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,lr[r]]),value:e.kind,onChoose:r=>O({kind:r,rows:[]})}),p(mt,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>O({layer:Number(r)-1})}),p(mt,{label:"Head",isNamed:!0,options:at(n).map(r=>[r,r]),value:e.head,onChoose:r=>O({head:r})})]}),p("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&p(mt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>O({tokens:r,rows:[]})}),p("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[p("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>O({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&p(Mi,{example:t,selection:e,layers:o}),p("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>O({present:!0}),children:"Present"}),p(ki,{})]})]})}function ki(){let[t,e]=S(Gt);return p("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(cr(),e(Gt())),children:"Keys F, B"})}function dr({example:t,selection:e}){return p(mt,{label:"View",options:Si(t),value:e.view,onChoose:n=>O({view:n})})}function Si({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(o=>[o,o])}function Mi({example:t,selection:e,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>p("fieldset",{class:"pills",children:[p("legend",{children:a}),i.map(([l,h])=>p("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>d(o(c,l)),children:h},h))]});return p("details",{class:"filters",children:[p("summary",{children:r?"Filter: on":"Filter"}),p("div",{class:"panel",children:[p("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,lr[a]]),e.kinds,a=>O({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),e.layers,a=>O({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>O({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>p("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&p("button",{type:"button",onClick:()=>O({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function st(){let t=C(null),[e,n]=S({width:0,height:0});return L(()=>{let o=t.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[t,e]}function fr(t){L(()=>{let e=t.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(o);o();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}function pr({map:t,lit:e,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=C(null),[c,d]=st(),l=I(()=>d.width?$t(t,{...d,cell:64,letters:o},n):null,[t.rows,t.columns,d,o,n]);L(()=>{!l||!i.current||Tt(Z(i.current,l.width,l.height,n),t,l,e,n)},[l,t,n,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:u})=>l&&Bo(l,f,u);return p("div",{class:"large-map",ref:c,children:p("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:f=>{let u=h(f);s(u?.row??-1,u?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let u=h(f);u&&u.row>=0&&a(u.row,u.column)},onKeyDown:f=>l&&Oi(f,l,e,s,a),onBlur:()=>s(-1,-1)})})}function Oi(t,{rows:e,columns:n},o,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),d=(h,f)=>r(c(a+h,e.length),c(i+f,n.length)),l={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-n.length),End:()=>d(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var Ei=.005,mr={least:20,most:30};function gr({map:t,lit:e,theme:n,onPoint:o,onPress:r}){let s=C(null),[a,i]=st(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(mr.least,Math.min(mr.most,Math.floor((i.height-30)/c))),[l,h]=[c*d,Math.max(60,Math.min(420,i.width*.36))],f=Se(e);L(()=>{s.current&&i.width&&Me(Z(s.current,h,l,n),t,{rows:f,columns:e.columns},{left:0,top:0,width:h,pitch:d},n)},[t,i,n,f.join(),e.columns.join()]);let u=(w,y)=>t.weights[w*t.columns.length+y],m=(w,y)=>t.blocked?.[w*t.columns.length+y]?"blocked":u(w,y)>=Ei?B(t)(u(w,y)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,_=w=>w.split(" \u2192 ");return p("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[p("p",{class:"sides",children:[p("b",{class:"query",children:"looks (query)"}),p("b",{class:"key",children:"looked at (key)"})]}),p("div",{class:"sheet",style:{"--pitch":`${d}px`},children:[p("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((w,y)=>p("li",{children:p("button",{type:"button",class:(g<0?f.includes(y):u(y,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(y),onPointerEnter:({pointerType:b})=>b!=="touch"&&o(y,-1),onFocus:({currentTarget:b})=>b.matches(":focus-visible")&&o(y,-1),onClick:()=>r(y),children:[p("span",{class:"number",children:g<0?"":m(y,g)}),p("span",{children:_(w).map((b,v)=>[v?" \u2192 ":"",p(P,{token:b,length:10},v)])})]})},y))}),p("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),p("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((w,y)=>{let b=f.length===1&&g<0?u(f[0],y):0,v=e.columns.includes(y)||b>=.02;return p("li",{children:p("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:R})=>R!=="touch"&&o(-1,y),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&o(-1,y),onClick:()=>o(-1,y),children:[p(P,{token:w}),p("span",{class:"number",children:f.length===1&&g<0?m(f[0],y):""})]})},y)})})]})]})}function _r({example:t,step:e,onForce:n}){let o=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>xt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return p("section",{class:"next-tokens",children:[p("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",p("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),p("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",ye(e.entropy,2)," nats"]})]}),p("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>p(Ai,{example:t,step:e,onForce:n,found:e.top[a],drawn:e.drawn?.[a]},a)),p("div",{class:"candidate others",children:[p("span",{class:"name",children:"all others"}),p(wr,{share:e.others}),p("span",{class:"probability",children:G(e.others,1)}),p("span",{class:"tag"})]})]}),n&&p("p",{class:"note",children:"Click a token to write it instead."})]})}function Ai({example:t,step:e,found:n,drawn:o,onForce:r}){if(!n)return p("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=p(z,{children:[p(P,{token:s,class:"name"}),p(wr,{share:a,drawn:o}),p("span",{class:"probability",children:[G(a,1),o!==void 0&&p("i",{class:"drawn",children:G(o,1)})]}),p("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?p("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${U(s)} instead`:"",onClick:()=>c&&r(s),children:d}):p("div",{class:l,children:d})}function wr({share:t,drawn:e}){return p("span",{class:"track",children:[p("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&p("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var yr=Object.assign;function Li(t,e){for(var n in t)if(n!="__source"&&t[n]!==e[n])return!0;for(var o in e)if(o!="__source"&&!(o in t))return!0;return!1}var Ci=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function xr(t,e){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Li(this.props,r)}function o(r){return this.shouldComponentUpdate=n,Ke(t,r)}return o.displayName="Memo("+(t.displayName||t.name)+")",o.prototype.isReactComponent=!0,o.type=t,o}var Pi=Symbol.for("react.element"),Ri=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Ni=/[A-Z0-9]/g,Ii=typeof document<"u";var Ui=function(t){return/fil|che|rad/.test(t)};dt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(dt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var br=x.event;x.event=function(t){return br&&(t=br(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Fi={configurable:!0,get:function(){return this.class}},vr=x.vnode;x.vnode=function(t){if(typeof t.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Ii&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var l=void 0;for(var h in d)typeof d[h]!="number"||Ci.test(h)||(l||(l=d=yr({},d)),d[h]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||Ui(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&Ri.test(c)?c=c.replace(Ni,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var u=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;u!=null&&(a.value=Ye(r.children).forEach(function(m){m.props.selected=a.multiple?u.indexOf(m.props.value)!=-1:u==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Fi)):r.className&&(a.class=a.className=r.className),o.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=yr({},t.props);for(var n in t.type.defaultProps)e[n]===void 0&&(e[n]=t.type.defaultProps[n]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Pi,vr&&vr(t)};function kr(t,[e,n],[o,r]){if(o===e&&r===n)return t;let s=new Uint8Array(o*r),a=Uint32Array.from({length:n},(i,c)=>c*r/n);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*o/e)*r;for(let l=0;l<n;l+=1,c+=1){let h=d+a[l];t[c]>s[h]&&(s[h]=t[c])}}return s}var Di=480,yn={short:24,long:60},Le=8,zi=5,Sr={least:32,most:104};function Hi({example:t,frames:e,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[d,{width:l}]=st(),h=e.map(f=>({frame:f,...ke(f,o,r)})).filter(({places:f})=>f.length);return p("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:()=>i(null),children:[!h.length&&p("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:f,heads:u,places:m})=>p(qi,{example:t,frame:f,heads:u,places:m,open:n,theme:s,onPeek:i,onOpen:c,label:l<Di?yn.short:yn.long,width:l},f.group.kind))]})}var Or=xr(Hi);function qi({example:t,frame:e,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d}){let{group:l}=e,h=a===yn.short,f=Math.floor(Math.max(Sr.least,Math.min(Sr.most,(i-a-12)/n.length-Le))),u=C(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:f,height:Math.round(f/m)};L(()=>{u.current&&Bi(u.current,t,e,n,o,g,s)},[t,e,o.map(Te).join(),f,s]);let _=[...new Set(o.map(({layer:b})=>b))],w=new Map(o.map(b=>[Te(b),b])),y=o.find(b=>Mr(b,r))??o[0];return p("section",{class:"group",children:[p("h3",{title:l.note,children:l.title}),!h&&p("p",{class:"note",children:l.note}),p("div",{class:"scroller",children:p("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:u,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${f}px)`},onKeyDown:Vi,children:[p("div",{class:"line",role:"row",children:[p("span",{class:"corner",role:"columnheader",children:p("span",{class:"unseen",children:"layer"})}),n.map(b=>p("span",{role:"columnheader",class:"column",children:h||q.includes(b)?b:`Head ${b}`},b))]}),_.map(b=>p("div",{class:"line",role:"row",children:[p("span",{class:"layer",role:"rowheader","aria-label":`Layer ${b+1}`,children:[h?"L":"Layer ",b+1]}),n.map((v,R)=>{let F=R?null:p("canvas",{"data-layer":b,"aria-hidden":"true"}),k=w.get(Te({layer:b,head:v}));if(!k)return p("span",{role:"gridcell",class:"cell",children:F},v);let A=l.roles[b][Number(v)-1]??"",Y=Mr(k,r);return p("span",{role:"gridcell",class:q.includes(v)?"cell summary":"cell",children:[F,p("button",{type:"button",class:Y?"thumb open":"thumb",tabIndex:k===y?0:-1,"aria-current":Y?"true":void 0,"aria-label":ji(l.title,k,A),"data-place":Te(k),style:{width:`${g.width}px`,height:`${g.height}px`},onClick:()=>d(k),onPointerEnter:({pointerType:D})=>D!=="touch"&&c(k),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&c(k),onBlur:()=>c(null),children:[p("i",{class:"row-light"}),p("i",{class:"column-light"})]}),A&&p("span",{class:"role",children:A})]},v)})]},b))]})})]})}var Te=({layer:t,head:e})=>`${t} ${e}`,Mr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function ji(t,{layer:e,head:n},o){let r=q.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${t}, layer ${e+1}, ${r}${o&&`, ${o}`}`}function Bi(t,e,n,o,r,{width:s,height:a},i){let[c,d]=[n.rows.length,n.columns.length],l=window.devicePixelRatio||1,h=[Math.min(c,Math.round(a*l)),Math.min(d,Math.round(s*l))];for(let f of t.querySelectorAll("canvas")){let u=Z(f,o.length*(s+Le)-Le,a,i),m=new Path2D;for(let{layer:g,head:_}of r){if(String(g)!==f.dataset.layer)continue;let w=o.indexOf(_)*(s+Le),y=kr(Fn(e,n,g,_),[c,d],h);u.cells(y,...h,[w,0,s,a]),n.blocked&&St(u,n.blocked,c,d,[w,0,s,a]),m.roundRect(w,0,s,a,zi)}Wi(f,m)}}function Wi(t,e){let n=t.getContext("2d");n.globalCompositeOperation="destination-in",n.fill(e),n.globalCompositeOperation="source-over"}function Vi(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let o=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=o.findIndex(h=>h.includes(e)),s=o[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=h=>o[h]?.[Math.min(s,o[h].length-1)],d={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:o[r])[0],End:()=>(t.ctrlKey?i:o[r]).at(-1)};if(!d[t.key])return;t.preventDefault(),t.stopPropagation();let l=d[t.key]();l instanceof HTMLElement&&l.focus()}var Ce=new Map;function Pe(t,e){return Ce.set(t,e),()=>{Ce.get(t)===e&&Ce.delete(t)}}var Er=t=>Ce.get(t)?.()??null;function Ar(t){let e=C(t);e.current=t;let n=Object.keys(t).filter(o=>t[o]);j(()=>{let o=n.map(r=>Pe(r,()=>e.current[r]?e.current[r]():null));return()=>o.forEach(r=>r())},[n.join()])}var Gi=1e3,Ki=[.5,1,2,4],Yi={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function $r(t,e,n){let[o,r]=S(!1),[s,a]=S(1);return j(()=>{if(!o)return;if(t>=e)return r(!1);let c=setTimeout(()=>n(t+1),Gi/s);return()=>clearTimeout(c)},[o,t,e,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&t>=e&&n(0),r(!o)},pause:()=>r(!1)}}function Tr({step:t,last:e,player:n,go:o}){let r=`Step ${t+1} of ${e+1}`;return p("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[p("span",{class:"buttons",children:[p(Kt,{name:"first",label:"First step",idle:t===0,onPress:()=>o(0)}),p(Kt,{name:"back",label:"One step back",idle:t===0,onPress:()=>o(t-1)}),p(Kt,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),p(Kt,{name:"next",label:"One step on",idle:t===e,onPress:()=>o(t+1)}),p(Kt,{name:"last",label:"Last step",idle:t===e,onPress:()=>o(e)})]}),p("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>o(Number(s.value))}),p("span",{class:"position",children:r}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:Ki.map(s=>p("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function Kt({name:t,label:e,idle:n=!1,onPress:o}){return p("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":n,onClick:o,children:p("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:p("path",{d:Yi[t]})})})}var bn=1e3,Xi=3e4;function Lr(t,{kind:e,layer:n,head:o,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(d=>{let l=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!l.length?[...l,c(d,"pieces")]:l}).flat();function c(d,l){let h=d[l];return It(d,o).map(f=>({axes:h,place:Ut(d,n,f),address:`${t.exactAt}/${d.kind}-${l}-${n}-${f}`})).filter(f=>!h.exact.has(f.place))}}function Cr({get:t,changed:e,gone:n,later:o=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[bn,!1,!1];async function l({axes:u,place:m,address:g}){a.add(g);let _=!1,w=await t(g).catch(()=>(_=!0,null));a.delete(g),w?.byteLength===2*u.rows.length*u.columns.length?(u.exact.set(m,new Uint16Array(w)),[s,i,d]=["",bn,!1]):(s=_?"silent":"gone",h()),e(),!(s!=="gone"||d)&&(d=!0,n())}function h(){c||(c=!0,o(()=>{c=!1,f()},i),i=Math.min(2*i,Xi))}function f(){for(let u of r)!u.axes.exact.has(u.place)&&!a.has(u.address)&&l(u)}return{want(u){[r,i]=[u,bn],f()},trouble:()=>s}}var Ji=2e4;function Pr(t,e,n,o){let[r,s]=S(0),a=C(o);a.current=o;let i=I(()=>Cr({get:Zi,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=Lr(t,e,n);return j(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),j(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Zi(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Ji)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Qi="the exact weights are on the way.",ta={"":Qi,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Rr({map:t,muted:e,peeked:n,trouble:o}){if(!t.rounded)return p("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=n?"the exact weights come when the head is opened.":ta[o];return p("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function vn({title:t,note:e,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=C(null);return L(()=>{let c=requestAnimationFrame(()=>i.current&&ea(i.current,o));return()=>cancelAnimationFrame(c)},[o,n.length]),p("section",{class:"strip",children:[p("h4",{children:[t," ",p("span",{class:"note",children:e})]}),p("div",{class:"chips",dir:be(n.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:n.map((c,d)=>{let{token:l,weight:h,state:f,lit:u}=c,m=h===null?-1:Math.round(Math.min(1,h)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return p("span",{class:`item ${f} ${u?"lit":""}`,onPointerEnter:({pointerType:_})=>_!=="touch"&&s(d),onClick:()=>a?a(d):s(d),children:[p("span",{class:"chip",style:g,children:f==="later"?"":p(P,{token:l})}),p("span",{class:"share",children:Ee(c,n)})]},d)})})]})}function ea(t,e){let n=t.children[e];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=t.scrollTop&&o+r<=t.scrollTop+t.clientHeight||(t.scrollTop=o-(t.clientHeight-r)/2)}function Nr({example:t,open:e,step:n,pointed:o,came:r,theme:s,player:a,onPoint:i,go:c}){let d=I(()=>Ae(t,e,n,o,a.playing),[t,e.layer,e.head,n,o,r,a.playing]),l=q.includes(e.head)?e.head:`head ${e.head}`,h=u=>m=>i(m<0?ge:Co(t,u,m)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return p(z,{children:[p(vn,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${l}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:h("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&p(vn,{title:"Target so far",note:d.asked?`how much each looks at \u201C${xt(d.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:d.target,reveal:n+1,theme:s,onPoint:h("target"),onPress:u=>c(Math.max(0,u-1))})]})}var xn=32,Ir=8;function Ur({map:t,chosen:e,caption:n,onPress:o}){let[r,s]=S(0),a=B(t),i=Math.max(0,Math.floor(r/xn)-Ir),c=Math.min(t.rows.length,i+3*Ir+12);return p("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:p("table",{"aria-label":n,"aria-rowcount":t.rows.length+1,children:[p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,l)=>p("th",{scope:"col",children:p(P,{token:d})},l))]})}),p("tbody",{children:[i>0&&p("tr",{style:{height:`${i*xn}px`}}),t.rows.slice(i,c).map((d,l)=>{let h=i+l;return p("tr",{"aria-rowindex":h+2,class:e.includes(h)?"chosen":"",children:[p("th",{scope:"row",children:p("button",{type:"button","aria-pressed":e.includes(h),onClick:()=>o(h),children:p(P,{token:d,length:30})})}),t.columns.map((f,u)=>{let m=h*t.columns.length+u;return p("td",{children:t.blocked?.[m]?p("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},u)})]},h)}),c<t.rows.length&&p("tr",{style:{height:`${(t.rows.length-c)*xn}px`}})]})]})})}var Fr={usual:14,presented:20};function Dr({example:t,selection:e,theme:n,send:o}){let r=C(null),[s,a]=S(ge),[i,c]=S(null),d={words:e.tokens==="words",muted:e.mute},l=I(()=>t.groups.map($=>gt(t,$,d)),[t,d.words,d.muted]),h=i&&na(t,i)?i:e,f=l.find(({group:$})=>$.kind===h.kind)??l[0],u=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,g]=Pr(t,e,u,o),_=I(()=>u?Dn(t,h):Zt(t,f,h,d.muted),[t,f,h.layer,h.head,u,m]),w=Math.max(0,t.steps.length-1),y=$=>O({step:Math.max(0,Math.min($,w))}),b=$r(e.step,w,y),v=s.looks?.side==="target"?s.looks.place:e.step;ir(r,{go:y,step:e.step,last:w,player:b,presenting:e.present}),fr(r),L(()=>ra(r.current,e.present),[e.present]);let R=ln(t,_,e.step),F=(b.playing||t.layout==="decoding")&&!t.encoderOnly,k={...cn(_,s),step:v===e.step?R:ln(t,_,v),chosen:u?[]:e.rows,done:F&&R.length?R[0]+1:1/0};L(()=>sa(r.current,l,s),[l,s]);let A=fe(($,He)=>a(Lo(_,$,He)),[_]),Y=$=>{let[{side:He,place:us}]=_.rowSpots[$];if(t.layout!=="heads")return He==="target"||t.encoderOnly?y(us):void 0;let ds=e.rows.includes($)?e.rows.filter(fs=>fs!==$):[...e.rows,$].slice(-qe);return O({rows:ds})},D=fe($=>{c(null),O({...$,rows:[]})},[]),et=I(()=>l.filter(({group:$})=>!e.kinds.length||e.kinds.includes($.kind)),[l,String(e.kinds)]),tt=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[V,Pn]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],Xt=$=>$&&{picture:$,theme:n};return Ar({map:()=>Xt(Xo({map:_,lit:k,view:e.view},n)),compared:k.chosen.length>0&&(()=>Xt(qo({map:_,rows:k.chosen},n))),heads:()=>Xt(Ko({example:t,frames:et,open:e,layers:V,roles:Pn},n)),player:()=>Xt(Qo({example:t,open:h,step:v,pointed:s},n))}),p("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[p(ur,{example:t,selection:e}),t.layout!=="decoding"&&p("div",{class:"overview-area",children:p(Or,{example:t,frames:et,open:tt,layers:V,roles:Pn,theme:n,besides:t.layout==="heads",onPeek:c,onOpen:D})}),p("section",{class:"map-area",children:[e.present&&p("button",{type:"button",class:"plain leave",onClick:()=>O({present:!1}),children:"Back (Escape)"}),p("div",{class:"map-head",children:[p("h3",{class:i?"peeked":"",children:_.title}),p(dr,{example:t,selection:e})]}),e.view==="lines"?p(gr,{map:_,lit:k,theme:n,onPoint:A,onPress:Y}):e.view==="table"?p(Ur,{map:_,chosen:e.rows,caption:_.caption,onPress:Y}):p(pr,{map:_,lit:k,theme:n,caption:_.caption,letters:e.present?Fr.presented:Fr.usual,onPoint:A,onPress:Y}),p(er,{map:_,lit:k}),t.exactAt&&p(Rr,{map:_,trouble:g,muted:d.muted&&!u,peeked:i!==null}),p("p",{class:"legend",children:[p("span",{children:[p("b",{class:"query",children:"row = looks"}),", ",p("b",{class:"key",children:"column = looked at"})]}),p("span",{class:"scale",children:["0 % ",p("i",{class:"ramp"})," 100 %"]}),_.blocked?.includes(1)&&p("span",{class:"scale",children:[p("i",{class:"swatch hatched"})," blocked by the mask"]})]}),o&&!q.includes(h.head)&&!u&&p("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:k.chosen.at(-1)??R[0]??1}),children:"Work its numbers out, inside this head"}),k.chosen.length>0&&!i&&p(sr,{map:_,rows:k.chosen,colours:n.lines,onDrop:Y})]}),t.layout!=="heads"&&p("section",{class:"step-area",children:[t.steps.length>0&&p(Tr,{step:e.step,last:w,player:b,go:y}),t.steps[v]&&p(rr,{example:t,step:v,open:h}),p(Nr,{example:t,open:h,step:v,pointed:s,came:m,theme:n,player:b,onPoint:a,go:y}),t.steps[v]&&p(_r,{example:t,step:t.steps[v],onForce:o&&t.forceable?$=>(b.pause(),o("forced",{step:v,token:$})):void 0}),v===w&&t.reason&&p("p",{class:"stop",children:t.reason})]}),t.cards&&p(tr,{card:oa(t,h),heading:t.cards.heading,note:t.cards.note})]})}function na({groups:t},{kind:e,layer:n,head:o}){let r=t.find(s=>s.kind===e);return r!==void 0&&n<r.layers&&at(r).includes(o)}function oa({cards:t,summaries:e},{kind:n,layer:o,head:r}){return t?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function ra(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function sa(t,e,n){for(let o of e){let r=t?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=cn(o,n),i=([f=-1],u)=>f<0?["-10","0"]:[String(f/u),String(1/u)],[[c,d],[l,h]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[f,u]of Object.entries({top:c,high:d,left:l,wide:h}))r.style.setProperty(`--${f}`,u);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Re=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Ne=`/* Choices */

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
`;var zr=`/* All heads */

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
`;var Ie=`/* The open head */

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
`;var Hr=`/* Steps */

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
`;var qr=`/* Decoding: the steps first */

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
`;function Ct(t,e){let n=t.querySelector(".lab");if(n instanceof HTMLElement)return n;let o=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(o,r),r}var fa=[Re,Ne,zr,Ie,Hr,qr].join(`
`),jr=new WeakMap;function kn({data:t,parentElement:e,setTriggerValue:n}){let o=Ct(e,fa),r=jr.get(o),s=r?.bytes===t?r.example:To(t);return jr.set(o,{bytes:t,example:s}),nt(p(pa,{example:s,theme:me(o),send:n}),o),Ft(e,n),()=>{nt(null,o),o.remove()}}function pa({example:t,theme:e,send:n}){let[o,r]=S(yt);return j(()=>{let s=()=>r(yt());return s(),ne(s)},[]),p(Dr,{example:t,theme:e,send:n,selection:qn(o,t)})}var Br=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Wr(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:n}of e.boxes){let o=Br(n.cells);n.cells=Float32Array.from(o,r=>n.signed?.5+(r-128)/254:r/255),n.blocked=n.blocked&&Br(n.blocked)}return e}var Ue={usual:14,small:12},Sn=200,Mn=90,Pt=5,ha={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Fe(t,e,n,o,r){for(let{left:s,top:a,width:i,height:c}of n.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of n.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of n.arrows)ma(t,s,r);for(let s of n.boxes)ga(t,s,o,r);if(n.boxes[0].width>=Mn)for(let s of n.tokens)wa(t,e,s,r)}function ma(t,e,n){t.path(e,{stroke:n.quiet,width:1.6});let[,o,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,l,h]of s)[a,i]=d==="M"?[Number(l),Number(h)]:d==="H"?[Number(l),i]:[a,Number(l)];let c=o==="H"?`M${a} ${i}L${a-Pt} ${i-Pt}V${i+Pt}Z`:`M${a} ${Number(r)}L${a-Pt} ${i+Pt}H${a+Pt}Z`;t.path(c,{fill:n.quiet})}function ga(t,{box:e,left:n,top:o,width:r,height:s},{open:a,here:i},c){let d=c.lines[ha[e.role]],l=e.name===a,h=i.includes(e.name);t.rect(n,o,r,s,{fill:c.ground,radius:6}),t.rect(n,o,r,s,{fill:d,opacity:h?.75:.13,radius:6}),t.rect(n,o,r,s,{stroke:l?c.text:d,width:l?3:1.2,radius:6});let f=_a(e.value,n,o,r,s);if(f&&On(t,e.value,f),r<Mn)return;let u=r<Sn?Ue.small:Ue.usual,m={size:u,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},g=(f?f[0]:n+r)-n-14,_=e.role==="add"?"+ Add":e.title;if(M(_,E(m,c))<=g||s<2.6*u)t.text(_,n+8,o+s/2,m);else{let w=we(_,g,m,c);w.draw(t,n+8,o+(s-w.height)/2)}}function _a(t,e,n,o,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,o*(o<Mn?.8:o<Sn?.3:.42));return[e+o-s-c,n+s,c,a]}function On(t,{cells:e,rows:n,columns:o,signed:r,blocked:s},a){t.cells(e,n,o,a,r),s&&St(t,s,n,o,a)}function wa(t,e,{text:n,left:o,top:r,width:s,height:a},i){let c={size:s<Sn?Ue.small:Ue.usual,code:!0,fill:i.text},d=e[n].map(m=>U(m)),l=e[n].every(m=>[...m].length===1||/^<.*>$/.test(m)),h=m=>m.join(l?"":" "),f=m=>M(h(d.slice(0,m))+(m<d.length?"\u2026":""),E(c,i))<=s,u=d.length;for(;u>1&&!f(u);)u-=1;t.text(h(d.slice(0,u))+(u<d.length?"\u2026":""),o+s/2,r+a/2,{...c,align:"center"})}var En={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Rt=9,Yt=24,An=8,ya=.62,ba=1.25,it={most:300,gap:64,side:26,edge:10};function De(t,{layer:e,width:n,height:o}){let r=t.boxes.filter(u=>u.layer===null||u.layer===e),s=["encoder","decoder"].filter(u=>r.some(m=>m.side===u)),a=s.map(u=>r.filter(m=>m.side===u)),i=Math.max(...a.map(u=>2*(Yt+Rt)+2*An+u.reduce((m,g)=>m+En[g.role]+Rt,0))),c=Math.max(ya,Math.min(ba,o/i)),d=Math.min(it.gap,n*.1),l=Math.floor(Math.min(it.most,(n-it.edge-s.length*it.side-(s.length-1)*d)/s.length)),h=Math.ceil(i*c),f={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+it.side)+(s.length-1)*d+it.edge,height:h,unit:c};return a.forEach((u,m)=>va(f,u,{left:it.side+m*(l+it.side+d),width:l,isLast:m===a.length-1})),ka(f),f}function va(t,e,{left:n,width:o,isLast:r}){let{unit:s}=t,a=n+o/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:n,top:c(Yt),width:o,height:Yt*s});let d=null;if(e.forEach((l,h)=>{let f=e[h-1];f&&f.layer===null!=(l.layer===null)&&c(An);let u=i,m=(c(Rt),c(En[l.role])),g=En[l.role]*s;t.arrows.push(`M${a} ${u}V${m+g}`),t.boxes.push({box:l,left:n,top:m,width:o,height:g}),l.layer!==null&&(d={top:m,bottom:d?.bottom??m+g})}),d){let{top:l,bottom:h}=d,f=An*s*.8;t.frames.push({left:n-it.side+6,top:l-f,width:o+it.side,height:h-l+2*f})}r&&(t.arrows.push(`M${a} ${i}V${c(Rt),i}`),t.tokens.push({text:"written",left:n,top:c(Yt),width:o,height:Yt*s}));for(let l of xa(t,e))t.lines.push(l)}function xa(t,e){let n=e.map(s=>t.boxes.find(a=>a.box===s)),o=[],r=0;return n.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=n[r],c=i.top+i.height+Rt*t.unit*.5,d=n[a].top+n[a].height/2,l=n[a].left-9;o.push(`M${i.left+i.width/2} ${c}H${l}V${d}H${n[a].left}`),r=n[a+1]?.box.role==="norm"&&n[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),o}function ka(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),n=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!n)return;let[o,r]=[n.left+n.width/2,n.top-Rt*t.unit*1.6],s=n.left+n.width+(e.left-n.left-n.width)/2-6;t.arrows.push(`M${o} ${n.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Sa={width:760,height:860};function Vr(t,e,n){let o=Math.max(0,Math.min(e,t.layers-1)),r=De(t,{layer:o,...Sa}),s={width:r.width,height:r.height,draw:(a,i,c)=>Fe(Ro(a,i,c),t,r,{open:"",here:[]},n)};return X([rt(t.layers>1?`The whole model, its layer ${o+1} of ${t.layers}`:"The whole model",n),s])}var $n=13,Gr={least:6,most:22},Kr=380;function Yr(t,e,n,o){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let u={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=$t(u,{width:n,height:Kr,cell:40,letters:$n},o),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(_,w,y)=>Tt(_,u,{...m,left:m.left+w,top:m.top+y},g,o)}}let c={size:$n,code:!0,fill:o.quiet},d=i?s.map(u=>U(u,10)):[],l=d.length?Math.ceil(Math.max(...d.map(u=>M(u,E(c,o)))))+8:0,h=Math.max(Gr.least,Math.min(Gr.most,Kr/r.rows)),f=Math.round(r.rows*h);return{width:n,height:f,draw(u,m,g){for(let _ of xe(d.length,h,$n,[]))u.text(d[_],m+l-6,g+(_+.5)*h,{...c,align:"right"});On(u,r,[m+l,g,n-l,f])}}}var Ma={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Xr({model:t,box:e,theme:n,send:o}){let r=C(null),[s,{width:a}]=st();L(()=>{if(!r.current||!a)return;let f=Yr(t,e,a,n);f.draw(Z(r.current,f.width,f.height,n),0,0)},[t,e,a,n]);let{value:i}=e,[c,d]=i.shape.slice(-2),[l,h]=Ma[e.role]??[];return p("section",{class:"open-box","aria-live":"polite",children:[p("h3",{children:ze(e)}),p("p",{children:[e.said," ",i.said]}),l&&o&&p("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("opened",{page:l,kind:e.kind,layer:e.layer}),children:h}),p("div",{class:"value",ref:s,children:p("canvas",{ref:r,role:"img","aria-label":`${ze(e)}: ${At(c)} \xD7 ${At(d)} numbers`})}),p("p",{class:"note",children:[At(c)," \xD7 ",At(d),": ",Oa(e),", ",Ea(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",p("span",{class:"scale",children:[i.ends[0]," ",p("i",{class:"ramp",style:{background:i.signed?n.signedRamp:n.ramp}})," ",i.ends[1]]})]})]})}var Oa=({role:t})=>t==="attention"?"row = looks":"row = token";function Ea({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Jr({model:t,selection:e,theme:n,send:o}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=st(),[i,c]=S(""),[d,l]=S(""),h=I(()=>a.width?De(t,{layer:r,...a}):null,[t,r,a]),f=g=>h?.boxes.find(_=>_.box.name===Aa(g,r))?.box,u=h?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=f(i)??f(d)??u;return p("div",{class:"whole-model",style:{colorScheme:n.dark?"dark":"light"},children:[p("div",{class:"figure-side",children:[t.layers>1&&p(mt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,_)=>[String(_),String(_+1)]),value:String(r),onChoose:g=>O({layer:Number(g)})}),p("div",{class:"figure",ref:s,children:h&&p($a,{model:t,layout:h,theme:n,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&p(Xr,{model:t,theme:n,send:o,box:m,layers:t.layers})]})}var Aa=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function $a({model:t,layout:e,theme:n,open:o,onPoint:r,onKeep:s}){let a=C(null);L(()=>{a.current&&Fe(Z(a.current,e.width,e.height,n),t,e,{open:o,here:[]},n)},[t,e,n,o]);let i=e.boxes;return p("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[p("canvas",{ref:a,"aria-hidden":"true"}),p("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:l,width:h,height:f})=>p("li",{children:p("button",{type:"button","aria-label":ze(c),"aria-pressed":c.name===o,style:{left:`${d}px`,top:`${l}px`,width:`${h}px`,height:`${f}px`},onPointerEnter:({pointerType:u})=>u!=="touch"&&r(c.name),onFocus:({currentTarget:u})=>u.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function ze({title:t,side:e,layer:n,role:o}){return o==="linear"||o==="softmax"?t:`${t}, ${e}${n===null?"":`, layer ${n+1}`}`}var Zr=`/* The whole model: the figure, and beside it what is open. */

.whole-model {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 1rem 2rem;
  align-items: start;
}

.figure {
  height: max(360px, calc(100vh - 250px));
  margin-top: 0.4rem;
}

.drawing {
  position: relative;
  margin: 0 auto;
}

.drawing ol {
  margin: 0;
  padding: 0;
  list-style: none;
}

.drawing button {
  position: absolute;
  border: 0;
  border-radius: 6px;
  background: none;
  cursor: pointer;
}

.open-box {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  font-size: 1rem;
}

.open-box .plain {
  justify-self: start;
}

.value canvas {
  display: block;
}

.scale {
  white-space: nowrap;
}

@container (max-width: 720px) {
  .whole-model {
    grid-template-columns: minmax(0, 1fr);
  }

  .figure {
    height: max(420px, calc(100vh - 330px));
  }
}
`;var La=[Re,Ne,Ie,Zr].join(`
`);function Qr({data:t,parentElement:e,setTriggerValue:n}){let o=Ct(e,La);return nt(p(Ca,{model:Wr(t),theme:me(o),send:n}),o),()=>{nt(null,o),o.remove()}}function Ca({model:t,theme:e,send:n}){let[o,r]=S(yt);return j(()=>{let s=()=>r(yt());return s(),ne(s)},[]),j(()=>Pe("whole-model",()=>({picture:Vr(t,yt().layer,e),theme:e})),[t,e]),p(Jr,{model:t,selection:o,theme:e,send:n})}var Pa=[137,80,78,71,13,10,26,10],ts=33,Ra={Title:"figure",Description:"caption",Software:"program"},Na={"&":"&amp;","<":"&lt;",">":"&gt;"},Ia=new TextEncoder;function es(t,e){if(!Pa.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let n=Object.entries(Ra).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),o=[...Object.entries(e),...n].map(([a,i])=>Ua(a,i)),r=[t.subarray(0,ts),...o,t.subarray(ts)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Ua(t,e){let n=Ia.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),o=new Uint8Array(n.length+8),r=new DataView(o.buffer);return r.setUint32(0,n.length-4),o.set(n,4),r.setUint32(n.length+4,Fa(n)),o}function Fa(t){let e=4294967295;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function ns(t,e){let n=t.indexOf(">")+1,o=i=>jt(i).replace(/[&<>]/g,c=>Na[c]),{figure:r="",caption:s=""}=e,a=`<title>${o(r)}</title><desc>${o(s)}</desc><metadata>${o(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,n)}${a}${t.slice(n)}`}var Da="http://www.w3.org/2000/svg",os="http://www.w3.org/1999/xlink",za=2,Ha=16e6,qa=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function rs(t){let e=ja(t);return{svg:Ln(e),png:await Va(e)}}var Ln=t=>new XMLSerializer().serializeToString(t);function Cn(t,e){let n=document.createElementNS(Da,t);for(let[o,r]of Object.entries(e))n.setAttribute(o,String(r));return n}function ja(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[n,o]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Cn("svg",{width:n,height:o,viewBox:`0 0 ${n} ${o}`});s.append(Cn("rect",{width:n,height:o,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(qa))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))Ba(i,a);for(let i of s.querySelectorAll("image"))Wa(i);return s}function Ba(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,n,o]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];n&&(t.style.fill=e?o:n),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=un(jt(r.data)))}function Wa(t){let e=t.getAttributeNS(os,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,n]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(os,"href"),t.setAttribute("href",n?`data:image/svg+xml;base64,${btoa(decodeURIComponent(n))}`:e)}async function Va(t){let[e,n]=["width","height"].map(c=>Number(t.getAttribute(c))),o=Math.min(za,Math.sqrt(Ha/(e*n))),r=t.cloneNode(!0),s=Cn("style",{});s.textContent=await Ga(Ln(t)),r.prepend(s),r.setAttribute("width",String(e*o)),r.setAttribute("height",String(n*o));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ln(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*o),height:Math.round(n*o)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Tn=new Map;async function Ga(t){let e=[];for(let n of Ka()){let o=n.style.getPropertyValue("font-family").replace(/["']/g,""),r=n.style.getPropertyValue("font-style")==="italic";if(!t.includes(o)||r&&!t.includes("italic"))continue;let[,s]=n.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,n.parentStyleSheet?.href??document.baseURI).href;Tn.has(a)||Tn.set(a,fetch(a).then(c=>c.blob()).then(Ya).catch(()=>null));let i=await Tn.get(a);i&&e.push(n.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Ka(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Ya(t){return new Promise((e,n)=>{let o=new FileReader;Object.assign(o,{onload:()=>e(String(o.result)),onerror:n}),o.readAsDataURL(t)})}var ss=5e3,Xa=6e4;async function is(t,e){let{svg:n,png:o}=await Ja(t),r=Uint8Array.from(atob(o),s=>s.charCodeAt(0));return{svg:ns(n,e),png:es(r,e)}}async function Ja(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,n=document.querySelector('[data-testid="stMain"]')??document,o=Date.now(),r=ss;for(;Date.now()-o<r;await new Promise(s=>setTimeout(s,100))){let s=Er(t);if(s)return Do(s.picture,s.theme);let a=n.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return rs(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Xa:ss}throw new Error("It is not drawn.")}function cs({figures:t,chosen:e,onTaken:n}){let[o,r]=S({}),s=t.filter(({key:d})=>!(d in o));j(()=>{s.length&&Za(s).then(d=>{r(l=>({...l,...d})),n(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=o[e],c=()=>r(({[e]:d,...l})=>l);return p("div",{class:"export",children:[p("div",{class:"formats",children:[p(as,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),p(as,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?p(Qa,{png:i.png,caption:a.about.caption??""}):i===null?p("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",p("button",{type:"button",onClick:c,children:"Take it again"})]}):p("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Za(t){let e={};for(let{key:n,about:o}of t)e[n]=await is(n,o).catch(()=>null);return e}function as({name:t,mime:e,content:n,title:o,children:r}){return p("button",{type:"button",title:o,disabled:!n,onClick:()=>{let a=URL.createObjectURL(new Blob([n],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Qa({png:t,caption:e}){let n=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);j(()=>()=>URL.revokeObjectURL(n),[n]);let o=new DataView(t.buffer,t.byteOffset).getUint32(16);return p("img",{src:n,alt:e,style:{width:`${o/2}px`}})}var ls=`.lab {
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
`;function ec({data:t,parentElement:e,setTriggerValue:n}){let o=Ct(e,ls);o.hasChildNodes()||oc(e);let r=s=>n("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:nc(i.png)}])));return nt(p(cs,{figures:t.figures,chosen:t.chosen,onTaken:r}),o),()=>{nt(null,o),o.remove()}}function nc(t){let e=[];for(let n=0;n<t.length;n+=32768)e.push(String.fromCharCode(...t.subarray(n,n+32768)));return btoa(e.join(""))}function oc(t){let e=t.getRootNode(),n=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(n instanceof HTMLElement))return;let o=null;n.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(o=s));let r=()=>{!o||document.activeElement!==document.body&&document.activeElement!==n||(o.isConnected&&!o.disabled?o:n).focus({preventScroll:!0})};new MutationObserver(r).observe(n,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function rc({data:t,parentElement:e,setTriggerValue:n}){let o=e instanceof ShadowRoot?e.host:e,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),Kn(t,s=>n("chosen",s))}Xn({stage:kn,wholeModel:Qr});to(kn);export{ec as exporter,rc as follow,kn as stage,Qr as wholeModel};
