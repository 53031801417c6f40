var B,ra,Fp,Zt,ts,un,sa,ln,ia,ns,es,aa,vo=Symbol.for("pv"),pn={},fn=[],Up=/^m(i|n|o|s|text|space)$/,hn=Array.isArray,rs=fn.slice,_e=Object.assign;function ke(t){t&&t.parentNode&&t.remove()}function ss(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?rs.call(arguments,2):o),xo(t,a,n,r,null)}function xo(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vo,__v:r||++ra,__i:-1,__u:0};return!r&&B.vnode&&B.vnode(s),s}function j(t){return t.children}function Qt(t,e){this.props=t,this.context=e,this.__g=0}function te(t,e){if(e==null)return t.__&&te(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:te(t)}function jp(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=_e({constructor:vo},o)).__v=o.__v+1,B.vnode&&B.vnode(e),as(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||te(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,fa(r,e,s),o.__=o.__e=null,e.__e!=n&&ca(e))}function ca(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ca(t)}function os(t){(8&t.__g||(t.__g|=8,Zt.push(t),un++))&&ts==B.debounceRendering||((ts=B.debounceRendering)||queueMicrotask)(la)}function la(){try{for(var t,e=1;Zt.length;)Zt.length>e&&Zt.sort(sa),t=Zt.shift(),e=Zt.length,8&t.__g&&jp(t)}finally{(un=Zt.length)&&(ts||queueMicrotask)(la)}}function da(t,e,o,n,r,s,a,i,l,d,u){var p,h,f,m,g,w,x=n.__k||fn,b=e.length;for(l=Bp(o,e,x,l,b),p=0;p<b;p++)(f=o.__k[p])!=null&&(h=~f.__i&&x[f.__i]||pn,f.__i=p,w=as(t,f,h,r,s,a,i,l,d,u),m=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&cs(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||m,f)),g=g||m,4&f.__u?(l=ua(f,l,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),f.__u&=-21);return o.__e=g,l}function Bp(t,e,o,n,r){var s,a,i,l,d,u,p,h,f,m=o.length,g=m,w=0,x=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=xo(null,a):hn(a)?a=b[s]=xo(j,{children:a}):a.constructor===vo&&a.__b?a=b[s]=xo(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,l=s+w,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Wp(a,o,l,g))&&(g--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==l-1?w--:d==l+1?w++:d!=l&&(d>l?w--:w++,x=1)):(~d||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(x){for(u=[],p=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(w=0,h=u.length;w<h;)u[f=w+h>>1]<a.__i?w=f+1:h=f;u[w]=a.__i,p[s]=w+1}for(w=u.length;s--;)p[s]&&(p[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=te(i)),ls(i,i));return n}function ua(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ua(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=te(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function is(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(hn(t)?t.some(function(o){is(o,e)}):e.push(t)),e}function Wp(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function na(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function cn(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||na(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||na(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=es[e]||(es[e]=Kp(e)),(t.__a||(t.__a={}))[e]=ns,s=e!=(e=e.replace(ia,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Kp(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[ln]==null)e[ln]=ns++;else if(e[ln]<this.__a[t])return;return o(B.event?B.event(e):e)}}}function as(t,e,o,n,r,s,a,i,l,d){var u,p,h,f,m,g,w,x,b,y,v,k,S,M,_,L,T,W,A=e.type;if(e.constructor!==vo)return null;128&o.__u&&(l=32&o.__u,u=o.__c.__z)&&(e.__u|=l,p=s=[],u.nodeType==8?i=dn(u,s):s.push(u),i=s[0]||i),(u=B.__b)&&u(e);t:if(typeof A=="function"){h=a.length;try{if(x=e.props,b=(u=A.prototype)&&u.render,y=(u=A.contextType)&&n[u.__c],v=u?y?y.props.value:u.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(b?e.__c=f=new A(x,v):(e.__c=f=new Qt(x,v),f.constructor=A,f.render=Vp),y&&y.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),A.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=_e({},f.__s)),_e(f.__s,A.getDerivedStateFromProps(x,f.__s)))),m=f.props,g=f.state,f.__v=e,o.__c){if(x!==m&&b&&!A.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(x,v),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(x,f.__s,v)===!1){e.__v!=o.__v&&(f.props=x,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function($){$&&($.__=e)}),fn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=te(o);break t}f.componentWillUpdate&&f.componentWillUpdate(x,f.__s,v),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,g,w)})}else b&&!A.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=x,f.__P=t,f.__g&=-5,k=B.__r,S=b?25:0;do f.__g&=-9,k&&k(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);b&&(fn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=_e({},n,f.getChildContext())),b&&o.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(m,g)),M=u&&u.type===j&&u.key==null?u.props.children:u,x.__P&&(u=i,r=(t=x.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function($){$&&ls($,$)}),o.__k=null),i=o.__k?te(o,0):null),i=da(t,hn(M)?M:[M],e,o,n,r,s,a,i,l,d),x.__P&&(e.__e=null,i=u),e.__u&=-161,p&&p.some(ke),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch($){if(a.length=h,e.__v=null,l||s)if($&&$.then){if(e.__u|=128|l,s){for(~(T=s.indexOf(i||void 0))||(T=s.length);(W=s[T-1])&&W.nodeType==8;)T--;for(;T<s.length;T++)if(W=s[T])if(s[T]=null,_){if(W==L)break}else{if(W.nodeType!=8)break;W.data.startsWith("$s")&&(L=dn(_=W))}}if(!_){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;_=i}(u=dn(_=e.__c.__z||(e.__c.__z=_)))?(e.__e=_,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(ke);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),$&&$.then||pa(e),B.__e($,e,o)}}else i=e.__e=Gp(o.__e,e,o,n,r,s,a,l,d,t);return(u=B.diffed)&&u(e),i}function dn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function pa(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(pa))}function fa(t,e,o){for(var n=0;n<o.length;)cs(o[n++],o[n++],o[n++]);B.__c&&B.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){B.__e(s,r.__v)}})}function Gp(t,e,o,n,r,s,a,i,l,d){var u,p,h,f,m,g,w,x,b=o.props||pn,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(v?m.localName==v:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(x=d.ownerDocument||document,!v)return x.createTextNode(y);t=x.createElementNS(r,v,y.is?y:d),i&&(B.__m&&B.__m(e,s),i=!1),s=null}if(v){if(d=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&rs.call(d.childNodes),!i&&s)for(b={},u=0;u<t.attributes.length;u++)b[(m=t.attributes[u]).name]=m.value;for(u in b)m=b[u],u=="dangerouslySetInnerHTML"?h=m:u=="children"||u in y||u=="value"&&"defaultValue"in y||u=="checked"&&"defaultChecked"in y||cn(t,u,null,m,r);for(u in y)m=y[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?p=m:u=="value"?g=m:u=="checked"?w=m:i&&typeof m!="function"||b[u]===m||cn(t,u,m,b[u],r);p?(i||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Up.test(v))&&(r="http://www.w3.org/1999/xhtml"),da(d,hn(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&te(o,0),i,l),s&&s.some(ke)),i&&v!="textarea"||(u="value",v=="progress"&&g==null?t.removeAttribute(u):g==null||g===t[u]&&(v!="progress"||g)||cn(t,u,g,b[u],r),u="checked",w!=null&&w!=t[u]&&cn(t,u,w,b[u],r))}else b===y||i&&t.data==y||(t.data=y);return t}function cs(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){B.__e(r,o)}}function ls(t,e,o){var n,r,s,a;if(B.unmount&&B.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||cs(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){B.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&ls(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=dn(n,s=[]))&&(n==t.__e&&s.some(ke),ke(r),ke(n)),o||ke(t.__e),t.__e=t.__c=t.__=null}function Vp(t,e,o){return this.constructor(t,o)}function Z(t,e){var o,n,r,s;B.__&&B.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=xo(j,{children:[t]}),r=[],s=[],as(e,e.__k,n||pn,pn,e.namespaceURI,n?null:e.firstChild?rs.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),fa(r,e.__k,s),e.__k.props.children=null}function mn(t){function e(o){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&n.forEach(function(a){a.__g|=4,os(a)})},this.sub=function(s){n.add(s);var a=s.componentWillUnmount;s.componentWillUnmount=function(){n.delete(s),a&&a.call(s)}}),o.children}return e.__c="__cC"+aa++,e.__=t,e.Provider=(e.Consumer=function(o,n){return o.children(n)}).contextType=e,e}B={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw un=0,t}},ra=0,Fp=function(t){return t!=null&&t.constructor===vo},Qt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=_e({},this.state)),typeof t=="function"&&(t=t(_e({},o),this.props)),t&&(_e(o,t),this.__v&&(e&&this.__k.push(e),os(this)))},Qt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),os(this))},Qt.prototype.render=j,Zt=[],un=0,sa=function(t,e){return t.__v.__b-e.__v.__b},ln=Symbol(),ia=/(PointerCapture)$|Capture$/i,ns=0,es={},aa=0;var Se,et,ds,ha,us=Object.is,_o=0,_a=[],ps=[],nt=B,ma=nt.__b,ga=nt.__r,wa=nt.diffed,ba=nt.__c,ya=nt.unmount,xa=nt.__;function So(t,e){nt.__h&&nt.__h(et,t,_o||e),_o=0;var o=et.__H||(et.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return _o=1,Sa(Ma,t)}function Sa(t,e,o){var n=So(Se++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Ma(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);us(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=et,!et.__f)){et.__f=!0;var r=et.shouldComponentUpdate;et.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var d=!1,u=this.props!=s;if(l.__.some(function(h){h.__N&&(d=!0,us(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,a,i);return d?p||u:p}return!d||u}}return n.__}function P(t,e){var o=So(Se++,3);!nt.__s&&ms(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,et.__H.__h.push(o))}function C(t,e){var o=So(Se++,4);!nt.__s&&ms(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,et.__h.push(o))}function E(t){return _o=5,z(function(){return{current:t}},[])}function z(t,e){var o=So(Se++,7);return ms(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function ee(t,e){return _o=8,z(function(){return t},e)}function hs(t){var e=et.context[t.__c],o=So(Se++,9);return o.c=t,e?(o.__==null&&(o.__=!0,e.sub(et)),e.props.value):t.__}function Yp(){var t;do{for(;t=ps.shift();)try{ko(t)}catch(o){nt.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=_a.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ko),e.__h.some(fs),e.__h=[]}catch(o){e.__h=[],nt.__e(o,t.__v)}}}while(ps.length)}nt.__b=function(t){et=null,ma&&ma(t)},nt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),xa&&xa(t,e)},nt.__r=function(t){ga&&ga(t),Se=0;var e=(et=t.__c).__H;e&&(ds==et?et.__h=[]:(e.__h.some(ko),e.__h.some(fs),Se=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),ds=et},nt.diffed=function(t){wa&&wa(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ka(_a.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),ds=et=null},nt.__c=function(t,e){e.some(function(o){try{o.__h.some(ko),o.__h=o.__h.filter(function(n){return!n.__||fs(n)})}catch(n){o.__h=[function(){throw n}]}}),ba&&ba(t,e)},nt.unmount=function(t){ya&&ya(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ka(ps.push(r))}else ko(r)}catch(s){e=s}}),n.__H=void 0,e&&nt.__e(e,n.__v))};var va=typeof requestAnimationFrame=="function";function Jp(t){var e,o=function(){clearTimeout(n),va&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);va&&(e=requestAnimationFrame(o))}function ka(t){t!=1&&ha==nt.requestAnimationFrame||((ha=nt.requestAnimationFrame)||Jp)(Yp)}function ko(t){var e=et,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),et=e}function fs(t){var e=et;t.__c=t.__(),et=e}function ms(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!us(o,t[n])})}function Ma(t,e){return typeof e=="function"?e(t):e}var gn=new Map;function vt(t,e){return gn.set(t,e),()=>{gn.get(t)===e&&gn.delete(t)}}var Oa=t=>gn.get(t)?.()??null;function gs(t){for(let e of["beforeprint","afterprint"])window.addEventListener(e,t);return()=>["beforeprint","afterprint"].forEach(e=>window.removeEventListener(e,t))}function Fe(t,e){let o=new ResizeObserver(e);e();let n=gs(e);for(let r of[t,document.querySelector("[data-testid=stMainBlockContainer]")])r&&o.observe(r);return window.addEventListener("resize",e),()=>{o.disconnect(),n(),window.removeEventListener("resize",e)}}function lt(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);r(),s.observe(n);let a=gs(r);return()=>{s.disconnect(),a()}},[]),[t,e]}function Ea(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return Fe(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(a=>a.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var Xp=/[\u202A-\u202E\u2066-\u2069]/g,Zp=/(\p{M}{4})\p{M}+/gu,Qp=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,tf={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},ef=new Intl.Segmenter(void 0,{granularity:"grapheme"}),ws=t=>[...ef.segment(t)].map(e=>e.segment),wn=14;function oe(t){let e=t.replace(Xp,"").replace(Zp,"$1");return/^\s+$/.test(e)?[...e].map(o=>tf[o]??"\u2423").join(""):e||"\u2205"}function Lt(t,e=wn){let o=oe(t);if(o.length<=e)return o;let n=ws(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function F(t,e=wn){return`\u2068${Lt(t,e)}\u2069`}function At(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Qp.test(e)?"rtl":"ltr"}var of=Symbol.for("pv"),nf=0;function c(t,e,o,n,r,s){e||(e={});var a,i,l=e;if("ref"in l&&typeof t!="function")for(i in l={},e)i=="ref"?a=e[i]:l[i]=e[i];var d={type:t,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:of,__v:--nf,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),B.vnode&&B.vnode(d),d}var Me=mn({});function ne(t){let e=hs(Me);return t&&e[t]||void 0}function I({token:t,length:e,class:o="",side:n}){return c("bdi",{class:`token ${o}`,lang:ne(n),title:oe(t),children:Lt(t,e)})}function re({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return P(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function It(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Mo=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function bn({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=E(!1),l=(p,h=!0)=>a(f=>f.id===p?f:{id:p,spoken:h}),d=({pointerType:p,target:h,currentTarget:f})=>p!=="touch"&&l(Mo(h)??Mo(f.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerMove:d,onPointerLeave:d,onPointerDown:({pointerType:p,pointerId:h,target:f})=>{i.current=p==="touch",!i.current&&f instanceof Element&&f.closest("[data-id]")?.setPointerCapture(h)},onClick:({target:p})=>e(Mo(p),{id:r,touch:i.current,point:l}),onFocusIn:({target:p})=>{let h=Mo(p);h&&o(h),h&&p instanceof Element&&p.matches(":focus-visible")&&l(h,!1)},onFocusOut:()=>n&&i.current||l(null),onKeyDown:p=>{i.current=!1;let{key:h,target:f,currentTarget:m}=p,g=Mo(f);h==="Escape"?l(null):g&&It(p,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function Ue({parts:t,hint:e,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:c(I,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var rf=new Intl.NumberFormat("en");function ut(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+at(Number(r))+(s?`.${s}`:"")}function at(t){return rf.format(t)}function R(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?R(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}var Oe=t=>t.replaceAll(" %","\xA0%");function sf(t){return`\u2248${(t*100).toFixed(0)} %`}var ht=({rounded:t})=>t?sf:R;function yn(t){return t>=.005?(t*100).toFixed(0):""}var Mt=t=>t.map(e=>typeof e=="string"?e:F(e.token,e.length)).join("");var af;function xn(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=af??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),l=i.createImageData(o,e),d=new Uint32Array(l.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(l,0,0),a}var pt=6;function U({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ct(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let l=({fill:d,stroke:u,width:p=1,opacity:h=1,dash:f=[]},m)=>{i.globalAlpha=h,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:p}),i.setLineDash(f),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,p,h,f){let m=new Path2D;f.radius?m.roundRect(d,u,p,h,f.radius):m.rect(d,u,p,h),l(f,m)},text(d,u,p,h){i.save(),i.translate(u,p),h.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:U(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,p,h,f)=>i.drawImage(xn(d,u,p,n,f),...h),hatch(d,u,p,h){i.fillStyle=cf(i,n),i.fillRect(d,u,p,h)},path(d,u){let[p,h]=u.shift??[0,0];i.save(),i.translate(p,h),l(u,new Path2D(d)),i.restore()}}}function je(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,l,d],u)=>t.cells(n,r,s,[a+e,i+o,l,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var $a=new Map;function cf(t,e){let o=$a.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:pt,height:pt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,pt,pt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-pt,0,pt])r.moveTo(a-1,pt+1),r.lineTo(a+pt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return $a.set(e.signature,s),s}var Ta=[255,255,255],La=[0,0,0],lf,vs=()=>lf??=document.createElement("canvas").getContext("2d");function se(t){let e=vs();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Oo=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Wt=t=>`rgb(${t.join(",")})`;function bs(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Aa(t,e){let[o,n]=[bs(t),bs(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function ys(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Oo(t[r],t[r+1],n-r)})}function Nt(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[se(o("text-color")),se(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,l,...d]=o("chart-categorical-colors").split(","),u=ys(s.map(se)),p=o("chart-diverging-colors").split(","),h=ys(p.map(se));return{text:Wt(n),quiet:Wt(Oo(r,n,.72)),ground:Wt(r),primary:o("primary-color"),query:a,key:i,value:l,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Wt(Oo(r,n,.09)),hatchLine:Wt(Oo(r,n,.3)),scale:u.map(Wt),ink:u.map(vn),pixels:xs(u),signed:h.map(Wt),signedInk:h.map(vn),signedPixels:xs(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:bs(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var vn=t=>Wt(Aa(t,Ta)>=Aa(t,La)?Ta:La);function ie(t){let e=ys([se(t.ground),Oo(se(t.ground),se(t.text),.45)]);return{...t,scale:e.map(Wt),ink:e.map(vn),pixels:xs(e),signature:`${t.signature}|off`}}var Ca=t=>vn(se(t)),xs=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function N(t,e){let o=vs();return o.font=e,o.measureText(t).width}function Ra(t){let e=vs();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Pa="$array",df={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Ot(t){let e=t.byteOffset%8?t.slice():t,o=0,n=()=>{let a=o+8;return o=a+new DataView(e.buffer,e.byteOffset).getUint32(a-8,!0),new TextDecoder().decode(e.subarray(a,o))},r=JSON.parse(n());return{shown:JSON.parse(n(),(a,i)=>{if(!i?.[Pa])return i;let{[Pa]:l,at:d,size:u}=i;return new df[l](e.buffer,e.byteOffset+o+d,u)}),host:r}}var Ee=["source","target"],Eo=.005,Na=t=>t==="source"?"target":"source";function Ha(t){let{shown:e,host:o}=Ot(t),{source:n,target:r,weights:s,gold:a}=e;return{...e,...o,id:JSON.stringify([n,r,s,a])}}function za(t){let o={words:{source:Ia("source",t.source),target:Ia("target",t.target)},directions:t.directions,weights:t.weights,knowsGold:!!t.gold,lines:[]};return{...o,lines:uf(o,t.gold??[])}}var Ia=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function kn({words:t,weights:e},o){return t[Na(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var ks=t=>1-t.reduce((e,{weight:o})=>e+o,0);function uf(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=kn(t,a),l=Math.max(...i.map(({weight:u})=>u)),d=l>=ks(i)?i.find(({weight:u})=>u===l):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(l=>l.kind==="best"&&l.source===a&&l.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function _n(t,e,o){let n=({kind:i,weight:l})=>i!=="other"||l>=Math.max(e,Eo),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Na(o.side)])]:[]),a=new Map(o?kn(t,o).filter(({weight:i})=>i>=Eo).map(({other:i,weight:l})=>[i,l]):[]);return{lines:r,lit:s,told:a}}var pf=560,_s={share:.03,least:4,most:44},ff=[{letters:20,padding:8,least:48,gap:_s},{letters:17,padding:4,least:40,gap:{..._s,most:8}},{letters:15,padding:3,least:35,gap:{..._s,least:2,most:2}}],hf=[17,15].map(t=>({letters:t,padding:4,least:35,gap:{share:0,least:0,most:0}})),mf={share:.17,least:130,most:190},Da=3;function Sn({words:t,directions:e},o,n){let r=({share:m,least:g,most:w})=>Math.max(g,Math.min(w,o*m)),s=({letters:m,padding:g,least:w,gap:x})=>{let[b,y]=[U({fill:"",size:m},n),r(x)],v=Ee.map(S=>t[S].map(({label:M})=>Math.max(w,Math.ceil(N(Lt(M),b))+2*g))),k=v.map(S=>S.reduce((M,_)=>M+_+y,2*Da-y));return{letters:m,gap:y,widths:v,totals:k,width:Math.max(o,...k)}},i=(o<pf?hf:ff).map(s),{letters:l,gap:d,widths:u,totals:p,width:h}=i.find(m=>m.width<=o)??i[i.length-1],f=new Map;return Ee.forEach((m,g)=>{let w=(h-p[g])/2+Da;t[m].forEach((x,b)=>{let y=u[g][b],v=w+y/2;f.set(x,{x:e[m]==="rtl"?h-v:v,width:y}),w+=y+d})}),{width:h,gap:d,links:r(mf),letters:l,places:f}}function qa({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,l=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((p,h)=>l(h)<l(p)?h:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function Mn({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Ss={best:[.45,.85],other:[.12,.72]};function On({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Ss[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var gf=6400,Fa=4,wf=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,bf=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,yf={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},ja=t=>t.replace(/[&<>"]/g,e=>yf[e]);function Ms(t){return bf.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var $o=t=>t.toWellFormed().replace(wf,""),Be=t=>Math.round(t*100)/100;function Et(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${ja(String(typeof s=="number"?Be(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Ua=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Ba(t,e,o,n){let r=[];n(xf(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Be(t)} ${Be(e)}`};return Et("svg",s,Et("defs",{},_f(o))+r.join(""))}function xf(t,e){return{rect:(o,n,r,s,a)=>t.push(Et("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Ua(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Be).join(" ")})`;t.push(Et("path",{d:o,transform:r,...Ua(n)}))},hatch:(o,n,r,s)=>t.push(Et("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...vf(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:l,code:d,align:u="left",turned:p}=s,h=Ms($o(o)),f=N(h,U(s,e)),[m,g]=[p?{transform:`translate(${Be(n)} ${Be(r)}) rotate(-90)`}:{x:n,y:void 0},Ra(U(s,e))],w={...m,y:p?g:r+g,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":l?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...h].length>1?f:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(Et("text",w,ja(h)))}}}function vf(t,e,o,[n,r,s,a],i,l){if(e*o>gf)return[kf(t,e,o,[n,r,s,a],i,l)];let d=l?i.signed:i.scale,[u,p]=[s/o,a/e],h=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let x=d[h(m*o+g)];for(w=g+1;w<o&&d[h(m*o+w)]===x;)w+=1;let b={x:n+g*u,y:r+m*p,width:(w-g)*u,height:p};f.push(Et("rect",{...b,fill:x}))}return[Et("g",{"shape-rendering":"crispEdges"},f.join(""))]}function kf(t,e,o,[n,r,s,a],i,l){let d=Object.assign(document.createElement("canvas"),{width:o*Fa,height:e*Fa}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(xn(t,e,o,i,l),0,0,d.width,d.height),Et("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function _f(t){let e=Et("rect",{width:pt,height:pt,fill:t.hatchGround}),o=[-pt,0,pt].map(r=>`M${r-1} ${pt+1}L${r+pt+1} -1`).join("");return Et("pattern",{id:"hatch",width:pt,height:pt,patternUnits:"userSpaceOnUse"},e+Et("path",{d:o,fill:"none",stroke:t.hatchLine}))}var To=12,Sf=2,Mf=16e6,Of=1.4;function G(t,e=To){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,l)=>(l.draw(r,s,i),i+l.height+e),a)}}function Y(t,e=To){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function En(t,e,o,n){let r=U(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${i}`:i;s.length&&N(l,r)<=e?s[s.length-1]=l:s.push(i)}let a=o.size*Of;return{width:Math.ceil(Math.max(0,...s.map(i=>N(i,r)))),height:Math.ceil(s.length*a),draw:(i,l,d)=>s.forEach((u,p)=>i.text(u,l,d+(p+.5)*a,o))}}function Ef(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*To);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,To,To)}}}function Wa(t,e){let{width:o,height:n,draw:r}=Ef(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ct(s,o,n,e,Math.min(Sf,Math.sqrt(Mf/(o*n))))),{svg:Ba(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var ot=14,$f=18,Os=64,Lo={width:96,height:12},wt=(t,e)=>dt(t,{size:$f,bold:!0,fill:e.text},e),kt=(t,e,o)=>En(t,e,{size:ot,fill:o.text},o);function dt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(N(t,U(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function We({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>dt(n,{size:ot,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),Tf(e),o("100 %")],6),t&&Y([Ke((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Tf(t){let e=Float32Array.from({length:Os},(o,n)=>n/(Os-1));return{...Lo,draw(o,n,r){o.cells(e,1,Os,[n,r+4,Lo.width,Lo.height]),o.rect(n,r+4,Lo.width,Lo.height,{stroke:t.hatchLine})}}}var Ke=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Lf=.1,Af=3,Ao={source:"Text: looked at (key)",target:"What it writes: looks (query)"},Ga={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Es={point:"It goes on sideways: scroll, or use the arrow keys.",tap:"It goes on sideways: swipe."},Cf="The more weight, the thicker and the stronger in colour",Co={line:3,name:12};function $n(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${R(e)}`:"others"],["",Cf],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Ka=({label:t,side:e,repeated:o,index:n})=>["\u201C",{token:t,side:e},o?`\u201D no.\xA0${n+1}`:"\u201D"];function Ro(t,e,o){let n=kn(t,e),s=n.filter(({weight:l})=>l>0).sort((l,d)=>d.weight-l.weight).slice(0,o).filter(({weight:l},d)=>d===0||l>=(d<Af?Eo:Lf)),a=e.side==="target",i=ks(n);return[...Ka(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:l,weight:d},u)=>[u?", ":"",...Ka(l),` (${R(d).replace(" ","\xA0")})`]),a&&i>=Eo?`, start and end ${R(i)}`:""]}var Rf=720,$e={heading:26,number:22,label:34},Ts=15,Ls={width:32,height:20},$s=32;function Va(t,e,o,n){let r=Sn(t,Rf,n),s=o&&kt(Mt(Ro(t,o,Co.line)),r.width,n),a=$e.heading+$e.number+$e.label,i={width:r.width,height:2*a+r.links,draw:l};return G([s,i,Pf(t.knowsGold,e,r.width,n)],16);function l(d,u,p){let{lines:h,lit:f,told:m}=_n(t,e,o),g=p+i.height;for(let w of h)d.path(Mn(r,w),{...On(w,n),shift:[u,p+a]});for(let w of Ee){let x=y=>w==="source"?p+y:g-y,b=w==="source"?n.key:n.query;d.text(Ao[w],u,x($e.heading/2),{fill:b,size:Ts,bold:!0});for(let y of t.words[w]){let v=u+(r.places.get(y)?.x??0),k=o&&!f.has(y),S=m.get(y);S!==void 0&&d.text(R(S),v,x($e.heading+$e.number/2),{fill:k?n.quiet:n.text,size:Ts,bold:!k,align:"center"}),d.text(F(y.label),v,x(a-$e.label/2),{fill:k?n.quiet:b,size:r.letters,align:"center"})}}}}function Pf(t,e,o,n){let r=[[]];for(let[s,a]of $n(t,e)){let i=s&&{...Ls,draw:(u,p,h)=>If(u,s,p,h+Ls.height/2,n)},l=Y([i||null,dt(a,{fill:n.quiet,size:Ts},n)],8),d=r.at(-1);d.length&&Y([...d,l],20).width>o?r.push([l]):d.push(l)}return G(r.map(s=>Y(s,20)),4)}function If(t,e,o,n,r){let{width:s}=Ls;if(e!=="gold"){let[i,l]=Ss[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:$s},(p,h)=>i+(l-i)*h/($s-1));t.cells(u,1,$s,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Ya({data:t,theme:e}){let[o,{width:n}]=lt(),r=E(null),[s,a]=O({left:!1,right:!1}),[i,l]=O({source:0,target:0}),d=z(()=>za(t),[t.id]),u=re(e),p=z(()=>Sn(d,n,e),[d,n,e.font,u]),{words:h,directions:f}=d,m=_=>Ee.flatMap(L=>h[L]).find(L=>L.id===_)??null,{id:g,spoken:w,listeners:x}=bn({moves:_=>qa(d,p,m(_)??h.source[0]),press:(_,{id:L,touch:T,point:W})=>(T||!_)&&W(L===_?null:_),onFocus:_=>{let L=m(_);L&&l({...i,[L.side]:L.index})},taps:!0}),b=m(g),{lines:y,lit:v,told:k}=_n(d,t.least,b);P(()=>vt(t.name,()=>({picture:Va(d,t.least,b,e),theme:e})),[t,b,e]);let S=()=>{if(!r.current)return;let{scrollLeft:_,scrollWidth:L,clientWidth:T}=r.current;a({left:_>1,right:_+T<L-1})};C(()=>{r.current&&(r.current.scrollLeft=f.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]),C(S,[p]);let M=_=>c(Nf,{alignment:d,side:_,layout:p,lit:v,told:k,stop:Math.min(i[_],h[_].length-1)});return c(Me.Provider,{value:t.languages??{},children:c("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[c(Ue,{parts:b&&Ro(d,b,Co.line),hint:Ga,spoken:w}),c("div",{class:["scroller",s.left&&"from-left",s.right&&"to-right"].filter(Boolean).join(" "),ref:r,onScroll:S,children:c("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${p.width}px`,"--letters":`${p.letters}px`},...x,children:[M("source"),c("svg",{class:"links","aria-hidden":"true",style:{height:`${p.links}px`},children:y.map(_=>{let{stroke:L,width:T,dash:W}=On(_,e),{source:A,target:$,kind:H,met:V}=_;return c("path",{class:V?`${H} met`:H,d:Mn(p,_),stroke:L,"stroke-width":T,"stroke-dasharray":W?.join(" ")},`${A.index} ${$.index} ${H}`)})}),M("target")]})}),n>0&&p.width>n&&c("div",{class:"wider",children:["\u2194 ",matchMedia("(hover: none)").matches?Es.tap:Es.point]}),c("div",{class:"legend",children:$n(d.knowsGold,t.least).map(([_,L])=>c("span",{class:"entry",children:[_&&c("span",{class:`swatch ${_}`}),L]},L))})]})})}function Nf({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=z(()=>t.words[e].map(i=>Mt(Ro(t,i,Co.name))),[t]);return c("div",{class:"row",children:[c("div",{class:`heading ${e}`,children:Ao[e]}),c("div",{class:`side ${e}`,role:"list","aria-label":Ao[e],lang:ne(e),dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,l)=>c("div",{role:"listitem",children:c("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:l===s?0:-1,"aria-label":a[l],style:{width:`${o.places.get(i)?.width}px`},children:[c("span",{class:"number",children:r.has(i)?R(r.get(i)??0):""}),c("span",{class:"label",children:c(I,{token:i.label})})]})},i.id))})]})}var Ja=`.alignment .token {
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
`;var Xa=0,As=new Set,Za=()=>Xa;function Qa(t){Xa=t;for(let e of As)e()}function tc(t){return As.add(t),()=>{As.delete(t)}}var Ht=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var ec=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;var oc="data-lab-keys",nc=["pointermove","pointerover","pointerenter"],Tn=null,Cs=!1;function qf({type:t,screenX:e,screenY:o,movementX:n,movementY:r}){Cs=Tn?Tn.x===e&&Tn.y===o:!n&&!r,t==="pointermove"&&(Tn={x:e,y:o},Cs||document.documentElement.removeAttribute(oc))}var Ff=({key:t})=>{["Shift","Control","Alt","Meta"].includes(t)||document.documentElement.setAttribute(oc,"")};if(globalThis.document){for(let t of nc)addEventListener(t,e=>qf(e),{capture:!0});addEventListener("keydown",Ff,{capture:!0})}var rc=["[data-lab-keys] *",":host-context([data-lab-keys]) *"].map(t=>`${t} { cursor: none !important; }`).join(`
`);function sc(t){for(let e of nc)t.addEventListener(e,o=>Cs&&o.stopPropagation(),{capture:!0})}function bt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:`${e}
${rc}`}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),sc(r),r}function rt(t,e,o){let n=bt(t,[Ht,ec,e].join(`
`));return Z(o(Nt(n)),n),()=>{Z(null,n),n.remove()}}function ic({data:t,parentElement:e}){let o=Ha(t);return Qa(o.layer),rt(e,Ja,n=>c(Ya,{data:o,theme:n}))}var ac=Object.assign;function jf(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Bf=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ae(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:jf(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ss(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Wf=Symbol.for("react.element"),Kf=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Gf=/[A-Z0-9]/g,Vf=typeof document<"u";var Yf=function(t){return/fil|che|rad/.test(t)};Qt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Qt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var cc=B.event;B.event=function(t){return cc&&(t=cc(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Jf={configurable:!0,get:function(){return this.class}},lc=B.vnode;B.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var d=r[l];if(!(l=="value"&&"defaultValue"in r&&d==null||Vf&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&d&&d.constructor==Object){var u=void 0;for(var p in d)typeof d[p]!="number"||Bf.test(p)||(u||(u=d=ac({},d)),d[p]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&d===!0)d="";else if(l=="translate"&&d==="no")d=!1;else if(l[0]=="o"&&l[1]=="n"){var h=l.toLowerCase();h=="ondoubleclick"?l="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||Yf(r.type)?h=="onfocus"?l="onfocusin":h=="onblur"&&(l="onfocusout"):h=l="oninput",h=="oninput"&&a[l=h]&&(l="oninputCapture")}else i&&Kf.test(l)?l=l.replace(Gf,"-$&").toLowerCase():d===null&&(d=void 0);a[l]=d}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=is(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Jf)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=ac({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Wf,lc&&lc(t)};function dc(t){let{shown:e,host:o}=Ot(t);return{...e,...o,id:JSON.stringify([e.nodes,e.width])}}function uc(t,e){let o=new Map,n=[];for(let a of t){let i=o.get(a.parent)??null,l={...a,parent:i,children:[],place:(n[a.depth]??=[]).length};o.set(l.id,l),n[l.depth].push(l),i?.children.push(l)}let r=[...o.values()],s=r.findLast(a=>a.winner);return{nodes:r,columns:n,end:s,dropped:r.length-Te(r).length,width:e}}var Te=t=>t.filter(e=>e.kept);function Ln(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Ge=({log_probability:t,parent:e})=>e?Math.exp(t-e.log_probability):0;function pc({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Rs=120,Rn={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Cn={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},fc={point:`${Cn.point} Click or Enter opens it.`,tap:`${Cn.tap} Tap it again to open it.`},Pn=t=>t===0?"start":t===1?"step 1":String(t),In=t=>`dropped: outside the best ${t}`,Xf=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,An=t=>Math.abs(t)<5e-5?"\u22480":ut(t,Xf(t)),ce=({finished:t,kept:e,score:o})=>t&&e?`\u2713 ${An(o)}`:"";function Zf(t){let e=oe(t.text),o=e.length>Rs?ws(e):[];return o.length>Rs?`\u2026${o.slice(1-Rs).join("")}`:e}function Po({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=Te(t[o.depth]).filter(l=>!l.finished),s=r.at(-1)??o,a=e===1?"the best finished one":`among the ${e} best finished ones`,i=o.finished||!t[o.depth+1]||Te(o.children).length;return["\u201C",{token:Zf(o),length:1/0,side:"target"},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token,side:"target"},`\u201D with ${R(Ge(o))}; everything so far has ${R(Math.exp(n),1)}, log-probability ${An(n)}. `,o.kept?o.finished?`Kept: ${a}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${a}.`:`Dropped: outside the best ${e}, ${An(s.log_probability-n)} behind the last of them.`,o.finished?` Finished with score ${An(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!i?" Nothing that followed was kept.":""]}var st={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Ve={kept:38,dropped:22},Kt={least:22,most:64,cut:30,edge:6};function hc({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=N(Lt(o.token,st.chip),U({fill:"",size:st.letters[n],bold:o.winner,code:!0},e)),s=ce(o)&&st.mark+N(ce(o),U({fill:"",size:st.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?st.least:0,Math.ceil(r+Number(s))+2*st.padding[n])]}))}function Nn({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),a=n-2*Kt.edge-s.reduce((g,w)=>g+w,0),i=Math.max(Kt.least,Math.min(Kt.most,a/(s.length-1||1))),l=st.head+Kt.edge,d=t.map(g=>l+Math.max(e,Te(g).length)*Ve.kept+Kt.cut/2),u=new Map,p=s.map((g,w)=>Kt.edge+s.slice(0,w).reduce((x,b)=>x+b+i,0)),h=r?Math.max(...d):0;t.forEach((g,w)=>{let x=d[w]+Kt.cut/2-Te(g).length*Ve.dropped;for(let b of g){let y=b.kept?l+(b.place+.5)*Ve.kept:x+(b.place+.5)*Ve.dropped;u.set(b,{x:p[w],y,width:o.get(b)??0,end:p[w]+s[w]}),(b.kept||r)&&(h=Math.max(h,y+(b.kept?Ve.kept:Ve.dropped)/2))}});let f=p[p.length-1]+s[s.length-1]+Kt.edge,m=d.map((g,w)=>`H${Math.max(0,p[w]-i/2)}V${g}`);return{places:u,columns:p,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,f)}`,width:f,height:h+Kt.edge}}function Io({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Hn=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Ps=13,Qf=480,th={width:26,height:14},eh={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function mc(t,e,o,n,r){let s=Nn(t,e,0,o),{width:a,height:i}=s,l=n&&kt(Mt(Po(t,n)),Math.max(Qf,a),r);return G([l,{width:a,height:i,draw:(d,u,p)=>oh(je(d,u,p),t,s,o,n,r)},rh(r)],16)}function oh(t,e,o,n,r,s){let a={fill:s.quiet,size:Ps};o.columns.forEach((d,u)=>t.text(Pn(u),d,st.head/2-2,a)),t.rect(0,st.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=Ln(r);for(let[d,u]of[...Hn,["lit",p=>i.includes(p)]]){let p=Io(o,e.nodes.filter(h=>u(h)&&(h.kept||n)));p&&t.path(p,{stroke:d==="winner"?s.primary:s.text,...eh[d]})}for(let[d,u]of o.places)(d.kept||n)&&nh(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let l=In(e.width);t.rect(0,o.cut-Ps/2,N(l,U(a,s))+8,Ps,{fill:s.ground}),t.text(l,0,o.cut,a)}function nh(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:l,winner:d}=e,[u,p]=l?[st.letters.kept,st.high.kept]:[st.letters.dropped,st.high.dropped],h=[o,n-p/2,r,p],f=l?7:5;if(t.rect(...h,{fill:i.ground,radius:f}),l){t.rect(...h,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:f}),t.rect(o+2,n+p/2-4,(r-4)*Ge(e),3,{fill:d?i.primary:i.quiet});let v=s||!d?i.text:i.primary;t.rect(...h,{stroke:v,width:d?2:1,opacity:s||d?1:.45,radius:f})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:f+3});let[m,g]=[F(e.token,st.chip),ce(e)],w={fill:l||s?i.text:i.quiet,size:u,bold:d,code:!0},x={fill:i.text,size:st.letters.mark,bold:d},b=N(m,U(w,i)),y=o+(r-b-(g?st.mark+N(g,U(x,i)):0))/2;t.text(m,y,n,w),g&&t.text(g,y+b+st.mark,n,x)}function rh(t){let e={fill:t.quiet,size:14},{width:o,height:n}=th,r={path:(a,i,l)=>a.rect(i,l+n/2,o,3.5,{fill:t.primary}),bar(a,i,l){a.rect(i,l+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,l+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Rn).map(([a,i])=>{let l=r[a]&&{width:o,height:n,draw:r[a]};return Y([l,dt(i,e,t)],7)});return Y(s,20)}var sh=60;function gc({data:t,theme:e,open:o}){let[n,{width:r}]=lt(),s=E(null),[a,i]=O(null),[l,d]=O(""),[u,p]=O(null),h=z(()=>uc(t.nodes,t.width),[t.id]),f=re(e),m=z(()=>hc(h,e),[h,e.font,e.codeFont,f]),g=$=>h.nodes.find(H=>String(H.id)===String($))??null,w=g(t.selected),x=h.dropped>0&&(a??(h.nodes.length<=sh||w?.kept===!1)),b=z(()=>Nn(h,m,r,x),[h,m,r,x]);C(()=>p(null),[t]),P(()=>vt(t.name,()=>({picture:mc(h,m,x,w,e),theme:e})),[t,m,x,e]);let y=$=>{!o||$===w||(p($),o($.id,$===h.end))},v=$=>$.kept||x,{id:k,spoken:S,listeners:M}=bn({moves:$=>pc(h,g($)??h.nodes[0],v),press:($,{id:H,touch:V,point:J})=>{let it=g($);!it||V&&H!==$?J($):y(it)},onFocus:d}),_=g(k)??w,L=Ln(_),T=g(l)??w??h.nodes[0],W=v(T)?T:T.parent,A=()=>{y(h.end);let $=s.current?.querySelector(`[data-id="${h.end.id}"]`);$ instanceof HTMLElement&&$.focus()};return c(Me.Provider,{value:t.languages??{},children:c("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(Ue,{parts:_&&Po(h,_),hint:o?fc:Cn,spoken:S}),o&&w&&w!==h.end&&c("button",{type:"button",class:"back",onClick:A,children:"Back to the winner"}),h.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:$})=>i($.checked)}),"Show dropped branches (",h.dropped,")"]})]}),c("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:c("div",{class:x?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...M,children:[c("div",{class:"head",style:{height:`${st.head}px`},children:b.columns.map(($,H)=>c("span",{class:"heading",style:{left:`${$}px`},children:Pn(H)},H))}),c(ih,{tree:h,layout:b}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:Io(b,L.filter(v))})}),c("div",{class:"cut",style:{top:`${b.cut}px`},children:c("span",{children:In(h.width)})}),h.columns.map(($,H)=>{let V=J=>J?.depth===H?J:null;return c(ah,{tree:h,column:$,layout:b,lit:L[H]??null,stop:V(W),current:V(w),pending:V(u)},H)})]})}),c("div",{class:"legend",children:Object.entries(Rn).map(([$,H])=>c("span",{class:$,children:H},$))})]})})}var ih=ae(lh),ah=ae(dh),ch=ae(uh);function lh({tree:t,layout:e}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:e.cutPath}),Hn.map(([o,n])=>c("path",{class:o,d:Io(e,t.nodes.filter(n))},o))]})}function dh({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return c("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(l=>c(ch,{tree:t,node:l,layout:o,lit:l===n,isStop:l===r,isCurrent:l===s,isPending:l===a},l.id))})}function uh({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:l=0,y:d=0,width:u=0}=o.places.get(e)??{},p=z(()=>Mt(Po(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(i).flatMap(([h,f])=>f?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${d}px`,width:`${u}px`,"--own":Ge(e)},children:[c(I,{token:e.token,length:st.chip,side:"target"}),ce(e)&&c("span",{class:"mark",children:ce(e)})]})})}var wc=`.beam {
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
`;var bc={"*":{model:{is:"text",longest:100,from:"session"},text:{is:"text",longest:4e3,from:"model"},kind:{is:"choice",options:["encoder","cross","decoder"],usual:"cross",from:"opening"},layer:{is:"count",usual:0,from:"opening"},head:{is:"choice",usual:"1",from:"opening"},step:{is:"count",usual:0},rows:{is:"count",several:!0,listed:6},tokens:{is:"choice",options:["pieces","words"],usual:"pieces",from:"opening"},mute:{is:"switch",usual:!1},view:{is:"choice",options:["map","lines","table","everything"],usual:"map"},present:{is:"switch",usual:!1},only_kinds:{is:"choice",several:!0},only_layers:{is:"count",several:!0},only_roles:{is:"choice",several:!0},node:{is:"whole",least:-1,most:1e5,usual:-1}},alignment:{lines_by:{is:"head",from:"model",older:{"best-aligning head":null}},between:{is:"choice",options:["words","pieces"],usual:"words"},least:{is:"whole",least:0,most:50,usual:10},gold:{is:"switch",usual:!0}},decoding:{strategy:{is:"choice",options:["greedy","sampling","beam"],usual:"greedy"},temperature:{is:"decimal",least:.1,most:10,usual:1},top_k:{is:"whole",least:0,most:1e3,usual:0},top_p:{is:"decimal",least:.05,most:1,usual:1},draw:{is:"whole",least:0,most:2147483647,from:"text"},width_of_beam:{is:"whole",least:1,most:16,usual:4},penalty:{is:"decimal",least:0,most:2,usual:.6},forced:{is:"text",longest:1e4,several:!0}},inside_a_head:{stage:{is:"choice",from:"model"},cell_row:{is:"count",usual:1,from:"text"},cell_column:{is:"count",from:"text"}},masks:{mask:{is:"choice",options:["Causal","Padding","Scores","Cheating","Mask changed"],usual:"Causal",named_by:{Causal:["mask_kind"],Padding:["more","sequence"]}},mask_kind:{is:"choice",options:["encoder","cross","decoder"],usual:"decoder"},more:{is:"text",longest:4e3,from:"text"},sequence:{is:"count",usual:1}},positions:{idea:{is:"choice",usual:"Without order",options:["Without order","Place or token","This model","Sinusoids","A shift is a rotation","Formula or training"],named_by:{Sinusoids:["d_model","positions","waves"],"A shift is a rotation":["d_model","positions","k","pair"]}},d_model:{is:"whole",least:8,most:256,step:8,usual:64},positions:{is:"whole",least:8,most:128,usual:50},waves:{is:"whole",least:0,most:255,several:!0,from:"model"},k:{is:"whole",least:-32,most:32,usual:3},pair:{is:"choice",usual:"4 and 5"}},what_if:{tool:{is:"choice",options:["change","mattered","break","forcing"],usual:"change",named_by:{change:["edits"],forcing:["target"]}},edits:{is:"text",longest:64,several:!0},target:{is:"text",longest:2e3,usual:""},set_to:{is:"choice",options:["both","zero","mean"],usual:"both"}},whole_model:{shows:{is:"choice",options:["Figure 1","What each layer adds"],usual:"Figure 1"}},twins:{record:{is:"text",longest:100,from:"session"},twins:{is:"text",longest:100,usual:""}},train:{run:{is:"text",longest:40,usual:""}}};var No={rounded:255,exact:65535},Q=["mean","max","rollout"];function Gt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,h)=>h),i=a.filter(p=>!r.columnPieces[p].every(h=>s.has(h))),l=i.length?i:a,{rows:d}=r,u=r.blocked&&vc(r.blocked,d.length,r.columns.length,l,new Uint8Array(d.length*l.length));return{group:e,axes:r,kept:l,rows:d,columns:l.map(p=>r.columns[p]),blocked:u,rowSpots:yc(r.rowPieces,e.looks),columnSpots:l.map(p=>yc([r.columnPieces[p]],e.lookedAt)[0])}}var yc=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function vc(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Vt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Q]}function kc(t,e){return e==="rollout"?[t.heads]:Q.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function Le(t,e,o,n){let r=kc(e.group,n);if(r.length===1)return xc(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=xc(t,e,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.length:i[l]>s[l]&&(s[l]=i[l])}return s}var _c=(t,e,o)=>e*(t.heads+1)+o,zn=({weights:t})=>t instanceof Uint8Array;function xc(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let l=_c(e,a,i),d=Sc(o,l),u=vc(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,h=d instanceof Uint8Array?No.rounded:No.exact;for(let f=0;f<n.length;f+=1){let m=1;if(p<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[l*n.length+f]/No.exact;else for(let w=0;w<p;w+=1)m+=u[f*p+w]/h;let g=m>=t.mutedFloor?1/(h*m):0;for(let w=0;w<p;w+=1)u[f*p+w]=Math.min(1,u[f*p+w]*g)}return u}function Sc({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Mc(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(Le(t,e,o,n),h=>Math.round(h*255));let i=kc(r,n).map(h=>Sc(s,_c(r,o,h))),[l]=i;if(i.length===1&&l instanceof Uint8Array)return l;let d=new Uint32Array(l);for(let h of i.slice(1))if(n==="mean")for(let f=0;f<d.length;f+=1)d[f]+=h[f];else for(let f=0;f<d.length;f+=1)h[f]>d[f]&&(d[f]=h[f]);let u=(n==="mean"?i.length:1)*(l instanceof Uint8Array?1:No.exact/No.rounded),p=new Uint8Array(d.length);for(let h=0;h<d.length;h+=1)p[h]=d[h]/u+.5;return p}function Ye(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Q.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:Le(t,e,o,n),rounded:zn(a),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Oc(t,{layer:e,head:o}){let n=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((p,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),l=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1);for(let p of t.groups){let h=Gt(t,p,{words:!1,muted:!1}),f=Le(t,h,e,o),[m,g]=[p.looks,p.lookedAt].map(w=>w==="source"?0:r);for(let w=0,x=0;w<h.rows.length;w+=1)for(let b=0;b<h.columns.length;b+=1,x+=1){let y=(m+w)*a+g+b;d[y]=h.blocked?.[x]??0,l[y]=d[y]?0:f[x]}}let u=Q.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,blocked:d,border:r,rounded:zn(t.groups[0].pieces),title:`All attention, layer ${e+1}, ${u}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Je={kind:"kind",layer:"layer",head:"head",step:"step",rows:"rows",tokens:"tokens",mute:"mute",view:"view",present:"present",kinds:"only_kinds",layers:"only_layers",roles:"only_roles",node:"node"},$c=Object.keys(Je),Dn=bc["*"],Is=Number(Dn.rows.listed),le=Object.fromEntries($c.map(t=>[t,Dn[Je[t]].several?[]:Dn[Je[t]].usual])),hh=["kind","layer","head"],Tc=t=>hh.some(e=>e in t);function Lc(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Ec(t.layer,o.layers),head:Vt(o).includes(t.head)?t.head:"1",step:Ec(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Is),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Ec=(t,e)=>Math.max(0,Math.min(t,e-1));function Ns(t,e){let o={...le,layer:-1,...e},n=$c.filter(r=>String(t[r])!==String(o[r]));return Object.fromEntries(n.map(r=>[Je[r],[t[r]].flat().map(s=>mh(r,s))]))}var mh=(t,e)=>String(Dn[Je[t]].is==="count"?Number(e)+1:e);function Ac(t,e,o){let n=new URLSearchParams(t);for(let r of Object.values(Je))n.delete(r);for(let[r,s]of Object.entries(Ns(e,o)))for(let a of s)n.append(r,a);return n.toString()}var Cc=250,Ae=0,Ct=le,Ce=null,Xe=0,Rc=!1,Hs=null,Ho=new Set,zt=()=>Ct;function K(t){let e=Object.fromEntries(Object.entries(t).filter(([o,n])=>String(Ct[o])!==String(n)));if(Object.keys(e).length){Ct={...Ct,...e},Tc(e)&&(Ce=null),Ae+=1,Nc(),clearTimeout(Xe),Xe=window.setTimeout(Pc,Cc);for(let o of Ho)o()}}function Pc(){clearTimeout(Xe),Xe&&Hs?.({turn:Ae,query:Ns(Ct,Ce)}),Xe=0}function qn(t){Ae===0&&(Ct={...le,...t})}function Ic(t,e){if(Hs=e,Rc=!0,t.turn>Ae||Ae===0&&t.turn===0){[Ae,Ct,Ce]=[t.turn,t.selection,t.opened];for(let o of Ho)o()}else t.turn<Ae?Xe||=window.setTimeout(Pc,Cc):Ce&&t.opened&&gh(Ce,t.opened);Nc()}function gh(t,e){let o=Object.keys(e).filter(n=>Ct[n]===t[n]);Ct={...Ct,...Object.fromEntries(o.map(n=>[n,e[n]]))},Ce=e;for(let n of Ho)n()}function Nc(){if(!Rc)return;let t=Ac(location.search,Ct,Ce),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Ze(t){return Ho.add(t),()=>{Ho.delete(t)}}var wh="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(wh))&&(Hs=null),{capture:!0});function Hc({data:t,parentElement:e,setTriggerValue:o}){let n=(s,a=!1)=>{K({node:a?-1:s}),o?.("opened",s)},r=dc(t);return rt(e,wc,s=>c(gc,{data:r,theme:s,open:r.openable&&o?n:void 0}))}var bh={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Fn(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Un({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return c("span",{class:"buttons",children:[c(zo,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(zo,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(zo,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(zo,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),c(zo,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function zo({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:bh[t]})})})}function jn({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}function zc(t){let{shown:{films:e,roles:o},host:n}=Ot(t),r=JSON.stringify([n.live,e.map(({title:a,text:i,right:l,kinds:d})=>[a,i,l,d])]);for(let{kinds:a,frames:i,weights:l}of e){let d=0;for(let u of a)u.start=d,d+=u.layers*u.heads*u.rows.length*u.columns.length;i.forEach((u,p)=>u.weights=l.subarray(p*d,(p+1)*d))}let s=e.flatMap(({frames:a})=>a.map(({step:i})=>i));return{...n,id:r,roles:o,films:e,steps:[...new Set(s)].sort((a,i)=>a-i)}}var Yt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Qe=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function de({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,l=n+(s*t+a)*i;return Float32Array.from(r.subarray(l,l+i),d=>d/255)}var ue=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Do="switched off";function Bn(t,e,o,{fill:n,ink:r,letters:s,width:a}){let i=[a+20,s*1.8],[l,d]=yh(e,o,i);t.rect(l,d,...i,{fill:n,radius:6}),t.text(Do,l+i[0]/2,d+i[1]/2+1,{fill:r,size:s,bold:!0,align:"center"})}function yh([t,e,o,n],{weights:r,rows:s,columns:a},[i,l]){let d=[t+(o-i)/2,e+(n-l)/2];if(o<i+12||n<l+12)return d;let u=[t+6,t+o-i-6],p=[e+6,e+n-l-6],h=([f,m])=>{let g=(x,b,y,v)=>Math.min(v-1,Math.max(0,Math.floor((x-b)/y*v))),w=0;for(let x=g(m,e,n,s);x<=g(m+l,e,n,s);x+=1)for(let b=g(f,t,o,a);b<=g(f+i,t,o,a);b+=1)w+=r[x*a+b];return w};return[d,...u.flatMap(f=>p.map(m=>[f,m]))].reduce((f,m)=>h(m)<h(f)?m:f)}var Dc=1.2,xh=500,vh=20,kh=9,qo={rows:[],columns:[],step:[],chosen:[],done:1/0};function pe(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,r=t.rows.map(b=>F(b,e.width<xh?wn:vh)),s=t.columns.map(b=>F(b)),i=(b=>Math.ceil(Math.max(...b.map(y=>N(y,n)))))(r)+10,l=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Dc,u=s.map(b=>N(b,n)),p=u.map(b=>b>Math.max(l,d)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(d,...u.filter((b,y)=>p[y])))+8,f=Math.min(e.cell,l*1.4,(e.height-h-3)/r.length),m=Math.max(0,...u.filter((b,y)=>!p[y]))+6;l=Math.min(l,Math.max(f*1.8,m)),[l,f]=[l,f].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*l+3,h+r.length*f+3].map(Math.ceil),x=Math.min(e.letters,Math.floor(f*.62),Math.floor((l-4)/1.9));return{left:i,top:h,cellWidth:l,cellHeight:f,width:g,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:x>=12?x:0}}function fe(t,e,o,n,r){Sh(t,e,o,n,r),o.numbers&&!e.isOff&&Mh(t,e,o,n,r),Oh(t,o,n,r),e.isOff&&_h(t,e,o,r),Eh(t,o,n,r),$h(t,o,n,r)}function _h(t,{weights:e},{left:o,top:n,cellWidth:r,cellHeight:s,rows:{length:a},columns:{length:i},letters:l},d){let u=N(Do,`700 ${l}px ${d.font}`),p={fill:d.text,ink:d.ground,letters:l,width:u};Bn(t,[o,n,i*r,a*s],{weights:e,rows:a,columns:i},p)}function Sh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,d]=[e.rows.length,e.columns.length],[u,p]=[d*r,l*s];if(t.cells(e.weights,l,d,[o,n,u,p]),e.blocked&&Rt(t,e.blocked,l,d,[o,n,u,p]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<kh)){for(let h=1;h<d;h+=1)t.rect(o+h*r-.5,n,1,p,{fill:i.ground});for(let h=1;h<l;h+=1)t.rect(o,n+h*s-.5,u,1,{fill:i.ground})}}function Rt(t,e,o,n,[r,s,a,i]){let l=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let p=0;p<n;p+=1){let h=p;for(;h<n&&e[u*n+h];)h+=1;h>p&&t.hatch(l(p),d(u),l(h)-l(p),d(u+1)-d(u)),p=h}}function Mh(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:d},u,p){for(let h=0;h<Math.min(n.length,u.done);h+=1)for(let f=0;f<r.length;f+=1){let m=e[h*r.length+f];if(o?.[h*r.length+f])continue;let g=p.ink[Math.min(255,Math.round(m*255))],[w,x]=[s+(f+.5)*i,a+(h+.5)*l+1];t.text(yn(m),w,x,{fill:g,size:d,align:"center"})}}function Oh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:l.ground}),t.rect(...d,{fill:l.hatchGround,opacity:.5})}function Eh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let d=(u,p)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let u of i.chosen)d(u,l.query);for(let u of i.step)d(u,l.primary);for(let u of i.rows)d(u,l.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function $h(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},d,u){let p=[...d.rows,...d.step,...d.chosen];for(let h of Re(s.length,r,l,p)){if(h>=d.done)break;let f=p.includes(h),m=d.rows.includes(h)||d.chosen.includes(h)?u.query:f?u.text:u.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:m,size:l,bold:f,code:!0,align:"right"})}for(let h of Re(a.length,n,l,d.columns)){let f=d.columns.includes(h),m=i[h]?"left":"center",[g,w]=[e+(h+.5)*n,o-(i[h]?6:3+l*.55)];t.text(a[h],g,w,{fill:f?u.key:u.quiet,size:l,bold:f,code:!0,align:m,turned:i[h]})}}function Re(t,e,o,n){let r=o*Dc,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*e<r);return Array.from({length:t},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Wn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return l>=r.length||d>=s.length||l<0&&d<0?null:{row:Math.max(-1,l),column:Math.max(-1,d)}}var zs=12,qc=64,Ds=20,Fc=18;function Kn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let l=Math.round(r/n),d=l+Fc+zs,u=[t.length,e.length];return{width:qc+s.length*(r+zs),height:Ds+a.length*d,draw(p,h,f){let m=x=>h+qc+x*(r+zs),g={size:13,fill:i.quiet},w={...g,align:"center"};s.forEach((x,b)=>p.text(x,m(b)+r/2,f+Ds/2,w)),a.forEach(({layer:x,maps:b},y)=>{let v=f+Ds+y*d;p.text(`Layer ${x+1}`,h,v+l/2,g),b.forEach((k,S)=>{if(!k)return;let M=m(S);p.cells(k.weights(),...u,[M,v,r,l]),o&&Rt(p,o,...u,[M,v,r,l]),p.rect(M-2,v-2,r+4,l+4,{stroke:k.isOpen?i.primary:i.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&p.text(k.role,M+r/2,v+l+4+Fc/2,w)})})}}}var qs={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Th={...qs,head:16,loss:40,exact:22,foot:18,between:4},Gn=13,Lh=90,Uc=[void 0,[8,4],[2,3],[10,3,2,3]],Ah=[1,1.5,2,3,4,5,6,8,10],Ch=[1,2,2.5,4,5,10],yt={letters:14,padding:24,height:28,lane:32,apart:6};function to(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=Qe(t),a=jc(Math.max(.1,...n.map(([,w])=>w)),Ah),i=o?Th:qs,{left:l,head:d,foot:u,between:p}=i,h=Math.max(1,e-l-qs.right),f=d+i.loss+p+d,m=[{name:"Loss (nats)",curve:"losses",top:d,height:i.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:f,height:i.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+u;return{width:e,height:g,left:l,line:h,end:s,head:d,foot:u,x:w=>l+w/s*h,panels:m}}function jc(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Dt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Uc[e%Uc.length]});function Vn(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:l,width:d,height:u,line:p,head:h,foot:f}=e,m=b=>a+e.x(b),g=(b,y)=>i+b.top+b.height*(1-Math.min(1,y/b.ticks[b.ticks.length-1])),w=(b,y,v)=>t.path(`M${b} ${i+h-y}V${i+u-f}`,v);for(let b of l){t.text(b.name,m(0),i+b.top-h/2-1,{size:Gn,fill:s.text});for(let y of b.ticks){let v=b.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(m(0),Math.round(g(b,y)),p,1,{fill:s.hatchLine}),t.text(v,m(0)-6,g(b,y),{size:Gn,fill:s.quiet,align:"right"})}}for(let[b,y]of Ph(e,s))t.text(b,a+y,i+u-f/2,{size:Gn,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=o.films.length>1;for(let b of l)o.films.forEach((y,v)=>{let k=Dt(s,v,x,b.curve),S=y[b.curve].map(([M,_])=>[m(M),g(b,_)]);if(S.length&&t.path(S.map(([M,_],L)=>`${L?"L":"M"}${M.toFixed(1)} ${_.toFixed(1)}`).join(""),k),b.curve==="exacts")for(let[M,_]of S)t.rect(M-2,_-2,4,4,{fill:k.stroke})});w(Math.round(Math.min(m(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,y)=>{let v=Yt(b,r);for(let k of l){let S=k.curve==="losses"?v.loss:v.exact;S!==null&&t.path(Rh(m(v.step),g(k,S),4.5),{fill:Dt(s,y,x,k.curve).stroke,stroke:s.ground,width:2})}})}var Rh=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Ph({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(jc(e/Math.max(2,Math.floor(n/Lh)),Ch)));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let l=i*s,d=l+s>e?`${at(l)} ${l===1?"step":"steps"}`:at(l),u=N(d,U({size:Gn,fill:""},r))/2;return[d,Math.max(u,Math.min(t(l),o-u))]})}function Yn(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(N(s.short,U({size:yt.letters,fill:""},n)))+yt.padding),l=a+i>o,d=Math.max(0,l?a-i:a),u=r.findIndex(h=>h.every(([f,m])=>d>=m+yt.apart||d+i<=f-yt.apart)),p=u<0?r.push([])-1:u;return r[p].push([d,d+i]),{mark:s,left:d,wide:i,leans:l,lane:p}})}var Us={alone:32,several:44},Jn={least:24,readable:30,most:144},Ih=16,Nh=165,Bc={titled:58,bare:34},Hh=20,Fs={label:58,gap:8},Fo={label:26,gap:4},zh=20;function Xn(t,e,o,n=!1){let r=t.flatMap((u,p)=>Dh(t,p+1,e,o,n?Bc.bare:Bc.titled)),s=r.filter(({side:u})=>u>=Jn.readable),a=({side:u,short:p})=>u+(p?0:zh),i=u=>u.toSorted((p,h)=>a(h)-a(p))[0],l=u=>u.filter(({height:p})=>p<=o),d=r.toSorted((u,p)=>u.height-p.height)[0];return i(l(s))??i(l(r))??d}function Dh(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],i=Math.floor((o-(e-1)*Ih)/e);if(e>1&&i<js(t))return[];let l=Math.ceil(t.length/e),d=({label:f,gap:m}=Fo)=>Math.floor((i-f-2)/s-m),u=Math.max(...t.map(f=>1/Uo(f))),p=Math.floor(((n/l-r)/a-Fo.gap)/u),h=(f,m=!0)=>{let g=Math.max(Jn.least,Math.min(Jn.most,f)),w=m?Fo:Fs;return{side:g,own:i,short:m,...w,height:l*(r+a*(g*u+w.gap+(m?0:Hh)))}};return[d(Fs)>=56?h(d(Fs),!1):h(d()),h(Math.min(d(),p))]}var js=t=>Math.max(Nh,...t.map(({heads:e})=>Fo.label+2+e*(Jn.least+Fo.gap)));function Uo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Zn=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var qh=3,he=120,qt=28,Bs=t=>t?['"',{token:t,length:he},'"']:["nothing"],Wc=(t,e)=>["The model writes ",...Bs(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Bs(t.answer),". "]],Kc=(t,e)=>Mt(["The model reads ",...Bs(t.text),". ",...Wc(t,e)]).trim();function Qn(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${at(o.step)}. `,...Wc(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Fh(t,o,t.live||o.step<Qe(t))]}function Fh(t,e,o){let n=e.roles.flatMap((i,l)=>[...i].map((d,u)=>ue(t,e,l,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(l=>l===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,l)=>l.many-i.many).map(({role:i,many:l})=>`${l} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function tr({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${at(e)}`]]:[...[["step","Step",at(e)],["loss","Loss",o===null?"\u2013":ut(o,3)]],["exact","Exact match",n===null?"\u2013":R(n,1)]]}function er({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var or=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,nr=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function Gc(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=de(t,e,o,n),l=r.map((p,h)=>s.filter((f,m)=>!a?.[h*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&l[Math.floor(p/s.length)]).sort((p,h)=>i[h]-i[p]).slice(0,qh).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":R(i[p])}))}var eo=860,Uh=72,Vc=32,jh=12,rr={padding:6,gap:3,line:68};function Yc({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:p})=>p)),a=r.map(u=>Yt(u,e)),i=r.map((u,p)=>Bh(t,u,a[p],n)),l=u=>r.length>1?`${F(u.title,qt)}: `:"",d=r.flatMap((u,p)=>[l(u)+Mt(Qn(t,u,a[p])),...nr(u,e).map(({text:h})=>h)]);return G([Y(i,2*Vc),We({isBlocked:s},n),Gh(t,e,o,n),G(d.map(u=>kt(u,eo,n)),4)],16)}function Bh(t,e,o,n){let r=e.kinds.map((i,l)=>G([dt(i.title,{size:16,bold:!0,fill:n.text},n),Wh(t,i,l,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,l)=>i+l.heads,0)<=jh,a=tr(t,o).map(([,i,l])=>G([dt(i,{size:ot,fill:n.quiet},n),dt(l,{size:22,bold:!0,fill:n.text},n)],0));return G([e.title.length>0&&wt(F(e.title,qt),n),Y(a,20),Kh(e,o,n),s?Y(r,Vc):G(r,16)])}function Wh(t,e,o,n,r){let s=i=>Array.from({length:i},(l,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(l=>({weights:()=>de(e,n,i,l),role:ue(t,n,o,i*e.heads+l)}))}));return Kn({...e,shape:Uo(e),side:Uh},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Kh(t,e,o){let[n,r]=[{size:ot,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(N(w,U(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(w=>Math.ceil(N(w,U(n,o)))))+12,d=er(t,e).filter(({wanted:w,written:x})=>w!==void 0||x!==void 0).map(({wanted:w,written:x,state:b})=>({state:b,texts:[w,x].map(y=>y===void 0?"":F(y))})),[u,p]=[0,0],h=d.map(({texts:w})=>{let x=Math.max(24,...w.map(s))+2*rr.padding;u&&u+x>eo-i&&([u,p]=[0,p+1]);let b={x:u,line:p,width:x};return u+=x+rr.gap,b}),f=F(t.text,he),m=Math.max(s(f),...h.map(w=>w.x+w.width)),g=At([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*rr.line,draw(w,x,b){a.forEach((y,v)=>w.text(y,x,b+[12,36,62][v],n)),w.text(f,x+i,b+12,r),d.forEach(({texts:y,state:v},k)=>{let S=h[k],M=x+i+(g?m-S.x-S.width:S.x),[_,L]=[M+S.width/2,b+24+S.line*rr.line];w.text(y[0],_,L+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(M+1,L+26,S.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),w.text(y[1],_,L+38,{...r,align:"center"}),v&&w.path(Zn(v,_,L+60),{stroke:o.text,width:2})})}}}var Jc=(t,e,o)=>Xc(t,{reels:t,marks:[],step:e},o);function Xc(t,e,o){let{films:n}=t,r=to(t,eo),s=n.map(({title:a},i)=>{let l=Dt(o,i,!0);return Y([{width:34,height:20,draw:(d,u,p)=>d.path(`M${u} ${p+10}h34`,l)},dt(F(a,qt),{size:ot,fill:o.text},o)],6)});return G([n.length>1&&Y(s,16),{width:eo,height:r.height,draw:(a,i,l)=>Vn(a,r,e,o,[i,l])}],6)}function Gh(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],a=Yn(s,to(t,eo),n),i=1+Math.max(-1,...a.map(({lane:l})=>l));return G([Xc(t,{reels:t,marks:s,step:e},n),i>0&&{width:eo,height:i*yt.lane,draw:(l,d,u)=>a.forEach(({mark:p,left:h,wide:f,leans:m,lane:g})=>{let w=u+g*yt.lane;l.rect(d+h,w,f,yt.height,{stroke:n.hatchLine,radius:4}),l.rect(d+(m?h+f-4:h),w,4,yt.height,{fill:Dt(n,o,r.length>1).stroke}),l.text(p.short,d+h+f/2,w+yt.height/2,{size:yt.letters,fill:n.text,align:"center"})})}],6)}var[Vh,Yh,me,sr]=[420,34,8,14],Ws={height:300,share:.36,cell:40,letters:14};function Zc({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=E(null),l=E(null),[d,u,p,h]=r.split(" ").map(Number),f=r?e.films[d]:void 0,m=f?.kinds[u],g=f&&Yt(f,o),w=Math.min(Vh,window.innerWidth-2*me),x=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&i.current&&Xh(i.current,y,a())};C(()=>{if(!m||!g){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let y={...m,weights:de(m,g,p,h)},v=pe(y,{...Ws,width:w-Yh,height:Math.min(Ws.height,window.innerHeight*Ws.share)},n);l.current&&fe(ct(l.current,v.width,v.height,n),y,v,qo,n),x()}),P(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let b=f&&g?ue(e,g,u,p*f.kinds[u].heads+h):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${w}px`},children:m&&g&&c(j,{children:[c("div",{class:"title",children:or(m,p,h)}),c("div",{class:"note",children:["Step ",at(g.step),b&&`: ${e.roles[b]}`]}),c("canvas",{ref:l}),c("ol",{class:"pairs",children:Gc(m,g,p,h).map(({query:y,key:v,share:k},S)=>c("li",{children:[c(I,{token:y})," looks at ",c(I,{token:v}),", ",k]},S))}),c("div",{class:"note",children:r===s?`${Jh()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Jh=()=>matchMedia("(hover: hover)").matches;function Xh(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(l,d,u)=>Math.max(me,Math.min(l,u-d-me)),a=n.right+sr;a+r.width>window.innerWidth-me&&(a=n.left-sr-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<me){a=s(n.left,r.width,window.innerWidth);let l=n.bottom+sr;i=l+r.height<window.innerHeight?l:Math.max(me,n.top-sr-r.height)}o<1/0&&(i=Math.max(me,Math.min(i,o-r.height-me))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Qc({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:l,onHold:d}){let u=E(null),[p,h]=O("0 0"),{side:f,short:m,label:g,gap:w,own:x}=s,[b,y]=[n.heads,n.layers].map(k=>Array.from({length:k},(S,M)=>M)),v=[f,Math.round(f/Uo(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((k,S)=>{let M=[0,0,...v],_=ct(k,...v,a);_.cells(de(n,r,Math.floor(S/n.heads),S%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&Rt(_,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,f,a,window.devicePixelRatio]),c("div",{class:"kind",style:{width:`${x}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:u,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Zh,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${f}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),b.map(k=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",k+1]},k))]}),y.map(k=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[m?"L":"Layer ",k+1]}),b.map(S=>{let[M,_,L]=[`${t} ${k} ${S}`,`${k} ${S}`,ue(o,r,e,k*n.heads+S)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":M,tabIndex:_===p?0:-1,"aria-pressed":i===M,"aria-label":or(n,k,S)+(L&&`, ${L}`),onClick:()=>d(M),onPointerMove:({pointerType:T})=>T!=="touch"&&l(M),onPointerLeave:({pointerType:T})=>T!=="touch"&&l(""),onFocus:({currentTarget:T})=>(h(_),T.matches(":focus-visible")&&l(M)),onBlur:()=>l(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:L})]},S)})]},k))]})]})}function Zh(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(l,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+l} ${a+d}"]`);It(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}var tl=16,el={width:34,height:14},Qh=880;function ol({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:a,live:i,steps:l}=t,[d,{width:u}]=lt(),p=E(null),h=window.innerHeight<Qh,f=z(()=>to(t,u,h),[t,u,h]),[m,g]=[a[r],l[n]],w=l.length>1&&!i||a.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;C(()=>{p.current&&u&&Vn(ct(p.current,u,f.height,e),f,{reels:t,marks:m.marks,step:g},e)},[f,e,o,g,r]);let x=y=>l.reduce((v,k,S)=>Math.abs(k-y)<Math.abs(l[v]-y)?S:v,0),b=({offsetX:y})=>s(x((y-f.left)/f.line*f.end));return c("div",{class:"timeline",ref:d,children:[w&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:y=>!i&&(y.currentTarget.setPointerCapture(y.pointerId),b(y)),onPointerMove:y=>!i&&y.buttons&&b(y)}),l.length>1&&!i&&c("input",{type:"range",class:"scrubber",min:0,max:f.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${at(g)}, frame ${n+1} of ${l.length}`,style:{marginLeft:`${f.left-tl/2}px`,width:`${f.line+tl}px`},onInput:({currentTarget:y})=>{let v=x(Number(y.value));y.value=String(l[v]),s(v)}})]})}var nl=({films:t,theme:e,marked:o,onMark:n})=>c("div",{class:"films",children:t.map(({title:r},s)=>c("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${F(r)} on the timeline`,onClick:()=>n(s),children:[c(Ks,{pen:Dt(e,s,!0)}),c(I,{token:r,length:qt})]},s))});function rl({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:l}]=lt(),d=z(()=>to(t,l),[t,l]),[u,p,h]=[s[n],a[o],s.length>1],f=Yn(u.marks,d,e);return c("div",{ref:i,children:c("div",{class:"marks",role:"group","aria-label":h?`Moments of ${F(u.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...f.map(({lane:m})=>m)))*yt.lane}px`,"--own":Dt(e,n,h).stroke},children:f.map(({mark:m,left:g,wide:w,leans:x,lane:b},y)=>{let[v,k]=[u.frames[m.frame].step,h?`${F(u.title)}: ${m.text}`:m.text];return c("button",{type:"button",class:`mark ${m.kind} ${x?"leans":""} ${v<=p?"reached":""}`,title:k,"aria-label":k,"aria-current":v===p?"step":void 0,style:{left:`${g}px`,top:`${b*yt.lane}px`,width:`${w}px`},onClick:()=>r(a.indexOf(v)),children:m.short},y)})})})}function Ks({pen:t}){return c("svg",{...el,"aria-hidden":"true",children:c("path",{d:`M1 7H${el.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function tm({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:l,held:d,onPoint:u,onHold:p}){let[h,{width:f}]=lt(),m=f>0&&s.length>0&&Xn(s.map(g=>o.kinds[g]),f,i,a);return c("section",{class:"reel",children:[o.title&&c("h2",{class:"film-title",children:[c(I,{token:o.title,length:qt})," ",e.films.length>1&&c(Ks,{pen:Dt(r,t,!0)})]}),c("div",{class:"head",children:[c("div",{class:"facts",children:tr(e,n).map(([g,w,x])=>c("span",{class:`fact ${g}`,children:[c("span",{class:"name",children:w}),c("span",{class:"value",children:x})]},g))}),c(em,{film:o,frame:n,isBrief:l})]}),c("div",{class:"kinds",ref:h,children:[s.length===0&&c("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>c(Qc,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:d,onPoint:u,onHold:p,kind:o.kinds[g],number:g},g))]})]})}var il=ae(tm);function em({film:t,frame:e,isBrief:o}){return c("div",{class:o?"answer brief":"answer",role:"img","aria-label":Kc(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(I,{token:t.text,length:he}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:At([t.answer]),children:er(t,e).map(({wanted:n,written:r,state:s},a)=>c("span",{class:`piece ${s}`,children:[c(sl,{name:"wanted",token:n}),c(sl,{name:"written",token:r}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&c("path",{d:Zn(s,8,8)})})]},a))})]})}var sl=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(I,{token:e,class:t});function _t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var om=90,al=10,nm=8,rm=.6;function cl(t){let[e,o]=O({room:300,spare:300,width:0,own:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Fe(n,()=>{let a=n.querySelector(".screen"),i=[...a.querySelectorAll(".reel")],l=new Set(i.map(({offsetTop:k})=>k)).size,d=Math.max(...i.map(k=>Gs(k.querySelector(".kinds")))),u=a.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),p=window.innerHeight-al-(u<rm*window.innerHeight?u:al),[h,f]=[".shared",".shared > p"].map(k=>Gs(a.querySelector(k))),m=h-(f&&f+nm),g=p-Gs(a)+l*d,[w,x]=[g,g+m].map(k=>Math.max(om,Math.floor(k/l))),[b,y]=[a.clientWidth,i[0].clientWidth],v=(k,S)=>Math.abs(k-S)<2;o(k=>v(k.room,w)&&v(k.spare,x)&&k.width===b&&k.own===y?k:{room:w,spare:x,width:b,own:y})})},[]),e}var Gs=t=>t?.getBoundingClientRect().height??0;var sm=[.25,.5,1,2,4],im=2e4,ll={least:125,most:500},dl=10,ir=560;function ul({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),a=E(null),[i,l]=O(1/0),[d,u]=O(""),[p,h]=O(""),[f,m]=O(0),[g,w]=O("cross"),{room:x,spare:b,width:y,own:v}=cl(s),k=re(e),S=r.length-1,M=n?S:Math.max(0,r.findLastIndex(D=>D<=i)),_=r[M],L=D=>l(r[Math.max(0,Math.min(D,S))]),T=Fn(M,S,L,Math.max(ll.least,Math.min(ll.most,im/r.length))),W=o.length>1,[A,$]=am(o,v,b,W),H=A.find(D=>D.kind===g)??A[0],V=W&&new Set(o.map(({text:D,answer:tt})=>JSON.stringify([D,tt]))).size===1,J=D=>(T.pause(),L(D)),it=()=>(u(""),h("")),Xt=ee(D=>D===p?it():(u(D),h(D)),[p]);P(()=>t.figure?vt(t.figure,()=>({picture:Yc({reels:t,step:_,marked:f},e),theme:e})):void 0),P(()=>{let D=o.map((tt,X)=>t.curves?.[X]&&vt(t.curves[X],()=>({picture:Jc({...t,films:[tt]},_,e),theme:e})));return()=>D.forEach(tt=>tt&&tt())});let xe=!n&&r.length>1,Bt=W&&c(nl,{films:o,theme:e,marked:f,onMark:m});return c("div",{ref:s,class:`film ${n?"live":""} ${W?"several":""} ${$?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:D=>D.key==="Escape"?it():n||dm(D,M,S,J,T.toggle),children:[c("div",{class:"screen",children:[(V||$)&&c("div",{class:"shared",children:[$&&c(_t,{label:"Attention",isNamed:y<ir,options:A.map(({kind:D,title:tt})=>[D,y<ir?tt.split(/[ -]/)[0]:tt]),value:H.kind,onChoose:w}),V&&c("p",{children:["All read ",c(I,{token:o[0].text,length:he}),"; right is ",c(I,{token:o[0].answer,length:he}),"."]})]}),c("div",{class:"reels",style:{"--least":`${js(o.flatMap(({kinds:D})=>D))}px`},onMouseDown:D=>lm(D,s.current),children:o.map((D,tt)=>c(il,{number:tt,reels:t,film:D,theme:e,isOne:$,room:x,isBrief:V,held:p,kinds:$?cm(D,H.kind):D.kinds.map((X,Tt)=>Tt),frame:Yt(D,_),onPoint:u,onHold:Xt},tt))}),xe&&c("div",{class:"player",ref:a,children:[c(Un,{what:"frame",place:M,last:S,player:T,go:J}),c("span",{class:"position",children:["Step ",at(_),c("span",{class:"of",children:[" of ",at(Qe(t))]})]}),y>=ir&&Bt,c(jn,{isNamed:!0,speeds:sm,player:T})]}),!(xe&&y>=ir)&&Bt,c(ol,{reels:t,theme:e,fonts:k,place:M,marked:f,go:J})]}),!n&&c(rl,{reels:t,theme:e,place:M,marked:f,go:J}),c("div",{class:"caption","aria-live":n||T.playing?"off":"polite",children:o.map((D,tt)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&D.title&&c("strong",{children:[c(I,{token:D.title,length:qt}),": "]}),Qn(t,D,Yt(D,_)).map(X=>typeof X=="string"?X:c(I,{...X}))]}),!n&&nr(D,_).map(({text:X})=>c("p",{class:"line said",children:X},X))]},tt))}),c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:D})=>D.some(({blocked:tt})=>tt))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),c(Zc,{root:s,reels:t,step:_,theme:e,held:p,head:d||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function am(t,e,o,n){let r=t.flatMap(({kinds:i})=>i).filter((i,l,d)=>d.findIndex(u=>u.kind===i.kind)===l),s=e>0?t.map(({kinds:i})=>Xn(i,e,o)):[],a=s.some(({side:i,height:l})=>l>o||i<(n?Us.several:Us.alone));return[r,r.length>1&&(a||n&&!s.length)]}var cm=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function lm(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function dm(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=l=>()=>n(e+l),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-dl),PageUp:a(dl)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var ar=`/* What plays: its buttons, scrubber and speed. */

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
`;var gm=[Ht,ar,oo,pl,fl,hl].join(`
`),ml=new WeakMap;function gl({data:t,parentElement:e}){let o=bt(e,gm),n=ml.get(o),r=n?.bytes===t?n.reels:zc(t);return ml.set(o,{bytes:t,reels:r}),Z(c(ul,{reels:r,theme:Nt(o)},r.id),o),()=>{Z(null,o),o.remove()}}function wl(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&qn(JSON.parse(r));let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}function jo(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var bl=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0);var wm=[[.8,"Very close"],[.5,"Close"],[.05,"Nearer than an even guess"],[-.05,"As an even guess"],[-1/0,"Further off than an even guess"]],yl={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function xl(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=jo(e);return bl(o,t.truth)}function Vs(t,e){let o=xl(t,e);return o===null?null:(o-t.even)/(1-t.even)}function cr(t){if(!t.length)return"";let e=t.reduce((o,n)=>o+n,0)/t.length;return e>=.005?`On average you came ${R(e)} of the way from an even guess to what the model does.`:`On average an even guess comes ${e>-.005?"as near":"nearer"}.`}function Bo(t,e,o="You"){let[n,r]=[xl(t,e),Vs(t,e)];if(n===null||r===null)return[];let{form:s,kind:a,truth:i,even:l}=t;if(s==="pick")return[n?"Right":"Not this time",`A guess is right ${R(l)} of the time.`];let d=wm.find(([f])=>r>=f)?.[1]??"";if(s==="share"){let f=ut((1-n)*100,0);return[d,`${o} said ${R(Number(e))}: ${f} ${f==="1"?"point":"points"} away.`,`50 % is ${ut((1-l)*100,0)} away.`]}let u=jo(e);return[Math.max(...u)>.5&&u.indexOf(Math.max(...u))===i.indexOf(Math.max(...i))&&r<0?"Its favourite, but it gives many something":d,`The marks met ${R(n)} ${a==="row"?"of its weight":"of what it gives them"}.`,`One mark on every token meets ${R(l)}.`]}function vl(t,{count:e,shares:o,mean:n},r=!1){if(!e)return"Nobody in the class predicted it.";if(t.form==="pick"){let l=Math.round(e*t.right.reduce((d,u)=>d+o[u],0));return`Of the class ${l} of ${e} ${l===1?"was":"were"} right.`}let[s,a,i]=Bo(t,t.form==="share"?n??0:o,"On average they");return[`The class (${e}): ${s[0].toLowerCase()}${s.slice(1)}.`,a,r?"":i].filter(Boolean).join(" ")}var kl=3;function lr({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:a,clicker:i,group:l}){let[d,u]=O(o),[p,h]=O(n),f=E(null),m=E(null),g=E(null),w=E(!1);C(()=>{w.current&&(n?m:f).current?.focus({preventScroll:!0}),w.current=!1},[n]);let x=L=>{w.current=!0,r(L)},b=()=>{w.current=!0,u(null),h(!1),s?.()};C(()=>{if(!i)return;let L=n?p?null:()=>h(!0):()=>x(null);return L&&(i.press=L),()=>{i.press===L&&(i.press=null)}});let y=n?o:d,[v,...k]=n?Bo(t,o):[],S=_m[t.form],M=n?l?.picture??null:null,_=l?.isSent!==void 0;return c("section",{class:["predict",n&&"shown",p&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"head",children:[c("div",{class:"asked",children:[c("h2",{tabIndex:-1,ref:f,children:t.ask}),t.context&&!p&&c("span",{class:"note",children:t.context}),p&&c("span",{children:[v&&c("b",{children:[v,". "]}),t.answer]}),M&&!p&&t.form==="pick"&&c("span",{class:"note",children:[c("span",{class:"key class"})," the class"]}),n&&!p&&t.form!=="pick"&&c("span",{class:"note",children:[o!==null&&c(j,{children:[c("span",{class:"key mine"})," ",_?"you":"predicted"," "]}),M&&c(j,{children:[c("span",{class:"key class"})," the class "]}),c("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]})]}),c("span",{class:"ends",children:[n&&c("button",{type:"button",class:"plain","aria-expanded":!p,onClick:()=>h(!p),children:p?"Unfold":"Fold"}),n&&s&&c("button",{type:"button",class:"plain",onClick:b,children:"Predict again"}),a&&c("button",{type:"button",class:"plain",onClick:a,children:"Close the question"})]})]}),!p&&c("div",{class:"body",children:[c(S,{posed:t,answer:y,isShown:n,together:M,onChange:u}),n?c("div",{class:"outcome",children:[c("div",{role:_?void 0:"status",tabIndex:-1,ref:m,children:[v&&c("b",{children:[v,". "]}),Oe(t.answer)," ",k.length>0&&c("span",{class:"note",children:Oe(k.join(" "))})]}),M&&c("div",{children:Oe(vl(t,M,o!==null))}),t.why&&c("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):c("div",{class:"ways",children:[_?c("button",{type:"button",class:"show",disabled:!Ys(d)||l?.isSent&&String(d)===String(o),onClick:()=>{r(d),g.current?.focus({preventScroll:!0})},children:l?.isSent?String(d)===String(o)?"Sent":"Send the change":"Send"}):c(j,{children:[c("button",{type:"button",class:"show",disabled:!l&&!Ys(d),onClick:()=>x(Ys(d)?d:null),children:l?"Show it to all":"Show what it does"}),!l&&c("button",{type:"button",class:"plain",onClick:()=>x(null),children:"Just show it"})]}),c("span",{class:"note",children:yl[t.form]}),l&&c("span",{class:"count",tabIndex:-1,ref:g,children:[l.isSent&&String(d)===String(o)?"Sent. You can change it until it is shown. ":"",l.answered," of ",l.people," answered"]}),l?.join&&c("span",{class:"come-in",children:[l.join.address,c("b",{children:l.join.code})]})]})]})]})}var Ys=t=>Array.isArray(t)?t.some(Boolean):t!==null;function bm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=Array.isArray(e)?e:t.options.map(()=>0),a=jo(s),i=l=>r(s.map((d,u)=>u===l?(d+1)%(kl+1):d));return c("ul",{class:"options",lang:t.language||void 0,children:t.options.map((l,d)=>c("li",{children:c("button",{type:"button",class:o&&t.right.includes(d)?"option right":"option",disabled:o,onClick:()=>i(d),"aria-label":`${ym(t.options,d)}: ${o?`${e===null?"":`predicted ${R(a[d])}, `}${n?`the class ${R(n.shares[d]??0)}, `:""}the model ${R(t.truth[d])}`:`${s[d]} of ${kl} marks`}`,children:[c("span",{class:"bars","aria-hidden":"true",children:[!(n&&e===null)&&c("span",{class:"bar mine",style:{height:`${100*a[d]}%`}}),n&&c("span",{class:"bar class",style:{height:`${100*(n.shares[d]??0)}%`}}),o&&c("span",{class:"bar model",style:{height:`${100*t.truth[d]}%`}})]}),c(I,{token:l}),c("span",{class:"under","aria-hidden":"true",children:o?xm(t.truth[d]):"\u25CF".repeat(s[d])})]})},d))})}var ym=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,xm=t=>t<.005?"":R(t);function vm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=typeof e=="number"?e:null,a=i=>({left:`${100*i}%`});return c("div",{class:"share",children:[o?c("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${R(s)}; `}${n?.mean==null?"":`the class ${R(n.mean)} on average; `}the model says ${R(t.truth[0])}`,children:[n&&n.shares.map((i,l)=>c("span",{class:"bin",style:{left:`${10*l}%`,height:`${32*i/Math.max(...n.shares)}px`}},l)),s!==null&&c("span",{class:"pin mine",style:a(s),children:c("span",{children:R(s)})}),c("span",{class:"pin model",style:a(t.truth[0]),children:c("span",{children:R(t.truth[0])})})]}):c("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":t.ask,"aria-valuetext":s===null?"not set":R(s),onInput:({currentTarget:i})=>r(Number(i.value)/100),onClick:({currentTarget:i})=>r(Number(i.value)/100)}),c("output",{children:s===null?"\u2013":R(s)})]})}function km({posed:t,answer:e,isShown:o,together:n,onChange:r}){return c("fieldset",{class:"picks",children:[c("legend",{class:"unseen",children:t.ask}),t.options.map((s,a)=>c("label",{class:["option",e===a&&"on",o&&t.right.includes(a)&&"right"].filter(Boolean).join(" "),children:[c("input",{type:"radio",name:t.id,checked:e===a,disabled:o,onChange:()=>r(a)}),c("span",{children:s}),o&&t.right.includes(a)&&c("span",{class:"tick","aria-label":"right",children:"\u2713"}),n&&c("span",{class:"part",children:[c("span",{style:{width:`${6*(n.shares[a]??0)}rem`}}),R(n.shares[a]??0),c("b",{class:"unseen",children:"of the class"})]}),o&&t.told[a]&&c("span",{class:"note",children:c("bdi",{children:t.told[a]})})]},a))]})}var _m={marks:bm,share:vm,pick:km};function Sl({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:a}=t,[i,l]=O(()=>_l(location.hash,a.length)),d=E(null),u=a[i-1]??null,p=!!(u?.posed&&!(u.posed.id in o)),h=f=>{f<1||f>a.length+1||(location.hash=String(f))};return P(()=>{let f=()=>{l(_l(location.hash,a.length)),d.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",f),()=>removeEventListener("hashchange",f)},[]),C(()=>{let f=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&p&&u?.posed?n(u.posed,null):h(i+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",f,{capture:!0}),()=>removeEventListener("keydown",f,{capture:!0})}),c("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h2",{tabIndex:-1,ref:d,children:u?u.title:"The end, and what you predicted"}),c("nav",{"aria-label":"Scenes",children:[c("span",{children:[Math.min(i,a.length)," of ",a.length]}),c("button",{type:"button",disabled:i===1,onClick:()=>h(i-1),children:"Back"}),c("button",{type:"button",class:"next",disabled:!u,onClick:()=>h(i+1),children:i<a.length?"Next":"End"})]})]}),u&&c(Js,{scene:u,theme:e,waits:p,show:s,predict:u.posed&&{posed:u.posed,given:o[u.posed.id]?.answer??null,isShown:!p,onShow:f=>u.posed&&n(u.posed,f),onAgain:()=>u.posed&&r(u.posed)}}),!u&&c(Mm,{scenes:a,answers:o})]})}var _l=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function Js({scene:t,theme:e,waits:o,predict:n,show:r}){return c(j,{children:[n&&c(lr,{theme:e,...n},n.posed.id),!o&&c("div",{class:"sentences",dangerouslySetInnerHTML:{__html:t.sentences}}),t.view!==null&&!o&&c(Sm,{scene:t,theme:e,show:r},t.view),t.caption&&!o&&c("p",{class:"caption",children:t.caption}),t.page&&!o&&c("p",{class:"note",children:["In the lab, this scene opens the page \u201C",t.page,"\u201D, which shows more than the picture here."]})]})}function Sm({scene:t,theme:e,show:o}){let n=E(null);return C(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),c("div",{class:"view",ref:n})}function Mm({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:a},i)=>s?[{posed:s,title:a,number:i+1,given:e[s.id]}]:[]),n=o.filter(({given:s})=>s&&s.answer!==null),r=cr(n.flatMap(({given:s})=>s?.gain??[]));return o.length?c("div",{class:"summary",children:[c("p",{children:n.length?`Of ${o.length===1?"one question":`${o.length} questions`} you answered ${n.length}. ${r}`:`${o.length===1?"There was one question; it was not":`There were ${o.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),c("ul",{children:o.map(({posed:s,title:a,number:i,given:l})=>c("li",{children:[c("a",{href:`#${i}`,children:[i," ",a]}),": ",l?l.answer===null?"only shown":l.word:"not answered"]},s.id))})]}):c("p",{class:"summary",children:"That was the last scene."})}var dr=`.lecture {
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
`;var no=`/* The ways to answer: marks on tokens, a share, one of a few. */
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
`;var ro=`.predict {
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
`;var so=new Map;function Ft(t){try{return localStorage.getItem(t)??so.get(t)??null}catch{return so.get(t)??null}}function ge(t,e){so.delete(t);try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{e!==null&&so.set(t,e)}}function Ml(){try{return[...Object.keys(localStorage),...so.keys()]}catch{return[...so.keys()]}}var Ol="attention-lab-answers",El="attention-lab-progress",Tm=300;function $l(t){try{let e=JSON.parse(Ft(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function Tl(t,e){ge(t,JSON.stringify(e))}var Pe=()=>Object.fromEntries(Object.entries($l(Ol)).filter(([,t])=>Am(t))),Lm=t=>typeof t=="number"&&t>=0&&t<=1,Am=t=>t&&typeof t=="object"&&"answer"in t&&(t.gain==null||typeof t.gain=="number"&&t.gain<1.001)&&typeof t.word=="string";function ur(t,e){let o=t[e.id];return o&&(o.answer===null||Cm[e.form](o.answer,e))?o:null}var Cm={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:Lm,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},Ll=t=>typeof t=="number"||Array.isArray(t)&&t.every(Number.isInteger),pr=(t,e)=>({answer:e,gain:Vs(t,e),word:Bo(t,e)[0]??""});function Wo(t,e){let{[t]:o,...n}=Pe(),r=Object.entries(n).slice(-Tm+1);e&&r.push([t,e]),Tl(Ol,Object.fromEntries(r))}var Xs=()=>$l(El);function Al(t){let[e,o]=t.split(".");e&&o&&Tl(El,{...Xs(),[e]:o})}var Rm=`${no}
${ro}
${dr}`,Rl=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return rt(n,Rm,s=>c(Pm,{lecture:r,views:t,theme:s}))};function Pm({lecture:t,views:e,theme:o}){let[n,r]=O(()=>Im(t));return c(Sl,{lecture:t,theme:o,answers:n,onAnswer:(s,a)=>{let i=pr(s,a);Wo(s.id,i),r({...n,[s.id]:i})},onAgain:({id:s})=>{Wo(s,null);let{[s]:a,...i}=n;r(i)},show:(s,a,i)=>{let{component:l,bytes:d}=t.views[s];K({...le,...a});let u=i.shadowRoot??i.attachShadow({mode:"open"}),p=u.firstElementChild??u.appendChild(document.createElement("div"));return e[l]({data:Nm(d),parentElement:p})}})}function Im({scenes:t}){let e=Pe();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&ur(e,o);return n?[[o.id,n]]:[]}))}var Cl=new Map;function Nm(t){let e=Cl.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return Cl.set(t,e),e}var we="data-test-script-state",io=()=>document.querySelector(`[${we}]`)?.getAttribute(we)==="notRunning";var fr=()=>{},Il=[],Nl=!1;async function Hl(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(fr=()=>e.remove(),location.search)return Ko();let o=e.dataset.view?JSON.parse(e.dataset.view):await Hm(e.dataset.labFirst??"");if(Nl||!o)return Ko();e.removeAttribute("data-view"),qn(o.selection),Dm(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Il.push(i)}),a=new MutationObserver(()=>zm()&&Ko());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:[we]}),fr=()=>{a.disconnect(),s?.(),e.remove()}}async function Hm(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Ko(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Nl=!0,fr(),fr=()=>{};for(let n of Il.splice(0))e?.(...n)}}var Pl=!1;function zm(){return Pl||=document.querySelector(`[${we}=running]`)!==null,Pl&&io()&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Dm(t){let e=Ml().find(n=>n.startsWith("stActiveTheme")),o=(e&&Ft(e))??"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}function zl(){let{classList:t}=document.documentElement;addEventListener("beforeprint",()=>t.add("printing"),{capture:!0}),addEventListener("afterprint",()=>t.remove("printing"),{capture:!0})}var ao={first:1e3,longest:15e3,silent:4e4,reply:2e4};function hr(t,e,o,n){let r=y=>new URL(`lab/class/${encodeURIComponent(e)}/${y}`,t),s={link:"connecting",state:null,own:null,why:""},a=null,i=0,l=ao.first,d=0,u=!1,p="",h=y=>{u||n({...Object.assign(s,y)})};async function f(){let y,v;try{let _=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":o},signal:AbortSignal.timeout(ao.reply)});y=_.status,v=await _.json()}catch{return!1}if(y===404&&v.why)return h({link:"gone",why:v.why}),x(),!0;let{state:k,own:S}=v;if(y!==200||!k)return!1;let M=s.state&&s.state.version>k.version&&s.link==="live";return h(M?{}:{link:"live",own:S,state:k}),k.over&&x(),!0}function m(){clearTimeout(i),a?.close(),!u&&(h({link:"lost"}),i=window.setTimeout(g,l*(.5+Math.random())),l=Math.min(l*2,ao.longest))}async function g(){let y=++d;clearTimeout(i),a?.close();let v=await f();if(u||y!==d)return;if(!v)return m();p=s.own?.seat??"";let k=a=new EventSource(r(p?`news?seat=${p}`:"news")),S=()=>{clearTimeout(i),i=window.setTimeout(m,ao.silent)};S(),k.addEventListener("here",S),k.addEventListener("elsewhere",()=>{document.visibilityState==="hidden"&&(clearTimeout(i),k.close())}),k.onmessage=({data:M})=>{S(),l=ao.first;let _=JSON.parse(M);h({link:"live",state:_}),_.over&&x()},k.onerror=()=>{a===k&&m()}}let w=()=>{document.visibilityState==="visible"&&!u&&g()};document.addEventListener("visibilitychange",w),addEventListener("online",w);let x=()=>{u=!0,clearTimeout(i),a?.close(),document.removeEventListener("visibilitychange",w),removeEventListener("online",w)};return g(),{at:r,leave:x,know:y=>{h({own:y(s.own)}),a&&(s.own?.seat??"")!==p&&g()}}}async function co(t,e){try{let o=await fetch(t,{method:"POST",body:JSON.stringify(e),signal:AbortSignal.timeout(ao.reply)});return{reply:o,why:o.ok?"":(await o.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var lo=t=>`${t.slice(0,4)} ${t.slice(4)}`;function Dl({why:t,onCode:e}){return c("form",{class:"join",onSubmit:o=>{o.preventDefault(),e(String(new FormData(o.currentTarget).get("code")??""))},children:[c("h1",{children:"Take part in a class"}),t&&c("p",{role:"alert",children:t}),c("label",{children:["Code, eight letters",c("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),c("button",{class:"go",children:"Go on"})]})}function ql({state:t,why:e,onJoin:o}){let n=new Date(t.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("form",{class:"join",onSubmit:r=>{r.preventDefault(),o(String(new FormData(r.currentTarget).get("name")??""))},children:[c("h1",{children:t.title||"A class"}),c("label",{children:["Nickname, if you want one",c("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),c("button",{class:"go",children:"Take part"}),e&&c("p",{role:"alert",children:e}),c("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",n,", or until your lecturer ends the class."]})]})}function Fl({lecture:t,link:e,state:o,theme:n,answers:r,isSent:s,onAnswer:a,show:i}){let{scenes:l}=t,[d,u]=O(null),p=d??o.scene,h=l[p-1]??null,f=h?.posed?o.shown[h.posed.id]:void 0,m=h?.posed?{...h.posed,...f?.truth}:null,g=!!f,{sentences:w="",caption:x=""}=f?.scenes[p]??{},b=z(()=>m&&h?{...h,sentences:w,caption:x}:h,[h,w,x]),y=m?r[m.id]??null:null,v=E(null);P(()=>v.current?.focus({preventScroll:!0}),[]);let k=b?`Scene ${p}: ${b.title}.`:"You are in. The lecture begins when your lecturer opens the first scene.",S=m?g?` The answer: ${m.answer}`:` Question: ${m.ask}`:"",M=_=>{u(Math.min(Math.max(_,1),l.length)),scrollTo(0,0)};return c("div",{class:"lecture",style:{colorScheme:n.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h1",{class:"title",tabIndex:-1,ref:v,children:b?b.title:t.title}),c("nav",{"aria-label":"Scenes",children:d===null?c(j,{children:[b&&c("span",{children:[p," of ",l.length]}),c("button",{type:"button",onClick:()=>M(p||1),children:"Look around"})]}):c(j,{children:[c("button",{type:"button",disabled:p===1,"aria-label":"Back",onClick:()=>M(p-1),children:"\u2039"}),c("span",{children:[p," of ",l.length]}),c("button",{type:"button",disabled:p===l.length,"aria-label":"Next",onClick:()=>M(p+1),children:"\u203A"}),c("button",{type:"button",class:"next",onClick:()=>u(null),children:"To the class"})]})})]}),c("p",{class:"unseen",role:"status",children:e==="lost"?"No connection now.":`${k}${S}`}),c("p",{class:"link",children:e==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":d!==null&&d!==o.scene&&o.scene?`The class is at scene ${o.scene}.`:""}),!b&&c("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),b&&c(Js,{scene:b,theme:n,show:i,waits:!!(m&&!g),predict:m&&{posed:m,isShown:g,given:y,onShow:_=>{_!==null&&a(m,_)},group:{answered:o.answered[m.id]??0,people:o.people,picture:o.shown[m.id]?.class??null,isSent:y!==null&&s(m.id)}}},p)]})}var Ul=`.join {
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
`;var Fm=`${no}
${ro}
${dr}
${Ul}`,Wl="attention-lab-class",jl=2e3,Bl={first:1e3,tries:6},Um=6e4,Zs="attention-lab-way-back",mr=class extends Error{},Kl=t=>function({parentElement:o}){let{host:n}=o.getRootNode(),r=new URL(n.dataset.root??"./",location.href.split(/[?#]/)[0]),s=jm(location.pathname);return rt(o,Fm,a=>c(Wm,{root:r,code:s,views:t,theme:a}))},jm=t=>(/\/class\/([^/]+)\/?$/.exec(t)?.[1]??"").replaceAll("-","").toUpperCase(),Bm="You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";function Wm({root:t,code:e,views:o,theme:n}){let[r,s]=O({link:"connecting",state:null,own:null,why:""}),[a,i]=O(null),[l,d]=O(()=>Km(e)),[u,p]=O(""),h=E(!1),f=E(null),m=E(new Map);P(()=>e?(f.current=hr(t,e,l.person,s)).leave:void 0,[]);let{state:g,own:w}=r;P(()=>{r.link==="live"&&dispatchEvent(new Event(Zs))},[r.link,g?.scene,Object.keys(g?.shown??{}).length]);let x=!!g?.lecture,[b,y]=O(0),v=()=>window.setTimeout(()=>y(A=>A+1),jl);P(()=>{!x||a||!f.current||fetch(f.current.at("lecture")).then(async A=>A.ok&&i(await A.json())).catch(v)},[x,a,r.link,b]);let k=g&&w&&r.link==="live"?Object.keys(l.answers).find(A=>!(A in g.shown)&&String(w.answers[A])!==String(l.answers[A])):void 0,S=k===void 0?"":String(l.answers[k]),M=E(Promise.resolve());if(P(()=>{if(k===void 0||!w?.joined)return;let A=0,$=async()=>{if(!f.current)return;let H=l.answers[k],{reply:V,why:J}=await co(f.current.at("answer"),{person:l.person,question:k,answer:H});!V||V.status>=500?A=v():p(J),V?.ok&&f.current.know(it=>it&&{...it,answers:{...it.answers,[k]:H}})};return M.current=M.current.then($),()=>clearTimeout(A)},[k,S,w,r.link,b]),!e||r.link==="gone")return c(Dl,{why:r.why,onCode:A=>location.assign(new URL(`class/${encodeURIComponent(A.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,t))});if(g?.over)return c("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!g||!w)return c("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(w.joined)h.current=!0;else return c(ql,{state:g,why:u||w.why||(h.current?Bm:""),onJoin:async A=>{let $=f.current,H=async()=>{if(!$||$!==f.current)return;let{reply:V,why:J}=await co($.at("join"),{person:l.person,name:A});p(J);let it=V?.ok?await V.json():null;it?$.know(()=>it):V?.status===429&&window.setTimeout(H,jl*(.5+Math.random()))};await H()}});if(!a)return c("p",{class:"join",role:"status",children:g.problem||"You are in. The lecture is being made ready \u2026"});let _=Object.entries(l.answers).filter(([A])=>!(A in g.shown&&A in w.answers)),L={...w.answers,...Object.fromEntries(_)};return c(j,{children:[c(Fl,{lecture:a,state:g,theme:n,answers:L,link:r.link,isSent:A=>String(w.answers[A])===String(L[A]),onAnswer:({id:A},$)=>d(Gl({...l,answers:{...l.answers,[A]:$}})),show:(A,$,H)=>(K({...le,...$}),T(A,H))}),u&&c("p",{role:"alert",children:u})]});function T(A,$){let H=!1,V=0,J=0,it=!1,Xt,xe=X=>{let Tt=a?.views[A]??"",q=$.shadowRoot??$.attachShadow({mode:"open"}),ft=q.firstElementChild??q.appendChild(document.createElement("div"));Xt=o[Tt]?.({data:X,parentElement:ft})},Bt=async()=>{if(!it){it=!0,clearTimeout(V);try{let X=await W(A);if(H||!X)return;tt(),p(""),xe(X)}catch(X){if(H)return;let Tt=X instanceof mr;p(Tt?X.message:"The picture can't be fetched now. It is tried again by itself."),!Tt&&++J<Bl.tries&&(V=window.setTimeout(Bt,Bl.first*2**(J-1)*(.5+Math.random())))}finally{it=!1}}},D=()=>{J=0,document.visibilityState==="visible"&&Bt()},tt=()=>{clearTimeout(V);for(let X of["online",Zs])removeEventListener(X,D);document.removeEventListener("visibilitychange",D)};for(let X of["online",Zs])addEventListener(X,D);return document.addEventListener("visibilitychange",D),Bt(),()=>{H=!0,tt(),p(""),Xt?.()}}async function W(A){let $=m.current.get(A);if($||!f.current)return $;let H=await fetch(f.current.at(`views/${A}`),{signal:AbortSignal.timeout(Um)});if(H.status===409)throw new mr("This picture comes when the class is here, and if the scene asks, with the answer.");if(!H.ok)throw new Error(String(H.status));let V=new Uint8Array(await H.arrayBuffer());return m.current.set(A,V),V}}function Km(t){try{let o=JSON.parse(Ft(Wl)??"null");if(o?.code===t&&/^[0-9a-f]{32}$/.test(o.person)&&o.answers&&typeof o.answers=="object"){let n=Object.entries(o.answers).filter(([,r])=>Ll(r));return{code:t,person:o.person,answers:Object.fromEntries(n)}}}catch{}let e=crypto.getRandomValues(new Uint8Array(16));return Gl({code:t,person:[...e].map(o=>o.toString(16).padStart(2,"0")).join(""),answers:{}})}function Gl(t){return t.code&&ge(Wl,JSON.stringify(t)),t}var Ut=t=>t instanceof PointerEvent&&t.pointerType==="touch";function gr(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Jl={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Gm=3,Vl=30,br=({scale:t})=>t==="shares"?yn:Vm;function Vm(t){return Math.abs(t)<.05?"0":ut(t,Math.abs(t)<9.95?1:0)}function Yl({scale:t,step:e},o){return t==="shares"?R(o,e?1:2).replace(" ","\xA0"):e?ut(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):ut(o,3)}function wr({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:Vl}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:Vl},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Xl(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,l=r.labels.length;if(e>=0&&o>=0){let x=e*l+o,b=!!a?.[x],y=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?wr(n,e):v==="{column}"?wr(r,o):[v]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:b||i==="plain"?y:[...y,`: ${Yl(t,s[x])}`]}let d=e>=0,[u,p,h]=d?[n,r,e]:[r,n,o],f=x=>d?e*l+x:x*l+o,m=p.labels.map((x,b)=>b).filter(x=>!a?.[f(x)]),g=[d?"Row ":"Column ",...wr(u,h)];if(i==="plain")return[...g,`: ${m.length} of ${p.labels.length} are open`];let w=m.sort((x,b)=>Math.abs(s[f(b)])-Math.abs(s[f(x)])).slice(0,Gm);return w.length?[...g,", largest: ",...w.flatMap((x,b)=>[b?", ":"",...wr(p,x),` ${Yl(t,s[f(x)])}`])]:[...g,": every cell is blocked"]}function yr({scale:t,limit:e,isOneSided:o}){if(t==="plain")return null;let n=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[o?"0":ut(-e,n),ut(e,n)]}var xr=20,mt=14,Ie=14,Qs=20,Ym=12,Go=1.2,Jm=36,Vo=44,vr=2.2,td=14,Xm=30,ti=1,Zm=2,Qm=24,tg=.2,eg=148,og=.46,ng=.9,oi=520,rg=4e3;function kr(t,e,o){let n=t.map(i=>ag(i,o)),r=t.length>1&&(e.width<oi||Yo(n,e,ti)>e.width);if(r)return{swiped:r,layouts:n.map(i=>Zl([i],{...e,width:e.width*ng},[1/0],o)[0])};let s=n.map(i=>({...i,kept:sg(i,e)})),a=Yo(s,e,ti)<=e.width?s:n;return{swiped:r,layouts:Zl(a,e,ig(a,e),o)}}function Zl(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:d})=>d)),mt*Go+Qs+8],a=t.map((d,u)=>ed(d,ei(d,e,o[u],r)[0]).includes(!0)),i=Math.max(s,...t.filter((d,u)=>a[u]).map(({labels:d})=>d)),l=Math.min(...t.map((d,u)=>d.panel.isSquare?ei(d,e,o[u],i)[0]:1/0));return t.map((d,u)=>cg(d,e,d.panel.isSquare?l:o[u],i,n))}var sg=(t,e)=>t.panel.isSquare?Math.min(ni(t,e),Qm,e.width*tg/t.columns.length):0;function ig(t,e){let o=Ql(t,e,e.width),n=t.find(({panel:l})=>l.isMain);if(!n||t.length===1)return t.map(({kept:l})=>Math.max(l,o));let r=t.filter(l=>l!==n),s=Yo(r,e,Zm)+xr,a=Math.max(o,Math.min(ni(n,e),(Math.min(e.width*og,e.width-s)-n.left-3)/n.columns.length)),i=Ql(r,e,e.width-Yo([n],e,a)-xr);return t.map(l=>Math.max(l.kept,l===n?a:i))}function Ql(t,e,o){let[n,r]=[ti,Vo*vr];for(let s=0;s<24;s+=1){let a=(n+r)/2;Yo(t,e,a)<=o?n=a:r=a}return n}var Yo=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Jm:0)+Math.max(r.least,r.left+r.columns.length*Math.min(ni(r,e),Math.max(r.kept,o))+3)+xr,-xr);function ni({panel:t,rows:e,labels:o},n){let r=Math.min(Vo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(Vo,Math.max(r*vr,td))}function ag(t,e){let o=U({fill:"",size:mt,code:!0,bold:!0},e),n=(u,p)=>u.labels.map(h=>F(h,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(u=>u.map(p=>Math.ceil(N(p,o)))),l=(t.rows.name?Qs:0)+Math.max(0,...a)+10,d=Math.max(eg,Math.ceil(N(t.columns.name,U({fill:"",size:Ie},e)))+4);return{panel:t,rows:r,columns:s,left:l,widths:i,labels:Math.max(0,...i)+Qs+8,least:d,kept:0}}var ed=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,mt*Go)-2&&n>mt*1.1);function ei({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(Vo,(r.height-a-3)/e.length),l=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(Vo,Math.max(i*vr,td))),d=t.isSquare?l:Math.min(i,Math.max(l*vr,Xm));return[l,d].map(u=>u>=4?Math.floor(u):u)}function cg(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:l}=t,[d,u]=ei(t,e,o,n),p=ed(t,d),h=Math.max(0,...t.widths.filter((x,b)=>!p[b])),[f,m]=[i.length*d,a.length*u],g=Math.ceil(Math.max(l+f+3,t.least)),w=U({fill:"",size:Ie},r);return{left:l,top:n,cellWidth:d,cellHeight:u,rows:a,columns:i,turned:p,width:g,acrossLeft:Math.max(0,Math.min(l,g-N(s.columns.name,w)-4)),pitch:d*mt*Go/Math.max(mt*Go,s.columns.isToken?0:h+6),letters:Math.max(Ym,Math.min(mt,Math.floor(u/Go))),height:Math.ceil(n+m+3),across:s.columns.name,down:N(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:gr({width:d,height:u},lg(s,r))}}function lg(t,e){if(!t.words&&t.values.length>rg)return{usual:0,width:0};let o=U({fill:"",size:mt},e),n=t.words?t.words.flat().map(r=>F(r)):t.scale==="plain"?[]:t.scale==="shares"?[R(1).slice(0,3)]:[...new Set(Array.from(t.values,br(t)))];return n.length?{usual:mt,width:Math.max(...n.map(r=>N(r,o)))}:{usual:0,width:0}}var dg=5,od=9,Jo=2;function _r(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u}=o,[p,h]=[u.length*i,d.length*l],f=e.scale==="plain";if(f?t.rect(s,a,p,h,{fill:r.ground}):t.cells(e.levels,d.length,u.length,[s,a,p,h],e.scale==="signed"),e.blocked&&Rt(t,e.blocked,d.length,u.length,[s,a,p,h]),Math.min(i,l)>=od){let m=f?r.hatchLine:r.ground;for(let g=1;g<u.length;g+=1)t.rect(s+g*i-.5,a,1,h,{fill:m});for(let g=1;g<d.length;g+=1)t.rect(s,a+g*l-.5,p,1,{fill:m})}if(Xo(e,o)&&ug(t,e,o,r),t.rect(s-.5,a-.5,p+1,h+1,{stroke:r.hatchLine}),o.numbers&&pg(t,e,o,r),e.isOff){let m={weights:e.levels,rows:d.length,columns:u.length};Bn(t,[s,a,p,h],m,{fill:r.lines[0],ink:Ca(r.lines[0]),letters:mt,width:N(Do,`700 ${mt}px ${r.font}`)})}fg(t,e,o,n,r),hg(t,e,o,n,r)}var Xo=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=od;function ug(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l){for(let d=0;d<a.length;d+=1)for(let u=0;u<i.length;u+=1)e.blocked?.[d*i.length+u]||ri(t,[o+u*r,n+d*s,r,s],l)}var ri=(t,[e,o,n,r],s)=>t.rect(e+n/2-Jo,o+r/2-Jo,2*Jo,2*Jo,{fill:s.quiet,radius:Jo});function pg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:l},d){let u=e.scale==="signed"?d.signedInk:d.ink,p=br(e);for(let h=0;h<a.length;h+=1)for(let f=0;f<i.length;f+=1){let m=h*i.length+f;if(e.blocked?.[m])continue;let g=e.words?F(e.words[h][f]):p(e.values[m]),w=e.words?d.text:u[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(f+.5)*r,n+(h+.5)*s+1,{fill:w,size:l,align:"center"})}}function fg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l,d){let u=(p,h,f,m=1)=>{let g=[o+(h??0)*r-1,n+(p??0)*s-1,(h===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],w=Math.min(r,s)<dg?1.5:2.5;t.rect(...g,{stroke:d.ground,width:2*w}),t.rect(...g,{stroke:f,width:w})};e.band&&u(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[p,h]of e.lit)u(p,h,d.lines[0]);l.row>=0&&u(l.row,null,uo(e.rows,d)),l.column>=0&&u(null,l.column,uo(e.columns,d))}var uo=({part:t},e)=>t?e[t]:e.text;function hg(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u,turned:p,letters:h,down:f,across:m}=o,g=(b,y)=>[...new Set([y,...e.lit.map(v=>v[b]??-1)])].filter(v=>v>=0),[w,x]=[g(0,n.row),g(1,n.column)];for(let b of Re(d.length,l,h,w)){let y=w.includes(b);t.text(d[b],s-7,a+(b+.5)*l,{fill:y?uo(e.rows,r):r.quiet,size:h,bold:y,code:!0,align:"right"})}for(let b of Re(u.length,o.pitch,mt,x)){let y=x.includes(b),[v,k]=[s+(b+.5)*i,a-(p[b]?6:3+mt*.55)];t.text(u[b],v,k,{fill:y?uo(e.columns,r):r.quiet,size:mt,bold:y,code:!0,align:p[b]?"left":"center",turned:p[b]})}m&&t.text(m,o.acrossLeft,Ie*.6,{fill:uo(e.columns,r),size:Ie}),f&&t.text(f,Ie*.6,a+d.length*l,{fill:uo(e.rows,r),size:Ie,turned:!0})}var nd={width:900,height:640},mg=5,gg=160,si={width:96,height:12},ii=64;function rd(t,e,o){let n=t.isOff?ie(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>gg+d.length*mg),[a]=kr([t],{width:Math.max(nd.width,s),height:Math.max(nd.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,u,p)=>_r(je(d,u,p),t,a,e,n)},l=kt(t.caption,Math.max(520,a.width),n);return{picture:G([t.title?wt(t.title,n):null,i,l,wg(t,a,n)]),theme:n}}function wg(t,e,o){let n=d=>dt(d,{size:ot,fill:o.quiet},o),r=yr(t),s=t.isOneSided?.5:0,a=Float32Array.from({length:ii},(d,u)=>s+(1-s)*u/(ii-1)),i={width:si.width,height:20,draw:(d,u,p)=>d.cells(a,1,ii,[u,p+4,si.width,si.height],t.scale==="signed")},l=Ke((d,...u)=>{d.rect(...u,{stroke:o.hatchLine}),Xo(t,e)&&ri(d,u,o)});return Y([r&&Y([n(r[0]),i,n(r[1])],6),t.scale==="plain"&&Y([l,n("allowed by the mask")],6),t.blocked&&Y([Ke((d,...u)=>d.hatch(...u)),n("blocked by the mask")],6)],20)}function id(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function ad(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function cd(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:f,isClickable:m})=>f||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=sd(t[n]),l=f=>Math.max(0,Math.min(f,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:l(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),u=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!u)return{panel:n,row:r,column:s};let[p,h]=sd(u);return{panel:d<0?n-1:n+1,row:Math.min(r,p-1),column:d<0?h-1:0}}var sd=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var bg=108,ai={least:170,most:520,usual:400};function ld(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Fe(n,()=>{let a=n.getBoundingClientRect().top+(r?.scrollTop??0),i=window.innerHeight-a-bg,l=i<ai.least?ai.usual:Math.min(i,ai.most),d=n.clientWidth;o(u=>u.width===d&&Math.abs(u.height-l)<2?u:{width:d,height:l})})},[]),[t,e]}function dd({panels:t,theme:e,send:o}){let[n,r]=ld(),[s,a]=O({pointed:null,spoken:!0}),i=re(e),l=E(null),d=E(""),{layouts:u,swiped:p}=z(()=>r.width?kr(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),h=ad(t,s.pointed),f=id(t,h),m=y=>a(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),g=({panel:y,row:v,column:k})=>t[y].isClickable&&v>=0&&k>=0&&o?.("chosen",{panel:y,row:v,column:k}),w=t.findIndex(({isMain:y})=>y);P(()=>{p&&l.current&&w>0&&r.width<oi&&(l.current.scrollLeft=l.current.querySelectorAll(".panel")[w].offsetLeft-16)},[p,w,t[w]?.name]);let x=(y,{offsetX:v,offsetY:k})=>{let S=u[y]&&Wn(u[y],v,k);return S&&{panel:y,...S}},b=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&h?h:cd(t,h,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(h??v??{panel:0,row:-1,column:-1});m(v),v&&p&&l.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return c("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[c("div",{class:p?"strip swiped":"strip",ref:l,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:u.map((y,v)=>c(xg,{layout:y,theme:e,swiped:p,panel:t[v],lit:f[v],onPoint:k=>m(x(v,k)),onLeave:()=>m(null),onPress:k=>{let S=x(v,k);if(!S)return;let M=Object.values(S).join(" ");Ut(k)&&d.current!==M?m(S):g(S),d.current=M}},v))}),c(Ue,{parts:h&&Xl(t[h.panel],h.row,h.column),hint:Jl,spoken:s.spoken})]})}function yg({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return c("h3",{children:e?c(j,{children:[e,c("sub",{children:o})]}):t})}function xg({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=E(null),l=z(()=>t.isOff?ie(n):n,[t.isOff,n.signature]);C(()=>{i.current&&_r(ct(i.current,e.width,e.height,l),t,e,o,l)},[t,e,l,o.row,o.column]),P(()=>vt(t.name,()=>rd(t,o,n)),[t,n.signature,o.row,o.column]);let d=yr(t);return c(j,{children:[t.sign&&c("span",{class:"sign","aria-hidden":"true",children:t.sign}),c("figure",{class:"panel",children:[t.title&&c(yg,{text:t.title}),c("div",{children:[c("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:u=>u.pointerType!=="touch"&&r(u),onPointerLeave:({pointerType:u})=>u!=="touch"&&s(),onClick:a}),c("span",{class:"legend",children:[d&&c("span",{class:"scale",children:[d[0],c("span",{class:["ramp",t.scale==="signed"&&"signed",t.isOneSided&&"upper"].filter(Boolean).join(" ")}),d[1]]}),t.scale==="plain"&&c("span",{class:"scale",children:[c("span",{class:Xo(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}function ud(t){let{shown:{axes:e,panels:o},host:{names:n,clickable:r}}=Ot(t);return o.map(({low:s,high:a,blocked:i,parts:l,...d},u)=>{let p=d.values instanceof Float32Array,h=p?0:(a-s)/65535,f=p?d.values:Float32Array.from(d.values,b=>s+b*h),m=d.scale==="signed"?f.map(b=>Math.max(0,Math.min(1,.5+b/d.limit/2))):f,[g,w]=[d.rows,d.columns].map((b,y)=>({...e[b],id:b,part:l[y]})),x=d.scale==="signed"&&f.every(b=>b>=0);return{...d,name:n[u],isClickable:!!r?.[u],rows:g,columns:w,values:f,levels:m,step:h,isOneSided:x,blocked:i&&vg(i,f.length)}})}var vg=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var pd=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var fd=new WeakMap;function hd({data:t,parentElement:e,setTriggerValue:o}){let n=fd.get(t)??ud(t);return fd.set(t,n),rt(e,pd,r=>c(dd,{panels:n,theme:r,send:o}))}function md(t){let{shown:e,host:o}=Ot(t);return e.whatIf?.after&&Object.assign(e.whatIf.after,{cards:null},o),Object.assign(e,{cards:null},o)}var Sr={looks:null,lookedAt:null},wd=(t,e)=>gd(t.looks,e.looks)&&gd(t.lookedAt,e.lookedAt),gd=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function li({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function bd(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Mr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:ci(t,o),columns:ci(e,n)}}function di({encoderOnly:t},{rowSpots:e},o){return ci(e,{side:t?"source":"target",place:o})}function ci(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var Zo=20,_g=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function Sg(t){let e=_g.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var Qo=t=>Q.includes(t)?"*":t,Ne=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${Qo(o)}.off`;function He(t,e,o){return t.includes(Ne({...e,head:"mean"}))||yd(e.head,o).every(r=>t.includes(Ne({...e,head:r})))}function Or(t,e,o){let n=yd("mean",o).map(l=>({...e,head:l})),r=[Ne({...e,head:"mean"}),...n.map(Ne)],s=t.filter(l=>!r.includes(l)),a=He(t,e,o);if(Qo(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,Ne(e)];let i=n.filter(l=>l.head!==e.head&&He(t,l,o)).map(Ne);return t.includes(r[0])?[...s,...i]:t.filter(l=>l!==Ne(e))}var yd=(t,e)=>Qo(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],Er=(t,e)=>`${t}.*.*.hide.*.${e+1}`,po=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function xd(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${Qo(n)}.${r}.${s<0?"*":s+1}.`,l=`${i}${a+1}`;return po(r==="only"?t.filter(d=>d===l||!d.startsWith(i)):t,l)}function vd({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:i})=>i===e.kind);if(!t?.after||!n)return null;let r=Gt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:i})=>i);return{...Mg(Ye(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&He(s,e,n.heads)}}function Mg(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(Sg)){let l=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",Qo(r)].includes(i.head);if(!i||!l||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,p)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==p+1)){if(i.action==="hide")a[p*s+d]=1;else if(!t.blocked?.[p*s+d])for(let h=0;h<s;h+=1)h!==d&&(a[p*s+h]=1)}})}return{...t,blocked:a}}function kd(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var St={top:18,height:160,bar:14,gap:16};function _d({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>Y([Ke((a,...i)=>a.rect(...i,{fill:o.lines[s]})),dt(`${r+1} ${F(t.rows[r],30)}`,{size:ot,fill:o.text},o)],6);return G([wt(`Rows compared: ${t.title}`,o),G(e.map(n),2),Og(t,e,o)])}function Og({weights:t,columns:e},o,n){let r={size:ot,code:!0,fill:n.text},s=e.map(i=>F(i,12)),a=s.map(i=>Math.max(Math.ceil(N(i,U(r,n))),o.length*St.bar)+St.gap);return{width:a.reduce((i,l)=>i+l,0),height:St.top+St.height+24,draw(i,l,d){let u=d+St.top;for(let h of[.5,1]){let f=u+(1-h)*St.height;i.rect(l,f,this.width,1,{fill:n.hatchGround}),i.text(R(h),l,f-8,{size:13,fill:n.quiet})}let p=l;s.forEach((h,f)=>{let m=p+(a[f]-o.length*St.bar)/2;o.forEach((g,w)=>{let x=t[g*e.length+f]*St.height;i.rect(m+w*St.bar,u+St.height-x,St.bar-1,x,{fill:n.lines[w]})}),i.rect(p,u+St.height,a[f],1,{fill:n.quiet}),i.text(h,p+a[f]/2,u+St.height+13,{...r,align:"center"}),p+=a[f]})}}}function $r({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Q.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Vt(t).map(l=>({kind:t.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Vt(t).filter(a=>s.some(i=>i.head===a))}}var Eg=96,$g=6;function Sd({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...$r(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:p,heads:h})=>G([wt(u.group.title,s),Tg(t,u,p,h,o,s)],4)),l=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=$g;return G([d?Y(i,32):G(i,24),We({isBlocked:l},s)],16)}function Tg(t,e,o,n,r,s){let{group:a,rows:i,columns:l}=e,d={...e,shape:Math.min(1.6,Math.max(.8,l.length/i.length)),side:Eg},u=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(h=>o.some(f=>f.layer===p&&f.head===h)?{weights:()=>Le(t,e,p,h),role:a.roles[p][Number(h)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&h===r.head}:null)}));return Kn(d,n.map(p=>Q.includes(p)?p:`Head ${p}`),u,s)}var Tr=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Lr(t,e,o,{left:n,top:r,width:s,pitch:a},i){let l=e.columns.length,d=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&d.push({row:Math.floor(h/l),column:h%l,weight:e.weights[h]});let u=({row:h,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(h),p=o.rows.length+o.columns.length>0;d.sort((h,f)=>h.weight-f.weight);for(let h of p?[!1,!0]:[!1])for(let f of d){if(u(f)!==h)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:g,width:h?4:2,opacity:p&&!h?.5:1})}}var Md={width:960,height:720},Lg=9,Ag=200,xt={width:360,pitch:26,gap:8},Ar={pitch:26,gap:16};function ui({map:t,lit:e,view:o},n){let r=o==="lines"?Rg(t,e,n):o==="table"?Pg(t,n):Cg(t,e,n),s=[kt(t.caption,Math.max(520,r.width),n),We({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&kt("\u2248 These weights are rounded to 1/255.",520,n);return G([wt(t.title,n),r,...s,a])}function Cg(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Ag+i*Lg),s={width:Math.max(Md.width,r),height:Math.max(Md.height,n),cell:64,letters:ot},a=pe(t,s,o);return{width:a.width,height:a.height,draw:(i,l,d)=>fe(i,t,{...a,left:a.left+l,top:a.top+d},e,o)}}function Rg(t,e,o){let n=Tr(e),r={size:ot,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(h=>F(h,24))),i=p=>Math.ceil(Math.max(...p.map(h=>N(h,U({...r,bold:!0},o))))),[l,d]=[i(s),60],u=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:l+2*xt.gap+xt.width+i(a)+d,height:26+Math.max(s.length,a.length)*xt.pitch,draw(p,h,f){let[m,g,w]=[h+l+xt.gap,h+l+xt.gap+xt.width,f+26],x=b=>w+(b+.5)*xt.pitch;p.text("looks (query)",m-xt.gap,f+10,{size:ot,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",g+xt.gap,f+10,{size:ot,bold:!0,fill:o.key}),Lr(p,t,{rows:n,columns:e.columns},{left:m,top:w,width:xt.width,pitch:xt.pitch},o),s.forEach((b,y)=>p.text(b,m-xt.gap,x(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((b,y)=>{p.text(b,g+xt.gap,x(y),{...r,bold:e.columns.includes(y)});let v=u(y)>=.005?ht(t)(u(y)):"";v&&p.text(v,g+xt.gap+N(b,U(r,o))+8,x(y),{size:13,fill:o.quiet})})}}}function Pg(t,e){let o={size:ot,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(h=>F(h,24))),a=p=>t.blocked?.[p]?"blocked":ht(t)(t.weights[p],2),i=(p,h=o)=>Math.ceil(N(p,U(h,e))),l=Math.max(...r.map(p=>i(p,n))),u=s.map((p,h)=>Math.max(i(p,n),...r.map((f,m)=>i(a(m*s.length+h))))).reduce((p,h)=>[...p,(p.at(-1)??l)+Ar.gap+h],[]);return{width:u.at(-1)??l,height:(r.length+1)*Ar.pitch,draw(p,h,f){let m=g=>f+(g+.5)*Ar.pitch;s.forEach((g,w)=>p.text(g,h+u[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{p.rect(h,f+(w+1)*Ar.pitch,u.at(-1)??l,1,{fill:e.hatchGround}),p.text(g,h,m(w+1),n),s.forEach((x,b)=>p.text(a(w*s.length+b),h+u[b],m(w+1),{...o,align:"right"}))})}}}var Ig=.1;function Cr(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(a=>a.weight??0));return o>=Ig||s>0&&e.find(a=>a.weight===s)===t?ht({rounded:n})(o):""}function Rr(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Ye(t,Gt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],d=[...l(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=u<0?[...l(i,o)]:[],h=t.source.map((m,g)=>({token:m,weight:u<0?d[g]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),f=t.target.map((m,g)=>{let w=r&&g>o+1,x=g>0&&t.steps[g-1]?.forced,b=w?null:u>=0?a&&g>0?a.weights[(g-1)*a.columns.length+u]:null:g<=o?p[g]??null:null,y=g===o+1;return{token:m,weight:y&&u<0?null:b,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":y&&u<0?"written":x?"forced":"",note:y&&u<0?x?"forced":"written":void 0}});return{source:h,target:f,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Od=8;function Ng({kind:t},{layer:e,head:o}){return`${Q.includes(o)?o==="rollout"?"the rollout":`the ${o} of the heads`:`head ${o}`} of ${t==="cross"?"cross-attention ":""}layer ${e+1}`}function Pr(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let l=Gt(t,i,{words:!1,muted:!1}),d=l.columns.length,u=Le(t,l,o.layer,o.head).subarray(e*d,(e+1)*d),p=u.indexOf(Math.max(...u)),h=t.target.slice(Math.max(0,e+1-Od),e+1);return[...t.encoderOnly?["At ",{token:n,side:"source"}]:[`Has read ${e+1>Od?"\u2026 ":""}`,...h.flatMap((f,m)=>[m?" ":"",{token:f,side:"target"}])],`, ${Ng(i,o)} looks at `,{token:t.source[p],side:"source",strong:!0},` (${ht({rounded:zn(l.axes)})(u[p])}), ${a?"is made to write":"writes"} `,{token:r,side:"target",strong:!0},` (${R(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var fo=640,be={height:28,padding:8,gap:6,line:50},Jt={line:26,height:12,number:70,tag:64};function $d({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Rr(t,e,o,n,!1),i=t.steps[o],l=i?Pr(t,o,e).map(d=>typeof d=="string"?d:F(d.token)).join(""):"";return G([i&&wt(`Step ${o+1} of ${t.steps.length}`,r),l.length>0&&kt(l,fo,r),pi(t.encoderOnly?"Tokens":"Source","",r),Ed(s,r),!t.encoderOnly&&pi("Target so far","",r),!t.encoderOnly&&Ed(a,r),i&&pi(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${ut(i.entropy,2)} nats`,r),i&&Hg(i,r)],8)}var pi=(t,e,o)=>Y([dt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&dt(e,{size:ot,fill:o.quiet},o)],8);function Ed(t,e){let o={size:ot,code:!0},n=t.map(({token:l})=>Math.ceil(N(F(l),U({...o,bold:!0,fill:""},e)))+2*be.padding),r=[],[s,a]=[0,0];for(let l of n)s>0&&s+l>fo&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=l+be.gap;let i=At(t.map(({token:l})=>l))==="rtl";return{width:fo,height:(a+1)*be.line,draw(l,d,u){t.forEach((p,h)=>{let[f,m,g]=[d+(i?fo-r[h].x-n[h]:r[h].x),u+r[h].line*be.line,n[h]],w=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),x=["written","current"].includes(p.state),b=p.lit?e.key:x?e.primary:p.state==="forced"?e.text:e.hatchLine;w>=0&&l.rect(f,m,g,be.height,{fill:e.scale[w],radius:6}),l.rect(f,m,g,be.height,{stroke:b,width:p.lit||x?3:1,radius:6});let y=w<0?e.text:e.ink[w];l.text(F(p.token),f+g/2,m+be.height/2,{...o,fill:y,bold:x,align:"center"});let v=Cr(p,t);v&&l.text(v,f+g/2,m+be.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Hg({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,p],h)=>({name:F(u),share:p,drawn:o?.[h],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:p})=>Math.ceil(N(u,U({size:ot,code:p,bold:!0,fill:""},s))))),l=o?2*Jt.number:Jt.number,d=fo-i-l-Jt.tag-24;return{width:fo,height:a.length*Jt.line,draw(u,p,h){a.forEach(({name:f,share:m,drawn:g,isWritten:w,code:x},b)=>{let[y,v]=[p+i+12,h+(b+.5)*Jt.line],k=M=>[y,v-Jt.height/2,M*d,Jt.height],S={size:ot,fill:s.text,bold:w};u.text(f,p,v,{...S,code:x}),u.rect(...k(1),{fill:s.hatchGround,radius:3}),u.rect(...k(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&u.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),u.text(R(m,1),y+d+Jt.number,v,{...S,align:"right"}),g!==void 0&&u.text(R(g,1),y+d+2*Jt.number,v,{...S,align:"right"}),w&&u.text(r?"forced":"written",y+d+l+10,v,S)})}}}function Td({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var fi=30,zg=3;function Ir({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:Oe(t.caption)}):c("p",{class:"read-out",children:o>=0&&n>=0?Dg(t,o,n):o>=0?hi(t,o):qg(t,n)})}var Ld=({isOff:t})=>t?"would look at":"looks at";function Dg(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(j,{children:[c(I,{token:t.rows[e],length:fi,side:t.rowSpots[e][0].side})," ",r?"is blocked from":Ld(t)," ",c(I,{token:t.columns[o],side:t.columnSpots[o][0].side}),!r&&c("b",{children:[" ",ht(t)(t.weights[n],2)]})]})}function hi(t,e){let o=t.columns.length,n=Ad(t.columns.map((r,s)=>({label:r,side:t.columnSpots[s][0].side,weight:t.weights[e*o+s]})));return c(j,{children:[c(I,{token:t.rows[e],length:fi,side:t.rowSpots[e][0].side})," ",Ld(t)," ",n.length?Cd(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function qg(t,e){let o=t.columns.length,n=Ad(t.rows.map((r,s)=>({label:r,side:t.rowSpots[s][0].side,weight:t.weights[s*o+e]})));return c(j,{children:[c(I,{token:t.columns[e],side:t.columnSpots[e][0].side})," ",t.isOff?"would be":"is"," looked at most by ",n.length?Cd(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Ad=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,zg),Cd=(t,e)=>t.map(({label:o,side:n,weight:r},s)=>c("span",{children:[s?", ":"",c(I,{token:o,length:fi,side:n})," (",ht(e)(r),")"]},s));function Rd({example:t,step:e,open:o}){return c("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:Pr(t,e,o).map((n,r)=>typeof n=="string"?Oe(n):n.strong?c("b",{children:c(I,{token:n.token,side:n.side})},r):c(I,{token:n.token,side:n.side},r))})}function Pd({map:t,rows:e,colours:o,agrees:n,onDrop:r}){let s=t.columns.length,a=(l,d)=>t.weights[l*s+d],i=0;for(let l=0;l<s;l+=1)i+=Math.min(...e.map(d=>a(d,l)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&!t.isOff&&n&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",R(i)," of their weight."]})]}),c("p",{class:"legend",children:e.map((l,d)=>c("button",{type:"button",title:"Let this row go",onClick:()=>r(l),children:[c("i",{class:"swatch",style:{background:o[d]}})," ",l+1," ",c(I,{token:t.rows[l],length:30,side:t.rowSpots[l][0].side})," \u2715"]},l))}),e.map(l=>c("p",{class:"note",children:hi(t,l)},l)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((l,d)=>c("div",{class:"bars-of",title:e.map(u=>ht(t)(a(u,d),2)).join(", "),children:[c("div",{class:"columns",children:e.map((u,p)=>c("span",{style:{height:`${a(u,d)*100}%`,background:o[p]}},u))}),c(I,{token:l,length:8,side:t.columnSpots[d][0].side})]},d))})]})}var Id="attention-lab-letter-keys",Fg="input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=menu], [role=listbox]",mi=()=>Ft(Id)!=="off";function Nd(){Hd(),window.addEventListener("keydown",t=>{/^\p{L}$/u.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!mi()&&!Ug(t)&&t.stopImmediatePropagation()},{capture:!0})}var Ug=t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Fg));function Hd(){document.documentElement.dataset.letterKeys=mi()?"on":"off"}function Nr({letters:t,does:e}){let[o,n]=O(mi);return c("button",{type:"button",class:"plain keys","aria-pressed":o,title:e,onClick:()=>{ge(Id,o?"off":"on"),Hd(),n(!o)},children:["Keys ",t.join(", ")]})}var zd={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Dd({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(_t,{label:"Attention",options:t.groups.map(({kind:s})=>[s,zd[s]]),value:e.kind,onChoose:s=>K({kind:s,rows:[]})}),c(_t,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>K({layer:Number(s)-1})}),c(_t,{label:"Head",isNamed:!0,options:Vt(n).map(s=>[s,s]),value:e.head,onChoose:s=>K({head:s})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&c(_t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>K({tokens:s,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>K({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(Bg,{example:t,selection:e,layers:r}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>K({present:!0}),children:"Present"}),c(Nr,{letters:[...o,"F","B"],does:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${o.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`})]})]})}function qd({example:t,selection:e}){return c(_t,{label:"View",options:jg(t),value:e.view,onChoose:o=>K({view:o})})}function jg({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function Bg({example:t,selection:e,layers:o}){let n=(l,d)=>l.includes(d)?l.filter(u=>u!==d):[...l,d],r=E(null);P(()=>{let l=d=>{r.current?.open&&!d.composedPath().includes(r.current)&&(r.current.open=!1)};for(let d of["pointerdown","focusin"])document.addEventListener(d,l,{capture:!0});return()=>["pointerdown","focusin"].forEach(d=>document.removeEventListener(d,l,{capture:!0}))},[]);let s=l=>{l.key!=="Escape"||!r.current?.open||(l.stopPropagation(),r.current.open=!1,r.current.querySelector("summary")?.focus())},a=e.kinds.length+e.layers.length+e.roles.length>0,i=(l,d,u,p)=>c("fieldset",{class:"pills",children:[c("legend",{children:l}),d.map(([h,f])=>c("button",{type:"button","aria-pressed":u.includes(h),onClick:()=>p(n(u,h)),children:f},f))]});return c("details",{class:"filters",ref:r,onKeyDown:s,children:[c("summary",{children:a?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),i("Kinds",t.groups.map(({kind:l})=>[l,zd[l]]),e.kinds,l=>K({kinds:l})),i("Layers",o.map(l=>[Number(l)-1,l]),e.layers,l=>K({layers:l})),i("Roles on this text",t.roles.map(l=>[l.name,l.name]),e.roles,l=>K({roles:l})),t.roles.filter(({does:l})=>l).map(({name:l,does:d})=>c("p",{class:"note",children:[l[0].toUpperCase()+l.slice(1),": ",d,"."]},l)),a&&c("button",{type:"button",onClick:()=>K({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Fd="attention-lab-first-steps",Ud="called-out",Wg=12,Kg=70,ye=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],ho=-1;function jd({root:t,plays:e,presents:o}){return o&&ho<0?null:c(Gg,{root:t,isOver:e||o})}function Gg({root:t,isOver:e}){let o=E(null),[n,r]=O(()=>ho<0?Yg()?0:ye.length:ho);ho=e?ye.length:n,P(()=>{e&&r(ye.length)},[e]);let{part:s,title:a,words:i,touch:l}=ye[ho]??{};if(C(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),P(()=>{let u=s&&t.current?.querySelector(s);if(u)return u.classList.add(Ud),n>0&&u.scrollIntoView({block:"nearest"}),Vg(o.current,u.querySelector(".large-map")??u),()=>u.classList.remove(Ud)},[ho]),!s)return null;let d=()=>r(ye.length);return c("aside",{class:"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:u})=>u==="Escape"&&d(),children:[c("h2",{children:[a," ",c("span",{class:"note",children:[n+1," of ",ye.length]})]}),c("p",{children:l&&matchMedia("(hover: none)").matches?l:i}),c("p",{class:"ways",children:[c("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<ye.length?"Next":"Begin"}),n+1<ye.length&&c("button",{type:"button",class:"plain quiet",onClick:d,children:"Skip"})]})]})}function Vg(t,e){if(!t)return;let o=()=>{let[r,s]=[t.getBoundingClientRect(),e.getBoundingClientRect()];return r.left<s.right&&s.left<r.right&&r.top<s.bottom?s.bottom-r.top:0};for(let r of["","aside"])if(t.classList.toggle("aside",r==="aside"),!o())return;document.querySelector("[data-testid=stMain]")?.scrollBy({top:Math.min(o()+Wg,e.getBoundingClientRect().top-Kg),behavior:"instant"})}function Yg(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(Fd)===null;return localStorage.setItem(Fd,"yes"),t}catch{return!1}}function Bd(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=t.current;if(wi(l)&&i.key!=="Escape")return;let d=Jg(),u=d&&Qg(l),p=Zg(l,i)||s&&d,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=u||s||p,g=(p?f:u?h:{})[i.key]??(m&&!gi(i)?Xg(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Jg(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return!t||t.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']")}function Xg(t,e,o){if(t==="Escape")return o?()=>K({present:!1}):void 0;let n=t.toLowerCase();return n==="f"?()=>K({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}function Zg(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function gi(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var wi=t=>getComputedStyle(t).visibility==="hidden";function Qg(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Wd({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:l="chooses the row"}){let d=E(null),u=E(""),[p,h]=lt(),f=z(()=>h.width?pe(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);C(()=>{!f||!d.current||fe(ct(d.current,f.width,f.height,o),t,f,e,o)},[f,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>f&&Wn(f,g,w);return c("div",{class:"large-map",ref:p,children:[c("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!i)return;let x=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));Ut(g)&&!(x&&u.current===`${w.row} ${w.column}`)?s(w.row,w.column):a(w.row,w.column),u.current=`${w.row} ${w.column}`},onKeyDown:g=>f&&tw(g,f,e,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",l,", Escape lets go."]})]})}function tw(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(h,f)=>Math.max(0,Math.min(h,f-1)),d=(h,f)=>r(l(a+h,e.length),l(i+f,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var ew=.005,Gd={least:20,most:48};function Vd({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[a,i]=lt(),l=Math.max(t.rows.length,t.columns.length),d=Math.max(Gd.least,Math.min(Gd.most,Math.floor((i.height-30)/l))),[u,p]=[l*d,Math.max(60,Math.min(420,i.width*.36))],h=Tr(e);C(()=>{s.current&&i.width&&Lr(ct(s.current,p,u,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:p,pitch:d},o)},[t,i,o,h.join(),e.columns.join()]);let f=(M,_)=>t.weights[M*t.columns.length+_],m=(M,_)=>t.blocked?.[M*t.columns.length+_]?"blocked":f(M,_)>=ew?ht(t)(f(M,_)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=M=>M.split(" \u2192 "),[x,b]=O(""),y=`row ${h[0]??0}`,k=new Set([...t.rows.map((M,_)=>`row ${_}`),...t.columns.map((M,_)=>`column ${_}`)]).has(x)?x:y,S=M=>({"data-place":M,tabIndex:M===k?0:-1});return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:ow,onFocusIn:({target:M})=>M instanceof HTMLElement&&b(M.dataset.place??""),children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,_)=>c("li",{children:c("button",{type:"button",...S(`row ${_}`),class:(g<0?h.includes(_):f(_,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(_),onPointerMove:({pointerType:L})=>L!=="touch"&&n(_,-1),onFocus:({currentTarget:L})=>L.matches(":focus-visible")&&n(_,-1),onClick:L=>Ut(L)&&!e.rows.includes(_)?n(_,-1):r(_),children:[c("span",{class:"number",children:g<0?"":m(_,g)}),c("span",{children:w(M).map((L,T)=>[T?" \u2192 ":"",c(I,{token:L,length:10,side:t.rowSpots[_][0].side},T)])})]})},_))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,_)=>{let L=h.length===1&&g<0?f(h[0],_):0,T=e.columns.includes(_)||L>=.02;return c("li",{children:c("button",{type:"button",...S(`column ${_}`),class:T?"lit":"",onPointerMove:({pointerType:W})=>W!=="touch"&&n(-1,_),onFocus:({currentTarget:W})=>W.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[c(I,{token:M,side:t.columnSpots[_][0].side}),c("span",{class:"number",children:h.length===1&&g<0?m(h[0],_):""})]})},_)})})]})]})}function ow(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];It(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var bi=32,Yd=8;function Jd({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=ht(t),i=Math.max(0,Math.floor(r/bi)-Yd),l=Math.min(t.rows.length,i+3*Yd+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>c("th",{scope:"col",children:c(I,{token:d,side:t.columnSpots[u][0].side})},u))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*bi}px`}}),t.rows.slice(i,l).map((d,u)=>{let p=i+u;return c("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:c(I,{token:d,length:30,side:t.rowSpots[p][0].side})})}),t.columns.map((h,f)=>{let m=p*t.columns.length+f;return c("td",{children:t.blocked?.[m]?c("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},f)})]},p)}),l<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-l)*bi}px`}})]})]})})}var Xd={usual:14,presented:20};function Hr({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:l}){let d=z(()=>o.isOff?ie(r):r,[o.isOff,r]),u=p=>a(p,-1);return t==="lines"?c(Vd,{map:o,lit:n,onPoint:s,theme:d,onPress:u}):t==="table"?c(Jd,{map:o,chosen:n.chosen,caption:o.caption,onPress:u}):c(Wd,{map:o,lit:n,onPoint:s,onPress:a,columns:i,does:l,theme:d,caption:o.caption,letters:e?Xd.presented:Xd.usual})}function Zd({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Lt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",ut(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(nw,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(Qd,{share:e.others}),c("span",{class:"probability",children:R(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function nw({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,l=r&&!i&&s!==t.neverForced,d=c(j,{children:[c(I,{token:s,class:"name",side:"target"}),c(Qd,{share:a,drawn:n}),c("span",{class:"probability",children:[R(a,1),n!==void 0&&c("i",{class:"drawn",children:R(n,1)})]}),c("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${F(s)} instead`:"",onClick:()=>l&&r(s),children:d}):c("div",{class:u,children:d})}function Qd({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function tu(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,l)=>l*r/o);for(let i=0,l=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,l+=1){let p=d+a[u];t[l]>s[p]&&(s[p]=t[l])}}return s}var rw=480,xi={short:24,long:60},zr=8,sw=5,yi={least:32,switched:48,most:104};function iw({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:d,switches:u}){let[p,{width:h}]=lt(),f=e.map(g=>({frame:g,...$r(g,n,r)})),m=(u?f.map(aw):f).filter(({places:g})=>g.length);return c("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:({pointerType:g})=>g!=="touch"&&i(null),children:[!m.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),h>0&&m.map(({frame:g,heads:w,places:x})=>c(cw,{example:t,frame:g,heads:w,places:x,open:o,theme:s,onPeek:i,onOpen:l,onTap:d,switches:u,label:u||h<rw?xi.short:xi.long,width:h},g.group.kind))]})}var ou=ae(iw);function aw(t){let e=o=>o==="mean"||!Q.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function cw({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:d,onTap:u,switches:p}){let{group:h}=e,f=a===xi.short,m=Math.floor(Math.max(yi.least,Math.min(p?yi.switched:yi.most,(i-a-12)/o.length-zr))),g=E(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),x={width:m,height:Math.round(m/w)},b=p?n.filter(p.isOff).map(ze):[];C(()=>{g.current&&lw(g.current,t,e,o,n,x,s,b)},[t,e,n.map(ze).join(),m,s,b.join()]);let y=[...new Set(n.map(({layer:S})=>S))],v=new Map(n.map(S=>[ze(S),S])),k=n.find(S=>Dr(S,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:h.note,children:h.title}),!f&&c("p",{class:"note",children:h.note}),c("div",{class:"scroller",children:c("div",{class:f?"grid short":"grid",role:"grid","aria-label":h.title,ref:g,"data-kind":h.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${m}px)`},onKeyDown:uw,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(S=>c("span",{role:"columnheader",class:"column",children:p&&Q.includes(S)?"all":f||Q.includes(S)?S:`Head ${S}`},S))]}),y.map(S=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${S+1}`,children:[f?"L":"Layer ",S+1]}),o.map((M,_)=>{let L=_?null:c("canvas",{"data-layer":S,"aria-hidden":"true"}),T=v.get(ze({layer:S,head:M}));if(!T)return c("span",{role:"gridcell",class:"cell",children:L},M);let W=h.roles[S][Number(M)-1]??"",A=Dr(T,r),$=b.includes(ze(T));return c("span",{role:"gridcell",class:Q.includes(M)?"cell summary":"cell",children:[L,c("button",{type:"button",class:A?"thumb open":"thumb",tabIndex:T===k?0:-1,"aria-current":A?"true":void 0,"aria-label":`${eu(h.title,T,W)}${$?", off":""}`,"data-place":ze(T),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:H=>Ut(H)?u(T):d(T),onPointerMove:({pointerType:H})=>H!=="touch"&&l(T),onFocus:({currentTarget:H})=>H.matches(":focus-visible")&&l(T),onBlur:()=>l(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),p&&c("button",{type:"button",role:"switch",class:"off-switch",tabIndex:T===k?0:-1,"aria-checked":!$,"aria-label":`${eu(h.title,T,"")}, on`,title:$?"Switch it on again":"Switch it off",onClick:()=>p.onSwitch(T),children:$?"off":"on"}),W&&!p&&c("span",{class:"role",children:W})]},M)})]},S))]})})]})}var ze=({layer:t,head:e})=>`${t} ${e}`,Dr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function eu(t,{layer:e,head:o},n){let r=Q.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function lw(t,e,o,n,r,{width:s,height:a},i,l){let[d,u]=[o.rows.length,o.columns.length],p=window.devicePixelRatio||1,h=[Math.min(d,Math.round(a*p)),Math.min(u,Math.round(s*p))];for(let f of t.querySelectorAll("canvas")){let m=ct(f,n.length*(s+zr)-zr,a,i),g=new Path2D;for(let{layer:w,head:x}of r){if(String(w)!==f.dataset.layer)continue;let b=n.indexOf(x)*(s+zr),y=tu(Mc(e,o,w,x),[d,u],h);m.cells(y,...h,[b,0,s,a]),o.blocked&&Rt(m,o.blocked,d,u,[b,0,s,a]),l.includes(ze({layer:w,head:x}))&&(m.rect(b,0,s,a,{fill:i.ground,opacity:.75}),m.hatch(b,0,s,a)),g.roundRect(b,0,s,a,sw)}dw(f,g)}}function dw(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function uw(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],l=d=>n[d]?.[Math.min(s,n[d].length-1)];It(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function nu(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);P(()=>{let n=o.map(r=>vt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var pw=1e3,fw=[.5,1,2,4],ru=(t,e,o)=>Fn(t,e,o,pw);function su({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(Un,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(jn,{speeds:fw,player:o})]})}function iu(t,e){if(!t||!e)return;let{activeElement:o}=t.getRootNode(),n=t.querySelector(".map-area h2");t.popover="manual",t.showPopover();let r=hw(t).filter(s=>!s.inert);for(let s of r)s.inert=!0;return n instanceof HTMLElement&&Object.assign(n,{tabIndex:-1}).focus({preventScroll:!0}),()=>{for(let s of r)s.inert=!1;t.popover=null,o instanceof HTMLElement&&o!==document.body?o.focus({preventScroll:!0}):n instanceof HTMLElement&&n.blur()}}function hw(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var au=1e3;function cu({root:t,pointing:e,step:o}){let[n,r]=O(""),s=E(null),a=E({text:"",timer:0,free:0,opened:performance.now()});return P(()=>()=>clearTimeout(a.current.timer),[]),P(()=>{let i=t.current,l=g=>i.querySelector(g)?.textContent??"",d={pointing:e,step:o,readOut:l(".read-out"),outcome:l(".outcome")},u=s.current;s.current=d;let p=a.current,h=!e&&performance.now()<p.opened+au;if(!u||h||gw(i))return;let f=mw(u,d);if(!f||(p.text=l(f),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+au}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n||null})}function mw(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function gw(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function vi({title:t,note:e,side:o,chips:n,reveal:r,theme:s,onPoint:a,onPress:i}){let l=E(null);return C(()=>{let d=requestAnimationFrame(()=>l.current&&ww(l.current,r));return()=>cancelAnimationFrame(d)},[r,n.length]),c("section",{class:"strip",children:[c("h3",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",lang:ne(o),dir:At(n.map(({token:d})=>d)),ref:l,onPointerLeave:({pointerType:d})=>d!=="touch"&&a(-1),children:n.map((d,u)=>{let{token:p,weight:h,state:f,lit:m}=d,g=h===null?-1:Math.round(Math.min(1,h)*255),w=g<0?{}:{backgroundColor:s.scale[g],color:s.ink[g]};return c("span",{class:`item ${f} ${m?"lit":""}`,onPointerMove:({pointerType:x})=>x!=="touch"&&a(u),onClick:x=>i&&(m||!Ut(x))?i(u):a(u),children:[c("span",{class:"chip",style:w,children:f==="later"?"":c(I,{token:p})}),c("span",{class:"share",children:Cr(d,n)})]},u)})})]})}function ww(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function lu({example:t,open:e,step:o,pointed:n,theme:r,grows:s,onPoint:a,go:i}){let l=z(()=>Rr(t,e,o,n,s),[t,e.layer,e.head,o,n,s]),d=Q.includes(e.head)?e.head:`head ${e.head}`,u=h=>f=>a(f<0?Sr:bd(t,h,f)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(j,{children:[c(vi,{title:t.encoderOnly?"Tokens":"Source",note:l.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${d}`,side:"source",chips:l.source,reveal:l.strongest,theme:r,onPoint:u("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&c(vi,{title:"Target so far",note:l.asked?`how much each looks at \u201C${F(l.asked)}\u201D, as it is written`:`lit by ${p[1]}`,side:"target",chips:l.target,reveal:o+1,theme:r,onPoint:u("target"),onPress:h=>i(Math.max(0,h-1))})]})}function du({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var bw=10;function uu({map:t,onPoint:e}){let[o,n]=O(!1),r=z(()=>o?du(t,bw):[],[t,o]),s=()=>e(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerMove:({pointerType:d})=>d!=="touch"&&e(a,i),children:[c(I,{token:t.rows[a],length:30,side:t.rowSpots[a][0].side})," ",c("span",{children:"looks at"})," ",c(I,{token:t.columns[i],length:30,side:t.columnSpots[i][0].side})," ",c("b",{children:R(l)})]})},`${a} ${i}`))})]})}var yw=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],fu={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},xw=7,vw=({layer:t,head:e})=>Q.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function hu({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=He(o.tags,t,e);return c("div",{class:"edit-bar controls",children:[c("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(Or(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",vw(t),c("span",{class:"keys",children:" (O)"})]}),c(_t,{label:"A click",isNamed:!0,options:yw,value:n,onChoose:r}),c("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),c("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function mu({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return c("section",{class:"source-tokens",children:[c("h3",{children:["Hide a token ",c("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",c("span",{class:"keys",children:" (H)"})]})]}),c("div",{class:"tokens-line",lang:ne("source"),dir:At(t.source),children:t.source.map((n,r)=>{let s=Er(o,r),a=e.tags.includes(s);return c("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(po(e.tags,s)),children:c(I,{token:n})},r)})})]})}function gu({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,l]=o?kd(s,a):[[],[]];return c("section",{class:e.waits?"written waits":"written",children:[c(pu,{name:"As trained",tokens:s,marks:i}),o&&c(pu,{name:"Changed",tokens:a,marks:l,note:r===null?"":r?"right":"not right"}),c("p",{class:"outcome note",children:kw(e,n)})]})}function kw({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=Zo?`${o} These are ${Zo} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function pu({name:t,tokens:e,marks:o,note:n=""}){return c("div",{class:"written-line",children:[c("h3",{children:t}),c("div",{class:"tokens-line",lang:ne("target"),dir:At(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return c(a,{class:"written-token",children:c(I,{token:r})},s)})}),n&&c("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function wu({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?c("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>c("li",{children:[o.get(r)??c("span",{class:"note",children:[r," \u2026"]}),c("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function bu({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=O("after"),i=(d,u,{map:p,lit:h})=>c("section",{class:`pane ${d}`,"aria-label":u,children:[c("h3",{children:u}),c(Hr,{...n,map:p,lit:h,columns:!0,onPoint:(f,m)=>r(p,f,m)}),c(Ir,{map:p,lit:h})]}),l=t.map.rows.some(d=>d.length>=xw);return c("div",{class:`panes ${e?`two ${s}`:""} ${l?"cornered":""}`,style:{"--rows":t.map.rows.length},children:[e&&c("div",{class:"sides-of",children:c(_t,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&c("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function yu({whatIf:t,turn:e=0},o){let n={turn:e,tags:(t?.edits??[]).map(({tag:f})=>f)},[r,s]=O(null),a=E([]),i=r!==null&&r.turn>n.turn,l=i?r.tags:n.tags,d=f=>{let m={turn:Math.max(r?.turn??0,n.turn)+1,tags:f};s(m),o?.("edit",m)},u=f=>{f.length>Zo||f.join()===l.join()||(a.current.push(l),d(f))},p=()=>d(a.current.pop()??l.slice(0,-1)),h=new Map((t?.edits??[]).map(f=>[f.tag,f.words]));return{tags:l,words:h,waits:i,change:u,undo:a.current.length||l.length?p:null}}function xu({groups:t,whatIf:e},o,n,r){let s=E(o);s.current=o;let a=({kind:i})=>t.find(l=>l.kind===i)?.heads??1;return z(()=>e&&r&&{isOff:i=>He(s.current.tags,i,a(i)),onSwitch:i=>{n(i),s.current.change(Or(s.current.tags,i,a(i)))}},[t,e,o.tags.join()])}function vu(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,l=document.activeElement?.matches("body, main")??!0;!r||!a||wi(a)||gi(n)||!(i||l)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function ku({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,a]=O(Sr),i=ee(q=>a(ft=>wd(ft,q)?ft:q),[]),[l,d]=O(null),u={words:e.tokens==="words",muted:e.mute},p=z(()=>t.groups.map(q=>Gt(t,q,u)),[t,u.words,u.muted]),h=l&&_w(t,l)?l:e,f=p.find(({group:q})=>q.kind===h.kind)??p[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",g=z(()=>m?Oc(t,h):Ye(t,f,h,u.muted),[t,f,h.layer,h.head,m]),w=yu(t,n),[x,b]=O("hide"),y=z(()=>vd(t,h,u.muted),[t,h.kind,h.layer,h.head,u.muted]),v=Math.max(0,t.steps.length-1),k=q=>K({step:Math.max(0,Math.min(q,v))}),S=ru(e.step,v,k),M=s.looks?.side==="target"?s.looks.place:e.step;Bd(r,{go:k,step:e.step,last:v,player:S,presenting:e.present}),Ea(r),C(()=>iu(r.current,e.present),[e.present]);let _=di(t,g,e.step),L=(S.playing||t.layout==="decoding")&&!t.encoderOnly,T={...Mr(g,s),step:t.whatIf?[]:M===e.step?_:di(t,g,M),chosen:m||t.whatIf?[]:e.rows,done:L&&_.length?_[0]+1:1/0};C(()=>Ow(r.current,p,s),[p,s]);let W=ee((q,ft)=>i(li(g,q,ft)),[g]),A=q=>{let[{side:ft,place:ve}]=g.rowSpots[q];if(t.layout!=="heads")return ft==="target"||t.encoderOnly?k(ve):void 0;let an=e.rows.includes(q)?e.rows.filter(qp=>qp!==q):[...e.rows,q].slice(-Is);return K({rows:an})},$=ee(q=>{d(null),K({...q,rows:[]})},[]),H=E(l);H.current=l;let V=ee(q=>{!Mw(r.current)||H.current&&Dr(H.current,q)?$(q):d(q)},[]),J=xu(t,w,$,n),it=(q,ft,ve)=>{if(ve<0||g.blocked?.[ft*g.columns.length+ve])return;let[{place:an}]=g.columnSpots[ve];w.change(q==="token"?po(w.tags,Er(h.kind,an)):xd(w.tags,h,q,ft,an))},[Xt,xe]=[T.rows[0]??-1,T.columns[0]??-1];vu(r,J?{o:()=>J.onSwitch(h),h:q=>q?.dataset.tag?w.change(po(w.tags,q.dataset.tag)):it("token",Xt,xe),s:()=>Xt>=0&&it("only",Xt,xe)}:{}),C(()=>d(null),[e.kind,e.layer,e.head]);let Bt=z(()=>p.filter(({group:q})=>!e.kinds.length||e.kinds.includes(q.kind)),[p,String(e.kinds)]),D=z(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[tt,X]=[z(()=>e.layers,[String(e.layers)]),z(()=>e.roles,[String(e.roles)])],Tt=q=>q&&{picture:q,theme:o};return nu({map:()=>Tt(ui({map:g,lit:T,view:e.view},o)),compared:T.chosen.length>0&&(()=>Tt(_d({map:g,rows:T.chosen},o))),heads:()=>Tt(Sd({example:t,frames:Bt,open:e,layers:tt,roles:X},o)),player:()=>Tt($d({example:t,open:h,step:M,pointed:s},o)),"changed-map":y!==null&&(()=>{let q=y.isOff?ie(o):o;return{picture:ui({map:y,lit:qo,view:e.view},q),theme:q}})}),c(Me.Provider,{value:t.languages??{},children:c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(Dd,{example:t,selection:e}),n&&t.layout==="start"&&c(jd,{root:r,plays:S.playing,presents:e.present}),t.layout!=="decoding"&&c("div",{class:"overview-area",children:c(ou,{example:t,frames:Bt,open:D,layers:tt,roles:X,theme:o,besides:t.layout==="heads",onPeek:d,onOpen:$,onTap:V,switches:J})}),c("div",{class:"map-place",children:c("section",{class:"map-area",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>K({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:l?"peeked":"",children:g.title}),c(qd,{example:t,selection:e})]}),J&&c(hu,{open:e,heads:f.group.heads,editing:w,mode:x,onMode:b}),J&&c(mu,{example:t,editing:w}),t.whatIf&&c(gu,{example:t,editing:w}),J&&c(wu,{editing:w}),t.whatIf?c(bu,{before:{map:g,lit:T},after:y&&{map:y,lit:{...qo,...Mr(y,s)}},waits:w.waits,shared:{view:e.view,presented:e.present,theme:o,does:fu[x],onPress:(q,ft)=>J&&it(x,q,ft)},onPoint:(q,ft,ve)=>i(li(q,ft,ve))}):c(j,{children:[c(Hr,{map:g,lit:T,theme:o,view:e.view,presented:e.present,onPoint:W,onPress:A}),c(Ir,{map:g,lit:T})]}),g.rounded&&c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",u.muted&&!m&&", before muting scales rows up","; captions, exported numbers and the page Inside a head are exact."]}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),(y??g).blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask",y&&", or taken away"]})]}),c("div",{class:"foot",children:[n&&!Q.includes(h.head)&&!m&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:T.chosen.at(-1)??_[0]??1}),children:"Work its numbers out, inside this head"}),c(uu,{map:g,onPoint:W})]}),T.chosen.length>0&&!l&&c(Pd,{map:g,rows:T.chosen,colours:o.lines,agrees:h.head!=="max",onDrop:A})]})}),!t.whatIf&&t.layout!=="heads"&&c("section",{class:"step-area",children:[t.steps.length>0&&c(su,{step:e.step,last:v,player:S,go:k}),t.steps[M]&&c(Rd,{example:t,step:M,open:h}),c(lu,{example:t,open:h,step:M,pointed:s,theme:o,grows:L,onPoint:i,go:k}),t.steps[M]&&c(Zd,{example:t,step:t.steps[M],onForce:n&&t.forceable&&!t.encoderOnly?q=>(S.pause(),n("forced",{step:M,token:q})):void 0}),M===v&&t.reason&&c("p",{class:"stop",children:t.reason})]}),c(cu,{root:r,pointing:T.rows.length+T.columns.length>0,step:M}),t.cards&&c(Td,{card:Sw(t,h),heading:t.cards.heading,note:t.cards.note})]})})}function _w({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Vt(r).includes(n)}function Sw({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Mw(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Ow(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Mr(n,o),i=([h=-1],f)=>h<0?["-10","0"]:[String(h/f),String(1/f)],[[l,d],[u,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[h,f]of Object.entries({top:l,high:d,left:u,wide:p}))r.style.setProperty(`--${h}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var qr=`/* Quiet buttons; one of them switches keys of one letter. */

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
`;var _u=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Su=`/* All heads */

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
`;var Fr=`/* The open head */

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
`;var Mu=`/* Steps */

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
`;var Ou=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

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
`;var Eu=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var $u=`/* Decoding: the steps first */

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
`;var Tu=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var Nw=1e3,Hw=[Ht,qr,ar,_u,oo,Su,Fr,Mu,Ou,Eu,$u,Tu].join(`
`),Lu=new WeakMap;function ki({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Hw),r=Lu.get(n),s=r?.bytes===t?r.example:md(t);return Lu.set(n,{bytes:t,example:s}),Z(c(zw,{example:s,theme:Nt(n),send:o}),n),Ko(e,o),()=>{Z(null,n),n.remove()}}function zw({example:t,theme:e,send:o}){let[n,r]=O(zt);P(()=>{let l=()=>r(zt());return l(),Ze(l)},[]);let s=E({turn:0}),{turn:a=0}=t,i=z(()=>o&&((l,d)=>{l==="edit"&&(s.current=d),o(l,d)}),[o]);return P(()=>{if(!t.whatIf||!o)return;let l=setInterval(()=>s.current.turn>a&&io()&&o("edit",s.current),Nw);return()=>clearInterval(l)},[a,o]),c(ku,{example:t,theme:e,send:i,selection:Lc(n,t)})}function Au(t){let{shown:e}=Ot(t);for(let{value:o}of e.boxes)o.cells=Float32Array.from(o.cells,n=>o.signed?.5+(n-128)/254:n/255);return e}var Ur={usual:14,small:12},_i=200,Si=90,mo=5,Mi={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function jr(t,e,o,n,r){for(let{left:s,top:a,width:i,height:l}of o.frames)t.rect(s,a,i,l,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Dw(t,s,r);for(let s of o.boxes)qw(t,s,n,r);if(o.boxes[0].width>=Si)for(let s of o.tokens)Uw(t,e,s,r)}function Dw(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,p]of s)[a,i]=d==="M"?[Number(u),Number(p)]:d==="H"?[Number(u),i]:[a,Number(u)];let l=n==="H"?`M${a} ${i}L${a-mo} ${i-mo}V${i+mo}Z`:`M${a} ${Number(r)}L${a-mo} ${i+mo}H${a+mo}Z`;t.path(l,{fill:o.quiet})}function qw(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},l){let d=l.lines[Mi[e.role]],u=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:l.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?l.text:d,width:u?3:1.2,radius:6});let h=Fw(e.value,o,n,r,s);if(h&&Oi(t,e.value,h),r<Si)return;let f=r<_i?Ur.small:Ur.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:l.text},g=(h?h[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(N(w,U(m,l))<=g||s<2.6*f)t.text(w,o+8,n+s/2,m);else{let x=En(w,g,m,l);x.draw(t,o+8,n+(s-x.height)/2)}}function Fw(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),l=Math.min(a*i,n*(n<Si?.8:n<_i?.3:.42));return[e+n-s-l,o+s,l,a]}function Oi(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Rt(t,s,o,n,a)}function Uw(t,e,{text:o,left:n,top:r,width:s,height:a},i){let l={size:s<_i?Ur.small:Ur.usual,code:!0,fill:i.text},d=e[o].map(m=>F(m)),u=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(u?"":" "),h=m=>N(p(d.slice(0,m))+(m<d.length?"\u2026":""),U(l,i))<=s,f=d.length;for(;f>1&&!h(f);)f-=1;t.text(p(d.slice(0,f))+(f<d.length?"\u2026":""),n+s/2,r+a/2,{...l,align:"center"})}var jw={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function go(t,{layer:e,width:o,height:n},r=jw){let{heights:s,gap:a,tokens:i,frame:l,least:d,most:u,widths:p}=r,h=t.boxes.filter(k=>k.layer===null||k.layer===e),f=["encoder","decoder"].filter(k=>h.some(S=>S.side===k)),m=f.map(k=>h.filter(S=>S.side===k)),g=Math.max(...m.map(k=>2*(i+a)+2*l+k.reduce((S,M)=>S+s[M.role]+a,0))),w=Math.max(d,Math.min(u,n/g)),x=Math.min(p.gap,o*.1),b=Math.floor(Math.min(p.most,(o-p.edge-f.length*p.side-(f.length-1)*x)/f.length)),y=Math.ceil(g*w),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:f.length*(b+p.side)+(f.length-1)*x+p.edge,height:y,unit:w,measures:r};return m.forEach((k,S)=>Bw(v,k,{left:p.side+S*(b+p.side+x),width:b,isLast:S===m.length-1})),Kw(v),v}function Bw(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:l,frame:d,widths:u}}=t,p=o+n/2,h=t.height,f=g=>h-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:f(l),width:n,height:l*s});let m=null;if(e.forEach((g,w)=>{let x=e[w-1],b=h;x&&x.layer===null!=(g.layer===null)&&f(d);let y=(f(i),f(a[g.role])),v=a[g.role]*s;t.arrows.push(`M${p} ${b}V${y+v}`),t.boxes.push({box:g,left:o,top:y,width:n,height:v}),g.layer!==null&&(m={top:y,bottom:m?.bottom??y+v})}),m){let{top:g,bottom:w}=m,x=u.side*.77;t.frames.push({left:o-x,top:g-d*s*.8,width:n+u.side,height:w-g+1.6*d*s})}r&&(t.arrows.push(`M${p} ${h}V${f(i),h}`),t.tokens.push({text:"written",left:o,top:f(l),width:n,height:l*s}));for(let g of Ww(t,e))t.lines.push(g)}function Ww(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],l=i.top+i.height+t.measures.gap*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${l}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Kw(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Gw={width:760,height:860};function Cu(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=go(t,{layer:n,...Gw}),s={width:r.width,height:r.height,draw:(a,i,l)=>jr(je(a,i,l),t,r,{open:"",here:[]},o)};return G([wt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Ei={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},Vw={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function wo({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function De(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?Ei[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var tn=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function Ru(t,{page:e,layer:o,layers:n}){let r=De(t,o).page,s=t&&t.layer!==null&&en(e),a=t?wo({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return tn(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${Vw[r]}\u201D`:"it"}`}function Br(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var en=t=>["heads","inside_a_head","alignment"].includes(t);var $i=13,Pu={least:6,most:22},Iu=380;function Yw({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,a)=>`${oe(s)} \u2192 ${a in o?oe(o[a]):""}`):e}function Nu(t,e,o,n){let{value:r}=e,s=Yw(t,e),a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=pe(f,{width:o,height:Iu,cell:40,letters:$i},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,x,b)=>fe(w,f,{...m,left:m.left+x,top:m.top+b},g,n)}}let l={size:$i,code:!0,fill:n.quiet},d=i?s.map(f=>F(f,10)):[],u=d.length?Math.ceil(Math.max(...d.map(f=>N(f,U(l,n)))))+8:0,p=Math.max(Pu.least,Math.min(Pu.most,Iu/r.rows)),h=Math.round(r.rows*p);return{width:o,height:h,draw(f,m,g){for(let w of Re(d.length,p,$i,[]))f.text(d[w],m+u-6,g+(w+.5)*p,{...l,align:"right"});Oi(f,r,[m+u,g,o-u,h])}}}var Jw={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function Hu({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:a}]=lt();C(()=>{if(!r.current||!a)return;let p=Nu(t,e,a,o);p.draw(ct(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[l,d]=i.shape.slice(-2),u=Jw[e.role];return c("section",{class:"open-box","aria-live":"polite",children:[c("h2",{children:wo(e)}),c("p",{children:[e.said," ",i.said]}),u&&n&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",De(e,e.layer??0)),children:u}),c("div",{class:"value",ref:s,children:c("canvas",{ref:r,role:"img","aria-label":`${wo(e)}: ${at(l)} \xD7 ${at(d)} numbers`})}),c("p",{class:"note",children:[at(l)," \xD7 ",at(d),": ",Xw(e),", ",Zw(e),"."," ",i.rows<l||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",c("span",{class:"scale",children:[i.ends[0]," ",c("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Xw=({role:t})=>t==="attention"?"row = looks":"row = token";function Zw({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function zu({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=lt(),[i,l]=O(""),[d,u]=O(""),p=z(()=>a.width?go(t,{layer:r,...a}):null,[t,r,a]),h=g=>p?.boxes.find(w=>w.box.name===Qw(g,r))?.box,f=p?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=h(i)??h(d)??f;return c("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[c("div",{class:"figure-side",children:[t.layers>1&&c(_t,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>K({layer:Number(g)})}),c("div",{class:"figure",ref:s,children:p&&c(t0,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:l,onKeep:u})})]}),m&&c(Hu,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Qw=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function t0({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=E(null);C(()=>{a.current&&jr(ct(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return c("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[c("canvas",{ref:a,"aria-hidden":"true"}),c("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:l,left:d,top:u,width:p,height:h})=>c("li",{children:c("button",{type:"button","aria-label":wo(l),"aria-pressed":l.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${p}px`,height:`${h}px`},onPointerMove:({pointerType:f})=>f!=="touch"&&r(l.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(l.name),onClick:()=>s(l.name)})},l.name))})]})}var Du=`/* The whole model: the figure, and beside it what is open. */

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
`;var o0=[Ht,oo,Fr,Du].join(`
`);function qu({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,o0);return Z(c(n0,{model:Au(t),theme:Nt(n),send:o}),n),()=>{Z(null,n),n.remove()}}function n0({model:t,theme:e,send:o}){let[n,r]=O(zt);return P(()=>{let s=()=>r(zt());return s(),Ze(s)},[]),P(()=>vt("whole-model",()=>({picture:Cu(t,zt().layer,e),theme:e})),[t,e]),c(zu,{model:t,selection:n,theme:e,send:o})}function Fu({code:t,link:e,state:o,address:n,heading:r,picture:s,begin:a,onBegin:i,commands:l,names:d,onLead:u,onCopy:p,onResults:h,onEnd:f,said:m}){let[g,w]=O(!1),x=d.filter(({is_hidden:v})=>!v),b=d.length-x.length,y=o&&new Date(o.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("section",{class:"panel","aria-label":"Class",children:[c("img",{src:s,alt:`QR code of ${n}`,width:"220",height:"220"}),c("div",{class:"about",children:[c("h2",{ref:r,tabIndex:-1,children:["Class",o?.title?`: ${o.title}`:""]}),c("p",{class:"way",children:n.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),c("p",{class:"code","aria-label":`Code ${[...t].join(" ")}`,children:lo(t)}),l.length>0&&c("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",c("code",{children:l[0]})," and open ",c("code",{children:l[1]}),", then start the class there."]}),c("p",{role:"status",class:e!=="lost"&&o?.lecture&&!o.problem?"here":"",children:e==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":o?o.problem||(o.lecture?`${o.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),x.length>0&&c("ul",{class:"names","aria-label":"Nicknames",children:x.map(({number:v,name:k})=>c("li",{children:[c("bdi",{children:k}),c("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide the name",onClick:()=>u({hide:v,hidden:!0}),children:"Hide"}),c("button",{type:"button","aria-label":`Remove ${k}`,title:"Remove from the class, with all answers",onClick:()=>u({remove:v}),children:"Remove"})]},v))}),b>0&&c("button",{type:"button",class:"plain",onClick:()=>d.forEach(({number:v,is_hidden:k})=>k&&u({hide:v,hidden:!1})),children:["Show ",b," hidden ",b===1?"name":"names"]}),o&&c(s0,{state:o,onLead:u}),c("div",{class:"ways",children:[a&&c("a",{class:"go",href:a,onClick:i,children:o?.scene?`Go on with scene ${o.scene}`:`Begin: ${o?.title}`}),c("button",{type:"button",onClick:p,children:"Copy the lecturer\u2019s link"}),c("button",{type:"button",disabled:!o?.lecture,onClick:h,children:"Results as CSV"}),g?c(j,{children:[c("button",{type:"button",class:"end",onClick:f,children:"End it and delete all answers"}),c("button",{type:"button",onClick:()=>w(!1),children:"Keep it"})]}):c("button",{type:"button",onClick:()=>w(!0),children:"End the class"})]}),m&&c("p",{role:"status",children:m}),y&&c("p",{class:"note",children:["Nicknames and answers are kept on this server until ",y,", or until you end the class. The results hold no names."]})]})]})}var r0={60:"minute",300:"5 minutes",900:"15 minutes",86400:"day"};function s0({state:t,onLead:e}){let[o,n]=O("60");return c("details",{class:"door",children:[c("summary",{children:["Who takes part: ",t.people," of ",t.seats," seats, the door is ",t.open?"open":"closed"]}),c("div",{children:[c("button",{type:"button",onClick:()=>e({open:!t.open}),children:t.open?"Close the door":"Open the door"}),c("label",{children:["Seats ",c("input",{type:"number",min:"1",max:"500",value:t.seats,onChange:({currentTarget:r})=>e({seats:Math.round(r.valueAsNumber)})})]}),c("span",{children:[c("label",{children:["Who came within the last ",c("select",{value:o,onChange:({currentTarget:r})=>n(r.value),children:Object.entries(r0).map(([r,s])=>c("option",{value:r,children:s},r))})]}),c("button",{type:"button",onClick:()=>e({remove_since:Number(o)}),children:"Remove, with their answers"})]})]})]})}var Uu=`.panel {
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
`;var ju=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;async function Wr(t){try{if(navigator.clipboard)return await navigator.clipboard.writeText(t),!0}catch{}let e=document.activeElement,o=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});o.style.cssText="position: fixed; opacity: 0",document.body.append(o),o.select();let n=document.execCommand("copy");return o.remove(),e instanceof HTMLElement&&e.focus({preventScroll:!0}),n}var Ai="attention-lab-lead",c0=2e3,gt=Ku(),jt=null,$t={link:"connecting",state:null,own:null,why:""},Li=new Set,Pt={show:[]},Ti=!1,Ci=()=>{for(let t of Li)t()},Kr=t=>String(new URL(`class/${t}`,document.baseURI));function bo(t){t?.code===gt?.code&&t?.secret===gt?.secret&&(jt||!t)||(gt=t,jt?.leave(),jt=null,$t={link:"connecting",state:null,own:null,why:""},Pt={show:[]},ge(Ai,gt&&JSON.stringify(gt)),Ri(),Ci())}function Ri(){!gt||jt||(jt=hr(document.baseURI,gt.code,"",t=>{if($t=t,t.link==="gone"||t.state?.over)return bo(null);Ci(),t.link==="live"&&on()}))}function Pi(t){let[e,o]=t.split(".");gt&&(Ri(),!($t.state?.lecture&&$t.state.lecture!==e)&&(Pt.scene=o,Bu=e,on()))}var Bu="";function Wu(t){gt&&(Pt.show.push(t),on())}async function on(){if(!gt||!jt||Ti||$t.link!=="live"||!$t.state?.lecture)return;Pt.scene!==void 0&&(Bu!==$t.state.lecture||Pt.scene===$t.state.tag)&&delete Pt.scene;let{scene:t,show:[e]}=Pt;if(t===void 0&&e===void 0)return;Ti=!0;let o=jt,{reply:n}=await co(o.at("lead"),{secret:gt.secret,scene:t,show:e}),r=n?.ok?await n.json().catch(()=>null):null;if(Ti=!1,o===jt){if(!n||n.status>=500)return void setTimeout(on,c0);Pt.scene===t&&delete Pt.scene,Pt.show=Pt.show.filter(s=>s!==e),r&&r.version>=($t.state?.version??0)&&($t={...$t,state:r},Ci())}on()}var nn=(t,e)=>gt&&jt?co(jt.at(t),{secret:gt.secret,...e}):Promise.resolve({reply:null,why:"There is no class now."});function qe(){let[,t]=O(0);return P(()=>{let e=()=>t(o=>o+1);return Li.add(e),Ri(),e(),()=>{Li.delete(e)}},[]),gt&&{lead:gt,told:$t}}function Ku(){try{let t=JSON.parse(Ft(Ai)??"null");return t&&typeof t.code=="string"&&typeof t.secret=="string"?{code:t.code,secret:t.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:t})=>{t===Ai&&bo(Ku())});var l0=1e4,d0=/^(localhost|127\..*|\[::1\])$/,Gu="",Ii="";function u0({data:t,parentElement:e}){let{started:o}=t;o&&o.code!==Gu&&(Gu=Ii=o.code,bo(o));let n=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return n&&(bo({code:n[1],secret:n[2]}),history.replaceState(history.state,"",location.pathname+location.search)),rt(e,Uu,()=>c(f0,{data:t,box:Vu(e)}))}function p0({data:t,parentElement:e}){return rt(e,ju,()=>c(m0,{asked:t.asked,box:Vu(e)}))}function Vu(t){let e=t instanceof ShadowRoot?t.host:t;return e.closest("[data-testid=stElementContainer]")??e}function Yu(t,e){P(()=>{t.style.display=e?"":"none"},[t,e])}function f0({data:t,box:e}){let o=qe(),[n,r]=O([]),[s,a]=O(""),i=E(null);Yu(e,!!o||!!s);let l=o?.lead.code;P(()=>{!l||l!==Ii||(Ii="",e.style.scrollMarginTop="5rem",e.scrollIntoView(),i.current?.focus({preventScroll:!0}))},[l]);let d=o?.told.state?.version??0;if(P(()=>{!o||!d||nn("names").then(async({reply:w})=>w?.ok&&r(await w.json()))},[o?.lead.code,d]),!o)return s?c("p",{role:"status",children:s}):null;let{lead:{code:u,secret:p},told:{link:h,state:f}}=o,m=Kr(u),g=(f&&t.links[f.lecture])??[];return c(Fu,{code:u,link:h,state:f,address:m,heading:i,names:n,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(m)}`,document.baseURI)),begin:g[Math.max(f?.scene??0,1)-1]??"",commands:d0.test(location.hostname)?t.commands:[],onBegin:w=>{let x=document.querySelector(`.st-key-begin-${f?.lecture} a`);f?.scene||!(x instanceof HTMLElement)||(w.preventDefault(),x.click())},onLead:async w=>a((await nn("lead",w)).why),onCopy:async()=>{let w=String(new URL(`lecture#lead=${u}.${p}`,document.baseURI)),x=await Wr(w);a(x?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:w,why:x}=await nn("results");w?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await w.blob()),download:`class-${u}.csv`}).click(),a(x)},onEnd:async()=>{let{reply:w,why:x}=await nn("end");w?.ok&&bo(null),a(w?.ok?"The class has ended; its answers are deleted.":x)}})}function h0(t){let[e,o]=O(t),n=E(0);return P(()=>{let r=window.setTimeout(()=>{n.current=Date.now(),o(t)},Math.max(0,n.current+l0-Date.now()));return()=>clearTimeout(r)},[t]),e}function m0({asked:t,box:e}){let o=qe();Yu(e,!!o);let n=o?.told,r=n?.state,s=r?n?.link==="lost"?"The server can\u2019t be reached.":t?`${r.answered[t]??0} of ${r.people} answered${t in r.shown?"; it is shown":""}`:`${r.people} here`:"",a=h0(s);return o?c("p",{class:"answered",children:[c("b",{children:lo(o.lead.code)})," ",s,c("span",{class:"unseen",role:"status",children:a})]}):null}var Ju=`.course p {
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
`;function w0({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;return rt(e,Ju,()=>c(b0,{...t,box:n}))}function b0({id:t,scenes:e,numbered:o,end:n,box:r}){let s=Pe(),a=Xs()[t],i=qe()?.told.state,l=i?.lecture===t,d=n||!l&&(a||e.some(({asked:g})=>g in s));C(()=>{r instanceof HTMLElement&&(r.style.display=d?"":"none")},[r,d]);let u=1+e.findIndex(({tag:g})=>g===(o[Number(a)-1]??String(a))),p=e.flatMap(({asked:g,title:w,link:x},b)=>g?[{id:g,title:w,link:x,number:b+1,given:s[g]}]:[]),h=p.filter(({given:g})=>g&&g.answer!==null),f=cr(h.flatMap(({given:g})=>g?.gain??[])),m=p.filter(({given:g})=>!g||g.answer===null||(g.gain??1)<=0);if(n&&!p.length)return c("p",{children:"That was the last scene."});if(!d||!n&&!u&&!p.some(({given:g})=>g))return null;if(l){let g=p.filter(({id:w})=>w in i.shown).length;return c("p",{children:["The class was shown ",g," of ",p.length," answers. What it predicted is in the results below, until you end the class."]})}return c("div",{class:"course",children:[!n&&u>1&&u<e.length&&c("p",{children:c("a",{href:e[u-1].link,children:["Go on with scene ",u,": ",e[u-1].title]})}),p.length>0&&c("p",{children:h.length?`You predicted ${h.length} of ${p.length} ${p.length===1?"answer":"answers"}. ${f}`:`It asks ${p.length===1?"one question":`${p.length} questions`}; you have predicted none yet.`}),m.length>0&&c("details",{open:n,children:[c("summary",{children:["Missed or not predicted: ",m.length]}),c("ul",{children:m.map(({id:g,title:w,link:x,number:b,given:y})=>c("li",{children:[c("a",{href:x,children:[b," ",w]}),": ",y?y.answer===null?"only shown":y.word:"not opened"]},g))})]})]})}var y0=[137,80,78,71,13,10,26,10],Xu=33,x0={Title:"figure",Description:"caption",Software:"program"},v0={"&":"&amp;","<":"&lt;",">":"&gt;"},k0=new TextEncoder;function Zu(t,e){if(!y0.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(x0).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>_0(a,i)),r=[t.subarray(0,Xu),...n,t.subarray(Xu)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function _0(t,e){let o=k0.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,S0(o)),n}function S0(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Qu(t,e){let o=t.indexOf(">")+1,n=i=>$o(i).replace(/[&<>]/g,l=>v0[l]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var M0="http://www.w3.org/2000/svg",O0=2,E0=16e6,$0=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function tp(t){let e=T0(t);return{svg:Hi(e),png:await A0(e)}}var Hi=t=>new XMLSerializer().serializeToString(t);function zi(t,e){let o=document.createElementNS(M0,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function T0(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(a=>Math.round(Number(e[0].getAttribute(a)))),r=document.querySelector(".stApp"),s=zi("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(zi("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let a of e)s.append(...a.cloneNode(!0).childNodes);for(let a of s.querySelectorAll($0))a.remove();for(let a of s.querySelectorAll(".crisp"))a.setAttribute("shape-rendering","crispEdges");for(let a of s.querySelectorAll("*"))L0(a);return s}function L0(t){for(let{name:e,value:o}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(e)?t.removeAttribute(e):o.includes("url(")&&t.setAttribute(e,o.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events"),t.style?.removeProperty("cursor");for(let e of t.childNodes)e instanceof Text&&(e.data=Ms($o(e.data)))}async function A0(t){let[e,o]=["width","height"].map(l=>Number(t.getAttribute(l))),n=Math.min(O0,Math.sqrt(E0/(e*o))),r=t.cloneNode(!0),s=zi("style",{});s.textContent=await C0(Hi(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Hi(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Ni=new Map;async function C0(t){let e=[];for(let o of R0()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Ni.has(a)||Ni.set(a,fetch(a).then(l=>l.blob()).then(P0).catch(()=>null));let i=await Ni.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function R0(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function P0(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var ep=5e3,I0=6e4;async function op(t,e){let{svg:o,png:n}=await N0(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Qu(o,e),png:Zu(r,e)}}async function N0(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=ep;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Oa(t);if(s)return Wa(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return tp(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?I0:ep}throw new Error("It is not drawn.")}function rp({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));P(()=>{s.length&&H0(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],l=()=>r(({[e]:d,...u})=>u);return c("div",{class:"export",children:[c("div",{class:"formats",children:[c(np,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),c(np,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?c(z0,{png:i.png,caption:a.about.caption??""}):i===null?c("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",c("button",{type:"button",onClick:l,children:"Take it again"})]}):c("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function H0(t){let e={};for(let{key:o,about:n}of t)e[o]=await op(o,n).catch(()=>null);return e}function np({name:t,mime:e,content:o,title:n,children:r}){return c("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function z0({png:t,caption:e}){let o=z(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);P(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return c("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var sp=`.lab {
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
`;var q0="button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])",Gr=t=>ap(t).filter(e=>e.matches(q0)&&e.tabIndex>=0&&e.checkVisibility({visibilityProperty:!0}));function ip(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return t}var ap=t=>[...t.querySelectorAll("*")].flatMap(e=>[e,...e.shadowRoot?ap(e.shadowRoot):[]]);function F0({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,sp);n.hasChildNodes()||j0(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:U0(i.png)}])));return Z(c(rp,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{Z(null,n),n.remove()}}function U0(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function j0(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("keydown",s=>B0(s,o),{capture:!0}),o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function B0(t,e){if(t.key!=="Tab"||t.altKey||t.ctrlKey||t.metaKey)return;let o=Gr(e);if(!o.length)return;let n=o.indexOf(ip()),r=t.shiftKey?(n<0?o.length:n)-1:n+1;t.preventDefault(),t.stopImmediatePropagation(),o[(r+o.length)%o.length].focus()}function W0({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ic(t,s=>o("chosen",s))}function cp(){document.addEventListener("pointerover",({target:t})=>{t instanceof HTMLInputElement&&t.type==="text"&&(t.title=t.scrollWidth>t.clientWidth?t.value:"")})}var lp="data-test-script-state",K0="button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']",Yr=null,Di=[],rn="",qi=null,Vr=null;function dp(){let t=document.querySelector("[data-testid=stApp]");!t||t===Vr||(Vr=t,document.addEventListener("focusin",G0,{capture:!0}),new MutationObserver(pp).observe(Vr,{attributes:!0,attributeFilter:[lp]}))}function G0({target:t}){Yr=t instanceof Element?t:null,[Di,rn,qi]=[[],"",null];for(let e=Yr;e;e=e.parentElement)e.className.toString().includes("st-key-")&&Di.push(e)}function up(t){rn=t,pp()}function pp(){let t=document.activeElement,e=Yr&&!Yr.isConnected&&t===document.body;if(Vr?.getAttribute(lp)!=="notRunning"||!(e||rn&&t===qi))return;if(rn)return Jr(`.st-key-${rn} :is(h2, h3)`);let n=Di.find(r=>r.isConnected&&r.checkVisibility())?.querySelector(K0);if(n instanceof HTMLElement)return n.focus({preventScroll:!0});Jr(),qi=document.activeElement}function Jr(t="h1"){let e=document.querySelector(`[data-testid=stMain] ${t}`);e instanceof HTMLElement&&(e.tabIndex=-1,e.style.outline="none",e.focus({preventScroll:!0}))}var V0="button[aria-label=Help]",Y0=60;function hp(){new MutationObserver(fp).observe(document.body,{subtree:!0,childList:!0}),fp()}function fp(){for(let t of document.querySelectorAll(V0)){let e=t.closest("h1, h2, h3, h4, h5, h6, [data-testid=stElementContainer]")?.textContent?.trim();e&&t.setAttribute("aria-label",`Help for ${Lt(e,Y0)}`)}}var J0=["lecture","edit"],Fi="",Zr=!1,Xr=!1,Ui=!1,sn="";function gp(){addEventListener("click",()=>{sn=location.href},{capture:!0}),addEventListener("keydown",({key:o})=>{o==="Enter"&&(sn=location.href)},{capture:!0}),addEventListener("popstate",()=>{Xr=yo(location)!==Fi},{capture:!0});for(let o of["pointerdown","keydown"])addEventListener(o,()=>{[Xr,Ui]=[!1,!0]},{capture:!0});let{pushState:t,replaceState:e}=history;history.pushState=history.replaceState=(o,n,r)=>{let s=new URL(r??"",location.href);if(Xr)return;if(!(yo(s)!==yo(location)||Ui&&mp(s)!==mp(location))||Zr)return e.call(history,o,n,s);sn&&yo(new URL(sn))===yo(location)&&e.call(history,history.state,"",sn),Zr=!0,t.call(history,o,n,s)}}function wp(t){Fi=t,Fi===yo(location)&&(Zr&&(Ui=!1),Zr=Xr=!1)}function yo({pathname:t,search:e}){let o=new URLSearchParams(e);return[t.split("/").at(-1),...J0.map(n=>o.get(n)??"")].join(" ")}var mp=({search:t})=>new URLSearchParams(t).get("model");var ji="button[aria-haspopup=dialog], button[aria-haspopup=menu]",X0="button[aria-haspopup=dialog][aria-expanded=true]",yp="[data-testid=stPopoverBody]",Z0=500,Q0=5e3,Bi=!1;function xp(){addEventListener("pointerdown",({pointerType:o})=>{Bi=o==="touch"},{capture:!0}),addEventListener("keydown",()=>{Bi=!1},{capture:!0});let t=o=>{for(let{target:n}of o)n instanceof HTMLElement&&n.matches(ji)&&bp(n)};new MutationObserver(t).observe(document.body,{subtree:!0,attributeFilter:["aria-expanded"]});let e=document.querySelector(`:is(${ji})[aria-expanded=true]`);e instanceof HTMLElement&&bp(e)}function bp(t){let e=()=>t.isConnected&&t.ariaExpanded==="true",o=t.ariaHasPopup==="menu";if(e())return void(o?kp(e):Wi(performance.now()+Q0));o||vp(t,e,performance.now()+Z0)}function vp(t,e,o){let n=document.activeElement;e()||performance.now()>o||((!n||n===document.body||n.closest(yp))&&t.focus({preventScroll:!0}),requestAnimationFrame(()=>vp(t,e,o)))}function kp(t){requestAnimationFrame(()=>{if(!t())return;let e=document.activeElement?.closest("[role=menu]");if(!e)return kp(t);let o=e.querySelector("[role=menuitem]");e===document.activeElement&&o instanceof HTMLElement&&o.focus({preventScroll:!0})})}function Wi(t,e=!1){requestAnimationFrame(()=>{if(performance.now()>t||!document.querySelector(X0))return;let o=[...document.querySelectorAll(yp)].at(-1),n=document.activeElement??document.body,r=n===document.body||n===o||!e&&n.matches(ji);if(!(o instanceof HTMLElement)||!r)return Wi(t,e);let s=Bi?void 0:Gr(o).find(a=>a!==o);!s&&n!==o&&(o.tabIndex=-1,o.style.outline="none"),(s||n!==o)&&(s??o).focus({preventScroll:!0}),Wi(t,e||!!s)})}var _p=new WeakMap;function Sp(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(tb)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function tb(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,p]})=>d/Math.abs(p-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(_p.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=gr({width:n,height:r},{usual:i,width:s.getComputedTextLength()});_p.set(e,a),e.dataset.numbers=l?"fitted":"none",e.style.setProperty("--in-cells",`${l}px`)}var Ki={press:null};function Mp(){let{press:t}=Ki;return Ki.press=null,t?.(),t!==null}function eb({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return rt(e,`${no}
${ro}`,s=>c(ob,{data:t,host:n,theme:s,close:r},`${t.lecture} ${t.posed.id}`))}function ob({data:t,host:e,theme:o,close:n}){let{closable:r,lecture:s}=t,a=qe(),i=!!(a&&s&&(a.told.state?.lecture??s)===s),l=i?a?.told.state:null,{id:d}=t.posed,u=a&&i?{...t.posed,id:`${a.lead.code}.${d}`}:t.posed,[,p]=O(0),h=ur(Pe(),u),f=h!==null||!!(l&&d in l.shown);C(()=>{e.toggleAttribute("data-lab-told",f)},[f,e]);let m=g=>{Wo(u.id,g),p(w=>w+1)};return c(lr,{posed:u,theme:o,clicker:Ki,isShown:f,given:h?.answer??null,onClose:r?n:void 0,group:a&&l?{answered:l.answered[d]??0,people:l.people,picture:l.shown[d]?.class??null,join:{address:Kr("").replace(/^https?:\/\/|\/$/g,""),code:lo(a.lead.code)}}:void 0,onShow:g=>{m(pr(u,g)),i&&Wu(d)},onAgain:i?void 0:()=>m(null)},u.id)}var Op={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},Vi="[data-testid=stSidebar]",Tp="[data-testid=stHeader]",nb=300,rb=1e4,Gi=!1,Yi="",Ji="",Xi="",Zi=-1/0,Qr=!0,Ep=null;globalThis.document?.getElementById("root")&&gp();function sb({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Yi=t?.group??"";let r=t?.scene??"";if(r&&(Al(r),Pi(r)),r!==Ji&&([Ji,Xi,Zi,Qr]=[r,r,performance.now(),!1],r&&Gi&&Jr()),wp(t?.place??""),ib(),dp(),Gi)return;Gi=!0,xp(),hp(),cp(),Sp();let s=document.querySelector(`[${we}]`);s&&new MutationObserver(Ap).observe(s,{attributeFilter:[we]}),document.addEventListener("click",({target:a})=>{a instanceof Element&&a.closest(`${Vi} a[href]`)&&setTimeout(ab)}),document.addEventListener("click",a=>{let{target:i,ctrlKey:l,metaKey:d}=a,u=i instanceof Element?i.closest(".st-key-scene a[href]"):null,p=u instanceof HTMLAnchorElement&&new URL(u.href).searchParams.get("lecture");if(!(!p||l||d)){if(Lp()){a.preventDefault(),a.stopImmediatePropagation();return}[Xi,Zi,Qr]=[p,performance.now(),!1],Pi(p)}},{capture:!0}),window.addEventListener("keydown",lb,{capture:!0})}function ib(){let t=document.querySelector(Tp);t&&t!==Ep&&new MutationObserver($p).observe(Ep=t,{childList:!0,subtree:!0}),$p()}function $p(){for(let t of document.querySelectorAll(`${Tp} button[aria-haspopup=menu]`))Yi&&t.textContent?.trim()===Yi?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function ab(){let t=document.querySelector(`${Vi} [data-testid=stSidebarCollapseButton] button, ${Vi} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Lp(){let t=performance.now()-Zi;return Ap(),t<nb||t<rb&&!Qr}function Ap(){Qr||=Xi===Ji&&io()}var cb="input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=dialog], [data-baseweb=popover], [data-testid=stPopoverBody]";function lb(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||t.defaultPrevented||!Op[t.key]||!document.querySelector(".st-key-scene")||t.composedPath().some(n=>n instanceof Element&&n.matches(cb))||(t.preventDefault(),t.stopImmediatePropagation(),t.repeat||Lp())||t.key==="PageDown"&&Mp())return;let o=document.querySelector(Op[t.key]);o instanceof HTMLElement&&o.click()}function Cp(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Rp=`.glossary {
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
`;function ub({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Rp}),n),Z(c(pb,{terms:t.terms}),n),()=>{Z(null,n),n.remove()}}function pb({terms:t}){let[e,o]=O(""),n=E(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Cp(t,e);return c(j,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var fb={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},hb={width:60,height:400};function Pp(t){let e=go(t,{layer:0,...hb},fb),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,l,d)=>({M:`M${o-d} ${l}`,H:`V${l}`,V:`H${o-l}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var mb="Where this page is in the model";function Ip(t){let e=z(()=>Pp(t.outline),[t.outline]);return c(gb,{...t,layout:e})}function gb({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,l]=O(void 0),[d,u]=O(""),p=E(null),h=t.boxes.filter(({box:{role:b}})=>Ei[b]),f=["",...h.map(({box:b})=>b.name)],m=b=>p.current?.querySelector(`[data-part="${f[Math.max(0,Math.min(b,f.length-1))]}"]`),g=b=>{let y=f.indexOf(d),[v,k]=[()=>m(y+1),()=>m(y-1)];b.key==="Escape"&&l(void 0),It(b,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>m(0),End:()=>m(f.length)})},w=b=>Ru(b,{page:n,layer:s,layers:o}),x=b=>{let y=b?.name??"";return{type:"button","data-part":y,"data-leads-away":tn(n,De(b,s).page)?void 0:!0,tabIndex:y===(f.includes(d)?d:"")?0:-1,"aria-label":w(b),onClick:()=>a(b),onPointerMove:()=>l(b),onFocus:()=>(u(y),l(b))}};return c("div",{class:"figure",ref:p,role:"group","aria-label":mb,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>l(void 0),onFocusOut:()=>l(void 0),children:[c("button",{class:"all",...x(null)}),c(wb,{...e,layout:t}),h.map(({box:b,left:y,top:v,width:k,height:S})=>{let M=Br(n,b,r);return c("button",{class:M?"way here":"way","aria-current":M?"location":void 0,...x(b),style:{left:`${y}px`,top:`${v}px`,width:`${k}px`,height:`${S}px`}},b.name)}),i!==void 0&&c("div",{class:"tip","aria-hidden":"true",children:w(i)})]})}function wb({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:l,boxes:d,width:u,height:p}=s,h=en(e)?d.find(({box:f})=>Br(e,f,o))?.box.side:"";return c("svg",{width:u,height:p,viewBox:`0 0 ${u} ${p}`,"aria-hidden":"true",children:[a.map((f,m)=>c(bb,{frame:f,layers:t,theme:r,chosen:h===["encoder","decoder"][m]?n:-1},m)),[...i,...l].map(f=>c("path",{d:f,fill:"none",stroke:r.quiet},f)),d.map(f=>c(yb,{placed:f,theme:r,isHere:Br(e,f.box,o)},f.box.name))]})}function bb({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return c("g",{children:[c("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(l,d)=>c("rect",{x:t+3+d*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:d===s?a.text:a.hatchLine},d))]})}function yb({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[Mi[t.role]],l={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return c("g",{children:[c("rect",{...l,fill:s.ground}),c("rect",{...l,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var Np=`/* The whole model, small. */

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
`;function vb({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,`${Ht}
${Np}`),r=location.pathname.split("/").at(-1)??"";return Z(c(kb,{outline:t,page:r,theme:Nt(n),send:o}),n),()=>{Z(null,n),n.remove()}}function kb({outline:t,page:e,theme:o,send:n}){let[r,s]=O(zt);P(()=>{let u=()=>s({...zt()});u();let p=[Ze(u),tc(u)];return()=>p.forEach(h=>h())},[]);let i=t.boxes.map(({kind:u})=>u).includes(r.kind)?r.kind:"encoder",l=Math.max(0,Math.min(e==="alignment"?Za():r.layer,t.layers-1));return c(Ip,{outline:t,page:e,kind:i,layer:l,theme:o,onOpen:u=>{let p=De(u,en(e)?l:null);tn(e,p.page)?u?.kind&&K({kind:u.kind,rows:[]}):n("opened",p)}})}var Qi={run:"",now:""},ta="";function _b({data:{run:t,now:e,isNew:o,letters:n},parentElement:r}){t!==Qi.run?ta=o?e:"":e&&e!==Qi.now&&(ta=e),Qi={run:t,now:e};let s=`Keys of one letter: ${Object.entries(n).map(([a,i])=>`${a} ${i}`).join(", ")}`;return rt(r,qr,()=>c(j,{children:[Object.keys(n).length>0&&c(Nr,{letters:Object.keys(n),does:s}),c("p",{class:"unseen",role:"status",children:ta||null})]}))}var Sb=.6,Mb=200,[Hp,ea]=["",""];function Ob({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Hp!==t.page&&(Hp=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Eb({data:t}){t.what!==ea&&(ea=t.what,ea&&(up(t.part),setTimeout(()=>$b(t.part),Mb)))}function $b(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<Sb*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var zp=`.written {
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
`;var Lb=60;function Ab({data:t,parentElement:e}){return rt(e,zp,()=>c(Cb,{...t}))}function Cb({text:t,low:e,language:o}){let[n,r]=O(""),s=n===t&&t!=="";return c("div",{class:e?"written low":"written",children:[c("code",{lang:o||void 0,title:t,tabIndex:e&&t.length>Lb?0:void 0,children:t||" "}),c("button",{type:"button","aria-label":s?"Copied":"Copy what it wrote",onClick:async()=>r(await Wr(t)?t:""),children:s?"\u2713":c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}var Dp=`form {
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
`;var Pb="lab/teacher";function Ib({data:t,parentElement:e}){let o=bt(e,Dp);return Z(c(Nb,{entered:t.entered}),o),()=>{Z(null,o),o.remove()}}function Nb({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let l=await fetch(new URL(Pb,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(l.ok)return location.reload();o((await l.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return c("form",{onSubmit:s,children:[!t&&c("label",{children:["The teacher's key",c("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),c("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),c("p",{role:"status",children:e})]})}/*! Preact, which is part of this file:

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
*/var oa={alignment:ic,beams:Hc,film:gl,matrices:hd,stage:ki,wholeModel:qu};Nd();zl();wl({...oa,lecture:Rl(oa),phone:Kl(oa)});Hl(ki);export{ic as alignment,p0 as answered,Hc as beams,u0 as classroom,w0 as course,F0 as exporter,gl as film,W0 as follow,sb as frame,ub as glossary,Eb as intoSight,hd as matrices,Ob as openAtTop,vb as outline,eb as predict,_b as runTold,ki as stage,Ib as teacherKey,qu as wholeModel,Ab as written};
