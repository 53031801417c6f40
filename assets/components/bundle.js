var B,ta,Hp,Jt,Yr,sn,ea,nn,oa,Zr,Jr,na,bo=Symbol.for("pv"),an={},cn=[],zp=/^m(i|n|o|s|text|space)$/,ln=Array.isArray,Qr=cn.slice,ke=Object.assign;function ve(t){t&&t.parentNode&&t.remove()}function ts(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Qr.call(arguments,2):o),wo(t,a,n,r,null)}function wo(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bo,__v:r||++ta,__i:-1,__u:0};return!r&&B.vnode&&B.vnode(s),s}function j(t){return t.children}function Xt(t,e){this.props=t,this.context=e,this.__g=0}function Zt(t,e){if(e==null)return t.__&&Zt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Zt(t)}function Dp(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=ke({constructor:bo},o)).__v=o.__v+1,B.vnode&&B.vnode(e),os(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Zt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,la(r,e,s),o.__=o.__e=null,e.__e!=n&&ra(e))}function ra(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ra(t)}function Xr(t){(8&t.__g||(t.__g|=8,Jt.push(t),sn++))&&Yr==B.debounceRendering||((Yr=B.debounceRendering)||queueMicrotask)(sa)}function sa(){try{for(var t,e=1;Jt.length;)Jt.length>e&&Jt.sort(ea),t=Jt.shift(),e=Jt.length,8&t.__g&&Dp(t)}finally{(sn=Jt.length)&&(Yr||queueMicrotask)(sa)}}function ia(t,e,o,n,r,s,a,i,l,u,d){var p,f,h,m,g,w,x=n.__k||cn,b=e.length;for(l=qp(o,e,x,l,b),p=0;p<b;p++)(h=o.__k[p])!=null&&(f=~h.__i&&x[h.__i]||an,h.__i=p,w=os(t,h,f,r,s,a,i,l,u,d),m=h.__e,(f.ref!=h.ref||8&f.__u)&&(f.ref&&ns(f.ref,null,h,f),h.ref&&d.push(h.ref,h.__c||m,h)),g=g||m,4&h.__u?(l=aa(h,l,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),h.__u&=-21);return o.__e=g,l}function qp(t,e,o,n,r){var s,a,i,l,u,d,p,f,h,m=o.length,g=m,w=0,x=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=wo(null,a):ln(a)?a=b[s]=wo(j,{children:a}):a.constructor===bo&&a.__b?a=b[s]=wo(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,l=s+w,a.__=t,a.__b=t.__b+1,i=null,~(u=a.__i=Fp(a,o,l,g))&&(g--,(i=o[u])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,u==l-1?w--:u==l+1?w++:u!=l&&(u>l?w--:w++,x=1)):(~u||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(x){for(d=[],p=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(w=0,f=d.length;w<f;)d[h=w+f>>1]<a.__i?w=h+1:f=h;d[w]=a.__i,p[s]=w+1}for(w=d.length;s--;)p[s]&&(p[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Zt(i)),rs(i,i));return n}function aa(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=aa(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Zt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function es(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(ln(t)?t.some(function(o){es(o,e)}):e.push(t)),e}function Fp(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Qi(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function on(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Qi(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Qi(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Jr[e]||(Jr[e]=Up(e)),(t.__a||(t.__a={}))[e]=Zr,s=e!=(e=e.replace(oa,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Up(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[nn]==null)e[nn]=Zr++;else if(e[nn]<this.__a[t])return;return o(B.event?B.event(e):e)}}}function os(t,e,o,n,r,s,a,i,l,u){var d,p,f,h,m,g,w,x,b,y,v,k,S,M,_,L,T,W,A=e.type;if(e.constructor!==bo)return null;128&o.__u&&(l=32&o.__u,d=o.__c.__z)&&(e.__u|=l,p=s=[],d.nodeType==8?i=rn(d,s):s.push(d),i=s[0]||i),(d=B.__b)&&d(e);t:if(typeof A=="function"){f=a.length;try{if(x=e.props,b=(d=A.prototype)&&d.render,y=(d=A.contextType)&&n[d.__c],v=d?y?y.props.value:d.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(b?e.__c=h=new A(x,v):(e.__c=h=new Xt(x,v),h.constructor=A,h.render=Bp),y&&y.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),A.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=ke({},h.__s)),ke(h.__s,A.getDerivedStateFromProps(x,h.__s)))),m=h.props,g=h.state,h.__v=e,o.__c){if(x!==m&&b&&!A.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(x,v),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(x,h.__s,v)===!1){e.__v!=o.__v&&(h.props=x,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function($){$&&($.__=e)}),cn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Zt(o);break t}h.componentWillUpdate&&h.componentWillUpdate(x,h.__s,v),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,g,w)})}else b&&!A.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=x,h.__P=t,h.__g&=-5,k=B.__r,S=b?25:0;do h.__g&=-9,k&&k(e),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++S<25);b&&(cn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=ke({},n,h.getChildContext())),b&&o.__c&&h.getSnapshotBeforeUpdate&&(w=h.getSnapshotBeforeUpdate(m,g)),M=d&&d.type===j&&d.key==null?d.props.children:d,x.__P&&(d=i,r=(t=x.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function($){$&&rs($,$)}),o.__k=null),i=o.__k?Zt(o,0):null),i=ia(t,ln(M)?M:[M],e,o,n,r,s,a,i,l,u),x.__P&&(e.__e=null,i=d),e.__u&=-161,p&&p.some(ve),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(a.length=f,e.__v=null,l||s)if($&&$.then){if(e.__u|=128|l,s){for(~(T=s.indexOf(i||void 0))||(T=s.length);(W=s[T-1])&&W.nodeType==8;)T--;for(;T<s.length;T++)if(W=s[T])if(s[T]=null,_){if(W==L)break}else{if(W.nodeType!=8)break;W.data.startsWith("$s")&&(L=rn(_=W))}}if(!_){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;_=i}(d=rn(_=e.__c.__z||(e.__c.__z=_)))?(e.__e=_,i=d):e.__e=i,i=i&&i.nextSibling}else s&&s.some(ve);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),$&&$.then||ca(e),B.__e($,e,o)}}else i=e.__e=jp(o.__e,e,o,n,r,s,a,l,u,t);return(d=B.diffed)&&d(e),i}function rn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function ca(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ca))}function la(t,e,o){for(var n=0;n<o.length;)ns(o[n++],o[n++],o[n++]);B.__c&&B.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){B.__e(s,r.__v)}})}function jp(t,e,o,n,r,s,a,i,l,u){var d,p,f,h,m,g,w,x,b=o.props||an,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((m=s[d])&&(v?m.localName==v:m.nodeType==3)){t=m,s[d]=null;break}}if(!t){if(x=u.ownerDocument||document,!v)return x.createTextNode(y);t=x.createElementNS(r,v,y.is?y:u),i&&(B.__m&&B.__m(e,s),i=!1),s=null}if(v){if(u=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&Qr.call(u.childNodes),!i&&s)for(b={},d=0;d<t.attributes.length;d++)b[(m=t.attributes[d]).name]=m.value;for(d in b)m=b[d],d=="dangerouslySetInnerHTML"?f=m:d=="children"||d in y||d=="value"&&"defaultValue"in y||d=="checked"&&"defaultChecked"in y||on(t,d,null,m,r);for(d in y)m=y[d],d=="children"?h=m:d=="dangerouslySetInnerHTML"?p=m:d=="value"?g=m:d=="checked"?w=m:i&&typeof m!="function"||b[d]===m||on(t,d,m,b[d],r);p?(i||f&&(p.__html==f.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(f&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&zp.test(v))&&(r="http://www.w3.org/1999/xhtml"),ia(u,ln(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Zt(o,0),i,l),s&&s.some(ve)),i&&v!="textarea"||(d="value",v=="progress"&&g==null?t.removeAttribute(d):g==null||g===t[d]&&(v!="progress"||g)||on(t,d,g,b[d],r),d="checked",w!=null&&w!=t[d]&&on(t,d,w,b[d],r))}else b===y||i&&t.data==y||(t.data=y);return t}function ns(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){B.__e(r,o)}}function rs(t,e,o){var n,r,s,a;if(B.unmount&&B.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||ns(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){B.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&rs(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=rn(n,s=[]))&&(n==t.__e&&s.some(ve),ve(r),ve(n)),o||ve(t.__e),t.__e=t.__c=t.__=null}function Bp(t,e,o){return this.constructor(t,o)}function Z(t,e){var o,n,r,s;B.__&&B.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=wo(j,{children:[t]}),r=[],s=[],os(e,e.__k,n||an,an,e.namespaceURI,n?null:e.firstChild?Qr.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),la(r,e.__k,s),e.__k.props.children=null}function dn(t){function e(o){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&n.forEach(function(a){a.__g|=4,Xr(a)})},this.sub=function(s){n.add(s);var a=s.componentWillUnmount;s.componentWillUnmount=function(){n.delete(s),a&&a.call(s)}}),o.children}return e.__c="__cC"+na++,e.__=t,e.Provider=(e.Consumer=function(o,n){return o.children(n)}).contextType=e,e}B={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw sn=0,t}},ta=0,Hp=function(t){return t!=null&&t.constructor===bo},Xt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=ke({},this.state)),typeof t=="function"&&(t=t(ke({},o),this.props)),t&&(ke(o,t),this.__v&&(e&&this.__k.push(e),Xr(this)))},Xt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Xr(this))},Xt.prototype.render=j,Jt=[],sn=0,ea=function(t,e){return t.__v.__b-e.__v.__b},nn=Symbol(),oa=/(PointerCapture)$|Capture$/i,Zr=0,Jr={},na=0;var _e,et,ss,da,is=Object.is,xo=0,ya=[],as=[],nt=B,ua=nt.__b,pa=nt.__r,fa=nt.diffed,ha=nt.__c,ma=nt.unmount,ga=nt.__;function vo(t,e){nt.__h&&nt.__h(et,t,xo||e),xo=0;var o=et.__H||(et.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return xo=1,xa(va,t)}function xa(t,e,o){var n=vo(_e++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):va(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);is(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=et,!et.__f)){et.__f=!0;var r=et.shouldComponentUpdate;et.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var u=!1,d=this.props!=s;if(l.__.some(function(f){f.__N&&(u=!0,is(f.__[0],f.__N[0])||(d=!0))}),r){var p=r.call(this,s,a,i);return u?p||d:p}return!u||d}}return n.__}function P(t,e){var o=vo(_e++,3);!nt.__s&&ds(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,et.__H.__h.push(o))}function C(t,e){var o=vo(_e++,4);!nt.__s&&ds(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,et.__h.push(o))}function E(t){return xo=5,z(function(){return{current:t}},[])}function z(t,e){var o=vo(_e++,7);return ds(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Qt(t,e){return xo=8,z(function(){return t},e)}function ls(t){var e=et.context[t.__c],o=vo(_e++,9);return o.c=t,e?(o.__==null&&(o.__=!0,e.sub(et)),e.props.value):t.__}function Wp(){var t;do{for(;t=as.shift();)try{yo(t)}catch(o){nt.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=ya.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(yo),e.__h.some(cs),e.__h=[]}catch(o){e.__h=[],nt.__e(o,t.__v)}}}while(as.length)}nt.__b=function(t){et=null,ua&&ua(t)},nt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),ga&&ga(t,e)},nt.__r=function(t){pa&&pa(t),_e=0;var e=(et=t.__c).__H;e&&(ss==et?et.__h=[]:(e.__h.some(yo),e.__h.some(cs),_e=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),ss=et},nt.diffed=function(t){fa&&fa(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ba(ya.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),ss=et=null},nt.__c=function(t,e){e.some(function(o){try{o.__h.some(yo),o.__h=o.__h.filter(function(n){return!n.__||cs(n)})}catch(n){o.__h=[function(){throw n}]}}),ha&&ha(t,e)},nt.unmount=function(t){ma&&ma(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ba(as.push(r))}else yo(r)}catch(s){e=s}}),n.__H=void 0,e&&nt.__e(e,n.__v))};var wa=typeof requestAnimationFrame=="function";function Kp(t){var e,o=function(){clearTimeout(n),wa&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);wa&&(e=requestAnimationFrame(o))}function ba(t){t!=1&&da==nt.requestAnimationFrame||((da=nt.requestAnimationFrame)||Kp)(Wp)}function yo(t){var e=et,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),et=e}function cs(t){var e=et;t.__c=t.__(),et=e}function ds(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!is(o,t[n])})}function va(t,e){return typeof e=="function"?e(t):e}var un=new Map;function vt(t,e){return un.set(t,e),()=>{un.get(t)===e&&un.delete(t)}}var ka=t=>un.get(t)?.()??null;function us(t){for(let e of["beforeprint","afterprint"])window.addEventListener(e,t);return()=>["beforeprint","afterprint"].forEach(e=>window.removeEventListener(e,t))}function De(t,e){let o=new ResizeObserver(e);e();let n=us(e);for(let r of[t,document.querySelector("[data-testid=stMainBlockContainer]")])r&&o.observe(r);return window.addEventListener("resize",e),()=>{o.disconnect(),n(),window.removeEventListener("resize",e)}}function lt(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);r(),s.observe(n);let a=us(r);return()=>{s.disconnect(),a()}},[]),[t,e]}function _a(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return De(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(a=>a.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var Gp=/[\u202A-\u202E\u2066-\u2069]/g,Vp=/(\p{M}{4})\p{M}+/gu,Yp=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Jp={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Xp=new Intl.Segmenter(void 0,{granularity:"grapheme"}),ps=t=>[...Xp.segment(t)].map(e=>e.segment),pn=14;function te(t){let e=t.replace(Gp,"").replace(Vp,"$1");return/^\s+$/.test(e)?[...e].map(o=>Jp[o]??"\u2423").join(""):e||"\u2205"}function Tt(t,e=pn){let o=te(t);if(o.length<=e)return o;let n=ps(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function F(t,e=pn){return`\u2068${Tt(t,e)}\u2069`}function Lt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Yp.test(e)?"rtl":"ltr"}var Zp=Symbol.for("pv"),Qp=0;function c(t,e,o,n,r,s){e||(e={});var a,i,l=e;if("ref"in l&&typeof t!="function")for(i in l={},e)i=="ref"?a=e[i]:l[i]=e[i];var u={type:t,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zp,__v:--Qp,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),B.vnode&&B.vnode(u),u}var Se=dn({});function ee(t){let e=ls(Se);return t&&e[t]||void 0}function I({token:t,length:e,class:o="",side:n}){return c("bdi",{class:`token ${o}`,lang:ee(n),title:te(t),children:Tt(t,e)})}function oe({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return P(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Rt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var ko=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function fn({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=E(!1),l=(p,f=!0)=>a(h=>h.id===p?h:{id:p,spoken:f}),u=({pointerType:p,target:f,currentTarget:h})=>p!=="touch"&&l(ko(f)??ko(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:u,onPointerMove:u,onPointerLeave:u,onPointerDown:({pointerType:p,pointerId:f,target:h})=>{i.current=p==="touch",!i.current&&h instanceof Element&&h.closest("[data-id]")?.setPointerCapture(f)},onClick:({target:p})=>e(ko(p),{id:r,touch:i.current,point:l}),onFocusIn:({target:p})=>{let f=ko(p);f&&o(f),f&&p instanceof Element&&p.matches(":focus-visible")&&l(f,!1)},onFocusOut:()=>n&&i.current||l(null),onKeyDown:p=>{i.current=!1;let{key:f,target:h,currentTarget:m}=p,g=ko(h);f==="Escape"?l(null):g&&Rt(p,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function qe({parts:t,hint:e,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:c(I,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var tf=new Intl.NumberFormat("en");function ut(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+at(Number(r))+(s?`.${s}`:"")}function at(t){return tf.format(t)}function R(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?R(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}var Me=t=>t.replaceAll(" %","\xA0%");function ef(t){return`\u2248${(t*100).toFixed(0)} %`}var ht=({rounded:t})=>t?ef:R;function hn(t){return t>=.005?(t*100).toFixed(0):""}var Ot=t=>t.map(e=>typeof e=="string"?e:F(e.token,e.length)).join("");var of;function mn(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=of??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),l=i.createImageData(o,e),u=new Uint32Array(l.data.buffer);if(t instanceof Uint8Array)for(let d=0;d<u.length;d+=1)u[d]=s[t[d]];else for(let d=0;d<u.length;d+=1)u[d]=s[Math.min(255,Math.round(t[d]*255))];return i.putImageData(l,0,0),a}var pt=6;function U({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ct(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let l=({fill:u,stroke:d,width:p=1,opacity:f=1,dash:h=[]},m)=>{i.globalAlpha=f,u&&(i.fillStyle=u,i.fill(m)),d&&(Object.assign(i,{strokeStyle:d,lineWidth:p}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(u,d,p,f,h){let m=new Path2D;h.radius?m.roundRect(u,d,p,f,h.radius):m.rect(u,d,p,f),l(h,m)},text(u,d,p,f){i.save(),i.translate(d,p),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:U(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(u,0,0),i.restore()},cells:(u,d,p,f,h)=>i.drawImage(mn(u,d,p,n,h),...f),hatch(u,d,p,f){i.fillStyle=nf(i,n),i.fillRect(u,d,p,f)},path(u,d){let[p,f]=d.shift??[0,0];i.save(),i.translate(p,f),l(d,new Path2D(u)),i.restore()}}}function Fe(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,l,u],d)=>t.cells(n,r,s,[a+e,i+o,l,u],d),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Sa=new Map;function nf(t,e){let o=Sa.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:pt,height:pt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,pt,pt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-pt,0,pt])r.moveTo(a-1,pt+1),r.lineTo(a+pt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Sa.set(e.signature,s),s}var Ma=[255,255,255],Oa=[0,0,0],rf,gs=()=>rf??=document.createElement("canvas").getContext("2d");function ne(t){let e=gs();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var _o=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),jt=t=>`rgb(${t.join(",")})`;function fs(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Ea(t,e){let[o,n]=[fs(t),fs(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function hs(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return _o(t[r],t[r+1],n-r)})}function Pt(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[ne(o("text-color")),ne(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,l,...u]=o("chart-categorical-colors").split(","),d=hs(s.map(ne)),p=o("chart-diverging-colors").split(","),f=hs(p.map(ne));return{text:jt(n),quiet:jt(_o(r,n,.72)),ground:jt(r),primary:o("primary-color"),query:a,key:i,value:l,lines:u,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:jt(_o(r,n,.09)),hatchLine:jt(_o(r,n,.3)),scale:d.map(jt),ink:d.map(gn),pixels:ms(d),signed:f.map(jt),signedInk:f.map(gn),signedPixels:ms(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:fs(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var gn=t=>jt(Ea(t,Ma)>=Ea(t,Oa)?Ma:Oa);function re(t){let e=hs([ne(t.ground),_o(ne(t.ground),ne(t.text),.45)]);return{...t,scale:e.map(jt),ink:e.map(gn),pixels:ms(e),signature:`${t.signature}|off`}}var $a=t=>gn(ne(t)),ms=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function N(t,e){let o=gs();return o.font=e,o.measureText(t).width}function Ta(t){let e=gs();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Oe=["source","target"];var Aa=t=>t==="source"?"target":"source";function Ca(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:La("source",t.source),target:La("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:sf(n,t.gold??[])}}var La=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function wn({words:t,weights:e},o){return t[Aa(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var ws=t=>1-t.reduce((e,{weight:o})=>e+o,0);function sf(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=wn(t,a),l=Math.max(...i.map(({weight:d})=>d)),u=l>=ws(i)?i.find(({weight:d})=>d===l):void 0;return i.filter(({weight:d})=>d>0).map(d=>({source:d.other,target:a,weight:d.weight,kind:d===u?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(l=>l.kind==="best"&&l.source===a&&l.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function bn(t,e,o){let n=({kind:i,weight:l})=>i!=="other"||l>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Aa(o.side)])]:[]),a=new Map(o?wn(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:l})=>[i,l]):[]);return{lines:r,lit:s,told:a}}var af=560,bs={share:.03,least:4,most:44},cf=[{letters:20,padding:8,least:48,gap:bs},{letters:17,padding:4,least:40,gap:{...bs,most:8}},{letters:15,padding:3,least:35,gap:{...bs,least:2,most:2}}],lf=[17,15].map(t=>({letters:t,padding:4,least:35,gap:{share:0,least:0,most:0}})),df={share:.17,least:130,most:190},Ra=3;function yn({words:t,directions:e},o,n){let r=({share:m,least:g,most:w})=>Math.max(g,Math.min(w,o*m)),s=({letters:m,padding:g,least:w,gap:x})=>{let[b,y]=[U({fill:"",size:m},n),r(x)],v=Oe.map(S=>t[S].map(({label:M})=>Math.max(w,Math.ceil(N(Tt(M),b))+2*g))),k=v.map(S=>S.reduce((M,_)=>M+_+y,2*Ra-y));return{letters:m,gap:y,widths:v,totals:k,width:Math.max(o,...k)}},i=(o<af?lf:cf).map(s),{letters:l,gap:u,widths:d,totals:p,width:f}=i.find(m=>m.width<=o)??i[i.length-1],h=new Map;return Oe.forEach((m,g)=>{let w=(f-p[g])/2+Ra;t[m].forEach((x,b)=>{let y=d[g][b],v=w+y/2;h.set(x,{x:e[m]==="rtl"?f-v:v,width:y}),w+=y+u})}),{width:f,gap:u,links:r(df),letters:l,places:h}}function Pa({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=d=>t[r][Math.max(0,Math.min(d,t[r].length-1))],i=e[r]==="rtl"?-1:1,l=d=>Math.abs((o.get(d)?.x??0)-(o.get(n)?.x??0)),u=d=>d===r?n:t[d].reduce((p,f)=>l(f)<l(p)?f:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>u("source"),ArrowDown:()=>u("target"),Home:()=>a(0),End:()=>a(1/0)}}function xn({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var ys={best:[.45,.85],other:[.12,.72]};function vn({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=ys[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var uf=6400,Ia=4,pf=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,ff=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,hf={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Ha=t=>t.replace(/[&<>"]/g,e=>hf[e]);function xs(t){return ff.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var So=t=>t.toWellFormed().replace(pf,""),Ue=t=>Math.round(t*100)/100;function Et(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Ha(String(typeof s=="number"?Ue(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Na=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function za(t,e,o,n){let r=[];n(mf(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Ue(t)} ${Ue(e)}`};return Et("svg",s,Et("defs",{},bf(o))+r.join(""))}function mf(t,e){return{rect:(o,n,r,s,a)=>t.push(Et("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Na(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Ue).join(" ")})`;t.push(Et("path",{d:o,transform:r,...Na(n)}))},hatch:(o,n,r,s)=>t.push(Et("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...gf(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:l,code:u,align:d="left",turned:p}=s,f=xs(So(o)),h=N(f,U(s,e)),[m,g]=[p?{transform:`translate(${Ue(n)} ${Ue(r)}) rotate(-90)`}:{x:n,y:void 0},Ta(U(s,e))],w={...m,y:p?g:r+g,fill:a,"font-family":u?e.codeFont:e.font,"font-size":i,"font-weight":l?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[d],textLength:[...f].length>1?h:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(Et("text",w,Ha(f)))}}}function gf(t,e,o,[n,r,s,a],i,l){if(e*o>uf)return[wf(t,e,o,[n,r,s,a],i,l)];let u=l?i.signed:i.scale,[d,p]=[s/o,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let x=u[f(m*o+g)];for(w=g+1;w<o&&u[f(m*o+w)]===x;)w+=1;let b={x:n+g*d,y:r+m*p,width:(w-g)*d,height:p};h.push(Et("rect",{...b,fill:x}))}return[Et("g",{"shape-rendering":"crispEdges"},h.join(""))]}function wf(t,e,o,[n,r,s,a],i,l){let u=Object.assign(document.createElement("canvas"),{width:o*Ia,height:e*Ia}),d=u.getContext("2d");return d.imageSmoothingEnabled=!1,d.drawImage(mn(t,e,o,i,l),0,0,u.width,u.height),Et("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:u.toDataURL("image/png")})}function bf(t){let e=Et("rect",{width:pt,height:pt,fill:t.hatchGround}),o=[-pt,0,pt].map(r=>`M${r-1} ${pt+1}L${r+pt+1} -1`).join("");return Et("pattern",{id:"hatch",width:pt,height:pt,patternUnits:"userSpaceOnUse"},e+Et("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Mo=12,yf=2,xf=16e6,vf=1.4;function G(t,e=Mo){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,l)=>(l.draw(r,s,i),i+l.height+e),a)}}function Y(t,e=Mo){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function kn(t,e,o,n){let r=U(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${i}`:i;s.length&&N(l,r)<=e?s[s.length-1]=l:s.push(i)}let a=o.size*vf;return{width:Math.ceil(Math.max(0,...s.map(i=>N(i,r)))),height:Math.ceil(s.length*a),draw:(i,l,u)=>s.forEach((d,p)=>i.text(d,l,u+(p+.5)*a,o))}}function kf(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Mo);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Mo,Mo)}}}function Da(t,e){let{width:o,height:n,draw:r}=kf(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ct(s,o,n,e,Math.min(yf,Math.sqrt(xf/(o*n))))),{svg:za(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var ot=14,_f=18,vs=64,Oo={width:96,height:12},wt=(t,e)=>dt(t,{size:_f,bold:!0,fill:e.text},e),kt=(t,e,o)=>kn(t,e,{size:ot,fill:o.text},o);function dt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(N(t,U(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function je({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>dt(n,{size:ot,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),Sf(e),o("100 %")],6),t&&Y([Be((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Sf(t){let e=Float32Array.from({length:vs},(o,n)=>n/(vs-1));return{...Oo,draw(o,n,r){o.cells(e,1,vs,[n,r+4,Oo.width,Oo.height]),o.rect(n,r+4,Oo.width,Oo.height,{stroke:t.hatchLine})}}}var Be=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Mf=.1,Of=3,Eo={source:"Text: looked at (key)",target:"What it writes: looks (query)"},Ua={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},ks={point:"It goes on sideways: scroll, or use the arrow keys.",tap:"It goes on sideways: swipe."},Ef="The more weight, the thicker and the stronger in colour",$o={line:3,name:12};function _n(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${R(e)}`:"others"],["",Ef],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Fa=({label:t,side:e,repeated:o,index:n})=>["\u201C",{token:t,side:e},o?`\u201D no.\xA0${n+1}`:"\u201D"];function To(t,e,o){let n=wn(t,e),s=n.filter(({weight:l})=>l>0).sort((l,u)=>u.weight-l.weight).slice(0,o).filter(({weight:l},u)=>u===0||l>=(u<Of?.005:Mf)),a=e.side==="target",i=ws(n);return[...Fa(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:l,weight:u},d)=>[d?", ":"",...Fa(l),` (${R(u).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${R(i)}`:""]}var $f=720,Ee={heading:26,number:22,label:34},Ss=15,Ms={width:32,height:20},_s=32;function ja(t,e,o,n){let r=yn(t,$f,n),s=o&&kt(Ot(To(t,o,$o.line)),r.width,n),a=Ee.heading+Ee.number+Ee.label,i={width:r.width,height:2*a+r.links,draw:l};return G([s,i,Tf(t.knowsGold,e,r.width,n)],16);function l(u,d,p){let{lines:f,lit:h,told:m}=bn(t,e,o),g=p+i.height;for(let w of f)u.path(xn(r,w),{...vn(w,n),shift:[d,p+a]});for(let w of Oe){let x=y=>w==="source"?p+y:g-y,b=w==="source"?n.key:n.query;u.text(Eo[w],d,x(Ee.heading/2),{fill:b,size:Ss,bold:!0});for(let y of t.words[w]){let v=d+(r.places.get(y)?.x??0),k=o&&!h.has(y),S=m.get(y);S!==void 0&&u.text(R(S),v,x(Ee.heading+Ee.number/2),{fill:k?n.quiet:n.text,size:Ss,bold:!k,align:"center"}),u.text(F(y.label),v,x(a-Ee.label/2),{fill:k?n.quiet:b,size:r.letters,align:"center"})}}}}function Tf(t,e,o,n){let r=[[]];for(let[s,a]of _n(t,e)){let i=s&&{...Ms,draw:(d,p,f)=>Lf(d,s,p,f+Ms.height/2,n)},l=Y([i||null,dt(a,{fill:n.quiet,size:Ss},n)],8),u=r.at(-1);u.length&&Y([...u,l],20).width>o?r.push([l]):u.push(l)}return G(r.map(s=>Y(s,20)),4)}function Lf(t,e,o,n,r){let{width:s}=Ms;if(e!=="gold"){let[i,l]=ys[e==="other"?"other":"best"],u=e==="other"?2:5,d=Array.from({length:_s},(p,f)=>i+(l-i)*f/(_s-1));t.cells(d,1,_s,[o,n-u/2,s,u])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Ba({data:t,theme:e}){let[o,{width:n}]=lt(),r=E(null),[s,a]=O({left:!1,right:!1}),[i,l]=O({source:0,target:0}),u=z(()=>Ca(t),[t.id]),d=oe(e),p=z(()=>yn(u,n,e),[u,n,e.font,d]),{words:f,directions:h}=u,m=_=>Oe.flatMap(L=>f[L]).find(L=>L.id===_)??null,{id:g,spoken:w,listeners:x}=fn({moves:_=>Pa(u,p,m(_)??f.source[0]),press:(_,{id:L,touch:T,point:W})=>(T||!_)&&W(L===_?null:_),onFocus:_=>{let L=m(_);L&&l({...i,[L.side]:L.index})},taps:!0}),b=m(g),{lines:y,lit:v,told:k}=bn(u,t.least,b);P(()=>vt(t.name,()=>({picture:ja(u,t.least,b,e),theme:e})),[t,b,e]);let S=()=>{if(!r.current)return;let{scrollLeft:_,scrollWidth:L,clientWidth:T}=r.current;a({left:_>1,right:_+T<L-1})};C(()=>{r.current&&(r.current.scrollLeft=h.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]),C(S,[p]);let M=_=>c(Af,{alignment:u,side:_,layout:p,lit:v,told:k,stop:Math.min(i[_],f[_].length-1)});return c(Se.Provider,{value:t.languages??{},children:c("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[c(qe,{parts:b&&To(u,b,$o.line),hint:Ua,spoken:w}),c("div",{class:["scroller",s.left&&"from-left",s.right&&"to-right"].filter(Boolean).join(" "),ref:r,onScroll:S,children:c("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${p.width}px`,"--letters":`${p.letters}px`},...x,children:[M("source"),c("svg",{class:"links","aria-hidden":"true",style:{height:`${p.links}px`},children:y.map(_=>{let{stroke:L,width:T,dash:W}=vn(_,e),{source:A,target:$,kind:H,met:V}=_;return c("path",{class:V?`${H} met`:H,d:xn(p,_),stroke:L,"stroke-width":T,"stroke-dasharray":W?.join(" ")},`${A.index} ${$.index} ${H}`)})}),M("target")]})}),n>0&&p.width>n&&c("div",{class:"wider",children:["\u2194 ",matchMedia("(hover: none)").matches?ks.tap:ks.point]}),c("div",{class:"legend",children:_n(u.knowsGold,t.least).map(([_,L])=>c("span",{class:"entry",children:[_&&c("span",{class:`swatch ${_}`}),L]},L))})]})})}function Af({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=z(()=>t.words[e].map(i=>Ot(To(t,i,$o.name))),[t]);return c("div",{class:"row",children:[c("div",{class:`heading ${e}`,children:Eo[e]}),c("div",{class:`side ${e}`,role:"list","aria-label":Eo[e],lang:ee(e),dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,l)=>c("div",{role:"listitem",children:c("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:l===s?0:-1,"aria-label":a[l],style:{width:`${o.places.get(i)?.width}px`},children:[c("span",{class:"number",children:r.has(i)?R(r.get(i)??0):""}),c("span",{class:"label",children:c(I,{token:i.label})})]})},i.id))})]})}var Wa=`.alignment .token {
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
`;var Ka=0,Os=new Set,Ga=()=>Ka;function Va(t){Ka=t;for(let e of Os)e()}function Ya(t){return Os.add(t),()=>{Os.delete(t)}}var It=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var Ja=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;var Xa="data-lab-keys",Za=["pointermove","pointerover","pointerenter"],Sn=null,Es=!1;function If({type:t,screenX:e,screenY:o,movementX:n,movementY:r}){Es=Sn?Sn.x===e&&Sn.y===o:!n&&!r,t==="pointermove"&&(Sn={x:e,y:o},Es||document.documentElement.removeAttribute(Xa))}var Nf=({key:t})=>{["Shift","Control","Alt","Meta"].includes(t)||document.documentElement.setAttribute(Xa,"")};if(globalThis.document){for(let t of Za)addEventListener(t,e=>If(e),{capture:!0});addEventListener("keydown",Nf,{capture:!0})}var Qa=["[data-lab-keys] *",":host-context([data-lab-keys]) *"].map(t=>`${t} { cursor: none !important; }`).join(`
`);function tc(t){for(let e of Za)t.addEventListener(e,o=>Es&&o.stopPropagation(),{capture:!0})}function bt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:`${e}
${Qa}`}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),tc(r),r}function rt(t,e,o){let n=bt(t,[It,Ja,e].join(`
`));return Z(o(Pt(n)),n),()=>{Z(null,n),n.remove()}}function ec({data:t,parentElement:e}){return Va(t.layer),rt(e,Wa,o=>c(Ba,{data:t,theme:o}))}var oc=Object.assign;function zf(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Df=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function se(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:zf(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ts(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var qf=Symbol.for("react.element"),Ff=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Uf=/[A-Z0-9]/g,jf=typeof document<"u";var Bf=function(t){return/fil|che|rad/.test(t)};Xt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Xt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var nc=B.event;B.event=function(t){return nc&&(t=nc(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Wf={configurable:!0,get:function(){return this.class}},rc=B.vnode;B.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var u=r[l];if(!(l=="value"&&"defaultValue"in r&&u==null||jf&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&u&&u.constructor==Object){var d=void 0;for(var p in u)typeof u[p]!="number"||Df.test(p)||(d||(d=u=oc({},u)),u[p]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&u===!0)u="";else if(l=="translate"&&u==="no")u=!1;else if(l[0]=="o"&&l[1]=="n"){var f=l.toLowerCase();f=="ondoubleclick"?l="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||Bf(r.type)?f=="onfocus"?l="onfocusin":f=="onblur"&&(l="onfocusout"):f=l="oninput",f=="oninput"&&a[l=f]&&(l="oninputCapture")}else i&&Ff.test(l)?l=l.replace(Uf,"-$&").toLowerCase():u===null&&(u=void 0);a[l]=u}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=es(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Wf)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=oc({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=qf,rc&&rc(t)};function sc(t,e){let o=new Map,n=[];for(let a of t){let i=o.get(a.parent)??null,l={...a,parent:i,children:[],place:(n[a.depth]??=[]).length};o.set(l.id,l),n[l.depth].push(l),i?.children.push(l)}let r=[...o.values()],s=r.findLast(a=>a.winner);return{nodes:r,columns:n,end:s,dropped:r.length-$e(r).length,width:e}}var $e=t=>t.filter(e=>e.kept);function Mn(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var We=({log_probability:t,parent:e})=>e?Math.exp(t-e.log_probability):0;function ic({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var $s=120,$n={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},En={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},ac={point:`${En.point} Click or Enter opens it.`,tap:`${En.tap} Tap it again to open it.`},Tn=t=>t===0?"start":t===1?"step 1":String(t),Ln=t=>`dropped: outside the best ${t}`,Kf=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,On=t=>Math.abs(t)<5e-5?"\u22480":ut(t,Kf(t)),ie=({finished:t,kept:e,score:o})=>t&&e?`\u2713 ${On(o)}`:"";function Gf(t){let e=te(t.text),o=e.length>$s?ps(e):[];return o.length>$s?`\u2026${o.slice(1-$s).join("")}`:e}function Lo({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=$e(t[o.depth]).filter(l=>!l.finished),s=r.at(-1)??o,a=e===1?"the best finished one":`among the ${e} best finished ones`,i=o.finished||!t[o.depth+1]||$e(o.children).length;return["\u201C",{token:Gf(o),length:1/0,side:"target"},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token,side:"target"},`\u201D with ${R(We(o))}; everything so far has ${R(Math.exp(n),1)}, log-probability ${On(n)}. `,o.kept?o.finished?`Kept: ${a}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${a}.`:`Dropped: outside the best ${e}, ${On(s.log_probability-n)} behind the last of them.`,o.finished?` Finished with score ${On(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!i?" Nothing that followed was kept.":""]}var st={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Ke={kept:38,dropped:22},Bt={least:22,most:64,cut:30,edge:6};function cc({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=N(Tt(o.token,st.chip),U({fill:"",size:st.letters[n],bold:o.winner,code:!0},e)),s=ie(o)&&st.mark+N(ie(o),U({fill:"",size:st.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?st.least:0,Math.ceil(r+Number(s))+2*st.padding[n])]}))}function An({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),a=n-2*Bt.edge-s.reduce((g,w)=>g+w,0),i=Math.max(Bt.least,Math.min(Bt.most,a/(s.length-1||1))),l=st.head+Bt.edge,u=t.map(g=>l+Math.max(e,$e(g).length)*Ke.kept+Bt.cut/2),d=new Map,p=s.map((g,w)=>Bt.edge+s.slice(0,w).reduce((x,b)=>x+b+i,0)),f=r?Math.max(...u):0;t.forEach((g,w)=>{let x=u[w]+Bt.cut/2-$e(g).length*Ke.dropped;for(let b of g){let y=b.kept?l+(b.place+.5)*Ke.kept:x+(b.place+.5)*Ke.dropped;d.set(b,{x:p[w],y,width:o.get(b)??0,end:p[w]+s[w]}),(b.kept||r)&&(f=Math.max(f,y+(b.kept?Ke.kept:Ke.dropped)/2))}});let h=p[p.length-1]+s[s.length-1]+Bt.edge,m=u.map((g,w)=>`H${Math.max(0,p[w]-i/2)}V${g}`);return{places:d,columns:p,cut:u[0],cutPath:`M0 ${u[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:f+Bt.edge}}function Ao({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Cn=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Ts=13,Vf=480,Yf={width:26,height:14},Jf={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function lc(t,e,o,n,r){let s=An(t,e,0,o),{width:a,height:i}=s,l=n&&kt(Ot(Lo(t,n)),Math.max(Vf,a),r);return G([l,{width:a,height:i,draw:(u,d,p)=>Xf(Fe(u,d,p),t,s,o,n,r)},Qf(r)],16)}function Xf(t,e,o,n,r,s){let a={fill:s.quiet,size:Ts};o.columns.forEach((u,d)=>t.text(Tn(d),u,st.head/2-2,a)),t.rect(0,st.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=Mn(r);for(let[u,d]of[...Cn,["lit",p=>i.includes(p)]]){let p=Ao(o,e.nodes.filter(f=>d(f)&&(f.kept||n)));p&&t.path(p,{stroke:u==="winner"?s.primary:s.text,...Jf[u]})}for(let[u,d]of o.places)(u.kept||n)&&Zf(t,u,d,{lit:i.includes(u),open:u===r},s);if(!n)return;let l=Ln(e.width);t.rect(0,o.cut-Ts/2,N(l,U(a,s))+8,Ts,{fill:s.ground}),t.text(l,0,o.cut,a)}function Zf(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:l,winner:u}=e,[d,p]=l?[st.letters.kept,st.high.kept]:[st.letters.dropped,st.high.dropped],f=[o,n-p/2,r,p],h=l?7:5;if(t.rect(...f,{fill:i.ground,radius:h}),l){t.rect(...f,{fill:u?i.primary:i.text,opacity:u?.14:.06,radius:h}),t.rect(o+2,n+p/2-4,(r-4)*We(e),3,{fill:u?i.primary:i.quiet});let v=s||!u?i.text:i.primary;t.rect(...f,{stroke:v,width:u?2:1,opacity:s||u?1:.45,radius:h})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:h+3});let[m,g]=[F(e.token,st.chip),ie(e)],w={fill:l||s?i.text:i.quiet,size:d,bold:u,code:!0},x={fill:i.text,size:st.letters.mark,bold:u},b=N(m,U(w,i)),y=o+(r-b-(g?st.mark+N(g,U(x,i)):0))/2;t.text(m,y,n,w),g&&t.text(g,y+b+st.mark,n,x)}function Qf(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Yf,r={path:(a,i,l)=>a.rect(i,l+n/2,o,3.5,{fill:t.primary}),bar(a,i,l){a.rect(i,l+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,l+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries($n).map(([a,i])=>{let l=r[a]&&{width:o,height:n,draw:r[a]};return Y([l,dt(i,e,t)],7)});return Y(s,20)}var th=60;function dc({data:t,theme:e,open:o}){let[n,{width:r}]=lt(),s=E(null),[a,i]=O(null),[l,u]=O(""),[d,p]=O(null),f=z(()=>sc(t.nodes,t.width),[t.id]),h=oe(e),m=z(()=>cc(f,e),[f,e.font,e.codeFont,h]),g=$=>f.nodes.find(H=>String(H.id)===String($))??null,w=g(t.selected),x=f.dropped>0&&(a??(f.nodes.length<=th||w?.kept===!1)),b=z(()=>An(f,m,r,x),[f,m,r,x]);C(()=>p(null),[t]),P(()=>vt(t.name,()=>({picture:lc(f,m,x,w,e),theme:e})),[t,m,x,e]);let y=$=>{!o||$===w||(p($),o($.id,$===f.end))},v=$=>$.kept||x,{id:k,spoken:S,listeners:M}=fn({moves:$=>ic(f,g($)??f.nodes[0],v),press:($,{id:H,touch:V,point:X})=>{let it=g($);!it||V&&H!==$?X($):y(it)},onFocus:u}),_=g(k)??w,L=Mn(_),T=g(l)??w??f.nodes[0],W=v(T)?T:T.parent,A=()=>{y(f.end);let $=s.current?.querySelector(`[data-id="${f.end.id}"]`);$ instanceof HTMLElement&&$.focus()};return c(Se.Provider,{value:t.languages??{},children:c("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(qe,{parts:_&&Lo(f,_),hint:o?ac:En,spoken:S}),o&&w&&w!==f.end&&c("button",{type:"button",class:"back",onClick:A,children:"Back to the winner"}),f.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:$})=>i($.checked)}),"Show dropped branches (",f.dropped,")"]})]}),c("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:c("div",{class:x?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...M,children:[c("div",{class:"head",style:{height:`${st.head}px`},children:b.columns.map(($,H)=>c("span",{class:"heading",style:{left:`${$}px`},children:Tn(H)},H))}),c(eh,{tree:f,layout:b}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:Ao(b,L.filter(v))})}),c("div",{class:"cut",style:{top:`${b.cut}px`},children:c("span",{children:Ln(f.width)})}),f.columns.map(($,H)=>{let V=X=>X?.depth===H?X:null;return c(oh,{tree:f,column:$,layout:b,lit:L[H]??null,stop:V(W),current:V(w),pending:V(d)},H)})]})}),c("div",{class:"legend",children:Object.entries($n).map(([$,H])=>c("span",{class:$,children:H},$))})]})})}var eh=se(rh),oh=se(sh),nh=se(ih);function rh({tree:t,layout:e}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:e.cutPath}),Cn.map(([o,n])=>c("path",{class:o,d:Ao(e,t.nodes.filter(n))},o))]})}function sh({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return c("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(l=>c(nh,{tree:t,node:l,layout:o,lit:l===n,isStop:l===r,isCurrent:l===s,isPending:l===a},l.id))})}function ih({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:l=0,y:u=0,width:d=0}=o.places.get(e)??{},p=z(()=>Ot(Lo(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,h])=>h?f:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${u}px`,width:`${d}px`,"--own":We(e)},children:[c(I,{token:e.token,length:st.chip,side:"target"}),ie(e)&&c("span",{class:"mark",children:ie(e)})]})})}var uc=`.beam {
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
`;var Co={rounded:255,exact:65535},Q=["mean","max","rollout"];function Wt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,f)=>f),i=a.filter(p=>!r.columnPieces[p].every(f=>s.has(f))),l=i.length?i:a,{rows:u}=r,d=r.blocked&&hc(r.blocked,u.length,r.columns.length,l,new Uint8Array(u.length*l.length));return{group:e,axes:r,kept:l,rows:u,columns:l.map(p=>r.columns[p]),blocked:d,rowSpots:pc(r.rowPieces,e.looks),columnSpots:l.map(p=>pc([r.columnPieces[p]],e.lookedAt)[0])}}var pc=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function hc(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Kt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Q]}function mc(t,e){return e==="rollout"?[t.heads]:Q.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function Te(t,e,o,n){let r=mc(e.group,n);if(r.length===1)return fc(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=fc(t,e,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.length:i[l]>s[l]&&(s[l]=i[l])}return s}var gc=(t,e,o)=>e*(t.heads+1)+o,Rn=({weights:t})=>t instanceof Uint8Array;function fc(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let l=gc(e,a,i),u=wc(o,l),d=hc(u,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,f=u instanceof Uint8Array?Co.rounded:Co.exact;for(let h=0;h<n.length;h+=1){let m=1;if(p<o.columns.length)if(m=0,u instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[l*n.length+h]/Co.exact;else for(let w=0;w<p;w+=1)m+=d[h*p+w]/f;let g=m>=t.mutedFloor?1/(f*m):0;for(let w=0;w<p;w+=1)d[h*p+w]=Math.min(1,d[h*p+w]*g)}return d}function wc({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function bc(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(Te(t,e,o,n),f=>Math.round(f*255));let i=mc(r,n).map(f=>wc(s,gc(r,o,f))),[l]=i;if(i.length===1&&l instanceof Uint8Array)return l;let u=new Uint32Array(l);for(let f of i.slice(1))if(n==="mean")for(let h=0;h<u.length;h+=1)u[h]+=f[h];else for(let h=0;h<u.length;h+=1)f[h]>u[h]&&(u[h]=f[h]);let d=(n==="mean"?i.length:1)*(l instanceof Uint8Array?1:Co.exact/Co.rounded),p=new Uint8Array(u.length);for(let f=0;f<u.length;f+=1)p[f]=u[f]/d+.5;return p}function Ge(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Q.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:Te(t,e,o,n),rounded:Rn(a),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function yc(t,{layer:e,head:o}){let n=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((p,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),l=new Float32Array(a*a),u=new Uint8Array(a*a).fill(1);for(let p of t.groups){let f=Wt(t,p,{words:!1,muted:!1}),h=Te(t,f,e,o),[m,g]=[p.looks,p.lookedAt].map(w=>w==="source"?0:r);for(let w=0,x=0;w<f.rows.length;w+=1)for(let b=0;b<f.columns.length;b+=1,x+=1){let y=(m+w)*a+g+b;u[y]=f.blocked?.[x]??0,l[y]=u[y]?0:h[x]}}let d=Q.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,blocked:u,border:r,rounded:Rn(t.groups[0].pieces),title:`All attention, layer ${e+1}, ${d}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ls=6,ae={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function kc(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:xc(t.layer,o.layers),head:Kt(o).includes(t.head)?t.head:"1",step:xc(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Ls),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var xc=(t,e)=>Math.max(0,Math.min(t,e-1)),vc={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function _c(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(vc)){let[s,a]=vc[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Sc=250,Le=0,ce=ae,Mc=ae,Ve=0,Oc=!1,As=null,Pn=new Set,Nt=()=>ce;function K(t){if(!Object.entries(t).every(([e,o])=>String(ce[e])===String(o))){ce={...ce,...t},Le+=1,Tc(),clearTimeout(Ve),Ve=window.setTimeout(Ec,Sc);for(let e of Pn)e()}}function Ec(){clearTimeout(Ve),Ve&&As?.({turn:Le,selection:ce}),Ve=0}function In(t){Le===0&&(ce={...ae,...t})}function $c(t,e){if(As=e,Oc=!0,Mc=t.usual,t.turn>Le||Le===0&&t.turn===0){Le=t.turn,ce=t.selection;for(let o of Pn)o()}else t.turn<Le&&(Ve||=window.setTimeout(Ec,Sc));Tc()}function Tc(){if(!Oc)return;let t=_c(location.search,ce,Mc),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Ye(t){return Pn.add(t),()=>{Pn.delete(t)}}var ch="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(ch))&&(As=null),{capture:!0});function Lc({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{K({node:s?-1:r}),o?.("opened",r)};return rt(e,uc,r=>c(dc,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var lh={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Nn(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let u=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(u)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Hn({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return c("span",{class:"buttons",children:[c(Ro,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(Ro,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(Ro,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(Ro,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),c(Ro,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Ro({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:lh[t]})})})}function zn({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}function Ac(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),l=>l.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Gt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Je=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function le({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,l=n+(s*t+a)*i;return Float32Array.from(r.subarray(l,l+i),u=>u/255)}var de=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Po="switched off";function Dn(t,e,o,{fill:n,ink:r,letters:s,width:a}){let i=[a+20,s*1.8],[l,u]=dh(e,o,i);t.rect(l,u,...i,{fill:n,radius:6}),t.text(Po,l+i[0]/2,u+i[1]/2+1,{fill:r,size:s,bold:!0,align:"center"})}function dh([t,e,o,n],{weights:r,rows:s,columns:a},[i,l]){let u=[t+(o-i)/2,e+(n-l)/2];if(o<i+12||n<l+12)return u;let d=[t+6,t+o-i-6],p=[e+6,e+n-l-6],f=([h,m])=>{let g=(x,b,y,v)=>Math.min(v-1,Math.max(0,Math.floor((x-b)/y*v))),w=0;for(let x=g(m,e,n,s);x<=g(m+l,e,n,s);x+=1)for(let b=g(h,t,o,a);b<=g(h+i,t,o,a);b+=1)w+=r[x*a+b];return w};return[u,...d.flatMap(h=>p.map(m=>[h,m]))].reduce((h,m)=>f(m)<f(h)?m:h)}var Cc=1.2,uh=500,ph=20,fh=9,Io={rows:[],columns:[],step:[],chosen:[],done:1/0};function ue(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,r=t.rows.map(b=>F(b,e.width<uh?pn:ph)),s=t.columns.map(b=>F(b)),i=(b=>Math.ceil(Math.max(...b.map(y=>N(y,n)))))(r)+10,l=Math.min(e.cell,(e.width-i-3)/s.length),u=e.letters*Cc,d=s.map(b=>N(b,n)),p=d.map(b=>b>Math.max(l,u)-2&&b>e.letters*1.1),f=Math.ceil(Math.max(u,...d.filter((b,y)=>p[y])))+8,h=Math.min(e.cell,l*1.4,(e.height-f-3)/r.length),m=Math.max(0,...d.filter((b,y)=>!p[y]))+6;l=Math.min(l,Math.max(h*1.8,m)),[l,h]=[l,h].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*l+3,f+r.length*h+3].map(Math.ceil),x=Math.min(e.letters,Math.floor(h*.62),Math.floor((l-4)/1.9));return{left:i,top:f,cellWidth:l,cellHeight:h,width:g,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:x>=12?x:0}}function pe(t,e,o,n,r){mh(t,e,o,n,r),o.numbers&&!e.isOff&&gh(t,e,o,n,r),wh(t,o,n,r),e.isOff&&hh(t,e,o,r),bh(t,o,n,r),yh(t,o,n,r)}function hh(t,{weights:e},{left:o,top:n,cellWidth:r,cellHeight:s,rows:{length:a},columns:{length:i},letters:l},u){let d=N(Po,`700 ${l}px ${u.font}`),p={fill:u.text,ink:u.ground,letters:l,width:d};Dn(t,[o,n,i*r,a*s],{weights:e,rows:a,columns:i},p)}function mh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,u]=[e.rows.length,e.columns.length],[d,p]=[u*r,l*s];if(t.cells(e.weights,l,u,[o,n,d,p]),e.blocked&&At(t,e.blocked,l,u,[o,n,d,p]),e.border&&(t.rect(o,n+e.border*s-1,d,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<fh)){for(let f=1;f<u;f+=1)t.rect(o+f*r-.5,n,1,p,{fill:i.ground});for(let f=1;f<l;f+=1)t.rect(o,n+f*s-.5,d,1,{fill:i.ground})}}function At(t,e,o,n,[r,s,a,i]){let l=d=>Math.round(r+d*a/n),u=d=>Math.round(s+d*i/o);for(let d=0;d<o;d+=1)for(let p=0;p<n;p+=1){let f=p;for(;f<n&&e[d*n+f];)f+=1;f>p&&t.hatch(l(p),u(d),l(f)-l(p),u(d+1)-u(d)),p=f}}function gh(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:u},d,p){for(let f=0;f<Math.min(n.length,d.done);f+=1)for(let h=0;h<r.length;h+=1){let m=e[f*r.length+h];if(o?.[f*r.length+h])continue;let g=p.ink[Math.min(255,Math.round(m*255))],[w,x]=[s+(h+.5)*i,a+(f+.5)*l+1];t.text(hn(m),w,x,{fill:g,size:u,align:"center"})}}function wh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let u=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...u,{fill:l.ground}),t.rect(...u,{fill:l.hatchGround,opacity:.5})}function bh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let u=(d,p)=>t.rect(e-1,o+d*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let d of i.chosen)u(d,l.query);for(let d of i.step)u(d,l.primary);for(let d of i.rows)u(d,l.query);for(let d of i.columns)t.rect(e+d*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function yh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},u,d){let p=[...u.rows,...u.step,...u.chosen];for(let f of Ae(s.length,r,l,p)){if(f>=u.done)break;let h=p.includes(f),m=u.rows.includes(f)||u.chosen.includes(f)?d.query:h?d.text:d.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:l,bold:h,code:!0,align:"right"})}for(let f of Ae(a.length,n,l,u.columns)){let h=u.columns.includes(f),m=i[f]?"left":"center",[g,w]=[e+(f+.5)*n,o-(i[f]?6:3+l*.55)];t.text(a[f],g,w,{fill:h?d.key:d.quiet,size:l,bold:h,code:!0,align:m,turned:i[f]})}}function Ae(t,e,o,n){let r=o*Cc,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*e<r);return Array.from({length:t},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function qn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,u]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return l>=r.length||u>=s.length||l<0&&u<0?null:{row:Math.max(-1,l),column:Math.max(-1,u)}}var Cs=12,Rc=64,Rs=20,Pc=18;function Fn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let l=Math.round(r/n),u=l+Pc+Cs,d=[t.length,e.length];return{width:Rc+s.length*(r+Cs),height:Rs+a.length*u,draw(p,f,h){let m=x=>f+Rc+x*(r+Cs),g={size:13,fill:i.quiet},w={...g,align:"center"};s.forEach((x,b)=>p.text(x,m(b)+r/2,h+Rs/2,w)),a.forEach(({layer:x,maps:b},y)=>{let v=h+Rs+y*u;p.text(`Layer ${x+1}`,f,v+l/2,g),b.forEach((k,S)=>{if(!k)return;let M=m(S);p.cells(k.weights(),...d,[M,v,r,l]),o&&At(p,o,...d,[M,v,r,l]),p.rect(M-2,v-2,r+4,l+4,{stroke:k.isOpen?i.primary:i.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&p.text(k.role,M+r/2,v+l+4+Pc/2,w)})})}}}var Ps={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},xh={...Ps,head:16,loss:40,exact:22,foot:18,between:4},Un=13,vh=90,Ic=[void 0,[8,4],[2,3],[10,3,2,3]],kh=[1,1.5,2,3,4,5,6,8,10],_h=[1,2,2.5,4,5,10],yt={letters:14,padding:24,height:28,lane:32,apart:6};function Xe(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=Je(t),a=Nc(Math.max(.1,...n.map(([,w])=>w)),kh),i=o?xh:Ps,{left:l,head:u,foot:d,between:p}=i,f=Math.max(1,e-l-Ps.right),h=u+i.loss+p+u,m=[{name:"Loss (nats)",curve:"losses",top:u,height:i.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:h,height:i.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+d;return{width:e,height:g,left:l,line:f,end:s,head:u,foot:d,x:w=>l+w/s*f,panels:m}}function Nc(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Ht=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Ic[e%Ic.length]});function jn(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:l,width:u,height:d,line:p,head:f,foot:h}=e,m=b=>a+e.x(b),g=(b,y)=>i+b.top+b.height*(1-Math.min(1,y/b.ticks[b.ticks.length-1])),w=(b,y,v)=>t.path(`M${b} ${i+f-y}V${i+d-h}`,v);for(let b of l){t.text(b.name,m(0),i+b.top-f/2-1,{size:Un,fill:s.text});for(let y of b.ticks){let v=b.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(m(0),Math.round(g(b,y)),p,1,{fill:s.hatchLine}),t.text(v,m(0)-6,g(b,y),{size:Un,fill:s.quiet,align:"right"})}}for(let[b,y]of Mh(e,s))t.text(b,a+y,i+d-h/2,{size:Un,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=o.films.length>1;for(let b of l)o.films.forEach((y,v)=>{let k=Ht(s,v,x,b.curve),S=y[b.curve].map(([M,_])=>[m(M),g(b,_)]);if(S.length&&t.path(S.map(([M,_],L)=>`${L?"L":"M"}${M.toFixed(1)} ${_.toFixed(1)}`).join(""),k),b.curve==="exacts")for(let[M,_]of S)t.rect(M-2,_-2,4,4,{fill:k.stroke})});w(Math.round(Math.min(m(r),a+u-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,y)=>{let v=Gt(b,r);for(let k of l){let S=k.curve==="losses"?v.loss:v.exact;S!==null&&t.path(Sh(m(v.step),g(k,S),4.5),{fill:Ht(s,y,x,k.curve).stroke,stroke:s.ground,width:2})}})}var Sh=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Mh({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(Nc(e/Math.max(2,Math.floor(n/vh)),_h)));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let l=i*s,u=l+s>e?`${at(l)} ${l===1?"step":"steps"}`:at(l),d=N(u,U({size:Un,fill:""},r))/2;return[u,Math.max(d,Math.min(t(l),o-d))]})}function Bn(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(N(s.short,U({size:yt.letters,fill:""},n)))+yt.padding),l=a+i>o,u=Math.max(0,l?a-i:a),d=r.findIndex(f=>f.every(([h,m])=>u>=m+yt.apart||u+i<=h-yt.apart)),p=d<0?r.push([])-1:d;return r[p].push([u,u+i]),{mark:s,left:u,wide:i,leans:l,lane:p}})}var Ns={alone:32,several:44},Wn={least:24,readable:30,most:144},Oh=16,Eh=165,Hc={titled:58,bare:34},$h=20,Is={label:58,gap:8},No={label:26,gap:4},Th=20;function Kn(t,e,o,n=!1){let r=t.flatMap((d,p)=>Lh(t,p+1,e,o,n?Hc.bare:Hc.titled)),s=r.filter(({side:d})=>d>=Wn.readable),a=({side:d,short:p})=>d+(p?0:Th),i=d=>d.toSorted((p,f)=>a(f)-a(p))[0],l=d=>d.filter(({height:p})=>p<=o),u=r.toSorted((d,p)=>d.height-p.height)[0];return i(l(s))??i(l(r))??u}function Lh(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:h})=>h)),Math.max(...t.map(({layers:h})=>h))],i=Math.floor((o-(e-1)*Oh)/e);if(e>1&&i<Hs(t))return[];let l=Math.ceil(t.length/e),u=({label:h,gap:m}=No)=>Math.floor((i-h-2)/s-m),d=Math.max(...t.map(h=>1/Ho(h))),p=Math.floor(((n/l-r)/a-No.gap)/d),f=(h,m=!0)=>{let g=Math.max(Wn.least,Math.min(Wn.most,h)),w=m?No:Is;return{side:g,own:i,short:m,...w,height:l*(r+a*(g*d+w.gap+(m?0:$h)))}};return[u(Is)>=56?f(u(Is),!1):f(u()),f(Math.min(u(),p))]}var Hs=t=>Math.max(Eh,...t.map(({heads:e})=>No.label+2+e*(Wn.least+No.gap)));function Ho({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Gn=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Ah=3,fe=120,zt=28,zs=t=>t?['"',{token:t,length:fe},'"']:["nothing"],zc=(t,e)=>["The model writes ",...zs(e.answer),...e.isRight?[", which is right. "]:[", right is ",...zs(t.answer),". "]],Dc=(t,e)=>Ot(["The model reads ",...zs(t.text),". ",...zc(t,e)]).trim();function Vn(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${at(o.step)}. `,...zc(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Ch(t,o,t.live||o.step<Je(t))]}function Ch(t,e,o){let n=e.roles.flatMap((i,l)=>[...i].map((u,d)=>de(t,e,l,d))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(l=>l===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,l)=>l.many-i.many).map(({role:i,many:l})=>`${l} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Yn({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${at(e)}`]]:[...[["step","Step",at(e)],["loss","Loss",o===null?"\u2013":ut(o,3)]],["exact","Exact match",n===null?"\u2013":R(n,1)]]}function Jn({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Xn=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Zn=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function qc(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=le(t,e,o,n),l=r.map((p,f)=>s.filter((h,m)=>!a?.[f*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&l[Math.floor(p/s.length)]).sort((p,f)=>i[f]-i[p]).slice(0,Ah).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":R(i[p])}))}var Ze=860,Rh=72,Fc=32,Ph=12,Qn={padding:6,gap:3,line:68};function Uc({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:d})=>d.some(({blocked:p})=>p)),a=r.map(d=>Gt(d,e)),i=r.map((d,p)=>Ih(t,d,a[p],n)),l=d=>r.length>1?`${F(d.title,zt)}: `:"",u=r.flatMap((d,p)=>[l(d)+Ot(Vn(t,d,a[p])),...Zn(d,e).map(({text:f})=>f)]);return G([Y(i,2*Fc),je({isBlocked:s},n),zh(t,e,o,n),G(u.map(d=>kt(d,Ze,n)),4)],16)}function Ih(t,e,o,n){let r=e.kinds.map((i,l)=>G([dt(i.title,{size:16,bold:!0,fill:n.text},n),Nh(t,i,l,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,l)=>i+l.heads,0)<=Ph,a=Yn(t,o).map(([,i,l])=>G([dt(i,{size:ot,fill:n.quiet},n),dt(l,{size:22,bold:!0,fill:n.text},n)],0));return G([e.title.length>0&&wt(F(e.title,zt),n),Y(a,20),Hh(e,o,n),s?Y(r,Fc):G(r,16)])}function Nh(t,e,o,n,r){let s=i=>Array.from({length:i},(l,u)=>u),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(l=>({weights:()=>le(e,n,i,l),role:de(t,n,o,i*e.heads+l)}))}));return Fn({...e,shape:Ho(e),side:Rh},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Hh(t,e,o){let[n,r]=[{size:ot,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(N(w,U(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(w=>Math.ceil(N(w,U(n,o)))))+12,u=Jn(t,e).filter(({wanted:w,written:x})=>w!==void 0||x!==void 0).map(({wanted:w,written:x,state:b})=>({state:b,texts:[w,x].map(y=>y===void 0?"":F(y))})),[d,p]=[0,0],f=u.map(({texts:w})=>{let x=Math.max(24,...w.map(s))+2*Qn.padding;d&&d+x>Ze-i&&([d,p]=[0,p+1]);let b={x:d,line:p,width:x};return d+=x+Qn.gap,b}),h=F(t.text,fe),m=Math.max(s(h),...f.map(w=>w.x+w.width)),g=Lt([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*Qn.line,draw(w,x,b){a.forEach((y,v)=>w.text(y,x,b+[12,36,62][v],n)),w.text(h,x+i,b+12,r),u.forEach(({texts:y,state:v},k)=>{let S=f[k],M=x+i+(g?m-S.x-S.width:S.x),[_,L]=[M+S.width/2,b+24+S.line*Qn.line];w.text(y[0],_,L+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(M+1,L+26,S.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),w.text(y[1],_,L+38,{...r,align:"center"}),v&&w.path(Gn(v,_,L+60),{stroke:o.text,width:2})})}}}var jc=(t,e,o)=>Bc(t,{reels:t,marks:[],step:e},o);function Bc(t,e,o){let{films:n}=t,r=Xe(t,Ze),s=n.map(({title:a},i)=>{let l=Ht(o,i,!0);return Y([{width:34,height:20,draw:(u,d,p)=>u.path(`M${d} ${p+10}h34`,l)},dt(F(a,zt),{size:ot,fill:o.text},o)],6)});return G([n.length>1&&Y(s,16),{width:Ze,height:r.height,draw:(a,i,l)=>jn(a,r,e,o,[i,l])}],6)}function zh(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],a=Bn(s,Xe(t,Ze),n),i=1+Math.max(-1,...a.map(({lane:l})=>l));return G([Bc(t,{reels:t,marks:s,step:e},n),i>0&&{width:Ze,height:i*yt.lane,draw:(l,u,d)=>a.forEach(({mark:p,left:f,wide:h,leans:m,lane:g})=>{let w=d+g*yt.lane;l.rect(u+f,w,h,yt.height,{stroke:n.hatchLine,radius:4}),l.rect(u+(m?f+h-4:f),w,4,yt.height,{fill:Ht(n,o,r.length>1).stroke}),l.text(p.short,u+f+h/2,w+yt.height/2,{size:yt.letters,fill:n.text,align:"center"})})}],6)}var[Dh,qh,he,tr]=[420,34,8,14],Ds={height:300,share:.36,cell:40,letters:14};function Wc({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=E(null),l=E(null),[u,d,p,f]=r.split(" ").map(Number),h=r?e.films[u]:void 0,m=h?.kinds[d],g=h&&Gt(h,o),w=Math.min(Dh,window.innerWidth-2*he),x=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&i.current&&Uh(i.current,y,a())};C(()=>{if(!m||!g){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let y={...m,weights:le(m,g,p,f)},v=ue(y,{...Ds,width:w-qh,height:Math.min(Ds.height,window.innerHeight*Ds.share)},n);l.current&&pe(ct(l.current,v.width,v.height,n),y,v,Io,n),x()}),P(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let b=h&&g?de(e,g,d,p*h.kinds[d].heads+f):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${w}px`},children:m&&g&&c(j,{children:[c("div",{class:"title",children:Xn(m,p,f)}),c("div",{class:"note",children:["Step ",at(g.step),b&&`: ${e.roles[b]}`]}),c("canvas",{ref:l}),c("ol",{class:"pairs",children:qc(m,g,p,f).map(({query:y,key:v,share:k},S)=>c("li",{children:[c(I,{token:y})," looks at ",c(I,{token:v}),", ",k]},S))}),c("div",{class:"note",children:r===s?`${Fh()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Fh=()=>matchMedia("(hover: hover)").matches;function Uh(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(l,u,d)=>Math.max(he,Math.min(l,d-u-he)),a=n.right+tr;a+r.width>window.innerWidth-he&&(a=n.left-tr-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<he){a=s(n.left,r.width,window.innerWidth);let l=n.bottom+tr;i=l+r.height<window.innerHeight?l:Math.max(he,n.top-tr-r.height)}o<1/0&&(i=Math.max(he,Math.min(i,o-r.height-he))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Kc({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:l,onHold:u}){let d=E(null),[p,f]=O("0 0"),{side:h,short:m,label:g,gap:w,own:x}=s,[b,y]=[n.heads,n.layers].map(k=>Array.from({length:k},(S,M)=>M)),v=[h,Math.round(h/Ho(n))];return C(()=>{d.current?.querySelectorAll("canvas").forEach((k,S)=>{let M=[0,0,...v],_=ct(k,...v,a);_.cells(le(n,r,Math.floor(S/n.heads),S%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&At(_,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,h,a,window.devicePixelRatio]),c("div",{class:"kind",style:{width:`${x}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:d,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:jh,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${h}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),b.map(k=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",k+1]},k))]}),y.map(k=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[m?"L":"Layer ",k+1]}),b.map(S=>{let[M,_,L]=[`${t} ${k} ${S}`,`${k} ${S}`,de(o,r,e,k*n.heads+S)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":M,tabIndex:_===p?0:-1,"aria-pressed":i===M,"aria-label":Xn(n,k,S)+(L&&`, ${L}`),onClick:()=>u(M),onPointerMove:({pointerType:T})=>T!=="touch"&&l(M),onPointerLeave:({pointerType:T})=>T!=="touch"&&l(""),onFocus:({currentTarget:T})=>(f(_),T.matches(":focus-visible")&&l(M)),onBlur:()=>l(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:L})]},S)})]},k))]})]})}function jh(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(l,u)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+l} ${a+u}"]`);Rt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}var Gc=16,Vc={width:34,height:14},Bh=880;function Yc({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:a,live:i,steps:l}=t,[u,{width:d}]=lt(),p=E(null),f=window.innerHeight<Bh,h=z(()=>Xe(t,d,f),[t,d,f]),[m,g]=[a[r],l[n]],w=l.length>1&&!i||a.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;C(()=>{p.current&&d&&jn(ct(p.current,d,h.height,e),h,{reels:t,marks:m.marks,step:g},e)},[h,e,o,g,r]);let x=y=>l.reduce((v,k,S)=>Math.abs(k-y)<Math.abs(l[v]-y)?S:v,0),b=({offsetX:y})=>s(x((y-h.left)/h.line*h.end));return c("div",{class:"timeline",ref:u,children:[w&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:y=>!i&&(y.currentTarget.setPointerCapture(y.pointerId),b(y)),onPointerMove:y=>!i&&y.buttons&&b(y)}),l.length>1&&!i&&c("input",{type:"range",class:"scrubber",min:0,max:h.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${at(g)}, frame ${n+1} of ${l.length}`,style:{marginLeft:`${h.left-Gc/2}px`,width:`${h.line+Gc}px`},onInput:({currentTarget:y})=>{let v=x(Number(y.value));y.value=String(l[v]),s(v)}})]})}var Jc=({films:t,theme:e,marked:o,onMark:n})=>c("div",{class:"films",children:t.map(({title:r},s)=>c("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${F(r)} on the timeline`,onClick:()=>n(s),children:[c(qs,{pen:Ht(e,s,!0)}),c(I,{token:r,length:zt})]},s))});function Xc({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:l}]=lt(),u=z(()=>Xe(t,l),[t,l]),[d,p,f]=[s[n],a[o],s.length>1],h=Bn(d.marks,u,e);return c("div",{ref:i,children:c("div",{class:"marks",role:"group","aria-label":f?`Moments of ${F(d.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...h.map(({lane:m})=>m)))*yt.lane}px`,"--own":Ht(e,n,f).stroke},children:h.map(({mark:m,left:g,wide:w,leans:x,lane:b},y)=>{let[v,k]=[d.frames[m.frame].step,f?`${F(d.title)}: ${m.text}`:m.text];return c("button",{type:"button",class:`mark ${m.kind} ${x?"leans":""} ${v<=p?"reached":""}`,title:k,"aria-label":k,"aria-current":v===p?"step":void 0,style:{left:`${g}px`,top:`${b*yt.lane}px`,width:`${w}px`},onClick:()=>r(a.indexOf(v)),children:m.short},y)})})})}function qs({pen:t}){return c("svg",{...Vc,"aria-hidden":"true",children:c("path",{d:`M1 7H${Vc.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function Wh({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:l,held:u,onPoint:d,onHold:p}){let[f,{width:h}]=lt(),m=h>0&&s.length>0&&Kn(s.map(g=>o.kinds[g]),h,i,a);return c("section",{class:"reel",children:[o.title&&c("h2",{class:"film-title",children:[c(I,{token:o.title,length:zt})," ",e.films.length>1&&c(qs,{pen:Ht(r,t,!0)})]}),c("div",{class:"head",children:[c("div",{class:"facts",children:Yn(e,n).map(([g,w,x])=>c("span",{class:`fact ${g}`,children:[c("span",{class:"name",children:w}),c("span",{class:"value",children:x})]},g))}),c(Kh,{film:o,frame:n,isBrief:l})]}),c("div",{class:"kinds",ref:f,children:[s.length===0&&c("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>c(Kc,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:u,onPoint:d,onHold:p,kind:o.kinds[g],number:g},g))]})]})}var Qc=se(Wh);function Kh({film:t,frame:e,isBrief:o}){return c("div",{class:o?"answer brief":"answer",role:"img","aria-label":Dc(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(I,{token:t.text,length:fe}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:Lt([t.answer]),children:Jn(t,e).map(({wanted:n,written:r,state:s},a)=>c("span",{class:`piece ${s}`,children:[c(Zc,{name:"wanted",token:n}),c(Zc,{name:"written",token:r}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&c("path",{d:Gn(s,8,8)})})]},a))})]})}var Zc=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(I,{token:e,class:t});function _t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Gh=90,tl=10,Vh=8,Yh=.6;function el(t){let[e,o]=O({room:300,spare:300,width:0,own:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return De(n,()=>{let a=n.querySelector(".screen"),i=[...a.querySelectorAll(".reel")],l=new Set(i.map(({offsetTop:k})=>k)).size,u=Math.max(...i.map(k=>Fs(k.querySelector(".kinds")))),d=a.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),p=window.innerHeight-tl-(d<Yh*window.innerHeight?d:tl),[f,h]=[".shared",".shared > p"].map(k=>Fs(a.querySelector(k))),m=f-(h&&h+Vh),g=p-Fs(a)+l*u,[w,x]=[g,g+m].map(k=>Math.max(Gh,Math.floor(k/l))),[b,y]=[a.clientWidth,i[0].clientWidth],v=(k,S)=>Math.abs(k-S)<2;o(k=>v(k.room,w)&&v(k.spare,x)&&k.width===b&&k.own===y?k:{room:w,spare:x,width:b,own:y})})},[]),e}var Fs=t=>t?.getBoundingClientRect().height??0;var Jh=[.25,.5,1,2,4],Xh=2e4,ol={least:125,most:500},nl=10,er=560;function rl({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),a=E(null),[i,l]=O(1/0),[u,d]=O(""),[p,f]=O(""),[h,m]=O(0),[g,w]=O("cross"),{room:x,spare:b,width:y,own:v}=el(s),k=oe(e),S=r.length-1,M=n?S:Math.max(0,r.findLastIndex(D=>D<=i)),_=r[M],L=D=>l(r[Math.max(0,Math.min(D,S))]),T=Nn(M,S,L,Math.max(ol.least,Math.min(ol.most,Xh/r.length))),W=o.length>1,[A,$]=Zh(o,v,b,W),H=A.find(D=>D.kind===g)??A[0],V=W&&new Set(o.map(({text:D,answer:tt})=>JSON.stringify([D,tt]))).size===1,X=D=>(T.pause(),L(D)),it=()=>(d(""),f("")),Yt=Qt(D=>D===p?it():(d(D),f(D)),[p]);P(()=>t.figure?vt(t.figure,()=>({picture:Uc({reels:t,step:_,marked:h},e),theme:e})):void 0),P(()=>{let D=o.map((tt,J)=>t.curves?.[J]&&vt(t.curves[J],()=>({picture:jc({...t,films:[tt]},_,e),theme:e})));return()=>D.forEach(tt=>tt&&tt())});let ye=!n&&r.length>1,Ut=W&&c(Jc,{films:o,theme:e,marked:h,onMark:m});return c("div",{ref:s,class:`film ${n?"live":""} ${W?"several":""} ${$?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:D=>D.key==="Escape"?it():n||em(D,M,S,X,T.toggle),children:[c("div",{class:"screen",children:[(V||$)&&c("div",{class:"shared",children:[$&&c(_t,{label:"Attention",isNamed:y<er,options:A.map(({kind:D,title:tt})=>[D,y<er?tt.split(/[ -]/)[0]:tt]),value:H.kind,onChoose:w}),V&&c("p",{children:["All read ",c(I,{token:o[0].text,length:fe}),"; right is ",c(I,{token:o[0].answer,length:fe}),"."]})]}),c("div",{class:"reels",style:{"--least":`${Hs(o.flatMap(({kinds:D})=>D))}px`},onMouseDown:D=>tm(D,s.current),children:o.map((D,tt)=>c(Qc,{number:tt,reels:t,film:D,theme:e,isOne:$,room:x,isBrief:V,held:p,kinds:$?Qh(D,H.kind):D.kinds.map((J,Mt)=>Mt),frame:Gt(D,_),onPoint:d,onHold:Yt},tt))}),ye&&c("div",{class:"player",ref:a,children:[c(Hn,{what:"frame",place:M,last:S,player:T,go:X}),c("span",{class:"position",children:["Step ",at(_),c("span",{class:"of",children:[" of ",at(Je(t))]})]}),y>=er&&Ut,c(zn,{isNamed:!0,speeds:Jh,player:T})]}),!(ye&&y>=er)&&Ut,c(Yc,{reels:t,theme:e,fonts:k,place:M,marked:h,go:X})]}),!n&&c(Xc,{reels:t,theme:e,place:M,marked:h,go:X}),c("div",{class:"caption","aria-live":n||T.playing?"off":"polite",children:o.map((D,tt)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&D.title&&c("strong",{children:[c(I,{token:D.title,length:zt}),": "]}),Vn(t,D,Gt(D,_)).map(J=>typeof J=="string"?J:c(I,{...J}))]}),!n&&Zn(D,_).map(({text:J})=>c("p",{class:"line said",children:J},J))]},tt))}),c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:D})=>D.some(({blocked:tt})=>tt))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),c(Wc,{root:s,reels:t,step:_,theme:e,held:p,head:u||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Zh(t,e,o,n){let r=t.flatMap(({kinds:i})=>i).filter((i,l,u)=>u.findIndex(d=>d.kind===i.kind)===l),s=e>0?t.map(({kinds:i})=>Kn(i,e,o)):[],a=s.some(({side:i,height:l})=>l>o||i<(n?Ns.several:Ns.alone));return[r,r.length>1&&(a||n&&!s.length)]}var Qh=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function tm(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function em(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=l=>()=>n(e+l),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-nl),PageUp:a(nl)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var or=`/* What plays: its buttons, scrubber and speed. */

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
`;var Qe=`/* Choices */

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
`;var sl=`/* The frame of the film, its answer, and what is said of it. */

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
`;var il=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var al=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var am=[It,or,Qe,sl,il,al].join(`
`),cl=new WeakMap;function ll({data:t,parentElement:e}){let o=bt(e,am),n=cl.get(o),r=n?.bytes===t?n.reels:Ac(t);return cl.set(o,{bytes:t,reels:r}),Z(c(rl,{reels:r,theme:Pt(o)},r.id),o),()=>{Z(null,o),o.remove()}}function dl(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&In(JSON.parse(r));let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}function zo(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var ul=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0);var cm=[[.8,"Very close"],[.5,"Close"],[.05,"Nearer than an even guess"],[-.05,"As an even guess"],[-1/0,"Further off than an even guess"]],pl={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function fl(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=zo(e);return ul(o,t.truth)}function Us(t,e){let o=fl(t,e);return o===null?null:(o-t.even)/(1-t.even)}function nr(t){if(!t.length)return"";let e=t.reduce((o,n)=>o+n,0)/t.length;return e>=.005?`On average you came ${R(e)} of the way from an even guess to what the model does.`:`On average an even guess comes ${e>-.005?"as near":"nearer"}.`}function Do(t,e,o="You"){let[n,r]=[fl(t,e),Us(t,e)];if(n===null||r===null)return[];let{form:s,kind:a,truth:i,even:l}=t;if(s==="pick")return[n?"Right":"Not this time",`A guess is right ${R(l)} of the time.`];let u=cm.find(([h])=>r>=h)?.[1]??"";if(s==="share"){let h=ut((1-n)*100,0);return[u,`${o} said ${R(Number(e))}: ${h} ${h==="1"?"point":"points"} away.`,`50 % is ${ut((1-l)*100,0)} away.`]}let d=zo(e);return[Math.max(...d)>.5&&d.indexOf(Math.max(...d))===i.indexOf(Math.max(...i))&&r<0?"Its favourite, but it gives many something":u,`The marks met ${R(n)} ${a==="row"?"of its weight":"of what it gives them"}.`,`One mark on every token meets ${R(l)}.`]}function hl(t,{count:e,shares:o,mean:n},r=!1){if(!e)return"Nobody in the class predicted it.";if(t.form==="pick"){let l=Math.round(e*t.right.reduce((u,d)=>u+o[d],0));return`Of the class ${l} of ${e} ${l===1?"was":"were"} right.`}let[s,a,i]=Do(t,t.form==="share"?n??0:o,"On average they");return[`The class (${e}): ${s[0].toLowerCase()}${s.slice(1)}.`,a,r?"":i].filter(Boolean).join(" ")}var ml=3;function rr({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:a,clicker:i,group:l}){let[u,d]=O(o),[p,f]=O(n),h=E(null),m=E(null),g=E(null),w=E(!1);C(()=>{w.current&&(n?m:h).current?.focus({preventScroll:!0}),w.current=!1},[n]);let x=L=>{w.current=!0,r(L)},b=()=>{w.current=!0,d(null),f(!1),s?.()};C(()=>{if(!i)return;let L=n?p?null:()=>f(!0):()=>x(null);return L&&(i.press=L),()=>{i.press===L&&(i.press=null)}});let y=n?o:u,[v,...k]=n?Do(t,o):[],S=hm[t.form],M=n?l?.picture??null:null,_=l?.isSent!==void 0;return c("section",{class:["predict",n&&"shown",p&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"head",children:[c("div",{class:"asked",children:[c("h2",{tabIndex:-1,ref:h,children:t.ask}),t.context&&!p&&c("span",{class:"note",children:t.context}),p&&c("span",{children:[v&&c("b",{children:[v,". "]}),t.answer]}),M&&!p&&t.form==="pick"&&c("span",{class:"note",children:[c("span",{class:"key class"})," the class"]}),n&&!p&&t.form!=="pick"&&c("span",{class:"note",children:[o!==null&&c(j,{children:[c("span",{class:"key mine"})," ",_?"you":"predicted"," "]}),M&&c(j,{children:[c("span",{class:"key class"})," the class "]}),c("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]})]}),c("span",{class:"ends",children:[n&&c("button",{type:"button",class:"plain","aria-expanded":!p,onClick:()=>f(!p),children:p?"Unfold":"Fold"}),n&&s&&c("button",{type:"button",class:"plain",onClick:b,children:"Predict again"}),a&&c("button",{type:"button",class:"plain",onClick:a,children:"Close the question"})]})]}),!p&&c("div",{class:"body",children:[c(S,{posed:t,answer:y,isShown:n,together:M,onChange:d}),n?c("div",{class:"outcome",children:[c("div",{role:_?void 0:"status",tabIndex:-1,ref:m,children:[v&&c("b",{children:[v,". "]}),Me(t.answer)," ",k.length>0&&c("span",{class:"note",children:Me(k.join(" "))})]}),M&&c("div",{children:Me(hl(t,M,o!==null))}),t.why&&c("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):c("div",{class:"ways",children:[_?c("button",{type:"button",class:"show",disabled:!js(u)||l?.isSent&&String(u)===String(o),onClick:()=>{r(u),g.current?.focus({preventScroll:!0})},children:l?.isSent?String(u)===String(o)?"Sent":"Send the change":"Send"}):c(j,{children:[c("button",{type:"button",class:"show",disabled:!l&&!js(u),onClick:()=>x(js(u)?u:null),children:l?"Show it to all":"Show what it does"}),!l&&c("button",{type:"button",class:"plain",onClick:()=>x(null),children:"Just show it"})]}),c("span",{class:"note",children:pl[t.form]}),l&&c("span",{class:"count",tabIndex:-1,ref:g,children:[l.isSent&&String(u)===String(o)?"Sent. You can change it until it is shown. ":"",l.answered," of ",l.people," answered"]}),l?.join&&c("span",{class:"come-in",children:[l.join.address,c("b",{children:l.join.code})]})]})]})]})}var js=t=>Array.isArray(t)?t.some(Boolean):t!==null;function lm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=Array.isArray(e)?e:t.options.map(()=>0),a=zo(s),i=l=>r(s.map((u,d)=>d===l?(u+1)%(ml+1):u));return c("ul",{class:"options",lang:t.language||void 0,children:t.options.map((l,u)=>c("li",{children:c("button",{type:"button",class:o&&t.right.includes(u)?"option right":"option",disabled:o,onClick:()=>i(u),"aria-label":`${dm(t.options,u)}: ${o?`${e===null?"":`predicted ${R(a[u])}, `}${n?`the class ${R(n.shares[u]??0)}, `:""}the model ${R(t.truth[u])}`:`${s[u]} of ${ml} marks`}`,children:[c("span",{class:"bars","aria-hidden":"true",children:[!(n&&e===null)&&c("span",{class:"bar mine",style:{height:`${100*a[u]}%`}}),n&&c("span",{class:"bar class",style:{height:`${100*(n.shares[u]??0)}%`}}),o&&c("span",{class:"bar model",style:{height:`${100*t.truth[u]}%`}})]}),c(I,{token:l}),c("span",{class:"under","aria-hidden":"true",children:o?um(t.truth[u]):"\u25CF".repeat(s[u])})]})},u))})}var dm=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,um=t=>t<.005?"":R(t);function pm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=typeof e=="number"?e:null,a=i=>({left:`${100*i}%`});return c("div",{class:"share",children:[o?c("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${R(s)}; `}${n?.mean==null?"":`the class ${R(n.mean)} on average; `}the model says ${R(t.truth[0])}`,children:[n&&n.shares.map((i,l)=>c("span",{class:"bin",style:{left:`${10*l}%`,height:`${32*i/Math.max(...n.shares)}px`}},l)),s!==null&&c("span",{class:"pin mine",style:a(s),children:c("span",{children:R(s)})}),c("span",{class:"pin model",style:a(t.truth[0]),children:c("span",{children:R(t.truth[0])})})]}):c("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":t.ask,"aria-valuetext":s===null?"not set":R(s),onInput:({currentTarget:i})=>r(Number(i.value)/100),onClick:({currentTarget:i})=>r(Number(i.value)/100)}),c("output",{children:s===null?"\u2013":R(s)})]})}function fm({posed:t,answer:e,isShown:o,together:n,onChange:r}){return c("fieldset",{class:"picks",children:[c("legend",{class:"unseen",children:t.ask}),t.options.map((s,a)=>c("label",{class:["option",e===a&&"on",o&&t.right.includes(a)&&"right"].filter(Boolean).join(" "),children:[c("input",{type:"radio",name:t.id,checked:e===a,disabled:o,onChange:()=>r(a)}),c("span",{children:s}),o&&t.right.includes(a)&&c("span",{class:"tick","aria-label":"right",children:"\u2713"}),n&&c("span",{class:"part",children:[c("span",{style:{width:`${6*(n.shares[a]??0)}rem`}}),R(n.shares[a]??0),c("b",{class:"unseen",children:"of the class"})]}),o&&t.told[a]&&c("span",{class:"note",children:c("bdi",{children:t.told[a]})})]},a))]})}var hm={marks:lm,share:pm,pick:fm};function wl({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:a}=t,[i,l]=O(()=>gl(location.hash,a.length)),u=E(null),d=a[i-1]??null,p=!!(d?.posed&&!(d.posed.id in o)),f=h=>{h<1||h>a.length+1||(location.hash=String(h))};return P(()=>{let h=()=>{l(gl(location.hash,a.length)),u.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[]),C(()=>{let h=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&p&&d?.posed?n(d.posed,null):f(i+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",h,{capture:!0}),()=>removeEventListener("keydown",h,{capture:!0})}),c("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h2",{tabIndex:-1,ref:u,children:d?d.title:"The end, and what you predicted"}),c("nav",{"aria-label":"Scenes",children:[c("span",{children:[Math.min(i,a.length)," of ",a.length]}),c("button",{type:"button",disabled:i===1,onClick:()=>f(i-1),children:"Back"}),c("button",{type:"button",class:"next",disabled:!d,onClick:()=>f(i+1),children:i<a.length?"Next":"End"})]})]}),d&&c(Bs,{scene:d,theme:e,waits:p,show:s,predict:d.posed&&{posed:d.posed,given:o[d.posed.id]?.answer??null,isShown:!p,onShow:h=>d.posed&&n(d.posed,h),onAgain:()=>d.posed&&r(d.posed)}}),!d&&c(gm,{scenes:a,answers:o})]})}var gl=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function Bs({scene:t,theme:e,waits:o,predict:n,show:r}){return c(j,{children:[n&&c(rr,{theme:e,...n},n.posed.id),!o&&c("div",{class:"sentences",dangerouslySetInnerHTML:{__html:t.sentences}}),t.view!==null&&!o&&c(mm,{scene:t,theme:e,show:r},t.view),t.caption&&!o&&c("p",{class:"caption",children:t.caption}),t.page&&!o&&c("p",{class:"note",children:["In the lab, this scene opens the page \u201C",t.page,"\u201D, which shows more than the picture here."]})]})}function mm({scene:t,theme:e,show:o}){let n=E(null);return C(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),c("div",{class:"view",ref:n})}function gm({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:a},i)=>s?[{posed:s,title:a,number:i+1,given:e[s.id]}]:[]),n=o.filter(({given:s})=>s&&s.answer!==null),r=nr(n.flatMap(({given:s})=>s?.gain??[]));return o.length?c("div",{class:"summary",children:[c("p",{children:n.length?`Of ${o.length===1?"one question":`${o.length} questions`} you answered ${n.length}. ${r}`:`${o.length===1?"There was one question; it was not":`There were ${o.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),c("ul",{children:o.map(({posed:s,title:a,number:i,given:l})=>c("li",{children:[c("a",{href:`#${i}`,children:[i," ",a]}),": ",l?l.answer===null?"only shown":l.word:"not answered"]},s.id))})]}):c("p",{class:"summary",children:"That was the last scene."})}var sr=`.lecture {
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
`;var to=`/* The ways to answer: marks on tokens, a share, one of a few. */
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
`;var eo=`.predict {
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
`;var oo=new Map;function Dt(t){try{return localStorage.getItem(t)??oo.get(t)??null}catch{return oo.get(t)??null}}function me(t,e){oo.delete(t);try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{e!==null&&oo.set(t,e)}}function bl(){try{return[...Object.keys(localStorage),...oo.keys()]}catch{return[...oo.keys()]}}var yl="attention-lab-answers",xl="attention-lab-progress",xm=300;function vl(t){try{let e=JSON.parse(Dt(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function kl(t,e){me(t,JSON.stringify(e))}var Ce=()=>Object.fromEntries(Object.entries(vl(yl)).filter(([,t])=>km(t))),vm=t=>typeof t=="number"&&t>=0&&t<=1,km=t=>t&&typeof t=="object"&&"answer"in t&&(t.gain==null||typeof t.gain=="number"&&t.gain<1.001)&&typeof t.word=="string";function ir(t,e){let o=t[e.id];return o&&(o.answer===null||_m[e.form](o.answer,e))?o:null}var _m={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:vm,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},_l=t=>typeof t=="number"||Array.isArray(t)&&t.every(Number.isInteger),ar=(t,e)=>({answer:e,gain:Us(t,e),word:Do(t,e)[0]??""});function qo(t,e){let{[t]:o,...n}=Ce(),r=Object.entries(n).slice(-xm+1);e&&r.push([t,e]),kl(yl,Object.fromEntries(r))}var Ws=()=>vl(xl);function Sl(t){let[e,o]=t.split(".");e&&o&&kl(xl,{...Ws(),[e]:o})}var Sm=`${to}
${eo}
${sr}`,Ol=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return rt(n,Sm,s=>c(Mm,{lecture:r,views:t,theme:s}))};function Mm({lecture:t,views:e,theme:o}){let[n,r]=O(()=>Om(t));return c(wl,{lecture:t,theme:o,answers:n,onAnswer:(s,a)=>{let i=ar(s,a);qo(s.id,i),r({...n,[s.id]:i})},onAgain:({id:s})=>{qo(s,null);let{[s]:a,...i}=n;r(i)},show:(s,a,i)=>{let{component:l,bytes:u}=t.views[s];K({...ae,...a});let d=i.shadowRoot??i.attachShadow({mode:"open"}),p=d.firstElementChild??d.appendChild(document.createElement("div")),f=Em(u);return e[l]({data:Ks.includes(l)?JSON.parse(new TextDecoder().decode(f)):f,parentElement:p})}})}var Ks=["alignment","beams"];function Om({scenes:t}){let e=Ce();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&ir(e,o);return n?[[o.id,n]]:[]}))}var Ml=new Map;function Em(t){let e=Ml.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return Ml.set(t,e),e}var ge="data-test-script-state",no=()=>document.querySelector(`[${ge}]`)?.getAttribute(ge)==="notRunning";var cr=()=>{},$l=[],Tl=!1;async function Ll(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(cr=()=>e.remove(),location.search)return Fo();let o=e.dataset.view?JSON.parse(e.dataset.view):await $m(e.dataset.labFirst??"");if(Tl||!o)return Fo();e.removeAttribute("data-view"),In(o.selection),Lm(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>$l.push(i)}),a=new MutationObserver(()=>Tm()&&Fo());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:[ge]}),cr=()=>{a.disconnect(),s?.(),e.remove()}}async function $m(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Fo(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Tl=!0,cr(),cr=()=>{};for(let n of $l.splice(0))e?.(...n)}}var El=!1;function Tm(){return El||=document.querySelector(`[${ge}=running]`)!==null,El&&no()&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Lm(t){let e=bl().find(n=>n.startsWith("stActiveTheme")),o=(e&&Dt(e))??"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}function Al(){let{classList:t}=document.documentElement;addEventListener("beforeprint",()=>t.add("printing"),{capture:!0}),addEventListener("afterprint",()=>t.remove("printing"),{capture:!0})}var ro={first:1e3,longest:15e3,silent:4e4,reply:2e4};function lr(t,e,o,n){let r=y=>new URL(`lab/class/${encodeURIComponent(e)}/${y}`,t),s={link:"connecting",state:null,own:null,why:""},a=null,i=0,l=ro.first,u=0,d=!1,p="",f=y=>{d||n({...Object.assign(s,y)})};async function h(){let y,v;try{let _=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":o},signal:AbortSignal.timeout(ro.reply)});y=_.status,v=await _.json()}catch{return!1}if(y===404&&v.why)return f({link:"gone",why:v.why}),x(),!0;let{state:k,own:S}=v;if(y!==200||!k)return!1;let M=s.state&&s.state.version>k.version&&s.link==="live";return f(M?{}:{link:"live",own:S,state:k}),k.over&&x(),!0}function m(){clearTimeout(i),a?.close(),!d&&(f({link:"lost"}),i=window.setTimeout(g,l*(.5+Math.random())),l=Math.min(l*2,ro.longest))}async function g(){let y=++u;clearTimeout(i),a?.close();let v=await h();if(d||y!==u)return;if(!v)return m();p=s.own?.seat??"";let k=a=new EventSource(r(p?`news?seat=${p}`:"news")),S=()=>{clearTimeout(i),i=window.setTimeout(m,ro.silent)};S(),k.addEventListener("here",S),k.addEventListener("elsewhere",()=>{document.visibilityState==="hidden"&&(clearTimeout(i),k.close())}),k.onmessage=({data:M})=>{S(),l=ro.first;let _=JSON.parse(M);f({link:"live",state:_}),_.over&&x()},k.onerror=()=>{a===k&&m()}}let w=()=>{document.visibilityState==="visible"&&!d&&g()};document.addEventListener("visibilitychange",w),addEventListener("online",w);let x=()=>{d=!0,clearTimeout(i),a?.close(),document.removeEventListener("visibilitychange",w),removeEventListener("online",w)};return g(),{at:r,leave:x,know:y=>{f({own:y(s.own)}),a&&(s.own?.seat??"")!==p&&g()}}}async function so(t,e){try{let o=await fetch(t,{method:"POST",body:JSON.stringify(e),signal:AbortSignal.timeout(ro.reply)});return{reply:o,why:o.ok?"":(await o.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var io=t=>`${t.slice(0,4)} ${t.slice(4)}`;function Cl({why:t,onCode:e}){return c("form",{class:"join",onSubmit:o=>{o.preventDefault(),e(String(new FormData(o.currentTarget).get("code")??""))},children:[c("h1",{children:"Take part in a class"}),t&&c("p",{role:"alert",children:t}),c("label",{children:["Code, eight letters",c("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),c("button",{class:"go",children:"Go on"})]})}function Rl({state:t,why:e,onJoin:o}){let n=new Date(t.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("form",{class:"join",onSubmit:r=>{r.preventDefault(),o(String(new FormData(r.currentTarget).get("name")??""))},children:[c("h1",{children:t.title||"A class"}),c("label",{children:["Nickname, if you want one",c("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),c("button",{class:"go",children:"Take part"}),e&&c("p",{role:"alert",children:e}),c("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",n,", or until your lecturer ends the class."]})]})}function Pl({lecture:t,link:e,state:o,theme:n,answers:r,isSent:s,onAnswer:a,show:i}){let{scenes:l}=t,[u,d]=O(null),p=u??o.scene,f=l[p-1]??null,h=f?.posed?o.shown[f.posed.id]:void 0,m=f?.posed?{...f.posed,...h?.truth}:null,g=!!h,{sentences:w="",caption:x=""}=h?.scenes[p]??{},b=z(()=>m&&f?{...f,sentences:w,caption:x}:f,[f,w,x]),y=m?r[m.id]??null:null,v=E(null);P(()=>v.current?.focus({preventScroll:!0}),[]);let k=b?`Scene ${p}: ${b.title}.`:"You are in. The lecture begins when your lecturer opens the first scene.",S=m?g?` The answer: ${m.answer}`:` Question: ${m.ask}`:"",M=_=>{d(Math.min(Math.max(_,1),l.length)),scrollTo(0,0)};return c("div",{class:"lecture",style:{colorScheme:n.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h1",{class:"title",tabIndex:-1,ref:v,children:b?b.title:t.title}),c("nav",{"aria-label":"Scenes",children:u===null?c(j,{children:[b&&c("span",{children:[p," of ",l.length]}),c("button",{type:"button",onClick:()=>M(p||1),children:"Look around"})]}):c(j,{children:[c("button",{type:"button",disabled:p===1,"aria-label":"Back",onClick:()=>M(p-1),children:"\u2039"}),c("span",{children:[p," of ",l.length]}),c("button",{type:"button",disabled:p===l.length,"aria-label":"Next",onClick:()=>M(p+1),children:"\u203A"}),c("button",{type:"button",class:"next",onClick:()=>d(null),children:"To the class"})]})})]}),c("p",{class:"unseen",role:"status",children:e==="lost"?"No connection now.":`${k}${S}`}),c("p",{class:"link",children:e==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":u!==null&&u!==o.scene&&o.scene?`The class is at scene ${o.scene}.`:""}),!b&&c("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),b&&c(Bs,{scene:b,theme:n,show:i,waits:!!(m&&!g),predict:m&&{posed:m,isShown:g,given:y,onShow:_=>{_!==null&&a(m,_)},group:{answered:o.answered[m.id]??0,people:o.people,picture:o.shown[m.id]?.class??null,isSent:y!==null&&s(m.id)}}},p)]})}var Il=`.join {
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
`;var Cm=`${to}
${eo}
${sr}
${Il}`,zl="attention-lab-class",Nl=2e3,Hl={first:1e3,tries:6},Rm=6e4,Gs="attention-lab-way-back",dr=class extends Error{},Dl=t=>function({parentElement:o}){let{host:n}=o.getRootNode(),r=new URL(n.dataset.root??"./",location.href.split(/[?#]/)[0]),s=Pm(location.pathname);return rt(o,Cm,a=>c(Nm,{root:r,code:s,views:t,theme:a}))},Pm=t=>(/\/class\/([^/]+)\/?$/.exec(t)?.[1]??"").replaceAll("-","").toUpperCase(),Im="You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";function Nm({root:t,code:e,views:o,theme:n}){let[r,s]=O({link:"connecting",state:null,own:null,why:""}),[a,i]=O(null),[l,u]=O(()=>Hm(e)),[d,p]=O(""),f=E(!1),h=E(null),m=E(new Map);P(()=>e?(h.current=lr(t,e,l.person,s)).leave:void 0,[]);let{state:g,own:w}=r;P(()=>{r.link==="live"&&dispatchEvent(new Event(Gs))},[r.link,g?.scene,Object.keys(g?.shown??{}).length]);let x=!!g?.lecture,[b,y]=O(0),v=()=>window.setTimeout(()=>y(A=>A+1),Nl);P(()=>{!x||a||!h.current||fetch(h.current.at("lecture")).then(async A=>A.ok&&i(await A.json())).catch(v)},[x,a,r.link,b]);let k=g&&w&&r.link==="live"?Object.keys(l.answers).find(A=>!(A in g.shown)&&String(w.answers[A])!==String(l.answers[A])):void 0,S=k===void 0?"":String(l.answers[k]),M=E(Promise.resolve());if(P(()=>{if(k===void 0||!w?.joined)return;let A=0,$=async()=>{if(!h.current)return;let H=l.answers[k],{reply:V,why:X}=await so(h.current.at("answer"),{person:l.person,question:k,answer:H});!V||V.status>=500?A=v():p(X),V?.ok&&h.current.know(it=>it&&{...it,answers:{...it.answers,[k]:H}})};return M.current=M.current.then($),()=>clearTimeout(A)},[k,S,w,r.link,b]),!e||r.link==="gone")return c(Cl,{why:r.why,onCode:A=>location.assign(new URL(`class/${encodeURIComponent(A.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,t))});if(g?.over)return c("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!g||!w)return c("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(w.joined)f.current=!0;else return c(Rl,{state:g,why:d||w.why||(f.current?Im:""),onJoin:async A=>{let $=h.current,H=async()=>{if(!$||$!==h.current)return;let{reply:V,why:X}=await so($.at("join"),{person:l.person,name:A});p(X);let it=V?.ok?await V.json():null;it?$.know(()=>it):V?.status===429&&window.setTimeout(H,Nl*(.5+Math.random()))};await H()}});if(!a)return c("p",{class:"join",role:"status",children:g.problem||"You are in. The lecture is being made ready \u2026"});let _=Object.entries(l.answers).filter(([A])=>!(A in g.shown&&A in w.answers)),L={...w.answers,...Object.fromEntries(_)};return c(j,{children:[c(Pl,{lecture:a,state:g,theme:n,answers:L,link:r.link,isSent:A=>String(w.answers[A])===String(L[A]),onAnswer:({id:A},$)=>u(ql({...l,answers:{...l.answers,[A]:$}})),show:(A,$,H)=>(K({...ae,...$}),T(A,H))}),d&&c("p",{role:"alert",children:d})]});function T(A,$){let H=!1,V=0,X=0,it=!1,Yt,ye=J=>{let Mt=a?.views[A]??"",q=$.shadowRoot??$.attachShadow({mode:"open"}),ft=q.firstElementChild??q.appendChild(document.createElement("div"));Yt=o[Mt]?.({data:Ks.includes(Mt)?JSON.parse(new TextDecoder().decode(J)):J,parentElement:ft})},Ut=async()=>{if(!it){it=!0,clearTimeout(V);try{let J=await W(A);if(H||!J)return;tt(),p(""),ye(J)}catch(J){if(H)return;let Mt=J instanceof dr;p(Mt?J.message:"The picture can't be fetched now. It is tried again by itself."),!Mt&&++X<Hl.tries&&(V=window.setTimeout(Ut,Hl.first*2**(X-1)*(.5+Math.random())))}finally{it=!1}}},D=()=>{X=0,document.visibilityState==="visible"&&Ut()},tt=()=>{clearTimeout(V);for(let J of["online",Gs])removeEventListener(J,D);document.removeEventListener("visibilitychange",D)};for(let J of["online",Gs])addEventListener(J,D);return document.addEventListener("visibilitychange",D),Ut(),()=>{H=!0,tt(),p(""),Yt?.()}}async function W(A){let $=m.current.get(A);if($||!h.current)return $;let H=await fetch(h.current.at(`views/${A}`),{signal:AbortSignal.timeout(Rm)});if(H.status===409)throw new dr("This picture comes when the class is here, and if the scene asks, with the answer.");if(!H.ok)throw new Error(String(H.status));let V=new Uint8Array(await H.arrayBuffer());return m.current.set(A,V),V}}function Hm(t){try{let o=JSON.parse(Dt(zl)??"null");if(o?.code===t&&/^[0-9a-f]{32}$/.test(o.person)&&o.answers&&typeof o.answers=="object"){let n=Object.entries(o.answers).filter(([,r])=>_l(r));return{code:t,person:o.person,answers:Object.fromEntries(n)}}}catch{}let e=crypto.getRandomValues(new Uint8Array(16));return ql({code:t,person:[...e].map(o=>o.toString(16).padStart(2,"0")).join(""),answers:{}})}function ql(t){return t.code&&me(zl,JSON.stringify(t)),t}var qt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function ur(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var jl={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},zm=3,Fl=30,fr=({scale:t})=>t==="shares"?hn:Dm;function Dm(t){return Math.abs(t)<.05?"0":ut(t,Math.abs(t)<9.95?1:0)}function Ul({scale:t,step:e},o){return t==="shares"?R(o,e?1:2).replace(" ","\xA0"):e?ut(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):ut(o,3)}function pr({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:Fl}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:Fl},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Bl(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,l=r.labels.length;if(e>=0&&o>=0){let x=e*l+o,b=!!a?.[x],y=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?pr(n,e):v==="{column}"?pr(r,o):[v]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:b||i==="plain"?y:[...y,`: ${Ul(t,s[x])}`]}let u=e>=0,[d,p,f]=u?[n,r,e]:[r,n,o],h=x=>u?e*l+x:x*l+o,m=p.labels.map((x,b)=>b).filter(x=>!a?.[h(x)]),g=[u?"Row ":"Column ",...pr(d,f)];if(i==="plain")return[...g,`: ${m.length} of ${p.labels.length} are open`];let w=m.sort((x,b)=>Math.abs(s[h(b)])-Math.abs(s[h(x)])).slice(0,zm);return w.length?[...g,", largest: ",...w.flatMap((x,b)=>[b?", ":"",...pr(p,x),` ${Ul(t,s[h(x)])}`])]:[...g,": every cell is blocked"]}function hr({scale:t,limit:e,isOneSided:o}){if(t==="plain")return null;let n=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[o?"0":ut(-e,n),ut(e,n)]}var mr=20,mt=14,Re=14,Vs=20,qm=12,Uo=1.2,Fm=36,jo=44,gr=2.2,Gl=14,Um=30,Ys=1,jm=2,Bm=24,Wm=.2,Km=148,Gm=.46,Vm=.9,Xs=520,Ym=4e3;function wr(t,e,o){let n=t.map(i=>Zm(i,o)),r=t.length>1&&(e.width<Xs||Bo(n,e,Ys)>e.width);if(r)return{swiped:r,layouts:n.map(i=>Wl([i],{...e,width:e.width*Vm},[1/0],o)[0])};let s=n.map(i=>({...i,kept:Jm(i,e)})),a=Bo(s,e,Ys)<=e.width?s:n;return{swiped:r,layouts:Wl(a,e,Xm(a,e),o)}}function Wl(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:u})=>u)),mt*Uo+Vs+8],a=t.map((u,d)=>Vl(u,Js(u,e,o[d],r)[0]).includes(!0)),i=Math.max(s,...t.filter((u,d)=>a[d]).map(({labels:u})=>u)),l=Math.min(...t.map((u,d)=>u.panel.isSquare?Js(u,e,o[d],i)[0]:1/0));return t.map((u,d)=>Qm(u,e,u.panel.isSquare?l:o[d],i,n))}var Jm=(t,e)=>t.panel.isSquare?Math.min(Zs(t,e),Bm,e.width*Wm/t.columns.length):0;function Xm(t,e){let o=Kl(t,e,e.width),n=t.find(({panel:l})=>l.isMain);if(!n||t.length===1)return t.map(({kept:l})=>Math.max(l,o));let r=t.filter(l=>l!==n),s=Bo(r,e,jm)+mr,a=Math.max(o,Math.min(Zs(n,e),(Math.min(e.width*Gm,e.width-s)-n.left-3)/n.columns.length)),i=Kl(r,e,e.width-Bo([n],e,a)-mr);return t.map(l=>Math.max(l.kept,l===n?a:i))}function Kl(t,e,o){let[n,r]=[Ys,jo*gr];for(let s=0;s<24;s+=1){let a=(n+r)/2;Bo(t,e,a)<=o?n=a:r=a}return n}var Bo=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Fm:0)+Math.max(r.least,r.left+r.columns.length*Math.min(Zs(r,e),Math.max(r.kept,o))+3)+mr,-mr);function Zs({panel:t,rows:e,labels:o},n){let r=Math.min(jo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(jo,Math.max(r*gr,Gl))}function Zm(t,e){let o=U({fill:"",size:mt,code:!0,bold:!0},e),n=(d,p)=>d.labels.map(f=>F(f,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(d=>d.map(p=>Math.ceil(N(p,o)))),l=(t.rows.name?Vs:0)+Math.max(0,...a)+10,u=Math.max(Km,Math.ceil(N(t.columns.name,U({fill:"",size:Re},e)))+4);return{panel:t,rows:r,columns:s,left:l,widths:i,labels:Math.max(0,...i)+Vs+8,least:u,kept:0}}var Vl=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,mt*Uo)-2&&n>mt*1.1);function Js({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(jo,(r.height-a-3)/e.length),l=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(jo,Math.max(i*gr,Gl))),u=t.isSquare?l:Math.min(i,Math.max(l*gr,Um));return[l,u].map(d=>d>=4?Math.floor(d):d)}function Qm(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:l}=t,[u,d]=Js(t,e,o,n),p=Vl(t,u),f=Math.max(0,...t.widths.filter((x,b)=>!p[b])),[h,m]=[i.length*u,a.length*d],g=Math.ceil(Math.max(l+h+3,t.least)),w=U({fill:"",size:Re},r);return{left:l,top:n,cellWidth:u,cellHeight:d,rows:a,columns:i,turned:p,width:g,acrossLeft:Math.max(0,Math.min(l,g-N(s.columns.name,w)-4)),pitch:u*mt*Uo/Math.max(mt*Uo,s.columns.isToken?0:f+6),letters:Math.max(qm,Math.min(mt,Math.floor(d/Uo))),height:Math.ceil(n+m+3),across:s.columns.name,down:N(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:ur({width:u,height:d},tg(s,r))}}function tg(t,e){if(!t.words&&t.values.length>Ym)return{usual:0,width:0};let o=U({fill:"",size:mt},e),n=t.words?t.words.flat().map(r=>F(r)):t.scale==="plain"?[]:t.scale==="shares"?[R(1).slice(0,3)]:[...new Set(Array.from(t.values,fr(t)))];return n.length?{usual:mt,width:Math.max(...n.map(r=>N(r,o)))}:{usual:0,width:0}}var eg=5,Yl=9,Wo=2;function br(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:u,columns:d}=o,[p,f]=[d.length*i,u.length*l],h=e.scale==="plain";if(h?t.rect(s,a,p,f,{fill:r.ground}):t.cells(e.levels,u.length,d.length,[s,a,p,f],e.scale==="signed"),e.blocked&&At(t,e.blocked,u.length,d.length,[s,a,p,f]),Math.min(i,l)>=Yl){let m=h?r.hatchLine:r.ground;for(let g=1;g<d.length;g+=1)t.rect(s+g*i-.5,a,1,f,{fill:m});for(let g=1;g<u.length;g+=1)t.rect(s,a+g*l-.5,p,1,{fill:m})}if(Ko(e,o)&&og(t,e,o,r),t.rect(s-.5,a-.5,p+1,f+1,{stroke:r.hatchLine}),o.numbers&&ng(t,e,o,r),e.isOff){let m={weights:e.levels,rows:u.length,columns:d.length};Dn(t,[s,a,p,f],m,{fill:r.lines[0],ink:$a(r.lines[0]),letters:mt,width:N(Po,`700 ${mt}px ${r.font}`)})}rg(t,e,o,n,r),sg(t,e,o,n,r)}var Ko=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=Yl;function og(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l){for(let u=0;u<a.length;u+=1)for(let d=0;d<i.length;d+=1)e.blocked?.[u*i.length+d]||Qs(t,[o+d*r,n+u*s,r,s],l)}var Qs=(t,[e,o,n,r],s)=>t.rect(e+n/2-Wo,o+r/2-Wo,2*Wo,2*Wo,{fill:s.quiet,radius:Wo});function ng(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:l},u){let d=e.scale==="signed"?u.signedInk:u.ink,p=fr(e);for(let f=0;f<a.length;f+=1)for(let h=0;h<i.length;h+=1){let m=f*i.length+h;if(e.blocked?.[m])continue;let g=e.words?F(e.words[f][h]):p(e.values[m]),w=e.words?u.text:d[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(h+.5)*r,n+(f+.5)*s+1,{fill:w,size:l,align:"center"})}}function rg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l,u){let d=(p,f,h,m=1)=>{let g=[o+(f??0)*r-1,n+(p??0)*s-1,(f===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],w=Math.min(r,s)<eg?1.5:2.5;t.rect(...g,{stroke:u.ground,width:2*w}),t.rect(...g,{stroke:h,width:w})};e.band&&d(null,e.band[0],u.lines[0],e.band[1]-e.band[0]+1);for(let[p,f]of e.lit)d(p,f,u.lines[0]);l.row>=0&&d(l.row,null,ao(e.rows,u)),l.column>=0&&d(null,l.column,ao(e.columns,u))}var ao=({part:t},e)=>t?e[t]:e.text;function sg(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:u,columns:d,turned:p,letters:f,down:h,across:m}=o,g=(b,y)=>[...new Set([y,...e.lit.map(v=>v[b]??-1)])].filter(v=>v>=0),[w,x]=[g(0,n.row),g(1,n.column)];for(let b of Ae(u.length,l,f,w)){let y=w.includes(b);t.text(u[b],s-7,a+(b+.5)*l,{fill:y?ao(e.rows,r):r.quiet,size:f,bold:y,code:!0,align:"right"})}for(let b of Ae(d.length,o.pitch,mt,x)){let y=x.includes(b),[v,k]=[s+(b+.5)*i,a-(p[b]?6:3+mt*.55)];t.text(d[b],v,k,{fill:y?ao(e.columns,r):r.quiet,size:mt,bold:y,code:!0,align:p[b]?"left":"center",turned:p[b]})}m&&t.text(m,o.acrossLeft,Re*.6,{fill:ao(e.columns,r),size:Re}),h&&t.text(h,Re*.6,a+u.length*l,{fill:ao(e.rows,r),size:Re,turned:!0})}var Jl={width:900,height:640},ig=5,ag=160,ti={width:96,height:12},ei=64;function Xl(t,e,o){let n=t.isOff?re(o):o,[r,s]=[t.rows,t.columns].map(({labels:u})=>ag+u.length*ig),[a]=wr([t],{width:Math.max(Jl.width,s),height:Math.max(Jl.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(u,d,p)=>br(Fe(u,d,p),t,a,e,n)},l=kt(t.caption,Math.max(520,a.width),n);return{picture:G([t.title?wt(t.title,n):null,i,l,cg(t,a,n)]),theme:n}}function cg(t,e,o){let n=u=>dt(u,{size:ot,fill:o.quiet},o),r=hr(t),s=t.isOneSided?.5:0,a=Float32Array.from({length:ei},(u,d)=>s+(1-s)*d/(ei-1)),i={width:ti.width,height:20,draw:(u,d,p)=>u.cells(a,1,ei,[d,p+4,ti.width,ti.height],t.scale==="signed")},l=Be((u,...d)=>{u.rect(...d,{stroke:o.hatchLine}),Ko(t,e)&&Qs(u,d,o)});return Y([r&&Y([n(r[0]),i,n(r[1])],6),t.scale==="plain"&&Y([l,n("allowed by the mask")],6),t.blocked&&Y([Be((u,...d)=>u.hatch(...d)),n("blocked by the mask")],6)],20)}function Ql(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function td(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function ed(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:h,isClickable:m})=>h||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=Zl(t[n]),l=h=>Math.max(0,Math.min(h,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:l(r+(o==="ArrowDown"?1:-1)),column:s};let u=s+(o==="ArrowRight"?1:-1),d=t[u<0?n-1:n+1];if(u>=0&&u<i)return{panel:n,row:r,column:u};if(!d)return{panel:n,row:r,column:s};let[p,f]=Zl(d);return{panel:u<0?n-1:n+1,row:Math.min(r,p-1),column:u<0?f-1:0}}var Zl=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var lg=108,oi={least:170,most:520,usual:400};function od(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return De(n,()=>{let a=n.getBoundingClientRect().top+(r?.scrollTop??0),i=window.innerHeight-a-lg,l=i<oi.least?oi.usual:Math.min(i,oi.most),u=n.clientWidth;o(d=>d.width===u&&Math.abs(d.height-l)<2?d:{width:u,height:l})})},[]),[t,e]}function nd({panels:t,theme:e,send:o}){let[n,r]=od(),[s,a]=O({pointed:null,spoken:!0}),i=oe(e),l=E(null),u=E(""),{layouts:d,swiped:p}=z(()=>r.width?wr(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),f=td(t,s.pointed),h=Ql(t,f),m=y=>a(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),g=({panel:y,row:v,column:k})=>t[y].isClickable&&v>=0&&k>=0&&o?.("chosen",{panel:y,row:v,column:k}),w=t.findIndex(({isMain:y})=>y);P(()=>{p&&l.current&&w>0&&r.width<Xs&&(l.current.scrollLeft=l.current.querySelectorAll(".panel")[w].offsetLeft-16)},[p,w,t[w]?.name]);let x=(y,{offsetX:v,offsetY:k})=>{let S=d[y]&&qn(d[y],v,k);return S&&{panel:y,...S}},b=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&f?f:ed(t,f,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(f??v??{panel:0,row:-1,column:-1});m(v),v&&p&&l.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return c("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[c("div",{class:p?"strip swiped":"strip",ref:l,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:d.map((y,v)=>c(ug,{layout:y,theme:e,swiped:p,panel:t[v],lit:h[v],onPoint:k=>m(x(v,k)),onLeave:()=>m(null),onPress:k=>{let S=x(v,k);if(!S)return;let M=Object.values(S).join(" ");qt(k)&&u.current!==M?m(S):g(S),u.current=M}},v))}),c(qe,{parts:f&&Bl(t[f.panel],f.row,f.column),hint:jl,spoken:s.spoken})]})}function dg({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return c("h3",{children:e?c(j,{children:[e,c("sub",{children:o})]}):t})}function ug({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=E(null),l=z(()=>t.isOff?re(n):n,[t.isOff,n.signature]);C(()=>{i.current&&br(ct(i.current,e.width,e.height,l),t,e,o,l)},[t,e,l,o.row,o.column]),P(()=>vt(t.name,()=>Xl(t,o,n)),[t,n.signature,o.row,o.column]);let u=hr(t);return c(j,{children:[t.sign&&c("span",{class:"sign","aria-hidden":"true",children:t.sign}),c("figure",{class:"panel",children:[t.title&&c(dg,{text:t.title}),c("div",{children:[c("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:d=>d.pointerType!=="touch"&&r(d),onPointerLeave:({pointerType:d})=>d!=="touch"&&s(),onClick:a}),c("span",{class:"legend",children:[u&&c("span",{class:"scale",children:[u[0],c("span",{class:["ramp",t.scale==="signed"&&"signed",t.isOneSided&&"upper"].filter(Boolean).join(" ")}),u[1]]}),t.scale==="plain"&&c("span",{class:"scale",children:[c("span",{class:Ko(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}var rd="$array",pg={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array},sd=t=>ni(t);function ni(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[rd])return s;let{[rd]:a,at:i,size:l}=s;return new pg[a](e.buffer,e.byteOffset+n+i,l)})}function id(t){let{axes:e,panels:o}=ni(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let l=i.values instanceof Float32Array,u=l?0:(r-n)/65535,d=l?i.values:Float32Array.from(i.values,g=>n+g*u),p=i.scale==="signed"?d.map(g=>Math.max(0,Math.min(1,.5+g/i.limit/2))):d,[f,h]=[i.rows,i.columns].map((g,w)=>({...e[g],id:g,part:a[w]})),m=i.scale==="signed"&&d.every(g=>g>=0);return{...i,rows:f,columns:h,values:d,levels:p,step:u,isOneSided:m,blocked:s&&fg(s,d.length)}})}var fg=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var ad=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var cd=new WeakMap;function ld({data:t,parentElement:e,setTriggerValue:o}){let n=cd.get(t)??id(t);return cd.set(t,n),rt(e,ad,r=>c(nd,{panels:n,theme:r,send:o}))}var yr={looks:null,lookedAt:null},ud=(t,e)=>dd(t.looks,e.looks)&&dd(t.lookedAt,e.lookedAt),dd=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function si({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function pd(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function xr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:ri(t,o),columns:ri(e,n)}}function ii({encoderOnly:t},{rowSpots:e},o){return ri(e,{side:t?"source":"target",place:o})}function ri(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var Go=20,mg=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function gg(t){let e=mg.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var Vo=t=>Q.includes(t)?"*":t,Pe=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${Vo(o)}.off`;function Ie(t,e,o){return t.includes(Pe({...e,head:"mean"}))||fd(e.head,o).every(r=>t.includes(Pe({...e,head:r})))}function vr(t,e,o){let n=fd("mean",o).map(l=>({...e,head:l})),r=[Pe({...e,head:"mean"}),...n.map(Pe)],s=t.filter(l=>!r.includes(l)),a=Ie(t,e,o);if(Vo(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,Pe(e)];let i=n.filter(l=>l.head!==e.head&&Ie(t,l,o)).map(Pe);return t.includes(r[0])?[...s,...i]:t.filter(l=>l!==Pe(e))}var fd=(t,e)=>Vo(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],kr=(t,e)=>`${t}.*.*.hide.*.${e+1}`,co=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function hd(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${Vo(n)}.${r}.${s<0?"*":s+1}.`,l=`${i}${a+1}`;return co(r==="only"?t.filter(u=>u===l||!u.startsWith(i)):t,l)}function md({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:i})=>i===e.kind);if(!t?.after||!n)return null;let r=Wt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:i})=>i);return{...wg(Ge(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&Ie(s,e,n.heads)}}function wg(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(gg)){let l=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",Vo(r)].includes(i.head);if(!i||!l||i.action==="off")continue;let u=t.columnSpots.findIndex(([{place:d}])=>d===i.column);t.rows.forEach((d,p)=>{if(!(u<0||i.row!=="*"&&Number(i.row)!==p+1)){if(i.action==="hide")a[p*s+u]=1;else if(!t.blocked?.[p*s+u])for(let f=0;f<s;f+=1)f!==u&&(a[p*s+f]=1)}})}return{...t,blocked:a}}function gd(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var St={top:18,height:160,bar:14,gap:16};function wd({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>Y([Be((a,...i)=>a.rect(...i,{fill:o.lines[s]})),dt(`${r+1} ${F(t.rows[r],30)}`,{size:ot,fill:o.text},o)],6);return G([wt(`Rows compared: ${t.title}`,o),G(e.map(n),2),bg(t,e,o)])}function bg({weights:t,columns:e},o,n){let r={size:ot,code:!0,fill:n.text},s=e.map(i=>F(i,12)),a=s.map(i=>Math.max(Math.ceil(N(i,U(r,n))),o.length*St.bar)+St.gap);return{width:a.reduce((i,l)=>i+l,0),height:St.top+St.height+24,draw(i,l,u){let d=u+St.top;for(let f of[.5,1]){let h=d+(1-f)*St.height;i.rect(l,h,this.width,1,{fill:n.hatchGround}),i.text(R(f),l,h-8,{size:13,fill:n.quiet})}let p=l;s.forEach((f,h)=>{let m=p+(a[h]-o.length*St.bar)/2;o.forEach((g,w)=>{let x=t[g*e.length+h]*St.height;i.rect(m+w*St.bar,d+St.height-x,St.bar-1,x,{fill:n.lines[w]})}),i.rect(p,d+St.height,a[h],1,{fill:n.quiet}),i.text(f,p+a[h]/2,d+St.height+13,{...r,align:"center"}),p+=a[h]})}}}function _r({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Q.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Kt(t).map(l=>({kind:t.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Kt(t).filter(a=>s.some(i=>i.head===a))}}var yg=96,xg=6;function bd({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(d=>({frame:d,..._r(d,n,r)})).filter(({places:d})=>d.length);if(!a.length)return null;let i=a.map(({frame:d,places:p,heads:f})=>G([wt(d.group.title,s),vg(t,d,p,f,o,s)],4)),l=a.some(({frame:d})=>!!d.blocked?.includes(1)),u=Math.max(...a.map(({heads:d})=>d.length))<=xg;return G([u?Y(i,32):G(i,24),je({isBlocked:l},s)],16)}function vg(t,e,o,n,r,s){let{group:a,rows:i,columns:l}=e,u={...e,shape:Math.min(1.6,Math.max(.8,l.length/i.length)),side:yg},d=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(f=>o.some(h=>h.layer===p&&h.head===f)?{weights:()=>Te(t,e,p,f),role:a.roles[p][Number(f)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&f===r.head}:null)}));return Fn(u,n.map(p=>Q.includes(p)?p:`Head ${p}`),d,s)}var Sr=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Mr(t,e,o,{left:n,top:r,width:s,pitch:a},i){let l=e.columns.length,u=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&u.push({row:Math.floor(f/l),column:f%l,weight:e.weights[f]});let d=({row:f,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(f),p=o.rows.length+o.columns.length>0;u.sort((f,h)=>f.weight-h.weight);for(let f of p?[!1,!0]:[!1])for(let h of u){if(d(h)!==f)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:g,width:f?4:2,opacity:p&&!f?.5:1})}}var yd={width:960,height:720},kg=9,_g=200,xt={width:360,pitch:26,gap:8},Or={pitch:26,gap:16};function ai({map:t,lit:e,view:o},n){let r=o==="lines"?Mg(t,e,n):o==="table"?Og(t,n):Sg(t,e,n),s=[kt(t.caption,Math.max(520,r.width),n),je({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&kt("\u2248 These weights are rounded to 1/255.",520,n);return G([wt(t.title,n),r,...s,a])}function Sg(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>_g+i*kg),s={width:Math.max(yd.width,r),height:Math.max(yd.height,n),cell:64,letters:ot},a=ue(t,s,o);return{width:a.width,height:a.height,draw:(i,l,u)=>pe(i,t,{...a,left:a.left+l,top:a.top+u},e,o)}}function Mg(t,e,o){let n=Sr(e),r={size:ot,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(f=>F(f,24))),i=p=>Math.ceil(Math.max(...p.map(f=>N(f,U({...r,bold:!0},o))))),[l,u]=[i(s),60],d=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:l+2*xt.gap+xt.width+i(a)+u,height:26+Math.max(s.length,a.length)*xt.pitch,draw(p,f,h){let[m,g,w]=[f+l+xt.gap,f+l+xt.gap+xt.width,h+26],x=b=>w+(b+.5)*xt.pitch;p.text("looks (query)",m-xt.gap,h+10,{size:ot,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",g+xt.gap,h+10,{size:ot,bold:!0,fill:o.key}),Mr(p,t,{rows:n,columns:e.columns},{left:m,top:w,width:xt.width,pitch:xt.pitch},o),s.forEach((b,y)=>p.text(b,m-xt.gap,x(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((b,y)=>{p.text(b,g+xt.gap,x(y),{...r,bold:e.columns.includes(y)});let v=d(y)>=.005?ht(t)(d(y)):"";v&&p.text(v,g+xt.gap+N(b,U(r,o))+8,x(y),{size:13,fill:o.quiet})})}}}function Og(t,e){let o={size:ot,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(f=>F(f,24))),a=p=>t.blocked?.[p]?"blocked":ht(t)(t.weights[p],2),i=(p,f=o)=>Math.ceil(N(p,U(f,e))),l=Math.max(...r.map(p=>i(p,n))),d=s.map((p,f)=>Math.max(i(p,n),...r.map((h,m)=>i(a(m*s.length+f))))).reduce((p,f)=>[...p,(p.at(-1)??l)+Or.gap+f],[]);return{width:d.at(-1)??l,height:(r.length+1)*Or.pitch,draw(p,f,h){let m=g=>h+(g+.5)*Or.pitch;s.forEach((g,w)=>p.text(g,f+d[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{p.rect(f,h+(w+1)*Or.pitch,d.at(-1)??l,1,{fill:e.hatchGround}),p.text(g,f,m(w+1),n),s.forEach((x,b)=>p.text(a(w*s.length+b),f+d[b],m(w+1),{...o,align:"right"}))})}}}var Eg=.1;function Er(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(a=>a.weight??0));return o>=Eg||s>0&&e.find(a=>a.weight===s)===t?ht({rounded:n})(o):""}function $r(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Ge(t,Wt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],u=[...l(a,o)],d=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=d<0?[...l(i,o)]:[],f=t.source.map((m,g)=>({token:m,weight:d<0?u[g]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),h=t.target.map((m,g)=>{let w=r&&g>o+1,x=g>0&&t.steps[g-1]?.forced,b=w?null:d>=0?a&&g>0?a.weights[(g-1)*a.columns.length+d]:null:g<=o?p[g]??null:null,y=g===o+1;return{token:m,weight:y&&d<0?null:b,rounded:(d<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":y&&d<0?"written":x?"forced":"",note:y&&d<0?x?"forced":"written":void 0}});return{source:f,target:h,asked:d<0?"":t.source[d],strongest:u.indexOf(Math.max(...u))}}var xd=8;function $g({kind:t},{layer:e,head:o}){return`${Q.includes(o)?o==="rollout"?"the rollout":`the ${o} of the heads`:`head ${o}`} of ${t==="cross"?"cross-attention ":""}layer ${e+1}`}function Tr(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let l=Wt(t,i,{words:!1,muted:!1}),u=l.columns.length,d=Te(t,l,o.layer,o.head).subarray(e*u,(e+1)*u),p=d.indexOf(Math.max(...d)),f=t.target.slice(Math.max(0,e+1-xd),e+1);return[...t.encoderOnly?["At ",{token:n,side:"source"}]:[`Has read ${e+1>xd?"\u2026 ":""}`,...f.flatMap((h,m)=>[m?" ":"",{token:h,side:"target"}])],`, ${$g(i,o)} looks at `,{token:t.source[p],side:"source",strong:!0},` (${ht({rounded:Rn(l.axes)})(d[p])}), ${a?"is made to write":"writes"} `,{token:r,side:"target",strong:!0},` (${R(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var lo=640,we={height:28,padding:8,gap:6,line:50},Vt={line:26,height:12,number:70,tag:64};function kd({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=$r(t,e,o,n,!1),i=t.steps[o],l=i?Tr(t,o,e).map(u=>typeof u=="string"?u:F(u.token)).join(""):"";return G([i&&wt(`Step ${o+1} of ${t.steps.length}`,r),l.length>0&&kt(l,lo,r),ci(t.encoderOnly?"Tokens":"Source","",r),vd(s,r),!t.encoderOnly&&ci("Target so far","",r),!t.encoderOnly&&vd(a,r),i&&ci(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${ut(i.entropy,2)} nats`,r),i&&Tg(i,r)],8)}var ci=(t,e,o)=>Y([dt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&dt(e,{size:ot,fill:o.quiet},o)],8);function vd(t,e){let o={size:ot,code:!0},n=t.map(({token:l})=>Math.ceil(N(F(l),U({...o,bold:!0,fill:""},e)))+2*we.padding),r=[],[s,a]=[0,0];for(let l of n)s>0&&s+l>lo&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=l+we.gap;let i=Lt(t.map(({token:l})=>l))==="rtl";return{width:lo,height:(a+1)*we.line,draw(l,u,d){t.forEach((p,f)=>{let[h,m,g]=[u+(i?lo-r[f].x-n[f]:r[f].x),d+r[f].line*we.line,n[f]],w=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),x=["written","current"].includes(p.state),b=p.lit?e.key:x?e.primary:p.state==="forced"?e.text:e.hatchLine;w>=0&&l.rect(h,m,g,we.height,{fill:e.scale[w],radius:6}),l.rect(h,m,g,we.height,{stroke:b,width:p.lit||x?3:1,radius:6});let y=w<0?e.text:e.ink[w];l.text(F(p.token),h+g/2,m+we.height/2,{...o,fill:y,bold:x,align:"center"});let v=Er(p,t);v&&l.text(v,h+g/2,m+we.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Tg({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([d,p],f)=>({name:F(d),share:p,drawn:o?.[f],isWritten:d===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:d,code:p})=>Math.ceil(N(d,U({size:ot,code:p,bold:!0,fill:""},s))))),l=o?2*Vt.number:Vt.number,u=lo-i-l-Vt.tag-24;return{width:lo,height:a.length*Vt.line,draw(d,p,f){a.forEach(({name:h,share:m,drawn:g,isWritten:w,code:x},b)=>{let[y,v]=[p+i+12,f+(b+.5)*Vt.line],k=M=>[y,v-Vt.height/2,M*u,Vt.height],S={size:ot,fill:s.text,bold:w};d.text(h,p,v,{...S,code:x}),d.rect(...k(1),{fill:s.hatchGround,radius:3}),d.rect(...k(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&d.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),d.text(R(m,1),y+u+Vt.number,v,{...S,align:"right"}),g!==void 0&&d.text(R(g,1),y+u+2*Vt.number,v,{...S,align:"right"}),w&&d.text(r?"forced":"written",y+u+l+10,v,S)})}}}function _d({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var li=30,Lg=3;function Lr({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:Me(t.caption)}):c("p",{class:"read-out",children:o>=0&&n>=0?Ag(t,o,n):o>=0?di(t,o):Cg(t,n)})}var Sd=({isOff:t})=>t?"would look at":"looks at";function Ag(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(j,{children:[c(I,{token:t.rows[e],length:li,side:t.rowSpots[e][0].side})," ",r?"is blocked from":Sd(t)," ",c(I,{token:t.columns[o],side:t.columnSpots[o][0].side}),!r&&c("b",{children:[" ",ht(t)(t.weights[n],2)]})]})}function di(t,e){let o=t.columns.length,n=Md(t.columns.map((r,s)=>({label:r,side:t.columnSpots[s][0].side,weight:t.weights[e*o+s]})));return c(j,{children:[c(I,{token:t.rows[e],length:li,side:t.rowSpots[e][0].side})," ",Sd(t)," ",n.length?Od(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Cg(t,e){let o=t.columns.length,n=Md(t.rows.map((r,s)=>({label:r,side:t.rowSpots[s][0].side,weight:t.weights[s*o+e]})));return c(j,{children:[c(I,{token:t.columns[e],side:t.columnSpots[e][0].side})," ",t.isOff?"would be":"is"," looked at most by ",n.length?Od(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Md=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Lg),Od=(t,e)=>t.map(({label:o,side:n,weight:r},s)=>c("span",{children:[s?", ":"",c(I,{token:o,length:li,side:n})," (",ht(e)(r),")"]},s));function Ed({example:t,step:e,open:o}){return c("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:Tr(t,e,o).map((n,r)=>typeof n=="string"?Me(n):n.strong?c("b",{children:c(I,{token:n.token,side:n.side})},r):c(I,{token:n.token,side:n.side},r))})}function $d({map:t,rows:e,colours:o,agrees:n,onDrop:r}){let s=t.columns.length,a=(l,u)=>t.weights[l*s+u],i=0;for(let l=0;l<s;l+=1)i+=Math.min(...e.map(u=>a(u,l)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&!t.isOff&&n&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",R(i)," of their weight."]})]}),c("p",{class:"legend",children:e.map((l,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>r(l),children:[c("i",{class:"swatch",style:{background:o[u]}})," ",l+1," ",c(I,{token:t.rows[l],length:30,side:t.rowSpots[l][0].side})," \u2715"]},l))}),e.map(l=>c("p",{class:"note",children:di(t,l)},l)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((l,u)=>c("div",{class:"bars-of",title:e.map(d=>ht(t)(a(d,u),2)).join(", "),children:[c("div",{class:"columns",children:e.map((d,p)=>c("span",{style:{height:`${a(d,u)*100}%`,background:o[p]}},d))}),c(I,{token:l,length:8,side:t.columnSpots[u][0].side})]},u))})]})}var Td="attention-lab-letter-keys",Rg="input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=menu], [role=listbox]",ui=()=>Dt(Td)!=="off";function Ld(){Ad(),window.addEventListener("keydown",t=>{/^\p{L}$/u.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!ui()&&!Pg(t)&&t.stopImmediatePropagation()},{capture:!0})}var Pg=t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Rg));function Ad(){document.documentElement.dataset.letterKeys=ui()?"on":"off"}function Ar({letters:t,does:e}){let[o,n]=O(ui);return c("button",{type:"button",class:"plain keys","aria-pressed":o,title:e,onClick:()=>{me(Td,o?"off":"on"),Ad(),n(!o)},children:["Keys ",t.join(", ")]})}var Cd={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Rd({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(_t,{label:"Attention",options:t.groups.map(({kind:s})=>[s,Cd[s]]),value:e.kind,onChoose:s=>K({kind:s,rows:[]})}),c(_t,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>K({layer:Number(s)-1})}),c(_t,{label:"Head",isNamed:!0,options:Kt(n).map(s=>[s,s]),value:e.head,onChoose:s=>K({head:s})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&c(_t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>K({tokens:s,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>K({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(Ng,{example:t,selection:e,layers:r}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>K({present:!0}),children:"Present"}),c(Ar,{letters:[...o,"F","B"],does:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${o.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`})]})]})}function Pd({example:t,selection:e}){return c(_t,{label:"View",options:Ig(t),value:e.view,onChoose:o=>K({view:o})})}function Ig({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function Ng({example:t,selection:e,layers:o}){let n=(l,u)=>l.includes(u)?l.filter(d=>d!==u):[...l,u],r=E(null);P(()=>{let l=u=>{r.current?.open&&!u.composedPath().includes(r.current)&&(r.current.open=!1)};for(let u of["pointerdown","focusin"])document.addEventListener(u,l,{capture:!0});return()=>["pointerdown","focusin"].forEach(u=>document.removeEventListener(u,l,{capture:!0}))},[]);let s=l=>{l.key!=="Escape"||!r.current?.open||(l.stopPropagation(),r.current.open=!1,r.current.querySelector("summary")?.focus())},a=e.kinds.length+e.layers.length+e.roles.length>0,i=(l,u,d,p)=>c("fieldset",{class:"pills",children:[c("legend",{children:l}),u.map(([f,h])=>c("button",{type:"button","aria-pressed":d.includes(f),onClick:()=>p(n(d,f)),children:h},h))]});return c("details",{class:"filters",ref:r,onKeyDown:s,children:[c("summary",{children:a?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),i("Kinds",t.groups.map(({kind:l})=>[l,Cd[l]]),e.kinds,l=>K({kinds:l})),i("Layers",o.map(l=>[Number(l)-1,l]),e.layers,l=>K({layers:l})),i("Roles on this text",t.roles.map(l=>[l.name,l.name]),e.roles,l=>K({roles:l})),t.roles.filter(({does:l})=>l).map(({name:l,does:u})=>c("p",{class:"note",children:[l[0].toUpperCase()+l.slice(1),": ",u,"."]},l)),a&&c("button",{type:"button",onClick:()=>K({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Id="attention-lab-first-steps",Nd="called-out",Hg=12,zg=70,be=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],uo=-1;function Hd({root:t,plays:e,presents:o}){return o&&uo<0?null:c(Dg,{root:t,isOver:e||o})}function Dg({root:t,isOver:e}){let o=E(null),[n,r]=O(()=>uo<0?Fg()?0:be.length:uo);uo=e?be.length:n,P(()=>{e&&r(be.length)},[e]);let{part:s,title:a,words:i,touch:l}=be[uo]??{};if(C(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),P(()=>{let d=s&&t.current?.querySelector(s);if(d)return d.classList.add(Nd),n>0&&d.scrollIntoView({block:"nearest"}),qg(o.current,d.querySelector(".large-map")??d),()=>d.classList.remove(Nd)},[uo]),!s)return null;let u=()=>r(be.length);return c("aside",{class:"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&u(),children:[c("h2",{children:[a," ",c("span",{class:"note",children:[n+1," of ",be.length]})]}),c("p",{children:l&&matchMedia("(hover: none)").matches?l:i}),c("p",{class:"ways",children:[c("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<be.length?"Next":"Begin"}),n+1<be.length&&c("button",{type:"button",class:"plain quiet",onClick:u,children:"Skip"})]})]})}function qg(t,e){if(!t)return;let o=()=>{let[r,s]=[t.getBoundingClientRect(),e.getBoundingClientRect()];return r.left<s.right&&s.left<r.right&&r.top<s.bottom?s.bottom-r.top:0};for(let r of["","aside"])if(t.classList.toggle("aside",r==="aside"),!o())return;document.querySelector("[data-testid=stMain]")?.scrollBy({top:Math.min(o()+Hg,e.getBoundingClientRect().top-zg),behavior:"instant"})}function Fg(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(Id)===null;return localStorage.setItem(Id,"yes"),t}catch{return!1}}function zd(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=t.current;if(fi(l)&&i.key!=="Escape")return;let u=Ug(),d=u&&Wg(l),p=Bg(l,i)||s&&u,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=d||s||p,g=(p?h:d?f:{})[i.key]??(m&&!pi(i)?jg(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Ug(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return!t||t.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']")}function jg(t,e,o){if(t==="Escape")return o?()=>K({present:!1}):void 0;let n=t.toLowerCase();return n==="f"?()=>K({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}function Bg(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function pi(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var fi=t=>getComputedStyle(t).visibility==="hidden";function Wg(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Dd({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:l="chooses the row"}){let u=E(null),d=E(""),[p,f]=lt(),h=z(()=>f.width?ue(t,{...f,cell:64,letters:n},o):null,[t.rows,t.columns,f,n,o]);C(()=>{!h||!u.current||pe(ct(u.current,h.width,h.height,o),t,h,e,o)},[h,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>h&&qn(h,g,w);return c("div",{class:"large-map",ref:p,children:[c("canvas",{ref:u,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!i)return;let x=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));qt(g)&&!(x&&d.current===`${w.row} ${w.column}`)?s(w.row,w.column):a(w.row,w.column),d.current=`${w.row} ${w.column}`},onKeyDown:g=>h&&Kg(g,h,e,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",l,", Escape lets go."]})]})}function Kg(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(f,h)=>Math.max(0,Math.min(f,h-1)),u=(f,h)=>r(l(a+f,e.length),l(i+h,o.length)),d={ArrowLeft:()=>u(0,-1),ArrowRight:()=>u(0,1),ArrowUp:()=>u(-1,0),ArrowDown:()=>u(i<0?0:1,0),Home:()=>u(0,-o.length),End:()=>u(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!d[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),d[t.key]())}var Gg=.005,Fd={least:20,most:48};function Ud({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[a,i]=lt(),l=Math.max(t.rows.length,t.columns.length),u=Math.max(Fd.least,Math.min(Fd.most,Math.floor((i.height-30)/l))),[d,p]=[l*u,Math.max(60,Math.min(420,i.width*.36))],f=Sr(e);C(()=>{s.current&&i.width&&Mr(ct(s.current,p,d,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:p,pitch:u},o)},[t,i,o,f.join(),e.columns.join()]);let h=(M,_)=>t.weights[M*t.columns.length+_],m=(M,_)=>t.blocked?.[M*t.columns.length+_]?"blocked":h(M,_)>=Gg?ht(t)(h(M,_)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=M=>M.split(" \u2192 "),[x,b]=O(""),y=`row ${f[0]??0}`,k=new Set([...t.rows.map((M,_)=>`row ${_}`),...t.columns.map((M,_)=>`column ${_}`)]).has(x)?x:y,S=M=>({"data-place":M,tabIndex:M===k?0:-1});return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${u}px`},onKeyDown:Vg,onFocusIn:({target:M})=>M instanceof HTMLElement&&b(M.dataset.place??""),children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,_)=>c("li",{children:c("button",{type:"button",...S(`row ${_}`),class:(g<0?f.includes(_):h(_,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(_),onPointerMove:({pointerType:L})=>L!=="touch"&&n(_,-1),onFocus:({currentTarget:L})=>L.matches(":focus-visible")&&n(_,-1),onClick:L=>qt(L)&&!e.rows.includes(_)?n(_,-1):r(_),children:[c("span",{class:"number",children:g<0?"":m(_,g)}),c("span",{children:w(M).map((L,T)=>[T?" \u2192 ":"",c(I,{token:L,length:10,side:t.rowSpots[_][0].side},T)])})]})},_))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${d}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,_)=>{let L=f.length===1&&g<0?h(f[0],_):0,T=e.columns.includes(_)||L>=.02;return c("li",{children:c("button",{type:"button",...S(`column ${_}`),class:T?"lit":"",onPointerMove:({pointerType:W})=>W!=="touch"&&n(-1,_),onFocus:({currentTarget:W})=>W.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[c(I,{token:M,side:t.columnSpots[_][0].side}),c("span",{class:"number",children:f.length===1&&g<0?m(f[0],_):""})]})},_)})})]})]})}function Vg(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Rt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var hi=32,jd=8;function Bd({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=ht(t),i=Math.max(0,Math.floor(r/hi)-jd),l=Math.min(t.rows.length,i+3*jd+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((u,d)=>c("th",{scope:"col",children:c(I,{token:u,side:t.columnSpots[d][0].side})},d))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*hi}px`}}),t.rows.slice(i,l).map((u,d)=>{let p=i+d;return c("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:c(I,{token:u,length:30,side:t.rowSpots[p][0].side})})}),t.columns.map((f,h)=>{let m=p*t.columns.length+h;return c("td",{children:t.blocked?.[m]?c("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},p)}),l<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-l)*hi}px`}})]})]})})}var Wd={usual:14,presented:20};function Cr({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:l}){let u=z(()=>o.isOff?re(r):r,[o.isOff,r]),d=p=>a(p,-1);return t==="lines"?c(Ud,{map:o,lit:n,onPoint:s,theme:u,onPress:d}):t==="table"?c(Bd,{map:o,chosen:n.chosen,caption:o.caption,onPress:d}):c(Dd,{map:o,lit:n,onPoint:s,onPress:a,columns:i,does:l,theme:u,caption:o.caption,letters:e?Wd.presented:Wd.usual})}function Kd({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Tt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",ut(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(Yg,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(Gd,{share:e.others}),c("span",{class:"probability",children:R(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function Yg({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,l=r&&!i&&s!==t.neverForced,u=c(j,{children:[c(I,{token:s,class:"name",side:"target"}),c(Gd,{share:a,drawn:n}),c("span",{class:"probability",children:[R(a,1),n!==void 0&&c("i",{class:"drawn",children:R(n,1)})]}),c("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),d=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:d,"aria-disabled":!l,title:l?`Write ${F(s)} instead`:"",onClick:()=>l&&r(s),children:u}):c("div",{class:d,children:u})}function Gd({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Vd(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,l)=>l*r/o);for(let i=0,l=0;i<e;i+=1){let u=Math.floor(i*n/e)*r;for(let d=0;d<o;d+=1,l+=1){let p=u+a[d];t[l]>s[p]&&(s[p]=t[l])}}return s}var Jg=480,gi={short:24,long:60},Rr=8,Xg=5,mi={least:32,switched:48,most:104};function Zg({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:u,switches:d}){let[p,{width:f}]=lt(),h=e.map(g=>({frame:g,..._r(g,n,r)})),m=(d?h.map(Qg):h).filter(({places:g})=>g.length);return c("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:({pointerType:g})=>g!=="touch"&&i(null),children:[!m.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),f>0&&m.map(({frame:g,heads:w,places:x})=>c(tw,{example:t,frame:g,heads:w,places:x,open:o,theme:s,onPeek:i,onOpen:l,onTap:u,switches:d,label:d||f<Jg?gi.short:gi.long,width:f},g.group.kind))]})}var Jd=se(Zg);function Qg(t){let e=o=>o==="mean"||!Q.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function tw({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:u,onTap:d,switches:p}){let{group:f}=e,h=a===gi.short,m=Math.floor(Math.max(mi.least,Math.min(p?mi.switched:mi.most,(i-a-12)/o.length-Rr))),g=E(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),x={width:m,height:Math.round(m/w)},b=p?n.filter(p.isOff).map(Ne):[];C(()=>{g.current&&ew(g.current,t,e,o,n,x,s,b)},[t,e,n.map(Ne).join(),m,s,b.join()]);let y=[...new Set(n.map(({layer:S})=>S))],v=new Map(n.map(S=>[Ne(S),S])),k=n.find(S=>Pr(S,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:f.note,children:f.title}),!h&&c("p",{class:"note",children:f.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":f.title,ref:g,"data-kind":f.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${m}px)`},onKeyDown:nw,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(S=>c("span",{role:"columnheader",class:"column",children:p&&Q.includes(S)?"all":h||Q.includes(S)?S:`Head ${S}`},S))]}),y.map(S=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${S+1}`,children:[h?"L":"Layer ",S+1]}),o.map((M,_)=>{let L=_?null:c("canvas",{"data-layer":S,"aria-hidden":"true"}),T=v.get(Ne({layer:S,head:M}));if(!T)return c("span",{role:"gridcell",class:"cell",children:L},M);let W=f.roles[S][Number(M)-1]??"",A=Pr(T,r),$=b.includes(Ne(T));return c("span",{role:"gridcell",class:Q.includes(M)?"cell summary":"cell",children:[L,c("button",{type:"button",class:A?"thumb open":"thumb",tabIndex:T===k?0:-1,"aria-current":A?"true":void 0,"aria-label":`${Yd(f.title,T,W)}${$?", off":""}`,"data-place":Ne(T),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:H=>qt(H)?d(T):u(T),onPointerMove:({pointerType:H})=>H!=="touch"&&l(T),onFocus:({currentTarget:H})=>H.matches(":focus-visible")&&l(T),onBlur:()=>l(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),p&&c("button",{type:"button",role:"switch",class:"off-switch",tabIndex:T===k?0:-1,"aria-checked":!$,"aria-label":`${Yd(f.title,T,"")}, on`,title:$?"Switch it on again":"Switch it off",onClick:()=>p.onSwitch(T),children:$?"off":"on"}),W&&!p&&c("span",{class:"role",children:W})]},M)})]},S))]})})]})}var Ne=({layer:t,head:e})=>`${t} ${e}`,Pr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Yd(t,{layer:e,head:o},n){let r=Q.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function ew(t,e,o,n,r,{width:s,height:a},i,l){let[u,d]=[o.rows.length,o.columns.length],p=window.devicePixelRatio||1,f=[Math.min(u,Math.round(a*p)),Math.min(d,Math.round(s*p))];for(let h of t.querySelectorAll("canvas")){let m=ct(h,n.length*(s+Rr)-Rr,a,i),g=new Path2D;for(let{layer:w,head:x}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(x)*(s+Rr),y=Vd(bc(e,o,w,x),[u,d],f);m.cells(y,...f,[b,0,s,a]),o.blocked&&At(m,o.blocked,u,d,[b,0,s,a]),l.includes(Ne({layer:w,head:x}))&&(m.rect(b,0,s,a,{fill:i.ground,opacity:.75}),m.hatch(b,0,s,a)),g.roundRect(b,0,s,a,Xg)}ow(h,g)}}function ow(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function nw(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(u=>[...u.querySelectorAll(".thumb")]),r=n.findIndex(u=>u.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],l=u=>n[u]?.[Math.min(s,n[u].length-1)];Rt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function Xd(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);P(()=>{let n=o.map(r=>vt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var rw=1e3,sw=[.5,1,2,4],Zd=(t,e,o)=>Nn(t,e,o,rw);function Qd({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(Hn,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(zn,{speeds:sw,player:o})]})}function tu(t,e){if(!t||!e)return;let{activeElement:o}=t.getRootNode(),n=t.querySelector(".map-area h2");t.popover="manual",t.showPopover();let r=iw(t).filter(s=>!s.inert);for(let s of r)s.inert=!0;return n instanceof HTMLElement&&Object.assign(n,{tabIndex:-1}).focus({preventScroll:!0}),()=>{for(let s of r)s.inert=!1;t.popover=null,o instanceof HTMLElement&&o!==document.body?o.focus({preventScroll:!0}):n instanceof HTMLElement&&n.blur()}}function iw(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var eu=1e3;function ou({root:t,pointing:e,step:o}){let[n,r]=O(""),s=E(null),a=E({text:"",timer:0,free:0,opened:performance.now()});return P(()=>()=>clearTimeout(a.current.timer),[]),P(()=>{let i=t.current,l=g=>i.querySelector(g)?.textContent??"",u={pointing:e,step:o,readOut:l(".read-out"),outcome:l(".outcome")},d=s.current;s.current=u;let p=a.current,f=!e&&performance.now()<p.opened+eu;if(!d||f||cw(i))return;let h=aw(d,u);if(!h||(p.text=l(h),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+eu}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n||null})}function aw(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function cw(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function wi({title:t,note:e,side:o,chips:n,reveal:r,theme:s,onPoint:a,onPress:i}){let l=E(null);return C(()=>{let u=requestAnimationFrame(()=>l.current&&lw(l.current,r));return()=>cancelAnimationFrame(u)},[r,n.length]),c("section",{class:"strip",children:[c("h3",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",lang:ee(o),dir:Lt(n.map(({token:u})=>u)),ref:l,onPointerLeave:({pointerType:u})=>u!=="touch"&&a(-1),children:n.map((u,d)=>{let{token:p,weight:f,state:h,lit:m}=u,g=f===null?-1:Math.round(Math.min(1,f)*255),w=g<0?{}:{backgroundColor:s.scale[g],color:s.ink[g]};return c("span",{class:`item ${h} ${m?"lit":""}`,onPointerMove:({pointerType:x})=>x!=="touch"&&a(d),onClick:x=>i&&(m||!qt(x))?i(d):a(d),children:[c("span",{class:"chip",style:w,children:h==="later"?"":c(I,{token:p})}),c("span",{class:"share",children:Er(u,n)})]},d)})})]})}function lw(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function nu({example:t,open:e,step:o,pointed:n,theme:r,grows:s,onPoint:a,go:i}){let l=z(()=>$r(t,e,o,n,s),[t,e.layer,e.head,o,n,s]),u=Q.includes(e.head)?e.head:`head ${e.head}`,d=f=>h=>a(h<0?yr:pd(t,f,h)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(j,{children:[c(wi,{title:t.encoderOnly?"Tokens":"Source",note:l.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${u}`,side:"source",chips:l.source,reveal:l.strongest,theme:r,onPoint:d("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&c(wi,{title:"Target so far",note:l.asked?`how much each looks at \u201C${F(l.asked)}\u201D, as it is written`:`lit by ${p[1]}`,side:"target",chips:l.target,reveal:o+1,theme:r,onPoint:d("target"),onPress:f=>i(Math.max(0,f-1))})]})}function ru({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var dw=10;function su({map:t,onPoint:e}){let[o,n]=O(!1),r=z(()=>o?ru(t,dw):[],[t,o]),s=()=>e(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerMove:({pointerType:u})=>u!=="touch"&&e(a,i),children:[c(I,{token:t.rows[a],length:30,side:t.rowSpots[a][0].side})," ",c("span",{children:"looks at"})," ",c(I,{token:t.columns[i],length:30,side:t.columnSpots[i][0].side})," ",c("b",{children:R(l)})]})},`${a} ${i}`))})]})}var uw=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],au={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},pw=7,fw=({layer:t,head:e})=>Q.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function cu({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=Ie(o.tags,t,e);return c("div",{class:"edit-bar controls",children:[c("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(vr(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",fw(t),c("span",{class:"keys",children:" (O)"})]}),c(_t,{label:"A click",isNamed:!0,options:uw,value:n,onChoose:r}),c("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),c("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function lu({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return c("section",{class:"source-tokens",children:[c("h3",{children:["Hide a token ",c("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",c("span",{class:"keys",children:" (H)"})]})]}),c("div",{class:"tokens-line",lang:ee("source"),dir:Lt(t.source),children:t.source.map((n,r)=>{let s=kr(o,r),a=e.tags.includes(s);return c("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(co(e.tags,s)),children:c(I,{token:n})},r)})})]})}function du({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(u=>u?.steps.map(({writes:d})=>d)??[]),[i,l]=o?gd(s,a):[[],[]];return c("section",{class:e.waits?"written waits":"written",children:[c(iu,{name:"As trained",tokens:s,marks:i}),o&&c(iu,{name:"Changed",tokens:a,marks:l,note:r===null?"":r?"right":"not right"}),c("p",{class:"outcome note",children:hw(e,n)})]})}function hw({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=Go?`${o} These are ${Go} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function iu({name:t,tokens:e,marks:o,note:n=""}){return c("div",{class:"written-line",children:[c("h3",{children:t}),c("div",{class:"tokens-line",lang:ee("target"),dir:Lt(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return c(a,{class:"written-token",children:c(I,{token:r})},s)})}),n&&c("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function uu({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?c("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>c("li",{children:[o.get(r)??c("span",{class:"note",children:[r," \u2026"]}),c("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function pu({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=O("after"),i=(u,d,{map:p,lit:f})=>c("section",{class:`pane ${u}`,"aria-label":d,children:[c("h3",{children:d}),c(Cr,{...n,map:p,lit:f,columns:!0,onPoint:(h,m)=>r(p,h,m)}),c(Lr,{map:p,lit:f})]}),l=t.map.rows.some(u=>u.length>=pw);return c("div",{class:`panes ${e?`two ${s}`:""} ${l?"cornered":""}`,style:{"--rows":t.map.rows.length},children:[e&&c("div",{class:"sides-of",children:c(_t,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&c("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function fu({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:f})=>f)},[n,r]=O(null),s=E([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,l=f=>{let h={turn:Math.max(n?.turn??0,o.turn)+1,tags:f};r(h),e?.("edit",h)},u=f=>{f.length>Go||f.join()===i.join()||(s.current.push(i),l(f))},d=()=>l(s.current.pop()??i.slice(0,-1)),p=new Map((t?.edits??[]).map(f=>[f.tag,f.words]));return{tags:i,words:p,waits:a,change:u,undo:s.current.length||i.length?d:null}}function hu({groups:t,whatIf:e},o,n,r){let s=E(o);s.current=o;let a=({kind:i})=>t.find(l=>l.kind===i)?.heads??1;return z(()=>e&&r&&{isOff:i=>Ie(s.current.tags,i,a(i)),onSwitch:i=>{n(i),s.current.change(vr(s.current.tags,i,a(i)))}},[t,e,o.tags.join()])}function mu(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,l=document.activeElement?.matches("body, main")??!0;!r||!a||fi(a)||pi(n)||!(i||l)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function gu({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,a]=O(yr),i=Qt(q=>a(ft=>ud(ft,q)?ft:q),[]),[l,u]=O(null),d={words:e.tokens==="words",muted:e.mute},p=z(()=>t.groups.map(q=>Wt(t,q,d)),[t,d.words,d.muted]),f=l&&mw(t,l)?l:e,h=p.find(({group:q})=>q.kind===f.kind)??p[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",g=z(()=>m?yc(t,f):Ge(t,h,f,d.muted),[t,h,f.layer,f.head,m]),w=fu(t,n),[x,b]=O("hide"),y=z(()=>md(t,f,d.muted),[t,f.kind,f.layer,f.head,d.muted]),v=Math.max(0,t.steps.length-1),k=q=>K({step:Math.max(0,Math.min(q,v))}),S=Zd(e.step,v,k),M=s.looks?.side==="target"?s.looks.place:e.step;zd(r,{go:k,step:e.step,last:v,player:S,presenting:e.present}),_a(r),C(()=>tu(r.current,e.present),[e.present]);let _=ii(t,g,e.step),L=(S.playing||t.layout==="decoding")&&!t.encoderOnly,T={...xr(g,s),step:t.whatIf?[]:M===e.step?_:ii(t,g,M),chosen:m||t.whatIf?[]:e.rows,done:L&&_.length?_[0]+1:1/0};C(()=>bw(r.current,p,s),[p,s]);let W=Qt((q,ft)=>i(si(g,q,ft)),[g]),A=q=>{let[{side:ft,place:xe}]=g.rowSpots[q];if(t.layout!=="heads")return ft==="target"||t.encoderOnly?k(xe):void 0;let en=e.rows.includes(q)?e.rows.filter(Np=>Np!==q):[...e.rows,q].slice(-Ls);return K({rows:en})},$=Qt(q=>{u(null),K({...q,rows:[]})},[]),H=E(l);H.current=l;let V=Qt(q=>{!ww(r.current)||H.current&&Pr(H.current,q)?$(q):u(q)},[]),X=hu(t,w,$,n),it=(q,ft,xe)=>{if(xe<0||g.blocked?.[ft*g.columns.length+xe])return;let[{place:en}]=g.columnSpots[xe];w.change(q==="token"?co(w.tags,kr(f.kind,en)):hd(w.tags,f,q,ft,en))},[Yt,ye]=[T.rows[0]??-1,T.columns[0]??-1];mu(r,X?{o:()=>X.onSwitch(f),h:q=>q?.dataset.tag?w.change(co(w.tags,q.dataset.tag)):it("token",Yt,ye),s:()=>Yt>=0&&it("only",Yt,ye)}:{}),C(()=>u(null),[e.kind,e.layer,e.head]);let Ut=z(()=>p.filter(({group:q})=>!e.kinds.length||e.kinds.includes(q.kind)),[p,String(e.kinds)]),D=z(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[tt,J]=[z(()=>e.layers,[String(e.layers)]),z(()=>e.roles,[String(e.roles)])],Mt=q=>q&&{picture:q,theme:o};return Xd({map:()=>Mt(ai({map:g,lit:T,view:e.view},o)),compared:T.chosen.length>0&&(()=>Mt(wd({map:g,rows:T.chosen},o))),heads:()=>Mt(bd({example:t,frames:Ut,open:e,layers:tt,roles:J},o)),player:()=>Mt(kd({example:t,open:f,step:M,pointed:s},o)),"changed-map":y!==null&&(()=>{let q=y.isOff?re(o):o;return{picture:ai({map:y,lit:Io,view:e.view},q),theme:q}})}),c(Se.Provider,{value:t.languages??{},children:c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(Rd,{example:t,selection:e}),n&&t.layout==="start"&&c(Hd,{root:r,plays:S.playing,presents:e.present}),t.layout!=="decoding"&&c("div",{class:"overview-area",children:c(Jd,{example:t,frames:Ut,open:D,layers:tt,roles:J,theme:o,besides:t.layout==="heads",onPeek:u,onOpen:$,onTap:V,switches:X})}),c("div",{class:"map-place",children:c("section",{class:"map-area",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>K({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:l?"peeked":"",children:g.title}),c(Pd,{example:t,selection:e})]}),X&&c(cu,{open:e,heads:h.group.heads,editing:w,mode:x,onMode:b}),X&&c(lu,{example:t,editing:w}),t.whatIf&&c(du,{example:t,editing:w}),X&&c(uu,{editing:w}),t.whatIf?c(pu,{before:{map:g,lit:T},after:y&&{map:y,lit:{...Io,...xr(y,s)}},waits:w.waits,shared:{view:e.view,presented:e.present,theme:o,does:au[x],onPress:(q,ft)=>X&&it(x,q,ft)},onPoint:(q,ft,xe)=>i(si(q,ft,xe))}):c(j,{children:[c(Cr,{map:g,lit:T,theme:o,view:e.view,presented:e.present,onPoint:W,onPress:A}),c(Lr,{map:g,lit:T})]}),g.rounded&&c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",d.muted&&!m&&", before muting scales rows up","; captions, exported numbers and the page Inside a head are exact."]}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),(y??g).blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask",y&&", or taken away"]})]}),c("div",{class:"foot",children:[n&&!Q.includes(f.head)&&!m&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:T.chosen.at(-1)??_[0]??1}),children:"Work its numbers out, inside this head"}),c(su,{map:g,onPoint:W})]}),T.chosen.length>0&&!l&&c($d,{map:g,rows:T.chosen,colours:o.lines,agrees:f.head!=="max",onDrop:A})]})}),!t.whatIf&&t.layout!=="heads"&&c("section",{class:"step-area",children:[t.steps.length>0&&c(Qd,{step:e.step,last:v,player:S,go:k}),t.steps[M]&&c(Ed,{example:t,step:M,open:f}),c(nu,{example:t,open:f,step:M,pointed:s,theme:o,grows:L,onPoint:i,go:k}),t.steps[M]&&c(Kd,{example:t,step:t.steps[M],onForce:n&&t.forceable?q=>(S.pause(),n("forced",{step:M,token:q})):void 0}),M===v&&t.reason&&c("p",{class:"stop",children:t.reason})]}),c(ou,{root:r,pointing:T.rows.length+T.columns.length>0,step:M}),t.cards&&c(_d,{card:gw(t,f),heading:t.cards.heading,note:t.cards.note})]})})}function mw({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Kt(r).includes(n)}function gw({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function ww(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function bw(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=xr(n,o),i=([f=-1],h)=>f<0?["-10","0"]:[String(f/h),String(1/h)],[[l,u],[d,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,h]of Object.entries({top:l,high:u,left:d,wide:p}))r.style.setProperty(`--${f}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Ir=`/* Quiet buttons; one of them switches keys of one letter. */

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
`;var wu=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var bu=`/* All heads */

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
`;var Nr=`/* The open head */

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
`;var yu=`/* Steps */

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
`;var xu=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

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
`;var vu=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var ku=`/* Decoding: the steps first */

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
`;var _u=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var $w=1e3,Tw=[It,Ir,or,wu,Qe,bu,Nr,yu,xu,vu,ku,_u].join(`
`),Su=new WeakMap;function bi({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Tw),r=Su.get(n),s=r?.bytes===t?r.example:sd(t);return Su.set(n,{bytes:t,example:s}),Z(c(Lw,{example:s,theme:Pt(n),send:o}),n),Fo(e,o),()=>{Z(null,n),n.remove()}}function Lw({example:t,theme:e,send:o}){let[n,r]=O(Nt);P(()=>{let l=()=>r(Nt());return l(),Ye(l)},[]);let s=E({turn:0}),a=t.whatIf?.turn??0,i=z(()=>o&&((l,u)=>{l==="edit"&&(s.current=u),o(l,u)}),[o]);return P(()=>{if(!t.whatIf||!o)return;let l=setInterval(()=>s.current.turn>a&&no()&&o("edit",s.current),$w);return()=>clearInterval(l)},[a,o]),c(gu,{example:t,theme:e,send:i,selection:kc(n,t)})}var Mu=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Ou(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Mu(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Mu(o.blocked)}return e}var Hr={usual:14,small:12},yi=200,xi=90,po=5,vi={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function zr(t,e,o,n,r){for(let{left:s,top:a,width:i,height:l}of o.frames)t.rect(s,a,i,l,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Aw(t,s,r);for(let s of o.boxes)Cw(t,s,n,r);if(o.boxes[0].width>=xi)for(let s of o.tokens)Pw(t,e,s,r)}function Aw(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,u,d,p]of s)[a,i]=u==="M"?[Number(d),Number(p)]:u==="H"?[Number(d),i]:[a,Number(d)];let l=n==="H"?`M${a} ${i}L${a-po} ${i-po}V${i+po}Z`:`M${a} ${Number(r)}L${a-po} ${i+po}H${a+po}Z`;t.path(l,{fill:o.quiet})}function Cw(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},l){let u=l.lines[vi[e.role]],d=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:l.ground,radius:6}),t.rect(o,n,r,s,{fill:u,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:d?l.text:u,width:d?3:1.2,radius:6});let f=Rw(e.value,o,n,r,s);if(f&&ki(t,e.value,f),r<xi)return;let h=r<yi?Hr.small:Hr.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:l.text},g=(f?f[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(N(w,U(m,l))<=g||s<2.6*h)t.text(w,o+8,n+s/2,m);else{let x=kn(w,g,m,l);x.draw(t,o+8,n+(s-x.height)/2)}}function Rw(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),l=Math.min(a*i,n*(n<xi?.8:n<yi?.3:.42));return[e+n-s-l,o+s,l,a]}function ki(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&At(t,s,o,n,a)}function Pw(t,e,{text:o,left:n,top:r,width:s,height:a},i){let l={size:s<yi?Hr.small:Hr.usual,code:!0,fill:i.text},u=e[o].map(m=>F(m)),d=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(d?"":" "),f=m=>N(p(u.slice(0,m))+(m<u.length?"\u2026":""),U(l,i))<=s,h=u.length;for(;h>1&&!f(h);)h-=1;t.text(p(u.slice(0,h))+(h<u.length?"\u2026":""),n+s/2,r+a/2,{...l,align:"center"})}var Iw={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function fo(t,{layer:e,width:o,height:n},r=Iw){let{heights:s,gap:a,tokens:i,frame:l,least:u,most:d,widths:p}=r,f=t.boxes.filter(k=>k.layer===null||k.layer===e),h=["encoder","decoder"].filter(k=>f.some(S=>S.side===k)),m=h.map(k=>f.filter(S=>S.side===k)),g=Math.max(...m.map(k=>2*(i+a)+2*l+k.reduce((S,M)=>S+s[M.role]+a,0))),w=Math.max(u,Math.min(d,n/g)),x=Math.min(p.gap,o*.1),b=Math.floor(Math.min(p.most,(o-p.edge-h.length*p.side-(h.length-1)*x)/h.length)),y=Math.ceil(g*w),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:h.length*(b+p.side)+(h.length-1)*x+p.edge,height:y,unit:w,measures:r};return m.forEach((k,S)=>Nw(v,k,{left:p.side+S*(b+p.side+x),width:b,isLast:S===m.length-1})),zw(v),v}function Nw(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:l,frame:u,widths:d}}=t,p=o+n/2,f=t.height,h=g=>f-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:h(l),width:n,height:l*s});let m=null;if(e.forEach((g,w)=>{let x=e[w-1],b=f;x&&x.layer===null!=(g.layer===null)&&h(u);let y=(h(i),h(a[g.role])),v=a[g.role]*s;t.arrows.push(`M${p} ${b}V${y+v}`),t.boxes.push({box:g,left:o,top:y,width:n,height:v}),g.layer!==null&&(m={top:y,bottom:m?.bottom??y+v})}),m){let{top:g,bottom:w}=m,x=d.side*.77;t.frames.push({left:o-x,top:g-u*s*.8,width:n+d.side,height:w-g+1.6*u*s})}r&&(t.arrows.push(`M${p} ${f}V${h(i),f}`),t.tokens.push({text:"written",left:o,top:h(l),width:n,height:l*s}));for(let g of Hw(t,e))t.lines.push(g)}function Hw(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],l=i.top+i.height+t.measures.gap*t.unit*.5,u=o[a].top+o[a].height/2,d=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${l}H${d}V${u}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function zw(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Dw={width:760,height:860};function Eu(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=fo(t,{layer:n,...Dw}),s={width:r.width,height:r.height,draw:(a,i,l)=>zr(Fe(a,i,l),t,r,{open:"",here:[]},o)};return G([wt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var _i={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},qw={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function ho({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function He(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?_i[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var Yo=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function $u(t,{page:e,layer:o,layers:n}){let r=He(t,o).page,s=t&&t.layer!==null&&Jo(e),a=t?ho({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return Yo(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${qw[r]}\u201D`:"it"}`}function Dr(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var Jo=t=>["heads","inside_a_head","alignment"].includes(t);var Si=13,Tu={least:6,most:22},Lu=380;function Fw({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,a)=>`${te(s)} \u2192 ${a in o?te(o[a]):""}`):e}function Au(t,e,o,n){let{value:r}=e,s=Fw(t,e),a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=ue(h,{width:o,height:Lu,cell:40,letters:Si},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,x,b)=>pe(w,h,{...m,left:m.left+x,top:m.top+b},g,n)}}let l={size:Si,code:!0,fill:n.quiet},u=i?s.map(h=>F(h,10)):[],d=u.length?Math.ceil(Math.max(...u.map(h=>N(h,U(l,n)))))+8:0,p=Math.max(Tu.least,Math.min(Tu.most,Lu/r.rows)),f=Math.round(r.rows*p);return{width:o,height:f,draw(h,m,g){for(let w of Ae(u.length,p,Si,[]))h.text(u[w],m+d-6,g+(w+.5)*p,{...l,align:"right"});ki(h,r,[m+d,g,o-d,f])}}}var Uw={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function Cu({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:a}]=lt();C(()=>{if(!r.current||!a)return;let p=Au(t,e,a,o);p.draw(ct(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[l,u]=i.shape.slice(-2),d=Uw[e.role];return c("section",{class:"open-box","aria-live":"polite",children:[c("h2",{children:ho(e)}),c("p",{children:[e.said," ",i.said]}),d&&n&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",He(e,e.layer??0)),children:d}),c("div",{class:"value",ref:s,children:c("canvas",{ref:r,role:"img","aria-label":`${ho(e)}: ${at(l)} \xD7 ${at(u)} numbers`})}),c("p",{class:"note",children:[at(l)," \xD7 ",at(u),": ",jw(e),", ",Bw(e),"."," ",i.rows<l||i.columns<u?"Of each block of neighbours the strongest is drawn. ":"",c("span",{class:"scale",children:[i.ends[0]," ",c("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var jw=({role:t})=>t==="attention"?"row = looks":"row = token";function Bw({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Ru({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=lt(),[i,l]=O(""),[u,d]=O(""),p=z(()=>a.width?fo(t,{layer:r,...a}):null,[t,r,a]),f=g=>p?.boxes.find(w=>w.box.name===Ww(g,r))?.box,h=p?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=f(i)??f(u)??h;return c("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[c("div",{class:"figure-side",children:[t.layers>1&&c(_t,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>K({layer:Number(g)})}),c("div",{class:"figure",ref:s,children:p&&c(Kw,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:l,onKeep:d})})]}),m&&c(Cu,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Ww=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Kw({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=E(null);C(()=>{a.current&&zr(ct(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return c("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[c("canvas",{ref:a,"aria-hidden":"true"}),c("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:l,left:u,top:d,width:p,height:f})=>c("li",{children:c("button",{type:"button","aria-label":ho(l),"aria-pressed":l.name===n,style:{left:`${u}px`,top:`${d}px`,width:`${p}px`,height:`${f}px`},onPointerMove:({pointerType:h})=>h!=="touch"&&r(l.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(l.name),onClick:()=>s(l.name)})},l.name))})]})}var Pu=`/* The whole model: the figure, and beside it what is open. */

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
`;var Vw=[It,Qe,Nr,Pu].join(`
`);function Iu({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Vw);return Z(c(Yw,{model:Ou(t),theme:Pt(n),send:o}),n),()=>{Z(null,n),n.remove()}}function Yw({model:t,theme:e,send:o}){let[n,r]=O(Nt);return P(()=>{let s=()=>r(Nt());return s(),Ye(s)},[]),P(()=>vt("whole-model",()=>({picture:Eu(t,Nt().layer,e),theme:e})),[t,e]),c(Ru,{model:t,selection:n,theme:e,send:o})}function Nu({code:t,link:e,state:o,address:n,heading:r,picture:s,begin:a,onBegin:i,commands:l,names:u,onLead:d,onCopy:p,onResults:f,onEnd:h,said:m}){let[g,w]=O(!1),x=u.filter(({is_hidden:v})=>!v),b=u.length-x.length,y=o&&new Date(o.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("section",{class:"panel","aria-label":"Class",children:[c("img",{src:s,alt:`QR code of ${n}`,width:"220",height:"220"}),c("div",{class:"about",children:[c("h2",{ref:r,tabIndex:-1,children:["Class",o?.title?`: ${o.title}`:""]}),c("p",{class:"way",children:n.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),c("p",{class:"code","aria-label":`Code ${[...t].join(" ")}`,children:io(t)}),l.length>0&&c("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",c("code",{children:l[0]})," and open ",c("code",{children:l[1]}),", then start the class there."]}),c("p",{role:"status",class:e!=="lost"&&o?.lecture&&!o.problem?"here":"",children:e==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":o?o.problem||(o.lecture?`${o.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),x.length>0&&c("ul",{class:"names","aria-label":"Nicknames",children:x.map(({number:v,name:k})=>c("li",{children:[c("bdi",{children:k}),c("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide the name",onClick:()=>d({hide:v,hidden:!0}),children:"Hide"}),c("button",{type:"button","aria-label":`Remove ${k}`,title:"Remove from the class, with all answers",onClick:()=>d({remove:v}),children:"Remove"})]},v))}),b>0&&c("button",{type:"button",class:"plain",onClick:()=>u.forEach(({number:v,is_hidden:k})=>k&&d({hide:v,hidden:!1})),children:["Show ",b," hidden ",b===1?"name":"names"]}),o&&c(Xw,{state:o,onLead:d}),c("div",{class:"ways",children:[a&&c("a",{class:"go",href:a,onClick:i,children:o?.scene?`Go on with scene ${o.scene}`:`Begin: ${o?.title}`}),c("button",{type:"button",onClick:p,children:"Copy the lecturer\u2019s link"}),c("button",{type:"button",disabled:!o?.lecture,onClick:f,children:"Results as CSV"}),g?c(j,{children:[c("button",{type:"button",class:"end",onClick:h,children:"End it and delete all answers"}),c("button",{type:"button",onClick:()=>w(!1),children:"Keep it"})]}):c("button",{type:"button",onClick:()=>w(!0),children:"End the class"})]}),m&&c("p",{role:"status",children:m}),y&&c("p",{class:"note",children:["Nicknames and answers are kept on this server until ",y,", or until you end the class. The results hold no names."]})]})]})}var Jw={60:"minute",300:"5 minutes",900:"15 minutes",86400:"day"};function Xw({state:t,onLead:e}){let[o,n]=O("60");return c("details",{class:"door",children:[c("summary",{children:["Who takes part: ",t.people," of ",t.seats," seats, the door is ",t.open?"open":"closed"]}),c("div",{children:[c("button",{type:"button",onClick:()=>e({open:!t.open}),children:t.open?"Close the door":"Open the door"}),c("label",{children:["Seats ",c("input",{type:"number",min:"1",max:"500",value:t.seats,onChange:({currentTarget:r})=>e({seats:Math.round(r.valueAsNumber)})})]}),c("span",{children:[c("label",{children:["Who came within the last ",c("select",{value:o,onChange:({currentTarget:r})=>n(r.value),children:Object.entries(Jw).map(([r,s])=>c("option",{value:r,children:s},r))})]}),c("button",{type:"button",onClick:()=>e({remove_since:Number(o)}),children:"Remove, with their answers"})]})]})]})}var Hu=`.panel {
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
`;var zu=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;async function qr(t){try{if(navigator.clipboard)return await navigator.clipboard.writeText(t),!0}catch{}let e=document.activeElement,o=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});o.style.cssText="position: fixed; opacity: 0",document.body.append(o),o.select();let n=document.execCommand("copy");return o.remove(),e instanceof HTMLElement&&e.focus({preventScroll:!0}),n}var Ei="attention-lab-lead",t0=2e3,gt=Fu(),Ft=null,$t={link:"connecting",state:null,own:null,why:""},Oi=new Set,Ct={show:[]},Mi=!1,$i=()=>{for(let t of Oi)t()},Fr=t=>String(new URL(`class/${t}`,document.baseURI));function mo(t){t?.code===gt?.code&&t?.secret===gt?.secret&&(Ft||!t)||(gt=t,Ft?.leave(),Ft=null,$t={link:"connecting",state:null,own:null,why:""},Ct={show:[]},me(Ei,gt&&JSON.stringify(gt)),Ti(),$i())}function Ti(){!gt||Ft||(Ft=lr(document.baseURI,gt.code,"",t=>{if($t=t,t.link==="gone"||t.state?.over)return mo(null);$i(),t.link==="live"&&Xo()}))}function Li(t){let[e,o]=t.split(".");gt&&(Ti(),!($t.state?.lecture&&$t.state.lecture!==e)&&(Ct.scene=o,Du=e,Xo()))}var Du="";function qu(t){gt&&(Ct.show.push(t),Xo())}async function Xo(){if(!gt||!Ft||Mi||$t.link!=="live"||!$t.state?.lecture)return;Ct.scene!==void 0&&(Du!==$t.state.lecture||Ct.scene===$t.state.tag)&&delete Ct.scene;let{scene:t,show:[e]}=Ct;if(t===void 0&&e===void 0)return;Mi=!0;let o=Ft,{reply:n}=await so(o.at("lead"),{secret:gt.secret,scene:t,show:e}),r=n?.ok?await n.json().catch(()=>null):null;if(Mi=!1,o===Ft){if(!n||n.status>=500)return void setTimeout(Xo,t0);Ct.scene===t&&delete Ct.scene,Ct.show=Ct.show.filter(s=>s!==e),r&&r.version>=($t.state?.version??0)&&($t={...$t,state:r},$i())}Xo()}var Zo=(t,e)=>gt&&Ft?so(Ft.at(t),{secret:gt.secret,...e}):Promise.resolve({reply:null,why:"There is no class now."});function ze(){let[,t]=O(0);return P(()=>{let e=()=>t(o=>o+1);return Oi.add(e),Ti(),e(),()=>{Oi.delete(e)}},[]),gt&&{lead:gt,told:$t}}function Fu(){try{let t=JSON.parse(Dt(Ei)??"null");return t&&typeof t.code=="string"&&typeof t.secret=="string"?{code:t.code,secret:t.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:t})=>{t===Ei&&mo(Fu())});var e0=1e4,o0=/^(localhost|127\..*|\[::1\])$/,Uu="",Ai="";function n0({data:t,parentElement:e}){let{started:o}=t;o&&o.code!==Uu&&(Uu=Ai=o.code,mo(o));let n=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return n&&(mo({code:n[1],secret:n[2]}),history.replaceState(history.state,"",location.pathname+location.search)),rt(e,Hu,()=>c(s0,{data:t,box:ju(e)}))}function r0({data:t,parentElement:e}){return rt(e,zu,()=>c(a0,{asked:t.asked,box:ju(e)}))}function ju(t){let e=t instanceof ShadowRoot?t.host:t;return e.closest("[data-testid=stElementContainer]")??e}function Bu(t,e){P(()=>{t.style.display=e?"":"none"},[t,e])}function s0({data:t,box:e}){let o=ze(),[n,r]=O([]),[s,a]=O(""),i=E(null);Bu(e,!!o||!!s);let l=o?.lead.code;P(()=>{!l||l!==Ai||(Ai="",e.style.scrollMarginTop="5rem",e.scrollIntoView(),i.current?.focus({preventScroll:!0}))},[l]);let u=o?.told.state?.version??0;if(P(()=>{!o||!u||Zo("names").then(async({reply:w})=>w?.ok&&r(await w.json()))},[o?.lead.code,u]),!o)return s?c("p",{role:"status",children:s}):null;let{lead:{code:d,secret:p},told:{link:f,state:h}}=o,m=Fr(d),g=(h&&t.links[h.lecture])??[];return c(Nu,{code:d,link:f,state:h,address:m,heading:i,names:n,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(m)}`,document.baseURI)),begin:g[Math.max(h?.scene??0,1)-1]??"",commands:o0.test(location.hostname)?t.commands:[],onBegin:w=>{let x=document.querySelector(`.st-key-begin-${h?.lecture} a`);h?.scene||!(x instanceof HTMLElement)||(w.preventDefault(),x.click())},onLead:async w=>a((await Zo("lead",w)).why),onCopy:async()=>{let w=String(new URL(`lecture#lead=${d}.${p}`,document.baseURI)),x=await qr(w);a(x?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:w,why:x}=await Zo("results");w?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await w.blob()),download:`class-${d}.csv`}).click(),a(x)},onEnd:async()=>{let{reply:w,why:x}=await Zo("end");w?.ok&&mo(null),a(w?.ok?"The class has ended; its answers are deleted.":x)}})}function i0(t){let[e,o]=O(t),n=E(0);return P(()=>{let r=window.setTimeout(()=>{n.current=Date.now(),o(t)},Math.max(0,n.current+e0-Date.now()));return()=>clearTimeout(r)},[t]),e}function a0({asked:t,box:e}){let o=ze();Bu(e,!!o);let n=o?.told,r=n?.state,s=r?n?.link==="lost"?"The server can\u2019t be reached.":t?`${r.answered[t]??0} of ${r.people} answered${t in r.shown?"; it is shown":""}`:`${r.people} here`:"",a=i0(s);return o?c("p",{class:"answered",children:[c("b",{children:io(o.lead.code)})," ",s,c("span",{class:"unseen",role:"status",children:a})]}):null}var Wu=`.course p {
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
`;function l0({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;return rt(e,Wu,()=>c(d0,{...t,box:n}))}function d0({id:t,scenes:e,numbered:o,end:n,box:r}){let s=Ce(),a=Ws()[t],i=ze()?.told.state,l=i?.lecture===t,u=n||!l&&(a||e.some(({asked:g})=>g in s));C(()=>{r instanceof HTMLElement&&(r.style.display=u?"":"none")},[r,u]);let d=1+e.findIndex(({tag:g})=>g===(o[Number(a)-1]??String(a))),p=e.flatMap(({asked:g,title:w,link:x},b)=>g?[{id:g,title:w,link:x,number:b+1,given:s[g]}]:[]),f=p.filter(({given:g})=>g&&g.answer!==null),h=nr(f.flatMap(({given:g})=>g?.gain??[])),m=p.filter(({given:g})=>!g||g.answer===null||(g.gain??1)<=0);if(n&&!p.length)return c("p",{children:"That was the last scene."});if(!u||!n&&!d&&!p.some(({given:g})=>g))return null;if(l){let g=p.filter(({id:w})=>w in i.shown).length;return c("p",{children:["The class was shown ",g," of ",p.length," answers. What it predicted is in the results below, until you end the class."]})}return c("div",{class:"course",children:[!n&&d>1&&d<e.length&&c("p",{children:c("a",{href:e[d-1].link,children:["Go on with scene ",d,": ",e[d-1].title]})}),p.length>0&&c("p",{children:f.length?`You predicted ${f.length} of ${p.length} ${p.length===1?"answer":"answers"}. ${h}`:`It asks ${p.length===1?"one question":`${p.length} questions`}; you have predicted none yet.`}),m.length>0&&c("details",{open:n,children:[c("summary",{children:["Missed or not predicted: ",m.length]}),c("ul",{children:m.map(({id:g,title:w,link:x,number:b,given:y})=>c("li",{children:[c("a",{href:x,children:[b," ",w]}),": ",y?y.answer===null?"only shown":y.word:"not opened"]},g))})]})]})}var u0=[137,80,78,71,13,10,26,10],Ku=33,p0={Title:"figure",Description:"caption",Software:"program"},f0={"&":"&amp;","<":"&lt;",">":"&gt;"},h0=new TextEncoder;function Gu(t,e){if(!u0.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(p0).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>m0(a,i)),r=[t.subarray(0,Ku),...n,t.subarray(Ku)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function m0(t,e){let o=h0.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,g0(o)),n}function g0(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Vu(t,e){let o=t.indexOf(">")+1,n=i=>So(i).replace(/[&<>]/g,l=>f0[l]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var w0="http://www.w3.org/2000/svg",Yu="http://www.w3.org/1999/xlink",b0=2,y0=16e6,x0=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Ju(t){let e=v0(t);return{svg:Ri(e),png:await S0(e)}}var Ri=t=>new XMLSerializer().serializeToString(t);function Pi(t,e){let o=document.createElementNS(w0,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function v0(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Pi("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Pi("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(x0))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))k0(i,a);for(let i of s.querySelectorAll("image"))_0(i);return s}function k0(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=xs(So(r.data)))}function _0(t){let e=t.getAttributeNS(Yu,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Yu,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function S0(t){let[e,o]=["width","height"].map(l=>Number(t.getAttribute(l))),n=Math.min(b0,Math.sqrt(y0/(e*o))),r=t.cloneNode(!0),s=Pi("style",{});s.textContent=await M0(Ri(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ri(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Ci=new Map;async function M0(t){let e=[];for(let o of O0()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Ci.has(a)||Ci.set(a,fetch(a).then(l=>l.blob()).then(E0).catch(()=>null));let i=await Ci.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function O0(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function E0(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Xu=5e3,$0=6e4;async function Zu(t,e){let{svg:o,png:n}=await T0(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Vu(o,e),png:Gu(r,e)}}async function T0(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Xu;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=ka(t);if(s)return Da(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Ju(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?$0:Xu}throw new Error("It is not drawn.")}function tp({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:u})=>!(u in n));P(()=>{s.length&&L0(s).then(u=>{r(d=>({...d,...u})),o(u)})},[s.map(({key:u})=>u).join()]);let a=t.find(({key:u})=>u===e);if(!a)return null;let i=n[e],l=()=>r(({[e]:u,...d})=>d);return c("div",{class:"export",children:[c("div",{class:"formats",children:[c(Qu,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),c(Qu,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?c(A0,{png:i.png,caption:a.about.caption??""}):i===null?c("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",c("button",{type:"button",onClick:l,children:"Take it again"})]}):c("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function L0(t){let e={};for(let{key:o,about:n}of t)e[o]=await Zu(o,n).catch(()=>null);return e}function Qu({name:t,mime:e,content:o,title:n,children:r}){return c("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function A0({png:t,caption:e}){let o=z(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);P(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return c("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var ep=`.lab {
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
`;var R0="button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])",Ur=t=>np(t).filter(e=>e.matches(R0)&&e.tabIndex>=0&&e.checkVisibility({visibilityProperty:!0}));function op(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return t}var np=t=>[...t.querySelectorAll("*")].flatMap(e=>[e,...e.shadowRoot?np(e.shadowRoot):[]]);function P0({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,ep);n.hasChildNodes()||N0(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:I0(i.png)}])));return Z(c(tp,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{Z(null,n),n.remove()}}function I0(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function N0(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("keydown",s=>H0(s,o),{capture:!0}),o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function H0(t,e){if(t.key!=="Tab"||t.altKey||t.ctrlKey||t.metaKey)return;let o=Ur(e);if(!o.length)return;let n=o.indexOf(op()),r=t.shiftKey?(n<0?o.length:n)-1:n+1;t.preventDefault(),t.stopImmediatePropagation(),o[(r+o.length)%o.length].focus()}function z0({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),$c(t,s=>o("chosen",s))}function rp(){document.addEventListener("pointerover",({target:t})=>{t instanceof HTMLInputElement&&t.type==="text"&&(t.title=t.scrollWidth>t.clientWidth?t.value:"")})}var sp="data-test-script-state",D0="button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']",Br=null,Ii=[],Qo="",Ni=null,jr=null;function ip(){let t=document.querySelector("[data-testid=stApp]");!t||t===jr||(jr=t,document.addEventListener("focusin",q0,{capture:!0}),new MutationObserver(cp).observe(jr,{attributes:!0,attributeFilter:[sp]}))}function q0({target:t}){Br=t instanceof Element?t:null,[Ii,Qo,Ni]=[[],"",null];for(let e=Br;e;e=e.parentElement)e.className.toString().includes("st-key-")&&Ii.push(e)}function ap(t){Qo=t,cp()}function cp(){let t=document.activeElement,e=Br&&!Br.isConnected&&t===document.body;if(jr?.getAttribute(sp)!=="notRunning"||!(e||Qo&&t===Ni))return;if(Qo)return Wr(`.st-key-${Qo} :is(h2, h3)`);let n=Ii.find(r=>r.isConnected&&r.checkVisibility())?.querySelector(D0);if(n instanceof HTMLElement)return n.focus({preventScroll:!0});Wr(),Ni=document.activeElement}function Wr(t="h1"){let e=document.querySelector(`[data-testid=stMain] ${t}`);e instanceof HTMLElement&&(e.tabIndex=-1,e.style.outline="none",e.focus({preventScroll:!0}))}var F0="button[aria-label=Help]",U0=60;function dp(){new MutationObserver(lp).observe(document.body,{subtree:!0,childList:!0}),lp()}function lp(){for(let t of document.querySelectorAll(F0)){let e=t.closest("h1, h2, h3, h4, h5, h6, [data-testid=stElementContainer]")?.textContent?.trim();e&&t.setAttribute("aria-label",`Help for ${Tt(e,U0)}`)}}var j0=["lecture","edit"],Hi="",Gr=!1,Kr=!1,zi=!1,tn="";function pp(){addEventListener("click",()=>{tn=location.href},{capture:!0}),addEventListener("keydown",({key:o})=>{o==="Enter"&&(tn=location.href)},{capture:!0}),addEventListener("popstate",()=>{Kr=go(location)!==Hi},{capture:!0});for(let o of["pointerdown","keydown"])addEventListener(o,()=>{[Kr,zi]=[!1,!0]},{capture:!0});let{pushState:t,replaceState:e}=history;history.pushState=history.replaceState=(o,n,r)=>{let s=new URL(r??"",location.href);if(Kr)return;if(!(go(s)!==go(location)||zi&&up(s)!==up(location))||Gr)return e.call(history,o,n,s);tn&&go(new URL(tn))===go(location)&&e.call(history,history.state,"",tn),Gr=!0,t.call(history,o,n,s)}}function fp(t){Hi=t,Hi===go(location)&&(Gr&&(zi=!1),Gr=Kr=!1)}function go({pathname:t,search:e}){let o=new URLSearchParams(e);return[t.split("/").at(-1),...j0.map(n=>o.get(n)??"")].join(" ")}var up=({search:t})=>new URLSearchParams(t).get("model");var Di="button[aria-haspopup=dialog], button[aria-haspopup=menu]",B0="button[aria-haspopup=dialog][aria-expanded=true]",mp="[data-testid=stPopoverBody]",W0=500,K0=5e3,qi=!1;function gp(){addEventListener("pointerdown",({pointerType:o})=>{qi=o==="touch"},{capture:!0}),addEventListener("keydown",()=>{qi=!1},{capture:!0});let t=o=>{for(let{target:n}of o)n instanceof HTMLElement&&n.matches(Di)&&hp(n)};new MutationObserver(t).observe(document.body,{subtree:!0,attributeFilter:["aria-expanded"]});let e=document.querySelector(`:is(${Di})[aria-expanded=true]`);e instanceof HTMLElement&&hp(e)}function hp(t){let e=()=>t.isConnected&&t.ariaExpanded==="true",o=t.ariaHasPopup==="menu";if(e())return void(o?bp(e):Fi(performance.now()+K0));o||wp(t,e,performance.now()+W0)}function wp(t,e,o){let n=document.activeElement;e()||performance.now()>o||((!n||n===document.body||n.closest(mp))&&t.focus({preventScroll:!0}),requestAnimationFrame(()=>wp(t,e,o)))}function bp(t){requestAnimationFrame(()=>{if(!t())return;let e=document.activeElement?.closest("[role=menu]");if(!e)return bp(t);let o=e.querySelector("[role=menuitem]");e===document.activeElement&&o instanceof HTMLElement&&o.focus({preventScroll:!0})})}function Fi(t,e=!1){requestAnimationFrame(()=>{if(performance.now()>t||!document.querySelector(B0))return;let o=[...document.querySelectorAll(mp)].at(-1),n=document.activeElement??document.body,r=n===document.body||n===o||!e&&n.matches(Di);if(!(o instanceof HTMLElement)||!r)return Fi(t,e);let s=qi?void 0:Ur(o).find(a=>a!==o);!s&&n!==o&&(o.tabIndex=-1,o.style.outline="none"),(s||n!==o)&&(s??o).focus({preventScroll:!0}),Fi(t,e||!!s)})}var yp=new WeakMap;function xp(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(G0)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function G0(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(u=>u instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:u,range:[d,p]})=>u/Math.abs(p-d)),s=o.reduce((u,d)=>(d.textContent??"").length>(u.textContent??"").length?d:u),a=[n,r,o.length,s.textContent].join();if(yp.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=ur({width:n,height:r},{usual:i,width:s.getComputedTextLength()});yp.set(e,a),e.dataset.numbers=l?"fitted":"none",e.style.setProperty("--in-cells",`${l}px`)}var Ui={press:null};function vp(){let{press:t}=Ui;return Ui.press=null,t?.(),t!==null}function V0({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return rt(e,`${to}
${eo}`,s=>c(Y0,{data:t,host:n,theme:s,close:r},`${t.lecture} ${t.posed.id}`))}function Y0({data:t,host:e,theme:o,close:n}){let{closable:r,lecture:s}=t,a=ze(),i=!!(a&&s&&(a.told.state?.lecture??s)===s),l=i?a?.told.state:null,{id:u}=t.posed,d=a&&i?{...t.posed,id:`${a.lead.code}.${u}`}:t.posed,[,p]=O(0),f=ir(Ce(),d),h=f!==null||!!(l&&u in l.shown);C(()=>{e.toggleAttribute("data-lab-told",h)},[h,e]);let m=g=>{qo(d.id,g),p(w=>w+1)};return c(rr,{posed:d,theme:o,clicker:Ui,isShown:h,given:f?.answer??null,onClose:r?n:void 0,group:a&&l?{answered:l.answered[u]??0,people:l.people,picture:l.shown[u]?.class??null,join:{address:Fr("").replace(/^https?:\/\/|\/$/g,""),code:io(a.lead.code)}}:void 0,onShow:g=>{m(ar(d,g)),i&&qu(u)},onAgain:i?void 0:()=>m(null)},d.id)}var kp={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},Bi="[data-testid=stSidebar]",Mp="[data-testid=stHeader]",J0=300,X0=1e4,ji=!1,Wi="",Ki="",Gi="",Vi=-1/0,Vr=!0,_p=null;globalThis.document?.getElementById("root")&&pp();function Z0({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Wi=t?.group??"";let r=t?.scene??"";if(r&&(Sl(r),Li(r)),r!==Ki&&([Ki,Gi,Vi,Vr]=[r,r,performance.now(),!1],r&&ji&&Wr()),fp(t?.place??""),Q0(),ip(),ji)return;ji=!0,gp(),dp(),rp(),xp();let s=document.querySelector(`[${ge}]`);s&&new MutationObserver(Ep).observe(s,{attributeFilter:[ge]}),document.addEventListener("click",({target:a})=>{a instanceof Element&&a.closest(`${Bi} a[href]`)&&setTimeout(tb)}),document.addEventListener("click",a=>{let{target:i,ctrlKey:l,metaKey:u}=a,d=i instanceof Element?i.closest(".st-key-scene a[href]"):null,p=d instanceof HTMLAnchorElement&&new URL(d.href).searchParams.get("lecture");if(!(!p||l||u)){if(Op()){a.preventDefault(),a.stopImmediatePropagation();return}[Gi,Vi,Vr]=[p,performance.now(),!1],Li(p)}},{capture:!0}),window.addEventListener("keydown",ob,{capture:!0})}function Q0(){let t=document.querySelector(Mp);t&&t!==_p&&new MutationObserver(Sp).observe(_p=t,{childList:!0,subtree:!0}),Sp()}function Sp(){for(let t of document.querySelectorAll(`${Mp} button[aria-haspopup=menu]`))Wi&&t.textContent?.trim()===Wi?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function tb(){let t=document.querySelector(`${Bi} [data-testid=stSidebarCollapseButton] button, ${Bi} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Op(){let t=performance.now()-Vi;return Ep(),t<J0||t<X0&&!Vr}function Ep(){Vr||=Gi===Ki&&no()}var eb="input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=dialog], [data-baseweb=popover], [data-testid=stPopoverBody]";function ob(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||t.defaultPrevented||!kp[t.key]||!document.querySelector(".st-key-scene")||t.composedPath().some(n=>n instanceof Element&&n.matches(eb))||(t.preventDefault(),t.stopImmediatePropagation(),t.repeat||Op())||t.key==="PageDown"&&vp())return;let o=document.querySelector(kp[t.key]);o instanceof HTMLElement&&o.click()}function $p(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Tp=`.glossary {
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
`;function rb({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Tp}),n),Z(c(sb,{terms:t.terms}),n),()=>{Z(null,n),n.remove()}}function sb({terms:t}){let[e,o]=O(""),n=E(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=$p(t,e);return c(j,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var ib={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},ab={width:60,height:400};function Lp(t){let e=fo(t,{layer:0,...ab},ib),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,l,u)=>({M:`M${o-u} ${l}`,H:`V${l}`,V:`H${o-l}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var cb="Where this page is in the model";function Ap(t){let e=z(()=>Lp(t.outline),[t.outline]);return c(lb,{...t,layout:e})}function lb({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,l]=O(void 0),[u,d]=O(""),p=E(null),f=t.boxes.filter(({box:{role:b}})=>_i[b]),h=["",...f.map(({box:b})=>b.name)],m=b=>p.current?.querySelector(`[data-part="${h[Math.max(0,Math.min(b,h.length-1))]}"]`),g=b=>{let y=h.indexOf(u),[v,k]=[()=>m(y+1),()=>m(y-1)];b.key==="Escape"&&l(void 0),Rt(b,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>m(0),End:()=>m(h.length)})},w=b=>$u(b,{page:n,layer:s,layers:o}),x=b=>{let y=b?.name??"";return{type:"button","data-part":y,"data-leads-away":Yo(n,He(b,s).page)?void 0:!0,tabIndex:y===(h.includes(u)?u:"")?0:-1,"aria-label":w(b),onClick:()=>a(b),onPointerMove:()=>l(b),onFocus:()=>(d(y),l(b))}};return c("div",{class:"figure",ref:p,role:"group","aria-label":cb,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>l(void 0),onFocusOut:()=>l(void 0),children:[c("button",{class:"all",...x(null)}),c(db,{...e,layout:t}),f.map(({box:b,left:y,top:v,width:k,height:S})=>{let M=Dr(n,b,r);return c("button",{class:M?"way here":"way","aria-current":M?"location":void 0,...x(b),style:{left:`${y}px`,top:`${v}px`,width:`${k}px`,height:`${S}px`}},b.name)}),i!==void 0&&c("div",{class:"tip","aria-hidden":"true",children:w(i)})]})}function db({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:l,boxes:u,width:d,height:p}=s,f=Jo(e)?u.find(({box:h})=>Dr(e,h,o))?.box.side:"";return c("svg",{width:d,height:p,viewBox:`0 0 ${d} ${p}`,"aria-hidden":"true",children:[a.map((h,m)=>c(ub,{frame:h,layers:t,theme:r,chosen:f===["encoder","decoder"][m]?n:-1},m)),[...i,...l].map(h=>c("path",{d:h,fill:"none",stroke:r.quiet},h)),u.map(h=>c(pb,{placed:h,theme:r,isHere:Dr(e,h.box,o)},h.box.name))]})}function ub({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return c("g",{children:[c("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(l,u)=>c("rect",{x:t+3+u*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:u===s?a.text:a.hatchLine},u))]})}function pb({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[vi[t.role]],l={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return c("g",{children:[c("rect",{...l,fill:s.ground}),c("rect",{...l,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var Cp=`/* The whole model, small. */

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
`;function hb({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,`${It}
${Cp}`),r=location.pathname.split("/").at(-1)??"";return Z(c(mb,{outline:t,page:r,theme:Pt(n),send:o}),n),()=>{Z(null,n),n.remove()}}function mb({outline:t,page:e,theme:o,send:n}){let[r,s]=O(Nt);P(()=>{let d=()=>s({...Nt()});d();let p=[Ye(d),Ya(d)];return()=>p.forEach(f=>f())},[]);let i=t.boxes.map(({kind:d})=>d).includes(r.kind)?r.kind:"encoder",l=Math.max(0,Math.min(e==="alignment"?Ga():r.layer,t.layers-1));return c(Ap,{outline:t,page:e,kind:i,layer:l,theme:o,onOpen:d=>{let p=He(d,Jo(e)?l:null);Yo(e,p.page)?d?.kind&&K({kind:d.kind,rows:[]}):n("opened",p)}})}var Yi={run:"",now:""},Ji="";function gb({data:{run:t,now:e,isNew:o,letters:n},parentElement:r}){t!==Yi.run?Ji=o?e:"":e&&e!==Yi.now&&(Ji=e),Yi={run:t,now:e};let s=`Keys of one letter: ${Object.entries(n).map(([a,i])=>`${a} ${i}`).join(", ")}`;return rt(r,Ir,()=>c(j,{children:[Object.keys(n).length>0&&c(Ar,{letters:Object.keys(n),does:s}),c("p",{class:"unseen",role:"status",children:Ji||null})]}))}var wb=.6,bb=200,[Rp,Xi]=["",""];function yb({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Rp!==t.page&&(Rp=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function xb({data:t}){t.what!==Xi&&(Xi=t.what,Xi&&(ap(t.part),setTimeout(()=>vb(t.part),bb)))}function vb(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<wb*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Pp=`.written {
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
`;var _b=60;function Sb({data:t,parentElement:e}){return rt(e,Pp,()=>c(Mb,{...t}))}function Mb({text:t,low:e,language:o}){let[n,r]=O(""),s=n===t&&t!=="";return c("div",{class:e?"written low":"written",children:[c("code",{lang:o||void 0,title:t,tabIndex:e&&t.length>_b?0:void 0,children:t||" "}),c("button",{type:"button","aria-label":s?"Copied":"Copy what it wrote",onClick:async()=>r(await qr(t)?t:""),children:s?"\u2713":c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}var Ip=`form {
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
`;var Eb="lab/teacher";function $b({data:t,parentElement:e}){let o=bt(e,Ip);return Z(c(Tb,{entered:t.entered}),o),()=>{Z(null,o),o.remove()}}function Tb({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let l=await fetch(new URL(Eb,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(l.ok)return location.reload();o((await l.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return c("form",{onSubmit:s,children:[!t&&c("label",{children:["The teacher's key",c("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),c("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),c("p",{role:"status",children:e})]})}/*! Preact, which is part of this file:

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
*/var Zi={alignment:ec,beams:Lc,film:ll,matrices:ld,stage:bi,wholeModel:Iu};Ld();Al();dl({...Zi,lecture:Ol(Zi),phone:Dl(Zi)});Ll(bi);export{ec as alignment,r0 as answered,Lc as beams,n0 as classroom,l0 as course,P0 as exporter,ll as film,z0 as follow,Z0 as frame,rb as glossary,xb as intoSight,ld as matrices,yb as openAtTop,hb as outline,V0 as predict,gb as runTold,bi as stage,$b as teacherKey,Iu as wholeModel,Sb as written};
