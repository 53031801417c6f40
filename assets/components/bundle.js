var I,mr,ec,Mt,cn,je,gr,Ue,wr,un,ln,oc,be=Symbol.for("pv"),We={},Ge=[],nc=/^m(i|n|o|s|text|space)$/,Ve=Array.isArray,dn=Ge.slice,Xt=Object.assign;function Kt(t){t&&t.parentNode&&t.remove()}function pn(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?dn.call(arguments,2):o),we(t,a,n,r,null)}function we(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:be,__v:r||++mr,__i:-1,__u:0};return!r&&I.vnode&&I.vnode(s),s}function G(t){return t.children}function Ot(t,e){this.props=t,this.context=e,this.__g=0}function Et(t,e){if(e==null)return t.__&&Et(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Et(t)}function rc(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Xt({constructor:be},o)).__v=o.__v+1,I.vnode&&I.vnode(e),hn(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Et(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,kr(r,e,s),o.__=o.__e=null,e.__e!=n&&br(e))}function br(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),br(t)}function fr(t){(8&t.__g||(t.__g|=8,Mt.push(t),je++))&&cn==I.debounceRendering||((cn=I.debounceRendering)||queueMicrotask)(yr)}function yr(){try{for(var t,e=1;Mt.length;)Mt.length>e&&Mt.sort(gr),t=Mt.shift(),e=Mt.length,8&t.__g&&rc(t)}finally{(je=Mt.length)&&(cn||queueMicrotask)(yr)}}function xr(t,e,o,n,r,s,a,i,c,d,u){var p,f,h,m,w,g,b=n.__k||Ge,x=e.length;for(c=sc(o,e,b,c,x),p=0;p<x;p++)(h=o.__k[p])!=null&&(f=~h.__i&&b[h.__i]||We,h.__i=p,g=hn(t,h,f,r,s,a,i,c,d,u),m=h.__e,(f.ref!=h.ref||8&f.__u)&&(f.ref&&mn(f.ref,null,h,f),h.ref&&u.push(h.ref,h.__c||m,h)),w=w||m,4&h.__u?(c=_r(h,c,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),h.__u&=-21);return o.__e=w,c}function sc(t,e,o,n,r){var s,a,i,c,d,u,p,f,h,m=o.length,w=m,g=0,b=0,x=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=x[s]=we(null,a):Ve(a)?a=x[s]=we(G,{children:a}):a.constructor===be&&a.__b?a=x[s]=we(a.type,a.props,a.key,a.ref,a.__v):x[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=ic(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,b=1)):(~d||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):x[s]=null;if(b){for(u=[],p=[],s=0;s<r;s++)if((a=x[s])&&16&a.__u){for(g=0,f=u.length;g<f;)u[h=g+f>>1]<a.__i?g=h+1:f=h;u[g]=a.__i,p[s]=g+1}for(g=u.length;s--;)p[s]&&(p[s]==g?g--:x[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Et(i)),gn(i,i));return n}function _r(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=_r(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Et(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function fn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Ve(t)?t.some(function(o){fn(o,e)}):e.push(t)),e}function ic(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function hr(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function qe(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||hr(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||hr(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=ln[e]||(ln[e]=ac(e)),(t.__a||(t.__a={}))[e]=un,s=e!=(e=e.replace(wr,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function ac(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Ue]==null)e[Ue]=un++;else if(e[Ue]<this.__a[t])return;return o(I.event?I.event(e):e)}}}function hn(t,e,o,n,r,s,a,i,c,d){var u,p,f,h,m,w,g,b,x,_,y,v,M,S,k,$,T,D,rt=e.type;if(e.constructor!==be)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(e.__u|=c,p=s=[],u.nodeType==8?i=Be(u,s):s.push(u),i=s[0]||i),(u=I.__b)&&u(e);t:if(typeof rt=="function"){f=a.length;try{if(b=e.props,x=(u=rt.prototype)&&u.render,_=(u=rt.contextType)&&n[u.__c],y=u?_?_.props.value:u.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(x?e.__c=h=new rt(b,y):(e.__c=h=new Ot(b,y),h.constructor=rt,h.render=lc),_&&_.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),rt.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Xt({},h.__s)),Xt(h.__s,rt.getDerivedStateFromProps(b,h.__s)))),m=h.props,w=h.state,h.__v=e,o.__c){if(b!==m&&x&&!rt.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(b,h.__s,y)===!1){e.__v!=o.__v&&(h.props=b,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(A){A&&(A.__=e)}),Ge.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Et(o);break t}h.componentWillUpdate&&h.componentWillUpdate(b,h.__s,y),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,w,g)})}else x&&!rt.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=y,h.props=b,h.__P=t,h.__g&=-5,v=I.__r,M=x?25:0;do h.__g&=-9,v&&v(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++M<25);x&&(Ge.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Xt({},n,h.getChildContext())),x&&o.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate(m,w)),S=u&&u.type===G&&u.key==null?u.props.children:u,b.__P&&(u=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(A){A&&gn(A,A)}),o.__k=null),i=o.__k?Et(o,0):null),i=xr(t,Ve(S)?S:[S],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=u),e.__u&=-161,p&&p.some(Kt),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(a.length=f,e.__v=null,c||s)if(A&&A.then){if(e.__u|=128|c,s){for(~(T=s.indexOf(i||void 0))||(T=s.length);(D=s[T-1])&&D.nodeType==8;)T--;for(;T<s.length;T++)if(D=s[T])if(s[T]=null,k){if(D==$)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&($=Be(k=D))}}if(!k){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;k=i}(u=Be(k=e.__c.__z||(e.__c.__z=k)))?(e.__e=k,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Kt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),A&&A.then||vr(e),I.__e(A,e,o)}}else i=e.__e=cc(o.__e,e,o,n,r,s,a,c,d,t);return(u=I.diffed)&&u(e),i}function Be(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function vr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(vr))}function kr(t,e,o){for(var n=0;n<o.length;)mn(o[n++],o[n++],o[n++]);I.__c&&I.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){I.__e(s,r.__v)}})}function cc(t,e,o,n,r,s,a,i,c,d){var u,p,f,h,m,w,g,b,x=o.props||We,_=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(y?m.localName==y:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(b=d.ownerDocument||document,!y)return b.createTextNode(_);t=b.createElementNS(r,y,_.is?_:d),i&&(I.__m&&I.__m(e,s),i=!1),s=null}if(y){if(d=y=="template"&&t.content||t,s=y=="textarea"&&_.defaultValue!=null?null:s&&dn.call(d.childNodes),!i&&s)for(x={},u=0;u<t.attributes.length;u++)x[(m=t.attributes[u]).name]=m.value;for(u in x)m=x[u],u=="dangerouslySetInnerHTML"?f=m:u=="children"||u in _||u=="value"&&"defaultValue"in _||u=="checked"&&"defaultChecked"in _||qe(t,u,null,m,r);for(u in _)m=_[u],u=="children"?h=m:u=="dangerouslySetInnerHTML"?p=m:u=="value"?w=m:u=="checked"?g=m:i&&typeof m!="function"||x[u]===m||qe(t,u,m,x[u],r);p?(i||f&&(p.__html==f.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(f&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&nc.test(y))&&(r="http://www.w3.org/1999/xhtml"),xr(d,Ve(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Et(o,0),i,c),s&&s.some(Kt)),i&&y!="textarea"||(u="value",y=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(y!="progress"||w)||qe(t,u,w,x[u],r),u="checked",g!=null&&g!=t[u]&&qe(t,u,g,x[u],r))}else x===_||i&&t.data==_||(t.data=_);return t}function mn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){I.__e(r,o)}}function gn(t,e,o){var n,r,s,a;if(I.unmount&&I.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||mn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){I.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&gn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=Be(n,s=[]))&&(n==t.__e&&s.some(Kt),Kt(r),Kt(n)),o||Kt(t.__e),t.__e=t.__c=t.__=null}function lc(t,e,o){return this.constructor(t,o)}function W(t,e){var o,n,r,s;I.__&&I.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=we(G,{children:[t]}),r=[],s=[],hn(e,e.__k,n||We,We,e.namespaceURI,n?null:e.firstChild?dn.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),kr(r,e.__k,s),e.__k.props.children=null}I={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw je=0,t}},mr=0,ec=function(t){return t!=null&&t.constructor===be},Ot.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Xt({},this.state)),typeof t=="function"&&(t=t(Xt({},o),this.props)),t&&(Xt(o,t),this.__v&&(e&&this.__k.push(e),fr(this)))},Ot.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),fr(this))},Ot.prototype.render=G,Mt=[],je=0,gr=function(t,e){return t.__v.__b-e.__v.__b},Ue=Symbol(),wr=/(PointerCapture)$|Capture$/i,un=0,ln={},oc=0;var re,X,wn,Sr,bn=Object.is,xe=0,Pr=[],yn=[],V=I,Mr=V.__b,Or=V.__r,Er=V.diffed,$r=V.__c,Tr=V.unmount,Ar=V.__;function Ke(t,e){V.__h&&V.__h(X,t,xe||e),xe=0;var o=X.__H||(X.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return xe=1,Rr(Nr,t)}function Rr(t,e,o){var n=Ke(re++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Nr(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);bn(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=X,!X.__f)){X.__f=!0;var r=X.shouldComponentUpdate;X.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(f){f.__N&&(d=!0,bn(f.__[0],f.__N[0])||(u=!0))}),r){var p=r.call(this,s,a,i);return d?p||u:p}return!d||u}}return n.__}function F(t,e){var o=Ke(re++,3);!V.__s&&_n(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,X.__H.__h.push(o))}function P(t,e){var o=Ke(re++,4);!V.__s&&_n(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,X.__h.push(o))}function E(t){return xe=5,z(function(){return{current:t}},[])}function z(t,e){var o=Ke(re++,7);return _n(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Yt(t,e){return xe=8,z(function(){return t},e)}function uc(){var t;do{for(;t=yn.shift();)try{ye(t)}catch(o){V.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Pr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ye),e.__h.some(xn),e.__h=[]}catch(o){e.__h=[],V.__e(o,t.__v)}}}while(yn.length)}V.__b=function(t){X=null,Mr&&Mr(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ar&&Ar(t,e)},V.__r=function(t){Or&&Or(t),re=0;var e=(X=t.__c).__H;e&&(wn==X?X.__h=[]:(e.__h.some(ye),e.__h.some(xn),re=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),wn=X},V.diffed=function(t){Er&&Er(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Cr(Pr.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),wn=X=null},V.__c=function(t,e){e.some(function(o){try{o.__h.some(ye),o.__h=o.__h.filter(function(n){return!n.__||xn(n)})}catch(n){o.__h=[function(){throw n}]}}),$r&&$r(t,e)},V.unmount=function(t){Tr&&Tr(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Cr(yn.push(r))}else ye(r)}catch(s){e=s}}),n.__H=void 0,e&&V.__e(e,n.__v))};var Lr=typeof requestAnimationFrame=="function";function dc(t){var e,o=function(){clearTimeout(n),Lr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Lr&&(e=requestAnimationFrame(o))}function Cr(t){t!=1&&Sr==V.requestAnimationFrame||((Sr=V.requestAnimationFrame)||dc)(uc)}function ye(t){var e=X,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),X=e}function xn(t){var e=X;t.__c=t.__(),X=e}function _n(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!bn(o,t[n])})}function Nr(t,e){return typeof e=="function"?e(t):e}var Xe=new Map;function mt(t,e){return Xe.set(t,e),()=>{Xe.get(t)===e&&Xe.delete(t)}}var Ir=t=>Xe.get(t)?.()??null;function J(){let t=E(null),[e,o]=O({width:0,height:0});return P(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function zr(t){P(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var pc=/[\u202A-\u202E\u2066-\u2069]/g,fc=/(\p{M}{4})\p{M}+/gu,hc=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,mc={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},gc=new Intl.Segmenter(void 0,{granularity:"grapheme"}),vn=t=>[...gc.segment(t)].map(e=>e.segment),Hr=14;function _e(t){let e=t.replace(pc,"").replace(fc,"$1");return/^\s+$/.test(e)?[...e].map(o=>mc[o]??"\u2423").join(""):e||"\u2205"}function ft(t,e=Hr){let o=_e(t);if(o.length<=e)return o;let n=vn(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function N(t,e=Hr){return`\u2068${ft(t,e)}\u2069`}function $t(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return hc.test(e)?"rtl":"ltr"}var wc=Symbol.for("pv"),bc=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wc,__v:--bc,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),I.vnode&&I.vnode(d),d}function L({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:_e(t),children:ft(t,e)})}function se({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return F(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Tt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var ve=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function Ye({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=E(!1),c=(p,f=!0)=>a(h=>h.id===p?h:{id:p,spoken:f}),d=({pointerType:p,target:f,currentTarget:h})=>p!=="touch"&&c(ve(f)??ve(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:p})=>{i.current=p==="touch"},onClick:({target:p})=>e(ve(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let f=ve(p);f&&o(f),f&&p instanceof Element&&p.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:f,target:h,currentTarget:m}=p,w=ve(h);f==="Escape"?c(null):w&&Tt(p,t(w),g=>m.querySelector(`[data-id="${g.id}"]`))}}}}function Ze({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(L,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function At(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+Y(Number(r))+(s?`.${s}`:"")}function Y(t){return t.toLocaleString("en")}function H(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?H(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function yc(t){return`\u2248${(t*100).toFixed(0)} %`}var et=({rounded:t})=>t?yc:H;function Dr(t){return t>=.005?(t*100).toFixed(0):""}var lt=t=>t.map(e=>typeof e=="string"?e:N(e.token,e.length)).join("");var xc;function Je(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=xc??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(c,0,0),a}var tt=6;function R({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function Q(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:u,width:p=1,opacity:f=1,dash:h=[]},m)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:p}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,p,f,h){let m=new Path2D;h.radius?m.roundRect(d,u,p,f,h.radius):m.rect(d,u,p,f),c(h,m)},text(d,u,p,f){i.save(),i.translate(u,p),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:R(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,p,f,h)=>i.drawImage(Je(d,u,p,n,h),...f),hatch(d,u,p,f){i.fillStyle=_c(i,n),i.fillRect(d,u,p,f)},path(d,u){let[p,f]=u.shift??[0,0];i.save(),i.translate(p,f),c(u,new Path2D(d)),i.restore()}}}function Qe(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],u)=>t.cells(n,r,s,[a+e,i+o,c,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Fr=new Map;function _c(t,e){let o=Fr.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:tt,height:tt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,tt,tt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-tt,0,tt])r.moveTo(a-1,tt+1),r.lineTo(a+tt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Fr.set(e.signature,s),s}var qr=[255,255,255],Ur=[0,0,0],vc,Sn=()=>vc??=document.createElement("canvas").getContext("2d");function to(t){let e=Sn();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var eo=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),bt=t=>`rgb(${t.join(",")})`;function kn(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Br(t,e){let[o,n]=[kn(t),kn(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function jr(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return eo(t[r],t[r+1],n-r)})}function Lt(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[to(o("text-color")),to(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),u=jr(s.map(to)),p=o("chart-diverging-colors").split(","),f=jr(p.map(to));return{text:bt(n),quiet:bt(eo(r,n,.72)),ground:bt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:bt(eo(r,n,.09)),hatchLine:bt(eo(r,n,.3)),scale:u.map(bt),ink:u.map(h=>Br(h,qr)>=Br(h,Ur)?bt(qr):bt(Ur)),pixels:Wr(u),signed:f.map(bt),signedPixels:Wr(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:kn(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Wr=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function C(t,e){let o=Sn();return o.font=e,o.measureText(t).width}function Gr(t){let e=Sn();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Zt=["source","target"];var Kr=t=>t==="source"?"target":"source";function Xr(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Vr("source",t.source),target:Vr("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:kc(n,t.gold??[])}}var Vr=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function oo({words:t,weights:e},o){return t[Kr(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Mn=t=>1-t.reduce((e,{weight:o})=>e+o,0);function kc(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=oo(t,a),c=Math.max(...i.map(({weight:u})=>u)),d=c>=Mn(i)?i.find(({weight:u})=>u===c):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function no(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Kr(o.side)])]:[]),a=new Map(o?oo(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var Sc=560,Mc={letters:20,padding:8,least:48},Oc={letters:17,padding:4,least:35},Ec={share:.03,least:4,most:44},$c={share:.17,least:130,most:190},Yr=3;function ro({words:t,directions:e},o,n){let r=({share:w,least:g,most:b})=>Math.max(g,Math.min(b,o*w)),s=o<Sc,{letters:a,padding:i,least:c}=s?Oc:Mc,d=s?0:r(Ec),u=R({fill:"",size:a},n),p=Zt.map(w=>t[w].map(({label:g})=>Math.max(c,Math.ceil(C(ft(g),u))+2*i))),f=p.map(w=>w.reduce((g,b)=>g+b+d,2*Yr-d)),h=Math.max(o,...f),m=new Map;return Zt.forEach((w,g)=>{let b=(h-f[g])/2+Yr;t[w].forEach((x,_)=>{let y=p[g][_],v=b+y/2;m.set(x,{x:e[w]==="rtl"?h-v:v,width:y}),b+=y+d})}),{width:h,gap:d,links:r($c),letters:a,places:m}}function Zr({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((p,f)=>c(f)<c(p)?f:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function so({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var On={best:[.45,.85],other:[.12,.72]};function io({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=On[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Tc=6400,Jr=4,Ac=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Lc=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Cc={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},ts=t=>t.replace(/[&<>"]/g,e=>Cc[e]);function En(t){return Lc.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var ke=t=>t.toWellFormed().replace(Ac,""),ie=t=>Math.round(t*100)/100;function ut(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${ts(String(typeof s=="number"?ie(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Qr=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function es(t,e,o,n){let r=[];n(Pc(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${ie(t)} ${ie(e)}`};return ut("svg",s,ut("defs",{},Ic(o))+r.join(""))}function Pc(t,e){return{rect:(o,n,r,s,a)=>t.push(ut("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Qr(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(ie).join(" ")})`;t.push(ut("path",{d:o,transform:r,...Qr(n)}))},hatch:(o,n,r,s)=>t.push(ut("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Rc(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:u="left",turned:p}=s,f=En(ke(o)),h=C(f,R(s,e)),[m,w]=[p?{transform:`translate(${ie(n)} ${ie(r)}) rotate(-90)`}:{x:n,y:void 0},Gr(R(s,e))],g={...m,y:p?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...f].length>1?h:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(ut("text",g,ts(f)))}}}function Rc(t,e,o,[n,r,s,a],i,c){if(e*o>Tc)return[Nc(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[u,p]=[s/o,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let w=0,g;w<o;w=g){let b=d[f(m*o+w)];for(g=w+1;g<o&&d[f(m*o+g)]===b;)g+=1;let x={x:n+w*u,y:r+m*p,width:(g-w)*u,height:p};h.push(ut("rect",{...x,fill:b}))}return[ut("g",{"shape-rendering":"crispEdges"},h.join(""))]}function Nc(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*Jr,height:e*Jr}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(Je(t,e,o,i,c),0,0,d.width,d.height),ut("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function Ic(t){let e=ut("rect",{width:tt,height:tt,fill:t.hatchGround}),o=[-tt,0,tt].map(r=>`M${r-1} ${tt+1}L${r+tt+1} -1`).join("");return ut("pattern",{id:"hatch",width:tt,height:tt,patternUnits:"userSpaceOnUse"},e+ut("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Se=12,zc=2,Hc=16e6,Dc=1.4;function q(t,e=Se){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function j(t,e=Se){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function ao(t,e,o,n){let r=R(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&C(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Dc;return{width:Math.ceil(Math.max(0,...s.map(i=>C(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((u,p)=>i.text(u,c,d+(p+.5)*a,o))}}function Fc(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Se);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Se,Se)}}}function os(t,e){let{width:o,height:n,draw:r}=Fc(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(Q(s,o,n,e,Math.min(zc,Math.sqrt(Hc/(o*n))))),{svg:es(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Z=14,qc=18,$n=64,Me={width:96,height:12},dt=(t,e)=>ot(t,{size:qc,bold:!0,fill:e.text},e),ht=(t,e,o)=>ao(t,e,{size:Z,fill:o.text},o);function ot(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(C(t,R(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function ae({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>ot(n,{size:Z,fill:r,bold:s},e);return j([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),j([o("0 %"),Uc(e),o("100 %")],6),t&&j([Tn((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Uc(t){let e=Float32Array.from({length:$n},(o,n)=>n/($n-1));return{...Me,draw(o,n,r){o.cells(e,1,$n,[n,r+4,Me.width,Me.height]),o.rect(n,r+4,Me.width,Me.height,{stroke:t.hatchLine})}}}var Tn=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Bc=.1,jc=3,Oe={source:"Text: looked at (key)",target:"Translation: looks (query)"},ss={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Wc="The more weight, the thicker and the stronger in colour",Ee={line:3,name:12};function co(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${H(e)}`:"others"],["",Wc],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var rs=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function $e(t,e,o){let n=oo(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<jc?.005:Bc)),a=e.side==="target",i=Mn(n);return[...rs(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},u)=>[u?", ":"",...rs(c),` (${H(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${H(i)}`:""]}var Gc=720,Jt={heading:26,number:22,label:34},Ln=15,Cn={width:32,height:20},An=32;function is(t,e,o,n){let r=ro(t,Gc,n),s=o&&ht(lt($e(t,o,Ee.line)),r.width,n),a=Jt.heading+Jt.number+Jt.label,i={width:r.width,height:2*a+r.links,draw:c};return q([s,i,Vc(t.knowsGold,e,r.width,n)],16);function c(d,u,p){let{lines:f,lit:h,told:m}=no(t,e,o),w=p+i.height;for(let g of f)d.path(so(r,g),{...io(g,n),shift:[u,p+a]});for(let g of Zt){let b=_=>g==="source"?p+_:w-_,x=g==="source"?n.key:n.query;d.text(Oe[g],u,b(Jt.heading/2),{fill:x,size:Ln,bold:!0});for(let _ of t.words[g]){let y=u+(r.places.get(_)?.x??0),v=o&&!h.has(_),M=m.get(_);M!==void 0&&d.text(H(M),y,b(Jt.heading+Jt.number/2),{fill:v?n.quiet:n.text,size:Ln,bold:!v,align:"center"}),d.text(N(_.label),y,b(a-Jt.label/2),{fill:v?n.quiet:x,size:r.letters,align:"center"})}}}}function Vc(t,e,o,n){let r=[[]];for(let[s,a]of co(t,e)){let i=s&&{...Cn,draw:(u,p,f)=>Kc(u,s,p,f+Cn.height/2,n)},c=j([i||null,ot(a,{fill:n.quiet,size:Ln},n)],8),d=r.at(-1);d.length&&j([...d,c],20).width>o?r.push([c]):d.push(c)}return q(r.map(s=>j(s,20)),4)}function Kc(t,e,o,n,r){let{width:s}=Cn;if(e!=="gold"){let[i,c]=On[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:An},(p,f)=>i+(c-i)*f/(An-1));t.cells(u,1,An,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function as({data:t,theme:e}){let[o,{width:n}]=J(),r=E(null),[s,a]=O({source:0,target:0}),i=z(()=>Xr(t),[t.id]),c=se(e),d=z(()=>ro(i,n,e),[i,n,e.font,c]),{words:u,directions:p}=i,f=v=>Zt.flatMap(M=>u[M]).find(M=>M.id===v)??null,{id:h,spoken:m,listeners:w}=Ye({moves:v=>Zr(i,d,f(v)??u.source[0]),press:(v,{id:M,touch:S,point:k})=>(S||!v)&&k(M===v?null:v),onFocus:v=>{let M=f(v);M&&a({...s,[M.side]:M.index})},taps:!0}),g=f(h),{lines:b,lit:x,told:_}=no(i,t.least,g);F(()=>mt(t.name,()=>({picture:is(i,t.least,g,e),theme:e})),[t,g,e]),P(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let y=v=>l(Xc,{alignment:i,side:v,layout:d,lit:x,told:_,stop:Math.min(s[v],u[v].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(Ze,{parts:g&&$e(i,g,Ee.line),hint:ss,spoken:m}),l("div",{class:"scroller",ref:r,children:l("div",{class:g?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[y("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(v=>{let{stroke:M,width:S,dash:k}=io(v,e),{source:$,target:T,kind:D,met:rt}=v;return l("path",{class:rt?`${D} met`:D,d:so(d,v),stroke:M,"stroke-width":S,"stroke-dasharray":k?.join(" ")},`${$.index} ${T.index} ${D}`)})}),y("target")]})}),l("div",{class:"legend",children:co(i.knowsGold,t.least).map(([v,M])=>l("span",{class:"entry",children:[v&&l("span",{class:`swatch ${v}`}),M]},M))})]})}function Xc({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=z(()=>t.words[e].map(i=>lt($e(t,i,Ee.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:Oe[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":Oe[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?H(r.get(i)??0):""}),l("span",{class:"label",children:l(L,{token:i.label})})]})},i.id))})]})}var cs=`.alignment .token {
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
`;var Ct=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var ls=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function pt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function lo(t,e,o){let n=pt(t,[Ct,ls,e].join(`
`));return W(o(Lt(n)),n),()=>{W(null,n),n.remove()}}var us=({data:t,parentElement:e})=>lo(e,cs,o=>l(as,{data:t,theme:o}));var ds=Object.assign;function el(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var ol=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Pt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:el(this.props,r)}function n(r){return this.shouldComponentUpdate=o,pn(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var nl=Symbol.for("react.element"),rl=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,sl=/[A-Z0-9]/g,il=typeof document<"u";var al=function(t){return/fil|che|rad/.test(t)};Ot.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Ot.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var ps=I.event;I.event=function(t){return ps&&(t=ps(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var cl={configurable:!0,get:function(){return this.class}},fs=I.vnode;I.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||il&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var u=void 0;for(var p in d)typeof d[p]!="number"||ol.test(p)||(u||(u=d=ds({},d)),d[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||al(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&rl.test(c)?c=c.replace(sl,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=fn(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",cl)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=ds({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=nl,fs&&fs(t)};function hs(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-Qt(r).length,width:e}}var Qt=t=>t.filter(e=>e.kept);function ce(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var le=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function ms({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Pn=120,fo={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},po={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},gs={point:`${po.point} Click or Enter opens it.`,tap:`${po.tap} Tap it again to open it.`},ho=t=>t===0?"start":t===1?"step 1":String(t),mo=t=>`dropped: outside the best ${t}`,ll=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,uo=t=>Math.abs(t)<5e-5?"\u22480":At(t,ll(t)),Rt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${uo(o)}`:"";function ul(t){let e=ce(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=_e(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Pn?vn(o):[];return n.length>Pn?`\u2026${n.slice(1-Pn).join("")}`:o}function Te({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=Qt(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||Qt(o.children).length;return["\u201C",{token:ul(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${H(le(o))}; everything so far has ${H(Math.exp(n),1)}, log-probability ${uo(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${uo(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${uo(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var K={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},ue={kept:38,dropped:22},yt={least:22,most:64,cut:30,edge:6};function ws({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=C(ft(o.token,K.chip),R({fill:"",size:K.letters[n],bold:o.winner,code:!0},e)),s=Rt(o)&&K.mark+C(Rt(o),R({fill:"",size:K.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?K.least:0,Math.ceil(r+Number(s))+2*K.padding[n])]}))}function go({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(g=>o.get(g)??0))),a=n-2*yt.edge-s.reduce((w,g)=>w+g,0),i=Math.max(yt.least,Math.min(yt.most,a/(s.length-1||1))),c=K.head+yt.edge,d=t.map(w=>c+Math.max(e,Qt(w).length)*ue.kept+yt.cut/2),u=new Map,p=s.map((w,g)=>yt.edge+s.slice(0,g).reduce((b,x)=>b+x+i,0)),f=r?Math.max(...d):0;t.forEach((w,g)=>{let b=d[g]+yt.cut/2-Qt(w).length*ue.dropped;for(let x of w){let _=x.kept?c+(x.place+.5)*ue.kept:b+(x.place+.5)*ue.dropped;u.set(x,{x:p[g],y:_,width:o.get(x)??0,end:p[g]+s[g]}),(x.kept||r)&&(f=Math.max(f,_+(x.kept?ue.kept:ue.dropped)/2))}});let h=p[p.length-1]+s[s.length-1]+yt.edge,m=d.map((w,g)=>`H${Math.max(0,p[g]-i/2)}V${w}`);return{places:u,columns:p,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:f+yt.edge}}function Ae({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var wo=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Rn=13,dl=480,pl={width:26,height:14},fl={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function bs(t,e,o,n,r){let s=go(t,e,0,o),{width:a,height:i}=s,c=n&&ht(lt(Te(t,n)),Math.max(dl,a),r);return q([c,{width:a,height:i,draw:(d,u,p)=>hl(Qe(d,u,p),t,s,o,n,r)},gl(r)],16)}function hl(t,e,o,n,r,s){let a={fill:s.quiet,size:Rn};o.columns.forEach((d,u)=>t.text(ho(u),d,K.head/2-2,a)),t.rect(0,K.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=ce(r);for(let[d,u]of[...wo,["lit",p=>i.includes(p)]]){let p=Ae(o,e.nodes.filter(f=>u(f)&&(f.kept||n)));p&&t.path(p,{stroke:d==="winner"?s.primary:s.text,...fl[d]})}for(let[d,u]of o.places)(d.kept||n)&&ml(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=mo(e.width);t.rect(0,o.cut-Rn/2,C(c,R(a,s))+8,Rn,{fill:s.ground}),t.text(c,0,o.cut,a)}function ml(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[u,p]=c?[K.letters.kept,K.high.kept]:[K.letters.dropped,K.high.dropped],f=[o,n-p/2,r,p],h=c?7:5;if(t.rect(...f,{fill:i.ground,radius:h}),c){t.rect(...f,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+p/2-4,(r-4)*le(e),3,{fill:d?i.primary:i.quiet});let y=s||!d?i.text:i.primary;t.rect(...f,{stroke:y,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:h+3});let[m,w]=[N(e.token,K.chip),Rt(e)],g={fill:c||s?i.text:i.quiet,size:u,bold:d,code:!0},b={fill:i.text,size:K.letters.mark,bold:d},x=C(m,R(g,i)),_=o+(r-x-(w?K.mark+C(w,R(b,i)):0))/2;t.text(m,_,n,g),w&&t.text(w,_+x+K.mark,n,b)}function gl(t){let e={fill:t.quiet,size:14},{width:o,height:n}=pl,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(fo).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return j([c,ot(i,e,t)],7)});return j(s,20)}var wl=60;function ys({data:t,theme:e,open:o}){let[n,{width:r}]=J(),s=E(null),[a,i]=O(null),[c,d]=O(""),[u,p]=O(null),f=z(()=>hs(t.nodes,t.width),[t.id]),h=se(e),m=z(()=>ws(f,e),[f,e.font,e.codeFont,h]),w=A=>f.nodes.find(st=>String(st.id)===String(A))??null,g=w(t.selected),b=f.dropped>0&&(a??(f.nodes.length<=wl||g?.kept===!1)),x=z(()=>go(f,m,r,b),[f,m,r,b]);P(()=>p(null),[t]),F(()=>mt(t.name,()=>({picture:bs(f,m,b,g,e),theme:e})),[t,m,b,e]);let _=A=>{!o||A===g||(p(A),o(A.id,A===f.end))},y=A=>A.kept||b,{id:v,spoken:M,listeners:S}=Ye({moves:A=>ms(f,w(A)??f.nodes[0],y),press:(A,{id:st,touch:St,point:Gt})=>{let Vt=w(A);!Vt||St&&st!==A?Gt(A):_(Vt)},onFocus:d}),k=w(v)??g,$=ce(k),T=w(c)??g??f.nodes[0],D=y(T)?T:T.parent,rt=()=>{_(f.end);let A=s.current?.querySelector(`[data-id="${f.end.id}"]`);A instanceof HTMLElement&&A.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(Ze,{parts:k&&Te(f,k),hint:o?gs:po,spoken:M}),o&&g&&g!==f.end&&l("button",{type:"button",class:"back",onClick:rt,children:"Back to the winner"}),f.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:A})=>i(A.checked)}),"Show dropped branches (",f.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:b?"sheet":"sheet kept-only",style:{width:`${x.width}px`,height:`${x.height}px`},...S,children:[l("div",{class:"head",style:{height:`${K.head}px`},children:x.columns.map((A,st)=>l("span",{class:"heading",style:{left:`${A}px`},children:ho(st)},st))}),l(bl,{tree:f,layout:x}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:Ae(x,$.filter(y))})}),l("div",{class:"cut",style:{top:`${x.cut}px`},children:l("span",{children:mo(f.width)})}),f.columns.map((A,st)=>{let St=Gt=>Gt?.depth===st?Gt:null;return l(yl,{tree:f,column:A,layout:x,lit:$[st]??null,stop:St(D),current:St(g),pending:St(u)},st)})]})}),l("div",{class:"legend",children:Object.entries(fo).map(([A,st])=>l("span",{class:A,children:st},A))})]})}var bl=Pt(_l),yl=Pt(vl),xl=Pt(kl);function _l({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),wo.map(([o,n])=>l("path",{class:o,d:Ae(e,t.nodes.filter(n))},o))]})}function vl({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(xl,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function kl({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:u=0}=o.places.get(e)??{},p=z(()=>lt(Te(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,h])=>h?f:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${u}px`,"--own":le(e)},children:[l(L,{token:e.token,length:K.chip}),Rt(e)&&l("span",{class:"mark",children:Rt(e)})]})})}var xs=`.beam {
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
`;var Le={rounded:255,exact:65535},nt=["mean","max","rollout"];function te(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,f)=>f),i=a.filter(p=>!r.columnPieces[p].every(f=>s.has(f))),c=i.length?i:a,{rows:d}=r,u=r.blocked&&ks(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(p=>r.columns[p]),blocked:u,rowSpots:_s(r.rowPieces,e.looks),columnSpots:c.map(p=>_s([r.columnPieces[p]],e.lookedAt)[0])}}var _s=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function ks(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function xt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...nt]}function Ce(t,e){return e==="rollout"?[t.heads]:nt.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ee(t,e,o,n){let r=Ce(e.group,n);if(r.length===1)return vs(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=vs(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Pe=(t,e,o)=>e*(t.heads+1)+o;function bo({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ce(t,n).every(r=>e.exact.has(Pe(t,o,r)))}function vs(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Pe(e,a,i),d=o.exact.get(c)??Ss(o,c),u=ks(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,f=d instanceof Uint8Array?Le.rounded:Le.exact;for(let h=0;h<n.length;h+=1){let m=1;if(p<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+h]/Le.exact;else for(let g=0;g<p;g+=1)m+=u[h*p+g]/f;let w=m>=t.mutedFloor?1/(f*m):0;for(let g=0;g<p;g+=1)u[h*p+g]=Math.min(1,u[h*p+g]*w)}return u}function Ss({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Ms(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ee(t,e,o,n),f=>Math.round(f*255));let i=Ce(r,n).map(f=>Ss(s,Pe(r,o,f))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let f of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=f[h];else for(let h=0;h<d.length;h+=1)f[h]>d[h]&&(d[h]=f[h]);let u=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:Le.exact/Le.rounded),p=new Uint8Array(d.length);for(let f=0;f<d.length;f+=1)p[f]=d[f]/u+.5;return p}function yo(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=nt.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ee(t,e,o,n),rounded:bo(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Os(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let f of t.groups){let h=te(t,f,{words:!1,muted:!1}),m=ee(t,h,e,o);u||=bo(h,e,o);let[w,g]=[f.looks,f.lookedAt].map(b=>b==="source"?0:r);for(let b=0,x=0;b<h.rows.length;b+=1)for(let _=0;_<h.columns.length;_+=1,x+=1){let y=(w+b)*a+g+_;d[y]=h.blocked?.[x]??0,c[y]=d[y]?0:m[x]}}let p=nt.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Nn=6,xo={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Ts(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Es(t.layer,o.layers),head:xt(o).includes(t.head)?t.head:"1",step:Es(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Nn),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Es=(t,e)=>Math.max(0,Math.min(t,e-1)),$s={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function As(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys($s)){let[s,a]=$s[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Ls=250,oe=0,Nt=xo,Cs=xo,de=0,Ps=!1,In=null,_o=new Set,ne=()=>Nt;function B(t){if(!Object.entries(t).every(([e,o])=>String(Nt[e])===String(o))){Nt={...Nt,...t},oe+=1,Is(),clearTimeout(de),de=window.setTimeout(Rs,Ls);for(let e of _o)e()}}function Rs(){clearTimeout(de),de&&In?.({turn:oe,selection:Nt}),de=0}function vo(t){oe===0&&(Nt={...xo,...t})}function Ns(t,e){if(In=e,Ps=!0,Cs=t.usual,t.turn>oe||oe===0&&t.turn===0){oe=t.turn,Nt=t.selection;for(let o of _o)o()}else t.turn<oe&&(de||=window.setTimeout(Rs,Ls));Is()}function Is(){if(!Ps)return;let t=As(location.search,Nt,Cs),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function ko(t){return _o.add(t),()=>{_o.delete(t)}}var Ml="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Ml))&&(In=null),{capture:!0});function zs({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{B({node:s?-1:r}),o?.("opened",r)};return lo(e,xs,r=>l(ys,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var Ol={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function So(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return P(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Mo({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(Re,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(Re,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(Re,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(Re,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(Re,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Re({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:Ol[t]})})})}function Oo({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function Hs(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var _t=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],pe=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function It({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var zt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Ds=1.2,El=9,Fs={rows:[],columns:[],step:[],chosen:[],done:1/0};function Ht(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(x=>N(x))),i=(b=>Math.ceil(Math.max(...b.map(x=>C(x,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Ds,u=s.map(b=>C(b,n)),p=u.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),f=Math.ceil(Math.max(d,...u.filter((b,x)=>p[x])))+8,h=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,h*1.8),[c,h]=[c,h].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,f+r.length*h+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(h*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:h,width:m,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:g>=12?g:0}}function Dt(t,e,o,n,r){$l(t,e,o,n,r),o.numbers&&Tl(t,e,o,n,r),Al(t,o,n,r),Ll(t,o,n,r),Cl(t,o,n,r)}function $l(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[u,p]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,u,p]),e.blocked&&vt(t,e.blocked,c,d,[o,n,u,p]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<El)){for(let f=1;f<d;f+=1)t.rect(o+f*r-.5,n,1,p,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,u,1,{fill:i.ground})}}function vt(t,e,o,n,[r,s,a,i]){let c=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let p=0;p<n;p+=1){let f=p;for(;f<n&&e[u*n+f];)f+=1;f>p&&t.hatch(c(p),d(u),c(f)-c(p),d(u+1)-d(u)),p=f}}function Tl(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},u,p){for(let f=0;f<Math.min(n.length,u.done);f+=1)for(let h=0;h<r.length;h+=1){let m=e[f*r.length+h];if(o?.[f*r.length+h])continue;let w=p.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(h+.5)*i,a+(f+.5)*c+1];t.text(Dr(m),g,b,{fill:w,size:d,align:"center"})}}function Al(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function Ll(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(u,p)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let u of i.chosen)d(u,c.query);for(let u of i.step)d(u,c.primary);for(let u of i.rows)d(u,c.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function Cl(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,u){let p=[...d.rows,...d.step,...d.chosen];for(let f of Eo(s.length,r,c,p)){if(f>=d.done)break;let h=p.includes(f),m=d.rows.includes(f)||d.chosen.includes(f)?u.query:h?u.text:u.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:c,bold:h,code:!0,align:"right"})}for(let f of Eo(a.length,n,c,d.columns)){let h=d.columns.includes(f),m=i[f]?"left":"center",[w,g]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],w,g,{fill:h?u.key:u.quiet,size:c,bold:h,code:!0,align:m,turned:i[f]})}}function Eo(t,e,o,n){let r=o*Ds,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function qs({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var zn=12,Us=64,Hn=20,Bs=18;function $o({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+Bs+zn,u=[t.length,e.length];return{width:Us+s.length*(r+zn),height:Hn+a.length*d,draw(p,f,h){let m=b=>f+Us+b*(r+zn),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,x)=>p.text(b,m(x)+r/2,h+Hn/2,g)),a.forEach(({layer:b,maps:x},_)=>{let y=h+Hn+_*d;p.text(`Layer ${b+1}`,f,y+c/2,w),x.forEach((v,M)=>{if(!v)return;let S=m(M);p.cells(v.weights(),...u,[S,y,r,c]),o&&vt(p,o,...u,[S,y,r,c]),p.rect(S-2,y-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&p.text(v.role,S+r/2,y+c+4+Bs/2,g)})})}}}var Ft={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},To=13,Pl=90,js=[void 0,[8,4],[2,3],[10,3,2,3]],Rl=[1,1.5,2,3,4,5,6,8,10],Nl=[1,2,2.5,4,5,10],it={letters:14,padding:24,height:28,lane:32,apart:6};function Ao(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=pe(t),s=Ws(Math.max(.1,...o.map(([,m])=>m)),Rl),{left:a,head:i,foot:c,between:d}=Ft,u=Math.max(1,e-a-Ft.right),p=i+Ft.loss+d+i,f=[{name:"Loss (nats)",curve:"losses",top:i,height:Ft.loss,ticks:[0,s/2,s]}];n.length&&f.push({name:"Exact match",curve:"exacts",top:p,height:Ft.exact,ticks:[0,1]});let h=f[f.length-1].top+f[f.length-1].height+c;return{width:e,height:h,left:a,line:u,end:r,x:m=>a+m/r*u,panels:f}}function Ws(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var qt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:js[e%js.length]});function Lo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:u,line:p}=e,f=g=>a+e.x(g),h=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,x)=>t.path(`M${g} ${i+Ft.head-b}V${i+u-Ft.foot}`,x);for(let g of c){t.text(g.name,f(0),i+g.top-11,{size:To,fill:s.text});for(let b of g.ticks){let x=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(f(0),Math.round(h(g,b)),p,1,{fill:s.hatchLine}),t.text(x,f(0)-6,h(g,b),{size:To,fill:s.quiet,align:"right"})}}for(let[g,b]of zl(e,s))t.text(g,a+b,i+u-Ft.foot/2,{size:To,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(f(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,x)=>{let _=qt(s,x,w,g.curve),y=b[g.curve].map(([v,M])=>[f(v),h(g,M)]);if(y.length&&t.path(y.map(([v,M],S)=>`${S?"L":"M"}${v.toFixed(1)} ${M.toFixed(1)}`).join(""),_),g.curve==="exacts")for(let[v,M]of y)t.rect(v-2,M-2,4,4,{fill:_.stroke})});m(Math.round(Math.min(f(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let x=_t(g,r);for(let _ of c){let y=_.curve==="losses"?x.loss:x.exact;y!==null&&t.path(Il(f(x.step),h(_,y),4.5),{fill:qt(s,b,w,_.curve).stroke,stroke:s.ground,width:2})}})}var Il=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function zl({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Ws(e/Math.max(2,Math.floor(n/Pl)),Nl));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${Y(c)} ${c===1?"step":"steps"}`:Y(c),u=C(d,R({size:To,fill:""},r))/2;return[d,Math.max(u,Math.min(t(c),o-u))]})}function Co(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(C(s.short,R({size:it.letters,fill:""},n)))+it.padding),c=a+i>o,d=Math.max(0,c?a-i:a),u=r.findIndex(f=>f.every(([h,m])=>d>=m+it.apart||d+i<=h-it.apart)),p=u<0?r.push([])-1:u;return r[p].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:p}})}var qn={least:24,readable:40,most:104},Hl=28,Dl=175,Gs=58,Fl=20,Dn={label:58,gap:8},Fn={label:26,gap:4},ql=20;function Vs(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((u,p)=>Ul(t,p+1,e,r)),a=s.filter(({side:u})=>u>=qn.readable),i=({side:u,short:p})=>u+(p?0:ql),c=u=>u.toSorted((p,f)=>i(f)-i(p))[0],d=a.toSorted((u,p)=>u.height-p.height)[0];return c(a.filter(({height:u})=>u<=r))??d??c(s)}function Ul(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:p})=>p)),Math.max(...t.map(({layers:p})=>p))],a=Math.floor((o-(e-1)*Hl)/e);if(e>1&&a<Dl)return[];let i=Math.ceil(t.length/e),c=({label:p,gap:f}=Fn)=>Math.floor((a-p-2)/r-f),d=Math.floor((n/i-Gs)/s-Fn.gap),u=(p,f=!0)=>{let h=Math.max(qn.least,Math.min(qn.most,p)),m=f?Fn:Dn;return{side:h,own:a,short:f,...m,height:i*(Gs+s*(h+m.gap+(f?0:Fl)))}};return[c(Dn)>=56?u(c(Dn),!1):u(c()),u(Math.min(c(),d))]}function Po({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Ro=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Bl=3,Ne=120,gt=28,Un=t=>t?['"',{token:t,length:Ne},'"']:["nothing"],Ks=(t,e)=>["The model writes ",...Un(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Un(t.answer),". "]],Xs=(t,e)=>lt(["The model reads ",...Un(t.text),". ",...Ks(t,e)]).trim();function No(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${Y(o.step)}. `,...Ks(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],jl(t,o,t.live||o.step<pe(t))]}function jl(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((d,u)=>zt(t,e,c,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Io({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${Y(e)}`]]:[...[["step","Step",Y(e)],["loss","Loss",o===null?"\u2013":At(o,3)]],["exact","Exact match",n===null?"\u2013":H(n,1)]]}function zo({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Ho=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Do=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function Ys(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=It(t,e,o,n),c=r.map((p,f)=>s.filter((h,m)=>!a?.[f*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,f)=>i[f]-i[p]).slice(0,Bl).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":H(i[p])}))}var Ie=860,Wl=72,Zs=32,Gl=12,Fo={padding:6,gap:3,line:68};function Js({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:p})=>p)),a=r.map(u=>_t(u,e)),i=r.map((u,p)=>Vl(t,u,a[p],n)),c=u=>r.length>1?`${N(u.title,gt)}: `:"",d=r.flatMap((u,p)=>[c(u)+lt(No(t,u,a[p])),...Do(u,e).map(({text:f})=>f)]);return q([j(i,2*Zs),ae({isBlocked:s},n),Yl(t,e,o,n),q(d.map(u=>ht(u,Ie,n)),4)],16)}function Vl(t,e,o,n){let r=e.kinds.map((i,c)=>q([ot(i.title,{size:16,bold:!0,fill:n.text},n),Kl(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Gl,a=Io(t,o).map(([,i,c])=>q([ot(i,{size:Z,fill:n.quiet},n),ot(c,{size:22,bold:!0,fill:n.text},n)],0));return q([e.title.length>0&&dt(N(e.title,gt),n),j(a,20),Xl(e,o,n),s?j(r,Zs):q(r,16)])}function Kl(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>It(e,n,i,c),role:zt(t,n,o,i*e.heads+c)}))}));return $o({...e,shape:Po(e),side:Wl},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Xl(t,e,o){let[n,r]=[{size:Z,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(C(g,R(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(C(g,R(n,o)))))+12,d=zo(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:x})=>({state:x,texts:[g,b].map(_=>_===void 0?"":N(_))})),[u,p]=[0,0],f=d.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*Fo.padding;u&&u+b>Ie-i&&([u,p]=[0,p+1]);let x={x:u,line:p,width:b};return u+=b+Fo.gap,x}),h=N(t.text,Ne),m=Math.max(s(h),...f.map(g=>g.x+g.width)),w=$t([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*Fo.line,draw(g,b,x){a.forEach((_,y)=>g.text(_,b,x+[12,36,62][y],n)),g.text(h,b+i,x+12,r),d.forEach(({texts:_,state:y},v)=>{let M=f[v],S=b+i+(w?m-M.x-M.width:M.x),[k,$]=[S+M.width/2,x+24+M.line*Fo.line];g.text(_[0],k,$+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(S+1,$+26,M.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?void 0:[4,3],radius:5}),g.text(_[1],k,$+38,{...r,align:"center"}),y&&g.path(Ro(y,k,$+60),{stroke:o.text,width:2})})}}}function Yl(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Ao(t,Ie),{marks:a}=r[o],i=Co(a,s,n),c=r.map(({title:u},p)=>{let f=qt(n,p,!0);return j([{width:34,height:20,draw:(h,m,w)=>h.path(`M${m} ${w+10}h34`,f)},ot(N(u,gt),{size:Z,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:u})=>u));return q([r.length>1&&j(c,16),{width:Ie,height:s.height,draw:(u,p,f)=>Lo(u,s,{reels:t,marks:a,step:e},n,[p,f])},d>0&&{width:Ie,height:d*it.lane,draw:(u,p,f)=>i.forEach(({mark:h,left:m,wide:w,leans:g,lane:b})=>{let x=f+b*it.lane;u.rect(p+m,x,w,it.height,{stroke:n.hatchLine,radius:4}),u.rect(p+(g?m+w-4:m),x,4,it.height,{fill:qt(n,o,r.length>1).stroke}),u.text(h.short,p+m+w/2,x+it.height/2,{size:it.letters,fill:n.text,align:"center"})})}],6)}var[Zl,Jl,Ut,qo]=[420,34,8,14],Bn={height:300,share:.36,cell:40,letters:14};function Qs({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=E(null),c=E(null),[d,u,p,f]=r.split(" ").map(Number),h=r?e.films[d]:void 0,m=h?.kinds[u],w=h&&_t(h,o),g=Math.min(Zl,window.innerWidth-2*Ut),b=()=>{let _=t.current?.querySelector(`[data-head="${r}"]`);_&&i.current&&tu(i.current,_,a())};P(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let _={...m,weights:It(m,w,p,f)},y=Ht(_,{...Bn,width:g-Jl,height:Math.min(Bn.height,window.innerHeight*Bn.share)},n);c.current&&Dt(Q(c.current,y.width,y.height,n),_,y,Fs,n),b()}),F(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let x=h&&w?zt(e,w,u,p*h.kinds[u].heads+f):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&l(G,{children:[l("div",{class:"title",children:Ho(m,p,f)}),l("div",{class:"note",children:["Step ",Y(w.step),x&&`: ${e.roles[x]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:Ys(m,w,p,f).map(({query:_,key:y,share:v},M)=>l("li",{children:[l(L,{token:_})," looks at ",l(L,{token:y}),", ",v]},M))}),l("div",{class:"note",children:r===s?`${Ql()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Ql=()=>matchMedia("(hover: hover)").matches;function tu(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,u)=>Math.max(Ut,Math.min(c,u-d-Ut)),a=n.right+qo;a+r.width>window.innerWidth-Ut&&(a=n.left-qo-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Ut){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+qo;i=c+r.height<window.innerHeight?c:Math.max(Ut,n.top-qo-r.height)}o<1/0&&(i=Math.max(Ut,Math.min(i,o-r.height-Ut))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function ti({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let u=E(null),[p,f]=O("0 0"),{side:h,short:m,label:w,gap:g,own:b}=s,[x,_]=[n.heads,n.layers].map(v=>Array.from({length:v},(M,S)=>S)),y=[h,Math.round(h/Po(n))];return P(()=>{u.current?.querySelectorAll("canvas").forEach((v,M)=>{let S=[0,0,...y],k=Q(v,...y,a);k.cells(It(n,r,Math.floor(M/n.heads),M%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&vt(k,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,h,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${b}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:u,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:eu,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${h}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),x.map(v=>l("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",v+1]},v))]}),_.map(v=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[m?"L":"Layer ",v+1]}),x.map(M=>{let[S,k,$]=[`${t} ${v} ${M}`,`${v} ${M}`,zt(o,r,e,v*n.heads+M)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":S,tabIndex:k===p?0:-1,"aria-pressed":i===S,"aria-label":Ho(n,v,M)+($&&`, ${$}`),onClick:()=>d(S),onPointerEnter:({pointerType:T})=>T!=="touch"&&c(S),onPointerLeave:({pointerType:T})=>T!=="touch"&&c(""),onFocus:({currentTarget:T})=>(f(k),T.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:l("canvas",{})}),!m&&l("span",{class:"role",children:$})]},M)})]},v))]})]})}function eu(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);Tt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function ou({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:d}]=J(),u=d>0&&Vs(o.kinds,d,window.innerHeight,e.films.length>1);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:l(L,{token:o.title,length:gt})}),l("div",{class:"head",children:[l("div",{class:"facts",children:Io(e,n).map(([p,f,h])=>l("span",{class:`fact ${p}`,children:[l("span",{class:"name",children:f}),l("span",{class:"value",children:h})]},p))}),l(nu,{film:o,frame:n})]}),l("div",{class:"kinds",ref:c,children:u&&o.kinds.map((p,f)=>l(ti,{place:`${t} ${f}`,reels:e,kind:p,frame:n,plan:u,theme:r,held:s,onPoint:a,onHold:i,number:f},f))})]})}var oi=Pt(ou);function nu({film:t,frame:e}){return l("div",{class:"answer",role:"img","aria-label":Xs(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(L,{token:t.text,length:Ne}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:$t([t.answer]),children:zo(t,e).map(({wanted:o,written:n,state:r},s)=>l("span",{class:`piece ${r}`,children:[l(ei,{name:"wanted",token:o}),l(ei,{name:"written",token:n}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&l("path",{d:Ro(r,8,8)})})]},s))})]})}var ei=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(L,{token:e,class:t});var ni=16,ri={width:34,height:14};function si({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[d,{width:u}]=J(),p=E(null),f=z(()=>Ao(t,u),[t,u]),[h,m,w]=[i[r],c[n],i.length>1],g=c.length>1||i.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;P(()=>{p.current&&u&&Lo(Q(p.current,u,f.height,e),f,{reels:t,marks:h.marks,step:m},e)},[f,e,o,m,r]);let b=y=>c.reduce((v,M,S)=>Math.abs(M-y)<Math.abs(c[v]-y)?S:v,0),x=({offsetX:y})=>a(b((y-f.left)/f.line*f.end)),_=Co(h.marks,f,e);return l("div",{class:"timeline",ref:d,children:[w&&l("div",{class:"films",children:i.map(({title:y},v)=>l("button",{type:"button",class:"key","aria-pressed":v===r,title:`Show the moments of ${N(y)} on the timeline`,onClick:()=>s(v),children:[l(ru,{pen:qt(e,v,!0)}),l(L,{token:y,length:gt})]},v))}),g&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:y=>(y.currentTarget.setPointerCapture(y.pointerId),x(y)),onPointerMove:y=>y.buttons&&x(y)}),c.length>1&&l("input",{type:"range",class:"scrubber",min:0,max:f.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${Y(m)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${f.left-ni/2}px`,width:`${f.line+ni}px`},onInput:({currentTarget:y})=>{let v=b(Number(y.value));y.value=String(c[v]),a(v)}}),l("div",{class:"marks",role:"group","aria-label":w?`Moments of ${N(h.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,..._.map(({lane:y})=>y)))*it.lane}px`,"--own":qt(e,r,w).stroke},children:_.map(({mark:y,left:v,wide:M,leans:S,lane:k},$)=>{let[T,D]=[h.frames[y.frame].step,w?`${N(h.title)}: ${y.text}`:y.text];return l("button",{type:"button",class:`mark ${y.kind} ${S?"leans":""} ${T<=m?"reached":""}`,title:D,"aria-label":D,"aria-current":T===m?"step":void 0,style:{left:`${v}px`,top:`${k*it.lane}px`,width:`${M}px`},onClick:()=>a(c.indexOf(T)),children:y.short},$)})})]})}function ru({pen:t}){return l("svg",{...ri,"aria-hidden":"true",children:l("path",{d:`M1 7H${ri.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var su=[.25,.5,1,2,4],iu=2e4,ii={least:125,most:500},ai=10;function ci({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),a=E(null),[i,c]=O(1/0),[d,u]=O(""),[p,f]=O(""),[h,m]=O(0),w=se(e),g=r.length-1,b=n?g:Math.max(0,r.findLastIndex(k=>k<=i)),x=r[b],_=k=>c(r[Math.max(0,Math.min(k,g))]),y=So(b,g,_,Math.max(ii.least,Math.min(ii.most,iu/r.length))),v=k=>(y.pause(),_(k)),M=()=>(u(""),f("")),S=Yt(k=>k===p?M():(u(k),f(k)),[p]);return F(()=>t.figure?mt(t.figure,()=>({picture:Js({reels:t,step:x,marked:h},e),theme:e})):void 0),l("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:k=>k.key==="Escape"?M():n||cu(k,b,g,v,y.toggle),children:[l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:k})=>k.some(({blocked:$})=>$))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l("div",{class:"reels",onMouseDown:k=>au(k,s.current),children:o.map((k,$)=>l(oi,{number:$,reels:t,film:k,theme:e,held:p,frame:_t(k,x),onPoint:u,onHold:S},$))}),!n&&r.length>1&&l("div",{class:"player",ref:a,children:[l(Mo,{what:"frame",place:b,last:g,player:y,go:v}),l("span",{class:"position",children:["Step ",Y(x),l("span",{class:"of",children:[" of ",Y(pe(t))]})]}),l(Oo,{isNamed:!0,speeds:su,player:y})]}),!n&&l(si,{reels:t,theme:e,fonts:w,place:b,marked:h,onMark:m,go:v}),l("div",{class:"caption","aria-live":n||y.playing?"off":"polite",children:o.map((k,$)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&k.title&&l("strong",{children:[l(L,{token:k.title,length:gt}),": "]}),No(t,k,_t(k,x)).map(T=>typeof T=="string"?T:l(L,{...T}))]}),!n&&Do(k,x).map(({text:T})=>l("p",{class:"line said",children:T},T))]},$))}),l(Qs,{root:s,reels:t,step:x,theme:e,held:p,head:d||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function au(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function cu(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-ai),PageUp:a(ai)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Uo=`/* What plays: its buttons, scrubber and speed. */

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
`;var li=`/* The frame of the film, its answer, and what is said of it. */

.film {
  padding: 6px;
  border-radius: var(--st-base-radius);
  font-size: 1rem;
}

.film .legend {
  margin-bottom: 0.7rem;
  font-size: 0.9375rem;
}

.reels {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 1.5rem 2rem;
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
  gap: 0.6rem 2.5rem;
  margin-bottom: 0.9rem;
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

.several .answer {
  font-size: 0.95rem;
}

.several .piece .token {
  padding: 0.1em 0.2em;
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
`;var ui=`/* All heads as small maps, and the one that is pointed at, large. */

.kinds {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 28px;
}

.title {
  font-family: var(--st-heading-font);
  font-size: 1.05rem;
  font-weight: 600;
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
`;var di=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

.film .player {
  position: sticky;
  bottom: 0;
  z-index: 2;
  margin-top: 0.6rem;
  padding: 6px 0;
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
`;var fu=[Ct,Uo,li,ui,di].join(`
`),pi=new WeakMap;function fi({data:t,parentElement:e}){let o=pt(e,fu),n=pi.get(o),r=n?.bytes===t?n.reels:Hs(t);return pi.set(o,{bytes:t,reels:r}),W(l(ci,{reels:r,theme:Lt(o)},r.id),o),()=>{W(null,o),o.remove()}}function hi(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&vo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var Bo=()=>{},gi=[],wi=!1;async function bi(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Bo=()=>e.remove(),location.search)return ze();let o=e.dataset.view?JSON.parse(e.dataset.view):await hu(e.dataset.labFirst??"");if(wi||!o)return ze();e.removeAttribute("data-view"),vo(o.selection),gu(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>gi.push(i)}),a=new MutationObserver(()=>mu()&&ze());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Bo=()=>{a.disconnect(),s?.(),e.remove()}}async function hu(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function ze(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){wi=!0,Bo(),Bo=()=>{};for(let n of gi.splice(0))e?.(...n)}}var mi=!1;function mu(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return mi||=t==="running",mi&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function gu(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var yi="$array",wu={uint8:Uint8Array,uint16:Uint16Array};function xi(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(s,a)=>{if(!a?.[yi])return a;let{[yi]:i,at:c,size:d}=a;return new wu[i](e.buffer,e.byteOffset+n+c,d)});for(let{pieces:s,words:a}of r.groups)for(let i of[s,a])i&&(i.exact=new Map);return r}var jo={looks:null,lookedAt:null};function _i({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function vi(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Wn({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:jn(t,o),columns:jn(e,n)}}function Gn({encoderOnly:t},{rowSpots:e},o){return jn(e,{side:t?"source":"target",place:o})}function jn(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var ct={top:18,height:160,bar:14,gap:16};function ki({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>j([Tn((a,...i)=>a.rect(...i,{fill:o.lines[s]})),ot(`${r+1} ${N(t.rows[r],30)}`,{size:Z,fill:o.text},o)],6);return q([dt(`Rows compared: ${t.title}`,o),q(e.map(n),2),bu(t,e,o)])}function bu({weights:t,columns:e},o,n){let r={size:Z,code:!0,fill:n.text},s=e.map(i=>N(i,12)),a=s.map(i=>Math.max(Math.ceil(C(i,R(r,n))),o.length*ct.bar)+ct.gap);return{width:a.reduce((i,c)=>i+c,0),height:ct.top+ct.height+24,draw(i,c,d){let u=d+ct.top;for(let f of[.5,1]){let h=u+(1-f)*ct.height;i.rect(c,h,this.width,1,{fill:n.hatchGround}),i.text(H(f),c,h-8,{size:13,fill:n.quiet})}let p=c;s.forEach((f,h)=>{let m=p+(a[h]-o.length*ct.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+h]*ct.height;i.rect(m+g*ct.bar,u+ct.height-b,ct.bar-1,b,{fill:n.lines[g]})}),i.rect(p,u+ct.height,a[h],1,{fill:n.quiet}),i.text(f,p+a[h]/2,u+ct.height+13,{...r,align:"center"}),p+=a[h]})}}}function Wo({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!nt.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>xt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:xt(t).filter(a=>s.some(i=>i.head===a))}}var yu=96,xu=6;function Si({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...Wo(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:p,heads:f})=>q([dt(u.group.title,s),_u(t,u,p,f,o,s)],4)),c=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=xu;return q([d?j(i,32):q(i,24),ae({isBlocked:c},s)],16)}function _u(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:yu},u=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(f=>o.some(h=>h.layer===p&&h.head===f)?{weights:()=>ee(t,e,p,f),role:a.roles[p][Number(f)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&f===r.head}:null)}));return $o(d,n.map(p=>nt.includes(p)?p:`Head ${p}`),u,s)}var Go=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Vo(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&d.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let u=({row:f,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(f),p=o.rows.length+o.columns.length>0;d.sort((f,h)=>f.weight-h.weight);for(let f of p?[!1,!0]:[!1])for(let h of d){if(u(h)!==f)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:w,width:f?4:2,opacity:p&&!f?.25:1})}}var Mi={width:960,height:720},vu=9,ku=200,at={width:360,pitch:26,gap:8},Ko={pitch:26,gap:16};function Oi({map:t,lit:e,view:o},n){let r=o==="lines"?Mu(t,e,n):o==="table"?Ou(t,n):Su(t,e,n),s=[ht(t.caption,Math.max(520,r.width),n),ae({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&ht("\u2248 These weights are rounded to 1/255.",520,n);return q([dt(t.title,n),r,...s,a])}function Su(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>ku+i*vu),s={width:Math.max(Mi.width,r),height:Math.max(Mi.height,n),cell:64,letters:Z},a=Ht(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>Dt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function Mu(t,e,o){let n=Go(e),r={size:Z,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(f=>N(f,24))),i=p=>Math.ceil(Math.max(...p.map(f=>C(f,R({...r,bold:!0},o))))),[c,d]=[i(s),60],u=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*at.gap+at.width+i(a)+d,height:26+Math.max(s.length,a.length)*at.pitch,draw(p,f,h){let[m,w,g]=[f+c+at.gap,f+c+at.gap+at.width,h+26],b=x=>g+(x+.5)*at.pitch;p.text("looks (query)",m-at.gap,h+10,{size:Z,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",w+at.gap,h+10,{size:Z,bold:!0,fill:o.key}),Vo(p,t,{rows:n,columns:e.columns},{left:m,top:g,width:at.width,pitch:at.pitch},o),s.forEach((x,_)=>p.text(x,m-at.gap,b(_),{...r,bold:n.includes(_),align:"right"})),a.forEach((x,_)=>{p.text(x,w+at.gap,b(_),{...r,bold:e.columns.includes(_)});let y=u(_)>=.005?et(t)(u(_)):"";y&&p.text(y,w+at.gap+C(x,R(r,o))+8,b(_),{size:13,fill:o.quiet})})}}}function Ou(t,e){let o={size:Z,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(f=>N(f,24))),a=p=>t.blocked?.[p]?"blocked":et(t)(t.weights[p],2),i=(p,f=o)=>Math.ceil(C(p,R(f,e))),c=Math.max(...r.map(p=>i(p,n))),u=s.map((p,f)=>Math.max(i(p,n),...r.map((h,m)=>i(a(m*s.length+f))))).reduce((p,f)=>[...p,(p.at(-1)??c)+Ko.gap+f],[]);return{width:u.at(-1)??c,height:(r.length+1)*Ko.pitch,draw(p,f,h){let m=w=>h+(w+.5)*Ko.pitch;s.forEach((w,g)=>p.text(w,f+u[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{p.rect(f,h+(g+1)*Ko.pitch,u.at(-1)??c,1,{fill:e.hatchGround}),p.text(w,f,m(g+1),n),s.forEach((b,x)=>p.text(a(g*s.length+x),f+u[x],m(g+1),{...o,align:"right"}))})}}}var Eu=.1;function Xo({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=Eu||t===r&&r>0?et({rounded:e})(t):""}function Yo(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&yo(t,te(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],d=[...c(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=u<0?[...c(i,o)]:[],f=t.source.map((m,w)=>({token:m,weight:u<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),h=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,x=u>=0?a&&w>0?a.weights[(w-1)*a.columns.length+u]:null:w<=o?p[w]??null:null,_=w===o+1;return{token:m,weight:_&&u<0?null:x,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":_&&u<0?"written":b?"forced":"",note:_&&u<0?b?"forced":"written":void 0}});return{source:f,target:h,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Ei=8;function Zo(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=te(t,i,{words:!1,muted:!1}),d=c.columns.length,u=ee(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),p=u.indexOf(Math.max(...u)),f=t.target.slice(Math.max(0,e+1-Ei),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Ei?"\u2026 ":""}`,...f.flatMap((h,m)=>[m?" ":"",{token:h}])],", looks at ",{token:t.source[p],strong:!0},` (${et({rounded:bo(c,o.layer,o.head)})(u[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${H(s,1)}).`]}var fe=640,Bt={height:28,padding:8,gap:6,line:50},kt={line:26,height:12,number:70,tag:64};function Ti({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Yo(t,e,o,n,!1),i=t.steps[o],c=i?Zo(t,o,e).map(d=>typeof d=="string"?d:N(d.token)).join(""):"";return q([i&&dt(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&ht(c,fe,r),Vn(t.encoderOnly?"Tokens":"Source","",r),$i(s,r),!t.encoderOnly&&Vn("Target so far","",r),!t.encoderOnly&&$i(a,r),i&&Vn(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${At(i.entropy,2)} nats`,r),i&&$u(i,r)],8)}var Vn=(t,e,o)=>j([ot(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&ot(e,{size:Z,fill:o.quiet},o)],8);function $i(t,e){let o={size:Z,code:!0},n=t.map(({token:c})=>Math.ceil(C(N(c),R({...o,bold:!0,fill:""},e)))+2*Bt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>fe&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Bt.gap;let i=$t(t.map(({token:c})=>c))==="rtl";return{width:fe,height:(a+1)*Bt.line,draw(c,d,u){t.forEach((p,f)=>{let[h,m,w]=[d+(i?fe-r[f].x-n[f]:r[f].x),u+r[f].line*Bt.line,n[f]],g=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),x=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(h,m,w,Bt.height,{fill:e.scale[g],radius:6}),c.rect(h,m,w,Bt.height,{stroke:x,width:p.lit||b?3:1,radius:6});let _=g<0?e.text:e.ink[g];c.text(N(p.token),h+w/2,m+Bt.height/2,{...o,fill:_,bold:b,align:"center"});let y=Xo(p,t);y&&c.text(y,h+w/2,m+Bt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function $u({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,p],f)=>({name:N(u),share:p,drawn:o?.[f],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:p})=>Math.ceil(C(u,R({size:Z,code:p,bold:!0,fill:""},s))))),c=o?2*kt.number:kt.number,d=fe-i-c-kt.tag-24;return{width:fe,height:a.length*kt.line,draw(u,p,f){a.forEach(({name:h,share:m,drawn:w,isWritten:g,code:b},x)=>{let[_,y]=[p+i+12,f+(x+.5)*kt.line],v=S=>[_,y-kt.height/2,S*d,kt.height],M={size:Z,fill:s.text,bold:g};u.text(h,p,y,{...M,code:b}),u.rect(...v(1),{fill:s.hatchGround,radius:3}),u.rect(...v(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&u.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),u.text(H(m,1),_+d+kt.number,y,{...M,align:"right"}),w!==void 0&&u.text(H(w,1),_+d+2*kt.number,y,{...M,align:"right"}),g&&u.text(r?"forced":"written",_+d+c+10,y,M)})}}}function Ai({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var Kn=30,Tu=3;function Li({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?Au(t,o,n):o>=0?Xn(t,o):Lu(t,n)})}function Au(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(G,{children:[l(L,{token:t.rows[e],length:Kn})," ",r?"is blocked from":"looks at"," ",l(L,{token:t.columns[o]}),!r&&l("b",{children:[" ",et(t)(t.weights[n],2)]})]})}function Xn(t,e){let o=t.columns.length,n=Ci(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(G,{children:[l(L,{token:t.rows[e],length:Kn})," looks at ",n.length?Pi(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Lu(t,e){let o=t.columns.length,n=Ci(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(G,{children:[l(L,{token:t.columns[e]})," is looked at most by ",n.length?Pi(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Ci=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Tu),Pi=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(L,{token:o,length:Kn})," (",et(e)(n),")"]},r));function Ri({example:t,step:e,open:o}){return l("p",{class:"sentence",children:Zo(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?l("b",{children:l(L,{token:n.token})},r):l(L,{token:n.token},r))})}function Ni({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",H(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(L,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:Xn(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(d=>et(t)(s(d,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((d,u)=>l("span",{style:{height:`${s(d,c)*100}%`,background:o[u]}},d))}),l(L,{token:i,length:8})]},c))})]})}function Ii(t,{go:e,step:o,last:n,player:r,presenting:s}){P(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement?.matches("body, main")??!0,u=d&&Nu(c),p=Pu(c,i)||s&&d,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=u||s||p,w=(p?h:u?f:{})[i.key]??(m&&!Ru(i)?Cu(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Cu(t,e,o){if(t==="Escape")return o?()=>B({present:!1}):void 0;if(!He())return;let n=t.toLowerCase();return n==="f"?()=>B({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var zi="attention-lab-letter-keys",He=()=>localStorage.getItem(zi)!=="off";function Hi(){localStorage.setItem(zi,He()?"off":"on")}function Pu(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Ru(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Nu(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function jt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Di={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Fi({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(jt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Di[r]]),value:e.kind,onChoose:r=>B({kind:r,rows:[]})}),l(jt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>B({layer:Number(r)-1})}),l(jt,{label:"Head",isNamed:!0,options:xt(o).map(r=>[r,r]),value:e.head,onChoose:r=>B({head:r})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&l(jt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>B({tokens:r,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>B({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(Hu,{example:t,selection:e,layers:n}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>B({present:!0}),children:"Present"}),l(Iu,{})]})]})}function Iu(){let[t,e]=O(He);return l("button",{type:"button",class:"plain keys","aria-pressed":t,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>(Hi(),e(He())),children:"Keys F, B"})}function qi({example:t,selection:e}){return l(jt,{label:"View",options:zu(t),value:e.view,onChoose:o=>B({view:o})})}function zu({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function Hu({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([u,p])=>l("button",{type:"button","aria-pressed":c.includes(u),onClick:()=>d(n(c,u)),children:p},p))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Di[a]]),e.kinds,a=>B({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>B({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>B({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>B({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Ui="attention-lab-first-steps",Bi="called-out",he=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],Yn=-1;function ji({root:t}){let e=E(null),[o,n]=O(()=>Yn<0?Du()?0:he.length:Yn);Yn=o;let{part:r,title:s,words:a,touch:i}=he[o]??{};if(P(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),F(()=>{let d=r&&t.current?.querySelector(r);if(d)return d.classList.add(Bi),o>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(Bi)},[o]),!r)return null;let c=()=>n(he.length);return l("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&c(),children:[l("h2",{children:[s," ",l("span",{class:"note",children:[o+1," of ",he.length]})]}),l("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<he.length?"Next":"Begin"}),o+1<he.length&&l("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function Du(){try{let t=localStorage.getItem(Ui)===null;return localStorage.setItem(Ui,"yes"),t}catch{return!1}}var Wt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function Wi({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=E(null),c=E(""),[d,u]=J(),p=z(()=>u.width?Ht(t,{...u,cell:64,letters:n},o):null,[t.rows,t.columns,u,n,o]);P(()=>{!p||!i.current||Dt(Q(i.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let f=({offsetX:h,offsetY:m})=>p&&qs(p,h,m);return l("div",{class:"large-map",ref:d,children:[l("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:h=>{let m=f(h);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:h})=>h!=="touch"&&s(-1,-1),onClick:h=>{let m=f(h);if(!m||m.row<0)return;let w=e.rows.includes(m.row)&&(m.column<0||e.columns.includes(m.column));Wt(h)&&!(w&&c.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),c.current=`${m.row} ${m.column}`},onKeyDown:h=>p&&Fu(h,p,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function Fu(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,h)=>Math.max(0,Math.min(f,h-1)),d=(f,h)=>r(c(a+f,e.length),c(i+h,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var qu=.005,Vi={least:20,most:30};function Ki({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[a,i]=J(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(Vi.least,Math.min(Vi.most,Math.floor((i.height-30)/c))),[u,p]=[c*d,Math.max(60,Math.min(420,i.width*.36))],f=Go(e);P(()=>{s.current&&i.width&&Vo(Q(s.current,p,u,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:p,pitch:d},o)},[t,i,o,f.join(),e.columns.join()]);let h=(S,k)=>t.weights[S*t.columns.length+k],m=(S,k)=>t.blocked?.[S*t.columns.length+k]?"blocked":h(S,k)>=qu?et(t)(h(S,k)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=S=>S.split(" \u2192 "),[b,x]=O(""),_=`row ${f[0]??0}`,v=new Set([...t.rows.map((S,k)=>`row ${k}`),...t.columns.map((S,k)=>`column ${k}`)]).has(b)?b:_,M=S=>({"data-place":S,tabIndex:S===v?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:Uu,onFocusIn:({target:S})=>S instanceof HTMLElement&&x(S.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,k)=>l("li",{children:l("button",{type:"button",...M(`row ${k}`),class:(w<0?f.includes(k):h(k,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(k),onPointerEnter:({pointerType:$})=>$!=="touch"&&n(k,-1),onFocus:({currentTarget:$})=>$.matches(":focus-visible")&&n(k,-1),onClick:$=>Wt($)&&!e.rows.includes(k)?n(k,-1):r(k),children:[l("span",{class:"number",children:w<0?"":m(k,w)}),l("span",{children:g(S).map(($,T)=>[T?" \u2192 ":"",l(L,{token:$,length:10},T)])})]})},k))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${u}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,k)=>{let $=f.length===1&&w<0?h(f[0],k):0,T=e.columns.includes(k)||$>=.02;return l("li",{children:l("button",{type:"button",...M(`column ${k}`),class:T?"lit":"",onPointerEnter:({pointerType:D})=>D!=="touch"&&n(-1,k),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&n(-1,k),onClick:()=>n(-1,k),children:[l(L,{token:S}),l("span",{class:"number",children:f.length===1&&w<0?m(f[0],k):""})]})},k)})})]})]})}function Uu(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Tt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}function Xi({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>ft(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",At(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(Bu,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(Yi,{share:e.others}),l("span",{class:"probability",children:H(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function Bu({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=l(G,{children:[l(L,{token:s,class:"name"}),l(Yi,{share:a,drawn:n}),l("span",{class:"probability",children:[H(a,1),n!==void 0&&l("i",{class:"drawn",children:H(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:u,"aria-disabled":!c,title:c?`Write ${N(s)} instead`:"",onClick:()=>c&&r(s),children:d}):l("div",{class:u,children:d})}function Yi({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Zi(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,c+=1){let p=d+a[u];t[c]>s[p]&&(s[p]=t[c])}}return s}var ju=480,Zn={short:24,long:60},Qo=8,Wu=5,Ji={least:32,most:104};function Gu({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:d}){let[u,{width:p}]=J(),f=e.map(h=>({frame:h,...Wo(h,n,r)})).filter(({places:h})=>h.length);return l("div",{class:`overview ${a?"besides":""}`,ref:u,onPointerLeave:({pointerType:h})=>h!=="touch"&&i(null),children:[!f.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&f.map(({frame:h,heads:m,places:w})=>l(Vu,{example:t,frame:h,heads:m,places:w,open:o,theme:s,onPeek:i,onOpen:c,onTap:d,label:p<ju?Zn.short:Zn.long,width:p},h.group.kind))]})}var Qi=Pt(Gu);function Vu({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d,onTap:u}){let{group:p}=e,f=a===Zn.short,h=Math.floor(Math.max(Ji.least,Math.min(Ji.most,(i-a-12)/o.length-Qo))),m=E(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:h,height:Math.round(h/w)};P(()=>{m.current&&Xu(m.current,t,e,o,n,g,s)},[t,e,n.map(Jo).join(),h,s]);let b=[...new Set(n.map(({layer:y})=>y))],x=new Map(n.map(y=>[Jo(y),y])),_=n.find(y=>tn(y,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:p.note,children:p.title}),!f&&l("p",{class:"note",children:p.note}),l("div",{class:"scroller",children:l("div",{class:f?"grid short":"grid",role:"grid","aria-label":p.title,ref:m,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${h}px)`},onKeyDown:Zu,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(y=>l("span",{role:"columnheader",class:"column",children:f||nt.includes(y)?y:`Head ${y}`},y))]}),b.map(y=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${y+1}`,children:[f?"L":"Layer ",y+1]}),o.map((v,M)=>{let S=M?null:l("canvas",{"data-layer":y,"aria-hidden":"true"}),k=x.get(Jo({layer:y,head:v}));if(!k)return l("span",{role:"gridcell",class:"cell",children:S},v);let $=p.roles[y][Number(v)-1]??"",T=tn(k,r);return l("span",{role:"gridcell",class:nt.includes(v)?"cell summary":"cell",children:[S,l("button",{type:"button",class:T?"thumb open":"thumb",tabIndex:k===_?0:-1,"aria-current":T?"true":void 0,"aria-label":Ku(p.title,k,$),"data-place":Jo(k),style:{width:`${g.width}px`,height:`${g.height}px`},onClick:D=>Wt(D)?u(k):d(k),onPointerEnter:({pointerType:D})=>D!=="touch"&&c(k),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&c(k),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),$&&l("span",{class:"role",children:$})]},v)})]},y))]})})]})}var Jo=({layer:t,head:e})=>`${t} ${e}`,tn=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Ku(t,{layer:e,head:o},n){let r=nt.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Xu(t,e,o,n,r,{width:s,height:a},i){let[c,d]=[o.rows.length,o.columns.length],u=window.devicePixelRatio||1,p=[Math.min(c,Math.round(a*u)),Math.min(d,Math.round(s*u))];for(let f of t.querySelectorAll("canvas")){let h=Q(f,n.length*(s+Qo)-Qo,a,i),m=new Path2D;for(let{layer:w,head:g}of r){if(String(w)!==f.dataset.layer)continue;let b=n.indexOf(g)*(s+Qo),x=Zi(Ms(e,o,w,g),[c,d],p);h.cells(x,...p,[b,0,s,a]),o.blocked&&vt(h,o.blocked,c,d,[b,0,s,a]),m.roundRect(b,0,s,a,Wu)}Yu(f,m)}}function Yu(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Zu(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];Tt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function ta(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);F(()=>{let n=o.map(r=>mt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Ju=1e3,Qu=[.5,1,2,4],ea=(t,e,o)=>So(t,e,o,Ju);function oa({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(Mo,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(Oo,{speeds:Qu,player:o})]})}var Jn=1e3,td=3e4;function na(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,c(d,"pieces")]:u}).flat();function c(d,u){let p=d[u];return Ce(d,n).map(f=>({axes:p,place:Pe(d,o,f),address:`${t.exactAt}/${d.kind}-${u}-${o}-${f}`})).filter(f=>!p.exact.has(f.place))}}function ra({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[Jn,!1,!1];async function u({axes:h,place:m,address:w}){a.add(w);let g=!1,b=await t(w).catch(()=>(g=!0,null));a.delete(w),b?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(m,new Uint16Array(b)),[s,i,d]=["",Jn,!1]):(s=g?"silent":"gone",p()),e(),!(s!=="gone"||d)&&(d=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,f()},i),i=Math.min(2*i,td))}function f(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&u(h)}return{want(h){[r,i]=[h,Jn],f()},trouble:()=>s}}var ed=2e4;function sa(t,e,o,n){let[r,s]=O(0),a=E(n);a.current=n;let i=z(()=>ra({get:od,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=na(t,e,o);return F(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),F(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function od(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(ed)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var nd="the exact weights are on the way.",rd={"":nd,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function ia({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":rd[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function aa(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=sd(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function sd(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var ca=1e3;function la({root:t,pointing:e,step:o}){let[n,r]=O(""),s=E(null),a=E({text:"",timer:0,free:0,opened:performance.now()});return F(()=>()=>clearTimeout(a.current.timer),[]),F(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",d={pointing:e,step:o,readOut:c(".read-out")},u=s.current;s.current=d;let p=a.current,f=!e&&performance.now()<p.opened+ca;if(!u||f||ad(i))return;let h=id(u,d);if(!h||(p.text=c(h),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+ca}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function id(t,e){return t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function ad(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Qn({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=E(null);return P(()=>{let c=requestAnimationFrame(()=>i.current&&cd(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:$t(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,d)=>{let{token:u,weight:p,state:f,lit:h}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return l("span",{class:`item ${f} ${h?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(d),onClick:g=>a&&(h||!Wt(g))?a(d):s(d),children:[l("span",{class:"chip",style:w,children:f==="later"?"":l(L,{token:u})}),l("span",{class:"share",children:Xo(c,o)})]},d)})})]})}function cd(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function ua({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=z(()=>Yo(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),u=nt.includes(e.head)?e.head:`head ${e.head}`,p=h=>m=>i(m<0?jo:vi(t,h,m)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(G,{children:[l(Qn,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(Qn,{title:"Target so far",note:d.asked?`how much each looks at \u201C${ft(d.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:h=>c(Math.max(0,h-1))})]})}function da({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var ld=10;function pa({map:t,onPoint:e}){let[o,n]=O(!1),r=z(()=>o?da(t,ld):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:d})=>d!=="touch"&&e(a,i),children:[l(L,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(L,{token:t.columns[i],length:30})," ",l("b",{children:H(c)})]})},`${a} ${i}`))})]})}var tr=32,fa=8;function ha({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=et(t),i=Math.max(0,Math.floor(r/tr)-fa),c=Math.min(t.rows.length,i+3*fa+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>l("th",{scope:"col",children:l(L,{token:d})},u))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*tr}px`}}),t.rows.slice(i,c).map((d,u)=>{let p=i+u;return l("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:l(L,{token:d,length:30})})}),t.columns.map((f,h)=>{let m=p*t.columns.length+h;return l("td",{children:t.blocked?.[m]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},p)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*tr}px`}})]})]})})}var ma={usual:14,presented:20};function ga({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,a]=O(jo),[i,c]=O(null),d={words:e.tokens==="words",muted:e.mute},u=z(()=>t.groups.map(U=>te(t,U,d)),[t,d.words,d.muted]),p=i&&ud(t,i)?i:e,f=u.find(({group:U})=>U.kind===p.kind)??u[0],h=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,w]=sa(t,e,h,n),g=z(()=>h?Os(t,p):yo(t,f,p,d.muted),[t,f,p.layer,p.head,h,m]),b=Math.max(0,t.steps.length-1),x=U=>B({step:Math.max(0,Math.min(U,b))}),_=ea(e.step,b,x),y=s.looks?.side==="target"?s.looks.place:e.step;Ii(r,{go:x,step:e.step,last:b,player:_,presenting:e.present}),zr(r),P(()=>aa(r.current,e.present),[e.present]);let v=Gn(t,g,e.step),M=(_.playing||t.layout==="decoding")&&!t.encoderOnly,S={...Wn(g,s),step:y===e.step?v:Gn(t,g,y),chosen:h?[]:e.rows,done:M&&v.length?v[0]+1:1/0};P(()=>fd(r.current,u,s),[u,s]);let k=Yt((U,Fe)=>a(_i(g,U,Fe)),[g]),$=U=>{let[{side:Fe,place:Ja}]=g.rowSpots[U];if(t.layout!=="heads")return Fe==="target"||t.encoderOnly?x(Ja):void 0;let Qa=e.rows.includes(U)?e.rows.filter(tc=>tc!==U):[...e.rows,U].slice(-Nn);return B({rows:Qa})},T=Yt(U=>{c(null),B({...U,rows:[]})},[]),D=E(i);D.current=i;let rt=Yt(U=>{!pd(r.current)||D.current&&tn(D.current,U)?T(U):c(U)},[]);P(()=>c(null),[e.kind,e.layer,e.head]);let A=z(()=>u.filter(({group:U})=>!e.kinds.length||e.kinds.includes(U.kind)),[u,String(e.kinds)]),st=z(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[St,Gt]=[z(()=>e.layers,[String(e.layers)]),z(()=>e.roles,[String(e.roles)])],Vt=U=>U&&{picture:U,theme:o};return ta({map:()=>Vt(Oi({map:g,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>Vt(ki({map:g,rows:S.chosen},o))),heads:()=>Vt(Si({example:t,frames:A,open:e,layers:St,roles:Gt},o)),player:()=>Vt(Ti({example:t,open:p,step:y,pointed:s},o))}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(Fi,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&l(ji,{root:r}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l(Qi,{example:t,frames:A,open:st,layers:St,roles:Gt,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:T,onTap:rt})}),l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>B({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:i?"peeked":"",children:g.title}),l(qi,{example:t,selection:e})]}),e.view==="lines"?l(Ki,{map:g,lit:S,theme:o,onPoint:k,onPress:$}):e.view==="table"?l(ha,{map:g,chosen:e.rows,caption:g.caption,onPress:$}):l(Wi,{map:g,lit:S,theme:o,caption:g.caption,letters:e.present?ma.presented:ma.usual,onPoint:k,onPress:$}),l(Li,{map:g,lit:S}),t.exactAt&&l(ia,{map:g,trouble:w,muted:d.muted&&!h,peeked:i!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask"]})]}),l("div",{class:"foot",children:[n&&!nt.includes(p.head)&&!h&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),l(pa,{map:g,onPoint:k})]}),S.chosen.length>0&&!i&&l(Ni,{map:g,rows:S.chosen,colours:o.lines,onDrop:$})]}),t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(oa,{step:e.step,last:b,player:_,go:x}),t.steps[y]&&l(Ri,{example:t,step:y,open:p}),l(ua,{example:t,open:p,step:y,pointed:s,came:m,theme:o,player:_,onPoint:a,go:x}),t.steps[y]&&l(Xi,{example:t,step:t.steps[y],onForce:n&&t.forceable?U=>(_.pause(),n("forced",{step:y,token:U})):void 0}),y===b&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(la,{root:r,pointing:S.rows.length+S.columns.length>0,step:y}),t.cards&&l(Ai,{card:dd(t,p),heading:t.cards.heading,note:t.cards.note})]})}function ud({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&xt(r).includes(n)}function dd({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function pd(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function fd(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Wn(n,o),i=([f=-1],h)=>f<0?["-10","0"]:[String(f/h),String(1/h)],[[c,d],[u,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,h]of Object.entries({top:c,high:d,left:u,wide:p}))r.style.setProperty(`--${f}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var wa=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var en=`/* Choices */

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
`;var ba=`/* All heads */

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
`;var on=`/* The open head */

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
`;var ya=`/* Steps */

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
`;var xa=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var _a=`/* Decoding: the steps first */

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
`;var va=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var vd=[Ct,Uo,wa,en,ba,on,ya,xa,_a,va].join(`
`),ka=new WeakMap;function er({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,vd),r=ka.get(n),s=r?.bytes===t?r.example:xi(t);return ka.set(n,{bytes:t,example:s}),W(l(kd,{example:s,theme:Lt(n),send:o}),n),ze(e,o),()=>{W(null,n),n.remove()}}function kd({example:t,theme:e,send:o}){let[n,r]=O(ne);return F(()=>{let s=()=>r(ne());return s(),ko(s)},[]),l(ga,{example:t,theme:e,send:o,selection:Ts(n,t)})}var Sa=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Ma(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Sa(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Sa(o.blocked)}return e}var nn={usual:14,small:12},or=200,nr=90,me=5,Sd={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function rn(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Md(t,s,r);for(let s of o.boxes)Od(t,s,n,r);if(o.boxes[0].width>=nr)for(let s of o.tokens)$d(t,e,s,r)}function Md(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,p]of s)[a,i]=d==="M"?[Number(u),Number(p)]:d==="H"?[Number(u),i]:[a,Number(u)];let c=n==="H"?`M${a} ${i}L${a-me} ${i-me}V${i+me}Z`:`M${a} ${Number(r)}L${a-me} ${i+me}H${a+me}Z`;t.path(c,{fill:o.quiet})}function Od(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[Sd[e.role]],u=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?c.text:d,width:u?3:1.2,radius:6});let f=Ed(e.value,o,n,r,s);if(f&&rr(t,e.value,f),r<nr)return;let h=r<or?nn.small:nn.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(f?f[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(C(g,R(m,c))<=w||s<2.6*h)t.text(g,o+8,n+s/2,m);else{let b=ao(g,w,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function Ed(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<nr?.8:n<or?.3:.42));return[e+n-s-c,o+s,c,a]}function rr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&vt(t,s,o,n,a)}function $d(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<or?nn.small:nn.usual,code:!0,fill:i.text},d=e[o].map(m=>N(m)),u=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(u?"":" "),f=m=>C(p(d.slice(0,m))+(m<d.length?"\u2026":""),R(c,i))<=s,h=d.length;for(;h>1&&!f(h);)h-=1;t.text(p(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var sr={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},ge=9,De=24,ir=8,Td=.62,Ad=1.25,wt={most:300,gap:64,side:26,edge:10};function sn(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(h=>h.layer===null||h.layer===e),s=["encoder","decoder"].filter(h=>r.some(m=>m.side===h)),a=s.map(h=>r.filter(m=>m.side===h)),i=Math.max(...a.map(h=>2*(De+ge)+2*ir+h.reduce((m,w)=>m+sr[w.role]+ge,0))),c=Math.max(Td,Math.min(Ad,n/i)),d=Math.min(wt.gap,o*.1),u=Math.floor(Math.min(wt.most,(o-wt.edge-s.length*wt.side-(s.length-1)*d)/s.length)),p=Math.ceil(i*c),f={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(u+wt.side)+(s.length-1)*d+wt.edge,height:p,unit:c};return a.forEach((h,m)=>Ld(f,h,{left:wt.side+m*(u+wt.side+d),width:u,isLast:m===a.length-1})),Pd(f),f}function Ld(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=u=>i-=u*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(De),width:n,height:De*s});let d=null;if(e.forEach((u,p)=>{let f=e[p-1];f&&f.layer===null!=(u.layer===null)&&c(ir);let h=i,m=(c(ge),c(sr[u.role])),w=sr[u.role]*s;t.arrows.push(`M${a} ${h}V${m+w}`),t.boxes.push({box:u,left:o,top:m,width:n,height:w}),u.layer!==null&&(d={top:m,bottom:d?.bottom??m+w})}),d){let{top:u,bottom:p}=d,f=ir*s*.8;t.frames.push({left:o-wt.side+6,top:u-f,width:n+wt.side,height:p-u+2*f})}r&&(t.arrows.push(`M${a} ${i}V${c(ge),i}`),t.tokens.push({text:"written",left:o,top:c(De),width:n,height:De*s}));for(let u of Cd(t,e))t.lines.push(u)}function Cd(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+ge*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Pd(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-ge*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Rd={width:760,height:860};function Oa(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=sn(t,{layer:n,...Rd}),s={width:r.width,height:r.height,draw:(a,i,c)=>rn(Qe(a,i,c),t,r,{open:"",here:[]},o)};return q([dt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var ar=13,Ea={least:6,most:22},$a=380;function Ta(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Ht(h,{width:o,height:$a,cell:40,letters:ar},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,x)=>Dt(g,h,{...m,left:m.left+b,top:m.top+x},w,n)}}let c={size:ar,code:!0,fill:n.quiet},d=i?s.map(h=>N(h,10)):[],u=d.length?Math.ceil(Math.max(...d.map(h=>C(h,R(c,n)))))+8:0,p=Math.max(Ea.least,Math.min(Ea.most,$a/r.rows)),f=Math.round(r.rows*p);return{width:o,height:f,draw(h,m,w){for(let g of Eo(d.length,p,ar,[]))h.text(d[g],m+u-6,w+(g+.5)*p,{...c,align:"right"});rr(h,r,[m+u,w,o-u,f])}}}var Nd={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Aa({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:a}]=J();P(()=>{if(!r.current||!a)return;let f=Ta(t,e,a,o);f.draw(Q(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[u,p]=Nd[e.role]??[];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:an(e)}),l("p",{children:[e.said," ",i.said]}),u&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:u,kind:e.kind,layer:e.layer}),children:p}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${an(e)}: ${Y(c)} \xD7 ${Y(d)} numbers`})}),l("p",{class:"note",children:[Y(c)," \xD7 ",Y(d),": ",Id(e),", ",zd(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Id=({role:t})=>t==="attention"?"row = looks":"row = token";function zd({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function La({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=J(),[i,c]=O(""),[d,u]=O(""),p=z(()=>a.width?sn(t,{layer:r,...a}):null,[t,r,a]),f=w=>p?.boxes.find(g=>g.box.name===Hd(w,r))?.box,h=p?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,m=f(i)??f(d)??h;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(jt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,g)=>[String(g),String(g+1)]),value:String(r),onChoose:w=>B({layer:Number(w)})}),l("div",{class:"figure",ref:s,children:p&&l(Dd,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:c,onKeep:u})})]}),m&&l(Aa,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Hd=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Dd({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=E(null);P(()=>{a.current&&rn(Q(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:u,width:p,height:f})=>l("li",{children:l("button",{type:"button","aria-label":an(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${p}px`,height:`${f}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(c.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function an({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Ca=`/* The whole model: the figure, and beside it what is open. */

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
`;var qd=[Ct,en,on,Ca].join(`
`);function Pa({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,qd);return W(l(Ud,{model:Ma(t),theme:Lt(n),send:o}),n),()=>{W(null,n),n.remove()}}function Ud({model:t,theme:e,send:o}){let[n,r]=O(ne);return F(()=>{let s=()=>r(ne());return s(),ko(s)},[]),F(()=>mt("whole-model",()=>({picture:Oa(t,ne().layer,e),theme:e})),[t,e]),l(La,{model:t,selection:n,theme:e,send:o})}var Bd=[137,80,78,71,13,10,26,10],Ra=33,jd={Title:"figure",Description:"caption",Software:"program"},Wd={"&":"&amp;","<":"&lt;",">":"&gt;"},Gd=new TextEncoder;function Na(t,e){if(!Bd.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(jd).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Vd(a,i)),r=[t.subarray(0,Ra),...n,t.subarray(Ra)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Vd(t,e){let o=Gd.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Kd(o)),n}function Kd(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Ia(t,e){let o=t.indexOf(">")+1,n=i=>ke(i).replace(/[&<>]/g,c=>Wd[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var Xd="http://www.w3.org/2000/svg",za="http://www.w3.org/1999/xlink",Yd=2,Zd=16e6,Jd=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Ha(t){let e=Qd(t);return{svg:lr(e),png:await op(e)}}var lr=t=>new XMLSerializer().serializeToString(t);function ur(t,e){let o=document.createElementNS(Xd,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function Qd(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=ur("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(ur("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Jd))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))tp(i,a);for(let i of s.querySelectorAll("image"))ep(i);return s}function tp(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=En(ke(r.data)))}function ep(t){let e=t.getAttributeNS(za,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(za,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function op(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(Yd,Math.sqrt(Zd/(e*o))),r=t.cloneNode(!0),s=ur("style",{});s.textContent=await np(lr(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(lr(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var cr=new Map;async function np(t){let e=[];for(let o of rp()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;cr.has(a)||cr.set(a,fetch(a).then(c=>c.blob()).then(sp).catch(()=>null));let i=await cr.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function rp(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function sp(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Da=5e3,ip=6e4;async function Fa(t,e){let{svg:o,png:n}=await ap(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Ia(o,e),png:Na(r,e)}}async function ap(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Da;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Ir(t);if(s)return os(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Ha(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?ip:Da}throw new Error("It is not drawn.")}function Ua({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));F(()=>{s.length&&cp(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...u})=>u);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(qa,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(qa,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(lp,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function cp(t){let e={};for(let{key:o,about:n}of t)e[o]=await Fa(o,n).catch(()=>null);return e}function qa({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function lp({png:t,caption:e}){let o=z(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);F(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Ba=`.lab {
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
`;function dp({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,Ba);n.hasChildNodes()||fp(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:pp(i.png)}])));return W(l(Ua,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{W(null,n),n.remove()}}function pp(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function fp(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function hp({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ns(t,s=>o("chosen",s))}function ja(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Wa=new WeakMap;function Ga(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(mp)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function mp(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,p]})=>d/Math.abs(p-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(Wa.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=ja({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Wa.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var dr="[data-testid=stSidebar]",Va=!1;function gp({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!Va&&(Va=!0,Ga(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${dr} a[href]`)&&setTimeout(wp)}))}function wp(){let t=document.querySelector(`${dr} [data-testid=stSidebarCollapseButton] button, ${dr} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Ka(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Xa=`.glossary {
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
`;function yp({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Xa}),n),W(l(_p,{terms:t.terms}),n),()=>{W(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&xp()}}function xp(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function _p({terms:t}){let[e,o]=O(""),n=E(null);P(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Ka(t,e);return l(G,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var[Ya,pr]=["",""];function vp({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Ya!==t.page&&(Ya=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function kp({data:t}){t.what!==pr&&(pr=t.what,pr&&setTimeout(()=>Sp(t.part),200))}function Sp(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Za=`form {
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
`;var Op="lab/teacher";function Ep({data:t,parentElement:e}){let o=pt(e,Za);return W(l($p,{entered:t.entered}),o),()=>{W(null,o),o.remove()}}function $p({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(Op,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}hi({alignment:us,beams:zs,film:fi,stage:er,wholeModel:Pa});bi(er);export{us as alignment,zs as beams,dp as exporter,fi as film,hp as follow,gp as frame,yp as glossary,kp as intoSight,vp as openAtTop,er as stage,Ep as teacherKey,Pa as wholeModel};
