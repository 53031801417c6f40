var D=["mean","max","rollout"];function ut(t,e,{words:n,muted:o}){let r=n&&e.words||e.pieces,s=new Set(o?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,d)=>d),i=a.filter(p=>!r.columnPieces[p].every(d=>s.has(d))),c=i.length?i:a,{rows:h}=r,l=r.blocked&&tn(r.blocked,h.length,r.columns.length,c,new Uint8Array(h.length*c.length));return{group:e,axes:r,kept:c,rows:h,columns:c.map(p=>r.columns[p]),blocked:l,rowSpots:Qe(r.rowPieces,e.looks),columnSpots:c.map(p=>Qe([r.columnPieces[p]],e.lookedAt)[0])}}var Qe=(t,e)=>t.map(n=>n.map(o=>({side:e,place:o})));function tn(t,e,n,o,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<o.length;i+=1,a+=1)r[a]=t[s*n+o[i]];return r}function Q(t){return[...Array.from({length:t.heads},(e,n)=>String(n+1)),...D]}function nt(t,e,n,o){let{group:r}=e;if(o==="rollout")return pe(t,e,n,r.heads);if(!D.includes(o))return pe(t,e,n,Number(o)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=pe(t,e,n,a);for(let c=0;c<s.length;c+=1)o==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function pe(t,{group:e,axes:n,rows:o,columns:r,kept:s},a,i){let c=o.length*n.columns.length,h=(a*(e.heads+1)+i)*c,l=tn(n.weights.subarray(h,h+c),o.length,n.columns.length,s,new Float32Array(o.length*s.length)),p=r.length;for(let d=0;d<o.length;d+=1){let f=15259021896696422e-21;if(p<n.columns.length){let m=0;for(let _=0;_<p;_+=1)m+=l[d*p+_];f=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<p;m+=1)l[d*p+m]*=f}return l}function Nt(t,e,{layer:n,head:o},r){let{group:s,axes:a}=e,i=D.indexOf(o),c=i<0?`head ${o}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:nt(t,e,n,o),title:`${s.title}, layer ${n+1}, ${c}`,caption:a.captions[r?"muted":"all"][n][i<0?Number(o)-1:s.heads+i]}}function en(t,{layer:e,head:n}){let o=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...o]],a=s.length,i=s.map((p,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),c=new Float32Array(a*a),h=new Uint8Array(a*a).fill(1);for(let p of t.groups){let d=ut(t,p,{words:!1,muted:!1}),f=nt(t,d,e,n),[m,_]=[p.looks,p.lookedAt].map(y=>y==="source"?0:r);for(let y=0,b=0;y<d.rows.length;y+=1)for(let g=0;g<d.columns.length;g+=1,b+=1){let w=(m+y)*a+_+g;h[w]=d.blocked?.[b]??0,c[w]=h[w]?0:f[b]}}let l=D.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:h,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var he=6,It={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function rn(t,e){let n=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],o=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...t,kind:n.kind,layer:nn(t.layer,n.layers),head:Q(n).includes(t.head)?t.head:"1",step:nn(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,he),tokens:o?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<n.layers)}}var nn=(t,e)=>Math.max(0,Math.min(t,e-1)),on={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function sn(t,e,n){let o=new URLSearchParams(t);for(let r of Object.keys(on)){let[s,a]=on[r];if(o.delete(s),String(e[r])!==String(n[r]))for(let i of a(e[r]))o.append(s,i)}return o.toString()}var an=250,dt=0,ot=It,cn=It,yt=0,ln=!1,me=null,Ft=new Set,ge=()=>ot;function A(t){if(!Object.entries(t).every(([e,n])=>String(ot[e])===String(n))){ot={...ot,...t},dt+=1,fn(),clearTimeout(yt),yt=window.setTimeout(un,an);for(let e of Ft)e()}}function un(){clearTimeout(yt),yt&&me?.({turn:dt,selection:ot}),yt=0}function Ut(t){dt===0&&(ot={...It,...t})}function dn(t,e){if(me=e,ln=!0,cn=t.usual,t.turn>dt||dt===0&&t.turn===0){dt=t.turn,ot=t.selection;for(let n of Ft)n()}else t.turn<dt&&(yt||=window.setTimeout(un,an));fn()}function fn(){if(!ln)return;let t=sn(location.search,ot,cn),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function pn(t){return Ft.add(t),()=>{Ft.delete(t)}}var br="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(br))&&(me=null),{capture:!0});function hn(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:n="",bytes:o="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Ut(JSON.parse(r));let s=Uint8Array.from(atob(o),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[n]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var zt=()=>{},gn=[],_n=!1;async function yn(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(zt=()=>e.remove(),location.search)return kt();let n=e.dataset.view?JSON.parse(e.dataset.view):await wr(e.dataset.labFirst??"");if(_n||!n)return kt();e.removeAttribute("data-view"),Ut(n.selection),xr(e);let o=Uint8Array.from(atob(n.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:o,parentElement:r,setTriggerValue:(...i)=>gn.push(i)}),a=new MutationObserver(()=>vr()&&kt());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),zt=()=>{a.disconnect(),s?.(),e.remove()}}async function wr(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function kt(t,e){let n=t?.getRootNode();if(!(n instanceof ShadowRoot&&n.host.matches("[data-lab-first]"))){_n=!0,zt(),zt=()=>{};for(let o of gn.splice(0))e?.(...o)}}var mn=!1;function vr(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return mn||=t==="running",mn&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function xr(t){let e=Object.keys(localStorage).find(o=>o.startsWith("stActiveTheme")),n=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(n)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(n)&&(t.dataset.theme="light")}var x,vn,kr,rt,_e,jt,xn,qt,kn,be,ye,Sr,Mt=Symbol.for("pv"),Bt={},Wt=[],Mr=/^m(i|n|o|s|text|space)$/,Vt=Array.isArray,we=Wt.slice,pt=Object.assign;function ft(t){t&&t.parentNode&&t.remove()}function ve(t,e,n){var o,r,s,a={},i=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?we.call(arguments,2):n),St(t,a,o,r,null)}function St(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Mt,__v:r||++vn,__i:-1,__u:0};return!r&&x.vnode&&x.vnode(s),s}function P(t){return t.children}function st(t,e){this.props=t,this.context=e,this.__g=0}function it(t,e){if(e==null)return t.__&&it(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:it(t)}function Or(t){var e,n=t.__v,o=n.__e,r=[],s=[],a=t.__P;a&&((e=pt({constructor:Mt},n)).__v=n.__v+1,x.vnode&&x.vnode(e),ke(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||it(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,An(r,e,s),n.__=n.__e=null,e.__e!=o&&Sn(e))}function Sn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Sn(t)}function bn(t){(8&t.__g||(t.__g|=8,rt.push(t),jt++))&&_e==x.debounceRendering||((_e=x.debounceRendering)||queueMicrotask)(Mn)}function Mn(){try{for(var t,e=1;rt.length;)rt.length>e&&rt.sort(xn),t=rt.shift(),e=rt.length,8&t.__g&&Or(t)}finally{(jt=rt.length)&&(_e||queueMicrotask)(Mn)}}function On(t,e,n,o,r,s,a,i,c,h,l){var p,d,f,m,_,y,b=o.__k||Wt,g=e.length;for(c=Er(n,e,b,c,g),p=0;p<g;p++)(f=n.__k[p])!=null&&(d=~f.__i&&b[f.__i]||Bt,f.__i=p,y=ke(t,f,d,r,s,a,i,c,h,l),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Se(d.ref,null,f,d),f.ref&&l.push(f.ref,f.__c||m,f)),_=_||m,4&f.__u?(c=En(f,c,t,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&y!==void 0?c=y:m&&(c=m.nextSibling),f.__u&=-21);return n.__e=_,c}function Er(t,e,n,o,r){var s,a,i,c,h,l,p,d,f,m=n.length,_=m,y=0,b=0,g=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=St(null,a):Vt(a)?a=g[s]=St(P,{children:a}):a.constructor===Mt&&a.__b?a=g[s]=St(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,c=s+y,a.__=t,a.__b=t.__b+1,i=null,~(h=a.__i=Lr(a,n,c,_))&&(_--,(i=n[h])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,h==c-1?y--:h==c+1?y++:h!=c&&(h>c?y--:y++,b=1)):(~h||(r>m?y--:r<m&&y++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(b){for(l=[],p=[],s=0;s<r;s++)if((a=g[s])&&16&a.__u){for(y=0,d=l.length;y<d;)l[f=y+d>>1]<a.__i?y=f+1:d=f;l[y]=a.__i,p[s]=y+1}for(y=l.length;s--;)p[s]&&(p[s]==y?y--:g[s].__u|=4)}if(_)for(s=0;s<m;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=it(i)),Me(i,i));return o}function En(t,e,n,o){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=En(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=it(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function xe(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Vt(t)?t.some(function(n){xe(n,e)}):e.push(t)),e}function Lr(t,e,n,o){var r,s=t.key,a=t.type,i=e[n],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=n+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function wn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Dt(t,e,n,o,r){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||wn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||wn(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=ye[e]||(ye[e]=Ar(e)),(t.__a||(t.__a={}))[e]=be,s=e!=(e=e.replace(kn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Ar(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[qt]==null)e[qt]=be++;else if(e[qt]<this.__a[t])return;return n(x.event?x.event(e):e)}}}function ke(t,e,n,o,r,s,a,i,c,h){var l,p,d,f,m,_,y,b,g,w,v,M,C,O,U,et,z,k,V=e.type;if(e.constructor!==Mt)return null;128&n.__u&&(c=32&n.__u,l=n.__c.__z)&&(e.__u|=c,p=s=[],l.nodeType==8?i=Ht(l,s):s.push(l),i=s[0]||i),(l=x.__b)&&l(e);t:if(typeof V=="function"){d=a.length;try{if(b=e.props,g=(l=V.prototype)&&l.render,w=(l=V.contextType)&&o[l.__c],v=l?w?w.props.value:l.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new V(b,v):(e.__c=f=new st(b,v),f.constructor=V,f.render=Cr),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=pt({},f.__s)),pt(f.__s,V.getDerivedStateFromProps(b,f.__s)))),m=f.props,_=f.state,f.__v=e,n.__c){if(b!==m&&g&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,v),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,v)===!1){e.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(B){B&&(B.__=e)}),Wt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=it(n);break t}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,v),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,_,y)})}else g&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=b,f.__P=t,f.__g&=-5,M=x.__r,C=g?25:0;do f.__g&=-9,M&&M(e),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++C<25);g&&(Wt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=pt({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(m,_)),O=l&&l.type===P&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(B){B&&Me(B,B)}),n.__k=null),i=n.__k?it(n,0):null),i=On(t,Vt(O)?O:[O],e,n,o,r,s,a,i,c,h),b.__P&&(e.__e=null,i=l),e.__u&=-161,p&&p.some(ft),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(a.length=d,e.__v=null,c||s)if(B&&B.then){if(e.__u|=128|c,s){for(~(z=s.indexOf(i||void 0))||(z=s.length);(k=s[z-1])&&k.nodeType==8;)z--;for(;z<s.length;z++)if(k=s[z])if(s[z]=null,U){if(k==et)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(et=Ht(U=k))}}if(!U){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;U=i}(l=Ht(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(ft);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),B&&B.then||Ln(e),x.__e(B,e,n)}}else i=e.__e=Tr(n.__e,e,n,o,r,s,a,c,h,t);return(l=x.diffed)&&l(e),i}function Ht(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Ln(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ln))}function An(t,e,n){for(var o=0;o<n.length;)Se(n[o++],n[o++],n[o++]);x.__c&&x.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){x.__e(s,r.__v)}})}function Tr(t,e,n,o,r,s,a,i,c,h){var l,p,d,f,m,_,y,b,g=n.props||Bt,w=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(v?m.localName==v:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=h.ownerDocument||document,!v)return b.createTextNode(w);t=b.createElementNS(r,v,w.is?w:h),i&&(x.__m&&x.__m(e,s),i=!1),s=null}if(v){if(h=v=="template"&&t.content||t,s=v=="textarea"&&w.defaultValue!=null?null:s&&we.call(h.childNodes),!i&&s)for(g={},l=0;l<t.attributes.length;l++)g[(m=t.attributes[l]).name]=m.value;for(l in g)m=g[l],l=="dangerouslySetInnerHTML"?d=m:l=="children"||l in w||l=="value"&&"defaultValue"in w||l=="checked"&&"defaultChecked"in w||Dt(t,l,null,m,r);for(l in w)m=w[l],l=="children"?f=m:l=="dangerouslySetInnerHTML"?p=m:l=="value"?_=m:l=="checked"?y=m:i&&typeof m!="function"||g[l]===m||Dt(t,l,m,g[l],r);p?(i||d&&(p.__html==d.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(d&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Mr.test(v))&&(r="http://www.w3.org/1999/xhtml"),On(h,Vt(f)?f:[f],e,n,o,r,s,a,s?s[0]:n.__k&&it(n,0),i,c),s&&s.some(ft)),i&&v!="textarea"||(l="value",v=="progress"&&_==null?t.removeAttribute(l):_==null||_===t[l]&&(v!="progress"||_)||Dt(t,l,_,g[l],r),l="checked",y!=null&&y!=t[l]&&Dt(t,l,y,g[l],r))}else g===w||i&&t.data==w||(t.data=w);return t}function Se(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){x.__e(r,n)}}function Me(t,e,n){var o,r,s,a;if(x.unmount&&x.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||Se(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){x.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&Me(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Ht(o,s=[]))&&(o==t.__e&&s.some(ft),ft(r),ft(o)),n||ft(t.__e),t.__e=t.__c=t.__=null}function Cr(t,e,n){return this.constructor(t,n)}function ht(t,e){var n,o,r,s;x.__&&x.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=St(P,{children:[t]}),r=[],s=[],ke(e,e.__k,o||Bt,Bt,e.namespaceURI,o?null:e.firstChild?we.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),An(r,e.__k,s),e.__k.props.children=null}x={__e:function(t,e,n,o){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw jt=0,t}},vn=0,kr=function(t){return t!=null&&t.constructor===Mt},st.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=pt({},this.state)),typeof t=="function"&&(t=t(pt({},n),this.props)),t&&(pt(n,t),this.__v&&(e&&this.__k.push(e),bn(this)))},st.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),bn(this))},st.prototype.render=P,rt=[],jt=0,xn=function(t,e){return t.__v.__b-e.__v.__b},qt=Symbol(),kn=/(PointerCapture)$|Capture$/i,be=0,ye={},Sr=0;var bt,T,Oe,Tn,Ee=Object.is,Et=0,zn=[],Le=[],E=x,Cn=E.__b,$n=E.__r,Pn=E.diffed,Rn=E.__c,Nn=E.unmount,In=E.__;function Gt(t,e){E.__h&&E.__h(T,t,Et||e),Et=0;var n=T.__H||(T.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function R(t){return Et=1,Dn(qn,t)}function Dn(t,e,n){var o=Gt(bt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):qn(void 0,e),function(s){var a=(o.__N||o.__)[0],i=o.t(a,s);Ee(a,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=T,!T.__f)){T.__f=!0;var r=T.shouldComponentUpdate;T.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var h=!1,l=this.props!=s;if(c.__.some(function(d){d.__N&&(h=!0,Ee(d.__[0],d.__N[0])||(l=!0))}),r){var p=r.call(this,s,a,i);return h?p||l:p}return!h||l}}return o.__}function J(t,e){var n=Gt(bt++,3);!E.__s&&Te(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,T.__H.__h.push(n))}function N(t,e){var n=Gt(bt++,4);!E.__s&&Te(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,T.__h.push(n))}function H(t){return Et=5,K(function(){return{current:t}},[])}function K(t,e){var n=Gt(bt++,7);return Te(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Kt(t,e){return Et=8,K(function(){return t},e)}function $r(){var t;do{for(;t=Le.shift();)try{Ot(t)}catch(n){E.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=zn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ot),e.__h.some(Ae),e.__h=[]}catch(n){e.__h=[],E.__e(n,t.__v)}}}while(Le.length)}E.__b=function(t){T=null,Cn&&Cn(t)},E.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),In&&In(t,e)},E.__r=function(t){$n&&$n(t),bt=0;var e=(T=t.__c).__H;e&&(Oe==T?T.__h=[]:(e.__h.some(Ot),e.__h.some(Ae),bt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Oe=T},E.diffed=function(t){Pn&&Pn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Un(zn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Oe=T=null},E.__c=function(t,e){e.some(function(n){try{n.__h.some(Ot),n.__h=n.__h.filter(function(o){return!o.__||Ae(o)})}catch(o){n.__h=[function(){throw o}]}}),Rn&&Rn(t,e)},E.unmount=function(t){Nn&&Nn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Un(Le.push(r))}else Ot(r)}catch(s){e=s}}),o.__H=void 0,e&&E.__e(e,o.__v))};var Fn=typeof requestAnimationFrame=="function";function Pr(t){var e,n=function(){clearTimeout(o),Fn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Fn&&(e=requestAnimationFrame(n))}function Un(t){t!=1&&Tn==E.requestAnimationFrame||((Tn=E.requestAnimationFrame)||Pr)($r)}function Ot(t){var e=T,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),T=e}function Ae(t){var e=T;t.__c=t.__(),T=e}function Te(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!Ee(n,t[o])})}function qn(t,e){return typeof e=="function"?e(t):e}var Rr,Pe=()=>Rr??=document.createElement("canvas").getContext("2d");function Ce(t){let e=Pe();e.fillStyle=t;let n=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Xt=(t,e,n)=>t.map((o,r)=>Math.round(o+(e[r]-o)*n)),mt=t=>`rgb(${t.join(",")})`;function $e(t){let[e,n,o]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*n+.0722*o}function Hn(t,e){let[n,o]=[$e(t),$e(e)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Nr(t){return Array.from({length:256},(e,n)=>{let o=n/255*(t.length-1),r=Math.min(Math.floor(o),t.length-2);return Xt(t[r],t[r+1],o-r)})}function jn(t){let e=getComputedStyle(t),n=l=>e.getPropertyValue(`--st-${l}`).trim(),[o,r]=[Ce(n("text-color")),Ce(n("background-color"))],s=n("chart-sequential-colors").split(","),[a,i,,...c]=n("chart-categorical-colors").split(","),h=Nr(s.map(Ce));return{text:mt(o),quiet:mt(Xt(r,o,.72)),ground:mt(r),primary:n("primary-color"),query:a,key:i,lines:c,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:mt(Xt(r,o,.09)),hatchLine:mt(Xt(r,o,.3)),scale:h.map(mt),ink:h.map(l=>mt(Hn(l,o)>=Hn(l,r)?o:r)),pixels:Uint32Array.from(h,([l,p,d])=>4278190080|d<<16|p<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:$e(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}function $(t,e){let n=Pe();return n.font=e,n.measureText(t).width}function Bn(t){let e=Pe();e.font=t;let{fontBoundingBoxAscent:n,fontBoundingBoxDescent:o}=e.measureText("x");return(n-o)/2}var Wn="$array",Ir={uint8:Uint8Array,uint16:Uint16Array};function Vn(t){let e=t.byteOffset%8?t.slice():t,o=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,o)),(r,s)=>{if(!s?.[Wn])return s;let{[Wn]:a,at:i,size:c}=s;return new Ir[a](e.buffer,e.byteOffset+o+i,c)})}var Yt={looks:null,lookedAt:null};function Gn({rowSpots:t,columnSpots:e},n,o){return{looks:t[n]?.[0]??null,lookedAt:e[o]?.[0]??null}}function Kn(t,e,n){let o=e==="target"?n-1:n,r=e==="source"||n<t.steps.length;return{looks:o<0?null:{side:e,place:o},lookedAt:r?{side:e,place:n}:null}}function Ne({rowSpots:t,columnSpots:e},{looks:n,lookedAt:o}){return{rows:Re(t,n),columns:Re(e,o)}}function Ie({encoderOnly:t},{rowSpots:e},n){return Re(e,{side:t?"source":"target",place:n})}function Re(t,e){let n=e?t.findIndex(o=>o.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return n<0?[]:[n]}var Fr;function Jt(t,e,n,o){let r=Fr??=document.createElement("canvas");(r.width!==n||r.height!==e)&&Object.assign(r,{width:n,height:e});let s=r.getContext("2d"),a=s.createImageData(n,e),i=new Uint32Array(a.data.buffer);for(let c=0;c<i.length;c+=1)i[c]=o.pixels[Math.min(255,Math.round(t[c]*255))];return s.putImageData(a,0,0),r}var I=6;function F({size:t,bold:e,code:n},o){return`${e?700:400} ${t}px ${n?o.codeFont:o.font}`}function at(t,e,n,o,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(n*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${n}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,n),i.imageSmoothingEnabled=!1;let c=({fill:h,stroke:l,width:p=1,opacity:d=1},f)=>{i.globalAlpha=d,h&&(i.fillStyle=h,i.fill(f)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:p}),i.stroke(f)),i.globalAlpha=1};return{rect(h,l,p,d,f){let m=new Path2D;f.radius?m.roundRect(h,l,p,d,f.radius):m.rect(h,l,p,d),c(f,m)},text(h,l,p,d){i.save(),i.translate(l,p),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:F(d,o),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(h,0,0),i.restore()},cells:(h,l,p,d)=>i.drawImage(Jt(h,l,p,o),...d),hatch(h,l,p,d){i.fillStyle=Ur(i,o),i.fillRect(h,l,p,d)},path:(h,l)=>c(l,new Path2D(h))}}var Xn=new Map;function Ur(t,e){let n=Xn.get(e.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:I,height:I}),r=o.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,I,I),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-I,0,I])r.moveTo(a-1,I+1),r.lineTo(a+I+1,-1);r.stroke();let s=t.createPattern(o,"repeat");return Xn.set(e.signature,s),s}var zr=6400,Yn=4,Dr=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,qr=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Hr={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Zn=t=>t.replace(/[&<>"]/g,e=>Hr[e]);function Fe(t){return qr.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var At=t=>t.toWellFormed().replace(Dr,""),Lt=t=>Math.round(t*100)/100;function X(t,e,n){let o=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Zn(String(typeof s=="number"?Lt(s):s))}"`);return`<${t}${o.join("")}${n===void 0?"/>":`>${n}</${t}>`}`}var Jn=({fill:t="none",stroke:e,width:n=1,opacity:o})=>({fill:t,stroke:e,"stroke-width":e&&n,opacity:o});function Qn(t,e,n,o){let r=[];o(jr(r,n));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Lt(t)} ${Lt(e)}`};return X("svg",s,X("defs",{},Vr(n))+r.join(""))}function jr(t,e){return{rect:(n,o,r,s,a)=>t.push(X("rect",{x:n,y:o,width:r,height:s,rx:a.radius,...Jn(a)})),path:(n,o)=>t.push(X("path",{d:n,...Jn(o)})),hatch:(n,o,r,s)=>t.push(X("rect",{x:n,y:o,width:r,height:s,fill:"url(#hatch)"})),cells:(n,o,r,s)=>t.push(...Br(n,o,r,s,e)),text(n,o,r,s){let{fill:a,size:i,bold:c,code:h,align:l="left",turned:p}=s,d=Fe(At(n)),f=$(d,F(s,e)),[m,_]=[p?{transform:`translate(${Lt(o)} ${Lt(r)}) rotate(-90)`}:{x:o,y:void 0},Bn(F(s,e))],y={...m,y:p?_:r+_,fill:a,"font-family":h?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...d].length>1?f:void 0,lengthAdjust:[...d].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(X("text",y,Zn(d)))}}}function Br(t,e,n,[o,r,s,a],i){if(e*n>zr)return[Wr(t,e,n,[o,r,s,a],i)];let[c,h]=[s/n,a/e],l=d=>Math.min(255,Math.round(t[d]*255)),p=[];for(let d=0;d<e;d+=1)for(let f=0,m;f<n;f=m){let _=i.scale[l(d*n+f)];for(m=f+1;m<n&&i.scale[l(d*n+m)]===_;)m+=1;let y={x:o+f*c,y:r+d*h,width:(m-f)*c,height:h};p.push(X("rect",{...y,fill:_}))}return[X("g",{"shape-rendering":"crispEdges"},p.join(""))]}function Wr(t,e,n,[o,r,s,a],i){let c=Object.assign(document.createElement("canvas"),{width:n*Yn,height:e*Yn}),h=c.getContext("2d");return h.imageSmoothingEnabled=!1,h.drawImage(Jt(t,e,n,i),0,0,c.width,c.height),X("image",{x:o,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:c.toDataURL("image/png")})}function Vr(t){let e=X("rect",{width:I,height:I,fill:t.hatchGround}),n=[-I,0,I].map(r=>`M${r-1} ${I+1}L${r+I+1} -1`).join("");return X("pattern",{id:"hatch",width:I,height:I,patternUnits:"userSpaceOnUse"},e+X("path",{d:n,fill:"none",stroke:t.hatchLine}))}var Tt=12,Gr=2,Kr=16e6,Xr=1.4;function Y(t,e=Tt){let n=t.filter(r=>!!r),o=n.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...n.map(({width:r})=>r)),height:Math.max(0,o),draw:(r,s,a)=>n.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function Z(t,e=Tt){let n=t.filter(o=>!!o);return{width:Math.max(0,n.reduce((o,r)=>o+r.width+e,-e)),height:Math.max(0,...n.map(({height:o})=>o)),draw:(o,r,s)=>n.reduce((a,i)=>(i.draw(o,a,s),a+i.width+e),r)}}function to(t,e,n,o){let r=F(n,o),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&$(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=n.size*Xr;return{width:Math.ceil(Math.max(0,...s.map(i=>$(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,h)=>s.forEach((l,p)=>i.text(l,c,h+(p+.5)*a,n))}}function Yr(t,e){let[n,o]=[t.width,t.height].map(r=>Math.ceil(r)+2*Tt);return{width:n,height:o,draw(r){r.rect(0,0,n,o,{fill:e.ground}),t.draw(r,Tt,Tt)}}}function eo(t,e){let{width:n,height:o,draw:r}=Yr(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(at(s,n,o,e,Math.min(Gr,Math.sqrt(Kr/(n*o))))),{svg:Qn(n,o,e,r),png:s.toDataURL("image/png").split(",")[1]}}function Zt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let n=Math.abs(t).toFixed(e),o=t<0?"\u2212":"";if(t!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-e).toFixed(e)}`;let[r,s]=n.split(".");return o+Jr(Number(r))+(s?`.${s}`:"")}function Jr(t){return t.toLocaleString("en")}function S(t,e=0){let n=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(n)===0||t<1&&Number(n)===100?e===0?S(t,1):Number(n)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${n} %`}function no(t){return t>=.005?(t*100).toFixed(0):""}var Zr=/[\u202A-\u202E\u2066-\u2069]/g,Qr=/(\p{M}{4})\p{M}+/gu,ts=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,es={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},ns=new Intl.Segmenter(void 0,{granularity:"grapheme"}),oo=14;function Ue(t){let e=t.replace(Zr,"").replace(Qr,"$1");return/^\s+$/.test(e)?[...e].map(n=>es[n]??"\u2423").join(""):e||"\u2205"}function gt(t,e=oo){let n=Ue(t);if(n.length<=e)return n;let o=[...ns.segment(n)];return o.length<=e?n:o.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function j(t,e=oo){return`\u2068${gt(t,e)}\u2069`}function Qt(t){let e=t.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return ts.test(e)?"rtl":"ltr"}var q=14,os=18,ze=64,Ct={width:96,height:12},ct=(t,e)=>_t(t,{size:os,bold:!0,fill:e.text},e),te=(t,e,n)=>to(t,e,{size:q,fill:n.text},n);function _t(t,e,n){let o=Math.ceil(e.size*1.4);return{width:Math.ceil($(t,F(e,n))),height:o,draw:(r,s,a)=>r.text(t,s,a+o/2,e)}}function ee({isBlocked:t},e){let n=(o,r=e.quiet,s=!1)=>_t(o,{size:q,fill:r,bold:s},e);return Z([n("row = looks",e.query,!0),n("column = looked at",e.key,!0),Z([n("0 %"),rs(e),n("100 %")],6),t&&Z([De((o,...r)=>o.hatch(...r)),n("blocked by the mask")],6)],20)}function rs(t){let e=Float32Array.from({length:ze},(n,o)=>o/(ze-1));return{...Ct,draw(n,o,r){n.cells(e,1,ze,[o,r+4,Ct.width,Ct.height]),n.rect(o,r+4,Ct.width,Ct.height,{stroke:t.hatchLine})}}}var De=t=>({width:16,height:20,draw:(e,n,o)=>t(e,n,o+3,16,14)});var G={top:18,height:160,bar:14,gap:16};function ro({map:t,rows:e},n){if(!e.length)return null;let o=(r,s)=>Z([De((a,...i)=>a.rect(...i,{fill:n.lines[s]})),_t(`${r+1} ${j(t.rows[r],30)}`,{size:q,fill:n.text},n)],6);return Y([ct(`Rows compared: ${t.title}`,n),Y(e.map(o),2),ss(t,e,n)])}function ss({weights:t,columns:e},n,o){let r={size:q,code:!0,fill:o.text},s=e.map(i=>j(i,12)),a=s.map(i=>Math.max(Math.ceil($(i,F(r,o))),n.length*G.bar)+G.gap);return{width:a.reduce((i,c)=>i+c,0),height:G.top+G.height+24,draw(i,c,h){let l=h+G.top;for(let d of[.5,1]){let f=l+(1-d)*G.height;i.rect(c,f,this.width,1,{fill:o.hatchGround}),i.text(S(d),c,f-8,{size:13,fill:o.quiet})}let p=c;s.forEach((d,f)=>{let m=p+(a[f]-n.length*G.bar)/2;n.forEach((_,y)=>{let b=t[_*e.length+f]*G.height;i.rect(m+y*G.bar,l+G.height-b,G.bar-1,b,{fill:o.lines[y]})}),i.rect(p,l+G.height,a[f],1,{fill:o.quiet}),i.text(d,p+a[f]/2,l+G.height+13,{...r,align:"center"}),p+=a[f]})}}}var io=1.2,is=9;function ne(t,e,n){let o=`700 ${e.letters}px ${n.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(g=>j(g))),i=(b=>Math.ceil(Math.max(...b.map(g=>$(g,o)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),h=e.letters*io,l=s.map(b=>$(b,o)),p=l.map(b=>b>Math.max(c,h)-2&&b>e.letters*1.1),d=Math.ceil(Math.max(h,...l.filter((b,g)=>p[g])))+8,f=Math.min(e.cell,c*1.4,(e.height-d-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(b=>b>=4?Math.floor(b):b);let[m,_]=[i+s.length*c+3,d+r.length*f+3].map(Math.ceil),y=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:d,cellWidth:c,cellHeight:f,width:m,height:_,rows:r,columns:s,turned:p,letters:e.letters,numbers:y>=12?y:0}}function oe(t,e,n,o,r){as(t,e,n,o,r),n.numbers&&cs(t,e,n,o,r),ls(t,n,o,r),us(t,n,o,r),ds(t,n,o,r)}function as(t,e,{left:n,top:o,cellWidth:r,cellHeight:s},a,i){let[c,h]=[e.rows.length,e.columns.length],[l,p]=[h*r,c*s];if(t.cells(e.weights,c,h,[n,o,l,p]),e.blocked&&$t(t,e.blocked,c,h,[n,o,l,p]),e.border&&(t.rect(n,o+e.border*s-1,l,2,{fill:i.quiet}),t.rect(n+e.border*r-1,o,2,p,{fill:i.quiet})),!(Math.min(r,s)<is)){for(let d=1;d<h;d+=1)t.rect(n+d*r-.5,o,1,p,{fill:i.ground});for(let d=1;d<c;d+=1)t.rect(n,o+d*s-.5,l,1,{fill:i.ground})}}function $t(t,e,n,o,[r,s,a,i]){let c=l=>Math.round(r+l*a/o),h=l=>Math.round(s+l*i/n);for(let l=0;l<n;l+=1)for(let p=0;p<o;p+=1){let d=p;for(;d<o&&e[l*o+d];)d+=1;d>p&&t.hatch(c(p),h(l),c(d)-c(p),h(l+1)-h(l)),p=d}}function cs(t,{weights:e,blocked:n,rows:o,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:h},l,p){for(let d=0;d<Math.min(o.length,l.done);d+=1)for(let f=0;f<r.length;f+=1){let m=e[d*r.length+f];if(n?.[d*r.length+f])continue;let _=p.ink[Math.min(255,Math.round(m*255))],[y,b]=[s+(f+.5)*i,a+(d+.5)*c+1];t.text(no(m),y,b,{fill:_,size:h,align:"center"})}}function ls(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let h=[e,n+i*r,a.length*o,(s.length-i)*r];t.rect(...h,{fill:c.ground}),t.rect(...h,{fill:c.hatchGround,opacity:.5})}function us(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a},i,c){let h=(l,p)=>t.rect(e-1,n+l*r-1,a.length*o+2,r+2,{stroke:p,width:2.5});for(let l of i.chosen)h(l,c.query);for(let l of i.step)h(l,c.primary);for(let l of i.rows)h(l,c.query);for(let l of i.columns)t.rect(e+l*o-1,n-1,o+2,s.length*r+2,{stroke:c.key,width:2.5})}function ds(t,{left:e,top:n,cellWidth:o,cellHeight:r,rows:s,columns:a,turned:i,letters:c},h,l){let p=[...h.rows,...h.step,...h.chosen];for(let d of so(s.length,r,c,p)){if(d>=h.done)break;let f=p.includes(d),m=h.rows.includes(d)||h.chosen.includes(d)?l.query:f?l.text:l.quiet;t.text(s[d],e-7,n+(d+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let d of so(a.length,o,c,h.columns)){let f=h.columns.includes(d),m=i[d]?"left":"center",[_,y]=[e+(d+.5)*o,n-(i[d]?6:3+c*.55)];t.text(a[d],_,y,{fill:f?l.key:l.quiet,size:c,bold:f,code:!0,align:m,turned:i[d]})}}function so(t,e,n,o){let r=n*io,s=Math.max(1,Math.ceil(r/e)),a=i=>o.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>o.includes(i)||i%s===0&&!a(i))}function ao({left:t,top:e,cellWidth:n,cellHeight:o,rows:r,columns:s},a,i){let[c,h]=[Math.floor((i-e)/o),Math.floor((a-t)/n)];return c>=r.length||h>=s.length||c<0&&h<0?null:{row:Math.max(-1,c),column:Math.max(-1,h)}}function re({group:t},e,n){let o=(a,i)=>(!e.length||e.includes(a))&&(!n.length||!D.includes(i)&&n.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Q(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>o(a,i));return{places:s,heads:Q(t).filter(a=>s.some(i=>i.head===a))}}var co=96,qe=12,lo=64,He=20,uo=18,fs=6;function fo({example:t,frames:e,open:n,layers:o,roles:r},s){let a=e.map(l=>({frame:l,...re(l,o,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:p,heads:d})=>Y([ct(l.group.title,s),ps(t,l,p,d,n,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),h=Math.max(...a.map(({heads:l})=>l.length))<=fs;return Y([h?Z(i,32):Y(i,24),ee({isBlocked:c},s)],16)}function ps(t,e,n,o,r,s){let{group:a,rows:i,columns:c,blocked:h}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[p,d]=[co,Math.round(co/l)],f=[...new Set(n.map(({layer:_})=>_))],m=d+uo+qe;return{width:lo+o.length*(p+qe),height:He+f.length*m,draw(_,y,b){let g=v=>y+lo+o.indexOf(v)*(p+qe),w={size:13,fill:s.quiet};for(let v of o)_.text(D.includes(v)?v:`Head ${v}`,g(v)+p/2,b+He/2,{...w,align:"center"});f.forEach((v,M)=>{let C=b+He+M*m;_.text(`Layer ${v+1}`,y,C+d/2,w);for(let O of n.filter(U=>U.layer===v)){let U=g(O.head);_.cells(nt(t,e,v,O.head),i.length,c.length,[U,C,p,d]),h&&$t(_,h,i.length,c.length,[U,C,p,d]);let et=O.kind===r.kind&&v===r.layer&&O.head===r.head;_.rect(U-2,C-2,p+4,d+4,{stroke:et?s.primary:s.hatchLine,width:et?3:1,radius:4});let z=a.roles[v][Number(O.head)-1];z&&_.text(z,U+p/2,C+d+4+uo/2,{...w,align:"center"})}})}}}var se=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function ie(t,e,n,{left:o,top:r,width:s,pitch:a},i){let c=e.columns.length,h=[];for(let d=0;d<e.weights.length;d+=1)e.weights[d]>=.02&&h.push({row:Math.floor(d/c),column:d%c,weight:e.weights[d]});let l=({row:d,column:f})=>n.columns.length?n.columns.includes(f):n.rows.includes(d),p=n.rows.length+n.columns.length>0;h.sort((d,f)=>d.weight-f.weight);for(let d of p?[!1,!0]:[!1])for(let f of h){if(l(f)!==d)continue;let m=y=>r+(y+.5)*a,_=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${o} ${m(f.row)}L${o+s} ${m(f.column)}`,{stroke:_,width:d?4:2,opacity:p&&!d?.25:1})}}var po={width:960,height:720},hs=9,ms=200,W={width:360,pitch:26,gap:8},ae={pitch:26,gap:16};function ho({map:t,lit:e,view:n},o){let r=n==="lines"?_s(t,e,o):n==="table"?ys(t,o):gs(t,e,o),s=[te(t.caption,Math.max(520,r.width),o),ee({isBlocked:!!t.blocked?.includes(1)},o)];return Y([ct(t.title,o),r,...s])}function gs(t,e,n){let[o,r]=[t.rows.length,t.columns.length].map(i=>ms+i*hs),s={width:Math.max(po.width,r),height:Math.max(po.height,o),cell:64,letters:q},a=ne(t,s,n);return{width:a.width,height:a.height,draw:(i,c,h)=>oe(i,t,{...a,left:a.left+c,top:a.top+h},e,n)}}function _s(t,e,n){let o=se(e),r={size:q,code:!0,fill:n.text},[s,a]=[t.rows,t.columns].map(p=>p.map(d=>j(d,24))),i=p=>Math.ceil(Math.max(...p.map(d=>$(d,F({...r,bold:!0},n))))),[c,h]=[i(s),60],l=p=>o.length===1&&!e.columns.length?t.weights[o[0]*a.length+p]:0;return{width:c+2*W.gap+W.width+i(a)+h,height:26+Math.max(s.length,a.length)*W.pitch,draw(p,d,f){let[m,_,y]=[d+c+W.gap,d+c+W.gap+W.width,f+26],b=g=>y+(g+.5)*W.pitch;p.text("looks (query)",m-W.gap,f+10,{size:q,bold:!0,fill:n.query,align:"right"}),p.text("looked at (key)",_+W.gap,f+10,{size:q,bold:!0,fill:n.key}),ie(p,t,{rows:o,columns:e.columns},{left:m,top:y,width:W.width,pitch:W.pitch},n),s.forEach((g,w)=>p.text(g,m-W.gap,b(w),{...r,bold:o.includes(w),align:"right"})),a.forEach((g,w)=>{p.text(g,_+W.gap,b(w),{...r,bold:e.columns.includes(w)});let v=l(w)>=.005?S(l(w)):"";v&&p.text(v,_+W.gap+$(g,F(r,n))+8,b(w),{size:13,fill:n.quiet})})}}}function ys(t,e){let n={size:q,fill:e.text},o={...n,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(d=>j(d,24))),a=p=>t.blocked?.[p]?"blocked":S(t.weights[p],2),i=(p,d=n)=>Math.ceil($(p,F(d,e))),c=Math.max(...r.map(p=>i(p,o))),l=s.map((p,d)=>Math.max(i(p,o),...r.map((f,m)=>i(a(m*s.length+d))))).reduce((p,d)=>[...p,(p.at(-1)??c)+ae.gap+d],[]);return{width:l.at(-1)??c,height:(r.length+1)*ae.pitch,draw(p,d,f){let m=_=>f+(_+.5)*ae.pitch;s.forEach((_,y)=>p.text(_,d+l[y],m(0),{...o,align:"right"})),r.forEach((_,y)=>{p.rect(d,f+(y+1)*ae.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),p.text(_,d,m(y+1),o),s.forEach((b,g)=>p.text(a(y*s.length+g),d+l[g],m(y+1),{...n,align:"right"}))})}}}var bs=.1;function ce({weight:t,note:e},n){if(e!==void 0||t===null)return e??"";let o=Math.max(0,...n.map(r=>r.weight??0));return t>=bs||t===o&&o>0?S(t):""}function le(t,e,n,o,r){let s=m=>{let _=t.groups.find(y=>y.kind===m);return _&&Nt(t,ut(t,_,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,_)=>m?m.weights.subarray(_*m.columns.length,(_+1)*m.columns.length):[],h=[...c(a,n)],l=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&a&&!t.encoderOnly?o.lookedAt.place:-1,p=l<0?[...c(i,n)]:[],d=t.source.map((m,_)=>({token:m,weight:l<0?h[_]??null:null,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===_,state:t.encoderOnly&&_===n?"current":""})),f=t.target.map((m,_)=>{let y=r&&_>n+1,b=_>0&&t.steps[_-1]?.forced,g=l>=0?a&&_>0?a.weights[(_-1)*a.columns.length+l]:null:_<=n?p[_]??null:null,w=_===n+1;return{token:m,weight:w&&l<0?null:g,lit:o.looks?.side==="target"&&o.looks.place===_-1,state:y?"later":w&&l<0?"written":b?"forced":"",note:w&&l<0?b?"forced":"written":void 0}});return{source:d,target:f,asked:l<0?"":t.source[l],strongest:h.indexOf(Math.max(...h))}}var mo=8;function ue(t,e,n){let{reads:o,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=ut(t,i,{words:!1,muted:!1}),h=c.columns.length,l=nt(t,c,n.layer,n.head).subarray(e*h,(e+1)*h),p=l.indexOf(Math.max(...l)),d=t.target.slice(Math.max(0,e+1-mo),e+1);return[...t.encoderOnly?["At ",{token:o}]:[`Has read ${e+1>mo?"\u2026 ":""}`,...d.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[p],strong:!0},` (${S(l[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${S(s,1)}).`]}var wt=640,lt={height:28,padding:8,gap:6,line:50},tt={line:26,height:12,number:70,tag:64};function _o({example:t,open:e,step:n,pointed:o},r){let{source:s,target:a}=le(t,e,n,o,!1),i=t.steps[n],c=i?ue(t,n,e).map(h=>typeof h=="string"?h:j(h.token)).join(""):"";return Y([i&&ct(`Step ${n+1} of ${t.steps.length}`,r),c.length>0&&te(c,wt,r),je(t.encoderOnly?"Tokens":"Source","",r),go(s,r),!t.encoderOnly&&je("Target so far","",r),!t.encoderOnly&&go(a,r),i&&je(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Zt(i.entropy,2)} nats`,r),i&&ws(i,r)],8)}var je=(t,e,n)=>Z([_t(t,{size:15,bold:!0,fill:n.text},n),e.length>0&&_t(e,{size:q,fill:n.quiet},n)],8);function go(t,e){let n={size:q,code:!0},o=t.map(({token:c})=>Math.ceil($(j(c),F({...n,bold:!0,fill:""},e)))+2*lt.padding),r=[],[s,a]=[0,0];for(let c of o)s>0&&s+c>wt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+lt.gap;let i=Qt(t.map(({token:c})=>c))==="rtl";return{width:wt,height:(a+1)*lt.line,draw(c,h,l){t.forEach((p,d)=>{let[f,m,_]=[h+(i?wt-r[d].x-o[d]:r[d].x),l+r[d].line*lt.line,o[d]],y=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),g=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;y>=0&&c.rect(f,m,_,lt.height,{fill:e.scale[y],radius:6}),c.rect(f,m,_,lt.height,{stroke:g,width:p.lit||b?3:1,radius:6});let w=y<0?e.text:e.ink[y];c.text(j(p.token),f+_/2,m+lt.height/2,{...n,fill:w,bold:b,align:"center"});let v=ce(p,t);v&&c.text(v,f+_/2,m+lt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function ws({top:t,others:e,drawn:n,writes:o,forced:r},s){let a=[...t.map(([l,p],d)=>({name:j(l),share:p,drawn:n?.[d],isWritten:l===o,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:p})=>Math.ceil($(l,F({size:q,code:p,bold:!0,fill:""},s))))),c=n?2*tt.number:tt.number,h=wt-i-c-tt.tag-24;return{width:wt,height:a.length*tt.line,draw(l,p,d){a.forEach(({name:f,share:m,drawn:_,isWritten:y,code:b},g)=>{let[w,v]=[p+i+12,d+(g+.5)*tt.line],M=O=>[w,v-tt.height/2,O*h,tt.height],C={size:q,fill:s.text,bold:y};l.text(f,p,v,{...C,code:b}),l.rect(...M(1),{fill:s.hatchGround,radius:3}),l.rect(...M(m),{fill:y?s.primary:s.quiet,radius:3}),_!==void 0&&l.rect(...M(_),{stroke:s.text,width:1.5,radius:3}),l.text(S(m,1),w+h+tt.number,v,{...C,align:"right"}),_!==void 0&&l.text(S(_,1),w+h+2*tt.number,v,{...C,align:"right"}),y&&l.text(r?"forced":"written",w+h+c+10,v,C)})}}}var vs=Symbol.for("pv"),xs=0;function u(t,e,n,o,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var h={type:t,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vs,__v:--xs,__i:-1,__u:0};return(r||s)&&(h.__source=r,h.__self=s),x.vnode&&x.vnode(h),h}function yo({card:t,heading:e,note:n}){return u("section",{class:"card",children:[t.said.map(o=>u("p",{children:o},o)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(o=>u("th",{scope:"col",children:o},o))})}),u("tbody",{children:t.columns.map(([o,...r])=>u("tr",{children:[u("th",{scope:"row",children:o}),r.map((s,a)=>u("td",{children:s},a))]},o))})]})}),t.columns.length>0&&u("p",{class:"note",children:n})]})}function L({token:t,length:e,class:n=""}){return u("bdi",{class:`token ${n}`,title:Ue(t),children:gt(t,e)})}var Be=30,ks=3;function bo({map:t,lit:e}){let[n,o]=[e.rows[0]??-1,e.columns[0]??-1];return n<0&&o<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:n>=0&&o>=0?Ss(t,n,o):n>=0?We(t,n):Ms(t,o)})}function Ss(t,e,n){let o=e*t.columns.length+n,r=t.blocked?.[o];return u(P,{children:[u(L,{token:t.rows[e],length:Be})," ",r?"is blocked from":"looks at"," ",u(L,{token:t.columns[n]}),!r&&u("b",{children:[" ",S(t.weights[o],2)]})]})}function We(t,e){let n=t.columns.length,o=wo(t.columns.map((r,s)=>({label:r,weight:t.weights[e*n+s]})));return u(P,{children:[u(L,{token:t.rows[e],length:Be})," looks at ",o.length?vo(o):"nothing here","."]})}function Ms(t,e){let n=t.columns.length,o=wo(t.rows.map((r,s)=>({label:r,weight:t.weights[s*n+e]})));return u(P,{children:[u(L,{token:t.columns[e]})," is looked at most by ",o.length?vo(o):"no token","."]})}var wo=t=>t.filter(({weight:e})=>e>0).sort((e,n)=>n.weight-e.weight).slice(0,ks),vo=t=>t.map(({label:e,weight:n},o)=>u("span",{children:[o?", ":"",u(L,{token:e,length:Be})," (",S(n),")"]},o));function xo({example:t,step:e,open:n}){return u("p",{class:"sentence","aria-live":"polite",children:ue(t,e,n).map((o,r)=>typeof o=="string"?o:o.strong?u("b",{children:u(L,{token:o.token})},r):u(L,{token:o.token},r))})}function ko({map:t,rows:e,colours:n,onDrop:o}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",S(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>o(i),children:[u("i",{class:"swatch",style:{background:n[c]}})," ",i+1," ",u(L,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:We(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(h=>S(s(h,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((h,l)=>u("span",{style:{height:`${s(h,c)*100}%`,background:n[l]}},h))}),u(L,{token:i,length:8})]},c))})]})}function So(t,{go:e,step:n,last:o,player:r,presenting:s}){N(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,h=document.activeElement===document.body&&As(c),l=Es(c,i)||s&&document.activeElement===document.body,p={ArrowLeft:()=>e(n-1),ArrowRight:()=>e(n+1)},d={...p,Home:()=>e(0),End:()=>e(o),ArrowUp:()=>e(n-1),ArrowDown:()=>e(n+1),PageUp:()=>e(n-1),PageDown:()=>e(n+1)," ":r.toggle},f=h||s||l,m=(l?d:h?p:{})[i.key]??(f&&!Ls(i)?Os(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Os(t,e,n){if(t==="Escape")return n?()=>A({present:!1}):void 0;if(Pt())return t==="f"?()=>A({present:!n}):t==="b"&&n?()=>{e.classList.toggle("blank")}:void 0}var Mo="attention-lab-letter-keys",Pt=()=>localStorage.getItem(Mo)!=="off";function Oo(){localStorage.setItem(Mo,Pt()?"off":"on")}function Es(t,e){let[n]=e.composedPath();return!(n instanceof HTMLElement)||!t.contains(n)||!n.closest(".player, .step-area")?!1:e.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function Ls(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function As(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>80&&e<window.innerHeight-80}function vt({label:t,isNamed:e=!1,options:n,value:o,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),n.map(([s,a])=>u("label",{class:s===o?"on":"",children:[u("input",{type:"radio",name:t,checked:s===o,onChange:()=>r(s)}),a]},s))]})}var Eo={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Lo({example:t,selection:e}){let n=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],o=Array.from({length:n.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(vt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Eo[r]]),value:e.kind,onChoose:r=>A({kind:r,rows:[]})}),u(vt,{label:"Layer",isNamed:!0,options:o.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>A({layer:Number(r)-1})}),u(vt,{label:"Head",isNamed:!0,options:Q(n).map(r=>[r,r]),value:e.head,onChoose:r=>A({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(vt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>A({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>A({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u($s,{example:t,selection:e,layers:o}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>A({present:!0}),children:"Present"}),u(Ts,{})]})]})}function Ts(){let[t,e]=R(Pt);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(Oo(),e(Pt())),children:"Keys F, B"})}function Ao({example:t,selection:e}){return u(vt,{label:"View",options:Cs(t),value:e.view,onChoose:n=>A({view:n})})}function Cs({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(o=>[o,o])}function $s({example:t,selection:e,layers:n}){let o=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,h)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,p])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>h(o(c,l)),children:p},p))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Eo[a]]),e.kinds,a=>A({kinds:a})),s("Layers",n.map(a=>[Number(a)-1,a]),e.layers,a=>A({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>A({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>A({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function xt(){let t=H(null),[e,n]=R({width:0,height:0});return N(()=>{let o=t.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(o),()=>s.disconnect()},[]),[t,e]}function To(t){N(()=>{let e=t.current,n=document.querySelector("[data-testid=stMain]"),o=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||n?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(o);o();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",o),()=>{r.disconnect(),window.removeEventListener("resize",o)}},[])}function Co({map:t,lit:e,theme:n,letters:o,caption:r,onPoint:s,onPress:a}){let i=H(null),[c,h]=xt(),l=K(()=>h.width?ne(t,{...h,cell:64,letters:o},n):null,[t.rows,t.columns,h,o,n]);N(()=>{!l||!i.current||oe(at(i.current,l.width,l.height,n),t,l,e,n)},[l,t,n,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let p=({offsetX:d,offsetY:f})=>l&&ao(l,d,f);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let f=p(d);s(f?.row??-1,f?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let f=p(d);f&&f.row>=0&&a(f.row,f.column)},onKeyDown:d=>l&&Ps(d,l,e,s,a),onBlur:()=>s(-1,-1)})})}function Ps(t,{rows:e,columns:n},o,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],c=(p,d)=>Math.max(0,Math.min(p,d-1)),h=(p,d)=>r(c(a+p,e.length),c(i+d,n.length)),l={ArrowLeft:()=>h(0,-1),ArrowRight:()=>h(0,1),ArrowUp:()=>h(-1,0),ArrowDown:()=>h(i<0?0:1,0),Home:()=>h(0,-n.length),End:()=>h(0,n.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var Rs=.005,Po={least:20,most:30};function Ro({map:t,lit:e,theme:n,onPoint:o,onPress:r}){let s=H(null),[a,i]=xt(),c=Math.max(t.rows.length,t.columns.length),h=Math.max(Po.least,Math.min(Po.most,Math.floor((i.height-30)/c))),[l,p]=[c*h,Math.max(60,Math.min(420,i.width*.36))],d=se(e);N(()=>{s.current&&i.width&&ie(at(s.current,p,l,n),t,{rows:d,columns:e.columns},{left:0,top:0,width:p,pitch:h},n)},[t,i,n,d.join(),e.columns.join()]);let f=(b,g)=>t.weights[b*t.columns.length+g],m=(b,g)=>t.blocked?.[b*t.columns.length+g]?"blocked":f(b,g)>=Rs?S(f(b,g)):"",_=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,y=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>o(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${h}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,g)=>u("li",{children:u("button",{type:"button",class:(_<0?d.includes(g):f(g,_)>=.02)?"lit":"","aria-pressed":e.chosen.includes(g),onPointerEnter:({pointerType:w})=>w!=="touch"&&o(g,-1),onFocus:({currentTarget:w})=>w.matches(":focus-visible")&&o(g,-1),onClick:()=>r(g),children:[u("span",{class:"number",children:_<0?"":m(g,_)}),u("span",{children:y(b).map((w,v)=>[v?" \u2192 ":"",u(L,{token:w,length:10},v)])})]})},g))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,g)=>{let w=d.length===1&&_<0?f(d[0],g):0,v=e.columns.includes(g)||w>=.02;return u("li",{children:u("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:M})=>M!=="touch"&&o(-1,g),onFocus:({currentTarget:M})=>M.matches(":focus-visible")&&o(-1,g),onClick:()=>o(-1,g),children:[u(L,{token:b}),u("span",{class:"number",children:d.length===1&&_<0?m(d[0],g):""})]})},g)})})]})]})}function No({example:t,step:e,onForce:n}){let o=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>gt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Zt(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,a)=>u(Ns,{example:t,step:e,onForce:n,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(Io,{share:e.others}),u("span",{class:"probability",children:S(e.others,1)}),u("span",{class:"tag"})]})]}),n&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function Ns({example:t,step:e,found:n,drawn:o,onForce:r}){if(!n)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=n,i=s===e.writes,c=r&&!i&&s!==t.neverForced,h=u(P,{children:[u(L,{token:s,class:"name"}),u(Io,{share:a,drawn:o}),u("span",{class:"probability",children:[S(a,1),o!==void 0&&u("i",{class:"drawn",children:S(o,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${j(s)} instead`:"",onClick:()=>c&&r(s),children:h}):u("div",{class:l,children:h})}function Io({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var Fo=Object.assign;function Us(t,e){for(var n in t)if(n!="__source"&&t[n]!==e[n])return!0;for(var o in e)if(o!="__source"&&!(o in t))return!0;return!1}var zs=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Do(t,e){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Us(this.props,r)}function o(r){return this.shouldComponentUpdate=n,ve(t,r)}return o.displayName="Memo("+(t.displayName||t.name)+")",o.prototype.isReactComponent=!0,o.type=t,o}var Ds=Symbol.for("react.element"),qs=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Hs=/[A-Z0-9]/g,js=typeof document<"u";var Bs=function(t){return/fil|che|rad/.test(t)};st.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(st.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Uo=x.event;x.event=function(t){return Uo&&(t=Uo(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Ws={configurable:!0,get:function(){return this.class}},zo=x.vnode;x.vnode=function(t){if(typeof t.type=="string")(function(o){var r=o.props,s=o.type,a={},i=s.indexOf("-")==-1;for(var c in r){var h=r[c];if(!(c=="value"&&"defaultValue"in r&&h==null||js&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&h&&h.constructor==Object){var l=void 0;for(var p in h)typeof h[p]!="number"||zs.test(p)||(l||(l=h=Fo({},h)),h[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&h===!0)h="";else if(c=="translate"&&h==="no")h=!1;else if(c[0]=="o"&&c[1]=="n"){var d=c.toLowerCase();d=="ondoubleclick"?c="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||Bs(r.type)?d=="onfocus"?c="onfocusin":d=="onblur"&&(c="onfocusout"):d=c="oninput",d=="oninput"&&a[c=d]&&(c="oninputCapture")}else i&&qs.test(c)?c=c.replace(Hs,"-$&").toLowerCase():h===null&&(h=void 0);a[c]=h}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=xe(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Ws)):r.className&&(a.class=a.className=r.className),o.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Fo({},t.props);for(var n in t.type.defaultProps)e[n]===void 0&&(e[n]=t.type.defaultProps[n]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Ds,zo&&zo(t)};var Vs=480,Ve={short:24,long:60},Gs=8,qo={least:32,most:104};function Ks({example:t,frames:e,open:n,layers:o,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[h,{width:l}]=xt(),p=e.map(d=>({frame:d,...re(d,o,r)})).filter(({places:d})=>d.length);return u("div",{class:`overview ${a?"besides":""}`,ref:h,onPointerLeave:()=>i(null),children:[!p.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&p.map(({frame:d,heads:f,places:m})=>u(Xs,{example:t,frame:d,heads:f,places:m,open:n,theme:s,onPeek:i,onOpen:c,label:l<Vs?Ve.short:Ve.long,width:l},d.group.kind))]})}var jo=Do(Ks);function Xs({example:t,frame:e,heads:n,places:o,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:h}){let{group:l}=e,p=a===Ve.short,d=Math.floor(Math.max(qo.least,Math.min(qo.most,(i-a-12)/n.length-Gs))),f=H(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),_={width:d,height:Math.round(d/m)};N(()=>{f.current&&Js(f.current,t,e,o,_,s)},[t,e,o.length,d,s]);let y=[...new Set(o.map(({layer:g})=>g))],b=o.find(g=>Ho(g,r))??o[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!p&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:p?"grid short":"grid",role:"grid","aria-label":l.title,ref:f,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${n.length}, ${d}px)`},onKeyDown:Zs,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),n.map(g=>u("span",{role:"columnheader",class:"column",children:p||D.includes(g)?g:`Head ${g}`},g))]}),y.map(g=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${g+1}`,children:[p?"L":"Layer ",g+1]}),n.map(w=>{let v=o.find(O=>O.layer===g&&O.head===w);if(!v)return u("span",{role:"gridcell"},w);let M=l.roles[g][Number(w)-1]??"",C=Ho(v,r);return u("span",{role:"gridcell",class:D.includes(w)?"cell summary":"cell",children:[u("button",{type:"button",class:C?"thumb open":"thumb",tabIndex:v===b?0:-1,"aria-current":C?"true":void 0,"aria-label":Ys(l.title,v,M),"data-place":`${g} ${w}`,onClick:()=>h(v),onPointerEnter:({pointerType:O})=>O!=="touch"&&c(v),onFocus:({currentTarget:O})=>O.matches(":focus-visible")&&c(v),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${_.width}px`,height:`${_.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),M&&u("span",{class:"role",children:M})]},w)})]},g))]})})]})}var Ho=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Ys(t,{layer:e,head:n},o){let r=D.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${t}, layer ${e+1}, ${r}${o&&`, ${o}`}`}function Js(t,e,n,o,{width:r,height:s},a){let[i,c]=[n.rows.length,n.columns.length];for(let{layer:h,head:l}of o){let p=t.querySelector(`[data-place="${h} ${l}"] canvas`);if(!(p instanceof HTMLCanvasElement))continue;let d=at(p,r,s,a);d.cells(nt(e,n,h,l),i,c,[0,0,r,s]),n.blocked&&$t(d,n.blocked,i,c,[0,0,r,s])}}function Zs(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let o=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(p=>[...p.querySelectorAll(".thumb")]),r=o.findIndex(p=>p.includes(e)),s=o[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=p=>o[p]?.[Math.min(s,o[p].length-1)],h={ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:o[r])[0],End:()=>(t.ctrlKey?i:o[r]).at(-1)};if(!h[t.key])return;t.preventDefault(),t.stopPropagation();let l=h[t.key]();l instanceof HTMLElement&&l.focus()}var de=new Map;function Bo(t,e){return de.set(t,e),()=>{de.get(t)===e&&de.delete(t)}}var Wo=t=>de.get(t)?.()??null;function Vo(t){let e=H(t);e.current=t;let n=Object.keys(t).filter(o=>t[o]);J(()=>{let o=n.map(r=>Bo(r,()=>e.current[r]?e.current[r]():null));return()=>o.forEach(r=>r())},[n.join()])}var Qs=1e3,ti=[.5,1,2,4],ei={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Go(t,e,n){let[o,r]=R(!1),[s,a]=R(1);return J(()=>{if(!o)return;if(t>=e)return r(!1);let c=setTimeout(()=>n(t+1),Qs/s);return()=>clearTimeout(c)},[o,t,e,s]),{playing:o,speed:s,setSpeed:a,toggle:()=>{!o&&t>=e&&n(0),r(!o)},pause:()=>r(!1)}}function Ko({step:t,last:e,player:n,go:o}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u("span",{class:"buttons",children:[u(Rt,{name:"first",label:"First step",idle:t===0,onPress:()=>o(0)}),u(Rt,{name:"back",label:"One step back",idle:t===0,onPress:()=>o(t-1)}),u(Rt,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(Rt,{name:"next",label:"One step on",idle:t===e,onPress:()=>o(t+1)}),u(Rt,{name:"last",label:"Last step",idle:t===e,onPress:()=>o(e)})]}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>o(Number(s.value))}),u("span",{class:"position",children:r}),u("label",{class:"speed",children:[u("span",{class:"unseen",children:"Speed"}),u("select",{value:n.speed,onChange:({currentTarget:s})=>n.setSpeed(Number(s.value)),children:ti.map(s=>u("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function Rt({name:t,label:e,idle:n=!1,onPress:o}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":n,onClick:o,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:ei[t]})})})}function Ge({title:t,note:e,chips:n,reveal:o,theme:r,onPoint:s,onPress:a}){let i=H(null);return N(()=>{let c=requestAnimationFrame(()=>i.current&&ni(i.current,o));return()=>cancelAnimationFrame(c)},[o,n.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:Qt(n.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:n.map((c,h)=>{let{token:l,weight:p,state:d,lit:f}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),_=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${d} ${f?"lit":""}`,onPointerEnter:({pointerType:y})=>y!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[u("span",{class:"chip",style:_,children:d==="later"?"":u(L,{token:l})}),u("span",{class:"share",children:ce(c,n)})]},h)})})]})}function ni(t,e){let n=t.children[e];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=t.scrollTop&&o+r<=t.scrollTop+t.clientHeight||(t.scrollTop=o-(t.clientHeight-r)/2)}function Xo({example:t,open:e,step:n,pointed:o,theme:r,player:s,onPoint:a,go:i}){let c=K(()=>le(t,e,n,o,s.playing),[t,e.layer,e.head,n,o,s.playing]),h=D.includes(e.head)?e.head:`head ${e.head}`,l=d=>f=>a(f<0?Yt:Kn(t,d,f)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(P,{children:[u(Ge,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${h}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(Ge,{title:"Target so far",note:c.asked?`how much each looks at \u201C${gt(c.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:c.target,reveal:n+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}var Ke=32,Yo=8;function Jo({map:t,chosen:e,caption:n,onPress:o}){let[r,s]=R(0),a=Math.max(0,Math.floor(r/Ke)-Yo),i=Math.min(t.rows.length,a+3*Yo+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":n,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,h)=>u("th",{scope:"col",children:u(L,{token:c})},h))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*Ke}px`}}),t.rows.slice(a,i).map((c,h)=>{let l=a+h;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>o(l),children:u(L,{token:c,length:30})})}),t.columns.map((p,d)=>{let f=l*t.columns.length+d;return u("td",{children:t.blocked?.[f]?u("i",{class:"blocked",children:"blocked"}):S(t.weights[f],2)},d)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*Ke}px`}})]})]})})}var Zo={usual:14,presented:20};function Qo({example:t,selection:e,theme:n,send:o}){let r=H(null),[s,a]=R(Yt),[i,c]=R(null),h={words:e.tokens==="words",muted:e.mute},l=K(()=>t.groups.map(k=>ut(t,k,h)),[t,h.words,h.muted]),p=i&&oi(t,i)?i:e,d=l.find(({group:k})=>k.kind===p.kind)??l[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=K(()=>f?en(t,p):Nt(t,d,p,h.muted),[t,d,p.layer,p.head,f]),_=Math.max(0,t.steps.length-1),y=k=>A({step:Math.max(0,Math.min(k,_))}),b=Go(e.step,_,y),g=s.looks?.side==="target"?s.looks.place:e.step;So(r,{go:y,step:e.step,last:_,player:b,presenting:e.present}),To(r),N(()=>si(r.current,e.present),[e.present]);let w=Ie(t,m,e.step),v=(b.playing||t.layout==="decoding")&&!t.encoderOnly,M={...Ne(m,s),step:g===e.step?w:Ie(t,m,g),chosen:f?[]:e.rows,done:v&&w.length?w[0]+1:1/0};N(()=>ii(r.current,l,s),[l,s]);let C=Kt((k,V)=>a(Gn(m,k,V)),[m]),O=k=>{let[{side:V,place:B}]=m.rowSpots[k];if(t.layout!=="heads")return V==="target"||t.encoderOnly?y(B):void 0;let _r=e.rows.includes(k)?e.rows.filter(yr=>yr!==k):[...e.rows,k].slice(-he);return A({rows:_r})},U=Kt(k=>{c(null),A({...k,rows:[]})},[]),et=l.filter(({group:k})=>!e.kinds.length||e.kinds.includes(k.kind)),z=k=>k&&{picture:k,theme:n};return Vo({map:()=>z(ho({map:m,lit:M,view:e.view},n)),compared:M.chosen.length>0&&(()=>z(ro({map:m,rows:M.chosen},n))),heads:()=>z(fo({example:t,frames:et,open:e,layers:e.layers,roles:e.roles},n)),player:()=>z(_o({example:t,open:p,step:g,pointed:s},n))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[u(Lo,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(jo,{example:t,frames:et,open:e,layers:e.layers,roles:e.roles,theme:n,besides:t.layout==="heads",onPeek:c,onOpen:U})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>A({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(Ao,{example:t,selection:e})]}),e.view==="lines"?u(Ro,{map:m,lit:M,theme:n,onPoint:C,onPress:O}):e.view==="table"?u(Jo,{map:m,chosen:e.rows,caption:m.caption,onPress:O}):u(Co,{map:m,lit:M,theme:n,caption:m.caption,letters:e.present?Zo.presented:Zo.usual,onPoint:C,onPress:O}),u(bo,{map:m,lit:M}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),o&&!D.includes(p.head)&&!f&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:M.chosen.at(-1)??w[0]??1}),children:"Work its numbers out, inside this head"}),M.chosen.length>0&&!i&&u(ko,{map:m,rows:M.chosen,colours:n.lines,onDrop:O})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Ko,{step:e.step,last:_,player:b,go:y}),t.steps[g]&&u(xo,{example:t,step:g,open:p}),u(Xo,{example:t,open:p,step:g,pointed:s,theme:n,player:b,onPoint:a,go:y}),t.steps[g]&&u(No,{example:t,step:t.steps[g],onForce:o&&t.forceable?k=>(b.pause(),o("forced",{step:g,token:k})):void 0}),g===_&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(yo,{card:ri(t,p),heading:t.cards.heading,note:t.cards.note})]})}function oi({groups:t},{kind:e,layer:n,head:o}){let r=t.find(s=>s.kind===e);return r!==void 0&&n<r.layers&&Q(r).includes(o)}function ri({cards:t,summaries:e},{kind:n,layer:o,head:r}){return t?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function si(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function ii(t,e,n){for(let o of e){let r=t?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Ne(o,n),i=([d=-1],f)=>d<0?["-10","0"]:[String(d/f),String(1/f)],[[c,h],[l,p]]=[i(s,o.rows.length),i(a,o.columns.length)];for(let[d,f]of Object.entries({top:c,high:h,left:l,wide:p}))r.style.setProperty(`--${d}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var tr=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var er=`/* Choices */

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
`;var nr=`/* All heads */

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
`;var or=`/* The open head */

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
`;var rr=`/* Steps */

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
`;var sr=`/* Decoding: the steps first */

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
`;function fe(t,e){let n=t.querySelector(".lab");if(n instanceof HTMLElement)return n;let o=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(o,r),r}var pi=[tr,er,nr,or,rr,sr].join(`
`),ir=new WeakMap;function Xe({data:t,parentElement:e,setTriggerValue:n}){let o=fe(e,pi),r=ir.get(o),s=r?.bytes===t?r.example:Vn(t);return ir.set(o,{bytes:t,example:s}),ht(u(hi,{example:s,theme:jn(o),send:n}),o),kt(e,n),()=>{ht(null,o),o.remove()}}function hi({example:t,theme:e,send:n}){let[o,r]=R(ge);return J(()=>{let s=()=>r(ge());return s(),pn(s)},[]),u(Qo,{example:t,theme:e,send:n,selection:rn(o,t)})}var mi=[137,80,78,71,13,10,26,10],ar=33,gi={Title:"figure",Description:"caption",Software:"program"},_i={"&":"&amp;","<":"&lt;",">":"&gt;"},yi=new TextEncoder;function cr(t,e){if(!mi.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let n=Object.entries(gi).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),o=[...Object.entries(e),...n].map(([a,i])=>bi(a,i)),r=[t.subarray(0,ar),...o,t.subarray(ar)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function bi(t,e){let n=yi.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),o=new Uint8Array(n.length+8),r=new DataView(o.buffer);return r.setUint32(0,n.length-4),o.set(n,4),r.setUint32(n.length+4,wi(n)),o}function wi(t){let e=4294967295;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function lr(t,e){let n=t.indexOf(">")+1,o=i=>At(i).replace(/[&<>]/g,c=>_i[c]),{figure:r="",caption:s=""}=e,a=`<title>${o(r)}</title><desc>${o(s)}</desc><metadata>${o(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,n)}${a}${t.slice(n)}`}var vi="http://www.w3.org/2000/svg",ur="http://www.w3.org/1999/xlink",xi=2,ki=16e6,Si=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function dr(t){let e=Mi(t);return{svg:Je(e),png:await Li(e)}}var Je=t=>new XMLSerializer().serializeToString(t);function Ze(t,e){let n=document.createElementNS(vi,t);for(let[o,r]of Object.entries(e))n.setAttribute(o,String(r));return n}function Mi(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[n,o]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Ze("svg",{width:n,height:o,viewBox:`0 0 ${n} ${o}`});s.append(Ze("rect",{width:n,height:o,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Si))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))Oi(i,a);for(let i of s.querySelectorAll("image"))Ei(i);return s}function Oi(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,n,o]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];n&&(t.style.fill=e?o:n),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Fe(At(r.data)))}function Ei(t){let e=t.getAttributeNS(ur,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,n]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(ur,"href"),t.setAttribute("href",n?`data:image/svg+xml;base64,${btoa(decodeURIComponent(n))}`:e)}async function Li(t){let[e,n]=["width","height"].map(c=>Number(t.getAttribute(c))),o=Math.min(xi,Math.sqrt(ki/(e*n))),r=t.cloneNode(!0),s=Ze("style",{});s.textContent=await Ai(Je(t)),r.prepend(s),r.setAttribute("width",String(e*o)),r.setAttribute("height",String(n*o));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Je(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*o),height:Math.round(n*o)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Ye=new Map;async function Ai(t){let e=[];for(let n of Ti()){let o=n.style.getPropertyValue("font-family").replace(/["']/g,""),r=n.style.getPropertyValue("font-style")==="italic";if(!t.includes(o)||r&&!t.includes("italic"))continue;let[,s]=n.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,n.parentStyleSheet?.href??document.baseURI).href;Ye.has(a)||Ye.set(a,fetch(a).then(c=>c.blob()).then(Ci).catch(()=>null));let i=await Ye.get(a);i&&e.push(n.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Ti(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Ci(t){return new Promise((e,n)=>{let o=new FileReader;Object.assign(o,{onload:()=>e(String(o.result)),onerror:n}),o.readAsDataURL(t)})}var fr=5e3,$i=6e4;async function pr(t,e){let{svg:n,png:o}=await Pi(t),r=Uint8Array.from(atob(o),s=>s.charCodeAt(0));return{svg:lr(n,e),png:cr(r,e)}}async function Pi(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,n=document.querySelector('[data-testid="stMain"]')??document,o=Date.now(),r=fr;for(;Date.now()-o<r;await new Promise(s=>setTimeout(s,100))){let s=Wo(t);if(s)return eo(s.picture,s.theme);let a=n.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return dr(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?$i:fr}throw new Error("It is not drawn.")}function mr({figures:t,chosen:e,onTaken:n}){let[o,r]=R({}),s=t.filter(({key:h})=>!(h in o));J(()=>{s.length&&Ri(s).then(h=>{r(l=>({...l,...h})),n(h)})},[s.map(({key:h})=>h).join()]);let a=t.find(({key:h})=>h===e);if(!a)return null;let i=o[e],c=()=>r(({[e]:h,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(hr,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(hr,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Ni,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Ri(t){let e={};for(let{key:n,about:o}of t)e[n]=await pr(n,o).catch(()=>null);return e}function hr({name:t,mime:e,content:n,title:o,children:r}){return u("button",{type:"button",title:o,disabled:!n,onClick:()=>{let a=URL.createObjectURL(new Blob([n],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Ni({png:t,caption:e}){let n=K(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);J(()=>()=>URL.revokeObjectURL(n),[n]);let o=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:n,alt:e,style:{width:`${o/2}px`}})}var gr=`.lab {
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
`;function Fi({data:t,parentElement:e,setTriggerValue:n}){let o=fe(e,gr);o.hasChildNodes()||zi(e);let r=s=>n("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Ui(i.png)}])));return ht(u(mr,{figures:t.figures,chosen:t.chosen,onTaken:r}),o),()=>{ht(null,o),o.remove()}}function Ui(t){let e=[];for(let n=0;n<t.length;n+=32768)e.push(String.fromCharCode(...t.subarray(n,n+32768)));return btoa(e.join(""))}function zi(t){let e=t.getRootNode(),n=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(n instanceof HTMLElement))return;let o=null;n.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(o=s));let r=()=>{!o||document.activeElement!==document.body&&document.activeElement!==n||(o.isConnected&&!o.disabled?o:n).focus({preventScroll:!0})};new MutationObserver(r).observe(n,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Di({data:t,parentElement:e,setTriggerValue:n}){let o=e instanceof ShadowRoot?e.host:e,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),dn(t,s=>n("chosen",s))}hn({stage:Xe});yn(Xe);export{Fi as exporter,Di as follow,Xe as stage};
