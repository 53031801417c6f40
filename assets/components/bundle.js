var D,hs,Sl,Pt,jn,mo,ms,po,gs,Gn,Wn,Ml,Ie=Symbol.for("pv"),go={},wo=[],Ol=/^m(i|n|o|s|text|space)$/,bo=Array.isArray,Kn=wo.slice,ee=Object.assign;function te(t){t&&t.parentNode&&t.remove()}function Vn(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Kn.call(arguments,2):o),Re(t,a,n,r,null)}function Re(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ie,__v:r||++hs,__i:-1,__u:0};return!r&&D.vnode&&D.vnode(s),s}function W(t){return t.children}function Rt(t,e){this.props=t,this.context=e,this.__g=0}function It(t,e){if(e==null)return t.__&&It(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:It(t)}function El(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=ee({constructor:Ie},o)).__v=o.__v+1,D.vnode&&D.vnode(e),Yn(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||It(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,vs(r,e,s),o.__=o.__e=null,e.__e!=n&&ws(e))}function ws(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ws(t)}function fs(t){(8&t.__g||(t.__g|=8,Pt.push(t),mo++))&&jn==D.debounceRendering||((jn=D.debounceRendering)||queueMicrotask)(bs)}function bs(){try{for(var t,e=1;Pt.length;)Pt.length>e&&Pt.sort(ms),t=Pt.shift(),e=Pt.length,8&t.__g&&El(t)}finally{(mo=Pt.length)&&(jn||queueMicrotask)(bs)}}function xs(t,e,o,n,r,s,a,i,c,d,u){var p,f,h,g,w,m,b=n.__k||wo,x=e.length;for(c=$l(o,e,b,c,x),p=0;p<x;p++)(h=o.__k[p])!=null&&(f=~h.__i&&b[h.__i]||go,h.__i=p,m=Yn(t,h,f,r,s,a,i,c,d,u),g=h.__e,(f.ref!=h.ref||8&f.__u)&&(f.ref&&Zn(f.ref,null,h,f),h.ref&&u.push(h.ref,h.__c||g,h)),w=w||g,4&h.__u?(c=ys(h,c,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="function"&&m!==void 0?c=m:g&&(c=g.nextSibling),h.__u&=-21);return o.__e=w,c}function $l(t,e,o,n,r){var s,a,i,c,d,u,p,f,h,g=o.length,w=g,m=0,b=0,x=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=x[s]=Re(null,a):bo(a)?a=x[s]=Re(W,{children:a}):a.constructor===Ie&&a.__b?a=x[s]=Re(a.type,a.props,a.key,a.ref,a.__v):x[s]=a,c=s+m,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Tl(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?m--:d==c+1?m++:d!=c&&(d>c?m--:m++,b=1)):(~d||(r>g?m--:r<g&&m++),typeof a.type!="function"&&(a.__u|=4))):x[s]=null;if(b){for(u=[],p=[],s=0;s<r;s++)if((a=x[s])&&16&a.__u){for(m=0,f=u.length;m<f;)u[h=m+f>>1]<a.__i?m=h+1:f=h;u[m]=a.__i,p[s]=m+1}for(m=u.length;s--;)p[s]&&(p[s]==m?m--:x[s].__u|=4)}if(w)for(s=0;s<g;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=It(i)),Jn(i,i));return n}function ys(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ys(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=It(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Xn(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(bo(t)?t.some(function(o){Xn(o,e)}):e.push(t)),e}function Tl(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function ps(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function fo(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||ps(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||ps(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Wn[e]||(Wn[e]=Al(e)),(t.__a||(t.__a={}))[e]=Gn,s=e!=(e=e.replace(gs,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Al(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[po]==null)e[po]=Gn++;else if(e[po]<this.__a[t])return;return o(D.event?D.event(e):e)}}}function Yn(t,e,o,n,r,s,a,i,c,d){var u,p,f,h,g,w,m,b,x,_,y,v,k,M,S,T,E,j,q=e.type;if(e.constructor!==Ie)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(e.__u|=c,p=s=[],u.nodeType==8?i=ho(u,s):s.push(u),i=s[0]||i),(u=D.__b)&&u(e);t:if(typeof q=="function"){f=a.length;try{if(b=e.props,x=(u=q.prototype)&&u.render,_=(u=q.contextType)&&n[u.__c],y=u?_?_.props.value:u.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(x?e.__c=h=new q(b,y):(e.__c=h=new Rt(b,y),h.constructor=q,h.render=Cl),_&&_.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),q.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=ee({},h.__s)),ee(h.__s,q.getDerivedStateFromProps(b,h.__s)))),g=h.props,w=h.state,h.__v=e,o.__c){if(b!==g&&x&&!q.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(b,h.__s,y)===!1){e.__v!=o.__v&&(h.props=b,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(A){A&&(A.__=e)}),wo.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=It(o);break t}h.componentWillUpdate&&h.componentWillUpdate(b,h.__s,y),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(g,w,m)})}else x&&!q.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=y,h.props=b,h.__P=t,h.__g&=-5,v=D.__r,k=x?25:0;do h.__g&=-9,v&&v(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++k<25);x&&(wo.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=ee({},n,h.getChildContext())),x&&o.__c&&h.getSnapshotBeforeUpdate&&(m=h.getSnapshotBeforeUpdate(g,w)),M=u&&u.type===W&&u.key==null?u.props.children:u,b.__P&&(u=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(A){A&&Jn(A,A)}),o.__k=null),i=o.__k?It(o,0):null),i=xs(t,bo(M)?M:[M],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=u),e.__u&=-161,p&&p.some(te),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(a.length=f,e.__v=null,c||s)if(A&&A.then){if(e.__u|=128|c,s){for(~(E=s.indexOf(i||void 0))||(E=s.length);(j=s[E-1])&&j.nodeType==8;)E--;for(;E<s.length;E++)if(j=s[E])if(s[E]=null,S){if(j==T)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(T=ho(S=j))}}if(!S){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;S=i}(u=ho(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(te);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),A&&A.then||_s(e),D.__e(A,e,o)}}else i=e.__e=Ll(o.__e,e,o,n,r,s,a,c,d,t);return(u=D.diffed)&&u(e),i}function ho(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function _s(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(_s))}function vs(t,e,o){for(var n=0;n<o.length;)Zn(o[n++],o[n++],o[n++]);D.__c&&D.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){D.__e(s,r.__v)}})}function Ll(t,e,o,n,r,s,a,i,c,d){var u,p,f,h,g,w,m,b,x=o.props||go,_=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(y?g.localName==y:g.nodeType==3)){t=g,s[u]=null;break}}if(!t){if(b=d.ownerDocument||document,!y)return b.createTextNode(_);t=b.createElementNS(r,y,_.is?_:d),i&&(D.__m&&D.__m(e,s),i=!1),s=null}if(y){if(d=y=="template"&&t.content||t,s=y=="textarea"&&_.defaultValue!=null?null:s&&Kn.call(d.childNodes),!i&&s)for(x={},u=0;u<t.attributes.length;u++)x[(g=t.attributes[u]).name]=g.value;for(u in x)g=x[u],u=="dangerouslySetInnerHTML"?f=g:u=="children"||u in _||u=="value"&&"defaultValue"in _||u=="checked"&&"defaultChecked"in _||fo(t,u,null,g,r);for(u in _)g=_[u],u=="children"?h=g:u=="dangerouslySetInnerHTML"?p=g:u=="value"?w=g:u=="checked"?m=g:i&&typeof g!="function"||x[u]===g||fo(t,u,g,x[u],r);p?(i||f&&(p.__html==f.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(f&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ol.test(y))&&(r="http://www.w3.org/1999/xhtml"),xs(d,bo(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&It(o,0),i,c),s&&s.some(te)),i&&y!="textarea"||(u="value",y=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(y!="progress"||w)||fo(t,u,w,x[u],r),u="checked",m!=null&&m!=t[u]&&fo(t,u,m,x[u],r))}else x===_||i&&t.data==_||(t.data=_);return t}function Zn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){D.__e(r,o)}}function Jn(t,e,o){var n,r,s,a;if(D.unmount&&D.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Zn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){D.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Jn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=ho(n,s=[]))&&(n==t.__e&&s.some(te),te(r),te(n)),o||te(t.__e),t.__e=t.__c=t.__=null}function Cl(t,e,o){return this.constructor(t,o)}function K(t,e){var o,n,r,s;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Re(W,{children:[t]}),r=[],s=[],Yn(e,e.__k,n||go,go,e.namespaceURI,n?null:e.firstChild?Kn.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),vs(r,e.__k,s),e.__k.props.children=null}D={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw mo=0,t}},hs=0,Sl=function(t){return t!=null&&t.constructor===Ie},Rt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=ee({},this.state)),typeof t=="function"&&(t=t(ee({},o),this.props)),t&&(ee(o,t),this.__v&&(e&&this.__k.push(e),fs(this)))},Rt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),fs(this))},Rt.prototype.render=W,Pt=[],mo=0,ms=function(t,e){return t.__v.__b-e.__v.__b},po=Symbol(),gs=/(PointerCapture)$|Capture$/i,Gn=0,Wn={},Ml=0;var he,Q,Qn,ks,tr=Object.is,ze=0,Cs=[],er=[],Z=D,Ss=Z.__b,Ms=Z.__r,Os=Z.diffed,Es=Z.__c,$s=Z.unmount,Ts=Z.__;function xo(t,e){Z.__h&&Z.__h(Q,t,ze||e),ze=0;var o=Q.__H||(Q.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return ze=1,Ps(Rs,t)}function Ps(t,e,o){var n=xo(he++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Rs(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);tr(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=Q,!Q.__f)){Q.__f=!0;var r=Q.shouldComponentUpdate;Q.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(f){f.__N&&(d=!0,tr(f.__[0],f.__N[0])||(u=!0))}),r){var p=r.call(this,s,a,i);return d?p||u:p}return!d||u}}return n.__}function F(t,e){var o=xo(he++,3);!Z.__s&&nr(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,Q.__H.__h.push(o))}function C(t,e){var o=xo(he++,4);!Z.__s&&nr(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,Q.__h.push(o))}function $(t){return ze=5,N(function(){return{current:t}},[])}function N(t,e){var o=xo(he++,7);return nr(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function oe(t,e){return ze=8,N(function(){return t},e)}function Pl(){var t;do{for(;t=er.shift();)try{Ne(t)}catch(o){Z.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Cs.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ne),e.__h.some(or),e.__h=[]}catch(o){e.__h=[],Z.__e(o,t.__v)}}}while(er.length)}Z.__b=function(t){Q=null,Ss&&Ss(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ts&&Ts(t,e)},Z.__r=function(t){Ms&&Ms(t),he=0;var e=(Q=t.__c).__H;e&&(Qn==Q?Q.__h=[]:(e.__h.some(Ne),e.__h.some(or),he=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Qn=Q},Z.diffed=function(t){Os&&Os(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ls(Cs.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Qn=Q=null},Z.__c=function(t,e){e.some(function(o){try{o.__h.some(Ne),o.__h=o.__h.filter(function(n){return!n.__||or(n)})}catch(n){o.__h=[function(){throw n}]}}),Es&&Es(t,e)},Z.unmount=function(t){$s&&$s(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Ls(er.push(r))}else Ne(r)}catch(s){e=s}}),n.__H=void 0,e&&Z.__e(e,n.__v))};var As=typeof requestAnimationFrame=="function";function Rl(t){var e,o=function(){clearTimeout(n),As&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);As&&(e=requestAnimationFrame(o))}function Ls(t){t!=1&&ks==Z.requestAnimationFrame||((ks=Z.requestAnimationFrame)||Rl)(Pl)}function Ne(t){var e=Q,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),Q=e}function or(t){var e=Q;t.__c=t.__(),Q=e}function nr(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!tr(o,t[n])})}function Rs(t,e){return typeof e=="function"?e(t):e}var yo=new Map;function pt(t,e){return yo.set(t,e),()=>{yo.get(t)===e&&yo.delete(t)}}var Is=t=>yo.get(t)?.()??null;function ot(){let t=$(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Ns(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=[...e.querySelectorAll(".large-map, .lines, .table")].find(i=>i.getClientRects().length);if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var Il=/[\u202A-\u202E\u2066-\u2069]/g,Nl=/(\p{M}{4})\p{M}+/gu,zl=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Hl={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Dl=new Intl.Segmenter(void 0,{granularity:"grapheme"}),rr=t=>[...Dl.segment(t)].map(e=>e.segment),zs=14;function He(t){let e=t.replace(Il,"").replace(Nl,"$1");return/^\s+$/.test(e)?[...e].map(o=>Hl[o]??"\u2423").join(""):e||"\u2205"}function bt(t,e=zs){let o=He(t);if(o.length<=e)return o;let n=rr(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function I(t,e=zs){return`\u2068${bt(t,e)}\u2069`}function xt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return zl.test(e)?"rtl":"ltr"}var Fl=Symbol.for("pv"),ql=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fl,__v:--ql,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),D.vnode&&D.vnode(d),d}function L({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:He(t),children:bt(t,e)})}function Nt({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return F(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function zt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var De=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function _o({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=$(!1),c=(p,f=!0)=>a(h=>h.id===p?h:{id:p,spoken:f}),d=({pointerType:p,target:f,currentTarget:h})=>p!=="touch"&&c(De(f)??De(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:p})=>{i.current=p==="touch"},onClick:({target:p})=>e(De(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let f=De(p);f&&o(f),f&&p instanceof Element&&p.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:f,target:h,currentTarget:g}=p,w=De(h);f==="Escape"?c(null):w&&zt(p,t(w),m=>g.querySelector(`[data-id="${m.id}"]`))}}}}function me({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(L,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function it(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+tt(Number(r))+(s?`.${s}`:"")}function tt(t){return t.toLocaleString("en")}function H(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?H(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Ul(t){return`\u2248${(t*100).toFixed(0)} %`}var st=({rounded:t})=>t?Ul:H;function vo(t){return t>=.005?(t*100).toFixed(0):""}var ht=t=>t.map(e=>typeof e=="string"?e:I(e.token,e.length)).join("");var Bl;function ko(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=Bl??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(c,0,0),a}var rt=6;function R({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function et(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:u,width:p=1,opacity:f=1,dash:h=[]},g)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(g)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:p}),i.setLineDash(h),i.stroke(g)),i.globalAlpha=1};return{rect(d,u,p,f,h){let g=new Path2D;h.radius?g.roundRect(d,u,p,f,h.radius):g.rect(d,u,p,f),c(h,g)},text(d,u,p,f){i.save(),i.translate(u,p),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:R(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,p,f,h)=>i.drawImage(ko(d,u,p,n,h),...f),hatch(d,u,p,f){i.fillStyle=jl(i,n),i.fillRect(d,u,p,f)},path(d,u){let[p,f]=u.shift??[0,0];i.save(),i.translate(p,f),c(u,new Path2D(d)),i.restore()}}}function ge(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],u)=>t.cells(n,r,s,[a+e,i+o,c,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Hs=new Map;function jl(t,e){let o=Hs.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:rt,height:rt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,rt,rt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-rt,0,rt])r.moveTo(a-1,rt+1),r.lineTo(a+rt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Hs.set(e.signature,s),s}var Ds=[255,255,255],Fs=[0,0,0],Wl,cr=()=>Wl??=document.createElement("canvas").getContext("2d");function Ht(t){let e=cr();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Fe=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Mt=t=>`rgb(${t.join(",")})`;function sr(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function qs(t,e){let[o,n]=[sr(t),sr(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function ir(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Fe(t[r],t[r+1],n-r)})}function Dt(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[Ht(o("text-color")),Ht(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),u=ir(s.map(Ht)),p=o("chart-diverging-colors").split(","),f=ir(p.map(Ht));return{text:Mt(n),quiet:Mt(Fe(r,n,.72)),ground:Mt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Mt(Fe(r,n,.09)),hatchLine:Mt(Fe(r,n,.3)),scale:u.map(Mt),ink:u.map(So),pixels:ar(u),signed:f.map(Mt),signedInk:f.map(So),signedPixels:ar(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:sr(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var So=t=>Mt(qs(t,Ds)>=qs(t,Fs)?Ds:Fs);function Mo(t){let e=ir([Ht(t.ground),Fe(Ht(t.ground),Ht(t.text),.45)]);return{...t,scale:e.map(Mt),ink:e.map(So),pixels:ar(e),signature:`${t.signature}|off`}}var lr=t=>So(Ht(t)),ar=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function P(t,e){let o=cr();return o.font=e,o.measureText(t).width}function Us(t){let e=cr();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var ne=["source","target"];var js=t=>t==="source"?"target":"source";function Ws(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Bs("source",t.source),target:Bs("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:Gl(n,t.gold??[])}}var Bs=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Oo({words:t,weights:e},o){return t[js(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var ur=t=>1-t.reduce((e,{weight:o})=>e+o,0);function Gl(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=Oo(t,a),c=Math.max(...i.map(({weight:u})=>u)),d=c>=ur(i)?i.find(({weight:u})=>u===c):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Eo(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[js(o.side)])]:[]),a=new Map(o?Oo(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var Kl=560,Vl={letters:20,padding:8,least:48},Xl={letters:17,padding:4,least:35},Yl={share:.03,least:4,most:44},Zl={share:.17,least:130,most:190},Gs=3;function $o({words:t,directions:e},o,n){let r=({share:w,least:m,most:b})=>Math.max(m,Math.min(b,o*w)),s=o<Kl,{letters:a,padding:i,least:c}=s?Xl:Vl,d=s?0:r(Yl),u=R({fill:"",size:a},n),p=ne.map(w=>t[w].map(({label:m})=>Math.max(c,Math.ceil(P(bt(m),u))+2*i))),f=p.map(w=>w.reduce((m,b)=>m+b+d,2*Gs-d)),h=Math.max(o,...f),g=new Map;return ne.forEach((w,m)=>{let b=(h-f[m])/2+Gs;t[w].forEach((x,_)=>{let y=p[m][_],v=b+y/2;g.set(x,{x:e[w]==="rtl"?h-v:v,width:y}),b+=y+d})}),{width:h,gap:d,links:r(Zl),letters:a,places:g}}function Ks({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((p,f)=>c(f)<c(p)?f:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function To({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var dr={best:[.45,.85],other:[.12,.72]};function Ao({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=dr[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Jl=6400,Vs=4,Ql=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,tu=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,eu={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Ys=t=>t.replace(/[&<>"]/g,e=>eu[e]);function fr(t){return tu.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var qe=t=>t.toWellFormed().replace(Ql,""),we=t=>Math.round(t*100)/100;function mt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Ys(String(typeof s=="number"?we(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Xs=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Zs(t,e,o,n){let r=[];n(ou(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${we(t)} ${we(e)}`};return mt("svg",s,mt("defs",{},su(o))+r.join(""))}function ou(t,e){return{rect:(o,n,r,s,a)=>t.push(mt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Xs(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(we).join(" ")})`;t.push(mt("path",{d:o,transform:r,...Xs(n)}))},hatch:(o,n,r,s)=>t.push(mt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...nu(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:u="left",turned:p}=s,f=fr(qe(o)),h=P(f,R(s,e)),[g,w]=[p?{transform:`translate(${we(n)} ${we(r)}) rotate(-90)`}:{x:n,y:void 0},Us(R(s,e))],m={...g,y:p?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...f].length>1?h:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(mt("text",m,Ys(f)))}}}function nu(t,e,o,[n,r,s,a],i,c){if(e*o>Jl)return[ru(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[u,p]=[s/o,a/e],f=g=>Math.min(255,Math.round(t[g]*255)),h=[];for(let g=0;g<e;g+=1)for(let w=0,m;w<o;w=m){let b=d[f(g*o+w)];for(m=w+1;m<o&&d[f(g*o+m)]===b;)m+=1;let x={x:n+w*u,y:r+g*p,width:(m-w)*u,height:p};h.push(mt("rect",{...x,fill:b}))}return[mt("g",{"shape-rendering":"crispEdges"},h.join(""))]}function ru(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*Vs,height:e*Vs}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(ko(t,e,o,i,c),0,0,d.width,d.height),mt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function su(t){let e=mt("rect",{width:rt,height:rt,fill:t.hatchGround}),o=[-rt,0,rt].map(r=>`M${r-1} ${rt+1}L${r+rt+1} -1`).join("");return mt("pattern",{id:"hatch",width:rt,height:rt,patternUnits:"userSpaceOnUse"},e+mt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Ue=12,iu=2,au=16e6,cu=1.4;function U(t,e=Ue){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function B(t,e=Ue){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Lo(t,e,o,n){let r=R(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&P(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*cu;return{width:Math.ceil(Math.max(0,...s.map(i=>P(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((u,p)=>i.text(u,c,d+(p+.5)*a,o))}}function lu(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Ue);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Ue,Ue)}}}function Js(t,e){let{width:o,height:n,draw:r}=lu(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(et(s,o,n,e,Math.min(iu,Math.sqrt(au/(o*n))))),{svg:Zs(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var V=14,uu=18,pr=64,Be={width:96,height:12},at=(t,e)=>nt(t,{size:uu,bold:!0,fill:e.text},e),ut=(t,e,o)=>Lo(t,e,{size:V,fill:o.text},o);function nt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(P(t,R(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function be({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>nt(n,{size:V,fill:r,bold:s},e);return B([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),B([o("0 %"),du(e),o("100 %")],6),t&&B([je((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function du(t){let e=Float32Array.from({length:pr},(o,n)=>n/(pr-1));return{...Be,draw(o,n,r){o.cells(e,1,pr,[n,r+4,Be.width,Be.height]),o.rect(n,r+4,Be.width,Be.height,{stroke:t.hatchLine})}}}var je=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var fu=.1,pu=3,We={source:"Text: looked at (key)",target:"Translation: looks (query)"},ei={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},hu="The more weight, the thicker and the stronger in colour",Ge={line:3,name:12};function Co(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${H(e)}`:"others"],["",hu],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var ti=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Ke(t,e,o){let n=Oo(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<pu?.005:fu)),a=e.side==="target",i=ur(n);return[...ti(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},u)=>[u?", ":"",...ti(c),` (${H(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${H(i)}`:""]}var mu=720,re={heading:26,number:22,label:34},mr=15,gr={width:32,height:20},hr=32;function oi(t,e,o,n){let r=$o(t,mu,n),s=o&&ut(ht(Ke(t,o,Ge.line)),r.width,n),a=re.heading+re.number+re.label,i={width:r.width,height:2*a+r.links,draw:c};return U([s,i,gu(t.knowsGold,e,r.width,n)],16);function c(d,u,p){let{lines:f,lit:h,told:g}=Eo(t,e,o),w=p+i.height;for(let m of f)d.path(To(r,m),{...Ao(m,n),shift:[u,p+a]});for(let m of ne){let b=_=>m==="source"?p+_:w-_,x=m==="source"?n.key:n.query;d.text(We[m],u,b(re.heading/2),{fill:x,size:mr,bold:!0});for(let _ of t.words[m]){let y=u+(r.places.get(_)?.x??0),v=o&&!h.has(_),k=g.get(_);k!==void 0&&d.text(H(k),y,b(re.heading+re.number/2),{fill:v?n.quiet:n.text,size:mr,bold:!v,align:"center"}),d.text(I(_.label),y,b(a-re.label/2),{fill:v?n.quiet:x,size:r.letters,align:"center"})}}}}function gu(t,e,o,n){let r=[[]];for(let[s,a]of Co(t,e)){let i=s&&{...gr,draw:(u,p,f)=>wu(u,s,p,f+gr.height/2,n)},c=B([i||null,nt(a,{fill:n.quiet,size:mr},n)],8),d=r.at(-1);d.length&&B([...d,c],20).width>o?r.push([c]):d.push(c)}return U(r.map(s=>B(s,20)),4)}function wu(t,e,o,n,r){let{width:s}=gr;if(e!=="gold"){let[i,c]=dr[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:hr},(p,f)=>i+(c-i)*f/(hr-1));t.cells(u,1,hr,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function ni({data:t,theme:e}){let[o,{width:n}]=ot(),r=$(null),[s,a]=O({source:0,target:0}),i=N(()=>Ws(t),[t.id]),c=Nt(e),d=N(()=>$o(i,n,e),[i,n,e.font,c]),{words:u,directions:p}=i,f=v=>ne.flatMap(k=>u[k]).find(k=>k.id===v)??null,{id:h,spoken:g,listeners:w}=_o({moves:v=>Ks(i,d,f(v)??u.source[0]),press:(v,{id:k,touch:M,point:S})=>(M||!v)&&S(k===v?null:v),onFocus:v=>{let k=f(v);k&&a({...s,[k.side]:k.index})},taps:!0}),m=f(h),{lines:b,lit:x,told:_}=Eo(i,t.least,m);F(()=>pt(t.name,()=>({picture:oi(i,t.least,m,e),theme:e})),[t,m,e]),C(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let y=v=>l(bu,{alignment:i,side:v,layout:d,lit:x,told:_,stop:Math.min(s[v],u[v].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(me,{parts:m&&Ke(i,m,Ge.line),hint:ei,spoken:g}),l("div",{class:"scroller",ref:r,children:l("div",{class:m?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[y("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(v=>{let{stroke:k,width:M,dash:S}=Ao(v,e),{source:T,target:E,kind:j,met:q}=v;return l("path",{class:q?`${j} met`:j,d:To(d,v),stroke:k,"stroke-width":M,"stroke-dasharray":S?.join(" ")},`${T.index} ${E.index} ${j}`)})}),y("target")]})}),l("div",{class:"legend",children:Co(i.knowsGold,t.least).map(([v,k])=>l("span",{class:"entry",children:[v&&l("span",{class:`swatch ${v}`}),k]},k))})]})}function bu({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=N(()=>t.words[e].map(i=>ht(Ke(t,i,Ge.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:We[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":We[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?H(r.get(i)??0):""}),l("span",{class:"label",children:l(L,{token:i.label})})]})},i.id))})]})}var ri=`.alignment .token {
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
`;var Ft=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var si=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function gt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function xe(t,e,o){let n=gt(t,[Ft,si,e].join(`
`));return K(o(Dt(n)),n),()=>{K(null,n),n.remove()}}var ii=({data:t,parentElement:e})=>xe(e,ri,o=>l(ni,{data:t,theme:o}));var ai=Object.assign;function Su(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Mu=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function qt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Su(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Vn(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Ou=Symbol.for("react.element"),Eu=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,$u=/[A-Z0-9]/g,Tu=typeof document<"u";var Au=function(t){return/fil|che|rad/.test(t)};Rt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Rt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var ci=D.event;D.event=function(t){return ci&&(t=ci(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Lu={configurable:!0,get:function(){return this.class}},li=D.vnode;D.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Tu&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var u=void 0;for(var p in d)typeof d[p]!="number"||Mu.test(p)||(u||(u=d=ai({},d)),d[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||Au(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&Eu.test(c)?c=c.replace($u,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=Xn(r.children).forEach(function(g){g.props.selected=a.multiple?h.indexOf(g.props.value)!=-1:h==g.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Lu)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=ai({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Ou,li&&li(t)};function ui(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-se(r).length,width:e}}var se=t=>t.filter(e=>e.kept);function ye(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var _e=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function di({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var wr=120,Io={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Ro={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},fi={point:`${Ro.point} Click or Enter opens it.`,tap:`${Ro.tap} Tap it again to open it.`},No=t=>t===0?"start":t===1?"step 1":String(t),zo=t=>`dropped: outside the best ${t}`,Cu=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Po=t=>Math.abs(t)<5e-5?"\u22480":it(t,Cu(t)),Ut=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Po(o)}`:"";function Pu(t){let e=ye(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=He(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>wr?rr(o):[];return n.length>wr?`\u2026${n.slice(1-wr).join("")}`:o}function Ve({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=se(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||se(o.children).length;return["\u201C",{token:Pu(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${H(_e(o))}; everything so far has ${H(Math.exp(n),1)}, log-probability ${Po(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${Po(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Po(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var J={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},ve={kept:38,dropped:22},Ot={least:22,most:64,cut:30,edge:6};function pi({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=P(bt(o.token,J.chip),R({fill:"",size:J.letters[n],bold:o.winner,code:!0},e)),s=Ut(o)&&J.mark+P(Ut(o),R({fill:"",size:J.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?J.least:0,Math.ceil(r+Number(s))+2*J.padding[n])]}))}function Ho({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(m=>o.get(m)??0))),a=n-2*Ot.edge-s.reduce((w,m)=>w+m,0),i=Math.max(Ot.least,Math.min(Ot.most,a/(s.length-1||1))),c=J.head+Ot.edge,d=t.map(w=>c+Math.max(e,se(w).length)*ve.kept+Ot.cut/2),u=new Map,p=s.map((w,m)=>Ot.edge+s.slice(0,m).reduce((b,x)=>b+x+i,0)),f=r?Math.max(...d):0;t.forEach((w,m)=>{let b=d[m]+Ot.cut/2-se(w).length*ve.dropped;for(let x of w){let _=x.kept?c+(x.place+.5)*ve.kept:b+(x.place+.5)*ve.dropped;u.set(x,{x:p[m],y:_,width:o.get(x)??0,end:p[m]+s[m]}),(x.kept||r)&&(f=Math.max(f,_+(x.kept?ve.kept:ve.dropped)/2))}});let h=p[p.length-1]+s[s.length-1]+Ot.edge,g=d.map((w,m)=>`H${Math.max(0,p[m]-i/2)}V${w}`);return{places:u,columns:p,cut:d[0],cutPath:`M0 ${d[0]}${g.join("")}H${Math.max(n,h)}`,width:h,height:f+Ot.edge}}function Xe({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Do=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var br=13,Ru=480,Iu={width:26,height:14},Nu={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function hi(t,e,o,n,r){let s=Ho(t,e,0,o),{width:a,height:i}=s,c=n&&ut(ht(Ve(t,n)),Math.max(Ru,a),r);return U([c,{width:a,height:i,draw:(d,u,p)=>zu(ge(d,u,p),t,s,o,n,r)},Du(r)],16)}function zu(t,e,o,n,r,s){let a={fill:s.quiet,size:br};o.columns.forEach((d,u)=>t.text(No(u),d,J.head/2-2,a)),t.rect(0,J.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=ye(r);for(let[d,u]of[...Do,["lit",p=>i.includes(p)]]){let p=Xe(o,e.nodes.filter(f=>u(f)&&(f.kept||n)));p&&t.path(p,{stroke:d==="winner"?s.primary:s.text,...Nu[d]})}for(let[d,u]of o.places)(d.kept||n)&&Hu(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=zo(e.width);t.rect(0,o.cut-br/2,P(c,R(a,s))+8,br,{fill:s.ground}),t.text(c,0,o.cut,a)}function Hu(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[u,p]=c?[J.letters.kept,J.high.kept]:[J.letters.dropped,J.high.dropped],f=[o,n-p/2,r,p],h=c?7:5;if(t.rect(...f,{fill:i.ground,radius:h}),c){t.rect(...f,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+p/2-4,(r-4)*_e(e),3,{fill:d?i.primary:i.quiet});let y=s||!d?i.text:i.primary;t.rect(...f,{stroke:y,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:h+3});let[g,w]=[I(e.token,J.chip),Ut(e)],m={fill:c||s?i.text:i.quiet,size:u,bold:d,code:!0},b={fill:i.text,size:J.letters.mark,bold:d},x=P(g,R(m,i)),_=o+(r-x-(w?J.mark+P(w,R(b,i)):0))/2;t.text(g,_,n,m),w&&t.text(w,_+x+J.mark,n,b)}function Du(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Iu,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Io).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return B([c,nt(i,e,t)],7)});return B(s,20)}var Fu=60;function mi({data:t,theme:e,open:o}){let[n,{width:r}]=ot(),s=$(null),[a,i]=O(null),[c,d]=O(""),[u,p]=O(null),f=N(()=>ui(t.nodes,t.width),[t.id]),h=Nt(e),g=N(()=>pi(f,e),[f,e.font,e.codeFont,h]),w=A=>f.nodes.find(Y=>String(Y.id)===String(A))??null,m=w(t.selected),b=f.dropped>0&&(a??(f.nodes.length<=Fu||m?.kept===!1)),x=N(()=>Ho(f,g,r,b),[f,g,r,b]);C(()=>p(null),[t]),F(()=>pt(t.name,()=>({picture:hi(f,g,b,m,e),theme:e})),[t,g,b,e]);let _=A=>{!o||A===m||(p(A),o(A.id,A===f.end))},y=A=>A.kept||b,{id:v,spoken:k,listeners:M}=_o({moves:A=>di(f,w(A)??f.nodes[0],y),press:(A,{id:Y,touch:Lt,point:Ct})=>{let lo=w(A);!lo||Lt&&Y!==A?Ct(A):_(lo)},onFocus:d}),S=w(v)??m,T=ye(S),E=w(c)??m??f.nodes[0],j=y(E)?E:E.parent,q=()=>{_(f.end);let A=s.current?.querySelector(`[data-id="${f.end.id}"]`);A instanceof HTMLElement&&A.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(me,{parts:S&&Ve(f,S),hint:o?fi:Ro,spoken:k}),o&&m&&m!==f.end&&l("button",{type:"button",class:"back",onClick:q,children:"Back to the winner"}),f.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:A})=>i(A.checked)}),"Show dropped branches (",f.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:b?"sheet":"sheet kept-only",style:{width:`${x.width}px`,height:`${x.height}px`},...M,children:[l("div",{class:"head",style:{height:`${J.head}px`},children:x.columns.map((A,Y)=>l("span",{class:"heading",style:{left:`${A}px`},children:No(Y)},Y))}),l(qu,{tree:f,layout:x}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:Xe(x,T.filter(y))})}),l("div",{class:"cut",style:{top:`${x.cut}px`},children:l("span",{children:zo(f.width)})}),f.columns.map((A,Y)=>{let Lt=Ct=>Ct?.depth===Y?Ct:null;return l(Uu,{tree:f,column:A,layout:x,lit:T[Y]??null,stop:Lt(j),current:Lt(m),pending:Lt(u)},Y)})]})}),l("div",{class:"legend",children:Object.entries(Io).map(([A,Y])=>l("span",{class:A,children:Y},A))})]})}var qu=qt(ju),Uu=qt(Wu),Bu=qt(Gu);function ju({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),Do.map(([o,n])=>l("path",{class:o,d:Xe(e,t.nodes.filter(n))},o))]})}function Wu({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(Bu,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function Gu({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:u=0}=o.places.get(e)??{},p=N(()=>ht(Ve(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,h])=>h?f:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${u}px`,"--own":_e(e)},children:[l(L,{token:e.token,length:J.chip}),Ut(e)&&l("span",{class:"mark",children:Ut(e)})]})})}var gi=`.beam {
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
`;var Ye={rounded:255,exact:65535},X=["mean","max","rollout"];function Et(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,f)=>f),i=a.filter(p=>!r.columnPieces[p].every(f=>s.has(f))),c=i.length?i:a,{rows:d}=r,u=r.blocked&&xi(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(p=>r.columns[p]),blocked:u,rowSpots:wi(r.rowPieces,e.looks),columnSpots:c.map(p=>wi([r.columnPieces[p]],e.lookedAt)[0])}}var wi=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function xi(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function $t(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...X]}function Ze(t,e){return e==="rollout"?[t.heads]:X.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ie(t,e,o,n){let r=Ze(e.group,n);if(r.length===1)return bi(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=bi(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Je=(t,e,o)=>e*(t.heads+1)+o;function Fo({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!Ze(t,n).every(r=>e.exact.has(Je(t,o,r)))}function bi(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Je(e,a,i),d=o.exact.get(c)??yi(o,c),u=xi(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,f=d instanceof Uint8Array?Ye.rounded:Ye.exact;for(let h=0;h<n.length;h+=1){let g=1;if(p<o.columns.length)if(g=0,d instanceof Uint8Array&&o.leftByMuting)g=o.leftByMuting[c*n.length+h]/Ye.exact;else for(let m=0;m<p;m+=1)g+=u[h*p+m]/f;let w=g>=t.mutedFloor?1/(f*g):0;for(let m=0;m<p;m+=1)u[h*p+m]=Math.min(1,u[h*p+m]*w)}return u}function yi({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function _i(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ie(t,e,o,n),f=>Math.round(f*255));let i=Ze(r,n).map(f=>yi(s,Je(r,o,f))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let f of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=f[h];else for(let h=0;h<d.length;h+=1)f[h]>d[h]&&(d[h]=f[h]);let u=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:Ye.exact/Ye.rounded),p=new Uint8Array(d.length);for(let f=0;f<d.length;f+=1)p[f]=d[f]/u+.5;return p}function ke(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=X.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ie(t,e,o,n),rounded:Fo(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function vi(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let f of t.groups){let h=Et(t,f,{words:!1,muted:!1}),g=ie(t,h,e,o);u||=Fo(h,e,o);let[w,m]=[f.looks,f.lookedAt].map(b=>b==="source"?0:r);for(let b=0,x=0;b<h.rows.length;b+=1)for(let _=0;_<h.columns.length;_+=1,x+=1){let y=(w+b)*a+m+_;d[y]=h.blocked?.[x]??0,c[y]=d[y]?0:g[x]}}let p=X.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var xr=6,qo={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Mi(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:ki(t.layer,o.layers),head:$t(o).includes(t.head)?t.head:"1",step:ki(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,xr),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var ki=(t,e)=>Math.max(0,Math.min(t,e-1)),Si={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Oi(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Si)){let[s,a]=Si[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Ei=250,ae=0,Bt=qo,$i=qo,Se=0,Ti=!1,yr=null,Uo=new Set,ce=()=>Bt;function G(t){if(!Object.entries(t).every(([e,o])=>String(Bt[e])===String(o))){Bt={...Bt,...t},ae+=1,Ci(),clearTimeout(Se),Se=window.setTimeout(Ai,Ei);for(let e of Uo)e()}}function Ai(){clearTimeout(Se),Se&&yr?.({turn:ae,selection:Bt}),Se=0}function Bo(t){ae===0&&(Bt={...qo,...t})}function Li(t,e){if(yr=e,Ti=!0,$i=t.usual,t.turn>ae||ae===0&&t.turn===0){ae=t.turn,Bt=t.selection;for(let o of Uo)o()}else t.turn<ae&&(Se||=window.setTimeout(Ai,Ei));Ci()}function Ci(){if(!Ti)return;let t=Oi(location.search,Bt,$i),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function jo(t){return Uo.add(t),()=>{Uo.delete(t)}}var Vu="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Vu))&&(yr=null),{capture:!0});function Pi({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{G({node:s?-1:r}),o?.("opened",r)};return xe(e,gi,r=>l(mi,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var Xu={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Wo(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Go({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(Qe,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(Qe,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(Qe,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(Qe,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(Qe,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Qe({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:Xu[t]})})})}function Ko({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function Ri(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Tt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Me=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function jt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var Wt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Ii=1.2,Yu=9,to={rows:[],columns:[],step:[],chosen:[],done:1/0};function Gt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(x=>I(x))),i=(b=>Math.ceil(Math.max(...b.map(x=>P(x,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Ii,u=s.map(b=>P(b,n)),p=u.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),f=Math.ceil(Math.max(d,...u.filter((b,x)=>p[x])))+8,h=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,h*1.8),[c,h]=[c,h].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*c+3,f+r.length*h+3].map(Math.ceil),m=Math.min(e.letters,Math.floor(h*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:h,width:g,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:m>=12?m:0}}function Kt(t,e,o,n,r){Zu(t,e,o,n,r),o.numbers&&Ju(t,e,o,n,r),Qu(t,o,n,r),td(t,o,n,r),ed(t,o,n,r)}function Zu(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[u,p]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,u,p]),e.blocked&&yt(t,e.blocked,c,d,[o,n,u,p]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<Yu)){for(let f=1;f<d;f+=1)t.rect(o+f*r-.5,n,1,p,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,u,1,{fill:i.ground})}}function yt(t,e,o,n,[r,s,a,i]){let c=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let p=0;p<n;p+=1){let f=p;for(;f<n&&e[u*n+f];)f+=1;f>p&&t.hatch(c(p),d(u),c(f)-c(p),d(u+1)-d(u)),p=f}}function Ju(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},u,p){for(let f=0;f<Math.min(n.length,u.done);f+=1)for(let h=0;h<r.length;h+=1){let g=e[f*r.length+h];if(o?.[f*r.length+h])continue;let w=p.ink[Math.min(255,Math.round(g*255))],[m,b]=[s+(h+.5)*i,a+(f+.5)*c+1];t.text(vo(g),m,b,{fill:w,size:d,align:"center"})}}function Qu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function td(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(u,p)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let u of i.chosen)d(u,c.query);for(let u of i.step)d(u,c.primary);for(let u of i.rows)d(u,c.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function ed(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,u){let p=[...d.rows,...d.step,...d.chosen];for(let f of le(s.length,r,c,p)){if(f>=d.done)break;let h=p.includes(f),g=d.rows.includes(f)||d.chosen.includes(f)?u.query:h?u.text:u.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:g,size:c,bold:h,code:!0,align:"right"})}for(let f of le(a.length,n,c,d.columns)){let h=d.columns.includes(f),g=i[f]?"left":"center",[w,m]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],w,m,{fill:h?u.key:u.quiet,size:c,bold:h,code:!0,align:g,turned:i[f]})}}function le(t,e,o,n){let r=o*Ii,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Vo({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var _r=12,Ni=64,vr=20,zi=18;function Xo({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+zi+_r,u=[t.length,e.length];return{width:Ni+s.length*(r+_r),height:vr+a.length*d,draw(p,f,h){let g=b=>f+Ni+b*(r+_r),w={size:13,fill:i.quiet},m={...w,align:"center"};s.forEach((b,x)=>p.text(b,g(x)+r/2,h+vr/2,m)),a.forEach(({layer:b,maps:x},_)=>{let y=h+vr+_*d;p.text(`Layer ${b+1}`,f,y+c/2,w),x.forEach((v,k)=>{if(!v)return;let M=g(k);p.cells(v.weights(),...u,[M,y,r,c]),o&&yt(p,o,...u,[M,y,r,c]),p.rect(M-2,y-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&p.text(v.role,M+r/2,y+c+4+zi/2,m)})})}}}var Vt={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Yo=13,od=90,Hi=[void 0,[8,4],[2,3],[10,3,2,3]],nd=[1,1.5,2,3,4,5,6,8,10],rd=[1,2,2.5,4,5,10],ct={letters:14,padding:24,height:28,lane:32,apart:6};function Zo(t,e){let[o,n]=[t.films.flatMap(g=>g.losses),t.films.flatMap(g=>g.exacts)],r=Me(t),s=Di(Math.max(.1,...o.map(([,g])=>g)),nd),{left:a,head:i,foot:c,between:d}=Vt,u=Math.max(1,e-a-Vt.right),p=i+Vt.loss+d+i,f=[{name:"Loss (nats)",curve:"losses",top:i,height:Vt.loss,ticks:[0,s/2,s]}];n.length&&f.push({name:"Exact match",curve:"exacts",top:p,height:Vt.exact,ticks:[0,1]});let h=f[f.length-1].top+f[f.length-1].height+c;return{width:e,height:h,left:a,line:u,end:r,x:g=>a+g/r*u,panels:f}}function Di(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Xt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Hi[e%Hi.length]});function Jo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:u,line:p}=e,f=m=>a+e.x(m),h=(m,b)=>i+m.top+m.height*(1-Math.min(1,b/m.ticks[m.ticks.length-1])),g=(m,b,x)=>t.path(`M${m} ${i+Vt.head-b}V${i+u-Vt.foot}`,x);for(let m of c){t.text(m.name,f(0),i+m.top-11,{size:Yo,fill:s.text});for(let b of m.ticks){let x=m.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(f(0),Math.round(h(m,b)),p,1,{fill:s.hatchLine}),t.text(x,f(0)-6,h(m,b),{size:Yo,fill:s.quiet,align:"right"})}}for(let[m,b]of id(e,s))t.text(m,a+b,i+u-Vt.foot/2,{size:Yo,fill:s.quiet,align:"center"});for(let m of n)g(Math.round(f(m.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let m of c)o.films.forEach((b,x)=>{let _=Xt(s,x,w,m.curve),y=b[m.curve].map(([v,k])=>[f(v),h(m,k)]);if(y.length&&t.path(y.map(([v,k],M)=>`${M?"L":"M"}${v.toFixed(1)} ${k.toFixed(1)}`).join(""),_),m.curve==="exacts")for(let[v,k]of y)t.rect(v-2,k-2,4,4,{fill:_.stroke})});g(Math.round(Math.min(f(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((m,b)=>{let x=Tt(m,r);for(let _ of c){let y=_.curve==="losses"?x.loss:x.exact;y!==null&&t.path(sd(f(x.step),h(_,y),4.5),{fill:Xt(s,b,w,_.curve).stroke,stroke:s.ground,width:2})}})}var sd=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function id({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Di(e/Math.max(2,Math.floor(n/od)),rd));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${tt(c)} ${c===1?"step":"steps"}`:tt(c),u=P(d,R({size:Yo,fill:""},r))/2;return[d,Math.max(u,Math.min(t(c),o-u))]})}function Qo(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(P(s.short,R({size:ct.letters,fill:""},n)))+ct.padding),c=a+i>o,d=Math.max(0,c?a-i:a),u=r.findIndex(f=>f.every(([h,g])=>d>=g+ct.apart||d+i<=h-ct.apart)),p=u<0?r.push([])-1:u;return r[p].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:p}})}var Mr={least:24,readable:40,most:104},ad=28,cd=175,Fi=58,ld=20,kr={label:58,gap:8},Sr={label:26,gap:4},ud=20;function qi(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((u,p)=>dd(t,p+1,e,r)),a=s.filter(({side:u})=>u>=Mr.readable),i=({side:u,short:p})=>u+(p?0:ud),c=u=>u.toSorted((p,f)=>i(f)-i(p))[0],d=a.toSorted((u,p)=>u.height-p.height)[0];return c(a.filter(({height:u})=>u<=r))??d??c(s)}function dd(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:p})=>p)),Math.max(...t.map(({layers:p})=>p))],a=Math.floor((o-(e-1)*ad)/e);if(e>1&&a<cd)return[];let i=Math.ceil(t.length/e),c=({label:p,gap:f}=Sr)=>Math.floor((a-p-2)/r-f),d=Math.floor((n/i-Fi)/s-Sr.gap),u=(p,f=!0)=>{let h=Math.max(Mr.least,Math.min(Mr.most,p)),g=f?Sr:kr;return{side:h,own:a,short:f,...g,height:i*(Fi+s*(h+g.gap+(f?0:ld)))}};return[c(kr)>=56?u(c(kr),!1):u(c()),u(Math.min(c(),d))]}function tn({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var en=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var fd=3,eo=120,vt=28,Or=t=>t?['"',{token:t,length:eo},'"']:["nothing"],Ui=(t,e)=>["The model writes ",...Or(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Or(t.answer),". "]],Bi=(t,e)=>ht(["The model reads ",...Or(t.text),". ",...Ui(t,e)]).trim();function on(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${tt(o.step)}. `,...Ui(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],pd(t,o,t.live||o.step<Me(t))]}function pd(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((d,u)=>Wt(t,e,c,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function nn({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${tt(e)}`]]:[...[["step","Step",tt(e)],["loss","Loss",o===null?"\u2013":it(o,3)]],["exact","Exact match",n===null?"\u2013":H(n,1)]]}function rn({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var sn=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,an=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function ji(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=jt(t,e,o,n),c=r.map((p,f)=>s.filter((h,g)=>!a?.[f*s.length+g]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,f)=>i[f]-i[p]).slice(0,fd).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":H(i[p])}))}var oo=860,hd=72,Wi=32,md=12,cn={padding:6,gap:3,line:68};function Gi({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:p})=>p)),a=r.map(u=>Tt(u,e)),i=r.map((u,p)=>gd(t,u,a[p],n)),c=u=>r.length>1?`${I(u.title,vt)}: `:"",d=r.flatMap((u,p)=>[c(u)+ht(on(t,u,a[p])),...an(u,e).map(({text:f})=>f)]);return U([B(i,2*Wi),be({isBlocked:s},n),xd(t,e,o,n),U(d.map(u=>ut(u,oo,n)),4)],16)}function gd(t,e,o,n){let r=e.kinds.map((i,c)=>U([nt(i.title,{size:16,bold:!0,fill:n.text},n),wd(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=md,a=nn(t,o).map(([,i,c])=>U([nt(i,{size:V,fill:n.quiet},n),nt(c,{size:22,bold:!0,fill:n.text},n)],0));return U([e.title.length>0&&at(I(e.title,vt),n),B(a,20),bd(e,o,n),s?B(r,Wi):U(r,16)])}function wd(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>jt(e,n,i,c),role:Wt(t,n,o,i*e.heads+c)}))}));return Xo({...e,shape:tn(e),side:hd},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function bd(t,e,o){let[n,r]=[{size:V,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=m=>Math.ceil(P(m,R(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(m=>Math.ceil(P(m,R(n,o)))))+12,d=rn(t,e).filter(({wanted:m,written:b})=>m!==void 0||b!==void 0).map(({wanted:m,written:b,state:x})=>({state:x,texts:[m,b].map(_=>_===void 0?"":I(_))})),[u,p]=[0,0],f=d.map(({texts:m})=>{let b=Math.max(24,...m.map(s))+2*cn.padding;u&&u+b>oo-i&&([u,p]=[0,p+1]);let x={x:u,line:p,width:b};return u+=b+cn.gap,x}),h=I(t.text,eo),g=Math.max(s(h),...f.map(m=>m.x+m.width)),w=xt([t.answer])==="rtl";return{width:i+g,height:24+(p+1)*cn.line,draw(m,b,x){a.forEach((_,y)=>m.text(_,b,x+[12,36,62][y],n)),m.text(h,b+i,x+12,r),d.forEach(({texts:_,state:y},v)=>{let k=f[v],M=b+i+(w?g-k.x-k.width:k.x),[S,T]=[M+k.width/2,x+24+k.line*cn.line];m.text(_[0],S,T+12,{...r,bold:!1,fill:o.quiet,align:"center"}),m.rect(M+1,T+26,k.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?void 0:[4,3],radius:5}),m.text(_[1],S,T+38,{...r,align:"center"}),y&&m.path(en(y,S,T+60),{stroke:o.text,width:2})})}}}function xd(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Zo(t,oo),{marks:a}=r[o],i=Qo(a,s,n),c=r.map(({title:u},p)=>{let f=Xt(n,p,!0);return B([{width:34,height:20,draw:(h,g,w)=>h.path(`M${g} ${w+10}h34`,f)},nt(I(u,vt),{size:V,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:u})=>u));return U([r.length>1&&B(c,16),{width:oo,height:s.height,draw:(u,p,f)=>Jo(u,s,{reels:t,marks:a,step:e},n,[p,f])},d>0&&{width:oo,height:d*ct.lane,draw:(u,p,f)=>i.forEach(({mark:h,left:g,wide:w,leans:m,lane:b})=>{let x=f+b*ct.lane;u.rect(p+g,x,w,ct.height,{stroke:n.hatchLine,radius:4}),u.rect(p+(m?g+w-4:g),x,4,ct.height,{fill:Xt(n,o,r.length>1).stroke}),u.text(h.short,p+g+w/2,x+ct.height/2,{size:ct.letters,fill:n.text,align:"center"})})}],6)}var[yd,_d,Yt,ln]=[420,34,8,14],Er={height:300,share:.36,cell:40,letters:14};function Ki({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),c=$(null),[d,u,p,f]=r.split(" ").map(Number),h=r?e.films[d]:void 0,g=h?.kinds[u],w=h&&Tt(h,o),m=Math.min(yd,window.innerWidth-2*Yt),b=()=>{let _=t.current?.querySelector(`[data-head="${r}"]`);_&&i.current&&kd(i.current,_,a())};C(()=>{if(!g||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let _={...g,weights:jt(g,w,p,f)},y=Gt(_,{...Er,width:m-_d,height:Math.min(Er.height,window.innerHeight*Er.share)},n);c.current&&Kt(et(c.current,y.width,y.height,n),_,y,to,n),b()}),F(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let x=h&&w?Wt(e,w,u,p*h.kinds[u].heads+f):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${m}px`},children:g&&w&&l(W,{children:[l("div",{class:"title",children:sn(g,p,f)}),l("div",{class:"note",children:["Step ",tt(w.step),x&&`: ${e.roles[x]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:ji(g,w,p,f).map(({query:_,key:y,share:v},k)=>l("li",{children:[l(L,{token:_})," looks at ",l(L,{token:y}),", ",v]},k))}),l("div",{class:"note",children:r===s?`${vd()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var vd=()=>matchMedia("(hover: hover)").matches;function kd(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,u)=>Math.max(Yt,Math.min(c,u-d-Yt)),a=n.right+ln;a+r.width>window.innerWidth-Yt&&(a=n.left-ln-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Yt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+ln;i=c+r.height<window.innerHeight?c:Math.max(Yt,n.top-ln-r.height)}o<1/0&&(i=Math.max(Yt,Math.min(i,o-r.height-Yt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Vi({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let u=$(null),[p,f]=O("0 0"),{side:h,short:g,label:w,gap:m,own:b}=s,[x,_]=[n.heads,n.layers].map(v=>Array.from({length:v},(k,M)=>M)),y=[h,Math.round(h/tn(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((v,k)=>{let M=[0,0,...y],S=et(v,...y,a);S.cells(jt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&yt(S,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,h,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${b}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:u,role:"grid",class:g?"grid short":"grid","aria-label":n.title,onKeyDown:Sd,style:{gap:`${m}px`,gridTemplateColumns:`${w-m}px repeat(${n.heads}, ${h}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),x.map(v=>l("span",{role:"columnheader",class:"column",children:[g?"H":"Head ",v+1]},v))]}),_.map(v=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[g?"L":"Layer ",v+1]}),x.map(k=>{let[M,S,T]=[`${t} ${v} ${k}`,`${v} ${k}`,Wt(o,r,e,v*n.heads+k)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===p?0:-1,"aria-pressed":i===M,"aria-label":sn(n,v,k)+(T&&`, ${T}`),onClick:()=>d(M),onPointerEnter:({pointerType:E})=>E!=="touch"&&c(M),onPointerLeave:({pointerType:E})=>E!=="touch"&&c(""),onFocus:({currentTarget:E})=>(f(S),E.matches(":focus-visible")&&c(M)),onBlur:()=>c(""),children:l("canvas",{})}),!g&&l("span",{class:"role",children:T})]},k)})]},v))]})]})}function Sd(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);zt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Md({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:d}]=ot(),u=d>0&&qi(o.kinds,d,window.innerHeight,e.films.length>1);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:l(L,{token:o.title,length:vt})}),l("div",{class:"head",children:[l("div",{class:"facts",children:nn(e,n).map(([p,f,h])=>l("span",{class:`fact ${p}`,children:[l("span",{class:"name",children:f}),l("span",{class:"value",children:h})]},p))}),l(Od,{film:o,frame:n})]}),l("div",{class:"kinds",ref:c,children:u&&o.kinds.map((p,f)=>l(Vi,{place:`${t} ${f}`,reels:e,kind:p,frame:n,plan:u,theme:r,held:s,onPoint:a,onHold:i,number:f},f))})]})}var Yi=qt(Md);function Od({film:t,frame:e}){return l("div",{class:"answer",role:"img","aria-label":Bi(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(L,{token:t.text,length:eo}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:xt([t.answer]),children:rn(t,e).map(({wanted:o,written:n,state:r},s)=>l("span",{class:`piece ${r}`,children:[l(Xi,{name:"wanted",token:o}),l(Xi,{name:"written",token:n}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&l("path",{d:en(r,8,8)})})]},s))})]})}var Xi=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(L,{token:e,class:t});var Zi=16,Ji={width:34,height:14};function Qi({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[d,{width:u}]=ot(),p=$(null),f=N(()=>Zo(t,u),[t,u]),[h,g,w]=[i[r],c[n],i.length>1],m=c.length>1||i.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;C(()=>{p.current&&u&&Jo(et(p.current,u,f.height,e),f,{reels:t,marks:h.marks,step:g},e)},[f,e,o,g,r]);let b=y=>c.reduce((v,k,M)=>Math.abs(k-y)<Math.abs(c[v]-y)?M:v,0),x=({offsetX:y})=>a(b((y-f.left)/f.line*f.end)),_=Qo(h.marks,f,e);return l("div",{class:"timeline",ref:d,children:[w&&l("div",{class:"films",children:i.map(({title:y},v)=>l("button",{type:"button",class:"key","aria-pressed":v===r,title:`Show the moments of ${I(y)} on the timeline`,onClick:()=>s(v),children:[l(Ed,{pen:Xt(e,v,!0)}),l(L,{token:y,length:vt})]},v))}),m&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:y=>(y.currentTarget.setPointerCapture(y.pointerId),x(y)),onPointerMove:y=>y.buttons&&x(y)}),c.length>1&&l("input",{type:"range",class:"scrubber",min:0,max:f.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${tt(g)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${f.left-Zi/2}px`,width:`${f.line+Zi}px`},onInput:({currentTarget:y})=>{let v=b(Number(y.value));y.value=String(c[v]),a(v)}}),l("div",{class:"marks",role:"group","aria-label":w?`Moments of ${I(h.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,..._.map(({lane:y})=>y)))*ct.lane}px`,"--own":Xt(e,r,w).stroke},children:_.map(({mark:y,left:v,wide:k,leans:M,lane:S},T)=>{let[E,j]=[h.frames[y.frame].step,w?`${I(h.title)}: ${y.text}`:y.text];return l("button",{type:"button",class:`mark ${y.kind} ${M?"leans":""} ${E<=g?"reached":""}`,title:j,"aria-label":j,"aria-current":E===g?"step":void 0,style:{left:`${v}px`,top:`${S*ct.lane}px`,width:`${k}px`},onClick:()=>a(c.indexOf(E)),children:y.short},T)})})]})}function Ed({pen:t}){return l("svg",{...Ji,"aria-hidden":"true",children:l("path",{d:`M1 7H${Ji.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var $d=[.25,.5,1,2,4],Td=2e4,ta={least:125,most:500},ea=10;function oa({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,c]=O(1/0),[d,u]=O(""),[p,f]=O(""),[h,g]=O(0),w=Nt(e),m=r.length-1,b=n?m:Math.max(0,r.findLastIndex(S=>S<=i)),x=r[b],_=S=>c(r[Math.max(0,Math.min(S,m))]),y=Wo(b,m,_,Math.max(ta.least,Math.min(ta.most,Td/r.length))),v=S=>(y.pause(),_(S)),k=()=>(u(""),f("")),M=oe(S=>S===p?k():(u(S),f(S)),[p]);return F(()=>t.figure?pt(t.figure,()=>({picture:Gi({reels:t,step:x,marked:h},e),theme:e})):void 0),l("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:S=>S.key==="Escape"?k():n||Ld(S,b,m,v,y.toggle),children:[l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:S})=>S.some(({blocked:T})=>T))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l("div",{class:"reels",onMouseDown:S=>Ad(S,s.current),children:o.map((S,T)=>l(Yi,{number:T,reels:t,film:S,theme:e,held:p,frame:Tt(S,x),onPoint:u,onHold:M},T))}),!n&&r.length>1&&l("div",{class:"player",ref:a,children:[l(Go,{what:"frame",place:b,last:m,player:y,go:v}),l("span",{class:"position",children:["Step ",tt(x),l("span",{class:"of",children:[" of ",tt(Me(t))]})]}),l(Ko,{isNamed:!0,speeds:$d,player:y})]}),!n&&l(Qi,{reels:t,theme:e,fonts:w,place:b,marked:h,onMark:g,go:v}),l("div",{class:"caption","aria-live":n||y.playing?"off":"polite",children:o.map((S,T)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&S.title&&l("strong",{children:[l(L,{token:S.title,length:vt}),": "]}),on(t,S,Tt(S,x)).map(E=>typeof E=="string"?E:l(L,{...E}))]}),!n&&an(S,x).map(({text:E})=>l("p",{class:"line said",children:E},E))]},T))}),l(Ki,{root:s,reels:t,step:x,theme:e,held:p,head:d||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Ad(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Ld(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-ea),PageUp:a(ea)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var un=`/* What plays: its buttons, scrubber and speed. */

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
`;var na=`/* The frame of the film, its answer, and what is said of it. */

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
`;var ra=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var sa=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var Nd=[Ft,un,na,ra,sa].join(`
`),ia=new WeakMap;function aa({data:t,parentElement:e}){let o=gt(e,Nd),n=ia.get(o),r=n?.bytes===t?n.reels:Ri(t);return ia.set(o,{bytes:t,reels:r}),K(l(oa,{reels:r,theme:Dt(o)},r.id),o),()=>{K(null,o),o.remove()}}function ca(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Bo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var dn=()=>{},ua=[],da=!1;async function fa(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(dn=()=>e.remove(),location.search)return no();let o=e.dataset.view?JSON.parse(e.dataset.view):await zd(e.dataset.labFirst??"");if(da||!o)return no();e.removeAttribute("data-view"),Bo(o.selection),Dd(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>ua.push(i)}),a=new MutationObserver(()=>Hd()&&no());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),dn=()=>{a.disconnect(),s?.(),e.remove()}}async function zd(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function no(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){da=!0,dn(),dn=()=>{};for(let n of ua.splice(0))e?.(...n)}}var la=!1;function Hd(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return la||=t==="running",la&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Dd(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var kt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function fn(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var ma={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Fd=3,pa=30,hn=({scale:t})=>t==="shares"?vo:qd;function qd(t){return Math.abs(t)<.05?"0":it(t,Math.abs(t)<9.95?1:0)}function ha({scale:t,step:e},o){return t==="shares"?H(o,e?1:2).replace(" ","\xA0"):e?it(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):it(o,3)}function pn({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:pa}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:pa},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function ga(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,c=r.labels.length;if(e>=0&&o>=0){let b=e*c+o,x=!!a?.[b],_=(x?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(y=>y==="{row}"?pn(n,e):y==="{column}"?pn(r,o):[y]);return t.words?.[e][o]?[..._,": ",{token:t.words[e][o]}]:x||i==="plain"?_:[..._,`: ${ha(t,s[b])}`]}let d=e>=0,[u,p,f]=d?[n,r,e]:[r,n,o],h=b=>d?e*c+b:b*c+o,g=p.labels.map((b,x)=>x).filter(b=>!a?.[h(b)]),w=[d?"Row ":"Column ",...pn(u,f)];if(i==="plain")return[...w,`: ${g.length} of ${p.labels.length} are open`];let m=g.sort((b,x)=>Math.abs(s[h(x)])-Math.abs(s[h(b)])).slice(0,Fd);return m.length?[...w,", largest: ",...m.flatMap((b,x)=>[x?", ":"",...pn(p,b),` ${ha(t,s[h(b)])}`])]:[...w,": every cell is blocked"]}function mn({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[it(-e,o),it(e,o)]}var gn=20,dt=14,ue=14,$r=20,Ud=12,ro=1.2,Bd=36,so=44,wn=2.2,Tr=14,Ar=2.5,jd=.46,Wd=.9,Gd=640;function xn(t,e,o){let n=t.map(s=>Xd(s,o)),r=t.length>1&&(e.width<Gd||!Kd(n,e));return r?{swiped:r,layouts:n.map(s=>wa([s],{...e,width:e.width*Wd},[1/0],o)[0])}:{swiped:r,layouts:wa(n,e,Vd(n,e),o)}}function wa(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:c})=>c)),dt*ro+$r+8],a=t.map((c,d)=>ya(c,_a(c,e,o[d],r)[0]).includes(!0)),i=Math.max(s,...t.filter((c,d)=>a[d]).map(({labels:c})=>c));return t.map((c,d)=>Yd(c,e,o[d],i,n))}var Kd=(t,e)=>bn(t,e,Ar)<=e.width;function Vd(t,e){let o=ba(t,e,e.width),n=t.find(({panel:c})=>c.isMain);if(!n||t.length===1)return t.map(()=>o);let r=t.filter(c=>c!==n),s=bn(r,e,Ar)+gn,a=Math.max(o,Math.min(xa(n,e),(Math.min(e.width*jd,e.width-s)-n.left-3)/n.columns.length)),i=ba(r,e,e.width-bn([n],e,a)-gn);return t.map(c=>c===n?a:i)}function ba(t,e,o){let[n,r]=[Ar,so*wn];for(let s=0;s<24;s+=1){let a=(n+r)/2;bn(t,e,a)<=o?n=a:r=a}return n}var bn=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Bd:0)+Math.max(r.nameWidth,r.left+r.columns.length*Math.min(xa(r,e),o)+3)+gn,-gn);function xa({panel:t,rows:e,labels:o},n){let r=Math.min(so,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(so,Math.max(r*wn,Tr))}function Xd(t,e){let o=R({fill:"",size:dt,code:!0,bold:!0},e),n=(u,p)=>u.labels.map(f=>I(f,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(u=>u.map(p=>Math.ceil(P(p,o)))),c=(t.rows.name?$r:0)+Math.max(0,...a)+10,d=Math.ceil(P(t.columns.name,R({fill:"",size:ue},e)))+4;return{panel:t,rows:r,columns:s,left:c,widths:i,labels:Math.max(0,...i)+$r+8,nameWidth:d}}var ya=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,dt*ro)-2&&n>dt*1.1);function _a({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(so,(r.height-a-3)/e.length),c=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(so,Math.max(i*wn,Tr))),d=t.isSquare?c:Math.min(i,Math.max(c*wn,Tr));return[c,d].map(u=>u>=4?Math.floor(u):u)}function Yd(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:c}=t,[d,u]=_a(t,e,o,n),p=ya(t,d),f=Math.max(0,...t.widths.filter((b,x)=>!p[x])),[h,g]=[i.length*d,a.length*u],w=Math.ceil(Math.max(c+h+3,t.nameWidth)),m=R({fill:"",size:ue},r);return{left:c,top:n,cellWidth:d,cellHeight:u,rows:a,columns:i,turned:p,width:w,acrossLeft:Math.max(0,Math.min(c,w-t.nameWidth)),pitch:d*dt*ro/Math.max(dt*ro,s.columns.isToken?0:f+6),letters:Math.max(Ud,Math.min(dt,Math.floor(u/ro))),height:Math.ceil(n+g+3),across:s.columns.name,down:P(s.rows.name,m)<=g+n?s.rows.name:"",numbers:s.isOff?0:fn({width:d,height:u},Zd(s,r))}}function Zd(t,e){let o=R({fill:"",size:dt},e),n=t.words?t.words.flat().map(r=>I(r)):t.scale==="plain"?[]:t.scale==="shares"?[H(1).slice(0,3)]:[...new Set(Array.from(t.values,hn(t)))];return n.length&&n.length<4e3?{usual:dt,width:Math.max(...n.map(r=>P(r,o)))}:{usual:0,width:0}}var Jd=9;function yn(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:d,columns:u}=o,[p,f]=[u.length*i,d.length*c];if(e.scale==="plain"?t.rect(s,a,p,f,{fill:r.lines[0]}):t.cells(e.levels,d.length,u.length,[s,a,p,f],e.scale==="signed"),e.blocked&&yt(t,e.blocked,d.length,u.length,[s,a,p,f]),Math.min(i,c)>=Jd){for(let h=1;h<u.length;h+=1)t.rect(s+h*i-.5,a,1,f,{fill:r.ground});for(let h=1;h<d.length;h+=1)t.rect(s,a+h*c-.5,p,1,{fill:r.ground})}t.rect(s-.5,a-.5,p+1,f+1,{stroke:r.hatchLine}),o.numbers&&Qd(t,e,o,r),e.isOff&&tf(t,o,r),ef(t,e,o,n,r),of(t,e,o,n,r)}function Qd(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:c},d){let u=e.scale==="signed"?d.signedInk:d.ink,p=hn(e),f=lr(d.lines[0]);for(let h=0;h<a.length;h+=1)for(let g=0;g<i.length;g+=1){let w=h*i.length+g;if(e.blocked?.[w])continue;let m=e.words?I(e.words[h][g]):p(e.values[w]),b=e.words?f:u[Math.min(255,Math.round(e.levels[w]*255))];t.text(m,o+(g+.5)*r,n+(h+.5)*s+1,{fill:b,size:c,align:"center"})}}function tf(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[c,d]=[e+a.length*n/2,o+s.length*r/2];t.rect(c-62,d-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",c,d+1,{fill:lr(i.lines[0]),size:17,align:"center"})}function ef(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c,d){let u=(p,f,h,g=1)=>{let w=[o+(f??0)*r-1,n+(p??0)*s-1,(f===null?i.length:g)*r+2,(p===null?a.length:1)*s+2];t.rect(...w,{stroke:d.ground,width:5}),t.rect(...w,{stroke:h,width:2.5})};e.band&&u(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[p,f]of e.lit)u(p,f,d.lines[0]);c.row>=0&&u(c.row,null,Oe(e.rows,d)),c.column>=0&&u(null,c.column,Oe(e.columns,d))}var Oe=({part:t},e)=>t?e[t]:e.text;function of(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:d,columns:u,turned:p,letters:f,down:h,across:g}=o,w=(x,_)=>[...new Set([_,...e.lit.map(y=>y[x]??-1)])].filter(y=>y>=0),[m,b]=[w(0,n.row),w(1,n.column)];for(let x of le(d.length,c,f,m)){let _=m.includes(x);t.text(d[x],s-7,a+(x+.5)*c,{fill:_?Oe(e.rows,r):r.quiet,size:f,bold:_,code:!0,align:"right"})}for(let x of le(u.length,o.pitch,dt,b)){let _=b.includes(x),[y,v]=[s+(x+.5)*i,a-(p[x]?6:3+dt*.55)];t.text(u[x],y,v,{fill:_?Oe(e.columns,r):r.quiet,size:dt,bold:_,code:!0,align:p[x]?"left":"center",turned:p[x]})}g&&t.text(g,o.acrossLeft,ue*.6,{fill:Oe(e.columns,r),size:ue}),h&&t.text(h,ue*.6,a+d.length*c,{fill:Oe(e.rows,r),size:ue,turned:!0})}var va={width:900,height:640},nf=5,rf=160,Lr={width:96,height:12},Cr=64;function ka(t,e,o){let n=t.isOff?Mo(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>rf+d.length*nf),[a]=xn([t],{width:Math.max(va.width,s),height:Math.max(va.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,u,p)=>yn(ge(d,u,p),t,a,e,n)},c=ut(t.caption,Math.max(520,a.width),n);return{picture:U([t.title?at(t.title,n):null,i,c,sf(t,n)]),theme:n}}function sf(t,e){let o=a=>nt(a,{size:V,fill:e.quiet},e),n=mn(t),r=Float32Array.from({length:Cr},(a,i)=>i/(Cr-1)),s={width:Lr.width,height:20,draw:(a,i,c)=>a.cells(r,1,Cr,[i,c+4,Lr.width,Lr.height],t.scale==="signed")};return B([n&&B([o(n[0]),s,o(n[1])],6),t.blocked&&B([je((a,...i)=>a.hatch(...i)),o("blocked by the mask")],6)],20)}function Ma(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function Oa(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function Ea(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:h,isClickable:g})=>h||g)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=Sa(t[n]),c=h=>Math.max(0,Math.min(h,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:c(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),u=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!u)return{panel:n,row:r,column:s};let[p,f]=Sa(u);return{panel:d<0?n-1:n+1,row:Math.min(r,p-1),column:d<0?f-1:0}}var Sa=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var af=108,Pr={least:170,most:520,usual:400};function $a(){let t=$(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.getBoundingClientRect().top+(r?.scrollTop??0),c=window.innerHeight-i-af,d=c<Pr.least?Pr.usual:Math.min(c,Pr.most),u=n.clientWidth;o(p=>p.width===u&&Math.abs(p.height-d)<2?p:{width:u,height:d})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),[t,e]}function Ta({panels:t,theme:e,send:o}){let[n,r]=$a(),[s,a]=O({pointed:null,spoken:!0}),i=Nt(e),c=$(null),d=$(""),{layouts:u,swiped:p}=N(()=>r.width?xn(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),f=Oa(t,s.pointed),h=Ma(t,f),g=_=>a(y=>String(Object.values(y.pointed??{}))===String(Object.values(_??{}))?y:{pointed:_,spoken:!0}),w=({panel:_,row:y,column:v})=>t[_].isClickable&&y>=0&&v>=0&&o?.("chosen",{panel:_,row:y,column:v}),m=t.findIndex(({isMain:_})=>_);F(()=>{p&&c.current&&m>0&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[m].offsetLeft-16)},[p,m,t[m]?.name]);let b=(_,{offsetX:y,offsetY:v})=>{let k=u[_]&&Vo(u[_],y,v);return k&&{panel:_,...k}},x=_=>{if(_.ctrlKey||_.metaKey||_.altKey)return;let y=_.key==="Enter"&&f?f:Ea(t,f,_.key);if(y!==void 0){if(_.preventDefault(),_.stopPropagation(),_.key==="Enter")return void w(f??y??{panel:0,row:-1,column:-1});g(y),y&&p&&c.current?.querySelectorAll(".panel")[y.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return l("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--primary":e.lines[0],colorScheme:e.dark?"dark":"light"},children:[l("div",{class:p?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:_,caption:y})=>[_,y].filter(Boolean).join(": ")).join(" "),onKeyDown:x,onBlur:()=>g(null),children:u.map((_,y)=>l(cf,{layout:_,theme:e,swiped:p,panel:t[y],lit:h[y],onPoint:v=>g(b(y,v)),onLeave:()=>g(null),onPress:v=>{let k=b(y,v);if(!k)return;let M=Object.values(k).join(" ");kt(v)&&d.current!==M?g(k):w(k),d.current=M}},y))}),l(me,{parts:f&&ga(t[f.panel],f.row,f.column),hint:ma,spoken:s.spoken})]})}function cf({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=$(null),c=N(()=>t.isOff?Mo(n):n,[t.isOff,n.signature]);C(()=>{i.current&&yn(et(i.current,e.width,e.height,c),t,e,o,c)},[t,e,c,o.row,o.column]),F(()=>pt(t.name,()=>ka(t,o,n)),[t,n.signature,o.row,o.column]);let d=mn(t);return l(W,{children:[t.sign&&l("span",{class:"sign","aria-hidden":"true",children:t.sign}),l("figure",{class:"panel",children:[t.title&&l("h3",{children:t.title}),l("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:u=>u.pointerType!=="touch"&&r(u),onPointerLeave:({pointerType:u})=>u!=="touch"&&s(),onClick:a}),l("span",{class:"legend",children:[d&&l("span",{class:"scale",children:[d[0],l("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),d[1]]}),t.scale==="plain"&&l("span",{class:"scale",children:[l("span",{class:"swatch open"}),"allowed"]}),t.blocked&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"}),"blocked"]})]})]})]})}var Aa="$array",lf={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function La(t){let e=Rr(t);for(let{pieces:o,words:n}of[...e.groups,...e.whatIf?.after?.groups??[]])for(let r of[o,n])r&&(r.exact=new Map);return e}function Rr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Aa])return s;let{[Aa]:a,at:i,size:c}=s;return new lf[a](e.buffer,e.byteOffset+n+i,c)})}function Ca(t){let{axes:e,panels:o}=Rr(t);return e.forEach((n,r)=>n.id=r),o.map(({low:n,high:r,blocked:s,...a})=>{let i=a.values instanceof Float32Array,c=i?0:(r-n)/65535,d=i?a.values:Float32Array.from(a.values,h=>n+h*c),u=a.scale==="signed"?d.map(h=>Math.max(0,Math.min(1,.5+h/a.limit/2))):d,[p,f]=[e[a.rows],e[a.columns]];return{...a,rows:p,columns:f,values:d,levels:u,step:c,blocked:s&&uf(s,d.length)}})}var uf=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var Pa=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var Ra=new WeakMap;function ff({data:t,parentElement:e,setTriggerValue:o}){let n=Ra.get(t)??Ca(t);return Ra.set(t,n),xe(e,Pa,r=>l(Ta,{panels:n,theme:r,send:o}))}var _n={looks:null,lookedAt:null};function Nr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Ia(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function vn({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Ir(t,o),columns:Ir(e,n)}}function zr({encoderOnly:t},{rowSpots:e},o){return Ir(e,{side:t?"source":"target",place:o})}function Ir(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var io=20,pf=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function hf(t){let e=pf.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var ao=t=>X.includes(t)?"*":t,de=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${ao(o)}.off`;function Ee(t,e,o){return t.includes(de({...e,head:"mean"}))||Na(e.head,o).every(r=>t.includes(de({...e,head:r})))}function kn(t,e,o){let n=Na("mean",o).map(c=>({...e,head:c})),r=[de({...e,head:"mean"}),...n.map(de)],s=t.filter(c=>!r.includes(c)),a=Ee(t,e,o);if(ao(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,de(e)];let i=n.filter(c=>c.head!==e.head&&Ee(t,c,o)).map(de);return t.includes(r[0])?[...s,...i]:t.filter(c=>c!==de(e))}var Na=(t,e)=>ao(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],Sn=(t,e)=>`${t}.*.*.hide.*.${e+1}`,$e=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function za(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${ao(n)}.${r}.${s<0?"*":s+1}.`,c=`${i}${a+1}`;return $e(r==="only"?t.filter(d=>d===c||!d.startsWith(i)):t,c)}function Ha({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:s})=>s===e.kind);if(!t?.after||!n)return null;let r=Et(t.after,n,{words:!1,muted:o});return mf(ke(t.after,r,e,o),t.edits.map(({tag:s})=>s),e)}function mf(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(hf)){let c=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",ao(r)].includes(i.head);if(!i||!c||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,p)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==p+1)){if(i.action==="hide")a[p*s+d]=1;else if(!t.blocked?.[p*s+d])for(let f=0;f<s;f+=1)f!==d&&(a[p*s+f]=1)}})}return{...t,blocked:a}}function Da(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var ft={top:18,height:160,bar:14,gap:16};function Fa({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>B([je((a,...i)=>a.rect(...i,{fill:o.lines[s]})),nt(`${r+1} ${I(t.rows[r],30)}`,{size:V,fill:o.text},o)],6);return U([at(`Rows compared: ${t.title}`,o),U(e.map(n),2),gf(t,e,o)])}function gf({weights:t,columns:e},o,n){let r={size:V,code:!0,fill:n.text},s=e.map(i=>I(i,12)),a=s.map(i=>Math.max(Math.ceil(P(i,R(r,n))),o.length*ft.bar)+ft.gap);return{width:a.reduce((i,c)=>i+c,0),height:ft.top+ft.height+24,draw(i,c,d){let u=d+ft.top;for(let f of[.5,1]){let h=u+(1-f)*ft.height;i.rect(c,h,this.width,1,{fill:n.hatchGround}),i.text(H(f),c,h-8,{size:13,fill:n.quiet})}let p=c;s.forEach((f,h)=>{let g=p+(a[h]-o.length*ft.bar)/2;o.forEach((w,m)=>{let b=t[w*e.length+h]*ft.height;i.rect(g+m*ft.bar,u+ft.height-b,ft.bar-1,b,{fill:n.lines[m]})}),i.rect(p,u+ft.height,a[h],1,{fill:n.quiet}),i.text(f,p+a[h]/2,u+ft.height+13,{...r,align:"center"}),p+=a[h]})}}}function Mn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!X.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>$t(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:$t(t).filter(a=>s.some(i=>i.head===a))}}var wf=96,bf=6;function qa({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...Mn(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:p,heads:f})=>U([at(u.group.title,s),xf(t,u,p,f,o,s)],4)),c=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=bf;return U([d?B(i,32):U(i,24),be({isBlocked:c},s)],16)}function xf(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:wf},u=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(f=>o.some(h=>h.layer===p&&h.head===f)?{weights:()=>ie(t,e,p,f),role:a.roles[p][Number(f)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&f===r.head}:null)}));return Xo(d,n.map(p=>X.includes(p)?p:`Head ${p}`),u,s)}var On=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function En(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&d.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let u=({row:f,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(f),p=o.rows.length+o.columns.length>0;d.sort((f,h)=>f.weight-h.weight);for(let f of p?[!1,!0]:[!1])for(let h of d){if(u(h)!==f)continue;let g=m=>r+(m+.5)*a,w=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${g(h.row)}L${n+s} ${g(h.column)}`,{stroke:w,width:f?4:2,opacity:p&&!f?.25:1})}}var Ua={width:960,height:720},yf=9,_f=200,lt={width:360,pitch:26,gap:8},$n={pitch:26,gap:16};function Hr({map:t,lit:e,view:o},n){let r=o==="lines"?kf(t,e,n):o==="table"?Sf(t,n):vf(t,e,n),s=[ut(t.caption,Math.max(520,r.width),n),be({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&ut("\u2248 These weights are rounded to 1/255.",520,n);return U([at(t.title,n),r,...s,a])}function vf(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>_f+i*yf),s={width:Math.max(Ua.width,r),height:Math.max(Ua.height,n),cell:64,letters:V},a=Gt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>Kt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function kf(t,e,o){let n=On(e),r={size:V,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(f=>I(f,24))),i=p=>Math.ceil(Math.max(...p.map(f=>P(f,R({...r,bold:!0},o))))),[c,d]=[i(s),60],u=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*lt.gap+lt.width+i(a)+d,height:26+Math.max(s.length,a.length)*lt.pitch,draw(p,f,h){let[g,w,m]=[f+c+lt.gap,f+c+lt.gap+lt.width,h+26],b=x=>m+(x+.5)*lt.pitch;p.text("looks (query)",g-lt.gap,h+10,{size:V,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",w+lt.gap,h+10,{size:V,bold:!0,fill:o.key}),En(p,t,{rows:n,columns:e.columns},{left:g,top:m,width:lt.width,pitch:lt.pitch},o),s.forEach((x,_)=>p.text(x,g-lt.gap,b(_),{...r,bold:n.includes(_),align:"right"})),a.forEach((x,_)=>{p.text(x,w+lt.gap,b(_),{...r,bold:e.columns.includes(_)});let y=u(_)>=.005?st(t)(u(_)):"";y&&p.text(y,w+lt.gap+P(x,R(r,o))+8,b(_),{size:13,fill:o.quiet})})}}}function Sf(t,e){let o={size:V,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(f=>I(f,24))),a=p=>t.blocked?.[p]?"blocked":st(t)(t.weights[p],2),i=(p,f=o)=>Math.ceil(P(p,R(f,e))),c=Math.max(...r.map(p=>i(p,n))),u=s.map((p,f)=>Math.max(i(p,n),...r.map((h,g)=>i(a(g*s.length+f))))).reduce((p,f)=>[...p,(p.at(-1)??c)+$n.gap+f],[]);return{width:u.at(-1)??c,height:(r.length+1)*$n.pitch,draw(p,f,h){let g=w=>h+(w+.5)*$n.pitch;s.forEach((w,m)=>p.text(w,f+u[m],g(0),{...n,align:"right"})),r.forEach((w,m)=>{p.rect(f,h+(m+1)*$n.pitch,u.at(-1)??c,1,{fill:e.hatchGround}),p.text(w,f,g(m+1),n),s.forEach((b,x)=>p.text(a(m*s.length+x),f+u[x],g(m+1),{...o,align:"right"}))})}}}var Mf=.1;function Tn({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=Mf||t===r&&r>0?st({rounded:e})(t):""}function An(t,e,o,n,r){let s=g=>{let w=t.groups.find(m=>m.kind===g);return w&&ke(t,Et(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(g,w)=>g?g.weights.subarray(w*g.columns.length,(w+1)*g.columns.length):[],d=[...c(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=u<0?[...c(i,o)]:[],f=t.source.map((g,w)=>({token:g,weight:u<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),h=t.target.map((g,w)=>{let m=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,x=u>=0?a&&w>0?a.weights[(w-1)*a.columns.length+u]:null:w<=o?p[w]??null:null,_=w===o+1;return{token:g,weight:_&&u<0?null:x,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:m?"later":_&&u<0?"written":b?"forced":"",note:_&&u<0?b?"forced":"written":void 0}});return{source:f,target:h,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Ba=8;function Ln(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Et(t,i,{words:!1,muted:!1}),d=c.columns.length,u=ie(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),p=u.indexOf(Math.max(...u)),f=t.target.slice(Math.max(0,e+1-Ba),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Ba?"\u2026 ":""}`,...f.flatMap((h,g)=>[g?" ":"",{token:h}])],", looks at ",{token:t.source[p],strong:!0},` (${st({rounded:Fo(c,o.layer,o.head)})(u[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${H(s,1)}).`]}var Te=640,Zt={height:28,padding:8,gap:6,line:50},At={line:26,height:12,number:70,tag:64};function Wa({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=An(t,e,o,n,!1),i=t.steps[o],c=i?Ln(t,o,e).map(d=>typeof d=="string"?d:I(d.token)).join(""):"";return U([i&&at(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&ut(c,Te,r),Dr(t.encoderOnly?"Tokens":"Source","",r),ja(s,r),!t.encoderOnly&&Dr("Target so far","",r),!t.encoderOnly&&ja(a,r),i&&Dr(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${it(i.entropy,2)} nats`,r),i&&Of(i,r)],8)}var Dr=(t,e,o)=>B([nt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&nt(e,{size:V,fill:o.quiet},o)],8);function ja(t,e){let o={size:V,code:!0},n=t.map(({token:c})=>Math.ceil(P(I(c),R({...o,bold:!0,fill:""},e)))+2*Zt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Te&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Zt.gap;let i=xt(t.map(({token:c})=>c))==="rtl";return{width:Te,height:(a+1)*Zt.line,draw(c,d,u){t.forEach((p,f)=>{let[h,g,w]=[d+(i?Te-r[f].x-n[f]:r[f].x),u+r[f].line*Zt.line,n[f]],m=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),b=["written","current"].includes(p.state),x=p.lit?e.key:b?e.primary:p.state==="forced"?e.text:e.hatchLine;m>=0&&c.rect(h,g,w,Zt.height,{fill:e.scale[m],radius:6}),c.rect(h,g,w,Zt.height,{stroke:x,width:p.lit||b?3:1,radius:6});let _=m<0?e.text:e.ink[m];c.text(I(p.token),h+w/2,g+Zt.height/2,{...o,fill:_,bold:b,align:"center"});let y=Tn(p,t);y&&c.text(y,h+w/2,g+Zt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Of({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,p],f)=>({name:I(u),share:p,drawn:o?.[f],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:p})=>Math.ceil(P(u,R({size:V,code:p,bold:!0,fill:""},s))))),c=o?2*At.number:At.number,d=Te-i-c-At.tag-24;return{width:Te,height:a.length*At.line,draw(u,p,f){a.forEach(({name:h,share:g,drawn:w,isWritten:m,code:b},x)=>{let[_,y]=[p+i+12,f+(x+.5)*At.line],v=M=>[_,y-At.height/2,M*d,At.height],k={size:V,fill:s.text,bold:m};u.text(h,p,y,{...k,code:b}),u.rect(...v(1),{fill:s.hatchGround,radius:3}),u.rect(...v(g),{fill:m?s.primary:s.quiet,radius:3}),w!==void 0&&u.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),u.text(H(g,1),_+d+At.number,y,{...k,align:"right"}),w!==void 0&&u.text(H(w,1),_+d+2*At.number,y,{...k,align:"right"}),m&&u.text(r?"forced":"written",_+d+c+10,y,k)})}}}function Ga({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var Fr=30,Ef=3;function Cn({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?$f(t,o,n):o>=0?qr(t,o):Tf(t,n)})}function $f(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(W,{children:[l(L,{token:t.rows[e],length:Fr})," ",r?"is blocked from":"looks at"," ",l(L,{token:t.columns[o]}),!r&&l("b",{children:[" ",st(t)(t.weights[n],2)]})]})}function qr(t,e){let o=t.columns.length,n=Ka(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(W,{children:[l(L,{token:t.rows[e],length:Fr})," looks at ",n.length?Va(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Tf(t,e){let o=t.columns.length,n=Ka(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(W,{children:[l(L,{token:t.columns[e]})," is looked at most by ",n.length?Va(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Ka=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Ef),Va=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(L,{token:o,length:Fr})," (",st(e)(n),")"]},r));function Xa({example:t,step:e,open:o}){return l("p",{class:"sentence",children:Ln(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?l("b",{children:l(L,{token:n.token})},r):l(L,{token:n.token},r))})}function Ya({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",H(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(L,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:qr(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(d=>st(t)(s(d,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((d,u)=>l("span",{style:{height:`${s(d,c)*100}%`,background:o[u]}},d))}),l(L,{token:i,length:8})]},c))})]})}function Za(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement?.matches("body, main")??!0,u=d&&Cf(c),p=Lf(c,i)||s&&d,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},g=u||s||p,w=(p?h:u?f:{})[i.key]??(g&&!Ur(i)?Af(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Af(t,e,o){if(t==="Escape")return o?()=>G({present:!1}):void 0;if(!fe())return;let n=t.toLowerCase();return n==="f"?()=>G({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Ja="attention-lab-letter-keys",fe=()=>localStorage.getItem(Ja)!=="off";function Qa(){localStorage.setItem(Ja,fe()?"off":"on")}function Lf(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Ur(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Cf(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function _t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var tc={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function ec({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(_t,{label:"Attention",options:t.groups.map(({kind:s})=>[s,tc[s]]),value:e.kind,onChoose:s=>G({kind:s,rows:[]})}),l(_t,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>G({layer:Number(s)-1})}),l(_t,{label:"Head",isNamed:!0,options:$t(n).map(s=>[s,s]),value:e.head,onChoose:s=>G({head:s})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&l(_t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>G({tokens:s,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>G({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(If,{example:t,selection:e,layers:r}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>G({present:!0}),children:"Present"}),l(Pf,{letters:o})]})]})}function Pf({letters:t}){let[e,o]=O(fe);return l("button",{type:"button",class:"plain keys","aria-pressed":e,title:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${t.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`,onClick:()=>(Qa(),o(fe())),children:["Keys ",[...t,"F","B"].join(", ")]})}function oc({example:t,selection:e}){return l(_t,{label:"View",options:Rf(t),value:e.view,onChoose:o=>G({view:o})})}function Rf({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function If({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([u,p])=>l("button",{type:"button","aria-pressed":c.includes(u),onClick:()=>d(n(c,u)),children:p},p))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,tc[a]]),e.kinds,a=>G({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>G({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>G({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>G({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var nc="attention-lab-first-steps",rc="called-out",Ae=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],Br=-1;function sc({root:t}){let e=$(null),[o,n]=O(()=>Br<0?Nf()?0:Ae.length:Br);Br=o;let{part:r,title:s,words:a,touch:i}=Ae[o]??{};if(C(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),F(()=>{let d=r&&t.current?.querySelector(r);if(d)return d.classList.add(rc),o>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(rc)},[o]),!r)return null;let c=()=>n(Ae.length);return l("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&c(),children:[l("h2",{children:[s," ",l("span",{class:"note",children:[o+1," of ",Ae.length]})]}),l("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<Ae.length?"Next":"Begin"}),o+1<Ae.length&&l("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function Nf(){try{let t=localStorage.getItem(nc)===null;return localStorage.setItem(nc,"yes"),t}catch{return!1}}function ic({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:c="chooses the row"}){let d=$(null),u=$(""),[p,f]=ot(),h=N(()=>f.width?Gt(t,{...f,cell:64,letters:n},o):null,[t.rows,t.columns,f,n,o]);C(()=>{!h||!d.current||Kt(et(d.current,h.width,h.height,o),t,h,e,o)},[h,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let g=({offsetX:w,offsetY:m})=>h&&Vo(h,w,m);return l("div",{class:"large-map",ref:p,children:[l("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:w=>{let m=g(w);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:w})=>w!=="touch"&&s(-1,-1),onClick:w=>{let m=g(w);if(!m||m.row<0&&!i)return;let b=(m.row<0||e.rows.includes(m.row))&&(m.column<0||e.columns.includes(m.column));kt(w)&&!(b&&u.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),u.current=`${m.row} ${m.column}`},onKeyDown:w=>h&&zf(w,h,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",c,", Escape lets go."]})]})}function zf(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,h)=>Math.max(0,Math.min(f,h-1)),d=(f,h)=>r(c(a+f,e.length),c(i+h,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var Hf=.005,cc={least:20,most:30};function lc({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=ot(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(cc.least,Math.min(cc.most,Math.floor((i.height-30)/c))),[u,p]=[c*d,Math.max(60,Math.min(420,i.width*.36))],f=On(e);C(()=>{s.current&&i.width&&En(et(s.current,p,u,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:p,pitch:d},o)},[t,i,o,f.join(),e.columns.join()]);let h=(M,S)=>t.weights[M*t.columns.length+S],g=(M,S)=>t.blocked?.[M*t.columns.length+S]?"blocked":h(M,S)>=Hf?st(t)(h(M,S)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,m=M=>M.split(" \u2192 "),[b,x]=O(""),_=`row ${f[0]??0}`,v=new Set([...t.rows.map((M,S)=>`row ${S}`),...t.columns.map((M,S)=>`column ${S}`)]).has(b)?b:_,k=M=>({"data-place":M,tabIndex:M===v?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:Df,onFocusIn:({target:M})=>M instanceof HTMLElement&&x(M.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,S)=>l("li",{children:l("button",{type:"button",...k(`row ${S}`),class:(w<0?f.includes(S):h(S,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(S),onPointerEnter:({pointerType:T})=>T!=="touch"&&n(S,-1),onFocus:({currentTarget:T})=>T.matches(":focus-visible")&&n(S,-1),onClick:T=>kt(T)&&!e.rows.includes(S)?n(S,-1):r(S),children:[l("span",{class:"number",children:w<0?"":g(S,w)}),l("span",{children:m(M).map((T,E)=>[E?" \u2192 ":"",l(L,{token:T,length:10},E)])})]})},S))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${u}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,S)=>{let T=f.length===1&&w<0?h(f[0],S):0,E=e.columns.includes(S)||T>=.02;return l("li",{children:l("button",{type:"button",...k(`column ${S}`),class:E?"lit":"",onPointerEnter:({pointerType:j})=>j!=="touch"&&n(-1,S),onFocus:({currentTarget:j})=>j.matches(":focus-visible")&&n(-1,S),onClick:()=>n(-1,S),children:[l(L,{token:M}),l("span",{class:"number",children:f.length===1&&w<0?g(f[0],S):""})]})},S)})})]})]})}function Df(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];zt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var jr=32,uc=8;function dc({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=st(t),i=Math.max(0,Math.floor(r/jr)-uc),c=Math.min(t.rows.length,i+3*uc+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>l("th",{scope:"col",children:l(L,{token:d})},u))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*jr}px`}}),t.rows.slice(i,c).map((d,u)=>{let p=i+u;return l("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:l(L,{token:d,length:30})})}),t.columns.map((f,h)=>{let g=p*t.columns.length+h;return l("td",{children:t.blocked?.[g]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[g],2)},h)})]},p)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*jr}px`}})]})]})})}var fc={usual:14,presented:20};function Pn({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c}){let d=u=>a(u,-1);return t==="lines"?l(lc,{map:o,lit:n,theme:r,onPoint:s,onPress:d}):t==="table"?l(dc,{map:o,chosen:n.chosen,caption:o.caption,onPress:d}):l(ic,{map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c,caption:o.caption,letters:e?fc.presented:fc.usual})}function pc({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>bt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",it(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(Ff,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(hc,{share:e.others}),l("span",{class:"probability",children:H(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function Ff({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=l(W,{children:[l(L,{token:s,class:"name"}),l(hc,{share:a,drawn:n}),l("span",{class:"probability",children:[H(a,1),n!==void 0&&l("i",{class:"drawn",children:H(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:u,"aria-disabled":!c,title:c?`Write ${I(s)} instead`:"",onClick:()=>c&&r(s),children:d}):l("div",{class:u,children:d})}function hc({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function mc(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,c+=1){let p=d+a[u];t[c]>s[p]&&(s[p]=t[c])}}return s}var qf=480,Gr={short:24,long:60},Rn=8,Uf=5,Wr={least:32,switched:48,most:104};function Bf({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:d,switches:u}){let[p,{width:f}]=ot(),h=e.map(w=>({frame:w,...Mn(w,n,r)})),g=(u?h.map(jf):h).filter(({places:w})=>w.length);return l("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:({pointerType:w})=>w!=="touch"&&i(null),children:[!g.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),f>0&&g.map(({frame:w,heads:m,places:b})=>l(Wf,{example:t,frame:w,heads:m,places:b,open:o,theme:s,onPeek:i,onOpen:c,onTap:d,switches:u,label:u||f<qf?Gr.short:Gr.long,width:f},w.group.kind))]})}var wc=qt(Bf);function jf(t){let e=o=>o==="mean"||!X.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function Wf({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d,onTap:u,switches:p}){let{group:f}=e,h=a===Gr.short,g=Math.floor(Math.max(Wr.least,Math.min(p?Wr.switched:Wr.most,(i-a-12)/o.length-Rn))),w=$(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),b={width:g,height:Math.round(g/m)},x=p?n.filter(p.isOff).map(pe):[];C(()=>{w.current&&Gf(w.current,t,e,o,n,b,s,x)},[t,e,n.map(pe).join(),g,s,x.join()]);let _=[...new Set(n.map(({layer:k})=>k))],y=new Map(n.map(k=>[pe(k),k])),v=n.find(k=>In(k,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:f.note,children:f.title}),!h&&l("p",{class:"note",children:f.note}),l("div",{class:"scroller",children:l("div",{class:h?"grid short":"grid",role:"grid","aria-label":f.title,ref:w,"data-kind":f.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${g}px)`},onKeyDown:Vf,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(k=>l("span",{role:"columnheader",class:"column",children:p&&X.includes(k)?"all":h||X.includes(k)?k:`Head ${k}`},k))]}),_.map(k=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${k+1}`,children:[h?"L":"Layer ",k+1]}),o.map((M,S)=>{let T=S?null:l("canvas",{"data-layer":k,"aria-hidden":"true"}),E=y.get(pe({layer:k,head:M}));if(!E)return l("span",{role:"gridcell",class:"cell",children:T},M);let j=f.roles[k][Number(M)-1]??"",q=In(E,r),A=x.includes(pe(E));return l("span",{role:"gridcell",class:X.includes(M)?"cell summary":"cell",children:[T,l("button",{type:"button",class:q?"thumb open":"thumb",tabIndex:E===v?0:-1,"aria-current":q?"true":void 0,"aria-label":`${gc(f.title,E,j)}${A?", off":""}`,"data-place":pe(E),style:{width:`${b.width}px`,height:`${b.height}px`},onClick:Y=>kt(Y)?u(E):d(E),onPointerEnter:({pointerType:Y})=>Y!=="touch"&&c(E),onFocus:({currentTarget:Y})=>Y.matches(":focus-visible")&&c(E),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),p&&l("button",{type:"button",role:"switch",class:"off-switch",tabIndex:E===v?0:-1,"aria-checked":!A,"aria-label":`${gc(f.title,E,"")}, on`,title:A?"Switch it on again":"Switch it off",onClick:()=>p.onSwitch(E),children:A?"off":"on"}),j&&!p&&l("span",{class:"role",children:j})]},M)})]},k))]})})]})}var pe=({layer:t,head:e})=>`${t} ${e}`,In=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function gc(t,{layer:e,head:o},n){let r=X.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Gf(t,e,o,n,r,{width:s,height:a},i,c){let[d,u]=[o.rows.length,o.columns.length],p=window.devicePixelRatio||1,f=[Math.min(d,Math.round(a*p)),Math.min(u,Math.round(s*p))];for(let h of t.querySelectorAll("canvas")){let g=et(h,n.length*(s+Rn)-Rn,a,i),w=new Path2D;for(let{layer:m,head:b}of r){if(String(m)!==h.dataset.layer)continue;let x=n.indexOf(b)*(s+Rn),_=mc(_i(e,o,m,b),[d,u],f);g.cells(_,...f,[x,0,s,a]),o.blocked&&yt(g,o.blocked,d,u,[x,0,s,a]),c.includes(pe({layer:m,head:b}))&&(g.rect(x,0,s,a,{fill:i.ground,opacity:.75}),g.hatch(x,0,s,a)),w.roundRect(x,0,s,a,Uf)}Kf(h,w)}}function Kf(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Vf(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];zt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function bc(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);F(()=>{let n=o.map(r=>pt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Xf=1e3,Yf=[.5,1,2,4],xc=(t,e,o)=>Wo(t,e,o,Xf);function yc({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(Go,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(Ko,{speeds:Yf,player:o})]})}var Kr=1e3,Zf=3e4;function _c(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,c(d,"pieces")]:u}).flat();function c(d,u){let p=d[u];return Ze(d,n).map(f=>({axes:p,place:Je(d,o,f),address:`${t?.exactAt}/${d.kind}-${u}-${o}-${f}`})).filter(f=>!p.exact.has(f.place))}}function vc({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[Kr,!1,!1];async function u({axes:h,place:g,address:w}){a.add(w);let m=!1,b=await t(w).catch(()=>(m=!0,null));a.delete(w),b?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(g,new Uint16Array(b)),[s,i,d]=["",Kr,!1]):(s=m?"silent":"gone",p()),e(),!(s!=="gone"||d)&&(d=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,f()},i),i=Math.min(2*i,Zf))}function f(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&u(h)}return{want(h){[r,i]=[h,Kr],f()},trouble:()=>s}}var Jf=2e4;function Vr(t,e,o,n){let[r,s]=O(0),a=$(n);a.current=n;let i=N(()=>vc({get:Qf,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=_c(t,e,o);return F(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),F(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Qf(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Jf)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var tp="the exact weights are on the way.",ep={"":tp,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function kc({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":ep[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function Sc(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=op(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function op(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var Mc=1e3;function Oc({root:t,pointing:e,step:o}){let[n,r]=O(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return F(()=>()=>clearTimeout(a.current.timer),[]),F(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",d={pointing:e,step:o,readOut:c(".read-out"),outcome:c(".outcome")},u=s.current;s.current=d;let p=a.current,f=!e&&performance.now()<p.opened+Mc;if(!u||f||rp(i))return;let h=np(u,d);if(!h||(p.text=c(h),p.timer))return;let g=()=>{Object.assign(p,{timer:0,free:performance.now()+Mc}),r(p.text)};p.timer=window.setTimeout(g,Math.max(0,p.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function np(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function rp(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Xr({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=$(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&sp(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:xt(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,d)=>{let{token:u,weight:p,state:f,lit:h}=c,g=p===null?-1:Math.round(Math.min(1,p)*255),w=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]};return l("span",{class:`item ${f} ${h?"lit":""}`,onPointerEnter:({pointerType:m})=>m!=="touch"&&s(d),onClick:m=>a&&(h||!kt(m))?a(d):s(d),children:[l("span",{class:"chip",style:w,children:f==="later"?"":l(L,{token:u})}),l("span",{class:"share",children:Tn(c,o)})]},d)})})]})}function sp(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Ec({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=N(()=>An(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),u=X.includes(e.head)?e.head:`head ${e.head}`,p=h=>g=>i(g<0?_n:Ia(t,h,g)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(W,{children:[l(Xr,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(Xr,{title:"Target so far",note:d.asked?`how much each looks at \u201C${bt(d.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:h=>c(Math.max(0,h-1))})]})}function $c({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var ip=10;function Tc({map:t,onPoint:e}){let[o,n]=O(!1),r=N(()=>o?$c(t,ip):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:d})=>d!=="touch"&&e(a,i),children:[l(L,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(L,{token:t.columns[i],length:30})," ",l("b",{children:H(c)})]})},`${a} ${i}`))})]})}var ap=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],Lc={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},cp=({layer:t,head:e})=>X.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function Cc({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=Ee(o.tags,t,e);return l("div",{class:"edit-bar controls",children:[l("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(kn(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",cp(t),l("span",{class:"keys",children:" (O)"})]}),l(_t,{label:"A click",isNamed:!0,options:ap,value:n,onChoose:r}),l("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),l("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function Pc({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return l("section",{class:"source-tokens",children:[l("h3",{children:["Hide a token ",l("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",l("span",{class:"keys",children:" (H)"})]})]}),l("div",{class:"tokens-line",dir:xt(t.source),children:t.source.map((n,r)=>{let s=Sn(o,r),a=e.tags.includes(s);return l("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change($e(e.tags,s)),children:l(L,{token:n})},r)})})]})}function Rc({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,c]=o?Da(s,a):[[],[]];return l("section",{class:e.waits?"written waits":"written",children:[l(Ac,{name:"As trained",tokens:s,marks:i}),o&&l(Ac,{name:"Changed",tokens:a,marks:c,note:r===null?"":r?"right":"not right"}),l("p",{class:"outcome note",children:lp(e,n)})]})}function lp({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=io?`${o} These are ${io} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token, or click a cell of the map."}function Ac({name:t,tokens:e,marks:o,note:n=""}){return l("div",{class:"written-line",children:[l("h3",{children:t}),l("div",{class:"tokens-line",dir:xt(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return l(a,{class:"written-token",children:l(L,{token:r})},s)})}),n&&l("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function Ic({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?l("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>l("li",{children:[o.get(r)??l("span",{class:"note",children:[r," \u2026"]}),l("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Nc({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=O("after"),i=(c,d,{map:u,lit:p})=>l("section",{class:`pane ${c}`,"aria-label":d,children:[l("h3",{children:d}),l(Pn,{...n,map:u,lit:p,columns:!0,onPoint:(f,h)=>r(u,f,h)}),l(Cn,{map:u,lit:p})]});return l("div",{class:e?`panes two ${s}`:"panes",children:[e&&l("div",{class:"sides-of",children:l(_t,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&l("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function zc({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:f})=>f)},[n,r]=O(null),s=$([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,c=f=>{let h={turn:Math.max(n?.turn??0,o.turn)+1,tags:f};r(h),e?.("edit",h)},d=f=>{f.length>io||f.join()===i.join()||(s.current.push(i),c(f))},u=()=>c(s.current.pop()??i.slice(0,-1)),p=new Map((t?.edits??[]).map(f=>[f.tag,f.words]));return{tags:i,words:p,waits:a,change:d,undo:s.current.length||i.length?u:null}}function Hc({groups:t,whatIf:e},o,n){let r=$(o);r.current=o;let s=({kind:a})=>t.find(i=>i.kind===a)?.heads??1;return N(()=>e&&n&&{isOff:a=>Ee(r.current.tags,a,s(a)),onSwitch:a=>r.current.change(kn(r.current.tags,a,s(a)))},[t,e,o.tags.join()])}function Dc(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,c=document.activeElement?.matches("body, main")??!0;!r||!fe()||Ur(n)||!(i||c)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Fc({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=O(_n),[i,c]=O(null),d={words:e.tokens==="words",muted:e.mute},u=N(()=>t.groups.map(z=>Et(t,z,d)),[t,d.words,d.muted]),p=i&&up(t,i)?i:e,f=u.find(({group:z})=>z.kind===p.kind)??u[0],h=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=Vr(t,e,h,n),m=N(()=>h?vi(t,p):ke(t,f,p,d.muted),[t,f,p.layer,p.head,h,g]),b=zc(t,n),[x,_]=O("hide"),[y]=Vr(t.whatIf?.after??null,e,!1,n),v=N(()=>Ha(t,p,d.muted),[t,p.kind,p.layer,p.head,d.muted,y]),k=Math.max(0,t.steps.length-1),M=z=>G({step:Math.max(0,Math.min(z,k))}),S=xc(e.step,k,M),T=s.looks?.side==="target"?s.looks.place:e.step;Za(r,{go:M,step:e.step,last:k,player:S,presenting:e.present}),Ns(r),C(()=>Sc(r.current,e.present),[e.present]);let E=zr(t,m,e.step),j=(S.playing||t.layout==="decoding")&&!t.encoderOnly,q={...vn(m,s),step:t.whatIf?[]:T===e.step?E:zr(t,m,T),chosen:h||t.whatIf?[]:e.rows,done:j&&E.length?E[0]+1:1/0};C(()=>pp(r.current,u,s),[u,s]);let A=oe((z,wt)=>a(Nr(m,z,wt)),[m]),Y=z=>{let[{side:wt,place:Qt}]=m.rowSpots[z];if(t.layout!=="heads")return wt==="target"||t.encoderOnly?M(Qt):void 0;let uo=e.rows.includes(z)?e.rows.filter(kl=>kl!==z):[...e.rows,z].slice(-xr);return G({rows:uo})},Lt=oe(z=>{c(null),G({...z,rows:[]})},[]),Ct=$(i);Ct.current=i;let lo=oe(z=>{!fp(r.current)||Ct.current&&In(Ct.current,z)?Lt(z):c(z)},[]),Jt=Hc(t,b,n),Un=(z,wt,Qt)=>{if(Qt<0||m.blocked?.[wt*m.columns.length+Qt])return;let[{place:uo}]=m.columnSpots[Qt];b.change(z==="token"?$e(b.tags,Sn(p.kind,uo)):za(b.tags,p,z,wt,uo))},[Bn,cs]=[q.rows[0]??-1,q.columns[0]??-1];Dc(r,Jt?{o:()=>Jt.onSwitch(p),h:z=>z?.dataset.tag?b.change($e(b.tags,z.dataset.tag)):Un("token",Bn,cs),s:()=>Bn>=0&&Un("only",Bn,cs)}:{}),C(()=>c(null),[e.kind,e.layer,e.head]);let ls=N(()=>u.filter(({group:z})=>!e.kinds.length||e.kinds.includes(z.kind)),[u,String(e.kinds)]),vl=N(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[us,ds]=[N(()=>e.layers,[String(e.layers)]),N(()=>e.roles,[String(e.roles)])],Pe=z=>z&&{picture:z,theme:o};return bc({map:()=>Pe(Hr({map:m,lit:q,view:e.view},o)),compared:q.chosen.length>0&&(()=>Pe(Fa({map:m,rows:q.chosen},o))),heads:()=>Pe(qa({example:t,frames:ls,open:e,layers:us,roles:ds},o)),player:()=>Pe(Wa({example:t,open:p,step:T,pointed:s},o)),"changed-map":v!==null&&(()=>Pe(Hr({map:v,lit:to,view:e.view},o)))}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(ec,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&l(sc,{root:r}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l(wc,{example:t,frames:ls,open:vl,layers:us,roles:ds,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:Lt,onTap:lo,switches:Jt})}),l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>G({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:i?"peeked":"",children:m.title}),l(oc,{example:t,selection:e})]}),Jt&&l(Cc,{open:e,heads:f.group.heads,editing:b,mode:x,onMode:_}),Jt&&l(Pc,{example:t,editing:b}),t.whatIf&&l(Rc,{example:t,editing:b}),Jt&&l(Ic,{editing:b}),t.whatIf?l(Nc,{before:{map:m,lit:q},after:v&&{map:v,lit:{...to,...vn(v,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:Lc[x],onPress:(z,wt)=>Jt&&Un(x,z,wt)},onPoint:(z,wt,Qt)=>a(Nr(z,wt,Qt))}):l(W,{children:[l(Pn,{map:m,lit:q,theme:o,view:e.view,presented:e.present,onPoint:A,onPress:Y}),l(Cn,{map:m,lit:q})]}),t.exactAt&&l(kc,{map:m,trouble:w,muted:d.muted&&!h,peeked:i!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),(v??m).blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask",v&&", or taken away"]})]}),l("div",{class:"foot",children:[n&&!X.includes(p.head)&&!h&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:q.chosen.at(-1)??E[0]??1}),children:"Work its numbers out, inside this head"}),l(Tc,{map:m,onPoint:A})]}),q.chosen.length>0&&!i&&l(Ya,{map:m,rows:q.chosen,colours:o.lines,onDrop:Y})]}),!t.whatIf&&t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(yc,{step:e.step,last:k,player:S,go:M}),t.steps[T]&&l(Xa,{example:t,step:T,open:p}),l(Ec,{example:t,open:p,step:T,pointed:s,came:g,theme:o,player:S,onPoint:a,go:M}),t.steps[T]&&l(pc,{example:t,step:t.steps[T],onForce:n&&t.forceable?z=>(S.pause(),n("forced",{step:T,token:z})):void 0}),T===k&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(Oc,{root:r,pointing:q.rows.length+q.columns.length>0,step:T}),t.cards&&l(Ga,{card:dp(t,p),heading:t.cards.heading,note:t.cards.note})]})}function up({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&$t(r).includes(n)}function dp({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function fp(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function pp(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=vn(n,o),i=([f=-1],h)=>f<0?["-10","0"]:[String(f/h),String(1/h)],[[c,d],[u,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,h]of Object.entries({top:c,high:d,left:u,wide:p}))r.style.setProperty(`--${f}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var qc=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Nn=`/* Choices */

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
`;var Uc=`/* All heads */

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
`;var zn=`/* The open head */

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
`;var Bc=`/* Steps */

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
`;var jc=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var Wc=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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

.written-line:first-child {
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
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 1.2rem;
}

.pane {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}

.what_if .large-map,
.what_if .lines,
.what_if .table {
  height: clamp(200px, calc(var(--room) - 4.4rem), 520px);
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
  .panes {
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
`;var Gc=`/* Decoding: the steps first */

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
`;var Kc=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var kp=[Ft,un,qc,Nn,Uc,zn,Bc,jc,Wc,Gc,Kc].join(`
`),Vc=new WeakMap;function Yr({data:t,parentElement:e,setTriggerValue:o}){let n=gt(e,kp),r=Vc.get(n),s=r?.bytes===t?r.example:La(t);return Vc.set(n,{bytes:t,example:s}),K(l(Sp,{example:s,theme:Dt(n),send:o}),n),no(e,o),()=>{K(null,n),n.remove()}}function Sp({example:t,theme:e,send:o}){let[n,r]=O(ce);return F(()=>{let s=()=>r(ce());return s(),jo(s)},[]),l(Fc,{example:t,theme:e,send:o,selection:Mi(n,t)})}var Xc=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Yc(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Xc(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Xc(o.blocked)}return e}var Hn={usual:14,small:12},Zr=200,Jr=90,Le=5,Mp={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Dn(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Op(t,s,r);for(let s of o.boxes)Ep(t,s,n,r);if(o.boxes[0].width>=Jr)for(let s of o.tokens)Tp(t,e,s,r)}function Op(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,p]of s)[a,i]=d==="M"?[Number(u),Number(p)]:d==="H"?[Number(u),i]:[a,Number(u)];let c=n==="H"?`M${a} ${i}L${a-Le} ${i-Le}V${i+Le}Z`:`M${a} ${Number(r)}L${a-Le} ${i+Le}H${a+Le}Z`;t.path(c,{fill:o.quiet})}function Ep(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[Mp[e.role]],u=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?c.text:d,width:u?3:1.2,radius:6});let f=$p(e.value,o,n,r,s);if(f&&Qr(t,e.value,f),r<Jr)return;let h=r<Zr?Hn.small:Hn.usual,g={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(f?f[0]:o+r)-o-14,m=e.role==="add"?"+ Add":e.title;if(P(m,R(g,c))<=w||s<2.6*h)t.text(m,o+8,n+s/2,g);else{let b=Lo(m,w,g,c);b.draw(t,o+8,n+(s-b.height)/2)}}function $p(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Jr?.8:n<Zr?.3:.42));return[e+n-s-c,o+s,c,a]}function Qr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&yt(t,s,o,n,a)}function Tp(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Zr?Hn.small:Hn.usual,code:!0,fill:i.text},d=e[o].map(g=>I(g)),u=e[o].every(g=>[...g].length===1||/^<.*>$/.test(g)),p=g=>g.join(u?"":" "),f=g=>P(p(d.slice(0,g))+(g<d.length?"\u2026":""),R(c,i))<=s,h=d.length;for(;h>1&&!f(h);)h-=1;t.text(p(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var ts={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Ce=9,co=24,es=8,Ap=.62,Lp=1.25,St={most:300,gap:64,side:26,edge:10};function Fn(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(h=>h.layer===null||h.layer===e),s=["encoder","decoder"].filter(h=>r.some(g=>g.side===h)),a=s.map(h=>r.filter(g=>g.side===h)),i=Math.max(...a.map(h=>2*(co+Ce)+2*es+h.reduce((g,w)=>g+ts[w.role]+Ce,0))),c=Math.max(Ap,Math.min(Lp,n/i)),d=Math.min(St.gap,o*.1),u=Math.floor(Math.min(St.most,(o-St.edge-s.length*St.side-(s.length-1)*d)/s.length)),p=Math.ceil(i*c),f={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(u+St.side)+(s.length-1)*d+St.edge,height:p,unit:c};return a.forEach((h,g)=>Cp(f,h,{left:St.side+g*(u+St.side+d),width:u,isLast:g===a.length-1})),Rp(f),f}function Cp(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=u=>i-=u*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(co),width:n,height:co*s});let d=null;if(e.forEach((u,p)=>{let f=e[p-1];f&&f.layer===null!=(u.layer===null)&&c(es);let h=i,g=(c(Ce),c(ts[u.role])),w=ts[u.role]*s;t.arrows.push(`M${a} ${h}V${g+w}`),t.boxes.push({box:u,left:o,top:g,width:n,height:w}),u.layer!==null&&(d={top:g,bottom:d?.bottom??g+w})}),d){let{top:u,bottom:p}=d,f=es*s*.8;t.frames.push({left:o-St.side+6,top:u-f,width:n+St.side,height:p-u+2*f})}r&&(t.arrows.push(`M${a} ${i}V${c(Ce),i}`),t.tokens.push({text:"written",left:o,top:c(co),width:n,height:co*s}));for(let u of Pp(t,e))t.lines.push(u)}function Pp(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Ce*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Rp(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Ce*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Ip={width:760,height:860};function Zc(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=Fn(t,{layer:n,...Ip}),s={width:r.width,height:r.height,draw:(a,i,c)=>Dn(ge(a,i,c),t,r,{open:"",here:[]},o)};return U([at(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var os=13,Jc={least:6,most:22},Qc=380;function tl(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},g=Gt(h,{width:o,height:Qc,cell:40,letters:os},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:g.width,height:g.height,draw:(m,b,x)=>Kt(m,h,{...g,left:g.left+b,top:g.top+x},w,n)}}let c={size:os,code:!0,fill:n.quiet},d=i?s.map(h=>I(h,10)):[],u=d.length?Math.ceil(Math.max(...d.map(h=>P(h,R(c,n)))))+8:0,p=Math.max(Jc.least,Math.min(Jc.most,Qc/r.rows)),f=Math.round(r.rows*p);return{width:o,height:f,draw(h,g,w){for(let m of le(d.length,p,os,[]))h.text(d[m],g+u-6,w+(m+.5)*p,{...c,align:"right"});Qr(h,r,[g+u,w,o-u,f])}}}var Np={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function el({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=ot();C(()=>{if(!r.current||!a)return;let f=tl(t,e,a,o);f.draw(et(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[u,p]=Np[e.role]??[];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:qn(e)}),l("p",{children:[e.said," ",i.said]}),u&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:u,kind:e.kind,layer:e.layer}),children:p}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${qn(e)}: ${tt(c)} \xD7 ${tt(d)} numbers`})}),l("p",{class:"note",children:[tt(c)," \xD7 ",tt(d),": ",zp(e),", ",Hp(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var zp=({role:t})=>t==="attention"?"row = looks":"row = token";function Hp({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function ol({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=ot(),[i,c]=O(""),[d,u]=O(""),p=N(()=>a.width?Fn(t,{layer:r,...a}):null,[t,r,a]),f=w=>p?.boxes.find(m=>m.box.name===Dp(w,r))?.box,h=p?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,g=f(i)??f(d)??h;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(_t,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,m)=>[String(m),String(m+1)]),value:String(r),onChoose:w=>G({layer:Number(w)})}),l("div",{class:"figure",ref:s,children:p&&l(Fp,{model:t,layout:p,theme:o,open:g?.name??"",onPoint:c,onKeep:u})})]}),g&&l(el,{model:t,theme:o,send:n,box:g,layers:t.layers})]})}var Dp=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Fp({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);C(()=>{a.current&&Dn(et(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:u,width:p,height:f})=>l("li",{children:l("button",{type:"button","aria-label":qn(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${p}px`,height:`${f}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(c.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function qn({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var nl=`/* The whole model: the figure, and beside it what is open. */

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
`;var Up=[Ft,Nn,zn,nl].join(`
`);function rl({data:t,parentElement:e,setTriggerValue:o}){let n=gt(e,Up);return K(l(Bp,{model:Yc(t),theme:Dt(n),send:o}),n),()=>{K(null,n),n.remove()}}function Bp({model:t,theme:e,send:o}){let[n,r]=O(ce);return F(()=>{let s=()=>r(ce());return s(),jo(s)},[]),F(()=>pt("whole-model",()=>({picture:Zc(t,ce().layer,e),theme:e})),[t,e]),l(ol,{model:t,selection:n,theme:e,send:o})}var jp=[137,80,78,71,13,10,26,10],sl=33,Wp={Title:"figure",Description:"caption",Software:"program"},Gp={"&":"&amp;","<":"&lt;",">":"&gt;"},Kp=new TextEncoder;function il(t,e){if(!jp.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Wp).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Vp(a,i)),r=[t.subarray(0,sl),...n,t.subarray(sl)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Vp(t,e){let o=Kp.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Xp(o)),n}function Xp(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function al(t,e){let o=t.indexOf(">")+1,n=i=>qe(i).replace(/[&<>]/g,c=>Gp[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var Yp="http://www.w3.org/2000/svg",cl="http://www.w3.org/1999/xlink",Zp=2,Jp=16e6,Qp=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function ll(t){let e=th(t);return{svg:rs(e),png:await nh(e)}}var rs=t=>new XMLSerializer().serializeToString(t);function ss(t,e){let o=document.createElementNS(Yp,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function th(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=ss("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(ss("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Qp))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))eh(i,a);for(let i of s.querySelectorAll("image"))oh(i);return s}function eh(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=fr(qe(r.data)))}function oh(t){let e=t.getAttributeNS(cl,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(cl,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function nh(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(Zp,Math.sqrt(Jp/(e*o))),r=t.cloneNode(!0),s=ss("style",{});s.textContent=await rh(rs(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(rs(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var ns=new Map;async function rh(t){let e=[];for(let o of sh()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;ns.has(a)||ns.set(a,fetch(a).then(c=>c.blob()).then(ih).catch(()=>null));let i=await ns.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function sh(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function ih(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var ul=5e3,ah=6e4;async function dl(t,e){let{svg:o,png:n}=await ch(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:al(o,e),png:il(r,e)}}async function ch(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=ul;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Is(t);if(s)return Js(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return ll(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?ah:ul}throw new Error("It is not drawn.")}function pl({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));F(()=>{s.length&&lh(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...u})=>u);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(fl,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(fl,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(uh,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function lh(t){let e={};for(let{key:o,about:n}of t)e[o]=await dl(o,n).catch(()=>null);return e}function fl({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function uh({png:t,caption:e}){let o=N(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);F(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var hl=`.lab {
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
`;function fh({data:t,parentElement:e,setTriggerValue:o}){let n=gt(e,hl);n.hasChildNodes()||hh(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:ph(i.png)}])));return K(l(pl,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{K(null,n),n.remove()}}function ph(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function hh(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function mh({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Li(t,s=>o("chosen",s))}var ml=new WeakMap;function gl(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(gh)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function gh(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,p]})=>d/Math.abs(p-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(ml.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=fn({width:n,height:r},{usual:i,width:s.getComputedTextLength()});ml.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var is="[data-testid=stSidebar]",wl=!1;function wh({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!wl&&(wl=!0,gl(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${is} a[href]`)&&setTimeout(bh)}))}function bh(){let t=document.querySelector(`${is} [data-testid=stSidebarCollapseButton] button, ${is} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function bl(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var xl=`.glossary {
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
`;function yh({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:xl}),n),K(l(vh,{terms:t.terms}),n),()=>{K(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&_h()}}function _h(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function vh({terms:t}){let[e,o]=O(""),n=$(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=bl(t,e);return l(W,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var[yl,as]=["",""];function kh({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),yl!==t.page&&(yl=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Sh({data:t}){t.what!==as&&(as=t.what,as&&setTimeout(()=>Mh(t.part),200))}function Mh(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var _l=`form {
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
`;var Eh="lab/teacher";function $h({data:t,parentElement:e}){let o=gt(e,_l);return K(l(Th,{entered:t.entered}),o),()=>{K(null,o),o.remove()}}function Th({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(Eh,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}ca({alignment:ii,beams:Pi,film:aa,stage:Yr,wholeModel:rl});fa(Yr);export{ii as alignment,Pi as beams,fh as exporter,aa as film,mh as follow,wh as frame,yh as glossary,Sh as intoSight,ff as matrices,kh as openAtTop,Yr as stage,$h as teacherKey,rl as wholeModel};
