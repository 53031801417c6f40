var B,aa,Wp,Xt,os,hn,ca,pn,la,ss,ns,da,vo=Symbol.for("pv"),mn={},gn=[],Kp=/^m(i|n|o|s|text|space)$/,wn=Array.isArray,is=gn.slice,ke=Object.assign;function ve(t){t&&t.parentNode&&t.remove()}function as(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?is.call(arguments,2):o),xo(t,a,n,r,null)}function xo(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vo,__v:r||++aa,__i:-1,__u:0};return!r&&B.vnode&&B.vnode(s),s}function j(t){return t.children}function Zt(t,e){this.props=t,this.context=e,this.__g=0}function Qt(t,e){if(e==null)return t.__&&Qt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Qt(t)}function Gp(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=ke({constructor:vo},o)).__v=o.__v+1,B.vnode&&B.vnode(e),ls(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Qt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,ga(r,e,s),o.__=o.__e=null,e.__e!=n&&ua(e))}function ua(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ua(t)}function rs(t){(8&t.__g||(t.__g|=8,Xt.push(t),hn++))&&os==B.debounceRendering||((os=B.debounceRendering)||queueMicrotask)(pa)}function pa(){try{for(var t,e=1;Xt.length;)Xt.length>e&&Xt.sort(ca),t=Xt.shift(),e=Xt.length,8&t.__g&&Gp(t)}finally{(hn=Xt.length)&&(os||queueMicrotask)(pa)}}function fa(t,e,o,n,r,s,a,i,l,d,u){var p,h,f,m,g,w,y=n.__k||gn,b=e.length;for(l=Vp(o,e,y,l,b),p=0;p<b;p++)(f=o.__k[p])!=null&&(h=~f.__i&&y[f.__i]||mn,f.__i=p,w=ls(t,f,h,r,s,a,i,l,d,u),m=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ds(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||m,f)),g=g||m,4&f.__u?(l=ha(f,l,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),f.__u&=-21);return o.__e=g,l}function Vp(t,e,o,n,r){var s,a,i,l,d,u,p,h,f,m=o.length,g=m,w=0,y=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=xo(null,a):wn(a)?a=b[s]=xo(j,{children:a}):a.constructor===vo&&a.__b?a=b[s]=xo(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,l=s+w,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Yp(a,o,l,g))&&(g--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==l-1?w--:d==l+1?w++:d!=l&&(d>l?w--:w++,y=1)):(~d||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(y){for(u=[],p=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(w=0,h=u.length;w<h;)u[f=w+h>>1]<a.__i?w=f+1:h=f;u[w]=a.__i,p[s]=w+1}for(w=u.length;s--;)p[s]&&(p[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Qt(i)),us(i,i));return n}function ha(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ha(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Qt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function cs(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(wn(t)?t.some(function(o){cs(o,e)}):e.push(t)),e}function Yp(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function ia(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function un(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||ia(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||ia(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=ns[e]||(ns[e]=Jp(e)),(t.__a||(t.__a={}))[e]=ss,s=e!=(e=e.replace(la,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Jp(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[pn]==null)e[pn]=ss++;else if(e[pn]<this.__a[t])return;return o(B.event?B.event(e):e)}}}function ls(t,e,o,n,r,s,a,i,l,d){var u,p,h,f,m,g,w,y,b,x,v,k,_,M,S,T,L,W,A=e.type;if(e.constructor!==vo)return null;128&o.__u&&(l=32&o.__u,u=o.__c.__z)&&(e.__u|=l,p=s=[],u.nodeType==8?i=fn(u,s):s.push(u),i=s[0]||i),(u=B.__b)&&u(e);t:if(typeof A=="function"){h=a.length;try{if(y=e.props,b=(u=A.prototype)&&u.render,x=(u=A.contextType)&&n[u.__c],v=u?x?x.props.value:u.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(b?e.__c=f=new A(y,v):(e.__c=f=new Zt(y,v),f.constructor=A,f.render=Zp),x&&x.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),A.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ke({},f.__s)),ke(f.__s,A.getDerivedStateFromProps(y,f.__s)))),m=f.props,g=f.state,f.__v=e,o.__c){if(y!==m&&b&&!A.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(y,v),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,v)===!1){e.__v!=o.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(E){E&&(E.__=e)}),gn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=Qt(o);break t}f.componentWillUpdate&&f.componentWillUpdate(y,f.__s,v),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,g,w)})}else b&&!A.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=y,f.__P=t,f.__g&=-5,k=B.__r,_=b?25:0;do f.__g&=-9,k&&k(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++_<25);b&&(gn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=ke({},n,f.getChildContext())),b&&o.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(m,g)),M=u&&u.type===j&&u.key==null?u.props.children:u,y.__P&&(u=i,r=(t=y.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(E){E&&us(E,E)}),o.__k=null),i=o.__k?Qt(o,0):null),i=fa(t,wn(M)?M:[M],e,o,n,r,s,a,i,l,d),y.__P&&(e.__e=null,i=u),e.__u&=-161,p&&p.some(ve),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(E){if(a.length=h,e.__v=null,l||s)if(E&&E.then){if(e.__u|=128|l,s){for(~(L=s.indexOf(i||void 0))||(L=s.length);(W=s[L-1])&&W.nodeType==8;)L--;for(;L<s.length;L++)if(W=s[L])if(s[L]=null,S){if(W==T)break}else{if(W.nodeType!=8)break;W.data.startsWith("$s")&&(T=fn(S=W))}}if(!S){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;S=i}(u=fn(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(ve);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),E&&E.then||ma(e),B.__e(E,e,o)}}else i=e.__e=Xp(o.__e,e,o,n,r,s,a,l,d,t);return(u=B.diffed)&&u(e),i}function fn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function ma(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ma))}function ga(t,e,o){for(var n=0;n<o.length;)ds(o[n++],o[n++],o[n++]);B.__c&&B.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){B.__e(s,r.__v)}})}function Xp(t,e,o,n,r,s,a,i,l,d){var u,p,h,f,m,g,w,y,b=o.props||mn,x=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(v?m.localName==v:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(y=d.ownerDocument||document,!v)return y.createTextNode(x);t=y.createElementNS(r,v,x.is?x:d),i&&(B.__m&&B.__m(e,s),i=!1),s=null}if(v){if(d=v=="template"&&t.content||t,s=v=="textarea"&&x.defaultValue!=null?null:s&&is.call(d.childNodes),!i&&s)for(b={},u=0;u<t.attributes.length;u++)b[(m=t.attributes[u]).name]=m.value;for(u in b)m=b[u],u=="dangerouslySetInnerHTML"?h=m:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||un(t,u,null,m,r);for(u in x)m=x[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?p=m:u=="value"?g=m:u=="checked"?w=m:i&&typeof m!="function"||b[u]===m||un(t,u,m,b[u],r);p?(i||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Kp.test(v))&&(r="http://www.w3.org/1999/xhtml"),fa(d,wn(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&Qt(o,0),i,l),s&&s.some(ve)),i&&v!="textarea"||(u="value",v=="progress"&&g==null?t.removeAttribute(u):g==null||g===t[u]&&(v!="progress"||g)||un(t,u,g,b[u],r),u="checked",w!=null&&w!=t[u]&&un(t,u,w,b[u],r))}else b===x||i&&t.data==x||(t.data=x);return t}function ds(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){B.__e(r,o)}}function us(t,e,o){var n,r,s,a;if(B.unmount&&B.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||ds(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){B.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&us(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=fn(n,s=[]))&&(n==t.__e&&s.some(ve),ve(r),ve(n)),o||ve(t.__e),t.__e=t.__c=t.__=null}function Zp(t,e,o){return this.constructor(t,o)}function X(t,e){var o,n,r,s;B.__&&B.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=xo(j,{children:[t]}),r=[],s=[],ls(e,e.__k,n||mn,mn,e.namespaceURI,n?null:e.firstChild?is.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),ga(r,e.__k,s),e.__k.props.children=null}function bn(t){function e(o){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&n.forEach(function(a){a.__g|=4,rs(a)})},this.sub=function(s){n.add(s);var a=s.componentWillUnmount;s.componentWillUnmount=function(){n.delete(s),a&&a.call(s)}}),o.children}return e.__c="__cC"+da++,e.__=t,e.Provider=(e.Consumer=function(o,n){return o.children(n)}).contextType=e,e}B={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw hn=0,t}},aa=0,Wp=function(t){return t!=null&&t.constructor===vo},Zt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=ke({},this.state)),typeof t=="function"&&(t=t(ke({},o),this.props)),t&&(ke(o,t),this.__v&&(e&&this.__k.push(e),rs(this)))},Zt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),rs(this))},Zt.prototype.render=j,Xt=[],hn=0,ca=function(t,e){return t.__v.__b-e.__v.__b},pn=Symbol(),la=/(PointerCapture)$|Capture$/i,ss=0,ns={},da=0;var _e,tt,ps,wa,fs=Object.is,_o=0,Oa=[],hs=[],nt=B,ba=nt.__b,ya=nt.__r,xa=nt.diffed,va=nt.__c,ka=nt.unmount,_a=nt.__;function So(t,e){nt.__h&&nt.__h(tt,t,_o||e),_o=0;var o=tt.__H||(tt.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return _o=1,Ea($a,t)}function Ea(t,e,o){var n=So(_e++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):$a(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);fs(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=tt,!tt.__f)){tt.__f=!0;var r=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var d=!1,u=this.props!=s;if(l.__.some(function(h){h.__N&&(d=!0,fs(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,a,i);return d?p||u:p}return!d||u}}return n.__}function R(t,e){var o=So(_e++,3);!nt.__s&&ws(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,tt.__H.__h.push(o))}function C(t,e){var o=So(_e++,4);!nt.__s&&ws(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,tt.__h.push(o))}function $(t){return _o=5,N(function(){return{current:t}},[])}function N(t,e){var o=So(_e++,7);return ws(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function te(t,e){return _o=8,N(function(){return t},e)}function gs(t){var e=tt.context[t.__c],o=So(_e++,9);return o.c=t,e?(o.__==null&&(o.__=!0,e.sub(tt)),e.props.value):t.__}function Qp(){var t;do{for(;t=hs.shift();)try{ko(t)}catch(o){nt.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Oa.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ko),e.__h.some(ms),e.__h=[]}catch(o){e.__h=[],nt.__e(o,t.__v)}}}while(hs.length)}nt.__b=function(t){tt=null,ba&&ba(t)},nt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),_a&&_a(t,e)},nt.__r=function(t){ya&&ya(t),_e=0;var e=(tt=t.__c).__H;e&&(ps==tt?tt.__h=[]:(e.__h.some(ko),e.__h.some(ms),_e=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),ps=tt},nt.diffed=function(t){xa&&xa(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ma(Oa.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),ps=tt=null},nt.__c=function(t,e){e.some(function(o){try{o.__h.some(ko),o.__h=o.__h.filter(function(n){return!n.__||ms(n)})}catch(n){o.__h=[function(){throw n}]}}),va&&va(t,e)},nt.unmount=function(t){ka&&ka(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Ma(hs.push(r))}else ko(r)}catch(s){e=s}}),n.__H=void 0,e&&nt.__e(e,n.__v))};var Sa=typeof requestAnimationFrame=="function";function tf(t){var e,o=function(){clearTimeout(n),Sa&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Sa&&(e=requestAnimationFrame(o))}function Ma(t){t!=1&&wa==nt.requestAnimationFrame||((wa=nt.requestAnimationFrame)||tf)(Qp)}function ko(t){var e=tt,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),tt=e}function ms(t){var e=tt;t.__c=t.__(),tt=e}function ws(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!fs(o,t[n])})}function $a(t,e){return typeof e=="function"?e(t):e}var yn=new Map;function vt(t,e){return yn.set(t,e),()=>{yn.get(t)===e&&yn.delete(t)}}var Ta=t=>yn.get(t)?.()??null;function bs(t){for(let e of["beforeprint","afterprint"])window.addEventListener(e,t);return()=>["beforeprint","afterprint"].forEach(e=>window.removeEventListener(e,t))}function qe(t,e){let o=new ResizeObserver(e);e();let n=bs(e);for(let r of[t,document.querySelector("[data-testid=stMainBlockContainer]")])r&&o.observe(r);return window.addEventListener("resize",e),()=>{o.disconnect(),n(),window.removeEventListener("resize",e)}}function lt(){let t=$(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);r(),s.observe(n);let a=bs(r);return()=>{s.disconnect(),a()}},[]),[t,e]}function La(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return qe(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(a=>a.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var ef=/[\u202A-\u202E\u2066-\u2069]/g,of=/(\p{M}{4})\p{M}+/gu,nf=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,rf={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},sf=new Intl.Segmenter(void 0,{granularity:"grapheme"}),ys=t=>[...sf.segment(t)].map(e=>e.segment),xn=14;function ee(t){let e=t.replace(ef,"").replace(of,"$1");return/^\s+$/.test(e)?[...e].map(o=>rf[o]??"\u2423").join(""):e||"\u2205"}function Lt(t,e=xn){let o=ee(t);if(o.length<=e)return o;let n=ys(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function q(t,e=xn){return`\u2068${Lt(t,e)}\u2069`}function At(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return nf.test(e)?"rtl":"ltr"}var af=Symbol.for("pv"),cf=0;function c(t,e,o,n,r,s){e||(e={});var a,i,l=e;if("ref"in l&&typeof t!="function")for(i in l={},e)i=="ref"?a=e[i]:l[i]=e[i];var d={type:t,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:af,__v:--cf,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),B.vnode&&B.vnode(d),d}var Se=bn({});function oe(t){let e=gs(Se);return t&&e[t]||void 0}function I({token:t,length:e,class:o="",side:n}){return c("bdi",{class:`token ${o}`,lang:oe(n),title:ee(t),children:Lt(t,e)})}function ne({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return R(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function It(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Mo=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function vn({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=$(!1),l=(p,h=!0)=>a(f=>f.id===p?f:{id:p,spoken:h}),d=({pointerType:p,target:h,currentTarget:f})=>p!=="touch"&&l(Mo(h)??Mo(f.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerMove:d,onPointerLeave:d,onPointerDown:({pointerType:p,pointerId:h,target:f})=>{i.current=p==="touch",!i.current&&f instanceof Element&&f.closest("[data-id]")?.setPointerCapture(h)},onClick:({target:p})=>e(Mo(p),{id:r,touch:i.current,point:l}),onFocusIn:({target:p})=>{let h=Mo(p);h&&o(h),h&&p instanceof Element&&p.matches(":focus-visible")&&l(h,!1)},onFocusOut:()=>n&&i.current||l(null),onKeyDown:p=>{i.current=!1;let{key:h,target:f,currentTarget:m}=p,g=Mo(f);h==="Escape"?l(null):g&&It(p,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function Fe({parts:t,hint:e,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:c(I,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var lf=new Intl.NumberFormat("en");function ut(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+at(Number(r))+(s?`.${s}`:"")}function at(t){return lf.format(t)}function P(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?P(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}var Me=t=>t.replaceAll(" %","\xA0%");function df(t){return`\u2248${(t*100).toFixed(0)} %`}var ft=({rounded:t})=>t?df:P;function kn(t){return t>=.005?(t*100).toFixed(0):""}var Ot=t=>t.map(e=>typeof e=="string"?e:q(e.token,e.length)).join("");var uf;function _n(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=uf??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),l=i.createImageData(o,e),d=new Uint32Array(l.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(l,0,0),a}var pt=6;function F({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ct(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let l=({fill:d,stroke:u,width:p=1,opacity:h=1,dash:f=[]},m)=>{i.globalAlpha=h,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:p}),i.setLineDash(f),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,p,h,f){let m=new Path2D;f.radius?m.roundRect(d,u,p,h,f.radius):m.rect(d,u,p,h),l(f,m)},text(d,u,p,h){i.save(),i.translate(u,p),h.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:F(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,p,h,f)=>i.drawImage(_n(d,u,p,n,f),...h),hatch(d,u,p,h){i.fillStyle=pf(i,n),i.fillRect(d,u,p,h)},path(d,u){let[p,h]=u.shift??[0,0];i.save(),i.translate(p,h),l(u,new Path2D(d)),i.restore()}}}function Ue(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,l,d],u)=>t.cells(n,r,s,[a+e,i+o,l,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Aa=new Map;function pf(t,e){let o=Aa.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:pt,height:pt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,pt,pt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-pt,0,pt])r.moveTo(a-1,pt+1),r.lineTo(a+pt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Aa.set(e.signature,s),s}var Ca=[255,255,255],Ra=[0,0,0],ff,_s=()=>ff??=document.createElement("canvas").getContext("2d");function re(t){let e=_s();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Oo=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Bt=t=>`rgb(${t.join(",")})`;function xs(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Pa(t,e){let[o,n]=[xs(t),xs(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function vs(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Oo(t[r],t[r+1],n-r)})}function Nt(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[re(o("text-color")),re(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,l,...d]=o("chart-categorical-colors").split(","),u=vs(s.map(re)),p=o("chart-diverging-colors").split(","),h=vs(p.map(re));return{text:Bt(n),quiet:Bt(Oo(r,n,.72)),ground:Bt(r),primary:o("primary-color"),query:a,key:i,value:l,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Bt(Oo(r,n,.09)),hatchLine:Bt(Oo(r,n,.3)),scale:u.map(Bt),ink:u.map(Sn),pixels:ks(u),signed:h.map(Bt),signedInk:h.map(Sn),signedPixels:ks(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:xs(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Sn=t=>Bt(Pa(t,Ca)>=Pa(t,Ra)?Ca:Ra);function se(t){let e=vs([re(t.ground),Oo(re(t.ground),re(t.text),.45)]);return{...t,scale:e.map(Bt),ink:e.map(Sn),pixels:ks(e),signature:`${t.signature}|off`}}var Ia=t=>Sn(re(t)),ks=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function H(t,e){let o=_s();return o.font=e,o.measureText(t).width}function Na(t){let e=_s();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Ha="$array",hf={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Et(t){let e=t.byteOffset%8?t.slice():t,o=0,n=()=>{let a=o+8;return o=a+new DataView(e.buffer,e.byteOffset).getUint32(a-8,!0),new TextDecoder().decode(e.subarray(a,o))},r=JSON.parse(n());return{shown:JSON.parse(n(),(a,i)=>{if(!i?.[Ha])return i;let{[Ha]:l,at:d,size:u}=i;return new hf[l](e.buffer,e.byteOffset+o+d,u)}),host:r}}var Oe=["source","target"],Eo=.005,Da=t=>t==="source"?"target":"source";function qa(t){let{shown:e,host:o}=Et(t),{source:n,target:r,weights:s,gold:a}=e;return{...e,...o,id:JSON.stringify([n,r,s,a])}}function Fa(t){let o={words:{source:za("source",t.source),target:za("target",t.target)},directions:t.directions,weights:t.weights,knowsGold:!!t.gold,lines:[]};return{...o,lines:mf(o,t.gold??[])}}var za=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Mn({words:t,weights:e},o){return t[Da(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Ss=t=>1-t.reduce((e,{weight:o})=>e+o,0);function mf(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=Mn(t,a),l=Math.max(...i.map(({weight:u})=>u)),d=l>=Ss(i)?i.find(({weight:u})=>u===l):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(l=>l.kind==="best"&&l.source===a&&l.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function On(t,e,o){let n=({kind:i,weight:l})=>i!=="other"||l>=Math.max(e,Eo),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Da(o.side)])]:[]),a=new Map(o?Mn(t,o).filter(({weight:i})=>i>=Eo).map(({other:i,weight:l})=>[i,l]):[]);return{lines:r,lit:s,told:a}}var gf=560,Ms={share:.03,least:4,most:44},wf=[{letters:20,padding:8,least:48,gap:Ms},{letters:17,padding:4,least:40,gap:{...Ms,most:8}},{letters:15,padding:3,least:35,gap:{...Ms,least:2,most:2}}],bf=[17,15].map(t=>({letters:t,padding:4,least:35,gap:{share:0,least:0,most:0}})),yf={share:.17,least:130,most:190},Ua=3;function En({words:t,directions:e},o,n){let r=({share:m,least:g,most:w})=>Math.max(g,Math.min(w,o*m)),s=({letters:m,padding:g,least:w,gap:y})=>{let[b,x]=[F({fill:"",size:m},n),r(y)],v=Oe.map(_=>t[_].map(({label:M})=>Math.max(w,Math.ceil(H(Lt(M),b))+2*g))),k=v.map(_=>_.reduce((M,S)=>M+S+x,2*Ua-x));return{letters:m,gap:x,widths:v,totals:k,width:Math.max(o,...k)}},i=(o<gf?bf:wf).map(s),{letters:l,gap:d,widths:u,totals:p,width:h}=i.find(m=>m.width<=o)??i[i.length-1],f=new Map;return Oe.forEach((m,g)=>{let w=(h-p[g])/2+Ua;t[m].forEach((y,b)=>{let x=u[g][b],v=w+x/2;f.set(y,{x:e[m]==="rtl"?h-v:v,width:x}),w+=x+d})}),{width:h,gap:d,links:r(yf),letters:l,places:f}}function ja({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,l=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((p,h)=>l(h)<l(p)?h:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function $n({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Os={best:[.45,.85],other:[.12,.72]};function Tn({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Os[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var xf=6400,Ba=4,vf=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,kf=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,_f={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Ka=t=>t.replace(/[&<>"]/g,e=>_f[e]);function Es(t){return kf.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var $o=t=>t.toWellFormed().replace(vf,""),je=t=>Math.round(t*100)/100;function $t(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Ka(String(typeof s=="number"?je(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Wa=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Ga(t,e,o,n){let r=[];n(Sf(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${je(t)} ${je(e)}`};return $t("svg",s,$t("defs",{},Ef(o))+r.join(""))}function Sf(t,e){return{rect:(o,n,r,s,a)=>t.push($t("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Wa(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(je).join(" ")})`;t.push($t("path",{d:o,transform:r,...Wa(n)}))},hatch:(o,n,r,s)=>t.push($t("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Mf(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:l,code:d,align:u="left",turned:p}=s,h=Es($o(o)),f=H(h,F(s,e)),[m,g]=[p?{transform:`translate(${je(n)} ${je(r)}) rotate(-90)`}:{x:n,y:void 0},Na(F(s,e))],w={...m,y:p?g:r+g,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":l?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...h].length>1?f:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push($t("text",w,Ka(h)))}}}function Mf(t,e,o,[n,r,s,a],i,l){if(e*o>xf)return[Of(t,e,o,[n,r,s,a],i,l)];let d=l?i.signed:i.scale,[u,p]=[s/o,a/e],h=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let y=d[h(m*o+g)];for(w=g+1;w<o&&d[h(m*o+w)]===y;)w+=1;let b={x:n+g*u,y:r+m*p,width:(w-g)*u,height:p};f.push($t("rect",{...b,fill:y}))}return[$t("g",{"shape-rendering":"crispEdges"},f.join(""))]}function Of(t,e,o,[n,r,s,a],i,l){let d=Object.assign(document.createElement("canvas"),{width:o*Ba,height:e*Ba}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(_n(t,e,o,i,l),0,0,d.width,d.height),$t("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function Ef(t){let e=$t("rect",{width:pt,height:pt,fill:t.hatchGround}),o=[-pt,0,pt].map(r=>`M${r-1} ${pt+1}L${r+pt+1} -1`).join("");return $t("pattern",{id:"hatch",width:pt,height:pt,patternUnits:"userSpaceOnUse"},e+$t("path",{d:o,fill:"none",stroke:t.hatchLine}))}var To=12,$f=2,Tf=16e6,Lf=1.4;function V(t,e=To){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,l)=>(l.draw(r,s,i),i+l.height+e),a)}}function Y(t,e=To){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Ln(t,e,o,n){let r=F(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${i}`:i;s.length&&H(l,r)<=e?s[s.length-1]=l:s.push(i)}let a=o.size*Lf;return{width:Math.ceil(Math.max(0,...s.map(i=>H(i,r)))),height:Math.ceil(s.length*a),draw:(i,l,d)=>s.forEach((u,p)=>i.text(u,l,d+(p+.5)*a,o))}}function Af(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*To);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,To,To)}}}function Va(t,e){let{width:o,height:n,draw:r}=Af(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ct(s,o,n,e,Math.min($f,Math.sqrt(Tf/(o*n))))),{svg:Ga(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var et=14,Cf=18,$s=64,Lo={width:96,height:12},wt=(t,e)=>dt(t,{size:Cf,bold:!0,fill:e.text},e),kt=(t,e,o)=>Ln(t,e,{size:et,fill:o.text},o);function dt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(H(t,F(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function Be({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>dt(n,{size:et,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),Rf(e),o("100 %")],6),t&&Y([We((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Rf(t){let e=Float32Array.from({length:$s},(o,n)=>n/($s-1));return{...Lo,draw(o,n,r){o.cells(e,1,$s,[n,r+4,Lo.width,Lo.height]),o.rect(n,r+4,Lo.width,Lo.height,{stroke:t.hatchLine})}}}var We=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Pf=.1,If=3,Ao={source:"Text: looked at (key)",target:"What it writes: looks (query)"},Ja={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Ts={point:"It goes on sideways: scroll, or use the arrow keys.",tap:"It goes on sideways: swipe."},Nf="The more weight, the thicker and the stronger in colour",Co={line:3,name:12};function An(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${P(e)}`:"others"],["",Nf],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Ya=({label:t,side:e,repeated:o,index:n})=>["\u201C",{token:t,side:e},o?`\u201D no.\xA0${n+1}`:"\u201D"];function Ro(t,e,o){let n=Mn(t,e),s=n.filter(({weight:l})=>l>0).sort((l,d)=>d.weight-l.weight).slice(0,o).filter(({weight:l},d)=>d===0||l>=(d<If?Eo:Pf)),a=e.side==="target",i=Ss(n);return[...Ya(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:l,weight:d},u)=>[u?", ":"",...Ya(l),` (${P(d).replace(" ","\xA0")})`]),a&&i>=Eo?`, start and end ${P(i)}`:""]}var Hf=720,Ee={heading:26,number:22,label:34},As=15,Cs={width:32,height:20},Ls=32;function Xa(t,e,o,n){let r=En(t,Hf,n),s=o&&kt(Ot(Ro(t,o,Co.line)),r.width,n),a=Ee.heading+Ee.number+Ee.label,i={width:r.width,height:2*a+r.links,draw:l};return V([s,i,zf(t.knowsGold,e,r.width,n)],16);function l(d,u,p){let{lines:h,lit:f,told:m}=On(t,e,o),g=p+i.height;for(let w of h)d.path($n(r,w),{...Tn(w,n),shift:[u,p+a]});for(let w of Oe){let y=x=>w==="source"?p+x:g-x,b=w==="source"?n.key:n.query;d.text(Ao[w],u,y(Ee.heading/2),{fill:b,size:As,bold:!0});for(let x of t.words[w]){let v=u+(r.places.get(x)?.x??0),k=o&&!f.has(x),_=m.get(x);_!==void 0&&d.text(P(_),v,y(Ee.heading+Ee.number/2),{fill:k?n.quiet:n.text,size:As,bold:!k,align:"center"}),d.text(q(x.label),v,y(a-Ee.label/2),{fill:k?n.quiet:b,size:r.letters,align:"center"})}}}}function zf(t,e,o,n){let r=[[]];for(let[s,a]of An(t,e)){let i=s&&{...Cs,draw:(u,p,h)=>Df(u,s,p,h+Cs.height/2,n)},l=Y([i||null,dt(a,{fill:n.quiet,size:As},n)],8),d=r.at(-1);d.length&&Y([...d,l],20).width>o?r.push([l]):d.push(l)}return V(r.map(s=>Y(s,20)),4)}function Df(t,e,o,n,r){let{width:s}=Cs;if(e!=="gold"){let[i,l]=Os[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:Ls},(p,h)=>i+(l-i)*h/(Ls-1));t.cells(u,1,Ls,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Za({data:t,theme:e}){let[o,{width:n}]=lt(),r=$(null),[s,a]=O({left:!1,right:!1}),[i,l]=O({source:0,target:0}),d=N(()=>Fa(t),[t.id]),u=ne(e),p=N(()=>En(d,n,e),[d,n,e.font,u]),{words:h,directions:f}=d,m=S=>Oe.flatMap(T=>h[T]).find(T=>T.id===S)??null,{id:g,spoken:w,listeners:y}=vn({moves:S=>ja(d,p,m(S)??h.source[0]),press:(S,{id:T,touch:L,point:W})=>(L||!S)&&W(T===S?null:S),onFocus:S=>{let T=m(S);T&&l({...i,[T.side]:T.index})},taps:!0}),b=m(g),{lines:x,lit:v,told:k}=On(d,t.least,b);R(()=>vt(t.name,()=>({picture:Xa(d,t.least,b,e),theme:e})),[t,b,e]);let _=()=>{if(!r.current)return;let{scrollLeft:S,scrollWidth:T,clientWidth:L}=r.current;a({left:S>1,right:S+L<T-1})};C(()=>{r.current&&(r.current.scrollLeft=f.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]),C(_,[p]);let M=S=>c(qf,{alignment:d,side:S,layout:p,lit:v,told:k,stop:Math.min(i[S],h[S].length-1)});return c(Se.Provider,{value:t.languages??{},children:c("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[c(Fe,{parts:b&&Ro(d,b,Co.line),hint:Ja,spoken:w}),c("div",{class:["scroller",s.left&&"from-left",s.right&&"to-right"].filter(Boolean).join(" "),ref:r,onScroll:_,children:c("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${p.width}px`,"--letters":`${p.letters}px`},...y,children:[M("source"),c("svg",{class:"links","aria-hidden":"true",style:{height:`${p.links}px`},children:x.map(S=>{let{stroke:T,width:L,dash:W}=Tn(S,e),{source:A,target:E,kind:D,met:G}=S;return c("path",{class:G?`${D} met`:D,d:$n(p,S),stroke:T,"stroke-width":L,"stroke-dasharray":W?.join(" ")},`${A.index} ${E.index} ${D}`)})}),M("target")]})}),n>0&&p.width>n&&c("div",{class:"wider",children:["\u2194 ",matchMedia("(hover: none)").matches?Ts.tap:Ts.point]}),c("div",{class:"legend",children:An(d.knowsGold,t.least).map(([S,T])=>c("span",{class:"entry",children:[S&&c("span",{class:`swatch ${S}`}),T]},T))})]})})}function qf({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=N(()=>t.words[e].map(i=>Ot(Ro(t,i,Co.name))),[t]);return c("div",{class:"row",children:[c("div",{class:`heading ${e}`,children:Ao[e]}),c("div",{class:`side ${e}`,role:"list","aria-label":Ao[e],lang:oe(e),dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,l)=>c("div",{role:"listitem",children:c("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:l===s?0:-1,"aria-label":a[l],style:{width:`${o.places.get(i)?.width}px`},children:[c("span",{class:"number",children:r.has(i)?P(r.get(i)??0):""}),c("span",{class:"label",children:c(I,{token:i.label})})]})},i.id))})]})}var Qa=`.alignment .token {
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
  scrollbar-width: thin;
  scrollbar-color: var(--quiet) transparent;
}

/* An edge beyond which words lie fades out. */
.from-left,
.to-right {
  --fade: 3.5rem;

  mask-image: linear-gradient(to right, transparent, #000 var(--from, 0px), #000 calc(100% - var(--to, 0px)), transparent);
}

.from-left {
  --from: var(--fade);
}

.to-right {
  --to: var(--fade);
}

.wider {
  font-size: 0.9375rem;
  font-weight: 600;
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
`;var tc=0,Rs=new Set,ec=()=>tc;function oc(t){tc=t;for(let e of Rs)e()}function nc(t){return Rs.add(t),()=>{Rs.delete(t)}}var Ht=`/* What all views have in common: type, colours, focus, tokens, the legend. */

.lab {
  container-type: inline-size;
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--st-text-color);
  --quiet: color-mix(in srgb, var(--st-text-color) 74%, var(--st-background-color));
  --line: color-mix(in srgb, var(--st-text-color) 30%, var(--st-background-color));
  --field: color-mix(in srgb, var(--st-text-color) 58%, var(--st-background-color)); /* at least 3 : 1 */
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

/* A key to colours keeps them where the system takes all others away. */
@media (forced-colors: active) {
  .ramp,
  .swatch {
    forced-color-adjust: none;
  }
}

/* On paper nothing is pressed, and nothing sticks. */
@media print {
  :is(.bar-of-controls, .segments, .plain, .filters, .foot, .edit-bar, .keys, .first-steps, .wider, .buttons, .scrubber, .speed, .ends, .ways) {
    display: none !important;
  }

  :is(.map-area, .step-area, .player) {
    position: static !important;
  }

  /* As high as what was drawn, not as what a screen leaves for it. */
  .large-map {
    height: auto !important;
  }

  :is(.strip, .map-area, .next-tokens, .group, .predict, table) {
    break-inside: avoid;
  }
}
`;var rc=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;var sc="data-lab-keys",ic=["pointermove","pointerover","pointerenter"],Cn=null,Ps=!1;function Bf({type:t,screenX:e,screenY:o,movementX:n,movementY:r}){Ps=Cn?Cn.x===e&&Cn.y===o:!n&&!r,t==="pointermove"&&(Cn={x:e,y:o},Ps||document.documentElement.removeAttribute(sc))}var Wf=({key:t})=>{["Shift","Control","Alt","Meta"].includes(t)||document.documentElement.setAttribute(sc,"")};if(globalThis.document){for(let t of ic)addEventListener(t,e=>Bf(e),{capture:!0});addEventListener("keydown",Wf,{capture:!0})}var ac=["[data-lab-keys] *",":host-context([data-lab-keys]) *"].map(t=>`${t} { cursor: none !important; }`).join(`
`);function cc(t){for(let e of ic)t.addEventListener(e,o=>Ps&&o.stopPropagation(),{capture:!0})}function bt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:`${e}
${ac}`}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),cc(r),r}function rt(t,e,o){let n=bt(t,[Ht,rc,e].join(`
`));return X(o(Nt(n)),n),()=>{X(null,n),n.remove()}}function lc({data:t,parentElement:e}){let o=qa(t);return oc(o.layer),rt(e,Qa,n=>c(Za,{data:o,theme:n}))}var dc=Object.assign;function Gf(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Vf=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ie(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Gf(this.props,r)}function n(r){return this.shouldComponentUpdate=o,as(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Yf=Symbol.for("react.element"),Jf=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Xf=/[A-Z0-9]/g,Zf=typeof document<"u";var Qf=function(t){return/fil|che|rad/.test(t)};Zt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Zt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var uc=B.event;B.event=function(t){return uc&&(t=uc(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var th={configurable:!0,get:function(){return this.class}},pc=B.vnode;B.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var d=r[l];if(!(l=="value"&&"defaultValue"in r&&d==null||Zf&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&d&&d.constructor==Object){var u=void 0;for(var p in d)typeof d[p]!="number"||Vf.test(p)||(u||(u=d=dc({},d)),d[p]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&d===!0)d="";else if(l=="translate"&&d==="no")d=!1;else if(l[0]=="o"&&l[1]=="n"){var h=l.toLowerCase();h=="ondoubleclick"?l="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||Qf(r.type)?h=="onfocus"?l="onfocusin":h=="onblur"&&(l="onfocusout"):h=l="oninput",h=="oninput"&&a[l=h]&&(l="oninputCapture")}else i&&Jf.test(l)?l=l.replace(Xf,"-$&").toLowerCase():d===null&&(d=void 0);a[l]=d}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=cs(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",th)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=dc({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Yf,pc&&pc(t)};function fc(t){let{shown:e,host:o}=Et(t);return{...e,...o,id:JSON.stringify([e.nodes,e.width])}}function hc(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-$e(r).length,width:e}}var $e=t=>t.filter(e=>e.kept);function Ke(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Ge=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function mc({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Is=120,In={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Pn={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},gc={point:`${Pn.point} Click or Enter opens it.`,tap:`${Pn.tap} Tap it again to open it.`},Nn=t=>t===0?"start":t===1?"step 1":String(t),Hn=t=>`dropped: outside the best ${t}`,eh=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Rn=t=>Math.abs(t)<5e-5?"\u22480":ut(t,eh(t)),ae=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Rn(o)}`:"";function oh(t){let e=Ke(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=ee(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Is?ys(o):[];return n.length>Is?`\u2026${n.slice(1-Is).join("")}`:o}function Po({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=$e(t[o.depth]).filter(l=>!l.finished),s=r.at(-1)??o,a=e===1?"the best finished one":`among the ${e} best finished ones`,i=o.finished||!t[o.depth+1]||$e(o.children).length;return["\u201C",{token:oh(o),length:1/0,side:"target"},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token,side:"target"},`\u201D with ${P(Ge(o))}; everything so far has ${P(Math.exp(n),1)}, log-probability ${Rn(n)}. `,o.kept?o.finished?`Kept: ${a}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${a}.`:`Dropped: outside the best ${e}, ${Rn(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Rn(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!i?" Nothing that followed was kept.":""]}var st={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Ve={kept:38,dropped:22},Wt={least:22,most:64,cut:30,edge:6};function wc({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=H(Lt(o.token,st.chip),F({fill:"",size:st.letters[n],bold:o.winner,code:!0},e)),s=ae(o)&&st.mark+H(ae(o),F({fill:"",size:st.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?st.least:0,Math.ceil(r+Number(s))+2*st.padding[n])]}))}function zn({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),a=n-2*Wt.edge-s.reduce((g,w)=>g+w,0),i=Math.max(Wt.least,Math.min(Wt.most,a/(s.length-1||1))),l=st.head+Wt.edge,d=t.map(g=>l+Math.max(e,$e(g).length)*Ve.kept+Wt.cut/2),u=new Map,p=s.map((g,w)=>Wt.edge+s.slice(0,w).reduce((y,b)=>y+b+i,0)),h=r?Math.max(...d):0;t.forEach((g,w)=>{let y=d[w]+Wt.cut/2-$e(g).length*Ve.dropped;for(let b of g){let x=b.kept?l+(b.place+.5)*Ve.kept:y+(b.place+.5)*Ve.dropped;u.set(b,{x:p[w],y:x,width:o.get(b)??0,end:p[w]+s[w]}),(b.kept||r)&&(h=Math.max(h,x+(b.kept?Ve.kept:Ve.dropped)/2))}});let f=p[p.length-1]+s[s.length-1]+Wt.edge,m=d.map((g,w)=>`H${Math.max(0,p[w]-i/2)}V${g}`);return{places:u,columns:p,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,f)}`,width:f,height:h+Wt.edge}}function Io({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Dn=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Ns=13,nh=480,rh={width:26,height:14},sh={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function bc(t,e,o,n,r){let s=zn(t,e,0,o),{width:a,height:i}=s,l=n&&kt(Ot(Po(t,n)),Math.max(nh,a),r);return V([l,{width:a,height:i,draw:(d,u,p)=>ih(Ue(d,u,p),t,s,o,n,r)},ch(r)],16)}function ih(t,e,o,n,r,s){let a={fill:s.quiet,size:Ns};o.columns.forEach((d,u)=>t.text(Nn(u),d,st.head/2-2,a)),t.rect(0,st.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=Ke(r);for(let[d,u]of[...Dn,["lit",p=>i.includes(p)]]){let p=Io(o,e.nodes.filter(h=>u(h)&&(h.kept||n)));p&&t.path(p,{stroke:d==="winner"?s.primary:s.text,...sh[d]})}for(let[d,u]of o.places)(d.kept||n)&&ah(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let l=Hn(e.width);t.rect(0,o.cut-Ns/2,H(l,F(a,s))+8,Ns,{fill:s.ground}),t.text(l,0,o.cut,a)}function ah(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:l,winner:d}=e,[u,p]=l?[st.letters.kept,st.high.kept]:[st.letters.dropped,st.high.dropped],h=[o,n-p/2,r,p],f=l?7:5;if(t.rect(...h,{fill:i.ground,radius:f}),l){t.rect(...h,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:f}),t.rect(o+2,n+p/2-4,(r-4)*Ge(e),3,{fill:d?i.primary:i.quiet});let v=s||!d?i.text:i.primary;t.rect(...h,{stroke:v,width:d?2:1,opacity:s||d?1:.45,radius:f})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:f+3});let[m,g]=[q(e.token,st.chip),ae(e)],w={fill:l||s?i.text:i.quiet,size:u,bold:d,code:!0},y={fill:i.text,size:st.letters.mark,bold:d},b=H(m,F(w,i)),x=o+(r-b-(g?st.mark+H(g,F(y,i)):0))/2;t.text(m,x,n,w),g&&t.text(g,x+b+st.mark,n,y)}function ch(t){let e={fill:t.quiet,size:14},{width:o,height:n}=rh,r={path:(a,i,l)=>a.rect(i,l+n/2,o,3.5,{fill:t.primary}),bar(a,i,l){a.rect(i,l+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,l+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(In).map(([a,i])=>{let l=r[a]&&{width:o,height:n,draw:r[a]};return Y([l,dt(i,e,t)],7)});return Y(s,20)}var lh=60;function yc({data:t,theme:e,open:o}){let[n,{width:r}]=lt(),s=$(null),[a,i]=O(null),[l,d]=O(""),[u,p]=O(null),h=N(()=>hc(t.nodes,t.width),[t.id]),f=ne(e),m=N(()=>wc(h,e),[h,e.font,e.codeFont,f]),g=E=>h.nodes.find(D=>String(D.id)===String(E))??null,w=g(t.selected),y=h.dropped>0&&(a??(h.nodes.length<=lh||w?.kept===!1)),b=N(()=>zn(h,m,r,y),[h,m,r,y]);C(()=>p(null),[t]),R(()=>vt(t.name,()=>({picture:bc(h,m,y,w,e),theme:e})),[t,m,y,e]);let x=E=>{!o||E===w||(p(E),o(E.id,E===h.end))},v=E=>E.kept||y,{id:k,spoken:_,listeners:M}=vn({moves:E=>mc(h,g(E)??h.nodes[0],v),press:(E,{id:D,touch:G,point:ot})=>{let it=g(E);!it||G&&D!==E?ot(E):x(it)},onFocus:d}),S=g(k)??w,T=Ke(S),L=g(l)??w??h.nodes[0],W=v(L)?L:L.parent,A=()=>{x(h.end);let E=s.current?.querySelector(`[data-id="${h.end.id}"]`);E instanceof HTMLElement&&E.focus()};return c(Se.Provider,{value:t.languages??{},children:c("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(Fe,{parts:S&&Po(h,S),hint:o?gc:Pn,spoken:_}),o&&w&&w!==h.end&&c("button",{type:"button",class:"back",onClick:A,children:"Back to the winner"}),h.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:y,onChange:({currentTarget:E})=>i(E.checked)}),"Show dropped branches (",h.dropped,")"]})]}),c("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:c("div",{class:y?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...M,children:[c("div",{class:"head",style:{height:`${st.head}px`},children:b.columns.map((E,D)=>c("span",{class:"heading",style:{left:`${E}px`},children:Nn(D)},D))}),c(dh,{tree:h,layout:b}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:Io(b,T.filter(v))})}),c("div",{class:"cut",style:{top:`${b.cut}px`},children:c("span",{children:Hn(h.width)})}),h.columns.map((E,D)=>{let G=ot=>ot?.depth===D?ot:null;return c(uh,{tree:h,column:E,layout:b,lit:T[D]??null,stop:G(W),current:G(w),pending:G(u)},D)})]})}),c("div",{class:"legend",children:Object.entries(In).map(([E,D])=>c("span",{class:E,children:D},E))})]})})}var dh=ie(fh),uh=ie(hh),ph=ie(mh);function fh({tree:t,layout:e}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:e.cutPath}),Dn.map(([o,n])=>c("path",{class:o,d:Io(e,t.nodes.filter(n))},o))]})}function hh({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return c("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(l=>c(ph,{tree:t,node:l,layout:o,lit:l===n,isStop:l===r,isCurrent:l===s,isPending:l===a},l.id))})}function mh({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:l=0,y:d=0,width:u=0}=o.places.get(e)??{},p=N(()=>Ot(Po(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(i).flatMap(([h,f])=>f?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${d}px`,width:`${u}px`,"--own":Ge(e)},children:[c(I,{token:e.token,length:st.chip,side:"target"}),ae(e)&&c("span",{class:"mark",children:ae(e)})]})})}var xc=`.beam {
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
`;var No={rounded:255,exact:65535},Z=["mean","max","rollout"];function Kt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,h)=>h),i=a.filter(p=>!r.columnPieces[p].every(h=>s.has(h))),l=i.length?i:a,{rows:d}=r,u=r.blocked&&_c(r.blocked,d.length,r.columns.length,l,new Uint8Array(d.length*l.length));return{group:e,axes:r,kept:l,rows:d,columns:l.map(p=>r.columns[p]),blocked:u,rowSpots:vc(r.rowPieces,e.looks),columnSpots:l.map(p=>vc([r.columnPieces[p]],e.lookedAt)[0])}}var vc=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function _c(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Gt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Z]}function Ho(t,e){return e==="rollout"?[t.heads]:Z.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function Te(t,e,o,n){let r=Ho(e.group,n);if(r.length===1)return kc(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=kc(t,e,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.length:i[l]>s[l]&&(s[l]=i[l])}return s}var zo=(t,e,o)=>e*(t.heads+1)+o;function qn({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ho(t,n).every(r=>e.exact.has(zo(t,o,r)))}function kc(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let l=zo(e,a,i),d=o.exact.get(l)??Sc(o,l),u=_c(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,h=d instanceof Uint8Array?No.rounded:No.exact;for(let f=0;f<n.length;f+=1){let m=1;if(p<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[l*n.length+f]/No.exact;else for(let w=0;w<p;w+=1)m+=u[f*p+w]/h;let g=m>=t.mutedFloor?1/(h*m):0;for(let w=0;w<p;w+=1)u[f*p+w]=Math.min(1,u[f*p+w]*g)}return u}function Sc({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Mc(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(Te(t,e,o,n),h=>Math.round(h*255));let i=Ho(r,n).map(h=>Sc(s,zo(r,o,h))),[l]=i;if(i.length===1&&l instanceof Uint8Array)return l;let d=new Uint32Array(l);for(let h of i.slice(1))if(n==="mean")for(let f=0;f<d.length;f+=1)d[f]+=h[f];else for(let f=0;f<d.length;f+=1)h[f]>d[f]&&(d[f]=h[f]);let u=(n==="mean"?i.length:1)*(l instanceof Uint8Array?1:No.exact/No.rounded),p=new Uint8Array(d.length);for(let h=0;h<d.length;h+=1)p[h]=d[h]/u+.5;return p}function Ye(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Z.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:Te(t,e,o,n),rounded:qn(e,o,n),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Oc(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),l=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let h of t.groups){let f=Kt(t,h,{words:!1,muted:!1}),m=Te(t,f,e,o);u||=qn(f,e,o);let[g,w]=[h.looks,h.lookedAt].map(y=>y==="source"?0:r);for(let y=0,b=0;y<f.rows.length;y+=1)for(let x=0;x<f.columns.length;x+=1,b+=1){let v=(g+y)*a+w+x;d[v]=f.blocked?.[b]??0,l[v]=d[v]?0:m[b]}}let p=Z.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Hs=6,ce={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Tc(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Ec(t.layer,o.layers),head:Gt(o).includes(t.head)?t.head:"1",step:Ec(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Hs),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Ec=(t,e)=>Math.max(0,Math.min(t,e-1)),$c={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Lc(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys($c)){let[s,a]=$c[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Ac=250,Le=0,le=ce,Cc=ce,Je=0,Rc=!1,zs=null,Fn=new Set,zt=()=>le;function K(t){if(!Object.entries(t).every(([e,o])=>String(le[e])===String(o))){le={...le,...t},Le+=1,Nc(),clearTimeout(Je),Je=window.setTimeout(Pc,Ac);for(let e of Fn)e()}}function Pc(){clearTimeout(Je),Je&&zs?.({turn:Le,selection:le}),Je=0}function Un(t){Le===0&&(le={...ce,...t})}function Ic(t,e){if(zs=e,Rc=!0,Cc=t.usual,t.turn>Le||Le===0&&t.turn===0){Le=t.turn,le=t.selection;for(let o of Fn)o()}else t.turn<Le&&(Je||=window.setTimeout(Pc,Ac));Nc()}function Nc(){if(!Rc)return;let t=Lc(location.search,le,Cc),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Xe(t){return Fn.add(t),()=>{Fn.delete(t)}}var wh="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(wh))&&(zs=null),{capture:!0});function Hc({data:t,parentElement:e,setTriggerValue:o}){let n=(s,a=!1)=>{K({node:a?-1:s}),o?.("opened",s)},r=fc(t);return rt(e,xc,s=>c(yc,{data:r,theme:s,open:r.openable&&o?n:void 0}))}var bh={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function jn(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Bn({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return c("span",{class:"buttons",children:[c(Do,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(Do,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(Do,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(Do,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),c(Do,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Do({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:bh[t]})})})}function Wn({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}function zc(t){let{shown:{films:e,roles:o},host:n}=Et(t),r=JSON.stringify([n.live,e.map(({title:a,text:i,right:l,kinds:d})=>[a,i,l,d])]);for(let{kinds:a,frames:i,weights:l}of e){let d=0;for(let u of a)u.start=d,d+=u.layers*u.heads*u.rows.length*u.columns.length;i.forEach((u,p)=>u.weights=l.subarray(p*d,(p+1)*d))}let s=e.flatMap(({frames:a})=>a.map(({step:i})=>i));return{...n,id:r,roles:o,films:e,steps:[...new Set(s)].sort((a,i)=>a-i)}}var Vt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Ze=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function de({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,l=n+(s*t+a)*i;return Float32Array.from(r.subarray(l,l+i),d=>d/255)}var ue=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var qo="switched off";function Kn(t,e,o,{fill:n,ink:r,letters:s,width:a}){let i=[a+20,s*1.8],[l,d]=yh(e,o,i);t.rect(l,d,...i,{fill:n,radius:6}),t.text(qo,l+i[0]/2,d+i[1]/2+1,{fill:r,size:s,bold:!0,align:"center"})}function yh([t,e,o,n],{weights:r,rows:s,columns:a},[i,l]){let d=[t+(o-i)/2,e+(n-l)/2];if(o<i+12||n<l+12)return d;let u=[t+6,t+o-i-6],p=[e+6,e+n-l-6],h=([f,m])=>{let g=(y,b,x,v)=>Math.min(v-1,Math.max(0,Math.floor((y-b)/x*v))),w=0;for(let y=g(m,e,n,s);y<=g(m+l,e,n,s);y+=1)for(let b=g(f,t,o,a);b<=g(f+i,t,o,a);b+=1)w+=r[y*a+b];return w};return[d,...u.flatMap(f=>p.map(m=>[f,m]))].reduce((f,m)=>h(m)<h(f)?m:f)}var Dc=1.2,xh=500,vh=20,kh=9,Fo={rows:[],columns:[],step:[],chosen:[],done:1/0};function pe(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,r=t.rows.map(b=>q(b,e.width<xh?xn:vh)),s=t.columns.map(b=>q(b)),i=(b=>Math.ceil(Math.max(...b.map(x=>H(x,n)))))(r)+10,l=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Dc,u=s.map(b=>H(b,n)),p=u.map(b=>b>Math.max(l,d)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(d,...u.filter((b,x)=>p[x])))+8,f=Math.min(e.cell,l*1.4,(e.height-h-3)/r.length),m=Math.max(0,...u.filter((b,x)=>!p[x]))+6;l=Math.min(l,Math.max(f*1.8,m)),[l,f]=[l,f].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*l+3,h+r.length*f+3].map(Math.ceil),y=Math.min(e.letters,Math.floor(f*.62),Math.floor((l-4)/1.9));return{left:i,top:h,cellWidth:l,cellHeight:f,width:g,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:y>=12?y:0}}function fe(t,e,o,n,r){Sh(t,e,o,n,r),o.numbers&&!e.isOff&&Mh(t,e,o,n,r),Oh(t,o,n,r),e.isOff&&_h(t,e,o,r),Eh(t,o,n,r),$h(t,o,n,r)}function _h(t,{weights:e},{left:o,top:n,cellWidth:r,cellHeight:s,rows:{length:a},columns:{length:i},letters:l},d){let u=H(qo,`700 ${l}px ${d.font}`),p={fill:d.text,ink:d.ground,letters:l,width:u};Kn(t,[o,n,i*r,a*s],{weights:e,rows:a,columns:i},p)}function Sh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,d]=[e.rows.length,e.columns.length],[u,p]=[d*r,l*s];if(t.cells(e.weights,l,d,[o,n,u,p]),e.blocked&&Ct(t,e.blocked,l,d,[o,n,u,p]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<kh)){for(let h=1;h<d;h+=1)t.rect(o+h*r-.5,n,1,p,{fill:i.ground});for(let h=1;h<l;h+=1)t.rect(o,n+h*s-.5,u,1,{fill:i.ground})}}function Ct(t,e,o,n,[r,s,a,i]){let l=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let p=0;p<n;p+=1){let h=p;for(;h<n&&e[u*n+h];)h+=1;h>p&&t.hatch(l(p),d(u),l(h)-l(p),d(u+1)-d(u)),p=h}}function Mh(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:d},u,p){for(let h=0;h<Math.min(n.length,u.done);h+=1)for(let f=0;f<r.length;f+=1){let m=e[h*r.length+f];if(o?.[h*r.length+f])continue;let g=p.ink[Math.min(255,Math.round(m*255))],[w,y]=[s+(f+.5)*i,a+(h+.5)*l+1];t.text(kn(m),w,y,{fill:g,size:d,align:"center"})}}function Oh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:l.ground}),t.rect(...d,{fill:l.hatchGround,opacity:.5})}function Eh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let d=(u,p)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let u of i.chosen)d(u,l.query);for(let u of i.step)d(u,l.primary);for(let u of i.rows)d(u,l.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function $h(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},d,u){let p=[...d.rows,...d.step,...d.chosen];for(let h of Ae(s.length,r,l,p)){if(h>=d.done)break;let f=p.includes(h),m=d.rows.includes(h)||d.chosen.includes(h)?u.query:f?u.text:u.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:m,size:l,bold:f,code:!0,align:"right"})}for(let h of Ae(a.length,n,l,d.columns)){let f=d.columns.includes(h),m=i[h]?"left":"center",[g,w]=[e+(h+.5)*n,o-(i[h]?6:3+l*.55)];t.text(a[h],g,w,{fill:f?u.key:u.quiet,size:l,bold:f,code:!0,align:m,turned:i[h]})}}function Ae(t,e,o,n){let r=o*Dc,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*e<r);return Array.from({length:t},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Gn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return l>=r.length||d>=s.length||l<0&&d<0?null:{row:Math.max(-1,l),column:Math.max(-1,d)}}var Ds=12,qc=64,qs=20,Fc=18;function Vn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let l=Math.round(r/n),d=l+Fc+Ds,u=[t.length,e.length];return{width:qc+s.length*(r+Ds),height:qs+a.length*d,draw(p,h,f){let m=y=>h+qc+y*(r+Ds),g={size:13,fill:i.quiet},w={...g,align:"center"};s.forEach((y,b)=>p.text(y,m(b)+r/2,f+qs/2,w)),a.forEach(({layer:y,maps:b},x)=>{let v=f+qs+x*d;p.text(`Layer ${y+1}`,h,v+l/2,g),b.forEach((k,_)=>{if(!k)return;let M=m(_);p.cells(k.weights(),...u,[M,v,r,l]),o&&Ct(p,o,...u,[M,v,r,l]),p.rect(M-2,v-2,r+4,l+4,{stroke:k.isOpen?i.primary:i.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&p.text(k.role,M+r/2,v+l+4+Fc/2,w)})})}}}var Fs={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Th={...Fs,head:16,loss:40,exact:22,foot:18,between:4},Yn=13,Lh=90,Uc=[void 0,[8,4],[2,3],[10,3,2,3]],Ah=[1,1.5,2,3,4,5,6,8,10],Ch=[1,2,2.5,4,5,10],yt={letters:14,padding:24,height:28,lane:32,apart:6};function Qe(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=Ze(t),a=jc(Math.max(.1,...n.map(([,w])=>w)),Ah),i=o?Th:Fs,{left:l,head:d,foot:u,between:p}=i,h=Math.max(1,e-l-Fs.right),f=d+i.loss+p+d,m=[{name:"Loss (nats)",curve:"losses",top:d,height:i.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:f,height:i.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+u;return{width:e,height:g,left:l,line:h,end:s,head:d,foot:u,x:w=>l+w/s*h,panels:m}}function jc(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Dt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Uc[e%Uc.length]});function Jn(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:l,width:d,height:u,line:p,head:h,foot:f}=e,m=b=>a+e.x(b),g=(b,x)=>i+b.top+b.height*(1-Math.min(1,x/b.ticks[b.ticks.length-1])),w=(b,x,v)=>t.path(`M${b} ${i+h-x}V${i+u-f}`,v);for(let b of l){t.text(b.name,m(0),i+b.top-h/2-1,{size:Yn,fill:s.text});for(let x of b.ticks){let v=b.curve==="exacts"?`${x*100} %`:String(Number(x.toPrecision(3)));t.rect(m(0),Math.round(g(b,x)),p,1,{fill:s.hatchLine}),t.text(v,m(0)-6,g(b,x),{size:Yn,fill:s.quiet,align:"right"})}}for(let[b,x]of Ph(e,s))t.text(b,a+x,i+u-f/2,{size:Yn,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let y=o.films.length>1;for(let b of l)o.films.forEach((x,v)=>{let k=Dt(s,v,y,b.curve),_=x[b.curve].map(([M,S])=>[m(M),g(b,S)]);if(_.length&&t.path(_.map(([M,S],T)=>`${T?"L":"M"}${M.toFixed(1)} ${S.toFixed(1)}`).join(""),k),b.curve==="exacts")for(let[M,S]of _)t.rect(M-2,S-2,4,4,{fill:k.stroke})});w(Math.round(Math.min(m(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,x)=>{let v=Vt(b,r);for(let k of l){let _=k.curve==="losses"?v.loss:v.exact;_!==null&&t.path(Rh(m(v.step),g(k,_),4.5),{fill:Dt(s,x,y,k.curve).stroke,stroke:s.ground,width:2})}})}var Rh=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Ph({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(jc(e/Math.max(2,Math.floor(n/Lh)),Ch)));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let l=i*s,d=l+s>e?`${at(l)} ${l===1?"step":"steps"}`:at(l),u=H(d,F({size:Yn,fill:""},r))/2;return[d,Math.max(u,Math.min(t(l),o-u))]})}function Xn(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(H(s.short,F({size:yt.letters,fill:""},n)))+yt.padding),l=a+i>o,d=Math.max(0,l?a-i:a),u=r.findIndex(h=>h.every(([f,m])=>d>=m+yt.apart||d+i<=f-yt.apart)),p=u<0?r.push([])-1:u;return r[p].push([d,d+i]),{mark:s,left:d,wide:i,leans:l,lane:p}})}var js={alone:32,several:44},Zn={least:24,readable:30,most:144},Ih=16,Nh=165,Bc={titled:58,bare:34},Hh=20,Us={label:58,gap:8},Uo={label:26,gap:4},zh=20;function Qn(t,e,o,n=!1){let r=t.flatMap((u,p)=>Dh(t,p+1,e,o,n?Bc.bare:Bc.titled)),s=r.filter(({side:u})=>u>=Zn.readable),a=({side:u,short:p})=>u+(p?0:zh),i=u=>u.toSorted((p,h)=>a(h)-a(p))[0],l=u=>u.filter(({height:p})=>p<=o),d=r.toSorted((u,p)=>u.height-p.height)[0];return i(l(s))??i(l(r))??d}function Dh(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],i=Math.floor((o-(e-1)*Ih)/e);if(e>1&&i<Bs(t))return[];let l=Math.ceil(t.length/e),d=({label:f,gap:m}=Uo)=>Math.floor((i-f-2)/s-m),u=Math.max(...t.map(f=>1/jo(f))),p=Math.floor(((n/l-r)/a-Uo.gap)/u),h=(f,m=!0)=>{let g=Math.max(Zn.least,Math.min(Zn.most,f)),w=m?Uo:Us;return{side:g,own:i,short:m,...w,height:l*(r+a*(g*u+w.gap+(m?0:Hh)))}};return[d(Us)>=56?h(d(Us),!1):h(d()),h(Math.min(d(),p))]}var Bs=t=>Math.max(Nh,...t.map(({heads:e})=>Uo.label+2+e*(Zn.least+Uo.gap)));function jo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var tr=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var qh=3,he=120,qt=28,Ws=t=>t?['"',{token:t,length:he},'"']:["nothing"],Wc=(t,e)=>["The model writes ",...Ws(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Ws(t.answer),". "]],Kc=(t,e)=>Ot(["The model reads ",...Ws(t.text),". ",...Wc(t,e)]).trim();function er(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${at(o.step)}. `,...Wc(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Fh(t,o,t.live||o.step<Ze(t))]}function Fh(t,e,o){let n=e.roles.flatMap((i,l)=>[...i].map((d,u)=>ue(t,e,l,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(l=>l===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,l)=>l.many-i.many).map(({role:i,many:l})=>`${l} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function or({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${at(e)}`]]:[...[["step","Step",at(e)],["loss","Loss",o===null?"\u2013":ut(o,3)]],["exact","Exact match",n===null?"\u2013":P(n,1)]]}function nr({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var rr=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,sr=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function Gc(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=de(t,e,o,n),l=r.map((p,h)=>s.filter((f,m)=>!a?.[h*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&l[Math.floor(p/s.length)]).sort((p,h)=>i[h]-i[p]).slice(0,qh).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":P(i[p])}))}var to=860,Uh=72,Vc=32,jh=12,ir={padding:6,gap:3,line:68};function Yc({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:p})=>p)),a=r.map(u=>Vt(u,e)),i=r.map((u,p)=>Bh(t,u,a[p],n)),l=u=>r.length>1?`${q(u.title,qt)}: `:"",d=r.flatMap((u,p)=>[l(u)+Ot(er(t,u,a[p])),...sr(u,e).map(({text:h})=>h)]);return V([Y(i,2*Vc),Be({isBlocked:s},n),Gh(t,e,o,n),V(d.map(u=>kt(u,to,n)),4)],16)}function Bh(t,e,o,n){let r=e.kinds.map((i,l)=>V([dt(i.title,{size:16,bold:!0,fill:n.text},n),Wh(t,i,l,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,l)=>i+l.heads,0)<=jh,a=or(t,o).map(([,i,l])=>V([dt(i,{size:et,fill:n.quiet},n),dt(l,{size:22,bold:!0,fill:n.text},n)],0));return V([e.title.length>0&&wt(q(e.title,qt),n),Y(a,20),Kh(e,o,n),s?Y(r,Vc):V(r,16)])}function Wh(t,e,o,n,r){let s=i=>Array.from({length:i},(l,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(l=>({weights:()=>de(e,n,i,l),role:ue(t,n,o,i*e.heads+l)}))}));return Vn({...e,shape:jo(e),side:Uh},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Kh(t,e,o){let[n,r]=[{size:et,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(H(w,F(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(w=>Math.ceil(H(w,F(n,o)))))+12,d=nr(t,e).filter(({wanted:w,written:y})=>w!==void 0||y!==void 0).map(({wanted:w,written:y,state:b})=>({state:b,texts:[w,y].map(x=>x===void 0?"":q(x))})),[u,p]=[0,0],h=d.map(({texts:w})=>{let y=Math.max(24,...w.map(s))+2*ir.padding;u&&u+y>to-i&&([u,p]=[0,p+1]);let b={x:u,line:p,width:y};return u+=y+ir.gap,b}),f=q(t.text,he),m=Math.max(s(f),...h.map(w=>w.x+w.width)),g=At([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*ir.line,draw(w,y,b){a.forEach((x,v)=>w.text(x,y,b+[12,36,62][v],n)),w.text(f,y+i,b+12,r),d.forEach(({texts:x,state:v},k)=>{let _=h[k],M=y+i+(g?m-_.x-_.width:_.x),[S,T]=[M+_.width/2,b+24+_.line*ir.line];w.text(x[0],S,T+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(M+1,T+26,_.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),w.text(x[1],S,T+38,{...r,align:"center"}),v&&w.path(tr(v,S,T+60),{stroke:o.text,width:2})})}}}var Jc=(t,e,o)=>Xc(t,{reels:t,marks:[],step:e},o);function Xc(t,e,o){let{films:n}=t,r=Qe(t,to),s=n.map(({title:a},i)=>{let l=Dt(o,i,!0);return Y([{width:34,height:20,draw:(d,u,p)=>d.path(`M${u} ${p+10}h34`,l)},dt(q(a,qt),{size:et,fill:o.text},o)],6)});return V([n.length>1&&Y(s,16),{width:to,height:r.height,draw:(a,i,l)=>Jn(a,r,e,o,[i,l])}],6)}function Gh(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],a=Xn(s,Qe(t,to),n),i=1+Math.max(-1,...a.map(({lane:l})=>l));return V([Xc(t,{reels:t,marks:s,step:e},n),i>0&&{width:to,height:i*yt.lane,draw:(l,d,u)=>a.forEach(({mark:p,left:h,wide:f,leans:m,lane:g})=>{let w=u+g*yt.lane;l.rect(d+h,w,f,yt.height,{stroke:n.hatchLine,radius:4}),l.rect(d+(m?h+f-4:h),w,4,yt.height,{fill:Dt(n,o,r.length>1).stroke}),l.text(p.short,d+h+f/2,w+yt.height/2,{size:yt.letters,fill:n.text,align:"center"})})}],6)}var[Vh,Yh,me,ar]=[420,34,8,14],Ks={height:300,share:.36,cell:40,letters:14};function Zc({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),l=$(null),[d,u,p,h]=r.split(" ").map(Number),f=r?e.films[d]:void 0,m=f?.kinds[u],g=f&&Vt(f,o),w=Math.min(Vh,window.innerWidth-2*me),y=()=>{let x=t.current?.querySelector(`[data-head="${r}"]`);x&&i.current&&Xh(i.current,x,a())};C(()=>{if(!m||!g){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let x={...m,weights:de(m,g,p,h)},v=pe(x,{...Ks,width:w-Yh,height:Math.min(Ks.height,window.innerHeight*Ks.share)},n);l.current&&fe(ct(l.current,v.width,v.height,n),x,v,Fo,n),y()}),R(()=>(window.addEventListener("scroll",y,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",y,{capture:!0})),[r]);let b=f&&g?ue(e,g,u,p*f.kinds[u].heads+h):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${w}px`},children:m&&g&&c(j,{children:[c("div",{class:"title",children:rr(m,p,h)}),c("div",{class:"note",children:["Step ",at(g.step),b&&`: ${e.roles[b]}`]}),c("canvas",{ref:l}),c("ol",{class:"pairs",children:Gc(m,g,p,h).map(({query:x,key:v,share:k},_)=>c("li",{children:[c(I,{token:x})," looks at ",c(I,{token:v}),", ",k]},_))}),c("div",{class:"note",children:r===s?`${Jh()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Jh=()=>matchMedia("(hover: hover)").matches;function Xh(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(l,d,u)=>Math.max(me,Math.min(l,u-d-me)),a=n.right+ar;a+r.width>window.innerWidth-me&&(a=n.left-ar-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<me){a=s(n.left,r.width,window.innerWidth);let l=n.bottom+ar;i=l+r.height<window.innerHeight?l:Math.max(me,n.top-ar-r.height)}o<1/0&&(i=Math.max(me,Math.min(i,o-r.height-me))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Qc({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:l,onHold:d}){let u=$(null),[p,h]=O("0 0"),{side:f,short:m,label:g,gap:w,own:y}=s,[b,x]=[n.heads,n.layers].map(k=>Array.from({length:k},(_,M)=>M)),v=[f,Math.round(f/jo(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((k,_)=>{let M=[0,0,...v],S=ct(k,...v,a);S.cells(de(n,r,Math.floor(_/n.heads),_%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&Ct(S,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,f,a,window.devicePixelRatio]),c("div",{class:"kind",style:{width:`${y}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:u,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Zh,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${f}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),b.map(k=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",k+1]},k))]}),x.map(k=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[m?"L":"Layer ",k+1]}),b.map(_=>{let[M,S,T]=[`${t} ${k} ${_}`,`${k} ${_}`,ue(o,r,e,k*n.heads+_)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===p?0:-1,"aria-pressed":i===M,"aria-label":rr(n,k,_)+(T&&`, ${T}`),onClick:()=>d(M),onPointerMove:({pointerType:L})=>L!=="touch"&&l(M),onPointerLeave:({pointerType:L})=>L!=="touch"&&l(""),onFocus:({currentTarget:L})=>(h(S),L.matches(":focus-visible")&&l(M)),onBlur:()=>l(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:T})]},_)})]},k))]})]})}function Zh(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(l,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+l} ${a+d}"]`);It(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}var tl=16,el={width:34,height:14},Qh=880;function ol({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:a,live:i,steps:l}=t,[d,{width:u}]=lt(),p=$(null),h=window.innerHeight<Qh,f=N(()=>Qe(t,u,h),[t,u,h]),[m,g]=[a[r],l[n]],w=l.length>1&&!i||a.flatMap(({losses:x,exacts:v})=>[...x,...v]).length>1;C(()=>{p.current&&u&&Jn(ct(p.current,u,f.height,e),f,{reels:t,marks:m.marks,step:g},e)},[f,e,o,g,r]);let y=x=>l.reduce((v,k,_)=>Math.abs(k-x)<Math.abs(l[v]-x)?_:v,0),b=({offsetX:x})=>s(y((x-f.left)/f.line*f.end));return c("div",{class:"timeline",ref:d,children:[w&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:x=>!i&&(x.currentTarget.setPointerCapture(x.pointerId),b(x)),onPointerMove:x=>!i&&x.buttons&&b(x)}),l.length>1&&!i&&c("input",{type:"range",class:"scrubber",min:0,max:f.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${at(g)}, frame ${n+1} of ${l.length}`,style:{marginLeft:`${f.left-tl/2}px`,width:`${f.line+tl}px`},onInput:({currentTarget:x})=>{let v=y(Number(x.value));x.value=String(l[v]),s(v)}})]})}var nl=({films:t,theme:e,marked:o,onMark:n})=>c("div",{class:"films",children:t.map(({title:r},s)=>c("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${q(r)} on the timeline`,onClick:()=>n(s),children:[c(Gs,{pen:Dt(e,s,!0)}),c(I,{token:r,length:qt})]},s))});function rl({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:l}]=lt(),d=N(()=>Qe(t,l),[t,l]),[u,p,h]=[s[n],a[o],s.length>1],f=Xn(u.marks,d,e);return c("div",{ref:i,children:c("div",{class:"marks",role:"group","aria-label":h?`Moments of ${q(u.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...f.map(({lane:m})=>m)))*yt.lane}px`,"--own":Dt(e,n,h).stroke},children:f.map(({mark:m,left:g,wide:w,leans:y,lane:b},x)=>{let[v,k]=[u.frames[m.frame].step,h?`${q(u.title)}: ${m.text}`:m.text];return c("button",{type:"button",class:`mark ${m.kind} ${y?"leans":""} ${v<=p?"reached":""}`,title:k,"aria-label":k,"aria-current":v===p?"step":void 0,style:{left:`${g}px`,top:`${b*yt.lane}px`,width:`${w}px`},onClick:()=>r(a.indexOf(v)),children:m.short},x)})})})}function Gs({pen:t}){return c("svg",{...el,"aria-hidden":"true",children:c("path",{d:`M1 7H${el.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function tm({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:l,held:d,onPoint:u,onHold:p}){let[h,{width:f}]=lt(),m=f>0&&s.length>0&&Qn(s.map(g=>o.kinds[g]),f,i,a);return c("section",{class:"reel",children:[o.title&&c("h2",{class:"film-title",children:[c(I,{token:o.title,length:qt})," ",e.films.length>1&&c(Gs,{pen:Dt(r,t,!0)})]}),c("div",{class:"head",children:[c("div",{class:"facts",children:or(e,n).map(([g,w,y])=>c("span",{class:`fact ${g}`,children:[c("span",{class:"name",children:w}),c("span",{class:"value",children:y})]},g))}),c(em,{film:o,frame:n,isBrief:l})]}),c("div",{class:"kinds",ref:h,children:[s.length===0&&c("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>c(Qc,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:d,onPoint:u,onHold:p,kind:o.kinds[g],number:g},g))]})]})}var il=ie(tm);function em({film:t,frame:e,isBrief:o}){return c("div",{class:o?"answer brief":"answer",role:"img","aria-label":Kc(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(I,{token:t.text,length:he}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:At([t.answer]),children:nr(t,e).map(({wanted:n,written:r,state:s},a)=>c("span",{class:`piece ${s}`,children:[c(sl,{name:"wanted",token:n}),c(sl,{name:"written",token:r}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&c("path",{d:tr(s,8,8)})})]},a))})]})}var sl=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(I,{token:e,class:t});function _t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var om=90,al=10,nm=8,rm=.6;function cl(t){let[e,o]=O({room:300,spare:300,width:0,own:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return qe(n,()=>{let a=n.querySelector(".screen"),i=[...a.querySelectorAll(".reel")],l=new Set(i.map(({offsetTop:k})=>k)).size,d=Math.max(...i.map(k=>Vs(k.querySelector(".kinds")))),u=a.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),p=window.innerHeight-al-(u<rm*window.innerHeight?u:al),[h,f]=[".shared",".shared > p"].map(k=>Vs(a.querySelector(k))),m=h-(f&&f+nm),g=p-Vs(a)+l*d,[w,y]=[g,g+m].map(k=>Math.max(om,Math.floor(k/l))),[b,x]=[a.clientWidth,i[0].clientWidth],v=(k,_)=>Math.abs(k-_)<2;o(k=>v(k.room,w)&&v(k.spare,y)&&k.width===b&&k.own===x?k:{room:w,spare:y,width:b,own:x})})},[]),e}var Vs=t=>t?.getBoundingClientRect().height??0;var sm=[.25,.5,1,2,4],im=2e4,ll={least:125,most:500},dl=10,cr=560;function ul({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,l]=O(1/0),[d,u]=O(""),[p,h]=O(""),[f,m]=O(0),[g,w]=O("cross"),{room:y,spare:b,width:x,own:v}=cl(s),k=ne(e),_=r.length-1,M=n?_:Math.max(0,r.findLastIndex(z=>z<=i)),S=r[M],T=z=>l(r[Math.max(0,Math.min(z,_))]),L=jn(M,_,T,Math.max(ll.least,Math.min(ll.most,im/r.length))),W=o.length>1,[A,E]=am(o,v,b,W),D=A.find(z=>z.kind===g)??A[0],G=W&&new Set(o.map(({text:z,answer:Q})=>JSON.stringify([z,Q]))).size===1,ot=z=>(L.pause(),T(z)),it=()=>(u(""),h("")),De=te(z=>z===p?it():(u(z),h(z)),[p]);R(()=>t.figure?vt(t.figure,()=>({picture:Yc({reels:t,step:S,marked:f},e),theme:e})):void 0),R(()=>{let z=o.map((Q,J)=>t.curves?.[J]&&vt(t.curves[J],()=>({picture:Jc({...t,films:[Q]},S,e),theme:e})));return()=>z.forEach(Q=>Q&&Q())});let Mt=!n&&r.length>1,Pt=W&&c(nl,{films:o,theme:e,marked:f,onMark:m});return c("div",{ref:s,class:`film ${n?"live":""} ${W?"several":""} ${E?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:z=>z.key==="Escape"?it():n||dm(z,M,_,ot,L.toggle),children:[c("div",{class:"screen",children:[(G||E)&&c("div",{class:"shared",children:[E&&c(_t,{label:"Attention",isNamed:x<cr,options:A.map(({kind:z,title:Q})=>[z,x<cr?Q.split(/[ -]/)[0]:Q]),value:D.kind,onChoose:w}),G&&c("p",{children:["All read ",c(I,{token:o[0].text,length:he}),"; right is ",c(I,{token:o[0].answer,length:he}),"."]})]}),c("div",{class:"reels",style:{"--least":`${Bs(o.flatMap(({kinds:z})=>z))}px`},onMouseDown:z=>lm(z,s.current),children:o.map((z,Q)=>c(il,{number:Q,reels:t,film:z,theme:e,isOne:E,room:y,isBrief:G,held:p,kinds:E?cm(z,D.kind):z.kinds.map((J,Jt)=>Jt),frame:Vt(z,S),onPoint:u,onHold:De},Q))}),Mt&&c("div",{class:"player",ref:a,children:[c(Bn,{what:"frame",place:M,last:_,player:L,go:ot}),c("span",{class:"position",children:["Step ",at(S),c("span",{class:"of",children:[" of ",at(Ze(t))]})]}),x>=cr&&Pt,c(Wn,{isNamed:!0,speeds:sm,player:L})]}),!(Mt&&x>=cr)&&Pt,c(ol,{reels:t,theme:e,fonts:k,place:M,marked:f,go:ot})]}),!n&&c(rl,{reels:t,theme:e,place:M,marked:f,go:ot}),c("div",{class:"caption","aria-live":n||L.playing?"off":"polite",children:o.map((z,Q)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&z.title&&c("strong",{children:[c(I,{token:z.title,length:qt}),": "]}),er(t,z,Vt(z,S)).map(J=>typeof J=="string"?J:c(I,{...J}))]}),!n&&sr(z,S).map(({text:J})=>c("p",{class:"line said",children:J},J))]},Q))}),c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:z})=>z.some(({blocked:Q})=>Q))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),c(Zc,{root:s,reels:t,step:S,theme:e,held:p,head:d||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function am(t,e,o,n){let r=t.flatMap(({kinds:i})=>i).filter((i,l,d)=>d.findIndex(u=>u.kind===i.kind)===l),s=e>0?t.map(({kinds:i})=>Qn(i,e,o)):[],a=s.some(({side:i,height:l})=>l>o||i<(n?js.several:js.alone));return[r,r.length>1&&(a||n&&!s.length)]}var cm=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function lm(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function dm(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=l=>()=>n(e+l),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-dl),PageUp:a(dl)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var lr=`/* What plays: its buttons, scrubber and speed. */

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
  border: 1px solid var(--field);
  border-radius: 6px;
  background: var(--st-background-color);
  color: inherit;
}

@media (forced-colors: active) {
  .icon.play,
  .icon.pause {
    outline: 2px solid ButtonText;
    outline-offset: -2px;
  }
}
`;var eo=`/* Choices */

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

.switch,
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
`;var pl=`/* The frame of the film, its answer, and what is said of it. */

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
  padding-bottom: 8px;
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
  flex-flow: row wrap;
  align-items: baseline;
  gap: 0 0.3rem;
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

.film-title svg {
  vertical-align: middle;
}

@container (max-width: 480px) {
  .film-title svg {
    display: none;
  }

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
`;var fl=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var hl=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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

@media (max-height: 879px) {
  .film .scrubber {
    height: 24px;
  }
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
`;var gm=[Ht,lr,eo,pl,fl,hl].join(`
`),ml=new WeakMap;function gl({data:t,parentElement:e}){let o=bt(e,gm),n=ml.get(o),r=n?.bytes===t?n.reels:zc(t);return ml.set(o,{bytes:t,reels:r}),X(c(ul,{reels:r,theme:Nt(o)},r.id),o),()=>{X(null,o),o.remove()}}function wl(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Un(JSON.parse(r));let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}function Bo(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var bl=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0);var wm=[[.8,"Very close"],[.5,"Close"],[.05,"Nearer than an even guess"],[-.05,"As an even guess"],[-1/0,"Further off than an even guess"]],yl={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function xl(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=Bo(e);return bl(o,t.truth)}function Ys(t,e){let o=xl(t,e);return o===null?null:(o-t.even)/(1-t.even)}function dr(t){if(!t.length)return"";let e=t.reduce((o,n)=>o+n,0)/t.length;return e>=.005?`On average you came ${P(e)} of the way from an even guess to what the model does.`:`On average an even guess comes ${e>-.005?"as near":"nearer"}.`}function Wo(t,e,o="You"){let[n,r]=[xl(t,e),Ys(t,e)];if(n===null||r===null)return[];let{form:s,kind:a,truth:i,even:l}=t;if(s==="pick")return[n?"Right":"Not this time",`A guess is right ${P(l)} of the time.`];let d=wm.find(([f])=>r>=f)?.[1]??"";if(s==="share"){let f=ut((1-n)*100,0);return[d,`${o} said ${P(Number(e))}: ${f} ${f==="1"?"point":"points"} away.`,`50 % is ${ut((1-l)*100,0)} away.`]}let u=Bo(e);return[Math.max(...u)>.5&&u.indexOf(Math.max(...u))===i.indexOf(Math.max(...i))&&r<0?"Its favourite, but it gives many something":d,`The marks met ${P(n)} ${a==="row"?"of its weight":"of what it gives them"}.`,`One mark on every token meets ${P(l)}.`]}function vl(t,{count:e,shares:o,mean:n},r=!1){if(!e)return"Nobody in the class predicted it.";if(t.form==="pick"){let l=Math.round(e*t.right.reduce((d,u)=>d+o[u],0));return`Of the class ${l} of ${e} ${l===1?"was":"were"} right.`}let[s,a,i]=Wo(t,t.form==="share"?n??0:o,"On average they");return[`The class (${e}): ${s[0].toLowerCase()}${s.slice(1)}.`,a,r?"":i].filter(Boolean).join(" ")}var kl=3;function ur({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:a,clicker:i,group:l}){let[d,u]=O(o),[p,h]=O(n),f=$(null),m=$(null),g=$(null),w=$(!1);C(()=>{w.current&&(n?m:f).current?.focus({preventScroll:!0}),w.current=!1},[n]);let y=T=>{w.current=!0,r(T)},b=()=>{w.current=!0,u(null),h(!1),s?.()};C(()=>{if(!i)return;let T=n?p?null:()=>h(!0):()=>y(null);return T&&(i.press=T),()=>{i.press===T&&(i.press=null)}});let x=n?o:d,[v,...k]=n?Wo(t,o):[],_=_m[t.form],M=n?l?.picture??null:null,S=l?.isSent!==void 0;return c("section",{class:["predict",n&&"shown",p&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"head",children:[c("div",{class:"asked",children:[c("h2",{tabIndex:-1,ref:f,children:t.ask}),t.context&&!p&&c("span",{class:"note",children:t.context}),p&&c("span",{children:[v&&c("b",{children:[v,". "]}),t.answer]}),M&&!p&&t.form==="pick"&&c("span",{class:"note",children:[c("span",{class:"key class"})," the class"]}),n&&!p&&t.form!=="pick"&&c("span",{class:"note",children:[o!==null&&c(j,{children:[c("span",{class:"key mine"})," ",S?"you":"predicted"," "]}),M&&c(j,{children:[c("span",{class:"key class"})," the class "]}),c("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]})]}),c("span",{class:"ends",children:[n&&c("button",{type:"button",class:"plain","aria-expanded":!p,onClick:()=>h(!p),children:p?"Unfold":"Fold"}),n&&s&&c("button",{type:"button",class:"plain",onClick:b,children:"Predict again"}),a&&c("button",{type:"button",class:"plain",onClick:a,children:"Close the question"})]})]}),!p&&c("div",{class:"body",children:[c(_,{posed:t,answer:x,isShown:n,together:M,onChange:u}),n?c("div",{class:"outcome",children:[c("div",{role:S?void 0:"status",tabIndex:-1,ref:m,children:[v&&c("b",{children:[v,". "]}),Me(t.answer)," ",k.length>0&&c("span",{class:"note",children:Me(k.join(" "))})]}),M&&c("div",{children:Me(vl(t,M,o!==null))}),t.why&&c("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):c("div",{class:"ways",children:[S?c("button",{type:"button",class:"show",disabled:!Js(d)||l?.isSent&&String(d)===String(o),onClick:()=>{r(d),g.current?.focus({preventScroll:!0})},children:l?.isSent?String(d)===String(o)?"Sent":"Send the change":"Send"}):c(j,{children:[c("button",{type:"button",class:"show",disabled:!l&&!Js(d),onClick:()=>y(Js(d)?d:null),children:l?"Show it to all":"Show what it does"}),!l&&c("button",{type:"button",class:"plain",onClick:()=>y(null),children:"Just show it"})]}),c("span",{class:"note",children:yl[t.form]}),l&&c("span",{class:"count",tabIndex:-1,ref:g,children:[l.isSent&&String(d)===String(o)?"Sent. You can change it until it is shown. ":"",l.answered," of ",l.people," answered"]}),l?.join&&c("span",{class:"come-in",children:[l.join.address,c("b",{children:l.join.code})]})]})]})]})}var Js=t=>Array.isArray(t)?t.some(Boolean):t!==null;function bm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=Array.isArray(e)?e:t.options.map(()=>0),a=Bo(s),i=l=>r(s.map((d,u)=>u===l?(d+1)%(kl+1):d));return c("ul",{class:"options",lang:t.language||void 0,children:t.options.map((l,d)=>c("li",{children:c("button",{type:"button",class:o&&t.right.includes(d)?"option right":"option",disabled:o,onClick:()=>i(d),"aria-label":`${ym(t.options,d)}: ${o?`${e===null?"":`predicted ${P(a[d])}, `}${n?`the class ${P(n.shares[d]??0)}, `:""}the model ${P(t.truth[d])}`:`${s[d]} of ${kl} marks`}`,children:[c("span",{class:"bars","aria-hidden":"true",children:[!(n&&e===null)&&c("span",{class:"bar mine",style:{height:`${100*a[d]}%`}}),n&&c("span",{class:"bar class",style:{height:`${100*(n.shares[d]??0)}%`}}),o&&c("span",{class:"bar model",style:{height:`${100*t.truth[d]}%`}})]}),c(I,{token:l}),c("span",{class:"under","aria-hidden":"true",children:o?xm(t.truth[d]):"\u25CF".repeat(s[d])})]})},d))})}var ym=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,xm=t=>t<.005?"":P(t);function vm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=typeof e=="number"?e:null,a=i=>({left:`${100*i}%`});return c("div",{class:"share",children:[o?c("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${P(s)}; `}${n?.mean==null?"":`the class ${P(n.mean)} on average; `}the model says ${P(t.truth[0])}`,children:[n&&n.shares.map((i,l)=>c("span",{class:"bin",style:{left:`${10*l}%`,height:`${32*i/Math.max(...n.shares)}px`}},l)),s!==null&&c("span",{class:"pin mine",style:a(s),children:c("span",{children:P(s)})}),c("span",{class:"pin model",style:a(t.truth[0]),children:c("span",{children:P(t.truth[0])})})]}):c("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":t.ask,"aria-valuetext":s===null?"not set":P(s),onInput:({currentTarget:i})=>r(Number(i.value)/100),onClick:({currentTarget:i})=>r(Number(i.value)/100)}),c("output",{children:s===null?"\u2013":P(s)})]})}function km({posed:t,answer:e,isShown:o,together:n,onChange:r}){return c("fieldset",{class:"picks",children:[c("legend",{class:"unseen",children:t.ask}),t.options.map((s,a)=>c("label",{class:["option",e===a&&"on",o&&t.right.includes(a)&&"right"].filter(Boolean).join(" "),children:[c("input",{type:"radio",name:t.id,checked:e===a,disabled:o,onChange:()=>r(a)}),c("span",{children:s}),o&&t.right.includes(a)&&c("span",{class:"tick","aria-label":"right",children:"\u2713"}),n&&c("span",{class:"part",children:[c("span",{style:{width:`${6*(n.shares[a]??0)}rem`}}),P(n.shares[a]??0),c("b",{class:"unseen",children:"of the class"})]}),o&&t.told[a]&&c("span",{class:"note",children:c("bdi",{children:t.told[a]})})]},a))]})}var _m={marks:bm,share:vm,pick:km};function Sl({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:a}=t,[i,l]=O(()=>_l(location.hash,a.length)),d=$(null),u=a[i-1]??null,p=!!(u?.posed&&!(u.posed.id in o)),h=f=>{f<1||f>a.length+1||(location.hash=String(f))};return R(()=>{let f=()=>{l(_l(location.hash,a.length)),d.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",f),()=>removeEventListener("hashchange",f)},[]),C(()=>{let f=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&p&&u?.posed?n(u.posed,null):h(i+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",f,{capture:!0}),()=>removeEventListener("keydown",f,{capture:!0})}),c("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h2",{tabIndex:-1,ref:d,children:u?u.title:"The end, and what you predicted"}),c("nav",{"aria-label":"Scenes",children:[c("span",{children:[Math.min(i,a.length)," of ",a.length]}),c("button",{type:"button",disabled:i===1,onClick:()=>h(i-1),children:"Back"}),c("button",{type:"button",class:"next",disabled:!u,onClick:()=>h(i+1),children:i<a.length?"Next":"End"})]})]}),u&&c(Xs,{scene:u,theme:e,waits:p,show:s,predict:u.posed&&{posed:u.posed,given:o[u.posed.id]?.answer??null,isShown:!p,onShow:f=>u.posed&&n(u.posed,f),onAgain:()=>u.posed&&r(u.posed)}}),!u&&c(Mm,{scenes:a,answers:o})]})}var _l=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function Xs({scene:t,theme:e,waits:o,predict:n,show:r}){return c(j,{children:[n&&c(ur,{theme:e,...n},n.posed.id),!o&&c("div",{class:"sentences",dangerouslySetInnerHTML:{__html:t.sentences}}),t.view!==null&&!o&&c(Sm,{scene:t,theme:e,show:r},t.view),t.caption&&!o&&c("p",{class:"caption",children:t.caption}),t.page&&!o&&c("p",{class:"note",children:["In the lab, this scene opens the page \u201C",t.page,"\u201D, which shows more than the picture here."]})]})}function Sm({scene:t,theme:e,show:o}){let n=$(null);return C(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),c("div",{class:"view",ref:n})}function Mm({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:a},i)=>s?[{posed:s,title:a,number:i+1,given:e[s.id]}]:[]),n=o.filter(({given:s})=>s&&s.answer!==null),r=dr(n.flatMap(({given:s})=>s?.gain??[]));return o.length?c("div",{class:"summary",children:[c("p",{children:n.length?`Of ${o.length===1?"one question":`${o.length} questions`} you answered ${n.length}. ${r}`:`${o.length===1?"There was one question; it was not":`There were ${o.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),c("ul",{children:o.map(({posed:s,title:a,number:i,given:l})=>c("li",{children:[c("a",{href:`#${i}`,children:[i," ",a]}),": ",l?l.answer===null?"only shown":l.word:"not answered"]},s.id))})]}):c("p",{class:"summary",children:"That was the last scene."})}var pr=`.lecture {
  display: flex;
  flex-direction: column;
  gap: 0.6rem;
}

.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.4rem 1.5rem;
}

/* On a phone one reads far down: the way on comes along. */
@container (width < 700px) {
  .top {
    position: sticky;
    top: 0;
    z-index: 2;
    padding-block: 0.3rem;
    background: var(--st-background-color);
  }
}

.top h2 {
  font-size: 1.5rem;
}

.top h2:focus {
  outline: none;
}

nav {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  font-variant-numeric: tabular-nums;
}

nav button {
  min-width: 64px;
  min-height: 44px;
  padding: 0 1rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: none;
  cursor: pointer;
}

nav button:disabled {
  color: var(--quiet);
  cursor: default;
}

nav .next {
  border: 2px solid currentColor;
  font-weight: 600;
}

.sentences {
  max-width: 62rem;
  font-size: 1.125rem;
}

.summary {
  font-size: 1.0625rem;
}

.summary a {
  color: inherit;
}

.summary li {
  padding-block: 0.3rem;
}
`;var oo=`/* The ways to answer: marks on tokens, a share, one of a few. */
.options,
.picks {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0;
  padding: 0;
  border: 0;
  list-style: none;
}

.option {
  cursor: pointer;
}

/* As large as a thumb. */
.options .option {
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 48px;
  padding: 2px 6px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: none;
  font-size: 1.0625rem;
}

.option:disabled {
  color: inherit;
  cursor: default;
}

.option:not(:disabled):hover {
  border-color: var(--mine);
}

.bars {
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 3px;
  width: 100%;
  height: 36px;
  border-bottom: 1px solid var(--line);
}

.bar {
  width: 14px;
  min-height: 1px;
  transition: height 0.3s;
}

.bar.mine,
.key.mine {
  background: var(--mine);
}

/* Predicted too, by many: the same hue, hatched. */
.bar.class,
.key.class,
.bin,
.part span {
  background: repeating-linear-gradient(135deg, var(--mine) 0 3px, color-mix(in srgb, var(--mine) 35%, var(--st-background-color)) 3px 6px);
}

.bar.model,
.key.model {
  background: var(--model);
}

.under {
  height: 1.3em;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.option.right {
  outline: 2px solid var(--st-text-color);
}

.key {
  display: inline-block;
  width: 14px;
  height: 12px;
  vertical-align: -1px;
}

.picks .option {
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 0.5rem;
  min-height: 44px;
  box-sizing: border-box;
  padding: 4px 14px 4px 8px;
  border: 1px solid var(--line);
  border-radius: 6px;
  font-size: 1.0625rem;
}

.picks .on {
  border-color: var(--mine);
  box-shadow: inset 0 0 0 1px var(--mine);
}

.picks .option:has(:focus-visible) {
  outline: 3px solid var(--st-text-color);
  outline-offset: 2px;
}

.picks input {
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: var(--mine);
}

.share {
  display: flex;
  flex: 1 1 20rem;
  max-width: 44rem;
  align-items: center;
  gap: 1rem;
  min-height: 48px;
}

.share input,
.scale-of-shares {
  flex: 1;
  max-width: 40rem;
  min-height: 44px;
  margin: 0;
  accent-color: var(--mine);
}

.share output {
  min-width: 4ch;
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.shown .share output {
  display: none;
}

.scale-of-shares {
  position: relative;
  margin-inline: 2.5rem;
  background: linear-gradient(var(--line), var(--line)) center / 100% 2px no-repeat;
}

/* What the ends of the line stand for. */
.scale-of-shares::before,
.scale-of-shares::after {
  position: absolute;
  top: 50%;
  color: var(--quiet);
  font-size: 0.8125rem;
  white-space: nowrap;
  transform: translateY(-50%);
}

.scale-of-shares::before {
  right: calc(100% + 6px);
  content: "0\\00a0%";
}

.scale-of-shares::after {
  left: calc(100% + 6px);
  content: "100\\00a0%";
}

.pin {
  position: absolute;
  top: 50%;
  width: 3px;
  height: 20px;
  transform: translate(-50%, -50%);
}

.pin.mine {
  background: var(--mine);
}

.pin.model {
  background: var(--model);
}

.pin span {
  position: absolute;
  left: 50%;
  font-weight: 600;
  white-space: nowrap;
  transform: translateX(-50%);
}

.pin.mine span {
  bottom: 100%;
}

.pin.model span {
  top: 100%;
}

/* How many said about so much: above the line, and above them what one said oneself. */
.bin {
  position: absolute;
  bottom: 50%;
  width: 10%;
  min-height: 0;
}

.scale-of-shares:has(.bin) {
  min-height: 112px;

  & .pin.mine span {
    bottom: calc(100% + 24px);
  }
}

/* How many of the class chose it. */
.part {
  display: flex;
  align-items: center;
  gap: 0.4rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.part span {
  flex: none;
  height: 14px;
}

/* What an option came to stands below it: bars of several begin at one edge, and all options fit into a line of a projector. */
.shown .picks .option {
  flex: 1 1 11rem;
  max-width: 18rem;
  align-content: start;

  & .part,
  & .note {
    grid-column: 1 / -1;
  }
}

@container (width < 700px) {
  .shown .picks .option {
    flex-basis: 100%;
    max-width: none;
  }
}
`;var no=`.predict {
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  padding: 0.5rem 0.9rem 0.6rem;
  border: 1px solid var(--line);
  border-left: 5px solid var(--mine);
  border-radius: 8px;
}

.head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.3rem 1rem;
}

.asked {
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.3rem 1rem;
}

.ends {
  display: flex;
  gap: 0.8rem;
  margin-left: auto;
}

.ends .count {
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

/* For those who come late: read from the last row, like the question. */
.come-in {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.7rem;
  width: 100%;
}

.come-in b {
  font-family: var(--st-code-font);
  font-size: 1.5rem;
  letter-spacing: 0.06em;
}

.plain {
  padding: 0;
}

/* One line, so that the picture below has its room. */
.folded {
  padding-block: 0;
  border-width: 0 0 0 5px;
  border-radius: 0;
}

.folded .plain {
  padding-block: 0;
}

.folded h2 {
  font-size: 1rem;
}

.body {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
}

/* Beside the options where there is room, so that the picture below keeps its own. */
.outcome {
  flex: 1 1 24rem;
}

.ways {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 0.8rem;
}

h2 {
  font-size: 1.125rem;
}

:is(h2, [role="status"]):focus {
  outline: none;
}

.show {
  min-height: 44px;
  padding: 0 1.2rem;
  border: 0;
  border-radius: 8px;
  background: var(--st-primary-color);
  color: #fff; /* which can be read on it, light and dark: see .streamlit/config.toml */
  font-weight: 600;
  cursor: pointer;
}

.show:disabled {
  background: var(--line);
  color: var(--st-text-color);
  cursor: default;
}

.plain {
  padding: 0.3rem 0.6rem 0.3rem 0;
  border: 0;
  background: none;
  text-decoration: underline;
  cursor: pointer;
}

.why p {
  margin: 0;
}

/* While it waits it has the page to itself: read from the last row. */
@container (width > 900px) {
  .predict:not(.shown) {
    gap: 1rem;
    padding: 1.2rem 1.5rem 1.5rem;
    font-size: 1.25rem;

    & h2 {
      font-size: 1.5rem;
    }

    & .note {
      font-size: 1.25rem;
    }

    & .count {
      font-size: 1.5rem;
    }

    & .option {
      font-size: 1.375rem;
    }

    & .options .option {
      min-width: 64px;
    }

    & .bars {
      height: 72px;
    }

    & .bar {
      width: 22px;
    }
  }

  /* Once shown, the picture below has its room, and what came of it is still read from afar. */
  .shown:not(.folded) {
    & .outcome,
    & .outcome .note,
    & .picks .note {
      font-size: 1.125rem;
      line-height: 1.3;
    }

    & .head .note {
      font-size: 1rem;
    }

    & .under {
      font-size: 1rem;
    }
  }
}

@media (prefers-reduced-motion: reduce) {
  .bar {
    transition: none;
  }
}

@media (forced-colors: active) {
  .bar.mine,
  .key.mine,
  .pin.mine {
    background: Highlight;
    forced-color-adjust: none;
  }

  :is(.bar, .key).class,
  .bin,
  .part span {
    background: repeating-linear-gradient(135deg, Highlight 0 3px, Canvas 3px 6px);
    forced-color-adjust: none;
  }

  .bar.model,
  .key.model,
  .pin.model {
    background: CanvasText;
    forced-color-adjust: none;
  }
}

/* One button alone stands beside the question also on a phone. */
.head:has(.ends > :only-child) .asked {
  flex-basis: 12rem;
}

@media (pointer: coarse) {
  .plain {
    min-width: 44px;
    min-height: 44px;
  }
}
`;var ro=new Map;function Ft(t){try{return localStorage.getItem(t)??ro.get(t)??null}catch{return ro.get(t)??null}}function ge(t,e){ro.delete(t);try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{e!==null&&ro.set(t,e)}}function Ml(){try{return[...Object.keys(localStorage),...ro.keys()]}catch{return[...ro.keys()]}}var Ol="attention-lab-answers",El="attention-lab-progress",Tm=300;function $l(t){try{let e=JSON.parse(Ft(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function Tl(t,e){ge(t,JSON.stringify(e))}var Ce=()=>Object.fromEntries(Object.entries($l(Ol)).filter(([,t])=>Am(t))),Lm=t=>typeof t=="number"&&t>=0&&t<=1,Am=t=>t&&typeof t=="object"&&"answer"in t&&(t.gain==null||typeof t.gain=="number"&&t.gain<1.001)&&typeof t.word=="string";function fr(t,e){let o=t[e.id];return o&&(o.answer===null||Cm[e.form](o.answer,e))?o:null}var Cm={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:Lm,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},Ll=t=>typeof t=="number"||Array.isArray(t)&&t.every(Number.isInteger),hr=(t,e)=>({answer:e,gain:Ys(t,e),word:Wo(t,e)[0]??""});function Ko(t,e){let{[t]:o,...n}=Ce(),r=Object.entries(n).slice(-Tm+1);e&&r.push([t,e]),Tl(Ol,Object.fromEntries(r))}var Zs=()=>$l(El);function Al(t){let[e,o]=t.split(".");e&&o&&Tl(El,{...Zs(),[e]:o})}var Rm=`${oo}
${no}
${pr}`,Rl=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return rt(n,Rm,s=>c(Pm,{lecture:r,views:t,theme:s}))};function Pm({lecture:t,views:e,theme:o}){let[n,r]=O(()=>Im(t));return c(Sl,{lecture:t,theme:o,answers:n,onAnswer:(s,a)=>{let i=hr(s,a);Ko(s.id,i),r({...n,[s.id]:i})},onAgain:({id:s})=>{Ko(s,null);let{[s]:a,...i}=n;r(i)},show:(s,a,i)=>{let{component:l,bytes:d}=t.views[s];K({...ce,...a});let u=i.shadowRoot??i.attachShadow({mode:"open"}),p=u.firstElementChild??u.appendChild(document.createElement("div"));return e[l]({data:Nm(d),parentElement:p})}})}function Im({scenes:t}){let e=Ce();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&fr(e,o);return n?[[o.id,n]]:[]}))}var Cl=new Map;function Nm(t){let e=Cl.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return Cl.set(t,e),e}var we="data-test-script-state",so=()=>document.querySelector(`[${we}]`)?.getAttribute(we)==="notRunning";var mr=()=>{},Il=[],Nl=!1;async function Hl(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(mr=()=>e.remove(),location.search)return Go();let o=e.dataset.view?JSON.parse(e.dataset.view):await Hm(e.dataset.labFirst??"");if(Nl||!o)return Go();e.removeAttribute("data-view"),Un(o.selection),Dm(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Il.push(i)}),a=new MutationObserver(()=>zm()&&Go());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:[we]}),mr=()=>{a.disconnect(),s?.(),e.remove()}}async function Hm(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Go(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Nl=!0,mr(),mr=()=>{};for(let n of Il.splice(0))e?.(...n)}}var Pl=!1;function zm(){return Pl||=document.querySelector(`[${we}=running]`)!==null,Pl&&so()&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Dm(t){let e=Ml().find(n=>n.startsWith("stActiveTheme")),o=(e&&Ft(e))??"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}function zl(){let{classList:t}=document.documentElement;addEventListener("beforeprint",()=>t.add("printing"),{capture:!0}),addEventListener("afterprint",()=>t.remove("printing"),{capture:!0})}var io={first:1e3,longest:15e3,silent:4e4,reply:2e4};function gr(t,e,o,n){let r=x=>new URL(`lab/class/${encodeURIComponent(e)}/${x}`,t),s={link:"connecting",state:null,own:null,why:""},a=null,i=0,l=io.first,d=0,u=!1,p="",h=x=>{u||n({...Object.assign(s,x)})};async function f(){let x,v;try{let S=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":o},signal:AbortSignal.timeout(io.reply)});x=S.status,v=await S.json()}catch{return!1}if(x===404&&v.why)return h({link:"gone",why:v.why}),y(),!0;let{state:k,own:_}=v;if(x!==200||!k)return!1;let M=s.state&&s.state.version>k.version&&s.link==="live";return h(M?{}:{link:"live",own:_,state:k}),k.over&&y(),!0}function m(){clearTimeout(i),a?.close(),!u&&(h({link:"lost"}),i=window.setTimeout(g,l*(.5+Math.random())),l=Math.min(l*2,io.longest))}async function g(){let x=++d;clearTimeout(i),a?.close();let v=await f();if(u||x!==d)return;if(!v)return m();p=s.own?.seat??"";let k=a=new EventSource(r(p?`news?seat=${p}`:"news")),_=()=>{clearTimeout(i),i=window.setTimeout(m,io.silent)};_(),k.addEventListener("here",_),k.addEventListener("elsewhere",()=>{document.visibilityState==="hidden"&&(clearTimeout(i),k.close())}),k.onmessage=({data:M})=>{_(),l=io.first;let S=JSON.parse(M);h({link:"live",state:S}),S.over&&y()},k.onerror=()=>{a===k&&m()}}let w=()=>{document.visibilityState==="visible"&&!u&&g()};document.addEventListener("visibilitychange",w),addEventListener("online",w);let y=()=>{u=!0,clearTimeout(i),a?.close(),document.removeEventListener("visibilitychange",w),removeEventListener("online",w)};return g(),{at:r,leave:y,know:x=>{h({own:x(s.own)}),a&&(s.own?.seat??"")!==p&&g()}}}async function ao(t,e){try{let o=await fetch(t,{method:"POST",body:JSON.stringify(e),signal:AbortSignal.timeout(io.reply)});return{reply:o,why:o.ok?"":(await o.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var co=t=>`${t.slice(0,4)} ${t.slice(4)}`;function Dl({why:t,onCode:e}){return c("form",{class:"join",onSubmit:o=>{o.preventDefault(),e(String(new FormData(o.currentTarget).get("code")??""))},children:[c("h1",{children:"Take part in a class"}),t&&c("p",{role:"alert",children:t}),c("label",{children:["Code, eight letters",c("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),c("button",{class:"go",children:"Go on"})]})}function ql({state:t,why:e,onJoin:o}){let n=new Date(t.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("form",{class:"join",onSubmit:r=>{r.preventDefault(),o(String(new FormData(r.currentTarget).get("name")??""))},children:[c("h1",{children:t.title||"A class"}),c("label",{children:["Nickname, if you want one",c("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),c("button",{class:"go",children:"Take part"}),e&&c("p",{role:"alert",children:e}),c("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",n,", or until your lecturer ends the class."]})]})}function Fl({lecture:t,link:e,state:o,theme:n,answers:r,isSent:s,onAnswer:a,show:i}){let{scenes:l}=t,[d,u]=O(null),p=d??o.scene,h=l[p-1]??null,f=h?.posed?o.shown[h.posed.id]:void 0,m=h?.posed?{...h.posed,...f?.truth}:null,g=!!f,{sentences:w="",caption:y=""}=f?.scenes[p]??{},b=N(()=>m&&h?{...h,sentences:w,caption:y}:h,[h,w,y]),x=m?r[m.id]??null:null,v=$(null);R(()=>v.current?.focus({preventScroll:!0}),[]);let k=b?`Scene ${p}: ${b.title}.`:"You are in. The lecture begins when your lecturer opens the first scene.",_=m?g?` The answer: ${m.answer}`:` Question: ${m.ask}`:"",M=S=>{u(Math.min(Math.max(S,1),l.length)),scrollTo(0,0)};return c("div",{class:"lecture",style:{colorScheme:n.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h1",{class:"title",tabIndex:-1,ref:v,children:b?b.title:t.title}),c("nav",{"aria-label":"Scenes",children:d===null?c(j,{children:[b&&c("span",{children:[p," of ",l.length]}),c("button",{type:"button",onClick:()=>M(p||1),children:"Look around"})]}):c(j,{children:[c("button",{type:"button",disabled:p===1,"aria-label":"Back",onClick:()=>M(p-1),children:"\u2039"}),c("span",{children:[p," of ",l.length]}),c("button",{type:"button",disabled:p===l.length,"aria-label":"Next",onClick:()=>M(p+1),children:"\u203A"}),c("button",{type:"button",class:"next",onClick:()=>u(null),children:"To the class"})]})})]}),c("p",{class:"unseen",role:"status",children:e==="lost"?"No connection now.":`${k}${_}`}),c("p",{class:"link",children:e==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":d!==null&&d!==o.scene&&o.scene?`The class is at scene ${o.scene}.`:""}),!b&&c("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),b&&c(Xs,{scene:b,theme:n,show:i,waits:!!(m&&!g),predict:m&&{posed:m,isShown:g,given:x,onShow:S=>{S!==null&&a(m,S)},group:{answered:o.answered[m.id]??0,people:o.people,picture:o.shown[m.id]?.class??null,isSent:x!==null&&s(m.id)}}},p)]})}var Ul=`.join {
  display: flex;
  flex-direction: column;
  gap: 0.9rem;
  max-width: 28rem;
  margin: 1.5rem auto;
  font-size: 1.0625rem;
}

.join h1,
.lecture h1.title {
  margin: 0;
  font-size: 1.5rem;
  line-height: 1.25;
}

.join label {
  display: flex;
  flex-direction: column;
  gap: 0.3rem;
}

.join input {
  min-height: 48px;
  box-sizing: border-box;
  padding: 0 0.8rem;
  border: 1px solid var(--field);
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 1.25rem;
}

.join [name="code"] {
  text-transform: uppercase;
  letter-spacing: 0.15em;
}

.go {
  min-height: 48px;
  border: 0;
  border-radius: 8px;
  background: var(--st-primary-color);
  color: #fff; /* as in predict.css */
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}

.join p {
  margin: 0;
}

.link {
  margin: 0;
  font-weight: 600;
}

.link:empty {
  display: none;
}
`;var Fm=`${oo}
${no}
${pr}
${Ul}`,Wl="attention-lab-class",jl=2e3,Bl={first:1e3,tries:6},Um=6e4,Qs="attention-lab-way-back",wr=class extends Error{},Kl=t=>function({parentElement:o}){let{host:n}=o.getRootNode(),r=new URL(n.dataset.root??"./",location.href.split(/[?#]/)[0]),s=jm(location.pathname);return rt(o,Fm,a=>c(Wm,{root:r,code:s,views:t,theme:a}))},jm=t=>(/\/class\/([^/]+)\/?$/.exec(t)?.[1]??"").replaceAll("-","").toUpperCase(),Bm="You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";function Wm({root:t,code:e,views:o,theme:n}){let[r,s]=O({link:"connecting",state:null,own:null,why:""}),[a,i]=O(null),[l,d]=O(()=>Km(e)),[u,p]=O(""),h=$(!1),f=$(null),m=$(new Map);R(()=>e?(f.current=gr(t,e,l.person,s)).leave:void 0,[]);let{state:g,own:w}=r;R(()=>{r.link==="live"&&dispatchEvent(new Event(Qs))},[r.link,g?.scene,Object.keys(g?.shown??{}).length]);let y=!!g?.lecture,[b,x]=O(0),v=()=>window.setTimeout(()=>x(A=>A+1),jl);R(()=>{!y||a||!f.current||fetch(f.current.at("lecture")).then(async A=>A.ok&&i(await A.json())).catch(v)},[y,a,r.link,b]);let k=g&&w&&r.link==="live"?Object.keys(l.answers).find(A=>!(A in g.shown)&&String(w.answers[A])!==String(l.answers[A])):void 0,_=k===void 0?"":String(l.answers[k]),M=$(Promise.resolve());if(R(()=>{if(k===void 0||!w?.joined)return;let A=0,E=async()=>{if(!f.current)return;let D=l.answers[k],{reply:G,why:ot}=await ao(f.current.at("answer"),{person:l.person,question:k,answer:D});!G||G.status>=500?A=v():p(ot),G?.ok&&f.current.know(it=>it&&{...it,answers:{...it.answers,[k]:D}})};return M.current=M.current.then(E),()=>clearTimeout(A)},[k,_,w,r.link,b]),!e||r.link==="gone")return c(Dl,{why:r.why,onCode:A=>location.assign(new URL(`class/${encodeURIComponent(A.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,t))});if(g?.over)return c("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!g||!w)return c("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(w.joined)h.current=!0;else return c(ql,{state:g,why:u||w.why||(h.current?Bm:""),onJoin:async A=>{let E=f.current,D=async()=>{if(!E||E!==f.current)return;let{reply:G,why:ot}=await ao(E.at("join"),{person:l.person,name:A});p(ot);let it=G?.ok?await G.json():null;it?E.know(()=>it):G?.status===429&&window.setTimeout(D,jl*(.5+Math.random()))};await D()}});if(!a)return c("p",{class:"join",role:"status",children:g.problem||"You are in. The lecture is being made ready \u2026"});let S=Object.entries(l.answers).filter(([A])=>!(A in g.shown&&A in w.answers)),T={...w.answers,...Object.fromEntries(S)};return c(j,{children:[c(Fl,{lecture:a,state:g,theme:n,answers:T,link:r.link,isSent:A=>String(w.answers[A])===String(T[A]),onAnswer:({id:A},E)=>d(Gl({...l,answers:{...l.answers,[A]:E}})),show:(A,E,D)=>(K({...ce,...E}),L(A,D))}),u&&c("p",{role:"alert",children:u})]});function L(A,E){let D=!1,G=0,ot=0,it=!1,De,Mt=J=>{let Jt=a?.views[A]??"",yo=E.shadowRoot??E.attachShadow({mode:"open"}),cn=yo.firstElementChild??yo.appendChild(document.createElement("div"));De=o[Jt]?.({data:J,parentElement:cn})},Pt=async()=>{if(!it){it=!0,clearTimeout(G);try{let J=await W(A);if(D||!J)return;Q(),p(""),Mt(J)}catch(J){if(D)return;let Jt=J instanceof wr;p(Jt?J.message:"The picture can't be fetched now. It is tried again by itself."),!Jt&&++ot<Bl.tries&&(G=window.setTimeout(Pt,Bl.first*2**(ot-1)*(.5+Math.random())))}finally{it=!1}}},z=()=>{ot=0,document.visibilityState==="visible"&&Pt()},Q=()=>{clearTimeout(G);for(let J of["online",Qs])removeEventListener(J,z);document.removeEventListener("visibilitychange",z)};for(let J of["online",Qs])addEventListener(J,z);return document.addEventListener("visibilitychange",z),Pt(),()=>{D=!0,Q(),p(""),De?.()}}async function W(A){let E=m.current.get(A);if(E||!f.current)return E;let D=await fetch(f.current.at(`views/${A}`),{signal:AbortSignal.timeout(Um)});if(D.status===409)throw new wr("This picture comes when the class is here, and if the scene asks, with the answer.");if(!D.ok)throw new Error(String(D.status));let G=new Uint8Array(await D.arrayBuffer());return m.current.set(A,G),G}}function Km(t){try{let o=JSON.parse(Ft(Wl)??"null");if(o?.code===t&&/^[0-9a-f]{32}$/.test(o.person)&&o.answers&&typeof o.answers=="object"){let n=Object.entries(o.answers).filter(([,r])=>Ll(r));return{code:t,person:o.person,answers:Object.fromEntries(n)}}}catch{}let e=crypto.getRandomValues(new Uint8Array(16));return Gl({code:t,person:[...e].map(o=>o.toString(16).padStart(2,"0")).join(""),answers:{}})}function Gl(t){return t.code&&ge(Wl,JSON.stringify(t)),t}var Ut=t=>t instanceof PointerEvent&&t.pointerType==="touch";function br(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Jl={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Gm=3,Vl=30,xr=({scale:t})=>t==="shares"?kn:Vm;function Vm(t){return Math.abs(t)<.05?"0":ut(t,Math.abs(t)<9.95?1:0)}function Yl({scale:t,step:e},o){return t==="shares"?P(o,e?1:2).replace(" ","\xA0"):e?ut(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):ut(o,3)}function yr({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:Vl}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:Vl},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Xl(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,l=r.labels.length;if(e>=0&&o>=0){let y=e*l+o,b=!!a?.[y],x=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?yr(n,e):v==="{column}"?yr(r,o):[v]);return t.words?.[e][o]?[...x,": ",{token:t.words[e][o]}]:b||i==="plain"?x:[...x,`: ${Yl(t,s[y])}`]}let d=e>=0,[u,p,h]=d?[n,r,e]:[r,n,o],f=y=>d?e*l+y:y*l+o,m=p.labels.map((y,b)=>b).filter(y=>!a?.[f(y)]),g=[d?"Row ":"Column ",...yr(u,h)];if(i==="plain")return[...g,`: ${m.length} of ${p.labels.length} are open`];let w=m.sort((y,b)=>Math.abs(s[f(b)])-Math.abs(s[f(y)])).slice(0,Gm);return w.length?[...g,", largest: ",...w.flatMap((y,b)=>[b?", ":"",...yr(p,y),` ${Yl(t,s[f(y)])}`])]:[...g,": every cell is blocked"]}function vr({scale:t,limit:e,isOneSided:o}){if(t==="plain")return null;let n=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[o?"0":ut(-e,n),ut(e,n)]}var kr=20,ht=14,Re=14,ti=20,Ym=12,Vo=1.2,Jm=36,Yo=44,_r=2.2,td=14,Xm=30,ei=1,Zm=2,Qm=24,tg=.2,eg=148,og=.46,ng=.9,ni=520,rg=4e3;function Sr(t,e,o){let n=t.map(i=>ag(i,o)),r=t.length>1&&(e.width<ni||Jo(n,e,ei)>e.width);if(r)return{swiped:r,layouts:n.map(i=>Zl([i],{...e,width:e.width*ng},[1/0],o)[0])};let s=n.map(i=>({...i,kept:sg(i,e)})),a=Jo(s,e,ei)<=e.width?s:n;return{swiped:r,layouts:Zl(a,e,ig(a,e),o)}}function Zl(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:d})=>d)),ht*Vo+ti+8],a=t.map((d,u)=>ed(d,oi(d,e,o[u],r)[0]).includes(!0)),i=Math.max(s,...t.filter((d,u)=>a[u]).map(({labels:d})=>d)),l=Math.min(...t.map((d,u)=>d.panel.isSquare?oi(d,e,o[u],i)[0]:1/0));return t.map((d,u)=>cg(d,e,d.panel.isSquare?l:o[u],i,n))}var sg=(t,e)=>t.panel.isSquare?Math.min(ri(t,e),Qm,e.width*tg/t.columns.length):0;function ig(t,e){let o=Ql(t,e,e.width),n=t.find(({panel:l})=>l.isMain);if(!n||t.length===1)return t.map(({kept:l})=>Math.max(l,o));let r=t.filter(l=>l!==n),s=Jo(r,e,Zm)+kr,a=Math.max(o,Math.min(ri(n,e),(Math.min(e.width*og,e.width-s)-n.left-3)/n.columns.length)),i=Ql(r,e,e.width-Jo([n],e,a)-kr);return t.map(l=>Math.max(l.kept,l===n?a:i))}function Ql(t,e,o){let[n,r]=[ei,Yo*_r];for(let s=0;s<24;s+=1){let a=(n+r)/2;Jo(t,e,a)<=o?n=a:r=a}return n}var Jo=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Jm:0)+Math.max(r.least,r.left+r.columns.length*Math.min(ri(r,e),Math.max(r.kept,o))+3)+kr,-kr);function ri({panel:t,rows:e,labels:o},n){let r=Math.min(Yo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(Yo,Math.max(r*_r,td))}function ag(t,e){let o=F({fill:"",size:ht,code:!0,bold:!0},e),n=(u,p)=>u.labels.map(h=>q(h,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(u=>u.map(p=>Math.ceil(H(p,o)))),l=(t.rows.name?ti:0)+Math.max(0,...a)+10,d=Math.max(eg,Math.ceil(H(t.columns.name,F({fill:"",size:Re},e)))+4);return{panel:t,rows:r,columns:s,left:l,widths:i,labels:Math.max(0,...i)+ti+8,least:d,kept:0}}var ed=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,ht*Vo)-2&&n>ht*1.1);function oi({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(Yo,(r.height-a-3)/e.length),l=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(Yo,Math.max(i*_r,td))),d=t.isSquare?l:Math.min(i,Math.max(l*_r,Xm));return[l,d].map(u=>u>=4?Math.floor(u):u)}function cg(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:l}=t,[d,u]=oi(t,e,o,n),p=ed(t,d),h=Math.max(0,...t.widths.filter((y,b)=>!p[b])),[f,m]=[i.length*d,a.length*u],g=Math.ceil(Math.max(l+f+3,t.least)),w=F({fill:"",size:Re},r);return{left:l,top:n,cellWidth:d,cellHeight:u,rows:a,columns:i,turned:p,width:g,acrossLeft:Math.max(0,Math.min(l,g-H(s.columns.name,w)-4)),pitch:d*ht*Vo/Math.max(ht*Vo,s.columns.isToken?0:h+6),letters:Math.max(Ym,Math.min(ht,Math.floor(u/Vo))),height:Math.ceil(n+m+3),across:s.columns.name,down:H(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:br({width:d,height:u},lg(s,r))}}function lg(t,e){if(!t.words&&t.values.length>rg)return{usual:0,width:0};let o=F({fill:"",size:ht},e),n=t.words?t.words.flat().map(r=>q(r)):t.scale==="plain"?[]:t.scale==="shares"?[P(1).slice(0,3)]:[...new Set(Array.from(t.values,xr(t)))];return n.length?{usual:ht,width:Math.max(...n.map(r=>H(r,o)))}:{usual:0,width:0}}var dg=5,od=9,Xo=2;function Mr(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u}=o,[p,h]=[u.length*i,d.length*l],f=e.scale==="plain";if(f?t.rect(s,a,p,h,{fill:r.ground}):t.cells(e.levels,d.length,u.length,[s,a,p,h],e.scale==="signed"),e.blocked&&Ct(t,e.blocked,d.length,u.length,[s,a,p,h]),Math.min(i,l)>=od){let m=f?r.hatchLine:r.ground;for(let g=1;g<u.length;g+=1)t.rect(s+g*i-.5,a,1,h,{fill:m});for(let g=1;g<d.length;g+=1)t.rect(s,a+g*l-.5,p,1,{fill:m})}if(Zo(e,o)&&ug(t,e,o,r),t.rect(s-.5,a-.5,p+1,h+1,{stroke:r.hatchLine}),o.numbers&&pg(t,e,o,r),e.isOff){let m={weights:e.levels,rows:d.length,columns:u.length};Kn(t,[s,a,p,h],m,{fill:r.lines[0],ink:Ia(r.lines[0]),letters:ht,width:H(qo,`700 ${ht}px ${r.font}`)})}fg(t,e,o,n,r),hg(t,e,o,n,r)}var Zo=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=od;function ug(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l){for(let d=0;d<a.length;d+=1)for(let u=0;u<i.length;u+=1)e.blocked?.[d*i.length+u]||si(t,[o+u*r,n+d*s,r,s],l)}var si=(t,[e,o,n,r],s)=>t.rect(e+n/2-Xo,o+r/2-Xo,2*Xo,2*Xo,{fill:s.quiet,radius:Xo});function pg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:l},d){let u=e.scale==="signed"?d.signedInk:d.ink,p=xr(e);for(let h=0;h<a.length;h+=1)for(let f=0;f<i.length;f+=1){let m=h*i.length+f;if(e.blocked?.[m])continue;let g=e.words?q(e.words[h][f]):p(e.values[m]),w=e.words?d.text:u[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(f+.5)*r,n+(h+.5)*s+1,{fill:w,size:l,align:"center"})}}function fg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l,d){let u=(p,h,f,m=1)=>{let g=[o+(h??0)*r-1,n+(p??0)*s-1,(h===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],w=Math.min(r,s)<dg?1.5:2.5;t.rect(...g,{stroke:d.ground,width:2*w}),t.rect(...g,{stroke:f,width:w})};e.band&&u(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[p,h]of e.lit)u(p,h,d.lines[0]);l.row>=0&&u(l.row,null,lo(e.rows,d)),l.column>=0&&u(null,l.column,lo(e.columns,d))}var lo=({part:t},e)=>t?e[t]:e.text;function hg(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u,turned:p,letters:h,down:f,across:m}=o,g=(b,x)=>[...new Set([x,...e.lit.map(v=>v[b]??-1)])].filter(v=>v>=0),[w,y]=[g(0,n.row),g(1,n.column)];for(let b of Ae(d.length,l,h,w)){let x=w.includes(b);t.text(d[b],s-7,a+(b+.5)*l,{fill:x?lo(e.rows,r):r.quiet,size:h,bold:x,code:!0,align:"right"})}for(let b of Ae(u.length,o.pitch,ht,y)){let x=y.includes(b),[v,k]=[s+(b+.5)*i,a-(p[b]?6:3+ht*.55)];t.text(u[b],v,k,{fill:x?lo(e.columns,r):r.quiet,size:ht,bold:x,code:!0,align:p[b]?"left":"center",turned:p[b]})}m&&t.text(m,o.acrossLeft,Re*.6,{fill:lo(e.columns,r),size:Re}),f&&t.text(f,Re*.6,a+d.length*l,{fill:lo(e.rows,r),size:Re,turned:!0})}var nd={width:900,height:640},mg=5,gg=160,ii={width:96,height:12},ai=64;function rd(t,e,o){let n=t.isOff?se(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>gg+d.length*mg),[a]=Sr([t],{width:Math.max(nd.width,s),height:Math.max(nd.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,u,p)=>Mr(Ue(d,u,p),t,a,e,n)},l=kt(t.caption,Math.max(520,a.width),n);return{picture:V([t.title?wt(t.title,n):null,i,l,wg(t,a,n)]),theme:n}}function wg(t,e,o){let n=d=>dt(d,{size:et,fill:o.quiet},o),r=vr(t),s=t.isOneSided?.5:0,a=Float32Array.from({length:ai},(d,u)=>s+(1-s)*u/(ai-1)),i={width:ii.width,height:20,draw:(d,u,p)=>d.cells(a,1,ai,[u,p+4,ii.width,ii.height],t.scale==="signed")},l=We((d,...u)=>{d.rect(...u,{stroke:o.hatchLine}),Zo(t,e)&&si(d,u,o)});return Y([r&&Y([n(r[0]),i,n(r[1])],6),t.scale==="plain"&&Y([l,n("allowed by the mask")],6),t.blocked&&Y([We((d,...u)=>d.hatch(...u)),n("blocked by the mask")],6)],20)}function id(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function ad(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function cd(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:f,isClickable:m})=>f||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=sd(t[n]),l=f=>Math.max(0,Math.min(f,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:l(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),u=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!u)return{panel:n,row:r,column:s};let[p,h]=sd(u);return{panel:d<0?n-1:n+1,row:Math.min(r,p-1),column:d<0?h-1:0}}var sd=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var bg=108,ci={least:170,most:520,usual:400};function ld(){let t=$(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return qe(n,()=>{let a=n.getBoundingClientRect().top+(r?.scrollTop??0),i=window.innerHeight-a-bg,l=i<ci.least?ci.usual:Math.min(i,ci.most),d=n.clientWidth;o(u=>u.width===d&&Math.abs(u.height-l)<2?u:{width:d,height:l})})},[]),[t,e]}function dd({panels:t,theme:e,send:o}){let[n,r]=ld(),[s,a]=O({pointed:null,spoken:!0}),i=ne(e),l=$(null),d=$(""),{layouts:u,swiped:p}=N(()=>r.width?Sr(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),h=ad(t,s.pointed),f=id(t,h),m=x=>a(v=>String(Object.values(v.pointed??{}))===String(Object.values(x??{}))?v:{pointed:x,spoken:!0}),g=({panel:x,row:v,column:k})=>t[x].isClickable&&v>=0&&k>=0&&o?.("chosen",{panel:x,row:v,column:k}),w=t.findIndex(({isMain:x})=>x);R(()=>{p&&l.current&&w>0&&r.width<ni&&(l.current.scrollLeft=l.current.querySelectorAll(".panel")[w].offsetLeft-16)},[p,w,t[w]?.name]);let y=(x,{offsetX:v,offsetY:k})=>{let _=u[x]&&Gn(u[x],v,k);return _&&{panel:x,..._}},b=x=>{if(x.ctrlKey||x.metaKey||x.altKey)return;let v=x.key==="Enter"&&h?h:cd(t,h,x.key);if(v!==void 0){if(x.preventDefault(),x.stopPropagation(),x.key==="Enter")return void g(h??v??{panel:0,row:-1,column:-1});m(v),v&&p&&l.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return c("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[c("div",{class:p?"strip swiped":"strip",ref:l,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:x,caption:v})=>[x,v].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:u.map((x,v)=>c(xg,{layout:x,theme:e,swiped:p,panel:t[v],lit:f[v],onPoint:k=>m(y(v,k)),onLeave:()=>m(null),onPress:k=>{let _=y(v,k);if(!_)return;let M=Object.values(_).join(" ");Ut(k)&&d.current!==M?m(_):g(_),d.current=M}},v))}),c(Fe,{parts:h&&Xl(t[h.panel],h.row,h.column),hint:Jl,spoken:s.spoken})]})}function yg({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return c("h3",{children:e?c(j,{children:[e,c("sub",{children:o})]}):t})}function xg({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=$(null),l=N(()=>t.isOff?se(n):n,[t.isOff,n.signature]);C(()=>{i.current&&Mr(ct(i.current,e.width,e.height,l),t,e,o,l)},[t,e,l,o.row,o.column]),R(()=>vt(t.name,()=>rd(t,o,n)),[t,n.signature,o.row,o.column]);let d=vr(t);return c(j,{children:[t.sign&&c("span",{class:"sign","aria-hidden":"true",children:t.sign}),c("figure",{class:"panel",children:[t.title&&c(yg,{text:t.title}),c("div",{children:[c("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:u=>u.pointerType!=="touch"&&r(u),onPointerLeave:({pointerType:u})=>u!=="touch"&&s(),onClick:a}),c("span",{class:"legend",children:[d&&c("span",{class:"scale",children:[d[0],c("span",{class:["ramp",t.scale==="signed"&&"signed",t.isOneSided&&"upper"].filter(Boolean).join(" ")}),d[1]]}),t.scale==="plain"&&c("span",{class:"scale",children:[c("span",{class:Zo(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}function ud(t){let{shown:{axes:e,panels:o},host:{names:n,clickable:r}}=Et(t);return o.map(({low:s,high:a,blocked:i,parts:l,...d},u)=>{let p=d.values instanceof Float32Array,h=p?0:(a-s)/65535,f=p?d.values:Float32Array.from(d.values,b=>s+b*h),m=d.scale==="signed"?f.map(b=>Math.max(0,Math.min(1,.5+b/d.limit/2))):f,[g,w]=[d.rows,d.columns].map((b,x)=>({...e[b],id:b,part:l[x]})),y=d.scale==="signed"&&f.every(b=>b>=0);return{...d,name:n[u],isClickable:!!r?.[u],rows:g,columns:w,values:f,levels:m,step:h,isOneSided:y,blocked:i&&vg(i,f.length)}})}var vg=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var pd=`/* Matrices side by side, on a narrow page to be swiped. */

/* Matrices are level, however many lines a title takes. */
.strip {
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, auto);
  justify-content: start;
  align-items: start;
  gap: 0.2rem 20px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
}

.strip.swiped {
  column-gap: 12px;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  scrollbar-width: thin;
  scrollbar-color: currentcolor transparent;
}

.swiped .panel {
  scroll-snap-align: start;
}

.strip:focus-visible {
  outline-offset: -3px;
}

.panel {
  grid-row: 1 / -1;
  display: grid;
  grid-template-rows: subgrid;
  margin: 0;
}

.panel > div {
  grid-row: 2;
  display: grid;
  align-content: start;
  gap: 0.2rem;
}

.panel h3 {
  align-self: end;
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
  grid-row: 1 / -1;
  align-self: center;
  font-size: 1.4rem;
}

.panel .ramp {
  width: 4rem;
}

.ramp.signed {
  background: var(--signed-ramp);
}

.ramp.upper {
  background: var(--signed-ramp) 100% 0 / 200% 100%;
}

.swatch.open {
  border: 1px solid var(--line);
}

.swatch.dotted {
  background: radial-gradient(circle, var(--dot) 2px, transparent 2.5px);
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
`;var fd=new WeakMap;function hd({data:t,parentElement:e,setTriggerValue:o}){let n=fd.get(t)??ud(t);return fd.set(t,n),rt(e,pd,r=>c(dd,{panels:n,theme:r,send:o}))}function md(t,e){let{shown:o,host:n}=Et(t),r=Object.assign(o,n);r.whatIf?.after&&Object.assign(r.whatIf.after,n);let s=[e,e?.whatIf?.after];for(let a of[r,r.whatIf?.after]){let i=s.find(l=>l?.exactAt&&l.exactAt===a?.exactAt);a?.groups.forEach(({pieces:l,words:d},u)=>{l.exact=i?.groups[u].pieces.exact??new Map,d&&(d.exact=i?.groups[u].words?.exact??new Map)})}return r}var Or={looks:null,lookedAt:null},wd=(t,e)=>gd(t.looks,e.looks)&&gd(t.lookedAt,e.lookedAt),gd=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function di({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function bd(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Er({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:li(t,o),columns:li(e,n)}}function ui({encoderOnly:t},{rowSpots:e},o){return li(e,{side:t?"source":"target",place:o})}function li(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var Qo=20,_g=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function Sg(t){let e=_g.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var tn=t=>Z.includes(t)?"*":t,Pe=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${tn(o)}.off`;function Ie(t,e,o){return t.includes(Pe({...e,head:"mean"}))||yd(e.head,o).every(r=>t.includes(Pe({...e,head:r})))}function $r(t,e,o){let n=yd("mean",o).map(l=>({...e,head:l})),r=[Pe({...e,head:"mean"}),...n.map(Pe)],s=t.filter(l=>!r.includes(l)),a=Ie(t,e,o);if(tn(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,Pe(e)];let i=n.filter(l=>l.head!==e.head&&Ie(t,l,o)).map(Pe);return t.includes(r[0])?[...s,...i]:t.filter(l=>l!==Pe(e))}var yd=(t,e)=>tn(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],Tr=(t,e)=>`${t}.*.*.hide.*.${e+1}`,uo=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function xd(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${tn(n)}.${r}.${s<0?"*":s+1}.`,l=`${i}${a+1}`;return uo(r==="only"?t.filter(d=>d===l||!d.startsWith(i)):t,l)}function vd({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:i})=>i===e.kind);if(!t?.after||!n)return null;let r=Kt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:i})=>i);return{...Mg(Ye(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&Ie(s,e,n.heads)}}function Mg(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(Sg)){let l=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",tn(r)].includes(i.head);if(!i||!l||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,p)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==p+1)){if(i.action==="hide")a[p*s+d]=1;else if(!t.blocked?.[p*s+d])for(let h=0;h<s;h+=1)h!==d&&(a[p*s+h]=1)}})}return{...t,blocked:a}}function kd(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var St={top:18,height:160,bar:14,gap:16};function _d({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>Y([We((a,...i)=>a.rect(...i,{fill:o.lines[s]})),dt(`${r+1} ${q(t.rows[r],30)}`,{size:et,fill:o.text},o)],6);return V([wt(`Rows compared: ${t.title}`,o),V(e.map(n),2),Og(t,e,o)])}function Og({weights:t,columns:e},o,n){let r={size:et,code:!0,fill:n.text},s=e.map(i=>q(i,12)),a=s.map(i=>Math.max(Math.ceil(H(i,F(r,n))),o.length*St.bar)+St.gap);return{width:a.reduce((i,l)=>i+l,0),height:St.top+St.height+24,draw(i,l,d){let u=d+St.top;for(let h of[.5,1]){let f=u+(1-h)*St.height;i.rect(l,f,this.width,1,{fill:n.hatchGround}),i.text(P(h),l,f-8,{size:13,fill:n.quiet})}let p=l;s.forEach((h,f)=>{let m=p+(a[f]-o.length*St.bar)/2;o.forEach((g,w)=>{let y=t[g*e.length+f]*St.height;i.rect(m+w*St.bar,u+St.height-y,St.bar-1,y,{fill:n.lines[w]})}),i.rect(p,u+St.height,a[f],1,{fill:n.quiet}),i.text(h,p+a[f]/2,u+St.height+13,{...r,align:"center"}),p+=a[f]})}}}function Lr({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Z.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Gt(t).map(l=>({kind:t.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Gt(t).filter(a=>s.some(i=>i.head===a))}}var Eg=96,$g=6;function Sd({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...Lr(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:p,heads:h})=>V([wt(u.group.title,s),Tg(t,u,p,h,o,s)],4)),l=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=$g;return V([d?Y(i,32):V(i,24),Be({isBlocked:l},s)],16)}function Tg(t,e,o,n,r,s){let{group:a,rows:i,columns:l}=e,d={...e,shape:Math.min(1.6,Math.max(.8,l.length/i.length)),side:Eg},u=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(h=>o.some(f=>f.layer===p&&f.head===h)?{weights:()=>Te(t,e,p,h),role:a.roles[p][Number(h)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&h===r.head}:null)}));return Vn(d,n.map(p=>Z.includes(p)?p:`Head ${p}`),u,s)}var Ar=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Cr(t,e,o,{left:n,top:r,width:s,pitch:a},i){let l=e.columns.length,d=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&d.push({row:Math.floor(h/l),column:h%l,weight:e.weights[h]});let u=({row:h,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(h),p=o.rows.length+o.columns.length>0;d.sort((h,f)=>h.weight-f.weight);for(let h of p?[!1,!0]:[!1])for(let f of d){if(u(f)!==h)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:g,width:h?4:2,opacity:p&&!h?.5:1})}}var Md={width:960,height:720},Lg=9,Ag=200,xt={width:360,pitch:26,gap:8},Rr={pitch:26,gap:16};function pi({map:t,lit:e,view:o},n){let r=o==="lines"?Rg(t,e,n):o==="table"?Pg(t,n):Cg(t,e,n),s=[kt(t.caption,Math.max(520,r.width),n),Be({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&kt("\u2248 These weights are rounded to 1/255.",520,n);return V([wt(t.title,n),r,...s,a])}function Cg(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Ag+i*Lg),s={width:Math.max(Md.width,r),height:Math.max(Md.height,n),cell:64,letters:et},a=pe(t,s,o);return{width:a.width,height:a.height,draw:(i,l,d)=>fe(i,t,{...a,left:a.left+l,top:a.top+d},e,o)}}function Rg(t,e,o){let n=Ar(e),r={size:et,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(h=>q(h,24))),i=p=>Math.ceil(Math.max(...p.map(h=>H(h,F({...r,bold:!0},o))))),[l,d]=[i(s),60],u=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:l+2*xt.gap+xt.width+i(a)+d,height:26+Math.max(s.length,a.length)*xt.pitch,draw(p,h,f){let[m,g,w]=[h+l+xt.gap,h+l+xt.gap+xt.width,f+26],y=b=>w+(b+.5)*xt.pitch;p.text("looks (query)",m-xt.gap,f+10,{size:et,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",g+xt.gap,f+10,{size:et,bold:!0,fill:o.key}),Cr(p,t,{rows:n,columns:e.columns},{left:m,top:w,width:xt.width,pitch:xt.pitch},o),s.forEach((b,x)=>p.text(b,m-xt.gap,y(x),{...r,bold:n.includes(x),align:"right"})),a.forEach((b,x)=>{p.text(b,g+xt.gap,y(x),{...r,bold:e.columns.includes(x)});let v=u(x)>=.005?ft(t)(u(x)):"";v&&p.text(v,g+xt.gap+H(b,F(r,o))+8,y(x),{size:13,fill:o.quiet})})}}}function Pg(t,e){let o={size:et,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(h=>q(h,24))),a=p=>t.blocked?.[p]?"blocked":ft(t)(t.weights[p],2),i=(p,h=o)=>Math.ceil(H(p,F(h,e))),l=Math.max(...r.map(p=>i(p,n))),u=s.map((p,h)=>Math.max(i(p,n),...r.map((f,m)=>i(a(m*s.length+h))))).reduce((p,h)=>[...p,(p.at(-1)??l)+Rr.gap+h],[]);return{width:u.at(-1)??l,height:(r.length+1)*Rr.pitch,draw(p,h,f){let m=g=>f+(g+.5)*Rr.pitch;s.forEach((g,w)=>p.text(g,h+u[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{p.rect(h,f+(w+1)*Rr.pitch,u.at(-1)??l,1,{fill:e.hatchGround}),p.text(g,h,m(w+1),n),s.forEach((y,b)=>p.text(a(w*s.length+b),h+u[b],m(w+1),{...o,align:"right"}))})}}}var Ig=.1;function Pr(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(a=>a.weight??0));return o>=Ig||s>0&&e.find(a=>a.weight===s)===t?ft({rounded:n})(o):""}function Ir(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Ye(t,Kt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],d=[...l(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=u<0?[...l(i,o)]:[],h=t.source.map((m,g)=>({token:m,weight:u<0?d[g]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),f=t.target.map((m,g)=>{let w=r&&g>o+1,y=g>0&&t.steps[g-1]?.forced,b=w?null:u>=0?a&&g>0?a.weights[(g-1)*a.columns.length+u]:null:g<=o?p[g]??null:null,x=g===o+1;return{token:m,weight:x&&u<0?null:b,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":x&&u<0?"written":y?"forced":"",note:x&&u<0?y?"forced":"written":void 0}});return{source:h,target:f,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Od=8;function Ng({kind:t},{layer:e,head:o}){return`${Z.includes(o)?o==="rollout"?"the rollout":`the ${o} of the heads`:`head ${o}`} of ${t==="cross"?"cross-attention ":""}layer ${e+1}`}function Nr(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let l=Kt(t,i,{words:!1,muted:!1}),d=l.columns.length,u=Te(t,l,o.layer,o.head).subarray(e*d,(e+1)*d),p=u.indexOf(Math.max(...u)),h=t.target.slice(Math.max(0,e+1-Od),e+1);return[...t.encoderOnly?["At ",{token:n,side:"source"}]:[`Has read ${e+1>Od?"\u2026 ":""}`,...h.flatMap((f,m)=>[m?" ":"",{token:f,side:"target"}])],`, ${Ng(i,o)} looks at `,{token:t.source[p],side:"source",strong:!0},` (${ft({rounded:qn(l,o.layer,o.head)})(u[p])}), ${a?"is made to write":"writes"} `,{token:r,side:"target",strong:!0},` (${P(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var po=640,be={height:28,padding:8,gap:6,line:50},Yt={line:26,height:12,number:70,tag:64};function $d({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Ir(t,e,o,n,!1),i=t.steps[o],l=i?Nr(t,o,e).map(d=>typeof d=="string"?d:q(d.token)).join(""):"";return V([i&&wt(`Step ${o+1} of ${t.steps.length}`,r),l.length>0&&kt(l,po,r),fi(t.encoderOnly?"Tokens":"Source","",r),Ed(s,r),!t.encoderOnly&&fi("Target so far","",r),!t.encoderOnly&&Ed(a,r),i&&fi(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${ut(i.entropy,2)} nats`,r),i&&Hg(i,r)],8)}var fi=(t,e,o)=>Y([dt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&dt(e,{size:et,fill:o.quiet},o)],8);function Ed(t,e){let o={size:et,code:!0},n=t.map(({token:l})=>Math.ceil(H(q(l),F({...o,bold:!0,fill:""},e)))+2*be.padding),r=[],[s,a]=[0,0];for(let l of n)s>0&&s+l>po&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=l+be.gap;let i=At(t.map(({token:l})=>l))==="rtl";return{width:po,height:(a+1)*be.line,draw(l,d,u){t.forEach((p,h)=>{let[f,m,g]=[d+(i?po-r[h].x-n[h]:r[h].x),u+r[h].line*be.line,n[h]],w=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),y=["written","current"].includes(p.state),b=p.lit?e.key:y?e.primary:p.state==="forced"?e.text:e.hatchLine;w>=0&&l.rect(f,m,g,be.height,{fill:e.scale[w],radius:6}),l.rect(f,m,g,be.height,{stroke:b,width:p.lit||y?3:1,radius:6});let x=w<0?e.text:e.ink[w];l.text(q(p.token),f+g/2,m+be.height/2,{...o,fill:x,bold:y,align:"center"});let v=Pr(p,t);v&&l.text(v,f+g/2,m+be.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Hg({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,p],h)=>({name:q(u),share:p,drawn:o?.[h],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:p})=>Math.ceil(H(u,F({size:et,code:p,bold:!0,fill:""},s))))),l=o?2*Yt.number:Yt.number,d=po-i-l-Yt.tag-24;return{width:po,height:a.length*Yt.line,draw(u,p,h){a.forEach(({name:f,share:m,drawn:g,isWritten:w,code:y},b)=>{let[x,v]=[p+i+12,h+(b+.5)*Yt.line],k=M=>[x,v-Yt.height/2,M*d,Yt.height],_={size:et,fill:s.text,bold:w};u.text(f,p,v,{..._,code:y}),u.rect(...k(1),{fill:s.hatchGround,radius:3}),u.rect(...k(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&u.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),u.text(P(m,1),x+d+Yt.number,v,{..._,align:"right"}),g!==void 0&&u.text(P(g,1),x+d+2*Yt.number,v,{..._,align:"right"}),w&&u.text(r?"forced":"written",x+d+l+10,v,_)})}}}function Td({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var hi=30,zg=3;function Hr({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:Me(t.caption)}):c("p",{class:"read-out",children:o>=0&&n>=0?Dg(t,o,n):o>=0?mi(t,o):qg(t,n)})}var Ld=({isOff:t})=>t?"would look at":"looks at";function Dg(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(j,{children:[c(I,{token:t.rows[e],length:hi,side:t.rowSpots[e][0].side})," ",r?"is blocked from":Ld(t)," ",c(I,{token:t.columns[o],side:t.columnSpots[o][0].side}),!r&&c("b",{children:[" ",ft(t)(t.weights[n],2)]})]})}function mi(t,e){let o=t.columns.length,n=Ad(t.columns.map((r,s)=>({label:r,side:t.columnSpots[s][0].side,weight:t.weights[e*o+s]})));return c(j,{children:[c(I,{token:t.rows[e],length:hi,side:t.rowSpots[e][0].side})," ",Ld(t)," ",n.length?Cd(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function qg(t,e){let o=t.columns.length,n=Ad(t.rows.map((r,s)=>({label:r,side:t.rowSpots[s][0].side,weight:t.weights[s*o+e]})));return c(j,{children:[c(I,{token:t.columns[e],side:t.columnSpots[e][0].side})," ",t.isOff?"would be":"is"," looked at most by ",n.length?Cd(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Ad=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,zg),Cd=(t,e)=>t.map(({label:o,side:n,weight:r},s)=>c("span",{children:[s?", ":"",c(I,{token:o,length:hi,side:n})," (",ft(e)(r),")"]},s));function Rd({example:t,step:e,open:o}){return c("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:Nr(t,e,o).map((n,r)=>typeof n=="string"?Me(n):n.strong?c("b",{children:c(I,{token:n.token,side:n.side})},r):c(I,{token:n.token,side:n.side},r))})}function Pd({map:t,rows:e,colours:o,agrees:n,onDrop:r}){let s=t.columns.length,a=(l,d)=>t.weights[l*s+d],i=0;for(let l=0;l<s;l+=1)i+=Math.min(...e.map(d=>a(d,l)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&!t.isOff&&n&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",P(i)," of their weight."]})]}),c("p",{class:"legend",children:e.map((l,d)=>c("button",{type:"button",title:"Let this row go",onClick:()=>r(l),children:[c("i",{class:"swatch",style:{background:o[d]}})," ",l+1," ",c(I,{token:t.rows[l],length:30,side:t.rowSpots[l][0].side})," \u2715"]},l))}),e.map(l=>c("p",{class:"note",children:mi(t,l)},l)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((l,d)=>c("div",{class:"bars-of",title:e.map(u=>ft(t)(a(u,d),2)).join(", "),children:[c("div",{class:"columns",children:e.map((u,p)=>c("span",{style:{height:`${a(u,d)*100}%`,background:o[p]}},u))}),c(I,{token:l,length:8,side:t.columnSpots[d][0].side})]},d))})]})}var Id="attention-lab-letter-keys",Fg="input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=menu], [role=listbox]",gi=()=>Ft(Id)!=="off";function Nd(){Hd(),window.addEventListener("keydown",t=>{/^\p{L}$/u.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!gi()&&!Ug(t)&&t.stopImmediatePropagation()},{capture:!0})}var Ug=t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Fg));function Hd(){document.documentElement.dataset.letterKeys=gi()?"on":"off"}function zr({letters:t,does:e}){let[o,n]=O(gi);return c("button",{type:"button",class:"plain keys","aria-pressed":o,title:e,onClick:()=>{ge(Id,o?"off":"on"),Hd(),n(!o)},children:["Keys ",t.join(", ")]})}var zd={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Dd({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(_t,{label:"Attention",options:t.groups.map(({kind:s})=>[s,zd[s]]),value:e.kind,onChoose:s=>K({kind:s,rows:[]})}),c(_t,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>K({layer:Number(s)-1})}),c(_t,{label:"Head",isNamed:!0,options:Gt(n).map(s=>[s,s]),value:e.head,onChoose:s=>K({head:s})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&c(_t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>K({tokens:s,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>K({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(Bg,{example:t,selection:e,layers:r}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>K({present:!0}),children:"Present"}),c(zr,{letters:[...o,"F","B"],does:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${o.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`})]})]})}function qd({example:t,selection:e}){return c(_t,{label:"View",options:jg(t),value:e.view,onChoose:o=>K({view:o})})}function jg({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function Bg({example:t,selection:e,layers:o}){let n=(l,d)=>l.includes(d)?l.filter(u=>u!==d):[...l,d],r=$(null);R(()=>{let l=d=>{r.current?.open&&!d.composedPath().includes(r.current)&&(r.current.open=!1)};for(let d of["pointerdown","focusin"])document.addEventListener(d,l,{capture:!0});return()=>["pointerdown","focusin"].forEach(d=>document.removeEventListener(d,l,{capture:!0}))},[]);let s=l=>{l.key!=="Escape"||!r.current?.open||(l.stopPropagation(),r.current.open=!1,r.current.querySelector("summary")?.focus())},a=e.kinds.length+e.layers.length+e.roles.length>0,i=(l,d,u,p)=>c("fieldset",{class:"pills",children:[c("legend",{children:l}),d.map(([h,f])=>c("button",{type:"button","aria-pressed":u.includes(h),onClick:()=>p(n(u,h)),children:f},f))]});return c("details",{class:"filters",ref:r,onKeyDown:s,children:[c("summary",{children:a?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),i("Kinds",t.groups.map(({kind:l})=>[l,zd[l]]),e.kinds,l=>K({kinds:l})),i("Layers",o.map(l=>[Number(l)-1,l]),e.layers,l=>K({layers:l})),i("Roles on this text",t.roles.map(l=>[l.name,l.name]),e.roles,l=>K({roles:l})),t.roles.filter(({does:l})=>l).map(({name:l,does:d})=>c("p",{class:"note",children:[l[0].toUpperCase()+l.slice(1),": ",d,"."]},l)),a&&c("button",{type:"button",onClick:()=>K({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Fd="attention-lab-first-steps",Ud="called-out",Wg=12,Kg=70,ye=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],fo=-1;function jd({root:t,plays:e,presents:o}){return o&&fo<0?null:c(Gg,{root:t,isOver:e||o})}function Gg({root:t,isOver:e}){let o=$(null),[n,r]=O(()=>fo<0?Yg()?0:ye.length:fo);fo=e?ye.length:n,R(()=>{e&&r(ye.length)},[e]);let{part:s,title:a,words:i,touch:l}=ye[fo]??{};if(C(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),R(()=>{let u=s&&t.current?.querySelector(s);if(u)return u.classList.add(Ud),n>0&&u.scrollIntoView({block:"nearest"}),Vg(o.current,u.querySelector(".large-map")??u),()=>u.classList.remove(Ud)},[fo]),!s)return null;let d=()=>r(ye.length);return c("aside",{class:"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:u})=>u==="Escape"&&d(),children:[c("h2",{children:[a," ",c("span",{class:"note",children:[n+1," of ",ye.length]})]}),c("p",{children:l&&matchMedia("(hover: none)").matches?l:i}),c("p",{class:"ways",children:[c("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<ye.length?"Next":"Begin"}),n+1<ye.length&&c("button",{type:"button",class:"plain quiet",onClick:d,children:"Skip"})]})]})}function Vg(t,e){if(!t)return;let o=()=>{let[r,s]=[t.getBoundingClientRect(),e.getBoundingClientRect()];return r.left<s.right&&s.left<r.right&&r.top<s.bottom?s.bottom-r.top:0};for(let r of["","aside"])if(t.classList.toggle("aside",r==="aside"),!o())return;document.querySelector("[data-testid=stMain]")?.scrollBy({top:Math.min(o()+Wg,e.getBoundingClientRect().top-Kg),behavior:"instant"})}function Yg(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(Fd)===null;return localStorage.setItem(Fd,"yes"),t}catch{return!1}}function Bd(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=t.current;if(bi(l)&&i.key!=="Escape")return;let d=Jg(),u=d&&Qg(l),p=Zg(l,i)||s&&d,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=u||s||p,g=(p?f:u?h:{})[i.key]??(m&&!wi(i)?Xg(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Jg(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return!t||t.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']")}function Xg(t,e,o){if(t==="Escape")return o?()=>K({present:!1}):void 0;let n=t.toLowerCase();return n==="f"?()=>K({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}function Zg(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function wi(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var bi=t=>getComputedStyle(t).visibility==="hidden";function Qg(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Wd({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:l="chooses the row"}){let d=$(null),u=$(""),[p,h]=lt(),f=N(()=>h.width?pe(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);C(()=>{!f||!d.current||fe(ct(d.current,f.width,f.height,o),t,f,e,o)},[f,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>f&&Gn(f,g,w);return c("div",{class:"large-map",ref:p,children:[c("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!i)return;let y=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));Ut(g)&&!(y&&u.current===`${w.row} ${w.column}`)?s(w.row,w.column):a(w.row,w.column),u.current=`${w.row} ${w.column}`},onKeyDown:g=>f&&tw(g,f,e,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",l,", Escape lets go."]})]})}function tw(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(h,f)=>Math.max(0,Math.min(h,f-1)),d=(h,f)=>r(l(a+h,e.length),l(i+f,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var ew=.005,Gd={least:20,most:48};function Vd({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=lt(),l=Math.max(t.rows.length,t.columns.length),d=Math.max(Gd.least,Math.min(Gd.most,Math.floor((i.height-30)/l))),[u,p]=[l*d,Math.max(60,Math.min(420,i.width*.36))],h=Ar(e);C(()=>{s.current&&i.width&&Cr(ct(s.current,p,u,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:p,pitch:d},o)},[t,i,o,h.join(),e.columns.join()]);let f=(M,S)=>t.weights[M*t.columns.length+S],m=(M,S)=>t.blocked?.[M*t.columns.length+S]?"blocked":f(M,S)>=ew?ft(t)(f(M,S)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=M=>M.split(" \u2192 "),[y,b]=O(""),x=`row ${h[0]??0}`,k=new Set([...t.rows.map((M,S)=>`row ${S}`),...t.columns.map((M,S)=>`column ${S}`)]).has(y)?y:x,_=M=>({"data-place":M,tabIndex:M===k?0:-1});return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:ow,onFocusIn:({target:M})=>M instanceof HTMLElement&&b(M.dataset.place??""),children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,S)=>c("li",{children:c("button",{type:"button",..._(`row ${S}`),class:(g<0?h.includes(S):f(S,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(S),onPointerMove:({pointerType:T})=>T!=="touch"&&n(S,-1),onFocus:({currentTarget:T})=>T.matches(":focus-visible")&&n(S,-1),onClick:T=>Ut(T)&&!e.rows.includes(S)?n(S,-1):r(S),children:[c("span",{class:"number",children:g<0?"":m(S,g)}),c("span",{children:w(M).map((T,L)=>[L?" \u2192 ":"",c(I,{token:T,length:10,side:t.rowSpots[S][0].side},L)])})]})},S))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,S)=>{let T=h.length===1&&g<0?f(h[0],S):0,L=e.columns.includes(S)||T>=.02;return c("li",{children:c("button",{type:"button",..._(`column ${S}`),class:L?"lit":"",onPointerMove:({pointerType:W})=>W!=="touch"&&n(-1,S),onFocus:({currentTarget:W})=>W.matches(":focus-visible")&&n(-1,S),onClick:()=>n(-1,S),children:[c(I,{token:M,side:t.columnSpots[S][0].side}),c("span",{class:"number",children:h.length===1&&g<0?m(h[0],S):""})]})},S)})})]})]})}function ow(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];It(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var yi=32,Yd=8;function Jd({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=ft(t),i=Math.max(0,Math.floor(r/yi)-Yd),l=Math.min(t.rows.length,i+3*Yd+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>c("th",{scope:"col",children:c(I,{token:d,side:t.columnSpots[u][0].side})},u))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*yi}px`}}),t.rows.slice(i,l).map((d,u)=>{let p=i+u;return c("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:c(I,{token:d,length:30,side:t.rowSpots[p][0].side})})}),t.columns.map((h,f)=>{let m=p*t.columns.length+f;return c("td",{children:t.blocked?.[m]?c("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},f)})]},p)}),l<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-l)*yi}px`}})]})]})})}var Xd={usual:14,presented:20};function Dr({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:l}){let d=N(()=>o.isOff?se(r):r,[o.isOff,r]),u=p=>a(p,-1);return t==="lines"?c(Vd,{map:o,lit:n,onPoint:s,theme:d,onPress:u}):t==="table"?c(Jd,{map:o,chosen:n.chosen,caption:o.caption,onPress:u}):c(Wd,{map:o,lit:n,onPoint:s,onPress:a,columns:i,does:l,theme:d,caption:o.caption,letters:e?Xd.presented:Xd.usual})}function Zd({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Lt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",ut(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(nw,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(Qd,{share:e.others}),c("span",{class:"probability",children:P(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function nw({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,l=r&&!i&&s!==t.neverForced,d=c(j,{children:[c(I,{token:s,class:"name",side:"target"}),c(Qd,{share:a,drawn:n}),c("span",{class:"probability",children:[P(a,1),n!==void 0&&c("i",{class:"drawn",children:P(n,1)})]}),c("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${q(s)} instead`:"",onClick:()=>l&&r(s),children:d}):c("div",{class:u,children:d})}function Qd({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function tu(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,l)=>l*r/o);for(let i=0,l=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,l+=1){let p=d+a[u];t[l]>s[p]&&(s[p]=t[l])}}return s}var rw=480,vi={short:24,long:60},qr=8,sw=5,xi={least:32,switched:48,most:104};function iw({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:d,switches:u}){let[p,{width:h}]=lt(),f=e.map(g=>({frame:g,...Lr(g,n,r)})),m=(u?f.map(aw):f).filter(({places:g})=>g.length);return c("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:({pointerType:g})=>g!=="touch"&&i(null),children:[!m.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),h>0&&m.map(({frame:g,heads:w,places:y})=>c(cw,{example:t,frame:g,heads:w,places:y,open:o,theme:s,onPeek:i,onOpen:l,onTap:d,switches:u,label:u||h<rw?vi.short:vi.long,width:h},g.group.kind))]})}var ou=ie(iw);function aw(t){let e=o=>o==="mean"||!Z.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function cw({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:d,onTap:u,switches:p}){let{group:h}=e,f=a===vi.short,m=Math.floor(Math.max(xi.least,Math.min(p?xi.switched:xi.most,(i-a-12)/o.length-qr))),g=$(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),y={width:m,height:Math.round(m/w)},b=p?n.filter(p.isOff).map(Ne):[];C(()=>{g.current&&lw(g.current,t,e,o,n,y,s,b)},[t,e,n.map(Ne).join(),m,s,b.join()]);let x=[...new Set(n.map(({layer:_})=>_))],v=new Map(n.map(_=>[Ne(_),_])),k=n.find(_=>Fr(_,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:h.note,children:h.title}),!f&&c("p",{class:"note",children:h.note}),c("div",{class:"scroller",children:c("div",{class:f?"grid short":"grid",role:"grid","aria-label":h.title,ref:g,"data-kind":h.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${m}px)`},onKeyDown:uw,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(_=>c("span",{role:"columnheader",class:"column",children:p&&Z.includes(_)?"all":f||Z.includes(_)?_:`Head ${_}`},_))]}),x.map(_=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[f?"L":"Layer ",_+1]}),o.map((M,S)=>{let T=S?null:c("canvas",{"data-layer":_,"aria-hidden":"true"}),L=v.get(Ne({layer:_,head:M}));if(!L)return c("span",{role:"gridcell",class:"cell",children:T},M);let W=h.roles[_][Number(M)-1]??"",A=Fr(L,r),E=b.includes(Ne(L));return c("span",{role:"gridcell",class:Z.includes(M)?"cell summary":"cell",children:[T,c("button",{type:"button",class:A?"thumb open":"thumb",tabIndex:L===k?0:-1,"aria-current":A?"true":void 0,"aria-label":`${eu(h.title,L,W)}${E?", off":""}`,"data-place":Ne(L),style:{width:`${y.width}px`,height:`${y.height}px`},onClick:D=>Ut(D)?u(L):d(L),onPointerMove:({pointerType:D})=>D!=="touch"&&l(L),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&l(L),onBlur:()=>l(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),p&&c("button",{type:"button",role:"switch",class:"off-switch",tabIndex:L===k?0:-1,"aria-checked":!E,"aria-label":`${eu(h.title,L,"")}, on`,title:E?"Switch it on again":"Switch it off",onClick:()=>p.onSwitch(L),children:E?"off":"on"}),W&&!p&&c("span",{class:"role",children:W})]},M)})]},_))]})})]})}var Ne=({layer:t,head:e})=>`${t} ${e}`,Fr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function eu(t,{layer:e,head:o},n){let r=Z.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function lw(t,e,o,n,r,{width:s,height:a},i,l){let[d,u]=[o.rows.length,o.columns.length],p=window.devicePixelRatio||1,h=[Math.min(d,Math.round(a*p)),Math.min(u,Math.round(s*p))];for(let f of t.querySelectorAll("canvas")){let m=ct(f,n.length*(s+qr)-qr,a,i),g=new Path2D;for(let{layer:w,head:y}of r){if(String(w)!==f.dataset.layer)continue;let b=n.indexOf(y)*(s+qr),x=tu(Mc(e,o,w,y),[d,u],h);m.cells(x,...h,[b,0,s,a]),o.blocked&&Ct(m,o.blocked,d,u,[b,0,s,a]),l.includes(Ne({layer:w,head:y}))&&(m.rect(b,0,s,a,{fill:i.ground,opacity:.75}),m.hatch(b,0,s,a)),g.roundRect(b,0,s,a,sw)}dw(f,g)}}function dw(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function uw(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],l=d=>n[d]?.[Math.min(s,n[d].length-1)];It(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function nu(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);R(()=>{let n=o.map(r=>vt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var pw=1e3,fw=[.5,1,2,4],ru=(t,e,o)=>jn(t,e,o,pw);function su({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(Bn,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(Wn,{speeds:fw,player:o})]})}var ki=1e3,hw=3e4;function iu(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[l(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,l(d,"pieces")]:u}).flat();function l(d,u){let p=d[u];return Ho(d,n).map(h=>({axes:p,place:zo(d,o,h),address:`${t?.exactAt}/${d.kind}-${u}-${o}-${h}`})).filter(h=>!p.exact.has(h.place))}}function au({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,l,d]=[ki,!1,!1];async function u({axes:f,place:m,address:g}){a.add(g);let w=!1,y=await t(g).catch(()=>(w=!0,null));a.delete(g),y?.byteLength===2*f.rows.length*f.columns.length?(f.exact.set(m,new Uint16Array(y)),[s,i,d]=["",ki,!1]):(s=w?"silent":"gone",p()),e(),!(s!=="gone"||d)&&(d=!0,o())}function p(){l||(l=!0,n(()=>{l=!1,h()},i),i=Math.min(2*i,hw))}function h(){for(let f of r)!f.axes.exact.has(f.place)&&!a.has(f.address)&&u(f)}return{want(f){[r,i]=[f,ki],h()},trouble:()=>s}}var mw=2e4;function _i(t,e,o,n){let[r,s]=O(0),a=$(n);a.current=n;let i=N(()=>au({get:gw,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t?.exactAt]),l=iu(t,e,o);return R(()=>i.want(l),[i,l.map(({address:d})=>d).join()]),R(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function gw(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(mw)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var ww="the exact weights are on the way.",bw={"":ww,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function cu({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return c("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":bw[n];return c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function lu(t,e){if(!t||!e)return;let{activeElement:o}=t.getRootNode(),n=t.querySelector(".map-area h2");t.popover="manual",t.showPopover();let r=yw(t).filter(s=>!s.inert);for(let s of r)s.inert=!0;return n instanceof HTMLElement&&Object.assign(n,{tabIndex:-1}).focus({preventScroll:!0}),()=>{for(let s of r)s.inert=!1;t.popover=null,o instanceof HTMLElement&&o!==document.body?o.focus({preventScroll:!0}):n instanceof HTMLElement&&n.blur()}}function yw(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var du=1e3;function uu({root:t,pointing:e,step:o}){let[n,r]=O(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return R(()=>()=>clearTimeout(a.current.timer),[]),R(()=>{let i=t.current,l=g=>i.querySelector(g)?.textContent??"",d={pointing:e,step:o,readOut:l(".read-out"),outcome:l(".outcome")},u=s.current;s.current=d;let p=a.current,h=!e&&performance.now()<p.opened+du;if(!u||h||vw(i))return;let f=xw(u,d);if(!f||(p.text=l(f),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+du}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n||null})}function xw(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function vw(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Si({title:t,note:e,side:o,chips:n,reveal:r,theme:s,onPoint:a,onPress:i}){let l=$(null);return C(()=>{let d=requestAnimationFrame(()=>l.current&&kw(l.current,r));return()=>cancelAnimationFrame(d)},[r,n.length]),c("section",{class:"strip",children:[c("h3",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",lang:oe(o),dir:At(n.map(({token:d})=>d)),ref:l,onPointerLeave:({pointerType:d})=>d!=="touch"&&a(-1),children:n.map((d,u)=>{let{token:p,weight:h,state:f,lit:m}=d,g=h===null?-1:Math.round(Math.min(1,h)*255),w=g<0?{}:{backgroundColor:s.scale[g],color:s.ink[g]};return c("span",{class:`item ${f} ${m?"lit":""}`,onPointerMove:({pointerType:y})=>y!=="touch"&&a(u),onClick:y=>i&&(m||!Ut(y))?i(u):a(u),children:[c("span",{class:"chip",style:w,children:f==="later"?"":c(I,{token:p})}),c("span",{class:"share",children:Pr(d,n)})]},u)})})]})}function kw(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function pu({example:t,open:e,step:o,pointed:n,came:r,theme:s,grows:a,onPoint:i,go:l}){let d=N(()=>Ir(t,e,o,n,a),[t,e.layer,e.head,o,n,r,a]),u=Z.includes(e.head)?e.head:`head ${e.head}`,p=f=>m=>i(m<0?Or:bd(t,f,m)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(j,{children:[c(Si,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${u}`,side:"source",chips:d.source,reveal:d.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?l:void 0}),!t.encoderOnly&&c(Si,{title:"Target so far",note:d.asked?`how much each looks at \u201C${q(d.asked)}\u201D, as it is written`:`lit by ${h[1]}`,side:"target",chips:d.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:f=>l(Math.max(0,f-1))})]})}function fu({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var _w=10;function hu({map:t,onPoint:e}){let[o,n]=O(!1),r=N(()=>o?fu(t,_w):[],[t,o]),s=()=>e(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerMove:({pointerType:d})=>d!=="touch"&&e(a,i),children:[c(I,{token:t.rows[a],length:30,side:t.rowSpots[a][0].side})," ",c("span",{children:"looks at"})," ",c(I,{token:t.columns[i],length:30,side:t.columnSpots[i][0].side})," ",c("b",{children:P(l)})]})},`${a} ${i}`))})]})}var Sw=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],gu={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},Mw=7,Ow=({layer:t,head:e})=>Z.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function wu({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=Ie(o.tags,t,e);return c("div",{class:"edit-bar controls",children:[c("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change($r(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",Ow(t),c("span",{class:"keys",children:" (O)"})]}),c(_t,{label:"A click",isNamed:!0,options:Sw,value:n,onChoose:r}),c("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),c("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function bu({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return c("section",{class:"source-tokens",children:[c("h3",{children:["Hide a token ",c("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",c("span",{class:"keys",children:" (H)"})]})]}),c("div",{class:"tokens-line",lang:oe("source"),dir:At(t.source),children:t.source.map((n,r)=>{let s=Tr(o,r),a=e.tags.includes(s);return c("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(uo(e.tags,s)),children:c(I,{token:n})},r)})})]})}function yu({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,l]=o?kd(s,a):[[],[]];return c("section",{class:e.waits?"written waits":"written",children:[c(mu,{name:"As trained",tokens:s,marks:i}),o&&c(mu,{name:"Changed",tokens:a,marks:l,note:r===null?"":r?"right":"not right"}),c("p",{class:"outcome note",children:Ew(e,n)})]})}function Ew({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=Qo?`${o} These are ${Qo} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function mu({name:t,tokens:e,marks:o,note:n=""}){return c("div",{class:"written-line",children:[c("h3",{children:t}),c("div",{class:"tokens-line",lang:oe("target"),dir:At(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return c(a,{class:"written-token",children:c(I,{token:r})},s)})}),n&&c("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function xu({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?c("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>c("li",{children:[o.get(r)??c("span",{class:"note",children:[r," \u2026"]}),c("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function vu({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=O("after"),i=(d,u,{map:p,lit:h})=>c("section",{class:`pane ${d}`,"aria-label":u,children:[c("h3",{children:u}),c(Dr,{...n,map:p,lit:h,columns:!0,onPoint:(f,m)=>r(p,f,m)}),c(Hr,{map:p,lit:h})]}),l=t.map.rows.some(d=>d.length>=Mw);return c("div",{class:`panes ${e?`two ${s}`:""} ${l?"cornered":""}`,style:{"--rows":t.map.rows.length},children:[e&&c("div",{class:"sides-of",children:c(_t,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&c("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function ku({whatIf:t,turn:e=0},o){let n={turn:e,tags:(t?.edits??[]).map(({tag:f})=>f)},[r,s]=O(null),a=$([]),i=r!==null&&r.turn>n.turn,l=i?r.tags:n.tags,d=f=>{let m={turn:Math.max(r?.turn??0,n.turn)+1,tags:f};s(m),o?.("edit",m)},u=f=>{f.length>Qo||f.join()===l.join()||(a.current.push(l),d(f))},p=()=>d(a.current.pop()??l.slice(0,-1)),h=new Map((t?.edits??[]).map(f=>[f.tag,f.words]));return{tags:l,words:h,waits:i,change:u,undo:a.current.length||l.length?p:null}}function _u({groups:t,whatIf:e},o,n,r){let s=$(o);s.current=o;let a=({kind:i})=>t.find(l=>l.kind===i)?.heads??1;return N(()=>e&&r&&{isOff:i=>Ie(s.current.tags,i,a(i)),onSwitch:i=>{n(i),s.current.change($r(s.current.tags,i,a(i)))}},[t,e,o.tags.join()])}function Su(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,l=document.activeElement?.matches("body, main")??!0;!r||!a||bi(a)||wi(n)||!(i||l)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Mu({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=O(Or),i=te(U=>a(gt=>wd(gt,U)?gt:U),[]),[l,d]=O(null),u={words:e.tokens==="words",muted:e.mute},p=N(()=>t.groups.map(U=>Kt(t,U,u)),[t,u.words,u.muted]),h=l&&$w(t,l)?l:e,f=p.find(({group:U})=>U.kind===h.kind)??p[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=_i(t,e,m,n),y=N(()=>m?Oc(t,h):Ye(t,f,h,u.muted),[t,f,h.layer,h.head,m,g]),b=ku(t,n),[x,v]=O("hide"),[k]=_i(t.whatIf?.after??null,e,!1,n),_=N(()=>vd(t,h,u.muted),[t,h.kind,h.layer,h.head,u.muted,k]),M=Math.max(0,t.steps.length-1),S=U=>K({step:Math.max(0,Math.min(U,M))}),T=ru(e.step,M,S),L=s.looks?.side==="target"?s.looks.place:e.step;Bd(r,{go:S,step:e.step,last:M,player:T,presenting:e.present}),La(r),C(()=>lu(r.current,e.present),[e.present]);let W=ui(t,y,e.step),A=(T.playing||t.layout==="decoding")&&!t.encoderOnly,E={...Er(y,s),step:t.whatIf?[]:L===e.step?W:ui(t,y,L),chosen:m||t.whatIf?[]:e.rows,done:A&&W.length?W[0]+1:1/0};C(()=>Aw(r.current,p,s),[p,s]);let D=te((U,gt)=>i(di(y,U,gt)),[y]),G=U=>{let[{side:gt,place:xe}]=y.rowSpots[U];if(t.layout!=="heads")return gt==="target"||t.encoderOnly?S(xe):void 0;let dn=e.rows.includes(U)?e.rows.filter(Bp=>Bp!==U):[...e.rows,U].slice(-Hs);return K({rows:dn})},ot=te(U=>{d(null),K({...U,rows:[]})},[]),it=$(l);it.current=l;let De=te(U=>{!Lw(r.current)||it.current&&Fr(it.current,U)?ot(U):d(U)},[]),Mt=_u(t,b,ot,n),Pt=(U,gt,xe)=>{if(xe<0||y.blocked?.[gt*y.columns.length+xe])return;let[{place:dn}]=y.columnSpots[xe];b.change(U==="token"?uo(b.tags,Tr(h.kind,dn)):xd(b.tags,h,U,gt,dn))},[z,Q]=[E.rows[0]??-1,E.columns[0]??-1];Su(r,Mt?{o:()=>Mt.onSwitch(h),h:U=>U?.dataset.tag?b.change(uo(b.tags,U.dataset.tag)):Pt("token",z,Q),s:()=>z>=0&&Pt("only",z,Q)}:{}),C(()=>d(null),[e.kind,e.layer,e.head]);let J=N(()=>p.filter(({group:U})=>!e.kinds.length||e.kinds.includes(U.kind)),[p,String(e.kinds)]),Jt=N(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[yo,cn]=[N(()=>e.layers,[String(e.layers)]),N(()=>e.roles,[String(e.roles)])],ln=U=>U&&{picture:U,theme:o};return nu({map:()=>ln(pi({map:y,lit:E,view:e.view},o)),compared:E.chosen.length>0&&(()=>ln(_d({map:y,rows:E.chosen},o))),heads:()=>ln(Sd({example:t,frames:J,open:e,layers:yo,roles:cn},o)),player:()=>ln($d({example:t,open:h,step:L,pointed:s},o)),"changed-map":_!==null&&(()=>{let U=_.isOff?se(o):o;return{picture:pi({map:_,lit:Fo,view:e.view},U),theme:U}})}),c(Se.Provider,{value:t.languages??{},children:c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(Dd,{example:t,selection:e}),n&&t.layout==="start"&&c(jd,{root:r,plays:T.playing,presents:e.present}),t.layout!=="decoding"&&c("div",{class:"overview-area",children:c(ou,{example:t,frames:J,open:Jt,layers:yo,roles:cn,theme:o,besides:t.layout==="heads",onPeek:d,onOpen:ot,onTap:De,switches:Mt})}),c("div",{class:"map-place",children:c("section",{class:"map-area",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>K({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:l?"peeked":"",children:y.title}),c(qd,{example:t,selection:e})]}),Mt&&c(wu,{open:e,heads:f.group.heads,editing:b,mode:x,onMode:v}),Mt&&c(bu,{example:t,editing:b}),t.whatIf&&c(yu,{example:t,editing:b}),Mt&&c(xu,{editing:b}),t.whatIf?c(vu,{before:{map:y,lit:E},after:_&&{map:_,lit:{...Fo,...Er(_,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:gu[x],onPress:(U,gt)=>Mt&&Pt(x,U,gt)},onPoint:(U,gt,xe)=>i(di(U,gt,xe))}):c(j,{children:[c(Dr,{map:y,lit:E,theme:o,view:e.view,presented:e.present,onPoint:D,onPress:G}),c(Hr,{map:y,lit:E})]}),t.exactAt&&c(cu,{map:y,trouble:w,muted:u.muted&&!m,peeked:l!==null}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),(_??y).blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask",_&&", or taken away"]})]}),c("div",{class:"foot",children:[n&&!Z.includes(h.head)&&!m&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:E.chosen.at(-1)??W[0]??1}),children:"Work its numbers out, inside this head"}),c(hu,{map:y,onPoint:D})]}),E.chosen.length>0&&!l&&c(Pd,{map:y,rows:E.chosen,colours:o.lines,agrees:h.head!=="max",onDrop:G})]})}),!t.whatIf&&t.layout!=="heads"&&c("section",{class:"step-area",children:[t.steps.length>0&&c(su,{step:e.step,last:M,player:T,go:S}),t.steps[L]&&c(Rd,{example:t,step:L,open:h}),c(pu,{example:t,open:h,step:L,pointed:s,came:g,theme:o,grows:A,onPoint:i,go:S}),t.steps[L]&&c(Zd,{example:t,step:t.steps[L],onForce:n&&t.forceable&&!t.encoderOnly?U=>(T.pause(),n("forced",{step:L,token:U})):void 0}),L===M&&t.reason&&c("p",{class:"stop",children:t.reason})]}),c(uu,{root:r,pointing:E.rows.length+E.columns.length>0,step:L}),t.cards&&c(Td,{card:Tw(t,h),heading:t.cards.heading,note:t.cards.note})]})})}function $w({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Gt(r).includes(n)}function Tw({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Lw(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Aw(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Er(n,o),i=([h=-1],f)=>h<0?["-10","0"]:[String(h/f),String(1/f)],[[l,d],[u,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[h,f]of Object.entries({top:l,high:d,left:u,wide:p}))r.style.setProperty(`--${h}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Ur=`/* Quiet buttons; one of them switches keys of one letter. */

.plain {
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: none;
  white-space: nowrap;
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

/* No keys, no hint at keys. */

@media (hover: none) {
  .keys {
    display: none;
  }
}
`;var Ou=`/* The stage: where its parts stand, from a phone to a projector. */

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

.map-place {
  display: contents;
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

  .stage.heads {
    grid-template-rows: auto auto 1fr;
  }

  .stage.heads .map-place {
    display: block;
    grid-area: 2 / 2 / span 2;
    align-self: stretch;
    min-width: 0;
  }

  /* Below the small maps, so that it never stands over the large one, which keeps in sight beside both. */
  .stage.heads .card {
    grid-column: 1;
    margin-top: 0.6rem;
  }

  /* Below the bar of pages. What is opened below the map makes it too high to stay. */
  .stage.start .map-area:not(:has(.strongest[open])),
  .stage.start .step-area,
  .stage.heads .map-area:not(:has(.compare, .strongest[open])) {
    position: sticky;
    top: 4.25rem;
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

  .stage.heads .card {
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
`;var Eu=`/* All heads */

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
`;var jr=`/* The open head */

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

/* Shade at the side where columns go on; what stands at the end of them covers it. */
.table {
  max-height: 560px;
  overflow: auto;
  background:
    linear-gradient(to left, var(--st-background-color) 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, var(--st-text-color) 35%, transparent), transparent) right / 1.2rem 100% no-repeat;
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
`;var $u=`/* Steps */

.step-area {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.55rem;
}

/* Room for the longest usual sentence, so that nothing below jumps while it plays. */
.sentence {
  min-height: 2.8em;
}

.sentence.longer {
  min-height: 4.2em;
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
  max-height: 9.6rem; /* half of a row that goes on below says so */
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
`;var Tu=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

.first-steps {
  inset: auto auto 1.5rem 1.5rem;
  box-sizing: border-box;
  margin: 0;
  gap: 0.5rem;
  width: min(21.5rem, calc(100vw - 2rem));
  padding: 1rem 1.2rem;
  border: 2px solid var(--st-primary-color);
  border-radius: 12px;
  background: var(--st-background-color);
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.25);
  font-size: 1rem;
}

/* Where it speaks of the small maps themselves. */
.first-steps.aside {
  inset: auto 1.5rem 1.5rem auto;
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
  .first-steps,
  .first-steps.aside {
    inset: auto 1rem 1rem auto;
    padding: 0.7rem 0.9rem;
    font-size: 0.9375rem;
  }
}
`;var Lu=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

.stage.what_if .map-area {
  gap: 0.35rem;
}

@container (min-width: 1000px) {
  .stage.what_if {
    grid-template-columns: minmax(0, 23fr) minmax(0, 77fr);
  }

  .stage.what_if .map-area:not(:has(.strongest[open])) {
    position: sticky;
    top: 4.25rem;
  }
}

@container (max-width: 999.9px) {
  .stage.what_if .map-area {
    order: 1;
  }

  .stage.what_if .overview-area {
    order: 2;
  }
}

.off-switch {
  min-width: 100%;
  min-height: 24px;
  margin-top: 3px;
  padding: 0 0.2rem;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: none;
  font-size: 0.75rem;
  line-height: 1;
  cursor: pointer;
}

.off-switch[aria-checked="false"] {
  border-color: var(--st-text-color);
  background: var(--st-text-color);
  color: var(--st-background-color);
  font-weight: 600;
}

.off-switch:hover {
  box-shadow: 0 0 0 2px var(--line);
}

.switch-open[aria-pressed="true"] {
  border-color: var(--st-text-color);
  background: var(--st-text-color);
  color: var(--st-background-color);
}

.source-tokens,
.written-line {
  display: flex;
  align-items: center;
  gap: 0.3rem 0.7rem;
  min-width: 0;
}

.written {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.8rem;
}

.written-line:has(+ .written-line) {
  flex-basis: 100%;
}

.source-tokens h3,
.written-line h3 {
  flex: none;
}

.written-line h3 {
  min-width: 5.4rem;
}

.tokens-line {
  display: flex;
  gap: 4px;
  min-width: 0;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: thin;
}

.token-switch,
.written-token {
  flex: none;
  min-width: 26px;
  min-height: 26px;
  padding: 0 0.4rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: none;
  color: inherit;
  text-align: center;
}

.token-switch {
  cursor: pointer;
}

.token-switch:hover {
  background: var(--st-secondary-background-color);
}

.token-switch[aria-pressed="true"] {
  border-style: dashed;
  background: var(--st-secondary-background-color);
  color: var(--quiet);
  text-decoration: line-through;
}

.written-token {
  border-color: transparent;
  padding: 0 0.15rem;
  min-width: 0;
}

mark.written-token {
  border: 2px solid var(--st-text-color);
  padding: 0 0.3rem;
  font-weight: 700;
}

.verdict {
  flex: none;
  padding: 0 0.6rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  font-size: 0.8125rem;
}

.waits {
  opacity: 0.55;
}

.changes {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.4rem;
  max-height: 4.4rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
}

.changes li {
  box-sizing: border-box;
  max-width: 100%;
  display: flex;
  align-items: center;
  border: 1px solid var(--line);
  border-radius: 8px;
  padding-left: 0.5rem;
  font-size: 0.8125rem;
}

.take-back {
  min-width: 28px;
  min-height: 28px;
  border: 0;
  border-radius: 8px;
  background: none;
  font-size: 1.1rem;
  line-height: 1;
  cursor: pointer;
}

.take-back:hover {
  background: var(--st-secondary-background-color);
}

.panes {
  display: grid;
  gap: 0 1.2rem;
}

.panes.two {
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
}

.pane {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}

.what_if .large-map,
.what_if .lines,
.what_if .table {
  height: clamp(200px, max(var(--room) - 4.4rem, min(var(--labelled), var(--most))), 520px);
}

/* Each row has room for its label, rather than the first screen for the caption; where two maps need more, one scrolls. */
.panes {
  --labelled: calc(var(--rows) * 17px + 2.2rem);
  --most: var(--room);
}

.panes.two {
  --labelled: calc(var(--rows) * 17px + 4.6rem);
  --most: max(var(--room), 320px);
}

.pane {
  position: relative;
}

/* In the empty corner above the rows, where their labels make one that is wide enough. */
.panes.cornered .pane:has(.large-map) h3 {
  position: absolute;
  top: 0;
  left: 0;
}

.edit-bar button:disabled {
  color: var(--quiet);
  cursor: default;
  opacity: 0.6;
}

.sides-of {
  display: none;
}

@container (max-width: 639.9px) {
  .panes.two {
    grid-template-columns: minmax(0, 1fr);
  }

  .sides-of {
    display: block;
  }

  .panes.two.after > .pane.before,
  .panes.two.before > :not(.sides-of, .pane.before),
  .panes.two .pane h3 {
    display: none;
  }

  .stage.what_if .changes {
    order: 1;
  }

  .stage.what_if .map-area > :is(.legend, .foot, .precision) {
    order: 2;
  }

  .stage.what_if .map-head h2 {
    font-size: 0.95rem;
  }

  .edit-bar,
  .source-tokens {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -4px;
    padding: 2px 4px;
    scrollbar-width: thin;
  }

  .stage.what_if .large-map {
    height: clamp(200px, var(--room), 380px);
  }
}
`;var Au=`/* Decoding: the steps first */

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
  white-space: normal;
  min-width: 7rem;
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

  /* There its button stands at the right edge. */
  .filters .panel {
    right: 0;
  }
}

/* A phone: one row of choices, pushed aside; how it is shown stands below the map. */

@container (max-width: 639.9px) {
  .controls.which {
    gap: 6px 8px;
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

/* Without steps beside it the map has all of the width. */
.stage.presenting:not(:has(.step-area)) {
  grid-template-columns: minmax(0, 1fr);
}

.stage.heads.presenting .map-place {
  grid-area: auto;
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
.presenting .lines,
.stage.heads.presenting :is(.large-map, .lines) {
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
  padding-right: 8rem; /* the way back stands there */
  font-size: 1.35rem;
}

.presenting h2:focus {
  outline: none;
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
`;var Cu=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

@media (forced-colors: active) {
  .large-map,
  .lines .sheet {
    forced-color-adjust: none;
    background: var(--st-background-color);
    color: var(--st-text-color);
  }

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

  .off-switch[aria-checked="false"],
  .switch-open[aria-pressed="true"] {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }

  mark.written-token {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Canvas;
    color: CanvasText;
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
`;var Fw=1e3,Uw=[Ht,Ur,lr,Ou,eo,Eu,jr,$u,Tu,Lu,Au,Cu].join(`
`),Ru=new WeakMap;function Mi({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Uw),r=Ru.get(n),s=r?.bytes===t?r.example:md(t,r?.example);return Ru.set(n,{bytes:t,example:s}),X(c(jw,{example:s,theme:Nt(n),send:o}),n),Go(e,o),()=>{X(null,n),n.remove()}}function jw({example:t,theme:e,send:o}){let[n,r]=O(zt);R(()=>{let l=()=>r(zt());return l(),Xe(l)},[]);let s=$({turn:0}),{turn:a=0}=t,i=N(()=>o&&((l,d)=>{l==="edit"&&(s.current=d),o(l,d)}),[o]);return R(()=>{if(!t.whatIf||!o)return;let l=setInterval(()=>s.current.turn>a&&so()&&o("edit",s.current),Fw);return()=>clearInterval(l)},[a,o]),c(Mu,{example:t,theme:e,send:i,selection:Tc(n,t)})}function Pu(t){let{shown:e}=Et(t);for(let{value:o}of e.boxes)o.cells=Float32Array.from(o.cells,n=>o.signed?.5+(n-128)/254:n/255);return e}var Br={usual:14,small:12},Oi=200,Ei=90,ho=5,$i={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Wr(t,e,o,n,r){for(let{left:s,top:a,width:i,height:l}of o.frames)t.rect(s,a,i,l,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Bw(t,s,r);for(let s of o.boxes)Ww(t,s,n,r);if(o.boxes[0].width>=Ei)for(let s of o.tokens)Gw(t,e,s,r)}function Bw(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,p]of s)[a,i]=d==="M"?[Number(u),Number(p)]:d==="H"?[Number(u),i]:[a,Number(u)];let l=n==="H"?`M${a} ${i}L${a-ho} ${i-ho}V${i+ho}Z`:`M${a} ${Number(r)}L${a-ho} ${i+ho}H${a+ho}Z`;t.path(l,{fill:o.quiet})}function Ww(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},l){let d=l.lines[$i[e.role]],u=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:l.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?l.text:d,width:u?3:1.2,radius:6});let h=Kw(e.value,o,n,r,s);if(h&&Ti(t,e.value,h),r<Ei)return;let f=r<Oi?Br.small:Br.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:l.text},g=(h?h[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(H(w,F(m,l))<=g||s<2.6*f)t.text(w,o+8,n+s/2,m);else{let y=Ln(w,g,m,l);y.draw(t,o+8,n+(s-y.height)/2)}}function Kw(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),l=Math.min(a*i,n*(n<Ei?.8:n<Oi?.3:.42));return[e+n-s-l,o+s,l,a]}function Ti(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Ct(t,s,o,n,a)}function Gw(t,e,{text:o,left:n,top:r,width:s,height:a},i){let l={size:s<Oi?Br.small:Br.usual,code:!0,fill:i.text},d=e[o].map(m=>q(m)),u=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(u?"":" "),h=m=>H(p(d.slice(0,m))+(m<d.length?"\u2026":""),F(l,i))<=s,f=d.length;for(;f>1&&!h(f);)f-=1;t.text(p(d.slice(0,f))+(f<d.length?"\u2026":""),n+s/2,r+a/2,{...l,align:"center"})}var Vw={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function mo(t,{layer:e,width:o,height:n},r=Vw){let{heights:s,gap:a,tokens:i,frame:l,least:d,most:u,widths:p}=r,h=t.boxes.filter(k=>k.layer===null||k.layer===e),f=["encoder","decoder"].filter(k=>h.some(_=>_.side===k)),m=f.map(k=>h.filter(_=>_.side===k)),g=Math.max(...m.map(k=>2*(i+a)+2*l+k.reduce((_,M)=>_+s[M.role]+a,0))),w=Math.max(d,Math.min(u,n/g)),y=Math.min(p.gap,o*.1),b=Math.floor(Math.min(p.most,(o-p.edge-f.length*p.side-(f.length-1)*y)/f.length)),x=Math.ceil(g*w),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:f.length*(b+p.side)+(f.length-1)*y+p.edge,height:x,unit:w,measures:r};return m.forEach((k,_)=>Yw(v,k,{left:p.side+_*(b+p.side+y),width:b,isLast:_===m.length-1})),Xw(v),v}function Yw(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:l,frame:d,widths:u}}=t,p=o+n/2,h=t.height,f=g=>h-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:f(l),width:n,height:l*s});let m=null;if(e.forEach((g,w)=>{let y=e[w-1],b=h;y&&y.layer===null!=(g.layer===null)&&f(d);let x=(f(i),f(a[g.role])),v=a[g.role]*s;t.arrows.push(`M${p} ${b}V${x+v}`),t.boxes.push({box:g,left:o,top:x,width:n,height:v}),g.layer!==null&&(m={top:x,bottom:m?.bottom??x+v})}),m){let{top:g,bottom:w}=m,y=u.side*.77;t.frames.push({left:o-y,top:g-d*s*.8,width:n+u.side,height:w-g+1.6*d*s})}r&&(t.arrows.push(`M${p} ${h}V${f(i),h}`),t.tokens.push({text:"written",left:o,top:f(l),width:n,height:l*s}));for(let g of Jw(t,e))t.lines.push(g)}function Jw(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],l=i.top+i.height+t.measures.gap*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${l}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Xw(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Zw={width:760,height:860};function Iu(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=mo(t,{layer:n,...Zw}),s={width:r.width,height:r.height,draw:(a,i,l)=>Wr(Ue(a,i,l),t,r,{open:"",here:[]},o)};return V([wt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Li={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},Qw={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function go({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function He(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?Li[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var en=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function Nu(t,{page:e,layer:o,layers:n}){let r=He(t,o).page,s=t&&t.layer!==null&&on(e),a=t?go({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return en(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${Qw[r]}\u201D`:"it"}`}function Kr(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var on=t=>["heads","inside_a_head","alignment"].includes(t);var Ai=13,Hu={least:6,most:22},zu=380;function t0({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,a)=>`${ee(s)} \u2192 ${a in o?ee(o[a]):""}`):e}function Du(t,e,o,n){let{value:r}=e,s=t0(t,e),a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=pe(f,{width:o,height:zu,cell:40,letters:Ai},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,y,b)=>fe(w,f,{...m,left:m.left+y,top:m.top+b},g,n)}}let l={size:Ai,code:!0,fill:n.quiet},d=i?s.map(f=>q(f,10)):[],u=d.length?Math.ceil(Math.max(...d.map(f=>H(f,F(l,n)))))+8:0,p=Math.max(Hu.least,Math.min(Hu.most,zu/r.rows)),h=Math.round(r.rows*p);return{width:o,height:h,draw(f,m,g){for(let w of Ae(d.length,p,Ai,[]))f.text(d[w],m+u-6,g+(w+.5)*p,{...l,align:"right"});Ti(f,r,[m+u,g,o-u,h])}}}var e0={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function qu({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=lt();C(()=>{if(!r.current||!a)return;let p=Du(t,e,a,o);p.draw(ct(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[l,d]=i.shape.slice(-2),u=e0[e.role];return c("section",{class:"open-box","aria-live":"polite",children:[c("h2",{children:go(e)}),c("p",{children:[e.said," ",i.said]}),u&&n&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",He(e,e.layer??0)),children:u}),c("div",{class:"value",ref:s,children:c("canvas",{ref:r,role:"img","aria-label":`${go(e)}: ${at(l)} \xD7 ${at(d)} numbers`})}),c("p",{class:"note",children:[at(l)," \xD7 ",at(d),": ",o0(e),", ",n0(e),"."," ",i.rows<l||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",c("span",{class:"scale",children:[i.ends[0]," ",c("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var o0=({role:t})=>t==="attention"?"row = looks":"row = token";function n0({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Fu({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=lt(),[i,l]=O(""),[d,u]=O(""),p=N(()=>a.width?mo(t,{layer:r,...a}):null,[t,r,a]),h=g=>p?.boxes.find(w=>w.box.name===r0(g,r))?.box,f=p?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=h(i)??h(d)??f;return c("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[c("div",{class:"figure-side",children:[t.layers>1&&c(_t,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>K({layer:Number(g)})}),c("div",{class:"figure",ref:s,children:p&&c(s0,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:l,onKeep:u})})]}),m&&c(qu,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var r0=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function s0({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);C(()=>{a.current&&Wr(ct(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return c("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[c("canvas",{ref:a,"aria-hidden":"true"}),c("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:l,left:d,top:u,width:p,height:h})=>c("li",{children:c("button",{type:"button","aria-label":go(l),"aria-pressed":l.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${p}px`,height:`${h}px`},onPointerMove:({pointerType:f})=>f!=="touch"&&r(l.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(l.name),onClick:()=>s(l.name)})},l.name))})]})}var Uu=`/* The whole model: the figure, and beside it what is open. */

.whole-model {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 1rem 2rem;
  align-items: start;
}

.figure {
  height: max(360px, calc(100vh - 292px));
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
`;var a0=[Ht,eo,jr,Uu].join(`
`);function ju({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,a0);return X(c(c0,{model:Pu(t),theme:Nt(n),send:o}),n),()=>{X(null,n),n.remove()}}function c0({model:t,theme:e,send:o}){let[n,r]=O(zt);return R(()=>{let s=()=>r(zt());return s(),Xe(s)},[]),R(()=>vt("whole-model",()=>({picture:Iu(t,zt().layer,e),theme:e})),[t,e]),c(Fu,{model:t,selection:n,theme:e,send:o})}function Bu({code:t,link:e,state:o,address:n,heading:r,picture:s,begin:a,onBegin:i,commands:l,names:d,onLead:u,onCopy:p,onResults:h,onEnd:f,said:m}){let[g,w]=O(!1),y=d.filter(({is_hidden:v})=>!v),b=d.length-y.length,x=o&&new Date(o.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("section",{class:"panel","aria-label":"Class",children:[c("img",{src:s,alt:`QR code of ${n}`,width:"220",height:"220"}),c("div",{class:"about",children:[c("h2",{ref:r,tabIndex:-1,children:["Class",o?.title?`: ${o.title}`:""]}),c("p",{class:"way",children:n.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),c("p",{class:"code","aria-label":`Code ${[...t].join(" ")}`,children:co(t)}),l.length>0&&c("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",c("code",{children:l[0]})," and open ",c("code",{children:l[1]}),", then start the class there."]}),c("p",{role:"status",class:e!=="lost"&&o?.lecture&&!o.problem?"here":"",children:e==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":o?o.problem||(o.lecture?`${o.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),y.length>0&&c("ul",{class:"names","aria-label":"Nicknames",children:y.map(({number:v,name:k})=>c("li",{children:[c("bdi",{children:k}),c("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide the name",onClick:()=>u({hide:v,hidden:!0}),children:"Hide"}),c("button",{type:"button","aria-label":`Remove ${k}`,title:"Remove from the class, with all answers",onClick:()=>u({remove:v}),children:"Remove"})]},v))}),b>0&&c("button",{type:"button",class:"plain",onClick:()=>d.forEach(({number:v,is_hidden:k})=>k&&u({hide:v,hidden:!1})),children:["Show ",b," hidden ",b===1?"name":"names"]}),o&&c(d0,{state:o,onLead:u}),c("div",{class:"ways",children:[a&&c("a",{class:"go",href:a,onClick:i,children:o?.scene?`Go on with scene ${o.scene}`:`Begin: ${o?.title}`}),c("button",{type:"button",onClick:p,children:"Copy the lecturer\u2019s link"}),c("button",{type:"button",disabled:!o?.lecture,onClick:h,children:"Results as CSV"}),g?c(j,{children:[c("button",{type:"button",class:"end",onClick:f,children:"End it and delete all answers"}),c("button",{type:"button",onClick:()=>w(!1),children:"Keep it"})]}):c("button",{type:"button",onClick:()=>w(!0),children:"End the class"})]}),m&&c("p",{role:"status",children:m}),x&&c("p",{class:"note",children:["Nicknames and answers are kept on this server until ",x,", or until you end the class. The results hold no names."]})]})]})}var l0={60:"minute",300:"5 minutes",900:"15 minutes",86400:"day"};function d0({state:t,onLead:e}){let[o,n]=O("60");return c("details",{class:"door",children:[c("summary",{children:["Who takes part: ",t.people," of ",t.seats," seats, the door is ",t.open?"open":"closed"]}),c("div",{children:[c("button",{type:"button",onClick:()=>e({open:!t.open}),children:t.open?"Close the door":"Open the door"}),c("label",{children:["Seats ",c("input",{type:"number",min:"1",max:"500",value:t.seats,onChange:({currentTarget:r})=>e({seats:Math.round(r.valueAsNumber)})})]}),c("span",{children:[c("label",{children:["Who came within the last ",c("select",{value:o,onChange:({currentTarget:r})=>n(r.value),children:Object.entries(l0).map(([r,s])=>c("option",{value:r,children:s},r))})]}),c("button",{type:"button",onClick:()=>e({remove_since:Number(o)}),children:"Remove, with their answers"})]})]})]})}var Wu=`.panel {
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.5rem;
  padding: 0.8rem 1rem;
  border: 1px solid var(--line);
  border-left: 5px solid var(--st-primary-color);
  border-radius: 8px;
}

/* White around it, in dark too: phones read dark on light. */
.panel img {
  flex: none;
  align-self: start;
  border-radius: 6px;
}

.about {
  display: flex;
  flex: 1 1 20rem;
  flex-direction: column;
  gap: 0.35rem;
}

.way {
  font-size: clamp(1.25rem, 3cqi, 1.75rem);
  overflow-wrap: anywhere;
}

.code {
  font-family: var(--st-code-font);
  font-size: clamp(2rem, 6cqi, 3.25rem);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.06em;
}

.alone {
  max-width: 46rem;
  padding: 0.4rem 0.7rem;
  border-left: 4px solid currentColor;
}

/* A command breaks at no hyphen. */
.alone code {
  display: inline-block;
  max-width: 100%;
}

.names {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
  max-height: 7.5rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
}

.names li {
  display: inline-flex;
  align-items: center;
  padding-left: 0.6rem;
  border: 1px solid var(--line);
  border-radius: 999px;
}

.names button {
  min-width: 28px;
  min-height: 28px;
  padding: 0 0.5rem;
  border: 0;
  border-radius: 999px;
  background: none;
  cursor: pointer;
}

.door summary {
  padding: 0.4rem 0;
  cursor: pointer;
}

.door :is(div, span) {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
}

.door div {
  column-gap: 1.2rem;
}

.door input {
  width: 5rem;
}

.ways {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
}

.door button,
.door input,
.door select,
.ways > * {
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0 0.9rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: none;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
}

.ways .go {
  border: 2px solid currentColor;
  font-weight: 600;
}

.ways .end {
  border: 2px solid currentColor;
}

.door :is(input, select) {
  border-color: var(--field);
}

.ways :disabled {
  color: var(--quiet);
  cursor: default;
}

.plain {
  align-self: start;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  cursor: pointer;
}

.here {
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

/* On a projector a phone in the last row reads it. */
@container (width > 900px) {
  .panel img {
    width: 320px;
    height: 320px;
  }
}

@media (pointer: coarse) {
  .names button,
  .door button,
  .door input,
  .door select,
  .ways > * {
    min-width: 44px;
    min-height: 44px;
  }
}
`;var Ku=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;async function Gr(t){try{if(navigator.clipboard)return await navigator.clipboard.writeText(t),!0}catch{}let e=document.activeElement,o=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});o.style.cssText="position: fixed; opacity: 0",document.body.append(o),o.select();let n=document.execCommand("copy");return o.remove(),e instanceof HTMLElement&&e.focus({preventScroll:!0}),n}var Pi="attention-lab-lead",f0=2e3,mt=Yu(),jt=null,Tt={link:"connecting",state:null,own:null,why:""},Ri=new Set,Rt={show:[]},Ci=!1,Ii=()=>{for(let t of Ri)t()},Vr=t=>String(new URL(`class/${t}`,document.baseURI));function wo(t){t?.code===mt?.code&&t?.secret===mt?.secret&&(jt||!t)||(mt=t,jt?.leave(),jt=null,Tt={link:"connecting",state:null,own:null,why:""},Rt={show:[]},ge(Pi,mt&&JSON.stringify(mt)),Ni(),Ii())}function Ni(){!mt||jt||(jt=gr(document.baseURI,mt.code,"",t=>{if(Tt=t,t.link==="gone"||t.state?.over)return wo(null);Ii(),t.link==="live"&&nn()}))}function Hi(t){let[e,o]=t.split(".");mt&&(Ni(),!(Tt.state?.lecture&&Tt.state.lecture!==e)&&(Rt.scene=o,Gu=e,nn()))}var Gu="";function Vu(t){mt&&(Rt.show.push(t),nn())}async function nn(){if(!mt||!jt||Ci||Tt.link!=="live"||!Tt.state?.lecture)return;Rt.scene!==void 0&&(Gu!==Tt.state.lecture||Rt.scene===Tt.state.tag)&&delete Rt.scene;let{scene:t,show:[e]}=Rt;if(t===void 0&&e===void 0)return;Ci=!0;let o=jt,{reply:n}=await ao(o.at("lead"),{secret:mt.secret,scene:t,show:e}),r=n?.ok?await n.json().catch(()=>null):null;if(Ci=!1,o===jt){if(!n||n.status>=500)return void setTimeout(nn,f0);Rt.scene===t&&delete Rt.scene,Rt.show=Rt.show.filter(s=>s!==e),r&&r.version>=(Tt.state?.version??0)&&(Tt={...Tt,state:r},Ii())}nn()}var rn=(t,e)=>mt&&jt?ao(jt.at(t),{secret:mt.secret,...e}):Promise.resolve({reply:null,why:"There is no class now."});function ze(){let[,t]=O(0);return R(()=>{let e=()=>t(o=>o+1);return Ri.add(e),Ni(),e(),()=>{Ri.delete(e)}},[]),mt&&{lead:mt,told:Tt}}function Yu(){try{let t=JSON.parse(Ft(Pi)??"null");return t&&typeof t.code=="string"&&typeof t.secret=="string"?{code:t.code,secret:t.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:t})=>{t===Pi&&wo(Yu())});var h0=1e4,m0=/^(localhost|127\..*|\[::1\])$/,Ju="",zi="";function g0({data:t,parentElement:e}){let{started:o}=t;o&&o.code!==Ju&&(Ju=zi=o.code,wo(o));let n=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return n&&(wo({code:n[1],secret:n[2]}),history.replaceState(history.state,"",location.pathname+location.search)),rt(e,Wu,()=>c(b0,{data:t,box:Xu(e)}))}function w0({data:t,parentElement:e}){return rt(e,Ku,()=>c(x0,{asked:t.asked,box:Xu(e)}))}function Xu(t){let e=t instanceof ShadowRoot?t.host:t;return e.closest("[data-testid=stElementContainer]")??e}function Zu(t,e){R(()=>{t.style.display=e?"":"none"},[t,e])}function b0({data:t,box:e}){let o=ze(),[n,r]=O([]),[s,a]=O(""),i=$(null);Zu(e,!!o||!!s);let l=o?.lead.code;R(()=>{!l||l!==zi||(zi="",e.style.scrollMarginTop="5rem",e.scrollIntoView(),i.current?.focus({preventScroll:!0}))},[l]);let d=o?.told.state?.version??0;if(R(()=>{!o||!d||rn("names").then(async({reply:w})=>w?.ok&&r(await w.json()))},[o?.lead.code,d]),!o)return s?c("p",{role:"status",children:s}):null;let{lead:{code:u,secret:p},told:{link:h,state:f}}=o,m=Vr(u),g=(f&&t.links[f.lecture])??[];return c(Bu,{code:u,link:h,state:f,address:m,heading:i,names:n,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(m)}`,document.baseURI)),begin:g[Math.max(f?.scene??0,1)-1]??"",commands:m0.test(location.hostname)?t.commands:[],onBegin:w=>{let y=document.querySelector(`.st-key-begin-${f?.lecture} a`);f?.scene||!(y instanceof HTMLElement)||(w.preventDefault(),y.click())},onLead:async w=>a((await rn("lead",w)).why),onCopy:async()=>{let w=String(new URL(`lecture#lead=${u}.${p}`,document.baseURI)),y=await Gr(w);a(y?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:w,why:y}=await rn("results");w?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await w.blob()),download:`class-${u}.csv`}).click(),a(y)},onEnd:async()=>{let{reply:w,why:y}=await rn("end");w?.ok&&wo(null),a(w?.ok?"The class has ended; its answers are deleted.":y)}})}function y0(t){let[e,o]=O(t),n=$(0);return R(()=>{let r=window.setTimeout(()=>{n.current=Date.now(),o(t)},Math.max(0,n.current+h0-Date.now()));return()=>clearTimeout(r)},[t]),e}function x0({asked:t,box:e}){let o=ze();Zu(e,!!o);let n=o?.told,r=n?.state,s=r?n?.link==="lost"?"The server can\u2019t be reached.":t?`${r.answered[t]??0} of ${r.people} answered${t in r.shown?"; it is shown":""}`:`${r.people} here`:"",a=y0(s);return o?c("p",{class:"answered",children:[c("b",{children:co(o.lead.code)})," ",s,c("span",{class:"unseen",role:"status",children:a})]}):null}var Qu=`.course p {
  margin: 0.2rem 0;
}

.course a {
  color: inherit;
}

.course summary {
  min-height: 32px;
  cursor: pointer;
}

.course li {
  padding-block: 0.25rem;
}
`;function k0({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;return rt(e,Qu,()=>c(_0,{...t,box:n}))}function _0({id:t,scenes:e,numbered:o,end:n,box:r}){let s=Ce(),a=Zs()[t],i=ze()?.told.state,l=i?.lecture===t,d=n||!l&&(a||e.some(({asked:g})=>g in s));C(()=>{r instanceof HTMLElement&&(r.style.display=d?"":"none")},[r,d]);let u=1+e.findIndex(({tag:g})=>g===(o[Number(a)-1]??String(a))),p=e.flatMap(({asked:g,title:w,link:y},b)=>g?[{id:g,title:w,link:y,number:b+1,given:s[g]}]:[]),h=p.filter(({given:g})=>g&&g.answer!==null),f=dr(h.flatMap(({given:g})=>g?.gain??[])),m=p.filter(({given:g})=>!g||g.answer===null||(g.gain??1)<=0);if(n&&!p.length)return c("p",{children:"That was the last scene."});if(!d||!n&&!u&&!p.some(({given:g})=>g))return null;if(l){let g=p.filter(({id:w})=>w in i.shown).length;return c("p",{children:["The class was shown ",g," of ",p.length," answers. What it predicted is in the results below, until you end the class."]})}return c("div",{class:"course",children:[!n&&u>1&&u<e.length&&c("p",{children:c("a",{href:e[u-1].link,children:["Go on with scene ",u,": ",e[u-1].title]})}),p.length>0&&c("p",{children:h.length?`You predicted ${h.length} of ${p.length} ${p.length===1?"answer":"answers"}. ${f}`:`It asks ${p.length===1?"one question":`${p.length} questions`}; you have predicted none yet.`}),m.length>0&&c("details",{open:n,children:[c("summary",{children:["Missed or not predicted: ",m.length]}),c("ul",{children:m.map(({id:g,title:w,link:y,number:b,given:x})=>c("li",{children:[c("a",{href:y,children:[b," ",w]}),": ",x?x.answer===null?"only shown":x.word:"not opened"]},g))})]})]})}var S0=[137,80,78,71,13,10,26,10],tp=33,M0={Title:"figure",Description:"caption",Software:"program"},O0={"&":"&amp;","<":"&lt;",">":"&gt;"},E0=new TextEncoder;function ep(t,e){if(!S0.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(M0).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>$0(a,i)),r=[t.subarray(0,tp),...n,t.subarray(tp)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function $0(t,e){let o=E0.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,T0(o)),n}function T0(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function op(t,e){let o=t.indexOf(">")+1,n=i=>$o(i).replace(/[&<>]/g,l=>O0[l]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var L0="http://www.w3.org/2000/svg",np="http://www.w3.org/1999/xlink",A0=2,C0=16e6,R0=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function rp(t){let e=P0(t);return{svg:qi(e),png:await H0(e)}}var qi=t=>new XMLSerializer().serializeToString(t);function Fi(t,e){let o=document.createElementNS(L0,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function P0(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Fi("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Fi("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(R0))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))I0(i,a);for(let i of s.querySelectorAll("image"))N0(i);return s}function I0(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Es($o(r.data)))}function N0(t){let e=t.getAttributeNS(np,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(np,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function H0(t){let[e,o]=["width","height"].map(l=>Number(t.getAttribute(l))),n=Math.min(A0,Math.sqrt(C0/(e*o))),r=t.cloneNode(!0),s=Fi("style",{});s.textContent=await z0(qi(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qi(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Di=new Map;async function z0(t){let e=[];for(let o of D0()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Di.has(a)||Di.set(a,fetch(a).then(l=>l.blob()).then(q0).catch(()=>null));let i=await Di.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function D0(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function q0(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var sp=5e3,F0=6e4;async function ip(t,e){let{svg:o,png:n}=await U0(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:op(o,e),png:ep(r,e)}}async function U0(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=sp;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Ta(t);if(s)return Va(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return rp(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?F0:sp}throw new Error("It is not drawn.")}function cp({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));R(()=>{s.length&&j0(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],l=()=>r(({[e]:d,...u})=>u);return c("div",{class:"export",children:[c("div",{class:"formats",children:[c(ap,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),c(ap,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?c(B0,{png:i.png,caption:a.about.caption??""}):i===null?c("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",c("button",{type:"button",onClick:l,children:"Take it again"})]}):c("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function j0(t){let e={};for(let{key:o,about:n}of t)e[o]=await ip(o,n).catch(()=>null);return e}function ap({name:t,mime:e,content:o,title:n,children:r}){return c("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function B0({png:t,caption:e}){let o=N(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);R(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return c("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var lp=`.lab {
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
`;var K0="button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])",Yr=t=>up(t).filter(e=>e.matches(K0)&&e.tabIndex>=0&&e.checkVisibility({visibilityProperty:!0}));function dp(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return t}var up=t=>[...t.querySelectorAll("*")].flatMap(e=>[e,...e.shadowRoot?up(e.shadowRoot):[]]);function G0({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,lp);n.hasChildNodes()||Y0(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:V0(i.png)}])));return X(c(cp,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{X(null,n),n.remove()}}function V0(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Y0(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("keydown",s=>J0(s,o),{capture:!0}),o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function J0(t,e){if(t.key!=="Tab"||t.altKey||t.ctrlKey||t.metaKey)return;let o=Yr(e);if(!o.length)return;let n=o.indexOf(dp()),r=t.shiftKey?(n<0?o.length:n)-1:n+1;t.preventDefault(),t.stopImmediatePropagation(),o[(r+o.length)%o.length].focus()}function X0({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ic(t,s=>o("chosen",s))}function pp(){document.addEventListener("pointerover",({target:t})=>{t instanceof HTMLInputElement&&t.type==="text"&&(t.title=t.scrollWidth>t.clientWidth?t.value:"")})}var fp="data-test-script-state",Z0="button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']",Xr=null,Ui=[],sn="",ji=null,Jr=null;function hp(){let t=document.querySelector("[data-testid=stApp]");!t||t===Jr||(Jr=t,document.addEventListener("focusin",Q0,{capture:!0}),new MutationObserver(gp).observe(Jr,{attributes:!0,attributeFilter:[fp]}))}function Q0({target:t}){Xr=t instanceof Element?t:null,[Ui,sn,ji]=[[],"",null];for(let e=Xr;e;e=e.parentElement)e.className.toString().includes("st-key-")&&Ui.push(e)}function mp(t){sn=t,gp()}function gp(){let t=document.activeElement,e=Xr&&!Xr.isConnected&&t===document.body;if(Jr?.getAttribute(fp)!=="notRunning"||!(e||sn&&t===ji))return;if(sn)return Zr(`.st-key-${sn} :is(h2, h3)`);let n=Ui.find(r=>r.isConnected&&r.checkVisibility())?.querySelector(Z0);if(n instanceof HTMLElement)return n.focus({preventScroll:!0});Zr(),ji=document.activeElement}function Zr(t="h1"){let e=document.querySelector(`[data-testid=stMain] ${t}`);e instanceof HTMLElement&&(e.tabIndex=-1,e.style.outline="none",e.focus({preventScroll:!0}))}var tb="button[aria-label=Help]",eb=60;function bp(){new MutationObserver(wp).observe(document.body,{subtree:!0,childList:!0}),wp()}function wp(){for(let t of document.querySelectorAll(tb)){let e=t.closest("h1, h2, h3, h4, h5, h6, [data-testid=stElementContainer]")?.textContent?.trim();e&&t.setAttribute("aria-label",`Help for ${Lt(e,eb)}`)}}var ob=["lecture","edit"],Bi="",ts=!1,Qr=!1,Wi=!1,an="";function xp(){addEventListener("click",()=>{an=location.href},{capture:!0}),addEventListener("keydown",({key:o})=>{o==="Enter"&&(an=location.href)},{capture:!0}),addEventListener("popstate",()=>{Qr=bo(location)!==Bi},{capture:!0});for(let o of["pointerdown","keydown"])addEventListener(o,()=>{[Qr,Wi]=[!1,!0]},{capture:!0});let{pushState:t,replaceState:e}=history;history.pushState=history.replaceState=(o,n,r)=>{let s=new URL(r??"",location.href);if(Qr)return;if(!(bo(s)!==bo(location)||Wi&&yp(s)!==yp(location))||ts)return e.call(history,o,n,s);an&&bo(new URL(an))===bo(location)&&e.call(history,history.state,"",an),ts=!0,t.call(history,o,n,s)}}function vp(t){Bi=t,Bi===bo(location)&&(ts&&(Wi=!1),ts=Qr=!1)}function bo({pathname:t,search:e}){let o=new URLSearchParams(e);return[t.split("/").at(-1),...ob.map(n=>o.get(n)??"")].join(" ")}var yp=({search:t})=>new URLSearchParams(t).get("model");var Ki="button[aria-haspopup=dialog], button[aria-haspopup=menu]",nb="button[aria-haspopup=dialog][aria-expanded=true]",_p="[data-testid=stPopoverBody]",rb=500,sb=5e3,Gi=!1;function Sp(){addEventListener("pointerdown",({pointerType:o})=>{Gi=o==="touch"},{capture:!0}),addEventListener("keydown",()=>{Gi=!1},{capture:!0});let t=o=>{for(let{target:n}of o)n instanceof HTMLElement&&n.matches(Ki)&&kp(n)};new MutationObserver(t).observe(document.body,{subtree:!0,attributeFilter:["aria-expanded"]});let e=document.querySelector(`:is(${Ki})[aria-expanded=true]`);e instanceof HTMLElement&&kp(e)}function kp(t){let e=()=>t.isConnected&&t.ariaExpanded==="true",o=t.ariaHasPopup==="menu";if(e())return void(o?Op(e):Vi(performance.now()+sb));o||Mp(t,e,performance.now()+rb)}function Mp(t,e,o){let n=document.activeElement;e()||performance.now()>o||((!n||n===document.body||n.closest(_p))&&t.focus({preventScroll:!0}),requestAnimationFrame(()=>Mp(t,e,o)))}function Op(t){requestAnimationFrame(()=>{if(!t())return;let e=document.activeElement?.closest("[role=menu]");if(!e)return Op(t);let o=e.querySelector("[role=menuitem]");e===document.activeElement&&o instanceof HTMLElement&&o.focus({preventScroll:!0})})}function Vi(t,e=!1){requestAnimationFrame(()=>{if(performance.now()>t||!document.querySelector(nb))return;let o=[...document.querySelectorAll(_p)].at(-1),n=document.activeElement??document.body,r=n===document.body||n===o||!e&&n.matches(Ki);if(!(o instanceof HTMLElement)||!r)return Vi(t,e);let s=Gi?void 0:Yr(o).find(a=>a!==o);!s&&n!==o&&(o.tabIndex=-1,o.style.outline="none"),(s||n!==o)&&(s??o).focus({preventScroll:!0}),Vi(t,e||!!s)})}var Ep=new WeakMap;function $p(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(ib)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function ib(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,p]})=>d/Math.abs(p-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(Ep.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=br({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Ep.set(e,a),e.dataset.numbers=l?"fitted":"none",e.style.setProperty("--in-cells",`${l}px`)}var Yi={press:null};function Tp(){let{press:t}=Yi;return Yi.press=null,t?.(),t!==null}function ab({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return rt(e,`${oo}
${no}`,s=>c(cb,{data:t,host:n,theme:s,close:r},`${t.lecture} ${t.posed.id}`))}function cb({data:t,host:e,theme:o,close:n}){let{closable:r,lecture:s}=t,a=ze(),i=!!(a&&s&&(a.told.state?.lecture??s)===s),l=i?a?.told.state:null,{id:d}=t.posed,u=a&&i?{...t.posed,id:`${a.lead.code}.${d}`}:t.posed,[,p]=O(0),h=fr(Ce(),u),f=h!==null||!!(l&&d in l.shown);C(()=>{e.toggleAttribute("data-lab-told",f)},[f,e]);let m=g=>{Ko(u.id,g),p(w=>w+1)};return c(ur,{posed:u,theme:o,clicker:Yi,isShown:f,given:h?.answer??null,onClose:r?n:void 0,group:a&&l?{answered:l.answered[d]??0,people:l.people,picture:l.shown[d]?.class??null,join:{address:Vr("").replace(/^https?:\/\/|\/$/g,""),code:co(a.lead.code)}}:void 0,onShow:g=>{m(hr(u,g)),i&&Vu(d)},onAgain:i?void 0:()=>m(null)},u.id)}var Lp={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},Xi="[data-testid=stSidebar]",Rp="[data-testid=stHeader]",lb=300,db=1e4,Ji=!1,Zi="",Qi="",ta="",ea=-1/0,es=!0,Ap=null;globalThis.document?.getElementById("root")&&xp();function ub({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Zi=t?.group??"";let r=t?.scene??"";if(r&&(Al(r),Hi(r)),r!==Qi&&([Qi,ta,ea,es]=[r,r,performance.now(),!1],r&&Ji&&Zr()),vp(t?.place??""),pb(),hp(),Ji)return;Ji=!0,Sp(),bp(),pp(),$p();let s=document.querySelector(`[${we}]`);s&&new MutationObserver(Ip).observe(s,{attributeFilter:[we]}),document.addEventListener("click",({target:a})=>{a instanceof Element&&a.closest(`${Xi} a[href]`)&&setTimeout(fb)}),document.addEventListener("click",a=>{let{target:i,ctrlKey:l,metaKey:d}=a,u=i instanceof Element?i.closest(".st-key-scene a[href]"):null,p=u instanceof HTMLAnchorElement&&new URL(u.href).searchParams.get("lecture");if(!(!p||l||d)){if(Pp()){a.preventDefault(),a.stopImmediatePropagation();return}[ta,ea,es]=[p,performance.now(),!1],Hi(p)}},{capture:!0}),window.addEventListener("keydown",mb,{capture:!0})}function pb(){let t=document.querySelector(Rp);t&&t!==Ap&&new MutationObserver(Cp).observe(Ap=t,{childList:!0,subtree:!0}),Cp()}function Cp(){for(let t of document.querySelectorAll(`${Rp} button[aria-haspopup=menu]`))Zi&&t.textContent?.trim()===Zi?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function fb(){let t=document.querySelector(`${Xi} [data-testid=stSidebarCollapseButton] button, ${Xi} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Pp(){let t=performance.now()-ea;return Ip(),t<lb||t<db&&!es}function Ip(){es||=ta===Qi&&so()}var hb="input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=dialog], [data-baseweb=popover], [data-testid=stPopoverBody]";function mb(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||t.defaultPrevented||!Lp[t.key]||!document.querySelector(".st-key-scene")||t.composedPath().some(n=>n instanceof Element&&n.matches(hb))||(t.preventDefault(),t.stopImmediatePropagation(),t.repeat||Pp())||t.key==="PageDown"&&Tp())return;let o=document.querySelector(Lp[t.key]);o instanceof HTMLElement&&o.click()}function Np(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Hp=`.glossary {
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
`;function wb({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Hp}),n),X(c(bb,{terms:t.terms}),n),()=>{X(null,n),n.remove()}}function bb({terms:t}){let[e,o]=O(""),n=$(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Np(t,e);return c(j,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var yb={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},xb={width:60,height:400};function zp(t){let e=mo(t,{layer:0,...xb},yb),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,l,d)=>({M:`M${o-d} ${l}`,H:`V${l}`,V:`H${o-l}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var vb="Where this page is in the model";function Dp(t){let e=N(()=>zp(t.outline),[t.outline]);return c(kb,{...t,layout:e})}function kb({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,l]=O(void 0),[d,u]=O(""),p=$(null),h=t.boxes.filter(({box:{role:b}})=>Li[b]),f=["",...h.map(({box:b})=>b.name)],m=b=>p.current?.querySelector(`[data-part="${f[Math.max(0,Math.min(b,f.length-1))]}"]`),g=b=>{let x=f.indexOf(d),[v,k]=[()=>m(x+1),()=>m(x-1)];b.key==="Escape"&&l(void 0),It(b,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>m(0),End:()=>m(f.length)})},w=b=>Nu(b,{page:n,layer:s,layers:o}),y=b=>{let x=b?.name??"";return{type:"button","data-part":x,"data-leads-away":en(n,He(b,s).page)?void 0:!0,tabIndex:x===(f.includes(d)?d:"")?0:-1,"aria-label":w(b),onClick:()=>a(b),onPointerMove:()=>l(b),onFocus:()=>(u(x),l(b))}};return c("div",{class:"figure",ref:p,role:"group","aria-label":vb,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>l(void 0),onFocusOut:()=>l(void 0),children:[c("button",{class:"all",...y(null)}),c(_b,{...e,layout:t}),h.map(({box:b,left:x,top:v,width:k,height:_})=>{let M=Kr(n,b,r);return c("button",{class:M?"way here":"way","aria-current":M?"location":void 0,...y(b),style:{left:`${x}px`,top:`${v}px`,width:`${k}px`,height:`${_}px`}},b.name)}),i!==void 0&&c("div",{class:"tip","aria-hidden":"true",children:w(i)})]})}function _b({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:l,boxes:d,width:u,height:p}=s,h=on(e)?d.find(({box:f})=>Kr(e,f,o))?.box.side:"";return c("svg",{width:u,height:p,viewBox:`0 0 ${u} ${p}`,"aria-hidden":"true",children:[a.map((f,m)=>c(Sb,{frame:f,layers:t,theme:r,chosen:h===["encoder","decoder"][m]?n:-1},m)),[...i,...l].map(f=>c("path",{d:f,fill:"none",stroke:r.quiet},f)),d.map(f=>c(Mb,{placed:f,theme:r,isHere:Kr(e,f.box,o)},f.box.name))]})}function Sb({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return c("g",{children:[c("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(l,d)=>c("rect",{x:t+3+d*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:d===s?a.text:a.hatchLine},d))]})}function Mb({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[$i[t.role]],l={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return c("g",{children:[c("rect",{...l,fill:s.ground}),c("rect",{...l,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var qp=`/* The whole model, small. */

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
`;function Eb({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,`${Ht}
${qp}`),r=location.pathname.split("/").at(-1)??"";return X(c($b,{outline:t,page:r,theme:Nt(n),send:o}),n),()=>{X(null,n),n.remove()}}function $b({outline:t,page:e,theme:o,send:n}){let[r,s]=O(zt);R(()=>{let u=()=>s({...zt()});u();let p=[Xe(u),nc(u)];return()=>p.forEach(h=>h())},[]);let i=t.boxes.map(({kind:u})=>u).includes(r.kind)?r.kind:"encoder",l=Math.max(0,Math.min(e==="alignment"?ec():r.layer,t.layers-1));return c(Dp,{outline:t,page:e,kind:i,layer:l,theme:o,onOpen:u=>{let p=He(u,on(e)?l:null);en(e,p.page)?u?.kind&&K({kind:u.kind,rows:[]}):n("opened",p)}})}var oa={run:"",now:""},na="";function Tb({data:{run:t,now:e,isNew:o,letters:n},parentElement:r}){t!==oa.run?na=o?e:"":e&&e!==oa.now&&(na=e),oa={run:t,now:e};let s=`Keys of one letter: ${Object.entries(n).map(([a,i])=>`${a} ${i}`).join(", ")}`;return rt(r,Ur,()=>c(j,{children:[Object.keys(n).length>0&&c(zr,{letters:Object.keys(n),does:s}),c("p",{class:"unseen",role:"status",children:na||null})]}))}var Lb=.6,Ab=200,[Fp,ra]=["",""];function Cb({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Fp!==t.page&&(Fp=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Rb({data:t}){t.what!==ra&&(ra=t.what,ra&&(mp(t.part),setTimeout(()=>Pb(t.part),Ab)))}function Pb(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<Lb*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Up=`.written {
  position: relative;
}

code {
  display: block;
  box-sizing: border-box;
  min-height: 2.5rem;
  padding: 0.2rem 2rem 0.2rem 0.5rem; /* the button covers no word */
  border-radius: var(--st-base-radius);
  background: var(--st-secondary-background-color);
  font-family: var(--st-code-font);
  font-size: 0.8125rem;
  line-height: 1rem;
  align-content: center;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  text-align: start;
}

.low code {
  max-height: 2.5rem;
  overflow-y: auto;
  scrollbar-width: thin;
}

button {
  position: absolute;
  top: 0.5rem;
  right: 0.3rem;
  width: 24px;
  height: 24px;
  padding: 4px;
  border: 0;
  border-radius: 4px;
  background: none;
  line-height: 1;
  opacity: 0;
  cursor: pointer;
}

:is(.written:hover, .written:focus-within) button {
  opacity: 1;
}

svg {
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
}

@media (max-width: 640px) {
  .low code {
    min-height: 2rem;
    max-height: 2rem;
    padding-block: 0;
  }

  .low button {
    top: 4px;
  }
}

/* A thumb selects the text itself. */
@media (hover: none) {
  button {
    display: none;
  }
}
`;var Nb=60;function Hb({data:t,parentElement:e}){return rt(e,Up,()=>c(zb,{...t}))}function zb({text:t,low:e,language:o}){let[n,r]=O(""),s=n===t&&t!=="";return c("div",{class:e?"written low":"written",children:[c("code",{lang:o||void 0,title:t,tabIndex:e&&t.length>Nb?0:void 0,children:t||" "}),c("button",{type:"button","aria-label":s?"Copied":"Copy what it wrote",onClick:async()=>r(await Gr(t)?t:""),children:s?"\u2713":c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}var jp=`form {
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
`;var qb="lab/teacher";function Fb({data:t,parentElement:e}){let o=bt(e,jp);return X(c(Ub,{entered:t.entered}),o),()=>{X(null,o),o.remove()}}function Ub({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let l=await fetch(new URL(qb,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(l.ok)return location.reload();o((await l.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return c("form",{onSubmit:s,children:[!t&&c("label",{children:["The teacher's key",c("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),c("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),c("p",{role:"status",children:e})]})}/*! Preact, which is part of this file:

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/var sa={alignment:lc,beams:Hc,film:gl,matrices:hd,stage:Mi,wholeModel:ju};Nd();zl();wl({...sa,lecture:Rl(sa),phone:Kl(sa)});Hl(Mi);export{lc as alignment,w0 as answered,Hc as beams,g0 as classroom,k0 as course,G0 as exporter,gl as film,X0 as follow,ub as frame,wb as glossary,Rb as intoSight,hd as matrices,Cb as openAtTop,Eb as outline,ab as predict,Tb as runTold,Mi as stage,Fb as teacherKey,ju as wholeModel,Hb as written};
