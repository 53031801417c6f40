var E,Zo,Cs,dt,to,le,Jo,ae,Qo,oo,eo,Ps,qt=Symbol.for("pv"),ue={},de=[],Ns=/^m(i|n|o|s|text|space)$/,pe=Array.isArray,no=de.slice,kt=Object.assign;function xt(t){t&&t.parentNode&&t.remove()}function ro(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?no.call(arguments,2):o),Ft(t,a,n,r,null)}function Ft(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qt,__v:r||++Zo,__i:-1,__u:0};return!r&&E.vnode&&E.vnode(s),s}function B(t){return t.children}function pt(t,e){this.props=t,this.context=e,this.__g=0}function ft(t,e){if(e==null)return t.__&&ft(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:ft(t)}function Rs(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=kt({constructor:qt},o)).__v=o.__v+1,E.vnode&&E.vnode(e),io(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||ft(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,sn(r,e,s),o.__=o.__e=null,e.__e!=n&&tn(e))}function tn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),tn(t)}function Xo(t){(8&t.__g||(t.__g|=8,dt.push(t),le++))&&to==E.debounceRendering||((to=E.debounceRendering)||queueMicrotask)(en)}function en(){try{for(var t,e=1;dt.length;)dt.length>e&&dt.sort(Jo),t=dt.shift(),e=dt.length,8&t.__g&&Rs(t)}finally{(le=dt.length)&&(to||queueMicrotask)(en)}}function on(t,e,o,n,r,s,a,i,c,h,l){var f,p,d,m,_,w,b=n.__k||de,g=e.length;for(c=Is(o,e,b,c,g),f=0;f<g;f++)(d=o.__k[f])!=null&&(p=~d.__i&&b[d.__i]||ue,d.__i=f,w=io(t,d,p,r,s,a,i,c,h,l),m=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&ao(p.ref,null,d,p),d.ref&&l.push(d.ref,d.__c||m,d)),_=_||m,4&d.__u?(c=nn(d,c,t,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&w!==void 0?c=w:m&&(c=m.nextSibling),d.__u&=-21);return o.__e=_,c}function Is(t,e,o,n,r){var s,a,i,c,h,l,f,p,d,m=o.length,_=m,w=0,b=0,g=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=Ft(null,a):pe(a)?a=g[s]=Ft(B,{children:a}):a.constructor===qt&&a.__b?a=g[s]=Ft(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,c=s+w,a.__=t,a.__b=t.__b+1,i=null,~(h=a.__i=zs(a,o,c,_))&&(_--,(i=o[h])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,h==c-1?w--:h==c+1?w++:h!=c&&(h>c?w--:w++,b=1)):(~h||(r>m?w--:r<m&&w++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(b){for(l=[],f=[],s=0;s<r;s++)if((a=g[s])&&16&a.__u){for(w=0,p=l.length;w<p;)l[d=w+p>>1]<a.__i?w=d+1:p=d;l[w]=a.__i,f[s]=w+1}for(w=l.length;s--;)f[s]&&(f[s]==w?w--:g[s].__u|=4)}if(_)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=ft(i)),co(i,i));return n}function nn(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=nn(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=ft(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function so(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(pe(t)?t.some(function(o){so(o,e)}):e.push(t)),e}function zs(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Yo(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function ie(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||Yo(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||Yo(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=eo[e]||(eo[e]=Ds(e)),(t.__a||(t.__a={}))[e]=oo,s=e!=(e=e.replace(Qo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Ds(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[ae]==null)e[ae]=oo++;else if(e[ae]<this.__a[t])return;return o(E.event?E.event(e):e)}}}function io(t,e,o,n,r,s,a,i,c,h){var l,f,p,d,m,_,w,b,g,v,y,S,x,k,N,K,I,M,j=e.type;if(e.constructor!==qt)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,f=s=[],l.nodeType==8?i=ce(l,s):s.push(l),i=s[0]||i),(l=E.__b)&&l(e);t:if(typeof j=="function"){p=a.length;try{if(b=e.props,g=(l=j.prototype)&&l.render,v=(l=j.contextType)&&n[l.__c],y=l?v?v.props.value:l.__:n,(d=o.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(g?e.__c=d=new j(b,y):(e.__c=d=new pt(b,y),d.constructor=j,d.render=qs),v&&v.sub(d),d.state||(d.state={}),d.__n=n,d.__g|=8,d.__h=[],d.__k=[]),g&&(d.__s||(d.__s=d.state),j.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=kt({},d.__s)),kt(d.__s,j.getDerivedStateFromProps(b,d.__s)))),m=d.props,_=d.state,d.__v=e,o.__c){if(b!==m&&g&&!j.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(b,d.__s,y)===!1){e.__v!=o.__v&&(d.props=b,d.state=d.__s,d.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(W){W&&(W.__=e)}),de.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),i=ft(o);break t}d.componentWillUpdate&&d.componentWillUpdate(b,d.__s,y),g&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,_,w)})}else g&&!j.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),g&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=y,d.props=b,d.__P=t,d.__g&=-5,S=E.__r,x=g?25:0;do d.__g&=-9,S&&S(e),l=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++x<25);g&&(de.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(n=kt({},n,d.getChildContext())),g&&o.__c&&d.getSnapshotBeforeUpdate&&(w=d.getSnapshotBeforeUpdate(m,_)),k=l&&l.type===B&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(W){W&&co(W,W)}),o.__k=null),i=o.__k?ft(o,0):null),i=on(t,pe(k)?k:[k],e,o,n,r,s,a,i,c,h),b.__P&&(e.__e=null,i=l),e.__u&=-161,f&&f.some(xt),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(W){if(a.length=p,e.__v=null,c||s)if(W&&W.then){if(e.__u|=128|c,s){for(~(I=s.indexOf(i||void 0))||(I=s.length);(M=s[I-1])&&M.nodeType==8;)I--;for(;I<s.length;I++)if(M=s[I])if(s[I]=null,N){if(M==K)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(K=ce(N=M))}}if(!N){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;N=i}(l=ce(N=e.__c.__z||(e.__c.__z=N)))?(e.__e=N,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(xt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),W&&W.then||rn(e),E.__e(W,e,o)}}else i=e.__e=Fs(o.__e,e,o,n,r,s,a,c,h,t);return(l=E.diffed)&&l(e),i}function ce(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function rn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(rn))}function sn(t,e,o){for(var n=0;n<o.length;)ao(o[n++],o[n++],o[n++]);E.__c&&E.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){E.__e(s,r.__v)}})}function Fs(t,e,o,n,r,s,a,i,c,h){var l,f,p,d,m,_,w,b,g=o.props||ue,v=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(y?m.localName==y:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=h.ownerDocument||document,!y)return b.createTextNode(v);t=b.createElementNS(r,y,v.is?v:h),i&&(E.__m&&E.__m(e,s),i=!1),s=null}if(y){if(h=y=="template"&&t.content||t,s=y=="textarea"&&v.defaultValue!=null?null:s&&no.call(h.childNodes),!i&&s)for(g={},l=0;l<t.attributes.length;l++)g[(m=t.attributes[l]).name]=m.value;for(l in g)m=g[l],l=="dangerouslySetInnerHTML"?p=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||ie(t,l,null,m,r);for(l in v)m=v[l],l=="children"?d=m:l=="dangerouslySetInnerHTML"?f=m:l=="value"?_=m:l=="checked"?w=m:i&&typeof m!="function"||g[l]===m||ie(t,l,m,g[l],r);f?(i||p&&(f.__html==p.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(p&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ns.test(y))&&(r="http://www.w3.org/1999/xhtml"),on(h,pe(d)?d:[d],e,o,n,r,s,a,s?s[0]:o.__k&&ft(o,0),i,c),s&&s.some(xt)),i&&y!="textarea"||(l="value",y=="progress"&&_==null?t.removeAttribute(l):_==null||_===t[l]&&(y!="progress"||_)||ie(t,l,_,g[l],r),l="checked",w!=null&&w!=t[l]&&ie(t,l,w,g[l],r))}else g===v||i&&t.data==v||(t.data=v);return t}function ao(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){E.__e(r,o)}}function co(t,e,o){var n,r,s,a;if(E.unmount&&E.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||ao(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){E.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&co(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=ce(n,s=[]))&&(n==t.__e&&s.some(xt),xt(r),xt(n)),o||xt(t.__e),t.__e=t.__c=t.__=null}function qs(t,e,o){return this.constructor(t,o)}function st(t,e){var o,n,r,s;E.__&&E.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Ft(B,{children:[t]}),r=[],s=[],io(e,e.__k,n||ue,ue,e.namespaceURI,n?null:e.firstChild?no.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),sn(r,e.__k,s),e.__k.props.children=null}E={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw le=0,t}},Zo=0,Cs=function(t){return t!=null&&t.constructor===qt},pt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=kt({},this.state)),typeof t=="function"&&(t=t(kt({},o),this.props)),t&&(kt(o,t),this.__v&&(e&&this.__k.push(e),Xo(this)))},pt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Xo(this))},pt.prototype.render=B,dt=[],le=0,Jo=function(t,e){return t.__v.__b-e.__v.__b},ae=Symbol(),Qo=/(PointerCapture)$|Capture$/i,oo=0,eo={},Ps=0;var At,U,lo,an,uo=Object.is,Ut=0,gn=[],po=[],z=E,cn=z.__b,ln=z.__r,un=z.diffed,dn=z.__c,pn=z.unmount,fn=z.__;function fe(t,e){z.__h&&z.__h(U,t,Ut||e),Ut=0;var o=U.__H||(U.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function A(t){return Ut=1,_n(bn,t)}function _n(t,e,o){var n=fe(At++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):bn(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);uo(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=U,!U.__f)){U.__f=!0;var r=U.shouldComponentUpdate;U.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var h=!1,l=this.props!=s;if(c.__.some(function(p){p.__N&&(h=!0,uo(p.__[0],p.__N[0])||(l=!0))}),r){var f=r.call(this,s,a,i);return h?f||l:f}return!h||l}}return n.__}function et(t,e){var o=fe(At++,3);!z.__s&&ho(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,U.__H.__h.push(o))}function P(t,e){var o=fe(At++,4);!z.__s&&ho(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,U.__h.push(o))}function D(t){return Ut=5,F(function(){return{current:t}},[])}function F(t,e){var o=fe(At++,7);return ho(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function he(t,e){return Ut=8,F(function(){return t},e)}function Hs(){var t;do{for(;t=po.shift();)try{Ht(t)}catch(o){z.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=gn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ht),e.__h.some(fo),e.__h=[]}catch(o){e.__h=[],z.__e(o,t.__v)}}}while(po.length)}z.__b=function(t){U=null,cn&&cn(t)},z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),fn&&fn(t,e)},z.__r=function(t){ln&&ln(t),At=0;var e=(U=t.__c).__H;e&&(lo==U?U.__h=[]:(e.__h.some(Ht),e.__h.some(fo),At=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),lo=U},z.diffed=function(t){un&&un(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&mn(gn.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),lo=U=null},z.__c=function(t,e){e.some(function(o){try{o.__h.some(Ht),o.__h=o.__h.filter(function(n){return!n.__||fo(n)})}catch(n){o.__h=[function(){throw n}]}}),dn&&dn(t,e)},z.unmount=function(t){pn&&pn(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,mn(po.push(r))}else Ht(r)}catch(s){e=s}}),n.__H=void 0,e&&z.__e(e,n.__v))};var hn=typeof requestAnimationFrame=="function";function Us(t){var e,o=function(){clearTimeout(n),hn&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);hn&&(e=requestAnimationFrame(o))}function mn(t){t!=1&&an==z.requestAnimationFrame||((an=z.requestAnimationFrame)||Us)(Hs)}function Ht(t){var e=U,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),U=e}function fo(t){var e=U;t.__c=t.__(),U=e}function ho(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!uo(o,t[n])})}function bn(t,e){return typeof e=="function"?e(t):e}function it(){let t=D(null),[e,o]=A({width:0,height:0});return P(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function wn(t){P(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var js=/[\u202A-\u202E\u2066-\u2069]/g,Ws=/(\p{M}{4})\p{M}+/gu,Bs=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Gs={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Vs=new Intl.Segmenter(void 0,{granularity:"grapheme"}),mo=t=>[...Vs.segment(t)].map(e=>e.segment),yn=14;function jt(t){let e=t.replace(js,"").replace(Ws,"$1");return/^\s+$/.test(e)?[...e].map(o=>Gs[o]??"\u2423").join(""):e||"\u2205"}function nt(t,e=yn){let o=jt(t);if(o.length<=e)return o;let n=mo(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function q(t,e=yn){return`\u2068${nt(t,e)}\u2069`}function me(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Bs.test(e)?"rtl":"ltr"}var Ks=Symbol.for("pv"),Xs=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var h={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ks,__v:--Xs,__i:-1,__u:0};return(r||s)&&(h.__source=r,h.__self=s),E.vnode&&E.vnode(h),h}function L({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:jt(t),children:nt(t,e)})}function ge({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=A(()=>o.every(s=>document.fonts.check(s)));return et(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function _e(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Wt=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function be({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=A({id:null,spoken:!0}),i=D(!1),c=(f,p=!0)=>a(d=>d.id===f?d:{id:f,spoken:p}),h=({pointerType:f,target:p,currentTarget:d})=>f!=="touch"&&c(Wt(p)??Wt(d.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:h,onPointerLeave:h,onPointerDown:({pointerType:f})=>{i.current=f==="touch"},onClick:({target:f})=>e(Wt(f),{id:r,touch:i.current,point:c}),onFocusIn:({target:f})=>{let p=Wt(f);p&&o(p),p&&f instanceof Element&&f.matches(":focus-visible")&&c(p,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:f=>{i.current=!1;let{key:p,target:d,currentTarget:m}=f,_=Wt(d);p==="Escape"?c(null):_&&_e(f,t(_),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function we({parts:t,hint:e,spoken:o}){return u("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:u(L,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function Lt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+Ys(Number(r))+(s?`.${s}`:"")}function Ys(t){return t.toLocaleString("en")}function O(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?O(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function vn(t){return t>=.005?(t*100).toFixed(0):""}var ht=t=>t.map(e=>typeof e=="string"?e:q(e.token,e.length)).join("");var Zs;function ye(t,e,o,n){let r=Zs??=document.createElement("canvas");(r.width!==o||r.height!==e)&&Object.assign(r,{width:o,height:e});let s=r.getContext("2d"),a=s.createImageData(o,e),i=new Uint32Array(a.data.buffer);for(let c=0;c<i.length;c+=1)i[c]=n.pixels[Math.min(255,Math.round(t[c]*255))];return s.putImageData(a,0,0),r}var G=6;function C({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function mt(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:h,stroke:l,width:f=1,opacity:p=1,dash:d=[]},m)=>{i.globalAlpha=p,h&&(i.fillStyle=h,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:f}),i.setLineDash(d),i.stroke(m)),i.globalAlpha=1};return{rect(h,l,f,p,d){let m=new Path2D;d.radius?m.roundRect(h,l,f,p,d.radius):m.rect(h,l,f,p),c(d,m)},text(h,l,f,p){i.save(),i.translate(l,f),p.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:C(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(h,0,0),i.restore()},cells:(h,l,f,p)=>i.drawImage(ye(h,l,f,n),...p),hatch(h,l,f,p){i.fillStyle=Js(i,n),i.fillRect(h,l,f,p)},path:(h,l)=>c(l,new Path2D(h))}}var xn=new Map;function Js(t,e){let o=xn.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:G,height:G}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,G,G),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-G,0,G])r.moveTo(a-1,G+1),r.lineTo(a+G+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return xn.set(e.signature,s),s}var Qs,bo=()=>Qs??=document.createElement("canvas").getContext("2d");function go(t){let e=bo();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var ve=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),St=t=>`rgb(${t.join(",")})`;function _o(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function kn(t,e){let[o,n]=[_o(t),_o(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function ti(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return ve(t[r],t[r+1],n-r)})}function xe(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[go(o("text-color")),go(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...h]=o("chart-categorical-colors").split(","),l=ti(s.map(go));return{text:St(n),quiet:St(ve(r,n,.72)),ground:St(r),primary:o("primary-color"),query:a,key:i,value:c,lines:h,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:St(ve(r,n,.09)),hatchLine:St(ve(r,n,.3)),scale:l.map(St),ink:l.map(f=>St(kn(f,n)>=kn(f,r)?n:r)),pixels:Uint32Array.from(l,([f,p,d])=>4278190080|d<<16|p<<8|f),ramp:`linear-gradient(to right, ${s})`,dark:_o(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}function T(t,e){let o=bo();return o.font=e,o.measureText(t).width}function Sn(t){let e=bo();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Ot=["source","target"];var Mn=t=>t==="source"?"target":"source";function En(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:On("source",t.source),target:On("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:ei(n,t.gold??[])}}var On=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function ke({words:t,weights:e},o){return t[Mn(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var wo=t=>1-t.reduce((e,{weight:o})=>e+o,0);function ei(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=ke(t,a),c=Math.max(...i.map(({weight:l})=>l)),h=c>=wo(i)?i.find(({weight:l})=>l===c):void 0;return i.filter(({weight:l})=>l>0).map(l=>({source:l.other,target:a,weight:l.weight,kind:l===h?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Se(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Mn(o.side)])]:[]),a=new Map(o?ke(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var oi=560,ni={letters:20,padding:8,least:48},ri={letters:17,padding:4,least:35},si={share:.03,least:4,most:44},ii={share:.17,least:130,most:190},$n=3;function Oe({words:t,directions:e},o,n){let r=({share:_,least:w,most:b})=>Math.max(w,Math.min(b,o*_)),s=o<oi,{letters:a,padding:i,least:c}=s?ri:ni,h=s?0:r(si),l=C({fill:"",size:a},n),f=Ot.map(_=>t[_].map(({label:w})=>Math.max(c,Math.ceil(T(nt(w),l))+2*i))),p=f.map(_=>_.reduce((w,b)=>w+b+h,2*$n-h)),d=Math.max(o,...p),m=new Map;return Ot.forEach((_,w)=>{let b=(d-p[w])/2+$n;t[_].forEach((g,v)=>{let y=f[w][v],S=b+y/2;m.set(g,{x:e[_]==="rtl"?d-S:S,width:y}),b+=y+h})}),{width:d,gap:h,links:r(ii),letters:a,places:m}}function Tn({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=l=>t[r][Math.max(0,Math.min(l,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=l=>Math.abs((o.get(l)?.x??0)-(o.get(n)?.x??0)),h=l=>l===r?n:t[l].reduce((f,p)=>c(p)<c(f)?p:f);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>h("source"),ArrowDown:()=>h("target"),Home:()=>a(0),End:()=>a(1/0)}}function Me({places:t,links:e},{source:o,target:n},[r,s]=[0,0]){let[a,i]=[o,n].map(l=>r+(t.get(l)?.x??0)),[c,h]=[e*.42,s+e];return`M${a} ${s} C${a} ${s+c} ${i} ${h-c} ${i} ${h}`}var yo={best:[.45,.85],other:[.12,.72]};function Ee({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=yo[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var ai=.1,ci=3,Bt={source:"Text: looked at (key)",target:"Translation: looks (query)"},Cn={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},li="The more weight, the thicker and the stronger in colour",Gt={line:3,name:12};function $e(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${O(e)}`:"others"],["",li],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Ln=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Vt(t,e,o){let n=ke(t,e),s=n.filter(({weight:c})=>c>0).sort((c,h)=>h.weight-c.weight).slice(0,o).filter(({weight:c},h)=>h===0||c>=(h<ci?.005:ai)),a=e.side==="target",i=wo(n);return[...Ln(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:h},l)=>[l?", ":"",...Ln(c),` (${O(h).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${O(i)}`:""]}function Pn({data:t,theme:e,onShow:o}){let[n,{width:r}]=it(),s=D(null),[a,i]=A({source:0,target:0}),c=F(()=>En(t),[t.id]),h=ge(e),l=F(()=>Oe(c,r,e),[c,r,e.font,h]),{words:f,directions:p}=c,d=x=>Ot.flatMap(k=>f[k]).find(k=>k.id===x)??null,{id:m,spoken:_,listeners:w}=be({moves:x=>Tn(c,l,d(x)??f.source[0]),press:(x,{id:k,touch:N,point:K})=>(N||!x)&&K(k===x?null:x),onFocus:x=>{let k=d(x);k&&i({...a,[k.side]:k.index})},taps:!0}),b=d(m),{lines:g,lit:v,told:y}=Se(c,t.least,b);P(()=>o({alignment:c,least:t.least,word:b})),P(()=>{s.current&&(s.current.scrollLeft=p.target==="rtl"?s.current.scrollWidth:0)},[t.id,r>0]);let S=x=>u(ui,{alignment:c,side:x,layout:l,lit:v,told:y,stop:Math.min(a[x],f[x].length-1)});return u("div",{class:"alignment",ref:n,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[u(we,{parts:b&&Vt(c,b,Gt.line),hint:Cn,spoken:_}),u("div",{class:"scroller",ref:s,children:u("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${l.width}px`,"--letters":`${l.letters}px`},...w,children:[S("source"),u("svg",{class:"links","aria-hidden":"true",style:{height:`${l.links}px`},children:g.map(x=>{let{stroke:k,width:N,dash:K}=Ee(x,e),{source:I,target:M,kind:j,met:W}=x;return u("path",{class:W?`${j} met`:j,d:Me(l,x),stroke:k,"stroke-width":N,"stroke-dasharray":K?.join(" ")},`${I.index} ${M.index} ${j}`)})}),S("target")]})}),u("div",{class:"legend",children:$e(c.knowsGold,t.least).map(([x,k])=>u("span",{class:"entry",children:[x&&u("span",{class:`swatch ${x}`}),k]},k))})]})}function ui({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=F(()=>t.words[e].map(i=>ht(Vt(t,i,Gt.name))),[t]);return u("div",{class:"row",children:[u("div",{class:`heading ${e}`,children:Bt[e]}),u("div",{class:`side ${e}`,role:"list","aria-label":Bt[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>u("div",{role:"listitem",children:u("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[u("span",{class:"number",children:r.has(i)?O(r.get(i)??0):""}),u("span",{class:"label",children:u(L,{token:i.label})})]})},i.id))})]})}var Nn=`.alignment .token {
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
`;var pi=6400,Rn=4,fi=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,hi=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,mi={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},zn=t=>t.replace(/[&<>"]/g,e=>mi[e]);function vo(t){return hi.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Xt=t=>t.toWellFormed().replace(fi,""),Kt=t=>Math.round(t*100)/100;function ot(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${zn(String(typeof s=="number"?Kt(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var In=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function Dn(t,e,o,n){let r=[];n(gi(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Kt(t)} ${Kt(e)}`};return ot("svg",s,ot("defs",{},wi(o))+r.join(""))}function gi(t,e){return{rect:(o,n,r,s,a)=>t.push(ot("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...In(a)})),path:(o,n)=>t.push(ot("path",{d:o,...In(n)})),hatch:(o,n,r,s)=>t.push(ot("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s)=>t.push(..._i(o,n,r,s,e)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:h,align:l="left",turned:f}=s,p=vo(Xt(o)),d=T(p,C(s,e)),[m,_]=[f?{transform:`translate(${Kt(n)} ${Kt(r)}) rotate(-90)`}:{x:n,y:void 0},Sn(C(s,e))],w={...m,y:f?_:r+_,fill:a,"font-family":h?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...p].length>1?d:void 0,lengthAdjust:[...p].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(ot("text",w,zn(p)))}}}function _i(t,e,o,[n,r,s,a],i){if(e*o>pi)return[bi(t,e,o,[n,r,s,a],i)];let[c,h]=[s/o,a/e],l=p=>Math.min(255,Math.round(t[p]*255)),f=[];for(let p=0;p<e;p+=1)for(let d=0,m;d<o;d=m){let _=i.scale[l(p*o+d)];for(m=d+1;m<o&&i.scale[l(p*o+m)]===_;)m+=1;let w={x:n+d*c,y:r+p*h,width:(m-d)*c,height:h};f.push(ot("rect",{...w,fill:_}))}return[ot("g",{"shape-rendering":"crispEdges"},f.join(""))]}function bi(t,e,o,[n,r,s,a],i){let c=Object.assign(document.createElement("canvas"),{width:o*Rn,height:e*Rn}),h=c.getContext("2d");return h.imageSmoothingEnabled=!1,h.drawImage(ye(t,e,o,i),0,0,c.width,c.height),ot("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:c.toDataURL("image/png")})}function wi(t){let e=ot("rect",{width:G,height:G,fill:t.hatchGround}),o=[-G,0,G].map(r=>`M${r-1} ${G+1}L${r+G+1} -1`).join("");return ot("pattern",{id:"hatch",width:G,height:G,patternUnits:"userSpaceOnUse"},e+ot("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Yt=12,yi=2,vi=16e6,xi=1.4;function X(t,e=Yt){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function V(t,e=Yt){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Fn(t,e,o,n){let r=C(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&T(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*xi;return{width:Math.ceil(Math.max(0,...s.map(i=>T(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,h)=>s.forEach((l,f)=>i.text(l,c,h+(f+.5)*a,o))}}function ki(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Yt);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Yt,Yt)}}}function qn(t,e){let{width:o,height:n,draw:r}=ki(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(mt(s,o,n,e,Math.min(yi,Math.sqrt(vi/(o*n))))),{svg:Dn(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Y=14,Si=18,xo=64,Zt={width:96,height:12},gt=(t,e)=>rt(t,{size:Si,bold:!0,fill:e.text},e),_t=(t,e,o)=>Fn(t,e,{size:Y,fill:o.text},o);function rt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(T(t,C(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function Te({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>rt(n,{size:Y,fill:r,bold:s},e);return V([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),V([o("0 %"),Oi(e),o("100 %")],6),t&&V([ko((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Oi(t){let e=Float32Array.from({length:xo},(o,n)=>n/(xo-1));return{...Zt,draw(o,n,r){o.cells(e,1,xo,[n,r+4,Zt.width,Zt.height]),o.rect(n,r+4,Zt.width,Zt.height,{stroke:t.hatchLine})}}}var ko=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Mi=720,Mt={heading:26,number:22,label:34},Oo=15,Mo={width:32,height:20},So=32;function Hn(t,e){let{alignment:o,least:n,word:r}=t,s=Oe(o,Mi,e),a=r&&_t(ht(Vt(o,r,Gt.line)),s.width,e),i=Mt.heading+Mt.number+Mt.label,c={width:s.width,height:2*i+s.links,draw:h};return X([a,c,Ei(o.knowsGold,n,s.width,e)],16);function h(l,f,p){let{lines:d,lit:m,told:_}=Se(o,n,r),w=p+c.height;for(let b of d)l.path(Me(s,b,[f,p+i]),Ee(b,e));for(let b of Ot){let g=y=>b==="source"?p+y:w-y,v=b==="source"?e.key:e.query;l.text(Bt[b],f,g(Mt.heading/2),{fill:v,size:Oo,bold:!0});for(let y of o.words[b]){let S=f+(s.places.get(y)?.x??0),x=r&&!m.has(y),k=_.get(y);k!==void 0&&l.text(O(k),S,g(Mt.heading+Mt.number/2),{fill:x?e.quiet:e.text,size:Oo,bold:!x,align:"center"}),l.text(q(y.label),S,g(i-Mt.label/2),{fill:x?e.quiet:v,size:s.letters,align:"center"})}}}}function Ei(t,e,o,n){let r=[[]];for(let[s,a]of $e(t,e)){let i=s&&{...Mo,draw:(l,f,p)=>$i(l,s,f,p+Mo.height/2,n)},c=V([i||null,rt(a,{fill:n.quiet,size:Oo},n)],8),h=r.at(-1);h.length&&V([...h,c],20).width>o?r.push([c]):h.push(c)}return X(r.map(s=>V(s,20)),4)}function $i(t,e,o,n,r){let{width:s}=Mo;if(e!=="gold"){let[i,c]=yo[e==="other"?"other":"best"],h=e==="other"?2:5,l=Array.from({length:So},(f,p)=>i+(c-i)*p/(So-1));t.cells(l,1,So,[o,n-h/2,s,h])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}var Un=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var jn=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function Ct(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var Ae=new Map;function Le(t,e){return Ae.set(t,e),()=>{Ae.get(t)===e&&Ae.delete(t)}}var Wn=t=>Ae.get(t)?.()??null;function Ce(t,e,o,n,r){let s=Ct(t,[Un,jn,o].join(`
`)),a=xe(s),i=null;st(n(a,h=>i=h),s);let c=Le(e,()=>i&&{picture:r(i,a),theme:a});return()=>{c(),st(null,s),s.remove()}}var Bn=({data:t,parentElement:e})=>Ce(e,t.name,Nn,(o,n)=>u(Pn,{data:t,theme:o,onShow:n}),Hn);var Gn=Object.assign;function Pi(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Ni=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Jt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Pi(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ro(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Ri=Symbol.for("react.element"),Ii=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,zi=/[A-Z0-9]/g,Di=typeof document<"u";var Fi=function(t){return/fil|che|rad/.test(t)};pt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(pt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var Vn=E.event;E.event=function(t){return Vn&&(t=Vn(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var qi={configurable:!0,get:function(){return this.class}},Kn=E.vnode;E.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var h=r[c];if(!(c=="value"&&"defaultValue"in r&&h==null||Di&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&h&&h.constructor==Object){var l=void 0;for(var f in h)typeof h[f]!="number"||Ni.test(f)||(l||(l=h=Gn({},h)),h[f]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&h===!0)h="";else if(c=="translate"&&h==="no")h=!1;else if(c[0]=="o"&&c[1]=="n"){var p=c.toLowerCase();p=="ondoubleclick"?c="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||Fi(r.type)?p=="onfocus"?c="onfocusin":p=="onblur"&&(c="onfocusout"):p=c="oninput",p=="oninput"&&a[c=p]&&(c="oninputCapture")}else i&&Ii.test(c)?c=c.replace(zi,"-$&").toLowerCase():h===null&&(h=void 0);a[c]=h}}if(s=="select"){var d=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;d!=null&&(a.value=so(r.children).forEach(function(m){m.props.selected=a.multiple?d.indexOf(m.props.value)!=-1:d==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",qi)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Gn({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Ri,Kn&&Kn(t)};function Xn(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-Et(r).length,width:e}}var Et=t=>t.filter(e=>e.kept);function Pt(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Nt=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function Yn({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Eo=120,Re={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Ne={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Zn={point:`${Ne.point} Click or Enter opens it.`,tap:`${Ne.tap} Tap it again to open it.`},Ie=t=>t===0?"start":t===1?"step 1":String(t),ze=t=>`dropped: outside the best ${t}`,Hi=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Pe=t=>Math.abs(t)<5e-5?"\u22480":Lt(t,Hi(t)),bt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Pe(o)}`:"";function Ui(t){let e=Pt(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=jt(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Eo?mo(o):[];return n.length>Eo?`\u2026${n.slice(1-Eo).join("")}`:o}function Qt({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=Et(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||Et(o.children).length;return["\u201C",{token:Ui(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${O(Nt(o))}; everything so far has ${O(Math.exp(n),1)}, log-probability ${Pe(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${Pe(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Pe(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var H={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Rt={kept:38,dropped:22},at={least:22,most:64,cut:30,edge:6};function Jn({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=T(nt(o.token,H.chip),C({fill:"",size:H.letters[n],bold:o.winner,code:!0},e)),s=bt(o)&&H.mark+T(bt(o),C({fill:"",size:H.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?H.least:0,Math.ceil(r+Number(s))+2*H.padding[n])]}))}function te({columns:t,width:e},o,n,r,[s,a]=[0,0]){let i=t.map(b=>Math.max(...b.map(g=>o.get(g)??0))),c=n-2*at.edge-i.reduce((b,g)=>b+g,0),h=Math.max(at.least,Math.min(at.most,c/(i.length-1||1))),l=a+H.head+at.edge,f=t.map(b=>l+Math.max(e,Et(b).length)*Rt.kept+at.cut/2),p=new Map,d=i.map((b,g)=>s+at.edge+i.slice(0,g).reduce((v,y)=>v+y+h,0)),m=r?Math.max(...f):0;t.forEach((b,g)=>{let v=f[g]+at.cut/2-Et(b).length*Rt.dropped;for(let y of b){let S=y.kept?l+(y.place+.5)*Rt.kept:v+(y.place+.5)*Rt.dropped;p.set(y,{x:d[g],y:S,width:o.get(y)??0,end:d[g]+i[g]}),(y.kept||r)&&(m=Math.max(m,S+(y.kept?Rt.kept:Rt.dropped)/2))}});let _=d[d.length-1]+i[i.length-1]+at.edge,w=f.map((b,g)=>`H${Math.max(s,d[g]-h/2)}V${b}`);return{places:p,columns:d,cut:f[0],cutPath:`M${s} ${f[0]}${w.join("")}H${Math.max(n,_)}`,width:_-s,height:m+at.edge-a}}function ee({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var De=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var ji=60;function Qn({data:t,theme:e,open:o,onShow:n}){let[r,{width:s}]=it(),a=D(null),[i,c]=A(null),[h,l]=A(""),[f,p]=A(null),d=F(()=>Xn(t.nodes,t.width),[t.id]),m=ge(e),_=F(()=>Jn(d,e),[d,e.font,e.codeFont,m]),w=$=>d.nodes.find(J=>String(J.id)===String($))??null,b=w(t.selected),g=d.dropped>0&&(i??(d.nodes.length<=ji||b?.kept===!1)),v=F(()=>te(d,_,s,g),[d,_,s,g]);P(()=>p(null),[t]),P(()=>n({tree:d,wide:_,all:g,selected:b}));let y=$=>{!o||$===b||(p($.id),o($.id,$===d.end))},S=$=>$.kept||g,{id:x,spoken:k,listeners:N}=be({moves:$=>Yn(d,w($)??d.nodes[0],S),press:($,{id:J,touch:ut,point:Ls})=>{let Ko=w($);!Ko||ut&&J!==$?Ls($):y(Ko)},onFocus:l}),K=w(x)??b,I=new Set(Pt(K)),M=w(h)??b??d.nodes[0],j=S(M)?M:M.parent,W=()=>{y(d.end);let $=a.current?.querySelector(`[data-id="${d.end.id}"]`);$ instanceof HTMLElement&&$.focus()};return u("div",{class:"beam",ref:r,style:{colorScheme:e.dark?"dark":"light"},children:[u("div",{class:"top",children:[u(we,{parts:K&&Qt(d,K),hint:o?Zn:Ne,spoken:k}),o&&b&&b!==d.end&&u("button",{type:"button",class:"back",onClick:W,children:"Back to the winner"}),d.dropped>0&&u("label",{class:"switch",children:[u("input",{type:"checkbox",role:"switch",checked:g,onChange:({currentTarget:$})=>c($.checked)}),"Show dropped branches (",d.dropped,")"]})]}),u("div",{class:"scroller",ref:a,style:{maxHeight:`${t.height}px`},children:u("div",{class:g?"sheet":"sheet kept-only",style:{width:`${v.width}px`,height:`${v.height}px`},...N,children:[u("div",{class:"head",style:{height:`${H.head}px`},children:v.columns.map(($,J)=>u("span",{class:"heading",style:{left:`${$}px`},children:Ie(J)},J))}),u(Wi,{tree:d,layout:v}),u("svg",{"aria-hidden":"true",children:u("path",{class:"lit",d:ee(v,[...I].filter(S))})}),u("div",{class:"cut",style:{top:`${v.cut}px`},children:u("span",{children:ze(d.width)})}),d.columns.map(($,J)=>u("div",{class:"column",role:"list","aria-label":J===0?"Start":`Step ${J}, best first`,children:$.map(ut=>u(Bi,{node:ut,tree:d,layout:v,lit:I.has(ut),isStop:ut===j,isCurrent:ut===b,isPending:ut.id===f},ut.id))},J))]})}),u("div",{class:"legend",children:Object.entries(Re).map(([$,J])=>u("span",{class:$,children:J},$))})]})}var Wi=Jt(Gi),Bi=Jt(Vi);function Gi({tree:t,layout:e}){return u("svg",{class:"branches","aria-hidden":"true",children:[u("path",{class:"cut",d:e.cutPath}),De.map(([o,n])=>u("path",{class:o,d:ee(e,t.nodes.filter(n))},o))]})}function Vi({node:t,tree:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:t.kept,finished:t.finished,winner:t.winner,lit:n,pending:a},{x:c=0,y:h=0,width:l=0}=o.places.get(t)??{},f=F(()=>ht(Qt(e,t)),[e,t]);return u("div",{class:t.kept?"":"below",role:"listitem",children:u("button",{type:"button",class:["node",...Object.entries(i).flatMap(([p,d])=>d?p:[])].join(" "),"data-id":t.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${h}px`,width:`${l}px`,"--own":Nt(t)},children:[u(L,{token:t.token,length:H.chip}),bt(t)&&u("span",{class:"mark",children:bt(t)})]})})}var tr=`.beam {
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
`;var $o=13,Xi=480,Yi={width:26,height:14},Zi={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function er(t,e){let{tree:o,wide:n,all:r,selected:s}=t,{width:a,height:i}=te(o,n,0,r),c=s&&_t(ht(Qt(o,s)),Math.max(Xi,a),e);return X([c,{width:a,height:i,draw:(h,l,f)=>Ji(h,t,[l,f],e)},ta(e)],16)}function Ji(t,{tree:e,wide:o,all:n,selected:r},s,a){let i=te(e,o,0,n,s),c={fill:a.quiet,size:$o};i.columns.forEach((f,p)=>t.text(Ie(p),f,s[1]+H.head/2-2,c)),t.rect(s[0],s[1]+H.head-1,i.width,1,{fill:a.text,opacity:.2}),n&&t.path(i.cutPath,{stroke:a.text,opacity:.45,width:1.25,dash:[4,3]});let h=Pt(r);for(let[f,p]of[...De,["lit",d=>h.includes(d)]]){let d=ee(i,e.nodes.filter(m=>p(m)&&(m.kept||n)));d&&t.path(d,{stroke:f==="winner"?a.primary:a.text,...Zi[f]})}for(let[f,p]of i.places)(f.kept||n)&&Qi(t,f,p,{lit:h.includes(f),open:f===r},a);if(!n)return;let l=ze(e.width);t.rect(s[0],i.cut-$o/2,T(l,C(c,a))+8,$o,{fill:a.ground}),t.text(l,s[0],i.cut,c)}function Qi(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:h}=e,[l,f]=c?[H.letters.kept,H.high.kept]:[H.letters.dropped,H.high.dropped],p=[o,n-f/2,r,f],d=c?7:5;if(t.rect(...p,{fill:i.ground,radius:d}),c){t.rect(...p,{fill:h?i.primary:i.text,opacity:h?.14:.06,radius:d}),t.rect(o+2,n+f/2-4,(r-4)*Nt(e),3,{fill:h?i.primary:i.quiet});let y=s||!h?i.text:i.primary;t.rect(...p,{stroke:y,width:h?2:1,opacity:s||h?1:.45,radius:d})}a&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:i.primary,width:3,radius:d+3});let[m,_]=[q(e.token,H.chip),bt(e)],w={fill:c||s?i.text:i.quiet,size:l,bold:h,code:!0},b={fill:i.text,size:H.letters.mark,bold:h},g=T(m,C(w,i)),v=o+(r-g-(_?H.mark+T(_,C(b,i)):0))/2;t.text(m,v,n,w),_&&t.text(_,v+g+H.mark,n,b)}function ta(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Yi,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Re).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return V([c,rt(i,e,t)],7)});return V(s,20)}var Z=["mean","max","rollout"];function $t(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,p)=>p),i=a.filter(f=>!r.columnPieces[f].every(p=>s.has(p))),c=i.length?i:a,{rows:h}=r,l=r.blocked&&nr(r.blocked,h.length,r.columns.length,c,new Uint8Array(h.length*c.length));return{group:e,axes:r,kept:c,rows:h,columns:c.map(f=>r.columns[f]),blocked:l,rowSpots:or(r.rowPieces,e.looks),columnSpots:c.map(f=>or([r.columnPieces[f]],e.lookedAt)[0])}}var or=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function nr(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function ct(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Z]}function wt(t,e,o,n){let{group:r}=e;if(n==="rollout")return To(t,e,o,r.heads);if(!Z.includes(n))return To(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=To(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function To(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,h=(a*(e.heads+1)+i)*c,l=nr(o.weights.subarray(h,h+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length;for(let p=0;p<n.length;p+=1){let d=15259021896696422e-21;if(f<o.columns.length){let m=0;for(let _=0;_<f;_+=1)m+=l[p*f+_];d=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<f;m+=1)l[p*f+m]*=d}return l}function Fe(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Z.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:wt(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function rr(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),c=new Float32Array(a*a),h=new Uint8Array(a*a).fill(1);for(let f of t.groups){let p=$t(t,f,{words:!1,muted:!1}),d=wt(t,p,e,o),[m,_]=[f.looks,f.lookedAt].map(w=>w==="source"?0:r);for(let w=0,b=0;w<p.rows.length;w+=1)for(let g=0;g<p.columns.length;g+=1,b+=1){let v=(m+w)*a+_+g;h[v]=p.blocked?.[b]??0,c[v]=h[v]?0:d[b]}}let l=Z.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:h,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ao=6,qe={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function ar(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:sr(t.layer,o.layers),head:ct(o).includes(t.head)?t.head:"1",step:sr(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Ao),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var sr=(t,e)=>Math.max(0,Math.min(t,e-1)),ir={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function cr(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(ir)){let[s,a]=ir[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var lr=250,Tt=0,yt=qe,ur=qe,It=0,dr=!1,Lo=null,He=new Set,Co=()=>yt;function R(t){if(!Object.entries(t).every(([e,o])=>String(yt[e])===String(o))){yt={...yt,...t},Tt+=1,hr(),clearTimeout(It),It=window.setTimeout(pr,lr);for(let e of He)e()}}function pr(){clearTimeout(It),It&&Lo?.({turn:Tt,selection:yt}),It=0}function Ue(t){Tt===0&&(yt={...qe,...t})}function fr(t,e){if(Lo=e,dr=!0,ur=t.usual,t.turn>Tt||Tt===0&&t.turn===0){Tt=t.turn,yt=t.selection;for(let o of He)o()}else t.turn<Tt&&(It||=window.setTimeout(pr,lr));hr()}function hr(){if(!dr)return;let t=cr(location.search,yt,ur),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function mr(t){return He.add(t),()=>{He.delete(t)}}var ea="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(ea))&&(Lo=null),{capture:!0});function gr({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{R({node:s?-1:r}),o?.("opened",r)};return Ce(e,t.name,tr,(r,s)=>u(Qn,{data:t,theme:r,onShow:s,open:t.openable&&o?n:void 0}),er)}function _r(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Ue(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var je=()=>{},wr=[],yr=!1;async function vr(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(je=()=>e.remove(),location.search)return oe();let o=e.dataset.view?JSON.parse(e.dataset.view):await oa(e.dataset.labFirst??"");if(yr||!o)return oe();e.removeAttribute("data-view"),Ue(o.selection),ra(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>wr.push(i)}),a=new MutationObserver(()=>na()&&oe());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),je=()=>{a.disconnect(),s?.(),e.remove()}}async function oa(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function oe(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){yr=!0,je(),je=()=>{};for(let n of wr.splice(0))e?.(...n)}}var br=!1;function na(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return br||=t==="running",br&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function ra(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var xr="$array",sa={uint8:Uint8Array,uint16:Uint16Array};function kr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[xr])return s;let{[xr]:a,at:i,size:c}=s;return new sa[a](e.buffer,e.byteOffset+n+i,c)})}var We={looks:null,lookedAt:null};function Sr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Or(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function No({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Po(t,o),columns:Po(e,n)}}function Ro({encoderOnly:t},{rowSpots:e},o){return Po(e,{side:t?"source":"target",place:o})}function Po(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var tt={top:18,height:160,bar:14,gap:16};function Mr({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>V([ko((a,...i)=>a.rect(...i,{fill:o.lines[s]})),rt(`${r+1} ${q(t.rows[r],30)}`,{size:Y,fill:o.text},o)],6);return X([gt(`Rows compared: ${t.title}`,o),X(e.map(n),2),ia(t,e,o)])}function ia({weights:t,columns:e},o,n){let r={size:Y,code:!0,fill:n.text},s=e.map(i=>q(i,12)),a=s.map(i=>Math.max(Math.ceil(T(i,C(r,n))),o.length*tt.bar)+tt.gap);return{width:a.reduce((i,c)=>i+c,0),height:tt.top+tt.height+24,draw(i,c,h){let l=h+tt.top;for(let p of[.5,1]){let d=l+(1-p)*tt.height;i.rect(c,d,this.width,1,{fill:n.hatchGround}),i.text(O(p),c,d-8,{size:13,fill:n.quiet})}let f=c;s.forEach((p,d)=>{let m=f+(a[d]-o.length*tt.bar)/2;o.forEach((_,w)=>{let b=t[_*e.length+d]*tt.height;i.rect(m+w*tt.bar,l+tt.height-b,tt.bar-1,b,{fill:n.lines[w]})}),i.rect(f,l+tt.height,a[d],1,{fill:n.quiet}),i.text(p,f+a[d]/2,l+tt.height+13,{...r,align:"center"}),f+=a[d]})}}}var $r=1.2,aa=9;function Be(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(g=>q(g))),i=(b=>Math.ceil(Math.max(...b.map(g=>T(g,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),h=e.letters*$r,l=s.map(b=>T(b,n)),f=l.map(b=>b>Math.max(c,h)-2&&b>e.letters*1.1),p=Math.ceil(Math.max(h,...l.filter((b,g)=>f[g])))+8,d=Math.min(e.cell,c*1.4,(e.height-p-3)/r.length);c=Math.min(c,d*1.8),[c,d]=[c,d].map(b=>b>=4?Math.floor(b):b);let[m,_]=[i+s.length*c+3,p+r.length*d+3].map(Math.ceil),w=Math.min(e.letters,Math.floor(d*.62),Math.floor((c-4)/1.9));return{left:i,top:p,cellWidth:c,cellHeight:d,width:m,height:_,rows:r,columns:s,turned:f,letters:e.letters,numbers:w>=12?w:0}}function Ge(t,e,o,n,r){ca(t,e,o,n,r),o.numbers&&la(t,e,o,n,r),ua(t,o,n,r),da(t,o,n,r),pa(t,o,n,r)}function ca(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,h]=[e.rows.length,e.columns.length],[l,f]=[h*r,c*s];if(t.cells(e.weights,c,h,[o,n,l,f]),e.blocked&&ne(t,e.blocked,c,h,[o,n,l,f]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<aa)){for(let p=1;p<h;p+=1)t.rect(o+p*r-.5,n,1,f,{fill:i.ground});for(let p=1;p<c;p+=1)t.rect(o,n+p*s-.5,l,1,{fill:i.ground})}}function ne(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),h=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let f=0;f<n;f+=1){let p=f;for(;p<n&&e[l*n+p];)p+=1;p>f&&t.hatch(c(f),h(l),c(p)-c(f),h(l+1)-h(l)),f=p}}function la(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:h},l,f){for(let p=0;p<Math.min(n.length,l.done);p+=1)for(let d=0;d<r.length;d+=1){let m=e[p*r.length+d];if(o?.[p*r.length+d])continue;let _=f.ink[Math.min(255,Math.round(m*255))],[w,b]=[s+(d+.5)*i,a+(p+.5)*c+1];t.text(vn(m),w,b,{fill:_,size:h,align:"center"})}}function ua(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let h=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...h,{fill:c.ground}),t.rect(...h,{fill:c.hatchGround,opacity:.5})}function da(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let h=(l,f)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let l of i.chosen)h(l,c.query);for(let l of i.step)h(l,c.primary);for(let l of i.rows)h(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function pa(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},h,l){let f=[...h.rows,...h.step,...h.chosen];for(let p of Er(s.length,r,c,f)){if(p>=h.done)break;let d=f.includes(p),m=h.rows.includes(p)||h.chosen.includes(p)?l.query:d?l.text:l.quiet;t.text(s[p],e-7,o+(p+.5)*r,{fill:m,size:c,bold:d,code:!0,align:"right"})}for(let p of Er(a.length,n,c,h.columns)){let d=h.columns.includes(p),m=i[p]?"left":"center",[_,w]=[e+(p+.5)*n,o-(i[p]?6:3+c*.55)];t.text(a[p],_,w,{fill:d?l.key:l.quiet,size:c,bold:d,code:!0,align:m,turned:i[p]})}}function Er(t,e,o,n){let r=o*$r,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Tr({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,h]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||h>=s.length||c<0&&h<0?null:{row:Math.max(-1,c),column:Math.max(-1,h)}}function Ve({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Z.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>ct(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:ct(t).filter(a=>s.some(i=>i.head===a))}}var Ar=96,Io=12,Lr=64,zo=20,Cr=18,fa=6;function Pr({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...Ve(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:f,heads:p})=>X([gt(l.group.title,s),ha(t,l,f,p,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),h=Math.max(...a.map(({heads:l})=>l.length))<=fa;return X([h?V(i,32):X(i,24),Te({isBlocked:c},s)],16)}function ha(t,e,o,n,r,s){let{group:a,rows:i,columns:c,blocked:h}=e,l=Math.min(1.6,Math.max(.8,c.length/i.length)),[f,p]=[Ar,Math.round(Ar/l)],d=[...new Set(o.map(({layer:_})=>_))],m=p+Cr+Io;return{width:Lr+n.length*(f+Io),height:zo+d.length*m,draw(_,w,b){let g=y=>w+Lr+n.indexOf(y)*(f+Io),v={size:13,fill:s.quiet};for(let y of n)_.text(Z.includes(y)?y:`Head ${y}`,g(y)+f/2,b+zo/2,{...v,align:"center"});d.forEach((y,S)=>{let x=b+zo+S*m;_.text(`Layer ${y+1}`,w,x+p/2,v);for(let k of o.filter(N=>N.layer===y)){let N=g(k.head);_.cells(wt(t,e,y,k.head),i.length,c.length,[N,x,f,p]),h&&ne(_,h,i.length,c.length,[N,x,f,p]);let K=k.kind===r.kind&&y===r.layer&&k.head===r.head;_.rect(N-2,x-2,f+4,p+4,{stroke:K?s.primary:s.hatchLine,width:K?3:1,radius:4});let I=a.roles[y][Number(k.head)-1];I&&_.text(I,N+f/2,x+p+4+Cr/2,{...v,align:"center"})}})}}}var Ke=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Xe(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,h=[];for(let p=0;p<e.weights.length;p+=1)e.weights[p]>=.02&&h.push({row:Math.floor(p/c),column:p%c,weight:e.weights[p]});let l=({row:p,column:d})=>o.columns.length?o.columns.includes(d):o.rows.includes(p),f=o.rows.length+o.columns.length>0;h.sort((p,d)=>p.weight-d.weight);for(let p of f?[!1,!0]:[!1])for(let d of h){if(l(d)!==p)continue;let m=w=>r+(w+.5)*a,_=i.scale[Math.min(255,Math.round(d.weight*255))];t.path(`M${n} ${m(d.row)}L${n+s} ${m(d.column)}`,{stroke:_,width:p?4:2,opacity:f&&!p?.25:1})}}var Nr={width:960,height:720},ma=9,ga=200,Q={width:360,pitch:26,gap:8},Ye={pitch:26,gap:16};function Rr({map:t,lit:e,view:o},n){let r=o==="lines"?ba(t,e,n):o==="table"?wa(t,n):_a(t,e,n),s=[_t(t.caption,Math.max(520,r.width),n),Te({isBlocked:!!t.blocked?.includes(1)},n)];return X([gt(t.title,n),r,...s])}function _a(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>ga+i*ma),s={width:Math.max(Nr.width,r),height:Math.max(Nr.height,n),cell:64,letters:Y},a=Be(t,s,o);return{width:a.width,height:a.height,draw:(i,c,h)=>Ge(i,t,{...a,left:a.left+c,top:a.top+h},e,o)}}function ba(t,e,o){let n=Ke(e),r={size:Y,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(p=>q(p,24))),i=f=>Math.ceil(Math.max(...f.map(p=>T(p,C({...r,bold:!0},o))))),[c,h]=[i(s),60],l=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:c+2*Q.gap+Q.width+i(a)+h,height:26+Math.max(s.length,a.length)*Q.pitch,draw(f,p,d){let[m,_,w]=[p+c+Q.gap,p+c+Q.gap+Q.width,d+26],b=g=>w+(g+.5)*Q.pitch;f.text("looks (query)",m-Q.gap,d+10,{size:Y,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",_+Q.gap,d+10,{size:Y,bold:!0,fill:o.key}),Xe(f,t,{rows:n,columns:e.columns},{left:m,top:w,width:Q.width,pitch:Q.pitch},o),s.forEach((g,v)=>f.text(g,m-Q.gap,b(v),{...r,bold:n.includes(v),align:"right"})),a.forEach((g,v)=>{f.text(g,_+Q.gap,b(v),{...r,bold:e.columns.includes(v)});let y=l(v)>=.005?O(l(v)):"";y&&f.text(y,_+Q.gap+T(g,C(r,o))+8,b(v),{size:13,fill:o.quiet})})}}}function wa(t,e){let o={size:Y,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(p=>q(p,24))),a=f=>t.blocked?.[f]?"blocked":O(t.weights[f],2),i=(f,p=o)=>Math.ceil(T(f,C(p,e))),c=Math.max(...r.map(f=>i(f,n))),l=s.map((f,p)=>Math.max(i(f,n),...r.map((d,m)=>i(a(m*s.length+p))))).reduce((f,p)=>[...f,(f.at(-1)??c)+Ye.gap+p],[]);return{width:l.at(-1)??c,height:(r.length+1)*Ye.pitch,draw(f,p,d){let m=_=>d+(_+.5)*Ye.pitch;s.forEach((_,w)=>f.text(_,p+l[w],m(0),{...n,align:"right"})),r.forEach((_,w)=>{f.rect(p,d+(w+1)*Ye.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),f.text(_,p,m(w+1),n),s.forEach((b,g)=>f.text(a(w*s.length+g),p+l[g],m(w+1),{...o,align:"right"}))})}}}var ya=.1;function Ze({weight:t,note:e},o){if(e!==void 0||t===null)return e??"";let n=Math.max(0,...o.map(r=>r.weight??0));return t>=ya||t===n&&n>0?O(t):""}function Je(t,e,o,n,r){let s=m=>{let _=t.groups.find(w=>w.kind===m);return _&&Fe(t,$t(t,_,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,_)=>m?m.weights.subarray(_*m.columns.length,(_+1)*m.columns.length):[],h=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=l<0?[...c(i,o)]:[],p=t.source.map((m,_)=>({token:m,weight:l<0?h[_]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===_,state:t.encoderOnly&&_===o?"current":""})),d=t.target.map((m,_)=>{let w=r&&_>o+1,b=_>0&&t.steps[_-1]?.forced,g=l>=0?a&&_>0?a.weights[(_-1)*a.columns.length+l]:null:_<=o?f[_]??null:null,v=_===o+1;return{token:m,weight:v&&l<0?null:g,lit:n.looks?.side==="target"&&n.looks.place===_-1,state:w?"later":v&&l<0?"written":b?"forced":"",note:v&&l<0?b?"forced":"written":void 0}});return{source:p,target:d,asked:l<0?"":t.source[l],strongest:h.indexOf(Math.max(...h))}}var Ir=8;function Qe(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:d})=>d===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=$t(t,i,{words:!1,muted:!1}),h=c.columns.length,l=wt(t,c,o.layer,o.head).subarray(e*h,(e+1)*h),f=l.indexOf(Math.max(...l)),p=t.target.slice(Math.max(0,e+1-Ir),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Ir?"\u2026 ":""}`,...p.flatMap((d,m)=>[m?" ":"",{token:d}])],", looks at ",{token:t.source[f],strong:!0},` (${O(l[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${O(s,1)}).`]}var zt=640,vt={height:28,padding:8,gap:6,line:50},lt={line:26,height:12,number:70,tag:64};function Dr({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Je(t,e,o,n,!1),i=t.steps[o],c=i?Qe(t,o,e).map(h=>typeof h=="string"?h:q(h.token)).join(""):"";return X([i&&gt(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&_t(c,zt,r),Do(t.encoderOnly?"Tokens":"Source","",r),zr(s,r),!t.encoderOnly&&Do("Target so far","",r),!t.encoderOnly&&zr(a,r),i&&Do(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Lt(i.entropy,2)} nats`,r),i&&va(i,r)],8)}var Do=(t,e,o)=>V([rt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&rt(e,{size:Y,fill:o.quiet},o)],8);function zr(t,e){let o={size:Y,code:!0},n=t.map(({token:c})=>Math.ceil(T(q(c),C({...o,bold:!0,fill:""},e)))+2*vt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>zt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+vt.gap;let i=me(t.map(({token:c})=>c))==="rtl";return{width:zt,height:(a+1)*vt.line,draw(c,h,l){t.forEach((f,p)=>{let[d,m,_]=[h+(i?zt-r[p].x-n[p]:r[p].x),l+r[p].line*vt.line,n[p]],w=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),b=["written","current"].includes(f.state),g=f.lit?e.key:b?e.primary:f.state==="forced"?e.text:e.hatchLine;w>=0&&c.rect(d,m,_,vt.height,{fill:e.scale[w],radius:6}),c.rect(d,m,_,vt.height,{stroke:g,width:f.lit||b?3:1,radius:6});let v=w<0?e.text:e.ink[w];c.text(q(f.token),d+_/2,m+vt.height/2,{...o,fill:v,bold:b,align:"center"});let y=Ze(f,t);y&&c.text(y,d+_/2,m+vt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function va({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,f],p)=>({name:q(l),share:f,drawn:o?.[p],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:f})=>Math.ceil(T(l,C({size:Y,code:f,bold:!0,fill:""},s))))),c=o?2*lt.number:lt.number,h=zt-i-c-lt.tag-24;return{width:zt,height:a.length*lt.line,draw(l,f,p){a.forEach(({name:d,share:m,drawn:_,isWritten:w,code:b},g)=>{let[v,y]=[f+i+12,p+(g+.5)*lt.line],S=k=>[v,y-lt.height/2,k*h,lt.height],x={size:Y,fill:s.text,bold:w};l.text(d,f,y,{...x,code:b}),l.rect(...S(1),{fill:s.hatchGround,radius:3}),l.rect(...S(m),{fill:w?s.primary:s.quiet,radius:3}),_!==void 0&&l.rect(...S(_),{stroke:s.text,width:1.5,radius:3}),l.text(O(m,1),v+h+lt.number,y,{...x,align:"right"}),_!==void 0&&l.text(O(_,1),v+h+2*lt.number,y,{...x,align:"right"}),w&&l.text(r?"forced":"written",v+h+c+10,y,x)})}}}function Fr({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var Fo=30,xa=3;function qr({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?ka(t,o,n):o>=0?qo(t,o):Sa(t,n)})}function ka(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(B,{children:[u(L,{token:t.rows[e],length:Fo})," ",r?"is blocked from":"looks at"," ",u(L,{token:t.columns[o]}),!r&&u("b",{children:[" ",O(t.weights[n],2)]})]})}function qo(t,e){let o=t.columns.length,n=Hr(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(B,{children:[u(L,{token:t.rows[e],length:Fo})," looks at ",n.length?Ur(n):"nothing here","."]})}function Sa(t,e){let o=t.columns.length,n=Hr(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(B,{children:[u(L,{token:t.columns[e]})," is looked at most by ",n.length?Ur(n):"no token","."]})}var Hr=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,xa),Ur=t=>t.map(({label:e,weight:o},n)=>u("span",{children:[n?", ":"",u(L,{token:e,length:Fo})," (",O(o),")"]},n));function jr({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:Qe(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(L,{token:n.token})},r):u(L,{token:n.token},r))})}function Wr({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",O(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(L,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:qo(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(h=>O(s(h,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((h,l)=>u("span",{style:{height:`${s(h,c)*100}%`,background:o[l]}},h))}),u(L,{token:i,length:8})]},c))})]})}function Br(t,{go:e,step:o,last:n,player:r,presenting:s}){P(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,h=document.activeElement===document.body&&$a(c),l=Ma(c,i)||s&&document.activeElement===document.body,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},p={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},d=h||s||l,m=(l?p:h?f:{})[i.key]??(d&&!Ea(i)?Oa(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Oa(t,e,o){if(t==="Escape")return o?()=>R({present:!1}):void 0;if(re())return t==="f"?()=>R({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Gr="attention-lab-letter-keys",re=()=>localStorage.getItem(Gr)!=="off";function Vr(){localStorage.setItem(Gr,re()?"off":"on")}function Ma(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Ea(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function $a(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Dt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Kr={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Xr({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(Dt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Kr[r]]),value:e.kind,onChoose:r=>R({kind:r,rows:[]})}),u(Dt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>R({layer:Number(r)-1})}),u(Dt,{label:"Head",isNamed:!0,options:ct(o).map(r=>[r,r]),value:e.head,onChoose:r=>R({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(Dt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>R({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>R({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(La,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>R({present:!0}),children:"Present"}),u(Ta,{})]})]})}function Ta(){let[t,e]=A(re);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(Vr(),e(re())),children:"Keys F, B"})}function Yr({example:t,selection:e}){return u(Dt,{label:"View",options:Aa(t),value:e.view,onChoose:o=>R({view:o})})}function Aa({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function La({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,h)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,f])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>h(n(c,l)),children:f},f))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Kr[a]]),e.kinds,a=>R({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>R({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>R({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>R({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function Zr({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=D(null),[c,h]=it(),l=F(()=>h.width?Be(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);P(()=>{!l||!i.current||Ge(mt(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let f=({offsetX:p,offsetY:d})=>l&&Tr(l,p,d);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:p=>{let d=f(p);s(d?.row??-1,d?.column??-1)},onPointerLeave:({pointerType:p})=>p!=="touch"&&s(-1,-1),onClick:p=>{let d=f(p);d&&d.row>=0&&a(d.row,d.column)},onKeyDown:p=>l&&Ca(p,l,e,s,a),onBlur:()=>s(-1,-1)})})}function Ca(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,p)=>Math.max(0,Math.min(f,p-1)),h=(f,p)=>r(c(a+f,e.length),c(i+p,o.length)),l={ArrowLeft:()=>h(0,-1),ArrowRight:()=>h(0,1),ArrowUp:()=>h(-1,0),ArrowDown:()=>h(i<0?0:1,0),Home:()=>h(0,-o.length),End:()=>h(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var Pa=.005,Qr={least:20,most:30};function ts({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=D(null),[a,i]=it(),c=Math.max(t.rows.length,t.columns.length),h=Math.max(Qr.least,Math.min(Qr.most,Math.floor((i.height-30)/c))),[l,f]=[c*h,Math.max(60,Math.min(420,i.width*.36))],p=Ke(e);P(()=>{s.current&&i.width&&Xe(mt(s.current,f,l,o),t,{rows:p,columns:e.columns},{left:0,top:0,width:f,pitch:h},o)},[t,i,o,p.join(),e.columns.join()]);let d=(b,g)=>t.weights[b*t.columns.length+g],m=(b,g)=>t.blocked?.[b*t.columns.length+g]?"blocked":d(b,g)>=Pa?O(d(b,g)):"",_=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${h}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,g)=>u("li",{children:u("button",{type:"button",class:(_<0?p.includes(g):d(g,_)>=.02)?"lit":"","aria-pressed":e.chosen.includes(g),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(g,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(g,-1),onClick:()=>r(g),children:[u("span",{class:"number",children:_<0?"":m(g,_)}),u("span",{children:w(b).map((v,y)=>[y?" \u2192 ":"",u(L,{token:v,length:10},y)])})]})},g))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,g)=>{let v=p.length===1&&_<0?d(p[0],g):0,y=e.columns.includes(g)||v>=.02;return u("li",{children:u("button",{type:"button",class:y?"lit":"",onPointerEnter:({pointerType:S})=>S!=="touch"&&n(-1,g),onFocus:({currentTarget:S})=>S.matches(":focus-visible")&&n(-1,g),onClick:()=>n(-1,g),children:[u(L,{token:b}),u("span",{class:"number",children:p.length===1&&_<0?m(p[0],g):""})]})},g)})})]})]})}function es({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>nt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Lt(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(Na,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(os,{share:e.others}),u("span",{class:"probability",children:O(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function Na({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,h=u(B,{children:[u(L,{token:s,class:"name"}),u(os,{share:a,drawn:n}),u("span",{class:"probability",children:[O(a,1),n!==void 0&&u("i",{class:"drawn",children:O(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${q(s)} instead`:"",onClick:()=>c&&r(s),children:h}):u("div",{class:l,children:h})}function os({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var Ra=480,Ho={short:24,long:60},Ia=8,ns={least:32,most:104};function za({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[h,{width:l}]=it(),f=e.map(p=>({frame:p,...Ve(p,n,r)})).filter(({places:p})=>p.length);return u("div",{class:`overview ${a?"besides":""}`,ref:h,onPointerLeave:()=>i(null),children:[!f.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&f.map(({frame:p,heads:d,places:m})=>u(Da,{example:t,frame:p,heads:d,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<Ra?Ho.short:Ho.long,width:l},p.group.kind))]})}var ss=Jt(za);function Da({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:h}){let{group:l}=e,f=a===Ho.short,p=Math.floor(Math.max(ns.least,Math.min(ns.most,(i-a-12)/o.length-Ia))),d=D(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),_={width:p,height:Math.round(p/m)};P(()=>{d.current&&qa(d.current,t,e,n,_,s)},[t,e,n.length,p,s]);let w=[...new Set(n.map(({layer:g})=>g))],b=n.find(g=>rs(g,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!f&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:f?"grid short":"grid",role:"grid","aria-label":l.title,ref:d,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${p}px)`},onKeyDown:Ha,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(g=>u("span",{role:"columnheader",class:"column",children:f||Z.includes(g)?g:`Head ${g}`},g))]}),w.map(g=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${g+1}`,children:[f?"L":"Layer ",g+1]}),o.map(v=>{let y=n.find(k=>k.layer===g&&k.head===v);if(!y)return u("span",{role:"gridcell"},v);let S=l.roles[g][Number(v)-1]??"",x=rs(y,r);return u("span",{role:"gridcell",class:Z.includes(v)?"cell summary":"cell",children:[u("button",{type:"button",class:x?"thumb open":"thumb",tabIndex:y===b?0:-1,"aria-current":x?"true":void 0,"aria-label":Fa(l.title,y,S),"data-place":`${g} ${v}`,onClick:()=>h(y),onPointerEnter:({pointerType:k})=>k!=="touch"&&c(y),onFocus:({currentTarget:k})=>k.matches(":focus-visible")&&c(y),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${_.width}px`,height:`${_.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),S&&u("span",{class:"role",children:S})]},v)})]},g))]})})]})}var rs=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Fa(t,{layer:e,head:o},n){let r=Z.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function qa(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:h,head:l}of n){let f=t.querySelector(`[data-place="${h} ${l}"] canvas`);if(!(f instanceof HTMLCanvasElement))continue;let p=mt(f,r,s,a);p.cells(wt(e,o,h,l),i,c,[0,0,r,s]),o.blocked&&ne(p,o.blocked,i,c,[0,0,r,s])}}function Ha(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=n.findIndex(h=>h.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=h=>n[h]?.[Math.min(s,n[h].length-1)];_e(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function is(t){let e=D(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);et(()=>{let n=o.map(r=>Le(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Ua=1e3,ja=[.5,1,2,4],Wa={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function as(t,e,o){let[n,r]=A(!1),[s,a]=A(1);return et(()=>{if(!n)return;if(t>=e)return r(!1);let c=setTimeout(()=>o(t+1),Ua/s);return()=>clearTimeout(c)},[n,t,e,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&t>=e&&o(0),r(!n)},pause:()=>r(!1)}}function cs({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u("span",{class:"buttons",children:[u(se,{name:"first",label:"First step",idle:t===0,onPress:()=>n(0)}),u(se,{name:"back",label:"One step back",idle:t===0,onPress:()=>n(t-1)}),u(se,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),u(se,{name:"next",label:"One step on",idle:t===e,onPress:()=>n(t+1)}),u(se,{name:"last",label:"Last step",idle:t===e,onPress:()=>n(e)})]}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u("label",{class:"speed",children:[u("span",{class:"unseen",children:"Speed"}),u("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:ja.map(s=>u("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function se({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:Wa[t]})})})}function Uo({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=D(null);return P(()=>{let c=requestAnimationFrame(()=>i.current&&Ba(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:me(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,h)=>{let{token:l,weight:f,state:p,lit:d}=c,m=f===null?-1:Math.round(Math.min(1,f)*255),_=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${p} ${d?"lit":""}`,onPointerEnter:({pointerType:w})=>w!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[u("span",{class:"chip",style:_,children:p==="later"?"":u(L,{token:l})}),u("span",{class:"share",children:Ze(c,o)})]},h)})})]})}function Ba(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function ls({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=F(()=>Je(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),h=Z.includes(e.head)?e.head:`head ${e.head}`,l=p=>d=>a(d<0?We:Or(t,p,d)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(B,{children:[u(Uo,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${h}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(Uo,{title:"Target so far",note:c.asked?`how much each looks at \u201C${nt(c.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:p=>i(Math.max(0,p-1))})]})}var jo=32,us=8;function ds({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=A(0),a=Math.max(0,Math.floor(r/jo)-us),i=Math.min(t.rows.length,a+3*us+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,h)=>u("th",{scope:"col",children:u(L,{token:c})},h))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*jo}px`}}),t.rows.slice(a,i).map((c,h)=>{let l=a+h;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:u(L,{token:c,length:30})})}),t.columns.map((f,p)=>{let d=l*t.columns.length+p;return u("td",{children:t.blocked?.[d]?u("i",{class:"blocked",children:"blocked"}):O(t.weights[d],2)},p)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*jo}px`}})]})]})})}var ps={usual:14,presented:20};function fs({example:t,selection:e,theme:o,send:n}){let r=D(null),[s,a]=A(We),[i,c]=A(null),h={words:e.tokens==="words",muted:e.mute},l=F(()=>t.groups.map(M=>$t(t,M,h)),[t,h.words,h.muted]),f=i&&Ga(t,i)?i:e,p=l.find(({group:M})=>M.kind===f.kind)??l[0],d=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=F(()=>d?rr(t,f):Fe(t,p,f,h.muted),[t,p,f.layer,f.head,d]),_=Math.max(0,t.steps.length-1),w=M=>R({step:Math.max(0,Math.min(M,_))}),b=as(e.step,_,w),g=s.looks?.side==="target"?s.looks.place:e.step;Br(r,{go:w,step:e.step,last:_,player:b,presenting:e.present}),wn(r),P(()=>Ka(r.current,e.present),[e.present]);let v=Ro(t,m,e.step),y=(b.playing||t.layout==="decoding")&&!t.encoderOnly,S={...No(m,s),step:g===e.step?v:Ro(t,m,g),chosen:d?[]:e.rows,done:y&&v.length?v[0]+1:1/0};P(()=>Xa(r.current,l,s),[l,s]);let x=he((M,j)=>a(Sr(m,M,j)),[m]),k=M=>{let[{side:j,place:W}]=m.rowSpots[M];if(t.layout!=="heads")return j==="target"||t.encoderOnly?w(W):void 0;let $=e.rows.includes(M)?e.rows.filter(J=>J!==M):[...e.rows,M].slice(-Ao);return R({rows:$})},N=he(M=>{c(null),R({...M,rows:[]})},[]),K=l.filter(({group:M})=>!e.kinds.length||e.kinds.includes(M.kind)),I=M=>M&&{picture:M,theme:o};return is({map:()=>I(Rr({map:m,lit:S,view:e.view},o)),compared:S.chosen.length>0&&(()=>I(Mr({map:m,rows:S.chosen},o))),heads:()=>I(Pr({example:t,frames:K,open:e,layers:e.layers,roles:e.roles},o)),player:()=>I(Dr({example:t,open:f,step:g,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(Xr,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(ss,{example:t,frames:K,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:N})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>R({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(Yr,{example:t,selection:e})]}),e.view==="lines"?u(ts,{map:m,lit:S,theme:o,onPoint:x,onPress:k}):e.view==="table"?u(ds,{map:m,chosen:e.rows,caption:m.caption,onPress:k}):u(Zr,{map:m,lit:S,theme:o,caption:m.caption,letters:e.present?ps.presented:ps.usual,onPoint:x,onPress:k}),u(qr,{map:m,lit:S}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!Z.includes(f.head)&&!d&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),S.chosen.length>0&&!i&&u(Wr,{map:m,rows:S.chosen,colours:o.lines,onDrop:k})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(cs,{step:e.step,last:_,player:b,go:w}),t.steps[g]&&u(jr,{example:t,step:g,open:f}),u(ls,{example:t,open:f,step:g,pointed:s,theme:o,player:b,onPoint:a,go:w}),t.steps[g]&&u(es,{example:t,step:t.steps[g],onForce:n&&t.forceable?M=>(b.pause(),n("forced",{step:g,token:M})):void 0}),g===_&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(Fr,{card:Va(t,f),heading:t.cards.heading,note:t.cards.note})]})}function Ga({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&ct(r).includes(n)}function Va({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Ka(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function Xa(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=No(n,o),i=([p=-1],d)=>p<0?["-10","0"]:[String(p/d),String(1/d)],[[c,h],[l,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[p,d]of Object.entries({top:c,high:h,left:l,wide:f}))r.style.setProperty(`--${p}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var hs=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var ms=`/* Choices */

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
`;var gs=`/* All heads */

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
`;var _s=`/* The open head */

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
`;var bs=`/* Steps */

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
`;var ws=`/* Decoding: the steps first */

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
`;var oc=[hs,ms,gs,_s,bs,ws].join(`
`),ys=new WeakMap;function Wo({data:t,parentElement:e,setTriggerValue:o}){let n=Ct(e,oc),r=ys.get(n),s=r?.bytes===t?r.example:kr(t);return ys.set(n,{bytes:t,example:s}),st(u(nc,{example:s,theme:xe(n),send:o}),n),oe(e,o),()=>{st(null,n),n.remove()}}function nc({example:t,theme:e,send:o}){let[n,r]=A(Co);return et(()=>{let s=()=>r(Co());return s(),mr(s)},[]),u(fs,{example:t,theme:e,send:o,selection:ar(n,t)})}var rc=[137,80,78,71,13,10,26,10],vs=33,sc={Title:"figure",Description:"caption",Software:"program"},ic={"&":"&amp;","<":"&lt;",">":"&gt;"},ac=new TextEncoder;function xs(t,e){if(!rc.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(sc).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>cc(a,i)),r=[t.subarray(0,vs),...n,t.subarray(vs)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function cc(t,e){let o=ac.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,lc(o)),n}function lc(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function ks(t,e){let o=t.indexOf(">")+1,n=i=>Xt(i).replace(/[&<>]/g,c=>ic[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var uc="http://www.w3.org/2000/svg",Ss="http://www.w3.org/1999/xlink",dc=2,pc=16e6,fc=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Os(t){let e=hc(t);return{svg:Go(e),png:await _c(e)}}var Go=t=>new XMLSerializer().serializeToString(t);function Vo(t,e){let o=document.createElementNS(uc,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function hc(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Vo("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Vo("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(fc))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))mc(i,a);for(let i of s.querySelectorAll("image"))gc(i);return s}function mc(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=vo(Xt(r.data)))}function gc(t){let e=t.getAttributeNS(Ss,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Ss,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function _c(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(dc,Math.sqrt(pc/(e*o))),r=t.cloneNode(!0),s=Vo("style",{});s.textContent=await bc(Go(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Go(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var Bo=new Map;async function bc(t){let e=[];for(let o of wc()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Bo.has(a)||Bo.set(a,fetch(a).then(c=>c.blob()).then(yc).catch(()=>null));let i=await Bo.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function wc(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function yc(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Ms=5e3,vc=6e4;async function Es(t,e){let{svg:o,png:n}=await xc(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:ks(o,e),png:xs(r,e)}}async function xc(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Ms;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Wn(t);if(s)return qn(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Os(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?vc:Ms}throw new Error("It is not drawn.")}function Ts({figures:t,chosen:e,onTaken:o}){let[n,r]=A({}),s=t.filter(({key:h})=>!(h in n));et(()=>{s.length&&kc(s).then(h=>{r(l=>({...l,...h})),o(h)})},[s.map(({key:h})=>h).join()]);let a=t.find(({key:h})=>h===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:h,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u($s,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u($s,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Sc,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function kc(t){let e={};for(let{key:o,about:n}of t)e[o]=await Es(o,n).catch(()=>null);return e}function $s({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Sc({png:t,caption:e}){let o=F(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);et(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var As=`.lab {
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
`;function Mc({data:t,parentElement:e,setTriggerValue:o}){let n=Ct(e,As);n.hasChildNodes()||$c(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Ec(i.png)}])));return st(u(Ts,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{st(null,n),n.remove()}}function Ec(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function $c(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Tc({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),fr(t,s=>o("chosen",s))}_r({alignment:Bn,beams:gr,stage:Wo});vr(Wo);export{Bn as alignment,gr as beams,Mc as exporter,Tc as follow,Wo as stage};
