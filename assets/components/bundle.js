var z,yr,ic,At,fn,Xe,xr,Ve,_r,mn,hn,ac,ve=Symbol.for("pv"),Ye={},Ze=[],cc=/^m(i|n|o|s|text|space)$/,Je=Array.isArray,gn=Ze.slice,Zt=Object.assign;function Yt(t){t&&t.parentNode&&t.remove()}function wn(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?gn.call(arguments,2):o),_e(t,a,n,r,null)}function _e(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ve,__v:r||++yr,__i:-1,__u:0};return!r&&z.vnode&&z.vnode(s),s}function V(t){return t.children}function Lt(t,e){this.props=t,this.context=e,this.__g=0}function Ct(t,e){if(e==null)return t.__&&Ct(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Ct(t)}function lc(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Zt({constructor:ve},o)).__v=o.__v+1,z.vnode&&z.vnode(e),yn(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Ct(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Er(r,e,s),o.__=o.__e=null,e.__e!=n&&vr(e))}function vr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),vr(t)}function wr(t){(8&t.__g||(t.__g|=8,At.push(t),Xe++))&&fn==z.debounceRendering||((fn=z.debounceRendering)||queueMicrotask)(kr)}function kr(){try{for(var t,e=1;At.length;)At.length>e&&At.sort(xr),t=At.shift(),e=At.length,8&t.__g&&lc(t)}finally{(Xe=At.length)&&(fn||queueMicrotask)(kr)}}function Sr(t,e,o,n,r,s,a,i,c,d,u){var p,h,f,m,w,g,b=n.__k||Ze,y=e.length;for(c=uc(o,e,b,c,y),p=0;p<y;p++)(f=o.__k[p])!=null&&(h=~f.__i&&b[f.__i]||Ye,f.__i=p,g=yn(t,f,h,r,s,a,i,c,d,u),m=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&xn(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||m,f)),w=w||m,4&f.__u?(c=Mr(f,c,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),f.__u&=-21);return o.__e=w,c}function uc(t,e,o,n,r){var s,a,i,c,d,u,p,h,f,m=o.length,w=m,g=0,b=0,y=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=_e(null,a):Je(a)?a=y[s]=_e(V,{children:a}):a.constructor===ve&&a.__b?a=y[s]=_e(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=dc(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,b=1)):(~d||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(u=[],p=[],s=0;s<r;s++)if((a=y[s])&&16&a.__u){for(g=0,h=u.length;g<h;)u[f=g+h>>1]<a.__i?g=f+1:h=f;u[g]=a.__i,p[s]=g+1}for(g=u.length;s--;)p[s]&&(p[s]==g?g--:y[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Ct(i)),_n(i,i));return n}function Mr(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Mr(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Ct(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function bn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Je(t)?t.some(function(o){bn(o,e)}):e.push(t)),e}function dc(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function br(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Ge(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||br(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||br(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=hn[e]||(hn[e]=pc(e)),(t.__a||(t.__a={}))[e]=mn,s=e!=(e=e.replace(_r,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function pc(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Ve]==null)e[Ve]=mn++;else if(e[Ve]<this.__a[t])return;return o(z.event?z.event(e):e)}}}function yn(t,e,o,n,r,s,a,i,c,d){var u,p,h,f,m,w,g,b,y,v,x,_,k,S,M,L,N,D,G=e.type;if(e.constructor!==ve)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(e.__u|=c,p=s=[],u.nodeType==8?i=Ke(u,s):s.push(u),i=s[0]||i),(u=z.__b)&&u(e);t:if(typeof G=="function"){h=a.length;try{if(b=e.props,y=(u=G.prototype)&&u.render,v=(u=G.contextType)&&n[u.__c],x=u?v?v.props.value:u.__:n,(f=o.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(y?e.__c=f=new G(b,x):(e.__c=f=new Lt(b,x),f.constructor=G,f.render=hc),v&&v.sub(f),f.state||(f.state={}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),G.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Zt({},f.__s)),Zt(f.__s,G.getDerivedStateFromProps(b,f.__s)))),m=f.props,w=f.state,f.__v=e,o.__c){if(b!==m&&y&&!G.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,x),e.__v==o.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,x)===!1){e.__v!=o.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(T){T&&(T.__=e)}),Ze.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),i=Ct(o);break t}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,x),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,w,g)})}else y&&!G.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=x,f.props=b,f.__P=t,f.__g&=-5,_=z.__r,k=y?25:0;do f.__g&=-9,_&&_(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++k<25);y&&(Ze.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=Zt({},n,f.getChildContext())),y&&o.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(m,w)),S=u&&u.type===V&&u.key==null?u.props.children:u,b.__P&&(u=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(T){T&&_n(T,T)}),o.__k=null),i=o.__k?Ct(o,0):null),i=Sr(t,Je(S)?S:[S],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=u),e.__u&=-161,p&&p.some(Yt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(T){if(a.length=h,e.__v=null,c||s)if(T&&T.then){if(e.__u|=128|c,s){for(~(N=s.indexOf(i||void 0))||(N=s.length);(D=s[N-1])&&D.nodeType==8;)N--;for(;N<s.length;N++)if(D=s[N])if(s[N]=null,M){if(D==L)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(L=Ke(M=D))}}if(!M){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;M=i}(u=Ke(M=e.__c.__z||(e.__c.__z=M)))?(e.__e=M,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Yt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),T&&T.then||Or(e),z.__e(T,e,o)}}else i=e.__e=fc(o.__e,e,o,n,r,s,a,c,d,t);return(u=z.diffed)&&u(e),i}function Ke(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Or(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Or))}function Er(t,e,o){for(var n=0;n<o.length;)xn(o[n++],o[n++],o[n++]);z.__c&&z.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){z.__e(s,r.__v)}})}function fc(t,e,o,n,r,s,a,i,c,d){var u,p,h,f,m,w,g,b,y=o.props||Ye,v=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(x?m.localName==x:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(b=d.ownerDocument||document,!x)return b.createTextNode(v);t=b.createElementNS(r,x,v.is?v:d),i&&(z.__m&&z.__m(e,s),i=!1),s=null}if(x){if(d=x=="template"&&t.content||t,s=x=="textarea"&&v.defaultValue!=null?null:s&&gn.call(d.childNodes),!i&&s)for(y={},u=0;u<t.attributes.length;u++)y[(m=t.attributes[u]).name]=m.value;for(u in y)m=y[u],u=="dangerouslySetInnerHTML"?h=m:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in v||Ge(t,u,null,m,r);for(u in v)m=v[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?p=m:u=="value"?w=m:u=="checked"?g=m:i&&typeof m!="function"||y[u]===m||Ge(t,u,m,y[u],r);p?(i||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&cc.test(x))&&(r="http://www.w3.org/1999/xhtml"),Sr(d,Je(f)?f:[f],e,o,n,r,s,a,s?s[0]:o.__k&&Ct(o,0),i,c),s&&s.some(Yt)),i&&x!="textarea"||(u="value",x=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(x!="progress"||w)||Ge(t,u,w,y[u],r),u="checked",g!=null&&g!=t[u]&&Ge(t,u,g,y[u],r))}else y===v||i&&t.data==v||(t.data=v);return t}function xn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){z.__e(r,o)}}function _n(t,e,o){var n,r,s,a;if(z.unmount&&z.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||xn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){z.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&_n(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=Ke(n,s=[]))&&(n==t.__e&&s.some(Yt),Yt(r),Yt(n)),o||Yt(t.__e),t.__e=t.__c=t.__=null}function hc(t,e,o){return this.constructor(t,o)}function W(t,e){var o,n,r,s;z.__&&z.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=_e(V,{children:[t]}),r=[],s=[],yn(e,e.__k,n||Ye,Ye,e.namespaceURI,n?null:e.firstChild?gn.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Er(r,e.__k,s),e.__k.props.children=null}z={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw Xe=0,t}},yr=0,ic=function(t){return t!=null&&t.constructor===ve},Lt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Zt({},this.state)),typeof t=="function"&&(t=t(Zt({},o),this.props)),t&&(Zt(o,t),this.__v&&(e&&this.__k.push(e),wr(this)))},Lt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),wr(this))},Lt.prototype.render=V,At=[],Xe=0,xr=function(t,e){return t.__v.__b-e.__v.__b},Ve=Symbol(),_r=/(PointerCapture)$|Capture$/i,mn=0,hn={},ac=0;var ie,Y,vn,$r,kn=Object.is,Se=0,zr=[],Sn=[],K=z,Tr=K.__b,Ar=K.__r,Lr=K.diffed,Cr=K.__c,Pr=K.unmount,Rr=K.__;function Qe(t,e){K.__h&&K.__h(Y,t,Se||e),Se=0;var o=Y.__H||(Y.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function E(t){return Se=1,Hr(Dr,t)}function Hr(t,e,o){var n=Qe(ie++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Dr(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);kn(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=Y,!Y.__f)){Y.__f=!0;var r=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(h){h.__N&&(d=!0,kn(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,a,i);return d?p||u:p}return!d||u}}return n.__}function q(t,e){var o=Qe(ie++,3);!K.__s&&On(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,Y.__H.__h.push(o))}function C(t,e){var o=Qe(ie++,4);!K.__s&&On(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,Y.__h.push(o))}function $(t){return Se=5,H(function(){return{current:t}},[])}function H(t,e){var o=Qe(ie++,7);return On(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Jt(t,e){return Se=8,H(function(){return t},e)}function mc(){var t;do{for(;t=Sn.shift();)try{ke(t)}catch(o){K.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=zr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ke),e.__h.some(Mn),e.__h=[]}catch(o){e.__h=[],K.__e(o,t.__v)}}}while(Sn.length)}K.__b=function(t){Y=null,Tr&&Tr(t)},K.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Rr&&Rr(t,e)},K.__r=function(t){Ar&&Ar(t),ie=0;var e=(Y=t.__c).__H;e&&(vn==Y?Y.__h=[]:(e.__h.some(ke),e.__h.some(Mn),ie=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),vn=Y},K.diffed=function(t){Lr&&Lr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ir(zr.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),vn=Y=null},K.__c=function(t,e){e.some(function(o){try{o.__h.some(ke),o.__h=o.__h.filter(function(n){return!n.__||Mn(n)})}catch(n){o.__h=[function(){throw n}]}}),Cr&&Cr(t,e)},K.unmount=function(t){Pr&&Pr(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Ir(Sn.push(r))}else ke(r)}catch(s){e=s}}),n.__H=void 0,e&&K.__e(e,n.__v))};var Nr=typeof requestAnimationFrame=="function";function gc(t){var e,o=function(){clearTimeout(n),Nr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Nr&&(e=requestAnimationFrame(o))}function Ir(t){t!=1&&$r==K.requestAnimationFrame||(($r=K.requestAnimationFrame)||gc)(mc)}function ke(t){var e=Y,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),Y=e}function Mn(t){var e=Y;t.__c=t.__(),Y=e}function On(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!kn(o,t[n])})}function Dr(t,e){return typeof e=="function"?e(t):e}var to=new Map;function bt(t,e){return to.set(t,e),()=>{to.get(t)===e&&to.delete(t)}}var Fr=t=>to.get(t)?.()??null;function Q(){let t=$(null),[e,o]=E({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function qr(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var wc=/[\u202A-\u202E\u2066-\u2069]/g,bc=/(\p{M}{4})\p{M}+/gu,yc=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,xc={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},_c=new Intl.Segmenter(void 0,{granularity:"grapheme"}),En=t=>[..._c.segment(t)].map(e=>e.segment),Ur=14;function Me(t){let e=t.replace(wc,"").replace(bc,"$1");return/^\s+$/.test(e)?[...e].map(o=>xc[o]??"\u2423").join(""):e||"\u2205"}function mt(t,e=Ur){let o=Me(t);if(o.length<=e)return o;let n=En(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function I(t,e=Ur){return`\u2068${mt(t,e)}\u2069`}function Pt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return yc.test(e)?"rtl":"ltr"}var vc=Symbol.for("pv"),kc=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vc,__v:--kc,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),z.vnode&&z.vnode(d),d}function A({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:Me(t),children:mt(t,e)})}function ae({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=E(()=>o.every(s=>document.fonts.check(s)));return q(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Rt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Oe=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function eo({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=E({id:null,spoken:!0}),i=$(!1),c=(p,h=!0)=>a(f=>f.id===p?f:{id:p,spoken:h}),d=({pointerType:p,target:h,currentTarget:f})=>p!=="touch"&&c(Oe(h)??Oe(f.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:p})=>{i.current=p==="touch"},onClick:({target:p})=>e(Oe(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let h=Oe(p);h&&o(h),h&&p instanceof Element&&p.matches(":focus-visible")&&c(h,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:h,target:f,currentTarget:m}=p,w=Oe(f);h==="Escape"?c(null):w&&Rt(p,t(w),g=>m.querySelector(`[data-id="${g.id}"]`))}}}}function oo({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(A,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function Nt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+Z(Number(r))+(s?`.${s}`:"")}function Z(t){return t.toLocaleString("en")}function F(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?F(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Sc(t){return`\u2248${(t*100).toFixed(0)} %`}var rt=({rounded:t})=>t?Sc:F;function Br(t){return t>=.005?(t*100).toFixed(0):""}var dt=t=>t.map(e=>typeof e=="string"?e:I(e.token,e.length)).join("");var Mc;function no(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Mc??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(c,0,0),a}var ot=6;function R({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function et(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:u,width:p=1,opacity:h=1,dash:f=[]},m)=>{i.globalAlpha=h,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:p}),i.setLineDash(f),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,p,h,f){let m=new Path2D;f.radius?m.roundRect(d,u,p,h,f.radius):m.rect(d,u,p,h),c(f,m)},text(d,u,p,h){i.save(),i.translate(u,p),h.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:R(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,p,h,f)=>i.drawImage(no(d,u,p,n,f),...h),hatch(d,u,p,h){i.fillStyle=Oc(i,n),i.fillRect(d,u,p,h)},path(d,u){let[p,h]=u.shift??[0,0];i.save(),i.translate(p,h),c(u,new Path2D(d)),i.restore()}}}function ro(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],u)=>t.cells(n,r,s,[a+e,i+o,c,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var jr=new Map;function Oc(t,e){let o=jr.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:ot,height:ot}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,ot,ot),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-ot,0,ot])r.moveTo(a-1,ot+1),r.lineTo(a+ot+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return jr.set(e.signature,s),s}var Wr=[255,255,255],Gr=[0,0,0],Ec,Tn=()=>Ec??=document.createElement("canvas").getContext("2d");function so(t){let e=Tn();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var io=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),St=t=>`rgb(${t.join(",")})`;function $n(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Vr(t,e){let[o,n]=[$n(t),$n(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Kr(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return io(t[r],t[r+1],n-r)})}function It(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[so(o("text-color")),so(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),u=Kr(s.map(so)),p=o("chart-diverging-colors").split(","),h=Kr(p.map(so));return{text:St(n),quiet:St(io(r,n,.72)),ground:St(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:St(io(r,n,.09)),hatchLine:St(io(r,n,.3)),scale:u.map(St),ink:u.map(f=>Vr(f,Wr)>=Vr(f,Gr)?St(Wr):St(Gr)),pixels:Xr(u),signed:h.map(St),signedPixels:Xr(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:$n(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Xr=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function P(t,e){let o=Tn();return o.font=e,o.measureText(t).width}function Yr(t){let e=Tn();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Qt=["source","target"];var Jr=t=>t==="source"?"target":"source";function Qr(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Zr("source",t.source),target:Zr("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:$c(n,t.gold??[])}}var Zr=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function ao({words:t,weights:e},o){return t[Jr(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var An=t=>1-t.reduce((e,{weight:o})=>e+o,0);function $c(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=ao(t,a),c=Math.max(...i.map(({weight:u})=>u)),d=c>=An(i)?i.find(({weight:u})=>u===c):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function co(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Jr(o.side)])]:[]),a=new Map(o?ao(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var Tc=560,Ac={letters:20,padding:8,least:48},Lc={letters:17,padding:4,least:35},Cc={share:.03,least:4,most:44},Pc={share:.17,least:130,most:190},ts=3;function lo({words:t,directions:e},o,n){let r=({share:w,least:g,most:b})=>Math.max(g,Math.min(b,o*w)),s=o<Tc,{letters:a,padding:i,least:c}=s?Lc:Ac,d=s?0:r(Cc),u=R({fill:"",size:a},n),p=Qt.map(w=>t[w].map(({label:g})=>Math.max(c,Math.ceil(P(mt(g),u))+2*i))),h=p.map(w=>w.reduce((g,b)=>g+b+d,2*ts-d)),f=Math.max(o,...h),m=new Map;return Qt.forEach((w,g)=>{let b=(f-h[g])/2+ts;t[w].forEach((y,v)=>{let x=p[g][v],_=b+x/2;m.set(y,{x:e[w]==="rtl"?f-_:_,width:x}),b+=x+d})}),{width:f,gap:d,links:r(Pc),letters:a,places:m}}function es({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((p,h)=>c(h)<c(p)?h:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function uo({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Ln={best:[.45,.85],other:[.12,.72]};function po({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Ln[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Rc=6400,os=4,Nc=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Ic=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,zc={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},rs=t=>t.replace(/[&<>"]/g,e=>zc[e]);function Cn(t){return Ic.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Ee=t=>t.toWellFormed().replace(Nc,""),ce=t=>Math.round(t*100)/100;function pt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${rs(String(typeof s=="number"?ce(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var ns=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function ss(t,e,o,n){let r=[];n(Hc(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${ce(t)} ${ce(e)}`};return pt("svg",s,pt("defs",{},qc(o))+r.join(""))}function Hc(t,e){return{rect:(o,n,r,s,a)=>t.push(pt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...ns(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(ce).join(" ")})`;t.push(pt("path",{d:o,transform:r,...ns(n)}))},hatch:(o,n,r,s)=>t.push(pt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Dc(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:u="left",turned:p}=s,h=Cn(Ee(o)),f=P(h,R(s,e)),[m,w]=[p?{transform:`translate(${ce(n)} ${ce(r)}) rotate(-90)`}:{x:n,y:void 0},Yr(R(s,e))],g={...m,y:p?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...h].length>1?f:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(pt("text",g,rs(h)))}}}function Dc(t,e,o,[n,r,s,a],i,c){if(e*o>Rc)return[Fc(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[u,p]=[s/o,a/e],h=m=>Math.min(255,Math.round(t[m]*255)),f=[];for(let m=0;m<e;m+=1)for(let w=0,g;w<o;w=g){let b=d[h(m*o+w)];for(g=w+1;g<o&&d[h(m*o+g)]===b;)g+=1;let y={x:n+w*u,y:r+m*p,width:(g-w)*u,height:p};f.push(pt("rect",{...y,fill:b}))}return[pt("g",{"shape-rendering":"crispEdges"},f.join(""))]}function Fc(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*os,height:e*os}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(no(t,e,o,i,c),0,0,d.width,d.height),pt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function qc(t){let e=pt("rect",{width:ot,height:ot,fill:t.hatchGround}),o=[-ot,0,ot].map(r=>`M${r-1} ${ot+1}L${r+ot+1} -1`).join("");return pt("pattern",{id:"hatch",width:ot,height:ot,patternUnits:"userSpaceOnUse"},e+pt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var $e=12,Uc=2,Bc=16e6,jc=1.4;function U(t,e=$e){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function j(t,e=$e){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function fo(t,e,o,n){let r=R(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&P(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*jc;return{width:Math.ceil(Math.max(0,...s.map(i=>P(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((u,p)=>i.text(u,c,d+(p+.5)*a,o))}}function Wc(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*$e);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,$e,$e)}}}function is(t,e){let{width:o,height:n,draw:r}=Wc(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(et(s,o,n,e,Math.min(Uc,Math.sqrt(Bc/(o*n))))),{svg:ss(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var J=14,Gc=18,Pn=64,Te={width:96,height:12},ft=(t,e)=>st(t,{size:Gc,bold:!0,fill:e.text},e),gt=(t,e,o)=>fo(t,e,{size:J,fill:o.text},o);function st(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(P(t,R(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function le({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>st(n,{size:J,fill:r,bold:s},e);return j([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),j([o("0 %"),Vc(e),o("100 %")],6),t&&j([Rn((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Vc(t){let e=Float32Array.from({length:Pn},(o,n)=>n/(Pn-1));return{...Te,draw(o,n,r){o.cells(e,1,Pn,[n,r+4,Te.width,Te.height]),o.rect(n,r+4,Te.width,Te.height,{stroke:t.hatchLine})}}}var Rn=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Kc=.1,Xc=3,Ae={source:"Text: looked at (key)",target:"Translation: looks (query)"},ls={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Yc="The more weight, the thicker and the stronger in colour",Le={line:3,name:12};function ho(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${F(e)}`:"others"],["",Yc],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var cs=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Ce(t,e,o){let n=ao(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<Xc?.005:Kc)),a=e.side==="target",i=An(n);return[...cs(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},u)=>[u?", ":"",...cs(c),` (${F(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${F(i)}`:""]}var Zc=720,te={heading:26,number:22,label:34},In=15,zn={width:32,height:20},Nn=32;function us(t,e,o,n){let r=lo(t,Zc,n),s=o&&gt(dt(Ce(t,o,Le.line)),r.width,n),a=te.heading+te.number+te.label,i={width:r.width,height:2*a+r.links,draw:c};return U([s,i,Jc(t.knowsGold,e,r.width,n)],16);function c(d,u,p){let{lines:h,lit:f,told:m}=co(t,e,o),w=p+i.height;for(let g of h)d.path(uo(r,g),{...po(g,n),shift:[u,p+a]});for(let g of Qt){let b=v=>g==="source"?p+v:w-v,y=g==="source"?n.key:n.query;d.text(Ae[g],u,b(te.heading/2),{fill:y,size:In,bold:!0});for(let v of t.words[g]){let x=u+(r.places.get(v)?.x??0),_=o&&!f.has(v),k=m.get(v);k!==void 0&&d.text(F(k),x,b(te.heading+te.number/2),{fill:_?n.quiet:n.text,size:In,bold:!_,align:"center"}),d.text(I(v.label),x,b(a-te.label/2),{fill:_?n.quiet:y,size:r.letters,align:"center"})}}}}function Jc(t,e,o,n){let r=[[]];for(let[s,a]of ho(t,e)){let i=s&&{...zn,draw:(u,p,h)=>Qc(u,s,p,h+zn.height/2,n)},c=j([i||null,st(a,{fill:n.quiet,size:In},n)],8),d=r.at(-1);d.length&&j([...d,c],20).width>o?r.push([c]):d.push(c)}return U(r.map(s=>j(s,20)),4)}function Qc(t,e,o,n,r){let{width:s}=zn;if(e!=="gold"){let[i,c]=Ln[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:Nn},(p,h)=>i+(c-i)*h/(Nn-1));t.cells(u,1,Nn,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function ds({data:t,theme:e}){let[o,{width:n}]=Q(),r=$(null),[s,a]=E({source:0,target:0}),i=H(()=>Qr(t),[t.id]),c=ae(e),d=H(()=>lo(i,n,e),[i,n,e.font,c]),{words:u,directions:p}=i,h=_=>Qt.flatMap(k=>u[k]).find(k=>k.id===_)??null,{id:f,spoken:m,listeners:w}=eo({moves:_=>es(i,d,h(_)??u.source[0]),press:(_,{id:k,touch:S,point:M})=>(S||!_)&&M(k===_?null:_),onFocus:_=>{let k=h(_);k&&a({...s,[k.side]:k.index})},taps:!0}),g=h(f),{lines:b,lit:y,told:v}=co(i,t.least,g);q(()=>bt(t.name,()=>({picture:us(i,t.least,g,e),theme:e})),[t,g,e]),C(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let x=_=>l(tl,{alignment:i,side:_,layout:d,lit:y,told:v,stop:Math.min(s[_],u[_].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(oo,{parts:g&&Ce(i,g,Le.line),hint:ls,spoken:m}),l("div",{class:"scroller",ref:r,children:l("div",{class:g?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[x("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(_=>{let{stroke:k,width:S,dash:M}=po(_,e),{source:L,target:N,kind:D,met:G}=_;return l("path",{class:G?`${D} met`:D,d:uo(d,_),stroke:k,"stroke-width":S,"stroke-dasharray":M?.join(" ")},`${L.index} ${N.index} ${D}`)})}),x("target")]})}),l("div",{class:"legend",children:ho(i.knowsGold,t.least).map(([_,k])=>l("span",{class:"entry",children:[_&&l("span",{class:`swatch ${_}`}),k]},k))})]})}function tl({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=H(()=>t.words[e].map(i=>dt(Ce(t,i,Le.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:Ae[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":Ae[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?F(r.get(i)??0):""}),l("span",{class:"label",children:l(A,{token:i.label})})]})},i.id))})]})}var ps=`.alignment .token {
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
`;var zt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var fs=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function ht(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function mo(t,e,o){let n=ht(t,[zt,fs,e].join(`
`));return W(o(It(n)),n),()=>{W(null,n),n.remove()}}var hs=({data:t,parentElement:e})=>mo(e,ps,o=>l(ds,{data:t,theme:o}));var ms=Object.assign;function il(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var al=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ht(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:il(this.props,r)}function n(r){return this.shouldComponentUpdate=o,wn(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var cl=Symbol.for("react.element"),ll=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,ul=/[A-Z0-9]/g,dl=typeof document<"u";var pl=function(t){return/fil|che|rad/.test(t)};Lt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Lt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var gs=z.event;z.event=function(t){return gs&&(t=gs(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var fl={configurable:!0,get:function(){return this.class}},ws=z.vnode;z.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||dl&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var u=void 0;for(var p in d)typeof d[p]!="number"||al.test(p)||(u||(u=d=ms({},d)),d[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var h=c.toLowerCase();h=="ondoubleclick"?c="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||pl(r.type)?h=="onfocus"?c="onfocusin":h=="onblur"&&(c="onfocusout"):h=c="oninput",h=="oninput"&&a[c=h]&&(c="oninputCapture")}else i&&ll.test(c)?c=c.replace(ul,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var f=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;f!=null&&(a.value=bn(r.children).forEach(function(m){m.props.selected=a.multiple?f.indexOf(m.props.value)!=-1:f==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",fl)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=ms({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=cl,ws&&ws(t)};function bs(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-ee(r).length,width:e}}var ee=t=>t.filter(e=>e.kept);function ue(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var de=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function ys({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Hn=120,bo={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},wo={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},xs={point:`${wo.point} Click or Enter opens it.`,tap:`${wo.tap} Tap it again to open it.`},yo=t=>t===0?"start":t===1?"step 1":String(t),xo=t=>`dropped: outside the best ${t}`,hl=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,go=t=>Math.abs(t)<5e-5?"\u22480":Nt(t,hl(t)),Dt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${go(o)}`:"";function ml(t){let e=ue(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Me(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Hn?En(o):[];return n.length>Hn?`\u2026${n.slice(1-Hn).join("")}`:o}function Pe({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=ee(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||ee(o.children).length;return["\u201C",{token:ml(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${F(de(o))}; everything so far has ${F(Math.exp(n),1)}, log-probability ${go(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${go(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${go(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var X={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},pe={kept:38,dropped:22},Mt={least:22,most:64,cut:30,edge:6};function _s({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=P(mt(o.token,X.chip),R({fill:"",size:X.letters[n],bold:o.winner,code:!0},e)),s=Dt(o)&&X.mark+P(Dt(o),R({fill:"",size:X.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?X.least:0,Math.ceil(r+Number(s))+2*X.padding[n])]}))}function _o({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(g=>o.get(g)??0))),a=n-2*Mt.edge-s.reduce((w,g)=>w+g,0),i=Math.max(Mt.least,Math.min(Mt.most,a/(s.length-1||1))),c=X.head+Mt.edge,d=t.map(w=>c+Math.max(e,ee(w).length)*pe.kept+Mt.cut/2),u=new Map,p=s.map((w,g)=>Mt.edge+s.slice(0,g).reduce((b,y)=>b+y+i,0)),h=r?Math.max(...d):0;t.forEach((w,g)=>{let b=d[g]+Mt.cut/2-ee(w).length*pe.dropped;for(let y of w){let v=y.kept?c+(y.place+.5)*pe.kept:b+(y.place+.5)*pe.dropped;u.set(y,{x:p[g],y:v,width:o.get(y)??0,end:p[g]+s[g]}),(y.kept||r)&&(h=Math.max(h,v+(y.kept?pe.kept:pe.dropped)/2))}});let f=p[p.length-1]+s[s.length-1]+Mt.edge,m=d.map((w,g)=>`H${Math.max(0,p[g]-i/2)}V${w}`);return{places:u,columns:p,cut:d[0],cutPath:`M0 ${d[0]}${m.join("")}H${Math.max(n,f)}`,width:f,height:h+Mt.edge}}function Re({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var vo=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Dn=13,gl=480,wl={width:26,height:14},bl={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function vs(t,e,o,n,r){let s=_o(t,e,0,o),{width:a,height:i}=s,c=n&&gt(dt(Pe(t,n)),Math.max(gl,a),r);return U([c,{width:a,height:i,draw:(d,u,p)=>yl(ro(d,u,p),t,s,o,n,r)},_l(r)],16)}function yl(t,e,o,n,r,s){let a={fill:s.quiet,size:Dn};o.columns.forEach((d,u)=>t.text(yo(u),d,X.head/2-2,a)),t.rect(0,X.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=ue(r);for(let[d,u]of[...vo,["lit",p=>i.includes(p)]]){let p=Re(o,e.nodes.filter(h=>u(h)&&(h.kept||n)));p&&t.path(p,{stroke:d==="winner"?s.primary:s.text,...bl[d]})}for(let[d,u]of o.places)(d.kept||n)&&xl(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=xo(e.width);t.rect(0,o.cut-Dn/2,P(c,R(a,s))+8,Dn,{fill:s.ground}),t.text(c,0,o.cut,a)}function xl(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[u,p]=c?[X.letters.kept,X.high.kept]:[X.letters.dropped,X.high.dropped],h=[o,n-p/2,r,p],f=c?7:5;if(t.rect(...h,{fill:i.ground,radius:f}),c){t.rect(...h,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:f}),t.rect(o+2,n+p/2-4,(r-4)*de(e),3,{fill:d?i.primary:i.quiet});let x=s||!d?i.text:i.primary;t.rect(...h,{stroke:x,width:d?2:1,opacity:s||d?1:.45,radius:f})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:f+3});let[m,w]=[I(e.token,X.chip),Dt(e)],g={fill:c||s?i.text:i.quiet,size:u,bold:d,code:!0},b={fill:i.text,size:X.letters.mark,bold:d},y=P(m,R(g,i)),v=o+(r-y-(w?X.mark+P(w,R(b,i)):0))/2;t.text(m,v,n,g),w&&t.text(w,v+y+X.mark,n,b)}function _l(t){let e={fill:t.quiet,size:14},{width:o,height:n}=wl,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(bo).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return j([c,st(i,e,t)],7)});return j(s,20)}var vl=60;function ks({data:t,theme:e,open:o}){let[n,{width:r}]=Q(),s=$(null),[a,i]=E(null),[c,d]=E(""),[u,p]=E(null),h=H(()=>bs(t.nodes,t.width),[t.id]),f=ae(e),m=H(()=>_s(h,e),[h,e.font,e.codeFont,f]),w=T=>h.nodes.find(tt=>String(tt.id)===String(T))??null,g=w(t.selected),b=h.dropped>0&&(a??(h.nodes.length<=vl||g?.kept===!1)),y=H(()=>_o(h,m,r,b),[h,m,r,b]);C(()=>p(null),[t]),q(()=>bt(t.name,()=>({picture:vs(h,m,b,g,e),theme:e})),[t,m,b,e]);let v=T=>{!o||T===g||(p(T),o(T.id,T===h.end))},x=T=>T.kept||b,{id:_,spoken:k,listeners:S}=eo({moves:T=>ys(h,w(T)??h.nodes[0],x),press:(T,{id:tt,touch:lt,point:wt})=>{let vt=w(T);!vt||lt&&tt!==T?wt(T):v(vt)},onFocus:d}),M=w(_)??g,L=ue(M),N=w(c)??g??h.nodes[0],D=x(N)?N:N.parent,G=()=>{v(h.end);let T=s.current?.querySelector(`[data-id="${h.end.id}"]`);T instanceof HTMLElement&&T.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(oo,{parts:M&&Pe(h,M),hint:o?xs:wo,spoken:k}),o&&g&&g!==h.end&&l("button",{type:"button",class:"back",onClick:G,children:"Back to the winner"}),h.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:T})=>i(T.checked)}),"Show dropped branches (",h.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:b?"sheet":"sheet kept-only",style:{width:`${y.width}px`,height:`${y.height}px`},...S,children:[l("div",{class:"head",style:{height:`${X.head}px`},children:y.columns.map((T,tt)=>l("span",{class:"heading",style:{left:`${T}px`},children:yo(tt)},tt))}),l(kl,{tree:h,layout:y}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:Re(y,L.filter(x))})}),l("div",{class:"cut",style:{top:`${y.cut}px`},children:l("span",{children:xo(h.width)})}),h.columns.map((T,tt)=>{let lt=wt=>wt?.depth===tt?wt:null;return l(Sl,{tree:h,column:T,layout:y,lit:L[tt]??null,stop:lt(D),current:lt(g),pending:lt(u)},tt)})]})}),l("div",{class:"legend",children:Object.entries(bo).map(([T,tt])=>l("span",{class:T,children:tt},T))})]})}var kl=Ht(Ol),Sl=Ht(El),Ml=Ht($l);function Ol({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),vo.map(([o,n])=>l("path",{class:o,d:Re(e,t.nodes.filter(n))},o))]})}function El({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(Ml,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function $l({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:u=0}=o.places.get(e)??{},p=H(()=>dt(Pe(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([h,f])=>f?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${u}px`,"--own":de(e)},children:[l(A,{token:e.token,length:X.chip}),Dt(e)&&l("span",{class:"mark",children:Dt(e)})]})})}var Ss=`.beam {
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
`;var Ne={rounded:255,exact:65535},it=["mean","max","rollout"];function oe(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,h)=>h),i=a.filter(p=>!r.columnPieces[p].every(h=>s.has(h))),c=i.length?i:a,{rows:d}=r,u=r.blocked&&Es(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(p=>r.columns[p]),blocked:u,rowSpots:Ms(r.rowPieces,e.looks),columnSpots:c.map(p=>Ms([r.columnPieces[p]],e.lookedAt)[0])}}var Ms=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Es(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Ot(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...it]}function Ie(t,e){return e==="rollout"?[t.heads]:it.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ne(t,e,o,n){let r=Ie(e.group,n);if(r.length===1)return Os(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Os(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var ze=(t,e,o)=>e*(t.heads+1)+o;function ko({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ie(t,n).every(r=>e.exact.has(ze(t,o,r)))}function Os(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=ze(e,a,i),d=o.exact.get(c)??$s(o,c),u=Es(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,h=d instanceof Uint8Array?Ne.rounded:Ne.exact;for(let f=0;f<n.length;f+=1){let m=1;if(p<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+f]/Ne.exact;else for(let g=0;g<p;g+=1)m+=u[f*p+g]/h;let w=m>=t.mutedFloor?1/(h*m):0;for(let g=0;g<p;g+=1)u[f*p+g]=Math.min(1,u[f*p+g]*w)}return u}function $s({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Ts(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ne(t,e,o,n),h=>Math.round(h*255));let i=Ie(r,n).map(h=>$s(s,ze(r,o,h))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let h of i.slice(1))if(n==="mean")for(let f=0;f<d.length;f+=1)d[f]+=h[f];else for(let f=0;f<d.length;f+=1)h[f]>d[f]&&(d[f]=h[f]);let u=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:Ne.exact/Ne.rounded),p=new Uint8Array(d.length);for(let h=0;h<d.length;h+=1)p[h]=d[h]/u+.5;return p}function So(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=it.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ne(t,e,o,n),rounded:ko(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function As(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let h of t.groups){let f=oe(t,h,{words:!1,muted:!1}),m=ne(t,f,e,o);u||=ko(f,e,o);let[w,g]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<f.rows.length;b+=1)for(let v=0;v<f.columns.length;v+=1,y+=1){let x=(w+b)*a+g+v;d[x]=f.blocked?.[y]??0,c[x]=d[x]?0:m[y]}}let p=it.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Fn=6,Mo={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Ps(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Ls(t.layer,o.layers),head:Ot(o).includes(t.head)?t.head:"1",step:Ls(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Fn),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Ls=(t,e)=>Math.max(0,Math.min(t,e-1)),Cs={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Rs(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Cs)){let[s,a]=Cs[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Ns=250,re=0,Ft=Mo,Is=Mo,fe=0,zs=!1,qn=null,Oo=new Set,se=()=>Ft;function B(t){if(!Object.entries(t).every(([e,o])=>String(Ft[e])===String(o))){Ft={...Ft,...t},re+=1,Fs(),clearTimeout(fe),fe=window.setTimeout(Hs,Ns);for(let e of Oo)e()}}function Hs(){clearTimeout(fe),fe&&qn?.({turn:re,selection:Ft}),fe=0}function Eo(t){re===0&&(Ft={...Mo,...t})}function Ds(t,e){if(qn=e,zs=!0,Is=t.usual,t.turn>re||re===0&&t.turn===0){re=t.turn,Ft=t.selection;for(let o of Oo)o()}else t.turn<re&&(fe||=window.setTimeout(Hs,Ns));Fs()}function Fs(){if(!zs)return;let t=Rs(location.search,Ft,Is),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function $o(t){return Oo.add(t),()=>{Oo.delete(t)}}var Al="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Al))&&(qn=null),{capture:!0});function qs({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{B({node:s?-1:r}),o?.("opened",r)};return mo(e,Ss,r=>l(ks,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var Ll={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function To(t,e,o,n){let[r,s]=E(!1),[a,i]=E(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Ao({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(He,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(He,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(He,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(He,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(He,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function He({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:Ll[t]})})})}function Lo({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function Us(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Et=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],he=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function qt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var Ut=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Bs=1.2,Cl=9,js={rows:[],columns:[],step:[],chosen:[],done:1/0};function Bt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(y=>I(y))),i=(b=>Math.ceil(Math.max(...b.map(y=>P(y,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Bs,u=s.map(b=>P(b,n)),p=u.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(d,...u.filter((b,y)=>p[y])))+8,f=Math.min(e.cell,c*1.4,(e.height-h-3)/r.length);c=Math.min(c,f*1.8),[c,f]=[c,f].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,h+r.length*f+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(f*.62),Math.floor((c-4)/1.9));return{left:i,top:h,cellWidth:c,cellHeight:f,width:m,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:g>=12?g:0}}function jt(t,e,o,n,r){Pl(t,e,o,n,r),o.numbers&&Rl(t,e,o,n,r),Nl(t,o,n,r),Il(t,o,n,r),zl(t,o,n,r)}function Pl(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[u,p]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,u,p]),e.blocked&&$t(t,e.blocked,c,d,[o,n,u,p]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<Cl)){for(let h=1;h<d;h+=1)t.rect(o+h*r-.5,n,1,p,{fill:i.ground});for(let h=1;h<c;h+=1)t.rect(o,n+h*s-.5,u,1,{fill:i.ground})}}function $t(t,e,o,n,[r,s,a,i]){let c=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let p=0;p<n;p+=1){let h=p;for(;h<n&&e[u*n+h];)h+=1;h>p&&t.hatch(c(p),d(u),c(h)-c(p),d(u+1)-d(u)),p=h}}function Rl(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},u,p){for(let h=0;h<Math.min(n.length,u.done);h+=1)for(let f=0;f<r.length;f+=1){let m=e[h*r.length+f];if(o?.[h*r.length+f])continue;let w=p.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(f+.5)*i,a+(h+.5)*c+1];t.text(Br(m),g,b,{fill:w,size:d,align:"center"})}}function Nl(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function Il(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(u,p)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let u of i.chosen)d(u,c.query);for(let u of i.step)d(u,c.primary);for(let u of i.rows)d(u,c.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function zl(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,u){let p=[...d.rows,...d.step,...d.chosen];for(let h of Co(s.length,r,c,p)){if(h>=d.done)break;let f=p.includes(h),m=d.rows.includes(h)||d.chosen.includes(h)?u.query:f?u.text:u.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:m,size:c,bold:f,code:!0,align:"right"})}for(let h of Co(a.length,n,c,d.columns)){let f=d.columns.includes(h),m=i[h]?"left":"center",[w,g]=[e+(h+.5)*n,o-(i[h]?6:3+c*.55)];t.text(a[h],w,g,{fill:f?u.key:u.quiet,size:c,bold:f,code:!0,align:m,turned:i[h]})}}function Co(t,e,o,n){let r=o*Bs,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Ws({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var Un=12,Gs=64,Bn=20,Vs=18;function Po({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+Vs+Un,u=[t.length,e.length];return{width:Gs+s.length*(r+Un),height:Bn+a.length*d,draw(p,h,f){let m=b=>h+Gs+b*(r+Un),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,y)=>p.text(b,m(y)+r/2,f+Bn/2,g)),a.forEach(({layer:b,maps:y},v)=>{let x=f+Bn+v*d;p.text(`Layer ${b+1}`,h,x+c/2,w),y.forEach((_,k)=>{if(!_)return;let S=m(k);p.cells(_.weights(),...u,[S,x,r,c]),o&&$t(p,o,...u,[S,x,r,c]),p.rect(S-2,x-2,r+4,c+4,{stroke:_.isOpen?i.primary:i.hatchLine,width:_.isOpen?3:1,radius:4}),_.role&&p.text(_.role,S+r/2,x+c+4+Vs/2,g)})})}}}var me={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Hl={loss:46,exact:26},Ro=13,Dl=90,Ks=[void 0,[8,4],[2,3],[10,3,2,3]],Fl=[1,1.5,2,3,4,5,6,8,10],ql=[1,2,2.5,4,5,10],at={letters:14,padding:24,height:28,lane:32,apart:6};function De(t,e,o=!1){let[n,r]=[t.films.flatMap(g=>g.losses),t.films.flatMap(g=>g.exacts)],s=he(t),a=Xs(Math.max(.1,...n.map(([,g])=>g)),Fl),{left:i,head:c,foot:d,between:u}=me,p=o?Hl:me,h=Math.max(1,e-i-me.right),f=c+p.loss+u+c,m=[{name:"Loss (nats)",curve:"losses",top:c,height:p.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:f,height:p.exact,ticks:[0,1]});let w=m[m.length-1].top+m[m.length-1].height+d;return{width:e,height:w,left:i,line:h,end:s,x:g=>i+g/s*h,panels:m}}function Xs(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Wt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Ks[e%Ks.length]});function No(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:u,line:p}=e,h=g=>a+e.x(g),f=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,y)=>t.path(`M${g} ${i+me.head-b}V${i+u-me.foot}`,y);for(let g of c){t.text(g.name,h(0),i+g.top-11,{size:Ro,fill:s.text});for(let b of g.ticks){let y=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(h(0),Math.round(f(g,b)),p,1,{fill:s.hatchLine}),t.text(y,h(0)-6,f(g,b),{size:Ro,fill:s.quiet,align:"right"})}}for(let[g,b]of Bl(e,s))t.text(g,a+b,i+u-me.foot/2,{size:Ro,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(h(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,y)=>{let v=Wt(s,y,w,g.curve),x=b[g.curve].map(([_,k])=>[h(_),f(g,k)]);if(x.length&&t.path(x.map(([_,k],S)=>`${S?"L":"M"}${_.toFixed(1)} ${k.toFixed(1)}`).join(""),v),g.curve==="exacts")for(let[_,k]of x)t.rect(_-2,k-2,4,4,{fill:v.stroke})});m(Math.round(Math.min(h(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let y=Et(g,r);for(let v of c){let x=v.curve==="losses"?y.loss:y.exact;x!==null&&t.path(Ul(h(y.step),f(v,x),4.5),{fill:Wt(s,b,w,v.curve).stroke,stroke:s.ground,width:2})}})}var Ul=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Bl({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Xs(e/Math.max(2,Math.floor(n/Dl)),ql));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${Z(c)} ${c===1?"step":"steps"}`:Z(c),u=P(d,R({size:Ro,fill:""},r))/2;return[d,Math.max(u,Math.min(t(c),o-u))]})}function Io(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(P(s.short,R({size:at.letters,fill:""},n)))+at.padding),c=a+i>o,d=Math.max(0,c?a-i:a),u=r.findIndex(h=>h.every(([f,m])=>d>=m+at.apart||d+i<=f-at.apart)),p=u<0?r.push([])-1:u;return r[p].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:p}})}var zo={least:24,readable:30,most:104},jl=16,Wl=165,Ys={titled:58,bare:34},Gl=20,jn={label:58,gap:8},Fe={label:26,gap:4},Vl=20;function Ho(t,e,o,n=!1){let r=t.flatMap((u,p)=>Kl(t,p+1,e,o,n?Ys.bare:Ys.titled)),s=r.filter(({side:u})=>u>=zo.readable),a=({side:u,short:p})=>u+(p?0:Vl),i=u=>u.toSorted((p,h)=>a(h)-a(p))[0],c=u=>u.filter(({height:p})=>p<=o),d=r.toSorted((u,p)=>u.height-p.height)[0];return i(c(s))??i(c(r))??d}function Kl(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],i=Math.floor((o-(e-1)*jl)/e);if(e>1&&i<Wn(t))return[];let c=Math.ceil(t.length/e),d=({label:f,gap:m}=Fe)=>Math.floor((i-f-2)/s-m),u=Math.max(...t.map(f=>1/qe(f))),p=Math.floor(((n/c-r)/a-Fe.gap)/u),h=(f,m=!0)=>{let w=Math.max(zo.least,Math.min(zo.most,f)),g=m?Fe:jn;return{side:w,own:i,short:m,...g,height:c*(r+a*(w*u+g.gap+(m?0:Gl)))}};return[d(jn)>=56?h(d(jn),!1):h(d()),h(Math.min(d(),p))]}var Wn=t=>Math.max(Wl,...t.map(({heads:e})=>Fe.label+2+e*(zo.least+Fe.gap)));function qe({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Do=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Xl=3,Gt=120,yt=28,Gn=t=>t?['"',{token:t,length:Gt},'"']:["nothing"],Zs=(t,e)=>["The model writes ",...Gn(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Gn(t.answer),". "]],Js=(t,e)=>dt(["The model reads ",...Gn(t.text),". ",...Zs(t,e)]).trim();function Fo(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${Z(o.step)}. `,...Zs(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Yl(t,o,t.live||o.step<he(t))]}function Yl(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((d,u)=>Ut(t,e,c,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function qo({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${Z(e)}`]]:[...[["step","Step",Z(e)],["loss","Loss",o===null?"\u2013":Nt(o,3)]],["exact","Exact match",n===null?"\u2013":F(n,1)]]}function Uo({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Bo=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,jo=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function Qs(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=qt(t,e,o,n),c=r.map((p,h)=>s.filter((f,m)=>!a?.[h*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,h)=>i[h]-i[p]).slice(0,Xl).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":F(i[p])}))}var Ue=860,Zl=72,ti=32,Jl=12,Wo={padding:6,gap:3,line:68};function ei({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:p})=>p)),a=r.map(u=>Et(u,e)),i=r.map((u,p)=>Ql(t,u,a[p],n)),c=u=>r.length>1?`${I(u.title,yt)}: `:"",d=r.flatMap((u,p)=>[c(u)+dt(Fo(t,u,a[p])),...jo(u,e).map(({text:h})=>h)]);return U([j(i,2*ti),le({isBlocked:s},n),ou(t,e,o,n),U(d.map(u=>gt(u,Ue,n)),4)],16)}function Ql(t,e,o,n){let r=e.kinds.map((i,c)=>U([st(i.title,{size:16,bold:!0,fill:n.text},n),tu(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Jl,a=qo(t,o).map(([,i,c])=>U([st(i,{size:J,fill:n.quiet},n),st(c,{size:22,bold:!0,fill:n.text},n)],0));return U([e.title.length>0&&ft(I(e.title,yt),n),j(a,20),eu(e,o,n),s?j(r,ti):U(r,16)])}function tu(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>qt(e,n,i,c),role:Ut(t,n,o,i*e.heads+c)}))}));return Po({...e,shape:qe(e),side:Zl},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function eu(t,e,o){let[n,r]=[{size:J,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(P(g,R(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(P(g,R(n,o)))))+12,d=Uo(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:y})=>({state:y,texts:[g,b].map(v=>v===void 0?"":I(v))})),[u,p]=[0,0],h=d.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*Wo.padding;u&&u+b>Ue-i&&([u,p]=[0,p+1]);let y={x:u,line:p,width:b};return u+=b+Wo.gap,y}),f=I(t.text,Gt),m=Math.max(s(f),...h.map(g=>g.x+g.width)),w=Pt([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*Wo.line,draw(g,b,y){a.forEach((v,x)=>g.text(v,b,y+[12,36,62][x],n)),g.text(f,b+i,y+12,r),d.forEach(({texts:v,state:x},_)=>{let k=h[_],S=b+i+(w?m-k.x-k.width:k.x),[M,L]=[S+k.width/2,y+24+k.line*Wo.line];g.text(v[0],M,L+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(S+1,L+26,k.width-2,24,{stroke:x==="right"?o.primary:o.quiet,width:2,dash:x==="right"?void 0:[4,3],radius:5}),g.text(v[1],M,L+38,{...r,align:"center"}),x&&g.path(Do(x,M,L+60),{stroke:o.text,width:2})})}}}function ou(t,e,o,n){if(t.live)return null;let{films:r}=t,s=De(t,Ue),{marks:a}=r[o],i=Io(a,s,n),c=r.map(({title:u},p)=>{let h=Wt(n,p,!0);return j([{width:34,height:20,draw:(f,m,w)=>f.path(`M${m} ${w+10}h34`,h)},st(I(u,yt),{size:J,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:u})=>u));return U([r.length>1&&j(c,16),{width:Ue,height:s.height,draw:(u,p,h)=>No(u,s,{reels:t,marks:a,step:e},n,[p,h])},d>0&&{width:Ue,height:d*at.lane,draw:(u,p,h)=>i.forEach(({mark:f,left:m,wide:w,leans:g,lane:b})=>{let y=h+b*at.lane;u.rect(p+m,y,w,at.height,{stroke:n.hatchLine,radius:4}),u.rect(p+(g?m+w-4:m),y,4,at.height,{fill:Wt(n,o,r.length>1).stroke}),u.text(f.short,p+m+w/2,y+at.height/2,{size:at.letters,fill:n.text,align:"center"})})}],6)}var[nu,ru,Vt,Go]=[420,34,8,14],Vn={height:300,share:.36,cell:40,letters:14};function oi({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),c=$(null),[d,u,p,h]=r.split(" ").map(Number),f=r?e.films[d]:void 0,m=f?.kinds[u],w=f&&Et(f,o),g=Math.min(nu,window.innerWidth-2*Vt),b=()=>{let v=t.current?.querySelector(`[data-head="${r}"]`);v&&i.current&&iu(i.current,v,a())};C(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let v={...m,weights:qt(m,w,p,h)},x=Bt(v,{...Vn,width:g-ru,height:Math.min(Vn.height,window.innerHeight*Vn.share)},n);c.current&&jt(et(c.current,x.width,x.height,n),v,x,js,n),b()}),q(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let y=f&&w?Ut(e,w,u,p*f.kinds[u].heads+h):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&l(V,{children:[l("div",{class:"title",children:Bo(m,p,h)}),l("div",{class:"note",children:["Step ",Z(w.step),y&&`: ${e.roles[y]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:Qs(m,w,p,h).map(({query:v,key:x,share:_},k)=>l("li",{children:[l(A,{token:v})," looks at ",l(A,{token:x}),", ",_]},k))}),l("div",{class:"note",children:r===s?`${su()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var su=()=>matchMedia("(hover: hover)").matches;function iu(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,u)=>Math.max(Vt,Math.min(c,u-d-Vt)),a=n.right+Go;a+r.width>window.innerWidth-Vt&&(a=n.left-Go-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Vt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+Go;i=c+r.height<window.innerHeight?c:Math.max(Vt,n.top-Go-r.height)}o<1/0&&(i=Math.max(Vt,Math.min(i,o-r.height-Vt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function ni({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let u=$(null),[p,h]=E("0 0"),{side:f,short:m,label:w,gap:g,own:b}=s,[y,v]=[n.heads,n.layers].map(_=>Array.from({length:_},(k,S)=>S)),x=[f,Math.round(f/qe(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((_,k)=>{let S=[0,0,...x],M=et(_,...x,a);M.cells(qt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&$t(M,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,f,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${b}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:u,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:au,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${f}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),y.map(_=>l("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",_+1]},_))]}),v.map(_=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${x[1]}px`},children:[m?"L":"Layer ",_+1]}),y.map(k=>{let[S,M,L]=[`${t} ${_} ${k}`,`${_} ${k}`,Ut(o,r,e,_*n.heads+k)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":S,tabIndex:M===p?0:-1,"aria-pressed":i===S,"aria-label":Bo(n,_,k)+(L&&`, ${L}`),onClick:()=>d(S),onPointerEnter:({pointerType:N})=>N!=="touch"&&c(S),onPointerLeave:({pointerType:N})=>N!=="touch"&&c(""),onFocus:({currentTarget:N})=>(h(M),N.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:l("canvas",{})}),!m&&l("span",{class:"role",children:L})]},k)})]},_))]})]})}function au(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);Rt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function cu({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:c,held:d,onPoint:u,onHold:p}){let[h,{width:f}]=Q(),m=f>0&&s.length>0&&Ho(s.map(w=>o.kinds[w]),f,i,a);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:l(A,{token:o.title,length:yt})}),l("div",{class:"head",children:[l("div",{class:"facts",children:qo(e,n).map(([w,g,b])=>l("span",{class:`fact ${w}`,children:[l("span",{class:"name",children:g}),l("span",{class:"value",children:b})]},w))}),l(lu,{film:o,frame:n,isBrief:c})]}),l("div",{class:"kinds",ref:h,children:[s.length===0&&l("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(w=>l(ni,{place:`${t} ${w}`,reels:e,frame:n,plan:m,theme:r,held:d,onPoint:u,onHold:p,kind:o.kinds[w],number:w},w))]})]})}var si=Ht(cu);function lu({film:t,frame:e,isBrief:o}){return l("div",{class:o?"answer brief":"answer",role:"img","aria-label":Js(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(A,{token:t.text,length:Gt}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:Pt([t.answer]),children:Uo(t,e).map(({wanted:n,written:r,state:s},a)=>l("span",{class:`piece ${s}`,children:[l(ri,{name:"wanted",token:n}),l(ri,{name:"written",token:r}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&l("path",{d:Do(s,8,8)})})]},a))})]})}var ri=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(A,{token:e,class:t});function xt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var uu=90,ii=10,du=.6;function ai(t){let[e,o]=E({room:300,spare:300,width:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.querySelector(".screen"),c=[...i.querySelectorAll(".reel")],d=new Set(c.map(({offsetTop:g})=>g)).size,u=Math.max(...c.map(g=>g.querySelector(".kinds").offsetHeight)),p=i.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),h=window.innerHeight-ii-(p<du*window.innerHeight?p:ii),f=i.querySelector(".shared")?.offsetHeight??0,m=Math.max(uu,Math.floor((h-i.offsetHeight+d*u)/d)),w=i.clientWidth;o(g=>g.room===m&&g.spare===m+f&&g.width===w?g:{room:m,spare:m+f,width:w})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),e}var ci=16,li={width:34,height:14},pu=880;function ui({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,live:c,steps:d}=t,[u,{width:p}]=Q(),h=$(null),f=window.innerHeight<pu,m=H(()=>De(t,p,f),[t,p,f]),[w,g,b]=[i[r],d[n],i.length>1],y=d.length>1&&!c||i.flatMap(({losses:_,exacts:k})=>[..._,...k]).length>1;C(()=>{h.current&&p&&No(et(h.current,p,m.height,e),m,{reels:t,marks:w.marks,step:g},e)},[m,e,o,g,r]);let v=_=>d.reduce((k,S,M)=>Math.abs(S-_)<Math.abs(d[k]-_)?M:k,0),x=({offsetX:_})=>a(v((_-m.left)/m.line*m.end));return l("div",{class:"timeline",ref:u,children:[b&&l("div",{class:"films",children:i.map(({title:_},k)=>l("button",{type:"button",class:"key","aria-pressed":k===r,title:`Show the moments of ${I(_)} on the timeline`,onClick:()=>s(k),children:[l(fu,{pen:Wt(e,k,!0)}),l(A,{token:_,length:yt})]},k))}),y&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:h,onPointerDown:_=>!c&&(_.currentTarget.setPointerCapture(_.pointerId),x(_)),onPointerMove:_=>!c&&_.buttons&&x(_)}),d.length>1&&!c&&l("input",{type:"range",class:"scrubber",min:0,max:m.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${Z(g)}, frame ${n+1} of ${d.length}`,style:{marginLeft:`${m.left-ci/2}px`,width:`${m.line+ci}px`},onInput:({currentTarget:_})=>{let k=v(Number(_.value));_.value=String(d[k]),a(k)}})]})}function di({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:c}]=Q(),d=H(()=>De(t,c),[t,c]),[u,p,h]=[s[n],a[o],s.length>1],f=Io(u.marks,d,e);return l("div",{ref:i,children:l("div",{class:"marks",role:"group","aria-label":h?`Moments of ${I(u.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...f.map(({lane:m})=>m)))*at.lane}px`,"--own":Wt(e,n,h).stroke},children:f.map(({mark:m,left:w,wide:g,leans:b,lane:y},v)=>{let[x,_]=[u.frames[m.frame].step,h?`${I(u.title)}: ${m.text}`:m.text];return l("button",{type:"button",class:`mark ${m.kind} ${b?"leans":""} ${x<=p?"reached":""}`,title:_,"aria-label":_,"aria-current":x===p?"step":void 0,style:{left:`${w}px`,top:`${y*at.lane}px`,width:`${g}px`},onClick:()=>r(a.indexOf(x)),children:m.short},v)})})})}function fu({pen:t}){return l("svg",{...li,"aria-hidden":"true",children:l("path",{d:`M1 7H${li.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var hu=[.25,.5,1,2,4],mu=2e4,pi={least:125,most:500},fi=10,hi=560;function mi({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,c]=E(1/0),[d,u]=E(""),[p,h]=E(""),[f,m]=E(0),[w,g]=E("cross"),{room:b,spare:y,width:v}=ai(s),x=ae(e),_=r.length-1,k=n?_:Math.max(0,r.findLastIndex(O=>O<=i)),S=r[k],M=O=>c(r[Math.max(0,Math.min(O,_))]),L=To(k,_,M,Math.max(pi.least,Math.min(pi.most,mu/r.length))),N=o.length>1,[D,G]=gu(o,v,y,N),T=D.find(O=>O.kind===w)??D[0],tt=N&&new Set(o.map(({text:O,answer:nt})=>JSON.stringify([O,nt]))).size===1,lt=O=>(L.pause(),M(O)),wt=()=>(u(""),h("")),vt=Jt(O=>O===p?wt():(u(O),h(O)),[p]);return q(()=>t.figure?bt(t.figure,()=>({picture:ei({reels:t,step:S,marked:f},e),theme:e})):void 0),l("div",{ref:s,class:`film ${n?"live":""} ${N?"several":""} ${G?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:O=>O.key==="Escape"?wt():n||yu(O,k,_,lt,L.toggle),children:[l("div",{class:"screen",children:[(tt||G)&&l("div",{class:"shared",children:[G&&l(xt,{label:"Attention",isNamed:v<hi,options:D.map(({kind:O,title:nt})=>[O,v<hi?nt.split(/[ -]/)[0]:nt]),value:T.kind,onChoose:g}),tt&&l("p",{children:["All read ",l(A,{token:o[0].text,length:Gt}),"; right is ",l(A,{token:o[0].answer,length:Gt}),"."]})]}),l("div",{class:"reels",style:{"--least":`${Wn(o.flatMap(({kinds:O})=>O))}px`},onMouseDown:O=>bu(O,s.current),children:o.map((O,nt)=>l(si,{number:nt,reels:t,film:O,theme:e,isOne:G,room:b,isBrief:tt,held:p,kinds:G?wu(O,T.kind):O.kinds.map((kt,pn)=>pn),frame:Et(O,S),onPoint:u,onHold:vt},nt))}),!n&&r.length>1&&l("div",{class:"player",ref:a,children:[l(Ao,{what:"frame",place:k,last:_,player:L,go:lt}),l("span",{class:"position",children:["Step ",Z(S),l("span",{class:"of",children:[" of ",Z(he(t))]})]}),l(Lo,{isNamed:!0,speeds:hu,player:L})]}),l(ui,{reels:t,theme:e,fonts:x,place:k,marked:f,onMark:m,go:lt})]}),!n&&l(di,{reels:t,theme:e,place:k,marked:f,go:lt}),l("div",{class:"caption","aria-live":n||L.playing?"off":"polite",children:o.map((O,nt)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&O.title&&l("strong",{children:[l(A,{token:O.title,length:yt}),": "]}),Fo(t,O,Et(O,S)).map(kt=>typeof kt=="string"?kt:l(A,{...kt}))]}),!n&&jo(O,S).map(({text:kt})=>l("p",{class:"line said",children:kt},kt))]},nt))}),l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:O})=>O.some(({blocked:nt})=>nt))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l(oi,{root:s,reels:t,step:S,theme:e,held:p,head:d||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function gu(t,e,o,n){let r=t.flatMap(({kinds:s})=>s).filter((s,a,i)=>i.findIndex(c=>c.kind===s.kind)===a);return[r,r.length>1&&(n||e>0&&Ho(t[0].kinds,e,o).height>o)]}var wu=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function bu(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function yu(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-fi),PageUp:a(fi)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Vo=`/* What plays: its buttons, scrubber and speed. */

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
`;var ge=`/* Choices */

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
`;var gi=`/* The frame of the film, its answer, and what is said of it. */

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
  padding-bottom: 0.5rem;
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
  flex-direction: row;
  align-items: baseline;
  gap: 0.3rem;
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
`;var wi=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var bi=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var Mu=[zt,Vo,ge,gi,wi,bi].join(`
`),yi=new WeakMap;function xi({data:t,parentElement:e}){let o=ht(e,Mu),n=yi.get(o),r=n?.bytes===t?n.reels:Us(t);return yi.set(o,{bytes:t,reels:r}),W(l(mi,{reels:r,theme:It(o)},r.id),o),()=>{W(null,o),o.remove()}}function _i(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Eo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var Ko=()=>{},ki=[],Si=!1;async function Mi(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Ko=()=>e.remove(),location.search)return Be();let o=e.dataset.view?JSON.parse(e.dataset.view):await Ou(e.dataset.labFirst??"");if(Si||!o)return Be();e.removeAttribute("data-view"),Eo(o.selection),$u(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>ki.push(i)}),a=new MutationObserver(()=>Eu()&&Be());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Ko=()=>{a.disconnect(),s?.(),e.remove()}}async function Ou(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Be(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){Si=!0,Ko(),Ko=()=>{};for(let n of ki.splice(0))e?.(...n)}}var vi=!1;function Eu(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return vi||=t==="running",vi&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function $u(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var Oi="$array",Tu={uint8:Uint8Array,uint16:Uint16Array};function Ei(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(s,a)=>{if(!a?.[Oi])return a;let{[Oi]:i,at:c,size:d}=a;return new Tu[i](e.buffer,e.byteOffset+n+c,d)});for(let{pieces:s,words:a}of r.groups)for(let i of[s,a])i&&(i.exact=new Map);return r}var Xo={looks:null,lookedAt:null};function $i({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Ti(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Xn({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Kn(t,o),columns:Kn(e,n)}}function Yn({encoderOnly:t},{rowSpots:e},o){return Kn(e,{side:t?"source":"target",place:o})}function Kn(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var ut={top:18,height:160,bar:14,gap:16};function Ai({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>j([Rn((a,...i)=>a.rect(...i,{fill:o.lines[s]})),st(`${r+1} ${I(t.rows[r],30)}`,{size:J,fill:o.text},o)],6);return U([ft(`Rows compared: ${t.title}`,o),U(e.map(n),2),Au(t,e,o)])}function Au({weights:t,columns:e},o,n){let r={size:J,code:!0,fill:n.text},s=e.map(i=>I(i,12)),a=s.map(i=>Math.max(Math.ceil(P(i,R(r,n))),o.length*ut.bar)+ut.gap);return{width:a.reduce((i,c)=>i+c,0),height:ut.top+ut.height+24,draw(i,c,d){let u=d+ut.top;for(let h of[.5,1]){let f=u+(1-h)*ut.height;i.rect(c,f,this.width,1,{fill:n.hatchGround}),i.text(F(h),c,f-8,{size:13,fill:n.quiet})}let p=c;s.forEach((h,f)=>{let m=p+(a[f]-o.length*ut.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+f]*ut.height;i.rect(m+g*ut.bar,u+ut.height-b,ut.bar-1,b,{fill:n.lines[g]})}),i.rect(p,u+ut.height,a[f],1,{fill:n.quiet}),i.text(h,p+a[f]/2,u+ut.height+13,{...r,align:"center"}),p+=a[f]})}}}function Yo({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!it.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Ot(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Ot(t).filter(a=>s.some(i=>i.head===a))}}var Lu=96,Cu=6;function Li({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...Yo(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:p,heads:h})=>U([ft(u.group.title,s),Pu(t,u,p,h,o,s)],4)),c=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=Cu;return U([d?j(i,32):U(i,24),le({isBlocked:c},s)],16)}function Pu(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:Lu},u=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(h=>o.some(f=>f.layer===p&&f.head===h)?{weights:()=>ne(t,e,p,h),role:a.roles[p][Number(h)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&h===r.head}:null)}));return Po(d,n.map(p=>it.includes(p)?p:`Head ${p}`),u,s)}var Zo=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Jo(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&d.push({row:Math.floor(h/c),column:h%c,weight:e.weights[h]});let u=({row:h,column:f})=>o.columns.length?o.columns.includes(f):o.rows.includes(h),p=o.rows.length+o.columns.length>0;d.sort((h,f)=>h.weight-f.weight);for(let h of p?[!1,!0]:[!1])for(let f of d){if(u(f)!==h)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(f.weight*255))];t.path(`M${n} ${m(f.row)}L${n+s} ${m(f.column)}`,{stroke:w,width:h?4:2,opacity:p&&!h?.25:1})}}var Ci={width:960,height:720},Ru=9,Nu=200,ct={width:360,pitch:26,gap:8},Qo={pitch:26,gap:16};function Pi({map:t,lit:e,view:o},n){let r=o==="lines"?zu(t,e,n):o==="table"?Hu(t,n):Iu(t,e,n),s=[gt(t.caption,Math.max(520,r.width),n),le({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&gt("\u2248 These weights are rounded to 1/255.",520,n);return U([ft(t.title,n),r,...s,a])}function Iu(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Nu+i*Ru),s={width:Math.max(Ci.width,r),height:Math.max(Ci.height,n),cell:64,letters:J},a=Bt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>jt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function zu(t,e,o){let n=Zo(e),r={size:J,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(h=>I(h,24))),i=p=>Math.ceil(Math.max(...p.map(h=>P(h,R({...r,bold:!0},o))))),[c,d]=[i(s),60],u=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*ct.gap+ct.width+i(a)+d,height:26+Math.max(s.length,a.length)*ct.pitch,draw(p,h,f){let[m,w,g]=[h+c+ct.gap,h+c+ct.gap+ct.width,f+26],b=y=>g+(y+.5)*ct.pitch;p.text("looks (query)",m-ct.gap,f+10,{size:J,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",w+ct.gap,f+10,{size:J,bold:!0,fill:o.key}),Jo(p,t,{rows:n,columns:e.columns},{left:m,top:g,width:ct.width,pitch:ct.pitch},o),s.forEach((y,v)=>p.text(y,m-ct.gap,b(v),{...r,bold:n.includes(v),align:"right"})),a.forEach((y,v)=>{p.text(y,w+ct.gap,b(v),{...r,bold:e.columns.includes(v)});let x=u(v)>=.005?rt(t)(u(v)):"";x&&p.text(x,w+ct.gap+P(y,R(r,o))+8,b(v),{size:13,fill:o.quiet})})}}}function Hu(t,e){let o={size:J,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(h=>I(h,24))),a=p=>t.blocked?.[p]?"blocked":rt(t)(t.weights[p],2),i=(p,h=o)=>Math.ceil(P(p,R(h,e))),c=Math.max(...r.map(p=>i(p,n))),u=s.map((p,h)=>Math.max(i(p,n),...r.map((f,m)=>i(a(m*s.length+h))))).reduce((p,h)=>[...p,(p.at(-1)??c)+Qo.gap+h],[]);return{width:u.at(-1)??c,height:(r.length+1)*Qo.pitch,draw(p,h,f){let m=w=>f+(w+.5)*Qo.pitch;s.forEach((w,g)=>p.text(w,h+u[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{p.rect(h,f+(g+1)*Qo.pitch,u.at(-1)??c,1,{fill:e.hatchGround}),p.text(w,h,m(g+1),n),s.forEach((b,y)=>p.text(a(g*s.length+y),h+u[y],m(g+1),{...o,align:"right"}))})}}}var Du=.1;function tn({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=Du||t===r&&r>0?rt({rounded:e})(t):""}function en(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&So(t,oe(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],d=[...c(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=u<0?[...c(i,o)]:[],h=t.source.map((m,w)=>({token:m,weight:u<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),f=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,y=u>=0?a&&w>0?a.weights[(w-1)*a.columns.length+u]:null:w<=o?p[w]??null:null,v=w===o+1;return{token:m,weight:v&&u<0?null:y,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":v&&u<0?"written":b?"forced":"",note:v&&u<0?b?"forced":"written":void 0}});return{source:h,target:f,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Ri=8;function on(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:f})=>f===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=oe(t,i,{words:!1,muted:!1}),d=c.columns.length,u=ne(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),p=u.indexOf(Math.max(...u)),h=t.target.slice(Math.max(0,e+1-Ri),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Ri?"\u2026 ":""}`,...h.flatMap((f,m)=>[m?" ":"",{token:f}])],", looks at ",{token:t.source[p],strong:!0},` (${rt({rounded:ko(c,o.layer,o.head)})(u[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${F(s,1)}).`]}var we=640,Kt={height:28,padding:8,gap:6,line:50},Tt={line:26,height:12,number:70,tag:64};function Ii({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=en(t,e,o,n,!1),i=t.steps[o],c=i?on(t,o,e).map(d=>typeof d=="string"?d:I(d.token)).join(""):"";return U([i&&ft(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&gt(c,we,r),Zn(t.encoderOnly?"Tokens":"Source","",r),Ni(s,r),!t.encoderOnly&&Zn("Target so far","",r),!t.encoderOnly&&Ni(a,r),i&&Zn(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Nt(i.entropy,2)} nats`,r),i&&Fu(i,r)],8)}var Zn=(t,e,o)=>j([st(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&st(e,{size:J,fill:o.quiet},o)],8);function Ni(t,e){let o={size:J,code:!0},n=t.map(({token:c})=>Math.ceil(P(I(c),R({...o,bold:!0,fill:""},e)))+2*Kt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>we&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Kt.gap;let i=Pt(t.map(({token:c})=>c))==="rtl";return{width:we,height:(a+1)*Kt.line,draw(c,d,u){t.forEach((p,h)=>{let[f,m,w]=[d+(i?we-r[h].x-n[h]:r[h].x),u+r[h].line*Kt.line,n[h]],g=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),y=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(f,m,w,Kt.height,{fill:e.scale[g],radius:6}),c.rect(f,m,w,Kt.height,{stroke:y,width:p.lit||b?3:1,radius:6});let v=g<0?e.text:e.ink[g];c.text(I(p.token),f+w/2,m+Kt.height/2,{...o,fill:v,bold:b,align:"center"});let x=tn(p,t);x&&c.text(x,f+w/2,m+Kt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Fu({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,p],h)=>({name:I(u),share:p,drawn:o?.[h],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:p})=>Math.ceil(P(u,R({size:J,code:p,bold:!0,fill:""},s))))),c=o?2*Tt.number:Tt.number,d=we-i-c-Tt.tag-24;return{width:we,height:a.length*Tt.line,draw(u,p,h){a.forEach(({name:f,share:m,drawn:w,isWritten:g,code:b},y)=>{let[v,x]=[p+i+12,h+(y+.5)*Tt.line],_=S=>[v,x-Tt.height/2,S*d,Tt.height],k={size:J,fill:s.text,bold:g};u.text(f,p,x,{...k,code:b}),u.rect(..._(1),{fill:s.hatchGround,radius:3}),u.rect(..._(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&u.rect(..._(w),{stroke:s.text,width:1.5,radius:3}),u.text(F(m,1),v+d+Tt.number,x,{...k,align:"right"}),w!==void 0&&u.text(F(w,1),v+d+2*Tt.number,x,{...k,align:"right"}),g&&u.text(r?"forced":"written",v+d+c+10,x,k)})}}}function zi({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var Jn=30,qu=3;function Hi({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?Uu(t,o,n):o>=0?Qn(t,o):Bu(t,n)})}function Uu(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(V,{children:[l(A,{token:t.rows[e],length:Jn})," ",r?"is blocked from":"looks at"," ",l(A,{token:t.columns[o]}),!r&&l("b",{children:[" ",rt(t)(t.weights[n],2)]})]})}function Qn(t,e){let o=t.columns.length,n=Di(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(V,{children:[l(A,{token:t.rows[e],length:Jn})," looks at ",n.length?Fi(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Bu(t,e){let o=t.columns.length,n=Di(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(V,{children:[l(A,{token:t.columns[e]})," is looked at most by ",n.length?Fi(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Di=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,qu),Fi=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(A,{token:o,length:Jn})," (",rt(e)(n),")"]},r));function qi({example:t,step:e,open:o}){return l("p",{class:"sentence",children:on(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?l("b",{children:l(A,{token:n.token})},r):l(A,{token:n.token},r))})}function Ui({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",F(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(A,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:Qn(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(d=>rt(t)(s(d,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((d,u)=>l("span",{style:{height:`${s(d,c)*100}%`,background:o[u]}},d))}),l(A,{token:i,length:8})]},c))})]})}function Bi(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement?.matches("body, main")??!0,u=d&&Vu(c),p=Wu(c,i)||s&&d,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=u||s||p,w=(p?f:u?h:{})[i.key]??(m&&!Gu(i)?ju(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function ju(t,e,o){if(t==="Escape")return o?()=>B({present:!1}):void 0;if(!je())return;let n=t.toLowerCase();return n==="f"?()=>B({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var ji="attention-lab-letter-keys",je=()=>localStorage.getItem(ji)!=="off";function Wi(){localStorage.setItem(ji,je()?"off":"on")}function Wu(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Gu(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Vu(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var Gi={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Vi({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(xt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Gi[r]]),value:e.kind,onChoose:r=>B({kind:r,rows:[]})}),l(xt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>B({layer:Number(r)-1})}),l(xt,{label:"Head",isNamed:!0,options:Ot(o).map(r=>[r,r]),value:e.head,onChoose:r=>B({head:r})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&l(xt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>B({tokens:r,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>B({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(Yu,{example:t,selection:e,layers:n}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>B({present:!0}),children:"Present"}),l(Ku,{})]})]})}function Ku(){let[t,e]=E(je);return l("button",{type:"button",class:"plain keys","aria-pressed":t,title:"The arrow keys step. Keys of one letter: F presents, B blanks the screen",onClick:()=>(Wi(),e(je())),children:"Keys F, B"})}function Ki({example:t,selection:e}){return l(xt,{label:"View",options:Xu(t),value:e.view,onChoose:o=>B({view:o})})}function Xu({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function Yu({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([u,p])=>l("button",{type:"button","aria-pressed":c.includes(u),onClick:()=>d(n(c,u)),children:p},p))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Gi[a]]),e.kinds,a=>B({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>B({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>B({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>B({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Xi="attention-lab-first-steps",Yi="called-out",be=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],tr=-1;function Zi({root:t}){let e=$(null),[o,n]=E(()=>tr<0?Zu()?0:be.length:tr);tr=o;let{part:r,title:s,words:a,touch:i}=be[o]??{};if(C(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),q(()=>{let d=r&&t.current?.querySelector(r);if(d)return d.classList.add(Yi),o>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(Yi)},[o]),!r)return null;let c=()=>n(be.length);return l("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&c(),children:[l("h2",{children:[s," ",l("span",{class:"note",children:[o+1," of ",be.length]})]}),l("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<be.length?"Next":"Begin"}),o+1<be.length&&l("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function Zu(){try{let t=localStorage.getItem(Xi)===null;return localStorage.setItem(Xi,"yes"),t}catch{return!1}}var Xt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function Ji({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=$(null),c=$(""),[d,u]=Q(),p=H(()=>u.width?Bt(t,{...u,cell:64,letters:n},o):null,[t.rows,t.columns,u,n,o]);C(()=>{!p||!i.current||jt(et(i.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:m})=>p&&Ws(p,f,m);return l("div",{class:"large-map",ref:d,children:[l("canvas",{ref:i,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:f=>{let m=h(f);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let m=h(f);if(!m||m.row<0)return;let w=e.rows.includes(m.row)&&(m.column<0||e.columns.includes(m.column));Xt(f)&&!(w&&c.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),c.current=`${m.row} ${m.column}`},onKeyDown:f=>p&&Ju(f,p,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:"Arrow keys walk from cell to cell, Home and End along a row; Enter chooses the row, Escape lets go."})]})}function Ju(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),d=(h,f)=>r(c(a+h,e.length),c(i+f,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var Qu=.005,ta={least:20,most:30};function ea({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=Q(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(ta.least,Math.min(ta.most,Math.floor((i.height-30)/c))),[u,p]=[c*d,Math.max(60,Math.min(420,i.width*.36))],h=Zo(e);C(()=>{s.current&&i.width&&Jo(et(s.current,p,u,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:p,pitch:d},o)},[t,i,o,h.join(),e.columns.join()]);let f=(S,M)=>t.weights[S*t.columns.length+M],m=(S,M)=>t.blocked?.[S*t.columns.length+M]?"blocked":f(S,M)>=Qu?rt(t)(f(S,M)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=S=>S.split(" \u2192 "),[b,y]=E(""),v=`row ${h[0]??0}`,_=new Set([...t.rows.map((S,M)=>`row ${M}`),...t.columns.map((S,M)=>`column ${M}`)]).has(b)?b:v,k=S=>({"data-place":S,tabIndex:S===_?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:td,onFocusIn:({target:S})=>S instanceof HTMLElement&&y(S.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,M)=>l("li",{children:l("button",{type:"button",...k(`row ${M}`),class:(w<0?h.includes(M):f(M,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(M),onPointerEnter:({pointerType:L})=>L!=="touch"&&n(M,-1),onFocus:({currentTarget:L})=>L.matches(":focus-visible")&&n(M,-1),onClick:L=>Xt(L)&&!e.rows.includes(M)?n(M,-1):r(M),children:[l("span",{class:"number",children:w<0?"":m(M,w)}),l("span",{children:g(S).map((L,N)=>[N?" \u2192 ":"",l(A,{token:L,length:10},N)])})]})},M))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${u}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,M)=>{let L=h.length===1&&w<0?f(h[0],M):0,N=e.columns.includes(M)||L>=.02;return l("li",{children:l("button",{type:"button",...k(`column ${M}`),class:N?"lit":"",onPointerEnter:({pointerType:D})=>D!=="touch"&&n(-1,M),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&n(-1,M),onClick:()=>n(-1,M),children:[l(A,{token:S}),l("span",{class:"number",children:h.length===1&&w<0?m(h[0],M):""})]})},M)})})]})]})}function td(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Rt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}function oa({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>mt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Nt(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(ed,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(na,{share:e.others}),l("span",{class:"probability",children:F(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function ed({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=l(V,{children:[l(A,{token:s,class:"name"}),l(na,{share:a,drawn:n}),l("span",{class:"probability",children:[F(a,1),n!==void 0&&l("i",{class:"drawn",children:F(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:u,"aria-disabled":!c,title:c?`Write ${I(s)} instead`:"",onClick:()=>c&&r(s),children:d}):l("div",{class:u,children:d})}function na({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function ra(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,c+=1){let p=d+a[u];t[c]>s[p]&&(s[p]=t[c])}}return s}var od=480,er={short:24,long:60},rn=8,nd=5,sa={least:32,most:104};function rd({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:d}){let[u,{width:p}]=Q(),h=e.map(f=>({frame:f,...Yo(f,n,r)})).filter(({places:f})=>f.length);return l("div",{class:`overview ${a?"besides":""}`,ref:u,onPointerLeave:({pointerType:f})=>f!=="touch"&&i(null),children:[!h.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&h.map(({frame:f,heads:m,places:w})=>l(sd,{example:t,frame:f,heads:m,places:w,open:o,theme:s,onPeek:i,onOpen:c,onTap:d,label:p<od?er.short:er.long,width:p},f.group.kind))]})}var ia=Ht(rd);function sd({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d,onTap:u}){let{group:p}=e,h=a===er.short,f=Math.floor(Math.max(sa.least,Math.min(sa.most,(i-a-12)/o.length-rn))),m=$(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),g={width:f,height:Math.round(f/w)};C(()=>{m.current&&ad(m.current,t,e,o,n,g,s)},[t,e,n.map(nn).join(),f,s]);let b=[...new Set(n.map(({layer:x})=>x))],y=new Map(n.map(x=>[nn(x),x])),v=n.find(x=>sn(x,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:p.note,children:p.title}),!h&&l("p",{class:"note",children:p.note}),l("div",{class:"scroller",children:l("div",{class:h?"grid short":"grid",role:"grid","aria-label":p.title,ref:m,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${f}px)`},onKeyDown:ld,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(x=>l("span",{role:"columnheader",class:"column",children:h||it.includes(x)?x:`Head ${x}`},x))]}),b.map(x=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${x+1}`,children:[h?"L":"Layer ",x+1]}),o.map((_,k)=>{let S=k?null:l("canvas",{"data-layer":x,"aria-hidden":"true"}),M=y.get(nn({layer:x,head:_}));if(!M)return l("span",{role:"gridcell",class:"cell",children:S},_);let L=p.roles[x][Number(_)-1]??"",N=sn(M,r);return l("span",{role:"gridcell",class:it.includes(_)?"cell summary":"cell",children:[S,l("button",{type:"button",class:N?"thumb open":"thumb",tabIndex:M===v?0:-1,"aria-current":N?"true":void 0,"aria-label":id(p.title,M,L),"data-place":nn(M),style:{width:`${g.width}px`,height:`${g.height}px`},onClick:D=>Xt(D)?u(M):d(M),onPointerEnter:({pointerType:D})=>D!=="touch"&&c(M),onFocus:({currentTarget:D})=>D.matches(":focus-visible")&&c(M),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),L&&l("span",{class:"role",children:L})]},_)})]},x))]})})]})}var nn=({layer:t,head:e})=>`${t} ${e}`,sn=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function id(t,{layer:e,head:o},n){let r=it.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function ad(t,e,o,n,r,{width:s,height:a},i){let[c,d]=[o.rows.length,o.columns.length],u=window.devicePixelRatio||1,p=[Math.min(c,Math.round(a*u)),Math.min(d,Math.round(s*u))];for(let h of t.querySelectorAll("canvas")){let f=et(h,n.length*(s+rn)-rn,a,i),m=new Path2D;for(let{layer:w,head:g}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(g)*(s+rn),y=ra(Ts(e,o,w,g),[c,d],p);f.cells(y,...p,[b,0,s,a]),o.blocked&&$t(f,o.blocked,c,d,[b,0,s,a]),m.roundRect(b,0,s,a,nd)}cd(h,m)}}function cd(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function ld(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];Rt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function aa(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);q(()=>{let n=o.map(r=>bt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var ud=1e3,dd=[.5,1,2,4],ca=(t,e,o)=>To(t,e,o,ud);function la({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(Ao,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(Lo,{speeds:dd,player:o})]})}var or=1e3,pd=3e4;function ua(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,c(d,"pieces")]:u}).flat();function c(d,u){let p=d[u];return Ie(d,n).map(h=>({axes:p,place:ze(d,o,h),address:`${t.exactAt}/${d.kind}-${u}-${o}-${h}`})).filter(h=>!p.exact.has(h.place))}}function da({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[or,!1,!1];async function u({axes:f,place:m,address:w}){a.add(w);let g=!1,b=await t(w).catch(()=>(g=!0,null));a.delete(w),b?.byteLength===2*f.rows.length*f.columns.length?(f.exact.set(m,new Uint16Array(b)),[s,i,d]=["",or,!1]):(s=g?"silent":"gone",p()),e(),!(s!=="gone"||d)&&(d=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,h()},i),i=Math.min(2*i,pd))}function h(){for(let f of r)!f.axes.exact.has(f.place)&&!a.has(f.address)&&u(f)}return{want(f){[r,i]=[f,or],h()},trouble:()=>s}}var fd=2e4;function pa(t,e,o,n){let[r,s]=E(0),a=$(n);a.current=n;let i=H(()=>da({get:hd,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=ua(t,e,o);return q(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),q(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function hd(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(fd)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var md="the exact weights are on the way.",gd={"":md,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function fa({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":gd[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function ha(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=wd(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function wd(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var ma=1e3;function ga({root:t,pointing:e,step:o}){let[n,r]=E(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return q(()=>()=>clearTimeout(a.current.timer),[]),q(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",d={pointing:e,step:o,readOut:c(".read-out")},u=s.current;s.current=d;let p=a.current,h=!e&&performance.now()<p.opened+ma;if(!u||h||yd(i))return;let f=bd(u,d);if(!f||(p.text=c(f),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+ma}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function bd(t,e){return t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function yd(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function nr({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=$(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&xd(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:Pt(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,d)=>{let{token:u,weight:p,state:h,lit:f}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return l("span",{class:`item ${h} ${f?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(d),onClick:g=>a&&(f||!Xt(g))?a(d):s(d),children:[l("span",{class:"chip",style:w,children:h==="later"?"":l(A,{token:u})}),l("span",{class:"share",children:tn(c,o)})]},d)})})]})}function xd(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function wa({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=H(()=>en(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),u=it.includes(e.head)?e.head:`head ${e.head}`,p=f=>m=>i(m<0?Xo:Ti(t,f,m)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(V,{children:[l(nr,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(nr,{title:"Target so far",note:d.asked?`how much each looks at \u201C${mt(d.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:f=>c(Math.max(0,f-1))})]})}function ba({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var _d=10;function ya({map:t,onPoint:e}){let[o,n]=E(!1),r=H(()=>o?ba(t,_d):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:d})=>d!=="touch"&&e(a,i),children:[l(A,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(A,{token:t.columns[i],length:30})," ",l("b",{children:F(c)})]})},`${a} ${i}`))})]})}var rr=32,xa=8;function _a({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=E(0),a=rt(t),i=Math.max(0,Math.floor(r/rr)-xa),c=Math.min(t.rows.length,i+3*xa+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>l("th",{scope:"col",children:l(A,{token:d})},u))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*rr}px`}}),t.rows.slice(i,c).map((d,u)=>{let p=i+u;return l("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:l(A,{token:d,length:30})})}),t.columns.map((h,f)=>{let m=p*t.columns.length+f;return l("td",{children:t.blocked?.[m]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},f)})]},p)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*rr}px`}})]})]})})}var va={usual:14,presented:20};function ka({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=E(Xo),[i,c]=E(null),d={words:e.tokens==="words",muted:e.mute},u=H(()=>t.groups.map(O=>oe(t,O,d)),[t,d.words,d.muted]),p=i&&vd(t,i)?i:e,h=u.find(({group:O})=>O.kind===p.kind)??u[0],f=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,w]=pa(t,e,f,n),g=H(()=>f?As(t,p):So(t,h,p,d.muted),[t,h,p.layer,p.head,f,m]),b=Math.max(0,t.steps.length-1),y=O=>B({step:Math.max(0,Math.min(O,b))}),v=ca(e.step,b,y),x=s.looks?.side==="target"?s.looks.place:e.step;Bi(r,{go:y,step:e.step,last:b,player:v,presenting:e.present}),qr(r),C(()=>ha(r.current,e.present),[e.present]);let _=Yn(t,g,e.step),k=(v.playing||t.layout==="decoding")&&!t.encoderOnly,S={...Xn(g,s),step:x===e.step?_:Yn(t,g,x),chosen:f?[]:e.rows,done:k&&_.length?_[0]+1:1/0};C(()=>Md(r.current,u,s),[u,s]);let M=Jt((O,nt)=>a($i(g,O,nt)),[g]),L=O=>{let[{side:nt,place:kt}]=g.rowSpots[O];if(t.layout!=="heads")return nt==="target"||t.encoderOnly?y(kt):void 0;let pn=e.rows.includes(O)?e.rows.filter(sc=>sc!==O):[...e.rows,O].slice(-Fn);return B({rows:pn})},N=Jt(O=>{c(null),B({...O,rows:[]})},[]),D=$(i);D.current=i;let G=Jt(O=>{!Sd(r.current)||D.current&&sn(D.current,O)?N(O):c(O)},[]);C(()=>c(null),[e.kind,e.layer,e.head]);let T=H(()=>u.filter(({group:O})=>!e.kinds.length||e.kinds.includes(O.kind)),[u,String(e.kinds)]),tt=H(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[lt,wt]=[H(()=>e.layers,[String(e.layers)]),H(()=>e.roles,[String(e.roles)])],vt=O=>O&&{picture:O,theme:o};return aa({map:()=>vt(Pi({map:g,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>vt(Ai({map:g,rows:S.chosen},o))),heads:()=>vt(Li({example:t,frames:T,open:e,layers:lt,roles:wt},o)),player:()=>vt(Ii({example:t,open:p,step:x,pointed:s},o))}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(Vi,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&l(Zi,{root:r}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l(ia,{example:t,frames:T,open:tt,layers:lt,roles:wt,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:N,onTap:G})}),l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>B({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:i?"peeked":"",children:g.title}),l(Ki,{example:t,selection:e})]}),e.view==="lines"?l(ea,{map:g,lit:S,theme:o,onPoint:M,onPress:L}):e.view==="table"?l(_a,{map:g,chosen:e.rows,caption:g.caption,onPress:L}):l(Ji,{map:g,lit:S,theme:o,caption:g.caption,letters:e.present?va.presented:va.usual,onPoint:M,onPress:L}),l(Hi,{map:g,lit:S}),t.exactAt&&l(fa,{map:g,trouble:w,muted:d.muted&&!f,peeked:i!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask"]})]}),l("div",{class:"foot",children:[n&&!it.includes(p.head)&&!f&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??_[0]??1}),children:"Work its numbers out, inside this head"}),l(ya,{map:g,onPoint:M})]}),S.chosen.length>0&&!i&&l(Ui,{map:g,rows:S.chosen,colours:o.lines,onDrop:L})]}),t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(la,{step:e.step,last:b,player:v,go:y}),t.steps[x]&&l(qi,{example:t,step:x,open:p}),l(wa,{example:t,open:p,step:x,pointed:s,came:m,theme:o,player:v,onPoint:a,go:y}),t.steps[x]&&l(oa,{example:t,step:t.steps[x],onForce:n&&t.forceable?O=>(v.pause(),n("forced",{step:x,token:O})):void 0}),x===b&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(ga,{root:r,pointing:S.rows.length+S.columns.length>0,step:x}),t.cards&&l(zi,{card:kd(t,p),heading:t.cards.heading,note:t.cards.note})]})}function vd({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Ot(r).includes(n)}function kd({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Sd(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Md(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Xn(n,o),i=([h=-1],f)=>h<0?["-10","0"]:[String(h/f),String(1/f)],[[c,d],[u,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[h,f]of Object.entries({top:c,high:d,left:u,wide:p}))r.style.setProperty(`--${h}`,f);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Sa=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Ma=`/* All heads */

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
`;var an=`/* The open head */

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
`;var Oa=`/* Steps */

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
`;var Ea=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var $a=`/* Decoding: the steps first */

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
`;var Ta=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var Pd=[zt,Vo,Sa,ge,Ma,an,Oa,Ea,$a,Ta].join(`
`),Aa=new WeakMap;function sr({data:t,parentElement:e,setTriggerValue:o}){let n=ht(e,Pd),r=Aa.get(n),s=r?.bytes===t?r.example:Ei(t);return Aa.set(n,{bytes:t,example:s}),W(l(Rd,{example:s,theme:It(n),send:o}),n),Be(e,o),()=>{W(null,n),n.remove()}}function Rd({example:t,theme:e,send:o}){let[n,r]=E(se);return q(()=>{let s=()=>r(se());return s(),$o(s)},[]),l(ka,{example:t,theme:e,send:o,selection:Ps(n,t)})}var La=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Ca(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=La(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&La(o.blocked)}return e}var cn={usual:14,small:12},ir=200,ar=90,ye=5,Nd={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function ln(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Id(t,s,r);for(let s of o.boxes)zd(t,s,n,r);if(o.boxes[0].width>=ar)for(let s of o.tokens)Dd(t,e,s,r)}function Id(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,p]of s)[a,i]=d==="M"?[Number(u),Number(p)]:d==="H"?[Number(u),i]:[a,Number(u)];let c=n==="H"?`M${a} ${i}L${a-ye} ${i-ye}V${i+ye}Z`:`M${a} ${Number(r)}L${a-ye} ${i+ye}H${a+ye}Z`;t.path(c,{fill:o.quiet})}function zd(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[Nd[e.role]],u=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?c.text:d,width:u?3:1.2,radius:6});let h=Hd(e.value,o,n,r,s);if(h&&cr(t,e.value,h),r<ar)return;let f=r<ir?cn.small:cn.usual,m={size:f,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(h?h[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(P(g,R(m,c))<=w||s<2.6*f)t.text(g,o+8,n+s/2,m);else{let b=fo(g,w,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function Hd(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<ar?.8:n<ir?.3:.42));return[e+n-s-c,o+s,c,a]}function cr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&$t(t,s,o,n,a)}function Dd(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<ir?cn.small:cn.usual,code:!0,fill:i.text},d=e[o].map(m=>I(m)),u=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(u?"":" "),h=m=>P(p(d.slice(0,m))+(m<d.length?"\u2026":""),R(c,i))<=s,f=d.length;for(;f>1&&!h(f);)f-=1;t.text(p(d.slice(0,f))+(f<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var lr={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},xe=9,We=24,ur=8,Fd=.62,qd=1.25,_t={most:300,gap:64,side:26,edge:10};function un(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(f=>f.layer===null||f.layer===e),s=["encoder","decoder"].filter(f=>r.some(m=>m.side===f)),a=s.map(f=>r.filter(m=>m.side===f)),i=Math.max(...a.map(f=>2*(We+xe)+2*ur+f.reduce((m,w)=>m+lr[w.role]+xe,0))),c=Math.max(Fd,Math.min(qd,n/i)),d=Math.min(_t.gap,o*.1),u=Math.floor(Math.min(_t.most,(o-_t.edge-s.length*_t.side-(s.length-1)*d)/s.length)),p=Math.ceil(i*c),h={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(u+_t.side)+(s.length-1)*d+_t.edge,height:p,unit:c};return a.forEach((f,m)=>Ud(h,f,{left:_t.side+m*(u+_t.side+d),width:u,isLast:m===a.length-1})),jd(h),h}function Ud(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=u=>i-=u*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(We),width:n,height:We*s});let d=null;if(e.forEach((u,p)=>{let h=e[p-1];h&&h.layer===null!=(u.layer===null)&&c(ur);let f=i,m=(c(xe),c(lr[u.role])),w=lr[u.role]*s;t.arrows.push(`M${a} ${f}V${m+w}`),t.boxes.push({box:u,left:o,top:m,width:n,height:w}),u.layer!==null&&(d={top:m,bottom:d?.bottom??m+w})}),d){let{top:u,bottom:p}=d,h=ur*s*.8;t.frames.push({left:o-_t.side+6,top:u-h,width:n+_t.side,height:p-u+2*h})}r&&(t.arrows.push(`M${a} ${i}V${c(xe),i}`),t.tokens.push({text:"written",left:o,top:c(We),width:n,height:We*s}));for(let u of Bd(t,e))t.lines.push(u)}function Bd(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+xe*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function jd(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-xe*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Wd={width:760,height:860};function Pa(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=un(t,{layer:n,...Wd}),s={width:r.width,height:r.height,draw:(a,i,c)=>ln(ro(a,i,c),t,r,{open:"",here:[]},o)};return U([ft(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var dr=13,Ra={least:6,most:22},Na=380;function Ia(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let f={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=Bt(f,{width:o,height:Na,cell:40,letters:dr},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,y)=>jt(g,f,{...m,left:m.left+b,top:m.top+y},w,n)}}let c={size:dr,code:!0,fill:n.quiet},d=i?s.map(f=>I(f,10)):[],u=d.length?Math.ceil(Math.max(...d.map(f=>P(f,R(c,n)))))+8:0,p=Math.max(Ra.least,Math.min(Ra.most,Na/r.rows)),h=Math.round(r.rows*p);return{width:o,height:h,draw(f,m,w){for(let g of Co(d.length,p,dr,[]))f.text(d[g],m+u-6,w+(g+.5)*p,{...c,align:"right"});cr(f,r,[m+u,w,o-u,h])}}}var Gd={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function za({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=Q();C(()=>{if(!r.current||!a)return;let h=Ia(t,e,a,o);h.draw(et(r.current,h.width,h.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[u,p]=Gd[e.role]??[];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:dn(e)}),l("p",{children:[e.said," ",i.said]}),u&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:u,kind:e.kind,layer:e.layer}),children:p}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${dn(e)}: ${Z(c)} \xD7 ${Z(d)} numbers`})}),l("p",{class:"note",children:[Z(c)," \xD7 ",Z(d),": ",Vd(e),", ",Kd(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Vd=({role:t})=>t==="attention"?"row = looks":"row = token";function Kd({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function Ha({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=Q(),[i,c]=E(""),[d,u]=E(""),p=H(()=>a.width?un(t,{layer:r,...a}):null,[t,r,a]),h=w=>p?.boxes.find(g=>g.box.name===Xd(w,r))?.box,f=p?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,m=h(i)??h(d)??f;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(xt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,g)=>[String(g),String(g+1)]),value:String(r),onChoose:w=>B({layer:Number(w)})}),l("div",{class:"figure",ref:s,children:p&&l(Yd,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:c,onKeep:u})})]}),m&&l(za,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Xd=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Yd({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);C(()=>{a.current&&ln(et(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:u,width:p,height:h})=>l("li",{children:l("button",{type:"button","aria-label":dn(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${p}px`,height:`${h}px`},onPointerEnter:({pointerType:f})=>f!=="touch"&&r(c.name),onFocus:({currentTarget:f})=>f.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function dn({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Da=`/* The whole model: the figure, and beside it what is open. */

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
`;var Jd=[zt,ge,an,Da].join(`
`);function Fa({data:t,parentElement:e,setTriggerValue:o}){let n=ht(e,Jd);return W(l(Qd,{model:Ca(t),theme:It(n),send:o}),n),()=>{W(null,n),n.remove()}}function Qd({model:t,theme:e,send:o}){let[n,r]=E(se);return q(()=>{let s=()=>r(se());return s(),$o(s)},[]),q(()=>bt("whole-model",()=>({picture:Pa(t,se().layer,e),theme:e})),[t,e]),l(Ha,{model:t,selection:n,theme:e,send:o})}var tp=[137,80,78,71,13,10,26,10],qa=33,ep={Title:"figure",Description:"caption",Software:"program"},op={"&":"&amp;","<":"&lt;",">":"&gt;"},np=new TextEncoder;function Ua(t,e){if(!tp.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(ep).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>rp(a,i)),r=[t.subarray(0,qa),...n,t.subarray(qa)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function rp(t,e){let o=np.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,sp(o)),n}function sp(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Ba(t,e){let o=t.indexOf(">")+1,n=i=>Ee(i).replace(/[&<>]/g,c=>op[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var ip="http://www.w3.org/2000/svg",ja="http://www.w3.org/1999/xlink",ap=2,cp=16e6,lp=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Wa(t){let e=up(t);return{svg:fr(e),png:await fp(e)}}var fr=t=>new XMLSerializer().serializeToString(t);function hr(t,e){let o=document.createElementNS(ip,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function up(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=hr("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(hr("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(lp))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))dp(i,a);for(let i of s.querySelectorAll("image"))pp(i);return s}function dp(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Cn(Ee(r.data)))}function pp(t){let e=t.getAttributeNS(ja,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(ja,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function fp(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(ap,Math.sqrt(cp/(e*o))),r=t.cloneNode(!0),s=hr("style",{});s.textContent=await hp(fr(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(fr(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var pr=new Map;async function hp(t){let e=[];for(let o of mp()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;pr.has(a)||pr.set(a,fetch(a).then(c=>c.blob()).then(gp).catch(()=>null));let i=await pr.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function mp(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function gp(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Ga=5e3,wp=6e4;async function Va(t,e){let{svg:o,png:n}=await bp(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Ba(o,e),png:Ua(r,e)}}async function bp(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Ga;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Fr(t);if(s)return is(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Wa(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?wp:Ga}throw new Error("It is not drawn.")}function Xa({figures:t,chosen:e,onTaken:o}){let[n,r]=E({}),s=t.filter(({key:d})=>!(d in n));q(()=>{s.length&&yp(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...u})=>u);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(Ka,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(Ka,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(xp,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function yp(t){let e={};for(let{key:o,about:n}of t)e[o]=await Va(o,n).catch(()=>null);return e}function Ka({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function xp({png:t,caption:e}){let o=H(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);q(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Ya=`.lab {
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
`;function vp({data:t,parentElement:e,setTriggerValue:o}){let n=ht(e,Ya);n.hasChildNodes()||Sp(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:kp(i.png)}])));return W(l(Xa,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{W(null,n),n.remove()}}function kp(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Sp(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Mp({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ds(t,s=>o("chosen",s))}function Za(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Ja=new WeakMap;function Qa(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(Op)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function Op(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,p]})=>d/Math.abs(p-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(Ja.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=Za({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Ja.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var mr="[data-testid=stSidebar]",tc=!1;function Ep({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!tc&&(tc=!0,Qa(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${mr} a[href]`)&&setTimeout($p)}))}function $p(){let t=document.querySelector(`${mr} [data-testid=stSidebarCollapseButton] button, ${mr} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function ec(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var oc=`.glossary {
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
`;function Ap({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:oc}),n),W(l(Cp,{terms:t.terms}),n),()=>{W(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&Lp()}}function Lp(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function Cp({terms:t}){let[e,o]=E(""),n=$(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=ec(t,e);return l(V,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var[nc,gr]=["",""];function Pp({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),nc!==t.page&&(nc=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Rp({data:t}){t.what!==gr&&(gr=t.what,gr&&setTimeout(()=>Np(t.part),200))}function Np(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var rc=`form {
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
`;var zp="lab/teacher";function Hp({data:t,parentElement:e}){let o=ht(e,rc);return W(l(Dp,{entered:t.entered}),o),()=>{W(null,o),o.remove()}}function Dp({entered:t}){let[e,o]=E(""),[n,r]=E(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(zp,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}_i({alignment:hs,beams:qs,film:xi,stage:sr,wholeModel:Fa});Mi(sr);export{hs as alignment,qs as beams,vp as exporter,xi as film,Mp as follow,Ep as frame,Ap as glossary,Rp as intoSight,Pp as openAtTop,sr as stage,Hp as teacherKey,Fa as wholeModel};
