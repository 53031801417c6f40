var W,xi,Lu,Vt,Lr,tn,ki,Zo,vi,Rr,Cr,Cu,po=Symbol.for("pv"),en={},on=[],Ru=/^m(i|n|o|s|text|space)$/,nn=Array.isArray,Pr=on.slice,ge=Object.assign;function me(t){t&&t.parentNode&&t.remove()}function Nr(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Pr.call(arguments,2):o),uo(t,a,n,r,null)}function uo(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:po,__v:r||++xi,__i:-1,__u:0};return!r&&W.vnode&&W.vnode(s),s}function U(t){return t.children}function Yt(t,e){this.props=t,this.context=e,this.__g=0}function Jt(t,e){if(e==null)return t.__&&Jt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Jt(t)}function Pu(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=ge({constructor:po},o)).__v=o.__v+1,W.vnode&&W.vnode(e),zr(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Jt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Ei(r,e,s),o.__=o.__e=null,e.__e!=n&&_i(e))}function _i(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),_i(t)}function bi(t){(8&t.__g||(t.__g|=8,Vt.push(t),tn++))&&Lr==W.debounceRendering||((Lr=W.debounceRendering)||queueMicrotask)(Si)}function Si(){try{for(var t,e=1;Vt.length;)Vt.length>e&&Vt.sort(ki),t=Vt.shift(),e=Vt.length,8&t.__g&&Pu(t)}finally{(tn=Vt.length)&&(Lr||queueMicrotask)(Si)}}function Mi(t,e,o,n,r,s,a,i,l,d,u){var f,p,h,m,g,w,x=n.__k||on,b=e.length;for(l=Nu(o,e,x,l,b),f=0;f<b;f++)(h=o.__k[f])!=null&&(p=~h.__i&&x[h.__i]||en,h.__i=f,w=zr(t,h,p,r,s,a,i,l,d,u),m=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&Hr(p.ref,null,h,p),h.ref&&u.push(h.ref,h.__c||m,h)),g=g||m,4&h.__u?(l=Oi(h,l,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),h.__u&=-21);return o.__e=g,l}function Nu(t,e,o,n,r){var s,a,i,l,d,u,f,p,h,m=o.length,g=m,w=0,x=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=uo(null,a):nn(a)?a=b[s]=uo(U,{children:a}):a.constructor===po&&a.__b?a=b[s]=uo(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,l=s+w,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Iu(a,o,l,g))&&(g--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==l-1?w--:d==l+1?w++:d!=l&&(d>l?w--:w++,x=1)):(~d||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(x){for(u=[],f=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(w=0,p=u.length;w<p;)u[h=w+p>>1]<a.__i?w=h+1:p=h;u[w]=a.__i,f[s]=w+1}for(w=u.length;s--;)f[s]&&(f[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Jt(i)),Dr(i,i));return n}function Oi(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Oi(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Jt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ir(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(nn(t)?t.some(function(o){Ir(o,e)}):e.push(t)),e}function Iu(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function yi(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Xo(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||yi(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||yi(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Cr[e]||(Cr[e]=zu(e)),(t.__a||(t.__a={}))[e]=Rr,s=e!=(e=e.replace(vi,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function zu(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Zo]==null)e[Zo]=Rr++;else if(e[Zo]<this.__a[t])return;return o(W.event?W.event(e):e)}}}function zr(t,e,o,n,r,s,a,i,l,d){var u,f,p,h,m,g,w,x,b,y,k,_,v,S,O,z,A,T,j=e.type;if(e.constructor!==po)return null;128&o.__u&&(l=32&o.__u,u=o.__c.__z)&&(e.__u|=l,f=s=[],u.nodeType==8?i=Qo(u,s):s.push(u),i=s[0]||i),(u=W.__b)&&u(e);t:if(typeof j=="function"){p=a.length;try{if(x=e.props,b=(u=j.prototype)&&u.render,y=(u=j.contextType)&&n[u.__c],k=u?y?y.props.value:u.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(b?e.__c=h=new j(x,k):(e.__c=h=new Yt(x,k),h.constructor=j,h.render=Du),y&&y.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),j.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=ge({},h.__s)),ge(h.__s,j.getDerivedStateFromProps(x,h.__s)))),m=h.props,g=h.state,h.__v=e,o.__c){if(x!==m&&b&&!j.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(x,k),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(x,h.__s,k)===!1){e.__v!=o.__v&&(h.props=x,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function($){$&&($.__=e)}),on.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Jt(o);break t}h.componentWillUpdate&&h.componentWillUpdate(x,h.__s,k),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,g,w)})}else b&&!j.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=k,h.props=x,h.__P=t,h.__g&=-5,_=W.__r,v=b?25:0;do h.__g&=-9,_&&_(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++v<25);b&&(on.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=ge({},n,h.getChildContext())),b&&o.__c&&h.getSnapshotBeforeUpdate&&(w=h.getSnapshotBeforeUpdate(m,g)),S=u&&u.type===U&&u.key==null?u.props.children:u,x.__P&&(u=i,r=(t=x.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function($){$&&Dr($,$)}),o.__k=null),i=o.__k?Jt(o,0):null),i=Mi(t,nn(S)?S:[S],e,o,n,r,s,a,i,l,d),x.__P&&(e.__e=null,i=u),e.__u&=-161,f&&f.some(me),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(a.length=p,e.__v=null,l||s)if($&&$.then){if(e.__u|=128|l,s){for(~(A=s.indexOf(i||void 0))||(A=s.length);(T=s[A-1])&&T.nodeType==8;)A--;for(;A<s.length;A++)if(T=s[A])if(s[A]=null,O){if(T==z)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(z=Qo(O=T))}}if(!O){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;O=i}(u=Qo(O=e.__c.__z||(e.__c.__z=O)))?(e.__e=O,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(me);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),$&&$.then||$i(e),W.__e($,e,o)}}else i=e.__e=Hu(o.__e,e,o,n,r,s,a,l,d,t);return(u=W.diffed)&&u(e),i}function Qo(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function $i(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some($i))}function Ei(t,e,o){for(var n=0;n<o.length;)Hr(o[n++],o[n++],o[n++]);W.__c&&W.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){W.__e(s,r.__v)}})}function Hu(t,e,o,n,r,s,a,i,l,d){var u,f,p,h,m,g,w,x,b=o.props||en,y=e.props,k=e.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(k?m.localName==k:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(x=d.ownerDocument||document,!k)return x.createTextNode(y);t=x.createElementNS(r,k,y.is?y:d),i&&(W.__m&&W.__m(e,s),i=!1),s=null}if(k){if(d=k=="template"&&t.content||t,s=k=="textarea"&&y.defaultValue!=null?null:s&&Pr.call(d.childNodes),!i&&s)for(b={},u=0;u<t.attributes.length;u++)b[(m=t.attributes[u]).name]=m.value;for(u in b)m=b[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in y||u=="value"&&"defaultValue"in y||u=="checked"&&"defaultChecked"in y||Xo(t,u,null,m,r);for(u in y)m=y[u],u=="children"?h=m:u=="dangerouslySetInnerHTML"?f=m:u=="value"?g=m:u=="checked"?w=m:i&&typeof m!="function"||b[u]===m||Xo(t,u,m,b[u],r);f?(i||p&&(f.__html==p.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(p&&(t.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ru.test(k))&&(r="http://www.w3.org/1999/xhtml"),Mi(d,nn(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Jt(o,0),i,l),s&&s.some(me)),i&&k!="textarea"||(u="value",k=="progress"&&g==null?t.removeAttribute(u):g==null||g===t[u]&&(k!="progress"||g)||Xo(t,u,g,b[u],r),u="checked",w!=null&&w!=t[u]&&Xo(t,u,w,b[u],r))}else b===y||i&&t.data==y||(t.data=y);return t}function Hr(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){W.__e(r,o)}}function Dr(t,e,o){var n,r,s,a;if(W.unmount&&W.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Hr(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){W.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Dr(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=Qo(n,s=[]))&&(n==t.__e&&s.some(me),me(r),me(n)),o||me(t.__e),t.__e=t.__c=t.__=null}function Du(t,e,o){return this.constructor(t,o)}function Y(t,e){var o,n,r,s;W.__&&W.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=uo(U,{children:[t]}),r=[],s=[],zr(e,e.__k,n||en,en,e.namespaceURI,n?null:e.firstChild?Pr.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Ei(r,e.__k,s),e.__k.props.children=null}W={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw tn=0,t}},xi=0,Lu=function(t){return t!=null&&t.constructor===po},Yt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=ge({},this.state)),typeof t=="function"&&(t=t(ge({},o),this.props)),t&&(ge(o,t),this.__v&&(e&&this.__k.push(e),bi(this)))},Yt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),bi(this))},Yt.prototype.render=U,Vt=[],tn=0,ki=function(t,e){return t.__v.__b-e.__v.__b},Zo=Symbol(),vi=/(PointerCapture)$|Capture$/i,Rr=0,Cr={},Cu=0;var Ce,et,qr,Ti,Fr=Object.is,ho=0,Hi=[],Ur=[],Z=W,Ai=Z.__b,Li=Z.__r,Ci=Z.diffed,Ri=Z.__c,Pi=Z.unmount,Ni=Z.__;function rn(t,e){Z.__h&&Z.__h(et,t,ho||e),ho=0;var o=et.__H||(et.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function M(t){return ho=1,Di(qi,t)}function Di(t,e,o){var n=rn(Ce++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):qi(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Fr(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=et,!et.__f)){et.__f=!0;var r=et.shouldComponentUpdate;et.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var d=!1,u=this.props!=s;if(l.__.some(function(p){p.__N&&(d=!0,Fr(p.__[0],p.__N[0])||(u=!0))}),r){var f=r.call(this,s,a,i);return d?f||u:f}return!d||u}}return n.__}function P(t,e){var o=rn(Ce++,3);!Z.__s&&Br(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,et.__H.__h.push(o))}function C(t,e){var o=rn(Ce++,4);!Z.__s&&Br(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,et.__h.push(o))}function E(t){return ho=5,N(function(){return{current:t}},[])}function N(t,e){var o=rn(Ce++,7);return Br(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Xt(t,e){return ho=8,N(function(){return t},e)}function qu(){var t;do{for(;t=Ur.shift();)try{fo(t)}catch(o){Z.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Hi.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(fo),e.__h.some(jr),e.__h=[]}catch(o){e.__h=[],Z.__e(o,t.__v)}}}while(Ur.length)}Z.__b=function(t){et=null,Ai&&Ai(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ni&&Ni(t,e)},Z.__r=function(t){Li&&Li(t),Ce=0;var e=(et=t.__c).__H;e&&(qr==et?et.__h=[]:(e.__h.some(fo),e.__h.some(jr),Ce=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),qr=et},Z.diffed=function(t){Ci&&Ci(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&zi(Hi.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),qr=et=null},Z.__c=function(t,e){e.some(function(o){try{o.__h.some(fo),o.__h=o.__h.filter(function(n){return!n.__||jr(n)})}catch(n){o.__h=[function(){throw n}]}}),Ri&&Ri(t,e)},Z.unmount=function(t){Pi&&Pi(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,zi(Ur.push(r))}else fo(r)}catch(s){e=s}}),n.__H=void 0,e&&Z.__e(e,n.__v))};var Ii=typeof requestAnimationFrame=="function";function Fu(t){var e,o=function(){clearTimeout(n),Ii&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Ii&&(e=requestAnimationFrame(o))}function zi(t){t!=1&&Ti==Z.requestAnimationFrame||((Ti=Z.requestAnimationFrame)||Fu)(qu)}function fo(t){var e=et,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),et=e}function jr(t){var e=et;t.__c=t.__(),et=e}function Br(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Fr(o,t[n])})}function qi(t,e){return typeof e=="function"?e(t):e}var sn=new Map;function yt(t,e){return sn.set(t,e),()=>{sn.get(t)===e&&sn.delete(t)}}var Fi=t=>sn.get(t)?.()??null;function Re(t,e){let o=new ResizeObserver(e);e();for(let n of[t,document.querySelector("[data-testid=stMainBlockContainer]")])n&&o.observe(n);return window.addEventListener("resize",e),()=>{o.disconnect(),window.removeEventListener("resize",e)}}function st(){let t=E(null),[e,o]=M({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Ui(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return Re(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(a=>a.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var Uu=/[\u202A-\u202E\u2066-\u2069]/g,ju=/(\p{M}{4})\p{M}+/gu,Bu=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Wu={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Gu=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Wr=t=>[...Gu.segment(t)].map(e=>e.segment),an=14;function mo(t){let e=t.replace(Uu,"").replace(ju,"$1");return/^\s+$/.test(e)?[...e].map(o=>Wu[o]??"\u2423").join(""):e||"\u2205"}function Et(t,e=an){let o=mo(t);if(o.length<=e)return o;let n=Wr(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function F(t,e=an){return`\u2068${Et(t,e)}\u2069`}function Tt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Bu.test(e)?"rtl":"ltr"}var Ku=Symbol.for("pv"),Vu=0;function c(t,e,o,n,r,s){e||(e={});var a,i,l=e;if("ref"in l&&typeof t!="function")for(i in l={},e)i=="ref"?a=e[i]:l[i]=e[i];var d={type:t,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ku,__v:--Vu,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),W.vnode&&W.vnode(d),d}function R({token:t,length:e,class:o=""}){return c("bdi",{class:`token ${o}`,title:mo(t),children:Et(t,e)})}function Zt({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=M(()=>o.every(s=>document.fonts.check(s)));return P(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Rt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var go=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function cn({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=M({id:null,spoken:!0}),i=E(!1),l=(f,p=!0)=>a(h=>h.id===f?h:{id:f,spoken:p}),d=({pointerType:f,target:p,currentTarget:h})=>f!=="touch"&&l(go(p)??go(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:f,pointerId:p,target:h})=>{i.current=f==="touch",!i.current&&h instanceof Element&&h.closest("[data-id]")?.setPointerCapture(p)},onClick:({target:f})=>e(go(f),{id:r,touch:i.current,point:l}),onFocusIn:({target:f})=>{let p=go(f);p&&o(p),p&&f instanceof Element&&f.matches(":focus-visible")&&l(p,!1)},onFocusOut:()=>n&&i.current||l(null),onKeyDown:f=>{i.current=!1;let{key:p,target:h,currentTarget:m}=f,g=go(h);p==="Escape"?l(null):g&&Rt(f,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function Pe({parts:t,hint:e,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:c(R,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var Yu=new Intl.NumberFormat("en");function lt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+ot(Number(r))+(s?`.${s}`:"")}function ot(t){return Yu.format(t)}function L(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?L(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Ju(t){return`\u2248${(t*100).toFixed(0)} %`}var ut=({rounded:t})=>t?Ju:L;function ln(t){return t>=.005?(t*100).toFixed(0):""}var Mt=t=>t.map(e=>typeof e=="string"?e:F(e.token,e.length)).join("");var Xu;function dn(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Xu??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),l=i.createImageData(o,e),d=new Uint32Array(l.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(l,0,0),a}var dt=6;function H({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function nt(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let l=({fill:d,stroke:u,width:f=1,opacity:p=1,dash:h=[]},m)=>{i.globalAlpha=p,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:f}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,f,p,h){let m=new Path2D;h.radius?m.roundRect(d,u,f,p,h.radius):m.rect(d,u,f,p),l(h,m)},text(d,u,f,p){i.save(),i.translate(u,f),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:H(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,f,p,h)=>i.drawImage(dn(d,u,f,n,h),...p),hatch(d,u,f,p){i.fillStyle=Zu(i,n),i.fillRect(d,u,f,p)},path(d,u){let[f,p]=u.shift??[0,0];i.save(),i.translate(f,p),l(u,new Path2D(d)),i.restore()}}}function Ne(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,l,d],u)=>t.cells(n,r,s,[a+e,i+o,l,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var ji=new Map;function Zu(t,e){let o=ji.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:dt,height:dt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,dt,dt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-dt,0,dt])r.moveTo(a-1,dt+1),r.lineTo(a+dt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return ji.set(e.signature,s),s}var Bi=[255,255,255],Wi=[0,0,0],Qu,Yr=()=>Qu??=document.createElement("canvas").getContext("2d");function Qt(t){let e=Yr();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var wo=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Ut=t=>`rgb(${t.join(",")})`;function Gr(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Gi(t,e){let[o,n]=[Gr(t),Gr(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Kr(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return wo(t[r],t[r+1],n-r)})}function Pt(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[Qt(o("text-color")),Qt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,l,...d]=o("chart-categorical-colors").split(","),u=Kr(s.map(Qt)),f=o("chart-diverging-colors").split(","),p=Kr(f.map(Qt));return{text:Ut(n),quiet:Ut(wo(r,n,.72)),ground:Ut(r),primary:o("primary-color"),query:a,key:i,value:l,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Ut(wo(r,n,.09)),hatchLine:Ut(wo(r,n,.3)),scale:u.map(Ut),ink:u.map(un),pixels:Vr(u),signed:p.map(Ut),signedInk:p.map(un),signedPixels:Vr(p),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${f})`,dark:Gr(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var un=t=>Ut(Gi(t,Bi)>=Gi(t,Wi)?Bi:Wi);function te(t){let e=Kr([Qt(t.ground),wo(Qt(t.ground),Qt(t.text),.45)]);return{...t,scale:e.map(Ut),ink:e.map(un),pixels:Vr(e),signature:`${t.signature}|off`}}var Ki=t=>un(Qt(t)),Vr=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function I(t,e){let o=Yr();return o.font=e,o.measureText(t).width}function Vi(t){let e=Yr();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var we=["source","target"];var Ji=t=>t==="source"?"target":"source";function Xi(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Yi("source",t.source),target:Yi("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:tp(n,t.gold??[])}}var Yi=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function pn({words:t,weights:e},o){return t[Ji(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Jr=t=>1-t.reduce((e,{weight:o})=>e+o,0);function tp(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=pn(t,a),l=Math.max(...i.map(({weight:u})=>u)),d=l>=Jr(i)?i.find(({weight:u})=>u===l):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(l=>l.kind==="best"&&l.source===a&&l.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function fn(t,e,o){let n=({kind:i,weight:l})=>i!=="other"||l>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Ji(o.side)])]:[]),a=new Map(o?pn(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:l})=>[i,l]):[]);return{lines:r,lit:s,told:a}}var ep=560,op={letters:20,padding:8,least:48},np={letters:17,padding:4,least:35},rp={share:.03,least:4,most:44},sp={share:.17,least:130,most:190},Zi=3;function hn({words:t,directions:e},o,n){let r=({share:g,least:w,most:x})=>Math.max(w,Math.min(x,o*g)),s=o<ep,{letters:a,padding:i,least:l}=s?np:op,d=s?0:r(rp),u=H({fill:"",size:a},n),f=we.map(g=>t[g].map(({label:w})=>Math.max(l,Math.ceil(I(Et(w),u))+2*i))),p=f.map(g=>g.reduce((w,x)=>w+x+d,2*Zi-d)),h=Math.max(o,...p),m=new Map;return we.forEach((g,w)=>{let x=(h-p[w])/2+Zi;t[g].forEach((b,y)=>{let k=f[w][y],_=x+k/2;m.set(b,{x:e[g]==="rtl"?h-_:_,width:k}),x+=k+d})}),{width:h,gap:d,links:r(sp),letters:a,places:m}}function Qi({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,l=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((f,p)=>l(p)<l(f)?p:f);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function mn({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Xr={best:[.45,.85],other:[.12,.72]};function gn({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Xr[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var ip=6400,ta=4,ap=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,cp=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,lp={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},oa=t=>t.replace(/[&<>"]/g,e=>lp[e]);function Zr(t){return cp.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var bo=t=>t.toWellFormed().replace(ap,""),Ie=t=>Math.round(t*100)/100;function Ot(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${oa(String(typeof s=="number"?Ie(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var ea=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function na(t,e,o,n){let r=[];n(dp(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Ie(t)} ${Ie(e)}`};return Ot("svg",s,Ot("defs",{},fp(o))+r.join(""))}function dp(t,e){return{rect:(o,n,r,s,a)=>t.push(Ot("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...ea(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Ie).join(" ")})`;t.push(Ot("path",{d:o,transform:r,...ea(n)}))},hatch:(o,n,r,s)=>t.push(Ot("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...up(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:l,code:d,align:u="left",turned:f}=s,p=Zr(bo(o)),h=I(p,H(s,e)),[m,g]=[f?{transform:`translate(${Ie(n)} ${Ie(r)}) rotate(-90)`}:{x:n,y:void 0},Vi(H(s,e))],w={...m,y:f?g:r+g,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":l?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...p].length>1?h:void 0,lengthAdjust:[...p].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(Ot("text",w,oa(p)))}}}function up(t,e,o,[n,r,s,a],i,l){if(e*o>ip)return[pp(t,e,o,[n,r,s,a],i,l)];let d=l?i.signed:i.scale,[u,f]=[s/o,a/e],p=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let x=d[p(m*o+g)];for(w=g+1;w<o&&d[p(m*o+w)]===x;)w+=1;let b={x:n+g*u,y:r+m*f,width:(w-g)*u,height:f};h.push(Ot("rect",{...b,fill:x}))}return[Ot("g",{"shape-rendering":"crispEdges"},h.join(""))]}function pp(t,e,o,[n,r,s,a],i,l){let d=Object.assign(document.createElement("canvas"),{width:o*ta,height:e*ta}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(dn(t,e,o,i,l),0,0,d.width,d.height),Ot("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function fp(t){let e=Ot("rect",{width:dt,height:dt,fill:t.hatchGround}),o=[-dt,0,dt].map(r=>`M${r-1} ${dt+1}L${r+dt+1} -1`).join("");return Ot("pattern",{id:"hatch",width:dt,height:dt,patternUnits:"userSpaceOnUse"},e+Ot("path",{d:o,fill:"none",stroke:t.hatchLine}))}var yo=12,hp=2,mp=16e6,gp=1.4;function K(t,e=yo){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,l)=>(l.draw(r,s,i),i+l.height+e),a)}}function V(t,e=yo){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function wn(t,e,o,n){let r=H(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${i}`:i;s.length&&I(l,r)<=e?s[s.length-1]=l:s.push(i)}let a=o.size*gp;return{width:Math.ceil(Math.max(0,...s.map(i=>I(i,r)))),height:Math.ceil(s.length*a),draw:(i,l,d)=>s.forEach((u,f)=>i.text(u,l,d+(f+.5)*a,o))}}function wp(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*yo);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,yo,yo)}}}function ra(t,e){let{width:o,height:n,draw:r}=wp(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(nt(s,o,n,e,Math.min(hp,Math.sqrt(mp/(o*n))))),{svg:na(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var J=14,bp=18,Qr=64,xo={width:96,height:12},ht=(t,e)=>ct(t,{size:bp,bold:!0,fill:e.text},e),xt=(t,e,o)=>wn(t,e,{size:J,fill:o.text},o);function ct(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(I(t,H(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function ze({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>ct(n,{size:J,fill:r,bold:s},e);return V([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),V([o("0 %"),yp(e),o("100 %")],6),t&&V([He((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function yp(t){let e=Float32Array.from({length:Qr},(o,n)=>n/(Qr-1));return{...xo,draw(o,n,r){o.cells(e,1,Qr,[n,r+4,xo.width,xo.height]),o.rect(n,r+4,xo.width,xo.height,{stroke:t.hatchLine})}}}var He=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var xp=.1,kp=3,ko={source:"Text: looked at (key)",target:"What it writes: looks (query)"},aa={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},vp="The more weight, the thicker and the stronger in colour",vo={line:3,name:12};function bn(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${L(e)}`:"others"],["",vp],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var ia=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function _o(t,e,o){let n=pn(t,e),s=n.filter(({weight:l})=>l>0).sort((l,d)=>d.weight-l.weight).slice(0,o).filter(({weight:l},d)=>d===0||l>=(d<kp?.005:xp)),a=e.side==="target",i=Jr(n);return[...ia(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:l,weight:d},u)=>[u?", ":"",...ia(l),` (${L(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${L(i)}`:""]}var _p=720,be={heading:26,number:22,label:34},es=15,os={width:32,height:20},ts=32;function ca(t,e,o,n){let r=hn(t,_p,n),s=o&&xt(Mt(_o(t,o,vo.line)),r.width,n),a=be.heading+be.number+be.label,i={width:r.width,height:2*a+r.links,draw:l};return K([s,i,Sp(t.knowsGold,e,r.width,n)],16);function l(d,u,f){let{lines:p,lit:h,told:m}=fn(t,e,o),g=f+i.height;for(let w of p)d.path(mn(r,w),{...gn(w,n),shift:[u,f+a]});for(let w of we){let x=y=>w==="source"?f+y:g-y,b=w==="source"?n.key:n.query;d.text(ko[w],u,x(be.heading/2),{fill:b,size:es,bold:!0});for(let y of t.words[w]){let k=u+(r.places.get(y)?.x??0),_=o&&!h.has(y),v=m.get(y);v!==void 0&&d.text(L(v),k,x(be.heading+be.number/2),{fill:_?n.quiet:n.text,size:es,bold:!_,align:"center"}),d.text(F(y.label),k,x(a-be.label/2),{fill:_?n.quiet:b,size:r.letters,align:"center"})}}}}function Sp(t,e,o,n){let r=[[]];for(let[s,a]of bn(t,e)){let i=s&&{...os,draw:(u,f,p)=>Mp(u,s,f,p+os.height/2,n)},l=V([i||null,ct(a,{fill:n.quiet,size:es},n)],8),d=r.at(-1);d.length&&V([...d,l],20).width>o?r.push([l]):d.push(l)}return K(r.map(s=>V(s,20)),4)}function Mp(t,e,o,n,r){let{width:s}=os;if(e!=="gold"){let[i,l]=Xr[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:ts},(f,p)=>i+(l-i)*p/(ts-1));t.cells(u,1,ts,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function la({data:t,theme:e}){let[o,{width:n}]=st(),r=E(null),[s,a]=M({source:0,target:0}),i=N(()=>Xi(t),[t.id]),l=Zt(e),d=N(()=>hn(i,n,e),[i,n,e.font,l]),{words:u,directions:f}=i,p=_=>we.flatMap(v=>u[v]).find(v=>v.id===_)??null,{id:h,spoken:m,listeners:g}=cn({moves:_=>Qi(i,d,p(_)??u.source[0]),press:(_,{id:v,touch:S,point:O})=>(S||!_)&&O(v===_?null:_),onFocus:_=>{let v=p(_);v&&a({...s,[v.side]:v.index})},taps:!0}),w=p(h),{lines:x,lit:b,told:y}=fn(i,t.least,w);P(()=>yt(t.name,()=>({picture:ca(i,t.least,w,e),theme:e})),[t,w,e]),C(()=>{r.current&&(r.current.scrollLeft=f.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let k=_=>c(Op,{alignment:i,side:_,layout:d,lit:b,told:y,stop:Math.min(s[_],u[_].length-1)});return c("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[c(Pe,{parts:w&&_o(i,w,vo.line),hint:aa,spoken:m}),c("div",{class:"scroller",ref:r,children:c("div",{class:w?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...g,children:[k("source"),c("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:x.map(_=>{let{stroke:v,width:S,dash:O}=gn(_,e),{source:z,target:A,kind:T,met:j}=_;return c("path",{class:j?`${T} met`:T,d:mn(d,_),stroke:v,"stroke-width":S,"stroke-dasharray":O?.join(" ")},`${z.index} ${A.index} ${T}`)})}),k("target")]})}),c("div",{class:"legend",children:bn(i.knowsGold,t.least).map(([_,v])=>c("span",{class:"entry",children:[_&&c("span",{class:`swatch ${_}`}),v]},v))})]})}function Op({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=N(()=>t.words[e].map(i=>Mt(_o(t,i,vo.name))),[t]);return c("div",{class:"row",children:[c("div",{class:`heading ${e}`,children:ko[e]}),c("div",{class:`side ${e}`,role:"list","aria-label":ko[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,l)=>c("div",{role:"listitem",children:c("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:l===s?0:-1,"aria-label":a[l],style:{width:`${o.places.get(i)?.width}px`},children:[c("span",{class:"number",children:r.has(i)?L(r.get(i)??0):""}),c("span",{class:"label",children:c(R,{token:i.label})})]})},i.id))})]})}var da=`.alignment .token {
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
`;var ua=0,ns=new Set,pa=()=>ua;function fa(t){ua=t;for(let e of ns)e()}function ha(t){return ns.add(t),()=>{ns.delete(t)}}var Nt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var ma=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function mt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function it(t,e,o){let n=mt(t,[Nt,ma,e].join(`
`));return Y(o(Pt(n)),n),()=>{Y(null,n),n.remove()}}function ga({data:t,parentElement:e}){return fa(t.layer),it(e,da,o=>c(la,{data:t,theme:o}))}var wa=Object.assign;function Cp(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Rp=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ee(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Cp(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Nr(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Pp=Symbol.for("react.element"),Np=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Ip=/[A-Z0-9]/g,zp=typeof document<"u";var Hp=function(t){return/fil|che|rad/.test(t)};Yt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Yt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var ba=W.event;W.event=function(t){return ba&&(t=ba(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Dp={configurable:!0,get:function(){return this.class}},ya=W.vnode;W.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var d=r[l];if(!(l=="value"&&"defaultValue"in r&&d==null||zp&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&d&&d.constructor==Object){var u=void 0;for(var f in d)typeof d[f]!="number"||Rp.test(f)||(u||(u=d=wa({},d)),d[f]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&d===!0)d="";else if(l=="translate"&&d==="no")d=!1;else if(l[0]=="o"&&l[1]=="n"){var p=l.toLowerCase();p=="ondoubleclick"?l="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||Hp(r.type)?p=="onfocus"?l="onfocusin":p=="onblur"&&(l="onfocusout"):p=l="oninput",p=="oninput"&&a[l=p]&&(l="oninputCapture")}else i&&Np.test(l)?l=l.replace(Ip,"-$&").toLowerCase():d===null&&(d=void 0);a[l]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=Ir(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Dp)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=wa({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Pp,ya&&ya(t)};function xa(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-ye(r).length,width:e}}var ye=t=>t.filter(e=>e.kept);function De(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var qe=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function ka({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var rs=120,kn={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},xn={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},va={point:`${xn.point} Click or Enter opens it.`,tap:`${xn.tap} Tap it again to open it.`},vn=t=>t===0?"start":t===1?"step 1":String(t),_n=t=>`dropped: outside the best ${t}`,qp=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,yn=t=>Math.abs(t)<5e-5?"\u22480":lt(t,qp(t)),oe=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${yn(o)}`:"";function Fp(t){let e=De(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=mo(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>rs?Wr(o):[];return n.length>rs?`\u2026${n.slice(1-rs).join("")}`:o}function So({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=ye(t[o.depth]).filter(l=>!l.finished),s=r.at(-1)??o,a=e===1?"the best finished one":`among the ${e} best finished ones`,i=o.finished||!t[o.depth+1]||ye(o.children).length;return["\u201C",{token:Fp(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${L(qe(o))}; everything so far has ${L(Math.exp(n),1)}, log-probability ${yn(n)}. `,o.kept?o.finished?`Kept: ${a}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${a}.`:`Dropped: outside the best ${e}, ${yn(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${yn(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!i?" Nothing that followed was kept.":""]}var Q={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Fe={kept:38,dropped:22},jt={least:22,most:64,cut:30,edge:6};function _a({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=I(Et(o.token,Q.chip),H({fill:"",size:Q.letters[n],bold:o.winner,code:!0},e)),s=oe(o)&&Q.mark+I(oe(o),H({fill:"",size:Q.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?Q.least:0,Math.ceil(r+Number(s))+2*Q.padding[n])]}))}function Sn({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),a=n-2*jt.edge-s.reduce((g,w)=>g+w,0),i=Math.max(jt.least,Math.min(jt.most,a/(s.length-1||1))),l=Q.head+jt.edge,d=t.map(g=>l+Math.max(e,ye(g).length)*Fe.kept+jt.cut/2),u=new Map,f=s.map((g,w)=>jt.edge+s.slice(0,w).reduce((x,b)=>x+b+i,0)),p=r?Math.max(...d):0;t.forEach((g,w)=>{let x=d[w]+jt.cut/2-ye(g).length*Fe.dropped;for(let b of g){let y=b.kept?l+(b.place+.5)*Fe.kept:x+(b.place+.5)*Fe.dropped;u.set(b,{x:f[w],y,width:o.get(b)??0,end:f[w]+s[w]}),(b.kept||r)&&(p=Math.max(p,y+(b.kept?Fe.kept:Fe.dropped)/2))}});let h=f[f.length-1]+s[s.length-1]+jt.edge,m=d.map((g,w)=>`H${Math.max(0,f[w]-i/2)}V${g}`);return{places:u,columns:f,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:p+jt.edge}}function Mo({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Mn=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var ss=13,Up=480,jp={width:26,height:14},Bp={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Sa(t,e,o,n,r){let s=Sn(t,e,0,o),{width:a,height:i}=s,l=n&&xt(Mt(So(t,n)),Math.max(Up,a),r);return K([l,{width:a,height:i,draw:(d,u,f)=>Wp(Ne(d,u,f),t,s,o,n,r)},Kp(r)],16)}function Wp(t,e,o,n,r,s){let a={fill:s.quiet,size:ss};o.columns.forEach((d,u)=>t.text(vn(u),d,Q.head/2-2,a)),t.rect(0,Q.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=De(r);for(let[d,u]of[...Mn,["lit",f=>i.includes(f)]]){let f=Mo(o,e.nodes.filter(p=>u(p)&&(p.kept||n)));f&&t.path(f,{stroke:d==="winner"?s.primary:s.text,...Bp[d]})}for(let[d,u]of o.places)(d.kept||n)&&Gp(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let l=_n(e.width);t.rect(0,o.cut-ss/2,I(l,H(a,s))+8,ss,{fill:s.ground}),t.text(l,0,o.cut,a)}function Gp(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:l,winner:d}=e,[u,f]=l?[Q.letters.kept,Q.high.kept]:[Q.letters.dropped,Q.high.dropped],p=[o,n-f/2,r,f],h=l?7:5;if(t.rect(...p,{fill:i.ground,radius:h}),l){t.rect(...p,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+f/2-4,(r-4)*qe(e),3,{fill:d?i.primary:i.quiet});let k=s||!d?i.text:i.primary;t.rect(...p,{stroke:k,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:i.primary,width:3,radius:h+3});let[m,g]=[F(e.token,Q.chip),oe(e)],w={fill:l||s?i.text:i.quiet,size:u,bold:d,code:!0},x={fill:i.text,size:Q.letters.mark,bold:d},b=I(m,H(w,i)),y=o+(r-b-(g?Q.mark+I(g,H(x,i)):0))/2;t.text(m,y,n,w),g&&t.text(g,y+b+Q.mark,n,x)}function Kp(t){let e={fill:t.quiet,size:14},{width:o,height:n}=jp,r={path:(a,i,l)=>a.rect(i,l+n/2,o,3.5,{fill:t.primary}),bar(a,i,l){a.rect(i,l+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,l+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(kn).map(([a,i])=>{let l=r[a]&&{width:o,height:n,draw:r[a]};return V([l,ct(i,e,t)],7)});return V(s,20)}var Vp=60;function Ma({data:t,theme:e,open:o}){let[n,{width:r}]=st(),s=E(null),[a,i]=M(null),[l,d]=M(""),[u,f]=M(null),p=N(()=>xa(t.nodes,t.width),[t.id]),h=Zt(e),m=N(()=>_a(p,e),[p,e.font,e.codeFont,h]),g=$=>p.nodes.find(B=>String(B.id)===String($))??null,w=g(t.selected),x=p.dropped>0&&(a??(p.nodes.length<=Vp||w?.kept===!1)),b=N(()=>Sn(p,m,r,x),[p,m,r,x]);C(()=>f(null),[t]),P(()=>yt(t.name,()=>({picture:Sa(p,m,x,w,e),theme:e})),[t,m,x,e]);let y=$=>{!o||$===w||(f($),o($.id,$===p.end))},k=$=>$.kept||x,{id:_,spoken:v,listeners:S}=cn({moves:$=>ka(p,g($)??p.nodes[0],k),press:($,{id:B,touch:at,point:tt})=>{let St=g($);!St||at&&B!==$?tt($):y(St)},onFocus:d}),O=g(_)??w,z=De(O),A=g(l)??w??p.nodes[0],T=k(A)?A:A.parent,j=()=>{y(p.end);let $=s.current?.querySelector(`[data-id="${p.end.id}"]`);$ instanceof HTMLElement&&$.focus()};return c("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(Pe,{parts:O&&So(p,O),hint:o?va:xn,spoken:v}),o&&w&&w!==p.end&&c("button",{type:"button",class:"back",onClick:j,children:"Back to the winner"}),p.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:$})=>i($.checked)}),"Show dropped branches (",p.dropped,")"]})]}),c("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:c("div",{class:x?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...S,children:[c("div",{class:"head",style:{height:`${Q.head}px`},children:b.columns.map(($,B)=>c("span",{class:"heading",style:{left:`${$}px`},children:vn(B)},B))}),c(Yp,{tree:p,layout:b}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:Mo(b,z.filter(k))})}),c("div",{class:"cut",style:{top:`${b.cut}px`},children:c("span",{children:_n(p.width)})}),p.columns.map(($,B)=>{let at=tt=>tt?.depth===B?tt:null;return c(Jp,{tree:p,column:$,layout:b,lit:z[B]??null,stop:at(T),current:at(w),pending:at(u)},B)})]})}),c("div",{class:"legend",children:Object.entries(kn).map(([$,B])=>c("span",{class:$,children:B},$))})]})}var Yp=ee(Zp),Jp=ee(Qp),Xp=ee(tf);function Zp({tree:t,layout:e}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:e.cutPath}),Mn.map(([o,n])=>c("path",{class:o,d:Mo(e,t.nodes.filter(n))},o))]})}function Qp({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return c("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(l=>c(Xp,{tree:t,node:l,layout:o,lit:l===n,isStop:l===r,isCurrent:l===s,isPending:l===a},l.id))})}function tf({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:l=0,y:d=0,width:u=0}=o.places.get(e)??{},f=N(()=>Mt(So(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(i).flatMap(([p,h])=>h?p:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${d}px`,width:`${u}px`,"--own":qe(e)},children:[c(R,{token:e.token,length:Q.chip}),oe(e)&&c("span",{class:"mark",children:oe(e)})]})})}var Oa=`.beam {
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
`;var Oo={rounded:255,exact:65535},X=["mean","max","rollout"];function Bt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,p)=>p),i=a.filter(f=>!r.columnPieces[f].every(p=>s.has(p))),l=i.length?i:a,{rows:d}=r,u=r.blocked&&Ta(r.blocked,d.length,r.columns.length,l,new Uint8Array(d.length*l.length));return{group:e,axes:r,kept:l,rows:d,columns:l.map(f=>r.columns[f]),blocked:u,rowSpots:$a(r.rowPieces,e.looks),columnSpots:l.map(f=>$a([r.columnPieces[f]],e.lookedAt)[0])}}var $a=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Ta(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Wt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...X]}function $o(t,e){return e==="rollout"?[t.heads]:X.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function xe(t,e,o,n){let r=$o(e.group,n);if(r.length===1)return Ea(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Ea(t,e,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.length:i[l]>s[l]&&(s[l]=i[l])}return s}var Eo=(t,e,o)=>e*(t.heads+1)+o;function On({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!$o(t,n).every(r=>e.exact.has(Eo(t,o,r)))}function Ea(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let l=Eo(e,a,i),d=o.exact.get(l)??Aa(o,l),u=Ta(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length,p=d instanceof Uint8Array?Oo.rounded:Oo.exact;for(let h=0;h<n.length;h+=1){let m=1;if(f<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[l*n.length+h]/Oo.exact;else for(let w=0;w<f;w+=1)m+=u[h*f+w]/p;let g=m>=t.mutedFloor?1/(p*m):0;for(let w=0;w<f;w+=1)u[h*f+w]=Math.min(1,u[h*f+w]*g)}return u}function Aa({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function La(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(xe(t,e,o,n),p=>Math.round(p*255));let i=$o(r,n).map(p=>Aa(s,Eo(r,o,p))),[l]=i;if(i.length===1&&l instanceof Uint8Array)return l;let d=new Uint32Array(l);for(let p of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=p[h];else for(let h=0;h<d.length;h+=1)p[h]>d[h]&&(d[h]=p[h]);let u=(n==="mean"?i.length:1)*(l instanceof Uint8Array?1:Oo.exact/Oo.rounded),f=new Uint8Array(d.length);for(let p=0;p<d.length;p+=1)f[p]=d[p]/u+.5;return f}function Ue(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=X.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:xe(t,e,o,n),rounded:On(e,o,n),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Ca(t,{layer:e,head:o}){let n=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((p,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),l=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let p of t.groups){let h=Bt(t,p,{words:!1,muted:!1}),m=xe(t,h,e,o);u||=On(h,e,o);let[g,w]=[p.looks,p.lookedAt].map(x=>x==="source"?0:r);for(let x=0,b=0;x<h.rows.length;x+=1)for(let y=0;y<h.columns.length;y+=1,b+=1){let k=(g+x)*a+w+y;d[k]=h.blocked?.[b]??0,l[k]=d[k]?0:m[b]}}let f=X.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${f}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var is=6,ne={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Na(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Ra(t.layer,o.layers),head:Wt(o).includes(t.head)?t.head:"1",step:Ra(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,is),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Ra=(t,e)=>Math.max(0,Math.min(t,e-1)),Pa={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Ia(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Pa)){let[s,a]=Pa[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var za=250,ke=0,re=ne,Ha=ne,je=0,Da=!1,as=null,$n=new Set,It=()=>re;function G(t){if(!Object.entries(t).every(([e,o])=>String(re[e])===String(o))){re={...re,...t},ke+=1,Ua(),clearTimeout(je),je=window.setTimeout(qa,za);for(let e of $n)e()}}function qa(){clearTimeout(je),je&&as?.({turn:ke,selection:re}),je=0}function En(t){ke===0&&(re={...ne,...t})}function Fa(t,e){if(as=e,Da=!0,Ha=t.usual,t.turn>ke||ke===0&&t.turn===0){ke=t.turn,re=t.selection;for(let o of $n)o()}else t.turn<ke&&(je||=window.setTimeout(qa,za));Ua()}function Ua(){if(!Da)return;let t=Ia(location.search,re,Ha),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Be(t){return $n.add(t),()=>{$n.delete(t)}}var of="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(of))&&(as=null),{capture:!0});function ja({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{G({node:s?-1:r}),o?.("opened",r)};return it(e,Oa,r=>c(Ma,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var nf={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Tn(t,e,o,n){let[r,s]=M(!1),[a,i]=M(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function An({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return c("span",{class:"buttons",children:[c(To,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(To,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(To,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(To,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),c(To,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function To({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:nf[t]})})})}function Ln({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}function Ba(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),l=>l.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Gt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],We=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function se({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,l=n+(s*t+a)*i;return Float32Array.from(r.subarray(l,l+i),d=>d/255)}var ie=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Ga=1.2,Wa="switched off",rf=9,sf=500,af=20,Ao={rows:[],columns:[],step:[],chosen:[],done:1/0};function ae(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,r=t.rows.map(b=>F(b,e.width<sf?an:af)),s=t.columns.map(b=>F(b)),i=(b=>Math.ceil(Math.max(...b.map(y=>I(y,n)))))(r)+10,l=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Ga,u=s.map(b=>I(b,n)),f=u.map(b=>b>Math.max(l,d)-2&&b>e.letters*1.1),p=Math.ceil(Math.max(d,...u.filter((b,y)=>f[y])))+8,h=Math.min(e.cell,l*1.4,(e.height-p-3)/r.length),m=Math.max(0,...u.filter((b,y)=>!f[y]))+6;l=Math.min(l,Math.max(h*1.8,m)),[l,h]=[l,h].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*l+3,p+r.length*h+3].map(Math.ceil),x=Math.min(e.letters,Math.floor(h*.62),Math.floor((l-4)/1.9));return{left:i,top:p,cellWidth:l,cellHeight:h,width:g,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:x>=12?x:0}}function ce(t,e,o,n,r){cf(t,e,o,n,r),o.numbers&&!e.isOff&&lf(t,e,o,n,r),uf(t,o,n,r),e.isOff&&df(t,o,r),pf(t,o,n,r),ff(t,o,n,r)}function cf(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,d]=[e.rows.length,e.columns.length],[u,f]=[d*r,l*s];if(t.cells(e.weights,l,d,[o,n,u,f]),e.blocked&&At(t,e.blocked,l,d,[o,n,u,f]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<rf)){for(let p=1;p<d;p+=1)t.rect(o+p*r-.5,n,1,f,{fill:i.ground});for(let p=1;p<l;p+=1)t.rect(o,n+p*s-.5,u,1,{fill:i.ground})}}function At(t,e,o,n,[r,s,a,i]){let l=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let f=0;f<n;f+=1){let p=f;for(;p<n&&e[u*n+p];)p+=1;p>f&&t.hatch(l(f),d(u),l(p)-l(f),d(u+1)-d(u)),f=p}}function lf(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:d},u,f){for(let p=0;p<Math.min(n.length,u.done);p+=1)for(let h=0;h<r.length;h+=1){let m=e[p*r.length+h];if(o?.[p*r.length+h])continue;let g=f.ink[Math.min(255,Math.round(m*255))],[w,x]=[s+(h+.5)*i,a+(p+.5)*l+1];t.text(ln(m),w,x,{fill:g,size:d,align:"center"})}}function df(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,letters:i},l){let[d,u]=[e+a.length*n/2,o+s.length*r/2],[f,p]=[I(Wa,`700 ${i}px ${l.font}`)+20,i*1.8];t.rect(d-f/2,u-p/2,f,p,{fill:l.text,radius:6}),t.text(Wa,d,u,{fill:l.ground,size:i,bold:!0,align:"center"})}function uf(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:l.ground}),t.rect(...d,{fill:l.hatchGround,opacity:.5})}function pf(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let d=(u,f)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let u of i.chosen)d(u,l.query);for(let u of i.step)d(u,l.primary);for(let u of i.rows)d(u,l.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function ff(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},d,u){let f=[...d.rows,...d.step,...d.chosen];for(let p of ve(s.length,r,l,f)){if(p>=d.done)break;let h=f.includes(p),m=d.rows.includes(p)||d.chosen.includes(p)?u.query:h?u.text:u.quiet;t.text(s[p],e-7,o+(p+.5)*r,{fill:m,size:l,bold:h,code:!0,align:"right"})}for(let p of ve(a.length,n,l,d.columns)){let h=d.columns.includes(p),m=i[p]?"left":"center",[g,w]=[e+(p+.5)*n,o-(i[p]?6:3+l*.55)];t.text(a[p],g,w,{fill:h?u.key:u.quiet,size:l,bold:h,code:!0,align:m,turned:i[p]})}}function ve(t,e,o,n){let r=o*Ga,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*e<r);return Array.from({length:t},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Cn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return l>=r.length||d>=s.length||l<0&&d<0?null:{row:Math.max(-1,l),column:Math.max(-1,d)}}var cs=12,Ka=64,ls=20,Va=18;function Rn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let l=Math.round(r/n),d=l+Va+cs,u=[t.length,e.length];return{width:Ka+s.length*(r+cs),height:ls+a.length*d,draw(f,p,h){let m=x=>p+Ka+x*(r+cs),g={size:13,fill:i.quiet},w={...g,align:"center"};s.forEach((x,b)=>f.text(x,m(b)+r/2,h+ls/2,w)),a.forEach(({layer:x,maps:b},y)=>{let k=h+ls+y*d;f.text(`Layer ${x+1}`,p,k+l/2,g),b.forEach((_,v)=>{if(!_)return;let S=m(v);f.cells(_.weights(),...u,[S,k,r,l]),o&&At(f,o,...u,[S,k,r,l]),f.rect(S-2,k-2,r+4,l+4,{stroke:_.isOpen?i.primary:i.hatchLine,width:_.isOpen?3:1,radius:4}),_.role&&f.text(_.role,S+r/2,k+l+4+Va/2,w)})})}}}var ds={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},hf={...ds,head:16,loss:40,exact:22,foot:18,between:4},Pn=13,mf=90,Ya=[void 0,[8,4],[2,3],[10,3,2,3]],gf=[1,1.5,2,3,4,5,6,8,10],wf=[1,2,2.5,4,5,10],gt={letters:14,padding:24,height:28,lane:32,apart:6};function Ge(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=We(t),a=Ja(Math.max(.1,...n.map(([,w])=>w)),gf),i=o?hf:ds,{left:l,head:d,foot:u,between:f}=i,p=Math.max(1,e-l-ds.right),h=d+i.loss+f+d,m=[{name:"Loss (nats)",curve:"losses",top:d,height:i.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:h,height:i.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+u;return{width:e,height:g,left:l,line:p,end:s,head:d,foot:u,x:w=>l+w/s*p,panels:m}}function Ja(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var zt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Ya[e%Ya.length]});function Nn(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:l,width:d,height:u,line:f,head:p,foot:h}=e,m=b=>a+e.x(b),g=(b,y)=>i+b.top+b.height*(1-Math.min(1,y/b.ticks[b.ticks.length-1])),w=(b,y,k)=>t.path(`M${b} ${i+p-y}V${i+u-h}`,k);for(let b of l){t.text(b.name,m(0),i+b.top-p/2-1,{size:Pn,fill:s.text});for(let y of b.ticks){let k=b.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(m(0),Math.round(g(b,y)),f,1,{fill:s.hatchLine}),t.text(k,m(0)-6,g(b,y),{size:Pn,fill:s.quiet,align:"right"})}}for(let[b,y]of yf(e,s))t.text(b,a+y,i+u-h/2,{size:Pn,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=o.films.length>1;for(let b of l)o.films.forEach((y,k)=>{let _=zt(s,k,x,b.curve),v=y[b.curve].map(([S,O])=>[m(S),g(b,O)]);if(v.length&&t.path(v.map(([S,O],z)=>`${z?"L":"M"}${S.toFixed(1)} ${O.toFixed(1)}`).join(""),_),b.curve==="exacts")for(let[S,O]of v)t.rect(S-2,O-2,4,4,{fill:_.stroke})});w(Math.round(Math.min(m(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,y)=>{let k=Gt(b,r);for(let _ of l){let v=_.curve==="losses"?k.loss:k.exact;v!==null&&t.path(bf(m(k.step),g(_,v),4.5),{fill:zt(s,y,x,_.curve).stroke,stroke:s.ground,width:2})}})}var bf=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function yf({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(Ja(e/Math.max(2,Math.floor(n/mf)),wf)));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let l=i*s,d=l+s>e?`${ot(l)} ${l===1?"step":"steps"}`:ot(l),u=I(d,H({size:Pn,fill:""},r))/2;return[d,Math.max(u,Math.min(t(l),o-u))]})}function In(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(I(s.short,H({size:gt.letters,fill:""},n)))+gt.padding),l=a+i>o,d=Math.max(0,l?a-i:a),u=r.findIndex(p=>p.every(([h,m])=>d>=m+gt.apart||d+i<=h-gt.apart)),f=u<0?r.push([])-1:u;return r[f].push([d,d+i]),{mark:s,left:d,wide:i,leans:l,lane:f}})}var ps={alone:32,several:44},zn={least:24,readable:30,most:144},xf=16,kf=165,Xa={titled:58,bare:34},vf=20,us={label:58,gap:8},Lo={label:26,gap:4},_f=20;function Hn(t,e,o,n=!1){let r=t.flatMap((u,f)=>Sf(t,f+1,e,o,n?Xa.bare:Xa.titled)),s=r.filter(({side:u})=>u>=zn.readable),a=({side:u,short:f})=>u+(f?0:_f),i=u=>u.toSorted((f,p)=>a(p)-a(f))[0],l=u=>u.filter(({height:f})=>f<=o),d=r.toSorted((u,f)=>u.height-f.height)[0];return i(l(s))??i(l(r))??d}function Sf(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:h})=>h)),Math.max(...t.map(({layers:h})=>h))],i=Math.floor((o-(e-1)*xf)/e);if(e>1&&i<fs(t))return[];let l=Math.ceil(t.length/e),d=({label:h,gap:m}=Lo)=>Math.floor((i-h-2)/s-m),u=Math.max(...t.map(h=>1/Co(h))),f=Math.floor(((n/l-r)/a-Lo.gap)/u),p=(h,m=!0)=>{let g=Math.max(zn.least,Math.min(zn.most,h)),w=m?Lo:us;return{side:g,own:i,short:m,...w,height:l*(r+a*(g*u+w.gap+(m?0:vf)))}};return[d(us)>=56?p(d(us),!1):p(d()),p(Math.min(d(),f))]}var fs=t=>Math.max(kf,...t.map(({heads:e})=>Lo.label+2+e*(zn.least+Lo.gap)));function Co({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Dn=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Mf=3,le=120,Ht=28,hs=t=>t?['"',{token:t,length:le},'"']:["nothing"],Za=(t,e)=>["The model writes ",...hs(e.answer),...e.isRight?[", which is right. "]:[", right is ",...hs(t.answer),". "]],Qa=(t,e)=>Mt(["The model reads ",...hs(t.text),". ",...Za(t,e)]).trim();function qn(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${ot(o.step)}. `,...Za(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Of(t,o,t.live||o.step<We(t))]}function Of(t,e,o){let n=e.roles.flatMap((i,l)=>[...i].map((d,u)=>ie(t,e,l,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(l=>l===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,l)=>l.many-i.many).map(({role:i,many:l})=>`${l} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Fn({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${ot(e)}`]]:[...[["step","Step",ot(e)],["loss","Loss",o===null?"\u2013":lt(o,3)]],["exact","Exact match",n===null?"\u2013":L(n,1)]]}function Un({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var jn=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Bn=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function tc(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=se(t,e,o,n),l=r.map((f,p)=>s.filter((h,m)=>!a?.[p*s.length+m]).length>1);return[...i.keys()].filter(f=>i[f]&&l[Math.floor(f/s.length)]).sort((f,p)=>i[p]-i[f]).slice(0,Mf).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":L(i[f])}))}var Ke=860,$f=72,ec=32,Ef=12,Wn={padding:6,gap:3,line:68};function oc({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:f})=>f)),a=r.map(u=>Gt(u,e)),i=r.map((u,f)=>Tf(t,u,a[f],n)),l=u=>r.length>1?`${F(u.title,Ht)}: `:"",d=r.flatMap((u,f)=>[l(u)+Mt(qn(t,u,a[f])),...Bn(u,e).map(({text:p})=>p)]);return K([V(i,2*ec),ze({isBlocked:s},n),Cf(t,e,o,n),K(d.map(u=>xt(u,Ke,n)),4)],16)}function Tf(t,e,o,n){let r=e.kinds.map((i,l)=>K([ct(i.title,{size:16,bold:!0,fill:n.text},n),Af(t,i,l,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,l)=>i+l.heads,0)<=Ef,a=Fn(t,o).map(([,i,l])=>K([ct(i,{size:J,fill:n.quiet},n),ct(l,{size:22,bold:!0,fill:n.text},n)],0));return K([e.title.length>0&&ht(F(e.title,Ht),n),V(a,20),Lf(e,o,n),s?V(r,ec):K(r,16)])}function Af(t,e,o,n,r){let s=i=>Array.from({length:i},(l,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(l=>({weights:()=>se(e,n,i,l),role:ie(t,n,o,i*e.heads+l)}))}));return Rn({...e,shape:Co(e),side:$f},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Lf(t,e,o){let[n,r]=[{size:J,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(I(w,H(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(w=>Math.ceil(I(w,H(n,o)))))+12,d=Un(t,e).filter(({wanted:w,written:x})=>w!==void 0||x!==void 0).map(({wanted:w,written:x,state:b})=>({state:b,texts:[w,x].map(y=>y===void 0?"":F(y))})),[u,f]=[0,0],p=d.map(({texts:w})=>{let x=Math.max(24,...w.map(s))+2*Wn.padding;u&&u+x>Ke-i&&([u,f]=[0,f+1]);let b={x:u,line:f,width:x};return u+=x+Wn.gap,b}),h=F(t.text,le),m=Math.max(s(h),...p.map(w=>w.x+w.width)),g=Tt([t.answer])==="rtl";return{width:i+m,height:24+(f+1)*Wn.line,draw(w,x,b){a.forEach((y,k)=>w.text(y,x,b+[12,36,62][k],n)),w.text(h,x+i,b+12,r),d.forEach(({texts:y,state:k},_)=>{let v=p[_],S=x+i+(g?m-v.x-v.width:v.x),[O,z]=[S+v.width/2,b+24+v.line*Wn.line];w.text(y[0],O,z+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(S+1,z+26,v.width-2,24,{stroke:k==="right"?o.primary:o.quiet,width:2,dash:k==="right"?void 0:[4,3],radius:5}),w.text(y[1],O,z+38,{...r,align:"center"}),k&&w.path(Dn(k,O,z+60),{stroke:o.text,width:2})})}}}var nc=(t,e,o)=>rc(t,{reels:t,marks:[],step:e},o);function rc(t,e,o){let{films:n}=t,r=Ge(t,Ke),s=n.map(({title:a},i)=>{let l=zt(o,i,!0);return V([{width:34,height:20,draw:(d,u,f)=>d.path(`M${u} ${f+10}h34`,l)},ct(F(a,Ht),{size:J,fill:o.text},o)],6)});return K([n.length>1&&V(s,16),{width:Ke,height:r.height,draw:(a,i,l)=>Nn(a,r,e,o,[i,l])}],6)}function Cf(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],a=In(s,Ge(t,Ke),n),i=1+Math.max(-1,...a.map(({lane:l})=>l));return K([rc(t,{reels:t,marks:s,step:e},n),i>0&&{width:Ke,height:i*gt.lane,draw:(l,d,u)=>a.forEach(({mark:f,left:p,wide:h,leans:m,lane:g})=>{let w=u+g*gt.lane;l.rect(d+p,w,h,gt.height,{stroke:n.hatchLine,radius:4}),l.rect(d+(m?p+h-4:p),w,4,gt.height,{fill:zt(n,o,r.length>1).stroke}),l.text(f.short,d+p+h/2,w+gt.height/2,{size:gt.letters,fill:n.text,align:"center"})})}],6)}var[Rf,Pf,de,Gn]=[420,34,8,14],ms={height:300,share:.36,cell:40,letters:14};function sc({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=E(null),l=E(null),[d,u,f,p]=r.split(" ").map(Number),h=r?e.films[d]:void 0,m=h?.kinds[u],g=h&&Gt(h,o),w=Math.min(Rf,window.innerWidth-2*de),x=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&i.current&&If(i.current,y,a())};C(()=>{if(!m||!g){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let y={...m,weights:se(m,g,f,p)},k=ae(y,{...ms,width:w-Pf,height:Math.min(ms.height,window.innerHeight*ms.share)},n);l.current&&ce(nt(l.current,k.width,k.height,n),y,k,Ao,n),x()}),P(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let b=h&&g?ie(e,g,u,f*h.kinds[u].heads+p):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${w}px`},children:m&&g&&c(U,{children:[c("div",{class:"title",children:jn(m,f,p)}),c("div",{class:"note",children:["Step ",ot(g.step),b&&`: ${e.roles[b]}`]}),c("canvas",{ref:l}),c("ol",{class:"pairs",children:tc(m,g,f,p).map(({query:y,key:k,share:_},v)=>c("li",{children:[c(R,{token:y})," looks at ",c(R,{token:k}),", ",_]},v))}),c("div",{class:"note",children:r===s?`${Nf()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Nf=()=>matchMedia("(hover: hover)").matches;function If(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(l,d,u)=>Math.max(de,Math.min(l,u-d-de)),a=n.right+Gn;a+r.width>window.innerWidth-de&&(a=n.left-Gn-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<de){a=s(n.left,r.width,window.innerWidth);let l=n.bottom+Gn;i=l+r.height<window.innerHeight?l:Math.max(de,n.top-Gn-r.height)}o<1/0&&(i=Math.max(de,Math.min(i,o-r.height-de))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function ic({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:l,onHold:d}){let u=E(null),[f,p]=M("0 0"),{side:h,short:m,label:g,gap:w,own:x}=s,[b,y]=[n.heads,n.layers].map(_=>Array.from({length:_},(v,S)=>S)),k=[h,Math.round(h/Co(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((_,v)=>{let S=[0,0,...k],O=nt(_,...k,a);O.cells(se(n,r,Math.floor(v/n.heads),v%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&At(O,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,h,a,window.devicePixelRatio]),c("div",{class:"kind",style:{width:`${x}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:u,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:zf,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${h}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),b.map(_=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",_+1]},_))]}),y.map(_=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${k[1]}px`},children:[m?"L":"Layer ",_+1]}),b.map(v=>{let[S,O,z]=[`${t} ${_} ${v}`,`${_} ${v}`,ie(o,r,e,_*n.heads+v)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":S,tabIndex:O===f?0:-1,"aria-pressed":i===S,"aria-label":jn(n,_,v)+(z&&`, ${z}`),onClick:()=>d(S),onPointerEnter:({pointerType:A})=>A!=="touch"&&l(S),onPointerLeave:({pointerType:A})=>A!=="touch"&&l(""),onFocus:({currentTarget:A})=>(p(O),A.matches(":focus-visible")&&l(S)),onBlur:()=>l(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:z})]},v)})]},_))]})]})}function zf(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(l,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+l} ${a+d}"]`);Rt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}var ac=16,cc={width:34,height:14},Hf=880;function lc({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:a,live:i,steps:l}=t,[d,{width:u}]=st(),f=E(null),p=window.innerHeight<Hf,h=N(()=>Ge(t,u,p),[t,u,p]),[m,g]=[a[r],l[n]],w=l.length>1&&!i||a.flatMap(({losses:y,exacts:k})=>[...y,...k]).length>1;C(()=>{f.current&&u&&Nn(nt(f.current,u,h.height,e),h,{reels:t,marks:m.marks,step:g},e)},[h,e,o,g,r]);let x=y=>l.reduce((k,_,v)=>Math.abs(_-y)<Math.abs(l[k]-y)?v:k,0),b=({offsetX:y})=>s(x((y-h.left)/h.line*h.end));return c("div",{class:"timeline",ref:d,children:[w&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:y=>!i&&(y.currentTarget.setPointerCapture(y.pointerId),b(y)),onPointerMove:y=>!i&&y.buttons&&b(y)}),l.length>1&&!i&&c("input",{type:"range",class:"scrubber",min:0,max:h.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${ot(g)}, frame ${n+1} of ${l.length}`,style:{marginLeft:`${h.left-ac/2}px`,width:`${h.line+ac}px`},onInput:({currentTarget:y})=>{let k=x(Number(y.value));y.value=String(l[k]),s(k)}})]})}var dc=({films:t,theme:e,marked:o,onMark:n})=>c("div",{class:"films",children:t.map(({title:r},s)=>c("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${F(r)} on the timeline`,onClick:()=>n(s),children:[c(gs,{pen:zt(e,s,!0)}),c(R,{token:r,length:Ht})]},s))});function uc({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:l}]=st(),d=N(()=>Ge(t,l),[t,l]),[u,f,p]=[s[n],a[o],s.length>1],h=In(u.marks,d,e);return c("div",{ref:i,children:c("div",{class:"marks",role:"group","aria-label":p?`Moments of ${F(u.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...h.map(({lane:m})=>m)))*gt.lane}px`,"--own":zt(e,n,p).stroke},children:h.map(({mark:m,left:g,wide:w,leans:x,lane:b},y)=>{let[k,_]=[u.frames[m.frame].step,p?`${F(u.title)}: ${m.text}`:m.text];return c("button",{type:"button",class:`mark ${m.kind} ${x?"leans":""} ${k<=f?"reached":""}`,title:_,"aria-label":_,"aria-current":k===f?"step":void 0,style:{left:`${g}px`,top:`${b*gt.lane}px`,width:`${w}px`},onClick:()=>r(a.indexOf(k)),children:m.short},y)})})})}function gs({pen:t}){return c("svg",{...cc,"aria-hidden":"true",children:c("path",{d:`M1 7H${cc.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function Df({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:l,held:d,onPoint:u,onHold:f}){let[p,{width:h}]=st(),m=h>0&&s.length>0&&Hn(s.map(g=>o.kinds[g]),h,i,a);return c("section",{class:"reel",children:[o.title&&c("h2",{class:"film-title",children:[c(R,{token:o.title,length:Ht})," ",e.films.length>1&&c(gs,{pen:zt(r,t,!0)})]}),c("div",{class:"head",children:[c("div",{class:"facts",children:Fn(e,n).map(([g,w,x])=>c("span",{class:`fact ${g}`,children:[c("span",{class:"name",children:w}),c("span",{class:"value",children:x})]},g))}),c(qf,{film:o,frame:n,isBrief:l})]}),c("div",{class:"kinds",ref:p,children:[s.length===0&&c("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>c(ic,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:d,onPoint:u,onHold:f,kind:o.kinds[g],number:g},g))]})]})}var fc=ee(Df);function qf({film:t,frame:e,isBrief:o}){return c("div",{class:o?"answer brief":"answer",role:"img","aria-label":Qa(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(R,{token:t.text,length:le}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:Tt([t.answer]),children:Un(t,e).map(({wanted:n,written:r,state:s},a)=>c("span",{class:`piece ${s}`,children:[c(pc,{name:"wanted",token:n}),c(pc,{name:"written",token:r}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&c("path",{d:Dn(s,8,8)})})]},a))})]})}var pc=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(R,{token:e,class:t});function kt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Ff=90,hc=10,Uf=8,jf=.6;function mc(t){let[e,o]=M({room:300,spare:300,width:0,own:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Re(n,()=>{let a=n.querySelector(".screen"),i=[...a.querySelectorAll(".reel")],l=new Set(i.map(({offsetTop:k})=>k)).size,d=Math.max(...i.map(k=>k.querySelector(".kinds").offsetHeight)),u=a.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),f=window.innerHeight-hc-(u<jf*window.innerHeight?u:hc),[p,h]=[".shared",".shared > p"].map(k=>a.querySelector(k)?.offsetHeight??0),m=p-(h&&h+Uf),g=f-a.offsetHeight+l*d,[w,x]=[g,g+m].map(k=>Math.max(Ff,Math.floor(k/l))),[b,y]=[a.clientWidth,i[0].clientWidth];o(k=>k.room===w&&k.spare===x&&k.width===b&&k.own===y?k:{room:w,spare:x,width:b,own:y})})},[]),e}var Bf=[.25,.5,1,2,4],Wf=2e4,gc={least:125,most:500},wc=10,Kn=560;function bc({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),a=E(null),[i,l]=M(1/0),[d,u]=M(""),[f,p]=M(""),[h,m]=M(0),[g,w]=M("cross"),{room:x,spare:b,width:y,own:k}=mc(s),_=Zt(e),v=r.length-1,S=n?v:Math.max(0,r.findLastIndex(D=>D<=i)),O=r[S],z=D=>l(r[Math.max(0,Math.min(D,v))]),A=Tn(S,v,z,Math.max(gc.least,Math.min(gc.most,Wf/r.length))),T=o.length>1,[j,$]=Gf(o,k,b,T),B=j.find(D=>D.kind===g)??j[0],at=T&&new Set(o.map(({text:D,answer:rt})=>JSON.stringify([D,rt]))).size===1,tt=D=>(A.pause(),z(D)),St=()=>(u(""),p("")),lo=Xt(D=>D===f?St():(u(D),p(D)),[f]);P(()=>t.figure?yt(t.figure,()=>({picture:oc({reels:t,step:O,marked:h},e),theme:e})):void 0),P(()=>{let D=o.map((rt,bt)=>t.curves?.[bt]&&yt(t.curves[bt],()=>({picture:nc({...t,films:[rt]},O,e),theme:e})));return()=>D.forEach(rt=>rt&&rt())});let Ct=!n&&r.length>1,Le=T&&c(dc,{films:o,theme:e,marked:h,onMark:m});return c("div",{ref:s,class:`film ${n?"live":""} ${T?"several":""} ${$?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:D=>D.key==="Escape"?St():n||Yf(D,S,v,tt,A.toggle),children:[c("div",{class:"screen",children:[(at||$)&&c("div",{class:"shared",children:[$&&c(kt,{label:"Attention",isNamed:y<Kn,options:j.map(({kind:D,title:rt})=>[D,y<Kn?rt.split(/[ -]/)[0]:rt]),value:B.kind,onChoose:w}),at&&c("p",{children:["All read ",c(R,{token:o[0].text,length:le}),"; right is ",c(R,{token:o[0].answer,length:le}),"."]})]}),c("div",{class:"reels",style:{"--least":`${fs(o.flatMap(({kinds:D})=>D))}px`},onMouseDown:D=>Vf(D,s.current),children:o.map((D,rt)=>c(fc,{number:rt,reels:t,film:D,theme:e,isOne:$,room:x,isBrief:at,held:f,kinds:$?Kf(D,B.kind):D.kinds.map((bt,Ar)=>Ar),frame:Gt(D,O),onPoint:u,onHold:lo},rt))}),Ct&&c("div",{class:"player",ref:a,children:[c(An,{what:"frame",place:S,last:v,player:A,go:tt}),c("span",{class:"position",children:["Step ",ot(O),c("span",{class:"of",children:[" of ",ot(We(t))]})]}),y>=Kn&&Le,c(Ln,{isNamed:!0,speeds:Bf,player:A})]}),!(Ct&&y>=Kn)&&Le,c(lc,{reels:t,theme:e,fonts:_,place:S,marked:h,go:tt})]}),!n&&c(uc,{reels:t,theme:e,place:S,marked:h,go:tt}),c("div",{class:"caption","aria-live":n||A.playing?"off":"polite",children:o.map((D,rt)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&D.title&&c("strong",{children:[c(R,{token:D.title,length:Ht}),": "]}),qn(t,D,Gt(D,O)).map(bt=>typeof bt=="string"?bt:c(R,{...bt}))]}),!n&&Bn(D,O).map(({text:bt})=>c("p",{class:"line said",children:bt},bt))]},rt))}),c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:D})=>D.some(({blocked:rt})=>rt))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),c(sc,{root:s,reels:t,step:O,theme:e,held:f,head:d||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Gf(t,e,o,n){let r=t.flatMap(({kinds:i})=>i).filter((i,l,d)=>d.findIndex(u=>u.kind===i.kind)===l),s=e>0?t.map(({kinds:i})=>Hn(i,e,o)):[],a=s.some(({side:i,height:l})=>l>o||i<(n?ps.several:ps.alone));return[r,r.length>1&&(a||n&&!s.length)]}var Kf=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function Vf(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Yf(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=l=>()=>n(e+l),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-wc),PageUp:a(wc)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Vn=`/* What plays: its buttons, scrubber and speed. */

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
`;var Ve=`/* Choices */

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
`;var yc=`/* The frame of the film, its answer, and what is said of it. */

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
`;var xc=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var kc=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var eh=[Nt,Vn,Ve,yc,xc,kc].join(`
`),vc=new WeakMap;function _c({data:t,parentElement:e}){let o=mt(e,eh),n=vc.get(o),r=n?.bytes===t?n.reels:Ba(t);return vc.set(o,{bytes:t,reels:r}),Y(c(bc,{reels:r,theme:Pt(o)},r.id),o),()=>{Y(null,o),o.remove()}}function Sc(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&En(JSON.parse(r));let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}function Ro(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var ws=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0),Mc=t=>ws(t.map(()=>1/t.length),t),bs=(t,e)=>t.reduce((o,n,r)=>o+(n-+(r===e))**2,0);var oh=[[.8,"Very close"],[.6,"Close"],[.35,"Partly"],[0,"Elsewhere"]],nh=[[.03,"Very close"],[.1,"Close"],[.25,"Not far"],[1,"Far off"]],Oc={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function ys(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=Ro(e);return t.kind==="row"?ws(o,t.truth):1-bs(o,t.right[0])/2}function Po(t,e,o="You"){let n=ys(t,e);if(n===null)return[];if(t.form==="pick")return n?["Right"]:["Not this time"];if(t.form==="share"){let l=Math.abs(Number(e)-t.truth[0]),d=nh.find(([f])=>l<=f)?.[1]??"",u=lt(l*100,0);return[d,`${o} said ${L(Number(e))}: ${u} ${u==="1"?"point":"points"} away.`]}let r=Ro(e);if(t.kind==="row")return[r.indexOf(Math.max(...r))===t.truth.indexOf(Math.max(...t.truth))&&n<.35?"Its favourite, but it looks at many":oh.find(([u])=>n>=u)?.[1]??"",`The marks met ${L(n)} of its weight.`,`One mark on every token meets ${L(Mc(t.truth))}.`];let s=t.right[0];return[r.indexOf(Math.max(...r))===s?r[s]>.9?"Right":"Right, among others":r[s]>0?"It was among them":"Not this time",`Brier score ${lt(bs(r,s),2)}.`,"0 is sure and right, 2 sure and wrong."]}function $c(t,{count:e,shares:o,mean:n},r=!1){if(!e)return"Nobody in the class predicted it.";if(t.form==="pick"){let l=Math.round(e*t.right.reduce((d,u)=>d+o[u],0));return`Of the class ${l} of ${e} ${l===1?"was":"were"} right.`}let[s,a,i]=Po(t,t.form==="share"?n??0:o,"On average they");return[`The class (${e}): ${s[0].toLowerCase()}${s.slice(1)}.`,a,r?"":i].filter(Boolean).join(" ")}var Ec=3;function Yn({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:a,clicker:i,group:l}){let[d,u]=M(o),[f,p]=M(n),h=E(null),m=E(null),g=E(!1);C(()=>{g.current&&(n?m:h).current?.focus({preventScroll:!0}),g.current=!1},[n]);let w=O=>{g.current=!0,r(O)},x=()=>{g.current=!0,u(null),p(!1),s?.()};C(()=>{if(!i)return;let O=n?f?null:()=>p(!0):()=>r(null);return O&&(i.press=O),()=>{i.press===O&&(i.press=null)}});let b=n?o:d,[y,...k]=n?Po(t,o):[],_=lh[t.form],v=n?l?.picture??null:null,S=l?.isSent!==void 0;return c("section",{class:["predict",n&&"shown",f&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"head",children:[c("div",{class:"asked",children:[c("h3",{tabIndex:-1,ref:h,children:t.ask}),t.context&&!f&&c("span",{class:"note",children:t.context}),f&&c("span",{children:[y&&c("b",{children:[y,". "]}),t.answer]}),v&&!f&&t.form==="pick"&&c("span",{class:"note",children:[c("span",{class:"key class"})," the class"]}),n&&!f&&t.form!=="pick"&&c("span",{class:"note",children:[o!==null&&c(U,{children:[c("span",{class:"key mine"})," ",S?"you":"predicted"," "]}),v&&c(U,{children:[c("span",{class:"key class"})," the class "]}),c("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]})]}),c("span",{class:"ends",children:[n&&c("button",{type:"button",class:"plain","aria-expanded":!f,onClick:()=>p(!f),children:f?"Unfold":"Fold"}),n&&s&&c("button",{type:"button",class:"plain",onClick:x,children:"Predict again"}),a&&c("button",{type:"button",class:"plain",onClick:a,children:"Close the question"})]})]}),!f&&c("div",{class:"body",children:[c(_,{posed:t,answer:b,isShown:n,together:v,onChange:u}),n?c("div",{class:"outcome",children:[c("div",{role:"status",tabIndex:-1,ref:m,children:[y&&c("b",{children:[y,". "]}),t.answer," ",k.length>0&&c("span",{class:"note",children:k.join(" ")})]}),v&&c("div",{children:$c(t,v,o!==null)}),t.why&&c("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):c("div",{class:"ways",children:[S?c("button",{type:"button",class:"show",disabled:!xs(d)||l?.isSent&&String(d)===String(o),onClick:()=>r(d),children:l?.isSent?String(d)===String(o)?"Sent":"Send the change":"Send"}):c(U,{children:[c("button",{type:"button",class:"show",disabled:!l&&!xs(d),onClick:()=>w(xs(d)?d:null),children:l?"Show it to all":"Show what it does"}),!l&&c("button",{type:"button",class:"plain",onClick:()=>w(null),children:"Just show it"})]}),c("span",{class:"note",children:Oc[t.form]}),l&&c("span",{class:"count",role:"status",children:[l.isSent&&String(d)===String(o)?"Sent. You can change it until it is shown. ":"",l.answered," of ",l.people," answered"]}),l?.join&&c("span",{class:"come-in",children:[l.join.address,c("b",{children:l.join.code})]})]})]})]})}var xs=t=>Array.isArray(t)?t.some(Boolean):t!==null;function rh({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=Array.isArray(e)?e:t.options.map(()=>0),a=Ro(s),i=l=>r(s.map((d,u)=>u===l?(d+1)%(Ec+1):d));return c("ul",{class:"options",children:t.options.map((l,d)=>c("li",{children:c("button",{type:"button",class:o&&t.right.includes(d)?"option right":"option",disabled:o,onClick:()=>i(d),"aria-label":`${sh(t.options,d)}: ${o?`${e===null?"":`predicted ${L(a[d])}, `}${n?`the class ${L(n.shares[d]??0)}, `:""}the model ${L(t.truth[d])}`:`${s[d]} of ${Ec} marks`}`,children:[c("span",{class:"bars","aria-hidden":"true",children:[!(n&&e===null)&&c("span",{class:"bar mine",style:{height:`${100*a[d]}%`}}),n&&c("span",{class:"bar class",style:{height:`${100*(n.shares[d]??0)}%`}}),o&&c("span",{class:"bar model",style:{height:`${100*t.truth[d]}%`}})]}),c(R,{token:l}),c("span",{class:"under","aria-hidden":"true",children:o?ih(t.truth[d]):"\u25CF".repeat(s[d])})]})},d))})}var sh=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,ih=t=>t<.005?"":L(t);function ah({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=typeof e=="number"?e:null,a=i=>({left:`${100*i}%`});return c("div",{class:"share",children:[o?c("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${L(s)}; `}${n?.mean==null?"":`the class ${L(n.mean)} on average; `}the model says ${L(t.truth[0])}`,children:[n&&n.shares.map((i,l)=>c("span",{class:"bin",style:{left:`${10*l}%`,height:`${32*i/Math.max(...n.shares)}px`}},l)),s!==null&&c("span",{class:"pin mine",style:a(s),children:c("span",{children:L(s)})}),c("span",{class:"pin model",style:a(t.truth[0]),children:c("span",{children:L(t.truth[0])})})]}):c("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":t.ask,"aria-valuetext":s===null?"not set":L(s),onInput:({currentTarget:i})=>r(Number(i.value)/100),onClick:({currentTarget:i})=>r(Number(i.value)/100)}),c("output",{children:s===null?"\u2013":L(s)})]})}function ch({posed:t,answer:e,isShown:o,together:n,onChange:r}){return c("fieldset",{class:"picks",children:[c("legend",{class:"unseen",children:t.ask}),t.options.map((s,a)=>c("label",{class:["option",e===a&&"on",o&&t.right.includes(a)&&"right"].filter(Boolean).join(" "),children:[c("input",{type:"radio",name:t.id,checked:e===a,disabled:o,onChange:()=>r(a)}),c("span",{children:s}),o&&t.right.includes(a)&&c("span",{class:"tick","aria-label":"right",children:"\u2713"}),n&&c("span",{class:"part",children:[c("span",{style:{width:`${6*(n.shares[a]??0)}rem`}}),L(n.shares[a]??0),c("b",{class:"unseen",children:"of the class"})]}),o&&t.told[a]&&c("span",{class:"note",children:c("bdi",{children:t.told[a]})})]},a))]})}var lh={marks:rh,share:ah,pick:ch};function Ac({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:a}=t,[i,l]=M(()=>Tc(location.hash,a.length)),d=E(null),u=a[i-1]??null,f=!!(u?.posed&&!(u.posed.id in o)),p=h=>{h<1||h>a.length+1||(location.hash=String(h))};return P(()=>{let h=()=>{l(Tc(location.hash,a.length)),d.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[]),C(()=>{let h=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&f&&u?.posed?n(u.posed,null):p(i+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",h,{capture:!0}),()=>removeEventListener("keydown",h,{capture:!0})}),c("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h2",{tabIndex:-1,ref:d,children:u?u.title:"The end, and what you predicted"}),c("nav",{"aria-label":"Scenes",children:[c("span",{children:[Math.min(i,a.length)," of ",a.length]}),c("button",{type:"button",disabled:i===1,onClick:()=>p(i-1),children:"Back"}),c("button",{type:"button",class:"next",disabled:!u,onClick:()=>p(i+1),children:i<a.length?"Next":"End"})]})]}),u&&c(ks,{scene:u,theme:e,waits:f,show:s,predict:u.posed&&{posed:u.posed,given:o[u.posed.id]?.answer??null,isShown:!f,onShow:h=>u.posed&&n(u.posed,h),onAgain:()=>u.posed&&r(u.posed)}}),!u&&c(uh,{scenes:a,answers:o})]})}var Tc=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function ks({scene:t,theme:e,waits:o,predict:n,show:r}){return c(U,{children:[n&&c(Yn,{theme:e,...n},n.posed.id),!o&&c("div",{class:"sentences",dangerouslySetInnerHTML:{__html:t.sentences}}),t.view!==null&&!o&&c(dh,{scene:t,theme:e,show:r},t.view),t.caption&&!o&&c("p",{class:"caption",children:t.caption}),t.page&&!o&&c("p",{class:"note",children:["In the lab, this scene opens the page \u201C",t.page,"\u201D, which shows more than the picture here."]})]})}function dh({scene:t,theme:e,show:o}){let n=E(null);return C(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),c("div",{class:"view",ref:n})}function uh({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:a},i)=>s?[{posed:s,title:a,number:i+1,given:e[s.id]}]:[]),n=o.flatMap(({given:s})=>s&&s.score!==null?[s.score]:[]);if(!o.length)return c("p",{class:"summary",children:"That was the last scene."});let r=n.reduce((s,a)=>s+a,0)/n.length;return c("div",{class:"summary",children:[c("p",{children:n.length?`Of ${o.length===1?"one question":`${o.length} questions`} you answered ${n.length}; on average you were ${L(r)} right, where 100 % is exactly what the model does.`:`${o.length===1?"There was one question; it was not":`There were ${o.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),c("ul",{children:o.map(({posed:s,title:a,number:i,given:l})=>c("li",{children:[c("a",{href:`#${i}`,children:[i," ",a]}),": ",l?l.score===null?"only shown":`${l.word} (${L(l.score)})`:"not answered"]},s.id))})]})}var Jn=`.lecture {
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
`;var Ye=`/* The ways to answer: marks on tokens, a share, one of a few. */
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
`;var Je=`.predict {
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

.folded h3 {
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

h3 {
  font-size: 1.125rem;
}

:is(h3, [role="status"]):focus:not(:focus-visible) {
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

    & h3 {
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
`;var Xe=new Map;function Dt(t){try{return localStorage.getItem(t)??Xe.get(t)??null}catch{return Xe.get(t)??null}}function ue(t,e){Xe.delete(t);try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{e!==null&&Xe.set(t,e)}}function Lc(){try{return[...Object.keys(localStorage),...Xe.keys()]}catch{return[...Xe.keys()]}}var Cc="attention-lab-answers",Rc="attention-lab-progress",mh=300;function Pc(t){try{let e=JSON.parse(Dt(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function Nc(t,e){ue(t,JSON.stringify(e))}var _e=()=>Object.fromEntries(Object.entries(Pc(Cc)).filter(([,t])=>wh(t))),gh=t=>typeof t=="number"&&t>=0&&t<=1,wh=t=>t&&typeof t=="object"&&"answer"in t&&(t.score===null||typeof t.score=="number"&&Math.abs(t.score-.5)<.501)&&typeof t.word=="string";function Xn(t,e){let o=t[e.id];return o&&(o.answer===null||bh[e.form](o.answer,e))?o:null}var bh={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:gh,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},Ic=t=>typeof t=="number"||Array.isArray(t)&&t.every(Number.isInteger),Zn=(t,e)=>({answer:e,score:ys(t,e),word:Po(t,e)[0]??""});function No(t,e){let{[t]:o,...n}=_e(),r=Object.entries(n).slice(-mh+1);e&&r.push([t,e]),Nc(Cc,Object.fromEntries(r))}var Io=()=>Pc(Rc);function zc(t){let[e,o]=t.split(".");e&&Number(o)&&Nc(Rc,{...Io(),[e]:Number(o)})}var yh=`${Ye}
${Je}
${Jn}`,Dc=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return it(n,yh,s=>c(xh,{lecture:r,views:t,theme:s}))};function xh({lecture:t,views:e,theme:o}){let[n,r]=M(()=>kh(t));return c(Ac,{lecture:t,theme:o,answers:n,onAnswer:(s,a)=>{let i=Zn(s,a);No(s.id,i),r({...n,[s.id]:i})},onAgain:({id:s})=>{No(s,null);let{[s]:a,...i}=n;r(i)},show:(s,a,i)=>{let{component:l,bytes:d}=t.views[s];G({...ne,...a});let u=i.shadowRoot??i.attachShadow({mode:"open"}),f=u.firstElementChild??u.appendChild(document.createElement("div")),p=vh(d);return e[l]({data:vs.includes(l)?JSON.parse(new TextDecoder().decode(p)):p,parentElement:f})}})}var vs=["alignment","beams"];function kh({scenes:t}){let e=_e();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&Xn(e,o);return n?[[o.id,n]]:[]}))}var Hc=new Map;function vh(t){let e=Hc.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return Hc.set(t,e),e}var Qn=()=>{},Fc=[],Uc=!1;async function jc(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Qn=()=>e.remove(),location.search)return zo();let o=e.dataset.view?JSON.parse(e.dataset.view):await _h(e.dataset.labFirst??"");if(Uc||!o)return zo();e.removeAttribute("data-view"),En(o.selection),Mh(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Fc.push(i)}),a=new MutationObserver(()=>Sh()&&zo());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Qn=()=>{a.disconnect(),s?.(),e.remove()}}async function _h(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function zo(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Uc=!0,Qn(),Qn=()=>{};for(let n of Fc.splice(0))e?.(...n)}}var qc=!1;function Sh(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return qc||=t==="running",qc&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Mh(t){let e=Lc().find(n=>n.startsWith("stActiveTheme")),o=(e&&Dt(e))??"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var Ze={first:1e3,longest:15e3,silent:4e4,reply:2e4};function tr(t,e,o,n){let r=b=>new URL(`lab/class/${encodeURIComponent(e)}/${b}`,t),s={link:"connecting",state:null,own:null,why:""},a=null,i=0,l=Ze.first,d=0,u=!1,f=b=>{u||n({...Object.assign(s,b)})};async function p(){let b,y;try{let S=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":o},signal:AbortSignal.timeout(Ze.reply)});b=S.status,y=await S.json()}catch{return!1}if(b===404&&y.why)return f({link:"gone",why:y.why}),w(),!0;let{state:k,own:_}=y;if(b!==200||!k)return!1;let v=s.state&&s.state.version>k.version&&s.link==="live";return f(v?{}:{link:"live",own:_,state:k}),k.over&&w(),!0}function h(){clearTimeout(i),a?.close(),!u&&(f({link:"lost"}),i=window.setTimeout(m,l*(.5+Math.random())),l=Math.min(l*2,Ze.longest))}async function m(){let b=++d;clearTimeout(i),a?.close();let y=await p();if(u||b!==d)return;if(!y)return h();let k=a=new EventSource(r("news")),_=()=>{clearTimeout(i),i=window.setTimeout(h,Ze.silent)};_(),k.addEventListener("here",_),k.onmessage=({data:v})=>{_(),l=Ze.first;let S=JSON.parse(v);f({link:"live",state:S}),S.over&&w()},k.onerror=()=>{a===k&&h()}}let g=()=>{document.visibilityState==="visible"&&!u&&m()};document.addEventListener("visibilitychange",g),addEventListener("online",g);let w=()=>{u=!0,clearTimeout(i),a?.close(),document.removeEventListener("visibilitychange",g),removeEventListener("online",g)};return m(),{at:r,leave:w,know:b=>f({own:b(s.own)})}}async function Qe(t,e){try{let o=await fetch(t,{method:"POST",body:JSON.stringify(e),signal:AbortSignal.timeout(Ze.reply)});return{reply:o,why:o.ok?"":(await o.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var to=t=>`${t.slice(0,4)} ${t.slice(4)}`;function Bc({why:t,onCode:e}){return c("form",{class:"join",onSubmit:o=>{o.preventDefault(),e(String(new FormData(o.currentTarget).get("code")??""))},children:[c("h1",{children:"Take part in a class"}),t&&c("p",{role:"alert",children:t}),c("label",{children:["Code, eight letters",c("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),c("button",{class:"go",children:"Go on"})]})}function Wc({state:t,why:e,onJoin:o}){let n=new Date(t.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("form",{class:"join",onSubmit:r=>{r.preventDefault(),o(String(new FormData(r.currentTarget).get("name")??""))},children:[c("h1",{children:t.title||"A class"}),c("label",{children:["Nickname, if you want one",c("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),c("button",{class:"go",children:"Take part"}),e&&c("p",{role:"alert",children:e}),c("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",n,", or until your lecturer ends the class."]})]})}function Gc({lecture:t,link:e,state:o,theme:n,answers:r,isSent:s,onAnswer:a,show:i}){let{scenes:l}=t,[d,u]=M(null),f=d??o.scene,p=l[f-1]??null,h=p?.posed?o.shown[p.posed.id]:void 0,m=p?.posed?{...p.posed,...h?.truth}:null,g=!!h,{sentences:w="",caption:x=""}=h?.scenes[f]??{},b=N(()=>m&&p?{...p,sentences:w,caption:x}:p,[p,w,x]),y=m?r[m.id]??null:null,k=_=>{u(Math.min(Math.max(_,1),l.length)),scrollTo(0,0)};return c("div",{class:"lecture",style:{colorScheme:n.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h1",{class:"title",children:b?b.title:t.title}),c("nav",{"aria-label":"Scenes",children:d===null?c(U,{children:[b&&c("span",{children:[f," of ",l.length]}),c("button",{type:"button",onClick:()=>k(f||1),children:"Look around"})]}):c(U,{children:[c("button",{type:"button",disabled:f===1,"aria-label":"Back",onClick:()=>k(f-1),children:"\u2039"}),c("span",{children:[f," of ",l.length]}),c("button",{type:"button",disabled:f===l.length,"aria-label":"Next",onClick:()=>k(f+1),children:"\u203A"}),c("button",{type:"button",class:"next",onClick:()=>u(null),children:"To the class"})]})})]}),c("p",{class:"link",role:"status",children:e==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":d!==null&&d!==o.scene&&o.scene?`The class is at scene ${o.scene}.`:""}),!b&&c("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),b&&c(ks,{scene:b,theme:n,show:i,waits:!!(m&&!g),predict:m&&{posed:m,isShown:g,given:y,onShow:_=>{_!==null&&a(m,_)},group:{answered:o.answered[m.id]??0,people:o.people,picture:o.shown[m.id]?.class??null,isSent:y!==null&&s(m.id)}}},f)]})}var Kc=`.join {
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
`;var $h=`${Ye}
${Je}
${Jn}
${Kc}`,Vc="attention-lab-class",Eh=2e3,Yc=t=>function({parentElement:o}){let{host:n}=o.getRootNode(),r=new URL(n.dataset.root??"./",location.href.split(/[?#]/)[0]),s=Th(location.pathname);return it(o,$h,a=>c(Ah,{root:r,code:s,views:t,theme:a}))},Th=t=>(/\/class\/([^/]+)\/?$/.exec(t)?.[1]??"").replaceAll("-","").toUpperCase();function Ah({root:t,code:e,views:o,theme:n}){let[r,s]=M({link:"connecting",state:null,own:null,why:""}),[a,i]=M(null),[l,d]=M(()=>Lh(e)),[u,f]=M(""),p=E(null),h=E(new Map);P(()=>e?(p.current=tr(t,e,l.person,s)).leave:void 0,[]);let{state:m,own:g}=r,w=!!m?.lecture,[x,b]=M(0),y=()=>window.setTimeout(()=>b(T=>T+1),Eh);P(()=>{!w||a||!p.current||fetch(p.current.at("lecture")).then(async T=>T.ok&&i(await T.json())).catch(y)},[w,a,r.link,x]);let k=m&&g&&r.link==="live"?Object.keys(l.answers).find(T=>!(T in m.shown)&&String(g.answers[T])!==String(l.answers[T])):void 0,_=k===void 0?"":String(l.answers[k]),v=E(Promise.resolve());if(P(()=>{if(k===void 0||!g?.joined)return;let T=0,j=async()=>{if(!p.current)return;let $=l.answers[k],{reply:B,why:at}=await Qe(p.current.at("answer"),{person:l.person,question:k,answer:$});!B||B.status>=500?T=y():f(at),B?.ok&&p.current.know(tt=>tt&&{...tt,answers:{...tt.answers,[k]:$}})};return v.current=v.current.then(j),()=>clearTimeout(T)},[k,_,g,r.link,x]),!e||r.link==="gone")return c(Bc,{why:r.why,onCode:T=>location.assign(new URL(`class/${encodeURIComponent(T.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,t))});if(m?.over)return c("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!m||!g)return c("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(!g.joined)return c(Wc,{state:m,why:u,onJoin:async T=>{if(!p.current)return;let{reply:j,why:$}=await Qe(p.current.at("join"),{person:l.person,name:T});f($);let B=j?.ok?await j.json():null;B&&p.current.know(()=>B)}});if(!a)return c("p",{class:"join",role:"status",children:m.problem||"You are in. The lecture is being made ready \u2026"});let S=Object.entries(l.answers).filter(([T])=>!(T in m.shown&&T in g.answers)),O={...g.answers,...Object.fromEntries(S)};return c(U,{children:[c(Gc,{lecture:a,state:m,theme:n,answers:O,link:r.link,isSent:T=>String(g.answers[T])===String(O[T]),onAnswer:({id:T},j)=>d(Jc({...l,answers:{...l.answers,[T]:j}})),show:(T,j,$)=>(G({...ne,...j}),z(T,$))}),u&&c("p",{role:"alert",children:u})]});function z(T,j){let $=!1,B;return A(T).then(at=>{if($||!at)return;f("");let tt=a?.views[T]??"",St=j.shadowRoot??j.attachShadow({mode:"open"}),lo=St.firstElementChild??St.appendChild(document.createElement("div"));B=o[tt]?.({data:vs.includes(tt)?JSON.parse(new TextDecoder().decode(at)):at,parentElement:lo})},()=>f("The picture can't be fetched now. It is tried again with the next scene.")),()=>{$=!0,B?.()}}async function A(T){let j=h.current.get(T);if(j||!p.current)return j;let $=await fetch(p.current.at(`views/${T}`));if(!$.ok)throw new Error(String($.status));let B=new Uint8Array(await $.arrayBuffer());return h.current.set(T,B),B}}function Lh(t){try{let o=JSON.parse(Dt(Vc)??"null");if(o?.code===t&&/^[0-9a-f]{32}$/.test(o.person)&&o.answers&&typeof o.answers=="object"){let n=Object.entries(o.answers).filter(([,r])=>Ic(r));return{code:t,person:o.person,answers:Object.fromEntries(n)}}}catch{}let e=crypto.getRandomValues(new Uint8Array(16));return Jc({code:t,person:[...e].map(o=>o.toString(16).padStart(2,"0")).join(""),answers:{}})}function Jc(t){return t.code&&ue(Vc,JSON.stringify(t)),t}var qt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function er(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Qc={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Ch=3,Xc=30,nr=({scale:t})=>t==="shares"?ln:Rh;function Rh(t){return Math.abs(t)<.05?"0":lt(t,Math.abs(t)<9.95?1:0)}function Zc({scale:t,step:e},o){return t==="shares"?L(o,e?1:2).replace(" ","\xA0"):e?lt(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):lt(o,3)}function or({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:Xc}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:Xc},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function tl(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,l=r.labels.length;if(e>=0&&o>=0){let x=e*l+o,b=!!a?.[x],y=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(k=>k==="{row}"?or(n,e):k==="{column}"?or(r,o):[k]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:b||i==="plain"?y:[...y,`: ${Zc(t,s[x])}`]}let d=e>=0,[u,f,p]=d?[n,r,e]:[r,n,o],h=x=>d?e*l+x:x*l+o,m=f.labels.map((x,b)=>b).filter(x=>!a?.[h(x)]),g=[d?"Row ":"Column ",...or(u,p)];if(i==="plain")return[...g,`: ${m.length} of ${f.labels.length} are open`];let w=m.sort((x,b)=>Math.abs(s[h(b)])-Math.abs(s[h(x)])).slice(0,Ch);return w.length?[...g,", largest: ",...w.flatMap((x,b)=>[b?", ":"",...or(f,x),` ${Zc(t,s[h(x)])}`])]:[...g,": every cell is blocked"]}function rr({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[lt(-e,o),lt(e,o)]}var sr=20,vt=14,Se=14,_s=20,Ph=12,Ho=1.2,Nh=36,Do=44,ir=2.2,nl=14,Ih=30,Ss=1,zh=2,Hh=24,Dh=.2,qh=148,Fh=.46,Uh=.9,Os=520,jh=4e3;function ar(t,e,o){let n=t.map(i=>Gh(i,o)),r=t.length>1&&(e.width<Os||qo(n,e,Ss)>e.width);if(r)return{swiped:r,layouts:n.map(i=>el([i],{...e,width:e.width*Uh},[1/0],o)[0])};let s=n.map(i=>({...i,kept:Bh(i,e)})),a=qo(s,e,Ss)<=e.width?s:n;return{swiped:r,layouts:el(a,e,Wh(a,e),o)}}function el(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:d})=>d)),vt*Ho+_s+8],a=t.map((d,u)=>rl(d,Ms(d,e,o[u],r)[0]).includes(!0)),i=Math.max(s,...t.filter((d,u)=>a[u]).map(({labels:d})=>d)),l=Math.min(...t.map((d,u)=>d.panel.isSquare?Ms(d,e,o[u],i)[0]:1/0));return t.map((d,u)=>Kh(d,e,d.panel.isSquare?l:o[u],i,n))}var Bh=(t,e)=>t.panel.isSquare?Math.min($s(t,e),Hh,e.width*Dh/t.columns.length):0;function Wh(t,e){let o=ol(t,e,e.width),n=t.find(({panel:l})=>l.isMain);if(!n||t.length===1)return t.map(({kept:l})=>Math.max(l,o));let r=t.filter(l=>l!==n),s=qo(r,e,zh)+sr,a=Math.max(o,Math.min($s(n,e),(Math.min(e.width*Fh,e.width-s)-n.left-3)/n.columns.length)),i=ol(r,e,e.width-qo([n],e,a)-sr);return t.map(l=>Math.max(l.kept,l===n?a:i))}function ol(t,e,o){let[n,r]=[Ss,Do*ir];for(let s=0;s<24;s+=1){let a=(n+r)/2;qo(t,e,a)<=o?n=a:r=a}return n}var qo=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Nh:0)+Math.max(r.least,r.left+r.columns.length*Math.min($s(r,e),Math.max(r.kept,o))+3)+sr,-sr);function $s({panel:t,rows:e,labels:o},n){let r=Math.min(Do,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(Do,Math.max(r*ir,nl))}function Gh(t,e){let o=H({fill:"",size:vt,code:!0,bold:!0},e),n=(u,f)=>u.labels.map(p=>F(p,f)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(u=>u.map(f=>Math.ceil(I(f,o)))),l=(t.rows.name?_s:0)+Math.max(0,...a)+10,d=Math.max(qh,Math.ceil(I(t.columns.name,H({fill:"",size:Se},e)))+4);return{panel:t,rows:r,columns:s,left:l,widths:i,labels:Math.max(0,...i)+_s+8,least:d,kept:0}}var rl=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,vt*Ho)-2&&n>vt*1.1);function Ms({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(Do,(r.height-a-3)/e.length),l=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(Do,Math.max(i*ir,nl))),d=t.isSquare?l:Math.min(i,Math.max(l*ir,Ih));return[l,d].map(u=>u>=4?Math.floor(u):u)}function Kh(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:l}=t,[d,u]=Ms(t,e,o,n),f=rl(t,d),p=Math.max(0,...t.widths.filter((x,b)=>!f[b])),[h,m]=[i.length*d,a.length*u],g=Math.ceil(Math.max(l+h+3,t.least)),w=H({fill:"",size:Se},r);return{left:l,top:n,cellWidth:d,cellHeight:u,rows:a,columns:i,turned:f,width:g,acrossLeft:Math.max(0,Math.min(l,g-I(s.columns.name,w)-4)),pitch:d*vt*Ho/Math.max(vt*Ho,s.columns.isToken?0:p+6),letters:Math.max(Ph,Math.min(vt,Math.floor(u/Ho))),height:Math.ceil(n+m+3),across:s.columns.name,down:I(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:er({width:d,height:u},Vh(s,r))}}function Vh(t,e){if(!t.words&&t.values.length>jh)return{usual:0,width:0};let o=H({fill:"",size:vt},e),n=t.words?t.words.flat().map(r=>F(r)):t.scale==="plain"?[]:t.scale==="shares"?[L(1).slice(0,3)]:[...new Set(Array.from(t.values,nr(t)))];return n.length?{usual:vt,width:Math.max(...n.map(r=>I(r,o)))}:{usual:0,width:0}}var Yh=5,sl=9,Fo=2;function cr(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u}=o,[f,p]=[u.length*i,d.length*l],h=e.scale==="plain";if(h?t.rect(s,a,f,p,{fill:r.ground}):t.cells(e.levels,d.length,u.length,[s,a,f,p],e.scale==="signed"),e.blocked&&At(t,e.blocked,d.length,u.length,[s,a,f,p]),Math.min(i,l)>=sl){let m=h?r.hatchLine:r.ground;for(let g=1;g<u.length;g+=1)t.rect(s+g*i-.5,a,1,p,{fill:m});for(let g=1;g<d.length;g+=1)t.rect(s,a+g*l-.5,f,1,{fill:m})}Uo(e,o)&&Jh(t,e,o,r),t.rect(s-.5,a-.5,f+1,p+1,{stroke:r.hatchLine}),o.numbers&&Xh(t,e,o,r),e.isOff&&Zh(t,o,r),Qh(t,e,o,n,r),tm(t,e,o,n,r)}var Uo=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=sl;function Jh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l){for(let d=0;d<a.length;d+=1)for(let u=0;u<i.length;u+=1)e.blocked?.[d*i.length+u]||Es(t,[o+u*r,n+d*s,r,s],l)}var Es=(t,[e,o,n,r],s)=>t.rect(e+n/2-Fo,o+r/2-Fo,2*Fo,2*Fo,{fill:s.quiet,radius:Fo});function Xh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:l},d){let u=e.scale==="signed"?d.signedInk:d.ink,f=nr(e);for(let p=0;p<a.length;p+=1)for(let h=0;h<i.length;h+=1){let m=p*i.length+h;if(e.blocked?.[m])continue;let g=e.words?F(e.words[p][h]):f(e.values[m]),w=e.words?d.text:u[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(h+.5)*r,n+(p+.5)*s+1,{fill:w,size:l,align:"center"})}}function Zh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[l,d]=[e+a.length*n/2,o+s.length*r/2];t.rect(l-62,d-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",l,d+1,{fill:Ki(i.lines[0]),size:17,align:"center"})}function Qh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},l,d){let u=(f,p,h,m=1)=>{let g=[o+(p??0)*r-1,n+(f??0)*s-1,(p===null?i.length:m)*r+2,(f===null?a.length:1)*s+2],w=Math.min(r,s)<Yh?1.5:2.5;t.rect(...g,{stroke:d.ground,width:2*w}),t.rect(...g,{stroke:h,width:w})};e.band&&u(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[f,p]of e.lit)u(f,p,d.lines[0]);l.row>=0&&u(l.row,null,eo(e.rows,d)),l.column>=0&&u(null,l.column,eo(e.columns,d))}var eo=({part:t},e)=>t?e[t]:e.text;function tm(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:l,rows:d,columns:u,turned:f,letters:p,down:h,across:m}=o,g=(b,y)=>[...new Set([y,...e.lit.map(k=>k[b]??-1)])].filter(k=>k>=0),[w,x]=[g(0,n.row),g(1,n.column)];for(let b of ve(d.length,l,p,w)){let y=w.includes(b);t.text(d[b],s-7,a+(b+.5)*l,{fill:y?eo(e.rows,r):r.quiet,size:p,bold:y,code:!0,align:"right"})}for(let b of ve(u.length,o.pitch,vt,x)){let y=x.includes(b),[k,_]=[s+(b+.5)*i,a-(f[b]?6:3+vt*.55)];t.text(u[b],k,_,{fill:y?eo(e.columns,r):r.quiet,size:vt,bold:y,code:!0,align:f[b]?"left":"center",turned:f[b]})}m&&t.text(m,o.acrossLeft,Se*.6,{fill:eo(e.columns,r),size:Se}),h&&t.text(h,Se*.6,a+d.length*l,{fill:eo(e.rows,r),size:Se,turned:!0})}var il={width:900,height:640},em=5,om=160,Ts={width:96,height:12},As=64;function al(t,e,o){let n=t.isOff?te(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>om+d.length*em),[a]=ar([t],{width:Math.max(il.width,s),height:Math.max(il.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,u,f)=>cr(Ne(d,u,f),t,a,e,n)},l=xt(t.caption,Math.max(520,a.width),n);return{picture:K([t.title?ht(t.title,n):null,i,l,nm(t,a,n)]),theme:n}}function nm(t,e,o){let n=l=>ct(l,{size:J,fill:o.quiet},o),r=rr(t),s=Float32Array.from({length:As},(l,d)=>d/(As-1)),a={width:Ts.width,height:20,draw:(l,d,u)=>l.cells(s,1,As,[d,u+4,Ts.width,Ts.height],t.scale==="signed")},i=He((l,...d)=>{l.rect(...d,{stroke:o.hatchLine}),Uo(t,e)&&Es(l,d,o)});return V([r&&V([n(r[0]),a,n(r[1])],6),t.scale==="plain"&&V([i,n("allowed by the mask")],6),t.blocked&&V([He((l,...d)=>l.hatch(...d)),n("blocked by the mask")],6)],20)}function ll(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function dl(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function ul(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:h,isClickable:m})=>h||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=cl(t[n]),l=h=>Math.max(0,Math.min(h,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:l(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),u=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!u)return{panel:n,row:r,column:s};let[f,p]=cl(u);return{panel:d<0?n-1:n+1,row:Math.min(r,f-1),column:d<0?p-1:0}}var cl=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var rm=108,Ls={least:170,most:520,usual:400};function pl(){let t=E(null),[e,o]=M({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Re(n,()=>{let a=n.getBoundingClientRect().top+(r?.scrollTop??0),i=window.innerHeight-a-rm,l=i<Ls.least?Ls.usual:Math.min(i,Ls.most),d=n.clientWidth;o(u=>u.width===d&&Math.abs(u.height-l)<2?u:{width:d,height:l})})},[]),[t,e]}function fl({panels:t,theme:e,send:o}){let[n,r]=pl(),[s,a]=M({pointed:null,spoken:!0}),i=Zt(e),l=E(null),d=E(""),{layouts:u,swiped:f}=N(()=>r.width?ar(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),p=dl(t,s.pointed),h=ll(t,p),m=y=>a(k=>String(Object.values(k.pointed??{}))===String(Object.values(y??{}))?k:{pointed:y,spoken:!0}),g=({panel:y,row:k,column:_})=>t[y].isClickable&&k>=0&&_>=0&&o?.("chosen",{panel:y,row:k,column:_}),w=t.findIndex(({isMain:y})=>y);P(()=>{f&&l.current&&w>0&&r.width<Os&&(l.current.scrollLeft=l.current.querySelectorAll(".panel")[w].offsetLeft-16)},[f,w,t[w]?.name]);let x=(y,{offsetX:k,offsetY:_})=>{let v=u[y]&&Cn(u[y],k,_);return v&&{panel:y,...v}},b=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let k=y.key==="Enter"&&p?p:ul(t,p,y.key);if(k!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(p??k??{panel:0,row:-1,column:-1});m(k),k&&f&&l.current?.querySelectorAll(".panel")[k.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return c("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[c("div",{class:f?"strip swiped":"strip",ref:l,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:k})=>[y,k].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:u.map((y,k)=>c(im,{layout:y,theme:e,swiped:f,panel:t[k],lit:h[k],onPoint:_=>m(x(k,_)),onLeave:()=>m(null),onPress:_=>{let v=x(k,_);if(!v)return;let S=Object.values(v).join(" ");qt(_)&&d.current!==S?m(v):g(v),d.current=S}},k))}),c(Pe,{parts:p&&tl(t[p.panel],p.row,p.column),hint:Qc,spoken:s.spoken})]})}function sm({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return c("h3",{children:e?c(U,{children:[e,c("sub",{children:o})]}):t})}function im({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=E(null),l=N(()=>t.isOff?te(n):n,[t.isOff,n.signature]);C(()=>{i.current&&cr(nt(i.current,e.width,e.height,l),t,e,o,l)},[t,e,l,o.row,o.column]),P(()=>yt(t.name,()=>al(t,o,n)),[t,n.signature,o.row,o.column]);let d=rr(t);return c(U,{children:[t.sign&&c("span",{class:"sign","aria-hidden":"true",children:t.sign}),c("figure",{class:"panel",children:[t.title&&c(sm,{text:t.title}),c("div",{children:[c("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:u=>u.pointerType!=="touch"&&r(u),onPointerLeave:({pointerType:u})=>u!=="touch"&&s(),onClick:a}),c("span",{class:"legend",children:[d&&c("span",{class:"scale",children:[d[0],c("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),d[1]]}),t.scale==="plain"&&c("span",{class:"scale",children:[c("span",{class:Uo(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}var hl="$array",am={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function ml(t){let e=Cs(t);for(let{pieces:o,words:n}of[...e.groups,...e.whatIf?.after?.groups??[]])for(let r of[o,n])r&&(r.exact=new Map);return e}function Cs(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[hl])return s;let{[hl]:a,at:i,size:l}=s;return new am[a](e.buffer,e.byteOffset+n+i,l)})}function gl(t){let{axes:e,panels:o}=Cs(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let l=i.values instanceof Float32Array,d=l?0:(r-n)/65535,u=l?i.values:Float32Array.from(i.values,m=>n+m*d),f=i.scale==="signed"?u.map(m=>Math.max(0,Math.min(1,.5+m/i.limit/2))):u,[p,h]=[i.rows,i.columns].map((m,g)=>({...e[m],id:m,part:a[g]}));return{...i,rows:p,columns:h,values:u,levels:f,step:d,blocked:s&&cm(s,u.length)}})}var cm=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var wl=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var bl=new WeakMap;function yl({data:t,parentElement:e,setTriggerValue:o}){let n=bl.get(t)??gl(t);return bl.set(t,n),it(e,wl,r=>c(fl,{panels:n,theme:r,send:o}))}var lr={looks:null,lookedAt:null},kl=(t,e)=>xl(t.looks,e.looks)&&xl(t.lookedAt,e.lookedAt),xl=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function Ps({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function vl(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function dr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Rs(t,o),columns:Rs(e,n)}}function Ns({encoderOnly:t},{rowSpots:e},o){return Rs(e,{side:t?"source":"target",place:o})}function Rs(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var jo=20,dm=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function um(t){let e=dm.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var Bo=t=>X.includes(t)?"*":t,Me=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${Bo(o)}.off`;function Oe(t,e,o){return t.includes(Me({...e,head:"mean"}))||_l(e.head,o).every(r=>t.includes(Me({...e,head:r})))}function ur(t,e,o){let n=_l("mean",o).map(l=>({...e,head:l})),r=[Me({...e,head:"mean"}),...n.map(Me)],s=t.filter(l=>!r.includes(l)),a=Oe(t,e,o);if(Bo(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,Me(e)];let i=n.filter(l=>l.head!==e.head&&Oe(t,l,o)).map(Me);return t.includes(r[0])?[...s,...i]:t.filter(l=>l!==Me(e))}var _l=(t,e)=>Bo(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],pr=(t,e)=>`${t}.*.*.hide.*.${e+1}`,oo=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function Sl(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${Bo(n)}.${r}.${s<0?"*":s+1}.`,l=`${i}${a+1}`;return oo(r==="only"?t.filter(d=>d===l||!d.startsWith(i)):t,l)}function Ml({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:i})=>i===e.kind);if(!t?.after||!n)return null;let r=Bt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:i})=>i);return{...pm(Ue(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&Oe(s,e,n.heads)}}function pm(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(um)){let l=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",Bo(r)].includes(i.head);if(!i||!l||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,f)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==f+1)){if(i.action==="hide")a[f*s+d]=1;else if(!t.blocked?.[f*s+d])for(let p=0;p<s;p+=1)p!==d&&(a[f*s+p]=1)}})}return{...t,blocked:a}}function Ol(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var _t={top:18,height:160,bar:14,gap:16};function $l({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>V([He((a,...i)=>a.rect(...i,{fill:o.lines[s]})),ct(`${r+1} ${F(t.rows[r],30)}`,{size:J,fill:o.text},o)],6);return K([ht(`Rows compared: ${t.title}`,o),K(e.map(n),2),fm(t,e,o)])}function fm({weights:t,columns:e},o,n){let r={size:J,code:!0,fill:n.text},s=e.map(i=>F(i,12)),a=s.map(i=>Math.max(Math.ceil(I(i,H(r,n))),o.length*_t.bar)+_t.gap);return{width:a.reduce((i,l)=>i+l,0),height:_t.top+_t.height+24,draw(i,l,d){let u=d+_t.top;for(let p of[.5,1]){let h=u+(1-p)*_t.height;i.rect(l,h,this.width,1,{fill:n.hatchGround}),i.text(L(p),l,h-8,{size:13,fill:n.quiet})}let f=l;s.forEach((p,h)=>{let m=f+(a[h]-o.length*_t.bar)/2;o.forEach((g,w)=>{let x=t[g*e.length+h]*_t.height;i.rect(m+w*_t.bar,u+_t.height-x,_t.bar-1,x,{fill:n.lines[w]})}),i.rect(f,u+_t.height,a[h],1,{fill:n.quiet}),i.text(p,f+a[h]/2,u+_t.height+13,{...r,align:"center"}),f+=a[h]})}}}function fr({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!X.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Wt(t).map(l=>({kind:t.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Wt(t).filter(a=>s.some(i=>i.head===a))}}var hm=96,mm=6;function El({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...fr(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:f,heads:p})=>K([ht(u.group.title,s),gm(t,u,f,p,o,s)],4)),l=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=mm;return K([d?V(i,32):K(i,24),ze({isBlocked:l},s)],16)}function gm(t,e,o,n,r,s){let{group:a,rows:i,columns:l}=e,d={...e,shape:Math.min(1.6,Math.max(.8,l.length/i.length)),side:hm},u=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(p=>o.some(h=>h.layer===f&&h.head===p)?{weights:()=>xe(t,e,f,p),role:a.roles[f][Number(p)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&p===r.head}:null)}));return Rn(d,n.map(f=>X.includes(f)?f:`Head ${f}`),u,s)}var hr=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function mr(t,e,o,{left:n,top:r,width:s,pitch:a},i){let l=e.columns.length,d=[];for(let p=0;p<e.weights.length;p+=1)e.weights[p]>=.02&&d.push({row:Math.floor(p/l),column:p%l,weight:e.weights[p]});let u=({row:p,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(p),f=o.rows.length+o.columns.length>0;d.sort((p,h)=>p.weight-h.weight);for(let p of f?[!1,!0]:[!1])for(let h of d){if(u(h)!==p)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:g,width:p?4:2,opacity:f&&!p?.25:1})}}var Tl={width:960,height:720},wm=9,bm=200,wt={width:360,pitch:26,gap:8},gr={pitch:26,gap:16};function Is({map:t,lit:e,view:o},n){let r=o==="lines"?xm(t,e,n):o==="table"?km(t,n):ym(t,e,n),s=[xt(t.caption,Math.max(520,r.width),n),ze({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&xt("\u2248 These weights are rounded to 1/255.",520,n);return K([ht(t.title,n),r,...s,a])}function ym(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>bm+i*wm),s={width:Math.max(Tl.width,r),height:Math.max(Tl.height,n),cell:64,letters:J},a=ae(t,s,o);return{width:a.width,height:a.height,draw:(i,l,d)=>ce(i,t,{...a,left:a.left+l,top:a.top+d},e,o)}}function xm(t,e,o){let n=hr(e),r={size:J,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(p=>F(p,24))),i=f=>Math.ceil(Math.max(...f.map(p=>I(p,H({...r,bold:!0},o))))),[l,d]=[i(s),60],u=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:l+2*wt.gap+wt.width+i(a)+d,height:26+Math.max(s.length,a.length)*wt.pitch,draw(f,p,h){let[m,g,w]=[p+l+wt.gap,p+l+wt.gap+wt.width,h+26],x=b=>w+(b+.5)*wt.pitch;f.text("looks (query)",m-wt.gap,h+10,{size:J,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",g+wt.gap,h+10,{size:J,bold:!0,fill:o.key}),mr(f,t,{rows:n,columns:e.columns},{left:m,top:w,width:wt.width,pitch:wt.pitch},o),s.forEach((b,y)=>f.text(b,m-wt.gap,x(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((b,y)=>{f.text(b,g+wt.gap,x(y),{...r,bold:e.columns.includes(y)});let k=u(y)>=.005?ut(t)(u(y)):"";k&&f.text(k,g+wt.gap+I(b,H(r,o))+8,x(y),{size:13,fill:o.quiet})})}}}function km(t,e){let o={size:J,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(p=>F(p,24))),a=f=>t.blocked?.[f]?"blocked":ut(t)(t.weights[f],2),i=(f,p=o)=>Math.ceil(I(f,H(p,e))),l=Math.max(...r.map(f=>i(f,n))),u=s.map((f,p)=>Math.max(i(f,n),...r.map((h,m)=>i(a(m*s.length+p))))).reduce((f,p)=>[...f,(f.at(-1)??l)+gr.gap+p],[]);return{width:u.at(-1)??l,height:(r.length+1)*gr.pitch,draw(f,p,h){let m=g=>h+(g+.5)*gr.pitch;s.forEach((g,w)=>f.text(g,p+u[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{f.rect(p,h+(w+1)*gr.pitch,u.at(-1)??l,1,{fill:e.hatchGround}),f.text(g,p,m(w+1),n),s.forEach((x,b)=>f.text(a(w*s.length+b),p+u[b],m(w+1),{...o,align:"right"}))})}}}var vm=.1;function wr(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(a=>a.weight??0));return o>=vm||s>0&&e.find(a=>a.weight===s)===t?ut({rounded:n})(o):""}function br(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Ue(t,Bt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],d=[...l(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=u<0?[...l(i,o)]:[],p=t.source.map((m,g)=>({token:m,weight:u<0?d[g]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),h=t.target.map((m,g)=>{let w=r&&g>o+1,x=g>0&&t.steps[g-1]?.forced,b=w?null:u>=0?a&&g>0?a.weights[(g-1)*a.columns.length+u]:null:g<=o?f[g]??null:null,y=g===o+1;return{token:m,weight:y&&u<0?null:b,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":y&&u<0?"written":x?"forced":"",note:y&&u<0?x?"forced":"written":void 0}});return{source:p,target:h,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Al=8;function yr(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let l=Bt(t,i,{words:!1,muted:!1}),d=l.columns.length,u=xe(t,l,o.layer,o.head).subarray(e*d,(e+1)*d),f=u.indexOf(Math.max(...u)),p=t.target.slice(Math.max(0,e+1-Al),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Al?"\u2026 ":""}`,...p.flatMap((h,m)=>[m?" ":"",{token:h}])],", looks at ",{token:t.source[f],strong:!0},` (${ut({rounded:On(l,o.layer,o.head)})(u[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${L(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var no=640,pe={height:28,padding:8,gap:6,line:50},Kt={line:26,height:12,number:70,tag:64};function Cl({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=br(t,e,o,n,!1),i=t.steps[o],l=i?yr(t,o,e).map(d=>typeof d=="string"?d:F(d.token)).join(""):"";return K([i&&ht(`Step ${o+1} of ${t.steps.length}`,r),l.length>0&&xt(l,no,r),zs(t.encoderOnly?"Tokens":"Source","",r),Ll(s,r),!t.encoderOnly&&zs("Target so far","",r),!t.encoderOnly&&Ll(a,r),i&&zs(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${lt(i.entropy,2)} nats`,r),i&&_m(i,r)],8)}var zs=(t,e,o)=>V([ct(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&ct(e,{size:J,fill:o.quiet},o)],8);function Ll(t,e){let o={size:J,code:!0},n=t.map(({token:l})=>Math.ceil(I(F(l),H({...o,bold:!0,fill:""},e)))+2*pe.padding),r=[],[s,a]=[0,0];for(let l of n)s>0&&s+l>no&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=l+pe.gap;let i=Tt(t.map(({token:l})=>l))==="rtl";return{width:no,height:(a+1)*pe.line,draw(l,d,u){t.forEach((f,p)=>{let[h,m,g]=[d+(i?no-r[p].x-n[p]:r[p].x),u+r[p].line*pe.line,n[p]],w=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),x=["written","current"].includes(f.state),b=f.lit?e.key:x?e.primary:f.state==="forced"?e.text:e.hatchLine;w>=0&&l.rect(h,m,g,pe.height,{fill:e.scale[w],radius:6}),l.rect(h,m,g,pe.height,{stroke:b,width:f.lit||x?3:1,radius:6});let y=w<0?e.text:e.ink[w];l.text(F(f.token),h+g/2,m+pe.height/2,{...o,fill:y,bold:x,align:"center"});let k=wr(f,t);k&&l.text(k,h+g/2,m+pe.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function _m({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,f],p)=>({name:F(u),share:f,drawn:o?.[p],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:f})=>Math.ceil(I(u,H({size:J,code:f,bold:!0,fill:""},s))))),l=o?2*Kt.number:Kt.number,d=no-i-l-Kt.tag-24;return{width:no,height:a.length*Kt.line,draw(u,f,p){a.forEach(({name:h,share:m,drawn:g,isWritten:w,code:x},b)=>{let[y,k]=[f+i+12,p+(b+.5)*Kt.line],_=S=>[y,k-Kt.height/2,S*d,Kt.height],v={size:J,fill:s.text,bold:w};u.text(h,f,k,{...v,code:x}),u.rect(..._(1),{fill:s.hatchGround,radius:3}),u.rect(..._(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&u.rect(..._(g),{stroke:s.text,width:1.5,radius:3}),u.text(L(m,1),y+d+Kt.number,k,{...v,align:"right"}),g!==void 0&&u.text(L(g,1),y+d+2*Kt.number,k,{...v,align:"right"}),w&&u.text(r?"forced":"written",y+d+l+10,k,v)})}}}function Rl({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var Hs=30,Sm=3;function xr({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):c("p",{class:"read-out",children:o>=0&&n>=0?Mm(t,o,n):o>=0?Ds(t,o):Om(t,n)})}var Pl=({isOff:t})=>t?"would look at":"looks at";function Mm(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(U,{children:[c(R,{token:t.rows[e],length:Hs})," ",r?"is blocked from":Pl(t)," ",c(R,{token:t.columns[o]}),!r&&c("b",{children:[" ",ut(t)(t.weights[n],2)]})]})}function Ds(t,e){let o=t.columns.length,n=Nl(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return c(U,{children:[c(R,{token:t.rows[e],length:Hs})," ",Pl(t)," ",n.length?Il(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Om(t,e){let o=t.columns.length,n=Nl(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return c(U,{children:[c(R,{token:t.columns[e]})," ",t.isOff?"would be":"is"," looked at most by ",n.length?Il(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Nl=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Sm),Il=(t,e)=>t.map(({label:o,weight:n},r)=>c("span",{children:[r?", ":"",c(R,{token:o,length:Hs})," (",ut(e)(n),")"]},r));function zl({example:t,step:e,open:o}){return c("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:yr(t,e,o).map((n,r)=>typeof n=="string"?n.replaceAll(" %","\xA0%"):n.strong?c("b",{children:c(R,{token:n.token})},r):c(R,{token:n.token},r))})}function Hl({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,l)=>t.weights[i*r+l],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(l=>s(l,i)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",L(a)," of their weight."]})]}),c("p",{class:"legend",children:e.map((i,l)=>c("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[c("i",{class:"swatch",style:{background:o[l]}})," ",i+1," ",c(R,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>c("p",{class:"note",children:Ds(t,i)},i)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,l)=>c("div",{class:"bars-of",title:e.map(d=>ut(t)(s(d,l),2)).join(", "),children:[c("div",{class:"columns",children:e.map((d,u)=>c("span",{style:{height:`${s(d,l)*100}%`,background:o[u]}},d))}),c(R,{token:i,length:8})]},l))})]})}function Dl(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=t.current;if(Fs(l)&&i.key!=="Escape")return;let d=document.activeElement?.matches("body, main")??!0,u=d&&Tm(l),f=Em(l,i)||s&&d,p={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...p,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=u||s||f,g=(f?h:u?p:{})[i.key]??(m&&!qs(i)?$m(i.key,l,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function $m(t,e,o){if(t==="Escape")return o?()=>G({present:!1}):void 0;if(!$e())return;let n=t.toLowerCase();return n==="f"?()=>G({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var ql="attention-lab-letter-keys",$e=()=>Dt(ql)!=="off";function Fl(){ue(ql,$e()?"off":"on")}function Em(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function qs(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var Fs=t=>getComputedStyle(t).visibility==="hidden";function Tm(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var Ul={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function jl({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(kt,{label:"Attention",options:t.groups.map(({kind:s})=>[s,Ul[s]]),value:e.kind,onChoose:s=>G({kind:s,rows:[]})}),c(kt,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>G({layer:Number(s)-1})}),c(kt,{label:"Head",isNamed:!0,options:Wt(n).map(s=>[s,s]),value:e.head,onChoose:s=>G({head:s})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&c(kt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>G({tokens:s,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>G({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(Cm,{example:t,selection:e,layers:r}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>G({present:!0}),children:"Present"}),c(Am,{letters:o})]})]})}function Am({letters:t}){let[e,o]=M($e);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${t.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`,onClick:()=>(Fl(),o($e())),children:["Keys ",[...t,"F","B"].join(", ")]})}function Bl({example:t,selection:e}){return c(kt,{label:"View",options:Lm(t),value:e.view,onChoose:o=>G({view:o})})}function Lm({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function Cm({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(l=>l!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,l,d)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([u,f])=>c("button",{type:"button","aria-pressed":l.includes(u),onClick:()=>d(n(l,u)),children:f},f))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Ul[a]]),e.kinds,a=>G({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>G({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>G({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>G({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Wl="attention-lab-first-steps",Gl="called-out",fe=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],ro=-1;function Kl({root:t,plays:e,presents:o}){return o&&ro<0?null:c(Rm,{root:t,isOver:e||o})}function Rm({root:t,isOver:e}){let o=E(null),[n,r]=M(()=>ro<0?Pm()?0:fe.length:ro);ro=e?fe.length:n,P(()=>{e&&r(fe.length)},[e]);let{part:s,title:a,words:i,touch:l}=fe[ro]??{};if(C(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),P(()=>{let u=s&&t.current?.querySelector(s);if(u)return u.classList.add(Gl),n>0&&u.scrollIntoView({block:"nearest"}),()=>u.classList.remove(Gl)},[ro]),!s)return null;let d=()=>r(fe.length);return c("aside",{class:s===".overview-area"?"first-steps aside":"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:u})=>u==="Escape"&&d(),children:[c("h2",{children:[a," ",c("span",{class:"note",children:[n+1," of ",fe.length]})]}),c("p",{children:l&&matchMedia("(hover: none)").matches?l:i}),c("p",{class:"ways",children:[c("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<fe.length?"Next":"Begin"}),n+1<fe.length&&c("button",{type:"button",class:"plain quiet",onClick:d,children:"Skip"})]})]})}function Pm(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(Wl)===null;return localStorage.setItem(Wl,"yes"),t}catch{return!1}}function Vl({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:l="chooses the row"}){let d=E(null),u=E(""),[f,p]=st(),h=N(()=>p.width?ae(t,{...p,cell:64,letters:n},o):null,[t.rows,t.columns,p,n,o]);C(()=>{!h||!d.current||ce(nt(d.current,h.width,h.height,o),t,h,e,o)},[h,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>h&&Cn(h,g,w);return c("div",{class:"large-map",ref:f,children:[c("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!i)return;let x=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));qt(g)&&!(x&&u.current===`${w.row} ${w.column}`)?s(w.row,w.column):a(w.row,w.column),u.current=`${w.row} ${w.column}`},onKeyDown:g=>h&&Nm(g,h,e,s,a),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",l,", Escape lets go."]})]})}function Nm(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(p,h)=>Math.max(0,Math.min(p,h-1)),d=(p,h)=>r(l(a+p,e.length),l(i+h,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},f=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!f||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var Im=.005,Jl={least:20,most:30};function Xl({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[a,i]=st(),l=Math.max(t.rows.length,t.columns.length),d=Math.max(Jl.least,Math.min(Jl.most,Math.floor((i.height-30)/l))),[u,f]=[l*d,Math.max(60,Math.min(420,i.width*.36))],p=hr(e);C(()=>{s.current&&i.width&&mr(nt(s.current,f,u,o),t,{rows:p,columns:e.columns},{left:0,top:0,width:f,pitch:d},o)},[t,i,o,p.join(),e.columns.join()]);let h=(S,O)=>t.weights[S*t.columns.length+O],m=(S,O)=>t.blocked?.[S*t.columns.length+O]?"blocked":h(S,O)>=Im?ut(t)(h(S,O)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=S=>S.split(" \u2192 "),[x,b]=M(""),y=`row ${p[0]??0}`,_=new Set([...t.rows.map((S,O)=>`row ${O}`),...t.columns.map((S,O)=>`column ${O}`)]).has(x)?x:y,v=S=>({"data-place":S,tabIndex:S===_?0:-1});return c("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:zm,onFocusIn:({target:S})=>S instanceof HTMLElement&&b(S.dataset.place??""),children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,O)=>c("li",{children:c("button",{type:"button",...v(`row ${O}`),class:(g<0?p.includes(O):h(O,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(O),onPointerMove:({pointerType:z})=>z!=="touch"&&n(O,-1),onFocus:({currentTarget:z})=>z.matches(":focus-visible")&&n(O,-1),onClick:z=>qt(z)&&!e.rows.includes(O)?n(O,-1):r(O),children:[c("span",{class:"number",children:g<0?"":m(O,g)}),c("span",{children:w(S).map((z,A)=>[A?" \u2192 ":"",c(R,{token:z,length:10},A)])})]})},O))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,O)=>{let z=p.length===1&&g<0?h(p[0],O):0,A=e.columns.includes(O)||z>=.02;return c("li",{children:c("button",{type:"button",...v(`column ${O}`),class:A?"lit":"",onPointerMove:({pointerType:T})=>T!=="touch"&&n(-1,O),onFocus:({currentTarget:T})=>T.matches(":focus-visible")&&n(-1,O),onClick:()=>n(-1,O),children:[c(R,{token:S}),c("span",{class:"number",children:p.length===1&&g<0?m(p[0],O):""})]})},O)})})]})]})}function zm(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Rt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var Us=32,Zl=8;function Ql({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=M(0),a=ut(t),i=Math.max(0,Math.floor(r/Us)-Zl),l=Math.min(t.rows.length,i+3*Zl+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>c("th",{scope:"col",children:c(R,{token:d})},u))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*Us}px`}}),t.rows.slice(i,l).map((d,u)=>{let f=i+u;return c("tr",{"aria-rowindex":f+2,class:e.includes(f)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(f),onClick:()=>n(f),children:c(R,{token:d,length:30})})}),t.columns.map((p,h)=>{let m=f*t.columns.length+h;return c("td",{children:t.blocked?.[m]?c("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},f)}),l<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-l)*Us}px`}})]})]})})}var td={usual:14,presented:20};function kr({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:l}){let d=N(()=>o.isOff?te(r):r,[o.isOff,r]),u=f=>a(f,-1);return t==="lines"?c(Xl,{map:o,lit:n,onPoint:s,theme:d,onPress:u}):t==="table"?c(Ql,{map:o,chosen:n.chosen,caption:o.caption,onPress:u}):c(Vl,{map:o,lit:n,onPoint:s,onPress:a,columns:i,does:l,theme:d,caption:o.caption,letters:e?td.presented:td.usual})}function ed({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Et(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",lt(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(Hm,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(od,{share:e.others}),c("span",{class:"probability",children:L(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function Hm({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,l=r&&!i&&s!==t.neverForced,d=c(U,{children:[c(R,{token:s,class:"name"}),c(od,{share:a,drawn:n}),c("span",{class:"probability",children:[L(a,1),n!==void 0&&c("i",{class:"drawn",children:L(n,1)})]}),c("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${F(s)} instead`:"",onClick:()=>l&&r(s),children:d}):c("div",{class:u,children:d})}function od({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function nd(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,l)=>l*r/o);for(let i=0,l=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,l+=1){let f=d+a[u];t[l]>s[f]&&(s[f]=t[l])}}return s}var Dm=480,Bs={short:24,long:60},vr=8,qm=5,js={least:32,switched:48,most:104};function Fm({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l,onTap:d,switches:u}){let[f,{width:p}]=st(),h=e.map(g=>({frame:g,...fr(g,n,r)})),m=(u?h.map(Um):h).filter(({places:g})=>g.length);return c("div",{class:`overview ${a?"besides":""}`,ref:f,onPointerLeave:({pointerType:g})=>g!=="touch"&&i(null),children:[!m.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&m.map(({frame:g,heads:w,places:x})=>c(jm,{example:t,frame:g,heads:w,places:x,open:o,theme:s,onPeek:i,onOpen:l,onTap:d,switches:u,label:u||p<Dm?Bs.short:Bs.long,width:p},g.group.kind))]})}var sd=ee(Fm);function Um(t){let e=o=>o==="mean"||!X.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function jm({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:d,onTap:u,switches:f}){let{group:p}=e,h=a===Bs.short,m=Math.floor(Math.max(js.least,Math.min(f?js.switched:js.most,(i-a-12)/o.length-vr))),g=E(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),x={width:m,height:Math.round(m/w)},b=f?n.filter(f.isOff).map(Ee):[];C(()=>{g.current&&Bm(g.current,t,e,o,n,x,s,b)},[t,e,n.map(Ee).join(),m,s,b.join()]);let y=[...new Set(n.map(({layer:v})=>v))],k=new Map(n.map(v=>[Ee(v),v])),_=n.find(v=>_r(v,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:p.note,children:p.title}),!h&&c("p",{class:"note",children:p.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":p.title,ref:g,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${m}px)`},onKeyDown:Gm,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(v=>c("span",{role:"columnheader",class:"column",children:f&&X.includes(v)?"all":h||X.includes(v)?v:`Head ${v}`},v))]}),y.map(v=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${v+1}`,children:[h?"L":"Layer ",v+1]}),o.map((S,O)=>{let z=O?null:c("canvas",{"data-layer":v,"aria-hidden":"true"}),A=k.get(Ee({layer:v,head:S}));if(!A)return c("span",{role:"gridcell",class:"cell",children:z},S);let T=p.roles[v][Number(S)-1]??"",j=_r(A,r),$=b.includes(Ee(A));return c("span",{role:"gridcell",class:X.includes(S)?"cell summary":"cell",children:[z,c("button",{type:"button",class:j?"thumb open":"thumb",tabIndex:A===_?0:-1,"aria-current":j?"true":void 0,"aria-label":`${rd(p.title,A,T)}${$?", off":""}`,"data-place":Ee(A),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:B=>qt(B)?u(A):d(A),onPointerMove:({pointerType:B})=>B!=="touch"&&l(A),onFocus:({currentTarget:B})=>B.matches(":focus-visible")&&l(A),onBlur:()=>l(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),f&&c("button",{type:"button",role:"switch",class:"off-switch",tabIndex:A===_?0:-1,"aria-checked":!$,"aria-label":`${rd(p.title,A,"")}, on`,title:$?"Switch it on again":"Switch it off",onClick:()=>f.onSwitch(A),children:$?"off":"on"}),T&&!f&&c("span",{class:"role",children:T})]},S)})]},v))]})})]})}var Ee=({layer:t,head:e})=>`${t} ${e}`,_r=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function rd(t,{layer:e,head:o},n){let r=X.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Bm(t,e,o,n,r,{width:s,height:a},i,l){let[d,u]=[o.rows.length,o.columns.length],f=window.devicePixelRatio||1,p=[Math.min(d,Math.round(a*f)),Math.min(u,Math.round(s*f))];for(let h of t.querySelectorAll("canvas")){let m=nt(h,n.length*(s+vr)-vr,a,i),g=new Path2D;for(let{layer:w,head:x}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(x)*(s+vr),y=nd(La(e,o,w,x),[d,u],p);m.cells(y,...p,[b,0,s,a]),o.blocked&&At(m,o.blocked,d,u,[b,0,s,a]),l.includes(Ee({layer:w,head:x}))&&(m.rect(b,0,s,a,{fill:i.ground,opacity:.75}),m.hatch(b,0,s,a)),g.roundRect(b,0,s,a,qm)}Wm(h,g)}}function Wm(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Gm(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],l=d=>n[d]?.[Math.min(s,n[d].length-1)];Rt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function id(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);P(()=>{let n=o.map(r=>yt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Km=1e3,Vm=[.5,1,2,4],ad=(t,e,o)=>Tn(t,e,o,Km);function cd({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(An,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(Ln,{speeds:Vm,player:o})]})}var Ws=1e3,Ym=3e4;function ld(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[l(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,l(d,"pieces")]:u}).flat();function l(d,u){let f=d[u];return $o(d,n).map(p=>({axes:f,place:Eo(d,o,p),address:`${t?.exactAt}/${d.kind}-${u}-${o}-${p}`})).filter(p=>!f.exact.has(p.place))}}function dd({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,l,d]=[Ws,!1,!1];async function u({axes:h,place:m,address:g}){a.add(g);let w=!1,x=await t(g).catch(()=>(w=!0,null));a.delete(g),x?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(m,new Uint16Array(x)),[s,i,d]=["",Ws,!1]):(s=w?"silent":"gone",f()),e(),!(s!=="gone"||d)&&(d=!0,o())}function f(){l||(l=!0,n(()=>{l=!1,p()},i),i=Math.min(2*i,Ym))}function p(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&u(h)}return{want(h){[r,i]=[h,Ws],p()},trouble:()=>s}}var Jm=2e4;function Gs(t,e,o,n){let[r,s]=M(0),a=E(n);a.current=n;let i=N(()=>dd({get:Xm,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),l=ld(t,e,o);return P(()=>i.want(l),[i,l.map(({address:d})=>d).join()]),P(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Xm(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Jm)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Zm="the exact weights are on the way.",Qm={"":Zm,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function ud({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return c("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Qm[n];return c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function pd(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=tg(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function tg(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var fd=1e3;function hd({root:t,pointing:e,step:o}){let[n,r]=M(""),s=E(null),a=E({text:"",timer:0,free:0,opened:performance.now()});return P(()=>()=>clearTimeout(a.current.timer),[]),P(()=>{let i=t.current,l=g=>i.querySelector(g)?.textContent??"",d={pointing:e,step:o,readOut:l(".read-out"),outcome:l(".outcome")},u=s.current;s.current=d;let f=a.current,p=!e&&performance.now()<f.opened+fd;if(!u||p||og(i))return;let h=eg(u,d);if(!h||(f.text=l(h),f.timer))return;let m=()=>{Object.assign(f,{timer:0,free:performance.now()+fd}),r(f.text)};f.timer=window.setTimeout(m,Math.max(0,f.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n||null})}function eg(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function og(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Ks({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=E(null);return C(()=>{let l=requestAnimationFrame(()=>i.current&&ng(i.current,n));return()=>cancelAnimationFrame(l)},[n,o.length]),c("section",{class:"strip",children:[c("h3",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",dir:Tt(o.map(({token:l})=>l)),ref:i,onPointerLeave:({pointerType:l})=>l!=="touch"&&s(-1),children:o.map((l,d)=>{let{token:u,weight:f,state:p,lit:h}=l,m=f===null?-1:Math.round(Math.min(1,f)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return c("span",{class:`item ${p} ${h?"lit":""}`,onPointerMove:({pointerType:w})=>w!=="touch"&&s(d),onClick:w=>a&&(h||!qt(w))?a(d):s(d),children:[c("span",{class:"chip",style:g,children:p==="later"?"":c(R,{token:u})}),c("span",{class:"share",children:wr(l,o)})]},d)})})]})}function ng(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function md({example:t,open:e,step:o,pointed:n,came:r,theme:s,grows:a,onPoint:i,go:l}){let d=N(()=>br(t,e,o,n,a),[t,e.layer,e.head,o,n,r,a]),u=X.includes(e.head)?e.head:`head ${e.head}`,f=h=>m=>i(m<0?lr:vl(t,h,m)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(U,{children:[c(Ks,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:f("source"),onPress:t.encoderOnly?l:void 0}),!t.encoderOnly&&c(Ks,{title:"Target so far",note:d.asked?`how much each looks at \u201C${Et(d.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:f("target"),onPress:h=>l(Math.max(0,h-1))})]})}function gd({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var rg=10;function wd({map:t,onPoint:e}){let[o,n]=M(!1),r=N(()=>o?gd(t,rg):[],[t,o]),s=()=>e(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerMove:({pointerType:d})=>d!=="touch"&&e(a,i),children:[c(R,{token:t.rows[a],length:30})," ",c("span",{children:"looks at"})," ",c(R,{token:t.columns[i],length:30})," ",c("b",{children:L(l)})]})},`${a} ${i}`))})]})}var sg=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],yd={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},ig=({layer:t,head:e})=>X.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function xd({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=Oe(o.tags,t,e);return c("div",{class:"edit-bar controls",children:[c("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(ur(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",ig(t),c("span",{class:"keys",children:" (O)"})]}),c(kt,{label:"A click",isNamed:!0,options:sg,value:n,onChoose:r}),c("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),c("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function kd({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return c("section",{class:"source-tokens",children:[c("h3",{children:["Hide a token ",c("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",c("span",{class:"keys",children:" (H)"})]})]}),c("div",{class:"tokens-line",dir:Tt(t.source),children:t.source.map((n,r)=>{let s=pr(o,r),a=e.tags.includes(s);return c("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(oo(e.tags,s)),children:c(R,{token:n})},r)})})]})}function vd({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,l]=o?Ol(s,a):[[],[]];return c("section",{class:e.waits?"written waits":"written",children:[c(bd,{name:"As trained",tokens:s,marks:i}),o&&c(bd,{name:"Changed",tokens:a,marks:l,note:r===null?"":r?"right":"not right"}),c("p",{class:"outcome note",children:ag(e,n)})]})}function ag({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=jo?`${o} These are ${jo} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function bd({name:t,tokens:e,marks:o,note:n=""}){return c("div",{class:"written-line",children:[c("h3",{children:t}),c("div",{class:"tokens-line",dir:Tt(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return c(a,{class:"written-token",children:c(R,{token:r})},s)})}),n&&c("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function _d({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?c("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>c("li",{children:[o.get(r)??c("span",{class:"note",children:[r," \u2026"]}),c("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Sd({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=M("after"),i=(l,d,{map:u,lit:f})=>c("section",{class:`pane ${l}`,"aria-label":d,children:[c("h3",{children:d}),c(kr,{...n,map:u,lit:f,columns:!0,onPoint:(p,h)=>r(u,p,h)}),c(xr,{map:u,lit:f})]});return c("div",{class:e?`panes two ${s}`:"panes",style:{"--rows":t.map.rows.length},children:[e&&c("div",{class:"sides-of",children:c(kt,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&c("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function Md({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:p})=>p)},[n,r]=M(null),s=E([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,l=p=>{let h={turn:Math.max(n?.turn??0,o.turn)+1,tags:p};r(h),e?.("edit",h)},d=p=>{p.length>jo||p.join()===i.join()||(s.current.push(i),l(p))},u=()=>l(s.current.pop()??i.slice(0,-1)),f=new Map((t?.edits??[]).map(p=>[p.tag,p.words]));return{tags:i,words:f,waits:a,change:d,undo:s.current.length||i.length?u:null}}function Od({groups:t,whatIf:e},o,n,r){let s=E(o);s.current=o;let a=({kind:i})=>t.find(l=>l.kind===i)?.heads??1;return N(()=>e&&r&&{isOff:i=>Oe(s.current.tags,i,a(i)),onSwitch:i=>{n(i),s.current.change(ur(s.current.tags,i,a(i)))}},[t,e,o.tags.join()])}function $d(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,l=document.activeElement?.matches("body, main")??!0;!r||!a||Fs(a)||!$e()||qs(n)||!(i||l)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Ed({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,a]=M(lr),i=Xt(q=>a(ft=>kl(ft,q)?ft:q),[]),[l,d]=M(null),u={words:e.tokens==="words",muted:e.mute},f=N(()=>t.groups.map(q=>Bt(t,q,u)),[t,u.words,u.muted]),p=l&&cg(t,l)?l:e,h=f.find(({group:q})=>q.kind===p.kind)??f[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=Gs(t,e,m,n),x=N(()=>m?Ca(t,p):Ue(t,h,p,u.muted),[t,h,p.layer,p.head,m,g]),b=Md(t,n),[y,k]=M("hide"),[_]=Gs(t.whatIf?.after??null,e,!1,n),v=N(()=>Ml(t,p,u.muted),[t,p.kind,p.layer,p.head,u.muted,_]),S=Math.max(0,t.steps.length-1),O=q=>G({step:Math.max(0,Math.min(q,S))}),z=ad(e.step,S,O),A=s.looks?.side==="target"?s.looks.place:e.step;Dl(r,{go:O,step:e.step,last:S,player:z,presenting:e.present}),Ui(r),C(()=>pd(r.current,e.present),[e.present]);let T=Ns(t,x,e.step),j=(z.playing||t.layout==="decoding")&&!t.encoderOnly,$={...dr(x,s),step:t.whatIf?[]:A===e.step?T:Ns(t,x,A),chosen:m||t.whatIf?[]:e.rows,done:j&&T.length?T[0]+1:1/0};C(()=>ug(r.current,f,s),[f,s]);let B=Xt((q,ft)=>i(Ps(x,q,ft)),[x]),at=q=>{let[{side:ft,place:he}]=x.rowSpots[q];if(t.layout!=="heads")return ft==="target"||t.encoderOnly?O(he):void 0;let Jo=e.rows.includes(q)?e.rows.filter(Au=>Au!==q):[...e.rows,q].slice(-is);return G({rows:Jo})},tt=Xt(q=>{d(null),G({...q,rows:[]})},[]),St=E(l);St.current=l;let lo=Xt(q=>{!dg(r.current)||St.current&&_r(St.current,q)?tt(q):d(q)},[]),Ct=Od(t,b,tt,n),Le=(q,ft,he)=>{if(he<0||x.blocked?.[ft*x.columns.length+he])return;let[{place:Jo}]=x.columnSpots[he];b.change(q==="token"?oo(b.tags,pr(p.kind,Jo)):Sl(b.tags,p,q,ft,Jo))},[D,rt]=[$.rows[0]??-1,$.columns[0]??-1];$d(r,Ct?{o:()=>Ct.onSwitch(p),h:q=>q?.dataset.tag?b.change(oo(b.tags,q.dataset.tag)):Le("token",D,rt),s:()=>D>=0&&Le("only",D,rt)}:{}),C(()=>d(null),[e.kind,e.layer,e.head]);let bt=N(()=>f.filter(({group:q})=>!e.kinds.length||e.kinds.includes(q.kind)),[f,String(e.kinds)]),Ar=N(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[gi,wi]=[N(()=>e.layers,[String(e.layers)]),N(()=>e.roles,[String(e.roles)])],Yo=q=>q&&{picture:q,theme:o};return id({map:()=>Yo(Is({map:x,lit:$,view:e.view},o)),compared:$.chosen.length>0&&(()=>Yo($l({map:x,rows:$.chosen},o))),heads:()=>Yo(El({example:t,frames:bt,open:e,layers:gi,roles:wi},o)),player:()=>Yo(Cl({example:t,open:p,step:A,pointed:s},o)),"changed-map":v!==null&&(()=>{let q=v.isOff?te(o):o;return{picture:Is({map:v,lit:Ao,view:e.view},q),theme:q}})}),c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(jl,{example:t,selection:e}),n&&t.layout==="start"&&c(Kl,{root:r,plays:z.playing,presents:e.present}),t.layout!=="decoding"&&c("div",{class:"overview-area",children:c(sd,{example:t,frames:bt,open:Ar,layers:gi,roles:wi,theme:o,besides:t.layout==="heads",onPeek:d,onOpen:tt,onTap:lo,switches:Ct})}),c("div",{class:"map-place",children:c("section",{class:"map-area",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>G({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:l?"peeked":"",children:x.title}),c(Bl,{example:t,selection:e})]}),Ct&&c(xd,{open:e,heads:h.group.heads,editing:b,mode:y,onMode:k}),Ct&&c(kd,{example:t,editing:b}),t.whatIf&&c(vd,{example:t,editing:b}),Ct&&c(_d,{editing:b}),t.whatIf?c(Sd,{before:{map:x,lit:$},after:v&&{map:v,lit:{...Ao,...dr(v,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:yd[y],onPress:(q,ft)=>Ct&&Le(y,q,ft)},onPoint:(q,ft,he)=>i(Ps(q,ft,he))}):c(U,{children:[c(kr,{map:x,lit:$,theme:o,view:e.view,presented:e.present,onPoint:B,onPress:at}),c(xr,{map:x,lit:$})]}),t.exactAt&&c(ud,{map:x,trouble:w,muted:u.muted&&!m,peeked:l!==null}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),(v??x).blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask",v&&", or taken away"]})]}),c("div",{class:"foot",children:[n&&!X.includes(p.head)&&!m&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:$.chosen.at(-1)??T[0]??1}),children:"Work its numbers out, inside this head"}),c(wd,{map:x,onPoint:B})]}),$.chosen.length>0&&!l&&c(Hl,{map:x,rows:$.chosen,colours:o.lines,onDrop:at})]})}),!t.whatIf&&t.layout!=="heads"&&c("section",{class:"step-area",children:[t.steps.length>0&&c(cd,{step:e.step,last:S,player:z,go:O}),t.steps[A]&&c(zl,{example:t,step:A,open:p}),c(md,{example:t,open:p,step:A,pointed:s,came:g,theme:o,grows:j,onPoint:i,go:O}),t.steps[A]&&c(ed,{example:t,step:t.steps[A],onForce:n&&t.forceable?q=>(z.pause(),n("forced",{step:A,token:q})):void 0}),A===S&&t.reason&&c("p",{class:"stop",children:t.reason})]}),c(hd,{root:r,pointing:$.rows.length+$.columns.length>0,step:A}),t.cards&&c(Rl,{card:lg(t,p),heading:t.cards.heading,note:t.cards.note})]})}function cg({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Wt(r).includes(n)}function lg({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function dg(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function ug(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=dr(n,o),i=([p=-1],h)=>p<0?["-10","0"]:[String(p/h),String(1/h)],[[l,d],[u,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[p,h]of Object.entries({top:l,high:d,left:u,wide:f}))r.style.setProperty(`--${p}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Td=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Ad=`/* All heads */

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
`;var Sr=`/* The open head */

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
`;var Ld=`/* Steps */

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
`;var Cd=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

.first-steps {
  inset: auto auto 1.5rem 1.5rem;
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
`;var Rd=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var Pd=`/* Decoding: the steps first */

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
`;var Nd=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var xg=[Nt,Vn,Td,Ve,Ad,Sr,Ld,Cd,Rd,Pd,Nd].join(`
`),Id=new WeakMap;function Vs({data:t,parentElement:e,setTriggerValue:o}){let n=mt(e,xg),r=Id.get(n),s=r?.bytes===t?r.example:ml(t);return Id.set(n,{bytes:t,example:s}),Y(c(kg,{example:s,theme:Pt(n),send:o}),n),zo(e,o),()=>{Y(null,n),n.remove()}}function kg({example:t,theme:e,send:o}){let[n,r]=M(It);return P(()=>{let s=()=>r(It());return s(),Be(s)},[]),c(Ed,{example:t,theme:e,send:o,selection:Na(n,t)})}var zd=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Hd(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=zd(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&zd(o.blocked)}return e}var Mr={usual:14,small:12},Ys=200,Js=90,so=5,Xs={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Or(t,e,o,n,r){for(let{left:s,top:a,width:i,height:l}of o.frames)t.rect(s,a,i,l,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)vg(t,s,r);for(let s of o.boxes)_g(t,s,n,r);if(o.boxes[0].width>=Js)for(let s of o.tokens)Mg(t,e,s,r)}function vg(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,f]of s)[a,i]=d==="M"?[Number(u),Number(f)]:d==="H"?[Number(u),i]:[a,Number(u)];let l=n==="H"?`M${a} ${i}L${a-so} ${i-so}V${i+so}Z`:`M${a} ${Number(r)}L${a-so} ${i+so}H${a+so}Z`;t.path(l,{fill:o.quiet})}function _g(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},l){let d=l.lines[Xs[e.role]],u=e.name===a,f=i.includes(e.name);t.rect(o,n,r,s,{fill:l.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?l.text:d,width:u?3:1.2,radius:6});let p=Sg(e.value,o,n,r,s);if(p&&Zs(t,e.value,p),r<Js)return;let h=r<Ys?Mr.small:Mr.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:l.text},g=(p?p[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(I(w,H(m,l))<=g||s<2.6*h)t.text(w,o+8,n+s/2,m);else{let x=wn(w,g,m,l);x.draw(t,o+8,n+(s-x.height)/2)}}function Sg(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),l=Math.min(a*i,n*(n<Js?.8:n<Ys?.3:.42));return[e+n-s-l,o+s,l,a]}function Zs(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&At(t,s,o,n,a)}function Mg(t,e,{text:o,left:n,top:r,width:s,height:a},i){let l={size:s<Ys?Mr.small:Mr.usual,code:!0,fill:i.text},d=e[o].map(m=>F(m)),u=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),f=m=>m.join(u?"":" "),p=m=>I(f(d.slice(0,m))+(m<d.length?"\u2026":""),H(l,i))<=s,h=d.length;for(;h>1&&!p(h);)h-=1;t.text(f(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...l,align:"center"})}var Og={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function io(t,{layer:e,width:o,height:n},r=Og){let{heights:s,gap:a,tokens:i,frame:l,least:d,most:u,widths:f}=r,p=t.boxes.filter(_=>_.layer===null||_.layer===e),h=["encoder","decoder"].filter(_=>p.some(v=>v.side===_)),m=h.map(_=>p.filter(v=>v.side===_)),g=Math.max(...m.map(_=>2*(i+a)+2*l+_.reduce((v,S)=>v+s[S.role]+a,0))),w=Math.max(d,Math.min(u,n/g)),x=Math.min(f.gap,o*.1),b=Math.floor(Math.min(f.most,(o-f.edge-h.length*f.side-(h.length-1)*x)/h.length)),y=Math.ceil(g*w),k={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:h.length*(b+f.side)+(h.length-1)*x+f.edge,height:y,unit:w,measures:r};return m.forEach((_,v)=>$g(k,_,{left:f.side+v*(b+f.side+x),width:b,isLast:v===m.length-1})),Tg(k),k}function $g(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:l,frame:d,widths:u}}=t,f=o+n/2,p=t.height,h=g=>p-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:h(l),width:n,height:l*s});let m=null;if(e.forEach((g,w)=>{let x=e[w-1],b=p;x&&x.layer===null!=(g.layer===null)&&h(d);let y=(h(i),h(a[g.role])),k=a[g.role]*s;t.arrows.push(`M${f} ${b}V${y+k}`),t.boxes.push({box:g,left:o,top:y,width:n,height:k}),g.layer!==null&&(m={top:y,bottom:m?.bottom??y+k})}),m){let{top:g,bottom:w}=m,x=u.side*.77;t.frames.push({left:o-x,top:g-d*s*.8,width:n+u.side,height:w-g+1.6*d*s})}r&&(t.arrows.push(`M${f} ${p}V${h(i),p}`),t.tokens.push({text:"written",left:o,top:h(l),width:n,height:l*s}));for(let g of Eg(t,e))t.lines.push(g)}function Eg(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],l=i.top+i.height+t.measures.gap*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${l}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Tg(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Ag={width:760,height:860};function Dd(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=io(t,{layer:n,...Ag}),s={width:r.width,height:r.height,draw:(a,i,l)=>Or(Ne(a,i,l),t,r,{open:"",here:[]},o)};return K([ht(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Qs={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},Lg={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function ao({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function Te(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?Qs[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var Wo=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function qd(t,{page:e,layer:o,layers:n}){let r=Te(t,o).page,s=t&&t.layer!==null&&Go(e),a=t?ao({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return Wo(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${Lg[r]}\u201D`:"it"}`}function $r(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var Go=t=>["heads","inside_a_head","alignment"].includes(t);var ti=13,Fd={least:6,most:22},Ud=380;function Cg({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,a)=>`${s} \u2192 ${o[a]??""}`):e}function jd(t,e,o,n){let{value:r}=e,s=Cg(t,e),a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=ae(h,{width:o,height:Ud,cell:40,letters:ti},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,x,b)=>ce(w,h,{...m,left:m.left+x,top:m.top+b},g,n)}}let l={size:ti,code:!0,fill:n.quiet},d=i?s.map(h=>F(h,10)):[],u=d.length?Math.ceil(Math.max(...d.map(h=>I(h,H(l,n)))))+8:0,f=Math.max(Fd.least,Math.min(Fd.most,Ud/r.rows)),p=Math.round(r.rows*f);return{width:o,height:p,draw(h,m,g){for(let w of ve(d.length,f,ti,[]))h.text(d[w],m+u-6,g+(w+.5)*f,{...l,align:"right"});Zs(h,r,[m+u,g,o-u,p])}}}var Rg={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function Bd({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:a}]=st();C(()=>{if(!r.current||!a)return;let f=jd(t,e,a,o);f.draw(nt(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[l,d]=i.shape.slice(-2),u=Rg[e.role];return c("section",{class:"open-box","aria-live":"polite",children:[c("h2",{children:ao(e)}),c("p",{children:[e.said," ",i.said]}),u&&n&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",Te(e,e.layer??0)),children:u}),c("div",{class:"value",ref:s,children:c("canvas",{ref:r,role:"img","aria-label":`${ao(e)}: ${ot(l)} \xD7 ${ot(d)} numbers`})}),c("p",{class:"note",children:[ot(l)," \xD7 ",ot(d),": ",Pg(e),", ",Ng(e),"."," ",i.rows<l||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",c("span",{class:"scale",children:[i.ends[0]," ",c("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Pg=({role:t})=>t==="attention"?"row = looks":"row = token";function Ng({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Wd({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=st(),[i,l]=M(""),[d,u]=M(""),f=N(()=>a.width?io(t,{layer:r,...a}):null,[t,r,a]),p=g=>f?.boxes.find(w=>w.box.name===Ig(g,r))?.box,h=f?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=p(i)??p(d)??h;return c("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[c("div",{class:"figure-side",children:[t.layers>1&&c(kt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>G({layer:Number(g)})}),c("div",{class:"figure",ref:s,children:f&&c(zg,{model:t,layout:f,theme:o,open:m?.name??"",onPoint:l,onKeep:u})})]}),m&&c(Bd,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Ig=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function zg({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=E(null);C(()=>{a.current&&Or(nt(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return c("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[c("canvas",{ref:a,"aria-hidden":"true"}),c("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:l,left:d,top:u,width:f,height:p})=>c("li",{children:c("button",{type:"button","aria-label":ao(l),"aria-pressed":l.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${f}px`,height:`${p}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(l.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(l.name),onClick:()=>s(l.name)})},l.name))})]})}var Gd=`/* The whole model: the figure, and beside it what is open. */

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
`;var Dg=[Nt,Ve,Sr,Gd].join(`
`);function Kd({data:t,parentElement:e,setTriggerValue:o}){let n=mt(e,Dg);return Y(c(qg,{model:Hd(t),theme:Pt(n),send:o}),n),()=>{Y(null,n),n.remove()}}function qg({model:t,theme:e,send:o}){let[n,r]=M(It);return P(()=>{let s=()=>r(It());return s(),Be(s)},[]),P(()=>yt("whole-model",()=>({picture:Dd(t,It().layer,e),theme:e})),[t,e]),c(Wd,{model:t,selection:n,theme:e,send:o})}function Vd({code:t,link:e,state:o,address:n,picture:r,begin:s,onBegin:a,commands:i,names:l,onHide:d,onCopy:u,onResults:f,onEnd:p,said:h}){let[m,g]=M(!1),w=l.filter(({is_hidden:y})=>!y),x=l.length-w.length,b=o&&new Date(o.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("section",{class:"panel","aria-label":"Class",children:[c("img",{src:r,alt:`QR code of ${n}`,width:"220",height:"220"}),c("div",{class:"about",children:[c("h2",{children:["Class",o?.title?`: ${o.title}`:""]}),c("p",{class:"way",children:n.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),c("p",{class:"code","aria-label":`Code ${[...t].join(" ")}`,children:to(t)}),i.length>0&&c("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",c("code",{children:i[0]})," and open ",c("code",{children:i[1]}),", then start the class there."]}),c("p",{role:"status",class:e!=="lost"&&o?.lecture&&!o.problem?"here":"",children:e==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":o?o.problem||(o.lecture?`${o.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),w.length>0&&c("ul",{class:"names","aria-label":"Nicknames",children:w.map(({number:y,name:k})=>c("li",{children:[c("bdi",{children:k}),c("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide",onClick:()=>d(y,!0),children:"\xD7"})]},y))}),x>0&&c("button",{type:"button",class:"plain",onClick:()=>l.forEach(({number:y,is_hidden:k})=>k&&d(y,!1)),children:["Show ",x," hidden ",x===1?"name":"names"]}),c("div",{class:"ways",children:[s&&c("a",{class:"go",href:s,onClick:a,children:o?.scene?`Go on with scene ${o.scene}`:"Begin"}),c("button",{type:"button",onClick:u,children:"Copy the lecturer\u2019s link"}),c("button",{type:"button",disabled:!o?.lecture,onClick:f,children:"Results as CSV"}),m?c(U,{children:[c("button",{type:"button",class:"end",onClick:p,children:"End it and delete all answers"}),c("button",{type:"button",onClick:()=>g(!1),children:"Keep it"})]}):c("button",{type:"button",onClick:()=>g(!0),children:"End the class"})]}),h&&c("p",{role:"status",children:h}),b&&c("p",{class:"note",children:["Nicknames and answers are kept on this server until ",b,", or until you end the class. The results hold no names."]})]})]})}var Yd=`.panel {
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
  border: 0;
  border-radius: 999px;
  background: none;
  cursor: pointer;
}

.ways {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
}

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
  .ways > * {
    min-width: 44px;
    min-height: 44px;
  }
}
`;var Jd=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;async function Er(t){try{if(navigator.clipboard)return await navigator.clipboard.writeText(t),!0}catch{}let e=document.activeElement,o=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});o.style.cssText="position: fixed; opacity: 0",document.body.append(o),o.select();let n=document.execCommand("copy");return o.remove(),e instanceof HTMLElement&&e.focus({preventScroll:!0}),n}var ni="attention-lab-lead",jg=2e3,pt=Qd(),Ft=null,$t={link:"connecting",state:null,own:null,why:""},oi=new Set,Lt={show:[]},ei=!1,ri=()=>{for(let t of oi)t()},Tr=t=>String(new URL(`class/${t}`,document.baseURI));function co(t){t?.code===pt?.code&&t?.secret===pt?.secret&&(Ft||!t)||(pt=t,Ft?.leave(),Ft=null,$t={link:"connecting",state:null,own:null,why:""},Lt={show:[]},ue(ni,pt&&JSON.stringify(pt)),si(),ri())}function si(){!pt||Ft||(Ft=tr(document.baseURI,pt.code,"",t=>{if($t=t,t.link==="gone"||t.state?.over)return co(null);ri(),t.link==="live"&&Ko()}))}function ii(t){let[e,o]=t.split(".");pt&&(si(),!($t.state?.lecture&&$t.state.lecture!==e)&&(Lt.scene=Number(o),Xd=e,Ko()))}var Xd="";function Zd(t){pt&&(Lt.show.push(t),Ko())}async function Ko(){if(!pt||!Ft||ei||$t.link!=="live"||!$t.state?.lecture)return;Lt.scene!==void 0&&(Xd!==$t.state.lecture||Lt.scene===$t.state.scene)&&delete Lt.scene;let{scene:t,show:[e]}=Lt;if(t===void 0&&e===void 0)return;ei=!0;let o=Ft,{reply:n}=await Qe(o.at("lead"),{secret:pt.secret,scene:t,show:e}),r=n?.ok?await n.json().catch(()=>null):null;if(ei=!1,o===Ft){if(!n||n.status>=500)return void setTimeout(Ko,jg);Lt.scene===t&&delete Lt.scene,Lt.show=Lt.show.filter(s=>s!==e),r&&r.version>=($t.state?.version??0)&&($t={...$t,state:r},ri())}Ko()}var Vo=(t,e)=>pt&&Ft?Qe(Ft.at(t),{secret:pt.secret,...e}):Promise.resolve({reply:null,why:"There is no class now."});function Ae(){let[,t]=M(0);return P(()=>{let e=()=>t(o=>o+1);return oi.add(e),si(),e(),()=>{oi.delete(e)}},[]),pt&&{lead:pt,told:$t}}function Qd(){try{let t=JSON.parse(Dt(ni)??"null");return t&&typeof t.code=="string"&&typeof t.secret=="string"?{code:t.code,secret:t.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:t})=>{t===ni&&co(Qd())});var Bg=/^(localhost|127\..*|\[::1\])$/,tu="",ai="";function Wg({data:t,parentElement:e}){let{started:o}=t;o&&o.code!==tu&&(tu=ai=o.code,co(o));let n=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return n&&(co({code:n[1],secret:n[2]}),history.replaceState(history.state,"",location.pathname+location.search)),it(e,Yd,()=>c(Kg,{data:t,box:eu(e)}))}function Gg({data:t,parentElement:e}){return it(e,Jd,()=>c(Vg,{asked:t.asked,box:eu(e)}))}function eu(t){let e=t instanceof ShadowRoot?t.host:t;return e.closest("[data-testid=stElementContainer]")??e}function ou(t,e){P(()=>{t.style.display=e?"":"none"},[t,e])}function Kg({data:t,box:e}){let o=Ae(),[n,r]=M([]),[s,a]=M("");ou(e,!!o||!!s);let i=o?.lead.code;P(()=>{!i||i!==ai||(ai="",e.style.scrollMarginTop="5rem",e.scrollIntoView())},[i]);let l=o?.told.state?.version??0;if(P(()=>{!o||!l||Vo("names").then(async({reply:g})=>g?.ok&&r(await g.json()))},[o?.lead.code,l]),!o)return s?c("p",{role:"status",children:s}):null;let{lead:{code:d,secret:u},told:{link:f,state:p}}=o,h=Tr(d),m=(p&&t.links[p.lecture])??[];return c(Vd,{code:d,link:f,state:p,address:h,names:n,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(h)}`,document.baseURI)),begin:m[Math.max(p?.scene??0,1)-1]??"",commands:Bg.test(location.hostname)?t.commands:[],onBegin:g=>{let w=document.querySelector(`.st-key-begin-${p?.lecture} a`);p?.scene||!(w instanceof HTMLElement)||(g.preventDefault(),w.click())},onHide:async(g,w)=>a((await Vo("lead",{hide:g,hidden:w})).why),onCopy:async()=>{let g=String(new URL(`lecture#lead=${d}.${u}`,document.baseURI)),w=await Er(g);a(w?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:g,why:w}=await Vo("results");g?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await g.blob()),download:`class-${d}.csv`}).click(),a(w)},onEnd:async()=>{let{reply:g,why:w}=await Vo("end");g?.ok&&co(null),a(g?.ok?"The class has ended; its answers are deleted.":w)}})}function Vg({asked:t,box:e}){let o=Ae();if(ou(e,!!o),!o)return null;let{told:{link:n,state:r},lead:s}=o;return c("p",{class:"answered",role:"status",children:[c("b",{children:to(s.code)})," ",r?n==="lost"?"The server can\u2019t be reached.":t?`${r.answered[t]??0} of ${r.people} answered${t in r.shown?"; it is shown":""}`:`${r.people} here`:""]})}var nu=`.course p {
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
`;function Jg({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;return it(e,nu,()=>c(Xg,{...t,box:n}))}function Xg({id:t,scenes:e,end:o,box:n}){let r=_e(),s=Ae()?.told.state,a=s?.lecture===t,i=o||!a&&(Io()[t]||e.some(({asked:p})=>p in r));C(()=>{n instanceof HTMLElement&&(n.style.display=i?"":"none")},[n,i]);let l=e[(Io()[t]??0)-1]?Io()[t]:0,d=e.flatMap(({asked:p,title:h,link:m},g)=>p?[{id:p,title:h,link:m,number:g+1,given:r[p]}]:[]),u=d.flatMap(({given:p})=>p&&p.score!==null?[p.score]:[]),f=d.filter(({given:p})=>!p||p.score===null||p.score<.5);if(o&&!d.length)return c("p",{children:"That was the last scene."});if(!i||!o&&!l&&!d.some(({given:p})=>p))return null;if(a){let p=d.filter(({id:h})=>h in s.shown).length;return c("p",{children:["The class was shown ",p," of ",d.length," answers. What it predicted is in the results below, until you end the class."]})}return c("div",{class:"course",children:[!o&&l>1&&l<e.length&&c("p",{children:c("a",{href:e[l-1].link,children:["Go on with scene ",l,": ",e[l-1].title]})}),d.length>0&&c("p",{children:u.length?`You predicted ${u.length} of ${d.length} ${d.length===1?"answer":"answers"}, on average ${L(u.reduce((p,h)=>p+h,0)/u.length)} right; 100 % is exactly what the model does.`:`It asks ${d.length===1?"one question":`${d.length} questions`}; you have predicted none yet.`}),f.length>0&&c("details",{open:o,children:[c("summary",{children:["Missed or not predicted: ",f.length]}),c("ul",{children:f.map(({id:p,title:h,link:m,number:g,given:w})=>c("li",{children:[c("a",{href:m,children:[g," ",h]}),": ",w?w.score===null?"only shown":`${w.word} (${L(w.score)})`:"not opened"]},p))})]})]})}var Zg=[137,80,78,71,13,10,26,10],ru=33,Qg={Title:"figure",Description:"caption",Software:"program"},tw={"&":"&amp;","<":"&lt;",">":"&gt;"},ew=new TextEncoder;function su(t,e){if(!Zg.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Qg).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>ow(a,i)),r=[t.subarray(0,ru),...n,t.subarray(ru)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function ow(t,e){let o=ew.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,nw(o)),n}function nw(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function iu(t,e){let o=t.indexOf(">")+1,n=i=>bo(i).replace(/[&<>]/g,l=>tw[l]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var rw="http://www.w3.org/2000/svg",au="http://www.w3.org/1999/xlink",sw=2,iw=16e6,aw=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function cu(t){let e=cw(t);return{svg:li(e),png:await uw(e)}}var li=t=>new XMLSerializer().serializeToString(t);function di(t,e){let o=document.createElementNS(rw,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function cw(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=di("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(di("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(aw))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))lw(i,a);for(let i of s.querySelectorAll("image"))dw(i);return s}function lw(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Zr(bo(r.data)))}function dw(t){let e=t.getAttributeNS(au,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(au,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function uw(t){let[e,o]=["width","height"].map(l=>Number(t.getAttribute(l))),n=Math.min(sw,Math.sqrt(iw/(e*o))),r=t.cloneNode(!0),s=di("style",{});s.textContent=await pw(li(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(li(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var ci=new Map;async function pw(t){let e=[];for(let o of fw()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;ci.has(a)||ci.set(a,fetch(a).then(l=>l.blob()).then(hw).catch(()=>null));let i=await ci.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function fw(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function hw(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var lu=5e3,mw=6e4;async function du(t,e){let{svg:o,png:n}=await gw(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:iu(o,e),png:su(r,e)}}async function gw(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=lu;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Fi(t);if(s)return ra(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return cu(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?mw:lu}throw new Error("It is not drawn.")}function pu({figures:t,chosen:e,onTaken:o}){let[n,r]=M({}),s=t.filter(({key:d})=>!(d in n));P(()=>{s.length&&ww(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],l=()=>r(({[e]:d,...u})=>u);return c("div",{class:"export",children:[c("div",{class:"formats",children:[c(uu,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),c(uu,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?c(bw,{png:i.png,caption:a.about.caption??""}):i===null?c("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",c("button",{type:"button",onClick:l,children:"Take it again"})]}):c("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function ww(t){let e={};for(let{key:o,about:n}of t)e[o]=await du(o,n).catch(()=>null);return e}function uu({name:t,mime:e,content:o,title:n,children:r}){return c("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function bw({png:t,caption:e}){let o=N(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);P(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return c("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var fu=`.lab {
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
`;function xw({data:t,parentElement:e,setTriggerValue:o}){let n=mt(e,fu);n.hasChildNodes()||vw(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:kw(i.png)}])));return Y(c(pu,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{Y(null,n),n.remove()}}function kw(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function vw(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function _w({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Fa(t,s=>o("chosen",s))}var hu=new WeakMap;function mu(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(Sw)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function Sw(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,f]})=>d/Math.abs(f-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(hu.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),l=er({width:n,height:r},{usual:i,width:s.getComputedTextLength()});hu.set(e,a),e.dataset.numbers=l?"fitted":"none",e.style.setProperty("--in-cells",`${l}px`)}var ui={press:null};function gu(){let{press:t}=ui;return ui.press=null,t?.(),t!==null}function Mw({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return it(e,`${Ye}
${Je}`,s=>c(Ow,{data:t,host:n,theme:s,close:r},`${t.lecture} ${t.posed.id}`))}function Ow({data:t,host:e,theme:o,close:n}){let{closable:r,lecture:s}=t,a=Ae(),i=!!(a&&s&&(a.told.state?.lecture??s)===s),l=i?a?.told.state:null,{id:d}=t.posed,u=a&&i?{...t.posed,id:`${a.lead.code}.${d}`}:t.posed,[,f]=M(0),p=Xn(_e(),u),h=p!==null||!!(l&&d in l.shown);C(()=>{e.toggleAttribute("data-lab-told",h)},[h,e]);let m=g=>{No(u.id,g),f(w=>w+1)};return c(Yn,{posed:u,theme:o,clicker:ui,isShown:h,given:p?.answer??null,onClose:r?n:void 0,group:a&&l?{answered:l.answered[d]??0,people:l.people,picture:l.shown[d]?.class??null,join:{address:Tr("").replace(/^https?:\/\/|\/$/g,""),code:to(a.lead.code)}}:void 0,onShow:g=>{m(Zn(u,g)),i&&Zd(d)},onAgain:i?void 0:()=>m(null)},u.id)}var wu={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},pi="[data-testid=stSidebar]",ku="[data-testid=stHeader]",bu=!1,fi="",yu=null;function $w({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),fi=t?.group??"",t?.scene&&(zc(t.scene),ii(t.scene)),Ew(),!bu&&(bu=!0,mu(),document.addEventListener("click",({target:r})=>{r instanceof Element&&r.closest(`${pi} a[href]`)&&setTimeout(Tw)}),document.addEventListener("click",({target:r,ctrlKey:s,metaKey:a})=>{let i=r instanceof Element?r.closest(".st-key-scene a[href]"):null,l=i instanceof HTMLAnchorElement&&new URL(i.href).searchParams.get("lecture");l&&!s&&!a&&ii(l)},{capture:!0}),window.addEventListener("keydown",Aw,{capture:!0}))}function Ew(){let t=document.querySelector(ku);t&&t!==yu&&new MutationObserver(xu).observe(yu=t,{childList:!0,subtree:!0}),xu()}function xu(){for(let t of document.querySelectorAll(`${ku} button[aria-haspopup=menu]`))fi&&t.textContent?.trim()===fi?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function Tw(){let t=document.querySelector(`${pi} [data-testid=stSidebarCollapseButton] button, ${pi} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Aw(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||!wu[t.key]||!document.querySelector(".st-key-scene")||(t.preventDefault(),t.stopImmediatePropagation(),t.key==="PageDown"&&!t.repeat&&gu()))return;let o=document.querySelector(wu[t.key]);o instanceof HTMLElement&&!t.repeat&&o.click()}function vu(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var _u=`.glossary {
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
`;function Cw({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:_u}),n),Y(c(Pw,{terms:t.terms}),n),()=>{Y(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&Rw()}}function Rw(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function Pw({terms:t}){let[e,o]=M(""),n=E(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=vu(t,e);return c(U,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:a})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:a})]},s))})})]})}var Nw={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},Iw={width:60,height:400};function Su(t){let e=io(t,{layer:0,...Iw},Nw),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,l,d)=>({M:`M${o-d} ${l}`,H:`V${l}`,V:`H${o-l}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var zw="Where this page is in the model";function Mu(t){let e=N(()=>Su(t.outline),[t.outline]);return c(Hw,{...t,layout:e})}function Hw({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,l]=M(void 0),[d,u]=M(""),f=E(null),p=t.boxes.filter(({box:{role:b}})=>Qs[b]),h=["",...p.map(({box:b})=>b.name)],m=b=>f.current?.querySelector(`[data-part="${h[Math.max(0,Math.min(b,h.length-1))]}"]`),g=b=>{let y=h.indexOf(d),[k,_]=[()=>m(y+1),()=>m(y-1)];b.key==="Escape"&&l(void 0),Rt(b,{ArrowUp:_,ArrowRight:k,ArrowDown:k,ArrowLeft:_,Home:()=>m(0),End:()=>m(h.length)})},w=b=>qd(b,{page:n,layer:s,layers:o}),x=b=>{let y=b?.name??"";return{type:"button","data-part":y,"data-leads-away":Wo(n,Te(b,s).page)?void 0:!0,tabIndex:y===(h.includes(d)?d:"")?0:-1,"aria-label":w(b),onClick:()=>a(b),onPointerEnter:()=>l(b),onFocus:()=>(u(y),l(b))}};return c("div",{class:"figure",ref:f,role:"group","aria-label":zw,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>l(void 0),onFocusOut:()=>l(void 0),children:[c("button",{class:"all",...x(null)}),c(Dw,{...e,layout:t}),p.map(({box:b,left:y,top:k,width:_,height:v})=>{let S=$r(n,b,r);return c("button",{class:S?"way here":"way","aria-current":S?"location":void 0,...x(b),style:{left:`${y}px`,top:`${k}px`,width:`${_}px`,height:`${v}px`}},b.name)}),i!==void 0&&c("div",{class:"tip","aria-hidden":"true",children:w(i)})]})}function Dw({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:l,boxes:d,width:u,height:f}=s,p=Go(e)?d.find(({box:h})=>$r(e,h,o))?.box.side:"";return c("svg",{width:u,height:f,viewBox:`0 0 ${u} ${f}`,"aria-hidden":"true",children:[a.map((h,m)=>c(qw,{frame:h,layers:t,theme:r,chosen:p===["encoder","decoder"][m]?n:-1},m)),[...i,...l].map(h=>c("path",{d:h,fill:"none",stroke:r.quiet},h)),d.map(h=>c(Fw,{placed:h,theme:r,isHere:$r(e,h.box,o)},h.box.name))]})}function qw({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return c("g",{children:[c("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(l,d)=>c("rect",{x:t+3+d*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:d===s?a.text:a.hatchLine},d))]})}function Fw({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[Xs[t.role]],l={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return c("g",{children:[c("rect",{...l,fill:s.ground}),c("rect",{...l,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var Ou=`/* The whole model, small. */

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
`;function jw({data:t,parentElement:e,setTriggerValue:o}){let n=mt(e,`${Nt}
${Ou}`),r=location.pathname.split("/").at(-1)??"";return Y(c(Bw,{outline:t,page:r,theme:Pt(n),send:o}),n),()=>{Y(null,n),n.remove()}}function Bw({outline:t,page:e,theme:o,send:n}){let[r,s]=M(It);P(()=>{let u=()=>s({...It()});u();let f=[Be(u),ha(u)];return()=>f.forEach(p=>p())},[]);let i=t.boxes.map(({kind:u})=>u).includes(r.kind)?r.kind:"encoder",l=Math.max(0,Math.min(e==="alignment"?pa():r.layer,t.layers-1));return c(Mu,{outline:t,page:e,kind:i,layer:l,theme:o,onOpen:u=>{let f=Te(u,Go(e)?l:null);Wo(e,f.page)?u?.kind&&G({kind:u.kind,rows:[]}):n("opened",f)}})}var[$u,hi]=["",""];function Ww({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),$u!==t.page&&($u=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Gw({data:t}){t.what!==hi&&(hi=t.what,hi&&setTimeout(()=>Kw(t.part),200))}function Kw(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Eu=`.written {
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
`;var Yw=60;function Jw({data:t,parentElement:e}){return it(e,Eu,()=>c(Xw,{...t}))}function Xw({text:t,low:e}){let[o,n]=M(""),r=o===t&&t!=="";return c("div",{class:e?"written low":"written",children:[c("code",{title:t,tabIndex:e&&t.length>Yw?0:void 0,children:t||" "}),c("button",{type:"button","aria-label":r?"Copied":"Copy what it wrote",onClick:async()=>n(await Er(t)?t:""),children:r?"\u2713":c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}var Tu=`form {
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
`;var Qw="lab/teacher";function t0({data:t,parentElement:e}){let o=mt(e,Tu);return Y(c(e0,{entered:t.entered}),o),()=>{Y(null,o),o.remove()}}function e0({entered:t}){let[e,o]=M(""),[n,r]=M(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let l=await fetch(new URL(Qw,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(l.ok)return location.reload();o((await l.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return c("form",{onSubmit:s,children:[!t&&c("label",{children:["The teacher's key",c("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),c("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),c("p",{role:"status",children:e})]})}var mi={alignment:ga,beams:ja,film:_c,matrices:yl,stage:Vs,wholeModel:Kd};Sc({...mi,lecture:Dc(mi),phone:Yc(mi)});jc(Vs);export{ga as alignment,Gg as answered,ja as beams,Wg as classroom,Jg as course,xw as exporter,_c as film,_w as follow,$w as frame,Cw as glossary,Gw as intoSight,yl as matrices,Ww as openAtTop,jw as outline,Mw as predict,Vs as stage,t0 as teacherKey,Kd as wholeModel,Jw as written};
