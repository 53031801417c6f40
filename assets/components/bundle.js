var R,cr,La,St,on,He,lr,ze,ur,rn,nn,Pa,he=Symbol.for("pv"),Fe={},qe=[],Ca=/^m(i|n|o|s|text|space)$/,Ue=Array.isArray,sn=qe.slice,Wt=Object.assign;function Bt(t){t&&t.parentNode&&t.remove()}function an(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?sn.call(arguments,2):o),fe(t,a,n,r,null)}function fe(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:he,__v:r||++cr,__i:-1,__u:0};return!r&&R.vnode&&R.vnode(s),s}function Y(t){return t.children}function Mt(t,e){this.props=t,this.context=e,this.__g=0}function Ot(t,e){if(e==null)return t.__&&Ot(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Ot(t)}function Ra(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Wt({constructor:he},o)).__v=o.__v+1,R.vnode&&R.vnode(e),ln(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Ot(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,gr(r,e,s),o.__=o.__e=null,e.__e!=n&&dr(e))}function dr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),dr(t)}function ir(t){(8&t.__g||(t.__g|=8,St.push(t),He++))&&on==R.debounceRendering||((on=R.debounceRendering)||queueMicrotask)(pr)}function pr(){try{for(var t,e=1;St.length;)St.length>e&&St.sort(lr),t=St.shift(),e=St.length,8&t.__g&&Ra(t)}finally{(He=St.length)&&(on||queueMicrotask)(pr)}}function fr(t,e,o,n,r,s,a,i,c,d,l){var f,p,h,m,w,g,b=n.__k||qe,_=e.length;for(c=Na(o,e,b,c,_),f=0;f<_;f++)(h=o.__k[f])!=null&&(p=~h.__i&&b[h.__i]||Fe,h.__i=f,g=ln(t,h,p,r,s,a,i,c,d,l),m=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&un(p.ref,null,h,p),h.ref&&l.push(h.ref,h.__c||m,h)),w=w||m,4&h.__u?(c=hr(h,c,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),h.__u&=-21);return o.__e=w,c}function Na(t,e,o,n,r){var s,a,i,c,d,l,f,p,h,m=o.length,w=m,g=0,b=0,_=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=fe(null,a):Ue(a)?a=_[s]=fe(Y,{children:a}):a.constructor===he&&a.__b?a=_[s]=fe(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Ia(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,b=1)):(~d||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(b){for(l=[],f=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(g=0,p=l.length;g<p;)l[h=g+p>>1]<a.__i?g=h+1:p=h;l[g]=a.__i,f[s]=g+1}for(g=l.length;s--;)f[s]&&(f[s]==g?g--:_[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Ot(i)),dn(i,i));return n}function hr(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=hr(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Ot(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function cn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Ue(t)?t.some(function(o){cn(o,e)}):e.push(t)),e}function Ia(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function ar(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Ie(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||ar(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||ar(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=nn[e]||(nn[e]=za(e)),(t.__a||(t.__a={}))[e]=rn,s=e!=(e=e.replace(ur,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function za(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[ze]==null)e[ze]=rn++;else if(e[ze]<this.__a[t])return;return o(R.event?R.event(e):e)}}}function ln(t,e,o,n,r,s,a,i,c,d){var l,f,p,h,m,w,g,b,_,x,y,v,k,M,S,N,A,X,rt=e.type;if(e.constructor!==he)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,f=s=[],l.nodeType==8?i=De(l,s):s.push(l),i=s[0]||i),(l=R.__b)&&l(e);t:if(typeof rt=="function"){p=a.length;try{if(b=e.props,_=(l=rt.prototype)&&l.render,x=(l=rt.contextType)&&n[l.__c],y=l?x?x.props.value:l.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(_?e.__c=h=new rt(b,y):(e.__c=h=new Mt(b,y),h.constructor=rt,h.render=Ha),x&&x.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),_&&(h.__s||(h.__s=h.state),rt.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Wt({},h.__s)),Wt(h.__s,rt.getDerivedStateFromProps(b,h.__s)))),m=h.props,w=h.state,h.__v=e,o.__c){if(b!==m&&_&&!rt.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(b,h.__s,y)===!1){e.__v!=o.__v&&(h.props=b,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(E){E&&(E.__=e)}),qe.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Ot(o);break t}h.componentWillUpdate&&h.componentWillUpdate(b,h.__s,y),_&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,w,g)})}else _&&!rt.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),_&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=y,h.props=b,h.__P=t,h.__g&=-5,v=R.__r,k=_?25:0;do h.__g&=-9,v&&v(e),l=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++k<25);_&&(qe.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Wt({},n,h.getChildContext())),_&&o.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate(m,w)),M=l&&l.type===Y&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(E){E&&dn(E,E)}),o.__k=null),i=o.__k?Ot(o,0):null),i=fr(t,Ue(M)?M:[M],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=l),e.__u&=-161,f&&f.some(Bt),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(E){if(a.length=p,e.__v=null,c||s)if(E&&E.then){if(e.__u|=128|c,s){for(~(A=s.indexOf(i||void 0))||(A=s.length);(X=s[A-1])&&X.nodeType==8;)A--;for(;A<s.length;A++)if(X=s[A])if(s[A]=null,S){if(X==N)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(N=De(S=X))}}if(!S){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;S=i}(l=De(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Bt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),E&&E.then||mr(e),R.__e(E,e,o)}}else i=e.__e=Da(o.__e,e,o,n,r,s,a,c,d,t);return(l=R.diffed)&&l(e),i}function De(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function mr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(mr))}function gr(t,e,o){for(var n=0;n<o.length;)un(o[n++],o[n++],o[n++]);R.__c&&R.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){R.__e(s,r.__v)}})}function Da(t,e,o,n,r,s,a,i,c,d){var l,f,p,h,m,w,g,b,_=o.props||Fe,x=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(y?m.localName==y:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=d.ownerDocument||document,!y)return b.createTextNode(x);t=b.createElementNS(r,y,x.is?x:d),i&&(R.__m&&R.__m(e,s),i=!1),s=null}if(y){if(d=y=="template"&&t.content||t,s=y=="textarea"&&x.defaultValue!=null?null:s&&sn.call(d.childNodes),!i&&s)for(_={},l=0;l<t.attributes.length;l++)_[(m=t.attributes[l]).name]=m.value;for(l in _)m=_[l],l=="dangerouslySetInnerHTML"?p=m:l=="children"||l in x||l=="value"&&"defaultValue"in x||l=="checked"&&"defaultChecked"in x||Ie(t,l,null,m,r);for(l in x)m=x[l],l=="children"?h=m:l=="dangerouslySetInnerHTML"?f=m:l=="value"?w=m:l=="checked"?g=m:i&&typeof m!="function"||_[l]===m||Ie(t,l,m,_[l],r);f?(i||p&&(f.__html==p.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(p&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ca.test(y))&&(r="http://www.w3.org/1999/xhtml"),fr(d,Ue(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Ot(o,0),i,c),s&&s.some(Bt)),i&&y!="textarea"||(l="value",y=="progress"&&w==null?t.removeAttribute(l):w==null||w===t[l]&&(y!="progress"||w)||Ie(t,l,w,_[l],r),l="checked",g!=null&&g!=t[l]&&Ie(t,l,g,_[l],r))}else _===x||i&&t.data==x||(t.data=x);return t}function un(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){R.__e(r,o)}}function dn(t,e,o){var n,r,s,a;if(R.unmount&&R.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||un(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){R.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&dn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=De(n,s=[]))&&(n==t.__e&&s.some(Bt),Bt(r),Bt(n)),o||Bt(t.__e),t.__e=t.__c=t.__=null}function Ha(t,e,o){return this.constructor(t,o)}function Z(t,e){var o,n,r,s;R.__&&R.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=fe(Y,{children:[t]}),r=[],s=[],ln(e,e.__k,n||Fe,Fe,e.namespaceURI,n?null:e.firstChild?sn.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),gr(r,e.__k,s),e.__k.props.children=null}R={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw He=0,t}},cr=0,La=function(t){return t!=null&&t.constructor===he},Mt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Wt({},this.state)),typeof t=="function"&&(t=t(Wt({},o),this.props)),t&&(Wt(o,t),this.__v&&(e&&this.__k.push(e),ir(this)))},Mt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ir(this))},Mt.prototype.render=Y,St=[],He=0,lr=function(t,e){return t.__v.__b-e.__v.__b},ze=Symbol(),ur=/(PointerCapture)$|Capture$/i,rn=0,nn={},Pa=0;var te,G,pn,wr,fn=Object.is,ge=0,Or=[],hn=[],B=R,br=B.__b,_r=B.__r,yr=B.diffed,xr=B.__c,vr=B.unmount,kr=B.__;function je(t,e){B.__h&&B.__h(G,t,ge||e),ge=0;var o=G.__H||(G.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return ge=1,Er($r,t)}function Er(t,e,o){var n=je(te++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):$r(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);fn(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=G,!G.__f)){G.__f=!0;var r=G.shouldComponentUpdate;G.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,l=this.props!=s;if(c.__.some(function(p){p.__N&&(d=!0,fn(p.__[0],p.__N[0])||(l=!0))}),r){var f=r.call(this,s,a,i);return d?f||l:f}return!d||l}}return n.__}function q(t,e){var o=je(te++,3);!B.__s&&gn(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,G.__H.__h.push(o))}function I(t,e){var o=je(te++,4);!B.__s&&gn(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,G.__h.push(o))}function L(t){return ge=5,z(function(){return{current:t}},[])}function z(t,e){var o=je(te++,7);return gn(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function ee(t,e){return ge=8,z(function(){return t},e)}function Fa(){var t;do{for(;t=hn.shift();)try{me(t)}catch(o){B.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Or.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(me),e.__h.some(mn),e.__h=[]}catch(o){e.__h=[],B.__e(o,t.__v)}}}while(hn.length)}B.__b=function(t){G=null,br&&br(t)},B.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),kr&&kr(t,e)},B.__r=function(t){_r&&_r(t),te=0;var e=(G=t.__c).__H;e&&(pn==G?G.__h=[]:(e.__h.some(me),e.__h.some(mn),te=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),pn=G},B.diffed=function(t){yr&&yr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Mr(Or.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),pn=G=null},B.__c=function(t,e){e.some(function(o){try{o.__h.some(me),o.__h=o.__h.filter(function(n){return!n.__||mn(n)})}catch(n){o.__h=[function(){throw n}]}}),xr&&xr(t,e)},B.unmount=function(t){vr&&vr(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Mr(hn.push(r))}else me(r)}catch(s){e=s}}),n.__H=void 0,e&&B.__e(e,n.__v))};var Sr=typeof requestAnimationFrame=="function";function qa(t){var e,o=function(){clearTimeout(n),Sr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Sr&&(e=requestAnimationFrame(o))}function Mr(t){t!=1&&wr==B.requestAnimationFrame||((wr=B.requestAnimationFrame)||qa)(Fa)}function me(t){var e=G,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),G=e}function mn(t){var e=G;t.__c=t.__(),G=e}function gn(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!fn(o,t[n])})}function $r(t,e){return typeof e=="function"?e(t):e}var Be=new Map;function gt(t,e){return Be.set(t,e),()=>{Be.get(t)===e&&Be.delete(t)}}var Tr=t=>Be.get(t)?.()??null;function J(){let t=L(null),[e,o]=O({width:0,height:0});return I(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Ar(t){I(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var Ua=/[\u202A-\u202E\u2066-\u2069]/g,ja=/(\p{M}{4})\p{M}+/gu,Ba=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Wa={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Ga=new Intl.Segmenter(void 0,{granularity:"grapheme"}),wn=t=>[...Ga.segment(t)].map(e=>e.segment),Lr=14;function we(t){let e=t.replace(Ua,"").replace(ja,"$1");return/^\s+$/.test(e)?[...e].map(o=>Wa[o]??"\u2423").join(""):e||"\u2205"}function ft(t,e=Lr){let o=we(t);if(o.length<=e)return o;let n=wn(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function C(t,e=Lr){return`\u2068${ft(t,e)}\u2069`}function Et(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Ba.test(e)?"rtl":"ltr"}var Va=Symbol.for("pv"),Ka=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Va,__v:--Ka,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),R.vnode&&R.vnode(d),d}function $({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:we(t),children:ft(t,e)})}function oe({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return q(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function ne(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var be=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function We({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=L(!1),c=(f,p=!0)=>a(h=>h.id===f?h:{id:f,spoken:p}),d=({pointerType:f,target:p,currentTarget:h})=>f!=="touch"&&c(be(p)??be(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:f})=>{i.current=f==="touch"},onClick:({target:f})=>e(be(f),{id:r,touch:i.current,point:c}),onFocusIn:({target:f})=>{let p=be(f);p&&o(p),p&&f instanceof Element&&f.matches(":focus-visible")&&c(p,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:f=>{i.current=!1;let{key:p,target:h,currentTarget:m}=f,w=be(h);p==="Escape"?c(null):w&&ne(f,t(w),g=>m.querySelector(`[data-id="${g.id}"]`))}}}}function Ge({parts:t,hint:e,spoken:o}){return u("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:u($,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function $t(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+V(Number(r))+(s?`.${s}`:"")}function V(t){return t.toLocaleString("en")}function D(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?D(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Xa(t){return`\u2248${(t*100).toFixed(0)} %`}var et=({rounded:t})=>t?Xa:D;function Pr(t){return t>=.005?(t*100).toFixed(0):""}var lt=t=>t.map(e=>typeof e=="string"?e:C(e.token,e.length)).join("");var Ya;function Ve(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Ya??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let l=0;l<d.length;l+=1)d[l]=s[t[l]];else for(let l=0;l<d.length;l+=1)d[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var tt=6;function P({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function Q(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:l,width:f=1,opacity:p=1,dash:h=[]},m)=>{i.globalAlpha=p,d&&(i.fillStyle=d,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:f}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(d,l,f,p,h){let m=new Path2D;h.radius?m.roundRect(d,l,f,p,h.radius):m.rect(d,l,f,p),c(h,m)},text(d,l,f,p){i.save(),i.translate(l,f),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:P(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,l,f,p,h)=>i.drawImage(Ve(d,l,f,n,h),...p),hatch(d,l,f,p){i.fillStyle=Za(i,n),i.fillRect(d,l,f,p)},path(d,l){let[f,p]=l.shift??[0,0];i.save(),i.translate(f,p),c(l,new Path2D(d)),i.restore()}}}function Ke(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],l)=>t.cells(n,r,s,[a+e,i+o,c,d],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Cr=new Map;function Za(t,e){let o=Cr.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:tt,height:tt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,tt,tt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-tt,0,tt])r.moveTo(a-1,tt+1),r.lineTo(a+tt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Cr.set(e.signature,s),s}var Ja,_n=()=>Ja??=document.createElement("canvas").getContext("2d");function Xe(t){let e=_n();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Ye=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Tt=t=>`rgb(${t.join(",")})`;function bn(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Rr(t,e){let[o,n]=[bn(t),bn(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Nr(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Ye(t[r],t[r+1],n-r)})}function At(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[Xe(o("text-color")),Xe(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),l=Nr(s.map(Xe)),f=o("chart-diverging-colors").split(","),p=Nr(f.map(Xe));return{text:Tt(n),quiet:Tt(Ye(r,n,.72)),ground:Tt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Tt(Ye(r,n,.09)),hatchLine:Tt(Ye(r,n,.3)),scale:l.map(Tt),ink:l.map(h=>Tt(Rr(h,n)>=Rr(h,r)?n:r)),pixels:Ir(l),signed:p.map(Tt),signedPixels:Ir(p),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${f})`,dark:bn(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Ir=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function T(t,e){let o=_n();return o.font=e,o.measureText(t).width}function zr(t){let e=_n();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Gt=["source","target"];var Hr=t=>t==="source"?"target":"source";function Fr(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Dr("source",t.source),target:Dr("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:Qa(n,t.gold??[])}}var Dr=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Ze({words:t,weights:e},o){return t[Hr(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var yn=t=>1-t.reduce((e,{weight:o})=>e+o,0);function Qa(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=Ze(t,a),c=Math.max(...i.map(({weight:l})=>l)),d=c>=yn(i)?i.find(({weight:l})=>l===c):void 0;return i.filter(({weight:l})=>l>0).map(l=>({source:l.other,target:a,weight:l.weight,kind:l===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Je(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Hr(o.side)])]:[]),a=new Map(o?Ze(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var tc=560,ec={letters:20,padding:8,least:48},oc={letters:17,padding:4,least:35},nc={share:.03,least:4,most:44},rc={share:.17,least:130,most:190},qr=3;function Qe({words:t,directions:e},o,n){let r=({share:w,least:g,most:b})=>Math.max(g,Math.min(b,o*w)),s=o<tc,{letters:a,padding:i,least:c}=s?oc:ec,d=s?0:r(nc),l=P({fill:"",size:a},n),f=Gt.map(w=>t[w].map(({label:g})=>Math.max(c,Math.ceil(T(ft(g),l))+2*i))),p=f.map(w=>w.reduce((g,b)=>g+b+d,2*qr-d)),h=Math.max(o,...p),m=new Map;return Gt.forEach((w,g)=>{let b=(h-p[g])/2+qr;t[w].forEach((_,x)=>{let y=f[g][x],v=b+y/2;m.set(_,{x:e[w]==="rtl"?h-v:v,width:y}),b+=y+d})}),{width:h,gap:d,links:r(rc),letters:a,places:m}}function Ur({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=l=>t[r][Math.max(0,Math.min(l,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=l=>Math.abs((o.get(l)?.x??0)-(o.get(n)?.x??0)),d=l=>l===r?n:t[l].reduce((f,p)=>c(p)<c(f)?p:f);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function to({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var xn={best:[.45,.85],other:[.12,.72]};function eo({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=xn[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var sc=6400,jr=4,ic=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,ac=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,cc={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Wr=t=>t.replace(/[&<>"]/g,e=>cc[e]);function vn(t){return ac.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var _e=t=>t.toWellFormed().replace(ic,""),re=t=>Math.round(t*100)/100;function ut(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Wr(String(typeof s=="number"?re(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Br=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Gr(t,e,o,n){let r=[];n(lc(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${re(t)} ${re(e)}`};return ut("svg",s,ut("defs",{},pc(o))+r.join(""))}function lc(t,e){return{rect:(o,n,r,s,a)=>t.push(ut("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Br(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(re).join(" ")})`;t.push(ut("path",{d:o,transform:r,...Br(n)}))},hatch:(o,n,r,s)=>t.push(ut("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...uc(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:l="left",turned:f}=s,p=vn(_e(o)),h=T(p,P(s,e)),[m,w]=[f?{transform:`translate(${re(n)} ${re(r)}) rotate(-90)`}:{x:n,y:void 0},zr(P(s,e))],g={...m,y:f?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...p].length>1?h:void 0,lengthAdjust:[...p].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(ut("text",g,Wr(p)))}}}function uc(t,e,o,[n,r,s,a],i,c){if(e*o>sc)return[dc(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[l,f]=[s/o,a/e],p=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let w=0,g;w<o;w=g){let b=d[p(m*o+w)];for(g=w+1;g<o&&d[p(m*o+g)]===b;)g+=1;let _={x:n+w*l,y:r+m*f,width:(g-w)*l,height:f};h.push(ut("rect",{..._,fill:b}))}return[ut("g",{"shape-rendering":"crispEdges"},h.join(""))]}function dc(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*jr,height:e*jr}),l=d.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(Ve(t,e,o,i,c),0,0,d.width,d.height),ut("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function pc(t){let e=ut("rect",{width:tt,height:tt,fill:t.hatchGround}),o=[-tt,0,tt].map(r=>`M${r-1} ${tt+1}L${r+tt+1} -1`).join("");return ut("pattern",{id:"hatch",width:tt,height:tt,patternUnits:"userSpaceOnUse"},e+ut("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ye=12,fc=2,hc=16e6,mc=1.4;function F(t,e=ye){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function j(t,e=ye){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function oo(t,e,o,n){let r=P(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&T(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*mc;return{width:Math.ceil(Math.max(0,...s.map(i=>T(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((l,f)=>i.text(l,c,d+(f+.5)*a,o))}}function gc(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ye);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ye,ye)}}}function Vr(t,e){let{width:o,height:n,draw:r}=gc(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(Q(s,o,n,e,Math.min(fc,Math.sqrt(hc/(o*n))))),{svg:Gr(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var K=14,wc=18,kn=64,xe={width:96,height:12},dt=(t,e)=>ot(t,{size:wc,bold:!0,fill:e.text},e),ht=(t,e,o)=>oo(t,e,{size:K,fill:o.text},o);function ot(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(T(t,P(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function se({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>ot(n,{size:K,fill:r,bold:s},e);return j([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),j([o("0 %"),bc(e),o("100 %")],6),t&&j([Sn((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function bc(t){let e=Float32Array.from({length:kn},(o,n)=>n/(kn-1));return{...xe,draw(o,n,r){o.cells(e,1,kn,[n,r+4,xe.width,xe.height]),o.rect(n,r+4,xe.width,xe.height,{stroke:t.hatchLine})}}}var Sn=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var _c=.1,yc=3,ve={source:"Text: looked at (key)",target:"Translation: looks (query)"},Yr={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},xc="The more weight, the thicker and the stronger in colour",ke={line:3,name:12};function no(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${D(e)}`:"others"],["",xc],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Xr=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Se(t,e,o){let n=Ze(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<yc?.005:_c)),a=e.side==="target",i=yn(n);return[...Xr(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},l)=>[l?", ":"",...Xr(c),` (${D(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${D(i)}`:""]}var vc=720,Vt={heading:26,number:22,label:34},On=15,En={width:32,height:20},Mn=32;function Zr(t,e,o,n){let r=Qe(t,vc,n),s=o&&ht(lt(Se(t,o,ke.line)),r.width,n),a=Vt.heading+Vt.number+Vt.label,i={width:r.width,height:2*a+r.links,draw:c};return F([s,i,kc(t.knowsGold,e,r.width,n)],16);function c(d,l,f){let{lines:p,lit:h,told:m}=Je(t,e,o),w=f+i.height;for(let g of p)d.path(to(r,g),{...eo(g,n),shift:[l,f+a]});for(let g of Gt){let b=x=>g==="source"?f+x:w-x,_=g==="source"?n.key:n.query;d.text(ve[g],l,b(Vt.heading/2),{fill:_,size:On,bold:!0});for(let x of t.words[g]){let y=l+(r.places.get(x)?.x??0),v=o&&!h.has(x),k=m.get(x);k!==void 0&&d.text(D(k),y,b(Vt.heading+Vt.number/2),{fill:v?n.quiet:n.text,size:On,bold:!v,align:"center"}),d.text(C(x.label),y,b(a-Vt.label/2),{fill:v?n.quiet:_,size:r.letters,align:"center"})}}}}function kc(t,e,o,n){let r=[[]];for(let[s,a]of no(t,e)){let i=s&&{...En,draw:(l,f,p)=>Sc(l,s,f,p+En.height/2,n)},c=j([i||null,ot(a,{fill:n.quiet,size:On},n)],8),d=r.at(-1);d.length&&j([...d,c],20).width>o?r.push([c]):d.push(c)}return F(r.map(s=>j(s,20)),4)}function Sc(t,e,o,n,r){let{width:s}=En;if(e!=="gold"){let[i,c]=xn[e==="other"?"other":"best"],d=e==="other"?2:5,l=Array.from({length:Mn},(f,p)=>i+(c-i)*p/(Mn-1));t.cells(l,1,Mn,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Jr({data:t,theme:e}){let[o,{width:n}]=J(),r=L(null),[s,a]=O({source:0,target:0}),i=z(()=>Fr(t),[t.id]),c=oe(e),d=z(()=>Qe(i,n,e),[i,n,e.font,c]),{words:l,directions:f}=i,p=v=>Gt.flatMap(k=>l[k]).find(k=>k.id===v)??null,{id:h,spoken:m,listeners:w}=We({moves:v=>Ur(i,d,p(v)??l.source[0]),press:(v,{id:k,touch:M,point:S})=>(M||!v)&&S(k===v?null:v),onFocus:v=>{let k=p(v);k&&a({...s,[k.side]:k.index})},taps:!0}),g=p(h),{lines:b,lit:_,told:x}=Je(i,t.least,g);q(()=>gt(t.name,()=>({picture:Zr(i,t.least,g,e),theme:e})),[t,g,e]),I(()=>{r.current&&(r.current.scrollLeft=f.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let y=v=>u(Mc,{alignment:i,side:v,layout:d,lit:_,told:x,stop:Math.min(s[v],l[v].length-1)});return u("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[u(Ge,{parts:g&&Se(i,g,ke.line),hint:Yr,spoken:m}),u("div",{class:"scroller",ref:r,children:u("div",{class:g?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[y("source"),u("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(v=>{let{stroke:k,width:M,dash:S}=eo(v,e),{source:N,target:A,kind:X,met:rt}=v;return u("path",{class:rt?`${X} met`:X,d:to(d,v),stroke:k,"stroke-width":M,"stroke-dasharray":S?.join(" ")},`${N.index} ${A.index} ${X}`)})}),y("target")]})}),u("div",{class:"legend",children:no(i.knowsGold,t.least).map(([v,k])=>u("span",{class:"entry",children:[v&&u("span",{class:`swatch ${v}`}),k]},k))})]})}function Mc({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=z(()=>t.words[e].map(i=>lt(Se(t,i,ke.name))),[t]);return u("div",{class:"row",children:[u("div",{class:`heading ${e}`,children:ve[e]}),u("div",{class:`side ${e}`,role:"list","aria-label":ve[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>u("div",{role:"listitem",children:u("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[u("span",{class:"number",children:r.has(i)?D(r.get(i)??0):""}),u("span",{class:"label",children:u($,{token:i.label})})]})},i.id))})]})}var Qr=`.alignment .token {
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
`;var Lt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var ts=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function pt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function ro(t,e,o){let n=pt(t,[Lt,ts,e].join(`
`));return Z(o(At(n)),n),()=>{Z(null,n),n.remove()}}var es=({data:t,parentElement:e})=>ro(e,Qr,o=>u(Jr,{data:t,theme:o}));var os=Object.assign;function Lc(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Pc=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Pt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Lc(this.props,r)}function n(r){return this.shouldComponentUpdate=o,an(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Cc=Symbol.for("react.element"),Rc=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Nc=/[A-Z0-9]/g,Ic=typeof document<"u";var zc=function(t){return/fil|che|rad/.test(t)};Mt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Mt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var ns=R.event;R.event=function(t){return ns&&(t=ns(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Dc={configurable:!0,get:function(){return this.class}},rs=R.vnode;R.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Ic&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var l=void 0;for(var f in d)typeof d[f]!="number"||Pc.test(f)||(l||(l=d=os({},d)),d[f]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var p=c.toLowerCase();p=="ondoubleclick"?c="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||zc(r.type)?p=="onfocus"?c="onfocusin":p=="onblur"&&(c="onfocusout"):p=c="oninput",p=="oninput"&&a[c=p]&&(c="oninputCapture")}else i&&Rc.test(c)?c=c.replace(Nc,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=cn(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Dc)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=os({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Cc,rs&&rs(t)};function ss(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-Kt(r).length,width:e}}var Kt=t=>t.filter(e=>e.kept);function ie(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var ae=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function is({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var $n=120,ao={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},io={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},as={point:`${io.point} Click or Enter opens it.`,tap:`${io.tap} Tap it again to open it.`},co=t=>t===0?"start":t===1?"step 1":String(t),lo=t=>`dropped: outside the best ${t}`,Hc=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,so=t=>Math.abs(t)<5e-5?"\u22480":$t(t,Hc(t)),Ct=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${so(o)}`:"";function Fc(t){let e=ie(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=we(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>$n?wn(o):[];return n.length>$n?`\u2026${n.slice(1-$n).join("")}`:o}function Me({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=Kt(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||Kt(o.children).length;return["\u201C",{token:Fc(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${D(ae(o))}; everything so far has ${D(Math.exp(n),1)}, log-probability ${so(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${so(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${so(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var W={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},ce={kept:38,dropped:22},_t={least:22,most:64,cut:30,edge:6};function cs({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=T(ft(o.token,W.chip),P({fill:"",size:W.letters[n],bold:o.winner,code:!0},e)),s=Ct(o)&&W.mark+T(Ct(o),P({fill:"",size:W.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?W.least:0,Math.ceil(r+Number(s))+2*W.padding[n])]}))}function uo({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(g=>o.get(g)??0))),a=n-2*_t.edge-s.reduce((w,g)=>w+g,0),i=Math.max(_t.least,Math.min(_t.most,a/(s.length-1||1))),c=W.head+_t.edge,d=t.map(w=>c+Math.max(e,Kt(w).length)*ce.kept+_t.cut/2),l=new Map,f=s.map((w,g)=>_t.edge+s.slice(0,g).reduce((b,_)=>b+_+i,0)),p=r?Math.max(...d):0;t.forEach((w,g)=>{let b=d[g]+_t.cut/2-Kt(w).length*ce.dropped;for(let _ of w){let x=_.kept?c+(_.place+.5)*ce.kept:b+(_.place+.5)*ce.dropped;l.set(_,{x:f[g],y:x,width:o.get(_)??0,end:f[g]+s[g]}),(_.kept||r)&&(p=Math.max(p,x+(_.kept?ce.kept:ce.dropped)/2))}});let h=f[f.length-1]+s[s.length-1]+_t.edge,m=d.map((w,g)=>`H${Math.max(0,f[g]-i/2)}V${w}`);return{places:l,columns:f,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:p+_t.edge}}function Oe({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var po=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Tn=13,qc=480,Uc={width:26,height:14},jc={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function ls(t,e,o,n,r){let s=uo(t,e,0,o),{width:a,height:i}=s,c=n&&ht(lt(Me(t,n)),Math.max(qc,a),r);return F([c,{width:a,height:i,draw:(d,l,f)=>Bc(Ke(d,l,f),t,s,o,n,r)},Gc(r)],16)}function Bc(t,e,o,n,r,s){let a={fill:s.quiet,size:Tn};o.columns.forEach((d,l)=>t.text(co(l),d,W.head/2-2,a)),t.rect(0,W.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=ie(r);for(let[d,l]of[...po,["lit",f=>i.includes(f)]]){let f=Oe(o,e.nodes.filter(p=>l(p)&&(p.kept||n)));f&&t.path(f,{stroke:d==="winner"?s.primary:s.text,...jc[d]})}for(let[d,l]of o.places)(d.kept||n)&&Wc(t,d,l,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=lo(e.width);t.rect(0,o.cut-Tn/2,T(c,P(a,s))+8,Tn,{fill:s.ground}),t.text(c,0,o.cut,a)}function Wc(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[l,f]=c?[W.letters.kept,W.high.kept]:[W.letters.dropped,W.high.dropped],p=[o,n-f/2,r,f],h=c?7:5;if(t.rect(...p,{fill:i.ground,radius:h}),c){t.rect(...p,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+f/2-4,(r-4)*ae(e),3,{fill:d?i.primary:i.quiet});let y=s||!d?i.text:i.primary;t.rect(...p,{stroke:y,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:i.primary,width:3,radius:h+3});let[m,w]=[C(e.token,W.chip),Ct(e)],g={fill:c||s?i.text:i.quiet,size:l,bold:d,code:!0},b={fill:i.text,size:W.letters.mark,bold:d},_=T(m,P(g,i)),x=o+(r-_-(w?W.mark+T(w,P(b,i)):0))/2;t.text(m,x,n,g),w&&t.text(w,x+_+W.mark,n,b)}function Gc(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Uc,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(ao).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return j([c,ot(i,e,t)],7)});return j(s,20)}var Vc=60;function us({data:t,theme:e,open:o}){let[n,{width:r}]=J(),s=L(null),[a,i]=O(null),[c,d]=O(""),[l,f]=O(null),p=z(()=>ss(t.nodes,t.width),[t.id]),h=oe(e),m=z(()=>cs(p,e),[p,e.font,e.codeFont,h]),w=E=>p.nodes.find(st=>String(st.id)===String(E))??null,g=w(t.selected),b=p.dropped>0&&(a??(p.nodes.length<=Vc||g?.kept===!1)),_=z(()=>uo(p,m,r,b),[p,m,r,b]);I(()=>f(null),[t]),q(()=>gt(t.name,()=>({picture:ls(p,m,b,g,e),theme:e})),[t,m,b,e]);let x=E=>{!o||E===g||(f(E),o(E.id,E===p.end))},y=E=>E.kept||b,{id:v,spoken:k,listeners:M}=We({moves:E=>is(p,w(E)??p.nodes[0],y),press:(E,{id:st,touch:mt,point:H})=>{let Qt=w(E);!Qt||mt&&st!==E?H(E):x(Qt)},onFocus:d}),S=w(v)??g,N=ie(S),A=w(c)??g??p.nodes[0],X=y(A)?A:A.parent,rt=()=>{x(p.end);let E=s.current?.querySelector(`[data-id="${p.end.id}"]`);E instanceof HTMLElement&&E.focus()};return u("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[u("div",{class:"top",children:[u(Ge,{parts:S&&Me(p,S),hint:o?as:io,spoken:k}),o&&g&&g!==p.end&&u("button",{type:"button",class:"back",onClick:rt,children:"Back to the winner"}),p.dropped>0&&u("label",{class:"switch",children:[u("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:E})=>i(E.checked)}),"Show dropped branches (",p.dropped,")"]})]}),u("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:u("div",{class:b?"sheet":"sheet kept-only",style:{width:`${_.width}px`,height:`${_.height}px`},...M,children:[u("div",{class:"head",style:{height:`${W.head}px`},children:_.columns.map((E,st)=>u("span",{class:"heading",style:{left:`${E}px`},children:co(st)},st))}),u(Kc,{tree:p,layout:_}),u("svg",{"aria-hidden":"true",children:u("path",{class:"lit",d:Oe(_,N.filter(y))})}),u("div",{class:"cut",style:{top:`${_.cut}px`},children:u("span",{children:lo(p.width)})}),p.columns.map((E,st)=>{let mt=H=>H?.depth===st?H:null;return u(Xc,{tree:p,column:E,layout:_,lit:N[st]??null,stop:mt(X),current:mt(g),pending:mt(l)},st)})]})}),u("div",{class:"legend",children:Object.entries(ao).map(([E,st])=>u("span",{class:E,children:st},E))})]})}var Kc=Pt(Zc),Xc=Pt(Jc),Yc=Pt(Qc);function Zc({tree:t,layout:e}){return u("svg",{class:"branches","aria-hidden":"true",children:[u("path",{class:"cut",d:e.cutPath}),po.map(([o,n])=>u("path",{class:o,d:Oe(e,t.nodes.filter(n))},o))]})}function Jc({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return u("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>u(Yc,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function Qc({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:l=0}=o.places.get(e)??{},f=z(()=>lt(Me(t,e)),[t,e]);return u("div",{class:e.kept?"":"below",role:"listitem",children:u("button",{type:"button",class:["node",...Object.entries(i).flatMap(([p,h])=>h?p:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${l}px`,"--own":ae(e)},children:[u($,{token:e.token,length:W.chip}),Ct(e)&&u("span",{class:"mark",children:Ct(e)})]})})}var ds=`.beam {
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
`;var Ee={rounded:255,exact:65535},nt=["mean","max","rollout"];function Xt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,p)=>p),i=a.filter(f=>!r.columnPieces[f].every(p=>s.has(p))),c=i.length?i:a,{rows:d}=r,l=r.blocked&&hs(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(f=>r.columns[f]),blocked:l,rowSpots:ps(r.rowPieces,e.looks),columnSpots:c.map(f=>ps([r.columnPieces[f]],e.lookedAt)[0])}}var ps=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function hs(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function yt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...nt]}function $e(t,e){return e==="rollout"?[t.heads]:nt.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function Yt(t,e,o,n){let r=$e(e.group,n);if(r.length===1)return fs(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=fs(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Te=(t,e,o)=>e*(t.heads+1)+o;function fo({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!$e(t,n).every(r=>e.exact.has(Te(t,o,r)))}function fs(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Te(e,a,i),d=o.exact.get(c)??ms(o,c),l=hs(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length,p=d instanceof Uint8Array?Ee.rounded:Ee.exact;for(let h=0;h<n.length;h+=1){let m=1;if(f<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+h]/Ee.exact;else for(let g=0;g<f;g+=1)m+=l[h*f+g]/p;let w=m>=t.mutedFloor?1/(p*m):0;for(let g=0;g<f;g+=1)l[h*f+g]=Math.min(1,l[h*f+g]*w)}return l}function ms({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function gs(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(Yt(t,e,o,n),p=>Math.round(p*255));let i=$e(r,n).map(p=>ms(s,Te(r,o,p))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let p of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=p[h];else for(let h=0;h<d.length;h+=1)p[h]>d[h]&&(d[h]=p[h]);let l=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:Ee.exact/Ee.rounded),f=new Uint8Array(d.length);for(let p=0;p<d.length;p+=1)f[p]=d[p]/l+.5;return f}function ho(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=nt.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:Yt(t,e,o,n),rounded:fo(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function ws(t,{layer:e,head:o}){let n=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((p,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),l=!1;for(let p of t.groups){let h=Xt(t,p,{words:!1,muted:!1}),m=Yt(t,h,e,o);l||=fo(h,e,o);let[w,g]=[p.looks,p.lookedAt].map(b=>b==="source"?0:r);for(let b=0,_=0;b<h.rows.length;b+=1)for(let x=0;x<h.columns.length;x+=1,_+=1){let y=(w+b)*a+g+x;d[y]=h.blocked?.[_]??0,c[y]=d[y]?0:m[_]}}let f=nt.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:l,blocked:d,border:r,title:`All attention, layer ${e+1}, ${f}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var An=6,mo={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function ys(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:bs(t.layer,o.layers),head:yt(o).includes(t.head)?t.head:"1",step:bs(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,An),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var bs=(t,e)=>Math.max(0,Math.min(t,e-1)),_s={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function xs(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(_s)){let[s,a]=_s[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var vs=250,Zt=0,Rt=mo,ks=mo,le=0,Ss=!1,Ln=null,go=new Set,Jt=()=>Rt;function U(t){if(!Object.entries(t).every(([e,o])=>String(Rt[e])===String(o))){Rt={...Rt,...t},Zt+=1,Es(),clearTimeout(le),le=window.setTimeout(Ms,vs);for(let e of go)e()}}function Ms(){clearTimeout(le),le&&Ln?.({turn:Zt,selection:Rt}),le=0}function wo(t){Zt===0&&(Rt={...mo,...t})}function Os(t,e){if(Ln=e,Ss=!0,ks=t.usual,t.turn>Zt||Zt===0&&t.turn===0){Zt=t.turn,Rt=t.selection;for(let o of go)o()}else t.turn<Zt&&(le||=window.setTimeout(Ms,vs));Es()}function Es(){if(!Ss)return;let t=xs(location.search,Rt,ks),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function bo(t){return go.add(t),()=>{go.delete(t)}}var el="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(el))&&(Ln=null),{capture:!0});function $s({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{U({node:s?-1:r}),o?.("opened",r)};return ro(e,ds,r=>u(us,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var ol={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function _o(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return I(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function yo({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return u("span",{class:"buttons",children:[u(Ae,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),u(Ae,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),u(Ae,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(Ae,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),u(Ae,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Ae({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:ol[t]})})})}function xo({speeds:t,player:e,isNamed:o=!1}){return u("label",{class:"speed",children:[u("span",{class:o?"name":"unseen",children:"Speed"}),u("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>u("option",{value:n,children:[n,"\xD7"]},n))})]})}function Ts(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var xt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],vo=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function Nt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var It=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var As=1.2,nl=9,Ls={rows:[],columns:[],step:[],chosen:[],done:1/0};function zt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(_=>C(_))),i=(b=>Math.ceil(Math.max(...b.map(_=>T(_,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*As,l=s.map(b=>T(b,n)),f=l.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),p=Math.ceil(Math.max(d,...l.filter((b,_)=>f[_])))+8,h=Math.min(e.cell,c*1.4,(e.height-p-3)/r.length);c=Math.min(c,h*1.8),[c,h]=[c,h].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,p+r.length*h+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(h*.62),Math.floor((c-4)/1.9));return{left:i,top:p,cellWidth:c,cellHeight:h,width:m,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:g>=12?g:0}}function Dt(t,e,o,n,r){rl(t,e,o,n,r),o.numbers&&sl(t,e,o,n,r),il(t,o,n,r),al(t,o,n,r),cl(t,o,n,r)}function rl(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[l,f]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,l,f]),e.blocked&&vt(t,e.blocked,c,d,[o,n,l,f]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<nl)){for(let p=1;p<d;p+=1)t.rect(o+p*r-.5,n,1,f,{fill:i.ground});for(let p=1;p<c;p+=1)t.rect(o,n+p*s-.5,l,1,{fill:i.ground})}}function vt(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),d=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let f=0;f<n;f+=1){let p=f;for(;p<n&&e[l*n+p];)p+=1;p>f&&t.hatch(c(f),d(l),c(p)-c(f),d(l+1)-d(l)),f=p}}function sl(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},l,f){for(let p=0;p<Math.min(n.length,l.done);p+=1)for(let h=0;h<r.length;h+=1){let m=e[p*r.length+h];if(o?.[p*r.length+h])continue;let w=f.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(h+.5)*i,a+(p+.5)*c+1];t.text(Pr(m),g,b,{fill:w,size:d,align:"center"})}}function il(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function al(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(l,f)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let l of i.chosen)d(l,c.query);for(let l of i.step)d(l,c.primary);for(let l of i.rows)d(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function cl(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,l){let f=[...d.rows,...d.step,...d.chosen];for(let p of ko(s.length,r,c,f)){if(p>=d.done)break;let h=f.includes(p),m=d.rows.includes(p)||d.chosen.includes(p)?l.query:h?l.text:l.quiet;t.text(s[p],e-7,o+(p+.5)*r,{fill:m,size:c,bold:h,code:!0,align:"right"})}for(let p of ko(a.length,n,c,d.columns)){let h=d.columns.includes(p),m=i[p]?"left":"center",[w,g]=[e+(p+.5)*n,o-(i[p]?6:3+c*.55)];t.text(a[p],w,g,{fill:h?l.key:l.quiet,size:c,bold:h,code:!0,align:m,turned:i[p]})}}function ko(t,e,o,n){let r=o*As,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Ps({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var Pn=12,Cs=64,Cn=20,Rs=18;function So({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+Rs+Pn,l=[t.length,e.length];return{width:Cs+s.length*(r+Pn),height:Cn+a.length*d,draw(f,p,h){let m=b=>p+Cs+b*(r+Pn),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,_)=>f.text(b,m(_)+r/2,h+Cn/2,g)),a.forEach(({layer:b,maps:_},x)=>{let y=h+Cn+x*d;f.text(`Layer ${b+1}`,p,y+c/2,w),_.forEach((v,k)=>{if(!v)return;let M=m(k);f.cells(v.weights(),...l,[M,y,r,c]),o&&vt(f,o,...l,[M,y,r,c]),f.rect(M-2,y-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&f.text(v.role,M+r/2,y+c+4+Rs/2,g)})})}}}var Ht={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Mo=13,ll=90,Ns=[void 0,[8,4],[2,3],[10,3,2,3]],ul=[1,1.5,2,3,4,5,6,8,10],dl=[1,2,2.5,4,5,10],it={letters:14,padding:24,height:28,lane:32,apart:6};function Oo(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=vo(t),s=Is(Math.max(.1,...o.map(([,m])=>m)),ul),{left:a,head:i,foot:c,between:d}=Ht,l=Math.max(1,e-a-Ht.right),f=i+Ht.loss+d+i,p=[{name:"Loss (nats)",curve:"losses",top:i,height:Ht.loss,ticks:[0,s/2,s]}];n.length&&p.push({name:"Exact match",curve:"exacts",top:f,height:Ht.exact,ticks:[0,1]});let h=p[p.length-1].top+p[p.length-1].height+c;return{width:e,height:h,left:a,line:l,end:r,x:m=>a+m/r*l,panels:p}}function Is(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Ft=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Ns[e%Ns.length]});function Eo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:l,line:f}=e,p=g=>a+e.x(g),h=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,_)=>t.path(`M${g} ${i+Ht.head-b}V${i+l-Ht.foot}`,_);for(let g of c){t.text(g.name,p(0),i+g.top-11,{size:Mo,fill:s.text});for(let b of g.ticks){let _=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(p(0),Math.round(h(g,b)),f,1,{fill:s.hatchLine}),t.text(_,p(0)-6,h(g,b),{size:Mo,fill:s.quiet,align:"right"})}}for(let[g,b]of fl(e,s))t.text(g,a+b,i+l-Ht.foot/2,{size:Mo,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(p(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,_)=>{let x=Ft(s,_,w,g.curve),y=b[g.curve].map(([v,k])=>[p(v),h(g,k)]);if(y.length&&t.path(y.map(([v,k],M)=>`${M?"L":"M"}${v.toFixed(1)} ${k.toFixed(1)}`).join(""),x),g.curve==="exacts")for(let[v,k]of y)t.rect(v-2,k-2,4,4,{fill:x.stroke})});m(Math.round(Math.min(p(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let _=xt(g,r);for(let x of c){let y=x.curve==="losses"?_.loss:_.exact;y!==null&&t.path(pl(p(_.step),h(x,y),4.5),{fill:Ft(s,b,w,x.curve).stroke,stroke:s.ground,width:2})}})}var pl=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function fl({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Is(e/Math.max(2,Math.floor(n/ll)),dl));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${V(c)} ${c===1?"step":"steps"}`:V(c),l=T(d,P({size:Mo,fill:""},r))/2;return[d,Math.max(l,Math.min(t(c),o-l))]})}function $o(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(T(s.short,P({size:it.letters,fill:""},n)))+it.padding),c=a+i>o,d=Math.max(0,c?a-i:a),l=r.findIndex(p=>p.every(([h,m])=>d>=m+it.apart||d+i<=h-it.apart)),f=l<0?r.push([])-1:l;return r[f].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:f}})}var In={least:24,readable:40,most:104},hl=28,ml=175,zs=58,gl=20,Rn={label:58,gap:8},Nn={label:26,gap:4},wl=20;function Ds(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((l,f)=>bl(t,f+1,e,r)),a=s.filter(({side:l})=>l>=In.readable),i=({side:l,short:f})=>l+(f?0:wl),c=l=>l.toSorted((f,p)=>i(p)-i(f))[0],d=a.toSorted((l,f)=>l.height-f.height)[0];return c(a.filter(({height:l})=>l<=r))??d??c(s)}function bl(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],a=Math.floor((o-(e-1)*hl)/e);if(e>1&&a<ml)return[];let i=Math.ceil(t.length/e),c=({label:f,gap:p}=Nn)=>Math.floor((a-f-2)/r-p),d=Math.floor((n/i-zs)/s-Nn.gap),l=(f,p=!0)=>{let h=Math.max(In.least,Math.min(In.most,f)),m=p?Nn:Rn;return{side:h,own:a,short:p,...m,height:i*(zs+s*(h+m.gap+(p?0:gl)))}};return[c(Rn)>=56?l(c(Rn),!1):l(c()),l(Math.min(c(),d))]}function To({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Ao=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var _l=3,Le=120,wt=28,zn=t=>t?['"',{token:t,length:Le},'"']:["nothing"],Hs=(t,e)=>["The model writes ",...zn(e.answer),...e.isRight?[", which is right. "]:[", right is ",...zn(t.answer),". "]],Fs=(t,e)=>lt(["The model reads ",...zn(t.text),". ",...Hs(t,e)]).trim();function Lo(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${V(o.step)}. `,...Hs(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],yl(t,o)]}function yl(t,e){let o=e.roles.flatMap((a,i)=>[...a].map((c,d)=>It(t,e,i,d))),n=Object.keys(t.roles).map(a=>({role:a,many:o.filter(i=>i===a).length})).filter(({many:a})=>a),r=o.filter(Boolean).length;if(!r)return`None of the ${o.length} heads has a role yet.`;let s=n.sort((a,i)=>i.many-a.many).map(({role:a,many:i})=>`${i} ${a}`);return`${r} of ${o.length} heads ${r===1?"has":"have"} a role: ${s.join(", ")}.`}function Po({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${V(e)}`]]:[...[["step","Step",V(e)],["loss","Loss",o===null?"\u2013":$t(o,3)]],["exact","Exact match",n===null?"\u2013":D(n,1)]]}function Co({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Ro=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,No=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function qs(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=Nt(t,e,o,n),c=r.map((f,p)=>s.filter((h,m)=>!a?.[p*s.length+m]).length>1);return[...i.keys()].filter(f=>i[f]&&c[Math.floor(f/s.length)]).sort((f,p)=>i[p]-i[f]).slice(0,_l).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":D(i[f])}))}var Pe=860,xl=72,Us=32,vl=12,Io={padding:6,gap:3,line:68};function js({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:f})=>f)),a=r.map(l=>xt(l,e)),i=r.map((l,f)=>kl(t,l,a[f],n)),c=l=>r.length>1?`${C(l.title,wt)}: `:"",d=r.flatMap((l,f)=>[c(l)+lt(Lo(t,l,a[f])),...No(l,e).map(({text:p})=>p)]);return F([j(i,2*Us),se({isBlocked:s},n),Ol(t,e,o,n),F(d.map(l=>ht(l,Pe,n)),4)],16)}function kl(t,e,o,n){let r=e.kinds.map((i,c)=>F([ot(i.title,{size:16,bold:!0,fill:n.text},n),Sl(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=vl,a=Po(t,o).map(([,i,c])=>F([ot(i,{size:K,fill:n.quiet},n),ot(c,{size:22,bold:!0,fill:n.text},n)],0));return F([e.title.length>0&&dt(C(e.title,wt),n),j(a,20),Ml(e,o,n),s?j(r,Us):F(r,16)])}function Sl(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>Nt(e,n,i,c),role:It(t,n,o,i*e.heads+c)}))}));return So({...e,shape:To(e),side:xl},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Ml(t,e,o){let[n,r]=[{size:K,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(T(g,P(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(T(g,P(n,o)))))+12,d=Co(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:_})=>({state:_,texts:[g,b].map(x=>x===void 0?"":C(x))})),[l,f]=[0,0],p=d.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*Io.padding;l&&l+b>Pe-i&&([l,f]=[0,f+1]);let _={x:l,line:f,width:b};return l+=b+Io.gap,_}),h=C(t.text,Le),m=Math.max(s(h),...p.map(g=>g.x+g.width)),w=Et([t.answer])==="rtl";return{width:i+m,height:24+(f+1)*Io.line,draw(g,b,_){a.forEach((x,y)=>g.text(x,b,_+[12,36,62][y],n)),g.text(h,b+i,_+12,r),d.forEach(({texts:x,state:y},v)=>{let k=p[v],M=b+i+(w?m-k.x-k.width:k.x),[S,N]=[M+k.width/2,_+24+k.line*Io.line];g.text(x[0],S,N+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(M+1,N+26,k.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?void 0:[4,3],radius:5}),g.text(x[1],S,N+38,{...r,align:"center"}),y&&g.path(Ao(y,S,N+60),{stroke:o.text,width:2})})}}}function Ol(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Oo(t,Pe),{marks:a}=r[o],i=$o(a,s,n),c=r.map(({title:l},f)=>{let p=Ft(n,f,!0);return j([{width:34,height:20,draw:(h,m,w)=>h.path(`M${m} ${w+10}h34`,p)},ot(C(l,wt),{size:K,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:l})=>l));return F([r.length>1&&j(c,16),{width:Pe,height:s.height,draw:(l,f,p)=>Eo(l,s,{reels:t,marks:a,step:e},n,[f,p])},d>0&&{width:Pe,height:d*it.lane,draw:(l,f,p)=>i.forEach(({mark:h,left:m,wide:w,leans:g,lane:b})=>{let _=p+b*it.lane;l.rect(f+m,_,w,it.height,{stroke:n.hatchLine,radius:4}),l.rect(f+(g?m+w-4:m),_,4,it.height,{fill:Ft(n,o,r.length>1).stroke}),l.text(h.short,f+m+w/2,_+it.height/2,{size:it.letters,fill:n.text,align:"center"})})}],6)}var[El,$l,qt,zo]=[420,34,8,14],Dn={height:300,share:.36,cell:40,letters:14};function Bs({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=L(null),c=L(null),[d,l,f,p]=r.split(" ").map(Number),h=r?e.films[d]:void 0,m=h?.kinds[l],w=h&&xt(h,o),g=Math.min(El,window.innerWidth-2*qt),b=()=>{let x=t.current?.querySelector(`[data-head="${r}"]`);x&&i.current&&Al(i.current,x,a())};I(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let x={...m,weights:Nt(m,w,f,p)},y=zt(x,{...Dn,width:g-$l,height:Math.min(Dn.height,window.innerHeight*Dn.share)},n);c.current&&Dt(Q(c.current,y.width,y.height,n),x,y,Ls,n),b()}),q(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let _=h&&w?It(e,w,l,f*h.kinds[l].heads+p):"";return u("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&u(Y,{children:[u("div",{class:"title",children:Ro(m,f,p)}),u("div",{class:"note",children:["Step ",V(w.step),_&&`: ${e.roles[_]}`]}),u("canvas",{ref:c}),u("ol",{class:"pairs",children:qs(m,w,f,p).map(({query:x,key:y,share:v},k)=>u("li",{children:[u($,{token:x})," looks at ",u($,{token:y}),", ",v]},k))}),u("div",{class:"note",children:r===s?`${Tl()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Tl=()=>matchMedia("(hover: hover)").matches;function Al(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,l)=>Math.max(qt,Math.min(c,l-d-qt)),a=n.right+zo;a+r.width>window.innerWidth-qt&&(a=n.left-zo-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<qt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+zo;i=c+r.height<window.innerHeight?c:Math.max(qt,n.top-zo-r.height)}o<1/0&&(i=Math.max(qt,Math.min(i,o-r.height-qt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Ws({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let l=L(null),[f,p]=O("0 0"),{side:h,short:m,label:w,gap:g,own:b}=s,[_,x]=[n.heads,n.layers].map(v=>Array.from({length:v},(k,M)=>M)),y=[h,Math.round(h/To(n))];return I(()=>{l.current?.querySelectorAll("canvas").forEach((v,k)=>{let M=[0,0,...y],S=Q(v,...y,a);S.cells(Nt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&vt(S,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,h,a,window.devicePixelRatio]),u("div",{class:"kind",style:{width:`${b}px`},children:[u("div",{class:"title",children:n.title}),u("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Ll,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${h}px)`},children:[u("div",{role:"row",children:[u("span",{role:"columnheader",children:u("span",{class:"unseen",children:"Layer"})}),_.map(v=>u("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",v+1]},v))]}),x.map(v=>u("div",{role:"row",children:[u("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[m?"L":"Layer ",v+1]}),_.map(k=>{let[M,S,N]=[`${t} ${v} ${k}`,`${v} ${k}`,It(o,r,e,v*n.heads+k)];return u("span",{role:"gridcell",class:"cell",children:[u("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===f?0:-1,"aria-pressed":i===M,"aria-label":Ro(n,v,k)+(N&&`, ${N}`),onClick:()=>d(M),onPointerEnter:({pointerType:A})=>A!=="touch"&&c(M),onPointerLeave:({pointerType:A})=>A!=="touch"&&c(""),onFocus:({currentTarget:A})=>(p(S),A.matches(":focus-visible")&&c(M)),onBlur:()=>c(""),children:u("canvas",{})}),!m&&u("span",{class:"role",children:N})]},k)})]},v))]})]})}function Ll(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);ne(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Pl({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:d}]=J(),l=d>0&&Ds(o.kinds,d,window.innerHeight,e.films.length>1);return u("section",{class:"reel",children:[o.title&&u("h3",{class:"film-title",children:u($,{token:o.title,length:wt})}),u("div",{class:"head",children:[u("div",{class:"facts",children:Po(e,n).map(([f,p,h])=>u("span",{class:`fact ${f}`,children:[u("span",{class:"name",children:p}),u("span",{class:"value",children:h})]},f))}),u(Cl,{film:o,frame:n})]}),u("div",{class:"kinds",ref:c,children:l&&o.kinds.map((f,p)=>u(Ws,{place:`${t} ${p}`,reels:e,kind:f,frame:n,plan:l,theme:r,held:s,onPoint:a,onHold:i,number:p},p))})]})}var Vs=Pt(Pl);function Cl({film:t,frame:e}){return u("div",{class:"answer",role:"img","aria-label":Fs(t,e),children:[u("span",{class:"asked",children:"Reads"}),u($,{token:t.text,length:Le}),u("span",{class:"names",children:[u("span",{children:"Right answer"}),u("span",{children:"Model writes"})]}),u("div",{class:"pieces",dir:Et([t.answer]),children:Co(t,e).map(({wanted:o,written:n,state:r},s)=>u("span",{class:`piece ${r}`,children:[u(Gs,{name:"wanted",token:o}),u(Gs,{name:"written",token:n}),u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&u("path",{d:Ao(r,8,8)})})]},s))})]})}var Gs=({name:t,token:e})=>e===void 0?u("bdi",{class:`token ${t}`,children:"\xA0"}):u($,{token:e,class:t});var Ks=16,Xs={width:34,height:14};function Ys({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[d,{width:l}]=J(),f=L(null),p=z(()=>Oo(t,l),[t,l]),[h,m,w]=[i[r],c[n],i.length>1],g=c.length>1||i.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;I(()=>{f.current&&l&&Eo(Q(f.current,l,p.height,e),p,{reels:t,marks:h.marks,step:m},e)},[p,e,o,m,r]);let b=y=>c.reduce((v,k,M)=>Math.abs(k-y)<Math.abs(c[v]-y)?M:v,0),_=({offsetX:y})=>a(b((y-p.left)/p.line*p.end)),x=$o(h.marks,p,e);return u("div",{class:"timeline",ref:d,children:[w&&u("div",{class:"films",children:i.map(({title:y},v)=>u("button",{type:"button",class:"key","aria-pressed":v===r,title:`Show the moments of ${C(y)} on the timeline`,onClick:()=>s(v),children:[u(Rl,{pen:Ft(e,v,!0)}),u($,{token:y,length:wt})]},v))}),g&&u("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:y=>(y.currentTarget.setPointerCapture(y.pointerId),_(y)),onPointerMove:y=>y.buttons&&_(y)}),c.length>1&&u("input",{type:"range",class:"scrubber",min:0,max:p.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${V(m)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${p.left-Ks/2}px`,width:`${p.line+Ks}px`},onInput:({currentTarget:y})=>{let v=b(Number(y.value));y.value=String(c[v]),a(v)}}),u("div",{class:"marks",role:"group","aria-label":w?`Moments of ${C(h.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...x.map(({lane:y})=>y)))*it.lane}px`,"--own":Ft(e,r,w).stroke},children:x.map(({mark:y,left:v,wide:k,leans:M,lane:S},N)=>{let[A,X]=[h.frames[y.frame].step,w?`${C(h.title)}: ${y.text}`:y.text];return u("button",{type:"button",class:`mark ${y.kind} ${M?"leans":""} ${A<=m?"reached":""}`,title:X,"aria-label":X,"aria-current":A===m?"step":void 0,style:{left:`${v}px`,top:`${S*it.lane}px`,width:`${k}px`},onClick:()=>a(c.indexOf(A)),children:y.short},N)})})]})}function Rl({pen:t}){return u("svg",{...Xs,"aria-hidden":"true",children:u("path",{d:`M1 7H${Xs.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var Nl=[.25,.5,1,2,4],Il=2e4,Zs={least:125,most:500},Js=10;function Qs({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=L(null),a=L(null),[i,c]=O(1/0),[d,l]=O(""),[f,p]=O(""),[h,m]=O(0),w=oe(e),g=r.length-1,b=n?g:Math.max(0,r.findLastIndex(S=>S<=i)),_=r[b],x=S=>c(r[Math.max(0,Math.min(S,g))]),y=_o(b,g,x,Math.max(Zs.least,Math.min(Zs.most,Il/r.length))),v=S=>(y.pause(),x(S)),k=()=>(l(""),p("")),M=ee(S=>S===f?k():(l(S),p(S)),[f]);return q(()=>t.figure?gt(t.figure,()=>({picture:js({reels:t,step:_,marked:h},e),theme:e})):void 0),u("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:S=>S.key==="Escape"?k():n||Dl(S,b,g,v,y.toggle),children:[u("p",{class:"legend",children:[u("span",{children:"Attention weight"}),u("span",{class:"scale",children:["0 % ",u("span",{class:"ramp"})," 100 %"]}),u("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:S})=>S.some(({blocked:N})=>N))&&u("span",{class:"scale",children:[u("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),u("div",{class:"reels",onMouseDown:S=>zl(S,s.current),children:o.map((S,N)=>u(Vs,{number:N,reels:t,film:S,theme:e,held:f,frame:xt(S,_),onPoint:l,onHold:M},N))}),!n&&r.length>1&&u("div",{class:"player",ref:a,children:[u(yo,{what:"frame",place:b,last:g,player:y,go:v}),u("span",{class:"position",children:["Step ",V(_),u("span",{class:"of",children:[" of ",V(vo(t))]})]}),u(xo,{isNamed:!0,speeds:Nl,player:y})]}),!n&&u(Ys,{reels:t,theme:e,fonts:w,place:b,marked:h,onMark:m,go:v}),u("div",{class:"caption","aria-live":n||y.playing?"off":"polite",children:o.map((S,N)=>u("div",{children:[u("p",{class:"line",children:[o.length>1&&S.title&&u("strong",{children:[u($,{token:S.title,length:wt}),": "]}),Lo(t,S,xt(S,_)).map(A=>typeof A=="string"?A:u($,{...A}))]}),!n&&No(S,_).map(({text:A})=>u("p",{class:"line said",children:A},A))]},N))}),u(Bs,{root:s,reels:t,step:_,theme:e,held:f,head:d||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function zl(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Dl(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Js),PageUp:a(Js)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Do=`/* What plays: its buttons, scrubber and speed. */

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
`;var ti=`/* The frame of the film, its answer, and what is said of it. */

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
`;var ei=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var oi=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var jl=[Lt,Do,ti,ei,oi].join(`
`),ni=new WeakMap;function ri({data:t,parentElement:e}){let o=pt(e,jl),n=ni.get(o),r=n?.bytes===t?n.reels:Ts(t);return ni.set(o,{bytes:t,reels:r}),Z(u(Qs,{reels:r,theme:At(o)},r.id),o),()=>{Z(null,o),o.remove()}}function si(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&wo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var Ho=()=>{},ai=[],ci=!1;async function li(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Ho=()=>e.remove(),location.search)return Ce();let o=e.dataset.view?JSON.parse(e.dataset.view):await Bl(e.dataset.labFirst??"");if(ci||!o)return Ce();e.removeAttribute("data-view"),wo(o.selection),Gl(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>ai.push(i)}),a=new MutationObserver(()=>Wl()&&Ce());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Ho=()=>{a.disconnect(),s?.(),e.remove()}}async function Bl(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Ce(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){ci=!0,Ho(),Ho=()=>{};for(let n of ai.splice(0))e?.(...n)}}var ii=!1;function Wl(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return ii||=t==="running",ii&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Gl(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var ui="$array",Vl={uint8:Uint8Array,uint16:Uint16Array};function di(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(s,a)=>{if(!a?.[ui])return a;let{[ui]:i,at:c,size:d}=a;return new Vl[i](e.buffer,e.byteOffset+n+c,d)});for(let{pieces:s,words:a}of r.groups)for(let i of[s,a])i&&(i.exact=new Map);return r}var Fo={looks:null,lookedAt:null};function pi({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function fi(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Fn({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Hn(t,o),columns:Hn(e,n)}}function qn({encoderOnly:t},{rowSpots:e},o){return Hn(e,{side:t?"source":"target",place:o})}function Hn(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var ct={top:18,height:160,bar:14,gap:16};function hi({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>j([Sn((a,...i)=>a.rect(...i,{fill:o.lines[s]})),ot(`${r+1} ${C(t.rows[r],30)}`,{size:K,fill:o.text},o)],6);return F([dt(`Rows compared: ${t.title}`,o),F(e.map(n),2),Kl(t,e,o)])}function Kl({weights:t,columns:e},o,n){let r={size:K,code:!0,fill:n.text},s=e.map(i=>C(i,12)),a=s.map(i=>Math.max(Math.ceil(T(i,P(r,n))),o.length*ct.bar)+ct.gap);return{width:a.reduce((i,c)=>i+c,0),height:ct.top+ct.height+24,draw(i,c,d){let l=d+ct.top;for(let p of[.5,1]){let h=l+(1-p)*ct.height;i.rect(c,h,this.width,1,{fill:n.hatchGround}),i.text(D(p),c,h-8,{size:13,fill:n.quiet})}let f=c;s.forEach((p,h)=>{let m=f+(a[h]-o.length*ct.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+h]*ct.height;i.rect(m+g*ct.bar,l+ct.height-b,ct.bar-1,b,{fill:n.lines[g]})}),i.rect(f,l+ct.height,a[h],1,{fill:n.quiet}),i.text(p,f+a[h]/2,l+ct.height+13,{...r,align:"center"}),f+=a[h]})}}}function qo({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!nt.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>yt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:yt(t).filter(a=>s.some(i=>i.head===a))}}var Xl=96,Yl=6;function mi({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...qo(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:f,heads:p})=>F([dt(l.group.title,s),Zl(t,l,f,p,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),d=Math.max(...a.map(({heads:l})=>l.length))<=Yl;return F([d?j(i,32):F(i,24),se({isBlocked:c},s)],16)}function Zl(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:Xl},l=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(p=>o.some(h=>h.layer===f&&h.head===p)?{weights:()=>Yt(t,e,f,p),role:a.roles[f][Number(p)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&p===r.head}:null)}));return So(d,n.map(f=>nt.includes(f)?f:`Head ${f}`),l,s)}var Uo=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function jo(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let p=0;p<e.weights.length;p+=1)e.weights[p]>=.02&&d.push({row:Math.floor(p/c),column:p%c,weight:e.weights[p]});let l=({row:p,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(p),f=o.rows.length+o.columns.length>0;d.sort((p,h)=>p.weight-h.weight);for(let p of f?[!1,!0]:[!1])for(let h of d){if(l(h)!==p)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:w,width:p?4:2,opacity:f&&!p?.25:1})}}var gi={width:960,height:720},Jl=9,Ql=200,at={width:360,pitch:26,gap:8},Bo={pitch:26,gap:16};function wi({map:t,lit:e,view:o},n){let r=o==="lines"?eu(t,e,n):o==="table"?ou(t,n):tu(t,e,n),s=[ht(t.caption,Math.max(520,r.width),n),se({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&ht("\u2248 These weights are rounded to 1/255.",520,n);return F([dt(t.title,n),r,...s,a])}function tu(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Ql+i*Jl),s={width:Math.max(gi.width,r),height:Math.max(gi.height,n),cell:64,letters:K},a=zt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>Dt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function eu(t,e,o){let n=Uo(e),r={size:K,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(p=>C(p,24))),i=f=>Math.ceil(Math.max(...f.map(p=>T(p,P({...r,bold:!0},o))))),[c,d]=[i(s),60],l=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:c+2*at.gap+at.width+i(a)+d,height:26+Math.max(s.length,a.length)*at.pitch,draw(f,p,h){let[m,w,g]=[p+c+at.gap,p+c+at.gap+at.width,h+26],b=_=>g+(_+.5)*at.pitch;f.text("looks (query)",m-at.gap,h+10,{size:K,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",w+at.gap,h+10,{size:K,bold:!0,fill:o.key}),jo(f,t,{rows:n,columns:e.columns},{left:m,top:g,width:at.width,pitch:at.pitch},o),s.forEach((_,x)=>f.text(_,m-at.gap,b(x),{...r,bold:n.includes(x),align:"right"})),a.forEach((_,x)=>{f.text(_,w+at.gap,b(x),{...r,bold:e.columns.includes(x)});let y=l(x)>=.005?et(t)(l(x)):"";y&&f.text(y,w+at.gap+T(_,P(r,o))+8,b(x),{size:13,fill:o.quiet})})}}}function ou(t,e){let o={size:K,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(p=>C(p,24))),a=f=>t.blocked?.[f]?"blocked":et(t)(t.weights[f],2),i=(f,p=o)=>Math.ceil(T(f,P(p,e))),c=Math.max(...r.map(f=>i(f,n))),l=s.map((f,p)=>Math.max(i(f,n),...r.map((h,m)=>i(a(m*s.length+p))))).reduce((f,p)=>[...f,(f.at(-1)??c)+Bo.gap+p],[]);return{width:l.at(-1)??c,height:(r.length+1)*Bo.pitch,draw(f,p,h){let m=w=>h+(w+.5)*Bo.pitch;s.forEach((w,g)=>f.text(w,p+l[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{f.rect(p,h+(g+1)*Bo.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),f.text(w,p,m(g+1),n),s.forEach((b,_)=>f.text(a(g*s.length+_),p+l[_],m(g+1),{...o,align:"right"}))})}}}var nu=.1;function Wo({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=nu||t===r&&r>0?et({rounded:e})(t):""}function Go(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&ho(t,Xt(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],d=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=l<0?[...c(i,o)]:[],p=t.source.map((m,w)=>({token:m,weight:l<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),h=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,_=l>=0?a&&w>0?a.weights[(w-1)*a.columns.length+l]:null:w<=o?f[w]??null:null,x=w===o+1;return{token:m,weight:x&&l<0?null:_,rounded:(l<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":x&&l<0?"written":b?"forced":"",note:x&&l<0?b?"forced":"written":void 0}});return{source:p,target:h,asked:l<0?"":t.source[l],strongest:d.indexOf(Math.max(...d))}}var bi=8;function Vo(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Xt(t,i,{words:!1,muted:!1}),d=c.columns.length,l=Yt(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),f=l.indexOf(Math.max(...l)),p=t.target.slice(Math.max(0,e+1-bi),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>bi?"\u2026 ":""}`,...p.flatMap((h,m)=>[m?" ":"",{token:h}])],", looks at ",{token:t.source[f],strong:!0},` (${et({rounded:fo(c,o.layer,o.head)})(l[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${D(s,1)}).`]}var ue=640,Ut={height:28,padding:8,gap:6,line:50},kt={line:26,height:12,number:70,tag:64};function yi({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Go(t,e,o,n,!1),i=t.steps[o],c=i?Vo(t,o,e).map(d=>typeof d=="string"?d:C(d.token)).join(""):"";return F([i&&dt(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&ht(c,ue,r),Un(t.encoderOnly?"Tokens":"Source","",r),_i(s,r),!t.encoderOnly&&Un("Target so far","",r),!t.encoderOnly&&_i(a,r),i&&Un(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${$t(i.entropy,2)} nats`,r),i&&ru(i,r)],8)}var Un=(t,e,o)=>j([ot(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&ot(e,{size:K,fill:o.quiet},o)],8);function _i(t,e){let o={size:K,code:!0},n=t.map(({token:c})=>Math.ceil(T(C(c),P({...o,bold:!0,fill:""},e)))+2*Ut.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>ue&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Ut.gap;let i=Et(t.map(({token:c})=>c))==="rtl";return{width:ue,height:(a+1)*Ut.line,draw(c,d,l){t.forEach((f,p)=>{let[h,m,w]=[d+(i?ue-r[p].x-n[p]:r[p].x),l+r[p].line*Ut.line,n[p]],g=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),b=["written","current"].includes(f.state),_=f.lit?e.key:b?e.primary:f.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(h,m,w,Ut.height,{fill:e.scale[g],radius:6}),c.rect(h,m,w,Ut.height,{stroke:_,width:f.lit||b?3:1,radius:6});let x=g<0?e.text:e.ink[g];c.text(C(f.token),h+w/2,m+Ut.height/2,{...o,fill:x,bold:b,align:"center"});let y=Wo(f,t);y&&c.text(y,h+w/2,m+Ut.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function ru({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,f],p)=>({name:C(l),share:f,drawn:o?.[p],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:f})=>Math.ceil(T(l,P({size:K,code:f,bold:!0,fill:""},s))))),c=o?2*kt.number:kt.number,d=ue-i-c-kt.tag-24;return{width:ue,height:a.length*kt.line,draw(l,f,p){a.forEach(({name:h,share:m,drawn:w,isWritten:g,code:b},_)=>{let[x,y]=[f+i+12,p+(_+.5)*kt.line],v=M=>[x,y-kt.height/2,M*d,kt.height],k={size:K,fill:s.text,bold:g};l.text(h,f,y,{...k,code:b}),l.rect(...v(1),{fill:s.hatchGround,radius:3}),l.rect(...v(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&l.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),l.text(D(m,1),x+d+kt.number,y,{...k,align:"right"}),w!==void 0&&l.text(D(w,1),x+d+2*kt.number,y,{...k,align:"right"}),g&&l.text(r?"forced":"written",x+d+c+10,y,k)})}}}function xi({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var jn=30,su=3;function vi({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?iu(t,o,n):o>=0?Bn(t,o):au(t,n)})}function iu(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(Y,{children:[u($,{token:t.rows[e],length:jn})," ",r?"is blocked from":"looks at"," ",u($,{token:t.columns[o]}),!r&&u("b",{children:[" ",et(t)(t.weights[n],2)]})]})}function Bn(t,e){let o=t.columns.length,n=ki(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(Y,{children:[u($,{token:t.rows[e],length:jn})," looks at ",n.length?Si(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function au(t,e){let o=t.columns.length,n=ki(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(Y,{children:[u($,{token:t.columns[e]})," is looked at most by ",n.length?Si(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var ki=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,su),Si=(t,e)=>t.map(({label:o,weight:n},r)=>u("span",{children:[r?", ":"",u($,{token:o,length:jn})," (",et(e)(n),")"]},r));function Mi({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:Vo(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u($,{token:n.token})},r):u($,{token:n.token},r))})}function Oi({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&!t.rounded&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",D(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u($,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:Bn(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(d=>et(t)(s(d,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((d,l)=>u("span",{style:{height:`${s(d,c)*100}%`,background:o[l]}},d))}),u($,{token:i,length:8})]},c))})]})}function Ei(t,{go:e,step:o,last:n,player:r,presenting:s}){I(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement===document.body&&du(c),l=lu(c,i)||s&&document.activeElement===document.body,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},p={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},h=d||s||l,m=(l?p:d?f:{})[i.key]??(h&&!uu(i)?cu(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function cu(t,e,o){if(t==="Escape")return o?()=>U({present:!1}):void 0;if(Re())return t==="f"?()=>U({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var $i="attention-lab-letter-keys",Re=()=>localStorage.getItem($i)!=="off";function Ti(){localStorage.setItem($i,Re()?"off":"on")}function lu(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function uu(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function du(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function jt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Ai={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Li({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(jt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Ai[r]]),value:e.kind,onChoose:r=>U({kind:r,rows:[]})}),u(jt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>U({layer:Number(r)-1})}),u(jt,{label:"Head",isNamed:!0,options:yt(o).map(r=>[r,r]),value:e.head,onChoose:r=>U({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(jt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>U({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>U({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(hu,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>U({present:!0}),children:"Present"}),u(pu,{})]})]})}function pu(){let[t,e]=O(Re);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(Ti(),e(Re())),children:"Keys F, B"})}function Pi({example:t,selection:e}){return u(jt,{label:"View",options:fu(t),value:e.view,onChoose:o=>U({view:o})})}function fu({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function hu({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,f])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>d(n(c,l)),children:f},f))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Ai[a]]),e.kinds,a=>U({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>U({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>U({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>U({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function Ci({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=L(null),[c,d]=J(),l=z(()=>d.width?zt(t,{...d,cell:64,letters:n},o):null,[t.rows,t.columns,d,n,o]);I(()=>{!l||!i.current||Dt(Q(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let f=({offsetX:p,offsetY:h})=>l&&Ps(l,p,h);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:p=>{let h=f(p);s(h?.row??-1,h?.column??-1)},onPointerLeave:({pointerType:p})=>p!=="touch"&&s(-1,-1),onClick:p=>{let h=f(p);h&&h.row>=0&&a(h.row,h.column)},onKeyDown:p=>l&&mu(p,l,e,s,a),onBlur:()=>s(-1,-1)})})}function mu(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,p)=>Math.max(0,Math.min(f,p-1)),d=(f,p)=>r(c(a+f,e.length),c(i+p,o.length)),l={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var gu=.005,Ni={least:20,most:30};function Ii({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=L(null),[a,i]=J(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(Ni.least,Math.min(Ni.most,Math.floor((i.height-30)/c))),[l,f]=[c*d,Math.max(60,Math.min(420,i.width*.36))],p=Uo(e);I(()=>{s.current&&i.width&&jo(Q(s.current,f,l,o),t,{rows:p,columns:e.columns},{left:0,top:0,width:f,pitch:d},o)},[t,i,o,p.join(),e.columns.join()]);let h=(b,_)=>t.weights[b*t.columns.length+_],m=(b,_)=>t.blocked?.[b*t.columns.length+_]?"blocked":h(b,_)>=gu?et(t)(h(b,_)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${d}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,_)=>u("li",{children:u("button",{type:"button",class:(w<0?p.includes(_):h(_,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(_),onPointerEnter:({pointerType:x})=>x!=="touch"&&n(_,-1),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&n(_,-1),onClick:()=>r(_),children:[u("span",{class:"number",children:w<0?"":m(_,w)}),u("span",{children:g(b).map((x,y)=>[y?" \u2192 ":"",u($,{token:x,length:10},y)])})]})},_))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,_)=>{let x=p.length===1&&w<0?h(p[0],_):0,y=e.columns.includes(_)||x>=.02;return u("li",{children:u("button",{type:"button",class:y?"lit":"",onPointerEnter:({pointerType:v})=>v!=="touch"&&n(-1,_),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[u($,{token:b}),u("span",{class:"number",children:p.length===1&&w<0?m(p[0],_):""})]})},_)})})]})]})}function zi({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>ft(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",$t(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(wu,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(Di,{share:e.others}),u("span",{class:"probability",children:D(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function wu({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=u(Y,{children:[u($,{token:s,class:"name"}),u(Di,{share:a,drawn:n}),u("span",{class:"probability",children:[D(a,1),n!==void 0&&u("i",{class:"drawn",children:D(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${C(s)} instead`:"",onClick:()=>c&&r(s),children:d}):u("div",{class:l,children:d})}function Di({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Hi(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let l=0;l<o;l+=1,c+=1){let f=d+a[l];t[c]>s[f]&&(s[f]=t[c])}}return s}var bu=480,Wn={short:24,long:60},Xo=8,_u=5,Fi={least:32,most:104};function yu({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[d,{width:l}]=J(),f=e.map(p=>({frame:p,...qo(p,n,r)})).filter(({places:p})=>p.length);return u("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:()=>i(null),children:[!f.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&f.map(({frame:p,heads:h,places:m})=>u(xu,{example:t,frame:p,heads:h,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<bu?Wn.short:Wn.long,width:l},p.group.kind))]})}var Ui=Pt(yu);function xu({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d}){let{group:l}=e,f=a===Wn.short,p=Math.floor(Math.max(Fi.least,Math.min(Fi.most,(i-a-12)/o.length-Xo))),h=L(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),w={width:p,height:Math.round(p/m)};I(()=>{h.current&&ku(h.current,t,e,o,n,w,s)},[t,e,n.map(Ko).join(),p,s]);let g=[...new Set(n.map(({layer:x})=>x))],b=new Map(n.map(x=>[Ko(x),x])),_=n.find(x=>qi(x,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!f&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:f?"grid short":"grid",role:"grid","aria-label":l.title,ref:h,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${p}px)`},onKeyDown:Mu,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(x=>u("span",{role:"columnheader",class:"column",children:f||nt.includes(x)?x:`Head ${x}`},x))]}),g.map(x=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${x+1}`,children:[f?"L":"Layer ",x+1]}),o.map((y,v)=>{let k=v?null:u("canvas",{"data-layer":x,"aria-hidden":"true"}),M=b.get(Ko({layer:x,head:y}));if(!M)return u("span",{role:"gridcell",class:"cell",children:k},y);let S=l.roles[x][Number(y)-1]??"",N=qi(M,r);return u("span",{role:"gridcell",class:nt.includes(y)?"cell summary":"cell",children:[k,u("button",{type:"button",class:N?"thumb open":"thumb",tabIndex:M===_?0:-1,"aria-current":N?"true":void 0,"aria-label":vu(l.title,M,S),"data-place":Ko(M),style:{width:`${w.width}px`,height:`${w.height}px`},onClick:()=>d(M),onPointerEnter:({pointerType:A})=>A!=="touch"&&c(M),onFocus:({currentTarget:A})=>A.matches(":focus-visible")&&c(M),onBlur:()=>c(null),children:[u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),S&&u("span",{class:"role",children:S})]},y)})]},x))]})})]})}var Ko=({layer:t,head:e})=>`${t} ${e}`,qi=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function vu(t,{layer:e,head:o},n){let r=nt.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function ku(t,e,o,n,r,{width:s,height:a},i){let[c,d]=[o.rows.length,o.columns.length],l=window.devicePixelRatio||1,f=[Math.min(c,Math.round(a*l)),Math.min(d,Math.round(s*l))];for(let p of t.querySelectorAll("canvas")){let h=Q(p,n.length*(s+Xo)-Xo,a,i),m=new Path2D;for(let{layer:w,head:g}of r){if(String(w)!==p.dataset.layer)continue;let b=n.indexOf(g)*(s+Xo),_=Hi(gs(e,o,w,g),[c,d],f);h.cells(_,...f,[b,0,s,a]),o.blocked&&vt(h,o.blocked,c,d,[b,0,s,a]),m.roundRect(b,0,s,a,_u)}Su(p,m)}}function Su(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Mu(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];ne(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function ji(t){let e=L(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);q(()=>{let n=o.map(r=>gt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Ou=1e3,Eu=[.5,1,2,4],Bi=(t,e,o)=>_o(t,e,o,Ou);function Wi({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u(yo,{what:"step",place:t,last:e,player:o,go:n}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u(xo,{speeds:Eu,player:o})]})}var Gn=1e3,$u=3e4;function Gi(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(d=>{let l=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!l.length?[...l,c(d,"pieces")]:l}).flat();function c(d,l){let f=d[l];return $e(d,n).map(p=>({axes:f,place:Te(d,o,p),address:`${t.exactAt}/${d.kind}-${l}-${o}-${p}`})).filter(p=>!f.exact.has(p.place))}}function Vi({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[Gn,!1,!1];async function l({axes:h,place:m,address:w}){a.add(w);let g=!1,b=await t(w).catch(()=>(g=!0,null));a.delete(w),b?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(m,new Uint16Array(b)),[s,i,d]=["",Gn,!1]):(s=g?"silent":"gone",f()),e(),!(s!=="gone"||d)&&(d=!0,o())}function f(){c||(c=!0,n(()=>{c=!1,p()},i),i=Math.min(2*i,$u))}function p(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&l(h)}return{want(h){[r,i]=[h,Gn],p()},trouble:()=>s}}var Tu=2e4;function Ki(t,e,o,n){let[r,s]=O(0),a=L(n);a.current=n;let i=z(()=>Vi({get:Au,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=Gi(t,e,o);return q(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),q(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Au(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Tu)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Lu="the exact weights are on the way.",Pu={"":Lu,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Xi({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return u("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Pu[n];return u("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function Vn({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=L(null);return I(()=>{let c=requestAnimationFrame(()=>i.current&&Cu(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:Et(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,d)=>{let{token:l,weight:f,state:p,lit:h}=c,m=f===null?-1:Math.round(Math.min(1,f)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${p} ${h?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(d),onClick:()=>a?a(d):s(d),children:[u("span",{class:"chip",style:w,children:p==="later"?"":u($,{token:l})}),u("span",{class:"share",children:Wo(c,o)})]},d)})})]})}function Cu(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Yi({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=z(()=>Go(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),l=nt.includes(e.head)?e.head:`head ${e.head}`,f=h=>m=>i(m<0?Fo:fi(t,h,m)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(Y,{children:[u(Vn,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${l}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:f("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&u(Vn,{title:"Target so far",note:d.asked?`how much each looks at \u201C${ft(d.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:f("target"),onPress:h=>c(Math.max(0,h-1))})]})}var Kn=32,Zi=8;function Ji({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=et(t),i=Math.max(0,Math.floor(r/Kn)-Zi),c=Math.min(t.rows.length,i+3*Zi+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,l)=>u("th",{scope:"col",children:u($,{token:d})},l))]})}),u("tbody",{children:[i>0&&u("tr",{style:{height:`${i*Kn}px`}}),t.rows.slice(i,c).map((d,l)=>{let f=i+l;return u("tr",{"aria-rowindex":f+2,class:e.includes(f)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(f),onClick:()=>n(f),children:u($,{token:d,length:30})})}),t.columns.map((p,h)=>{let m=f*t.columns.length+h;return u("td",{children:t.blocked?.[m]?u("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},f)}),c<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-c)*Kn}px`}})]})]})})}var Qi={usual:14,presented:20};function ta({example:t,selection:e,theme:o,send:n}){let r=L(null),[s,a]=O(Fo),[i,c]=O(null),d={words:e.tokens==="words",muted:e.mute},l=z(()=>t.groups.map(H=>Xt(t,H,d)),[t,d.words,d.muted]),f=i&&Ru(t,i)?i:e,p=l.find(({group:H})=>H.kind===f.kind)??l[0],h=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,w]=Ki(t,e,h,n),g=z(()=>h?ws(t,f):ho(t,p,f,d.muted),[t,p,f.layer,f.head,h,m]),b=Math.max(0,t.steps.length-1),_=H=>U({step:Math.max(0,Math.min(H,b))}),x=Bi(e.step,b,_),y=s.looks?.side==="target"?s.looks.place:e.step;Ei(r,{go:_,step:e.step,last:b,player:x,presenting:e.present}),Ar(r),I(()=>Iu(r.current,e.present),[e.present]);let v=qn(t,g,e.step),k=(x.playing||t.layout==="decoding")&&!t.encoderOnly,M={...Fn(g,s),step:y===e.step?v:qn(t,g,y),chosen:h?[]:e.rows,done:k&&v.length?v[0]+1:1/0};I(()=>zu(r.current,l,s),[l,s]);let S=ee((H,Qt)=>a(pi(g,H,Qt)),[g]),N=H=>{let[{side:Qt,place:$a}]=g.rowSpots[H];if(t.layout!=="heads")return Qt==="target"||t.encoderOnly?_($a):void 0;let Ta=e.rows.includes(H)?e.rows.filter(Aa=>Aa!==H):[...e.rows,H].slice(-An);return U({rows:Ta})},A=ee(H=>{c(null),U({...H,rows:[]})},[]),X=z(()=>l.filter(({group:H})=>!e.kinds.length||e.kinds.includes(H.kind)),[l,String(e.kinds)]),rt=z(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[E,st]=[z(()=>e.layers,[String(e.layers)]),z(()=>e.roles,[String(e.roles)])],mt=H=>H&&{picture:H,theme:o};return ji({map:()=>mt(wi({map:g,lit:M,view:e.view},o)),compared:M.chosen.length>0&&(()=>mt(hi({map:g,rows:M.chosen},o))),heads:()=>mt(mi({example:t,frames:X,open:e,layers:E,roles:st},o)),player:()=>mt(yi({example:t,open:f,step:y,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(Li,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(Ui,{example:t,frames:X,open:rt,layers:E,roles:st,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:A})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>U({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:g.title}),u(Pi,{example:t,selection:e})]}),e.view==="lines"?u(Ii,{map:g,lit:M,theme:o,onPoint:S,onPress:N}):e.view==="table"?u(Ji,{map:g,chosen:e.rows,caption:g.caption,onPress:N}):u(Ci,{map:g,lit:M,theme:o,caption:g.caption,letters:e.present?Qi.presented:Qi.usual,onPoint:S,onPress:N}),u(vi,{map:g,lit:M}),t.exactAt&&u(Xi,{map:g,trouble:w,muted:d.muted&&!h,peeked:i!==null}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!nt.includes(f.head)&&!h&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:M.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),M.chosen.length>0&&!i&&u(Oi,{map:g,rows:M.chosen,colours:o.lines,onDrop:N})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Wi,{step:e.step,last:b,player:x,go:_}),t.steps[y]&&u(Mi,{example:t,step:y,open:f}),u(Yi,{example:t,open:f,step:y,pointed:s,came:m,theme:o,player:x,onPoint:a,go:_}),t.steps[y]&&u(zi,{example:t,step:t.steps[y],onForce:n&&t.forceable?H=>(x.pause(),n("forced",{step:y,token:H})):void 0}),y===b&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(xi,{card:Nu(t,f),heading:t.cards.heading,note:t.cards.note})]})}function Ru({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&yt(r).includes(n)}function Nu({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Iu(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function zu(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Fn(n,o),i=([p=-1],h)=>p<0?["-10","0"]:[String(p/h),String(1/h)],[[c,d],[l,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[p,h]of Object.entries({top:c,high:d,left:l,wide:f}))r.style.setProperty(`--${p}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var ea=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Yo=`/* Choices */

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
`;var oa=`/* All heads */

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
`;var Zo=`/* The open head */

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
`;var na=`/* Steps */

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
`;var ra=`/* Decoding: the steps first */

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
`;var Bu=[Lt,Do,ea,Yo,oa,Zo,na,ra].join(`
`),sa=new WeakMap;function Xn({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,Bu),r=sa.get(n),s=r?.bytes===t?r.example:di(t);return sa.set(n,{bytes:t,example:s}),Z(u(Wu,{example:s,theme:At(n),send:o}),n),Ce(e,o),()=>{Z(null,n),n.remove()}}function Wu({example:t,theme:e,send:o}){let[n,r]=O(Jt);return q(()=>{let s=()=>r(Jt());return s(),bo(s)},[]),u(ta,{example:t,theme:e,send:o,selection:ys(n,t)})}var ia=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function aa(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=ia(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&ia(o.blocked)}return e}var Jo={usual:14,small:12},Yn=200,Zn=90,de=5,Gu={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Qo(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Vu(t,s,r);for(let s of o.boxes)Ku(t,s,n,r);if(o.boxes[0].width>=Zn)for(let s of o.tokens)Yu(t,e,s,r)}function Vu(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,l,f]of s)[a,i]=d==="M"?[Number(l),Number(f)]:d==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-de} ${i-de}V${i+de}Z`:`M${a} ${Number(r)}L${a-de} ${i+de}H${a+de}Z`;t.path(c,{fill:o.quiet})}function Ku(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[Gu[e.role]],l=e.name===a,f=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:d,width:l?3:1.2,radius:6});let p=Xu(e.value,o,n,r,s);if(p&&Jn(t,e.value,p),r<Zn)return;let h=r<Yn?Jo.small:Jo.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(p?p[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(T(g,P(m,c))<=w||s<2.6*h)t.text(g,o+8,n+s/2,m);else{let b=oo(g,w,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function Xu(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Zn?.8:n<Yn?.3:.42));return[e+n-s-c,o+s,c,a]}function Jn(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&vt(t,s,o,n,a)}function Yu(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Yn?Jo.small:Jo.usual,code:!0,fill:i.text},d=e[o].map(m=>C(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),f=m=>m.join(l?"":" "),p=m=>T(f(d.slice(0,m))+(m<d.length?"\u2026":""),P(c,i))<=s,h=d.length;for(;h>1&&!p(h);)h-=1;t.text(f(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var Qn={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},pe=9,Ne=24,tr=8,Zu=.62,Ju=1.25,bt={most:300,gap:64,side:26,edge:10};function tn(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(h=>h.layer===null||h.layer===e),s=["encoder","decoder"].filter(h=>r.some(m=>m.side===h)),a=s.map(h=>r.filter(m=>m.side===h)),i=Math.max(...a.map(h=>2*(Ne+pe)+2*tr+h.reduce((m,w)=>m+Qn[w.role]+pe,0))),c=Math.max(Zu,Math.min(Ju,n/i)),d=Math.min(bt.gap,o*.1),l=Math.floor(Math.min(bt.most,(o-bt.edge-s.length*bt.side-(s.length-1)*d)/s.length)),f=Math.ceil(i*c),p={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+bt.side)+(s.length-1)*d+bt.edge,height:f,unit:c};return a.forEach((h,m)=>Qu(p,h,{left:bt.side+m*(l+bt.side+d),width:l,isLast:m===a.length-1})),ed(p),p}function Qu(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(Ne),width:n,height:Ne*s});let d=null;if(e.forEach((l,f)=>{let p=e[f-1];p&&p.layer===null!=(l.layer===null)&&c(tr);let h=i,m=(c(pe),c(Qn[l.role])),w=Qn[l.role]*s;t.arrows.push(`M${a} ${h}V${m+w}`),t.boxes.push({box:l,left:o,top:m,width:n,height:w}),l.layer!==null&&(d={top:m,bottom:d?.bottom??m+w})}),d){let{top:l,bottom:f}=d,p=tr*s*.8;t.frames.push({left:o-bt.side+6,top:l-p,width:n+bt.side,height:f-l+2*p})}r&&(t.arrows.push(`M${a} ${i}V${c(pe),i}`),t.tokens.push({text:"written",left:o,top:c(Ne),width:n,height:Ne*s}));for(let l of td(t,e))t.lines.push(l)}function td(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+pe*t.unit*.5,d=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function ed(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-pe*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var od={width:760,height:860};function ca(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=tn(t,{layer:n,...od}),s={width:r.width,height:r.height,draw:(a,i,c)=>Qo(Ke(a,i,c),t,r,{open:"",here:[]},o)};return F([dt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var er=13,la={least:6,most:22},ua=380;function da(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=zt(h,{width:o,height:ua,cell:40,letters:er},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,_)=>Dt(g,h,{...m,left:m.left+b,top:m.top+_},w,n)}}let c={size:er,code:!0,fill:n.quiet},d=i?s.map(h=>C(h,10)):[],l=d.length?Math.ceil(Math.max(...d.map(h=>T(h,P(c,n)))))+8:0,f=Math.max(la.least,Math.min(la.most,ua/r.rows)),p=Math.round(r.rows*f);return{width:o,height:p,draw(h,m,w){for(let g of ko(d.length,f,er,[]))h.text(d[g],m+l-6,w+(g+.5)*f,{...c,align:"right"});Jn(h,r,[m+l,w,o-l,p])}}}var nd={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function pa({model:t,box:e,theme:o,send:n}){let r=L(null),[s,{width:a}]=J();I(()=>{if(!r.current||!a)return;let p=da(t,e,a,o);p.draw(Q(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[l,f]=nd[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h3",{children:en(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:f}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${en(e)}: ${V(c)} \xD7 ${V(d)} numbers`})}),u("p",{class:"note",children:[V(c)," \xD7 ",V(d),": ",rd(e),", ",sd(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var rd=({role:t})=>t==="attention"?"row = looks":"row = token";function sd({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function fa({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=J(),[i,c]=O(""),[d,l]=O(""),f=z(()=>a.width?tn(t,{layer:r,...a}):null,[t,r,a]),p=w=>f?.boxes.find(g=>g.box.name===id(w,r))?.box,h=f?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,m=p(i)??p(d)??h;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(jt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,g)=>[String(g),String(g+1)]),value:String(r),onChoose:w=>U({layer:Number(w)})}),u("div",{class:"figure",ref:s,children:f&&u(ad,{model:t,layout:f,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(pa,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var id=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function ad({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=L(null);I(()=>{a.current&&Qo(Q(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:l,width:f,height:p})=>u("li",{children:u("button",{type:"button","aria-label":en(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${l}px`,width:`${f}px`,height:`${p}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(c.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function en({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var ha=`/* The whole model: the figure, and beside it what is open. */

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
`;var ld=[Lt,Yo,Zo,ha].join(`
`);function ma({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,ld);return Z(u(ud,{model:aa(t),theme:At(n),send:o}),n),()=>{Z(null,n),n.remove()}}function ud({model:t,theme:e,send:o}){let[n,r]=O(Jt);return q(()=>{let s=()=>r(Jt());return s(),bo(s)},[]),q(()=>gt("whole-model",()=>({picture:ca(t,Jt().layer,e),theme:e})),[t,e]),u(fa,{model:t,selection:n,theme:e,send:o})}var dd=[137,80,78,71,13,10,26,10],ga=33,pd={Title:"figure",Description:"caption",Software:"program"},fd={"&":"&amp;","<":"&lt;",">":"&gt;"},hd=new TextEncoder;function wa(t,e){if(!dd.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(pd).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>md(a,i)),r=[t.subarray(0,ga),...n,t.subarray(ga)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function md(t,e){let o=hd.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,gd(o)),n}function gd(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function ba(t,e){let o=t.indexOf(">")+1,n=i=>_e(i).replace(/[&<>]/g,c=>fd[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var wd="http://www.w3.org/2000/svg",_a="http://www.w3.org/1999/xlink",bd=2,_d=16e6,yd=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function ya(t){let e=xd(t);return{svg:nr(e),png:await Sd(e)}}var nr=t=>new XMLSerializer().serializeToString(t);function rr(t,e){let o=document.createElementNS(wd,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function xd(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=rr("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(rr("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(yd))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))vd(i,a);for(let i of s.querySelectorAll("image"))kd(i);return s}function vd(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=vn(_e(r.data)))}function kd(t){let e=t.getAttributeNS(_a,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(_a,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function Sd(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(bd,Math.sqrt(_d/(e*o))),r=t.cloneNode(!0),s=rr("style",{});s.textContent=await Md(nr(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(nr(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var or=new Map;async function Md(t){let e=[];for(let o of Od()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;or.has(a)||or.set(a,fetch(a).then(c=>c.blob()).then(Ed).catch(()=>null));let i=await or.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Od(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Ed(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var xa=5e3,$d=6e4;async function va(t,e){let{svg:o,png:n}=await Td(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:ba(o,e),png:wa(r,e)}}async function Td(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=xa;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Tr(t);if(s)return Vr(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return ya(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?$d:xa}throw new Error("It is not drawn.")}function Sa({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));q(()=>{s.length&&Ad(s).then(d=>{r(l=>({...l,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(ka,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(ka,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Ld,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Ad(t){let e={};for(let{key:o,about:n}of t)e[o]=await va(o,n).catch(()=>null);return e}function ka({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Ld({png:t,caption:e}){let o=z(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);q(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Ma=`.lab {
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
`;function Cd({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,Ma);n.hasChildNodes()||Nd(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Rd(i.png)}])));return Z(u(Sa,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{Z(null,n),n.remove()}}function Rd(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Nd(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Id({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Os(t,s=>o("chosen",s))}var[Oa,sr]=["",""];function zd({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Oa!==t.page&&(Oa=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Dd({data:t}){t.what!==sr&&(sr=t.what,sr&&setTimeout(()=>Hd(t.part),200))}function Hd(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Ea=`form {
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
`;var qd="lab/teacher";function Ud({data:t,parentElement:e}){let o=pt(e,Ea);return Z(u(jd,{entered:t.entered}),o),()=>{Z(null,o),o.remove()}}function jd({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(qd,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return u("form",{onSubmit:s,children:[!t&&u("label",{children:["The teacher's key",u("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),u("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),u("p",{role:"status",children:e})]})}si({alignment:es,beams:$s,film:ri,stage:Xn,wholeModel:ma});li(Xn);export{es as alignment,$s as beams,Cd as exporter,ri as film,Id as follow,Dd as intoSight,zd as openAtTop,Xn as stage,Ud as teacherKey,ma as wholeModel};
