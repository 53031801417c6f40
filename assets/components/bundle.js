var q=["mean","max","rollout"];function mt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((h,d)=>d),i=a.filter(h=>!r.columnPieces[h].every(d=>s.has(d))),c=i.length?i:a,{rows:p}=r,l=r.blocked&&So(r.blocked,p.length,r.columns.length,c,new Uint8Array(p.length*c.length));return{group:e,axes:r,kept:c,rows:p,columns:c.map(h=>r.columns[h]),blocked:l,rowSpots:ko(r.rowPieces,e.looks),columnSpots:c.map(h=>ko([r.columnPieces[h]],e.lookedAt)[0])}}var ko=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function So(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function rt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...q]}function at(t,e,o,n){let{group:r}=e;if(n==="rollout")return Ce(t,e,o,r.heads);if(!q.includes(n))return Ce(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=Ce(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function Ce(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,p=(a*(e.heads+1)+i)*c,l=So(o.weights.subarray(p,p+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let d=0;d<n.length;d+=1){let f=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let g=0;g<h;g+=1)m+=l[d*h+g];f=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)l[d*h+m]*=f}return l}function Bt(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=q.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:at(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Mo(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),c=new Float32Array(a*a),p=new Uint8Array(a*a).fill(1);for(let h of t.groups){let d=mt(t,h,{words:!1,muted:!1}),f=at(t,d,e,o),[m,g]=[h.looks,h.lookedAt].map(w=>w==="source"?0:r);for(let w=0,y=0;w<d.rows.length;w+=1)for(let _=0;_<d.columns.length;_+=1,y+=1){let b=(m+w)*a+g+_;p[b]=d.blocked?.[y]??0,c[b]=p[b]?0:f[y]}}let l=q.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:p,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Pe=6,Wt={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function $o(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Oo(t.layer,o.layers),head:rt(o).includes(t.head)?t.head:"1",step:Oo(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Pe),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Oo=(t,e)=>Math.max(0,Math.min(t,e-1)),Eo={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function Lo(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Eo)){let[s,a]=Eo[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var To=250,gt=0,ct=Wt,Ao=Wt,kt=0,Co=!1,Re=null,Vt=new Set,_t=()=>ct;function $(t){if(!Object.entries(t).every(([e,o])=>String(ct[e])===String(o))){ct={...ct,...t},gt+=1,No(),clearTimeout(kt),kt=window.setTimeout(Po,To);for(let e of Vt)e()}}function Po(){clearTimeout(kt),kt&&Re?.({turn:gt,selection:ct}),kt=0}function Gt(t){gt===0&&(ct={...Wt,...t})}function Ro(t,e){if(Re=e,Co=!0,Ao=t.usual,t.turn>gt||gt===0&&t.turn===0){gt=t.turn,ct=t.selection;for(let o of Vt)o()}else t.turn<gt&&(kt||=window.setTimeout(Po,To));No()}function No(){if(!Co)return;let t=Lo(location.search,ct,Ao),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Kt(t){return Vt.add(t),()=>{Vt.delete(t)}}var Gr="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Gr))&&(Re=null),{capture:!0});function Io(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Gt(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var Xt=()=>{},zo=[],Uo=!1;async function Do(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Xt=()=>e.remove(),location.search)return Pt();let o=e.dataset.view?JSON.parse(e.dataset.view):await Kr(e.dataset.labFirst??"");if(Uo||!o)return Pt();e.removeAttribute("data-view"),Gt(o.selection),Yr(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>zo.push(i)}),a=new MutationObserver(()=>Xr()&&Pt());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Xt=()=>{a.disconnect(),s?.(),e.remove()}}async function Kr(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Pt(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Uo=!0,Xt(),Xt=()=>{};for(let n of zo.splice(0))e?.(...n)}}var Fo=!1;function Xr(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Fo||=t==="running",Fo&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Yr(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var x,jo,Jr,lt,Ne,Qt,Bo,Jt,Wo,Fe,Ie,Zr,Nt=Symbol.for("pv"),te={},ee=[],Qr=/^m(i|n|o|s|text|space)$/,oe=Array.isArray,ze=ee.slice,yt=Object.assign;function wt(t){t&&t.parentNode&&t.remove()}function Ue(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?ze.call(arguments,2):o),Rt(t,a,n,r,null)}function Rt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Nt,__v:r||++jo,__i:-1,__u:0};return!r&&x.vnode&&x.vnode(s),s}function z(t){return t.children}function ut(t,e){this.props=t,this.context=e,this.__g=0}function dt(t,e){if(e==null)return t.__&&dt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:dt(t)}function ts(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=yt({constructor:Nt},o)).__v=o.__v+1,x.vnode&&x.vnode(e),He(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||dt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Jo(r,e,s),o.__=o.__e=null,e.__e!=n&&Vo(e))}function Vo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Vo(t)}function Ho(t){(8&t.__g||(t.__g|=8,lt.push(t),Qt++))&&Ne==x.debounceRendering||((Ne=x.debounceRendering)||queueMicrotask)(Go)}function Go(){try{for(var t,e=1;lt.length;)lt.length>e&&lt.sort(Bo),t=lt.shift(),e=lt.length,8&t.__g&&ts(t)}finally{(Qt=lt.length)&&(Ne||queueMicrotask)(Go)}}function Ko(t,e,o,n,r,s,a,i,c,p,l){var h,d,f,m,g,w,y=n.__k||ee,_=e.length;for(c=es(o,e,y,c,_),h=0;h<_;h++)(f=o.__k[h])!=null&&(d=~f.__i&&y[f.__i]||te,f.__i=h,w=He(t,f,d,r,s,a,i,c,p,l),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&qe(d.ref,null,f,d),f.ref&&l.push(f.ref,f.__c||m,f)),g=g||m,4&f.__u?(c=Xo(f,c,t,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&w!==void 0?c=w:m&&(c=m.nextSibling),f.__u&=-21);return o.__e=g,c}function es(t,e,o,n,r){var s,a,i,c,p,l,h,d,f,m=o.length,g=m,w=0,y=0,_=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=Rt(null,a):oe(a)?a=_[s]=Rt(z,{children:a}):a.constructor===Nt&&a.__b?a=_[s]=Rt(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,c=s+w,a.__=t,a.__b=t.__b+1,i=null,~(p=a.__i=os(a,o,c,g))&&(g--,(i=o[p])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,p==c-1?w--:p==c+1?w++:p!=c&&(p>c?w--:w++,y=1)):(~p||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(y){for(l=[],h=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(w=0,d=l.length;w<d;)l[f=w+d>>1]<a.__i?w=f+1:d=f;l[w]=a.__i,h[s]=w+1}for(w=l.length;s--;)h[s]&&(h[s]==w?w--:_[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=dt(i)),je(i,i));return n}function Xo(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Xo(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=dt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function De(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(oe(t)?t.some(function(o){De(o,e)}):e.push(t)),e}function os(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function qo(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Yt(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||qo(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||qo(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Ie[e]||(Ie[e]=ns(e)),(t.__a||(t.__a={}))[e]=Fe,s=e!=(e=e.replace(Wo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function ns(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Jt]==null)e[Jt]=Fe++;else if(e[Jt]<this.__a[t])return;return o(x.event?x.event(e):e)}}}function He(t,e,o,n,r,s,a,i,c,p){var l,h,d,f,m,g,w,y,_,b,v,M,N,O,D,it,H,k,G=e.type;if(e.constructor!==Nt)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,h=s=[],l.nodeType==8?i=Zt(l,s):s.push(l),i=s[0]||i),(l=x.__b)&&l(e);t:if(typeof G=="function"){d=a.length;try{if(y=e.props,_=(l=G.prototype)&&l.render,b=(l=G.contextType)&&n[l.__c],v=l?b?b.props.value:l.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new G(y,v):(e.__c=f=new ut(y,v),f.constructor=G,f.render=ss),b&&b.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),G.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=yt({},f.__s)),yt(f.__s,G.getDerivedStateFromProps(y,f.__s)))),m=f.props,g=f.state,f.__v=e,o.__c){if(y!==m&&_&&!G.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(y,v),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,v)===!1){e.__v!=o.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(B){B&&(B.__=e)}),ee.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=dt(o);break t}f.componentWillUpdate&&f.componentWillUpdate(y,f.__s,v),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,g,w)})}else _&&!G.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=y,f.__P=t,f.__g&=-5,M=x.__r,N=_?25:0;do f.__g&=-9,M&&M(e),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++N<25);_&&(ee.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=yt({},n,f.getChildContext())),_&&o.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(m,g)),O=l&&l.type===z&&l.key==null?l.props.children:l,y.__P&&(l=i,r=(t=y.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(B){B&&je(B,B)}),o.__k=null),i=o.__k?dt(o,0):null),i=Ko(t,oe(O)?O:[O],e,o,n,r,s,a,i,c,p),y.__P&&(e.__e=null,i=l),e.__u&=-161,h&&h.some(wt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(a.length=d,e.__v=null,c||s)if(B&&B.then){if(e.__u|=128|c,s){for(~(H=s.indexOf(i||void 0))||(H=s.length);(k=s[H-1])&&k.nodeType==8;)H--;for(;H<s.length;H++)if(k=s[H])if(s[H]=null,D){if(k==it)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(it=Zt(D=k))}}if(!D){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;D=i}(l=Zt(D=e.__c.__z||(e.__c.__z=D)))?(e.__e=D,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(wt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),B&&B.then||Yo(e),x.__e(B,e,o)}}else i=e.__e=rs(o.__e,e,o,n,r,s,a,c,p,t);return(l=x.diffed)&&l(e),i}function Zt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Yo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Yo))}function Jo(t,e,o){for(var n=0;n<o.length;)qe(o[n++],o[n++],o[n++]);x.__c&&x.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){x.__e(s,r.__v)}})}function rs(t,e,o,n,r,s,a,i,c,p){var l,h,d,f,m,g,w,y,_=o.props||te,b=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(v?m.localName==v:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(y=p.ownerDocument||document,!v)return y.createTextNode(b);t=y.createElementNS(r,v,b.is?b:p),i&&(x.__m&&x.__m(e,s),i=!1),s=null}if(v){if(p=v=="template"&&t.content||t,s=v=="textarea"&&b.defaultValue!=null?null:s&&ze.call(p.childNodes),!i&&s)for(_={},l=0;l<t.attributes.length;l++)_[(m=t.attributes[l]).name]=m.value;for(l in _)m=_[l],l=="dangerouslySetInnerHTML"?d=m:l=="children"||l in b||l=="value"&&"defaultValue"in b||l=="checked"&&"defaultChecked"in b||Yt(t,l,null,m,r);for(l in b)m=b[l],l=="children"?f=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?g=m:l=="checked"?w=m:i&&typeof m!="function"||_[l]===m||Yt(t,l,m,_[l],r);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Qr.test(v))&&(r="http://www.w3.org/1999/xhtml"),Ko(p,oe(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&dt(o,0),i,c),s&&s.some(wt)),i&&v!="textarea"||(l="value",v=="progress"&&g==null?t.removeAttribute(l):g==null||g===t[l]&&(v!="progress"||g)||Yt(t,l,g,_[l],r),l="checked",w!=null&&w!=t[l]&&Yt(t,l,w,_[l],r))}else _===b||i&&t.data==b||(t.data=b);return t}function qe(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){x.__e(r,o)}}function je(t,e,o){var n,r,s,a;if(x.unmount&&x.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||qe(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){x.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&je(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=Zt(n,s=[]))&&(n==t.__e&&s.some(wt),wt(r),wt(n)),o||wt(t.__e),t.__e=t.__c=t.__=null}function ss(t,e,o){return this.constructor(t,o)}function Q(t,e){var o,n,r,s;x.__&&x.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Rt(z,{children:[t]}),r=[],s=[],He(e,e.__k,n||te,te,e.namespaceURI,n?null:e.firstChild?ze.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Jo(r,e.__k,s),e.__k.props.children=null}x={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw Qt=0,t}},jo=0,Jr=function(t){return t!=null&&t.constructor===Nt},ut.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=yt({},this.state)),typeof t=="function"&&(t=t(yt({},o),this.props)),t&&(yt(o,t),this.__v&&(e&&this.__k.push(e),Ho(this)))},ut.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ho(this))},ut.prototype.render=z,lt=[],Qt=0,Bo=function(t,e){return t.__v.__b-e.__v.__b},Jt=Symbol(),Wo=/(PointerCapture)$|Capture$/i,Fe=0,Ie={},Zr=0;var St,R,Be,Zo,We=Object.is,Ft=0,cn=[],Ve=[],A=x,Qo=A.__b,tn=A.__r,en=A.diffed,on=A.__c,nn=A.unmount,rn=A.__;function ne(t,e){A.__h&&A.__h(R,t,Ft||e),Ft=0;var o=R.__H||(R.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function L(t){return Ft=1,ln(un,t)}function ln(t,e,o){var n=ne(St++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):un(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);We(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=R,!R.__f)){R.__f=!0;var r=R.shouldComponentUpdate;R.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var p=!1,l=this.props!=s;if(c.__.some(function(d){d.__N&&(p=!0,We(d.__[0],d.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return p?h||l:h}return!p||l}}return n.__}function K(t,e){var o=ne(St++,3);!A.__s&&Ke(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,R.__H.__h.push(o))}function C(t,e){var o=ne(St++,4);!A.__s&&Ke(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,R.__h.push(o))}function I(t){return Ft=5,W(function(){return{current:t}},[])}function W(t,e){var o=ne(St++,7);return Ke(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function re(t,e){return Ft=8,W(function(){return t},e)}function is(){var t;do{for(;t=Ve.shift();)try{It(t)}catch(o){A.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=cn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(It),e.__h.some(Ge),e.__h=[]}catch(o){e.__h=[],A.__e(o,t.__v)}}}while(Ve.length)}A.__b=function(t){R=null,Qo&&Qo(t)},A.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),rn&&rn(t,e)},A.__r=function(t){tn&&tn(t),St=0;var e=(R=t.__c).__H;e&&(Be==R?R.__h=[]:(e.__h.some(It),e.__h.some(Ge),St=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Be=R},A.diffed=function(t){en&&en(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&an(cn.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Be=R=null},A.__c=function(t,e){e.some(function(o){try{o.__h.some(It),o.__h=o.__h.filter(function(n){return!n.__||Ge(n)})}catch(n){o.__h=[function(){throw n}]}}),on&&on(t,e)},A.unmount=function(t){nn&&nn(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,an(Ve.push(r))}else It(r)}catch(s){e=s}}),n.__H=void 0,e&&A.__e(e,n.__v))};var sn=typeof requestAnimationFrame=="function";function as(t){var e,o=function(){clearTimeout(n),sn&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);sn&&(e=requestAnimationFrame(o))}function an(t){t!=1&&Zo==A.requestAnimationFrame||((Zo=A.requestAnimationFrame)||as)(is)}function It(t){var e=R,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),R=e}function Ge(t){var e=R;t.__c=t.__(),R=e}function Ke(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!We(o,t[n])})}function un(t,e){return typeof e=="function"?e(t):e}var cs,Ye=()=>cs??=document.createElement("canvas").getContext("2d");function se(t){let e=Ye();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var ie=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),ft=t=>`rgb(${t.join(",")})`;function Xe(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function dn(t,e){let[o,n]=[Xe(t),Xe(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function fn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return ie(t[r],t[r+1],n-r)})}function ae(t){let e=getComputedStyle(t),o=d=>e.getPropertyValue(`--st-${d}`).trim(),[n,r]=[se(o("text-color")),se(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,,...c]=o("chart-categorical-colors").split(","),p=fn(s.map(se)),l=o("chart-diverging-colors").split(","),h=fn(l.map(se));return{text:ft(n),quiet:ft(ie(r,n,.72)),ground:ft(r),primary:o("primary-color"),query:a,key:i,lines:c,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:ft(ie(r,n,.09)),hatchLine:ft(ie(r,n,.3)),scale:p.map(ft),ink:p.map(d=>ft(dn(d,n)>=dn(d,r)?n:r)),pixels:pn(p),signed:h.map(ft),signedPixels:pn(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${l})`,dark:Xe(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var pn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function E(t,e){let o=Ye();return o.font=e,o.measureText(t).width}function hn(t){let e=Ye();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var mn="$array",ls={uint8:Uint8Array,uint16:Uint16Array};function gn(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[mn])return s;let{[mn]:a,at:i,size:c}=s;return new ls[a](e.buffer,e.byteOffset+n+i,c)})}var ce={looks:null,lookedAt:null};function _n({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function wn(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Ze({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Je(t,o),columns:Je(e,n)}}function Qe({encoderOnly:t},{rowSpots:e},o){return Je(e,{side:t?"source":"target",place:o})}function Je(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var us;function le(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=us??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),p=new Uint32Array(c.data.buffer);for(let l=0;l<p.length;l+=1)p[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var U=6;function T({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function J(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:p,stroke:l,width:h=1,opacity:d=1},f)=>{i.globalAlpha=d,p&&(i.fillStyle=p,i.fill(f)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.stroke(f)),i.globalAlpha=1};return{rect(p,l,h,d,f){let m=new Path2D;f.radius?m.roundRect(p,l,h,d,f.radius):m.rect(p,l,h,d),c(f,m)},text(p,l,h,d){i.save(),i.translate(l,h),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:T(d,n),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(p,0,0),i.restore()},cells:(p,l,h,d,f)=>i.drawImage(le(p,l,h,n,f),...d),hatch(p,l,h,d){i.fillStyle=ds(i,n),i.fillRect(p,l,h,d)},path(p,l){let[h,d]=l.shift??[0,0];i.save(),i.translate(h,d),c(l,new Path2D(p)),i.restore()}}}function bn(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,p],l)=>t.cells(n,r,s,[a+e,i+o,c,p],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var yn=new Map;function ds(t,e){let o=yn.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:U,height:U}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,U,U),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-U,0,U])r.moveTo(a-1,U+1),r.lineTo(a+U+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return yn.set(e.signature,s),s}var fs=6400,vn=4,ps=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,hs=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,ms={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},kn=t=>t.replace(/[&<>"]/g,e=>ms[e]);function to(t){return hs.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var zt=t=>t.toWellFormed().replace(ps,""),Mt=t=>Math.round(t*100)/100;function Z(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${kn(String(typeof s=="number"?Mt(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var xn=({fill:t="none",stroke:e,width:o=1,opacity:n})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n});function Sn(t,e,o,n){let r=[];n(gs(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Mt(t)} ${Mt(e)}`};return Z("svg",s,Z("defs",{},ys(o))+r.join(""))}function gs(t,e){return{rect:(o,n,r,s,a)=>t.push(Z("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...xn(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Mt).join(" ")})`;t.push(Z("path",{d:o,transform:r,...xn(n)}))},hatch:(o,n,r,s)=>t.push(Z("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(..._s(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:p,align:l="left",turned:h}=s,d=to(zt(o)),f=E(d,T(s,e)),[m,g]=[h?{transform:`translate(${Mt(n)} ${Mt(r)}) rotate(-90)`}:{x:n,y:void 0},hn(T(s,e))],w={...m,y:h?g:r+g,fill:a,"font-family":p?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...d].length>1?f:void 0,lengthAdjust:[...d].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(Z("text",w,kn(d)))}}}function _s(t,e,o,[n,r,s,a],i,c){if(e*o>fs)return[ws(t,e,o,[n,r,s,a],i,c)];let p=c?i.signed:i.scale,[l,h]=[s/o,a/e],d=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let y=p[d(m*o+g)];for(w=g+1;w<o&&p[d(m*o+w)]===y;)w+=1;let _={x:n+g*l,y:r+m*h,width:(w-g)*l,height:h};f.push(Z("rect",{..._,fill:y}))}return[Z("g",{"shape-rendering":"crispEdges"},f.join(""))]}function ws(t,e,o,[n,r,s,a],i,c){let p=Object.assign(document.createElement("canvas"),{width:o*vn,height:e*vn}),l=p.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(le(t,e,o,i,c),0,0,p.width,p.height),Z("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:p.toDataURL("image/png")})}function ys(t){let e=Z("rect",{width:U,height:U,fill:t.hatchGround}),o=[-U,0,U].map(r=>`M${r-1} ${U+1}L${r+U+1} -1`).join("");return Z("pattern",{id:"hatch",width:U,height:U,patternUnits:"userSpaceOnUse"},e+Z("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Ut=12,bs=2,vs=16e6,xs=1.4;function X(t,e=Ut){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function tt(t,e=Ut){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function ue(t,e,o,n){let r=T(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&E(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*xs;return{width:Math.ceil(Math.max(0,...s.map(i=>E(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,p)=>s.forEach((l,h)=>i.text(l,c,p+(h+.5)*a,o))}}function ks(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Ut);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Ut,Ut)}}}function Mn(t,e){let{width:o,height:n,draw:r}=ks(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(J(s,o,n,e,Math.min(bs,Math.sqrt(vs/(o*n))))),{svg:Sn(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}function de(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+Ot(Number(r))+(s?`.${s}`:"")}function Ot(t){return t.toLocaleString("en")}function S(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?S(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function On(t){return t>=.005?(t*100).toFixed(0):""}var Ss=/[\u202A-\u202E\u2066-\u2069]/g,Ms=/(\p{M}{4})\p{M}+/gu,Os=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Es={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},$s=new Intl.Segmenter(void 0,{granularity:"grapheme"}),En=14;function eo(t){let e=t.replace(Ss,"").replace(Ms,"$1");return/^\s+$/.test(e)?[...e].map(o=>Es[o]??"\u2423").join(""):e||"\u2205"}function bt(t,e=En){let o=eo(t);if(o.length<=e)return o;let n=[...$s.segment(o)];return n.length<=e?o:n.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function F(t,e=En){return`\u2068${bt(t,e)}\u2069`}function fe(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Os.test(e)?"rtl":"ltr"}var j=14,Ls=18,oo=64,Dt={width:96,height:12},et=(t,e)=>vt(t,{size:Ls,bold:!0,fill:e.text},e),pe=(t,e,o)=>ue(t,e,{size:j,fill:o.text},o);function vt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(E(t,T(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function he({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>vt(n,{size:j,fill:r,bold:s},e);return tt([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),tt([o("0 %"),Ts(e),o("100 %")],6),t&&tt([no((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Ts(t){let e=Float32Array.from({length:oo},(o,n)=>n/(oo-1));return{...Dt,draw(o,n,r){o.cells(e,1,oo,[n,r+4,Dt.width,Dt.height]),o.rect(n,r+4,Dt.width,Dt.height,{stroke:t.hatchLine})}}}var no=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Y={top:18,height:160,bar:14,gap:16};function $n({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>tt([no((a,...i)=>a.rect(...i,{fill:o.lines[s]})),vt(`${r+1} ${F(t.rows[r],30)}`,{size:j,fill:o.text},o)],6);return X([et(`Rows compared: ${t.title}`,o),X(e.map(n),2),As(t,e,o)])}function As({weights:t,columns:e},o,n){let r={size:j,code:!0,fill:n.text},s=e.map(i=>F(i,12)),a=s.map(i=>Math.max(Math.ceil(E(i,T(r,n))),o.length*Y.bar)+Y.gap);return{width:a.reduce((i,c)=>i+c,0),height:Y.top+Y.height+24,draw(i,c,p){let l=p+Y.top;for(let d of[.5,1]){let f=l+(1-d)*Y.height;i.rect(c,f,this.width,1,{fill:n.hatchGround}),i.text(S(d),c,f-8,{size:13,fill:n.quiet})}let h=c;s.forEach((d,f)=>{let m=h+(a[f]-o.length*Y.bar)/2;o.forEach((g,w)=>{let y=t[g*e.length+f]*Y.height;i.rect(m+w*Y.bar,l+Y.height-y,Y.bar-1,y,{fill:n.lines[w]})}),i.rect(h,l+Y.height,a[f],1,{fill:n.quiet}),i.text(d,h+a[f]/2,l+Y.height+13,{...r,align:"center"}),h+=a[f]})}}}var Ln=1.2,Cs=9;function Et(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(y=>y.map(_=>F(_))),i=(y=>Math.ceil(Math.max(...y.map(_=>E(_,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),p=e.letters*Ln,l=s.map(y=>E(y,n)),h=l.map(y=>y>Math.max(c,p)-2&&y>e.letters*1.1),d=Math.ceil(Math.max(p,...l.filter((y,_)=>h[_])))+8,f=Math.min(e.cell,c*1.4,(e.height-d-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(y=>y>=4?Math.floor(y):y);let[m,g]=[i+s.length*c+3,d+r.length*f+3].map(Math.ceil),w=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:d,cellWidth:c,cellHeight:f,width:m,height:g,rows:r,columns:s,turned:h,letters:e.letters,numbers:w>=12?w:0}}function $t(t,e,o,n,r){Ps(t,e,o,n,r),o.numbers&&Rs(t,e,o,n,r),Ns(t,o,n,r),Is(t,o,n,r),Fs(t,o,n,r)}function Ps(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,p]=[e.rows.length,e.columns.length],[l,h]=[p*r,c*s];if(t.cells(e.weights,c,p,[o,n,l,h]),e.blocked&&xt(t,e.blocked,c,p,[o,n,l,h]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<Cs)){for(let d=1;d<p;d+=1)t.rect(o+d*r-.5,n,1,h,{fill:i.ground});for(let d=1;d<c;d+=1)t.rect(o,n+d*s-.5,l,1,{fill:i.ground})}}function xt(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),p=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let h=0;h<n;h+=1){let d=h;for(;d<n&&e[l*n+d];)d+=1;d>h&&t.hatch(c(h),p(l),c(d)-c(h),p(l+1)-p(l)),h=d}}function Rs(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:p},l,h){for(let d=0;d<Math.min(n.length,l.done);d+=1)for(let f=0;f<r.length;f+=1){let m=e[d*r.length+f];if(o?.[d*r.length+f])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[w,y]=[s+(f+.5)*i,a+(d+.5)*c+1];t.text(On(m),w,y,{fill:g,size:p,align:"center"})}}function Ns(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let p=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...p,{fill:c.ground}),t.rect(...p,{fill:c.hatchGround,opacity:.5})}function Is(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let p=(l,h)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)p(l,c.query);for(let l of i.step)p(l,c.primary);for(let l of i.rows)p(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function Fs(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},p,l){let h=[...p.rows,...p.step,...p.chosen];for(let d of me(s.length,r,c,h)){if(d>=p.done)break;let f=h.includes(d),m=p.rows.includes(d)||p.chosen.includes(d)?l.query:f?l.text:l.quiet;t.text(s[d],e-7,o+(d+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let d of me(a.length,n,c,p.columns)){let f=p.columns.includes(d),m=i[d]?"left":"center",[g,w]=[e+(d+.5)*n,o-(i[d]?6:3+c*.55)];t.text(a[d],g,w,{fill:f?l.key:l.quiet,size:c,bold:f,code:!0,align:m,turned:i[d]})}}function me(t,e,o,n){let r=o*Ln,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Tn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,p]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||p>=s.length||c<0&&p<0?null:{row:Math.max(-1,c),column:Math.max(-1,p)}}function ge({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!q.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>rt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:rt(t).filter(a=>s.some(i=>i.head===a))}}var An=96,ro=12,Cn=64,so=20,Pn=18,zs=6;function Rn({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...ge(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:h,heads:d})=>X([et(l.group.title,s),Us(t,l,h,d,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),p=Math.max(...a.map(({heads:l})=>l.length))<=zs;return X([p?tt(i,32):X(i,24),he({isBlocked:c},s)],16)}function Us(t,e,o,n,r,s){let{group:a,rows:i,columns:c,blocked:p}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[h,d]=[An,Math.round(An/l)],f=[...new Set(o.map(({layer:g})=>g))],m=d+Pn+ro;return{width:Cn+n.length*(h+ro),height:so+f.length*m,draw(g,w,y){let _=v=>w+Cn+n.indexOf(v)*(h+ro),b={size:13,fill:s.quiet};for(let v of n)g.text(q.includes(v)?v:`Head ${v}`,_(v)+h/2,y+so/2,{...b,align:"center"});f.forEach((v,M)=>{let N=y+so+M*m;g.text(`Layer ${v+1}`,w,N+d/2,b);for(let O of o.filter(D=>D.layer===v)){let D=_(O.head);g.cells(at(t,e,v,O.head),i.length,c.length,[D,N,h,d]),p&&xt(g,p,i.length,c.length,[D,N,h,d]);let it=O.kind===r.kind&&v===r.layer&&O.head===r.head;g.rect(D-2,N-2,h+4,d+4,{stroke:it?s.primary:s.hatchLine,width:it?3:1,radius:4});let H=a.roles[v][Number(O.head)-1];H&&g.text(H,D+h/2,N+d+4+Pn/2,{...b,align:"center"})}})}}}var _e=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function we(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,p=[];for(let d=0;d<e.weights.length;d+=1)e.weights[d]>=.02&&p.push({row:Math.floor(d/c),column:d%c,weight:e.weights[d]});let l=({row:d,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(d),h=o.rows.length+o.columns.length>0;p.sort((d,f)=>d.weight-f.weight);for(let d of h?[!1,!0]:[!1])for(let f of p){if(l(f)!==d)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:g,width:d?4:2,opacity:h&&!d?.25:1})}}var Nn={width:960,height:720},Ds=9,Hs=200,V={width:360,pitch:26,gap:8},ye={pitch:26,gap:16};function In({map:t,lit:e,view:o},n){let r=o==="lines"?js(t,e,n):o==="table"?Bs(t,n):qs(t,e,n),s=[pe(t.caption,Math.max(520,r.width),n),he({isBlocked:!!t.blocked?.includes(1)},n)];return X([et(t.title,n),r,...s])}function qs(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Hs+i*Ds),s={width:Math.max(Nn.width,r),height:Math.max(Nn.height,n),cell:64,letters:j},a=Et(t,s,o);return{width:a.width,height:a.height,draw:(i,c,p)=>$t(i,t,{...a,left:a.left+c,top:a.top+p},e,o)}}function js(t,e,o){let n=_e(e),r={size:j,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(h=>h.map(d=>F(d,24))),i=h=>Math.ceil(Math.max(...h.map(d=>E(d,T({...r,bold:!0},o))))),[c,p]=[i(s),60],l=h=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+h]:0;return{width:c+2*V.gap+V.width+i(a)+p,height:26+Math.max(s.length,a.length)*V.pitch,draw(h,d,f){let[m,g,w]=[d+c+V.gap,d+c+V.gap+V.width,f+26],y=_=>w+(_+.5)*V.pitch;h.text("looks (query)",m-V.gap,f+10,{size:j,bold:!0,fill:o.query,align:"right"}),h.text("looked at (key)",g+V.gap,f+10,{size:j,bold:!0,fill:o.key}),we(h,t,{rows:n,columns:e.columns},{left:m,top:w,width:V.width,pitch:V.pitch},o),s.forEach((_,b)=>h.text(_,m-V.gap,y(b),{...r,bold:n.includes(b),align:"right"})),a.forEach((_,b)=>{h.text(_,g+V.gap,y(b),{...r,bold:e.columns.includes(b)});let v=l(b)>=.005?S(l(b)):"";v&&h.text(v,g+V.gap+E(_,T(r,o))+8,y(b),{size:13,fill:o.quiet})})}}}function Bs(t,e){let o={size:j,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(h=>h.map(d=>F(d,24))),a=h=>t.blocked?.[h]?"blocked":S(t.weights[h],2),i=(h,d=o)=>Math.ceil(E(h,T(d,e))),c=Math.max(...r.map(h=>i(h,n))),l=s.map((h,d)=>Math.max(i(h,n),...r.map((f,m)=>i(a(m*s.length+d))))).reduce((h,d)=>[...h,(h.at(-1)??c)+ye.gap+d],[]);return{width:l.at(-1)??c,height:(r.length+1)*ye.pitch,draw(h,d,f){let m=g=>f+(g+.5)*ye.pitch;s.forEach((g,w)=>h.text(g,d+l[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{h.rect(d,f+(w+1)*ye.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),h.text(g,d,m(w+1),n),s.forEach((y,_)=>h.text(a(w*s.length+_),d+l[_],m(w+1),{...o,align:"right"}))})}}}var Ws=.1;function be({weight:t,note:e},o){if(e!==void 0||t===null)return e??"";let n=Math.max(0,...o.map(r=>r.weight??0));return t>=Ws||t===n&&n>0?S(t):""}function ve(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Bt(t,mt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],p=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,h=l<0?[...c(i,o)]:[],d=t.source.map((m,g)=>({token:m,weight:l<0?p[g]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),f=t.target.map((m,g)=>{let w=r&&g>o+1,y=g>0&&t.steps[g-1]?.forced,_=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=o?h[g]??null:null,b=g===o+1;return{token:m,weight:b&&l<0?null:_,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":b&&l<0?"written":y?"forced":"",note:b&&l<0?y?"forced":"written":void 0}});return{source:d,target:f,asked:l<0?"":t.source[l],strongest:p.indexOf(Math.max(...p))}}var Fn=8;function xe(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=mt(t,i,{words:!1,muted:!1}),p=c.columns.length,l=at(t,c,o.layer,o.head).subarray(e*p,(e+1)*p),h=l.indexOf(Math.max(...l)),d=t.target.slice(Math.max(0,e+1-Fn),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Fn?"\u2026 ":""}`,...d.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[h],strong:!0},` (${S(l[h])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${S(s,1)}).`]}var Lt=640,pt={height:28,padding:8,gap:6,line:50},st={line:26,height:12,number:70,tag:64};function Un({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=ve(t,e,o,n,!1),i=t.steps[o],c=i?xe(t,o,e).map(p=>typeof p=="string"?p:F(p.token)).join(""):"";return X([i&&et(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&pe(c,Lt,r),io(t.encoderOnly?"Tokens":"Source","",r),zn(s,r),!t.encoderOnly&&io("Target so far","",r),!t.encoderOnly&&zn(a,r),i&&io(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${de(i.entropy,2)} nats`,r),i&&Vs(i,r)],8)}var io=(t,e,o)=>tt([vt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&vt(e,{size:j,fill:o.quiet},o)],8);function zn(t,e){let o={size:j,code:!0},n=t.map(({token:c})=>Math.ceil(E(F(c),T({...o,bold:!0,fill:""},e)))+2*pt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Lt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+pt.gap;let i=fe(t.map(({token:c})=>c))==="rtl";return{width:Lt,height:(a+1)*pt.line,draw(c,p,l){t.forEach((h,d)=>{let[f,m,g]=[p+(i?Lt-r[d].x-n[d]:r[d].x),l+r[d].line*pt.line,n[d]],w=h.weight===null?-1:Math.round(Math.min(1,h.weight)*255),y=["written","current"].includes(h.state),_=h.lit?e.key:y?e.primary:h.state==="forced"?e.text:e.hatchLine;w>=0&&c.rect(f,m,g,pt.height,{fill:e.scale[w],radius:6}),c.rect(f,m,g,pt.height,{stroke:_,width:h.lit||y?3:1,radius:6});let b=w<0?e.text:e.ink[w];c.text(F(h.token),f+g/2,m+pt.height/2,{...o,fill:b,bold:y,align:"center"});let v=be(h,t);v&&c.text(v,f+g/2,m+pt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Vs({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,h],d)=>({name:F(l),share:h,drawn:o?.[d],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:h})=>Math.ceil(E(l,T({size:j,code:h,bold:!0,fill:""},s))))),c=o?2*st.number:st.number,p=Lt-i-c-st.tag-24;return{width:Lt,height:a.length*st.line,draw(l,h,d){a.forEach(({name:f,share:m,drawn:g,isWritten:w,code:y},_)=>{let[b,v]=[h+i+12,d+(_+.5)*st.line],M=O=>[b,v-st.height/2,O*p,st.height],N={size:j,fill:s.text,bold:w};l.text(f,h,v,{...N,code:y}),l.rect(...M(1),{fill:s.hatchGround,radius:3}),l.rect(...M(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&l.rect(...M(g),{stroke:s.text,width:1.5,radius:3}),l.text(S(m,1),b+p+st.number,v,{...N,align:"right"}),g!==void 0&&l.text(S(g,1),b+p+2*st.number,v,{...N,align:"right"}),w&&l.text(r?"forced":"written",b+p+c+10,v,N)})}}}var Gs=Symbol.for("pv"),Ks=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var p={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Gs,__v:--Ks,__i:-1,__u:0};return(r||s)&&(p.__source=r,p.__self=s),x.vnode&&x.vnode(p),p}function Dn({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}function P({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:eo(t),children:bt(t,e)})}var ao=30,Xs=3;function Hn({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Ys(t,o,n):o>=0?co(t,o):Js(t,n)})}function Ys(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(z,{children:[u(P,{token:t.rows[e],length:ao})," ",r?"is blocked from":"looks at"," ",u(P,{token:t.columns[o]}),!r&&u("b",{children:[" ",S(t.weights[n],2)]})]})}function co(t,e){let o=t.columns.length,n=qn(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(z,{children:[u(P,{token:t.rows[e],length:ao})," looks at ",n.length?jn(n):"nothing here","."]})}function Js(t,e){let o=t.columns.length,n=qn(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(z,{children:[u(P,{token:t.columns[e]})," is looked at most by ",n.length?jn(n):"no token","."]})}var qn=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Xs),jn=t=>t.map(({label:e,weight:o},n)=>u("span",{children:[n?", ":"",u(P,{token:e,length:ao})," (",S(o),")"]},n));function Bn({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:xe(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(P,{token:n.token})},r):u(P,{token:n.token},r))})}function Wn({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",S(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(P,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:co(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(p=>S(s(p,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((p,l)=>u("span",{style:{height:`${s(p,c)*100}%`,background:o[l]}},p))}),u(P,{token:i,length:8})]},c))})]})}function Vn(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,p=document.activeElement===document.body&&ei(c),l=Qs(c,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},d={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},f=p||s||l,m=(l?d:p?h:{})[i.key]??(f&&!ti(i)?Zs(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Zs(t,e,o){if(t==="Escape")return o?()=>$({present:!1}):void 0;if(Ht())return t==="f"?()=>$({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Gn="attention-lab-letter-keys",Ht=()=>localStorage.getItem(Gn)!=="off";function Kn(){localStorage.setItem(Gn,Ht()?"off":"on")}function Qs(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function ti(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function ei(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function ht({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Xn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Yn({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(ht,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Xn[r]]),value:e.kind,onChoose:r=>$({kind:r,rows:[]})}),u(ht,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>$({layer:Number(r)-1})}),u(ht,{label:"Head",isNamed:!0,options:rt(o).map(r=>[r,r]),value:e.head,onChoose:r=>$({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(ht,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>$({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>$({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(ri,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>$({present:!0}),children:"Present"}),u(oi,{})]})]})}function oi(){let[t,e]=L(Ht);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(Kn(),e(Ht())),children:"Keys F, B"})}function Jn({example:t,selection:e}){return u(ht,{label:"View",options:ni(t),value:e.view,onChoose:o=>$({view:o})})}function ni({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function ri({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,p)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,h])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>p(n(c,l)),children:h},h))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Xn[a]]),e.kinds,a=>$({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>$({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>$({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>$({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function ot(){let t=I(null),[e,o]=L({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Zn(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}function Qn({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=I(null),[c,p]=ot(),l=W(()=>p.width?Et(t,{...p,cell:64,letters:n},o):null,[t.rows,t.columns,p,n,o]);C(()=>{!l||!i.current||$t(J(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:d,offsetY:f})=>l&&Tn(l,d,f);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let f=h(d);s(f?.row??-1,f?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let f=h(d);f&&f.row>=0&&a(f.row,f.column)},onKeyDown:d=>l&&si(d,l,e,s,a),onBlur:()=>s(-1,-1)})})}function si(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,d)=>Math.max(0,Math.min(h,d-1)),p=(h,d)=>r(c(a+h,e.length),c(i+d,o.length)),l={ArrowLeft:()=>p(0,-1),ArrowRight:()=>p(0,1),ArrowUp:()=>p(-1,0),ArrowDown:()=>p(i<0?0:1,0),Home:()=>p(0,-o.length),End:()=>p(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var ii=.005,er={least:20,most:30};function or({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=I(null),[a,i]=ot(),c=Math.max(t.rows.length,t.columns.length),p=Math.max(er.least,Math.min(er.most,Math.floor((i.height-30)/c))),[l,h]=[c*p,Math.max(60,Math.min(420,i.width*.36))],d=_e(e);C(()=>{s.current&&i.width&&we(J(s.current,h,l,o),t,{rows:d,columns:e.columns},{left:0,top:0,width:h,pitch:p},o)},[t,i,o,d.join(),e.columns.join()]);let f=(y,_)=>t.weights[y*t.columns.length+_],m=(y,_)=>t.blocked?.[y*t.columns.length+_]?"blocked":f(y,_)>=ii?S(f(y,_)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=y=>y.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${p}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((y,_)=>u("li",{children:u("button",{type:"button",class:(g<0?d.includes(_):f(_,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(_),onPointerEnter:({pointerType:b})=>b!=="touch"&&n(_,-1),onFocus:({currentTarget:b})=>b.matches(":focus-visible")&&n(_,-1),onClick:()=>r(_),children:[u("span",{class:"number",children:g<0?"":m(_,g)}),u("span",{children:w(y).map((b,v)=>[v?" \u2192 ":"",u(P,{token:b,length:10},v)])})]})},_))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((y,_)=>{let b=d.length===1&&g<0?f(d[0],_):0,v=e.columns.includes(_)||b>=.02;return u("li",{children:u("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:M})=>M!=="touch"&&n(-1,_),onFocus:({currentTarget:M})=>M.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[u(P,{token:y}),u("span",{class:"number",children:d.length===1&&g<0?m(d[0],_):""})]})},_)})})]})]})}function nr({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>bt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",de(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(ai,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(rr,{share:e.others}),u("span",{class:"probability",children:S(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function ai({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,p=u(z,{children:[u(P,{token:s,class:"name"}),u(rr,{share:a,drawn:n}),u("span",{class:"probability",children:[S(a,1),n!==void 0&&u("i",{class:"drawn",children:S(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${F(s)} instead`:"",onClick:()=>c&&r(s),children:p}):u("div",{class:l,children:p})}function rr({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var sr=Object.assign;function ui(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var di=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function cr(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:ui(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Ue(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var fi=Symbol.for("react.element"),pi=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,hi=/[A-Z0-9]/g,mi=typeof document<"u";var gi=function(t){return/fil|che|rad/.test(t)};ut.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(ut.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var ir=x.event;x.event=function(t){return ir&&(t=ir(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var _i={configurable:!0,get:function(){return this.class}},ar=x.vnode;x.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var p=r[c];if(!(c=="value"&&"defaultValue"in r&&p==null||mi&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&p&&p.constructor==Object){var l=void 0;for(var h in p)typeof p[h]!="number"||di.test(h)||(l||(l=p=sr({},p)),p[h]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&p===!0)p="";else if(c=="translate"&&p==="no")p=!1;else if(c[0]=="o"&&c[1]=="n"){var d=c.toLowerCase();d=="ondoubleclick"?c="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||gi(r.type)?d=="onfocus"?c="onfocusin":d=="onblur"&&(c="onfocusout"):d=c="oninput",d=="oninput"&&a[c=d]&&(c="oninputCapture")}else i&&pi.test(c)?c=c.replace(hi,"-$&").toLowerCase():p===null&&(p=void 0);a[c]=p}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=De(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",_i)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=sr({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=fi,ar&&ar(t)};var wi=480,lo={short:24,long:60},yi=8,lr={least:32,most:104};function bi({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[p,{width:l}]=ot(),h=e.map(d=>({frame:d,...ge(d,n,r)})).filter(({places:d})=>d.length);return u("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:()=>i(null),children:[!h.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:d,heads:f,places:m})=>u(vi,{example:t,frame:d,heads:f,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<wi?lo.short:lo.long,width:l},d.group.kind))]})}var dr=cr(bi);function vi({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:p}){let{group:l}=e,h=a===lo.short,d=Math.floor(Math.max(lr.least,Math.min(lr.most,(i-a-12)/o.length-yi))),f=I(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:d,height:Math.round(d/m)};C(()=>{f.current&&ki(f.current,t,e,n,g,s)},[t,e,n.length,d,s]);let w=[...new Set(n.map(({layer:_})=>_))],y=n.find(_=>ur(_,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!h&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:f,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${d}px)`},onKeyDown:Si,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(_=>u("span",{role:"columnheader",class:"column",children:h||q.includes(_)?_:`Head ${_}`},_))]}),w.map(_=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[h?"L":"Layer ",_+1]}),o.map(b=>{let v=n.find(O=>O.layer===_&&O.head===b);if(!v)return u("span",{role:"gridcell"},b);let M=l.roles[_][Number(b)-1]??"",N=ur(v,r);return u("span",{role:"gridcell",class:q.includes(b)?"cell summary":"cell",children:[u("button",{type:"button",class:N?"thumb open":"thumb",tabIndex:v===y?0:-1,"aria-current":N?"true":void 0,"aria-label":xi(l.title,v,M),"data-place":`${_} ${b}`,onClick:()=>p(v),onPointerEnter:({pointerType:O})=>O!=="touch"&&c(v),onFocus:({currentTarget:O})=>O.matches(":focus-visible")&&c(v),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),M&&u("span",{class:"role",children:M})]},b)})]},_))]})})]})}var ur=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function xi(t,{layer:e,head:o},n){let r=q.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function ki(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:p,head:l}of n){let h=t.querySelector(`[data-place="${p} ${l}"] canvas`);if(!(h instanceof HTMLCanvasElement))continue;let d=J(h,r,s,a);d.cells(at(e,o,p,l),i,c,[0,0,r,s]),o.blocked&&xt(d,o.blocked,i,c,[0,0,r,s])}}function Si(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=n.findIndex(h=>h.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=h=>n[h]?.[Math.min(s,n[h].length-1)],p={ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:n[r])[0],End:()=>(t.ctrlKey?i:n[r]).at(-1)};if(!p[t.key])return;t.preventDefault(),t.stopPropagation();let l=p[t.key]();l instanceof HTMLElement&&l.focus()}var ke=new Map;function Se(t,e){return ke.set(t,e),()=>{ke.get(t)===e&&ke.delete(t)}}var fr=t=>ke.get(t)?.()??null;function pr(t){let e=I(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);K(()=>{let n=o.map(r=>Se(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Mi=1e3,Oi=[.5,1,2,4],Ei={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function hr(t,e,o){let[n,r]=L(!1),[s,a]=L(1);return K(()=>{if(!n)return;if(t>=e)return r(!1);let c=setTimeout(()=>o(t+1),Mi/s);return()=>clearTimeout(c)},[n,t,e,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&t>=e&&o(0),r(!n)},pause:()=>r(!1)}}function mr({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u("span",{class:"buttons",children:[u(qt,{name:"first",label:"First step",idle:t===0,onPress:()=>n(0)}),u(qt,{name:"back",label:"One step back",idle:t===0,onPress:()=>n(t-1)}),u(qt,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),u(qt,{name:"next",label:"One step on",idle:t===e,onPress:()=>n(t+1)}),u(qt,{name:"last",label:"Last step",idle:t===e,onPress:()=>n(e)})]}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u("label",{class:"speed",children:[u("span",{class:"unseen",children:"Speed"}),u("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:Oi.map(s=>u("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function qt({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:Ei[t]})})})}function uo({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=I(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&$i(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:fe(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,p)=>{let{token:l,weight:h,state:d,lit:f}=c,m=h===null?-1:Math.round(Math.min(1,h)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${d} ${f?"lit":""}`,onPointerEnter:({pointerType:w})=>w!=="touch"&&s(p),onClick:()=>a?a(p):s(p),children:[u("span",{class:"chip",style:g,children:d==="later"?"":u(P,{token:l})}),u("span",{class:"share",children:be(c,o)})]},p)})})]})}function $i(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function gr({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=W(()=>ve(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),p=q.includes(e.head)?e.head:`head ${e.head}`,l=d=>f=>a(f<0?ce:wn(t,d,f)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(z,{children:[u(uo,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${p}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(uo,{title:"Target so far",note:c.asked?`how much each looks at \u201C${bt(c.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}var fo=32,_r=8;function wr({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=L(0),a=Math.max(0,Math.floor(r/fo)-_r),i=Math.min(t.rows.length,a+3*_r+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,p)=>u("th",{scope:"col",children:u(P,{token:c})},p))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*fo}px`}}),t.rows.slice(a,i).map((c,p)=>{let l=a+p;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:u(P,{token:c,length:30})})}),t.columns.map((h,d)=>{let f=l*t.columns.length+d;return u("td",{children:t.blocked?.[f]?u("i",{class:"blocked",children:"blocked"}):S(t.weights[f],2)},d)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*fo}px`}})]})]})})}var yr={usual:14,presented:20};function br({example:t,selection:e,theme:o,send:n}){let r=I(null),[s,a]=L(ce),[i,c]=L(null),p={words:e.tokens==="words",muted:e.mute},l=W(()=>t.groups.map(k=>mt(t,k,p)),[t,p.words,p.muted]),h=i&&Li(t,i)?i:e,d=l.find(({group:k})=>k.kind===h.kind)??l[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=W(()=>f?Mo(t,h):Bt(t,d,h,p.muted),[t,d,h.layer,h.head,f]),g=Math.max(0,t.steps.length-1),w=k=>$({step:Math.max(0,Math.min(k,g))}),y=hr(e.step,g,w),_=s.looks?.side==="target"?s.looks.place:e.step;Vn(r,{go:w,step:e.step,last:g,player:y,presenting:e.present}),Zn(r),C(()=>Ai(r.current,e.present),[e.present]);let b=Qe(t,m,e.step),v=(y.playing||t.layout==="decoding")&&!t.encoderOnly,M={...Ze(m,s),step:_===e.step?b:Qe(t,m,_),chosen:f?[]:e.rows,done:v&&b.length?b[0]+1:1/0};C(()=>Ci(r.current,l,s),[l,s]);let N=re((k,G)=>a(_n(m,k,G)),[m]),O=k=>{let[{side:G,place:B}]=m.rowSpots[k];if(t.layout!=="heads")return G==="target"||t.encoderOnly?w(B):void 0;let Wr=e.rows.includes(k)?e.rows.filter(Vr=>Vr!==k):[...e.rows,k].slice(-Pe);return $({rows:Wr})},D=re(k=>{c(null),$({...k,rows:[]})},[]),it=l.filter(({group:k})=>!e.kinds.length||e.kinds.includes(k.kind)),H=k=>k&&{picture:k,theme:o};return pr({map:()=>H(In({map:m,lit:M,view:e.view},o)),compared:M.chosen.length>0&&(()=>H($n({map:m,rows:M.chosen},o))),heads:()=>H(Rn({example:t,frames:it,open:e,layers:e.layers,roles:e.roles},o)),player:()=>H(Un({example:t,open:h,step:_,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(Yn,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(dr,{example:t,frames:it,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:D})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>$({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(Jn,{example:t,selection:e})]}),e.view==="lines"?u(or,{map:m,lit:M,theme:o,onPoint:N,onPress:O}):e.view==="table"?u(wr,{map:m,chosen:e.rows,caption:m.caption,onPress:O}):u(Qn,{map:m,lit:M,theme:o,caption:m.caption,letters:e.present?yr.presented:yr.usual,onPoint:N,onPress:O}),u(Hn,{map:m,lit:M}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!q.includes(h.head)&&!f&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:M.chosen.at(-1)??b[0]??1}),children:"Work its numbers out, inside this head"}),M.chosen.length>0&&!i&&u(Wn,{map:m,rows:M.chosen,colours:o.lines,onDrop:O})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(mr,{step:e.step,last:g,player:y,go:w}),t.steps[_]&&u(Bn,{example:t,step:_,open:h}),u(gr,{example:t,open:h,step:_,pointed:s,theme:o,player:y,onPoint:a,go:w}),t.steps[_]&&u(nr,{example:t,step:t.steps[_],onForce:n&&t.forceable?k=>(y.pause(),n("forced",{step:_,token:k})):void 0}),_===g&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(Dn,{card:Ti(t,h),heading:t.cards.heading,note:t.cards.note})]})}function Li({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&rt(r).includes(n)}function Ti({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Ai(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function Ci(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Ze(n,o),i=([d=-1],f)=>d<0?["-10","0"]:[String(d/f),String(1/f)],[[c,p],[l,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[d,f]of Object.entries({top:c,high:p,left:l,wide:h}))r.style.setProperty(`--${d}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Me=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Oe=`/* Choices */

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
`;var vr=`/* All heads */

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
`;var Ee=`/* The open head */

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
`;var xr=`/* Steps */

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
`;var kr=`/* Decoding: the steps first */

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
`;function Tt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var Ui=[Me,Oe,vr,Ee,xr,kr].join(`
`),Sr=new WeakMap;function po({data:t,parentElement:e,setTriggerValue:o}){let n=Tt(e,Ui),r=Sr.get(n),s=r?.bytes===t?r.example:gn(t);return Sr.set(n,{bytes:t,example:s}),Q(u(Di,{example:s,theme:ae(n),send:o}),n),Pt(e,o),()=>{Q(null,n),n.remove()}}function Di({example:t,theme:e,send:o}){let[n,r]=L(_t);return K(()=>{let s=()=>r(_t());return s(),Kt(s)},[]),u(br,{example:t,theme:e,send:o,selection:$o(n,t)})}var Mr=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Or(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Mr(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Mr(o.blocked)}return e}var $e={usual:14,small:12},ho=200,mo=90,At=5,Hi={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Le(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)qi(t,s,r);for(let s of o.boxes)ji(t,s,n,r);if(o.boxes[0].width>=mo)for(let s of o.tokens)Wi(t,e,s,r)}function qi(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,p,l,h]of s)[a,i]=p==="M"?[Number(l),Number(h)]:p==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-At} ${i-At}V${i+At}Z`:`M${a} ${Number(r)}L${a-At} ${i+At}H${a+At}Z`;t.path(c,{fill:o.quiet})}function ji(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let p=c.lines[Hi[e.role]],l=e.name===a,h=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:p,opacity:h?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:p,width:l?3:1.2,radius:6});let d=Bi(e.value,o,n,r,s);if(d&&go(t,e.value,d),r<mo)return;let f=r<ho?$e.small:$e.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},g=(d?d[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(E(w,T(m,c))<=g||s<2.6*f)t.text(w,o+8,n+s/2,m);else{let y=ue(w,g,m,c);y.draw(t,o+8,n+(s-y.height)/2)}}function Bi(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<mo?.8:n<ho?.3:.42));return[e+n-s-c,o+s,c,a]}function go(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&xt(t,s,o,n,a)}function Wi(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<ho?$e.small:$e.usual,code:!0,fill:i.text},p=e[o].map(m=>F(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),h=m=>m.join(l?"":" "),d=m=>E(h(p.slice(0,m))+(m<p.length?"\u2026":""),T(c,i))<=s,f=p.length;for(;f>1&&!d(f);)f-=1;t.text(h(p.slice(0,f))+(f<p.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var _o={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Ct=9,jt=24,wo=8,Vi=.62,Gi=1.25,nt={most:300,gap:64,side:26,edge:10};function Te(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(f=>f.layer===null||f.layer===e),s=["encoder","decoder"].filter(f=>r.some(m=>m.side===f)),a=s.map(f=>r.filter(m=>m.side===f)),i=Math.max(...a.map(f=>2*(jt+Ct)+2*wo+f.reduce((m,g)=>m+_o[g.role]+Ct,0))),c=Math.max(Vi,Math.min(Gi,n/i)),p=Math.min(nt.gap,o*.1),l=Math.floor(Math.min(nt.most,(o-nt.edge-s.length*nt.side-(s.length-1)*p)/s.length)),h=Math.ceil(i*c),d={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+nt.side)+(s.length-1)*p+nt.edge,height:h,unit:c};return a.forEach((f,m)=>Ki(d,f,{left:nt.side+m*(l+nt.side+p),width:l,isLast:m===a.length-1})),Yi(d),d}function Ki(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(jt),width:n,height:jt*s});let p=null;if(e.forEach((l,h)=>{let d=e[h-1];d&&d.layer===null!=(l.layer===null)&&c(wo);let f=i,m=(c(Ct),c(_o[l.role])),g=_o[l.role]*s;t.arrows.push(`M${a} ${f}V${m+g}`),t.boxes.push({box:l,left:o,top:m,width:n,height:g}),l.layer!==null&&(p={top:m,bottom:p?.bottom??m+g})}),p){let{top:l,bottom:h}=p,d=wo*s*.8;t.frames.push({left:o-nt.side+6,top:l-d,width:n+nt.side,height:h-l+2*d})}r&&(t.arrows.push(`M${a} ${i}V${c(Ct),i}`),t.tokens.push({text:"written",left:o,top:c(jt),width:n,height:jt*s}));for(let l of Xi(t,e))t.lines.push(l)}function Xi(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Ct*t.unit*.5,p=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${p}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Yi(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Ct*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Ji={width:760,height:860};function Er(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=Te(t,{layer:n,...Ji}),s={width:r.width,height:r.height,draw:(a,i,c)=>Le(bn(a,i,c),t,r,{open:"",here:[]},o)};return X([et(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var yo=13,$r={least:6,most:22},Lr=380;function Tr(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Et(f,{width:o,height:Lr,cell:40,letters:yo},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,y,_)=>$t(w,f,{...m,left:m.left+y,top:m.top+_},g,n)}}let c={size:yo,code:!0,fill:n.quiet},p=i?s.map(f=>F(f,10)):[],l=p.length?Math.ceil(Math.max(...p.map(f=>E(f,T(c,n)))))+8:0,h=Math.max($r.least,Math.min($r.most,Lr/r.rows)),d=Math.round(r.rows*h);return{width:o,height:d,draw(f,m,g){for(let w of me(p.length,h,yo,[]))f.text(p[w],m+l-6,g+(w+.5)*h,{...c,align:"right"});go(f,r,[m+l,g,o-l,d])}}}var Zi={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Ar({model:t,box:e,theme:o,send:n}){let r=I(null),[s,{width:a}]=ot();C(()=>{if(!r.current||!a)return;let d=Tr(t,e,a,o);d.draw(J(r.current,d.width,d.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,p]=i.shape.slice(-2),[l,h]=Zi[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h3",{children:Ae(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:h}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${Ae(e)}: ${Ot(c)} \xD7 ${Ot(p)} numbers`})}),u("p",{class:"note",children:[Ot(c)," \xD7 ",Ot(p),": ",Qi(e),", ",ta(e),"."," ",i.rows<c||i.columns<p?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Qi=({role:t})=>t==="attention"?"row = looks":"row = token";function ta({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Cr({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=ot(),[i,c]=L(""),[p,l]=L(""),h=W(()=>a.width?Te(t,{layer:r,...a}):null,[t,r,a]),d=g=>h?.boxes.find(w=>w.box.name===ea(g,r))?.box,f=h?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=d(i)??d(p)??f;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(ht,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>$({layer:Number(g)})}),u("div",{class:"figure",ref:s,children:h&&u(oa,{model:t,layout:h,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(Ar,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var ea=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function oa({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=I(null);C(()=>{a.current&&Le(J(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:p,top:l,width:h,height:d})=>u("li",{children:u("button",{type:"button","aria-label":Ae(c),"aria-pressed":c.name===n,style:{left:`${p}px`,top:`${l}px`,width:`${h}px`,height:`${d}px`},onPointerEnter:({pointerType:f})=>f!=="touch"&&r(c.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function Ae({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Pr=`/* The whole model: the figure, and beside it what is open. */

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
`;var ra=[Me,Oe,Ee,Pr].join(`
`);function Rr({data:t,parentElement:e,setTriggerValue:o}){let n=Tt(e,ra);return Q(u(sa,{model:Or(t),theme:ae(n),send:o}),n),()=>{Q(null,n),n.remove()}}function sa({model:t,theme:e,send:o}){let[n,r]=L(_t);return K(()=>{let s=()=>r(_t());return s(),Kt(s)},[]),K(()=>Se("whole-model",()=>({picture:Er(t,_t().layer,e),theme:e})),[t,e]),u(Cr,{model:t,selection:n,theme:e,send:o})}var ia=[137,80,78,71,13,10,26,10],Nr=33,aa={Title:"figure",Description:"caption",Software:"program"},ca={"&":"&amp;","<":"&lt;",">":"&gt;"},la=new TextEncoder;function Ir(t,e){if(!ia.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(aa).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>ua(a,i)),r=[t.subarray(0,Nr),...n,t.subarray(Nr)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function ua(t,e){let o=la.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,da(o)),n}function da(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Fr(t,e){let o=t.indexOf(">")+1,n=i=>zt(i).replace(/[&<>]/g,c=>ca[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var fa="http://www.w3.org/2000/svg",zr="http://www.w3.org/1999/xlink",pa=2,ha=16e6,ma=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Ur(t){let e=ga(t);return{svg:vo(e),png:await ya(e)}}var vo=t=>new XMLSerializer().serializeToString(t);function xo(t,e){let o=document.createElementNS(fa,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function ga(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=xo("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(xo("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(ma))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))_a(i,a);for(let i of s.querySelectorAll("image"))wa(i);return s}function _a(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=to(zt(r.data)))}function wa(t){let e=t.getAttributeNS(zr,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(zr,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function ya(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(pa,Math.sqrt(ha/(e*o))),r=t.cloneNode(!0),s=xo("style",{});s.textContent=await ba(vo(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(vo(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var bo=new Map;async function ba(t){let e=[];for(let o of va()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;bo.has(a)||bo.set(a,fetch(a).then(c=>c.blob()).then(xa).catch(()=>null));let i=await bo.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function va(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function xa(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Dr=5e3,ka=6e4;async function Hr(t,e){let{svg:o,png:n}=await Sa(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Fr(o,e),png:Ir(r,e)}}async function Sa(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Dr;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=fr(t);if(s)return Mn(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Ur(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?ka:Dr}throw new Error("It is not drawn.")}function jr({figures:t,chosen:e,onTaken:o}){let[n,r]=L({}),s=t.filter(({key:p})=>!(p in n));K(()=>{s.length&&Ma(s).then(p=>{r(l=>({...l,...p})),o(p)})},[s.map(({key:p})=>p).join()]);let a=t.find(({key:p})=>p===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:p,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(qr,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(qr,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Oa,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Ma(t){let e={};for(let{key:o,about:n}of t)e[o]=await Hr(o,n).catch(()=>null);return e}function qr({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Oa({png:t,caption:e}){let o=W(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);K(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Br=`.lab {
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
`;function $a({data:t,parentElement:e,setTriggerValue:o}){let n=Tt(e,Br);n.hasChildNodes()||Ta(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:La(i.png)}])));return Q(u(jr,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{Q(null,n),n.remove()}}function La(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Ta(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Aa({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ro(t,s=>o("chosen",s))}Io({stage:po,wholeModel:Rr});Do(po);export{$a as exporter,Aa as follow,po as stage,Rr as wholeModel};
