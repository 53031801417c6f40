var W,Gi,vp,Yt,Ur,sn,Ki,nn,Vi,Br,jr,kp,go=Symbol.for("pv"),an={},cn=[],_p=/^m(i|n|o|s|text|space)$/,ln=Array.isArray,Wr=cn.slice,be=Object.assign;function we(t){t&&t.parentNode&&t.remove()}function Gr(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Wr.call(arguments,2):o),mo(t,a,n,r,null)}function mo(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:go,__v:r||++Gi,__i:-1,__u:0};return!r&&W.vnode&&W.vnode(s),s}function B(t){return t.children}function Jt(t,e){this.props=t,this.context=e,this.__g=0}function Xt(t,e){if(e==null)return t.__&&Xt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Xt(t)}function Sp(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=be({constructor:go},o)).__v=o.__v+1,W.vnode&&W.vnode(e),Vr(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Xt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,ta(r,e,s),o.__=o.__e=null,e.__e!=n&&Yi(e))}function Yi(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Yi(t)}function Bi(t){(8&t.__g||(t.__g|=8,Yt.push(t),sn++))&&Ur==W.debounceRendering||((Ur=W.debounceRendering)||queueMicrotask)(Ji)}function Ji(){try{for(var t,e=1;Yt.length;)Yt.length>e&&Yt.sort(Ki),t=Yt.shift(),e=Yt.length,8&t.__g&&Sp(t)}finally{(sn=Yt.length)&&(Ur||queueMicrotask)(Ji)}}function Xi(t,e,o,n,r,s,a,i,l,d,u){var f,p,h,m,g,w,x=n.__k||cn,b=e.length;for(l=Mp(o,e,x,l,b),f=0;f<b;f++)(h=o.__k[f])!=null&&(p=~h.__i&&x[h.__i]||an,h.__i=f,w=Vr(t,h,p,r,s,a,i,l,d,u),m=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&Yr(p.ref,null,h,p),h.ref&&u.push(h.ref,h.__c||m,h)),g=g||m,4&h.__u?(l=Zi(h,l,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),h.__u&=-21);return o.__e=g,l}function Mp(t,e,o,n,r){var s,a,i,l,d,u,f,p,h,m=o.length,g=m,w=0,x=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=mo(null,a):ln(a)?a=b[s]=mo(B,{children:a}):a.constructor===go&&a.__b?a=b[s]=mo(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,l=s+w,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Op(a,o,l,g))&&(g--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==l-1?w--:d==l+1?w++:d!=l&&(d>l?w--:w++,x=1)):(~d||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(x){for(u=[],f=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(w=0,p=u.length;w<p;)u[h=w+p>>1]<a.__i?w=h+1:p=h;u[w]=a.__i,f[s]=w+1}for(w=u.length;s--;)f[s]&&(f[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Xt(i)),Jr(i,i));return n}function Zi(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Zi(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Xt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Kr(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(ln(t)?t.some(function(o){Kr(o,e)}):e.push(t)),e}function Op(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Wi(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function on(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Wi(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Wi(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=jr[e]||(jr[e]=Ep(e)),(t.__a||(t.__a={}))[e]=Br,s=e!=(e=e.replace(Vi,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Ep(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[nn]==null)e[nn]=Br++;else if(e[nn]<this.__a[t])return;return o(W.event?W.event(e):e)}}}function Vr(t,e,o,n,r,s,a,i,l,d){var u,f,p,h,m,g,w,x,b,y,v,k,_,M,S,A,L,T,j=e.type;if(e.constructor!==go)return null;128&o.__u&&(l=32&o.__u,u=o.__c.__z)&&(e.__u|=l,f=s=[],u.nodeType==8?i=rn(u,s):s.push(u),i=s[0]||i),(u=W.__b)&&u(e);t:if(typeof j=="function"){p=a.length;try{if(x=e.props,b=(u=j.prototype)&&u.render,y=(u=j.contextType)&&n[u.__c],v=u?y?y.props.value:u.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(b?e.__c=h=new j(x,v):(e.__c=h=new Jt(x,v),h.constructor=j,h.render=Tp),y&&y.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),j.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=be({},h.__s)),be(h.__s,j.getDerivedStateFromProps(x,h.__s)))),m=h.props,g=h.state,h.__v=e,o.__c){if(x!==m&&b&&!j.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(x,v),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(x,h.__s,v)===!1){e.__v!=o.__v&&(h.props=x,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(E){E&&(E.__=e)}),cn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Xt(o);break t}h.componentWillUpdate&&h.componentWillUpdate(x,h.__s,v),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,g,w)})}else b&&!j.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=x,h.__P=t,h.__g&=-5,k=W.__r,_=b?25:0;do h.__g&=-9,k&&k(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++_<25);b&&(cn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=be({},n,h.getChildContext())),b&&o.__c&&h.getSnapshotBeforeUpdate&&(w=h.getSnapshotBeforeUpdate(m,g)),M=u&&u.type===B&&u.key==null?u.props.children:u,x.__P&&(u=i,r=(t=x.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(E){E&&Jr(E,E)}),o.__k=null),i=o.__k?Xt(o,0):null),i=Xi(t,ln(M)?M:[M],e,o,n,r,s,a,i,l,d),x.__P&&(e.__e=null,i=u),e.__u&=-161,f&&f.some(we),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(E){if(a.length=p,e.__v=null,l||s)if(E&&E.then){if(e.__u|=128|l,s){for(~(L=s.indexOf(i||void 0))||(L=s.length);(T=s[L-1])&&T.nodeType==8;)L--;for(;L<s.length;L++)if(T=s[L])if(s[L]=null,S){if(T==A)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(A=rn(S=T))}}if(!S){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;S=i}(u=rn(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(we);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),E&&E.then||Qi(e),W.__e(E,e,o)}}else i=e.__e=$p(o.__e,e,o,n,r,s,a,l,d,t);return(u=W.diffed)&&u(e),i}function rn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Qi(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Qi))}function ta(t,e,o){for(var n=0;n<o.length;)Yr(o[n++],o[n++],o[n++]);W.__c&&W.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){W.__e(s,r.__v)}})}function $p(t,e,o,n,r,s,a,i,l,d){var u,f,p,h,m,g,w,x,b=o.props||an,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(v?m.localName==v:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(x=d.ownerDocument||document,!v)return x.createTextNode(y);t=x.createElementNS(r,v,y.is?y:d),i&&(W.__m&&W.__m(e,s),i=!1),s=null}if(v){if(d=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&Wr.call(d.childNodes),!i&&s)for(b={},u=0;u<t.attributes.length;u++)b[(m=t.attributes[u]).name]=m.value;for(u in b)m=b[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in y||u=="value"&&"defaultValue"in y||u=="checked"&&"defaultChecked"in y||on(t,u,null,m,r);for(u in y)m=y[u],u=="children"?h=m:u=="dangerouslySetInnerHTML"?f=m:u=="value"?g=m:u=="checked"?w=m:i&&typeof m!="function"||b[u]===m||on(t,u,m,b[u],r);f?(i||p&&(f.__html==p.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(p&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&_p.test(v))&&(r="http://www.w3.org/1999/xhtml"),Xi(d,ln(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Xt(o,0),i,l),s&&s.some(we)),i&&v!="textarea"||(u="value",v=="progress"&&g==null?t.removeAttribute(u):g==null||g===t[u]&&(v!="progress"||g)||on(t,u,g,b[u],r),u="checked",w!=null&&w!=t[u]&&on(t,u,w,b[u],r))}else b===y||i&&t.data==y||(t.data=y);return t}function Yr(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){W.__e(r,o)}}function Jr(t,e,o){var n,r,s,a;if(W.unmount&&W.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Yr(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){W.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Jr(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=rn(n,s=[]))&&(n==t.__e&&s.some(we),we(r),we(n)),o||we(t.__e),t.__e=t.__c=t.__=null}function Tp(t,e,o){return this.constructor(t,o)}function J(t,e){var o,n,r,s;W.__&&W.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=mo(B,{children:[t]}),r=[],s=[],Vr(e,e.__k,n||an,an,e.namespaceURI,n?null:e.firstChild?Wr.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),ta(r,e.__k,s),e.__k.props.children=null}W={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw sn=0,t}},Gi=0,vp=function(t){return t!=null&&t.constructor===go},Jt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=be({},this.state)),typeof t=="function"&&(t=t(be({},o),this.props)),t&&(be(o,t),this.__v&&(e&&this.__k.push(e),Bi(this)))},Jt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Bi(this))},Jt.prototype.render=B,Yt=[],sn=0,Ki=function(t,e){return t.__v.__b-e.__v.__b},nn=Symbol(),Vi=/(PointerCapture)$|Capture$/i,Br=0,jr={},kp=0;var Ne,nt,Xr,ea,Zr=Object.is,bo=0,da=[],Qr=[],et=W,oa=et.__b,na=et.__r,ra=et.diffed,sa=et.__c,ia=et.unmount,aa=et.__;function dn(t,e){et.__h&&et.__h(nt,t,bo||e),bo=0;var o=nt.__H||(nt.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return bo=1,ua(pa,t)}function ua(t,e,o){var n=dn(Ne++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):pa(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Zr(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=nt,!nt.__f)){nt.__f=!0;var r=nt.shouldComponentUpdate;nt.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var d=!1,u=this.props!=s;if(l.__.some(function(p){p.__N&&(d=!0,Zr(p.__[0],p.__N[0])||(u=!0))}),r){var f=r.call(this,s,a,i);return d?f||u:f}return!d||u}}return n.__}function P(t,e){var o=dn(Ne++,3);!et.__s&&es(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,nt.__H.__h.push(o))}function R(t,e){var o=dn(Ne++,4);!et.__s&&es(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,nt.__h.push(o))}function $(t){return bo=5,I(function(){return{current:t}},[])}function I(t,e){var o=dn(Ne++,7);return es(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Zt(t,e){return bo=8,I(function(){return t},e)}function Ap(){var t;do{for(;t=Qr.shift();)try{wo(t)}catch(o){et.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=da.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(wo),e.__h.some(ts),e.__h=[]}catch(o){e.__h=[],et.__e(o,t.__v)}}}while(Qr.length)}et.__b=function(t){nt=null,oa&&oa(t)},et.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),aa&&aa(t,e)},et.__r=function(t){na&&na(t),Ne=0;var e=(nt=t.__c).__H;e&&(Xr==nt?nt.__h=[]:(e.__h.some(wo),e.__h.some(ts),Ne=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Xr=nt},et.diffed=function(t){ra&&ra(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&la(da.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Xr=nt=null},et.__c=function(t,e){e.some(function(o){try{o.__h.some(wo),o.__h=o.__h.filter(function(n){return!n.__||ts(n)})}catch(n){o.__h=[function(){throw n}]}}),sa&&sa(t,e)},et.unmount=function(t){ia&&ia(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,la(Qr.push(r))}else wo(r)}catch(s){e=s}}),n.__H=void 0,e&&et.__e(e,n.__v))};var ca=typeof requestAnimationFrame=="function";function Lp(t){var e,o=function(){clearTimeout(n),ca&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);ca&&(e=requestAnimationFrame(o))}function la(t){t!=1&&ea==et.requestAnimationFrame||((ea=et.requestAnimationFrame)||Lp)(Ap)}function wo(t){var e=nt,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),nt=e}function ts(t){var e=nt;t.__c=t.__(),nt=e}function es(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Zr(o,t[n])})}function pa(t,e){return typeof e=="function"?e(t):e}var un=new Map;function xt(t,e){return un.set(t,e),()=>{un.get(t)===e&&un.delete(t)}}var fa=t=>un.get(t)?.()??null;function Ie(t,e){let o=new ResizeObserver(e);e();for(let n of[t,document.querySelector("[data-testid=stMainBlockContainer]")])n&&o.observe(n);return window.addEventListener("resize",e),()=>{o.disconnect(),window.removeEventListener("resize",e)}}function at(){let t=$(null),[e,o]=O({width:0,height:0});return R(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function ha(t){R(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return Ie(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(a=>a.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var Cp=/[\u202A-\u202E\u2066-\u2069]/g,Rp=/(\p{M}{4})\p{M}+/gu,Pp=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Np={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Ip=new Intl.Segmenter(void 0,{granularity:"grapheme"}),os=t=>[...Ip.segment(t)].map(e=>e.segment),pn=14;function Qt(t){let e=t.replace(Cp,"").replace(Rp,"$1");return/^\s+$/.test(e)?[...e].map(o=>Np[o]??"\u2423").join(""):e||"\u2205"}function vt(t,e=pn){let o=Qt(t);if(o.length<=e)return o;let n=os(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function U(t,e=pn){return`\u2068${vt(t,e)}\u2069`}function Lt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Pp.test(e)?"rtl":"ltr"}var Hp=Symbol.for("pv"),zp=0;function c(t,e,o,n,r,s){e||(e={});var a,i,l=e;if("ref"in l&&typeof t!="function")for(i in l={},e)i=="ref"?a=e[i]:l[i]=e[i];var d={type:t,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Hp,__v:--zp,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),W.vnode&&W.vnode(d),d}function N({token:t,length:e,class:o=""}){return c("bdi",{class:`token ${o}`,title:Qt(t),children:vt(t,e)})}function te({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return P(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Pt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var yo=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function fn({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=$(!1),l=(f,p=!0)=>a(h=>h.id===f?h:{id:f,spoken:p}),d=({pointerType:f,target:p,currentTarget:h})=>f!=="touch"&&l(yo(p)??yo(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerMove:d,onPointerLeave:d,onPointerDown:({pointerType:f,pointerId:p,target:h})=>{i.current=f==="touch",!i.current&&h instanceof Element&&h.closest("[data-id]")?.setPointerCapture(p)},onClick:({target:f})=>e(yo(f),{id:r,touch:i.current,point:l}),onFocusIn:({target:f})=>{let p=yo(f);p&&o(p),p&&f instanceof Element&&f.matches(":focus-visible")&&l(p,!1)},onFocusOut:()=>n&&i.current||l(null),onKeyDown:f=>{i.current=!1;let{key:p,target:h,currentTarget:m}=f,g=yo(h);p==="Escape"?l(null):g&&Pt(f,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function He({parts:t,hint:e,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:c(N,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var Dp=new Intl.NumberFormat("en");function dt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+rt(Number(r))+(s?`.${s}`:"")}function rt(t){return Dp.format(t)}function C(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?C(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}var ye=t=>t.replaceAll(" %","\xA0%");function qp(t){return`\u2248${(t*100).toFixed(0)} %`}var pt=({rounded:t})=>t?qp:C;function hn(t){return t>=.005?(t*100).toFixed(0):""}var Et=t=>t.map(e=>typeof e=="string"?e:U(e.token,e.length)).join("");var Fp;function mn(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Fp??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),l=i.createImageData(o,e),d=new Uint32Array(l.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(l,0,0),a}var ut=6;function q({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function st(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let l=({fill:d,stroke:u,width:f=1,opacity:p=1,dash:h=[]},m)=>{i.globalAlpha=p,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:f}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,f,p,h){let m=new Path2D;h.radius?m.roundRect(d,u,f,p,h.radius):m.rect(d,u,f,p),l(h,m)},text(d,u,f,p){i.save(),i.translate(u,f),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:q(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,f,p,h)=>i.drawImage(mn(d,u,f,n,h),...p),hatch(d,u,f,p){i.fillStyle=Up(i,n),i.fillRect(d,u,f,p)},path(d,u){let[f,p]=u.shift??[0,0];i.save(),i.translate(f,p),l(u,new Path2D(d)),i.restore()}}}function ze(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,l,d],u)=>t.cells(n,r,s,[a+e,i+o,l,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var ma=new Map;function Up(t,e){let o=ma.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:ut,height:ut}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,ut,ut),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-ut,0,ut])r.moveTo(a-1,ut+1),r.lineTo(a+ut+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return ma.set(e.signature,s),s}var ga=[255,255,255],wa=[0,0,0],jp,is=()=>jp??=document.createElement("canvas").getContext("2d");function ee(t){let e=is();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var xo=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),jt=t=>`rgb(${t.join(",")})`;function ns(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function ba(t,e){let[o,n]=[ns(t),ns(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function rs(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return xo(t[r],t[r+1],n-r)})}function Nt(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[ee(o("text-color")),ee(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,l,...d]=o("chart-categorical-colors").split(","),u=rs(s.map(ee)),f=o("chart-diverging-colors").split(","),p=rs(f.map(ee));return{text:jt(n),quiet:jt(xo(r,n,.72)),ground:jt(r),primary:o("primary-color"),query:a,key:i,value:l,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:jt(xo(r,n,.09)),hatchLine:jt(xo(r,n,.3)),scale:u.map(jt),ink:u.map(gn),pixels:ss(u),signed:p.map(jt),signedInk:p.map(gn),signedPixels:ss(p),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${f})`,dark:ns(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var gn=t=>jt(ba(t,ga)>=ba(t,wa)?ga:wa);function oe(t){let e=rs([ee(t.ground),xo(ee(t.ground),ee(t.text),.45)]);return{...t,scale:e.map(jt),ink:e.map(gn),pixels:ss(e),signature:`${t.signature}|off`}}var ya=t=>gn(ee(t)),ss=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function H(t,e){let o=is();return o.font=e,o.measureText(t).width}function xa(t){let e=is();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var xe=["source","target"];var ka=t=>t==="source"?"target":"source";function _a(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:va("source",t.source),target:va("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:Bp(n,t.gold??[])}}var va=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function wn({words:t,weights:e},o){return t[ka(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var as=t=>1-t.reduce((e,{weight:o})=>e+o,0);function Bp(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=wn(t,a),l=Math.max(...i.map(({weight:u})=>u)),d=l>=as(i)?i.find(({weight:u})=>u===l):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(l=>l.kind==="best"&&l.source===a&&l.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function bn(t,e,o){let n=({kind:i,weight:l})=>i!=="other"||l>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[ka(o.side)])]:[]),a=new Map(o?wn(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:l})=>[i,l]):[]);return{lines:r,lit:s,told:a}}var Wp=560,cs={share:.03,least:4,most:44},Gp=[{letters:20,padding:8,least:48,gap:cs},{letters:17,padding:4,least:40,gap:{...cs,most:8}},{letters:15,padding:3,least:35,gap:{...cs,least:2,most:2}}],Kp=[17,15].map(t=>({letters:t,padding:4,least:35,gap:{share:0,least:0,most:0}})),Vp={share:.17,least:130,most:190},Sa=3;function yn({words:t,directions:e},o,n){let r=({share:m,least:g,most:w})=>Math.max(g,Math.min(w,o*m)),s=({letters:m,padding:g,least:w,gap:x})=>{let[b,y]=[q({fill:"",size:m},n),r(x)],v=xe.map(_=>t[_].map(({label:M})=>Math.max(w,Math.ceil(H(vt(M),b))+2*g))),k=v.map(_=>_.reduce((M,S)=>M+S+y,2*Sa-y));return{letters:m,gap:y,widths:v,totals:k,width:Math.max(o,...k)}},i=(o<Wp?Kp:Gp).map(s),{letters:l,gap:d,widths:u,totals:f,width:p}=i.find(m=>m.width<=o)??i[i.length-1],h=new Map;return xe.forEach((m,g)=>{let w=(p-f[g])/2+Sa;t[m].forEach((x,b)=>{let y=u[g][b],v=w+y/2;h.set(x,{x:e[m]==="rtl"?p-v:v,width:y}),w+=y+d})}),{width:p,gap:d,links:r(Vp),letters:l,places:h}}function Ma({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,l=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((f,p)=>l(p)<l(f)?p:f);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function xn({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var ls={best:[.45,.85],other:[.12,.72]};function vn({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=ls[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Yp=6400,Oa=4,Jp=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Xp=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Zp={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},$a=t=>t.replace(/[&<>"]/g,e=>Zp[e]);function ds(t){return Xp.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var vo=t=>t.toWellFormed().replace(Jp,""),De=t=>Math.round(t*100)/100;function $t(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${$a(String(typeof s=="number"?De(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Ea=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Ta(t,e,o,n){let r=[];n(Qp(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${De(t)} ${De(e)}`};return $t("svg",s,$t("defs",{},of(o))+r.join(""))}function Qp(t,e){return{rect:(o,n,r,s,a)=>t.push($t("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Ea(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(De).join(" ")})`;t.push($t("path",{d:o,transform:r,...Ea(n)}))},hatch:(o,n,r,s)=>t.push($t("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...tf(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:l,code:d,align:u="left",turned:f}=s,p=ds(vo(o)),h=H(p,q(s,e)),[m,g]=[f?{transform:`translate(${De(n)} ${De(r)}) rotate(-90)`}:{x:n,y:void 0},xa(q(s,e))],w={...m,y:f?g:r+g,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":l?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...p].length>1?h:void 0,lengthAdjust:[...p].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push($t("text",w,$a(p)))}}}function tf(t,e,o,[n,r,s,a],i,l){if(e*o>Yp)return[ef(t,e,o,[n,r,s,a],i,l)];let d=l?i.signed:i.scale,[u,f]=[s/o,a/e],p=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let x=d[p(m*o+g)];for(w=g+1;w<o&&d[p(m*o+w)]===x;)w+=1;let b={x:n+g*u,y:r+m*f,width:(w-g)*u,height:f};h.push($t("rect",{...b,fill:x}))}return[$t("g",{"shape-rendering":"crispEdges"},h.join(""))]}function ef(t,e,o,[n,r,s,a],i,l){let d=Object.assign(document.createElement("canvas"),{width:o*Oa,height:e*Oa}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(mn(t,e,o,i,l),0,0,d.width,d.height),$t("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function of(t){let e=$t("rect",{width:ut,height:ut,fill:t.hatchGround}),o=[-ut,0,ut].map(r=>`M${r-1} ${ut+1}L${r+ut+1} -1`).join("");return $t("pattern",{id:"hatch",width:ut,height:ut,patternUnits:"userSpaceOnUse"},e+$t("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ko=12,nf=2,rf=16e6,sf=1.4;function V(t,e=ko){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,l)=>(l.draw(r,s,i),i+l.height+e),a)}}function Y(t,e=ko){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function kn(t,e,o,n){let r=q(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${i}`:i;s.length&&H(l,r)<=e?s[s.length-1]=l:s.push(i)}let a=o.size*sf;return{width:Math.ceil(Math.max(0,...s.map(i=>H(i,r)))),height:Math.ceil(s.length*a),draw:(i,l,d)=>s.forEach((u,f)=>i.text(u,l,d+(f+.5)*a,o))}}function af(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ko);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ko,ko)}}}function Aa(t,e){let{width:o,height:n,draw:r}=af(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(st(s,o,n,e,Math.min(nf,Math.sqrt(rf/(o*n))))),{svg:Ta(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Q=14,cf=18,us=64,_o={width:96,height:12},gt=(t,e)=>lt(t,{size:cf,bold:!0,fill:e.text},e),kt=(t,e,o)=>kn(t,e,{size:Q,fill:o.text},o);function lt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(H(t,q(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function qe({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>lt(n,{size:Q,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),lf(e),o("100 %")],6),t&&Y([Fe((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function lf(t){let e=Float32Array.from({length:us},(o,n)=>n/(us-1));return{..._o,draw(o,n,r){o.cells(e,1,us,[n,r+4,_o.width,_o.height]),o.rect(n,r+4,_o.width,_o.height,{stroke:t.hatchLine})}}}var Fe=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var df=.1,uf=3,So={source:"Text: looked at (key)",target:"What it writes: looks (query)"},Ra={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},ps={point:"It goes on sideways: scroll, or use the arrow keys.",tap:"It goes on sideways: swipe."},pf="The more weight, the thicker and the stronger in colour",Mo={line:3,name:12};function _n(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${C(e)}`:"others"],["",pf],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Ca=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Oo(t,e,o){let n=wn(t,e),s=n.filter(({weight:l})=>l>0).sort((l,d)=>d.weight-l.weight).slice(0,o).filter(({weight:l},d)=>d===0||l>=(d<uf?.005:df)),a=e.side==="target",i=as(n);return[...Ca(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:l,weight:d},u)=>[u?", ":"",...Ca(l),` (${C(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${C(i)}`:""]}var ff=720,ve={heading:26,number:22,label:34},hs=15,ms={width:32,height:20},fs=32;function Pa(t,e,o,n){let r=yn(t,ff,n),s=o&&kt(Et(Oo(t,o,Mo.line)),r.width,n),a=ve.heading+ve.number+ve.label,i={width:r.width,height:2*a+r.links,draw:l};return V([s,i,hf(t.knowsGold,e,r.width,n)],16);function l(d,u,f){let{lines:p,lit:h,told:m}=bn(t,e,o),g=f+i.height;for(let w of p)d.path(xn(r,w),{...vn(w,n),shift:[u,f+a]});for(let w of xe){let x=y=>w==="source"?f+y:g-y,b=w==="source"?n.key:n.query;d.text(So[w],u,x(ve.heading/2),{fill:b,size:hs,bold:!0});for(let y of t.words[w]){let v=u+(r.places.get(y)?.x??0),k=o&&!h.has(y),_=m.get(y);_!==void 0&&d.text(C(_),v,x(ve.heading+ve.number/2),{fill:k?n.quiet:n.text,size:hs,bold:!k,align:"center"}),d.text(U(y.label),v,x(a-ve.label/2),{fill:k?n.quiet:b,size:r.letters,align:"center"})}}}}function hf(t,e,o,n){let r=[[]];for(let[s,a]of _n(t,e)){let i=s&&{...ms,draw:(u,f,p)=>mf(u,s,f,p+ms.height/2,n)},l=Y([i||null,lt(a,{fill:n.quiet,size:hs},n)],8),d=r.at(-1);d.length&&Y([...d,l],20).width>o?r.push([l]):d.push(l)}return V(r.map(s=>Y(s,20)),4)}function mf(t,e,o,n,r){let{width:s}=ms;if(e!=="gold"){let[i,l]=ls[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:fs},(f,p)=>i+(l-i)*p/(fs-1));t.cells(u,1,fs,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Na({data:t,theme:e}){let[o,{width:n}]=at(),r=$(null),[s,a]=O({left:!1,right:!1}),[i,l]=O({source:0,target:0}),d=I(()=>_a(t),[t.id]),u=te(e),f=I(()=>yn(d,n,e),[d,n,e.font,u]),{words:p,directions:h}=d,m=S=>xe.flatMap(A=>p[A]).find(A=>A.id===S)??null,{id:g,spoken:w,listeners:x}=fn({moves:S=>Ma(d,f,m(S)??p.source[0]),press:(S,{id:A,touch:L,point:T})=>(L||!S)&&T(A===S?null:S),onFocus:S=>{let A=m(S);A&&l({...i,[A.side]:A.index})},taps:!0}),b=m(g),{lines:y,lit:v,told:k}=bn(d,t.least,b);P(()=>xt(t.name,()=>({picture:Pa(d,t.least,b,e),theme:e})),[t,b,e]);let _=()=>{if(!r.current)return;let{scrollLeft:S,scrollWidth:A,clientWidth:L}=r.current;a({left:S>1,right:S+L<A-1})};R(()=>{r.current&&(r.current.scrollLeft=h.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]),R(_,[f]);let M=S=>c(gf,{alignment:d,side:S,layout:f,lit:v,told:k,stop:Math.min(i[S],p[S].length-1)});return c("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[c(He,{parts:b&&Oo(d,b,Mo.line),hint:Ra,spoken:w}),c("div",{class:["scroller",s.left&&"from-left",s.right&&"to-right"].filter(Boolean).join(" "),ref:r,onScroll:_,children:c("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${f.width}px`,"--letters":`${f.letters}px`},...x,children:[M("source"),c("svg",{class:"links","aria-hidden":"true",style:{height:`${f.links}px`},children:y.map(S=>{let{stroke:A,width:L,dash:T}=vn(S,e),{source:j,target:E,kind:D,met:Z}=S;return c("path",{class:Z?`${D} met`:D,d:xn(f,S),stroke:A,"stroke-width":L,"stroke-dasharray":T?.join(" ")},`${j.index} ${E.index} ${D}`)})}),M("target")]})}),n>0&&f.width>n&&c("div",{class:"wider",children:["\u2194 ",matchMedia("(hover: none)").matches?ps.tap:ps.point]}),c("div",{class:"legend",children:_n(d.knowsGold,t.least).map(([S,A])=>c("span",{class:"entry",children:[S&&c("span",{class:`swatch ${S}`}),A]},A))})]})}function gf({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=I(()=>t.words[e].map(i=>Et(Oo(t,i,Mo.name))),[t]);return c("div",{class:"row",children:[c("div",{class:`heading ${e}`,children:So[e]}),c("div",{class:`side ${e}`,role:"list","aria-label":So[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,l)=>c("div",{role:"listitem",children:c("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:l===s?0:-1,"aria-label":a[l],style:{width:`${o.places.get(i)?.width}px`},children:[c("span",{class:"number",children:r.has(i)?C(r.get(i)??0):""}),c("span",{class:"label",children:c(N,{token:i.label})})]})},i.id))})]})}var Ia=`.alignment .token {
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
`;var Ha=0,gs=new Set,za=()=>Ha;function Da(t){Ha=t;for(let e of gs)e()}function qa(t){return gs.add(t),()=>{gs.delete(t)}}var It=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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

/* A key to colours keeps them where the system takes all others away. */
@media (forced-colors: active) {
  .ramp,
  .swatch {
    forced-color-adjust: none;
  }
}
`;var Fa=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;var Ua=["pointermove","pointerover","pointerenter"],Sn=null,ws=!1;function xf({type:t,screenX:e,screenY:o,movementX:n,movementY:r}){ws=Sn?Sn.x===e&&Sn.y===o:!n&&!r,!(t!=="pointermove"||ws)&&(Sn={x:e,y:o},document.documentElement.style.removeProperty("cursor"))}var vf=({key:t})=>{["Shift","Control","Alt","Meta"].includes(t)||document.documentElement.style.setProperty("cursor","none")};if(globalThis.document){for(let t of Ua)addEventListener(t,e=>xf(e),{capture:!0});addEventListener("keydown",vf,{capture:!0})}function ja(t){for(let e of Ua)t.addEventListener(e,o=>ws&&o.stopPropagation(),{capture:!0})}function wt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),ja(r),r}function ct(t,e,o){let n=wt(t,[It,Fa,e].join(`
`));return J(o(Nt(n)),n),()=>{J(null,n),n.remove()}}function Ba({data:t,parentElement:e}){return Da(t.layer),ct(e,Ia,o=>c(Na,{data:t,theme:o}))}var Wa=Object.assign;function Sf(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Mf=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ne(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Sf(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Gr(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Of=Symbol.for("react.element"),Ef=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,$f=/[A-Z0-9]/g,Tf=typeof document<"u";var Af=function(t){return/fil|che|rad/.test(t)};Jt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Jt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Ga=W.event;W.event=function(t){return Ga&&(t=Ga(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Lf={configurable:!0,get:function(){return this.class}},Ka=W.vnode;W.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var d=r[l];if(!(l=="value"&&"defaultValue"in r&&d==null||Tf&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&d&&d.constructor==Object){var u=void 0;for(var f in d)typeof d[f]!="number"||Mf.test(f)||(u||(u=d=Wa({},d)),d[f]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&d===!0)d="";else if(l=="translate"&&d==="no")d=!1;else if(l[0]=="o"&&l[1]=="n"){var p=l.toLowerCase();p=="ondoubleclick"?l="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||Af(r.type)?p=="onfocus"?l="onfocusin":p=="onblur"&&(l="onfocusout"):p=l="oninput",p=="oninput"&&a[l=p]&&(l="oninputCapture")}else i&&Ef.test(l)?l=l.replace($f,"-$&").toLowerCase():d===null&&(d=void 0);a[l]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=Kr(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Lf)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Wa({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Of,Ka&&Ka(t)};function Va(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-ke(r).length,width:e}}var ke=t=>t.filter(e=>e.kept);function Ue(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var je=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Ya({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var bs=120,En={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},On={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Ja={point:`${On.point} Click or Enter opens it.`,tap:`${On.tap} Tap it again to open it.`},$n=t=>t===0?"start":t===1?"step 1":String(t),Tn=t=>`dropped: outside the best ${t}`,Cf=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Mn=t=>Math.abs(t)<5e-5?"\u22480":dt(t,Cf(t)),re=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Mn(o)}`:"";function Rf(t){let e=Ue(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Qt(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>bs?os(o):[];return n.length>bs?`\u2026${n.slice(1-bs).join("")}`:o}function Eo({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=ke(t[o.depth]).filter(l=>!l.finished),s=r.at(-1)??o,a=e===1?"the best finished one":`among the ${e} best finished ones`,i=o.finished||!t[o.depth+1]||ke(o.children).length;return["\u201C",{token:Rf(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${C(je(o))}; everything so far has ${C(Math.exp(n),1)}, log-probability ${Mn(n)}. `,o.kept?o.finished?`Kept: ${a}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${a}.`:`Dropped: outside the best ${e}, ${Mn(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Mn(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!i?" Nothing that followed was kept.":""]}var ot={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Be={kept:38,dropped:22},Bt={least:22,most:64,cut:30,edge:6};function Xa({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=H(vt(o.token,ot.chip),q({fill:"",size:ot.letters[n],bold:o.winner,code:!0},e)),s=re(o)&&ot.mark+H(re(o),q({fill:"",size:ot.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?ot.least:0,Math.ceil(r+Number(s))+2*ot.padding[n])]}))}function An({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),a=n-2*Bt.edge-s.reduce((g,w)=>g+w,0),i=Math.max(Bt.least,Math.min(Bt.most,a/(s.length-1||1))),l=ot.head+Bt.edge,d=t.map(g=>l+Math.max(e,ke(g).length)*Be.kept+Bt.cut/2),u=new Map,f=s.map((g,w)=>Bt.edge+s.slice(0,w).reduce((x,b)=>x+b+i,0)),p=r?Math.max(...d):0;t.forEach((g,w)=>{let x=d[w]+Bt.cut/2-ke(g).length*Be.dropped;for(let b of g){let y=b.kept?l+(b.place+.5)*Be.kept:x+(b.place+.5)*Be.dropped;u.set(b,{x:f[w],y,width:o.get(b)??0,end:f[w]+s[w]}),(b.kept||r)&&(p=Math.max(p,y+(b.kept?Be.kept:Be.dropped)/2))}});let h=f[f.length-1]+s[s.length-1]+Bt.edge,m=d.map((g,w)=>`H${Math.max(0,f[w]-i/2)}V${g}`);return{places:u,columns:f,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:p+Bt.edge}}function $o({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Ln=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var ys=13,Pf=480,Nf={width:26,height:14},If={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Za(t,e,o,n,r){let s=An(t,e,0,o),{width:a,height:i}=s,l=n&&kt(Et(Eo(t,n)),Math.max(Pf,a),r);return V([l,{width:a,height:i,draw:(d,u,f)=>Hf(ze(d,u,f),t,s,o,n,r)},Df(r)],16)}function Hf(t,e,o,n,r,s){let a={fill:s.quiet,size:ys};o.columns.forEach((d,u)=>t.text($n(u),d,ot.head/2-2,a)),t.rect(0,ot.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=Ue(r);for(let[d,u]of[...Ln,["lit",f=>i.includes(f)]]){let f=$o(o,e.nodes.filter(p=>u(p)&&(p.kept||n)));f&&t.path(f,{stroke:d==="winner"?s.primary:s.text,...If[d]})}for(let[d,u]of o.places)(d.kept||n)&&zf(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let l=Tn(e.width);t.rect(0,o.cut-ys/2,H(l,q(a,s))+8,ys,{fill:s.ground}),t.text(l,0,o.cut,a)}function zf(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:l,winner:d}=e,[u,f]=l?[ot.letters.kept,ot.high.kept]:[ot.letters.dropped,ot.high.dropped],p=[o,n-f/2,r,f],h=l?7:5;if(t.rect(...p,{fill:i.ground,radius:h}),l){t.rect(...p,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+f/2-4,(r-4)*je(e),3,{fill:d?i.primary:i.quiet});let v=s||!d?i.text:i.primary;t.rect(...p,{stroke:v,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:i.primary,width:3,radius:h+3});let[m,g]=[U(e.token,ot.chip),re(e)],w={fill:l||s?i.text:i.quiet,size:u,bold:d,code:!0},x={fill:i.text,size:ot.letters.mark,bold:d},b=H(m,q(w,i)),y=o+(r-b-(g?ot.mark+H(g,q(x,i)):0))/2;t.text(m,y,n,w),g&&t.text(g,y+b+ot.mark,n,x)}function Df(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Nf,r={path:(a,i,l)=>a.rect(i,l+n/2,o,3.5,{fill:t.primary}),bar(a,i,l){a.rect(i,l+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,l+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(En).map(([a,i])=>{let l=r[a]&&{width:o,height:n,draw:r[a]};return Y([l,lt(i,e,t)],7)});return Y(s,20)}var qf=60;function Qa({data:t,theme:e,open:o}){let[n,{width:r}]=at(),s=$(null),[a,i]=O(null),[l,d]=O(""),[u,f]=O(null),p=I(()=>Va(t.nodes,t.width),[t.id]),h=te(e),m=I(()=>Xa(p,e),[p,e.font,e.codeFont,h]),g=E=>p.nodes.find(D=>String(D.id)===String(E))??null,w=g(t.selected),x=p.dropped>0&&(a??(p.nodes.length<=qf||w?.kept===!1)),b=I(()=>An(p,m,r,x),[p,m,r,x]);R(()=>f(null),[t]),P(()=>xt(t.name,()=>({picture:Za(p,m,x,w,e),theme:e})),[t,m,x,e]);let y=E=>{!o||E===w||(f(E),o(E.id,E===p.end))},v=E=>E.kept||x,{id:k,spoken:_,listeners:M}=fn({moves:E=>Ya(p,g(E)??p.nodes[0],v),press:(E,{id:D,touch:Z,point:X})=>{let Ot=g(E);!Ot||Z&&D!==E?X(E):y(Ot)},onFocus:d}),S=g(k)??w,A=Ue(S),L=g(l)??w??p.nodes[0],T=v(L)?L:L.parent,j=()=>{y(p.end);let E=s.current?.querySelector(`[data-id="${p.end.id}"]`);E instanceof HTMLElement&&E.focus()};return c("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(He,{parts:S&&Eo(p,S),hint:o?Ja:On,spoken:_}),o&&w&&w!==p.end&&c("button",{type:"button",class:"back",onClick:j,children:"Back to the winner"}),p.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:E})=>i(E.checked)}),"Show dropped branches (",p.dropped,")"]})]}),c("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:c("div",{class:x?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...M,children:[c("div",{class:"head",style:{height:`${ot.head}px`},children:b.columns.map((E,D)=>c("span",{class:"heading",style:{left:`${E}px`},children:$n(D)},D))}),c(Ff,{tree:p,layout:b}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:$o(b,A.filter(v))})}),c("div",{class:"cut",style:{top:`${b.cut}px`},children:c("span",{children:Tn(p.width)})}),p.columns.map((E,D)=>{let Z=X=>X?.depth===D?X:null;return c(Uf,{tree:p,column:E,layout:b,lit:A[D]??null,stop:Z(T),current:Z(w),pending:Z(u)},D)})]})}),c("div",{class:"legend",children:Object.entries(En).map(([E,D])=>c("span",{class:E,children:D},E))})]})}var Ff=ne(Bf),Uf=ne(Wf),jf=ne(Gf);function Bf({tree:t,layout:e}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:e.cutPath}),Ln.map(([o,n])=>c("path",{class:o,d:$o(e,t.nodes.filter(n))},o))]})}function Wf({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return c("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(l=>c(jf,{tree:t,node:l,layout:o,lit:l===n,isStop:l===r,isCurrent:l===s,isPending:l===a},l.id))})}function Gf({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:l=0,y:d=0,width:u=0}=o.places.get(e)??{},f=I(()=>Et(Eo(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(i).flatMap(([p,h])=>h?p:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${d}px`,width:`${u}px`,"--own":je(e)},children:[c(N,{token:e.token,length:ot.chip}),re(e)&&c("span",{class:"mark",children:re(e)})]})})}var tc=`.beam {
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
`;var To={rounded:255,exact:65535},tt=["mean","max","rollout"];function Wt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,p)=>p),i=a.filter(f=>!r.columnPieces[f].every(p=>s.has(p))),l=i.length?i:a,{rows:d}=r,u=r.blocked&&nc(r.blocked,d.length,r.columns.length,l,new Uint8Array(d.length*l.length));return{group:e,axes:r,kept:l,rows:d,columns:l.map(f=>r.columns[f]),blocked:u,rowSpots:ec(r.rowPieces,e.looks),columnSpots:l.map(f=>ec([r.columnPieces[f]],e.lookedAt)[0])}}var ec=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function nc(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Gt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...tt]}function Ao(t,e){return e==="rollout"?[t.heads]:tt.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function _e(t,e,o,n){let r=Ao(e.group,n);if(r.length===1)return oc(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=oc(t,e,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.length:i[l]>s[l]&&(s[l]=i[l])}return s}var Lo=(t,e,o)=>e*(t.heads+1)+o;function Cn({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ao(t,n).every(r=>e.exact.has(Lo(t,o,r)))}function oc(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let l=Lo(e,a,i),d=o.exact.get(l)??rc(o,l),u=nc(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length,p=d instanceof Uint8Array?To.rounded:To.exact;for(let h=0;h<n.length;h+=1){let m=1;if(f<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[l*n.length+h]/To.exact;else for(let w=0;w<f;w+=1)m+=u[h*f+w]/p;let g=m>=t.mutedFloor?1/(p*m):0;for(let w=0;w<f;w+=1)u[h*f+w]=Math.min(1,u[h*f+w]*g)}return u}function rc({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function sc(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(_e(t,e,o,n),p=>Math.round(p*255));let i=Ao(r,n).map(p=>rc(s,Lo(r,o,p))),[l]=i;if(i.length===1&&l instanceof Uint8Array)return l;let d=new Uint32Array(l);for(let p of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=p[h];else for(let h=0;h<d.length;h+=1)p[h]>d[h]&&(d[h]=p[h]);let u=(n==="mean"?i.length:1)*(l instanceof Uint8Array?1:To.exact/To.rounded),f=new Uint8Array(d.length);for(let p=0;p<d.length;p+=1)f[p]=d[p]/u+.5;return f}function We(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=tt.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:_e(t,e,o,n),rounded:Cn(e,o,n),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function ic(t,{layer:e,head:o}){let n=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((p,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),l=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let p of t.groups){let h=Wt(t,p,{words:!1,muted:!1}),m=_e(t,h,e,o);u||=Cn(h,e,o);let[g,w]=[p.looks,p.lookedAt].map(x=>x==="source"?0:r);for(let x=0,b=0;x<h.rows.length;x+=1)for(let y=0;y<h.columns.length;y+=1,b+=1){let v=(g+x)*a+w+y;d[v]=h.blocked?.[b]??0,l[v]=d[v]?0:m[b]}}let f=tt.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${f}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var xs=6,se={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function lc(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:ac(t.layer,o.layers),head:Gt(o).includes(t.head)?t.head:"1",step:ac(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,xs),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var ac=(t,e)=>Math.max(0,Math.min(t,e-1)),cc={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function dc(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(cc)){let[s,a]=cc[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var uc=250,Se=0,ie=se,pc=se,Ge=0,fc=!1,vs=null,Rn=new Set,Ht=()=>ie;function K(t){if(!Object.entries(t).every(([e,o])=>String(ie[e])===String(o))){ie={...ie,...t},Se+=1,gc(),clearTimeout(Ge),Ge=window.setTimeout(hc,uc);for(let e of Rn)e()}}function hc(){clearTimeout(Ge),Ge&&vs?.({turn:Se,selection:ie}),Ge=0}function Pn(t){Se===0&&(ie={...se,...t})}function mc(t,e){if(vs=e,fc=!0,pc=t.usual,t.turn>Se||Se===0&&t.turn===0){Se=t.turn,ie=t.selection;for(let o of Rn)o()}else t.turn<Se&&(Ge||=window.setTimeout(hc,uc));gc()}function gc(){if(!fc)return;let t=dc(location.search,ie,pc),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Ke(t){return Rn.add(t),()=>{Rn.delete(t)}}var Vf="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Vf))&&(vs=null),{capture:!0});function wc({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{K({node:s?-1:r}),o?.("opened",r)};return ct(e,tc,r=>c(Qa,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var Yf={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Nn(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return R(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function In({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return c("span",{class:"buttons",children:[c(Co,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(Co,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(Co,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(Co,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),c(Co,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Co({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Yf[t]})})})}function Hn({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}function bc(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),l=>l.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Kt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Ve=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function ae({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,l=n+(s*t+a)*i;return Float32Array.from(r.subarray(l,l+i),d=>d/255)}var ce=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var xc=1.2,yc="switched off",Jf=500,Xf=20,Zf=9,Ro={rows:[],columns:[],step:[],chosen:[],done:1/0};function le(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,r=t.rows.map(b=>U(b,e.width<Jf?pn:Xf)),s=t.columns.map(b=>U(b)),i=(b=>Math.ceil(Math.max(...b.map(y=>H(y,n)))))(r)+10,l=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*xc,u=s.map(b=>H(b,n)),f=u.map(b=>b>Math.max(l,d)-2&&b>e.letters*1.1),p=Math.ceil(Math.max(d,...u.filter((b,y)=>f[y])))+8,h=Math.min(e.cell,l*1.4,(e.height-p-3)/r.length),m=Math.max(0,...u.filter((b,y)=>!f[y]))+6;l=Math.min(l,Math.max(h*1.8,m)),[l,h]=[l,h].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*l+3,p+r.length*h+3].map(Math.ceil),x=Math.min(e.letters,Math.floor(h*.62),Math.floor((l-4)/1.9));return{left:i,top:p,cellWidth:l,cellHeight:h,width:g,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:x>=12?x:0}}function de(t,e,o,n,r){Qf(t,e,o,n,r),o.numbers&&!e.isOff&&th(t,e,o,n,r),oh(t,o,n,r),e.isOff&&eh(t,o,r),nh(t,o,n,r),rh(t,o,n,r)}function Qf(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,d]=[e.rows.length,e.columns.length],[u,f]=[d*r,l*s];if(t.cells(e.weights,l,d,[o,n,u,f]),e.blocked&&Ct(t,e.blocked,l,d,[o,n,u,f]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<Zf)){for(let p=1;p<d;p+=1)t.rect(o+p*r-.5,n,1,f,{fill:i.ground});for(let p=1;p<l;p+=1)t.rect(o,n+p*s-.5,u,1,{fill:i.ground})}}function Ct(t,e,o,n,[r,s,a,i]){let l=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let f=0;f<n;f+=1){let p=f;for(;p<n&&e[u*n+p];)p+=1;p>f&&t.hatch(l(f),d(u),l(p)-l(f),d(u+1)-d(u)),f=p}}function th(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:d},u,f){for(let p=0;p<Math.min(n.length,u.done);p+=1)for(let h=0;h<r.length;h+=1){let m=e[p*r.length+h];if(o?.[p*r.length+h])continue;let g=f.ink[Math.min(255,Math.round(m*255))],[w,x]=[s+(h+.5)*i,a+(p+.5)*l+1];t.text(hn(m),w,x,{fill:g,size:d,align:"center"})}}function eh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,letters:i},l){let[d,u]=[e+a.length*n/2,o+s.length*r/2],[f,p]=[H(yc,`700 ${i}px ${l.font}`)+20,i*1.8];t.rect(d-f/2,u-p/2,f,p,{fill:l.text,radius:6}),t.text(yc,d,u,{fill:l.ground,size:i,bold:!0,align:"center"})}function oh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:l.ground}),t.rect(...d,{fill:l.hatchGround,opacity:.5})}function nh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let d=(u,f)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let u of i.chosen)d(u,l.query);for(let u of i.step)d(u,l.primary);for(let u of i.rows)d(u,l.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function rh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},d,u){let f=[...d.rows,...d.step,...d.chosen];for(let p of Me(s.length,r,l,f)){if(p>=d.done)break;let h=f.includes(p),m=d.rows.includes(p)||d.chosen.includes(p)?u.query:h?u.text:u.quiet;t.text(s[p],e-7,o+(p+.5)*r,{fill:m,size:l,bold:h,code:!0,align:"right"})}for(let p of Me(a.length,n,l,d.columns)){let h=d.columns.includes(p),m=i[p]?"left":"center",[g,w]=[e+(p+.5)*n,o-(i[p]?6:3+l*.55)];t.text(a[p],g,w,{fill:h?u.key:u.quiet,size:l,bold:h,code:!0,align:m,turned:i[p]})}}function Me(t,e,o,n){let r=o*xc,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*e<r);return Array.from({length:t},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function zn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return l>=r.length||d>=s.length||l<0&&d<0?null:{row:Math.max(-1,l),column:Math.max(-1,d)}}var ks=12,vc=64,_s=20,kc=18;function Dn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let l=Math.round(r/n),d=l+kc+ks,u=[t.length,e.length];return{width:vc+s.length*(r+ks),height:_s+a.length*d,draw(f,p,h){let m=x=>p+vc+x*(r+ks),g={size:13,fill:i.quiet},w={...g,align:"center"};s.forEach((x,b)=>f.text(x,m(b)+r/2,h+_s/2,w)),a.forEach(({layer:x,maps:b},y)=>{let v=h+_s+y*d;f.text(`Layer ${x+1}`,p,v+l/2,g),b.forEach((k,_)=>{if(!k)return;let M=m(_);f.cells(k.weights(),...u,[M,v,r,l]),o&&Ct(f,o,...u,[M,v,r,l]),f.rect(M-2,v-2,r+4,l+4,{stroke:k.isOpen?i.primary:i.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&f.text(k.role,M+r/2,v+l+4+kc/2,w)})})}}}var Ss={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},sh={...Ss,head:16,loss:40,exact:22,foot:18,between:4},qn=13,ih=90,_c=[void 0,[8,4],[2,3],[10,3,2,3]],ah=[1,1.5,2,3,4,5,6,8,10],ch=[1,2,2.5,4,5,10],bt={letters:14,padding:24,height:28,lane:32,apart:6};function Ye(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=Ve(t),a=Sc(Math.max(.1,...n.map(([,w])=>w)),ah),i=o?sh:Ss,{left:l,head:d,foot:u,between:f}=i,p=Math.max(1,e-l-Ss.right),h=d+i.loss+f+d,m=[{name:"Loss (nats)",curve:"losses",top:d,height:i.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:h,height:i.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+u;return{width:e,height:g,left:l,line:p,end:s,head:d,foot:u,x:w=>l+w/s*p,panels:m}}function Sc(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var zt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:_c[e%_c.length]});function Fn(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:l,width:d,height:u,line:f,head:p,foot:h}=e,m=b=>a+e.x(b),g=(b,y)=>i+b.top+b.height*(1-Math.min(1,y/b.ticks[b.ticks.length-1])),w=(b,y,v)=>t.path(`M${b} ${i+p-y}V${i+u-h}`,v);for(let b of l){t.text(b.name,m(0),i+b.top-p/2-1,{size:qn,fill:s.text});for(let y of b.ticks){let v=b.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(m(0),Math.round(g(b,y)),f,1,{fill:s.hatchLine}),t.text(v,m(0)-6,g(b,y),{size:qn,fill:s.quiet,align:"right"})}}for(let[b,y]of dh(e,s))t.text(b,a+y,i+u-h/2,{size:qn,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=o.films.length>1;for(let b of l)o.films.forEach((y,v)=>{let k=zt(s,v,x,b.curve),_=y[b.curve].map(([M,S])=>[m(M),g(b,S)]);if(_.length&&t.path(_.map(([M,S],A)=>`${A?"L":"M"}${M.toFixed(1)} ${S.toFixed(1)}`).join(""),k),b.curve==="exacts")for(let[M,S]of _)t.rect(M-2,S-2,4,4,{fill:k.stroke})});w(Math.round(Math.min(m(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,y)=>{let v=Kt(b,r);for(let k of l){let _=k.curve==="losses"?v.loss:v.exact;_!==null&&t.path(lh(m(v.step),g(k,_),4.5),{fill:zt(s,y,x,k.curve).stroke,stroke:s.ground,width:2})}})}var lh=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function dh({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(Sc(e/Math.max(2,Math.floor(n/ih)),ch)));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let l=i*s,d=l+s>e?`${rt(l)} ${l===1?"step":"steps"}`:rt(l),u=H(d,q({size:qn,fill:""},r))/2;return[d,Math.max(u,Math.min(t(l),o-u))]})}function Un(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(H(s.short,q({size:bt.letters,fill:""},n)))+bt.padding),l=a+i>o,d=Math.max(0,l?a-i:a),u=r.findIndex(p=>p.every(([h,m])=>d>=m+bt.apart||d+i<=h-bt.apart)),f=u<0?r.push([])-1:u;return r[f].push([d,d+i]),{mark:s,left:d,wide:i,leans:l,lane:f}})}var Os={alone:32,several:44},jn={least:24,readable:30,most:144},uh=16,ph=165,Mc={titled:58,bare:34},fh=20,Ms={label:58,gap:8},Po={label:26,gap:4},hh=20;function Bn(t,e,o,n=!1){let r=t.flatMap((u,f)=>mh(t,f+1,e,o,n?Mc.bare:Mc.titled)),s=r.filter(({side:u})=>u>=jn.readable),a=({side:u,short:f})=>u+(f?0:hh),i=u=>u.toSorted((f,p)=>a(p)-a(f))[0],l=u=>u.filter(({height:f})=>f<=o),d=r.toSorted((u,f)=>u.height-f.height)[0];return i(l(s))??i(l(r))??d}function mh(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:h})=>h)),Math.max(...t.map(({layers:h})=>h))],i=Math.floor((o-(e-1)*uh)/e);if(e>1&&i<Es(t))return[];let l=Math.ceil(t.length/e),d=({label:h,gap:m}=Po)=>Math.floor((i-h-2)/s-m),u=Math.max(...t.map(h=>1/No(h))),f=Math.floor(((n/l-r)/a-Po.gap)/u),p=(h,m=!0)=>{let g=Math.max(jn.least,Math.min(jn.most,h)),w=m?Po:Ms;return{side:g,own:i,short:m,...w,height:l*(r+a*(g*u+w.gap+(m?0:fh)))}};return[d(Ms)>=56?p(d(Ms),!1):p(d()),p(Math.min(d(),f))]}var Es=t=>Math.max(ph,...t.map(({heads:e})=>Po.label+2+e*(jn.least+Po.gap)));function No({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Wn=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var gh=3,ue=120,Dt=28,$s=t=>t?['"',{token:t,length:ue},'"']:["nothing"],Oc=(t,e)=>["The model writes ",...$s(e.answer),...e.isRight?[", which is right. "]:[", right is ",...$s(t.answer),". "]],Ec=(t,e)=>Et(["The model reads ",...$s(t.text),". ",...Oc(t,e)]).trim();function Gn(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${rt(o.step)}. `,...Oc(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],wh(t,o,t.live||o.step<Ve(t))]}function wh(t,e,o){let n=e.roles.flatMap((i,l)=>[...i].map((d,u)=>ce(t,e,l,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(l=>l===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,l)=>l.many-i.many).map(({role:i,many:l})=>`${l} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Kn({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${rt(e)}`]]:[...[["step","Step",rt(e)],["loss","Loss",o===null?"\u2013":dt(o,3)]],["exact","Exact match",n===null?"\u2013":C(n,1)]]}function Vn({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Yn=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Jn=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function $c(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=ae(t,e,o,n),l=r.map((f,p)=>s.filter((h,m)=>!a?.[p*s.length+m]).length>1);return[...i.keys()].filter(f=>i[f]&&l[Math.floor(f/s.length)]).sort((f,p)=>i[p]-i[f]).slice(0,gh).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":C(i[f])}))}var Je=860,bh=72,Tc=32,yh=12,Xn={padding:6,gap:3,line:68};function Ac({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:f})=>f)),a=r.map(u=>Kt(u,e)),i=r.map((u,f)=>xh(t,u,a[f],n)),l=u=>r.length>1?`${U(u.title,Dt)}: `:"",d=r.flatMap((u,f)=>[l(u)+Et(Gn(t,u,a[f])),...Jn(u,e).map(({text:p})=>p)]);return V([Y(i,2*Tc),qe({isBlocked:s},n),_h(t,e,o,n),V(d.map(u=>kt(u,Je,n)),4)],16)}function xh(t,e,o,n){let r=e.kinds.map((i,l)=>V([lt(i.title,{size:16,bold:!0,fill:n.text},n),vh(t,i,l,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,l)=>i+l.heads,0)<=yh,a=Kn(t,o).map(([,i,l])=>V([lt(i,{size:Q,fill:n.quiet},n),lt(l,{size:22,bold:!0,fill:n.text},n)],0));return V([e.title.length>0&&gt(U(e.title,Dt),n),Y(a,20),kh(e,o,n),s?Y(r,Tc):V(r,16)])}function vh(t,e,o,n,r){let s=i=>Array.from({length:i},(l,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(l=>({weights:()=>ae(e,n,i,l),role:ce(t,n,o,i*e.heads+l)}))}));return Dn({...e,shape:No(e),side:bh},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function kh(t,e,o){let[n,r]=[{size:Q,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(H(w,q(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(w=>Math.ceil(H(w,q(n,o)))))+12,d=Vn(t,e).filter(({wanted:w,written:x})=>w!==void 0||x!==void 0).map(({wanted:w,written:x,state:b})=>({state:b,texts:[w,x].map(y=>y===void 0?"":U(y))})),[u,f]=[0,0],p=d.map(({texts:w})=>{let x=Math.max(24,...w.map(s))+2*Xn.padding;u&&u+x>Je-i&&([u,f]=[0,f+1]);let b={x:u,line:f,width:x};return u+=x+Xn.gap,b}),h=U(t.text,ue),m=Math.max(s(h),...p.map(w=>w.x+w.width)),g=Lt([t.answer])==="rtl";return{width:i+m,height:24+(f+1)*Xn.line,draw(w,x,b){a.forEach((y,v)=>w.text(y,x,b+[12,36,62][v],n)),w.text(h,x+i,b+12,r),d.forEach(({texts:y,state:v},k)=>{let _=p[k],M=x+i+(g?m-_.x-_.width:_.x),[S,A]=[M+_.width/2,b+24+_.line*Xn.line];w.text(y[0],S,A+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(M+1,A+26,_.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),w.text(y[1],S,A+38,{...r,align:"center"}),v&&w.path(Wn(v,S,A+60),{stroke:o.text,width:2})})}}}var Lc=(t,e,o)=>Cc(t,{reels:t,marks:[],step:e},o);function Cc(t,e,o){let{films:n}=t,r=Ye(t,Je),s=n.map(({title:a},i)=>{let l=zt(o,i,!0);return Y([{width:34,height:20,draw:(d,u,f)=>d.path(`M${u} ${f+10}h34`,l)},lt(U(a,Dt),{size:Q,fill:o.text},o)],6)});return V([n.length>1&&Y(s,16),{width:Je,height:r.height,draw:(a,i,l)=>Fn(a,r,e,o,[i,l])}],6)}function _h(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],a=Un(s,Ye(t,Je),n),i=1+Math.max(-1,...a.map(({lane:l})=>l));return V([Cc(t,{reels:t,marks:s,step:e},n),i>0&&{width:Je,height:i*bt.lane,draw:(l,d,u)=>a.forEach(({mark:f,left:p,wide:h,leans:m,lane:g})=>{let w=u+g*bt.lane;l.rect(d+p,w,h,bt.height,{stroke:n.hatchLine,radius:4}),l.rect(d+(m?p+h-4:p),w,4,bt.height,{fill:zt(n,o,r.length>1).stroke}),l.text(f.short,d+p+h/2,w+bt.height/2,{size:bt.letters,fill:n.text,align:"center"})})}],6)}var[Sh,Mh,pe,Zn]=[420,34,8,14],Ts={height:300,share:.36,cell:40,letters:14};function Rc({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),l=$(null),[d,u,f,p]=r.split(" ").map(Number),h=r?e.films[d]:void 0,m=h?.kinds[u],g=h&&Kt(h,o),w=Math.min(Sh,window.innerWidth-2*pe),x=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&i.current&&Eh(i.current,y,a())};R(()=>{if(!m||!g){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let y={...m,weights:ae(m,g,f,p)},v=le(y,{...Ts,width:w-Mh,height:Math.min(Ts.height,window.innerHeight*Ts.share)},n);l.current&&de(st(l.current,v.width,v.height,n),y,v,Ro,n),x()}),P(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let b=h&&g?ce(e,g,u,f*h.kinds[u].heads+p):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${w}px`},children:m&&g&&c(B,{children:[c("div",{class:"title",children:Yn(m,f,p)}),c("div",{class:"note",children:["Step ",rt(g.step),b&&`: ${e.roles[b]}`]}),c("canvas",{ref:l}),c("ol",{class:"pairs",children:$c(m,g,f,p).map(({query:y,key:v,share:k},_)=>c("li",{children:[c(N,{token:y})," looks at ",c(N,{token:v}),", ",k]},_))}),c("div",{class:"note",children:r===s?`${Oh()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Oh=()=>matchMedia("(hover: hover)").matches;function Eh(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(l,d,u)=>Math.max(pe,Math.min(l,u-d-pe)),a=n.right+Zn;a+r.width>window.innerWidth-pe&&(a=n.left-Zn-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<pe){a=s(n.left,r.width,window.innerWidth);let l=n.bottom+Zn;i=l+r.height<window.innerHeight?l:Math.max(pe,n.top-Zn-r.height)}o<1/0&&(i=Math.max(pe,Math.min(i,o-r.height-pe))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Pc({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:l,onHold:d}){let u=$(null),[f,p]=O("0 0"),{side:h,short:m,label:g,gap:w,own:x}=s,[b,y]=[n.heads,n.layers].map(k=>Array.from({length:k},(_,M)=>M)),v=[h,Math.round(h/No(n))];return R(()=>{u.current?.querySelectorAll("canvas").forEach((k,_)=>{let M=[0,0,...v],S=st(k,...v,a);S.cells(ae(n,r,Math.floor(_/n.heads),_%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&Ct(S,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,h,a,window.devicePixelRatio]),c("div",{class:"kind",style:{width:`${x}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:u,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:$h,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${h}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),b.map(k=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",k+1]},k))]}),y.map(k=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[m?"L":"Layer ",k+1]}),b.map(_=>{let[M,S,A]=[`${t} ${k} ${_}`,`${k} ${_}`,ce(o,r,e,k*n.heads+_)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===f?0:-1,"aria-pressed":i===M,"aria-label":Yn(n,k,_)+(A&&`, ${A}`),onClick:()=>d(M),onPointerMove:({pointerType:L})=>L!=="touch"&&l(M),onPointerLeave:({pointerType:L})=>L!=="touch"&&l(""),onFocus:({currentTarget:L})=>(p(S),L.matches(":focus-visible")&&l(M)),onBlur:()=>l(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:A})]},_)})]},k))]})]})}function $h(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(l,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+l} ${a+d}"]`);Pt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}var Nc=16,Ic={width:34,height:14},Th=880;function Hc({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:a,live:i,steps:l}=t,[d,{width:u}]=at(),f=$(null),p=window.innerHeight<Th,h=I(()=>Ye(t,u,p),[t,u,p]),[m,g]=[a[r],l[n]],w=l.length>1&&!i||a.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;R(()=>{f.current&&u&&Fn(st(f.current,u,h.height,e),h,{reels:t,marks:m.marks,step:g},e)},[h,e,o,g,r]);let x=y=>l.reduce((v,k,_)=>Math.abs(k-y)<Math.abs(l[v]-y)?_:v,0),b=({offsetX:y})=>s(x((y-h.left)/h.line*h.end));return c("div",{class:"timeline",ref:d,children:[w&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:y=>!i&&(y.currentTarget.setPointerCapture(y.pointerId),b(y)),onPointerMove:y=>!i&&y.buttons&&b(y)}),l.length>1&&!i&&c("input",{type:"range",class:"scrubber",min:0,max:h.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${rt(g)}, frame ${n+1} of ${l.length}`,style:{marginLeft:`${h.left-Nc/2}px`,width:`${h.line+Nc}px`},onInput:({currentTarget:y})=>{let v=x(Number(y.value));y.value=String(l[v]),s(v)}})]})}var zc=({films:t,theme:e,marked:o,onMark:n})=>c("div",{class:"films",children:t.map(({title:r},s)=>c("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${U(r)} on the timeline`,onClick:()=>n(s),children:[c(As,{pen:zt(e,s,!0)}),c(N,{token:r,length:Dt})]},s))});function Dc({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:l}]=at(),d=I(()=>Ye(t,l),[t,l]),[u,f,p]=[s[n],a[o],s.length>1],h=Un(u.marks,d,e);return c("div",{ref:i,children:c("div",{class:"marks",role:"group","aria-label":p?`Moments of ${U(u.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...h.map(({lane:m})=>m)))*bt.lane}px`,"--own":zt(e,n,p).stroke},children:h.map(({mark:m,left:g,wide:w,leans:x,lane:b},y)=>{let[v,k]=[u.frames[m.frame].step,p?`${U(u.title)}: ${m.text}`:m.text];return c("button",{type:"button",class:`mark ${m.kind} ${x?"leans":""} ${v<=f?"reached":""}`,title:k,"aria-label":k,"aria-current":v===f?"step":void 0,style:{left:`${g}px`,top:`${b*bt.lane}px`,width:`${w}px`},onClick:()=>r(a.indexOf(v)),children:m.short},y)})})})}function As({pen:t}){return c("svg",{...Ic,"aria-hidden":"true",children:c("path",{d:`M1 7H${Ic.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function Ah({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:l,held:d,onPoint:u,onHold:f}){let[p,{width:h}]=at(),m=h>0&&s.length>0&&Bn(s.map(g=>o.kinds[g]),h,i,a);return c("section",{class:"reel",children:[o.title&&c("h2",{class:"film-title",children:[c(N,{token:o.title,length:Dt})," ",e.films.length>1&&c(As,{pen:zt(r,t,!0)})]}),c("div",{class:"head",children:[c("div",{class:"facts",children:Kn(e,n).map(([g,w,x])=>c("span",{class:`fact ${g}`,children:[c("span",{class:"name",children:w}),c("span",{class:"value",children:x})]},g))}),c(Lh,{film:o,frame:n,isBrief:l})]}),c("div",{class:"kinds",ref:p,children:[s.length===0&&c("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>c(Pc,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:d,onPoint:u,onHold:f,kind:o.kinds[g],number:g},g))]})]})}var Fc=ne(Ah);function Lh({film:t,frame:e,isBrief:o}){return c("div",{class:o?"answer brief":"answer",role:"img","aria-label":Ec(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(N,{token:t.text,length:ue}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:Lt([t.answer]),children:Vn(t,e).map(({wanted:n,written:r,state:s},a)=>c("span",{class:`piece ${s}`,children:[c(qc,{name:"wanted",token:n}),c(qc,{name:"written",token:r}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&c("path",{d:Wn(s,8,8)})})]},a))})]})}var qc=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(N,{token:e,class:t});function _t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Ch=90,Uc=10,Rh=8,Ph=.6;function jc(t){let[e,o]=O({room:300,spare:300,width:0,own:0});return R(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Ie(n,()=>{let a=n.querySelector(".screen"),i=[...a.querySelectorAll(".reel")],l=new Set(i.map(({offsetTop:k})=>k)).size,d=Math.max(...i.map(k=>Ls(k.querySelector(".kinds")))),u=a.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),f=window.innerHeight-Uc-(u<Ph*window.innerHeight?u:Uc),[p,h]=[".shared",".shared > p"].map(k=>Ls(a.querySelector(k))),m=p-(h&&h+Rh),g=f-Ls(a)+l*d,[w,x]=[g,g+m].map(k=>Math.max(Ch,Math.floor(k/l))),[b,y]=[a.clientWidth,i[0].clientWidth],v=(k,_)=>Math.abs(k-_)<2;o(k=>v(k.room,w)&&v(k.spare,x)&&k.width===b&&k.own===y?k:{room:w,spare:x,width:b,own:y})})},[]),e}var Ls=t=>t?.getBoundingClientRect().height??0;var Nh=[.25,.5,1,2,4],Ih=2e4,Bc={least:125,most:500},Wc=10,Qn=560;function Gc({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,l]=O(1/0),[d,u]=O(""),[f,p]=O(""),[h,m]=O(0),[g,w]=O("cross"),{room:x,spare:b,width:y,own:v}=jc(s),k=te(e),_=r.length-1,M=n?_:Math.max(0,r.findLastIndex(z=>z<=i)),S=r[M],A=z=>l(r[Math.max(0,Math.min(z,_))]),L=Nn(M,_,A,Math.max(Bc.least,Math.min(Bc.most,Ih/r.length))),T=o.length>1,[j,E]=Hh(o,v,b,T),D=j.find(z=>z.kind===g)??j[0],Z=T&&new Set(o.map(({text:z,answer:G})=>JSON.stringify([z,G]))).size===1,X=z=>(L.pause(),A(z)),Ot=()=>(u(""),p("")),ho=Zt(z=>z===f?Ot():(u(z),p(z)),[f]);P(()=>t.figure?xt(t.figure,()=>({picture:Ac({reels:t,step:S,marked:h},e),theme:e})):void 0),P(()=>{let z=o.map((G,it)=>t.curves?.[it]&&xt(t.curves[it],()=>({picture:Lc({...t,films:[G]},S,e),theme:e})));return()=>z.forEach(G=>G&&G())});let ht=!n&&r.length>1,At=T&&c(zc,{films:o,theme:e,marked:h,onMark:m});return c("div",{ref:s,class:`film ${n?"live":""} ${T?"several":""} ${E?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:z=>z.key==="Escape"?Ot():n||qh(z,M,_,X,L.toggle),children:[c("div",{class:"screen",children:[(Z||E)&&c("div",{class:"shared",children:[E&&c(_t,{label:"Attention",isNamed:y<Qn,options:j.map(({kind:z,title:G})=>[z,y<Qn?G.split(/[ -]/)[0]:G]),value:D.kind,onChoose:w}),Z&&c("p",{children:["All read ",c(N,{token:o[0].text,length:ue}),"; right is ",c(N,{token:o[0].answer,length:ue}),"."]})]}),c("div",{class:"reels",style:{"--least":`${Es(o.flatMap(({kinds:z})=>z))}px`},onMouseDown:z=>Dh(z,s.current),children:o.map((z,G)=>c(Fc,{number:G,reels:t,film:z,theme:e,isOne:E,room:x,isBrief:Z,held:f,kinds:E?zh(z,D.kind):z.kinds.map((it,Pe)=>Pe),frame:Kt(z,S),onPoint:u,onHold:ho},G))}),ht&&c("div",{class:"player",ref:a,children:[c(In,{what:"frame",place:M,last:_,player:L,go:X}),c("span",{class:"position",children:["Step ",rt(S),c("span",{class:"of",children:[" of ",rt(Ve(t))]})]}),y>=Qn&&At,c(Hn,{isNamed:!0,speeds:Nh,player:L})]}),!(ht&&y>=Qn)&&At,c(Hc,{reels:t,theme:e,fonts:k,place:M,marked:h,go:X})]}),!n&&c(Dc,{reels:t,theme:e,place:M,marked:h,go:X}),c("div",{class:"caption","aria-live":n||L.playing?"off":"polite",children:o.map((z,G)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&z.title&&c("strong",{children:[c(N,{token:z.title,length:Dt}),": "]}),Gn(t,z,Kt(z,S)).map(it=>typeof it=="string"?it:c(N,{...it}))]}),!n&&Jn(z,S).map(({text:it})=>c("p",{class:"line said",children:it},it))]},G))}),c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:z})=>z.some(({blocked:G})=>G))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),c(Rc,{root:s,reels:t,step:S,theme:e,held:f,head:d||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Hh(t,e,o,n){let r=t.flatMap(({kinds:i})=>i).filter((i,l,d)=>d.findIndex(u=>u.kind===i.kind)===l),s=e>0?t.map(({kinds:i})=>Bn(i,e,o)):[],a=s.some(({side:i,height:l})=>l>o||i<(n?Os.several:Os.alone));return[r,r.length>1&&(a||n&&!s.length)]}var zh=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function Dh(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function qh(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=l=>()=>n(e+l),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Wc),PageUp:a(Wc)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var tr=`/* What plays: its buttons, scrubber and speed. */

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

@media (forced-colors: active) {
  .icon.play,
  .icon.pause {
    outline: 2px solid ButtonText;
    outline-offset: -2px;
  }
}
`;var Xe=`/* Choices */

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
`;var Kc=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Vc=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Yc=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var Gh=[It,tr,Xe,Kc,Vc,Yc].join(`
`),Jc=new WeakMap;function Xc({data:t,parentElement:e}){let o=wt(e,Gh),n=Jc.get(o),r=n?.bytes===t?n.reels:bc(t);return Jc.set(o,{bytes:t,reels:r}),J(c(Gc,{reels:r,theme:Nt(o)},r.id),o),()=>{J(null,o),o.remove()}}function Zc(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Pn(JSON.parse(r));let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}function Io(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var Cs=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0),Qc=t=>Cs(t.map(()=>1/t.length),t),Rs=(t,e)=>t.reduce((o,n,r)=>o+(n-+(r===e))**2,0);var Kh=[[.8,"Very close"],[.6,"Close"],[.35,"Partly"],[0,"Elsewhere"]],Vh=[[.03,"Very close"],[.1,"Close"],[.25,"Not far"],[1,"Far off"]],tl={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function Ps(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=Io(e);return t.kind==="row"?Cs(o,t.truth):1-Rs(o,t.right[0])/2}function Ho(t,e,o="You"){let n=Ps(t,e);if(n===null)return[];if(t.form==="pick")return n?["Right"]:["Not this time"];if(t.form==="share"){let l=Math.abs(Number(e)-t.truth[0]),d=Vh.find(([f])=>l<=f)?.[1]??"",u=dt(l*100,0);return[d,`${o} said ${C(Number(e))}: ${u} ${u==="1"?"point":"points"} away.`]}let r=Io(e);if(t.kind==="row")return[r.indexOf(Math.max(...r))===t.truth.indexOf(Math.max(...t.truth))&&n<.35?"Its favourite, but it looks at many":Kh.find(([u])=>n>=u)?.[1]??"",`The marks met ${C(n)} of its weight.`,`One mark on every token meets ${C(Qc(t.truth))}.`];let s=t.right[0];return[r.indexOf(Math.max(...r))===s?r[s]>.9?"Right":"Right, among others":r[s]>0?"It was among them":"Not this time",`Brier score ${dt(Rs(r,s),2)}.`,"0 is sure and right, 2 sure and wrong."]}function el(t,{count:e,shares:o,mean:n},r=!1){if(!e)return"Nobody in the class predicted it.";if(t.form==="pick"){let l=Math.round(e*t.right.reduce((d,u)=>d+o[u],0));return`Of the class ${l} of ${e} ${l===1?"was":"were"} right.`}let[s,a,i]=Ho(t,t.form==="share"?n??0:o,"On average they");return[`The class (${e}): ${s[0].toLowerCase()}${s.slice(1)}.`,a,r?"":i].filter(Boolean).join(" ")}var ol=3;function er({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:a,clicker:i,group:l}){let[d,u]=O(o),[f,p]=O(n),h=$(null),m=$(null),g=$(null),w=$(!1);R(()=>{w.current&&(n?m:h).current?.focus({preventScroll:!0}),w.current=!1},[n]);let x=A=>{w.current=!0,r(A)},b=()=>{w.current=!0,u(null),p(!1),s?.()};R(()=>{if(!i)return;let A=n?f?null:()=>p(!0):()=>x(null);return A&&(i.press=A),()=>{i.press===A&&(i.press=null)}});let y=n?o:d,[v,...k]=n?Ho(t,o):[],_=tm[t.form],M=n?l?.picture??null:null,S=l?.isSent!==void 0;return c("section",{class:["predict",n&&"shown",f&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"head",children:[c("div",{class:"asked",children:[c("h2",{tabIndex:-1,ref:h,children:t.ask}),t.context&&!f&&c("span",{class:"note",children:t.context}),f&&c("span",{children:[v&&c("b",{children:[v,". "]}),t.answer]}),M&&!f&&t.form==="pick"&&c("span",{class:"note",children:[c("span",{class:"key class"})," the class"]}),n&&!f&&t.form!=="pick"&&c("span",{class:"note",children:[o!==null&&c(B,{children:[c("span",{class:"key mine"})," ",S?"you":"predicted"," "]}),M&&c(B,{children:[c("span",{class:"key class"})," the class "]}),c("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]})]}),c("span",{class:"ends",children:[n&&c("button",{type:"button",class:"plain","aria-expanded":!f,onClick:()=>p(!f),children:f?"Unfold":"Fold"}),n&&s&&c("button",{type:"button",class:"plain",onClick:b,children:"Predict again"}),a&&c("button",{type:"button",class:"plain",onClick:a,children:"Close the question"})]})]}),!f&&c("div",{class:"body",children:[c(_,{posed:t,answer:y,isShown:n,together:M,onChange:u}),n?c("div",{class:"outcome",children:[c("div",{role:S?void 0:"status",tabIndex:-1,ref:m,children:[v&&c("b",{children:[v,". "]}),ye(t.answer)," ",k.length>0&&c("span",{class:"note",children:ye(k.join(" "))})]}),M&&c("div",{children:ye(el(t,M,o!==null))}),t.why&&c("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):c("div",{class:"ways",children:[S?c("button",{type:"button",class:"show",disabled:!Ns(d)||l?.isSent&&String(d)===String(o),onClick:()=>{r(d),g.current?.focus({preventScroll:!0})},children:l?.isSent?String(d)===String(o)?"Sent":"Send the change":"Send"}):c(B,{children:[c("button",{type:"button",class:"show",disabled:!l&&!Ns(d),onClick:()=>x(Ns(d)?d:null),children:l?"Show it to all":"Show what it does"}),!l&&c("button",{type:"button",class:"plain",onClick:()=>x(null),children:"Just show it"})]}),c("span",{class:"note",children:tl[t.form]}),l&&c("span",{class:"count",tabIndex:-1,ref:g,children:[l.isSent&&String(d)===String(o)?"Sent. You can change it until it is shown. ":"",l.answered," of ",l.people," answered"]}),l?.join&&c("span",{class:"come-in",children:[l.join.address,c("b",{children:l.join.code})]})]})]})]})}var Ns=t=>Array.isArray(t)?t.some(Boolean):t!==null;function Yh({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=Array.isArray(e)?e:t.options.map(()=>0),a=Io(s),i=l=>r(s.map((d,u)=>u===l?(d+1)%(ol+1):d));return c("ul",{class:"options",children:t.options.map((l,d)=>c("li",{children:c("button",{type:"button",class:o&&t.right.includes(d)?"option right":"option",disabled:o,onClick:()=>i(d),"aria-label":`${Jh(t.options,d)}: ${o?`${e===null?"":`predicted ${C(a[d])}, `}${n?`the class ${C(n.shares[d]??0)}, `:""}the model ${C(t.truth[d])}`:`${s[d]} of ${ol} marks`}`,children:[c("span",{class:"bars","aria-hidden":"true",children:[!(n&&e===null)&&c("span",{class:"bar mine",style:{height:`${100*a[d]}%`}}),n&&c("span",{class:"bar class",style:{height:`${100*(n.shares[d]??0)}%`}}),o&&c("span",{class:"bar model",style:{height:`${100*t.truth[d]}%`}})]}),c(N,{token:l}),c("span",{class:"under","aria-hidden":"true",children:o?Xh(t.truth[d]):"\u25CF".repeat(s[d])})]})},d))})}var Jh=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,Xh=t=>t<.005?"":C(t);function Zh({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=typeof e=="number"?e:null,a=i=>({left:`${100*i}%`});return c("div",{class:"share",children:[o?c("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${C(s)}; `}${n?.mean==null?"":`the class ${C(n.mean)} on average; `}the model says ${C(t.truth[0])}`,children:[n&&n.shares.map((i,l)=>c("span",{class:"bin",style:{left:`${10*l}%`,height:`${32*i/Math.max(...n.shares)}px`}},l)),s!==null&&c("span",{class:"pin mine",style:a(s),children:c("span",{children:C(s)})}),c("span",{class:"pin model",style:a(t.truth[0]),children:c("span",{children:C(t.truth[0])})})]}):c("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":t.ask,"aria-valuetext":s===null?"not set":C(s),onInput:({currentTarget:i})=>r(Number(i.value)/100),onClick:({currentTarget:i})=>r(Number(i.value)/100)}),c("output",{children:s===null?"\u2013":C(s)})]})}function Qh({posed:t,answer:e,isShown:o,together:n,onChange:r}){return c("fieldset",{class:"picks",children:[c("legend",{class:"unseen",children:t.ask}),t.options.map((s,a)=>c("label",{class:["option",e===a&&"on",o&&t.right.includes(a)&&"right"].filter(Boolean).join(" "),children:[c("input",{type:"radio",name:t.id,checked:e===a,disabled:o,onChange:()=>r(a)}),c("span",{children:s}),o&&t.right.includes(a)&&c("span",{class:"tick","aria-label":"right",children:"\u2713"}),n&&c("span",{class:"part",children:[c("span",{style:{width:`${6*(n.shares[a]??0)}rem`}}),C(n.shares[a]??0),c("b",{class:"unseen",children:"of the class"})]}),o&&t.told[a]&&c("span",{class:"note",children:c("bdi",{children:t.told[a]})})]},a))]})}var tm={marks:Yh,share:Zh,pick:Qh};function rl({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:a}=t,[i,l]=O(()=>nl(location.hash,a.length)),d=$(null),u=a[i-1]??null,f=!!(u?.posed&&!(u.posed.id in o)),p=h=>{h<1||h>a.length+1||(location.hash=String(h))};return P(()=>{let h=()=>{l(nl(location.hash,a.length)),d.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[]),R(()=>{let h=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&f&&u?.posed?n(u.posed,null):p(i+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",h,{capture:!0}),()=>removeEventListener("keydown",h,{capture:!0})}),c("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h2",{tabIndex:-1,ref:d,children:u?u.title:"The end, and what you predicted"}),c("nav",{"aria-label":"Scenes",children:[c("span",{children:[Math.min(i,a.length)," of ",a.length]}),c("button",{type:"button",disabled:i===1,onClick:()=>p(i-1),children:"Back"}),c("button",{type:"button",class:"next",disabled:!u,onClick:()=>p(i+1),children:i<a.length?"Next":"End"})]})]}),u&&c(Is,{scene:u,theme:e,waits:f,show:s,predict:u.posed&&{posed:u.posed,given:o[u.posed.id]?.answer??null,isShown:!f,onShow:h=>u.posed&&n(u.posed,h),onAgain:()=>u.posed&&r(u.posed)}}),!u&&c(om,{scenes:a,answers:o})]})}var nl=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function Is({scene:t,theme:e,waits:o,predict:n,show:r}){return c(B,{children:[n&&c(er,{theme:e,...n},n.posed.id),!o&&c("div",{class:"sentences",dangerouslySetInnerHTML:{__html:t.sentences}}),t.view!==null&&!o&&c(em,{scene:t,theme:e,show:r},t.view),t.caption&&!o&&c("p",{class:"caption",children:t.caption}),t.page&&!o&&c("p",{class:"note",children:["In the lab, this scene opens the page \u201C",t.page,"\u201D, which shows more than the picture here."]})]})}function em({scene:t,theme:e,show:o}){let n=$(null);return R(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),c("div",{class:"view",ref:n})}function om({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:a},i)=>s?[{posed:s,title:a,number:i+1,given:e[s.id]}]:[]),n=o.flatMap(({given:s})=>s&&s.score!==null?[s.score]:[]);if(!o.length)return c("p",{class:"summary",children:"That was the last scene."});let r=n.reduce((s,a)=>s+a,0)/n.length;return c("div",{class:"summary",children:[c("p",{children:n.length?`Of ${o.length===1?"one question":`${o.length} questions`} you answered ${n.length}; on average you were ${C(r)} right, where 100 % is exactly what the model does.`:`${o.length===1?"There was one question; it was not":`There were ${o.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),c("ul",{children:o.map(({posed:s,title:a,number:i,given:l})=>c("li",{children:[c("a",{href:`#${i}`,children:[i," ",a]}),": ",l?l.score===null?"only shown":`${l.word} (${C(l.score)})`:"not answered"]},s.id))})]})}var or=`.lecture {
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
`;var Ze=`/* The ways to answer: marks on tokens, a share, one of a few. */
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
  display: flex;
  flex-wrap: wrap;
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
    width: 100%;
  }
}

@container (width < 700px) {
  .shown .picks .option {
    flex-basis: 100%;
    max-width: none;
  }
}
`;var Qe=`.predict {
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
`;var to=new Map;function qt(t){try{return localStorage.getItem(t)??to.get(t)??null}catch{return to.get(t)??null}}function fe(t,e){to.delete(t);try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{e!==null&&to.set(t,e)}}function sl(){try{return[...Object.keys(localStorage),...to.keys()]}catch{return[...to.keys()]}}var il="attention-lab-answers",al="attention-lab-progress",im=300;function cl(t){try{let e=JSON.parse(qt(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function ll(t,e){fe(t,JSON.stringify(e))}var Oe=()=>Object.fromEntries(Object.entries(cl(il)).filter(([,t])=>cm(t))),am=t=>typeof t=="number"&&t>=0&&t<=1,cm=t=>t&&typeof t=="object"&&"answer"in t&&(t.score===null||typeof t.score=="number"&&Math.abs(t.score-.5)<.501)&&typeof t.word=="string";function nr(t,e){let o=t[e.id];return o&&(o.answer===null||lm[e.form](o.answer,e))?o:null}var lm={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:am,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},dl=t=>typeof t=="number"||Array.isArray(t)&&t.every(Number.isInteger),rr=(t,e)=>({answer:e,score:Ps(t,e),word:Ho(t,e)[0]??""});function zo(t,e){let{[t]:o,...n}=Oe(),r=Object.entries(n).slice(-im+1);e&&r.push([t,e]),ll(il,Object.fromEntries(r))}var Do=()=>cl(al);function ul(t){let[e,o]=t.split(".");e&&Number(o)&&ll(al,{...Do(),[e]:Number(o)})}var dm=`${Ze}
${Qe}
${or}`,fl=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return ct(n,dm,s=>c(um,{lecture:r,views:t,theme:s}))};function um({lecture:t,views:e,theme:o}){let[n,r]=O(()=>pm(t));return c(rl,{lecture:t,theme:o,answers:n,onAnswer:(s,a)=>{let i=rr(s,a);zo(s.id,i),r({...n,[s.id]:i})},onAgain:({id:s})=>{zo(s,null);let{[s]:a,...i}=n;r(i)},show:(s,a,i)=>{let{component:l,bytes:d}=t.views[s];K({...se,...a});let u=i.shadowRoot??i.attachShadow({mode:"open"}),f=u.firstElementChild??u.appendChild(document.createElement("div")),p=fm(d);return e[l]({data:Hs.includes(l)?JSON.parse(new TextDecoder().decode(p)):p,parentElement:f})}})}var Hs=["alignment","beams"];function pm({scenes:t}){let e=Oe();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&nr(e,o);return n?[[o.id,n]]:[]}))}var pl=new Map;function fm(t){let e=pl.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return pl.set(t,e),e}var sr=()=>{},ml=[],gl=!1;async function wl(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(sr=()=>e.remove(),location.search)return qo();let o=e.dataset.view?JSON.parse(e.dataset.view):await hm(e.dataset.labFirst??"");if(gl||!o)return qo();e.removeAttribute("data-view"),Pn(o.selection),gm(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>ml.push(i)}),a=new MutationObserver(()=>mm()&&qo());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),sr=()=>{a.disconnect(),s?.(),e.remove()}}async function hm(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function qo(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){gl=!0,sr(),sr=()=>{};for(let n of ml.splice(0))e?.(...n)}}var hl=!1;function mm(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return hl||=t==="running",hl&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function gm(t){let e=sl().find(n=>n.startsWith("stActiveTheme")),o=(e&&qt(e))??"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var eo={first:1e3,longest:15e3,silent:4e4,reply:2e4};function ir(t,e,o,n){let r=y=>new URL(`lab/class/${encodeURIComponent(e)}/${y}`,t),s={link:"connecting",state:null,own:null,why:""},a=null,i=0,l=eo.first,d=0,u=!1,f="",p=y=>{u||n({...Object.assign(s,y)})};async function h(){let y,v;try{let S=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":o},signal:AbortSignal.timeout(eo.reply)});y=S.status,v=await S.json()}catch{return!1}if(y===404&&v.why)return p({link:"gone",why:v.why}),x(),!0;let{state:k,own:_}=v;if(y!==200||!k)return!1;let M=s.state&&s.state.version>k.version&&s.link==="live";return p(M?{}:{link:"live",own:_,state:k}),k.over&&x(),!0}function m(){clearTimeout(i),a?.close(),!u&&(p({link:"lost"}),i=window.setTimeout(g,l*(.5+Math.random())),l=Math.min(l*2,eo.longest))}async function g(){let y=++d;clearTimeout(i),a?.close();let v=await h();if(u||y!==d)return;if(!v)return m();f=s.own?.seat??"";let k=a=new EventSource(r(f?`news?seat=${f}`:"news")),_=()=>{clearTimeout(i),i=window.setTimeout(m,eo.silent)};_(),k.addEventListener("here",_),k.onmessage=({data:M})=>{_(),l=eo.first;let S=JSON.parse(M);p({link:"live",state:S}),S.over&&x()},k.onerror=()=>{a===k&&m()}}let w=()=>{document.visibilityState==="visible"&&!u&&g()};document.addEventListener("visibilitychange",w),addEventListener("online",w);let x=()=>{u=!0,clearTimeout(i),a?.close(),document.removeEventListener("visibilitychange",w),removeEventListener("online",w)};return g(),{at:r,leave:x,know:y=>{p({own:y(s.own)}),a&&(s.own?.seat??"")!==f&&g()}}}async function oo(t,e){try{let o=await fetch(t,{method:"POST",body:JSON.stringify(e),signal:AbortSignal.timeout(eo.reply)});return{reply:o,why:o.ok?"":(await o.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var no=t=>`${t.slice(0,4)} ${t.slice(4)}`;function bl({why:t,onCode:e}){return c("form",{class:"join",onSubmit:o=>{o.preventDefault(),e(String(new FormData(o.currentTarget).get("code")??""))},children:[c("h1",{children:"Take part in a class"}),t&&c("p",{role:"alert",children:t}),c("label",{children:["Code, eight letters",c("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),c("button",{class:"go",children:"Go on"})]})}function yl({state:t,why:e,onJoin:o}){let n=new Date(t.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("form",{class:"join",onSubmit:r=>{r.preventDefault(),o(String(new FormData(r.currentTarget).get("name")??""))},children:[c("h1",{children:t.title||"A class"}),c("label",{children:["Nickname, if you want one",c("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),c("button",{class:"go",children:"Take part"}),e&&c("p",{role:"alert",children:e}),c("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",n,", or until your lecturer ends the class."]})]})}function xl({lecture:t,link:e,state:o,theme:n,answers:r,isSent:s,onAnswer:a,show:i}){let{scenes:l}=t,[d,u]=O(null),f=d??o.scene,p=l[f-1]??null,h=p?.posed?o.shown[p.posed.id]:void 0,m=p?.posed?{...p.posed,...h?.truth}:null,g=!!h,{sentences:w="",caption:x=""}=h?.scenes[f]??{},b=I(()=>m&&p?{...p,sentences:w,caption:x}:p,[p,w,x]),y=m?r[m.id]??null:null,v=$(null);P(()=>v.current?.focus({preventScroll:!0}),[]);let k=b?`Scene ${f}: ${b.title}.`:"You are in. The lecture begins when your lecturer opens the first scene.",_=m?g?` The answer: ${m.answer}`:` Question: ${m.ask}`:"",M=S=>{u(Math.min(Math.max(S,1),l.length)),scrollTo(0,0)};return c("div",{class:"lecture",style:{colorScheme:n.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h1",{class:"title",tabIndex:-1,ref:v,children:b?b.title:t.title}),c("nav",{"aria-label":"Scenes",children:d===null?c(B,{children:[b&&c("span",{children:[f," of ",l.length]}),c("button",{type:"button",onClick:()=>M(f||1),children:"Look around"})]}):c(B,{children:[c("button",{type:"button",disabled:f===1,"aria-label":"Back",onClick:()=>M(f-1),children:"\u2039"}),c("span",{children:[f," of ",l.length]}),c("button",{type:"button",disabled:f===l.length,"aria-label":"Next",onClick:()=>M(f+1),children:"\u203A"}),c("button",{type:"button",class:"next",onClick:()=>u(null),children:"To the class"})]})})]}),c("p",{class:"unseen",role:"status",children:e==="lost"?"No connection now.":`${k}${_}`}),c("p",{class:"link",children:e==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":d!==null&&d!==o.scene&&o.scene?`The class is at scene ${o.scene}.`:""}),!b&&c("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),b&&c(Is,{scene:b,theme:n,show:i,waits:!!(m&&!g),predict:m&&{posed:m,isShown:g,given:y,onShow:S=>{S!==null&&a(m,S)},group:{answered:o.answered[m.id]??0,people:o.people,picture:o.shown[m.id]?.class??null,isSent:y!==null&&s(m.id)}}},f)]})}var vl=`.join {
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
  border: 1px solid var(--line);
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
`;var bm=`${Ze}
${Qe}
${or}
${vl}`,Sl="attention-lab-class",kl=2e3,_l={first:1e3,tries:6},ym=6e4,zs="attention-lab-way-back",ar=class extends Error{},Ml=t=>function({parentElement:o}){let{host:n}=o.getRootNode(),r=new URL(n.dataset.root??"./",location.href.split(/[?#]/)[0]),s=xm(location.pathname);return ct(o,bm,a=>c(vm,{root:r,code:s,views:t,theme:a}))},xm=t=>(/\/class\/([^/]+)\/?$/.exec(t)?.[1]??"").replaceAll("-","").toUpperCase();function vm({root:t,code:e,views:o,theme:n}){let[r,s]=O({link:"connecting",state:null,own:null,why:""}),[a,i]=O(null),[l,d]=O(()=>km(e)),[u,f]=O(""),p=$(null),h=$(new Map);P(()=>e?(p.current=ir(t,e,l.person,s)).leave:void 0,[]);let{state:m,own:g}=r;P(()=>{r.link==="live"&&dispatchEvent(new Event(zs))},[r.link,m?.scene,Object.keys(m?.shown??{}).length]);let w=!!m?.lecture,[x,b]=O(0),y=()=>window.setTimeout(()=>b(T=>T+1),kl);P(()=>{!w||a||!p.current||fetch(p.current.at("lecture")).then(async T=>T.ok&&i(await T.json())).catch(y)},[w,a,r.link,x]);let v=m&&g&&r.link==="live"?Object.keys(l.answers).find(T=>!(T in m.shown)&&String(g.answers[T])!==String(l.answers[T])):void 0,k=v===void 0?"":String(l.answers[v]),_=$(Promise.resolve());if(P(()=>{if(v===void 0||!g?.joined)return;let T=0,j=async()=>{if(!p.current)return;let E=l.answers[v],{reply:D,why:Z}=await oo(p.current.at("answer"),{person:l.person,question:v,answer:E});!D||D.status>=500?T=y():f(Z),D?.ok&&p.current.know(X=>X&&{...X,answers:{...X.answers,[v]:E}})};return _.current=_.current.then(j),()=>clearTimeout(T)},[v,k,g,r.link,x]),!e||r.link==="gone")return c(bl,{why:r.why,onCode:T=>location.assign(new URL(`class/${encodeURIComponent(T.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,t))});if(m?.over)return c("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!m||!g)return c("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(!g.joined)return c(yl,{state:m,why:u||g.why,onJoin:async T=>{let j=p.current,E=async()=>{if(!j||j!==p.current)return;let{reply:D,why:Z}=await oo(j.at("join"),{person:l.person,name:T});f(Z);let X=D?.ok?await D.json():null;X?j.know(()=>X):D?.status===429&&window.setTimeout(E,kl*(.5+Math.random()))};await E()}});if(!a)return c("p",{class:"join",role:"status",children:m.problem||"You are in. The lecture is being made ready \u2026"});let M=Object.entries(l.answers).filter(([T])=>!(T in m.shown&&T in g.answers)),S={...g.answers,...Object.fromEntries(M)};return c(B,{children:[c(xl,{lecture:a,state:m,theme:n,answers:S,link:r.link,isSent:T=>String(g.answers[T])===String(S[T]),onAnswer:({id:T},j)=>d(Ol({...l,answers:{...l.answers,[T]:j}})),show:(T,j,E)=>(K({...se,...j}),A(T,E))}),u&&c("p",{role:"alert",children:u})]});function A(T,j){let E=!1,D=0,Z=0,X=!1,Ot,ho=G=>{let it=a?.views[T]??"",Pe=j.shadowRoot??j.attachShadow({mode:"open"}),Qo=Pe.firstElementChild??Pe.appendChild(document.createElement("div"));Ot=o[it]?.({data:Hs.includes(it)?JSON.parse(new TextDecoder().decode(G)):G,parentElement:Qo})},ht=async()=>{if(!X){X=!0,clearTimeout(D);try{let G=await L(T);if(E||!G)return;z(),f(""),ho(G)}catch(G){if(E)return;let it=G instanceof ar;f(it?G.message:"The picture can't be fetched now. It is tried again by itself."),!it&&++Z<_l.tries&&(D=window.setTimeout(ht,_l.first*2**(Z-1)*(.5+Math.random())))}finally{X=!1}}},At=()=>{Z=0,document.visibilityState==="visible"&&ht()},z=()=>{clearTimeout(D);for(let G of["online",zs])removeEventListener(G,At);document.removeEventListener("visibilitychange",At)};for(let G of["online",zs])addEventListener(G,At);return document.addEventListener("visibilitychange",At),ht(),()=>{E=!0,z(),f(""),Ot?.()}}async function L(T){let j=h.current.get(T);if(j||!p.current)return j;let E=await fetch(p.current.at(`views/${T}`),{signal:AbortSignal.timeout(ym)});if(E.status===409)throw new ar("This picture comes when the class is here, and if the scene asks, with the answer.");if(!E.ok)throw new Error(String(E.status));let D=new Uint8Array(await E.arrayBuffer());return h.current.set(T,D),D}}function km(t){try{let o=JSON.parse(qt(Sl)??"null");if(o?.code===t&&/^[0-9a-f]{32}$/.test(o.person)&&o.answers&&typeof o.answers=="object"){let n=Object.entries(o.answers).filter(([,r])=>dl(r));return{code:t,person:o.person,answers:Object.fromEntries(n)}}}catch{}let e=crypto.getRandomValues(new Uint8Array(16));return Ol({code:t,person:[...e].map(o=>o.toString(16).padStart(2,"0")).join(""),answers:{}})}function Ol(t){return t.code&&fe(Sl,JSON.stringify(t)),t}var Ft=t=>t instanceof PointerEvent&&t.pointerType==="touch";function cr(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Tl={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},_m=3,El=30,dr=({scale:t})=>t==="shares"?hn:Sm;function Sm(t){return Math.abs(t)<.05?"0":dt(t,Math.abs(t)<9.95?1:0)}function $l({scale:t,step:e},o){return t==="shares"?C(o,e?1:2).replace(" ","\xA0"):e?dt(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):dt(o,3)}function lr({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:El}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:El},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Al(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,l=r.labels.length;if(e>=0&&o>=0){let x=e*l+o,b=!!a?.[x],y=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?lr(n,e):v==="{column}"?lr(r,o):[v]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:b||i==="plain"?y:[...y,`: ${$l(t,s[x])}`]}let d=e>=0,[u,f,p]=d?[n,r,e]:[r,n,o],h=x=>d?e*l+x:x*l+o,m=f.labels.map((x,b)=>b).filter(x=>!a?.[h(x)]),g=[d?"Row ":"Column ",...lr(u,p)];if(i==="plain")return[...g,`: ${m.length} of ${f.labels.length} are open`];let w=m.sort((x,b)=>Math.abs(s[h(b)])-Math.abs(s[h(x)])).slice(0,_m);return w.length?[...g,", largest: ",...w.flatMap((x,b)=>[b?", ":"",...lr(f,x),` ${$l(t,s[h(x)])}`])]:[...g,": every cell is blocked"]}function ur({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[dt(-e,o),dt(e,o)]}var pr=20,St=14,Ee=14,Ds=20,Mm=12,Fo=1.2,Om=36,Uo=44,fr=2.2,Rl=14,Em=30,qs=1,$m=2,Tm=24,Am=.2,Lm=148,Cm=.46,Rm=.9,Us=520,Pm=4e3;function hr(t,e,o){let n=t.map(i=>Hm(i,o)),r=t.length>1&&(e.width<Us||jo(n,e,qs)>e.width);if(r)return{swiped:r,layouts:n.map(i=>Ll([i],{...e,width:e.width*Rm},[1/0],o)[0])};let s=n.map(i=>({...i,kept:Nm(i,e)})),a=jo(s,e,qs)<=e.width?s:n;return{swiped:r,layouts:Ll(a,e,Im(a,e),o)}}function Ll(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:d})=>d)),St*Fo+Ds+8],a=t.map((d,u)=>Pl(d,Fs(d,e,o[u],r)[0]).includes(!0)),i=Math.max(s,...t.filter((d,u)=>a[u]).map(({labels:d})=>d)),l=Math.min(...t.map((d,u)=>d.panel.isSquare?Fs(d,e,o[u],i)[0]:1/0));return t.map((d,u)=>zm(d,e,d.panel.isSquare?l:o[u],i,n))}var Nm=(t,e)=>t.panel.isSquare?Math.min(js(t,e),Tm,e.width*Am/t.columns.length):0;function Im(t,e){let o=Cl(t,e,e.width),n=t.find(({panel:l})=>l.isMain);if(!n||t.length===1)return t.map(({kept:l})=>Math.max(l,o));let r=t.filter(l=>l!==n),s=jo(r,e,$m)+pr,a=Math.max(o,Math.min(js(n,e),(Math.min(e.width*Cm,e.width-s)-n.left-3)/n.columns.length)),i=Cl(r,e,e.width-jo([n],e,a)-pr);return t.map(l=>Math.max(l.kept,l===n?a:i))}function Cl(t,e,o){let[n,r]=[qs,Uo*fr];for(let s=0;s<24;s+=1){let a=(n+r)/2;jo(t,e,a)<=o?n=a:r=a}return n}var jo=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Om:0)+Math.max(r.least,r.left+r.columns.length*Math.min(js(r,e),Math.max(r.kept,o))+3)+pr,-pr);function js({panel:t,rows:e,labels:o},n){let r=Math.min(Uo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(Uo,Math.max(r*fr,Rl))}function Hm(t,e){let o=q({fill:"",size:St,code:!0,bold:!0},e),n=(u,f)=>u.labels.map(p=>U(p,f)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(u=>u.map(f=>Math.ceil(H(f,o)))),l=(t.rows.name?Ds:0)+Math.max(0,...a)+10,d=Math.max(Lm,Math.ceil(H(t.columns.name,q({fill:"",size:Ee},e)))+4);return{panel:t,rows:r,columns:s,left:l,widths:i,labels:Math.max(0,...i)+Ds+8,least:d,kept:0}}var Pl=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,St*Fo)-2&&n>St*1.1);function Fs({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(Uo,(r.height-a-3)/e.length),l=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(Uo,Math.max(i*fr,Rl))),d=t.isSquare?l:Math.min(i,Math.max(l*fr,Em));return[l,d].map(u=>u>=4?Math.floor(u):u)}function zm(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:l}=t,[d,u]=Fs(t,e,o,n),f=Pl(t,d),p=Math.max(0,...t.widths.filter((x,b)=>!f[b])),[h,m]=[i.length*d,a.length*u],g=Math.ceil(Math.max(l+h+3,t.least)),w=q({fill:"",size:Ee},r);return{left:l,top:n,cellWidth:d,cellHeight:u,rows:a,columns:i,turned:f,width:g,acrossLeft:Math.max(0,Math.min(l,g-H(s.columns.name,w)-4)),pitch:d*St*Fo/Math.max(St*Fo,s.columns.isToken?0:p+6),letters:Math.max(Mm,Math.min(St,Math.floor(u/Fo))),height:Math.ceil(n+m+3),across:s.columns.name,down:H(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:cr({width:d,height:u},Dm(s,r))}}function Dm(t,e){if(!t.words&&t.values.length>Pm)return{usual:0,width:0};let o=q({fill:"",size:St},e),n=t.words?t.words.flat().map(r=>U(r)):t.scale==="plain"?[]:t.scale==="shares"?[C(1).slice(0,3)]:[...new Set(Array.from(t.values,dr(t)))];return n.length?{usual:St,width:Math.max(...n.map(r=>H(r,o)))}:{usual:0,width:0}}var qm=5,Nl=9,Bo=2;function mr(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u}=o,[f,p]=[u.length*i,d.length*l],h=e.scale==="plain";if(h?t.rect(s,a,f,p,{fill:r.ground}):t.cells(e.levels,d.length,u.length,[s,a,f,p],e.scale==="signed"),e.blocked&&Ct(t,e.blocked,d.length,u.length,[s,a,f,p]),Math.min(i,l)>=Nl){let m=h?r.hatchLine:r.ground;for(let g=1;g<u.length;g+=1)t.rect(s+g*i-.5,a,1,p,{fill:m});for(let g=1;g<d.length;g+=1)t.rect(s,a+g*l-.5,f,1,{fill:m})}Wo(e,o)&&Fm(t,e,o,r),t.rect(s-.5,a-.5,f+1,p+1,{stroke:r.hatchLine}),o.numbers&&Um(t,e,o,r),e.isOff&&jm(t,o,r),Bm(t,e,o,n,r),Wm(t,e,o,n,r)}var Wo=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=Nl;function Fm(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l){for(let d=0;d<a.length;d+=1)for(let u=0;u<i.length;u+=1)e.blocked?.[d*i.length+u]||Bs(t,[o+u*r,n+d*s,r,s],l)}var Bs=(t,[e,o,n,r],s)=>t.rect(e+n/2-Bo,o+r/2-Bo,2*Bo,2*Bo,{fill:s.quiet,radius:Bo});function Um(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:l},d){let u=e.scale==="signed"?d.signedInk:d.ink,f=dr(e);for(let p=0;p<a.length;p+=1)for(let h=0;h<i.length;h+=1){let m=p*i.length+h;if(e.blocked?.[m])continue;let g=e.words?U(e.words[p][h]):f(e.values[m]),w=e.words?d.text:u[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(h+.5)*r,n+(p+.5)*s+1,{fill:w,size:l,align:"center"})}}function jm(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[l,d]=[e+a.length*n/2,o+s.length*r/2];t.rect(l-62,d-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",l,d+1,{fill:ya(i.lines[0]),size:17,align:"center"})}function Bm(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l,d){let u=(f,p,h,m=1)=>{let g=[o+(p??0)*r-1,n+(f??0)*s-1,(p===null?i.length:m)*r+2,(f===null?a.length:1)*s+2],w=Math.min(r,s)<qm?1.5:2.5;t.rect(...g,{stroke:d.ground,width:2*w}),t.rect(...g,{stroke:h,width:w})};e.band&&u(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[f,p]of e.lit)u(f,p,d.lines[0]);l.row>=0&&u(l.row,null,ro(e.rows,d)),l.column>=0&&u(null,l.column,ro(e.columns,d))}var ro=({part:t},e)=>t?e[t]:e.text;function Wm(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u,turned:f,letters:p,down:h,across:m}=o,g=(b,y)=>[...new Set([y,...e.lit.map(v=>v[b]??-1)])].filter(v=>v>=0),[w,x]=[g(0,n.row),g(1,n.column)];for(let b of Me(d.length,l,p,w)){let y=w.includes(b);t.text(d[b],s-7,a+(b+.5)*l,{fill:y?ro(e.rows,r):r.quiet,size:p,bold:y,code:!0,align:"right"})}for(let b of Me(u.length,o.pitch,St,x)){let y=x.includes(b),[v,k]=[s+(b+.5)*i,a-(f[b]?6:3+St*.55)];t.text(u[b],v,k,{fill:y?ro(e.columns,r):r.quiet,size:St,bold:y,code:!0,align:f[b]?"left":"center",turned:f[b]})}m&&t.text(m,o.acrossLeft,Ee*.6,{fill:ro(e.columns,r),size:Ee}),h&&t.text(h,Ee*.6,a+d.length*l,{fill:ro(e.rows,r),size:Ee,turned:!0})}var Il={width:900,height:640},Gm=5,Km=160,Ws={width:96,height:12},Gs=64;function Hl(t,e,o){let n=t.isOff?oe(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>Km+d.length*Gm),[a]=hr([t],{width:Math.max(Il.width,s),height:Math.max(Il.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,u,f)=>mr(ze(d,u,f),t,a,e,n)},l=kt(t.caption,Math.max(520,a.width),n);return{picture:V([t.title?gt(t.title,n):null,i,l,Vm(t,a,n)]),theme:n}}function Vm(t,e,o){let n=l=>lt(l,{size:Q,fill:o.quiet},o),r=ur(t),s=Float32Array.from({length:Gs},(l,d)=>d/(Gs-1)),a={width:Ws.width,height:20,draw:(l,d,u)=>l.cells(s,1,Gs,[d,u+4,Ws.width,Ws.height],t.scale==="signed")},i=Fe((l,...d)=>{l.rect(...d,{stroke:o.hatchLine}),Wo(t,e)&&Bs(l,d,o)});return Y([r&&Y([n(r[0]),a,n(r[1])],6),t.scale==="plain"&&Y([i,n("allowed by the mask")],6),t.blocked&&Y([Fe((l,...d)=>l.hatch(...d)),n("blocked by the mask")],6)],20)}function Dl(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function ql(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function Fl(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:h,isClickable:m})=>h||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=zl(t[n]),l=h=>Math.max(0,Math.min(h,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:l(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),u=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!u)return{panel:n,row:r,column:s};let[f,p]=zl(u);return{panel:d<0?n-1:n+1,row:Math.min(r,f-1),column:d<0?p-1:0}}var zl=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var Ym=108,Ks={least:170,most:520,usual:400};function Ul(){let t=$(null),[e,o]=O({width:0,height:0});return R(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Ie(n,()=>{let a=n.getBoundingClientRect().top+(r?.scrollTop??0),i=window.innerHeight-a-Ym,l=i<Ks.least?Ks.usual:Math.min(i,Ks.most),d=n.clientWidth;o(u=>u.width===d&&Math.abs(u.height-l)<2?u:{width:d,height:l})})},[]),[t,e]}function jl({panels:t,theme:e,send:o}){let[n,r]=Ul(),[s,a]=O({pointed:null,spoken:!0}),i=te(e),l=$(null),d=$(""),{layouts:u,swiped:f}=I(()=>r.width?hr(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),p=ql(t,s.pointed),h=Dl(t,p),m=y=>a(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),g=({panel:y,row:v,column:k})=>t[y].isClickable&&v>=0&&k>=0&&o?.("chosen",{panel:y,row:v,column:k}),w=t.findIndex(({isMain:y})=>y);P(()=>{f&&l.current&&w>0&&r.width<Us&&(l.current.scrollLeft=l.current.querySelectorAll(".panel")[w].offsetLeft-16)},[f,w,t[w]?.name]);let x=(y,{offsetX:v,offsetY:k})=>{let _=u[y]&&zn(u[y],v,k);return _&&{panel:y,..._}},b=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&p?p:Fl(t,p,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(p??v??{panel:0,row:-1,column:-1});m(v),v&&f&&l.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return c("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[c("div",{class:f?"strip swiped":"strip",ref:l,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:u.map((y,v)=>c(Xm,{layout:y,theme:e,swiped:f,panel:t[v],lit:h[v],onPoint:k=>m(x(v,k)),onLeave:()=>m(null),onPress:k=>{let _=x(v,k);if(!_)return;let M=Object.values(_).join(" ");Ft(k)&&d.current!==M?m(_):g(_),d.current=M}},v))}),c(He,{parts:p&&Al(t[p.panel],p.row,p.column),hint:Tl,spoken:s.spoken})]})}function Jm({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return c("h3",{children:e?c(B,{children:[e,c("sub",{children:o})]}):t})}function Xm({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=$(null),l=I(()=>t.isOff?oe(n):n,[t.isOff,n.signature]);R(()=>{i.current&&mr(st(i.current,e.width,e.height,l),t,e,o,l)},[t,e,l,o.row,o.column]),P(()=>xt(t.name,()=>Hl(t,o,n)),[t,n.signature,o.row,o.column]);let d=ur(t);return c(B,{children:[t.sign&&c("span",{class:"sign","aria-hidden":"true",children:t.sign}),c("figure",{class:"panel",children:[t.title&&c(Jm,{text:t.title}),c("div",{children:[c("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:u=>u.pointerType!=="touch"&&r(u),onPointerLeave:({pointerType:u})=>u!=="touch"&&s(),onClick:a}),c("span",{class:"legend",children:[d&&c("span",{class:"scale",children:[d[0],c("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),d[1]]}),t.scale==="plain"&&c("span",{class:"scale",children:[c("span",{class:Wo(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}var Bl="$array",Zm={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Wl(t,e){let o=Vs(t),n=[e,e?.whatIf?.after];for(let r of[o,o.whatIf?.after]){let s=n.find(a=>a?.exactAt&&a.exactAt===r?.exactAt);r?.groups.forEach(({pieces:a,words:i},l)=>{a.exact=s?.groups[l].pieces.exact??new Map,i&&(i.exact=s?.groups[l].words?.exact??new Map)})}return o}function Vs(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Bl])return s;let{[Bl]:a,at:i,size:l}=s;return new Zm[a](e.buffer,e.byteOffset+n+i,l)})}function Gl(t){let{axes:e,panels:o}=Vs(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let l=i.values instanceof Float32Array,d=l?0:(r-n)/65535,u=l?i.values:Float32Array.from(i.values,m=>n+m*d),f=i.scale==="signed"?u.map(m=>Math.max(0,Math.min(1,.5+m/i.limit/2))):u,[p,h]=[i.rows,i.columns].map((m,g)=>({...e[m],id:m,part:a[g]}));return{...i,rows:p,columns:h,values:u,levels:f,step:d,blocked:s&&Qm(s,u.length)}})}var Qm=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var Kl=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var Vl=new WeakMap;function Yl({data:t,parentElement:e,setTriggerValue:o}){let n=Vl.get(t)??Gl(t);return Vl.set(t,n),ct(e,Kl,r=>c(jl,{panels:n,theme:r,send:o}))}var gr={looks:null,lookedAt:null},Xl=(t,e)=>Jl(t.looks,e.looks)&&Jl(t.lookedAt,e.lookedAt),Jl=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function Js({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Zl(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function wr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Ys(t,o),columns:Ys(e,n)}}function Xs({encoderOnly:t},{rowSpots:e},o){return Ys(e,{side:t?"source":"target",place:o})}function Ys(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var Go=20,eg=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function og(t){let e=eg.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var Ko=t=>tt.includes(t)?"*":t,$e=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${Ko(o)}.off`;function Te(t,e,o){return t.includes($e({...e,head:"mean"}))||Ql(e.head,o).every(r=>t.includes($e({...e,head:r})))}function br(t,e,o){let n=Ql("mean",o).map(l=>({...e,head:l})),r=[$e({...e,head:"mean"}),...n.map($e)],s=t.filter(l=>!r.includes(l)),a=Te(t,e,o);if(Ko(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,$e(e)];let i=n.filter(l=>l.head!==e.head&&Te(t,l,o)).map($e);return t.includes(r[0])?[...s,...i]:t.filter(l=>l!==$e(e))}var Ql=(t,e)=>Ko(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],yr=(t,e)=>`${t}.*.*.hide.*.${e+1}`,so=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function td(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${Ko(n)}.${r}.${s<0?"*":s+1}.`,l=`${i}${a+1}`;return so(r==="only"?t.filter(d=>d===l||!d.startsWith(i)):t,l)}function ed({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:i})=>i===e.kind);if(!t?.after||!n)return null;let r=Wt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:i})=>i);return{...ng(We(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&Te(s,e,n.heads)}}function ng(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(og)){let l=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",Ko(r)].includes(i.head);if(!i||!l||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,f)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==f+1)){if(i.action==="hide")a[f*s+d]=1;else if(!t.blocked?.[f*s+d])for(let p=0;p<s;p+=1)p!==d&&(a[f*s+p]=1)}})}return{...t,blocked:a}}function od(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var Mt={top:18,height:160,bar:14,gap:16};function nd({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>Y([Fe((a,...i)=>a.rect(...i,{fill:o.lines[s]})),lt(`${r+1} ${U(t.rows[r],30)}`,{size:Q,fill:o.text},o)],6);return V([gt(`Rows compared: ${t.title}`,o),V(e.map(n),2),rg(t,e,o)])}function rg({weights:t,columns:e},o,n){let r={size:Q,code:!0,fill:n.text},s=e.map(i=>U(i,12)),a=s.map(i=>Math.max(Math.ceil(H(i,q(r,n))),o.length*Mt.bar)+Mt.gap);return{width:a.reduce((i,l)=>i+l,0),height:Mt.top+Mt.height+24,draw(i,l,d){let u=d+Mt.top;for(let p of[.5,1]){let h=u+(1-p)*Mt.height;i.rect(l,h,this.width,1,{fill:n.hatchGround}),i.text(C(p),l,h-8,{size:13,fill:n.quiet})}let f=l;s.forEach((p,h)=>{let m=f+(a[h]-o.length*Mt.bar)/2;o.forEach((g,w)=>{let x=t[g*e.length+h]*Mt.height;i.rect(m+w*Mt.bar,u+Mt.height-x,Mt.bar-1,x,{fill:n.lines[w]})}),i.rect(f,u+Mt.height,a[h],1,{fill:n.quiet}),i.text(p,f+a[h]/2,u+Mt.height+13,{...r,align:"center"}),f+=a[h]})}}}function xr({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!tt.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Gt(t).map(l=>({kind:t.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Gt(t).filter(a=>s.some(i=>i.head===a))}}var sg=96,ig=6;function rd({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...xr(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:f,heads:p})=>V([gt(u.group.title,s),ag(t,u,f,p,o,s)],4)),l=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=ig;return V([d?Y(i,32):V(i,24),qe({isBlocked:l},s)],16)}function ag(t,e,o,n,r,s){let{group:a,rows:i,columns:l}=e,d={...e,shape:Math.min(1.6,Math.max(.8,l.length/i.length)),side:sg},u=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(p=>o.some(h=>h.layer===f&&h.head===p)?{weights:()=>_e(t,e,f,p),role:a.roles[f][Number(p)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&p===r.head}:null)}));return Dn(d,n.map(f=>tt.includes(f)?f:`Head ${f}`),u,s)}var vr=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function kr(t,e,o,{left:n,top:r,width:s,pitch:a},i){let l=e.columns.length,d=[];for(let p=0;p<e.weights.length;p+=1)e.weights[p]>=.02&&d.push({row:Math.floor(p/l),column:p%l,weight:e.weights[p]});let u=({row:p,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(p),f=o.rows.length+o.columns.length>0;d.sort((p,h)=>p.weight-h.weight);for(let p of f?[!1,!0]:[!1])for(let h of d){if(u(h)!==p)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:g,width:p?4:2,opacity:f&&!p?.25:1})}}var sd={width:960,height:720},cg=9,lg=200,yt={width:360,pitch:26,gap:8},_r={pitch:26,gap:16};function Zs({map:t,lit:e,view:o},n){let r=o==="lines"?ug(t,e,n):o==="table"?pg(t,n):dg(t,e,n),s=[kt(t.caption,Math.max(520,r.width),n),qe({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&kt("\u2248 These weights are rounded to 1/255.",520,n);return V([gt(t.title,n),r,...s,a])}function dg(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>lg+i*cg),s={width:Math.max(sd.width,r),height:Math.max(sd.height,n),cell:64,letters:Q},a=le(t,s,o);return{width:a.width,height:a.height,draw:(i,l,d)=>de(i,t,{...a,left:a.left+l,top:a.top+d},e,o)}}function ug(t,e,o){let n=vr(e),r={size:Q,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(p=>U(p,24))),i=f=>Math.ceil(Math.max(...f.map(p=>H(p,q({...r,bold:!0},o))))),[l,d]=[i(s),60],u=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:l+2*yt.gap+yt.width+i(a)+d,height:26+Math.max(s.length,a.length)*yt.pitch,draw(f,p,h){let[m,g,w]=[p+l+yt.gap,p+l+yt.gap+yt.width,h+26],x=b=>w+(b+.5)*yt.pitch;f.text("looks (query)",m-yt.gap,h+10,{size:Q,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",g+yt.gap,h+10,{size:Q,bold:!0,fill:o.key}),kr(f,t,{rows:n,columns:e.columns},{left:m,top:w,width:yt.width,pitch:yt.pitch},o),s.forEach((b,y)=>f.text(b,m-yt.gap,x(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((b,y)=>{f.text(b,g+yt.gap,x(y),{...r,bold:e.columns.includes(y)});let v=u(y)>=.005?pt(t)(u(y)):"";v&&f.text(v,g+yt.gap+H(b,q(r,o))+8,x(y),{size:13,fill:o.quiet})})}}}function pg(t,e){let o={size:Q,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(p=>U(p,24))),a=f=>t.blocked?.[f]?"blocked":pt(t)(t.weights[f],2),i=(f,p=o)=>Math.ceil(H(f,q(p,e))),l=Math.max(...r.map(f=>i(f,n))),u=s.map((f,p)=>Math.max(i(f,n),...r.map((h,m)=>i(a(m*s.length+p))))).reduce((f,p)=>[...f,(f.at(-1)??l)+_r.gap+p],[]);return{width:u.at(-1)??l,height:(r.length+1)*_r.pitch,draw(f,p,h){let m=g=>h+(g+.5)*_r.pitch;s.forEach((g,w)=>f.text(g,p+u[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{f.rect(p,h+(w+1)*_r.pitch,u.at(-1)??l,1,{fill:e.hatchGround}),f.text(g,p,m(w+1),n),s.forEach((x,b)=>f.text(a(w*s.length+b),p+u[b],m(w+1),{...o,align:"right"}))})}}}var fg=.1;function Sr(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(a=>a.weight??0));return o>=fg||s>0&&e.find(a=>a.weight===s)===t?pt({rounded:n})(o):""}function Mr(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&We(t,Wt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],d=[...l(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=u<0?[...l(i,o)]:[],p=t.source.map((m,g)=>({token:m,weight:u<0?d[g]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),h=t.target.map((m,g)=>{let w=r&&g>o+1,x=g>0&&t.steps[g-1]?.forced,b=w?null:u>=0?a&&g>0?a.weights[(g-1)*a.columns.length+u]:null:g<=o?f[g]??null:null,y=g===o+1;return{token:m,weight:y&&u<0?null:b,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":y&&u<0?"written":x?"forced":"",note:y&&u<0?x?"forced":"written":void 0}});return{source:p,target:h,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var id=8;function Or(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let l=Wt(t,i,{words:!1,muted:!1}),d=l.columns.length,u=_e(t,l,o.layer,o.head).subarray(e*d,(e+1)*d),f=u.indexOf(Math.max(...u)),p=t.target.slice(Math.max(0,e+1-id),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>id?"\u2026 ":""}`,...p.flatMap((h,m)=>[m?" ":"",{token:h}])],", looks at ",{token:t.source[f],strong:!0},` (${pt({rounded:Cn(l,o.layer,o.head)})(u[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${C(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var io=640,he={height:28,padding:8,gap:6,line:50},Vt={line:26,height:12,number:70,tag:64};function cd({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Mr(t,e,o,n,!1),i=t.steps[o],l=i?Or(t,o,e).map(d=>typeof d=="string"?d:U(d.token)).join(""):"";return V([i&&gt(`Step ${o+1} of ${t.steps.length}`,r),l.length>0&&kt(l,io,r),Qs(t.encoderOnly?"Tokens":"Source","",r),ad(s,r),!t.encoderOnly&&Qs("Target so far","",r),!t.encoderOnly&&ad(a,r),i&&Qs(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${dt(i.entropy,2)} nats`,r),i&&hg(i,r)],8)}var Qs=(t,e,o)=>Y([lt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&lt(e,{size:Q,fill:o.quiet},o)],8);function ad(t,e){let o={size:Q,code:!0},n=t.map(({token:l})=>Math.ceil(H(U(l),q({...o,bold:!0,fill:""},e)))+2*he.padding),r=[],[s,a]=[0,0];for(let l of n)s>0&&s+l>io&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=l+he.gap;let i=Lt(t.map(({token:l})=>l))==="rtl";return{width:io,height:(a+1)*he.line,draw(l,d,u){t.forEach((f,p)=>{let[h,m,g]=[d+(i?io-r[p].x-n[p]:r[p].x),u+r[p].line*he.line,n[p]],w=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),x=["written","current"].includes(f.state),b=f.lit?e.key:x?e.primary:f.state==="forced"?e.text:e.hatchLine;w>=0&&l.rect(h,m,g,he.height,{fill:e.scale[w],radius:6}),l.rect(h,m,g,he.height,{stroke:b,width:f.lit||x?3:1,radius:6});let y=w<0?e.text:e.ink[w];l.text(U(f.token),h+g/2,m+he.height/2,{...o,fill:y,bold:x,align:"center"});let v=Sr(f,t);v&&l.text(v,h+g/2,m+he.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function hg({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,f],p)=>({name:U(u),share:f,drawn:o?.[p],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:f})=>Math.ceil(H(u,q({size:Q,code:f,bold:!0,fill:""},s))))),l=o?2*Vt.number:Vt.number,d=io-i-l-Vt.tag-24;return{width:io,height:a.length*Vt.line,draw(u,f,p){a.forEach(({name:h,share:m,drawn:g,isWritten:w,code:x},b)=>{let[y,v]=[f+i+12,p+(b+.5)*Vt.line],k=M=>[y,v-Vt.height/2,M*d,Vt.height],_={size:Q,fill:s.text,bold:w};u.text(h,f,v,{..._,code:x}),u.rect(...k(1),{fill:s.hatchGround,radius:3}),u.rect(...k(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&u.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),u.text(C(m,1),y+d+Vt.number,v,{..._,align:"right"}),g!==void 0&&u.text(C(g,1),y+d+2*Vt.number,v,{..._,align:"right"}),w&&u.text(r?"forced":"written",y+d+l+10,v,_)})}}}function ld({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var ti=30,mg=3;function Er({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:ye(t.caption)}):c("p",{class:"read-out",children:o>=0&&n>=0?gg(t,o,n):o>=0?ei(t,o):wg(t,n)})}var dd=({isOff:t})=>t?"would look at":"looks at";function gg(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(B,{children:[c(N,{token:t.rows[e],length:ti})," ",r?"is blocked from":dd(t)," ",c(N,{token:t.columns[o]}),!r&&c("b",{children:[" ",pt(t)(t.weights[n],2)]})]})}function ei(t,e){let o=t.columns.length,n=ud(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return c(B,{children:[c(N,{token:t.rows[e],length:ti})," ",dd(t)," ",n.length?pd(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function wg(t,e){let o=t.columns.length,n=ud(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return c(B,{children:[c(N,{token:t.columns[e]})," ",t.isOff?"would be":"is"," looked at most by ",n.length?pd(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var ud=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,mg),pd=(t,e)=>t.map(({label:o,weight:n},r)=>c("span",{children:[r?", ":"",c(N,{token:o,length:ti})," (",pt(e)(n),")"]},r));function fd({example:t,step:e,open:o}){return c("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:Or(t,e,o).map((n,r)=>typeof n=="string"?ye(n):n.strong?c("b",{children:c(N,{token:n.token})},r):c(N,{token:n.token},r))})}function hd({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,l)=>t.weights[i*r+l],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(l=>s(l,i)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",C(a)," of their weight."]})]}),c("p",{class:"legend",children:e.map((i,l)=>c("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[c("i",{class:"swatch",style:{background:o[l]}})," ",i+1," ",c(N,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>c("p",{class:"note",children:ei(t,i)},i)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,l)=>c("div",{class:"bars-of",title:e.map(d=>pt(t)(s(d,l),2)).join(", "),children:[c("div",{class:"columns",children:e.map((d,u)=>c("span",{style:{height:`${s(d,l)*100}%`,background:o[u]}},d))}),c(N,{token:i,length:8})]},l))})]})}function md(t,{go:e,step:o,last:n,player:r,presenting:s}){R(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=t.current;if(ni(l)&&i.key!=="Escape")return;let d=bg(),u=d&&vg(l),f=xg(l,i)||s&&d,p={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...p,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=u||s||f,g=(f?h:u?p:{})[i.key]??(m&&!oi(i)?yg(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function bg(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return!t||t.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']")}function yg(t,e,o){if(t==="Escape")return o?()=>K({present:!1}):void 0;if(!Ae())return;let n=t.toLowerCase();return n==="f"?()=>K({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var gd="attention-lab-letter-keys",Ae=()=>qt(gd)!=="off";function wd(){fe(gd,Ae()?"off":"on")}function xg(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function oi(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var ni=t=>getComputedStyle(t).visibility==="hidden";function vg(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var bd={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function yd({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(_t,{label:"Attention",options:t.groups.map(({kind:s})=>[s,bd[s]]),value:e.kind,onChoose:s=>K({kind:s,rows:[]})}),c(_t,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>K({layer:Number(s)-1})}),c(_t,{label:"Head",isNamed:!0,options:Gt(n).map(s=>[s,s]),value:e.head,onChoose:s=>K({head:s})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&c(_t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>K({tokens:s,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>K({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(Sg,{example:t,selection:e,layers:r}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>K({present:!0}),children:"Present"}),c(kg,{letters:o})]})]})}function kg({letters:t}){let[e,o]=O(Ae);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${t.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`,onClick:()=>(wd(),o(Ae())),children:["Keys ",[...t,"F","B"].join(", ")]})}function xd({example:t,selection:e}){return c(_t,{label:"View",options:_g(t),value:e.view,onChoose:o=>K({view:o})})}function _g({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function Sg({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(l=>l!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,l,d)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([u,f])=>c("button",{type:"button","aria-pressed":l.includes(u),onClick:()=>d(n(l,u)),children:f},f))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,bd[a]]),e.kinds,a=>K({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>K({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>K({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>K({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var vd="attention-lab-first-steps",kd="called-out",Mg=12,Og=70,me=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],ao=-1;function _d({root:t,plays:e,presents:o}){return o&&ao<0?null:c(Eg,{root:t,isOver:e||o})}function Eg({root:t,isOver:e}){let o=$(null),[n,r]=O(()=>ao<0?Tg()?0:me.length:ao);ao=e?me.length:n,P(()=>{e&&r(me.length)},[e]);let{part:s,title:a,words:i,touch:l}=me[ao]??{};if(R(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),P(()=>{let u=s&&t.current?.querySelector(s);if(u)return u.classList.add(kd),n>0&&u.scrollIntoView({block:"nearest"}),$g(o.current,u.querySelector(".large-map")??u),()=>u.classList.remove(kd)},[ao]),!s)return null;let d=()=>r(me.length);return c("aside",{class:"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:u})=>u==="Escape"&&d(),children:[c("h2",{children:[a," ",c("span",{class:"note",children:[n+1," of ",me.length]})]}),c("p",{children:l&&matchMedia("(hover: none)").matches?l:i}),c("p",{class:"ways",children:[c("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<me.length?"Next":"Begin"}),n+1<me.length&&c("button",{type:"button",class:"plain quiet",onClick:d,children:"Skip"})]})]})}function $g(t,e){if(!t)return;let o=()=>{let[r,s]=[t.getBoundingClientRect(),e.getBoundingClientRect()];return r.left<s.right&&s.left<r.right&&r.top<s.bottom?s.bottom-r.top:0};for(let r of["","aside"])if(t.classList.toggle("aside",r==="aside"),!o())return;document.querySelector("[data-testid=stMain]")?.scrollBy({top:Math.min(o()+Mg,e.getBoundingClientRect().top-Og),behavior:"instant"})}function Tg(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(vd)===null;return localStorage.setItem(vd,"yes"),t}catch{return!1}}function Sd({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:l="chooses the row"}){let d=$(null),u=$(""),[f,p]=at(),h=I(()=>p.width?le(t,{...p,cell:64,letters:n},o):null,[t.rows,t.columns,p,n,o]);R(()=>{!h||!d.current||de(st(d.current,h.width,h.height,o),t,h,e,o)},[h,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>h&&zn(h,g,w);return c("div",{class:"large-map",ref:f,children:[c("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!i)return;let x=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));Ft(g)&&!(x&&u.current===`${w.row} ${w.column}`)?s(w.row,w.column):a(w.row,w.column),u.current=`${w.row} ${w.column}`},onKeyDown:g=>h&&Ag(g,h,e,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",l,", Escape lets go."]})]})}function Ag(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(p,h)=>Math.max(0,Math.min(p,h-1)),d=(p,h)=>r(l(a+p,e.length),l(i+h,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},f=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!f||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var Lg=.005,Od={least:20,most:30};function Ed({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=at(),l=Math.max(t.rows.length,t.columns.length),d=Math.max(Od.least,Math.min(Od.most,Math.floor((i.height-30)/l))),[u,f]=[l*d,Math.max(60,Math.min(420,i.width*.36))],p=vr(e);R(()=>{s.current&&i.width&&kr(st(s.current,f,u,o),t,{rows:p,columns:e.columns},{left:0,top:0,width:f,pitch:d},o)},[t,i,o,p.join(),e.columns.join()]);let h=(M,S)=>t.weights[M*t.columns.length+S],m=(M,S)=>t.blocked?.[M*t.columns.length+S]?"blocked":h(M,S)>=Lg?pt(t)(h(M,S)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=M=>M.split(" \u2192 "),[x,b]=O(""),y=`row ${p[0]??0}`,k=new Set([...t.rows.map((M,S)=>`row ${S}`),...t.columns.map((M,S)=>`column ${S}`)]).has(x)?x:y,_=M=>({"data-place":M,tabIndex:M===k?0:-1});return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:Cg,onFocusIn:({target:M})=>M instanceof HTMLElement&&b(M.dataset.place??""),children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,S)=>c("li",{children:c("button",{type:"button",..._(`row ${S}`),class:(g<0?p.includes(S):h(S,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(S),onPointerMove:({pointerType:A})=>A!=="touch"&&n(S,-1),onFocus:({currentTarget:A})=>A.matches(":focus-visible")&&n(S,-1),onClick:A=>Ft(A)&&!e.rows.includes(S)?n(S,-1):r(S),children:[c("span",{class:"number",children:g<0?"":m(S,g)}),c("span",{children:w(M).map((A,L)=>[L?" \u2192 ":"",c(N,{token:A,length:10},L)])})]})},S))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,S)=>{let A=p.length===1&&g<0?h(p[0],S):0,L=e.columns.includes(S)||A>=.02;return c("li",{children:c("button",{type:"button",..._(`column ${S}`),class:L?"lit":"",onPointerMove:({pointerType:T})=>T!=="touch"&&n(-1,S),onFocus:({currentTarget:T})=>T.matches(":focus-visible")&&n(-1,S),onClick:()=>n(-1,S),children:[c(N,{token:M}),c("span",{class:"number",children:p.length===1&&g<0?m(p[0],S):""})]})},S)})})]})]})}function Cg(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Pt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var ri=32,$d=8;function Td({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=pt(t),i=Math.max(0,Math.floor(r/ri)-$d),l=Math.min(t.rows.length,i+3*$d+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>c("th",{scope:"col",children:c(N,{token:d})},u))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*ri}px`}}),t.rows.slice(i,l).map((d,u)=>{let f=i+u;return c("tr",{"aria-rowindex":f+2,class:e.includes(f)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(f),onClick:()=>n(f),children:c(N,{token:d,length:30})})}),t.columns.map((p,h)=>{let m=f*t.columns.length+h;return c("td",{children:t.blocked?.[m]?c("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},f)}),l<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-l)*ri}px`}})]})]})})}var Ad={usual:14,presented:20};function $r({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:l}){let d=I(()=>o.isOff?oe(r):r,[o.isOff,r]),u=f=>a(f,-1);return t==="lines"?c(Ed,{map:o,lit:n,onPoint:s,theme:d,onPress:u}):t==="table"?c(Td,{map:o,chosen:n.chosen,caption:o.caption,onPress:u}):c(Sd,{map:o,lit:n,onPoint:s,onPress:a,columns:i,does:l,theme:d,caption:o.caption,letters:e?Ad.presented:Ad.usual})}function Ld({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>vt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",dt(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(Rg,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(Cd,{share:e.others}),c("span",{class:"probability",children:C(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function Rg({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,l=r&&!i&&s!==t.neverForced,d=c(B,{children:[c(N,{token:s,class:"name"}),c(Cd,{share:a,drawn:n}),c("span",{class:"probability",children:[C(a,1),n!==void 0&&c("i",{class:"drawn",children:C(n,1)})]}),c("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${U(s)} instead`:"",onClick:()=>l&&r(s),children:d}):c("div",{class:u,children:d})}function Cd({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Rd(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,l)=>l*r/o);for(let i=0,l=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,l+=1){let f=d+a[u];t[l]>s[f]&&(s[f]=t[l])}}return s}var Pg=480,ii={short:24,long:60},Tr=8,Ng=5,si={least:32,switched:48,most:104};function Ig({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:d,switches:u}){let[f,{width:p}]=at(),h=e.map(g=>({frame:g,...xr(g,n,r)})),m=(u?h.map(Hg):h).filter(({places:g})=>g.length);return c("div",{class:`overview ${a?"besides":""}`,ref:f,onPointerLeave:({pointerType:g})=>g!=="touch"&&i(null),children:[!m.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&m.map(({frame:g,heads:w,places:x})=>c(zg,{example:t,frame:g,heads:w,places:x,open:o,theme:s,onPeek:i,onOpen:l,onTap:d,switches:u,label:u||p<Pg?ii.short:ii.long,width:p},g.group.kind))]})}var Nd=ne(Ig);function Hg(t){let e=o=>o==="mean"||!tt.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function zg({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:d,onTap:u,switches:f}){let{group:p}=e,h=a===ii.short,m=Math.floor(Math.max(si.least,Math.min(f?si.switched:si.most,(i-a-12)/o.length-Tr))),g=$(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),x={width:m,height:Math.round(m/w)},b=f?n.filter(f.isOff).map(Le):[];R(()=>{g.current&&Dg(g.current,t,e,o,n,x,s,b)},[t,e,n.map(Le).join(),m,s,b.join()]);let y=[...new Set(n.map(({layer:_})=>_))],v=new Map(n.map(_=>[Le(_),_])),k=n.find(_=>Ar(_,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:p.note,children:p.title}),!h&&c("p",{class:"note",children:p.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":p.title,ref:g,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${m}px)`},onKeyDown:Fg,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(_=>c("span",{role:"columnheader",class:"column",children:f&&tt.includes(_)?"all":h||tt.includes(_)?_:`Head ${_}`},_))]}),y.map(_=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[h?"L":"Layer ",_+1]}),o.map((M,S)=>{let A=S?null:c("canvas",{"data-layer":_,"aria-hidden":"true"}),L=v.get(Le({layer:_,head:M}));if(!L)return c("span",{role:"gridcell",class:"cell",children:A},M);let T=p.roles[_][Number(M)-1]??"",j=Ar(L,r),E=b.includes(Le(L));return c("span",{role:"gridcell",class:tt.includes(M)?"cell summary":"cell",children:[A,c("button",{type:"button",class:j?"thumb open":"thumb",tabIndex:L===k?0:-1,"aria-current":j?"true":void 0,"aria-label":`${Pd(p.title,L,T)}${E?", off":""}`,"data-place":Le(L),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:D=>Ft(D)?u(L):d(L),onPointerMove:({pointerType:D})=>D!=="touch"&&l(L),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&l(L),onBlur:()=>l(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),f&&c("button",{type:"button",role:"switch",class:"off-switch",tabIndex:L===k?0:-1,"aria-checked":!E,"aria-label":`${Pd(p.title,L,"")}, on`,title:E?"Switch it on again":"Switch it off",onClick:()=>f.onSwitch(L),children:E?"off":"on"}),T&&!f&&c("span",{class:"role",children:T})]},M)})]},_))]})})]})}var Le=({layer:t,head:e})=>`${t} ${e}`,Ar=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Pd(t,{layer:e,head:o},n){let r=tt.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Dg(t,e,o,n,r,{width:s,height:a},i,l){let[d,u]=[o.rows.length,o.columns.length],f=window.devicePixelRatio||1,p=[Math.min(d,Math.round(a*f)),Math.min(u,Math.round(s*f))];for(let h of t.querySelectorAll("canvas")){let m=st(h,n.length*(s+Tr)-Tr,a,i),g=new Path2D;for(let{layer:w,head:x}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(x)*(s+Tr),y=Rd(sc(e,o,w,x),[d,u],p);m.cells(y,...p,[b,0,s,a]),o.blocked&&Ct(m,o.blocked,d,u,[b,0,s,a]),l.includes(Le({layer:w,head:x}))&&(m.rect(b,0,s,a,{fill:i.ground,opacity:.75}),m.hatch(b,0,s,a)),g.roundRect(b,0,s,a,Ng)}qg(h,g)}}function qg(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Fg(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],l=d=>n[d]?.[Math.min(s,n[d].length-1)];Pt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function Id(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);P(()=>{let n=o.map(r=>xt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Ug=1e3,jg=[.5,1,2,4],Hd=(t,e,o)=>Nn(t,e,o,Ug);function zd({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(In,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(Hn,{speeds:jg,player:o})]})}var ai=1e3,Bg=3e4;function Dd(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[l(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,l(d,"pieces")]:u}).flat();function l(d,u){let f=d[u];return Ao(d,n).map(p=>({axes:f,place:Lo(d,o,p),address:`${t?.exactAt}/${d.kind}-${u}-${o}-${p}`})).filter(p=>!f.exact.has(p.place))}}function qd({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,l,d]=[ai,!1,!1];async function u({axes:h,place:m,address:g}){a.add(g);let w=!1,x=await t(g).catch(()=>(w=!0,null));a.delete(g),x?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(m,new Uint16Array(x)),[s,i,d]=["",ai,!1]):(s=w?"silent":"gone",f()),e(),!(s!=="gone"||d)&&(d=!0,o())}function f(){l||(l=!0,n(()=>{l=!1,p()},i),i=Math.min(2*i,Bg))}function p(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&u(h)}return{want(h){[r,i]=[h,ai],p()},trouble:()=>s}}var Wg=2e4;function ci(t,e,o,n){let[r,s]=O(0),a=$(n);a.current=n;let i=I(()=>qd({get:Gg,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t?.exactAt]),l=Dd(t,e,o);return P(()=>i.want(l),[i,l.map(({address:d})=>d).join()]),P(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Gg(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Wg)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Kg="the exact weights are on the way.",Vg={"":Kg,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Fd({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return c("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Vg[n];return c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function Ud(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=Yg(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function Yg(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var jd=1e3;function Bd({root:t,pointing:e,step:o}){let[n,r]=O(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return P(()=>()=>clearTimeout(a.current.timer),[]),P(()=>{let i=t.current,l=g=>i.querySelector(g)?.textContent??"",d={pointing:e,step:o,readOut:l(".read-out"),outcome:l(".outcome")},u=s.current;s.current=d;let f=a.current,p=!e&&performance.now()<f.opened+jd;if(!u||p||Xg(i))return;let h=Jg(u,d);if(!h||(f.text=l(h),f.timer))return;let m=()=>{Object.assign(f,{timer:0,free:performance.now()+jd}),r(f.text)};f.timer=window.setTimeout(m,Math.max(0,f.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n||null})}function Jg(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function Xg(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function li({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=$(null);return R(()=>{let l=requestAnimationFrame(()=>i.current&&Zg(i.current,n));return()=>cancelAnimationFrame(l)},[n,o.length]),c("section",{class:"strip",children:[c("h3",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",dir:Lt(o.map(({token:l})=>l)),ref:i,onPointerLeave:({pointerType:l})=>l!=="touch"&&s(-1),children:o.map((l,d)=>{let{token:u,weight:f,state:p,lit:h}=l,m=f===null?-1:Math.round(Math.min(1,f)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return c("span",{class:`item ${p} ${h?"lit":""}`,onPointerMove:({pointerType:w})=>w!=="touch"&&s(d),onClick:w=>a&&(h||!Ft(w))?a(d):s(d),children:[c("span",{class:"chip",style:g,children:p==="later"?"":c(N,{token:u})}),c("span",{class:"share",children:Sr(l,o)})]},d)})})]})}function Zg(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Wd({example:t,open:e,step:o,pointed:n,came:r,theme:s,grows:a,onPoint:i,go:l}){let d=I(()=>Mr(t,e,o,n,a),[t,e.layer,e.head,o,n,r,a]),u=tt.includes(e.head)?e.head:`head ${e.head}`,f=h=>m=>i(m<0?gr:Zl(t,h,m)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(B,{children:[c(li,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:f("source"),onPress:t.encoderOnly?l:void 0}),!t.encoderOnly&&c(li,{title:"Target so far",note:d.asked?`how much each looks at \u201C${vt(d.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:f("target"),onPress:h=>l(Math.max(0,h-1))})]})}function Gd({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var Qg=10;function Kd({map:t,onPoint:e}){let[o,n]=O(!1),r=I(()=>o?Gd(t,Qg):[],[t,o]),s=()=>e(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerMove:({pointerType:d})=>d!=="touch"&&e(a,i),children:[c(N,{token:t.rows[a],length:30})," ",c("span",{children:"looks at"})," ",c(N,{token:t.columns[i],length:30})," ",c("b",{children:C(l)})]})},`${a} ${i}`))})]})}var tw=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],Yd={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},ew=({layer:t,head:e})=>tt.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function Jd({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=Te(o.tags,t,e);return c("div",{class:"edit-bar controls",children:[c("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(br(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",ew(t),c("span",{class:"keys",children:" (O)"})]}),c(_t,{label:"A click",isNamed:!0,options:tw,value:n,onChoose:r}),c("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),c("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function Xd({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return c("section",{class:"source-tokens",children:[c("h3",{children:["Hide a token ",c("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",c("span",{class:"keys",children:" (H)"})]})]}),c("div",{class:"tokens-line",dir:Lt(t.source),children:t.source.map((n,r)=>{let s=yr(o,r),a=e.tags.includes(s);return c("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(so(e.tags,s)),children:c(N,{token:n})},r)})})]})}function Zd({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,l]=o?od(s,a):[[],[]];return c("section",{class:e.waits?"written waits":"written",children:[c(Vd,{name:"As trained",tokens:s,marks:i}),o&&c(Vd,{name:"Changed",tokens:a,marks:l,note:r===null?"":r?"right":"not right"}),c("p",{class:"outcome note",children:ow(e,n)})]})}function ow({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=Go?`${o} These are ${Go} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function Vd({name:t,tokens:e,marks:o,note:n=""}){return c("div",{class:"written-line",children:[c("h3",{children:t}),c("div",{class:"tokens-line",dir:Lt(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return c(a,{class:"written-token",children:c(N,{token:r})},s)})}),n&&c("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function Qd({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?c("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>c("li",{children:[o.get(r)??c("span",{class:"note",children:[r," \u2026"]}),c("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function tu({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=O("after"),i=(l,d,{map:u,lit:f})=>c("section",{class:`pane ${l}`,"aria-label":d,children:[c("h3",{children:d}),c($r,{...n,map:u,lit:f,columns:!0,onPoint:(p,h)=>r(u,p,h)}),c(Er,{map:u,lit:f})]});return c("div",{class:e?`panes two ${s}`:"panes",style:{"--rows":t.map.rows.length},children:[e&&c("div",{class:"sides-of",children:c(_t,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&c("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function eu({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:p})=>p)},[n,r]=O(null),s=$([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,l=p=>{let h={turn:Math.max(n?.turn??0,o.turn)+1,tags:p};r(h),e?.("edit",h)},d=p=>{p.length>Go||p.join()===i.join()||(s.current.push(i),l(p))},u=()=>l(s.current.pop()??i.slice(0,-1)),f=new Map((t?.edits??[]).map(p=>[p.tag,p.words]));return{tags:i,words:f,waits:a,change:d,undo:s.current.length||i.length?u:null}}function ou({groups:t,whatIf:e},o,n,r){let s=$(o);s.current=o;let a=({kind:i})=>t.find(l=>l.kind===i)?.heads??1;return I(()=>e&&r&&{isOff:i=>Te(s.current.tags,i,a(i)),onSwitch:i=>{n(i),s.current.change(br(s.current.tags,i,a(i)))}},[t,e,o.tags.join()])}function nu(t,e){R(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,l=document.activeElement?.matches("body, main")??!0;!r||!a||ni(a)||!Ae()||oi(n)||!(i||l)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function ru({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=O(gr),i=Zt(F=>a(mt=>Xl(mt,F)?mt:F),[]),[l,d]=O(null),u={words:e.tokens==="words",muted:e.mute},f=I(()=>t.groups.map(F=>Wt(t,F,u)),[t,u.words,u.muted]),p=l&&nw(t,l)?l:e,h=f.find(({group:F})=>F.kind===p.kind)??f[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=ci(t,e,m,n),x=I(()=>m?ic(t,p):We(t,h,p,u.muted),[t,h,p.layer,p.head,m,g]),b=eu(t,n),[y,v]=O("hide"),[k]=ci(t.whatIf?.after??null,e,!1,n),_=I(()=>ed(t,p,u.muted),[t,p.kind,p.layer,p.head,u.muted,k]),M=Math.max(0,t.steps.length-1),S=F=>K({step:Math.max(0,Math.min(F,M))}),A=Hd(e.step,M,S),L=s.looks?.side==="target"?s.looks.place:e.step;md(r,{go:S,step:e.step,last:M,player:A,presenting:e.present}),ha(r),R(()=>Ud(r.current,e.present),[e.present]);let T=Xs(t,x,e.step),j=(A.playing||t.layout==="decoding")&&!t.encoderOnly,E={...wr(x,s),step:t.whatIf?[]:L===e.step?T:Xs(t,x,L),chosen:m||t.whatIf?[]:e.rows,done:j&&T.length?T[0]+1:1/0};R(()=>iw(r.current,f,s),[f,s]);let D=Zt((F,mt)=>i(Js(x,F,mt)),[x]),Z=F=>{let[{side:mt,place:ge}]=x.rowSpots[F];if(t.layout!=="heads")return mt==="target"||t.encoderOnly?S(ge):void 0;let en=e.rows.includes(F)?e.rows.filter(xp=>xp!==F):[...e.rows,F].slice(-xs);return K({rows:en})},X=Zt(F=>{d(null),K({...F,rows:[]})},[]),Ot=$(l);Ot.current=l;let ho=Zt(F=>{!sw(r.current)||Ot.current&&Ar(Ot.current,F)?X(F):d(F)},[]),ht=ou(t,b,X,n),At=(F,mt,ge)=>{if(ge<0||x.blocked?.[mt*x.columns.length+ge])return;let[{place:en}]=x.columnSpots[ge];b.change(F==="token"?so(b.tags,yr(p.kind,en)):td(b.tags,p,F,mt,en))},[z,G]=[E.rows[0]??-1,E.columns[0]??-1];nu(r,ht?{o:()=>ht.onSwitch(p),h:F=>F?.dataset.tag?b.change(so(b.tags,F.dataset.tag)):At("token",z,G),s:()=>z>=0&&At("only",z,G)}:{}),R(()=>d(null),[e.kind,e.layer,e.head]);let it=I(()=>f.filter(({group:F})=>!e.kinds.length||e.kinds.includes(F.kind)),[f,String(e.kinds)]),Pe=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[Qo,ji]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],tn=F=>F&&{picture:F,theme:o};return Id({map:()=>tn(Zs({map:x,lit:E,view:e.view},o)),compared:E.chosen.length>0&&(()=>tn(nd({map:x,rows:E.chosen},o))),heads:()=>tn(rd({example:t,frames:it,open:e,layers:Qo,roles:ji},o)),player:()=>tn(cd({example:t,open:p,step:L,pointed:s},o)),"changed-map":_!==null&&(()=>{let F=_.isOff?oe(o):o;return{picture:Zs({map:_,lit:Ro,view:e.view},F),theme:F}})}),c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(yd,{example:t,selection:e}),n&&t.layout==="start"&&c(_d,{root:r,plays:A.playing,presents:e.present}),t.layout!=="decoding"&&c("div",{class:"overview-area",children:c(Nd,{example:t,frames:it,open:Pe,layers:Qo,roles:ji,theme:o,besides:t.layout==="heads",onPeek:d,onOpen:X,onTap:ho,switches:ht})}),c("div",{class:"map-place",children:c("section",{class:"map-area",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>K({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:l?"peeked":"",children:x.title}),c(xd,{example:t,selection:e})]}),ht&&c(Jd,{open:e,heads:h.group.heads,editing:b,mode:y,onMode:v}),ht&&c(Xd,{example:t,editing:b}),t.whatIf&&c(Zd,{example:t,editing:b}),ht&&c(Qd,{editing:b}),t.whatIf?c(tu,{before:{map:x,lit:E},after:_&&{map:_,lit:{...Ro,...wr(_,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:Yd[y],onPress:(F,mt)=>ht&&At(y,F,mt)},onPoint:(F,mt,ge)=>i(Js(F,mt,ge))}):c(B,{children:[c($r,{map:x,lit:E,theme:o,view:e.view,presented:e.present,onPoint:D,onPress:Z}),c(Er,{map:x,lit:E})]}),t.exactAt&&c(Fd,{map:x,trouble:w,muted:u.muted&&!m,peeked:l!==null}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),(_??x).blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask",_&&", or taken away"]})]}),c("div",{class:"foot",children:[n&&!tt.includes(p.head)&&!m&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:E.chosen.at(-1)??T[0]??1}),children:"Work its numbers out, inside this head"}),c(Kd,{map:x,onPoint:D})]}),E.chosen.length>0&&!l&&c(hd,{map:x,rows:E.chosen,colours:o.lines,onDrop:Z})]})}),!t.whatIf&&t.layout!=="heads"&&c("section",{class:"step-area",children:[t.steps.length>0&&c(zd,{step:e.step,last:M,player:A,go:S}),t.steps[L]&&c(fd,{example:t,step:L,open:p}),c(Wd,{example:t,open:p,step:L,pointed:s,came:g,theme:o,grows:j,onPoint:i,go:S}),t.steps[L]&&c(Ld,{example:t,step:t.steps[L],onForce:n&&t.forceable?F=>(A.pause(),n("forced",{step:L,token:F})):void 0}),L===M&&t.reason&&c("p",{class:"stop",children:t.reason})]}),c(Bd,{root:r,pointing:E.rows.length+E.columns.length>0,step:L}),t.cards&&c(ld,{card:rw(t,p),heading:t.cards.heading,note:t.cards.note})]})}function nw({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Gt(r).includes(n)}function rw({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function sw(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function iw(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=wr(n,o),i=([p=-1],h)=>p<0?["-10","0"]:[String(p/h),String(1/h)],[[l,d],[u,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[p,h]of Object.entries({top:l,high:d,left:u,wide:f}))r.style.setProperty(`--${p}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var su=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var iu=`/* All heads */

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
`;var Lr=`/* The open head */

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
`;var au=`/* Steps */

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
`;var cu=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

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
`;var lu=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
  gap: 0.3rem 0.5rem;
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
  padding-left: 0.6rem;
  font-size: 0.875rem;
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

/* In the empty corner above the rows. */
.pane:has(.large-map) h3 {
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
`;var du=`/* Decoding: the steps first */

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

/* No keys, no hint at keys. */

@media (hover: none) {
  .keys {
    display: none;
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
`;var uu=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var mw=[It,tr,su,Xe,iu,Lr,au,cu,lu,du,uu].join(`
`),pu=new WeakMap;function di({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,mw),r=pu.get(n),s=r?.bytes===t?r.example:Wl(t,r?.example);return pu.set(n,{bytes:t,example:s}),J(c(gw,{example:s,theme:Nt(n),send:o}),n),qo(e,o),()=>{J(null,n),n.remove()}}function gw({example:t,theme:e,send:o}){let[n,r]=O(Ht);return P(()=>{let s=()=>r(Ht());return s(),Ke(s)},[]),c(ru,{example:t,theme:e,send:o,selection:lc(n,t)})}var fu=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function hu(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=fu(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&fu(o.blocked)}return e}var Cr={usual:14,small:12},ui=200,pi=90,co=5,fi={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Rr(t,e,o,n,r){for(let{left:s,top:a,width:i,height:l}of o.frames)t.rect(s,a,i,l,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)ww(t,s,r);for(let s of o.boxes)bw(t,s,n,r);if(o.boxes[0].width>=pi)for(let s of o.tokens)xw(t,e,s,r)}function ww(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,f]of s)[a,i]=d==="M"?[Number(u),Number(f)]:d==="H"?[Number(u),i]:[a,Number(u)];let l=n==="H"?`M${a} ${i}L${a-co} ${i-co}V${i+co}Z`:`M${a} ${Number(r)}L${a-co} ${i+co}H${a+co}Z`;t.path(l,{fill:o.quiet})}function bw(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},l){let d=l.lines[fi[e.role]],u=e.name===a,f=i.includes(e.name);t.rect(o,n,r,s,{fill:l.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?l.text:d,width:u?3:1.2,radius:6});let p=yw(e.value,o,n,r,s);if(p&&hi(t,e.value,p),r<pi)return;let h=r<ui?Cr.small:Cr.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:l.text},g=(p?p[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(H(w,q(m,l))<=g||s<2.6*h)t.text(w,o+8,n+s/2,m);else{let x=kn(w,g,m,l);x.draw(t,o+8,n+(s-x.height)/2)}}function yw(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),l=Math.min(a*i,n*(n<pi?.8:n<ui?.3:.42));return[e+n-s-l,o+s,l,a]}function hi(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Ct(t,s,o,n,a)}function xw(t,e,{text:o,left:n,top:r,width:s,height:a},i){let l={size:s<ui?Cr.small:Cr.usual,code:!0,fill:i.text},d=e[o].map(m=>U(m)),u=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),f=m=>m.join(u?"":" "),p=m=>H(f(d.slice(0,m))+(m<d.length?"\u2026":""),q(l,i))<=s,h=d.length;for(;h>1&&!p(h);)h-=1;t.text(f(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...l,align:"center"})}var vw={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function lo(t,{layer:e,width:o,height:n},r=vw){let{heights:s,gap:a,tokens:i,frame:l,least:d,most:u,widths:f}=r,p=t.boxes.filter(k=>k.layer===null||k.layer===e),h=["encoder","decoder"].filter(k=>p.some(_=>_.side===k)),m=h.map(k=>p.filter(_=>_.side===k)),g=Math.max(...m.map(k=>2*(i+a)+2*l+k.reduce((_,M)=>_+s[M.role]+a,0))),w=Math.max(d,Math.min(u,n/g)),x=Math.min(f.gap,o*.1),b=Math.floor(Math.min(f.most,(o-f.edge-h.length*f.side-(h.length-1)*x)/h.length)),y=Math.ceil(g*w),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:h.length*(b+f.side)+(h.length-1)*x+f.edge,height:y,unit:w,measures:r};return m.forEach((k,_)=>kw(v,k,{left:f.side+_*(b+f.side+x),width:b,isLast:_===m.length-1})),Sw(v),v}function kw(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:l,frame:d,widths:u}}=t,f=o+n/2,p=t.height,h=g=>p-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:h(l),width:n,height:l*s});let m=null;if(e.forEach((g,w)=>{let x=e[w-1],b=p;x&&x.layer===null!=(g.layer===null)&&h(d);let y=(h(i),h(a[g.role])),v=a[g.role]*s;t.arrows.push(`M${f} ${b}V${y+v}`),t.boxes.push({box:g,left:o,top:y,width:n,height:v}),g.layer!==null&&(m={top:y,bottom:m?.bottom??y+v})}),m){let{top:g,bottom:w}=m,x=u.side*.77;t.frames.push({left:o-x,top:g-d*s*.8,width:n+u.side,height:w-g+1.6*d*s})}r&&(t.arrows.push(`M${f} ${p}V${h(i),p}`),t.tokens.push({text:"written",left:o,top:h(l),width:n,height:l*s}));for(let g of _w(t,e))t.lines.push(g)}function _w(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],l=i.top+i.height+t.measures.gap*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${l}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Sw(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Mw={width:760,height:860};function mu(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=lo(t,{layer:n,...Mw}),s={width:r.width,height:r.height,draw:(a,i,l)=>Rr(ze(a,i,l),t,r,{open:"",here:[]},o)};return V([gt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var mi={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},Ow={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function uo({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function Ce(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?mi[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var Vo=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function gu(t,{page:e,layer:o,layers:n}){let r=Ce(t,o).page,s=t&&t.layer!==null&&Yo(e),a=t?uo({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return Vo(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${Ow[r]}\u201D`:"it"}`}function Pr(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var Yo=t=>["heads","inside_a_head","alignment"].includes(t);var gi=13,wu={least:6,most:22},bu=380;function Ew({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,a)=>`${Qt(s)} \u2192 ${a in o?Qt(o[a]):""}`):e}function yu(t,e,o,n){let{value:r}=e,s=Ew(t,e),a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=le(h,{width:o,height:bu,cell:40,letters:gi},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,x,b)=>de(w,h,{...m,left:m.left+x,top:m.top+b},g,n)}}let l={size:gi,code:!0,fill:n.quiet},d=i?s.map(h=>U(h,10)):[],u=d.length?Math.ceil(Math.max(...d.map(h=>H(h,q(l,n)))))+8:0,f=Math.max(wu.least,Math.min(wu.most,bu/r.rows)),p=Math.round(r.rows*f);return{width:o,height:p,draw(h,m,g){for(let w of Me(d.length,f,gi,[]))h.text(d[w],m+u-6,g+(w+.5)*f,{...l,align:"right"});hi(h,r,[m+u,g,o-u,p])}}}var $w={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function xu({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=at();R(()=>{if(!r.current||!a)return;let f=yu(t,e,a,o);f.draw(st(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[l,d]=i.shape.slice(-2),u=$w[e.role];return c("section",{class:"open-box","aria-live":"polite",children:[c("h2",{children:uo(e)}),c("p",{children:[e.said," ",i.said]}),u&&n&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",Ce(e,e.layer??0)),children:u}),c("div",{class:"value",ref:s,children:c("canvas",{ref:r,role:"img","aria-label":`${uo(e)}: ${rt(l)} \xD7 ${rt(d)} numbers`})}),c("p",{class:"note",children:[rt(l)," \xD7 ",rt(d),": ",Tw(e),", ",Aw(e),"."," ",i.rows<l||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",c("span",{class:"scale",children:[i.ends[0]," ",c("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Tw=({role:t})=>t==="attention"?"row = looks":"row = token";function Aw({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function vu({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=at(),[i,l]=O(""),[d,u]=O(""),f=I(()=>a.width?lo(t,{layer:r,...a}):null,[t,r,a]),p=g=>f?.boxes.find(w=>w.box.name===Lw(g,r))?.box,h=f?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=p(i)??p(d)??h;return c("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[c("div",{class:"figure-side",children:[t.layers>1&&c(_t,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>K({layer:Number(g)})}),c("div",{class:"figure",ref:s,children:f&&c(Cw,{model:t,layout:f,theme:o,open:m?.name??"",onPoint:l,onKeep:u})})]}),m&&c(xu,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Lw=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Cw({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);R(()=>{a.current&&Rr(st(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return c("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[c("canvas",{ref:a,"aria-hidden":"true"}),c("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:l,left:d,top:u,width:f,height:p})=>c("li",{children:c("button",{type:"button","aria-label":uo(l),"aria-pressed":l.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${f}px`,height:`${p}px`},onPointerMove:({pointerType:h})=>h!=="touch"&&r(l.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(l.name),onClick:()=>s(l.name)})},l.name))})]})}var ku=`/* The whole model: the figure, and beside it what is open. */

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
`;var Pw=[It,Xe,Lr,ku].join(`
`);function _u({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,Pw);return J(c(Nw,{model:hu(t),theme:Nt(n),send:o}),n),()=>{J(null,n),n.remove()}}function Nw({model:t,theme:e,send:o}){let[n,r]=O(Ht);return P(()=>{let s=()=>r(Ht());return s(),Ke(s)},[]),P(()=>xt("whole-model",()=>({picture:mu(t,Ht().layer,e),theme:e})),[t,e]),c(vu,{model:t,selection:n,theme:e,send:o})}function Su({code:t,link:e,state:o,address:n,heading:r,picture:s,begin:a,onBegin:i,commands:l,names:d,onLead:u,onCopy:f,onResults:p,onEnd:h,said:m}){let[g,w]=O(!1),x=d.filter(({is_hidden:v})=>!v),b=d.length-x.length,y=o&&new Date(o.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("section",{class:"panel","aria-label":"Class",children:[c("img",{src:s,alt:`QR code of ${n}`,width:"220",height:"220"}),c("div",{class:"about",children:[c("h2",{ref:r,tabIndex:-1,children:["Class",o?.title?`: ${o.title}`:""]}),c("p",{class:"way",children:n.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),c("p",{class:"code","aria-label":`Code ${[...t].join(" ")}`,children:no(t)}),l.length>0&&c("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",c("code",{children:l[0]})," and open ",c("code",{children:l[1]}),", then start the class there."]}),c("p",{role:"status",class:e!=="lost"&&o?.lecture&&!o.problem?"here":"",children:e==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":o?o.problem||(o.lecture?`${o.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),x.length>0&&c("ul",{class:"names","aria-label":"Nicknames",children:x.map(({number:v,name:k})=>c("li",{children:[c("bdi",{children:k}),c("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide the name",onClick:()=>u({hide:v,hidden:!0}),children:"Hide"}),c("button",{type:"button","aria-label":`Remove ${k}`,title:"Remove from the class, with all answers",onClick:()=>u({remove:v}),children:"Remove"})]},v))}),b>0&&c("button",{type:"button",class:"plain",onClick:()=>d.forEach(({number:v,is_hidden:k})=>k&&u({hide:v,hidden:!1})),children:["Show ",b," hidden ",b===1?"name":"names"]}),o&&c(Hw,{state:o,onLead:u}),c("div",{class:"ways",children:[a&&c("a",{class:"go",href:a,onClick:i,children:o?.scene?`Go on with scene ${o.scene}`:`Begin: ${o?.title}`}),c("button",{type:"button",onClick:f,children:"Copy the lecturer\u2019s link"}),c("button",{type:"button",disabled:!o?.lecture,onClick:p,children:"Results as CSV"}),g?c(B,{children:[c("button",{type:"button",class:"end",onClick:h,children:"End it and delete all answers"}),c("button",{type:"button",onClick:()=>w(!1),children:"Keep it"})]}):c("button",{type:"button",onClick:()=>w(!0),children:"End the class"})]}),m&&c("p",{role:"status",children:m}),y&&c("p",{class:"note",children:["Nicknames and answers are kept on this server until ",y,", or until you end the class. The results hold no names."]})]})]})}var Iw={60:"minute",300:"5 minutes",900:"15 minutes",86400:"day"};function Hw({state:t,onLead:e}){let[o,n]=O("60");return c("details",{class:"door",children:[c("summary",{children:["Who takes part: ",t.people," of ",t.seats," seats, the door is ",t.open?"open":"closed"]}),c("div",{children:[c("button",{type:"button",onClick:()=>e({open:!t.open}),children:t.open?"Close the door":"Open the door"}),c("label",{children:["Seats ",c("input",{type:"number",min:"1",max:"500",value:t.seats,onChange:({currentTarget:r})=>e({seats:Math.round(r.valueAsNumber)})})]}),c("span",{children:[c("label",{children:["Who came within the last ",c("select",{value:o,onChange:({currentTarget:r})=>n(r.value),children:Object.entries(Iw).map(([r,s])=>c("option",{value:r,children:s},r))})]}),c("button",{type:"button",onClick:()=>e({remove_since:Number(o)}),children:"Remove, with their answers"})]})]})]})}var Mu=`.panel {
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

.door div {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.2rem;
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
`;var Ou=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;async function Nr(t){try{if(navigator.clipboard)return await navigator.clipboard.writeText(t),!0}catch{}let e=document.activeElement,o=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});o.style.cssText="position: fixed; opacity: 0",document.body.append(o),o.select();let n=document.execCommand("copy");return o.remove(),e instanceof HTMLElement&&e.focus({preventScroll:!0}),n}var yi="attention-lab-lead",qw=2e3,ft=Tu(),Ut=null,Tt={link:"connecting",state:null,own:null,why:""},bi=new Set,Rt={show:[]},wi=!1,xi=()=>{for(let t of bi)t()},Ir=t=>String(new URL(`class/${t}`,document.baseURI));function po(t){t?.code===ft?.code&&t?.secret===ft?.secret&&(Ut||!t)||(ft=t,Ut?.leave(),Ut=null,Tt={link:"connecting",state:null,own:null,why:""},Rt={show:[]},fe(yi,ft&&JSON.stringify(ft)),vi(),xi())}function vi(){!ft||Ut||(Ut=ir(document.baseURI,ft.code,"",t=>{if(Tt=t,t.link==="gone"||t.state?.over)return po(null);xi(),t.link==="live"&&Jo()}))}function ki(t){let[e,o]=t.split(".");ft&&(vi(),!(Tt.state?.lecture&&Tt.state.lecture!==e)&&(Rt.scene=Number(o),Eu=e,Jo()))}var Eu="";function $u(t){ft&&(Rt.show.push(t),Jo())}async function Jo(){if(!ft||!Ut||wi||Tt.link!=="live"||!Tt.state?.lecture)return;Rt.scene!==void 0&&(Eu!==Tt.state.lecture||Rt.scene===Tt.state.scene)&&delete Rt.scene;let{scene:t,show:[e]}=Rt;if(t===void 0&&e===void 0)return;wi=!0;let o=Ut,{reply:n}=await oo(o.at("lead"),{secret:ft.secret,scene:t,show:e}),r=n?.ok?await n.json().catch(()=>null):null;if(wi=!1,o===Ut){if(!n||n.status>=500)return void setTimeout(Jo,qw);Rt.scene===t&&delete Rt.scene,Rt.show=Rt.show.filter(s=>s!==e),r&&r.version>=(Tt.state?.version??0)&&(Tt={...Tt,state:r},xi())}Jo()}var Xo=(t,e)=>ft&&Ut?oo(Ut.at(t),{secret:ft.secret,...e}):Promise.resolve({reply:null,why:"There is no class now."});function Re(){let[,t]=O(0);return P(()=>{let e=()=>t(o=>o+1);return bi.add(e),vi(),e(),()=>{bi.delete(e)}},[]),ft&&{lead:ft,told:Tt}}function Tu(){try{let t=JSON.parse(qt(yi)??"null");return t&&typeof t.code=="string"&&typeof t.secret=="string"?{code:t.code,secret:t.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:t})=>{t===yi&&po(Tu())});var Fw=1e4,Uw=/^(localhost|127\..*|\[::1\])$/,Au="",_i="";function jw({data:t,parentElement:e}){let{started:o}=t;o&&o.code!==Au&&(Au=_i=o.code,po(o));let n=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return n&&(po({code:n[1],secret:n[2]}),history.replaceState(history.state,"",location.pathname+location.search)),ct(e,Mu,()=>c(Ww,{data:t,box:Lu(e)}))}function Bw({data:t,parentElement:e}){return ct(e,Ou,()=>c(Kw,{asked:t.asked,box:Lu(e)}))}function Lu(t){let e=t instanceof ShadowRoot?t.host:t;return e.closest("[data-testid=stElementContainer]")??e}function Cu(t,e){P(()=>{t.style.display=e?"":"none"},[t,e])}function Ww({data:t,box:e}){let o=Re(),[n,r]=O([]),[s,a]=O(""),i=$(null);Cu(e,!!o||!!s);let l=o?.lead.code;P(()=>{!l||l!==_i||(_i="",e.style.scrollMarginTop="5rem",e.scrollIntoView(),i.current?.focus({preventScroll:!0}))},[l]);let d=o?.told.state?.version??0;if(P(()=>{!o||!d||Xo("names").then(async({reply:w})=>w?.ok&&r(await w.json()))},[o?.lead.code,d]),!o)return s?c("p",{role:"status",children:s}):null;let{lead:{code:u,secret:f},told:{link:p,state:h}}=o,m=Ir(u),g=(h&&t.links[h.lecture])??[];return c(Su,{code:u,link:p,state:h,address:m,heading:i,names:n,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(m)}`,document.baseURI)),begin:g[Math.max(h?.scene??0,1)-1]??"",commands:Uw.test(location.hostname)?t.commands:[],onBegin:w=>{let x=document.querySelector(`.st-key-begin-${h?.lecture} a`);h?.scene||!(x instanceof HTMLElement)||(w.preventDefault(),x.click())},onLead:async w=>a((await Xo("lead",w)).why),onCopy:async()=>{let w=String(new URL(`lecture#lead=${u}.${f}`,document.baseURI)),x=await Nr(w);a(x?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:w,why:x}=await Xo("results");w?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await w.blob()),download:`class-${u}.csv`}).click(),a(x)},onEnd:async()=>{let{reply:w,why:x}=await Xo("end");w?.ok&&po(null),a(w?.ok?"The class has ended; its answers are deleted.":x)}})}function Gw(t){let[e,o]=O(t),n=$(0);return P(()=>{let r=window.setTimeout(()=>{n.current=Date.now(),o(t)},Math.max(0,n.current+Fw-Date.now()));return()=>clearTimeout(r)},[t]),e}function Kw({asked:t,box:e}){let o=Re();Cu(e,!!o);let n=o?.told,r=n?.state,s=r?n?.link==="lost"?"The server can\u2019t be reached.":t?`${r.answered[t]??0} of ${r.people} answered${t in r.shown?"; it is shown":""}`:`${r.people} here`:"",a=Gw(s);return o?c("p",{class:"answered",children:[c("b",{children:no(o.lead.code)})," ",s,c("span",{class:"unseen",role:"status",children:a})]}):null}var Ru=`.course p {
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
`;function Yw({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;return ct(e,Ru,()=>c(Jw,{...t,box:n}))}function Jw({id:t,scenes:e,end:o,box:n}){let r=Oe(),s=Re()?.told.state,a=s?.lecture===t,i=o||!a&&(Do()[t]||e.some(({asked:p})=>p in r));R(()=>{n instanceof HTMLElement&&(n.style.display=i?"":"none")},[n,i]);let l=e[(Do()[t]??0)-1]?Do()[t]:0,d=e.flatMap(({asked:p,title:h,link:m},g)=>p?[{id:p,title:h,link:m,number:g+1,given:r[p]}]:[]),u=d.flatMap(({given:p})=>p&&p.score!==null?[p.score]:[]),f=d.filter(({given:p})=>!p||p.score===null||p.score<.5);if(o&&!d.length)return c("p",{children:"That was the last scene."});if(!i||!o&&!l&&!d.some(({given:p})=>p))return null;if(a){let p=d.filter(({id:h})=>h in s.shown).length;return c("p",{children:["The class was shown ",p," of ",d.length," answers. What it predicted is in the results below, until you end the class."]})}return c("div",{class:"course",children:[!o&&l>1&&l<e.length&&c("p",{children:c("a",{href:e[l-1].link,children:["Go on with scene ",l,": ",e[l-1].title]})}),d.length>0&&c("p",{children:u.length?`You predicted ${u.length} of ${d.length} ${d.length===1?"answer":"answers"}, on average ${C(u.reduce((p,h)=>p+h,0)/u.length)} right; 100 % is exactly what the model does.`:`It asks ${d.length===1?"one question":`${d.length} questions`}; you have predicted none yet.`}),f.length>0&&c("details",{open:o,children:[c("summary",{children:["Missed or not predicted: ",f.length]}),c("ul",{children:f.map(({id:p,title:h,link:m,number:g,given:w})=>c("li",{children:[c("a",{href:m,children:[g," ",h]}),": ",w?w.score===null?"only shown":`${w.word} (${C(w.score)})`:"not opened"]},p))})]})]})}var Xw=[137,80,78,71,13,10,26,10],Pu=33,Zw={Title:"figure",Description:"caption",Software:"program"},Qw={"&":"&amp;","<":"&lt;",">":"&gt;"},t0=new TextEncoder;function Nu(t,e){if(!Xw.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Zw).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>e0(a,i)),r=[t.subarray(0,Pu),...n,t.subarray(Pu)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function e0(t,e){let o=t0.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,o0(o)),n}function o0(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Iu(t,e){let o=t.indexOf(">")+1,n=i=>vo(i).replace(/[&<>]/g,l=>Qw[l]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var n0="http://www.w3.org/2000/svg",Hu="http://www.w3.org/1999/xlink",r0=2,s0=16e6,i0=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function zu(t){let e=a0(t);return{svg:Mi(e),png:await d0(e)}}var Mi=t=>new XMLSerializer().serializeToString(t);function Oi(t,e){let o=document.createElementNS(n0,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function a0(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Oi("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Oi("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(i0))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))c0(i,a);for(let i of s.querySelectorAll("image"))l0(i);return s}function c0(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=ds(vo(r.data)))}function l0(t){let e=t.getAttributeNS(Hu,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Hu,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function d0(t){let[e,o]=["width","height"].map(l=>Number(t.getAttribute(l))),n=Math.min(r0,Math.sqrt(s0/(e*o))),r=t.cloneNode(!0),s=Oi("style",{});s.textContent=await u0(Mi(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Mi(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Si=new Map;async function u0(t){let e=[];for(let o of p0()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Si.has(a)||Si.set(a,fetch(a).then(l=>l.blob()).then(f0).catch(()=>null));let i=await Si.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function p0(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function f0(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Du=5e3,h0=6e4;async function qu(t,e){let{svg:o,png:n}=await m0(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Iu(o,e),png:Nu(r,e)}}async function m0(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Du;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=fa(t);if(s)return Aa(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return zu(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?h0:Du}throw new Error("It is not drawn.")}function Uu({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));P(()=>{s.length&&g0(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],l=()=>r(({[e]:d,...u})=>u);return c("div",{class:"export",children:[c("div",{class:"formats",children:[c(Fu,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),c(Fu,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?c(w0,{png:i.png,caption:a.about.caption??""}):i===null?c("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",c("button",{type:"button",onClick:l,children:"Take it again"})]}):c("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function g0(t){let e={};for(let{key:o,about:n}of t)e[o]=await qu(o,n).catch(()=>null);return e}function Fu({name:t,mime:e,content:o,title:n,children:r}){return c("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function w0({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);P(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return c("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var ju=`.lab {
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
`;var y0="button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])",Hr=t=>Wu(t).filter(e=>e.matches(y0)&&e.tabIndex>=0&&e.checkVisibility({visibilityProperty:!0}));function Bu(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return t}var Wu=t=>[...t.querySelectorAll("*")].flatMap(e=>[e,...e.shadowRoot?Wu(e.shadowRoot):[]]);function x0({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,ju);n.hasChildNodes()||k0(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:v0(i.png)}])));return J(c(Uu,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{J(null,n),n.remove()}}function v0(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function k0(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("keydown",s=>_0(s,o),{capture:!0}),o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function _0(t,e){if(t.key!=="Tab"||t.altKey||t.ctrlKey||t.metaKey)return;let o=Hr(e);if(!o.length)return;let n=o.indexOf(Bu()),r=t.shiftKey?(n<0?o.length:n)-1:n+1;t.preventDefault(),t.stopImmediatePropagation(),o[(r+o.length)%o.length].focus()}function S0({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),mc(t,s=>o("chosen",s))}var Gu="data-test-script-state",M0="button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']",Dr=null,Ei=[],zr=null;function Ku(){let t=document.querySelector("[data-testid=stApp]");!t||t===zr||(zr=t,document.addEventListener("focusin",O0,{capture:!0}),new MutationObserver(E0).observe(zr,{attributes:!0,attributeFilter:[Gu]}))}function O0({target:t}){Dr=t instanceof Element?t:null,Ei=[];for(let e=Dr;e;e=e.parentElement)e.className.toString().includes("st-key-")&&Ei.push(e)}function E0(){if(zr?.getAttribute(Gu)!=="notRunning"||!Dr||Dr.isConnected||document.activeElement!==document.body)return;let e=Ei.find(o=>o.isConnected&&o.checkVisibility())?.querySelector(M0);e instanceof HTMLElement?e.focus({preventScroll:!0}):$i()}function $i(){let t=document.querySelector("[data-testid=stMain] h1");t instanceof HTMLElement&&(t.tabIndex=-1,t.style.outline="none",t.focus({preventScroll:!0}))}var $0="button[aria-label=Help]",T0=60;function Yu(){new MutationObserver(Vu).observe(document.body,{subtree:!0,childList:!0}),Vu()}function Vu(){for(let t of document.querySelectorAll($0)){let e=t.closest("h1, h2, h3, h4, h5, h6, [data-testid=stElementContainer]")?.textContent?.trim();e&&t.setAttribute("aria-label",`Help for ${vt(e,T0)}`)}}var A0=["lecture","edit"],Ti="",Fr=!1,qr=!1,Ai=!1,Zo="";function Xu(){addEventListener("click",()=>{Zo=location.href},{capture:!0}),addEventListener("keydown",({key:o})=>{o==="Enter"&&(Zo=location.href)},{capture:!0}),addEventListener("popstate",()=>{qr=fo(location)!==Ti},{capture:!0});for(let o of["pointerdown","keydown"])addEventListener(o,()=>{[qr,Ai]=[!1,!0]},{capture:!0});let{pushState:t,replaceState:e}=history;history.pushState=history.replaceState=(o,n,r)=>{let s=new URL(r??"",location.href);if(qr)return;if(!(fo(s)!==fo(location)||Ai&&Ju(s)!==Ju(location))||Fr)return e.call(history,o,n,s);Zo&&fo(new URL(Zo))===fo(location)&&e.call(history,history.state,"",Zo),Fr=!0,t.call(history,o,n,s)}}function Zu(t){Ti=t,Ti===fo(location)&&(Fr&&(Ai=!1),Fr=qr=!1)}function fo({pathname:t,search:e}){let o=new URLSearchParams(e);return[t.split("/").at(-1),...A0.map(n=>o.get(n)??"")].join(" ")}var Ju=({search:t})=>new URLSearchParams(t).get("model");var Li="button[aria-haspopup=dialog], button[aria-haspopup=menu]",tp="[data-testid=stPopoverBody]",L0=500,C0=5e3,Ci=!1;function ep(){addEventListener("pointerdown",({pointerType:o})=>{Ci=o==="touch"},{capture:!0}),addEventListener("keydown",()=>{Ci=!1},{capture:!0});let t=o=>{for(let{target:n}of o)n instanceof HTMLElement&&n.matches(Li)&&Qu(n)};new MutationObserver(t).observe(document.body,{subtree:!0,attributeFilter:["aria-expanded"]});let e=document.querySelector(`:is(${Li})[aria-expanded=true]`);e instanceof HTMLElement&&Qu(e)}function Qu(t){let e=()=>t.isConnected&&t.ariaExpanded==="true",o=t.ariaHasPopup==="menu";if(e())return void(o?np(e):Ri(performance.now()+C0));o||op(t,e,performance.now()+L0)}function op(t,e,o){let n=document.activeElement;e()||performance.now()>o||((!n||n===document.body||n.closest(tp))&&t.focus({preventScroll:!0}),requestAnimationFrame(()=>op(t,e,o)))}function np(t){requestAnimationFrame(()=>{if(!t())return;let e=document.activeElement?.closest("[role=menu]");if(!e)return np(t);let o=e.querySelector("[role=menuitem]");e===document.activeElement&&o instanceof HTMLElement&&o.focus({preventScroll:!0})})}function Ri(t,e=!1){requestAnimationFrame(()=>{if(performance.now()>t)return;let o=[...document.querySelectorAll(tp)].at(-1),n=document.activeElement??document.body,r=n===document.body||n===o||!e&&n.matches(Li);if(!(o instanceof HTMLElement)||!r)return Ri(t,e);let s=Ci?void 0:Hr(o).find(a=>a!==o);!s&&n!==o&&(o.tabIndex=-1,o.style.outline="none"),(s||n!==o)&&(s??o).focus({preventScroll:!0}),Ri(t,e||!!s)})}var rp=new WeakMap;function sp(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(R0)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function R0(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,f]})=>d/Math.abs(f-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(rp.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=cr({width:n,height:r},{usual:i,width:s.getComputedTextLength()});rp.set(e,a),e.dataset.numbers=l?"fitted":"none",e.style.setProperty("--in-cells",`${l}px`)}var Pi={press:null};function ip(){let{press:t}=Pi;return Pi.press=null,t?.(),t!==null}function P0({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return ct(e,`${Ze}
${Qe}`,s=>c(N0,{data:t,host:n,theme:s,close:r},`${t.lecture} ${t.posed.id}`))}function N0({data:t,host:e,theme:o,close:n}){let{closable:r,lecture:s}=t,a=Re(),i=!!(a&&s&&(a.told.state?.lecture??s)===s),l=i?a?.told.state:null,{id:d}=t.posed,u=a&&i?{...t.posed,id:`${a.lead.code}.${d}`}:t.posed,[,f]=O(0),p=nr(Oe(),u),h=p!==null||!!(l&&d in l.shown);R(()=>{e.toggleAttribute("data-lab-told",h)},[h,e]);let m=g=>{zo(u.id,g),f(w=>w+1)};return c(er,{posed:u,theme:o,clicker:Pi,isShown:h,given:p?.answer??null,onClose:r?n:void 0,group:a&&l?{answered:l.answered[d]??0,people:l.people,picture:l.shown[d]?.class??null,join:{address:Ir("").replace(/^https?:\/\/|\/$/g,""),code:no(a.lead.code)}}:void 0,onShow:g=>{m(rr(u,g)),i&&$u(d)},onAgain:i?void 0:()=>m(null)},u.id)}var ap={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},Ii="[data-testid=stSidebar]",dp="[data-testid=stHeader]",I0=300,H0=1e4,Ni=!1,Hi="",zi="",Di="",qi=-1/0,cp=null;globalThis.document?.getElementById("root")&&Xu();function z0({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Hi=t?.group??"";let r=t?.scene??"";r&&(ul(r),ki(r)),r!==zi&&([zi,Di,qi]=[r,r,performance.now()],r&&Ni&&$i()),Zu(t?.place??""),D0(),Ku(),!Ni&&(Ni=!0,ep(),Yu(),sp(),document.addEventListener("click",({target:s})=>{s instanceof Element&&s.closest(`${Ii} a[href]`)&&setTimeout(q0)}),document.addEventListener("click",s=>{let{target:a,ctrlKey:i,metaKey:l}=s,d=a instanceof Element?a.closest(".st-key-scene a[href]"):null,u=d instanceof HTMLAnchorElement&&new URL(d.href).searchParams.get("lecture");if(!(!u||i||l)){if(up()){s.preventDefault(),s.stopImmediatePropagation();return}[Di,qi]=[u,performance.now()],ki(u)}},{capture:!0}),window.addEventListener("keydown",U0,{capture:!0}))}function D0(){let t=document.querySelector(dp);t&&t!==cp&&new MutationObserver(lp).observe(cp=t,{childList:!0,subtree:!0}),lp()}function lp(){for(let t of document.querySelectorAll(`${dp} button[aria-haspopup=menu]`))Hi&&t.textContent?.trim()===Hi?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function q0(){let t=document.querySelector(`${Ii} [data-testid=stSidebarCollapseButton] button, ${Ii} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function up(){let t=performance.now()-qi,e=document.querySelector("[data-testid=stApp]")?.getAttribute("data-test-script-state")==="notRunning";return t<I0||t<H0&&(Di!==zi||!e)}var F0="input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=dialog], [data-baseweb=popover], [data-testid=stPopoverBody]";function U0(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||t.defaultPrevented||!ap[t.key]||!document.querySelector(".st-key-scene")||t.composedPath().some(n=>n instanceof Element&&n.matches(F0))||(t.preventDefault(),t.stopImmediatePropagation(),t.repeat||up())||t.key==="PageDown"&&ip())return;let o=document.querySelector(ap[t.key]);o instanceof HTMLElement&&o.click()}function pp(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var fp=`.glossary {
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
`;function B0({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:fp}),n),J(c(W0,{terms:t.terms}),n),()=>{J(null,n),n.remove()}}function W0({terms:t}){let[e,o]=O(""),n=$(null);R(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=pp(t,e);return c(B,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var G0={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},K0={width:60,height:400};function hp(t){let e=lo(t,{layer:0,...K0},G0),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,l,d)=>({M:`M${o-d} ${l}`,H:`V${l}`,V:`H${o-l}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var V0="Where this page is in the model";function mp(t){let e=I(()=>hp(t.outline),[t.outline]);return c(Y0,{...t,layout:e})}function Y0({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,l]=O(void 0),[d,u]=O(""),f=$(null),p=t.boxes.filter(({box:{role:b}})=>mi[b]),h=["",...p.map(({box:b})=>b.name)],m=b=>f.current?.querySelector(`[data-part="${h[Math.max(0,Math.min(b,h.length-1))]}"]`),g=b=>{let y=h.indexOf(d),[v,k]=[()=>m(y+1),()=>m(y-1)];b.key==="Escape"&&l(void 0),Pt(b,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>m(0),End:()=>m(h.length)})},w=b=>gu(b,{page:n,layer:s,layers:o}),x=b=>{let y=b?.name??"";return{type:"button","data-part":y,"data-leads-away":Vo(n,Ce(b,s).page)?void 0:!0,tabIndex:y===(h.includes(d)?d:"")?0:-1,"aria-label":w(b),onClick:()=>a(b),onPointerMove:()=>l(b),onFocus:()=>(u(y),l(b))}};return c("div",{class:"figure",ref:f,role:"group","aria-label":V0,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>l(void 0),onFocusOut:()=>l(void 0),children:[c("button",{class:"all",...x(null)}),c(J0,{...e,layout:t}),p.map(({box:b,left:y,top:v,width:k,height:_})=>{let M=Pr(n,b,r);return c("button",{class:M?"way here":"way","aria-current":M?"location":void 0,...x(b),style:{left:`${y}px`,top:`${v}px`,width:`${k}px`,height:`${_}px`}},b.name)}),i!==void 0&&c("div",{class:"tip","aria-hidden":"true",children:w(i)})]})}function J0({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:l,boxes:d,width:u,height:f}=s,p=Yo(e)?d.find(({box:h})=>Pr(e,h,o))?.box.side:"";return c("svg",{width:u,height:f,viewBox:`0 0 ${u} ${f}`,"aria-hidden":"true",children:[a.map((h,m)=>c(X0,{frame:h,layers:t,theme:r,chosen:p===["encoder","decoder"][m]?n:-1},m)),[...i,...l].map(h=>c("path",{d:h,fill:"none",stroke:r.quiet},h)),d.map(h=>c(Z0,{placed:h,theme:r,isHere:Pr(e,h.box,o)},h.box.name))]})}function X0({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return c("g",{children:[c("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(l,d)=>c("rect",{x:t+3+d*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:d===s?a.text:a.hatchLine},d))]})}function Z0({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[fi[t.role]],l={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return c("g",{children:[c("rect",{...l,fill:s.ground}),c("rect",{...l,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var gp=`/* The whole model, small. */

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
`;function tb({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,`${It}
${gp}`),r=location.pathname.split("/").at(-1)??"";return J(c(eb,{outline:t,page:r,theme:Nt(n),send:o}),n),()=>{J(null,n),n.remove()}}function eb({outline:t,page:e,theme:o,send:n}){let[r,s]=O(Ht);P(()=>{let u=()=>s({...Ht()});u();let f=[Ke(u),qa(u)];return()=>f.forEach(p=>p())},[]);let i=t.boxes.map(({kind:u})=>u).includes(r.kind)?r.kind:"encoder",l=Math.max(0,Math.min(e==="alignment"?za():r.layer,t.layers-1));return c(mp,{outline:t,page:e,kind:i,layer:l,theme:o,onOpen:u=>{let f=Ce(u,Yo(e)?l:null);Vo(e,f.page)?u?.kind&&K({kind:u.kind,rows:[]}):n("opened",f)}})}var[wp,Fi]=["",""];function ob({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),wp!==t.page&&(wp=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function nb({data:t}){t.what!==Fi&&(Fi=t.what,Fi&&setTimeout(()=>rb(t.part),200))}function rb(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var bp=`.written {
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
`;var ib=60;function ab({data:t,parentElement:e}){return ct(e,bp,()=>c(cb,{...t}))}function cb({text:t,low:e}){let[o,n]=O(""),r=o===t&&t!=="";return c("div",{class:e?"written low":"written",children:[c("code",{title:t,tabIndex:e&&t.length>ib?0:void 0,children:t||" "}),c("button",{type:"button","aria-label":r?"Copied":"Copy what it wrote",onClick:async()=>n(await Nr(t)?t:""),children:r?"\u2713":c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}var yp=`form {
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
`;var db="lab/teacher";function ub({data:t,parentElement:e}){let o=wt(e,yp);return J(c(pb,{entered:t.entered}),o),()=>{J(null,o),o.remove()}}function pb({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let l=await fetch(new URL(db,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(l.ok)return location.reload();o((await l.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return c("form",{onSubmit:s,children:[!t&&c("label",{children:["The teacher's key",c("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),c("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),c("p",{role:"status",children:e})]})}/*! Preact, which is part of this file:

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
*/var Ui={alignment:Ba,beams:wc,film:Xc,matrices:Yl,stage:di,wholeModel:_u};Zc({...Ui,lecture:fl(Ui),phone:Ml(Ui)});wl(di);export{Ba as alignment,Bw as answered,wc as beams,jw as classroom,Yw as course,x0 as exporter,Xc as film,S0 as follow,z0 as frame,B0 as glossary,nb as intoSight,Yl as matrices,ob as openAtTop,tb as outline,P0 as predict,di as stage,ub as teacherKey,_u as wholeModel,ab as written};
