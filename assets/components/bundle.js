var q,ws,Dl,Dt,Xn,Mo,bs,ko,xs,Zn,Yn,Fl,Ue=Symbol.for("pv"),Oo={},Eo=[],ql=/^m(i|n|o|s|text|space)$/,$o=Array.isArray,Jn=Eo.slice,ne=Object.assign;function oe(t){t&&t.parentNode&&t.remove()}function Qn(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Jn.call(arguments,2):o),qe(t,a,n,r,null)}function qe(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ue,__v:r||++ws,__i:-1,__u:0};return!r&&q.vnode&&q.vnode(s),s}function G(t){return t.children}function Ft(t,e){this.props=t,this.context=e,this.__g=0}function qt(t,e){if(e==null)return t.__&&qt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:qt(t)}function Ul(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=ne({constructor:Ue},o)).__v=o.__v+1,q.vnode&&q.vnode(e),er(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||qt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Ms(r,e,s),o.__=o.__e=null,e.__e!=n&&ys(e))}function ys(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ys(t)}function ms(t){(8&t.__g||(t.__g|=8,Dt.push(t),Mo++))&&Xn==q.debounceRendering||((Xn=q.debounceRendering)||queueMicrotask)(vs)}function vs(){try{for(var t,e=1;Dt.length;)Dt.length>e&&Dt.sort(bs),t=Dt.shift(),e=Dt.length,8&t.__g&&Ul(t)}finally{(Mo=Dt.length)&&(Xn||queueMicrotask)(vs)}}function _s(t,e,o,n,r,s,a,i,c,d,u){var f,h,p,g,w,m,b=n.__k||Eo,x=e.length;for(c=Bl(o,e,b,c,x),f=0;f<x;f++)(p=o.__k[f])!=null&&(h=~p.__i&&b[p.__i]||Oo,p.__i=f,m=er(t,p,h,r,s,a,i,c,d,u),g=p.__e,(h.ref!=p.ref||8&h.__u)&&(h.ref&&or(h.ref,null,p,h),p.ref&&u.push(p.ref,p.__c||g,p)),w=w||g,4&p.__u?(c=ks(p,c,t,!h.__v),h.__e&&(h.__e=null)):typeof p.type=="function"&&m!==void 0?c=m:g&&(c=g.nextSibling),p.__u&=-21);return o.__e=w,c}function Bl(t,e,o,n,r){var s,a,i,c,d,u,f,h,p,g=o.length,w=g,m=0,b=0,x=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=x[s]=qe(null,a):$o(a)?a=x[s]=qe(G,{children:a}):a.constructor===Ue&&a.__b?a=x[s]=qe(a.type,a.props,a.key,a.ref,a.__v):x[s]=a,c=s+m,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=jl(a,o,c,w))&&(w--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?m--:d==c+1?m++:d!=c&&(d>c?m--:m++,b=1)):(~d||(r>g?m--:r<g&&m++),typeof a.type!="function"&&(a.__u|=4))):x[s]=null;if(b){for(u=[],f=[],s=0;s<r;s++)if((a=x[s])&&16&a.__u){for(m=0,h=u.length;m<h;)u[p=m+h>>1]<a.__i?m=p+1:h=p;u[m]=a.__i,f[s]=m+1}for(m=u.length;s--;)f[s]&&(f[s]==m?m--:x[s].__u|=4)}if(w)for(s=0;s<g;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=qt(i)),nr(i,i));return n}function ks(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ks(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=qt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function tr(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&($o(t)?t.some(function(o){tr(o,e)}):e.push(t)),e}function jl(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function gs(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function _o(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||gs(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||gs(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Yn[e]||(Yn[e]=Wl(e)),(t.__a||(t.__a={}))[e]=Zn,s=e!=(e=e.replace(xs,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Wl(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[ko]==null)e[ko]=Zn++;else if(e[ko]<this.__a[t])return;return o(q.event?q.event(e):e)}}}function er(t,e,o,n,r,s,a,i,c,d){var u,f,h,p,g,w,m,b,x,y,v,_,k,S,O,A,T,j,z=e.type;if(e.constructor!==Ue)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(e.__u|=c,f=s=[],u.nodeType==8?i=So(u,s):s.push(u),i=s[0]||i),(u=q.__b)&&u(e);t:if(typeof z=="function"){h=a.length;try{if(b=e.props,x=(u=z.prototype)&&u.render,y=(u=z.contextType)&&n[u.__c],v=u?y?y.props.value:u.__:n,(p=o.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(x?e.__c=p=new z(b,v):(e.__c=p=new Ft(b,v),p.constructor=z,p.render=Kl),y&&y.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),x&&(p.__s||(p.__s=p.state),z.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=ne({},p.__s)),ne(p.__s,z.getDerivedStateFromProps(b,p.__s)))),g=p.props,w=p.state,p.__v=e,o.__c){if(b!==g&&x&&!z.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(b,v),e.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(b,p.__s,v)===!1){e.__v!=o.__v&&(p.props=b,p.state=p.__s,p.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function($){$&&($.__=e)}),Eo.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=qt(o);break t}p.componentWillUpdate&&p.componentWillUpdate(b,p.__s,v),x&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(g,w,m)})}else x&&!z.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),x&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=v,p.props=b,p.__P=t,p.__g&=-5,_=q.__r,k=x?25:0;do p.__g&=-9,_&&_(e),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++k<25);x&&(Eo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=ne({},n,p.getChildContext())),x&&o.__c&&p.getSnapshotBeforeUpdate&&(m=p.getSnapshotBeforeUpdate(g,w)),S=u&&u.type===G&&u.key==null?u.props.children:u,b.__P&&(u=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function($){$&&nr($,$)}),o.__k=null),i=o.__k?qt(o,0):null),i=_s(t,$o(S)?S:[S],e,o,n,r,s,a,i,c,d),b.__P&&(e.__e=null,i=u),e.__u&=-161,f&&f.some(oe),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch($){if(a.length=h,e.__v=null,c||s)if($&&$.then){if(e.__u|=128|c,s){for(~(T=s.indexOf(i||void 0))||(T=s.length);(j=s[T-1])&&j.nodeType==8;)T--;for(;T<s.length;T++)if(j=s[T])if(s[T]=null,O){if(j==A)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(A=So(O=j))}}if(!O){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;O=i}(u=So(O=e.__c.__z||(e.__c.__z=O)))?(e.__e=O,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(oe);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),$&&$.then||Ss(e),q.__e($,e,o)}}else i=e.__e=Gl(o.__e,e,o,n,r,s,a,c,d,t);return(u=q.diffed)&&u(e),i}function So(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Ss(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ss))}function Ms(t,e,o){for(var n=0;n<o.length;)or(o[n++],o[n++],o[n++]);q.__c&&q.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){q.__e(s,r.__v)}})}function Gl(t,e,o,n,r,s,a,i,c,d){var u,f,h,p,g,w,m,b,x=o.props||Oo,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(v?g.localName==v:g.nodeType==3)){t=g,s[u]=null;break}}if(!t){if(b=d.ownerDocument||document,!v)return b.createTextNode(y);t=b.createElementNS(r,v,y.is?y:d),i&&(q.__m&&q.__m(e,s),i=!1),s=null}if(v){if(d=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&Jn.call(d.childNodes),!i&&s)for(x={},u=0;u<t.attributes.length;u++)x[(g=t.attributes[u]).name]=g.value;for(u in x)g=x[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in y||u=="value"&&"defaultValue"in y||u=="checked"&&"defaultChecked"in y||_o(t,u,null,g,r);for(u in y)g=y[u],u=="children"?p=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?w=g:u=="checked"?m=g:i&&typeof g!="function"||x[u]===g||_o(t,u,g,x[u],r);f?(i||h&&(f.__html==h.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(h&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ql.test(v))&&(r="http://www.w3.org/1999/xhtml"),_s(d,$o(p)?p:[p],e,o,n,r,s,a,s?s[0]:o.__k&&qt(o,0),i,c),s&&s.some(oe)),i&&v!="textarea"||(u="value",v=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(v!="progress"||w)||_o(t,u,w,x[u],r),u="checked",m!=null&&m!=t[u]&&_o(t,u,m,x[u],r))}else x===y||i&&t.data==y||(t.data=y);return t}function or(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){q.__e(r,o)}}function nr(t,e,o){var n,r,s,a;if(q.unmount&&q.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||or(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){q.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&nr(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=So(n,s=[]))&&(n==t.__e&&s.some(oe),oe(r),oe(n)),o||oe(t.__e),t.__e=t.__c=t.__=null}function Kl(t,e,o){return this.constructor(t,o)}function X(t,e){var o,n,r,s;q.__&&q.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=qe(G,{children:[t]}),r=[],s=[],er(e,e.__k,n||Oo,Oo,e.namespaceURI,n?null:e.firstChild?Jn.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Ms(r,e.__k,s),e.__k.props.children=null}q={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw Mo=0,t}},ws=0,Dl=function(t){return t!=null&&t.constructor===Ue},Ft.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=ne({},this.state)),typeof t=="function"&&(t=t(ne({},o),this.props)),t&&(ne(o,t),this.__v&&(e&&this.__k.push(e),ms(this)))},Ft.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ms(this))},Ft.prototype.render=G,Dt=[],Mo=0,bs=function(t,e){return t.__v.__b-e.__v.__b},ko=Symbol(),xs=/(PointerCapture)$|Capture$/i,Zn=0,Yn={},Fl=0;var we,tt,rr,Os,sr=Object.is,je=0,Is=[],ir=[],J=q,Es=J.__b,$s=J.__r,Ts=J.diffed,As=J.__c,Ls=J.unmount,Cs=J.__;function To(t,e){J.__h&&J.__h(tt,t,je||e),je=0;var o=tt.__H||(tt.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function M(t){return je=1,Ns(Hs,t)}function Ns(t,e,o){var n=To(we++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Hs(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);sr(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=tt,!tt.__f)){tt.__f=!0;var r=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(h){h.__N&&(d=!0,sr(h.__[0],h.__N[0])||(u=!0))}),r){var f=r.call(this,s,a,i);return d?f||u:f}return!d||u}}return n.__}function U(t,e){var o=To(we++,3);!J.__s&&cr(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,tt.__H.__h.push(o))}function C(t,e){var o=To(we++,4);!J.__s&&cr(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,tt.__h.push(o))}function E(t){return je=5,I(function(){return{current:t}},[])}function I(t,e){var o=To(we++,7);return cr(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function re(t,e){return je=8,I(function(){return t},e)}function Vl(){var t;do{for(;t=ir.shift();)try{Be(t)}catch(o){J.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Is.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Be),e.__h.some(ar),e.__h=[]}catch(o){e.__h=[],J.__e(o,t.__v)}}}while(ir.length)}J.__b=function(t){tt=null,Es&&Es(t)},J.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Cs&&Cs(t,e)},J.__r=function(t){$s&&$s(t),we=0;var e=(tt=t.__c).__H;e&&(rr==tt?tt.__h=[]:(e.__h.some(Be),e.__h.some(ar),we=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),rr=tt},J.diffed=function(t){Ts&&Ts(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ps(Is.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),rr=tt=null},J.__c=function(t,e){e.some(function(o){try{o.__h.some(Be),o.__h=o.__h.filter(function(n){return!n.__||ar(n)})}catch(n){o.__h=[function(){throw n}]}}),As&&As(t,e)},J.unmount=function(t){Ls&&Ls(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Ps(ir.push(r))}else Be(r)}catch(s){e=s}}),n.__H=void 0,e&&J.__e(e,n.__v))};var Rs=typeof requestAnimationFrame=="function";function Xl(t){var e,o=function(){clearTimeout(n),Rs&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Rs&&(e=requestAnimationFrame(o))}function Ps(t){t!=1&&Os==J.requestAnimationFrame||((Os=J.requestAnimationFrame)||Xl)(Vl)}function Be(t){var e=tt,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),tt=e}function ar(t){var e=tt;t.__c=t.__(),tt=e}function cr(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!sr(o,t[n])})}function Hs(t,e){return typeof e=="function"?e(t):e}var Ao=new Map;function bt(t,e){return Ao.set(t,e),()=>{Ao.get(t)===e&&Ao.delete(t)}}var zs=t=>Ao.get(t)?.()??null;function nt(){let t=E(null),[e,o]=M({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Ds(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=[...e.querySelectorAll(".large-map, .lines, .table")].find(i=>i.getClientRects().length);if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var Yl=/[\u202A-\u202E\u2066-\u2069]/g,Zl=/(\p{M}{4})\p{M}+/gu,Jl=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Ql={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},td=new Intl.Segmenter(void 0,{granularity:"grapheme"}),lr=t=>[...td.segment(t)].map(e=>e.segment),Fs=14;function We(t){let e=t.replace(Yl,"").replace(Zl,"$1");return/^\s+$/.test(e)?[...e].map(o=>Ql[o]??"\u2423").join(""):e||"\u2205"}function St(t,e=Fs){let o=We(t);if(o.length<=e)return o;let n=lr(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function H(t,e=Fs){return`\u2068${St(t,e)}\u2069`}function Mt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Jl.test(e)?"rtl":"ltr"}var ed=Symbol.for("pv"),od=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ed,__v:--od,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),q.vnode&&q.vnode(d),d}function L({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:We(t),children:St(t,e)})}function Ut({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=M(()=>o.every(s=>document.fonts.check(s)));return U(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Et(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Ge=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function Lo({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=M({id:null,spoken:!0}),i=E(!1),c=(f,h=!0)=>a(p=>p.id===f?p:{id:f,spoken:h}),d=({pointerType:f,target:h,currentTarget:p})=>f!=="touch"&&c(Ge(h)??Ge(p.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:f})=>{i.current=f==="touch"},onClick:({target:f})=>e(Ge(f),{id:r,touch:i.current,point:c}),onFocusIn:({target:f})=>{let h=Ge(f);h&&o(h),h&&f instanceof Element&&f.matches(":focus-visible")&&c(h,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:f=>{i.current=!1;let{key:h,target:p,currentTarget:g}=f,w=Ge(p);h==="Escape"?c(null):w&&Et(f,t(w),m=>g.querySelector(`[data-id="${m.id}"]`))}}}}function be({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l(L,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var nd=new Intl.NumberFormat("en");function ct(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+et(Number(r))+(s?`.${s}`:"")}function et(t){return nd.format(t)}function F(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?F(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function rd(t){return`\u2248${(t*100).toFixed(0)} %`}var it=({rounded:t})=>t?rd:F;function Co(t){return t>=.005?(t*100).toFixed(0):""}var xt=t=>t.map(e=>typeof e=="string"?e:H(e.token,e.length)).join("");var sd;function Ro(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=sd??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let u=0;u<d.length;u+=1)d[u]=s[t[u]];else for(let u=0;u<d.length;u+=1)d[u]=s[Math.min(255,Math.round(t[u]*255))];return i.putImageData(c,0,0),a}var st=6;function N({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ot(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:u,width:f=1,opacity:h=1,dash:p=[]},g)=>{i.globalAlpha=h,d&&(i.fillStyle=d,i.fill(g)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:f}),i.setLineDash(p),i.stroke(g)),i.globalAlpha=1};return{rect(d,u,f,h,p){let g=new Path2D;p.radius?g.roundRect(d,u,f,h,p.radius):g.rect(d,u,f,h),c(p,g)},text(d,u,f,h){i.save(),i.translate(u,f),h.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:N(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,f,h,p)=>i.drawImage(Ro(d,u,f,n,p),...h),hatch(d,u,f,h){i.fillStyle=id(i,n),i.fillRect(d,u,f,h)},path(d,u){let[f,h]=u.shift??[0,0];i.save(),i.translate(f,h),c(u,new Path2D(d)),i.restore()}}}function xe(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],u)=>t.cells(n,r,s,[a+e,i+o,c,d],u),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var qs=new Map;function id(t,e){let o=qs.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:st,height:st}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,st,st),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-st,0,st])r.moveTo(a-1,st+1),r.lineTo(a+st+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return qs.set(e.signature,s),s}var Us=[255,255,255],Bs=[0,0,0],ad,pr=()=>ad??=document.createElement("canvas").getContext("2d");function Bt(t){let e=pr();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Ke=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Rt=t=>`rgb(${t.join(",")})`;function dr(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function js(t,e){let[o,n]=[dr(t),dr(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function ur(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Ke(t[r],t[r+1],n-r)})}function $t(t){let e=getComputedStyle(t),o=p=>e.getPropertyValue(`--st-${p}`).trim(),[n,r]=[Bt(o("text-color")),Bt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),u=ur(s.map(Bt)),f=o("chart-diverging-colors").split(","),h=ur(f.map(Bt));return{text:Rt(n),quiet:Rt(Ke(r,n,.72)),ground:Rt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Rt(Ke(r,n,.09)),hatchLine:Rt(Ke(r,n,.3)),scale:u.map(Rt),ink:u.map(Po),pixels:fr(u),signed:h.map(Rt),signedInk:h.map(Po),signedPixels:fr(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${f})`,dark:dr(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Po=t=>Rt(js(t,Us)>=js(t,Bs)?Us:Bs);function Io(t){let e=ur([Bt(t.ground),Ke(Bt(t.ground),Bt(t.text),.45)]);return{...t,scale:e.map(Rt),ink:e.map(Po),pixels:fr(e),signature:`${t.signature}|off`}}var hr=t=>Po(Bt(t)),fr=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function R(t,e){let o=pr();return o.font=e,o.measureText(t).width}function Ws(t){let e=pr();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var se=["source","target"];var Ks=t=>t==="source"?"target":"source";function Vs(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Gs("source",t.source),target:Gs("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:cd(n,t.gold??[])}}var Gs=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function No({words:t,weights:e},o){return t[Ks(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var mr=t=>1-t.reduce((e,{weight:o})=>e+o,0);function cd(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=No(t,a),c=Math.max(...i.map(({weight:u})=>u)),d=c>=mr(i)?i.find(({weight:u})=>u===c):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function Ho(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[Ks(o.side)])]:[]),a=new Map(o?No(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var ld=560,dd={letters:20,padding:8,least:48},ud={letters:17,padding:4,least:35},fd={share:.03,least:4,most:44},pd={share:.17,least:130,most:190},Xs=3;function zo({words:t,directions:e},o,n){let r=({share:w,least:m,most:b})=>Math.max(m,Math.min(b,o*w)),s=o<ld,{letters:a,padding:i,least:c}=s?ud:dd,d=s?0:r(fd),u=N({fill:"",size:a},n),f=se.map(w=>t[w].map(({label:m})=>Math.max(c,Math.ceil(R(St(m),u))+2*i))),h=f.map(w=>w.reduce((m,b)=>m+b+d,2*Xs-d)),p=Math.max(o,...h),g=new Map;return se.forEach((w,m)=>{let b=(p-h[m])/2+Xs;t[w].forEach((x,y)=>{let v=f[m][y],_=b+v/2;g.set(x,{x:e[w]==="rtl"?p-_:_,width:v}),b+=v+d})}),{width:p,gap:d,links:r(pd),letters:a,places:g}}function Ys({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((f,h)=>c(h)<c(f)?h:f);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function Do({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(i=>t.get(i)?.x??0),a=e*.42;return`M${r} 0C${r} ${a} ${s} ${e-a} ${s} ${e}`}var gr={best:[.45,.85],other:[.12,.72]};function Fo({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=gr[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var hd=6400,Zs=4,md=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,gd=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,wd={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Qs=t=>t.replace(/[&<>"]/g,e=>wd[e]);function wr(t){return gd.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Ve=t=>t.toWellFormed().replace(md,""),ye=t=>Math.round(t*100)/100;function yt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Qs(String(typeof s=="number"?ye(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Js=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function ti(t,e,o,n){let r=[];n(bd(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${ye(t)} ${ye(e)}`};return yt("svg",s,yt("defs",{},vd(o))+r.join(""))}function bd(t,e){return{rect:(o,n,r,s,a)=>t.push(yt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Js(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(ye).join(" ")})`;t.push(yt("path",{d:o,transform:r,...Js(n)}))},hatch:(o,n,r,s)=>t.push(yt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...xd(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:u="left",turned:f}=s,h=wr(Ve(o)),p=R(h,N(s,e)),[g,w]=[f?{transform:`translate(${ye(n)} ${ye(r)}) rotate(-90)`}:{x:n,y:void 0},Ws(N(s,e))],m={...g,y:f?w:r+w,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[u],textLength:[...h].length>1?p:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(yt("text",m,Qs(h)))}}}function xd(t,e,o,[n,r,s,a],i,c){if(e*o>hd)return[yd(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[u,f]=[s/o,a/e],h=g=>Math.min(255,Math.round(t[g]*255)),p=[];for(let g=0;g<e;g+=1)for(let w=0,m;w<o;w=m){let b=d[h(g*o+w)];for(m=w+1;m<o&&d[h(g*o+m)]===b;)m+=1;let x={x:n+w*u,y:r+g*f,width:(m-w)*u,height:f};p.push(yt("rect",{...x,fill:b}))}return[yt("g",{"shape-rendering":"crispEdges"},p.join(""))]}function yd(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*Zs,height:e*Zs}),u=d.getContext("2d");return u.imageSmoothingEnabled=!1,u.drawImage(Ro(t,e,o,i,c),0,0,d.width,d.height),yt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function vd(t){let e=yt("rect",{width:st,height:st,fill:t.hatchGround}),o=[-st,0,st].map(r=>`M${r-1} ${st+1}L${r+st+1} -1`).join("");return yt("pattern",{id:"hatch",width:st,height:st,patternUnits:"userSpaceOnUse"},e+yt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Xe=12,_d=2,kd=16e6,Sd=1.4;function B(t,e=Xe){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function W(t,e=Xe){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function qo(t,e,o,n){let r=N(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&R(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Sd;return{width:Math.ceil(Math.max(0,...s.map(i=>R(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((u,f)=>i.text(u,c,d+(f+.5)*a,o))}}function Md(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Xe);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Xe,Xe)}}}function ei(t,e){let{width:o,height:n,draw:r}=Md(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ot(s,o,n,e,Math.min(_d,Math.sqrt(kd/(o*n))))),{svg:ti(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Y=14,Od=18,br=64,Ye={width:96,height:12},lt=(t,e)=>rt(t,{size:Od,bold:!0,fill:e.text},e),ht=(t,e,o)=>qo(t,e,{size:Y,fill:o.text},o);function rt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(R(t,N(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function ve({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>rt(n,{size:Y,fill:r,bold:s},e);return W([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),W([o("0 %"),Ed(e),o("100 %")],6),t&&W([Ze((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Ed(t){let e=Float32Array.from({length:br},(o,n)=>n/(br-1));return{...Ye,draw(o,n,r){o.cells(e,1,br,[n,r+4,Ye.width,Ye.height]),o.rect(n,r+4,Ye.width,Ye.height,{stroke:t.hatchLine})}}}var Ze=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var $d=.1,Td=3,Je={source:"Text: looked at (key)",target:"What it writes: looks (query)"},ri={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Ad="The more weight, the thicker and the stronger in colour",Qe={line:3,name:12};function Uo(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${F(e)}`:"others"],["",Ad],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var ni=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function to(t,e,o){let n=No(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<Td?.005:$d)),a=e.side==="target",i=mr(n);return[...ni(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},u)=>[u?", ":"",...ni(c),` (${F(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${F(i)}`:""]}var Ld=720,ie={heading:26,number:22,label:34},yr=15,vr={width:32,height:20},xr=32;function si(t,e,o,n){let r=zo(t,Ld,n),s=o&&ht(xt(to(t,o,Qe.line)),r.width,n),a=ie.heading+ie.number+ie.label,i={width:r.width,height:2*a+r.links,draw:c};return B([s,i,Cd(t.knowsGold,e,r.width,n)],16);function c(d,u,f){let{lines:h,lit:p,told:g}=Ho(t,e,o),w=f+i.height;for(let m of h)d.path(Do(r,m),{...Fo(m,n),shift:[u,f+a]});for(let m of se){let b=y=>m==="source"?f+y:w-y,x=m==="source"?n.key:n.query;d.text(Je[m],u,b(ie.heading/2),{fill:x,size:yr,bold:!0});for(let y of t.words[m]){let v=u+(r.places.get(y)?.x??0),_=o&&!p.has(y),k=g.get(y);k!==void 0&&d.text(F(k),v,b(ie.heading+ie.number/2),{fill:_?n.quiet:n.text,size:yr,bold:!_,align:"center"}),d.text(H(y.label),v,b(a-ie.label/2),{fill:_?n.quiet:x,size:r.letters,align:"center"})}}}}function Cd(t,e,o,n){let r=[[]];for(let[s,a]of Uo(t,e)){let i=s&&{...vr,draw:(u,f,h)=>Rd(u,s,f,h+vr.height/2,n)},c=W([i||null,rt(a,{fill:n.quiet,size:yr},n)],8),d=r.at(-1);d.length&&W([...d,c],20).width>o?r.push([c]):d.push(c)}return B(r.map(s=>W(s,20)),4)}function Rd(t,e,o,n,r){let{width:s}=vr;if(e!=="gold"){let[i,c]=gr[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:xr},(f,h)=>i+(c-i)*h/(xr-1));t.cells(u,1,xr,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}function ii({data:t,theme:e}){let[o,{width:n}]=nt(),r=E(null),[s,a]=M({source:0,target:0}),i=I(()=>Vs(t),[t.id]),c=Ut(e),d=I(()=>zo(i,n,e),[i,n,e.font,c]),{words:u,directions:f}=i,h=_=>se.flatMap(k=>u[k]).find(k=>k.id===_)??null,{id:p,spoken:g,listeners:w}=Lo({moves:_=>Ys(i,d,h(_)??u.source[0]),press:(_,{id:k,touch:S,point:O})=>(S||!_)&&O(k===_?null:_),onFocus:_=>{let k=h(_);k&&a({...s,[k.side]:k.index})},taps:!0}),m=h(p),{lines:b,lit:x,told:y}=Ho(i,t.least,m);U(()=>bt(t.name,()=>({picture:si(i,t.least,m,e),theme:e})),[t,m,e]),C(()=>{r.current&&(r.current.scrollLeft=f.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]);let v=_=>l(Pd,{alignment:i,side:_,layout:d,lit:x,told:y,stop:Math.min(s[_],u[_].length-1)});return l("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(be,{parts:m&&to(i,m,Qe.line),hint:ri,spoken:g}),l("div",{class:"scroller",ref:r,children:l("div",{class:m?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${d.width}px`,"--letters":`${d.letters}px`},...w,children:[v("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${d.links}px`},children:b.map(_=>{let{stroke:k,width:S,dash:O}=Fo(_,e),{source:A,target:T,kind:j,met:z}=_;return l("path",{class:z?`${j} met`:j,d:Do(d,_),stroke:k,"stroke-width":S,"stroke-dasharray":O?.join(" ")},`${A.index} ${T.index} ${j}`)})}),v("target")]})}),l("div",{class:"legend",children:Uo(i.knowsGold,t.least).map(([_,k])=>l("span",{class:"entry",children:[_&&l("span",{class:`swatch ${_}`}),k]},k))})]})}function Pd({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=I(()=>t.words[e].map(i=>xt(to(t,i,Qe.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:Je[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":Je[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?F(r.get(i)??0):""}),l("span",{class:"label",children:l(L,{token:i.label})})]})},i.id))})]})}var ai=`.alignment .token {
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
`;var ci=0,_r=new Set,li=()=>ci;function di(t){ci=t;for(let e of _r)e()}function ui(t){return _r.add(t),()=>{_r.delete(t)}}var Tt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var fi=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;function dt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}function _e(t,e,o){let n=dt(t,[Tt,fi,e].join(`
`));return X(o($t(n)),n),()=>{X(null,n),n.remove()}}function pi({data:t,parentElement:e}){return di(t.layer),_e(e,ai,o=>l(ii,{data:t,theme:o}))}var hi=Object.assign;function Fd(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var qd=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function jt(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Fd(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Qn(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Ud=Symbol.for("react.element"),Bd=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,jd=/[A-Z0-9]/g,Wd=typeof document<"u";var Gd=function(t){return/fil|che|rad/.test(t)};Ft.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(Ft.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var mi=q.event;q.event=function(t){return mi&&(t=mi(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Kd={configurable:!0,get:function(){return this.class}},gi=q.vnode;q.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Wd&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var u=void 0;for(var f in d)typeof d[f]!="number"||qd.test(f)||(u||(u=d=hi({},d)),d[f]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var h=c.toLowerCase();h=="ondoubleclick"?c="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||Gd(r.type)?h=="onfocus"?c="onfocusin":h=="onblur"&&(c="onfocusout"):h=c="oninput",h=="oninput"&&a[c=h]&&(c="oninputCapture")}else i&&Bd.test(c)?c=c.replace(jd,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=tr(r.children).forEach(function(g){g.props.selected=a.multiple?p.indexOf(g.props.value)!=-1:p==g.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Kd)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=hi({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Ud,gi&&gi(t)};function wi(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-ae(r).length,width:e}}var ae=t=>t.filter(e=>e.kept);function ke(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Se=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function bi({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var kr=120,Wo={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},jo={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},xi={point:`${jo.point} Click or Enter opens it.`,tap:`${jo.tap} Tap it again to open it.`},Go=t=>t===0?"start":t===1?"step 1":String(t),Ko=t=>`dropped: outside the best ${t}`,Vd=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Bo=t=>Math.abs(t)<5e-5?"\u22480":ct(t,Vd(t)),Wt=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${Bo(o)}`:"";function Xd(t){let e=ke(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=We(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>kr?lr(o):[];return n.length>kr?`\u2026${n.slice(1-kr).join("")}`:o}function eo({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=ae(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||ae(o.children).length;return["\u201C",{token:Xd(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${F(Se(o))}; everything so far has ${F(Math.exp(n),1)}, log-probability ${Bo(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${Bo(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Bo(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var Q={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Me={kept:38,dropped:22},Pt={least:22,most:64,cut:30,edge:6};function yi({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=R(St(o.token,Q.chip),N({fill:"",size:Q.letters[n],bold:o.winner,code:!0},e)),s=Wt(o)&&Q.mark+R(Wt(o),N({fill:"",size:Q.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?Q.least:0,Math.ceil(r+Number(s))+2*Q.padding[n])]}))}function Vo({columns:t,width:e},o,n,r){let s=t.map(w=>Math.max(...w.map(m=>o.get(m)??0))),a=n-2*Pt.edge-s.reduce((w,m)=>w+m,0),i=Math.max(Pt.least,Math.min(Pt.most,a/(s.length-1||1))),c=Q.head+Pt.edge,d=t.map(w=>c+Math.max(e,ae(w).length)*Me.kept+Pt.cut/2),u=new Map,f=s.map((w,m)=>Pt.edge+s.slice(0,m).reduce((b,x)=>b+x+i,0)),h=r?Math.max(...d):0;t.forEach((w,m)=>{let b=d[m]+Pt.cut/2-ae(w).length*Me.dropped;for(let x of w){let y=x.kept?c+(x.place+.5)*Me.kept:b+(x.place+.5)*Me.dropped;u.set(x,{x:f[m],y,width:o.get(x)??0,end:f[m]+s[m]}),(x.kept||r)&&(h=Math.max(h,y+(x.kept?Me.kept:Me.dropped)/2))}});let p=f[f.length-1]+s[s.length-1]+Pt.edge,g=d.map((w,m)=>`H${Math.max(0,f[m]-i/2)}V${w}`);return{places:u,columns:f,cut:d[0],cutPath:`M0 ${d[0]}${g.join("")}H${Math.max(n,p)}`,width:p,height:h+Pt.edge}}function oo({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var Xo=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Sr=13,Yd=480,Zd={width:26,height:14},Jd={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function vi(t,e,o,n,r){let s=Vo(t,e,0,o),{width:a,height:i}=s,c=n&&ht(xt(eo(t,n)),Math.max(Yd,a),r);return B([c,{width:a,height:i,draw:(d,u,f)=>Qd(xe(d,u,f),t,s,o,n,r)},eu(r)],16)}function Qd(t,e,o,n,r,s){let a={fill:s.quiet,size:Sr};o.columns.forEach((d,u)=>t.text(Go(u),d,Q.head/2-2,a)),t.rect(0,Q.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let i=ke(r);for(let[d,u]of[...Xo,["lit",f=>i.includes(f)]]){let f=oo(o,e.nodes.filter(h=>u(h)&&(h.kept||n)));f&&t.path(f,{stroke:d==="winner"?s.primary:s.text,...Jd[d]})}for(let[d,u]of o.places)(d.kept||n)&&tu(t,d,u,{lit:i.includes(d),open:d===r},s);if(!n)return;let c=Ko(e.width);t.rect(0,o.cut-Sr/2,R(c,N(a,s))+8,Sr,{fill:s.ground}),t.text(c,0,o.cut,a)}function tu(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[u,f]=c?[Q.letters.kept,Q.high.kept]:[Q.letters.dropped,Q.high.dropped],h=[o,n-f/2,r,f],p=c?7:5;if(t.rect(...h,{fill:i.ground,radius:p}),c){t.rect(...h,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:p}),t.rect(o+2,n+f/2-4,(r-4)*Se(e),3,{fill:d?i.primary:i.quiet});let v=s||!d?i.text:i.primary;t.rect(...h,{stroke:v,width:d?2:1,opacity:s||d?1:.45,radius:p})}a&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:i.primary,width:3,radius:p+3});let[g,w]=[H(e.token,Q.chip),Wt(e)],m={fill:c||s?i.text:i.quiet,size:u,bold:d,code:!0},b={fill:i.text,size:Q.letters.mark,bold:d},x=R(g,N(m,i)),y=o+(r-x-(w?Q.mark+R(w,N(b,i)):0))/2;t.text(g,y,n,m),w&&t.text(w,y+x+Q.mark,n,b)}function eu(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Zd,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Wo).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return W([c,rt(i,e,t)],7)});return W(s,20)}var ou=60;function _i({data:t,theme:e,open:o}){let[n,{width:r}]=nt(),s=E(null),[a,i]=M(null),[c,d]=M(""),[u,f]=M(null),h=I(()=>wi(t.nodes,t.width),[t.id]),p=Ut(e),g=I(()=>yi(h,e),[h,e.font,e.codeFont,p]),w=$=>h.nodes.find(V=>String(V.id)===String($))??null,m=w(t.selected),b=h.dropped>0&&(a??(h.nodes.length<=ou||m?.kept===!1)),x=I(()=>Vo(h,g,r,b),[h,g,r,b]);C(()=>f(null),[t]),U(()=>bt(t.name,()=>({picture:vi(h,g,b,m,e),theme:e})),[t,g,b,e]);let y=$=>{!o||$===m||(f($),o($.id,$===h.end))},v=$=>$.kept||b,{id:_,spoken:k,listeners:S}=Lo({moves:$=>bi(h,w($)??h.nodes[0],v),press:($,{id:V,touch:pt,point:vt})=>{let ge=w($);!ge||pt&&V!==$?vt($):y(ge)},onFocus:d}),O=w(_)??m,A=ke(O),T=w(c)??m??h.nodes[0],j=v(T)?T:T.parent,z=()=>{y(h.end);let $=s.current?.querySelector(`[data-id="${h.end.id}"]`);$ instanceof HTMLElement&&$.focus()};return l("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(be,{parts:O&&eo(h,O),hint:o?xi:jo,spoken:k}),o&&m&&m!==h.end&&l("button",{type:"button",class:"back",onClick:z,children:"Back to the winner"}),h.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:b,onChange:({currentTarget:$})=>i($.checked)}),"Show dropped branches (",h.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:l("div",{class:b?"sheet":"sheet kept-only",style:{width:`${x.width}px`,height:`${x.height}px`},...S,children:[l("div",{class:"head",style:{height:`${Q.head}px`},children:x.columns.map(($,V)=>l("span",{class:"heading",style:{left:`${$}px`},children:Go(V)},V))}),l(nu,{tree:h,layout:x}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:oo(x,A.filter(v))})}),l("div",{class:"cut",style:{top:`${x.cut}px`},children:l("span",{children:Ko(h.width)})}),h.columns.map(($,V)=>{let pt=vt=>vt?.depth===V?vt:null;return l(ru,{tree:h,column:$,layout:x,lit:A[V]??null,stop:pt(j),current:pt(m),pending:pt(u)},V)})]})}),l("div",{class:"legend",children:Object.entries(Wo).map(([$,V])=>l("span",{class:$,children:V},$))})]})}var nu=jt(iu),ru=jt(au),su=jt(cu);function iu({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),Xo.map(([o,n])=>l("path",{class:o,d:oo(e,t.nodes.filter(n))},o))]})}function au({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:a}){let{depth:i}=e[0];return l("div",{class:"column",role:"list","aria-label":i===0?"Start":`Step ${i}, best first`,children:e.map(c=>l(su,{tree:t,node:c,layout:o,lit:c===n,isStop:c===r,isCurrent:c===s,isPending:c===a},c.id))})}function cu({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:c=0,y:d=0,width:u=0}=o.places.get(e)??{},f=I(()=>xt(eo(t,e)),[t,e]);return l("div",{class:e.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([h,p])=>p?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${u}px`,"--own":Se(e)},children:[l(L,{token:e.token,length:Q.chip}),Wt(e)&&l("span",{class:"mark",children:Wt(e)})]})})}var ki=`.beam {
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
`;var no={rounded:255,exact:65535},Z=["mean","max","rollout"];function It(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,h)=>h),i=a.filter(f=>!r.columnPieces[f].every(h=>s.has(h))),c=i.length?i:a,{rows:d}=r,u=r.blocked&&Oi(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(f=>r.columns[f]),blocked:u,rowSpots:Si(r.rowPieces,e.looks),columnSpots:c.map(f=>Si([r.columnPieces[f]],e.lookedAt)[0])}}var Si=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Oi(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function Nt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Z]}function ro(t,e){return e==="rollout"?[t.heads]:Z.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function ce(t,e,o,n){let r=ro(e.group,n);if(r.length===1)return Mi(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=Mi(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var so=(t,e,o)=>e*(t.heads+1)+o;function Yo({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!ro(t,n).every(r=>e.exact.has(so(t,o,r)))}function Mi(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=so(e,a,i),d=o.exact.get(c)??Ei(o,c),u=Oi(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length,h=d instanceof Uint8Array?no.rounded:no.exact;for(let p=0;p<n.length;p+=1){let g=1;if(f<o.columns.length)if(g=0,d instanceof Uint8Array&&o.leftByMuting)g=o.leftByMuting[c*n.length+p]/no.exact;else for(let m=0;m<f;m+=1)g+=u[p*f+m]/h;let w=g>=t.mutedFloor?1/(h*g):0;for(let m=0;m<f;m+=1)u[p*f+m]=Math.min(1,u[p*f+m]*w)}return u}function Ei({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function $i(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(ce(t,e,o,n),h=>Math.round(h*255));let i=ro(r,n).map(h=>Ei(s,so(r,o,h))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let h of i.slice(1))if(n==="mean")for(let p=0;p<d.length;p+=1)d[p]+=h[p];else for(let p=0;p<d.length;p+=1)h[p]>d[p]&&(d[p]=h[p]);let u=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:no.exact/no.rounded),f=new Uint8Array(d.length);for(let h=0;h<d.length;h+=1)f[h]=d[h]/u+.5;return f}function Oe(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Z.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:ce(t,e,o,n),rounded:Yo(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Ti(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),u=!1;for(let h of t.groups){let p=It(t,h,{words:!1,muted:!1}),g=ce(t,p,e,o);u||=Yo(p,e,o);let[w,m]=[h.looks,h.lookedAt].map(b=>b==="source"?0:r);for(let b=0,x=0;b<p.rows.length;b+=1)for(let y=0;y<p.columns.length;y+=1,x+=1){let v=(w+b)*a+m+y;d[v]=p.blocked?.[x]??0,c[v]=d[v]?0:g[x]}}let f=Z.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:u,blocked:d,border:r,title:`All attention, layer ${e+1}, ${f}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Mr=6,Zo={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[],node:-1};function Ci(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:Ai(t.layer,o.layers),head:Nt(o).includes(t.head)?t.head:"1",step:Ai(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Mr),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var Ai=(t,e)=>Math.max(0,Math.min(t,e-1)),Li={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t],node:["node",t=>[String(t)]]};function Ri(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Li)){let[s,a]=Li[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Pi=250,le=0,Gt=Zo,Ii=Zo,Ee=0,Ni=!1,Or=null,Jo=new Set,At=()=>Gt;function K(t){if(!Object.entries(t).every(([e,o])=>String(Gt[e])===String(o))){Gt={...Gt,...t},le+=1,Di(),clearTimeout(Ee),Ee=window.setTimeout(Hi,Pi);for(let e of Jo)e()}}function Hi(){clearTimeout(Ee),Ee&&Or?.({turn:le,selection:Gt}),Ee=0}function Qo(t){le===0&&(Gt={...Zo,...t})}function zi(t,e){if(Or=e,Ni=!0,Ii=t.usual,t.turn>le||le===0&&t.turn===0){le=t.turn,Gt=t.selection;for(let o of Jo)o()}else t.turn<le&&(Ee||=window.setTimeout(Hi,Pi));Di()}function Di(){if(!Ni)return;let t=Ri(location.search,Gt,Ii),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function $e(t){return Jo.add(t),()=>{Jo.delete(t)}}var du="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(du))&&(Or=null),{capture:!0});function Fi({data:t,parentElement:e,setTriggerValue:o}){let n=(r,s=!1)=>{K({node:s?-1:r}),o?.("opened",r)};return _e(e,ki,r=>l(_i,{data:t,theme:r,open:t.openable&&o?n:void 0}))}var uu={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function tn(t,e,o,n){let[r,s]=M(!1),[a,i]=M(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function en({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return l("span",{class:"buttons",children:[l(io,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),l(io,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),l(io,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),l(io,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),l(io,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function io({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:uu[t]})})})}function on({speeds:t,player:e,isNamed:o=!1}){return l("label",{class:"speed",children:[l("span",{class:o?"name":"unseen",children:"Speed"}),l("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>l("option",{value:n,children:[n,"\xD7"]},n))})]})}function qi(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var Ht=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Te=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function Kt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var Vt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Ui=1.2,fu=9,ao={rows:[],columns:[],step:[],chosen:[],done:1/0};function Xt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(x=>H(x))),i=(b=>Math.ceil(Math.max(...b.map(x=>R(x,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Ui,u=s.map(b=>R(b,n)),f=u.map(b=>b>Math.max(c,d)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(d,...u.filter((b,x)=>f[x])))+8,p=Math.min(e.cell,c*1.4,(e.height-h-3)/r.length);c=Math.min(c,p*1.8),[c,p]=[c,p].map(b=>b>=4?Math.floor(b):b);let[g,w]=[i+s.length*c+3,h+r.length*p+3].map(Math.ceil),m=Math.min(e.letters,Math.floor(p*.62),Math.floor((c-4)/1.9));return{left:i,top:h,cellWidth:c,cellHeight:p,width:g,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:m>=12?m:0}}function Yt(t,e,o,n,r){pu(t,e,o,n,r),o.numbers&&hu(t,e,o,n,r),mu(t,o,n,r),gu(t,o,n,r),wu(t,o,n,r)}function pu(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[u,f]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,u,f]),e.blocked&&Ot(t,e.blocked,c,d,[o,n,u,f]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<fu)){for(let h=1;h<d;h+=1)t.rect(o+h*r-.5,n,1,f,{fill:i.ground});for(let h=1;h<c;h+=1)t.rect(o,n+h*s-.5,u,1,{fill:i.ground})}}function Ot(t,e,o,n,[r,s,a,i]){let c=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let f=0;f<n;f+=1){let h=f;for(;h<n&&e[u*n+h];)h+=1;h>f&&t.hatch(c(f),d(u),c(h)-c(f),d(u+1)-d(u)),f=h}}function hu(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},u,f){for(let h=0;h<Math.min(n.length,u.done);h+=1)for(let p=0;p<r.length;p+=1){let g=e[h*r.length+p];if(o?.[h*r.length+p])continue;let w=f.ink[Math.min(255,Math.round(g*255))],[m,b]=[s+(p+.5)*i,a+(h+.5)*c+1];t.text(Co(g),m,b,{fill:w,size:d,align:"center"})}}function mu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function gu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(u,f)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let u of i.chosen)d(u,c.query);for(let u of i.step)d(u,c.primary);for(let u of i.rows)d(u,c.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function wu(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,u){let f=[...d.rows,...d.step,...d.chosen];for(let h of de(s.length,r,c,f)){if(h>=d.done)break;let p=f.includes(h),g=d.rows.includes(h)||d.chosen.includes(h)?u.query:p?u.text:u.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:g,size:c,bold:p,code:!0,align:"right"})}for(let h of de(a.length,n,c,d.columns)){let p=d.columns.includes(h),g=i[h]?"left":"center",[w,m]=[e+(h+.5)*n,o-(i[h]?6:3+c*.55)];t.text(a[h],w,m,{fill:p?u.key:u.quiet,size:c,bold:p,code:!0,align:g,turned:i[h]})}}function de(t,e,o,n){let r=o*Ui,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function nn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var Er=12,Bi=64,$r=20,ji=18;function rn({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+ji+Er,u=[t.length,e.length];return{width:Bi+s.length*(r+Er),height:$r+a.length*d,draw(f,h,p){let g=b=>h+Bi+b*(r+Er),w={size:13,fill:i.quiet},m={...w,align:"center"};s.forEach((b,x)=>f.text(b,g(x)+r/2,p+$r/2,m)),a.forEach(({layer:b,maps:x},y)=>{let v=p+$r+y*d;f.text(`Layer ${b+1}`,h,v+c/2,w),x.forEach((_,k)=>{if(!_)return;let S=g(k);f.cells(_.weights(),...u,[S,v,r,c]),o&&Ot(f,o,...u,[S,v,r,c]),f.rect(S-2,v-2,r+4,c+4,{stroke:_.isOpen?i.primary:i.hatchLine,width:_.isOpen?3:1,radius:4}),_.role&&f.text(_.role,S+r/2,v+c+4+ji/2,m)})})}}}var Ae={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},bu={loss:46,exact:26},sn=13,xu=90,Wi=[void 0,[8,4],[2,3],[10,3,2,3]],yu=[1,1.5,2,3,4,5,6,8,10],vu=[1,2,2.5,4,5,10],ut={letters:14,padding:24,height:28,lane:32,apart:6};function co(t,e,o=!1){let[n,r]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],s=Te(t),a=Gi(Math.max(.1,...n.map(([,m])=>m)),yu),{left:i,head:c,foot:d,between:u}=Ae,f=o?bu:Ae,h=Math.max(1,e-i-Ae.right),p=c+f.loss+u+c,g=[{name:"Loss (nats)",curve:"losses",top:c,height:f.loss,ticks:[0,a/2,a]}];r.length&&g.push({name:"Exact match",curve:"exacts",top:p,height:f.exact,ticks:[0,1]});let w=g[g.length-1].top+g[g.length-1].height+d;return{width:e,height:w,left:i,line:h,end:s,x:m=>i+m/s*h,panels:g}}function Gi(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Zt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Wi[e%Wi.length]});function an(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:u,line:f}=e,h=m=>a+e.x(m),p=(m,b)=>i+m.top+m.height*(1-Math.min(1,b/m.ticks[m.ticks.length-1])),g=(m,b,x)=>t.path(`M${m} ${i+Ae.head-b}V${i+u-Ae.foot}`,x);for(let m of c){t.text(m.name,h(0),i+m.top-11,{size:sn,fill:s.text});for(let b of m.ticks){let x=m.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(h(0),Math.round(p(m,b)),f,1,{fill:s.hatchLine}),t.text(x,h(0)-6,p(m,b),{size:sn,fill:s.quiet,align:"right"})}}for(let[m,b]of ku(e,s))t.text(m,a+b,i+u-Ae.foot/2,{size:sn,fill:s.quiet,align:"center"});for(let m of n)g(Math.round(h(m.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let m of c)o.films.forEach((b,x)=>{let y=Zt(s,x,w,m.curve),v=b[m.curve].map(([_,k])=>[h(_),p(m,k)]);if(v.length&&t.path(v.map(([_,k],S)=>`${S?"L":"M"}${_.toFixed(1)} ${k.toFixed(1)}`).join(""),y),m.curve==="exacts")for(let[_,k]of v)t.rect(_-2,k-2,4,4,{fill:y.stroke})});g(Math.round(Math.min(h(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((m,b)=>{let x=Ht(m,r);for(let y of c){let v=y.curve==="losses"?x.loss:x.exact;v!==null&&t.path(_u(h(x.step),p(y,v),4.5),{fill:Zt(s,b,w,y.curve).stroke,stroke:s.ground,width:2})}})}var _u=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function ku({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Gi(e/Math.max(2,Math.floor(n/xu)),vu));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${et(c)} ${c===1?"step":"steps"}`:et(c),u=R(d,N({size:sn,fill:""},r))/2;return[d,Math.max(u,Math.min(t(c),o-u))]})}function cn(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(R(s.short,N({size:ut.letters,fill:""},n)))+ut.padding),c=a+i>o,d=Math.max(0,c?a-i:a),u=r.findIndex(h=>h.every(([p,g])=>d>=g+ut.apart||d+i<=p-ut.apart)),f=u<0?r.push([])-1:u;return r[f].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:f}})}var ln={least:24,readable:30,most:104},Su=16,Mu=165,Ki={titled:58,bare:34},Ou=20,Tr={label:58,gap:8},lo={label:26,gap:4},Eu=20;function dn(t,e,o,n=!1){let r=t.flatMap((u,f)=>$u(t,f+1,e,o,n?Ki.bare:Ki.titled)),s=r.filter(({side:u})=>u>=ln.readable),a=({side:u,short:f})=>u+(f?0:Eu),i=u=>u.toSorted((f,h)=>a(h)-a(f))[0],c=u=>u.filter(({height:f})=>f<=o),d=r.toSorted((u,f)=>u.height-f.height)[0];return i(c(s))??i(c(r))??d}function $u(t,e,o,n,r){let[s,a]=[Math.max(...t.map(({heads:p})=>p)),Math.max(...t.map(({layers:p})=>p))],i=Math.floor((o-(e-1)*Su)/e);if(e>1&&i<Ar(t))return[];let c=Math.ceil(t.length/e),d=({label:p,gap:g}=lo)=>Math.floor((i-p-2)/s-g),u=Math.max(...t.map(p=>1/uo(p))),f=Math.floor(((n/c-r)/a-lo.gap)/u),h=(p,g=!0)=>{let w=Math.max(ln.least,Math.min(ln.most,p)),m=g?lo:Tr;return{side:w,own:i,short:g,...m,height:c*(r+a*(w*u+m.gap+(g?0:Ou)))}};return[d(Tr)>=56?h(d(Tr),!1):h(d()),h(Math.min(d(),f))]}var Ar=t=>Math.max(Mu,...t.map(({heads:e})=>lo.label+2+e*(ln.least+lo.gap)));function uo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var un=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var Tu=3,Jt=120,Lt=28,Lr=t=>t?['"',{token:t,length:Jt},'"']:["nothing"],Vi=(t,e)=>["The model writes ",...Lr(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Lr(t.answer),". "]],Xi=(t,e)=>xt(["The model reads ",...Lr(t.text),". ",...Vi(t,e)]).trim();function fn(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${et(o.step)}. `,...Vi(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Au(t,o,t.live||o.step<Te(t))]}function Au(t,e,o){let n=e.roles.flatMap((i,c)=>[...i].map((d,u)=>Vt(t,e,c,u))),r=Object.keys(t.roles).map(i=>({role:i,many:n.filter(c=>c===i).length})).filter(({many:i})=>i),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let a=r.sort((i,c)=>c.many-i.many).map(({role:i,many:c})=>`${c} ${i}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${a.join(", ")}.`}function pn({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${et(e)}`]]:[...[["step","Step",et(e)],["loss","Loss",o===null?"\u2013":ct(o,3)]],["exact","Exact match",n===null?"\u2013":F(n,1)]]}function hn({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var mn=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,gn=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function Yi(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=Kt(t,e,o,n),c=r.map((f,h)=>s.filter((p,g)=>!a?.[h*s.length+g]).length>1);return[...i.keys()].filter(f=>i[f]&&c[Math.floor(f/s.length)]).sort((f,h)=>i[h]-i[f]).slice(0,Tu).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":F(i[f])}))}var fo=860,Lu=72,Zi=32,Cu=12,wn={padding:6,gap:3,line:68};function Ji({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:u})=>u.some(({blocked:f})=>f)),a=r.map(u=>Ht(u,e)),i=r.map((u,f)=>Ru(t,u,a[f],n)),c=u=>r.length>1?`${H(u.title,Lt)}: `:"",d=r.flatMap((u,f)=>[c(u)+xt(fn(t,u,a[f])),...gn(u,e).map(({text:h})=>h)]);return B([W(i,2*Zi),ve({isBlocked:s},n),Nu(t,e,o,n),B(d.map(u=>ht(u,fo,n)),4)],16)}function Ru(t,e,o,n){let r=e.kinds.map((i,c)=>B([rt(i.title,{size:16,bold:!0,fill:n.text},n),Pu(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Cu,a=pn(t,o).map(([,i,c])=>B([rt(i,{size:Y,fill:n.quiet},n),rt(c,{size:22,bold:!0,fill:n.text},n)],0));return B([e.title.length>0&&lt(H(e.title,Lt),n),W(a,20),Iu(e,o,n),s?W(r,Zi):B(r,16)])}function Pu(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>Kt(e,n,i,c),role:Vt(t,n,o,i*e.heads+c)}))}));return rn({...e,shape:uo(e),side:Lu},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Iu(t,e,o){let[n,r]=[{size:Y,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=m=>Math.ceil(R(m,N(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(m=>Math.ceil(R(m,N(n,o)))))+12,d=hn(t,e).filter(({wanted:m,written:b})=>m!==void 0||b!==void 0).map(({wanted:m,written:b,state:x})=>({state:x,texts:[m,b].map(y=>y===void 0?"":H(y))})),[u,f]=[0,0],h=d.map(({texts:m})=>{let b=Math.max(24,...m.map(s))+2*wn.padding;u&&u+b>fo-i&&([u,f]=[0,f+1]);let x={x:u,line:f,width:b};return u+=b+wn.gap,x}),p=H(t.text,Jt),g=Math.max(s(p),...h.map(m=>m.x+m.width)),w=Mt([t.answer])==="rtl";return{width:i+g,height:24+(f+1)*wn.line,draw(m,b,x){a.forEach((y,v)=>m.text(y,b,x+[12,36,62][v],n)),m.text(p,b+i,x+12,r),d.forEach(({texts:y,state:v},_)=>{let k=h[_],S=b+i+(w?g-k.x-k.width:k.x),[O,A]=[S+k.width/2,x+24+k.line*wn.line];m.text(y[0],O,A+12,{...r,bold:!1,fill:o.quiet,align:"center"}),m.rect(S+1,A+26,k.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),m.text(y[1],O,A+38,{...r,align:"center"}),v&&m.path(un(v,O,A+60),{stroke:o.text,width:2})})}}}function Nu(t,e,o,n){if(t.live)return null;let{films:r}=t,s=co(t,fo),{marks:a}=r[o],i=cn(a,s,n),c=r.map(({title:u},f)=>{let h=Zt(n,f,!0);return W([{width:34,height:20,draw:(p,g,w)=>p.path(`M${g} ${w+10}h34`,h)},rt(H(u,Lt),{size:Y,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:u})=>u));return B([r.length>1&&W(c,16),{width:fo,height:s.height,draw:(u,f,h)=>an(u,s,{reels:t,marks:a,step:e},n,[f,h])},d>0&&{width:fo,height:d*ut.lane,draw:(u,f,h)=>i.forEach(({mark:p,left:g,wide:w,leans:m,lane:b})=>{let x=h+b*ut.lane;u.rect(f+g,x,w,ut.height,{stroke:n.hatchLine,radius:4}),u.rect(f+(m?g+w-4:g),x,4,ut.height,{fill:Zt(n,o,r.length>1).stroke}),u.text(p.short,f+g+w/2,x+ut.height/2,{size:ut.letters,fill:n.text,align:"center"})})}],6)}var[Hu,zu,Qt,bn]=[420,34,8,14],Cr={height:300,share:.36,cell:40,letters:14};function Qi({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=E(null),c=E(null),[d,u,f,h]=r.split(" ").map(Number),p=r?e.films[d]:void 0,g=p?.kinds[u],w=p&&Ht(p,o),m=Math.min(Hu,window.innerWidth-2*Qt),b=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&i.current&&Fu(i.current,y,a())};C(()=>{if(!g||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let y={...g,weights:Kt(g,w,f,h)},v=Xt(y,{...Cr,width:m-zu,height:Math.min(Cr.height,window.innerHeight*Cr.share)},n);c.current&&Yt(ot(c.current,v.width,v.height,n),y,v,ao,n),b()}),U(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let x=p&&w?Vt(e,w,u,f*p.kinds[u].heads+h):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${m}px`},children:g&&w&&l(G,{children:[l("div",{class:"title",children:mn(g,f,h)}),l("div",{class:"note",children:["Step ",et(w.step),x&&`: ${e.roles[x]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:Yi(g,w,f,h).map(({query:y,key:v,share:_},k)=>l("li",{children:[l(L,{token:y})," looks at ",l(L,{token:v}),", ",_]},k))}),l("div",{class:"note",children:r===s?`${Du()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Du=()=>matchMedia("(hover: hover)").matches;function Fu(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,u)=>Math.max(Qt,Math.min(c,u-d-Qt)),a=n.right+bn;a+r.width>window.innerWidth-Qt&&(a=n.left-bn-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Qt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+bn;i=c+r.height<window.innerHeight?c:Math.max(Qt,n.top-bn-r.height)}o<1/0&&(i=Math.max(Qt,Math.min(i,o-r.height-Qt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}function ta({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let u=E(null),[f,h]=M("0 0"),{side:p,short:g,label:w,gap:m,own:b}=s,[x,y]=[n.heads,n.layers].map(_=>Array.from({length:_},(k,S)=>S)),v=[p,Math.round(p/uo(n))];return C(()=>{u.current?.querySelectorAll("canvas").forEach((_,k)=>{let S=[0,0,...v],O=ot(_,...v,a);O.cells(Kt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&Ot(O,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,p,a,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${b}px`},children:[l("div",{class:"title",children:n.title}),l("div",{ref:u,role:"grid",class:g?"grid short":"grid","aria-label":n.title,onKeyDown:qu,style:{gap:`${m}px`,gridTemplateColumns:`${w-m}px repeat(${n.heads}, ${p}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),x.map(_=>l("span",{role:"columnheader",class:"column",children:[g?"H":"Head ",_+1]},_))]}),y.map(_=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[g?"L":"Layer ",_+1]}),x.map(k=>{let[S,O,A]=[`${t} ${_} ${k}`,`${_} ${k}`,Vt(o,r,e,_*n.heads+k)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":S,tabIndex:O===f?0:-1,"aria-pressed":i===S,"aria-label":mn(n,_,k)+(A&&`, ${A}`),onClick:()=>d(S),onPointerEnter:({pointerType:T})=>T!=="touch"&&c(S),onPointerLeave:({pointerType:T})=>T!=="touch"&&c(""),onFocus:({currentTarget:T})=>(h(O),T.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:l("canvas",{})}),!g&&l("span",{class:"role",children:A})]},k)})]},_))]})]})}function qu(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);Et(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Uu({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:a,room:i,isBrief:c,held:d,onPoint:u,onHold:f}){let[h,{width:p}]=nt(),g=p>0&&s.length>0&&dn(s.map(w=>o.kinds[w]),p,i,a);return l("section",{class:"reel",children:[o.title&&l("h2",{class:"film-title",children:l(L,{token:o.title,length:Lt})}),l("div",{class:"head",children:[l("div",{class:"facts",children:pn(e,n).map(([w,m,b])=>l("span",{class:`fact ${w}`,children:[l("span",{class:"name",children:m}),l("span",{class:"value",children:b})]},w))}),l(Bu,{film:o,frame:n,isBrief:c})]}),l("div",{class:"kinds",ref:h,children:[s.length===0&&l("p",{class:"note",children:"It has no attention of this kind."}),g&&s.map(w=>l(ta,{place:`${t} ${w}`,reels:e,frame:n,plan:g,theme:r,held:d,onPoint:u,onHold:f,kind:o.kinds[w],number:w},w))]})]})}var oa=jt(Uu);function Bu({film:t,frame:e,isBrief:o}){return l("div",{class:o?"answer brief":"answer",role:"img","aria-label":Xi(t,e),children:[l("span",{class:"asked",children:"Reads"}),l(L,{token:t.text,length:Jt}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:Mt([t.answer]),children:hn(t,e).map(({wanted:n,written:r,state:s},a)=>l("span",{class:`piece ${s}`,children:[l(ea,{name:"wanted",token:n}),l(ea,{name:"written",token:r}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&l("path",{d:un(s,8,8)})})]},a))})]})}var ea=({name:t,token:e})=>e===void 0?l("bdi",{class:`token ${t}`,children:"\xA0"}):l(L,{token:e,class:t});function mt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ju=90,na=10,Wu=.6;function ra(t){let[e,o]=M({room:300,spare:300,width:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.querySelector(".screen"),c=[...i.querySelectorAll(".reel")],d=new Set(c.map(({offsetTop:m})=>m)).size,u=Math.max(...c.map(m=>m.querySelector(".kinds").offsetHeight)),f=i.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),h=window.innerHeight-na-(f<Wu*window.innerHeight?f:na),p=i.querySelector(".shared")?.offsetHeight??0,g=Math.max(ju,Math.floor((h-i.offsetHeight+d*u)/d)),w=i.clientWidth;o(m=>m.room===g&&m.spare===g+p&&m.width===w?m:{room:g,spare:g+p,width:w})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),e}var sa=16,ia={width:34,height:14},Gu=880;function aa({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,live:c,steps:d}=t,[u,{width:f}]=nt(),h=E(null),p=window.innerHeight<Gu,g=I(()=>co(t,f,p),[t,f,p]),[w,m,b]=[i[r],d[n],i.length>1],x=d.length>1&&!c||i.flatMap(({losses:_,exacts:k})=>[..._,...k]).length>1;C(()=>{h.current&&f&&an(ot(h.current,f,g.height,e),g,{reels:t,marks:w.marks,step:m},e)},[g,e,o,m,r]);let y=_=>d.reduce((k,S,O)=>Math.abs(S-_)<Math.abs(d[k]-_)?O:k,0),v=({offsetX:_})=>a(y((_-g.left)/g.line*g.end));return l("div",{class:"timeline",ref:u,children:[b&&l("div",{class:"films",children:i.map(({title:_},k)=>l("button",{type:"button",class:"key","aria-pressed":k===r,title:`Show the moments of ${H(_)} on the timeline`,onClick:()=>s(k),children:[l(Ku,{pen:Zt(e,k,!0)}),l(L,{token:_,length:Lt})]},k))}),x&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:h,onPointerDown:_=>!c&&(_.currentTarget.setPointerCapture(_.pointerId),v(_)),onPointerMove:_=>!c&&_.buttons&&v(_)}),d.length>1&&!c&&l("input",{type:"range",class:"scrubber",min:0,max:g.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${et(m)}, frame ${n+1} of ${d.length}`,style:{marginLeft:`${g.left-sa/2}px`,width:`${g.line+sa}px`},onInput:({currentTarget:_})=>{let k=y(Number(_.value));_.value=String(d[k]),a(k)}})]})}function ca({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:a}=t,[i,{width:c}]=nt(),d=I(()=>co(t,c),[t,c]),[u,f,h]=[s[n],a[o],s.length>1],p=cn(u.marks,d,e);return l("div",{ref:i,children:l("div",{class:"marks",role:"group","aria-label":h?`Moments of ${H(u.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...p.map(({lane:g})=>g)))*ut.lane}px`,"--own":Zt(e,n,h).stroke},children:p.map(({mark:g,left:w,wide:m,leans:b,lane:x},y)=>{let[v,_]=[u.frames[g.frame].step,h?`${H(u.title)}: ${g.text}`:g.text];return l("button",{type:"button",class:`mark ${g.kind} ${b?"leans":""} ${v<=f?"reached":""}`,title:_,"aria-label":_,"aria-current":v===f?"step":void 0,style:{left:`${w}px`,top:`${x*ut.lane}px`,width:`${m}px`},onClick:()=>r(a.indexOf(v)),children:g.short},y)})})})}function Ku({pen:t}){return l("svg",{...ia,"aria-hidden":"true",children:l("path",{d:`M1 7H${ia.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var Vu=[.25,.5,1,2,4],Xu=2e4,la={least:125,most:500},da=10,ua=560;function fa({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),a=E(null),[i,c]=M(1/0),[d,u]=M(""),[f,h]=M(""),[p,g]=M(0),[w,m]=M("cross"),{room:b,spare:x,width:y}=ra(s),v=Ut(e),_=r.length-1,k=n?_:Math.max(0,r.findLastIndex(P=>P<=i)),S=r[k],O=P=>c(r[Math.max(0,Math.min(P,_))]),A=tn(k,_,O,Math.max(la.least,Math.min(la.most,Xu/r.length))),T=o.length>1,[j,z]=Yu(o,y,x,T),$=j.find(P=>P.kind===w)??j[0],V=T&&new Set(o.map(({text:P,answer:at})=>JSON.stringify([P,at]))).size===1,pt=P=>(A.pause(),O(P)),vt=()=>(u(""),h("")),ge=re(P=>P===f?vt():(u(P),h(P)),[f]);return U(()=>t.figure?bt(t.figure,()=>({picture:Ji({reels:t,step:S,marked:p},e),theme:e})):void 0),l("div",{ref:s,class:`film ${n?"live":""} ${T?"several":""} ${z?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:P=>P.key==="Escape"?vt():n||Qu(P,k,_,pt,A.toggle),children:[l("div",{class:"screen",children:[(V||z)&&l("div",{class:"shared",children:[z&&l(mt,{label:"Attention",isNamed:y<ua,options:j.map(({kind:P,title:at})=>[P,y<ua?at.split(/[ -]/)[0]:at]),value:$.kind,onChoose:m}),V&&l("p",{children:["All read ",l(L,{token:o[0].text,length:Jt}),"; right is ",l(L,{token:o[0].answer,length:Jt}),"."]})]}),l("div",{class:"reels",style:{"--least":`${Ar(o.flatMap(({kinds:P})=>P))}px`},onMouseDown:P=>Ju(P,s.current),children:o.map((P,at)=>l(oa,{number:at,reels:t,film:P,theme:e,isOne:z,room:b,isBrief:V,held:f,kinds:z?Zu(P,$.kind):P.kinds.map((_t,yo)=>yo),frame:Ht(P,S),onPoint:u,onHold:ge},at))}),!n&&r.length>1&&l("div",{class:"player",ref:a,children:[l(en,{what:"frame",place:k,last:_,player:A,go:pt}),l("span",{class:"position",children:["Step ",et(S),l("span",{class:"of",children:[" of ",et(Te(t))]})]}),l(on,{isNamed:!0,speeds:Vu,player:A})]}),l(aa,{reels:t,theme:e,fonts:v,place:k,marked:p,onMark:g,go:pt})]}),!n&&l(ca,{reels:t,theme:e,place:k,marked:p,go:pt}),l("div",{class:"caption","aria-live":n||A.playing?"off":"polite",children:o.map((P,at)=>l("div",{children:[l("p",{class:"line",children:[o.length>1&&P.title&&l("strong",{children:[l(L,{token:P.title,length:Lt}),": "]}),fn(t,P,Ht(P,S)).map(_t=>typeof _t=="string"?_t:l(L,{..._t}))]}),!n&&gn(P,S).map(({text:_t})=>l("p",{class:"line said",children:_t},_t))]},at))}),l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:P})=>P.some(({blocked:at})=>at))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),l(Qi,{root:s,reels:t,step:S,theme:e,held:f,head:d||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Yu(t,e,o,n){let r=t.flatMap(({kinds:s})=>s).filter((s,a,i)=>i.findIndex(c=>c.kind===s.kind)===a);return[r,r.length>1&&(n||e>0&&dn(t[0].kinds,e,o).height>o)]}var Zu=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function Ju(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Qu(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-da),PageUp:a(da)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var xn=`/* What plays: its buttons, scrubber and speed. */

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
`;var Le=`/* Choices */

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
`;var pa=`/* The frame of the film, its answer, and what is said of it. */

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
`;var ha=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var ma=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var sf=[Tt,xn,Le,pa,ha,ma].join(`
`),ga=new WeakMap;function wa({data:t,parentElement:e}){let o=dt(e,sf),n=ga.get(o),r=n?.bytes===t?n.reels:qi(t);return ga.set(o,{bytes:t,reels:r}),X(l(fa,{reels:r,theme:$t(o)},r.id),o),()=>{X(null,o),o.remove()}}function ba(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Qo(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var yn=()=>{},ya=[],va=!1;async function _a(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(yn=()=>e.remove(),location.search)return po();let o=e.dataset.view?JSON.parse(e.dataset.view):await af(e.dataset.labFirst??"");if(va||!o)return po();e.removeAttribute("data-view"),Qo(o.selection),lf(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>ya.push(i)}),a=new MutationObserver(()=>cf()&&po());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),yn=()=>{a.disconnect(),s?.(),e.remove()}}async function af(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function po(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){va=!0,yn(),yn=()=>{};for(let n of ya.splice(0))e?.(...n)}}var xa=!1;function cf(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return xa||=t==="running",xa&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function lf(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var Ct=t=>t instanceof PointerEvent&&t.pointerType==="touch";function vn(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var Ma={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},df=3,ka=30,kn=({scale:t})=>t==="shares"?Co:uf;function uf(t){return Math.abs(t)<.05?"0":ct(t,Math.abs(t)<9.95?1:0)}function Sa({scale:t,step:e},o){return t==="shares"?F(o,e?1:2).replace(" ","\xA0"):e?ct(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):ct(o,3)}function _n({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:ka}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:ka},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function Oa(t,e,o){let{rows:n,columns:r,values:s,blocked:a,scale:i}=t,c=r.labels.length;if(e>=0&&o>=0){let b=e*c+o,x=!!a?.[b],y=(x?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?_n(n,e):v==="{column}"?_n(r,o):[v]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:x||i==="plain"?y:[...y,`: ${Sa(t,s[b])}`]}let d=e>=0,[u,f,h]=d?[n,r,e]:[r,n,o],p=b=>d?e*c+b:b*c+o,g=f.labels.map((b,x)=>x).filter(b=>!a?.[p(b)]),w=[d?"Row ":"Column ",..._n(u,h)];if(i==="plain")return[...w,`: ${g.length} of ${f.labels.length} are open`];let m=g.sort((b,x)=>Math.abs(s[p(x)])-Math.abs(s[p(b)])).slice(0,df);return m.length?[...w,", largest: ",...m.flatMap((b,x)=>[x?", ":"",..._n(f,b),` ${Sa(t,s[p(b)])}`])]:[...w,": every cell is blocked"]}function Sn({scale:t,limit:e}){if(t==="plain")return null;let o=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[ct(-e,o),ct(e,o)]}var Mn=20,gt=14,ue=14,Rr=20,ff=12,ho=1.2,pf=36,mo=44,On=2.2,Ta=14,hf=30,Pr=2,mf=148,gf=.46,wf=.9,bf=640,xf=4e3;function $n(t,e,o){let n=t.map(s=>_f(s,o)),r=t.length>1&&(e.width<bf||!yf(n,e));return r?{swiped:r,layouts:n.map(s=>Ea([s],{...e,width:e.width*wf},[1/0],o)[0])}:{swiped:r,layouts:Ea(n,e,vf(n,e),o)}}function Ea(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:c})=>c)),gt*ho+Rr+8],a=t.map((c,d)=>La(c,Ca(c,e,o[d],r)[0]).includes(!0)),i=Math.max(s,...t.filter((c,d)=>a[d]).map(({labels:c})=>c));return t.map((c,d)=>kf(c,e,o[d],i,n))}var yf=(t,e)=>En(t,e,Pr)<=e.width;function vf(t,e){let o=$a(t,e,e.width),n=t.find(({panel:c})=>c.isMain);if(!n||t.length===1)return t.map(()=>o);let r=t.filter(c=>c!==n),s=En(r,e,Pr)+Mn,a=Math.max(o,Math.min(Aa(n,e),(Math.min(e.width*gf,e.width-s)-n.left-3)/n.columns.length)),i=$a(r,e,e.width-En([n],e,a)-Mn);return t.map(c=>c===n?a:i)}function $a(t,e,o){let[n,r]=[Pr,mo*On];for(let s=0;s<24;s+=1){let a=(n+r)/2;En(t,e,a)<=o?n=a:r=a}return n}var En=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?pf:0)+Math.max(r.least,r.left+r.columns.length*Math.min(Aa(r,e),o)+3)+Mn,-Mn);function Aa({panel:t,rows:e,labels:o},n){let r=Math.min(mo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(mo,Math.max(r*On,Ta))}function _f(t,e){let o=N({fill:"",size:gt,code:!0,bold:!0},e),n=(u,f)=>u.labels.map(h=>H(h,f)),[r,s]=[n(t.rows,16),n(t.columns,12)],[a,i]=[r,s].map(u=>u.map(f=>Math.ceil(R(f,o)))),c=(t.rows.name?Rr:0)+Math.max(0,...a)+10,d=Math.max(mf,Math.ceil(R(t.columns.name,N({fill:"",size:ue},e)))+4);return{panel:t,rows:r,columns:s,left:c,widths:i,labels:Math.max(0,...i)+Rr+8,least:d}}var La=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,gt*ho)-2&&n>gt*1.1);function Ca({panel:t,rows:e,columns:o,left:n},r,s,a){let i=Math.min(mo,(r.height-a-3)/e.length),c=Math.min(s,(r.width-n-3)/o.length,t.isSquare?i:Math.min(mo,Math.max(i*On,Ta))),d=t.isSquare?c:Math.min(i,Math.max(c*On,hf));return[c,d].map(u=>u>=4?Math.floor(u):u)}function kf(t,e,o,n,r){let{panel:s,rows:a,columns:i,left:c}=t,[d,u]=Ca(t,e,o,n),f=La(t,d),h=Math.max(0,...t.widths.filter((b,x)=>!f[x])),[p,g]=[i.length*d,a.length*u],w=Math.ceil(Math.max(c+p+3,t.least)),m=N({fill:"",size:ue},r);return{left:c,top:n,cellWidth:d,cellHeight:u,rows:a,columns:i,turned:f,width:w,acrossLeft:Math.max(0,Math.min(c,w-R(s.columns.name,m)-4)),pitch:d*gt*ho/Math.max(gt*ho,s.columns.isToken?0:h+6),letters:Math.max(ff,Math.min(gt,Math.floor(u/ho))),height:Math.ceil(n+g+3),across:s.columns.name,down:R(s.rows.name,m)<=g+n?s.rows.name:"",numbers:s.isOff?0:vn({width:d,height:u},Sf(s,r))}}function Sf(t,e){if(!t.words&&t.values.length>xf)return{usual:0,width:0};let o=N({fill:"",size:gt},e),n=t.words?t.words.flat().map(r=>H(r)):t.scale==="plain"?[]:t.scale==="shares"?[F(1).slice(0,3)]:[...new Set(Array.from(t.values,kn(t)))];return n.length?{usual:gt,width:Math.max(...n.map(r=>R(r,o)))}:{usual:0,width:0}}var Mf=5,Of=9;function Tn(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:d,columns:u}=o,[f,h]=[u.length*i,d.length*c];if(e.scale==="plain"?t.rect(s,a,f,h,{fill:r.lines[0]}):t.cells(e.levels,d.length,u.length,[s,a,f,h],e.scale==="signed"),e.blocked&&Ot(t,e.blocked,d.length,u.length,[s,a,f,h]),Math.min(i,c)>=Of){for(let p=1;p<u.length;p+=1)t.rect(s+p*i-.5,a,1,h,{fill:r.ground});for(let p=1;p<d.length;p+=1)t.rect(s,a+p*c-.5,f,1,{fill:r.ground})}t.rect(s-.5,a-.5,f+1,h+1,{stroke:r.hatchLine}),o.numbers&&Ef(t,e,o,r),e.isOff&&$f(t,o,r),Tf(t,e,o,n,r),Af(t,e,o,n,r)}function Ef(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i,numbers:c},d){let u=e.scale==="signed"?d.signedInk:d.ink,f=kn(e),h=hr(d.lines[0]);for(let p=0;p<a.length;p+=1)for(let g=0;g<i.length;g+=1){let w=p*i.length+g;if(e.blocked?.[w])continue;let m=e.words?H(e.words[p][g]):f(e.values[w]),b=e.words?h:u[Math.min(255,Math.round(e.levels[w]*255))];t.text(m,o+(g+.5)*r,n+(p+.5)*s+1,{fill:b,size:c,align:"center"})}}function $f(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i){let[c,d]=[e+a.length*n/2,o+s.length*r/2];t.rect(c-62,d-16,124,32,{fill:i.lines[0],radius:6}),t.text("switched off",c,d+1,{fill:hr(i.lines[0]),size:17,align:"center"})}function Tf(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:a,columns:i},c,d){let u=(f,h,p,g=1)=>{let w=[o+(h??0)*r-1,n+(f??0)*s-1,(h===null?i.length:g)*r+2,(f===null?a.length:1)*s+2],m=Math.min(r,s)<Mf?1.5:2.5;t.rect(...w,{stroke:d.ground,width:2*m}),t.rect(...w,{stroke:p,width:m})};e.band&&u(null,e.band[0],d.lines[0],e.band[1]-e.band[0]+1);for(let[f,h]of e.lit)u(f,h,d.lines[0]);c.row>=0&&u(c.row,null,Ce(e.rows,d)),c.column>=0&&u(null,c.column,Ce(e.columns,d))}var Ce=({part:t},e)=>t?e[t]:e.text;function Af(t,e,o,n,r){let{left:s,top:a,cellWidth:i,cellHeight:c,rows:d,columns:u,turned:f,letters:h,down:p,across:g}=o,w=(x,y)=>[...new Set([y,...e.lit.map(v=>v[x]??-1)])].filter(v=>v>=0),[m,b]=[w(0,n.row),w(1,n.column)];for(let x of de(d.length,c,h,m)){let y=m.includes(x);t.text(d[x],s-7,a+(x+.5)*c,{fill:y?Ce(e.rows,r):r.quiet,size:h,bold:y,code:!0,align:"right"})}for(let x of de(u.length,o.pitch,gt,b)){let y=b.includes(x),[v,_]=[s+(x+.5)*i,a-(f[x]?6:3+gt*.55)];t.text(u[x],v,_,{fill:y?Ce(e.columns,r):r.quiet,size:gt,bold:y,code:!0,align:f[x]?"left":"center",turned:f[x]})}g&&t.text(g,o.acrossLeft,ue*.6,{fill:Ce(e.columns,r),size:ue}),p&&t.text(p,ue*.6,a+d.length*c,{fill:Ce(e.rows,r),size:ue,turned:!0})}var Ra={width:900,height:640},Lf=5,Cf=160,Ir={width:96,height:12},Nr=64;function Pa(t,e,o){let n=t.isOff?Io(o):o,[r,s]=[t.rows,t.columns].map(({labels:d})=>Cf+d.length*Lf),[a]=$n([t],{width:Math.max(Ra.width,s),height:Math.max(Ra.height,r)},n).layouts,i={width:a.width,height:a.height,draw:(d,u,f)=>Tn(xe(d,u,f),t,a,e,n)},c=ht(t.caption,Math.max(520,a.width),n);return{picture:B([t.title?lt(t.title,n):null,i,c,Rf(t,n)]),theme:n}}function Rf(t,e){let o=a=>rt(a,{size:Y,fill:e.quiet},e),n=Sn(t),r=Float32Array.from({length:Nr},(a,i)=>i/(Nr-1)),s={width:Ir.width,height:20,draw:(a,i,c)=>a.cells(r,1,Nr,[i,c+4,Ir.width,Ir.height],t.scale==="signed")};return W([n&&W([o(n[0]),s,o(n[1])],6),t.blocked&&W([Ze((a,...i)=>a.hatch(...i)),o("blocked by the mask")],6)],20)}function Na(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function Ha(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function za(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:p,isClickable:g})=>p||g)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[a,i]=Ia(t[n]),c=p=>Math.max(0,Math.min(p,a-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:i-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:c(r+(o==="ArrowDown"?1:-1)),column:s};let d=s+(o==="ArrowRight"?1:-1),u=t[d<0?n-1:n+1];if(d>=0&&d<i)return{panel:n,row:r,column:d};if(!u)return{panel:n,row:r,column:s};let[f,h]=Ia(u);return{panel:d<0?n-1:n+1,row:Math.min(r,f-1),column:d<0?h-1:0}}var Ia=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var Pf=108,Hr={least:170,most:520,usual:400};function Da(){let t=E(null),[e,o]=M({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]"),s=()=>{let i=n.getBoundingClientRect().top+(r?.scrollTop??0),c=window.innerHeight-i-Pf,d=c<Hr.least?Hr.usual:Math.min(c,Hr.most),u=n.clientWidth;o(f=>f.width===u&&Math.abs(f.height-d)<2?f:{width:u,height:d})},a=new ResizeObserver(s);s();for(let i of[n,document.querySelector("[data-testid=stMainBlockContainer]")])i&&a.observe(i);return window.addEventListener("resize",s),()=>{a.disconnect(),window.removeEventListener("resize",s)}},[]),[t,e]}function Fa({panels:t,theme:e,send:o}){let[n,r]=Da(),[s,a]=M({pointed:null,spoken:!0}),i=Ut(e),c=E(null),d=E(""),{layouts:u,swiped:f}=I(()=>r.width?$n(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,i]),h=Ha(t,s.pointed),p=Na(t,h),g=y=>a(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),w=({panel:y,row:v,column:_})=>t[y].isClickable&&v>=0&&_>=0&&o?.("chosen",{panel:y,row:v,column:_}),m=t.findIndex(({isMain:y})=>y);U(()=>{f&&c.current&&m>0&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[m].offsetLeft-16)},[f,m,t[m]?.name]);let b=(y,{offsetX:v,offsetY:_})=>{let k=u[y]&&nn(u[y],v,_);return k&&{panel:y,...k}},x=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&h?h:za(t,h,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void w(h??v??{panel:0,row:-1,column:-1});g(v),v&&f&&c.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return l("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--primary":e.lines[0],colorScheme:e.dark?"dark":"light"},children:[l("div",{class:f?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:x,onBlur:()=>g(null),children:u.map((y,v)=>l(Nf,{layout:y,theme:e,swiped:f,panel:t[v],lit:p[v],onPoint:_=>g(b(v,_)),onLeave:()=>g(null),onPress:_=>{let k=b(v,_);if(!k)return;let S=Object.values(k).join(" ");Ct(_)&&d.current!==S?g(k):w(k),d.current=S}},v))}),l(be,{parts:h&&Oa(t[h.panel],h.row,h.column),hint:Ma,spoken:s.spoken})]})}function If({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return l("h3",{children:e?l(G,{children:[e,l("sub",{children:o})]}):t})}function Nf({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:a}){let i=E(null),c=I(()=>t.isOff?Io(n):n,[t.isOff,n.signature]);C(()=>{i.current&&Tn(ot(i.current,e.width,e.height,c),t,e,o,c)},[t,e,c,o.row,o.column]),U(()=>bt(t.name,()=>Pa(t,o,n)),[t,n.signature,o.row,o.column]);let d=Sn(t);return l(G,{children:[t.sign&&l("span",{class:"sign","aria-hidden":"true",children:t.sign}),l("figure",{class:"panel",children:[t.title&&l(If,{text:t.title}),l("canvas",{ref:i,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:u=>u.pointerType!=="touch"&&r(u),onPointerLeave:({pointerType:u})=>u!=="touch"&&s(),onClick:a}),l("span",{class:"legend",children:[d&&l("span",{class:"scale",children:[d[0],l("span",{class:t.scale==="signed"?"ramp signed":"ramp"}),d[1]]}),t.scale==="plain"&&l("span",{class:"scale",children:[l("span",{class:"swatch open"}),"allowed"]}),t.blocked&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"}),"blocked"]})]})]})]})}var qa="$array",Hf={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Ua(t){let e=zr(t);for(let{pieces:o,words:n}of[...e.groups,...e.whatIf?.after?.groups??[]])for(let r of[o,n])r&&(r.exact=new Map);return e}function zr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[qa])return s;let{[qa]:a,at:i,size:c}=s;return new Hf[a](e.buffer,e.byteOffset+n+i,c)})}function Ba(t){let{axes:e,panels:o}=zr(t);return o.map(({low:n,high:r,blocked:s,parts:a,...i})=>{let c=i.values instanceof Float32Array,d=c?0:(r-n)/65535,u=c?i.values:Float32Array.from(i.values,g=>n+g*d),f=i.scale==="signed"?u.map(g=>Math.max(0,Math.min(1,.5+g/i.limit/2))):u,[h,p]=[i.rows,i.columns].map((g,w)=>({...e[g],id:g,part:a[w]}));return{...i,rows:h,columns:p,values:u,levels:f,step:d,blocked:s&&zf(s,u.length)}})}var zf=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var ja=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var Wa=new WeakMap;function Ff({data:t,parentElement:e,setTriggerValue:o}){let n=Wa.get(t)??Ba(t);return Wa.set(t,n),_e(e,ja,r=>l(Fa,{panels:n,theme:r,send:o}))}var An={looks:null,lookedAt:null};function Fr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Ga(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Ln({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Dr(t,o),columns:Dr(e,n)}}function qr({encoderOnly:t},{rowSpots:e},o){return Dr(e,{side:t?"source":"target",place:o})}function Dr(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var go=20,qf=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function Uf(t){let e=qf.exec(t);if(!e)return null;let[,o,n,r,s,a="*",i="0"]=e;return{kind:o,layer:n,head:r,action:s,row:a,column:Number(i)-1}}var wo=t=>Z.includes(t)?"*":t,fe=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${wo(o)}.off`;function Re(t,e,o){return t.includes(fe({...e,head:"mean"}))||Ka(e.head,o).every(r=>t.includes(fe({...e,head:r})))}function Cn(t,e,o){let n=Ka("mean",o).map(c=>({...e,head:c})),r=[fe({...e,head:"mean"}),...n.map(fe)],s=t.filter(c=>!r.includes(c)),a=Re(t,e,o);if(wo(e.head)==="*")return a?s:[...s,r[0]];if(!a)return[...t,fe(e)];let i=n.filter(c=>c.head!==e.head&&Re(t,c,o)).map(fe);return t.includes(r[0])?[...s,...i]:t.filter(c=>c!==fe(e))}var Ka=(t,e)=>wo(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],Rn=(t,e)=>`${t}.*.*.hide.*.${e+1}`,Pe=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function Va(t,{kind:e,layer:o,head:n},r,s,a){let i=`${e}.${o+1}.${wo(n)}.${r}.${s<0?"*":s+1}.`,c=`${i}${a+1}`;return Pe(r==="only"?t.filter(d=>d===c||!d.startsWith(i)):t,c)}function Xa({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:s})=>s===e.kind);if(!t?.after||!n)return null;let r=It(t.after,n,{words:!1,muted:o});return Bf(Oe(t.after,r,e,o),t.edits.map(({tag:s})=>s),e)}function Bf(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,a=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let i of e.map(Uf)){let c=i?.kind===o&&["*",String(n+1)].includes(i.layer)&&["*",wo(r)].includes(i.head);if(!i||!c||i.action==="off")continue;let d=t.columnSpots.findIndex(([{place:u}])=>u===i.column);t.rows.forEach((u,f)=>{if(!(d<0||i.row!=="*"&&Number(i.row)!==f+1)){if(i.action==="hide")a[f*s+d]=1;else if(!t.blocked?.[f*s+d])for(let h=0;h<s;h+=1)h!==d&&(a[f*s+h]=1)}})}return{...t,blocked:a}}function Ya(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var wt={top:18,height:160,bar:14,gap:16};function Za({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>W([Ze((a,...i)=>a.rect(...i,{fill:o.lines[s]})),rt(`${r+1} ${H(t.rows[r],30)}`,{size:Y,fill:o.text},o)],6);return B([lt(`Rows compared: ${t.title}`,o),B(e.map(n),2),jf(t,e,o)])}function jf({weights:t,columns:e},o,n){let r={size:Y,code:!0,fill:n.text},s=e.map(i=>H(i,12)),a=s.map(i=>Math.max(Math.ceil(R(i,N(r,n))),o.length*wt.bar)+wt.gap);return{width:a.reduce((i,c)=>i+c,0),height:wt.top+wt.height+24,draw(i,c,d){let u=d+wt.top;for(let h of[.5,1]){let p=u+(1-h)*wt.height;i.rect(c,p,this.width,1,{fill:n.hatchGround}),i.text(F(h),c,p-8,{size:13,fill:n.quiet})}let f=c;s.forEach((h,p)=>{let g=f+(a[p]-o.length*wt.bar)/2;o.forEach((w,m)=>{let b=t[w*e.length+p]*wt.height;i.rect(g+m*wt.bar,u+wt.height-b,wt.bar-1,b,{fill:n.lines[m]})}),i.rect(f,u+wt.height,a[p],1,{fill:n.quiet}),i.text(h,f+a[p]/2,u+wt.height+13,{...r,align:"center"}),f+=a[p]})}}}function Pn({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Z.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>Nt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:Nt(t).filter(a=>s.some(i=>i.head===a))}}var Wf=96,Gf=6;function Ja({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(u=>({frame:u,...Pn(u,n,r)})).filter(({places:u})=>u.length);if(!a.length)return null;let i=a.map(({frame:u,places:f,heads:h})=>B([lt(u.group.title,s),Kf(t,u,f,h,o,s)],4)),c=a.some(({frame:u})=>!!u.blocked?.includes(1)),d=Math.max(...a.map(({heads:u})=>u.length))<=Gf;return B([d?W(i,32):B(i,24),ve({isBlocked:c},s)],16)}function Kf(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:Wf},u=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(h=>o.some(p=>p.layer===f&&p.head===h)?{weights:()=>ce(t,e,f,h),role:a.roles[f][Number(h)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&h===r.head}:null)}));return rn(d,n.map(f=>Z.includes(f)?f:`Head ${f}`),u,s)}var In=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Nn(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&d.push({row:Math.floor(h/c),column:h%c,weight:e.weights[h]});let u=({row:h,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(h),f=o.rows.length+o.columns.length>0;d.sort((h,p)=>h.weight-p.weight);for(let h of f?[!1,!0]:[!1])for(let p of d){if(u(p)!==h)continue;let g=m=>r+(m+.5)*a,w=i.scale[Math.min(255,Math.round(p.weight*255))];t.path(`M${n} ${g(p.row)}L${n+s} ${g(p.column)}`,{stroke:w,width:h?4:2,opacity:f&&!h?.25:1})}}var Qa={width:960,height:720},Vf=9,Xf=200,ft={width:360,pitch:26,gap:8},Hn={pitch:26,gap:16};function Ur({map:t,lit:e,view:o},n){let r=o==="lines"?Zf(t,e,n):o==="table"?Jf(t,n):Yf(t,e,n),s=[ht(t.caption,Math.max(520,r.width),n),ve({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&ht("\u2248 These weights are rounded to 1/255.",520,n);return B([lt(t.title,n),r,...s,a])}function Yf(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Xf+i*Vf),s={width:Math.max(Qa.width,r),height:Math.max(Qa.height,n),cell:64,letters:Y},a=Xt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>Yt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function Zf(t,e,o){let n=In(e),r={size:Y,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(h=>H(h,24))),i=f=>Math.ceil(Math.max(...f.map(h=>R(h,N({...r,bold:!0},o))))),[c,d]=[i(s),60],u=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:c+2*ft.gap+ft.width+i(a)+d,height:26+Math.max(s.length,a.length)*ft.pitch,draw(f,h,p){let[g,w,m]=[h+c+ft.gap,h+c+ft.gap+ft.width,p+26],b=x=>m+(x+.5)*ft.pitch;f.text("looks (query)",g-ft.gap,p+10,{size:Y,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",w+ft.gap,p+10,{size:Y,bold:!0,fill:o.key}),Nn(f,t,{rows:n,columns:e.columns},{left:g,top:m,width:ft.width,pitch:ft.pitch},o),s.forEach((x,y)=>f.text(x,g-ft.gap,b(y),{...r,bold:n.includes(y),align:"right"})),a.forEach((x,y)=>{f.text(x,w+ft.gap,b(y),{...r,bold:e.columns.includes(y)});let v=u(y)>=.005?it(t)(u(y)):"";v&&f.text(v,w+ft.gap+R(x,N(r,o))+8,b(y),{size:13,fill:o.quiet})})}}}function Jf(t,e){let o={size:Y,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(h=>H(h,24))),a=f=>t.blocked?.[f]?"blocked":it(t)(t.weights[f],2),i=(f,h=o)=>Math.ceil(R(f,N(h,e))),c=Math.max(...r.map(f=>i(f,n))),u=s.map((f,h)=>Math.max(i(f,n),...r.map((p,g)=>i(a(g*s.length+h))))).reduce((f,h)=>[...f,(f.at(-1)??c)+Hn.gap+h],[]);return{width:u.at(-1)??c,height:(r.length+1)*Hn.pitch,draw(f,h,p){let g=w=>p+(w+.5)*Hn.pitch;s.forEach((w,m)=>f.text(w,h+u[m],g(0),{...n,align:"right"})),r.forEach((w,m)=>{f.rect(h,p+(m+1)*Hn.pitch,u.at(-1)??c,1,{fill:e.hatchGround}),f.text(w,h,g(m+1),n),s.forEach((b,x)=>f.text(a(m*s.length+x),h+u[x],g(m+1),{...o,align:"right"}))})}}}var Qf=.1;function zn({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=Qf||t===r&&r>0?it({rounded:e})(t):""}function Dn(t,e,o,n,r){let s=g=>{let w=t.groups.find(m=>m.kind===g);return w&&Oe(t,It(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(g,w)=>g?g.weights.subarray(w*g.columns.length,(w+1)*g.columns.length):[],d=[...c(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=u<0?[...c(i,o)]:[],h=t.source.map((g,w)=>({token:g,weight:u<0?d[w]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),p=t.target.map((g,w)=>{let m=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,x=u>=0?a&&w>0?a.weights[(w-1)*a.columns.length+u]:null:w<=o?f[w]??null:null,y=w===o+1;return{token:g,weight:y&&u<0?null:x,rounded:(u<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:m?"later":y&&u<0?"written":b?"forced":"",note:y&&u<0?b?"forced":"written":void 0}});return{source:h,target:p,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var tc=8;function Fn(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:p})=>p===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=It(t,i,{words:!1,muted:!1}),d=c.columns.length,u=ce(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),f=u.indexOf(Math.max(...u)),h=t.target.slice(Math.max(0,e+1-tc),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>tc?"\u2026 ":""}`,...h.flatMap((p,g)=>[g?" ":"",{token:p}])],", looks at ",{token:t.source[f],strong:!0},` (${it({rounded:Yo(c,o.layer,o.head)})(u[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${F(s,1)}).`]}var Ie=640,te={height:28,padding:8,gap:6,line:50},zt={line:26,height:12,number:70,tag:64};function oc({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Dn(t,e,o,n,!1),i=t.steps[o],c=i?Fn(t,o,e).map(d=>typeof d=="string"?d:H(d.token)).join(""):"";return B([i&&lt(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&ht(c,Ie,r),Br(t.encoderOnly?"Tokens":"Source","",r),ec(s,r),!t.encoderOnly&&Br("Target so far","",r),!t.encoderOnly&&ec(a,r),i&&Br(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${ct(i.entropy,2)} nats`,r),i&&tp(i,r)],8)}var Br=(t,e,o)=>W([rt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&rt(e,{size:Y,fill:o.quiet},o)],8);function ec(t,e){let o={size:Y,code:!0},n=t.map(({token:c})=>Math.ceil(R(H(c),N({...o,bold:!0,fill:""},e)))+2*te.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Ie&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+te.gap;let i=Mt(t.map(({token:c})=>c))==="rtl";return{width:Ie,height:(a+1)*te.line,draw(c,d,u){t.forEach((f,h)=>{let[p,g,w]=[d+(i?Ie-r[h].x-n[h]:r[h].x),u+r[h].line*te.line,n[h]],m=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),b=["written","current"].includes(f.state),x=f.lit?e.key:b?e.primary:f.state==="forced"?e.text:e.hatchLine;m>=0&&c.rect(p,g,w,te.height,{fill:e.scale[m],radius:6}),c.rect(p,g,w,te.height,{stroke:x,width:f.lit||b?3:1,radius:6});let y=m<0?e.text:e.ink[m];c.text(H(f.token),p+w/2,g+te.height/2,{...o,fill:y,bold:b,align:"center"});let v=zn(f,t);v&&c.text(v,p+w/2,g+te.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function tp({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([u,f],h)=>({name:H(u),share:f,drawn:o?.[h],isWritten:u===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:u,code:f})=>Math.ceil(R(u,N({size:Y,code:f,bold:!0,fill:""},s))))),c=o?2*zt.number:zt.number,d=Ie-i-c-zt.tag-24;return{width:Ie,height:a.length*zt.line,draw(u,f,h){a.forEach(({name:p,share:g,drawn:w,isWritten:m,code:b},x)=>{let[y,v]=[f+i+12,h+(x+.5)*zt.line],_=S=>[y,v-zt.height/2,S*d,zt.height],k={size:Y,fill:s.text,bold:m};u.text(p,f,v,{...k,code:b}),u.rect(..._(1),{fill:s.hatchGround,radius:3}),u.rect(..._(g),{fill:m?s.primary:s.quiet,radius:3}),w!==void 0&&u.rect(..._(w),{stroke:s.text,width:1.5,radius:3}),u.text(F(g,1),y+d+zt.number,v,{...k,align:"right"}),w!==void 0&&u.text(F(w,1),y+d+2*zt.number,v,{...k,align:"right"}),m&&u.text(r?"forced":"written",y+d+c+10,v,k)})}}}function nc({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var jr=30,ep=3;function qn({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption.replaceAll(" %","\xA0%")}):l("p",{class:"read-out",children:o>=0&&n>=0?op(t,o,n):o>=0?Wr(t,o):np(t,n)})}function op(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(G,{children:[l(L,{token:t.rows[e],length:jr})," ",r?"is blocked from":"looks at"," ",l(L,{token:t.columns[o]}),!r&&l("b",{children:[" ",it(t)(t.weights[n],2)]})]})}function Wr(t,e){let o=t.columns.length,n=rc(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(G,{children:[l(L,{token:t.rows[e],length:jr})," looks at ",n.length?sc(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function np(t,e){let o=t.columns.length,n=rc(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(G,{children:[l(L,{token:t.columns[e]})," is looked at most by ",n.length?sc(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var rc=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,ep),sc=(t,e)=>t.map(({label:o,weight:n},r)=>l("span",{children:[r?", ":"",l(L,{token:o,length:jr})," (",it(e)(n),")"]},r));function ic({example:t,step:e,open:o}){return l("p",{class:"sentence",children:Fn(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?l("b",{children:l(L,{token:n.token})},r):l(L,{token:n.token},r))})}function ac({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",F(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l(L,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:Wr(t,i)},i)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(d=>it(t)(s(d,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((d,u)=>l("span",{style:{height:`${s(d,c)*100}%`,background:o[u]}},d))}),l(L,{token:i,length:8})]},c))})]})}function cc(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement?.matches("body, main")??!0,u=d&&ip(c),f=sp(c,i)||s&&d,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},p={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},g=u||s||f,w=(f?p:u?h:{})[i.key]??(g&&!Gr(i)?rp(i.key,c,s):void 0);w&&(i.preventDefault(),w())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function rp(t,e,o){if(t==="Escape")return o?()=>K({present:!1}):void 0;if(!pe())return;let n=t.toLowerCase();return n==="f"?()=>K({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var lc="attention-lab-letter-keys",pe=()=>localStorage.getItem(lc)!=="off";function dc(){localStorage.setItem(lc,pe()?"off":"on")}function sp(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Gr(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function ip(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}var uc={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function fc({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,a)=>String(a+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(mt,{label:"Attention",options:t.groups.map(({kind:s})=>[s,uc[s]]),value:e.kind,onChoose:s=>K({kind:s,rows:[]})}),l(mt,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>K({layer:Number(s)-1})}),l(mt,{label:"Head",isNamed:!0,options:Nt(n).map(s=>[s,s]),value:e.head,onChoose:s=>K({head:s})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&l(mt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>K({tokens:s,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>K({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(lp,{example:t,selection:e,layers:r}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>K({present:!0}),children:"Present"}),l(ap,{letters:o})]})]})}function ap({letters:t}){let[e,o]=M(pe);return l("button",{type:"button",class:"plain keys","aria-pressed":e,title:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${t.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`,onClick:()=>(dc(),o(pe())),children:["Keys ",[...t,"F","B"].join(", ")]})}function pc({example:t,selection:e}){return l(mt,{label:"View",options:cp(t),value:e.view,onChoose:o=>K({view:o})})}function cp({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function lp({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([u,f])=>l("button",{type:"button","aria-pressed":c.includes(u),onClick:()=>d(n(c,u)),children:f},f))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,uc[a]]),e.kinds,a=>K({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>K({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>K({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>K({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var hc="attention-lab-first-steps",mc="called-out",Ne=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],Kr=-1;function gc({root:t}){let e=E(null),[o,n]=M(()=>Kr<0?dp()?0:Ne.length:Kr);Kr=o;let{part:r,title:s,words:a,touch:i}=Ne[o]??{};if(C(()=>{!e.current||e.current.matches(":popover-open")||(e.current.popover="manual",e.current.showPopover())}),U(()=>{let d=r&&t.current?.querySelector(r);if(d)return d.classList.add(mc),o>0&&d.scrollIntoView({block:"nearest"}),()=>d.classList.remove(mc)},[o]),!r)return null;let c=()=>n(Ne.length);return l("aside",{class:"first-steps",ref:e,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&c(),children:[l("h2",{children:[s," ",l("span",{class:"note",children:[o+1," of ",Ne.length]})]}),l("p",{children:i&&matchMedia("(hover: none)").matches?i:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>n(o+1),children:o+1<Ne.length?"Next":"Begin"}),o+1<Ne.length&&l("button",{type:"button",class:"plain quiet",onClick:c,children:"Skip"})]})]})}function dp(){try{let t=localStorage.getItem(hc)===null;return localStorage.setItem(hc,"yes"),t}catch{return!1}}function wc({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a,columns:i=!1,does:c="chooses the row"}){let d=E(null),u=E(""),[f,h]=nt(),p=I(()=>h.width?Xt(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);C(()=>{!p||!d.current||Yt(ot(d.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let g=({offsetX:w,offsetY:m})=>p&&nn(p,w,m);return l("div",{class:"large-map",ref:f,children:[l("canvas",{ref:d,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:w=>{let m=g(w);s(m?.row??-1,m?.column??-1)},onPointerLeave:({pointerType:w})=>w!=="touch"&&s(-1,-1),onClick:w=>{let m=g(w);if(!m||m.row<0&&!i)return;let b=(m.row<0||e.rows.includes(m.row))&&(m.column<0||e.columns.includes(m.column));Ct(w)&&!(b&&u.current===`${m.row} ${m.column}`)?s(m.row,m.column):a(m.row,m.column),u.current=`${m.row} ${m.column}`},onKeyDown:w=>p&&up(w,p,e,s,a),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",c,", Escape lets go."]})]})}function up(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,p)=>Math.max(0,Math.min(h,p-1)),d=(h,p)=>r(c(a+h,e.length),c(i+p,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)},f=n.rows.length+n.columns.length>0;!u[t.key]||t.key==="Escape"&&!f||(t.preventDefault(),t.stopPropagation(),u[t.key]())}var fp=.005,xc={least:20,most:30};function yc({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[a,i]=nt(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(xc.least,Math.min(xc.most,Math.floor((i.height-30)/c))),[u,f]=[c*d,Math.max(60,Math.min(420,i.width*.36))],h=In(e);C(()=>{s.current&&i.width&&Nn(ot(s.current,f,u,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:f,pitch:d},o)},[t,i,o,h.join(),e.columns.join()]);let p=(S,O)=>t.weights[S*t.columns.length+O],g=(S,O)=>t.blocked?.[S*t.columns.length+O]?"blocked":p(S,O)>=fp?it(t)(p(S,O)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,m=S=>S.split(" \u2192 "),[b,x]=M(""),y=`row ${h[0]??0}`,_=new Set([...t.rows.map((S,O)=>`row ${O}`),...t.columns.map((S,O)=>`column ${O}`)]).has(b)?b:y,k=S=>({"data-place":S,tabIndex:S===_?0:-1});return l("div",{class:"lines",ref:a,onPointerLeave:({pointerType:S})=>S!=="touch"&&n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${d}px`},onKeyDown:pp,onFocusIn:({target:S})=>S instanceof HTMLElement&&x(S.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((S,O)=>l("li",{children:l("button",{type:"button",...k(`row ${O}`),class:(w<0?h.includes(O):p(O,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(O),onPointerEnter:({pointerType:A})=>A!=="touch"&&n(O,-1),onFocus:({currentTarget:A})=>A.matches(":focus-visible")&&n(O,-1),onClick:A=>Ct(A)&&!e.rows.includes(O)?n(O,-1):r(O),children:[l("span",{class:"number",children:w<0?"":g(O,w)}),l("span",{children:m(S).map((A,T)=>[T?" \u2192 ":"",l(L,{token:A,length:10},T)])})]})},O))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${u}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((S,O)=>{let A=h.length===1&&w<0?p(h[0],O):0,T=e.columns.includes(O)||A>=.02;return l("li",{children:l("button",{type:"button",...k(`column ${O}`),class:T?"lit":"",onPointerEnter:({pointerType:j})=>j!=="touch"&&n(-1,O),onFocus:({currentTarget:j})=>j.matches(":focus-visible")&&n(-1,O),onClick:()=>n(-1,O),children:[l(L,{token:S}),l("span",{class:"number",children:h.length===1&&w<0?g(h[0],O):""})]})},O)})})]})]})}function pp(t){let[e,o]=["left","right"].map(a=>[...t.currentTarget.querySelectorAll(`.${a} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=a=>a===n?null:a[Math.min(r,a.length-1)];Et(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var Vr=32,vc=8;function _c({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=M(0),a=it(t),i=Math.max(0,Math.floor(r/Vr)-vc),c=Math.min(t.rows.length,i+3*vc+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,u)=>l("th",{scope:"col",children:l(L,{token:d})},u))]})}),l("tbody",{children:[i>0&&l("tr",{style:{height:`${i*Vr}px`}}),t.rows.slice(i,c).map((d,u)=>{let f=i+u;return l("tr",{"aria-rowindex":f+2,class:e.includes(f)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(f),onClick:()=>n(f),children:l(L,{token:d,length:30})})}),t.columns.map((h,p)=>{let g=f*t.columns.length+p;return l("td",{children:t.blocked?.[g]?l("i",{class:"blocked",children:"blocked"}):a(t.weights[g],2)},p)})]},f)}),c<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-c)*Vr}px`}})]})]})})}var kc={usual:14,presented:20};function Un({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c}){let d=u=>a(u,-1);return t==="lines"?l(yc,{map:o,lit:n,theme:r,onPoint:s,onPress:d}):t==="table"?l(_c,{map:o,chosen:n.chosen,caption:o.caption,onPress:d}):l(wc,{map:o,lit:n,theme:r,onPoint:s,onPress:a,columns:i,does:c,caption:o.caption,letters:e?kc.presented:kc.usual})}function Sc({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>St(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",ct(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(hp,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(Mc,{share:e.others}),l("span",{class:"probability",children:F(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function hp({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=l(G,{children:[l(L,{token:s,class:"name"}),l(Mc,{share:a,drawn:n}),l("span",{class:"probability",children:[F(a,1),n!==void 0&&l("i",{class:"drawn",children:F(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:u,"aria-disabled":!c,title:c?`Write ${H(s)} instead`:"",onClick:()=>c&&r(s),children:d}):l("div",{class:u,children:d})}function Mc({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Oc(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let u=0;u<o;u+=1,c+=1){let f=d+a[u];t[c]>s[f]&&(s[f]=t[c])}}return s}var mp=480,Yr={short:24,long:60},Bn=8,gp=5,Xr={least:32,switched:48,most:104};function wp({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c,onTap:d,switches:u}){let[f,{width:h}]=nt(),p=e.map(w=>({frame:w,...Pn(w,n,r)})),g=(u?p.map(bp):p).filter(({places:w})=>w.length);return l("div",{class:`overview ${a?"besides":""}`,ref:f,onPointerLeave:({pointerType:w})=>w!=="touch"&&i(null),children:[!g.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),h>0&&g.map(({frame:w,heads:m,places:b})=>l(xp,{example:t,frame:w,heads:m,places:b,open:o,theme:s,onPeek:i,onOpen:c,onTap:d,switches:u,label:u||h<mp?Yr.short:Yr.long,width:h},w.group.kind))]})}var $c=jt(wp);function bp(t){let e=o=>o==="mean"||!Z.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function xp({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d,onTap:u,switches:f}){let{group:h}=e,p=a===Yr.short,g=Math.floor(Math.max(Xr.least,Math.min(f?Xr.switched:Xr.most,(i-a-12)/o.length-Bn))),w=E(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),b={width:g,height:Math.round(g/m)},x=f?n.filter(f.isOff).map(he):[];C(()=>{w.current&&yp(w.current,t,e,o,n,b,s,x)},[t,e,n.map(he).join(),g,s,x.join()]);let y=[...new Set(n.map(({layer:k})=>k))],v=new Map(n.map(k=>[he(k),k])),_=n.find(k=>jn(k,r))??n[0];return l("section",{class:"group",children:[l("h2",{title:h.note,children:h.title}),!p&&l("p",{class:"note",children:h.note}),l("div",{class:"scroller",children:l("div",{class:p?"grid short":"grid",role:"grid","aria-label":h.title,ref:w,"data-kind":h.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${g}px)`},onKeyDown:_p,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(k=>l("span",{role:"columnheader",class:"column",children:f&&Z.includes(k)?"all":p||Z.includes(k)?k:`Head ${k}`},k))]}),y.map(k=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${k+1}`,children:[p?"L":"Layer ",k+1]}),o.map((S,O)=>{let A=O?null:l("canvas",{"data-layer":k,"aria-hidden":"true"}),T=v.get(he({layer:k,head:S}));if(!T)return l("span",{role:"gridcell",class:"cell",children:A},S);let j=h.roles[k][Number(S)-1]??"",z=jn(T,r),$=x.includes(he(T));return l("span",{role:"gridcell",class:Z.includes(S)?"cell summary":"cell",children:[A,l("button",{type:"button",class:z?"thumb open":"thumb",tabIndex:T===_?0:-1,"aria-current":z?"true":void 0,"aria-label":`${Ec(h.title,T,j)}${$?", off":""}`,"data-place":he(T),style:{width:`${b.width}px`,height:`${b.height}px`},onClick:V=>Ct(V)?u(T):d(T),onPointerEnter:({pointerType:V})=>V!=="touch"&&c(T),onFocus:({currentTarget:V})=>V.matches(":focus-visible")&&c(T),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),f&&l("button",{type:"button",role:"switch",class:"off-switch",tabIndex:T===_?0:-1,"aria-checked":!$,"aria-label":`${Ec(h.title,T,"")}, on`,title:$?"Switch it on again":"Switch it off",onClick:()=>f.onSwitch(T),children:$?"off":"on"}),j&&!f&&l("span",{class:"role",children:j})]},S)})]},k))]})})]})}var he=({layer:t,head:e})=>`${t} ${e}`,jn=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Ec(t,{layer:e,head:o},n){let r=Z.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function yp(t,e,o,n,r,{width:s,height:a},i,c){let[d,u]=[o.rows.length,o.columns.length],f=window.devicePixelRatio||1,h=[Math.min(d,Math.round(a*f)),Math.min(u,Math.round(s*f))];for(let p of t.querySelectorAll("canvas")){let g=ot(p,n.length*(s+Bn)-Bn,a,i),w=new Path2D;for(let{layer:m,head:b}of r){if(String(m)!==p.dataset.layer)continue;let x=n.indexOf(b)*(s+Bn),y=Oc($i(e,o,m,b),[d,u],h);g.cells(y,...h,[x,0,s,a]),o.blocked&&Ot(g,o.blocked,d,u,[x,0,s,a]),c.includes(he({layer:m,head:b}))&&(g.rect(x,0,s,a,{fill:i.ground,opacity:.75}),g.hatch(x,0,s,a)),w.roundRect(x,0,s,a,gp)}vp(p,w)}}function vp(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function _p(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];Et(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}function Tc(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);U(()=>{let n=o.map(r=>bt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var kp=1e3,Sp=[.5,1,2,4],Ac=(t,e,o)=>tn(t,e,o,kp);function Lc({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(en,{what:"step",place:t,last:e,player:o,go:n}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l(on,{speeds:Sp,player:o})]})}var Zr=1e3,Mp=3e4;function Cc(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t?.exactAt)return[];let a=s||!["heads","what_if"].includes(t.layout);return t.groups.flatMap(d=>{let u=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!u.length?[...u,c(d,"pieces")]:u}).flat();function c(d,u){let f=d[u];return ro(d,n).map(h=>({axes:f,place:so(d,o,h),address:`${t?.exactAt}/${d.kind}-${u}-${o}-${h}`})).filter(h=>!f.exact.has(h.place))}}function Rc({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[Zr,!1,!1];async function u({axes:p,place:g,address:w}){a.add(w);let m=!1,b=await t(w).catch(()=>(m=!0,null));a.delete(w),b?.byteLength===2*p.rows.length*p.columns.length?(p.exact.set(g,new Uint16Array(b)),[s,i,d]=["",Zr,!1]):(s=m?"silent":"gone",f()),e(),!(s!=="gone"||d)&&(d=!0,o())}function f(){c||(c=!0,n(()=>{c=!1,h()},i),i=Math.min(2*i,Mp))}function h(){for(let p of r)!p.axes.exact.has(p.place)&&!a.has(p.address)&&u(p)}return{want(p){[r,i]=[p,Zr],h()},trouble:()=>s}}var Op=2e4;function Jr(t,e,o,n){let[r,s]=M(0),a=E(n);a.current=n;let i=I(()=>Rc({get:Ep,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=Cc(t,e,o);return U(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),U(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Ep(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(Op)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var $p="the exact weights are on the way.",Tp={"":$p,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function Pc({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return l("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Tp[n];return l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function Ic(t,e){if(!t||!e)return;t.popover="manual",t.showPopover();let o=Ap(t).filter(n=>!n.inert);for(let n of o)n.inert=!0;return()=>{for(let n of o)n.inert=!1;t.popover=null}}function Ap(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var Nc=1e3;function Hc({root:t,pointing:e,step:o}){let[n,r]=M(""),s=E(null),a=E({text:"",timer:0,free:0,opened:performance.now()});return U(()=>()=>clearTimeout(a.current.timer),[]),U(()=>{let i=t.current,c=w=>i.querySelector(w)?.textContent??"",d={pointing:e,step:o,readOut:c(".read-out"),outcome:c(".outcome")},u=s.current;s.current=d;let f=a.current,h=!e&&performance.now()<f.opened+Nc;if(!u||h||Cp(i))return;let p=Lp(u,d);if(!p||(f.text=c(p),f.timer))return;let g=()=>{Object.assign(f,{timer:0,free:performance.now()+Nc}),r(f.text)};f.timer=window.setTimeout(g,Math.max(0,f.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:n})}function Lp(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function Cp(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Qr({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=E(null);return C(()=>{let c=requestAnimationFrame(()=>i.current&&Rp(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),l("section",{class:"strip",children:[l("h3",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:Mt(o.map(({token:c})=>c)),ref:i,onPointerLeave:({pointerType:c})=>c!=="touch"&&s(-1),children:o.map((c,d)=>{let{token:u,weight:f,state:h,lit:p}=c,g=f===null?-1:Math.round(Math.min(1,f)*255),w=g<0?{}:{backgroundColor:r.scale[g],color:r.ink[g]};return l("span",{class:`item ${h} ${p?"lit":""}`,onPointerEnter:({pointerType:m})=>m!=="touch"&&s(d),onClick:m=>a&&(p||!Ct(m))?a(d):s(d),children:[l("span",{class:"chip",style:w,children:h==="later"?"":l(L,{token:u})}),l("span",{class:"share",children:zn(c,o)})]},d)})})]})}function Rp(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function zc({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=I(()=>Dn(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),u=Z.includes(e.head)?e.head:`head ${e.head}`,f=p=>g=>i(g<0?An:Ga(t,p,g)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(G,{children:[l(Qr,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${u}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:f("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&l(Qr,{title:"Target so far",note:d.asked?`how much each looks at \u201C${St(d.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:f("target"),onPress:p=>c(Math.max(0,p-1))})]})}function Dc({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let a=n.findIndex(i=>i.weight<s);n.splice(a<0?n.length:a,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var Pp=10;function Fc({map:t,onPoint:e}){let[o,n]=M(!1),r=I(()=>o?Dc(t,Pp):[],[t,o]),s=()=>e(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:a})=>n(a.open),children:[l("summary",{children:"Strongest links"}),o&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:a})=>a!=="touch"&&s(),children:r.map(({row:a,column:i,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>e(a,i),onBlur:s,onClick:()=>e(a,i),onPointerEnter:({pointerType:d})=>d!=="touch"&&e(a,i),children:[l(L,{token:t.rows[a],length:30})," ",l("span",{children:"looks at"})," ",l(L,{token:t.columns[i],length:30})," ",l("b",{children:F(c)})]})},`${a} ${i}`))})]})}var Ip=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],Uc={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},Np=({layer:t,head:e})=>Z.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function Bc({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=Re(o.tags,t,e);return l("div",{class:"edit-bar controls",children:[l("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(Cn(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",Np(t),l("span",{class:"keys",children:" (O)"})]}),l(mt,{label:"A click",isNamed:!0,options:Ip,value:n,onChoose:r}),l("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),l("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function jc({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return l("section",{class:"source-tokens",children:[l("h3",{children:["Hide a token ",l("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",l("span",{class:"keys",children:" (H)"})]})]}),l("div",{class:"tokens-line",dir:Mt(t.source),children:t.source.map((n,r)=>{let s=Rn(o,r),a=e.tags.includes(s);return l("button",{type:"button",class:"token-switch","aria-pressed":a,"data-tag":s,title:a?"Let it be seen again":"Hide this token",onClick:()=>e.change(Pe(e.tags,s)),children:l(L,{token:n})},r)})})]})}function Wc({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,a]=[t,o].map(d=>d?.steps.map(({writes:u})=>u)??[]),[i,c]=o?Ya(s,a):[[],[]];return l("section",{class:e.waits?"written waits":"written",children:[l(qc,{name:"As trained",tokens:s,marks:i}),o&&l(qc,{name:"Changed",tokens:a,marks:c,note:r===null?"":r?"right":"not right"}),l("p",{class:"outcome note",children:Hp(e,n)})]})}function Hp({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=go?`${o} These are ${go} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token, or click a cell of the map."}function qc({name:t,tokens:e,marks:o,note:n=""}){return l("div",{class:"written-line",children:[l("h3",{children:t}),l("div",{class:"tokens-line",dir:Mt(e),children:e.map((r,s)=>{let a=o[s]?"mark":"span";return l(a,{class:"written-token",children:l(L,{token:r})},s)})}),n&&l("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function Gc({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?l("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>l("li",{children:[o.get(r)??l("span",{class:"note",children:[r," \u2026"]}),l("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Kc({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,a]=M("after"),i=(c,d,{map:u,lit:f})=>l("section",{class:`pane ${c}`,"aria-label":d,children:[l("h3",{children:d}),l(Un,{...n,map:u,lit:f,columns:!0,onPoint:(h,p)=>r(u,h,p)}),l(qn,{map:u,lit:f})]});return l("div",{class:e?`panes two ${s}`:"panes",children:[e&&l("div",{class:"sides-of",children:l(mt,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:a})}),i("before","As trained",t),e&&l("div",{class:o?"waits":"",children:i("after","Changed",e)})]})}function Vc({whatIf:t},e){let o={turn:t?.turn??0,tags:(t?.edits??[]).map(({tag:h})=>h)},[n,r]=M(null),s=E([]),a=n!==null&&n.turn>o.turn,i=a?n.tags:o.tags,c=h=>{let p={turn:Math.max(n?.turn??0,o.turn)+1,tags:h};r(p),e?.("edit",p)},d=h=>{h.length>go||h.join()===i.join()||(s.current.push(i),c(h))},u=()=>c(s.current.pop()??i.slice(0,-1)),f=new Map((t?.edits??[]).map(h=>[h.tag,h.words]));return{tags:i,words:f,waits:a,change:d,undo:s.current.length||i.length?u:null}}function Xc({groups:t,whatIf:e},o,n){let r=E(o);r.current=o;let s=({kind:a})=>t.find(i=>i.kind===a)?.heads??1;return I(()=>e&&n&&{isOff:a=>Re(r.current.tags,a,s(a)),onSwitch:a=>r.current.change(Cn(r.current.tags,a,s(a)))},[t,e,o.tags.join()])}function Yc(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),a=t.current,i=s instanceof HTMLElement&&a?.contains(s)?s:null,c=document.activeElement?.matches("body, main")??!0;!r||!pe()||Gr(n)||!(i||c)||(n.preventDefault(),r(i))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Zc({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,a]=M(An),[i,c]=M(null),d={words:e.tokens==="words",muted:e.mute},u=I(()=>t.groups.map(D=>It(t,D,d)),[t,d.words,d.muted]),f=i&&zp(t,i)?i:e,h=u.find(({group:D})=>D.kind===f.kind)??u[0],p=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[g,w]=Jr(t,e,p,n),m=I(()=>p?Ti(t,f):Oe(t,h,f,d.muted),[t,h,f.layer,f.head,p,g]),b=Vc(t,n),[x,y]=M("hide"),[v]=Jr(t.whatIf?.after??null,e,!1,n),_=I(()=>Xa(t,f,d.muted),[t,f.kind,f.layer,f.head,d.muted,v]),k=Math.max(0,t.steps.length-1),S=D=>K({step:Math.max(0,Math.min(D,k))}),O=Ac(e.step,k,S),A=s.looks?.side==="target"?s.looks.place:e.step;cc(r,{go:S,step:e.step,last:k,player:O,presenting:e.present}),Ds(r),C(()=>Ic(r.current,e.present),[e.present]);let T=qr(t,m,e.step),j=(O.playing||t.layout==="decoding")&&!t.encoderOnly,z={...Ln(m,s),step:t.whatIf?[]:A===e.step?T:qr(t,m,A),chosen:p||t.whatIf?[]:e.rows,done:j&&T.length?T[0]+1:1/0};C(()=>qp(r.current,u,s),[u,s]);let $=re((D,kt)=>a(Fr(m,D,kt)),[m]),V=D=>{let[{side:kt,place:ee}]=m.rowSpots[D];if(t.layout!=="heads")return kt==="target"||t.encoderOnly?S(ee):void 0;let vo=e.rows.includes(D)?e.rows.filter(zl=>zl!==D):[...e.rows,D].slice(-Mr);return K({rows:vo})},pt=re(D=>{c(null),K({...D,rows:[]})},[]),vt=E(i);vt.current=i;let ge=re(D=>{!Fp(r.current)||vt.current&&jn(vt.current,D)?pt(D):c(D)},[]),P=Xc(t,b,n),at=(D,kt,ee)=>{if(ee<0||m.blocked?.[kt*m.columns.length+ee])return;let[{place:vo}]=m.columnSpots[ee];b.change(D==="token"?Pe(b.tags,Rn(f.kind,vo)):Va(b.tags,f,D,kt,vo))},[_t,yo]=[z.rows[0]??-1,z.columns[0]??-1];Yc(r,P?{o:()=>P.onSwitch(f),h:D=>D?.dataset.tag?b.change(Pe(b.tags,D.dataset.tag)):at("token",_t,yo),s:()=>_t>=0&&at("only",_t,yo)}:{}),C(()=>c(null),[e.kind,e.layer,e.head]);let fs=I(()=>u.filter(({group:D})=>!e.kinds.length||e.kinds.includes(D.kind)),[u,String(e.kinds)]),Hl=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[ps,hs]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],Fe=D=>D&&{picture:D,theme:o};return Tc({map:()=>Fe(Ur({map:m,lit:z,view:e.view},o)),compared:z.chosen.length>0&&(()=>Fe(Za({map:m,rows:z.chosen},o))),heads:()=>Fe(Ja({example:t,frames:fs,open:e,layers:ps,roles:hs},o)),player:()=>Fe(oc({example:t,open:f,step:A,pointed:s},o)),"changed-map":_!==null&&(()=>Fe(Ur({map:_,lit:ao,view:e.view},o)))}),l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(fc,{example:t,selection:e}),n&&t.layout==="start"&&!e.present&&l(gc,{root:r}),t.layout!=="decoding"&&l("div",{class:"overview-area",children:l($c,{example:t,frames:fs,open:Hl,layers:ps,roles:hs,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:pt,onTap:ge,switches:P})}),l("section",{class:"map-area",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>K({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:i?"peeked":"",children:m.title}),l(pc,{example:t,selection:e})]}),P&&l(Bc,{open:e,heads:h.group.heads,editing:b,mode:x,onMode:y}),P&&l(jc,{example:t,editing:b}),t.whatIf&&l(Wc,{example:t,editing:b}),P&&l(Gc,{editing:b}),t.whatIf?l(Kc,{before:{map:m,lit:z},after:_&&{map:_,lit:{...ao,...Ln(_,s)}},waits:b.waits,shared:{view:e.view,presented:e.present,theme:o,does:Uc[x],onPress:(D,kt)=>P&&at(x,D,kt)},onPoint:(D,kt,ee)=>a(Fr(D,kt,ee))}):l(G,{children:[l(Un,{map:m,lit:z,theme:o,view:e.view,presented:e.present,onPoint:$,onPress:V}),l(qn,{map:m,lit:z})]}),t.exactAt&&l(Pc,{map:m,trouble:w,muted:d.muted&&!p,peeked:i!==null}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),(_??m).blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask",_&&", or taken away"]})]}),l("div",{class:"foot",children:[n&&!Z.includes(f.head)&&!p&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:z.chosen.at(-1)??T[0]??1}),children:"Work its numbers out, inside this head"}),l(Fc,{map:m,onPoint:$})]}),z.chosen.length>0&&!i&&l(ac,{map:m,rows:z.chosen,colours:o.lines,onDrop:V})]}),!t.whatIf&&t.layout!=="heads"&&l("section",{class:"step-area",children:[t.steps.length>0&&l(Lc,{step:e.step,last:k,player:O,go:S}),t.steps[A]&&l(ic,{example:t,step:A,open:f}),l(zc,{example:t,open:f,step:A,pointed:s,came:g,theme:o,player:O,onPoint:a,go:S}),t.steps[A]&&l(Sc,{example:t,step:t.steps[A],onForce:n&&t.forceable?D=>(O.pause(),n("forced",{step:A,token:D})):void 0}),A===k&&t.reason&&l("p",{class:"stop",children:t.reason})]}),l(Hc,{root:r,pointing:z.rows.length+z.columns.length>0,step:A}),t.cards&&l(nc,{card:Dp(t,f),heading:t.cards.heading,note:t.cards.note})]})}function zp({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Nt(r).includes(n)}function Dp({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Fp(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function qp(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Ln(n,o),i=([h=-1],p)=>h<0?["-10","0"]:[String(h/p),String(1/p)],[[c,d],[u,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[h,p]of Object.entries({top:c,high:d,left:u,wide:f}))r.style.setProperty(`--${h}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Jc=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Qc=`/* All heads */

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
`;var Wn=`/* The open head */

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
`;var tl=`/* Steps */

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
`;var el=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. */

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
`;var ol=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var nl=`/* Decoding: the steps first */

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
`;var rl=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var Yp=[Tt,xn,Jc,Le,Qc,Wn,tl,el,ol,nl,rl].join(`
`),sl=new WeakMap;function ts({data:t,parentElement:e,setTriggerValue:o}){let n=dt(e,Yp),r=sl.get(n),s=r?.bytes===t?r.example:Ua(t);return sl.set(n,{bytes:t,example:s}),X(l(Zp,{example:s,theme:$t(n),send:o}),n),po(e,o),()=>{X(null,n),n.remove()}}function Zp({example:t,theme:e,send:o}){let[n,r]=M(At);return U(()=>{let s=()=>r(At());return s(),$e(s)},[]),l(Zc,{example:t,theme:e,send:o,selection:Ci(n,t)})}var il=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function al(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=il(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&il(o.blocked)}return e}var Gn={usual:14,small:12},es=200,os=90,He=5,ns={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Kn(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Jp(t,s,r);for(let s of o.boxes)Qp(t,s,n,r);if(o.boxes[0].width>=os)for(let s of o.tokens)eh(t,e,s,r)}function Jp(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,u,f]of s)[a,i]=d==="M"?[Number(u),Number(f)]:d==="H"?[Number(u),i]:[a,Number(u)];let c=n==="H"?`M${a} ${i}L${a-He} ${i-He}V${i+He}Z`:`M${a} ${Number(r)}L${a-He} ${i+He}H${a+He}Z`;t.path(c,{fill:o.quiet})}function Qp(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[ns[e.role]],u=e.name===a,f=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:u?c.text:d,width:u?3:1.2,radius:6});let h=th(e.value,o,n,r,s);if(h&&rs(t,e.value,h),r<os)return;let p=r<es?Gn.small:Gn.usual,g={size:p,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},w=(h?h[0]:o+r)-o-14,m=e.role==="add"?"+ Add":e.title;if(R(m,N(g,c))<=w||s<2.6*p)t.text(m,o+8,n+s/2,g);else{let b=qo(m,w,g,c);b.draw(t,o+8,n+(s-b.height)/2)}}function th(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<os?.8:n<es?.3:.42));return[e+n-s-c,o+s,c,a]}function rs(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&Ot(t,s,o,n,a)}function eh(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<es?Gn.small:Gn.usual,code:!0,fill:i.text},d=e[o].map(g=>H(g)),u=e[o].every(g=>[...g].length===1||/^<.*>$/.test(g)),f=g=>g.join(u?"":" "),h=g=>R(f(d.slice(0,g))+(g<d.length?"\u2026":""),N(c,i))<=s,p=d.length;for(;p>1&&!h(p);)p-=1;t.text(f(d.slice(0,p))+(p<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var oh={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function ze(t,{layer:e,width:o,height:n},r=oh){let{heights:s,gap:a,tokens:i,frame:c,least:d,most:u,widths:f}=r,h=t.boxes.filter(_=>_.layer===null||_.layer===e),p=["encoder","decoder"].filter(_=>h.some(k=>k.side===_)),g=p.map(_=>h.filter(k=>k.side===_)),w=Math.max(...g.map(_=>2*(i+a)+2*c+_.reduce((k,S)=>k+s[S.role]+a,0))),m=Math.max(d,Math.min(u,n/w)),b=Math.min(f.gap,o*.1),x=Math.floor(Math.min(f.most,(o-f.edge-p.length*f.side-(p.length-1)*b)/p.length)),y=Math.ceil(w*m),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:p.length*(x+f.side)+(p.length-1)*b+f.edge,height:y,unit:m,measures:r};return g.forEach((_,k)=>nh(v,_,{left:f.side+k*(x+f.side+b),width:x,isLast:k===g.length-1})),sh(v),v}function nh(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:a,gap:i,tokens:c,frame:d,widths:u}}=t,f=o+n/2,h=t.height,p=w=>h-=w*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:p(c),width:n,height:c*s});let g=null;if(e.forEach((w,m)=>{let b=e[m-1],x=h;b&&b.layer===null!=(w.layer===null)&&p(d);let y=(p(i),p(a[w.role])),v=a[w.role]*s;t.arrows.push(`M${f} ${x}V${y+v}`),t.boxes.push({box:w,left:o,top:y,width:n,height:v}),w.layer!==null&&(g={top:y,bottom:g?.bottom??y+v})}),g){let{top:w,bottom:m}=g,b=u.side*.77;t.frames.push({left:o-b,top:w-d*s*.8,width:n+u.side,height:m-w+1.6*d*s})}r&&(t.arrows.push(`M${f} ${h}V${p(i),h}`),t.tokens.push({text:"written",left:o,top:p(c),width:n,height:c*s}));for(let w of rh(t,e))t.lines.push(w)}function rh(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+t.measures.gap*t.unit*.5,d=o[a].top+o[a].height/2,u=o[a].left-t.measures.widths.side*.35;n.push(`M${i.left+i.width/2} ${c}H${u}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function sh(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var ih={width:760,height:860};function cl(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=ze(t,{layer:n,...ih}),s={width:r.width,height:r.height,draw:(a,i,c)=>Kn(xe(a,i,c),t,r,{open:"",here:[]},o)};return B([lt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var ss={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},ah={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function De({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function me(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?ss[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var bo=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function ll(t,{page:e,layer:o,layers:n}){let r=me(t,o).page,s=t&&t.layer!==null&&xo(e),a=t?De({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return bo(e,r)?`${a}: ${t?.role==="attention"?"show it":"this page"}`:`${a}: open ${t?`\u201C${ah[r]}\u201D`:"it"}`}function Vn(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var xo=t=>["heads","inside_a_head","alignment"].includes(t);var is=13,dl={least:6,most:22},ul=380;function fl(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let p={rows:s,columns:a,weights:r.cells,blocked:r.blocked},g=Xt(p,{width:o,height:ul,cell:40,letters:is},n),w={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:g.width,height:g.height,draw:(m,b,x)=>Yt(m,p,{...g,left:g.left+b,top:g.top+x},w,n)}}let c={size:is,code:!0,fill:n.quiet},d=i?s.map(p=>H(p,10)):[],u=d.length?Math.ceil(Math.max(...d.map(p=>R(p,N(c,n)))))+8:0,f=Math.max(dl.least,Math.min(dl.most,ul/r.rows)),h=Math.round(r.rows*f);return{width:o,height:h,draw(p,g,w){for(let m of de(d.length,f,is,[]))p.text(d[m],g+u-6,w+(m+.5)*f,{...c,align:"right"});rs(p,r,[g+u,w,o-u,h])}}}var ch={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function pl({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:a}]=nt();C(()=>{if(!r.current||!a)return;let f=fl(t,e,a,o);f.draw(ot(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),u=ch[e.role];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:De(e)}),l("p",{children:[e.said," ",i.said]}),u&&n&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",me(e,e.layer??0)),children:u}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${De(e)}: ${et(c)} \xD7 ${et(d)} numbers`})}),l("p",{class:"note",children:[et(c)," \xD7 ",et(d),": ",lh(e),", ",dh(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[i.ends[0]," ",l("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var lh=({role:t})=>t==="attention"?"row = looks":"row = token";function dh({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function hl({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=nt(),[i,c]=M(""),[d,u]=M(""),f=I(()=>a.width?ze(t,{layer:r,...a}):null,[t,r,a]),h=w=>f?.boxes.find(m=>m.box.name===uh(w,r))?.box,p=f?.boxes.filter(({box:w})=>w.role==="attention").at(-1)?.box,g=h(i)??h(d)??p;return l("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[t.layers>1&&l(mt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(w,m)=>[String(m),String(m+1)]),value:String(r),onChoose:w=>K({layer:Number(w)})}),l("div",{class:"figure",ref:s,children:f&&l(fh,{model:t,layout:f,theme:o,open:g?.name??"",onPoint:c,onKeep:u})})]}),g&&l(pl,{model:t,theme:o,send:n,box:g,layers:t.layers})]})}var uh=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function fh({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=E(null);C(()=>{a.current&&Kn(ot(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return l("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:a,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:u,width:f,height:h})=>l("li",{children:l("button",{type:"button","aria-label":De(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${u}px`,width:`${f}px`,height:`${h}px`},onPointerEnter:({pointerType:p})=>p!=="touch"&&r(c.name),onFocus:({currentTarget:p})=>p.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}var ml=`/* The whole model: the figure, and beside it what is open. */

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
`;var hh=[Tt,Le,Wn,ml].join(`
`);function gl({data:t,parentElement:e,setTriggerValue:o}){let n=dt(e,hh);return X(l(mh,{model:al(t),theme:$t(n),send:o}),n),()=>{X(null,n),n.remove()}}function mh({model:t,theme:e,send:o}){let[n,r]=M(At);return U(()=>{let s=()=>r(At());return s(),$e(s)},[]),U(()=>bt("whole-model",()=>({picture:cl(t,At().layer,e),theme:e})),[t,e]),l(hl,{model:t,selection:n,theme:e,send:o})}var gh=[137,80,78,71,13,10,26,10],wl=33,wh={Title:"figure",Description:"caption",Software:"program"},bh={"&":"&amp;","<":"&lt;",">":"&gt;"},xh=new TextEncoder;function bl(t,e){if(!gh.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(wh).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>yh(a,i)),r=[t.subarray(0,wl),...n,t.subarray(wl)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function yh(t,e){let o=xh.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,vh(o)),n}function vh(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function xl(t,e){let o=t.indexOf(">")+1,n=i=>Ve(i).replace(/[&<>]/g,c=>bh[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var _h="http://www.w3.org/2000/svg",yl="http://www.w3.org/1999/xlink",kh=2,Sh=16e6,Mh=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function vl(t){let e=Oh(t);return{svg:cs(e),png:await Th(e)}}var cs=t=>new XMLSerializer().serializeToString(t);function ls(t,e){let o=document.createElementNS(_h,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function Oh(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=ls("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(ls("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Mh))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))Eh(i,a);for(let i of s.querySelectorAll("image"))$h(i);return s}function Eh(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=wr(Ve(r.data)))}function $h(t){let e=t.getAttributeNS(yl,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(yl,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function Th(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(kh,Math.sqrt(Sh/(e*o))),r=t.cloneNode(!0),s=ls("style",{});s.textContent=await Ah(cs(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(cs(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var as=new Map;async function Ah(t){let e=[];for(let o of Lh()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;as.has(a)||as.set(a,fetch(a).then(c=>c.blob()).then(Ch).catch(()=>null));let i=await as.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Lh(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Ch(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var _l=5e3,Rh=6e4;async function kl(t,e){let{svg:o,png:n}=await Ph(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:xl(o,e),png:bl(r,e)}}async function Ph(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=_l;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=zs(t);if(s)return ei(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return vl(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Rh:_l}throw new Error("It is not drawn.")}function Ml({figures:t,chosen:e,onTaken:o}){let[n,r]=M({}),s=t.filter(({key:d})=>!(d in n));U(()=>{s.length&&Ih(s).then(d=>{r(u=>({...u,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...u})=>u);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(Sl,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(Sl,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?l(Nh,{png:i.png,caption:a.about.caption??""}):i===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Ih(t){let e={};for(let{key:o,about:n}of t)e[o]=await kl(o,n).catch(()=>null);return e}function Sl({name:t,mime:e,content:o,title:n,children:r}){return l("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Nh({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);U(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return l("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Ol=`.lab {
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
`;function zh({data:t,parentElement:e,setTriggerValue:o}){let n=dt(e,Ol);n.hasChildNodes()||Fh(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Dh(i.png)}])));return X(l(Ml,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{X(null,n),n.remove()}}function Dh(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Fh(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function qh({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),zi(t,s=>o("chosen",s))}var El=new WeakMap;function $l(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(Uh)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function Uh(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(d=>d instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:d,range:[u,f]})=>d/Math.abs(f-u)),s=o.reduce((d,u)=>(u.textContent??"").length>(d.textContent??"").length?u:d),a=[n,r,o.length,s.textContent].join();if(El.get(e)===a)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let i=parseFloat(getComputedStyle(s).fontSize),c=vn({width:n,height:r},{usual:i,width:s.getComputedTextLength()});El.set(e,a),e.dataset.numbers=c?"fitted":"none",e.style.setProperty("--in-cells",`${c}px`)}var ds="[data-testid=stSidebar]",Tl=!1;function Bh({parentElement:t}){let e=t instanceof ShadowRoot?t.host:t,o=e.closest("[data-testid=stElementContainer]")??e;o instanceof HTMLElement&&(o.style.display="none"),!Tl&&(Tl=!0,$l(),document.addEventListener("click",({target:n})=>{n instanceof Element&&n.closest(`${ds} a[href]`)&&setTimeout(jh)}))}function jh(){let t=document.querySelector(`${ds} [data-testid=stSidebarCollapseButton] button, ${ds} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Al(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(a=>s.toLowerCase().includes(a)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Ll=`.glossary {
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
`;function Gh({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Ll}),n),X(l(Vh,{terms:t.terms}),n),()=>{X(null,n),n.remove();let{activeElement:r}=document;(!r||r===document.body)&&Kh()}}function Kh(){let t=document.querySelector(".st-key-glossary button");t instanceof HTMLElement&&t.focus({preventScroll:!0})}function Vh({terms:t}){let[e,o]=M(""),n=E(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Al(t,e);return l(G,{children:[l("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),l("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:a})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:a})]},s))})})]})}var Xh={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},Yh={width:60,height:400};function Cl(t){let e=ze(t,{layer:0,...Yh},Xh),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(a,i,c,d)=>({M:`M${o-d} ${c}`,H:`V${c}`,V:`H${o-c}`})[i]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var Zh="Where this page is in the model";function Rl(t){let e=I(()=>Cl(t.outline),[t.outline]);return l(Jh,{...t,layout:e})}function Jh({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:a}=e,[i,c]=M(void 0),[d,u]=M(""),f=E(null),h=t.boxes.filter(({box:{role:x}})=>ss[x]),p=["",...h.map(({box:x})=>x.name)],g=x=>f.current?.querySelector(`[data-part="${p[Math.max(0,Math.min(x,p.length-1))]}"]`),w=x=>{let y=p.indexOf(d),[v,_]=[()=>g(y+1),()=>g(y-1)];x.key==="Escape"&&c(void 0),Et(x,{ArrowUp:_,ArrowRight:v,ArrowDown:v,ArrowLeft:_,Home:()=>g(0),End:()=>g(p.length)})},m=x=>ll(x,{page:n,layer:s,layers:o}),b=x=>{let y=x?.name??"";return{type:"button","data-part":y,"data-leads-away":bo(n,me(x,s).page)?void 0:!0,tabIndex:y===(p.includes(d)?d:"")?0:-1,"aria-label":m(x),onClick:()=>a(x),onPointerEnter:()=>c(x),onFocus:()=>(u(y),c(x))}};return l("div",{class:"figure",ref:f,role:"group","aria-label":Zh,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:w,onPointerLeave:()=>c(void 0),onFocusOut:()=>c(void 0),children:[l("button",{class:"all",...b(null)}),l(Qh,{...e,layout:t}),h.map(({box:x,left:y,top:v,width:_,height:k})=>{let S=Vn(n,x,r);return l("button",{class:S?"way here":"way","aria-current":S?"location":void 0,...b(x),style:{left:`${y}px`,top:`${v}px`,width:`${_}px`,height:`${k}px`}},x.name)}),i!==void 0&&l("div",{class:"tip","aria-hidden":"true",children:m(i)})]})}function Qh({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:a,lines:i,arrows:c,boxes:d,width:u,height:f}=s,h=xo(e)?d.find(({box:p})=>Vn(e,p,o))?.box.side:"";return l("svg",{width:u,height:f,viewBox:`0 0 ${u} ${f}`,"aria-hidden":"true",children:[a.map((p,g)=>l(tm,{frame:p,layers:t,theme:r,chosen:h===["encoder","decoder"][g]?n:-1},g)),[...i,...c].map(p=>l("path",{d:p,fill:"none",stroke:r.quiet},p)),d.map(p=>l(em,{placed:p,theme:r,isHere:Vn(e,p.box,o)},p.box.name))]})}function tm({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:a}){let i=(o-4)/r;return l("g",{children:[l("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:a.hatchGround,stroke:a.hatchLine}),r>1&&Array.from({length:r},(c,d)=>l("rect",{x:t+3+d*i,y:e+n-1,width:Math.max(1,i-2),height:"3",rx:"1.5",fill:d===s?a.text:a.hatchLine},d))]})}function em({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:a}){let i=s.lines[ns[t.role]],c={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return l("g",{children:[l("rect",{...c,fill:s.ground}),l("rect",{...c,fill:i,"fill-opacity":a?1:.16,stroke:i,"stroke-opacity":a?1:.7})]})}var Pl=`/* The whole model, small. */

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
`;function nm({data:t,parentElement:e,setTriggerValue:o}){let n=dt(e,`${Tt}
${Pl}`),r=location.pathname.split("/").at(-1)??"";return X(l(rm,{outline:t,page:r,theme:$t(n),send:o}),n),()=>{X(null,n),n.remove()}}function rm({outline:t,page:e,theme:o,send:n}){let[r,s]=M(At);U(()=>{let u=()=>s({...At()});u();let f=[$e(u),ui(u)];return()=>f.forEach(h=>h())},[]);let i=t.boxes.map(({kind:u})=>u).includes(r.kind)?r.kind:"encoder",c=Math.max(0,Math.min(e==="alignment"?li():r.layer,t.layers-1));return l(Rl,{outline:t,page:e,kind:i,layer:c,theme:o,onOpen:u=>{let f=me(u,xo(e)?c:null);bo(e,f.page)?u?.kind&&K({kind:u.kind,rows:[]}):n("opened",f)}})}var[Il,us]=["",""];function sm({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),Il!==t.page&&(Il=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function im({data:t}){t.what!==us&&(us=t.what,us&&setTimeout(()=>am(t.part),200))}function am(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<.6*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}var Nl=`form {
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
`;var lm="lab/teacher";function dm({data:t,parentElement:e}){let o=dt(e,Nl);return X(l(um,{entered:t.entered}),o),()=>{X(null,o),o.remove()}}function um({entered:t}){let[e,o]=M(""),[n,r]=M(!1);async function s(a){a.preventDefault();let i=new FormData(a.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let c=await fetch(new URL(lm,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:i})});if(c.ok)return location.reload();o((await c.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!t&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:e})]})}ba({alignment:pi,beams:Fi,film:wa,stage:ts,wholeModel:gl});_a(ts);export{pi as alignment,Fi as beams,zh as exporter,wa as film,qh as follow,Bh as frame,Gh as glossary,im as intoSight,Ff as matrices,sm as openAtTop,nm as outline,ts as stage,dm as teacherKey,gl as wholeModel};
