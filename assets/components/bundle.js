var E,yn,si,pt,wo,be,vn,ge,xn,vo,yo,ii,Zt=Symbol.for("pv"),we={},ye=[],ai=/^m(i|n|o|s|text|space)$/,ve=Array.isArray,xo=ye.slice,Et=Object.assign;function Mt(t){t&&t.parentNode&&t.remove()}function ko(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?xo.call(arguments,2):o),Yt(t,a,n,r,null)}function Yt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zt,__v:r||++yn,__i:-1,__u:0};return!r&&E.vnode&&E.vnode(s),s}function G(t){return t.children}function ft(t,e){this.props=t,this.context=e,this.__g=0}function ht(t,e){if(e==null)return t.__&&ht(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:ht(t)}function ci(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Et({constructor:Zt},o)).__v=o.__v+1,E.vnode&&E.vnode(e),Oo(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||ht(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,$n(r,e,s),o.__=o.__e=null,e.__e!=n&&kn(e))}function kn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),kn(t)}function bn(t){(8&t.__g||(t.__g|=8,pt.push(t),be++))&&wo==E.debounceRendering||((wo=E.debounceRendering)||queueMicrotask)(Sn)}function Sn(){try{for(var t,e=1;pt.length;)pt.length>e&&pt.sort(vn),t=pt.shift(),e=pt.length,8&t.__g&&ci(t)}finally{(be=pt.length)&&(wo||queueMicrotask)(Sn)}}function On(t,e,o,n,r,s,a,i,c,p,l){var h,d,f,m,g,_,w=n.__k||ye,b=e.length;for(c=li(o,e,w,c,b),h=0;h<b;h++)(f=o.__k[h])!=null&&(d=~f.__i&&w[f.__i]||we,f.__i=h,_=Oo(t,f,d,r,s,a,i,c,p,l),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Mo(d.ref,null,f,d),f.ref&&l.push(f.ref,f.__c||m,f)),g=g||m,4&f.__u?(c=Mn(f,c,t,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&_!==void 0?c=_:m&&(c=m.nextSibling),f.__u&=-21);return o.__e=g,c}function li(t,e,o,n,r){var s,a,i,c,p,l,h,d,f,m=o.length,g=m,_=0,w=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=Yt(null,a):ve(a)?a=b[s]=Yt(G,{children:a}):a.constructor===Zt&&a.__b?a=b[s]=Yt(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,c=s+_,a.__=t,a.__b=t.__b+1,i=null,~(p=a.__i=ui(a,o,c,g))&&(g--,(i=o[p])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,p==c-1?_--:p==c+1?_++:p!=c&&(p>c?_--:_++,w=1)):(~p||(r>m?_--:r<m&&_++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(w){for(l=[],h=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(_=0,d=l.length;_<d;)l[f=_+d>>1]<a.__i?_=f+1:d=f;l[_]=a.__i,h[s]=_+1}for(_=l.length;s--;)h[s]&&(h[s]==_?_--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=ht(i)),Eo(i,i));return n}function Mn(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Mn(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=ht(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function So(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(ve(t)?t.some(function(o){So(o,e)}):e.push(t)),e}function ui(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function wn(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function me(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||wn(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||wn(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=yo[e]||(yo[e]=di(e)),(t.__a||(t.__a={}))[e]=vo,s=e!=(e=e.replace(xn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function di(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[ge]==null)e[ge]=vo++;else if(e[ge]<this.__a[t])return;return o(E.event?E.event(e):e)}}}function Oo(t,e,o,n,r,s,a,i,c,p){var l,h,d,f,m,g,_,w,b,y,v,x,S,L,I,tt,F,M,B=e.type;if(e.constructor!==Zt)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,h=s=[],l.nodeType==8?i=_e(l,s):s.push(l),i=s[0]||i),(l=E.__b)&&l(e);t:if(typeof B=="function"){d=a.length;try{if(w=e.props,b=(l=B.prototype)&&l.render,y=(l=B.contextType)&&n[l.__c],v=l?y?y.props.value:l.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(b?e.__c=f=new B(w,v):(e.__c=f=new ft(w,v),f.constructor=B,f.render=fi),y&&y.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),B.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Et({},f.__s)),Et(f.__s,B.getDerivedStateFromProps(w,f.__s)))),m=f.props,g=f.state,f.__v=e,o.__c){if(w!==m&&b&&!B.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(w,v),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(w,f.__s,v)===!1){e.__v!=o.__v&&(f.props=w,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(k){k&&(k.__=e)}),ye.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=ht(o);break t}f.componentWillUpdate&&f.componentWillUpdate(w,f.__s,v),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,g,_)})}else b&&!B.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=w,f.__P=t,f.__g&=-5,x=E.__r,S=b?25:0;do f.__g&=-9,x&&x(e),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);b&&(ye.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=Et({},n,f.getChildContext())),b&&o.__c&&f.getSnapshotBeforeUpdate&&(_=f.getSnapshotBeforeUpdate(m,g)),L=l&&l.type===G&&l.key==null?l.props.children:l,w.__P&&(l=i,r=(t=w.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(k){k&&Eo(k,k)}),o.__k=null),i=o.__k?ht(o,0):null),i=On(t,ve(L)?L:[L],e,o,n,r,s,a,i,c,p),w.__P&&(e.__e=null,i=l),e.__u&=-161,h&&h.some(Mt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(k){if(a.length=d,e.__v=null,c||s)if(k&&k.then){if(e.__u|=128|c,s){for(~(F=s.indexOf(i||void 0))||(F=s.length);(M=s[F-1])&&M.nodeType==8;)F--;for(;F<s.length;F++)if(M=s[F])if(s[F]=null,I){if(M==tt)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(tt=_e(I=M))}}if(!I){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;I=i}(l=_e(I=e.__c.__z||(e.__c.__z=I)))?(e.__e=I,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Mt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),k&&k.then||En(e),E.__e(k,e,o)}}else i=e.__e=pi(o.__e,e,o,n,r,s,a,c,p,t);return(l=E.diffed)&&l(e),i}function _e(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function En(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(En))}function $n(t,e,o){for(var n=0;n<o.length;)Mo(o[n++],o[n++],o[n++]);E.__c&&E.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){E.__e(s,r.__v)}})}function pi(t,e,o,n,r,s,a,i,c,p){var l,h,d,f,m,g,_,w,b=o.props||we,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(v?m.localName==v:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(w=p.ownerDocument||document,!v)return w.createTextNode(y);t=w.createElementNS(r,v,y.is?y:p),i&&(E.__m&&E.__m(e,s),i=!1),s=null}if(v){if(p=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&xo.call(p.childNodes),!i&&s)for(b={},l=0;l<t.attributes.length;l++)b[(m=t.attributes[l]).name]=m.value;for(l in b)m=b[l],l=="dangerouslySetInnerHTML"?d=m:l=="children"||l in y||l=="value"&&"defaultValue"in y||l=="checked"&&"defaultChecked"in y||me(t,l,null,m,r);for(l in y)m=y[l],l=="children"?f=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?g=m:l=="checked"?_=m:i&&typeof m!="function"||b[l]===m||me(t,l,m,b[l],r);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ai.test(v))&&(r="http://www.w3.org/1999/xhtml"),On(p,ve(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&ht(o,0),i,c),s&&s.some(Mt)),i&&v!="textarea"||(l="value",v=="progress"&&g==null?t.removeAttribute(l):g==null||g===t[l]&&(v!="progress"||g)||me(t,l,g,b[l],r),l="checked",_!=null&&_!=t[l]&&me(t,l,_,b[l],r))}else b===y||i&&t.data==y||(t.data=y);return t}function Mo(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){E.__e(r,o)}}function Eo(t,e,o){var n,r,s,a;if(E.unmount&&E.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Mo(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){E.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Eo(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=_e(n,s=[]))&&(n==t.__e&&s.some(Mt),Mt(r),Mt(n)),o||Mt(t.__e),t.__e=t.__c=t.__=null}function fi(t,e,o){return this.constructor(t,o)}function et(t,e){var o,n,r,s;E.__&&E.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Yt(G,{children:[t]}),r=[],s=[],Oo(e,e.__k,n||we,we,e.namespaceURI,n?null:e.firstChild?xo.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),$n(r,e.__k,s),e.__k.props.children=null}E={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw be=0,t}},yn=0,si=function(t){return t!=null&&t.constructor===Zt},ft.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Et({},this.state)),typeof t=="function"&&(t=t(Et({},o),this.props)),t&&(Et(o,t),this.__v&&(e&&this.__k.push(e),bn(this)))},ft.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),bn(this))},ft.prototype.render=G,pt=[],be=0,vn=function(t,e){return t.__v.__b-e.__v.__b},ge=Symbol(),xn=/(PointerCapture)$|Capture$/i,vo=0,yo={},ii=0;var Rt,U,$o,Tn,To=Object.is,Qt=0,Dn=[],Ao=[],H=E,An=H.__b,Ln=H.__r,Cn=H.diffed,Pn=H.__c,Nn=H.unmount,Rn=H.__;function xe(t,e){H.__h&&H.__h(U,t,Qt||e),Qt=0;var o=U.__H||(U.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function T(t){return Qt=1,Fn(Hn,t)}function Fn(t,e,o){var n=xe(Rt++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Hn(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);To(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=U,!U.__f)){U.__f=!0;var r=U.shouldComponentUpdate;U.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var p=!1,l=this.props!=s;if(c.__.some(function(d){d.__N&&(p=!0,To(d.__[0],d.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return p?h||l:h}return!p||l}}return n.__}function j(t,e){var o=xe(Rt++,3);!H.__s&&Co(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,U.__H.__h.push(o))}function P(t,e){var o=xe(Rt++,4);!H.__s&&Co(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,U.__h.push(o))}function N(t){return Qt=5,D(function(){return{current:t}},[])}function D(t,e){var o=xe(Rt++,7);return Co(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function ke(t,e){return Qt=8,D(function(){return t},e)}function hi(){var t;do{for(;t=Ao.shift();)try{Jt(t)}catch(o){H.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Dn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Jt),e.__h.some(Lo),e.__h=[]}catch(o){e.__h=[],H.__e(o,t.__v)}}}while(Ao.length)}H.__b=function(t){U=null,An&&An(t)},H.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Rn&&Rn(t,e)},H.__r=function(t){Ln&&Ln(t),Rt=0;var e=(U=t.__c).__H;e&&($o==U?U.__h=[]:(e.__h.some(Jt),e.__h.some(Lo),Rt=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),$o=U},H.diffed=function(t){Cn&&Cn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&zn(Dn.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),$o=U=null},H.__c=function(t,e){e.some(function(o){try{o.__h.some(Jt),o.__h=o.__h.filter(function(n){return!n.__||Lo(n)})}catch(n){o.__h=[function(){throw n}]}}),Pn&&Pn(t,e)},H.unmount=function(t){Nn&&Nn(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,zn(Ao.push(r))}else Jt(r)}catch(s){e=s}}),n.__H=void 0,e&&H.__e(e,n.__v))};var In=typeof requestAnimationFrame=="function";function mi(t){var e,o=function(){clearTimeout(n),In&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);In&&(e=requestAnimationFrame(o))}function zn(t){t!=1&&Tn==H.requestAnimationFrame||((Tn=H.requestAnimationFrame)||mi)(hi)}function Jt(t){var e=U,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),U=e}function Lo(t){var e=U;t.__c=t.__(),U=e}function Co(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!To(o,t[n])})}function Hn(t,e){return typeof e=="function"?e(t):e}var Se=new Map;function mt(t,e){return Se.set(t,e),()=>{Se.get(t)===e&&Se.delete(t)}}var qn=t=>Se.get(t)?.()??null;function J(){let t=N(null),[e,o]=T({width:0,height:0});return P(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Un(t){P(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var gi=/[\u202A-\u202E\u2066-\u2069]/g,_i=/(\p{M}{4})\p{M}+/gu,bi=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,wi={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},yi=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Po=t=>[...yi.segment(t)].map(e=>e.segment),jn=14;function te(t){let e=t.replace(gi,"").replace(_i,"$1");return/^\s+$/.test(e)?[...e].map(o=>wi[o]??"\u2423").join(""):e||"\u2205"}function st(t,e=jn){let o=te(t);if(o.length<=e)return o;let n=Po(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function R(t,e=jn){return`\u2068${st(t,e)}\u2069`}function Oe(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return bi.test(e)?"rtl":"ltr"}var vi=Symbol.for("pv"),xi=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var p={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vi,__v:--xi,__i:-1,__u:0};return(r||s)&&(p.__source=r,p.__self=s),E.vnode&&E.vnode(p),p}function C({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:te(t),children:st(t,e)})}function Me({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=T(()=>o.every(s=>document.fonts.check(s)));return j(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Ee(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var ee=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function $e({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=T({id:null,spoken:!0}),i=N(!1),c=(h,d=!0)=>a(f=>f.id===h?f:{id:h,spoken:d}),p=({pointerType:h,target:d,currentTarget:f})=>h!=="touch"&&c(ee(d)??ee(f.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:p,onPointerLeave:p,onPointerDown:({pointerType:h})=>{i.current=h==="touch"},onClick:({target:h})=>e(ee(h),{id:r,touch:i.current,point:c}),onFocusIn:({target:h})=>{let d=ee(h);d&&o(d),d&&h instanceof Element&&h.matches(":focus-visible")&&c(d,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:h=>{i.current=!1;let{key:d,target:f,currentTarget:m}=h,g=ee(f);d==="Escape"?c(null):g&&Ee(h,t(g),_=>m.querySelector(`[data-id="${_.id}"]`))}}}}function Te({parts:t,hint:e,spoken:o}){return u("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:u(C,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function It(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+zt(Number(r))+(s?`.${s}`:"")}function zt(t){return t.toLocaleString("en")}function O(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?O(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Wn(t){return t>=.005?(t*100).toFixed(0):""}var gt=t=>t.map(e=>typeof e=="string"?e:R(e.token,e.length)).join("");var ki;function Ae(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=ki??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),p=new Uint32Array(c.data.buffer);for(let l=0;l<p.length;l+=1)p[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var V=6;function A({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function nt(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:p,stroke:l,width:h=1,opacity:d=1,dash:f=[]},m)=>{i.globalAlpha=d,p&&(i.fillStyle=p,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.setLineDash(f),i.stroke(m)),i.globalAlpha=1};return{rect(p,l,h,d,f){let m=new Path2D;f.radius?m.roundRect(p,l,h,d,f.radius):m.rect(p,l,h,d),c(f,m)},text(p,l,h,d){i.save(),i.translate(l,h),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:A(d,n),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(p,0,0),i.restore()},cells:(p,l,h,d,f)=>i.drawImage(Ae(p,l,h,n,f),...d),hatch(p,l,h,d){i.fillStyle=Si(i,n),i.fillRect(p,l,h,d)},path(p,l){let[h,d]=l.shift??[0,0];i.save(),i.translate(h,d),c(l,new Path2D(p)),i.restore()}}}function Le(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,p],l)=>t.cells(n,r,s,[a+e,i+o,c,p],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Bn=new Map;function Si(t,e){let o=Bn.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:V,height:V}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,V,V),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-V,0,V])r.moveTo(a-1,V+1),r.lineTo(a+V+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Bn.set(e.signature,s),s}var Oi,Ro=()=>Oi??=document.createElement("canvas").getContext("2d");function Ce(t){let e=Ro();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Pe=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),_t=t=>`rgb(${t.join(",")})`;function No(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Gn(t,e){let[o,n]=[No(t),No(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Vn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Pe(t[r],t[r+1],n-r)})}function Dt(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[Ce(o("text-color")),Ce(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...p]=o("chart-categorical-colors").split(","),l=Vn(s.map(Ce)),h=o("chart-diverging-colors").split(","),d=Vn(h.map(Ce));return{text:_t(n),quiet:_t(Pe(r,n,.72)),ground:_t(r),primary:o("primary-color"),query:a,key:i,value:c,lines:p,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:_t(Pe(r,n,.09)),hatchLine:_t(Pe(r,n,.3)),scale:l.map(_t),ink:l.map(f=>_t(Gn(f,n)>=Gn(f,r)?n:r)),pixels:Kn(l),signed:d.map(_t),signedPixels:Kn(d),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${h})`,dark:No(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Kn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function $(t,e){let o=Ro();return o.font=e,o.measureText(t).width}function Xn(t){let e=Ro();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var $t=["source","target"];var Zn=t=>t==="source"?"target":"source";function Jn(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Yn("source",t.source),target:Yn("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:Mi(n,t.gold??[])}}var Yn=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Ne({words:t,weights:e},o){return t[Zn(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Io=t=>1-t.reduce((e,{weight:o})=>e+o,0);function Mi(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=Ne(t,a),c=Math.max(...i.map(({weight:l})=>l)),p=c>=Io(i)?i.find(({weight:l})=>l===c):void 0;return i.filter(({weight:l})=>l>0).map(l=>({source:l.other,target:a,weight:l.weight,kind:l===p?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Re(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Zn(o.side)])]:[]),a=new Map(o?Ne(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var Ei=560,$i={letters:20,padding:8,least:48},Ti={letters:17,padding:4,least:35},Ai={share:.03,least:4,most:44},Li={share:.17,least:130,most:190},Qn=3;function Ie({words:t,directions:e},o,n){let r=({share:g,least:_,most:w})=>Math.max(_,Math.min(w,o*g)),s=o<Ei,{letters:a,padding:i,least:c}=s?Ti:$i,p=s?0:r(Ai),l=A({fill:"",size:a},n),h=$t.map(g=>t[g].map(({label:_})=>Math.max(c,Math.ceil($(st(_),l))+2*i))),d=h.map(g=>g.reduce((_,w)=>_+w+p,2*Qn-p)),f=Math.max(o,...d),m=new Map;return $t.forEach((g,_)=>{let w=(f-d[_])/2+Qn;t[g].forEach((b,y)=>{let v=h[_][y],x=w+v/2;m.set(b,{x:e[g]==="rtl"?f-x:x,width:v}),w+=v+p})}),{width:f,gap:p,links:r(Li),letters:a,places:m}}function tr({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=l=>t[r][Math.max(0,Math.min(l,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=l=>Math.abs((o.get(l)?.x??0)-(o.get(n)?.x??0)),p=l=>l===r?n:t[l].reduce((h,d)=>c(d)<c(h)?d:h);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>p("source"),ArrowDown:()=>p("target"),Home:()=>a(0),End:()=>a(1/0)}}function ze({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var zo={best:[.45,.85],other:[.12,.72]};function De({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=zo[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Ci=6400,er=4,Pi=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Ni=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Ri={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},nr=t=>t.replace(/[&<>"]/g,e=>Ri[e]);function Do(t){return Ni.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var oe=t=>t.toWellFormed().replace(Pi,""),Ft=t=>Math.round(t*100)/100;function rt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${nr(String(typeof s=="number"?Ft(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var or=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function rr(t,e,o,n){let r=[];n(Ii(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Ft(t)} ${Ft(e)}`};return rt("svg",s,rt("defs",{},Fi(o))+r.join(""))}function Ii(t,e){return{rect:(o,n,r,s,a)=>t.push(rt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...or(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Ft).join(" ")})`;t.push(rt("path",{d:o,transform:r,...or(n)}))},hatch:(o,n,r,s)=>t.push(rt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...zi(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:p,align:l="left",turned:h}=s,d=Do(oe(o)),f=$(d,A(s,e)),[m,g]=[h?{transform:`translate(${Ft(n)} ${Ft(r)}) rotate(-90)`}:{x:n,y:void 0},Xn(A(s,e))],_={...m,y:h?g:r+g,fill:a,"font-family":p?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...d].length>1?f:void 0,lengthAdjust:[...d].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(rt("text",_,nr(d)))}}}function zi(t,e,o,[n,r,s,a],i,c){if(e*o>Ci)return[Di(t,e,o,[n,r,s,a],i,c)];let p=c?i.signed:i.scale,[l,h]=[s/o,a/e],d=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let g=0,_;g<o;g=_){let w=p[d(m*o+g)];for(_=g+1;_<o&&p[d(m*o+_)]===w;)_+=1;let b={x:n+g*l,y:r+m*h,width:(_-g)*l,height:h};f.push(rt("rect",{...b,fill:w}))}return[rt("g",{"shape-rendering":"crispEdges"},f.join(""))]}function Di(t,e,o,[n,r,s,a],i,c){let p=Object.assign(document.createElement("canvas"),{width:o*er,height:e*er}),l=p.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(Ae(t,e,o,i,c),0,0,p.width,p.height),rt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:p.toDataURL("image/png")})}function Fi(t){let e=rt("rect",{width:V,height:V,fill:t.hatchGround}),o=[-V,0,V].map(r=>`M${r-1} ${V+1}L${r+V+1} -1`).join("");return rt("pattern",{id:"hatch",width:V,height:V,patternUnits:"userSpaceOnUse"},e+rt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ne=12,Hi=2,qi=16e6,Ui=1.4;function W(t,e=ne){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function K(t,e=ne){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Fe(t,e,o,n){let r=A(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&$(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Ui;return{width:Math.ceil(Math.max(0,...s.map(i=>$(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,p)=>s.forEach((l,h)=>i.text(l,c,p+(h+.5)*a,o))}}function ji(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ne);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ne,ne)}}}function sr(t,e){let{width:o,height:n,draw:r}=ji(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(nt(s,o,n,e,Math.min(Hi,Math.sqrt(qi/(o*n))))),{svg:rr(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var X=14,Wi=18,Fo=64,re={width:96,height:12},at=(t,e)=>it(t,{size:Wi,bold:!0,fill:e.text},e),bt=(t,e,o)=>Fe(t,e,{size:X,fill:o.text},o);function it(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil($(t,A(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function He({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>it(n,{size:X,fill:r,bold:s},e);return K([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),K([o("0 %"),Bi(e),o("100 %")],6),t&&K([Ho((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Bi(t){let e=Float32Array.from({length:Fo},(o,n)=>n/(Fo-1));return{...re,draw(o,n,r){o.cells(e,1,Fo,[n,r+4,re.width,re.height]),o.rect(n,r+4,re.width,re.height,{stroke:t.hatchLine})}}}var Ho=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Gi=.1,Vi=3,se={source:"Text: looked at (key)",target:"Translation: looks (query)"},cr={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Ki="The more weight, the thicker and the stronger in colour",ie={line:3,name:12};function qe(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${O(e)}`:"others"],["",Ki],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var ar=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function ae(t,e,o){let n=Ne(t,e),s=n.filter(({weight:c})=>c>0).sort((c,p)=>p.weight-c.weight).slice(0,o).filter(({weight:c},p)=>p===0||c>=(p<Vi?.005:Gi)),a=e.side==="target",i=Io(n);return[...ar(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:p},l)=>[l?", ":"",...ar(c),` (${O(p).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${O(i)}`:""]}var Xi=720,Tt={heading:26,number:22,label:34},Uo=15,jo={width:32,height:20},qo=32;function lr(t,e,o,n){let r=Ie(t,Xi,n),s=o&&bt(gt(ae(t,o,ie.line)),r.width,n),a=Tt.heading+Tt.number+Tt.label,i={width:r.width,height:2*a+r.links,draw:c};return W([s,i,Yi(t.knowsGold,e,r.width,n)],16);function c(p,l,h){let{lines:d,lit:f,told:m}=Re(t,e,o),g=h+i.height;for(let _ of d)p.path(ze(r,_),{...De(_,n),shift:[l,h+a]});for(let _ of $t){let w=y=>_==="source"?h+y:g-y,b=_==="source"?n.key:n.query;p.text(se[_],l,w(Tt.heading/2),{fill:b,size:Uo,bold:!0});for(let y of t.words[_]){let v=l+(r.places.get(y)?.x??0),x=o&&!f.has(y),S=m.get(y);S!==void 0&&p.text(O(S),v,w(Tt.heading+Tt.number/2),{fill:x?n.quiet:n.text,size:Uo,bold:!x,align:"center"}),p.text(R(y.label),v,w(a-Tt.label/2),{fill:x?n.quiet:b,size:r.letters,align:"center"})}}}}function Yi(t,e,o,n){let r=[[]];for(let[s,a]of qe(t,e)){let i=s&&{...jo,draw:(l,h,d)=>Zi(l,s,h,d+jo.height/2,n)},c=K([i||null,it(a,{fill:n.quiet,size:Uo},n)],8),p=r.at(-1);p.length&&K([...p,c],20).width>o?r.push([c]):p.push(c)}return W(r.map(s=>K(s,20)),4)}function Zi(t,e,o,n,r){let{width:s}=jo;if(e!=="gold"){let[i,c]=zo[e==="other"?"other":"best"],p=e==="other"?2:5,l=Array.from({length:qo},(h,d)=>i+(c-i)*d/(qo-1));t.cells(l,1,qo,[o,n-p/2,s,p])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function ur({data:t,theme:e}){let[o,{width:n}]=J(),r=N(null),[s,a]=T({source:0,target:0}),i=D(()=>Jn(t),[t.id]),c=Me(e),p=D(()=>Ie(i,n,e),[i,n,e.font,c]),{words:l,directions:h}=i,d=x=>$t.flatMap(S=>l[S]).find(S=>S.id===x)??null,{id:f,spoken:m,listeners:g}=$e({moves:x=>tr(i,p,d(x)??l.source[0]),press:(x,{id:S,touch:L,point:I})=>(L||!x)&&I(S===x?null:x),onFocus:x=>{let S=d(x);S&&a({...s,[S.side]:S.index})},taps:!0}),_=d(f),{lines:w,lit:b,told:y}=Re(i,t.least,_);j(()=>mt(t.name,()=>({picture:lr(i,t.least,_,e),theme:e})),[t,_,e]),P(()=>{r.current&&(r.current.scrollLeft=h.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let v=x=>u(Ji,{alignment:i,side:x,layout:p,lit:b,told:y,stop:Math.min(s[x],l[x].length-1)});return u("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[u(Te,{parts:_&&ae(i,_,ie.line),hint:cr,spoken:m}),u("div",{class:"scroller",ref:r,children:u("div",{class:_?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${p.width}px`,"--letters":`${p.letters}px`},...g,children:[v("source"),u("svg",{class:"links","aria-hidden":"true",style:{height:`${p.links}px`},children:w.map(x=>{let{stroke:S,width:L,dash:I}=De(x,e),{source:tt,target:F,kind:M,met:B}=x;return u("path",{class:B?`${M} met`:M,d:ze(p,x),stroke:S,"stroke-width":L,"stroke-dasharray":I?.join(" ")},`${tt.index} ${F.index} ${M}`)})}),v("target")]})}),u("div",{class:"legend",children:qe(i.knowsGold,t.least).map(([x,S])=>u("span",{class:"entry",children:[x&&u("span",{class:`swatch ${x}`}),S]},S))})]})}function Ji({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=D(()=>t.words[e].map(i=>gt(ae(t,i,ie.name))),[t]);return u("div",{class:"row",children:[u("div",{class:`heading ${e}`,children:se[e]}),u("div",{class:`side ${e}`,role:"list","aria-label":se[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>u("div",{role:"listitem",children:u("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[u("span",{class:"number",children:r.has(i)?O(r.get(i)??0):""}),u("span",{class:"label",children:u(C,{token:i.label})})]})},i.id))})]})}var dr=`.alignment .token {
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
`;var pr=`/* What all views have in common: type, colours, focus, tokens, the legend. */

.lab {
  container-type: inline-size;
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--st-text-color);
  --quiet: color-mix(in srgb, var(--st-text-color) 74%, var(--st-background-color));
  --line: color-mix(in srgb, var(--st-text-color) 30%, var(--st-background-color));
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
`;var fr=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function wt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function Ue(t,e,o){let n=wt(t,[pr,fr,e].join(`
`));return et(o(Dt(n)),n),()=>{et(null,n),n.remove()}}var hr=({data:t,parentElement:e})=>Ue(e,dr,o=>u(ur,{data:t,theme:o}));var mr=Object.assign;function ra(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var sa=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ht(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:ra(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ko(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var ia=Symbol.for("react.element"),aa=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,ca=/[A-Z0-9]/g,la=typeof document<"u";var ua=function(t){return/fil|che|rad/.test(t)};ft.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(ft.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var gr=E.event;E.event=function(t){return gr&&(t=gr(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var da={configurable:!0,get:function(){return this.class}},_r=E.vnode;E.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var p=r[c];if(!(c=="value"&&"defaultValue"in r&&p==null||la&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&p&&p.constructor==Object){var l=void 0;for(var h in p)typeof p[h]!="number"||sa.test(h)||(l||(l=p=mr({},p)),p[h]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&p===!0)p="";else if(c=="translate"&&p==="no")p=!1;else if(c[0]=="o"&&c[1]=="n"){var d=c.toLowerCase();d=="ondoubleclick"?c="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||ua(r.type)?d=="onfocus"?c="onfocusin":d=="onblur"&&(c="onfocusout"):d=c="oninput",d=="oninput"&&a[c=d]&&(c="oninputCapture")}else i&&aa.test(c)?c=c.replace(ca,"-$&").toLowerCase():p===null&&(p=void 0);a[c]=p}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=So(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",da)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=mr({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=ia,_r&&_r(t)};function br(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-At(r).length,width:e}}var At=t=>t.filter(e=>e.kept);function qt(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Ut=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function wr({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Wo=120,Be={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},We={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},yr={point:`${We.point} Click or Enter opens it.`,tap:`${We.tap} Tap it again to open it.`},Ge=t=>t===0?"start":t===1?"step 1":String(t),Ve=t=>`dropped: outside the best ${t}`,pa=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,je=t=>Math.abs(t)<5e-5?"\u22480":It(t,pa(t)),yt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${je(o)}`:"";function fa(t){let e=qt(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=te(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Wo?Po(o):[];return n.length>Wo?`\u2026${n.slice(1-Wo).join("")}`:o}function ce({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=At(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||At(o.children).length;return["\u201C",{token:fa(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${O(Ut(o))}; everything so far has ${O(Math.exp(n),1)}, log-probability ${je(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${je(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${je(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var q={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},jt={kept:38,dropped:22},lt={least:22,most:64,cut:30,edge:6};function vr({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=$(st(o.token,q.chip),A({fill:"",size:q.letters[n],bold:o.winner,code:!0},e)),s=yt(o)&&q.mark+$(yt(o),A({fill:"",size:q.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?q.least:0,Math.ceil(r+Number(s))+2*q.padding[n])]}))}function Ke({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(_=>o.get(_)??0))),a=n-2*lt.edge-s.reduce((g,_)=>g+_,0),i=Math.max(lt.least,Math.min(lt.most,a/(s.length-1||1))),c=q.head+lt.edge,p=t.map(g=>c+Math.max(e,At(g).length)*jt.kept+lt.cut/2),l=new Map,h=s.map((g,_)=>lt.edge+s.slice(0,_).reduce((w,b)=>w+b+i,0)),d=r?Math.max(...p):0;t.forEach((g,_)=>{let w=p[_]+lt.cut/2-At(g).length*jt.dropped;for(let b of g){let y=b.kept?c+(b.place+.5)*jt.kept:w+(b.place+.5)*jt.dropped;l.set(b,{x:h[_],y,width:o.get(b)??0,end:h[_]+s[_]}),(b.kept||r)&&(d=Math.max(d,y+(b.kept?jt.kept:jt.dropped)/2))}});let f=h[h.length-1]+s[s.length-1]+lt.edge,m=p.map((g,_)=>`H${Math.max(0,h[_]-i/2)}V${g}`);return{places:l,columns:h,cut:p[0],cutPath:`M0 ${p[0]}${m.join("")}H${Math.max(n,f)}`,width:f,height:d+lt.edge}}function le({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Xe=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Bo=13,ha=480,ma={width:26,height:14},ga={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function xr(t,e,o,n,r){let s=Ke(t,e,0,o),{width:a,height:i}=s,c=n&&bt(gt(ce(t,n)),Math.max(ha,a),r);return W([c,{width:a,height:i,draw:(p,l,h)=>_a(Le(p,l,h),t,s,o,n,r)},wa(r)],16)}function _a(t,e,o,n,r,s){let a={fill:s.quiet,size:Bo};o.columns.forEach((p,l)=>t.text(Ge(l),p,q.head/2-2,a)),t.rect(0,q.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=qt(r);for(let[p,l]of[...Xe,["lit",h=>i.includes(h)]]){let h=le(o,e.nodes.filter(d=>l(d)&&(d.kept||n)));h&&t.path(h,{stroke:p==="winner"?s.primary:s.text,...ga[p]})}for(let[p,l]of o.places)(p.kept||n)&&ba(t,p,l,{lit:i.includes(p),open:p===r},s);if(!n)return;let c=Ve(e.width);t.rect(0,o.cut-Bo/2,$(c,A(a,s))+8,Bo,{fill:s.ground}),t.text(c,0,o.cut,a)}function ba(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:p}=e,[l,h]=c?[q.letters.kept,q.high.kept]:[q.letters.dropped,q.high.dropped],d=[o,n-h/2,r,h],f=c?7:5;if(t.rect(...d,{fill:i.ground,radius:f}),c){t.rect(...d,{fill:p?i.primary:i.text,opacity:p?.14:.06,radius:f}),t.rect(o+2,n+h/2-4,(r-4)*Ut(e),3,{fill:p?i.primary:i.quiet});let v=s||!p?i.text:i.primary;t.rect(...d,{stroke:v,width:p?2:1,opacity:s||p?1:.45,radius:f})}a&&t.rect(o-3.5,n-h/2-3.5,r+7,h+7,{stroke:i.primary,width:3,radius:f+3});let[m,g]=[R(e.token,q.chip),yt(e)],_={fill:c||s?i.text:i.quiet,size:l,bold:p,code:!0},w={fill:i.text,size:q.letters.mark,bold:p},b=$(m,A(_,i)),y=o+(r-b-(g?q.mark+$(g,A(w,i)):0))/2;t.text(m,y,n,_),g&&t.text(g,y+b+q.mark,n,w)}function wa(t){let e={fill:t.quiet,size:14},{width:o,height:n}=ma,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Be).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return K([c,it(i,e,t)],7)});return K(s,20)}var ya=60;function kr({data:t,theme:e,open:o}){let[n,{width:r}]=J(),s=N(null),[a,i]=T(null),[c,p]=T(""),[l,h]=T(null),d=D(()=>br(t.nodes,t.width),[t.id]),f=Me(e),m=D(()=>vr(d,e),[d,e.font,e.codeFont,f]),g=k=>d.nodes.find(Z=>String(Z.id)===String(k))??null,_=g(t.selected),w=d.dropped>0&&(a??(d.nodes.length<=ya||_?.kept===!1)),b=D(()=>Ke(d,m,r,w),[d,m,r,w]);P(()=>h(null),[t]),j(()=>mt(t.name,()=>({picture:xr(d,m,w,_,e),theme:e})),[t,m,w,e]);let y=k=>{!o||k===_||(h(k),o(k.id,k===d.end))},v=k=>k.kept||w,{id:x,spoken:S,listeners:L}=$e({moves:k=>wr(d,g(k)??d.nodes[0],v),press:(k,{id:Z,touch:Ot,point:he})=>{let _n=g(k);!_n||Ot&&Z!==k?he(k):y(_n)},onFocus:p}),I=g(x)??_,tt=qt(I),F=g(c)??_??d.nodes[0],M=v(F)?F:F.parent,B=()=>{y(d.end);let k=s.current?.querySelector(`[data-id="${d.end.id}"]`);k instanceof HTMLElement&&k.focus()};return u("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[u("div",{class:"top",children:[u(Te,{parts:I&&ce(d,I),hint:o?yr:We,spoken:S}),o&&_&&_!==d.end&&u("button",{type:"button",class:"back",onClick:B,children:"Back to the winner"}),d.dropped>0&&u("label",{class:"switch",children:[u("input",{type:"checkbox",role:"switch",checked:w,onChange:({currentTarget:k})=>i(k.checked)}),"Show dropped branches (",d.dropped,")"]})]}),u("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:u("div",{class:w?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...L,children:[u("div",{class:"head",style:{height:`${q.head}px`},children:b.columns.map((k,Z)=>u("span",{class:"heading",style:{left:`${k}px`},children:Ge(Z)},Z))}),u(va,{tree:d,layout:b}),u("svg",{"aria-hidden":"true",children:u("path",{class:"lit",d:le(b,tt.filter(v))})}),u("div",{class:"cut",style:{top:`${b.cut}px`},children:u("span",{children:Ve(d.width)})}),d.columns.map((k,Z)=>{let Ot=he=>he?.depth===Z?he:null;return u(xa,{tree:d,column:k,layout:b,lit:tt[Z]??null,stop:Ot(M),current:Ot(_),pending:Ot(l)},Z)})]})}),u("div",{class:"legend",children:Object.entries(Be).map(([k,Z])=>u("span",{class:k,children:Z},k))})]})}var va=Ht(Sa),xa=Ht(Oa),ka=Ht(Ma);function Sa({tree:t,layout:e}){return u("svg",{class:"branches","aria-hidden":"true",children:[u("path",{class:"cut",d:e.cutPath}),Xe.map(([o,n])=>u("path",{class:o,d:le(e,t.nodes.filter(n))},o))]})}function Oa({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return u("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>u(ka,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function Ma({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:p=0,width:l=0}=o.places.get(e)??{},h=D(()=>gt(ce(t,e)),[t,e]);return u("div",{class:e.kept?"":"below",role:"listitem",children:u("button",{type:"button",class:["node",...Object.entries(i).flatMap(([d,f])=>f?d:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":h,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${p}px`,width:`${l}px`,"--own":Ut(e)},children:[u(C,{token:e.token,length:q.chip}),yt(e)&&u("span",{class:"mark",children:yt(e)})]})})}var Sr=`.beam {
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
`;var Y=["mean","max","rollout"];function Lt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((h,d)=>d),i=a.filter(h=>!r.columnPieces[h].every(d=>s.has(d))),c=i.length?i:a,{rows:p}=r,l=r.blocked&&Mr(r.blocked,p.length,r.columns.length,c,new Uint8Array(p.length*c.length));return{group:e,axes:r,kept:c,rows:p,columns:c.map(h=>r.columns[h]),blocked:l,rowSpots:Or(r.rowPieces,e.looks),columnSpots:c.map(h=>Or([r.columnPieces[h]],e.lookedAt)[0])}}var Or=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Mr(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function ut(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Y]}function vt(t,e,o,n){let{group:r}=e;if(n==="rollout")return Go(t,e,o,r.heads);if(!Y.includes(n))return Go(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=Go(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function Go(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,p=(a*(e.heads+1)+i)*c,l=Mr(o.weights.subarray(p,p+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let d=0;d<n.length;d+=1){let f=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let g=0;g<h;g+=1)m+=l[d*h+g];f=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)l[d*h+m]*=f}return l}function Ye(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Y.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:vt(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Er(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),c=new Float32Array(a*a),p=new Uint8Array(a*a).fill(1);for(let h of t.groups){let d=Lt(t,h,{words:!1,muted:!1}),f=vt(t,d,e,o),[m,g]=[h.looks,h.lookedAt].map(_=>_==="source"?0:r);for(let _=0,w=0;_<d.rows.length;_+=1)for(let b=0;b<d.columns.length;b+=1,w+=1){let y=(m+_)*a+g+b;p[y]=d.blocked?.[w]??0,c[y]=p[y]?0:f[w]}}let l=Y.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:p,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Vo=6,Ze={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Ar(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:$r(t.layer,o.layers),head:ut(o).includes(t.head)?t.head:"1",step:$r(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Vo),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var $r=(t,e)=>Math.max(0,Math.min(t,e-1)),Tr={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Lr(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Tr)){let[s,a]=Tr[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Cr=250,Ct=0,xt=Ze,Pr=Ze,Wt=0,Nr=!1,Ko=null,Je=new Set,Pt=()=>xt;function z(t){if(!Object.entries(t).every(([e,o])=>String(xt[e])===String(o))){xt={...xt,...t},Ct+=1,zr(),clearTimeout(Wt),Wt=window.setTimeout(Rr,Cr);for(let e of Je)e()}}function Rr(){clearTimeout(Wt),Wt&&Ko?.({turn:Ct,selection:xt}),Wt=0}function Qe(t){Ct===0&&(xt={...Ze,...t})}function Ir(t,e){if(Ko=e,Nr=!0,Pr=t.usual,t.turn>Ct||Ct===0&&t.turn===0){Ct=t.turn,xt=t.selection;for(let o of Je)o()}else t.turn<Ct&&(Wt||=window.setTimeout(Rr,Cr));zr()}function zr(){if(!Nr)return;let t=Lr(location.search,xt,Pr),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function to(t){return Je.add(t),()=>{Je.delete(t)}}var $a="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches($a))&&(Ko=null),{capture:!0});function Dr({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{z({node:s?-1:r}),o?.("opened",r)};return Ue(e,Sr,r=>u(kr,{data:t,theme:r,open:t.openable&&o?n:void 0}))}function Fr(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Qe(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var eo=()=>{},qr=[],Ur=!1;async function jr(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(eo=()=>e.remove(),location.search)return ue();let o=e.dataset.view?JSON.parse(e.dataset.view):await Ta(e.dataset.labFirst??"");if(Ur||!o)return ue();e.removeAttribute("data-view"),Qe(o.selection),La(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>qr.push(i)}),a=new MutationObserver(()=>Aa()&&ue());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),eo=()=>{a.disconnect(),s?.(),e.remove()}}async function Ta(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function ue(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Ur=!0,eo(),eo=()=>{};for(let n of qr.splice(0))e?.(...n)}}var Hr=!1;function Aa(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Hr||=t==="running",Hr&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function La(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var Wr="$array",Ca={uint8:Uint8Array,uint16:Uint16Array};function Br(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Wr])return s;let{[Wr]:a,at:i,size:c}=s;return new Ca[a](e.buffer,e.byteOffset+n+i,c)})}var oo={looks:null,lookedAt:null};function Gr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Vr(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Yo({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Xo(t,o),columns:Xo(e,n)}}function Zo({encoderOnly:t},{rowSpots:e},o){return Xo(e,{side:t?"source":"target",place:o})}function Xo(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var ot={top:18,height:160,bar:14,gap:16};function Kr({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>K([Ho((a,...i)=>a.rect(...i,{fill:o.lines[s]})),it(`${r+1} ${R(t.rows[r],30)}`,{size:X,fill:o.text},o)],6);return W([at(`Rows compared: ${t.title}`,o),W(e.map(n),2),Pa(t,e,o)])}function Pa({weights:t,columns:e},o,n){let r={size:X,code:!0,fill:n.text},s=e.map(i=>R(i,12)),a=s.map(i=>Math.max(Math.ceil($(i,A(r,n))),o.length*ot.bar)+ot.gap);return{width:a.reduce((i,c)=>i+c,0),height:ot.top+ot.height+24,draw(i,c,p){let l=p+ot.top;for(let d of[.5,1]){let f=l+(1-d)*ot.height;i.rect(c,f,this.width,1,{fill:n.hatchGround}),i.text(O(d),c,f-8,{size:13,fill:n.quiet})}let h=c;s.forEach((d,f)=>{let m=h+(a[f]-o.length*ot.bar)/2;o.forEach((g,_)=>{let w=t[g*e.length+f]*ot.height;i.rect(m+_*ot.bar,l+ot.height-w,ot.bar-1,w,{fill:n.lines[_]})}),i.rect(h,l+ot.height,a[f],1,{fill:n.quiet}),i.text(d,h+a[f]/2,l+ot.height+13,{...r,align:"center"}),h+=a[f]})}}}var Xr=1.2,Na=9;function Bt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(w=>w.map(b=>R(b))),i=(w=>Math.ceil(Math.max(...w.map(b=>$(b,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),p=e.letters*Xr,l=s.map(w=>$(w,n)),h=l.map(w=>w>Math.max(c,p)-2&&w>e.letters*1.1),d=Math.ceil(Math.max(p,...l.filter((w,b)=>h[b])))+8,f=Math.min(e.cell,c*1.4,(e.height-d-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(w=>w>=4?Math.floor(w):w);let[m,g]=[i+s.length*c+3,d+r.length*f+3].map(Math.ceil),_=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:d,cellWidth:c,cellHeight:f,width:m,height:g,rows:r,columns:s,turned:h,letters:e.letters,numbers:_>=12?_:0}}function Gt(t,e,o,n,r){Ra(t,e,o,n,r),o.numbers&&Ia(t,e,o,n,r),za(t,o,n,r),Da(t,o,n,r),Fa(t,o,n,r)}function Ra(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,p]=[e.rows.length,e.columns.length],[l,h]=[p*r,c*s];if(t.cells(e.weights,c,p,[o,n,l,h]),e.blocked&&Nt(t,e.blocked,c,p,[o,n,l,h]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<Na)){for(let d=1;d<p;d+=1)t.rect(o+d*r-.5,n,1,h,{fill:i.ground});for(let d=1;d<c;d+=1)t.rect(o,n+d*s-.5,l,1,{fill:i.ground})}}function Nt(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),p=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let h=0;h<n;h+=1){let d=h;for(;d<n&&e[l*n+d];)d+=1;d>h&&t.hatch(c(h),p(l),c(d)-c(h),p(l+1)-p(l)),h=d}}function Ia(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:p},l,h){for(let d=0;d<Math.min(n.length,l.done);d+=1)for(let f=0;f<r.length;f+=1){let m=e[d*r.length+f];if(o?.[d*r.length+f])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[_,w]=[s+(f+.5)*i,a+(d+.5)*c+1];t.text(Wn(m),_,w,{fill:g,size:p,align:"center"})}}function za(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let p=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...p,{fill:c.ground}),t.rect(...p,{fill:c.hatchGround,opacity:.5})}function Da(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let p=(l,h)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)p(l,c.query);for(let l of i.step)p(l,c.primary);for(let l of i.rows)p(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function Fa(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},p,l){let h=[...p.rows,...p.step,...p.chosen];for(let d of no(s.length,r,c,h)){if(d>=p.done)break;let f=h.includes(d),m=p.rows.includes(d)||p.chosen.includes(d)?l.query:f?l.text:l.quiet;t.text(s[d],e-7,o+(d+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let d of no(a.length,n,c,p.columns)){let f=p.columns.includes(d),m=i[d]?"left":"center",[g,_]=[e+(d+.5)*n,o-(i[d]?6:3+c*.55)];t.text(a[d],g,_,{fill:f?l.key:l.quiet,size:c,bold:f,code:!0,align:m,turned:i[d]})}}function no(t,e,o,n){let r=o*Xr,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Yr({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,p]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||p>=s.length||c<0&&p<0?null:{row:Math.max(-1,c),column:Math.max(-1,p)}}function ro({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Y.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>ut(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:ut(t).filter(a=>s.some(i=>i.head===a))}}var Zr=96,Jo=12,Jr=64,Qo=20,Qr=18,Ha=6;function ts({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...ro(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:h,heads:d})=>W([at(l.group.title,s),qa(t,l,h,d,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),p=Math.max(...a.map(({heads:l})=>l.length))<=Ha;return W([p?K(i,32):W(i,24),He({isBlocked:c},s)],16)}function qa(t,e,o,n,r,s){let{group:a,rows:i,columns:c,blocked:p}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[h,d]=[Zr,Math.round(Zr/l)],f=[...new Set(o.map(({layer:g})=>g))],m=d+Qr+Jo;return{width:Jr+n.length*(h+Jo),height:Qo+f.length*m,draw(g,_,w){let b=v=>_+Jr+n.indexOf(v)*(h+Jo),y={size:13,fill:s.quiet};for(let v of n)g.text(Y.includes(v)?v:`Head ${v}`,b(v)+h/2,w+Qo/2,{...y,align:"center"});f.forEach((v,x)=>{let S=w+Qo+x*m;g.text(`Layer ${v+1}`,_,S+d/2,y);for(let L of o.filter(I=>I.layer===v)){let I=b(L.head);g.cells(vt(t,e,v,L.head),i.length,c.length,[I,S,h,d]),p&&Nt(g,p,i.length,c.length,[I,S,h,d]);let tt=L.kind===r.kind&&v===r.layer&&L.head===r.head;g.rect(I-2,S-2,h+4,d+4,{stroke:tt?s.primary:s.hatchLine,width:tt?3:1,radius:4});let F=a.roles[v][Number(L.head)-1];F&&g.text(F,I+h/2,S+d+4+Qr/2,{...y,align:"center"})}})}}}var so=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function io(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,p=[];for(let d=0;d<e.weights.length;d+=1)e.weights[d]>=.02&&p.push({row:Math.floor(d/c),column:d%c,weight:e.weights[d]});let l=({row:d,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(d),h=o.rows.length+o.columns.length>0;p.sort((d,f)=>d.weight-f.weight);for(let d of h?[!1,!0]:[!1])for(let f of p){if(l(f)!==d)continue;let m=_=>r+(_+.5)*a,g=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:g,width:d?4:2,opacity:h&&!d?.25:1})}}var es={width:960,height:720},Ua=9,ja=200,Q={width:360,pitch:26,gap:8},ao={pitch:26,gap:16};function os({map:t,lit:e,view:o},n){let r=o==="lines"?Ba(t,e,n):o==="table"?Ga(t,n):Wa(t,e,n),s=[bt(t.caption,Math.max(520,r.width),n),He({isBlocked:!!t.blocked?.includes(1)},n)];return W([at(t.title,n),r,...s])}function Wa(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>ja+i*Ua),s={width:Math.max(es.width,r),height:Math.max(es.height,n),cell:64,letters:X},a=Bt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,p)=>Gt(i,t,{...a,left:a.left+c,top:a.top+p},e,o)}}function Ba(t,e,o){let n=so(e),r={size:X,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(h=>h.map(d=>R(d,24))),i=h=>Math.ceil(Math.max(...h.map(d=>$(d,A({...r,bold:!0},o))))),[c,p]=[i(s),60],l=h=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+h]:0;return{width:c+2*Q.gap+Q.width+i(a)+p,height:26+Math.max(s.length,a.length)*Q.pitch,draw(h,d,f){let[m,g,_]=[d+c+Q.gap,d+c+Q.gap+Q.width,f+26],w=b=>_+(b+.5)*Q.pitch;h.text("looks (query)",m-Q.gap,f+10,{size:X,bold:!0,fill:o.query,align:"right"}),h.text("looked at (key)",g+Q.gap,f+10,{size:X,bold:!0,fill:o.key}),io(h,t,{rows:n,columns:e.columns},{left:m,top:_,width:Q.width,pitch:Q.pitch},o),s.forEach((b,y)=>h.text(b,m-Q.gap,w(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((b,y)=>{h.text(b,g+Q.gap,w(y),{...r,bold:e.columns.includes(y)});let v=l(y)>=.005?O(l(y)):"";v&&h.text(v,g+Q.gap+$(b,A(r,o))+8,w(y),{size:13,fill:o.quiet})})}}}function Ga(t,e){let o={size:X,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(h=>h.map(d=>R(d,24))),a=h=>t.blocked?.[h]?"blocked":O(t.weights[h],2),i=(h,d=o)=>Math.ceil($(h,A(d,e))),c=Math.max(...r.map(h=>i(h,n))),l=s.map((h,d)=>Math.max(i(h,n),...r.map((f,m)=>i(a(m*s.length+d))))).reduce((h,d)=>[...h,(h.at(-1)??c)+ao.gap+d],[]);return{width:l.at(-1)??c,height:(r.length+1)*ao.pitch,draw(h,d,f){let m=g=>f+(g+.5)*ao.pitch;s.forEach((g,_)=>h.text(g,d+l[_],m(0),{...n,align:"right"})),r.forEach((g,_)=>{h.rect(d,f+(_+1)*ao.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),h.text(g,d,m(_+1),n),s.forEach((w,b)=>h.text(a(_*s.length+b),d+l[b],m(_+1),{...o,align:"right"}))})}}}var Va=.1;function co({weight:t,note:e},o){if(e!==void 0||t===null)return e??"";let n=Math.max(0,...o.map(r=>r.weight??0));return t>=Va||t===n&&n>0?O(t):""}function lo(t,e,o,n,r){let s=m=>{let g=t.groups.find(_=>_.kind===m);return g&&Ye(t,Lt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],p=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,h=l<0?[...c(i,o)]:[],d=t.source.map((m,g)=>({token:m,weight:l<0?p[g]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),f=t.target.map((m,g)=>{let _=r&&g>o+1,w=g>0&&t.steps[g-1]?.forced,b=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=o?h[g]??null:null,y=g===o+1;return{token:m,weight:y&&l<0?null:b,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:_?"later":y&&l<0?"written":w?"forced":"",note:y&&l<0?w?"forced":"written":void 0}});return{source:d,target:f,asked:l<0?"":t.source[l],strongest:p.indexOf(Math.max(...p))}}var ns=8;function uo(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Lt(t,i,{words:!1,muted:!1}),p=c.columns.length,l=vt(t,c,o.layer,o.head).subarray(e*p,(e+1)*p),h=l.indexOf(Math.max(...l)),d=t.target.slice(Math.max(0,e+1-ns),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>ns?"\u2026 ":""}`,...d.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[h],strong:!0},` (${O(l[h])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${O(s,1)}).`]}var Vt=640,kt={height:28,padding:8,gap:6,line:50},dt={line:26,height:12,number:70,tag:64};function ss({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=lo(t,e,o,n,!1),i=t.steps[o],c=i?uo(t,o,e).map(p=>typeof p=="string"?p:R(p.token)).join(""):"";return W([i&&at(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&bt(c,Vt,r),tn(t.encoderOnly?"Tokens":"Source","",r),rs(s,r),!t.encoderOnly&&tn("Target so far","",r),!t.encoderOnly&&rs(a,r),i&&tn(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${It(i.entropy,2)} nats`,r),i&&Ka(i,r)],8)}var tn=(t,e,o)=>K([it(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&it(e,{size:X,fill:o.quiet},o)],8);function rs(t,e){let o={size:X,code:!0},n=t.map(({token:c})=>Math.ceil($(R(c),A({...o,bold:!0,fill:""},e)))+2*kt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Vt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+kt.gap;let i=Oe(t.map(({token:c})=>c))==="rtl";return{width:Vt,height:(a+1)*kt.line,draw(c,p,l){t.forEach((h,d)=>{let[f,m,g]=[p+(i?Vt-r[d].x-n[d]:r[d].x),l+r[d].line*kt.line,n[d]],_=h.weight===null?-1:Math.round(Math.min(1,h.weight)*255),w=["written","current"].includes(h.state),b=h.lit?e.key:w?e.primary:h.state==="forced"?e.text:e.hatchLine;_>=0&&c.rect(f,m,g,kt.height,{fill:e.scale[_],radius:6}),c.rect(f,m,g,kt.height,{stroke:b,width:h.lit||w?3:1,radius:6});let y=_<0?e.text:e.ink[_];c.text(R(h.token),f+g/2,m+kt.height/2,{...o,fill:y,bold:w,align:"center"});let v=co(h,t);v&&c.text(v,f+g/2,m+kt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Ka({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,h],d)=>({name:R(l),share:h,drawn:o?.[d],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:h})=>Math.ceil($(l,A({size:X,code:h,bold:!0,fill:""},s))))),c=o?2*dt.number:dt.number,p=Vt-i-c-dt.tag-24;return{width:Vt,height:a.length*dt.line,draw(l,h,d){a.forEach(({name:f,share:m,drawn:g,isWritten:_,code:w},b)=>{let[y,v]=[h+i+12,d+(b+.5)*dt.line],x=L=>[y,v-dt.height/2,L*p,dt.height],S={size:X,fill:s.text,bold:_};l.text(f,h,v,{...S,code:w}),l.rect(...x(1),{fill:s.hatchGround,radius:3}),l.rect(...x(m),{fill:_?s.primary:s.quiet,radius:3}),g!==void 0&&l.rect(...x(g),{stroke:s.text,width:1.5,radius:3}),l.text(O(m,1),y+p+dt.number,v,{...S,align:"right"}),g!==void 0&&l.text(O(g,1),y+p+2*dt.number,v,{...S,align:"right"}),_&&l.text(r?"forced":"written",y+p+c+10,v,S)})}}}function is({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var en=30,Xa=3;function as({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Ya(t,o,n):o>=0?on(t,o):Za(t,n)})}function Ya(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(G,{children:[u(C,{token:t.rows[e],length:en})," ",r?"is blocked from":"looks at"," ",u(C,{token:t.columns[o]}),!r&&u("b",{children:[" ",O(t.weights[n],2)]})]})}function on(t,e){let o=t.columns.length,n=cs(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(G,{children:[u(C,{token:t.rows[e],length:en})," looks at ",n.length?ls(n):"nothing here","."]})}function Za(t,e){let o=t.columns.length,n=cs(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(G,{children:[u(C,{token:t.columns[e]})," is looked at most by ",n.length?ls(n):"no token","."]})}var cs=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Xa),ls=t=>t.map(({label:e,weight:o},n)=>u("span",{children:[n?", ":"",u(C,{token:e,length:en})," (",O(o),")"]},n));function us({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:uo(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(C,{token:n.token})},r):u(C,{token:n.token},r))})}function ds({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",O(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(C,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:on(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(p=>O(s(p,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((p,l)=>u("span",{style:{height:`${s(p,c)*100}%`,background:o[l]}},p))}),u(C,{token:i,length:8})]},c))})]})}function ps(t,{go:e,step:o,last:n,player:r,presenting:s}){P(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,p=document.activeElement===document.body&&ec(c),l=Qa(c,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},d={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},f=p||s||l,m=(l?d:p?h:{})[i.key]??(f&&!tc(i)?Ja(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Ja(t,e,o){if(t==="Escape")return o?()=>z({present:!1}):void 0;if(de())return t==="f"?()=>z({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var fs="attention-lab-letter-keys",de=()=>localStorage.getItem(fs)!=="off";function hs(){localStorage.setItem(fs,de()?"off":"on")}function Qa(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function tc(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function ec(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function St({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ms={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function gs({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(St,{label:"Attention",options:t.groups.map(({kind:r})=>[r,ms[r]]),value:e.kind,onChoose:r=>z({kind:r,rows:[]})}),u(St,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>z({layer:Number(r)-1})}),u(St,{label:"Head",isNamed:!0,options:ut(o).map(r=>[r,r]),value:e.head,onChoose:r=>z({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(St,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>z({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>z({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(rc,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>z({present:!0}),children:"Present"}),u(oc,{})]})]})}function oc(){let[t,e]=T(de);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(hs(),e(de())),children:"Keys F, B"})}function _s({example:t,selection:e}){return u(St,{label:"View",options:nc(t),value:e.view,onChoose:o=>z({view:o})})}function nc({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function rc({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,p)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,h])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>p(n(c,l)),children:h},h))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,ms[a]]),e.kinds,a=>z({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>z({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>z({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>z({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function bs({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=N(null),[c,p]=J(),l=D(()=>p.width?Bt(t,{...p,cell:64,letters:n},o):null,[t.rows,t.columns,p,n,o]);P(()=>{!l||!i.current||Gt(nt(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:d,offsetY:f})=>l&&Yr(l,d,f);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let f=h(d);s(f?.row??-1,f?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let f=h(d);f&&f.row>=0&&a(f.row,f.column)},onKeyDown:d=>l&&sc(d,l,e,s,a),onBlur:()=>s(-1,-1)})})}function sc(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,d)=>Math.max(0,Math.min(h,d-1)),p=(h,d)=>r(c(a+h,e.length),c(i+d,o.length)),l={ArrowLeft:()=>p(0,-1),ArrowRight:()=>p(0,1),ArrowUp:()=>p(-1,0),ArrowDown:()=>p(i<0?0:1,0),Home:()=>p(0,-o.length),End:()=>p(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var ic=.005,ys={least:20,most:30};function vs({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=N(null),[a,i]=J(),c=Math.max(t.rows.length,t.columns.length),p=Math.max(ys.least,Math.min(ys.most,Math.floor((i.height-30)/c))),[l,h]=[c*p,Math.max(60,Math.min(420,i.width*.36))],d=so(e);P(()=>{s.current&&i.width&&io(nt(s.current,h,l,o),t,{rows:d,columns:e.columns},{left:0,top:0,width:h,pitch:p},o)},[t,i,o,d.join(),e.columns.join()]);let f=(w,b)=>t.weights[w*t.columns.length+b],m=(w,b)=>t.blocked?.[w*t.columns.length+b]?"blocked":f(w,b)>=ic?O(f(w,b)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,_=w=>w.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${p}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((w,b)=>u("li",{children:u("button",{type:"button",class:(g<0?d.includes(b):f(b,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(b),onPointerEnter:({pointerType:y})=>y!=="touch"&&n(b,-1),onFocus:({currentTarget:y})=>y.matches(":focus-visible")&&n(b,-1),onClick:()=>r(b),children:[u("span",{class:"number",children:g<0?"":m(b,g)}),u("span",{children:_(w).map((y,v)=>[v?" \u2192 ":"",u(C,{token:y,length:10},v)])})]})},b))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((w,b)=>{let y=d.length===1&&g<0?f(d[0],b):0,v=e.columns.includes(b)||y>=.02;return u("li",{children:u("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:x})=>x!=="touch"&&n(-1,b),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&n(-1,b),onClick:()=>n(-1,b),children:[u(C,{token:w}),u("span",{class:"number",children:d.length===1&&g<0?m(d[0],b):""})]})},b)})})]})]})}function xs({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>st(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",It(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(ac,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(ks,{share:e.others}),u("span",{class:"probability",children:O(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function ac({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,p=u(G,{children:[u(C,{token:s,class:"name"}),u(ks,{share:a,drawn:n}),u("span",{class:"probability",children:[O(a,1),n!==void 0&&u("i",{class:"drawn",children:O(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${R(s)} instead`:"",onClick:()=>c&&r(s),children:p}):u("div",{class:l,children:p})}function ks({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var cc=480,nn={short:24,long:60},lc=8,Ss={least:32,most:104};function uc({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[p,{width:l}]=J(),h=e.map(d=>({frame:d,...ro(d,n,r)})).filter(({places:d})=>d.length);return u("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:()=>i(null),children:[!h.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:d,heads:f,places:m})=>u(dc,{example:t,frame:d,heads:f,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<cc?nn.short:nn.long,width:l},d.group.kind))]})}var Ms=Ht(uc);function dc({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:p}){let{group:l}=e,h=a===nn.short,d=Math.floor(Math.max(Ss.least,Math.min(Ss.most,(i-a-12)/o.length-lc))),f=N(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:d,height:Math.round(d/m)};P(()=>{f.current&&fc(f.current,t,e,n,g,s)},[t,e,n.length,d,s]);let _=[...new Set(n.map(({layer:b})=>b))],w=n.find(b=>Os(b,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!h&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:f,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${d}px)`},onKeyDown:hc,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(b=>u("span",{role:"columnheader",class:"column",children:h||Y.includes(b)?b:`Head ${b}`},b))]}),_.map(b=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${b+1}`,children:[h?"L":"Layer ",b+1]}),o.map(y=>{let v=n.find(L=>L.layer===b&&L.head===y);if(!v)return u("span",{role:"gridcell"},y);let x=l.roles[b][Number(y)-1]??"",S=Os(v,r);return u("span",{role:"gridcell",class:Y.includes(y)?"cell summary":"cell",children:[u("button",{type:"button",class:S?"thumb open":"thumb",tabIndex:v===w?0:-1,"aria-current":S?"true":void 0,"aria-label":pc(l.title,v,x),"data-place":`${b} ${y}`,onClick:()=>p(v),onPointerEnter:({pointerType:L})=>L!=="touch"&&c(v),onFocus:({currentTarget:L})=>L.matches(":focus-visible")&&c(v),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),x&&u("span",{class:"role",children:x})]},y)})]},b))]})})]})}var Os=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function pc(t,{layer:e,head:o},n){let r=Y.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function fc(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:p,head:l}of n){let h=t.querySelector(`[data-place="${p} ${l}"] canvas`);if(!(h instanceof HTMLCanvasElement))continue;let d=nt(h,r,s,a);d.cells(vt(e,o,p,l),i,c,[0,0,r,s]),o.blocked&&Nt(d,o.blocked,i,c,[0,0,r,s])}}function hc(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(p=>[...p.querySelectorAll(".thumb")]),r=n.findIndex(p=>p.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=p=>n[p]?.[Math.min(s,n[p].length-1)];Ee(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function Es(t){let e=N(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);j(()=>{let n=o.map(r=>mt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var mc=1e3,gc=[.5,1,2,4],_c={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function $s(t,e,o){let[n,r]=T(!1),[s,a]=T(1);return j(()=>{if(!n)return;if(t>=e)return r(!1);let c=setTimeout(()=>o(t+1),mc/s);return()=>clearTimeout(c)},[n,t,e,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&t>=e&&o(0),r(!n)},pause:()=>r(!1)}}function Ts({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u("span",{class:"buttons",children:[u(pe,{name:"first",label:"First step",idle:t===0,onPress:()=>n(0)}),u(pe,{name:"back",label:"One step back",idle:t===0,onPress:()=>n(t-1)}),u(pe,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),u(pe,{name:"next",label:"One step on",idle:t===e,onPress:()=>n(t+1)}),u(pe,{name:"last",label:"Last step",idle:t===e,onPress:()=>n(e)})]}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u("label",{class:"speed",children:[u("span",{class:"unseen",children:"Speed"}),u("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:gc.map(s=>u("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function pe({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:_c[t]})})})}function rn({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=N(null);return P(()=>{let c=requestAnimationFrame(()=>i.current&&bc(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:Oe(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,p)=>{let{token:l,weight:h,state:d,lit:f}=c,m=h===null?-1:Math.round(Math.min(1,h)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${d} ${f?"lit":""}`,onPointerEnter:({pointerType:_})=>_!=="touch"&&s(p),onClick:()=>a?a(p):s(p),children:[u("span",{class:"chip",style:g,children:d==="later"?"":u(C,{token:l})}),u("span",{class:"share",children:co(c,o)})]},p)})})]})}function bc(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function As({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=D(()=>lo(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),p=Y.includes(e.head)?e.head:`head ${e.head}`,l=d=>f=>a(f<0?oo:Vr(t,d,f)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(G,{children:[u(rn,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${p}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(rn,{title:"Target so far",note:c.asked?`how much each looks at \u201C${st(c.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}var sn=32,Ls=8;function Cs({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=T(0),a=Math.max(0,Math.floor(r/sn)-Ls),i=Math.min(t.rows.length,a+3*Ls+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,p)=>u("th",{scope:"col",children:u(C,{token:c})},p))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*sn}px`}}),t.rows.slice(a,i).map((c,p)=>{let l=a+p;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:u(C,{token:c,length:30})})}),t.columns.map((h,d)=>{let f=l*t.columns.length+d;return u("td",{children:t.blocked?.[f]?u("i",{class:"blocked",children:"blocked"}):O(t.weights[f],2)},d)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*sn}px`}})]})]})})}var Ps={usual:14,presented:20};function Ns({example:t,selection:e,theme:o,send:n}){let r=N(null),[s,a]=T(oo),[i,c]=T(null),p={words:e.tokens==="words",muted:e.mute},l=D(()=>t.groups.map(M=>Lt(t,M,p)),[t,p.words,p.muted]),h=i&&wc(t,i)?i:e,d=l.find(({group:M})=>M.kind===h.kind)??l[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=D(()=>f?Er(t,h):Ye(t,d,h,p.muted),[t,d,h.layer,h.head,f]),g=Math.max(0,t.steps.length-1),_=M=>z({step:Math.max(0,Math.min(M,g))}),w=$s(e.step,g,_),b=s.looks?.side==="target"?s.looks.place:e.step;ps(r,{go:_,step:e.step,last:g,player:w,presenting:e.present}),Un(r),P(()=>vc(r.current,e.present),[e.present]);let y=Zo(t,m,e.step),v=(w.playing||t.layout==="decoding")&&!t.encoderOnly,x={...Yo(m,s),step:b===e.step?y:Zo(t,m,b),chosen:f?[]:e.rows,done:v&&y.length?y[0]+1:1/0};P(()=>xc(r.current,l,s),[l,s]);let S=ke((M,B)=>a(Gr(m,M,B)),[m]),L=M=>{let[{side:B,place:k}]=m.rowSpots[M];if(t.layout!=="heads")return B==="target"||t.encoderOnly?_(k):void 0;let Z=e.rows.includes(M)?e.rows.filter(Ot=>Ot!==M):[...e.rows,M].slice(-Vo);return z({rows:Z})},I=ke(M=>{c(null),z({...M,rows:[]})},[]),tt=l.filter(({group:M})=>!e.kinds.length||e.kinds.includes(M.kind)),F=M=>M&&{picture:M,theme:o};return Es({map:()=>F(os({map:m,lit:x,view:e.view},o)),compared:x.chosen.length>0&&(()=>F(Kr({map:m,rows:x.chosen},o))),heads:()=>F(ts({example:t,frames:tt,open:e,layers:e.layers,roles:e.roles},o)),player:()=>F(ss({example:t,open:h,step:b,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(gs,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(Ms,{example:t,frames:tt,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:I})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>z({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(_s,{example:t,selection:e})]}),e.view==="lines"?u(vs,{map:m,lit:x,theme:o,onPoint:S,onPress:L}):e.view==="table"?u(Cs,{map:m,chosen:e.rows,caption:m.caption,onPress:L}):u(bs,{map:m,lit:x,theme:o,caption:m.caption,letters:e.present?Ps.presented:Ps.usual,onPoint:S,onPress:L}),u(as,{map:m,lit:x}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!Y.includes(h.head)&&!f&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:x.chosen.at(-1)??y[0]??1}),children:"Work its numbers out, inside this head"}),x.chosen.length>0&&!i&&u(ds,{map:m,rows:x.chosen,colours:o.lines,onDrop:L})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Ts,{step:e.step,last:g,player:w,go:_}),t.steps[b]&&u(us,{example:t,step:b,open:h}),u(As,{example:t,open:h,step:b,pointed:s,theme:o,player:w,onPoint:a,go:_}),t.steps[b]&&u(xs,{example:t,step:t.steps[b],onForce:n&&t.forceable?M=>(w.pause(),n("forced",{step:b,token:M})):void 0}),b===g&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(is,{card:yc(t,h),heading:t.cards.heading,note:t.cards.note})]})}function wc({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&ut(r).includes(n)}function yc({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function vc(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function xc(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Yo(n,o),i=([d=-1],f)=>d<0?["-10","0"]:[String(d/f),String(1/f)],[[c,p],[l,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[d,f]of Object.entries({top:c,high:p,left:l,wide:h}))r.style.setProperty(`--${d}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var po=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var fo=`/* Choices */

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
`;var Rs=`/* All heads */

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
`;var ho=`/* The open head */

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
`;var Is=`/* Steps */

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
`;var zs=`/* Decoding: the steps first */

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
`;var Tc=[po,fo,Rs,ho,Is,zs].join(`
`),Ds=new WeakMap;function an({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,Tc),r=Ds.get(n),s=r?.bytes===t?r.example:Br(t);return Ds.set(n,{bytes:t,example:s}),et(u(Ac,{example:s,theme:Dt(n),send:o}),n),ue(e,o),()=>{et(null,n),n.remove()}}function Ac({example:t,theme:e,send:o}){let[n,r]=T(Pt);return j(()=>{let s=()=>r(Pt());return s(),to(s)},[]),u(Ns,{example:t,theme:e,send:o,selection:Ar(n,t)})}var Fs=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Hs(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Fs(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Fs(o.blocked)}return e}var mo={usual:14,small:12},cn=200,ln=90,Kt=5,Lc={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function go(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Cc(t,s,r);for(let s of o.boxes)Pc(t,s,n,r);if(o.boxes[0].width>=ln)for(let s of o.tokens)Rc(t,e,s,r)}function Cc(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,p,l,h]of s)[a,i]=p==="M"?[Number(l),Number(h)]:p==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-Kt} ${i-Kt}V${i+Kt}Z`:`M${a} ${Number(r)}L${a-Kt} ${i+Kt}H${a+Kt}Z`;t.path(c,{fill:o.quiet})}function Pc(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let p=c.lines[Lc[e.role]],l=e.name===a,h=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:p,opacity:h?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:p,width:l?3:1.2,radius:6});let d=Nc(e.value,o,n,r,s);if(d&&un(t,e.value,d),r<ln)return;let f=r<cn?mo.small:mo.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},g=(d?d[0]:o+r)-o-14,_=e.role==="add"?"+ Add":e.title;if($(_,A(m,c))<=g||s<2.6*f)t.text(_,o+8,n+s/2,m);else{let w=Fe(_,g,m,c);w.draw(t,o+8,n+(s-w.height)/2)}}function Nc(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<ln?.8:n<cn?.3:.42));return[e+n-s-c,o+s,c,a]}function un(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Nt(t,s,o,n,a)}function Rc(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<cn?mo.small:mo.usual,code:!0,fill:i.text},p=e[o].map(m=>R(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),h=m=>m.join(l?"":" "),d=m=>$(h(p.slice(0,m))+(m<p.length?"\u2026":""),A(c,i))<=s,f=p.length;for(;f>1&&!d(f);)f-=1;t.text(h(p.slice(0,f))+(f<p.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var dn={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Xt=9,fe=24,pn=8,Ic=.62,zc=1.25,ct={most:300,gap:64,side:26,edge:10};function _o(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(f=>f.layer===null||f.layer===e),s=["encoder","decoder"].filter(f=>r.some(m=>m.side===f)),a=s.map(f=>r.filter(m=>m.side===f)),i=Math.max(...a.map(f=>2*(fe+Xt)+2*pn+f.reduce((m,g)=>m+dn[g.role]+Xt,0))),c=Math.max(Ic,Math.min(zc,n/i)),p=Math.min(ct.gap,o*.1),l=Math.floor(Math.min(ct.most,(o-ct.edge-s.length*ct.side-(s.length-1)*p)/s.length)),h=Math.ceil(i*c),d={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+ct.side)+(s.length-1)*p+ct.edge,height:h,unit:c};return a.forEach((f,m)=>Dc(d,f,{left:ct.side+m*(l+ct.side+p),width:l,isLast:m===a.length-1})),Hc(d),d}function Dc(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(fe),width:n,height:fe*s});let p=null;if(e.forEach((l,h)=>{let d=e[h-1];d&&d.layer===null!=(l.layer===null)&&c(pn);let f=i,m=(c(Xt),c(dn[l.role])),g=dn[l.role]*s;t.arrows.push(`M${a} ${f}V${m+g}`),t.boxes.push({box:l,left:o,top:m,width:n,height:g}),l.layer!==null&&(p={top:m,bottom:p?.bottom??m+g})}),p){let{top:l,bottom:h}=p,d=pn*s*.8;t.frames.push({left:o-ct.side+6,top:l-d,width:n+ct.side,height:h-l+2*d})}r&&(t.arrows.push(`M${a} ${i}V${c(Xt),i}`),t.tokens.push({text:"written",left:o,top:c(fe),width:n,height:fe*s}));for(let l of Fc(t,e))t.lines.push(l)}function Fc(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Xt*t.unit*.5,p=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${p}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Hc(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Xt*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var qc={width:760,height:860};function qs(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=_o(t,{layer:n,...qc}),s={width:r.width,height:r.height,draw:(a,i,c)=>go(Le(a,i,c),t,r,{open:"",here:[]},o)};return W([at(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var fn=13,Us={least:6,most:22},js=380;function Ws(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Bt(f,{width:o,height:js,cell:40,letters:fn},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(_,w,b)=>Gt(_,f,{...m,left:m.left+w,top:m.top+b},g,n)}}let c={size:fn,code:!0,fill:n.quiet},p=i?s.map(f=>R(f,10)):[],l=p.length?Math.ceil(Math.max(...p.map(f=>$(f,A(c,n)))))+8:0,h=Math.max(Us.least,Math.min(Us.most,js/r.rows)),d=Math.round(r.rows*h);return{width:o,height:d,draw(f,m,g){for(let _ of no(p.length,h,fn,[]))f.text(p[_],m+l-6,g+(_+.5)*h,{...c,align:"right"});un(f,r,[m+l,g,o-l,d])}}}var Uc={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Bs({model:t,box:e,theme:o,send:n}){let r=N(null),[s,{width:a}]=J();P(()=>{if(!r.current||!a)return;let d=Ws(t,e,a,o);d.draw(nt(r.current,d.width,d.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,p]=i.shape.slice(-2),[l,h]=Uc[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h3",{children:bo(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:h}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${bo(e)}: ${zt(c)} \xD7 ${zt(p)} numbers`})}),u("p",{class:"note",children:[zt(c)," \xD7 ",zt(p),": ",jc(e),", ",Wc(e),"."," ",i.rows<c||i.columns<p?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var jc=({role:t})=>t==="attention"?"row = looks":"row = token";function Wc({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Gs({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=J(),[i,c]=T(""),[p,l]=T(""),h=D(()=>a.width?_o(t,{layer:r,...a}):null,[t,r,a]),d=g=>h?.boxes.find(_=>_.box.name===Bc(g,r))?.box,f=h?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=d(i)??d(p)??f;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(St,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,_)=>[String(_),String(_+1)]),value:String(r),onChoose:g=>z({layer:Number(g)})}),u("div",{class:"figure",ref:s,children:h&&u(Gc,{model:t,layout:h,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(Bs,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Bc=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Gc({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=N(null);P(()=>{a.current&&go(nt(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:p,top:l,width:h,height:d})=>u("li",{children:u("button",{type:"button","aria-label":bo(c),"aria-pressed":c.name===n,style:{left:`${p}px`,top:`${l}px`,width:`${h}px`,height:`${d}px`},onPointerEnter:({pointerType:f})=>f!=="touch"&&r(c.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function bo({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Vs=`/* The whole model: the figure, and beside it what is open. */

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
`;var Kc=[po,fo,ho,Vs].join(`
`);function Ks({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,Kc);return et(u(Xc,{model:Hs(t),theme:Dt(n),send:o}),n),()=>{et(null,n),n.remove()}}function Xc({model:t,theme:e,send:o}){let[n,r]=T(Pt);return j(()=>{let s=()=>r(Pt());return s(),to(s)},[]),j(()=>mt("whole-model",()=>({picture:qs(t,Pt().layer,e),theme:e})),[t,e]),u(Gs,{model:t,selection:n,theme:e,send:o})}var Yc=[137,80,78,71,13,10,26,10],Xs=33,Zc={Title:"figure",Description:"caption",Software:"program"},Jc={"&":"&amp;","<":"&lt;",">":"&gt;"},Qc=new TextEncoder;function Ys(t,e){if(!Yc.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Zc).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>tl(a,i)),r=[t.subarray(0,Xs),...n,t.subarray(Xs)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function tl(t,e){let o=Qc.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,el(o)),n}function el(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Zs(t,e){let o=t.indexOf(">")+1,n=i=>oe(i).replace(/[&<>]/g,c=>Jc[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var ol="http://www.w3.org/2000/svg",Js="http://www.w3.org/1999/xlink",nl=2,rl=16e6,sl=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Qs(t){let e=il(t);return{svg:mn(e),png:await ll(e)}}var mn=t=>new XMLSerializer().serializeToString(t);function gn(t,e){let o=document.createElementNS(ol,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function il(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=gn("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(gn("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(sl))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))al(i,a);for(let i of s.querySelectorAll("image"))cl(i);return s}function al(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Do(oe(r.data)))}function cl(t){let e=t.getAttributeNS(Js,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Js,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function ll(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(nl,Math.sqrt(rl/(e*o))),r=t.cloneNode(!0),s=gn("style",{});s.textContent=await ul(mn(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(mn(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var hn=new Map;async function ul(t){let e=[];for(let o of dl()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;hn.has(a)||hn.set(a,fetch(a).then(c=>c.blob()).then(pl).catch(()=>null));let i=await hn.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function dl(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function pl(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var ti=5e3,fl=6e4;async function ei(t,e){let{svg:o,png:n}=await hl(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Zs(o,e),png:Ys(r,e)}}async function hl(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=ti;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=qn(t);if(s)return sr(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Qs(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?fl:ti}throw new Error("It is not drawn.")}function ni({figures:t,chosen:e,onTaken:o}){let[n,r]=T({}),s=t.filter(({key:p})=>!(p in n));j(()=>{s.length&&ml(s).then(p=>{r(l=>({...l,...p})),o(p)})},[s.map(({key:p})=>p).join()]);let a=t.find(({key:p})=>p===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:p,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(oi,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(oi,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(gl,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function ml(t){let e={};for(let{key:o,about:n}of t)e[o]=await ei(o,n).catch(()=>null);return e}function oi({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function gl({png:t,caption:e}){let o=D(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);j(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var ri=`.lab {
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
`;function bl({data:t,parentElement:e,setTriggerValue:o}){let n=wt(e,ri);n.hasChildNodes()||yl(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:wl(i.png)}])));return et(u(ni,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{et(null,n),n.remove()}}function wl(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function yl(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function vl({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ir(t,s=>o("chosen",s))}Fr({alignment:hr,beams:Dr,stage:an,wholeModel:Ks});jr(an);export{hr as alignment,Dr as beams,bl as exporter,vl as follow,an as stage,Ks as wholeModel};
