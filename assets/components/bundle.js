var F,js,Hd,Bt,pr,No,Ws,Ro,Gs,hr,fr,zd,Je=Symbol.for("pv"),Ho={},zo=[],Dd=/^m(i|n|o|s|text|space)$/,Do=Array.isArray,mr=zo.slice,de=Object.assign;function le(t){t&&t.parentNode&&t.remove()}function gr(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?mr.call(arguments,2):o),Xe(t,a,n,r,null)}function Xe(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Je,__v:r||++js,__i:-1,__u:0};return!r&&F.vnode&&F.vnode(s),s}function j(t){return t.children}function jt(t,e){this.props=t,this.context=e,this.__g=0}function Wt(t,e){if(e==null)return t.__&&Wt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Wt(t)}function qd(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=de({constructor:Je},o)).__v=o.__v+1,F.vnode&&F.vnode(e),br(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Wt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Zs(r,e,s),o.__=o.__e=null,e.__e!=n&&Ks(e))}function Ks(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Ks(t)}function Us(t){(8&t.__g||(t.__g|=8,Bt.push(t),No++))&&pr==F.debounceRendering||((pr=F.debounceRendering)||queueMicrotask)(Vs)}function Vs(){try{for(var t,e=1;Bt.length;)Bt.length>e&&Bt.sort(Ws),t=Bt.shift(),e=Bt.length,8&t.__g&&qd(t)}finally{(No=Bt.length)&&(pr||queueMicrotask)(Vs)}}function Ys(t,e,o,n,r,s,a,i,c,u,d){var p,f,h,m,g,w,x=n.__k||zo,b=e.length;for(c=Fd(o,e,x,c,b),p=0;p<b;p++)(h=o.__k[p])!=null&&(f=~h.__i&&x[h.__i]||Ho,h.__i=p,w=br(t,h,f,r,s,a,i,c,u,d),m=h.__e,(f.ref!=h.ref||8&f.__u)&&(f.ref&&xr(f.ref,null,h,f),h.ref&&d.push(h.ref,h.__c||m,h)),g=g||m,4&h.__u?(c=Xs(h,c,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="function"&&w!==void 0?c=w:m&&(c=m.nextSibling),h.__u&=-21);return o.__e=g,c}function Fd(t,e,o,n,r){var s,a,i,c,u,d,p,f,h,m=o.length,g=m,w=0,x=0,b=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=b[s]=Xe(null,a):Do(a)?a=b[s]=Xe(j,{children:a}):a.constructor===Je&&a.__b?a=b[s]=Xe(a.type,a.props,a.key,a.ref,a.__v):b[s]=a,c=s+w,a.__=t,a.__b=t.__b+1,i=null,~(u=a.__i=Ud(a,o,c,g))&&(g--,(i=o[u])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,u==c-1?w--:u==c+1?w++:u!=c&&(u>c?w--:w++,x=1)):(~u||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):b[s]=null;if(x){for(d=[],p=[],s=0;s<r;s++)if((a=b[s])&&16&a.__u){for(w=0,f=d.length;w<f;)d[h=w+f>>1]<a.__i?w=h+1:f=h;d[w]=a.__i,p[s]=w+1}for(w=d.length;s--;)p[s]&&(p[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Wt(i)),yr(i,i));return n}function Xs(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Xs(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Wt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function wr(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Do(t)?t.some(function(o){wr(o,e)}):e.push(t)),e}function Ud(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Bs(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Po(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Bs(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Bs(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=fr[e]||(fr[e]=Bd(e)),(t.__a||(t.__a={}))[e]=hr,s=e!=(e=e.replace(Gs,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Bd(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Ro]==null)e[Ro]=hr++;else if(e[Ro]<this.__a[t])return;return o(F.event?F.event(e):e)}}}function br(t,e,o,n,r,s,a,i,c,u){var d,p,f,h,m,g,w,x,b,y,v,k,_,S,O,z,T,U,Y=e.type;if(e.constructor!==Je)return null;128&o.__u&&(c=32&o.__u,d=o.__c.__z)&&(e.__u|=c,p=s=[],d.nodeType==8?i=Io(d,s):s.push(d),i=s[0]||i),(d=F.__b)&&d(e);t:if(typeof Y=="function"){f=a.length;try{if(x=e.props,b=(d=Y.prototype)&&d.render,y=(d=Y.contextType)&&n[d.__c],v=d?y?y.props.value:d.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(b?e.__c=h=new Y(x,v):(e.__c=h=new jt(x,v),h.constructor=Y,h.render=Wd),y&&y.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),Y.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=de({},h.__s)),de(h.__s,Y.getDerivedStateFromProps(x,h.__s)))),m=h.props,g=h.state,h.__v=e,o.__c){if(x!==m&&b&&!Y.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(x,v),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(x,h.__s,v)===!1){e.__v!=o.__v&&(h.props=x,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(E){E&&(E.__=e)}),zo.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Wt(o);break t}h.componentWillUpdate&&h.componentWillUpdate(x,h.__s,v),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,g,w)})}else b&&!Y.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=x,h.__P=t,h.__g&=-5,k=F.__r,_=b?25:0;do h.__g&=-9,k&&k(e),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++_<25);b&&(zo.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=de({},n,h.getChildContext())),b&&o.__c&&h.getSnapshotBeforeUpdate&&(w=h.getSnapshotBeforeUpdate(m,g)),S=d&&d.type===j&&d.key==null?d.props.children:d,x.__P&&(d=i,r=(t=x.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(E){E&&yr(E,E)}),o.__k=null),i=o.__k?Wt(o,0):null),i=Ys(t,Do(S)?S:[S],e,o,n,r,s,a,i,c,u),x.__P&&(e.__e=null,i=d),e.__u&=-161,p&&p.some(le),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(E){if(a.length=f,e.__v=null,c||s)if(E&&E.then){if(e.__u|=128|c,s){for(~(T=s.indexOf(i||void 0))||(T=s.length);(U=s[T-1])&&U.nodeType==8;)T--;for(;T<s.length;T++)if(U=s[T])if(s[T]=null,O){if(U==z)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(z=Io(O=U))}}if(!O){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;O=i}(d=Io(O=e.__c.__z||(e.__c.__z=O)))?(e.__e=O,i=d):e.__e=i,i=i&&i.nextSibling}else s&&s.some(le);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),E&&E.then||Js(e),F.__e(E,e,o)}}else i=e.__e=jd(o.__e,e,o,n,r,s,a,c,u,t);return(d=F.diffed)&&d(e),i}function Io(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Js(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Js))}function Zs(t,e,o){for(var n=0;n<o.length;)xr(o[n++],o[n++],o[n++]);F.__c&&F.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){F.__e(s,r.__v)}})}function jd(t,e,o,n,r,s,a,i,c,u){var d,p,f,h,m,g,w,x,b=o.props||Ho,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((m=s[d])&&(v?m.localName==v:m.nodeType==3)){t=m,s[d]=null;break}}if(!t){if(x=u.ownerDocument||document,!v)return x.createTextNode(y);t=x.createElementNS(r,v,y.is?y:u),i&&(F.__m&&F.__m(e,s),i=!1),s=null}if(v){if(u=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&mr.call(u.childNodes),!i&&s)for(b={},d=0;d<t.attributes.length;d++)b[(m=t.attributes[d]).name]=m.value;for(d in b)m=b[d],d=="dangerouslySetInnerHTML"?f=m:d=="children"||d in y||d=="value"&&"defaultValue"in y||d=="checked"&&"defaultChecked"in y||Po(t,d,null,m,r);for(d in y)m=y[d],d=="children"?h=m:d=="dangerouslySetInnerHTML"?p=m:d=="value"?g=m:d=="checked"?w=m:i&&typeof m!="function"||b[d]===m||Po(t,d,m,b[d],r);p?(i||f&&(p.__html==f.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(f&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Dd.test(v))&&(r="http://www.w3.org/1999/xhtml"),Ys(u,Do(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Wt(o,0),i,c),s&&s.some(le)),i&&v!="textarea"||(d="value",v=="progress"&&g==null?t.removeAttribute(d):g==null||g===t[d]&&(v!="progress"||g)||Po(t,d,g,b[d],r),d="checked",w!=null&&w!=t[d]&&Po(t,d,w,b[d],r))}else b===y||i&&t.data==y||(t.data=y);return t}function xr(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){F.__e(r,o)}}function yr(t,e,o){var n,r,s,a;if(F.unmount&&F.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||xr(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){F.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&yr(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=Io(n,s=[]))&&(n==t.__e&&s.some(le),le(r),le(n)),o||le(t.__e),t.__e=t.__c=t.__=null}function Wd(t,e,o){return this.constructor(t,o)}function K(t,e){var o,n,r,s;F.__&&F.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Xe(j,{children:[t]}),r=[],s=[],br(e,e.__k,n||Ho,Ho,e.namespaceURI,n?null:e.firstChild?mr.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Zs(r,e.__k,s),e.__k.props.children=null}F={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw No=0,t}},js=0,Hd=function(t){return t!=null&&t.constructor===Je},jt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=de({},this.state)),typeof t=="function"&&(t=t(de({},o),this.props)),t&&(de(o,t),this.__v&&(e&&this.__k.push(e),Us(this)))},jt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Us(this))},jt.prototype.render=j,Bt=[],No=0,Ws=function(t,e){return t.__v.__b-e.__v.__b},Ro=Symbol(),Gs=/(PointerCapture)$|Capture$/i,hr=0,fr={},zd=0;var Se,tt,vr,Qs,kr=Object.is,Qe=0,ci=[],_r=[],Z=F,ti=Z.__b,ei=Z.__r,oi=Z.diffed,ni=Z.__c,ri=Z.unmount,si=Z.__;function qo(t,e){Z.__h&&Z.__h(tt,t,Qe||e),Qe=0;var o=tt.__H||(tt.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function M(t){return Qe=1,li(di,t)}function li(t,e,o){var n=qo(Se++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):di(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);kr(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=tt,!tt.__f)){tt.__f=!0;var r=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.__N&&(u=!0,kr(f.__[0],f.__N[0])||(d=!0))}),r){var p=r.call(this,s,a,i);return u?p||d:p}return!u||d}}return n.__}function q(t,e){var o=qo(Se++,3);!Z.__s&&Mr(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,tt.__H.__h.push(o))}function L(t,e){var o=qo(Se++,4);!Z.__s&&Mr(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,tt.__h.push(o))}function $(t){return Qe=5,R(function(){return{current:t}},[])}function R(t,e){var o=qo(Se++,7);return Mr(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Gt(t,e){return Qe=8,R(function(){return t},e)}function Gd(){var t;do{for(;t=_r.shift();)try{Ze(t)}catch(o){Z.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=ci.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ze),e.__h.some(Sr),e.__h=[]}catch(o){e.__h=[],Z.__e(o,t.__v)}}}while(_r.length)}Z.__b=function(t){tt=null,ti&&ti(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),si&&si(t,e)},Z.__r=function(t){ei&&ei(t),Se=0;var e=(tt=t.__c).__H;e&&(vr==tt?tt.__h=[]:(e.__h.some(Ze),e.__h.some(Sr),Se=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),vr=tt},Z.diffed=function(t){oi&&oi(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ai(ci.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),vr=tt=null},Z.__c=function(t,e){e.some(function(o){try{o.__h.some(Ze),o.__h=o.__h.filter(function(n){return!n.__||Sr(n)})}catch(n){o.__h=[function(){throw n}]}}),ni&&ni(t,e)},Z.unmount=function(t){ri&&ri(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ai(_r.push(r))}else Ze(r)}catch(s){e=s}}),n.__H=void 0,e&&Z.__e(e,n.__v))};var ii=typeof requestAnimationFrame=="function";function Kd(t){var e,o=function(){clearTimeout(n),ii&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);ii&&(e=requestAnimationFrame(o))}function ai(t){t!=1&&Qs==Z.requestAnimationFrame||((Qs=Z.requestAnimationFrame)||Kd)(Gd)}function Ze(t){var e=tt,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),tt=e}function Sr(t){var e=tt;t.__c=t.__(),tt=e}function Mr(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!kr(o,t[n])})}function di(t,e){return typeof e=="function"?e(t):e}var Fo=new Map;function gt(t,e){return Fo.set(t,e),()=>{Fo.get(t)===e&&Fo.delete(t)}}var ui=t=>Fo.get(t)?.()??null;function Me(t,e){let o=new ResizeObserver(e);e();for(let n of[t,document.querySelector("[data-testid=stMainBlockContainer]")])n&&o.observe(n);return window.addEventListener("resize",e),()=>{o.disconnect(),window.removeEventListener("resize",e)}}function rt(){let t=$(null),[e,o]=M({width:0,height:0});return L(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function pi(t){L(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return Me(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(a=>a.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var Vd=/[\u202A-\u202E\u2066-\u2069]/g,Yd=/(\p{M}{4})\p{M}+/gu,Xd=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Jd={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Zd=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Or=t=>[...Zd.segment(t)].map(e=>e.segment),fi=14;function to(t){let e=t.replace(Vd,"").replace(Yd,"$1");return/^\s+$/.test(e)?[...e].map(o=>Jd[o]??"\u2423").join(""):e||"\u2205"}function Mt(t,e=fi){let o=to(t);if(o.length<=e)return o;let n=Or(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function D(t,e=fi){return`\u2068${Mt(t,e)}\u2069`}function Ot(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Xd.test(e)?"rtl":"ltr"}var Qd=Symbol.for("pv"),tu=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var u={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qd,__v:--tu,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),F.vnode&&F.vnode(u),u}function C({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:to(t),children:Mt(t,e)})}function Kt({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=M(()=>o.every(s=>document.fonts.check(s)));return q(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Tt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var eo=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function Uo({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=M({id:null,spoken:!0}),i=$(!1),c=(p,f=!0)=>a(h=>h.id===p?h:{id:p,spoken:f}),u=({pointerType:p,target:f,currentTarget:h})=>p!=="touch"&&c(eo(f)??eo(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:u,onPointerLeave:u,onPointerDown:({pointerType:p,pointerId:f,target:h})=>{i.current=p==="touch",!i.current&&h instanceof Element&&h.closest("[data-id]")?.setPointerCapture(f)},onClick:({target:p})=>e(eo(p),{id:r,touch:i.current,point:c}),onFocusIn:({target:p})=>{let f=eo(p);f&&o(f),f&&p instanceof Element&&p.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:p=>{i.current=!1;let{key:f,target:h,currentTarget:m}=p,g=eo(h);f==="Escape"?c(null):g&&Tt(p,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function Oe({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(C,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var eu=new Intl.NumberFormat("en");function it(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+et(Number(r))+(s?`.${s}`:"")}function et(t){return eu.format(t)}function A(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?A(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function ou(t){return`\u2248${(t*100).toFixed(0)} %`}var ct=({rounded:t})=>t?ou:A;function Bo(t){return t>=.005?(t*100).toFixed(0):""}var kt=t=>t.map(e=>typeof e=="string"?e:D(e.token,e.length)).join("");var nu;function jo(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=nu??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),u=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let d=0;d<u.length;d+=1)u[d]=s[t[d]];else for(let d=0;d<u.length;d+=1)u[d]=s[Math.min(255,Math.round(t[d]*255))];return i.putImageData(c,0,0),a}var at=6;function I({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ot(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:u,stroke:d,width:p=1,opacity:f=1,dash:h=[]},m)=>{i.globalAlpha=f,u&&(i.fillStyle=u,i.fill(m)),d&&(Object.assign(i,{strokeStyle:d,lineWidth:p}),i.setLineDash(h),i.stroke(m)),i.globalAlpha=1};return{rect(u,d,p,f,h){let m=new Path2D;h.radius?m.roundRect(u,d,p,f,h.radius):m.rect(u,d,p,f),c(h,m)},text(u,d,p,f){i.save(),i.translate(d,p),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:I(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(u,0,0),i.restore()},cells:(u,d,p,f,h)=>i.drawImage(jo(u,d,p,n,h),...f),hatch(u,d,p,f){i.fillStyle=ru(i,n),i.fillRect(u,d,p,f)},path(u,d){let[p,f]=d.shift??[0,0];i.save(),i.translate(p,f),c(d,new Path2D(u)),i.restore()}}}function Ee(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,u],d)=>t.cells(n,r,s,[a+e,i+o,c,u],d),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var hi=new Map;function ru(t,e){let o=hi.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:at,height:at}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,at,at),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-at,0,at])r.moveTo(a-1,at+1),r.lineTo(a+at+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return hi.set(e.signature,s),s}var mi=[255,255,255],gi=[0,0,0],su,Ar=()=>su??=document.createElement("canvas").getContext("2d");function Vt(t){let e=Ar();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var oo=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Ht=t=>`rgb(${t.join(",")})`;function Er(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function wi(t,e){let[o,n]=[Er(t),Er(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function $r(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return oo(t[r],t[r+1],n-r)})}function At(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[Vt(o("text-color")),Vt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...u]=o("chart-categorical-colors").split(","),d=$r(s.map(Vt)),p=o("chart-diverging-colors").split(","),f=$r(p.map(Vt));return{text:Ht(n),quiet:Ht(oo(r,n,.72)),ground:Ht(r),primary:o("primary-color"),query:a,key:i,value:c,lines:u,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Ht(oo(r,n,.09)),hatchLine:Ht(oo(r,n,.3)),scale:d.map(Ht),ink:d.map(Wo),pixels:Tr(d),signed:f.map(Ht),signedInk:f.map(Wo),signedPixels:Tr(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:Er(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Wo=t=>Ht(wi(t,mi)>=wi(t,gi)?mi:gi);function Yt(t){let e=$r([Vt(t.ground),oo(Vt(t.ground),Vt(t.text),.45)]);return{...t,scale:e.map(Ht),ink:e.map(Wo),pixels:Tr(e),signature:`${t.signature}|off`}}var bi=t=>Wo(Vt(t)),Tr=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function P(t,e){let o=Ar();return o.font=e,o.measureText(t).width}function xi(t){let e=Ar();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var ue=["source","target"];var vi=t=>t==="source"?"target":"source";function ki(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:yi("source",t.source),target:yi("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:iu(n,t.gold??[])}}var yi=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Go({words:t,weights:e},o){return t[vi(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Lr=t=>1-t.reduce((e,{weight:o})=>e+o,0);function iu(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=Go(t,a),c=Math.max(...i.map(({weight:d})=>d)),u=c>=Lr(i)?i.find(({weight:d})=>d===c):void 0;return i.filter(({weight:d})=>d>0).map(d=>({source:d.other,target:a,weight:d.weight,kind:d===u?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Ko(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[vi(o.side)])]:[]),a=new Map(o?Go(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var au=560,cu={letters:20,padding:8,least:48},lu={letters:17,padding:4,least:35},du={share:.03,least:4,most:44},uu={share:.17,least:130,most:190},_i=3;function Vo({words:t,directions:e},o,n){let r=({share:g,least:w,most:x})=>Math.max(w,Math.min(x,o*g)),s=o<au,{letters:a,padding:i,least:c}=s?lu:cu,u=s?0:r(du),d=I({fill:"",size:a},n),p=ue.map(g=>t[g].map(({label:w})=>Math.max(c,Math.ceil(P(Mt(w),d))+2*i))),f=p.map(g=>g.reduce((w,x)=>w+x+u,2*_i-u)),h=Math.max(o,...f),m=new Map;return ue.forEach((g,w)=>{let x=(h-f[w])/2+_i;t[g].forEach((b,y)=>{let v=p[w][y],k=x+v/2;m.set(b,{x:e[g]==="rtl"?h-k:k,width:v}),x+=v+u})}),{width:h,gap:u,links:r(uu),letters:a,places:m}}function Si({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=d=>t[r][Math.max(0,Math.min(d,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=d=>Math.abs((o.get(d)?.x??0)-(o.get(n)?.x??0)),u=d=>d===r?n:t[d].reduce((p,f)=>c(f)<c(p)?f:p);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>u("source"),ArrowDown:()=>u("target"),Home:()=>a(0),End:()=>a(1/0)}}function Yo({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var Cr={best:[.45,.85],other:[.12,.72]};function Xo({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=Cr[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var pu=6400,Mi=4,fu=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,hu=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,mu={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Ei=t=>t.replace(/[&<>"]/g,e=>mu[e]);function Pr(t){return hu.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var no=t=>t.toWellFormed().replace(fu,""),$e=t=>Math.round(t*100)/100;function _t(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Ei(String(typeof s=="number"?$e(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Oi=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function $i(t,e,o,n){let r=[];n(gu(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${$e(t)} ${$e(e)}`};return _t("svg",s,_t("defs",{},xu(o))+r.join(""))}function gu(t,e){return{rect:(o,n,r,s,a)=>t.push(_t("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Oi(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map($e).join(" ")})`;t.push(_t("path",{d:o,transform:r,...Oi(n)}))},hatch:(o,n,r,s)=>t.push(_t("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...wu(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:u,align:d="left",turned:p}=s,f=Pr(no(o)),h=P(f,I(s,e)),[m,g]=[p?{transform:`translate(${$e(n)} ${$e(r)}) rotate(-90)`}:{x:n,y:void 0},xi(I(s,e))],w={...m,y:p?g:r+g,fill:a,"font-family":u?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[d],textLength:[...f].length>1?h:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(_t("text",w,Ei(f)))}}}function wu(t,e,o,[n,r,s,a],i,c){if(e*o>pu)return[bu(t,e,o,[n,r,s,a],i,c)];let u=c?i.signed:i.scale,[d,p]=[s/o,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),h=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let x=u[f(m*o+g)];for(w=g+1;w<o&&u[f(m*o+w)]===x;)w+=1;let b={x:n+g*d,y:r+m*p,width:(w-g)*d,height:p};h.push(_t("rect",{...b,fill:x}))}return[_t("g",{"shape-rendering":"crispEdges"},h.join(""))]}function bu(t,e,o,[n,r,s,a],i,c){let u=Object.assign(document.createElement("canvas"),{width:o*Mi,height:e*Mi}),d=u.getContext("2d");return d.imageSmoothingEnabled=!1,d.drawImage(jo(t,e,o,i,c),0,0,u.width,u.height),_t("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:u.toDataURL("image/png")})}function xu(t){let e=_t("rect",{width:at,height:at,fill:t.hatchGround}),o=[-at,0,at].map(r=>`M${r-1} ${at+1}L${r+at+1} -1`).join("");return _t("pattern",{id:"hatch",width:at,height:at,patternUnits:"userSpaceOnUse"},e+_t("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ro=12,yu=2,vu=16e6,ku=1.4;function B(t,e=ro){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function W(t,e=ro){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Jo(t,e,o,n){let r=I(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&P(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*ku;return{width:Math.ceil(Math.max(0,...s.map(i=>P(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,u)=>s.forEach((d,p)=>i.text(d,c,u+(p+.5)*a,o))}}function _u(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ro);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ro,ro)}}}function Ti(t,e){let{width:o,height:n,draw:r}=_u(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ot(s,o,n,e,Math.min(yu,Math.sqrt(vu/(o*n))))),{svg:$i(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var X=14,Su=18,Rr=64,so={width:96,height:12},dt=(t,e)=>st(t,{size:Su,bold:!0,fill:e.text},e),wt=(t,e,o)=>Jo(t,e,{size:X,fill:o.text},o);function st(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(P(t,I(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function Te({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>st(n,{size:X,fill:r,bold:s},e);return W([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),W([o("0 %"),Mu(e),o("100 %")],6),t&&W([Ae((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Mu(t){let e=Float32Array.from({length:Rr},(o,n)=>n/(Rr-1));return{...so,draw(o,n,r){o.cells(e,1,Rr,[n,r+4,so.width,so.height]),o.rect(n,r+4,so.width,so.height,{stroke:t.hatchLine})}}}var Ae=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Ou=.1,Eu=3,io={source:"Text: looked at (key)",target:"What it writes: looks (query)"},Ci={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},$u="The more weight, the thicker and the stronger in colour",ao={line:3,name:12};function Zo(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${A(e)}`:"others"],["",$u],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Li=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function co(t,e,o){let n=Go(t,e),s=n.filter(({weight:c})=>c>0).sort((c,u)=>u.weight-c.weight).slice(0,o).filter(({weight:c},u)=>u===0||c>=(u<Eu?.005:Ou)),a=e.side==="target",i=Lr(n);return[...Li(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:u},d)=>[d?", ":"",...Li(c),` (${A(u).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${A(i)}`:""]}var Tu=720,pe={heading:26,number:22,label:34},Nr=15,Hr={width:32,height:20},Ir=32;function Pi(t,e,o,n){let r=Vo(t,Tu,n),s=o&&wt(kt(co(t,o,ao.line)),r.width,n),a=pe.heading+pe.number+pe.label,i={width:r.width,height:2*a+r.links,draw:c};return B([s,i,Au(t.knowsGold,e,r.width,n)],16);function c(u,d,p){let{lines:f,lit:h,told:m}=Ko(t,e,o),g=p+i.height;for(let w of f)u.path(Yo(r,w),{...Xo(w,n),shift:[d,p+a]});for(let w of ue){let x=y=>w==="source"?p+y:g-y,b=w==="source"?n.key:n.query;u.text(io[w],d,x(pe.heading/2),{fill:b,size:Nr,bold:!0});for(let y of t.words[w]){let v=d+(r.places.get(y)?.x??0),k=o&&!h.has(y),_=m.get(y);_!==void 0&&u.text(A(_),v,x(pe.heading+pe.number/2),{fill:k?n.quiet:n.text,size:Nr,bold:!k,align:"center"}),u.text(D(y.label),v,x(a-pe.label/2),{fill:k?n.quiet:b,size:r.letters,align:"center"})}}}}function Au(t,e,o,n){let r=[[]];for(let[s,a]of Zo(t,e)){let i=s&&{...Hr,draw:(d,p,f)=>Lu(d,s,p,f+Hr.height/2,n)},c=W([i||null,st(a,{fill:n.quiet,size:Nr},n)],8),u=r.at(-1);u.length&&W([...u,c],20).width>o?r.push([c]):u.push(c)}return B(r.map(s=>W(s,20)),4)}function Lu(t,e,o,n,r){let{width:s}=Hr;if(e!=="gold"){let[i,c]=Cr[e==="other"?"other":"best"],u=e==="other"?2:5,d=Array.from({length:Ir},(p,f)=>i+(c-i)*f/(Ir-1));t.cells(d,1,Ir,[o,n-u/2,s,u])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Ri({data:t,theme:e}){let[o,{width:n}]=rt(),r=$(null),[s,a]=M({source:0,target:0}),i=R(()=>ki(t),[t.id]),c=Kt(e),u=R(()=>Vo(i,n,e),[i,n,e.font,c]),{words:d,directions:p}=i,f=k=>ue.flatMap(_=>d[_]).find(_=>_.id===k)??null,{id:h,spoken:m,listeners:g}=Uo({moves:k=>Si(i,u,f(k)??d.source[0]),press:(k,{id:_,touch:S,point:O})=>(S||!k)&&O(_===k?null:k),onFocus:k=>{let _=f(k);_&&a({...s,[_.side]:_.index})},taps:!0}),w=f(h),{lines:x,lit:b,told:y}=Ko(i,t.least,w);q(()=>gt(t.name,()=>({picture:Pi(i,t.least,w,e),theme:e})),[t,w,e]),L(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let v=k=>l(Cu,{alignment:i,side:k,layout:u,lit:b,told:y,stop:Math.min(s[k],d[k].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(Oe,{parts:w&&co(i,w,ao.line),hint:Ci,spoken:m}),l("div",{class:"scroller",ref:r,children:l("div",{class:w?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${u.width}px`,"--letters":`${u.letters}px`},...g,children:[v("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${u.links}px`},children:x.map(k=>{let{stroke:_,width:S,dash:O}=Xo(k,e),{source:z,target:T,kind:U,met:Y}=k;return l("path",{class:Y?`${U} met`:U,d:Yo(u,k),stroke:_,"stroke-width":S,"stroke-dasharray":O?.join(" ")},`${z.index} ${T.index} ${U}`)})}),v("target")]})}),l("div",{class:"legend",children:Zo(i.knowsGold,t.least).map(([k,_])=>l("span",{class:"entry",children:[k&&l("span",{class:`swatch ${k}`}),_]},_))})]})}function Cu({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=R(()=>t.words[e].map(i=>kt(co(t,i,ao.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:io[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":io[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?A(r.get(i)??0):""}),l("span",{class:"label",children:l(C,{token:i.label})})]})},i.id))})]})}var Ii=`.alignment .token {
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
`;var Ni=0,zr=new Set,Hi=()=>Ni;function zi(t){Ni=t;for(let e of zr)e()}function Di(t){return zr.add(t),()=>{zr.delete(t)}}var Lt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var qi=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function ut(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function St(t,e,o){let n=ut(t,[Lt,qi,e].join(`
`));return K(o(At(n)),n),()=>{K(null,n),n.remove()}}function Fi({data:t,parentElement:e}){return zi(t.layer),St(e,Ii,o=>l(Ri,{data:t,theme:o}))}var Ui=Object.assign;function zu(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Du=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Xt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:zu(this.props,r)}function n(r){return this.shouldComponentUpdate=o,gr(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var qu=Symbol.for("react.element"),Fu=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Uu=/[A-Z0-9]/g,Bu=typeof document<"u";var ju=function(t){return/fil|che|rad/.test(t)};jt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(jt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Bi=F.event;F.event=function(t){return Bi&&(t=Bi(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Wu={configurable:!0,get:function(){return this.class}},ji=F.vnode;F.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var u=r[c];if(!(c=="value"&&"defaultValue"in r&&u==null||Bu&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&u&&u.constructor==Object){var d=void 0;for(var p in u)typeof u[p]!="number"||Du.test(p)||(d||(d=u=Ui({},u)),u[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&u===!0)u="";else if(c=="translate"&&u==="no")u=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||ju(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&Fu.test(c)?c=c.replace(Uu,"-$&").toLowerCase():u===null&&(u=void 0);a[c]=u}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=wr(r.children).forEach(function(m){m.props.selected=a.multiple?h.indexOf(m.props.value)!=-1:h==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Wu)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Ui({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=qu,ji&&ji(t)};function Wi(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-fe(r).length,width:e}}var fe=t=>t.filter(e=>e.kept);function Le(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Ce=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Gi({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Dr=120,en={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},tn={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Ki={point:`${tn.point} Click or Enter opens it.`,tap:`${tn.tap} Tap it again to open it.`},on=t=>t===0?"start":t===1?"step 1":String(t),nn=t=>`dropped: outside the best ${t}`,Gu=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Qo=t=>Math.abs(t)<5e-5?"\u22480":it(t,Gu(t)),Jt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Qo(o)}`:"";function Ku(t){let e=Le(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=to(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Dr?Or(o):[];return n.length>Dr?`\u2026${n.slice(1-Dr).join("")}`:o}function lo({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=fe(t[o.depth]).filter(c=>!c.finished),s=r.at(-1)??o,a=e===1?"the best finished one":`among the ${e} best finished ones`,i=o.finished||!t[o.depth+1]||fe(o.children).length;return["\u201C",{token:Ku(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${A(Ce(o))}; everything so far has ${A(Math.exp(n),1)}, log-probability ${Qo(n)}. `,o.kept?o.finished?`Kept: ${a}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${a}.`:`Dropped: outside the best ${e}, ${Qo(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Qo(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!i?" Nothing that followed was kept.":""]}var Q={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Pe={kept:38,dropped:22},zt={least:22,most:64,cut:30,edge:6};function Vi({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=P(Mt(o.token,Q.chip),I({fill:"",size:Q.letters[n],bold:o.winner,code:!0},e)),s=Jt(o)&&Q.mark+P(Jt(o),I({fill:"",size:Q.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?Q.least:0,Math.ceil(r+Number(s))+2*Q.padding[n])]}))}function rn({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),a=n-2*zt.edge-s.reduce((g,w)=>g+w,0),i=Math.max(zt.least,Math.min(zt.most,a/(s.length-1||1))),c=Q.head+zt.edge,u=t.map(g=>c+Math.max(e,fe(g).length)*Pe.kept+zt.cut/2),d=new Map,p=s.map((g,w)=>zt.edge+s.slice(0,w).reduce((x,b)=>x+b+i,0)),f=r?Math.max(...u):0;t.forEach((g,w)=>{let x=u[w]+zt.cut/2-fe(g).length*Pe.dropped;for(let b of g){let y=b.kept?c+(b.place+.5)*Pe.kept:x+(b.place+.5)*Pe.dropped;d.set(b,{x:p[w],y,width:o.get(b)??0,end:p[w]+s[w]}),(b.kept||r)&&(f=Math.max(f,y+(b.kept?Pe.kept:Pe.dropped)/2))}});let h=p[p.length-1]+s[s.length-1]+zt.edge,m=u.map((g,w)=>`H${Math.max(0,p[w]-i/2)}V${g}`);return{places:d,columns:p,cut:u[0],cutPath:`M0 ${u[0]}${m.join("")}H${Math.max(n,h)}`,width:h,height:f+zt.edge}}function uo({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var sn=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var qr=13,Vu=480,Yu={width:26,height:14},Xu={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Yi(t,e,o,n,r){let s=rn(t,e,0,o),{width:a,height:i}=s,c=n&&wt(kt(lo(t,n)),Math.max(Vu,a),r);return B([c,{width:a,height:i,draw:(u,d,p)=>Ju(Ee(u,d,p),t,s,o,n,r)},Qu(r)],16)}function Ju(t,e,o,n,r,s){let a={fill:s.quiet,size:qr};o.columns.forEach((u,d)=>t.text(on(d),u,Q.head/2-2,a)),t.rect(0,Q.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=Le(r);for(let[u,d]of[...sn,["lit",p=>i.includes(p)]]){let p=uo(o,e.nodes.filter(f=>d(f)&&(f.kept||n)));p&&t.path(p,{stroke:u==="winner"?s.primary:s.text,...Xu[u]})}for(let[u,d]of o.places)(u.kept||n)&&Zu(t,u,d,{lit:i.includes(u),open:u===r},s);if(!n)return;let c=nn(e.width);t.rect(0,o.cut-qr/2,P(c,I(a,s))+8,qr,{fill:s.ground}),t.text(c,0,o.cut,a)}function Zu(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:u}=e,[d,p]=c?[Q.letters.kept,Q.high.kept]:[Q.letters.dropped,Q.high.dropped],f=[o,n-p/2,r,p],h=c?7:5;if(t.rect(...f,{fill:i.ground,radius:h}),c){t.rect(...f,{fill:u?i.primary:i.text,opacity:u?.14:.06,radius:h}),t.rect(o+2,n+p/2-4,(r-4)*Ce(e),3,{fill:u?i.primary:i.quiet});let v=s||!u?i.text:i.primary;t.rect(...f,{stroke:v,width:u?2:1,opacity:s||u?1:.45,radius:h})}a&&t.rect(o-3.5,n-p/2-3.5,r+7,p+7,{stroke:i.primary,width:3,radius:h+3});let[m,g]=[D(e.token,Q.chip),Jt(e)],w={fill:c||s?i.text:i.quiet,size:d,bold:u,code:!0},x={fill:i.text,size:Q.letters.mark,bold:u},b=P(m,I(w,i)),y=o+(r-b-(g?Q.mark+P(g,I(x,i)):0))/2;t.text(m,y,n,w),g&&t.text(g,y+b+Q.mark,n,x)}function Qu(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Yu,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(en).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return W([c,st(i,e,t)],7)});return W(s,20)}var tp=60;function Xi({data:t,theme:e,open:o}){let[n,{width:r}]=rt(),s=$(null),[a,i]=M(null),[c,u]=M(""),[d,p]=M(null),f=R(()=>Wi(t.nodes,t.width),[t.id]),h=Kt(e),m=R(()=>Vi(f,e),[f,e.font,e.codeFont,h]),g=E=>f.nodes.find(V=>String(V.id)===String(E))??null,w=g(t.selected),x=f.dropped>0&&(a??(f.nodes.length<=tp||w?.kept===!1)),b=R(()=>rn(f,m,r,x),[f,m,r,x]);L(()=>p(null),[t]),q(()=>gt(t.name,()=>({picture:Yi(f,m,x,w,e),theme:e})),[t,m,x,e]);let y=E=>{!o||E===w||(p(E),o(E.id,E===f.end))},v=E=>E.kept||x,{id:k,spoken:_,listeners:S}=Uo({moves:E=>Gi(f,g(E)??f.nodes[0],v),press:(E,{id:V,touch:vt,point:ht})=>{let Nt=g(E);!Nt||vt&&V!==E?ht(E):y(Nt)},onFocus:u}),O=g(k)??w,z=Le(O),T=g(c)??w??f.nodes[0],U=v(T)?T:T.parent,Y=()=>{y(f.end);let E=s.current?.querySelector(`[data-id="${f.end.id}"]`);E instanceof HTMLElement&&E.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(Oe,{parts:O&&lo(f,O),hint:o?Ki:tn,spoken:_}),o&&w&&w!==f.end&&l("button",{type:"button",class:"back",onClick:Y,children:"Back to the winner"}),f.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:E})=>i(E.checked)}),"Show dropped branches (",f.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:x?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...S,children:[l("div",{class:"head",style:{height:`${Q.head}px`},children:b.columns.map((E,V)=>l("span",{class:"heading",style:{left:`${E}px`},children:on(V)},V))}),l(ep,{tree:f,layout:b}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:uo(b,z.filter(v))})}),l("div",{class:"cut",style:{top:`${b.cut}px`},children:l("span",{children:nn(f.width)})}),f.columns.map((E,V)=>{let vt=ht=>ht?.depth===V?ht:null;return l(op,{tree:f,column:E,layout:b,lit:z[V]??null,stop:vt(U),current:vt(w),pending:vt(d)},V)})]})}),l("div",{class:"legend",children:Object.entries(en).map(([E,V])=>l("span",{class:E,children:V},E))})]})}var ep=Xt(rp),op=Xt(sp),np=Xt(ip);function rp({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),sn.map(([o,n])=>l("path",{class:o,d:uo(e,t.nodes.filter(n))},o))]})}function sp({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(np,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function ip({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:u=0,width:d=0}=o.places.get(e)??{},p=R(()=>kt(lo(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,h])=>h?f:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${u}px`,width:`${d}px`,"--own":Ce(e)},children:[l(C,{token:e.token,length:Q.chip}),Jt(e)&&l("span",{class:"mark",children:Jt(e)})]})})}var Ji=`.beam {
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
`;var po={rounded:255,exact:65535},J=["mean","max","rollout"];function Dt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((p,f)=>f),i=a.filter(p=>!r.columnPieces[p].every(f=>s.has(f))),c=i.length?i:a,{rows:u}=r,d=r.blocked&&ta(r.blocked,u.length,r.columns.length,c,new Uint8Array(u.length*c.length));return{group:e,axes:r,kept:c,rows:u,columns:c.map(p=>r.columns[p]),blocked:d,rowSpots:Zi(r.rowPieces,e.looks),columnSpots:c.map(p=>Zi([r.columnPieces[p]],e.lookedAt)[0])}}var Zi=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function ta(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function qt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...J]}function fo(t,e){return e==="rollout"?[t.heads]:J.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function he(t,e,o,n){let r=fo(e.group,n);if(r.length===1)return Qi(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Qi(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var ho=(t,e,o)=>e*(t.heads+1)+o;function an({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!fo(t,n).every(r=>e.exact.has(ho(t,o,r)))}function Qi(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=ho(e,a,i),u=o.exact.get(c)??ea(o,c),d=ta(u,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),p=r.length,f=u instanceof Uint8Array?po.rounded:po.exact;for(let h=0;h<n.length;h+=1){let m=1;if(p<o.columns.length)if(m=0,u instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+h]/po.exact;else for(let w=0;w<p;w+=1)m+=d[h*p+w]/f;let g=m>=t.mutedFloor?1/(f*m):0;for(let w=0;w<p;w+=1)d[h*p+w]=Math.min(1,d[h*p+w]*g)}return d}function ea({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function oa(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(he(t,e,o,n),f=>Math.round(f*255));let i=fo(r,n).map(f=>ea(s,ho(r,o,f))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let u=new Uint32Array(c);for(let f of i.slice(1))if(n==="mean")for(let h=0;h<u.length;h+=1)u[h]+=f[h];else for(let h=0;h<u.length;h+=1)f[h]>u[h]&&(u[h]=f[h]);let d=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:po.exact/po.rounded),p=new Uint8Array(u.length);for(let f=0;f<u.length;f+=1)p[f]=u[f]/d+.5;return p}function Re(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=J.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:he(t,e,o,n),rounded:an(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function na(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),c=new Float32Array(a*a),u=new Uint8Array(a*a).fill(1),d=!1;for(let f of t.groups){let h=Dt(t,f,{words:!1,muted:!1}),m=he(t,h,e,o);d||=an(h,e,o);let[g,w]=[f.looks,f.lookedAt].map(x=>x==="source"?0:r);for(let x=0,b=0;x<h.rows.length;x+=1)for(let y=0;y<h.columns.length;y+=1,b+=1){let v=(g+x)*a+w+y;u[v]=h.blocked?.[b]??0,c[v]=u[v]?0:m[b]}}let p=J.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:d,blocked:u,border:r,title:`All attention, layer ${e+1}, ${p}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Fr=6,Ie={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function ia(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:ra(t.layer,o.layers),head:qt(o).includes(t.head)?t.head:"1",step:ra(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Fr),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var ra=(t,e)=>Math.max(0,Math.min(t,e-1)),sa={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function aa(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(sa)){let[s,a]=sa[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var ca=250,me=0,Zt=Ie,la=Ie,Ne=0,da=!1,Ur=null,cn=new Set,Ct=()=>Zt;function G(t){if(!Object.entries(t).every(([e,o])=>String(Zt[e])===String(o))){Zt={...Zt,...t},me+=1,fa(),clearTimeout(Ne),Ne=window.setTimeout(ua,ca);for(let e of cn)e()}}function ua(){clearTimeout(Ne),Ne&&Ur?.({turn:me,selection:Zt}),Ne=0}function ln(t){me===0&&(Zt={...Ie,...t})}function pa(t,e){if(Ur=e,da=!0,la=t.usual,t.turn>me||me===0&&t.turn===0){me=t.turn,Zt=t.selection;for(let o of cn)o()}else t.turn<me&&(Ne||=window.setTimeout(ua,ca));fa()}function fa(){if(!da)return;let t=aa(location.search,Zt,la),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function He(t){return cn.add(t),()=>{cn.delete(t)}}var cp="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(cp))&&(Ur=null),{capture:!0});function ha({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{G({node:s?-1:r}),o?.("opened",r)};return St(e,Ji,r=>l(Xi,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var lp={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function dn(t,e,o,n){let[r,s]=M(!1),[a,i]=M(1);return L(()=>{if(!r)return;if(t>=e)return s(!1);let u=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(u)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function un({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(mo,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(mo,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(mo,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(mo,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(mo,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function mo({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:lp[t]})})})}function pn({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function ma(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Ft=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],ze=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function Qt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),u=>u/255)}var te=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var wa=1.2,ga="switched off",dp=9,go={rows:[],columns:[],step:[],chosen:[],done:1/0};function ee(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(y=>D(y))),i=(b=>Math.ceil(Math.max(...b.map(y=>P(y,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),u=e.letters*wa,d=s.map(b=>P(b,n)),p=d.map(b=>b>Math.max(c,u)-2&&b>e.letters*1.1),f=Math.ceil(Math.max(u,...d.filter((b,y)=>p[y])))+8,h=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length),m=Math.max(0,...d.filter((b,y)=>!p[y]))+6;c=Math.min(c,Math.max(h*1.8,m)),[c,h]=[c,h].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*c+3,f+r.length*h+3].map(Math.ceil),x=Math.min(e.letters,Math.floor(h*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:h,width:g,height:w,rows:r,columns:s,turned:p,letters:e.letters,numbers:x>=12?x:0}}function oe(t,e,o,n,r){up(t,e,o,n,r),o.numbers&&!e.isOff&&pp(t,e,o,n,r),hp(t,o,n,r),e.isOff&&fp(t,o,r),mp(t,o,n,r),gp(t,o,n,r)}function up(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,u]=[e.rows.length,e.columns.length],[d,p]=[u*r,c*s];if(t.cells(e.weights,c,u,[o,n,d,p]),e.blocked&&Et(t,e.blocked,c,u,[o,n,d,p]),e.border&&(t.rect(o,n+e.border*s-1,d,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,p,{fill:i.quiet})),!(Math.min(r,s)<dp)){for(let f=1;f<u;f+=1)t.rect(o+f*r-.5,n,1,p,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,d,1,{fill:i.ground})}}function Et(t,e,o,n,[r,s,a,i]){let c=d=>Math.round(r+d*a/n),u=d=>Math.round(s+d*i/o);for(let d=0;d<o;d+=1)for(let p=0;p<n;p+=1){let f=p;for(;f<n&&e[d*n+f];)f+=1;f>p&&t.hatch(c(p),u(d),c(f)-c(p),u(d+1)-u(d)),p=f}}function pp(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:u},d,p){for(let f=0;f<Math.min(n.length,d.done);f+=1)for(let h=0;h<r.length;h+=1){let m=e[f*r.length+h];if(o?.[f*r.length+h])continue;let g=p.ink[Math.min(255,Math.round(m*255))],[w,x]=[s+(h+.5)*i,a+(f+.5)*c+1];t.text(Bo(m),w,x,{fill:g,size:u,align:"center"})}}function fp(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,letters:i},c){let[u,d]=[e+a.length*n/2,o+s.length*r/2],[p,f]=[P(ga,`700 ${i}px ${c.font}`)+20,i*1.8];t.rect(u-p/2,d-f/2,p,f,{fill:c.text,radius:6}),t.text(ga,u,d,{fill:c.ground,size:i,bold:!0,align:"center"})}function hp(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let u=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...u,{fill:c.ground}),t.rect(...u,{fill:c.hatchGround,opacity:.5})}function mp(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let u=(d,p)=>t.rect(e-1,o+d*r-1,a.length*n+2,r+2,{stroke:p,width:2.5});for(let d of i.chosen)u(d,c.query);for(let d of i.step)u(d,c.primary);for(let d of i.rows)u(d,c.query);for(let d of i.columns)t.rect(e+d*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function gp(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},u,d){let p=[...u.rows,...u.step,...u.chosen];for(let f of ge(s.length,r,c,p)){if(f>=u.done)break;let h=p.includes(f),m=u.rows.includes(f)||u.chosen.includes(f)?d.query:h?d.text:d.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:c,bold:h,code:!0,align:"right"})}for(let f of ge(a.length,n,c,u.columns)){let h=u.columns.includes(f),m=i[f]?"left":"center",[g,w]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],g,w,{fill:h?d.key:d.quiet,size:c,bold:h,code:!0,align:m,turned:i[f]})}}function ge(t,e,o,n){let r=o*wa,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function fn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,u]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||u>=s.length||c<0&&u<0?null:{row:Math.max(-1,c),column:Math.max(-1,u)}}var Br=12,ba=64,jr=20,xa=18;function hn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),u=c+xa+Br,d=[t.length,e.length];return{width:ba+s.length*(r+Br),height:jr+a.length*u,draw(p,f,h){let m=x=>f+ba+x*(r+Br),g={size:13,fill:i.quiet},w={...g,align:"center"};s.forEach((x,b)=>p.text(x,m(b)+r/2,h+jr/2,w)),a.forEach(({layer:x,maps:b},y)=>{let v=h+jr+y*u;p.text(`Layer ${x+1}`,f,v+c/2,g),b.forEach((k,_)=>{if(!k)return;let S=m(_);p.cells(k.weights(),...d,[S,v,r,c]),o&&Et(p,o,...d,[S,v,r,c]),p.rect(S-2,v-2,r+4,c+4,{stroke:k.isOpen?i.primary:i.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&p.text(k.role,S+r/2,v+c+4+xa/2,w)})})}}}var Wr={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},wp={...Wr,head:16,loss:40,exact:22,foot:18,between:4},mn=13,bp=90,ya=[void 0,[8,4],[2,3],[10,3,2,3]],xp=[1,1.5,2,3,4,5,6,8,10],yp=[1,2,2.5,4,5,10],pt={letters:14,padding:24,height:28,lane:32,apart:6};function De(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=ze(t),a=va(Math.max(.1,...n.map(([,w])=>w)),xp),i=o?wp:Wr,{left:c,head:u,foot:d,between:p}=i,f=Math.max(1,e-c-Wr.right),h=u+i.loss+p+u,m=[{name:"Loss (nats)",curve:"losses",top:u,height:i.loss,ticks:[0,a/2,a]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:h,height:i.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+d;return{width:e,height:g,left:c,line:f,end:s,head:u,foot:d,x:w=>c+w/s*f,panels:m}}function va(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Pt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:ya[e%ya.length]});function gn(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:u,height:d,line:p,head:f,foot:h}=e,m=b=>a+e.x(b),g=(b,y)=>i+b.top+b.height*(1-Math.min(1,y/b.ticks[b.ticks.length-1])),w=(b,y,v)=>t.path(`M${b} ${i+f-y}V${i+d-h}`,v);for(let b of c){t.text(b.name,m(0),i+b.top-f/2-1,{size:mn,fill:s.text});for(let y of b.ticks){let v=b.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(m(0),Math.round(g(b,y)),p,1,{fill:s.hatchLine}),t.text(v,m(0)-6,g(b,y),{size:mn,fill:s.quiet,align:"right"})}}for(let[b,y]of kp(e,s))t.text(b,a+y,i+d-h/2,{size:mn,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=o.films.length>1;for(let b of c)o.films.forEach((y,v)=>{let k=Pt(s,v,x,b.curve),_=y[b.curve].map(([S,O])=>[m(S),g(b,O)]);if(_.length&&t.path(_.map(([S,O],z)=>`${z?"L":"M"}${S.toFixed(1)} ${O.toFixed(1)}`).join(""),k),b.curve==="exacts")for(let[S,O]of _)t.rect(S-2,O-2,4,4,{fill:k.stroke})});w(Math.round(Math.min(m(r),a+u-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,y)=>{let v=Ft(b,r);for(let k of c){let _=k.curve==="losses"?v.loss:v.exact;_!==null&&t.path(vp(m(v.step),g(k,_),4.5),{fill:Pt(s,y,x,k.curve).stroke,stroke:s.ground,width:2})}})}var vp=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function kp({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(va(e/Math.max(2,Math.floor(n/bp)),yp)));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,u=c+s>e?`${et(c)} ${c===1?"step":"steps"}`:et(c),d=P(u,I({size:mn,fill:""},r))/2;return[u,Math.max(d,Math.min(t(c),o-d))]})}function wn(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(P(s.short,I({size:pt.letters,fill:""},n)))+pt.padding),c=a+i>o,u=Math.max(0,c?a-i:a),d=r.findIndex(f=>f.every(([h,m])=>u>=m+pt.apart||u+i<=h-pt.apart)),p=d<0?r.push([])-1:d;return r[p].push([u,u+i]),{mark:s,left:u,wide:i,leans:c,lane:p}})}var Kr={alone:32,several:44},bn={least:24,readable:30,most:144},_p=16,Sp=165,ka={titled:58,bare:34},Mp=20,Gr={label:58,gap:8},wo={label:26,gap:4},Op=20;function xn(t,e,o,n=!1){let r=t.flatMap((d,p)=>Ep(t,p+1,e,o,n?ka.bare:ka.titled)),s=r.filter(({side:d})=>d>=bn.readable),a=({side:d,short:p})=>d+(p?0:Op),i=d=>d.toSorted((p,f)=>a(f)-a(p))[0],c=d=>d.filter(({height:p})=>p<=o),u=r.toSorted((d,p)=>d.height-p.height)[0];return i(c(s))??i(c(r))??u}function Ep(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:h})=>h)),Math.max(...t.map(({layers:h})=>h))],i=Math.floor((o-(e-1)*_p)/e);if(e>1&&i<Vr(t))return[];let c=Math.ceil(t.length/e),u=({label:h,gap:m}=wo)=>Math.floor((i-h-2)/s-m),d=Math.max(...t.map(h=>1/bo(h))),p=Math.floor(((n/c-r)/a-wo.gap)/d),f=(h,m=!0)=>{let g=Math.max(bn.least,Math.min(bn.most,h)),w=m?wo:Gr;return{side:g,own:i,short:m,...w,height:c*(r+a*(g*d+w.gap+(m?0:Mp)))}};return[u(Gr)>=56?f(u(Gr),!1):f(u()),f(Math.min(u(),p))]}var Vr=t=>Math.max(Sp,...t.map(({heads:e})=>wo.label+2+e*(bn.least+wo.gap)));function bo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var yn=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var $p=3,ne=120,Rt=28,Yr=t=>t?['"',{token:t,length:ne},'"']:["nothing"],_a=(t,e)=>["The model writes ",...Yr(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Yr(t.answer),". "]],Sa=(t,e)=>kt(["The model reads ",...Yr(t.text),". ",..._a(t,e)]).trim();function vn(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${et(o.step)}. `,..._a(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Tp(t,o,t.live||o.step<ze(t))]}function Tp(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((u,d)=>te(t,e,c,d))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function kn({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${et(e)}`]]:[...[["step","Step",et(e)],["loss","Loss",o===null?"\u2013":it(o,3)]],["exact","Exact match",n===null?"\u2013":A(n,1)]]}function _n({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Sn=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Mn=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function Ma(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=Qt(t,e,o,n),c=r.map((p,f)=>s.filter((h,m)=>!a?.[f*s.length+m]).length>1);return[...i.keys()].filter(p=>i[p]&&c[Math.floor(p/s.length)]).sort((p,f)=>i[f]-i[p]).slice(0,$p).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:i[p]===1?"\u2265 99.8 %":A(i[p])}))}var qe=860,Ap=72,Oa=32,Lp=12,On={padding:6,gap:3,line:68};function Ea({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:d})=>d.some(({blocked:p})=>p)),a=r.map(d=>Ft(d,e)),i=r.map((d,p)=>Cp(t,d,a[p],n)),c=d=>r.length>1?`${D(d.title,Rt)}: `:"",u=r.flatMap((d,p)=>[c(d)+kt(vn(t,d,a[p])),...Mn(d,e).map(({text:f})=>f)]);return B([W(i,2*Oa),Te({isBlocked:s},n),Ip(t,e,o,n),B(u.map(d=>wt(d,qe,n)),4)],16)}function Cp(t,e,o,n){let r=e.kinds.map((i,c)=>B([st(i.title,{size:16,bold:!0,fill:n.text},n),Pp(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Lp,a=kn(t,o).map(([,i,c])=>B([st(i,{size:X,fill:n.quiet},n),st(c,{size:22,bold:!0,fill:n.text},n)],0));return B([e.title.length>0&&dt(D(e.title,Rt),n),W(a,20),Rp(e,o,n),s?W(r,Oa):B(r,16)])}function Pp(t,e,o,n,r){let s=i=>Array.from({length:i},(c,u)=>u),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>Qt(e,n,i,c),role:te(t,n,o,i*e.heads+c)}))}));return hn({...e,shape:bo(e),side:Ap},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Rp(t,e,o){let[n,r]=[{size:X,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(P(w,I(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(w=>Math.ceil(P(w,I(n,o)))))+12,u=_n(t,e).filter(({wanted:w,written:x})=>w!==void 0||x!==void 0).map(({wanted:w,written:x,state:b})=>({state:b,texts:[w,x].map(y=>y===void 0?"":D(y))})),[d,p]=[0,0],f=u.map(({texts:w})=>{let x=Math.max(24,...w.map(s))+2*On.padding;d&&d+x>qe-i&&([d,p]=[0,p+1]);let b={x:d,line:p,width:x};return d+=x+On.gap,b}),h=D(t.text,ne),m=Math.max(s(h),...f.map(w=>w.x+w.width)),g=Ot([t.answer])==="rtl";return{width:i+m,height:24+(p+1)*On.line,draw(w,x,b){a.forEach((y,v)=>w.text(y,x,b+[12,36,62][v],n)),w.text(h,x+i,b+12,r),u.forEach(({texts:y,state:v},k)=>{let _=f[k],S=x+i+(g?m-_.x-_.width:_.x),[O,z]=[S+_.width/2,b+24+_.line*On.line];w.text(y[0],O,z+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(S+1,z+26,_.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),w.text(y[1],O,z+38,{...r,align:"center"}),v&&w.path(yn(v,O,z+60),{stroke:o.text,width:2})})}}}var $a=(t,e,o)=>Ta(t,{reels:t,marks:[],step:e},o);function Ta(t,e,o){let{films:n}=t,r=De(t,qe),s=n.map(({title:a},i)=>{let c=Pt(o,i,!0);return W([{width:34,height:20,draw:(u,d,p)=>u.path(`M${d} ${p+10}h34`,c)},st(D(a,Rt),{size:X,fill:o.text},o)],6)});return B([n.length>1&&W(s,16),{width:qe,height:r.height,draw:(a,i,c)=>gn(a,r,e,o,[i,c])}],6)}function Ip(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],a=wn(s,De(t,qe),n),i=1+Math.max(-1,...a.map(({lane:c})=>c));return B([Ta(t,{reels:t,marks:s,step:e},n),i>0&&{width:qe,height:i*pt.lane,draw:(c,u,d)=>a.forEach(({mark:p,left:f,wide:h,leans:m,lane:g})=>{let w=d+g*pt.lane;c.rect(u+f,w,h,pt.height,{stroke:n.hatchLine,radius:4}),c.rect(u+(m?f+h-4:f),w,4,pt.height,{fill:Pt(n,o,r.length>1).stroke}),c.text(p.short,u+f+h/2,w+pt.height/2,{size:pt.letters,fill:n.text,align:"center"})})}],6)}var[Np,Hp,re,En]=[420,34,8,14],Xr={height:300,share:.36,cell:40,letters:14};function Aa({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=$(null),c=$(null),[u,d,p,f]=r.split(" ").map(Number),h=r?e.films[u]:void 0,m=h?.kinds[d],g=h&&Ft(h,o),w=Math.min(Np,window.innerWidth-2*re),x=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&i.current&&Dp(i.current,y,a())};L(()=>{if(!m||!g){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let y={...m,weights:Qt(m,g,p,f)},v=ee(y,{...Xr,width:w-Hp,height:Math.min(Xr.height,window.innerHeight*Xr.share)},n);c.current&&oe(ot(c.current,v.width,v.height,n),y,v,go,n),x()}),q(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let b=h&&g?te(e,g,d,p*h.kinds[d].heads+f):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${w}px`},children:m&&g&&l(j,{children:[l("div",{class:"title",children:Sn(m,p,f)}),l("div",{class:"note",children:["Step ",et(g.step),b&&`: ${e.roles[b]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:Ma(m,g,p,f).map(({query:y,key:v,share:k},_)=>l("li",{children:[l(C,{token:y})," looks at ",l(C,{token:v}),", ",k]},_))}),l("div",{class:"note",children:r===s?`${zp()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var zp=()=>matchMedia("(hover: hover)").matches;function Dp(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,u,d)=>Math.max(re,Math.min(c,d-u-re)),a=n.right+En;a+r.width>window.innerWidth-re&&(a=n.left-En-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<re){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+En;i=c+r.height<window.innerHeight?c:Math.max(re,n.top-En-r.height)}o<1/0&&(i=Math.max(re,Math.min(i,o-r.height-re))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function La({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:u}){let d=$(null),[p,f]=M("0 0"),{side:h,short:m,label:g,gap:w,own:x}=s,[b,y]=[n.heads,n.layers].map(k=>Array.from({length:k},(_,S)=>S)),v=[h,Math.round(h/bo(n))];return L(()=>{d.current?.querySelectorAll("canvas").forEach((k,_)=>{let S=[0,0,...v],O=ot(k,...v,a);O.cells(Qt(n,r,Math.floor(_/n.heads),_%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&Et(O,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,h,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${x}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:d,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:qp,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${h}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),b.map(k=>l("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",k+1]},k))]}),y.map(k=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[m?"L":"Layer ",k+1]}),b.map(_=>{let[S,O,z]=[`${t} ${k} ${_}`,`${k} ${_}`,te(o,r,e,k*n.heads+_)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":S,tabIndex:O===p?0:-1,"aria-pressed":i===S,"aria-label":Sn(n,k,_)+(z&&`, ${z}`),onClick:()=>u(S),onPointerEnter:({pointerType:T})=>T!=="touch"&&c(S),onPointerLeave:({pointerType:T})=>T!=="touch"&&c(""),onFocus:({currentTarget:T})=>(f(O),T.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:l("canvas",{})}),!m&&l("span",{class:"role",children:z})]},_)})]},k))]})]})}function qp(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,u)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+u}"]`);Tt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}var Ca=16,Pa={width:34,height:14},Fp=880;function Ra({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:a,live:i,steps:c}=t,[u,{width:d}]=rt(),p=$(null),f=window.innerHeight<Fp,h=R(()=>De(t,d,f),[t,d,f]),[m,g]=[a[r],c[n]],w=c.length>1&&!i||a.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;L(()=>{p.current&&d&&gn(ot(p.current,d,h.height,e),h,{reels:t,marks:m.marks,step:g},e)},[h,e,o,g,r]);let x=y=>c.reduce((v,k,_)=>Math.abs(k-y)<Math.abs(c[v]-y)?_:v,0),b=({offsetX:y})=>s(x((y-h.left)/h.line*h.end));return l("div",{class:"timeline",ref:u,children:[w&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:y=>!i&&(y.currentTarget.setPointerCapture(y.pointerId),b(y)),onPointerMove:y=>!i&&y.buttons&&b(y)}),c.length>1&&!i&&l("input",{type:"range",class:"scrubber",min:0,max:h.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${et(g)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${h.left-Ca/2}px`,width:`${h.line+Ca}px`},onInput:({currentTarget:y})=>{let v=x(Number(y.value));y.value=String(c[v]),s(v)}})]})}var Ia=({films:t,theme:e,marked:o,onMark:n})=>l("div",{class:"films",children:t.map(({title:r},s)=>l("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${D(r)} on the timeline`,onClick:()=>n(s),children:[l(Jr,{pen:Pt(e,s,!0)}),l(C,{token:r,length:Rt})]},s))});function Na({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:c}]=rt(),u=R(()=>De(t,c),[t,c]),[d,p,f]=[s[n],a[o],s.length>1],h=wn(d.marks,u,e);return l("div",{ref:i,children:l("div",{class:"marks",role:"group","aria-label":f?`Moments of ${D(d.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...h.map(({lane:m})=>m)))*pt.lane}px`,"--own":Pt(e,n,f).stroke},children:h.map(({mark:m,left:g,wide:w,leans:x,lane:b},y)=>{let[v,k]=[d.frames[m.frame].step,f?`${D(d.title)}: ${m.text}`:m.text];return l("button",{type:"button",class:`mark ${m.kind} ${x?"leans":""} ${v<=p?"reached":""}`,title:k,"aria-label":k,"aria-current":v===p?"step":void 0,style:{left:`${g}px`,top:`${b*pt.lane}px`,width:`${w}px`},onClick:()=>r(a.indexOf(v)),children:m.short},y)})})})}function Jr({pen:t}){return l("svg",{...Pa,"aria-hidden":"true",children:l("path",{d:`M1 7H${Pa.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function Up({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:c,held:u,onPoint:d,onHold:p}){let[f,{width:h}]=rt(),m=h>0&&s.length>0&&xn(s.map(g=>o.kinds[g]),h,i,a);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:[l(C,{token:o.title,length:Rt})," ",e.films.length>1&&l(Jr,{pen:Pt(r,t,!0)})]}),l("div",{class:"head",children:[l("div",{class:"facts",children:kn(e,n).map(([g,w,x])=>l("span",{class:`fact ${g}`,children:[l("span",{class:"name",children:w}),l("span",{class:"value",children:x})]},g))}),l(Bp,{film:o,frame:n,isBrief:c})]}),l("div",{class:"kinds",ref:f,children:[s.length===0&&l("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>l(La,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:u,onPoint:d,onHold:p,kind:o.kinds[g],number:g},g))]})]})}var za=Xt(Up);function Bp({film:t,frame:e,isBrief:o}){return l("div",{class:o?"answer brief":"answer",role:"img","aria-label":Sa(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(C,{token:t.text,length:ne}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:Ot([t.answer]),children:_n(t,e).map(({wanted:n,written:r,state:s},a)=>l("span",{class:`piece ${s}`,children:[l(Ha,{name:"wanted",token:n}),l(Ha,{name:"written",token:r}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&l("path",{d:yn(s,8,8)})})]},a))})]})}var Ha=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(C,{token:e,class:t});function bt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var jp=90,Da=10,Wp=8,Gp=.6;function qa(t){let[e,o]=M({room:300,spare:300,width:0,own:0});return L(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Me(n,()=>{let a=n.querySelector(".screen"),i=[...a.querySelectorAll(".reel")],c=new Set(i.map(({offsetTop:v})=>v)).size,u=Math.max(...i.map(v=>v.querySelector(".kinds").offsetHeight)),d=a.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),p=window.innerHeight-Da-(d<Gp*window.innerHeight?d:Da),[f,h]=[".shared",".shared > p"].map(v=>a.querySelector(v)?.offsetHeight??0),m=f-(h&&h+Wp),g=p-a.offsetHeight+c*u,[w,x]=[g,g+m].map(v=>Math.max(jp,Math.floor(v/c))),[b,y]=[a.clientWidth,i[0].clientWidth];o(v=>v.room===w&&v.spare===x&&v.width===b&&v.own===y?v:{room:w,spare:x,width:b,own:y})})},[]),e}var Kp=[.25,.5,1,2,4],Vp=2e4,Fa={least:125,most:500},Ua=10,$n=560;function Ba({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=$(null),a=$(null),[i,c]=M(1/0),[u,d]=M(""),[p,f]=M(""),[h,m]=M(0),[g,w]=M("cross"),{room:x,spare:b,width:y,own:v}=qa(s),k=Kt(e),_=r.length-1,S=n?_:Math.max(0,r.findLastIndex(N=>N<=i)),O=r[S],z=N=>c(r[Math.max(0,Math.min(N,_))]),T=dn(S,_,z,Math.max(Fa.least,Math.min(Fa.most,Vp/r.length))),U=o.length>1,[Y,E]=Yp(o,v,b,U),V=Y.find(N=>N.kind===g)??Y[0],vt=U&&new Set(o.map(({text:N,answer:nt})=>JSON.stringify([N,nt]))).size===1,ht=N=>(T.pause(),z(N)),Nt=()=>(d(""),f("")),dr=Gt(N=>N===p?Nt():(d(N),f(N)),[p]);q(()=>t.figure?gt(t.figure,()=>({picture:Ea({reels:t,step:O,marked:h},e),theme:e})):void 0),q(()=>{let N=o.map((nt,mt)=>t.curves?.[mt]&&gt(t.curves[mt],()=>({picture:$a({...t,films:[nt]},O,e),theme:e})));return()=>N.forEach(nt=>nt&&nt())});let $t=!n&&r.length>1,_e=U&&l(Ia,{films:o,theme:e,marked:h,onMark:m});return l("div",{ref:s,class:`film ${n?"live":""} ${U?"several":""} ${E?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:N=>N.key==="Escape"?Nt():n||Zp(N,S,_,ht,T.toggle),children:[l("div",{class:"screen",children:[(vt||E)&&l("div",{class:"shared",children:[E&&l(bt,{label:"Attention",isNamed:y<$n,options:Y.map(({kind:N,title:nt})=>[N,y<$n?nt.split(/[ -]/)[0]:nt]),value:V.kind,onChoose:w}),vt&&l("p",{children:["All read ",l(C,{token:o[0].text,length:ne}),"; right is ",l(C,{token:o[0].answer,length:ne}),"."]})]}),l("div",{class:"reels",style:{"--least":`${Vr(o.flatMap(({kinds:N})=>N))}px`},onMouseDown:N=>Jp(N,s.current),children:o.map((N,nt)=>l(za,{number:nt,reels:t,film:N,theme:e,isOne:E,room:x,isBrief:vt,held:p,kinds:E?Xp(N,V.kind):N.kinds.map((mt,ur)=>ur),frame:Ft(N,O),onPoint:d,onHold:dr},nt))}),$t&&l("div",{class:"player",ref:a,children:[l(un,{what:"frame",place:S,last:_,player:T,go:ht}),l("span",{class:"position",children:["Step ",et(O),l("span",{class:"of",children:[" of ",et(ze(t))]})]}),y>=$n&&_e,l(pn,{isNamed:!0,speeds:Kp,player:T})]}),!($t&&y>=$n)&&_e,l(Ra,{reels:t,theme:e,fonts:k,place:S,marked:h,go:ht})]}),!n&&l(Na,{reels:t,theme:e,place:S,marked:h,go:ht}),l("div",{class:"caption","aria-live":n||T.playing?"off":"polite",children:o.map((N,nt)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&N.title&&l("strong",{children:[l(C,{token:N.title,length:Rt}),": "]}),vn(t,N,Ft(N,O)).map(mt=>typeof mt=="string"?mt:l(C,{...mt}))]}),!n&&Mn(N,O).map(({text:mt})=>l("p",{class:"line said",children:mt},mt))]},nt))}),l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:N})=>N.some(({blocked:nt})=>nt))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l(Aa,{root:s,reels:t,step:O,theme:e,held:p,head:u||p,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Yp(t,e,o,n){let r=t.flatMap(({kinds:i})=>i).filter((i,c,u)=>u.findIndex(d=>d.kind===i.kind)===c),s=e>0?t.map(({kinds:i})=>xn(i,e,o)):[],a=s.some(({side:i,height:c})=>c>o||i<(n?Kr.several:Kr.alone));return[r,r.length>1&&(a||n&&!s.length)]}var Xp=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function Jp(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Zp(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Ua),PageUp:a(Ua)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Tn=`/* What plays: its buttons, scrubber and speed. */

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
`;var Fe=`/* Choices */

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
`;var ja=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Wa=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Ga=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var rf=[Lt,Tn,Fe,ja,Wa,Ga].join(`
`),Ka=new WeakMap;function Va({data:t,parentElement:e}){let o=ut(e,rf),n=Ka.get(o),r=n?.bytes===t?n.reels:ma(t);return Ka.set(o,{bytes:t,reels:r}),K(l(Ba,{reels:r,theme:At(o)},r.id),o),()=>{K(null,o),o.remove()}}function Ya(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&ln(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}function xo(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var Zr=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0),Xa=t=>Zr(t.map(()=>1/t.length),t),Qr=(t,e)=>t.reduce((o,n,r)=>o+(n-+(r===e))**2,0);var sf=[[.8,"Very close"],[.6,"Close"],[.35,"Partly"],[0,"Elsewhere"]],af=[[.03,"Very close"],[.1,"Close"],[.25,"Not far"],[1,"Far off"]],Ja={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function ts(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=xo(e);return t.kind==="row"?Zr(o,t.truth):1-Qr(o,t.right[0])/2}function An(t,e,o="You"){let n=ts(t,e);if(n===null)return[];if(t.form==="pick")return n?["Right",""]:["Not this time",""];if(t.form==="share"){let c=Math.abs(Number(e)-t.truth[0]);return[af.find(([d])=>c<=d)?.[1]??"",`${o} said ${A(Number(e))}: ${it(c*100,0)} points away.`]}let r=xo(e);if(t.kind==="row")return[r.indexOf(Math.max(...r))===t.truth.indexOf(Math.max(...t.truth))&&n<.35?"Its favourite, but it looks at many":sf.find(([d])=>n>=d)?.[1]??"",`${A(n)} of the weight lies where it was expected; weight spread evenly would have met ${A(Xa(t.truth))}.`];let s=t.right[0];return[r.indexOf(Math.max(...r))===s?r[s]>.9?"Right":"Right, among others":r[s]>0?"It was among them":"Not this time",`Brier score ${it(Qr(r,s),2)}: 0 is sure and right, 2 sure and wrong.`]}var Za=3;function Ln({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:a,clicker:i}){let[c,u]=M(o),[d,p]=M(n),f=$(null),h=$(null),m=$(!1);L(()=>{m.current&&(n?h:f).current?.focus({preventScroll:!0}),m.current=!1},[n]);let g=k=>{m.current=!0,r(k)},w=()=>{m.current=!0,u(null),p(!1),s()};L(()=>{if(!i)return;let k=n?d?null:()=>p(!0):()=>r(null);return k&&(i.press=k),()=>{i.press===k&&(i.press=null)}});let x=n?o:c,[b,y]=n?An(t,o):[],v=hf[t.form];return l("section",{class:["predict",n&&"shown",d&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"head",children:[l("h3",{tabIndex:-1,ref:f,children:t.ask}),t.context&&!d&&l("span",{class:"note",children:t.context}),d&&l("span",{children:[b&&l("b",{children:[b,". "]}),t.answer]}),n&&!d&&t.form!=="pick"&&l("span",{class:"note",children:[o!==null&&l(j,{children:[l("span",{class:"key mine"})," predicted "]}),l("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]}),l("span",{class:"ends",children:[n&&l("button",{type:"button",class:"plain","aria-expanded":!d,onClick:()=>p(!d),children:d?"Unfold":"Fold"}),n&&l("button",{type:"button",class:"plain",onClick:w,children:"Predict again"}),a&&l("button",{type:"button",class:"plain",onClick:a,children:"Close the question"})]})]}),!d&&l("div",{class:"body",children:[l(v,{posed:t,answer:x,isShown:n,onChange:u}),n?l("div",{class:"outcome",children:[l("div",{role:"status",tabIndex:-1,ref:h,children:[b&&l("b",{children:[b,". "]}),t.answer," ",y&&l("span",{class:"note",children:y})]}),t.why&&l("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):l("div",{class:"ways",children:[l("button",{type:"button",class:"show",disabled:!cf(c),onClick:()=>g(c),children:"Show what it does"}),l("button",{type:"button",class:"plain",onClick:()=>g(null),children:"Just show it"}),l("span",{class:"note",children:Ja[t.form]})]})]})]})}var cf=t=>Array.isArray(t)?t.some(Boolean):t!==null;function lf({posed:t,answer:e,isShown:o,onChange:n}){let r=Array.isArray(e)?e:t.options.map(()=>0),s=xo(r),a=i=>n(r.map((c,u)=>u===i?(c+1)%(Za+1):c));return l("ul",{class:"options",children:t.options.map((i,c)=>l("li",{children:l("button",{type:"button",class:t.right.includes(c)&&o?"option right":"option",disabled:o,onClick:()=>a(c),"aria-label":`${df(t.options,c)}: ${o?`predicted ${A(s[c])}, the model ${A(t.truth[c])}`:`${r[c]} of ${Za} marks`}`,children:[l("span",{class:"bars","aria-hidden":"true",children:[l("span",{class:"bar mine",style:{height:`${100*s[c]}%`}}),o&&l("span",{class:"bar model",style:{height:`${100*t.truth[c]}%`}})]}),l(C,{token:i}),l("span",{class:"under","aria-hidden":"true",children:o?uf(t.truth[c]):"\u25CF".repeat(r[c])})]})},c))})}var df=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,uf=t=>t<.005?"":A(t);function pf({posed:t,answer:e,isShown:o,onChange:n}){let r=typeof e=="number"?e:null,s=a=>({left:`${100*a}%`});return l("div",{class:"share",children:[o?l("div",{class:"scale-of-shares",role:"img","aria-label":`${r===null?"":`Predicted ${A(r)}; `}the model says ${A(t.truth[0])}`,children:[r!==null&&l("span",{class:"pin mine",style:s(r),children:l("span",{children:A(r)})}),l("span",{class:"pin model",style:s(t.truth[0]),children:l("span",{children:A(t.truth[0])})})]}):l("input",{type:"range",min:"0",max:"100",step:"1",value:r===null?50:Math.round(r*100),"aria-label":t.ask,"aria-valuetext":r===null?"not set":A(r),onInput:({currentTarget:a})=>n(Number(a.value)/100),onClick:({currentTarget:a})=>n(Number(a.value)/100)}),l("output",{children:r===null?"\u2013":A(r)})]})}function ff({posed:t,answer:e,isShown:o,onChange:n}){return l("fieldset",{class:"picks",children:[l("legend",{class:"unseen",children:t.ask}),t.options.map((r,s)=>l("label",{class:["option",e===s&&"on",o&&t.right.includes(s)&&"right"].filter(Boolean).join(" "),children:[l("input",{type:"radio",name:t.id,checked:e===s,disabled:o,onChange:()=>n(s)}),l("span",{children:r}),o&&t.right.includes(s)&&l("span",{class:"tick","aria-label":"right",children:"\u2713"}),o&&t.told[s]&&l("span",{class:"note",children:l("bdi",{children:t.told[s]})})]},s))]})}var hf={marks:lf,share:pf,pick:ff};function tc({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:a}=t,[i,c]=M(()=>Qa(location.hash,a.length)),u=$(null),d=a[i-1]??null,p=!!(d?.posed&&!(d.posed.id in o)),f=h=>{h<1||h>a.length+1||(location.hash=String(h))};return q(()=>{let h=()=>{c(Qa(location.hash,a.length)),u.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[]),L(()=>{let h=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&p&&d?.posed?n(d.posed,null):f(i+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",h,{capture:!0}),()=>removeEventListener("keydown",h,{capture:!0})}),l("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l("h2",{tabIndex:-1,ref:u,children:d?d.title:"The end, and what you predicted"}),l("nav",{"aria-label":"Scenes",children:[l("span",{children:[Math.min(i,a.length)," of ",a.length]}),l("button",{type:"button",disabled:i===1,onClick:()=>f(i-1),children:"Back"}),l("button",{type:"button",class:"next",disabled:!d,onClick:()=>f(i+1),children:i<a.length?"Next":"End"})]})]}),d&&!p&&l("div",{class:"sentences",dangerouslySetInnerHTML:{__html:d.sentences}}),d?.posed&&l(Ln,{posed:d.posed,theme:e,given:o[d.posed.id]?.answer??null,isShown:!p,onShow:h=>d.posed&&n(d.posed,h),onAgain:()=>d.posed&&r(d.posed)},d.posed.id),d&&d.view!==null&&!p&&l(mf,{scene:d,theme:e,show:s},d.view),d?.page&&!p&&l("p",{class:"note",children:["In the lab, this scene opens the page \u201C",d.page,"\u201D, which shows more than the picture here."]}),!d&&l(gf,{scenes:a,answers:o})]})}var Qa=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function mf({scene:t,theme:e,show:o}){let n=$(null);return L(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),l("div",{class:"view",ref:n})}function gf({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:a},i)=>s?[{posed:s,title:a,number:i+1,given:e[s.id]}]:[]),n=o.flatMap(({given:s})=>s&&s.score!==null?[s.score]:[]);if(!o.length)return l("p",{class:"summary",children:"That was the last scene."});let r=n.reduce((s,a)=>s+a,0)/n.length;return l("div",{class:"summary",children:[l("p",{children:n.length?`Of ${o.length} questions you answered ${n.length}; on average you were ${A(r)} right, where 100 % is exactly what the model does.`:`There were ${o.length} questions; none was answered yet. A prediction first, even a wrong one, makes what follows stick.`}),l("ul",{children:o.map(({posed:s,title:a,number:i,given:c})=>l("li",{children:[l("a",{href:`#${i}`,children:[i," ",a]}),": ",c?c.score===null?"only shown":`${c.word} (${A(c.score)})`:"not answered"]},s.id))})]})}var ec=`.lecture {
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
`;var Cn=`/* The ways to answer: marks on tokens, a share, one of a few. */
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
`;var Pn=`.predict {
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

.ends {
  display: flex;
  gap: 0.8rem;
  margin-left: auto;
}

.ends .plain {
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
  color: var(--st-background-color);
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
    font-size: 1.125rem;

    & h3 {
      font-size: 1.5rem;
    }

    & .note {
      font-size: 1.0625rem;
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

  .bar.model,
  .key.model,
  .pin.model {
    background: CanvasText;
    forced-color-adjust: none;
  }
}

@media (pointer: coarse) {
  .plain {
    min-height: 44px;
  }
}
`;var oc="attention-lab-answers",nc="attention-lab-progress",yf=300;function rc(t){try{let e=JSON.parse(localStorage.getItem(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function sc(t,e){try{localStorage.setItem(t,JSON.stringify(e))}catch{}}var se=()=>Object.fromEntries(Object.entries(rc(oc)).filter(([,t])=>kf(t))),vf=t=>typeof t=="number"&&t>=0&&t<=1,kf=t=>t&&typeof t=="object"&&"answer"in t&&(t.score===null||typeof t.score=="number"&&Math.abs(t.score-.5)<.501)&&typeof t.word=="string";function Rn(t,e){let o=t[e.id];return o&&(o.answer===null||_f[e.form](o.answer,e))?o:null}var _f={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:vf,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},In=(t,e)=>({answer:e,score:ts(t,e),word:An(t,e)[0]??""});function Ue(t,e){let{[t]:o,...n}=se(),r=Object.entries(n).slice(-yf+1);e&&r.push([t,e]),sc(oc,Object.fromEntries(r))}var yo=()=>rc(nc);function ic(t){let[e,o]=t.split(".");e&&Number(o)&&sc(nc,{...yo(),[e]:Number(o)})}var Sf=`${Cn}
${Pn}
${ec}`,cc=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return St(n,Sf,s=>l(Mf,{lecture:r,views:t,theme:s}))};function Mf({lecture:t,views:e,theme:o}){let[n,r]=M(()=>Of(t));return l(tc,{lecture:t,theme:o,answers:n,onAnswer:(s,a)=>{let i=In(s,a);Ue(s.id,i),r({...n,[s.id]:i})},onAgain:({id:s})=>{Ue(s,null);let{[s]:a,...i}=n;r(i)},show:(s,a,i)=>{let{component:c,bytes:u}=t.views[s];G({...Ie,...a});let d=i.shadowRoot??i.attachShadow({mode:"open"}),p=d.firstElementChild??d.appendChild(document.createElement("div")),f=Ef(u);return e[c]({data:c==="alignment"?JSON.parse(new TextDecoder().decode(f)):f,parentElement:p})}})}function Of({scenes:t}){let e=se();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&Rn(e,o);return n?[[o.id,n]]:[]}))}var ac=new Map;function Ef(t){let e=ac.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return ac.set(t,e),e}var Nn=()=>{},dc=[],uc=!1;async function pc(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Nn=()=>e.remove(),location.search)return vo();let o=e.dataset.view?JSON.parse(e.dataset.view):await $f(e.dataset.labFirst??"");if(uc||!o)return vo();e.removeAttribute("data-view"),ln(o.selection),Af(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>dc.push(i)}),a=new MutationObserver(()=>Tf()&&vo());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Nn=()=>{a.disconnect(),s?.(),e.remove()}}async function $f(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function vo(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){uc=!0,Nn(),Nn=()=>{};for(let n of dc.splice(0))e?.(...n)}}var lc=!1;function Tf(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return lc||=t==="running",lc&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Af(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var It=t=>t instanceof PointerEvent&&t.pointerType==="touch";function Hn(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var mc={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Lf=3,fc=30,Dn=({scale:t})=>t==="shares"?Bo:Cf;function Cf(t){return Math.abs(t)<.05?"0":it(t,Math.abs(t)<9.95?1:0)}function hc({scale:t,step:e},o){return t==="shares"?A(o,e?1:2).replace(" ","\xA0"):e?it(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):it(o,3)}function zn({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:fc}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:fc},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function gc(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,c=r.labels.length;if(e>=0&&o>=0){let x=e*c+o,b=!!a?.[x],y=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?zn(n,e):v==="{column}"?zn(r,o):[v]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:b||i==="plain"?y:[...y,`: ${hc(t,s[x])}`]}let u=e>=0,[d,p,f]=u?[n,r,e]:[r,n,o],h=x=>u?e*c+x:x*c+o,m=p.labels.map((x,b)=>b).filter(x=>!a?.[h(x)]),g=[u?"Row ":"Column ",...zn(d,f)];if(i==="plain")return[...g,`: ${m.length} of ${p.labels.length} are open`];let w=m.sort((x,b)=>Math.abs(s[h(b)])-Math.abs(s[h(x)])).slice(0,Lf);return w.length?[...g,", largest: ",...w.flatMap((x,b)=>[b?", ":"",...zn(p,x),` ${hc(t,s[h(x)])}`])]:[...g,": every cell is blocked"]}function qn({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[it(-e,o),it(e,o)]}var Fn=20,xt=14,we=14,es=20,Pf=12,ko=1.2,Rf=36,_o=44,Un=2.2,xc=14,If=30,os=1,Nf=2,Hf=24,zf=.2,Df=148,qf=.46,Ff=.9,rs=520,Uf=4e3;function Bn(t,e,o){let n=t.map(i=>Wf(i,o)),r=t.length>1&&(e.width<rs||So(n,e,os)>e.width);if(r)return{swiped:r,layouts:n.map(i=>wc([i],{...e,width:e.width*Ff},[1/0],o)[0])};let s=n.map(i=>({...i,kept:Bf(i,e)})),a=So(s,e,os)<=e.width?s:n;return{swiped:r,layouts:wc(a,e,jf(a,e),o)}}function wc(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:u})=>u)),xt*ko+es+8],a=t.map((u,d)=>yc(u,ns(u,e,o[d],r)[0]).includes(!0)),i=Math.max(s,...t.filter((u,d)=>a[d]).map(({labels:u})=>u)),c=Math.min(...t.map((u,d)=>u.panel.isSquare?ns(u,e,o[d],i)[0]:1/0));return t.map((u,d)=>Gf(u,e,u.panel.isSquare?c:o[d],i,n))}var Bf=(t,e)=>t.panel.isSquare?Math.min(ss(t,e),Hf,e.width*zf/t.columns.length):0;function jf(t,e){let o=bc(t,e,e.width),n=t.find(({panel:c})=>c.isMain);if(!n||t.length===1)return t.map(({kept:c})=>Math.max(c,o));let r=t.filter(c=>c!==n),s=So(r,e,Nf)+Fn,a=Math.max(o,Math.min(ss(n,e),(Math.min(e.width*qf,e.width-s)-n.left-3)/n.columns.length)),i=bc(r,e,e.width-So([n],e,a)-Fn);return t.map(c=>Math.max(c.kept,c===n?a:i))}function bc(t,e,o){let[n,r]=[os,_o*Un];for(let s=0;s<24;s+=1){let a=(n+r)/2;So(t,e,a)<=o?n=a:r=a}return n}var So=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Rf:0)+Math.max(r.least,r.left+r.columns.length*Math.min(ss(r,e),Math.max(r.kept,o))+3)+Fn,-Fn);function ss({panel:t,rows:e,labels:o},n){let r=Math.min(_o,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(_o,Math.max(r*Un,xc))}function Wf(t,e){let o=I({fill:"",size:xt,code:!0,bold:!0},e),n=(d,p)=>d.labels.map(f=>D(f,p)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(d=>d.map(p=>Math.ceil(P(p,o)))),c=(t.rows.name?es:0)+Math.max(0,...a)+10,u=Math.max(Df,Math.ceil(P(t.columns.name,I({fill:"",size:we},e)))+4);return{panel:t,rows:r,columns:s,left:c,widths:i,labels:Math.max(0,...i)+es+8,least:u,kept:0}}var yc=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,xt*ko)-2&&n>xt*1.1);function ns({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(_o,(r.height-a-3)/e.length),c=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(_o,Math.max(i*Un,xc))),u=t.isSquare?c:Math.min(i,Math.max(c*Un,If));return[c,u].map(d=>d>=4?Math.floor(d):d)}function Gf(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:c}=t,[u,d]=ns(t,e,o,n),p=yc(t,u),f=Math.max(0,...t.widths.filter((x,b)=>!p[b])),[h,m]=[i.length*u,a.length*d],g=Math.ceil(Math.max(c+h+3,t.least)),w=I({fill:"",size:we},r);return{left:c,top:n,cellWidth:u,cellHeight:d,rows:a,columns:i,turned:p,width:g,acrossLeft:Math.max(0,Math.min(c,g-P(s.columns.name,w)-4)),pitch:u*xt*ko/Math.max(xt*ko,s.columns.isToken?0:f+6),letters:Math.max(Pf,Math.min(xt,Math.floor(d/ko))),height:Math.ceil(n+m+3),across:s.columns.name,down:P(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:Hn({width:u,height:d},Kf(s,r))}}function Kf(t,e){if(!t.words&&t.values.length>Uf)return{usual:0,width:0};let o=I({fill:"",size:xt},e),n=t.words?t.words.flat().map(r=>D(r)):t.scale==="plain"?[]:t.scale==="shares"?[A(1).slice(0,3)]:[...new Set(Array.from(t.values,Dn(t)))];return n.length?{usual:xt,width:Math.max(...n.map(r=>P(r,o)))}:{usual:0,width:0}}var Vf=5,vc=9,Mo=2;function jn(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:u,columns:d}=o,[p,f]=[d.length*i,u.length*c],h=e.scale==="plain";if(h?t.rect(s,a,p,f,{fill:r.ground}):t.cells(e.levels,u.length,d.length,[s,a,p,f],e.scale==="signed"),e.blocked&&Et(t,e.blocked,u.length,d.length,[s,a,p,f]),Math.min(i,c)>=vc){let m=h?r.hatchLine:r.ground;for(let g=1;g<d.length;g+=1)t.rect(s+g*i-.5,a,1,f,{fill:m});for(let g=1;g<u.length;g+=1)t.rect(s,a+g*c-.5,p,1,{fill:m})}Oo(e,o)&&Yf(t,e,o,r),t.rect(s-.5,a-.5,p+1,f+1,{stroke:r.hatchLine}),o.numbers&&Xf(t,e,o,r),e.isOff&&Jf(t,o,r),Zf(t,e,o,n,r),Qf(t,e,o,n,r)}var Oo=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=vc;function Yf(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c){for(let u=0;u<a.length;u+=1)for(let d=0;d<i.length;d+=1)e.blocked?.[u*i.length+d]||is(t,[o+d*r,n+u*s,r,s],c)}var is=(t,[e,o,n,r],s)=>t.rect(e+n/2-Mo,o+r/2-Mo,2*Mo,2*Mo,{fill:s.quiet,radius:Mo});function Xf(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:c},u){let d=e.scale==="signed"?u.signedInk:u.ink,p=Dn(e);for(let f=0;f<a.length;f+=1)for(let h=0;h<i.length;h+=1){let m=f*i.length+h;if(e.blocked?.[m])continue;let g=e.words?D(e.words[f][h]):p(e.values[m]),w=e.words?u.text:d[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(h+.5)*r,n+(f+.5)*s+1,{fill:w,size:c,align:"center"})}}function Jf(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[c,u]=[e+a.length*n/2,o+s.length*r/2];t.rect(c-62,u-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",c,u+1,{fill:bi(i.lines[0]),size:17,align:"center"})}function Zf(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c,u){let d=(p,f,h,m=1)=>{let g=[o+(f??0)*r-1,n+(p??0)*s-1,(f===null?i.length:m)*r+2,(p===null?a.length:1)*s+2],w=Math.min(r,s)<Vf?1.5:2.5;t.rect(...g,{stroke:u.ground,width:2*w}),t.rect(...g,{stroke:h,width:w})};e.band&&d(null,e.band[0],u.lines[0],e.band[1]-e.band[0]+1);for(let[p,f]of e.lit)d(p,f,u.lines[0]);c.row>=0&&d(c.row,null,Be(e.rows,u)),c.column>=0&&d(null,c.column,Be(e.columns,u))}var Be=({part:t},e)=>t?e[t]:e.text;function Qf(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:u,columns:d,turned:p,letters:f,down:h,across:m}=o,g=(b,y)=>[...new Set([y,...e.lit.map(v=>v[b]??-1)])].filter(v=>v>=0),[w,x]=[g(0,n.row),g(1,n.column)];for(let b of ge(u.length,c,f,w)){let y=w.includes(b);t.text(u[b],s-7,a+(b+.5)*c,{fill:y?Be(e.rows,r):r.quiet,size:f,bold:y,code:!0,align:"right"})}for(let b of ge(d.length,o.pitch,xt,x)){let y=x.includes(b),[v,k]=[s+(b+.5)*i,a-(p[b]?6:3+xt*.55)];t.text(d[b],v,k,{fill:y?Be(e.columns,r):r.quiet,size:xt,bold:y,code:!0,align:p[b]?"left":"center",turned:p[b]})}m&&t.text(m,o.acrossLeft,we*.6,{fill:Be(e.columns,r),size:we}),h&&t.text(h,we*.6,a+u.length*c,{fill:Be(e.rows,r),size:we,turned:!0})}var kc={width:900,height:640},th=5,eh=160,as={width:96,height:12},cs=64;function _c(t,e,o){let n=t.isOff?Yt(o):o,[r,s]=[t.rows,t.columns].map(({labels:u})=>eh+u.length*th),[a]=Bn([t],{width:Math.max(kc.width,s),height:Math.max(kc.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(u,d,p)=>jn(Ee(u,d,p),t,a,e,n)},c=wt(t.caption,Math.max(520,a.width),n);return{picture:B([t.title?dt(t.title,n):null,i,c,oh(t,a,n)]),theme:n}}function oh(t,e,o){let n=c=>st(c,{size:X,fill:o.quiet},o),r=qn(t),s=Float32Array.from({length:cs},(c,u)=>u/(cs-1)),a={width:as.width,height:20,draw:(c,u,d)=>c.cells(s,1,cs,[u,d+4,as.width,as.height],t.scale==="signed")},i=Ae((c,...u)=>{c.rect(...u,{stroke:o.hatchLine}),Oo(t,e)&&is(c,u,o)});return W([r&&W([n(r[0]),a,n(r[1])],6),t.scale==="plain"&&W([i,n("allowed by the mask")],6),t.blocked&&W([Ae((c,...u)=>c.hatch(...u)),n("blocked by the mask")],6)],20)}function Mc(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function Oc(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function Ec(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:h,isClickable:m})=>h||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=Sc(t[n]),c=h=>Math.max(0,Math.min(h,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:c(r+(o==="ArrowDown"?1:-1)),column:s};let u=s+(o==="ArrowRight"?1:-1),d=t[u<0?n-1:n+1];if(u>=0&&u<i)return{panel:n,row:r,column:u};if(!d)return{panel:n,row:r,column:s};let[p,f]=Sc(d);return{panel:u<0?n-1:n+1,row:Math.min(r,p-1),column:u<0?f-1:0}}var Sc=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var nh=108,ls={least:170,most:520,usual:400};function $c(){let t=$(null),[e,o]=M({width:0,height:0});return L(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Me(n,()=>{let a=n.getBoundingClientRect().top+(r?.scrollTop??0),i=window.innerHeight-a-nh,c=i<ls.least?ls.usual:Math.min(i,ls.most),u=n.clientWidth;o(d=>d.width===u&&Math.abs(d.height-c)<2?d:{width:u,height:c})})},[]),[t,e]}function Tc({panels:t,theme:e,send:o}){let[n,r]=$c(),[s,a]=M({pointed:null,spoken:!0}),i=Kt(e),c=$(null),u=$(""),{layouts:d,swiped:p}=R(()=>r.width?Bn(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),f=Oc(t,s.pointed),h=Mc(t,f),m=y=>a(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),g=({panel:y,row:v,column:k})=>t[y].isClickable&&v>=0&&k>=0&&o?.("chosen",{panel:y,row:v,column:k}),w=t.findIndex(({isMain:y})=>y);q(()=>{p&&c.current&&w>0&&r.width<rs&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[w].offsetLeft-16)},[p,w,t[w]?.name]);let x=(y,{offsetX:v,offsetY:k})=>{let _=d[y]&&fn(d[y],v,k);return _&&{panel:y,..._}},b=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&f?f:Ec(t,f,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(f??v??{panel:0,row:-1,column:-1});m(v),v&&p&&c.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return l("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[l("div",{class:p?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:d.map((y,v)=>l(sh,{layout:y,theme:e,swiped:p,panel:t[v],lit:h[v],onPoint:k=>m(x(v,k)),onLeave:()=>m(null),onPress:k=>{let _=x(v,k);if(!_)return;let S=Object.values(_).join(" ");It(k)&&u.current!==S?m(_):g(_),u.current=S}},v))}),l(Oe,{parts:f&&gc(t[f.panel],f.row,f.column),hint:mc,spoken:s.spoken})]})}function rh({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return l("h3",{children:e?l(j,{children:[e,l("sub",{children:o})]}):t})}function sh({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=$(null),c=R(()=>t.isOff?Yt(n):n,[t.isOff,n.signature]);L(()=>{i.current&&jn(ot(i.current,e.width,e.height,c),t,e,o,c)},[t,e,c,o.row,o.column]),q(()=>gt(t.name,()=>_c(t,o,n)),[t,n.signature,o.row,o.column]);let u=qn(t);return l(j,{children:[t.sign&&l("span",{class:"sign","aria-hidden":"true",children:t.sign}),l("figure",{class:"panel",children:[t.title&&l(rh,{text:t.title}),l("div",{children:[l("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:d=>d.pointerType!=="touch"&&r(d),onPointerLeave:({pointerType:d})=>d!=="touch"&&s(),onClick:a}),l("span",{class:"legend",children:[u&&l("span",{class:"scale",children:[u[0],l("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),u[1]]}),t.scale==="plain"&&l("span",{class:"scale",children:[l("span",{class:Oo(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}var Ac="$array",ih={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Lc(t){let e=ds(t);for(let{pieces:o,words:n}of[...e.groups,...e.whatIf?.after?.groups??[]])for(let r of[o,n])r&&(r.exact=new Map);return e}function ds(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Ac])return s;let{[Ac]:a,at:i,size:c}=s;return new ih[a](e.buffer,e.byteOffset+n+i,c)})}function Cc(t){let{axes:e,panels:o}=ds(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let c=i.values instanceof Float32Array,u=c?0:(r-n)/65535,d=c?i.values:Float32Array.from(i.values,m=>n+m*u),p=i.scale==="signed"?d.map(m=>Math.max(0,Math.min(1,.5+m/i.limit/2))):d,[f,h]=[i.rows,i.columns].map((m,g)=>({...e[m],id:m,part:a[g]}));return{...i,rows:f,columns:h,values:d,levels:p,step:u,blocked:s&&ah(s,d.length)}})}var ah=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var Pc=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var Rc=new WeakMap;function lh({data:t,parentElement:e,setTriggerValue:o}){let n=Rc.get(t)??Cc(t);return Rc.set(t,n),St(e,Pc,r=>l(Tc,{panels:n,theme:r,send:o}))}var Wn={looks:null,lookedAt:null},Nc=(t,e)=>Ic(t.looks,e.looks)&&Ic(t.lookedAt,e.lookedAt),Ic=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function ps({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Hc(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Gn({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:us(t,o),columns:us(e,n)}}function fs({encoderOnly:t},{rowSpots:e},o){return us(e,{side:t?"source":"target",place:o})}function us(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var Eo=20,dh=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function uh(t){let e=dh.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var $o=t=>J.includes(t)?"*":t,be=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${$o(o)}.off`;function xe(t,e,o){return t.includes(be({...e,head:"mean"}))||zc(e.head,o).every(r=>t.includes(be({...e,head:r})))}function Kn(t,e,o){let n=zc("mean",o).map(c=>({...e,head:c})),r=[be({...e,head:"mean"}),...n.map(be)],s=t.filter(c=>!r.includes(c)),a=xe(t,e,o);if($o(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,be(e)];let i=n.filter(c=>c.head!==e.head&&xe(t,c,o)).map(be);return t.includes(r[0])?[...s,...i]:t.filter(c=>c!==be(e))}var zc=(t,e)=>$o(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],Vn=(t,e)=>`${t}.*.*.hide.*.${e+1}`,je=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function Dc(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${$o(n)}.${r}.${s<0?"*":s+1}.`,c=`${i}${a+1}`;return je(r==="only"?t.filter(u=>u===c||!u.startsWith(i)):t,c)}function qc({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:i})=>i===e.kind);if(!t?.after||!n)return null;let r=Dt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:i})=>i);return{...ph(Re(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&xe(s,e,n.heads)}}function ph(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(uh)){let c=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",$o(r)].includes(i.head);if(!i||!c||i.action==="off")continue;let u=t.columnSpots.findIndex(([{place:d}])=>d===i.column);t.rows.forEach((d,p)=>{if(!(u<0||i.row!=="*"&&Number(i.row)!==p+1)){if(i.action==="hide")a[p*s+u]=1;else if(!t.blocked?.[p*s+u])for(let f=0;f<s;f+=1)f!==u&&(a[p*s+f]=1)}})}return{...t,blocked:a}}function Fc(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var yt={top:18,height:160,bar:14,gap:16};function Uc({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>W([Ae((a,...i)=>a.rect(...i,{fill:o.lines[s]})),st(`${r+1} ${D(t.rows[r],30)}`,{size:X,fill:o.text},o)],6);return B([dt(`Rows compared: ${t.title}`,o),B(e.map(n),2),fh(t,e,o)])}function fh({weights:t,columns:e},o,n){let r={size:X,code:!0,fill:n.text},s=e.map(i=>D(i,12)),a=s.map(i=>Math.max(Math.ceil(P(i,I(r,n))),o.length*yt.bar)+yt.gap);return{width:a.reduce((i,c)=>i+c,0),height:yt.top+yt.height+24,draw(i,c,u){let d=u+yt.top;for(let f of[.5,1]){let h=d+(1-f)*yt.height;i.rect(c,h,this.width,1,{fill:n.hatchGround}),i.text(A(f),c,h-8,{size:13,fill:n.quiet})}let p=c;s.forEach((f,h)=>{let m=p+(a[h]-o.length*yt.bar)/2;o.forEach((g,w)=>{let x=t[g*e.length+h]*yt.height;i.rect(m+w*yt.bar,d+yt.height-x,yt.bar-1,x,{fill:n.lines[w]})}),i.rect(p,d+yt.height,a[h],1,{fill:n.quiet}),i.text(f,p+a[h]/2,d+yt.height+13,{...r,align:"center"}),p+=a[h]})}}}function Yn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!J.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>qt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:qt(t).filter(a=>s.some(i=>i.head===a))}}var hh=96,mh=6;function Bc({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(d=>({frame:d,...Yn(d,n,r)})).filter(({places:d})=>d.length);if(!a.length)return null;let i=a.map(({frame:d,places:p,heads:f})=>B([dt(d.group.title,s),gh(t,d,p,f,o,s)],4)),c=a.some(({frame:d})=>!!d.blocked?.includes(1)),u=Math.max(...a.map(({heads:d})=>d.length))<=mh;return B([u?W(i,32):B(i,24),Te({isBlocked:c},s)],16)}function gh(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,u={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:hh},d=[...new Set(o.map(({layer:p})=>p))].map(p=>({layer:p,maps:n.map(f=>o.some(h=>h.layer===p&&h.head===f)?{weights:()=>he(t,e,p,f),role:a.roles[p][Number(f)-1]??"",isOpen:a.kind===r.kind&&p===r.layer&&f===r.head}:null)}));return hn(u,n.map(p=>J.includes(p)?p:`Head ${p}`),d,s)}var Xn=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Jn(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,u=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&u.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let d=({row:f,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(f),p=o.rows.length+o.columns.length>0;u.sort((f,h)=>f.weight-h.weight);for(let f of p?[!1,!0]:[!1])for(let h of u){if(d(h)!==f)continue;let m=w=>r+(w+.5)*a,g=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${m(h.row)}L${n+s} ${m(h.column)}`,{stroke:g,width:f?4:2,opacity:p&&!f?.25:1})}}var jc={width:960,height:720},wh=9,bh=200,ft={width:360,pitch:26,gap:8},Zn={pitch:26,gap:16};function hs({map:t,lit:e,view:o},n){let r=o==="lines"?yh(t,e,n):o==="table"?vh(t,n):xh(t,e,n),s=[wt(t.caption,Math.max(520,r.width),n),Te({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&wt("\u2248 These weights are rounded to 1/255.",520,n);return B([dt(t.title,n),r,...s,a])}function xh(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>bh+i*wh),s={width:Math.max(jc.width,r),height:Math.max(jc.height,n),cell:64,letters:X},a=ee(t,s,o);return{width:a.width,height:a.height,draw:(i,c,u)=>oe(i,t,{...a,left:a.left+c,top:a.top+u},e,o)}}function yh(t,e,o){let n=Xn(e),r={size:X,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(p=>p.map(f=>D(f,24))),i=p=>Math.ceil(Math.max(...p.map(f=>P(f,I({...r,bold:!0},o))))),[c,u]=[i(s),60],d=p=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+p]:0;return{width:c+2*ft.gap+ft.width+i(a)+u,height:26+Math.max(s.length,a.length)*ft.pitch,draw(p,f,h){let[m,g,w]=[f+c+ft.gap,f+c+ft.gap+ft.width,h+26],x=b=>w+(b+.5)*ft.pitch;p.text("looks (query)",m-ft.gap,h+10,{size:X,bold:!0,fill:o.query,align:"right"}),p.text("looked at (key)",g+ft.gap,h+10,{size:X,bold:!0,fill:o.key}),Jn(p,t,{rows:n,columns:e.columns},{left:m,top:w,width:ft.width,pitch:ft.pitch},o),s.forEach((b,y)=>p.text(b,m-ft.gap,x(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((b,y)=>{p.text(b,g+ft.gap,x(y),{...r,bold:e.columns.includes(y)});let v=d(y)>=.005?ct(t)(d(y)):"";v&&p.text(v,g+ft.gap+P(b,I(r,o))+8,x(y),{size:13,fill:o.quiet})})}}}function vh(t,e){let o={size:X,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(p=>p.map(f=>D(f,24))),a=p=>t.blocked?.[p]?"blocked":ct(t)(t.weights[p],2),i=(p,f=o)=>Math.ceil(P(p,I(f,e))),c=Math.max(...r.map(p=>i(p,n))),d=s.map((p,f)=>Math.max(i(p,n),...r.map((h,m)=>i(a(m*s.length+f))))).reduce((p,f)=>[...p,(p.at(-1)??c)+Zn.gap+f],[]);return{width:d.at(-1)??c,height:(r.length+1)*Zn.pitch,draw(p,f,h){let m=g=>h+(g+.5)*Zn.pitch;s.forEach((g,w)=>p.text(g,f+d[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{p.rect(f,h+(w+1)*Zn.pitch,d.at(-1)??c,1,{fill:e.hatchGround}),p.text(g,f,m(w+1),n),s.forEach((x,b)=>p.text(a(w*s.length+b),f+d[b],m(w+1),{...o,align:"right"}))})}}}var kh=.1;function Qn(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(a=>a.weight??0));return o>=kh||s>0&&e.find(a=>a.weight===s)===t?ct({rounded:n})(o):""}function tr(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Re(t,Dt(t,g,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],u=[...c(a,o)],d=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,p=d<0?[...c(i,o)]:[],f=t.source.map((m,g)=>({token:m,weight:d<0?u[g]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),h=t.target.map((m,g)=>{let w=r&&g>o+1,x=g>0&&t.steps[g-1]?.forced,b=w?null:d>=0?a&&g>0?a.weights[(g-1)*a.columns.length+d]:null:g<=o?p[g]??null:null,y=g===o+1;return{token:m,weight:y&&d<0?null:b,rounded:(d<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":y&&d<0?"written":x?"forced":"",note:y&&d<0?x?"forced":"written":void 0}});return{source:f,target:h,asked:d<0?"":t.source[d],strongest:u.indexOf(Math.max(...u))}}var Wc=8;function er(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Dt(t,i,{words:!1,muted:!1}),u=c.columns.length,d=he(t,c,o.layer,o.head).subarray(e*u,(e+1)*u),p=d.indexOf(Math.max(...d)),f=t.target.slice(Math.max(0,e+1-Wc),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Wc?"\u2026 ":""}`,...f.flatMap((h,m)=>[m?" ":"",{token:h}])],", looks at ",{token:t.source[p],strong:!0},` (${ct({rounded:an(c,o.layer,o.head)})(d[p])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${A(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var We=640,ie={height:28,padding:8,gap:6,line:50},Ut={line:26,height:12,number:70,tag:64};function Kc({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=tr(t,e,o,n,!1),i=t.steps[o],c=i?er(t,o,e).map(u=>typeof u=="string"?u:D(u.token)).join(""):"";return B([i&&dt(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&wt(c,We,r),ms(t.encoderOnly?"Tokens":"Source","",r),Gc(s,r),!t.encoderOnly&&ms("Target so far","",r),!t.encoderOnly&&Gc(a,r),i&&ms(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${it(i.entropy,2)} nats`,r),i&&_h(i,r)],8)}var ms=(t,e,o)=>W([st(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&st(e,{size:X,fill:o.quiet},o)],8);function Gc(t,e){let o={size:X,code:!0},n=t.map(({token:c})=>Math.ceil(P(D(c),I({...o,bold:!0,fill:""},e)))+2*ie.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>We&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+ie.gap;let i=Ot(t.map(({token:c})=>c))==="rtl";return{width:We,height:(a+1)*ie.line,draw(c,u,d){t.forEach((p,f)=>{let[h,m,g]=[u+(i?We-r[f].x-n[f]:r[f].x),d+r[f].line*ie.line,n[f]],w=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),x=["written","current"].includes(p.state),b=p.lit?e.key:x?e.primary:p.state==="forced"?e.text:e.hatchLine;w>=0&&c.rect(h,m,g,ie.height,{fill:e.scale[w],radius:6}),c.rect(h,m,g,ie.height,{stroke:b,width:p.lit||x?3:1,radius:6});let y=w<0?e.text:e.ink[w];c.text(D(p.token),h+g/2,m+ie.height/2,{...o,fill:y,bold:x,align:"center"});let v=Qn(p,t);v&&c.text(v,h+g/2,m+ie.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function _h({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([d,p],f)=>({name:D(d),share:p,drawn:o?.[f],isWritten:d===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:d,code:p})=>Math.ceil(P(d,I({size:X,code:p,bold:!0,fill:""},s))))),c=o?2*Ut.number:Ut.number,u=We-i-c-Ut.tag-24;return{width:We,height:a.length*Ut.line,draw(d,p,f){a.forEach(({name:h,share:m,drawn:g,isWritten:w,code:x},b)=>{let[y,v]=[p+i+12,f+(b+.5)*Ut.line],k=S=>[y,v-Ut.height/2,S*u,Ut.height],_={size:X,fill:s.text,bold:w};d.text(h,p,v,{..._,code:x}),d.rect(...k(1),{fill:s.hatchGround,radius:3}),d.rect(...k(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&d.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),d.text(A(m,1),y+u+Ut.number,v,{..._,align:"right"}),g!==void 0&&d.text(A(g,1),y+u+2*Ut.number,v,{..._,align:"right"}),w&&d.text(r?"forced":"written",y+u+c+10,v,_)})}}}function Vc({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var gs=30,Sh=3;function or({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?Mh(t,o,n):o>=0?ws(t,o):Oh(t,n)})}var Yc=({isOff:t})=>t?"would look at":"looks at";function Mh(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(j,{children:[l(C,{token:t.rows[e],length:gs})," ",r?"is blocked from":Yc(t)," ",l(C,{token:t.columns[o]}),!r&&l("b",{children:[" ",ct(t)(t.weights[n],2)]})]})}function ws(t,e){let o=t.columns.length,n=Xc(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(j,{children:[l(C,{token:t.rows[e],length:gs})," ",Yc(t)," ",n.length?Jc(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Oh(t,e){let o=t.columns.length,n=Xc(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(j,{children:[l(C,{token:t.columns[e]})," ",t.isOff?"would be":"is"," looked at most by ",n.length?Jc(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Xc=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Sh),Jc=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(C,{token:o,length:gs})," (",ct(e)(n),")"]},r));function Zc({example:t,step:e,open:o}){return l("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:er(t,e,o).map((n,r)=>typeof n=="string"?n.replaceAll(" %","\xA0%"):n.strong?l("b",{children:l(C,{token:n.token})},r):l(C,{token:n.token},r))})}function Qc({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",A(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(C,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:ws(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(u=>ct(t)(s(u,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((u,d)=>l("span",{style:{height:`${s(u,c)*100}%`,background:o[d]}},u))}),l(C,{token:i,length:8})]},c))})]})}function tl(t,{go:e,step:o,last:n,player:r,presenting:s}){L(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current;if(xs(c)&&i.key!=="Escape")return;let u=document.activeElement?.matches("body, main")??!0,d=u&&Th(c),p=$h(c,i)||s&&u,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=d||s||p,g=(p?h:d?f:{})[i.key]??(m&&!bs(i)?Eh(i.key,c,s):void 0);g&&(i.preventDefault(),g())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Eh(t,e,o){if(t==="Escape")return o?()=>G({present:!1}):void 0;if(!ye())return;let n=t.toLowerCase();return n==="f"?()=>G({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var el="attention-lab-letter-keys",ye=()=>localStorage.getItem(el)!=="off";function ol(){localStorage.setItem(el,ye()?"off":"on")}function $h(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function bs(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var xs=t=>getComputedStyle(t).visibility==="hidden";function Th(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var nl={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function rl({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(bt,{label:"Attention",options:t.groups.map(({kind:s})=>[s,nl[s]]),value:e.kind,onChoose:s=>G({kind:s,rows:[]})}),l(bt,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>G({layer:Number(s)-1})}),l(bt,{label:"Head",isNamed:!0,options:qt(n).map(s=>[s,s]),value:e.head,onChoose:s=>G({head:s})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&l(bt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>G({tokens:s,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>G({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(Ch,{example:t,selection:e,layers:r}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>G({present:!0}),children:"Present"}),l(Ah,{letters:o})]})]})}function Ah({letters:t}){let[e,o]=M(ye);return l("button",{type:"button",class:"plain keys","aria-pressed":e,title:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${t.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`,onClick:()=>(ol(),o(ye())),children:["Keys ",[...t,"F","B"].join(", ")]})}function sl({example:t,selection:e}){return l(bt,{label:"View",options:Lh(t),value:e.view,onChoose:o=>G({view:o})})}function Lh({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function Ch({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,u)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([d,p])=>l("button",{type:"button","aria-pressed":c.includes(d),onClick:()=>u(n(c,d)),children:p},p))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,nl[a]]),e.kinds,a=>G({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>G({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>G({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>G({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var il="attention-lab-first-steps",al="called-out",ae=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],Ge=-1;function cl({root:t,plays:e,presents:o}){return o&&Ge<0?null:l(Ph,{root:t,isOver:e||o})}function Ph({root:t,isOver:e}){let o=$(null),[n,r]=M(()=>Ge<0?Rh()?0:ae.length:Ge);Ge=e?ae.length:n,q(()=>{e&&r(ae.length)},[e]);let{part:s,title:a,words:i,touch:c}=ae[Ge]??{};if(L(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),q(()=>{let d=s&&t.current?.querySelector(s);if(d)return d.classList.add(al),n>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(al)},[Ge]),!s)return null;let u=()=>r(ae.length);return l("aside",{class:s===".overview-area"?"first-steps aside":"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&u(),children:[l("h2",{children:[a," ",l("span",{class:"note",children:[n+1," of ",ae.length]})]}),l("p",{children:c&&matchMedia("(hover: none)").matches?c:i}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<ae.length?"Next":"Begin"}),n+1<ae.length&&l("button",{type:"button",class:"plain quiet",onClick:u,children:"Skip"})]})]})}function Rh(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(il)===null;return localStorage.setItem(il,"yes"),t}catch{return!1}}function ll({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:c="chooses the row"}){let u=$(null),d=$(""),[p,f]=rt(),h=R(()=>f.width?ee(t,{...f,cell:64,letters:n},o):null,[t.rows,t.columns,f,n,o]);L(()=>{!h||!u.current||oe(ot(u.current,h.width,h.height,o),t,h,e,o)},[h,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>h&&fn(h,g,w);return l("div",{class:"large-map",ref:p,children:[l("canvas",{ref:u,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!i)return;let x=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));It(g)&&!(x&&d.current===`${w.row} ${w.column}`)?s(w.row,w.column):a(w.row,w.column),d.current=`${w.row} ${w.column}`},onKeyDown:g=>h&&Ih(g,h,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",c,", Escape lets go."]})]})}function Ih(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,h)=>Math.max(0,Math.min(f,h-1)),u=(f,h)=>r(c(a+f,e.length),c(i+h,o.length)),d={ArrowLeft:()=>u(0,-1),ArrowRight:()=>u(0,1),ArrowUp:()=>u(-1,0),ArrowDown:()=>u(i<0?0:1,0),Home:()=>u(0,-o.length),End:()=>u(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},p=n.rows.length+n.columns.length>0;!d[t.key]||t.key==="Escape"&&!p||(t.preventDefault(),t.stopPropagation(),d[t.key]())}var Nh=.005,ul={least:20,most:30};function pl({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=$(null),[a,i]=rt(),c=Math.max(t.rows.length,t.columns.length),u=Math.max(ul.least,Math.min(ul.most,Math.floor((i.height-30)/c))),[d,p]=[c*u,Math.max(60,Math.min(420,i.width*.36))],f=Xn(e);L(()=>{s.current&&i.width&&Jn(ot(s.current,p,d,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:p,pitch:u},o)},[t,i,o,f.join(),e.columns.join()]);let h=(S,O)=>t.weights[S*t.columns.length+O],m=(S,O)=>t.blocked?.[S*t.columns.length+O]?"blocked":h(S,O)>=Nh?ct(t)(h(S,O)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=S=>S.split(" \u2192 "),[x,b]=M(""),y=`row ${f[0]??0}`,k=new Set([...t.rows.map((S,O)=>`row ${O}`),...t.columns.map((S,O)=>`column ${O}`)]).has(x)?x:y,_=S=>({"data-place":S,tabIndex:S===k?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${u}px`},onKeyDown:Hh,onFocusIn:({target:S})=>S instanceof HTMLElement&&b(S.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,O)=>l("li",{children:l("button",{type:"button",..._(`row ${O}`),class:(g<0?f.includes(O):h(O,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(O),onPointerMove:({pointerType:z})=>z!=="touch"&&n(O,-1),onFocus:({currentTarget:z})=>z.matches(":focus-visible")&&n(O,-1),onClick:z=>It(z)&&!e.rows.includes(O)?n(O,-1):r(O),children:[l("span",{class:"number",children:g<0?"":m(O,g)}),l("span",{children:w(S).map((z,T)=>[T?" \u2192 ":"",l(C,{token:z,length:10},T)])})]})},O))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${d}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,O)=>{let z=f.length===1&&g<0?h(f[0],O):0,T=e.columns.includes(O)||z>=.02;return l("li",{children:l("button",{type:"button",..._(`column ${O}`),class:T?"lit":"",onPointerMove:({pointerType:U})=>U!=="touch"&&n(-1,O),onFocus:({currentTarget:U})=>U.matches(":focus-visible")&&n(-1,O),onClick:()=>n(-1,O),children:[l(C,{token:S}),l("span",{class:"number",children:f.length===1&&g<0?m(f[0],O):""})]})},O)})})]})]})}function Hh(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Tt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var ys=32,fl=8;function hl({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=M(0),a=ct(t),i=Math.max(0,Math.floor(r/ys)-fl),c=Math.min(t.rows.length,i+3*fl+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((u,d)=>l("th",{scope:"col",children:l(C,{token:u})},d))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*ys}px`}}),t.rows.slice(i,c).map((u,d)=>{let p=i+d;return l("tr",{"aria-rowindex":p+2,class:e.includes(p)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(p),onClick:()=>n(p),children:l(C,{token:u,length:30})})}),t.columns.map((f,h)=>{let m=p*t.columns.length+h;return l("td",{children:t.blocked?.[m]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},h)})]},p)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*ys}px`}})]})]})})}var ml={usual:14,presented:20};function nr({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c}){let u=R(()=>o.isOff?Yt(r):r,[o.isOff,r]),d=p=>a(p,-1);return t==="lines"?l(pl,{map:o,lit:n,onPoint:s,theme:u,onPress:d}):t==="table"?l(hl,{map:o,chosen:n.chosen,caption:o.caption,onPress:d}):l(ll,{map:o,lit:n,onPoint:s,onPress:a,columns:i,does:c,theme:u,caption:o.caption,letters:e?ml.presented:ml.usual})}function gl({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Mt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",it(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(zh,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(wl,{share:e.others}),l("span",{class:"probability",children:A(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function zh({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,u=l(j,{children:[l(C,{token:s,class:"name"}),l(wl,{share:a,drawn:n}),l("span",{class:"probability",children:[A(a,1),n!==void 0&&l("i",{class:"drawn",children:A(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),d=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:d,"aria-disabled":!c,title:c?`Write ${D(s)} instead`:"",onClick:()=>c&&r(s),children:u}):l("div",{class:d,children:u})}function wl({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function bl(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let u=Math.floor(i*n/e)*r;for(let d=0;d<o;d+=1,c+=1){let p=u+a[d];t[c]>s[p]&&(s[p]=t[c])}}return s}var Dh=480,ks={short:24,long:60},rr=8,qh=5,vs={least:32,switched:48,most:104};function Fh({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:u,switches:d}){let[p,{width:f}]=rt(),h=e.map(g=>({frame:g,...Yn(g,n,r)})),m=(d?h.map(Uh):h).filter(({places:g})=>g.length);return l("div",{class:`overview ${a?"besides":""}`,ref:p,onPointerLeave:({pointerType:g})=>g!=="touch"&&i(null),children:[!m.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),f>0&&m.map(({frame:g,heads:w,places:x})=>l(Bh,{example:t,frame:g,heads:w,places:x,open:o,theme:s,onPeek:i,onOpen:c,onTap:u,switches:d,label:d||f<Dh?ks.short:ks.long,width:f},g.group.kind))]})}var yl=Xt(Fh);function Uh(t){let e=o=>o==="mean"||!J.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function Bh({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:u,onTap:d,switches:p}){let{group:f}=e,h=a===ks.short,m=Math.floor(Math.max(vs.least,Math.min(p?vs.switched:vs.most,(i-a-12)/o.length-rr))),g=$(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),x={width:m,height:Math.round(m/w)},b=p?n.filter(p.isOff).map(ve):[];L(()=>{g.current&&jh(g.current,t,e,o,n,x,s,b)},[t,e,n.map(ve).join(),m,s,b.join()]);let y=[...new Set(n.map(({layer:_})=>_))],v=new Map(n.map(_=>[ve(_),_])),k=n.find(_=>sr(_,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:f.note,children:f.title}),!h&&l("p",{class:"note",children:f.note}),l("div",{class:"scroller",children:l("div",{class:h?"grid short":"grid",role:"grid","aria-label":f.title,ref:g,"data-kind":f.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${m}px)`},onKeyDown:Gh,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(_=>l("span",{role:"columnheader",class:"column",children:p&&J.includes(_)?"all":h||J.includes(_)?_:`Head ${_}`},_))]}),y.map(_=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[h?"L":"Layer ",_+1]}),o.map((S,O)=>{let z=O?null:l("canvas",{"data-layer":_,"aria-hidden":"true"}),T=v.get(ve({layer:_,head:S}));if(!T)return l("span",{role:"gridcell",class:"cell",children:z},S);let U=f.roles[_][Number(S)-1]??"",Y=sr(T,r),E=b.includes(ve(T));return l("span",{role:"gridcell",class:J.includes(S)?"cell summary":"cell",children:[z,l("button",{type:"button",class:Y?"thumb open":"thumb",tabIndex:T===k?0:-1,"aria-current":Y?"true":void 0,"aria-label":`${xl(f.title,T,U)}${E?", off":""}`,"data-place":ve(T),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:V=>It(V)?d(T):u(T),onPointerMove:({pointerType:V})=>V!=="touch"&&c(T),onFocus:({currentTarget:V})=>V.matches(":focus-visible")&&c(T),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),p&&l("button",{type:"button",role:"switch",class:"off-switch",tabIndex:T===k?0:-1,"aria-checked":!E,"aria-label":`${xl(f.title,T,"")}, on`,title:E?"Switch it on again":"Switch it off",onClick:()=>p.onSwitch(T),children:E?"off":"on"}),U&&!p&&l("span",{class:"role",children:U})]},S)})]},_))]})})]})}var ve=({layer:t,head:e})=>`${t} ${e}`,sr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function xl(t,{layer:e,head:o},n){let r=J.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function jh(t,e,o,n,r,{width:s,height:a},i,c){let[u,d]=[o.rows.length,o.columns.length],p=window.devicePixelRatio||1,f=[Math.min(u,Math.round(a*p)),Math.min(d,Math.round(s*p))];for(let h of t.querySelectorAll("canvas")){let m=ot(h,n.length*(s+rr)-rr,a,i),g=new Path2D;for(let{layer:w,head:x}of r){if(String(w)!==h.dataset.layer)continue;let b=n.indexOf(x)*(s+rr),y=bl(oa(e,o,w,x),[u,d],f);m.cells(y,...f,[b,0,s,a]),o.blocked&&Et(m,o.blocked,u,d,[b,0,s,a]),c.includes(ve({layer:w,head:x}))&&(m.rect(b,0,s,a,{fill:i.ground,opacity:.75}),m.hatch(b,0,s,a)),g.roundRect(b,0,s,a,qh)}Wh(h,g)}}function Wh(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Gh(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(u=>[...u.querySelectorAll(".thumb")]),r=n.findIndex(u=>u.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=u=>n[u]?.[Math.min(s,n[u].length-1)];Tt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function vl(t){let e=$(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);q(()=>{let n=o.map(r=>gt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Kh=1e3,Vh=[.5,1,2,4],kl=(t,e,o)=>dn(t,e,o,Kh);function _l({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(un,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(pn,{speeds:Vh,player:o})]})}var _s=1e3,Yh=3e4;function Sl(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(u=>{let d=u.kind===e&&!s&&r==="words"&&u.words?[c(u,"words")]:[];return s||a&&(t.encoderOnly||u.kind!=="encoder")||u.kind===e&&!d.length?[...d,c(u,"pieces")]:d}).flat();function c(u,d){let p=u[d];return fo(u,n).map(f=>({axes:p,place:ho(u,o,f),address:`${t?.exactAt}/${u.kind}-${d}-${o}-${f}`})).filter(f=>!p.exact.has(f.place))}}function Ml({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,u]=[_s,!1,!1];async function d({axes:h,place:m,address:g}){a.add(g);let w=!1,x=await t(g).catch(()=>(w=!0,null));a.delete(g),x?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(m,new Uint16Array(x)),[s,i,u]=["",_s,!1]):(s=w?"silent":"gone",p()),e(),!(s!=="gone"||u)&&(u=!0,o())}function p(){c||(c=!0,n(()=>{c=!1,f()},i),i=Math.min(2*i,Yh))}function f(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&d(h)}return{want(h){[r,i]=[h,_s],f()},trouble:()=>s}}var Xh=2e4;function Ss(t,e,o,n){let[r,s]=M(0),a=$(n);a.current=n;let i=R(()=>Ml({get:Jh,changed:()=>s(u=>u+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=Sl(t,e,o);return q(()=>i.want(c),[i,c.map(({address:u})=>u).join()]),q(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Jh(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Xh)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Zh="the exact weights are on the way.",Qh={"":Zh,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Ol({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Qh[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function El(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=tm(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function tm(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var $l=1e3;function Tl({root:t,pointing:e,step:o}){let[n,r]=M(""),s=$(null),a=$({text:"",timer:0,free:0,opened:performance.now()});return q(()=>()=>clearTimeout(a.current.timer),[]),q(()=>{let i=t.current,c=g=>i.querySelector(g)?.textContent??"",u={pointing:e,step:o,readOut:c(".read-out"),outcome:c(".outcome")},d=s.current;s.current=u;let p=a.current,f=!e&&performance.now()<p.opened+$l;if(!d||f||om(i))return;let h=em(d,u);if(!h||(p.text=c(h),p.timer))return;let m=()=>{Object.assign(p,{timer:0,free:performance.now()+$l}),r(p.text)};p.timer=window.setTimeout(m,Math.max(0,p.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function em(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function om(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Ms({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=$(null);return L(()=>{let c=requestAnimationFrame(()=>i.current&&nm(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:Ot(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,u)=>{let{token:d,weight:p,state:f,lit:h}=c,m=p===null?-1:Math.round(Math.min(1,p)*255),g=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return l("span",{class:`item ${f} ${h?"lit":""}`,onPointerMove:({pointerType:w})=>w!=="touch"&&s(u),onClick:w=>a&&(h||!It(w))?a(u):s(u),children:[l("span",{class:"chip",style:g,children:f==="later"?"":l(C,{token:d})}),l("span",{class:"share",children:Qn(c,o)})]},u)})})]})}function nm(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Al({example:t,open:e,step:o,pointed:n,came:r,theme:s,grows:a,onPoint:i,go:c}){let u=R(()=>tr(t,e,o,n,a),[t,e.layer,e.head,o,n,r,a]),d=J.includes(e.head)?e.head:`head ${e.head}`,p=h=>m=>i(m<0?Wn:Hc(t,h,m)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(j,{children:[l(Ms,{title:t.encoderOnly?"Tokens":"Source",note:u.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${d}`,chips:u.source,reveal:u.strongest,theme:s,onPoint:p("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(Ms,{title:"Target so far",note:u.asked?`how much each looks at \u201C${Mt(u.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:u.target,reveal:o+1,theme:s,onPoint:p("target"),onPress:h=>c(Math.max(0,h-1))})]})}function Ll({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var rm=10;function Cl({map:t,onPoint:e}){let[o,n]=M(!1),r=R(()=>o?Ll(t,rm):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerMove:({pointerType:u})=>u!=="touch"&&e(a,i),children:[l(C,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(C,{token:t.columns[i],length:30})," ",l("b",{children:A(c)})]})},`${a} ${i}`))})]})}var sm=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],Rl={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},im=({layer:t,head:e})=>J.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function Il({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=xe(o.tags,t,e);return l("div",{class:"edit-bar controls",children:[l("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(Kn(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",im(t),l("span",{class:"keys",children:" (O)"})]}),l(bt,{label:"A click",isNamed:!0,options:sm,value:n,onChoose:r}),l("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),l("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function Nl({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return l("section",{class:"source-tokens",children:[l("h3",{children:["Hide a token ",l("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",l("span",{class:"keys",children:" (H)"})]})]}),l("div",{class:"tokens-line",dir:Ot(t.source),children:t.source.map((n,r)=>{let s=Vn(o,r),a=e.tags.includes(s);return l("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(je(e.tags,s)),children:l(C,{token:n})},r)})})]})}function Hl({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(u=>u?.steps.map(({writes:d})=>d)??[]),[i,c]=o?Fc(s,a):[[],[]];return l("section",{class:e.waits?"written waits":"written",children:[l(Pl,{name:"As trained",tokens:s,marks:i}),o&&l(Pl,{name:"Changed",tokens:a,marks:c,note:r===null?"":r?"right":"not right"}),l("p",{class:"outcome note",children:am(e,n)})]})}function am({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=Eo?`${o} These are ${Eo} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function Pl({name:t,tokens:e,marks:o,note:n=""}){return l("div",{class:"written-line",children:[l("h3",{children:t}),l("div",{class:"tokens-line",dir:Ot(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return l(a,{class:"written-token",children:l(C,{token:r})},s)})}),n&&l("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function zl({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?l("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>l("li",{children:[o.get(r)??l("span",{class:"note",children:[r," \u2026"]}),l("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Dl({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=M("after"),i=(c,u,{map:d,lit:p})=>l("section",{class:`pane ${c}`,"aria-label":u,children:[l("h3",{children:u}),l(nr,{...n,map:d,lit:p,columns:!0,onPoint:(f,h)=>r(d,f,h)}),l(or,{map:d,lit:p})]});return l("div",{class:e?`panes two ${s}`:"panes",style:{"--rows":t.map.rows.length},children:[e&&l("div",{class:"sides-of",children:l(bt,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&l("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function ql({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:f})=>f)},[n,r]=M(null),s=$([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,c=f=>{let h={turn:Math.max(n?.turn??0,o.turn)+1,tags:f};r(h),e?.("edit",h)},u=f=>{f.length>Eo||f.join()===i.join()||(s.current.push(i),c(f))},d=()=>c(s.current.pop()??i.slice(0,-1)),p=new Map((t?.edits??[]).map(f=>[f.tag,f.words]));return{tags:i,words:p,waits:a,change:u,undo:s.current.length||i.length?d:null}}function Fl({groups:t,whatIf:e},o,n,r){let s=$(o);s.current=o;let a=({kind:i})=>t.find(c=>c.kind===i)?.heads??1;return R(()=>e&&r&&{isOff:i=>xe(s.current.tags,i,a(i)),onSwitch:i=>{n(i),s.current.change(Kn(s.current.tags,i,a(i)))}},[t,e,o.tags.join()])}function Ul(t,e){L(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,c=document.activeElement?.matches("body, main")??!0;!r||!a||xs(a)||!ye()||bs(n)||!(i||c)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Bl({example:t,selection:e,theme:o,send:n}){let r=$(null),[s,a]=M(Wn),i=Gt(H=>a(lt=>Nc(lt,H)?lt:H),[]),[c,u]=M(null),d={words:e.tokens==="words",muted:e.mute},p=R(()=>t.groups.map(H=>Dt(t,H,d)),[t,d.words,d.muted]),f=c&&cm(t,c)?c:e,h=p.find(({group:H})=>H.kind===f.kind)??p[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=Ss(t,e,m,n),x=R(()=>m?na(t,f):Re(t,h,f,d.muted),[t,h,f.layer,f.head,m,g]),b=ql(t,n),[y,v]=M("hide"),[k]=Ss(t.whatIf?.after??null,e,!1,n),_=R(()=>qc(t,f,d.muted),[t,f.kind,f.layer,f.head,d.muted,k]),S=Math.max(0,t.steps.length-1),O=H=>G({step:Math.max(0,Math.min(H,S))}),z=kl(e.step,S,O),T=s.looks?.side==="target"?s.looks.place:e.step;tl(r,{go:O,step:e.step,last:S,player:z,presenting:e.present}),pi(r),L(()=>El(r.current,e.present),[e.present]);let U=fs(t,x,e.step),Y=(z.playing||t.layout==="decoding")&&!t.encoderOnly,E={...Gn(x,s),step:t.whatIf?[]:T===e.step?U:fs(t,x,T),chosen:m||t.whatIf?[]:e.rows,done:Y&&U.length?U[0]+1:1/0};L(()=>um(r.current,p,s),[p,s]);let V=Gt((H,lt)=>i(ps(x,H,lt)),[x]),vt=H=>{let[{side:lt,place:ce}]=x.rowSpots[H];if(t.layout!=="heads")return lt==="target"||t.encoderOnly?O(ce):void 0;let Co=e.rows.includes(H)?e.rows.filter(Nd=>Nd!==H):[...e.rows,H].slice(-Fr);return G({rows:Co})},ht=Gt(H=>{u(null),G({...H,rows:[]})},[]),Nt=$(c);Nt.current=c;let dr=Gt(H=>{!dm(r.current)||Nt.current&&sr(Nt.current,H)?ht(H):u(H)},[]),$t=Fl(t,b,ht,n),_e=(H,lt,ce)=>{if(ce<0||x.blocked?.[lt*x.columns.length+ce])return;let[{place:Co}]=x.columnSpots[ce];b.change(H==="token"?je(b.tags,Vn(f.kind,Co)):Dc(b.tags,f,H,lt,Co))},[N,nt]=[E.rows[0]??-1,E.columns[0]??-1];Ul(r,$t?{o:()=>$t.onSwitch(f),h:H=>H?.dataset.tag?b.change(je(b.tags,H.dataset.tag)):_e("token",N,nt),s:()=>N>=0&&_e("only",N,nt)}:{}),L(()=>u(null),[e.kind,e.layer,e.head]);let mt=R(()=>p.filter(({group:H})=>!e.kinds.length||e.kinds.includes(H.kind)),[p,String(e.kinds)]),ur=R(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[qs,Fs]=[R(()=>e.layers,[String(e.layers)]),R(()=>e.roles,[String(e.roles)])],Lo=H=>H&&{picture:H,theme:o};return vl({map:()=>Lo(hs({map:x,lit:E,view:e.view},o)),compared:E.chosen.length>0&&(()=>Lo(Uc({map:x,rows:E.chosen},o))),heads:()=>Lo(Bc({example:t,frames:mt,open:e,layers:qs,roles:Fs},o)),player:()=>Lo(Kc({example:t,open:f,step:T,pointed:s},o)),"changed-map":_!==null&&(()=>{let H=_.isOff?Yt(o):o;return{picture:hs({map:_,lit:go,view:e.view},H),theme:H}})}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(rl,{example:t,selection:e}),n&&t.layout==="start"&&l(cl,{root:r,plays:z.playing,presents:e.present}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l(yl,{example:t,frames:mt,open:ur,layers:qs,roles:Fs,theme:o,besides:t.layout==="heads",onPeek:u,onOpen:ht,onTap:dr,switches:$t})}),l("div",{class:"map-place",children:l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>G({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:c?"peeked":"",children:x.title}),l(sl,{example:t,selection:e})]}),$t&&l(Il,{open:e,heads:h.group.heads,editing:b,mode:y,onMode:v}),$t&&l(Nl,{example:t,editing:b}),t.whatIf&&l(Hl,{example:t,editing:b}),$t&&l(zl,{editing:b}),t.whatIf?l(Dl,{before:{map:x,lit:E},after:_&&{map:_,lit:{...go,...Gn(_,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:Rl[y],onPress:(H,lt)=>$t&&_e(y,H,lt)},onPoint:(H,lt,ce)=>i(ps(H,lt,ce))}):l(j,{children:[l(nr,{map:x,lit:E,theme:o,view:e.view,presented:e.present,onPoint:V,onPress:vt}),l(or,{map:x,lit:E})]}),t.exactAt&&l(Ol,{map:x,trouble:w,muted:d.muted&&!m,peeked:c!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),(_??x).blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask",_&&", or taken away"]})]}),l("div",{class:"foot",children:[n&&!J.includes(f.head)&&!m&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:E.chosen.at(-1)??U[0]??1}),children:"Work its numbers out, inside this head"}),l(Cl,{map:x,onPoint:V})]}),E.chosen.length>0&&!c&&l(Qc,{map:x,rows:E.chosen,colours:o.lines,onDrop:vt})]})}),!t.whatIf&&t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(_l,{step:e.step,last:S,player:z,go:O}),t.steps[T]&&l(Zc,{example:t,step:T,open:f}),l(Al,{example:t,open:f,step:T,pointed:s,came:g,theme:o,grows:Y,onPoint:i,go:O}),t.steps[T]&&l(gl,{example:t,step:t.steps[T],onForce:n&&t.forceable?H=>(z.pause(),n("forced",{step:T,token:H})):void 0}),T===S&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(Tl,{root:r,pointing:E.rows.length+E.columns.length>0,step:T}),t.cards&&l(Vc,{card:lm(t,f),heading:t.cards.heading,note:t.cards.note})]})}function cm({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&qt(r).includes(n)}function lm({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function dm(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function um(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Gn(n,o),i=([f=-1],h)=>f<0?["-10","0"]:[String(f/h),String(1/h)],[[c,u],[d,p]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,h]of Object.entries({top:c,high:u,left:d,wide:p}))r.style.setProperty(`--${f}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var jl=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Wl=`/* All heads */

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
`;var ir=`/* The open head */

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
`;var Gl=`/* Steps */

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
`;var Kl=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

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
`;var Vl=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var Yl=`/* Decoding: the steps first */

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
`;var Xl=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var ym=[Lt,Tn,jl,Fe,Wl,ir,Gl,Kl,Vl,Yl,Xl].join(`
`),Jl=new WeakMap;function Os({data:t,parentElement:e,setTriggerValue:o}){let n=ut(e,ym),r=Jl.get(n),s=r?.bytes===t?r.example:Lc(t);return Jl.set(n,{bytes:t,example:s}),K(l(vm,{example:s,theme:At(n),send:o}),n),vo(e,o),()=>{K(null,n),n.remove()}}function vm({example:t,theme:e,send:o}){let[n,r]=M(Ct);return q(()=>{let s=()=>r(Ct());return s(),He(s)},[]),l(Bl,{example:t,theme:e,send:o,selection:ia(n,t)})}var Zl=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Ql(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Zl(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Zl(o.blocked)}return e}var ar={usual:14,small:12},Es=200,$s=90,Ke=5,Ts={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function cr(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)km(t,s,r);for(let s of o.boxes)_m(t,s,n,r);if(o.boxes[0].width>=$s)for(let s of o.tokens)Mm(t,e,s,r)}function km(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,u,d,p]of s)[a,i]=u==="M"?[Number(d),Number(p)]:u==="H"?[Number(d),i]:[a,Number(d)];let c=n==="H"?`M${a} ${i}L${a-Ke} ${i-Ke}V${i+Ke}Z`:`M${a} ${Number(r)}L${a-Ke} ${i+Ke}H${a+Ke}Z`;t.path(c,{fill:o.quiet})}function _m(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let u=c.lines[Ts[e.role]],d=e.name===a,p=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:u,opacity:p?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:d?c.text:u,width:d?3:1.2,radius:6});let f=Sm(e.value,o,n,r,s);if(f&&As(t,e.value,f),r<$s)return;let h=r<Es?ar.small:ar.usual,m={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},g=(f?f[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(P(w,I(m,c))<=g||s<2.6*h)t.text(w,o+8,n+s/2,m);else{let x=Jo(w,g,m,c);x.draw(t,o+8,n+(s-x.height)/2)}}function Sm(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<$s?.8:n<Es?.3:.42));return[e+n-s-c,o+s,c,a]}function As(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Et(t,s,o,n,a)}function Mm(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Es?ar.small:ar.usual,code:!0,fill:i.text},u=e[o].map(m=>D(m)),d=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),p=m=>m.join(d?"":" "),f=m=>P(p(u.slice(0,m))+(m<u.length?"\u2026":""),I(c,i))<=s,h=u.length;for(;h>1&&!f(h);)h-=1;t.text(p(u.slice(0,h))+(h<u.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var Om={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function Ve(t,{layer:e,width:o,height:n},r=Om){let{heights:s,gap:a,tokens:i,frame:c,least:u,most:d,widths:p}=r,f=t.boxes.filter(k=>k.layer===null||k.layer===e),h=["encoder","decoder"].filter(k=>f.some(_=>_.side===k)),m=h.map(k=>f.filter(_=>_.side===k)),g=Math.max(...m.map(k=>2*(i+a)+2*c+k.reduce((_,S)=>_+s[S.role]+a,0))),w=Math.max(u,Math.min(d,n/g)),x=Math.min(p.gap,o*.1),b=Math.floor(Math.min(p.most,(o-p.edge-h.length*p.side-(h.length-1)*x)/h.length)),y=Math.ceil(g*w),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:h.length*(b+p.side)+(h.length-1)*x+p.edge,height:y,unit:w,measures:r};return m.forEach((k,_)=>Em(v,k,{left:p.side+_*(b+p.side+x),width:b,isLast:_===m.length-1})),Tm(v),v}function Em(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:c,frame:u,widths:d}}=t,p=o+n/2,f=t.height,h=g=>f-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:h(c),width:n,height:c*s});let m=null;if(e.forEach((g,w)=>{let x=e[w-1],b=f;x&&x.layer===null!=(g.layer===null)&&h(u);let y=(h(i),h(a[g.role])),v=a[g.role]*s;t.arrows.push(`M${p} ${b}V${y+v}`),t.boxes.push({box:g,left:o,top:y,width:n,height:v}),g.layer!==null&&(m={top:y,bottom:m?.bottom??y+v})}),m){let{top:g,bottom:w}=m,x=d.side*.77;t.frames.push({left:o-x,top:g-u*s*.8,width:n+d.side,height:w-g+1.6*u*s})}r&&(t.arrows.push(`M${p} ${f}V${h(i),f}`),t.tokens.push({text:"written",left:o,top:h(c),width:n,height:c*s}));for(let g of $m(t,e))t.lines.push(g)}function $m(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+t.measures.gap*t.unit*.5,u=o[a].top+o[a].height/2,d=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${c}H${d}V${u}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Tm(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Am={width:760,height:860};function td(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=Ve(t,{layer:n,...Am}),s={width:r.width,height:r.height,draw:(a,i,c)=>cr(Ee(a,i,c),t,r,{open:"",here:[]},o)};return B([dt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var Ls={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},Lm={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function Ye({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function ke(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?Ls[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var To=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function ed(t,{page:e,layer:o,layers:n}){let r=ke(t,o).page,s=t&&t.layer!==null&&Ao(e),a=t?Ye({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return To(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${Lm[r]}\u201D`:"it"}`}function lr(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var Ao=t=>["heads","inside_a_head","alignment"].includes(t);var Cs=13,od={least:6,most:22},nd=380;function Cm({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,a)=>`${s} \u2192 ${o[a]??""}`):e}function rd(t,e,o,n){let{value:r}=e,s=Cm(t,e),a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=ee(h,{width:o,height:nd,cell:40,letters:Cs},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,x,b)=>oe(w,h,{...m,left:m.left+x,top:m.top+b},g,n)}}let c={size:Cs,code:!0,fill:n.quiet},u=i?s.map(h=>D(h,10)):[],d=u.length?Math.ceil(Math.max(...u.map(h=>P(h,I(c,n)))))+8:0,p=Math.max(od.least,Math.min(od.most,nd/r.rows)),f=Math.round(r.rows*p);return{width:o,height:f,draw(h,m,g){for(let w of ge(u.length,p,Cs,[]))h.text(u[w],m+d-6,g+(w+.5)*p,{...c,align:"right"});As(h,r,[m+d,g,o-d,f])}}}var Pm={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function sd({model:t,box:e,theme:o,send:n}){let r=$(null),[s,{width:a}]=rt();L(()=>{if(!r.current||!a)return;let p=rd(t,e,a,o);p.draw(ot(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,u]=i.shape.slice(-2),d=Pm[e.role];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:Ye(e)}),l("p",{children:[e.said," ",i.said]}),d&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",ke(e,e.layer??0)),children:d}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${Ye(e)}: ${et(c)} \xD7 ${et(u)} numbers`})}),l("p",{class:"note",children:[et(c)," \xD7 ",et(u),": ",Rm(e),", ",Im(e),"."," ",i.rows<c||i.columns<u?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Rm=({role:t})=>t==="attention"?"row = looks":"row = token";function Im({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function id({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=rt(),[i,c]=M(""),[u,d]=M(""),p=R(()=>a.width?Ve(t,{layer:r,...a}):null,[t,r,a]),f=g=>p?.boxes.find(w=>w.box.name===Nm(g,r))?.box,h=p?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=f(i)??f(u)??h;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(bt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>G({layer:Number(g)})}),l("div",{class:"figure",ref:s,children:p&&l(Hm,{model:t,layout:p,theme:o,open:m?.name??"",onPoint:c,onKeep:d})})]}),m&&l(sd,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Nm=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Hm({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=$(null);L(()=>{a.current&&cr(ot(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:u,top:d,width:p,height:f})=>l("li",{children:l("button",{type:"button","aria-label":Ye(c),"aria-pressed":c.name===n,style:{left:`${u}px`,top:`${d}px`,width:`${p}px`,height:`${f}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(c.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}var ad=`/* The whole model: the figure, and beside it what is open. */

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
`;var Dm=[Lt,Fe,ir,ad].join(`
`);function cd({data:t,parentElement:e,setTriggerValue:o}){let n=ut(e,Dm);return K(l(qm,{model:Ql(t),theme:At(n),send:o}),n),()=>{K(null,n),n.remove()}}function qm({model:t,theme:e,send:o}){let[n,r]=M(Ct);return q(()=>{let s=()=>r(Ct());return s(),He(s)},[]),q(()=>gt("whole-model",()=>({picture:td(t,Ct().layer,e),theme:e})),[t,e]),l(id,{model:t,selection:n,theme:e,send:o})}var ld=`.course p {
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
`;function Um({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o,r=yo()[t.id]||t.scenes.some(({asked:s})=>s in se());return n instanceof HTMLElement&&(n.style.display=r?"":"none"),St(e,ld,()=>l(Bm,{...t}))}function Bm({id:t,scenes:e}){let o=se(),n=e[(yo()[t]??0)-1]?yo()[t]:0,r=e.flatMap(({asked:i,title:c,link:u},d)=>i?[{id:i,title:c,link:u,number:d+1,given:o[i]}]:[]),s=r.flatMap(({given:i})=>i&&i.score!==null?[i.score]:[]),a=r.filter(({given:i})=>!i||i.score===null||i.score<.5);return!n&&!r.some(({given:i})=>i)?null:l("div",{class:"course",children:[n>1&&n<e.length&&l("p",{children:l("a",{href:e[n-1].link,children:["Go on with scene ",n,": ",e[n-1].title]})}),r.length>0&&l("p",{children:s.length?`You predicted ${s.length} of ${r.length} answers, on average ${A(s.reduce((i,c)=>i+c,0)/s.length)} right; 100 % is exactly what the model does.`:`It asks ${r.length} questions; you have predicted none yet.`}),a.length>0&&l("details",{children:[l("summary",{children:["Missed or not predicted: ",a.length]}),l("ul",{children:a.map(({id:i,title:c,link:u,number:d,given:p})=>l("li",{children:[l("a",{href:u,children:[d," ",c]}),": ",p?p.score===null?"only shown":`${p.word} (${A(p.score)})`:"not opened"]},i))})]})]})}var jm=[137,80,78,71,13,10,26,10],dd=33,Wm={Title:"figure",Description:"caption",Software:"program"},Gm={"&":"&amp;","<":"&lt;",">":"&gt;"},Km=new TextEncoder;function ud(t,e){if(!jm.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Wm).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Vm(a,i)),r=[t.subarray(0,dd),...n,t.subarray(dd)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Vm(t,e){let o=Km.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Ym(o)),n}function Ym(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function pd(t,e){let o=t.indexOf(">")+1,n=i=>no(i).replace(/[&<>]/g,c=>Gm[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var Xm="http://www.w3.org/2000/svg",fd="http://www.w3.org/1999/xlink",Jm=2,Zm=16e6,Qm=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function hd(t){let e=tg(t);return{svg:Rs(e),png:await ng(e)}}var Rs=t=>new XMLSerializer().serializeToString(t);function Is(t,e){let o=document.createElementNS(Xm,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function tg(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Is("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Is("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Qm))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))eg(i,a);for(let i of s.querySelectorAll("image"))og(i);return s}function eg(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Pr(no(r.data)))}function og(t){let e=t.getAttributeNS(fd,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(fd,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function ng(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(Jm,Math.sqrt(Zm/(e*o))),r=t.cloneNode(!0),s=Is("style",{});s.textContent=await rg(Rs(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Rs(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Ps=new Map;async function rg(t){let e=[];for(let o of sg()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Ps.has(a)||Ps.set(a,fetch(a).then(c=>c.blob()).then(ig).catch(()=>null));let i=await Ps.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function sg(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function ig(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var md=5e3,ag=6e4;async function gd(t,e){let{svg:o,png:n}=await cg(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:pd(o,e),png:ud(r,e)}}async function cg(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=md;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=ui(t);if(s)return Ti(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return hd(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?ag:md}throw new Error("It is not drawn.")}function bd({figures:t,chosen:e,onTaken:o}){let[n,r]=M({}),s=t.filter(({key:u})=>!(u in n));q(()=>{s.length&&lg(s).then(u=>{r(d=>({...d,...u})),o(u)})},[s.map(({key:u})=>u).join()]);let a=t.find(({key:u})=>u===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:u,...d})=>d);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(wd,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(wd,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(dg,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function lg(t){let e={};for(let{key:o,about:n}of t)e[o]=await gd(o,n).catch(()=>null);return e}function wd({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function dg({png:t,caption:e}){let o=R(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);q(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var xd=`.lab {
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
`;function pg({data:t,parentElement:e,setTriggerValue:o}){let n=ut(e,xd);n.hasChildNodes()||hg(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:fg(i.png)}])));return K(l(bd,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{K(null,n),n.remove()}}function fg(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function hg(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function mg({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),pa(t,s=>o("chosen",s))}var yd=new WeakMap;function vd(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(gg)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function gg(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(u=>u instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:u,range:[d,p]})=>u/Math.abs(p-d)),s=o.reduce((u,d)=>(d.textContent??"").length>(u.textContent??"").length?d:u),a=[n,r,o.length,s.textContent].join();if(yd.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=Hn({width:n,height:r},{usual:i,width:s.getComputedTextLength()});yd.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var Ns={press:null};function kd(){let{press:t}=Ns;return Ns.press=null,t?.(),t!==null}function wg({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return St(e,`${Cn}
${Pn}`,s=>l(bg,{data:t,host:n,theme:s,close:r},t.posed.id))}function bg({data:t,host:e,theme:o,close:n}){let{posed:r,closable:s}=t,[a,i]=M(()=>Rn(se(),r));L(()=>{e.toggleAttribute("data-lab-told",a!==null)},[a,e]);let c=u=>{let d=In(r,u);Ue(r.id,d),i(d)};return l(Ln,{posed:r,theme:o,clicker:Ns,given:a?.answer??null,isShown:a!==null,onClose:s?n:void 0,onShow:c,onAgain:()=>{Ue(r.id,null),i(null)}})}var _d={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},xg=".st-key-bar-written .stCode",Hs="[data-testid=stSidebar]",Ed="[data-testid=stHeader]",Sd=!1,zs="",Md=null;function yg({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),zs=t?.group??"",t?.scene&&ic(t.scene),vg(),!Sd&&(Sd=!0,vd(),document.addEventListener("pointerover",({target:r})=>{let s=r instanceof Element&&r.closest(xg);s instanceof HTMLElement&&(s.title=s.textContent.trim())}),document.addEventListener("click",({target:r})=>{r instanceof Element&&r.closest(`${Hs} a[href]`)&&setTimeout(kg)}),window.addEventListener("keydown",_g,{capture:!0}))}function vg(){let t=document.querySelector(Ed);t&&t!==Md&&new MutationObserver(Od).observe(Md=t,{childList:!0,subtree:!0}),Od()}function Od(){for(let t of document.querySelectorAll(`${Ed} button[aria-haspopup=menu]`))zs&&t.textContent?.trim()===zs?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function kg(){let t=document.querySelector(`${Hs} [data-testid=stSidebarCollapseButton] button, ${Hs} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function _g(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||!_d[t.key]||!document.querySelector(".st-key-scene")||(t.preventDefault(),t.stopImmediatePropagation(),t.key==="PageDown"&&!t.repeat&&kd()))return;let o=document.querySelector(_d[t.key]);o instanceof HTMLElement&&!t.repeat&&o.click()}function $d(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Td=`.glossary {
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
`;function Mg({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Td}),n),K(l(Eg,{terms:t.terms}),n),()=>{K(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&Og()}}function Og(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function Eg({terms:t}){let[e,o]=M(""),n=$(null);L(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=$d(t,e);return l(j,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var $g={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},Tg={width:60,height:400};function Ad(t){let e=Ve(t,{layer:0,...Tg},$g),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,c,u)=>({M:`M${o-u} ${c}`,H:`V${c}`,V:`H${o-c}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var Ag="Where this page is in the model";function Ld(t){let e=R(()=>Ad(t.outline),[t.outline]);return l(Lg,{...t,layout:e})}function Lg({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,c]=M(void 0),[u,d]=M(""),p=$(null),f=t.boxes.filter(({box:{role:b}})=>Ls[b]),h=["",...f.map(({box:b})=>b.name)],m=b=>p.current?.querySelector(`[data-part="${h[Math.max(0,Math.min(b,h.length-1))]}"]`),g=b=>{let y=h.indexOf(u),[v,k]=[()=>m(y+1),()=>m(y-1)];b.key==="Escape"&&c(void 0),Tt(b,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>m(0),End:()=>m(h.length)})},w=b=>ed(b,{page:n,layer:s,layers:o}),x=b=>{let y=b?.name??"";return{type:"button","data-part":y,"data-leads-away":To(n,ke(b,s).page)?void 0:!0,tabIndex:y===(h.includes(u)?u:"")?0:-1,"aria-label":w(b),onClick:()=>a(b),onPointerEnter:()=>c(b),onFocus:()=>(d(y),c(b))}};return l("div",{class:"figure",ref:p,role:"group","aria-label":Ag,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>c(void 0),onFocusOut:()=>c(void 0),children:[l("button",{class:"all",...x(null)}),l(Cg,{...e,layout:t}),f.map(({box:b,left:y,top:v,width:k,height:_})=>{let S=lr(n,b,r);return l("button",{class:S?"way here":"way","aria-current":S?"location":void 0,...x(b),style:{left:`${y}px`,top:`${v}px`,width:`${k}px`,height:`${_}px`}},b.name)}),i!==void 0&&l("div",{class:"tip","aria-hidden":"true",children:w(i)})]})}function Cg({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:c,boxes:u,width:d,height:p}=s,f=Ao(e)?u.find(({box:h})=>lr(e,h,o))?.box.side:"";return l("svg",{width:d,height:p,viewBox:`0 0 ${d} ${p}`,"aria-hidden":"true",children:[a.map((h,m)=>l(Pg,{frame:h,layers:t,theme:r,chosen:f===["encoder","decoder"][m]?n:-1},m)),[...i,...c].map(h=>l("path",{d:h,fill:"none",stroke:r.quiet},h)),u.map(h=>l(Rg,{placed:h,theme:r,isHere:lr(e,h.box,o)},h.box.name))]})}function Pg({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return l("g",{children:[l("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(c,u)=>l("rect",{x:t+3+u*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:u===s?a.text:a.hatchLine},u))]})}function Rg({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[Ts[t.role]],c={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return l("g",{children:[l("rect",{...c,fill:s.ground}),l("rect",{...c,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var Cd=`/* The whole model, small. */

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
`;function Ng({data:t,parentElement:e,setTriggerValue:o}){let n=ut(e,`${Lt}
${Cd}`),r=location.pathname.split("/").at(-1)??"";return K(l(Hg,{outline:t,page:r,theme:At(n),send:o}),n),()=>{K(null,n),n.remove()}}function Hg({outline:t,page:e,theme:o,send:n}){let[r,s]=M(Ct);q(()=>{let d=()=>s({...Ct()});d();let p=[He(d),Di(d)];return()=>p.forEach(f=>f())},[]);let i=t.boxes.map(({kind:d})=>d).includes(r.kind)?r.kind:"encoder",c=Math.max(0,Math.min(e==="alignment"?Hi():r.layer,t.layers-1));return l(Ld,{outline:t,page:e,kind:i,layer:c,theme:o,onOpen:d=>{let p=ke(d,Ao(e)?c:null);To(e,p.page)?d?.kind&&G({kind:d.kind,rows:[]}):n("opened",p)}})}var[Pd,Ds]=["",""];function zg({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Pd!==t.page&&(Pd=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function Dg({data:t}){t.what!==Ds&&(Ds=t.what,Ds&&setTimeout(()=>qg(t.part),200))}function qg(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Rd=`form {
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
`;var Ug="lab/teacher";function Bg({data:t,parentElement:e}){let o=ut(e,Rd);return K(l(jg,{entered:t.entered}),o),()=>{K(null,o),o.remove()}}function jg({entered:t}){let[e,o]=M(""),[n,r]=M(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(Ug,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}var Id={alignment:Fi,beams:ha,film:Va,stage:Os,wholeModel:cd};Ya({...Id,lecture:cc(Id)});pc(Os);export{Fi as alignment,ha as beams,Um as course,pg as exporter,Va as film,mg as follow,yg as frame,Mg as glossary,Dg as intoSight,lh as matrices,zg as openAtTop,Ng as outline,wg as predict,Os as stage,Bg as teacherKey,cd as wholeModel};
