var W,ha,ip,Qt,is,pn,ma,dn,ga,ls,as,wa,_o=Symbol.for("pv"),hn={},mn=[],ap=/^m(i|n|o|s|text|space)$/,gn=Array.isArray,us=mn.slice,Se=Object.assign;function _e(t){t&&t.parentNode&&t.remove()}function ds(t,e,o){var n,r,s,i={},a=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?us.call(arguments,2):o),ko(t,i,n,r,null)}function ko(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_o,__v:r||++ha,__i:-1,__u:0};return!r&&W.vnode&&W.vnode(s),s}function U(t){return t.children}function te(t,e){this.props=t,this.context=e,this.__g=0}function ee(t,e){if(e==null)return t.__&&ee(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:ee(t)}function cp(t){var e,o=t.__v,n=o.__e,r=[],s=[],i=t.__P;i&&((e=Se({constructor:_o},o)).__v=o.__v+1,W.vnode&&W.vnode(e),ps(i,e,o,t.__n,i.namespaceURI,32&o.__u?[n]:null,r,n||ee(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,_a(r,e,s),o.__=o.__e=null,e.__e!=n&&ba(e))}function ba(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ba(t)}function cs(t){(8&t.__g||(t.__g|=8,Qt.push(t),pn++))&&is==W.debounceRendering||((is=W.debounceRendering)||queueMicrotask)(ya)}function ya(){try{for(var t,e=1;Qt.length;)Qt.length>e&&Qt.sort(ma),t=Qt.shift(),e=Qt.length,8&t.__g&&cp(t)}finally{(pn=Qt.length)&&(is||queueMicrotask)(ya)}}function xa(t,e,o,n,r,s,i,a,l,u,d){var f,h,p,m,g,w,x=n.__k||mn,b=e.length;for(l=lp(o,e,x,l,b),f=0;f<b;f++)(p=o.__k[f])!=null&&(h=~p.__i&&x[p.__i]||hn,p.__i=f,w=ps(t,p,h,r,s,i,a,l,u,d),m=p.__e,(h.ref!=p.ref||8&h.__u)&&(h.ref&&hs(h.ref,null,p,h),p.ref&&d.push(p.ref,p.__c||m,p)),g=g||m,4&p.__u?(l=va(p,l,t,!h.__v),h.__e&&(h.__e=null)):typeof p.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),p.__u&=-21);return o.__e=g,l}function lp(t,e,o,n,r){var s,i,a,l,u,d,f,h,p,m=o.length,g=m,w=0,x=0,b=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[s]=ko(null,i):gn(i)?i=b[s]=ko(U,{children:i}):i.constructor===_o&&i.__b?i=b[s]=ko(i.type,i.props,i.key,i.ref,i.__v):b[s]=i,l=s+w,i.__=t,i.__b=t.__b+1,a=null,~(u=i.__i=up(i,o,l,g))&&(g--,(a=o[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?w--:u==l+1?w++:u!=l&&(u>l?w--:w++,x=1)):(~u||(r>m?w--:r<m&&w++),typeof i.type!="function"&&(i.__u|=4))):b[s]=null;if(x){for(d=[],f=[],s=0;s<r;s++)if((i=b[s])&&16&i.__u){for(w=0,h=d.length;w<h;)d[p=w+h>>1]<i.__i?w=p+1:h=p;d[w]=i.__i,f[s]=w+1}for(w=d.length;s--;)f[s]&&(f[s]==w?w--:b[s].__u|=4)}if(g)for(s=0;s<m;s++)!(a=o[s])||2&a.__u||(a.__e==n&&(n=ee(a)),ms(a,a));return n}function va(t,e,o,n){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=va(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=ee(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!n&&o.moveBefore&&i.parentNode?o.moveBefore(i,e):o.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function fs(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(gn(t)?t.some(function(o){fs(o,e)}):e.push(t)),e}function up(t,e,o,n){var r,s=t.key,i=t.type,a=e[o],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&i==a.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=o+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function pa(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function un(t,e,o,n,r){var s,i;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||pa(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||pa(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(i=as[e]||(as[e]=dp(e)),(t.__a||(t.__a={}))[e]=ls,s=e!=(e=e.replace(ga,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function dp(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[dn]==null)e[dn]=ls++;else if(e[dn]<this.__a[t])return;return o(W.event?W.event(e):e)}}}function ps(t,e,o,n,r,s,i,a,l,u){var d,f,h,p,m,g,w,x,b,y,v,k,_,M,S,$,L,j,A=e.type;if(e.constructor!==_o)return null;128&o.__u&&(l=32&o.__u,d=o.__c.__z)&&(e.__u|=l,f=s=[],d.nodeType==8?a=fn(d,s):s.push(d),a=s[0]||a),(d=W.__b)&&d(e);t:if(typeof A=="function"){h=i.length;try{if(x=e.props,b=(d=A.prototype)&&d.render,y=(d=A.contextType)&&n[d.__c],v=d?y?y.props.value:d.__:n,(p=o.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(b?e.__c=p=new A(x,v):(e.__c=p=new te(x,v),p.constructor=A,p.render=pp),y&&y.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),b&&(p.__s||(p.__s=p.state),A.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Se({},p.__s)),Se(p.__s,A.getDerivedStateFromProps(x,p.__s)))),m=p.props,g=p.state,p.__v=e,o.__c){if(x!==m&&b&&!A.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(x,v),e.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(x,p.__s,v)===!1){e.__v!=o.__v&&(p.props=x,p.state=p.__s,p.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(T){T&&(T.__=e)}),mn.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),a=ee(o);break t}p.componentWillUpdate&&p.componentWillUpdate(x,p.__s,v),b&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,g,w)})}else b&&!A.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),b&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=v,p.props=x,p.__P=t,p.__g&=-5,k=W.__r,_=b?25:0;do p.__g&=-9,k&&k(e),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++_<25);b&&(mn.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=Se({},n,p.getChildContext())),b&&o.__c&&p.getSnapshotBeforeUpdate&&(w=p.getSnapshotBeforeUpdate(m,g)),M=d&&d.type===U&&d.key==null?d.props.children:d,x.__P&&(d=a,r=(t=x.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(T){T&&ms(T,T)}),o.__k=null),a=o.__k?ee(o,0):null),a=xa(t,gn(M)?M:[M],e,o,n,r,s,i,a,l,u),x.__P&&(e.__e=null,a=d),e.__u&=-161,f&&f.some(_e),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=-4)}catch(T){if(i.length=h,e.__v=null,l||s)if(T&&T.then){if(e.__u|=128|l,s){for(~(L=s.indexOf(a||void 0))||(L=s.length);(j=s[L-1])&&j.nodeType==8;)L--;for(;L<s.length;L++)if(j=s[L])if(s[L]=null,S){if(j==$)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&($=fn(S=j))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(d=fn(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,a=d):e.__e=a,a=a&&a.nextSibling}else s&&s.some(_e);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),T&&T.then||ka(e),W.__e(T,e,o)}}else a=e.__e=fp(o.__e,e,o,n,r,s,i,l,u,t);return(d=W.diffed)&&d(e),a}function fn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function ka(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ka))}function _a(t,e,o){for(var n=0;n<o.length;)hs(o[n++],o[n++],o[n++]);W.__c&&W.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){W.__e(s,r.__v)}})}function fp(t,e,o,n,r,s,i,a,l,u){var d,f,h,p,m,g,w,x,b=o.props||hn,y=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((m=s[d])&&(v?m.localName==v:m.nodeType==3)){t=m,s[d]=null;break}}if(!t){if(x=u.ownerDocument||document,!v)return x.createTextNode(y);t=x.createElementNS(r,v,y.is?y:u),a&&(W.__m&&W.__m(e,s),a=!1),s=null}if(v){if(u=v=="template"&&t.content||t,s=v=="textarea"&&y.defaultValue!=null?null:s&&us.call(u.childNodes),!a&&s)for(b={},d=0;d<t.attributes.length;d++)b[(m=t.attributes[d]).name]=m.value;for(d in b)m=b[d],d=="dangerouslySetInnerHTML"?h=m:d=="children"||d in y||d=="value"&&"defaultValue"in y||d=="checked"&&"defaultChecked"in y||un(t,d,null,m,r);for(d in y)m=y[d],d=="children"?p=m:d=="dangerouslySetInnerHTML"?f=m:d=="value"?g=m:d=="checked"?w=m:a&&typeof m!="function"||b[d]===m||un(t,d,m,b[d],r);f?(a||h&&(f.__html==h.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(h&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ap.test(v))&&(r="http://www.w3.org/1999/xhtml"),xa(u,gn(p)?p:[p],e,o,n,r,s,i,s?s[0]:o.__k&&ee(o,0),a,l),s&&s.some(_e)),a&&v!="textarea"||(d="value",v=="progress"&&g==null?t.removeAttribute(d):g==null||g===t[d]&&(v!="progress"||g)||un(t,d,g,b[d],r),d="checked",w!=null&&w!=t[d]&&un(t,d,w,b[d],r))}else b===y||a&&t.data==y||(t.data=y);return t}function hs(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){W.__e(r,o)}}function ms(t,e,o){var n,r,s,i;if(W.unmount&&W.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||hs(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){W.__e(a,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&ms(n[i],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=fn(n,s=[]))&&(n==t.__e&&s.some(_e),_e(r),_e(n)),o||_e(t.__e),t.__e=t.__c=t.__=null}function pp(t,e,o){return this.constructor(t,o)}function Z(t,e){var o,n,r,s;W.__&&W.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=ko(U,{children:[t]}),r=[],s=[],ps(e,e.__k,n||hn,hn,e.namespaceURI,n?null:e.firstChild?us.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),_a(r,e.__k,s),e.__k.props.children=null}function wn(t){function e(o){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&n.forEach(function(i){i.__g|=4,cs(i)})},this.sub=function(s){n.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){n.delete(s),i&&i.call(s)}}),o.children}return e.__c="__cC"+wa++,e.__=t,e.Provider=(e.Consumer=function(o,n){return o.children(n)}).contextType=e,e}W={__e:function(t,e,o,n){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw pn=0,t}},ha=0,ip=function(t){return t!=null&&t.constructor===_o},te.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Se({},this.state)),typeof t=="function"&&(t=t(Se({},o),this.props)),t&&(Se(o,t),this.__v&&(e&&this.__k.push(e),cs(this)))},te.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),cs(this))},te.prototype.render=U,Qt=[],pn=0,ma=function(t,e){return t.__v.__b-e.__v.__b},dn=Symbol(),ga=/(PointerCapture)$|Capture$/i,ls=0,as={},wa=0;var Me,ot,gs,Sa,ws=Object.is,Mo=0,Ia=[],bs=[],st=W,Ma=st.__b,Oa=st.__r,Ea=st.diffed,Ta=st.__c,$a=st.unmount,Aa=st.__;function Oo(t,e){st.__h&&st.__h(ot,t,Mo||e),Mo=0;var o=ot.__H||(ot.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function O(t){return Mo=1,Ra(Pa,t)}function Ra(t,e,o){var n=Oo(Me++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Pa(void 0,e),function(s){var i=(n.__N||n.__)[0],a=n.t(i,s);ws(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=ot,!ot.__f)){ot.__f=!0;var r=ot.shouldComponentUpdate;ot.shouldComponentUpdate=function(s,i,a){var l=this.__H;if(!l)return!0;var u=!1,d=this.props!=s;if(l.__.some(function(h){h.__N&&(u=!0,ws(h.__[0],h.__N[0])||(d=!0))}),r){var f=r.call(this,s,i,a);return u?f||d:f}return!u||d}}return n.__}function I(t,e){var o=Oo(Me++,3);!st.__s&&vs(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,ot.__H.__h.push(o))}function C(t,e){var o=Oo(Me++,4);!st.__s&&vs(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,ot.__h.push(o))}function E(t){return Mo=5,H(function(){return{current:t}},[])}function H(t,e){var o=Oo(Me++,7);return vs(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function oe(t,e){return Mo=8,H(function(){return t},e)}function xs(t){var e=ot.context[t.__c],o=Oo(Me++,9);return o.c=t,e?(o.__==null&&(o.__=!0,e.sub(ot)),e.props.value):t.__}function hp(){var t;do{for(;t=bs.shift();)try{So(t)}catch(o){st.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Ia.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(So),e.__h.some(ys),e.__h=[]}catch(o){e.__h=[],st.__e(o,t.__v)}}}while(bs.length)}st.__b=function(t){ot=null,Ma&&Ma(t)},st.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Aa&&Aa(t,e)},st.__r=function(t){Oa&&Oa(t),Me=0;var e=(ot=t.__c).__H;e&&(gs==ot?ot.__h=[]:(e.__h.some(So),e.__h.some(ys),Me=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),gs=ot},st.diffed=function(t){Ea&&Ea(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ca(Ia.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),gs=ot=null},st.__c=function(t,e){e.some(function(o){try{o.__h.some(So),o.__h=o.__h.filter(function(n){return!n.__||ys(n)})}catch(n){o.__h=[function(){throw n}]}}),Ta&&Ta(t,e)},st.unmount=function(t){$a&&$a(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Ca(bs.push(r))}else So(r)}catch(s){e=s}}),n.__H=void 0,e&&st.__e(e,n.__v))};var La=typeof requestAnimationFrame=="function";function mp(t){var e,o=function(){clearTimeout(n),La&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);La&&(e=requestAnimationFrame(o))}function Ca(t){t!=1&&Sa==st.requestAnimationFrame||((Sa=st.requestAnimationFrame)||mp)(hp)}function So(t){var e=ot,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),ot=e}function ys(t){var e=ot;t.__c=t.__(),ot=e}function vs(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!ws(o,t[n])})}function Pa(t,e){return typeof e=="function"?e(t):e}var bn=new Map;function vt(t,e){return bn.set(t,e),()=>{bn.get(t)===e&&bn.delete(t)}}var Na=t=>bn.get(t)?.()??null;function ks(t){for(let e of["beforeprint","afterprint"])window.addEventListener(e,t);return()=>["beforeprint","afterprint"].forEach(e=>window.removeEventListener(e,t))}function Be(t,e){let o=new ResizeObserver(e);e();let n=ks(e);for(let r of[t,document.querySelector("[data-testid=stMainBlockContainer]")])r&&o.observe(r);return window.addEventListener("resize",e),()=>{o.disconnect(),n(),window.removeEventListener("resize",e)}}function lt(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);r(),s.observe(n);let i=ks(r);return()=>{s.disconnect(),i()}},[]),[t,e]}function za(t){C(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]");return Be(e,()=>{let r=[...e.querySelectorAll(".large-map, .lines, .table")].find(i=>i.getClientRects().length);if(!r||o?.scrollTop||e.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var gp=/[\u202A-\u202E\u2066-\u2069]/g,wp=/(\p{M}{4})\p{M}+/gu,bp=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,yp={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},xp=new Intl.Segmenter(void 0,{granularity:"grapheme"}),_s=t=>[...xp.segment(t)].map(e=>e.segment),yn=14;function ne(t){let e=t.replace(gp,"").replace(wp,"$1");return/^\s+$/.test(e)?[...e].map(o=>yp[o]??"\u2423").join(""):e||"\u2205"}function At(t,e=yn){let o=ne(t);if(o.length<=e)return o;let n=_s(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function q(t,e=yn){return`\u2068${At(t,e)}\u2069`}function Lt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return bp.test(e)?"rtl":"ltr"}var vp=Symbol.for("pv"),kp=0;function c(t,e,o,n,r,s){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];var u={type:t,props:l,key:o,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vp,__v:--kp,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),W.vnode&&W.vnode(u),u}var Oe=wn({});function re(t){let e=xs(Oe);return t&&e[t]||void 0}function P({token:t,length:e,class:o="",side:n}){return c("bdi",{class:`token ${o}`,lang:re(n),title:ne(t),children:At(t,e)})}function se({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=O(()=>o.every(s=>document.fonts.check(s)));return I(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function Pt(t,e,o){let n=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!n||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let r=n(),s=r&&o?o(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Eo=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function xn({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},i]=O({id:null,spoken:!0}),a=E(!1),l=(f,h=!0)=>i(p=>p.id===f?p:{id:f,spoken:h}),u=({pointerType:f,target:h,currentTarget:p})=>f!=="touch"&&l(Eo(h)??Eo(p.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:u,onPointerMove:u,onPointerLeave:u,onPointerDown:({pointerType:f,pointerId:h,target:p})=>{a.current=f==="touch",!a.current&&p instanceof Element&&p.closest("[data-id]")?.setPointerCapture(h)},onClick:({target:f})=>e(Eo(f),{id:r,touch:a.current,point:l}),onFocusIn:({target:f})=>{let h=Eo(f);h&&o(h),h&&f instanceof Element&&f.matches(":focus-visible")&&l(h,!1)},onFocusOut:()=>n&&a.current||l(null),onKeyDown:f=>{a.current=!1;let{key:h,target:p,currentTarget:m}=f,g=Eo(p);h==="Escape"?l(null):g&&Pt(f,t(g),w=>m.querySelector(`[data-id="${w.id}"]`))}}}}function Ue({parts:t,hint:e,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:c(P,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}var _p=new Intl.NumberFormat("en");function dt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+tt(Number(r))+(s?`.${s}`:"")}function tt(t){return _p.format(t)}function R(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?R(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}var Ee=t=>t.replaceAll(" %","\xA0%");function Sp(t){return`\u2248${(t*100).toFixed(0)} %`}var ht=({rounded:t})=>t?Sp:R;function vn(t){return t>=.005?(t*100).toFixed(0):""}var Mt=t=>t.map(e=>typeof e=="string"?e:q(e.token,e.length)).join("");var Mp;function kn(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,i=Mp??=document.createElement("canvas");(i.width!==o||i.height!==e)&&Object.assign(i,{width:o,height:e});let a=i.getContext("2d"),l=a.createImageData(o,e),u=new Uint32Array(l.data.buffer);if(t instanceof Uint8Array)for(let d=0;d<u.length;d+=1)u[d]=s[t[d]];else for(let d=0;d<u.length;d+=1)u[d]=s[Math.min(255,Math.round(t[d]*255))];return a.putImageData(l,0,0),i}var ft=6;function B({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function nt(t,e,o,n,r=window.devicePixelRatio||1){let[s,i]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==i)&&Object.assign(t,{width:s,height:i}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let a=t.getContext("2d");a.setTransform(r,0,0,r,0,0),a.clearRect(0,0,e,o),a.imageSmoothingEnabled=!1;let l=({fill:u,stroke:d,width:f=1,opacity:h=1,dash:p=[]},m)=>{a.globalAlpha=h,u&&(a.fillStyle=u,a.fill(m)),d&&(Object.assign(a,{strokeStyle:d,lineWidth:f}),a.setLineDash(p),a.stroke(m)),a.globalAlpha=1};return{rect(u,d,f,h,p){let m=new Path2D;p.radius?m.roundRect(u,d,f,h,p.radius):m.rect(u,d,f,h),l(p,m)},text(u,d,f,h){a.save(),a.translate(d,f),h.turned&&a.rotate(-Math.PI/2),Object.assign(a,{font:B(h,n),fillStyle:h.fill,textAlign:h.align??"left",textBaseline:"middle",direction:"ltr"}),a.fillText(u,0,0),a.restore()},cells:(u,d,f,h,p)=>a.drawImage(kn(u,d,f,n,p),...h),hatch(u,d,f,h){a.fillStyle=Op(a,n),a.fillRect(u,d,f,h)},path(u,d){let[f,h]=d.shift??[0,0];a.save(),a.translate(f,h),l(d,new Path2D(u)),a.restore()}}}function je(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,i)=>t.text(n,r+e,s+o,i),cells:(n,r,s,[i,a,l,u],d)=>t.cells(n,r,s,[i+e,a+o,l,u],d),hatch:(n,r,s,i)=>t.hatch(n+e,r+o,s,i),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Ha=new Map;function Op(t,e){let o=Ha.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:ft,height:ft}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,ft,ft),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let i of[-ft,0,ft])r.moveTo(i-1,ft+1),r.lineTo(i+ft+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Ha.set(e.signature,s),s}var qa=[255,255,255],Da=[0,0,0],Ep,Es=()=>Ep??=document.createElement("canvas").getContext("2d");function Nt(t){let e=Es();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var We=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Sn=(t,e,o)=>Array.from({length:o},(n,r)=>We(Nt(t),Nt(e),r/Math.max(1,o-1))),Gt=t=>`rgb(${t.join(",")})`;function Ss(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Fa(t,e){let[o,n]=[Ss(t),Ss(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Ms(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return We(t[r],t[r+1],n-r)})}function zt(t){let e=getComputedStyle(t),o=p=>e.getPropertyValue(`--st-${p}`).trim(),[n,r]=[Nt(o("text-color")),Nt(o("background-color"))],s=o("chart-sequential-colors").split(","),[i,a,l,...u]=o("chart-categorical-colors").split(","),d=Ms(s.map(Nt)),f=o("chart-diverging-colors").split(","),h=Ms(f.map(Nt));return{text:Gt(n),quiet:Gt(We(r,n,.72)),ground:Gt(r),primary:o("primary-color"),query:i,key:a,value:l,lines:u,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Gt(We(r,n,.09)),hatchLine:Gt(We(r,n,.3)),scale:d.map(Gt),ink:d.map(_n),pixels:Os(d),signed:h.map(Gt),signedInk:h.map(_n),signedPixels:Os(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${f})`,dark:Ss(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var _n=t=>Gt(Fa(t,qa)>=Fa(t,Da)?qa:Da);function ie(t){let e=Ms([Nt(t.ground),We(Nt(t.ground),Nt(t.text),.45)]);return{...t,scale:e.map(Gt),ink:e.map(_n),pixels:Os(e),signature:`${t.signature}|off`}}var Ba=t=>_n(Nt(t)),Os=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function N(t,e){let o=Es();return o.font=e,o.measureText(t).width}function Ua(t){let e=Es();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var ja="$array",Tp={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Ot(t){let e=t.byteOffset%8?t.slice():t,o=0,n=()=>{let i=o+8;return o=i+new DataView(e.buffer,e.byteOffset).getUint32(i-8,!0),new TextDecoder().decode(e.subarray(i,o))},r=JSON.parse(n());return{shown:JSON.parse(n(),(i,a)=>{if(!a?.[ja])return a;let{[ja]:l,at:u,size:d}=a;return new Tp[l](e.buffer,e.byteOffset+o+u,d)}),host:r}}var Te=["source","target"],To=.005,Ga=t=>t==="source"?"target":"source";function Ka(t){let{shown:e,host:o}=Ot(t),{source:n,target:r,weights:s,gold:i}=e;return{...e,...o,id:JSON.stringify([n,r,s,i])}}function Va(t){let o={words:{source:Wa("source",t.source),target:Wa("target",t.target)},directions:t.directions,weights:t.weights,knowsGold:!!t.gold,lines:[]};return{...o,lines:$p(o,t.gold??[])}}var Wa=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function Mn({words:t,weights:e},o){return t[Ga(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var Ts=t=>1-t.reduce((e,{weight:o})=>e+o,0);function $p(t,e){let{source:o,target:n}=t.words,r=n.flatMap(i=>{let a=Mn(t,i),l=Math.max(...a.map(({weight:d})=>d)),u=l>=Ts(a)?a.find(({weight:d})=>d===l):void 0;return a.filter(({weight:d})=>d>0).map(d=>({source:d.other,target:i,weight:d.weight,kind:d===u?"best":"other",met:!1}))});r.sort((i,a)=>+(i.kind==="best")-+(a.kind==="best")||i.weight-a.weight);let s=(i,a)=>r.some(l=>l.kind==="best"&&l.source===i&&l.target===a);return[...r,...e.map(([i,a])=>({source:o[i],target:n[a],weight:0,kind:"gold",met:s(o[i],n[a])}))]}function On(t,e,o){let n=({kind:a,weight:l})=>a!=="other"||l>=Math.max(e,To),r=t.lines.filter(a=>n(a)&&(!o||a[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:a})=>a!=="gold").map(a=>a[Ga(o.side)])]:[]),i=new Map(o?Mn(t,o).filter(({weight:a})=>a>=To).map(({other:a,weight:l})=>[a,l]):[]);return{lines:r,lit:s,told:i}}var Ap=560,$s={share:.03,least:4,most:44},Lp=[{letters:20,padding:8,least:48,gap:$s},{letters:17,padding:4,least:40,gap:{...$s,most:8}},{letters:15,padding:3,least:35,gap:{...$s,least:2,most:2}}],Cp=[17,15].map(t=>({letters:t,padding:4,least:35,gap:{share:0,least:0,most:0}})),Ip={share:.17,least:130,most:190},Ya=3;function En({words:t,directions:e},o,n){let r=({share:m,least:g,most:w})=>Math.max(g,Math.min(w,o*m)),s=({letters:m,padding:g,least:w,gap:x})=>{let[b,y]=[B({fill:"",size:m},n),r(x)],v=Te.map(_=>t[_].map(({label:M})=>Math.max(w,Math.ceil(N(At(M),b))+2*g))),k=v.map(_=>_.reduce((M,S)=>M+S+y,2*Ya-y));return{letters:m,gap:y,widths:v,totals:k,width:Math.max(o,...k)}},a=(o<Ap?Cp:Lp).map(s),{letters:l,gap:u,widths:d,totals:f,width:h}=a.find(m=>m.width<=o)??a[a.length-1],p=new Map;return Te.forEach((m,g)=>{let w=(h-f[g])/2+Ya;t[m].forEach((x,b)=>{let y=d[g][b],v=w+y/2;p.set(x,{x:e[m]==="rtl"?h-v:v,width:y}),w+=y+u})}),{width:h,gap:u,links:r(Ip),letters:l,places:p}}function Ja({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,i=d=>t[r][Math.max(0,Math.min(d,t[r].length-1))],a=e[r]==="rtl"?-1:1,l=d=>Math.abs((o.get(d)?.x??0)-(o.get(n)?.x??0)),u=d=>d===r?n:t[d].reduce((f,h)=>l(h)<l(f)?h:f);return{ArrowLeft:()=>i(s-a),ArrowRight:()=>i(s+a),ArrowUp:()=>u("source"),ArrowDown:()=>u("target"),Home:()=>i(0),End:()=>i(1/0)}}function Tn({places:t,links:e},{source:o,target:n}){let[r,s]=[o,n].map(a=>t.get(a)?.x??0),i=e*.42;return`M${r} 0C${r} ${i} ${s} ${e-i} ${s} ${e}`}var As={best:[.45,.85],other:[.12,.72]};function $n({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=As[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Rp=6400,Xa=4,Pp=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Np=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,zp={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Qa=t=>t.replace(/[&<>"]/g,e=>zp[e]);function Ls(t){return Np.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var $o=t=>t.toWellFormed().replace(Pp,""),Ge=t=>Math.round(t*100)/100;function Et(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Qa(String(typeof s=="number"?Ge(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Za=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function tc(t,e,o,n){let r=[];n(Hp(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Ge(t)} ${Ge(e)}`};return Et("svg",s,Et("defs",{},Fp(o))+r.join(""))}function Hp(t,e){return{rect:(o,n,r,s,i)=>t.push(Et("rect",{x:o,y:n,width:r,height:s,rx:i.radius,...Za(i)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Ge).join(" ")})`;t.push(Et("path",{d:o,transform:r,...Za(n)}))},hatch:(o,n,r,s)=>t.push(Et("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,i=!1)=>t.push(...qp(o,n,r,s,e,i)),text(o,n,r,s){let{fill:i,size:a,bold:l,code:u,align:d="left",turned:f}=s,h=Ls($o(o)),p=N(h,B(s,e)),[m,g]=[f?{transform:`translate(${Ge(n)} ${Ge(r)}) rotate(-90)`}:{x:n,y:void 0},Ua(B(s,e))],w={...m,y:f?g:r+g,fill:i,"font-family":u?e.codeFont:e.font,"font-size":a,"font-weight":l?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[d],textLength:[...h].length>1?p:void 0,lengthAdjust:[...h].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(Et("text",w,Qa(h)))}}}function qp(t,e,o,[n,r,s,i],a,l){if(e*o>Rp)return[Dp(t,e,o,[n,r,s,i],a,l)];let u=l?a.signed:a.scale,[d,f]=[s/o,i/e],h=m=>Math.min(255,Math.round(t[m]*255)),p=[];for(let m=0;m<e;m+=1)for(let g=0,w;g<o;g=w){let x=u[h(m*o+g)];for(w=g+1;w<o&&u[h(m*o+w)]===x;)w+=1;let b={x:n+g*d,y:r+m*f,width:(w-g)*d,height:f};p.push(Et("rect",{...b,fill:x}))}return[Et("g",{"shape-rendering":"crispEdges"},p.join(""))]}function Dp(t,e,o,[n,r,s,i],a,l){let u=Object.assign(document.createElement("canvas"),{width:o*Xa,height:e*Xa}),d=u.getContext("2d");return d.imageSmoothingEnabled=!1,d.drawImage(kn(t,e,o,a,l),0,0,u.width,u.height),Et("image",{x:n,y:r,width:s,height:i,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:u.toDataURL("image/png")})}function Fp(t){let e=Et("rect",{width:ft,height:ft,fill:t.hatchGround}),o=[-ft,0,ft].map(r=>`M${r-1} ${ft+1}L${r+ft+1} -1`).join("");return Et("pattern",{id:"hatch",width:ft,height:ft,patternUnits:"userSpaceOnUse"},e+Et("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Ao=12,Bp=2,Up=16e6,jp=1.4;function G(t,e=Ao){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,i)=>o.reduce((a,l)=>(l.draw(r,s,a),a+l.height+e),i)}}function Y(t,e=Ao){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((i,a)=>(a.draw(n,i,s),i+a.width+e),r)}}function An(t,e,o,n){let r=B(o,n),s=[];for(let a of t.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${a}`:a;s.length&&N(l,r)<=e?s[s.length-1]=l:s.push(a)}let i=o.size*jp;return{width:Math.ceil(Math.max(0,...s.map(a=>N(a,r)))),height:Math.ceil(s.length*i),draw:(a,l,u)=>s.forEach((d,f)=>a.text(d,l,u+(f+.5)*i,o))}}function Cs(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Ao);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Ao,Ao)}}}function ec(t,e){let{width:o,height:n,draw:r}=Cs(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(nt(s,o,n,e,Math.min(Bp,Math.sqrt(Up/(o*n))))),{svg:tc(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var rt=14,Wp=18,Is=64,Lo={width:96,height:12},mt=(t,e)=>ut(t,{size:Wp,bold:!0,fill:e.text},e),kt=(t,e,o)=>An(t,e,{size:rt,fill:o.text},o);function ut(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(N(t,B(e,o))),height:n,draw:(r,s,i)=>r.text(t,s,i+n/2,e)}}function Ke({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>ut(n,{size:rt,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),Gp(e),o("100 %")],6),t&&Y([Ve((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function Gp(t){let e=Float32Array.from({length:Is},(o,n)=>n/(Is-1));return{...Lo,draw(o,n,r){o.cells(e,1,Is,[n,r+4,Lo.width,Lo.height]),o.rect(n,r+4,Lo.width,Lo.height,{stroke:t.hatchLine})}}}var Ve=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Kp=.1,Vp=3,Co={source:"Text: looked at (key)",target:"What it writes: looks (query)"},nc={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Rs={point:"It goes on sideways: scroll, or use the arrow keys.",tap:"It goes on sideways: swipe."},Yp="The more weight, the thicker and the stronger in colour",Io={line:3,name:12};function Ln(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${R(e)}`:"others"],["",Yp],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var oc=({label:t,side:e,repeated:o,index:n})=>["\u201C",{token:t,side:e},o?`\u201D no.\xA0${n+1}`:"\u201D"];function Ro(t,e,o){let n=Mn(t,e),s=n.filter(({weight:l})=>l>0).sort((l,u)=>u.weight-l.weight).slice(0,o).filter(({weight:l},u)=>u===0||l>=(u<Vp?To:Kp)),i=e.side==="target",a=Ts(n);return[...oc(e),...s.length?[i?" looks at ":" is looked at most by "]:[i?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:l,weight:u},d)=>[d?", ":"",...oc(l),` (${R(u).replace(" ","\xA0")})`]),i&&a>=To?`, start and end ${R(a)}`:""]}var Jp=720,$e={heading:26,number:22,label:34},Ns=15,zs={width:32,height:20},Ps=32;function rc(t,e,o,n){let r=En(t,Jp,n),s=o&&kt(Mt(Ro(t,o,Io.line)),r.width,n),i=$e.heading+$e.number+$e.label,a={width:r.width,height:2*i+r.links,draw:l};return G([s,a,Xp(t.knowsGold,e,r.width,n)],16);function l(u,d,f){let{lines:h,lit:p,told:m}=On(t,e,o),g=f+a.height;for(let w of h)u.path(Tn(r,w),{...$n(w,n),shift:[d,f+i]});for(let w of Te){let x=y=>w==="source"?f+y:g-y,b=w==="source"?n.key:n.query;u.text(Co[w],d,x($e.heading/2),{fill:b,size:Ns,bold:!0});for(let y of t.words[w]){let v=d+(r.places.get(y)?.x??0),k=o&&!p.has(y),_=m.get(y);_!==void 0&&u.text(R(_),v,x($e.heading+$e.number/2),{fill:k?n.quiet:n.text,size:Ns,bold:!k,align:"center"}),u.text(q(y.label),v,x(i-$e.label/2),{fill:k?n.quiet:b,size:r.letters,align:"center"})}}}}function Xp(t,e,o,n){let r=[[]];for(let[s,i]of Ln(t,e)){let a=s&&{...zs,draw:(d,f,h)=>Zp(d,s,f,h+zs.height/2,n)},l=Y([a||null,ut(i,{fill:n.quiet,size:Ns},n)],8),u=r.at(-1);u.length&&Y([...u,l],20).width>o?r.push([l]):u.push(l)}return G(r.map(s=>Y(s,20)),4)}function Zp(t,e,o,n,r){let{width:s}=zs;if(e!=="gold"){let[a,l]=As[e==="other"?"other":"best"],u=e==="other"?2:5,d=Array.from({length:Ps},(f,h)=>a+(l-a)*h/(Ps-1));t.cells(d,1,Ps,[o,n-u/2,s,u])}let i=e==="met";(i||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:i?r.ground:r.value,width:i?1.5:3,dash:[6,6]})}function sc({data:t,theme:e}){let[o,{width:n}]=lt(),r=E(null),[s,i]=O({left:!1,right:!1}),[a,l]=O({source:0,target:0}),u=H(()=>Va(t),[t.id]),d=se(e),f=H(()=>En(u,n,e),[u,n,e.font,d]),{words:h,directions:p}=u,m=S=>Te.flatMap($=>h[$]).find($=>$.id===S)??null,{id:g,spoken:w,listeners:x}=xn({moves:S=>Ja(u,f,m(S)??h.source[0]),press:(S,{id:$,touch:L,point:j})=>(L||!S)&&j($===S?null:S),onFocus:S=>{let $=m(S);$&&l({...a,[$.side]:$.index})},taps:!0}),b=m(g),{lines:y,lit:v,told:k}=On(u,t.least,b);I(()=>vt(t.name,()=>({picture:rc(u,t.least,b,e),theme:e})),[t,b,e]);let _=()=>{if(!r.current)return;let{scrollLeft:S,scrollWidth:$,clientWidth:L}=r.current;i({left:S>1,right:S+L<$-1})};C(()=>{r.current&&(r.current.scrollLeft=p.target==="rtl"?r.current.scrollWidth:0)},[t.id,n>0]),C(_,[f]);let M=S=>c(Qp,{alignment:u,side:S,layout:f,lit:v,told:k,stop:Math.min(a[S],h[S].length-1)});return c(Oe.Provider,{value:t.languages??{},children:c("div",{class:"alignment",ref:o,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[c(Ue,{parts:b&&Ro(u,b,Io.line),hint:nc,spoken:w}),c("div",{class:["scroller",s.left&&"from-left",s.right&&"to-right"].filter(Boolean).join(" "),ref:r,onScroll:_,children:c("div",{class:b?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${f.width}px`,"--letters":`${f.letters}px`},...x,children:[M("source"),c("svg",{class:"links","aria-hidden":"true",style:{height:`${f.links}px`},children:y.map(S=>{let{stroke:$,width:L,dash:j}=$n(S,e),{source:A,target:T,kind:z,met:V}=S;return c("path",{class:V?`${z} met`:z,d:Tn(f,S),stroke:$,"stroke-width":L,"stroke-dasharray":j?.join(" ")},`${A.index} ${T.index} ${z}`)})}),M("target")]})}),n>0&&f.width>n&&c("div",{class:"wider",children:["\u2194 ",matchMedia("(hover: none)").matches?Rs.tap:Rs.point]}),c("div",{class:"legend",children:Ln(u.knowsGold,t.least).map(([S,$])=>c("span",{class:"entry",children:[S&&c("span",{class:`swatch ${S}`}),$]},$))})]})})}function Qp({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let i=H(()=>t.words[e].map(a=>Mt(Ro(t,a,Io.name))),[t]);return c("div",{class:"row",children:[c("div",{class:`heading ${e}`,children:Co[e]}),c("div",{class:`side ${e}`,role:"list","aria-label":Co[e],lang:re(e),dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((a,l)=>c("div",{role:"listitem",children:c("button",{type:"button",class:n.has(a)?"item lit":"item","data-id":a.id,tabIndex:l===s?0:-1,"aria-label":i[l],style:{width:`${o.places.get(a)?.width}px`},children:[c("span",{class:"number",children:r.has(a)?R(r.get(a)??0):""}),c("span",{class:"label",children:c(P,{token:a.label})})]})},a.id))})]})}var ic=`.alignment .token {
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
  scrollbar-width: thin;
  scrollbar-color: var(--quiet) transparent;
}

/* An edge beyond which words lie fades out. */
.from-left,
.to-right {
  --fade: 3.5rem;

  mask-image: linear-gradient(to right, transparent, #000 var(--from, 0px), #000 calc(100% - var(--to, 0px)), transparent);
}

.from-left {
  --from: var(--fade);
}

.to-right {
  --to: var(--fade);
}

.wider {
  font-size: 0.9375rem;
  font-weight: 600;
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
`;var ac=0,Hs=new Set,cc=()=>ac;function lc(t){ac=t;for(let e of Hs)e()}function uc(t){return Hs.add(t),()=>{Hs.delete(t)}}var Ht=`/* What all views have in common: type, colours, focus, tokens, the legend. */

.lab {
  container-type: inline-size;
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--st-text-color);
  --quiet: color-mix(in srgb, var(--st-text-color) 74%, var(--st-background-color));
  --line: color-mix(in srgb, var(--st-text-color) 30%, var(--st-background-color));
  --field: color-mix(in srgb, var(--st-text-color) 58%, var(--st-background-color)); /* at least 3 : 1 */
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

/* On paper nothing is pressed, and nothing sticks. */
@media print {
  :is(.bar-of-controls, .segments, .plain, .filters, .foot, .edit-bar, .keys, .first-steps, .wider, .buttons, .scrubber, .speed, .ends, .ways) {
    display: none !important;
  }

  :is(.map-area, .step-area, .player) {
    position: static !important;
  }

  /* As high as what was drawn, not as what a screen leaves for it. */
  .large-map {
    height: auto !important;
  }

  :is(.strip, .map-area, .next-tokens, .group, .predict, table) {
    break-inside: avoid;
  }
}
`;var dc=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;var fc="data-lab-keys",pc=["pointermove","pointerover","pointerenter"],Cn=null,qs=!1;function nh({type:t,screenX:e,screenY:o,movementX:n,movementY:r}){qs=Cn?Cn.x===e&&Cn.y===o:!n&&!r,t==="pointermove"&&(Cn={x:e,y:o},qs||document.documentElement.removeAttribute(fc))}var rh=({key:t})=>{["Shift","Control","Alt","Meta"].includes(t)||document.documentElement.setAttribute(fc,"")};if(globalThis.document){for(let t of pc)addEventListener(t,e=>nh(e),{capture:!0});addEventListener("keydown",rh,{capture:!0})}var hc=["[data-lab-keys] *",":host-context([data-lab-keys]) *"].map(t=>`${t} { cursor: none !important; }`).join(`
`);function mc(t){for(let e of pc)t.addEventListener(e,o=>qs&&o.stopPropagation(),{capture:!0})}function bt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:`${e}
${hc}`}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),mc(r),r}function it(t,e,o){let n=bt(t,[Ht,dc,e].join(`
`));return Z(o(zt(n)),n),()=>{Z(null,n),n.remove()}}function gc({data:t,parentElement:e}){let o=Ka(t);return lc(o.layer),it(e,ic,n=>c(sc,{data:o,theme:n}))}var wc=Object.assign;function ih(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var ah=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ae(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:ih(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ds(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var ch=Symbol.for("react.element"),lh=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,uh=/[A-Z0-9]/g,dh=typeof document<"u";var fh=function(t){return/fil|che|rad/.test(t)};te.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(te.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var bc=W.event;W.event=function(t){return bc&&(t=bc(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var ph={configurable:!0,get:function(){return this.class}},yc=W.vnode;W.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,i={},a=s.indexOf("-")==-1;for(var l in r){var u=r[l];if(!(l=="value"&&"defaultValue"in r&&u==null||dh&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&u&&u.constructor==Object){var d=void 0;for(var f in u)typeof u[f]!="number"||ah.test(f)||(d||(d=u=wc({},u)),u[f]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&u===!0)u="";else if(l=="translate"&&u==="no")u=!1;else if(l[0]=="o"&&l[1]=="n"){var h=l.toLowerCase();h=="ondoubleclick"?l="ondblclick":h!="onchange"||s!="input"&&s!="textarea"||fh(r.type)?h=="onfocus"?l="onfocusin":h=="onblur"&&(l="onfocusout"):h=l="oninput",h=="oninput"&&i[l=h]&&(l="oninputCapture")}else a&&lh.test(l)?l=l.replace(uh,"-$&").toLowerCase():u===null&&(u=void 0);i[l]=u}}if(s=="select"){var p=i.defaultValue!=null?i.defaultValue:i.multiple&&Array.isArray(i.value)?i.value:null;p!=null&&(i.value=fs(r.children).forEach(function(m){m.props.selected=i.multiple?p.indexOf(m.props.value)!=-1:p==m.props.value}))}r.class&&!r.className?(i.class=r.class,Object.defineProperty(i,"className",ph)):r.className&&(i.class=i.className=r.className),n.props=i})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=wc({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=ch,yc&&yc(t)};function xc(t){let{shown:e,host:o}=Ot(t);return{...e,...o,id:JSON.stringify([e.nodes,e.width])}}function vc(t,e){let o=new Map,n=[];for(let i of t){let a=o.get(i.parent)??null,l={...i,parent:a,children:[],place:(n[i.depth]??=[]).length};o.set(l.id,l),n[l.depth].push(l),a?.children.push(l)}let r=[...o.values()],s=r.findLast(i=>i.winner);return{nodes:r,columns:n,end:s,dropped:r.length-Ae(r).length,width:e}}var Ae=t=>t.filter(e=>e.kept);function In(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var Ye=({log_probability:t,parent:e})=>e?Math.exp(t-e.log_probability):0;function kc({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(i=>i.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Ds=120,Nn={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Pn={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},_c={point:`${Pn.point} Click or Enter opens it.`,tap:`${Pn.tap} Tap it again to open it.`},zn=t=>t===0?"start":t===1?"step 1":String(t),Hn=t=>`dropped: outside the best ${t}`,hh=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,Rn=t=>Math.abs(t)<5e-5?"\u22480":dt(t,hh(t)),ce=({finished:t,kept:e,score:o})=>t&&e?`\u2713 ${Rn(o)}`:"";function mh(t){let e=ne(t.text),o=e.length>Ds?_s(e):[];return o.length>Ds?`\u2026${o.slice(1-Ds).join("")}`:e}function Po({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=Ae(t[o.depth]).filter(l=>!l.finished),s=r.at(-1)??o,i=e===1?"the best finished one":`among the ${e} best finished ones`,a=o.finished||!t[o.depth+1]||Ae(o.children).length;return["\u201C",{token:mh(o),length:1/0,side:"target"},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token,side:"target"},`\u201D with ${R(Ye(o))}; everything so far has ${R(Math.exp(n),1)}, log-probability ${Rn(n)}. `,o.kept?o.finished?`Kept: ${i}.`:`Kept: number ${r.indexOf(o)+1} of the ${r.length} unfinished ones of this step.`:o.finished?`Dropped: not ${i}.`:`Dropped: outside the best ${e}, ${Rn(s.log_probability-n)} behind the last of them.`,o.finished?` Finished with score ${Rn(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var at={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},Je={kept:38,dropped:22},Kt={least:22,most:64,cut:30,edge:6};function Sc({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=N(At(o.token,at.chip),B({fill:"",size:at.letters[n],bold:o.winner,code:!0},e)),s=ce(o)&&at.mark+N(ce(o),B({fill:"",size:at.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?at.least:0,Math.ceil(r+Number(s))+2*at.padding[n])]}))}function qn({columns:t,width:e},o,n,r){let s=t.map(g=>Math.max(...g.map(w=>o.get(w)??0))),i=n-2*Kt.edge-s.reduce((g,w)=>g+w,0),a=Math.max(Kt.least,Math.min(Kt.most,i/(s.length-1||1))),l=at.head+Kt.edge,u=t.map(g=>l+Math.max(e,Ae(g).length)*Je.kept+Kt.cut/2),d=new Map,f=s.map((g,w)=>Kt.edge+s.slice(0,w).reduce((x,b)=>x+b+a,0)),h=r?Math.max(...u):0;t.forEach((g,w)=>{let x=u[w]+Kt.cut/2-Ae(g).length*Je.dropped;for(let b of g){let y=b.kept?l+(b.place+.5)*Je.kept:x+(b.place+.5)*Je.dropped;d.set(b,{x:f[w],y,width:o.get(b)??0,end:f[w]+s[w]}),(b.kept||r)&&(h=Math.max(h,y+(b.kept?Je.kept:Je.dropped)/2))}});let p=f[f.length-1]+s[s.length-1]+Kt.edge,m=u.map((g,w)=>`H${Math.max(0,f[w]-a/2)}V${g}`);return{places:d,columns:f,cut:u[0],cutPath:`M0 ${u[0]}${m.join("")}H${Math.max(n,p)}`,width:p,height:h+Kt.edge}}function No({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let i=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${i} ${s.y} ${i} ${r.y} ${r.x} ${r.y}`}).join("")}var Dn=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var Fs=13,gh=480,wh={width:26,height:14},bh={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Mc(t,e,o,n,r){let s=qn(t,e,0,o),{width:i,height:a}=s,l=n&&kt(Mt(Po(t,n)),Math.max(gh,i),r);return G([l,{width:i,height:a,draw:(u,d,f)=>yh(je(u,d,f),t,s,o,n,r)},vh(r)],16)}function yh(t,e,o,n,r,s){let i={fill:s.quiet,size:Fs};o.columns.forEach((u,d)=>t.text(zn(d),u,at.head/2-2,i)),t.rect(0,at.head-1,o.width,1,{fill:s.text,opacity:.2}),n&&t.path(o.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let a=In(r);for(let[u,d]of[...Dn,["lit",f=>a.includes(f)]]){let f=No(o,e.nodes.filter(h=>d(h)&&(h.kept||n)));f&&t.path(f,{stroke:u==="winner"?s.primary:s.text,...bh[u]})}for(let[u,d]of o.places)(u.kept||n)&&xh(t,u,d,{lit:a.includes(u),open:u===r},s);if(!n)return;let l=Hn(e.width);t.rect(0,o.cut-Fs/2,N(l,B(i,s))+8,Fs,{fill:s.ground}),t.text(l,0,o.cut,i)}function xh(t,e,{x:o,y:n,width:r},{lit:s,open:i},a){let{kept:l,winner:u}=e,[d,f]=l?[at.letters.kept,at.high.kept]:[at.letters.dropped,at.high.dropped],h=[o,n-f/2,r,f],p=l?7:5;if(t.rect(...h,{fill:a.ground,radius:p}),l){t.rect(...h,{fill:u?a.primary:a.text,opacity:u?.14:.06,radius:p}),t.rect(o+2,n+f/2-4,(r-4)*Ye(e),3,{fill:u?a.primary:a.quiet});let v=s||!u?a.text:a.primary;t.rect(...h,{stroke:v,width:u?2:1,opacity:s||u?1:.45,radius:p})}i&&t.rect(o-3.5,n-f/2-3.5,r+7,f+7,{stroke:a.primary,width:3,radius:p+3});let[m,g]=[q(e.token,at.chip),ce(e)],w={fill:l||s?a.text:a.quiet,size:d,bold:u,code:!0},x={fill:a.text,size:at.letters.mark,bold:u},b=N(m,B(w,a)),y=o+(r-b-(g?at.mark+N(g,B(x,a)):0))/2;t.text(m,y,n,w),g&&t.text(g,y+b+at.mark,n,x)}function vh(t){let e={fill:t.quiet,size:14},{width:o,height:n}=wh,r={path:(i,a,l)=>i.rect(a,l+n/2,o,3.5,{fill:t.primary}),bar(i,a,l){i.rect(a,l+2,o,n,{stroke:t.text,opacity:.45,radius:4}),i.rect(a+1,l+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(Nn).map(([i,a])=>{let l=r[i]&&{width:o,height:n,draw:r[i]};return Y([l,ut(a,e,t)],7)});return Y(s,20)}var kh=60;function Oc({data:t,theme:e,open:o}){let[n,{width:r}]=lt(),s=E(null),[i,a]=O(null),[l,u]=O(""),[d,f]=O(null),h=H(()=>vc(t.nodes,t.width),[t.id]),p=se(e),m=H(()=>Sc(h,e),[h,e.font,e.codeFont,p]),g=T=>h.nodes.find(z=>String(z.id)===String(T))??null,w=g(t.selected),x=h.dropped>0&&(i??(h.nodes.length<=kh||w?.kept===!1)),b=H(()=>qn(h,m,r,x),[h,m,r,x]);C(()=>f(null),[t]),I(()=>vt(t.name,()=>({picture:Mc(h,m,x,w,e),theme:e})),[t,m,x,e]);let y=T=>{!o||T===w||(f(T),o(T.id,T===h.end))},v=T=>T.kept||x,{id:k,spoken:_,listeners:M}=xn({moves:T=>kc(h,g(T)??h.nodes[0],v),press:(T,{id:z,touch:V,point:J})=>{let ct=g(T);!ct||V&&z!==T?J(T):y(ct)},onFocus:u}),S=g(k)??w,$=In(S),L=g(l)??w??h.nodes[0],j=v(L)?L:L.parent,A=()=>{y(h.end);let T=s.current?.querySelector(`[data-id="${h.end.id}"]`);T instanceof HTMLElement&&T.focus()};return c(Oe.Provider,{value:t.languages??{},children:c("div",{class:"beam",ref:n,style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(Ue,{parts:S&&Po(h,S),hint:o?_c:Pn,spoken:_}),o&&w&&w!==h.end&&c("button",{type:"button",class:"back",onClick:A,children:"Back to the winner"}),h.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:T})=>a(T.checked)}),"Show dropped branches (",h.dropped,")"]})]}),c("div",{class:"scroller",ref:s,style:{maxHeight:`${t.height}px`},children:c("div",{class:x?"sheet":"sheet kept-only",style:{width:`${b.width}px`,height:`${b.height}px`},...M,children:[c("div",{class:"head",style:{height:`${at.head}px`},children:b.columns.map((T,z)=>c("span",{class:"heading",style:{left:`${T}px`},children:zn(z)},z))}),c(_h,{tree:h,layout:b}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:No(b,$.filter(v))})}),c("div",{class:"cut",style:{top:`${b.cut}px`},children:c("span",{children:Hn(h.width)})}),h.columns.map((T,z)=>{let V=J=>J?.depth===z?J:null;return c(Sh,{tree:h,column:T,layout:b,lit:$[z]??null,stop:V(j),current:V(w),pending:V(d)},z)})]})}),c("div",{class:"legend",children:Object.entries(Nn).map(([T,z])=>c("span",{class:T,children:z},T))})]})})}var _h=ae(Oh),Sh=ae(Eh),Mh=ae(Th);function Oh({tree:t,layout:e}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:e.cutPath}),Dn.map(([o,n])=>c("path",{class:o,d:No(e,t.nodes.filter(n))},o))]})}function Eh({tree:t,column:e,layout:o,lit:n,stop:r,current:s,pending:i}){let{depth:a}=e[0];return c("div",{class:"column",role:"list","aria-label":a===0?"Start":`Step ${a}, best first`,children:e.map(l=>c(Mh,{tree:t,node:l,layout:o,lit:l===n,isStop:l===r,isCurrent:l===s,isPending:l===i},l.id))})}function Th({tree:t,node:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:i}){let a={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:i},{x:l=0,y:u=0,width:d=0}=o.places.get(e)??{},f=H(()=>Mt(Po(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(a).flatMap(([h,p])=>p?h:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":f,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${u}px`,width:`${d}px`,"--own":Ye(e)},children:[c(P,{token:e.token,length:at.chip,side:"target"}),ce(e)&&c("span",{class:"mark",children:ce(e)})]})})}var Ec=`.beam {
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
`;var Tc={"*":{model:{is:"text",longest:100,from:"session"},text:{is:"text",longest:4e3,from:"model"},kind:{is:"choice",options:["encoder","cross","decoder"],usual:"cross",from:"opening"},layer:{is:"count",usual:0,from:"opening"},head:{is:"choice",usual:"1",from:"opening"},step:{is:"count",usual:0},rows:{is:"count",several:!0,listed:6},tokens:{is:"choice",options:["pieces","words"],usual:"pieces",from:"opening"},mute:{is:"switch",usual:!1},view:{is:"choice",options:["map","lines","table","everything"],usual:"map"},present:{is:"switch",usual:!1},only_kinds:{is:"choice",several:!0},only_layers:{is:"count",several:!0},only_roles:{is:"choice",several:!0},node:{is:"whole",least:-1,most:1e5,usual:-1}},alignment:{lines_by:{is:"head",from:"model",older:{"best-aligning head":null}},between:{is:"choice",options:["words","pieces"],usual:"words"},least:{is:"whole",least:0,most:50,usual:10},gold:{is:"switch",usual:!0}},decoding:{strategy:{is:"choice",options:["greedy","sampling","beam"],usual:"greedy"},temperature:{is:"decimal",least:.1,most:10,usual:1},top_k:{is:"whole",least:0,most:1e3,usual:0},top_p:{is:"decimal",least:.05,most:1,usual:1},draw:{is:"whole",least:0,most:2147483647,from:"text"},width_of_beam:{is:"whole",least:1,most:16,usual:4},penalty:{is:"decimal",least:0,most:2,usual:.6},forced:{is:"text",longest:1e4,several:!0}},inside_a_head:{stage:{is:"choice",from:"model"},cell_row:{is:"count",usual:1,from:"text"},cell_column:{is:"count",from:"text"}},masks:{mask:{is:"choice",options:["Causal","Padding","Scores","Cheating","Mask changed"],usual:"Causal",named_by:{Causal:["mask_kind"],Padding:["more","sequence"]}},mask_kind:{is:"choice",options:["encoder","cross","decoder"],usual:"decoder"},more:{is:"text",longest:4e3,from:"text"},sequence:{is:"count",usual:1}},positions:{idea:{is:"choice",usual:"Without order",options:["Without order","Place or token","This model","Sinusoids","A shift is a rotation","Formula or training"],named_by:{Sinusoids:["d_model","positions","waves"],"A shift is a rotation":["d_model","positions","k","pair"]}},d_model:{is:"whole",least:8,most:256,step:8,usual:64},positions:{is:"whole",least:8,most:128,usual:50},waves:{is:"whole",least:0,most:255,several:!0,from:"model"},k:{is:"whole",least:-32,most:32,usual:3},pair:{is:"choice",usual:"4 and 5"}},what_if:{tool:{is:"choice",options:["change","mattered","break","forcing"],usual:"change",named_by:{change:["edits"],forcing:["target"]}},edits:{is:"text",longest:64,several:!0},target:{is:"text",longest:2e3,usual:""},set_to:{is:"choice",options:["both","zero","mean"],usual:"both"}},whole_model:{shows:{is:"choice",options:["Figure 1","What each layer adds"],usual:"Figure 1"}},twins:{record:{is:"text",longest:100,from:"session"},twins:{is:"text",longest:100,usual:""}},train:{run:{is:"text",longest:40,usual:""}}};var zo={rounded:255,exact:65535},Q=["mean","max","rollout"];function Vt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),i=r.columns.map((f,h)=>h),a=i.filter(f=>!r.columnPieces[f].every(h=>s.has(h))),l=a.length?a:i,{rows:u}=r,d=r.blocked&&Lc(r.blocked,u.length,r.columns.length,l,new Uint8Array(u.length*l.length));return{group:e,axes:r,kept:l,rows:u,columns:l.map(f=>r.columns[f]),blocked:d,rowSpots:$c(r.rowPieces,e.looks),columnSpots:l.map(f=>$c([r.columnPieces[f]],e.lookedAt)[0])}}var $c=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Lc(t,e,o,n,r){for(let s=0,i=0;s<e;s+=1)for(let a=0;a<n.length;a+=1,i+=1)r[i]=t[s*o+n[a]];return r}function Yt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Q]}function Cc(t,e){return e==="rollout"?[t.heads]:Q.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function Le(t,e,o,n){let r=Cc(e.group,n);if(r.length===1)return Ac(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let i of r){let a=Ac(t,e,o,i);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=a[l]/r.length:a[l]>s[l]&&(s[l]=a[l])}return s}var Ic=(t,e,o)=>e*(t.heads+1)+o,Fn=({weights:t})=>t instanceof Uint8Array;function Ac(t,{group:e,axes:o,rows:n,columns:r,kept:s},i,a){let l=Ic(e,i,a),u=Rc(o,l),d=Lc(u,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length,h=u instanceof Uint8Array?zo.rounded:zo.exact;for(let p=0;p<n.length;p+=1){let m=1;if(f<o.columns.length)if(m=0,u instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[l*n.length+p]/zo.exact;else for(let w=0;w<f;w+=1)m+=d[p*f+w]/h;let g=m>=t.mutedFloor?1/(h*m):0;for(let w=0;w<f;w+=1)d[p*f+w]=Math.min(1,d[p*f+w]*g)}return d}function Rc({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Pc(t,e,o,n){let{group:r,axes:s,kept:i}=e;if(i.length<s.columns.length)return Uint8Array.from(Le(t,e,o,n),h=>Math.round(h*255));let a=Cc(r,n).map(h=>Rc(s,Ic(r,o,h))),[l]=a;if(a.length===1&&l instanceof Uint8Array)return l;let u=new Uint32Array(l);for(let h of a.slice(1))if(n==="mean")for(let p=0;p<u.length;p+=1)u[p]+=h[p];else for(let p=0;p<u.length;p+=1)h[p]>u[p]&&(u[p]=h[p]);let d=(n==="mean"?a.length:1)*(l instanceof Uint8Array?1:zo.exact/zo.rounded),f=new Uint8Array(u.length);for(let h=0;h<u.length;h+=1)f[h]=u[h]/d+.5;return f}function Xe(t,e,{layer:o,head:n},r){let{group:s,axes:i}=e,a=Q.indexOf(n),l=a<0?`head ${n}`:["mean of heads","max of heads","rollout"][a];return{...e,weights:Le(t,e,o,n),rounded:Fn(i),title:`${s.title}, layer ${o+1}, ${l}`,caption:i.captions[r?"muted":"all"][o][a<0?Number(n)-1:s.heads+a]}}function Nc(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],i=s.length,a=s.map((f,h)=>[h<r?{side:"source",place:h}:{side:"target",place:h-r}]),l=new Float32Array(i*i),u=new Uint8Array(i*i).fill(1);for(let f of t.groups){let h=Vt(t,f,{words:!1,muted:!1}),p=Le(t,h,e,o),[m,g]=[f.looks,f.lookedAt].map(w=>w==="source"?0:r);for(let w=0,x=0;w<h.rows.length;w+=1)for(let b=0;b<h.columns.length;b+=1,x+=1){let y=(m+w)*i+g+b;u[y]=h.blocked?.[x]??0,l[y]=u[y]?0:p[x]}}let d=Q.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:a,columnSpots:a,weights:l,blocked:u,border:r,rounded:Fn(t.groups[0].pieces),title:`All attention, layer ${e+1}, ${d}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ze={kind:"kind",layer:"layer",head:"head",step:"step",rows:"rows",tokens:"tokens",mute:"mute",view:"view",present:"present",kinds:"only_kinds",layers:"only_layers",roles:"only_roles",node:"node"},Hc=Object.keys(Ze),Bn=Tc["*"],Bs=Number(Bn.rows.listed),le=Object.fromEntries(Hc.map(t=>[t,Bn[Ze[t]].several?[]:Bn[Ze[t]].usual])),Lh=["kind","layer","head"],qc=t=>Lh.some(e=>e in t);function Dc(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:zc(t.layer,o.layers),head:Yt(o).includes(t.head)?t.head:"1",step:zc(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Bs),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(i=>i.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var zc=(t,e)=>Math.max(0,Math.min(t,e-1));function Us(t,e){let o={...le,layer:-1,...e},n=Hc.filter(r=>String(t[r])!==String(o[r]));return Object.fromEntries(n.map(r=>[Ze[r],[t[r]].flat().map(s=>Ch(r,s))]))}var Ch=(t,e)=>String(Bn[Ze[t]].is==="count"?Number(e)+1:e);function Fc(t,e,o){let n=new URLSearchParams(t);for(let r of Object.values(Ze))n.delete(r);for(let[r,s]of Object.entries(Us(e,o)))for(let i of s)n.append(r,i);return n.toString()}var Bc=250,Ce=0,Ct=le,Ie=null,Qe=0,Uc=!1,js=null,Ho=new Set,qt=()=>Ct;function K(t){let e=Object.fromEntries(Object.entries(t).filter(([o,n])=>String(Ct[o])!==String(n)));if(Object.keys(e).length){Ct={...Ct,...e},qc(e)&&(Ie=null),Ce+=1,Gc(),clearTimeout(Qe),Qe=window.setTimeout(jc,Bc);for(let o of Ho)o()}}function jc(){clearTimeout(Qe),Qe&&js?.({turn:Ce,query:Us(Ct,Ie)}),Qe=0}function Un(t){Ce===0&&(Ct={...le,...t})}function Wc(t,e){if(js=e,Uc=!0,t.turn>Ce||Ce===0&&t.turn===0){[Ce,Ct,Ie]=[t.turn,t.selection,t.opened];for(let o of Ho)o()}else t.turn<Ce?Qe||=window.setTimeout(jc,Bc):Ie&&t.opened&&Ih(Ie,t.opened);Gc()}function Ih(t,e){let o=Object.keys(e).filter(n=>Ct[n]===t[n]);Ct={...Ct,...Object.fromEntries(o.map(n=>[n,e[n]]))},Ie=e;for(let n of Ho)n()}function Gc(){if(!Uc)return;let t=Fc(location.search,Ct,Ie),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function to(t){return Ho.add(t),()=>{Ho.delete(t)}}var Rh="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Rh))&&(js=null),{capture:!0});function Kc({data:t,parentElement:e,setTriggerValue:o}){let n=(s,i=!1)=>{K({node:i?-1:s}),o?.("opened",s)},r=xc(t);return it(e,Ec,s=>c(Oc,{data:r,theme:s,open:r.openable&&o?n:void 0}))}var Ph={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function jn(t,e,o,n){let[r,s]=O(!1),[i,a]=O(1);return C(()=>{if(!r)return;if(t>=e)return s(!1);let u=setTimeout(()=>o(t+1),n/i);return()=>clearTimeout(u)},[r,t,e,i]),{playing:r,speed:i,setSpeed:a,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Wn({what:t,place:e,last:o,player:n,go:r}){let[s,i]=[e===0,e===o];return c("span",{class:"buttons",children:[c(qo,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(qo,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(qo,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(qo,{name:"next",label:`One ${t} on`,idle:i,onPress:()=>r(e+1)}),c(qo,{name:"last",label:`Last ${t}`,idle:i,onPress:()=>r(o)})]})}function qo({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:Ph[t]})})})}function Gn({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}function Vc(t){let{shown:{films:e,roles:o},host:n}=Ot(t),r=JSON.stringify([n.live,e.map(({title:i,text:a,right:l,kinds:u})=>[i,a,l,u])]);for(let{kinds:i,frames:a,weights:l}of e){let u=0;for(let d of i)d.start=u,u+=d.layers*d.heads*d.rows.length*d.columns.length;a.forEach((d,f)=>d.weights=l.subarray(f*u,(f+1)*u))}let s=e.flatMap(({frames:i})=>i.map(({step:a})=>a));return{...n,id:r,roles:o,films:e,steps:[...new Set(s)].sort((i,a)=>i-a)}}var Jt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],eo=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function ue({heads:t,rows:e,columns:o,start:n},{weights:r},s,i){let a=e.length*o.length,l=n+(s*t+i)*a;return Float32Array.from(r.subarray(l,l+a),u=>u/255)}var de=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";function Kn(t,e,o){let n=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:n,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var Yc={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function Do(t=256){let e=0,o=new Uint8Array(t);return{get buffer(){return o.buffer},reset(){e=0},bytesView(){return o.subarray(0,e)},bytes(){return o.slice(0,e)},writeByte(r){n(e+1),o[e]=r,e++},writeBytes(r,s=0,i=r.length){n(e+i);for(let a=0;a<i;a++)o[e++]=r[a+s]},writeBytesView(r,s=0,i=r.byteLength){n(e+i),o.set(r.subarray(s,s+i),e),e+=i}};function n(r){var s=o.length;if(s>=r)return;var i=1024*1024;r=Math.max(r,s*(s<i?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let a=o;o=new Uint8Array(r),e>0&&o.set(a.subarray(0,e),0)}}var Ws=12,Jc=5003,Nh=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function zh(t,e,o,n,r=Do(512),s=new Uint8Array(256),i=new Int32Array(Jc),a=new Int32Array(Jc)){let l=i.length,u=Math.max(2,n);s.fill(0),a.fill(0),i.fill(-1);let d=0,f=0,h=u+1,p=h,m=!1,g=p,w=(1<<g)-1,x=1<<h-1,b=x+1,y=x+2,v=0,k=o[0],_=0;for(let $=l;$<65536;$*=2)++_;_=8-_,r.writeByte(u),S(x);let M=o.length;for(let $=1;$<M;$++)t:{let L=o[$],j=(L<<Ws)+k,A=L<<_^k;if(i[A]===j){k=a[A];break t}let T=A===0?1:l-A;for(;i[A]>=0;)if(A-=T,A<0&&(A+=l),i[A]===j){k=a[A];break t}S(k),k=L,y<1<<Ws?(a[A]=y++,i[A]=j):(i.fill(-1),y=x+2,m=!0,S(x))}return S(k),S(b),r.writeByte(0),r.bytesView();function S($){for(d&=Nh[f],f>0?d|=$<<f:d=$,f+=g;f>=8;)s[v++]=d&255,v>=254&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0),d>>=8,f-=8;if((y>w||m)&&(m?(g=p,w=(1<<g)-1,m=!1):(++g,w=g===Ws?1<<g:(1<<g)-1)),$==b){for(;f>0;)s[v++]=d&255,v>=254&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0),d>>=8,f-=8;v>0&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0)}}}var Xc=zh;function Qc(t={}){let{initialCapacity:e=4096,auto:o=!0}=t,n=Do(e),r=5003,s=new Uint8Array(256),i=new Int32Array(r),a=new Int32Array(r),l=!1;return{reset(){n.reset(),l=!1},finish(){n.writeByte(Yc.trailer)},bytes(){return n.bytes()},bytesView(){return n.bytesView()},get buffer(){return n.buffer},get stream(){return n},writeHeader:u,writeFrame(d,f,h,p={}){let{transparent:m=!1,transparentIndex:g=0,delay:w=0,palette:x=null,repeat:b=0,colorDepth:y=8,dispose:v=-1}=p,k=!1;if(o?l||(k=!0,u(),l=!0):k=!!p.first,f=Math.max(0,Math.floor(f)),h=Math.max(0,Math.floor(h)),k){if(!x)throw new Error("First frame must include a { palette } option");Bh(n,f,h,x,y),Zc(n,x),b>=0&&Uh(n,b)}let _=Math.round(w/10);Fh(n,v,_,m,g);let M=!!x&&!k;jh(n,f,h,M?x:null),M&&Zc(n,x),Wh(n,d,f,h,y,s,i,a)}};function u(){tl(n,"GIF89a")}}function Fh(t,e,o,n,r){t.writeByte(33),t.writeByte(249),t.writeByte(4),r<0&&(r=0,n=!1);var s,i;n?(s=1,i=2):(s=0,i=0),e>=0&&(i=e&7),i<<=2,t.writeByte(0|i|0|s),fe(t,o),t.writeByte(r||0),t.writeByte(0)}function Bh(t,e,o,n,r=8){let a=Gs(n.length)-1,l=128|r-1<<4|0|a,u=0,d=0;fe(t,e),fe(t,o),t.writeBytes([l,u,d])}function Uh(t,e){t.writeByte(33),t.writeByte(255),t.writeByte(11),tl(t,"NETSCAPE2.0"),t.writeByte(3),t.writeByte(1),fe(t,e),t.writeByte(0)}function Zc(t,e){let o=1<<Gs(e.length);for(let n=0;n<o;n++){let r=[0,0,0];n<e.length&&(r=e[n]),t.writeByte(r[0]),t.writeByte(r[1]),t.writeByte(r[2])}}function jh(t,e,o,n){if(t.writeByte(44),fe(t,0),fe(t,0),fe(t,e),fe(t,o),n){let i=Gs(n.length)-1;t.writeByte(128|i)}else t.writeByte(0)}function Wh(t,e,o,n,r=8,s,i,a){Xc(o,n,e,r,t,s,i,a)}function fe(t,e){t.writeByte(e&255),t.writeByte(e>>8&255)}function tl(t,e){for(var o=0;o<e.length;o++)t.writeByte(e.charCodeAt(o))}function Gs(t){return Math.max(Math.ceil(Math.log2(t)),1)}var Fo="switched off";function Vn(t,e,o,{fill:n,ink:r,letters:s,width:i}){let a=[i+20,s*1.8],[l,u]=Gh(e,o,a);t.rect(l,u,...a,{fill:n,radius:6}),t.text(Fo,l+a[0]/2,u+a[1]/2+1,{fill:r,size:s,bold:!0,align:"center"})}function Gh([t,e,o,n],{weights:r,rows:s,columns:i},[a,l]){let u=[t+(o-a)/2,e+(n-l)/2];if(o<a+12||n<l+12)return u;let d=[t+6,t+o-a-6],f=[e+6,e+n-l-6],h=([p,m])=>{let g=(x,b,y,v)=>Math.min(v-1,Math.max(0,Math.floor((x-b)/y*v))),w=0;for(let x=g(m,e,n,s);x<=g(m+l,e,n,s);x+=1)for(let b=g(p,t,o,i);b<=g(p+a,t,o,i);b+=1)w+=r[x*i+b];return w};return[u,...d.flatMap(p=>f.map(m=>[p,m]))].reduce((p,m)=>h(m)<h(p)?m:p)}var el=1.2,Kh=500,Vh=20,Yh=9,Bo={rows:[],columns:[],step:[],chosen:[],done:1/0};function pe(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,r=t.rows.map(b=>q(b,e.width<Kh?yn:Vh)),s=t.columns.map(b=>q(b)),a=(b=>Math.ceil(Math.max(...b.map(y=>N(y,n)))))(r)+10,l=Math.min(e.cell,(e.width-a-3)/s.length),u=e.letters*el,d=s.map(b=>N(b,n)),f=d.map(b=>b>Math.max(l,u)-2&&b>e.letters*1.1),h=Math.ceil(Math.max(u,...d.filter((b,y)=>f[y])))+8,p=Math.min(e.cell,l*1.4,(e.height-h-3)/r.length),m=Math.max(0,...d.filter((b,y)=>!f[y]))+6;l=Math.min(l,Math.max(p*1.8,m)),[l,p]=[l,p].map(b=>b>=4?Math.floor(b):b);let[g,w]=[a+s.length*l+3,h+r.length*p+3].map(Math.ceil),x=Math.min(e.letters,Math.floor(p*.62),Math.floor((l-4)/1.9));return{left:a,top:h,cellWidth:l,cellHeight:p,width:g,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:x>=12?x:0}}function he(t,e,o,n,r){Xh(t,e,o,n,r),o.numbers&&!e.isOff&&Zh(t,e,o,n,r),Qh(t,o,n,r),e.isOff&&Jh(t,e,o,r),tm(t,o,n,r),em(t,o,n,r)}function Jh(t,{weights:e},{left:o,top:n,cellWidth:r,cellHeight:s,rows:{length:i},columns:{length:a},letters:l},u){let d=N(Fo,`700 ${l}px ${u.font}`),f={fill:u.text,ink:u.ground,letters:l,width:d};Vn(t,[o,n,a*r,i*s],{weights:e,rows:i,columns:a},f)}function Xh(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},i,a){let[l,u]=[e.rows.length,e.columns.length],[d,f]=[u*r,l*s];if(t.cells(e.weights,l,u,[o,n,d,f]),e.blocked&&It(t,e.blocked,l,u,[o,n,d,f]),e.border&&(t.rect(o,n+e.border*s-1,d,2,{fill:a.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:a.quiet})),!(Math.min(r,s)<Yh)){for(let h=1;h<u;h+=1)t.rect(o+h*r-.5,n,1,f,{fill:a.ground});for(let h=1;h<l;h+=1)t.rect(o,n+h*s-.5,d,1,{fill:a.ground})}}function It(t,e,o,n,[r,s,i,a]){let l=d=>Math.round(r+d*i/n),u=d=>Math.round(s+d*a/o);for(let d=0;d<o;d+=1)for(let f=0;f<n;f+=1){let h=f;for(;h<n&&e[d*n+h];)h+=1;h>f&&t.hatch(l(f),u(d),l(h)-l(f),u(d+1)-u(d)),f=h}}function Zh(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:i,cellWidth:a,cellHeight:l,numbers:u},d,f){for(let h=0;h<Math.min(n.length,d.done);h+=1)for(let p=0;p<r.length;p+=1){let m=e[h*r.length+p];if(o?.[h*r.length+p])continue;let g=f.ink[Math.min(255,Math.round(m*255))],[w,x]=[s+(p+.5)*a,i+(h+.5)*l+1];t.text(vn(m),w,x,{fill:g,size:u,align:"center"})}}function Qh(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:i},{done:a},l){if(a>=s.length)return;let u=[e,o+a*r,i.length*n,(s.length-a)*r];t.rect(...u,{fill:l.ground}),t.rect(...u,{fill:l.hatchGround,opacity:.5})}function tm(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:i},a,l){let u=(d,f)=>t.rect(e-1,o+d*r-1,i.length*n+2,r+2,{stroke:f,width:2.5});for(let d of a.chosen)u(d,l.query);for(let d of a.step)u(d,l.primary);for(let d of a.rows)u(d,l.query);for(let d of a.columns)t.rect(e+d*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function em(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:i,turned:a,letters:l},u,d){let f=[...u.rows,...u.step,...u.chosen];for(let h of Re(s.length,r,l,f)){if(h>=u.done)break;let p=f.includes(h),m=u.rows.includes(h)||u.chosen.includes(h)?d.query:p?d.text:d.quiet;t.text(s[h],e-7,o+(h+.5)*r,{fill:m,size:l,bold:p,code:!0,align:"right"})}for(let h of Re(i.length,n,l,u.columns)){let p=u.columns.includes(h),m=a[h]?"left":"center",[g,w]=[e+(h+.5)*n,o-(a[h]?6:3+l*.55)];t.text(i[h],g,w,{fill:p?d.key:d.quiet,size:l,bold:p,code:!0,align:m,turned:a[h]})}}function Re(t,e,o,n){let r=o*el,s=Math.max(1,Math.ceil(r/e)),i=a=>n.some(l=>l!==a&&Math.abs(l-a)*e<r);return Array.from({length:t},(a,l)=>l).filter(a=>n.includes(a)||a%s===0&&!i(a))}function Yn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},i,a){let[l,u]=[Math.floor((a-e)/n),Math.floor((i-t)/o)];return l>=r.length||u>=s.length||l<0&&u<0?null:{row:Math.max(-1,l),column:Math.max(-1,u)}}var Ks=12,ol=64,Vs=20,nl=18;function Jn({rows:t,columns:e,blocked:o,shape:n,side:r},s,i,a){let l=Math.round(r/n),u=l+nl+Ks,d=[t.length,e.length];return{width:ol+s.length*(r+Ks),height:Vs+i.length*u,draw(f,h,p){let m=x=>h+ol+x*(r+Ks),g={size:13,fill:a.quiet},w={...g,align:"center"};s.forEach((x,b)=>f.text(x,m(b)+r/2,p+Vs/2,w)),i.forEach(({layer:x,maps:b},y)=>{let v=p+Vs+y*u;f.text(`Layer ${x+1}`,h,v+l/2,g),b.forEach((k,_)=>{if(!k)return;let M=m(_);f.cells(k.weights(),...d,[M,v,r,l]),o&&It(f,o,...d,[M,v,r,l]),f.rect(M-2,v-2,r+4,l+4,{stroke:k.isOpen?a.primary:a.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&f.text(k.role,M+r/2,v+l+4+nl/2,w)})})}}}var Ys={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},om={...Ys,head:16,loss:40,exact:22,foot:18,between:4},Xn=13,nm=90,rl=[void 0,[8,4],[2,3],[10,3,2,3]],rm=[1,1.5,2,3,4,5,6,8,10],sm=[1,2,2.5,4,5,10],yt={letters:14,padding:24,height:28,lane:32,apart:6};function oo(t,e,o=!1){let[n,r]=[t.films.flatMap(w=>w.losses),t.films.flatMap(w=>w.exacts)],s=eo(t),i=sl(Math.max(.1,...n.map(([,w])=>w)),rm),a=o?om:Ys,{left:l,head:u,foot:d,between:f}=a,h=Math.max(1,e-l-Ys.right),p=u+a.loss+f+u,m=[{name:"Loss (nats)",curve:"losses",top:u,height:a.loss,ticks:[0,i/2,i]}];r.length&&m.push({name:"Exact match",curve:"exacts",top:p,height:a.exact,ticks:[0,1]});let g=m[m.length-1].top+m[m.length-1].height+d;return{width:e,height:g,left:l,line:h,end:s,head:u,foot:d,x:w=>l+w/s*h,panels:m}}function sl(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var Dt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:rl[e%rl.length]});function Zn(t,e,{reels:o,marks:n,step:r},s,[i,a]=[0,0]){let{panels:l,width:u,height:d,line:f,head:h,foot:p}=e,m=b=>i+e.x(b),g=(b,y)=>a+b.top+b.height*(1-Math.min(1,y/b.ticks[b.ticks.length-1])),w=(b,y,v)=>t.path(`M${b} ${a+h-y}V${a+d-p}`,v);for(let b of l){t.text(b.name,m(0),a+b.top-h/2-1,{size:Xn,fill:s.text});for(let y of b.ticks){let v=b.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(m(0),Math.round(g(b,y)),f,1,{fill:s.hatchLine}),t.text(v,m(0)-6,g(b,y),{size:Xn,fill:s.quiet,align:"right"})}}for(let[b,y]of am(e,s))t.text(b,i+y,a+d-p/2,{size:Xn,fill:s.quiet,align:"center"});for(let b of n)w(Math.round(m(b.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=o.films.length>1;for(let b of l)o.films.forEach((y,v)=>{let k=Dt(s,v,x,b.curve),_=y[b.curve].map(([M,S])=>[m(M),g(b,S)]);if(_.length&&t.path(_.map(([M,S],$)=>`${$?"L":"M"}${M.toFixed(1)} ${S.toFixed(1)}`).join(""),k),b.curve==="exacts")for(let[M,S]of _)t.rect(M-2,S-2,4,4,{fill:k.stroke})});w(Math.round(Math.min(m(r),i+u-1)),4,{stroke:s.text,width:2}),o.films.forEach((b,y)=>{let v=Jt(b,r);for(let k of l){let _=k.curve==="losses"?v.loss:v.exact;_!==null&&t.path(im(m(v.step),g(k,_),4.5),{fill:Dt(s,y,x,k.curve).stroke,stroke:s.ground,width:2})}})}var im=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function am({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Math.ceil(sl(e/Math.max(2,Math.floor(n/nm)),sm)));return Array.from({length:Math.floor(e/s)+1},(i,a)=>{let l=a*s,u=l+s>e?`${tt(l)} ${l===1?"step":"steps"}`:tt(l),d=N(u,B({size:Xn,fill:""},r))/2;return[u,Math.max(d,Math.min(t(l),o-d))]})}function Qn(t,{x:e,width:o},n){let r=[];return t.map(s=>{let i=e(s.step),a=Math.min(o,Math.ceil(N(s.short,B({size:yt.letters,fill:""},n)))+yt.padding),l=i+a>o,u=Math.max(0,l?i-a:i),d=r.findIndex(h=>h.every(([p,m])=>u>=m+yt.apart||u+a<=p-yt.apart)),f=d<0?r.push([])-1:d;return r[f].push([u,u+a]),{mark:s,left:u,wide:a,leans:l,lane:f}})}var Xs={alone:32,several:44},tr={least:24,readable:30,most:144},cm=16,lm=165,il={titled:58,bare:34},um=20,Js={label:58,gap:8},Uo={label:26,gap:4},dm=20;function er(t,e,o,n=!1){let r=t.flatMap((d,f)=>fm(t,f+1,e,o,n?il.bare:il.titled)),s=r.filter(({side:d})=>d>=tr.readable),i=({side:d,short:f})=>d+(f?0:dm),a=d=>d.toSorted((f,h)=>i(h)-i(f))[0],l=d=>d.filter(({height:f})=>f<=o),u=r.toSorted((d,f)=>d.height-f.height)[0];return a(l(s))??a(l(r))??u}function fm(t,e,o,n,r){let[s,i]=[Math.max(...t.map(({heads:p})=>p)),Math.max(...t.map(({layers:p})=>p))],a=Math.floor((o-(e-1)*cm)/e);if(e>1&&a<Zs(t))return[];let l=Math.ceil(t.length/e),u=({label:p,gap:m}=Uo)=>Math.floor((a-p-2)/s-m),d=Math.max(...t.map(p=>1/jo(p))),f=Math.floor(((n/l-r)/i-Uo.gap)/d),h=(p,m=!0)=>{let g=Math.max(tr.least,Math.min(tr.most,p)),w=m?Uo:Js;return{side:g,own:a,short:m,...w,height:l*(r+i*(g*d+w.gap+(m?0:um)))}};return[u(Js)>=56?h(u(Js),!1):h(u()),h(Math.min(u(),f))]}var Zs=t=>Math.max(lm,...t.map(({heads:e})=>Uo.label+2+e*(tr.least+Uo.gap)));function jo({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var or=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var pm=3,me=120,Ft=28,Qs=t=>t?['"',{token:t,length:me},'"']:["nothing"],al=(t,e)=>["The model writes ",...Qs(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Qs(t.answer),". "]],cl=(t,e)=>Mt(["The model reads ",...Qs(t.text),". ",...al(t,e)]).trim();function nr(t,e,o){let{right:n}=e,r=n.filter((i,a)=>i===o.pieces[a]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${tt(o.step)}. `,...al(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],hm(t,o,t.live||o.step<eo(t))]}function hm(t,e,o){let n=e.roles.flatMap((a,l)=>[...a].map((u,d)=>de(t,e,l,d))),r=Object.keys(t.roles).map(a=>({role:a,many:n.filter(l=>l===a).length})).filter(({many:a})=>a),s=n.filter(Boolean).length;if(!s)return`None of the ${n.length} heads has a role${o?" yet":""}.`;let i=r.sort((a,l)=>l.many-a.many).map(({role:a,many:l})=>`${l} ${a}`);return`${s} of ${n.length} heads ${s===1?"has":"have"} a role: ${i.join(", ")}.`}function rr({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${tt(e)}`]]:[...[["step","Step",tt(e)],["loss","Loss",o===null?"\u2013":dt(o,3)]],["exact","Exact match",n===null?"\u2013":R(n,1)]]}function sr({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var ir=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,ar=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function ll(t,e,o,n){let{rows:r,columns:s,blocked:i}=t,a=ue(t,e,o,n),l=r.map((f,h)=>s.filter((p,m)=>!i?.[h*s.length+m]).length>1);return[...a.keys()].filter(f=>a[f]&&l[Math.floor(f/s.length)]).sort((f,h)=>a[h]-a[f]).slice(0,pm).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:a[f]===1?"\u2265 99.8 %":R(a[f])}))}var no=860,mm=72,ul=32,gm=12,cr={padding:6,gap:3,line:68};function lr({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:d})=>d.some(({blocked:f})=>f)),i=r.map(d=>Jt(d,e)),a=r.map((d,f)=>wm(t,d,i[f],n)),l=d=>r.length>1?`${q(d.title,Ft)}: `:"",u=r.flatMap((d,f)=>[l(d)+Mt(nr(t,d,i[f])),...ar(d,e).map(({text:h})=>h)]);return G([Y(a,2*ul),Ke({isBlocked:s},n),xm(t,e,o,n),G(u.map(d=>kt(d,no,n)),4)],16)}function wm(t,e,o,n){let r=e.kinds.map((a,l)=>G([ut(a.title,{size:16,bold:!0,fill:n.text},n),bm(t,a,l,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((a,l)=>a+l.heads,0)<=gm,i=rr(t,o).map(([,a,l])=>G([ut(a,{size:rt,fill:n.quiet},n),ut(l,{size:22,bold:!0,fill:n.text},n)],0));return G([e.title.length>0&&mt(q(e.title,Ft),n),Y(i,20),ym(e,o,n),s?Y(r,ul):G(r,16)])}function bm(t,e,o,n,r){let s=a=>Array.from({length:a},(l,u)=>u),i=s(e.layers).map(a=>({layer:a,maps:s(e.heads).map(l=>({weights:()=>ue(e,n,a,l),role:de(t,n,o,a*e.heads+l)}))}));return Jn({...e,shape:jo(e),side:mm},s(e.heads).map(a=>`Head ${a+1}`),i,r)}function ym(t,e,o){let[n,r]=[{size:rt,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=w=>Math.ceil(N(w,B(r,o))),i=["Reads","Right answer","Model writes"],a=Math.max(...i.map(w=>Math.ceil(N(w,B(n,o)))))+12,u=sr(t,e).filter(({wanted:w,written:x})=>w!==void 0||x!==void 0).map(({wanted:w,written:x,state:b})=>({state:b,texts:[w,x].map(y=>y===void 0?"":q(y))})),[d,f]=[0,0],h=u.map(({texts:w})=>{let x=Math.max(24,...w.map(s))+2*cr.padding;d&&d+x>no-a&&([d,f]=[0,f+1]);let b={x:d,line:f,width:x};return d+=x+cr.gap,b}),p=q(t.text,me),m=Math.max(s(p),...h.map(w=>w.x+w.width)),g=Lt([t.answer])==="rtl";return{width:a+m,height:24+(f+1)*cr.line,draw(w,x,b){i.forEach((y,v)=>w.text(y,x,b+[12,36,62][v],n)),w.text(p,x+a,b+12,r),u.forEach(({texts:y,state:v},k)=>{let _=h[k],M=x+a+(g?m-_.x-_.width:_.x),[S,$]=[M+_.width/2,b+24+_.line*cr.line];w.text(y[0],S,$+12,{...r,bold:!1,fill:o.quiet,align:"center"}),w.rect(M+1,$+26,_.width-2,24,{stroke:v==="right"?o.primary:o.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),w.text(y[1],S,$+38,{...r,align:"center"}),v&&w.path(or(v,S,$+60),{stroke:o.text,width:2})})}}}var dl=(t,e,o)=>fl(t,{reels:t,marks:[],step:e},o);function fl(t,e,o){let{films:n}=t,r=oo(t,no),s=n.map(({title:i},a)=>{let l=Dt(o,a,!0);return Y([{width:34,height:20,draw:(u,d,f)=>u.path(`M${d} ${f+10}h34`,l)},ut(q(i,Ft),{size:rt,fill:o.text},o)],6)});return G([n.length>1&&Y(s,16),{width:no,height:r.height,draw:(i,a,l)=>Zn(i,r,e,o,[a,l])}],6)}function xm(t,e,o,n){if(t.live)return null;let{films:r}=t,{marks:s}=r[o],i=Qn(s,oo(t,no),n),a=1+Math.max(-1,...i.map(({lane:l})=>l));return G([fl(t,{reels:t,marks:s,step:e},n),a>0&&{width:no,height:a*yt.lane,draw:(l,u,d)=>i.forEach(({mark:f,left:h,wide:p,leans:m,lane:g})=>{let w=d+g*yt.lane;l.rect(u+h,w,p,yt.height,{stroke:n.hatchLine,radius:4}),l.rect(u+(m?h+p-4:h),w,4,yt.height,{fill:Dt(n,o,r.length>1).stroke}),l.text(f.short,u+h+p/2,w+yt.height/2,{size:yt.letters,fill:n.text,align:"center"})})}],6)}var vm=100,pl=3e6,km=2e6,ur={first:1e3,usual:120,mark:1200,last:4e3},ti=255;async function hl(t,e,o,n){let r=t.films[e].marks.map(({frame:s})=>t.steps.indexOf(t.films[e].frames[s].step));for(let s=vm;;){let i=_m(t.steps.length,r,s),a=await Sm(t,i,r,e,o,n);if(!a||a.length<=pl||i.length<=2)return a;s=Math.max(2,Math.floor(.95*i.length*pl/a.length))}}function _m(t,e,o){let n=Array.from({length:t},(i,a)=>a);if(t<=o)return n;let r=new Set([0,t-1,...e.slice(0,o-2)]),s=o-r.size;for(let i=0;i<s;i++)r.add(Math.round(i*(t-1)/Math.max(1,s-1)));return n.filter(i=>r.has(i))}async function Sm(t,e,o,n,r,s){let i=e.map(p=>G([!!t.name&&mt(q(t.name??""),r),lr({reels:t,step:t.steps[p],marked:n},r)])),a=Mm(i,r),l=Em(r),u=[...l,...Array.from({length:ti+1-l.length},()=>[0,0,0])],d=Om(l),f=Qc(),h;for(let[p,m]of e.entries()){if(!s(p,e.length))return null;await new Promise(k=>setTimeout(k));let{data:g,width:w,height:x}=a(i[p]),b=new Uint32Array(g.buffer),y=Uint8Array.from(b,(k,_)=>k===h?.[_]?ti:d(k)),v=p===e.length-1?ur.last:p===0?ur.first:o.includes(m)?ur.mark:ur.usual;f.writeFrame(y,w,x,{palette:p?void 0:u,delay:v,repeat:0,transparent:p>0,transparentIndex:ti,dispose:1}),h=b}return f.finish(),f.bytes()}function Mm(t,e){let[o,n]=[Math.max(...t.map(({width:s})=>s)),Math.max(...t.map(({height:s})=>s))],r=document.createElement("canvas");return s=>{let{width:i,height:a,draw:l}=Cs({...s,width:o,height:n},e);return l(nt(r,i,a,e,Math.min(1,Math.sqrt(km/(i*a))))),r.getContext("2d").getImageData(0,0,r.width,r.height)}}function Om(t){let e=new Map;return o=>{let n=e.get(o);if(n!==void 0)return n;let r=[o&255,o>>8&255,o>>16&255],s=t.map(a=>a.reduce((l,u,d)=>l+(u-r[d])**2,0)),i=s.indexOf(Math.min(...s));return e.set(o,i),i}}function Em(t){let e=[t.primary,t.query,t.key,t.value,...t.lines].slice(0,10);return[...t.scale.filter((n,r)=>r%2===0||r===255).map(n=>Sn(n,n,1)[0]),...Sn(t.ground,t.text,44),...e.flatMap(n=>Sn(t.ground,n,9).slice(1))]}function ml({reels:t,marked:e,theme:o,file:n}){let[r,s]=O(""),i=E(0),a=()=>(i.current++,s(""));return I(()=>()=>{i.current++},[]),c("p",{class:"gif",children:[c("button",{type:"button",title:"In the page's own colours, for slides",disabled:!!r,onClick:async()=>{let u=++i.current,f=await hl(t,e,o,(h,p)=>u===i.current&&(s(`Frame ${tt(h+1)} of ${tt(p)}`),!0));!f||u!==i.current||(Kn(n,"image/gif",f),s(""))},children:"GIF (a moving picture)"}),r&&c("button",{type:"button",onClick:a,children:"Cancel"}),c("span",{role:"status",children:r&&"The GIF is made \u2026"}),r&&c("span",{children:r})]})}var[Tm,$m,ge,dr]=[420,34,8,14],ei={height:300,share:.36,cell:40,letters:14};function gl({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:i}){let a=E(null),l=E(null),[u,d,f,h]=r.split(" ").map(Number),p=r?e.films[u]:void 0,m=p?.kinds[d],g=p&&Jt(p,o),w=Math.min(Tm,window.innerWidth-2*ge),x=()=>{let y=t.current?.querySelector(`[data-head="${r}"]`);y&&a.current&&Lm(a.current,y,i())};C(()=>{if(!m||!g){a.current?.matches(":popover-open")&&a.current.hidePopover();return}let y={...m,weights:ue(m,g,f,h)},v=pe(y,{...ei,width:w-$m,height:Math.min(ei.height,window.innerHeight*ei.share)},n);l.current&&he(nt(l.current,v.width,v.height,n),y,v,Bo,n),x()}),I(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let b=p&&g?de(e,g,d,f*p.kinds[d].heads+h):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:a,style:{width:`${w}px`},children:m&&g&&c(U,{children:[c("div",{class:"title",children:ir(m,f,h)}),c("div",{class:"note",children:["Step ",tt(g.step),b&&`: ${e.roles[b]}`]}),c("canvas",{ref:l}),c("ol",{class:"pairs",children:ll(m,g,f,h).map(({query:y,key:v,share:k},_)=>c("li",{children:[c(P,{token:y})," looks at ",c(P,{token:v}),", ",k]},_))}),c("div",{class:"note",children:r===s?`${Am()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Am=()=>matchMedia("(hover: hover)").matches;function Lm(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(l,u,d)=>Math.max(ge,Math.min(l,d-u-ge)),i=n.right+dr;i+r.width>window.innerWidth-ge&&(i=n.left-dr-r.width);let a=s(n.top-40,r.height,window.innerHeight);if(i<ge){i=s(n.left,r.width,window.innerWidth);let l=n.bottom+dr;a=l+r.height<window.innerHeight?l:Math.max(ge,n.top-dr-r.height)}o<1/0&&(a=Math.max(ge,Math.min(a,o-r.height-ge))),Object.assign(t.style,{left:`${i}px`,top:`${a}px`})}function wl({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:i,held:a,onPoint:l,onHold:u}){let d=E(null),[f,h]=O("0 0"),{side:p,short:m,label:g,gap:w,own:x}=s,[b,y]=[n.heads,n.layers].map(k=>Array.from({length:k},(_,M)=>M)),v=[p,Math.round(p/jo(n))];return C(()=>{d.current?.querySelectorAll("canvas").forEach((k,_)=>{let M=[0,0,...v],S=nt(k,...v,i);S.cells(ue(n,r,Math.floor(_/n.heads),_%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&It(S,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,p,i,window.devicePixelRatio]),c("div",{class:"kind",style:{width:`${x}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:d,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Cm,style:{gap:`${w}px`,gridTemplateColumns:`${g-w}px repeat(${n.heads}, ${p}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),b.map(k=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",k+1]},k))]}),y.map(k=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[m?"L":"Layer ",k+1]}),b.map(_=>{let[M,S,$]=[`${t} ${k} ${_}`,`${k} ${_}`,de(o,r,e,k*n.heads+_)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===f?0:-1,"aria-pressed":a===M,"aria-label":ir(n,k,_)+($&&`, ${$}`),onClick:()=>u(M),onPointerMove:({pointerType:L})=>L!=="touch"&&l(M),onPointerLeave:({pointerType:L})=>L!=="touch"&&l(""),onFocus:({currentTarget:L})=>(h(S),L.matches(":focus-visible")&&l(M)),onBlur:()=>l(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:$})]},_)})]},k))]})]})}function Cm(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,i]=e.dataset.head.split(" ").map(Number),a=(l,u)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+l} ${i+u}"]`);Pt(t,{ArrowLeft:a(0,-1),ArrowRight:a(0,1),ArrowUp:a(-1,0),ArrowDown:a(1,0)})}var bl=16,yl={width:34,height:14},Im=880;function xl({reels:t,theme:e,fonts:o,place:n,marked:r,go:s}){let{films:i,live:a,steps:l}=t,[u,{width:d}]=lt(),f=E(null),h=window.innerHeight<Im,p=H(()=>oo(t,d,h),[t,d,h]),[m,g]=[i[r],l[n]],w=l.length>1&&!a||i.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;C(()=>{f.current&&d&&Zn(nt(f.current,d,p.height,e),p,{reels:t,marks:m.marks,step:g},e)},[p,e,o,g,r]);let x=y=>l.reduce((v,k,_)=>Math.abs(k-y)<Math.abs(l[v]-y)?_:v,0),b=({offsetX:y})=>s(x((y-p.left)/p.line*p.end));return c("div",{class:"timeline",ref:u,children:[w&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:y=>!a&&(y.currentTarget.setPointerCapture(y.pointerId),b(y)),onPointerMove:y=>!a&&y.buttons&&b(y)}),l.length>1&&!a&&c("input",{type:"range",class:"scrubber",min:0,max:p.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${tt(g)}, frame ${n+1} of ${l.length}`,style:{marginLeft:`${p.left-bl/2}px`,width:`${p.line+bl}px`},onInput:({currentTarget:y})=>{let v=x(Number(y.value));y.value=String(l[v]),s(v)}})]})}var vl=({films:t,theme:e,marked:o,onMark:n})=>c("div",{class:"films",children:t.map(({title:r},s)=>c("button",{type:"button",class:"key","aria-pressed":s===o,title:`Show the moments of ${q(r)} on the timeline`,onClick:()=>n(s),children:[c(oi,{pen:Dt(e,s,!0)}),c(P,{token:r,length:Ft})]},s))});function kl({reels:t,theme:e,place:o,marked:n,go:r}){let{films:s,steps:i}=t,[a,{width:l}]=lt(),u=H(()=>oo(t,l),[t,l]),[d,f,h]=[s[n],i[o],s.length>1],p=Qn(d.marks,u,e);return c("div",{ref:a,children:c("div",{class:"marks",role:"group","aria-label":h?`Moments of ${q(d.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...p.map(({lane:m})=>m)))*yt.lane}px`,"--own":Dt(e,n,h).stroke},children:p.map(({mark:m,left:g,wide:w,leans:x,lane:b},y)=>{let[v,k]=[d.frames[m.frame].step,h?`${q(d.title)}: ${m.text}`:m.text];return c("button",{type:"button",class:`mark ${m.kind} ${x?"leans":""} ${v<=f?"reached":""}`,title:k,"aria-label":k,"aria-current":v===f?"step":void 0,style:{left:`${g}px`,top:`${b*yt.lane}px`,width:`${w}px`},onClick:()=>r(i.indexOf(v)),children:m.short},y)})})})}function oi({pen:t}){return c("svg",{...yl,"aria-hidden":"true",children:c("path",{d:`M1 7H${yl.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}function Rm({number:t,reels:e,film:o,frame:n,theme:r,kinds:s,isOne:i,room:a,isBrief:l,held:u,onPoint:d,onHold:f}){let[h,{width:p}]=lt(),m=p>0&&s.length>0&&er(s.map(g=>o.kinds[g]),p,a,i);return c("section",{class:"reel",children:[o.title&&c("h2",{class:"film-title",children:[c(P,{token:o.title,length:Ft})," ",e.films.length>1&&c(oi,{pen:Dt(r,t,!0)})]}),c("div",{class:"head",children:[c("div",{class:"facts",children:rr(e,n).map(([g,w,x])=>c("span",{class:`fact ${g}`,children:[c("span",{class:"name",children:w}),c("span",{class:"value",children:x})]},g))}),c(Pm,{film:o,frame:n,isBrief:l})]}),c("div",{class:"kinds",ref:h,children:[s.length===0&&c("p",{class:"note",children:"It has no attention of this kind."}),m&&s.map(g=>c(wl,{place:`${t} ${g}`,reels:e,frame:n,plan:m,theme:r,held:u,onPoint:d,onHold:f,kind:o.kinds[g],number:g},g))]})]})}var Sl=ae(Rm);function Pm({film:t,frame:e,isBrief:o}){return c("div",{class:o?"answer brief":"answer",role:"img","aria-label":cl(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(P,{token:t.text,length:me}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:Lt([t.answer]),children:sr(t,e).map(({wanted:n,written:r,state:s},i)=>c("span",{class:`piece ${s}`,children:[c(_l,{name:"wanted",token:n}),c(_l,{name:"written",token:r}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&c("path",{d:or(s,8,8)})})]},i))})]})}var _l=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(P,{token:e,class:t});function _t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,i])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),i]},s))]})}var Nm=90,Ml=10,zm=8,Hm=.6;function Ol(t){let[e,o]=O({room:300,spare:300,width:0,own:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Be(n,()=>{let i=n.querySelector(".screen"),a=[...i.querySelectorAll(".reel")],l=new Set(a.map(({offsetTop:k})=>k)).size,u=Math.max(...a.map(k=>ni(k.querySelector(".kinds")))),d=i.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),f=window.innerHeight-Ml-(d<Hm*window.innerHeight?d:Ml),[h,p]=[".shared",".shared > p"].map(k=>ni(i.querySelector(k))),m=h-(p&&p+zm),g=f-ni(i)+l*u,[w,x]=[g,g+m].map(k=>Math.max(Nm,Math.floor(k/l))),[b,y]=[i.clientWidth,a[0].clientWidth],v=(k,_)=>Math.abs(k-_)<2;o(k=>v(k.room,w)&&v(k.spare,x)&&k.width===b&&k.own===y?k:{room:w,spare:x,width:b,own:y})})},[]),e}var ni=t=>t?.getBoundingClientRect().height??0;var qm=[.25,.5,1,2,4],Dm=2e4,El={least:125,most:500},Tl=10,fr=560;function $l({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=E(null),i=E(null),[a,l]=O(1/0),[u,d]=O(""),[f,h]=O(""),[p,m]=O(0),[g,w]=O("cross"),{room:x,spare:b,width:y,own:v}=Ol(s),k=se(e),_=r.length-1,M=n?_:Math.max(0,r.findLastIndex(D=>D<=a)),S=r[M],$=D=>l(r[Math.max(0,Math.min(D,_))]),L=jn(M,_,$,Math.max(El.least,Math.min(El.most,Dm/r.length))),j=o.length>1,[A,T]=Fm(o,v,b,j),z=A.find(D=>D.kind===g)??A[0],V=j&&new Set(o.map(({text:D,answer:et})=>JSON.stringify([D,et]))).size===1,J=D=>(L.pause(),$(D)),ct=()=>(d(""),h("")),Zt=oe(D=>D===f?ct():(d(D),h(D)),[f]);I(()=>t.figure?vt(t.figure,()=>({picture:lr({reels:t,step:S,marked:p},e),theme:e})):void 0),I(()=>{let D=o.map((et,X)=>t.curves?.[X]&&vt(t.curves[X],()=>({picture:dl({...t,films:[et]},S,e),theme:e})));return()=>D.forEach(et=>et&&et())});let ve=!n&&r.length>1,Wt=j&&c(vl,{films:o,theme:e,marked:p,onMark:m});return c("div",{ref:s,class:`film ${n?"live":""} ${j?"several":""} ${T?"one":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:D=>D.key==="Escape"?ct():n||jm(D,M,_,J,L.toggle),children:[c("div",{class:"screen",children:[(V||T)&&c("div",{class:"shared",children:[T&&c(_t,{label:"Attention",isNamed:y<fr,options:A.map(({kind:D,title:et})=>[D,y<fr?et.split(/[ -]/)[0]:et]),value:z.kind,onChoose:w}),V&&c("p",{children:["All read ",c(P,{token:o[0].text,length:me}),"; right is"," ",c(P,{token:o[0].answer,length:me}),"."]})]}),c("div",{class:"reels",style:{"--least":`${Zs(o.flatMap(({kinds:D})=>D))}px`},onMouseDown:D=>Um(D,s.current),children:o.map((D,et)=>c(Sl,{number:et,reels:t,film:D,theme:e,isOne:T,room:x,isBrief:V,held:f,kinds:T?Bm(D,z.kind):D.kinds.map((X,$t)=>$t),frame:Jt(D,S),onPoint:d,onHold:Zt},et))}),ve&&c("div",{class:"player",ref:i,children:[c(Wn,{what:"frame",place:M,last:_,player:L,go:J}),c("span",{class:"position",children:["Step ",tt(S),c("span",{class:"of",children:[" of ",tt(eo(t))]})]}),y>=fr&&Wt,c(Gn,{isNamed:!0,speeds:qm,player:L})]}),!(ve&&y>=fr)&&Wt,c(xl,{reels:t,theme:e,fonts:k,place:M,marked:p,go:J})]}),!n&&c(kl,{reels:t,theme:e,place:M,marked:p,go:J}),c("div",{class:"caption","aria-live":n||L.playing?"off":"polite",children:o.map((D,et)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&D.title&&c("strong",{children:[c(P,{token:D.title,length:Ft}),":"," "]}),nr(t,D,Jt(D,S)).map(X=>typeof X=="string"?X:c(P,{...X}))]}),!n&&ar(D,S).map(({text:X})=>c("p",{class:"line said",children:X},X))]},et))}),c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:D})=>D.some(({blocked:et})=>et))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),!n&&t.file&&c(ml,{reels:t,marked:p,theme:e,file:t.file}),c(gl,{root:s,reels:t,step:S,theme:e,held:f,head:u||f,lowest:()=>i.current?.getBoundingClientRect().top??1/0})]})}function Fm(t,e,o,n){let r=t.flatMap(({kinds:a})=>a).filter((a,l,u)=>u.findIndex(d=>d.kind===a.kind)===l),s=e>0?t.map(({kinds:a})=>er(a,e,o)):[],i=s.some(({side:a,height:l})=>l>o||a<(n?Xs.several:Xs.alone));return[r,r.length>1&&(i||n&&!s.length)]}var Bm=({kinds:t},e)=>t.flatMap(({kind:o},n)=>o===e?[n]:[]);function Um(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function jm(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let i=l=>()=>n(e+l),a={ArrowLeft:i(-1),ArrowRight:i(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(a[" "]=r),s.matches(".scrubber")&&Object.assign(a,{ArrowDown:i(-1),ArrowUp:i(1),PageDown:i(-Tl),PageUp:i(Tl)}),a[t.key]&&(t.preventDefault(),t.stopPropagation(),a[t.key]())}var pr=`/* What plays: its buttons, scrubber and speed. */

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
  border: 1px solid var(--field);
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
`;var ro=`/* Choices */

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

.switch,
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
`;var Al=`/* The frame of the film, its answer, and what is said of it. */

.film {
  padding: 6px;
  border-radius: var(--st-base-radius);
  font-size: 1rem;
}

.film .legend {
  margin-top: 0.6rem;
  font-size: 0.9375rem;
}

.gif {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin: 0.75rem 0 0;
}

.gif button {
  min-height: 40px;
  padding: 0.25rem 0.9rem;
  border: 1px solid color-mix(in srgb, var(--st-text-color) 22%, transparent);
  border-radius: var(--st-button-radius);
  background: var(--st-background-color);
  cursor: pointer;
}

.gif button:hover:enabled {
  border-color: var(--st-primary-color);
}

.gif button:disabled {
  color: var(--quiet);
  cursor: default;
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
`;var Ll=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Cl=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var Jm=[Ht,pr,ro,Al,Ll,Cl].join(`
`),Il=new WeakMap;function Rl({data:t,parentElement:e}){let o=bt(e,Jm),n=Il.get(o),r=n?.bytes===t?n.reels:Vc(t);return Il.set(o,{bytes:t,reels:r}),Z(c($l,{reels:r,theme:zt(o)},r.id),o),()=>{Z(null,o),o.remove()}}function Pl(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Un(JSON.parse(r));let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),i=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),a=()=>t[o]({data:s,parentElement:i});a(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",a)}}function Wo(t){let e=t.reduce((o,n)=>o+n,0);return t.map(o=>e?o/e:0)}var Nl=(t,e)=>t.reduce((o,n,r)=>o+Math.min(n,e[r]??0),0);var Xm=[[.8,"Very close"],[.5,"Close"],[.05,"Nearer than an even guess"],[-.05,"As an even guess"],[-1/0,"Further off than an even guess"]],zl={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function Hl(t,e){if(e===null)return null;if(t.form==="pick")return Number(t.right.includes(Number(e)));if(t.form==="share")return 1-Math.abs(Number(e)-t.truth[0]);let o=Wo(e);return Nl(o,t.truth)}function ri(t,e){let o=Hl(t,e);return o===null?null:(o-t.even)/(1-t.even)}function hr(t){if(!t.length)return"";let e=t.reduce((o,n)=>o+n,0)/t.length;return e>=.005?`On average you came ${R(e)} of the way from an even guess to what the model does.`:`On average an even guess comes ${e>-.005?"as near":"nearer"}.`}function Go(t,e,o="You"){let[n,r]=[Hl(t,e),ri(t,e)];if(n===null||r===null)return[];let{form:s,kind:i,truth:a,even:l}=t;if(s==="pick")return[n?"Right":"Not this time",`A guess is right ${R(l)} of the time.`];let u=Xm.find(([p])=>r>=p)?.[1]??"";if(s==="share"){let p=dt((1-n)*100,0);return[u,`${o} said ${R(Number(e))}: ${p} ${p==="1"?"point":"points"} away.`,`50 % is ${dt((1-l)*100,0)} away.`]}let d=Wo(e);return[Math.max(...d)>.5&&d.indexOf(Math.max(...d))===a.indexOf(Math.max(...a))&&r<0?"Its favourite, but it gives many something":u,`The marks met ${R(n)} ${i==="row"?"of its weight":"of what it gives them"}.`,`One mark on every token meets ${R(l)}.`]}function ql(t,{count:e,shares:o,mean:n},r=!1){if(!e)return"Nobody in the class predicted it.";if(t.form==="pick"){let l=Math.round(e*t.right.reduce((u,d)=>u+o[d],0));return`Of the class ${l} of ${e} ${l===1?"was":"were"} right.`}let[s,i,a]=Go(t,t.form==="share"?n??0:o,"On average they");return[`The class (${e}): ${s[0].toLowerCase()}${s.slice(1)}.`,i,r?"":a].filter(Boolean).join(" ")}var Dl=3;function mr({posed:t,theme:e,given:o,isShown:n,onShow:r,onAgain:s,onClose:i,clicker:a,group:l}){let[u,d]=O(o),[f,h]=O(n),p=E(null),m=E(null),g=E(null),w=E(!1);C(()=>{w.current&&(n?m:p).current?.focus({preventScroll:!0}),w.current=!1},[n]);let x=$=>{w.current=!0,r($)},b=()=>{w.current=!0,d(null),h(!1),s?.()};C(()=>{if(!a)return;let $=n?f?null:()=>h(!0):()=>x(null);return $&&(a.press=$),()=>{a.press===$&&(a.press=null)}});let y=n?o:u,[v,...k]=n?Go(t,o):[],_=ng[t.form],M=n?l?.picture??null:null,S=l?.isSent!==void 0;return c("section",{class:["predict",n&&"shown",f&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":e.query,"--model":e.scale[190],colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"head",children:[c("div",{class:"asked",children:[c("h2",{tabIndex:-1,ref:p,children:t.ask}),t.context&&!f&&c("span",{class:"note",children:t.context}),f&&c("span",{children:[v&&c("b",{children:[v,". "]}),t.answer]}),M&&!f&&t.form==="pick"&&c("span",{class:"note",children:[c("span",{class:"key class"})," the class"]}),n&&!f&&t.form!=="pick"&&c("span",{class:"note",children:[o!==null&&c(U,{children:[c("span",{class:"key mine"})," ",S?"you":"predicted"," "]}),M&&c(U,{children:[c("span",{class:"key class"})," the class"," "]}),c("span",{class:"key model"})," the model\u2019s ",t.kind==="row"?"weight":"probability"]})]}),c("span",{class:"ends",children:[n&&c("button",{type:"button",class:"plain","aria-expanded":!f,onClick:()=>h(!f),children:f?"Unfold":"Fold"}),n&&s&&c("button",{type:"button",class:"plain",onClick:b,children:"Predict again"}),i&&c("button",{type:"button",class:"plain",onClick:i,children:"Close the question"})]})]}),!f&&c("div",{class:"body",children:[c(_,{posed:t,answer:y,isShown:n,together:M,onChange:d}),n?c("div",{class:"outcome",children:[c("div",{role:S?void 0:"status",tabIndex:-1,ref:m,children:[v&&c("b",{children:[v,". "]}),Ee(t.answer)," ",k.length>0&&c("span",{class:"note",children:Ee(k.join(" "))})]}),M&&c("div",{children:Ee(ql(t,M,o!==null))}),t.why&&c("div",{class:"why",dangerouslySetInnerHTML:{__html:t.why}})]}):c("div",{class:"ways",children:[S?c("button",{type:"button",class:"show",disabled:!si(u)||l?.isSent&&String(u)===String(o),onClick:()=>{r(u),g.current?.focus({preventScroll:!0})},children:l?.isSent?String(u)===String(o)?"Sent":"Send the change":"Send"}):c(U,{children:[c("button",{type:"button",class:"show",disabled:!l&&!si(u),onClick:()=>x(si(u)?u:null),children:l?"Show it to all":"Show what it does"}),!l&&c("button",{type:"button",class:"plain",onClick:()=>x(null),children:"Just show it"})]}),c("span",{class:"note",children:zl[t.form]}),l&&c("span",{class:"count",tabIndex:-1,ref:g,children:[l.isSent&&String(u)===String(o)?"Sent. You can change it until it is shown. ":"",l.answered," of ",l.people," answered"]}),l?.join&&c("span",{class:"come-in",children:[l.join.address,c("b",{children:l.join.code})]})]})]})]})}var si=t=>Array.isArray(t)?t.some(Boolean):t!==null;function Zm({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=Array.isArray(e)?e:t.options.map(()=>0),i=Wo(s),a=l=>r(s.map((u,d)=>d===l?(u+1)%(Dl+1):u));return c("ul",{class:"options",lang:t.language||void 0,children:t.options.map((l,u)=>c("li",{children:c("button",{type:"button",class:o&&t.right.includes(u)?"option right":"option",disabled:o,onClick:()=>a(u),"aria-label":`${Qm(t.options,u)}: ${o?`${e===null?"":`predicted ${R(i[u])}, `}${n?`the class ${R(n.shares[u]??0)}, `:""}the model ${R(t.truth[u])}`:`${s[u]} of ${Dl} marks`}`,children:[c("span",{class:"bars","aria-hidden":"true",children:[!(n&&e===null)&&c("span",{class:"bar mine",style:{height:`${100*i[u]}%`}}),n&&c("span",{class:"bar class",style:{height:`${100*(n.shares[u]??0)}%`}}),o&&c("span",{class:"bar model",style:{height:`${100*t.truth[u]}%`}})]}),c(P,{token:l}),c("span",{class:"under","aria-hidden":"true",children:o?tg(t.truth[u]):"\u25CF".repeat(s[u])})]})},u))})}var Qm=(t,e)=>t.indexOf(t[e])===t.lastIndexOf(t[e])?t[e]:`${t[e]} (no. ${e+1})`,tg=t=>t<.005?"":R(t);function eg({posed:t,answer:e,isShown:o,together:n,onChange:r}){let s=typeof e=="number"?e:null,i=a=>({left:`${100*a}%`});return c("div",{class:"share",children:[o?c("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${R(s)}; `}${n?.mean==null?"":`the class ${R(n.mean)} on average; `}the model says ${R(t.truth[0])}`,children:[n&&n.shares.map((a,l)=>c("span",{class:"bin",style:{left:`${10*l}%`,height:`${32*a/Math.max(...n.shares)}px`}},l)),s!==null&&c("span",{class:"pin mine",style:i(s),children:c("span",{children:R(s)})}),c("span",{class:"pin model",style:i(t.truth[0]),children:c("span",{children:R(t.truth[0])})})]}):c("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":t.ask,"aria-valuetext":s===null?"not set":R(s),onInput:({currentTarget:a})=>r(Number(a.value)/100),onClick:({currentTarget:a})=>r(Number(a.value)/100)}),c("output",{children:s===null?"\u2013":R(s)})]})}function og({posed:t,answer:e,isShown:o,together:n,onChange:r}){return c("fieldset",{class:"picks",children:[c("legend",{class:"unseen",children:t.ask}),t.options.map((s,i)=>c("label",{class:["option",e===i&&"on",o&&t.right.includes(i)&&"right"].filter(Boolean).join(" "),children:[c("input",{type:"radio",name:t.id,checked:e===i,disabled:o,onChange:()=>r(i)}),c("span",{children:s}),o&&t.right.includes(i)&&c("span",{class:"tick","aria-label":"right",children:"\u2713"}),n&&c("span",{class:"part",children:[c("span",{style:{width:`${6*(n.shares[i]??0)}rem`}}),R(n.shares[i]??0),c("b",{class:"unseen",children:"of the class"})]}),o&&t.told[i]&&c("span",{class:"note",children:c("bdi",{children:t.told[i]})})]},i))]})}var ng={marks:Zm,share:eg,pick:og};function Bl({lecture:t,theme:e,answers:o,onAnswer:n,onAgain:r,show:s}){let{scenes:i}=t,[a,l]=O(()=>Fl(location.hash,i.length)),u=E(null),d=i[a-1]??null,f=!!(d?.posed&&!(d.posed.id in o)),h=p=>{p<1||p>i.length+1||(location.hash=String(p))};return I(()=>{let p=()=>{l(Fl(location.hash,i.length)),u.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]),C(()=>{let p=m=>{m.ctrlKey||m.metaKey||m.altKey||m.shiftKey||m.repeat||m.key!=="PageDown"&&m.key!=="PageUp"||(m.preventDefault(),m.stopImmediatePropagation(),m.key==="PageDown"&&f&&d?.posed?n(d.posed,null):h(a+(m.key==="PageDown"?1:-1)))};return addEventListener("keydown",p,{capture:!0}),()=>removeEventListener("keydown",p,{capture:!0})}),c("div",{class:"lecture",style:{colorScheme:e.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h2",{tabIndex:-1,ref:u,children:d?d.title:"The end, and what you predicted"}),c("nav",{"aria-label":"Scenes",children:[c("span",{children:[Math.min(a,i.length)," of ",i.length]}),c("button",{type:"button",disabled:a===1,onClick:()=>h(a-1),children:"Back"}),c("button",{type:"button",class:"next",disabled:!d,onClick:()=>h(a+1),children:a<i.length?"Next":"End"})]})]}),d&&c(ii,{scene:d,theme:e,waits:f,show:s,predict:d.posed&&{posed:d.posed,given:o[d.posed.id]?.answer??null,isShown:!f,onShow:p=>d.posed&&n(d.posed,p),onAgain:()=>d.posed&&r(d.posed)}}),!d&&c(sg,{scenes:i,answers:o})]})}var Fl=(t,e)=>Math.min(e+1,Math.max(1,Number.parseInt(t.slice(1),10)||1));function ii({scene:t,theme:e,waits:o,predict:n,show:r}){return c(U,{children:[n&&c(mr,{theme:e,...n},n.posed.id),!o&&c("div",{class:"sentences",dangerouslySetInnerHTML:{__html:t.sentences}}),t.view!==null&&!o&&c(rg,{scene:t,theme:e,show:r},t.view),t.caption&&!o&&c("p",{class:"caption",children:t.caption}),t.page&&!o&&c("p",{class:"note",children:["In the lab, this scene opens the page \u201C",t.page,"\u201D, which shows more than the picture here."]})]})}function rg({scene:t,theme:e,show:o}){let n=E(null);return C(()=>{if(n.current&&t.view!==null)return o(t.view,t.selection,n.current)},[t,e.signature]),c("div",{class:"view",ref:n})}function sg({scenes:t,answers:e}){let o=t.flatMap(({posed:s,title:i},a)=>s?[{posed:s,title:i,number:a+1,given:e[s.id]}]:[]),n=o.filter(({given:s})=>s&&s.answer!==null),r=hr(n.flatMap(({given:s})=>s?.gain??[]));return o.length?c("div",{class:"summary",children:[c("p",{children:n.length?`Of ${o.length===1?"one question":`${o.length} questions`} you answered ${n.length}. ${r}`:`${o.length===1?"There was one question; it was not":`There were ${o.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),c("ul",{children:o.map(({posed:s,title:i,number:a,given:l})=>c("li",{children:[c("a",{href:`#${a}`,children:[a," ",i]}),": ",l?l.answer===null?"only shown":l.word:"not answered"]},s.id))})]}):c("p",{class:"summary",children:"That was the last scene."})}var gr=`.lecture {
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
`;var so=`/* The ways to answer: marks on tokens, a share, one of a few. */
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

/* Predicted too, by many: the same hue, hatched. */
.bar.class,
.key.class,
.bin,
.part span {
  background: repeating-linear-gradient(135deg, var(--mine) 0 3px, color-mix(in srgb, var(--mine) 35%, var(--st-background-color)) 3px 6px);
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
  display: grid;
  grid-template-columns: auto 1fr auto;
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

/* What the ends of the line stand for. */
.scale-of-shares::before,
.scale-of-shares::after {
  position: absolute;
  top: 50%;
  color: var(--quiet);
  font-size: 0.8125rem;
  white-space: nowrap;
  transform: translateY(-50%);
}

.scale-of-shares::before {
  right: calc(100% + 6px);
  content: "0\\00a0%";
}

.scale-of-shares::after {
  left: calc(100% + 6px);
  content: "100\\00a0%";
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

/* How many said about so much: above the line, and above them what one said oneself. */
.bin {
  position: absolute;
  bottom: 50%;
  width: 10%;
  min-height: 0;
}

.scale-of-shares:has(.bin) {
  min-height: 112px;

  & .pin.mine span {
    bottom: calc(100% + 24px);
  }
}

/* How many of the class chose it. */
.part {
  display: flex;
  align-items: center;
  gap: 0.4rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.part span {
  flex: none;
  height: 14px;
}

/* What an option came to stands below it: bars of several begin at one edge, and all options fit into a line of a projector. */
.shown .picks .option {
  flex: 1 1 11rem;
  max-width: 18rem;
  align-content: start;

  & .part,
  & .note {
    grid-column: 1 / -1;
  }
}

@container (width < 700px) {
  .shown .picks .option {
    flex-basis: 100%;
    max-width: none;
  }
}
`;var io=`.predict {
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

.asked {
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.3rem 1rem;
}

.ends {
  display: flex;
  gap: 0.8rem;
  margin-left: auto;
}

.ends .count {
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

/* For those who come late: read from the last row, like the question. */
.come-in {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.7rem;
  width: 100%;
}

.come-in b {
  font-family: var(--st-code-font);
  font-size: 1.5rem;
  letter-spacing: 0.06em;
}

.plain {
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

.folded h2 {
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

h2 {
  font-size: 1.125rem;
}

:is(h2, [role="status"]):focus {
  outline: none;
}

.show {
  min-height: 44px;
  padding: 0 1.2rem;
  border: 0;
  border-radius: 8px;
  background: var(--st-primary-color);
  color: #fff; /* which can be read on it, light and dark: see .streamlit/config.toml */
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
    font-size: 1.25rem;

    & h2 {
      font-size: 1.5rem;
    }

    & .note {
      font-size: 1.25rem;
    }

    & .count {
      font-size: 1.5rem;
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

  /* Once shown, the picture below has its room, and what came of it is still read from afar. */
  .shown:not(.folded) {
    & .outcome,
    & .outcome .note,
    & .picks .note {
      font-size: 1.125rem;
      line-height: 1.3;
    }

    & .head .note {
      font-size: 1rem;
    }

    & .under {
      font-size: 1rem;
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

  :is(.bar, .key).class,
  .bin,
  .part span {
    background: repeating-linear-gradient(135deg, Highlight 0 3px, Canvas 3px 6px);
    forced-color-adjust: none;
  }

  .bar.model,
  .key.model,
  .pin.model {
    background: CanvasText;
    forced-color-adjust: none;
  }
}

/* One button alone stands beside the question also on a phone. */
.head:has(.ends > :only-child) .asked {
  flex-basis: 12rem;
}

@media (pointer: coarse) {
  .plain {
    min-width: 44px;
    min-height: 44px;
  }
}
`;var ao=new Map;function Bt(t){try{return localStorage.getItem(t)??ao.get(t)??null}catch{return ao.get(t)??null}}function we(t,e){ao.delete(t);try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{e!==null&&ao.set(t,e)}}function Ul(){try{return[...Object.keys(localStorage),...ao.keys()]}catch{return[...ao.keys()]}}var jl="attention-lab-answers",Wl="attention-lab-progress",lg=300;function Gl(t){try{let e=JSON.parse(Bt(t)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function Kl(t,e){we(t,JSON.stringify(e))}var Pe=()=>Object.fromEntries(Object.entries(Gl(jl)).filter(([,t])=>dg(t))),ug=t=>typeof t=="number"&&t>=0&&t<=1,dg=t=>t&&typeof t=="object"&&"answer"in t&&(t.gain==null||typeof t.gain=="number"&&t.gain<1.001)&&typeof t.word=="string";function wr(t,e){let o=t[e.id];return o&&(o.answer===null||fg[e.form](o.answer,e))?o:null}var fg={marks:(t,{options:e})=>Array.isArray(t)&&t.length===e.length&&t.some(Boolean)&&t.every(o=>Number.isInteger(o)&&o>=0),share:ug,pick:(t,{options:e})=>Number.isInteger(t)&&e[Number(t)]!==void 0},Vl=t=>typeof t=="number"||Array.isArray(t)&&t.every(Number.isInteger),br=(t,e)=>({answer:e,gain:ri(t,e),word:Go(t,e)[0]??""});function Ko(t,e){let{[t]:o,...n}=Pe(),r=Object.entries(n).slice(-lg+1);e&&r.push([t,e]),Kl(jl,Object.fromEntries(r))}var ai=()=>Gl(Wl);function Yl(t){let[e,o]=t.split(".");e&&o&&Kl(Wl,{...ai(),[e]:o})}var pg=`${so}
${io}
${gr}`,Xl=t=>function({data:o,parentElement:n}){let r=JSON.parse(new TextDecoder().decode(o));return it(n,pg,s=>c(hg,{lecture:r,views:t,theme:s}))};function hg({lecture:t,views:e,theme:o}){let[n,r]=O(()=>mg(t));return c(Bl,{lecture:t,theme:o,answers:n,onAnswer:(s,i)=>{let a=br(s,i);Ko(s.id,a),r({...n,[s.id]:a})},onAgain:({id:s})=>{Ko(s,null);let{[s]:i,...a}=n;r(a)},show:(s,i,a)=>{let{component:l,bytes:u}=t.views[s];K({...le,...i});let d=a.shadowRoot??a.attachShadow({mode:"open"}),f=d.firstElementChild??d.appendChild(document.createElement("div"));return e[l]({data:gg(u),parentElement:f})}})}function mg({scenes:t}){let e=Pe();return Object.fromEntries(t.flatMap(({posed:o})=>{let n=o&&wr(e,o);return n?[[o.id,n]]:[]}))}var Jl=new Map;function gg(t){let e=Jl.get(t)??Uint8Array.from(atob(t),o=>o.charCodeAt(0));return Jl.set(t,e),e}var be="data-test-script-state",co=()=>document.querySelector(`[${be}]`)?.getAttribute(be)==="notRunning";var yr=()=>{},Ql=[],tu=!1;async function eu(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(yr=()=>e.remove(),location.search)return Vo();let o=e.dataset.view?JSON.parse(e.dataset.view):await wg(e.dataset.labFirst??"");if(tu||!o)return Vo();e.removeAttribute("data-view"),Un(o.selection),yg(e);let n=Uint8Array.from(atob(o.bytes),a=>a.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...a)=>Ql.push(a)}),i=new MutationObserver(()=>bg()&&Vo());i.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:[be]}),yr=()=>{i.disconnect(),s?.(),e.remove()}}async function wg(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Vo(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){tu=!0,yr(),yr=()=>{};for(let n of Ql.splice(0))e?.(...n)}}var Zl=!1;function bg(){return Zl||=document.querySelector(`[${be}=running]`)!==null,Zl&&co()&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function yg(t){let e=Ul().find(n=>n.startsWith("stActiveTheme")),o=(e&&Bt(e))??"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}function ou(){let{classList:t}=document.documentElement;addEventListener("beforeprint",()=>t.add("printing"),{capture:!0}),addEventListener("afterprint",()=>t.remove("printing"),{capture:!0})}var lo={first:1e3,longest:15e3,silent:4e4,reply:2e4};function xr(t,e,o,n){let r=y=>new URL(`lab/class/${encodeURIComponent(e)}/${y}`,t),s={link:"connecting",state:null,own:null,why:""},i=null,a=0,l=lo.first,u=0,d=!1,f="",h=y=>{d||n({...Object.assign(s,y)})};async function p(){let y,v;try{let S=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":o},signal:AbortSignal.timeout(lo.reply)});y=S.status,v=await S.json()}catch{return!1}if(y===404&&v.why)return h({link:"gone",why:v.why}),x(),!0;let{state:k,own:_}=v;if(y!==200||!k)return!1;let M=s.state&&s.state.version>k.version&&s.link==="live";return h(M?{}:{link:"live",own:_,state:k}),k.over&&x(),!0}function m(){clearTimeout(a),i?.close(),!d&&(h({link:"lost"}),a=window.setTimeout(g,l*(.5+Math.random())),l=Math.min(l*2,lo.longest))}async function g(){let y=++u;clearTimeout(a),i?.close();let v=await p();if(d||y!==u)return;if(!v)return m();f=s.own?.seat??"";let k=i=new EventSource(r(f?`news?seat=${f}`:"news")),_=()=>{clearTimeout(a),a=window.setTimeout(m,lo.silent)};_(),k.addEventListener("here",_),k.addEventListener("elsewhere",()=>{document.visibilityState==="hidden"&&(clearTimeout(a),k.close())}),k.onmessage=({data:M})=>{_(),l=lo.first;let S=JSON.parse(M);h({link:"live",state:S}),S.over&&x()},k.onerror=()=>{i===k&&m()}}let w=()=>{document.visibilityState==="visible"&&!d&&g()};document.addEventListener("visibilitychange",w),addEventListener("online",w);let x=()=>{d=!0,clearTimeout(a),i?.close(),document.removeEventListener("visibilitychange",w),removeEventListener("online",w)};return g(),{at:r,leave:x,know:y=>{h({own:y(s.own)}),i&&(s.own?.seat??"")!==f&&g()}}}async function uo(t,e){try{let o=await fetch(t,{method:"POST",body:JSON.stringify(e),signal:AbortSignal.timeout(lo.reply)});return{reply:o,why:o.ok?"":(await o.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var fo=t=>`${t.slice(0,4)} ${t.slice(4)}`;function nu({why:t,onCode:e}){return c("form",{class:"join",onSubmit:o=>{o.preventDefault(),e(String(new FormData(o.currentTarget).get("code")??""))},children:[c("h1",{children:"Take part in a class"}),t&&c("p",{role:"alert",children:t}),c("label",{children:["Code, eight letters",c("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),c("button",{class:"go",children:"Go on"})]})}function ru({state:t,why:e,onJoin:o}){let n=new Date(t.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("form",{class:"join",onSubmit:r=>{r.preventDefault(),o(String(new FormData(r.currentTarget).get("name")??""))},children:[c("h1",{children:t.title||"A class"}),c("label",{children:["Nickname, if you want one",c("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),c("button",{class:"go",children:"Take part"}),e&&c("p",{role:"alert",children:e}),c("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",n,", or until your lecturer ends the class."]})]})}function su({lecture:t,link:e,state:o,theme:n,answers:r,isSent:s,onAnswer:i,show:a}){let{scenes:l}=t,[u,d]=O(null),f=u??o.scene,h=l[f-1]??null,p=h?.posed?o.shown[h.posed.id]:void 0,m=h?.posed?{...h.posed,...p?.truth}:null,g=!!p,{sentences:w="",caption:x=""}=p?.scenes[f]??{},b=H(()=>m&&h?{...h,sentences:w,caption:x}:h,[h,w,x]),y=m?r[m.id]??null:null,v=E(null);I(()=>v.current?.focus({preventScroll:!0}),[]);let k=b?`Scene ${f}: ${b.title}.`:"You are in. The lecture begins when your lecturer opens the first scene.",_=m?g?` The answer: ${m.answer}`:` Question: ${m.ask}`:"",M=S=>{d(Math.min(Math.max(S,1),l.length)),scrollTo(0,0)};return c("div",{class:"lecture",style:{colorScheme:n.dark?"dark":"light"},children:[c("div",{class:"top",children:[c("h1",{class:"title",tabIndex:-1,ref:v,children:b?b.title:t.title}),c("nav",{"aria-label":"Scenes",children:u===null?c(U,{children:[b&&c("span",{children:[f," of ",l.length]}),c("button",{type:"button",onClick:()=>M(f||1),children:"Look around"})]}):c(U,{children:[c("button",{type:"button",disabled:f===1,"aria-label":"Back",onClick:()=>M(f-1),children:"\u2039"}),c("span",{children:[f," of ",l.length]}),c("button",{type:"button",disabled:f===l.length,"aria-label":"Next",onClick:()=>M(f+1),children:"\u203A"}),c("button",{type:"button",class:"next",onClick:()=>d(null),children:"To the class"})]})})]}),c("p",{class:"unseen",role:"status",children:e==="lost"?"No connection now.":`${k}${_}`}),c("p",{class:"link",children:e==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":u!==null&&u!==o.scene&&o.scene?`The class is at scene ${o.scene}.`:""}),!b&&c("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),b&&c(ii,{scene:b,theme:n,show:a,waits:!!(m&&!g),predict:m&&{posed:m,isShown:g,given:y,onShow:S=>{S!==null&&i(m,S)},group:{answered:o.answered[m.id]??0,people:o.people,picture:o.shown[m.id]?.class??null,isSent:y!==null&&s(m.id)}}},f)]})}var iu=`.join {
  display: flex;
  flex-direction: column;
  gap: 0.9rem;
  max-width: 28rem;
  margin: 1.5rem auto;
  font-size: 1.0625rem;
}

.join h1,
.lecture h1.title {
  margin: 0;
  font-size: 1.5rem;
  line-height: 1.25;
}

.join label {
  display: flex;
  flex-direction: column;
  gap: 0.3rem;
}

.join input {
  min-height: 48px;
  box-sizing: border-box;
  padding: 0 0.8rem;
  border: 1px solid var(--field);
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 1.25rem;
}

.join [name="code"] {
  text-transform: uppercase;
  letter-spacing: 0.15em;
}

.go {
  min-height: 48px;
  border: 0;
  border-radius: 8px;
  background: var(--st-primary-color);
  color: #fff; /* as in predict.css */
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}

.join p {
  margin: 0;
}

.link {
  margin: 0;
  font-weight: 600;
}

.link:empty {
  display: none;
}
`;var vg=`${so}
${io}
${gr}
${iu}`,lu="attention-lab-class",au=2e3,cu={first:1e3,tries:6},kg=6e4,ci="attention-lab-way-back",vr=class extends Error{},uu=t=>function({parentElement:o}){let{host:n}=o.getRootNode(),r=new URL(n.dataset.root??"./",location.href.split(/[?#]/)[0]),s=_g(location.pathname);return it(o,vg,i=>c(Mg,{root:r,code:s,views:t,theme:i}))},_g=t=>(/\/class\/([^/]+)\/?$/.exec(t)?.[1]??"").replaceAll("-","").toUpperCase(),Sg="You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";function Mg({root:t,code:e,views:o,theme:n}){let[r,s]=O({link:"connecting",state:null,own:null,why:""}),[i,a]=O(null),[l,u]=O(()=>Og(e)),[d,f]=O(""),h=E(!1),p=E(null),m=E(new Map);I(()=>e?(p.current=xr(t,e,l.person,s)).leave:void 0,[]);let{state:g,own:w}=r;I(()=>{r.link==="live"&&dispatchEvent(new Event(ci))},[r.link,g?.scene,Object.keys(g?.shown??{}).length]);let x=!!g?.lecture,[b,y]=O(0),v=()=>window.setTimeout(()=>y(A=>A+1),au);I(()=>{!x||i||!p.current||fetch(p.current.at("lecture")).then(async A=>A.ok&&a(await A.json())).catch(v)},[x,i,r.link,b]);let k=g&&w&&r.link==="live"?Object.keys(l.answers).find(A=>!(A in g.shown)&&String(w.answers[A])!==String(l.answers[A])):void 0,_=k===void 0?"":String(l.answers[k]),M=E(Promise.resolve());if(I(()=>{if(k===void 0||!w?.joined)return;let A=0,T=async()=>{if(!p.current)return;let z=l.answers[k],{reply:V,why:J}=await uo(p.current.at("answer"),{person:l.person,question:k,answer:z});!V||V.status>=500?A=v():f(J),V?.ok&&p.current.know(ct=>ct&&{...ct,answers:{...ct.answers,[k]:z}})};return M.current=M.current.then(T),()=>clearTimeout(A)},[k,_,w,r.link,b]),!e||r.link==="gone")return c(nu,{why:r.why,onCode:A=>location.assign(new URL(`class/${encodeURIComponent(A.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,t))});if(g?.over)return c("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!g||!w)return c("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(w.joined)h.current=!0;else return c(ru,{state:g,why:d||w.why||(h.current?Sg:""),onJoin:async A=>{let T=p.current,z=async()=>{if(!T||T!==p.current)return;let{reply:V,why:J}=await uo(T.at("join"),{person:l.person,name:A});f(J);let ct=V?.ok?await V.json():null;ct?T.know(()=>ct):V?.status===429&&window.setTimeout(z,au*(.5+Math.random()))};await z()}});if(!i)return c("p",{class:"join",role:"status",children:g.problem||"You are in. The lecture is being made ready \u2026"});let S=Object.entries(l.answers).filter(([A])=>!(A in g.shown&&A in w.answers)),$={...w.answers,...Object.fromEntries(S)};return c(U,{children:[c(su,{lecture:i,state:g,theme:n,answers:$,link:r.link,isSent:A=>String(w.answers[A])===String($[A]),onAnswer:({id:A},T)=>u(du({...l,answers:{...l.answers,[A]:T}})),show:(A,T,z)=>(K({...le,...T}),L(A,z))}),d&&c("p",{role:"alert",children:d})]});function L(A,T){let z=!1,V=0,J=0,ct=!1,Zt,ve=X=>{let $t=i?.views[A]??"",F=T.shadowRoot??T.attachShadow({mode:"open"}),pt=F.firstElementChild??F.appendChild(document.createElement("div"));Zt=o[$t]?.({data:X,parentElement:pt})},Wt=async()=>{if(!ct){ct=!0,clearTimeout(V);try{let X=await j(A);if(z||!X)return;et(),f(""),ve(X)}catch(X){if(z)return;let $t=X instanceof vr;f($t?X.message:"The picture can't be fetched now. It is tried again by itself."),!$t&&++J<cu.tries&&(V=window.setTimeout(Wt,cu.first*2**(J-1)*(.5+Math.random())))}finally{ct=!1}}},D=()=>{J=0,document.visibilityState==="visible"&&Wt()},et=()=>{clearTimeout(V);for(let X of["online",ci])removeEventListener(X,D);document.removeEventListener("visibilitychange",D)};for(let X of["online",ci])addEventListener(X,D);return document.addEventListener("visibilitychange",D),Wt(),()=>{z=!0,et(),f(""),Zt?.()}}async function j(A){let T=m.current.get(A);if(T||!p.current)return T;let z=await fetch(p.current.at(`views/${A}`),{signal:AbortSignal.timeout(kg)});if(z.status===409)throw new vr("This picture comes when the class is here, and if the scene asks, with the answer.");if(!z.ok)throw new Error(String(z.status));let V=new Uint8Array(await z.arrayBuffer());return m.current.set(A,V),V}}function Og(t){try{let o=JSON.parse(Bt(lu)??"null");if(o?.code===t&&/^[0-9a-f]{32}$/.test(o.person)&&o.answers&&typeof o.answers=="object"){let n=Object.entries(o.answers).filter(([,r])=>Vl(r));return{code:t,person:o.person,answers:Object.fromEntries(n)}}}catch{}let e=crypto.getRandomValues(new Uint8Array(16));return du({code:t,person:[...e].map(o=>o.toString(16).padStart(2,"0")).join(""),answers:{}})}function du(t){return t.code&&we(lu,JSON.stringify(t)),t}var Ut=t=>t instanceof PointerEvent&&t.pointerType==="touch";function kr(t,e){let o=e.width?e.usual*(t.width-4)/e.width:e.usual,n=Math.floor(2*Math.min(e.usual,o,t.height/1.1))/2;return n>=9.5?n:0}var hu={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},Eg=3,fu=30,Sr=({scale:t})=>t==="shares"?vn:Tg;function Tg(t){return Math.abs(t)<.05?"0":dt(t,Math.abs(t)<9.95?1:0)}function pu({scale:t,step:e},o){return t==="shares"?R(o,e?1:2).replace(" ","\xA0"):e?dt(o,Math.max(0,Math.min(3,Math.floor(-Math.log10(e))))):dt(o,3)}function _r({labels:t,isToken:e,prefix:o},n){if(!e)return[o,{token:t[n],length:fu}];let r=t.indexOf(t[n])!==t.lastIndexOf(t[n]);return["\u201C",{token:t[n],length:fu},r?`\u201D (no.\xA0${n+1})`:"\u201D"]}function mu(t,e,o){let{rows:n,columns:r,values:s,blocked:i,scale:a}=t,l=r.labels.length;if(e>=0&&o>=0){let x=e*l+o,b=!!i?.[x],y=(b?t.barred:t.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?_r(n,e):v==="{column}"?_r(r,o):[v]);return t.words?.[e][o]?[...y,": ",{token:t.words[e][o]}]:b||a==="plain"?y:[...y,`: ${pu(t,s[x])}`]}let u=e>=0,[d,f,h]=u?[n,r,e]:[r,n,o],p=x=>u?e*l+x:x*l+o,m=f.labels.map((x,b)=>b).filter(x=>!i?.[p(x)]),g=[u?"Row ":"Column ",..._r(d,h)];if(a==="plain")return[...g,`: ${m.length} of ${f.labels.length} are open`];let w=m.sort((x,b)=>Math.abs(s[p(b)])-Math.abs(s[p(x)])).slice(0,Eg);return w.length?[...g,", largest: ",...w.flatMap((x,b)=>[b?", ":"",..._r(f,x),` ${pu(t,s[p(x)])}`])]:[...g,": every cell is blocked"]}function Mr({scale:t,limit:e,isOneSided:o}){if(t==="plain")return null;let n=e<.1?3:e<10?2:0;return t==="shares"?["0 %","100 %"]:[o?"0":dt(-e,n),dt(e,n)]}var Or=20,gt=14,Ne=14,li=20,$g=12,Yo=1.2,Ag=36,Jo=44,Er=2.2,bu=14,Lg=30,ui=1,Cg=2,Ig=24,Rg=.2,Pg=148,Ng=.46,zg=.9,fi=520,Hg=4e3;function Tr(t,e,o){let n=t.map(a=>Fg(a,o)),r=t.length>1&&(e.width<fi||Xo(n,e,ui)>e.width);if(r)return{swiped:r,layouts:n.map(a=>gu([a],{...e,width:e.width*zg},[1/0],o)[0])};let s=n.map(a=>({...a,kept:qg(a,e)})),i=Xo(s,e,ui)<=e.width?s:n;return{swiped:r,layouts:gu(i,e,Dg(i,e),o)}}function gu(t,e,o,n){let[r,s]=[Math.max(...t.map(({labels:u})=>u)),gt*Yo+li+8],i=t.map((u,d)=>yu(u,di(u,e,o[d],r)[0]).includes(!0)),a=Math.max(s,...t.filter((u,d)=>i[d]).map(({labels:u})=>u)),l=Math.min(...t.map((u,d)=>u.panel.isSquare?di(u,e,o[d],a)[0]:1/0));return t.map((u,d)=>Bg(u,e,u.panel.isSquare?l:o[d],a,n))}var qg=(t,e)=>t.panel.isSquare?Math.min(pi(t,e),Ig,e.width*Rg/t.columns.length):0;function Dg(t,e){let o=wu(t,e,e.width),n=t.find(({panel:l})=>l.isMain);if(!n||t.length===1)return t.map(({kept:l})=>Math.max(l,o));let r=t.filter(l=>l!==n),s=Xo(r,e,Cg)+Or,i=Math.max(o,Math.min(pi(n,e),(Math.min(e.width*Ng,e.width-s)-n.left-3)/n.columns.length)),a=wu(r,e,e.width-Xo([n],e,i)-Or);return t.map(l=>Math.max(l.kept,l===n?i:a))}function wu(t,e,o){let[n,r]=[ui,Jo*Er];for(let s=0;s<24;s+=1){let i=(n+r)/2;Xo(t,e,i)<=o?n=i:r=i}return n}var Xo=(t,e,o)=>t.reduce((n,r)=>n+(r.panel.sign?Ag:0)+Math.max(r.least,r.left+r.columns.length*Math.min(pi(r,e),Math.max(r.kept,o))+3)+Or,-Or);function pi({panel:t,rows:e,labels:o},n){let r=Math.min(Jo,(n.height-o-3)/e.length);return t.isSquare?r:Math.min(Jo,Math.max(r*Er,bu))}function Fg(t,e){let o=B({fill:"",size:gt,code:!0,bold:!0},e),n=(d,f)=>d.labels.map(h=>q(h,f)),[r,s]=[n(t.rows,16),n(t.columns,12)],[i,a]=[r,s].map(d=>d.map(f=>Math.ceil(N(f,o)))),l=(t.rows.name?li:0)+Math.max(0,...i)+10,u=Math.max(Pg,Math.ceil(N(t.columns.name,B({fill:"",size:Ne},e)))+4);return{panel:t,rows:r,columns:s,left:l,widths:a,labels:Math.max(0,...a)+li+8,least:u,kept:0}}var yu=({panel:t,widths:e},o)=>e.map(n=>t.columns.isToken&&n>Math.max(o,gt*Yo)-2&&n>gt*1.1);function di({panel:t,rows:e,columns:o,left:n},r,s,i){let a=Math.min(Jo,(r.height-i-3)/e.length),l=Math.min(s,(r.width-n-3)/o.length,t.isSquare?a:Math.min(Jo,Math.max(a*Er,bu))),u=t.isSquare?l:Math.min(a,Math.max(l*Er,Lg));return[l,u].map(d=>d>=4?Math.floor(d):d)}function Bg(t,e,o,n,r){let{panel:s,rows:i,columns:a,left:l}=t,[u,d]=di(t,e,o,n),f=yu(t,u),h=Math.max(0,...t.widths.filter((x,b)=>!f[b])),[p,m]=[a.length*u,i.length*d],g=Math.ceil(Math.max(l+p+3,t.least)),w=B({fill:"",size:Ne},r);return{left:l,top:n,cellWidth:u,cellHeight:d,rows:i,columns:a,turned:f,width:g,acrossLeft:Math.max(0,Math.min(l,g-N(s.columns.name,w)-4)),pitch:u*gt*Yo/Math.max(gt*Yo,s.columns.isToken?0:h+6),letters:Math.max($g,Math.min(gt,Math.floor(d/Yo))),height:Math.ceil(n+m+3),across:s.columns.name,down:N(s.rows.name,w)<=m+n?s.rows.name:"",numbers:s.isOff?0:kr({width:u,height:d},Ug(s,r))}}function Ug(t,e){if(!t.words&&t.values.length>Hg)return{usual:0,width:0};let o=B({fill:"",size:gt},e),n=t.words?t.words.flat().map(r=>q(r)):t.scale==="plain"?[]:t.scale==="shares"?[R(1).slice(0,3)]:[...new Set(Array.from(t.values,Sr(t)))];return n.length?{usual:gt,width:Math.max(...n.map(r=>N(r,o)))}:{usual:0,width:0}}var jg=5,xu=9,Zo=2;function $r(t,e,o,n,r){let{left:s,top:i,cellWidth:a,cellHeight:l,rows:u,columns:d}=o,[f,h]=[d.length*a,u.length*l],p=e.scale==="plain";if(p?t.rect(s,i,f,h,{fill:r.ground}):t.cells(e.levels,u.length,d.length,[s,i,f,h],e.scale==="signed"),e.blocked&&It(t,e.blocked,u.length,d.length,[s,i,f,h]),Math.min(a,l)>=xu){let m=p?r.hatchLine:r.ground;for(let g=1;g<d.length;g+=1)t.rect(s+g*a-.5,i,1,h,{fill:m});for(let g=1;g<u.length;g+=1)t.rect(s,i+g*l-.5,f,1,{fill:m})}if(Qo(e,o)&&Wg(t,e,o,r),t.rect(s-.5,i-.5,f+1,h+1,{stroke:r.hatchLine}),o.numbers&&Gg(t,e,o,r),e.isOff){let m={weights:e.levels,rows:u.length,columns:d.length};Vn(t,[s,i,f,h],m,{fill:r.lines[0],ink:Ba(r.lines[0]),letters:gt,width:N(Fo,`700 ${gt}px ${r.font}`)})}Kg(t,e,o,n,r),Vg(t,e,o,n,r)}var Qo=({scale:t,words:e},{cellWidth:o,cellHeight:n})=>t==="plain"&&!e&&Math.min(o,n)>=xu;function Wg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:i,columns:a},l){for(let u=0;u<i.length;u+=1)for(let d=0;d<a.length;d+=1)e.blocked?.[u*a.length+d]||hi(t,[o+d*r,n+u*s,r,s],l)}var hi=(t,[e,o,n,r],s)=>t.rect(e+n/2-Zo,o+r/2-Zo,2*Zo,2*Zo,{fill:s.quiet,radius:Zo});function Gg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:i,columns:a,numbers:l},u){let d=e.scale==="signed"?u.signedInk:u.ink,f=Sr(e);for(let h=0;h<i.length;h+=1)for(let p=0;p<a.length;p+=1){let m=h*a.length+p;if(e.blocked?.[m])continue;let g=e.words?q(e.words[h][p]):f(e.values[m]),w=e.words?u.text:d[Math.min(255,Math.round(e.levels[m]*255))];t.text(g,o+(p+.5)*r,n+(h+.5)*s+1,{fill:w,size:l,align:"center"})}}function Kg(t,e,{left:o,top:n,cellWidth:r,cellHeight:s,rows:i,columns:a},l,u){let d=(f,h,p,m=1)=>{let g=[o+(h??0)*r-1,n+(f??0)*s-1,(h===null?a.length:m)*r+2,(f===null?i.length:1)*s+2],w=Math.min(r,s)<jg?1.5:2.5;t.rect(...g,{stroke:u.ground,width:2*w}),t.rect(...g,{stroke:p,width:w})};e.band&&d(null,e.band[0],u.lines[0],e.band[1]-e.band[0]+1);for(let[f,h]of e.lit)d(f,h,u.lines[0]);l.row>=0&&d(l.row,null,po(e.rows,u)),l.column>=0&&d(null,l.column,po(e.columns,u))}var po=({part:t},e)=>t?e[t]:e.text;function Vg(t,e,o,n,r){let{left:s,top:i,cellWidth:a,cellHeight:l,rows:u,columns:d,turned:f,letters:h,down:p,across:m}=o,g=(b,y)=>[...new Set([y,...e.lit.map(v=>v[b]??-1)])].filter(v=>v>=0),[w,x]=[g(0,n.row),g(1,n.column)];for(let b of Re(u.length,l,h,w)){let y=w.includes(b);t.text(u[b],s-7,i+(b+.5)*l,{fill:y?po(e.rows,r):r.quiet,size:h,bold:y,code:!0,align:"right"})}for(let b of Re(d.length,o.pitch,gt,x)){let y=x.includes(b),[v,k]=[s+(b+.5)*a,i-(f[b]?6:3+gt*.55)];t.text(d[b],v,k,{fill:y?po(e.columns,r):r.quiet,size:gt,bold:y,code:!0,align:f[b]?"left":"center",turned:f[b]})}m&&t.text(m,o.acrossLeft,Ne*.6,{fill:po(e.columns,r),size:Ne}),p&&t.text(p,Ne*.6,i+u.length*l,{fill:po(e.rows,r),size:Ne,turned:!0})}var vu={width:900,height:640},Yg=5,Jg=160,mi={width:96,height:12},gi=64;function ku(t,e,o){let n=t.isOff?ie(o):o,[r,s]=[t.rows,t.columns].map(({labels:u})=>Jg+u.length*Yg),[i]=Tr([t],{width:Math.max(vu.width,s),height:Math.max(vu.height,r)},n).layouts,a={width:i.width,height:i.height,draw:(u,d,f)=>$r(je(u,d,f),t,i,e,n)},l=kt(t.caption,Math.max(520,i.width),n);return{picture:G([t.title?mt(t.title,n):null,a,l,Xg(t,i,n)]),theme:n}}function Xg(t,e,o){let n=u=>ut(u,{size:rt,fill:o.quiet},o),r=Mr(t),s=t.isOneSided?.5:0,i=Float32Array.from({length:gi},(u,d)=>s+(1-s)*d/(gi-1)),a={width:mi.width,height:20,draw:(u,d,f)=>u.cells(i,1,gi,[d,f+4,mi.width,mi.height],t.scale==="signed")},l=Ve((u,...d)=>{u.rect(...d,{stroke:o.hatchLine}),Qo(t,e)&&hi(u,d,o)});return Y([r&&Y([n(r[0]),a,n(r[1])],6),t.scale==="plain"&&Y([l,n("allowed by the mask")],6),t.blocked&&Y([Ve((u,...d)=>u.hatch(...d)),n("blocked by the mask")],6)],20)}function Su(t,e){let o=e&&t[e.panel],n=r=>o?r===o.rows.id?e.row:r===o.columns.id?e.column:-1:-1;return t.map(({rows:r,columns:s})=>({row:n(r.id),column:n(s.id)}))}function Mu(t,e){let o=e&&t[e.panel];return o&&e.row<o.rows.labels.length&&e.column<o.columns.labels.length?e:null}function Ou(t,e,o){if(o==="Escape")return e?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(o))return;if(!e)return{panel:Math.max(0,t.findIndex(({isMain:p,isClickable:m})=>p||m)),row:0,column:0};let{panel:n}=e,[r,s]=[Math.max(0,e.row),Math.max(0,e.column)],[i,a]=_u(t[n]),l=p=>Math.max(0,Math.min(p,i-1));if(o==="Home")return{panel:n,row:r,column:0};if(o==="End")return{panel:n,row:r,column:a-1};if(o==="ArrowUp"||o==="ArrowDown")return{panel:n,row:l(r+(o==="ArrowDown"?1:-1)),column:s};let u=s+(o==="ArrowRight"?1:-1),d=t[u<0?n-1:n+1];if(u>=0&&u<a)return{panel:n,row:r,column:u};if(!d)return{panel:n,row:r,column:s};let[f,h]=_u(d);return{panel:u<0?n-1:n+1,row:Math.min(r,f-1),column:u<0?h-1:0}}var _u=({rows:t,columns:e})=>[t.labels.length,e.labels.length];var Zg=108,wi={least:170,most:520,usual:400};function Eu(){let t=E(null),[e,o]=O({width:0,height:0});return C(()=>{let n=t.current,r=document.querySelector("[data-testid=stMain]");return Be(n,()=>{let i=n.getBoundingClientRect().top+(r?.scrollTop??0),a=window.innerHeight-i-Zg,l=a<wi.least?wi.usual:Math.min(a,wi.most),u=n.clientWidth;o(d=>d.width===u&&Math.abs(d.height-l)<2?d:{width:u,height:l})})},[]),[t,e]}function Tu({panels:t,theme:e,send:o}){let[n,r]=Eu(),[s,i]=O({pointed:null,spoken:!0}),a=se(e),l=E(null),u=E(""),{layouts:d,swiped:f}=H(()=>r.width?Tr(t,r,e):{layouts:[],swiped:!1},[t,r,e.signature,a]),h=Mu(t,s.pointed),p=Su(t,h),m=y=>i(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),g=({panel:y,row:v,column:k})=>t[y].isClickable&&v>=0&&k>=0&&o?.("chosen",{panel:y,row:v,column:k}),w=t.findIndex(({isMain:y})=>y);I(()=>{f&&l.current&&w>0&&r.width<fi&&(l.current.scrollLeft=l.current.querySelectorAll(".panel")[w].offsetLeft-16)},[f,w,t[w]?.name]);let x=(y,{offsetX:v,offsetY:k})=>{let _=d[y]&&Yn(d[y],v,k);return _&&{panel:y,..._}},b=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&h?h:Ou(t,h,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(h??v??{panel:0,row:-1,column:-1});m(v),v&&f&&l.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return c("div",{class:"matrices",ref:n,style:{"--ramp":e.ramp,"--signed-ramp":e.signedRamp,"--dot":e.quiet,colorScheme:e.dark?"dark":"light"},children:[c("div",{class:f?"strip swiped":"strip",ref:l,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":t.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:b,onBlur:()=>m(null),children:d.map((y,v)=>c(t0,{layout:y,theme:e,swiped:f,panel:t[v],lit:p[v],onPoint:k=>m(x(v,k)),onLeave:()=>m(null),onPress:k=>{let _=x(v,k);if(!_)return;let M=Object.values(_).join(" ");Ut(k)&&u.current!==M?m(_):g(_),u.current=M}},v))}),c(Ue,{parts:h&&mu(t[h.panel],h.row,h.column),hint:hu,spoken:s.spoken})]})}function Qg({text:t}){let[,e,o]=/^(\w+?)_(\w+)$/.exec(t)??[];return c("h3",{children:e?c(U,{children:[e,c("sub",{children:o})]}):t})}function t0({panel:t,layout:e,lit:o,theme:n,onPoint:r,onLeave:s,onPress:i}){let a=E(null),l=H(()=>t.isOff?ie(n):n,[t.isOff,n.signature]);C(()=>{a.current&&$r(nt(a.current,e.width,e.height,l),t,e,o,l)},[t,e,l,o.row,o.column]),I(()=>vt(t.name,()=>ku(t,o,n)),[t,n.signature,o.row,o.column]);let u=Mr(t);return c(U,{children:[t.sign&&c("span",{class:"sign","aria-hidden":"true",children:t.sign}),c("figure",{class:"panel",children:[t.title&&c(Qg,{text:t.title}),c("div",{children:[c("canvas",{ref:a,role:"img","aria-label":t.caption,class:t.isClickable?"clickable":"","data-cells":[e.left,e.top,e.cellWidth,e.cellHeight].join(" "),onPointerMove:d=>d.pointerType!=="touch"&&r(d),onPointerLeave:({pointerType:d})=>d!=="touch"&&s(),onClick:i}),c("span",{class:"legend",children:[u&&c("span",{class:"scale",children:[u[0],c("span",{class:["ramp",t.scale==="signed"&&"signed",t.isOneSided&&"upper"].filter(Boolean).join(" ")}),u[1]]}),t.scale==="plain"&&c("span",{class:"scale",children:[c("span",{class:Qo(t,e)?"swatch open dotted":"swatch open"}),"allowed"]}),t.blocked&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}function $u(t){let{shown:{axes:e,panels:o},host:{names:n,clickable:r}}=Ot(t);return o.map(({low:s,high:i,blocked:a,parts:l,...u},d)=>{let f=u.values instanceof Float32Array,h=f?0:(i-s)/65535,p=f?u.values:Float32Array.from(u.values,b=>s+b*h),m=u.scale==="signed"?p.map(b=>Math.max(0,Math.min(1,.5+b/u.limit/2))):p,[g,w]=[u.rows,u.columns].map((b,y)=>({...e[b],id:b,part:l[y]})),x=u.scale==="signed"&&p.every(b=>b>=0);return{...u,name:n[d],isClickable:!!r?.[d],rows:g,columns:w,values:p,levels:m,step:h,isOneSided:x,blocked:a&&e0(a,p.length)}})}var e0=(t,e)=>Uint8Array.from({length:e},(o,n)=>t[n>>3]>>7-(n&7)&1);var Au=`/* Matrices side by side, on a narrow page to be swiped. */

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

.ramp.upper {
  background: var(--signed-ramp) 100% 0 / 200% 100%;
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
`;var Lu=new WeakMap;function Cu({data:t,parentElement:e,setTriggerValue:o}){let n=Lu.get(t)??$u(t);return Lu.set(t,n),it(e,Au,r=>c(Tu,{panels:n,theme:r,send:o}))}function Iu(t){let{shown:e,host:o}=Ot(t);return e.whatIf?.after&&Object.assign(e.whatIf.after,{cards:null},o),Object.assign(e,{cards:null},o)}var Ar={looks:null,lookedAt:null},Pu=(t,e)=>Ru(t.looks,e.looks)&&Ru(t.lookedAt,e.lookedAt),Ru=(t,e)=>t?.side===e?.side&&t?.place===e?.place;function yi({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Nu(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Lr({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:bi(t,o),columns:bi(e,n)}}function xi({encoderOnly:t},{rowSpots:e},o){return bi(e,{side:t?"source":"target",place:o})}function bi(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var tn=20,n0=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function r0(t){let e=n0.exec(t);if(!e)return null;let[,o,n,r,s,i="*",a="0"]=e;return{kind:o,layer:n,head:r,action:s,row:i,column:Number(a)-1}}var en=t=>Q.includes(t)?"*":t,ze=({kind:t,layer:e,head:o})=>`${t}.${e+1}.${en(o)}.off`;function He(t,e,o){return t.includes(ze({...e,head:"mean"}))||zu(e.head,o).every(r=>t.includes(ze({...e,head:r})))}function Cr(t,e,o){let n=zu("mean",o).map(l=>({...e,head:l})),r=[ze({...e,head:"mean"}),...n.map(ze)],s=t.filter(l=>!r.includes(l)),i=He(t,e,o);if(en(e.head)==="*")return i?s:[...s,r[0]];if(!i)return[...t,ze(e)];let a=n.filter(l=>l.head!==e.head&&He(t,l,o)).map(ze);return t.includes(r[0])?[...s,...a]:t.filter(l=>l!==ze(e))}var zu=(t,e)=>en(t)==="*"?Array.from({length:e},(o,n)=>String(n+1)):[t],Ir=(t,e)=>`${t}.*.*.hide.*.${e+1}`,ho=(t,e)=>t.includes(e)?t.filter(o=>o!==e):[...t,e];function Hu(t,{kind:e,layer:o,head:n},r,s,i){let a=`${e}.${o+1}.${en(n)}.${r}.${s<0?"*":s+1}.`,l=`${a}${i+1}`;return ho(r==="only"?t.filter(u=>u===l||!u.startsWith(a)):t,l)}function qu({whatIf:t},e,o){let n=t?.after?.groups.find(({kind:a})=>a===e.kind);if(!t?.after||!n)return null;let r=Vt(t.after,n,{words:!1,muted:o}),s=t.edits.map(({tag:a})=>a);return{...s0(Xe(t.after,r,e,o),s,e),isOff:e.head!=="rollout"&&He(s,e,n.heads)}}function s0(t,e,{kind:o,layer:n,head:r}){let s=t.columns.length,i=t.blocked?.slice()??new Uint8Array(t.rows.length*s);for(let a of e.map(r0)){let l=a?.kind===o&&["*",String(n+1)].includes(a.layer)&&["*",en(r)].includes(a.head);if(!a||!l||a.action==="off")continue;let u=t.columnSpots.findIndex(([{place:d}])=>d===a.column);t.rows.forEach((d,f)=>{if(!(u<0||a.row!=="*"&&Number(a.row)!==f+1)){if(a.action==="hide")i[f*s+u]=1;else if(!t.blocked?.[f*s+u])for(let h=0;h<s;h+=1)h!==u&&(i[f*s+h]=1)}})}return{...t,blocked:i}}function Du(t,e){let o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r-=1)for(let s=e.length-1;s>=0;s-=1)o[r][s]=t[r]===e[s]?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let n=[t.map(()=>!0),e.map(()=>!0)];for(let r=0,s=0;r<t.length&&s<e.length;)t[r]===e[s]?[n[0][r],n[1][s],r,s]=[!1,!1,r+1,s+1]:o[r+1][s]>=o[r][s+1]?r+=1:s+=1;return n}var St={top:18,height:160,bar:14,gap:16};function Fu({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>Y([Ve((i,...a)=>i.rect(...a,{fill:o.lines[s]})),ut(`${r+1} ${q(t.rows[r],30)}`,{size:rt,fill:o.text},o)],6);return G([mt(`Rows compared: ${t.title}`,o),G(e.map(n),2),i0(t,e,o)])}function i0({weights:t,columns:e},o,n){let r={size:rt,code:!0,fill:n.text},s=e.map(a=>q(a,12)),i=s.map(a=>Math.max(Math.ceil(N(a,B(r,n))),o.length*St.bar)+St.gap);return{width:i.reduce((a,l)=>a+l,0),height:St.top+St.height+24,draw(a,l,u){let d=u+St.top;for(let h of[.5,1]){let p=d+(1-h)*St.height;a.rect(l,p,this.width,1,{fill:n.hatchGround}),a.text(R(h),l,p-8,{size:13,fill:n.quiet})}let f=l;s.forEach((h,p)=>{let m=f+(i[p]-o.length*St.bar)/2;o.forEach((g,w)=>{let x=t[g*e.length+p]*St.height;a.rect(m+w*St.bar,d+St.height-x,St.bar-1,x,{fill:n.lines[w]})}),a.rect(f,d+St.height,i[p],1,{fill:n.quiet}),a.text(h,f+i[p]/2,d+St.height+13,{...r,align:"center"}),f+=i[p]})}}}function Rr({group:t},e,o){let n=(i,a)=>(!e.length||e.includes(i))&&(!o.length||!Q.includes(a)&&o.includes(t.roles[i][Number(a)-1]||"unclassified")),s=Array.from({length:t.layers},(i,a)=>Yt(t).map(l=>({kind:t.kind,layer:a,head:l}))).flat().filter(({layer:i,head:a})=>n(i,a));return{places:s,heads:Yt(t).filter(i=>s.some(a=>a.head===i))}}var a0=96,c0=6;function Bu({example:t,frames:e,open:o,layers:n,roles:r},s){let i=e.map(d=>({frame:d,...Rr(d,n,r)})).filter(({places:d})=>d.length);if(!i.length)return null;let a=i.map(({frame:d,places:f,heads:h})=>G([mt(d.group.title,s),l0(t,d,f,h,o,s)],4)),l=i.some(({frame:d})=>!!d.blocked?.includes(1)),u=Math.max(...i.map(({heads:d})=>d.length))<=c0;return G([u?Y(a,32):G(a,24),Ke({isBlocked:l},s)],16)}function l0(t,e,o,n,r,s){let{group:i,rows:a,columns:l}=e,u={...e,shape:Math.min(1.6,Math.max(.8,l.length/a.length)),side:a0},d=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(h=>o.some(p=>p.layer===f&&p.head===h)?{weights:()=>Le(t,e,f,h),role:i.roles[f][Number(h)-1]??"",isOpen:i.kind===r.kind&&f===r.layer&&h===r.head}:null)}));return Jn(u,n.map(f=>Q.includes(f)?f:`Head ${f}`),d,s)}var Pr=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Nr(t,e,o,{left:n,top:r,width:s,pitch:i},a){let l=e.columns.length,u=[];for(let h=0;h<e.weights.length;h+=1)e.weights[h]>=.02&&u.push({row:Math.floor(h/l),column:h%l,weight:e.weights[h]});let d=({row:h,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(h),f=o.rows.length+o.columns.length>0;u.sort((h,p)=>h.weight-p.weight);for(let h of f?[!1,!0]:[!1])for(let p of u){if(d(p)!==h)continue;let m=w=>r+(w+.5)*i,g=a.scale[Math.min(255,Math.round(p.weight*255))];t.path(`M${n} ${m(p.row)}L${n+s} ${m(p.column)}`,{stroke:g,width:h?4:2,opacity:f&&!h?.5:1})}}var Uu={width:960,height:720},u0=9,d0=200,xt={width:360,pitch:26,gap:8},zr={pitch:26,gap:16};function vi({map:t,lit:e,view:o},n){let r=o==="lines"?p0(t,e,n):o==="table"?h0(t,n):f0(t,e,n),s=[kt(t.caption,Math.max(520,r.width),n),Ke({isBlocked:!!t.blocked?.includes(1)},n)],i=t.rounded&&kt("\u2248 These weights are rounded to 1/255.",520,n);return G([mt(t.title,n),r,...s,i])}function f0(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(a=>d0+a*u0),s={width:Math.max(Uu.width,r),height:Math.max(Uu.height,n),cell:64,letters:rt},i=pe(t,s,o);return{width:i.width,height:i.height,draw:(a,l,u)=>he(a,t,{...i,left:i.left+l,top:i.top+u},e,o)}}function p0(t,e,o){let n=Pr(e),r={size:rt,code:!0,fill:o.text},[s,i]=[t.rows,t.columns].map(f=>f.map(h=>q(h,24))),a=f=>Math.ceil(Math.max(...f.map(h=>N(h,B({...r,bold:!0},o))))),[l,u]=[a(s),60],d=f=>n.length===1&&!e.columns.length?t.weights[n[0]*i.length+f]:0;return{width:l+2*xt.gap+xt.width+a(i)+u,height:26+Math.max(s.length,i.length)*xt.pitch,draw(f,h,p){let[m,g,w]=[h+l+xt.gap,h+l+xt.gap+xt.width,p+26],x=b=>w+(b+.5)*xt.pitch;f.text("looks (query)",m-xt.gap,p+10,{size:rt,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",g+xt.gap,p+10,{size:rt,bold:!0,fill:o.key}),Nr(f,t,{rows:n,columns:e.columns},{left:m,top:w,width:xt.width,pitch:xt.pitch},o),s.forEach((b,y)=>f.text(b,m-xt.gap,x(y),{...r,bold:n.includes(y),align:"right"})),i.forEach((b,y)=>{f.text(b,g+xt.gap,x(y),{...r,bold:e.columns.includes(y)});let v=d(y)>=.005?ht(t)(d(y)):"";v&&f.text(v,g+xt.gap+N(b,B(r,o))+8,x(y),{size:13,fill:o.quiet})})}}}function h0(t,e){let o={size:rt,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(h=>q(h,24))),i=f=>t.blocked?.[f]?"blocked":ht(t)(t.weights[f],2),a=(f,h=o)=>Math.ceil(N(f,B(h,e))),l=Math.max(...r.map(f=>a(f,n))),d=s.map((f,h)=>Math.max(a(f,n),...r.map((p,m)=>a(i(m*s.length+h))))).reduce((f,h)=>[...f,(f.at(-1)??l)+zr.gap+h],[]);return{width:d.at(-1)??l,height:(r.length+1)*zr.pitch,draw(f,h,p){let m=g=>p+(g+.5)*zr.pitch;s.forEach((g,w)=>f.text(g,h+d[w],m(0),{...n,align:"right"})),r.forEach((g,w)=>{f.rect(h,p+(w+1)*zr.pitch,d.at(-1)??l,1,{fill:e.hatchGround}),f.text(g,h,m(w+1),n),s.forEach((x,b)=>f.text(i(w*s.length+b),h+d[b],m(w+1),{...o,align:"right"}))})}}}var m0=.1;function Hr(t,e){let{weight:o,rounded:n,note:r}=t;if(r!==void 0||o===null)return r??"";let s=Math.max(0,...e.map(i=>i.weight??0));return o>=m0||s>0&&e.find(i=>i.weight===s)===t?ht({rounded:n})(o):""}function qr(t,e,o,n,r){let s=m=>{let g=t.groups.find(w=>w.kind===m);return g&&Xe(t,Vt(t,g,{words:!1,muted:!1}),e,!1)},i=s(t.encoderOnly?"encoder":"cross"),a=t.encoderOnly?void 0:s("decoder"),l=(m,g)=>m?m.weights.subarray(g*m.columns.length,(g+1)*m.columns.length):[],u=[...l(i,o)],d=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&i&&!t.encoderOnly?n.lookedAt.place:-1,f=d<0?[...l(a,o)]:[],h=t.source.map((m,g)=>({token:m,weight:d<0?u[g]??null:null,rounded:i?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===g,state:t.encoderOnly&&g===o?"current":""})),p=t.target.map((m,g)=>{let w=r&&g>o+1,x=g>0&&t.steps[g-1]?.forced,b=w?null:d>=0?i&&g>0?i.weights[(g-1)*i.columns.length+d]:null:g<=o?f[g]??null:null,y=g===o+1;return{token:m,weight:y&&d<0?null:b,rounded:(d<0?a:i)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===g-1,state:w?"later":y&&d<0?"written":x?"forced":"",note:y&&d<0?x?"forced":"written":void 0}});return{source:h,target:p,asked:d<0?"":t.source[d],strongest:u.indexOf(Math.max(...u))}}var ju=8;function g0({kind:t},{layer:e,head:o}){return`${Q.includes(o)?o==="rollout"?"the rollout":`the ${o} of the heads`:`head ${o}`} of ${t==="cross"?"cross-attention ":""}layer ${e+1}`}function Dr(t,e,o){let{reads:n,writes:r,probability:s,forced:i}=t.steps[e],a=t.groups.find(({kind:p})=>p===(t.encoderOnly?"encoder":"cross"));if(!a)return[];let l=Vt(t,a,{words:!1,muted:!1}),u=l.columns.length,d=Le(t,l,o.layer,o.head).subarray(e*u,(e+1)*u),f=d.indexOf(Math.max(...d)),h=t.target.slice(Math.max(0,e+1-ju),e+1);return[...t.encoderOnly?["At ",{token:n,side:"source"}]:[`Has read ${e+1>ju?"\u2026 ":""}`,...h.flatMap((p,m)=>[m?" ":"",{token:p,side:"target"}])],`, ${g0(a,o)} looks at `,{token:t.source[f],side:"source",strong:!0},` (${ht({rounded:Fn(l.axes)})(d[f])}), ${i?"is made to write":"writes"} `,{token:r,side:"target",strong:!0},` (${R(s,1)}).${o.kind==="encoder"&&!t.encoderOnly?" The encoder's map is the same at every step.":""}`]}var mo=640,ye={height:28,padding:8,gap:6,line:50},Xt={line:26,height:12,number:70,tag:64};function Gu({example:t,open:e,step:o,pointed:n},r){let{source:s,target:i}=qr(t,e,o,n,!1),a=t.steps[o],l=a?Dr(t,o,e).map(u=>typeof u=="string"?u:q(u.token)).join(""):"";return G([a&&mt(`Step ${o+1} of ${t.steps.length}`,r),l.length>0&&kt(l,mo,r),ki(t.encoderOnly?"Tokens":"Source","",r),Wu(s,r),!t.encoderOnly&&ki("Target so far","",r),!t.encoderOnly&&Wu(i,r),a&&ki(t.encoderOnly?"Written here":"Next token",`${a.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${dt(a.entropy,2)} nats`,r),a&&w0(a,r)],8)}var ki=(t,e,o)=>Y([ut(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&ut(e,{size:rt,fill:o.quiet},o)],8);function Wu(t,e){let o={size:rt,code:!0},n=t.map(({token:l})=>Math.ceil(N(q(l),B({...o,bold:!0,fill:""},e)))+2*ye.padding),r=[],[s,i]=[0,0];for(let l of n)s>0&&s+l>mo&&([s,i]=[0,i+1]),r.push({x:s,line:i}),s+=l+ye.gap;let a=Lt(t.map(({token:l})=>l))==="rtl";return{width:mo,height:(i+1)*ye.line,draw(l,u,d){t.forEach((f,h)=>{let[p,m,g]=[u+(a?mo-r[h].x-n[h]:r[h].x),d+r[h].line*ye.line,n[h]],w=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),x=["written","current"].includes(f.state),b=f.lit?e.key:x?e.primary:f.state==="forced"?e.text:e.hatchLine;w>=0&&l.rect(p,m,g,ye.height,{fill:e.scale[w],radius:6}),l.rect(p,m,g,ye.height,{stroke:b,width:f.lit||x?3:1,radius:6});let y=w<0?e.text:e.ink[w];l.text(q(f.token),p+g/2,m+ye.height/2,{...o,fill:y,bold:x,align:"center"});let v=Hr(f,t);v&&l.text(v,p+g/2,m+ye.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function w0({top:t,others:e,drawn:o,writes:n,forced:r},s){let i=[...t.map(([d,f],h)=>({name:q(d),share:f,drawn:o?.[h],isWritten:d===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],a=Math.max(80,...i.map(({name:d,code:f})=>Math.ceil(N(d,B({size:rt,code:f,bold:!0,fill:""},s))))),l=o?2*Xt.number:Xt.number,u=mo-a-l-Xt.tag-24;return{width:mo,height:i.length*Xt.line,draw(d,f,h){i.forEach(({name:p,share:m,drawn:g,isWritten:w,code:x},b)=>{let[y,v]=[f+a+12,h+(b+.5)*Xt.line],k=M=>[y,v-Xt.height/2,M*u,Xt.height],_={size:rt,fill:s.text,bold:w};d.text(p,f,v,{..._,code:x}),d.rect(...k(1),{fill:s.hatchGround,radius:3}),d.rect(...k(m),{fill:w?s.primary:s.quiet,radius:3}),g!==void 0&&d.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),d.text(R(m,1),y+u+Xt.number,v,{..._,align:"right"}),g!==void 0&&d.text(R(g,1),y+u+2*Xt.number,v,{..._,align:"right"}),w&&d.text(r?"forced":"written",y+u+l+10,v,_)})}}}function Ku({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,i)=>c("td",{children:s},i))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var _i=30,b0=3;function Fr({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:Ee(t.caption)}):c("p",{class:"read-out",children:o>=0&&n>=0?y0(t,o,n):o>=0?Si(t,o):x0(t,n)})}var Vu=({isOff:t})=>t?"would look at":"looks at";function y0(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(U,{children:[c(P,{token:t.rows[e],length:_i,side:t.rowSpots[e][0].side})," ",r?"is blocked from":Vu(t)," ",c(P,{token:t.columns[o],side:t.columnSpots[o][0].side}),!r&&c("b",{children:[" ",ht(t)(t.weights[n],2)]})]})}function Si(t,e){let o=t.columns.length,n=Yu(t.columns.map((r,s)=>({label:r,side:t.columnSpots[s][0].side,weight:t.weights[e*o+s]})));return c(U,{children:[c(P,{token:t.rows[e],length:_i,side:t.rowSpots[e][0].side})," ",Vu(t)," ",n.length?Ju(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function x0(t,e){let o=t.columns.length,n=Yu(t.rows.map((r,s)=>({label:r,side:t.rowSpots[s][0].side,weight:t.weights[s*o+e]})));return c(U,{children:[c(P,{token:t.columns[e],side:t.columnSpots[e][0].side})," ",t.isOff?"would be":"is"," ","looked at most by ",n.length?Ju(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var Yu=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,b0),Ju=(t,e)=>t.map(({label:o,side:n,weight:r},s)=>c("span",{children:[s?", ":"",c(P,{token:o,length:_i,side:n})," (",ht(e)(r),")"]},s));function Xu({example:t,step:e,open:o}){return c("p",{class:o.kind==="encoder"&&!t.encoderOnly?"sentence longer":"sentence",children:Dr(t,e,o).map((n,r)=>typeof n=="string"?Ee(n):n.strong?c("b",{children:c(P,{token:n.token,side:n.side})},r):c(P,{token:n.token,side:n.side},r))})}function Zu({map:t,rows:e,colours:o,agrees:n,onDrop:r}){let s=t.columns.length,i=(l,u)=>t.weights[l*s+u],a=0;for(let l=0;l<s;l+=1)a+=Math.min(...e.map(u=>i(u,l)));return c("section",{class:"compare",children:[c("h3",{children:["Rows compared"," ",e.length>1&&!t.rounded&&!t.isOff&&n&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",R(a)," of their weight."]})]}),c("p",{class:"legend",children:e.map((l,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>r(l),children:[c("i",{class:"swatch",style:{background:o[u]}})," ",l+1," ",c(P,{token:t.rows[l],length:30,side:t.rowSpots[l][0].side})," \u2715"]},l))}),e.map(l=>c("p",{class:"note",children:Si(t,l)},l)),c("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:t.columns.map((l,u)=>c("div",{class:"bars-of",title:e.map(d=>ht(t)(i(d,u),2)).join(", "),children:[c("div",{class:"columns",children:e.map((d,f)=>c("span",{style:{height:`${i(d,u)*100}%`,background:o[f]}},d))}),c(P,{token:l,length:8,side:t.columnSpots[u][0].side})]},u))})]})}var Qu="attention-lab-letter-keys",v0="input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=menu], [role=listbox]",Mi=()=>Bt(Qu)!=="off";function td(){ed(),window.addEventListener("keydown",t=>{/^\p{L}$/u.test(t.key)&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!Mi()&&!k0(t)&&t.stopImmediatePropagation()},{capture:!0})}var k0=t=>t.composedPath().some(e=>e instanceof Element&&e.matches(v0));function ed(){document.documentElement.dataset.letterKeys=Mi()?"on":"off"}function Br({letters:t,does:e}){let[o,n]=O(Mi);return c("button",{type:"button",class:"plain keys","aria-pressed":o,title:e,onClick:()=>{we(Qu,o?"off":"on"),ed(),n(!o)},children:["Keys ",t.join(", ")]})}var od={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function nd({example:t,selection:e}){let o=t.whatIf?["O","H","S"]:[],n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],r=Array.from({length:n.layers},(s,i)=>String(i+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(_t,{label:"Attention",options:t.groups.map(({kind:s})=>[s,od[s]]),value:e.kind,onChoose:s=>K({kind:s,rows:[]})}),c(_t,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(e.layer+1),onChoose:s=>K({layer:Number(s)-1})}),c(_t,{label:"Head",isNamed:!0,options:Yt(n).map(s=>[s,s]),value:e.head,onChoose:s=>K({head:s})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:s})=>s)&&c(_t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:s=>K({tokens:s,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:s})=>K({mute:s.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(S0,{example:t,selection:e,layers:r}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>K({present:!0}),children:"Present"}),c(Br,{letters:[...o,"F","B"],does:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${o.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`})]})]})}function rd({example:t,selection:e}){return c(_t,{label:"View",options:_0(t),value:e.view,onChoose:o=>K({view:o})})}function _0({layout:t,encoderOnly:e,whatIf:o}){return[...["map","lines","table"],...t==="heads"||e||o?[]:["everything"]].map(r=>[r,r])}function S0({example:t,selection:e,layers:o}){let n=(l,u)=>l.includes(u)?l.filter(d=>d!==u):[...l,u],r=E(null);I(()=>{let l=u=>{r.current?.open&&!u.composedPath().includes(r.current)&&(r.current.open=!1)};for(let u of["pointerdown","focusin"])document.addEventListener(u,l,{capture:!0});return()=>["pointerdown","focusin"].forEach(u=>document.removeEventListener(u,l,{capture:!0}))},[]);let s=l=>{l.key!=="Escape"||!r.current?.open||(l.stopPropagation(),r.current.open=!1,r.current.querySelector("summary")?.focus())},i=e.kinds.length+e.layers.length+e.roles.length>0,a=(l,u,d,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:l}),u.map(([h,p])=>c("button",{type:"button","aria-pressed":d.includes(h),onClick:()=>f(n(d,h)),children:p},p))]});return c("details",{class:"filters",ref:r,onKeyDown:s,children:[c("summary",{children:i?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),a("Kinds",t.groups.map(({kind:l})=>[l,od[l]]),e.kinds,l=>K({kinds:l})),a("Layers",o.map(l=>[Number(l)-1,l]),e.layers,l=>K({layers:l})),a("Roles on this text",t.roles.map(l=>[l.name,l.name]),e.roles,l=>K({roles:l})),t.roles.filter(({does:l})=>l).map(({name:l,does:u})=>c("p",{class:"note",children:[l[0].toUpperCase()+l.slice(1),": ",u,"."]},l)),i&&c("button",{type:"button",onClick:()=>K({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var sd="attention-lab-first-steps",id="called-out",M0=12,O0=70,xe=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],go=-1;function ad({root:t,plays:e,presents:o}){return o&&go<0?null:c(E0,{root:t,isOver:e||o})}function E0({root:t,isOver:e}){let o=E(null),[n,r]=O(()=>go<0?$0()?0:xe.length:go);go=e?xe.length:n,I(()=>{e&&r(xe.length)},[e]);let{part:s,title:i,words:a,touch:l}=xe[go]??{};if(C(()=>{!o.current||o.current.matches(":popover-open")||(o.current.popover="manual",o.current.showPopover())}),I(()=>{let d=s&&t.current?.querySelector(s);if(d)return d.classList.add(id),n>0&&d.scrollIntoView({block:"nearest"}),T0(o.current,d.querySelector(".large-map")??d),()=>d.classList.remove(id)},[go]),!s)return null;let u=()=>r(xe.length);return c("aside",{class:"first-steps",ref:o,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&u(),children:[c("h2",{children:[i," ",c("span",{class:"note",children:[n+1," of ",xe.length]})]}),c("p",{children:l&&matchMedia("(hover: none)").matches?l:a}),c("p",{class:"ways",children:[c("button",{type:"button",class:"plain",onClick:()=>r(n+1),children:n+1<xe.length?"Next":"Begin"}),n+1<xe.length&&c("button",{type:"button",class:"plain quiet",onClick:u,children:"Skip"})]})]})}function T0(t,e){if(!t)return;let o=()=>{let[r,s]=[t.getBoundingClientRect(),e.getBoundingClientRect()];return r.left<s.right&&s.left<r.right&&r.top<s.bottom?s.bottom-r.top:0};for(let r of["","aside"])if(t.classList.toggle("aside",r==="aside"),!o())return;document.querySelector("[data-testid=stMain]")?.scrollBy({top:Math.min(o()+M0,e.getBoundingClientRect().top-O0),behavior:"instant"})}function $0(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let t=localStorage.getItem(sd)===null;return localStorage.setItem(sd,"yes"),t}catch{return!1}}function cd(t,{go:e,step:o,last:n,player:r,presenting:s}){C(()=>{let i=a=>{if(a.defaultPrevented||a.ctrlKey||a.metaKey||a.altKey||a.shiftKey)return;let l=t.current;if(Ei(l)&&a.key!=="Escape")return;let u=A0(),d=u&&I0(l),f=C0(l,a)||s&&u,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},p={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},m=d||s||f,g=(f?p:d?h:{})[a.key]??(m&&!Oi(a)?L0(a.key,l,s):void 0);g&&(a.preventDefault(),g())};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)})}function A0(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return!t||t.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']")}function L0(t,e,o){if(t==="Escape")return o?()=>K({present:!1}):void 0;let n=t.toLowerCase();return n==="f"?()=>K({present:!o}):n==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}function C0(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Oi(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var Ei=t=>getComputedStyle(t).visibility==="hidden";function I0(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function ld({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:i,columns:a=!1,does:l="chooses the row"}){let u=E(null),d=E(""),[f,h]=lt(),p=H(()=>h.width?pe(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);C(()=>{!p||!u.current||he(nt(u.current,p.width,p.height,o),t,p,e,o)},[p,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let m=({offsetX:g,offsetY:w})=>p&&Yn(p,g,w);return c("div",{class:"large-map",ref:f,children:[c("canvas",{ref:u,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let w=m(g);s(w?.row??-1,w?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let w=m(g);if(!w||w.row<0&&!a)return;let x=(w.row<0||e.rows.includes(w.row))&&(w.column<0||e.columns.includes(w.column));Ut(g)&&!(x&&d.current===`${w.row} ${w.column}`)?s(w.row,w.column):i(w.row,w.column),d.current=`${w.row} ${w.column}`},onKeyDown:g=>p&&R0(g,p,e,s,i),onBlur:()=>s(-1,-1)}),c("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",l,", Escape lets go."]})]})}function R0(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[i,a]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(h,p)=>Math.max(0,Math.min(h,p-1)),u=(h,p)=>r(l(i+h,e.length),l(a+p,o.length)),d={ArrowLeft:()=>u(0,-1),ArrowRight:()=>u(0,1),ArrowUp:()=>u(-1,0),ArrowDown:()=>u(a<0?0:1,0),Home:()=>u(0,-o.length),End:()=>u(0,o.length),Enter:()=>s(i,Math.max(0,a)),Escape:()=>r(-1,-1)},f=n.rows.length+n.columns.length>0;!d[t.key]||t.key==="Escape"&&!f||(t.preventDefault(),t.stopPropagation(),d[t.key]())}var P0=.005,dd={least:20,most:48};function fd({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=E(null),[i,a]=lt(),l=Math.max(t.rows.length,t.columns.length),u=Math.max(dd.least,Math.min(dd.most,Math.floor((a.height-30)/l))),[d,f]=[l*u,Math.max(60,Math.min(420,a.width*.36))],h=Pr(e);C(()=>{s.current&&a.width&&Nr(nt(s.current,f,d,o),t,{rows:h,columns:e.columns},{left:0,top:0,width:f,pitch:u},o)},[t,a,o,h.join(),e.columns.join()]);let p=(M,S)=>t.weights[M*t.columns.length+S],m=(M,S)=>t.blocked?.[M*t.columns.length+S]?"blocked":p(M,S)>=P0?ht(t)(p(M,S)):"",g=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,w=M=>M.split(" \u2192 "),[x,b]=O(""),y=`row ${h[0]??0}`,k=new Set([...t.rows.map((M,S)=>`row ${S}`),...t.columns.map((M,S)=>`column ${S}`)]).has(x)?x:y,_=M=>({"data-place":M,tabIndex:M===k?0:-1});return c("div",{class:"lines",ref:i,onPointerLeave:({pointerType:M})=>M!=="touch"&&n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${u}px`},onKeyDown:N0,onFocusIn:({target:M})=>M instanceof HTMLElement&&b(M.dataset.place??""),children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((M,S)=>c("li",{children:c("button",{type:"button",..._(`row ${S}`),class:(g<0?h.includes(S):p(S,g)>=.02)?"lit":"","aria-pressed":e.chosen.includes(S),onPointerMove:({pointerType:$})=>$!=="touch"&&n(S,-1),onFocus:({currentTarget:$})=>$.matches(":focus-visible")&&n(S,-1),onClick:$=>Ut($)&&!e.rows.includes(S)?n(S,-1):r(S),children:[c("span",{class:"number",children:g<0?"":m(S,g)}),c("span",{children:w(M).map(($,L)=>[L?" \u2192 ":"",c(P,{token:$,length:10,side:t.rowSpots[S][0].side},L)])})]})},S))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${d}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((M,S)=>{let $=h.length===1&&g<0?p(h[0],S):0,L=e.columns.includes(S)||$>=.02;return c("li",{children:c("button",{type:"button",..._(`column ${S}`),class:L?"lit":"",onPointerMove:({pointerType:j})=>j!=="touch"&&n(-1,S),onFocus:({currentTarget:j})=>j.matches(":focus-visible")&&n(-1,S),onClick:()=>n(-1,S),children:[c(P,{token:M,side:t.columnSpots[S][0].side}),c("span",{class:"number",children:h.length===1&&g<0?m(h[0],S):""})]})},S)})})]})]})}function N0(t){let[e,o]=["left","right"].map(i=>[...t.currentTarget.querySelectorAll(`.${i} button`)]),n=e.includes(t.target)?e:o,r=n.indexOf(t.target),s=i=>i===n?null:i[Math.min(r,i.length-1)];Pt(t,{ArrowUp:()=>n[r-1],ArrowDown:()=>n[r+1],ArrowLeft:()=>s(e),ArrowRight:()=>s(o),Home:()=>n[0],End:()=>n.at(-1)})}var Ti=32,pd=8;function hd({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=O(0),i=ht(t),a=Math.max(0,Math.floor(r/Ti)-pd),l=Math.min(t.rows.length,a+3*pd+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((u,d)=>c("th",{scope:"col",children:c(P,{token:u,side:t.columnSpots[d][0].side})},d))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*Ti}px`}}),t.rows.slice(a,l).map((u,d)=>{let f=a+d;return c("tr",{"aria-rowindex":f+2,class:e.includes(f)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(f),onClick:()=>n(f),children:c(P,{token:u,length:30,side:t.rowSpots[f][0].side})})}),t.columns.map((h,p)=>{let m=f*t.columns.length+p;return c("td",{children:t.blocked?.[m]?c("i",{class:"blocked",children:"blocked"}):i(t.weights[m],2)},p)})]},f)}),l<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-l)*Ti}px`}})]})]})})}var md={usual:14,presented:20};function Ur({view:t,presented:e,map:o,lit:n,theme:r,onPoint:s,onPress:i,columns:a,does:l}){let u=H(()=>o.isOff?ie(r):r,[o.isOff,r]),d=f=>i(f,-1);return t==="lines"?c(fd,{map:o,lit:n,onPoint:s,theme:u,onPress:d}):t==="table"?c(hd,{map:o,chosen:n.chosen,caption:o.caption,onPress:d}):c(ld,{map:o,lit:n,onPoint:s,onPress:i,columns:a,does:l,theme:u,caption:o.caption,letters:e?md.presented:md.usual})}function gd({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([i])=>At(i).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h3",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",dt(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,i)=>c(z0,{example:t,step:e,onForce:o,found:e.top[i],drawn:e.drawn?.[i]},i)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(wd,{share:e.others}),c("span",{class:"probability",children:R(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function z0({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,i]=o,a=s===e.writes,l=r&&!a&&s!==t.neverForced,u=c(U,{children:[c(P,{token:s,class:"name",side:"target"}),c(wd,{share:i,drawn:n}),c("span",{class:"probability",children:[R(i,1),n!==void 0&&c("i",{class:"drawn",children:R(n,1)})]}),c("span",{class:"tag",children:a?e.forced?"forced":"written":""})]}),d=a?"candidate chosen":"candidate";return r?c("button",{type:"button",class:d,"aria-disabled":!l,title:l?`Write ${q(s)} instead`:"",onClick:()=>l&&r(s),children:u}):c("div",{class:d,children:u})}function wd({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function bd(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),i=Uint32Array.from({length:o},(a,l)=>l*r/o);for(let a=0,l=0;a<e;a+=1){let u=Math.floor(a*n/e)*r;for(let d=0;d<o;d+=1,l+=1){let f=u+i[d];t[l]>s[f]&&(s[f]=t[l])}}return s}var H0=480,Ai={short:24,long:60},jr=8,q0=5,$i={least:32,switched:48,most:104};function D0({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:i,onPeek:a,onOpen:l,onTap:u,switches:d}){let[f,{width:h}]=lt(),p=e.map(g=>({frame:g,...Rr(g,n,r)})),m=(d?p.map(F0):p).filter(({places:g})=>g.length);return c("div",{class:`overview ${i?"besides":""}`,ref:f,onPointerLeave:({pointerType:g})=>g!=="touch"&&a(null),children:[!m.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),h>0&&m.map(({frame:g,heads:w,places:x})=>c(B0,{example:t,frame:g,heads:w,places:x,open:o,theme:s,onPeek:a,onOpen:l,onTap:u,switches:d,label:d||h<H0?Ai.short:Ai.long,width:h},g.group.kind))]})}var xd=ae(D0);function F0(t){let e=o=>o==="mean"||!Q.includes(o);return{...t,heads:t.heads.filter(e),places:t.places.filter(({head:o})=>e(o))}}function B0({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:i,width:a,onPeek:l,onOpen:u,onTap:d,switches:f}){let{group:h}=e,p=i===Ai.short,m=Math.floor(Math.max($i.least,Math.min(f?$i.switched:$i.most,(a-i-12)/o.length-jr))),g=E(null),w=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),x={width:m,height:Math.round(m/w)},b=f?n.filter(f.isOff).map(qe):[];C(()=>{g.current&&U0(g.current,t,e,o,n,x,s,b)},[t,e,n.map(qe).join(),m,s,b.join()]);let y=[...new Set(n.map(({layer:_})=>_))],v=new Map(n.map(_=>[qe(_),_])),k=n.find(_=>Wr(_,r))??n[0];return c("section",{class:"group",children:[c("h2",{title:h.note,children:h.title}),!p&&c("p",{class:"note",children:h.note}),c("div",{class:"scroller",children:c("div",{class:p?"grid short":"grid",role:"grid","aria-label":h.title,ref:g,"data-kind":h.kind,style:{gridTemplateColumns:`${i}px repeat(${o.length}, ${m}px)`},onKeyDown:W0,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(_=>c("span",{role:"columnheader",class:"column",children:f&&Q.includes(_)?"all":p||Q.includes(_)?_:`Head ${_}`},_))]}),y.map(_=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[p?"L":"Layer ",_+1]}),o.map((M,S)=>{let $=S?null:c("canvas",{"data-layer":_,"aria-hidden":"true"}),L=v.get(qe({layer:_,head:M}));if(!L)return c("span",{role:"gridcell",class:"cell",children:$},M);let j=h.roles[_][Number(M)-1]??"",A=Wr(L,r),T=b.includes(qe(L));return c("span",{role:"gridcell",class:Q.includes(M)?"cell summary":"cell",children:[$,c("button",{type:"button",class:A?"thumb open":"thumb",tabIndex:L===k?0:-1,"aria-current":A?"true":void 0,"aria-label":`${yd(h.title,L,j)}${T?", off":""}`,"data-place":qe(L),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:z=>Ut(z)?d(L):u(L),onPointerMove:({pointerType:z})=>z!=="touch"&&l(L),onFocus:({currentTarget:z})=>z.matches(":focus-visible")&&l(L),onBlur:()=>l(null),children:[c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),f&&c("button",{type:"button",role:"switch",class:"off-switch",tabIndex:L===k?0:-1,"aria-checked":!T,"aria-label":`${yd(h.title,L,"")}, on`,title:T?"Switch it on again":"Switch it off",onClick:()=>f.onSwitch(L),children:T?"off":"on"}),j&&!f&&c("span",{class:"role",children:j})]},M)})]},_))]})})]})}var qe=({layer:t,head:e})=>`${t} ${e}`,Wr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function yd(t,{layer:e,head:o},n){let r=Q.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function U0(t,e,o,n,r,{width:s,height:i},a,l){let[u,d]=[o.rows.length,o.columns.length],f=window.devicePixelRatio||1,h=[Math.min(u,Math.round(i*f)),Math.min(d,Math.round(s*f))];for(let p of t.querySelectorAll("canvas")){let m=nt(p,n.length*(s+jr)-jr,i,a),g=new Path2D;for(let{layer:w,head:x}of r){if(String(w)!==p.dataset.layer)continue;let b=n.indexOf(x)*(s+jr),y=bd(Pc(e,o,w,x),[u,d],h);m.cells(y,...h,[b,0,s,i]),o.blocked&&It(m,o.blocked,u,d,[b,0,s,i]),l.includes(qe({layer:w,head:x}))&&(m.rect(b,0,s,i,{fill:a.ground,opacity:.75}),m.hatch(b,0,s,i)),g.roundRect(b,0,s,i,q0)}j0(p,g)}}function j0(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function W0(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(u=>[...u.querySelectorAll(".thumb")]),r=n.findIndex(u=>u.includes(e)),s=n[r].indexOf(e),a=[...e.closest(".grid").querySelectorAll(".thumb")],l=u=>n[u]?.[Math.min(s,n[u].length-1)];Pt(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>a[0],"Control+End":()=>a.at(-1)})}function vd(t){let e=E(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);I(()=>{let n=o.map(r=>vt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var G0=1e3,K0=[.5,1,2,4],kd=(t,e,o)=>jn(t,e,o,G0);function _d({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(Wn,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(Gn,{speeds:K0,player:o})]})}function Sd(t,e){if(!t||!e)return;let{activeElement:o}=t.getRootNode(),n=t.querySelector(".map-area h2");t.popover="manual",t.showPopover();let r=V0(t).filter(s=>!s.inert);for(let s of r)s.inert=!0;return n instanceof HTMLElement&&Object.assign(n,{tabIndex:-1}).focus({preventScroll:!0}),()=>{for(let s of r)s.inert=!1;t.popover=null,o instanceof HTMLElement&&o!==document.body?o.focus({preventScroll:!0}):n instanceof HTMLElement&&n.blur()}}function V0(t){let e=[];for(let o=t;o!==document.body;){let n=o.parentNode;if(!n)break;for(let r of n.children)r!==o&&r instanceof HTMLElement&&e.push(r);o=n instanceof ShadowRoot?n.host:n}return e}var Md=1e3;function Od({root:t,pointing:e,step:o}){let[n,r]=O(""),s=E(null),i=E({text:"",timer:0,free:0,opened:performance.now()});return I(()=>()=>clearTimeout(i.current.timer),[]),I(()=>{let a=t.current,l=g=>a.querySelector(g)?.textContent??"",u={pointing:e,step:o,readOut:l(".read-out"),outcome:l(".outcome")},d=s.current;s.current=u;let f=i.current,h=!e&&performance.now()<f.opened+Md;if(!d||h||J0(a))return;let p=Y0(d,u);if(!p||(f.text=l(p),f.timer))return;let m=()=>{Object.assign(f,{timer:0,free:performance.now()+Md}),r(f.text)};f.timer=window.setTimeout(m,Math.max(0,f.free-performance.now()))}),c("p",{class:"unseen",role:"status",children:n||null})}function Y0(t,e){return e.outcome!==t.outcome?".outcome":t.pointing&&!e.pointing?"":!e.pointing&&e.step!==t.step?".sentence":e.readOut!==t.readOut?".read-out":""}function J0(t){let{activeElement:e}=t.getRootNode();return!!e?.closest(".strongest ol")}function Li({title:t,note:e,side:o,chips:n,reveal:r,theme:s,onPoint:i,onPress:a}){let l=E(null);return C(()=>{let u=requestAnimationFrame(()=>l.current&&X0(l.current,r));return()=>cancelAnimationFrame(u)},[r,n.length]),c("section",{class:"strip",children:[c("h3",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",lang:re(o),dir:Lt(n.map(({token:u})=>u)),ref:l,onPointerLeave:({pointerType:u})=>u!=="touch"&&i(-1),children:n.map((u,d)=>{let{token:f,weight:h,state:p,lit:m}=u,g=h===null?-1:Math.round(Math.min(1,h)*255),w=g<0?{}:{backgroundColor:s.scale[g],color:s.ink[g]};return c("span",{class:`item ${p} ${m?"lit":""}`,onPointerMove:({pointerType:x})=>x!=="touch"&&i(d),onClick:x=>a&&(m||!Ut(x))?a(d):i(d),children:[c("span",{class:"chip",style:w,children:p==="later"?"":c(P,{token:f})}),c("span",{class:"share",children:Hr(u,n)})]},d)})})]})}function X0(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Ed({example:t,open:e,step:o,pointed:n,theme:r,grows:s,onPoint:i,go:a}){let l=H(()=>qr(t,e,o,n,s),[t,e.layer,e.head,o,n,s]),u=Q.includes(e.head)?e.head:`head ${e.head}`,d=h=>p=>i(p<0?Ar:Nu(t,h,p)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(U,{children:[c(Li,{title:t.encoderOnly?"Tokens":"Source",note:l.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${u}`,side:"source",chips:l.source,reveal:l.strongest,theme:r,onPoint:d("source"),onPress:t.encoderOnly?a:void 0}),!t.encoderOnly&&c(Li,{title:"Target so far",note:l.asked?`how much each looks at \u201C${q(l.asked)}\u201D, as it is written`:`lit by ${f[1]}`,side:"target",chips:l.target,reveal:o+1,theme:r,onPoint:d("target"),onPress:h=>a(Math.max(0,h-1))})]})}function Td({weights:t,columns:e},o){let n=[];for(let r=0;r<t.length;r+=1){let s=t[r];if(!s||n.length===o&&s<=n[o-1].weight)continue;let i=n.findIndex(a=>a.weight<s);n.splice(i<0?n.length:i,0,{row:Math.floor(r/e.length),column:r%e.length,weight:s}),n.length=Math.min(n.length,o)}return n}var Z0=10;function $d({map:t,onPoint:e}){let[o,n]=O(!1),r=H(()=>o?Td(t,Z0):[],[t,o]),s=()=>e(-1,-1);return c("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:i})=>n(i.open),children:[c("summary",{children:"Strongest links"}),o&&!r.length&&c("p",{class:"note",children:"No token looks anywhere here."}),c("ol",{onPointerLeave:({pointerType:i})=>i!=="touch"&&s(),children:r.map(({row:i,column:a,weight:l})=>c("li",{children:c("button",{type:"button",onFocus:()=>e(i,a),onBlur:s,onClick:()=>e(i,a),onPointerMove:({pointerType:u})=>u!=="touch"&&e(i,a),children:[c(P,{token:t.rows[i],length:30,side:t.rowSpots[i][0].side})," ",c("span",{children:"looks at"})," ",c(P,{token:t.columns[a],length:30,side:t.columnSpots[a][0].side})," ",c("b",{children:R(l)})]})},`${i} ${a}`))})]})}var Q0=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],Ld={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},tw=7,ew=({layer:t,head:e})=>Q.includes(e)?`all heads of layer ${t+1}`:`head ${e}`;function Cd({open:t,heads:e,editing:o,mode:n,onMode:r}){let s=He(o.tags,t,e);return c("div",{class:"edit-bar controls",children:[c("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>o.change(Cr(o.tags,t,e)),children:[s?"Switch on":"Switch off"," ",ew(t),c("span",{class:"keys",children:" (O)"})]}),c(_t,{label:"A click",isNamed:!0,options:Q0,value:n,onChoose:r}),c("button",{type:"button",class:"plain",disabled:!o.undo,onClick:()=>o.undo?.(),children:"Undo"}),c("button",{type:"button",class:"plain",disabled:!o.tags.length,onClick:()=>o.change([]),children:"Clear all"})]})}function Id({example:t,editing:e}){let o=t.encoderOnly?"encoder":"cross";return c("section",{class:"source-tokens",children:[c("h3",{children:["Hide a token"," ",c("span",{class:"note",children:["from ",t.encoderOnly?"all heads":"the decoder",c("span",{class:"keys",children:" (H)"})]})]}),c("div",{class:"tokens-line",lang:re("source"),dir:Lt(t.source),children:t.source.map((n,r)=>{let s=Ir(o,r),i=e.tags.includes(s);return c("button",{type:"button",class:"token-switch","aria-pressed":i,"data-tag":s,title:i?"Let it be seen again":"Hide this token",onClick:()=>e.change(ho(e.tags,s)),children:c(P,{token:n})},r)})})]})}function Rd({example:t,editing:e}){let{after:o,said:n="",right:r}=t.whatIf??{},[s,i]=[t,o].map(u=>u?.steps.map(({writes:d})=>d)??[]),[a,l]=o?Du(s,i):[[],[]];return c("section",{class:e.waits?"written waits":"written",children:[c(Ad,{name:"As trained",tokens:s,marks:a}),o&&c(Ad,{name:"Changed",tokens:i,marks:l,note:r===null?"":r?"right":"not right"}),c("p",{class:"outcome note",children:ow(e,n)})]})}function ow({waits:t,tags:e},o){return t?"The changed model writes \u2026":e.length>=tn?`${o} These are ${tn} changes, the most at once.`:o||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function Ad({name:t,tokens:e,marks:o,note:n=""}){return c("div",{class:"written-line",children:[c("h3",{children:t}),c("div",{class:"tokens-line",lang:re("target"),dir:Lt(e),children:e.map((r,s)=>{let i=o[s]?"mark":"span";return c(i,{class:"written-token",children:c(P,{token:r})},s)})}),n&&c("span",{class:n==="right"?"verdict right":"verdict",children:n})]})}function Pd({editing:t}){let{tags:e,words:o,change:n}=t;return e.length?c("ul",{class:"changes","aria-label":"What is changed",children:e.map(r=>c("li",{children:[o.get(r)??c("span",{class:"note",children:[r," \u2026"]}),c("button",{type:"button",class:"take-back","aria-label":`Take back: ${o.get(r)??r}`,onClick:()=>n(e.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Nd({before:t,after:e,waits:o,shared:n,onPoint:r}){let[s,i]=O("after"),a=(u,d,{map:f,lit:h})=>c("section",{class:`pane ${u}`,"aria-label":d,children:[c("h3",{children:d}),c(Ur,{...n,map:f,lit:h,columns:!0,onPoint:(p,m)=>r(f,p,m)}),c(Fr,{map:f,lit:h})]}),l=t.map.rows.some(u=>u.length>=tw);return c("div",{class:`panes ${e?`two ${s}`:""} ${l?"cornered":""}`,style:{"--rows":t.map.rows.length},children:[e&&c("div",{class:"sides-of",children:c(_t,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:i})}),a("before","As trained",t),e&&c("div",{class:o?"waits":"",children:a("after","Changed",e)})]})}var nw=5e3;function zd({whatIf:t,turn:e=0},o){let n={turn:e,tags:(t?.edits??[]).map(({tag:p})=>p)},[r,s]=O(null),i=E([]),a=r!==null&&r.turn>n.turn,l=a?r.tags:n.tags,u=p=>{let m={turn:Math.max(r?.turn??0,n.turn)+1,tags:p};s(m),o?.("edit",m)};I(()=>{if(!a||!o)return;let p=0,m=g=>{p=window.setTimeout(()=>(o("edit",r),m(2*g)),g)};return m(nw),()=>window.clearTimeout(p)},[a,r?.turn]);let d=p=>{p.length>tn||p.join()===l.join()||(i.current.push(l),u(p))},f=()=>u(i.current.pop()??l.slice(0,-1)),h=new Map((t?.edits??[]).map(p=>[p.tag,p.words]));return{tags:l,words:h,waits:a,change:d,undo:i.current.length||l.length?f:null}}function Hd({groups:t,whatIf:e},o,n,r){let s=E(o);s.current=o;let i=({kind:a})=>t.find(l=>l.kind===a)?.heads??1;return H(()=>e&&r&&{isOff:a=>He(s.current.tags,a,i(a)),onSwitch:a=>{n(a),s.current.change(Cr(s.current.tags,a,i(a)))}},[t,e,o.tags.join()])}function qd(t,e){C(()=>{let o=n=>{if(n.defaultPrevented||n.ctrlKey||n.metaKey||n.altKey||n.shiftKey)return;let r=e[n.key.toLowerCase()],[s]=n.composedPath(),i=t.current,a=s instanceof HTMLElement&&i?.contains(s)?s:null,l=document.activeElement?.matches("body, main")??!0;!r||!i||Ei(i)||Oi(n)||!(a||l)||(n.preventDefault(),r(a))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Dd({example:t,selection:e,theme:o,send:n}){let r=E(null),[s,i]=O(Ar),a=oe(F=>i(pt=>Pu(pt,F)?pt:F),[]),[l,u]=O(null),d={words:e.tokens==="words",muted:e.mute},f=H(()=>t.groups.map(F=>Vt(t,F,d)),[t,d.words,d.muted]),h=l&&rw(t,l)?l:e,p=f.find(({group:F})=>F.kind===h.kind)??f[0],m=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",g=H(()=>m?Nc(t,h):Xe(t,p,h,d.muted),[t,p,h.layer,h.head,m]),w=zd(t,n),[x,b]=O("hide"),y=H(()=>qu(t,h,d.muted),[t,h.kind,h.layer,h.head,d.muted]),v=Math.max(0,t.steps.length-1),k=F=>K({step:Math.max(0,Math.min(F,v))}),_=kd(e.step,v,k),M=s.looks?.side==="target"?s.looks.place:e.step;cd(r,{go:k,step:e.step,last:v,player:_,presenting:e.present}),za(r),C(()=>Sd(r.current,e.present),[e.present]);let S=xi(t,g,e.step),$=(_.playing||t.layout==="decoding")&&!t.encoderOnly,L={...Lr(g,s),step:t.whatIf?[]:M===e.step?S:xi(t,g,M),chosen:m||t.whatIf?[]:e.rows,done:$&&S.length?S[0]+1:1/0};C(()=>aw(r.current,f,s),[f,s]);let j=oe((F,pt)=>a(yi(g,F,pt)),[g]),A=F=>{let[{side:pt,place:ke}]=g.rowSpots[F];if(t.layout!=="heads")return pt==="target"||t.encoderOnly?k(ke):void 0;let ln=e.rows.includes(F)?e.rows.filter(sp=>sp!==F):[...e.rows,F].slice(-Bs);return K({rows:ln})},T=oe(F=>{u(null),K({...F,rows:[]})},[]),z=E(l);z.current=l;let V=oe(F=>{!iw(r.current)||z.current&&Wr(z.current,F)?T(F):u(F)},[]),J=Hd(t,w,T,n),ct=(F,pt,ke)=>{if(ke<0||g.blocked?.[pt*g.columns.length+ke])return;let[{place:ln}]=g.columnSpots[ke];w.change(F==="token"?ho(w.tags,Ir(h.kind,ln)):Hu(w.tags,h,F,pt,ln))},[Zt,ve]=[L.rows[0]??-1,L.columns[0]??-1];qd(r,J?{o:()=>J.onSwitch(h),h:F=>F?.dataset.tag?w.change(ho(w.tags,F.dataset.tag)):ct("token",Zt,ve),s:()=>Zt>=0&&ct("only",Zt,ve)}:{}),C(()=>u(null),[e.kind,e.layer,e.head]);let Wt=H(()=>f.filter(({group:F})=>!e.kinds.length||e.kinds.includes(F.kind)),[f,String(e.kinds)]),D=H(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[et,X]=[H(()=>e.layers,[String(e.layers)]),H(()=>e.roles,[String(e.roles)])],$t=F=>F&&{picture:F,theme:o};return vd({map:()=>$t(vi({map:g,lit:L,view:e.view},o)),compared:L.chosen.length>0&&(()=>$t(Fu({map:g,rows:L.chosen},o))),heads:()=>$t(Bu({example:t,frames:Wt,open:e,layers:et,roles:X},o)),player:()=>$t(Gu({example:t,open:h,step:M,pointed:s},o)),"changed-map":y!==null&&(()=>{let F=y.isOff?ie(o):o;return{picture:vi({map:y,lit:Bo,view:e.view},F),theme:F}})}),c(Oe.Provider,{value:t.languages??{},children:c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(nd,{example:t,selection:e}),n&&t.layout==="start"&&c(ad,{root:r,plays:_.playing,presents:e.present}),t.layout!=="decoding"&&c("div",{class:"overview-area",children:c(xd,{example:t,frames:Wt,open:D,layers:et,roles:X,theme:o,besides:t.layout==="heads",onPeek:u,onOpen:T,onTap:V,switches:J})}),c("div",{class:"map-place",children:c("section",{class:"map-area",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>K({present:!1}),children:["Back",c("span",{class:"keys",children:" (Escape)"})]}),c("div",{class:"map-head",children:[c("h2",{class:l?"peeked":"",children:g.title}),c(rd,{example:t,selection:e})]}),J&&c(Cd,{open:e,heads:p.group.heads,editing:w,mode:x,onMode:b}),J&&c(Id,{example:t,editing:w}),t.whatIf&&c(Rd,{example:t,editing:w}),J&&c(Pd,{editing:w}),t.whatIf?c(Nd,{before:{map:g,lit:L},after:y&&{map:y,lit:{...Bo,...Lr(y,s)}},waits:w.waits,shared:{view:e.view,presented:e.present,theme:o,does:Ld[x],onPress:(F,pt)=>J&&ct(x,F,pt)},onPoint:(F,pt,ke)=>a(yi(F,pt,ke))}):c(U,{children:[c(Ur,{map:g,lit:L,theme:o,view:e.view,presented:e.present,onPoint:j,onPress:A}),c(Fr,{map:g,lit:L})]}),g.rounded&&c("p",{class:"note precision",children:["\u2248 Rounded to 1/255",d.muted&&!m&&", before muting scales rows up","; captions, exported numbers and the page Inside a head are exact."]}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),(y??g).blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask",y&&", or taken away"]})]}),c("div",{class:"foot",children:[n&&!Q.includes(h.head)&&!m&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:L.chosen.at(-1)??S[0]??1}),children:"Work its numbers out, inside this head"}),c($d,{map:g,onPoint:j})]}),L.chosen.length>0&&!l&&c(Zu,{map:g,rows:L.chosen,colours:o.lines,agrees:h.head!=="max",onDrop:A})]})}),!t.whatIf&&t.layout!=="heads"&&c("section",{class:"step-area",children:[t.steps.length>0&&c(_d,{step:e.step,last:v,player:_,go:k}),t.steps[M]&&c(Xu,{example:t,step:M,open:h}),c(Ed,{example:t,open:h,step:M,pointed:s,theme:o,grows:$,onPoint:a,go:k}),t.steps[M]&&c(gd,{example:t,step:t.steps[M],onForce:n&&t.forceable&&!t.encoderOnly?F=>(_.pause(),n("forced",{step:M,token:F})):void 0}),M===v&&t.reason&&c("p",{class:"stop",children:t.reason})]}),c(Od,{root:r,pointing:L.rows.length+L.columns.length>0,step:M}),t.cards&&c(Ku,{card:sw(t,h),heading:t.cards.heading,note:t.cards.note})]})})}function rw({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&Yt(r).includes(n)}function sw({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function iw(t){let e=t?.querySelector(".map-area");if(!e)return!0;let{top:o,bottom:n}=e.getBoundingClientRect(),r=n>120&&o<window.innerHeight-120;return r||e.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function aw(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:i}=Lr(n,o),a=([h=-1],p)=>h<0?["-10","0"]:[String(h/p),String(1/p)],[[l,u],[d,f]]=[a(s,n.rows.length),a(i,n.columns.length)];for(let[h,p]of Object.entries({top:l,high:u,left:d,wide:f}))r.style.setProperty(`--${h}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",i.length>0)}}var Gr=`/* Quiet buttons; one of them switches keys of one letter. */

.plain {
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: none;
  white-space: nowrap;
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

/* No keys, no hint at keys. */

@media (hover: none) {
  .keys {
    display: none;
  }
}
`;var Fd=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Bd=`/* All heads */

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
`;var Kr=`/* The open head */

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

/* Shade at the side where columns go on; what stands at the end of them covers it. */
.table {
  max-height: 560px;
  overflow: auto;
  background:
    linear-gradient(to left, var(--st-background-color) 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, var(--st-text-color) 35%, transparent), transparent) right / 1.2rem 100% no-repeat;
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
`;var Ud=`/* Steps */

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
  max-height: 9.6rem; /* half of a row that goes on below says so */
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
`;var jd=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

.first-steps {
  inset: auto auto 1.5rem 1.5rem;
  box-sizing: border-box;
  margin: 0;
  gap: 0.5rem;
  width: min(21.5rem, calc(100vw - 2rem));
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
`;var Wd=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
  gap: 0.3rem 0.4rem;
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
  padding-left: 0.5rem;
  font-size: 0.8125rem;
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

/* In the empty corner above the rows, where their labels make one that is wide enough. */
.panes.cornered .pane:has(.large-map) h3 {
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
`;var Gd=`/* Decoding: the steps first */

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

/* A phone: one row of choices, pushed aside; how it is shown stands below the map. */

@container (max-width: 639.9px) {
  .controls.which {
    gap: 6px 8px;
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

/* Without steps beside it the map has all of the width. */
.stage.presenting:not(:has(.step-area)) {
  grid-template-columns: minmax(0, 1fr);
}

.stage.heads.presenting .map-place {
  grid-area: auto;
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
.presenting .lines,
.stage.heads.presenting :is(.large-map, .lines) {
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
  padding-right: 8rem; /* the way back stands there */
  font-size: 1.35rem;
}

.presenting h2:focus {
  outline: none;
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
`;var Kd=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var ww=1e3,bw=[Ht,Gr,pr,Fd,ro,Bd,Kr,Ud,jd,Wd,Gd,Kd].join(`
`),Vd=new WeakMap;function Ci({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,bw),r=Vd.get(n),s=r?.bytes===t?r.example:Iu(t);return Vd.set(n,{bytes:t,example:s}),Z(c(yw,{example:s,theme:zt(n),send:o}),n),Vo(e,o),()=>{Z(null,n),n.remove()}}function yw({example:t,theme:e,send:o}){let[n,r]=O(qt);I(()=>{let l=()=>r(qt());return l(),to(l)},[]);let s=E({turn:0}),{turn:i=0}=t,a=H(()=>o&&((l,u)=>{l==="edit"&&(s.current=u),o(l,u)}),[o]);return I(()=>{if(!t.whatIf||!o)return;let l=setInterval(()=>s.current.turn>i&&co()&&o("edit",s.current),ww);return()=>clearInterval(l)},[i,o]),c(Dd,{example:t,theme:e,send:a,selection:Dc(n,t)})}function Yd(t){let{shown:e}=Ot(t);for(let{value:o}of e.boxes)o.cells=Float32Array.from(o.cells,n=>o.signed?.5+(n-128)/254:n/255);return e}var Vr={usual:14,small:12},Ii=200,Ri=90,wo=5,Pi={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Yr(t,e,o,n,r){for(let{left:s,top:i,width:a,height:l}of o.frames)t.rect(s,i,a,l,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)xw(t,s,r);for(let s of o.boxes)vw(t,s,n,r);if(o.boxes[0].width>=Ri)for(let s of o.tokens)_w(t,e,s,r)}function xw(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[i,a]=[0,0];for(let[,u,d,f]of s)[i,a]=u==="M"?[Number(d),Number(f)]:u==="H"?[Number(d),a]:[i,Number(d)];let l=n==="H"?`M${i} ${a}L${i-wo} ${a-wo}V${a+wo}Z`:`M${i} ${Number(r)}L${i-wo} ${a+wo}H${i+wo}Z`;t.path(l,{fill:o.quiet})}function vw(t,{box:e,left:o,top:n,width:r,height:s},{open:i,here:a},l){let u=l.lines[Pi[e.role]],d=e.name===i,f=a.includes(e.name);t.rect(o,n,r,s,{fill:l.ground,radius:6}),t.rect(o,n,r,s,{fill:u,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:d?l.text:u,width:d?3:1.2,radius:6});let h=kw(e.value,o,n,r,s);if(h&&Ni(t,e.value,h),r<Ri)return;let p=r<Ii?Vr.small:Vr.usual,m={size:p,bold:e.role!=="norm"&&e.role!=="add",fill:l.text},g=(h?h[0]:o+r)-o-14,w=e.role==="add"?"+ Add":e.title;if(N(w,B(m,l))<=g||s<2.6*p)t.text(w,o+8,n+s/2,m);else{let x=An(w,g,m,l);x.draw(t,o+8,n+(s-x.height)/2)}}function kw(t,e,o,n,r){let s=Math.min(4,r*.12),i=r-2*s;if(i<5)return null;let a=Math.min(3.2,Math.max(1,t.columns/t.rows)),l=Math.min(i*a,n*(n<Ri?.8:n<Ii?.3:.42));return[e+n-s-l,o+s,l,i]}function Ni(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},i){t.cells(e,o,n,i,r),s&&It(t,s,o,n,i)}function _w(t,e,{text:o,left:n,top:r,width:s,height:i},a){let l={size:s<Ii?Vr.small:Vr.usual,code:!0,fill:a.text},u=e[o].map(m=>q(m)),d=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),f=m=>m.join(d?"":" "),h=m=>N(f(u.slice(0,m))+(m<u.length?"\u2026":""),B(l,a))<=s,p=u.length;for(;p>1&&!h(p);)p-=1;t.text(f(u.slice(0,p))+(p<u.length?"\u2026":""),n+s/2,r+i/2,{...l,align:"center"})}var Sw={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function bo(t,{layer:e,width:o,height:n},r=Sw){let{heights:s,gap:i,tokens:a,frame:l,least:u,most:d,widths:f}=r,h=t.boxes.filter(k=>k.layer===null||k.layer===e),p=["encoder","decoder"].filter(k=>h.some(_=>_.side===k)),m=p.map(k=>h.filter(_=>_.side===k)),g=Math.max(...m.map(k=>2*(a+i)+2*l+k.reduce((_,M)=>_+s[M.role]+i,0))),w=Math.max(u,Math.min(d,n/g)),x=Math.min(f.gap,o*.1),b=Math.floor(Math.min(f.most,(o-f.edge-p.length*f.side-(p.length-1)*x)/p.length)),y=Math.ceil(g*w),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:p.length*(b+f.side)+(p.length-1)*x+f.edge,height:y,unit:w,measures:r};return m.forEach((k,_)=>Mw(v,k,{left:f.side+_*(b+f.side+x),width:b,isLast:_===m.length-1})),Ew(v),v}function Mw(t,e,{left:o,width:n,isLast:r}){let{unit:s,measures:{heights:i,gap:a,tokens:l,frame:u,widths:d}}=t,f=o+n/2,h=t.height,p=g=>h-=g*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:p(l),width:n,height:l*s});let m=null;if(e.forEach((g,w)=>{let x=e[w-1],b=h;x&&x.layer===null!=(g.layer===null)&&p(u);let y=(p(a),p(i[g.role])),v=i[g.role]*s;t.arrows.push(`M${f} ${b}V${y+v}`),t.boxes.push({box:g,left:o,top:y,width:n,height:v}),g.layer!==null&&(m={top:y,bottom:m?.bottom??y+v})}),m){let{top:g,bottom:w}=m,x=d.side*.77;t.frames.push({left:o-x,top:g-u*s*.8,width:n+d.side,height:w-g+1.6*u*s})}r&&(t.arrows.push(`M${f} ${h}V${p(a),h}`),t.tokens.push({text:"written",left:o,top:p(l),width:n,height:l*s}));for(let g of Ow(t,e))t.lines.push(g)}function Ow(t,e){let o=e.map(s=>t.boxes.find(i=>i.box===s)),n=[],r=0;return o.forEach(({box:s},i)=>{if(s.layer===null&&(r=i+1),s.role!=="add")return;let a=o[r],l=a.top+a.height+t.measures.gap*t.unit*.5,u=o[i].top+o[i].height/2,d=o[i].left-t.measures.widths.side*.35;n.push(`M${a.left+a.width/2} ${l}H${d}V${u}H${o[i].left}`),r=o[i+1]?.box.role==="norm"&&o[i+1].box.name.replace("_norm","")===s.name.replace("_residual","")?i+2:i+1}),n}function Ew(t){let e=t.boxes.find(({box:i})=>i.kind==="cross"),o=t.boxes.filter(({box:i})=>i.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-t.measures.gap*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-t.measures.widths.side*.23;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var Tw={width:760,height:860};function Jd(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=bo(t,{layer:n,...Tw}),s={width:r.width,height:r.height,draw:(i,a,l)=>Yr(je(i,a,l),t,r,{open:"",here:[]},o)};return G([mt(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var zi={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},$w={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function yo({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}function De(t,e){return t?.role==="embedding"?{page:"inside_a_head",kind:t.side,layer:0}:{page:t?zi[t.role]??"whole_model":"whole_model",kind:t?.kind??"",layer:e}}var on=(t,e)=>e===t||e==="heads"&&t==="inside_a_head";function Xd(t,{page:e,layer:o,layers:n}){let r=De(t,o).page,s=t&&t.layer!==null&&nn(e),i=t?yo({...t,layer:s?o:null})+(s?` of ${n}`:""):"The whole model";return on(e,r)?`${i}: ${t?.role==="attention"?"show it":"this page"}`:`${i}: open ${t?`\u201C${$w[r]}\u201D`:"it"}`}function Jr(t,{role:e,kind:o,title:n},r){let s=e==="attention";switch(t){case"heads":case"inside_a_head":return o===r;case"alignment":return o==="cross";case"what_if":return s;case"masks":return s&&n.startsWith("Masked");case"positions":return e==="positions";case"decoding":return e==="linear"||e==="softmax";default:return!0}}var nn=t=>["heads","inside_a_head","alignment"].includes(t);var Hi=13,Zd={least:6,most:22},Qd=380;function Aw({source:t,target:e,written:o},{side:n,role:r}){return n==="encoder"?t:r==="attention"?e.map((s,i)=>`${ne(s)} \u2192 ${i in o?ne(o[i]):""}`):e}function tf(t,e,o,n){let{value:r}=e,s=Aw(t,e),i=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],a=r.rows===s.length;if(e.role==="attention"&&a&&r.columns===i.length){let p={rows:s,columns:i,weights:r.cells,blocked:r.blocked},m=pe(p,{width:o,height:Qd,cell:40,letters:Hi},n),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(w,x,b)=>he(w,p,{...m,left:m.left+x,top:m.top+b},g,n)}}let l={size:Hi,code:!0,fill:n.quiet},u=a?s.map(p=>q(p,10)):[],d=u.length?Math.ceil(Math.max(...u.map(p=>N(p,B(l,n)))))+8:0,f=Math.max(Zd.least,Math.min(Zd.most,Qd/r.rows)),h=Math.round(r.rows*f);return{width:o,height:h,draw(p,m,g){for(let w of Re(u.length,f,Hi,[]))p.text(u[w],m+d-6,g+(w+.5)*f,{...l,align:"right"});Ni(p,r,[m+d,g,o-d,h])}}}var Lw={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function ef({model:t,box:e,theme:o,send:n}){let r=E(null),[s,{width:i}]=lt();C(()=>{if(!r.current||!i)return;let f=tf(t,e,i,o);f.draw(nt(r.current,f.width,f.height,o),0,0)},[t,e,i,o]);let{value:a}=e,[l,u]=a.shape.slice(-2),d=Lw[e.role];return c("section",{class:"open-box","aria-live":"polite",children:[c("h2",{children:yo(e)}),c("p",{children:[e.said," ",a.said]}),d&&n&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",De(e,e.layer??0)),children:d}),c("div",{class:"value",ref:s,children:c("canvas",{ref:r,role:"img","aria-label":`${yo(e)}: ${tt(l)} \xD7 ${tt(u)} numbers`})}),c("p",{class:"note",children:[tt(l)," \xD7 ",tt(u),": ",Cw(e),", ",Iw(e),"."," ",a.rows<l||a.columns<u?"Of each block of neighbours the strongest is drawn. ":"",c("span",{class:"scale",children:[a.ends[0]," ",c("i",{class:"ramp",style:{background:a.signed?o.signedRamp:o.ramp}})," ",a.ends[1]]})]})]})}var Cw=({role:t})=>t==="attention"?"row = looks":"row = token";function Iw({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function of({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,i]=lt(),[a,l]=O(""),[u,d]=O(""),f=H(()=>i.width?bo(t,{layer:r,...i}):null,[t,r,i]),h=g=>f?.boxes.find(w=>w.box.name===Rw(g,r))?.box,p=f?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,m=h(a)??h(u)??p;return c("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[c("div",{class:"figure-side",children:[t.layers>1&&c(_t,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(g,w)=>[String(w),String(w+1)]),value:String(r),onChoose:g=>K({layer:Number(g)})}),c("div",{class:"figure",ref:s,children:f&&c(Pw,{model:t,layout:f,theme:o,open:m?.name??"",onPoint:l,onKeep:d})})]}),m&&c(ef,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Rw=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Pw({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let i=E(null);C(()=>{i.current&&Yr(nt(i.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let a=e.boxes;return c("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[c("canvas",{ref:i,"aria-hidden":"true"}),c("ol",{"aria-label":"The model, from its input to its output",children:a.map(({box:l,left:u,top:d,width:f,height:h})=>c("li",{children:c("button",{type:"button","aria-label":yo(l),"aria-pressed":l.name===n,style:{left:`${u}px`,top:`${d}px`,width:`${f}px`,height:`${h}px`},onPointerMove:({pointerType:p})=>p!=="touch"&&r(l.name),onFocus:({currentTarget:p})=>p.matches(":focus-visible")&&s(l.name),onClick:()=>s(l.name)})},l.name))})]})}var nf=`/* The whole model: the figure, and beside it what is open. */

.whole-model {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 1rem 2rem;
  align-items: start;
}

.figure {
  height: max(360px, calc(100vh - 292px));
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
`;var zw=[Ht,ro,Kr,nf].join(`
`);function rf({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,zw);return Z(c(Hw,{model:Yd(t),theme:zt(n),send:o}),n),()=>{Z(null,n),n.remove()}}function Hw({model:t,theme:e,send:o}){let[n,r]=O(qt);return I(()=>{let s=()=>r(qt());return s(),to(s)},[]),I(()=>vt("whole-model",()=>({picture:Jd(t,qt().layer,e),theme:e})),[t,e]),c(of,{model:t,selection:n,theme:e,send:o})}function sf({code:t,link:e,state:o,address:n,heading:r,picture:s,begin:i,onBegin:a,commands:l,names:u,onLead:d,onCopy:f,onResults:h,onEnd:p,said:m}){let[g,w]=O(!1),x=u.filter(({is_hidden:v})=>!v),b=u.length-x.length,y=o&&new Date(o.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return c("section",{class:"panel","aria-label":"Class",children:[c("img",{src:s,alt:`QR code of ${n}`,width:"220",height:"220"}),c("div",{class:"about",children:[c("h2",{ref:r,tabIndex:-1,children:["Class",o?.title?`: ${o.title}`:""]}),c("p",{class:"way",children:n.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),c("p",{class:"code","aria-label":`Code ${[...t].join(" ")}`,children:fo(t)}),l.length>0&&c("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",c("code",{children:l[0]})," ","and open ",c("code",{children:l[1]}),", then start the class there."]}),c("p",{role:"status",class:e!=="lost"&&o?.lecture&&!o.problem?"here":"",children:e==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":o?o.problem||(o.lecture?`${o.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),x.length>0&&c("ul",{class:"names","aria-label":"Nicknames",children:x.map(({number:v,name:k})=>c("li",{children:[c("bdi",{children:k}),c("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide the name",onClick:()=>d({hide:v,hidden:!0}),children:"Hide"}),c("button",{type:"button","aria-label":`Remove ${k}`,title:"Remove from the class, with all answers",onClick:()=>d({remove:v}),children:"Remove"})]},v))}),b>0&&c("button",{type:"button",class:"plain",onClick:()=>u.forEach(({number:v,is_hidden:k})=>k&&d({hide:v,hidden:!1})),children:["Show ",b," hidden ",b===1?"name":"names"]}),o&&c(Dw,{state:o,onLead:d}),c("div",{class:"ways",children:[i&&c("a",{class:"go",href:i,onClick:a,children:o?.scene?`Go on with scene ${o.scene}`:`Begin: ${o?.title}`}),c("button",{type:"button",onClick:f,children:"Copy the lecturer\u2019s link"}),c("button",{type:"button",disabled:!o?.lecture,onClick:h,children:"Results as CSV"}),g?c(U,{children:[c("button",{type:"button",class:"end",onClick:p,children:"End it and delete all answers"}),c("button",{type:"button",onClick:()=>w(!1),children:"Keep it"})]}):c("button",{type:"button",onClick:()=>w(!0),children:"End the class"})]}),m&&c("p",{role:"status",children:m}),y&&c("p",{class:"note",children:["Nicknames and answers are kept on this server until ",y,", or until you end the class. The results hold no names."]})]})]})}var qw={60:"minute",300:"5 minutes",900:"15 minutes",86400:"day"};function Dw({state:t,onLead:e}){let[o,n]=O("60");return c("details",{class:"door",children:[c("summary",{children:["Who takes part: ",t.people," of ",t.seats," seats, the door is ",t.open?"open":"closed"]}),c("div",{children:[c("button",{type:"button",onClick:()=>e({open:!t.open}),children:t.open?"Close the door":"Open the door"}),c("label",{children:["Seats"," ",c("input",{type:"number",min:"1",max:"500",value:t.seats,onChange:({currentTarget:r})=>e({seats:Math.round(r.valueAsNumber)})})]}),c("span",{children:[c("label",{children:["Who came within the last"," ",c("select",{value:o,onChange:({currentTarget:r})=>n(r.value),children:Object.entries(qw).map(([r,s])=>c("option",{value:r,children:s},r))})]}),c("button",{type:"button",onClick:()=>e({remove_since:Number(o)}),children:"Remove, with their answers"})]})]})]})}var af=`.panel {
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.5rem;
  padding: 0.8rem 1rem;
  border: 1px solid var(--line);
  border-left: 5px solid var(--st-primary-color);
  border-radius: 8px;
}

/* White around it, in dark too: phones read dark on light. */
.panel img {
  flex: none;
  align-self: start;
  border-radius: 6px;
}

.about {
  display: flex;
  flex: 1 1 20rem;
  flex-direction: column;
  gap: 0.35rem;
}

.way {
  font-size: clamp(1.25rem, 3cqi, 1.75rem);
  overflow-wrap: anywhere;
}

.code {
  font-family: var(--st-code-font);
  font-size: clamp(2rem, 6cqi, 3.25rem);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.06em;
}

.alone {
  max-width: 46rem;
  padding: 0.4rem 0.7rem;
  border-left: 4px solid currentColor;
}

/* A command breaks at no hyphen. */
.alone code {
  display: inline-block;
  max-width: 100%;
}

.names {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
  max-height: 7.5rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
}

.names li {
  display: inline-flex;
  align-items: center;
  padding-left: 0.6rem;
  border: 1px solid var(--line);
  border-radius: 999px;
}

.names button {
  min-width: 28px;
  min-height: 28px;
  padding: 0 0.5rem;
  border: 0;
  border-radius: 999px;
  background: none;
  cursor: pointer;
}

.door summary {
  padding: 0.4rem 0;
  cursor: pointer;
}

.door :is(div, span) {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
}

.door div {
  column-gap: 1.2rem;
}

.door input {
  width: 5rem;
}

.ways {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
}

.door button,
.door input,
.door select,
.ways > * {
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0 0.9rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: none;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
}

.ways .go {
  border: 2px solid currentColor;
  font-weight: 600;
}

.ways .end {
  border: 2px solid currentColor;
}

.door :is(input, select) {
  border-color: var(--field);
}

.ways :disabled {
  color: var(--quiet);
  cursor: default;
}

.plain {
  align-self: start;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  cursor: pointer;
}

.here {
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

/* On a projector a phone in the last row reads it. */
@container (width > 900px) {
  .panel img {
    width: 320px;
    height: 320px;
  }
}

@media (pointer: coarse) {
  .names button,
  .door button,
  .door input,
  .door select,
  .ways > * {
    min-width: 44px;
    min-height: 44px;
  }
}
`;var cf=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;async function Xr(t){try{if(navigator.clipboard)return await navigator.clipboard.writeText(t),!0}catch{}let e=document.activeElement,o=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});o.style.cssText="position: fixed; opacity: 0",document.body.append(o),o.select();let n=document.execCommand("copy");return o.remove(),e instanceof HTMLElement&&e.focus({preventScroll:!0}),n}var Fi="attention-lab-lead",Uw=2e3,wt=df(),jt=null,Tt={link:"connecting",state:null,own:null,why:""},Di=new Set,Rt={show:[]},qi=!1,Bi=()=>{for(let t of Di)t()},Zr=t=>String(new URL(`class/${t}`,document.baseURI));function xo(t){t?.code===wt?.code&&t?.secret===wt?.secret&&(jt||!t)||(wt=t,jt?.leave(),jt=null,Tt={link:"connecting",state:null,own:null,why:""},Rt={show:[]},we(Fi,wt&&JSON.stringify(wt)),Ui(),Bi())}function Ui(){!wt||jt||(jt=xr(document.baseURI,wt.code,"",t=>{if(Tt=t,t.link==="gone"||t.state?.over)return xo(null);Bi(),t.link==="live"&&rn()}))}function ji(t){let[e,o]=t.split(".");wt&&(Ui(),!(Tt.state?.lecture&&Tt.state.lecture!==e)&&(Rt.scene=o,lf=e,rn()))}var lf="";function uf(t){wt&&(Rt.show.push(t),rn())}async function rn(){if(!wt||!jt||qi||Tt.link!=="live"||!Tt.state?.lecture)return;Rt.scene!==void 0&&(lf!==Tt.state.lecture||Rt.scene===Tt.state.tag)&&delete Rt.scene;let{scene:t,show:[e]}=Rt;if(t===void 0&&e===void 0)return;qi=!0;let o=jt,{reply:n}=await uo(o.at("lead"),{secret:wt.secret,scene:t,show:e}),r=n?.ok?await n.json().catch(()=>null):null;if(qi=!1,o===jt){if(!n||n.status>=500)return void setTimeout(rn,Uw);Rt.scene===t&&delete Rt.scene,Rt.show=Rt.show.filter(s=>s!==e),r&&r.version>=(Tt.state?.version??0)&&(Tt={...Tt,state:r},Bi())}rn()}var sn=(t,e)=>wt&&jt?uo(jt.at(t),{secret:wt.secret,...e}):Promise.resolve({reply:null,why:"There is no class now."});function Fe(){let[,t]=O(0);return I(()=>{let e=()=>t(o=>o+1);return Di.add(e),Ui(),e(),()=>{Di.delete(e)}},[]),wt&&{lead:wt,told:Tt}}function df(){try{let t=JSON.parse(Bt(Fi)??"null");return t&&typeof t.code=="string"&&typeof t.secret=="string"?{code:t.code,secret:t.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:t})=>{t===Fi&&xo(df())});var jw=1e4,Ww=/^(localhost|127\..*|\[::1\])$/,ff="",Wi="";function Gw({data:t,parentElement:e}){let{started:o}=t;o&&o.code!==ff&&(ff=Wi=o.code,xo(o));let n=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return n&&(xo({code:n[1],secret:n[2]}),history.replaceState(history.state,"",location.pathname+location.search)),it(e,af,()=>c(Vw,{data:t,box:pf(e)}))}function Kw({data:t,parentElement:e}){return it(e,cf,()=>c(Jw,{asked:t.asked,box:pf(e)}))}function pf(t){let e=t instanceof ShadowRoot?t.host:t;return e.closest("[data-testid=stElementContainer]")??e}function hf(t,e){I(()=>{t.style.display=e?"":"none"},[t,e])}function Vw({data:t,box:e}){let o=Fe(),[n,r]=O([]),[s,i]=O(""),a=E(null);hf(e,!!o||!!s);let l=o?.lead.code;I(()=>{!l||l!==Wi||(Wi="",e.style.scrollMarginTop="5rem",e.scrollIntoView(),a.current?.focus({preventScroll:!0}))},[l]);let u=o?.told.state?.version??0;if(I(()=>{!o||!u||sn("names").then(async({reply:w})=>w?.ok&&r(await w.json()))},[o?.lead.code,u]),!o)return s?c("p",{role:"status",children:s}):null;let{lead:{code:d,secret:f},told:{link:h,state:p}}=o,m=Zr(d),g=(p&&t.links[p.lecture])??[];return c(sf,{code:d,link:h,state:p,address:m,heading:a,names:n,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(m)}`,document.baseURI)),begin:g[Math.max(p?.scene??0,1)-1]??"",commands:Ww.test(location.hostname)?t.commands:[],onBegin:w=>{let x=document.querySelector(`.st-key-begin-${p?.lecture} a`);p?.scene||!(x instanceof HTMLElement)||(w.preventDefault(),x.click())},onLead:async w=>i((await sn("lead",w)).why),onCopy:async()=>{let w=String(new URL(`lecture#lead=${d}.${f}`,document.baseURI)),x=await Xr(w);i(x?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:w,why:x}=await sn("results");w?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await w.blob()),download:`class-${d}.csv`}).click(),i(x)},onEnd:async()=>{let{reply:w,why:x}=await sn("end");w?.ok&&xo(null),i(w?.ok?"The class has ended; its answers are deleted.":x)}})}function Yw(t){let[e,o]=O(t),n=E(0);return I(()=>{let r=window.setTimeout(()=>{n.current=Date.now(),o(t)},Math.max(0,n.current+jw-Date.now()));return()=>clearTimeout(r)},[t]),e}function Jw({asked:t,box:e}){let o=Fe();hf(e,!!o);let n=o?.told,r=n?.state,s=r?n?.link==="lost"?"The server can\u2019t be reached.":t?`${r.answered[t]??0} of ${r.people} answered${t in r.shown?"; it is shown":""}`:`${r.people} here`:"",i=Yw(s);return o?c("p",{class:"answered",children:[c("b",{children:fo(o.lead.code)})," ",s,c("span",{class:"unseen",role:"status",children:i})]}):null}var mf=`.course p {
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
`;function Zw({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;return it(e,mf,()=>c(Qw,{...t,box:n}))}function Qw({id:t,scenes:e,numbered:o,end:n,box:r}){let s=Pe(),i=ai()[t],a=Fe()?.told.state,l=a?.lecture===t,u=n||!l&&(i||e.some(({asked:g})=>g in s));C(()=>{r instanceof HTMLElement&&(r.style.display=u?"":"none")},[r,u]);let d=1+e.findIndex(({tag:g})=>g===(o[Number(i)-1]??String(i))),f=e.flatMap(({asked:g,title:w,link:x},b)=>g?[{id:g,title:w,link:x,number:b+1,given:s[g]}]:[]),h=f.filter(({given:g})=>g&&g.answer!==null),p=hr(h.flatMap(({given:g})=>g?.gain??[])),m=f.filter(({given:g})=>!g||g.answer===null||(g.gain??1)<=0);if(n&&!f.length)return c("p",{children:"That was the last scene."});if(!u||!n&&!d&&!f.some(({given:g})=>g))return null;if(l){let g=f.filter(({id:w})=>w in a.shown).length;return c("p",{children:["The class was shown ",g," of ",f.length," answers. What it predicted is in the results below, until you end the class."]})}return c("div",{class:"course",children:[!n&&d>1&&d<e.length&&c("p",{children:c("a",{href:e[d-1].link,children:["Go on with scene ",d,": ",e[d-1].title]})}),f.length>0&&c("p",{children:h.length?`You predicted ${h.length} of ${f.length} ${f.length===1?"answer":"answers"}. ${p}`:`It asks ${f.length===1?"one question":`${f.length} questions`}; you have predicted none yet.`}),m.length>0&&c("details",{open:n,children:[c("summary",{children:["Missed or not predicted: ",m.length]}),c("ul",{children:m.map(({id:g,title:w,link:x,number:b,given:y})=>c("li",{children:[c("a",{href:x,children:[b," ",w]}),": ",y?y.answer===null?"only shown":y.word:"not opened"]},g))})]})]})}var tb=[137,80,78,71,13,10,26,10],gf=33,eb={Title:"figure",Description:"caption",Software:"program"},ob={"&":"&amp;","<":"&lt;",">":"&gt;"},nb=new TextEncoder;function wf(t,e){if(!tb.every((i,a)=>t[a]===i))throw new Error("This is no PNG.");let o=Object.entries(eb).filter(([,i])=>e[i]).map(([i,a])=>[i,e[a]]),n=[...Object.entries(e),...o].map(([i,a])=>rb(i,a)),r=[t.subarray(0,gf),...n,t.subarray(gf)],s=new Uint8Array(r.reduce((i,{length:a})=>i+a,0));return r.reduce((i,a)=>(s.set(a,i),i+a.length),0),s}function rb(t,e){let o=nb.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,sb(o)),n}function sb(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function bf(t,e){let o=t.indexOf(">")+1,n=a=>$o(a).replace(/[&<>]/g,l=>ob[l]),{figure:r="",caption:s=""}=e,i=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${i}${t.slice(o)}`}var ib="http://www.w3.org/2000/svg",ab=2,cb=16e6,lb=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function yf(t){let e=ub(t);return{svg:Ki(e),png:await fb(e)}}var Ki=t=>new XMLSerializer().serializeToString(t);function Vi(t,e){let o=document.createElementNS(ib,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function ub(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Vi("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Vi("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(lb))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");for(let i of s.querySelectorAll("*"))db(i);return s}function db(t){for(let{name:e,value:o}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(e)?t.removeAttribute(e):o.includes("url(")&&t.setAttribute(e,o.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events"),t.style?.removeProperty("cursor");for(let e of t.childNodes)e instanceof Text&&(e.data=Ls($o(e.data)))}async function fb(t){let[e,o]=["width","height"].map(l=>Number(t.getAttribute(l))),n=Math.min(ab,Math.sqrt(cb/(e*o))),r=t.cloneNode(!0),s=Vi("style",{});s.textContent=await pb(Ki(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let i=new Image;i.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ki(r))}`,await i.decode();let a=document.createElement("canvas");return Object.assign(a,{width:Math.round(e*n),height:Math.round(o*n)}),a.getContext("2d")?.drawImage(i,0,0,a.width,a.height),a.toDataURL("image/png").split(",")[1]}var Gi=new Map;async function pb(t){let e=[];for(let o of hb()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let i=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;Gi.has(i)||Gi.set(i,fetch(i).then(l=>l.blob()).then(mb).catch(()=>null));let a=await Gi.get(i);a&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${a})`))}return e.join(`
`)}function hb(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function mb(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var xf=5e3,gb=6e4;async function vf(t,e){let{svg:o,png:n}=await wb(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:bf(o,e),png:wf(r,e)}}async function wb(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=xf;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Na(t);if(s)return ec(s.picture,s.theme);let i=o.querySelector(`.${e}`),a=i?.querySelector(".js-plotly-plot");if(a?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return yf(a);r=a??i?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?gb:xf}throw new Error("It is not drawn.")}function _f({figures:t,chosen:e,onTaken:o}){let[n,r]=O({}),s=t.filter(({key:u})=>!(u in n));I(()=>{s.length&&bb(s).then(u=>{r(d=>({...d,...u})),o(u)})},[s.map(({key:u})=>u).join()]);let i=t.find(({key:u})=>u===e);if(!i)return null;let a=n[e],l=()=>r(({[e]:u,...d})=>d);return c("div",{class:"export",children:[c("div",{class:"formats",children:[c(kf,{name:i.png,mime:"image/png",content:a?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),c(kf,{name:i.svg,mime:"image/svg+xml",content:a?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),a?c(yb,{png:a.png,caption:i.about.caption??""}):a===null?c("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",c("button",{type:"button",onClick:l,children:"Take it again"})]}):c("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function bb(t){let e={};for(let{key:o,about:n}of t)e[o]=await vf(o,n).catch(()=>null);return e}function kf({name:t,mime:e,content:o,title:n,children:r}){return c("button",{type:"button",title:n,disabled:!o,onClick:()=>o&&Kn(t,e,o),children:r})}function yb({png:t,caption:e}){let o=H(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);I(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return c("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Sf=`.lab {
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
`;var vb="button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])",Qr=t=>Of(t).filter(e=>e.matches(vb)&&e.tabIndex>=0&&e.checkVisibility({visibilityProperty:!0}));function Mf(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.activeElement;return t}var Of=t=>[...t.querySelectorAll("*")].flatMap(e=>[e,...e.shadowRoot?Of(e.shadowRoot):[]]);function kb({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,Sf);n.hasChildNodes()||Sb(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([i,a])=>[i,a&&{svg:a.svg,png:_b(a.png)}])));return Z(c(_f,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{Z(null,n),n.remove()}}function _b(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Sb(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("keydown",s=>Mb(s,o),{capture:!0}),o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Mb(t,e){if(t.key!=="Tab"||t.altKey||t.ctrlKey||t.metaKey)return;let o=Qr(e);if(!o.length)return;let n=o.indexOf(Mf()),r=t.shiftKey?(n<0?o.length:n)-1:n+1;t.preventDefault(),t.stopImmediatePropagation(),o[(r+o.length)%o.length].focus()}function Ob({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Wc(t,s=>o("chosen",s))}function Ef(){document.addEventListener("pointerover",({target:t})=>{t instanceof HTMLInputElement&&t.type==="text"&&(t.title=t.scrollWidth>t.clientWidth?t.value:"")})}var Tf="data-test-script-state",Eb="button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']",es=null,Yi=[],an="",Ji=null,ts=null;function $f(){let t=document.querySelector("[data-testid=stApp]");!t||t===ts||(ts=t,document.addEventListener("focusin",Tb,{capture:!0}),new MutationObserver(Lf).observe(ts,{attributes:!0,attributeFilter:[Tf]}))}function Tb({target:t}){es=t instanceof Element?t:null,[Yi,an,Ji]=[[],"",null];for(let e=es;e;e=e.parentElement)e.className.toString().includes("st-key-")&&Yi.push(e)}function Af(t){an=t,Lf()}function Lf(){let t=document.activeElement,e=es&&!es.isConnected&&t===document.body;if(ts?.getAttribute(Tf)!=="notRunning"||!(e||an&&t===Ji))return;if(an)return os(`.st-key-${an} :is(h2, h3)`);let n=Yi.find(r=>r.isConnected&&r.checkVisibility())?.querySelector(Eb);if(n instanceof HTMLElement)return n.focus({preventScroll:!0});os(),Ji=document.activeElement}function os(t="h1"){let e=document.querySelector(`[data-testid=stMain] ${t}`);e instanceof HTMLElement&&(e.tabIndex=-1,e.style.outline="none",e.focus({preventScroll:!0}))}var $b="button[aria-label=Help]",Ab=60;function If(){new MutationObserver(Cf).observe(document.body,{subtree:!0,childList:!0}),Cf()}function Cf(){for(let t of document.querySelectorAll($b)){let e=t.closest("h1, h2, h3, h4, h5, h6, [data-testid=stElementContainer]")?.textContent?.trim();e&&t.setAttribute("aria-label",`Help for ${At(e,Ab)}`)}}var Lb=["lecture","edit"],Xi="",rs=!1,ns=!1,Zi=!1,cn="";function Pf(){addEventListener("click",()=>{cn=location.href},{capture:!0}),addEventListener("keydown",({key:o})=>{o==="Enter"&&(cn=location.href)},{capture:!0}),addEventListener("popstate",()=>{ns=vo(location)!==Xi},{capture:!0});for(let o of["pointerdown","keydown"])addEventListener(o,()=>{[ns,Zi]=[!1,!0]},{capture:!0});let{pushState:t,replaceState:e}=history;history.pushState=history.replaceState=(o,n,r)=>{let s=new URL(r??"",location.href);if(ns)return;if(!(vo(s)!==vo(location)||Zi&&Rf(s)!==Rf(location))||rs)return e.call(history,o,n,s);cn&&vo(new URL(cn))===vo(location)&&e.call(history,history.state,"",cn),rs=!0,t.call(history,o,n,s)}}function Nf(t){Xi=t,Xi===vo(location)&&(rs&&(Zi=!1),rs=ns=!1)}function vo({pathname:t,search:e}){let o=new URLSearchParams(e);return[t.split("/").at(-1),...Lb.map(n=>o.get(n)??"")].join(" ")}var Rf=({search:t})=>new URLSearchParams(t).get("model");var Qi="button[aria-haspopup=dialog], button[aria-haspopup=menu]",Cb="button[aria-haspopup=dialog][aria-expanded=true]",Hf="[data-testid=stPopoverBody]",Ib=500,Rb=5e3,ta=!1;function qf(){addEventListener("pointerdown",({pointerType:o})=>{ta=o==="touch"},{capture:!0}),addEventListener("keydown",()=>{ta=!1},{capture:!0});let t=o=>{for(let{target:n}of o)n instanceof HTMLElement&&n.matches(Qi)&&zf(n)};new MutationObserver(t).observe(document.body,{subtree:!0,attributeFilter:["aria-expanded"]});let e=document.querySelector(`:is(${Qi})[aria-expanded=true]`);e instanceof HTMLElement&&zf(e)}function zf(t){let e=()=>t.isConnected&&t.ariaExpanded==="true",o=t.ariaHasPopup==="menu";if(e())return void(o?Ff(e):ea(performance.now()+Rb));o||Df(t,e,performance.now()+Ib)}function Df(t,e,o){let n=document.activeElement;e()||performance.now()>o||((!n||n===document.body||n.closest(Hf))&&t.focus({preventScroll:!0}),requestAnimationFrame(()=>Df(t,e,o)))}function Ff(t){requestAnimationFrame(()=>{if(!t())return;let e=document.activeElement?.closest("[role=menu]");if(!e)return Ff(t);let o=e.querySelector("[role=menuitem]");e===document.activeElement&&o instanceof HTMLElement&&o.focus({preventScroll:!0})})}function ea(t,e=!1){requestAnimationFrame(()=>{if(performance.now()>t||!document.querySelector(Cb))return;let o=[...document.querySelectorAll(Hf)].at(-1),n=document.activeElement??document.body,r=n===document.body||n===o||!e&&n.matches(Qi);if(!(o instanceof HTMLElement)||!r)return ea(t,e);let s=ta?void 0:Qr(o).find(i=>i!==o);!s&&n!==o&&(o.tabIndex=-1,o.style.outline="none"),(s||n!==o)&&(s??o).focus({preventScroll:!0}),ea(t,e||!!s)})}var Bf=new WeakMap;function Uf(){let t=0,e=()=>t||=requestAnimationFrame(()=>(t=0,document.querySelectorAll(".js-plotly-plot").forEach(Pb)));new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0}),e()}function Pb(t){let e=t,o=[...e.querySelectorAll(".heatmap-label text")].filter(u=>u instanceof SVGTextElement);if(!o.length||!e._fullLayout)return;let[n,r]=[e._fullLayout.xaxis,e._fullLayout.yaxis].map(({_length:u,range:[d,f]})=>u/Math.abs(f-d)),s=o.reduce((u,d)=>(d.textContent??"").length>(u.textContent??"").length?d:u),i=[n,r,o.length,s.textContent].join();if(Bf.get(e)===i)return;e.style.removeProperty("--in-cells"),delete e.dataset.numbers;let a=parseFloat(getComputedStyle(s).fontSize),l=kr({width:n,height:r},{usual:a,width:s.getComputedTextLength()});Bf.set(e,i),e.dataset.numbers=l?"fitted":"none",e.style.setProperty("--in-cells",`${l}px`)}var oa={press:null};function jf(){let{press:t}=oa;return oa.press=null,t?.(),t!==null}function Nb({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),o("closed",!0)};return it(e,`${so}
${io}`,s=>c(zb,{data:t,host:n,theme:s,close:r},`${t.lecture} ${t.posed.id}`))}function zb({data:t,host:e,theme:o,close:n}){let{closable:r,lecture:s}=t,i=Fe(),a=!!(i&&s&&(i.told.state?.lecture??s)===s),l=a?i?.told.state:null,{id:u}=t.posed,d=i&&a?{...t.posed,id:`${i.lead.code}.${u}`}:t.posed,[,f]=O(0),h=wr(Pe(),d),p=h!==null||!!(l&&u in l.shown);C(()=>{e.toggleAttribute("data-lab-told",p)},[p,e]);let m=g=>{Ko(d.id,g),f(w=>w+1)};return c(mr,{posed:d,theme:o,clicker:oa,isShown:p,given:h?.answer??null,onClose:r?n:void 0,group:i&&l?{answered:l.answered[u]??0,people:l.people,picture:l.shown[u]?.class??null,join:{address:Zr("").replace(/^https?:\/\/|\/$/g,""),code:fo(i.lead.code)}}:void 0,onShow:g=>{m(br(d,g)),a&&uf(u)},onAgain:a?void 0:()=>m(null)},d.id)}var Wf={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},ra="[data-testid=stSidebar]",Vf="[data-testid=stHeader]",Hb=300,qb=1e4,na=!1,sa="",ia="",aa="",ca=-1/0,ss=!0,Gf=null;globalThis.document?.getElementById("root")&&Pf();function Db({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),sa=t?.group??"";let r=t?.scene??"";if(r&&(Yl(r),ji(r)),r!==ia&&([ia,aa,ca,ss]=[r,r,performance.now(),!1],r&&na&&os()),Nf(t?.place??""),Fb(),$f(),na)return;na=!0,qf(),If(),Ef(),Uf();let s=document.querySelector(`[${be}]`);s&&new MutationObserver(Jf).observe(s,{attributeFilter:[be]}),document.addEventListener("click",({target:i})=>{i instanceof Element&&i.closest(`${ra} a[href]`)&&setTimeout(Bb)}),document.addEventListener("click",i=>{let{target:a,ctrlKey:l,metaKey:u}=i,d=a instanceof Element?a.closest(".st-key-scene a[href]"):null,f=d instanceof HTMLAnchorElement&&new URL(d.href).searchParams.get("lecture");if(!(!f||l||u)){if(Yf()){i.preventDefault(),i.stopImmediatePropagation();return}[aa,ca,ss]=[f,performance.now(),!1],ji(f)}},{capture:!0}),window.addEventListener("keydown",jb,{capture:!0})}function Fb(){let t=document.querySelector(Vf);t&&t!==Gf&&new MutationObserver(Kf).observe(Gf=t,{childList:!0,subtree:!0}),Kf()}function Kf(){for(let t of document.querySelectorAll(`${Vf} button[aria-haspopup=menu]`))sa&&t.textContent?.trim()===sa?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current")}function Bb(){let t=document.querySelector(`${ra} [data-testid=stSidebarCollapseButton] button, ${ra} button[kind=headerNoPadding]`);t instanceof HTMLElement&&t.click()}function Yf(){let t=performance.now()-ca;return Jf(),t<Hb||t<qb&&!ss}function Jf(){ss||=aa===ia&&co()}var Ub="input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=dialog], [data-baseweb=popover], [data-testid=stPopoverBody]";function jb(t){if(!(!t.ctrlKey&&!t.metaKey&&!t.altKey&&!t.shiftKey)||t.defaultPrevented||!Wf[t.key]||!document.querySelector(".st-key-scene")||t.composedPath().some(n=>n instanceof Element&&n.matches(Ub))||(t.preventDefault(),t.stopImmediatePropagation(),t.repeat||Yf())||t.key==="PageDown"&&jf())return;let o=document.querySelector(Wf[t.key]);o instanceof HTMLElement&&o.click()}function Xf(t,e){let o=e.toLowerCase().split(/\s+/).filter(Boolean),n=s=>o.every(i=>s.toLowerCase().includes(i)),r=t.filter(({names:s})=>n(s.join(" ")));return[...r,...t.filter(s=>!r.includes(s)&&n(`${s.names.join(" ")} ${s.text}`))]}var Zf=`.glossary {
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
`;function Gb({data:t,parentElement:e}){let o=e.querySelector(".glossary"),n=o??Object.assign(document.createElement("div"),{className:"glossary"});return o||e.append(Object.assign(document.createElement("style"),{textContent:Zf}),n),Z(c(Kb,{terms:t.terms}),n),()=>{Z(null,n),n.remove()}}function Kb({terms:t}){let[e,o]=O(""),n=E(null);C(()=>{let s=requestAnimationFrame(()=>n.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Xf(t,e);return c(U,{children:[c("input",{ref:n,type:"search","aria-label":"Search the glossary",placeholder:`Search ${t.length} terms`,value:e,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>o(s.value)}),c("p",{class:"count",role:"status",children:e.trim()&&(r.length?`${r.length} of ${t.length} terms`:`No term has \u201C${e.trim()}\u201D.`)}),c("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:c("dl",{children:r.map(({names:[s],text:i})=>c("div",{children:[c("dt",{children:s}),c("dd",{children:i})]},s))})})]})}var Vb={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},Yb={width:60,height:400};function Qf(t){let e=bo(t,{layer:0,...Yb},Vb),{height:o}=e,n=s=>({left:o-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(i,a,l,u)=>({M:`M${o-u} ${l}`,H:`V${l}`,V:`H${o-l}`})[a]);return{...e,width:o,height:e.width,arrows:e.arrows.map(r),lines:e.lines.map(r),boxes:e.boxes.map(s=>({...s,...n(s)})),frames:e.frames.map(n)}}var Jb="Where this page is in the model";function tp(t){let e=H(()=>Qf(t.outline),[t.outline]);return c(Xb,{...t,layout:e})}function Xb({layout:t,...e}){let{outline:{layers:o},page:n,kind:r,layer:s,onOpen:i}=e,[a,l]=O(void 0),[u,d]=O(""),f=E(null),h=t.boxes.filter(({box:{role:b}})=>zi[b]),p=["",...h.map(({box:b})=>b.name)],m=b=>f.current?.querySelector(`[data-part="${p[Math.max(0,Math.min(b,p.length-1))]}"]`),g=b=>{let y=p.indexOf(u),[v,k]=[()=>m(y+1),()=>m(y-1)];b.key==="Escape"&&l(void 0),Pt(b,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>m(0),End:()=>m(p.length)})},w=b=>Xd(b,{page:n,layer:s,layers:o}),x=b=>{let y=b?.name??"";return{type:"button","data-part":y,"data-leads-away":on(n,De(b,s).page)?void 0:!0,tabIndex:y===(p.includes(u)?u:"")?0:-1,"aria-label":w(b),onClick:()=>i(b),onPointerMove:()=>l(b),onFocus:()=>(d(y),l(b))}};return c("div",{class:"figure",ref:f,role:"group","aria-label":Jb,style:{width:`${t.width}px`,height:`${t.height}px`},onKeyDown:g,onPointerLeave:()=>l(void 0),onFocusOut:()=>l(void 0),children:[c("button",{class:"all",...x(null)}),c(Zb,{...e,layout:t}),h.map(({box:b,left:y,top:v,width:k,height:_})=>{let M=Jr(n,b,r);return c("button",{class:M?"way here":"way","aria-current":M?"location":void 0,...x(b),style:{left:`${y}px`,top:`${v}px`,width:`${k}px`,height:`${_}px`}},b.name)}),a!==void 0&&c("div",{class:"tip","aria-hidden":"true",children:w(a)})]})}function Zb({outline:{layers:t},page:e,kind:o,layer:n,theme:r,layout:s}){let{frames:i,lines:a,arrows:l,boxes:u,width:d,height:f}=s,h=nn(e)?u.find(({box:p})=>Jr(e,p,o))?.box.side:"";return c("svg",{width:d,height:f,viewBox:`0 0 ${d} ${f}`,"aria-hidden":"true",children:[i.map((p,m)=>c(Qb,{frame:p,layers:t,theme:r,chosen:h===["encoder","decoder"][m]?n:-1},m)),[...a,...l].map(p=>c("path",{d:p,fill:"none",stroke:r.quiet},p)),u.map(p=>c(ty,{placed:p,theme:r,isHere:Jr(e,p.box,o)},p.box.name))]})}function Qb({frame:{left:t,top:e,width:o,height:n},layers:r,chosen:s,theme:i}){let a=(o-4)/r;return c("g",{children:[c("rect",{x:t,y:e,width:o,height:n,rx:"4",fill:i.hatchGround,stroke:i.hatchLine}),r>1&&Array.from({length:r},(l,u)=>c("rect",{x:t+3+u*a,y:e+n-1,width:Math.max(1,a-2),height:"3",rx:"1.5",fill:u===s?i.text:i.hatchLine},u))]})}function ty({placed:{box:t,left:e,top:o,width:n,height:r},theme:s,isHere:i}){let a=s.lines[Pi[t.role]],l={x:e,y:o,width:n,height:r,rx:Math.min(4,n/3)};return c("g",{children:[c("rect",{...l,fill:s.ground}),c("rect",{...l,fill:a,"fill-opacity":i?1:.16,stroke:a,"stroke-opacity":i?1:.7})]})}var ep=`/* The whole model, small. */

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
`;function oy({data:t,parentElement:e,setTriggerValue:o}){let n=bt(e,`${Ht}
${ep}`),r=location.pathname.split("/").at(-1)??"";return Z(c(ny,{outline:t,page:r,theme:zt(n),send:o}),n),()=>{Z(null,n),n.remove()}}function ny({outline:t,page:e,theme:o,send:n}){let[r,s]=O(qt);I(()=>{let d=()=>s({...qt()});d();let f=[to(d),uc(d)];return()=>f.forEach(h=>h())},[]);let a=t.boxes.map(({kind:d})=>d).includes(r.kind)?r.kind:"encoder",l=Math.max(0,Math.min(e==="alignment"?cc():r.layer,t.layers-1));return c(tp,{outline:t,page:e,kind:a,layer:l,theme:o,onOpen:d=>{let f=De(d,nn(e)?l:null);on(e,f.page)?d?.kind&&K({kind:d.kind,rows:[]}):n("opened",f)}})}var la={run:"",now:""},ua="";function ry({data:{run:t,now:e,isNew:o,letters:n},parentElement:r}){t!==la.run?ua=o?e:"":e&&e!==la.now&&(ua=e),la={run:t,now:e};let s=`Keys of one letter: ${Object.entries(n).map(([i,a])=>`${i} ${a}`).join(", ")}`;return it(r,Gr,()=>c(U,{children:[Object.keys(n).length>0&&c(Br,{letters:Object.keys(n),does:s}),c("p",{class:"unseen",role:"status",children:ua||null})]}))}var sy=.6,[iy,ay]=[150,3],cy=200,[op,da]=["",""];function ly({data:t,parentElement:e}){let o=e instanceof ShadowRoot?e.host:e,n=o.closest("[data-testid=stElementContainer]")??o;n instanceof HTMLElement&&(n.style.display="none"),op!==t.page&&(op=t.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function uy({data:t}){t.what!==da&&(da=t.what,da&&(Af(t.part),setTimeout(()=>dy(t.part),cy)))}function dy(t){let e=document.querySelector(`.st-key-${t}`);if(!(e instanceof HTMLElement))return;let{top:o}=e.getBoundingClientRect();if(o>=0&&o<sy*window.innerHeight)return;e.style.scrollMarginTop="4rem";let n=matchMedia("(prefers-reduced-motion: reduce)").matches;e.scrollIntoView({behavior:n?"instant":"smooth"})}function fy({parentElement:t,setTriggerValue:e}){let o=t instanceof ShadowRoot?t.host:t,n=0,r=setInterval(()=>{let{top:s,bottom:i}=o.getBoundingClientRect();n=i>0&&s<window.innerHeight&&!document.querySelector("[data-testid=stSkeleton]")?n+1:0,!(n<ay)&&(clearInterval(r),e("seen",!0))},iy);return()=>clearInterval(r)}var np=`.written {
  position: relative;
}

code {
  display: block;
  box-sizing: border-box;
  min-height: 2.5rem;
  padding: 0.2rem 2rem 0.2rem 0.5rem; /* the button covers no word */
  border-radius: var(--st-base-radius);
  background: var(--st-secondary-background-color);
  font-family: var(--st-code-font);
  font-size: 0.8125rem;
  line-height: 1rem;
  align-content: center;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  text-align: start;
}

.low code {
  max-height: 2.5rem;
  overflow-y: auto;
  scrollbar-width: thin;
}

button {
  position: absolute;
  top: 0.5rem;
  right: 0.3rem;
  width: 24px;
  height: 24px;
  padding: 4px;
  border: 0;
  border-radius: 4px;
  background: none;
  line-height: 1;
  opacity: 0;
  cursor: pointer;
}

:is(.written:hover, .written:focus-within) button {
  opacity: 1;
}

svg {
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
}

@media (max-width: 640px) {
  .low code {
    min-height: 2rem;
    max-height: 2rem;
    padding-block: 0;
  }

  .low button {
    top: 4px;
  }
}

/* A thumb selects the text itself. */
@media (hover: none) {
  button {
    display: none;
  }
}
`;var hy=60;function my({data:t,parentElement:e}){return it(e,np,()=>c(gy,{...t}))}function gy({text:t,low:e,language:o}){let[n,r]=O(""),s=n===t&&t!=="";return c("div",{class:e?"written low":"written",children:[c("code",{lang:o||void 0,title:t,tabIndex:e&&t.length>hy?0:void 0,children:t||" "}),c("button",{type:"button","aria-label":s?"Copied":"Copy what it wrote",onClick:async()=>r(await Xr(t)?t:""),children:s?"\u2713":c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}var rp=`form {
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
`;var by="lab/teacher";function yy({data:t,parentElement:e}){let o=bt(e,rp);return Z(c(xy,{entered:t.entered}),o),()=>{Z(null,o),o.remove()}}function xy({entered:t}){let[e,o]=O(""),[n,r]=O(!1);async function s(i){i.preventDefault();let a=new FormData(i.currentTarget).get("key");r(!0),o(t?"":"Asking \u2026");try{let l=await fetch(new URL(by,document.baseURI),t?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:a})});if(l.ok)return location.reload();o((await l.json()).why)}catch{o("The server does not answer. Try again.")}r(!1)}return c("form",{onSubmit:s,children:[!t&&c("label",{children:["The teacher's key",c("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),c("button",{disabled:n,children:t?"Leave the teacher's view":"Enter"}),c("p",{role:"status",children:e})]})}/*! Preact and gifenc, which are part of this file:

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller (Preact)
Copyright (c) 2017 Matt DesLauriers (gifenc)

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/var fa={alignment:gc,beams:Kc,film:Rl,matrices:Cu,stage:Ci,wholeModel:rf};td();ou();Pl({...fa,lecture:Xl(fa),phone:uu(fa)});eu(Ci);export{gc as alignment,Kw as answered,Kc as beams,Gw as classroom,Zw as course,kb as exporter,Rl as film,Ob as follow,Db as frame,Gb as glossary,uy as intoSight,Cu as matrices,ly as openAtTop,oy as outline,Nb as predict,ry as runTold,Ci as stage,yy as teacherKey,fy as whenSeen,rf as wholeModel,my as written};
