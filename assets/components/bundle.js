var z,Fr,Ic,At,Mn,oo,qr,to,Ur,En,On,Nc,Ee=Symbol.for("pv"),no={},ro=[],Hc=/^m(i|n|o|s|text|space)$/,so=Array.isArray,$n=ro.slice,Jt=Object.assign;function Zt(t){t&&t.parentNode&&t.remove()}function Tn(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?$n.call(arguments,2):o),Oe(t,a,n,r,null)}function Oe(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ee,__v:r||++Fr,__i:-1,__u:0};return!r&&z.vnode&&z.vnode(s),s}function W(t){return t.children}function Lt(t,e){this.props=t,this.context=e,this.__g=0}function Ct(t,e){if(e==null)return t.__&&Ct(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:Ct(t)}function zc(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Jt({constructor:Ee},o)).__v=o.__v+1,z.vnode&&z.vnode(e),Ln(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||Ct(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Vr(r,e,s),o.__=o.__e=null,e.__e!=n&&jr(e))}function jr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),jr(t)}function zr(t){(8&t.__g||(t.__g|=8,At.push(t),oo++))&&Mn==z.debounceRendering||((Mn=z.debounceRendering)||queueMicrotask)(Br)}function Br(){try{for(var t,e=1;At.length;)At.length>e&&At.sort(qr),t=At.shift(),e=At.length,8&t.__g&&zc(t)}finally{(oo=At.length)&&(Mn||queueMicrotask)(Br)}}function Wr(t,e,o,n,r,s,a,i,c,d,u){var f,p,h,g,w,m,b=n.__k||ro,y=e.length;for(c=Dc(o,e,b,c,y),f=0;f<y;f++)(h=o.__k[f])!=null&&(p=~h.__i&&b[h.__i]||no,h.__i=f,m=Ln(t,h,p,r,s,a,i,c,d,u),g=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&Cn(p.ref,null,h,p),h.ref&&u.push(h.ref,h.__c||g,h)),w=w||g,4&h.__u?(c=Gr(h,c,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&m!==void 0?c=m:g&&(c=g.nextSibling),h.__u&=-21);return o.__e=w,c}function Dc(t,e,o,n,r){var s,a,i,c,d,u,f,p,h,g=o.length,w=g,m=0,b=0,y=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Oe(null,a):so(a)?a=y[s]=Oe(W,{children:a}):a.constructor===Ee&&a.__b?a=y[s]=Oe(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+m,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Fc(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?m--:d==c+1?m++:d!=c&&(d>c?m--:m++,b=1)):(~d||(r>g?m--:r<g&&m++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(u=[],f=[],s=0;s<r;s++)if((a=y[s])&&16&a.__u){for(m=0,p=u.length;m<p;)u[h=m+p>>1]<a.__i?m=h+1:p=h;u[m]=a.__i,f[s]=m+1}for(m=u.length;s--;)f[s]&&(f[s]==m?m--:y[s].__u|=4)}if(w)for(s=0;s<g;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=Ct(i)),Pn(i,i));return n}function Gr(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Gr(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=Ct(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function An(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(so(t)?t.some(function(o){An(o,e)}):e.push(t)),e}function Fc(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Dr(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Qe(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Dr(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Dr(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=On[e]||(On[e]=qc(e)),(t.__a||(t.__a={}))[e]=En,s=e!=(e=e.replace(Ur,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function qc(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[to]==null)e[to]=En++;else if(e[to]<this.__a[t])return;return o(z.event?z.event(e):e)}}}function Ln(t,e,o,n,r,s,a,i,c,d){var u,f,p,h,g,w,m,b,y,_,x,v,S,M,k,$,E,U,F=e.type;if(e.constructor!==Ee)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(e.__u|=c,f=s=[],u.nodeType==8?i=eo(u,s):s.push(u),i=s[0]||i),(u=z.__b)&&u(e);t:if(typeof F=="function"){p=a.length;try{if(b=e.props,y=(u=F.prototype)&&u.render,_=(u=F.contextType)&&n[u.__c],x=u?_?_.props.value:u.__:n,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(y?e.__c=h=new F(b,x):(e.__c=h=new Lt(b,x),h.constructor=F,h.render=jc),_&&_.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),y&&(h.__s||(h.__s=h.state),F.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Jt({},h.__s)),Jt(h.__s,F.getDerivedStateFromProps(b,h.__s)))),g=h.props,w=h.state,h.__v=e,o.__c){if(b!==g&&y&&!F.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(b,x),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(b,h.__s,x)===!1){e.__v!=o.__v&&(h.props=b,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(A){A&&(A.__=e)}),ro.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),i=Ct(o);break t}h.componentWillUpdate&&h.componentWillUpdate(b,h.__s,x),y&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(g,w,m)})}else y&&!F.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),y&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=x,h.props=b,h.__P=t,h.__g&=-5,v=z.__r,S=y?25:0;do h.__g&=-9,v&&v(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++S<25);y&&(ro.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Jt({},n,h.getChildContext())),y&&o.__c&&h.getSnapshotBeforeUpdate&&(m=h.getSnapshotBeforeUpdate(g,w)),M=u&&u.type===W&&u.key==null?u.props.children:u,b.__P&&(u=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(A){A&&Pn(A,A)}),o.__k=null),i=o.__k?Ct(o,0):null),i=Wr(t,so(M)?M:[M],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=u),e.__u&=-161,f&&f.some(Zt),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(a.length=p,e.__v=null,c||s)if(A&&A.then){if(e.__u|=128|c,s){for(~(E=s.indexOf(i||void 0))||(E=s.length);(U=s[E-1])&&U.nodeType==8;)E--;for(;E<s.length;E++)if(U=s[E])if(s[E]=null,k){if(U==$)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&($=eo(k=U))}}if(!k){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;k=i}(u=eo(k=e.__c.__z||(e.__c.__z=k)))?(e.__e=k,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Zt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),A&&A.then||Kr(e),z.__e(A,e,o)}}else i=e.__e=Uc(o.__e,e,o,n,r,s,a,c,d,t);return(u=z.diffed)&&u(e),i}function eo(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Kr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Kr))}function Vr(t,e,o){for(var n=0;n<o.length;)Cn(o[n++],o[n++],o[n++]);z.__c&&z.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){z.__e(s,r.__v)}})}function Uc(t,e,o,n,r,s,a,i,c,d){var u,f,p,h,g,w,m,b,y=o.props||no,_=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(x?g.localName==x:g.nodeType==3)){t=g,s[u]=null;break}}if(!t){if(b=d.ownerDocument||document,!x)return b.createTextNode(_);t=b.createElementNS(r,x,_.is?_:d),i&&(z.__m&&z.__m(e,s),i=!1),s=null}if(x){if(d=x=="template"&&t.content||t,s=x=="textarea"&&_.defaultValue!=null?null:s&&$n.call(d.childNodes),!i&&s)for(y={},u=0;u<t.attributes.length;u++)y[(g=t.attributes[u]).name]=g.value;for(u in y)g=y[u],u=="dangerouslySetInnerHTML"?p=g:u=="children"||u in _||u=="value"&&"defaultValue"in _||u=="checked"&&"defaultChecked"in _||Qe(t,u,null,g,r);for(u in _)g=_[u],u=="children"?h=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?w=g:u=="checked"?m=g:i&&typeof g!="function"||y[u]===g||Qe(t,u,g,y[u],r);f?(i||p&&(f.__html==p.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(p&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Hc.test(x))&&(r="http://www.w3.org/1999/xhtml"),Wr(d,so(h)?h:[h],e,o,n,r,s,a,s?s[0]:o.__k&&Ct(o,0),i,c),s&&s.some(Zt)),i&&x!="textarea"||(u="value",x=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(x!="progress"||w)||Qe(t,u,w,y[u],r),u="checked",m!=null&&m!=t[u]&&Qe(t,u,m,y[u],r))}else y===_||i&&t.data==_||(t.data=_);return t}function Cn(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){z.__e(r,o)}}function Pn(t,e,o){var n,r,s,a;if(z.unmount&&z.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Cn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){z.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Pn(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=eo(n,s=[]))&&(n==t.__e&&s.some(Zt),Zt(r),Zt(n)),o||Zt(t.__e),t.__e=t.__c=t.__=null}function jc(t,e,o){return this.constructor(t,o)}function K(t,e){var o,n,r,s;z.__&&z.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Oe(W,{children:[t]}),r=[],s=[],Ln(e,e.__k,n||no,no,e.namespaceURI,n?null:e.firstChild?$n.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Vr(r,e.__k,s),e.__k.props.children=null}z={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw oo=0,t}},Fr=0,Ic=function(t){return t!=null&&t.constructor===Ee},Lt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Jt({},this.state)),typeof t=="function"&&(t=t(Jt({},o),this.props)),t&&(Jt(o,t),this.__v&&(e&&this.__k.push(e),zr(this)))},Lt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),zr(this))},Lt.prototype.render=W,At=[],oo=0,qr=function(t,e){return t.__v.__b-e.__v.__b},to=Symbol(),Ur=/(PointerCapture)$|Capture$/i,En=0,On={},Nc=0;var le,J,Rn,Xr,In=Object.is,Te=0,rs=[],Nn=[],Y=z,Yr=Y.__b,Zr=Y.__r,Jr=Y.diffed,Qr=Y.__c,ts=Y.unmount,es=Y.__;function io(t,e){Y.__h&&Y.__h(J,t,Te||e),Te=0;var o=J.__H||(J.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return Te=1,ss(is,t)}function ss(t,e,o){var n=io(le++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):is(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);In(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=J,!J.__f)){J.__f=!0;var r=J.shouldComponentUpdate;J.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(p){p.__N&&(d=!0,In(p.__[0],p.__N[0])||(u=!0))}),r){var f=r.call(this,s,a,i);return d?f||u:f}return!d||u}}return n.__}function q(t,e){var o=io(le++,3);!Y.__s&&zn(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,J.__H.__h.push(o))}function C(t,e){var o=io(le++,4);!Y.__s&&zn(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,J.__h.push(o))}function T(t){return Te=5,I(function(){return{current:t}},[])}function I(t,e){var o=io(le++,7);return zn(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Qt(t,e){return Te=8,I(function(){return t},e)}function Bc(){var t;do{for(;t=Nn.shift();)try{$e(t)}catch(o){Y.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=rs.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some($e),e.__h.some(Hn),e.__h=[]}catch(o){e.__h=[],Y.__e(o,t.__v)}}}while(Nn.length)}Y.__b=function(t){J=null,Yr&&Yr(t)},Y.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),es&&es(t,e)},Y.__r=function(t){Zr&&Zr(t),le=0;var e=(J=t.__c).__H;e&&(Rn==J?J.__h=[]:(e.__h.some($e),e.__h.some(Hn),le=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Rn=J},Y.diffed=function(t){Jr&&Jr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ns(rs.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Rn=J=null},Y.__c=function(t,e){e.some(function(o){try{o.__h.some($e),o.__h=o.__h.filter(function(n){return!n.__||Hn(n)})}catch(n){o.__h=[function(){throw n}]}}),Qr&&Qr(t,e)},Y.unmount=function(t){ts&&ts(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,ns(Nn.push(r))}else $e(r)}catch(s){e=s}}),n.__H=void 0,e&&Y.__e(e,n.__v))};var os=typeof requestAnimationFrame=="function";function Wc(t){var e,o=function(){clearTimeout(n),os&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);os&&(e=requestAnimationFrame(o))}function ns(t){t!=1&&Xr==Y.requestAnimationFrame||((Xr=Y.requestAnimationFrame)||Wc)(Bc)}function $e(t){var e=J,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),J=e}function Hn(t){var e=J;t.__c=t.__(),J=e}function zn(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!In(o,t[n])})}function is(t,e){return typeof e=="function"?e(t):e}var ao=new Map;function bt(t,e){return ao.set(t,e),()=>{ao.get(t)===e&&ao.delete(t)}}var as=t=>ao.get(t)?.()??null;function et(){let t=T(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function cs(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=[...e.querySelectorAll(".large-map, .lines, .table")].find(i=>i.getClientRects().length);if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var Gc=/[\u202A-\u202E\u2066-\u2069]/g,Kc=/(\p{M}{4})\p{M}+/gu,Vc=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Xc={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Yc=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Dn=t=>[...Yc.segment(t)].map(e=>e.segment),ls=14;function Ae(t){let e=t.replace(Gc,"").replace(Kc,"$1");return/^\s+$/.test(e)?[...e].map(o=>Xc[o]??"\u2423").join(""):e||"\u2205"}function ht(t,e=ls){let o=Ae(t);if(o.length<=e)return o;let n=Dn(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function H(t,e=ls){return`\u2068${ht(t,e)}\u2069`}function mt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Vc.test(e)?"rtl":"ltr"}var Zc=Symbol.for("pv"),Jc=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zc,__v:--Jc,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),z.vnode&&z.vnode(d),d}function L({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:Ae(t),children:ht(t,e)})}function ue({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return q(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Pt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Le=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function co({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=O({id:null,spoken:!0}),i=T(!1),c=(f,p=!0)=>a(h=>h.id===f?h:{id:f,spoken:p}),d=({pointerType:f,target:p,currentTarget:h})=>f!=="touch"&&c(Le(p)??Le(h.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:f})=>{i.current=f==="touch"},onClick:({target:f})=>e(Le(f),{id:r,touch:i.current,point:c}),onFocusIn:({target:f})=>{let p=Le(f);p&&o(p),p&&f instanceof Element&&f.matches(":focus-visible")&&c(p,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:f=>{i.current=!1;let{key:p,target:h,currentTarget:g}=f,w=Le(h);p==="Escape"?c(null):w&&Pt(f,t(w),m=>g.querySelector(`[data-id="${m.id}"]`))}}}}function lo({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(L,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function Rt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+Q(Number(r))+(s?`.${s}`:"")}function Q(t){return t.toLocaleString("en")}function D(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?D(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Qc(t){return`\u2248${(t*100).toFixed(0)} %`}var rt=({rounded:t})=>t?Qc:D;function us(t){return t>=.005?(t*100).toFixed(0):""}var lt=t=>t.map(e=>typeof e=="string"?e:H(e.token,e.length)).join("");var tl;function uo(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=tl??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(c,0,0),a}var nt=6;function R({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ot(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:u,width:f=1,opacity:p=1,dash:h=[]},g)=>{i.globalAlpha=p,d&&(i.fillStyle=d,i.fill(g)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:f}),i.setLineDash(h),i.stroke(g)),i.globalAlpha=1};return{rect(d,u,f,p,h){let g=new Path2D;h.radius?g.roundRect(d,u,f,p,h.radius):g.rect(d,u,f,p),c(h,g)},text(d,u,f,p){i.save(),i.translate(u,f),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:R(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,f,p,h)=>i.drawImage(uo(d,u,f,n,h),...p),hatch(d,u,f,p){i.fillStyle=el(i,n),i.fillRect(d,u,f,p)},path(d,u){let[f,p]=u.shift??[0,0];i.save(),i.translate(f,p),c(u,new Path2D(d)),i.restore()}}}function po(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],u)=>t.cells(n,r,s,[a+e,i+o,c,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var ds=new Map;function el(t,e){let o=ds.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:nt,height:nt}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,nt,nt),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-nt,0,nt])r.moveTo(a-1,nt+1),r.lineTo(a+nt+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return ds.set(e.signature,s),s}var ps=[255,255,255],fs=[0,0,0],ol,qn=()=>ol??=document.createElement("canvas").getContext("2d");function fo(t){let e=qn();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var ho=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),_t=t=>`rgb(${t.join(",")})`;function Fn(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function hs(t,e){let[o,n]=[Fn(t),Fn(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function ms(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return ho(t[r],t[r+1],n-r)})}function It(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[fo(o("text-color")),fo(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),u=ms(s.map(fo)),f=o("chart-diverging-colors").split(","),p=ms(f.map(fo));return{text:_t(n),quiet:_t(ho(r,n,.72)),ground:_t(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:_t(ho(r,n,.09)),hatchLine:_t(ho(r,n,.3)),scale:u.map(_t),ink:u.map(h=>hs(h,ps)>=hs(h,fs)?_t(ps):_t(fs)),pixels:gs(u),signed:p.map(_t),signedPixels:gs(p),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${f})`,dark:Fn(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var gs=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function P(t,e){let o=qn();return o.font=e,o.measureText(t).width}function ws(t){let e=qn();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var te=["source","target"];var ys=t=>t==="source"?"target":"source";function xs(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:bs("source",t.source),target:bs("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:nl(n,t.gold??[])}}var bs=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function mo({words:t,weights:e},o){return t[ys(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Un=t=>1-t.reduce((e,{weight:o})=>e+o,0);function nl(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=mo(t,a),c=Math.max(...i.map(({weight:u})=>u)),d=c>=Un(i)?i.find(({weight:u})=>u===c):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function go(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[ys(o.side)])]:[]),a=new Map(o?mo(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var rl=560,sl={letters:20,padding:8,least:48},il={letters:17,padding:4,least:35},al={share:.03,least:4,most:44},cl={share:.17,least:130,most:190},_s=3;function wo({words:t,directions:e},o,n){let r=({share:w,least:m,most:b})=>Math.max(m,Math.min(b,o*w)),s=o<rl,{letters:a,padding:i,least:c}=s?il:sl,d=s?0:r(al),u=R({fill:"",size:a},n),f=te.map(w=>t[w].map(({label:m})=>Math.max(c,Math.ceil(P(ht(m),u))+2*i))),p=f.map(w=>w.reduce((m,b)=>m+b+d,2*_s-d)),h=Math.max(o,...p),g=new Map;return te.forEach((w,m)=>{let b=(h-p[m])/2+_s;t[w].forEach((y,_)=>{let x=f[m][_],v=b+x/2;g.set(y,{x:e[w]==="rtl"?h-v:v,width:x}),b+=x+d})}),{width:h,gap:d,links:r(cl),letters:a,places:g}}function vs({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((f,p)=>c(p)<c(f)?p:f);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function bo({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var jn={best:[.45,.85],other:[.12,.72]};function yo({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=jn[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var ll=6400,ks=4,ul=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,dl=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,pl={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Ms=t=>t.replace(/[&<>"]/g,e=>pl[e]);function Bn(t){return dl.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Ce=t=>t.toWellFormed().replace(ul,""),de=t=>Math.round(t*100)/100;function ut(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Ms(String(typeof s=="number"?de(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Ss=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Os(t,e,o,n){let r=[];n(fl(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${de(t)} ${de(e)}`};return ut("svg",s,ut("defs",{},gl(o))+r.join(""))}function fl(t,e){return{rect:(o,n,r,s,a)=>t.push(ut("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Ss(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(de).join(" ")})`;t.push(ut("path",{d:o,transform:r,...Ss(n)}))},hatch:(o,n,r,s)=>t.push(ut("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...hl(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:u="left",turned:f}=s,p=Bn(Ce(o)),h=P(p,R(s,e)),[g,w]=[f?{transform:`translate(${de(n)} ${de(r)}) rotate(-90)`}:{x:n,y:void 0},ws(R(s,e))],m={...g,y:f?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...p].length>1?h:void 0,lengthAdjust:[...p].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(ut("text",m,Ms(p)))}}}function hl(t,e,o,[n,r,s,a],i,c){if(e*o>ll)return[ml(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[u,f]=[s/o,a/e],p=g=>Math.min(255,Math.round(t[g]*255)),h=[];for(let g=0;g<e;g+=1)for(let w=0,m;w<o;w=m){let b=d[p(g*o+w)];for(m=w+1;m<o&&d[p(g*o+m)]===b;)m+=1;let y={x:n+w*u,y:r+g*f,width:(m-w)*u,height:f};h.push(ut("rect",{...y,fill:b}))}return[ut("g",{"shape-rendering":"crispEdges"},h.join(""))]}function ml(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*ks,height:e*ks}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(uo(t,e,o,i,c),0,0,d.width,d.height),ut("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function gl(t){let e=ut("rect",{width:nt,height:nt,fill:t.hatchGround}),o=[-nt,0,nt].map(r=>`M${r-1} ${nt+1}L${r+nt+1} -1`).join("");return ut("pattern",{id:"hatch",width:nt,height:nt,patternUnits:"userSpaceOnUse"},e+ut("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Pe=12,wl=2,bl=16e6,yl=1.4;function j(t,e=Pe){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function G(t,e=Pe){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function xo(t,e,o,n){let r=R(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&P(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*yl;return{width:Math.ceil(Math.max(0,...s.map(i=>P(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((u,f)=>i.text(u,c,d+(f+.5)*a,o))}}function xl(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Pe);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Pe,Pe)}}}function Es(t,e){let{width:o,height:n,draw:r}=xl(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ot(s,o,n,e,Math.min(wl,Math.sqrt(bl/(o*n))))),{svg:Os(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var tt=14,_l=18,Wn=64,Re={width:96,height:12},dt=(t,e)=>st(t,{size:_l,bold:!0,fill:e.text},e),gt=(t,e,o)=>xo(t,e,{size:tt,fill:o.text},o);function st(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(P(t,R(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function pe({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>st(n,{size:tt,fill:r,bold:s},e);return G([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),G([o("0 %"),vl(e),o("100 %")],6),t&&G([Gn((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function vl(t){let e=Float32Array.from({length:Wn},(o,n)=>n/(Wn-1));return{...Re,draw(o,n,r){o.cells(e,1,Wn,[n,r+4,Re.width,Re.height]),o.rect(n,r+4,Re.width,Re.height,{stroke:t.hatchLine})}}}var Gn=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var kl=.1,Sl=3,Ie={source:"Text: looked at (key)",target:"Translation: looks (query)"},As={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Ml="The more weight, the thicker and the stronger in colour",Ne={line:3,name:12};function _o(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${D(e)}`:"others"],["",Ml],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Ts=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function He(t,e,o){let n=mo(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<Sl?.005:kl)),a=e.side==="target",i=Un(n);return[...Ts(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},u)=>[u?", ":"",...Ts(c),` (${D(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${D(i)}`:""]}var Ol=720,ee={heading:26,number:22,label:34},Vn=15,Xn={width:32,height:20},Kn=32;function Ls(t,e,o,n){let r=wo(t,Ol,n),s=o&&gt(lt(He(t,o,Ne.line)),r.width,n),a=ee.heading+ee.number+ee.label,i={width:r.width,height:2*a+r.links,draw:c};return j([s,i,El(t.knowsGold,e,r.width,n)],16);function c(d,u,f){let{lines:p,lit:h,told:g}=go(t,e,o),w=f+i.height;for(let m of p)d.path(bo(r,m),{...yo(m,n),shift:[u,f+a]});for(let m of te){let b=_=>m==="source"?f+_:w-_,y=m==="source"?n.key:n.query;d.text(Ie[m],u,b(ee.heading/2),{fill:y,size:Vn,bold:!0});for(let _ of t.words[m]){let x=u+(r.places.get(_)?.x??0),v=o&&!h.has(_),S=g.get(_);S!==void 0&&d.text(D(S),x,b(ee.heading+ee.number/2),{fill:v?n.quiet:n.text,size:Vn,bold:!v,align:"center"}),d.text(H(_.label),x,b(a-ee.label/2),{fill:v?n.quiet:y,size:r.letters,align:"center"})}}}}function El(t,e,o,n){let r=[[]];for(let[s,a]of _o(t,e)){let i=s&&{...Xn,draw:(u,f,p)=>$l(u,s,f,p+Xn.height/2,n)},c=G([i||null,st(a,{fill:n.quiet,size:Vn},n)],8),d=r.at(-1);d.length&&G([...d,c],20).width>o?r.push([c]):d.push(c)}return j(r.map(s=>G(s,20)),4)}function $l(t,e,o,n,r){let{width:s}=Xn;if(e!=="gold"){let[i,c]=jn[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:Kn},(f,p)=>i+(c-i)*p/(Kn-1));t.cells(u,1,Kn,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function Cs({data:t,theme:e}){let[o,{width:n}]=et(),r=T(null),[s,a]=O({source:0,target:0}),i=I(()=>xs(t),[t.id]),c=ue(e),d=I(()=>wo(i,n,e),[i,n,e.font,c]),{words:u,directions:f}=i,p=v=>te.flatMap(S=>u[S]).find(S=>S.id===v)??null,{id:h,spoken:g,listeners:w}=co({moves:v=>vs(i,d,p(v)??u.source[0]),press:(v,{id:S,touch:M,point:k})=>(M||!v)&&k(S===v?null:v),onFocus:v=>{let S=p(v);S&&a({...s,[S.side]:S.index})},taps:!0}),m=p(h),{lines:b,lit:y,told:_}=go(i,t.least,m);q(()=>bt(t.name,()=>({picture:Ls(i,t.least,m,e),theme:e})),[t,m,e]),C(()=>{r.current&&(r.current.scrollLeft=f.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let x=v=>l(Tl,{alignment:i,side:v,layout:d,lit:y,told:_,stop:Math.min(s[v],u[v].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(lo,{parts:m&&He(i,m,Ne.line),hint:As,spoken:g}),l("div",{class:"scroller",ref:r,children:l("div",{class:m?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[x("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(v=>{let{stroke:S,width:M,dash:k}=yo(v,e),{source:$,target:E,kind:U,met:F}=v;return l("path",{class:F?`${U} met`:U,d:bo(d,v),stroke:S,"stroke-width":M,"stroke-dasharray":k?.join(" ")},`${$.index} ${E.index} ${U}`)})}),x("target")]})}),l("div",{class:"legend",children:_o(i.knowsGold,t.least).map(([v,S])=>l("span",{class:"entry",children:[v&&l("span",{class:`swatch ${v}`}),S]},S))})]})}function Tl({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=I(()=>t.words[e].map(i=>lt(He(t,i,Ne.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:Ie[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":Ie[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?D(r.get(i)??0):""}),l("span",{class:"label",children:l(L,{token:i.label})})]})},i.id))})]})}var Ps=`.alignment .token {
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
`;var Nt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var Rs=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function pt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function vo(t,e,o){let n=pt(t,[Nt,Rs,e].join(`
`));return K(o(It(n)),n),()=>{K(null,n),n.remove()}}var Is=({data:t,parentElement:e})=>vo(e,Ps,o=>l(Cs,{data:t,theme:o}));var Ns=Object.assign;function Il(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Nl=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ht(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Il(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Tn(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Hl=Symbol.for("react.element"),zl=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Dl=/[A-Z0-9]/g,Fl=typeof document<"u";var ql=function(t){return/fil|che|rad/.test(t)};Lt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Lt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Hs=z.event;z.event=function(t){return Hs&&(t=Hs(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Ul={configurable:!0,get:function(){return this.class}},zs=z.vnode;z.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Fl&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var u=void 0;for(var f in d)typeof d[f]!="number"||Nl.test(f)||(u||(u=d=Ns({},d)),d[f]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var p=c.toLowerCase();p=="ondoubleclick"?c="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||ql(r.type)?p=="onfocus"?c="onfocusin":p=="onblur"&&(c="onfocusout"):p=c="oninput",p=="oninput"&&a[c=p]&&(c="oninputCapture")}else i&&zl.test(c)?c=c.replace(Dl,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var h=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;h!=null&&(a.value=An(r.children).forEach(function(g){g.props.selected=a.multiple?h.indexOf(g.props.value)!=-1:h==g.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Ul)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Ns({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Hl,zs&&zs(t)};function Ds(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-oe(r).length,width:e}}var oe=t=>t.filter(e=>e.kept);function fe(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var he=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Fs({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Yn=120,Mo={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},So={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},qs={point:`${So.point} Click or Enter opens it.`,tap:`${So.tap} Tap it again to open it.`},Oo=t=>t===0?"start":t===1?"step 1":String(t),Eo=t=>`dropped: outside the best ${t}`,jl=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,ko=t=>Math.abs(t)<5e-5?"\u22480":Rt(t,jl(t)),zt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${ko(o)}`:"";function Bl(t){let e=fe(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Ae(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Yn?Dn(o):[];return n.length>Yn?`\u2026${n.slice(1-Yn).join("")}`:o}function ze({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=oe(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||oe(o.children).length;return["\u201C",{token:Bl(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${D(he(o))}; everything so far has ${D(Math.exp(n),1)}, log-probability ${ko(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${ko(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${ko(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var Z={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},me={kept:38,dropped:22},vt={least:22,most:64,cut:30,edge:6};function Us({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=P(ht(o.token,Z.chip),R({fill:"",size:Z.letters[n],bold:o.winner,code:!0},e)),s=zt(o)&&Z.mark+P(zt(o),R({fill:"",size:Z.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?Z.least:0,Math.ceil(r+Number(s))+2*Z.padding[n])]}))}function $o({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(m=>o.get(m)??0))),a=n-2*vt.edge-s.reduce((w,m)=>w+m,0),i=Math.max(vt.least,Math.min(vt.most,a/(s.length-1||1))),c=Z.head+vt.edge,d=t.map(w=>c+Math.max(e,oe(w).length)*me.kept+vt.cut/2),u=new Map,f=s.map((w,m)=>vt.edge+s.slice(0,m).reduce((b,y)=>b+y+i,0)),p=r?Math.max(...d):0;t.forEach((w,m)=>{let b=d[m]+vt.cut/2-oe(w).length*me.dropped;for(let y of w){let _=y.kept?c+(y.place+.5)*me.kept:b+(y.place+.5)*me.dropped;u.set(y,{x:f[m],y:_,width:o.get(y)??0,end:f[m]+s[m]}),(y.kept||r)&&(p=Math.max(p,_+(y.kept?me.kept:me.dropped)/2))}});let h=f[f.length-1]+s[s.length-1]+vt.edge,g=d.map((w,m)=>`H${Math.max(0,f[m]-i/2)}V${w}`);return{places:u,columns:f,cut:d[0],cutPath:`M0 ${d[0]}${g.join("")}H${Math.max(n,h)}`,width:h,height:p+vt.edge}}function De({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var To=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Zn=13,Wl=480,Gl={width:26,height:14},Kl={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function js(t,e,o,n,r){let s=$o(t,e,0,o),{width:a,height:i}=s,c=n&&gt(lt(ze(t,n)),Math.max(Wl,a),r);return j([c,{width:a,height:i,draw:(d,u,f)=>Vl(po(d,u,f),t,s,o,n,r)},Yl(r)],16)}function Vl(t,e,o,n,r,s){let a={fill:s.quiet,size:Zn};o.columns.forEach((d,u)=>t.text(Oo(u),d,Z.head/2-2,a)),t.rect(0,Z.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=fe(r);for(let[d,u]of[...To,["lit",f=>i.includes(f)]]){let f=De(o,e.nodes.filter(p=>u(p)&&(p.kept||n)));f&&t.path(f,{stroke:d==="winner"?s.primary:s.text,...Kl[d]})}for(let[d,u]of o.places)(d.kept||n)&&Xl(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=Eo(e.width);t.rect(0,o.cut-Zn/2,P(c,R(a,s))+8,Zn,{fill:s.ground}),t.text(c,0,o.cut,a)}function Xl(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[u,f]=c?[Z.letters.kept,Z.high.kept]:[Z.letters.dropped,Z.high.dropped],p=[o,n-f/2,r,f],h=c?7:5;if(t.rect(...p,{fill:i.ground,radius:h}),c){t.rect(...p,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:h}),t.rect(o+2,n+f/2-4,(r-4)*he(e),3,{fill:d?i.primary:i.quiet});let x=s||!d?i.text:i.primary;t.rect(...p,{stroke:x,width:d?2:1,opacity:s||d?1:.45,radius:h})}a&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:i.primary,width:3,radius:h+3});let[g,w]=[H(e.token,Z.chip),zt(e)],m={fill:c||s?i.text:i.quiet,size:u,bold:d,code:!0},b={fill:i.text,size:Z.letters.mark,bold:d},y=P(g,R(m,i)),_=o+(r-y-(w?Z.mark+P(w,R(b,i)):0))/2;t.text(g,_,n,m),w&&t.text(w,_+y+Z.mark,n,b)}function Yl(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Gl,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Mo).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return G([c,st(i,e,t)],7)});return G(s,20)}var Zl=60;function Bs({data:t,theme:e,open:o}){let[n,{width:r}]=et(),s=T(null),[a,i]=O(null),[c,d]=O(""),[u,f]=O(null),p=I(()=>Ds(t.nodes,t.width),[t.id]),h=ue(e),g=I(()=>Us(p,e),[p,e.font,e.codeFont,h]),w=A=>p.nodes.find(X=>String(X.id)===String(A))??null,m=w(t.selected),b=p.dropped>0&&(a??(p.nodes.length<=Zl||m?.kept===!1)),y=I(()=>$o(p,g,r,b),[p,g,r,b]);C(()=>f(null),[t]),q(()=>bt(t.name,()=>({picture:js(p,g,b,m,e),theme:e})),[t,g,b,e]);let _=A=>{!o||A===m||(f(A),o(A.id,A===p.end))},x=A=>A.kept||b,{id:v,spoken:S,listeners:M}=co({moves:A=>Fs(p,w(A)??p.nodes[0],x),press:(A,{id:X,touch:$t,point:Tt})=>{let Ze=w(A);!Ze||$t&&X!==A?Tt(A):_(Ze)},onFocus:d}),k=w(v)??m,$=fe(k),E=w(c)??m??p.nodes[0],U=x(E)?E:E.parent,F=()=>{_(p.end);let A=s.current?.querySelector(`[data-id="${p.end.id}"]`);A instanceof HTMLElement&&A.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(lo,{parts:k&&ze(p,k),hint:o?qs:So,spoken:S}),o&&m&&m!==p.end&&l("button",{type:"button",class:"back",onClick:F,children:"Back to the winner"}),p.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:A})=>i(A.checked)}),"Show dropped branches (",p.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:b?"sheet":"sheet kept-only",style:{width:`${y.width}px`,height:`${y.height}px`},...M,children:[l("div",{class:"head",style:{height:`${Z.head}px`},children:y.columns.map((A,X)=>l("span",{class:"heading",style:{left:`${A}px`},children:Oo(X)},X))}),l(Jl,{tree:p,layout:y}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:De(y,$.filter(x))})}),l("div",{class:"cut",style:{top:`${y.cut}px`},children:l("span",{children:Eo(p.width)})}),p.columns.map((A,X)=>{let $t=Tt=>Tt?.depth===X?Tt:null;return l(Ql,{tree:p,column:A,layout:y,lit:$[X]??null,stop:$t(U),current:$t(m),pending:$t(u)},X)})]})}),l("div",{class:"legend",children:Object.entries(Mo).map(([A,X])=>l("span",{class:A,children:X},A))})]})}var Jl=Ht(eu),Ql=Ht(ou),tu=Ht(nu);function eu({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),To.map(([o,n])=>l("path",{class:o,d:De(e,t.nodes.filter(n))},o))]})}function ou({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(tu,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function nu({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:u=0}=o.places.get(e)??{},f=I(()=>lt(ze(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([p,h])=>h?p:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${u}px`,"--own":he(e)},children:[l(L,{token:e.token,length:Z.chip}),zt(e)&&l("span",{class:"mark",children:zt(e)})]})})}var Ws=`.beam {
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
`;var Fe={rounded:255,exact:65535},V=["mean","max","rollout"];function kt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,p)=>p),i=a.filter(f=>!r.columnPieces[f].every(p=>s.has(p))),c=i.length?i:a,{rows:d}=r,u=r.blocked&&Vs(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(f=>r.columns[f]),blocked:u,rowSpots:Gs(r.rowPieces,e.looks),columnSpots:c.map(f=>Gs([r.columnPieces[f]],e.lookedAt)[0])}}var Gs=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Vs(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function St(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...V]}function qe(t,e){return e==="rollout"?[t.heads]:V.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ne(t,e,o,n){let r=qe(e.group,n);if(r.length===1)return Ks(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Ks(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var Ue=(t,e,o)=>e*(t.heads+1)+o;function Ao({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!qe(t,n).every(r=>e.exact.has(Ue(t,o,r)))}function Ks(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=Ue(e,a,i),d=o.exact.get(c)??Xs(o,c),u=Vs(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length,p=d instanceof Uint8Array?Fe.rounded:Fe.exact;for(let h=0;h<n.length;h+=1){let g=1;if(f<o.columns.length)if(g=0,d instanceof Uint8Array&&o.leftByMuting)g=o.leftByMuting[c*n.length+h]/Fe.exact;else for(let m=0;m<f;m+=1)g+=u[h*f+m]/p;let w=g>=t.mutedFloor?1/(p*g):0;for(let m=0;m<f;m+=1)u[h*f+m]=Math.min(1,u[h*f+m]*w)}return u}function Xs({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Ys(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ne(t,e,o,n),p=>Math.round(p*255));let i=qe(r,n).map(p=>Xs(s,Ue(r,o,p))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let p of i.slice(1))if(n==="mean")for(let h=0;h<d.length;h+=1)d[h]+=p[h];else for(let h=0;h<d.length;h+=1)p[h]>d[h]&&(d[h]=p[h]);let u=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:Fe.exact/Fe.rounded),f=new Uint8Array(d.length);for(let p=0;p<d.length;p+=1)f[p]=d[p]/u+.5;return f}function ge(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=V.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ne(t,e,o,n),rounded:Ao(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Zs(t,{layer:e,head:o}){let n=t.steps.map(({reads:p})=>p),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((p,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let p of t.groups){let h=kt(t,p,{words:!1,muted:!1}),g=ne(t,h,e,o);u||=Ao(h,e,o);let[w,m]=[p.looks,p.lookedAt].map(b=>b==="source"?0:r);for(let b=0,y=0;b<h.rows.length;b+=1)for(let _=0;_<h.columns.length;_+=1,y+=1){let x=(w+b)*a+m+_;d[x]=h.blocked?.[y]??0,c[x]=d[x]?0:g[y]}}let f=V.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${f}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Jn=6,Lo={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function ti(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Js(t.layer,o.layers),head:St(o).includes(t.head)?t.head:"1",step:Js(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Jn),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Js=(t,e)=>Math.max(0,Math.min(t,e-1)),Qs={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function ei(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Qs)){let[s,a]=Qs[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var oi=250,re=0,Dt=Lo,ni=Lo,we=0,ri=!1,Qn=null,Co=new Set,se=()=>Dt;function B(t){if(!Object.entries(t).every(([e,o])=>String(Dt[e])===String(o))){Dt={...Dt,...t},re+=1,ai(),clearTimeout(we),we=window.setTimeout(si,oi);for(let e of Co)e()}}function si(){clearTimeout(we),we&&Qn?.({turn:re,selection:Dt}),we=0}function Po(t){re===0&&(Dt={...Lo,...t})}function ii(t,e){if(Qn=e,ri=!0,ni=t.usual,t.turn>re||re===0&&t.turn===0){re=t.turn,Dt=t.selection;for(let o of Co)o()}else t.turn<re&&(we||=window.setTimeout(si,oi));ai()}function ai(){if(!ri)return;let t=ei(location.search,Dt,ni),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Ro(t){return Co.add(t),()=>{Co.delete(t)}}var su="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(su))&&(Qn=null),{capture:!0});function ci({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{B({node:s?-1:r}),o?.("opened",r)};return vo(e,Ws,r=>l(Bs,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var iu={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Io(t,e,o,n){let[r,s]=O(!1),[a,i]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function No({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(je,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(je,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(je,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(je,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(je,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function je({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:iu[t]})})})}function Ho({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function li(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Mt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],be=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function Ft({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var qt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var ui=1.2,au=9,Be={rows:[],columns:[],step:[],chosen:[],done:1/0};function Ut(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(y=>H(y))),i=(b=>Math.ceil(Math.max(...b.map(y=>P(y,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*ui,u=s.map(b=>P(b,n)),f=u.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),p=Math.ceil(Math.max(d,...u.filter((b,y)=>f[y])))+8,h=Math.min(e.cell,c*1.4,(e.height-p-3)/r.length);c=Math.min(c,h*1.8),[c,h]=[c,h].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*c+3,p+r.length*h+3].map(Math.ceil),m=Math.min(e.letters,Math.floor(h*.62),Math.floor((c-4)/1.9));return{left:i,top:p,cellWidth:c,cellHeight:h,width:g,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:m>=12?m:0}}function jt(t,e,o,n,r){cu(t,e,o,n,r),o.numbers&&lu(t,e,o,n,r),uu(t,o,n,r),du(t,o,n,r),pu(t,o,n,r)}function cu(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[u,f]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,u,f]),e.blocked&&Ot(t,e.blocked,c,d,[o,n,u,f]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<au)){for(let p=1;p<d;p+=1)t.rect(o+p*r-.5,n,1,f,{fill:i.ground});for(let p=1;p<c;p+=1)t.rect(o,n+p*s-.5,u,1,{fill:i.ground})}}function Ot(t,e,o,n,[r,s,a,i]){let c=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let f=0;f<n;f+=1){let p=f;for(;p<n&&e[u*n+p];)p+=1;p>f&&t.hatch(c(f),d(u),c(p)-c(f),d(u+1)-d(u)),f=p}}function lu(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},u,f){for(let p=0;p<Math.min(n.length,u.done);p+=1)for(let h=0;h<r.length;h+=1){let g=e[p*r.length+h];if(o?.[p*r.length+h])continue;let w=f.ink[Math.min(255,Math.round(g*255))],[m,b]=[s+(h+.5)*i,a+(p+.5)*c+1];t.text(us(g),m,b,{fill:w,size:d,align:"center"})}}function uu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function du(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(u,f)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let u of i.chosen)d(u,c.query);for(let u of i.step)d(u,c.primary);for(let u of i.rows)d(u,c.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function pu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,u){let f=[...d.rows,...d.step,...d.chosen];for(let p of zo(s.length,r,c,f)){if(p>=d.done)break;let h=f.includes(p),g=d.rows.includes(p)||d.chosen.includes(p)?u.query:h?u.text:u.quiet;t.text(s[p],e-7,o+(p+.5)*r,{fill:g,size:c,bold:h,code:!0,align:"right"})}for(let p of zo(a.length,n,c,d.columns)){let h=d.columns.includes(p),g=i[p]?"left":"center",[w,m]=[e+(p+.5)*n,o-(i[p]?6:3+c*.55)];t.text(a[p],w,m,{fill:h?u.key:u.quiet,size:c,bold:h,code:!0,align:g,turned:i[p]})}}function zo(t,e,o,n){let r=o*ui,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function di({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var tr=12,pi=64,er=20,fi=18;function Do({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+fi+tr,u=[t.length,e.length];return{width:pi+s.length*(r+tr),height:er+a.length*d,draw(f,p,h){let g=b=>p+pi+b*(r+tr),w={size:13,fill:i.quiet},m={...w,align:"center"};s.forEach((b,y)=>f.text(b,g(y)+r/2,h+er/2,m)),a.forEach(({layer:b,maps:y},_)=>{let x=h+er+_*d;f.text(`Layer ${b+1}`,p,x+c/2,w),y.forEach((v,S)=>{if(!v)return;let M=g(S);f.cells(v.weights(),...u,[M,x,r,c]),o&&Ot(f,o,...u,[M,x,r,c]),f.rect(M-2,x-2,r+4,c+4,{stroke:v.isOpen?i.primary:i.hatchLine,width:v.isOpen?3:1,radius:4}),v.role&&f.text(v.role,M+r/2,x+c+4+fi/2,m)})})}}}var Bt={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Fo=13,fu=90,hi=[void 0,[8,4],[2,3],[10,3,2,3]],hu=[1,1.5,2,3,4,5,6,8,10],mu=[1,2,2.5,4,5,10],it={letters:14,padding:24,height:28,lane:32,apart:6};function qo(t,e){let[o,n]=[t.films.flatMap(g=>g.losses),t.films.flatMap(g=>g.exacts)],r=be(t),s=mi(Math.max(.1,...o.map(([,g])=>g)),hu),{left:a,head:i,foot:c,between:d}=Bt,u=Math.max(1,e-a-Bt.right),f=i+Bt.loss+d+i,p=[{name:"Loss (nats)",curve:"losses",top:i,height:Bt.loss,ticks:[0,s/2,s]}];n.length&&p.push({name:"Exact match",curve:"exacts",top:f,height:Bt.exact,ticks:[0,1]});let h=p[p.length-1].top+p[p.length-1].height+c;return{width:e,height:h,left:a,line:u,end:r,x:g=>a+g/r*u,panels:p}}function mi(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Wt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:hi[e%hi.length]});function Uo(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:u,line:f}=e,p=m=>a+e.x(m),h=(m,b)=>i+m.top+m.height*(1-Math.min(1,b/m.ticks[m.ticks.length-1])),g=(m,b,y)=>t.path(`M${m} ${i+Bt.head-b}V${i+u-Bt.foot}`,y);for(let m of c){t.text(m.name,p(0),i+m.top-11,{size:Fo,fill:s.text});for(let b of m.ticks){let y=m.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(p(0),Math.round(h(m,b)),f,1,{fill:s.hatchLine}),t.text(y,p(0)-6,h(m,b),{size:Fo,fill:s.quiet,align:"right"})}}for(let[m,b]of wu(e,s))t.text(m,a+b,i+u-Bt.foot/2,{size:Fo,fill:s.quiet,align:"center"});for(let m of n)g(Math.round(p(m.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let m of c)o.films.forEach((b,y)=>{let _=Wt(s,y,w,m.curve),x=b[m.curve].map(([v,S])=>[p(v),h(m,S)]);if(x.length&&t.path(x.map(([v,S],M)=>`${M?"L":"M"}${v.toFixed(1)} ${S.toFixed(1)}`).join(""),_),m.curve==="exacts")for(let[v,S]of x)t.rect(v-2,S-2,4,4,{fill:_.stroke})});g(Math.round(Math.min(p(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((m,b)=>{let y=Mt(m,r);for(let _ of c){let x=_.curve==="losses"?y.loss:y.exact;x!==null&&t.path(gu(p(y.step),h(_,x),4.5),{fill:Wt(s,b,w,_.curve).stroke,stroke:s.ground,width:2})}})}var gu=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function wu({x:t,end:e,width:o,line:n},r){let s=Math.max(1,mi(e/Math.max(2,Math.floor(n/fu)),mu));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${Q(c)} ${c===1?"step":"steps"}`:Q(c),u=P(d,R({size:Fo,fill:""},r))/2;return[d,Math.max(u,Math.min(t(c),o-u))]})}function jo(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(P(s.short,R({size:it.letters,fill:""},n)))+it.padding),c=a+i>o,d=Math.max(0,c?a-i:a),u=r.findIndex(p=>p.every(([h,g])=>d>=g+it.apart||d+i<=h-it.apart)),f=u<0?r.push([])-1:u;return r[f].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:f}})}var rr={least:24,readable:40,most:104},bu=28,yu=175,gi=58,xu=20,or={label:58,gap:8},nr={label:26,gap:4},_u=20;function wi(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((u,f)=>vu(t,f+1,e,r)),a=s.filter(({side:u})=>u>=rr.readable),i=({side:u,short:f})=>u+(f?0:_u),c=u=>u.toSorted((f,p)=>i(p)-i(f))[0],d=a.toSorted((u,f)=>u.height-f.height)[0];return c(a.filter(({height:u})=>u<=r))??d??c(s)}function vu(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],a=Math.floor((o-(e-1)*bu)/e);if(e>1&&a<yu)return[];let i=Math.ceil(t.length/e),c=({label:f,gap:p}=nr)=>Math.floor((a-f-2)/r-p),d=Math.floor((n/i-gi)/s-nr.gap),u=(f,p=!0)=>{let h=Math.max(rr.least,Math.min(rr.most,f)),g=p?nr:or;return{side:h,own:a,short:p,...g,height:i*(gi+s*(h+g.gap+(p?0:xu)))}};return[c(or)>=56?u(c(or),!1):u(c()),u(Math.min(c(),d))]}function Bo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Wo=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var ku=3,We=120,yt=28,sr=t=>t?['"',{token:t,length:We},'"']:["nothing"],bi=(t,e)=>["The model writes ",...sr(e.answer),...e.isRight?[", which is right. "]:[", right is ",...sr(t.answer),". "]],yi=(t,e)=>lt(["The model reads ",...sr(t.text),". ",...bi(t,e)]).trim();function Go(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${Q(o.step)}. `,...bi(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Su(t,o,t.live||o.step<be(t))]}function Su(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((d,u)=>qt(t,e,c,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function Ko({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${Q(e)}`]]:[...[["step","Step",Q(e)],["loss","Loss",o===null?"\u2013":Rt(o,3)]],["exact","Exact match",n===null?"\u2013":D(n,1)]]}function Vo({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var Xo=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Yo=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function xi(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=Ft(t,e,o,n),c=r.map((f,p)=>s.filter((h,g)=>!a?.[p*s.length+g]).length>1);return[...i.keys()].filter(f=>i[f]&&c[Math.floor(f/s.length)]).sort((f,p)=>i[p]-i[f]).slice(0,ku).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":D(i[f])}))}var Ge=860,Mu=72,_i=32,Ou=12,Zo={padding:6,gap:3,line:68};function vi({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:f})=>f)),a=r.map(u=>Mt(u,e)),i=r.map((u,f)=>Eu(t,u,a[f],n)),c=u=>r.length>1?`${H(u.title,yt)}: `:"",d=r.flatMap((u,f)=>[c(u)+lt(Go(t,u,a[f])),...Yo(u,e).map(({text:p})=>p)]);return j([G(i,2*_i),pe({isBlocked:s},n),Au(t,e,o,n),j(d.map(u=>gt(u,Ge,n)),4)],16)}function Eu(t,e,o,n){let r=e.kinds.map((i,c)=>j([st(i.title,{size:16,bold:!0,fill:n.text},n),$u(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Ou,a=Ko(t,o).map(([,i,c])=>j([st(i,{size:tt,fill:n.quiet},n),st(c,{size:22,bold:!0,fill:n.text},n)],0));return j([e.title.length>0&&dt(H(e.title,yt),n),G(a,20),Tu(e,o,n),s?G(r,_i):j(r,16)])}function $u(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>Ft(e,n,i,c),role:qt(t,n,o,i*e.heads+c)}))}));return Do({...e,shape:Bo(e),side:Mu},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Tu(t,e,o){let[n,r]=[{size:tt,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=m=>Math.ceil(P(m,R(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(m=>Math.ceil(P(m,R(n,o)))))+12,d=Vo(t,e).filter(({wanted:m,written:b})=>m!==void 0||b!==void 0).map(({wanted:m,written:b,state:y})=>({state:y,texts:[m,b].map(_=>_===void 0?"":H(_))})),[u,f]=[0,0],p=d.map(({texts:m})=>{let b=Math.max(24,...m.map(s))+2*Zo.padding;u&&u+b>Ge-i&&([u,f]=[0,f+1]);let y={x:u,line:f,width:b};return u+=b+Zo.gap,y}),h=H(t.text,We),g=Math.max(s(h),...p.map(m=>m.x+m.width)),w=mt([t.answer])==="rtl";return{width:i+g,height:24+(f+1)*Zo.line,draw(m,b,y){a.forEach((_,x)=>m.text(_,b,y+[12,36,62][x],n)),m.text(h,b+i,y+12,r),d.forEach(({texts:_,state:x},v)=>{let S=p[v],M=b+i+(w?g-S.x-S.width:S.x),[k,$]=[M+S.width/2,y+24+S.line*Zo.line];m.text(_[0],k,$+12,{...r,bold:!1,fill:o.quiet,align:"center"}),m.rect(M+1,$+26,S.width-2,24,{stroke:x==="right"?o.primary:o.quiet,width:2,dash:x==="right"?void 0:[4,3],radius:5}),m.text(_[1],k,$+38,{...r,align:"center"}),x&&m.path(Wo(x,k,$+60),{stroke:o.text,width:2})})}}}function Au(t,e,o,n){if(t.live)return null;let{films:r}=t,s=qo(t,Ge),{marks:a}=r[o],i=jo(a,s,n),c=r.map(({title:u},f)=>{let p=Wt(n,f,!0);return G([{width:34,height:20,draw:(h,g,w)=>h.path(`M${g} ${w+10}h34`,p)},st(H(u,yt),{size:tt,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:u})=>u));return j([r.length>1&&G(c,16),{width:Ge,height:s.height,draw:(u,f,p)=>Uo(u,s,{reels:t,marks:a,step:e},n,[f,p])},d>0&&{width:Ge,height:d*it.lane,draw:(u,f,p)=>i.forEach(({mark:h,left:g,wide:w,leans:m,lane:b})=>{let y=p+b*it.lane;u.rect(f+g,y,w,it.height,{stroke:n.hatchLine,radius:4}),u.rect(f+(m?g+w-4:g),y,4,it.height,{fill:Wt(n,o,r.length>1).stroke}),u.text(h.short,f+g+w/2,y+it.height/2,{size:it.letters,fill:n.text,align:"center"})})}],6)}var[Lu,Cu,Gt,Jo]=[420,34,8,14],ir={height:300,share:.36,cell:40,letters:14};function ki({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=T(null),c=T(null),[d,u,f,p]=r.split(" ").map(Number),h=r?e.films[d]:void 0,g=h?.kinds[u],w=h&&Mt(h,o),m=Math.min(Lu,window.innerWidth-2*Gt),b=()=>{let _=t.current?.querySelector(`[data-head="${r}"]`);_&&i.current&&Ru(i.current,_,a())};C(()=>{if(!g||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let _={...g,weights:Ft(g,w,f,p)},x=Ut(_,{...ir,width:m-Cu,height:Math.min(ir.height,window.innerHeight*ir.share)},n);c.current&&jt(ot(c.current,x.width,x.height,n),_,x,Be,n),b()}),q(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let y=h&&w?qt(e,w,u,f*h.kinds[u].heads+p):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${m}px`},children:g&&w&&l(W,{children:[l("div",{class:"title",children:Xo(g,f,p)}),l("div",{class:"note",children:["Step ",Q(w.step),y&&`: ${e.roles[y]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:xi(g,w,f,p).map(({query:_,key:x,share:v},S)=>l("li",{children:[l(L,{token:_})," looks at ",l(L,{token:x}),", ",v]},S))}),l("div",{class:"note",children:r===s?`${Pu()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Pu=()=>matchMedia("(hover: hover)").matches;function Ru(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,u)=>Math.max(Gt,Math.min(c,u-d-Gt)),a=n.right+Jo;a+r.width>window.innerWidth-Gt&&(a=n.left-Jo-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Gt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+Jo;i=c+r.height<window.innerHeight?c:Math.max(Gt,n.top-Jo-r.height)}o<1/0&&(i=Math.max(Gt,Math.min(i,o-r.height-Gt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function Si({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let u=T(null),[f,p]=O("0 0"),{side:h,short:g,label:w,gap:m,own:b}=s,[y,_]=[n.heads,n.layers].map(v=>Array.from({length:v},(S,M)=>M)),x=[h,Math.round(h/Bo(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((v,S)=>{let M=[0,0,...x],k=ot(v,...x,a);k.cells(Ft(n,r,Math.floor(S/n.heads),S%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&Ot(k,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,h,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${b}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:u,role:"grid",class:g?"grid short":"grid","aria-label":n.title,onKeyDown:Iu,style:{gap:`${m}px`,gridTemplateColumns:`${w-m}px repeat(${n.heads}, ${h}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),y.map(v=>l("span",{role:"columnheader",class:"column",children:[g?"H":"Head ",v+1]},v))]}),_.map(v=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${x[1]}px`},children:[g?"L":"Layer ",v+1]}),y.map(S=>{let[M,k,$]=[`${t} ${v} ${S}`,`${v} ${S}`,qt(o,r,e,v*n.heads+S)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":M,tabIndex:k===f?0:-1,"aria-pressed":i===M,"aria-label":Xo(n,v,S)+($&&`, ${$}`),onClick:()=>d(M),onPointerEnter:({pointerType:E})=>E!=="touch"&&c(M),onPointerLeave:({pointerType:E})=>E!=="touch"&&c(""),onFocus:({currentTarget:E})=>(p(k),E.matches(":focus-visible")&&c(M)),onBlur:()=>c(""),children:l("canvas",{})}),!g&&l("span",{class:"role",children:$})]},S)})]},v))]})]})}function Iu(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);Pt(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Nu({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:d}]=et(),u=d>0&&wi(o.kinds,d,window.innerHeight,e.films.length>1);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:l(L,{token:o.title,length:yt})}),l("div",{class:"head",children:[l("div",{class:"facts",children:Ko(e,n).map(([f,p,h])=>l("span",{class:`fact ${f}`,children:[l("span",{class:"name",children:p}),l("span",{class:"value",children:h})]},f))}),l(Hu,{film:o,frame:n})]}),l("div",{class:"kinds",ref:c,children:u&&o.kinds.map((f,p)=>l(Si,{place:`${t} ${p}`,reels:e,kind:f,frame:n,plan:u,theme:r,held:s,onPoint:a,onHold:i,number:p},p))})]})}var Oi=Ht(Nu);function Hu({film:t,frame:e}){return l("div",{class:"answer",role:"img","aria-label":yi(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(L,{token:t.text,length:We}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:mt([t.answer]),children:Vo(t,e).map(({wanted:o,written:n,state:r},s)=>l("span",{class:`piece ${r}`,children:[l(Mi,{name:"wanted",token:o}),l(Mi,{name:"written",token:n}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&l("path",{d:Wo(r,8,8)})})]},s))})]})}var Mi=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(L,{token:e,class:t});var Ei=16,$i={width:34,height:14};function Ti({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[d,{width:u}]=et(),f=T(null),p=I(()=>qo(t,u),[t,u]),[h,g,w]=[i[r],c[n],i.length>1],m=c.length>1||i.flatMap(({losses:x,exacts:v})=>[...x,...v]).length>1;C(()=>{f.current&&u&&Uo(ot(f.current,u,p.height,e),p,{reels:t,marks:h.marks,step:g},e)},[p,e,o,g,r]);let b=x=>c.reduce((v,S,M)=>Math.abs(S-x)<Math.abs(c[v]-x)?M:v,0),y=({offsetX:x})=>a(b((x-p.left)/p.line*p.end)),_=jo(h.marks,p,e);return l("div",{class:"timeline",ref:d,children:[w&&l("div",{class:"films",children:i.map(({title:x},v)=>l("button",{type:"button",class:"key","aria-pressed":v===r,title:`Show the moments of ${H(x)} on the timeline`,onClick:()=>s(v),children:[l(zu,{pen:Wt(e,v,!0)}),l(L,{token:x,length:yt})]},v))}),m&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:x=>(x.currentTarget.setPointerCapture(x.pointerId),y(x)),onPointerMove:x=>x.buttons&&y(x)}),c.length>1&&l("input",{type:"range",class:"scrubber",min:0,max:p.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${Q(g)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${p.left-Ei/2}px`,width:`${p.line+Ei}px`},onInput:({currentTarget:x})=>{let v=b(Number(x.value));x.value=String(c[v]),a(v)}}),l("div",{class:"marks",role:"group","aria-label":w?`Moments of ${H(h.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,..._.map(({lane:x})=>x)))*it.lane}px`,"--own":Wt(e,r,w).stroke},children:_.map(({mark:x,left:v,wide:S,leans:M,lane:k},$)=>{let[E,U]=[h.frames[x.frame].step,w?`${H(h.title)}: ${x.text}`:x.text];return l("button",{type:"button",class:`mark ${x.kind} ${M?"leans":""} ${E<=g?"reached":""}`,title:U,"aria-label":U,"aria-current":E===g?"step":void 0,style:{left:`${v}px`,top:`${k*it.lane}px`,width:`${S}px`},onClick:()=>a(c.indexOf(E)),children:x.short},$)})})]})}function zu({pen:t}){return l("svg",{...$i,"aria-hidden":"true",children:l("path",{d:`M1 7H${$i.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var Du=[.25,.5,1,2,4],Fu=2e4,Ai={least:125,most:500},Li=10;function Ci({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=T(null),a=T(null),[i,c]=O(1/0),[d,u]=O(""),[f,p]=O(""),[h,g]=O(0),w=ue(e),m=r.length-1,b=n?m:Math.max(0,r.findLastIndex(k=>k<=i)),y=r[b],_=k=>c(r[Math.max(0,Math.min(k,m))]),x=Io(b,m,_,Math.max(Ai.least,Math.min(Ai.most,Fu/r.length))),v=k=>(x.pause(),_(k)),S=()=>(u(""),p("")),M=Qt(k=>k===f?S():(u(k),p(k)),[f]);return q(()=>t.figure?bt(t.figure,()=>({picture:vi({reels:t,step:y,marked:h},e),theme:e})):void 0),l("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:k=>k.key==="Escape"?S():n||Uu(k,b,m,v,x.toggle),children:[l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:k})=>k.some(({blocked:$})=>$))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l("div",{class:"reels",onMouseDown:k=>qu(k,s.current),children:o.map((k,$)=>l(Oi,{number:$,reels:t,film:k,theme:e,held:f,frame:Mt(k,y),onPoint:u,onHold:M},$))}),!n&&r.length>1&&l("div",{class:"player",ref:a,children:[l(No,{what:"frame",place:b,last:m,player:x,go:v}),l("span",{class:"position",children:["Step ",Q(y),l("span",{class:"of",children:[" of ",Q(be(t))]})]}),l(Ho,{isNamed:!0,speeds:Du,player:x})]}),!n&&l(Ti,{reels:t,theme:e,fonts:w,place:b,marked:h,onMark:g,go:v}),l("div",{class:"caption","aria-live":n||x.playing?"off":"polite",children:o.map((k,$)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&k.title&&l("strong",{children:[l(L,{token:k.title,length:yt}),": "]}),Go(t,k,Mt(k,y)).map(E=>typeof E=="string"?E:l(L,{...E}))]}),!n&&Yo(k,y).map(({text:E})=>l("p",{class:"line said",children:E},E))]},$))}),l(ki,{root:s,reels:t,step:y,theme:e,held:f,head:d||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function qu(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Uu(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Li),PageUp:a(Li)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Qo=`/* What plays: its buttons, scrubber and speed. */

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
`;var Pi=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Ri=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Ii=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var Ku=[Nt,Qo,Pi,Ri,Ii].join(`
`),Ni=new WeakMap;function Hi({data:t,parentElement:e}){let o=pt(e,Ku),n=Ni.get(o),r=n?.bytes===t?n.reels:li(t);return Ni.set(o,{bytes:t,reels:r}),K(l(Ci,{reels:r,theme:It(o)},r.id),o),()=>{K(null,o),o.remove()}}function zi(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Po(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var tn=()=>{},Fi=[],qi=!1;async function Ui(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(tn=()=>e.remove(),location.search)return Ke();let o=e.dataset.view?JSON.parse(e.dataset.view):await Vu(e.dataset.labFirst??"");if(qi||!o)return Ke();e.removeAttribute("data-view"),Po(o.selection),Yu(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Fi.push(i)}),a=new MutationObserver(()=>Xu()&&Ke());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),tn=()=>{a.disconnect(),s?.(),e.remove()}}async function Vu(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Ke(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){qi=!0,tn(),tn=()=>{};for(let n of Fi.splice(0))e?.(...n)}}var Di=!1;function Xu(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Di||=t==="running",Di&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Yu(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var ji="$array",Zu={uint8:Uint8Array,uint16:Uint16Array};function Bi(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(s,a)=>{if(!a?.[ji])return a;let{[ji]:i,at:c,size:d}=a;return new Zu[i](e.buffer,e.byteOffset+n+c,d)});for(let{pieces:s,words:a}of[...r.groups,...r.whatIf?.after?.groups??[]])for(let i of[s,a])i&&(i.exact=new Map);return r}var en={looks:null,lookedAt:null};function cr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Wi(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function on({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:ar(t,o),columns:ar(e,n)}}function lr({encoderOnly:t},{rowSpots:e},o){return ar(e,{side:t?"source":"target",place:o})}function ar(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var Ve=20,Ju=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function Qu(t){let e=Ju.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var Xe=t=>V.includes(t)?"*":t,ie=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${Xe(o)}.off`;function ye(t,e,o){return t.includes(ie({...e,head:"mean"}))||Gi(e.head,o).every(r=>t.includes(ie({...e,head:r})))}function nn(t,e,o){let n=Gi("mean",o).map(c=>({...e,head:c})),r=[ie({...e,head:"mean"}),...n.map(ie)],s=t.filter(c=>!r.includes(c)),a=ye(t,e,o);if(Xe(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,ie(e)];let i=n.filter(c=>c.head!==e.head&&ye(t,c,o)).map(ie);return t.includes(r[0])?[...s,...i]:t.filter(c=>c!==ie(e))}var Gi=(t,e)=>Xe(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],rn=(t,e)=>`${t}.*.*.hide.*.${e+1}`,xe=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function Ki(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${Xe(n)}.${r}.${s<0?"*":s+1}.`,c=`${i}${a+1}`;return xe(r==="only"?t.filter(d=>d===c||!d.startsWith(i)):t,c)}function Vi({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:s})=>s===e.kind);if(!t?.after||!n)return null;let r=kt(t.after,n,{words:!1,muted:o});return td(ge(t.after,r,e,o),t.edits.map(({tag:s})=>s),e)}function td(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(Qu)){let c=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",Xe(r)].includes(i.head);if(!i||!c||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,f)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==f+1)){if(i.action==="hide")a[f*s+d]=1;else if(!t.blocked?.[f*s+d])for(let p=0;p<s;p+=1)p!==d&&(a[f*s+p]=1)}})}return{...t,blocked:a}}function Xi(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var ct={top:18,height:160,bar:14,gap:16};function Yi({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>G([Gn((a,...i)=>a.rect(...i,{fill:o.lines[s]})),st(`${r+1} ${H(t.rows[r],30)}`,{size:tt,fill:o.text},o)],6);return j([dt(`Rows compared: ${t.title}`,o),j(e.map(n),2),ed(t,e,o)])}function ed({weights:t,columns:e},o,n){let r={size:tt,code:!0,fill:n.text},s=e.map(i=>H(i,12)),a=s.map(i=>Math.max(Math.ceil(P(i,R(r,n))),o.length*ct.bar)+ct.gap);return{width:a.reduce((i,c)=>i+c,0),height:ct.top+ct.height+24,draw(i,c,d){let u=d+ct.top;for(let p of[.5,1]){let h=u+(1-p)*ct.height;i.rect(c,h,this.width,1,{fill:n.hatchGround}),i.text(D(p),c,h-8,{size:13,fill:n.quiet})}let f=c;s.forEach((p,h)=>{let g=f+(a[h]-o.length*ct.bar)/2;o.forEach((w,m)=>{let b=t[w*e.length+h]*ct.height;i.rect(g+m*ct.bar,u+ct.height-b,ct.bar-1,b,{fill:n.lines[m]})}),i.rect(f,u+ct.height,a[h],1,{fill:n.quiet}),i.text(p,f+a[h]/2,u+ct.height+13,{...r,align:"center"}),f+=a[h]})}}}function sn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!V.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>St(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:St(t).filter(a=>s.some(i=>i.head===a))}}var od=96,nd=6;function Zi({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...sn(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:f,heads:p})=>j([dt(u.group.title,s),rd(t,u,f,p,o,s)],4)),c=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=nd;return j([d?G(i,32):j(i,24),pe({isBlocked:c},s)],16)}function rd(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:od},u=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(p=>o.some(h=>h.layer===f&&h.head===p)?{weights:()=>ne(t,e,f,p),role:a.roles[f][Number(p)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&p===r.head}:null)}));return Do(d,n.map(f=>V.includes(f)?f:`Head ${f}`),u,s)}var an=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function cn(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let p=0;p<e.weights.length;p+=1)e.weights[p]>=.02&&d.push({row:Math.floor(p/c),column:p%c,weight:e.weights[p]});let u=({row:p,column:h})=>o.columns.length?o.columns.includes(h):o.rows.includes(p),f=o.rows.length+o.columns.length>0;d.sort((p,h)=>p.weight-h.weight);for(let p of f?[!1,!0]:[!1])for(let h of d){if(u(h)!==p)continue;let g=m=>r+(m+.5)*a,w=i.scale[Math.min(255,Math.round(h.weight*255))];t.path(`M${n} ${g(h.row)}L${n+s} ${g(h.column)}`,{stroke:w,width:p?4:2,opacity:f&&!p?.25:1})}}var Ji={width:960,height:720},sd=9,id=200,at={width:360,pitch:26,gap:8},ln={pitch:26,gap:16};function ur({map:t,lit:e,view:o},n){let r=o==="lines"?cd(t,e,n):o==="table"?ld(t,n):ad(t,e,n),s=[gt(t.caption,Math.max(520,r.width),n),pe({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&gt("\u2248 These weights are rounded to 1/255.",520,n);return j([dt(t.title,n),r,...s,a])}function ad(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>id+i*sd),s={width:Math.max(Ji.width,r),height:Math.max(Ji.height,n),cell:64,letters:tt},a=Ut(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>jt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function cd(t,e,o){let n=an(e),r={size:tt,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(p=>H(p,24))),i=f=>Math.ceil(Math.max(...f.map(p=>P(p,R({...r,bold:!0},o))))),[c,d]=[i(s),60],u=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:c+2*at.gap+at.width+i(a)+d,height:26+Math.max(s.length,a.length)*at.pitch,draw(f,p,h){let[g,w,m]=[p+c+at.gap,p+c+at.gap+at.width,h+26],b=y=>m+(y+.5)*at.pitch;f.text("looks (query)",g-at.gap,h+10,{size:tt,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",w+at.gap,h+10,{size:tt,bold:!0,fill:o.key}),cn(f,t,{rows:n,columns:e.columns},{left:g,top:m,width:at.width,pitch:at.pitch},o),s.forEach((y,_)=>f.text(y,g-at.gap,b(_),{...r,bold:n.includes(_),align:"right"})),a.forEach((y,_)=>{f.text(y,w+at.gap,b(_),{...r,bold:e.columns.includes(_)});let x=u(_)>=.005?rt(t)(u(_)):"";x&&f.text(x,w+at.gap+P(y,R(r,o))+8,b(_),{size:13,fill:o.quiet})})}}}function ld(t,e){let o={size:tt,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(p=>H(p,24))),a=f=>t.blocked?.[f]?"blocked":rt(t)(t.weights[f],2),i=(f,p=o)=>Math.ceil(P(f,R(p,e))),c=Math.max(...r.map(f=>i(f,n))),u=s.map((f,p)=>Math.max(i(f,n),...r.map((h,g)=>i(a(g*s.length+p))))).reduce((f,p)=>[...f,(f.at(-1)??c)+ln.gap+p],[]);return{width:u.at(-1)??c,height:(r.length+1)*ln.pitch,draw(f,p,h){let g=w=>h+(w+.5)*ln.pitch;s.forEach((w,m)=>f.text(w,p+u[m],g(0),{...n,align:"right"})),r.forEach((w,m)=>{f.rect(p,h+(m+1)*ln.pitch,u.at(-1)??c,1,{fill:e.hatchGround}),f.text(w,p,g(m+1),n),s.forEach((b,y)=>f.text(a(m*s.length+y),p+u[y],g(m+1),{...o,align:"right"}))})}}}var ud=.1;function un({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=ud||t===r&&r>0?rt({rounded:e})(t):""}function dn(t,e,o,n,r){let s=g=>{let w=t.groups.find(m=>m.kind===g);return w&&ge(t,kt(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(g,w)=>g?g.weights.subarray(w*g.columns.length,(w+1)*g.columns.length):[],d=[...c(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=u<0?[...c(i,o)]:[],p=t.source.map((g,w)=>({token:g,weight:u<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),h=t.target.map((g,w)=>{let m=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,y=u>=0?a&&w>0?a.weights[(w-1)*a.columns.length+u]:null:w<=o?f[w]??null:null,_=w===o+1;return{token:g,weight:_&&u<0?null:y,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:m?"later":_&&u<0?"written":b?"forced":"",note:_&&u<0?b?"forced":"written":void 0}});return{source:p,target:h,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var Qi=8;function pn(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:h})=>h===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=kt(t,i,{words:!1,muted:!1}),d=c.columns.length,u=ne(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),f=u.indexOf(Math.max(...u)),p=t.target.slice(Math.max(0,e+1-Qi),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Qi?"\u2026 ":""}`,...p.flatMap((h,g)=>[g?" ":"",{token:h}])],", looks at ",{token:t.source[f],strong:!0},` (${rt({rounded:Ao(c,o.layer,o.head)})(u[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${D(s,1)}).`]}var _e=640,Kt={height:28,padding:8,gap:6,line:50},Et={line:26,height:12,number:70,tag:64};function ea({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=dn(t,e,o,n,!1),i=t.steps[o],c=i?pn(t,o,e).map(d=>typeof d=="string"?d:H(d.token)).join(""):"";return j([i&&dt(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&gt(c,_e,r),dr(t.encoderOnly?"Tokens":"Source","",r),ta(s,r),!t.encoderOnly&&dr("Target so far","",r),!t.encoderOnly&&ta(a,r),i&&dr(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Rt(i.entropy,2)} nats`,r),i&&dd(i,r)],8)}var dr=(t,e,o)=>G([st(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&st(e,{size:tt,fill:o.quiet},o)],8);function ta(t,e){let o={size:tt,code:!0},n=t.map(({token:c})=>Math.ceil(P(H(c),R({...o,bold:!0,fill:""},e)))+2*Kt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>_e&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+Kt.gap;let i=mt(t.map(({token:c})=>c))==="rtl";return{width:_e,height:(a+1)*Kt.line,draw(c,d,u){t.forEach((f,p)=>{let[h,g,w]=[d+(i?_e-r[p].x-n[p]:r[p].x),u+r[p].line*Kt.line,n[p]],m=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),b=["written","current"].includes(f.state),y=f.lit?e.key:b?e.primary:f.state==="forced"?e.text:e.hatchLine;m>=0&&c.rect(h,g,w,Kt.height,{fill:e.scale[m],radius:6}),c.rect(h,g,w,Kt.height,{stroke:y,width:f.lit||b?3:1,radius:6});let _=m<0?e.text:e.ink[m];c.text(H(f.token),h+w/2,g+Kt.height/2,{...o,fill:_,bold:b,align:"center"});let x=un(f,t);x&&c.text(x,h+w/2,g+Kt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function dd({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,f],p)=>({name:H(u),share:f,drawn:o?.[p],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:f})=>Math.ceil(P(u,R({size:tt,code:f,bold:!0,fill:""},s))))),c=o?2*Et.number:Et.number,d=_e-i-c-Et.tag-24;return{width:_e,height:a.length*Et.line,draw(u,f,p){a.forEach(({name:h,share:g,drawn:w,isWritten:m,code:b},y)=>{let[_,x]=[f+i+12,p+(y+.5)*Et.line],v=M=>[_,x-Et.height/2,M*d,Et.height],S={size:tt,fill:s.text,bold:m};u.text(h,f,x,{...S,code:b}),u.rect(...v(1),{fill:s.hatchGround,radius:3}),u.rect(...v(g),{fill:m?s.primary:s.quiet,radius:3}),w!==void 0&&u.rect(...v(w),{stroke:s.text,width:1.5,radius:3}),u.text(D(g,1),_+d+Et.number,x,{...S,align:"right"}),w!==void 0&&u.text(D(w,1),_+d+2*Et.number,x,{...S,align:"right"}),m&&u.text(r?"forced":"written",_+d+c+10,x,S)})}}}function oa({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var pr=30,pd=3;function fn({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?fd(t,o,n):o>=0?fr(t,o):hd(t,n)})}function fd(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(W,{children:[l(L,{token:t.rows[e],length:pr})," ",r?"is blocked from":"looks at"," ",l(L,{token:t.columns[o]}),!r&&l("b",{children:[" ",rt(t)(t.weights[n],2)]})]})}function fr(t,e){let o=t.columns.length,n=na(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(W,{children:[l(L,{token:t.rows[e],length:pr})," looks at ",n.length?ra(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function hd(t,e){let o=t.columns.length,n=na(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(W,{children:[l(L,{token:t.columns[e]})," is looked at most by ",n.length?ra(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var na=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,pd),ra=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(L,{token:o,length:pr})," (",rt(e)(n),")"]},r));function sa({example:t,step:e,open:o}){return l("p",{class:"sentence",children:pn(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?l("b",{children:l(L,{token:n.token})},r):l(L,{token:n.token},r))})}function ia({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",D(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(L,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:fr(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(d=>rt(t)(s(d,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((d,u)=>l("span",{style:{height:`${s(d,c)*100}%`,background:o[u]}},d))}),l(L,{token:i,length:8})]},c))})]})}function aa(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement?.matches("body, main")??!0,u=d&&wd(c),f=gd(c,i)||s&&d,p={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},h={...p,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},g=u||s||f,w=(f?h:u?p:{})[i.key]??(g&&!hr(i)?md(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function md(t,e,o){if(t==="Escape")return o?()=>B({present:!1}):void 0;if(!ae())return;let n=t.toLowerCase();return n==="f"?()=>B({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var ca="attention-lab-letter-keys",ae=()=>localStorage.getItem(ca)!=="off";function la(){localStorage.setItem(ca,ae()?"off":"on")}function gd(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function hr(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function wd(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function wt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ua={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function da({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(wt,{label:"Attention",options:t.groups.map(({kind:s})=>[s,ua[s]]),value:e.kind,onChoose:s=>B({kind:s,rows:[]})}),l(wt,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>B({layer:Number(s)-1})}),l(wt,{label:"Head",isNamed:!0,options:St(n).map(s=>[s,s]),value:e.head,onChoose:s=>B({head:s})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&l(wt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>B({tokens:s,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>B({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(xd,{example:t,selection:e,layers:r}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>B({present:!0}),children:"Present"}),l(bd,{letters:o})]})]})}function bd({letters:t}){let[e,o]=O(ae);return l("button",{type:"button",class:"plain keys","aria-pressed":e,title:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${t.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`,onClick:()=>(la(),o(ae())),children:["Keys ",[...t,"F","B"].join(", ")]})}function pa({example:t,selection:e}){return l(wt,{label:"View",options:yd(t),value:e.view,onChoose:o=>B({view:o})})}function yd({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function xd({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([u,f])=>l("button",{type:"button","aria-pressed":c.includes(u),onClick:()=>d(n(c,u)),children:f},f))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,ua[a]]),e.kinds,a=>B({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>B({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>B({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>B({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var fa="attention-lab-first-steps",ha="called-out",ve=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],mr=-1;function ma({root:t}){let e=T(null),[o,n]=O(()=>mr<0?_d()?0:ve.length:mr);mr=o;let{part:r,title:s,words:a,touch:i}=ve[o]??{};if(C(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),q(()=>{let d=r&&t.current?.querySelector(r);if(d)return d.classList.add(ha),o>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(ha)},[o]),!r)return null;let c=()=>n(ve.length);return l("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&c(),children:[l("h2",{children:[s," ",l("span",{class:"note",children:[o+1," of ",ve.length]})]}),l("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<ve.length?"Next":"Begin"}),o+1<ve.length&&l("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function _d(){try{let t=localStorage.getItem(fa)===null;return localStorage.setItem(fa,"yes"),t}catch{return!1}}var Vt=t=>t instanceof PointerEvent&&t.pointerType==="touch";function ga({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:c="chooses the row"}){let d=T(null),u=T(""),[f,p]=et(),h=I(()=>p.width?Ut(t,{...p,cell:64,letters:n},o):null,[t.rows,t.columns,p,n,o]);C(()=>{!h||!d.current||jt(ot(d.current,h.width,h.height,o),t,h,e,o)},[h,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let g=({offsetX:w,offsetY:m})=>h&&di(h,w,m);return l("div",{class:"large-map",ref:f,children:[l("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:w=>{let m=g(w);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:w})=>w!=="touch"&&s(-1,-1),onClick:w=>{let m=g(w);if(!m||m.row<0&&!i)return;let b=(m.row<0||e.rows.includes(m.row))&&(m.column<0||e.columns.includes(m.column));Vt(w)&&!(b&&u.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),u.current=`${m.row} ${m.column}`},onKeyDown:w=>h&&vd(w,h,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",c,", Escape lets go."]})]})}function vd(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(p,h)=>Math.max(0,Math.min(p,h-1)),d=(p,h)=>r(c(a+p,e.length),c(i+h,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},f=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!f||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var kd=.005,ba={least:20,most:30};function ya({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=T(null),[a,i]=et(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(ba.least,Math.min(ba.most,Math.floor((i.height-30)/c))),[u,f]=[c*d,Math.max(60,Math.min(420,i.width*.36))],p=an(e);C(()=>{s.current&&i.width&&cn(ot(s.current,f,u,o),t,{rows:p,columns:e.columns},{left:0,top:0,width:f,pitch:d},o)},[t,i,o,p.join(),e.columns.join()]);let h=(M,k)=>t.weights[M*t.columns.length+k],g=(M,k)=>t.blocked?.[M*t.columns.length+k]?"blocked":h(M,k)>=kd?rt(t)(h(M,k)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,m=M=>M.split(" \u2192 "),[b,y]=O(""),_=`row ${p[0]??0}`,v=new Set([...t.rows.map((M,k)=>`row ${k}`),...t.columns.map((M,k)=>`column ${k}`)]).has(b)?b:_,S=M=>({"data-place":M,tabIndex:M===v?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:Sd,onFocusIn:({target:M})=>M instanceof HTMLElement&&y(M.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,k)=>l("li",{children:l("button",{type:"button",...S(`row ${k}`),class:(w<0?p.includes(k):h(k,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(k),onPointerEnter:({pointerType:$})=>$!=="touch"&&n(k,-1),onFocus:({currentTarget:$})=>$.matches(":focus-visible")&&n(k,-1),onClick:$=>Vt($)&&!e.rows.includes(k)?n(k,-1):r(k),children:[l("span",{class:"number",children:w<0?"":g(k,w)}),l("span",{children:m(M).map(($,E)=>[E?" \u2192 ":"",l(L,{token:$,length:10},E)])})]})},k))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${u}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,k)=>{let $=p.length===1&&w<0?h(p[0],k):0,E=e.columns.includes(k)||$>=.02;return l("li",{children:l("button",{type:"button",...S(`column ${k}`),class:E?"lit":"",onPointerEnter:({pointerType:U})=>U!=="touch"&&n(-1,k),onFocus:({currentTarget:U})=>U.matches(":focus-visible")&&n(-1,k),onClick:()=>n(-1,k),children:[l(L,{token:M}),l("span",{class:"number",children:p.length===1&&w<0?g(p[0],k):""})]})},k)})})]})]})}function Sd(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Pt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var gr=32,xa=8;function _a({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),a=rt(t),i=Math.max(0,Math.floor(r/gr)-xa),c=Math.min(t.rows.length,i+3*xa+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>l("th",{scope:"col",children:l(L,{token:d})},u))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*gr}px`}}),t.rows.slice(i,c).map((d,u)=>{let f=i+u;return l("tr",{"aria-rowindex":f+2,class:e.includes(f)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(f),onClick:()=>n(f),children:l(L,{token:d,length:30})})}),t.columns.map((p,h)=>{let g=f*t.columns.length+h;return l("td",{children:t.blocked?.[g]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[g],2)},h)})]},f)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*gr}px`}})]})]})})}var va={usual:14,presented:20};function hn({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c}){let d=u=>a(u,-1);return t==="lines"?l(ya,{map:o,lit:n,theme:r,onPoint:s,onPress:d}):t==="table"?l(_a,{map:o,chosen:n.chosen,caption:o.caption,onPress:d}):l(ga,{map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c,caption:o.caption,letters:e?va.presented:va.usual})}function ka({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>ht(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Rt(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(Md,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(Sa,{share:e.others}),l("span",{class:"probability",children:D(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function Md({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=l(W,{children:[l(L,{token:s,class:"name"}),l(Sa,{share:a,drawn:n}),l("span",{class:"probability",children:[D(a,1),n!==void 0&&l("i",{class:"drawn",children:D(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:u,"aria-disabled":!c,title:c?`Write ${H(s)} instead`:"",onClick:()=>c&&r(s),children:d}):l("div",{class:u,children:d})}function Sa({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Ma(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,c+=1){let f=d+a[u];t[c]>s[f]&&(s[f]=t[c])}}return s}var Od=480,br={short:24,long:60},mn=8,Ed=5,wr={least:32,switched:48,most:104};function $d({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:d,switches:u}){let[f,{width:p}]=et(),h=e.map(w=>({frame:w,...sn(w,n,r)})),g=(u?h.map(Td):h).filter(({places:w})=>w.length);return l("div",{class:`overview ${a?"besides":""}`,ref:f,onPointerLeave:({pointerType:w})=>w!=="touch"&&i(null),children:[!g.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),p>0&&g.map(({frame:w,heads:m,places:b})=>l(Ad,{example:t,frame:w,heads:m,places:b,open:o,theme:s,onPeek:i,onOpen:c,onTap:d,switches:u,label:u||p<Od?br.short:br.long,width:p},w.group.kind))]})}var Ea=Ht($d);function Td(t){let e=o=>o==="mean"||!V.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function Ad({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d,onTap:u,switches:f}){let{group:p}=e,h=a===br.short,g=Math.floor(Math.max(wr.least,Math.min(f?wr.switched:wr.most,(i-a-12)/o.length-mn))),w=T(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),b={width:g,height:Math.round(g/m)},y=f?n.filter(f.isOff).map(ce):[];C(()=>{w.current&&Ld(w.current,t,e,o,n,b,s,y)},[t,e,n.map(ce).join(),g,s,y.join()]);let _=[...new Set(n.map(({layer:S})=>S))],x=new Map(n.map(S=>[ce(S),S])),v=n.find(S=>gn(S,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:p.note,children:p.title}),!h&&l("p",{class:"note",children:p.note}),l("div",{class:"scroller",children:l("div",{class:h?"grid short":"grid",role:"grid","aria-label":p.title,ref:w,"data-kind":p.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${g}px)`},onKeyDown:Pd,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(S=>l("span",{role:"columnheader",class:"column",children:f&&V.includes(S)?"all":h||V.includes(S)?S:`Head ${S}`},S))]}),_.map(S=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${S+1}`,children:[h?"L":"Layer ",S+1]}),o.map((M,k)=>{let $=k?null:l("canvas",{"data-layer":S,"aria-hidden":"true"}),E=x.get(ce({layer:S,head:M}));if(!E)return l("span",{role:"gridcell",class:"cell",children:$},M);let U=p.roles[S][Number(M)-1]??"",F=gn(E,r),A=y.includes(ce(E));return l("span",{role:"gridcell",class:V.includes(M)?"cell summary":"cell",children:[$,l("button",{type:"button",class:F?"thumb open":"thumb",tabIndex:E===v?0:-1,"aria-current":F?"true":void 0,"aria-label":`${Oa(p.title,E,U)}${A?", off":""}`,"data-place":ce(E),style:{width:`${b.width}px`,height:`${b.height}px`},onClick:X=>Vt(X)?u(E):d(E),onPointerEnter:({pointerType:X})=>X!=="touch"&&c(E),onFocus:({currentTarget:X})=>X.matches(":focus-visible")&&c(E),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),f&&l("button",{type:"button",role:"switch",class:"off-switch",tabIndex:E===v?0:-1,"aria-checked":!A,"aria-label":`${Oa(p.title,E,"")}, on`,title:A?"Switch it on again":"Switch it off",onClick:()=>f.onSwitch(E),children:A?"off":"on"}),U&&!f&&l("span",{class:"role",children:U})]},M)})]},S))]})})]})}var ce=({layer:t,head:e})=>`${t} ${e}`,gn=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Oa(t,{layer:e,head:o},n){let r=V.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Ld(t,e,o,n,r,{width:s,height:a},i,c){let[d,u]=[o.rows.length,o.columns.length],f=window.devicePixelRatio||1,p=[Math.min(d,Math.round(a*f)),Math.min(u,Math.round(s*f))];for(let h of t.querySelectorAll("canvas")){let g=ot(h,n.length*(s+mn)-mn,a,i),w=new Path2D;for(let{layer:m,head:b}of r){if(String(m)!==h.dataset.layer)continue;let y=n.indexOf(b)*(s+mn),_=Ma(Ys(e,o,m,b),[d,u],p);g.cells(_,...p,[y,0,s,a]),o.blocked&&Ot(g,o.blocked,d,u,[y,0,s,a]),c.includes(ce({layer:m,head:b}))&&(g.rect(y,0,s,a,{fill:i.ground,opacity:.75}),g.hatch(y,0,s,a)),w.roundRect(y,0,s,a,Ed)}Cd(h,w)}}function Cd(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Pd(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];Pt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function $a(t){let e=T(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);q(()=>{let n=o.map(r=>bt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Rd=1e3,Id=[.5,1,2,4],Ta=(t,e,o)=>Io(t,e,o,Rd);function Aa({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(No,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(Ho,{speeds:Id,player:o})]})}var yr=1e3,Nd=3e4;function La(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,c(d,"pieces")]:u}).flat();function c(d,u){let f=d[u];return qe(d,n).map(p=>({axes:f,place:Ue(d,o,p),address:`${t?.exactAt}/${d.kind}-${u}-${o}-${p}`})).filter(p=>!f.exact.has(p.place))}}function Ca({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[yr,!1,!1];async function u({axes:h,place:g,address:w}){a.add(w);let m=!1,b=await t(w).catch(()=>(m=!0,null));a.delete(w),b?.byteLength===2*h.rows.length*h.columns.length?(h.exact.set(g,new Uint16Array(b)),[s,i,d]=["",yr,!1]):(s=m?"silent":"gone",f()),e(),!(s!=="gone"||d)&&(d=!0,o())}function f(){c||(c=!0,n(()=>{c=!1,p()},i),i=Math.min(2*i,Nd))}function p(){for(let h of r)!h.axes.exact.has(h.place)&&!a.has(h.address)&&u(h)}return{want(h){[r,i]=[h,yr],p()},trouble:()=>s}}var Hd=2e4;function xr(t,e,o,n){let[r,s]=O(0),a=T(n);a.current=n;let i=I(()=>Ca({get:zd,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=La(t,e,o);return q(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),q(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function zd(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Hd)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Dd="the exact weights are on the way.",Fd={"":Dd,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Pa({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Fd[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function Ra(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=qd(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function qd(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var Ia=1e3;function Na({root:t,pointing:e,step:o}){let[n,r]=O(""),s=T(null),a=T({text:"",timer:0,free:0,opened:performance.now()});return q(()=>()=>clearTimeout(a.current.timer),[]),q(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",d={pointing:e,step:o,readOut:c(".read-out"),outcome:c(".outcome")},u=s.current;s.current=d;let f=a.current,p=!e&&performance.now()<f.opened+Ia;if(!u||p||jd(i))return;let h=Ud(u,d);if(!h||(f.text=c(h),f.timer))return;let g=()=>{Object.assign(f,{timer:0,free:performance.now()+Ia}),r(f.text)};f.timer=window.setTimeout(g,Math.max(0,f.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function Ud(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function jd(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function _r({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=T(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&Bd(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:mt(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,d)=>{let{token:u,weight:f,state:p,lit:h}=c,g=f===null?-1:Math.round(Math.min(1,f)*255),w=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]};return l("span",{class:`item ${p} ${h?"lit":""}`,onPointerEnter:({pointerType:m})=>m!=="touch"&&s(d),onClick:m=>a&&(h||!Vt(m))?a(d):s(d),children:[l("span",{class:"chip",style:w,children:p==="later"?"":l(L,{token:u})}),l("span",{class:"share",children:un(c,o)})]},d)})})]})}function Bd(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Ha({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=I(()=>dn(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),u=V.includes(e.head)?e.head:`head ${e.head}`,f=h=>g=>i(g<0?en:Wi(t,h,g)),p=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(W,{children:[l(_r,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${p[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:f("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(_r,{title:"Target so far",note:d.asked?`how much each looks at \u201C${ht(d.asked)}\u201D, as it is written`:`lit by ${p[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:f("target"),onPress:h=>c(Math.max(0,h-1))})]})}function za({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var Wd=10;function Da({map:t,onPoint:e}){let[o,n]=O(!1),r=I(()=>o?za(t,Wd):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:d})=>d!=="touch"&&e(a,i),children:[l(L,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(L,{token:t.columns[i],length:30})," ",l("b",{children:D(c)})]})},`${a} ${i}`))})]})}var Gd=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],qa={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},Kd=({layer:t,head:e})=>V.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function Ua({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=ye(o.tags,t,e);return l("div",{class:"edit-bar controls",children:[l("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(nn(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",Kd(t),l("span",{class:"keys",children:" (O)"})]}),l(wt,{label:"A click",isNamed:!0,options:Gd,value:n,onChoose:r}),l("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),l("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function ja({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return l("section",{class:"source-tokens",children:[l("h3",{children:["Hide a token ",l("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",l("span",{class:"keys",children:" (H)"})]})]}),l("div",{class:"tokens-line",dir:mt(t.source),children:t.source.map((n,r)=>{let s=rn(o,r),a=e.tags.includes(s);return l("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(xe(e.tags,s)),children:l(L,{token:n})},r)})})]})}function Ba({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,c]=o?Xi(s,a):[[],[]];return l("section",{class:e.waits?"written waits":"written",children:[l(Fa,{name:"As trained",tokens:s,marks:i}),o&&l(Fa,{name:"Changed",tokens:a,marks:c,note:r===null?"":r?"right":"not right"}),l("p",{class:"outcome note",children:Vd(e,n)})]})}function Vd({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=Ve?`${o} These are ${Ve} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token, or click a cell of the map."}function Fa({name:t,tokens:e,marks:o,note:n=""}){return l("div",{class:"written-line",children:[l("h3",{children:t}),l("div",{class:"tokens-line",dir:mt(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return l(a,{class:"written-token",children:l(L,{token:r})},s)})}),n&&l("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function Wa({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?l("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>l("li",{children:[o.get(r)??l("span",{class:"note",children:[r," \u2026"]}),l("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Ga({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=O("after"),i=(c,d,{map:u,lit:f})=>l("section",{class:`pane ${c}`,"aria-label":d,children:[l("h3",{children:d}),l(hn,{...n,map:u,lit:f,columns:!0,onPoint:(p,h)=>r(u,p,h)}),l(fn,{map:u,lit:f})]});return l("div",{class:e?`panes two ${s}`:"panes",children:[e&&l("div",{class:"sides-of",children:l(wt,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&l("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function Ka({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:p})=>p)},[n,r]=O(null),s=T([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,c=p=>{let h={turn:Math.max(n?.turn??0,o.turn)+1,tags:p};r(h),e?.("edit",h)},d=p=>{p.length>Ve||p.join()===i.join()||(s.current.push(i),c(p))},u=()=>c(s.current.pop()??i.slice(0,-1)),f=new Map((t?.edits??[]).map(p=>[p.tag,p.words]));return{tags:i,words:f,waits:a,change:d,undo:s.current.length||i.length?u:null}}function Va({groups:t,whatIf:e},o,n){let r=T(o);r.current=o;let s=({kind:a})=>t.find(i=>i.kind===a)?.heads??1;return I(()=>e&&n&&{isOff:a=>ye(r.current.tags,a,s(a)),onSwitch:a=>r.current.change(nn(r.current.tags,a,s(a)))},[t,e,o.tags.join()])}function Xa(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,c=document.activeElement?.matches("body, main")??!0;!r||!ae()||hr(n)||!(i||c)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Ya({example:t,selection:e,theme:o,send:n}){let r=T(null),[s,a]=O(en),[i,c]=O(null),d={words:e.tokens==="words",muted:e.mute},u=I(()=>t.groups.map(N=>kt(t,N,d)),[t,d.words,d.muted]),f=i&&Xd(t,i)?i:e,p=u.find(({group:N})=>N.kind===f.kind)??u[0],h=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=xr(t,e,h,n),m=I(()=>h?Zs(t,f):ge(t,p,f,d.muted),[t,p,f.layer,f.head,h,g]),b=Ka(t,n),[y,_]=O("hide"),[x]=xr(t.whatIf?.after??null,e,!1,n),v=I(()=>Vi(t,f,d.muted),[t,f.kind,f.layer,f.head,d.muted,x]),S=Math.max(0,t.steps.length-1),M=N=>B({step:Math.max(0,Math.min(N,S))}),k=Ta(e.step,S,M),$=s.looks?.side==="target"?s.looks.place:e.step;aa(r,{go:M,step:e.step,last:S,player:k,presenting:e.present}),cs(r),C(()=>Ra(r.current,e.present),[e.present]);let E=lr(t,m,e.step),U=(k.playing||t.layout==="decoding")&&!t.encoderOnly,F={...on(m,s),step:t.whatIf?[]:$===e.step?E:lr(t,m,$),chosen:h||t.whatIf?[]:e.rows,done:U&&E.length?E[0]+1:1/0};C(()=>Jd(r.current,u,s),[u,s]);let A=Qt((N,ft)=>a(cr(m,N,ft)),[m]),X=N=>{let[{side:ft,place:Yt}]=m.rowSpots[N];if(t.layout!=="heads")return ft==="target"||t.encoderOnly?M(Yt):void 0;let Je=e.rows.includes(N)?e.rows.filter(Rc=>Rc!==N):[...e.rows,N].slice(-Jn);return B({rows:Je})},$t=Qt(N=>{c(null),B({...N,rows:[]})},[]),Tt=T(i);Tt.current=i;let Ze=Qt(N=>{!Zd(r.current)||Tt.current&&gn(Tt.current,N)?$t(N):c(N)},[]),Xt=Va(t,b,n),kn=(N,ft,Yt)=>{if(Yt<0||m.blocked?.[ft*m.columns.length+Yt])return;let[{place:Je}]=m.columnSpots[Yt];b.change(N==="token"?xe(b.tags,rn(f.kind,Je)):Ki(b.tags,f,N,ft,Je))},[Sn,Rr]=[F.rows[0]??-1,F.columns[0]??-1];Xa(r,Xt?{o:()=>Xt.onSwitch(f),h:N=>N?.dataset.tag?b.change(xe(b.tags,N.dataset.tag)):kn("token",Sn,Rr),s:()=>Sn>=0&&kn("only",Sn,Rr)}:{}),C(()=>c(null),[e.kind,e.layer,e.head]);let Ir=I(()=>u.filter(({group:N})=>!e.kinds.length||e.kinds.includes(N.kind)),[u,String(e.kinds)]),Pc=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[Nr,Hr]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],Me=N=>N&&{picture:N,theme:o};return $a({map:()=>Me(ur({map:m,lit:F,view:e.view},o)),compared:F.chosen.length>0&&(()=>Me(Yi({map:m,rows:F.chosen},o))),heads:()=>Me(Zi({example:t,frames:Ir,open:e,layers:Nr,roles:Hr},o)),player:()=>Me(ea({example:t,open:f,step:$,pointed:s},o)),"changed-map":v!==null&&(()=>Me(ur({map:v,lit:Be,view:e.view},o)))}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(da,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&l(ma,{root:r}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l(Ea,{example:t,frames:Ir,open:Pc,layers:Nr,roles:Hr,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:$t,onTap:Ze,switches:Xt})}),l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>B({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:i?"peeked":"",children:m.title}),l(pa,{example:t,selection:e})]}),Xt&&l(Ua,{open:e,heads:p.group.heads,editing:b,mode:y,onMode:_}),Xt&&l(ja,{example:t,editing:b}),t.whatIf&&l(Ba,{example:t,editing:b}),Xt&&l(Wa,{editing:b}),t.whatIf?l(Ga,{before:{map:m,lit:F},after:v&&{map:v,lit:{...Be,...on(v,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:qa[y],onPress:(N,ft)=>Xt&&kn(y,N,ft)},onPoint:(N,ft,Yt)=>a(cr(N,ft,Yt))}):l(W,{children:[l(hn,{map:m,lit:F,theme:o,view:e.view,presented:e.present,onPoint:A,onPress:X}),l(fn,{map:m,lit:F})]}),t.exactAt&&l(Pa,{map:m,trouble:w,muted:d.muted&&!h,peeked:i!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),(v??m).blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask",v&&", or taken away"]})]}),l("div",{class:"foot",children:[n&&!V.includes(f.head)&&!h&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:F.chosen.at(-1)??E[0]??1}),children:"Work its numbers out, inside this head"}),l(Da,{map:m,onPoint:A})]}),F.chosen.length>0&&!i&&l(ia,{map:m,rows:F.chosen,colours:o.lines,onDrop:X})]}),!t.whatIf&&t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(Aa,{step:e.step,last:S,player:k,go:M}),t.steps[$]&&l(sa,{example:t,step:$,open:f}),l(Ha,{example:t,open:f,step:$,pointed:s,came:g,theme:o,player:k,onPoint:a,go:M}),t.steps[$]&&l(ka,{example:t,step:t.steps[$],onForce:n&&t.forceable?N=>(k.pause(),n("forced",{step:$,token:N})):void 0}),$===S&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(Na,{root:r,pointing:F.rows.length+F.columns.length>0,step:$}),t.cards&&l(oa,{card:Yd(t,f),heading:t.cards.heading,note:t.cards.note})]})}function Xd({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&St(r).includes(n)}function Yd({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Zd(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function Jd(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=on(n,o),i=([p=-1],h)=>p<0?["-10","0"]:[String(p/h),String(1/h)],[[c,d],[u,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[p,h]of Object.entries({top:c,high:d,left:u,wide:f}))r.style.setProperty(`--${p}`,h);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Za=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var wn=`/* Choices */

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
`;var Ja=`/* All heads */

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
`;var bn=`/* The open head */

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
`;var Qa=`/* Steps */

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
`;var tc=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var ec=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var oc=`/* Decoding: the steps first */

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
`;var nc=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var cp=[Nt,Qo,Za,wn,Ja,bn,Qa,tc,ec,oc,nc].join(`
`),rc=new WeakMap;function vr({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,cp),r=rc.get(n),s=r?.bytes===t?r.example:Bi(t);return rc.set(n,{bytes:t,example:s}),K(l(lp,{example:s,theme:It(n),send:o}),n),Ke(e,o),()=>{K(null,n),n.remove()}}function lp({example:t,theme:e,send:o}){let[n,r]=O(se);return q(()=>{let s=()=>r(se());return s(),Ro(s)},[]),l(Ya,{example:t,theme:e,send:o,selection:ti(n,t)})}var sc=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function ic(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=sc(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&sc(o.blocked)}return e}var yn={usual:14,small:12},kr=200,Sr=90,ke=5,up={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function xn(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)dp(t,s,r);for(let s of o.boxes)pp(t,s,n,r);if(o.boxes[0].width>=Sr)for(let s of o.tokens)hp(t,e,s,r)}function dp(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,f]of s)[a,i]=d==="M"?[Number(u),Number(f)]:d==="H"?[Number(u),i]:[a,Number(u)];let c=n==="H"?`M${a} ${i}L${a-ke} ${i-ke}V${i+ke}Z`:`M${a} ${Number(r)}L${a-ke} ${i+ke}H${a+ke}Z`;t.path(c,{fill:o.quiet})}function pp(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[up[e.role]],u=e.name===a,f=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?c.text:d,width:u?3:1.2,radius:6});let p=fp(e.value,o,n,r,s);if(p&&Mr(t,e.value,p),r<Sr)return;let h=r<kr?yn.small:yn.usual,g={size:h,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(p?p[0]:o+r)-o-14,m=e.role==="add"?"+ Add":e.title;if(P(m,R(g,c))<=w||s<2.6*h)t.text(m,o+8,n+s/2,g);else{let b=xo(m,w,g,c);b.draw(t,o+8,n+(s-b.height)/2)}}function fp(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Sr?.8:n<kr?.3:.42));return[e+n-s-c,o+s,c,a]}function Mr(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Ot(t,s,o,n,a)}function hp(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<kr?yn.small:yn.usual,code:!0,fill:i.text},d=e[o].map(g=>H(g)),u=e[o].every(g=>[...g].length===1||/^<.*>$/.test(g)),f=g=>g.join(u?"":" "),p=g=>P(f(d.slice(0,g))+(g<d.length?"\u2026":""),R(c,i))<=s,h=d.length;for(;h>1&&!p(h);)h-=1;t.text(f(d.slice(0,h))+(h<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var Or={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Se=9,Ye=24,Er=8,mp=.62,gp=1.25,xt={most:300,gap:64,side:26,edge:10};function _n(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(h=>h.layer===null||h.layer===e),s=["encoder","decoder"].filter(h=>r.some(g=>g.side===h)),a=s.map(h=>r.filter(g=>g.side===h)),i=Math.max(...a.map(h=>2*(Ye+Se)+2*Er+h.reduce((g,w)=>g+Or[w.role]+Se,0))),c=Math.max(mp,Math.min(gp,n/i)),d=Math.min(xt.gap,o*.1),u=Math.floor(Math.min(xt.most,(o-xt.edge-s.length*xt.side-(s.length-1)*d)/s.length)),f=Math.ceil(i*c),p={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(u+xt.side)+(s.length-1)*d+xt.edge,height:f,unit:c};return a.forEach((h,g)=>wp(p,h,{left:xt.side+g*(u+xt.side+d),width:u,isLast:g===a.length-1})),yp(p),p}function wp(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=u=>i-=u*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(Ye),width:n,height:Ye*s});let d=null;if(e.forEach((u,f)=>{let p=e[f-1];p&&p.layer===null!=(u.layer===null)&&c(Er);let h=i,g=(c(Se),c(Or[u.role])),w=Or[u.role]*s;t.arrows.push(`M${a} ${h}V${g+w}`),t.boxes.push({box:u,left:o,top:g,width:n,height:w}),u.layer!==null&&(d={top:g,bottom:d?.bottom??g+w})}),d){let{top:u,bottom:f}=d,p=Er*s*.8;t.frames.push({left:o-xt.side+6,top:u-p,width:n+xt.side,height:f-u+2*p})}r&&(t.arrows.push(`M${a} ${i}V${c(Se),i}`),t.tokens.push({text:"written",left:o,top:c(Ye),width:n,height:Ye*s}));for(let u of bp(t,e))t.lines.push(u)}function bp(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Se*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function yp(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Se*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var xp={width:760,height:860};function ac(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=_n(t,{layer:n,...xp}),s={width:r.width,height:r.height,draw:(a,i,c)=>xn(po(a,i,c),t,r,{open:"",here:[]},o)};return j([dt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var $r=13,cc={least:6,most:22},lc=380;function uc(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let h={rows:s,columns:a,weights:r.cells,blocked:r.blocked},g=Ut(h,{width:o,height:lc,cell:40,letters:$r},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:g.width,height:g.height,draw:(m,b,y)=>jt(m,h,{...g,left:g.left+b,top:g.top+y},w,n)}}let c={size:$r,code:!0,fill:n.quiet},d=i?s.map(h=>H(h,10)):[],u=d.length?Math.ceil(Math.max(...d.map(h=>P(h,R(c,n)))))+8:0,f=Math.max(cc.least,Math.min(cc.most,lc/r.rows)),p=Math.round(r.rows*f);return{width:o,height:p,draw(h,g,w){for(let m of zo(d.length,f,$r,[]))h.text(d[m],g+u-6,w+(m+.5)*f,{...c,align:"right"});Mr(h,r,[g+u,w,o-u,p])}}}var _p={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function dc({model:t,box:e,theme:o,send:n}){let r=T(null),[s,{width:a}]=et();C(()=>{if(!r.current||!a)return;let p=uc(t,e,a,o);p.draw(ot(r.current,p.width,p.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[u,f]=_p[e.role]??[];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:vn(e)}),l("p",{children:[e.said," ",i.said]}),u&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:u,kind:e.kind,layer:e.layer}),children:f}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${vn(e)}: ${Q(c)} \xD7 ${Q(d)} numbers`})}),l("p",{class:"note",children:[Q(c)," \xD7 ",Q(d),": ",vp(e),", ",kp(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var vp=({role:t})=>t==="attention"?"row = looks":"row = token";function kp({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function pc({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=et(),[i,c]=O(""),[d,u]=O(""),f=I(()=>a.width?_n(t,{layer:r,...a}):null,[t,r,a]),p=w=>f?.boxes.find(m=>m.box.name===Sp(w,r))?.box,h=f?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,g=p(i)??p(d)??h;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(wt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,m)=>[String(m),String(m+1)]),value:String(r),onChoose:w=>B({layer:Number(w)})}),l("div",{class:"figure",ref:s,children:f&&l(Mp,{model:t,layout:f,theme:o,open:g?.name??"",onPoint:c,onKeep:u})})]}),g&&l(dc,{model:t,theme:o,send:n,box:g,layers:t.layers})]})}var Sp=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Mp({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=T(null);C(()=>{a.current&&xn(ot(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:u,width:f,height:p})=>l("li",{children:l("button",{type:"button","aria-label":vn(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${f}px`,height:`${p}px`},onPointerEnter:({pointerType:h})=>h!=="touch"&&r(c.name),onFocus:({currentTarget:h})=>h.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function vn({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var fc=`/* The whole model: the figure, and beside it what is open. */

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
`;var Ep=[Nt,wn,bn,fc].join(`
`);function hc({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,Ep);return K(l($p,{model:ic(t),theme:It(n),send:o}),n),()=>{K(null,n),n.remove()}}function $p({model:t,theme:e,send:o}){let[n,r]=O(se);return q(()=>{let s=()=>r(se());return s(),Ro(s)},[]),q(()=>bt("whole-model",()=>({picture:ac(t,se().layer,e),theme:e})),[t,e]),l(pc,{model:t,selection:n,theme:e,send:o})}var Tp=[137,80,78,71,13,10,26,10],mc=33,Ap={Title:"figure",Description:"caption",Software:"program"},Lp={"&":"&amp;","<":"&lt;",">":"&gt;"},Cp=new TextEncoder;function gc(t,e){if(!Tp.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Ap).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Pp(a,i)),r=[t.subarray(0,mc),...n,t.subarray(mc)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Pp(t,e){let o=Cp.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Rp(o)),n}function Rp(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function wc(t,e){let o=t.indexOf(">")+1,n=i=>Ce(i).replace(/[&<>]/g,c=>Lp[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var Ip="http://www.w3.org/2000/svg",bc="http://www.w3.org/1999/xlink",Np=2,Hp=16e6,zp=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function yc(t){let e=Dp(t);return{svg:Ar(e),png:await Up(e)}}var Ar=t=>new XMLSerializer().serializeToString(t);function Lr(t,e){let o=document.createElementNS(Ip,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function Dp(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Lr("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Lr("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(zp))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))Fp(i,a);for(let i of s.querySelectorAll("image"))qp(i);return s}function Fp(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Bn(Ce(r.data)))}function qp(t){let e=t.getAttributeNS(bc,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(bc,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function Up(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(Np,Math.sqrt(Hp/(e*o))),r=t.cloneNode(!0),s=Lr("style",{});s.textContent=await jp(Ar(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ar(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Tr=new Map;async function jp(t){let e=[];for(let o of Bp()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Tr.has(a)||Tr.set(a,fetch(a).then(c=>c.blob()).then(Wp).catch(()=>null));let i=await Tr.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Bp(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Wp(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var xc=5e3,Gp=6e4;async function _c(t,e){let{svg:o,png:n}=await Kp(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:wc(o,e),png:gc(r,e)}}async function Kp(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=xc;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=as(t);if(s)return Es(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return yc(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Gp:xc}throw new Error("It is not drawn.")}function kc({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:d})=>!(d in n));q(()=>{s.length&&Vp(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...u})=>u);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(vc,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(vc,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(Xp,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Vp(t){let e={};for(let{key:o,about:n}of t)e[o]=await _c(o,n).catch(()=>null);return e}function vc({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Xp({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);q(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Sc=`.lab {
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
`;function Zp({data:t,parentElement:e,setTriggerValue:o}){let n=pt(e,Sc);n.hasChildNodes()||Qp(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Jp(i.png)}])));return K(l(kc,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{K(null,n),n.remove()}}function Jp(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Qp(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function tf({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),ii(t,s=>o("chosen",s))}function Mc(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Oc=new WeakMap;function Ec(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(ef)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function ef(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,f]})=>d/Math.abs(f-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(Oc.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=Mc({width:n,height:r},{usual:i,width:s.getComputedTextLength()});Oc.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var Cr="[data-testid=stSidebar]",$c=!1;function of({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!$c&&($c=!0,Ec(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${Cr} a[href]`)&&setTimeout(nf)}))}function nf(){let t=document.querySelector(`${Cr} [data-testid=stSidebarCollapseButton] button, ${Cr} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Tc(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Ac=`.glossary {
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
`;function sf({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Ac}),n),K(l(cf,{terms:t.terms}),n),()=>{K(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&af()}}function af(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function cf({terms:t}){let[e,o]=O(""),n=T(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Tc(t,e);return l(W,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var[Lc,Pr]=["",""];function lf({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Lc!==t.page&&(Lc=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function uf({data:t}){t.what!==Pr&&(Pr=t.what,Pr&&setTimeout(()=>df(t.part),200))}function df(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Cc=`form {
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
`;var ff="lab/teacher";function hf({data:t,parentElement:e}){let o=pt(e,Cc);return K(l(mf,{entered:t.entered}),o),()=>{K(null,o),o.remove()}}function mf({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(ff,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}zi({alignment:Is,beams:ci,film:Hi,stage:vr,wholeModel:hc});Ui(vr);export{Is as alignment,ci as beams,Zp as exporter,Hi as film,tf as follow,of as frame,sf as glossary,uf as intoSight,lf as openAtTop,vr as stage,hf as teacherKey,hc as wholeModel};
