var D,Kr,sl,It,Pn,uo,Xr,co,Yr,Nn,Rn,il,Ce=Symbol.for("pv"),po={},fo=[],al=/^m(i|n|o|s|text|space)$/,ho=Array.isArray,In=fo.slice,te=Object.assign;function Qt(t){t&&t.parentNode&&t.remove()}function zn(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?In.call(arguments,2):o),Le(t,a,n,r,null)}function Le(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ce,__v:r||++Kr,__i:-1,__u:0};return!r&&D.vnode&&D.vnode(s),s}function G(t){return t.children}function zt(t,e){this.props=t,this.context=e,this.__g=0}function Ht(t,e){if(e==null)return t.__&&Ht(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Ht(t)}function cl(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=te({constructor:Ce},o)).__v=o.__v+1,D.vnode&&D.vnode(e),Dn(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Ht(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,os(r,e,s),o.__=o.__e=null,e.__e!=n&&Zr(e))}function Zr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Zr(t)}function Gr(t){(8&t.__g||(t.__g|=8,It.push(t),uo++))&&Pn==D.debounceRendering||((Pn=D.debounceRendering)||queueMicrotask)(Jr)}function Jr(){try{for(var t,e=1;It.length;)It.length>e&&It.sort(Xr),t=It.shift(),e=It.length,8&t.__g&&cl(t)}finally{(uo=It.length)&&(Pn||queueMicrotask)(Jr)}}function Qr(t,e,o,n,r,s,a,i,c,u,d){var p,h,f,m,w,g,b=n.__k||fo,x=e.length;for(c=ll(o,e,b,c,x),p=0;p<x;p++)(f=o.__k[p])!=null&&(h=~f.__i&&b[f.__i]||po,f.__i=p,g=Dn(t,f,h,r,s,a,i,c,u,d),m=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&Fn(h.ref,null,f,h),f.ref&&d.push(f.ref,f.__c||m,f)),w=w||m,4&f.__u?(c=ts(f,c,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),f.__u&=-21);return o.__e=w,c}function ll(t,e,o,n,r){var s,a,i,c,u,d,p,h,f,m=o.length,w=m,g=0,b=0,x=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=x[s]=Le(null,a):ho(a)?a=x[s]=Le(G,{children:a}):a.constructor===Ce&&a.__b?a=x[s]=Le(a.type,a.props,a.key,a.ref,a.__v):x[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(u=a.__i=ul(a,o,c,w))&&(w--,(i=o[u])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,u==c-1?g--:u==c+1?g++:u!=c&&(u>c?g--:g++,b=1)):(~u||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):x[s]=null;if(b){for(d=[],p=[],s=0;s<r;s++)if((a=x[s])&&16&a.__u){for(g=0,h=d.length;g<h;)d[f=g+h>>1]<a.__i?g=f+1:h=f;d[g]=a.__i,p[s]=g+1}for(g=d.length;s--;)p[s]&&(p[s]==g?g--:x[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Ht(i)),qn(i,i));return n}function ts(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ts(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Ht(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Hn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(ho(t)?t.some(function(o){Hn(o,e)}):e.push(t)),e}function ul(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Vr(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function ao(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Vr(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Vr(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Rn[e]||(Rn[e]=dl(e)),(t.__a||(t.__a={}))[e]=Nn,s=e!=(e=e.replace(Yr,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function dl(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[co]==null)e[co]=Nn++;else if(e[co]<this.__a[t])return;return o(D.event?D.event(e):e)}}}function Dn(t,e,o,n,r,s,a,i,c,u){var d,p,h,f,m,w,g,b,x,_,y,v,k,S,M,R,z,q,K=e.type;if(e.constructor!==Ce)return null;128&o.__u&&(c=32&o.__u,d=o.__c.__z)&&(e.__u|=c,p=s=[],d.nodeType==8?i=lo(d,s):s.push(d),i=s[0]||i),(d=D.__b)&&d(e);t:if(typeof K=="function"){h=a.length;try{if(b=e.props,x=(d=K.prototype)&&d.render,_=(d=K.contextType)&&n[d.__c],y=d?_?_.props.value:d.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(x?e.__c=f=new K(b,y):(e.__c=f=new zt(b,y),f.constructor=K,f.render=fl),_&&_.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),x&&(f.__s||(f.__s=f.state),K.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=te({},f.__s)),te(f.__s,K.getDerivedStateFromProps(b,f.__s)))),m=f.props,w=f.state,f.__v=e,o.__c){if(b!==m&&x&&!K.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===!1){e.__v!=o.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(T){T&&(T.__=e)}),fo.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=Ht(o);break t}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),x&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,w,g)})}else x&&!K.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),x&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=t,f.__g&=-5,v=D.__r,k=x?25:0;do f.__g&=-9,v&&v(e),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++k<25);x&&(fo.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=te({},n,f.getChildContext())),x&&o.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(m,w)),S=d&&d.type===G&&d.key==null?d.props.children:d,b.__P&&(d=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(T){T&&qn(T,T)}),o.__k=null),i=o.__k?Ht(o,0):null),i=Qr(t,ho(S)?S:[S],e,o,n,r,s,a,i,c,u),b.__P&&(e.__e=null,i=d),e.__u&=-161,p&&p.some(Qt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(T){if(a.length=h,e.__v=null,c||s)if(T&&T.then){if(e.__u|=128|c,s){for(~(z=s.indexOf(i||void 0))||(z=s.length);(q=s[z-1])&&q.nodeType==8;)z--;for(;z<s.length;z++)if(q=s[z])if(s[z]=null,M){if(q==R)break}else{if(q.nodeType!=8)break;q.data.startsWith("$s")&&(R=lo(M=q))}}if(!M){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;M=i}(d=lo(M=e.__c.__z||(e.__c.__z=M)))?(e.__e=M,i=d):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Qt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),T&&T.then||es(e),D.__e(T,e,o)}}else i=e.__e=pl(o.__e,e,o,n,r,s,a,c,u,t);return(d=D.diffed)&&d(e),i}function lo(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function es(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(es))}function os(t,e,o){for(var n=0;n<o.length;)Fn(o[n++],o[n++],o[n++]);D.__c&&D.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){D.__e(s,r.__v)}})}function pl(t,e,o,n,r,s,a,i,c,u){var d,p,h,f,m,w,g,b,x=o.props||po,_=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((m=s[d])&&(y?m.localName==y:m.nodeType==3)){t=m,s[d]=null;break}}if(!t){if(b=u.ownerDocument||document,!y)return b.createTextNode(_);t=b.createElementNS(r,y,_.is?_:u),i&&(D.__m&&D.__m(e,s),i=!1),s=null}if(y){if(u=y=="template"&&t.content||t,s=y=="textarea"&&_.defaultValue!=null?null:s&&In.call(u.childNodes),!i&&s)for(x={},d=0;d<t.attributes.length;d++)x[(m=t.attributes[d]).name]=m.value;for(d in x)m=x[d],d=="dangerouslySetInnerHTML"?h=m:d=="children"||d in _||d=="value"&&"defaultValue"in _||d=="checked"&&"defaultChecked"in _||ao(t,d,null,m,r);for(d in _)m=_[d],d=="children"?f=m:d=="dangerouslySetInnerHTML"?p=m:d=="value"?w=m:d=="checked"?g=m:i&&typeof m!="function"||x[d]===m||ao(t,d,m,x[d],r);p?(i||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&al.test(y))&&(r="http://www.w3.org/1999/xhtml"),Qr(u,ho(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&Ht(o,0),i,c),s&&s.some(Qt)),i&&y!="textarea"||(d="value",y=="progress"&&w==null?t.removeAttribute(d):w==null||w===t[d]&&(y!="progress"||w)||ao(t,d,w,x[d],r),d="checked",g!=null&&g!=t[d]&&ao(t,d,g,x[d],r))}else x===_||i&&t.data==_||(t.data=_);return t}function Fn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){D.__e(r,o)}}function qn(t,e,o){var n,r,s,a;if(D.unmount&&D.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Fn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){D.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&qn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=lo(n,s=[]))&&(n==t.__e&&s.some(Qt),Qt(r),Qt(n)),o||Qt(t.__e),t.__e=t.__c=t.__=null}function fl(t,e,o){return this.constructor(t,o)}function j(t,e){var o,n,r,s;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Le(G,{children:[t]}),r=[],s=[],Dn(e,e.__k,n||po,po,e.namespaceURI,n?null:e.firstChild?In.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),os(r,e.__k,s),e.__k.props.children=null}D={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw uo=0,t}},Kr=0,sl=function(t){return t!=null&&t.constructor===Ce},zt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=te({},this.state)),typeof t=="function"&&(t=t(te({},o),this.props)),t&&(te(o,t),this.__v&&(e&&this.__k.push(e),Gr(this)))},zt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Gr(this))},zt.prototype.render=G,It=[],uo=0,Xr=function(t,e){return t.__v.__b-e.__v.__b},co=Symbol(),Yr=/(PointerCapture)$|Capture$/i,Nn=0,Rn={},il=0;var de,Z,Un,ns,Bn=Object.is,Re=0,ps=[],Wn=[],X=D,rs=X.__b,ss=X.__r,is=X.diffed,as=X.__c,cs=X.unmount,ls=X.__;function mo(t,e){X.__h&&X.__h(Z,t,Re||e),Re=0;var o=Z.__H||(Z.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return Re=1,fs(hs,t)}function fs(t,e,o){var n=mo(de++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):hs(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Bn(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=Z,!Z.__f)){Z.__f=!0;var r=Z.shouldComponentUpdate;Z.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(h){h.__N&&(u=!0,Bn(h.__[0],h.__N[0])||(d=!0))}),r){var p=r.call(this,s,a,i);return u?p||d:p}return!u||d}}return n.__}function F(t,e){var o=mo(de++,3);!X.__s&&Gn(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,Z.__H.__h.push(o))}function L(t,e){var o=mo(de++,4);!X.__s&&Gn(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,Z.__h.push(o))}function $(t){return Re=5,I(function(){return{current:t}},[])}function I(t,e){var o=mo(de++,7);return Gn(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function ee(t,e){return Re=8,I(function(){return t},e)}function hl(){var t;do{for(;t=Wn.shift();)try{Pe(t)}catch(o){X.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=ps.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Pe),e.__h.some(jn),e.__h=[]}catch(o){e.__h=[],X.__e(o,t.__v)}}}while(Wn.length)}X.__b=function(t){Z=null,rs&&rs(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),ls&&ls(t,e)},X.__r=function(t){ss&&ss(t),de=0;var e=(Z=t.__c).__H;e&&(Un==Z?Z.__h=[]:(e.__h.some(Pe),e.__h.some(jn),de=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Un=Z},X.diffed=function(t){is&&is(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ds(ps.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Un=Z=null},X.__c=function(t,e){e.some(function(o){try{o.__h.some(Pe),o.__h=o.__h.filter(function(n){return!n.__||jn(n)})}catch(n){o.__h=[function(){throw n}]}}),as&&as(t,e)},X.unmount=function(t){cs&&cs(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ds(Wn.push(r))}else Pe(r)}catch(s){e=s}}),n.__H=void 0,e&&X.__e(e,n.__v))};var us=typeof requestAnimationFrame=="function";function ml(t){var e,o=function(){clearTimeout(n),us&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);us&&(e=requestAnimationFrame(o))}function ds(t){t!=1&&ns==X.requestAnimationFrame||((ns=X.requestAnimationFrame)||ml)(hl)}function Pe(t){var e=Z,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),Z=e}function jn(t){var e=Z;t.__c=t.__(),Z=e}function Gn(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Bn(o,t[n])})}function hs(t,e){return typeof e=="function"?e(t):e}var go=new Map;function gt(t,e){return go.set(t,e),()=>{go.get(t)===e&&go.delete(t)}}var ms=t=>go.get(t)?.()??null;function tt(){let t=$(null),[e,o]=O({width:0,height:0});return L(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function gs(t){L(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var gl=/[\u202A-\u202E\u2066-\u2069]/g,wl=/(\p{M}{4})\p{M}+/gu,bl=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,xl={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},yl=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Vn=t=>[...yl.segment(t)].map(e=>e.segment),ws=14;function Ne(t){let e=t.replace(gl,"").replace(wl,"$1");return/^\s+$/.test(e)?[...e].map(o=>xl[o]??"\u2423").join(""):e||"\u2205"}function xt(t,e=ws){let o=Ne(t);if(o.length<=e)return o;let n=Vn(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function N(t,e=ws){return`\u2068${xt(t,e)}\u2069`}function Dt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return bl.test(e)?"rtl":"ltr"}var _l=Symbol.for("pv"),vl=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var u={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_l,__v:--vl,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),D.vnode&&D.vnode(u),u}function C({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:Ne(t),children:xt(t,e)})}function Ft({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return F(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function vt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Ie=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function wo({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=$(!1),c=(p,h=!0)=>a(f=>f.id===p?f:{id:p,spoken:h}),u=({pointerType:p,target:h,currentTarget:f})=>p!=="touch"&&c(Ie(h)??Ie(f.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:u,onPointerLeave:u,onPointerDown:({pointerType:p})=>{i.current=p==="touch"},onClick:({target:p})=>e(Ie(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let h=Ie(p);h&&o(h),h&&p instanceof Element&&p.matches(":focus-visible")&&c(h,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:h,target:f,currentTarget:m}=p,w=Ie(f);h==="Escape"?c(null):w&&vt(p,t(w),g=>m.querySelector(`[data-id="${g.id}"]`))}}}}function pe({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(C,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var kl=new Intl.NumberFormat("en");function at(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+J(Number(r))+(s?`.${s}`:"")}function J(t){return kl.format(t)}function H(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?H(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Sl(t){return`\u2248${(t*100).toFixed(0)} %`}var st=({rounded:t})=>t?Sl:H;function bo(t){return t>=.005?(t*100).toFixed(0):""}var wt=t=>t.map(e=>typeof e=="string"?e:N(e.token,e.length)).join("");var Ml;function xo(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Ml??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),u=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let d=0;d<u.length;d+=1)u[d]=s[t[d]];else for(let d=0;d<u.length;d+=1)u[d]=s[Math.min(255,Math.round(t[d]*255))];return i.putImageData(c,0,0),a}var nt=6;function P({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function Q(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:u,stroke:d,width:p=1,opacity:h=1,dash:f=[]},m)=>{i.globalAlpha=h,u&&(i.fillStyle=u,i.fill(m)),d&&(Object.assign(i,{strokeStyle:d,lineWidth:p}),i.setLineDash(f),i.stroke(m)),i.globalAlpha=1};return{rect(u,d,p,h,f){let m=new Path2D;f.radius?m.roundRect(u,d,p,h,f.radius):m.rect(u,d,p,h),c(f,m)},text(u,d,p,h){i.save(),i.translate(d,p),h.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:P(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(u,0,0),i.restore()},cells:(u,d,p,h,f)=>i.drawImage(xo(u,d,p,n,f),...h),hatch(u,d,p,h){i.fillStyle=Ol(i,n),i.fillRect(u,d,p,h)},path(u,d){let[p,h]=d.shift??[0,0];i.save(),i.translate(p,h),c(d,new Path2D(u)),i.restore()}}}function fe(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,u],d)=>t.cells(n,r,s,[a+e,i+o,c,u],d),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var bs=new Map;function Ol(t,e){let o=bs.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:nt,height:nt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,nt,nt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-nt,0,nt])r.moveTo(a-1,nt+1),r.lineTo(a+nt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return bs.set(e.signature,s),s}var xs=[255,255,255],ys=[0,0,0],El,Zn=()=>El??=document.createElement("canvas").getContext("2d");function qt(t){let e=Zn();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var ze=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Lt=t=>`rgb(${t.join(",")})`;function Kn(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function _s(t,e){let[o,n]=[Kn(t),Kn(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Xn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return ze(t[r],t[r+1],n-r)})}function kt(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[qt(o("text-color")),qt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...u]=o("chart-categorical-colors").split(","),d=Xn(s.map(qt)),p=o("chart-diverging-colors").split(","),h=Xn(p.map(qt));return{text:Lt(n),quiet:Lt(ze(r,n,.72)),ground:Lt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:u,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Lt(ze(r,n,.09)),hatchLine:Lt(ze(r,n,.3)),scale:d.map(Lt),ink:d.map(yo),pixels:Yn(d),signed:h.map(Lt),signedInk:h.map(yo),signedPixels:Yn(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:Kn(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var yo=t=>Lt(_s(t,xs)>=_s(t,ys)?xs:ys);function _o(t){let e=Xn([qt(t.ground),ze(qt(t.ground),qt(t.text),.45)]);return{...t,scale:e.map(Lt),ink:e.map(yo),pixels:Yn(e),signature:`${t.signature}|off`}}var Jn=t=>yo(qt(t)),Yn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function A(t,e){let o=Zn();return o.font=e,o.measureText(t).width}function vs(t){let e=Zn();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var oe=["source","target"];var Ss=t=>t==="source"?"target":"source";function Ms(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:ks("source",t.source),target:ks("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:$l(n,t.gold??[])}}var ks=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function vo({words:t,weights:e},o){return t[Ss(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Qn=t=>1-t.reduce((e,{weight:o})=>e+o,0);function $l(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=vo(t,a),c=Math.max(...i.map(({weight:d})=>d)),u=c>=Qn(i)?i.find(({weight:d})=>d===c):void 0;return i.filter(({weight:d})=>d>0).map(d=>({source:d.other,target:a,weight:d.weight,kind:d===u?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function ko(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Ss(o.side)])]:[]),a=new Map(o?vo(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var Tl=560,Al={letters:20,padding:8,least:48},Ll={letters:17,padding:4,least:35},Cl={share:.03,least:4,most:44},Pl={share:.17,least:130,most:190},Os=3;function So({words:t,directions:e},o,n){let r=({share:w,least:g,most:b})=>Math.max(g,Math.min(b,o*w)),s=o<Tl,{letters:a,padding:i,least:c}=s?Ll:Al,u=s?0:r(Cl),d=P({fill:"",size:a},n),p=oe.map(w=>t[w].map(({label:g})=>Math.max(c,Math.ceil(A(xt(g),d))+2*i))),h=p.map(w=>w.reduce((g,b)=>g+b+u,2*Os-u)),f=Math.max(o,...h),m=new Map;return oe.forEach((w,g)=>{let b=(f-h[g])/2+Os;t[w].forEach((x,_)=>{let y=p[g][_],v=b+y/2;m.set(x,{x:e[w]==="rtl"?f-v:v,width:y}),b+=y+u})}),{width:f,gap:u,links:r(Pl),letters:a,places:m}}function Es({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=d=>t[r][Math.max(0,Math.min(d,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=d=>Math.abs((o.get(d)?.x??0)-(o.get(n)?.x??0)),u=d=>d===r?n:t[d].reduce((p,h)=>c(h)<c(p)?h:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>u("source"),ArrowDown:()=>u("target"),Home:()=>a(0),End:()=>a(1/0)}}function Mo({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var tr={best:[.45,.85],other:[.12,.72]};function Oo({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=tr[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Rl=6400,$s=4,Nl=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Il=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,zl={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},As=t=>t.replace(/[&<>"]/g,e=>zl[e]);function er(t){return Il.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var He=t=>t.toWellFormed().replace(Nl,""),he=t=>Math.round(t*100)/100;function bt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${As(String(typeof s=="number"?he(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Ts=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Ls(t,e,o,n){let r=[];n(Hl(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${he(t)} ${he(e)}`};return bt("svg",s,bt("defs",{},ql(o))+r.join(""))}function Hl(t,e){return{rect:(o,n,r,s,a)=>t.push(bt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Ts(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(he).join(" ")})`;t.push(bt("path",{d:o,transform:r,...Ts(n)}))},hatch:(o,n,r,s)=>t.push(bt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Dl(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:u,align:d="left",turned:p}=s,h=er(He(o)),f=A(h,P(s,e)),[m,w]=[p?{transform:`translate(${he(n)} ${he(r)}) rotate(-90)`}:{x:n,y:void 0},vs(P(s,e))],g={...m,y:p?w:r+w,fill:a,"font-family":u?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[d],textLength:[...h].length>1?f:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(bt("text",g,As(h)))}}}function Dl(t,e,o,[n,r,s,a],i,c){if(e*o>Rl)return[Fl(t,e,o,[n,r,s,a],i,c)];let u=c?i.signed:i.scale,[d,p]=[s/o,a/e],h=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let w=0,g;w<o;w=g){let b=u[h(m*o+w)];for(g=w+1;g<o&&u[h(m*o+g)]===b;)g+=1;let x={x:n+w*d,y:r+m*p,width:(g-w)*d,height:p};f.push(bt("rect",{...x,fill:b}))}return[bt("g",{"shape-rendering":"crispEdges"},f.join(""))]}function Fl(t,e,o,[n,r,s,a],i,c){let u=Object.assign(document.createElement("canvas"),{width:o*$s,height:e*$s}),d=u.getContext("2d");return d.imageSmoothingEnabled=!1,d.drawImage(xo(t,e,o,i,c),0,0,u.width,u.height),bt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:u.toDataURL("image/png")})}function ql(t){let e=bt("rect",{width:nt,height:nt,fill:t.hatchGround}),o=[-nt,0,nt].map(r=>`M${r-1} ${nt+1}L${r+nt+1} -1`).join("");return bt("pattern",{id:"hatch",width:nt,height:nt,patternUnits:"userSpaceOnUse"},e+bt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var De=12,Ul=2,Bl=16e6,Wl=1.4;function U(t,e=De){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function B(t,e=De){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Eo(t,e,o,n){let r=P(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&A(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Wl;return{width:Math.ceil(Math.max(0,...s.map(i=>A(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,u)=>s.forEach((d,p)=>i.text(d,c,u+(p+.5)*a,o))}}function jl(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*De);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,De,De)}}}function Cs(t,e){let{width:o,height:n,draw:r}=jl(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(Q(s,o,n,e,Math.min(Ul,Math.sqrt(Bl/(o*n))))),{svg:Ls(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var V=14,Gl=18,or=64,Fe={width:96,height:12},ct=(t,e)=>ot(t,{size:Gl,bold:!0,fill:e.text},e),ft=(t,e,o)=>Eo(t,e,{size:V,fill:o.text},o);function ot(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(A(t,P(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function me({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>ot(n,{size:V,fill:r,bold:s},e);return B([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),B([o("0 %"),Vl(e),o("100 %")],6),t&&B([qe((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Vl(t){let e=Float32Array.from({length:or},(o,n)=>n/(or-1));return{...Fe,draw(o,n,r){o.cells(e,1,or,[n,r+4,Fe.width,Fe.height]),o.rect(n,r+4,Fe.width,Fe.height,{stroke:t.hatchLine})}}}var qe=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Kl=.1,Xl=3,Ue={source:"Text: looked at (key)",target:"Translation: looks (query)"},Ns={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Yl="The more weight, the thicker and the stronger in colour",Be={line:3,name:12};function $o(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${H(e)}`:"others"],["",Yl],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Rs=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function We(t,e,o){let n=vo(t,e),s=n.filter(({weight:c})=>c>0).sort((c,u)=>u.weight-c.weight).slice(0,o).filter(({weight:c},u)=>u===0||c>=(u<Xl?.005:Kl)),a=e.side==="target",i=Qn(n);return[...Rs(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:u},d)=>[d?", ":"",...Rs(c),` (${H(u).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${H(i)}`:""]}var Zl=720,ne={heading:26,number:22,label:34},rr=15,sr={width:32,height:20},nr=32;function Is(t,e,o,n){let r=So(t,Zl,n),s=o&&ft(wt(We(t,o,Be.line)),r.width,n),a=ne.heading+ne.number+ne.label,i={width:r.width,height:2*a+r.links,draw:c};return U([s,i,Jl(t.knowsGold,e,r.width,n)],16);function c(u,d,p){let{lines:h,lit:f,told:m}=ko(t,e,o),w=p+i.height;for(let g of h)u.path(Mo(r,g),{...Oo(g,n),shift:[d,p+a]});for(let g of oe){let b=_=>g==="source"?p+_:w-_,x=g==="source"?n.key:n.query;u.text(Ue[g],d,b(ne.heading/2),{fill:x,size:rr,bold:!0});for(let _ of t.words[g]){let y=d+(r.places.get(_)?.x??0),v=o&&!f.has(_),k=m.get(_);k!==void 0&&u.text(H(k),y,b(ne.heading+ne.number/2),{fill:v?n.quiet:n.text,size:rr,bold:!v,align:"center"}),u.text(N(_.label),y,b(a-ne.label/2),{fill:v?n.quiet:x,size:r.letters,align:"center"})}}}}function Jl(t,e,o,n){let r=[[]];for(let[s,a]of $o(t,e)){let i=s&&{...sr,draw:(d,p,h)=>Ql(d,s,p,h+sr.height/2,n)},c=B([i||null,ot(a,{fill:n.quiet,size:rr},n)],8),u=r.at(-1);u.length&&B([...u,c],20).width>o?r.push([c]):u.push(c)}return U(r.map(s=>B(s,20)),4)}function Ql(t,e,o,n,r){let{width:s}=sr;if(e!=="gold"){let[i,c]=tr[e==="other"?"other":"best"],u=e==="other"?2:5,d=Array.from({length:nr},(p,h)=>i+(c-i)*h/(nr-1));t.cells(d,1,nr,[o,n-u/2,s,u])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function zs({data:t,theme:e}){let[o,{width:n}]=tt(),r=$(null),[s,a]=O({source:0,target:0}),i=I(()=>Ms(t),[t.id]),c=Ft(e),u=I(()=>So(i,n,e),[i,n,e.font,c]),{words:d,directions:p}=i,h=v=>oe.flatMap(k=>d[k]).find(k=>k.id===v)??null,{id:f,spoken:m,listeners:w}=wo({moves:v=>Es(i,u,h(v)??d.source[0]),press:(v,{id:k,touch:S,point:M})=>(S||!v)&&M(k===v?null:v),onFocus:v=>{let k=h(v);k&&a({...s,[k.side]:k.index})},taps:!0}),g=h(f),{lines:b,lit:x,told:_}=ko(i,t.least,g);F(()=>gt(t.name,()=>({picture:Is(i,t.least,g,e),theme:e})),[t,g,e]),L(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let y=v=>l(tu,{alignment:i,side:v,layout:u,lit:x,told:_,stop:Math.min(s[v],d[v].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(pe,{parts:g&&We(i,g,Be.line),hint:Ns,spoken:m}),l("div",{class:"scroller",ref:r,children:l("div",{class:g?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${u.width}px`,"--letters":`${u.letters}px`},...w,children:[y("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${u.links}px`},children:b.map(v=>{let{stroke:k,width:S,dash:M}=Oo(v,e),{source:R,target:z,kind:q,met:K}=v;return l("path",{class:K?`${q} met`:q,d:Mo(u,v),stroke:k,"stroke-width":S,"stroke-dasharray":M?.join(" ")},`${R.index} ${z.index} ${q}`)})}),y("target")]})}),l("div",{class:"legend",children:$o(i.knowsGold,t.least).map(([v,k])=>l("span",{class:"entry",children:[v&&l("span",{class:`swatch ${v}`}),k]},k))})]})}function tu({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=I(()=>t.words[e].map(i=>wt(We(t,i,Be.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:Ue[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":Ue[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?H(r.get(i)??0):""}),l("span",{class:"label",children:l(C,{token:i.label})})]})},i.id))})]})}var Hs=`.alignment .token {
  font-family: inherit;
}

.line {
  height: 1.4em;
  margin-bottom: 0.4rem;
}

/* A long text scrolls sideways, and the page stays where it is. */
.scroller {
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  padding-bottom: 0.5rem;
}

.sheet,
.row {
  display: flex;
  flex-direction: column;
}

.row:last-child {
  flex-direction: column-reverse;
}

.heading {
  position: sticky;
  left: 0;
  width: max-content;
  color: var(--side);
  font-weight: 600;
}

.source {
  --side: var(--source);
}

.target {
  --side: var(--target);
}

.side {
  display: flex;
  justify-content: center;
  padding-block: 3px;
}

/* Widths and letters as in \`layout.js\`. */
.item {
  appearance: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  box-sizing: border-box;
  padding: 0;
  border: 0;
  background: none;
  color: var(--side);
  font-size: var(--letters);
  line-height: 1.3;
  cursor: default;
}

.target .item {
  flex-direction: column-reverse;
}

.label {
  align-self: stretch;
  padding: 0.15em 0 0.2em;
  border-radius: 6px;
}

/* Always there, so that a number that comes or goes moves nothing. */
.number {
  height: 1.5em;
  color: var(--st-text-color);
  direction: ltr;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  white-space: nowrap;
}

.focused .item:not(.lit) {
  color: color-mix(in srgb, var(--st-text-color) 60%, var(--st-background-color));
}

.focused .item:not(.lit) .number {
  color: var(--quiet);
}

.focused .item.lit .number {
  font-weight: 700;
}

/* Bolder without growing: a word that pushed its neighbours aside would leave its line. */
.focused .item.lit .label {
  -webkit-text-stroke: 0.5px;
}

.item:hover .label {
  box-shadow: 0 0 0 2px color-mix(in srgb, var(--side) 60%, transparent);
}

.item:focus-visible {
  outline: none;
}

.item:focus-visible .label {
  outline: 3px solid var(--st-text-color);
}

.links {
  display: block;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
}

.legend {
  padding-top: 0.4rem;
  font-size: 0.9375rem;
}

.entry {
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
}

/* The part of the scale that the lines have (\`SHADES\`). */
.swatch {
  --best: var(--ramp) 75% 0 / 250% 100%;

  width: 2rem;
  height: 5px;
  border-radius: 0;
  background: var(--best);
}

.swatch.other {
  height: 2px;
  background: var(--ramp) 30% 0 / 167% 100%;
}

.swatch.met {
  background:
    repeating-linear-gradient(to right, var(--st-background-color) 0 6px, transparent 6px 12px) center / 100% 1.5px no-repeat,
    var(--best);
}

.swatch.gold {
  height: 0;
  background: none;
  border-top: 3px dashed var(--gold);
}

@container (width < 800px) {
  .line {
    height: 2.8em;
  }
}
`;var Ds=0,ir=new Set,Fs=()=>Ds;function qs(t){Ds=t;for(let e of ir)e()}function Us(t){return ir.add(t),()=>{ir.delete(t)}}var St=`/* What all views have in common: type, colours, focus, tokens, the legend. */

.lab {
  container-type: inline-size;
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--st-text-color);
  --quiet: color-mix(in srgb, var(--st-text-color) 74%, var(--st-background-color));
  --line: color-mix(in srgb, var(--st-text-color) 30%, var(--st-background-color));
}

h2,
h3,
h4,
p {
  margin: 0;
}

h2 {
  font-size: 1.05rem;
  font-weight: 600;
  font-family: var(--st-heading-font);
}

h3,
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
`;var Bs=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function lt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function ge(t,e,o){let n=lt(t,[St,Bs,e].join(`
`));return j(o(kt(n)),n),()=>{j(null,n),n.remove()}}function Ws({data:t,parentElement:e}){return qs(t.layer),ge(e,Hs,o=>l(zs,{data:t,theme:o}))}var js=Object.assign;function iu(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var au=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ut(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:iu(this.props,r)}function n(r){return this.shouldComponentUpdate=o,zn(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var cu=Symbol.for("react.element"),lu=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,uu=/[A-Z0-9]/g,du=typeof document<"u";var pu=function(t){return/fil|che|rad/.test(t)};zt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(zt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Gs=D.event;D.event=function(t){return Gs&&(t=Gs(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var fu={configurable:!0,get:function(){return this.class}},Vs=D.vnode;D.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var u=r[c];if(!(c=="value"&&"defaultValue"in r&&u==null||du&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&u&&u.constructor==Object){var d=void 0;for(var p in u)typeof u[p]!="number"||au.test(p)||(d||(d=u=js({},u)),u[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&u===!0)u="";else if(c=="translate"&&u==="no")u=!1;else if(c[0]=="o"&&c[1]=="n"){var h=c.toLowerCase();h=="ondoubleclick"?c="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||pu(r.type)?h=="onfocus"?c="onfocusin":h=="onblur"&&(c="onfocusout"):h=c="oninput",h=="oninput"&&a[c=h]&&(c="oninputCapture")}else i&&lu.test(c)?c=c.replace(uu,"-$&").toLowerCase():u===null&&(u=void 0);a[c]=u}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=Hn(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",fu)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=js({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=cu,Vs&&Vs(t)};function Ks(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-re(r).length,width:e}}var re=t=>t.filter(e=>e.kept);function we(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var be=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Xs({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var ar=120,Lo={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Ao={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Ys={point:`${Ao.point} Click or Enter opens it.`,tap:`${Ao.tap} Tap it again to open it.`},Co=t=>t===0?"start":t===1?"step 1":String(t),Po=t=>`dropped: outside the best ${t}`,hu=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,To=t=>Math.abs(t)<5e-5?"\u22480":at(t,hu(t)),Bt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${To(o)}`:"";function mu(t){let e=we(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Ne(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>ar?Vn(o):[];return n.length>ar?`\u2026${n.slice(1-ar).join("")}`:o}function je({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=re(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||re(o.children).length;return["\u201C",{token:mu(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${H(be(o))}; everything so far has ${H(Math.exp(n),1)}, log-probability ${To(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${To(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${To(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var Y={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},xe={kept:38,dropped:22},Ct={least:22,most:64,cut:30,edge:6};function Zs({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=A(xt(o.token,Y.chip),P({fill:"",size:Y.letters[n],bold:o.winner,code:!0},e)),s=Bt(o)&&Y.mark+A(Bt(o),P({fill:"",size:Y.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?Y.least:0,Math.ceil(r+Number(s))+2*Y.padding[n])]}))}function Ro({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(g=>o.get(g)??0))),a=n-2*Ct.edge-s.reduce((w,g)=>w+g,0),i=Math.max(Ct.least,Math.min(Ct.most,a/(s.length-1||1))),c=Y.head+Ct.edge,u=t.map(w=>c+Math.max(e,re(w).length)*xe.kept+Ct.cut/2),d=new Map,p=s.map((w,g)=>Ct.edge+s.slice(0,g).reduce((b,x)=>b+x+i,0)),h=r?Math.max(...u):0;t.forEach((w,g)=>{let b=u[g]+Ct.cut/2-re(w).length*xe.dropped;for(let x of w){let _=x.kept?c+(x.place+.5)*xe.kept:b+(x.place+.5)*xe.dropped;d.set(x,{x:p[g],y:_,width:o.get(x)??0,end:p[g]+s[g]}),(x.kept||r)&&(h=Math.max(h,_+(x.kept?xe.kept:xe.dropped)/2))}});let f=p[p.length-1]+s[s.length-1]+Ct.edge,m=u.map((w,g)=>`H${Math.max(0,p[g]-i/2)}V${w}`);return{places:d,columns:p,cut:u[0],cutPath:`M0 ${u[0]}${m.join("")}H${Math.max(n,f)}`,width:f,height:h+Ct.edge}}function Ge({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var No=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var cr=13,gu=480,wu={width:26,height:14},bu={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Js(t,e,o,n,r){let s=Ro(t,e,0,o),{width:a,height:i}=s,c=n&&ft(wt(je(t,n)),Math.max(gu,a),r);return U([c,{width:a,height:i,draw:(u,d,p)=>xu(fe(u,d,p),t,s,o,n,r)},_u(r)],16)}function xu(t,e,o,n,r,s){let a={fill:s.quiet,size:cr};o.columns.forEach((u,d)=>t.text(Co(d),u,Y.head/2-2,a)),t.rect(0,Y.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=we(r);for(let[u,d]of[...No,["lit",p=>i.includes(p)]]){let p=Ge(o,e.nodes.filter(h=>d(h)&&(h.kept||n)));p&&t.path(p,{stroke:u==="winner"?s.primary:s.text,...bu[u]})}for(let[u,d]of o.places)(u.kept||n)&&yu(t,u,d,{lit:i.includes(u),open:u===r},s);if(!n)return;let c=Po(e.width);t.rect(0,o.cut-cr/2,A(c,P(a,s))+8,cr,{fill:s.ground}),t.text(c,0,o.cut,a)}function yu(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:u}=e,[d,p]=c?[Y.letters.kept,Y.high.kept]:[Y.letters.dropped,Y.high.dropped],h=[o,n-p/2,r,p],f=c?7:5;if(t.rect(...h,{fill:i.ground,radius:f}),c){t.rect(...h,{fill:u?i.primary:i.text,opacity:u?.14:.06,radius:f}),t.rect(o+2,n+p/2-4,(r-4)*be(e),3,{fill:u?i.primary:i.quiet});let y=s||!u?i.text:i.primary;t.rect(...h,{stroke:y,width:u?2:1,opacity:s||u?1:.45,radius:f})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:f+3});let[m,w]=[N(e.token,Y.chip),Bt(e)],g={fill:c||s?i.text:i.quiet,size:d,bold:u,code:!0},b={fill:i.text,size:Y.letters.mark,bold:u},x=A(m,P(g,i)),_=o+(r-x-(w?Y.mark+A(w,P(b,i)):0))/2;t.text(m,_,n,g),w&&t.text(w,_+x+Y.mark,n,b)}function _u(t){let e={fill:t.quiet,size:14},{width:o,height:n}=wu,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Lo).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return B([c,ot(i,e,t)],7)});return B(s,20)}var vu=60;function Qs({data:t,theme:e,open:o}){let[n,{width:r}]=tt(),s=$(null),[a,i]=O(null),[c,u]=O(""),[d,p]=O(null),h=I(()=>Ks(t.nodes,t.width),[t.id]),f=Ft(e),m=I(()=>Zs(h,e),[h,e.font,e.codeFont,f]),w=T=>h.nodes.find(et=>String(et.id)===String(T))??null,g=w(t.selected),b=h.dropped>0&&(a??(h.nodes.length<=vu||g?.kept===!1)),x=I(()=>Ro(h,m,r,b),[h,m,r,b]);L(()=>p(null),[t]),F(()=>gt(t.name,()=>({picture:Js(h,m,b,g,e),theme:e})),[t,m,b,e]);let _=T=>{!o||T===g||(p(T),o(T.id,T===h.end))},y=T=>T.kept||b,{id:v,spoken:k,listeners:S}=wo({moves:T=>Xs(h,w(T)??h.nodes[0],y),press:(T,{id:et,touch:pt,point:_t})=>{let Tt=w(T);!Tt||pt&&et!==T?_t(T):_(Tt)},onFocus:u}),M=w(v)??g,R=we(M),z=w(c)??g??h.nodes[0],q=y(z)?z:z.parent,K=()=>{_(h.end);let T=s.current?.querySelector(`[data-id="${h.end.id}"]`);T instanceof HTMLElement&&T.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(pe,{parts:M&&je(h,M),hint:o?Ys:Ao,spoken:k}),o&&g&&g!==h.end&&l("button",{type:"button",class:"back",onClick:K,children:"Back to the winner"}),h.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:T})=>i(T.checked)}),"Show dropped branches (",h.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:b?"sheet":"sheet kept-only",style:{width:`${x.width}px`,height:`${x.height}px`},...S,children:[l("div",{class:"head",style:{height:`${Y.head}px`},children:x.columns.map((T,et)=>l("span",{class:"heading",style:{left:`${T}px`},children:Co(et)},et))}),l(ku,{tree:h,layout:x}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:Ge(x,R.filter(y))})}),l("div",{class:"cut",style:{top:`${x.cut}px`},children:l("span",{children:Po(h.width)})}),h.columns.map((T,et)=>{let pt=_t=>_t?.depth===et?_t:null;return l(Su,{tree:h,column:T,layout:x,lit:R[et]??null,stop:pt(q),current:pt(g),pending:pt(d)},et)})]})}),l("div",{class:"legend",children:Object.entries(Lo).map(([T,et])=>l("span",{class:T,children:et},T))})]})}var ku=Ut(Ou),Su=Ut(Eu),Mu=Ut($u);function Ou({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),No.map(([o,n])=>l("path",{class:o,d:Ge(e,t.nodes.filter(n))},o))]})}function Eu({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(Mu,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function $u({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:u=0,width:d=0}=o.places.get(e)??{},p=I(()=>wt(je(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([h,f])=>f?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${u}px`,width:`${d}px`,"--own":be(e)},children:[l(C,{token:e.token,length:Y.chip}),Bt(e)&&l("span",{class:"mark",children:Bt(e)})]})})}var ti=`.beam {
  --lines: color-mix(in srgb, var(--st-text-color) 45%, var(--st-background-color));
  --faint: color-mix(in srgb, var(--st-text-color) 20%, var(--st-background-color));
}

.top {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-bottom: 0.4rem;
}

.line {
  flex: 1 1 20rem;
}

.line .token {
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}

.back {
  flex: none;
  align-self: start;
  height: 1.9rem;
  margin: 0;
  padding: 0 0.6rem;
  border: 1px solid var(--lines);
  border-radius: var(--st-button-radius, 8px);
  background: none;
  cursor: pointer;
}

.back:hover {
  border-color: var(--st-primary-color);
  color: var(--st-primary-color);
}

.switch {
  display: flex;
  flex: none;
  gap: 0.5rem;
  align-items: center;
  height: 1.9rem;
  cursor: pointer;
}
.switch input {
  appearance: none;
  position: relative;
  flex: none;
  width: 2rem;
  height: 1.125rem;
  margin: 0;
  border-radius: 1rem;
  background: color-mix(in srgb, var(--st-text-color) 50%, var(--st-background-color));
  cursor: pointer;
}

.switch input::before {
  content: "";
  position: absolute;
  inset: 2px auto 2px 2px;
  width: calc(1.125rem - 4px);
  border-radius: 50%;
  background: #fff;
}

.switch input:checked {
  background: var(--st-primary-color);
}

.switch input:checked::before {
  inset: 2px 2px 2px auto;
}

.scroller {
  overflow: auto;
  scroll-padding: 2.2rem 4rem 1rem;
}

.sheet {
  position: relative;
  min-width: 100%;
}

.head {
  position: sticky;
  top: 0;
  z-index: 2;
  box-sizing: border-box;
  border-bottom: 1px solid var(--faint);
  background: var(--st-background-color);
}

.heading {
  position: absolute;
  color: var(--quiet);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.sheet svg {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  pointer-events: none;
}

.sheet path {
  stroke: var(--lines);
  stroke-width: 1.25;
}

.sheet path.dropped {
  stroke: var(--faint);
  stroke-width: 1;
}

.sheet path.winner {
  stroke: var(--st-primary-color);
  stroke-width: 3.5;
}

.sheet path.lit {
  stroke: var(--st-text-color);
  stroke-width: 2;
}

.sheet path.cut {
  stroke-dasharray: 4 3;
}

.kept-only path:is(.dropped, .cut),
.kept-only :is(.below, .cut) {
  display: none;
}

/* Stays in sight while the steps scroll. */
.cut {
  position: absolute;
  left: 0;
  width: 100%;
}

.cut span {
  position: sticky;
  left: 0;
  float: left;
  padding-right: 0.6em;
  background: var(--st-background-color);
  color: var(--quiet);
  font-size: 0.8125rem;
  line-height: 1;
  translate: 0 -50%;
}

/* Widths and letters as in \`layout.js\`. */
.node {
  appearance: none;
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  box-sizing: border-box;
  height: 18px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: var(--st-background-color);
  color: color-mix(in srgb, var(--st-text-color) 62%, var(--st-background-color));
  font-size: 12.5px;
  line-height: 1;
  cursor: pointer;
  translate: 0 -50%;
}

/* The bar along the lower edge: probability of the step itself. */
.node.kept {
  height: 28px;
  border: 1px solid var(--lines);
  border-radius: 7px;
  background:
    linear-gradient(var(--quiet) 0 0) 0 100% / calc(var(--own) * 100%) 3px no-repeat,
    var(--st-secondary-background-color);
  color: var(--st-text-color);
  font-size: 14.25px;
}

.node.winner {
  border: 2px solid var(--st-primary-color);
  background:
    linear-gradient(var(--st-primary-color) 0 0) 0 100% / calc(var(--own) * 100%) 3px no-repeat,
    color-mix(in srgb, var(--st-primary-color) 14%, var(--st-background-color));
  font-weight: 700;
}

.node .mark {
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.node.lit {
  border-color: var(--st-text-color);
  color: var(--st-text-color);
}

.node:hover {
  box-shadow: 0 0 0 2px color-mix(in srgb, var(--st-text-color) 45%, transparent);
}

.node[aria-current] {
  z-index: 1;
  box-shadow:
    0 0 0 2px var(--st-background-color),
    0 0 0 5px var(--st-primary-color);
}

.node.pending {
  outline: 2px dashed var(--st-primary-color);
  outline-offset: 2px;
  animation: pending 2.5s step-end forwards;
}

.node:focus-visible {
  z-index: 1;
}

.legend {
  padding-top: 0.5rem;
}

.legend > .path::before,
.legend > .bar::before {
  content: "";
  display: inline-block;
  width: 1.6rem;
  margin-right: 0.45rem;
  vertical-align: middle;
}

.legend > .path::before {
  height: 3.5px;
  background: var(--st-primary-color);
}

.legend > .bar::before {
  height: 0.9rem;
  border: 1px solid var(--lines);
  border-radius: 4px;
  background: linear-gradient(var(--quiet) 0 0) 0 100% / 70% 3px no-repeat;
}

/* For a node that Python never answers for. */
@keyframes pending {
  to {
    outline-color: transparent;
  }
}

@container (max-width: 640px) {
  .line {
    height: 4.2em;
  }
}

@container (max-width: 480px) {
  .line {
    height: 5.6em;
  }
}
`;var Ve={rounded:255,exact:65535},it=["mean","max","rollout"];function se(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,h)=>h),i=a.filter(p=>!r.columnPieces[p].every(h=>s.has(h))),c=i.length?i:a,{rows:u}=r,d=r.blocked&&ni(r.blocked,u.length,r.columns.length,c,new Uint8Array(u.length*c.length));return{group:e,axes:r,kept:c,rows:u,columns:c.map(p=>r.columns[p]),blocked:d,rowSpots:ei(r.rowPieces,e.looks),columnSpots:c.map(p=>ei([r.columnPieces[p]],e.lookedAt)[0])}}var ei=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function ni(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Pt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...it]}function Ke(t,e){return e==="rollout"?[t.heads]:it.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ie(t,e,o,n){let r=Ke(e.group,n);if(r.length===1)return oi(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=oi(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Xe=(t,e,o)=>e*(t.heads+1)+o;function Io({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ke(t,n).every(r=>e.exact.has(Xe(t,o,r)))}function oi(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Xe(e,a,i),u=o.exact.get(c)??ri(o,c),d=ni(u,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,h=u instanceof Uint8Array?Ve.rounded:Ve.exact;for(let f=0;f<n.length;f+=1){let m=1;if(p<o.columns.length)if(m=0,u instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+f]/Ve.exact;else for(let g=0;g<p;g+=1)m+=d[f*p+g]/h;let w=m>=t.mutedFloor?1/(h*m):0;for(let g=0;g<p;g+=1)d[f*p+g]=Math.min(1,d[f*p+g]*w)}return d}function ri({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function si(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ie(t,e,o,n),h=>Math.round(h*255));let i=Ke(r,n).map(h=>ri(s,Xe(r,o,h))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let u=new Uint32Array(c);for(let h of i.slice(1))if(n==="mean")for(let f=0;f<u.length;f+=1)u[f]+=h[f];else for(let f=0;f<u.length;f+=1)h[f]>u[f]&&(u[f]=h[f]);let d=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:Ve.exact/Ve.rounded),p=new Uint8Array(u.length);for(let h=0;h<u.length;h+=1)p[h]=u[h]/d+.5;return p}function zo(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=it.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ie(t,e,o,n),rounded:Io(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function ii(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),c=new Float32Array(a*a),u=new Uint8Array(a*a).fill(1),d=!1;for(let h of t.groups){let f=se(t,h,{words:!1,muted:!1}),m=ie(t,f,e,o);d||=Io(f,e,o);let[w,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,x=0;b<f.rows.length;b+=1)for(let _=0;_<f.columns.length;_+=1,x+=1){let y=(w+b)*a+g+_;u[y]=f.blocked?.[x]??0,c[y]=u[y]?0:m[x]}}let p=it.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:d,blocked:u,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var lr=6,Ho={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function li(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:ai(t.layer,o.layers),head:Pt(o).includes(t.head)?t.head:"1",step:ai(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,lr),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var ai=(t,e)=>Math.max(0,Math.min(t,e-1)),ci={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function ui(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(ci)){let[s,a]=ci[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var di=250,ae=0,Wt=Ho,pi=Ho,ye=0,fi=!1,ur=null,Do=new Set,Mt=()=>Wt;function W(t){if(!Object.entries(t).every(([e,o])=>String(Wt[e])===String(o))){Wt={...Wt,...t},ae+=1,gi(),clearTimeout(ye),ye=window.setTimeout(hi,di);for(let e of Do)e()}}function hi(){clearTimeout(ye),ye&&ur?.({turn:ae,selection:Wt}),ye=0}function Fo(t){ae===0&&(Wt={...Ho,...t})}function mi(t,e){if(ur=e,fi=!0,pi=t.usual,t.turn>ae||ae===0&&t.turn===0){ae=t.turn,Wt=t.selection;for(let o of Do)o()}else t.turn<ae&&(ye||=window.setTimeout(hi,di));gi()}function gi(){if(!fi)return;let t=ui(location.search,Wt,pi),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function _e(t){return Do.add(t),()=>{Do.delete(t)}}var Au="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Au))&&(ur=null),{capture:!0});function wi({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{W({node:s?-1:r}),o?.("opened",r)};return ge(e,ti,r=>l(Qs,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var Lu={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function qo(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return L(()=>{if(!r)return;if(t>=e)return s(!1);let u=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(u)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Uo({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(Ye,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(Ye,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(Ye,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(Ye,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(Ye,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Ye({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:Lu[t]})})})}function Bo({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function bi(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Rt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],ve=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function jt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),u=>u/255)}var Gt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var xi=1.2,Cu=9,yi={rows:[],columns:[],step:[],chosen:[],done:1/0};function Vt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(x=>N(x))),i=(b=>Math.ceil(Math.max(...b.map(x=>A(x,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),u=e.letters*xi,d=s.map(b=>A(b,n)),p=d.map(b=>b>Math.max(c,u)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(u,...d.filter((b,x)=>p[x])))+8,f=Math.min(e.cell,c*1.4,(e.height-h-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,h+r.length*f+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:h,cellWidth:c,cellHeight:f,width:m,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:g>=12?g:0}}function Kt(t,e,o,n,r){Pu(t,e,o,n,r),o.numbers&&Ru(t,e,o,n,r),Nu(t,o,n,r),Iu(t,o,n,r),zu(t,o,n,r)}function Pu(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,u]=[e.rows.length,e.columns.length],[d,p]=[u*r,c*s];if(t.cells(e.weights,c,u,[o,n,d,p]),e.blocked&&yt(t,e.blocked,c,u,[o,n,d,p]),e.border&&(t.rect(o,n+e.border*s-1,d,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<Cu)){for(let h=1;h<u;h+=1)t.rect(o+h*r-.5,n,1,p,{fill:i.ground});for(let h=1;h<c;h+=1)t.rect(o,n+h*s-.5,d,1,{fill:i.ground})}}function yt(t,e,o,n,[r,s,a,i]){let c=d=>Math.round(r+d*a/n),u=d=>Math.round(s+d*i/o);for(let d=0;d<o;d+=1)for(let p=0;p<n;p+=1){let h=p;for(;h<n&&e[d*n+h];)h+=1;h>p&&t.hatch(c(p),u(d),c(h)-c(p),u(d+1)-u(d)),p=h}}function Ru(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:u},d,p){for(let h=0;h<Math.min(n.length,d.done);h+=1)for(let f=0;f<r.length;f+=1){let m=e[h*r.length+f];if(o?.[h*r.length+f])continue;let w=p.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(f+.5)*i,a+(h+.5)*c+1];t.text(bo(m),g,b,{fill:w,size:u,align:"center"})}}function Nu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let u=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...u,{fill:c.ground}),t.rect(...u,{fill:c.hatchGround,opacity:.5})}function Iu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let u=(d,p)=>t.rect(e-1,o+d*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let d of i.chosen)u(d,c.query);for(let d of i.step)u(d,c.primary);for(let d of i.rows)u(d,c.query);for(let d of i.columns)t.rect(e+d*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function zu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},u,d){let p=[...u.rows,...u.step,...u.chosen];for(let h of ce(s.length,r,c,p)){if(h>=u.done)break;let f=p.includes(h),m=u.rows.includes(h)||u.chosen.includes(h)?d.query:f?d.text:d.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let h of ce(a.length,n,c,u.columns)){let f=u.columns.includes(h),m=i[h]?"left":"center",[w,g]=[e+(h+.5)*n,o-(i[h]?6:3+c*.55)];t.text(a[h],w,g,{fill:f?d.key:d.quiet,size:c,bold:f,code:!0,align:m,turned:i[h]})}}function ce(t,e,o,n){let r=o*xi,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Wo({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,u]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||u>=s.length||c<0&&u<0?null:{row:Math.max(-1,c),column:Math.max(-1,u)}}var dr=12,_i=64,pr=20,vi=18;function jo({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),u=c+vi+dr,d=[t.length,e.length];return{width:_i+s.length*(r+dr),height:pr+a.length*u,draw(p,h,f){let m=b=>h+_i+b*(r+dr),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,x)=>p.text(b,m(x)+r/2,f+pr/2,g)),a.forEach(({layer:b,maps:x},_)=>{let y=f+pr+_*u;p.text(`Layer ${b+1}`,h,y+c/2,w),x.forEach((v,k)=>{if(!v)return;let S=m(k);p.cells(v.weights(),...d,[S,y,r,c]),o&&yt(p,o,...d,[S,y,r,c]),p.rect(S-2,y-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&p.text(v.role,S+r/2,y+c+4+vi/2,g)})})}}}var ke={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Hu={loss:46,exact:26},Go=13,Du=90,ki=[void 0,[8,4],[2,3],[10,3,2,3]],Fu=[1,1.5,2,3,4,5,6,8,10],qu=[1,2,2.5,4,5,10],ut={letters:14,padding:24,height:28,lane:32,apart:6};function Ze(t,e,o=!1){let[n,r]=[t.films.flatMap(g=>g.losses),t.films.flatMap(g=>g.exacts)],s=ve(t),a=Si(Math.max(.1,...n.map(([,g])=>g)),Fu),{left:i,head:c,foot:u,between:d}=ke,p=o?Hu:ke,h=Math.max(1,e-i-ke.right),f=c+p.loss+d+c,m=[{name:"Loss (nats)",curve:"losses",top:c,height:p.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:f,height:p.exact,ticks:[0,1]});let w=m[m.length-1].top+m[m.length-1].height+u;return{width:e,height:w,left:i,line:h,end:s,x:g=>i+g/s*h,panels:m}}function Si(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Xt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:ki[e%ki.length]});function Vo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:u,height:d,line:p}=e,h=g=>a+e.x(g),f=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,x)=>t.path(`M${g} ${i+ke.head-b}V${i+d-ke.foot}`,x);for(let g of c){t.text(g.name,h(0),i+g.top-11,{size:Go,fill:s.text});for(let b of g.ticks){let x=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(h(0),Math.round(f(g,b)),p,1,{fill:s.hatchLine}),t.text(x,h(0)-6,f(g,b),{size:Go,fill:s.quiet,align:"right"})}}for(let[g,b]of Bu(e,s))t.text(g,a+b,i+d-ke.foot/2,{size:Go,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(h(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,x)=>{let _=Xt(s,x,w,g.curve),y=b[g.curve].map(([v,k])=>[h(v),f(g,k)]);if(y.length&&t.path(y.map(([v,k],S)=>`${S?"L":"M"}${v.toFixed(1)} ${k.toFixed(1)}`).join(""),_),g.curve==="exacts")for(let[v,k]of y)t.rect(v-2,k-2,4,4,{fill:_.stroke})});m(Math.round(Math.min(h(r),a+u-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let x=Rt(g,r);for(let _ of c){let y=_.curve==="losses"?x.loss:x.exact;y!==null&&t.path(Uu(h(x.step),f(_,y),4.5),{fill:Xt(s,b,w,_.curve).stroke,stroke:s.ground,width:2})}})}var Uu=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Bu({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Si(e/Math.max(2,Math.floor(n/Du)),qu));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,u=c+s>e?`${J(c)} ${c===1?"step":"steps"}`:J(c),d=A(u,P({size:Go,fill:""},r))/2;return[u,Math.max(d,Math.min(t(c),o-d))]})}function Ko(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(A(s.short,P({size:ut.letters,fill:""},n)))+ut.padding),c=a+i>o,u=Math.max(0,c?a-i:a),d=r.findIndex(h=>h.every(([f,m])=>u>=m+ut.apart||u+i<=f-ut.apart)),p=d<0?r.push([])-1:d;return r[p].push([u,u+i]),{mark:s,left:u,wide:i,leans:c,lane:p}})}var Xo={least:24,readable:30,most:104},Wu=16,ju=165,Mi={titled:58,bare:34},Gu=20,fr={label:58,gap:8},Je={label:26,gap:4},Vu=20;function Yo(t,e,o,n=!1){let r=t.flatMap((d,p)=>Ku(t,p+1,e,o,n?Mi.bare:Mi.titled)),s=r.filter(({side:d})=>d>=Xo.readable),a=({side:d,short:p})=>d+(p?0:Vu),i=d=>d.toSorted((p,h)=>a(h)-a(p))[0],c=d=>d.filter(({height:p})=>p<=o),u=r.toSorted((d,p)=>d.height-p.height)[0];return i(c(s))??i(c(r))??u}function Ku(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],i=Math.floor((o-(e-1)*Wu)/e);if(e>1&&i<hr(t))return[];let c=Math.ceil(t.length/e),u=({label:f,gap:m}=Je)=>Math.floor((i-f-2)/s-m),d=Math.max(...t.map(f=>1/Qe(f))),p=Math.floor(((n/c-r)/a-Je.gap)/d),h=(f,m=!0)=>{let w=Math.max(Xo.least,Math.min(Xo.most,f)),g=m?Je:fr;return{side:w,own:i,short:m,...g,height:c*(r+a*(w*d+g.gap+(m?0:Gu)))}};return[u(fr)>=56?h(u(fr),!1):h(u()),h(Math.min(u(),p))]}var hr=t=>Math.max(ju,...t.map(({heads:e})=>Je.label+2+e*(Xo.least+Je.gap)));function Qe({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Zo=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Xu=3,Yt=120,Ot=28,mr=t=>t?['"',{token:t,length:Yt},'"']:["nothing"],Oi=(t,e)=>["The model writes ",...mr(e.answer),...e.isRight?[", which is right. "]:[", right is ",...mr(t.answer),". "]],Ei=(t,e)=>wt(["The model reads ",...mr(t.text),". ",...Oi(t,e)]).trim();function Jo(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${J(o.step)}. `,...Oi(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Yu(t,o,t.live||o.step<ve(t))]}function Yu(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((u,d)=>Gt(t,e,c,d))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Qo({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${J(e)}`]]:[...[["step","Step",J(e)],["loss","Loss",o===null?"\u2013":at(o,3)]],["exact","Exact match",n===null?"\u2013":H(n,1)]]}function tn({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var en=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,on=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function $i(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=jt(t,e,o,n),c=r.map((p,h)=>s.filter((f,m)=>!a?.[h*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,h)=>i[h]-i[p]).slice(0,Xu).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":H(i[p])}))}var to=860,Zu=72,Ti=32,Ju=12,nn={padding:6,gap:3,line:68};function Ai({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:d})=>d.some(({blocked:p})=>p)),a=r.map(d=>Rt(d,e)),i=r.map((d,p)=>Qu(t,d,a[p],n)),c=d=>r.length>1?`${N(d.title,Ot)}: `:"",u=r.flatMap((d,p)=>[c(d)+wt(Jo(t,d,a[p])),...on(d,e).map(({text:h})=>h)]);return U([B(i,2*Ti),me({isBlocked:s},n),od(t,e,o,n),U(u.map(d=>ft(d,to,n)),4)],16)}function Qu(t,e,o,n){let r=e.kinds.map((i,c)=>U([ot(i.title,{size:16,bold:!0,fill:n.text},n),td(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Ju,a=Qo(t,o).map(([,i,c])=>U([ot(i,{size:V,fill:n.quiet},n),ot(c,{size:22,bold:!0,fill:n.text},n)],0));return U([e.title.length>0&&ct(N(e.title,Ot),n),B(a,20),ed(e,o,n),s?B(r,Ti):U(r,16)])}function td(t,e,o,n,r){let s=i=>Array.from({length:i},(c,u)=>u),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>jt(e,n,i,c),role:Gt(t,n,o,i*e.heads+c)}))}));return jo({...e,shape:Qe(e),side:Zu},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function ed(t,e,o){let[n,r]=[{size:V,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(A(g,P(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(A(g,P(n,o)))))+12,u=tn(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:x})=>({state:x,texts:[g,b].map(_=>_===void 0?"":N(_))})),[d,p]=[0,0],h=u.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*nn.padding;d&&d+b>to-i&&([d,p]=[0,p+1]);let x={x:d,line:p,width:b};return d+=b+nn.gap,x}),f=N(t.text,Yt),m=Math.max(s(f),...h.map(g=>g.x+g.width)),w=Dt([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*nn.line,draw(g,b,x){a.forEach((_,y)=>g.text(_,b,x+[12,36,62][y],n)),g.text(f,b+i,x+12,r),u.forEach(({texts:_,state:y},v)=>{let k=h[v],S=b+i+(w?m-k.x-k.width:k.x),[M,R]=[S+k.width/2,x+24+k.line*nn.line];g.text(_[0],M,R+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(S+1,R+26,k.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?void 0:[4,3],radius:5}),g.text(_[1],M,R+38,{...r,align:"center"}),y&&g.path(Zo(y,M,R+60),{stroke:o.text,width:2})})}}}function od(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Ze(t,to),{marks:a}=r[o],i=Ko(a,s,n),c=r.map(({title:d},p)=>{let h=Xt(n,p,!0);return B([{width:34,height:20,draw:(f,m,w)=>f.path(`M${m} ${w+10}h34`,h)},ot(N(d,Ot),{size:V,fill:n.text},n)],6)}),u=1+Math.max(-1,...i.map(({lane:d})=>d));return U([r.length>1&&B(c,16),{width:to,height:s.height,draw:(d,p,h)=>Vo(d,s,{reels:t,marks:a,step:e},n,[p,h])},u>0&&{width:to,height:u*ut.lane,draw:(d,p,h)=>i.forEach(({mark:f,left:m,wide:w,leans:g,lane:b})=>{let x=h+b*ut.lane;d.rect(p+m,x,w,ut.height,{stroke:n.hatchLine,radius:4}),d.rect(p+(g?m+w-4:m),x,4,ut.height,{fill:Xt(n,o,r.length>1).stroke}),d.text(f.short,p+m+w/2,x+ut.height/2,{size:ut.letters,fill:n.text,align:"center"})})}],6)}var[nd,rd,Zt,rn]=[420,34,8,14],gr={height:300,share:.36,cell:40,letters:14};function Li({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),c=$(null),[u,d,p,h]=r.split(" ").map(Number),f=r?e.films[u]:void 0,m=f?.kinds[d],w=f&&Rt(f,o),g=Math.min(nd,window.innerWidth-2*Zt),b=()=>{let _=t.current?.querySelector(`[data-head="${r}"]`);_&&i.current&&id(i.current,_,a())};L(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let _={...m,weights:jt(m,w,p,h)},y=Vt(_,{...gr,width:g-rd,height:Math.min(gr.height,window.innerHeight*gr.share)},n);c.current&&Kt(Q(c.current,y.width,y.height,n),_,y,yi,n),b()}),F(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let x=f&&w?Gt(e,w,d,p*f.kinds[d].heads+h):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&l(G,{children:[l("div",{class:"title",children:en(m,p,h)}),l("div",{class:"note",children:["Step ",J(w.step),x&&`: ${e.roles[x]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:$i(m,w,p,h).map(({query:_,key:y,share:v},k)=>l("li",{children:[l(C,{token:_})," looks at ",l(C,{token:y}),", ",v]},k))}),l("div",{class:"note",children:r===s?`${sd()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var sd=()=>matchMedia("(hover: hover)").matches;function id(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,u,d)=>Math.max(Zt,Math.min(c,d-u-Zt)),a=n.right+rn;a+r.width>window.innerWidth-Zt&&(a=n.left-rn-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Zt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+rn;i=c+r.height<window.innerHeight?c:Math.max(Zt,n.top-rn-r.height)}o<1/0&&(i=Math.max(Zt,Math.min(i,o-r.height-Zt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Ci({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:u}){let d=$(null),[p,h]=O("0 0"),{side:f,short:m,label:w,gap:g,own:b}=s,[x,_]=[n.heads,n.layers].map(v=>Array.from({length:v},(k,S)=>S)),y=[f,Math.round(f/Qe(n))];return L(()=>{d.current?.querySelectorAll("canvas").forEach((v,k)=>{let S=[0,0,...y],M=Q(v,...y,a);M.cells(jt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&yt(M,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,f,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${b}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:d,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:ad,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${f}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),x.map(v=>l("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",v+1]},v))]}),_.map(v=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[m?"L":"Layer ",v+1]}),x.map(k=>{let[S,M,R]=[`${t} ${v} ${k}`,`${v} ${k}`,Gt(o,r,e,v*n.heads+k)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":S,tabIndex:M===p?0:-1,"aria-pressed":i===S,"aria-label":en(n,v,k)+(R&&`, ${R}`),onClick:()=>u(S),onPointerEnter:({pointerType:z})=>z!=="touch"&&c(S),onPointerLeave:({pointerType:z})=>z!=="touch"&&c(""),onFocus:({currentTarget:z})=>(h(M),z.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:l("canvas",{})}),!m&&l("span",{class:"role",children:R})]},k)})]},v))]})]})}function ad(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,u)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+u}"]`);vt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function cd({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:c,held:u,onPoint:d,onHold:p}){let[h,{width:f}]=tt(),m=f>0&&s.length>0&&Yo(s.map(w=>o.kinds[w]),f,i,a);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:l(C,{token:o.title,length:Ot})}),l("div",{class:"head",children:[l("div",{class:"facts",children:Qo(e,n).map(([w,g,b])=>l("span",{class:`fact ${w}`,children:[l("span",{class:"name",children:g}),l("span",{class:"value",children:b})]},w))}),l(ld,{film:o,frame:n,isBrief:c})]}),l("div",{class:"kinds",ref:h,children:[s.length===0&&l("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(w=>l(Ci,{place:`${t} ${w}`,reels:e,frame:n,plan:m,theme:r,held:u,onPoint:d,onHold:p,kind:o.kinds[w],number:w},w))]})]})}var Ri=Ut(cd);function ld({film:t,frame:e,isBrief:o}){return l("div",{class:o?"answer brief":"answer",role:"img","aria-label":Ei(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(C,{token:t.text,length:Yt}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:Dt([t.answer]),children:tn(t,e).map(({wanted:n,written:r,state:s},a)=>l("span",{class:`piece ${s}`,children:[l(Pi,{name:"wanted",token:n}),l(Pi,{name:"written",token:r}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&l("path",{d:Zo(s,8,8)})})]},a))})]})}var Pi=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(C,{token:e,class:t});function Et({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ud=90,Ni=10,dd=.6;function Ii(t){let[e,o]=O({room:300,spare:300,width:0});return L(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.querySelector(".screen"),c=[...i.querySelectorAll(".reel")],u=new Set(c.map(({offsetTop:g})=>g)).size,d=Math.max(...c.map(g=>g.querySelector(".kinds").offsetHeight)),p=i.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),h=window.innerHeight-Ni-(p<dd*window.innerHeight?p:Ni),f=i.querySelector(".shared")?.offsetHeight??0,m=Math.max(ud,Math.floor((h-i.offsetHeight+u*d)/u)),w=i.clientWidth;o(g=>g.room===m&&g.spare===m+f&&g.width===w?g:{room:m,spare:m+f,width:w})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),e}var zi=16,Hi={width:34,height:14},pd=880;function Di({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,live:c,steps:u}=t,[d,{width:p}]=tt(),h=$(null),f=window.innerHeight<pd,m=I(()=>Ze(t,p,f),[t,p,f]),[w,g,b]=[i[r],u[n],i.length>1],x=u.length>1&&!c||i.flatMap(({losses:v,exacts:k})=>[...v,...k]).length>1;L(()=>{h.current&&p&&Vo(Q(h.current,p,m.height,e),m,{reels:t,marks:w.marks,step:g},e)},[m,e,o,g,r]);let _=v=>u.reduce((k,S,M)=>Math.abs(S-v)<Math.abs(u[k]-v)?M:k,0),y=({offsetX:v})=>a(_((v-m.left)/m.line*m.end));return l("div",{class:"timeline",ref:d,children:[b&&l("div",{class:"films",children:i.map(({title:v},k)=>l("button",{type:"button",class:"key","aria-pressed":k===r,title:`Show the moments of ${N(v)} on the timeline`,onClick:()=>s(k),children:[l(fd,{pen:Xt(e,k,!0)}),l(C,{token:v,length:Ot})]},k))}),x&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:h,onPointerDown:v=>!c&&(v.currentTarget.setPointerCapture(v.pointerId),y(v)),onPointerMove:v=>!c&&v.buttons&&y(v)}),u.length>1&&!c&&l("input",{type:"range",class:"scrubber",min:0,max:m.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${J(g)}, frame ${n+1} of ${u.length}`,style:{marginLeft:`${m.left-zi/2}px`,width:`${m.line+zi}px`},onInput:({currentTarget:v})=>{let k=_(Number(v.value));v.value=String(u[k]),a(k)}})]})}function Fi({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:c}]=tt(),u=I(()=>Ze(t,c),[t,c]),[d,p,h]=[s[n],a[o],s.length>1],f=Ko(d.marks,u,e);return l("div",{ref:i,children:l("div",{class:"marks",role:"group","aria-label":h?`Moments of ${N(d.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...f.map(({lane:m})=>m)))*ut.lane}px`,"--own":Xt(e,n,h).stroke},children:f.map(({mark:m,left:w,wide:g,leans:b,lane:x},_)=>{let[y,v]=[d.frames[m.frame].step,h?`${N(d.title)}: ${m.text}`:m.text];return l("button",{type:"button",class:`mark ${m.kind} ${b?"leans":""} ${y<=p?"reached":""}`,title:v,"aria-label":v,"aria-current":y===p?"step":void 0,style:{left:`${w}px`,top:`${x*ut.lane}px`,width:`${g}px`},onClick:()=>r(a.indexOf(y)),children:m.short},_)})})})}function fd({pen:t}){return l("svg",{...Hi,"aria-hidden":"true",children:l("path",{d:`M1 7H${Hi.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var hd=[.25,.5,1,2,4],md=2e4,qi={least:125,most:500},Ui=10,Bi=560;function Wi({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,c]=O(1/0),[u,d]=O(""),[p,h]=O(""),[f,m]=O(0),[w,g]=O("cross"),{room:b,spare:x,width:_}=Ii(s),y=Ft(e),v=r.length-1,k=n?v:Math.max(0,r.findLastIndex(E=>E<=i)),S=r[k],M=E=>c(r[Math.max(0,Math.min(E,v))]),R=qo(k,v,M,Math.max(qi.least,Math.min(qi.most,md/r.length))),z=o.length>1,[q,K]=gd(o,_,x,z),T=q.find(E=>E.kind===w)??q[0],et=z&&new Set(o.map(({text:E,answer:rt})=>JSON.stringify([E,rt]))).size===1,pt=E=>(R.pause(),M(E)),_t=()=>(d(""),h("")),Tt=ee(E=>E===p?_t():(d(E),h(E)),[p]);return F(()=>t.figure?gt(t.figure,()=>({picture:Ai({reels:t,step:S,marked:f},e),theme:e})):void 0),l("div",{ref:s,class:`film ${n?"live":""} ${z?"several":""} ${K?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:E=>E.key==="Escape"?_t():n||xd(E,k,v,pt,R.toggle),children:[l("div",{class:"screen",children:[(et||K)&&l("div",{class:"shared",children:[K&&l(Et,{label:"Attention",isNamed:_<Bi,options:q.map(({kind:E,title:rt})=>[E,_<Bi?rt.split(/[ -]/)[0]:rt]),value:T.kind,onChoose:g}),et&&l("p",{children:["All read ",l(C,{token:o[0].text,length:Yt}),"; right is ",l(C,{token:o[0].answer,length:Yt}),"."]})]}),l("div",{class:"reels",style:{"--least":`${hr(o.flatMap(({kinds:E})=>E))}px`},onMouseDown:E=>bd(E,s.current),children:o.map((E,rt)=>l(Ri,{number:rt,reels:t,film:E,theme:e,isOne:K,room:b,isBrief:et,held:p,kinds:K?wd(E,T.kind):E.kinds.map((At,Cn)=>Cn),frame:Rt(E,S),onPoint:d,onHold:Tt},rt))}),!n&&r.length>1&&l("div",{class:"player",ref:a,children:[l(Uo,{what:"frame",place:k,last:v,player:R,go:pt}),l("span",{class:"position",children:["Step ",J(S),l("span",{class:"of",children:[" of ",J(ve(t))]})]}),l(Bo,{isNamed:!0,speeds:hd,player:R})]}),l(Di,{reels:t,theme:e,fonts:y,place:k,marked:f,onMark:m,go:pt})]}),!n&&l(Fi,{reels:t,theme:e,place:k,marked:f,go:pt}),l("div",{class:"caption","aria-live":n||R.playing?"off":"polite",children:o.map((E,rt)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&E.title&&l("strong",{children:[l(C,{token:E.title,length:Ot}),": "]}),Jo(t,E,Rt(E,S)).map(At=>typeof At=="string"?At:l(C,{...At}))]}),!n&&on(E,S).map(({text:At})=>l("p",{class:"line said",children:At},At))]},rt))}),l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:E})=>E.some(({blocked:rt})=>rt))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l(Li,{root:s,reels:t,step:S,theme:e,held:p,head:u||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function gd(t,e,o,n){let r=t.flatMap(({kinds:s})=>s).filter((s,a,i)=>i.findIndex(c=>c.kind===s.kind)===a);return[r,r.length>1&&(n||e>0&&Yo(t[0].kinds,e,o).height>o)]}var wd=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function bd(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function xd(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Ui),PageUp:a(Ui)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var sn=`/* What plays: its buttons, scrubber and speed. */

.player {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem 0.6rem;
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
`;var Se=`/* Choices */

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
`;var ji=`/* The frame of the film, its answer, and what is said of it. */

.film {
  padding: 6px;
  border-radius: var(--st-base-radius);
  font-size: 1rem;
}

.film .legend {
  margin-top: 0.6rem;
  font-size: 0.9375rem;
}

.shared {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 1.5rem;
  padding-bottom: 0.5rem;
}

.shared .token {
  font-weight: 650;
}

.reels {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: 0.6rem 1rem;
}

.reel {
  min-width: 0;
}

.film-title {
  margin-bottom: 0.3rem;
}

.film-title .token,
.caption strong .token,
.key .token {
  font-family: inherit;
}

.head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 2.5rem;
  margin-bottom: 0.5rem;
}

.facts {
  display: flex;
  gap: 1.25rem;
}

.fact {
  display: flex;
  flex-direction: column;
}

.fact .name {
  color: var(--quiet);
  font-size: 0.875rem;
  white-space: nowrap;
}

.fact .value {
  min-width: 4.2ch;
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.answer {
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: baseline;
  gap: 0 0.6rem;
  max-width: 100%;
}

.answer > .token {
  justify-self: start;
  padding: 0 0.3em;
  font-weight: 650;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

/* One letter alone below the others would look like another answer. */

.pieces {
  justify-self: start;
  text-wrap: balance;
}

.names,
.piece {
  display: inline-grid;
  grid-template-rows: 1.6em 1.8em 18px;
  align-items: center;
  justify-items: center;
}

.names {
  align-self: start;
  justify-items: start;
}

.asked,
.names span {
  color: var(--quiet);
  font-size: 0.9375rem;
  white-space: nowrap;
}

.piece {
  min-width: 1.5em;
  margin: 0 3px 4px 0;
  vertical-align: top;
}

.piece .token {
  padding: 0.1em 0.3em;
  border: 2px solid transparent;
  border-radius: 6px;
}

.piece .wanted {
  color: var(--quiet);
}

.piece .written {
  min-width: 0.8em;
  font-weight: 650;
  text-align: center;
}

.piece.right .written {
  border-color: var(--st-primary-color);
  background: color-mix(in srgb, var(--st-primary-color) 16%, transparent);
}

.piece.wrong .written {
  border-color: color-mix(in srgb, var(--st-text-color) 48%, var(--st-background-color));
  border-style: dashed;
}

.piece svg {
  width: 16px;
  height: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75px;
}

/* Beside each other: small, and what all of them read is said once. */

.several .facts {
  flex-wrap: wrap;
  gap: 0 0.7rem;
}

.several .fact {
  flex-direction: row;
  align-items: baseline;
  gap: 0.3rem;
}

.several .fact .name {
  font-size: 0.8125rem;
}

.several .fact .value {
  min-width: 0;
  font-size: 0.9375rem;
}

.several .answer {
  font-size: 0.9rem;
}

.several .piece {
  min-width: 1.1em;
  margin: 0 2px 2px 0;
}

.several .piece .token {
  padding: 0.1em;
}

.brief {
  grid-template-columns: minmax(0, 1fr);
}

.brief > :not(.pieces),
.brief .wanted {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.brief .piece {
  grid-template-rows: 1.7em 16px;
}

.caption {
  min-height: 4.6em;
  margin-top: 0.6rem;
  overflow-wrap: anywhere;
}

.caption .token {
  white-space: pre-wrap;
}

.said {
  margin-top: 0.3rem;
  padding: 0.35rem 0.7rem;
  border-left: 4px solid var(--st-primary-color);
  border-radius: 4px;
  background: var(--st-secondary-background-color);
}

@container (max-width: 480px) {
  .facts {
    gap: 1rem;
  }

  .answer {
    font-size: 0.95rem;
  }

  .piece {
    min-width: 1.25em;
  }

  .piece .token {
    padding: 0.1em 0.12em;
  }

  .fact .value {
    font-size: 1.25rem;
  }
}
`;var Gi=`/* All heads as small maps, and the one that is pointed at, large. */

.kinds {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 16px;
}

.title {
  font-family: var(--st-heading-font);
  font-size: 1.05rem;
  font-weight: 600;
}

/* Its name is on the button that is pressed. */
.one .kind > .title {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.grid {
  display: grid;
  width: max-content;
}

[role="row"] {
  display: contents;
}

.column,
.layer,
.role {
  color: var(--quiet);
  font-size: 0.875rem;
  white-space: nowrap;
}

.short .column,
.short .layer {
  font-size: 0.8125rem;
}

.column,
.role {
  text-align: center;
}

.layer {
  display: grid;
  align-items: center;
}

.cell {
  display: flex;
  flex-direction: column;
  align-items: center;
}

.role {
  height: 1.35em;
}

.thumb {
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

.thumb[aria-pressed="true"] {
  box-shadow: 0 0 0 2px var(--st-background-color), 0 0 0 4px var(--st-primary-color);
}

.preview {
  position: fixed;
  inset: auto;
  margin: 0;
  box-sizing: border-box;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--st-base-radius);
  background: var(--st-background-color);
  color: var(--st-text-color);
  box-shadow: 0 8px 28px rgb(0 0 0 / 28%);
  pointer-events: none;
}

.preview canvas {
  display: block;
  max-width: 100%;
  margin: 0.5rem auto;
}

.pairs {
  margin: 0 0 0.4rem;
  padding-left: 1.4rem;
}

.pairs .token {
  font-weight: 600;
}

@media (forced-colors: active) {
  .thumb[aria-pressed="true"] {
    outline: 3px solid Highlight;
  }
}
`;var Vi=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

.film .player {
  position: sticky;
  bottom: 0;
  z-index: 2;
  margin-top: 0.3rem;
  padding: 4px 0;
  background: var(--st-background-color);
}

.film .icon {
  width: 40px;
  height: 40px;
  padding: 9px;
}

.film .speed {
  margin-left: auto;
}

.film .speed .name {
  margin-right: 0.4rem;
  color: var(--quiet);
}

.chart {
  display: block;
  margin-top: 0.3rem;
  cursor: pointer;
  touch-action: pan-y;
}

.film .scrubber {
  display: block;
  min-width: 0;
  height: 30px;
  box-sizing: border-box;
}

.films {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.1rem;
  margin-top: 0.2rem;
}

.key {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 32px;
  padding: 0 0.4rem;
  border: 1px solid transparent;
  border-radius: var(--st-button-radius, 8px);
  background: none;
  cursor: pointer;
}

.key:hover,
.mark:hover {
  background: var(--st-secondary-background-color);
}

.key[aria-pressed="true"] {
  border-color: var(--quiet);
}

.marks {
  position: relative;
  margin-top: 2px;
}

.mark {
  position: absolute;
  box-sizing: border-box;
  height: 28px;
  overflow: hidden;
  padding: 0 0.5rem;
  border: 1px solid var(--line);
  border-left: 4px solid var(--own);
  border-radius: 0 6px 6px 0;
  background: var(--st-background-color);
  color: var(--quiet);
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
}

.mark.leans {
  border-right: 4px solid var(--own);
  border-left: 1px solid var(--line);
  border-radius: 6px 0 0 6px;
}

.mark.reached {
  color: var(--st-text-color);
}

.mark[aria-current] {
  background: var(--st-text-color);
  color: var(--st-background-color);
}

@container (max-width: 480px) {
  .of,
  .film .icon.first,
  .film .icon.last {
    display: none;
  }
}

@media (forced-colors: active) {
  .mark[aria-current],
  .key[aria-pressed="true"] {
    outline: 3px solid Highlight;
  }
}
`;var Md=[St,sn,Se,ji,Gi,Vi].join(`
`),Ki=new WeakMap;function Xi({data:t,parentElement:e}){let o=lt(e,Md),n=Ki.get(o),r=n?.bytes===t?n.reels:bi(t);return Ki.set(o,{bytes:t,reels:r}),j(l(Wi,{reels:r,theme:kt(o)},r.id),o),()=>{j(null,o),o.remove()}}function Yi(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Fo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var an=()=>{},Ji=[],Qi=!1;async function ta(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(an=()=>e.remove(),location.search)return eo();let o=e.dataset.view?JSON.parse(e.dataset.view):await Od(e.dataset.labFirst??"");if(Qi||!o)return eo();e.removeAttribute("data-view"),Fo(o.selection),$d(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Ji.push(i)}),a=new MutationObserver(()=>Ed()&&eo());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),an=()=>{a.disconnect(),s?.(),e.remove()}}async function Od(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function eo(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Qi=!0,an(),an=()=>{};for(let n of Ji.splice(0))e?.(...n)}}var Zi=!1;function Ed(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Zi||=t==="running",Zi&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function $d(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var $t=t=>t instanceof PointerEvent&&t.pointerType==="touch";function cn(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var na={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Td=3,ea=30,un=({scale:t})=>t==="shares"?bo:Ad;function Ad(t){return Math.abs(t)<.05?"0":at(t,Math.abs(t)<9.95?1:0)}function oa({scale:t,step:e},o){return t==="shares"?H(o,e?1:2).replace(" ","\xA0"):e?at(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):at(o,3)}function ln({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:ea}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:ea},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function ra(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,c=r.labels.length;if(e>=0&&o>=0){let b=e*c+o,x=!!a?.[b],_=(x?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(y=>y==="{row}"?ln(n,e):y==="{column}"?ln(r,o):[y]);return t.words?.[e][o]?[..._,": ",{token:t.words[e][o]}]:x||i==="plain"?_:[..._,`: ${oa(t,s[b])}`]}let u=e>=0,[d,p,h]=u?[n,r,e]:[r,n,o],f=b=>u?e*c+b:b*c+o,m=p.labels.map((b,x)=>x).filter(b=>!a?.[f(b)]),w=[u?"Row ":"Column ",...ln(d,h)];if(i==="plain")return[...w,`: ${m.length} of ${p.labels.length} are open`];let g=m.sort((b,x)=>Math.abs(s[f(x)])-Math.abs(s[f(b)])).slice(0,Td);return g.length?[...w,", largest: ",...g.flatMap((b,x)=>[x?", ":"",...ln(p,b),` ${oa(t,s[f(b)])}`])]:[...w,": every cell is blocked"]}function dn({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[at(-e,o),at(e,o)]}var pn=20,ht=14,le=14,wr=20,Ld=12,oo=1.2,Cd=36,no=44,fn=2.2,aa=14,Pd=30,br=2,Rd=148,Nd=.46,Id=.9,zd=640,Hd=4e3;function mn(t,e,o){let n=t.map(s=>qd(s,o)),r=t.length>1&&(e.width<zd||!Dd(n,e));return r?{swiped:r,layouts:n.map(s=>sa([s],{...e,width:e.width*Id},[1/0],o)[0])}:{swiped:r,layouts:sa(n,e,Fd(n,e),o)}}function sa(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:c})=>c)),ht*oo+wr+8],a=t.map((c,u)=>la(c,ua(c,e,o[u],r)[0]).includes(!0)),i=Math.max(s,...t.filter((c,u)=>a[u]).map(({labels:c})=>c));return t.map((c,u)=>Ud(c,e,o[u],i,n))}var Dd=(t,e)=>hn(t,e,br)<=e.width;function Fd(t,e){let o=ia(t,e,e.width),n=t.find(({panel:c})=>c.isMain);if(!n||t.length===1)return t.map(()=>o);let r=t.filter(c=>c!==n),s=hn(r,e,br)+pn,a=Math.max(o,Math.min(ca(n,e),(Math.min(e.width*Nd,e.width-s)-n.left-3)/n.columns.length)),i=ia(r,e,e.width-hn([n],e,a)-pn);return t.map(c=>c===n?a:i)}function ia(t,e,o){let[n,r]=[br,no*fn];for(let s=0;s<24;s+=1){let a=(n+r)/2;hn(t,e,a)<=o?n=a:r=a}return n}var hn=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Cd:0)+Math.max(r.least,r.left+r.columns.length*Math.min(ca(r,e),o)+3)+pn,-pn);function ca({panel:t,rows:e,labels:o},n){let r=Math.min(no,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(no,Math.max(r*fn,aa))}function qd(t,e){let o=P({fill:"",size:ht,code:!0,bold:!0},e),n=(d,p)=>d.labels.map(h=>N(h,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(d=>d.map(p=>Math.ceil(A(p,o)))),c=(t.rows.name?wr:0)+Math.max(0,...a)+10,u=Math.max(Rd,Math.ceil(A(t.columns.name,P({fill:"",size:le},e)))+4);return{panel:t,rows:r,columns:s,left:c,widths:i,labels:Math.max(0,...i)+wr+8,least:u}}var la=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,ht*oo)-2&&n>ht*1.1);function ua({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(no,(r.height-a-3)/e.length),c=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(no,Math.max(i*fn,aa))),u=t.isSquare?c:Math.min(i,Math.max(c*fn,Pd));return[c,u].map(d=>d>=4?Math.floor(d):d)}function Ud(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:c}=t,[u,d]=ua(t,e,o,n),p=la(t,u),h=Math.max(0,...t.widths.filter((b,x)=>!p[x])),[f,m]=[i.length*u,a.length*d],w=Math.ceil(Math.max(c+f+3,t.least)),g=P({fill:"",size:le},r);return{left:c,top:n,cellWidth:u,cellHeight:d,rows:a,columns:i,turned:p,width:w,acrossLeft:Math.max(0,Math.min(c,w-A(s.columns.name,g)-4)),pitch:u*ht*oo/Math.max(ht*oo,s.columns.isToken?0:h+6),letters:Math.max(Ld,Math.min(ht,Math.floor(d/oo))),height:Math.ceil(n+m+3),across:s.columns.name,down:A(s.rows.name,g)<=m+n?s.rows.name:"",numbers:s.isOff?0:cn({width:u,height:d},Bd(s,r))}}function Bd(t,e){if(!t.words&&t.values.length>Hd)return{usual:0,width:0};let o=P({fill:"",size:ht},e),n=t.words?t.words.flat().map(r=>N(r)):t.scale==="plain"?[]:t.scale==="shares"?[H(1).slice(0,3)]:[...new Set(Array.from(t.values,un(t)))];return n.length?{usual:ht,width:Math.max(...n.map(r=>A(r,o)))}:{usual:0,width:0}}var Wd=5,jd=9;function gn(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:u,columns:d}=o,[p,h]=[d.length*i,u.length*c];if(e.scale==="plain"?t.rect(s,a,p,h,{fill:r.lines[0]}):t.cells(e.levels,u.length,d.length,[s,a,p,h],e.scale==="signed"),e.blocked&&yt(t,e.blocked,u.length,d.length,[s,a,p,h]),Math.min(i,c)>=jd){for(let f=1;f<d.length;f+=1)t.rect(s+f*i-.5,a,1,h,{fill:r.ground});for(let f=1;f<u.length;f+=1)t.rect(s,a+f*c-.5,p,1,{fill:r.ground})}t.rect(s-.5,a-.5,p+1,h+1,{stroke:r.hatchLine}),o.numbers&&Gd(t,e,o,r),e.isOff&&Vd(t,o,r),Kd(t,e,o,n,r),Xd(t,e,o,n,r)}function Gd(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:c},u){let d=e.scale==="signed"?u.signedInk:u.ink,p=un(e),h=Jn(u.lines[0]);for(let f=0;f<a.length;f+=1)for(let m=0;m<i.length;m+=1){let w=f*i.length+m;if(e.blocked?.[w])continue;let g=e.words?N(e.words[f][m]):p(e.values[w]),b=e.words?h:d[Math.min(255,Math.round(e.levels[w]*255))];t.text(g,o+(m+.5)*r,n+(f+.5)*s+1,{fill:b,size:c,align:"center"})}}function Vd(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[c,u]=[e+a.length*n/2,o+s.length*r/2];t.rect(c-62,u-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",c,u+1,{fill:Jn(i.lines[0]),size:17,align:"center"})}function Kd(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c,u){let d=(p,h,f,m=1)=>{let w=[o+(h??0)*r-1,n+(p??0)*s-1,(h===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],g=Math.min(r,s)<Wd?1.5:2.5;t.rect(...w,{stroke:u.ground,width:2*g}),t.rect(...w,{stroke:f,width:g})};e.band&&d(null,e.band[0],u.lines[0],e.band[1]-e.band[0]+1);for(let[p,h]of e.lit)d(p,h,u.lines[0]);c.row>=0&&d(c.row,null,Me(e.rows,u)),c.column>=0&&d(null,c.column,Me(e.columns,u))}var Me=({part:t},e)=>t?e[t]:e.text;function Xd(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:u,columns:d,turned:p,letters:h,down:f,across:m}=o,w=(x,_)=>[...new Set([_,...e.lit.map(y=>y[x]??-1)])].filter(y=>y>=0),[g,b]=[w(0,n.row),w(1,n.column)];for(let x of ce(u.length,c,h,g)){let _=g.includes(x);t.text(u[x],s-7,a+(x+.5)*c,{fill:_?Me(e.rows,r):r.quiet,size:h,bold:_,code:!0,align:"right"})}for(let x of ce(d.length,o.pitch,ht,b)){let _=b.includes(x),[y,v]=[s+(x+.5)*i,a-(p[x]?6:3+ht*.55)];t.text(d[x],y,v,{fill:_?Me(e.columns,r):r.quiet,size:ht,bold:_,code:!0,align:p[x]?"left":"center",turned:p[x]})}m&&t.text(m,o.acrossLeft,le*.6,{fill:Me(e.columns,r),size:le}),f&&t.text(f,le*.6,a+u.length*c,{fill:Me(e.rows,r),size:le,turned:!0})}var da={width:900,height:640},Yd=5,Zd=160,xr={width:96,height:12},yr=64;function pa(t,e,o){let n=t.isOff?_o(o):o,[r,s]=[t.rows,t.columns].map(({labels:u})=>Zd+u.length*Yd),[a]=mn([t],{width:Math.max(da.width,s),height:Math.max(da.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(u,d,p)=>gn(fe(u,d,p),t,a,e,n)},c=ft(t.caption,Math.max(520,a.width),n);return{picture:U([t.title?ct(t.title,n):null,i,c,Jd(t,n)]),theme:n}}function Jd(t,e){let o=a=>ot(a,{size:V,fill:e.quiet},e),n=dn(t),r=Float32Array.from({length:yr},(a,i)=>i/(yr-1)),s={width:xr.width,height:20,draw:(a,i,c)=>a.cells(r,1,yr,[i,c+4,xr.width,xr.height],t.scale==="signed")};return B([n&&B([o(n[0]),s,o(n[1])],6),t.blocked&&B([qe((a,...i)=>a.hatch(...i)),o("blocked by the mask")],6)],20)}function ha(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function ma(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function ga(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:f,isClickable:m})=>f||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=fa(t[n]),c=f=>Math.max(0,Math.min(f,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:c(r+(o==="ArrowDown"?1:-1)),column:s};let u=s+(o==="ArrowRight"?1:-1),d=t[u<0?n-1:n+1];if(u>=0&&u<i)return{panel:n,row:r,column:u};if(!d)return{panel:n,row:r,column:s};let[p,h]=fa(d);return{panel:u<0?n-1:n+1,row:Math.min(r,p-1),column:u<0?h-1:0}}var fa=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var Qd=108,_r={least:170,most:520,usual:400};function wa(){let t=$(null),[e,o]=O({width:0,height:0});return L(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.getBoundingClientRect().top+(r?.scrollTop??0),c=window.innerHeight-i-Qd,u=c<_r.least?_r.usual:Math.min(c,_r.most),d=n.clientWidth;o(p=>p.width===d&&Math.abs(p.height-u)<2?p:{width:d,height:u})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),[t,e]}function ba({panels:t,theme:e,send:o}){let[n,r]=wa(),[s,a]=O({pointed:null,spoken:!0}),i=Ft(e),c=$(null),u=$(""),{layouts:d,swiped:p}=I(()=>r.width?mn(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),h=ma(t,s.pointed),f=ha(t,h),m=_=>a(y=>String(Object.values(y.pointed??{}))===String(Object.values(_??{}))?y:{pointed:_,spoken:!0}),w=({panel:_,row:y,column:v})=>t[_].isClickable&&y>=0&&v>=0&&o?.("chosen",{panel:_,row:y,column:v}),g=t.findIndex(({isMain:_})=>_);F(()=>{p&&c.current&&g>0&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[g].offsetLeft-16)},[p,g,t[g]?.name]);let b=(_,{offsetX:y,offsetY:v})=>{let k=d[_]&&Wo(d[_],y,v);return k&&{panel:_,...k}},x=_=>{if(_.ctrlKey||_.metaKey||_.altKey)return;let y=_.key==="Enter"&&h?h:ga(t,h,_.key);if(y!==void 0){if(_.preventDefault(),_.stopPropagation(),_.key==="Enter")return void w(h??y??{panel:0,row:-1,column:-1});m(y),y&&p&&c.current?.querySelectorAll(".panel")[y.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return l("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--primary":e.lines[0],colorScheme:e.dark?"dark":"light"},children:[l("div",{class:p?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:_,caption:y})=>[_,y].filter(Boolean).join(": ")).join(" "),onKeyDown:x,onBlur:()=>m(null),children:d.map((_,y)=>l(ep,{layout:_,theme:e,swiped:p,panel:t[y],lit:f[y],onPoint:v=>m(b(y,v)),onLeave:()=>m(null),onPress:v=>{let k=b(y,v);if(!k)return;let S=Object.values(k).join(" ");$t(v)&&u.current!==S?m(k):w(k),u.current=S}},y))}),l(pe,{parts:h&&ra(t[h.panel],h.row,h.column),hint:na,spoken:s.spoken})]})}function tp({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return l("h3",{children:e?l(G,{children:[e,l("sub",{children:o})]}):t})}function ep({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=$(null),c=I(()=>t.isOff?_o(n):n,[t.isOff,n.signature]);L(()=>{i.current&&gn(Q(i.current,e.width,e.height,c),t,e,o,c)},[t,e,c,o.row,o.column]),F(()=>gt(t.name,()=>pa(t,o,n)),[t,n.signature,o.row,o.column]);let u=dn(t);return l(G,{children:[t.sign&&l("span",{class:"sign","aria-hidden":"true",children:t.sign}),l("figure",{class:"panel",children:[t.title&&l(tp,{text:t.title}),l("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:d=>d.pointerType!=="touch"&&r(d),onPointerLeave:({pointerType:d})=>d!=="touch"&&s(),onClick:a}),l("span",{class:"legend",children:[u&&l("span",{class:"scale",children:[u[0],l("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),u[1]]}),t.scale==="plain"&&l("span",{class:"scale",children:[l("span",{class:"swatch open"}),"allowed"]}),t.blocked&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"}),"blocked"]})]})]})]})}var xa="$array",op={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function ya(t){let e=vr(t);for(let{pieces:o,words:n}of e.groups)for(let r of[o,n])r&&(r.exact=new Map);return e}function vr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[xa])return s;let{[xa]:a,at:i,size:c}=s;return new op[a](e.buffer,e.byteOffset+n+i,c)})}function _a(t){let{axes:e,panels:o}=vr(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let c=i.values instanceof Float32Array,u=c?0:(r-n)/65535,d=c?i.values:Float32Array.from(i.values,m=>n+m*u),p=i.scale==="signed"?d.map(m=>Math.max(0,Math.min(1,.5+m/i.limit/2))):d,[h,f]=[i.rows,i.columns].map((m,w)=>({...e[m],id:m,part:a[w]}));return{...i,rows:h,columns:f,values:d,levels:p,step:u,blocked:s&&np(s,d.length)}})}var np=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var va=`/* Matrices side by side, on a narrow page to be swiped. */

.strip {
  display: flex;
  align-items: flex-start;
  gap: 20px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
}

.strip.swiped {
  gap: 12px;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
}

.swiped .panel {
  scroll-snap-align: start;
}

.strip:focus-visible {
  outline-offset: -3px;
}

.panel {
  flex: none;
  display: grid;
  gap: 0.2rem;
  margin: 0;
}

.panel h3 {
  width: 0;
  min-width: 100%;
}

.panel canvas {
  display: block;
  cursor: crosshair;
}

.panel canvas.clickable {
  cursor: pointer;
}

.sign {
  flex: none;
  align-self: center;
  font-size: 1.4rem;
}

.panel .ramp {
  width: 4rem;
}

.ramp.signed {
  background: var(--signed-ramp);
}

.swatch.open {
  background: var(--primary);
}

@media (forced-colors: active) {
  .panel canvas,
  .ramp,
  .swatch {
    forced-color-adjust: none;
  }

  .panel canvas {
    background: var(--st-background-color);
  }

  .ramp,
  .swatch {
    border: 1px solid CanvasText;
  }
}
`;var ka=new WeakMap;function sp({data:t,parentElement:e,setTriggerValue:o}){let n=ka.get(t)??_a(t);return ka.set(t,n),ge(e,va,r=>l(ba,{panels:n,theme:r,send:o}))}var wn={looks:null,lookedAt:null};function Sa({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Ma(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Sr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:kr(t,o),columns:kr(e,n)}}function Mr({encoderOnly:t},{rowSpots:e},o){return kr(e,{side:t?"source":"target",place:o})}function kr(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var mt={top:18,height:160,bar:14,gap:16};function Oa({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>B([qe((a,...i)=>a.rect(...i,{fill:o.lines[s]})),ot(`${r+1} ${N(t.rows[r],30)}`,{size:V,fill:o.text},o)],6);return U([ct(`Rows compared: ${t.title}`,o),U(e.map(n),2),ip(t,e,o)])}function ip({weights:t,columns:e},o,n){let r={size:V,code:!0,fill:n.text},s=e.map(i=>N(i,12)),a=s.map(i=>Math.max(Math.ceil(A(i,P(r,n))),o.length*mt.bar)+mt.gap);return{width:a.reduce((i,c)=>i+c,0),height:mt.top+mt.height+24,draw(i,c,u){let d=u+mt.top;for(let h of[.5,1]){let f=d+(1-h)*mt.height;i.rect(c,f,this.width,1,{fill:n.hatchGround}),i.text(H(h),c,f-8,{size:13,fill:n.quiet})}let p=c;s.forEach((h,f)=>{let m=p+(a[f]-o.length*mt.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+f]*mt.height;i.rect(m+g*mt.bar,d+mt.height-b,mt.bar-1,b,{fill:n.lines[g]})}),i.rect(p,d+mt.height,a[f],1,{fill:n.quiet}),i.text(h,p+a[f]/2,d+mt.height+13,{...r,align:"center"}),p+=a[f]})}}}function bn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!it.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Pt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Pt(t).filter(a=>s.some(i=>i.head===a))}}var ap=96,cp=6;function Ea({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(d=>({frame:d,...bn(d,n,r)})).filter(({places:d})=>d.length);if(!a.length)return null;let i=a.map(({frame:d,places:p,heads:h})=>U([ct(d.group.title,s),lp(t,d,p,h,o,s)],4)),c=a.some(({frame:d})=>!!d.blocked?.includes(1)),u=Math.max(...a.map(({heads:d})=>d.length))<=cp;return U([u?B(i,32):U(i,24),me({isBlocked:c},s)],16)}function lp(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,u={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:ap},d=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(h=>o.some(f=>f.layer===p&&f.head===h)?{weights:()=>ie(t,e,p,h),role:a.roles[p][Number(h)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&h===r.head}:null)}));return jo(u,n.map(p=>it.includes(p)?p:`Head ${p}`),d,s)}var xn=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function yn(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,u=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&u.push({row:Math.floor(h/c),column:h%c,weight:e.weights[h]});let d=({row:h,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(h),p=o.rows.length+o.columns.length>0;u.sort((h,f)=>h.weight-f.weight);for(let h of p?[!1,!0]:[!1])for(let f of u){if(d(f)!==h)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:w,width:h?4:2,opacity:p&&!h?.25:1})}}var $a={width:960,height:720},up=9,dp=200,dt={width:360,pitch:26,gap:8},_n={pitch:26,gap:16};function Ta({map:t,lit:e,view:o},n){let r=o==="lines"?fp(t,e,n):o==="table"?hp(t,n):pp(t,e,n),s=[ft(t.caption,Math.max(520,r.width),n),me({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&ft("\u2248 These weights are rounded to 1/255.",520,n);return U([ct(t.title,n),r,...s,a])}function pp(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>dp+i*up),s={width:Math.max($a.width,r),height:Math.max($a.height,n),cell:64,letters:V},a=Vt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,u)=>Kt(i,t,{...a,left:a.left+c,top:a.top+u},e,o)}}function fp(t,e,o){let n=xn(e),r={size:V,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(h=>N(h,24))),i=p=>Math.ceil(Math.max(...p.map(h=>A(h,P({...r,bold:!0},o))))),[c,u]=[i(s),60],d=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*dt.gap+dt.width+i(a)+u,height:26+Math.max(s.length,a.length)*dt.pitch,draw(p,h,f){let[m,w,g]=[h+c+dt.gap,h+c+dt.gap+dt.width,f+26],b=x=>g+(x+.5)*dt.pitch;p.text("looks (query)",m-dt.gap,f+10,{size:V,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",w+dt.gap,f+10,{size:V,bold:!0,fill:o.key}),yn(p,t,{rows:n,columns:e.columns},{left:m,top:g,width:dt.width,pitch:dt.pitch},o),s.forEach((x,_)=>p.text(x,m-dt.gap,b(_),{...r,bold:n.includes(_),align:"right"})),a.forEach((x,_)=>{p.text(x,w+dt.gap,b(_),{...r,bold:e.columns.includes(_)});let y=d(_)>=.005?st(t)(d(_)):"";y&&p.text(y,w+dt.gap+A(x,P(r,o))+8,b(_),{size:13,fill:o.quiet})})}}}function hp(t,e){let o={size:V,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(h=>N(h,24))),a=p=>t.blocked?.[p]?"blocked":st(t)(t.weights[p],2),i=(p,h=o)=>Math.ceil(A(p,P(h,e))),c=Math.max(...r.map(p=>i(p,n))),d=s.map((p,h)=>Math.max(i(p,n),...r.map((f,m)=>i(a(m*s.length+h))))).reduce((p,h)=>[...p,(p.at(-1)??c)+_n.gap+h],[]);return{width:d.at(-1)??c,height:(r.length+1)*_n.pitch,draw(p,h,f){let m=w=>f+(w+.5)*_n.pitch;s.forEach((w,g)=>p.text(w,h+d[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{p.rect(h,f+(g+1)*_n.pitch,d.at(-1)??c,1,{fill:e.hatchGround}),p.text(w,h,m(g+1),n),s.forEach((b,x)=>p.text(a(g*s.length+x),h+d[x],m(g+1),{...o,align:"right"}))})}}}var mp=.1;function vn({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=mp||t===r&&r>0?st({rounded:e})(t):""}function kn(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&zo(t,se(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],u=[...c(a,o)],d=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=d<0?[...c(i,o)]:[],h=t.source.map((m,w)=>({token:m,weight:d<0?u[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),f=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,x=d>=0?a&&w>0?a.weights[(w-1)*a.columns.length+d]:null:w<=o?p[w]??null:null,_=w===o+1;return{token:m,weight:_&&d<0?null:x,rounded:(d<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":_&&d<0?"written":b?"forced":"",note:_&&d<0?b?"forced":"written":void 0}});return{source:h,target:f,asked:d<0?"":t.source[d],strongest:u.indexOf(Math.max(...u))}}var Aa=8;function Sn(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=se(t,i,{words:!1,muted:!1}),u=c.columns.length,d=ie(t,c,o.layer,o.head).subarray(e*u,(e+1)*u),p=d.indexOf(Math.max(...d)),h=t.target.slice(Math.max(0,e+1-Aa),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Aa?"\u2026 ":""}`,...h.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[p],strong:!0},` (${st({rounded:Io(c,o.layer,o.head)})(d[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${H(s,1)}).`]}var Oe=640,Jt={height:28,padding:8,gap:6,line:50},Nt={line:26,height:12,number:70,tag:64};function Ca({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=kn(t,e,o,n,!1),i=t.steps[o],c=i?Sn(t,o,e).map(u=>typeof u=="string"?u:N(u.token)).join(""):"";return U([i&&ct(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&ft(c,Oe,r),Or(t.encoderOnly?"Tokens":"Source","",r),La(s,r),!t.encoderOnly&&Or("Target so far","",r),!t.encoderOnly&&La(a,r),i&&Or(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${at(i.entropy,2)} nats`,r),i&&gp(i,r)],8)}var Or=(t,e,o)=>B([ot(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&ot(e,{size:V,fill:o.quiet},o)],8);function La(t,e){let o={size:V,code:!0},n=t.map(({token:c})=>Math.ceil(A(N(c),P({...o,bold:!0,fill:""},e)))+2*Jt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Oe&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Jt.gap;let i=Dt(t.map(({token:c})=>c))==="rtl";return{width:Oe,height:(a+1)*Jt.line,draw(c,u,d){t.forEach((p,h)=>{let[f,m,w]=[u+(i?Oe-r[h].x-n[h]:r[h].x),d+r[h].line*Jt.line,n[h]],g=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),x=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(f,m,w,Jt.height,{fill:e.scale[g],radius:6}),c.rect(f,m,w,Jt.height,{stroke:x,width:p.lit||b?3:1,radius:6});let _=g<0?e.text:e.ink[g];c.text(N(p.token),f+w/2,m+Jt.height/2,{...o,fill:_,bold:b,align:"center"});let y=vn(p,t);y&&c.text(y,f+w/2,m+Jt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function gp({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([d,p],h)=>({name:N(d),share:p,drawn:o?.[h],isWritten:d===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:d,code:p})=>Math.ceil(A(d,P({size:V,code:p,bold:!0,fill:""},s))))),c=o?2*Nt.number:Nt.number,u=Oe-i-c-Nt.tag-24;return{width:Oe,height:a.length*Nt.line,draw(d,p,h){a.forEach(({name:f,share:m,drawn:w,isWritten:g,code:b},x)=>{let[_,y]=[p+i+12,h+(x+.5)*Nt.line],v=S=>[_,y-Nt.height/2,S*u,Nt.height],k={size:V,fill:s.text,bold:g};d.text(f,p,y,{...k,code:b}),d.rect(...v(1),{fill:s.hatchGround,radius:3}),d.rect(...v(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&d.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),d.text(H(m,1),_+u+Nt.number,y,{...k,align:"right"}),w!==void 0&&d.text(H(w,1),_+u+2*Nt.number,y,{...k,align:"right"}),g&&d.text(r?"forced":"written",_+u+c+10,y,k)})}}}function Pa({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var Er=30,wp=3;function Ra({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?bp(t,o,n):o>=0?$r(t,o):xp(t,n)})}function bp(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(G,{children:[l(C,{token:t.rows[e],length:Er})," ",r?"is blocked from":"looks at"," ",l(C,{token:t.columns[o]}),!r&&l("b",{children:[" ",st(t)(t.weights[n],2)]})]})}function $r(t,e){let o=t.columns.length,n=Na(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(G,{children:[l(C,{token:t.rows[e],length:Er})," looks at ",n.length?Ia(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function xp(t,e){let o=t.columns.length,n=Na(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(G,{children:[l(C,{token:t.columns[e]})," is looked at most by ",n.length?Ia(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Na=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,wp),Ia=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(C,{token:o,length:Er})," (",st(e)(n),")"]},r));function za({example:t,step:e,open:o}){return l("p",{class:"sentence",children:Sn(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?l("b",{children:l(C,{token:n.token})},r):l(C,{token:n.token},r))})}function Ha({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",H(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(C,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:$r(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(u=>st(t)(s(u,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((u,d)=>l("span",{style:{height:`${s(u,c)*100}%`,background:o[d]}},u))}),l(C,{token:i,length:8})]},c))})]})}function Da(t,{go:e,step:o,last:n,player:r,presenting:s}){L(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,u=document.activeElement?.matches("body, main")??!0,d=u&&kp(c),p=_p(c,i)||s&&u,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=d||s||p,w=(p?f:d?h:{})[i.key]??(m&&!vp(i)?yp(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function yp(t,e,o){if(t==="Escape")return o?()=>W({present:!1}):void 0;if(!ro())return;let n=t.toLowerCase();return n==="f"?()=>W({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Fa="attention-lab-letter-keys",ro=()=>localStorage.getItem(Fa)!=="off";function qa(){localStorage.setItem(Fa,ro()?"off":"on")}function _p(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function vp(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function kp(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var Ua={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Ba({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(Et,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Ua[r]]),value:e.kind,onChoose:r=>W({kind:r,rows:[]})}),l(Et,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>W({layer:Number(r)-1})}),l(Et,{label:"Head",isNamed:!0,options:Pt(o).map(r=>[r,r]),value:e.head,onChoose:r=>W({head:r})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&l(Et,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>W({tokens:r,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>W({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(Op,{example:t,selection:e,layers:n}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>W({present:!0}),children:"Present"}),l(Sp,{})]})]})}function Sp(){let[t,e]=O(ro);return l("button",{type:"button",class:"plain keys","aria-pressed":t,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>(qa(),e(ro())),children:"Keys F, B"})}function Wa({example:t,selection:e}){return l(Et,{label:"View",options:Mp(t),value:e.view,onChoose:o=>W({view:o})})}function Mp({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function Op({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,u)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([d,p])=>l("button",{type:"button","aria-pressed":c.includes(d),onClick:()=>u(n(c,d)),children:p},p))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Ua[a]]),e.kinds,a=>W({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>W({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>W({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>W({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var ja="attention-lab-first-steps",Ga="called-out",Ee=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],Tr=-1;function Va({root:t}){let e=$(null),[o,n]=O(()=>Tr<0?Ep()?0:Ee.length:Tr);Tr=o;let{part:r,title:s,words:a,touch:i}=Ee[o]??{};if(L(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),F(()=>{let u=r&&t.current?.querySelector(r);if(u)return u.classList.add(Ga),o>0&&u.scrollIntoView({block:"nearest"}),()=>u.classList.remove(Ga)},[o]),!r)return null;let c=()=>n(Ee.length);return l("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:u})=>u==="Escape"&&c(),children:[l("h2",{children:[s," ",l("span",{class:"note",children:[o+1," of ",Ee.length]})]}),l("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<Ee.length?"Next":"Begin"}),o+1<Ee.length&&l("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function Ep(){try{let t=localStorage.getItem(ja)===null;return localStorage.setItem(ja,"yes"),t}catch{return!1}}function Ka({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=$(null),c=$(""),[u,d]=tt(),p=I(()=>d.width?Vt(t,{...d,cell:64,letters:n},o):null,[t.rows,t.columns,d,n,o]);L(()=>{!p||!i.current||Kt(Q(i.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:m})=>p&&Wo(p,f,m);return l("div",{class:"large-map",ref:u,children:[l("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:f=>{let m=h(f);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let m=h(f);if(!m||m.row<0)return;let w=e.rows.includes(m.row)&&(m.column<0||e.columns.includes(m.column));$t(f)&&!(w&&c.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),c.current=`${m.row} ${m.column}`},onKeyDown:f=>p&&$p(f,p,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function $p(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),u=(h,f)=>r(c(a+h,e.length),c(i+f,o.length)),d={ArrowLeft:()=>u(0,-1),ArrowRight:()=>u(0,1),ArrowUp:()=>u(-1,0),ArrowDown:()=>u(i<0?0:1,0),Home:()=>u(0,-o.length),End:()=>u(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!d[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),d[t.key]())}var Tp=.005,Ya={least:20,most:30};function Za({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=tt(),c=Math.max(t.rows.length,t.columns.length),u=Math.max(Ya.least,Math.min(Ya.most,Math.floor((i.height-30)/c))),[d,p]=[c*u,Math.max(60,Math.min(420,i.width*.36))],h=xn(e);L(()=>{s.current&&i.width&&yn(Q(s.current,p,d,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:p,pitch:u},o)},[t,i,o,h.join(),e.columns.join()]);let f=(S,M)=>t.weights[S*t.columns.length+M],m=(S,M)=>t.blocked?.[S*t.columns.length+M]?"blocked":f(S,M)>=Tp?st(t)(f(S,M)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=S=>S.split(" \u2192 "),[b,x]=O(""),_=`row ${h[0]??0}`,v=new Set([...t.rows.map((S,M)=>`row ${M}`),...t.columns.map((S,M)=>`column ${M}`)]).has(b)?b:_,k=S=>({"data-place":S,tabIndex:S===v?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${u}px`},onKeyDown:Ap,onFocusIn:({target:S})=>S instanceof HTMLElement&&x(S.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,M)=>l("li",{children:l("button",{type:"button",...k(`row ${M}`),class:(w<0?h.includes(M):f(M,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(M),onPointerEnter:({pointerType:R})=>R!=="touch"&&n(M,-1),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&n(M,-1),onClick:R=>$t(R)&&!e.rows.includes(M)?n(M,-1):r(M),children:[l("span",{class:"number",children:w<0?"":m(M,w)}),l("span",{children:g(S).map((R,z)=>[z?" \u2192 ":"",l(C,{token:R,length:10},z)])})]})},M))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${d}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,M)=>{let R=h.length===1&&w<0?f(h[0],M):0,z=e.columns.includes(M)||R>=.02;return l("li",{children:l("button",{type:"button",...k(`column ${M}`),class:z?"lit":"",onPointerEnter:({pointerType:q})=>q!=="touch"&&n(-1,M),onFocus:({currentTarget:q})=>q.matches(":focus-visible")&&n(-1,M),onClick:()=>n(-1,M),children:[l(C,{token:S}),l("span",{class:"number",children:h.length===1&&w<0?m(h[0],M):""})]})},M)})})]})]})}function Ap(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];vt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}function Ja({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>xt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",at(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(Lp,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(Qa,{share:e.others}),l("span",{class:"probability",children:H(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function Lp({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,u=l(G,{children:[l(C,{token:s,class:"name"}),l(Qa,{share:a,drawn:n}),l("span",{class:"probability",children:[H(a,1),n!==void 0&&l("i",{class:"drawn",children:H(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),d=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:d,"aria-disabled":!c,title:c?`Write ${N(s)} instead`:"",onClick:()=>c&&r(s),children:u}):l("div",{class:d,children:u})}function Qa({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function tc(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let u=Math.floor(i*n/e)*r;for(let d=0;d<o;d+=1,c+=1){let p=u+a[d];t[c]>s[p]&&(s[p]=t[c])}}return s}var Cp=480,Ar={short:24,long:60},On=8,Pp=5,ec={least:32,most:104};function Rp({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:u}){let[d,{width:p}]=tt(),h=e.map(f=>({frame:f,...bn(f,n,r)})).filter(({places:f})=>f.length);return l("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:({pointerType:f})=>f!=="touch"&&i(null),children:[!h.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&h.map(({frame:f,heads:m,places:w})=>l(Np,{example:t,frame:f,heads:m,places:w,open:o,theme:s,onPeek:i,onOpen:c,onTap:u,label:p<Cp?Ar.short:Ar.long,width:p},f.group.kind))]})}var oc=Ut(Rp);function Np({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:u,onTap:d}){let{group:p}=e,h=a===Ar.short,f=Math.floor(Math.max(ec.least,Math.min(ec.most,(i-a-12)/o.length-On))),m=$(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:f,height:Math.round(f/w)};L(()=>{m.current&&zp(m.current,t,e,o,n,g,s)},[t,e,n.map(Mn).join(),f,s]);let b=[...new Set(n.map(({layer:y})=>y))],x=new Map(n.map(y=>[Mn(y),y])),_=n.find(y=>En(y,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:p.note,children:p.title}),!h&&l("p",{class:"note",children:p.note}),l("div",{class:"scroller",children:l("div",{class:h?"grid short":"grid",role:"grid","aria-label":p.title,ref:m,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${f}px)`},onKeyDown:Dp,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(y=>l("span",{role:"columnheader",class:"column",children:h||it.includes(y)?y:`Head ${y}`},y))]}),b.map(y=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${y+1}`,children:[h?"L":"Layer ",y+1]}),o.map((v,k)=>{let S=k?null:l("canvas",{"data-layer":y,"aria-hidden":"true"}),M=x.get(Mn({layer:y,head:v}));if(!M)return l("span",{role:"gridcell",class:"cell",children:S},v);let R=p.roles[y][Number(v)-1]??"",z=En(M,r);return l("span",{role:"gridcell",class:it.includes(v)?"cell summary":"cell",children:[S,l("button",{type:"button",class:z?"thumb open":"thumb",tabIndex:M===_?0:-1,"aria-current":z?"true":void 0,"aria-label":Ip(p.title,M,R),"data-place":Mn(M),style:{width:`${g.width}px`,height:`${g.height}px`},onClick:q=>$t(q)?d(M):u(M),onPointerEnter:({pointerType:q})=>q!=="touch"&&c(M),onFocus:({currentTarget:q})=>q.matches(":focus-visible")&&c(M),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),R&&l("span",{class:"role",children:R})]},v)})]},y))]})})]})}var Mn=({layer:t,head:e})=>`${t} ${e}`,En=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Ip(t,{layer:e,head:o},n){let r=it.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function zp(t,e,o,n,r,{width:s,height:a},i){let[c,u]=[o.rows.length,o.columns.length],d=window.devicePixelRatio||1,p=[Math.min(c,Math.round(a*d)),Math.min(u,Math.round(s*d))];for(let h of t.querySelectorAll("canvas")){let f=Q(h,n.length*(s+On)-On,a,i),m=new Path2D;for(let{layer:w,head:g}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(g)*(s+On),x=tc(si(e,o,w,g),[c,u],p);f.cells(x,...p,[b,0,s,a]),o.blocked&&yt(f,o.blocked,c,u,[b,0,s,a]),m.roundRect(b,0,s,a,Pp)}Hp(h,m)}}function Hp(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Dp(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(u=>[...u.querySelectorAll(".thumb")]),r=n.findIndex(u=>u.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=u=>n[u]?.[Math.min(s,n[u].length-1)];vt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function nc(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);F(()=>{let n=o.map(r=>gt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Fp=1e3,qp=[.5,1,2,4],rc=(t,e,o)=>qo(t,e,o,Fp);function sc({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(Uo,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(Bo,{speeds:qp,player:o})]})}var Lr=1e3,Up=3e4;function ic(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(u=>{let d=u.kind===e&&!s&&r==="words"&&u.words?[c(u,"words")]:[];return s||a&&(t.encoderOnly||u.kind!=="encoder")||u.kind===e&&!d.length?[...d,c(u,"pieces")]:d}).flat();function c(u,d){let p=u[d];return Ke(u,n).map(h=>({axes:p,place:Xe(u,o,h),address:`${t.exactAt}/${u.kind}-${d}-${o}-${h}`})).filter(h=>!p.exact.has(h.place))}}function ac({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,u]=[Lr,!1,!1];async function d({axes:f,place:m,address:w}){a.add(w);let g=!1,b=await t(w).catch(()=>(g=!0,null));a.delete(w),b?.byteLength===2*f.rows.length*f.columns.length?(f.exact.set(m,new Uint16Array(b)),[s,i,u]=["",Lr,!1]):(s=g?"silent":"gone",p()),e(),!(s!=="gone"||u)&&(u=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,h()},i),i=Math.min(2*i,Up))}function h(){for(let f of r)!f.axes.exact.has(f.place)&&!a.has(f.address)&&d(f)}return{want(f){[r,i]=[f,Lr],h()},trouble:()=>s}}var Bp=2e4;function cc(t,e,o,n){let[r,s]=O(0),a=$(n);a.current=n;let i=I(()=>ac({get:Wp,changed:()=>s(u=>u+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=ic(t,e,o);return F(()=>i.want(c),[i,c.map(({address:u})=>u).join()]),F(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Wp(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Bp)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var jp="the exact weights are on the way.",Gp={"":jp,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function lc({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Gp[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function uc(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=Vp(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function Vp(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var dc=1e3;function pc({root:t,pointing:e,step:o}){let[n,r]=O(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return F(()=>()=>clearTimeout(a.current.timer),[]),F(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",u={pointing:e,step:o,readOut:c(".read-out")},d=s.current;s.current=u;let p=a.current,h=!e&&performance.now()<p.opened+dc;if(!d||h||Xp(i))return;let f=Kp(d,u);if(!f||(p.text=c(f),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+dc}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function Kp(t,e){return t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function Xp(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Cr({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=$(null);return L(()=>{let c=requestAnimationFrame(()=>i.current&&Yp(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:Dt(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,u)=>{let{token:d,weight:p,state:h,lit:f}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return l("span",{class:`item ${h} ${f?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(u),onClick:g=>a&&(f||!$t(g))?a(u):s(u),children:[l("span",{class:"chip",style:w,children:h==="later"?"":l(C,{token:d})}),l("span",{class:"share",children:vn(c,o)})]},u)})})]})}function Yp(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function fc({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let u=I(()=>kn(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),d=it.includes(e.head)?e.head:`head ${e.head}`,p=f=>m=>i(m<0?wn:Ma(t,f,m)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(G,{children:[l(Cr,{title:t.encoderOnly?"Tokens":"Source",note:u.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${d}`,chips:u.source,reveal:u.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(Cr,{title:"Target so far",note:u.asked?`how much each looks at \u201C${xt(u.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:u.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:f=>c(Math.max(0,f-1))})]})}function hc({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var Zp=10;function mc({map:t,onPoint:e}){let[o,n]=O(!1),r=I(()=>o?hc(t,Zp):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:u})=>u!=="touch"&&e(a,i),children:[l(C,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(C,{token:t.columns[i],length:30})," ",l("b",{children:H(c)})]})},`${a} ${i}`))})]})}var Pr=32,gc=8;function wc({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=st(t),i=Math.max(0,Math.floor(r/Pr)-gc),c=Math.min(t.rows.length,i+3*gc+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((u,d)=>l("th",{scope:"col",children:l(C,{token:u})},d))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*Pr}px`}}),t.rows.slice(i,c).map((u,d)=>{let p=i+d;return l("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:l(C,{token:u,length:30})})}),t.columns.map((h,f)=>{let m=p*t.columns.length+f;return l("td",{children:t.blocked?.[m]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},f)})]},p)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*Pr}px`}})]})]})})}var bc={usual:14,presented:20};function xc({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=O(wn),[i,c]=O(null),u={words:e.tokens==="words",muted:e.mute},d=I(()=>t.groups.map(E=>se(t,E,u)),[t,u.words,u.muted]),p=i&&Jp(t,i)?i:e,h=d.find(({group:E})=>E.kind===p.kind)??d[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,w]=cc(t,e,f,n),g=I(()=>f?ii(t,p):zo(t,h,p,u.muted),[t,h,p.layer,p.head,f,m]),b=Math.max(0,t.steps.length-1),x=E=>W({step:Math.max(0,Math.min(E,b))}),_=rc(e.step,b,x),y=s.looks?.side==="target"?s.looks.place:e.step;Da(r,{go:x,step:e.step,last:b,player:_,presenting:e.present}),gs(r),L(()=>uc(r.current,e.present),[e.present]);let v=Mr(t,g,e.step),k=(_.playing||t.layout==="decoding")&&!t.encoderOnly,S={...Sr(g,s),step:y===e.step?v:Mr(t,g,y),chosen:f?[]:e.rows,done:k&&v.length?v[0]+1:1/0};L(()=>ef(r.current,d,s),[d,s]);let M=ee((E,rt)=>a(Sa(g,E,rt)),[g]),R=E=>{let[{side:rt,place:At}]=g.rowSpots[E];if(t.layout!=="heads")return rt==="target"||t.encoderOnly?x(At):void 0;let Cn=e.rows.includes(E)?e.rows.filter(rl=>rl!==E):[...e.rows,E].slice(-lr);return W({rows:Cn})},z=ee(E=>{c(null),W({...E,rows:[]})},[]),q=$(i);q.current=i;let K=ee(E=>{!tf(r.current)||q.current&&En(q.current,E)?z(E):c(E)},[]);L(()=>c(null),[e.kind,e.layer,e.head]);let T=I(()=>d.filter(({group:E})=>!e.kinds.length||e.kinds.includes(E.kind)),[d,String(e.kinds)]),et=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[pt,_t]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],Tt=E=>E&&{picture:E,theme:o};return nc({map:()=>Tt(Ta({map:g,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>Tt(Oa({map:g,rows:S.chosen},o))),heads:()=>Tt(Ea({example:t,frames:T,open:e,layers:pt,roles:_t},o)),player:()=>Tt(Ca({example:t,open:p,step:y,pointed:s},o))}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(Ba,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&l(Va,{root:r}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l(oc,{example:t,frames:T,open:et,layers:pt,roles:_t,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:z,onTap:K})}),l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>W({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:i?"peeked":"",children:g.title}),l(Wa,{example:t,selection:e})]}),e.view==="lines"?l(Za,{map:g,lit:S,theme:o,onPoint:M,onPress:R}):e.view==="table"?l(wc,{map:g,chosen:e.rows,caption:g.caption,onPress:R}):l(Ka,{map:g,lit:S,theme:o,caption:g.caption,letters:e.present?bc.presented:bc.usual,onPoint:M,onPress:R}),l(Ra,{map:g,lit:S}),t.exactAt&&l(lc,{map:g,trouble:w,muted:u.muted&&!f,peeked:i!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask"]})]}),l("div",{class:"foot",children:[n&&!it.includes(p.head)&&!f&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),l(mc,{map:g,onPoint:M})]}),S.chosen.length>0&&!i&&l(Ha,{map:g,rows:S.chosen,colours:o.lines,onDrop:R})]}),t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(sc,{step:e.step,last:b,player:_,go:x}),t.steps[y]&&l(za,{example:t,step:y,open:p}),l(fc,{example:t,open:p,step:y,pointed:s,came:m,theme:o,player:_,onPoint:a,go:x}),t.steps[y]&&l(Ja,{example:t,step:t.steps[y],onForce:n&&t.forceable?E=>(_.pause(),n("forced",{step:y,token:E})):void 0}),y===b&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(pc,{root:r,pointing:S.rows.length+S.columns.length>0,step:y}),t.cards&&l(Pa,{card:Qp(t,p),heading:t.cards.heading,note:t.cards.note})]})}function Jp({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Pt(r).includes(n)}function Qp({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function tf(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function ef(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Sr(n,o),i=([h=-1],f)=>h<0?["-10","0"]:[String(h/f),String(1/f)],[[c,u],[d,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[h,f]of Object.entries({top:c,high:u,left:d,wide:p}))r.style.setProperty(`--${h}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var yc=`/* The stage: where its parts stand, from a phone to a projector. */

.stage {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem 1.5rem;
  align-items: start;
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
`;var _c=`/* All heads */

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
  scroll-margin: 5rem 1rem 1rem;
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
`;var $n=`/* The open head */

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
`;var vc=`/* Steps */

.step-area {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.55rem;
}

@container (max-width: 1290px) {
  .start .scrubber {
    order: 1;
    flex-basis: 100%;
  }
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
`;var kc=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

.first-steps {
  inset: auto 1.5rem 1.5rem auto;
  box-sizing: border-box;
  margin: 0;
  gap: 0.5rem;
  width: min(24rem, calc(100vw - 2rem));
  padding: 1rem 1.2rem;
  border: 2px solid var(--st-primary-color);
  border-radius: 12px;
  background: var(--st-background-color);
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.25);
  font-size: 1rem;
}

.first-steps:popover-open {
  display: grid;
}

.first-steps .ways {
  display: flex;
  gap: 0.6rem;
}

.first-steps .quiet {
  border-color: transparent;
}

.called-out {
  border-radius: 8px;
  outline: 3px solid var(--st-primary-color);
  outline-offset: 6px;
}

@media (max-width: 640px) {
  .first-steps {
    inset: auto 1rem 1rem auto;
    padding: 0.7rem 0.9rem;
    font-size: 0.9375rem;
  }
}
`;var Sc=`/* Decoding: the steps first */

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

/* Before Streamlit has started the stage scrolls in a box of its own, below the bar. */
:host([data-lab-first]) .step-area {
  position: static;
}
`;var Mc=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var uf=[St,sn,yc,Se,_c,$n,vc,kc,Sc,Mc].join(`
`),Oc=new WeakMap;function Rr({data:t,parentElement:e,setTriggerValue:o}){let n=lt(e,uf),r=Oc.get(n),s=r?.bytes===t?r.example:ya(t);return Oc.set(n,{bytes:t,example:s}),j(l(df,{example:s,theme:kt(n),send:o}),n),eo(e,o),()=>{j(null,n),n.remove()}}function df({example:t,theme:e,send:o}){let[n,r]=O(Mt);return F(()=>{let s=()=>r(Mt());return s(),_e(s)},[]),l(xc,{example:t,theme:e,send:o,selection:li(n,t)})}var Ec=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function $c(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Ec(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Ec(o.blocked)}return e}var Tn={usual:14,small:12},Nr=200,Ir=90,$e=5,zr={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function An(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)pf(t,s,r);for(let s of o.boxes)ff(t,s,n,r);if(o.boxes[0].width>=Ir)for(let s of o.tokens)mf(t,e,s,r)}function pf(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,u,d,p]of s)[a,i]=u==="M"?[Number(d),Number(p)]:u==="H"?[Number(d),i]:[a,Number(d)];let c=n==="H"?`M${a} ${i}L${a-$e} ${i-$e}V${i+$e}Z`:`M${a} ${Number(r)}L${a-$e} ${i+$e}H${a+$e}Z`;t.path(c,{fill:o.quiet})}function ff(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let u=c.lines[zr[e.role]],d=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:u,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:d?c.text:u,width:d?3:1.2,radius:6});let h=hf(e.value,o,n,r,s);if(h&&Hr(t,e.value,h),r<Ir)return;let f=r<Nr?Tn.small:Tn.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(h?h[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(A(g,P(m,c))<=w||s<2.6*f)t.text(g,o+8,n+s/2,m);else{let b=Eo(g,w,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function hf(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Ir?.8:n<Nr?.3:.42));return[e+n-s-c,o+s,c,a]}function Hr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&yt(t,s,o,n,a)}function mf(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Nr?Tn.small:Tn.usual,code:!0,fill:i.text},u=e[o].map(m=>N(m)),d=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(d?"":" "),h=m=>A(p(u.slice(0,m))+(m<u.length?"\u2026":""),P(c,i))<=s,f=u.length;for(;f>1&&!h(f);)f-=1;t.text(p(u.slice(0,f))+(f<u.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var gf={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function Te(t,{layer:e,width:o,height:n},r=gf){let{heights:s,gap:a,tokens:i,frame:c,least:u,most:d,widths:p}=r,h=t.boxes.filter(v=>v.layer===null||v.layer===e),f=["encoder","decoder"].filter(v=>h.some(k=>k.side===v)),m=f.map(v=>h.filter(k=>k.side===v)),w=Math.max(...m.map(v=>2*(i+a)+2*c+v.reduce((k,S)=>k+s[S.role]+a,0))),g=Math.max(u,Math.min(d,n/w)),b=Math.min(p.gap,o*.1),x=Math.floor(Math.min(p.most,(o-p.edge-f.length*p.side-(f.length-1)*b)/f.length)),_=Math.ceil(w*g),y={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:f.length*(x+p.side)+(f.length-1)*b+p.edge,height:_,unit:g,measures:r};return m.forEach((v,k)=>wf(y,v,{left:p.side+k*(x+p.side+b),width:x,isLast:k===m.length-1})),xf(y),y}function wf(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:c,frame:u,widths:d}}=t,p=o+n/2,h=t.height,f=w=>h-=w*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:f(c),width:n,height:c*s});let m=null;if(e.forEach((w,g)=>{let b=e[g-1],x=h;b&&b.layer===null!=(w.layer===null)&&f(u);let _=(f(i),f(a[w.role])),y=a[w.role]*s;t.arrows.push(`M${p} ${x}V${_+y}`),t.boxes.push({box:w,left:o,top:_,width:n,height:y}),w.layer!==null&&(m={top:_,bottom:m?.bottom??_+y})}),m){let{top:w,bottom:g}=m,b=d.side*.77;t.frames.push({left:o-b,top:w-u*s*.8,width:n+d.side,height:g-w+1.6*u*s})}r&&(t.arrows.push(`M${p} ${h}V${f(i),h}`),t.tokens.push({text:"written",left:o,top:f(c),width:n,height:c*s}));for(let w of bf(t,e))t.lines.push(w)}function bf(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+t.measures.gap*t.unit*.5,u=o[a].top+o[a].height/2,d=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${c}H${d}V${u}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function xf(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var yf={width:760,height:860};function Tc(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=Te(t,{layer:n,...yf}),s={width:r.width,height:r.height,draw:(a,i,c)=>An(fe(a,i,c),t,r,{open:"",here:[]},o)};return U([ct(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Dr={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},_f={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function Ae({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function ue(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?Dr[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var so=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function Ac(t,{page:e,layer:o,layers:n}){let r=ue(t,o).page,s=t&&t.layer!==null&&io(e),a=t?Ae({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return so(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${_f[r]}\u201D`:"it"}`}function Ln(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var io=t=>["heads","inside_a_head","alignment"].includes(t);var Fr=13,Lc={least:6,most:22},Cc=380;function Pc(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Vt(f,{width:o,height:Cc,cell:40,letters:Fr},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,x)=>Kt(g,f,{...m,left:m.left+b,top:m.top+x},w,n)}}let c={size:Fr,code:!0,fill:n.quiet},u=i?s.map(f=>N(f,10)):[],d=u.length?Math.ceil(Math.max(...u.map(f=>A(f,P(c,n)))))+8:0,p=Math.max(Lc.least,Math.min(Lc.most,Cc/r.rows)),h=Math.round(r.rows*p);return{width:o,height:h,draw(f,m,w){for(let g of ce(u.length,p,Fr,[]))f.text(u[g],m+d-6,w+(g+.5)*p,{...c,align:"right"});Hr(f,r,[m+d,w,o-d,h])}}}var vf={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function Rc({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=tt();L(()=>{if(!r.current||!a)return;let p=Pc(t,e,a,o);p.draw(Q(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,u]=i.shape.slice(-2),d=vf[e.role];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:Ae(e)}),l("p",{children:[e.said," ",i.said]}),d&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",ue(e,e.layer??0)),children:d}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${Ae(e)}: ${J(c)} \xD7 ${J(u)} numbers`})}),l("p",{class:"note",children:[J(c)," \xD7 ",J(u),": ",kf(e),", ",Sf(e),"."," ",i.rows<c||i.columns<u?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var kf=({role:t})=>t==="attention"?"row = looks":"row = token";function Sf({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Nc({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=tt(),[i,c]=O(""),[u,d]=O(""),p=I(()=>a.width?Te(t,{layer:r,...a}):null,[t,r,a]),h=w=>p?.boxes.find(g=>g.box.name===Mf(w,r))?.box,f=p?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,m=h(i)??h(u)??f;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(Et,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,g)=>[String(g),String(g+1)]),value:String(r),onChoose:w=>W({layer:Number(w)})}),l("div",{class:"figure",ref:s,children:p&&l(Of,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:c,onKeep:d})})]}),m&&l(Rc,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Mf=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Of({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);L(()=>{a.current&&An(Q(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:u,top:d,width:p,height:h})=>l("li",{children:l("button",{type:"button","aria-label":Ae(c),"aria-pressed":c.name===n,style:{left:`${u}px`,top:`${d}px`,width:`${p}px`,height:`${h}px`},onPointerEnter:({pointerType:f})=>f!=="touch"&&r(c.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}var Ic=`/* The whole model: the figure, and beside it what is open. */

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
`;var $f=[St,Se,$n,Ic].join(`
`);function zc({data:t,parentElement:e,setTriggerValue:o}){let n=lt(e,$f);return j(l(Tf,{model:$c(t),theme:kt(n),send:o}),n),()=>{j(null,n),n.remove()}}function Tf({model:t,theme:e,send:o}){let[n,r]=O(Mt);return F(()=>{let s=()=>r(Mt());return s(),_e(s)},[]),F(()=>gt("whole-model",()=>({picture:Tc(t,Mt().layer,e),theme:e})),[t,e]),l(Nc,{model:t,selection:n,theme:e,send:o})}var Af=[137,80,78,71,13,10,26,10],Hc=33,Lf={Title:"figure",Description:"caption",Software:"program"},Cf={"&":"&amp;","<":"&lt;",">":"&gt;"},Pf=new TextEncoder;function Dc(t,e){if(!Af.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Lf).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Rf(a,i)),r=[t.subarray(0,Hc),...n,t.subarray(Hc)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Rf(t,e){let o=Pf.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Nf(o)),n}function Nf(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Fc(t,e){let o=t.indexOf(">")+1,n=i=>He(i).replace(/[&<>]/g,c=>Cf[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var If="http://www.w3.org/2000/svg",qc="http://www.w3.org/1999/xlink",zf=2,Hf=16e6,Df=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Uc(t){let e=Ff(t);return{svg:Ur(e),png:await Bf(e)}}var Ur=t=>new XMLSerializer().serializeToString(t);function Br(t,e){let o=document.createElementNS(If,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function Ff(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Br("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Br("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Df))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))qf(i,a);for(let i of s.querySelectorAll("image"))Uf(i);return s}function qf(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=er(He(r.data)))}function Uf(t){let e=t.getAttributeNS(qc,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(qc,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function Bf(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(zf,Math.sqrt(Hf/(e*o))),r=t.cloneNode(!0),s=Br("style",{});s.textContent=await Wf(Ur(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ur(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var qr=new Map;async function Wf(t){let e=[];for(let o of jf()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;qr.has(a)||qr.set(a,fetch(a).then(c=>c.blob()).then(Gf).catch(()=>null));let i=await qr.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function jf(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Gf(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Bc=5e3,Vf=6e4;async function Wc(t,e){let{svg:o,png:n}=await Kf(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Fc(o,e),png:Dc(r,e)}}async function Kf(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Bc;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=ms(t);if(s)return Cs(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Uc(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Vf:Bc}throw new Error("It is not drawn.")}function Gc({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:u})=>!(u in n));F(()=>{s.length&&Xf(s).then(u=>{r(d=>({...d,...u})),o(u)})},[s.map(({key:u})=>u).join()]);let a=t.find(({key:u})=>u===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:u,...d})=>d);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(jc,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(jc,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(Yf,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Xf(t){let e={};for(let{key:o,about:n}of t)e[o]=await Wc(o,n).catch(()=>null);return e}function jc({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Yf({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);F(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Vc=`.lab {
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
`;function Jf({data:t,parentElement:e,setTriggerValue:o}){let n=lt(e,Vc);n.hasChildNodes()||th(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Qf(i.png)}])));return j(l(Gc,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{j(null,n),n.remove()}}function Qf(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function th(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function eh({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),mi(t,s=>o("chosen",s))}var Kc=new WeakMap;function Xc(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(oh)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function oh(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(u=>u instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:u,range:[d,p]})=>u/Math.abs(p-d)),s=o.reduce((u,d)=>(d.textContent??"").length>(u.textContent??"").length?d:u),a=[n,r,o.length,s.textContent].join();if(Kc.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=cn({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Kc.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var Wr="[data-testid=stSidebar]",Yc=!1;function nh({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!Yc&&(Yc=!0,Xc(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${Wr} a[href]`)&&setTimeout(rh)}))}function rh(){let t=document.querySelector(`${Wr} [data-testid=stSidebarCollapseButton] button, ${Wr} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Zc(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Jc=`.glossary {
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
`;function ih({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Jc}),n),j(l(ch,{terms:t.terms}),n),()=>{j(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&ah()}}function ah(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function ch({terms:t}){let[e,o]=O(""),n=$(null);L(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Zc(t,e);return l(G,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var lh={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},uh={width:60,height:400};function Qc(t){let e=Te(t,{layer:0,...uh},lh),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,c,u)=>({M:`M${o-u} ${c}`,H:`V${c}`,V:`H${o-c}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var dh="Where this page is in the model";function tl(t){let e=I(()=>Qc(t.outline),[t.outline]);return l(ph,{...t,layout:e})}function ph({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,c]=O(void 0),[u,d]=O(""),p=$(null),h=t.boxes.filter(({box:{role:x}})=>Dr[x]),f=["",...h.map(({box:x})=>x.name)],m=x=>p.current?.querySelector(`[data-part="${f[Math.max(0,Math.min(x,f.length-1))]}"]`),w=x=>{let _=f.indexOf(u),[y,v]=[()=>m(_+1),()=>m(_-1)];x.key==="Escape"&&c(void 0),vt(x,{ArrowUp:v,ArrowRight:y,ArrowDown:y,ArrowLeft:v,Home:()=>m(0),End:()=>m(f.length)})},g=x=>Ac(x,{page:n,layer:s,layers:o}),b=x=>{let _=x?.name??"";return{type:"button","data-part":_,"data-leads-away":so(n,ue(x,s).page)?void 0:!0,tabIndex:_===(f.includes(u)?u:"")?0:-1,"aria-label":g(x),onClick:()=>a(x),onPointerEnter:()=>c(x),onFocus:()=>(d(_),c(x))}};return l("div",{class:"figure",ref:p,role:"group","aria-label":dh,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:w,onPointerLeave:()=>c(void 0),onFocusOut:()=>c(void 0),children:[l("button",{class:"all",...b(null)}),l(fh,{...e,layout:t}),h.map(({box:x,left:_,top:y,width:v,height:k})=>{let S=Ln(n,x,r);return l("button",{class:S?"way here":"way","aria-current":S?"location":void 0,...b(x),style:{left:`${_}px`,top:`${y}px`,width:`${v}px`,height:`${k}px`}},x.name)}),i!==void 0&&l("div",{class:"tip","aria-hidden":"true",children:g(i)})]})}function fh({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:c,boxes:u,width:d,height:p}=s,h=io(e)?u.find(({box:f})=>Ln(e,f,o))?.box.side:"";return l("svg",{width:d,height:p,viewBox:`0 0 ${d} ${p}`,"aria-hidden":"true",children:[a.map((f,m)=>l(hh,{frame:f,layers:t,theme:r,chosen:h===["encoder","decoder"][m]?n:-1},m)),[...i,...c].map(f=>l("path",{d:f,fill:"none",stroke:r.quiet},f)),u.map(f=>l(mh,{placed:f,theme:r,isHere:Ln(e,f.box,o)},f.box.name))]})}function hh({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return l("g",{children:[l("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(c,u)=>l("rect",{x:t+3+u*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:u===s?a.text:a.hatchLine},u))]})}function mh({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[zr[t.role]],c={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return l("g",{children:[l("rect",{...c,fill:s.ground}),l("rect",{...c,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var el=`/* The whole model, small. */

.lab {
  container-type: normal;
}

.figure {
  position: relative;
}

svg {
  position: relative;
  display: block;
  pointer-events: none;
  forced-color-adjust: none;
}

.figure button {
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  cursor: pointer;
}

.figure .all {
  inset: 0;
}

/* Higher than what is seen: easier to meet. */
.figure .way::before {
  position: absolute;
  inset: -5px -1px;
  content: "";
}

.figure .way:hover {
  box-shadow: 0 0 0 2px var(--st-text-color);
}

.figure button:focus-visible {
  outline-offset: 0;
}

/* It stands where the bar of pages is empty. */
.tip {
  position: absolute;
  top: 50%;
  right: calc(100% + 8px);
  width: max-content;
  padding: 0.25rem 0.6rem;
  transform: translateY(-50%);
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--st-background-color);
  pointer-events: none;
}

@media (max-width: 1024px) {
  .tip {
    top: calc(100% + 6px);
    right: 0;
    transform: none;
  }
}
`;function wh({data:t,parentElement:e,setTriggerValue:o}){let n=lt(e,`${St}
${el}`),r=location.pathname.split("/").at(-1)??"";return j(l(bh,{outline:t,page:r,theme:kt(n),send:o}),n),()=>{j(null,n),n.remove()}}function bh({outline:t,page:e,theme:o,send:n}){let[r,s]=O(Mt);F(()=>{let d=()=>s({...Mt()});d();let p=[_e(d),Us(d)];return()=>p.forEach(h=>h())},[]);let i=t.boxes.map(({kind:d})=>d).includes(r.kind)?r.kind:"encoder",c=Math.max(0,Math.min(e==="alignment"?Fs():r.layer,t.layers-1));return l(tl,{outline:t,page:e,kind:i,layer:c,theme:o,onOpen:d=>{let p=ue(d,io(e)?c:null);so(e,p.page)?d?.kind&&W({kind:d.kind,rows:[]}):n("opened",p)}})}var[ol,jr]=["",""];function xh({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),ol!==t.page&&(ol=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function yh({data:t}){t.what!==jr&&(jr=t.what,jr&&setTimeout(()=>_h(t.part),200))}function _h(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var nl=`form {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
  font-family: var(--st-font);
  color: var(--st-text-color);
}

label {
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  flex: 0 1 20rem;
  font-size: 0.875rem;
}

input,
button {
  font: inherit;
  font-size: 1rem;
  min-height: 2.5rem;
  padding: 0.25rem 0.75rem;
  color: inherit;
  background: var(--st-background-color);
  border: 1px solid var(--st-border-color);
  border-radius: var(--st-base-radius);
}

input {
  background: var(--st-secondary-background-color);
}

button {
  cursor: pointer;
}

button:hover,
input:focus-visible,
button:focus-visible {
  border-color: var(--st-primary-color);
  outline: none;
}

button:disabled {
  opacity: 0.5;
  cursor: default;
}

p {
  flex: 1 0 100%;
  margin: 0;
  font-size: 0.875rem;
}
`;var kh="lab/teacher";function Sh({data:t,parentElement:e}){let o=lt(e,nl);return j(l(Mh,{entered:t.entered}),o),()=>{j(null,o),o.remove()}}function Mh({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(kh,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}Yi({alignment:Ws,beams:wi,film:Xi,stage:Rr,wholeModel:zc});ta(Rr);export{Ws as alignment,wi as beams,Jf as exporter,Xi as film,eh as follow,nh as frame,ih as glossary,yh as intoSight,sp as matrices,xh as openAtTop,wh as outline,Rr as stage,Sh as teacherKey,zc as wholeModel};
