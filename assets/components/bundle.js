var D,Gr,Xc,Rt,Cn,ao,Kr,so,Vr,Pn,Rn,Yc,Ae=Symbol.for("pv"),co={},lo=[],Zc=/^m(i|n|o|s|text|space)$/,uo=Array.isArray,Nn=lo.slice,te=Object.assign;function Qt(t){t&&t.parentNode&&t.remove()}function In(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Nn.call(arguments,2):o),Te(t,a,n,r,null)}function Te(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ae,__v:r||++Gr,__i:-1,__u:0};return!r&&D.vnode&&D.vnode(s),s}function j(t){return t.children}function Pt(t,e){this.props=t,this.context=e,this.__g=0}function Nt(t,e){if(e==null)return t.__&&Nt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Nt(t)}function Jc(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=te({constructor:Ae},o)).__v=o.__v+1,D.vnode&&D.vnode(e),Hn(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Nt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,ts(r,e,s),o.__=o.__e=null,e.__e!=n&&Xr(e))}function Xr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Xr(t)}function jr(t){(8&t.__g||(t.__g|=8,Rt.push(t),ao++))&&Cn==D.debounceRendering||((Cn=D.debounceRendering)||queueMicrotask)(Yr)}function Yr(){try{for(var t,e=1;Rt.length;)Rt.length>e&&Rt.sort(Kr),t=Rt.shift(),e=Rt.length,8&t.__g&&Jc(t)}finally{(ao=Rt.length)&&(Cn||queueMicrotask)(Yr)}}function Zr(t,e,o,n,r,s,a,i,c,u,l){var p,h,f,m,w,g,b=n.__k||lo,x=e.length;for(c=Qc(o,e,b,c,x),p=0;p<x;p++)(f=o.__k[p])!=null&&(h=~f.__i&&b[f.__i]||co,f.__i=p,g=Hn(t,f,h,r,s,a,i,c,u,l),m=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&Dn(h.ref,null,f,h),f.ref&&l.push(f.ref,f.__c||m,f)),w=w||m,4&f.__u?(c=Jr(f,c,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),f.__u&=-21);return o.__e=w,c}function Qc(t,e,o,n,r){var s,a,i,c,u,l,p,h,f,m=o.length,w=m,g=0,b=0,x=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=x[s]=Te(null,a):uo(a)?a=x[s]=Te(j,{children:a}):a.constructor===Ae&&a.__b?a=x[s]=Te(a.type,a.props,a.key,a.ref,a.__v):x[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(u=a.__i=tl(a,o,c,w))&&(w--,(i=o[u])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,u==c-1?g--:u==c+1?g++:u!=c&&(u>c?g--:g++,b=1)):(~u||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):x[s]=null;if(b){for(l=[],p=[],s=0;s<r;s++)if((a=x[s])&&16&a.__u){for(g=0,h=l.length;g<h;)l[f=g+h>>1]<a.__i?g=f+1:h=f;l[g]=a.__i,p[s]=g+1}for(g=l.length;s--;)p[s]&&(p[s]==g?g--:x[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Nt(i)),Fn(i,i));return n}function Jr(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Jr(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Nt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function zn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(uo(t)?t.some(function(o){zn(o,e)}):e.push(t)),e}function tl(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Wr(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function ro(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Wr(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Wr(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Rn[e]||(Rn[e]=el(e)),(t.__a||(t.__a={}))[e]=Pn,s=e!=(e=e.replace(Vr,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function el(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[so]==null)e[so]=Pn++;else if(e[so]<this.__a[t])return;return o(D.event?D.event(e):e)}}}function Hn(t,e,o,n,r,s,a,i,c,u){var l,p,h,f,m,w,g,b,x,_,y,v,k,S,M,P,z,q,V=e.type;if(e.constructor!==Ae)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,p=s=[],l.nodeType==8?i=io(l,s):s.push(l),i=s[0]||i),(l=D.__b)&&l(e);t:if(typeof V=="function"){h=a.length;try{if(b=e.props,x=(l=V.prototype)&&l.render,_=(l=V.contextType)&&n[l.__c],y=l?_?_.props.value:l.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(x?e.__c=f=new V(b,y):(e.__c=f=new Pt(b,y),f.constructor=V,f.render=nl),_&&_.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),x&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=te({},f.__s)),te(f.__s,V.getDerivedStateFromProps(b,f.__s)))),m=f.props,w=f.state,f.__v=e,o.__c){if(b!==m&&x&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===!1){e.__v!=o.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(T){T&&(T.__=e)}),lo.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=Nt(o);break t}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),x&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,w,g)})}else x&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),x&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=t,f.__g&=-5,v=D.__r,k=x?25:0;do f.__g&=-9,v&&v(e),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++k<25);x&&(lo.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=te({},n,f.getChildContext())),x&&o.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(m,w)),S=l&&l.type===j&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(T){T&&Fn(T,T)}),o.__k=null),i=o.__k?Nt(o,0):null),i=Zr(t,uo(S)?S:[S],e,o,n,r,s,a,i,c,u),b.__P&&(e.__e=null,i=l),e.__u&=-161,p&&p.some(Qt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(T){if(a.length=h,e.__v=null,c||s)if(T&&T.then){if(e.__u|=128|c,s){for(~(z=s.indexOf(i||void 0))||(z=s.length);(q=s[z-1])&&q.nodeType==8;)z--;for(;z<s.length;z++)if(q=s[z])if(s[z]=null,M){if(q==P)break}else{if(q.nodeType!=8)break;q.data.startsWith("$s")&&(P=io(M=q))}}if(!M){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;M=i}(l=io(M=e.__c.__z||(e.__c.__z=M)))?(e.__e=M,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Qt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),T&&T.then||Qr(e),D.__e(T,e,o)}}else i=e.__e=ol(o.__e,e,o,n,r,s,a,c,u,t);return(l=D.diffed)&&l(e),i}function io(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Qr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Qr))}function ts(t,e,o){for(var n=0;n<o.length;)Dn(o[n++],o[n++],o[n++]);D.__c&&D.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){D.__e(s,r.__v)}})}function ol(t,e,o,n,r,s,a,i,c,u){var l,p,h,f,m,w,g,b,x=o.props||co,_=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(y?m.localName==y:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=u.ownerDocument||document,!y)return b.createTextNode(_);t=b.createElementNS(r,y,_.is?_:u),i&&(D.__m&&D.__m(e,s),i=!1),s=null}if(y){if(u=y=="template"&&t.content||t,s=y=="textarea"&&_.defaultValue!=null?null:s&&Nn.call(u.childNodes),!i&&s)for(x={},l=0;l<t.attributes.length;l++)x[(m=t.attributes[l]).name]=m.value;for(l in x)m=x[l],l=="dangerouslySetInnerHTML"?h=m:l=="children"||l in _||l=="value"&&"defaultValue"in _||l=="checked"&&"defaultChecked"in _||ro(t,l,null,m,r);for(l in _)m=_[l],l=="children"?f=m:l=="dangerouslySetInnerHTML"?p=m:l=="value"?w=m:l=="checked"?g=m:i&&typeof m!="function"||x[l]===m||ro(t,l,m,x[l],r);p?(i||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Zc.test(y))&&(r="http://www.w3.org/1999/xhtml"),Zr(u,uo(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&Nt(o,0),i,c),s&&s.some(Qt)),i&&y!="textarea"||(l="value",y=="progress"&&w==null?t.removeAttribute(l):w==null||w===t[l]&&(y!="progress"||w)||ro(t,l,w,x[l],r),l="checked",g!=null&&g!=t[l]&&ro(t,l,g,x[l],r))}else x===_||i&&t.data==_||(t.data=_);return t}function Dn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){D.__e(r,o)}}function Fn(t,e,o){var n,r,s,a;if(D.unmount&&D.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Dn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){D.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Fn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=io(n,s=[]))&&(n==t.__e&&s.some(Qt),Qt(r),Qt(n)),o||Qt(t.__e),t.__e=t.__c=t.__=null}function nl(t,e,o){return this.constructor(t,o)}function G(t,e){var o,n,r,s;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Te(j,{children:[t]}),r=[],s=[],Hn(e,e.__k,n||co,co,e.namespaceURI,n?null:e.firstChild?Nn.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),ts(r,e.__k,s),e.__k.props.children=null}D={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw ao=0,t}},Gr=0,Xc=function(t){return t!=null&&t.constructor===Ae},Pt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=te({},this.state)),typeof t=="function"&&(t=t(te({},o),this.props)),t&&(te(o,t),this.__v&&(e&&this.__k.push(e),jr(this)))},Pt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),jr(this))},Pt.prototype.render=j,Rt=[],ao=0,Kr=function(t,e){return t.__v.__b-e.__v.__b},so=Symbol(),Vr=/(PointerCapture)$|Capture$/i,Pn=0,Rn={},Yc=0;var de,Z,qn,es,Un=Object.is,Ce=0,us=[],Bn=[],X=D,os=X.__b,ns=X.__r,rs=X.diffed,ss=X.__c,is=X.unmount,as=X.__;function po(t,e){X.__h&&X.__h(Z,t,Ce||e),Ce=0;var o=Z.__H||(Z.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function E(t){return Ce=1,ds(ps,t)}function ds(t,e,o){var n=po(de++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):ps(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Un(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=Z,!Z.__f)){Z.__f=!0;var r=Z.shouldComponentUpdate;Z.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var u=!1,l=this.props!=s;if(c.__.some(function(h){h.__N&&(u=!0,Un(h.__[0],h.__N[0])||(l=!0))}),r){var p=r.call(this,s,a,i);return u?p||l:p}return!u||l}}return n.__}function F(t,e){var o=po(de++,3);!X.__s&&Wn(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,Z.__H.__h.push(o))}function L(t,e){var o=po(de++,4);!X.__s&&Wn(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,Z.__h.push(o))}function $(t){return Ce=5,I(function(){return{current:t}},[])}function I(t,e){var o=po(de++,7);return Wn(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function ee(t,e){return Ce=8,I(function(){return t},e)}function rl(){var t;do{for(;t=Bn.shift();)try{Le(t)}catch(o){X.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=us.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Le),e.__h.some(jn),e.__h=[]}catch(o){e.__h=[],X.__e(o,t.__v)}}}while(Bn.length)}X.__b=function(t){Z=null,os&&os(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),as&&as(t,e)},X.__r=function(t){ns&&ns(t),de=0;var e=(Z=t.__c).__H;e&&(qn==Z?Z.__h=[]:(e.__h.some(Le),e.__h.some(jn),de=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),qn=Z},X.diffed=function(t){rs&&rs(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ls(us.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),qn=Z=null},X.__c=function(t,e){e.some(function(o){try{o.__h.some(Le),o.__h=o.__h.filter(function(n){return!n.__||jn(n)})}catch(n){o.__h=[function(){throw n}]}}),ss&&ss(t,e)},X.unmount=function(t){is&&is(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ls(Bn.push(r))}else Le(r)}catch(s){e=s}}),n.__H=void 0,e&&X.__e(e,n.__v))};var cs=typeof requestAnimationFrame=="function";function sl(t){var e,o=function(){clearTimeout(n),cs&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);cs&&(e=requestAnimationFrame(o))}function ls(t){t!=1&&es==X.requestAnimationFrame||((es=X.requestAnimationFrame)||sl)(rl)}function Le(t){var e=Z,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),Z=e}function jn(t){var e=Z;t.__c=t.__(),Z=e}function Wn(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Un(o,t[n])})}function ps(t,e){return typeof e=="function"?e(t):e}var fo=new Map;function mt(t,e){return fo.set(t,e),()=>{fo.get(t)===e&&fo.delete(t)}}var fs=t=>fo.get(t)?.()??null;function tt(){let t=$(null),[e,o]=E({width:0,height:0});return L(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function hs(t){L(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var il=/[\u202A-\u202E\u2066-\u2069]/g,al=/(\p{M}{4})\p{M}+/gu,cl=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,ll={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},ul=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Gn=t=>[...ul.segment(t)].map(e=>e.segment),ms=14;function Re(t){let e=t.replace(il,"").replace(al,"$1");return/^\s+$/.test(e)?[...e].map(o=>ll[o]??"\u2423").join(""):e||"\u2205"}function xt(t,e=ms){let o=Re(t);if(o.length<=e)return o;let n=Gn(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function N(t,e=ms){return`\u2068${xt(t,e)}\u2069`}function It(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return cl.test(e)?"rtl":"ltr"}var dl=Symbol.for("pv"),pl=0;function d(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var u={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dl,__v:--pl,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),D.vnode&&D.vnode(u),u}function C({token:t,length:e,class:o=""}){return d("bdi",{class:`token ${o}`,title:Re(t),children:xt(t,e)})}function zt({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=E(()=>o.every(s=>document.fonts.check(s)));return F(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Ht(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Pe=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function ho({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=E({id:null,spoken:!0}),i=$(!1),c=(p,h=!0)=>a(f=>f.id===p?f:{id:p,spoken:h}),u=({pointerType:p,target:h,currentTarget:f})=>p!=="touch"&&c(Pe(h)??Pe(f.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:u,onPointerLeave:u,onPointerDown:({pointerType:p})=>{i.current=p==="touch"},onClick:({target:p})=>e(Pe(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let h=Pe(p);h&&o(h),h&&p instanceof Element&&p.matches(":focus-visible")&&c(h,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:h,target:f,currentTarget:m}=p,w=Pe(f);h==="Escape"?c(null):w&&Ht(p,t(w),g=>m.querySelector(`[data-id="${g.id}"]`))}}}}function pe({parts:t,hint:e,spoken:o}){return d("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:d(C,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var fl=new Intl.NumberFormat("en");function at(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+J(Number(r))+(s?`.${s}`:"")}function J(t){return fl.format(t)}function H(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?H(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function hl(t){return`\u2248${(t*100).toFixed(0)} %`}var st=({rounded:t})=>t?hl:H;function mo(t){return t>=.005?(t*100).toFixed(0):""}var gt=t=>t.map(e=>typeof e=="string"?e:N(e.token,e.length)).join("");var ml;function go(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=ml??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),u=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let l=0;l<u.length;l+=1)u[l]=s[t[l]];else for(let l=0;l<u.length;l+=1)u[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var nt=6;function R({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function Q(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:u,stroke:l,width:p=1,opacity:h=1,dash:f=[]},m)=>{i.globalAlpha=h,u&&(i.fillStyle=u,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:p}),i.setLineDash(f),i.stroke(m)),i.globalAlpha=1};return{rect(u,l,p,h,f){let m=new Path2D;f.radius?m.roundRect(u,l,p,h,f.radius):m.rect(u,l,p,h),c(f,m)},text(u,l,p,h){i.save(),i.translate(l,p),h.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:R(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(u,0,0),i.restore()},cells:(u,l,p,h,f)=>i.drawImage(go(u,l,p,n,f),...h),hatch(u,l,p,h){i.fillStyle=gl(i,n),i.fillRect(u,l,p,h)},path(u,l){let[p,h]=l.shift??[0,0];i.save(),i.translate(p,h),c(l,new Path2D(u)),i.restore()}}}function fe(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,u],l)=>t.cells(n,r,s,[a+e,i+o,c,u],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var gs=new Map;function gl(t,e){let o=gs.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:nt,height:nt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,nt,nt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-nt,0,nt])r.moveTo(a-1,nt+1),r.lineTo(a+nt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return gs.set(e.signature,s),s}var ws=[255,255,255],bs=[0,0,0],wl,Yn=()=>wl??=document.createElement("canvas").getContext("2d");function Dt(t){let e=Yn();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Ne=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),$t=t=>`rgb(${t.join(",")})`;function Kn(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function xs(t,e){let[o,n]=[Kn(t),Kn(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Vn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Ne(t[r],t[r+1],n-r)})}function Ft(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[Dt(o("text-color")),Dt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...u]=o("chart-categorical-colors").split(","),l=Vn(s.map(Dt)),p=o("chart-diverging-colors").split(","),h=Vn(p.map(Dt));return{text:$t(n),quiet:$t(Ne(r,n,.72)),ground:$t(r),primary:o("primary-color"),query:a,key:i,value:c,lines:u,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:$t(Ne(r,n,.09)),hatchLine:$t(Ne(r,n,.3)),scale:l.map($t),ink:l.map(wo),pixels:Xn(l),signed:h.map($t),signedInk:h.map(wo),signedPixels:Xn(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:Kn(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var wo=t=>$t(xs(t,ws)>=xs(t,bs)?ws:bs);function bo(t){let e=Vn([Dt(t.ground),Ne(Dt(t.ground),Dt(t.text),.45)]);return{...t,scale:e.map($t),ink:e.map(wo),pixels:Xn(e),signature:`${t.signature}|off`}}var Zn=t=>wo(Dt(t)),Xn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function A(t,e){let o=Yn();return o.font=e,o.measureText(t).width}function ys(t){let e=Yn();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var oe=["source","target"];var vs=t=>t==="source"?"target":"source";function ks(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:_s("source",t.source),target:_s("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:bl(n,t.gold??[])}}var _s=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function xo({words:t,weights:e},o){return t[vs(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Jn=t=>1-t.reduce((e,{weight:o})=>e+o,0);function bl(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=xo(t,a),c=Math.max(...i.map(({weight:l})=>l)),u=c>=Jn(i)?i.find(({weight:l})=>l===c):void 0;return i.filter(({weight:l})=>l>0).map(l=>({source:l.other,target:a,weight:l.weight,kind:l===u?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function yo(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[vs(o.side)])]:[]),a=new Map(o?xo(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var xl=560,yl={letters:20,padding:8,least:48},_l={letters:17,padding:4,least:35},vl={share:.03,least:4,most:44},kl={share:.17,least:130,most:190},Ss=3;function _o({words:t,directions:e},o,n){let r=({share:w,least:g,most:b})=>Math.max(g,Math.min(b,o*w)),s=o<xl,{letters:a,padding:i,least:c}=s?_l:yl,u=s?0:r(vl),l=R({fill:"",size:a},n),p=oe.map(w=>t[w].map(({label:g})=>Math.max(c,Math.ceil(A(xt(g),l))+2*i))),h=p.map(w=>w.reduce((g,b)=>g+b+u,2*Ss-u)),f=Math.max(o,...h),m=new Map;return oe.forEach((w,g)=>{let b=(f-h[g])/2+Ss;t[w].forEach((x,_)=>{let y=p[g][_],v=b+y/2;m.set(x,{x:e[w]==="rtl"?f-v:v,width:y}),b+=y+u})}),{width:f,gap:u,links:r(kl),letters:a,places:m}}function Ms({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=l=>t[r][Math.max(0,Math.min(l,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=l=>Math.abs((o.get(l)?.x??0)-(o.get(n)?.x??0)),u=l=>l===r?n:t[l].reduce((p,h)=>c(h)<c(p)?h:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>u("source"),ArrowDown:()=>u("target"),Home:()=>a(0),End:()=>a(1/0)}}function vo({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Qn={best:[.45,.85],other:[.12,.72]};function ko({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Qn[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Sl=6400,Os=4,Ml=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Ol=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,El={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},$s=t=>t.replace(/[&<>"]/g,e=>El[e]);function tr(t){return Ol.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Ie=t=>t.toWellFormed().replace(Ml,""),he=t=>Math.round(t*100)/100;function wt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${$s(String(typeof s=="number"?he(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Es=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Ts(t,e,o,n){let r=[];n($l(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${he(t)} ${he(e)}`};return wt("svg",s,wt("defs",{},Ll(o))+r.join(""))}function $l(t,e){return{rect:(o,n,r,s,a)=>t.push(wt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Es(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(he).join(" ")})`;t.push(wt("path",{d:o,transform:r,...Es(n)}))},hatch:(o,n,r,s)=>t.push(wt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Tl(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:u,align:l="left",turned:p}=s,h=tr(Ie(o)),f=A(h,R(s,e)),[m,w]=[p?{transform:`translate(${he(n)} ${he(r)}) rotate(-90)`}:{x:n,y:void 0},ys(R(s,e))],g={...m,y:p?w:r+w,fill:a,"font-family":u?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...h].length>1?f:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(wt("text",g,$s(h)))}}}function Tl(t,e,o,[n,r,s,a],i,c){if(e*o>Sl)return[Al(t,e,o,[n,r,s,a],i,c)];let u=c?i.signed:i.scale,[l,p]=[s/o,a/e],h=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let w=0,g;w<o;w=g){let b=u[h(m*o+w)];for(g=w+1;g<o&&u[h(m*o+g)]===b;)g+=1;let x={x:n+w*l,y:r+m*p,width:(g-w)*l,height:p};f.push(wt("rect",{...x,fill:b}))}return[wt("g",{"shape-rendering":"crispEdges"},f.join(""))]}function Al(t,e,o,[n,r,s,a],i,c){let u=Object.assign(document.createElement("canvas"),{width:o*Os,height:e*Os}),l=u.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(go(t,e,o,i,c),0,0,u.width,u.height),wt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:u.toDataURL("image/png")})}function Ll(t){let e=wt("rect",{width:nt,height:nt,fill:t.hatchGround}),o=[-nt,0,nt].map(r=>`M${r-1} ${nt+1}L${r+nt+1} -1`).join("");return wt("pattern",{id:"hatch",width:nt,height:nt,patternUnits:"userSpaceOnUse"},e+wt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ze=12,Cl=2,Rl=16e6,Pl=1.4;function U(t,e=ze){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function B(t,e=ze){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function So(t,e,o,n){let r=R(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&A(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Pl;return{width:Math.ceil(Math.max(0,...s.map(i=>A(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,u)=>s.forEach((l,p)=>i.text(l,c,u+(p+.5)*a,o))}}function Nl(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ze);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ze,ze)}}}function As(t,e){let{width:o,height:n,draw:r}=Nl(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(Q(s,o,n,e,Math.min(Cl,Math.sqrt(Rl/(o*n))))),{svg:Ts(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var K=14,Il=18,er=64,He={width:96,height:12},ct=(t,e)=>ot(t,{size:Il,bold:!0,fill:e.text},e),pt=(t,e,o)=>So(t,e,{size:K,fill:o.text},o);function ot(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(A(t,R(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function me({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>ot(n,{size:K,fill:r,bold:s},e);return B([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),B([o("0 %"),zl(e),o("100 %")],6),t&&B([De((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function zl(t){let e=Float32Array.from({length:er},(o,n)=>n/(er-1));return{...He,draw(o,n,r){o.cells(e,1,er,[n,r+4,He.width,He.height]),o.rect(n,r+4,He.width,He.height,{stroke:t.hatchLine})}}}var De=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Hl=.1,Dl=3,Fe={source:"Text: looked at (key)",target:"Translation: looks (query)"},Rs={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Fl="The more weight, the thicker and the stronger in colour",qe={line:3,name:12};function Mo(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${H(e)}`:"others"],["",Fl],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Cs=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Ue(t,e,o){let n=xo(t,e),s=n.filter(({weight:c})=>c>0).sort((c,u)=>u.weight-c.weight).slice(0,o).filter(({weight:c},u)=>u===0||c>=(u<Dl?.005:Hl)),a=e.side==="target",i=Jn(n);return[...Cs(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:u},l)=>[l?", ":"",...Cs(c),` (${H(u).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${H(i)}`:""]}var ql=720,ne={heading:26,number:22,label:34},nr=15,rr={width:32,height:20},or=32;function Ps(t,e,o,n){let r=_o(t,ql,n),s=o&&pt(gt(Ue(t,o,qe.line)),r.width,n),a=ne.heading+ne.number+ne.label,i={width:r.width,height:2*a+r.links,draw:c};return U([s,i,Ul(t.knowsGold,e,r.width,n)],16);function c(u,l,p){let{lines:h,lit:f,told:m}=yo(t,e,o),w=p+i.height;for(let g of h)u.path(vo(r,g),{...ko(g,n),shift:[l,p+a]});for(let g of oe){let b=_=>g==="source"?p+_:w-_,x=g==="source"?n.key:n.query;u.text(Fe[g],l,b(ne.heading/2),{fill:x,size:nr,bold:!0});for(let _ of t.words[g]){let y=l+(r.places.get(_)?.x??0),v=o&&!f.has(_),k=m.get(_);k!==void 0&&u.text(H(k),y,b(ne.heading+ne.number/2),{fill:v?n.quiet:n.text,size:nr,bold:!v,align:"center"}),u.text(N(_.label),y,b(a-ne.label/2),{fill:v?n.quiet:x,size:r.letters,align:"center"})}}}}function Ul(t,e,o,n){let r=[[]];for(let[s,a]of Mo(t,e)){let i=s&&{...rr,draw:(l,p,h)=>Bl(l,s,p,h+rr.height/2,n)},c=B([i||null,ot(a,{fill:n.quiet,size:nr},n)],8),u=r.at(-1);u.length&&B([...u,c],20).width>o?r.push([c]):u.push(c)}return U(r.map(s=>B(s,20)),4)}function Bl(t,e,o,n,r){let{width:s}=rr;if(e!=="gold"){let[i,c]=Qn[e==="other"?"other":"best"],u=e==="other"?2:5,l=Array.from({length:or},(p,h)=>i+(c-i)*h/(or-1));t.cells(l,1,or,[o,n-u/2,s,u])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Ns({data:t,theme:e}){let[o,{width:n}]=tt(),r=$(null),[s,a]=E({source:0,target:0}),i=I(()=>ks(t),[t.id]),c=zt(e),u=I(()=>_o(i,n,e),[i,n,e.font,c]),{words:l,directions:p}=i,h=v=>oe.flatMap(k=>l[k]).find(k=>k.id===v)??null,{id:f,spoken:m,listeners:w}=ho({moves:v=>Ms(i,u,h(v)??l.source[0]),press:(v,{id:k,touch:S,point:M})=>(S||!v)&&M(k===v?null:v),onFocus:v=>{let k=h(v);k&&a({...s,[k.side]:k.index})},taps:!0}),g=h(f),{lines:b,lit:x,told:_}=yo(i,t.least,g);F(()=>mt(t.name,()=>({picture:Ps(i,t.least,g,e),theme:e})),[t,g,e]),L(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let y=v=>d(jl,{alignment:i,side:v,layout:u,lit:x,told:_,stop:Math.min(s[v],l[v].length-1)});return d("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[d(pe,{parts:g&&Ue(i,g,qe.line),hint:Rs,spoken:m}),d("div",{class:"scroller",ref:r,children:d("div",{class:g?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${u.width}px`,"--letters":`${u.letters}px`},...w,children:[y("source"),d("svg",{class:"links","aria-hidden":"true",style:{height:`${u.links}px`},children:b.map(v=>{let{stroke:k,width:S,dash:M}=ko(v,e),{source:P,target:z,kind:q,met:V}=v;return d("path",{class:V?`${q} met`:q,d:vo(u,v),stroke:k,"stroke-width":S,"stroke-dasharray":M?.join(" ")},`${P.index} ${z.index} ${q}`)})}),y("target")]})}),d("div",{class:"legend",children:Mo(i.knowsGold,t.least).map(([v,k])=>d("span",{class:"entry",children:[v&&d("span",{class:`swatch ${v}`}),k]},k))})]})}function jl({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=I(()=>t.words[e].map(i=>gt(Ue(t,i,qe.name))),[t]);return d("div",{class:"row",children:[d("div",{class:`heading ${e}`,children:Fe[e]}),d("div",{class:`side ${e}`,role:"list","aria-label":Fe[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>d("div",{role:"listitem",children:d("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[d("span",{class:"number",children:r.has(i)?H(r.get(i)??0):""}),d("span",{class:"label",children:d(C,{token:i.label})})]})},i.id))})]})}var Is=`.alignment .token {
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
`;var qt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var zs=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function bt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function ge(t,e,o){let n=bt(t,[qt,zs,e].join(`
`));return G(o(Ft(n)),n),()=>{G(null,n),n.remove()}}var Hs=({data:t,parentElement:e})=>ge(e,Is,o=>d(Ns,{data:t,theme:o}));var Ds=Object.assign;function Yl(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Zl=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ut(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Yl(this.props,r)}function n(r){return this.shouldComponentUpdate=o,In(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Jl=Symbol.for("react.element"),Ql=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,tu=/[A-Z0-9]/g,eu=typeof document<"u";var ou=function(t){return/fil|che|rad/.test(t)};Pt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Pt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Fs=D.event;D.event=function(t){return Fs&&(t=Fs(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var nu={configurable:!0,get:function(){return this.class}},qs=D.vnode;D.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var u=r[c];if(!(c=="value"&&"defaultValue"in r&&u==null||eu&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&u&&u.constructor==Object){var l=void 0;for(var p in u)typeof u[p]!="number"||Zl.test(p)||(l||(l=u=Ds({},u)),u[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&u===!0)u="";else if(c=="translate"&&u==="no")u=!1;else if(c[0]=="o"&&c[1]=="n"){var h=c.toLowerCase();h=="ondoubleclick"?c="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||ou(r.type)?h=="onfocus"?c="onfocusin":h=="onblur"&&(c="onfocusout"):h=c="oninput",h=="oninput"&&a[c=h]&&(c="oninputCapture")}else i&&Ql.test(c)?c=c.replace(tu,"-$&").toLowerCase():u===null&&(u=void 0);a[c]=u}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=zn(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",nu)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Ds({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Jl,qs&&qs(t)};function Us(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-re(r).length,width:e}}var re=t=>t.filter(e=>e.kept);function we(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var be=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Bs({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var sr=120,$o={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Eo={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},js={point:`${Eo.point} Click or Enter opens it.`,tap:`${Eo.tap} Tap it again to open it.`},To=t=>t===0?"start":t===1?"step 1":String(t),Ao=t=>`dropped: outside the best ${t}`,ru=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Oo=t=>Math.abs(t)<5e-5?"\u22480":at(t,ru(t)),Bt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Oo(o)}`:"";function su(t){let e=we(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Re(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>sr?Gn(o):[];return n.length>sr?`\u2026${n.slice(1-sr).join("")}`:o}function Be({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=re(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||re(o.children).length;return["\u201C",{token:su(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${H(be(o))}; everything so far has ${H(Math.exp(n),1)}, log-probability ${Oo(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${Oo(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Oo(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var Y={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},xe={kept:38,dropped:22},Tt={least:22,most:64,cut:30,edge:6};function Ws({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=A(xt(o.token,Y.chip),R({fill:"",size:Y.letters[n],bold:o.winner,code:!0},e)),s=Bt(o)&&Y.mark+A(Bt(o),R({fill:"",size:Y.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?Y.least:0,Math.ceil(r+Number(s))+2*Y.padding[n])]}))}function Lo({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(g=>o.get(g)??0))),a=n-2*Tt.edge-s.reduce((w,g)=>w+g,0),i=Math.max(Tt.least,Math.min(Tt.most,a/(s.length-1||1))),c=Y.head+Tt.edge,u=t.map(w=>c+Math.max(e,re(w).length)*xe.kept+Tt.cut/2),l=new Map,p=s.map((w,g)=>Tt.edge+s.slice(0,g).reduce((b,x)=>b+x+i,0)),h=r?Math.max(...u):0;t.forEach((w,g)=>{let b=u[g]+Tt.cut/2-re(w).length*xe.dropped;for(let x of w){let _=x.kept?c+(x.place+.5)*xe.kept:b+(x.place+.5)*xe.dropped;l.set(x,{x:p[g],y:_,width:o.get(x)??0,end:p[g]+s[g]}),(x.kept||r)&&(h=Math.max(h,_+(x.kept?xe.kept:xe.dropped)/2))}});let f=p[p.length-1]+s[s.length-1]+Tt.edge,m=u.map((w,g)=>`H${Math.max(0,p[g]-i/2)}V${w}`);return{places:l,columns:p,cut:u[0],cutPath:`M0 ${u[0]}${m.join("")}H${Math.max(n,f)}`,width:f,height:h+Tt.edge}}function je({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Co=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var ir=13,iu=480,au={width:26,height:14},cu={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Gs(t,e,o,n,r){let s=Lo(t,e,0,o),{width:a,height:i}=s,c=n&&pt(gt(Be(t,n)),Math.max(iu,a),r);return U([c,{width:a,height:i,draw:(u,l,p)=>lu(fe(u,l,p),t,s,o,n,r)},du(r)],16)}function lu(t,e,o,n,r,s){let a={fill:s.quiet,size:ir};o.columns.forEach((u,l)=>t.text(To(l),u,Y.head/2-2,a)),t.rect(0,Y.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=we(r);for(let[u,l]of[...Co,["lit",p=>i.includes(p)]]){let p=je(o,e.nodes.filter(h=>l(h)&&(h.kept||n)));p&&t.path(p,{stroke:u==="winner"?s.primary:s.text,...cu[u]})}for(let[u,l]of o.places)(u.kept||n)&&uu(t,u,l,{lit:i.includes(u),open:u===r},s);if(!n)return;let c=Ao(e.width);t.rect(0,o.cut-ir/2,A(c,R(a,s))+8,ir,{fill:s.ground}),t.text(c,0,o.cut,a)}function uu(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:u}=e,[l,p]=c?[Y.letters.kept,Y.high.kept]:[Y.letters.dropped,Y.high.dropped],h=[o,n-p/2,r,p],f=c?7:5;if(t.rect(...h,{fill:i.ground,radius:f}),c){t.rect(...h,{fill:u?i.primary:i.text,opacity:u?.14:.06,radius:f}),t.rect(o+2,n+p/2-4,(r-4)*be(e),3,{fill:u?i.primary:i.quiet});let y=s||!u?i.text:i.primary;t.rect(...h,{stroke:y,width:u?2:1,opacity:s||u?1:.45,radius:f})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:f+3});let[m,w]=[N(e.token,Y.chip),Bt(e)],g={fill:c||s?i.text:i.quiet,size:l,bold:u,code:!0},b={fill:i.text,size:Y.letters.mark,bold:u},x=A(m,R(g,i)),_=o+(r-x-(w?Y.mark+A(w,R(b,i)):0))/2;t.text(m,_,n,g),w&&t.text(w,_+x+Y.mark,n,b)}function du(t){let e={fill:t.quiet,size:14},{width:o,height:n}=au,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries($o).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return B([c,ot(i,e,t)],7)});return B(s,20)}var pu=60;function Ks({data:t,theme:e,open:o}){let[n,{width:r}]=tt(),s=$(null),[a,i]=E(null),[c,u]=E(""),[l,p]=E(null),h=I(()=>Us(t.nodes,t.width),[t.id]),f=zt(e),m=I(()=>Ws(h,e),[h,e.font,e.codeFont,f]),w=T=>h.nodes.find(et=>String(et.id)===String(T))??null,g=w(t.selected),b=h.dropped>0&&(a??(h.nodes.length<=pu||g?.kept===!1)),x=I(()=>Lo(h,m,r,b),[h,m,r,b]);L(()=>p(null),[t]),F(()=>mt(t.name,()=>({picture:Gs(h,m,b,g,e),theme:e})),[t,m,b,e]);let _=T=>{!o||T===g||(p(T),o(T.id,T===h.end))},y=T=>T.kept||b,{id:v,spoken:k,listeners:S}=ho({moves:T=>Bs(h,w(T)??h.nodes[0],y),press:(T,{id:et,touch:dt,point:_t})=>{let Ot=w(T);!Ot||dt&&et!==T?_t(T):_(Ot)},onFocus:u}),M=w(v)??g,P=we(M),z=w(c)??g??h.nodes[0],q=y(z)?z:z.parent,V=()=>{_(h.end);let T=s.current?.querySelector(`[data-id="${h.end.id}"]`);T instanceof HTMLElement&&T.focus()};return d("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[d("div",{class:"top",children:[d(pe,{parts:M&&Be(h,M),hint:o?js:Eo,spoken:k}),o&&g&&g!==h.end&&d("button",{type:"button",class:"back",onClick:V,children:"Back to the winner"}),h.dropped>0&&d("label",{class:"switch",children:[d("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:T})=>i(T.checked)}),"Show dropped branches (",h.dropped,")"]})]}),d("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:d("div",{class:b?"sheet":"sheet kept-only",style:{width:`${x.width}px`,height:`${x.height}px`},...S,children:[d("div",{class:"head",style:{height:`${Y.head}px`},children:x.columns.map((T,et)=>d("span",{class:"heading",style:{left:`${T}px`},children:To(et)},et))}),d(fu,{tree:h,layout:x}),d("svg",{"aria-hidden":"true",children:d("path",{class:"lit",d:je(x,P.filter(y))})}),d("div",{class:"cut",style:{top:`${x.cut}px`},children:d("span",{children:Ao(h.width)})}),h.columns.map((T,et)=>{let dt=_t=>_t?.depth===et?_t:null;return d(hu,{tree:h,column:T,layout:x,lit:P[et]??null,stop:dt(q),current:dt(g),pending:dt(l)},et)})]})}),d("div",{class:"legend",children:Object.entries($o).map(([T,et])=>d("span",{class:T,children:et},T))})]})}var fu=Ut(gu),hu=Ut(wu),mu=Ut(bu);function gu({tree:t,layout:e}){return d("svg",{class:"branches","aria-hidden":"true",children:[d("path",{class:"cut",d:e.cutPath}),Co.map(([o,n])=>d("path",{class:o,d:je(e,t.nodes.filter(n))},o))]})}function wu({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return d("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>d(mu,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function bu({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:u=0,width:l=0}=o.places.get(e)??{},p=I(()=>gt(Be(t,e)),[t,e]);return d("div",{class:e.kept?"":"below",role:"listitem",children:d("button",{type:"button",class:["node",...Object.entries(i).flatMap(([h,f])=>f?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${u}px`,width:`${l}px`,"--own":be(e)},children:[d(C,{token:e.token,length:Y.chip}),Bt(e)&&d("span",{class:"mark",children:Bt(e)})]})})}var Vs=`.beam {
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
`;var We={rounded:255,exact:65535},it=["mean","max","rollout"];function se(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,h)=>h),i=a.filter(p=>!r.columnPieces[p].every(h=>s.has(h))),c=i.length?i:a,{rows:u}=r,l=r.blocked&&Zs(r.blocked,u.length,r.columns.length,c,new Uint8Array(u.length*c.length));return{group:e,axes:r,kept:c,rows:u,columns:c.map(p=>r.columns[p]),blocked:l,rowSpots:Xs(r.rowPieces,e.looks),columnSpots:c.map(p=>Xs([r.columnPieces[p]],e.lookedAt)[0])}}var Xs=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Zs(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function At(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...it]}function Ge(t,e){return e==="rollout"?[t.heads]:it.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ie(t,e,o,n){let r=Ge(e.group,n);if(r.length===1)return Ys(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Ys(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Ke=(t,e,o)=>e*(t.heads+1)+o;function Ro({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ge(t,n).every(r=>e.exact.has(Ke(t,o,r)))}function Ys(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Ke(e,a,i),u=o.exact.get(c)??Js(o,c),l=Zs(u,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,h=u instanceof Uint8Array?We.rounded:We.exact;for(let f=0;f<n.length;f+=1){let m=1;if(p<o.columns.length)if(m=0,u instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+f]/We.exact;else for(let g=0;g<p;g+=1)m+=l[f*p+g]/h;let w=m>=t.mutedFloor?1/(h*m):0;for(let g=0;g<p;g+=1)l[f*p+g]=Math.min(1,l[f*p+g]*w)}return l}function Js({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Qs(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ie(t,e,o,n),h=>Math.round(h*255));let i=Ge(r,n).map(h=>Js(s,Ke(r,o,h))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let u=new Uint32Array(c);for(let h of i.slice(1))if(n==="mean")for(let f=0;f<u.length;f+=1)u[f]+=h[f];else for(let f=0;f<u.length;f+=1)h[f]>u[f]&&(u[f]=h[f]);let l=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:We.exact/We.rounded),p=new Uint8Array(u.length);for(let h=0;h<u.length;h+=1)p[h]=u[h]/l+.5;return p}function Po(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=it.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ie(t,e,o,n),rounded:Ro(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function ti(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),c=new Float32Array(a*a),u=new Uint8Array(a*a).fill(1),l=!1;for(let h of t.groups){let f=se(t,h,{words:!1,muted:!1}),m=ie(t,f,e,o);l||=Ro(f,e,o);let[w,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,x=0;b<f.rows.length;b+=1)for(let _=0;_<f.columns.length;_+=1,x+=1){let y=(w+b)*a+g+_;u[y]=f.blocked?.[x]??0,c[y]=u[y]?0:m[x]}}let p=it.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:l,blocked:u,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var ar=6,No={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function ni(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:ei(t.layer,o.layers),head:At(o).includes(t.head)?t.head:"1",step:ei(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,ar),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var ei=(t,e)=>Math.max(0,Math.min(t,e-1)),oi={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function ri(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(oi)){let[s,a]=oi[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var si=250,ae=0,jt=No,ii=No,ye=0,ai=!1,cr=null,Io=new Set,ce=()=>jt;function W(t){if(!Object.entries(t).every(([e,o])=>String(jt[e])===String(o))){jt={...jt,...t},ae+=1,ui(),clearTimeout(ye),ye=window.setTimeout(ci,si);for(let e of Io)e()}}function ci(){clearTimeout(ye),ye&&cr?.({turn:ae,selection:jt}),ye=0}function zo(t){ae===0&&(jt={...No,...t})}function li(t,e){if(cr=e,ai=!0,ii=t.usual,t.turn>ae||ae===0&&t.turn===0){ae=t.turn,jt=t.selection;for(let o of Io)o()}else t.turn<ae&&(ye||=window.setTimeout(ci,si));ui()}function ui(){if(!ai)return;let t=ri(location.search,jt,ii),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Ho(t){return Io.add(t),()=>{Io.delete(t)}}var yu="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(yu))&&(cr=null),{capture:!0});function di({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{W({node:s?-1:r}),o?.("opened",r)};return ge(e,Vs,r=>d(Ks,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var _u={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Do(t,e,o,n){let[r,s]=E(!1),[a,i]=E(1);return L(()=>{if(!r)return;if(t>=e)return s(!1);let u=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(u)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Fo({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return d("span",{class:"buttons",children:[d(Ve,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),d(Ve,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),d(Ve,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),d(Ve,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),d(Ve,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Ve({name:t,label:e,idle:o=!1,onPress:n}){return d("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:d("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:d("path",{d:_u[t]})})})}function qo({speeds:t,player:e,isNamed:o=!1}){return d("label",{class:"speed",children:[d("span",{class:o?"name":"unseen",children:"Speed"}),d("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>d("option",{value:n,children:[n,"\xD7"]},n))})]})}function pi(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Lt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],_e=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function Wt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),u=>u/255)}var Gt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var fi=1.2,vu=9,hi={rows:[],columns:[],step:[],chosen:[],done:1/0};function Kt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(x=>N(x))),i=(b=>Math.ceil(Math.max(...b.map(x=>A(x,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),u=e.letters*fi,l=s.map(b=>A(b,n)),p=l.map(b=>b>Math.max(c,u)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(u,...l.filter((b,x)=>p[x])))+8,f=Math.min(e.cell,c*1.4,(e.height-h-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,h+r.length*f+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:h,cellWidth:c,cellHeight:f,width:m,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:g>=12?g:0}}function Vt(t,e,o,n,r){ku(t,e,o,n,r),o.numbers&&Su(t,e,o,n,r),Mu(t,o,n,r),Ou(t,o,n,r),Eu(t,o,n,r)}function ku(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,u]=[e.rows.length,e.columns.length],[l,p]=[u*r,c*s];if(t.cells(e.weights,c,u,[o,n,l,p]),e.blocked&&yt(t,e.blocked,c,u,[o,n,l,p]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<vu)){for(let h=1;h<u;h+=1)t.rect(o+h*r-.5,n,1,p,{fill:i.ground});for(let h=1;h<c;h+=1)t.rect(o,n+h*s-.5,l,1,{fill:i.ground})}}function yt(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),u=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let p=0;p<n;p+=1){let h=p;for(;h<n&&e[l*n+h];)h+=1;h>p&&t.hatch(c(p),u(l),c(h)-c(p),u(l+1)-u(l)),p=h}}function Su(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:u},l,p){for(let h=0;h<Math.min(n.length,l.done);h+=1)for(let f=0;f<r.length;f+=1){let m=e[h*r.length+f];if(o?.[h*r.length+f])continue;let w=p.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(f+.5)*i,a+(h+.5)*c+1];t.text(mo(m),g,b,{fill:w,size:u,align:"center"})}}function Mu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let u=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...u,{fill:c.ground}),t.rect(...u,{fill:c.hatchGround,opacity:.5})}function Ou(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let u=(l,p)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let l of i.chosen)u(l,c.query);for(let l of i.step)u(l,c.primary);for(let l of i.rows)u(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function Eu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},u,l){let p=[...u.rows,...u.step,...u.chosen];for(let h of le(s.length,r,c,p)){if(h>=u.done)break;let f=p.includes(h),m=u.rows.includes(h)||u.chosen.includes(h)?l.query:f?l.text:l.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let h of le(a.length,n,c,u.columns)){let f=u.columns.includes(h),m=i[h]?"left":"center",[w,g]=[e+(h+.5)*n,o-(i[h]?6:3+c*.55)];t.text(a[h],w,g,{fill:f?l.key:l.quiet,size:c,bold:f,code:!0,align:m,turned:i[h]})}}function le(t,e,o,n){let r=o*fi,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Uo({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,u]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||u>=s.length||c<0&&u<0?null:{row:Math.max(-1,c),column:Math.max(-1,u)}}var lr=12,mi=64,ur=20,gi=18;function Bo({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),u=c+gi+lr,l=[t.length,e.length];return{width:mi+s.length*(r+lr),height:ur+a.length*u,draw(p,h,f){let m=b=>h+mi+b*(r+lr),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,x)=>p.text(b,m(x)+r/2,f+ur/2,g)),a.forEach(({layer:b,maps:x},_)=>{let y=f+ur+_*u;p.text(`Layer ${b+1}`,h,y+c/2,w),x.forEach((v,k)=>{if(!v)return;let S=m(k);p.cells(v.weights(),...l,[S,y,r,c]),o&&yt(p,o,...l,[S,y,r,c]),p.rect(S-2,y-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&p.text(v.role,S+r/2,y+c+4+gi/2,g)})})}}}var ve={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},$u={loss:46,exact:26},jo=13,Tu=90,wi=[void 0,[8,4],[2,3],[10,3,2,3]],Au=[1,1.5,2,3,4,5,6,8,10],Lu=[1,2,2.5,4,5,10],lt={letters:14,padding:24,height:28,lane:32,apart:6};function Xe(t,e,o=!1){let[n,r]=[t.films.flatMap(g=>g.losses),t.films.flatMap(g=>g.exacts)],s=_e(t),a=bi(Math.max(.1,...n.map(([,g])=>g)),Au),{left:i,head:c,foot:u,between:l}=ve,p=o?$u:ve,h=Math.max(1,e-i-ve.right),f=c+p.loss+l+c,m=[{name:"Loss (nats)",curve:"losses",top:c,height:p.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:f,height:p.exact,ticks:[0,1]});let w=m[m.length-1].top+m[m.length-1].height+u;return{width:e,height:w,left:i,line:h,end:s,x:g=>i+g/s*h,panels:m}}function bi(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Xt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:wi[e%wi.length]});function Wo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:u,height:l,line:p}=e,h=g=>a+e.x(g),f=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,x)=>t.path(`M${g} ${i+ve.head-b}V${i+l-ve.foot}`,x);for(let g of c){t.text(g.name,h(0),i+g.top-11,{size:jo,fill:s.text});for(let b of g.ticks){let x=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(h(0),Math.round(f(g,b)),p,1,{fill:s.hatchLine}),t.text(x,h(0)-6,f(g,b),{size:jo,fill:s.quiet,align:"right"})}}for(let[g,b]of Ru(e,s))t.text(g,a+b,i+l-ve.foot/2,{size:jo,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(h(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,x)=>{let _=Xt(s,x,w,g.curve),y=b[g.curve].map(([v,k])=>[h(v),f(g,k)]);if(y.length&&t.path(y.map(([v,k],S)=>`${S?"L":"M"}${v.toFixed(1)} ${k.toFixed(1)}`).join(""),_),g.curve==="exacts")for(let[v,k]of y)t.rect(v-2,k-2,4,4,{fill:_.stroke})});m(Math.round(Math.min(h(r),a+u-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let x=Lt(g,r);for(let _ of c){let y=_.curve==="losses"?x.loss:x.exact;y!==null&&t.path(Cu(h(x.step),f(_,y),4.5),{fill:Xt(s,b,w,_.curve).stroke,stroke:s.ground,width:2})}})}var Cu=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Ru({x:t,end:e,width:o,line:n},r){let s=Math.max(1,bi(e/Math.max(2,Math.floor(n/Tu)),Lu));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,u=c+s>e?`${J(c)} ${c===1?"step":"steps"}`:J(c),l=A(u,R({size:jo,fill:""},r))/2;return[u,Math.max(l,Math.min(t(c),o-l))]})}function Go(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(A(s.short,R({size:lt.letters,fill:""},n)))+lt.padding),c=a+i>o,u=Math.max(0,c?a-i:a),l=r.findIndex(h=>h.every(([f,m])=>u>=m+lt.apart||u+i<=f-lt.apart)),p=l<0?r.push([])-1:l;return r[p].push([u,u+i]),{mark:s,left:u,wide:i,leans:c,lane:p}})}var Ko={least:24,readable:30,most:104},Pu=16,Nu=165,xi={titled:58,bare:34},Iu=20,dr={label:58,gap:8},Ye={label:26,gap:4},zu=20;function Vo(t,e,o,n=!1){let r=t.flatMap((l,p)=>Hu(t,p+1,e,o,n?xi.bare:xi.titled)),s=r.filter(({side:l})=>l>=Ko.readable),a=({side:l,short:p})=>l+(p?0:zu),i=l=>l.toSorted((p,h)=>a(h)-a(p))[0],c=l=>l.filter(({height:p})=>p<=o),u=r.toSorted((l,p)=>l.height-p.height)[0];return i(c(s))??i(c(r))??u}function Hu(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],i=Math.floor((o-(e-1)*Pu)/e);if(e>1&&i<pr(t))return[];let c=Math.ceil(t.length/e),u=({label:f,gap:m}=Ye)=>Math.floor((i-f-2)/s-m),l=Math.max(...t.map(f=>1/Ze(f))),p=Math.floor(((n/c-r)/a-Ye.gap)/l),h=(f,m=!0)=>{let w=Math.max(Ko.least,Math.min(Ko.most,f)),g=m?Ye:dr;return{side:w,own:i,short:m,...g,height:c*(r+a*(w*l+g.gap+(m?0:Iu)))}};return[u(dr)>=56?h(u(dr),!1):h(u()),h(Math.min(u(),p))]}var pr=t=>Math.max(Nu,...t.map(({heads:e})=>Ye.label+2+e*(Ko.least+Ye.gap)));function Ze({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Xo=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Du=3,Yt=120,vt=28,fr=t=>t?['"',{token:t,length:Yt},'"']:["nothing"],yi=(t,e)=>["The model writes ",...fr(e.answer),...e.isRight?[", which is right. "]:[", right is ",...fr(t.answer),". "]],_i=(t,e)=>gt(["The model reads ",...fr(t.text),". ",...yi(t,e)]).trim();function Yo(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${J(o.step)}. `,...yi(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Fu(t,o,t.live||o.step<_e(t))]}function Fu(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((u,l)=>Gt(t,e,c,l))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Zo({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${J(e)}`]]:[...[["step","Step",J(e)],["loss","Loss",o===null?"\u2013":at(o,3)]],["exact","Exact match",n===null?"\u2013":H(n,1)]]}function Jo({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Qo=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,tn=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function vi(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=Wt(t,e,o,n),c=r.map((p,h)=>s.filter((f,m)=>!a?.[h*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,h)=>i[h]-i[p]).slice(0,Du).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":H(i[p])}))}var Je=860,qu=72,ki=32,Uu=12,en={padding:6,gap:3,line:68};function Si({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:p})=>p)),a=r.map(l=>Lt(l,e)),i=r.map((l,p)=>Bu(t,l,a[p],n)),c=l=>r.length>1?`${N(l.title,vt)}: `:"",u=r.flatMap((l,p)=>[c(l)+gt(Yo(t,l,a[p])),...tn(l,e).map(({text:h})=>h)]);return U([B(i,2*ki),me({isBlocked:s},n),Gu(t,e,o,n),U(u.map(l=>pt(l,Je,n)),4)],16)}function Bu(t,e,o,n){let r=e.kinds.map((i,c)=>U([ot(i.title,{size:16,bold:!0,fill:n.text},n),ju(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Uu,a=Zo(t,o).map(([,i,c])=>U([ot(i,{size:K,fill:n.quiet},n),ot(c,{size:22,bold:!0,fill:n.text},n)],0));return U([e.title.length>0&&ct(N(e.title,vt),n),B(a,20),Wu(e,o,n),s?B(r,ki):U(r,16)])}function ju(t,e,o,n,r){let s=i=>Array.from({length:i},(c,u)=>u),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>Wt(e,n,i,c),role:Gt(t,n,o,i*e.heads+c)}))}));return Bo({...e,shape:Ze(e),side:qu},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Wu(t,e,o){let[n,r]=[{size:K,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(A(g,R(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(A(g,R(n,o)))))+12,u=Jo(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:x})=>({state:x,texts:[g,b].map(_=>_===void 0?"":N(_))})),[l,p]=[0,0],h=u.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*en.padding;l&&l+b>Je-i&&([l,p]=[0,p+1]);let x={x:l,line:p,width:b};return l+=b+en.gap,x}),f=N(t.text,Yt),m=Math.max(s(f),...h.map(g=>g.x+g.width)),w=It([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*en.line,draw(g,b,x){a.forEach((_,y)=>g.text(_,b,x+[12,36,62][y],n)),g.text(f,b+i,x+12,r),u.forEach(({texts:_,state:y},v)=>{let k=h[v],S=b+i+(w?m-k.x-k.width:k.x),[M,P]=[S+k.width/2,x+24+k.line*en.line];g.text(_[0],M,P+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(S+1,P+26,k.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?void 0:[4,3],radius:5}),g.text(_[1],M,P+38,{...r,align:"center"}),y&&g.path(Xo(y,M,P+60),{stroke:o.text,width:2})})}}}function Gu(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Xe(t,Je),{marks:a}=r[o],i=Go(a,s,n),c=r.map(({title:l},p)=>{let h=Xt(n,p,!0);return B([{width:34,height:20,draw:(f,m,w)=>f.path(`M${m} ${w+10}h34`,h)},ot(N(l,vt),{size:K,fill:n.text},n)],6)}),u=1+Math.max(-1,...i.map(({lane:l})=>l));return U([r.length>1&&B(c,16),{width:Je,height:s.height,draw:(l,p,h)=>Wo(l,s,{reels:t,marks:a,step:e},n,[p,h])},u>0&&{width:Je,height:u*lt.lane,draw:(l,p,h)=>i.forEach(({mark:f,left:m,wide:w,leans:g,lane:b})=>{let x=h+b*lt.lane;l.rect(p+m,x,w,lt.height,{stroke:n.hatchLine,radius:4}),l.rect(p+(g?m+w-4:m),x,4,lt.height,{fill:Xt(n,o,r.length>1).stroke}),l.text(f.short,p+m+w/2,x+lt.height/2,{size:lt.letters,fill:n.text,align:"center"})})}],6)}var[Ku,Vu,Zt,on]=[420,34,8,14],hr={height:300,share:.36,cell:40,letters:14};function Mi({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),c=$(null),[u,l,p,h]=r.split(" ").map(Number),f=r?e.films[u]:void 0,m=f?.kinds[l],w=f&&Lt(f,o),g=Math.min(Ku,window.innerWidth-2*Zt),b=()=>{let _=t.current?.querySelector(`[data-head="${r}"]`);_&&i.current&&Yu(i.current,_,a())};L(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let _={...m,weights:Wt(m,w,p,h)},y=Kt(_,{...hr,width:g-Vu,height:Math.min(hr.height,window.innerHeight*hr.share)},n);c.current&&Vt(Q(c.current,y.width,y.height,n),_,y,hi,n),b()}),F(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let x=f&&w?Gt(e,w,l,p*f.kinds[l].heads+h):"";return d("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&d(j,{children:[d("div",{class:"title",children:Qo(m,p,h)}),d("div",{class:"note",children:["Step ",J(w.step),x&&`: ${e.roles[x]}`]}),d("canvas",{ref:c}),d("ol",{class:"pairs",children:vi(m,w,p,h).map(({query:_,key:y,share:v},k)=>d("li",{children:[d(C,{token:_})," looks at ",d(C,{token:y}),", ",v]},k))}),d("div",{class:"note",children:r===s?`${Xu()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Xu=()=>matchMedia("(hover: hover)").matches;function Yu(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,u,l)=>Math.max(Zt,Math.min(c,l-u-Zt)),a=n.right+on;a+r.width>window.innerWidth-Zt&&(a=n.left-on-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Zt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+on;i=c+r.height<window.innerHeight?c:Math.max(Zt,n.top-on-r.height)}o<1/0&&(i=Math.max(Zt,Math.min(i,o-r.height-Zt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Oi({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:u}){let l=$(null),[p,h]=E("0 0"),{side:f,short:m,label:w,gap:g,own:b}=s,[x,_]=[n.heads,n.layers].map(v=>Array.from({length:v},(k,S)=>S)),y=[f,Math.round(f/Ze(n))];return L(()=>{l.current?.querySelectorAll("canvas").forEach((v,k)=>{let S=[0,0,...y],M=Q(v,...y,a);M.cells(Wt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&yt(M,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,f,a,window.devicePixelRatio]),d("div",{class:"kind",style:{width:`${b}px`},children:[d("div",{class:"title",children:n.title}),d("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Zu,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${f}px)`},children:[d("div",{role:"row",children:[d("span",{role:"columnheader",children:d("span",{class:"unseen",children:"Layer"})}),x.map(v=>d("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",v+1]},v))]}),_.map(v=>d("div",{role:"row",children:[d("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[m?"L":"Layer ",v+1]}),x.map(k=>{let[S,M,P]=[`${t} ${v} ${k}`,`${v} ${k}`,Gt(o,r,e,v*n.heads+k)];return d("span",{role:"gridcell",class:"cell",children:[d("button",{type:"button",class:"thumb","data-head":S,tabIndex:M===p?0:-1,"aria-pressed":i===S,"aria-label":Qo(n,v,k)+(P&&`, ${P}`),onClick:()=>u(S),onPointerEnter:({pointerType:z})=>z!=="touch"&&c(S),onPointerLeave:({pointerType:z})=>z!=="touch"&&c(""),onFocus:({currentTarget:z})=>(h(M),z.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:d("canvas",{})}),!m&&d("span",{class:"role",children:P})]},k)})]},v))]})]})}function Zu(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,u)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+u}"]`);Ht(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Ju({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:c,held:u,onPoint:l,onHold:p}){let[h,{width:f}]=tt(),m=f>0&&s.length>0&&Vo(s.map(w=>o.kinds[w]),f,i,a);return d("section",{class:"reel",children:[o.title&&d("h2",{class:"film-title",children:d(C,{token:o.title,length:vt})}),d("div",{class:"head",children:[d("div",{class:"facts",children:Zo(e,n).map(([w,g,b])=>d("span",{class:`fact ${w}`,children:[d("span",{class:"name",children:g}),d("span",{class:"value",children:b})]},w))}),d(Qu,{film:o,frame:n,isBrief:c})]}),d("div",{class:"kinds",ref:h,children:[s.length===0&&d("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(w=>d(Oi,{place:`${t} ${w}`,reels:e,frame:n,plan:m,theme:r,held:u,onPoint:l,onHold:p,kind:o.kinds[w],number:w},w))]})]})}var $i=Ut(Ju);function Qu({film:t,frame:e,isBrief:o}){return d("div",{class:o?"answer brief":"answer",role:"img","aria-label":_i(t,e),children:[d("span",{class:"asked",children:"Reads"}),d(C,{token:t.text,length:Yt}),d("span",{class:"names",children:[d("span",{children:"Right answer"}),d("span",{children:"Model writes"})]}),d("div",{class:"pieces",dir:It([t.answer]),children:Jo(t,e).map(({wanted:n,written:r,state:s},a)=>d("span",{class:`piece ${s}`,children:[d(Ei,{name:"wanted",token:n}),d(Ei,{name:"written",token:r}),d("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&d("path",{d:Xo(s,8,8)})})]},a))})]})}var Ei=({name:t,token:e})=>e===void 0?d("bdi",{class:`token ${t}`,children:"\xA0"}):d(C,{token:e,class:t});function kt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return d("fieldset",{class:"segments",children:[d("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>d("label",{class:s===n?"on":"",children:[d("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var td=90,Ti=10,ed=.6;function Ai(t){let[e,o]=E({room:300,spare:300,width:0});return L(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.querySelector(".screen"),c=[...i.querySelectorAll(".reel")],u=new Set(c.map(({offsetTop:g})=>g)).size,l=Math.max(...c.map(g=>g.querySelector(".kinds").offsetHeight)),p=i.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),h=window.innerHeight-Ti-(p<ed*window.innerHeight?p:Ti),f=i.querySelector(".shared")?.offsetHeight??0,m=Math.max(td,Math.floor((h-i.offsetHeight+u*l)/u)),w=i.clientWidth;o(g=>g.room===m&&g.spare===m+f&&g.width===w?g:{room:m,spare:m+f,width:w})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),e}var Li=16,Ci={width:34,height:14},od=880;function Ri({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,live:c,steps:u}=t,[l,{width:p}]=tt(),h=$(null),f=window.innerHeight<od,m=I(()=>Xe(t,p,f),[t,p,f]),[w,g,b]=[i[r],u[n],i.length>1],x=u.length>1&&!c||i.flatMap(({losses:v,exacts:k})=>[...v,...k]).length>1;L(()=>{h.current&&p&&Wo(Q(h.current,p,m.height,e),m,{reels:t,marks:w.marks,step:g},e)},[m,e,o,g,r]);let _=v=>u.reduce((k,S,M)=>Math.abs(S-v)<Math.abs(u[k]-v)?M:k,0),y=({offsetX:v})=>a(_((v-m.left)/m.line*m.end));return d("div",{class:"timeline",ref:l,children:[b&&d("div",{class:"films",children:i.map(({title:v},k)=>d("button",{type:"button",class:"key","aria-pressed":k===r,title:`Show the moments of ${N(v)} on the timeline`,onClick:()=>s(k),children:[d(nd,{pen:Xt(e,k,!0)}),d(C,{token:v,length:vt})]},k))}),x&&d("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:h,onPointerDown:v=>!c&&(v.currentTarget.setPointerCapture(v.pointerId),y(v)),onPointerMove:v=>!c&&v.buttons&&y(v)}),u.length>1&&!c&&d("input",{type:"range",class:"scrubber",min:0,max:m.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${J(g)}, frame ${n+1} of ${u.length}`,style:{marginLeft:`${m.left-Li/2}px`,width:`${m.line+Li}px`},onInput:({currentTarget:v})=>{let k=_(Number(v.value));v.value=String(u[k]),a(k)}})]})}function Pi({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:c}]=tt(),u=I(()=>Xe(t,c),[t,c]),[l,p,h]=[s[n],a[o],s.length>1],f=Go(l.marks,u,e);return d("div",{ref:i,children:d("div",{class:"marks",role:"group","aria-label":h?`Moments of ${N(l.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...f.map(({lane:m})=>m)))*lt.lane}px`,"--own":Xt(e,n,h).stroke},children:f.map(({mark:m,left:w,wide:g,leans:b,lane:x},_)=>{let[y,v]=[l.frames[m.frame].step,h?`${N(l.title)}: ${m.text}`:m.text];return d("button",{type:"button",class:`mark ${m.kind} ${b?"leans":""} ${y<=p?"reached":""}`,title:v,"aria-label":v,"aria-current":y===p?"step":void 0,style:{left:`${w}px`,top:`${x*lt.lane}px`,width:`${g}px`},onClick:()=>r(a.indexOf(y)),children:m.short},_)})})})}function nd({pen:t}){return d("svg",{...Ci,"aria-hidden":"true",children:d("path",{d:`M1 7H${Ci.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var rd=[.25,.5,1,2,4],sd=2e4,Ni={least:125,most:500},Ii=10,zi=560;function Hi({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,c]=E(1/0),[u,l]=E(""),[p,h]=E(""),[f,m]=E(0),[w,g]=E("cross"),{room:b,spare:x,width:_}=Ai(s),y=zt(e),v=r.length-1,k=n?v:Math.max(0,r.findLastIndex(O=>O<=i)),S=r[k],M=O=>c(r[Math.max(0,Math.min(O,v))]),P=Do(k,v,M,Math.max(Ni.least,Math.min(Ni.most,sd/r.length))),z=o.length>1,[q,V]=id(o,_,x,z),T=q.find(O=>O.kind===w)??q[0],et=z&&new Set(o.map(({text:O,answer:rt})=>JSON.stringify([O,rt]))).size===1,dt=O=>(P.pause(),M(O)),_t=()=>(l(""),h("")),Ot=ee(O=>O===p?_t():(l(O),h(O)),[p]);return F(()=>t.figure?mt(t.figure,()=>({picture:Si({reels:t,step:S,marked:f},e),theme:e})):void 0),d("div",{ref:s,class:`film ${n?"live":""} ${z?"several":""} ${V?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:O=>O.key==="Escape"?_t():n||ld(O,k,v,dt,P.toggle),children:[d("div",{class:"screen",children:[(et||V)&&d("div",{class:"shared",children:[V&&d(kt,{label:"Attention",isNamed:_<zi,options:q.map(({kind:O,title:rt})=>[O,_<zi?rt.split(/[ -]/)[0]:rt]),value:T.kind,onChoose:g}),et&&d("p",{children:["All read ",d(C,{token:o[0].text,length:Yt}),"; right is ",d(C,{token:o[0].answer,length:Yt}),"."]})]}),d("div",{class:"reels",style:{"--least":`${pr(o.flatMap(({kinds:O})=>O))}px`},onMouseDown:O=>cd(O,s.current),children:o.map((O,rt)=>d($i,{number:rt,reels:t,film:O,theme:e,isOne:V,room:b,isBrief:et,held:p,kinds:V?ad(O,T.kind):O.kinds.map((Et,Ln)=>Ln),frame:Lt(O,S),onPoint:l,onHold:Ot},rt))}),!n&&r.length>1&&d("div",{class:"player",ref:a,children:[d(Fo,{what:"frame",place:k,last:v,player:P,go:dt}),d("span",{class:"position",children:["Step ",J(S),d("span",{class:"of",children:[" of ",J(_e(t))]})]}),d(qo,{isNamed:!0,speeds:rd,player:P})]}),d(Ri,{reels:t,theme:e,fonts:y,place:k,marked:f,onMark:m,go:dt})]}),!n&&d(Pi,{reels:t,theme:e,place:k,marked:f,go:dt}),d("div",{class:"caption","aria-live":n||P.playing?"off":"polite",children:o.map((O,rt)=>d("div",{children:[d("p",{class:"line",children:[o.length>1&&O.title&&d("strong",{children:[d(C,{token:O.title,length:vt}),": "]}),Yo(t,O,Lt(O,S)).map(Et=>typeof Et=="string"?Et:d(C,{...Et}))]}),!n&&tn(O,S).map(({text:Et})=>d("p",{class:"line said",children:Et},Et))]},rt))}),d("p",{class:"legend",children:[d("span",{children:"Attention weight"}),d("span",{class:"scale",children:["0 % ",d("span",{class:"ramp"})," 100 %"]}),d("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:O})=>O.some(({blocked:rt})=>rt))&&d("span",{class:"scale",children:[d("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),d(Mi,{root:s,reels:t,step:S,theme:e,held:p,head:u||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function id(t,e,o,n){let r=t.flatMap(({kinds:s})=>s).filter((s,a,i)=>i.findIndex(c=>c.kind===s.kind)===a);return[r,r.length>1&&(n||e>0&&Vo(t[0].kinds,e,o).height>o)]}var ad=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function cd(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function ld(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Ii),PageUp:a(Ii)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var nn=`/* What plays: its buttons, scrubber and speed. */

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
`;var ke=`/* Choices */

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
`;var Di=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Fi=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var qi=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var md=[qt,nn,ke,Di,Fi,qi].join(`
`),Ui=new WeakMap;function Bi({data:t,parentElement:e}){let o=bt(e,md),n=Ui.get(o),r=n?.bytes===t?n.reels:pi(t);return Ui.set(o,{bytes:t,reels:r}),G(d(Hi,{reels:r,theme:Ft(o)},r.id),o),()=>{G(null,o),o.remove()}}function ji(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&zo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var rn=()=>{},Gi=[],Ki=!1;async function Vi(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(rn=()=>e.remove(),location.search)return Qe();let o=e.dataset.view?JSON.parse(e.dataset.view):await gd(e.dataset.labFirst??"");if(Ki||!o)return Qe();e.removeAttribute("data-view"),zo(o.selection),bd(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Gi.push(i)}),a=new MutationObserver(()=>wd()&&Qe());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),rn=()=>{a.disconnect(),s?.(),e.remove()}}async function gd(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Qe(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Ki=!0,rn(),rn=()=>{};for(let n of Gi.splice(0))e?.(...n)}}var Wi=!1;function wd(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Wi||=t==="running",Wi&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function bd(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var St=t=>t instanceof PointerEvent&&t.pointerType==="touch";function sn(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Zi={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},xd=3,Xi=30,cn=({scale:t})=>t==="shares"?mo:yd;function yd(t){return Math.abs(t)<.05?"0":at(t,Math.abs(t)<9.95?1:0)}function Yi({scale:t,step:e},o){return t==="shares"?H(o,e?1:2).replace(" ","\xA0"):e?at(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):at(o,3)}function an({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:Xi}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:Xi},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Ji(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,c=r.labels.length;if(e>=0&&o>=0){let b=e*c+o,x=!!a?.[b],_=(x?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(y=>y==="{row}"?an(n,e):y==="{column}"?an(r,o):[y]);return t.words?.[e][o]?[..._,": ",{token:t.words[e][o]}]:x||i==="plain"?_:[..._,`: ${Yi(t,s[b])}`]}let u=e>=0,[l,p,h]=u?[n,r,e]:[r,n,o],f=b=>u?e*c+b:b*c+o,m=p.labels.map((b,x)=>x).filter(b=>!a?.[f(b)]),w=[u?"Row ":"Column ",...an(l,h)];if(i==="plain")return[...w,`: ${m.length} of ${p.labels.length} are open`];let g=m.sort((b,x)=>Math.abs(s[f(x)])-Math.abs(s[f(b)])).slice(0,xd);return g.length?[...w,", largest: ",...g.flatMap((b,x)=>[x?", ":"",...an(p,b),` ${Yi(t,s[f(b)])}`])]:[...w,": every cell is blocked"]}function ln({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[at(-e,o),at(e,o)]}var un=20,ft=14,ue=14,mr=20,_d=12,to=1.2,vd=36,eo=44,dn=2.2,ea=14,kd=30,gr=2,Sd=148,Md=.46,Od=.9,Ed=640,$d=4e3;function fn(t,e,o){let n=t.map(s=>Ld(s,o)),r=t.length>1&&(e.width<Ed||!Td(n,e));return r?{swiped:r,layouts:n.map(s=>Qi([s],{...e,width:e.width*Od},[1/0],o)[0])}:{swiped:r,layouts:Qi(n,e,Ad(n,e),o)}}function Qi(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:c})=>c)),ft*to+mr+8],a=t.map((c,u)=>na(c,ra(c,e,o[u],r)[0]).includes(!0)),i=Math.max(s,...t.filter((c,u)=>a[u]).map(({labels:c})=>c));return t.map((c,u)=>Cd(c,e,o[u],i,n))}var Td=(t,e)=>pn(t,e,gr)<=e.width;function Ad(t,e){let o=ta(t,e,e.width),n=t.find(({panel:c})=>c.isMain);if(!n||t.length===1)return t.map(()=>o);let r=t.filter(c=>c!==n),s=pn(r,e,gr)+un,a=Math.max(o,Math.min(oa(n,e),(Math.min(e.width*Md,e.width-s)-n.left-3)/n.columns.length)),i=ta(r,e,e.width-pn([n],e,a)-un);return t.map(c=>c===n?a:i)}function ta(t,e,o){let[n,r]=[gr,eo*dn];for(let s=0;s<24;s+=1){let a=(n+r)/2;pn(t,e,a)<=o?n=a:r=a}return n}var pn=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?vd:0)+Math.max(r.least,r.left+r.columns.length*Math.min(oa(r,e),o)+3)+un,-un);function oa({panel:t,rows:e,labels:o},n){let r=Math.min(eo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(eo,Math.max(r*dn,ea))}function Ld(t,e){let o=R({fill:"",size:ft,code:!0,bold:!0},e),n=(l,p)=>l.labels.map(h=>N(h,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(l=>l.map(p=>Math.ceil(A(p,o)))),c=(t.rows.name?mr:0)+Math.max(0,...a)+10,u=Math.max(Sd,Math.ceil(A(t.columns.name,R({fill:"",size:ue},e)))+4);return{panel:t,rows:r,columns:s,left:c,widths:i,labels:Math.max(0,...i)+mr+8,least:u}}var na=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,ft*to)-2&&n>ft*1.1);function ra({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(eo,(r.height-a-3)/e.length),c=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(eo,Math.max(i*dn,ea))),u=t.isSquare?c:Math.min(i,Math.max(c*dn,kd));return[c,u].map(l=>l>=4?Math.floor(l):l)}function Cd(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:c}=t,[u,l]=ra(t,e,o,n),p=na(t,u),h=Math.max(0,...t.widths.filter((b,x)=>!p[x])),[f,m]=[i.length*u,a.length*l],w=Math.ceil(Math.max(c+f+3,t.least)),g=R({fill:"",size:ue},r);return{left:c,top:n,cellWidth:u,cellHeight:l,rows:a,columns:i,turned:p,width:w,acrossLeft:Math.max(0,Math.min(c,w-A(s.columns.name,g)-4)),pitch:u*ft*to/Math.max(ft*to,s.columns.isToken?0:h+6),letters:Math.max(_d,Math.min(ft,Math.floor(l/to))),height:Math.ceil(n+m+3),across:s.columns.name,down:A(s.rows.name,g)<=m+n?s.rows.name:"",numbers:s.isOff?0:sn({width:u,height:l},Rd(s,r))}}function Rd(t,e){if(!t.words&&t.values.length>$d)return{usual:0,width:0};let o=R({fill:"",size:ft},e),n=t.words?t.words.flat().map(r=>N(r)):t.scale==="plain"?[]:t.scale==="shares"?[H(1).slice(0,3)]:[...new Set(Array.from(t.values,cn(t)))];return n.length?{usual:ft,width:Math.max(...n.map(r=>A(r,o)))}:{usual:0,width:0}}var Pd=5,Nd=9;function hn(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:u,columns:l}=o,[p,h]=[l.length*i,u.length*c];if(e.scale==="plain"?t.rect(s,a,p,h,{fill:r.lines[0]}):t.cells(e.levels,u.length,l.length,[s,a,p,h],e.scale==="signed"),e.blocked&&yt(t,e.blocked,u.length,l.length,[s,a,p,h]),Math.min(i,c)>=Nd){for(let f=1;f<l.length;f+=1)t.rect(s+f*i-.5,a,1,h,{fill:r.ground});for(let f=1;f<u.length;f+=1)t.rect(s,a+f*c-.5,p,1,{fill:r.ground})}t.rect(s-.5,a-.5,p+1,h+1,{stroke:r.hatchLine}),o.numbers&&Id(t,e,o,r),e.isOff&&zd(t,o,r),Hd(t,e,o,n,r),Dd(t,e,o,n,r)}function Id(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:c},u){let l=e.scale==="signed"?u.signedInk:u.ink,p=cn(e),h=Zn(u.lines[0]);for(let f=0;f<a.length;f+=1)for(let m=0;m<i.length;m+=1){let w=f*i.length+m;if(e.blocked?.[w])continue;let g=e.words?N(e.words[f][m]):p(e.values[w]),b=e.words?h:l[Math.min(255,Math.round(e.levels[w]*255))];t.text(g,o+(m+.5)*r,n+(f+.5)*s+1,{fill:b,size:c,align:"center"})}}function zd(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[c,u]=[e+a.length*n/2,o+s.length*r/2];t.rect(c-62,u-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",c,u+1,{fill:Zn(i.lines[0]),size:17,align:"center"})}function Hd(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c,u){let l=(p,h,f,m=1)=>{let w=[o+(h??0)*r-1,n+(p??0)*s-1,(h===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],g=Math.min(r,s)<Pd?1.5:2.5;t.rect(...w,{stroke:u.ground,width:2*g}),t.rect(...w,{stroke:f,width:g})};e.band&&l(null,e.band[0],u.lines[0],e.band[1]-e.band[0]+1);for(let[p,h]of e.lit)l(p,h,u.lines[0]);c.row>=0&&l(c.row,null,Se(e.rows,u)),c.column>=0&&l(null,c.column,Se(e.columns,u))}var Se=({part:t},e)=>t?e[t]:e.text;function Dd(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:u,columns:l,turned:p,letters:h,down:f,across:m}=o,w=(x,_)=>[...new Set([_,...e.lit.map(y=>y[x]??-1)])].filter(y=>y>=0),[g,b]=[w(0,n.row),w(1,n.column)];for(let x of le(u.length,c,h,g)){let _=g.includes(x);t.text(u[x],s-7,a+(x+.5)*c,{fill:_?Se(e.rows,r):r.quiet,size:h,bold:_,code:!0,align:"right"})}for(let x of le(l.length,o.pitch,ft,b)){let _=b.includes(x),[y,v]=[s+(x+.5)*i,a-(p[x]?6:3+ft*.55)];t.text(l[x],y,v,{fill:_?Se(e.columns,r):r.quiet,size:ft,bold:_,code:!0,align:p[x]?"left":"center",turned:p[x]})}m&&t.text(m,o.acrossLeft,ue*.6,{fill:Se(e.columns,r),size:ue}),f&&t.text(f,ue*.6,a+u.length*c,{fill:Se(e.rows,r),size:ue,turned:!0})}var sa={width:900,height:640},Fd=5,qd=160,wr={width:96,height:12},br=64;function ia(t,e,o){let n=t.isOff?bo(o):o,[r,s]=[t.rows,t.columns].map(({labels:u})=>qd+u.length*Fd),[a]=fn([t],{width:Math.max(sa.width,s),height:Math.max(sa.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(u,l,p)=>hn(fe(u,l,p),t,a,e,n)},c=pt(t.caption,Math.max(520,a.width),n);return{picture:U([t.title?ct(t.title,n):null,i,c,Ud(t,n)]),theme:n}}function Ud(t,e){let o=a=>ot(a,{size:K,fill:e.quiet},e),n=ln(t),r=Float32Array.from({length:br},(a,i)=>i/(br-1)),s={width:wr.width,height:20,draw:(a,i,c)=>a.cells(r,1,br,[i,c+4,wr.width,wr.height],t.scale==="signed")};return B([n&&B([o(n[0]),s,o(n[1])],6),t.blocked&&B([De((a,...i)=>a.hatch(...i)),o("blocked by the mask")],6)],20)}function ca(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function la(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function ua(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:f,isClickable:m})=>f||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=aa(t[n]),c=f=>Math.max(0,Math.min(f,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:c(r+(o==="ArrowDown"?1:-1)),column:s};let u=s+(o==="ArrowRight"?1:-1),l=t[u<0?n-1:n+1];if(u>=0&&u<i)return{panel:n,row:r,column:u};if(!l)return{panel:n,row:r,column:s};let[p,h]=aa(l);return{panel:u<0?n-1:n+1,row:Math.min(r,p-1),column:u<0?h-1:0}}var aa=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var Bd=108,xr={least:170,most:520,usual:400};function da(){let t=$(null),[e,o]=E({width:0,height:0});return L(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.getBoundingClientRect().top+(r?.scrollTop??0),c=window.innerHeight-i-Bd,u=c<xr.least?xr.usual:Math.min(c,xr.most),l=n.clientWidth;o(p=>p.width===l&&Math.abs(p.height-u)<2?p:{width:l,height:u})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),[t,e]}function pa({panels:t,theme:e,send:o}){let[n,r]=da(),[s,a]=E({pointed:null,spoken:!0}),i=zt(e),c=$(null),u=$(""),{layouts:l,swiped:p}=I(()=>r.width?fn(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),h=la(t,s.pointed),f=ca(t,h),m=_=>a(y=>String(Object.values(y.pointed??{}))===String(Object.values(_??{}))?y:{pointed:_,spoken:!0}),w=({panel:_,row:y,column:v})=>t[_].isClickable&&y>=0&&v>=0&&o?.("chosen",{panel:_,row:y,column:v}),g=t.findIndex(({isMain:_})=>_);F(()=>{p&&c.current&&g>0&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[g].offsetLeft-16)},[p,g,t[g]?.name]);let b=(_,{offsetX:y,offsetY:v})=>{let k=l[_]&&Uo(l[_],y,v);return k&&{panel:_,...k}},x=_=>{if(_.ctrlKey||_.metaKey||_.altKey)return;let y=_.key==="Enter"&&h?h:ua(t,h,_.key);if(y!==void 0){if(_.preventDefault(),_.stopPropagation(),_.key==="Enter")return void w(h??y??{panel:0,row:-1,column:-1});m(y),y&&p&&c.current?.querySelectorAll(".panel")[y.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return d("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--primary":e.lines[0],colorScheme:e.dark?"dark":"light"},children:[d("div",{class:p?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:_,caption:y})=>[_,y].filter(Boolean).join(": ")).join(" "),onKeyDown:x,onBlur:()=>m(null),children:l.map((_,y)=>d(Wd,{layout:_,theme:e,swiped:p,panel:t[y],lit:f[y],onPoint:v=>m(b(y,v)),onLeave:()=>m(null),onPress:v=>{let k=b(y,v);if(!k)return;let S=Object.values(k).join(" ");St(v)&&u.current!==S?m(k):w(k),u.current=S}},y))}),d(pe,{parts:h&&Ji(t[h.panel],h.row,h.column),hint:Zi,spoken:s.spoken})]})}function jd({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return d("h3",{children:e?d(j,{children:[e,d("sub",{children:o})]}):t})}function Wd({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=$(null),c=I(()=>t.isOff?bo(n):n,[t.isOff,n.signature]);L(()=>{i.current&&hn(Q(i.current,e.width,e.height,c),t,e,o,c)},[t,e,c,o.row,o.column]),F(()=>mt(t.name,()=>ia(t,o,n)),[t,n.signature,o.row,o.column]);let u=ln(t);return d(j,{children:[t.sign&&d("span",{class:"sign","aria-hidden":"true",children:t.sign}),d("figure",{class:"panel",children:[t.title&&d(jd,{text:t.title}),d("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:l=>l.pointerType!=="touch"&&r(l),onPointerLeave:({pointerType:l})=>l!=="touch"&&s(),onClick:a}),d("span",{class:"legend",children:[u&&d("span",{class:"scale",children:[u[0],d("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),u[1]]}),t.scale==="plain"&&d("span",{class:"scale",children:[d("span",{class:"swatch open"}),"allowed"]}),t.blocked&&d("span",{class:"scale",children:[d("span",{class:"swatch hatched"}),"blocked"]})]})]})]})}var fa="$array",Gd={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function ha(t){let e=yr(t);for(let{pieces:o,words:n}of e.groups)for(let r of[o,n])r&&(r.exact=new Map);return e}function yr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[fa])return s;let{[fa]:a,at:i,size:c}=s;return new Gd[a](e.buffer,e.byteOffset+n+i,c)})}function ma(t){let{axes:e,panels:o}=yr(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let c=i.values instanceof Float32Array,u=c?0:(r-n)/65535,l=c?i.values:Float32Array.from(i.values,m=>n+m*u),p=i.scale==="signed"?l.map(m=>Math.max(0,Math.min(1,.5+m/i.limit/2))):l,[h,f]=[i.rows,i.columns].map((m,w)=>({...e[m],id:m,part:a[w]}));return{...i,rows:h,columns:f,values:l,levels:p,step:u,blocked:s&&Kd(s,l.length)}})}var Kd=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var ga=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var wa=new WeakMap;function Xd({data:t,parentElement:e,setTriggerValue:o}){let n=wa.get(t)??ma(t);return wa.set(t,n),ge(e,ga,r=>d(pa,{panels:n,theme:r,send:o}))}var mn={looks:null,lookedAt:null};function ba({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function xa(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function vr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:_r(t,o),columns:_r(e,n)}}function kr({encoderOnly:t},{rowSpots:e},o){return _r(e,{side:t?"source":"target",place:o})}function _r(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var ht={top:18,height:160,bar:14,gap:16};function ya({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>B([De((a,...i)=>a.rect(...i,{fill:o.lines[s]})),ot(`${r+1} ${N(t.rows[r],30)}`,{size:K,fill:o.text},o)],6);return U([ct(`Rows compared: ${t.title}`,o),U(e.map(n),2),Yd(t,e,o)])}function Yd({weights:t,columns:e},o,n){let r={size:K,code:!0,fill:n.text},s=e.map(i=>N(i,12)),a=s.map(i=>Math.max(Math.ceil(A(i,R(r,n))),o.length*ht.bar)+ht.gap);return{width:a.reduce((i,c)=>i+c,0),height:ht.top+ht.height+24,draw(i,c,u){let l=u+ht.top;for(let h of[.5,1]){let f=l+(1-h)*ht.height;i.rect(c,f,this.width,1,{fill:n.hatchGround}),i.text(H(h),c,f-8,{size:13,fill:n.quiet})}let p=c;s.forEach((h,f)=>{let m=p+(a[f]-o.length*ht.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+f]*ht.height;i.rect(m+g*ht.bar,l+ht.height-b,ht.bar-1,b,{fill:n.lines[g]})}),i.rect(p,l+ht.height,a[f],1,{fill:n.quiet}),i.text(h,p+a[f]/2,l+ht.height+13,{...r,align:"center"}),p+=a[f]})}}}function gn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!it.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>At(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:At(t).filter(a=>s.some(i=>i.head===a))}}var Zd=96,Jd=6;function _a({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...gn(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:p,heads:h})=>U([ct(l.group.title,s),Qd(t,l,p,h,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),u=Math.max(...a.map(({heads:l})=>l.length))<=Jd;return U([u?B(i,32):U(i,24),me({isBlocked:c},s)],16)}function Qd(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,u={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:Zd},l=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(h=>o.some(f=>f.layer===p&&f.head===h)?{weights:()=>ie(t,e,p,h),role:a.roles[p][Number(h)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&h===r.head}:null)}));return Bo(u,n.map(p=>it.includes(p)?p:`Head ${p}`),l,s)}var wn=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function bn(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,u=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&u.push({row:Math.floor(h/c),column:h%c,weight:e.weights[h]});let l=({row:h,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(h),p=o.rows.length+o.columns.length>0;u.sort((h,f)=>h.weight-f.weight);for(let h of p?[!1,!0]:[!1])for(let f of u){if(l(f)!==h)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:w,width:h?4:2,opacity:p&&!h?.25:1})}}var va={width:960,height:720},tp=9,ep=200,ut={width:360,pitch:26,gap:8},xn={pitch:26,gap:16};function ka({map:t,lit:e,view:o},n){let r=o==="lines"?np(t,e,n):o==="table"?rp(t,n):op(t,e,n),s=[pt(t.caption,Math.max(520,r.width),n),me({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&pt("\u2248 These weights are rounded to 1/255.",520,n);return U([ct(t.title,n),r,...s,a])}function op(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>ep+i*tp),s={width:Math.max(va.width,r),height:Math.max(va.height,n),cell:64,letters:K},a=Kt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,u)=>Vt(i,t,{...a,left:a.left+c,top:a.top+u},e,o)}}function np(t,e,o){let n=wn(e),r={size:K,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(h=>N(h,24))),i=p=>Math.ceil(Math.max(...p.map(h=>A(h,R({...r,bold:!0},o))))),[c,u]=[i(s),60],l=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*ut.gap+ut.width+i(a)+u,height:26+Math.max(s.length,a.length)*ut.pitch,draw(p,h,f){let[m,w,g]=[h+c+ut.gap,h+c+ut.gap+ut.width,f+26],b=x=>g+(x+.5)*ut.pitch;p.text("looks (query)",m-ut.gap,f+10,{size:K,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",w+ut.gap,f+10,{size:K,bold:!0,fill:o.key}),bn(p,t,{rows:n,columns:e.columns},{left:m,top:g,width:ut.width,pitch:ut.pitch},o),s.forEach((x,_)=>p.text(x,m-ut.gap,b(_),{...r,bold:n.includes(_),align:"right"})),a.forEach((x,_)=>{p.text(x,w+ut.gap,b(_),{...r,bold:e.columns.includes(_)});let y=l(_)>=.005?st(t)(l(_)):"";y&&p.text(y,w+ut.gap+A(x,R(r,o))+8,b(_),{size:13,fill:o.quiet})})}}}function rp(t,e){let o={size:K,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(h=>N(h,24))),a=p=>t.blocked?.[p]?"blocked":st(t)(t.weights[p],2),i=(p,h=o)=>Math.ceil(A(p,R(h,e))),c=Math.max(...r.map(p=>i(p,n))),l=s.map((p,h)=>Math.max(i(p,n),...r.map((f,m)=>i(a(m*s.length+h))))).reduce((p,h)=>[...p,(p.at(-1)??c)+xn.gap+h],[]);return{width:l.at(-1)??c,height:(r.length+1)*xn.pitch,draw(p,h,f){let m=w=>f+(w+.5)*xn.pitch;s.forEach((w,g)=>p.text(w,h+l[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{p.rect(h,f+(g+1)*xn.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),p.text(w,h,m(g+1),n),s.forEach((b,x)=>p.text(a(g*s.length+x),h+l[x],m(g+1),{...o,align:"right"}))})}}}var sp=.1;function yn({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=sp||t===r&&r>0?st({rounded:e})(t):""}function _n(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&Po(t,se(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],u=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=l<0?[...c(i,o)]:[],h=t.source.map((m,w)=>({token:m,weight:l<0?u[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),f=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,x=l>=0?a&&w>0?a.weights[(w-1)*a.columns.length+l]:null:w<=o?p[w]??null:null,_=w===o+1;return{token:m,weight:_&&l<0?null:x,rounded:(l<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":_&&l<0?"written":b?"forced":"",note:_&&l<0?b?"forced":"written":void 0}});return{source:h,target:f,asked:l<0?"":t.source[l],strongest:u.indexOf(Math.max(...u))}}var Sa=8;function vn(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=se(t,i,{words:!1,muted:!1}),u=c.columns.length,l=ie(t,c,o.layer,o.head).subarray(e*u,(e+1)*u),p=l.indexOf(Math.max(...l)),h=t.target.slice(Math.max(0,e+1-Sa),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Sa?"\u2026 ":""}`,...h.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[p],strong:!0},` (${st({rounded:Ro(c,o.layer,o.head)})(l[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${H(s,1)}).`]}var Me=640,Jt={height:28,padding:8,gap:6,line:50},Ct={line:26,height:12,number:70,tag:64};function Oa({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=_n(t,e,o,n,!1),i=t.steps[o],c=i?vn(t,o,e).map(u=>typeof u=="string"?u:N(u.token)).join(""):"";return U([i&&ct(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&pt(c,Me,r),Sr(t.encoderOnly?"Tokens":"Source","",r),Ma(s,r),!t.encoderOnly&&Sr("Target so far","",r),!t.encoderOnly&&Ma(a,r),i&&Sr(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${at(i.entropy,2)} nats`,r),i&&ip(i,r)],8)}var Sr=(t,e,o)=>B([ot(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&ot(e,{size:K,fill:o.quiet},o)],8);function Ma(t,e){let o={size:K,code:!0},n=t.map(({token:c})=>Math.ceil(A(N(c),R({...o,bold:!0,fill:""},e)))+2*Jt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Me&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Jt.gap;let i=It(t.map(({token:c})=>c))==="rtl";return{width:Me,height:(a+1)*Jt.line,draw(c,u,l){t.forEach((p,h)=>{let[f,m,w]=[u+(i?Me-r[h].x-n[h]:r[h].x),l+r[h].line*Jt.line,n[h]],g=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),x=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(f,m,w,Jt.height,{fill:e.scale[g],radius:6}),c.rect(f,m,w,Jt.height,{stroke:x,width:p.lit||b?3:1,radius:6});let _=g<0?e.text:e.ink[g];c.text(N(p.token),f+w/2,m+Jt.height/2,{...o,fill:_,bold:b,align:"center"});let y=yn(p,t);y&&c.text(y,f+w/2,m+Jt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function ip({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,p],h)=>({name:N(l),share:p,drawn:o?.[h],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:p})=>Math.ceil(A(l,R({size:K,code:p,bold:!0,fill:""},s))))),c=o?2*Ct.number:Ct.number,u=Me-i-c-Ct.tag-24;return{width:Me,height:a.length*Ct.line,draw(l,p,h){a.forEach(({name:f,share:m,drawn:w,isWritten:g,code:b},x)=>{let[_,y]=[p+i+12,h+(x+.5)*Ct.line],v=S=>[_,y-Ct.height/2,S*u,Ct.height],k={size:K,fill:s.text,bold:g};l.text(f,p,y,{...k,code:b}),l.rect(...v(1),{fill:s.hatchGround,radius:3}),l.rect(...v(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&l.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),l.text(H(m,1),_+u+Ct.number,y,{...k,align:"right"}),w!==void 0&&l.text(H(w,1),_+u+2*Ct.number,y,{...k,align:"right"}),g&&l.text(r?"forced":"written",_+u+c+10,y,k)})}}}function Ea({card:t,heading:e,note:o}){return d("section",{class:"card",children:[t.said.map(n=>d("p",{children:n},n)),t.columns.length>0&&d("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:d("table",{children:[d("thead",{children:d("tr",{children:e.map(n=>d("th",{scope:"col",children:n},n))})}),d("tbody",{children:t.columns.map(([n,...r])=>d("tr",{children:[d("th",{scope:"row",children:n}),r.map((s,a)=>d("td",{children:s},a))]},n))})]})}),t.columns.length>0&&d("p",{class:"note",children:o})]})}var Mr=30,ap=3;function $a({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?d("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):d("p",{class:"read-out",children:o>=0&&n>=0?cp(t,o,n):o>=0?Or(t,o):lp(t,n)})}function cp(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return d(j,{children:[d(C,{token:t.rows[e],length:Mr})," ",r?"is blocked from":"looks at"," ",d(C,{token:t.columns[o]}),!r&&d("b",{children:[" ",st(t)(t.weights[n],2)]})]})}function Or(t,e){let o=t.columns.length,n=Ta(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return d(j,{children:[d(C,{token:t.rows[e],length:Mr})," looks at ",n.length?Aa(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function lp(t,e){let o=t.columns.length,n=Ta(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return d(j,{children:[d(C,{token:t.columns[e]})," is looked at most by ",n.length?Aa(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Ta=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,ap),Aa=(t,e)=>t.map(({label:o,weight:n},r)=>d("span",{children:[r?", ":"",d(C,{token:o,length:Mr})," (",st(e)(n),")"]},r));function La({example:t,step:e,open:o}){return d("p",{class:"sentence",children:vn(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?d("b",{children:d(C,{token:n.token})},r):d(C,{token:n.token},r))})}function Ca({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return d("section",{class:"compare",children:[d("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&d("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",H(a)," of their weight."]})]}),d("p",{class:"legend",children:e.map((i,c)=>d("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[d("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",d(C,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>d("p",{class:"note",children:Or(t,i)},i)),d("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>d("div",{class:"bars-of",title:e.map(u=>st(t)(s(u,c),2)).join(", "),children:[d("div",{class:"columns",children:e.map((u,l)=>d("span",{style:{height:`${s(u,c)*100}%`,background:o[l]}},u))}),d(C,{token:i,length:8})]},c))})]})}function Ra(t,{go:e,step:o,last:n,player:r,presenting:s}){L(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,u=document.activeElement?.matches("body, main")??!0,l=u&&fp(c),p=dp(c,i)||s&&u,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=l||s||p,w=(p?f:l?h:{})[i.key]??(m&&!pp(i)?up(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function up(t,e,o){if(t==="Escape")return o?()=>W({present:!1}):void 0;if(!oo())return;let n=t.toLowerCase();return n==="f"?()=>W({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Pa="attention-lab-letter-keys",oo=()=>localStorage.getItem(Pa)!=="off";function Na(){localStorage.setItem(Pa,oo()?"off":"on")}function dp(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function pp(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function fp(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var Ia={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function za({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return d("div",{class:"bar-of-controls",children:[d("div",{class:"controls which",children:[d(kt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Ia[r]]),value:e.kind,onChoose:r=>W({kind:r,rows:[]})}),d(kt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>W({layer:Number(r)-1})}),d(kt,{label:"Head",isNamed:!0,options:At(o).map(r=>[r,r]),value:e.head,onChoose:r=>W({head:r})})]}),d("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&d(kt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>W({tokens:r,rows:[]})}),d("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[d("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>W({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&d(gp,{example:t,selection:e,layers:n}),d("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>W({present:!0}),children:"Present"}),d(hp,{})]})]})}function hp(){let[t,e]=E(oo);return d("button",{type:"button",class:"plain keys","aria-pressed":t,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>(Na(),e(oo())),children:"Keys F, B"})}function Ha({example:t,selection:e}){return d(kt,{label:"View",options:mp(t),value:e.view,onChoose:o=>W({view:o})})}function mp({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function gp({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,u)=>d("fieldset",{class:"pills",children:[d("legend",{children:a}),i.map(([l,p])=>d("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>u(n(c,l)),children:p},p))]});return d("details",{class:"filters",children:[d("summary",{children:r?"Filter: on":"Filter"}),d("div",{class:"panel",children:[d("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Ia[a]]),e.kinds,a=>W({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>W({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>W({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>d("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&d("button",{type:"button",onClick:()=>W({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Da="attention-lab-first-steps",Fa="called-out",Oe=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],Er=-1;function qa({root:t}){let e=$(null),[o,n]=E(()=>Er<0?wp()?0:Oe.length:Er);Er=o;let{part:r,title:s,words:a,touch:i}=Oe[o]??{};if(L(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),F(()=>{let u=r&&t.current?.querySelector(r);if(u)return u.classList.add(Fa),o>0&&u.scrollIntoView({block:"nearest"}),()=>u.classList.remove(Fa)},[o]),!r)return null;let c=()=>n(Oe.length);return d("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:u})=>u==="Escape"&&c(),children:[d("h2",{children:[s," ",d("span",{class:"note",children:[o+1," of ",Oe.length]})]}),d("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),d("p",{class:"ways",children:[d("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<Oe.length?"Next":"Begin"}),o+1<Oe.length&&d("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function wp(){try{let t=localStorage.getItem(Da)===null;return localStorage.setItem(Da,"yes"),t}catch{return!1}}function Ua({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=$(null),c=$(""),[u,l]=tt(),p=I(()=>l.width?Kt(t,{...l,cell:64,letters:n},o):null,[t.rows,t.columns,l,n,o]);L(()=>{!p||!i.current||Vt(Q(i.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:m})=>p&&Uo(p,f,m);return d("div",{class:"large-map",ref:u,children:[d("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:f=>{let m=h(f);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let m=h(f);if(!m||m.row<0)return;let w=e.rows.includes(m.row)&&(m.column<0||e.columns.includes(m.column));St(f)&&!(w&&c.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),c.current=`${m.row} ${m.column}`},onKeyDown:f=>p&&bp(f,p,e,s,a),onBlur:()=>s(-1,-1)}),d("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function bp(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),u=(h,f)=>r(c(a+h,e.length),c(i+f,o.length)),l={ArrowLeft:()=>u(0,-1),ArrowRight:()=>u(0,1),ArrowUp:()=>u(-1,0),ArrowDown:()=>u(i<0?0:1,0),Home:()=>u(0,-o.length),End:()=>u(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!l[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),l[t.key]())}var xp=.005,ja={least:20,most:30};function Wa({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=tt(),c=Math.max(t.rows.length,t.columns.length),u=Math.max(ja.least,Math.min(ja.most,Math.floor((i.height-30)/c))),[l,p]=[c*u,Math.max(60,Math.min(420,i.width*.36))],h=wn(e);L(()=>{s.current&&i.width&&bn(Q(s.current,p,l,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:p,pitch:u},o)},[t,i,o,h.join(),e.columns.join()]);let f=(S,M)=>t.weights[S*t.columns.length+M],m=(S,M)=>t.blocked?.[S*t.columns.length+M]?"blocked":f(S,M)>=xp?st(t)(f(S,M)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=S=>S.split(" \u2192 "),[b,x]=E(""),_=`row ${h[0]??0}`,v=new Set([...t.rows.map((S,M)=>`row ${M}`),...t.columns.map((S,M)=>`column ${M}`)]).has(b)?b:_,k=S=>({"data-place":S,tabIndex:S===v?0:-1});return d("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[d("p",{class:"sides",children:[d("b",{class:"query",children:"looks (query)"}),d("b",{class:"key",children:"looked at (key)"})]}),d("div",{class:"sheet",style:{"--pitch":`${u}px`},onKeyDown:yp,onFocusIn:({target:S})=>S instanceof HTMLElement&&x(S.dataset.place??""),children:[d("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,M)=>d("li",{children:d("button",{type:"button",...k(`row ${M}`),class:(w<0?h.includes(M):f(M,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(M),onPointerEnter:({pointerType:P})=>P!=="touch"&&n(M,-1),onFocus:({currentTarget:P})=>P.matches(":focus-visible")&&n(M,-1),onClick:P=>St(P)&&!e.rows.includes(M)?n(M,-1):r(M),children:[d("span",{class:"number",children:w<0?"":m(M,w)}),d("span",{children:g(S).map((P,z)=>[z?" \u2192 ":"",d(C,{token:P,length:10},z)])})]})},M))}),d("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${l}px`}}),d("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,M)=>{let P=h.length===1&&w<0?f(h[0],M):0,z=e.columns.includes(M)||P>=.02;return d("li",{children:d("button",{type:"button",...k(`column ${M}`),class:z?"lit":"",onPointerEnter:({pointerType:q})=>q!=="touch"&&n(-1,M),onFocus:({currentTarget:q})=>q.matches(":focus-visible")&&n(-1,M),onClick:()=>n(-1,M),children:[d(C,{token:S}),d("span",{class:"number",children:h.length===1&&w<0?m(h[0],M):""})]})},M)})})]})]})}function yp(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Ht(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}function Ga({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>xt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return d("section",{class:"next-tokens",children:[d("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",d("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),d("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",at(e.entropy,2)," nats"]})]}),d("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>d(_p,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),d("div",{class:"candidate others",children:[d("span",{class:"name",children:"all others"}),d(Ka,{share:e.others}),d("span",{class:"probability",children:H(e.others,1)}),d("span",{class:"tag"})]})]}),o&&d("p",{class:"note",children:"Click a token to write it instead."})]})}function _p({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return d("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,u=d(j,{children:[d(C,{token:s,class:"name"}),d(Ka,{share:a,drawn:n}),d("span",{class:"probability",children:[H(a,1),n!==void 0&&d("i",{class:"drawn",children:H(n,1)})]}),d("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?d("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${N(s)} instead`:"",onClick:()=>c&&r(s),children:u}):d("div",{class:l,children:u})}function Ka({share:t,drawn:e}){return d("span",{class:"track",children:[d("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&d("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Va(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let u=Math.floor(i*n/e)*r;for(let l=0;l<o;l+=1,c+=1){let p=u+a[l];t[c]>s[p]&&(s[p]=t[c])}}return s}var vp=480,$r={short:24,long:60},Sn=8,kp=5,Xa={least:32,most:104};function Sp({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:u}){let[l,{width:p}]=tt(),h=e.map(f=>({frame:f,...gn(f,n,r)})).filter(({places:f})=>f.length);return d("div",{class:`overview ${a?"besides":""}`,ref:l,onPointerLeave:({pointerType:f})=>f!=="touch"&&i(null),children:[!h.length&&d("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&h.map(({frame:f,heads:m,places:w})=>d(Mp,{example:t,frame:f,heads:m,places:w,open:o,theme:s,onPeek:i,onOpen:c,onTap:u,label:p<vp?$r.short:$r.long,width:p},f.group.kind))]})}var Ya=Ut(Sp);function Mp({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:u,onTap:l}){let{group:p}=e,h=a===$r.short,f=Math.floor(Math.max(Xa.least,Math.min(Xa.most,(i-a-12)/o.length-Sn))),m=$(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:f,height:Math.round(f/w)};L(()=>{m.current&&Ep(m.current,t,e,o,n,g,s)},[t,e,n.map(kn).join(),f,s]);let b=[...new Set(n.map(({layer:y})=>y))],x=new Map(n.map(y=>[kn(y),y])),_=n.find(y=>Mn(y,r))??n[0];return d("section",{class:"group",children:[d("h2",{title:p.note,children:p.title}),!h&&d("p",{class:"note",children:p.note}),d("div",{class:"scroller",children:d("div",{class:h?"grid short":"grid",role:"grid","aria-label":p.title,ref:m,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${f}px)`},onKeyDown:Tp,children:[d("div",{class:"line",role:"row",children:[d("span",{class:"corner",role:"columnheader",children:d("span",{class:"unseen",children:"layer"})}),o.map(y=>d("span",{role:"columnheader",class:"column",children:h||it.includes(y)?y:`Head ${y}`},y))]}),b.map(y=>d("div",{class:"line",role:"row",children:[d("span",{class:"layer",role:"rowheader","aria-label":`Layer ${y+1}`,children:[h?"L":"Layer ",y+1]}),o.map((v,k)=>{let S=k?null:d("canvas",{"data-layer":y,"aria-hidden":"true"}),M=x.get(kn({layer:y,head:v}));if(!M)return d("span",{role:"gridcell",class:"cell",children:S},v);let P=p.roles[y][Number(v)-1]??"",z=Mn(M,r);return d("span",{role:"gridcell",class:it.includes(v)?"cell summary":"cell",children:[S,d("button",{type:"button",class:z?"thumb open":"thumb",tabIndex:M===_?0:-1,"aria-current":z?"true":void 0,"aria-label":Op(p.title,M,P),"data-place":kn(M),style:{width:`${g.width}px`,height:`${g.height}px`},onClick:q=>St(q)?l(M):u(M),onPointerEnter:({pointerType:q})=>q!=="touch"&&c(M),onFocus:({currentTarget:q})=>q.matches(":focus-visible")&&c(M),onBlur:()=>c(null),children:[d("i",{class:"row-light"}),d("i",{class:"column-light"})]}),P&&d("span",{class:"role",children:P})]},v)})]},y))]})})]})}var kn=({layer:t,head:e})=>`${t} ${e}`,Mn=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Op(t,{layer:e,head:o},n){let r=it.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Ep(t,e,o,n,r,{width:s,height:a},i){let[c,u]=[o.rows.length,o.columns.length],l=window.devicePixelRatio||1,p=[Math.min(c,Math.round(a*l)),Math.min(u,Math.round(s*l))];for(let h of t.querySelectorAll("canvas")){let f=Q(h,n.length*(s+Sn)-Sn,a,i),m=new Path2D;for(let{layer:w,head:g}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(g)*(s+Sn),x=Va(Qs(e,o,w,g),[c,u],p);f.cells(x,...p,[b,0,s,a]),o.blocked&&yt(f,o.blocked,c,u,[b,0,s,a]),m.roundRect(b,0,s,a,kp)}$p(h,m)}}function $p(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Tp(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(u=>[...u.querySelectorAll(".thumb")]),r=n.findIndex(u=>u.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=u=>n[u]?.[Math.min(s,n[u].length-1)];Ht(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function Za(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);F(()=>{let n=o.map(r=>mt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Ap=1e3,Lp=[.5,1,2,4],Ja=(t,e,o)=>Do(t,e,o,Ap);function Qa({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return d("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[d(Fo,{what:"step",place:t,last:e,player:o,go:n}),d("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),d("span",{class:"position",children:r}),d(qo,{speeds:Lp,player:o})]})}var Tr=1e3,Cp=3e4;function tc(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(u=>{let l=u.kind===e&&!s&&r==="words"&&u.words?[c(u,"words")]:[];return s||a&&(t.encoderOnly||u.kind!=="encoder")||u.kind===e&&!l.length?[...l,c(u,"pieces")]:l}).flat();function c(u,l){let p=u[l];return Ge(u,n).map(h=>({axes:p,place:Ke(u,o,h),address:`${t.exactAt}/${u.kind}-${l}-${o}-${h}`})).filter(h=>!p.exact.has(h.place))}}function ec({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,u]=[Tr,!1,!1];async function l({axes:f,place:m,address:w}){a.add(w);let g=!1,b=await t(w).catch(()=>(g=!0,null));a.delete(w),b?.byteLength===2*f.rows.length*f.columns.length?(f.exact.set(m,new Uint16Array(b)),[s,i,u]=["",Tr,!1]):(s=g?"silent":"gone",p()),e(),!(s!=="gone"||u)&&(u=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,h()},i),i=Math.min(2*i,Cp))}function h(){for(let f of r)!f.axes.exact.has(f.place)&&!a.has(f.address)&&l(f)}return{want(f){[r,i]=[f,Tr],h()},trouble:()=>s}}var Rp=2e4;function oc(t,e,o,n){let[r,s]=E(0),a=$(n);a.current=n;let i=I(()=>ec({get:Pp,changed:()=>s(u=>u+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=tc(t,e,o);return F(()=>i.want(c),[i,c.map(({address:u})=>u).join()]),F(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Pp(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Rp)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Np="the exact weights are on the way.",Ip={"":Np,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function nc({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return d("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Ip[n];return d("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function rc(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=zp(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function zp(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var sc=1e3;function ic({root:t,pointing:e,step:o}){let[n,r]=E(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return F(()=>()=>clearTimeout(a.current.timer),[]),F(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",u={pointing:e,step:o,readOut:c(".read-out")},l=s.current;s.current=u;let p=a.current,h=!e&&performance.now()<p.opened+sc;if(!l||h||Dp(i))return;let f=Hp(l,u);if(!f||(p.text=c(f),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+sc}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),d("p",{class:"unseen",role:"status",children:n})}function Hp(t,e){return t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function Dp(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Ar({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=$(null);return L(()=>{let c=requestAnimationFrame(()=>i.current&&Fp(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),d("section",{class:"strip",children:[d("h3",{children:[t," ",d("span",{class:"note",children:e})]}),d("div",{class:"chips",dir:It(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,u)=>{let{token:l,weight:p,state:h,lit:f}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return d("span",{class:`item ${h} ${f?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(u),onClick:g=>a&&(f||!St(g))?a(u):s(u),children:[d("span",{class:"chip",style:w,children:h==="later"?"":d(C,{token:l})}),d("span",{class:"share",children:yn(c,o)})]},u)})})]})}function Fp(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function ac({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let u=I(()=>_n(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),l=it.includes(e.head)?e.head:`head ${e.head}`,p=f=>m=>i(m<0?mn:xa(t,f,m)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return d(j,{children:[d(Ar,{title:t.encoderOnly?"Tokens":"Source",note:u.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${l}`,chips:u.source,reveal:u.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&d(Ar,{title:"Target so far",note:u.asked?`how much each looks at \u201C${xt(u.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:u.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:f=>c(Math.max(0,f-1))})]})}function cc({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var qp=10;function lc({map:t,onPoint:e}){let[o,n]=E(!1),r=I(()=>o?cc(t,qp):[],[t,o]),s=()=>e(-1,-1);return d("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[d("summary",{children:"Strongest links"}),o&&!r.length&&d("p",{class:"note",children:"No token looks anywhere here."}),d("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>d("li",{children:d("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:u})=>u!=="touch"&&e(a,i),children:[d(C,{token:t.rows[a],length:30})," ",d("span",{children:"looks at"})," ",d(C,{token:t.columns[i],length:30})," ",d("b",{children:H(c)})]})},`${a} ${i}`))})]})}var Lr=32,uc=8;function dc({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=E(0),a=st(t),i=Math.max(0,Math.floor(r/Lr)-uc),c=Math.min(t.rows.length,i+3*uc+12);return d("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:d("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[d("thead",{children:d("tr",{children:[d("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((u,l)=>d("th",{scope:"col",children:d(C,{token:u})},l))]})}),d("tbody",{children:[i>0&&d("tr",{style:{height:`${i*Lr}px`}}),t.rows.slice(i,c).map((u,l)=>{let p=i+l;return d("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[d("th",{scope:"row",children:d("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:d(C,{token:u,length:30})})}),t.columns.map((h,f)=>{let m=p*t.columns.length+f;return d("td",{children:t.blocked?.[m]?d("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},f)})]},p)}),c<t.rows.length&&d("tr",{style:{height:`${(t.rows.length-c)*Lr}px`}})]})]})})}var pc={usual:14,presented:20};function fc({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=E(mn),[i,c]=E(null),u={words:e.tokens==="words",muted:e.mute},l=I(()=>t.groups.map(O=>se(t,O,u)),[t,u.words,u.muted]),p=i&&Up(t,i)?i:e,h=l.find(({group:O})=>O.kind===p.kind)??l[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,w]=oc(t,e,f,n),g=I(()=>f?ti(t,p):Po(t,h,p,u.muted),[t,h,p.layer,p.head,f,m]),b=Math.max(0,t.steps.length-1),x=O=>W({step:Math.max(0,Math.min(O,b))}),_=Ja(e.step,b,x),y=s.looks?.side==="target"?s.looks.place:e.step;Ra(r,{go:x,step:e.step,last:b,player:_,presenting:e.present}),hs(r),L(()=>rc(r.current,e.present),[e.present]);let v=kr(t,g,e.step),k=(_.playing||t.layout==="decoding")&&!t.encoderOnly,S={...vr(g,s),step:y===e.step?v:kr(t,g,y),chosen:f?[]:e.rows,done:k&&v.length?v[0]+1:1/0};L(()=>Wp(r.current,l,s),[l,s]);let M=ee((O,rt)=>a(ba(g,O,rt)),[g]),P=O=>{let[{side:rt,place:Et}]=g.rowSpots[O];if(t.layout!=="heads")return rt==="target"||t.encoderOnly?x(Et):void 0;let Ln=e.rows.includes(O)?e.rows.filter(Vc=>Vc!==O):[...e.rows,O].slice(-ar);return W({rows:Ln})},z=ee(O=>{c(null),W({...O,rows:[]})},[]),q=$(i);q.current=i;let V=ee(O=>{!jp(r.current)||q.current&&Mn(q.current,O)?z(O):c(O)},[]);L(()=>c(null),[e.kind,e.layer,e.head]);let T=I(()=>l.filter(({group:O})=>!e.kinds.length||e.kinds.includes(O.kind)),[l,String(e.kinds)]),et=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[dt,_t]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],Ot=O=>O&&{picture:O,theme:o};return Za({map:()=>Ot(ka({map:g,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>Ot(ya({map:g,rows:S.chosen},o))),heads:()=>Ot(_a({example:t,frames:T,open:e,layers:dt,roles:_t},o)),player:()=>Ot(Oa({example:t,open:p,step:y,pointed:s},o))}),d("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[d(za,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&d(qa,{root:r}),t.layout!=="decoding"&&d("div",{class:"overview-area",children:d(Ya,{example:t,frames:T,open:et,layers:dt,roles:_t,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:z,onTap:V})}),d("section",{class:"map-area",children:[e.present&&d("button",{type:"button",class:"plain leave",onClick:()=>W({present:!1}),children:["Back",d("span",{class:"keys",children:" (Escape)"})]}),d("div",{class:"map-head",children:[d("h2",{class:i?"peeked":"",children:g.title}),d(Ha,{example:t,selection:e})]}),e.view==="lines"?d(Wa,{map:g,lit:S,theme:o,onPoint:M,onPress:P}):e.view==="table"?d(dc,{map:g,chosen:e.rows,caption:g.caption,onPress:P}):d(Ua,{map:g,lit:S,theme:o,caption:g.caption,letters:e.present?pc.presented:pc.usual,onPoint:M,onPress:P}),d($a,{map:g,lit:S}),t.exactAt&&d(nc,{map:g,trouble:w,muted:u.muted&&!f,peeked:i!==null}),d("p",{class:"legend",children:[d("span",{children:[d("b",{class:"query",children:"row = looks"}),", ",d("b",{class:"key",children:"column = looked at"})]}),d("span",{class:"scale",children:["0 % ",d("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&d("span",{class:"scale",children:[d("i",{class:"swatch hatched"})," blocked by the mask"]})]}),d("div",{class:"foot",children:[n&&!it.includes(p.head)&&!f&&d("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),d(lc,{map:g,onPoint:M})]}),S.chosen.length>0&&!i&&d(Ca,{map:g,rows:S.chosen,colours:o.lines,onDrop:P})]}),t.layout!=="heads"&&d("section",{class:"step-area",children:[t.steps.length>0&&d(Qa,{step:e.step,last:b,player:_,go:x}),t.steps[y]&&d(La,{example:t,step:y,open:p}),d(ac,{example:t,open:p,step:y,pointed:s,came:m,theme:o,player:_,onPoint:a,go:x}),t.steps[y]&&d(Ga,{example:t,step:t.steps[y],onForce:n&&t.forceable?O=>(_.pause(),n("forced",{step:y,token:O})):void 0}),y===b&&t.reason&&d("p",{class:"stop",children:t.reason})]}),d(ic,{root:r,pointing:S.rows.length+S.columns.length>0,step:y}),t.cards&&d(Ea,{card:Bp(t,p),heading:t.cards.heading,note:t.cards.note})]})}function Up({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&At(r).includes(n)}function Bp({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function jp(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Wp(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=vr(n,o),i=([h=-1],f)=>h<0?["-10","0"]:[String(h/f),String(1/f)],[[c,u],[l,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[h,f]of Object.entries({top:c,high:u,left:l,wide:p}))r.style.setProperty(`--${h}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var hc=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var mc=`/* All heads */

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
`;var On=`/* The open head */

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
`;var gc=`/* Steps */

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
`;var wc=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var bc=`/* Decoding: the steps first */

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
`;var xc=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var Qp=[qt,nn,hc,ke,mc,On,gc,wc,bc,xc].join(`
`),yc=new WeakMap;function Cr({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Qp),r=yc.get(n),s=r?.bytes===t?r.example:ha(t);return yc.set(n,{bytes:t,example:s}),G(d(tf,{example:s,theme:Ft(n),send:o}),n),Qe(e,o),()=>{G(null,n),n.remove()}}function tf({example:t,theme:e,send:o}){let[n,r]=E(ce);return F(()=>{let s=()=>r(ce());return s(),Ho(s)},[]),d(fc,{example:t,theme:e,send:o,selection:ni(n,t)})}var _c=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function vc(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=_c(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&_c(o.blocked)}return e}var En={usual:14,small:12},Rr=200,Pr=90,Ee=5,ef={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function $n(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)of(t,s,r);for(let s of o.boxes)nf(t,s,n,r);if(o.boxes[0].width>=Pr)for(let s of o.tokens)sf(t,e,s,r)}function of(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,u,l,p]of s)[a,i]=u==="M"?[Number(l),Number(p)]:u==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-Ee} ${i-Ee}V${i+Ee}Z`:`M${a} ${Number(r)}L${a-Ee} ${i+Ee}H${a+Ee}Z`;t.path(c,{fill:o.quiet})}function nf(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let u=c.lines[ef[e.role]],l=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:u,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:u,width:l?3:1.2,radius:6});let h=rf(e.value,o,n,r,s);if(h&&Nr(t,e.value,h),r<Pr)return;let f=r<Rr?En.small:En.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(h?h[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(A(g,R(m,c))<=w||s<2.6*f)t.text(g,o+8,n+s/2,m);else{let b=So(g,w,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function rf(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Pr?.8:n<Rr?.3:.42));return[e+n-s-c,o+s,c,a]}function Nr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&yt(t,s,o,n,a)}function sf(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Rr?En.small:En.usual,code:!0,fill:i.text},u=e[o].map(m=>N(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(l?"":" "),h=m=>A(p(u.slice(0,m))+(m<u.length?"\u2026":""),R(c,i))<=s,f=u.length;for(;f>1&&!h(f);)f-=1;t.text(p(u.slice(0,f))+(f<u.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var Ir={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},$e=9,no=24,zr=8,af=.62,cf=1.25,Mt={most:300,gap:64,side:26,edge:10};function Tn(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(f=>f.layer===null||f.layer===e),s=["encoder","decoder"].filter(f=>r.some(m=>m.side===f)),a=s.map(f=>r.filter(m=>m.side===f)),i=Math.max(...a.map(f=>2*(no+$e)+2*zr+f.reduce((m,w)=>m+Ir[w.role]+$e,0))),c=Math.max(af,Math.min(cf,n/i)),u=Math.min(Mt.gap,o*.1),l=Math.floor(Math.min(Mt.most,(o-Mt.edge-s.length*Mt.side-(s.length-1)*u)/s.length)),p=Math.ceil(i*c),h={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+Mt.side)+(s.length-1)*u+Mt.edge,height:p,unit:c};return a.forEach((f,m)=>lf(h,f,{left:Mt.side+m*(l+Mt.side+u),width:l,isLast:m===a.length-1})),df(h),h}function lf(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(no),width:n,height:no*s});let u=null;if(e.forEach((l,p)=>{let h=e[p-1];h&&h.layer===null!=(l.layer===null)&&c(zr);let f=i,m=(c($e),c(Ir[l.role])),w=Ir[l.role]*s;t.arrows.push(`M${a} ${f}V${m+w}`),t.boxes.push({box:l,left:o,top:m,width:n,height:w}),l.layer!==null&&(u={top:m,bottom:u?.bottom??m+w})}),u){let{top:l,bottom:p}=u,h=zr*s*.8;t.frames.push({left:o-Mt.side+6,top:l-h,width:n+Mt.side,height:p-l+2*h})}r&&(t.arrows.push(`M${a} ${i}V${c($e),i}`),t.tokens.push({text:"written",left:o,top:c(no),width:n,height:no*s}));for(let l of uf(t,e))t.lines.push(l)}function uf(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+$e*t.unit*.5,u=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${u}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function df(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-$e*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var pf={width:760,height:860};function kc(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=Tn(t,{layer:n,...pf}),s={width:r.width,height:r.height,draw:(a,i,c)=>$n(fe(a,i,c),t,r,{open:"",here:[]},o)};return U([ct(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Hr=13,Sc={least:6,most:22},Mc=380;function Oc(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Kt(f,{width:o,height:Mc,cell:40,letters:Hr},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,x)=>Vt(g,f,{...m,left:m.left+b,top:m.top+x},w,n)}}let c={size:Hr,code:!0,fill:n.quiet},u=i?s.map(f=>N(f,10)):[],l=u.length?Math.ceil(Math.max(...u.map(f=>A(f,R(c,n)))))+8:0,p=Math.max(Sc.least,Math.min(Sc.most,Mc/r.rows)),h=Math.round(r.rows*p);return{width:o,height:h,draw(f,m,w){for(let g of le(u.length,p,Hr,[]))f.text(u[g],m+l-6,w+(g+.5)*p,{...c,align:"right"});Nr(f,r,[m+l,w,o-l,h])}}}var ff={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Ec({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=tt();L(()=>{if(!r.current||!a)return;let h=Oc(t,e,a,o);h.draw(Q(r.current,h.width,h.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,u]=i.shape.slice(-2),[l,p]=ff[e.role]??[];return d("section",{class:"open-box","aria-live":"polite",children:[d("h2",{children:An(e)}),d("p",{children:[e.said," ",i.said]}),l&&n&&d("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:p}),d("div",{class:"value",ref:s,children:d("canvas",{ref:r,role:"img","aria-label":`${An(e)}: ${J(c)} \xD7 ${J(u)} numbers`})}),d("p",{class:"note",children:[J(c)," \xD7 ",J(u),": ",hf(e),", ",mf(e),"."," ",i.rows<c||i.columns<u?"Of each block of neighbours the strongest is drawn. ":"",d("span",{class:"scale",children:[i.ends[0]," ",d("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var hf=({role:t})=>t==="attention"?"row = looks":"row = token";function mf({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function $c({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=tt(),[i,c]=E(""),[u,l]=E(""),p=I(()=>a.width?Tn(t,{layer:r,...a}):null,[t,r,a]),h=w=>p?.boxes.find(g=>g.box.name===gf(w,r))?.box,f=p?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,m=h(i)??h(u)??f;return d("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[d("div",{class:"figure-side",children:[t.layers>1&&d(kt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,g)=>[String(g),String(g+1)]),value:String(r),onChoose:w=>W({layer:Number(w)})}),d("div",{class:"figure",ref:s,children:p&&d(wf,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&d(Ec,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var gf=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function wf({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);L(()=>{a.current&&$n(Q(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return d("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[d("canvas",{ref:a,"aria-hidden":"true"}),d("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:u,top:l,width:p,height:h})=>d("li",{children:d("button",{type:"button","aria-label":An(c),"aria-pressed":c.name===n,style:{left:`${u}px`,top:`${l}px`,width:`${p}px`,height:`${h}px`},onPointerEnter:({pointerType:f})=>f!=="touch"&&r(c.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function An({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Tc=`/* The whole model: the figure, and beside it what is open. */

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
`;var xf=[qt,ke,On,Tc].join(`
`);function Ac({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,xf);return G(d(yf,{model:vc(t),theme:Ft(n),send:o}),n),()=>{G(null,n),n.remove()}}function yf({model:t,theme:e,send:o}){let[n,r]=E(ce);return F(()=>{let s=()=>r(ce());return s(),Ho(s)},[]),F(()=>mt("whole-model",()=>({picture:kc(t,ce().layer,e),theme:e})),[t,e]),d($c,{model:t,selection:n,theme:e,send:o})}var _f=[137,80,78,71,13,10,26,10],Lc=33,vf={Title:"figure",Description:"caption",Software:"program"},kf={"&":"&amp;","<":"&lt;",">":"&gt;"},Sf=new TextEncoder;function Cc(t,e){if(!_f.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(vf).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Mf(a,i)),r=[t.subarray(0,Lc),...n,t.subarray(Lc)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Mf(t,e){let o=Sf.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Of(o)),n}function Of(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Rc(t,e){let o=t.indexOf(">")+1,n=i=>Ie(i).replace(/[&<>]/g,c=>kf[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var Ef="http://www.w3.org/2000/svg",Pc="http://www.w3.org/1999/xlink",$f=2,Tf=16e6,Af=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Nc(t){let e=Lf(t);return{svg:Fr(e),png:await Pf(e)}}var Fr=t=>new XMLSerializer().serializeToString(t);function qr(t,e){let o=document.createElementNS(Ef,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function Lf(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=qr("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(qr("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Af))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))Cf(i,a);for(let i of s.querySelectorAll("image"))Rf(i);return s}function Cf(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=tr(Ie(r.data)))}function Rf(t){let e=t.getAttributeNS(Pc,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Pc,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function Pf(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min($f,Math.sqrt(Tf/(e*o))),r=t.cloneNode(!0),s=qr("style",{});s.textContent=await Nf(Fr(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Fr(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Dr=new Map;async function Nf(t){let e=[];for(let o of If()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Dr.has(a)||Dr.set(a,fetch(a).then(c=>c.blob()).then(zf).catch(()=>null));let i=await Dr.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function If(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function zf(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Ic=5e3,Hf=6e4;async function zc(t,e){let{svg:o,png:n}=await Df(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Rc(o,e),png:Cc(r,e)}}async function Df(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Ic;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=fs(t);if(s)return As(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Nc(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Hf:Ic}throw new Error("It is not drawn.")}function Dc({figures:t,chosen:e,onTaken:o}){let[n,r]=E({}),s=t.filter(({key:u})=>!(u in n));F(()=>{s.length&&Ff(s).then(u=>{r(l=>({...l,...u})),o(u)})},[s.map(({key:u})=>u).join()]);let a=t.find(({key:u})=>u===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:u,...l})=>l);return d("div",{class:"export",children:[d("div",{class:"formats",children:[d(Hc,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),d(Hc,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?d(qf,{png:i.png,caption:a.about.caption??""}):i===null?d("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",d("button",{type:"button",onClick:c,children:"Take it again"})]}):d("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Ff(t){let e={};for(let{key:o,about:n}of t)e[o]=await zc(o,n).catch(()=>null);return e}function Hc({name:t,mime:e,content:o,title:n,children:r}){return d("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function qf({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);F(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return d("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Fc=`.lab {
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
`;function Bf({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Fc);n.hasChildNodes()||Wf(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:jf(i.png)}])));return G(d(Dc,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{G(null,n),n.remove()}}function jf(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Wf(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Gf({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),li(t,s=>o("chosen",s))}var qc=new WeakMap;function Uc(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(Kf)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function Kf(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(u=>u instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:u,range:[l,p]})=>u/Math.abs(p-l)),s=o.reduce((u,l)=>(l.textContent??"").length>(u.textContent??"").length?l:u),a=[n,r,o.length,s.textContent].join();if(qc.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=sn({width:n,height:r},{usual:i,width:s.getComputedTextLength()});qc.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var Ur="[data-testid=stSidebar]",Bc=!1;function Vf({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!Bc&&(Bc=!0,Uc(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${Ur} a[href]`)&&setTimeout(Xf)}))}function Xf(){let t=document.querySelector(`${Ur} [data-testid=stSidebarCollapseButton] button, ${Ur} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function jc(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Wc=`.glossary {
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
`;function Zf({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Wc}),n),G(d(Qf,{terms:t.terms}),n),()=>{G(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&Jf()}}function Jf(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function Qf({terms:t}){let[e,o]=E(""),n=$(null);L(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=jc(t,e);return d(j,{children:[d("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),d("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),d("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:d("dl",{children:r.map(({names:[s],text:a})=>d("div",{children:[d("dt",{children:s}),d("dd",{children:a})]},s))})})]})}var[Gc,Br]=["",""];function th({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Gc!==t.page&&(Gc=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function eh({data:t}){t.what!==Br&&(Br=t.what,Br&&setTimeout(()=>oh(t.part),200))}function oh(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Kc=`form {
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
`;var rh="lab/teacher";function sh({data:t,parentElement:e}){let o=bt(e,Kc);return G(d(ih,{entered:t.entered}),o),()=>{G(null,o),o.remove()}}function ih({entered:t}){let[e,o]=E(""),[n,r]=E(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(rh,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return d("form",{onSubmit:s,children:[!t&&d("label",{children:["The teacher's key",d("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),d("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),d("p",{role:"status",children:e})]})}ji({alignment:Hs,beams:di,film:Bi,stage:Cr,wholeModel:Ac});Vi(Cr);export{Hs as alignment,di as beams,Bf as exporter,Bi as film,Gf as follow,Vf as frame,Zf as glossary,eh as intoSight,Xd as matrices,th as openAtTop,Cr as stage,sh as teacherKey,Ac as wholeModel};
