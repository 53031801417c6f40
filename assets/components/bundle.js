var E,wn,ii,ht,bo,we,yn,_e,vn,yo,wo,ai,Zt=Symbol.for("pv"),ye={},ve=[],ci=/^m(i|n|o|s|text|space)$/,xe=Array.isArray,vo=ve.slice,Et=Object.assign;function Mt(t){t&&t.parentNode&&t.remove()}function xo(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?vo.call(arguments,2):o),Yt(t,a,n,r,null)}function Yt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zt,__v:r||++wn,__i:-1,__u:0};return!r&&E.vnode&&E.vnode(s),s}function G(t){return t.children}function mt(t,e){this.props=t,this.context=e,this.__g=0}function gt(t,e){if(e==null)return t.__&&gt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:gt(t)}function li(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Et({constructor:Zt},o)).__v=o.__v+1,E.vnode&&E.vnode(e),So(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||gt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,En(r,e,s),o.__=o.__e=null,e.__e!=n&&xn(e))}function xn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),xn(t)}function _n(t){(8&t.__g||(t.__g|=8,ht.push(t),we++))&&bo==E.debounceRendering||((bo=E.debounceRendering)||queueMicrotask)(kn)}function kn(){try{for(var t,e=1;ht.length;)ht.length>e&&ht.sort(yn),t=ht.shift(),e=ht.length,8&t.__g&&li(t)}finally{(we=ht.length)&&(bo||queueMicrotask)(kn)}}function Sn(t,e,o,n,r,s,a,i,c,p,l){var h,f,d,m,g,w,b=n.__k||ve,_=e.length;for(c=ui(o,e,b,c,_),h=0;h<_;h++)(d=o.__k[h])!=null&&(f=~d.__i&&b[d.__i]||ye,d.__i=h,w=So(t,d,f,r,s,a,i,c,p,l),m=d.__e,(f.ref!=d.ref||8&f.__u)&&(f.ref&&Oo(f.ref,null,d,f),d.ref&&l.push(d.ref,d.__c||m,d)),g=g||m,4&d.__u?(c=On(d,c,t,!f.__v),f.__e&&(f.__e=null)):typeof d.type=="function"&&w!==void 0?c=w:m&&(c=m.nextSibling),d.__u&=-21);return o.__e=g,c}function ui(t,e,o,n,r){var s,a,i,c,p,l,h,f,d,m=o.length,g=m,w=0,b=0,_=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=Yt(null,a):xe(a)?a=_[s]=Yt(G,{children:a}):a.constructor===Zt&&a.__b?a=_[s]=Yt(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,c=s+w,a.__=t,a.__b=t.__b+1,i=null,~(p=a.__i=di(a,o,c,g))&&(g--,(i=o[p])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,p==c-1?w--:p==c+1?w++:p!=c&&(p>c?w--:w++,b=1)):(~p||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(b){for(l=[],h=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(w=0,f=l.length;w<f;)l[d=w+f>>1]<a.__i?w=d+1:f=d;l[w]=a.__i,h[s]=w+1}for(w=l.length;s--;)h[s]&&(h[s]==w?w--:_[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=gt(i)),Mo(i,i));return n}function On(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=On(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=gt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function ko(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(xe(t)?t.some(function(o){ko(o,e)}):e.push(t)),e}function di(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function bn(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function ge(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||bn(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||bn(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=wo[e]||(wo[e]=pi(e)),(t.__a||(t.__a={}))[e]=yo,s=e!=(e=e.replace(vn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function pi(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[_e]==null)e[_e]=yo++;else if(e[_e]<this.__a[t])return;return o(E.event?E.event(e):e)}}}function So(t,e,o,n,r,s,a,i,c,p){var l,h,f,d,m,g,w,b,_,v,y,S,x,k,D,X,F,M,j=e.type;if(e.constructor!==Zt)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,h=s=[],l.nodeType==8?i=be(l,s):s.push(l),i=s[0]||i),(l=E.__b)&&l(e);t:if(typeof j=="function"){f=a.length;try{if(b=e.props,_=(l=j.prototype)&&l.render,v=(l=j.contextType)&&n[l.__c],y=l?v?v.props.value:l.__:n,(d=o.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(_?e.__c=d=new j(b,y):(e.__c=d=new mt(b,y),d.constructor=j,d.render=hi),v&&v.sub(d),d.state||(d.state={}),d.__n=n,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),j.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Et({},d.__s)),Et(d.__s,j.getDerivedStateFromProps(b,d.__s)))),m=d.props,g=d.state,d.__v=e,o.__c){if(b!==m&&_&&!j.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(b,d.__s,y)===!1){e.__v!=o.__v&&(d.props=b,d.state=d.__s,d.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(W){W&&(W.__=e)}),ve.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),i=gt(o);break t}d.componentWillUpdate&&d.componentWillUpdate(b,d.__s,y),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,g,w)})}else _&&!j.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=y,d.props=b,d.__P=t,d.__g&=-5,S=E.__r,x=_?25:0;do d.__g&=-9,S&&S(e),l=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++x<25);_&&(ve.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(n=Et({},n,d.getChildContext())),_&&o.__c&&d.getSnapshotBeforeUpdate&&(w=d.getSnapshotBeforeUpdate(m,g)),k=l&&l.type===G&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(W){W&&Mo(W,W)}),o.__k=null),i=o.__k?gt(o,0):null),i=Sn(t,xe(k)?k:[k],e,o,n,r,s,a,i,c,p),b.__P&&(e.__e=null,i=l),e.__u&=-161,h&&h.some(Mt),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(W){if(a.length=f,e.__v=null,c||s)if(W&&W.then){if(e.__u|=128|c,s){for(~(F=s.indexOf(i||void 0))||(F=s.length);(M=s[F-1])&&M.nodeType==8;)F--;for(;F<s.length;F++)if(M=s[F])if(s[F]=null,D){if(M==X)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(X=be(D=M))}}if(!D){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;D=i}(l=be(D=e.__c.__z||(e.__c.__z=D)))?(e.__e=D,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Mt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),W&&W.then||Mn(e),E.__e(W,e,o)}}else i=e.__e=fi(o.__e,e,o,n,r,s,a,c,p,t);return(l=E.diffed)&&l(e),i}function be(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Mn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Mn))}function En(t,e,o){for(var n=0;n<o.length;)Oo(o[n++],o[n++],o[n++]);E.__c&&E.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){E.__e(s,r.__v)}})}function fi(t,e,o,n,r,s,a,i,c,p){var l,h,f,d,m,g,w,b,_=o.props||ye,v=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(y?m.localName==y:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=p.ownerDocument||document,!y)return b.createTextNode(v);t=b.createElementNS(r,y,v.is?v:p),i&&(E.__m&&E.__m(e,s),i=!1),s=null}if(y){if(p=y=="template"&&t.content||t,s=y=="textarea"&&v.defaultValue!=null?null:s&&vo.call(p.childNodes),!i&&s)for(_={},l=0;l<t.attributes.length;l++)_[(m=t.attributes[l]).name]=m.value;for(l in _)m=_[l],l=="dangerouslySetInnerHTML"?f=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||ge(t,l,null,m,r);for(l in v)m=v[l],l=="children"?d=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?g=m:l=="checked"?w=m:i&&typeof m!="function"||_[l]===m||ge(t,l,m,_[l],r);h?(i||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(f&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ci.test(y))&&(r="http://www.w3.org/1999/xhtml"),Sn(p,xe(d)?d:[d],e,o,n,r,s,a,s?s[0]:o.__k&&gt(o,0),i,c),s&&s.some(Mt)),i&&y!="textarea"||(l="value",y=="progress"&&g==null?t.removeAttribute(l):g==null||g===t[l]&&(y!="progress"||g)||ge(t,l,g,_[l],r),l="checked",w!=null&&w!=t[l]&&ge(t,l,w,_[l],r))}else _===v||i&&t.data==v||(t.data=v);return t}function Oo(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){E.__e(r,o)}}function Mo(t,e,o){var n,r,s,a;if(E.unmount&&E.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Oo(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){E.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Mo(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=be(n,s=[]))&&(n==t.__e&&s.some(Mt),Mt(r),Mt(n)),o||Mt(t.__e),t.__e=t.__c=t.__=null}function hi(t,e,o){return this.constructor(t,o)}function ot(t,e){var o,n,r,s;E.__&&E.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Yt(G,{children:[t]}),r=[],s=[],So(e,e.__k,n||ye,ye,e.namespaceURI,n?null:e.firstChild?vo.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),En(r,e.__k,s),e.__k.props.children=null}E={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw we=0,t}},wn=0,ii=function(t){return t!=null&&t.constructor===Zt},mt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Et({},this.state)),typeof t=="function"&&(t=t(Et({},o),this.props)),t&&(Et(o,t),this.__v&&(e&&this.__k.push(e),_n(this)))},mt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),_n(this))},mt.prototype.render=G,ht=[],we=0,yn=function(t,e){return t.__v.__b-e.__v.__b},_e=Symbol(),vn=/(PointerCapture)$|Capture$/i,yo=0,wo={},ai=0;var Rt,U,Eo,$n,$o=Object.is,Qt=0,zn=[],To=[],H=E,Tn=H.__b,An=H.__r,Ln=H.diffed,Cn=H.__c,Pn=H.unmount,Nn=H.__;function ke(t,e){H.__h&&H.__h(U,t,Qt||e),Qt=0;var o=U.__H||(U.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function T(t){return Qt=1,Dn(Fn,t)}function Dn(t,e,o){var n=ke(Rt++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Fn(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);$o(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=U,!U.__f)){U.__f=!0;var r=U.shouldComponentUpdate;U.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var p=!1,l=this.props!=s;if(c.__.some(function(f){f.__N&&(p=!0,$o(f.__[0],f.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return p?h||l:h}return!p||l}}return n.__}function J(t,e){var o=ke(Rt++,3);!H.__s&&Lo(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,U.__H.__h.push(o))}function C(t,e){var o=ke(Rt++,4);!H.__s&&Lo(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,U.__h.push(o))}function N(t){return Qt=5,z(function(){return{current:t}},[])}function z(t,e){var o=ke(Rt++,7);return Lo(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Se(t,e){return Qt=8,z(function(){return t},e)}function mi(){var t;do{for(;t=To.shift();)try{Jt(t)}catch(o){H.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=zn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Jt),e.__h.some(Ao),e.__h=[]}catch(o){e.__h=[],H.__e(o,t.__v)}}}while(To.length)}H.__b=function(t){U=null,Tn&&Tn(t)},H.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Nn&&Nn(t,e)},H.__r=function(t){An&&An(t),Rt=0;var e=(U=t.__c).__H;e&&(Eo==U?U.__h=[]:(e.__h.some(Jt),e.__h.some(Ao),Rt=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Eo=U},H.diffed=function(t){Ln&&Ln(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&In(zn.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Eo=U=null},H.__c=function(t,e){e.some(function(o){try{o.__h.some(Jt),o.__h=o.__h.filter(function(n){return!n.__||Ao(n)})}catch(n){o.__h=[function(){throw n}]}}),Cn&&Cn(t,e)},H.unmount=function(t){Pn&&Pn(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,In(To.push(r))}else Jt(r)}catch(s){e=s}}),n.__H=void 0,e&&H.__e(e,n.__v))};var Rn=typeof requestAnimationFrame=="function";function gi(t){var e,o=function(){clearTimeout(n),Rn&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Rn&&(e=requestAnimationFrame(o))}function In(t){t!=1&&$n==H.requestAnimationFrame||(($n=H.requestAnimationFrame)||gi)(mi)}function Jt(t){var e=U,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),U=e}function Ao(t){var e=U;t.__c=t.__(),U=e}function Lo(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!$o(o,t[n])})}function Fn(t,e){return typeof e=="function"?e(t):e}function tt(){let t=N(null),[e,o]=T({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Hn(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var _i=/[\u202A-\u202E\u2066-\u2069]/g,bi=/(\p{M}{4})\p{M}+/gu,wi=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,yi={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},vi=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Co=t=>[...vi.segment(t)].map(e=>e.segment),qn=14;function te(t){let e=t.replace(_i,"").replace(bi,"$1");return/^\s+$/.test(e)?[...e].map(o=>yi[o]??"\u2423").join(""):e||"\u2205"}function it(t,e=qn){let o=te(t);if(o.length<=e)return o;let n=Co(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function R(t,e=qn){return`\u2068${it(t,e)}\u2069`}function Oe(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return wi.test(e)?"rtl":"ltr"}var xi=Symbol.for("pv"),ki=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var p={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xi,__v:--ki,__i:-1,__u:0};return(r||s)&&(p.__source=r,p.__self=s),E.vnode&&E.vnode(p),p}function P({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:te(t),children:it(t,e)})}function Me({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=T(()=>o.every(s=>document.fonts.check(s)));return J(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Ee(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var ee=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function $e({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=T({id:null,spoken:!0}),i=N(!1),c=(h,f=!0)=>a(d=>d.id===h?d:{id:h,spoken:f}),p=({pointerType:h,target:f,currentTarget:d})=>h!=="touch"&&c(ee(f)??ee(d.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:p,onPointerLeave:p,onPointerDown:({pointerType:h})=>{i.current=h==="touch"},onClick:({target:h})=>e(ee(h),{id:r,touch:i.current,point:c}),onFocusIn:({target:h})=>{let f=ee(h);f&&o(f),f&&h instanceof Element&&h.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:h=>{i.current=!1;let{key:f,target:d,currentTarget:m}=h,g=ee(d);f==="Escape"?c(null):g&&Ee(h,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function Te({parts:t,hint:e,spoken:o}){return u("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:u(P,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function It(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+zt(Number(r))+(s?`.${s}`:"")}function zt(t){return t.toLocaleString("en")}function O(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?O(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Un(t){return t>=.005?(t*100).toFixed(0):""}var _t=t=>t.map(e=>typeof e=="string"?e:R(e.token,e.length)).join("");var Si;function Ae(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Si??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),p=new Uint32Array(c.data.buffer);for(let l=0;l<p.length;l+=1)p[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var V=6;function A({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function rt(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:p,stroke:l,width:h=1,opacity:f=1,dash:d=[]},m)=>{i.globalAlpha=f,p&&(i.fillStyle=p,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.setLineDash(d),i.stroke(m)),i.globalAlpha=1};return{rect(p,l,h,f,d){let m=new Path2D;d.radius?m.roundRect(p,l,h,f,d.radius):m.rect(p,l,h,f),c(d,m)},text(p,l,h,f){i.save(),i.translate(l,h),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:A(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(p,0,0),i.restore()},cells:(p,l,h,f,d)=>i.drawImage(Ae(p,l,h,n,d),...f),hatch(p,l,h,f){i.fillStyle=Oi(i,n),i.fillRect(p,l,h,f)},path(p,l){let[h,f]=l.shift??[0,0];i.save(),i.translate(h,f),c(l,new Path2D(p)),i.restore()}}}function Wn(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,p],l)=>t.cells(n,r,s,[a+e,i+o,c,p],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var jn=new Map;function Oi(t,e){let o=jn.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:V,height:V}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,V,V),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-V,0,V])r.moveTo(a-1,V+1),r.lineTo(a+V+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return jn.set(e.signature,s),s}var Mi,No=()=>Mi??=document.createElement("canvas").getContext("2d");function Le(t){let e=No();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Ce=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),bt=t=>`rgb(${t.join(",")})`;function Po(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Bn(t,e){let[o,n]=[Po(t),Po(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Gn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Ce(t[r],t[r+1],n-r)})}function Dt(t){let e=getComputedStyle(t),o=d=>e.getPropertyValue(`--st-${d}`).trim(),[n,r]=[Le(o("text-color")),Le(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...p]=o("chart-categorical-colors").split(","),l=Gn(s.map(Le)),h=o("chart-diverging-colors").split(","),f=Gn(h.map(Le));return{text:bt(n),quiet:bt(Ce(r,n,.72)),ground:bt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:p,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:bt(Ce(r,n,.09)),hatchLine:bt(Ce(r,n,.3)),scale:l.map(bt),ink:l.map(d=>bt(Bn(d,n)>=Bn(d,r)?n:r)),pixels:Vn(l),signed:f.map(bt),signedPixels:Vn(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${h})`,dark:Po(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Vn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function $(t,e){let o=No();return o.font=e,o.measureText(t).width}function Kn(t){let e=No();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var $t=["source","target"];var Yn=t=>t==="source"?"target":"source";function Zn(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Xn("source",t.source),target:Xn("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:Ei(n,t.gold??[])}}var Xn=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Pe({words:t,weights:e},o){return t[Yn(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Ro=t=>1-t.reduce((e,{weight:o})=>e+o,0);function Ei(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=Pe(t,a),c=Math.max(...i.map(({weight:l})=>l)),p=c>=Ro(i)?i.find(({weight:l})=>l===c):void 0;return i.filter(({weight:l})=>l>0).map(l=>({source:l.other,target:a,weight:l.weight,kind:l===p?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Ne(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Yn(o.side)])]:[]),a=new Map(o?Pe(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var $i=560,Ti={letters:20,padding:8,least:48},Ai={letters:17,padding:4,least:35},Li={share:.03,least:4,most:44},Ci={share:.17,least:130,most:190},Jn=3;function Re({words:t,directions:e},o,n){let r=({share:g,least:w,most:b})=>Math.max(w,Math.min(b,o*g)),s=o<$i,{letters:a,padding:i,least:c}=s?Ai:Ti,p=s?0:r(Li),l=A({fill:"",size:a},n),h=$t.map(g=>t[g].map(({label:w})=>Math.max(c,Math.ceil($(it(w),l))+2*i))),f=h.map(g=>g.reduce((w,b)=>w+b+p,2*Jn-p)),d=Math.max(o,...f),m=new Map;return $t.forEach((g,w)=>{let b=(d-f[w])/2+Jn;t[g].forEach((_,v)=>{let y=h[w][v],S=b+y/2;m.set(_,{x:e[g]==="rtl"?d-S:S,width:y}),b+=y+p})}),{width:d,gap:p,links:r(Ci),letters:a,places:m}}function Qn({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=l=>t[r][Math.max(0,Math.min(l,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=l=>Math.abs((o.get(l)?.x??0)-(o.get(n)?.x??0)),p=l=>l===r?n:t[l].reduce((h,f)=>c(f)<c(h)?f:h);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>p("source"),ArrowDown:()=>p("target"),Home:()=>a(0),End:()=>a(1/0)}}function Ie({places:t,links:e},{source:o,target:n},[r,s]=[0,0]){let[a,i]=[o,n].map(l=>r+(t.get(l)?.x??0)),[c,p]=[e*.42,s+e];return`M${a} ${s} C${a} ${s+c} ${i} ${p-c} ${i} ${p}`}var Io={best:[.45,.85],other:[.12,.72]};function ze({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Io[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Pi=.1,Ni=3,oe={source:"Text: looked at (key)",target:"Translation: looks (query)"},or={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Ri="The more weight, the thicker and the stronger in colour",ne={line:3,name:12};function De(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${O(e)}`:"others"],["",Ri],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var er=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function re(t,e,o){let n=Pe(t,e),s=n.filter(({weight:c})=>c>0).sort((c,p)=>p.weight-c.weight).slice(0,o).filter(({weight:c},p)=>p===0||c>=(p<Ni?.005:Pi)),a=e.side==="target",i=Ro(n);return[...er(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:p},l)=>[l?", ":"",...er(c),` (${O(p).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${O(i)}`:""]}function nr({data:t,theme:e,onShow:o}){let[n,{width:r}]=tt(),s=N(null),[a,i]=T({source:0,target:0}),c=z(()=>Zn(t),[t.id]),p=Me(e),l=z(()=>Re(c,r,e),[c,r,e.font,p]),{words:h,directions:f}=c,d=x=>$t.flatMap(k=>h[k]).find(k=>k.id===x)??null,{id:m,spoken:g,listeners:w}=$e({moves:x=>Qn(c,l,d(x)??h.source[0]),press:(x,{id:k,touch:D,point:X})=>(D||!x)&&X(k===x?null:x),onFocus:x=>{let k=d(x);k&&i({...a,[k.side]:k.index})},taps:!0}),b=d(m),{lines:_,lit:v,told:y}=Ne(c,t.least,b);C(()=>o({alignment:c,least:t.least,word:b})),C(()=>{s.current&&(s.current.scrollLeft=f.target==="rtl"?s.current.scrollWidth:0)},[t.id,r>0]);let S=x=>u(Ii,{alignment:c,side:x,layout:l,lit:v,told:y,stop:Math.min(a[x],h[x].length-1)});return u("div",{class:"alignment",ref:n,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[u(Te,{parts:b&&re(c,b,ne.line),hint:or,spoken:g}),u("div",{class:"scroller",ref:s,children:u("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${l.width}px`,"--letters":`${l.letters}px`},...w,children:[S("source"),u("svg",{class:"links","aria-hidden":"true",style:{height:`${l.links}px`},children:_.map(x=>{let{stroke:k,width:D,dash:X}=ze(x,e),{source:F,target:M,kind:j,met:W}=x;return u("path",{class:W?`${j} met`:j,d:Ie(l,x),stroke:k,"stroke-width":D,"stroke-dasharray":X?.join(" ")},`${F.index} ${M.index} ${j}`)})}),S("target")]})}),u("div",{class:"legend",children:De(c.knowsGold,t.least).map(([x,k])=>u("span",{class:"entry",children:[x&&u("span",{class:`swatch ${x}`}),k]},k))})]})}function Ii({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=z(()=>t.words[e].map(i=>_t(re(t,i,ne.name))),[t]);return u("div",{class:"row",children:[u("div",{class:`heading ${e}`,children:oe[e]}),u("div",{class:`side ${e}`,role:"list","aria-label":oe[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>u("div",{role:"listitem",children:u("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[u("span",{class:"number",children:r.has(i)?O(r.get(i)??0):""}),u("span",{class:"label",children:u(P,{token:i.label})})]})},i.id))})]})}var rr=`.alignment .token {
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
`;var Di=6400,sr=4,Fi=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Hi=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,qi={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},ar=t=>t.replace(/[&<>"]/g,e=>qi[e]);function zo(t){return Hi.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var se=t=>t.toWellFormed().replace(Fi,""),Ft=t=>Math.round(t*100)/100;function st(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${ar(String(typeof s=="number"?Ft(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var ir=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function cr(t,e,o,n){let r=[];n(Ui(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Ft(t)} ${Ft(e)}`};return st("svg",s,st("defs",{},Bi(o))+r.join(""))}function Ui(t,e){return{rect:(o,n,r,s,a)=>t.push(st("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...ir(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Ft).join(" ")})`;t.push(st("path",{d:o,transform:r,...ir(n)}))},hatch:(o,n,r,s)=>t.push(st("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...ji(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:p,align:l="left",turned:h}=s,f=zo(se(o)),d=$(f,A(s,e)),[m,g]=[h?{transform:`translate(${Ft(n)} ${Ft(r)}) rotate(-90)`}:{x:n,y:void 0},Kn(A(s,e))],w={...m,y:h?g:r+g,fill:a,"font-family":p?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...f].length>1?d:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(st("text",w,ar(f)))}}}function ji(t,e,o,[n,r,s,a],i,c){if(e*o>Di)return[Wi(t,e,o,[n,r,s,a],i,c)];let p=c?i.signed:i.scale,[l,h]=[s/o,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),d=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let b=p[f(m*o+g)];for(w=g+1;w<o&&p[f(m*o+w)]===b;)w+=1;let _={x:n+g*l,y:r+m*h,width:(w-g)*l,height:h};d.push(st("rect",{..._,fill:b}))}return[st("g",{"shape-rendering":"crispEdges"},d.join(""))]}function Wi(t,e,o,[n,r,s,a],i,c){let p=Object.assign(document.createElement("canvas"),{width:o*sr,height:e*sr}),l=p.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(Ae(t,e,o,i,c),0,0,p.width,p.height),st("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:p.toDataURL("image/png")})}function Bi(t){let e=st("rect",{width:V,height:V,fill:t.hatchGround}),o=[-V,0,V].map(r=>`M${r-1} ${V+1}L${r+V+1} -1`).join("");return st("pattern",{id:"hatch",width:V,height:V,patternUnits:"userSpaceOnUse"},e+st("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ie=12,Gi=2,Vi=16e6,Ki=1.4;function B(t,e=ie){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function K(t,e=ie){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Fe(t,e,o,n){let r=A(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&$(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Ki;return{width:Math.ceil(Math.max(0,...s.map(i=>$(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,p)=>s.forEach((l,h)=>i.text(l,c,p+(h+.5)*a,o))}}function Xi(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ie);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ie,ie)}}}function lr(t,e){let{width:o,height:n,draw:r}=Xi(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(rt(s,o,n,e,Math.min(Gi,Math.sqrt(Vi/(o*n))))),{svg:cr(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Y=14,Yi=18,Do=64,ae={width:96,height:12},ct=(t,e)=>at(t,{size:Yi,bold:!0,fill:e.text},e),wt=(t,e,o)=>Fe(t,e,{size:Y,fill:o.text},o);function at(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil($(t,A(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function He({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>at(n,{size:Y,fill:r,bold:s},e);return K([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),K([o("0 %"),Zi(e),o("100 %")],6),t&&K([Fo((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Zi(t){let e=Float32Array.from({length:Do},(o,n)=>n/(Do-1));return{...ae,draw(o,n,r){o.cells(e,1,Do,[n,r+4,ae.width,ae.height]),o.rect(n,r+4,ae.width,ae.height,{stroke:t.hatchLine})}}}var Fo=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Ji=720,Tt={heading:26,number:22,label:34},qo=15,Uo={width:32,height:20},Ho=32;function ur(t,e){let{alignment:o,least:n,word:r}=t,s=Re(o,Ji,e),a=r&&wt(_t(re(o,r,ne.line)),s.width,e),i=Tt.heading+Tt.number+Tt.label,c={width:s.width,height:2*i+s.links,draw:p};return B([a,c,Qi(o.knowsGold,n,s.width,e)],16);function p(l,h,f){let{lines:d,lit:m,told:g}=Ne(o,n,r),w=f+c.height;for(let b of d)l.path(Ie(s,b,[h,f+i]),ze(b,e));for(let b of $t){let _=y=>b==="source"?f+y:w-y,v=b==="source"?e.key:e.query;l.text(oe[b],h,_(Tt.heading/2),{fill:v,size:qo,bold:!0});for(let y of o.words[b]){let S=h+(s.places.get(y)?.x??0),x=r&&!m.has(y),k=g.get(y);k!==void 0&&l.text(O(k),S,_(Tt.heading+Tt.number/2),{fill:x?e.quiet:e.text,size:qo,bold:!x,align:"center"}),l.text(R(y.label),S,_(i-Tt.label/2),{fill:x?e.quiet:v,size:s.letters,align:"center"})}}}}function Qi(t,e,o,n){let r=[[]];for(let[s,a]of De(t,e)){let i=s&&{...Uo,draw:(l,h,f)=>ta(l,s,h,f+Uo.height/2,n)},c=K([i||null,at(a,{fill:n.quiet,size:qo},n)],8),p=r.at(-1);p.length&&K([...p,c],20).width>o?r.push([c]):p.push(c)}return B(r.map(s=>K(s,20)),4)}function ta(t,e,o,n,r){let{width:s}=Uo;if(e!=="gold"){let[i,c]=Io[e==="other"?"other":"best"],p=e==="other"?2:5,l=Array.from({length:Ho},(h,f)=>i+(c-i)*f/(Ho-1));t.cells(l,1,Ho,[o,n-p/2,s,p])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}var dr=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var pr=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function yt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var qe=new Map;function Ht(t,e){return qe.set(t,e),()=>{qe.get(t)===e&&qe.delete(t)}}var fr=t=>qe.get(t)?.()??null;function Ue(t,e,o,n,r){let s=yt(t,[dr,pr,o].join(`
`)),a=Dt(s),i=null;ot(n(a,p=>i=p),s);let c=Ht(e,()=>i&&{picture:r(i,a),theme:a});return()=>{c(),ot(null,s),s.remove()}}var hr=({data:t,parentElement:e})=>Ue(e,t.name,rr,(o,n)=>u(nr,{data:t,theme:o,onShow:n}),ur);var mr=Object.assign;function sa(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var ia=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ce(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:sa(this.props,r)}function n(r){return this.shouldComponentUpdate=o,xo(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var aa=Symbol.for("react.element"),ca=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,la=/[A-Z0-9]/g,ua=typeof document<"u";var da=function(t){return/fil|che|rad/.test(t)};mt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(mt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var gr=E.event;E.event=function(t){return gr&&(t=gr(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var pa={configurable:!0,get:function(){return this.class}},_r=E.vnode;E.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var p=r[c];if(!(c=="value"&&"defaultValue"in r&&p==null||ua&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&p&&p.constructor==Object){var l=void 0;for(var h in p)typeof p[h]!="number"||ia.test(h)||(l||(l=p=mr({},p)),p[h]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&p===!0)p="";else if(c=="translate"&&p==="no")p=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||da(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&ca.test(c)?c=c.replace(la,"-$&").toLowerCase():p===null&&(p=void 0);a[c]=p}}if(s=="select"){var d=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;d!=null&&(a.value=ko(r.children).forEach(function(m){m.props.selected=a.multiple?d.indexOf(m.props.value)!=-1:d==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",pa)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=mr({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=aa,_r&&_r(t)};function br(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-At(r).length,width:e}}var At=t=>t.filter(e=>e.kept);function qt(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Ut=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function wr({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var jo=120,Be={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},We={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},yr={point:`${We.point} Click or Enter opens it.`,tap:`${We.tap} Tap it again to open it.`},Ge=t=>t===0?"start":t===1?"step 1":String(t),Ve=t=>`dropped: outside the best ${t}`,fa=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,je=t=>Math.abs(t)<5e-5?"\u22480":It(t,fa(t)),vt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${je(o)}`:"";function ha(t){let e=qt(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=te(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>jo?Co(o):[];return n.length>jo?`\u2026${n.slice(1-jo).join("")}`:o}function le({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=At(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||At(o.children).length;return["\u201C",{token:ha(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${O(Ut(o))}; everything so far has ${O(Math.exp(n),1)}, log-probability ${je(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${je(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${je(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var q={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},jt={kept:38,dropped:22},ut={least:22,most:64,cut:30,edge:6};function vr({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=$(it(o.token,q.chip),A({fill:"",size:q.letters[n],bold:o.winner,code:!0},e)),s=vt(o)&&q.mark+$(vt(o),A({fill:"",size:q.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?q.least:0,Math.ceil(r+Number(s))+2*q.padding[n])]}))}function ue({columns:t,width:e},o,n,r,[s,a]=[0,0]){let i=t.map(b=>Math.max(...b.map(_=>o.get(_)??0))),c=n-2*ut.edge-i.reduce((b,_)=>b+_,0),p=Math.max(ut.least,Math.min(ut.most,c/(i.length-1||1))),l=a+q.head+ut.edge,h=t.map(b=>l+Math.max(e,At(b).length)*jt.kept+ut.cut/2),f=new Map,d=i.map((b,_)=>s+ut.edge+i.slice(0,_).reduce((v,y)=>v+y+p,0)),m=r?Math.max(...h):0;t.forEach((b,_)=>{let v=h[_]+ut.cut/2-At(b).length*jt.dropped;for(let y of b){let S=y.kept?l+(y.place+.5)*jt.kept:v+(y.place+.5)*jt.dropped;f.set(y,{x:d[_],y:S,width:o.get(y)??0,end:d[_]+i[_]}),(y.kept||r)&&(m=Math.max(m,S+(y.kept?jt.kept:jt.dropped)/2))}});let g=d[d.length-1]+i[i.length-1]+ut.edge,w=h.map((b,_)=>`H${Math.max(s,d[_]-p/2)}V${b}`);return{places:f,columns:d,cut:h[0],cutPath:`M${s} ${h[0]}${w.join("")}H${Math.max(n,g)}`,width:g-s,height:m+ut.edge-a}}function de({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Ke=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var ma=60;function xr({data:t,theme:e,open:o,onShow:n}){let[r,{width:s}]=tt(),a=N(null),[i,c]=T(null),[p,l]=T(""),[h,f]=T(null),d=z(()=>br(t.nodes,t.width),[t.id]),m=Me(e),g=z(()=>vr(d,e),[d,e.font,e.codeFont,m]),w=L=>d.nodes.find(Q=>String(Q.id)===String(L))??null,b=w(t.selected),_=d.dropped>0&&(i??(d.nodes.length<=ma||b?.kept===!1)),v=z(()=>ue(d,g,s,_),[d,g,s,_]);C(()=>f(null),[t]),C(()=>n({tree:d,wide:g,all:_,selected:b}));let y=L=>{!o||L===b||(f(L.id),o(L.id,L===d.end))},S=L=>L.kept||_,{id:x,spoken:k,listeners:D}=$e({moves:L=>wr(d,w(L)??d.nodes[0],S),press:(L,{id:Q,touch:ft,point:si})=>{let gn=w(L);!gn||ft&&Q!==L?si(L):y(gn)},onFocus:l}),X=w(x)??b,F=new Set(qt(X)),M=w(p)??b??d.nodes[0],j=S(M)?M:M.parent,W=()=>{y(d.end);let L=a.current?.querySelector(`[data-id="${d.end.id}"]`);L instanceof HTMLElement&&L.focus()};return u("div",{class:"beam",ref:r,style:{colorScheme:e.dark?"dark":"light"},children:[u("div",{class:"top",children:[u(Te,{parts:X&&le(d,X),hint:o?yr:We,spoken:k}),o&&b&&b!==d.end&&u("button",{type:"button",class:"back",onClick:W,children:"Back to the winner"}),d.dropped>0&&u("label",{class:"switch",children:[u("input",{type:"checkbox",role:"switch",checked:_,onChange:({currentTarget:L})=>c(L.checked)}),"Show dropped branches (",d.dropped,")"]})]}),u("div",{class:"scroller",ref:a,style:{maxHeight:`${t.height}px`},children:u("div",{class:_?"sheet":"sheet kept-only",style:{width:`${v.width}px`,height:`${v.height}px`},...D,children:[u("div",{class:"head",style:{height:`${q.head}px`},children:v.columns.map((L,Q)=>u("span",{class:"heading",style:{left:`${L}px`},children:Ge(Q)},Q))}),u(ga,{tree:d,layout:v}),u("svg",{"aria-hidden":"true",children:u("path",{class:"lit",d:de(v,[...F].filter(S))})}),u("div",{class:"cut",style:{top:`${v.cut}px`},children:u("span",{children:Ve(d.width)})}),d.columns.map((L,Q)=>u("div",{class:"column",role:"list","aria-label":Q===0?"Start":`Step ${Q}, best first`,children:L.map(ft=>u(_a,{node:ft,tree:d,layout:v,lit:F.has(ft),isStop:ft===j,isCurrent:ft===b,isPending:ft.id===h},ft.id))},Q))]})}),u("div",{class:"legend",children:Object.entries(Be).map(([L,Q])=>u("span",{class:L,children:Q},L))})]})}var ga=ce(ba),_a=ce(wa);function ba({tree:t,layout:e}){return u("svg",{class:"branches","aria-hidden":"true",children:[u("path",{class:"cut",d:e.cutPath}),Ke.map(([o,n])=>u("path",{class:o,d:de(e,t.nodes.filter(n))},o))]})}function wa({node:t,tree:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:t.kept,finished:t.finished,winner:t.winner,lit:n,pending:a},{x:c=0,y:p=0,width:l=0}=o.places.get(t)??{},h=z(()=>_t(le(e,t)),[e,t]);return u("div",{class:t.kept?"":"below",role:"listitem",children:u("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,d])=>d?f:[])].join(" "),"data-id":t.id,tabIndex:r?0:-1,"aria-label":h,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${p}px`,width:`${l}px`,"--own":Ut(t)},children:[u(P,{token:t.token,length:q.chip}),vt(t)&&u("span",{class:"mark",children:vt(t)})]})})}var kr=`.beam {
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
`;var Wo=13,va=480,xa={width:26,height:14},ka={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Sr(t,e){let{tree:o,wide:n,all:r,selected:s}=t,{width:a,height:i}=ue(o,n,0,r),c=s&&wt(_t(le(o,s)),Math.max(va,a),e);return B([c,{width:a,height:i,draw:(p,l,h)=>Sa(p,t,[l,h],e)},Ma(e)],16)}function Sa(t,{tree:e,wide:o,all:n,selected:r},s,a){let i=ue(e,o,0,n,s),c={fill:a.quiet,size:Wo};i.columns.forEach((h,f)=>t.text(Ge(f),h,s[1]+q.head/2-2,c)),t.rect(s[0],s[1]+q.head-1,i.width,1,{fill:a.text,opacity:.2}),n&&t.path(i.cutPath,{stroke:a.text,opacity:.45,width:1.25,dash:[4,3]});let p=qt(r);for(let[h,f]of[...Ke,["lit",d=>p.includes(d)]]){let d=de(i,e.nodes.filter(m=>f(m)&&(m.kept||n)));d&&t.path(d,{stroke:h==="winner"?a.primary:a.text,...ka[h]})}for(let[h,f]of i.places)(h.kept||n)&&Oa(t,h,f,{lit:p.includes(h),open:h===r},a);if(!n)return;let l=Ve(e.width);t.rect(s[0],i.cut-Wo/2,$(l,A(c,a))+8,Wo,{fill:a.ground}),t.text(l,s[0],i.cut,c)}function Oa(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:p}=e,[l,h]=c?[q.letters.kept,q.high.kept]:[q.letters.dropped,q.high.dropped],f=[o,n-h/2,r,h],d=c?7:5;if(t.rect(...f,{fill:i.ground,radius:d}),c){t.rect(...f,{fill:p?i.primary:i.text,opacity:p?.14:.06,radius:d}),t.rect(o+2,n+h/2-4,(r-4)*Ut(e),3,{fill:p?i.primary:i.quiet});let y=s||!p?i.text:i.primary;t.rect(...f,{stroke:y,width:p?2:1,opacity:s||p?1:.45,radius:d})}a&&t.rect(o-3.5,n-h/2-3.5,r+7,h+7,{stroke:i.primary,width:3,radius:d+3});let[m,g]=[R(e.token,q.chip),vt(e)],w={fill:c||s?i.text:i.quiet,size:l,bold:p,code:!0},b={fill:i.text,size:q.letters.mark,bold:p},_=$(m,A(w,i)),v=o+(r-_-(g?q.mark+$(g,A(b,i)):0))/2;t.text(m,v,n,w),g&&t.text(g,v+_+q.mark,n,b)}function Ma(t){let e={fill:t.quiet,size:14},{width:o,height:n}=xa,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Be).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return K([c,at(i,e,t)],7)});return K(s,20)}var Z=["mean","max","rollout"];function Lt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((h,f)=>f),i=a.filter(h=>!r.columnPieces[h].every(f=>s.has(f))),c=i.length?i:a,{rows:p}=r,l=r.blocked&&Mr(r.blocked,p.length,r.columns.length,c,new Uint8Array(p.length*c.length));return{group:e,axes:r,kept:c,rows:p,columns:c.map(h=>r.columns[h]),blocked:l,rowSpots:Or(r.rowPieces,e.looks),columnSpots:c.map(h=>Or([r.columnPieces[h]],e.lookedAt)[0])}}var Or=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Mr(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function dt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Z]}function xt(t,e,o,n){let{group:r}=e;if(n==="rollout")return Bo(t,e,o,r.heads);if(!Z.includes(n))return Bo(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=Bo(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function Bo(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,p=(a*(e.heads+1)+i)*c,l=Mr(o.weights.subarray(p,p+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let f=0;f<n.length;f+=1){let d=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let g=0;g<h;g+=1)m+=l[f*h+g];d=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)l[f*h+m]*=d}return l}function Xe(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Z.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:xt(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Er(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),c=new Float32Array(a*a),p=new Uint8Array(a*a).fill(1);for(let h of t.groups){let f=Lt(t,h,{words:!1,muted:!1}),d=xt(t,f,e,o),[m,g]=[h.looks,h.lookedAt].map(w=>w==="source"?0:r);for(let w=0,b=0;w<f.rows.length;w+=1)for(let _=0;_<f.columns.length;_+=1,b+=1){let v=(m+w)*a+g+_;p[v]=f.blocked?.[b]??0,c[v]=p[v]?0:d[b]}}let l=Z.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:p,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Go=6,Ye={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Ar(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:$r(t.layer,o.layers),head:dt(o).includes(t.head)?t.head:"1",step:$r(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Go),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var $r=(t,e)=>Math.max(0,Math.min(t,e-1)),Tr={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Lr(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Tr)){let[s,a]=Tr[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Cr=250,Ct=0,kt=Ye,Pr=Ye,Wt=0,Nr=!1,Vo=null,Ze=new Set,Pt=()=>kt;function I(t){if(!Object.entries(t).every(([e,o])=>String(kt[e])===String(o))){kt={...kt,...t},Ct+=1,zr(),clearTimeout(Wt),Wt=window.setTimeout(Rr,Cr);for(let e of Ze)e()}}function Rr(){clearTimeout(Wt),Wt&&Vo?.({turn:Ct,selection:kt}),Wt=0}function Je(t){Ct===0&&(kt={...Ye,...t})}function Ir(t,e){if(Vo=e,Nr=!0,Pr=t.usual,t.turn>Ct||Ct===0&&t.turn===0){Ct=t.turn,kt=t.selection;for(let o of Ze)o()}else t.turn<Ct&&(Wt||=window.setTimeout(Rr,Cr));zr()}function zr(){if(!Nr)return;let t=Lr(location.search,kt,Pr),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Qe(t){return Ze.add(t),()=>{Ze.delete(t)}}var Ea="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Ea))&&(Vo=null),{capture:!0});function Dr({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{I({node:s?-1:r}),o?.("opened",r)};return Ue(e,t.name,kr,(r,s)=>u(xr,{data:t,theme:r,onShow:s,open:t.openable&&o?n:void 0}),Sr)}function Fr(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Je(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var to=()=>{},qr=[],Ur=!1;async function jr(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(to=()=>e.remove(),location.search)return pe();let o=e.dataset.view?JSON.parse(e.dataset.view):await $a(e.dataset.labFirst??"");if(Ur||!o)return pe();e.removeAttribute("data-view"),Je(o.selection),Aa(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>qr.push(i)}),a=new MutationObserver(()=>Ta()&&pe());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),to=()=>{a.disconnect(),s?.(),e.remove()}}async function $a(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function pe(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Ur=!0,to(),to=()=>{};for(let n of qr.splice(0))e?.(...n)}}var Hr=!1;function Ta(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Hr||=t==="running",Hr&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Aa(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var Wr="$array",La={uint8:Uint8Array,uint16:Uint16Array};function Br(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Wr])return s;let{[Wr]:a,at:i,size:c}=s;return new La[a](e.buffer,e.byteOffset+n+i,c)})}var eo={looks:null,lookedAt:null};function Gr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Vr(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Xo({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Ko(t,o),columns:Ko(e,n)}}function Yo({encoderOnly:t},{rowSpots:e},o){return Ko(e,{side:t?"source":"target",place:o})}function Ko(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var nt={top:18,height:160,bar:14,gap:16};function Kr({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>K([Fo((a,...i)=>a.rect(...i,{fill:o.lines[s]})),at(`${r+1} ${R(t.rows[r],30)}`,{size:Y,fill:o.text},o)],6);return B([ct(`Rows compared: ${t.title}`,o),B(e.map(n),2),Ca(t,e,o)])}function Ca({weights:t,columns:e},o,n){let r={size:Y,code:!0,fill:n.text},s=e.map(i=>R(i,12)),a=s.map(i=>Math.max(Math.ceil($(i,A(r,n))),o.length*nt.bar)+nt.gap);return{width:a.reduce((i,c)=>i+c,0),height:nt.top+nt.height+24,draw(i,c,p){let l=p+nt.top;for(let f of[.5,1]){let d=l+(1-f)*nt.height;i.rect(c,d,this.width,1,{fill:n.hatchGround}),i.text(O(f),c,d-8,{size:13,fill:n.quiet})}let h=c;s.forEach((f,d)=>{let m=h+(a[d]-o.length*nt.bar)/2;o.forEach((g,w)=>{let b=t[g*e.length+d]*nt.height;i.rect(m+w*nt.bar,l+nt.height-b,nt.bar-1,b,{fill:n.lines[w]})}),i.rect(h,l+nt.height,a[d],1,{fill:n.quiet}),i.text(f,h+a[d]/2,l+nt.height+13,{...r,align:"center"}),h+=a[d]})}}}var Xr=1.2,Pa=9;function Bt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(_=>R(_))),i=(b=>Math.ceil(Math.max(...b.map(_=>$(_,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),p=e.letters*Xr,l=s.map(b=>$(b,n)),h=l.map(b=>b>Math.max(c,p)-2&&b>e.letters*1.1),f=Math.ceil(Math.max(p,...l.filter((b,_)=>h[_])))+8,d=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,d*1.8),[c,d]=[c,d].map(b=>b>=4?Math.floor(b):b);let[m,g]=[i+s.length*c+3,f+r.length*d+3].map(Math.ceil),w=Math.min(e.letters,Math.floor(d*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:d,width:m,height:g,rows:r,columns:s,turned:h,letters:e.letters,numbers:w>=12?w:0}}function Gt(t,e,o,n,r){Na(t,e,o,n,r),o.numbers&&Ra(t,e,o,n,r),Ia(t,o,n,r),za(t,o,n,r),Da(t,o,n,r)}function Na(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,p]=[e.rows.length,e.columns.length],[l,h]=[p*r,c*s];if(t.cells(e.weights,c,p,[o,n,l,h]),e.blocked&&Nt(t,e.blocked,c,p,[o,n,l,h]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<Pa)){for(let f=1;f<p;f+=1)t.rect(o+f*r-.5,n,1,h,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,l,1,{fill:i.ground})}}function Nt(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),p=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let h=0;h<n;h+=1){let f=h;for(;f<n&&e[l*n+f];)f+=1;f>h&&t.hatch(c(h),p(l),c(f)-c(h),p(l+1)-p(l)),h=f}}function Ra(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:p},l,h){for(let f=0;f<Math.min(n.length,l.done);f+=1)for(let d=0;d<r.length;d+=1){let m=e[f*r.length+d];if(o?.[f*r.length+d])continue;let g=h.ink[Math.min(255,Math.round(m*255))],[w,b]=[s+(d+.5)*i,a+(f+.5)*c+1];t.text(Un(m),w,b,{fill:g,size:p,align:"center"})}}function Ia(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let p=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...p,{fill:c.ground}),t.rect(...p,{fill:c.hatchGround,opacity:.5})}function za(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let p=(l,h)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)p(l,c.query);for(let l of i.step)p(l,c.primary);for(let l of i.rows)p(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function Da(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},p,l){let h=[...p.rows,...p.step,...p.chosen];for(let f of oo(s.length,r,c,h)){if(f>=p.done)break;let d=h.includes(f),m=p.rows.includes(f)||p.chosen.includes(f)?l.query:d?l.text:l.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:c,bold:d,code:!0,align:"right"})}for(let f of oo(a.length,n,c,p.columns)){let d=p.columns.includes(f),m=i[f]?"left":"center",[g,w]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],g,w,{fill:d?l.key:l.quiet,size:c,bold:d,code:!0,align:m,turned:i[f]})}}function oo(t,e,o,n){let r=o*Xr,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Yr({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,p]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||p>=s.length||c<0&&p<0?null:{row:Math.max(-1,c),column:Math.max(-1,p)}}function no({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Z.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>dt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:dt(t).filter(a=>s.some(i=>i.head===a))}}var Zr=96,Zo=12,Jr=64,Jo=20,Qr=18,Fa=6;function ts({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...no(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:h,heads:f})=>B([ct(l.group.title,s),Ha(t,l,h,f,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),p=Math.max(...a.map(({heads:l})=>l.length))<=Fa;return B([p?K(i,32):B(i,24),He({isBlocked:c},s)],16)}function Ha(t,e,o,n,r,s){let{group:a,rows:i,columns:c,blocked:p}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[h,f]=[Zr,Math.round(Zr/l)],d=[...new Set(o.map(({layer:g})=>g))],m=f+Qr+Zo;return{width:Jr+n.length*(h+Zo),height:Jo+d.length*m,draw(g,w,b){let _=y=>w+Jr+n.indexOf(y)*(h+Zo),v={size:13,fill:s.quiet};for(let y of n)g.text(Z.includes(y)?y:`Head ${y}`,_(y)+h/2,b+Jo/2,{...v,align:"center"});d.forEach((y,S)=>{let x=b+Jo+S*m;g.text(`Layer ${y+1}`,w,x+f/2,v);for(let k of o.filter(D=>D.layer===y)){let D=_(k.head);g.cells(xt(t,e,y,k.head),i.length,c.length,[D,x,h,f]),p&&Nt(g,p,i.length,c.length,[D,x,h,f]);let X=k.kind===r.kind&&y===r.layer&&k.head===r.head;g.rect(D-2,x-2,h+4,f+4,{stroke:X?s.primary:s.hatchLine,width:X?3:1,radius:4});let F=a.roles[y][Number(k.head)-1];F&&g.text(F,D+h/2,x+f+4+Qr/2,{...v,align:"center"})}})}}}var ro=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function so(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,p=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&p.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let l=({row:f,column:d})=>o.columns.length?o.columns.includes(d):o.rows.includes(f),h=o.rows.length+o.columns.length>0;p.sort((f,d)=>f.weight-d.weight);for(let f of h?[!1,!0]:[!1])for(let d of p){if(l(d)!==f)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(d.weight*255))];t.path(`M${n} ${m(d.row)}L${n+s} ${m(d.column)}`,{stroke:g,width:f?4:2,opacity:h&&!f?.25:1})}}var es={width:960,height:720},qa=9,Ua=200,et={width:360,pitch:26,gap:8},io={pitch:26,gap:16};function os({map:t,lit:e,view:o},n){let r=o==="lines"?Wa(t,e,n):o==="table"?Ba(t,n):ja(t,e,n),s=[wt(t.caption,Math.max(520,r.width),n),He({isBlocked:!!t.blocked?.includes(1)},n)];return B([ct(t.title,n),r,...s])}function ja(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Ua+i*qa),s={width:Math.max(es.width,r),height:Math.max(es.height,n),cell:64,letters:Y},a=Bt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,p)=>Gt(i,t,{...a,left:a.left+c,top:a.top+p},e,o)}}function Wa(t,e,o){let n=ro(e),r={size:Y,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(h=>h.map(f=>R(f,24))),i=h=>Math.ceil(Math.max(...h.map(f=>$(f,A({...r,bold:!0},o))))),[c,p]=[i(s),60],l=h=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+h]:0;return{width:c+2*et.gap+et.width+i(a)+p,height:26+Math.max(s.length,a.length)*et.pitch,draw(h,f,d){let[m,g,w]=[f+c+et.gap,f+c+et.gap+et.width,d+26],b=_=>w+(_+.5)*et.pitch;h.text("looks (query)",m-et.gap,d+10,{size:Y,bold:!0,fill:o.query,align:"right"}),h.text("looked at (key)",g+et.gap,d+10,{size:Y,bold:!0,fill:o.key}),so(h,t,{rows:n,columns:e.columns},{left:m,top:w,width:et.width,pitch:et.pitch},o),s.forEach((_,v)=>h.text(_,m-et.gap,b(v),{...r,bold:n.includes(v),align:"right"})),a.forEach((_,v)=>{h.text(_,g+et.gap,b(v),{...r,bold:e.columns.includes(v)});let y=l(v)>=.005?O(l(v)):"";y&&h.text(y,g+et.gap+$(_,A(r,o))+8,b(v),{size:13,fill:o.quiet})})}}}function Ba(t,e){let o={size:Y,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(h=>h.map(f=>R(f,24))),a=h=>t.blocked?.[h]?"blocked":O(t.weights[h],2),i=(h,f=o)=>Math.ceil($(h,A(f,e))),c=Math.max(...r.map(h=>i(h,n))),l=s.map((h,f)=>Math.max(i(h,n),...r.map((d,m)=>i(a(m*s.length+f))))).reduce((h,f)=>[...h,(h.at(-1)??c)+io.gap+f],[]);return{width:l.at(-1)??c,height:(r.length+1)*io.pitch,draw(h,f,d){let m=g=>d+(g+.5)*io.pitch;s.forEach((g,w)=>h.text(g,f+l[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{h.rect(f,d+(w+1)*io.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),h.text(g,f,m(w+1),n),s.forEach((b,_)=>h.text(a(w*s.length+_),f+l[_],m(w+1),{...o,align:"right"}))})}}}var Ga=.1;function ao({weight:t,note:e},o){if(e!==void 0||t===null)return e??"";let n=Math.max(0,...o.map(r=>r.weight??0));return t>=Ga||t===n&&n>0?O(t):""}function co(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Xe(t,Lt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],p=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,h=l<0?[...c(i,o)]:[],f=t.source.map((m,g)=>({token:m,weight:l<0?p[g]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),d=t.target.map((m,g)=>{let w=r&&g>o+1,b=g>0&&t.steps[g-1]?.forced,_=l>=0?a&&g>0?a.weights[(g-1)*a.columns.length+l]:null:g<=o?h[g]??null:null,v=g===o+1;return{token:m,weight:v&&l<0?null:_,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":v&&l<0?"written":b?"forced":"",note:v&&l<0?b?"forced":"written":void 0}});return{source:f,target:d,asked:l<0?"":t.source[l],strongest:p.indexOf(Math.max(...p))}}var ns=8;function lo(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:d})=>d===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Lt(t,i,{words:!1,muted:!1}),p=c.columns.length,l=xt(t,c,o.layer,o.head).subarray(e*p,(e+1)*p),h=l.indexOf(Math.max(...l)),f=t.target.slice(Math.max(0,e+1-ns),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>ns?"\u2026 ":""}`,...f.flatMap((d,m)=>[m?" ":"",{token:d}])],", looks at ",{token:t.source[h],strong:!0},` (${O(l[h])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${O(s,1)}).`]}var Vt=640,St={height:28,padding:8,gap:6,line:50},pt={line:26,height:12,number:70,tag:64};function ss({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=co(t,e,o,n,!1),i=t.steps[o],c=i?lo(t,o,e).map(p=>typeof p=="string"?p:R(p.token)).join(""):"";return B([i&&ct(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&wt(c,Vt,r),Qo(t.encoderOnly?"Tokens":"Source","",r),rs(s,r),!t.encoderOnly&&Qo("Target so far","",r),!t.encoderOnly&&rs(a,r),i&&Qo(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${It(i.entropy,2)} nats`,r),i&&Va(i,r)],8)}var Qo=(t,e,o)=>K([at(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&at(e,{size:Y,fill:o.quiet},o)],8);function rs(t,e){let o={size:Y,code:!0},n=t.map(({token:c})=>Math.ceil($(R(c),A({...o,bold:!0,fill:""},e)))+2*St.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Vt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+St.gap;let i=Oe(t.map(({token:c})=>c))==="rtl";return{width:Vt,height:(a+1)*St.line,draw(c,p,l){t.forEach((h,f)=>{let[d,m,g]=[p+(i?Vt-r[f].x-n[f]:r[f].x),l+r[f].line*St.line,n[f]],w=h.weight===null?-1:Math.round(Math.min(1,h.weight)*255),b=["written","current"].includes(h.state),_=h.lit?e.key:b?e.primary:h.state==="forced"?e.text:e.hatchLine;w>=0&&c.rect(d,m,g,St.height,{fill:e.scale[w],radius:6}),c.rect(d,m,g,St.height,{stroke:_,width:h.lit||b?3:1,radius:6});let v=w<0?e.text:e.ink[w];c.text(R(h.token),d+g/2,m+St.height/2,{...o,fill:v,bold:b,align:"center"});let y=ao(h,t);y&&c.text(y,d+g/2,m+St.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Va({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,h],f)=>({name:R(l),share:h,drawn:o?.[f],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:h})=>Math.ceil($(l,A({size:Y,code:h,bold:!0,fill:""},s))))),c=o?2*pt.number:pt.number,p=Vt-i-c-pt.tag-24;return{width:Vt,height:a.length*pt.line,draw(l,h,f){a.forEach(({name:d,share:m,drawn:g,isWritten:w,code:b},_)=>{let[v,y]=[h+i+12,f+(_+.5)*pt.line],S=k=>[v,y-pt.height/2,k*p,pt.height],x={size:Y,fill:s.text,bold:w};l.text(d,h,y,{...x,code:b}),l.rect(...S(1),{fill:s.hatchGround,radius:3}),l.rect(...S(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&l.rect(...S(g),{stroke:s.text,width:1.5,radius:3}),l.text(O(m,1),v+p+pt.number,y,{...x,align:"right"}),g!==void 0&&l.text(O(g,1),v+p+2*pt.number,y,{...x,align:"right"}),w&&l.text(r?"forced":"written",v+p+c+10,y,x)})}}}function is({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var tn=30,Ka=3;function as({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Xa(t,o,n):o>=0?en(t,o):Ya(t,n)})}function Xa(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(G,{children:[u(P,{token:t.rows[e],length:tn})," ",r?"is blocked from":"looks at"," ",u(P,{token:t.columns[o]}),!r&&u("b",{children:[" ",O(t.weights[n],2)]})]})}function en(t,e){let o=t.columns.length,n=cs(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(G,{children:[u(P,{token:t.rows[e],length:tn})," looks at ",n.length?ls(n):"nothing here","."]})}function Ya(t,e){let o=t.columns.length,n=cs(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(G,{children:[u(P,{token:t.columns[e]})," is looked at most by ",n.length?ls(n):"no token","."]})}var cs=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Ka),ls=t=>t.map(({label:e,weight:o},n)=>u("span",{children:[n?", ":"",u(P,{token:e,length:tn})," (",O(o),")"]},n));function us({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:lo(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(P,{token:n.token})},r):u(P,{token:n.token},r))})}function ds({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",O(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(P,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:en(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(p=>O(s(p,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((p,l)=>u("span",{style:{height:`${s(p,c)*100}%`,background:o[l]}},p))}),u(P,{token:i,length:8})]},c))})]})}function ps(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,p=document.activeElement===document.body&&tc(c),l=Ja(c,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},d=p||s||l,m=(l?f:p?h:{})[i.key]??(d&&!Qa(i)?Za(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Za(t,e,o){if(t==="Escape")return o?()=>I({present:!1}):void 0;if(fe())return t==="f"?()=>I({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var fs="attention-lab-letter-keys",fe=()=>localStorage.getItem(fs)!=="off";function hs(){localStorage.setItem(fs,fe()?"off":"on")}function Ja(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Qa(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function tc(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Ot({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ms={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function gs({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(Ot,{label:"Attention",options:t.groups.map(({kind:r})=>[r,ms[r]]),value:e.kind,onChoose:r=>I({kind:r,rows:[]})}),u(Ot,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>I({layer:Number(r)-1})}),u(Ot,{label:"Head",isNamed:!0,options:dt(o).map(r=>[r,r]),value:e.head,onChoose:r=>I({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(Ot,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>I({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>I({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(nc,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>I({present:!0}),children:"Present"}),u(ec,{})]})]})}function ec(){let[t,e]=T(fe);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(hs(),e(fe())),children:"Keys F, B"})}function _s({example:t,selection:e}){return u(Ot,{label:"View",options:oc(t),value:e.view,onChoose:o=>I({view:o})})}function oc({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function nc({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,p)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,h])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>p(n(c,l)),children:h},h))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,ms[a]]),e.kinds,a=>I({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>I({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>I({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>I({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function bs({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=N(null),[c,p]=tt(),l=z(()=>p.width?Bt(t,{...p,cell:64,letters:n},o):null,[t.rows,t.columns,p,n,o]);C(()=>{!l||!i.current||Gt(rt(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:d})=>l&&Yr(l,f,d);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:f=>{let d=h(f);s(d?.row??-1,d?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let d=h(f);d&&d.row>=0&&a(d.row,d.column)},onKeyDown:f=>l&&rc(f,l,e,s,a),onBlur:()=>s(-1,-1)})})}function rc(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),p=(h,f)=>r(c(a+h,e.length),c(i+f,o.length)),l={ArrowLeft:()=>p(0,-1),ArrowRight:()=>p(0,1),ArrowUp:()=>p(-1,0),ArrowDown:()=>p(i<0?0:1,0),Home:()=>p(0,-o.length),End:()=>p(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var sc=.005,ys={least:20,most:30};function vs({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=N(null),[a,i]=tt(),c=Math.max(t.rows.length,t.columns.length),p=Math.max(ys.least,Math.min(ys.most,Math.floor((i.height-30)/c))),[l,h]=[c*p,Math.max(60,Math.min(420,i.width*.36))],f=ro(e);C(()=>{s.current&&i.width&&so(rt(s.current,h,l,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:h,pitch:p},o)},[t,i,o,f.join(),e.columns.join()]);let d=(b,_)=>t.weights[b*t.columns.length+_],m=(b,_)=>t.blocked?.[b*t.columns.length+_]?"blocked":d(b,_)>=sc?O(d(b,_)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${p}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,_)=>u("li",{children:u("button",{type:"button",class:(g<0?f.includes(_):d(_,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(_),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(_,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(_,-1),onClick:()=>r(_),children:[u("span",{class:"number",children:g<0?"":m(_,g)}),u("span",{children:w(b).map((v,y)=>[y?" \u2192 ":"",u(P,{token:v,length:10},y)])})]})},_))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,_)=>{let v=f.length===1&&g<0?d(f[0],_):0,y=e.columns.includes(_)||v>=.02;return u("li",{children:u("button",{type:"button",class:y?"lit":"",onPointerEnter:({pointerType:S})=>S!=="touch"&&n(-1,_),onFocus:({currentTarget:S})=>S.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[u(P,{token:b}),u("span",{class:"number",children:f.length===1&&g<0?m(f[0],_):""})]})},_)})})]})]})}function xs({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>it(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",It(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(ic,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(ks,{share:e.others}),u("span",{class:"probability",children:O(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function ic({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,p=u(G,{children:[u(P,{token:s,class:"name"}),u(ks,{share:a,drawn:n}),u("span",{class:"probability",children:[O(a,1),n!==void 0&&u("i",{class:"drawn",children:O(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${R(s)} instead`:"",onClick:()=>c&&r(s),children:p}):u("div",{class:l,children:p})}function ks({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var ac=480,on={short:24,long:60},cc=8,Ss={least:32,most:104};function lc({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[p,{width:l}]=tt(),h=e.map(f=>({frame:f,...no(f,n,r)})).filter(({places:f})=>f.length);return u("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:()=>i(null),children:[!h.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:f,heads:d,places:m})=>u(uc,{example:t,frame:f,heads:d,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<ac?on.short:on.long,width:l},f.group.kind))]})}var Ms=ce(lc);function uc({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:p}){let{group:l}=e,h=a===on.short,f=Math.floor(Math.max(Ss.least,Math.min(Ss.most,(i-a-12)/o.length-cc))),d=N(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:f,height:Math.round(f/m)};C(()=>{d.current&&pc(d.current,t,e,n,g,s)},[t,e,n.length,f,s]);let w=[...new Set(n.map(({layer:_})=>_))],b=n.find(_=>Os(_,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!h&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:d,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${f}px)`},onKeyDown:fc,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(_=>u("span",{role:"columnheader",class:"column",children:h||Z.includes(_)?_:`Head ${_}`},_))]}),w.map(_=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[h?"L":"Layer ",_+1]}),o.map(v=>{let y=n.find(k=>k.layer===_&&k.head===v);if(!y)return u("span",{role:"gridcell"},v);let S=l.roles[_][Number(v)-1]??"",x=Os(y,r);return u("span",{role:"gridcell",class:Z.includes(v)?"cell summary":"cell",children:[u("button",{type:"button",class:x?"thumb open":"thumb",tabIndex:y===b?0:-1,"aria-current":x?"true":void 0,"aria-label":dc(l.title,y,S),"data-place":`${_} ${v}`,onClick:()=>p(y),onPointerEnter:({pointerType:k})=>k!=="touch"&&c(y),onFocus:({currentTarget:k})=>k.matches(":focus-visible")&&c(y),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${g.width}px`,height:`${g.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),S&&u("span",{class:"role",children:S})]},v)})]},_))]})})]})}var Os=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function dc(t,{layer:e,head:o},n){let r=Z.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function pc(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:p,head:l}of n){let h=t.querySelector(`[data-place="${p} ${l}"] canvas`);if(!(h instanceof HTMLCanvasElement))continue;let f=rt(h,r,s,a);f.cells(xt(e,o,p,l),i,c,[0,0,r,s]),o.blocked&&Nt(f,o.blocked,i,c,[0,0,r,s])}}function fc(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(p=>[...p.querySelectorAll(".thumb")]),r=n.findIndex(p=>p.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=p=>n[p]?.[Math.min(s,n[p].length-1)];Ee(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function Es(t){let e=N(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);J(()=>{let n=o.map(r=>Ht(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var hc=1e3,mc=[.5,1,2,4],gc={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function $s(t,e,o){let[n,r]=T(!1),[s,a]=T(1);return J(()=>{if(!n)return;if(t>=e)return r(!1);let c=setTimeout(()=>o(t+1),hc/s);return()=>clearTimeout(c)},[n,t,e,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&t>=e&&o(0),r(!n)},pause:()=>r(!1)}}function Ts({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u("span",{class:"buttons",children:[u(he,{name:"first",label:"First step",idle:t===0,onPress:()=>n(0)}),u(he,{name:"back",label:"One step back",idle:t===0,onPress:()=>n(t-1)}),u(he,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),u(he,{name:"next",label:"One step on",idle:t===e,onPress:()=>n(t+1)}),u(he,{name:"last",label:"Last step",idle:t===e,onPress:()=>n(e)})]}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u("label",{class:"speed",children:[u("span",{class:"unseen",children:"Speed"}),u("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:mc.map(s=>u("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function he({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:gc[t]})})})}function nn({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=N(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&_c(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:Oe(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,p)=>{let{token:l,weight:h,state:f,lit:d}=c,m=h===null?-1:Math.round(Math.min(1,h)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${f} ${d?"lit":""}`,onPointerEnter:({pointerType:w})=>w!=="touch"&&s(p),onClick:()=>a?a(p):s(p),children:[u("span",{class:"chip",style:g,children:f==="later"?"":u(P,{token:l})}),u("span",{class:"share",children:ao(c,o)})]},p)})})]})}function _c(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function As({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=z(()=>co(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),p=Z.includes(e.head)?e.head:`head ${e.head}`,l=f=>d=>a(d<0?eo:Vr(t,f,d)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(G,{children:[u(nn,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${p}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(nn,{title:"Target so far",note:c.asked?`how much each looks at \u201C${it(c.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:f=>i(Math.max(0,f-1))})]})}var rn=32,Ls=8;function Cs({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=T(0),a=Math.max(0,Math.floor(r/rn)-Ls),i=Math.min(t.rows.length,a+3*Ls+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,p)=>u("th",{scope:"col",children:u(P,{token:c})},p))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*rn}px`}}),t.rows.slice(a,i).map((c,p)=>{let l=a+p;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:u(P,{token:c,length:30})})}),t.columns.map((h,f)=>{let d=l*t.columns.length+f;return u("td",{children:t.blocked?.[d]?u("i",{class:"blocked",children:"blocked"}):O(t.weights[d],2)},f)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*rn}px`}})]})]})})}var Ps={usual:14,presented:20};function Ns({example:t,selection:e,theme:o,send:n}){let r=N(null),[s,a]=T(eo),[i,c]=T(null),p={words:e.tokens==="words",muted:e.mute},l=z(()=>t.groups.map(M=>Lt(t,M,p)),[t,p.words,p.muted]),h=i&&bc(t,i)?i:e,f=l.find(({group:M})=>M.kind===h.kind)??l[0],d=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=z(()=>d?Er(t,h):Xe(t,f,h,p.muted),[t,f,h.layer,h.head,d]),g=Math.max(0,t.steps.length-1),w=M=>I({step:Math.max(0,Math.min(M,g))}),b=$s(e.step,g,w),_=s.looks?.side==="target"?s.looks.place:e.step;ps(r,{go:w,step:e.step,last:g,player:b,presenting:e.present}),Hn(r),C(()=>yc(r.current,e.present),[e.present]);let v=Yo(t,m,e.step),y=(b.playing||t.layout==="decoding")&&!t.encoderOnly,S={...Xo(m,s),step:_===e.step?v:Yo(t,m,_),chosen:d?[]:e.rows,done:y&&v.length?v[0]+1:1/0};C(()=>vc(r.current,l,s),[l,s]);let x=Se((M,j)=>a(Gr(m,M,j)),[m]),k=M=>{let[{side:j,place:W}]=m.rowSpots[M];if(t.layout!=="heads")return j==="target"||t.encoderOnly?w(W):void 0;let L=e.rows.includes(M)?e.rows.filter(Q=>Q!==M):[...e.rows,M].slice(-Go);return I({rows:L})},D=Se(M=>{c(null),I({...M,rows:[]})},[]),X=l.filter(({group:M})=>!e.kinds.length||e.kinds.includes(M.kind)),F=M=>M&&{picture:M,theme:o};return Es({map:()=>F(os({map:m,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>F(Kr({map:m,rows:S.chosen},o))),heads:()=>F(ts({example:t,frames:X,open:e,layers:e.layers,roles:e.roles},o)),player:()=>F(ss({example:t,open:h,step:_,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(gs,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(Ms,{example:t,frames:X,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:D})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>I({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(_s,{example:t,selection:e})]}),e.view==="lines"?u(vs,{map:m,lit:S,theme:o,onPoint:x,onPress:k}):e.view==="table"?u(Cs,{map:m,chosen:e.rows,caption:m.caption,onPress:k}):u(bs,{map:m,lit:S,theme:o,caption:m.caption,letters:e.present?Ps.presented:Ps.usual,onPoint:x,onPress:k}),u(as,{map:m,lit:S}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!Z.includes(h.head)&&!d&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),S.chosen.length>0&&!i&&u(ds,{map:m,rows:S.chosen,colours:o.lines,onDrop:k})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Ts,{step:e.step,last:g,player:b,go:w}),t.steps[_]&&u(us,{example:t,step:_,open:h}),u(As,{example:t,open:h,step:_,pointed:s,theme:o,player:b,onPoint:a,go:w}),t.steps[_]&&u(xs,{example:t,step:t.steps[_],onForce:n&&t.forceable?M=>(b.pause(),n("forced",{step:_,token:M})):void 0}),_===g&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(is,{card:wc(t,h),heading:t.cards.heading,note:t.cards.note})]})}function bc({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&dt(r).includes(n)}function wc({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function yc(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function vc(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Xo(n,o),i=([f=-1],d)=>f<0?["-10","0"]:[String(f/d),String(1/d)],[[c,p],[l,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,d]of Object.entries({top:c,high:p,left:l,wide:h}))r.style.setProperty(`--${f}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var uo=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var po=`/* Choices */

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
`;var fo=`/* The open head */

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
`;var $c=[uo,po,Rs,fo,Is,zs].join(`
`),Ds=new WeakMap;function sn({data:t,parentElement:e,setTriggerValue:o}){let n=yt(e,$c),r=Ds.get(n),s=r?.bytes===t?r.example:Br(t);return Ds.set(n,{bytes:t,example:s}),ot(u(Tc,{example:s,theme:Dt(n),send:o}),n),pe(e,o),()=>{ot(null,n),n.remove()}}function Tc({example:t,theme:e,send:o}){let[n,r]=T(Pt);return J(()=>{let s=()=>r(Pt());return s(),Qe(s)},[]),u(Ns,{example:t,theme:e,send:o,selection:Ar(n,t)})}var Fs=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Hs(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Fs(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Fs(o.blocked)}return e}var ho={usual:14,small:12},an=200,cn=90,Kt=5,Ac={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function mo(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Lc(t,s,r);for(let s of o.boxes)Cc(t,s,n,r);if(o.boxes[0].width>=cn)for(let s of o.tokens)Nc(t,e,s,r)}function Lc(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,p,l,h]of s)[a,i]=p==="M"?[Number(l),Number(h)]:p==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-Kt} ${i-Kt}V${i+Kt}Z`:`M${a} ${Number(r)}L${a-Kt} ${i+Kt}H${a+Kt}Z`;t.path(c,{fill:o.quiet})}function Cc(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let p=c.lines[Ac[e.role]],l=e.name===a,h=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:p,opacity:h?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:p,width:l?3:1.2,radius:6});let f=Pc(e.value,o,n,r,s);if(f&&ln(t,e.value,f),r<cn)return;let d=r<an?ho.small:ho.usual,m={size:d,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},g=(f?f[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if($(w,A(m,c))<=g||s<2.6*d)t.text(w,o+8,n+s/2,m);else{let b=Fe(w,g,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function Pc(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<cn?.8:n<an?.3:.42));return[e+n-s-c,o+s,c,a]}function ln(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Nt(t,s,o,n,a)}function Nc(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<an?ho.small:ho.usual,code:!0,fill:i.text},p=e[o].map(m=>R(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),h=m=>m.join(l?"":" "),f=m=>$(h(p.slice(0,m))+(m<p.length?"\u2026":""),A(c,i))<=s,d=p.length;for(;d>1&&!f(d);)d-=1;t.text(h(p.slice(0,d))+(d<p.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var un={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Xt=9,me=24,dn=8,Rc=.62,Ic=1.25,lt={most:300,gap:64,side:26,edge:10};function go(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(d=>d.layer===null||d.layer===e),s=["encoder","decoder"].filter(d=>r.some(m=>m.side===d)),a=s.map(d=>r.filter(m=>m.side===d)),i=Math.max(...a.map(d=>2*(me+Xt)+2*dn+d.reduce((m,g)=>m+un[g.role]+Xt,0))),c=Math.max(Rc,Math.min(Ic,n/i)),p=Math.min(lt.gap,o*.1),l=Math.floor(Math.min(lt.most,(o-lt.edge-s.length*lt.side-(s.length-1)*p)/s.length)),h=Math.ceil(i*c),f={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+lt.side)+(s.length-1)*p+lt.edge,height:h,unit:c};return a.forEach((d,m)=>zc(f,d,{left:lt.side+m*(l+lt.side+p),width:l,isLast:m===a.length-1})),Fc(f),f}function zc(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(me),width:n,height:me*s});let p=null;if(e.forEach((l,h)=>{let f=e[h-1];f&&f.layer===null!=(l.layer===null)&&c(dn);let d=i,m=(c(Xt),c(un[l.role])),g=un[l.role]*s;t.arrows.push(`M${a} ${d}V${m+g}`),t.boxes.push({box:l,left:o,top:m,width:n,height:g}),l.layer!==null&&(p={top:m,bottom:p?.bottom??m+g})}),p){let{top:l,bottom:h}=p,f=dn*s*.8;t.frames.push({left:o-lt.side+6,top:l-f,width:n+lt.side,height:h-l+2*f})}r&&(t.arrows.push(`M${a} ${i}V${c(Xt),i}`),t.tokens.push({text:"written",left:o,top:c(me),width:n,height:me*s}));for(let l of Dc(t,e))t.lines.push(l)}function Dc(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Xt*t.unit*.5,p=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${p}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Fc(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Xt*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Hc={width:760,height:860};function qs(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=go(t,{layer:n,...Hc}),s={width:r.width,height:r.height,draw:(a,i,c)=>mo(Wn(a,i,c),t,r,{open:"",here:[]},o)};return B([ct(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var pn=13,Us={least:6,most:22},js=380;function Ws(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let d={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Bt(d,{width:o,height:js,cell:40,letters:pn},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,b,_)=>Gt(w,d,{...m,left:m.left+b,top:m.top+_},g,n)}}let c={size:pn,code:!0,fill:n.quiet},p=i?s.map(d=>R(d,10)):[],l=p.length?Math.ceil(Math.max(...p.map(d=>$(d,A(c,n)))))+8:0,h=Math.max(Us.least,Math.min(Us.most,js/r.rows)),f=Math.round(r.rows*h);return{width:o,height:f,draw(d,m,g){for(let w of oo(p.length,h,pn,[]))d.text(p[w],m+l-6,g+(w+.5)*h,{...c,align:"right"});ln(d,r,[m+l,g,o-l,f])}}}var qc={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Bs({model:t,box:e,theme:o,send:n}){let r=N(null),[s,{width:a}]=tt();C(()=>{if(!r.current||!a)return;let f=Ws(t,e,a,o);f.draw(rt(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,p]=i.shape.slice(-2),[l,h]=qc[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h3",{children:_o(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:h}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${_o(e)}: ${zt(c)} \xD7 ${zt(p)} numbers`})}),u("p",{class:"note",children:[zt(c)," \xD7 ",zt(p),": ",Uc(e),", ",jc(e),"."," ",i.rows<c||i.columns<p?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Uc=({role:t})=>t==="attention"?"row = looks":"row = token";function jc({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Gs({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=tt(),[i,c]=T(""),[p,l]=T(""),h=z(()=>a.width?go(t,{layer:r,...a}):null,[t,r,a]),f=g=>h?.boxes.find(w=>w.box.name===Wc(g,r))?.box,d=h?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=f(i)??f(p)??d;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(Ot,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>I({layer:Number(g)})}),u("div",{class:"figure",ref:s,children:h&&u(Bc,{model:t,layout:h,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(Bs,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Wc=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Bc({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=N(null);C(()=>{a.current&&mo(rt(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:p,top:l,width:h,height:f})=>u("li",{children:u("button",{type:"button","aria-label":_o(c),"aria-pressed":c.name===n,style:{left:`${p}px`,top:`${l}px`,width:`${h}px`,height:`${f}px`},onPointerEnter:({pointerType:d})=>d!=="touch"&&r(c.name),onFocus:({currentTarget:d})=>d.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function _o({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Vs=`/* The whole model: the figure, and beside it what is open. */

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
`;var Vc=[uo,po,fo,Vs].join(`
`);function Ks({data:t,parentElement:e,setTriggerValue:o}){let n=yt(e,Vc);return ot(u(Kc,{model:Hs(t),theme:Dt(n),send:o}),n),()=>{ot(null,n),n.remove()}}function Kc({model:t,theme:e,send:o}){let[n,r]=T(Pt);return J(()=>{let s=()=>r(Pt());return s(),Qe(s)},[]),J(()=>Ht("whole-model",()=>({picture:qs(t,Pt().layer,e),theme:e})),[t,e]),u(Gs,{model:t,selection:n,theme:e,send:o})}var Xc=[137,80,78,71,13,10,26,10],Xs=33,Yc={Title:"figure",Description:"caption",Software:"program"},Zc={"&":"&amp;","<":"&lt;",">":"&gt;"},Jc=new TextEncoder;function Ys(t,e){if(!Xc.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Yc).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Qc(a,i)),r=[t.subarray(0,Xs),...n,t.subarray(Xs)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Qc(t,e){let o=Jc.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,tl(o)),n}function tl(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Zs(t,e){let o=t.indexOf(">")+1,n=i=>se(i).replace(/[&<>]/g,c=>Zc[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var el="http://www.w3.org/2000/svg",Js="http://www.w3.org/1999/xlink",ol=2,nl=16e6,rl=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Qs(t){let e=sl(t);return{svg:hn(e),png:await cl(e)}}var hn=t=>new XMLSerializer().serializeToString(t);function mn(t,e){let o=document.createElementNS(el,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function sl(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=mn("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(mn("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(rl))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))il(i,a);for(let i of s.querySelectorAll("image"))al(i);return s}function il(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=zo(se(r.data)))}function al(t){let e=t.getAttributeNS(Js,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Js,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function cl(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(ol,Math.sqrt(nl/(e*o))),r=t.cloneNode(!0),s=mn("style",{});s.textContent=await ll(hn(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(hn(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var fn=new Map;async function ll(t){let e=[];for(let o of ul()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;fn.has(a)||fn.set(a,fetch(a).then(c=>c.blob()).then(dl).catch(()=>null));let i=await fn.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function ul(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function dl(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var ti=5e3,pl=6e4;async function ei(t,e){let{svg:o,png:n}=await fl(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Zs(o,e),png:Ys(r,e)}}async function fl(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=ti;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=fr(t);if(s)return lr(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Qs(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?pl:ti}throw new Error("It is not drawn.")}function ni({figures:t,chosen:e,onTaken:o}){let[n,r]=T({}),s=t.filter(({key:p})=>!(p in n));J(()=>{s.length&&hl(s).then(p=>{r(l=>({...l,...p})),o(p)})},[s.map(({key:p})=>p).join()]);let a=t.find(({key:p})=>p===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:p,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(oi,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(oi,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(ml,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function hl(t){let e={};for(let{key:o,about:n}of t)e[o]=await ei(o,n).catch(()=>null);return e}function oi({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function ml({png:t,caption:e}){let o=z(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);J(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var ri=`.lab {
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
`;function _l({data:t,parentElement:e,setTriggerValue:o}){let n=yt(e,ri);n.hasChildNodes()||wl(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:bl(i.png)}])));return ot(u(ni,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{ot(null,n),n.remove()}}function bl(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function wl(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function yl({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ir(t,s=>o("chosen",s))}Fr({alignment:hr,beams:Dr,stage:sn,wholeModel:Ks});jr(sn);export{hr as alignment,Dr as beams,_l as exporter,yl as follow,sn as stage,Ks as wholeModel};
