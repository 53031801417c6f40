var H,Ur,jc,$t,En,oo,Br,to,jr,Tn,$n,Wc,Oe=Symbol.for("pv"),no={},ro=[],Gc=/^m(i|n|o|s|text|space)$/,so=Array.isArray,An=ro.slice,Jt=Object.assign;function Zt(t){t&&t.parentNode&&t.remove()}function Ln(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?An.call(arguments,2):o),Me(t,a,n,r,null)}function Me(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oe,__v:r||++Ur,__i:-1,__u:0};return!r&&H.vnode&&H.vnode(s),s}function j(t){return t.children}function Tt(t,e){this.props=t,this.context=e,this.__g=0}function At(t,e){if(e==null)return t.__&&At(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:At(t)}function Vc(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Jt({constructor:Oe},o)).__v=o.__v+1,H.vnode&&H.vnode(e),Pn(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||At(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Yr(r,e,s),o.__=o.__e=null,e.__e!=n&&Wr(e))}function Wr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Wr(t)}function Fr(t){(8&t.__g||(t.__g|=8,$t.push(t),oo++))&&En==H.debounceRendering||((En=H.debounceRendering)||queueMicrotask)(Gr)}function Gr(){try{for(var t,e=1;$t.length;)$t.length>e&&$t.sort(Br),t=$t.shift(),e=$t.length,8&t.__g&&Vc(t)}finally{(oo=$t.length)&&(En||queueMicrotask)(Gr)}}function Vr(t,e,o,n,r,s,a,i,c,d,l){var p,f,h,m,w,g,b=n.__k||ro,y=e.length;for(c=Kc(o,e,b,c,y),p=0;p<y;p++)(h=o.__k[p])!=null&&(f=~h.__i&&b[h.__i]||no,h.__i=p,g=Pn(t,h,f,r,s,a,i,c,d,l),m=h.__e,(f.ref!=h.ref||8&f.__u)&&(f.ref&&Rn(f.ref,null,h,f),h.ref&&l.push(h.ref,h.__c||m,h)),w=w||m,4&h.__u?(c=Kr(h,c,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),h.__u&=-21);return o.__e=w,c}function Kc(t,e,o,n,r){var s,a,i,c,d,l,p,f,h,m=o.length,w=m,g=0,b=0,y=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Me(null,a):so(a)?a=y[s]=Me(j,{children:a}):a.constructor===Oe&&a.__b?a=y[s]=Me(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Xc(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,b=1)):(~d||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(l=[],p=[],s=0;s<r;s++)if((a=y[s])&&16&a.__u){for(g=0,f=l.length;g<f;)l[h=g+f>>1]<a.__i?g=h+1:f=h;l[g]=a.__i,p[s]=g+1}for(g=l.length;s--;)p[s]&&(p[s]==g?g--:y[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=At(i)),Nn(i,i));return n}function Kr(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Kr(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=At(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Cn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(so(t)?t.some(function(o){Cn(o,e)}):e.push(t)),e}function Xc(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function qr(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Qe(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||qr(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||qr(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=$n[e]||($n[e]=Yc(e)),(t.__a||(t.__a={}))[e]=Tn,s=e!=(e=e.replace(jr,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Yc(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[to]==null)e[to]=Tn++;else if(e[to]<this.__a[t])return;return o(H.event?H.event(e):e)}}}function Pn(t,e,o,n,r,s,a,i,c,d){var l,p,f,h,m,w,g,b,y,_,x,v,M,S,k,T,A,F,rt=e.type;if(e.constructor!==Oe)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,p=s=[],l.nodeType==8?i=eo(l,s):s.push(l),i=s[0]||i),(l=H.__b)&&l(e);t:if(typeof rt=="function"){f=a.length;try{if(b=e.props,y=(l=rt.prototype)&&l.render,_=(l=rt.contextType)&&n[l.__c],x=l?_?_.props.value:l.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(y?e.__c=h=new rt(b,x):(e.__c=h=new Tt(b,x),h.constructor=rt,h.render=Jc),_&&_.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),y&&(h.__s||(h.__s=h.state),rt.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Jt({},h.__s)),Jt(h.__s,rt.getDerivedStateFromProps(b,h.__s)))),m=h.props,w=h.state,h.__v=e,o.__c){if(b!==m&&y&&!rt.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(b,x),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(b,h.__s,x)===!1){e.__v!=o.__v&&(h.props=b,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(L){L&&(L.__=e)}),ro.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=At(o);break t}h.componentWillUpdate&&h.componentWillUpdate(b,h.__s,x),y&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,w,g)})}else y&&!rt.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),y&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=x,h.props=b,h.__P=t,h.__g&=-5,v=H.__r,M=y?25:0;do h.__g&=-9,v&&v(e),l=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++M<25);y&&(ro.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Jt({},n,h.getChildContext())),y&&o.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate(m,w)),S=l&&l.type===j&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(L){L&&Nn(L,L)}),o.__k=null),i=o.__k?At(o,0):null),i=Vr(t,so(S)?S:[S],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=l),e.__u&=-161,p&&p.some(Zt),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(L){if(a.length=f,e.__v=null,c||s)if(L&&L.then){if(e.__u|=128|c,s){for(~(A=s.indexOf(i||void 0))||(A=s.length);(F=s[A-1])&&F.nodeType==8;)A--;for(;A<s.length;A++)if(F=s[A])if(s[A]=null,k){if(F==T)break}else{if(F.nodeType!=8)break;F.data.startsWith("$s")&&(T=eo(k=F))}}if(!k){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;k=i}(l=eo(k=e.__c.__z||(e.__c.__z=k)))?(e.__e=k,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Zt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),L&&L.then||Xr(e),H.__e(L,e,o)}}else i=e.__e=Zc(o.__e,e,o,n,r,s,a,c,d,t);return(l=H.diffed)&&l(e),i}function eo(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Xr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Xr))}function Yr(t,e,o){for(var n=0;n<o.length;)Rn(o[n++],o[n++],o[n++]);H.__c&&H.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){H.__e(s,r.__v)}})}function Zc(t,e,o,n,r,s,a,i,c,d){var l,p,f,h,m,w,g,b,y=o.props||no,_=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(x?m.localName==x:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=d.ownerDocument||document,!x)return b.createTextNode(_);t=b.createElementNS(r,x,_.is?_:d),i&&(H.__m&&H.__m(e,s),i=!1),s=null}if(x){if(d=x=="template"&&t.content||t,s=x=="textarea"&&_.defaultValue!=null?null:s&&An.call(d.childNodes),!i&&s)for(y={},l=0;l<t.attributes.length;l++)y[(m=t.attributes[l]).name]=m.value;for(l in y)m=y[l],l=="dangerouslySetInnerHTML"?f=m:l=="children"||l in _||l=="value"&&"defaultValue"in _||l=="checked"&&"defaultChecked"in _||Qe(t,l,null,m,r);for(l in _)m=_[l],l=="children"?h=m:l=="dangerouslySetInnerHTML"?p=m:l=="value"?w=m:l=="checked"?g=m:i&&typeof m!="function"||y[l]===m||Qe(t,l,m,y[l],r);p?(i||f&&(p.__html==f.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(f&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Gc.test(x))&&(r="http://www.w3.org/1999/xhtml"),Vr(d,so(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&At(o,0),i,c),s&&s.some(Zt)),i&&x!="textarea"||(l="value",x=="progress"&&w==null?t.removeAttribute(l):w==null||w===t[l]&&(x!="progress"||w)||Qe(t,l,w,y[l],r),l="checked",g!=null&&g!=t[l]&&Qe(t,l,g,y[l],r))}else y===_||i&&t.data==_||(t.data=_);return t}function Rn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){H.__e(r,o)}}function Nn(t,e,o){var n,r,s,a;if(H.unmount&&H.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Rn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){H.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Nn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=eo(n,s=[]))&&(n==t.__e&&s.some(Zt),Zt(r),Zt(n)),o||Zt(t.__e),t.__e=t.__c=t.__=null}function Jc(t,e,o){return this.constructor(t,o)}function G(t,e){var o,n,r,s;H.__&&H.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Me(j,{children:[t]}),r=[],s=[],Pn(e,e.__k,n||no,no,e.namespaceURI,n?null:e.firstChild?An.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Yr(r,e.__k,s),e.__k.props.children=null}H={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw oo=0,t}},Ur=0,jc=function(t){return t!=null&&t.constructor===Oe},Tt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Jt({},this.state)),typeof t=="function"&&(t=t(Jt({},o),this.props)),t&&(Jt(o,t),this.__v&&(e&&this.__k.push(e),Fr(this)))},Tt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Fr(this))},Tt.prototype.render=j,$t=[],oo=0,Br=function(t,e){return t.__v.__b-e.__v.__b},to=Symbol(),jr=/(PointerCapture)$|Capture$/i,Tn=0,$n={},Wc=0;var le,Y,In,Zr,zn=Object.is,$e=0,is=[],Hn=[],K=H,Jr=K.__b,Qr=K.__r,ts=K.diffed,es=K.__c,os=K.unmount,ns=K.__;function io(t,e){K.__h&&K.__h(Y,t,$e||e),$e=0;var o=Y.__H||(Y.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return $e=1,as(cs,t)}function as(t,e,o){var n=io(le++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):cs(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);zn(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=Y,!Y.__f)){Y.__f=!0;var r=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,l=this.props!=s;if(c.__.some(function(f){f.__N&&(d=!0,zn(f.__[0],f.__N[0])||(l=!0))}),r){var p=r.call(this,s,a,i);return d?p||l:p}return!d||l}}return n.__}function D(t,e){var o=io(le++,3);!K.__s&&Fn(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,Y.__H.__h.push(o))}function C(t,e){var o=io(le++,4);!K.__s&&Fn(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,Y.__h.push(o))}function E(t){return $e=5,I(function(){return{current:t}},[])}function I(t,e){var o=io(le++,7);return Fn(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Qt(t,e){return $e=8,I(function(){return t},e)}function Qc(){var t;do{for(;t=Hn.shift();)try{Ee(t)}catch(o){K.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=is.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ee),e.__h.some(Dn),e.__h=[]}catch(o){e.__h=[],K.__e(o,t.__v)}}}while(Hn.length)}K.__b=function(t){Y=null,Jr&&Jr(t)},K.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),ns&&ns(t,e)},K.__r=function(t){Qr&&Qr(t),le=0;var e=(Y=t.__c).__H;e&&(In==Y?Y.__h=[]:(e.__h.some(Ee),e.__h.some(Dn),le=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),In=Y},K.diffed=function(t){ts&&ts(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ss(is.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),In=Y=null},K.__c=function(t,e){e.some(function(o){try{o.__h.some(Ee),o.__h=o.__h.filter(function(n){return!n.__||Dn(n)})}catch(n){o.__h=[function(){throw n}]}}),es&&es(t,e)},K.unmount=function(t){os&&os(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ss(Hn.push(r))}else Ee(r)}catch(s){e=s}}),n.__H=void 0,e&&K.__e(e,n.__v))};var rs=typeof requestAnimationFrame=="function";function tl(t){var e,o=function(){clearTimeout(n),rs&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);rs&&(e=requestAnimationFrame(o))}function ss(t){t!=1&&Zr==K.requestAnimationFrame||((Zr=K.requestAnimationFrame)||tl)(Qc)}function Ee(t){var e=Y,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),Y=e}function Dn(t){var e=Y;t.__c=t.__(),Y=e}function Fn(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!zn(o,t[n])})}function cs(t,e){return typeof e=="function"?e(t):e}var ao=new Map;function ft(t,e){return ao.set(t,e),()=>{ao.get(t)===e&&ao.delete(t)}}var ls=t=>ao.get(t)?.()??null;function Q(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function us(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var el=/[\u202A-\u202E\u2066-\u2069]/g,ol=/(\p{M}{4})\p{M}+/gu,nl=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,rl={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},sl=new Intl.Segmenter(void 0,{granularity:"grapheme"}),qn=t=>[...sl.segment(t)].map(e=>e.segment),ds=14;function Te(t){let e=t.replace(el,"").replace(ol,"$1");return/^\s+$/.test(e)?[...e].map(o=>rl[o]??"\u2423").join(""):e||"\u2205"}function wt(t,e=ds){let o=Te(t);if(o.length<=e)return o;let n=qn(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function N(t,e=ds){return`\u2068${wt(t,e)}\u2069`}function Lt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return nl.test(e)?"rtl":"ltr"}var il=Symbol.for("pv"),al=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:il,__v:--al,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),H.vnode&&H.vnode(d),d}function P({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:Te(t),children:wt(t,e)})}function Ct({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return D(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Pt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Ae=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function co({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=E(!1),c=(p,f=!0)=>a(h=>h.id===p?h:{id:p,spoken:f}),d=({pointerType:p,target:f,currentTarget:h})=>p!=="touch"&&c(Ae(f)??Ae(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:p})=>{i.current=p==="touch"},onClick:({target:p})=>e(Ae(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let f=Ae(p);f&&o(f),f&&p instanceof Element&&p.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:f,target:h,currentTarget:m}=p,w=Ae(h);f==="Escape"?c(null):w&&Pt(p,t(w),g=>m.querySelector(`[data-id="${g.id}"]`))}}}}function ue({parts:t,hint:e,spoken:o}){return u("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:u(P,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var cl=new Intl.NumberFormat("en");function it(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+Z(Number(r))+(s?`.${s}`:"")}function Z(t){return cl.format(t)}function z(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?z(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function ll(t){return`\u2248${(t*100).toFixed(0)} %`}var ot=({rounded:t})=>t?ll:z;function lo(t){return t>=.005?(t*100).toFixed(0):""}var ht=t=>t.map(e=>typeof e=="string"?e:N(e.token,e.length)).join("");var ul;function uo(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=ul??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let l=0;l<d.length;l+=1)d[l]=s[t[l]];else for(let l=0;l<d.length;l+=1)d[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var et=6;function R({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function J(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:l,width:p=1,opacity:f=1,dash:h=[]},m)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:p}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(d,l,p,f,h){let m=new Path2D;h.radius?m.roundRect(d,l,p,f,h.radius):m.rect(d,l,p,f),c(h,m)},text(d,l,p,f){i.save(),i.translate(l,p),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:R(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,l,p,f,h)=>i.drawImage(uo(d,l,p,n,h),...f),hatch(d,l,p,f){i.fillStyle=dl(i,n),i.fillRect(d,l,p,f)},path(d,l){let[p,f]=l.shift??[0,0];i.save(),i.translate(p,f),c(l,new Path2D(d)),i.restore()}}}function de(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],l)=>t.cells(n,r,s,[a+e,i+o,c,d],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var ps=new Map;function dl(t,e){let o=ps.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:et,height:et}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,et,et),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-et,0,et])r.moveTo(a-1,et+1),r.lineTo(a+et+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return ps.set(e.signature,s),s}var fs=[255,255,255],hs=[0,0,0],pl,Wn=()=>pl??=document.createElement("canvas").getContext("2d");function Rt(t){let e=Wn();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Le=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),vt=t=>`rgb(${t.join(",")})`;function Un(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function ms(t,e){let[o,n]=[Un(t),Un(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Bn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Le(t[r],t[r+1],n-r)})}function Nt(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[Rt(o("text-color")),Rt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),l=Bn(s.map(Rt)),p=o("chart-diverging-colors").split(","),f=Bn(p.map(Rt));return{text:vt(n),quiet:vt(Le(r,n,.72)),ground:vt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:vt(Le(r,n,.09)),hatchLine:vt(Le(r,n,.3)),scale:l.map(vt),ink:l.map(po),pixels:jn(l),signed:f.map(vt),signedInk:f.map(po),signedPixels:jn(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:Un(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var po=t=>vt(ms(t,fs)>=ms(t,hs)?fs:hs);function fo(t){let e=Bn([Rt(t.ground),Le(Rt(t.ground),Rt(t.text),.45)]);return{...t,scale:e.map(vt),ink:e.map(po),pixels:jn(e),signature:`${t.signature}|off`}}var Gn=t=>po(Rt(t)),jn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function $(t,e){let o=Wn();return o.font=e,o.measureText(t).width}function gs(t){let e=Wn();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var te=["source","target"];var bs=t=>t==="source"?"target":"source";function xs(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:ws("source",t.source),target:ws("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:fl(n,t.gold??[])}}var ws=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function ho({words:t,weights:e},o){return t[bs(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Vn=t=>1-t.reduce((e,{weight:o})=>e+o,0);function fl(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=ho(t,a),c=Math.max(...i.map(({weight:l})=>l)),d=c>=Vn(i)?i.find(({weight:l})=>l===c):void 0;return i.filter(({weight:l})=>l>0).map(l=>({source:l.other,target:a,weight:l.weight,kind:l===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function mo(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[bs(o.side)])]:[]),a=new Map(o?ho(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var hl=560,ml={letters:20,padding:8,least:48},gl={letters:17,padding:4,least:35},wl={share:.03,least:4,most:44},bl={share:.17,least:130,most:190},ys=3;function go({words:t,directions:e},o,n){let r=({share:w,least:g,most:b})=>Math.max(g,Math.min(b,o*w)),s=o<hl,{letters:a,padding:i,least:c}=s?gl:ml,d=s?0:r(wl),l=R({fill:"",size:a},n),p=te.map(w=>t[w].map(({label:g})=>Math.max(c,Math.ceil($(wt(g),l))+2*i))),f=p.map(w=>w.reduce((g,b)=>g+b+d,2*ys-d)),h=Math.max(o,...f),m=new Map;return te.forEach((w,g)=>{let b=(h-f[g])/2+ys;t[w].forEach((y,_)=>{let x=p[g][_],v=b+x/2;m.set(y,{x:e[w]==="rtl"?h-v:v,width:x}),b+=x+d})}),{width:h,gap:d,links:r(bl),letters:a,places:m}}function _s({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=l=>t[r][Math.max(0,Math.min(l,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=l=>Math.abs((o.get(l)?.x??0)-(o.get(n)?.x??0)),d=l=>l===r?n:t[l].reduce((p,f)=>c(f)<c(p)?f:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function wo({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Kn={best:[.45,.85],other:[.12,.72]};function bo({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Kn[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var xl=6400,vs=4,yl=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,_l=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,vl={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Ss=t=>t.replace(/[&<>"]/g,e=>vl[e]);function Xn(t){return _l.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Ce=t=>t.toWellFormed().replace(yl,""),pe=t=>Math.round(t*100)/100;function mt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Ss(String(typeof s=="number"?pe(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var ks=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Ms(t,e,o,n){let r=[];n(kl(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${pe(t)} ${pe(e)}`};return mt("svg",s,mt("defs",{},Ol(o))+r.join(""))}function kl(t,e){return{rect:(o,n,r,s,a)=>t.push(mt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...ks(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(pe).join(" ")})`;t.push(mt("path",{d:o,transform:r,...ks(n)}))},hatch:(o,n,r,s)=>t.push(mt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Sl(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:l="left",turned:p}=s,f=Xn(Ce(o)),h=$(f,R(s,e)),[m,w]=[p?{transform:`translate(${pe(n)} ${pe(r)}) rotate(-90)`}:{x:n,y:void 0},gs(R(s,e))],g={...m,y:p?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...f].length>1?h:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(mt("text",g,Ss(f)))}}}function Sl(t,e,o,[n,r,s,a],i,c){if(e*o>xl)return[Ml(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[l,p]=[s/o,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let w=0,g;w<o;w=g){let b=d[f(m*o+w)];for(g=w+1;g<o&&d[f(m*o+g)]===b;)g+=1;let y={x:n+w*l,y:r+m*p,width:(g-w)*l,height:p};h.push(mt("rect",{...y,fill:b}))}return[mt("g",{"shape-rendering":"crispEdges"},h.join(""))]}function Ml(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*vs,height:e*vs}),l=d.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(uo(t,e,o,i,c),0,0,d.width,d.height),mt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function Ol(t){let e=mt("rect",{width:et,height:et,fill:t.hatchGround}),o=[-et,0,et].map(r=>`M${r-1} ${et+1}L${r+et+1} -1`).join("");return mt("pattern",{id:"hatch",width:et,height:et,patternUnits:"userSpaceOnUse"},e+mt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Pe=12,El=2,$l=16e6,Tl=1.4;function q(t,e=Pe){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function U(t,e=Pe){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function xo(t,e,o,n){let r=R(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&$(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Tl;return{width:Math.ceil(Math.max(0,...s.map(i=>$(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((l,p)=>i.text(l,c,d+(p+.5)*a,o))}}function Al(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Pe);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Pe,Pe)}}}function Os(t,e){let{width:o,height:n,draw:r}=Al(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(J(s,o,n,e,Math.min(El,Math.sqrt($l/(o*n))))),{svg:Ms(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var V=14,Ll=18,Yn=64,Re={width:96,height:12},at=(t,e)=>tt(t,{size:Ll,bold:!0,fill:e.text},e),ut=(t,e,o)=>xo(t,e,{size:V,fill:o.text},o);function tt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil($(t,R(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function fe({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>tt(n,{size:V,fill:r,bold:s},e);return U([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),U([o("0 %"),Cl(e),o("100 %")],6),t&&U([Ne((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Cl(t){let e=Float32Array.from({length:Yn},(o,n)=>n/(Yn-1));return{...Re,draw(o,n,r){o.cells(e,1,Yn,[n,r+4,Re.width,Re.height]),o.rect(n,r+4,Re.width,Re.height,{stroke:t.hatchLine})}}}var Ne=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Pl=.1,Rl=3,Ie={source:"Text: looked at (key)",target:"Translation: looks (query)"},Ts={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Nl="The more weight, the thicker and the stronger in colour",ze={line:3,name:12};function yo(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${z(e)}`:"others"],["",Nl],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var $s=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function He(t,e,o){let n=ho(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<Rl?.005:Pl)),a=e.side==="target",i=Vn(n);return[...$s(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},l)=>[l?", ":"",...$s(c),` (${z(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${z(i)}`:""]}var Il=720,ee={heading:26,number:22,label:34},Jn=15,Qn={width:32,height:20},Zn=32;function As(t,e,o,n){let r=go(t,Il,n),s=o&&ut(ht(He(t,o,ze.line)),r.width,n),a=ee.heading+ee.number+ee.label,i={width:r.width,height:2*a+r.links,draw:c};return q([s,i,zl(t.knowsGold,e,r.width,n)],16);function c(d,l,p){let{lines:f,lit:h,told:m}=mo(t,e,o),w=p+i.height;for(let g of f)d.path(wo(r,g),{...bo(g,n),shift:[l,p+a]});for(let g of te){let b=_=>g==="source"?p+_:w-_,y=g==="source"?n.key:n.query;d.text(Ie[g],l,b(ee.heading/2),{fill:y,size:Jn,bold:!0});for(let _ of t.words[g]){let x=l+(r.places.get(_)?.x??0),v=o&&!h.has(_),M=m.get(_);M!==void 0&&d.text(z(M),x,b(ee.heading+ee.number/2),{fill:v?n.quiet:n.text,size:Jn,bold:!v,align:"center"}),d.text(N(_.label),x,b(a-ee.label/2),{fill:v?n.quiet:y,size:r.letters,align:"center"})}}}}function zl(t,e,o,n){let r=[[]];for(let[s,a]of yo(t,e)){let i=s&&{...Qn,draw:(l,p,f)=>Hl(l,s,p,f+Qn.height/2,n)},c=U([i||null,tt(a,{fill:n.quiet,size:Jn},n)],8),d=r.at(-1);d.length&&U([...d,c],20).width>o?r.push([c]):d.push(c)}return q(r.map(s=>U(s,20)),4)}function Hl(t,e,o,n,r){let{width:s}=Qn;if(e!=="gold"){let[i,c]=Kn[e==="other"?"other":"best"],d=e==="other"?2:5,l=Array.from({length:Zn},(p,f)=>i+(c-i)*f/(Zn-1));t.cells(l,1,Zn,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Ls({data:t,theme:e}){let[o,{width:n}]=Q(),r=E(null),[s,a]=O({source:0,target:0}),i=I(()=>xs(t),[t.id]),c=Ct(e),d=I(()=>go(i,n,e),[i,n,e.font,c]),{words:l,directions:p}=i,f=v=>te.flatMap(M=>l[M]).find(M=>M.id===v)??null,{id:h,spoken:m,listeners:w}=co({moves:v=>_s(i,d,f(v)??l.source[0]),press:(v,{id:M,touch:S,point:k})=>(S||!v)&&k(M===v?null:v),onFocus:v=>{let M=f(v);M&&a({...s,[M.side]:M.index})},taps:!0}),g=f(h),{lines:b,lit:y,told:_}=mo(i,t.least,g);D(()=>ft(t.name,()=>({picture:As(i,t.least,g,e),theme:e})),[t,g,e]),C(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let x=v=>u(Dl,{alignment:i,side:v,layout:d,lit:y,told:_,stop:Math.min(s[v],l[v].length-1)});return u("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[u(ue,{parts:g&&He(i,g,ze.line),hint:Ts,spoken:m}),u("div",{class:"scroller",ref:r,children:u("div",{class:g?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[x("source"),u("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(v=>{let{stroke:M,width:S,dash:k}=bo(v,e),{source:T,target:A,kind:F,met:rt}=v;return u("path",{class:rt?`${F} met`:F,d:wo(d,v),stroke:M,"stroke-width":S,"stroke-dasharray":k?.join(" ")},`${T.index} ${A.index} ${F}`)})}),x("target")]})}),u("div",{class:"legend",children:yo(i.knowsGold,t.least).map(([v,M])=>u("span",{class:"entry",children:[v&&u("span",{class:`swatch ${v}`}),M]},M))})]})}function Dl({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=I(()=>t.words[e].map(i=>ht(He(t,i,ze.name))),[t]);return u("div",{class:"row",children:[u("div",{class:`heading ${e}`,children:Ie[e]}),u("div",{class:`side ${e}`,role:"list","aria-label":Ie[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>u("div",{role:"listitem",children:u("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[u("span",{class:"number",children:r.has(i)?z(r.get(i)??0):""}),u("span",{class:"label",children:u(P,{token:i.label})})]})},i.id))})]})}var Cs=`.alignment .token {
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
`;var It=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var Ps=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function gt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function he(t,e,o){let n=gt(t,[It,Ps,e].join(`
`));return G(o(Nt(n)),n),()=>{G(null,n),n.remove()}}var Rs=({data:t,parentElement:e})=>he(e,Cs,o=>u(Ls,{data:t,theme:o}));var Ns=Object.assign;function Wl(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Gl=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function zt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Wl(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Ln(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Vl=Symbol.for("react.element"),Kl=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Xl=/[A-Z0-9]/g,Yl=typeof document<"u";var Zl=function(t){return/fil|che|rad/.test(t)};Tt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Tt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Is=H.event;H.event=function(t){return Is&&(t=Is(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Jl={configurable:!0,get:function(){return this.class}},zs=H.vnode;H.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Yl&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var l=void 0;for(var p in d)typeof d[p]!="number"||Gl.test(p)||(l||(l=d=Ns({},d)),d[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||Zl(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&Kl.test(c)?c=c.replace(Xl,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=Cn(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Jl)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Ns({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Vl,zs&&zs(t)};function Hs(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-oe(r).length,width:e}}var oe=t=>t.filter(e=>e.kept);function me(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var ge=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Ds({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var tr=120,ko={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},vo={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Fs={point:`${vo.point} Click or Enter opens it.`,tap:`${vo.tap} Tap it again to open it.`},So=t=>t===0?"start":t===1?"step 1":String(t),Mo=t=>`dropped: outside the best ${t}`,Ql=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,_o=t=>Math.abs(t)<5e-5?"\u22480":it(t,Ql(t)),Ht=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${_o(o)}`:"";function tu(t){let e=me(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Te(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>tr?qn(o):[];return n.length>tr?`\u2026${n.slice(1-tr).join("")}`:o}function De({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=oe(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||oe(o.children).length;return["\u201C",{token:tu(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${z(ge(o))}; everything so far has ${z(Math.exp(n),1)}, log-probability ${_o(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${_o(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${_o(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var X={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},we={kept:38,dropped:22},kt={least:22,most:64,cut:30,edge:6};function qs({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=$(wt(o.token,X.chip),R({fill:"",size:X.letters[n],bold:o.winner,code:!0},e)),s=Ht(o)&&X.mark+$(Ht(o),R({fill:"",size:X.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?X.least:0,Math.ceil(r+Number(s))+2*X.padding[n])]}))}function Oo({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(g=>o.get(g)??0))),a=n-2*kt.edge-s.reduce((w,g)=>w+g,0),i=Math.max(kt.least,Math.min(kt.most,a/(s.length-1||1))),c=X.head+kt.edge,d=t.map(w=>c+Math.max(e,oe(w).length)*we.kept+kt.cut/2),l=new Map,p=s.map((w,g)=>kt.edge+s.slice(0,g).reduce((b,y)=>b+y+i,0)),f=r?Math.max(...d):0;t.forEach((w,g)=>{let b=d[g]+kt.cut/2-oe(w).length*we.dropped;for(let y of w){let _=y.kept?c+(y.place+.5)*we.kept:b+(y.place+.5)*we.dropped;l.set(y,{x:p[g],y:_,width:o.get(y)??0,end:p[g]+s[g]}),(y.kept||r)&&(f=Math.max(f,_+(y.kept?we.kept:we.dropped)/2))}});let h=p[p.length-1]+s[s.length-1]+kt.edge,m=d.map((w,g)=>`H${Math.max(0,p[g]-i/2)}V${w}`);return{places:l,columns:p,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:f+kt.edge}}function Fe({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Eo=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var er=13,eu=480,ou={width:26,height:14},nu={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Us(t,e,o,n,r){let s=Oo(t,e,0,o),{width:a,height:i}=s,c=n&&ut(ht(De(t,n)),Math.max(eu,a),r);return q([c,{width:a,height:i,draw:(d,l,p)=>ru(de(d,l,p),t,s,o,n,r)},iu(r)],16)}function ru(t,e,o,n,r,s){let a={fill:s.quiet,size:er};o.columns.forEach((d,l)=>t.text(So(l),d,X.head/2-2,a)),t.rect(0,X.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=me(r);for(let[d,l]of[...Eo,["lit",p=>i.includes(p)]]){let p=Fe(o,e.nodes.filter(f=>l(f)&&(f.kept||n)));p&&t.path(p,{stroke:d==="winner"?s.primary:s.text,...nu[d]})}for(let[d,l]of o.places)(d.kept||n)&&su(t,d,l,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=Mo(e.width);t.rect(0,o.cut-er/2,$(c,R(a,s))+8,er,{fill:s.ground}),t.text(c,0,o.cut,a)}function su(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[l,p]=c?[X.letters.kept,X.high.kept]:[X.letters.dropped,X.high.dropped],f=[o,n-p/2,r,p],h=c?7:5;if(t.rect(...f,{fill:i.ground,radius:h}),c){t.rect(...f,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+p/2-4,(r-4)*ge(e),3,{fill:d?i.primary:i.quiet});let x=s||!d?i.text:i.primary;t.rect(...f,{stroke:x,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:h+3});let[m,w]=[N(e.token,X.chip),Ht(e)],g={fill:c||s?i.text:i.quiet,size:l,bold:d,code:!0},b={fill:i.text,size:X.letters.mark,bold:d},y=$(m,R(g,i)),_=o+(r-y-(w?X.mark+$(w,R(b,i)):0))/2;t.text(m,_,n,g),w&&t.text(w,_+y+X.mark,n,b)}function iu(t){let e={fill:t.quiet,size:14},{width:o,height:n}=ou,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(ko).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return U([c,tt(i,e,t)],7)});return U(s,20)}var au=60;function Bs({data:t,theme:e,open:o}){let[n,{width:r}]=Q(),s=E(null),[a,i]=O(null),[c,d]=O(""),[l,p]=O(null),f=I(()=>Hs(t.nodes,t.width),[t.id]),h=Ct(e),m=I(()=>qs(f,e),[f,e.font,e.codeFont,h]),w=L=>f.nodes.find(st=>String(st.id)===String(L))??null,g=w(t.selected),b=f.dropped>0&&(a??(f.nodes.length<=au||g?.kept===!1)),y=I(()=>Oo(f,m,r,b),[f,m,r,b]);C(()=>p(null),[t]),D(()=>ft(t.name,()=>({picture:Us(f,m,b,g,e),theme:e})),[t,m,b,e]);let _=L=>{!o||L===g||(p(L),o(L.id,L===f.end))},x=L=>L.kept||b,{id:v,spoken:M,listeners:S}=co({moves:L=>Ds(f,w(L)??f.nodes[0],x),press:(L,{id:st,touch:Et,point:Xt})=>{let Yt=w(L);!Yt||Et&&st!==L?Xt(L):_(Yt)},onFocus:d}),k=w(v)??g,T=me(k),A=w(c)??g??f.nodes[0],F=x(A)?A:A.parent,rt=()=>{_(f.end);let L=s.current?.querySelector(`[data-id="${f.end.id}"]`);L instanceof HTMLElement&&L.focus()};return u("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[u("div",{class:"top",children:[u(ue,{parts:k&&De(f,k),hint:o?Fs:vo,spoken:M}),o&&g&&g!==f.end&&u("button",{type:"button",class:"back",onClick:rt,children:"Back to the winner"}),f.dropped>0&&u("label",{class:"switch",children:[u("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:L})=>i(L.checked)}),"Show dropped branches (",f.dropped,")"]})]}),u("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:u("div",{class:b?"sheet":"sheet kept-only",style:{width:`${y.width}px`,height:`${y.height}px`},...S,children:[u("div",{class:"head",style:{height:`${X.head}px`},children:y.columns.map((L,st)=>u("span",{class:"heading",style:{left:`${L}px`},children:So(st)},st))}),u(cu,{tree:f,layout:y}),u("svg",{"aria-hidden":"true",children:u("path",{class:"lit",d:Fe(y,T.filter(x))})}),u("div",{class:"cut",style:{top:`${y.cut}px`},children:u("span",{children:Mo(f.width)})}),f.columns.map((L,st)=>{let Et=Xt=>Xt?.depth===st?Xt:null;return u(lu,{tree:f,column:L,layout:y,lit:T[st]??null,stop:Et(F),current:Et(g),pending:Et(l)},st)})]})}),u("div",{class:"legend",children:Object.entries(ko).map(([L,st])=>u("span",{class:L,children:st},L))})]})}var cu=zt(du),lu=zt(pu),uu=zt(fu);function du({tree:t,layout:e}){return u("svg",{class:"branches","aria-hidden":"true",children:[u("path",{class:"cut",d:e.cutPath}),Eo.map(([o,n])=>u("path",{class:o,d:Fe(e,t.nodes.filter(n))},o))]})}function pu({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return u("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>u(uu,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function fu({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:l=0}=o.places.get(e)??{},p=I(()=>ht(De(t,e)),[t,e]);return u("div",{class:e.kept?"":"below",role:"listitem",children:u("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,h])=>h?f:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${l}px`,"--own":ge(e)},children:[u(P,{token:e.token,length:X.chip}),Ht(e)&&u("span",{class:"mark",children:Ht(e)})]})})}var js=`.beam {
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
`;var qe={rounded:255,exact:65535},nt=["mean","max","rollout"];function ne(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,f)=>f),i=a.filter(p=>!r.columnPieces[p].every(f=>s.has(f))),c=i.length?i:a,{rows:d}=r,l=r.blocked&&Vs(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(p=>r.columns[p]),blocked:l,rowSpots:Ws(r.rowPieces,e.looks),columnSpots:c.map(p=>Ws([r.columnPieces[p]],e.lookedAt)[0])}}var Ws=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Vs(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function St(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...nt]}function Ue(t,e){return e==="rollout"?[t.heads]:nt.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function re(t,e,o,n){let r=Ue(e.group,n);if(r.length===1)return Gs(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Gs(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Be=(t,e,o)=>e*(t.heads+1)+o;function $o({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ue(t,n).every(r=>e.exact.has(Be(t,o,r)))}function Gs(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Be(e,a,i),d=o.exact.get(c)??Ks(o,c),l=Vs(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,f=d instanceof Uint8Array?qe.rounded:qe.exact;for(let h=0;h<n.length;h+=1){let m=1;if(p<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+h]/qe.exact;else for(let g=0;g<p;g+=1)m+=l[h*p+g]/f;let w=m>=t.mutedFloor?1/(f*m):0;for(let g=0;g<p;g+=1)l[h*p+g]=Math.min(1,l[h*p+g]*w)}return l}function Ks({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Xs(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(re(t,e,o,n),f=>Math.round(f*255));let i=Ue(r,n).map(f=>Ks(s,Be(r,o,f))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let f of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=f[h];else for(let h=0;h<d.length;h+=1)f[h]>d[h]&&(d[h]=f[h]);let l=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:qe.exact/qe.rounded),p=new Uint8Array(d.length);for(let f=0;f<d.length;f+=1)p[f]=d[f]/l+.5;return p}function To(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=nt.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:re(t,e,o,n),rounded:$o(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Ys(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),l=!1;for(let f of t.groups){let h=ne(t,f,{words:!1,muted:!1}),m=re(t,h,e,o);l||=$o(h,e,o);let[w,g]=[f.looks,f.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<h.rows.length;b+=1)for(let _=0;_<h.columns.length;_+=1,y+=1){let x=(w+b)*a+g+_;d[x]=h.blocked?.[y]??0,c[x]=d[x]?0:m[y]}}let p=nt.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:l,blocked:d,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var or=6,Ao={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Qs(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Zs(t.layer,o.layers),head:St(o).includes(t.head)?t.head:"1",step:Zs(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,or),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Zs=(t,e)=>Math.max(0,Math.min(t,e-1)),Js={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function ti(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Js)){let[s,a]=Js[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var ei=250,se=0,Dt=Ao,oi=Ao,be=0,ni=!1,nr=null,Lo=new Set,ie=()=>Dt;function W(t){if(!Object.entries(t).every(([e,o])=>String(Dt[e])===String(o))){Dt={...Dt,...t},se+=1,ii(),clearTimeout(be),be=window.setTimeout(ri,ei);for(let e of Lo)e()}}function ri(){clearTimeout(be),be&&nr?.({turn:se,selection:Dt}),be=0}function Co(t){se===0&&(Dt={...Ao,...t})}function si(t,e){if(nr=e,ni=!0,oi=t.usual,t.turn>se||se===0&&t.turn===0){se=t.turn,Dt=t.selection;for(let o of Lo)o()}else t.turn<se&&(be||=window.setTimeout(ri,ei));ii()}function ii(){if(!ni)return;let t=ti(location.search,Dt,oi),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Po(t){return Lo.add(t),()=>{Lo.delete(t)}}var mu="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(mu))&&(nr=null),{capture:!0});function ai({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{W({node:s?-1:r}),o?.("opened",r)};return he(e,js,r=>u(Bs,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var gu={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Ro(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function No({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return u("span",{class:"buttons",children:[u(je,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),u(je,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),u(je,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(je,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),u(je,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function je({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:gu[t]})})})}function Io({speeds:t,player:e,isNamed:o=!1}){return u("label",{class:"speed",children:[u("span",{class:o?"name":"unseen",children:"Speed"}),u("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>u("option",{value:n,children:[n,"\xD7"]},n))})]})}function ci(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Mt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],xe=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function Ft({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var qt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var li=1.2,wu=9,ui={rows:[],columns:[],step:[],chosen:[],done:1/0};function Ut(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(y=>N(y))),i=(b=>Math.ceil(Math.max(...b.map(y=>$(y,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*li,l=s.map(b=>$(b,n)),p=l.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),f=Math.ceil(Math.max(d,...l.filter((b,y)=>p[y])))+8,h=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,h*1.8),[c,h]=[c,h].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,f+r.length*h+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(h*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:h,width:m,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:g>=12?g:0}}function Bt(t,e,o,n,r){bu(t,e,o,n,r),o.numbers&&xu(t,e,o,n,r),yu(t,o,n,r),_u(t,o,n,r),vu(t,o,n,r)}function bu(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[l,p]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,l,p]),e.blocked&&bt(t,e.blocked,c,d,[o,n,l,p]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<wu)){for(let f=1;f<d;f+=1)t.rect(o+f*r-.5,n,1,p,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,l,1,{fill:i.ground})}}function bt(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),d=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let p=0;p<n;p+=1){let f=p;for(;f<n&&e[l*n+f];)f+=1;f>p&&t.hatch(c(p),d(l),c(f)-c(p),d(l+1)-d(l)),p=f}}function xu(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},l,p){for(let f=0;f<Math.min(n.length,l.done);f+=1)for(let h=0;h<r.length;h+=1){let m=e[f*r.length+h];if(o?.[f*r.length+h])continue;let w=p.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(h+.5)*i,a+(f+.5)*c+1];t.text(lo(m),g,b,{fill:w,size:d,align:"center"})}}function yu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function _u(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(l,p)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let l of i.chosen)d(l,c.query);for(let l of i.step)d(l,c.primary);for(let l of i.rows)d(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function vu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,l){let p=[...d.rows,...d.step,...d.chosen];for(let f of ae(s.length,r,c,p)){if(f>=d.done)break;let h=p.includes(f),m=d.rows.includes(f)||d.chosen.includes(f)?l.query:h?l.text:l.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:c,bold:h,code:!0,align:"right"})}for(let f of ae(a.length,n,c,d.columns)){let h=d.columns.includes(f),m=i[f]?"left":"center",[w,g]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],w,g,{fill:h?l.key:l.quiet,size:c,bold:h,code:!0,align:m,turned:i[f]})}}function ae(t,e,o,n){let r=o*li,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function zo({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var rr=12,di=64,sr=20,pi=18;function Ho({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+pi+rr,l=[t.length,e.length];return{width:di+s.length*(r+rr),height:sr+a.length*d,draw(p,f,h){let m=b=>f+di+b*(r+rr),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,y)=>p.text(b,m(y)+r/2,h+sr/2,g)),a.forEach(({layer:b,maps:y},_)=>{let x=h+sr+_*d;p.text(`Layer ${b+1}`,f,x+c/2,w),y.forEach((v,M)=>{if(!v)return;let S=m(M);p.cells(v.weights(),...l,[S,x,r,c]),o&&bt(p,o,...l,[S,x,r,c]),p.rect(S-2,x-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&p.text(v.role,S+r/2,x+c+4+pi/2,g)})})}}}var jt={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Do=13,ku=90,fi=[void 0,[8,4],[2,3],[10,3,2,3]],Su=[1,1.5,2,3,4,5,6,8,10],Mu=[1,2,2.5,4,5,10],ct={letters:14,padding:24,height:28,lane:32,apart:6};function Fo(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=xe(t),s=hi(Math.max(.1,...o.map(([,m])=>m)),Su),{left:a,head:i,foot:c,between:d}=jt,l=Math.max(1,e-a-jt.right),p=i+jt.loss+d+i,f=[{name:"Loss (nats)",curve:"losses",top:i,height:jt.loss,ticks:[0,s/2,s]}];n.length&&f.push({name:"Exact match",curve:"exacts",top:p,height:jt.exact,ticks:[0,1]});let h=f[f.length-1].top+f[f.length-1].height+c;return{width:e,height:h,left:a,line:l,end:r,x:m=>a+m/r*l,panels:f}}function hi(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Wt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:fi[e%fi.length]});function qo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:l,line:p}=e,f=g=>a+e.x(g),h=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,y)=>t.path(`M${g} ${i+jt.head-b}V${i+l-jt.foot}`,y);for(let g of c){t.text(g.name,f(0),i+g.top-11,{size:Do,fill:s.text});for(let b of g.ticks){let y=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(f(0),Math.round(h(g,b)),p,1,{fill:s.hatchLine}),t.text(y,f(0)-6,h(g,b),{size:Do,fill:s.quiet,align:"right"})}}for(let[g,b]of Eu(e,s))t.text(g,a+b,i+l-jt.foot/2,{size:Do,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(f(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,y)=>{let _=Wt(s,y,w,g.curve),x=b[g.curve].map(([v,M])=>[f(v),h(g,M)]);if(x.length&&t.path(x.map(([v,M],S)=>`${S?"L":"M"}${v.toFixed(1)} ${M.toFixed(1)}`).join(""),_),g.curve==="exacts")for(let[v,M]of x)t.rect(v-2,M-2,4,4,{fill:_.stroke})});m(Math.round(Math.min(f(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let y=Mt(g,r);for(let _ of c){let x=_.curve==="losses"?y.loss:y.exact;x!==null&&t.path(Ou(f(y.step),h(_,x),4.5),{fill:Wt(s,b,w,_.curve).stroke,stroke:s.ground,width:2})}})}var Ou=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Eu({x:t,end:e,width:o,line:n},r){let s=Math.max(1,hi(e/Math.max(2,Math.floor(n/ku)),Mu));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${Z(c)} ${c===1?"step":"steps"}`:Z(c),l=$(d,R({size:Do,fill:""},r))/2;return[d,Math.max(l,Math.min(t(c),o-l))]})}function Uo(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil($(s.short,R({size:ct.letters,fill:""},n)))+ct.padding),c=a+i>o,d=Math.max(0,c?a-i:a),l=r.findIndex(f=>f.every(([h,m])=>d>=m+ct.apart||d+i<=h-ct.apart)),p=l<0?r.push([])-1:l;return r[p].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:p}})}var cr={least:24,readable:40,most:104},$u=28,Tu=175,mi=58,Au=20,ir={label:58,gap:8},ar={label:26,gap:4},Lu=20;function gi(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((l,p)=>Cu(t,p+1,e,r)),a=s.filter(({side:l})=>l>=cr.readable),i=({side:l,short:p})=>l+(p?0:Lu),c=l=>l.toSorted((p,f)=>i(f)-i(p))[0],d=a.toSorted((l,p)=>l.height-p.height)[0];return c(a.filter(({height:l})=>l<=r))??d??c(s)}function Cu(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:p})=>p)),Math.max(...t.map(({layers:p})=>p))],a=Math.floor((o-(e-1)*$u)/e);if(e>1&&a<Tu)return[];let i=Math.ceil(t.length/e),c=({label:p,gap:f}=ar)=>Math.floor((a-p-2)/r-f),d=Math.floor((n/i-mi)/s-ar.gap),l=(p,f=!0)=>{let h=Math.max(cr.least,Math.min(cr.most,p)),m=f?ar:ir;return{side:h,own:a,short:f,...m,height:i*(mi+s*(h+m.gap+(f?0:Au)))}};return[c(ir)>=56?l(c(ir),!1):l(c()),l(Math.min(c(),d))]}function Bo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var jo=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Pu=3,We=120,xt=28,lr=t=>t?['"',{token:t,length:We},'"']:["nothing"],wi=(t,e)=>["The model writes ",...lr(e.answer),...e.isRight?[", which is right. "]:[", right is ",...lr(t.answer),". "]],bi=(t,e)=>ht(["The model reads ",...lr(t.text),". ",...wi(t,e)]).trim();function Wo(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${Z(o.step)}. `,...wi(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Ru(t,o,t.live||o.step<xe(t))]}function Ru(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((d,l)=>qt(t,e,c,l))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Go({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${Z(e)}`]]:[...[["step","Step",Z(e)],["loss","Loss",o===null?"\u2013":it(o,3)]],["exact","Exact match",n===null?"\u2013":z(n,1)]]}function Vo({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Ko=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Xo=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function xi(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=Ft(t,e,o,n),c=r.map((p,f)=>s.filter((h,m)=>!a?.[f*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,f)=>i[f]-i[p]).slice(0,Pu).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":z(i[p])}))}var Ge=860,Nu=72,yi=32,Iu=12,Yo={padding:6,gap:3,line:68};function _i({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:p})=>p)),a=r.map(l=>Mt(l,e)),i=r.map((l,p)=>zu(t,l,a[p],n)),c=l=>r.length>1?`${N(l.title,xt)}: `:"",d=r.flatMap((l,p)=>[c(l)+ht(Wo(t,l,a[p])),...Xo(l,e).map(({text:f})=>f)]);return q([U(i,2*yi),fe({isBlocked:s},n),Fu(t,e,o,n),q(d.map(l=>ut(l,Ge,n)),4)],16)}function zu(t,e,o,n){let r=e.kinds.map((i,c)=>q([tt(i.title,{size:16,bold:!0,fill:n.text},n),Hu(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Iu,a=Go(t,o).map(([,i,c])=>q([tt(i,{size:V,fill:n.quiet},n),tt(c,{size:22,bold:!0,fill:n.text},n)],0));return q([e.title.length>0&&at(N(e.title,xt),n),U(a,20),Du(e,o,n),s?U(r,yi):q(r,16)])}function Hu(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>Ft(e,n,i,c),role:qt(t,n,o,i*e.heads+c)}))}));return Ho({...e,shape:Bo(e),side:Nu},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Du(t,e,o){let[n,r]=[{size:V,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil($(g,R(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil($(g,R(n,o)))))+12,d=Vo(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:y})=>({state:y,texts:[g,b].map(_=>_===void 0?"":N(_))})),[l,p]=[0,0],f=d.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*Yo.padding;l&&l+b>Ge-i&&([l,p]=[0,p+1]);let y={x:l,line:p,width:b};return l+=b+Yo.gap,y}),h=N(t.text,We),m=Math.max(s(h),...f.map(g=>g.x+g.width)),w=Lt([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*Yo.line,draw(g,b,y){a.forEach((_,x)=>g.text(_,b,y+[12,36,62][x],n)),g.text(h,b+i,y+12,r),d.forEach(({texts:_,state:x},v)=>{let M=f[v],S=b+i+(w?m-M.x-M.width:M.x),[k,T]=[S+M.width/2,y+24+M.line*Yo.line];g.text(_[0],k,T+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(S+1,T+26,M.width-2,24,{stroke:x==="right"?o.primary:o.quiet,width:2,dash:x==="right"?void 0:[4,3],radius:5}),g.text(_[1],k,T+38,{...r,align:"center"}),x&&g.path(jo(x,k,T+60),{stroke:o.text,width:2})})}}}function Fu(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Fo(t,Ge),{marks:a}=r[o],i=Uo(a,s,n),c=r.map(({title:l},p)=>{let f=Wt(n,p,!0);return U([{width:34,height:20,draw:(h,m,w)=>h.path(`M${m} ${w+10}h34`,f)},tt(N(l,xt),{size:V,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:l})=>l));return q([r.length>1&&U(c,16),{width:Ge,height:s.height,draw:(l,p,f)=>qo(l,s,{reels:t,marks:a,step:e},n,[p,f])},d>0&&{width:Ge,height:d*ct.lane,draw:(l,p,f)=>i.forEach(({mark:h,left:m,wide:w,leans:g,lane:b})=>{let y=f+b*ct.lane;l.rect(p+m,y,w,ct.height,{stroke:n.hatchLine,radius:4}),l.rect(p+(g?m+w-4:m),y,4,ct.height,{fill:Wt(n,o,r.length>1).stroke}),l.text(h.short,p+m+w/2,y+ct.height/2,{size:ct.letters,fill:n.text,align:"center"})})}],6)}var[qu,Uu,Gt,Zo]=[420,34,8,14],ur={height:300,share:.36,cell:40,letters:14};function vi({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=E(null),c=E(null),[d,l,p,f]=r.split(" ").map(Number),h=r?e.films[d]:void 0,m=h?.kinds[l],w=h&&Mt(h,o),g=Math.min(qu,window.innerWidth-2*Gt),b=()=>{let _=t.current?.querySelector(`[data-head="${r}"]`);_&&i.current&&ju(i.current,_,a())};C(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let _={...m,weights:Ft(m,w,p,f)},x=Ut(_,{...ur,width:g-Uu,height:Math.min(ur.height,window.innerHeight*ur.share)},n);c.current&&Bt(J(c.current,x.width,x.height,n),_,x,ui,n),b()}),D(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let y=h&&w?qt(e,w,l,p*h.kinds[l].heads+f):"";return u("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&u(j,{children:[u("div",{class:"title",children:Ko(m,p,f)}),u("div",{class:"note",children:["Step ",Z(w.step),y&&`: ${e.roles[y]}`]}),u("canvas",{ref:c}),u("ol",{class:"pairs",children:xi(m,w,p,f).map(({query:_,key:x,share:v},M)=>u("li",{children:[u(P,{token:_})," looks at ",u(P,{token:x}),", ",v]},M))}),u("div",{class:"note",children:r===s?`${Bu()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Bu=()=>matchMedia("(hover: hover)").matches;function ju(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,l)=>Math.max(Gt,Math.min(c,l-d-Gt)),a=n.right+Zo;a+r.width>window.innerWidth-Gt&&(a=n.left-Zo-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Gt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+Zo;i=c+r.height<window.innerHeight?c:Math.max(Gt,n.top-Zo-r.height)}o<1/0&&(i=Math.max(Gt,Math.min(i,o-r.height-Gt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function ki({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let l=E(null),[p,f]=O("0 0"),{side:h,short:m,label:w,gap:g,own:b}=s,[y,_]=[n.heads,n.layers].map(v=>Array.from({length:v},(M,S)=>S)),x=[h,Math.round(h/Bo(n))];return C(()=>{l.current?.querySelectorAll("canvas").forEach((v,M)=>{let S=[0,0,...x],k=J(v,...x,a);k.cells(Ft(n,r,Math.floor(M/n.heads),M%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&bt(k,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,h,a,window.devicePixelRatio]),u("div",{class:"kind",style:{width:`${b}px`},children:[u("div",{class:"title",children:n.title}),u("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Wu,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${h}px)`},children:[u("div",{role:"row",children:[u("span",{role:"columnheader",children:u("span",{class:"unseen",children:"Layer"})}),y.map(v=>u("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",v+1]},v))]}),_.map(v=>u("div",{role:"row",children:[u("span",{role:"rowheader",class:"layer",style:{height:`${x[1]}px`},children:[m?"L":"Layer ",v+1]}),y.map(M=>{let[S,k,T]=[`${t} ${v} ${M}`,`${v} ${M}`,qt(o,r,e,v*n.heads+M)];return u("span",{role:"gridcell",class:"cell",children:[u("button",{type:"button",class:"thumb","data-head":S,tabIndex:k===p?0:-1,"aria-pressed":i===S,"aria-label":Ko(n,v,M)+(T&&`, ${T}`),onClick:()=>d(S),onPointerEnter:({pointerType:A})=>A!=="touch"&&c(S),onPointerLeave:({pointerType:A})=>A!=="touch"&&c(""),onFocus:({currentTarget:A})=>(f(k),A.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:u("canvas",{})}),!m&&u("span",{class:"role",children:T})]},M)})]},v))]})]})}function Wu(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);Pt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Gu({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:d}]=Q(),l=d>0&&gi(o.kinds,d,window.innerHeight,e.films.length>1);return u("section",{class:"reel",children:[o.title&&u("h2",{class:"film-title",children:u(P,{token:o.title,length:xt})}),u("div",{class:"head",children:[u("div",{class:"facts",children:Go(e,n).map(([p,f,h])=>u("span",{class:`fact ${p}`,children:[u("span",{class:"name",children:f}),u("span",{class:"value",children:h})]},p))}),u(Vu,{film:o,frame:n})]}),u("div",{class:"kinds",ref:c,children:l&&o.kinds.map((p,f)=>u(ki,{place:`${t} ${f}`,reels:e,kind:p,frame:n,plan:l,theme:r,held:s,onPoint:a,onHold:i,number:f},f))})]})}var Mi=zt(Gu);function Vu({film:t,frame:e}){return u("div",{class:"answer",role:"img","aria-label":bi(t,e),children:[u("span",{class:"asked",children:"Reads"}),u(P,{token:t.text,length:We}),u("span",{class:"names",children:[u("span",{children:"Right answer"}),u("span",{children:"Model writes"})]}),u("div",{class:"pieces",dir:Lt([t.answer]),children:Vo(t,e).map(({wanted:o,written:n,state:r},s)=>u("span",{class:`piece ${r}`,children:[u(Si,{name:"wanted",token:o}),u(Si,{name:"written",token:n}),u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&u("path",{d:jo(r,8,8)})})]},s))})]})}var Si=({name:t,token:e})=>e===void 0?u("bdi",{class:`token ${t}`,children:"\xA0"}):u(P,{token:e,class:t});var Oi=16,Ei={width:34,height:14};function $i({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[d,{width:l}]=Q(),p=E(null),f=I(()=>Fo(t,l),[t,l]),[h,m,w]=[i[r],c[n],i.length>1],g=c.length>1||i.flatMap(({losses:x,exacts:v})=>[...x,...v]).length>1;C(()=>{p.current&&l&&qo(J(p.current,l,f.height,e),f,{reels:t,marks:h.marks,step:m},e)},[f,e,o,m,r]);let b=x=>c.reduce((v,M,S)=>Math.abs(M-x)<Math.abs(c[v]-x)?S:v,0),y=({offsetX:x})=>a(b((x-f.left)/f.line*f.end)),_=Uo(h.marks,f,e);return u("div",{class:"timeline",ref:d,children:[w&&u("div",{class:"films",children:i.map(({title:x},v)=>u("button",{type:"button",class:"key","aria-pressed":v===r,title:`Show the moments of ${N(x)} on the timeline`,onClick:()=>s(v),children:[u(Ku,{pen:Wt(e,v,!0)}),u(P,{token:x,length:xt})]},v))}),g&&u("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:x=>(x.currentTarget.setPointerCapture(x.pointerId),y(x)),onPointerMove:x=>x.buttons&&y(x)}),c.length>1&&u("input",{type:"range",class:"scrubber",min:0,max:f.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${Z(m)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${f.left-Oi/2}px`,width:`${f.line+Oi}px`},onInput:({currentTarget:x})=>{let v=b(Number(x.value));x.value=String(c[v]),a(v)}}),u("div",{class:"marks",role:"group","aria-label":w?`Moments of ${N(h.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,..._.map(({lane:x})=>x)))*ct.lane}px`,"--own":Wt(e,r,w).stroke},children:_.map(({mark:x,left:v,wide:M,leans:S,lane:k},T)=>{let[A,F]=[h.frames[x.frame].step,w?`${N(h.title)}: ${x.text}`:x.text];return u("button",{type:"button",class:`mark ${x.kind} ${S?"leans":""} ${A<=m?"reached":""}`,title:F,"aria-label":F,"aria-current":A===m?"step":void 0,style:{left:`${v}px`,top:`${k*ct.lane}px`,width:`${M}px`},onClick:()=>a(c.indexOf(A)),children:x.short},T)})})]})}function Ku({pen:t}){return u("svg",{...Ei,"aria-hidden":"true",children:u("path",{d:`M1 7H${Ei.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var Xu=[.25,.5,1,2,4],Yu=2e4,Ti={least:125,most:500},Ai=10;function Li({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),a=E(null),[i,c]=O(1/0),[d,l]=O(""),[p,f]=O(""),[h,m]=O(0),w=Ct(e),g=r.length-1,b=n?g:Math.max(0,r.findLastIndex(k=>k<=i)),y=r[b],_=k=>c(r[Math.max(0,Math.min(k,g))]),x=Ro(b,g,_,Math.max(Ti.least,Math.min(Ti.most,Yu/r.length))),v=k=>(x.pause(),_(k)),M=()=>(l(""),f("")),S=Qt(k=>k===p?M():(l(k),f(k)),[p]);return D(()=>t.figure?ft(t.figure,()=>({picture:_i({reels:t,step:y,marked:h},e),theme:e})):void 0),u("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:k=>k.key==="Escape"?M():n||Ju(k,b,g,v,x.toggle),children:[u("p",{class:"legend",children:[u("span",{children:"Attention weight"}),u("span",{class:"scale",children:["0 % ",u("span",{class:"ramp"})," 100 %"]}),u("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:k})=>k.some(({blocked:T})=>T))&&u("span",{class:"scale",children:[u("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),u("div",{class:"reels",onMouseDown:k=>Zu(k,s.current),children:o.map((k,T)=>u(Mi,{number:T,reels:t,film:k,theme:e,held:p,frame:Mt(k,y),onPoint:l,onHold:S},T))}),!n&&r.length>1&&u("div",{class:"player",ref:a,children:[u(No,{what:"frame",place:b,last:g,player:x,go:v}),u("span",{class:"position",children:["Step ",Z(y),u("span",{class:"of",children:[" of ",Z(xe(t))]})]}),u(Io,{isNamed:!0,speeds:Xu,player:x})]}),!n&&u($i,{reels:t,theme:e,fonts:w,place:b,marked:h,onMark:m,go:v}),u("div",{class:"caption","aria-live":n||x.playing?"off":"polite",children:o.map((k,T)=>u("div",{children:[u("p",{class:"line",children:[o.length>1&&k.title&&u("strong",{children:[u(P,{token:k.title,length:xt}),": "]}),Wo(t,k,Mt(k,y)).map(A=>typeof A=="string"?A:u(P,{...A}))]}),!n&&Xo(k,y).map(({text:A})=>u("p",{class:"line said",children:A},A))]},T))}),u(vi,{root:s,reels:t,step:y,theme:e,held:p,head:d||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Zu(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Ju(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Ai),PageUp:a(Ai)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Jo=`/* What plays: its buttons, scrubber and speed. */

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
`;var Ci=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Pi=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Ri=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var nd=[It,Jo,Ci,Pi,Ri].join(`
`),Ni=new WeakMap;function Ii({data:t,parentElement:e}){let o=gt(e,nd),n=Ni.get(o),r=n?.bytes===t?n.reels:ci(t);return Ni.set(o,{bytes:t,reels:r}),G(u(Li,{reels:r,theme:Nt(o)},r.id),o),()=>{G(null,o),o.remove()}}function zi(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Co(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var Qo=()=>{},Di=[],Fi=!1;async function qi(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Qo=()=>e.remove(),location.search)return Ve();let o=e.dataset.view?JSON.parse(e.dataset.view):await rd(e.dataset.labFirst??"");if(Fi||!o)return Ve();e.removeAttribute("data-view"),Co(o.selection),id(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Di.push(i)}),a=new MutationObserver(()=>sd()&&Ve());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Qo=()=>{a.disconnect(),s?.(),e.remove()}}async function rd(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Ve(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Fi=!0,Qo(),Qo=()=>{};for(let n of Di.splice(0))e?.(...n)}}var Hi=!1;function sd(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Hi||=t==="running",Hi&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function id(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var yt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function tn(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var ji={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},ad=3,Ui=30,on=({scale:t})=>t==="shares"?lo:cd;function cd(t){return Math.abs(t)<.05?"0":it(t,Math.abs(t)<9.95?1:0)}function Bi({scale:t,step:e},o){return t==="shares"?z(o,e?1:2).replace(" ","\xA0"):e?it(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):it(o,3)}function en({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:Ui}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:Ui},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Wi(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,c=r.labels.length;if(e>=0&&o>=0){let b=e*c+o,y=!!a?.[b],_=(y?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(x=>x==="{row}"?en(n,e):x==="{column}"?en(r,o):[x]);return t.words?.[e][o]?[..._,": ",{token:t.words[e][o]}]:y||i==="plain"?_:[..._,`: ${Bi(t,s[b])}`]}let d=e>=0,[l,p,f]=d?[n,r,e]:[r,n,o],h=b=>d?e*c+b:b*c+o,m=p.labels.map((b,y)=>y).filter(b=>!a?.[h(b)]),w=[d?"Row ":"Column ",...en(l,f)];if(i==="plain")return[...w,`: ${m.length} of ${p.labels.length} are open`];let g=m.sort((b,y)=>Math.abs(s[h(y)])-Math.abs(s[h(b)])).slice(0,ad);return g.length?[...w,", largest: ",...g.flatMap((b,y)=>[y?", ":"",...en(p,b),` ${Bi(t,s[h(b)])}`])]:[...w,": every cell is blocked"]}function nn({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[it(-e,o),it(e,o)]}var rn=20,dt=14,ce=14,dr=20,ld=12,Ke=1.2,ud=36,Xe=44,sn=2.2,Ki=14,dd=30,pr=2,pd=148,fd=.46,hd=.9,md=640,gd=4e3;function cn(t,e,o){let n=t.map(s=>xd(s,o)),r=t.length>1&&(e.width<md||!wd(n,e));return r?{swiped:r,layouts:n.map(s=>Gi([s],{...e,width:e.width*hd},[1/0],o)[0])}:{swiped:r,layouts:Gi(n,e,bd(n,e),o)}}function Gi(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:c})=>c)),dt*Ke+dr+8],a=t.map((c,d)=>Yi(c,Zi(c,e,o[d],r)[0]).includes(!0)),i=Math.max(s,...t.filter((c,d)=>a[d]).map(({labels:c})=>c));return t.map((c,d)=>yd(c,e,o[d],i,n))}var wd=(t,e)=>an(t,e,pr)<=e.width;function bd(t,e){let o=Vi(t,e,e.width),n=t.find(({panel:c})=>c.isMain);if(!n||t.length===1)return t.map(()=>o);let r=t.filter(c=>c!==n),s=an(r,e,pr)+rn,a=Math.max(o,Math.min(Xi(n,e),(Math.min(e.width*fd,e.width-s)-n.left-3)/n.columns.length)),i=Vi(r,e,e.width-an([n],e,a)-rn);return t.map(c=>c===n?a:i)}function Vi(t,e,o){let[n,r]=[pr,Xe*sn];for(let s=0;s<24;s+=1){let a=(n+r)/2;an(t,e,a)<=o?n=a:r=a}return n}var an=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?ud:0)+Math.max(r.least,r.left+r.columns.length*Math.min(Xi(r,e),o)+3)+rn,-rn);function Xi({panel:t,rows:e,labels:o},n){let r=Math.min(Xe,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(Xe,Math.max(r*sn,Ki))}function xd(t,e){let o=R({fill:"",size:dt,code:!0,bold:!0},e),n=(l,p)=>l.labels.map(f=>N(f,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(l=>l.map(p=>Math.ceil($(p,o)))),c=(t.rows.name?dr:0)+Math.max(0,...a)+10,d=Math.max(pd,Math.ceil($(t.columns.name,R({fill:"",size:ce},e)))+4);return{panel:t,rows:r,columns:s,left:c,widths:i,labels:Math.max(0,...i)+dr+8,least:d}}var Yi=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,dt*Ke)-2&&n>dt*1.1);function Zi({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(Xe,(r.height-a-3)/e.length),c=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(Xe,Math.max(i*sn,Ki))),d=t.isSquare?c:Math.min(i,Math.max(c*sn,dd));return[c,d].map(l=>l>=4?Math.floor(l):l)}function yd(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:c}=t,[d,l]=Zi(t,e,o,n),p=Yi(t,d),f=Math.max(0,...t.widths.filter((b,y)=>!p[y])),[h,m]=[i.length*d,a.length*l],w=Math.ceil(Math.max(c+h+3,t.least)),g=R({fill:"",size:ce},r);return{left:c,top:n,cellWidth:d,cellHeight:l,rows:a,columns:i,turned:p,width:w,acrossLeft:Math.max(0,Math.min(c,w-$(s.columns.name,g)-4)),pitch:d*dt*Ke/Math.max(dt*Ke,s.columns.isToken?0:f+6),letters:Math.max(ld,Math.min(dt,Math.floor(l/Ke))),height:Math.ceil(n+m+3),across:s.columns.name,down:$(s.rows.name,g)<=m+n?s.rows.name:"",numbers:s.isOff?0:tn({width:d,height:l},_d(s,r))}}function _d(t,e){if(!t.words&&t.values.length>gd)return{usual:0,width:0};let o=R({fill:"",size:dt},e),n=t.words?t.words.flat().map(r=>N(r)):t.scale==="plain"?[]:t.scale==="shares"?[z(1).slice(0,3)]:[...new Set(Array.from(t.values,on(t)))];return n.length?{usual:dt,width:Math.max(...n.map(r=>$(r,o)))}:{usual:0,width:0}}var vd=5,kd=9;function ln(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:d,columns:l}=o,[p,f]=[l.length*i,d.length*c];if(e.scale==="plain"?t.rect(s,a,p,f,{fill:r.lines[0]}):t.cells(e.levels,d.length,l.length,[s,a,p,f],e.scale==="signed"),e.blocked&&bt(t,e.blocked,d.length,l.length,[s,a,p,f]),Math.min(i,c)>=kd){for(let h=1;h<l.length;h+=1)t.rect(s+h*i-.5,a,1,f,{fill:r.ground});for(let h=1;h<d.length;h+=1)t.rect(s,a+h*c-.5,p,1,{fill:r.ground})}t.rect(s-.5,a-.5,p+1,f+1,{stroke:r.hatchLine}),o.numbers&&Sd(t,e,o,r),e.isOff&&Md(t,o,r),Od(t,e,o,n,r),Ed(t,e,o,n,r)}function Sd(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:c},d){let l=e.scale==="signed"?d.signedInk:d.ink,p=on(e),f=Gn(d.lines[0]);for(let h=0;h<a.length;h+=1)for(let m=0;m<i.length;m+=1){let w=h*i.length+m;if(e.blocked?.[w])continue;let g=e.words?N(e.words[h][m]):p(e.values[w]),b=e.words?f:l[Math.min(255,Math.round(e.levels[w]*255))];t.text(g,o+(m+.5)*r,n+(h+.5)*s+1,{fill:b,size:c,align:"center"})}}function Md(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[c,d]=[e+a.length*n/2,o+s.length*r/2];t.rect(c-62,d-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",c,d+1,{fill:Gn(i.lines[0]),size:17,align:"center"})}function Od(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c,d){let l=(p,f,h,m=1)=>{let w=[o+(f??0)*r-1,n+(p??0)*s-1,(f===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],g=Math.min(r,s)<vd?1.5:2.5;t.rect(...w,{stroke:d.ground,width:2*g}),t.rect(...w,{stroke:h,width:g})};e.band&&l(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[p,f]of e.lit)l(p,f,d.lines[0]);c.row>=0&&l(c.row,null,ye(e.rows,d)),c.column>=0&&l(null,c.column,ye(e.columns,d))}var ye=({part:t},e)=>t?e[t]:e.text;function Ed(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:d,columns:l,turned:p,letters:f,down:h,across:m}=o,w=(y,_)=>[...new Set([_,...e.lit.map(x=>x[y]??-1)])].filter(x=>x>=0),[g,b]=[w(0,n.row),w(1,n.column)];for(let y of ae(d.length,c,f,g)){let _=g.includes(y);t.text(d[y],s-7,a+(y+.5)*c,{fill:_?ye(e.rows,r):r.quiet,size:f,bold:_,code:!0,align:"right"})}for(let y of ae(l.length,o.pitch,dt,b)){let _=b.includes(y),[x,v]=[s+(y+.5)*i,a-(p[y]?6:3+dt*.55)];t.text(l[y],x,v,{fill:_?ye(e.columns,r):r.quiet,size:dt,bold:_,code:!0,align:p[y]?"left":"center",turned:p[y]})}m&&t.text(m,o.acrossLeft,ce*.6,{fill:ye(e.columns,r),size:ce}),h&&t.text(h,ce*.6,a+d.length*c,{fill:ye(e.rows,r),size:ce,turned:!0})}var Ji={width:900,height:640},$d=5,Td=160,fr={width:96,height:12},hr=64;function Qi(t,e,o){let n=t.isOff?fo(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>Td+d.length*$d),[a]=cn([t],{width:Math.max(Ji.width,s),height:Math.max(Ji.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,l,p)=>ln(de(d,l,p),t,a,e,n)},c=ut(t.caption,Math.max(520,a.width),n);return{picture:q([t.title?at(t.title,n):null,i,c,Ad(t,n)]),theme:n}}function Ad(t,e){let o=a=>tt(a,{size:V,fill:e.quiet},e),n=nn(t),r=Float32Array.from({length:hr},(a,i)=>i/(hr-1)),s={width:fr.width,height:20,draw:(a,i,c)=>a.cells(r,1,hr,[i,c+4,fr.width,fr.height],t.scale==="signed")};return U([n&&U([o(n[0]),s,o(n[1])],6),t.blocked&&U([Ne((a,...i)=>a.hatch(...i)),o("blocked by the mask")],6)],20)}function ea(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function oa(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function na(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:h,isClickable:m})=>h||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=ta(t[n]),c=h=>Math.max(0,Math.min(h,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:c(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),l=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!l)return{panel:n,row:r,column:s};let[p,f]=ta(l);return{panel:d<0?n-1:n+1,row:Math.min(r,p-1),column:d<0?f-1:0}}var ta=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var Ld=108,mr={least:170,most:520,usual:400};function ra(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.getBoundingClientRect().top+(r?.scrollTop??0),c=window.innerHeight-i-Ld,d=c<mr.least?mr.usual:Math.min(c,mr.most),l=n.clientWidth;o(p=>p.width===l&&Math.abs(p.height-d)<2?p:{width:l,height:d})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),[t,e]}function sa({panels:t,theme:e,send:o}){let[n,r]=ra(),[s,a]=O({pointed:null,spoken:!0}),i=Ct(e),c=E(null),d=E(""),{layouts:l,swiped:p}=I(()=>r.width?cn(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),f=oa(t,s.pointed),h=ea(t,f),m=_=>a(x=>String(Object.values(x.pointed??{}))===String(Object.values(_??{}))?x:{pointed:_,spoken:!0}),w=({panel:_,row:x,column:v})=>t[_].isClickable&&x>=0&&v>=0&&o?.("chosen",{panel:_,row:x,column:v}),g=t.findIndex(({isMain:_})=>_);D(()=>{p&&c.current&&g>0&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[g].offsetLeft-16)},[p,g,t[g]?.name]);let b=(_,{offsetX:x,offsetY:v})=>{let M=l[_]&&zo(l[_],x,v);return M&&{panel:_,...M}},y=_=>{if(_.ctrlKey||_.metaKey||_.altKey)return;let x=_.key==="Enter"&&f?f:na(t,f,_.key);if(x!==void 0){if(_.preventDefault(),_.stopPropagation(),_.key==="Enter")return void w(f??x??{panel:0,row:-1,column:-1});m(x),x&&p&&c.current?.querySelectorAll(".panel")[x.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return u("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--primary":e.lines[0],colorScheme:e.dark?"dark":"light"},children:[u("div",{class:p?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:_,caption:x})=>[_,x].filter(Boolean).join(": ")).join(" "),onKeyDown:y,onBlur:()=>m(null),children:l.map((_,x)=>u(Pd,{layout:_,theme:e,swiped:p,panel:t[x],lit:h[x],onPoint:v=>m(b(x,v)),onLeave:()=>m(null),onPress:v=>{let M=b(x,v);if(!M)return;let S=Object.values(M).join(" ");yt(v)&&d.current!==S?m(M):w(M),d.current=S}},x))}),u(ue,{parts:f&&Wi(t[f.panel],f.row,f.column),hint:ji,spoken:s.spoken})]})}function Cd({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return u("h3",{children:e?u(j,{children:[e,u("sub",{children:o})]}):t})}function Pd({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=E(null),c=I(()=>t.isOff?fo(n):n,[t.isOff,n.signature]);C(()=>{i.current&&ln(J(i.current,e.width,e.height,c),t,e,o,c)},[t,e,c,o.row,o.column]),D(()=>ft(t.name,()=>Qi(t,o,n)),[t,n.signature,o.row,o.column]);let d=nn(t);return u(j,{children:[t.sign&&u("span",{class:"sign","aria-hidden":"true",children:t.sign}),u("figure",{class:"panel",children:[t.title&&u(Cd,{text:t.title}),u("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:l=>l.pointerType!=="touch"&&r(l),onPointerLeave:({pointerType:l})=>l!=="touch"&&s(),onClick:a}),u("span",{class:"legend",children:[d&&u("span",{class:"scale",children:[d[0],u("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),d[1]]}),t.scale==="plain"&&u("span",{class:"scale",children:[u("span",{class:"swatch open"}),"allowed"]}),t.blocked&&u("span",{class:"scale",children:[u("span",{class:"swatch hatched"}),"blocked"]})]})]})]})}var ia="$array",Rd={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function aa(t){let e=gr(t);for(let{pieces:o,words:n}of e.groups)for(let r of[o,n])r&&(r.exact=new Map);return e}function gr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[ia])return s;let{[ia]:a,at:i,size:c}=s;return new Rd[a](e.buffer,e.byteOffset+n+i,c)})}function ca(t){let{axes:e,panels:o}=gr(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let c=i.values instanceof Float32Array,d=c?0:(r-n)/65535,l=c?i.values:Float32Array.from(i.values,m=>n+m*d),p=i.scale==="signed"?l.map(m=>Math.max(0,Math.min(1,.5+m/i.limit/2))):l,[f,h]=[i.rows,i.columns].map((m,w)=>({...e[m],id:m,part:a[w]}));return{...i,rows:f,columns:h,values:l,levels:p,step:d,blocked:s&&Nd(s,l.length)}})}var Nd=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var la=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var ua=new WeakMap;function zd({data:t,parentElement:e,setTriggerValue:o}){let n=ua.get(t)??ca(t);return ua.set(t,n),he(e,la,r=>u(sa,{panels:n,theme:r,send:o}))}var un={looks:null,lookedAt:null};function da({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function pa(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function br({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:wr(t,o),columns:wr(e,n)}}function xr({encoderOnly:t},{rowSpots:e},o){return wr(e,{side:t?"source":"target",place:o})}function wr(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var pt={top:18,height:160,bar:14,gap:16};function fa({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>U([Ne((a,...i)=>a.rect(...i,{fill:o.lines[s]})),tt(`${r+1} ${N(t.rows[r],30)}`,{size:V,fill:o.text},o)],6);return q([at(`Rows compared: ${t.title}`,o),q(e.map(n),2),Hd(t,e,o)])}function Hd({weights:t,columns:e},o,n){let r={size:V,code:!0,fill:n.text},s=e.map(i=>N(i,12)),a=s.map(i=>Math.max(Math.ceil($(i,R(r,n))),o.length*pt.bar)+pt.gap);return{width:a.reduce((i,c)=>i+c,0),height:pt.top+pt.height+24,draw(i,c,d){let l=d+pt.top;for(let f of[.5,1]){let h=l+(1-f)*pt.height;i.rect(c,h,this.width,1,{fill:n.hatchGround}),i.text(z(f),c,h-8,{size:13,fill:n.quiet})}let p=c;s.forEach((f,h)=>{let m=p+(a[h]-o.length*pt.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+h]*pt.height;i.rect(m+g*pt.bar,l+pt.height-b,pt.bar-1,b,{fill:n.lines[g]})}),i.rect(p,l+pt.height,a[h],1,{fill:n.quiet}),i.text(f,p+a[h]/2,l+pt.height+13,{...r,align:"center"}),p+=a[h]})}}}function dn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!nt.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>St(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:St(t).filter(a=>s.some(i=>i.head===a))}}var Dd=96,Fd=6;function ha({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...dn(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:p,heads:f})=>q([at(l.group.title,s),qd(t,l,p,f,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),d=Math.max(...a.map(({heads:l})=>l.length))<=Fd;return q([d?U(i,32):q(i,24),fe({isBlocked:c},s)],16)}function qd(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:Dd},l=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(f=>o.some(h=>h.layer===p&&h.head===f)?{weights:()=>re(t,e,p,f),role:a.roles[p][Number(f)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&f===r.head}:null)}));return Ho(d,n.map(p=>nt.includes(p)?p:`Head ${p}`),l,s)}var pn=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function fn(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&d.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let l=({row:f,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(f),p=o.rows.length+o.columns.length>0;d.sort((f,h)=>f.weight-h.weight);for(let f of p?[!1,!0]:[!1])for(let h of d){if(l(h)!==f)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:w,width:f?4:2,opacity:p&&!f?.25:1})}}var ma={width:960,height:720},Ud=9,Bd=200,lt={width:360,pitch:26,gap:8},hn={pitch:26,gap:16};function ga({map:t,lit:e,view:o},n){let r=o==="lines"?Wd(t,e,n):o==="table"?Gd(t,n):jd(t,e,n),s=[ut(t.caption,Math.max(520,r.width),n),fe({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&ut("\u2248 These weights are rounded to 1/255.",520,n);return q([at(t.title,n),r,...s,a])}function jd(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Bd+i*Ud),s={width:Math.max(ma.width,r),height:Math.max(ma.height,n),cell:64,letters:V},a=Ut(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>Bt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function Wd(t,e,o){let n=pn(e),r={size:V,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(f=>N(f,24))),i=p=>Math.ceil(Math.max(...p.map(f=>$(f,R({...r,bold:!0},o))))),[c,d]=[i(s),60],l=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*lt.gap+lt.width+i(a)+d,height:26+Math.max(s.length,a.length)*lt.pitch,draw(p,f,h){let[m,w,g]=[f+c+lt.gap,f+c+lt.gap+lt.width,h+26],b=y=>g+(y+.5)*lt.pitch;p.text("looks (query)",m-lt.gap,h+10,{size:V,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",w+lt.gap,h+10,{size:V,bold:!0,fill:o.key}),fn(p,t,{rows:n,columns:e.columns},{left:m,top:g,width:lt.width,pitch:lt.pitch},o),s.forEach((y,_)=>p.text(y,m-lt.gap,b(_),{...r,bold:n.includes(_),align:"right"})),a.forEach((y,_)=>{p.text(y,w+lt.gap,b(_),{...r,bold:e.columns.includes(_)});let x=l(_)>=.005?ot(t)(l(_)):"";x&&p.text(x,w+lt.gap+$(y,R(r,o))+8,b(_),{size:13,fill:o.quiet})})}}}function Gd(t,e){let o={size:V,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(f=>N(f,24))),a=p=>t.blocked?.[p]?"blocked":ot(t)(t.weights[p],2),i=(p,f=o)=>Math.ceil($(p,R(f,e))),c=Math.max(...r.map(p=>i(p,n))),l=s.map((p,f)=>Math.max(i(p,n),...r.map((h,m)=>i(a(m*s.length+f))))).reduce((p,f)=>[...p,(p.at(-1)??c)+hn.gap+f],[]);return{width:l.at(-1)??c,height:(r.length+1)*hn.pitch,draw(p,f,h){let m=w=>h+(w+.5)*hn.pitch;s.forEach((w,g)=>p.text(w,f+l[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{p.rect(f,h+(g+1)*hn.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),p.text(w,f,m(g+1),n),s.forEach((b,y)=>p.text(a(g*s.length+y),f+l[y],m(g+1),{...o,align:"right"}))})}}}var Vd=.1;function mn({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=Vd||t===r&&r>0?ot({rounded:e})(t):""}function gn(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&To(t,ne(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],d=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=l<0?[...c(i,o)]:[],f=t.source.map((m,w)=>({token:m,weight:l<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),h=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,y=l>=0?a&&w>0?a.weights[(w-1)*a.columns.length+l]:null:w<=o?p[w]??null:null,_=w===o+1;return{token:m,weight:_&&l<0?null:y,rounded:(l<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":_&&l<0?"written":b?"forced":"",note:_&&l<0?b?"forced":"written":void 0}});return{source:f,target:h,asked:l<0?"":t.source[l],strongest:d.indexOf(Math.max(...d))}}var wa=8;function wn(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=ne(t,i,{words:!1,muted:!1}),d=c.columns.length,l=re(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),p=l.indexOf(Math.max(...l)),f=t.target.slice(Math.max(0,e+1-wa),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>wa?"\u2026 ":""}`,...f.flatMap((h,m)=>[m?" ":"",{token:h}])],", looks at ",{token:t.source[p],strong:!0},` (${ot({rounded:$o(c,o.layer,o.head)})(l[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${z(s,1)}).`]}var _e=640,Vt={height:28,padding:8,gap:6,line:50},Ot={line:26,height:12,number:70,tag:64};function xa({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=gn(t,e,o,n,!1),i=t.steps[o],c=i?wn(t,o,e).map(d=>typeof d=="string"?d:N(d.token)).join(""):"";return q([i&&at(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&ut(c,_e,r),yr(t.encoderOnly?"Tokens":"Source","",r),ba(s,r),!t.encoderOnly&&yr("Target so far","",r),!t.encoderOnly&&ba(a,r),i&&yr(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${it(i.entropy,2)} nats`,r),i&&Kd(i,r)],8)}var yr=(t,e,o)=>U([tt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&tt(e,{size:V,fill:o.quiet},o)],8);function ba(t,e){let o={size:V,code:!0},n=t.map(({token:c})=>Math.ceil($(N(c),R({...o,bold:!0,fill:""},e)))+2*Vt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>_e&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Vt.gap;let i=Lt(t.map(({token:c})=>c))==="rtl";return{width:_e,height:(a+1)*Vt.line,draw(c,d,l){t.forEach((p,f)=>{let[h,m,w]=[d+(i?_e-r[f].x-n[f]:r[f].x),l+r[f].line*Vt.line,n[f]],g=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),y=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(h,m,w,Vt.height,{fill:e.scale[g],radius:6}),c.rect(h,m,w,Vt.height,{stroke:y,width:p.lit||b?3:1,radius:6});let _=g<0?e.text:e.ink[g];c.text(N(p.token),h+w/2,m+Vt.height/2,{...o,fill:_,bold:b,align:"center"});let x=mn(p,t);x&&c.text(x,h+w/2,m+Vt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Kd({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,p],f)=>({name:N(l),share:p,drawn:o?.[f],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:p})=>Math.ceil($(l,R({size:V,code:p,bold:!0,fill:""},s))))),c=o?2*Ot.number:Ot.number,d=_e-i-c-Ot.tag-24;return{width:_e,height:a.length*Ot.line,draw(l,p,f){a.forEach(({name:h,share:m,drawn:w,isWritten:g,code:b},y)=>{let[_,x]=[p+i+12,f+(y+.5)*Ot.line],v=S=>[_,x-Ot.height/2,S*d,Ot.height],M={size:V,fill:s.text,bold:g};l.text(h,p,x,{...M,code:b}),l.rect(...v(1),{fill:s.hatchGround,radius:3}),l.rect(...v(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&l.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),l.text(z(m,1),_+d+Ot.number,x,{...M,align:"right"}),w!==void 0&&l.text(z(w,1),_+d+2*Ot.number,x,{...M,align:"right"}),g&&l.text(r?"forced":"written",_+d+c+10,x,M)})}}}function ya({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var _r=30,Xd=3;function _a({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):u("p",{class:"read-out",children:o>=0&&n>=0?Yd(t,o,n):o>=0?vr(t,o):Zd(t,n)})}function Yd(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(j,{children:[u(P,{token:t.rows[e],length:_r})," ",r?"is blocked from":"looks at"," ",u(P,{token:t.columns[o]}),!r&&u("b",{children:[" ",ot(t)(t.weights[n],2)]})]})}function vr(t,e){let o=t.columns.length,n=va(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(j,{children:[u(P,{token:t.rows[e],length:_r})," looks at ",n.length?ka(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Zd(t,e){let o=t.columns.length,n=va(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(j,{children:[u(P,{token:t.columns[e]})," is looked at most by ",n.length?ka(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var va=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Xd),ka=(t,e)=>t.map(({label:o,weight:n},r)=>u("span",{children:[r?", ":"",u(P,{token:o,length:_r})," (",ot(e)(n),")"]},r));function Sa({example:t,step:e,open:o}){return u("p",{class:"sentence",children:wn(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(P,{token:n.token})},r):u(P,{token:n.token},r))})}function Ma({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",z(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(P,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:vr(t,i)},i)),u("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(d=>ot(t)(s(d,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((d,l)=>u("span",{style:{height:`${s(d,c)*100}%`,background:o[l]}},d))}),u(P,{token:i,length:8})]},c))})]})}function Oa(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement?.matches("body, main")??!0,l=d&&ep(c),p=Qd(c,i)||s&&d,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=l||s||p,w=(p?h:l?f:{})[i.key]??(m&&!tp(i)?Jd(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Jd(t,e,o){if(t==="Escape")return o?()=>W({present:!1}):void 0;if(!Ye())return;let n=t.toLowerCase();return n==="f"?()=>W({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Ea="attention-lab-letter-keys",Ye=()=>localStorage.getItem(Ea)!=="off";function $a(){localStorage.setItem(Ea,Ye()?"off":"on")}function Qd(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function tp(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function ep(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Kt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Ta={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Aa({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(Kt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Ta[r]]),value:e.kind,onChoose:r=>W({kind:r,rows:[]})}),u(Kt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>W({layer:Number(r)-1})}),u(Kt,{label:"Head",isNamed:!0,options:St(o).map(r=>[r,r]),value:e.head,onChoose:r=>W({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(Kt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>W({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>W({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(rp,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>W({present:!0}),children:"Present"}),u(op,{})]})]})}function op(){let[t,e]=O(Ye);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>($a(),e(Ye())),children:"Keys F, B"})}function La({example:t,selection:e}){return u(Kt,{label:"View",options:np(t),value:e.view,onChoose:o=>W({view:o})})}function np({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function rp({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,p])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>d(n(c,l)),children:p},p))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Ta[a]]),e.kinds,a=>W({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>W({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>W({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>W({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Ca="attention-lab-first-steps",Pa="called-out",ve=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],kr=-1;function Ra({root:t}){let e=E(null),[o,n]=O(()=>kr<0?sp()?0:ve.length:kr);kr=o;let{part:r,title:s,words:a,touch:i}=ve[o]??{};if(C(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),D(()=>{let d=r&&t.current?.querySelector(r);if(d)return d.classList.add(Pa),o>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(Pa)},[o]),!r)return null;let c=()=>n(ve.length);return u("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&c(),children:[u("h2",{children:[s," ",u("span",{class:"note",children:[o+1," of ",ve.length]})]}),u("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),u("p",{class:"ways",children:[u("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<ve.length?"Next":"Begin"}),o+1<ve.length&&u("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function sp(){try{let t=localStorage.getItem(Ca)===null;return localStorage.setItem(Ca,"yes"),t}catch{return!1}}function Na({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=E(null),c=E(""),[d,l]=Q(),p=I(()=>l.width?Ut(t,{...l,cell:64,letters:n},o):null,[t.rows,t.columns,l,n,o]);C(()=>{!p||!i.current||Bt(J(i.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let f=({offsetX:h,offsetY:m})=>p&&zo(p,h,m);return u("div",{class:"large-map",ref:d,children:[u("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:h=>{let m=f(h);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:h})=>h!=="touch"&&s(-1,-1),onClick:h=>{let m=f(h);if(!m||m.row<0)return;let w=e.rows.includes(m.row)&&(m.column<0||e.columns.includes(m.column));yt(h)&&!(w&&c.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),c.current=`${m.row} ${m.column}`},onKeyDown:h=>p&&ip(h,p,e,s,a),onBlur:()=>s(-1,-1)}),u("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function ip(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,h)=>Math.max(0,Math.min(f,h-1)),d=(f,h)=>r(c(a+f,e.length),c(i+h,o.length)),l={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!l[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),l[t.key]())}var ap=.005,za={least:20,most:30};function Ha({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[a,i]=Q(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(za.least,Math.min(za.most,Math.floor((i.height-30)/c))),[l,p]=[c*d,Math.max(60,Math.min(420,i.width*.36))],f=pn(e);C(()=>{s.current&&i.width&&fn(J(s.current,p,l,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:p,pitch:d},o)},[t,i,o,f.join(),e.columns.join()]);let h=(S,k)=>t.weights[S*t.columns.length+k],m=(S,k)=>t.blocked?.[S*t.columns.length+k]?"blocked":h(S,k)>=ap?ot(t)(h(S,k)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=S=>S.split(" \u2192 "),[b,y]=O(""),_=`row ${f[0]??0}`,v=new Set([...t.rows.map((S,k)=>`row ${k}`),...t.columns.map((S,k)=>`column ${k}`)]).has(b)?b:_,M=S=>({"data-place":S,tabIndex:S===v?0:-1});return u("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:cp,onFocusIn:({target:S})=>S instanceof HTMLElement&&y(S.dataset.place??""),children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,k)=>u("li",{children:u("button",{type:"button",...M(`row ${k}`),class:(w<0?f.includes(k):h(k,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(k),onPointerEnter:({pointerType:T})=>T!=="touch"&&n(k,-1),onFocus:({currentTarget:T})=>T.matches(":focus-visible")&&n(k,-1),onClick:T=>yt(T)&&!e.rows.includes(k)?n(k,-1):r(k),children:[u("span",{class:"number",children:w<0?"":m(k,w)}),u("span",{children:g(S).map((T,A)=>[A?" \u2192 ":"",u(P,{token:T,length:10},A)])})]})},k))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,k)=>{let T=f.length===1&&w<0?h(f[0],k):0,A=e.columns.includes(k)||T>=.02;return u("li",{children:u("button",{type:"button",...M(`column ${k}`),class:A?"lit":"",onPointerEnter:({pointerType:F})=>F!=="touch"&&n(-1,k),onFocus:({currentTarget:F})=>F.matches(":focus-visible")&&n(-1,k),onClick:()=>n(-1,k),children:[u(P,{token:S}),u("span",{class:"number",children:f.length===1&&w<0?m(f[0],k):""})]})},k)})})]})]})}function cp(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Pt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}function Da({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>wt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",it(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(lp,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(Fa,{share:e.others}),u("span",{class:"probability",children:z(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function lp({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=u(j,{children:[u(P,{token:s,class:"name"}),u(Fa,{share:a,drawn:n}),u("span",{class:"probability",children:[z(a,1),n!==void 0&&u("i",{class:"drawn",children:z(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${N(s)} instead`:"",onClick:()=>c&&r(s),children:d}):u("div",{class:l,children:d})}function Fa({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function qa(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let l=0;l<o;l+=1,c+=1){let p=d+a[l];t[c]>s[p]&&(s[p]=t[c])}}return s}var up=480,Sr={short:24,long:60},xn=8,dp=5,Ua={least:32,most:104};function pp({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:d}){let[l,{width:p}]=Q(),f=e.map(h=>({frame:h,...dn(h,n,r)})).filter(({places:h})=>h.length);return u("div",{class:`overview ${a?"besides":""}`,ref:l,onPointerLeave:({pointerType:h})=>h!=="touch"&&i(null),children:[!f.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&f.map(({frame:h,heads:m,places:w})=>u(fp,{example:t,frame:h,heads:m,places:w,open:o,theme:s,onPeek:i,onOpen:c,onTap:d,label:p<up?Sr.short:Sr.long,width:p},h.group.kind))]})}var Ba=zt(pp);function fp({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d,onTap:l}){let{group:p}=e,f=a===Sr.short,h=Math.floor(Math.max(Ua.least,Math.min(Ua.most,(i-a-12)/o.length-xn))),m=E(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:h,height:Math.round(h/w)};C(()=>{m.current&&mp(m.current,t,e,o,n,g,s)},[t,e,n.map(bn).join(),h,s]);let b=[...new Set(n.map(({layer:x})=>x))],y=new Map(n.map(x=>[bn(x),x])),_=n.find(x=>yn(x,r))??n[0];return u("section",{class:"group",children:[u("h2",{title:p.note,children:p.title}),!f&&u("p",{class:"note",children:p.note}),u("div",{class:"scroller",children:u("div",{class:f?"grid short":"grid",role:"grid","aria-label":p.title,ref:m,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${h}px)`},onKeyDown:wp,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(x=>u("span",{role:"columnheader",class:"column",children:f||nt.includes(x)?x:`Head ${x}`},x))]}),b.map(x=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${x+1}`,children:[f?"L":"Layer ",x+1]}),o.map((v,M)=>{let S=M?null:u("canvas",{"data-layer":x,"aria-hidden":"true"}),k=y.get(bn({layer:x,head:v}));if(!k)return u("span",{role:"gridcell",class:"cell",children:S},v);let T=p.roles[x][Number(v)-1]??"",A=yn(k,r);return u("span",{role:"gridcell",class:nt.includes(v)?"cell summary":"cell",children:[S,u("button",{type:"button",class:A?"thumb open":"thumb",tabIndex:k===_?0:-1,"aria-current":A?"true":void 0,"aria-label":hp(p.title,k,T),"data-place":bn(k),style:{width:`${g.width}px`,height:`${g.height}px`},onClick:F=>yt(F)?l(k):d(k),onPointerEnter:({pointerType:F})=>F!=="touch"&&c(k),onFocus:({currentTarget:F})=>F.matches(":focus-visible")&&c(k),onBlur:()=>c(null),children:[u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),T&&u("span",{class:"role",children:T})]},v)})]},x))]})})]})}var bn=({layer:t,head:e})=>`${t} ${e}`,yn=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function hp(t,{layer:e,head:o},n){let r=nt.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function mp(t,e,o,n,r,{width:s,height:a},i){let[c,d]=[o.rows.length,o.columns.length],l=window.devicePixelRatio||1,p=[Math.min(c,Math.round(a*l)),Math.min(d,Math.round(s*l))];for(let f of t.querySelectorAll("canvas")){let h=J(f,n.length*(s+xn)-xn,a,i),m=new Path2D;for(let{layer:w,head:g}of r){if(String(w)!==f.dataset.layer)continue;let b=n.indexOf(g)*(s+xn),y=qa(Xs(e,o,w,g),[c,d],p);h.cells(y,...p,[b,0,s,a]),o.blocked&&bt(h,o.blocked,c,d,[b,0,s,a]),m.roundRect(b,0,s,a,dp)}gp(f,m)}}function gp(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function wp(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];Pt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function ja(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);D(()=>{let n=o.map(r=>ft(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var bp=1e3,xp=[.5,1,2,4],Wa=(t,e,o)=>Ro(t,e,o,bp);function Ga({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u(No,{what:"step",place:t,last:e,player:o,go:n}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u(Io,{speeds:xp,player:o})]})}var Mr=1e3,yp=3e4;function Va(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(d=>{let l=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!l.length?[...l,c(d,"pieces")]:l}).flat();function c(d,l){let p=d[l];return Ue(d,n).map(f=>({axes:p,place:Be(d,o,f),address:`${t.exactAt}/${d.kind}-${l}-${o}-${f}`})).filter(f=>!p.exact.has(f.place))}}function Ka({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[Mr,!1,!1];async function l({axes:h,place:m,address:w}){a.add(w);let g=!1,b=await t(w).catch(()=>(g=!0,null));a.delete(w),b?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(m,new Uint16Array(b)),[s,i,d]=["",Mr,!1]):(s=g?"silent":"gone",p()),e(),!(s!=="gone"||d)&&(d=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,f()},i),i=Math.min(2*i,yp))}function f(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&l(h)}return{want(h){[r,i]=[h,Mr],f()},trouble:()=>s}}var _p=2e4;function Xa(t,e,o,n){let[r,s]=O(0),a=E(n);a.current=n;let i=I(()=>Ka({get:vp,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=Va(t,e,o);return D(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),D(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function vp(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(_p)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var kp="the exact weights are on the way.",Sp={"":kp,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Ya({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return u("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Sp[n];return u("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function Za(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=Mp(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function Mp(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var Ja=1e3;function Qa({root:t,pointing:e,step:o}){let[n,r]=O(""),s=E(null),a=E({text:"",timer:0,free:0,opened:performance.now()});return D(()=>()=>clearTimeout(a.current.timer),[]),D(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",d={pointing:e,step:o,readOut:c(".read-out")},l=s.current;s.current=d;let p=a.current,f=!e&&performance.now()<p.opened+Ja;if(!l||f||Ep(i))return;let h=Op(l,d);if(!h||(p.text=c(h),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+Ja}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),u("p",{class:"unseen",role:"status",children:n})}function Op(t,e){return t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function Ep(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Or({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=E(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&$p(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h3",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:Lt(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,d)=>{let{token:l,weight:p,state:f,lit:h}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${f} ${h?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(d),onClick:g=>a&&(h||!yt(g))?a(d):s(d),children:[u("span",{class:"chip",style:w,children:f==="later"?"":u(P,{token:l})}),u("span",{class:"share",children:mn(c,o)})]},d)})})]})}function $p(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function tc({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=I(()=>gn(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),l=nt.includes(e.head)?e.head:`head ${e.head}`,p=h=>m=>i(m<0?un:pa(t,h,m)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(j,{children:[u(Or,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${l}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&u(Or,{title:"Target so far",note:d.asked?`how much each looks at \u201C${wt(d.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:h=>c(Math.max(0,h-1))})]})}function ec({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var Tp=10;function oc({map:t,onPoint:e}){let[o,n]=O(!1),r=I(()=>o?ec(t,Tp):[],[t,o]),s=()=>e(-1,-1);return u("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[u("summary",{children:"Strongest links"}),o&&!r.length&&u("p",{class:"note",children:"No token looks anywhere here."}),u("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>u("li",{children:u("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:d})=>d!=="touch"&&e(a,i),children:[u(P,{token:t.rows[a],length:30})," ",u("span",{children:"looks at"})," ",u(P,{token:t.columns[i],length:30})," ",u("b",{children:z(c)})]})},`${a} ${i}`))})]})}var Er=32,nc=8;function rc({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=ot(t),i=Math.max(0,Math.floor(r/Er)-nc),c=Math.min(t.rows.length,i+3*nc+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,l)=>u("th",{scope:"col",children:u(P,{token:d})},l))]})}),u("tbody",{children:[i>0&&u("tr",{style:{height:`${i*Er}px`}}),t.rows.slice(i,c).map((d,l)=>{let p=i+l;return u("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:u(P,{token:d,length:30})})}),t.columns.map((f,h)=>{let m=p*t.columns.length+h;return u("td",{children:t.blocked?.[m]?u("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},p)}),c<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-c)*Er}px`}})]})]})})}var sc={usual:14,presented:20};function ic({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,a]=O(un),[i,c]=O(null),d={words:e.tokens==="words",muted:e.mute},l=I(()=>t.groups.map(B=>ne(t,B,d)),[t,d.words,d.muted]),p=i&&Ap(t,i)?i:e,f=l.find(({group:B})=>B.kind===p.kind)??l[0],h=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,w]=Xa(t,e,h,n),g=I(()=>h?Ys(t,p):To(t,f,p,d.muted),[t,f,p.layer,p.head,h,m]),b=Math.max(0,t.steps.length-1),y=B=>W({step:Math.max(0,Math.min(B,b))}),_=Wa(e.step,b,y),x=s.looks?.side==="target"?s.looks.place:e.step;Oa(r,{go:y,step:e.step,last:b,player:_,presenting:e.present}),us(r),C(()=>Za(r.current,e.present),[e.present]);let v=xr(t,g,e.step),M=(_.playing||t.layout==="decoding")&&!t.encoderOnly,S={...br(g,s),step:x===e.step?v:xr(t,g,x),chosen:h?[]:e.rows,done:M&&v.length?v[0]+1:1/0};C(()=>Pp(r.current,l,s),[l,s]);let k=Qt((B,Je)=>a(da(g,B,Je)),[g]),T=B=>{let[{side:Je,place:qc}]=g.rowSpots[B];if(t.layout!=="heads")return Je==="target"||t.encoderOnly?y(qc):void 0;let Uc=e.rows.includes(B)?e.rows.filter(Bc=>Bc!==B):[...e.rows,B].slice(-or);return W({rows:Uc})},A=Qt(B=>{c(null),W({...B,rows:[]})},[]),F=E(i);F.current=i;let rt=Qt(B=>{!Cp(r.current)||F.current&&yn(F.current,B)?A(B):c(B)},[]);C(()=>c(null),[e.kind,e.layer,e.head]);let L=I(()=>l.filter(({group:B})=>!e.kinds.length||e.kinds.includes(B.kind)),[l,String(e.kinds)]),st=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[Et,Xt]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],Yt=B=>B&&{picture:B,theme:o};return ja({map:()=>Yt(ga({map:g,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>Yt(fa({map:g,rows:S.chosen},o))),heads:()=>Yt(ha({example:t,frames:L,open:e,layers:Et,roles:Xt},o)),player:()=>Yt(xa({example:t,open:p,step:x,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(Aa,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&u(Ra,{root:r}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(Ba,{example:t,frames:L,open:st,layers:Et,roles:Xt,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:A,onTap:rt})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>W({present:!1}),children:["Back",u("span",{class:"keys",children:" (Escape)"})]}),u("div",{class:"map-head",children:[u("h2",{class:i?"peeked":"",children:g.title}),u(La,{example:t,selection:e})]}),e.view==="lines"?u(Ha,{map:g,lit:S,theme:o,onPoint:k,onPress:T}):e.view==="table"?u(rc,{map:g,chosen:e.rows,caption:g.caption,onPress:T}):u(Na,{map:g,lit:S,theme:o,caption:g.caption,letters:e.present?sc.presented:sc.usual,onPoint:k,onPress:T}),u(_a,{map:g,lit:S}),t.exactAt&&u(Ya,{map:g,trouble:w,muted:d.muted&&!h,peeked:i!==null}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),u("div",{class:"foot",children:[n&&!nt.includes(p.head)&&!h&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),u(oc,{map:g,onPoint:k})]}),S.chosen.length>0&&!i&&u(Ma,{map:g,rows:S.chosen,colours:o.lines,onDrop:T})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Ga,{step:e.step,last:b,player:_,go:y}),t.steps[x]&&u(Sa,{example:t,step:x,open:p}),u(tc,{example:t,open:p,step:x,pointed:s,came:m,theme:o,player:_,onPoint:a,go:y}),t.steps[x]&&u(Da,{example:t,step:t.steps[x],onForce:n&&t.forceable?B=>(_.pause(),n("forced",{step:x,token:B})):void 0}),x===b&&t.reason&&u("p",{class:"stop",children:t.reason})]}),u(Qa,{root:r,pointing:S.rows.length+S.columns.length>0,step:x}),t.cards&&u(ya,{card:Lp(t,p),heading:t.cards.heading,note:t.cards.note})]})}function Ap({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&St(r).includes(n)}function Lp({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Cp(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Pp(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=br(n,o),i=([f=-1],h)=>f<0?["-10","0"]:[String(f/h),String(1/h)],[[c,d],[l,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,h]of Object.entries({top:c,high:d,left:l,wide:p}))r.style.setProperty(`--${f}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var ac=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var _n=`/* Choices */

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
`;var cc=`/* All heads */

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
`;var vn=`/* The open head */

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
`;var lc=`/* Steps */

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
`;var uc=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var dc=`/* Decoding: the steps first */

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
`;var pc=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var Up=[It,Jo,ac,_n,cc,vn,lc,uc,dc,pc].join(`
`),fc=new WeakMap;function $r({data:t,parentElement:e,setTriggerValue:o}){let n=gt(e,Up),r=fc.get(n),s=r?.bytes===t?r.example:aa(t);return fc.set(n,{bytes:t,example:s}),G(u(Bp,{example:s,theme:Nt(n),send:o}),n),Ve(e,o),()=>{G(null,n),n.remove()}}function Bp({example:t,theme:e,send:o}){let[n,r]=O(ie);return D(()=>{let s=()=>r(ie());return s(),Po(s)},[]),u(ic,{example:t,theme:e,send:o,selection:Qs(n,t)})}var hc=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function mc(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=hc(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&hc(o.blocked)}return e}var kn={usual:14,small:12},Tr=200,Ar=90,ke=5,jp={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Sn(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Wp(t,s,r);for(let s of o.boxes)Gp(t,s,n,r);if(o.boxes[0].width>=Ar)for(let s of o.tokens)Kp(t,e,s,r)}function Wp(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,l,p]of s)[a,i]=d==="M"?[Number(l),Number(p)]:d==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-ke} ${i-ke}V${i+ke}Z`:`M${a} ${Number(r)}L${a-ke} ${i+ke}H${a+ke}Z`;t.path(c,{fill:o.quiet})}function Gp(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[jp[e.role]],l=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:d,width:l?3:1.2,radius:6});let f=Vp(e.value,o,n,r,s);if(f&&Lr(t,e.value,f),r<Ar)return;let h=r<Tr?kn.small:kn.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(f?f[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if($(g,R(m,c))<=w||s<2.6*h)t.text(g,o+8,n+s/2,m);else{let b=xo(g,w,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function Vp(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Ar?.8:n<Tr?.3:.42));return[e+n-s-c,o+s,c,a]}function Lr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&bt(t,s,o,n,a)}function Kp(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Tr?kn.small:kn.usual,code:!0,fill:i.text},d=e[o].map(m=>N(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(l?"":" "),f=m=>$(p(d.slice(0,m))+(m<d.length?"\u2026":""),R(c,i))<=s,h=d.length;for(;h>1&&!f(h);)h-=1;t.text(p(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var Cr={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Se=9,Ze=24,Pr=8,Xp=.62,Yp=1.25,_t={most:300,gap:64,side:26,edge:10};function Mn(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(h=>h.layer===null||h.layer===e),s=["encoder","decoder"].filter(h=>r.some(m=>m.side===h)),a=s.map(h=>r.filter(m=>m.side===h)),i=Math.max(...a.map(h=>2*(Ze+Se)+2*Pr+h.reduce((m,w)=>m+Cr[w.role]+Se,0))),c=Math.max(Xp,Math.min(Yp,n/i)),d=Math.min(_t.gap,o*.1),l=Math.floor(Math.min(_t.most,(o-_t.edge-s.length*_t.side-(s.length-1)*d)/s.length)),p=Math.ceil(i*c),f={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+_t.side)+(s.length-1)*d+_t.edge,height:p,unit:c};return a.forEach((h,m)=>Zp(f,h,{left:_t.side+m*(l+_t.side+d),width:l,isLast:m===a.length-1})),Qp(f),f}function Zp(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(Ze),width:n,height:Ze*s});let d=null;if(e.forEach((l,p)=>{let f=e[p-1];f&&f.layer===null!=(l.layer===null)&&c(Pr);let h=i,m=(c(Se),c(Cr[l.role])),w=Cr[l.role]*s;t.arrows.push(`M${a} ${h}V${m+w}`),t.boxes.push({box:l,left:o,top:m,width:n,height:w}),l.layer!==null&&(d={top:m,bottom:d?.bottom??m+w})}),d){let{top:l,bottom:p}=d,f=Pr*s*.8;t.frames.push({left:o-_t.side+6,top:l-f,width:n+_t.side,height:p-l+2*f})}r&&(t.arrows.push(`M${a} ${i}V${c(Se),i}`),t.tokens.push({text:"written",left:o,top:c(Ze),width:n,height:Ze*s}));for(let l of Jp(t,e))t.lines.push(l)}function Jp(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Se*t.unit*.5,d=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Qp(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Se*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var tf={width:760,height:860};function gc(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=Mn(t,{layer:n,...tf}),s={width:r.width,height:r.height,draw:(a,i,c)=>Sn(de(a,i,c),t,r,{open:"",here:[]},o)};return q([at(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Rr=13,wc={least:6,most:22},bc=380;function xc(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Ut(h,{width:o,height:bc,cell:40,letters:Rr},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,y)=>Bt(g,h,{...m,left:m.left+b,top:m.top+y},w,n)}}let c={size:Rr,code:!0,fill:n.quiet},d=i?s.map(h=>N(h,10)):[],l=d.length?Math.ceil(Math.max(...d.map(h=>$(h,R(c,n)))))+8:0,p=Math.max(wc.least,Math.min(wc.most,bc/r.rows)),f=Math.round(r.rows*p);return{width:o,height:f,draw(h,m,w){for(let g of ae(d.length,p,Rr,[]))h.text(d[g],m+l-6,w+(g+.5)*p,{...c,align:"right"});Lr(h,r,[m+l,w,o-l,f])}}}var ef={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function yc({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:a}]=Q();C(()=>{if(!r.current||!a)return;let f=xc(t,e,a,o);f.draw(J(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[l,p]=ef[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h2",{children:On(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:p}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${On(e)}: ${Z(c)} \xD7 ${Z(d)} numbers`})}),u("p",{class:"note",children:[Z(c)," \xD7 ",Z(d),": ",of(e),", ",nf(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var of=({role:t})=>t==="attention"?"row = looks":"row = token";function nf({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function _c({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=Q(),[i,c]=O(""),[d,l]=O(""),p=I(()=>a.width?Mn(t,{layer:r,...a}):null,[t,r,a]),f=w=>p?.boxes.find(g=>g.box.name===rf(w,r))?.box,h=p?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,m=f(i)??f(d)??h;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(Kt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,g)=>[String(g),String(g+1)]),value:String(r),onChoose:w=>W({layer:Number(w)})}),u("div",{class:"figure",ref:s,children:p&&u(sf,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(yc,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var rf=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function sf({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=E(null);C(()=>{a.current&&Sn(J(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:l,width:p,height:f})=>u("li",{children:u("button",{type:"button","aria-label":On(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${l}px`,width:`${p}px`,height:`${f}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(c.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function On({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var vc=`/* The whole model: the figure, and beside it what is open. */

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
`;var cf=[It,_n,vn,vc].join(`
`);function kc({data:t,parentElement:e,setTriggerValue:o}){let n=gt(e,cf);return G(u(lf,{model:mc(t),theme:Nt(n),send:o}),n),()=>{G(null,n),n.remove()}}function lf({model:t,theme:e,send:o}){let[n,r]=O(ie);return D(()=>{let s=()=>r(ie());return s(),Po(s)},[]),D(()=>ft("whole-model",()=>({picture:gc(t,ie().layer,e),theme:e})),[t,e]),u(_c,{model:t,selection:n,theme:e,send:o})}var uf=[137,80,78,71,13,10,26,10],Sc=33,df={Title:"figure",Description:"caption",Software:"program"},pf={"&":"&amp;","<":"&lt;",">":"&gt;"},ff=new TextEncoder;function Mc(t,e){if(!uf.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(df).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>hf(a,i)),r=[t.subarray(0,Sc),...n,t.subarray(Sc)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function hf(t,e){let o=ff.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,mf(o)),n}function mf(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Oc(t,e){let o=t.indexOf(">")+1,n=i=>Ce(i).replace(/[&<>]/g,c=>pf[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var gf="http://www.w3.org/2000/svg",Ec="http://www.w3.org/1999/xlink",wf=2,bf=16e6,xf=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function $c(t){let e=yf(t);return{svg:Ir(e),png:await kf(e)}}var Ir=t=>new XMLSerializer().serializeToString(t);function zr(t,e){let o=document.createElementNS(gf,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function yf(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=zr("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(zr("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(xf))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))_f(i,a);for(let i of s.querySelectorAll("image"))vf(i);return s}function _f(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Xn(Ce(r.data)))}function vf(t){let e=t.getAttributeNS(Ec,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Ec,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function kf(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(wf,Math.sqrt(bf/(e*o))),r=t.cloneNode(!0),s=zr("style",{});s.textContent=await Sf(Ir(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ir(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Nr=new Map;async function Sf(t){let e=[];for(let o of Mf()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Nr.has(a)||Nr.set(a,fetch(a).then(c=>c.blob()).then(Of).catch(()=>null));let i=await Nr.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Mf(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Of(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Tc=5e3,Ef=6e4;async function Ac(t,e){let{svg:o,png:n}=await $f(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Oc(o,e),png:Mc(r,e)}}async function $f(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Tc;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=ls(t);if(s)return Os(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return $c(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Ef:Tc}throw new Error("It is not drawn.")}function Cc({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));D(()=>{s.length&&Tf(s).then(d=>{r(l=>({...l,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(Lc,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(Lc,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Af,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Tf(t){let e={};for(let{key:o,about:n}of t)e[o]=await Ac(o,n).catch(()=>null);return e}function Lc({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Af({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);D(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Pc=`.lab {
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
`;function Cf({data:t,parentElement:e,setTriggerValue:o}){let n=gt(e,Pc);n.hasChildNodes()||Rf(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Pf(i.png)}])));return G(u(Cc,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{G(null,n),n.remove()}}function Pf(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Rf(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Nf({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),si(t,s=>o("chosen",s))}var Rc=new WeakMap;function Nc(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(If)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function If(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[l,p]})=>d/Math.abs(p-l)),s=o.reduce((d,l)=>(l.textContent??"").length>(d.textContent??"").length?l:d),a=[n,r,o.length,s.textContent].join();if(Rc.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=tn({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Rc.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var Hr="[data-testid=stSidebar]",Ic=!1;function zf({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!Ic&&(Ic=!0,Nc(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${Hr} a[href]`)&&setTimeout(Hf)}))}function Hf(){let t=document.querySelector(`${Hr} [data-testid=stSidebarCollapseButton] button, ${Hr} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function zc(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Hc=`.glossary {
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
`;function Ff({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Hc}),n),G(u(Uf,{terms:t.terms}),n),()=>{G(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&qf()}}function qf(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function Uf({terms:t}){let[e,o]=O(""),n=E(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=zc(t,e);return u(j,{children:[u("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),u("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),u("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:u("dl",{children:r.map(({names:[s],text:a})=>u("div",{children:[u("dt",{children:s}),u("dd",{children:a})]},s))})})]})}var[Dc,Dr]=["",""];function Bf({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Dc!==t.page&&(Dc=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function jf({data:t}){t.what!==Dr&&(Dr=t.what,Dr&&setTimeout(()=>Wf(t.part),200))}function Wf(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Fc=`form {
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
`;var Vf="lab/teacher";function Kf({data:t,parentElement:e}){let o=gt(e,Fc);return G(u(Xf,{entered:t.entered}),o),()=>{G(null,o),o.remove()}}function Xf({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(Vf,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return u("form",{onSubmit:s,children:[!t&&u("label",{children:["The teacher's key",u("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),u("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),u("p",{role:"status",children:e})]})}zi({alignment:Rs,beams:ai,film:Ii,stage:$r,wholeModel:kc});qi($r);export{Rs as alignment,ai as beams,Cf as exporter,Ii as film,Nf as follow,zf as frame,Ff as glossary,jf as intoSight,zd as matrices,Bf as openAtTop,$r as stage,Kf as teacherKey,kc as wholeModel};
