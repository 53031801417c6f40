var j,fa,sm,Qe,is,mo,ha,uo,ga,cs,as,ba,_n=Symbol.for("pv"),fo={},ho=[],im=/^m(i|n|o|s|text|space)$/,go=Array.isArray,us=ho.slice,St=Object.assign;function _t(e){e&&e.parentNode&&e.remove()}function ds(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?us.call(arguments,2):n),kn(e,i,o,r,null)}function kn(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_n,__v:r||++fa,__i:-1,__u:0};return!r&&j.vnode&&j.vnode(s),s}function q(e){return e.children}function et(e,t){this.props=e,this.context=t,this.__g=0}function tt(e,t){if(t==null)return e.__&&tt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:tt(e)}function am(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=St({constructor:_n},n)).__v=n.__v+1,j.vnode&&j.vnode(t),ms(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||tt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,_a(r,t,s),n.__=n.__e=null,t.__e!=o&&wa(t))}function wa(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),wa(e)}function ls(e){(8&e.__g||(e.__g|=8,Qe.push(e),mo++))&&is==j.debounceRendering||((is=j.debounceRendering)||queueMicrotask)(ya)}function ya(){try{for(var e,t=1;Qe.length;)Qe.length>t&&Qe.sort(ha),e=Qe.shift(),t=Qe.length,8&e.__g&&am(e)}finally{(mo=Qe.length)&&(is||queueMicrotask)(ya)}}function xa(e,t,n,o,r,s,i,a,c,u,d){var p,f,m,h,g,b,x=o.__k||ho,w=t.length;for(c=lm(n,t,x,c,w),p=0;p<w;p++)(m=n.__k[p])!=null&&(f=~m.__i&&x[m.__i]||fo,m.__i=p,b=ms(e,m,f,r,s,i,a,c,u,d),h=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&fs(f.ref,null,m,f),m.ref&&d.push(m.ref,m.__c||h,m)),g=g||h,4&m.__u?(c=va(m,c,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&b!==void 0?c=b:h&&(c=h.nextSibling),m.__u&=-21);return n.__e=g,c}function lm(e,t,n,o,r){var s,i,a,c,u,d,p,f,m,h=n.length,g=h,b=0,x=0,w=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=kn(null,i):go(i)?i=w[s]=kn(q,{children:i}):i.constructor===_n&&i.__b?i=w[s]=kn(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,c=s+b,i.__=e,i.__b=e.__b+1,a=null,~(u=i.__i=cm(i,n,c,g))&&(g--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==c-1?b--:u==c+1?b++:u!=c&&(u>c?b--:b++,x=1)):(~u||(r>h?b--:r<h&&b++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(x){for(d=[],p=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(b=0,f=d.length;b<f;)d[m=b+f>>1]<i.__i?b=m+1:f=m;d[b]=i.__i,p[s]=b+1}for(b=d.length;s--;)p[s]&&(p[s]==b?b--:w[s].__u|=4)}if(g)for(s=0;s<h;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=tt(a)),hs(a,a));return o}function va(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=va(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=tt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ps(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(go(e)?e.some(function(n){ps(n,t)}):t.push(e)),t}function cm(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&s==a.key&&i==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function ma(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function co(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ma(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ma(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=as[t]||(as[t]=um(t)),(e.__a||(e.__a={}))[t]=cs,s=t!=(t=t.replace(ga,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function um(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[uo]==null)t[uo]=cs++;else if(t[uo]<this.__a[e])return;return n(j.event?j.event(t):t)}}}function ms(e,t,n,o,r,s,i,a,c,u){var d,p,f,m,h,g,b,x,w,y,v,k,_,M,S,L,A,W,P=t.type;if(t.constructor!==_n)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,p=s=[],d.nodeType==8?a=po(d,s):s.push(d),a=s[0]||a),(d=j.__b)&&d(t);e:if(typeof P=="function"){f=i.length;try{if(x=t.props,w=(d=P.prototype)&&d.render,y=(d=P.contextType)&&o[d.__c],v=d?y?y.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(w?t.__c=m=new P(x,v):(t.__c=m=new et(x,v),m.constructor=P,m.render=pm),y&&y.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),P.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=St({},m.__s)),St(m.__s,P.getDerivedStateFromProps(x,m.__s)))),h=m.props,g=m.state,m.__v=t,n.__c){if(x!==h&&w&&!P.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(x,v),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(x,m.__s,v)===!1){t.__v!=n.__v&&(m.props=x,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),ho.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=tt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(x,m.__s,v),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,g,b)})}else w&&!P.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=v,m.props=x,m.__P=e,m.__g&=-5,k=j.__r,_=w?25:0;do m.__g&=-9,k&&k(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++_<25);w&&(ho.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=St({},o,m.getChildContext())),w&&n.__c&&m.getSnapshotBeforeUpdate&&(b=m.getSnapshotBeforeUpdate(h,g)),M=d&&d.type===q&&d.key==null?d.props.children:d,x.__P&&(d=a,r=(e=x.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&hs(O,O)}),n.__k=null),a=n.__k?tt(n,0):null),a=xa(e,go(M)?M:[M],t,n,o,r,s,i,a,c,u),x.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(_t),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(O){if(i.length=f,t.__v=null,c||s)if(O&&O.then){if(t.__u|=128|c,s){for(~(A=s.indexOf(a||void 0))||(A=s.length);(W=s[A-1])&&W.nodeType==8;)A--;for(;A<s.length;A++)if(W=s[A])if(s[A]=null,S){if(W==L)break}else{if(W.nodeType!=8)break;W.data.startsWith("$s")&&(L=po(S=W))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(d=po(S=t.__c.__z||(t.__c.__z=S)))?(t.__e=S,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(_t);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||ka(t),j.__e(O,t,n)}}else a=t.__e=dm(n.__e,t,n,o,r,s,i,c,u,e);return(d=j.diffed)&&d(t),a}function po(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ka(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ka))}function _a(e,t,n){for(var o=0;o<n.length;)fs(n[o++],n[o++],n[o++]);j.__c&&j.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){j.__e(s,r.__v)}})}function dm(e,t,n,o,r,s,i,a,c,u){var d,p,f,m,h,g,b,x,w=n.props||fo,y=t.props,v=t.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((h=s[d])&&(v?h.localName==v:h.nodeType==3)){e=h,s[d]=null;break}}if(!e){if(x=u.ownerDocument||document,!v)return x.createTextNode(y);e=x.createElementNS(r,v,y.is?y:u),a&&(j.__m&&j.__m(t,s),a=!1),s=null}if(v){if(u=v=="template"&&e.content||e,s=v=="textarea"&&y.defaultValue!=null?null:s&&us.call(u.childNodes),!a&&s)for(w={},d=0;d<e.attributes.length;d++)w[(h=e.attributes[d]).name]=h.value;for(d in w)h=w[d],d=="dangerouslySetInnerHTML"?f=h:d=="children"||d in y||d=="value"&&"defaultValue"in y||d=="checked"&&"defaultChecked"in y||co(e,d,null,h,r);for(d in y)h=y[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?p=h:d=="value"?g=h:d=="checked"?b=h:a&&typeof h!="function"||w[d]===h||co(e,d,h,w[d],r);p?(a||f&&(p.__html==f.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(f&&(e.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&im.test(v))&&(r="http://www.w3.org/1999/xhtml"),xa(u,go(m)?m:[m],t,n,o,r,s,i,s?s[0]:n.__k&&tt(n,0),a,c),s&&s.some(_t)),a&&v!="textarea"||(d="value",v=="progress"&&g==null?e.removeAttribute(d):g==null||g===e[d]&&(v!="progress"||g)||co(e,d,g,w[d],r),d="checked",b!=null&&b!=e[d]&&co(e,d,b,w[d],r))}else w===y||a&&e.data==y||(e.data=y);return e}function fs(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){j.__e(r,n)}}function hs(e,t,n){var o,r,s,i;if(j.unmount&&j.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||fs(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){j.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&hs(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=po(o,s=[]))&&(o==e.__e&&s.some(_t),_t(r),_t(o)),n||_t(e.__e),e.__e=e.__c=e.__=null}function pm(e,t,n){return this.constructor(e,n)}function Z(e,t){var n,o,r,s;j.__&&j.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=kn(q,{children:[e]}),r=[],s=[],ms(t,t.__k,o||fo,fo,t.namespaceURI,o?null:t.firstChild?us.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),_a(r,t.__k,s),t.__k.props.children=null}function bo(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,ls(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+ba++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}j={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw mo=0,e}},fa=0,sm=function(e){return e!=null&&e.constructor===_n},et.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=St({},this.state)),typeof e=="function"&&(e=e(St({},n),this.props)),e&&(St(n,e),this.__v&&(t&&this.__k.push(t),ls(this)))},et.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ls(this))},et.prototype.render=q,Qe=[],mo=0,ha=function(e,t){return e.__v.__b-t.__v.__b},uo=Symbol(),ga=/(PointerCapture)$|Capture$/i,cs=0,as={},ba=0;var Mt,te,gs,Sa,bs=Object.is,Mn=0,Ra=[],ws=[],se=j,Ma=se.__b,Ea=se.__r,Ta=se.diffed,Oa=se.__c,La=se.unmount,Pa=se.__;function En(e,t){se.__h&&se.__h(te,e,Mn||t),Mn=0;var n=te.__H||(te.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function E(e){return Mn=1,Ca(Ia,e)}function Ca(e,t,n){var o=En(Mt++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ia(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);bs(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=te,!te.__f)){te.__f=!0;var r=te.shouldComponentUpdate;te.shouldComponentUpdate=function(s,i,a){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.__N&&(u=!0,bs(f.__[0],f.__N[0])||(d=!0))}),r){var p=r.call(this,s,i,a);return u?p||d:p}return!u||d}}return o.__}function R(e,t){var n=En(Mt++,3);!se.__s&&vs(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,te.__H.__h.push(n))}function $(e,t){var n=En(Mt++,4);!se.__s&&vs(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,te.__h.push(n))}function T(e){return Mn=5,F(function(){return{current:e}},[])}function F(e,t){var n=En(Mt++,7);return vs(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function nt(e,t){return Mn=8,F(function(){return e},t)}function xs(e){var t=te.context[e.__c],n=En(Mt++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(te)),t.props.value):e.__}function mm(){var e;do{for(;e=ws.shift();)try{Sn(e)}catch(n){se.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ra.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Sn),t.__h.some(ys),t.__h=[]}catch(n){t.__h=[],se.__e(n,e.__v)}}}while(ws.length)}se.__b=function(e){te=null,Ma&&Ma(e)},se.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Pa&&Pa(e,t)},se.__r=function(e){Ea&&Ea(e),Mt=0;var t=(te=e.__c).__H;t&&(gs==te?te.__h=[]:(t.__h.some(Sn),t.__h.some(ys),Mt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),gs=te},se.diffed=function(e){Ta&&Ta(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&$a(Ra.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),gs=te=null},se.__c=function(e,t){t.some(function(n){try{n.__h.some(Sn),n.__h=n.__h.filter(function(o){return!o.__||ys(o)})}catch(o){n.__h=[function(){throw o}]}}),Oa&&Oa(e,t)},se.unmount=function(e){La&&La(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,$a(ws.push(r))}else Sn(r)}catch(s){t=s}}),o.__H=void 0,t&&se.__e(t,o.__v))};var Aa=typeof requestAnimationFrame=="function";function fm(e){var t,n=function(){clearTimeout(o),Aa&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Aa&&(t=requestAnimationFrame(n))}function $a(e){e!=1&&Sa==se.requestAnimationFrame||((Sa=se.requestAnimationFrame)||fm)(mm)}function Sn(e){var t=te,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),te=t}function ys(e){var t=te;e.__c=e.__(),te=t}function vs(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!bs(n,e[o])})}function Ia(e,t){return typeof t=="function"?t(e):t}var Ut=new Map;function Ie(e){try{return localStorage.getItem(e)??Ut.get(e)??null}catch{return Ut.get(e)??null}}function ot(e,t){Ut.delete(e);try{t===null?localStorage.removeItem(e):localStorage.setItem(e,t)}catch{t!==null&&Ut.set(e,t)}}function Ha(){try{return[...Object.keys(localStorage),...Ut.keys()]}catch{return[...Ut.keys()]}}var hm=Symbol.for("pv"),gm=0;function l(e,t,n,o,r,s){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?i=t[a]:c[a]=t[a];var u={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:hm,__v:--gm,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),j.vnode&&j.vnode(u),u}var Na="attention-lab-letter-keys",bm="input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=menu], [role=listbox]",ks=()=>Ie(Na)!=="off";function Fa(){Da(),window.addEventListener("keydown",e=>{/^\p{L}$/u.test(e.key)&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&!ks()&&!wm(e)&&e.stopImmediatePropagation()},{capture:!0})}var wm=e=>e.composedPath().some(t=>t instanceof Element&&t.matches(bm));function Da(){document.documentElement.dataset.letterKeys=ks()?"on":"off"}function wo({letters:e,does:t}){let[n,o]=E(ks);return l("button",{type:"button",class:"plain keys","aria-pressed":n,title:t,onClick:()=>{ot(Na,n?"off":"on"),Da(),o(!n)},children:["Keys ",e.join(", ")]})}var za=0,_s=new Set,Ba=()=>za;function Ua(e){za=e;for(let t of _s)t()}function qa(e){return _s.add(e),()=>{_s.delete(e)}}var Wa=`.alignment .token {
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
`;var yo=new Map;function ve(e,t){return yo.set(e,t),()=>{yo.get(e)===t&&yo.delete(e)}}var ja=e=>yo.get(e)?.()??null;var xm=new Intl.NumberFormat("en");function de(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let n=Math.abs(e).toFixed(t),o=e<0?"\u2212":"";if(e!==0&&Number(n)===0)return`${o?">":"<"}${o}${(10**-t).toFixed(t)}`;let[r,s]=n.split(".");return o+ee(Number(r))+(s?`.${s}`:"")}function ee(e){return xm.format(e)}function C(e,t=0){let n=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(n)===0||e<1&&Number(n)===100?t===0?C(e,1):Number(n)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${n} %`}var Et=e=>e.replaceAll(" %","\xA0%");function vm(e){return`\u2248${(e*100).toFixed(0)} %`}var fe=({rounded:e})=>e?vm:C;function xo(e){return e>=.005?(e*100).toFixed(0):""}var km=/[\u202A-\u202E\u2066-\u2069]/g,_m=/(\p{M}{4})\p{M}+/gu,Sm=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Mm={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Em=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Ss=e=>[...Em.segment(e)].map(t=>t.segment),vo=14;function rt(e){let t=e.replace(km,"").replace(_m,"$1");return/^\s+$/.test(t)?[...t].map(n=>Mm[n]??"\u2423").join(""):t||"\u2205"}function Pe(e,t=vo){let n=rt(e);if(n.length<=t)return n;let o=Ss(n);return o.length<=t?n:`${o.slice(0,t-1).join("")}\u2026`}function D(e,t=vo){return`\u2068${Pe(e,t)}\u2069`}function Ae(e){let t=e.find(n=>/\p{L}/u.test(n)&&!/^<.*>$/.test(n))??"";return Sm.test(t)?"rtl":"ltr"}var Me=e=>e.map(t=>typeof t=="string"?t:D(t.token,t.length)).join("");function st({font:e,codeFont:t}){let n=[e,t].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[o,r]=E(()=>n.every(s=>document.fonts.check(s)));return R(()=>{o||Promise.all(n.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[e,t]),o}function He(e,t,n){let o=t[e.ctrlKey?`Control+${e.key}`:e.key];if(!o||e.altKey||e.metaKey)return;e.preventDefault(),e.stopPropagation();let r=o(),s=r&&n?n(r):r;s instanceof HTMLElement&&(s.scrollIntoView({block:"nearest",inline:"nearest"}),s.focus({preventScroll:!0}))}var Tn=e=>e instanceof Element&&e.closest("[data-id]")?.getAttribute("data-id")||null;function ko({moves:e,press:t,onFocus:n,taps:o=!1}){let[{id:r,spoken:s},i]=E({id:null,spoken:!0}),a=T(!1),c=(p,f=!0)=>i(m=>m.id===p?m:{id:p,spoken:f}),u=({pointerType:p,target:f,currentTarget:m})=>p!=="touch"&&c(Tn(f)??Tn(m.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:u,onPointerMove:u,onPointerLeave:u,onPointerDown:({pointerType:p,pointerId:f,target:m})=>{a.current=p==="touch",!a.current&&m instanceof Element&&m.closest("[data-id]")?.setPointerCapture(f)},onClick:({target:p})=>t(Tn(p),{id:r,touch:a.current,point:c}),onFocusIn:({target:p})=>{let f=Tn(p);f&&n(f),f&&p instanceof Element&&p.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>o&&a.current||c(null),onKeyDown:p=>{a.current=!1;let{key:f,target:m,currentTarget:h}=p,g=Tn(m);f==="Escape"?c(null):g&&He(p,e(g),b=>h.querySelector(`[data-id="${b.id}"]`))}}}}var Tt=bo({});function it(e){let t=xs(Tt);return e&&t[e]||void 0}function I({token:e,length:t,class:n="",side:o}){return l("bdi",{class:`token ${n}`,lang:it(o),title:rt(e),children:Pe(e,t)})}function qt({parts:e,hint:t,spoken:n}){return l("div",{class:"line","aria-live":n?"polite":"off",children:e?e.map((o,r)=>typeof o=="string"?o:l(I,{...o},r)):matchMedia("(hover: none)").matches?t.tap:t.point})}function Ms(e){for(let t of["beforeprint","afterprint"])window.addEventListener(t,e);return()=>["beforeprint","afterprint"].forEach(t=>window.removeEventListener(t,e))}function Wt(e,t){let n=new ResizeObserver(t);t();let o=Ms(t);for(let r of[e,document.querySelector("[data-testid=stMainBlockContainer]")])r&&n.observe(r);return window.addEventListener("resize",t),()=>{n.disconnect(),o(),window.removeEventListener("resize",t)}}function ce(){let e=T(null),[t,n]=E({width:0,height:0});return $(()=>{let o=e.current,r=()=>n({width:o.clientWidth,height:o.clientHeight}),s=new ResizeObserver(r);r(),s.observe(o);let i=Ms(r);return()=>{s.disconnect(),i()}},[]),[e,t]}function Ka(e){$(()=>{let t=e.current,n=document.querySelector("[data-testid=stMain]");return Wt(t,()=>{let r=[...t.querySelectorAll(".large-map, .lines, .table")].find(i=>i.getClientRects().length);if(!r||n?.scrollTop||t.matches(":popover-open"))return;let{top:s}=r.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-s-12)}px`)})},[])}var Tm;function _o(e,t,n,o,r=!1){let s=r?o.signedPixels:o.pixels,i=Tm??=document.createElement("canvas");(i.width!==n||i.height!==t)&&Object.assign(i,{width:n,height:t});let a=i.getContext("2d"),c=a.createImageData(n,t),u=new Uint32Array(c.data.buffer);if(e instanceof Uint8Array)for(let d=0;d<u.length;d+=1)u[d]=s[e[d]];else for(let d=0;d<u.length;d+=1)u[d]=s[Math.min(255,Math.round(e[d]*255))];return a.putImageData(c,0,0),i}var pe=6;function U({size:e,bold:t,code:n},o){return`${t?700:400} ${e}px ${n?o.codeFont:o.font}`}function ne(e,t,n,o,r=window.devicePixelRatio||1){let[s,i]=[Math.round(t*r),Math.round(n*r)];(e.width!==s||e.height!==i)&&Object.assign(e,{width:s,height:i}),Object.assign(e.style,{width:`${t}px`,height:`${n}px`});let a=e.getContext("2d");a.setTransform(r,0,0,r,0,0),a.clearRect(0,0,t,n),a.imageSmoothingEnabled=!1;let c=({fill:u,stroke:d,width:p=1,opacity:f=1,dash:m=[]},h)=>{a.globalAlpha=f,u&&(a.fillStyle=u,a.fill(h)),d&&(Object.assign(a,{strokeStyle:d,lineWidth:p}),a.setLineDash(m),a.stroke(h)),a.globalAlpha=1};return{rect(u,d,p,f,m){let h=new Path2D;m.radius?h.roundRect(u,d,p,f,m.radius):h.rect(u,d,p,f),c(m,h)},text(u,d,p,f){a.save(),a.translate(d,p),f.turned&&a.rotate(-Math.PI/2),Object.assign(a,{font:U(f,o),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),a.fillText(u,0,0),a.restore()},cells:(u,d,p,f,m)=>a.drawImage(_o(u,d,p,o,m),...f),hatch(u,d,p,f){a.fillStyle=Om(a,o),a.fillRect(u,d,p,f)},path(u,d){let[p,f]=d.shift??[0,0];a.save(),a.translate(p,f),c(d,new Path2D(u)),a.restore()}}}function jt(e,t,n){return{rect:(o,r,...s)=>e.rect(o+t,r+n,...s),text:(o,r,s,i)=>e.text(o,r+t,s+n,i),cells:(o,r,s,[i,a,c,u],d)=>e.cells(o,r,s,[i+t,a+n,c,u],d),hatch:(o,r,s,i)=>e.hatch(o+t,r+n,s,i),path:(o,r)=>e.path(o,{...r,shift:[t+(r.shift?.[0]??0),n+(r.shift?.[1]??0)]})}}var Va=new Map;function Om(e,t){let n=Va.get(t.signature);if(n)return n;let o=Object.assign(document.createElement("canvas"),{width:pe,height:pe}),r=o.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,pe,pe),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let i of[-pe,0,pe])r.moveTo(i-1,pe+1),r.lineTo(i+pe+1,-1);r.stroke();let s=e.createPattern(o,"repeat");return Va.set(t.signature,s),s}var Ga=[255,255,255],Ya=[0,0,0],Lm,Ls=()=>Lm??=document.createElement("canvas").getContext("2d");function Ne(e){let t=Ls();t.fillStyle=e;let n=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[n>>16,n>>8&255,n&255]}var Kt=(e,t,n)=>e.map((o,r)=>Math.round(o+(t[r]-o)*n)),Mo=(e,t,n)=>Array.from({length:n},(o,r)=>Kt(Ne(e),Ne(t),r/Math.max(1,n-1))),Ke=e=>`rgb(${e.join(",")})`;function Es(e){let[t,n,o]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*n+.0722*o}function Ja(e,t){let[n,o]=[Es(e),Es(t)].sort((r,s)=>r-s);return(o+.05)/(n+.05)}function Ts(e){return Array.from({length:256},(t,n)=>{let o=n/255*(e.length-1),r=Math.min(Math.floor(o),e.length-2);return Kt(e[r],e[r+1],o-r)})}function Fe(e){let t=getComputedStyle(e),n=m=>t.getPropertyValue(`--st-${m}`).trim(),[o,r]=[Ne(n("text-color")),Ne(n("background-color"))],s=n("chart-sequential-colors").split(","),[i,a,c,...u]=n("chart-categorical-colors").split(","),d=Ts(s.map(Ne)),p=n("chart-diverging-colors").split(","),f=Ts(p.map(Ne));return{text:Ke(o),quiet:Ke(Kt(r,o,.72)),ground:Ke(r),primary:n("primary-color"),query:i,key:a,value:c,lines:u,font:n("font")||"sans-serif",codeFont:n("code-font")||"monospace",hatchGround:Ke(Kt(r,o,.09)),hatchLine:Ke(Kt(r,o,.3)),scale:d.map(Ke),ink:d.map(So),pixels:Os(d),signed:f.map(Ke),signedInk:f.map(So),signedPixels:Os(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${p})`,dark:Es(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(n).join("|")}}var So=e=>Ke(Ja(e,Ga)>=Ja(e,Ya)?Ga:Ya);function at(e){let t=Ts([Ne(e.ground),Kt(Ne(e.ground),Ne(e.text),.45)]);return{...e,scale:t.map(Ke),ink:t.map(So),pixels:Os(t),signature:`${e.signature}|off`}}var Xa=e=>So(Ne(e)),Os=e=>Uint32Array.from(e,([t,n,o])=>4278190080|o<<16|n<<8|t);function H(e,t){let n=Ls();return n.font=t,n.measureText(e).width}function Za(e){let t=Ls();t.font=e;let{fontBoundingBoxAscent:n,fontBoundingBoxDescent:o}=t.measureText("x");return(n-o)/2}var Qa="$array",Pm={uint8:Uint8Array,uint16:Uint16Array,float32:Float32Array};function Ee(e){let t=e.byteOffset%8?e.slice():e,n=0,o=()=>{let i=n+8;return n=i+new DataView(t.buffer,t.byteOffset).getUint32(i-8,!0),new TextDecoder().decode(t.subarray(i,n))},r=JSON.parse(o());return{shown:JSON.parse(o(),(i,a)=>{if(!a?.[Qa])return a;let{[Qa]:c,at:u,size:d}=a;return new Pm[c](t.buffer,t.byteOffset+n+u,d)}),host:r}}var Ot=["source","target"],On=.005,tl=e=>e==="source"?"target":"source";function nl(e){let{shown:t,host:n}=Ee(e),{source:o,target:r,weights:s,gold:i}=t;return{...t,...n,id:JSON.stringify([o,r,s,i])}}function ol(e){let n={words:{source:el("source",e.source),target:el("target",e.target)},directions:e.directions,weights:e.weights,knowsGold:!!e.gold,lines:[]};return{...n,lines:Am(n,e.gold??[])}}var el=(e,t)=>t.map((n,o)=>({id:`${e} ${o}`,side:e,index:o,label:n,repeated:t.indexOf(n)!==t.lastIndexOf(n)}));function Eo({words:e,weights:t},n){return e[tl(n.side)].map(o=>{let[r,s]=n.side==="target"?[n,o]:[o,n];return{other:o,weight:t[r.index*e.source.length+s.index]}})}var Ps=e=>1-e.reduce((t,{weight:n})=>t+n,0);function Am(e,t){let{source:n,target:o}=e.words,r=o.flatMap(i=>{let a=Eo(e,i),c=Math.max(...a.map(({weight:d})=>d)),u=c>=Ps(a)?a.find(({weight:d})=>d===c):void 0;return a.filter(({weight:d})=>d>0).map(d=>({source:d.other,target:i,weight:d.weight,kind:d===u?"best":"other",met:!1}))});r.sort((i,a)=>+(i.kind==="best")-+(a.kind==="best")||i.weight-a.weight);let s=(i,a)=>r.some(c=>c.kind==="best"&&c.source===i&&c.target===a);return[...r,...t.map(([i,a])=>({source:n[i],target:o[a],weight:0,kind:"gold",met:s(n[i],o[a])}))]}function To(e,t,n){let o=({kind:a,weight:c})=>a!=="other"||c>=Math.max(t,On),r=e.lines.filter(a=>o(a)&&(!n||a[n.side]===n)),s=new Set(n?[n,...r.filter(({kind:a})=>a!=="gold").map(a=>a[tl(n.side)])]:[]),i=new Map(n?Eo(e,n).filter(({weight:a})=>a>=On).map(({other:a,weight:c})=>[a,c]):[]);return{lines:r,lit:s,told:i}}var $m=560,As={share:.03,least:4,most:44},Rm=[{letters:20,padding:8,least:48,gap:As},{letters:17,padding:4,least:40,gap:{...As,most:8}},{letters:15,padding:3,least:35,gap:{...As,least:2,most:2}}],Cm=[17,15].map(e=>({letters:e,padding:4,least:35,gap:{share:0,least:0,most:0}})),Im={share:.17,least:130,most:190},rl=3;function Oo({words:e,directions:t},n,o){let r=({share:h,least:g,most:b})=>Math.max(g,Math.min(b,n*h)),s=({letters:h,padding:g,least:b,gap:x})=>{let[w,y]=[U({fill:"",size:h},o),r(x)],v=Ot.map(_=>e[_].map(({label:M})=>Math.max(b,Math.ceil(H(Pe(M),w))+2*g))),k=v.map(_=>_.reduce((M,S)=>M+S+y,2*rl-y));return{letters:h,gap:y,widths:v,totals:k,width:Math.max(n,...k)}},a=(n<$m?Cm:Rm).map(s),{letters:c,gap:u,widths:d,totals:p,width:f}=a.find(h=>h.width<=n)??a[a.length-1],m=new Map;return Ot.forEach((h,g)=>{let b=(f-p[g])/2+rl;e[h].forEach((x,w)=>{let y=d[g][w],v=b+y/2;m.set(x,{x:t[h]==="rtl"?f-v:v,width:y}),b+=y+u})}),{width:f,gap:u,links:r(Im),letters:c,places:m}}function sl({words:e,directions:t},{places:n},o){let{side:r,index:s}=o,i=d=>e[r][Math.max(0,Math.min(d,e[r].length-1))],a=t[r]==="rtl"?-1:1,c=d=>Math.abs((n.get(d)?.x??0)-(n.get(o)?.x??0)),u=d=>d===r?o:e[d].reduce((p,f)=>c(f)<c(p)?f:p);return{ArrowLeft:()=>i(s-a),ArrowRight:()=>i(s+a),ArrowUp:()=>u("source"),ArrowDown:()=>u("target"),Home:()=>i(0),End:()=>i(1/0)}}function Lo({places:e,links:t},{source:n,target:o}){let[r,s]=[n,o].map(a=>e.get(a)?.x??0),i=t*.42;return`M${r} 0C${r} ${i} ${s} ${t-i} ${s} ${t}`}var $s={best:[.45,.85],other:[.12,.72]};function Po({kind:e,weight:t,met:n},o){if(e==="gold")return{stroke:n?o.ground:o.value,width:n?1.5:3,dash:[6,7]};let[r,s]=$s[e];return{stroke:o.scale[Math.round(255*(r+(s-r)*t))],width:(e==="best"?1.5:1)+5.5*t}}var Hm=6400,il=4,Nm=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Fm=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Dm={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},ll=e=>e.replace(/[&<>"]/g,t=>Dm[t]);function Rs(e){return Fm.test(e)?e:e.replace(/[\u2066-\u2069]/g,"")}var Ln=e=>e.toWellFormed().replace(Nm,""),Vt=e=>Math.round(e*100)/100;function Te(e,t,n){let o=Object.entries(t).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${ll(String(typeof s=="number"?Vt(s):s))}"`);return`<${e}${o.join("")}${n===void 0?"/>":`>${n}</${e}>`}`}var al=({fill:e="none",stroke:t,width:n=1,opacity:o,dash:r})=>({fill:e,stroke:t,"stroke-width":t&&n,opacity:o,"stroke-dasharray":r?.join(" ")});function cl(e,t,n,o){let r=[];o(zm(r,n));let s={xmlns:"http://www.w3.org/2000/svg",width:e,height:t,viewBox:`0 0 ${Vt(e)} ${Vt(t)}`};return Te("svg",s,Te("defs",{},qm(n))+r.join(""))}function zm(e,t){return{rect:(n,o,r,s,i)=>e.push(Te("rect",{x:n,y:o,width:r,height:s,rx:i.radius,...al(i)})),path(n,o){let r=o.shift&&`translate(${o.shift.map(Vt).join(" ")})`;e.push(Te("path",{d:n,transform:r,...al(o)}))},hatch:(n,o,r,s)=>e.push(Te("rect",{x:n,y:o,width:r,height:s,fill:"url(#hatch)"})),cells:(n,o,r,s,i=!1)=>e.push(...Bm(n,o,r,s,t,i)),text(n,o,r,s){let{fill:i,size:a,bold:c,code:u,align:d="left",turned:p}=s,f=Rs(Ln(n)),m=H(f,U(s,t)),[h,g]=[p?{transform:`translate(${Vt(o)} ${Vt(r)}) rotate(-90)`}:{x:o,y:void 0},Za(U(s,t))],b={...h,y:p?g:r+g,fill:i,"font-family":u?t.codeFont:t.font,"font-size":a,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[d],textLength:[...f].length>1?m:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};e.push(Te("text",b,ll(f)))}}}function Bm(e,t,n,[o,r,s,i],a,c){if(t*n>Hm)return[Um(e,t,n,[o,r,s,i],a,c)];let u=c?a.signed:a.scale,[d,p]=[s/n,i/t],f=h=>Math.min(255,Math.round(e[h]*255)),m=[];for(let h=0;h<t;h+=1)for(let g=0,b=0;g<n;g=b){let x=u[f(h*n+g)];for(b=g+1;b<n&&u[f(h*n+b)]===x;)b+=1;let w={x:o+g*d,y:r+h*p,width:(b-g)*d,height:p};m.push(Te("rect",{...w,fill:x}))}return[Te("g",{"shape-rendering":"crispEdges"},m.join(""))]}function Um(e,t,n,[o,r,s,i],a,c){let u=Object.assign(document.createElement("canvas"),{width:n*il,height:t*il}),d=u.getContext("2d");return d.imageSmoothingEnabled=!1,d.drawImage(_o(e,t,n,a,c),0,0,u.width,u.height),Te("image",{x:o,y:r,width:s,height:i,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:u.toDataURL("image/png")})}function qm(e){let t=Te("rect",{width:pe,height:pe,fill:e.hatchGround}),n=[-pe,0,pe].map(r=>`M${r-1} ${pe+1}L${r+pe+1} -1`).join("");return Te("pattern",{id:"hatch",width:pe,height:pe,patternUnits:"userSpaceOnUse"},t+Te("path",{d:n,fill:"none",stroke:e.hatchLine}))}var Pn=12,Wm=2,jm=16e6,Km=1.4;function K(e,t=Pn){let n=e.filter(r=>!!r),o=n.reduce((r,s)=>r+s.height+t,-t);return{width:Math.max(0,...n.map(({width:r})=>r)),height:Math.max(0,o),draw:(r,s,i)=>n.reduce((a,c)=>(c.draw(r,s,a),a+c.height+t),i)}}function Y(e,t=Pn){let n=e.filter(o=>!!o);return{width:Math.max(0,n.reduce((o,r)=>o+r.width+t,-t)),height:Math.max(0,...n.map(({height:o})=>o)),draw:(o,r,s)=>n.reduce((i,a)=>(a.draw(o,i,s),i+a.width+t),r)}}function Ao(e,t,n,o){let r=U(n,o),s=[];for(let a of e.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${a}`:a;s.length&&H(c,r)<=t?s[s.length-1]=c:s.push(a)}let i=n.size*Km;return{width:Math.ceil(Math.max(0,...s.map(a=>H(a,r)))),height:Math.ceil(s.length*i),draw:(a,c,u)=>s.forEach((d,p)=>a.text(d,c,u+(p+.5)*i,n))}}function Cs(e,t){let[n,o]=[e.width,e.height].map(r=>Math.ceil(r)+2*Pn);return{width:n,height:o,draw(r){r.rect(0,0,n,o,{fill:t.ground}),e.draw(r,Pn,Pn)}}}function ul(e,t){let{width:n,height:o,draw:r}=Cs(e,t);if(!(e.width>0&&e.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(ne(s,n,o,t,Math.min(Wm,Math.sqrt(jm/(n*o))))),{svg:cl(n,o,t,r),png:s.toDataURL("image/png").split(",")[1]}}var oe=14,Vm=18,Is=64,An={width:96,height:12},he=(e,t)=>ue(e,{size:Vm,bold:!0,fill:t.text},t),ke=(e,t,n)=>Ao(e,t,{size:oe,fill:n.text},n);function ue(e,t,n){let o=Math.ceil(t.size*1.4);return{width:Math.ceil(H(e,U(t,n))),height:o,draw:(r,s,i)=>r.text(e,s,i+o/2,t)}}function Gt({isBlocked:e},t){let n=(o,r=t.quiet,s=!1)=>ue(o,{size:oe,fill:r,bold:s},t);return Y([n("row = looks",t.query,!0),n("column = looked at",t.key,!0),Y([n("0 %"),Gm(t),n("100 %")],6),e&&Y([Yt((o,...r)=>o.hatch(...r)),n("blocked by the mask")],6)],20)}function Gm(e){let t=Float32Array.from({length:Is},(n,o)=>o/(Is-1));return{...An,draw(n,o,r){n.cells(t,1,Is,[o,r+4,An.width,An.height]),n.rect(o,r+4,An.width,An.height,{stroke:e.hatchLine})}}}var Yt=e=>({width:16,height:20,draw:(t,n,o)=>e(t,n,o+3,16,14)});var Ym=.1,Jm=3,$n={source:"Text: looked at (key)",target:"What it writes: looks (query)"},pl={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Hs={point:"It goes on sideways: scroll, or use the arrow keys.",tap:"It goes on sideways: swipe."},Xm="The more weight, the thicker and the stronger in colour",Rn={line:3,name:12};function $o(e,t){return[["best","strongest of each"],["other",t>0?`others of at least ${C(t)}`:"others"],["",Xm],...e?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var dl=({label:e,side:t,repeated:n,index:o})=>["\u201C",{token:e,side:t},n?`\u201D no.\xA0${o+1}`:"\u201D"];function Cn(e,t,n){let o=Eo(e,t),s=o.filter(({weight:c})=>c>0).sort((c,u)=>u.weight-c.weight).slice(0,n).filter(({weight:c},u)=>u===0||c>=(u<Jm?On:Ym)),i=t.side==="target",a=Ps(o);return[...dl(t),...s.length?[i?" looks at ":" is looked at most by "]:[i?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:u},d)=>[d?", ":"",...dl(c),` (${C(u).replace(" ","\xA0")})`]),i&&a>=On?`, start and end ${C(a)}`:""]}var Zm=720,Lt={heading:26,number:22,label:34},Fs=15,Ds={width:32,height:20},Ns=32;function ml(e,t,n,o){let r=Oo(e,Zm,o),s=n&&ke(Me(Cn(e,n,Rn.line)),r.width,o),i=Lt.heading+Lt.number+Lt.label,a={width:r.width,height:2*i+r.links,draw:c};return K([s,a,Qm(e.knowsGold,t,r.width,o)],16);function c(u,d,p){let{lines:f,lit:m,told:h}=To(e,t,n),g=p+a.height;for(let b of f)u.path(Lo(r,b),{...Po(b,o),shift:[d,p+i]});for(let b of Ot){let x=y=>b==="source"?p+y:g-y,w=b==="source"?o.key:o.query;u.text($n[b],d,x(Lt.heading/2),{fill:w,size:Fs,bold:!0});for(let y of e.words[b]){let v=d+(r.places.get(y)?.x??0),k=n&&!m.has(y),_=h.get(y);_!==void 0&&u.text(C(_),v,x(Lt.heading+Lt.number/2),{fill:k?o.quiet:o.text,size:Fs,bold:!k,align:"center"}),u.text(D(y.label),v,x(i-Lt.label/2),{fill:k?o.quiet:w,size:r.letters,align:"center"})}}}}function Qm(e,t,n,o){let r=[[]];for(let[s,i]of $o(e,t)){let a=s&&{...Ds,draw:(d,p,f)=>ef(d,s,p,f+Ds.height/2,o)},c=Y([a||null,ue(i,{fill:o.quiet,size:Fs},o)],8),u=r.at(-1);u.length&&Y([...u,c],20).width>n?r.push([c]):u.push(c)}return K(r.map(s=>Y(s,20)),4)}function ef(e,t,n,o,r){let{width:s}=Ds;if(t!=="gold"){let[a,c]=$s[t==="other"?"other":"best"],u=t==="other"?2:5,d=Array.from({length:Ns},(p,f)=>a+(c-a)*f/(Ns-1));e.cells(d,1,Ns,[n,o-u/2,s,u])}let i=t==="met";(i||t==="gold")&&e.path(`M${n} ${o}H${n+s}`,{stroke:i?r.ground:r.value,width:i?1.5:3,dash:[6,6]})}function fl({data:e,theme:t}){let[n,{width:o}]=ce(),r=T(null),[s,i]=E({left:!1,right:!1}),[a,c]=E({source:0,target:0}),u=F(()=>ol(e),[e.id]),d=st(t),p=F(()=>Oo(u,o,t),[u,o,t.font,d]),{words:f,directions:m}=u,h=S=>Ot.flatMap(L=>f[L]).find(L=>L.id===S)??null,{id:g,spoken:b,listeners:x}=ko({moves:S=>sl(u,p,h(S)??f.source[0]),press:(S,{id:L,touch:A,point:W})=>(A||!S)&&W(L===S?null:S),onFocus:S=>{let L=h(S);L&&c({...a,[L.side]:L.index})},taps:!0}),w=h(g),{lines:y,lit:v,told:k}=To(u,e.least,w);R(()=>ve(e.name,()=>({picture:ml(u,e.least,w,t),theme:t})),[e,w,t]);let _=()=>{if(!r.current)return;let{scrollLeft:S,scrollWidth:L,clientWidth:A}=r.current;i({left:S>1,right:S+A<L-1})};$(()=>{r.current&&(r.current.scrollLeft=m.target==="rtl"?r.current.scrollWidth:0)},[e.id,o>0]),$(_,[p]);let M=S=>l(tf,{alignment:u,side:S,layout:p,lit:v,told:k,stop:Math.min(a[S],f[S].length-1)});return l(Tt.Provider,{value:e.languages??{},children:l("div",{class:"alignment",ref:n,style:{"--target":t.query,"--source":t.key,"--gold":t.value,"--ramp":t.ramp,colorScheme:t.dark?"dark":"light"},children:[l(qt,{parts:w&&Cn(u,w,Rn.line),hint:pl,spoken:b}),l("div",{class:["scroller",s.left&&"from-left",s.right&&"to-right"].filter(Boolean).join(" "),ref:r,onScroll:_,children:l("div",{class:w?"sheet focused":"sheet",role:"group","aria-label":e.caption,style:{width:`${p.width}px`,"--letters":`${p.letters}px`},...x,children:[M("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${p.links}px`},children:y.map(S=>{let{stroke:L,width:A,dash:W}=Po(S,t),{source:P,target:O,kind:N,met:G}=S;return l("path",{class:G?`${N} met`:N,d:Lo(p,S),stroke:L,"stroke-width":A,"stroke-dasharray":W?.join(" ")},`${P.index} ${O.index} ${N}`)})}),M("target")]})}),o>0&&p.width>o&&l("div",{class:"wider",children:["\u2194 ",matchMedia("(hover: none)").matches?Hs.tap:Hs.point]}),l("div",{class:"legend",children:$o(u.knowsGold,e.least).map(([S,L])=>l("span",{class:"entry",children:[S&&l("span",{class:`swatch ${S}`}),L]},L))})]})})}function tf({alignment:e,side:t,layout:n,lit:o,told:r,stop:s}){let i=F(()=>e.words[t].map(a=>Me(Cn(e,a,Rn.name))),[e]);return l("div",{class:"row",children:[l("div",{class:`heading ${t}`,children:$n[t]}),l("div",{class:`side ${t}`,role:"list","aria-label":$n[t],lang:it(t),dir:e.directions[t],style:{gap:`${n.gap}px`},children:e.words[t].map((a,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:o.has(a)?"item lit":"item","data-id":a.id,tabIndex:c===s?0:-1,"aria-label":i[c],style:{width:`${n.places.get(a)?.width}px`},children:[l("span",{class:"number",children:r.has(a)?C(r.get(a)??0):""}),l("span",{class:"label",children:l(I,{token:a.label})})]})},a.id))})]})}var De=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var hl=`/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}
`;var gl="data-lab-keys",bl=["pointermove","pointerover","pointerenter"],Ro=null,zs=!1;function rf({type:e,screenX:t,screenY:n,movementX:o,movementY:r}){zs=Ro?Ro.x===t&&Ro.y===n:!o&&!r,e==="pointermove"&&(Ro={x:t,y:n},zs||document.documentElement.removeAttribute(gl))}var sf=({key:e})=>{["Shift","Control","Alt","Meta"].includes(e)||document.documentElement.setAttribute(gl,"")};if(globalThis.document){for(let e of bl)addEventListener(e,t=>rf(t),{capture:!0});addEventListener("keydown",sf,{capture:!0})}var wl=["[data-lab-keys] *",":host-context([data-lab-keys]) *"].map(e=>`${e} { cursor: none !important; }`).join(`
`);function yl(e){for(let t of bl)e.addEventListener(t,n=>zs&&n.stopPropagation(),{capture:!0})}function we(e,t){let n=e.querySelector(".lab");if(n instanceof HTMLElement)return n;let o=Object.assign(document.createElement("style"),{textContent:`${t}
${wl}`}),r=Object.assign(document.createElement("div"),{className:"lab"});return e.append(o,r),yl(r),r}function ie(e,t,n){let o=we(e,[De,hl,t].join(`
`));return Z(n(Fe(o)),o),()=>{Z(null,o),o.remove()}}function xl({data:e,parentElement:t}){let n=nl(e);return Ua(n.layer),ie(t,Wa,o=>l(fl,{data:n,theme:o}))}var vl={"*":{model:{is:"text",longest:100,from:"session"},text:{is:"text",longest:4e3,from:"model"},kind:{is:"choice",options:["encoder","cross","decoder"],usual:"cross",from:"opening"},layer:{is:"count",usual:0,from:"opening"},head:{is:"choice",usual:"1",from:"opening"},step:{is:"count",usual:0},rows:{is:"count",several:!0,listed:6},tokens:{is:"choice",options:["pieces","words"],usual:"pieces",from:"opening"},mute:{is:"switch",usual:!1},view:{is:"choice",options:["map","lines","table","everything"],usual:"map"},present:{is:"switch",usual:!1},only_kinds:{is:"choice",several:!0},only_layers:{is:"count",several:!0},only_roles:{is:"choice",several:!0},node:{is:"whole",least:-1,most:1e5,usual:-1}},alignment:{lines_by:{is:"head",from:"model",older:{"best-aligning head":null}},between:{is:"choice",options:["words","pieces"],usual:"words"},least:{is:"whole",least:0,most:50,usual:10},gold:{is:"switch",usual:!0}},decoding:{strategy:{is:"choice",options:["greedy","sampling","beam"],usual:"greedy"},temperature:{is:"decimal",least:.1,most:10,usual:1},top_k:{is:"whole",least:0,most:1e3,usual:0},top_p:{is:"decimal",least:.05,most:1,usual:1},draw:{is:"whole",least:0,most:2147483647,from:"text"},width_of_beam:{is:"whole",least:1,most:16,usual:4},penalty:{is:"decimal",least:0,most:2,usual:.6},forced:{is:"text",longest:1e4,several:!0}},inside_a_head:{stage:{is:"choice",from:"model"},cell_row:{is:"count",usual:1,from:"text"},cell_column:{is:"count",from:"text"}},masks:{mask:{is:"choice",options:["Causal","Padding","Scores","Cheating","Mask changed"],usual:"Causal",named_by:{Causal:["mask_kind"],Padding:["more","sequence"]}},mask_kind:{is:"choice",options:["encoder","cross","decoder"],usual:"decoder"},more:{is:"text",longest:4e3,from:"text"},sequence:{is:"count",usual:1}},positions:{idea:{is:"choice",usual:"Without order",options:["Without order","Place or token","This model","Sinusoids","A shift is a rotation","Formula or training"],named_by:{Sinusoids:["d_model","positions","waves"],"A shift is a rotation":["d_model","positions","k","pair"]}},d_model:{is:"whole",least:8,most:256,step:8,usual:64},positions:{is:"whole",least:8,most:128,usual:50},waves:{is:"whole",least:0,most:255,several:!0,from:"model"},k:{is:"whole",least:-32,most:32,usual:3},pair:{is:"choice",usual:"4 and 5"}},what_if:{tool:{is:"choice",options:["change","mattered","break","forcing"],usual:"change",named_by:{change:["edits"],forcing:["target"]}},edits:{is:"text",longest:64,several:!0},target:{is:"text",longest:2e3,usual:""},set_to:{is:"choice",options:["both","zero","mean"],usual:"both"}},whole_model:{shows:{is:"choice",options:["Figure 1","What each layer adds"],usual:"Figure 1"}},twins:{record:{is:"text",longest:100,from:"session"},twins:{is:"text",longest:100,usual:""}},train:{run:{is:"text",longest:40,usual:""}}};var In={rounded:255,exact:65535},Q=["mean","max","rollout"];function Ve(e,t,{words:n,muted:o}){let r=n&&t.words||t.pieces,s=new Set(o?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),i=r.columns.map((p,f)=>f),a=i.filter(p=>!r.columnPieces[p].every(f=>s.has(f))),c=a.length?a:i,{rows:u}=r,d=r.blocked&&Sl(r.blocked,u.length,r.columns.length,c,new Uint8Array(u.length*c.length));return{group:t,axes:r,kept:c,rows:u,columns:c.map(p=>r.columns[p]),blocked:d,rowSpots:kl(r.rowPieces,t.looks),columnSpots:c.map(p=>kl([r.columnPieces[p]],t.lookedAt)[0])}}var kl=(e,t)=>e.map(n=>n.map(o=>({side:t,place:o})));function Sl(e,t,n,o,r){for(let s=0,i=0;s<t;s+=1)for(let a=0;a<o.length;a+=1,i+=1)r[i]=e[s*n+o[a]];return r}function Ge(e){return[...Array.from({length:e.heads},(t,n)=>String(n+1)),...Q]}function Ml(e,t){return t==="rollout"?[e.heads]:Q.includes(t)?Array.from({length:e.heads},(n,o)=>o):[Number(t)-1]}function Pt(e,t,n,o){let r=Ml(t.group,o);if(r.length===1)return _l(e,t,n,r[0]);let s=new Float32Array(t.rows.length*t.columns.length);for(let i of r){let a=_l(e,t,n,i);for(let c=0;c<s.length;c+=1)o==="mean"?s[c]+=a[c]/r.length:a[c]>s[c]&&(s[c]=a[c])}return s}var El=(e,t,n)=>t*(e.heads+1)+n,Co=({weights:e})=>e instanceof Uint8Array;function _l(e,{group:t,axes:n,rows:o,columns:r,kept:s},i,a){let c=El(t,i,a),u=Tl(n,c),d=Sl(u,o.length,n.columns.length,s,new Float32Array(o.length*s.length)),p=r.length,f=u instanceof Uint8Array?In.rounded:In.exact;for(let m=0;m<o.length;m+=1){let h=1;if(p<n.columns.length)if(h=0,u instanceof Uint8Array&&n.leftByMuting)h=n.leftByMuting[c*o.length+m]/In.exact;else for(let b=0;b<p;b+=1)h+=d[m*p+b]/f;let g=h>=e.mutedFloor?1/(f*h):0;for(let b=0;b<p;b+=1)d[m*p+b]=Math.min(1,d[m*p+b]*g)}return d}function Tl({weights:e,rows:t,columns:n},o){let r=t.length*n.length;return e.subarray(o*r,(o+1)*r)}function Ol(e,t,n,o){let{group:r,axes:s,kept:i}=t;if(i.length<s.columns.length)return Uint8Array.from(Pt(e,t,n,o),f=>Math.round(f*255));let a=Ml(r,o).map(f=>Tl(s,El(r,n,f))),[c]=a;if(a.length===1&&c instanceof Uint8Array)return c;let u=new Uint32Array(c);for(let f of a.slice(1))if(o==="mean")for(let m=0;m<u.length;m+=1)u[m]+=f[m];else for(let m=0;m<u.length;m+=1)f[m]>u[m]&&(u[m]=f[m]);let d=(o==="mean"?a.length:1)*(c instanceof Uint8Array?1:In.exact/In.rounded),p=new Uint8Array(u.length);for(let f=0;f<u.length;f+=1)p[f]=u[f]/d+.5;return p}function Jt(e,t,{layer:n,head:o},r){let{group:s,axes:i}=t,a=Q.indexOf(o),c=a<0?`head ${o}`:["mean of heads","max of heads","rollout"][a];return{...t,weights:Pt(e,t,n,o),rounded:Co(i),title:`${s.title}, layer ${n+1}, ${c}`,caption:i.captions[r?"muted":"all"][n][a<0?Number(o)-1:s.heads+a]}}function Ll(e,{layer:t,head:n}){let o=e.steps.map(({reads:p})=>p),[r,s]=[e.source.length,[...e.source,...o]],i=s.length,a=s.map((p,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),c=new Float32Array(i*i),u=new Uint8Array(i*i).fill(1);for(let p of e.groups){let f=Ve(e,p,{words:!1,muted:!1}),m=Pt(e,f,t,n),[h,g]=[p.looks,p.lookedAt].map(b=>b==="source"?0:r);for(let b=0,x=0;b<f.rows.length;b+=1)for(let w=0;w<f.columns.length;w+=1,x+=1){let y=(h+b)*i+g+w;u[y]=f.blocked?.[x]??0,c[y]=u[y]?0:m[x]}}let d=Q.includes(n)?n:`head ${n}`;return{rows:s,columns:s,rowSpots:a,columnSpots:a,weights:c,blocked:u,border:r,rounded:Co(e.groups[0].pieces),title:`All attention, layer ${t+1}, ${d}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Xt={kind:"kind",layer:"layer",head:"head",step:"step",rows:"rows",tokens:"tokens",mute:"mute",view:"view",present:"present",kinds:"only_kinds",layers:"only_layers",roles:"only_roles",node:"node"},Al=Object.keys(Xt),Io=vl["*"],Bs=Number(Io.rows.listed),lt=Object.fromEntries(Al.map(e=>[e,Io[Xt[e]].several?[]:Io[Xt[e]].usual])),lf=["kind","layer","head"],$l=e=>lf.some(t=>t in e);function Rl(e,t){let n=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],o=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=o&&n.words||n.pieces;return{...e,kind:n.kind,layer:Pl(e.layer,n.layers),head:Ge(n).includes(e.head)?e.head:"1",step:Pl(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Bs),tokens:o?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(i=>i.kind===s)),layers:e.layers.filter(s=>s<n.layers)}}var Pl=(e,t)=>Math.max(0,Math.min(e,t-1));function Us(e,t){let n={...lt,layer:-1,...t},o=Al.filter(r=>String(e[r])!==String(n[r]));return Object.fromEntries(o.map(r=>[Xt[r],[e[r]].flat().map(s=>cf(r,s))]))}var cf=(e,t)=>String(Io[Xt[e]].is==="count"?Number(t)+1:t);function Cl(e,t,n){let o=new URLSearchParams(e);for(let r of Object.values(Xt))o.delete(r);for(let[r,s]of Object.entries(Us(t,n)))for(let i of s)o.append(r,i);return o.toString()}var Il=250,At=0,$e=lt,$t=null,Zt=0,Hl=!1,qs=null,Hn=new Set,ze=()=>$e;function V(e){let t=Object.fromEntries(Object.entries(e).filter(([n,o])=>String($e[n])!==String(o)));if(Object.keys(t).length){$e={...$e,...t},$l(t)&&($t=null),At+=1,Dl(),clearTimeout(Zt),Zt=window.setTimeout(Nl,Il);for(let n of Hn)n()}}function Nl(){clearTimeout(Zt),Zt&&qs?.({turn:At,query:Us($e,$t)}),Zt=0}function Ho(e){At===0&&($e={...lt,...e})}function Fl(e,t){if(qs=t,Hl=!0,e.turn>At||At===0&&e.turn===0){[At,$e,$t]=[e.turn,e.selection,e.opened];for(let n of Hn)n()}else e.turn<At?Zt||=window.setTimeout(Nl,Il):$t&&e.opened&&uf($t,e.opened);Dl()}function uf(e,t){let n=Object.keys(t).filter(o=>$e[o]===e[o]);$e={...$e,...Object.fromEntries(n.map(o=>[o,t[o]]))},$t=t;for(let o of Hn)o()}function Dl(){if(!Hl)return;let e=Cl(location.search,$e,$t),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function Qt(e){return Hn.add(e),()=>{Hn.delete(e)}}var df="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(df))&&(qs=null),{capture:!0});var zl=`.beam {
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
`;var Bl=Object.assign;function ff(e,t){for(var n in e)if(n!="__source"&&e[n]!==t[n])return!0;for(var o in t)if(o!="__source"&&!(o in e))return!0;return!1}var hf=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ct(e,t){function n(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:ff(this.props,r)}function o(r){return this.shouldComponentUpdate=n,ds(e,r)}return o.displayName="Memo("+(e.displayName||e.name)+")",o.prototype.isReactComponent=!0,o.type=e,o}var gf=Symbol.for("react.element"),bf=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,wf=/[A-Z0-9]/g,yf=typeof document<"u";var xf=function(e){return/fil|che|rad/.test(e)};et.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(et.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var Ul=j.event;j.event=function(e){return Ul&&(e=Ul(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var vf={configurable:!0,get:function(){return this.class}},ql=j.vnode;j.vnode=function(e){if(typeof e.type=="string")(function(o){var r=o.props,s=o.type,i={},a=s.indexOf("-")==-1;for(var c in r){var u=r[c];if(!(c=="value"&&"defaultValue"in r&&u==null||yf&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&u&&u.constructor==Object){var d=void 0;for(var p in u)typeof u[p]!="number"||hf.test(p)||(d||(d=u=Bl({},u)),u[p]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&u===!0)u="";else if(c=="translate"&&u==="no")u=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||xf(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&i[c=f]&&(c="oninputCapture")}else a&&bf.test(c)?c=c.replace(wf,"-$&").toLowerCase():u===null&&(u=void 0);i[c]=u}}if(s=="select"){var m=i.defaultValue!=null?i.defaultValue:i.multiple&&Array.isArray(i.value)?i.value:null;m!=null&&(i.value=ps(r.children).forEach(function(h){h.props.selected=i.multiple?m.indexOf(h.props.value)!=-1:m==h.props.value}))}r.class&&!r.className?(i.class=r.class,Object.defineProperty(i,"className",vf)):r.className&&(i.class=i.className=r.className),o.props=i})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=Bl({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=gf,ql&&ql(e)};function Wl(e){let{shown:t,host:n}=Ee(e);return{...t,...n,id:JSON.stringify([t.nodes,t.width])}}function jl(e,t){let n=new Map,o=[];for(let i of e){let a=n.get(i.parent)??null,c={...i,parent:a,children:[],place:(o[i.depth]??=[]).length};n.set(c.id,c),o[c.depth].push(c),a?.children.push(c)}let r=[...n.values()],s=r.findLast(i=>i.winner);return{nodes:r,columns:o,end:s,dropped:r.length-Rt(r).length,width:t}}var Rt=e=>e.filter(t=>t.kept);function No(e){let t=[];for(let n=e??null;n;n=n.parent)t.unshift(n);return t}var en=({log_probability:e,parent:t})=>t?Math.exp(e-t.log_probability):0;function Kl({nodes:e,columns:t,end:n},o,r){let s=t[o.depth];return{ArrowLeft:()=>o.parent,ArrowRight:()=>o.children.find(i=>i.winner)??o.children.find(r),ArrowUp:()=>s[o.place-1],ArrowDown:()=>s.filter(r)[o.place+1],Home:()=>e[0],End:()=>n}}var Ws=120,zo={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Do={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Vl={point:`${Do.point} Click or Enter opens it.`,tap:`${Do.tap} Tap it again to open it.`},Bo=e=>e===0?"start":e===1?"step 1":String(e),Uo=e=>`dropped: outside the best ${e}`,kf=e=>Math.abs(e)<.01?4:Math.abs(e)<1?3:2,Fo=e=>Math.abs(e)<5e-5?"\u22480":de(e,kf(e)),ut=({finished:e,kept:t,score:n})=>e&&t?`\u2713 ${Fo(n)}`:"";function _f(e){let t=rt(e.text),n=t.length>Ws?Ss(t):[];return n.length>Ws?`\u2026${n.slice(1-Ws).join("")}`:t}function Nn({columns:e,width:t},n){if(!n.parent)return["Start: nothing is written yet."];let o=n.log_probability,r=Rt(e[n.depth]).filter(c=>!c.finished),s=r.at(-1)??n,i=t===1?"the best finished one":`among the ${t} best finished ones`,a=n.finished||!e[n.depth+1]||Rt(n.children).length;return["\u201C",{token:_f(n),length:1/0,side:"target"},`\u201D. Step ${n.depth} writes \u201C`,{token:n.token,side:"target"},`\u201D with ${C(en(n))}; everything so far has ${C(Math.exp(o),1)}, log-probability ${Fo(o)}. `,n.kept?n.finished?`Kept: ${i}.`:`Kept: number ${r.indexOf(n)+1} of the ${r.length} unfinished ones of this step.`:n.finished?`Dropped: not ${i}.`:`Dropped: outside the best ${t}, ${Fo(s.log_probability-o)} behind the last of them.`,n.finished?` Finished with score ${Fo(n.score)}.`:"",n.winner?" The winner\u2019s path.":"",n.kept&&!a?" Nothing that followed was kept.":""]}var ae={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},tn={kept:38,dropped:22},Ye={least:22,most:64,cut:30,edge:6};function Gl({nodes:e},t){return new Map(e.map(n=>{let o=n.kept?"kept":"dropped",r=H(Pe(n.token,ae.chip),U({fill:"",size:ae.letters[o],bold:n.winner,code:!0},t)),s=ut(n)&&ae.mark+H(ut(n),U({fill:"",size:ae.letters.mark,bold:n.winner},t));return[n,Math.max(n.kept?ae.least:0,Math.ceil(r+Number(s))+2*ae.padding[o])]}))}function qo({columns:e,width:t},n,o,r){let s=e.map(g=>Math.max(...g.map(b=>n.get(b)??0))),i=o-2*Ye.edge-s.reduce((g,b)=>g+b,0),a=Math.max(Ye.least,Math.min(Ye.most,i/(s.length-1||1))),c=ae.head+Ye.edge,u=e.map(g=>c+Math.max(t,Rt(g).length)*tn.kept+Ye.cut/2),d=new Map,p=s.map((g,b)=>Ye.edge+s.slice(0,b).reduce((x,w)=>x+w+a,0)),f=r?Math.max(...u):0;e.forEach((g,b)=>{let x=u[b]+Ye.cut/2-Rt(g).length*tn.dropped;for(let w of g){let y=w.kept?c+(w.place+.5)*tn.kept:x+(w.place+.5)*tn.dropped;d.set(w,{x:p[b],y,width:n.get(w)??0,end:p[b]+s[b]}),(w.kept||r)&&(f=Math.max(f,y+(w.kept?tn.kept:tn.dropped)/2))}});let m=p[p.length-1]+s[s.length-1]+Ye.edge,h=u.map((g,b)=>`H${Math.max(0,p[b]-a/2)}V${g}`);return{places:d,columns:p,cut:u[0],cutPath:`M0 ${u[0]}${h.join("")}H${Math.max(o,m)}`,width:m,height:f+Ye.edge}}function Fn({places:e},t){return t.map(o=>{let[r,s]=[e.get(o),o.parent&&e.get(o.parent)];if(!r||!s)return"";let i=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${i} ${s.y} ${i} ${r.y} ${r.x} ${r.y}`}).join("")}var Wo=[["dropped",e=>!e.kept],["kept",e=>e.kept&&!e.winner],["winner",e=>e.winner]];var js=13,Sf=480,Mf={width:26,height:14},Ef={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function Yl(e,t,n,o,r){let s=qo(e,t,0,n),{width:i,height:a}=s,c=o&&ke(Me(Nn(e,o)),Math.max(Sf,i),r);return K([c,{width:i,height:a,draw:(u,d,p)=>Tf(jt(u,d,p),e,s,n,o,r)},Lf(r)],16)}function Tf(e,t,n,o,r,s){let i={fill:s.quiet,size:js};n.columns.forEach((u,d)=>e.text(Bo(d),u,ae.head/2-2,i)),e.rect(0,ae.head-1,n.width,1,{fill:s.text,opacity:.2}),o&&e.path(n.cutPath,{stroke:s.text,opacity:.45,width:1.25,dash:[4,3]});let a=No(r);for(let[u,d]of[...Wo,["lit",p=>a.includes(p)]]){let p=Fn(n,t.nodes.filter(f=>d(f)&&(f.kept||o)));p&&e.path(p,{stroke:u==="winner"?s.primary:s.text,...Ef[u]})}for(let[u,d]of n.places)(u.kept||o)&&Of(e,u,d,{lit:a.includes(u),open:u===r},s);if(!o)return;let c=Uo(t.width);e.rect(0,n.cut-js/2,H(c,U(i,s))+8,js,{fill:s.ground}),e.text(c,0,n.cut,i)}function Of(e,t,{x:n,y:o,width:r},{lit:s,open:i},a){let{kept:c,winner:u}=t,[d,p]=c?[ae.letters.kept,ae.high.kept]:[ae.letters.dropped,ae.high.dropped],f=[n,o-p/2,r,p],m=c?7:5;if(e.rect(...f,{fill:a.ground,radius:m}),c){e.rect(...f,{fill:u?a.primary:a.text,opacity:u?.14:.06,radius:m}),e.rect(n+2,o+p/2-4,(r-4)*en(t),3,{fill:u?a.primary:a.quiet});let v=s||!u?a.text:a.primary;e.rect(...f,{stroke:v,width:u?2:1,opacity:s||u?1:.45,radius:m})}i&&e.rect(n-3.5,o-p/2-3.5,r+7,p+7,{stroke:a.primary,width:3,radius:m+3});let[h,g]=[D(t.token,ae.chip),ut(t)],b={fill:c||s?a.text:a.quiet,size:d,bold:u,code:!0},x={fill:a.text,size:ae.letters.mark,bold:u},w=H(h,U(b,a)),y=n+(r-w-(g?ae.mark+H(g,U(x,a)):0))/2;e.text(h,y,o,b),g&&e.text(g,y+w+ae.mark,o,x)}function Lf(e){let t={fill:e.quiet,size:14},{width:n,height:o}=Mf,r={path:(i,a,c)=>i.rect(a,c+o/2,n,3.5,{fill:e.primary}),bar(i,a,c){i.rect(a,c+2,n,o,{stroke:e.text,opacity:.45,radius:4}),i.rect(a+1,c+o-2,n*.7,3,{fill:e.quiet})}},s=Object.entries(zo).map(([i,a])=>{let c=r[i]&&{width:n,height:o,draw:r[i]};return Y([c,ue(a,t,e)],7)});return Y(s,20)}var Pf=60;function Jl({data:e,theme:t,open:n}){let[o,{width:r}]=ce(),s=T(null),[i,a]=E(null),[c,u]=E(""),[d,p]=E(null),f=F(()=>jl(e.nodes,e.width),[e.id]),m=st(t),h=F(()=>Gl(f,t),[f,t.font,t.codeFont,m]),g=O=>f.nodes.find(N=>String(N.id)===String(O))??null,b=g(e.selected),x=f.dropped>0&&(i??(f.nodes.length<=Pf||b?.kept===!1)),w=F(()=>qo(f,h,r,x),[f,h,r,x]);$(()=>p(null),[e]),R(()=>ve(e.name,()=>({picture:Yl(f,h,x,b,t),theme:t})),[e,h,x,t]);let y=O=>{!n||O===b||(p(O),n(O.id,O===f.end))},v=O=>O.kept||x,{id:k,spoken:_,listeners:M}=ko({moves:O=>Kl(f,g(O)??f.nodes[0],v),press:(O,{id:N,touch:G,point:J})=>{let le=g(O);!le||G&&N!==O?J(O):y(le)},onFocus:u}),S=g(k)??b,L=No(S),A=g(c)??b??f.nodes[0],W=v(A)?A:A.parent,P=()=>{y(f.end);let O=s.current?.querySelector(`[data-id="${f.end.id}"]`);O instanceof HTMLElement&&O.focus()};return l(Tt.Provider,{value:e.languages??{},children:l("div",{class:"beam",ref:o,style:{colorScheme:t.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(qt,{parts:S&&Nn(f,S),hint:n?Vl:Do,spoken:_}),n&&b&&b!==f.end&&l("button",{type:"button",class:"back",onClick:P,children:"Back to the winner"}),f.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:x,onChange:({currentTarget:O})=>a(O.checked)}),"Show dropped branches (",f.dropped,")"]})]}),l("div",{class:"scroller",ref:s,style:{maxHeight:`${e.height}px`},children:l("div",{class:x?"sheet":"sheet kept-only",style:{width:`${w.width}px`,height:`${w.height}px`},...M,children:[l("div",{class:"head",style:{height:`${ae.head}px`},children:w.columns.map((O,N)=>l("span",{class:"heading",style:{left:`${O}px`},children:Bo(N)},N))}),l(Af,{tree:f,layout:w}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:Fn(w,L.filter(v))})}),l("div",{class:"cut",style:{top:`${w.cut}px`},children:l("span",{children:Uo(f.width)})}),f.columns.map((O,N)=>{let G=J=>J?.depth===N?J:null;return l($f,{tree:f,column:O,layout:w,lit:L[N]??null,stop:G(W),current:G(b),pending:G(d)},N)})]})}),l("div",{class:"legend",children:Object.entries(zo).map(([O,N])=>l("span",{class:O,children:N},O))})]})})}var Af=ct(Cf),$f=ct(If),Rf=ct(Hf);function Cf({tree:e,layout:t}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:t.cutPath}),Wo.map(([n,o])=>l("path",{class:n,d:Fn(t,e.nodes.filter(o))},n))]})}function If({tree:e,column:t,layout:n,lit:o,stop:r,current:s,pending:i}){let{depth:a}=t[0];return l("div",{class:"column",role:"list","aria-label":a===0?"Start":`Step ${a}, best first`,children:t.map(c=>l(Rf,{tree:e,node:c,layout:n,lit:c===o,isStop:c===r,isCurrent:c===s,isPending:c===i},c.id))})}function Hf({tree:e,node:t,layout:n,lit:o,isStop:r,isCurrent:s,isPending:i}){let a={kept:t.kept,finished:t.finished,winner:t.winner,lit:o,pending:i},{x:c=0,y:u=0,width:d=0}=n.places.get(t)??{},p=F(()=>Me(Nn(e,t)),[e,t]);return l("div",{class:t.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(a).flatMap(([f,m])=>m?f:[])].join(" "),"data-id":t.id,tabIndex:r?0:-1,"aria-label":p,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${u}px`,width:`${d}px`,"--own":en(t)},children:[l(I,{token:t.token,length:ae.chip,side:"target"}),ut(t)&&l("span",{class:"mark",children:ut(t)})]})})}function Xl({data:e,parentElement:t,setTriggerValue:n}){let o=(s,i=!1)=>{V({node:i?-1:s}),n?.("opened",s)},r=Wl(e);return ie(t,zl,s=>l(Jl,{data:r,theme:s,open:r.openable&&n?o:void 0}))}function Zl(e){for(let t of document.querySelectorAll("[data-lab]")){let{lab:n="",bytes:o="",selection:r}=t.dataset;t.removeAttribute("data-bytes"),r&&Ho(JSON.parse(r));let s=Uint8Array.from(atob(o),c=>c.charCodeAt(0)),i=t.attachShadow({mode:"open"}).appendChild(document.createElement("div")),a=()=>e[n]({data:s,parentElement:i});a(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",a)}}var jo=`/* What plays: its buttons, scrubber and speed. */

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
`;var Ql=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Df={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Ko(e,t,n,o){let[r,s]=E(!1),[i,a]=E(1);return $(()=>{if(!r)return;if(e>=t)return s(!1);let u=setTimeout(()=>n(e+1),o/i);return()=>clearTimeout(u)},[r,e,t,i]),{playing:r,speed:i,setSpeed:a,toggle:()=>{!r&&e>=t&&n(0),s(!r)},pause:()=>s(!1)}}function Vo({what:e,place:t,last:n,player:o,go:r}){let[s,i]=[t===0,t===n];return l("span",{class:"buttons",children:[l(Dn,{name:"first",label:`First ${e}`,idle:s,onPress:()=>r(0)}),l(Dn,{name:"back",label:`One ${e} back`,idle:s,onPress:()=>r(t-1)}),l(Dn,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),l(Dn,{name:"next",label:`One ${e} on`,idle:i,onPress:()=>r(t+1)}),l(Dn,{name:"last",label:`Last ${e}`,idle:i,onPress:()=>r(n)})]})}function Dn({name:e,label:t,idle:n=!1,onPress:o}){return l("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":n,onClick:o,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:Df[e]})})})}function Go({speeds:e,player:t,isNamed:n=!1}){return l("label",{class:"speed",children:[l("span",{class:n?"name":"unseen",children:"Speed"}),l("select",{value:t.speed,onChange:({currentTarget:o})=>t.setSpeed(Number(o.value)),children:e.map(o=>l("option",{value:o,children:[o,"\xD7"]},o))})]})}function _e({label:e,isNamed:t=!1,options:n,value:o,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:t?"":"unseen",children:e}),n.map(([s,i])=>l("label",{class:s===o?"on":"",children:[l("input",{type:"radio",name:e,checked:s===o,onChange:()=>r(s)}),i]},s))]})}function Yo(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t}));Object.assign(document.createElement("a"),{href:o,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(o),6e4)}var ec={signature:"GIF",version:"89a",trailer:59,extensionIntroducer:33,applicationExtensionLabel:255,graphicControlExtensionLabel:249,imageSeparator:44,signatureSize:3,versionSize:3,globalColorTableFlagMask:128,colorResolutionMask:112,sortFlagMask:8,globalColorTableSizeMask:7,applicationIdentifierSize:8,applicationAuthCodeSize:3,disposalMethodMask:28,userInputFlagMask:2,transparentColorFlagMask:1,localColorTableFlagMask:128,interlaceFlagMask:64,idSortFlagMask:32,localColorTableSizeMask:7};function zn(e=256){let t=0,n=new Uint8Array(e);return{get buffer(){return n.buffer},reset(){t=0},bytesView(){return n.subarray(0,t)},bytes(){return n.slice(0,t)},writeByte(r){o(t+1),n[t]=r,t++},writeBytes(r,s=0,i=r.length){o(t+i);for(let a=0;a<i;a++)n[t++]=r[a+s]},writeBytesView(r,s=0,i=r.byteLength){o(t+i),n.set(r.subarray(s,s+i),t),t+=i}};function o(r){var s=n.length;if(s>=r)return;var i=1024*1024;r=Math.max(r,s*(s<i?2:1.125)>>>0),s!=0&&(r=Math.max(r,256));let a=n;n=new Uint8Array(r),t>0&&n.set(a.subarray(0,t),0)}}var Ks=12,tc=5003,zf=[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535];function Bf(e,t,n,o,r=zn(512),s=new Uint8Array(256),i=new Int32Array(tc),a=new Int32Array(tc)){let c=i.length,u=Math.max(2,o);s.fill(0),a.fill(0),i.fill(-1);let d=0,p=0,f=u+1,m=f,h=!1,g=m,b=(1<<g)-1,x=1<<f-1,w=x+1,y=x+2,v=0,k=n[0],_=0;for(let L=c;L<65536;L*=2)++_;_=8-_,r.writeByte(u),S(x);let M=n.length;for(let L=1;L<M;L++)e:{let A=n[L],W=(A<<Ks)+k,P=A<<_^k;if(i[P]===W){k=a[P];break e}let O=P===0?1:c-P;for(;i[P]>=0;)if(P-=O,P<0&&(P+=c),i[P]===W){k=a[P];break e}S(k),k=A,y<1<<Ks?(a[P]=y++,i[P]=W):(i.fill(-1),y=x+2,h=!0,S(x))}return S(k),S(w),r.writeByte(0),r.bytesView();function S(L){for(d&=zf[p],p>0?d|=L<<p:d=L,p+=g;p>=8;)s[v++]=d&255,v>=254&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0),d>>=8,p-=8;if((y>b||h)&&(h?(g=m,b=(1<<g)-1,h=!1):(++g,b=g===Ks?1<<g:(1<<g)-1)),L==w){for(;p>0;)s[v++]=d&255,v>=254&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0),d>>=8,p-=8;v>0&&(r.writeByte(v),r.writeBytesView(s,0,v),v=0)}}}var nc=Bf;function rc(e={}){let{initialCapacity:t=4096,auto:n=!0}=e,o=zn(t),r=5003,s=new Uint8Array(256),i=new Int32Array(r),a=new Int32Array(r),c=!1;return{reset(){o.reset(),c=!1},finish(){o.writeByte(ec.trailer)},bytes(){return o.bytes()},bytesView(){return o.bytesView()},get buffer(){return o.buffer},get stream(){return o},writeHeader:u,writeFrame(d,p,f,m={}){let{transparent:h=!1,transparentIndex:g=0,delay:b=0,palette:x=null,repeat:w=0,colorDepth:y=8,dispose:v=-1}=m,k=!1;if(n?c||(k=!0,u(),c=!0):k=!!m.first,p=Math.max(0,Math.floor(p)),f=Math.max(0,Math.floor(f)),k){if(!x)throw new Error("First frame must include a { palette } option");Kf(o,p,f,x,y),oc(o,x),w>=0&&Vf(o,w)}let _=Math.round(b/10);jf(o,v,_,h,g);let M=!!x&&!k;Gf(o,p,f,M?x:null),M&&oc(o,x),Yf(o,d,p,f,y,s,i,a)}};function u(){sc(o,"GIF89a")}}function jf(e,t,n,o,r){e.writeByte(33),e.writeByte(249),e.writeByte(4),r<0&&(r=0,o=!1);var s,i;o?(s=1,i=2):(s=0,i=0),t>=0&&(i=t&7),i<<=2,e.writeByte(0|i|0|s),dt(e,n),e.writeByte(r||0),e.writeByte(0)}function Kf(e,t,n,o,r=8){let a=Vs(o.length)-1,c=128|r-1<<4|0|a,u=0,d=0;dt(e,t),dt(e,n),e.writeBytes([c,u,d])}function Vf(e,t){e.writeByte(33),e.writeByte(255),e.writeByte(11),sc(e,"NETSCAPE2.0"),e.writeByte(3),e.writeByte(1),dt(e,t),e.writeByte(0)}function oc(e,t){let n=1<<Vs(t.length);for(let o=0;o<n;o++){let r=[0,0,0];o<t.length&&(r=t[o]),e.writeByte(r[0]),e.writeByte(r[1]),e.writeByte(r[2])}}function Gf(e,t,n,o){if(e.writeByte(44),dt(e,0),dt(e,0),dt(e,t),dt(e,n),o){let i=Vs(o.length)-1;e.writeByte(128|i)}else e.writeByte(0)}function Yf(e,t,n,o,r=8,s,i,a){nc(n,o,t,r,e,s,i,a)}function dt(e,t){e.writeByte(t&255),e.writeByte(t>>8&255)}function sc(e,t){for(var n=0;n<t.length;n++)e.writeByte(t.charCodeAt(n))}function Vs(e){return Math.max(Math.ceil(Math.log2(e)),1)}var Bn="switched off";function Jo(e,t,n,{fill:o,ink:r,letters:s,width:i}){let a=[i+20,s*1.8],[c,u]=Jf(t,n,a);e.rect(c,u,...a,{fill:o,radius:6}),e.text(Bn,c+a[0]/2,u+a[1]/2+1,{fill:r,size:s,bold:!0,align:"center"})}function Jf([e,t,n,o],{weights:r,rows:s,columns:i},[a,c]){let u=[e+(n-a)/2,t+(o-c)/2];if(n<a+12||o<c+12)return u;let d=[e+6,e+n-a-6],p=[t+6,t+o-c-6],f=([m,h])=>{let g=(x,w,y,v)=>Math.min(v-1,Math.max(0,Math.floor((x-w)/y*v))),b=0;for(let x=g(h,t,o,s);x<=g(h+c,t,o,s);x+=1)for(let w=g(m,e,n,i);w<=g(m+a,e,n,i);w+=1)b+=r[x*i+w];return b};return[u,...d.flatMap(m=>p.map(h=>[m,h]))].reduce((m,h)=>f(h)<f(m)?h:m)}var ic=1.2,Xf=500,Zf=20,Qf=9,Un={rows:[],columns:[],step:[],chosen:[],done:1/0};function pt(e,t,n){let o=`700 ${t.letters}px ${n.codeFont}`,r=e.rows.map(w=>D(w,t.width<Xf?vo:Zf)),s=e.columns.map(w=>D(w)),a=(w=>Math.ceil(Math.max(...w.map(y=>H(y,o)))))(r)+10,c=Math.min(t.cell,(t.width-a-3)/s.length),u=t.letters*ic,d=s.map(w=>H(w,o)),p=d.map(w=>w>Math.max(c,u)-2&&w>t.letters*1.1),f=Math.ceil(Math.max(u,...d.filter((w,y)=>p[y])))+8,m=Math.min(t.cell,c*1.4,(t.height-f-3)/r.length),h=Math.max(0,...d.filter((w,y)=>!p[y]))+6;c=Math.min(c,Math.max(m*1.8,h)),[c,m]=[c,m].map(w=>w>=4?Math.floor(w):w);let[g,b]=[a+s.length*c+3,f+r.length*m+3].map(Math.ceil),x=Math.min(t.letters,Math.floor(m*.62),Math.floor((c-4)/1.9));return{left:a,top:f,cellWidth:c,cellHeight:m,width:g,height:b,rows:r,columns:s,turned:p,letters:t.letters,numbers:x>=12?x:0}}function mt(e,t,n,o,r){th(e,t,n,o,r),n.numbers&&!t.isOff&&nh(e,t,n,o,r),oh(e,n,o,r),t.isOff&&eh(e,t,n,r),rh(e,n,o,r),sh(e,n,o,r)}function eh(e,{weights:t},{left:n,top:o,cellWidth:r,cellHeight:s,rows:{length:i},columns:{length:a},letters:c},u){let d=H(Bn,`700 ${c}px ${u.font}`),p={fill:u.text,ink:u.ground,letters:c,width:d};Jo(e,[n,o,a*r,i*s],{weights:t,rows:i,columns:a},p)}function th(e,t,{left:n,top:o,cellWidth:r,cellHeight:s},i,a){let[c,u]=[t.rows.length,t.columns.length],[d,p]=[u*r,c*s];if(e.cells(t.weights,c,u,[n,o,d,p]),t.blocked&&Re(e,t.blocked,c,u,[n,o,d,p]),t.border&&(e.rect(n,o+t.border*s-1,d,2,{fill:a.quiet}),e.rect(n+t.border*r-1,o,2,p,{fill:a.quiet})),!(Math.min(r,s)<Qf)){for(let f=1;f<u;f+=1)e.rect(n+f*r-.5,o,1,p,{fill:a.ground});for(let f=1;f<c;f+=1)e.rect(n,o+f*s-.5,d,1,{fill:a.ground})}}function Re(e,t,n,o,[r,s,i,a]){let c=d=>Math.round(r+d*i/o),u=d=>Math.round(s+d*a/n);for(let d=0;d<n;d+=1)for(let p=0;p<o;p+=1){let f=p;for(;f<o&&t[d*o+f];)f+=1;f>p&&e.hatch(c(p),u(d),c(f)-c(p),u(d+1)-u(d)),p=f}}function nh(e,{weights:t,blocked:n,rows:o,columns:r},{left:s,top:i,cellWidth:a,cellHeight:c,numbers:u},d,p){for(let f=0;f<Math.min(o.length,d.done);f+=1)for(let m=0;m<r.length;m+=1){let h=t[f*r.length+m];if(n?.[f*r.length+m])continue;let g=p.ink[Math.min(255,Math.round(h*255))],[b,x]=[s+(m+.5)*a,i+(f+.5)*c+1];e.text(xo(h),b,x,{fill:g,size:u,align:"center"})}}function oh(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:i},{done:a},c){if(a>=s.length)return;let u=[t,n+a*r,i.length*o,(s.length-a)*r];e.rect(...u,{fill:c.ground}),e.rect(...u,{fill:c.hatchGround,opacity:.5})}function rh(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:i},a,c){let u=(d,p)=>e.rect(t-1,n+d*r-1,i.length*o+2,r+2,{stroke:p,width:2.5});for(let d of a.chosen)u(d,c.query);for(let d of a.step)u(d,c.primary);for(let d of a.rows)u(d,c.query);for(let d of a.columns)e.rect(t+d*o-1,n-1,o+2,s.length*r+2,{stroke:c.key,width:2.5})}function sh(e,{left:t,top:n,cellWidth:o,cellHeight:r,rows:s,columns:i,turned:a,letters:c},u,d){let p=[...u.rows,...u.step,...u.chosen];for(let f of Ct(s.length,r,c,p)){if(f>=u.done)break;let m=p.includes(f),h=u.rows.includes(f)||u.chosen.includes(f)?d.query:m?d.text:d.quiet;e.text(s[f],t-7,n+(f+.5)*r,{fill:h,size:c,bold:m,code:!0,align:"right"})}for(let f of Ct(i.length,o,c,u.columns)){let m=u.columns.includes(f),h=a[f]?"left":"center",[g,b]=[t+(f+.5)*o,n-(a[f]?6:3+c*.55)];e.text(i[f],g,b,{fill:m?d.key:d.quiet,size:c,bold:m,code:!0,align:h,turned:a[f]})}}function Ct(e,t,n,o){let r=n*ic,s=Math.max(1,Math.ceil(r/t)),i=a=>o.some(c=>c!==a&&Math.abs(c-a)*t<r);return Array.from({length:e},(a,c)=>c).filter(a=>o.includes(a)||a%s===0&&!i(a))}function Xo({left:e,top:t,cellWidth:n,cellHeight:o,rows:r,columns:s},i,a){let[c,u]=[Math.floor((a-t)/o),Math.floor((i-e)/n)];return c>=r.length||u>=s.length||c<0&&u<0?null:{row:Math.max(-1,c),column:Math.max(-1,u)}}var Gs=12,ac=64,Ys=20,lc=18;function Zo({rows:e,columns:t,blocked:n,shape:o,side:r},s,i,a){let c=Math.round(r/o),u=c+lc+Gs,d=[e.length,t.length];return{width:ac+s.length*(r+Gs),height:Ys+i.length*u,draw(p,f,m){let h=x=>f+ac+x*(r+Gs),g={size:13,fill:a.quiet},b={...g,align:"center"};s.forEach((x,w)=>p.text(x,h(w)+r/2,m+Ys/2,b)),i.forEach(({layer:x,maps:w},y)=>{let v=m+Ys+y*u;p.text(`Layer ${x+1}`,f,v+c/2,g),w.forEach((k,_)=>{if(!k)return;let M=h(_);p.cells(k.weights(),...d,[M,v,r,c]),n&&Re(p,n,...d,[M,v,r,c]),p.rect(M-2,v-2,r+4,c+4,{stroke:k.isOpen?a.primary:a.hatchLine,width:k.isOpen?3:1,radius:4}),k.role&&p.text(k.role,M+r/2,v+c+4+lc/2,b)})})}}}function cc(e){let{shown:{films:t,roles:n},host:o}=Ee(e),r=JSON.stringify([o.live,t.map(({title:i,text:a,right:c,kinds:u})=>[i,a,c,u])]);for(let{kinds:i,frames:a,weights:c}of t){let u=0;for(let d of i)d.start=u,u+=d.layers*d.heads*d.rows.length*d.columns.length;a.forEach((d,p)=>d.weights=c.subarray(p*u,(p+1)*u))}let s=t.flatMap(({frames:i})=>i.map(({step:a})=>a));return{...o,id:r,roles:n,films:t,steps:[...new Set(s)].sort((i,a)=>i-a)}}var Je=({frames:e},t)=>e[Math.max(0,e.findLastIndex(n=>n.step<=t))],nn=({films:e,steps:t})=>Math.max(1,...t,...e.flatMap(({losses:n,exacts:o})=>[...n,...o].map(([r])=>r)));function ft({heads:e,rows:t,columns:n,start:o},{weights:r},s,i){let a=t.length*n.length,c=o+(s*e+i)*a;return Float32Array.from(r.subarray(c,c+a),u=>u/255)}var ht=({roles:e},t,n,o)=>Object.keys(e)[Number(t.roles[n][o])]??"";var Js={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},ih={...Js,head:16,loss:40,exact:22,foot:18,between:4},Qo=13,ah=90,uc=[void 0,[8,4],[2,3],[10,3,2,3]],lh=[1,1.5,2,3,4,5,6,8,10],ch=[1,2,2.5,4,5,10],ye={letters:14,padding:24,height:28,lane:32,apart:6};function on(e,t,n=!1){let[o,r]=[e.films.flatMap(b=>b.losses),e.films.flatMap(b=>b.exacts)],s=nn(e),i=dc(Math.max(.1,...o.map(([,b])=>b)),lh),a=n?ih:Js,{left:c,head:u,foot:d,between:p}=a,f=Math.max(1,t-c-Js.right),m=u+a.loss+p+u,h=[{name:"Loss (nats)",curve:"losses",top:u,height:a.loss,ticks:[0,i/2,i]}];r.length&&h.push({name:"Exact match",curve:"exacts",top:m,height:a.exact,ticks:[0,1]});let g=h[h.length-1].top+h[h.length-1].height+d;return{width:t,height:g,left:c,line:f,end:s,head:u,foot:d,x:b=>c+b/s*f,panels:h}}function dc(e,t){let n=10**Math.floor(Math.log10(e));return(t.find(o=>o*n>=e)??10)*n}var Be=({lines:e},t,n,o)=>({stroke:e[(n?t:+(o==="exacts"))%e.length],width:2,dash:uc[t%uc.length]});function er(e,t,{reels:n,marks:o,step:r},s,[i,a]=[0,0]){let{panels:c,width:u,height:d,line:p,head:f,foot:m}=t,h=w=>i+t.x(w),g=(w,y)=>a+w.top+w.height*(1-Math.min(1,y/w.ticks[w.ticks.length-1])),b=(w,y,v)=>e.path(`M${w} ${a+f-y}V${a+d-m}`,v);for(let w of c){e.text(w.name,h(0),a+w.top-f/2-1,{size:Qo,fill:s.text});for(let y of w.ticks){let v=w.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));e.rect(h(0),Math.round(g(w,y)),p,1,{fill:s.hatchLine}),e.text(v,h(0)-6,g(w,y),{size:Qo,fill:s.quiet,align:"right"})}}for(let[w,y]of dh(t,s))e.text(w,i+y,a+d-m/2,{size:Qo,fill:s.quiet,align:"center"});for(let w of o)b(Math.round(h(w.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let x=n.films.length>1;for(let w of c)n.films.forEach((y,v)=>{let k=Be(s,v,x,w.curve),_=y[w.curve].map(([M,S])=>[h(M),g(w,S)]);if(_.length&&e.path(_.map(([M,S],L)=>`${L?"L":"M"}${M.toFixed(1)} ${S.toFixed(1)}`).join(""),k),w.curve==="exacts")for(let[M,S]of _)e.rect(M-2,S-2,4,4,{fill:k.stroke})});b(Math.round(Math.min(h(r),i+u-1)),4,{stroke:s.text,width:2}),n.films.forEach((w,y)=>{let v=Je(w,r);for(let k of c){let _=k.curve==="losses"?v.loss:v.exact;_!==null&&e.path(uh(h(v.step),g(k,_),4.5),{fill:Be(s,y,x,k.curve).stroke,stroke:s.ground,width:2})}})}var uh=(e,t,n)=>`M${e-n} ${t}a${n} ${n} 0 1 0 ${2*n} 0a${n} ${n} 0 1 0 ${-2*n} 0z`;function dh({x:e,end:t,width:n,line:o},r){let s=Math.max(1,Math.ceil(dc(t/Math.max(2,Math.floor(o/ah)),ch)));return Array.from({length:Math.floor(t/s)+1},(i,a)=>{let c=a*s,u=c+s>t?`${ee(c)} ${c===1?"step":"steps"}`:ee(c),d=H(u,U({size:Qo,fill:""},r))/2;return[u,Math.max(d,Math.min(e(c),n-d))]})}function tr(e,{x:t,width:n},o){let r=[];return e.map(s=>{let i=t(s.step),a=Math.min(n,Math.ceil(H(s.short,U({size:ye.letters,fill:""},o)))+ye.padding),c=i+a>n,u=Math.max(0,c?i-a:i),d=r.findIndex(f=>f.every(([m,h])=>u>=h+ye.apart||u+a<=m-ye.apart)),p=d<0?r.push([])-1:d;return r[p].push([u,u+a]),{mark:s,left:u,wide:a,leans:c,lane:p}})}var Zs={alone:32,several:44},nr={least:24,readable:30,most:144},ph=16,mh=165,pc={titled:58,bare:34},fh=20,Xs={label:58,gap:8},qn={label:26,gap:4},hh=20;function or(e,t,n,o=!1){let r=e.flatMap((d,p)=>gh(e,p+1,t,n,o?pc.bare:pc.titled)),s=r.filter(({side:d})=>d>=nr.readable),i=({side:d,short:p})=>d+(p?0:hh),a=d=>d.toSorted((p,f)=>i(f)-i(p))[0],c=d=>d.filter(({height:p})=>p<=n),u=r.toSorted((d,p)=>d.height-p.height)[0];return a(c(s))??a(c(r))??u}function gh(e,t,n,o,r){let[s,i]=[Math.max(...e.map(({heads:m})=>m)),Math.max(...e.map(({layers:m})=>m))],a=Math.floor((n-(t-1)*ph)/t);if(t>1&&a<Qs(e))return[];let c=Math.ceil(e.length/t),u=({label:m,gap:h}=qn)=>Math.floor((a-m-2)/s-h),d=Math.max(...e.map(m=>1/Wn(m))),p=Math.floor(((o/c-r)/i-qn.gap)/d),f=(m,h=!0)=>{let g=Math.max(nr.least,Math.min(nr.most,m)),b=h?qn:Xs;return{side:g,own:a,short:h,...b,height:c*(r+i*(g*d+b.gap+(h?0:fh)))}};return[u(Xs)>=56?f(u(Xs),!1):f(u()),f(Math.min(u(),p))]}var Qs=e=>Math.max(mh,...e.map(({heads:t})=>qn.label+2+t*(nr.least+qn.gap)));function Wn({rows:e,columns:t}){let n=t.length/e.length;return n>.8&&n<1.25?1:Math.min(1.6,Math.max(.8,n))}var rr=(e,t,n)=>e==="right"?`M${t-6} ${n}l4 4l8 -9`:`M${t-5} ${n-5}l10 10m0 -10l-10 10`;var bh=3,gt=120,Ue=28,ei=e=>e?['"',{token:e,length:gt},'"']:["nothing"],mc=(e,t)=>["The model writes ",...ei(t.answer),...t.isRight?[", which is right. "]:[", right is ",...ei(e.answer),". "]],fc=(e,t)=>Me(["The model reads ",...ei(e.text),". ",...mc(e,t)]).trim();function sr(e,t,n){let{right:o}=t,r=o.filter((i,a)=>i===n.pieces[a]).length,s=r===o.length&&r===n.pieces.length;return[`Step ${ee(n.step)}. `,...mc(t,n),...n.isRight?[]:[`${r} of ${o.length} in place. `,s?"It goes on instead of ending there. ":""],wh(e,n,e.live||n.step<nn(e))]}function wh(e,t,n){let o=t.roles.flatMap((a,c)=>[...a].map((u,d)=>ht(e,t,c,d))),r=Object.keys(e.roles).map(a=>({role:a,many:o.filter(c=>c===a).length})).filter(({many:a})=>a),s=o.filter(Boolean).length;if(!s)return`None of the ${o.length} heads has a role${n?" yet":""}.`;let i=r.sort((a,c)=>c.many-a.many).map(({role:a,many:c})=>`${c} ${a}`);return`${s} of ${o.length} heads ${s===1?"has":"have"} a role: ${i.join(", ")}.`}function ir({live:e},{step:t,loss:n,exact:o}){return e?[["step","Last look at the heads",`Step ${ee(t)}`]]:[...[["step","Step",ee(t)],["loss","Loss",n===null?"\u2013":de(n,3)]],["exact","Exact match",o===null?"\u2013":C(o,1)]]}function ar({right:e},{pieces:t}){let n=t.length-e.length,o=n>0?{written:`+${n}`,state:"wrong"}:{state:""};return[...e.map((r,s)=>({wanted:r,written:t[s],state:r===t[s]?"right":"wrong"})),o]}var lr=({title:e},t,n)=>`${e}, layer ${t+1}, head ${n+1}`,cr=({marks:e,frames:t},n)=>e.filter(o=>t[o.frame].step===n);function hc(e,t,n,o){let{rows:r,columns:s,blocked:i}=e,a=ft(e,t,n,o),c=r.map((p,f)=>s.filter((m,h)=>!i?.[f*s.length+h]).length>1);return[...a.keys()].filter(p=>a[p]&&c[Math.floor(p/s.length)]).sort((p,f)=>a[f]-a[p]).slice(0,bh).map(p=>({query:r[Math.floor(p/s.length)],key:s[p%s.length],share:a[p]===1?"\u2265 99.8 %":C(a[p])}))}var rn=860,yh=72,gc=32,xh=12,ur={padding:6,gap:3,line:68};function dr({reels:e,step:t,marked:n},o){let{films:r}=e,s=r.some(({kinds:d})=>d.some(({blocked:p})=>p)),i=r.map(d=>Je(d,t)),a=r.map((d,p)=>vh(e,d,i[p],o)),c=d=>r.length>1?`${D(d.title,Ue)}: `:"",u=r.flatMap((d,p)=>[c(d)+Me(sr(e,d,i[p])),...cr(d,t).map(({text:f})=>f)]);return K([Y(a,2*gc),Gt({isBlocked:s},o),Sh(e,t,n,o),K(u.map(d=>ke(d,rn,o)),4)],16)}function vh(e,t,n,o){let r=t.kinds.map((a,c)=>K([ue(a.title,{size:16,bold:!0,fill:o.text},o),kh(e,a,c,n,o)],4)),s=e.films.length===1&&t.kinds.reduce((a,c)=>a+c.heads,0)<=xh,i=ir(e,n).map(([,a,c])=>K([ue(a,{size:oe,fill:o.quiet},o),ue(c,{size:22,bold:!0,fill:o.text},o)],0));return K([t.title.length>0&&he(D(t.title,Ue),o),Y(i,20),_h(t,n,o),s?Y(r,gc):K(r,16)])}function kh(e,t,n,o,r){let s=a=>Array.from({length:a},(c,u)=>u),i=s(t.layers).map(a=>({layer:a,maps:s(t.heads).map(c=>({weights:()=>ft(t,o,a,c),role:ht(e,o,n,a*t.heads+c)}))}));return Zo({...t,shape:Wn(t),side:yh},s(t.heads).map(a=>`Head ${a+1}`),i,r)}function _h(e,t,n){let[o,r]=[{size:oe,fill:n.quiet},{size:15,fill:n.text,code:!0,bold:!0}],s=b=>Math.ceil(H(b,U(r,n))),i=["Reads","Right answer","Model writes"],a=Math.max(...i.map(b=>Math.ceil(H(b,U(o,n)))))+12,u=ar(e,t).filter(({wanted:b,written:x})=>b!==void 0||x!==void 0).map(({wanted:b,written:x,state:w})=>({state:w,texts:[b,x].map(y=>y===void 0?"":D(y))})),[d,p]=[0,0],f=u.map(({texts:b})=>{let x=Math.max(24,...b.map(s))+2*ur.padding;d&&d+x>rn-a&&([d,p]=[0,p+1]);let w={x:d,line:p,width:x};return d+=x+ur.gap,w}),m=D(e.text,gt),h=Math.max(s(m),...f.map(b=>b.x+b.width)),g=Ae([e.answer])==="rtl";return{width:a+h,height:24+(p+1)*ur.line,draw(b,x,w){i.forEach((y,v)=>b.text(y,x,w+[12,36,62][v],o)),b.text(m,x+a,w+12,r),u.forEach(({texts:y,state:v},k)=>{let _=f[k],M=x+a+(g?h-_.x-_.width:_.x),[S,L]=[M+_.width/2,w+24+_.line*ur.line];b.text(y[0],S,L+12,{...r,bold:!1,fill:n.quiet,align:"center"}),b.rect(M+1,L+26,_.width-2,24,{stroke:v==="right"?n.primary:n.quiet,width:2,dash:v==="right"?void 0:[4,3],radius:5}),b.text(y[1],S,L+38,{...r,align:"center"}),v&&b.path(rr(v,S,L+60),{stroke:n.text,width:2})})}}}var bc=(e,t,n)=>wc(e,{reels:e,marks:[],step:t},n);function wc(e,t,n){let{films:o}=e,r=on(e,rn),s=o.map(({title:i},a)=>{let c=Be(n,a,!0);return Y([{width:34,height:20,draw:(u,d,p)=>u.path(`M${d} ${p+10}h34`,c)},ue(D(i,Ue),{size:oe,fill:n.text},n)],6)});return K([o.length>1&&Y(s,16),{width:rn,height:r.height,draw:(i,a,c)=>er(i,r,t,n,[a,c])}],6)}function Sh(e,t,n,o){if(e.live)return null;let{films:r}=e,{marks:s}=r[n],i=tr(s,on(e,rn),o),a=1+Math.max(-1,...i.map(({lane:c})=>c));return K([wc(e,{reels:e,marks:s,step:t},o),a>0&&{width:rn,height:a*ye.lane,draw:(c,u,d)=>i.forEach(({mark:p,left:f,wide:m,leans:h,lane:g})=>{let b=d+g*ye.lane;c.rect(u+f,b,m,ye.height,{stroke:o.hatchLine,radius:4}),c.rect(u+(h?f+m-4:f),b,4,ye.height,{fill:Be(o,n,r.length>1).stroke}),c.text(p.short,u+f+m/2,b+ye.height/2,{size:ye.letters,fill:o.text,align:"center"})})}],6)}var Mh=100,yc=3e6,Eh=2e6,pr={first:1e3,usual:120,mark:1200,last:4e3},ti=255;async function xc(e,t,n,o){let r=e.films[t].marks.map(({frame:s})=>e.steps.indexOf(e.films[t].frames[s].step));for(let s=Mh;;){let i=Th(e.steps.length,r,s),a=await Oh(e,i,r,t,n,o);if(!a||a.length<=yc||i.length<=2)return a;s=Math.max(2,Math.floor(.95*i.length*yc/a.length))}}function Th(e,t,n){let o=Array.from({length:e},(i,a)=>a);if(e<=n)return o;let r=new Set([0,e-1,...t.slice(0,n-2)]),s=n-r.size;for(let i=0;i<s;i++)r.add(Math.round(i*(e-1)/Math.max(1,s-1)));return o.filter(i=>r.has(i))}async function Oh(e,t,n,o,r,s){let i=t.map(m=>K([!!e.name&&he(D(e.name??""),r),dr({reels:e,step:e.steps[m],marked:o},r)])),a=Lh(i,r),c=Ah(r),u=[...c,...Array.from({length:ti+1-c.length},()=>[0,0,0])],d=Ph(c),p=rc(),f;for(let[m,h]of t.entries()){if(!s(m,t.length))return null;await new Promise(k=>setTimeout(k));let{data:g,width:b,height:x}=a(i[m]),w=new Uint32Array(g.buffer),y=Uint8Array.from(w,(k,_)=>k===f?.[_]?ti:d(k)),v=m===t.length-1?pr.last:m===0?pr.first:n.includes(h)?pr.mark:pr.usual;p.writeFrame(y,b,x,{palette:m?void 0:u,delay:v,repeat:0,transparent:m>0,transparentIndex:ti,dispose:1}),f=w}return p.finish(),p.bytes()}function Lh(e,t){let[n,o]=[Math.max(...e.map(({width:s})=>s)),Math.max(...e.map(({height:s})=>s))],r=document.createElement("canvas");return s=>{let{width:i,height:a,draw:c}=Cs({...s,width:n,height:o},t);return c(ne(r,i,a,t,Math.min(1,Math.sqrt(Eh/(i*a))))),r.getContext("2d").getImageData(0,0,r.width,r.height)}}function Ph(e){let t=new Map;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=[n&255,n>>8&255,n>>16&255],s=e.map(a=>a.reduce((c,u,d)=>c+(u-r[d])**2,0)),i=s.indexOf(Math.min(...s));return t.set(n,i),i}}function Ah(e){let t=[e.primary,e.query,e.key,e.value,...e.lines].slice(0,10);return[...e.scale.filter((o,r)=>r%2===0||r===255).map(o=>Mo(o,o,1)[0]),...Mo(e.ground,e.text,44),...t.flatMap(o=>Mo(e.ground,o,9).slice(1))]}function vc({reels:e,marked:t,theme:n,file:o}){let[r,s]=E(""),i=T(0),a=()=>(i.current++,s(""));return R(()=>()=>{i.current++},[]),l("p",{class:"gif",children:[l("button",{type:"button",title:"In the page's own colours, for slides",disabled:!!r,onClick:async()=>{let u=++i.current,p=await xc(e,t,n,(f,m)=>u===i.current&&(s(`Frame ${ee(f+1)} of ${ee(m)}`),!0));!p||u!==i.current||(Yo(o,"image/gif",p),s(""))},children:"GIF (a moving picture)"}),r&&l("button",{type:"button",onClick:a,children:"Cancel"}),l("span",{role:"status",children:r&&"The GIF is made \u2026"}),r&&l("span",{children:r})]})}var[$h,Rh,bt,mr]=[420,34,8,14],ni={height:300,share:.36,cell:40,letters:14};function kc({root:e,reels:t,step:n,theme:o,head:r,held:s,lowest:i}){let a=T(null),c=T(null),[u,d,p,f]=r.split(" ").map(Number),m=r?t.films[u]:void 0,h=m?.kinds[d],g=m&&Je(m,n),b=Math.min($h,window.innerWidth-2*bt),x=()=>{let y=e.current?.querySelector(`[data-head="${r}"]`);y&&a.current&&Ih(a.current,y,i())};$(()=>{if(!h||!g){a.current?.matches(":popover-open")&&a.current.hidePopover();return}let y={...h,weights:ft(h,g,p,f)},v=pt(y,{...ni,width:b-Rh,height:Math.min(ni.height,window.innerHeight*ni.share)},o);c.current&&mt(ne(c.current,v.width,v.height,o),y,v,Un,o),x()}),R(()=>(window.addEventListener("scroll",x,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",x,{capture:!0})),[r]);let w=m&&g?ht(t,g,d,p*m.kinds[d].heads+f):"";return l("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:a,style:{width:`${b}px`},children:h&&g&&l(q,{children:[l("div",{class:"title",children:lr(h,p,f)}),l("div",{class:"note",children:["Step ",ee(g.step),w&&`: ${t.roles[w]}`]}),l("canvas",{ref:c}),l("ol",{class:"pairs",children:hc(h,g,p,f).map(({query:y,key:v,share:k},_)=>l("li",{children:[l(I,{token:y})," looks at ",l(I,{token:v}),", ",k]},_))}),l("div",{class:"note",children:r===s?`${Ch()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Ch=()=>matchMedia("(hover: hover)").matches;function Ih(e,t,n){e.showPopover();let[o,r]=[t.getBoundingClientRect(),e.getBoundingClientRect()],s=(c,u,d)=>Math.max(bt,Math.min(c,d-u-bt)),i=o.right+mr;i+r.width>window.innerWidth-bt&&(i=o.left-mr-r.width);let a=s(o.top-40,r.height,window.innerHeight);if(i<bt){i=s(o.left,r.width,window.innerWidth);let c=o.bottom+mr;a=c+r.height<window.innerHeight?c:Math.max(bt,o.top-mr-r.height)}n<1/0&&(a=Math.max(bt,Math.min(a,n-r.height-bt))),Object.assign(e.style,{left:`${i}px`,top:`${a}px`})}function _c({place:e,number:t,reels:n,kind:o,frame:r,plan:s,theme:i,held:a,onPoint:c,onHold:u}){let d=T(null),[p,f]=E("0 0"),{side:m,short:h,label:g,gap:b,own:x}=s,[w,y]=[o.heads,o.layers].map(k=>Array.from({length:k},(_,M)=>M)),v=[m,Math.round(m/Wn(o))];return $(()=>{d.current?.querySelectorAll("canvas").forEach((k,_)=>{let M=[0,0,...v],S=ne(k,...v,i);S.cells(ft(o,r,Math.floor(_/o.heads),_%o.heads),o.rows.length,o.columns.length,[...M]),o.blocked&&Re(S,o.blocked,o.rows.length,o.columns.length,[...M])})},[o,r,m,i,window.devicePixelRatio]),l("div",{class:"kind",style:{width:`${x}px`},children:[l("div",{class:"title",children:o.title}),l("div",{ref:d,role:"grid",class:h?"grid short":"grid","aria-label":o.title,onKeyDown:Hh,style:{gap:`${b}px`,gridTemplateColumns:`${g-b}px repeat(${o.heads}, ${m}px)`},children:[l("div",{role:"row",children:[l("span",{role:"columnheader",children:l("span",{class:"unseen",children:"Layer"})}),w.map(k=>l("span",{role:"columnheader",class:"column",children:[h?"H":"Head ",k+1]},k))]}),y.map(k=>l("div",{role:"row",children:[l("span",{role:"rowheader",class:"layer",style:{height:`${v[1]}px`},children:[h?"L":"Layer ",k+1]}),w.map(_=>{let[M,S,L]=[`${e} ${k} ${_}`,`${k} ${_}`,ht(n,r,t,k*o.heads+_)];return l("span",{role:"gridcell",class:"cell",children:[l("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===p?0:-1,"aria-pressed":a===M,"aria-label":lr(o,k,_)+(L&&`, ${L}`),onClick:()=>u(M),onPointerMove:({pointerType:A})=>A!=="touch"&&c(M),onPointerLeave:({pointerType:A})=>A!=="touch"&&c(""),onFocus:({currentTarget:A})=>(f(S),A.matches(":focus-visible")&&c(M)),onBlur:()=>c(""),children:l("canvas",{})}),!h&&l("span",{class:"role",children:L})]},_)})]},k))]})]})}function Hh(e){let{target:t,currentTarget:n}=e;if(!(t instanceof HTMLElement&&t.dataset.head))return;let[o,r,s,i]=t.dataset.head.split(" ").map(Number),a=(c,u)=>()=>n.querySelector(`[data-head="${o} ${r} ${s+c} ${i+u}"]`);He(e,{ArrowLeft:a(0,-1),ArrowRight:a(0,1),ArrowUp:a(-1,0),ArrowDown:a(1,0)})}var Sc=16,Mc={width:34,height:14},Nh=880;function Ec({reels:e,theme:t,fonts:n,place:o,marked:r,go:s}){let{films:i,live:a,steps:c}=e,[u,{width:d}]=ce(),p=T(null),f=window.innerHeight<Nh,m=F(()=>on(e,d,f),[e,d,f]),[h,g]=[i[r],c[o]],b=c.length>1&&!a||i.flatMap(({losses:y,exacts:v})=>[...y,...v]).length>1;$(()=>{p.current&&d&&er(ne(p.current,d,m.height,t),m,{reels:e,marks:h.marks,step:g},t)},[m,t,n,g,r]);let x=y=>c.reduce((v,k,_)=>Math.abs(k-y)<Math.abs(c[v]-y)?_:v,0),w=({offsetX:y})=>s(x((y-m.left)/m.line*m.end));return l("div",{class:"timeline",ref:u,children:[b&&l("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:p,onPointerDown:y=>!a&&(y.currentTarget.setPointerCapture(y.pointerId),w(y)),onPointerMove:y=>!a&&y.buttons&&w(y)}),c.length>1&&!a&&l("input",{type:"range",class:"scrubber",min:0,max:m.end,step:1,value:g,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${ee(g)}, frame ${o+1} of ${c.length}`,style:{marginLeft:`${m.left-Sc/2}px`,width:`${m.line+Sc}px`},onInput:({currentTarget:y})=>{let v=x(Number(y.value));y.value=String(c[v]),s(v)}})]})}var Tc=({films:e,theme:t,marked:n,onMark:o})=>l("div",{class:"films",children:e.map(({title:r},s)=>l("button",{type:"button",class:"key","aria-pressed":s===n,title:`Show the moments of ${D(r)} on the timeline`,onClick:()=>o(s),children:[l(oi,{pen:Be(t,s,!0)}),l(I,{token:r,length:Ue})]},s))});function Oc({reels:e,theme:t,place:n,marked:o,go:r}){let{films:s,steps:i}=e,[a,{width:c}]=ce(),u=F(()=>on(e,c),[e,c]),[d,p,f]=[s[o],i[n],s.length>1],m=tr(d.marks,u,t);return l("div",{ref:a,children:l("div",{class:"marks",role:"group","aria-label":f?`Moments of ${D(d.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...m.map(({lane:h})=>h)))*ye.lane}px`,"--own":Be(t,o,f).stroke},children:m.map(({mark:h,left:g,wide:b,leans:x,lane:w},y)=>{let[v,k]=[d.frames[h.frame].step,f?`${D(d.title)}: ${h.text}`:h.text];return l("button",{type:"button",class:`mark ${h.kind} ${x?"leans":""} ${v<=p?"reached":""}`,title:k,"aria-label":k,"aria-current":v===p?"step":void 0,style:{left:`${g}px`,top:`${w*ye.lane}px`,width:`${b}px`},onClick:()=>r(i.indexOf(v)),children:h.short},y)})})})}function oi({pen:e}){return l("svg",{...Mc,"aria-hidden":"true",children:l("path",{d:`M1 7H${Mc.width-1}`,stroke:e.stroke,"stroke-width":e.width,"stroke-dasharray":e.dash?.join(" ")})})}function Fh({number:e,reels:t,film:n,frame:o,theme:r,kinds:s,isOne:i,room:a,isBrief:c,held:u,onPoint:d,onHold:p}){let[f,{width:m}]=ce(),h=m>0&&s.length>0&&or(s.map(g=>n.kinds[g]),m,a,i);return l("section",{class:"reel",children:[n.title&&l("h2",{class:"film-title",children:[l(I,{token:n.title,length:Ue})," ",t.films.length>1&&l(oi,{pen:Be(r,e,!0)})]}),l("div",{class:"head",children:[l("div",{class:"facts",children:ir(t,o).map(([g,b,x])=>l("span",{class:`fact ${g}`,children:[l("span",{class:"name",children:b}),l("span",{class:"value",children:x})]},g))}),l(Dh,{film:n,frame:o,isBrief:c})]}),l("div",{class:"kinds",ref:f,children:[s.length===0&&l("p",{class:"note",children:"It has no attention of this kind."}),h&&s.map(g=>l(_c,{place:`${e} ${g}`,reels:t,frame:o,plan:h,theme:r,held:u,onPoint:d,onHold:p,kind:n.kinds[g],number:g},g))]})]})}var Pc=ct(Fh);function Dh({film:e,frame:t,isBrief:n}){return l("div",{class:n?"answer brief":"answer",role:"img","aria-label":fc(e,t),children:[l("span",{class:"asked",children:"Reads"}),l(I,{token:e.text,length:gt}),l("span",{class:"names",children:[l("span",{children:"Right answer"}),l("span",{children:"Model writes"})]}),l("div",{class:"pieces",dir:Ae([e.answer]),children:ar(e,t).map(({wanted:o,written:r,state:s},i)=>l("span",{class:`piece ${s}`,children:[l(Lc,{name:"wanted",token:o}),l(Lc,{name:"written",token:r}),l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:s&&l("path",{d:rr(s,8,8)})})]},i))})]})}var Lc=({name:e,token:t})=>t===void 0?l("bdi",{class:`token ${e}`,children:"\xA0"}):l(I,{token:t,class:e});var zh=90,Ac=10,Bh=8,Uh=.6;function $c(e){let[t,n]=E({room:300,spare:300,width:0,own:0});return $(()=>{let o=e.current,r=document.querySelector("[data-testid=stMain]");return Wt(o,()=>{let i=o.querySelector(".screen"),a=[...i.querySelectorAll(".reel")],c=new Set(a.map(({offsetTop:k})=>k)).size,u=Math.max(...a.map(k=>ri(k.querySelector(".kinds")))),d=i.getBoundingClientRect().top+(r?.scrollTop??window.scrollY),p=window.innerHeight-Ac-(d<Uh*window.innerHeight?d:Ac),[f,m]=[".shared",".shared > p"].map(k=>ri(i.querySelector(k))),h=f-(m&&m+Bh),g=p-ri(i)+c*u,[b,x]=[g,g+h].map(k=>Math.max(zh,Math.floor(k/c))),[w,y]=[i.clientWidth,a[0].clientWidth],v=(k,_)=>Math.abs(k-_)<2;n(k=>v(k.room,b)&&v(k.spare,x)&&k.width===w&&k.own===y?k:{room:b,spare:x,width:w,own:y})})},[]),t}var ri=e=>e?.getBoundingClientRect().height??0;var qh=[.25,.5,1,2,4],Wh=2e4,Rc={least:125,most:500},Cc=10,fr=560;function Ic({reels:e,theme:t}){let{films:n,live:o,steps:r}=e,s=T(null),i=T(null),[a,c]=E(1/0),[u,d]=E(""),[p,f]=E(""),[m,h]=E(0),[g,b]=E("cross"),{room:x,spare:w,width:y,own:v}=$c(s),k=st(t),_=r.length-1,M=o?_:Math.max(0,r.findLastIndex(z=>z<=a)),S=r[M],L=z=>c(r[Math.max(0,Math.min(z,_))]),A=Ko(M,_,L,Math.max(Rc.least,Math.min(Rc.most,Wh/r.length))),W=n.length>1,[P,O]=jh(n,v,w,W),N=P.find(z=>z.kind===g)??P[0],G=W&&new Set(n.map(({text:z,answer:re})=>JSON.stringify([z,re]))).size===1,J=z=>(A.pause(),L(z)),le=()=>(d(""),f("")),Ze=nt(z=>z===p?le():(d(z),f(z)),[p]);R(()=>e.figure?ve(e.figure,()=>({picture:dr({reels:e,step:S,marked:m},t),theme:t})):void 0),R(()=>{let z=n.map((re,X)=>e.curves?.[X]?ve(e.curves[X],()=>({picture:bc({...e,films:[re]},S,t),theme:t})):void 0);return()=>z.forEach(re=>re?.())});let vt=!o&&r.length>1,je=W&&l(Tc,{films:n,theme:t,marked:m,onMark:h});return l("div",{ref:s,class:`film ${o?"live":""} ${W?"several":""} ${O?"one":""}`,role:"group",tabIndex:o?void 0:0,"aria-label":o?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":t.ramp,colorScheme:t.dark?"dark":"light"},onKeyDown:z=>z.key==="Escape"?le():o||Gh(z,M,_,J,A.toggle),children:[l("div",{class:"screen",children:[(G||O)&&l("div",{class:"shared",children:[O&&l(_e,{label:"Attention",isNamed:y<fr,options:P.map(({kind:z,title:re})=>[z,y<fr?re.split(/[ -]/)[0]:re]),value:N.kind,onChoose:b}),G&&l("p",{children:["All read ",l(I,{token:n[0].text,length:gt}),"; right is"," ",l(I,{token:n[0].answer,length:gt}),"."]})]}),l("div",{class:"reels",style:{"--least":`${Qs(n.flatMap(({kinds:z})=>z))}px`},onMouseDown:z=>Vh(z,s.current),children:n.map((z,re)=>l(Pc,{number:re,reels:e,film:z,theme:t,isOne:O,room:x,isBrief:G,held:p,kinds:O?Kh(z,N.kind):z.kinds.map((X,Le)=>Le),frame:Je(z,S),onPoint:d,onHold:Ze},re))}),vt&&l("div",{class:"player",ref:i,children:[l(Vo,{what:"frame",place:M,last:_,player:A,go:J}),l("span",{class:"position",children:["Step ",ee(S),l("span",{class:"of",children:[" of ",ee(nn(e))]})]}),y>=fr&&je,l(Go,{isNamed:!0,speeds:qh,player:A})]}),!(vt&&y>=fr)&&je,l(Ec,{reels:e,theme:t,fonts:k,place:M,marked:m,go:J})]}),!o&&l(Oc,{reels:e,theme:t,place:M,marked:m,go:J}),l("div",{class:"caption","aria-live":o||A.playing?"off":"polite",children:n.map((z,re)=>l("div",{children:[l("p",{class:"line",children:[n.length>1&&z.title&&l("strong",{children:[l(I,{token:z.title,length:Ue}),":"," "]}),sr(e,z,Je(z,S)).map(X=>typeof X=="string"?X:l(I,{...X}))]}),!o&&cr(z,S).map(({text:X})=>l("p",{class:"line said",children:X},X))]},re))}),l("p",{class:"legend",children:[l("span",{children:"Attention weight"}),l("span",{class:"scale",children:["0 % ",l("span",{class:"ramp"})," 100 %"]}),l("span",{children:"row = the token that looks, column = the token looked at"}),n.some(({kinds:z})=>z.some(({blocked:re})=>re))&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),!o&&e.file&&l(vc,{reels:e,marked:m,theme:t,file:e.file}),l(kc,{root:s,reels:e,step:S,theme:t,held:p,head:u||p,lowest:()=>i.current?.getBoundingClientRect().top??1/0})]})}function jh(e,t,n,o){let r=e.flatMap(({kinds:a})=>a).filter((a,c,u)=>u.findIndex(d=>d.kind===a.kind)===c),s=t>0?e.map(({kinds:a})=>or(a,t,n)):[],i=s.some(({side:a,height:c})=>c>n||a<(o?Zs.several:Zs.alone));return[r,r.length>1&&(i||o&&!s.length)]}var Kh=({kinds:e},t)=>e.flatMap(({kind:n},o)=>n===t?[o]:[]);function Vh(e,t){e.target instanceof Element&&e.target.closest(".thumb")&&(e.preventDefault(),t?.matches(":focus-within")||t?.focus({preventScroll:!0}))}function Gh(e,t,n,o,r){let s=e.target;if(!(s instanceof Element)||s.matches("select")||e.ctrlKey||e.metaKey||e.altKey)return;let i=c=>()=>o(t+c),a={ArrowLeft:i(-1),ArrowRight:i(1),Home:()=>o(0),End:()=>o(n)};s.matches("button")||(a[" "]=r),s.matches(".scrubber")&&Object.assign(a,{ArrowDown:i(-1),ArrowUp:i(1),PageDown:i(-Cc),PageUp:i(Cc)}),a[e.key]&&(e.preventDefault(),e.stopPropagation(),a[e.key]())}var Hc=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Nc=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;var sn=`/* Choices */

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
`;var Zh=[De,jo,sn,Ql,Hc,Nc].join(`
`),Fc=new WeakMap;function Dc({data:e,parentElement:t}){let n=we(t,Zh),o=Fc.get(n),r=o?.bytes===e?o.reels:cc(e);return Fc.set(n,{bytes:e,reels:r}),Z(l(Ic,{reels:r,theme:Fe(n)},r.id),n),()=>{Z(null,n),n.remove()}}var wt="data-test-script-state",an=()=>document.querySelector(`[${wt}]`)?.getAttribute(wt)==="notRunning";var hr=()=>{},Bc=[],Uc=!1;async function qc(e){let t=document.querySelector("[data-lab-first]");if(!(t instanceof HTMLElement))return;if(hr=()=>t.remove(),location.search)return jn();let n=t.dataset.view?JSON.parse(t.dataset.view):await Qh(t.dataset.labFirst??"");if(Uc||!n)return jn();t.removeAttribute("data-view"),Ho(n.selection),tg(t);let o=Uint8Array.from(atob(n.bytes),a=>a.charCodeAt(0)),r=t.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=e({data:o,parentElement:r,setTriggerValue:(...a)=>Bc.push(a)}),i=new MutationObserver(()=>eg()&&jn());i.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:[wt]}),hr=()=>{i.disconnect(),s?.(),t.remove()}}async function Qh(e){let t=await fetch(e).catch(()=>null);return t?.status===200?t.json():null}function jn(e,t){let n=e?.getRootNode();if(!(n instanceof ShadowRoot&&n.host.matches("[data-lab-first]"))){Uc=!0,hr(),hr=()=>{};for(let o of Bc.splice(0))t?.(...o)}}var zc=!1;function eg(){return zc||=document.querySelector(`[${wt}=running]`)!==null,zc&&an()&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function tg(e){let t=Ha().find(o=>o.startsWith("stActiveTheme")),n=(t&&Ie(t))??"";/"(Custom Theme )?Dark"/.test(n)&&(e.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(n)&&(e.dataset.theme="light")}function Kn(e){let t=e.reduce((n,o)=>n+o,0);return e.map(n=>t?n/t:0)}var Wc=(e,t)=>e.reduce((n,o,r)=>n+Math.min(o,t[r]??0),0);var ng=[[.8,"Very close"],[.5,"Close"],[.05,"Nearer than an even guess"],[-.05,"As an even guess"],[-1/0,"Further off than an even guess"]],jc={marks:"Tap what you expect, again for more weight.",share:"Move the slider.",pick:"Choose one."};function Kc(e,t){if(t===null)return null;if(e.form==="pick")return Number(e.right.includes(Number(t)));if(e.form==="share")return 1-Math.abs(Number(t)-e.truth[0]);let n=Kn(t);return Wc(n,e.truth)}function si(e,t){let n=Kc(e,t);return n===null?null:(n-e.even)/(1-e.even)}function gr(e){if(!e.length)return"";let t=e.reduce((n,o)=>n+o,0)/e.length;return t>=.005?`On average you came ${C(t)} of the way from an even guess to what the model does.`:`On average an even guess comes ${t>-.005?"as near":"nearer"}.`}function Vn(e,t,n="You"){let[o,r]=[Kc(e,t),si(e,t)];if(o===null||r===null)return[];let{form:s,kind:i,truth:a,even:c}=e;if(s==="pick")return[o?"Right":"Not this time",`A guess is right ${C(c)} of the time.`];let u=ng.find(([m])=>r>=m)?.[1]??"";if(s==="share"){let m=de((1-o)*100,0);return[u,`${n} said ${C(Number(t))}: ${m} ${m==="1"?"point":"points"} away.`,`50 % is ${de((1-c)*100,0)} away.`]}let d=Kn(t);return[Math.max(...d)>.5&&d.indexOf(Math.max(...d))===a.indexOf(Math.max(...a))&&r<0?"Its favourite, but it gives many something":u,`The marks met ${C(o)} ${i==="row"?"of its weight":"of what it gives them"}.`,`One mark on every token meets ${C(c)}.`]}function Vc(e,{count:t,shares:n,mean:o},r=!1){if(!t)return"Nobody in the class predicted it.";if(e.form==="pick"){let c=Math.round(t*e.right.reduce((u,d)=>u+n[d],0));return`Of the class ${c} of ${t} ${c===1?"was":"were"} right.`}let[s,i,a]=Vn(e,e.form==="share"?o??0:n,"On average they");return[`The class (${t}): ${s[0].toLowerCase()}${s.slice(1)}.`,i,r?"":a].filter(Boolean).join(" ")}var Gc="attention-lab-answers",Yc="attention-lab-progress",og=300;function Jc(e){try{let t=JSON.parse(Ie(e)??"{}");return t&&typeof t=="object"&&!Array.isArray(t)?t:{}}catch{return{}}}function Xc(e,t){ot(e,JSON.stringify(t))}var It=()=>Object.fromEntries(Object.entries(Jc(Gc)).filter(([,e])=>sg(e))),rg=e=>typeof e=="number"&&e>=0&&e<=1,sg=e=>e&&typeof e=="object"&&"answer"in e&&(e.gain==null||typeof e.gain=="number"&&e.gain<1.001)&&typeof e.word=="string";function br(e,t){let n=e[t.id];return n&&(n.answer===null||ig[t.form](n.answer,t))?n:null}var ig={marks:(e,{options:t})=>Array.isArray(e)&&e.length===t.length&&e.some(Boolean)&&e.every(n=>Number.isInteger(n)&&n>=0),share:rg,pick:(e,{options:t})=>Number.isInteger(e)&&t[Number(e)]!==void 0},Zc=e=>typeof e=="number"||Array.isArray(e)&&e.every(Number.isInteger),wr=(e,t)=>({answer:t,gain:si(e,t),word:Vn(e,t)[0]??""});function Gn(e,t){let{[e]:n,...o}=It(),r=Object.entries(o).slice(-og+1);t&&r.push([e,t]),Xc(Gc,Object.fromEntries(r))}var ii=()=>Jc(Yc);function Qc(e){let[t,n]=e.split(".");t&&n&&Xc(Yc,{...ii(),[t]:n})}var yr=`.lecture {
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
`;var eu=3;function xr({posed:e,theme:t,given:n,isShown:o,onShow:r,onAgain:s,onClose:i,clicker:a,group:c}){let[u,d]=E(n),[p,f]=E(o),m=T(null),h=T(null),g=T(null),b=T(!1);$(()=>{b.current&&(o?h:m).current?.focus({preventScroll:!0}),b.current=!1},[o]);let x=L=>{b.current=!0,r(L)},w=()=>{b.current=!0,d(null),f(!1),s?.()};$(()=>{if(!a)return;let L=o?p?null:()=>f(!0):()=>x(null);return L&&(a.press=L),()=>{a.press===L&&(a.press=null)}});let y=o?n:u,[v,...k]=o?Vn(e,n):[],_=mg[e.form],M=o?c?.picture??null:null,S=c?.isSent!==void 0;return l("section",{class:["predict",o&&"shown",p&&"folded"].filter(Boolean).join(" "),"aria-label":"Prediction",style:{"--mine":t.query,"--model":t.scale[190],colorScheme:t.dark?"dark":"light"},children:[l("div",{class:"head",children:[l("div",{class:"asked",children:[l("h2",{tabIndex:-1,ref:m,children:e.ask}),e.context&&!p&&l("span",{class:"note",children:e.context}),p&&l("span",{children:[v&&l("b",{children:[v,". "]}),e.answer]}),M&&!p&&e.form==="pick"&&l("span",{class:"note",children:[l("span",{class:"key class"})," the class"]}),o&&!p&&e.form!=="pick"&&l("span",{class:"note",children:[n!==null&&l(q,{children:[l("span",{class:"key mine"})," ",S?"you":"predicted"," "]}),M&&l(q,{children:[l("span",{class:"key class"})," the class"," "]}),l("span",{class:"key model"})," the model\u2019s ",e.kind==="row"?"weight":"probability"]})]}),l("span",{class:"ends",children:[o&&l("button",{type:"button",class:"plain","aria-expanded":!p,onClick:()=>f(!p),children:p?"Unfold":"Fold"}),o&&s&&l("button",{type:"button",class:"plain",onClick:w,children:"Predict again"}),i&&l("button",{type:"button",class:"plain",onClick:i,children:"Close the question"})]})]}),!p&&l("div",{class:"body",children:[l(_,{posed:e,answer:y,isShown:o,together:M,onChange:d}),o?l("div",{class:"outcome",children:[l("div",{role:S?void 0:"status",tabIndex:-1,ref:h,children:[v&&l("b",{children:[v,". "]}),Et(e.answer)," ",k.length>0&&l("span",{class:"note",children:Et(k.join(" "))})]}),M&&l("div",{children:Et(Vc(e,M,n!==null))}),e.why&&l("div",{class:"why",dangerouslySetInnerHTML:{__html:e.why}})]}):l("div",{class:"ways",children:[S?l("button",{type:"button",class:"show",disabled:!ai(u)||c?.isSent&&String(u)===String(n),onClick:()=>{r(u),g.current?.focus({preventScroll:!0})},children:c?.isSent?String(u)===String(n)?"Sent":"Send the change":"Send"}):l(q,{children:[l("button",{type:"button",class:"show",disabled:!c&&!ai(u),onClick:()=>x(ai(u)?u:null),children:c?"Show it to all":"Show what it does"}),!c&&l("button",{type:"button",class:"plain",onClick:()=>x(null),children:"Just show it"})]}),l("span",{class:"note",children:jc[e.form]}),c&&l("span",{class:"count",tabIndex:-1,ref:g,children:[c.isSent&&String(u)===String(n)?"Sent. You can change it until it is shown. ":"",c.answered," of ",c.people," answered"]}),c?.join&&l("span",{class:"come-in",children:[c.join.address,l("b",{children:c.join.code})]})]})]})]})}var ai=e=>Array.isArray(e)?e.some(Boolean):e!==null;function lg({posed:e,answer:t,isShown:n,together:o,onChange:r}){let s=Array.isArray(t)?t:e.options.map(()=>0),i=Kn(s),a=c=>r(s.map((u,d)=>d===c?(u+1)%(eu+1):u));return l("ul",{class:"options",lang:e.language||void 0,children:e.options.map((c,u)=>l("li",{children:l("button",{type:"button",class:n&&e.right.includes(u)?"option right":"option",disabled:n,onClick:()=>a(u),"aria-label":`${cg(e.options,u)}: ${n?`${t===null?"":`predicted ${C(i[u])}, `}${o?`the class ${C(o.shares[u]??0)}, `:""}the model ${C(e.truth[u])}`:`${s[u]} of ${eu} marks`}`,children:[l("span",{class:"bars","aria-hidden":"true",children:[!(o&&t===null)&&l("span",{class:"bar mine",style:{height:`${100*i[u]}%`}}),o&&l("span",{class:"bar class",style:{height:`${100*(o.shares[u]??0)}%`}}),n&&l("span",{class:"bar model",style:{height:`${100*e.truth[u]}%`}})]}),l(I,{token:c}),l("span",{class:"under","aria-hidden":"true",children:n?ug(e.truth[u]):"\u25CF".repeat(s[u])})]})},u))})}var cg=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:`${e[t]} (no. ${t+1})`,ug=e=>e<.005?"":C(e);function dg({posed:e,answer:t,isShown:n,together:o,onChange:r}){let s=typeof t=="number"?t:null,i=a=>({left:`${100*a}%`});return l("div",{class:"share",children:[n?l("div",{class:"scale-of-shares",role:"img","aria-label":`${s===null?"":`Predicted ${C(s)}; `}${o?.mean==null?"":`the class ${C(o.mean)} on average; `}the model says ${C(e.truth[0])}`,children:[o?.shares.map((a,c)=>l("span",{class:"bin",style:{left:`${10*c}%`,height:`${32*a/Math.max(...o.shares)}px`}},c)),s!==null&&l("span",{class:"pin mine",style:i(s),children:l("span",{children:C(s)})}),l("span",{class:"pin model",style:i(e.truth[0]),children:l("span",{children:C(e.truth[0])})})]}):l("input",{type:"range",min:"0",max:"100",step:"1",value:s===null?50:Math.round(s*100),"aria-label":e.ask,"aria-valuetext":s===null?"not set":C(s),onInput:({currentTarget:a})=>r(Number(a.value)/100),onClick:({currentTarget:a})=>r(Number(a.value)/100)}),l("output",{children:s===null?"\u2013":C(s)})]})}function pg({posed:e,answer:t,isShown:n,together:o,onChange:r}){return l("fieldset",{class:"picks",children:[l("legend",{class:"unseen",children:e.ask}),e.options.map((s,i)=>l("label",{class:["option",t===i&&"on",n&&e.right.includes(i)&&"right"].filter(Boolean).join(" "),children:[l("input",{type:"radio",name:e.id,checked:t===i,disabled:n,onChange:()=>r(i)}),l("span",{children:s}),n&&e.right.includes(i)&&l("span",{class:"tick","aria-label":"right",children:"\u2713"}),o&&l("span",{class:"part",children:[l("span",{style:{width:`${6*(o.shares[i]??0)}rem`}}),C(o.shares[i]??0),l("b",{class:"unseen",children:"of the class"})]}),n&&e.told[i]&&l("span",{class:"note",children:l("bdi",{children:e.told[i]})})]},i))]})}var mg={marks:lg,share:dg,pick:pg};function nu({lecture:e,theme:t,answers:n,onAnswer:o,onAgain:r,show:s}){let{scenes:i}=e,[a,c]=E(()=>tu(location.hash,i.length)),u=T(null),d=i[a-1]??null,p=!!(d?.posed&&!(d.posed.id in n)),f=m=>{m<1||m>i.length+1||(location.hash=String(m))};return R(()=>{let m=()=>{c(tu(location.hash,i.length)),u.current?.focus(),scrollTo(0,0)};return addEventListener("hashchange",m),()=>removeEventListener("hashchange",m)},[]),$(()=>{let m=h=>{h.ctrlKey||h.metaKey||h.altKey||h.shiftKey||h.repeat||h.key!=="PageDown"&&h.key!=="PageUp"||(h.preventDefault(),h.stopImmediatePropagation(),h.key==="PageDown"&&p&&d?.posed?o(d.posed,null):f(a+(h.key==="PageDown"?1:-1)))};return addEventListener("keydown",m,{capture:!0}),()=>removeEventListener("keydown",m,{capture:!0})}),l("div",{class:"lecture",style:{colorScheme:t.dark?"dark":"light"},children:[l("div",{class:"top",children:[l("h2",{tabIndex:-1,ref:u,children:d?d.title:"The end, and what you predicted"}),l("nav",{"aria-label":"Scenes",children:[l("span",{children:[Math.min(a,i.length)," of ",i.length]}),l("button",{type:"button",disabled:a===1,onClick:()=>f(a-1),children:"Back"}),l("button",{type:"button",class:"next",disabled:!d,onClick:()=>f(a+1),children:a<i.length?"Next":"End"})]})]}),d&&l(li,{scene:d,theme:t,waits:p,show:s,predict:d.posed&&{posed:d.posed,given:n[d.posed.id]?.answer??null,isShown:!p,onShow:m=>d.posed&&o(d.posed,m),onAgain:()=>d.posed&&r(d.posed)}}),!d&&l(hg,{scenes:i,answers:n})]})}var tu=(e,t)=>Math.min(t+1,Math.max(1,Number.parseInt(e.slice(1),10)||1));function li({scene:e,theme:t,waits:n,predict:o,show:r}){return l(q,{children:[o&&l(xr,{theme:t,...o},o.posed.id),!n&&l("div",{class:"sentences",dangerouslySetInnerHTML:{__html:e.sentences}}),e.view!==null&&!n&&l(fg,{scene:e,theme:t,show:r},e.view),e.caption&&!n&&l("p",{class:"caption",children:e.caption}),e.page&&!n&&l("p",{class:"note",children:["In the lab, this scene opens the page \u201C",e.page,"\u201D, which shows more than the picture here."]})]})}function fg({scene:e,theme:t,show:n}){let o=T(null);return $(()=>{if(o.current&&e.view!==null)return n(e.view,e.selection,o.current)},[e,t.signature]),l("div",{class:"view",ref:o})}function hg({scenes:e,answers:t}){let n=e.flatMap(({posed:s,title:i},a)=>s?[{posed:s,title:i,number:a+1,given:t[s.id]}]:[]),o=n.filter(({given:s})=>s&&s.answer!==null),r=gr(o.flatMap(({given:s})=>s?.gain??[]));return n.length?l("div",{class:"summary",children:[l("p",{children:o.length?`Of ${n.length===1?"one question":`${n.length} questions`} you answered ${o.length}. ${r}`:`${n.length===1?"There was one question; it was not":`There were ${n.length} questions; none was`} answered yet. A prediction first, even a wrong one, makes what follows stick.`}),l("ul",{children:n.map(({posed:s,title:i,number:a,given:c})=>l("li",{children:[l("a",{href:`#${a}`,children:[a," ",i]}),": ",c?c.answer===null?"only shown":c.word:"not answered"]},s.id))})]}):l("p",{class:"summary",children:"That was the last scene."})}var ln=`/* The ways to answer: marks on tokens, a share, one of a few. */
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
`;var cn=`.predict {
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
`;var wg=`${ln}
${cn}
${yr}`,ru=e=>function({data:n,parentElement:o}){let r=JSON.parse(new TextDecoder().decode(n));return ie(o,wg,s=>l(yg,{lecture:r,views:e,theme:s}))};function yg({lecture:e,views:t,theme:n}){let[o,r]=E(()=>xg(e));return l(nu,{lecture:e,theme:n,answers:o,onAnswer:(s,i)=>{let a=wr(s,i);Gn(s.id,a),r({...o,[s.id]:a})},onAgain:({id:s})=>{Gn(s,null);let{[s]:i,...a}=o;r(a)},show:(s,i,a)=>{let{component:c,bytes:u}=e.views[s];V({...lt,...i});let d=a.shadowRoot??a.attachShadow({mode:"open"}),p=d.firstElementChild??d.appendChild(document.createElement("div"));return t[c]({data:vg(u),parentElement:p})}})}function xg({scenes:e}){let t=It();return Object.fromEntries(e.flatMap(({posed:n})=>{let o=n&&br(t,n);return o?[[n.id,o]]:[]}))}var ou=new Map;function vg(e){let t=ou.get(e)??Uint8Array.from(atob(e),n=>n.charCodeAt(0));return ou.set(e,t),t}var su=`/* Matrices side by side, on a narrow page to be swiped. */

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
`;var qe=e=>e instanceof PointerEvent&&e.pointerType==="touch";function vr(e,t){let n=t.width?t.usual*(e.width-4)/t.width:t.usual,o=Math.floor(2*Math.min(t.usual,n,e.height/1.1))/2;return o>=9.5?o:0}var lu={point:"Point at a cell, or at a label for its row or column; arrow keys walk from cell to cell.",tap:"Tap on a cell, or on a label for its row or column."},_g=3,iu=30,_r=({scale:e})=>e==="shares"?xo:Sg;function Sg(e){return Math.abs(e)<.05?"0":de(e,Math.abs(e)<9.95?1:0)}function au({scale:e,step:t},n){return e==="shares"?C(n,t?1:2).replace(" ","\xA0"):t?de(n,Math.max(0,Math.min(3,Math.floor(-Math.log10(t))))):de(n,3)}function kr({labels:e,isToken:t,prefix:n},o){if(!t)return[n,{token:e[o],length:iu}];let r=e.indexOf(e[o])!==e.lastIndexOf(e[o]);return["\u201C",{token:e[o],length:iu},r?`\u201D (no.\xA0${o+1})`:"\u201D"]}function cu(e,t,n){let{rows:o,columns:r,values:s,blocked:i,scale:a}=e,c=r.labels.length;if(t>=0&&n>=0){let x=t*c+n,w=!!i?.[x],y=(w?e.barred:e.said).split(/(\{row\}|\{column\})/).flatMap(v=>v==="{row}"?kr(o,t):v==="{column}"?kr(r,n):[v]);return e.words?.[t][n]?[...y,": ",{token:e.words[t][n]}]:w||a==="plain"?y:[...y,`: ${au(e,s[x])}`]}let u=t>=0,[d,p,f]=u?[o,r,t]:[r,o,n],m=x=>u?t*c+x:x*c+n,h=p.labels.map((x,w)=>w).filter(x=>!i?.[m(x)]),g=[u?"Row ":"Column ",...kr(d,f)];if(a==="plain")return[...g,`: ${h.length} of ${p.labels.length} are open`];let b=h.sort((x,w)=>Math.abs(s[m(w)])-Math.abs(s[m(x)])).slice(0,_g);return b.length?[...g,", largest: ",...b.flatMap((x,w)=>[w?", ":"",...kr(p,x),` ${au(e,s[m(x)])}`])]:[...g,": every cell is blocked"]}function Sr({scale:e,limit:t,isOneSided:n}){if(e==="plain")return null;let o=t<.1?3:t<10?2:0;return e==="shares"?["0 %","100 %"]:[n?"0":de(-t,o),de(t,o)]}var Mr=20,ge=14,Ht=14,ci=20,Mg=12,Yn=1.2,Eg=36,Jn=44,Er=2.2,pu=14,Tg=30,ui=1,Og=2,Lg=24,Pg=.2,Ag=148,$g=.46,Rg=.9,pi=520,Cg=4e3;function Tr(e,t,n){let o=e.map(a=>Ng(a,n)),r=e.length>1&&(t.width<pi||Xn(o,t,ui)>t.width);if(r)return{swiped:r,layouts:o.map(a=>uu([a],{...t,width:t.width*Rg},[1/0],n)[0])};let s=o.map(a=>({...a,kept:Ig(a,t)})),i=Xn(s,t,ui)<=t.width?s:o;return{swiped:r,layouts:uu(i,t,Hg(i,t),n)}}function uu(e,t,n,o){let[r,s]=[Math.max(...e.map(({labels:u})=>u)),ge*Yn+ci+8],i=e.map((u,d)=>mu(u,di(u,t,n[d],r)[0]).includes(!0)),a=Math.max(s,...e.filter((u,d)=>i[d]).map(({labels:u})=>u)),c=Math.min(...e.map((u,d)=>u.panel.isSquare?di(u,t,n[d],a)[0]:1/0));return e.map((u,d)=>Fg(u,t,u.panel.isSquare?c:n[d],a,o))}var Ig=(e,t)=>e.panel.isSquare?Math.min(mi(e,t),Lg,t.width*Pg/e.columns.length):0;function Hg(e,t){let n=du(e,t,t.width),o=e.find(({panel:c})=>c.isMain);if(!o||e.length===1)return e.map(({kept:c})=>Math.max(c,n));let r=e.filter(c=>c!==o),s=Xn(r,t,Og)+Mr,i=Math.max(n,Math.min(mi(o,t),(Math.min(t.width*$g,t.width-s)-o.left-3)/o.columns.length)),a=du(r,t,t.width-Xn([o],t,i)-Mr);return e.map(c=>Math.max(c.kept,c===o?i:a))}function du(e,t,n){let[o,r]=[ui,Jn*Er];for(let s=0;s<24;s+=1){let i=(o+r)/2;Xn(e,t,i)<=n?o=i:r=i}return o}var Xn=(e,t,n)=>e.reduce((o,r)=>o+(r.panel.sign?Eg:0)+Math.max(r.least,r.left+r.columns.length*Math.min(mi(r,t),Math.max(r.kept,n))+3)+Mr,-Mr);function mi({panel:e,rows:t,labels:n},o){let r=Math.min(Jn,(o.height-n-3)/t.length);return e.isSquare?r:Math.min(Jn,Math.max(r*Er,pu))}function Ng(e,t){let n=U({fill:"",size:ge,code:!0,bold:!0},t),o=(d,p)=>d.labels.map(f=>D(f,p)),[r,s]=[o(e.rows,16),o(e.columns,12)],[i,a]=[r,s].map(d=>d.map(p=>Math.ceil(H(p,n)))),c=(e.rows.name?ci:0)+Math.max(0,...i)+10,u=Math.max(Ag,Math.ceil(H(e.columns.name,U({fill:"",size:Ht},t)))+4);return{panel:e,rows:r,columns:s,left:c,widths:a,labels:Math.max(0,...a)+ci+8,least:u,kept:0}}var mu=({panel:e,widths:t},n)=>t.map(o=>e.columns.isToken&&o>Math.max(n,ge*Yn)-2&&o>ge*1.1);function di({panel:e,rows:t,columns:n,left:o},r,s,i){let a=Math.min(Jn,(r.height-i-3)/t.length),c=Math.min(s,(r.width-o-3)/n.length,e.isSquare?a:Math.min(Jn,Math.max(a*Er,pu))),u=e.isSquare?c:Math.min(a,Math.max(c*Er,Tg));return[c,u].map(d=>d>=4?Math.floor(d):d)}function Fg(e,t,n,o,r){let{panel:s,rows:i,columns:a,left:c}=e,[u,d]=di(e,t,n,o),p=mu(e,u),f=Math.max(0,...e.widths.filter((x,w)=>!p[w])),[m,h]=[a.length*u,i.length*d],g=Math.ceil(Math.max(c+m+3,e.least)),b=U({fill:"",size:Ht},r);return{left:c,top:o,cellWidth:u,cellHeight:d,rows:i,columns:a,turned:p,width:g,acrossLeft:Math.max(0,Math.min(c,g-H(s.columns.name,b)-4)),pitch:u*ge*Yn/Math.max(ge*Yn,s.columns.isToken?0:f+6),letters:Math.max(Mg,Math.min(ge,Math.floor(d/Yn))),height:Math.ceil(o+h+3),across:s.columns.name,down:H(s.rows.name,b)<=h+o?s.rows.name:"",numbers:s.isOff?0:vr({width:u,height:d},Dg(s,r))}}function Dg(e,t){if(!e.words&&e.values.length>Cg)return{usual:0,width:0};let n=U({fill:"",size:ge},t),o=e.words?e.words.flat().map(r=>D(r)):e.scale==="plain"?[]:e.scale==="shares"?[C(1).slice(0,3)]:[...new Set(Array.from(e.values,_r(e)))];return o.length?{usual:ge,width:Math.max(...o.map(r=>H(r,n)))}:{usual:0,width:0}}var zg=5,fu=9,Zn=2;function Or(e,t,n,o,r){let{left:s,top:i,cellWidth:a,cellHeight:c,rows:u,columns:d}=n,[p,f]=[d.length*a,u.length*c],m=t.scale==="plain";if(m?e.rect(s,i,p,f,{fill:r.ground}):e.cells(t.levels,u.length,d.length,[s,i,p,f],t.scale==="signed"),t.blocked&&Re(e,t.blocked,u.length,d.length,[s,i,p,f]),Math.min(a,c)>=fu){let h=m?r.hatchLine:r.ground;for(let g=1;g<d.length;g+=1)e.rect(s+g*a-.5,i,1,f,{fill:h});for(let g=1;g<u.length;g+=1)e.rect(s,i+g*c-.5,p,1,{fill:h})}if(Qn(t,n)&&Bg(e,t,n,r),e.rect(s-.5,i-.5,p+1,f+1,{stroke:r.hatchLine}),n.numbers&&Ug(e,t,n,r),t.isOff){let h={weights:t.levels,rows:u.length,columns:d.length};Jo(e,[s,i,p,f],h,{fill:r.lines[0],ink:Xa(r.lines[0]),letters:ge,width:H(Bn,`700 ${ge}px ${r.font}`)})}qg(e,t,n,o,r),Wg(e,t,n,o,r)}var Qn=({scale:e,words:t},{cellWidth:n,cellHeight:o})=>e==="plain"&&!t&&Math.min(n,o)>=fu;function Bg(e,t,{left:n,top:o,cellWidth:r,cellHeight:s,rows:i,columns:a},c){for(let u=0;u<i.length;u+=1)for(let d=0;d<a.length;d+=1)t.blocked?.[u*a.length+d]||fi(e,[n+d*r,o+u*s,r,s],c)}var fi=(e,[t,n,o,r],s)=>e.rect(t+o/2-Zn,n+r/2-Zn,2*Zn,2*Zn,{fill:s.quiet,radius:Zn});function Ug(e,t,{left:n,top:o,cellWidth:r,cellHeight:s,rows:i,columns:a,numbers:c},u){let d=t.scale==="signed"?u.signedInk:u.ink,p=_r(t);for(let f=0;f<i.length;f+=1)for(let m=0;m<a.length;m+=1){let h=f*a.length+m;if(t.blocked?.[h])continue;let g=t.words?D(t.words[f][m]):p(t.values[h]),b=t.words?u.text:d[Math.min(255,Math.round(t.levels[h]*255))];e.text(g,n+(m+.5)*r,o+(f+.5)*s+1,{fill:b,size:c,align:"center"})}}function qg(e,t,{left:n,top:o,cellWidth:r,cellHeight:s,rows:i,columns:a},c,u){let d=(p,f,m,h=1)=>{let g=[n+(f??0)*r-1,o+(p??0)*s-1,(f===null?a.length:h)*r+2,(p===null?i.length:1)*s+2],b=Math.min(r,s)<zg?1.5:2.5;e.rect(...g,{stroke:u.ground,width:2*b}),e.rect(...g,{stroke:m,width:b})};t.band&&d(null,t.band[0],u.lines[0],t.band[1]-t.band[0]+1);for(let[p,f]of t.lit)d(p,f,u.lines[0]);c.row>=0&&d(c.row,null,un(t.rows,u)),c.column>=0&&d(null,c.column,un(t.columns,u))}var un=({part:e},t)=>e?t[e]:t.text;function Wg(e,t,n,o,r){let{left:s,top:i,cellWidth:a,cellHeight:c,rows:u,columns:d,turned:p,letters:f,down:m,across:h}=n,g=(w,y)=>[...new Set([y,...t.lit.map(v=>v[w]??-1)])].filter(v=>v>=0),[b,x]=[g(0,o.row),g(1,o.column)];for(let w of Ct(u.length,c,f,b)){let y=b.includes(w);e.text(u[w],s-7,i+(w+.5)*c,{fill:y?un(t.rows,r):r.quiet,size:f,bold:y,code:!0,align:"right"})}for(let w of Ct(d.length,n.pitch,ge,x)){let y=x.includes(w),[v,k]=[s+(w+.5)*a,i-(p[w]?6:3+ge*.55)];e.text(d[w],v,k,{fill:y?un(t.columns,r):r.quiet,size:ge,bold:y,code:!0,align:p[w]?"left":"center",turned:p[w]})}h&&e.text(h,n.acrossLeft,Ht*.6,{fill:un(t.columns,r),size:Ht}),m&&e.text(m,Ht*.6,i+u.length*c,{fill:un(t.rows,r),size:Ht,turned:!0})}var hu={width:900,height:640},jg=5,Kg=160,hi={width:96,height:12},gi=64;function gu(e,t,n){let o=e.isOff?at(n):n,[r,s]=[e.rows,e.columns].map(({labels:u})=>Kg+u.length*jg),[i]=Tr([e],{width:Math.max(hu.width,s),height:Math.max(hu.height,r)},o).layouts,a={width:i.width,height:i.height,draw:(u,d,p)=>Or(jt(u,d,p),e,i,t,o)},c=ke(e.caption,Math.max(520,i.width),o);return{picture:K([e.title?he(e.title,o):null,a,c,Vg(e,i,o)]),theme:o}}function Vg(e,t,n){let o=u=>ue(u,{size:oe,fill:n.quiet},n),r=Sr(e),s=e.isOneSided?.5:0,i=Float32Array.from({length:gi},(u,d)=>s+(1-s)*d/(gi-1)),a={width:hi.width,height:20,draw:(u,d,p)=>u.cells(i,1,gi,[d,p+4,hi.width,hi.height],e.scale==="signed")},c=Yt((u,...d)=>{u.rect(...d,{stroke:n.hatchLine}),Qn(e,t)&&fi(u,d,n)});return Y([r&&Y([o(r[0]),a,o(r[1])],6),e.scale==="plain"&&Y([c,o("allowed by the mask")],6),e.blocked&&Y([Yt((u,...d)=>u.hatch(...d)),o("blocked by the mask")],6)],20)}function wu(e,t){let n=t&&e[t.panel],o=r=>n?r===n.rows.id?t.row:r===n.columns.id?t.column:-1:-1;return e.map(({rows:r,columns:s})=>({row:o(r.id),column:o(s.id)}))}function yu(e,t){let n=t&&e[t.panel];return n&&t.row<n.rows.labels.length&&t.column<n.columns.labels.length?t:null}function xu(e,t,n){if(n==="Escape")return t?null:void 0;if(!["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"].includes(n))return;if(!t)return{panel:Math.max(0,e.findIndex(({isMain:m,isClickable:h})=>m||h)),row:0,column:0};let{panel:o}=t,[r,s]=[Math.max(0,t.row),Math.max(0,t.column)],[i,a]=bu(e[o]),c=m=>Math.max(0,Math.min(m,i-1));if(n==="Home")return{panel:o,row:r,column:0};if(n==="End")return{panel:o,row:r,column:a-1};if(n==="ArrowUp"||n==="ArrowDown")return{panel:o,row:c(r+(n==="ArrowDown"?1:-1)),column:s};let u=s+(n==="ArrowRight"?1:-1),d=e[u<0?o-1:o+1];if(u>=0&&u<a)return{panel:o,row:r,column:u};if(!d)return{panel:o,row:r,column:s};let[p,f]=bu(d);return{panel:u<0?o-1:o+1,row:Math.min(r,p-1),column:u<0?f-1:0}}var bu=({rows:e,columns:t})=>[e.labels.length,t.labels.length];var Gg=108,bi={least:170,most:520,usual:400};function vu(){let e=T(null),[t,n]=E({width:0,height:0});return $(()=>{let o=e.current,r=document.querySelector("[data-testid=stMain]");return Wt(o,()=>{let i=o.getBoundingClientRect().top+(r?.scrollTop??0),a=window.innerHeight-i-Gg,c=a<bi.least?bi.usual:Math.min(a,bi.most),u=o.clientWidth;n(d=>d.width===u&&Math.abs(d.height-c)<2?d:{width:u,height:c})})},[]),[e,t]}function ku({panels:e,theme:t,send:n}){let[o,r]=vu(),[s,i]=E({pointed:null,spoken:!0}),a=st(t),c=T(null),u=T(""),{layouts:d,swiped:p}=F(()=>r.width?Tr(e,r,t):{layouts:[],swiped:!1},[e,r,t.signature,a]),f=yu(e,s.pointed),m=wu(e,f),h=y=>i(v=>String(Object.values(v.pointed??{}))===String(Object.values(y??{}))?v:{pointed:y,spoken:!0}),g=({panel:y,row:v,column:k})=>e[y].isClickable&&v>=0&&k>=0&&n?.("chosen",{panel:y,row:v,column:k}),b=e.findIndex(({isMain:y})=>y);R(()=>{p&&c.current&&b>0&&r.width<pi&&(c.current.scrollLeft=c.current.querySelectorAll(".panel")[b].offsetLeft-16)},[p,b,e[b]?.name]);let x=(y,{offsetX:v,offsetY:k})=>{let _=d[y]&&Xo(d[y],v,k);return _&&{panel:y,..._}},w=y=>{if(y.ctrlKey||y.metaKey||y.altKey)return;let v=y.key==="Enter"&&f?f:xu(e,f,y.key);if(v!==void 0){if(y.preventDefault(),y.stopPropagation(),y.key==="Enter")return void g(f??v??{panel:0,row:-1,column:-1});h(v),v&&p&&c.current?.querySelectorAll(".panel")[v.panel]?.scrollIntoView({block:"nearest",inline:"nearest"})}};return l("div",{class:"matrices",ref:o,style:{"--ramp":t.ramp,"--signed-ramp":t.signedRamp,"--dot":t.quiet,colorScheme:t.dark?"dark":"light"},children:[l("div",{class:p?"strip swiped":"strip",ref:c,role:"application","aria-roledescription":"matrices",tabIndex:0,"aria-label":e.map(({title:y,caption:v})=>[y,v].filter(Boolean).join(": ")).join(" "),onKeyDown:w,onBlur:()=>h(null),children:d.map((y,v)=>l(Jg,{layout:y,theme:t,swiped:p,panel:e[v],lit:m[v],onPoint:k=>h(x(v,k)),onLeave:()=>h(null),onPress:k=>{let _=x(v,k);if(!_)return;let M=Object.values(_).join(" ");qe(k)&&u.current!==M?h(_):g(_),u.current=M}},v))}),l(qt,{parts:f&&cu(e[f.panel],f.row,f.column),hint:lu,spoken:s.spoken})]})}function Yg({text:e}){let[,t,n]=/^(\w+?)_(\w+)$/.exec(e)??[];return l("h3",{children:t?l(q,{children:[t,l("sub",{children:n})]}):e})}function Jg({panel:e,layout:t,lit:n,theme:o,onPoint:r,onLeave:s,onPress:i}){let a=T(null),c=F(()=>e.isOff?at(o):o,[e.isOff,o.signature]);$(()=>{a.current&&Or(ne(a.current,t.width,t.height,c),e,t,n,c)},[e,t,c,n.row,n.column]),R(()=>ve(e.name,()=>gu(e,n,o)),[e,o.signature,n.row,n.column]);let u=Sr(e);return l(q,{children:[e.sign&&l("span",{class:"sign","aria-hidden":"true",children:e.sign}),l("figure",{class:"panel",children:[e.title&&l(Yg,{text:e.title}),l("div",{children:[l("canvas",{ref:a,role:"img","aria-label":e.caption,class:e.isClickable?"clickable":"","data-cells":[t.left,t.top,t.cellWidth,t.cellHeight].join(" "),onPointerMove:d=>d.pointerType!=="touch"&&r(d),onPointerLeave:({pointerType:d})=>d!=="touch"&&s(),onClick:i}),l("span",{class:"legend",children:[u&&l("span",{class:"scale",children:[u[0],l("span",{class:["ramp",e.scale==="signed"&&"signed",e.isOneSided&&"upper"].filter(Boolean).join(" ")}),u[1]]}),e.scale==="plain"&&l("span",{class:"scale",children:[l("span",{class:Qn(e,t)?"swatch open dotted":"swatch open"}),"allowed"]}),e.blocked&&l("span",{class:"scale",children:[l("span",{class:"swatch hatched"}),"blocked"]})]})]})]})]})}function _u(e){let{shown:{axes:t,panels:n},host:{names:o,clickable:r}}=Ee(e);return n.map(({low:s,high:i,blocked:a,parts:c,...u},d)=>{let p=u.values instanceof Float32Array,f=p?0:(i-s)/65535,m=p?u.values:Float32Array.from(u.values,w=>s+w*f),h=u.scale==="signed"?m.map(w=>Math.max(0,Math.min(1,.5+w/u.limit/2))):m,[g,b]=[u.rows,u.columns].map((w,y)=>({...t[w],id:w,part:c[y]})),x=u.scale==="signed"&&m.every(w=>w>=0);return{...u,name:o[d],isClickable:!!r?.[d],rows:g,columns:b,values:m,levels:h,step:f,isOneSided:x,blocked:a&&Xg(a,m.length)}})}var Xg=(e,t)=>Uint8Array.from({length:t},(n,o)=>e[o>>3]>>7-(o&7)&1);var Su=new WeakMap;function Mu({data:e,parentElement:t,setTriggerValue:n}){let o=Su.get(e)??_u(e);return Su.set(e,o),ie(t,su,r=>l(ku,{panels:o,theme:r,send:n}))}var dn={first:1e3,longest:15e3,silent:4e4,reply:2e4};function Lr(e,t,n,o){let r=y=>new URL(`lab/class/${encodeURIComponent(t)}/${y}`,e),s={link:"connecting",state:null,own:null,why:""},i=null,a=0,c=dn.first,u=0,d=!1,p="",f=y=>{d||o({...Object.assign(s,y)})};async function m(){let y,v;try{let S=await fetch(r("state"),{cache:"no-store",headers:{"X-Person":n},signal:AbortSignal.timeout(dn.reply)});y=S.status,v=await S.json()}catch{return!1}if(y===404&&v.why)return f({link:"gone",why:v.why}),x(),!0;let{state:k,own:_}=v;if(y!==200||!k)return!1;let M=s.state&&s.state.version>k.version&&s.link==="live";return f(M?{}:{link:"live",own:_,state:k}),k.over&&x(),!0}function h(){clearTimeout(a),i?.close(),!d&&(f({link:"lost"}),a=window.setTimeout(g,c*(.5+Math.random())),c=Math.min(c*2,dn.longest))}async function g(){let y=++u;clearTimeout(a),i?.close();let v=await m();if(d||y!==u)return;if(!v)return h();p=s.own?.seat??"";let k=i=new EventSource(r(p?`news?seat=${p}`:"news")),_=()=>{clearTimeout(a),a=window.setTimeout(h,dn.silent)};_(),k.addEventListener("here",_),k.addEventListener("elsewhere",()=>{document.visibilityState==="hidden"&&(clearTimeout(a),k.close())}),k.onmessage=({data:M})=>{_(),c=dn.first;let S=JSON.parse(M);f({link:"live",state:S}),S.over&&x()},k.onerror=()=>{i===k&&h()}}let b=()=>{document.visibilityState==="visible"&&!d&&g()};document.addEventListener("visibilitychange",b),addEventListener("online",b);let x=()=>{d=!0,clearTimeout(a),i?.close(),document.removeEventListener("visibilitychange",b),removeEventListener("online",b)};return g(),{at:r,leave:x,know:y=>{f({own:y(s.own)}),i&&(s.own?.seat??"")!==p&&g()}}}async function pn(e,t){try{let n=await fetch(e,{method:"POST",body:JSON.stringify(t),signal:AbortSignal.timeout(dn.reply)});return{reply:n,why:n.ok?"":(await n.json().catch(()=>({}))).why??"The server can't do that now. Try again."}}catch{return{reply:null,why:"The server can't be reached now. Try again."}}}var mn=e=>`${e.slice(0,4)} ${e.slice(4)}`;var Eu=`.join {
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
`;function Tu({why:e,onCode:t}){return l("form",{class:"join",onSubmit:n=>{n.preventDefault(),t(String(new FormData(n.currentTarget).get("code")??""))},children:[l("h1",{children:"Take part in a class"}),e&&l("p",{role:"alert",children:e}),l("label",{children:["Code, eight letters",l("input",{name:"code",required:!0,minLength:8,maxLength:12,autocomplete:"off",autocapitalize:"characters",spellcheck:!1})]}),l("button",{class:"go",children:"Go on"})]})}function Ou({state:e,why:t,onJoin:n}){let o=new Date(e.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return l("form",{class:"join",onSubmit:r=>{r.preventDefault(),n(String(new FormData(r.currentTarget).get("name")??""))},children:[l("h1",{children:e.title||"A class"}),l("label",{children:["Nickname, if you want one",l("input",{name:"name",maxLength:24,autocomplete:"off",spellcheck:!1})]}),l("button",{class:"go",children:"Take part"}),t&&l("p",{role:"alert",children:t}),l("p",{class:"note",children:["Stored on this server: the nickname and your answers, no address; until ",o,", or until your lecturer ends the class."]})]})}function Lu({lecture:e,link:t,state:n,theme:o,answers:r,isSent:s,onAnswer:i,show:a}){let{scenes:c}=e,[u,d]=E(null),p=u??n.scene,f=c[p-1]??null,m=f?.posed?n.shown[f.posed.id]:void 0,h=f?.posed?{...f.posed,...m?.truth}:null,g=!!m,{sentences:b="",caption:x=""}=m?.scenes[p]??{},w=F(()=>h&&f?{...f,sentences:b,caption:x}:f,[f,b,x]),y=h?r[h.id]??null:null,v=T(null);R(()=>v.current?.focus({preventScroll:!0}),[]);let k=w?`Scene ${p}: ${w.title}.`:"You are in. The lecture begins when your lecturer opens the first scene.",_=h?g?` The answer: ${h.answer}`:` Question: ${h.ask}`:"",M=S=>{d(Math.min(Math.max(S,1),c.length)),scrollTo(0,0)};return l("div",{class:"lecture",style:{colorScheme:o.dark?"dark":"light"},children:[l("div",{class:"top",children:[l("h1",{class:"title",tabIndex:-1,ref:v,children:w?w.title:e.title}),l("nav",{"aria-label":"Scenes",children:u===null?l(q,{children:[w&&l("span",{children:[p," of ",c.length]}),l("button",{type:"button",onClick:()=>M(p||1),children:"Look around"})]}):l(q,{children:[l("button",{type:"button",disabled:p===1,"aria-label":"Back",onClick:()=>M(p-1),children:"\u2039"}),l("span",{children:[p," of ",c.length]}),l("button",{type:"button",disabled:p===c.length,"aria-label":"Next",onClick:()=>M(p+1),children:"\u203A"}),l("button",{type:"button",class:"next",onClick:()=>d(null),children:"To the class"})]})})]}),l("p",{class:"unseen",role:"status",children:t==="lost"?"No connection now.":`${k}${_}`}),l("p",{class:"link",children:t==="lost"?"The connection is lost; it comes back by itself. Answers are kept.":u!==null&&u!==n.scene&&n.scene?`The class is at scene ${n.scene}.`:""}),!w&&l("p",{class:"sentences",children:"You are in. The lecture begins when your lecturer opens the first scene."}),w&&l(li,{scene:w,theme:o,show:a,waits:!!(h&&!g),predict:h&&{posed:h,isShown:g,given:y,onShow:S=>{S!==null&&i(h,S)},group:{answered:n.answered[h.id]??0,people:n.people,picture:n.shown[h.id]?.class??null,isSent:y!==null&&s(h.id)}}},p)]})}var Qg=`${ln}
${cn}
${yr}
${Eu}`,$u="attention-lab-class",Pu=2e3,Au={first:1e3,tries:6},eb=6e4,wi="attention-lab-way-back",Pr=class extends Error{},Ru=e=>function({parentElement:n}){let{host:o}=n.getRootNode(),r=new URL(o.dataset.root??"./",location.href.split(/[?#]/)[0]),s=tb(location.pathname);return ie(n,Qg,i=>l(ob,{root:r,code:s,views:e,theme:i}))},tb=e=>(/\/class\/([^/]+)\/?$/.exec(e)?.[1]??"").replaceAll("-","").toUpperCase(),nb="You have no seat in this class any more: your lecturer took all out who came lately, or it was given away while you were not here. Take part again.";function ob({root:e,code:t,views:n,theme:o}){let[r,s]=E({link:"connecting",state:null,own:null,why:""}),[i,a]=E(null),[c,u]=E(()=>rb(t)),[d,p]=E(""),f=T(!1),m=T(null),h=T(new Map);R(()=>t?(m.current=Lr(e,t,c.person,s)).leave:void 0,[]);let{state:g,own:b}=r;R(()=>{r.link==="live"&&dispatchEvent(new Event(wi))},[r.link,g?.scene,Object.keys(g?.shown??{}).length]);let x=!!g?.lecture,[w,y]=E(0),v=()=>window.setTimeout(()=>y(P=>P+1),Pu);R(()=>{!x||i||!m.current||fetch(m.current.at("lecture")).then(async P=>P.ok&&a(await P.json())).catch(v)},[x,i,r.link,w]);let k=g&&b&&r.link==="live"?Object.keys(c.answers).find(P=>!(P in g.shown)&&String(b.answers[P])!==String(c.answers[P])):void 0,_=k===void 0?"":String(c.answers[k]),M=T(Promise.resolve());if(R(()=>{if(k===void 0||!b?.joined)return;let P=0,O=async()=>{if(!m.current)return;let N=c.answers[k],{reply:G,why:J}=await pn(m.current.at("answer"),{person:c.person,question:k,answer:N});!G||G.status>=500?P=v():p(J),G?.ok&&m.current.know(le=>le&&{...le,answers:{...le.answers,[k]:N}})};return M.current=M.current.then(O),()=>clearTimeout(P)},[k,_,b,r.link,w]),!t||r.link==="gone")return l(Tu,{why:r.why,onCode:P=>location.assign(new URL(`class/${encodeURIComponent(P.replace(/[^\p{L}]/gu,"").toUpperCase()||"0")}`,e))});if(g?.over)return l("p",{class:"join",role:"status",children:"The class has ended. Nothing of it is stored any more."});if(!g||!b)return l("p",{class:"join",role:"status",children:r.link==="lost"?"The server can't be reached now. It is tried again.":"One moment \u2026"});if(b.joined)f.current=!0;else return l(Ou,{state:g,why:d||b.why||(f.current?nb:""),onJoin:async P=>{let O=m.current,N=async()=>{if(!O||O!==m.current)return;let{reply:G,why:J}=await pn(O.at("join"),{person:c.person,name:P});p(J);let le=G?.ok?await G.json():null;le?O.know(()=>le):G?.status===429&&window.setTimeout(N,Pu*(.5+Math.random()))};await N()}});if(!i)return l("p",{class:"join",role:"status",children:g.problem||"You are in. The lecture is being made ready \u2026"});let S=Object.entries(c.answers).filter(([P])=>!(P in g.shown&&P in b.answers)),L={...b.answers,...Object.fromEntries(S)};return l(q,{children:[l(Lu,{lecture:i,state:g,theme:o,answers:L,link:r.link,isSent:P=>String(b.answers[P])===String(L[P]),onAnswer:({id:P},O)=>u(Cu({...c,answers:{...c.answers,[P]:O}})),show:(P,O,N)=>(V({...lt,...O}),A(P,N))}),d&&l("p",{role:"alert",children:d})]});function A(P,O){let N=!1,G=0,J=0,le=!1,Ze,vt=X=>{let Le=i?.views[P]??"",B=O.shadowRoot??O.attachShadow({mode:"open"}),me=B.firstElementChild??B.appendChild(document.createElement("div"));Ze=n[Le]?.({data:X,parentElement:me})},je=async()=>{if(!le){le=!0,clearTimeout(G);try{let X=await W(P);if(N||!X)return;re(),p(""),vt(X)}catch(X){if(N)return;let Le=X instanceof Pr;p(Le?X.message:"The picture can't be fetched now. It is tried again by itself."),!Le&&++J<Au.tries&&(G=window.setTimeout(je,Au.first*2**(J-1)*(.5+Math.random())))}finally{le=!1}}},z=()=>{J=0,document.visibilityState==="visible"&&je()},re=()=>{clearTimeout(G);for(let X of["online",wi])removeEventListener(X,z);document.removeEventListener("visibilitychange",z)};for(let X of["online",wi])addEventListener(X,z);return document.addEventListener("visibilitychange",z),je(),()=>{N=!0,re(),p(""),Ze?.()}}async function W(P){let O=h.current.get(P);if(O||!m.current)return O;let N=await fetch(m.current.at(`views/${P}`),{signal:AbortSignal.timeout(eb)});if(N.status===409)throw new Pr("This picture comes when the class is here, and if the scene asks, with the answer.");if(!N.ok)throw new Error(String(N.status));let G=new Uint8Array(await N.arrayBuffer());return h.current.set(P,G),G}}function rb(e){try{let n=JSON.parse(Ie($u)??"null");if(n?.code===e&&/^[0-9a-f]{32}$/.test(n.person)&&n.answers&&typeof n.answers=="object"){let o=Object.entries(n.answers).filter(([,r])=>Zc(r));return{code:e,person:n.person,answers:Object.fromEntries(o)}}}catch{}let t=crypto.getRandomValues(new Uint8Array(16));return Cu({code:e,person:[...t].map(n=>n.toString(16).padStart(2,"0")).join(""),answers:{}})}function Cu(e){return e.code&&ot($u,JSON.stringify(e)),e}function Iu(){let{classList:e}=document.documentElement;addEventListener("beforeprint",()=>e.add("printing"),{capture:!0}),addEventListener("afterprint",()=>e.remove("printing"),{capture:!0})}function Hu(e){let{shown:t,host:n}=Ee(e);return t.whatIf?.after&&Object.assign(t.whatIf.after,{cards:null},n),Object.assign(t,{cards:null},n)}var Ar=`/* Quiet buttons; one of them switches keys of one letter. */

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
`;var Nu=`/* Callouts of a first visit: a card in the corner, and a ring around what it speaks of. It covers small maps, never what changes. */

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
`;var Fu=`/* Colours of the system (Windows' contrast themes): pictures keep their own, all else is told apart by borders. */

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
`;var $r=`/* The open head */

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
`;var Du=`/* All heads */

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
`;var zu=`/* Decoding: the steps first */

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
`;var Bu=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var eo=20,pb=/^(encoder|cross|decoder)\.(\*|\d+)\.(\*|\d+)\.(off|hide|only)(?:\.(\*|\d+)\.(\d+))?$/;function mb(e){let t=pb.exec(e);if(!t)return null;let[,n,o,r,s,i="*",a="0"]=t;return{kind:n,layer:o,head:r,action:s,row:i,column:Number(a)-1}}var to=e=>Q.includes(e)?"*":e,Nt=({kind:e,layer:t,head:n})=>`${e}.${t+1}.${to(n)}.off`;function Ft(e,t,n){return e.includes(Nt({...t,head:"mean"}))||Uu(t.head,n).every(r=>e.includes(Nt({...t,head:r})))}function Rr(e,t,n){let o=Uu("mean",n).map(c=>({...t,head:c})),r=[Nt({...t,head:"mean"}),...o.map(Nt)],s=e.filter(c=>!r.includes(c)),i=Ft(e,t,n);if(to(t.head)==="*")return i?s:[...s,r[0]];if(!i)return[...e,Nt(t)];let a=o.filter(c=>c.head!==t.head&&Ft(e,c,n)).map(Nt);return e.includes(r[0])?[...s,...a]:e.filter(c=>c!==Nt(t))}var Uu=(e,t)=>to(e)==="*"?Array.from({length:t},(n,o)=>String(o+1)):[e],Cr=(e,t)=>`${e}.*.*.hide.*.${t+1}`,fn=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function qu(e,{kind:t,layer:n,head:o},r,s,i){let a=`${t}.${n+1}.${to(o)}.${r}.${s<0?"*":s+1}.`,c=`${a}${i+1}`;return fn(r==="only"?e.filter(u=>u===c||!u.startsWith(a)):e,c)}function Wu({whatIf:e},t,n){let o=e?.after?.groups.find(({kind:a})=>a===t.kind);if(!e?.after||!o)return null;let r=Ve(e.after,o,{words:!1,muted:n}),s=e.edits.map(({tag:a})=>a);return{...fb(Jt(e.after,r,t,n),s,t),isOff:t.head!=="rollout"&&Ft(s,t,o.heads)}}function fb(e,t,{kind:n,layer:o,head:r}){let s=e.columns.length,i=e.blocked?.slice()??new Uint8Array(e.rows.length*s);for(let a of t.map(mb)){let c=a?.kind===n&&["*",String(o+1)].includes(a.layer)&&["*",to(r)].includes(a.head);if(!a||!c||a.action==="off")continue;let u=e.columnSpots.findIndex(([{place:d}])=>d===a.column);e.rows.forEach((d,p)=>{if(!(u<0||a.row!=="*"&&Number(a.row)!==p+1)){if(a.action==="hide")i[p*s+u]=1;else if(!e.blocked?.[p*s+u])for(let f=0;f<s;f+=1)f!==u&&(i[p*s+f]=1)}})}return{...e,blocked:i}}function ju(e,t){let n=Array.from({length:e.length+1},()=>new Array(t.length+1).fill(0));for(let r=e.length-1;r>=0;r-=1)for(let s=t.length-1;s>=0;s-=1)n[r][s]=e[r]===t[s]?n[r+1][s+1]+1:Math.max(n[r+1][s],n[r][s+1]);let o=[e.map(()=>!0),t.map(()=>!0)];for(let r=0,s=0;r<e.length&&s<t.length;)e[r]===t[s]?[o[0][r],o[1][s],r,s]=[!1,!1,r+1,s+1]:n[r+1][s]>=n[r][s+1]?r+=1:s+=1;return o}var Ir={looks:null,lookedAt:null},Vu=(e,t)=>Ku(e.looks,t.looks)&&Ku(e.lookedAt,t.lookedAt),Ku=(e,t)=>e?.side===t?.side&&e?.place===t?.place;function xi({rowSpots:e,columnSpots:t},n,o){return{looks:e[n]?.[0]??null,lookedAt:t[o]?.[0]??null}}function Gu(e,t,n){let o=t==="target"?n-1:n,r=t==="source"||n<e.steps.length;return{looks:o<0?null:{side:t,place:o},lookedAt:r?{side:t,place:n}:null}}function Hr({rowSpots:e,columnSpots:t},{looks:n,lookedAt:o}){return{rows:yi(e,n),columns:yi(t,o)}}function vi({encoderOnly:e},{rowSpots:t},n){return yi(t,{side:e?"source":"target",place:n})}function yi(e,t){let n=t?e.findIndex(o=>o.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return n<0?[]:[n]}var Se={top:18,height:160,bar:14,gap:16};function Yu({map:e,rows:t},n){if(!t.length)return null;let o=(r,s)=>Y([Yt((i,...a)=>i.rect(...a,{fill:n.lines[s]})),ue(`${r+1} ${D(e.rows[r],30)}`,{size:oe,fill:n.text},n)],6);return K([he(`Rows compared: ${e.title}`,n),K(t.map(o),2),hb(e,t,n)])}function hb({weights:e,columns:t},n,o){let r={size:oe,code:!0,fill:o.text},s=t.map(a=>D(a,12)),i=s.map(a=>Math.max(Math.ceil(H(a,U(r,o))),n.length*Se.bar)+Se.gap);return{width:i.reduce((a,c)=>a+c,0),height:Se.top+Se.height+24,draw(a,c,u){let d=u+Se.top;for(let f of[.5,1]){let m=d+(1-f)*Se.height;a.rect(c,m,this.width,1,{fill:o.hatchGround}),a.text(C(f),c,m-8,{size:13,fill:o.quiet})}let p=c;s.forEach((f,m)=>{let h=p+(i[m]-n.length*Se.bar)/2;n.forEach((g,b)=>{let x=e[g*t.length+m]*Se.height;a.rect(h+b*Se.bar,d+Se.height-x,Se.bar-1,x,{fill:o.lines[b]})}),a.rect(p,d+Se.height,i[m],1,{fill:o.quiet}),a.text(f,p+i[m]/2,d+Se.height+13,{...r,align:"center"}),p+=i[m]})}}}function Nr({group:e},t,n){let o=(i,a)=>(!t.length||t.includes(i))&&(!n.length||!Q.includes(a)&&n.includes(e.roles[i][Number(a)-1]||"unclassified")),s=Array.from({length:e.layers},(i,a)=>Ge(e).map(c=>({kind:e.kind,layer:a,head:c}))).flat().filter(({layer:i,head:a})=>o(i,a));return{places:s,heads:Ge(e).filter(i=>s.some(a=>a.head===i))}}var gb=96,bb=6;function Ju({example:e,frames:t,open:n,layers:o,roles:r},s){let i=t.map(d=>({frame:d,...Nr(d,o,r)})).filter(({places:d})=>d.length);if(!i.length)return null;let a=i.map(({frame:d,places:p,heads:f})=>K([he(d.group.title,s),wb(e,d,p,f,n,s)],4)),c=i.some(({frame:d})=>!!d.blocked?.includes(1)),u=Math.max(...i.map(({heads:d})=>d.length))<=bb;return K([u?Y(a,32):K(a,24),Gt({isBlocked:c},s)],16)}function wb(e,t,n,o,r,s){let{group:i,rows:a,columns:c}=t,u={...t,shape:Math.min(1.6,Math.max(.8,c.length/a.length)),side:gb},d=[...new Set(n.map(({layer:p})=>p))].map(p=>({layer:p,maps:o.map(f=>n.some(m=>m.layer===p&&m.head===f)?{weights:()=>Pt(e,t,p,f),role:i.roles[p][Number(f)-1]??"",isOpen:i.kind===r.kind&&p===r.layer&&f===r.head}:null)}));return Zo(u,o.map(p=>Q.includes(p)?p:`Head ${p}`),d,s)}var Fr=e=>e.rows.length?e.rows:e.chosen.length?e.chosen:e.step;function Dr(e,t,n,{left:o,top:r,width:s,pitch:i},a){let c=t.columns.length,u=[];for(let f=0;f<t.weights.length;f+=1)t.weights[f]>=.02&&u.push({row:Math.floor(f/c),column:f%c,weight:t.weights[f]});let d=({row:f,column:m})=>n.columns.length?n.columns.includes(m):n.rows.includes(f),p=n.rows.length+n.columns.length>0;u.sort((f,m)=>f.weight-m.weight);for(let f of p?[!1,!0]:[!1])for(let m of u){if(d(m)!==f)continue;let h=b=>r+(b+.5)*i,g=a.scale[Math.min(255,Math.round(m.weight*255))];e.path(`M${o} ${h(m.row)}L${o+s} ${h(m.column)}`,{stroke:g,width:f?4:2,opacity:p&&!f?.5:1})}}var Xu={width:960,height:720},yb=9,xb=200,xe={width:360,pitch:26,gap:8},zr={pitch:26,gap:16};function ki({map:e,lit:t,view:n},o){let r=n==="lines"?kb(e,t,o):n==="table"?_b(e,o):vb(e,t,o),s=[ke(e.caption,Math.max(520,r.width),o),Gt({isBlocked:!!e.blocked?.includes(1)},o)],i=e.rounded&&ke("\u2248 These weights are rounded to 1/255.",520,o);return K([he(e.title,o),r,...s,i])}function vb(e,t,n){let[o,r]=[e.rows.length,e.columns.length].map(a=>xb+a*yb),s={width:Math.max(Xu.width,r),height:Math.max(Xu.height,o),cell:64,letters:oe},i=pt(e,s,n);return{width:i.width,height:i.height,draw:(a,c,u)=>mt(a,e,{...i,left:i.left+c,top:i.top+u},t,n)}}function kb(e,t,n){let o=Fr(t),r={size:oe,code:!0,fill:n.text},[s,i]=[e.rows,e.columns].map(p=>p.map(f=>D(f,24))),a=p=>Math.ceil(Math.max(...p.map(f=>H(f,U({...r,bold:!0},n))))),[c,u]=[a(s),60],d=p=>o.length===1&&!t.columns.length?e.weights[o[0]*i.length+p]:0;return{width:c+2*xe.gap+xe.width+a(i)+u,height:26+Math.max(s.length,i.length)*xe.pitch,draw(p,f,m){let[h,g,b]=[f+c+xe.gap,f+c+xe.gap+xe.width,m+26],x=w=>b+(w+.5)*xe.pitch;p.text("looks (query)",h-xe.gap,m+10,{size:oe,bold:!0,fill:n.query,align:"right"}),p.text("looked at (key)",g+xe.gap,m+10,{size:oe,bold:!0,fill:n.key}),Dr(p,e,{rows:o,columns:t.columns},{left:h,top:b,width:xe.width,pitch:xe.pitch},n),s.forEach((w,y)=>p.text(w,h-xe.gap,x(y),{...r,bold:o.includes(y),align:"right"})),i.forEach((w,y)=>{p.text(w,g+xe.gap,x(y),{...r,bold:t.columns.includes(y)});let v=d(y)>=.005?fe(e)(d(y)):"";v&&p.text(v,g+xe.gap+H(w,U(r,n))+8,x(y),{size:13,fill:n.quiet})})}}}function _b(e,t){let n={size:oe,fill:t.text},o={...n,code:!0,bold:!0},[r,s]=[e.rows,e.columns].map(f=>f.map(m=>D(m,24))),i=f=>e.blocked?.[f]?"blocked":fe(e)(e.weights[f],2),a=(f,m=n)=>Math.ceil(H(f,U(m,t))),c=Math.max(...r.map(f=>a(f,o))),u=s.map((f,m)=>Math.max(a(f,o),...r.map((h,g)=>a(i(g*s.length+m))))),d=c,p=u.map(f=>d+=zr.gap+f);return{width:d,height:(r.length+1)*zr.pitch,draw(f,m,h){let g=b=>h+(b+.5)*zr.pitch;s.forEach((b,x)=>f.text(b,m+p[x],g(0),{...o,align:"right"})),r.forEach((b,x)=>{f.rect(m,h+(x+1)*zr.pitch,p.at(-1)??c,1,{fill:t.hatchGround}),f.text(b,m,g(x+1),o),s.forEach((w,y)=>f.text(i(x*s.length+y),m+p[y],g(x+1),{...n,align:"right"}))})}}}var Sb=.1;function Br(e,t){let{weight:n,rounded:o,note:r}=e;if(r!==void 0||n===null)return r??"";let s=Math.max(0,...t.map(i=>i.weight??0));return n>=Sb||s>0&&t.find(i=>i.weight===s)===e?fe({rounded:o})(n):""}function Ur(e,t,n,o,r){let s=h=>{let g=e.groups.find(b=>b.kind===h);return g&&Jt(e,Ve(e,g,{words:!1,muted:!1}),t,!1)},i=s(e.encoderOnly?"encoder":"cross"),a=e.encoderOnly?void 0:s("decoder"),c=(h,g)=>h?h.weights.subarray(g*h.columns.length,(g+1)*h.columns.length):[],u=[...c(i,n)],d=o.looks?.side!=="target"&&o.lookedAt?.side==="source"&&i&&!e.encoderOnly?o.lookedAt.place:-1,p=d<0?[...c(a,n)]:[],f=e.source.map((h,g)=>({token:h,weight:d<0?u[g]??null:null,rounded:i?.rounded??!1,lit:o.lookedAt?.side==="source"&&o.lookedAt.place===g,state:e.encoderOnly&&g===n?"current":""})),m=e.target.map((h,g)=>{let b=r&&g>n+1,x=g>0&&e.steps[g-1]?.forced,w=b?null:d>=0?i&&g>0?i.weights[(g-1)*i.columns.length+d]:null:g<=n?p[g]??null:null,y=g===n+1;return{token:h,weight:y&&d<0?null:w,rounded:(d<0?a:i)?.rounded??!1,lit:o.looks?.side==="target"&&o.looks.place===g-1,state:b?"later":y&&d<0?"written":x?"forced":"",note:y&&d<0?x?"forced":"written":void 0}});return{source:f,target:m,asked:d<0?"":e.source[d],strongest:u.indexOf(Math.max(...u))}}var Zu=8;function Mb({kind:e},{layer:t,head:n}){return`${Q.includes(n)?n==="rollout"?"the rollout":`the ${n} of the heads`:`head ${n}`} of ${e==="cross"?"cross-attention ":""}layer ${t+1}`}function qr(e,t,n){let{reads:o,writes:r,probability:s,forced:i}=e.steps[t],a=e.groups.find(({kind:m})=>m===(e.encoderOnly?"encoder":"cross"));if(!a)return[];let c=Ve(e,a,{words:!1,muted:!1}),u=c.columns.length,d=Pt(e,c,n.layer,n.head).subarray(t*u,(t+1)*u),p=d.indexOf(Math.max(...d)),f=e.target.slice(Math.max(0,t+1-Zu),t+1);return[...e.encoderOnly?["At ",{token:o,side:"source"}]:[`Has read ${t+1>Zu?"\u2026 ":""}`,...f.flatMap((m,h)=>[h?" ":"",{token:m,side:"target"}])],`, ${Mb(a,n)} looks at `,{token:e.source[p],side:"source",strong:!0},` (${fe({rounded:Co(c.axes)})(d[p])}), ${i?"is made to write":"writes"} `,{token:r,side:"target",strong:!0},` (${C(s,1)}).${n.kind==="encoder"&&!e.encoderOnly?" The encoder's map is the same at every step.":""}`]}var hn=640,yt={height:28,padding:8,gap:6,line:50},Xe={line:26,height:12,number:70,tag:64};function ed({example:e,open:t,step:n,pointed:o},r){let{source:s,target:i}=Ur(e,t,n,o,!1),a=e.steps[n],c=a?qr(e,n,t).map(u=>typeof u=="string"?u:D(u.token)).join(""):"";return K([a&&he(`Step ${n+1} of ${e.steps.length}`,r),c.length>0&&ke(c,hn,r),_i(e.encoderOnly?"Tokens":"Source","",r),Qu(s,r),!e.encoderOnly&&_i("Target so far","",r),!e.encoderOnly&&Qu(i,r),a&&_i(e.encoderOnly?"Written here":"Next token",`${a.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${de(a.entropy,2)} nats`,r),a&&Eb(a,r)],8)}var _i=(e,t,n)=>Y([ue(e,{size:15,bold:!0,fill:n.text},n),t.length>0&&ue(t,{size:oe,fill:n.quiet},n)],8);function Qu(e,t){let n={size:oe,code:!0},o=e.map(({token:c})=>Math.ceil(H(D(c),U({...n,bold:!0,fill:""},t)))+2*yt.padding),r=[],[s,i]=[0,0];for(let c of o)s>0&&s+c>hn&&([s,i]=[0,i+1]),r.push({x:s,line:i}),s+=c+yt.gap;let a=Ae(e.map(({token:c})=>c))==="rtl";return{width:hn,height:(i+1)*yt.line,draw(c,u,d){e.forEach((p,f)=>{let[m,h,g]=[u+(a?hn-r[f].x-o[f]:r[f].x),d+r[f].line*yt.line,o[f]],b=p.weight===null?-1:Math.round(Math.min(1,p.weight)*255),x=["written","current"].includes(p.state),w=p.lit?t.key:x?t.primary:p.state==="forced"?t.text:t.hatchLine;b>=0&&c.rect(m,h,g,yt.height,{fill:t.scale[b],radius:6}),c.rect(m,h,g,yt.height,{stroke:w,width:p.lit||x?3:1,radius:6});let y=b<0?t.text:t.ink[b];c.text(D(p.token),m+g/2,h+yt.height/2,{...n,fill:y,bold:x,align:"center"});let v=Br(p,e);v&&c.text(v,m+g/2,h+yt.height+10,{size:13,fill:t.quiet,align:"center"})})}}}function Eb({top:e,others:t,drawn:n,writes:o,forced:r},s){let i=[...e.map(([d,p],f)=>({name:D(d),share:p,drawn:n?.[f],isWritten:d===o,code:!0})),{name:"all others",share:t,drawn:void 0,isWritten:!1,code:!1}],a=Math.max(80,...i.map(({name:d,code:p})=>Math.ceil(H(d,U({size:oe,code:p,bold:!0,fill:""},s))))),c=n?2*Xe.number:Xe.number,u=hn-a-c-Xe.tag-24;return{width:hn,height:i.length*Xe.line,draw(d,p,f){i.forEach(({name:m,share:h,drawn:g,isWritten:b,code:x},w)=>{let[y,v]=[p+a+12,f+(w+.5)*Xe.line],k=M=>[y,v-Xe.height/2,M*u,Xe.height],_={size:oe,fill:s.text,bold:b};d.text(m,p,v,{..._,code:x}),d.rect(...k(1),{fill:s.hatchGround,radius:3}),d.rect(...k(h),{fill:b?s.primary:s.quiet,radius:3}),g!==void 0&&d.rect(...k(g),{stroke:s.text,width:1.5,radius:3}),d.text(C(h,1),y+u+Xe.number,v,{..._,align:"right"}),g!==void 0&&d.text(C(g,1),y+u+2*Xe.number,v,{..._,align:"right"}),b&&d.text(r?"forced":"written",y+u+c+10,v,_)})}}}function td({card:e,heading:t,note:n}){return l("section",{class:"card",children:[e.said.map(o=>l("p",{children:o},o)),e.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:t.map(o=>l("th",{scope:"col",children:o},o))})}),l("tbody",{children:e.columns.map(([o,...r])=>l("tr",{children:[l("th",{scope:"row",children:o}),r.map((s,i)=>l("td",{children:s},i))]},o))})]})}),e.columns.length>0&&l("p",{class:"note",children:n})]})}var Si=30,Tb=3;function Wr({map:e,lit:t}){let[n,o]=[t.rows[0]??-1,t.columns[0]??-1];return n<0&&o<0?l("p",{class:"read-out",children:Et(e.caption)}):l("p",{class:"read-out",children:n>=0&&o>=0?Ob(e,n,o):n>=0?Mi(e,n):Lb(e,o)})}var nd=({isOff:e})=>e?"would look at":"looks at";function Ob(e,t,n){let o=t*e.columns.length+n,r=e.blocked?.[o];return l(q,{children:[l(I,{token:e.rows[t],length:Si,side:e.rowSpots[t][0].side})," ",r?"is blocked from":nd(e)," ",l(I,{token:e.columns[n],side:e.columnSpots[n][0].side}),!r&&l("b",{children:[" ",fe(e)(e.weights[o],2)]})]})}function Mi(e,t){let n=e.columns.length,o=od(e.columns.map((r,s)=>({label:r,side:e.columnSpots[s][0].side,weight:e.weights[t*n+s]})));return l(q,{children:[l(I,{token:e.rows[t],length:Si,side:e.rowSpots[t][0].side})," ",nd(e)," ",o.length?rd(o,e):e.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function Lb(e,t){let n=e.columns.length,o=od(e.rows.map((r,s)=>({label:r,side:e.rowSpots[s][0].side,weight:e.weights[s*n+t]})));return l(q,{children:[l(I,{token:e.columns[t],side:e.columnSpots[t][0].side})," ",e.isOff?"would be":"is"," ","looked at most by ",o.length?rd(o,e):e.rounded?"no token that 1/255 can tell":"no token","."]})}var od=e=>e.filter(({weight:t})=>t>0).sort((t,n)=>n.weight-t.weight).slice(0,Tb),rd=(e,t)=>e.map(({label:n,side:o,weight:r},s)=>l("span",{children:[s?", ":"",l(I,{token:n,length:Si,side:o})," (",fe(t)(r),")"]},s));function sd({example:e,step:t,open:n}){return l("p",{class:n.kind==="encoder"&&!e.encoderOnly?"sentence longer":"sentence",children:qr(e,t,n).map((o,r)=>typeof o=="string"?Et(o):o.strong?l("b",{children:l(I,{token:o.token,side:o.side})},r):l(I,{token:o.token,side:o.side},r))})}function id({map:e,rows:t,colours:n,agrees:o,onDrop:r}){let s=e.columns.length,i=(c,u)=>e.weights[c*s+u],a=0;for(let c=0;c<s;c+=1)a+=Math.min(...t.map(u=>i(u,c)));return l("section",{class:"compare",children:[l("h3",{children:["Rows compared"," ",t.length>1&&!e.rounded&&!e.isOff&&o&&l("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",C(a)," of their weight."]})]}),l("p",{class:"legend",children:t.map((c,u)=>l("button",{type:"button",title:"Let this row go",onClick:()=>r(c),children:[l("i",{class:"swatch",style:{background:n[u]}})," ",c+1," ",l(I,{token:e.rows[c],length:30,side:e.rowSpots[c][0].side})," \u2715"]},c))}),t.map(c=>l("p",{class:"note",children:Mi(e,c)},c)),l("div",{class:"groups",tabIndex:0,role:"region","aria-label":"Bars of the rows compared",children:e.columns.map((c,u)=>l("div",{class:"bars-of",title:t.map(d=>fe(e)(i(d,u),2)).join(", "),children:[l("div",{class:"columns",children:t.map((d,p)=>l("span",{style:{height:`${i(d,u)*100}%`,background:n[p]}},d))}),l(I,{token:c,length:8,side:e.columnSpots[u][0].side})]},u))})]})}var ad={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function ld({example:e,selection:t}){let n=e.whatIf?["O","H","S"]:[],o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],r=Array.from({length:o.layers},(s,i)=>String(i+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(_e,{label:"Attention",options:e.groups.map(({kind:s})=>[s,ad[s]]),value:t.kind,onChoose:s=>V({kind:s,rows:[]})}),l(_e,{label:"Layer",isNamed:!0,options:r.map(s=>[s,s]),value:String(t.layer+1),onChoose:s=>V({layer:Number(s)-1})}),l(_e,{label:"Head",isNamed:!0,options:Ge(o).map(s=>[s,s]),value:t.head,onChoose:s=>V({head:s})})]}),l("div",{class:"controls how",children:[e.groups.some(({words:s})=>s)&&l(_e,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:s=>V({tokens:s,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s> and </s>, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:s})=>V({mute:s.checked})}),"Mute special tokens"]}),e.layout==="heads"&&l(Ab,{example:e,selection:t,layers:r}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>V({present:!0}),children:"Present"}),l(wo,{letters:[...n,"F","B"],does:`The arrow keys step. Keys of one letter: F presents, B blanks the screen${n.length?"; O switches the head off, H hides the token that is pointed at, S sends its row there":""}`})]})]})}function cd({example:e,selection:t}){return l(_e,{label:"View",options:Pb(e),value:t.view,onChoose:n=>V({view:n})})}function Pb({layout:e,encoderOnly:t,whatIf:n}){return[...["map","lines","table"],...e==="heads"||t||n?[]:["everything"]].map(r=>[r,r])}function Ab({example:e,selection:t,layers:n}){let o=(c,u)=>c.includes(u)?c.filter(d=>d!==u):[...c,u],r=T(null);R(()=>{let c=u=>{r.current?.open&&!u.composedPath().includes(r.current)&&(r.current.open=!1)};for(let u of["pointerdown","focusin"])document.addEventListener(u,c,{capture:!0});return()=>["pointerdown","focusin"].forEach(u=>document.removeEventListener(u,c,{capture:!0}))},[]);let s=c=>{c.key!=="Escape"||!r.current?.open||(c.stopPropagation(),r.current.open=!1,r.current.querySelector("summary")?.focus())},i=t.kinds.length+t.layers.length+t.roles.length>0,a=(c,u,d,p)=>l("fieldset",{class:"pills",children:[l("legend",{children:c}),u.map(([f,m])=>l("button",{type:"button","aria-pressed":d.includes(f),onClick:()=>p(o(d,f)),children:m},m))]});return l("details",{class:"filters",ref:r,onKeyDown:s,children:[l("summary",{children:i?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),a("Kinds",e.groups.map(({kind:c})=>[c,ad[c]]),t.kinds,c=>V({kinds:c})),a("Layers",n.map(c=>[Number(c)-1,c]),t.layers,c=>V({layers:c})),a("Roles on this text",e.roles.map(c=>[c.name,c.name]),t.roles,c=>V({roles:c})),e.roles.filter(({does:c})=>c).map(({name:c,does:u})=>l("p",{class:"note",children:[c[0].toUpperCase()+c.slice(1),": ",u,"."]},c)),i&&l("button",{type:"button",onClick:()=>V({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function ud(e,{go:t,step:n,last:o,player:r,presenting:s}){$(()=>{let i=a=>{if(a.defaultPrevented||a.ctrlKey||a.metaKey||a.altKey||a.shiftKey)return;let c=e.current;if(Ti(c)&&a.key!=="Escape")return;let u=$b(),d=u&&Ib(c),p=Cb(c,a)||s&&u,f={ArrowLeft:()=>t(n-1),ArrowRight:()=>t(n+1)},m={...f,Home:()=>t(0),End:()=>t(o),ArrowUp:()=>t(n-1),ArrowDown:()=>t(n+1),PageUp:()=>t(n-1),PageDown:()=>t(n+1)," ":r.toggle},h=d||s||p,g=(p?m:d?f:{})[a.key]??(h&&!Ei(a)?Rb(a.key,c,s):void 0);g&&(a.preventDefault(),g())};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)})}function $b(){let e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return!e||e.matches("body, main, :is(h1, h2, h3, div)[tabindex='-1']")}function Rb(e,t,n){if(e==="Escape")return n?()=>V({present:!1}):void 0;let o=e.toLowerCase();return o==="f"?()=>V({present:!n}):o==="b"&&n?()=>{t.classList.toggle("blank")}:void 0}function Cb(e,t){let[n]=t.composedPath();return!(n instanceof HTMLElement)||!e.contains(n)||!n.closest(".player, .step-area")?!1:t.key===" "?!n.matches("button, select, input, summary"):!n.matches("select, input")}function Ei(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}var Ti=e=>getComputedStyle(e).visibility==="hidden";function Ib(e){let{top:t,bottom:n}=e.getBoundingClientRect();return n>80&&t<window.innerHeight-80}function dd(e,t){$(()=>{let n=o=>{if(o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.shiftKey)return;let r=t[o.key.toLowerCase()],[s]=o.composedPath(),i=e.current,a=s instanceof HTMLElement&&i?.contains(s)?s:null,c=document.activeElement?.matches("body, main")??!0;!r||!i||Ti(i)||Ei(o)||!(a||c)||(o.preventDefault(),r(a))};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)})}var Hb=5e3;function pd({whatIf:e,turn:t=0},n){let o={turn:t,tags:(e?.edits??[]).map(({tag:m})=>m)},[r,s]=E(null),i=T([]),a=r!==null&&r.turn>o.turn,c=a?r.tags:o.tags,u=m=>{let h={turn:Math.max(r?.turn??0,o.turn)+1,tags:m};s(h),n?.("edit",h)};R(()=>{if(!a||!n)return;let m=0,h=g=>{m=window.setTimeout(()=>(n("edit",r),h(2*g)),g)};return h(Hb),()=>window.clearTimeout(m)},[a,r?.turn]);let d=m=>{m.length>eo||m.join()===c.join()||(i.current.push(c),u(m))},p=()=>u(i.current.pop()??c.slice(0,-1)),f=new Map((e?.edits??[]).map(m=>[m.tag,m.words]));return{tags:c,words:f,waits:a,change:d,undo:i.current.length||c.length?p:null}}function md({groups:e,whatIf:t},n,o,r){let s=T(n);s.current=n;let i=({kind:a})=>e.find(c=>c.kind===a)?.heads??1;return F(()=>t&&r&&{isOff:a=>Ft(s.current.tags,a,i(a)),onSwitch:a=>{o(a),s.current.change(Rr(s.current.tags,a,i(a)))}},[e,t,n.tags.join()])}var fd="attention-lab-first-steps",hd="called-out",Nb=12,Fb=70,xt=[{part:".map-area",title:"What this is",words:"A real Transformer has read the text above. In the large map each row is a token that looks, each column one that it looks at: the more a cell stands out, the more attention."},{part:".overview-area",title:"What to click",words:"Each small map is one head: point at it to see it large, click to keep it. Point at any word to light it everywhere.",touch:"Each small map is one head: tap it to see it large. Tap any word to light it everywhere."},{part:".step-area",title:"Where to go next",words:"Play to watch it write token by token, or type a text of your own above. \u201CThe whole model\u201D, under Parts, shows where these heads live."}],gn=-1;function gd({root:e,plays:t,presents:n}){return n&&gn<0?null:l(Db,{root:e,isOver:t||n})}function Db({root:e,isOver:t}){let n=T(null),[o,r]=E(()=>gn<0?Bb()?0:xt.length:gn);gn=t?xt.length:o,R(()=>{t&&r(xt.length)},[t]);let{part:s,title:i,words:a,touch:c}=xt[gn]??{};if($(()=>{!n.current||n.current.matches(":popover-open")||(n.current.popover="manual",n.current.showPopover())}),R(()=>{let d=s&&e.current?.querySelector(s);if(d)return d.classList.add(hd),o>0&&d.scrollIntoView({block:"nearest"}),zb(n.current,d.querySelector(".large-map")??d),()=>d.classList.remove(hd)},[gn]),!s)return null;let u=()=>r(xt.length);return l("aside",{class:"first-steps",ref:n,role:"region","aria-label":"First steps",onKeyDown:({key:d})=>d==="Escape"&&u(),children:[l("h2",{children:[i," ",l("span",{class:"note",children:[o+1," of ",xt.length]})]}),l("p",{children:c&&matchMedia("(hover: none)").matches?c:a}),l("p",{class:"ways",children:[l("button",{type:"button",class:"plain",onClick:()=>r(o+1),children:o+1<xt.length?"Next":"Begin"}),o+1<xt.length&&l("button",{type:"button",class:"plain quiet",onClick:u,children:"Skip"})]})]})}function zb(e,t){if(!e)return;let n=()=>{let[r,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];return r.left<s.right&&s.left<r.right&&r.top<s.bottom?s.bottom-r.top:0};for(let r of["","aside"])if(e.classList.toggle("aside",r==="aside"),!n())return;document.querySelector("[data-testid=stMain]")?.scrollBy({top:Math.min(n()+Nb,t.getBoundingClientRect().top-Fb),behavior:"instant"})}function Bb(){if(new URLSearchParams(location.search).has("lecture"))return!1;try{let e=localStorage.getItem(fd)===null;return localStorage.setItem(fd,"yes"),e}catch{return!1}}function bd({map:e,lit:t,theme:n,letters:o,caption:r,onPoint:s,onPress:i,columns:a=!1,does:c="chooses the row"}){let u=T(null),d=T(""),[p,f]=ce(),m=F(()=>f.width?pt(e,{...f,cell:64,letters:o},n):null,[e.rows,e.columns,f,o,n]);$(()=>{!m||!u.current||mt(ne(u.current,m.width,m.height,n),e,m,t,n)},[m,e,n,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let h=({offsetX:g,offsetY:b})=>m&&Xo(m,g,b);return l("div",{class:"large-map",ref:p,children:[l("canvas",{ref:u,role:"application","aria-roledescription":"map of attention","aria-label":r,"aria-describedby":"keys-of-map",tabIndex:0,onPointerMove:g=>{let b=h(g);s(b?.row??-1,b?.column??-1)},onPointerLeave:({pointerType:g})=>g!=="touch"&&s(-1,-1),onClick:g=>{let b=h(g);if(!b||b.row<0&&!a)return;let x=(b.row<0||t.rows.includes(b.row))&&(b.column<0||t.columns.includes(b.column));qe(g)&&!(x&&d.current===`${b.row} ${b.column}`)?s(b.row,b.column):i(b.row,b.column),d.current=`${b.row} ${b.column}`},onKeyDown:g=>m&&Ub(g,m,t,s,i),onBlur:()=>s(-1,-1)}),l("p",{class:"unseen",id:"keys-of-map",children:["Arrow keys walk from cell to cell, Home and End along a row; Enter ",c,", Escape lets go."]})]})}function Ub(e,{rows:t,columns:n},o,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[i,a]=[o.rows[0]??o.step[0]??0,o.columns[0]??-1],c=(f,m)=>Math.max(0,Math.min(f,m-1)),u=(f,m)=>r(c(i+f,t.length),c(a+m,n.length)),d={ArrowLeft:()=>u(0,-1),ArrowRight:()=>u(0,1),ArrowUp:()=>u(-1,0),ArrowDown:()=>u(a<0?0:1,0),Home:()=>u(0,-n.length),End:()=>u(0,n.length),Enter:()=>s(i,Math.max(0,a)),Escape:()=>r(-1,-1)},p=o.rows.length+o.columns.length>0;!d[e.key]||e.key==="Escape"&&!p||(e.preventDefault(),e.stopPropagation(),d[e.key]())}var qb=.005,yd={least:20,most:48};function xd({map:e,lit:t,theme:n,onPoint:o,onPress:r}){let s=T(null),[i,a]=ce(),c=Math.max(e.rows.length,e.columns.length),u=Math.max(yd.least,Math.min(yd.most,Math.floor((a.height-30)/c))),[d,p]=[c*u,Math.max(60,Math.min(420,a.width*.36))],f=Fr(t);$(()=>{s.current&&a.width&&Dr(ne(s.current,p,d,n),e,{rows:f,columns:t.columns},{left:0,top:0,width:p,pitch:u},n)},[e,a,n,f.join(),t.columns.join()]);let m=(M,S)=>e.weights[M*e.columns.length+S],h=(M,S)=>e.blocked?.[M*e.columns.length+S]?"blocked":m(M,S)>=qb?fe(e)(m(M,S)):"",g=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,b=M=>M.split(" \u2192 "),[x,w]=E(""),y=`row ${f[0]??0}`,k=new Set([...e.rows.map((M,S)=>`row ${S}`),...e.columns.map((M,S)=>`column ${S}`)]).has(x)?x:y,_=M=>({"data-place":M,tabIndex:M===k?0:-1});return l("div",{class:"lines",ref:i,onPointerLeave:({pointerType:M})=>M!=="touch"&&o(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${u}px`},onKeyDown:Wb,onFocusIn:({target:M})=>M instanceof HTMLElement&&w(M.dataset.place??""),children:[l("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((M,S)=>l("li",{children:l("button",{type:"button",..._(`row ${S}`),class:(g<0?f.includes(S):m(S,g)>=.02)?"lit":"","aria-pressed":t.chosen.includes(S),onPointerMove:({pointerType:L})=>L!=="touch"&&o(S,-1),onFocus:({currentTarget:L})=>L.matches(":focus-visible")&&o(S,-1),onClick:L=>qe(L)&&!t.rows.includes(S)?o(S,-1):r(S),children:[l("span",{class:"number",children:g<0?"":h(S,g)}),l("span",{children:b(M).map((L,A)=>[A?" \u2192 ":"",l(I,{token:L,length:10,side:e.rowSpots[S][0].side},A)])})]})},S))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${p}px`,height:`${d}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((M,S)=>{let L=f.length===1&&g<0?m(f[0],S):0,A=t.columns.includes(S)||L>=.02;return l("li",{children:l("button",{type:"button",..._(`column ${S}`),class:A?"lit":"",onPointerMove:({pointerType:W})=>W!=="touch"&&o(-1,S),onFocus:({currentTarget:W})=>W.matches(":focus-visible")&&o(-1,S),onClick:()=>o(-1,S),children:[l(I,{token:M,side:e.columnSpots[S][0].side}),l("span",{class:"number",children:f.length===1&&g<0?h(f[0],S):""})]})},S)})})]})]})}function Wb(e){let[t,n]=["left","right"].map(i=>[...e.currentTarget.querySelectorAll(`.${i} button`)]),o=t.includes(e.target)?t:n,r=o.indexOf(e.target),s=i=>i===o?null:i[Math.min(r,i.length-1)];He(e,{ArrowUp:()=>o[r-1],ArrowDown:()=>o[r+1],ArrowLeft:()=>s(t),ArrowRight:()=>s(n),Home:()=>o[0],End:()=>o.at(-1)})}var Oi=32,vd=8;function kd({map:e,chosen:t,caption:n,onPress:o}){let[r,s]=E(0),i=fe(e),a=Math.max(0,Math.floor(r/Oi)-vd),c=Math.min(e.rows.length,a+3*vd+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:l("table",{"aria-label":n,"aria-rowcount":e.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((u,d)=>l("th",{scope:"col",children:l(I,{token:u,side:e.columnSpots[d][0].side})},d))]})}),l("tbody",{children:[a>0&&l("tr",{style:{height:`${a*Oi}px`}}),e.rows.slice(a,c).map((u,d)=>{let p=a+d;return l("tr",{"aria-rowindex":p+2,class:t.includes(p)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":t.includes(p),onClick:()=>o(p),children:l(I,{token:u,length:30,side:e.rowSpots[p][0].side})})}),e.columns.map((f,m)=>{let h=p*e.columns.length+m;return l("td",{children:e.blocked?.[h]?l("i",{class:"blocked",children:"blocked"}):i(e.weights[h],2)},m)})]},p)}),c<e.rows.length&&l("tr",{style:{height:`${(e.rows.length-c)*Oi}px`}})]})]})})}var _d={usual:14,presented:20};function jr({view:e,presented:t,map:n,lit:o,theme:r,onPoint:s,onPress:i,columns:a,does:c}){let u=F(()=>n.isOff?at(r):r,[n.isOff,r]),d=p=>i(p,-1);return e==="lines"?l(xd,{map:n,lit:o,onPoint:s,theme:u,onPress:d}):e==="table"?l(kd,{map:n,chosen:o.chosen,caption:n.caption,onPress:d}):l(bd,{map:n,lit:o,onPoint:s,onPress:i,columns:a,does:c,theme:u,caption:n.caption,letters:t?_d.presented:_d.usual})}function Sd({example:e,step:t,onForce:n}){let o=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([i])=>Pe(i).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h3",{children:[e.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",de(t.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(o,14)}ch`},children:[Array.from({length:r},(s,i)=>l(jb,{example:e,step:t,onForce:n,found:t.top[i],drawn:t.drawn?.[i]},i)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(Md,{share:t.others}),l("span",{class:"probability",children:C(t.others,1)}),l("span",{class:"tag"})]})]}),n&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function jb({example:e,step:t,found:n,drawn:o,onForce:r}){if(!n)return l("div",{class:"candidate","aria-hidden":"true"});let[s,i]=n,a=s===t.writes,c=r&&!a&&s!==e.neverForced,u=l(q,{children:[l(I,{token:s,class:"name",side:"target"}),l(Md,{share:i,drawn:o}),l("span",{class:"probability",children:[C(i,1),o!==void 0&&l("i",{class:"drawn",children:C(o,1)})]}),l("span",{class:"tag",children:a?t.forced?"forced":"written":""})]}),d=a?"candidate chosen":"candidate";return r?l("button",{type:"button",class:d,"aria-disabled":!c,title:c?`Write ${D(s)} instead`:"",onClick:()=>c&&r(s),children:u}):l("div",{class:d,children:u})}function Md({share:e,drawn:t}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&l("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}function Ed(e,[t,n],[o,r]){if(o===t&&r===n)return e;let s=new Uint8Array(o*r),i=Uint32Array.from({length:n},(a,c)=>c*r/n);for(let a=0,c=0;a<t;a+=1){let u=Math.floor(a*o/t)*r;for(let d=0;d<n;d+=1,c+=1){let p=u+i[d];e[c]>s[p]&&(s[p]=e[c])}}return s}var Kb=480,Pi={short:24,long:60},Kr=8,Vb=5,Li={least:32,switched:48,most:104};function Gb({example:e,frames:t,open:n,layers:o,roles:r,theme:s,besides:i,onPeek:a,onOpen:c,onTap:u,switches:d}){let[p,{width:f}]=ce(),m=t.map(g=>({frame:g,...Nr(g,o,r)})),h=(d?m.map(Yb):m).filter(({places:g})=>g.length);return l("div",{class:`overview ${i?"besides":""}`,ref:p,onPointerLeave:({pointerType:g})=>g!=="touch"&&a(null),children:[!h.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),f>0&&h.map(({frame:g,heads:b,places:x})=>l(Jb,{example:e,frame:g,heads:b,places:x,open:n,theme:s,onPeek:a,onOpen:c,onTap:u,switches:d,label:d||f<Kb?Pi.short:Pi.long,width:f},g.group.kind))]})}var Od=ct(Gb);function Yb(e){let t=n=>n==="mean"||!Q.includes(n);return{...e,heads:e.heads.filter(t),places:e.places.filter(({head:n})=>t(n))}}function Jb({example:e,frame:t,heads:n,places:o,open:r,theme:s,label:i,width:a,onPeek:c,onOpen:u,onTap:d,switches:p}){let{group:f}=t,m=i===Pi.short,h=Math.floor(Math.max(Li.least,Math.min(p?Li.switched:Li.most,(a-i-12)/n.length-Kr))),g=T(null),b=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),x={width:h,height:Math.round(h/b)},w=p?o.filter(p.isOff).map(Dt):[];$(()=>{g.current&&Xb(g.current,e,t,n,o,x,s,w)},[e,t,o.map(Dt).join(),h,s,w.join()]);let y=[...new Set(o.map(({layer:_})=>_))],v=new Map(o.map(_=>[Dt(_),_])),k=o.find(_=>Vr(_,r))??o[0];return l("section",{class:"group",children:[l("h2",{title:f.note,children:f.title}),!m&&l("p",{class:"note",children:f.note}),l("div",{class:"scroller",children:l("div",{class:m?"grid short":"grid",role:"grid","aria-label":f.title,ref:g,"data-kind":f.kind,style:{gridTemplateColumns:`${i}px repeat(${n.length}, ${h}px)`},onKeyDown:Qb,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),n.map(_=>l("span",{role:"columnheader",class:"column",children:p&&Q.includes(_)?"all":m||Q.includes(_)?_:`Head ${_}`},_))]}),y.map(_=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[m?"L":"Layer ",_+1]}),n.map((M,S)=>{let L=S?null:l("canvas",{"data-layer":_,"aria-hidden":"true"}),A=v.get(Dt({layer:_,head:M}));if(!A)return l("span",{role:"gridcell",class:"cell",children:L},M);let W=f.roles[_][Number(M)-1]??"",P=Vr(A,r),O=w.includes(Dt(A));return l("span",{role:"gridcell",class:Q.includes(M)?"cell summary":"cell",children:[L,l("button",{type:"button",class:P?"thumb open":"thumb",tabIndex:A===k?0:-1,"aria-current":P?"true":void 0,"aria-label":`${Td(f.title,A,W)}${O?", off":""}`,"data-place":Dt(A),style:{width:`${x.width}px`,height:`${x.height}px`},onClick:N=>qe(N)?d(A):u(A),onPointerMove:({pointerType:N})=>N!=="touch"&&c(A),onFocus:({currentTarget:N})=>N.matches(":focus-visible")&&c(A),onBlur:()=>c(null),children:[l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),p&&l("button",{type:"button",role:"switch",class:"off-switch",tabIndex:A===k?0:-1,"aria-checked":!O,"aria-label":`${Td(f.title,A,"")}, on`,title:O?"Switch it on again":"Switch it off",onClick:()=>p.onSwitch(A),children:O?"off":"on"}),W&&!p&&l("span",{class:"role",children:W})]},M)})]},_))]})})]})}var Dt=({layer:e,head:t})=>`${e} ${t}`,Vr=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function Td(e,{layer:t,head:n},o){let r=Q.includes(n)?n==="rollout"?"rollout":`${n} of heads`:`head ${n}`;return`${e}, layer ${t+1}, ${r}${o&&`, ${o}`}`}function Xb(e,t,n,o,r,{width:s,height:i},a,c){let[u,d]=[n.rows.length,n.columns.length],p=window.devicePixelRatio||1,f=[Math.min(u,Math.round(i*p)),Math.min(d,Math.round(s*p))];for(let m of e.querySelectorAll("canvas")){let h=ne(m,o.length*(s+Kr)-Kr,i,a),g=new Path2D;for(let{layer:b,head:x}of r){if(String(b)!==m.dataset.layer)continue;let w=o.indexOf(x)*(s+Kr),y=Ed(Ol(t,n,b,x),[u,d],f);h.cells(y,...f,[w,0,s,i]),n.blocked&&Re(h,n.blocked,u,d,[w,0,s,i]),c.includes(Dt({layer:b,head:x}))&&(h.rect(w,0,s,i,{fill:a.ground,opacity:.75}),h.hatch(w,0,s,i)),g.roundRect(w,0,s,i,Vb)}Zb(m,g)}}function Zb(e,t){let n=e.getContext("2d");n.globalCompositeOperation="destination-in",n.fill(t),n.globalCompositeOperation="source-over"}function Qb(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let o=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(u=>[...u.querySelectorAll(".thumb")]),r=o.findIndex(u=>u.includes(t)),s=o[r].indexOf(t),a=[...t.closest(".grid").querySelectorAll(".thumb")],c=u=>o[u]?.[Math.min(s,o[u].length-1)];He(e,{ArrowLeft:()=>o[r][s-1],ArrowRight:()=>o[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>o[r][0],End:()=>o[r].at(-1),"Control+Home":()=>a[0],"Control+End":()=>a.at(-1)})}function Ld(e){let t=T(e);t.current=e;let n=Object.keys(e).filter(o=>e[o]);R(()=>{let o=n.map(r=>ve(r,()=>t.current[r]?t.current[r]():null));return()=>o.forEach(r=>r())},[n.join()])}var ew=1e3,tw=[.5,1,2,4],Pd=(e,t,n)=>Ko(e,t,n,ew);function Ad({step:e,last:t,player:n,go:o}){let r=`Step ${e+1} of ${t+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l(Vo,{what:"step",place:e,last:t,player:n,go:o}),l("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>o(Number(s.value))}),l("span",{class:"position",children:r}),l(Go,{speeds:tw,player:n})]})}function $d(e,t){if(!e||!t)return;let{activeElement:n}=e.getRootNode(),o=e.querySelector(".map-area h2");e.popover="manual",e.showPopover();let r=nw(e).filter(s=>!s.inert);for(let s of r)s.inert=!0;return o instanceof HTMLElement&&Object.assign(o,{tabIndex:-1}).focus({preventScroll:!0}),()=>{for(let s of r)s.inert=!1;e.popover=null,n instanceof HTMLElement&&n!==document.body?n.focus({preventScroll:!0}):o instanceof HTMLElement&&o.blur()}}function nw(e){let t=[];for(let n=e;n!==document.body;){let o=n.parentNode;if(!o)break;for(let r of o.children)r!==n&&r instanceof HTMLElement&&t.push(r);n=o instanceof ShadowRoot?o.host:o}return t}var Rd=1e3;function Cd({root:e,pointing:t,step:n}){let[o,r]=E(""),s=T(null),i=T({text:"",timer:0,free:0,opened:performance.now()});return R(()=>()=>clearTimeout(i.current.timer),[]),R(()=>{let a=e.current,c=g=>a.querySelector(g)?.textContent??"",u={pointing:t,step:n,readOut:c(".read-out"),outcome:c(".outcome")},d=s.current;s.current=u;let p=i.current,f=!t&&performance.now()<p.opened+Rd;if(!d||f||rw(a))return;let m=ow(d,u);if(!m||(p.text=c(m),p.timer))return;let h=()=>{Object.assign(p,{timer:0,free:performance.now()+Rd}),r(p.text)};p.timer=window.setTimeout(h,Math.max(0,p.free-performance.now()))}),l("p",{class:"unseen",role:"status",children:o||null})}function ow(e,t){return t.outcome!==e.outcome?".outcome":e.pointing&&!t.pointing?"":!t.pointing&&t.step!==e.step?".sentence":t.readOut!==e.readOut?".read-out":""}function rw(e){let{activeElement:t}=e.getRootNode();return!!t?.closest(".strongest ol")}function Ai({title:e,note:t,side:n,chips:o,reveal:r,theme:s,onPoint:i,onPress:a}){let c=T(null);return $(()=>{let u=requestAnimationFrame(()=>c.current&&sw(c.current,r));return()=>cancelAnimationFrame(u)},[r,o.length]),l("section",{class:"strip",children:[l("h3",{children:[e," ",l("span",{class:"note",children:t})]}),l("div",{class:"chips",lang:it(n),dir:Ae(o.map(({token:u})=>u)),ref:c,onPointerLeave:({pointerType:u})=>u!=="touch"&&i(-1),children:o.map((u,d)=>{let{token:p,weight:f,state:m,lit:h}=u,g=f===null?-1:Math.round(Math.min(1,f)*255),b=g<0?{}:{backgroundColor:s.scale[g],color:s.ink[g]};return l("span",{class:`item ${m} ${h?"lit":""}`,onPointerMove:({pointerType:x})=>x!=="touch"&&i(d),onClick:x=>a&&(h||!qe(x))?a(d):i(d),children:[l("span",{class:"chip",style:b,children:m==="later"?"":l(I,{token:p})}),l("span",{class:"share",children:Br(u,o)})]},d)})})]})}function sw(e,t){let n=e.children[t];if(!(n instanceof HTMLElement))return;let{offsetTop:o,offsetHeight:r}=n;o>=e.scrollTop&&o+r<=e.scrollTop+e.clientHeight||(e.scrollTop=o-(e.clientHeight-r)/2)}function Id({example:e,open:t,step:n,pointed:o,theme:r,grows:s,onPoint:i,go:a}){let c=F(()=>Ur(e,t,n,o,s),[e,t.layer,t.head,n,o,s]),u=Q.includes(t.head)?t.head:`head ${t.head}`,d=f=>m=>i(m<0?Ir:Gu(e,f,m)),p=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(q,{children:[l(Ai,{title:e.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${p[0]}, layer ${t.layer+1}, ${u}`,side:"source",chips:c.source,reveal:c.strongest,theme:r,onPoint:d("source"),onPress:e.encoderOnly?a:void 0}),!e.encoderOnly&&l(Ai,{title:"Target so far",note:c.asked?`how much each looks at \u201C${D(c.asked)}\u201D, as it is written`:`lit by ${p[1]}`,side:"target",chips:c.target,reveal:n+1,theme:r,onPoint:d("target"),onPress:f=>a(Math.max(0,f-1))})]})}function Hd({weights:e,columns:t},n){let o=[];for(let r=0;r<e.length;r+=1){let s=e[r];if(!s||o.length===n&&s<=o[n-1].weight)continue;let i=o.findIndex(a=>a.weight<s);o.splice(i<0?o.length:i,0,{row:Math.floor(r/t.length),column:r%t.length,weight:s}),o.length=Math.min(o.length,n)}return o}var iw=10;function Nd({map:e,onPoint:t}){let[n,o]=E(!1),r=F(()=>n?Hd(e,iw):[],[e,n]),s=()=>t(-1,-1);return l("details",{class:"strongest","data-no-picture":!0,onToggle:({currentTarget:i})=>o(i.open),children:[l("summary",{children:"Strongest links"}),n&&!r.length&&l("p",{class:"note",children:"No token looks anywhere here."}),l("ol",{onPointerLeave:({pointerType:i})=>i!=="touch"&&s(),children:r.map(({row:i,column:a,weight:c})=>l("li",{children:l("button",{type:"button",onFocus:()=>t(i,a),onBlur:s,onClick:()=>t(i,a),onPointerMove:({pointerType:u})=>u!=="touch"&&t(i,a),children:[l(I,{token:e.rows[i],length:30,side:e.rowSpots[i][0].side})," ",l("span",{children:"looks at"})," ",l(I,{token:e.columns[a],length:30,side:e.columnSpots[a][0].side})," ",l("b",{children:C(c)})]})},`${i} ${a}`))})]})}var aw=[["hide","hide the cell"],["only","look only here"],["token","hide the token"]],Dd={hide:"hides the cell, on a label its whole column",only:"lets the row look only there",token:"hides the column's token from this kind of attention"},lw=7,cw=({layer:e,head:t})=>Q.includes(t)?`all heads of layer ${e+1}`:`head ${t}`;function zd({open:e,heads:t,editing:n,mode:o,onMode:r}){let s=Ft(n.tags,e,t);return l("div",{class:"edit-bar controls",children:[l("button",{type:"button",class:"plain switch-open","aria-pressed":s,onClick:()=>n.change(Rr(n.tags,e,t)),children:[s?"Switch on":"Switch off"," ",cw(e),l("span",{class:"keys",children:" (O)"})]}),l(_e,{label:"A click",isNamed:!0,options:aw,value:o,onChoose:r}),l("button",{type:"button",class:"plain",disabled:!n.undo,onClick:()=>n.undo?.(),children:"Undo"}),l("button",{type:"button",class:"plain",disabled:!n.tags.length,onClick:()=>n.change([]),children:"Clear all"})]})}function Bd({example:e,editing:t}){let n=e.encoderOnly?"encoder":"cross";return l("section",{class:"source-tokens",children:[l("h3",{children:["Hide a token"," ",l("span",{class:"note",children:["from ",e.encoderOnly?"all heads":"the decoder",l("span",{class:"keys",children:" (H)"})]})]}),l("div",{class:"tokens-line",lang:it("source"),dir:Ae(e.source),children:e.source.map((o,r)=>{let s=Cr(n,r),i=t.tags.includes(s);return l("button",{type:"button",class:"token-switch","aria-pressed":i,"data-tag":s,title:i?"Let it be seen again":"Hide this token",onClick:()=>t.change(fn(t.tags,s)),children:l(I,{token:o})},r)})})]})}function Ud({example:e,editing:t}){let{after:n,said:o="",right:r}=e.whatIf??{},[s,i]=[e,n].map(u=>u?.steps.map(({writes:d})=>d)??[]),[a,c]=n?ju(s,i):[[],[]];return l("section",{class:t.waits?"written waits":"written",children:[l(Fd,{name:"As trained",tokens:s,marks:a}),n&&l(Fd,{name:"Changed",tokens:i,marks:c,note:r===null?"":r?"right":"not right"}),l("p",{class:"outcome note",children:uw(t,o)})]})}function uw({waits:e,tags:t},n){return e?"The changed model writes \u2026":t.length>=eo?`${n} These are ${eo} changes, the most at once.`:n||"Nothing is changed yet: switch a head off, hide a token or click a cell."}function Fd({name:e,tokens:t,marks:n,note:o=""}){return l("div",{class:"written-line",children:[l("h3",{children:e}),l("div",{class:"tokens-line",lang:it("target"),dir:Ae(t),children:t.map((r,s)=>{let i=n[s]?"mark":"span";return l(i,{class:"written-token",children:l(I,{token:r})},s)})}),o&&l("span",{class:o==="right"?"verdict right":"verdict",children:o})]})}function qd({editing:e}){let{tags:t,words:n,change:o}=e;return t.length?l("ul",{class:"changes","aria-label":"What is changed",children:t.map(r=>l("li",{children:[n.get(r)??l("span",{class:"note",children:[r," \u2026"]}),l("button",{type:"button",class:"take-back","aria-label":`Take back: ${n.get(r)??r}`,onClick:()=>o(t.filter(s=>s!==r)),children:"\xD7"})]},r))}):null}function Wd({before:e,after:t,waits:n,shared:o,onPoint:r}){let[s,i]=E("after"),a=(u,d,{map:p,lit:f})=>l("section",{class:`pane ${u}`,"aria-label":d,children:[l("h3",{children:d}),l(jr,{...o,map:p,lit:f,columns:!0,onPoint:(m,h)=>r(p,m,h)}),l(Wr,{map:p,lit:f})]}),c=e.map.rows.some(u=>u.length>=lw);return l("div",{class:`panes ${t?`two ${s}`:""} ${c?"cornered":""}`,style:{"--rows":e.map.rows.length},children:[t&&l("div",{class:"sides-of",children:l(_e,{label:"Shown",options:[["before","as trained"],["after","changed"]],value:s,onChoose:i})}),a("before","As trained",e),t&&l("div",{class:n?"waits":"",children:a("after","Changed",t)})]})}function jd({example:e,selection:t,theme:n,send:o}){let r=T(null),[s,i]=E(Ir),a=nt(B=>i(me=>Vu(me,B)?me:B),[]),[c,u]=E(null),d={words:t.tokens==="words",muted:t.mute},p=F(()=>e.groups.map(B=>Ve(e,B,d)),[e,d.words,d.muted]),f=c&&dw(e,c)?c:t,m=p.find(({group:B})=>B.kind===f.kind)??p[0],h=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",g=F(()=>h?Ll(e,f):Jt(e,m,f,d.muted),[e,m,f.layer,f.head,h]),b=pd(e,o),[x,w]=E("hide"),y=F(()=>Wu(e,f,d.muted),[e,f.kind,f.layer,f.head,d.muted]),v=Math.max(0,e.steps.length-1),k=B=>V({step:Math.max(0,Math.min(B,v))}),_=Pd(t.step,v,k),M=s.looks?.side==="target"?s.looks.place:t.step;ud(r,{go:k,step:t.step,last:v,player:_,presenting:t.present}),Ka(r),$(()=>$d(r.current,t.present),[t.present]);let S=vi(e,g,t.step),L=(_.playing||e.layout==="decoding")&&!e.encoderOnly,A={...Hr(g,s),step:e.whatIf?[]:M===t.step?S:vi(e,g,M),chosen:h||e.whatIf?[]:t.rows,done:L&&S.length?S[0]+1:1/0};$(()=>fw(r.current,p,s),[p,s]);let W=nt((B,me)=>a(xi(g,B,me)),[g]),P=B=>{let[{side:me,place:kt}]=g.rowSpots[B];if(e.layout!=="heads")return me==="target"||e.encoderOnly?k(kt):void 0;let lo=t.rows.includes(B)?t.rows.filter(rm=>rm!==B):[...t.rows,B].slice(-Bs);return V({rows:lo})},O=nt(B=>{u(null),V({...B,rows:[]})},[]),N=T(c);N.current=c;let G=nt(B=>{!mw(r.current)||N.current&&Vr(N.current,B)?O(B):u(B)},[]),J=md(e,b,O,o),le=(B,me,kt)=>{if(kt<0||g.blocked?.[me*g.columns.length+kt])return;let[{place:lo}]=g.columnSpots[kt];b.change(B==="token"?fn(b.tags,Cr(f.kind,lo)):qu(b.tags,f,B,me,lo))},[Ze,vt]=[A.rows[0]??-1,A.columns[0]??-1];dd(r,J?{o:()=>J.onSwitch(f),h:B=>B?.dataset.tag?b.change(fn(b.tags,B.dataset.tag)):le("token",Ze,vt),s:()=>Ze>=0&&le("only",Ze,vt)}:{}),$(()=>u(null),[t.kind,t.layer,t.head]);let je=F(()=>p.filter(({group:B})=>!t.kinds.length||t.kinds.includes(B.kind)),[p,String(t.kinds)]),z=F(()=>({kind:t.kind,layer:t.layer,head:t.head}),[t.kind,t.layer,t.head]),[re,X]=[F(()=>t.layers,[String(t.layers)]),F(()=>t.roles,[String(t.roles)])],Le=B=>B&&{picture:B,theme:n};return Ld({map:()=>Le(ki({map:g,lit:A,view:t.view},n)),compared:A.chosen.length>0&&(()=>Le(Yu({map:g,rows:A.chosen},n))),heads:()=>Le(Ju({example:e,frames:je,open:t,layers:re,roles:X},n)),player:()=>Le(ed({example:e,open:f,step:M,pointed:s},n)),"changed-map":y!==null&&(()=>{let B=y.isOff?at(n):n;return{picture:ki({map:y,lit:Un,view:t.view},B),theme:B}})}),l(Tt.Provider,{value:e.languages??{},children:l("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":n.ramp,"--query":n.query,"--key":n.key,colorScheme:n.dark?"dark":"light"},children:[l(ld,{example:e,selection:t}),o&&e.layout==="start"&&l(gd,{root:r,plays:_.playing,presents:t.present}),e.layout!=="decoding"&&l("div",{class:"overview-area",children:l(Od,{example:e,frames:je,open:z,layers:re,roles:X,theme:n,besides:e.layout==="heads",onPeek:u,onOpen:O,onTap:G,switches:J})}),l("div",{class:"map-place",children:l("section",{class:"map-area",children:[t.present&&l("button",{type:"button",class:"plain leave",onClick:()=>V({present:!1}),children:["Back",l("span",{class:"keys",children:" (Escape)"})]}),l("div",{class:"map-head",children:[l("h2",{class:c?"peeked":"",children:g.title}),l(cd,{example:e,selection:t})]}),J&&l(zd,{open:t,heads:m.group.heads,editing:b,mode:x,onMode:w}),J&&l(Bd,{example:e,editing:b}),e.whatIf&&l(Ud,{example:e,editing:b}),J&&l(qd,{editing:b}),e.whatIf?l(Wd,{before:{map:g,lit:A},after:y&&{map:y,lit:{...Un,...Hr(y,s)}},waits:b.waits,shared:{view:t.view,presented:t.present,theme:n,does:Dd[x],onPress:(B,me)=>J&&le(x,B,me)},onPoint:(B,me,kt)=>a(xi(B,me,kt))}):l(q,{children:[l(jr,{map:g,lit:A,theme:n,view:t.view,presented:t.present,onPoint:W,onPress:P}),l(Wr,{map:g,lit:A})]}),g.rounded&&l("p",{class:"note precision",children:["\u2248 Rounded to 1/255",d.muted&&!h&&", before muting scales rows up","; captions, exported numbers and the page Inside a head are exact."]}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),(y??g).blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask",y&&", or taken away"]})]}),l("div",{class:"foot",children:[o&&!Q.includes(f.head)&&!h&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("inside",{row:A.chosen.at(-1)??S[0]??1}),children:"Work its numbers out, inside this head"}),l(Nd,{map:g,onPoint:W})]}),A.chosen.length>0&&!c&&l(id,{map:g,rows:A.chosen,colours:n.lines,agrees:f.head!=="max",onDrop:P})]})}),!e.whatIf&&e.layout!=="heads"&&l("section",{class:"step-area",children:[e.steps.length>0&&l(Ad,{step:t.step,last:v,player:_,go:k}),e.steps[M]&&l(sd,{example:e,step:M,open:f}),l(Id,{example:e,open:f,step:M,pointed:s,theme:n,grows:L,onPoint:a,go:k}),e.steps[M]&&l(Sd,{example:e,step:e.steps[M],onForce:o&&e.forceable&&!e.encoderOnly?B=>(_.pause(),o("forced",{step:M,token:B})):void 0}),M===v&&e.reason&&l("p",{class:"stop",children:e.reason})]}),l(Cd,{root:r,pointing:A.rows.length+A.columns.length>0,step:M}),e.cards&&l(td,{card:pw(e,f),heading:e.cards.heading,note:e.cards.note})]})})}function dw({groups:e},{kind:t,layer:n,head:o}){let r=e.find(s=>s.kind===t);return r!==void 0&&n<r.layers&&Ge(r).includes(o)}function pw({cards:e,summaries:t},{kind:n,layer:o,head:r}){return e?.[n][o][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function mw(e){let t=e?.querySelector(".map-area");if(!t)return!0;let{top:n,bottom:o}=t.getBoundingClientRect(),r=o>120&&n<window.innerHeight-120;return r||t.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth"}),r}function fw(e,t,n){for(let o of t){let r=e?.querySelector(`.grid[data-kind=${o.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:i}=Hr(o,n),a=([f=-1],m)=>f<0?["-10","0"]:[String(f/m),String(1/m)],[[c,u],[d,p]]=[a(s,o.rows.length),a(i,o.columns.length)];for(let[f,m]of Object.entries({top:c,high:u,left:d,wide:p}))r.style.setProperty(`--${f}`,m);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",i.length>0)}}var Kd=`/* Steps */

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
`;var Vd=`/* What if? All heads with their switches beside what is changed, and the open head before and after. */

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
`;var bw=1e3,ww=[De,Ar,jo,Bu,sn,Du,$r,Kd,Nu,Vd,zu,Fu].join(`
`),Gd=new WeakMap;function $i({data:e,parentElement:t,setTriggerValue:n}){let o=we(t,ww),r=Gd.get(o),s=r?.bytes===e?r.example:Hu(e);return Gd.set(o,{bytes:e,example:s}),Z(l(yw,{example:s,theme:Fe(o),send:n}),o),jn(t,n),()=>{Z(null,o),o.remove()}}function yw({example:e,theme:t,send:n}){let[o,r]=E(ze);R(()=>{let c=()=>r(ze());return c(),Qt(c)},[]);let s=T({turn:0}),{turn:i=0}=e,a=F(()=>n&&((c,u)=>{c==="edit"&&(s.current=u),n(c,u)}),[n]);return R(()=>{if(!e.whatIf||!n)return;let c=setInterval(()=>s.current.turn>i&&an()&&n("edit",s.current),bw);return()=>clearInterval(c)},[i,n]),l(jd,{example:e,theme:t,send:a,selection:Rl(o,e)})}function Yd(e){let{shown:t}=Ee(e);for(let{value:n}of t.boxes)n.cells=Float32Array.from(n.cells,o=>n.signed?.5+(o-128)/254:o/255);return t}var Gr={usual:14,small:12},Ri=200,Ci=90,bn=5,Ii={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function Yr(e,t,n,o,r){for(let{left:s,top:i,width:a,height:c}of n.frames)e.rect(s,i,a,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of n.lines)e.path(s,{stroke:r.quiet,width:1.2});for(let s of n.arrows)xw(e,s,r);for(let s of n.boxes)vw(e,s,o,r);if(n.boxes[0].width>=Ci)for(let s of n.tokens)_w(e,t,s,r)}function xw(e,t,n){e.path(t,{stroke:n.quiet,width:1.6});let[,o,r]=t.match(/([HV])([\d.]+)$/),s=[...t.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[i,a]=[0,0];for(let[,u,d,p]of s)[i,a]=u==="M"?[Number(d),Number(p)]:u==="H"?[Number(d),a]:[i,Number(d)];let c=o==="H"?`M${i} ${a}L${i-bn} ${a-bn}V${a+bn}Z`:`M${i} ${Number(r)}L${i-bn} ${a+bn}H${i+bn}Z`;e.path(c,{fill:n.quiet})}function vw(e,{box:t,left:n,top:o,width:r,height:s},{open:i,here:a},c){let u=c.lines[Ii[t.role]],d=t.name===i,p=a.includes(t.name);e.rect(n,o,r,s,{fill:c.ground,radius:6}),e.rect(n,o,r,s,{fill:u,opacity:p?.75:.13,radius:6}),e.rect(n,o,r,s,{stroke:d?c.text:u,width:d?3:1.2,radius:6});let f=kw(t.value,n,o,r,s);if(f&&Hi(e,t.value,f),r<Ci)return;let m=r<Ri?Gr.small:Gr.usual,h={size:m,bold:t.role!=="norm"&&t.role!=="add",fill:c.text},g=(f?f[0]:n+r)-n-14,b=t.role==="add"?"+ Add":t.title;if(H(b,U(h,c))<=g||s<2.6*m)e.text(b,n+8,o+s/2,h);else{let x=Ao(b,g,h,c);x.draw(e,n+8,o+(s-x.height)/2)}}function kw(e,t,n,o,r){let s=Math.min(4,r*.12),i=r-2*s;if(i<5)return null;let a=Math.min(3.2,Math.max(1,e.columns/e.rows)),c=Math.min(i*a,o*(o<Ci?.8:o<Ri?.3:.42));return[t+o-s-c,n+s,c,i]}function Hi(e,{cells:t,rows:n,columns:o,signed:r,blocked:s},i){e.cells(t,n,o,i,r),s&&Re(e,s,n,o,i)}function _w(e,t,{text:n,left:o,top:r,width:s,height:i},a){let c={size:s<Ri?Gr.small:Gr.usual,code:!0,fill:a.text},u=t[n].map(h=>D(h)),d=t[n].every(h=>[...h].length===1||/^<.*>$/.test(h)),p=h=>h.join(d?"":" "),f=h=>H(p(u.slice(0,h))+(h<u.length?"\u2026":""),U(c,a))<=s,m=u.length;for(;m>1&&!f(m);)m-=1;e.text(p(u.slice(0,m))+(m<u.length?"\u2026":""),o+s/2,r+i/2,{...c,align:"center"})}var Sw={heights:{embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},gap:9,tokens:24,frame:8,least:.62,most:1.25,widths:{most:300,gap:64,side:26,edge:10}};function wn(e,{layer:t,width:n,height:o},r=Sw){let{heights:s,gap:i,tokens:a,frame:c,least:u,most:d,widths:p}=r,f=e.boxes.filter(k=>k.layer===null||k.layer===t),m=["encoder","decoder"].filter(k=>f.some(_=>_.side===k)),h=m.map(k=>f.filter(_=>_.side===k)),g=Math.max(...h.map(k=>2*(a+i)+2*c+k.reduce((_,M)=>_+s[M.role]+i,0))),b=Math.max(u,Math.min(d,o/g)),x=Math.min(p.gap,n*.1),w=Math.floor(Math.min(p.most,(n-p.edge-m.length*p.side-(m.length-1)*x)/m.length)),y=Math.ceil(g*b),v={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:m.length*(w+p.side)+(m.length-1)*x+p.edge,height:y,unit:b,measures:r};return h.forEach((k,_)=>Mw(v,k,{left:p.side+_*(w+p.side+x),width:w,isLast:_===h.length-1})),Tw(v),v}function Mw(e,t,{left:n,width:o,isLast:r}){let{unit:s,measures:{heights:i,gap:a,tokens:c,frame:u,widths:d}}=e,p=n+o/2,f=e.height,m=g=>f-=g*s;e.tokens.push({text:t[0].side==="encoder"?"source":"target",left:n,top:m(c),width:o,height:c*s});let h=null;if(t.forEach((g,b)=>{let x=t[b-1],w=f;x&&x.layer===null!=(g.layer===null)&&m(u);let y=(m(a),m(i[g.role])),v=i[g.role]*s;e.arrows.push(`M${p} ${w}V${y+v}`),e.boxes.push({box:g,left:n,top:y,width:o,height:v}),g.layer!==null&&(h={top:y,bottom:h?.bottom??y+v})}),h){let{top:g,bottom:b}=h,x=d.side*.77;e.frames.push({left:n-x,top:g-u*s*.8,width:o+d.side,height:b-g+1.6*u*s})}r&&(e.arrows.push(`M${p} ${f}V${m(a),f}`),e.tokens.push({text:"written",left:n,top:m(c),width:o,height:c*s}));for(let g of Ew(e,t))e.lines.push(g)}function Ew(e,t){let n=t.map(s=>e.boxes.find(i=>i.box===s)),o=[],r=0;return n.forEach(({box:s},i)=>{if(s.layer===null&&(r=i+1),s.role!=="add")return;let a=n[r],c=a.top+a.height+e.measures.gap*e.unit*.5,u=n[i].top+n[i].height/2,d=n[i].left-e.measures.widths.side*.35;o.push(`M${a.left+a.width/2} ${c}H${d}V${u}H${n[i].left}`),r=n[i+1]?.box.role==="norm"&&n[i+1].box.name.replace("_norm","")===s.name.replace("_residual","")?i+2:i+1}),o}function Tw(e){let t=e.boxes.find(({box:i})=>i.kind==="cross"),n=e.boxes.filter(({box:i})=>i.side==="encoder").at(-1);if(!t||!n)return;let[o,r]=[n.left+n.width/2,n.top-e.measures.gap*e.unit*1.6],s=n.left+n.width+(t.left-n.left-n.width)/2-e.measures.widths.side*.23;e.arrows.push(`M${o} ${n.top}V${r}H${s}V${t.top+t.height/2}H${t.left}`)}var Ow={width:760,height:860};function Jd(e,t,n){let o=Math.max(0,Math.min(t,e.layers-1)),r=wn(e,{layer:o,...Ow}),s={width:r.width,height:r.height,draw:(i,a,c)=>Yr(jt(i,a,c),e,r,{open:"",here:[]},n)};return K([he(e.layers>1?`The whole model, its layer ${o+1} of ${e.layers}`:"The whole model",n),s])}var Xd=`/* The whole model: the figure, and beside it what is open. */

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
`;var Ni={embedding:"inside_a_head",positions:"positions",attention:"heads",linear:"decoding",softmax:"decoding"},Pw={inside_a_head:"Inside a head",positions:"Positions",heads:"Heads",decoding:"Decoding"};function yn({title:e,side:t,layer:n,role:o}){return o==="linear"||o==="softmax"?e:`${e}, ${t}${n===null?"":`, layer ${n+1}`}`}function zt(e,t){return e?.role==="embedding"?{page:"inside_a_head",kind:e.side,layer:0}:{page:e?Ni[e.role]??"whole_model":"whole_model",kind:e?.kind??"",layer:t}}var no=(e,t)=>t===e||t==="heads"&&e==="inside_a_head";function Zd(e,{page:t,layer:n,layers:o}){let r=zt(e,n).page,s=e&&e.layer!==null&&oo(t),i=e?yn({...e,layer:s?n:null})+(s?` of ${o}`:""):"The whole model";return no(t,r)?`${i}: ${e?.role==="attention"?"show it":"this page"}`:`${i}: open ${e?`\u201C${Pw[r]}\u201D`:"it"}`}function Jr(e,{role:t,kind:n,title:o},r){let s=t==="attention";switch(e){case"heads":case"inside_a_head":return n===r;case"alignment":return n==="cross";case"what_if":return s;case"masks":return s&&o.startsWith("Masked");case"positions":return t==="positions";case"decoding":return t==="linear"||t==="softmax";default:return!0}}var oo=e=>["heads","inside_a_head","alignment"].includes(e);var Fi=13,Qd={least:6,most:22},ep=380;function Aw({source:e,target:t,written:n},{side:o,role:r}){return o==="encoder"?e:r==="attention"?t.map((s,i)=>`${rt(s)} \u2192 ${i in n?rt(n[i]):""}`):t}function tp(e,t,n,o){let{value:r}=t,s=Aw(e,t),i=e[t.kind==="cross"||t.side==="encoder"?"source":"target"],a=r.rows===s.length;if(t.role==="attention"&&a&&r.columns===i.length){let m={rows:s,columns:i,weights:r.cells,blocked:r.blocked},h=pt(m,{width:n,height:ep,cell:40,letters:Fi},o),g={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:h.width,height:h.height,draw:(b,x,w)=>mt(b,m,{...h,left:h.left+x,top:h.top+w},g,o)}}let c={size:Fi,code:!0,fill:o.quiet},u=a?s.map(m=>D(m,10)):[],d=u.length?Math.ceil(Math.max(...u.map(m=>H(m,U(c,o)))))+8:0,p=Math.max(Qd.least,Math.min(Qd.most,ep/r.rows)),f=Math.round(r.rows*p);return{width:n,height:f,draw(m,h,g){for(let b of Ct(u.length,p,Fi,[]))m.text(u[b],h+d-6,g+(b+.5)*p,{...c,align:"right"});Hi(m,r,[h+d,g,n-d,f])}}}var $w={embedding:"Open \u201CInside a head\u201D: it begins with these numbers",positions:"Open \u201CPositions\u201D",attention:"Open these heads",linear:"Open \u201CDecoding\u201D",softmax:"Open \u201CDecoding\u201D"};function np({model:e,box:t,theme:n,send:o}){let r=T(null),[s,{width:i}]=ce();$(()=>{if(!r.current||!i)return;let p=tp(e,t,i,n);p.draw(ne(r.current,p.width,p.height,n),0,0)},[e,t,i,n]);let{value:a}=t,[c,u]=a.shape.slice(-2),d=$w[t.role];return l("section",{class:"open-box","aria-live":"polite",children:[l("h2",{children:yn(t)}),l("p",{children:[t.said," ",a.said]}),d&&o&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>o("opened",zt(t,t.layer??0)),children:d}),l("div",{class:"value",ref:s,children:l("canvas",{ref:r,role:"img","aria-label":`${yn(t)}: ${ee(c)} \xD7 ${ee(u)} numbers`})}),l("p",{class:"note",children:[ee(c)," \xD7 ",ee(u),": ",Rw(t),", ",Cw(t),"."," ",a.rows<c||a.columns<u?"Of each block of neighbours the strongest is drawn. ":"",l("span",{class:"scale",children:[a.ends[0]," ",l("i",{class:"ramp",style:{background:a.signed?n.signedRamp:n.ramp}})," ",a.ends[1]]})]})]})}var Rw=({role:e})=>e==="attention"?"row = looks":"row = token";function Cw({role:e}){return e==="attention"?"column = looked at":e==="linear"||e==="softmax"?"column = token of the vocabulary":"column = dimension"}function op({model:e,selection:t,theme:n,send:o}){let r=Math.max(0,Math.min(t.layer,e.layers-1)),[s,i]=ce(),[a,c]=E(""),[u,d]=E(""),p=F(()=>i.width?wn(e,{layer:r,...i}):null,[e,r,i]),f=g=>p?.boxes.find(b=>b.box.name===Iw(g,r))?.box,m=p?.boxes.filter(({box:g})=>g.role==="attention").at(-1)?.box,h=f(a)??f(u)??m;return l("div",{class:"whole-model",style:{colorScheme:n.dark?"dark":"light"},children:[l("div",{class:"figure-side",children:[e.layers>1&&l(_e,{label:"Layer",isNamed:!0,options:Array.from({length:e.layers},(g,b)=>[String(b),String(b+1)]),value:String(r),onChoose:g=>V({layer:Number(g)})}),l("div",{class:"figure",ref:s,children:p&&l(Hw,{model:e,layout:p,theme:n,open:h?.name??"",onPoint:c,onKeep:d})})]}),h&&l(np,{model:e,theme:n,send:o,box:h,layers:e.layers})]})}var Iw=(e,t)=>e.replace(/\.layers\.\d+\./,`.layers.${t}.`);function Hw({model:e,layout:t,theme:n,open:o,onPoint:r,onKeep:s}){let i=T(null);$(()=>{i.current&&Yr(ne(i.current,t.width,t.height,n),e,t,{open:o,here:[]},n)},[e,t,n,o]);let a=t.boxes;return l("div",{class:"drawing",style:{width:`${t.width}px`,height:`${t.height}px`},onPointerLeave:()=>r(""),children:[l("canvas",{ref:i,"aria-hidden":"true"}),l("ol",{"aria-label":"The model, from its input to its output",children:a.map(({box:c,left:u,top:d,width:p,height:f})=>l("li",{children:l("button",{type:"button","aria-label":yn(c),"aria-pressed":c.name===o,style:{left:`${u}px`,top:`${d}px`,width:`${p}px`,height:`${f}px`},onPointerMove:({pointerType:m})=>m!=="touch"&&r(c.name),onFocus:({currentTarget:m})=>m.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}var Nw=[De,sn,$r,Xd].join(`
`);function rp({data:e,parentElement:t,setTriggerValue:n}){let o=we(t,Nw);return Z(l(Fw,{model:Yd(e),theme:Fe(o),send:n}),o),()=>{Z(null,o),o.remove()}}function Fw({model:e,theme:t,send:n}){let[o,r]=E(ze);return R(()=>{let s=()=>r(ze());return s(),Qt(s)},[]),R(()=>ve("whole-model",()=>({picture:Jd(e,ze().layer,t),theme:t})),[e,t]),l(op,{model:e,selection:o,theme:t,send:n})}var Bi="attention-lab-lead",Dw=2e3,be=ap(),We=null,Oe={link:"connecting",state:null,own:null,why:""},zi=new Set,Ce={show:[]},Di=!1,Ui=()=>{for(let e of zi)e()},Xr=e=>String(new URL(`class/${e}`,document.baseURI));function xn(e){e?.code===be?.code&&e?.secret===be?.secret&&(We||!e)||(be=e,We?.leave(),We=null,Oe={link:"connecting",state:null,own:null,why:""},Ce={show:[]},ot(Bi,be&&JSON.stringify(be)),qi(),Ui())}function qi(){!be||We||(We=Lr(document.baseURI,be.code,"",e=>{if(Oe=e,e.link==="gone"||e.state?.over)return xn(null);Ui(),e.link==="live"&&ro()}))}function Wi(e){let[t,n]=e.split(".");be&&(qi(),!(Oe.state?.lecture&&Oe.state.lecture!==t)&&(Ce.scene=n,sp=t,ro()))}var sp="";function ip(e){be&&(Ce.show.push(e),ro())}async function ro(){if(!be||!We||Di||Oe.link!=="live"||!Oe.state?.lecture)return;Ce.scene!==void 0&&(sp!==Oe.state.lecture||Ce.scene===Oe.state.tag)&&delete Ce.scene;let{scene:e,show:[t]}=Ce;if(e===void 0&&t===void 0)return;Di=!0;let n=We,{reply:o}=await pn(n.at("lead"),{secret:be.secret,scene:e,show:t}),r=o?.ok?await o.json().catch(()=>null):null;if(Di=!1,n===We){if(!o||o.status>=500)return void setTimeout(ro,Dw);Ce.scene===e&&delete Ce.scene,Ce.show=Ce.show.filter(s=>s!==t),r&&r.version>=(Oe.state?.version??0)&&(Oe={...Oe,state:r},Ui())}ro()}var so=(e,t)=>be&&We?pn(We.at(e),{secret:be.secret,...t}):Promise.resolve({reply:null,why:"There is no class now."});function Bt(){let[,e]=E(0);return R(()=>{let t=()=>e(n=>n+1);return zi.add(t),qi(),t(),()=>{zi.delete(t)}},[]),be&&{lead:be,told:Oe}}function ap(){try{let e=JSON.parse(Ie(Bi)??"null");return e&&typeof e.code=="string"&&typeof e.secret=="string"?{code:e.code,secret:e.secret}:null}catch{return null}}globalThis.addEventListener?.("storage",({key:e})=>{e===Bi&&xn(ap())});var lp=`.answered {
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
}

.answered b {
  font-family: var(--st-code-font);
}
`;var cp=`.panel {
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
`;function up({code:e,link:t,state:n,address:o,heading:r,picture:s,begin:i,onBegin:a,commands:c,names:u,onLead:d,onCopy:p,onResults:f,onEnd:m,said:h}){let[g,b]=E(!1),x=u.filter(({is_hidden:v})=>!v),w=u.length-x.length,y=n&&new Date(n.ends*1e3).toLocaleString([],{weekday:"long",hour:"2-digit",minute:"2-digit"});return l("section",{class:"panel","aria-label":"Class",children:[l("img",{src:s,alt:`QR code of ${o}`,width:"220",height:"220"}),l("div",{class:"about",children:[l("h2",{ref:r,tabIndex:-1,children:["Class",n?.title?`: ${n.title}`:""]}),l("p",{class:"way",children:o.replace(/^https?:\/\//,"").replace(/\/class\/.*$/,"/class")}),l("p",{class:"code","aria-label":`Code ${[...e].join(" ")}`,children:mn(e)}),c.length>0&&l("p",{class:"alone",role:"note",children:["Phones can\u2019t reach this address: it is this computer\u2019s alone. Start the lab with ",l("code",{children:c[0]})," ","and open ",l("code",{children:c[1]}),", then start the class there."]}),l("p",{role:"status",class:t!=="lost"&&n?.lecture&&!n.problem?"here":"",children:t==="lost"?"The server can\u2019t be reached. What is open stays; the class follows as soon as it can.":n?n.problem||(n.lecture?`${n.people} here`:"The lecture is being made ready for the phones \u2026"):"One moment \u2026"}),x.length>0&&l("ul",{class:"names","aria-label":"Nicknames",children:x.map(({number:v,name:k})=>l("li",{children:[l("bdi",{children:k}),l("button",{type:"button","aria-label":`Hide ${k}`,title:"Hide the name",onClick:()=>d({hide:v,hidden:!0}),children:"Hide"}),l("button",{type:"button","aria-label":`Remove ${k}`,title:"Remove from the class, with all answers",onClick:()=>d({remove:v}),children:"Remove"})]},v))}),w>0&&l("button",{type:"button",class:"plain",onClick:()=>u.forEach(({number:v,is_hidden:k})=>k&&d({hide:v,hidden:!1})),children:["Show ",w," hidden ",w===1?"name":"names"]}),n&&l(qw,{state:n,onLead:d}),l("div",{class:"ways",children:[i&&l("a",{class:"go",href:i,onClick:a,children:n?.scene?`Go on with scene ${n.scene}`:`Begin: ${n?.title}`}),l("button",{type:"button",onClick:p,children:"Copy the lecturer\u2019s link"}),l("button",{type:"button",disabled:!n?.lecture,onClick:f,children:"Results as CSV"}),g?l(q,{children:[l("button",{type:"button",class:"end",onClick:m,children:"End it and delete all answers"}),l("button",{type:"button",onClick:()=>b(!1),children:"Keep it"})]}):l("button",{type:"button",onClick:()=>b(!0),children:"End the class"})]}),h&&l("p",{role:"status",children:h}),y&&l("p",{class:"note",children:["Nicknames and answers are kept on this server until ",y,", or until you end the class. The results hold no names."]})]})]})}var Uw={60:"minute",300:"5 minutes",900:"15 minutes",86400:"day"};function qw({state:e,onLead:t}){let[n,o]=E("60");return l("details",{class:"door",children:[l("summary",{children:["Who takes part: ",e.people," of ",e.seats," seats, the door is ",e.open?"open":"closed"]}),l("div",{children:[l("button",{type:"button",onClick:()=>t({open:!e.open}),children:e.open?"Close the door":"Open the door"}),l("label",{children:["Seats"," ",l("input",{type:"number",min:"1",max:"500",value:e.seats,onChange:({currentTarget:r})=>t({seats:Math.round(r.valueAsNumber)})})]}),l("span",{children:[l("label",{children:["Who came within the last"," ",l("select",{value:n,onChange:({currentTarget:r})=>o(r.value),children:Object.entries(Uw).map(([r,s])=>l("option",{value:r,children:s},r))})]}),l("button",{type:"button",onClick:()=>t({remove_since:Number(n)}),children:"Remove, with their answers"})]})]})]})}async function Zr(e){try{if(navigator.clipboard)return await navigator.clipboard.writeText(e),!0}catch{}let t=document.activeElement,n=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0});n.style.cssText="position: fixed; opacity: 0",document.body.append(n),n.select();let o=document.execCommand("copy");return n.remove(),t instanceof HTMLElement&&t.focus({preventScroll:!0}),o}var Ww=1e4,jw=/^(localhost|127\..*|\[::1\])$/,dp="",ji="";function Kw({data:e,parentElement:t}){let{started:n}=e;n&&n.code!==dp&&(dp=ji=n.code,xn(n));let o=/^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);return o&&(xn({code:o[1],secret:o[2]}),history.replaceState(history.state,"",location.pathname+location.search)),ie(t,cp,()=>l(Gw,{data:e,box:pp(t)}))}function Vw({data:e,parentElement:t}){return ie(t,lp,()=>l(Jw,{asked:e.asked,box:pp(t)}))}function pp(e){let t=e instanceof ShadowRoot?e.host:e;return t.closest("[data-testid=stElementContainer]")??t}function mp(e,t){R(()=>{e.style.display=t?"":"none"},[e,t])}function Gw({data:e,box:t}){let n=Bt(),[o,r]=E([]),[s,i]=E(""),a=T(null);mp(t,!!n||!!s);let c=n?.lead.code;R(()=>{!c||c!==ji||(ji="",t.style.scrollMarginTop="5rem",t.scrollIntoView(),a.current?.focus({preventScroll:!0}))},[c]);let u=n?.told.state?.version??0;if(R(()=>{!n||!u||so("names").then(async({reply:b})=>b?.ok&&r(await b.json()))},[n?.lead.code,u]),!n)return s?l("p",{role:"status",children:s}):null;let{lead:{code:d,secret:p},told:{link:f,state:m}}=n,h=Xr(d),g=(m&&e.links[m.lecture])??[];return l(up,{code:d,link:f,state:m,address:h,heading:a,names:o,said:s,picture:String(new URL(`lab/class.svg?of=${encodeURIComponent(h)}`,document.baseURI)),begin:g[Math.max(m?.scene??0,1)-1]??"",commands:jw.test(location.hostname)?e.commands:[],onBegin:b=>{let x=document.querySelector(`.st-key-begin-${m?.lecture} a`);m?.scene||!(x instanceof HTMLElement)||(b.preventDefault(),x.click())},onLead:async b=>i((await so("lead",b)).why),onCopy:async()=>{let b=String(new URL(`lecture#lead=${d}.${p}`,document.baseURI)),x=await Zr(b);i(x?"Copied. Whoever has this link leads the class: keep it to yourself.":"This browser lets no page copy: lead the class from here.")},onResults:async()=>{let{reply:b,why:x}=await so("results");b?.ok&&Object.assign(document.createElement("a"),{href:URL.createObjectURL(await b.blob()),download:`class-${d}.csv`}).click(),i(x)},onEnd:async()=>{let{reply:b,why:x}=await so("end");b?.ok&&xn(null),i(b?.ok?"The class has ended; its answers are deleted.":x)}})}function Yw(e){let[t,n]=E(e),o=T(0);return R(()=>{let r=window.setTimeout(()=>{o.current=Date.now(),n(e)},Math.max(0,o.current+Ww-Date.now()));return()=>clearTimeout(r)},[e]),t}function Jw({asked:e,box:t}){let n=Bt();mp(t,!!n);let o=n?.told,r=o?.state,s=r?o?.link==="lost"?"The server can\u2019t be reached.":e?`${r.answered[e]??0} of ${r.people} answered${e in r.shown?"; it is shown":""}`:`${r.people} here`:"",i=Yw(s);return n?l("p",{class:"answered",children:[l("b",{children:mn(n.lead.code)})," ",s,l("span",{class:"unseen",role:"status",children:i})]}):null}var fp=`.course p {
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
`;function Zw({data:e,parentElement:t}){let n=t instanceof ShadowRoot?t.host:t,o=n.closest("[data-testid=stElementContainer]")??n;return ie(t,fp,()=>l(Qw,{...e,box:o}))}function Qw({id:e,scenes:t,numbered:n,end:o,box:r}){let s=It(),i=ii()[e],a=Bt()?.told.state,c=a?.lecture===e,u=o||!c&&(i||t.some(({asked:g})=>g in s));$(()=>{r instanceof HTMLElement&&(r.style.display=u?"":"none")},[r,u]);let d=1+t.findIndex(({tag:g})=>g===(n[Number(i)-1]??String(i))),p=t.flatMap(({asked:g,title:b,link:x},w)=>g?[{id:g,title:b,link:x,number:w+1,given:s[g]}]:[]),f=p.filter(({given:g})=>g&&g.answer!==null),m=gr(f.flatMap(({given:g})=>g?.gain??[])),h=p.filter(({given:g})=>!g||g.answer===null||(g.gain??1)<=0);if(o&&!p.length)return l("p",{children:"That was the last scene."});if(!u||!o&&!d&&!p.some(({given:g})=>g))return null;if(c){let g=p.filter(({id:b})=>b in a.shown).length;return l("p",{children:["The class was shown ",g," of ",p.length," answers. What it predicted is in the results below, until you end the class."]})}return l("div",{class:"course",children:[!o&&d>1&&d<t.length&&l("p",{children:l("a",{href:t[d-1].link,children:["Go on with scene ",d,": ",t[d-1].title]})}),p.length>0&&l("p",{children:f.length?`You predicted ${f.length} of ${p.length} ${p.length===1?"answer":"answers"}. ${m}`:`It asks ${p.length===1?"one question":`${p.length} questions`}; you have predicted none yet.`}),h.length>0&&l("details",{open:o,children:[l("summary",{children:["Missed or not predicted: ",h.length]}),l("ul",{children:h.map(({id:g,title:b,link:x,number:w,given:y})=>l("li",{children:[l("a",{href:x,children:[w," ",b]}),": ",y?y.answer===null?"only shown":y.word:"not opened"]},g))})]})]})}var hp=`.lab {
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
`;var t0=[137,80,78,71,13,10,26,10],gp=33,n0={Title:"figure",Description:"caption",Software:"program"},o0={"&":"&amp;","<":"&lt;",">":"&gt;"},r0=new TextEncoder;function bp(e,t){if(!t0.every((i,a)=>e[a]===i))throw new Error("This is no PNG.");let n=Object.entries(n0).filter(([,i])=>t[i]).map(([i,a])=>[i,t[a]]),o=[...Object.entries(t),...n].map(([i,a])=>s0(i,a)),r=[e.subarray(0,gp),...o,e.subarray(gp)],s=new Uint8Array(r.reduce((i,{length:a})=>i+a,0));return r.reduce((i,a)=>(s.set(a,i),i+a.length),0),s}function s0(e,t){let n=r0.encode(`iTXt${e.slice(0,79)}\0\0\0\0\0${t}`),o=new Uint8Array(n.length+8),r=new DataView(o.buffer);return r.setUint32(0,n.length-4),o.set(n,4),r.setUint32(n.length+4,i0(n)),o}function i0(e){let t=4294967295;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&1?3988292384:0)}return(t^4294967295)>>>0}function wp(e,t){let n=e.indexOf(">")+1,o=a=>Ln(a).replace(/[&<>]/g,c=>o0[c]),{figure:r="",caption:s=""}=t,i=`<title>${o(r)}</title><desc>${o(s)}</desc><metadata>${o(JSON.stringify(t))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${e.slice(0,n)}${i}${e.slice(n)}`}var a0="http://www.w3.org/2000/svg",l0=2,c0=16e6,u0=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function yp(e){let t=d0(e);return{svg:Vi(t),png:await m0(t)}}var Vi=e=>new XMLSerializer().serializeToString(e);function Gi(e,t){let n=document.createElementNS(a0,e);for(let[o,r]of Object.entries(t))n.setAttribute(o,String(r));return n}function d0(e){let t=[...e.querySelectorAll(".svg-container > .main-svg")],[n,o]=["width","height"].map(i=>Math.round(Number(t[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Gi("svg",{width:n,height:o,viewBox:`0 0 ${n} ${o}`});s.append(Gi("rect",{width:n,height:o,fill:getComputedStyle(r).backgroundColor}));for(let i of t)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(u0))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");for(let i of s.querySelectorAll("*"))p0(i);return s}function p0(e){for(let{name:t,value:n}of[...e.attributes])/^(data-|class$|pointer-events$|on)/.test(t)?e.removeAttribute(t):n.includes("url(")&&e.setAttribute(t,n.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));e.style?.removeProperty("pointer-events"),e.style?.removeProperty("cursor");for(let t of e.childNodes)t instanceof Text&&(t.data=Rs(Ln(t.data)))}async function m0(e){let[t,n]=["width","height"].map(c=>Number(e.getAttribute(c))),o=Math.min(l0,Math.sqrt(c0/(t*n))),r=e.cloneNode(!0),s=Gi("style",{});s.textContent=await f0(Vi(e)),r.prepend(s),r.setAttribute("width",String(t*o)),r.setAttribute("height",String(n*o));let i=new Image;i.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Vi(r))}`,await i.decode();let a=document.createElement("canvas");return Object.assign(a,{width:Math.round(t*o),height:Math.round(n*o)}),a.getContext("2d")?.drawImage(i,0,0,a.width,a.height),a.toDataURL("image/png").split(",")[1]}var Ki=new Map;async function f0(e){let t=[];for(let n of h0()){let o=n.style.getPropertyValue("font-family").replace(/["']/g,""),r=n.style.getPropertyValue("font-style")==="italic";if(!e.includes(o)||r&&!e.includes("italic"))continue;let[,s]=n.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let i=new URL(s,n.parentStyleSheet?.href??document.baseURI).href;Ki.has(i)||Ki.set(i,fetch(i).then(c=>c.blob()).then(g0).catch(()=>null));let a=await Ki.get(i);a&&t.push(n.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${a})`))}return t.join(`
`)}function h0(){return[...document.styleSheets].flatMap(e=>{try{return[...e.cssRules].filter(t=>t instanceof CSSFontFaceRule)}catch{return[]}})}function g0(e){return new Promise((t,n)=>{let o=new FileReader;Object.assign(o,{onload:()=>t(String(o.result)),onerror:n}),o.readAsDataURL(e)})}var xp=5e3,b0=6e4;async function vp(e,t){let{svg:n,png:o}=await w0(e),r=Uint8Array.from(atob(o),s=>s.charCodeAt(0));return{svg:wp(n,t),png:bp(r,t)}}async function w0(e){let t=`st-key-${e.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,n=document.querySelector('[data-testid="stMain"]')??document,o=Date.now(),r=xp;for(;Date.now()-o<r;await new Promise(s=>setTimeout(s,100))){let s=ja(e);if(s)return ul(s.picture,s.theme);let i=n.querySelector(`.${t}`),a=i?.querySelector(".js-plotly-plot");if(a?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return yp(a);r=a??i?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?b0:xp}throw new Error("It is not drawn.")}function _p({figures:e,chosen:t,onTaken:n}){let[o,r]=E({}),s=e.filter(({key:u})=>!(u in o));R(()=>{s.length&&y0(s).then(u=>{r(d=>({...d,...u})),n(u)})},[s.map(({key:u})=>u).join()]);let i=e.find(({key:u})=>u===t);if(!i)return null;let a=o[t],c=()=>r(({[t]:u,...d})=>d);return l("div",{class:"export",children:[l("div",{class:"formats",children:[l(kp,{name:i.png,mime:"image/png",content:a?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),l(kp,{name:i.svg,mime:"image/svg+xml",content:a?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),a?l(x0,{png:a.png,caption:i.about.caption??""}):a===null?l("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",l("button",{type:"button",onClick:c,children:"Take it again"})]}):l("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function y0(e){let t={};for(let{key:n,about:o}of e)t[n]=await vp(n,o).catch(()=>null);return t}function kp({name:e,mime:t,content:n,title:o,children:r}){return l("button",{type:"button",title:o,disabled:!n,onClick:()=>n&&Yo(e,t,n),children:r})}function x0({png:e,caption:t}){let n=F(()=>URL.createObjectURL(new Blob([e],{type:"image/png"})),[e]);R(()=>()=>URL.revokeObjectURL(n),[n]);let o=new DataView(e.buffer,e.byteOffset).getUint32(16);return l("img",{src:n,alt:t,style:{width:`${o/2}px`}})}var v0="button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])",Qr=e=>Mp(e).filter(t=>t.matches(v0)&&t.tabIndex>=0&&t.checkVisibility({visibilityProperty:!0}));function Sp(){let e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}var Mp=e=>[...e.querySelectorAll("*")].flatMap(t=>[t,...t.shadowRoot?Mp(t.shadowRoot):[]]);function k0({data:e,parentElement:t,setTriggerValue:n}){let o=we(t,hp);o.hasChildNodes()||S0(t);let r=s=>n("taken",Object.fromEntries(Object.entries(s).map(([i,a])=>[i,a&&{svg:a.svg,png:_0(a.png)}])));return Z(l(_p,{figures:e.figures,chosen:e.chosen,onTaken:r}),o),()=>{Z(null,o),o.remove()}}function _0(e){let t=[];for(let n=0;n<e.length;n+=32768)t.push(String.fromCharCode(...e.subarray(n,n+32768)));return btoa(t.join(""))}function S0(e){let t=e.getRootNode(),n=t instanceof ShadowRoot?t.host.closest("[role=dialog]"):null;if(!(n instanceof HTMLElement))return;let o=null;n.addEventListener("keydown",s=>M0(s,n),{capture:!0}),n.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(o=s));let r=()=>{!o||document.activeElement!==document.body&&document.activeElement!==n||(o.isConnected&&!o.disabled?o:n).focus({preventScroll:!0})};new MutationObserver(r).observe(n,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function M0(e,t){if(e.key!=="Tab"||e.altKey||e.ctrlKey||e.metaKey)return;let n=Qr(t);if(!n.length)return;let o=n.indexOf(Sp()),r=e.shiftKey?(o<0?n.length:o)-1:o+1;e.preventDefault(),e.stopImmediatePropagation(),n[(r+n.length)%n.length].focus()}function E0({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=o.closest("[data-testid=stElementContainer]")??o;r instanceof HTMLElement&&(r.style.display="none"),Fl(e,s=>n("chosen",s))}function Ep(){document.addEventListener("pointerover",({target:e})=>{e instanceof HTMLInputElement&&e.type==="text"&&(e.title=e.scrollWidth>e.clientWidth?e.value:"")})}var Tp="data-test-script-state",T0="button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']",ts=null,Yi=[],io="",Ji=null,es=null;function Op(){let e=document.querySelector("[data-testid=stApp]");!e||e===es||(es=e,document.addEventListener("focusin",O0,{capture:!0}),new MutationObserver(Pp).observe(es,{attributes:!0,attributeFilter:[Tp]}))}function O0({target:e}){ts=e instanceof Element?e:null,[Yi,io,Ji]=[[],"",null];for(let t=ts;t;t=t.parentElement)t.className.toString().includes("st-key-")&&Yi.push(t)}function Lp(e){io=e,Pp()}function Pp(){let e=document.activeElement,t=ts&&!ts.isConnected&&e===document.body;if(es?.getAttribute(Tp)!=="notRunning"||!(t||io&&e===Ji))return;if(io)return ns(`.st-key-${io} :is(h2, h3)`);let o=Yi.find(r=>r.isConnected&&r.checkVisibility())?.querySelector(T0);if(o instanceof HTMLElement)return o.focus({preventScroll:!0});ns(),Ji=document.activeElement}function ns(e="h1"){let t=document.querySelector(`[data-testid=stMain] ${e}`);t instanceof HTMLElement&&(t.tabIndex=-1,t.style.outline="none",t.focus({preventScroll:!0}))}var L0="button[aria-label=Help]",P0=60;function $p(){new MutationObserver(Ap).observe(document.body,{subtree:!0,childList:!0}),Ap()}function Ap(){for(let e of document.querySelectorAll(L0)){let t=e.closest("h1, h2, h3, h4, h5, h6, [data-testid=stElementContainer]")?.textContent?.trim();t&&e.setAttribute("aria-label",`Help for ${Pe(t,P0)}`)}}var A0=["lecture","edit"],Xi="",rs=!1,os=!1,Zi=!1,ao="";function Cp(){addEventListener("click",()=>{ao=location.href},{capture:!0}),addEventListener("keydown",({key:n})=>{n==="Enter"&&(ao=location.href)},{capture:!0}),addEventListener("popstate",()=>{os=vn(location)!==Xi},{capture:!0});for(let n of["pointerdown","keydown"])addEventListener(n,()=>{[os,Zi]=[!1,!0]},{capture:!0});let{pushState:e,replaceState:t}=history;history.pushState=history.replaceState=(n,o,r)=>{let s=new URL(r??"",location.href);if(os)return;if(!(vn(s)!==vn(location)||Zi&&Rp(s)!==Rp(location))||rs)return t.call(history,n,o,s);ao&&vn(new URL(ao))===vn(location)&&t.call(history,history.state,"",ao),rs=!0,e.call(history,n,o,s)}}function Ip(e){Xi=e,Xi===vn(location)&&(rs&&(Zi=!1),rs=os=!1)}function vn({pathname:e,search:t}){let n=new URLSearchParams(t);return[e.split("/").at(-1),...A0.map(o=>n.get(o)??"")].join(" ")}var Rp=({search:e})=>new URLSearchParams(e).get("model");var Qi="button[aria-haspopup=dialog], button[aria-haspopup=menu]",$0="button[aria-haspopup=dialog][aria-expanded=true]",Np="[data-testid=stPopoverBody]",R0=500,C0=5e3,ea=!1;function Fp(){addEventListener("pointerdown",({pointerType:n})=>{ea=n==="touch"},{capture:!0}),addEventListener("keydown",()=>{ea=!1},{capture:!0});let e=n=>{for(let{target:o}of n)o instanceof HTMLElement&&o.matches(Qi)&&Hp(o)};new MutationObserver(e).observe(document.body,{subtree:!0,attributeFilter:["aria-expanded"]});let t=document.querySelector(`:is(${Qi})[aria-expanded=true]`);t instanceof HTMLElement&&Hp(t)}function Hp(e){let t=()=>e.isConnected&&e.ariaExpanded==="true",n=e.ariaHasPopup==="menu";if(t())return void(n?zp(t):ta(performance.now()+C0));n||Dp(e,t,performance.now()+R0)}function Dp(e,t,n){let o=document.activeElement;t()||performance.now()>n||((!o||o===document.body||o.closest(Np))&&e.focus({preventScroll:!0}),requestAnimationFrame(()=>Dp(e,t,n)))}function zp(e){requestAnimationFrame(()=>{if(!e())return;let t=document.activeElement?.closest("[role=menu]");if(!t)return zp(e);let n=t.querySelector("[role=menuitem]");t===document.activeElement&&n instanceof HTMLElement&&n.focus({preventScroll:!0})})}function ta(e,t=!1){requestAnimationFrame(()=>{if(performance.now()>e||!document.querySelector($0))return;let n=[...document.querySelectorAll(Np)].at(-1),o=document.activeElement??document.body,r=o===document.body||o===n||!t&&o.matches(Qi);if(!(n instanceof HTMLElement)||!r)return ta(e,t);let s=ea?void 0:Qr(n).find(i=>i!==n);!s&&o!==n&&(n.tabIndex=-1,n.style.outline="none"),(s||o!==n)&&(s??n).focus({preventScroll:!0}),ta(e,t||!!s)})}var Bp=new WeakMap;function Up(){let e=0,t=()=>e||=requestAnimationFrame(()=>(e=0,document.querySelectorAll(".js-plotly-plot").forEach(I0)));new MutationObserver(t).observe(document.body,{childList:!0,subtree:!0}),t()}function I0(e){let t=e,n=[...t.querySelectorAll(".heatmap-label text")].filter(u=>u instanceof SVGTextElement);if(!n.length||!t._fullLayout)return;let[o,r]=[t._fullLayout.xaxis,t._fullLayout.yaxis].map(({_length:u,range:[d,p]})=>u/Math.abs(p-d)),s=n.reduce((u,d)=>(d.textContent??"").length>(u.textContent??"").length?d:u),i=[o,r,n.length,s.textContent].join();if(Bp.get(t)===i)return;t.style.removeProperty("--in-cells"),delete t.dataset.numbers;let a=parseFloat(getComputedStyle(s).fontSize),c=vr({width:o,height:r},{usual:a,width:s.getComputedTextLength()});Bp.set(t,i),t.dataset.numbers=c?"fitted":"none",t.style.setProperty("--in-cells",`${c}px`)}var na={press:null};function qp(){let{press:e}=na;return na.press=null,e?.(),e!==null}function H0({data:e,parentElement:t,setTriggerValue:n}){let o=t instanceof ShadowRoot?t.host:t,r=()=>{let s=document.querySelector(".st-key-ask-kind button");s instanceof HTMLElement&&s.focus({preventScroll:!0}),n("closed",!0)};return ie(t,`${ln}
${cn}`,s=>l(N0,{data:e,host:o,theme:s,close:r},`${e.lecture} ${e.posed.id}`))}function N0({data:e,host:t,theme:n,close:o}){let{closable:r,lecture:s}=e,i=Bt(),a=!!(i&&s&&(i.told.state?.lecture??s)===s),c=a?i?.told.state:null,{id:u}=e.posed,d=i&&a?{...e.posed,id:`${i.lead.code}.${u}`}:e.posed,[,p]=E(0),f=br(It(),d),m=f!==null||!!(c&&u in c.shown);$(()=>{t.toggleAttribute("data-lab-told",m)},[m,t]);let h=g=>{Gn(d.id,g),p(b=>b+1)};return l(xr,{posed:d,theme:n,clicker:na,isShown:m,given:f?.answer??null,onClose:r?o:void 0,group:i&&c?{answered:c.answered[u]??0,people:c.people,picture:c.shown[u]?.class??null,join:{address:Xr("").replace(/^https?:\/\/|\/$/g,""),code:mn(i.lead.code)}}:void 0,onShow:g=>{h(wr(d,g)),a&&ip(u)},onAgain:a?void 0:()=>h(null)},d.id)}var Wp={PageDown:".st-key-scene-next a",PageUp:".st-key-scene-back a"},ra="[data-testid=stSidebar]",Vp="[data-testid=stHeader]",F0=300,D0=1e4,oa=!1,sa="",ia="",aa="",la=-1/0,ss=!0,jp=null;globalThis.document?.getElementById("root")&&Cp();function z0({data:e,parentElement:t}){let n=t instanceof ShadowRoot?t.host:t,o=n.closest("[data-testid=stElementContainer]")??n;o instanceof HTMLElement&&(o.style.display="none"),sa=e?.group??"";let r=e?.scene??"";if(r&&(Qc(r),Wi(r)),r!==ia&&([ia,aa,la,ss]=[r,r,performance.now(),!1],r&&oa&&ns()),Ip(e?.place??""),B0(),Op(),oa)return;oa=!0,Fp(),$p(),Ep(),Up();let s=document.querySelector(`[${wt}]`);s&&new MutationObserver(Yp).observe(s,{attributeFilter:[wt]}),document.addEventListener("click",({target:i})=>{i instanceof Element&&i.closest(`${ra} a[href]`)&&setTimeout(U0)}),document.addEventListener("click",i=>{let{target:a,ctrlKey:c,metaKey:u}=i,d=a instanceof Element?a.closest(".st-key-scene a[href]"):null,p=d instanceof HTMLAnchorElement&&new URL(d.href).searchParams.get("lecture");if(!(!p||c||u)){if(Gp()){i.preventDefault(),i.stopImmediatePropagation();return}[aa,la,ss]=[p,performance.now(),!1],Wi(p)}},{capture:!0}),window.addEventListener("keydown",W0,{capture:!0})}function B0(){let e=document.querySelector(Vp);e&&e!==jp&&new MutationObserver(Kp).observe(jp=e,{childList:!0,subtree:!0}),Kp()}function Kp(){for(let e of document.querySelectorAll(`${Vp} button[aria-haspopup=menu]`))sa&&e.textContent?.trim()===sa?e.setAttribute("aria-current","true"):e.removeAttribute("aria-current")}function U0(){let e=document.querySelector(`${ra} [data-testid=stSidebarCollapseButton] button, ${ra} button[kind=headerNoPadding]`);e instanceof HTMLElement&&e.click()}function Gp(){let e=performance.now()-la;return Yp(),e<F0||e<D0&&!ss}function Yp(){ss||=aa===ia&&an()}var q0="input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=dialog], [data-baseweb=popover], [data-testid=stPopoverBody]";function W0(e){if(!(!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.shiftKey)||e.defaultPrevented||!Wp[e.key]||!document.querySelector(".st-key-scene")||e.composedPath().some(o=>o instanceof Element&&o.matches(q0))||(e.preventDefault(),e.stopImmediatePropagation(),e.repeat||Gp())||e.key==="PageDown"&&qp())return;let n=document.querySelector(Wp[e.key]);n instanceof HTMLElement&&n.click()}function Jp(e,t){let n=t.toLowerCase().split(/\s+/).filter(Boolean),o=s=>n.every(i=>s.toLowerCase().includes(i)),r=e.filter(({names:s})=>o(s.join(" ")));return[...r,...e.filter(s=>!r.includes(s)&&o(`${s.names.join(" ")} ${s.text}`))]}var Xp=`.glossary {
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
`;function K0({data:e,parentElement:t}){let n=t.querySelector(".glossary"),o=n??Object.assign(document.createElement("div"),{className:"glossary"});return n||t.append(Object.assign(document.createElement("style"),{textContent:Xp}),o),Z(l(V0,{terms:e.terms}),o),()=>{Z(null,o),o.remove()}}function V0({terms:e}){let[t,n]=E(""),o=T(null);$(()=>{let s=requestAnimationFrame(()=>o.current?.focus({preventScroll:!0}));return()=>cancelAnimationFrame(s)},[]);let r=Jp(e,t);return l(q,{children:[l("input",{ref:o,type:"search","aria-label":"Search the glossary",placeholder:`Search ${e.length} terms`,value:t,autocomplete:"off",spellcheck:!1,onInput:({currentTarget:s})=>n(s.value)}),l("p",{class:"count",role:"status",children:t.trim()&&(r.length?`${r.length} of ${e.length} terms`:`No term has \u201C${t.trim()}\u201D.`)}),l("div",{class:"terms",tabIndex:0,role:"region","aria-label":"Terms",children:l("dl",{children:r.map(({names:[s],text:i})=>l("div",{children:[l("dt",{children:s}),l("dd",{children:i})]},s))})})]})}var Zp=`/* The whole model, small. */

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
`;var Y0={heights:{embedding:16,positions:16,attention:24,"feed-forward":24,norm:5,add:5,linear:16,softmax:16},gap:3,tokens:0,frame:3,least:.1,most:1,widths:{most:17,gap:5,side:8,edge:4}},J0={width:60,height:400};function Qp(e){let t=wn(e,{layer:0,...J0},Y0),{height:n}=t,o=s=>({left:n-s.top-s.height,top:s.left,width:s.height,height:s.width}),r=s=>s.replace(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g,(i,a,c,u)=>({M:`M${n-u} ${c}`,H:`V${c}`,V:`H${n-c}`})[a]);return{...t,width:n,height:t.width,arrows:t.arrows.map(r),lines:t.lines.map(r),boxes:t.boxes.map(s=>({...s,...o(s)})),frames:t.frames.map(o)}}var X0="Where this page is in the model";function em(e){let t=F(()=>Qp(e.outline),[e.outline]);return l(Z0,{...e,layout:t})}function Z0({layout:e,...t}){let{outline:{layers:n},page:o,kind:r,layer:s,onOpen:i}=t,[a,c]=E(void 0),[u,d]=E(""),p=T(null),f=e.boxes.filter(({box:{role:w}})=>Ni[w]),m=["",...f.map(({box:w})=>w.name)],h=w=>p.current?.querySelector(`[data-part="${m[Math.max(0,Math.min(w,m.length-1))]}"]`),g=w=>{let y=m.indexOf(u),[v,k]=[()=>h(y+1),()=>h(y-1)];w.key==="Escape"&&c(void 0),He(w,{ArrowUp:k,ArrowRight:v,ArrowDown:v,ArrowLeft:k,Home:()=>h(0),End:()=>h(m.length)})},b=w=>Zd(w,{page:o,layer:s,layers:n}),x=w=>{let y=w?.name??"";return{type:"button","data-part":y,"data-leads-away":no(o,zt(w,s).page)?void 0:!0,tabIndex:y===(m.includes(u)?u:"")?0:-1,"aria-label":b(w),onClick:()=>i(w),onPointerMove:()=>c(w),onFocus:()=>(d(y),c(w))}};return l("div",{class:"figure",ref:p,role:"group","aria-label":X0,style:{width:`${e.width}px`,height:`${e.height}px`},onKeyDown:g,onPointerLeave:()=>c(void 0),onFocusOut:()=>c(void 0),children:[l("button",{class:"all",...x(null)}),l(Q0,{...t,layout:e}),f.map(({box:w,left:y,top:v,width:k,height:_})=>{let M=Jr(o,w,r);return l("button",{class:M?"way here":"way","aria-current":M?"location":void 0,...x(w),style:{left:`${y}px`,top:`${v}px`,width:`${k}px`,height:`${_}px`}},w.name)}),a!==void 0&&l("div",{class:"tip","aria-hidden":"true",children:b(a)})]})}function Q0({outline:{layers:e},page:t,kind:n,layer:o,theme:r,layout:s}){let{frames:i,lines:a,arrows:c,boxes:u,width:d,height:p}=s,f=oo(t)?u.find(({box:m})=>Jr(t,m,n))?.box.side:"";return l("svg",{width:d,height:p,viewBox:`0 0 ${d} ${p}`,"aria-hidden":"true",children:[i.map((m,h)=>l(ey,{frame:m,layers:e,theme:r,chosen:f===["encoder","decoder"][h]?o:-1},h)),[...a,...c].map(m=>l("path",{d:m,fill:"none",stroke:r.quiet},m)),u.map(m=>l(ty,{placed:m,theme:r,isHere:Jr(t,m.box,n)},m.box.name))]})}function ey({frame:{left:e,top:t,width:n,height:o},layers:r,chosen:s,theme:i}){let a=(n-4)/r;return l("g",{children:[l("rect",{x:e,y:t,width:n,height:o,rx:"4",fill:i.hatchGround,stroke:i.hatchLine}),r>1&&Array.from({length:r},(c,u)=>l("rect",{x:e+3+u*a,y:t+o-1,width:Math.max(1,a-2),height:"3",rx:"1.5",fill:u===s?i.text:i.hatchLine},u))]})}function ty({placed:{box:e,left:t,top:n,width:o,height:r},theme:s,isHere:i}){let a=s.lines[Ii[e.role]],c={x:t,y:n,width:o,height:r,rx:Math.min(4,o/3)};return l("g",{children:[l("rect",{...c,fill:s.ground}),l("rect",{...c,fill:a,"fill-opacity":i?1:.16,stroke:a,"stroke-opacity":i?1:.7})]})}function ny({data:e,parentElement:t,setTriggerValue:n}){let o=we(t,`${De}
${Zp}`),r=location.pathname.split("/").at(-1)??"";return Z(l(oy,{outline:e,page:r,theme:Fe(o),send:n}),o),()=>{Z(null,o),o.remove()}}function oy({outline:e,page:t,theme:n,send:o}){let[r,s]=E(ze);R(()=>{let d=()=>s({...ze()});d();let p=[Qt(d),qa(d)];return()=>p.forEach(f=>f())},[]);let a=e.boxes.map(({kind:d})=>d).includes(r.kind)?r.kind:"encoder",c=Math.max(0,Math.min(t==="alignment"?Ba():r.layer,e.layers-1));return l(em,{outline:e,page:t,kind:a,layer:c,theme:n,onOpen:d=>{let p=zt(d,oo(t)?c:null);no(t,p.page)?d?.kind&&V({kind:d.kind,rows:[]}):o("opened",p)}})}var ca={run:"",now:""},ua="";function ry({data:{run:e,now:t,isNew:n,letters:o},parentElement:r}){e!==ca.run?ua=n?t:"":t&&t!==ca.now&&(ua=t),ca={run:e,now:t};let s=`Keys of one letter: ${Object.entries(o).map(([i,a])=>`${i} ${a}`).join(", ")}`;return ie(r,Ar,()=>l(q,{children:[Object.keys(o).length>0&&l(wo,{letters:Object.keys(o),does:s}),l("p",{class:"unseen",role:"status",children:ua||null})]}))}var sy=.6,[iy,ay]=[150,3],ly=200,[tm,da]=["",""];function cy({data:e,parentElement:t}){let n=t instanceof ShadowRoot?t.host:t,o=n.closest("[data-testid=stElementContainer]")??n;o instanceof HTMLElement&&(o.style.display="none"),tm!==e.page&&(tm=e.page,document.querySelector("[data-testid=stMain]")?.scrollTo({top:0,behavior:"instant"}))}function uy({data:e}){e.what!==da&&(da=e.what,da&&(Lp(e.part),setTimeout(()=>dy(e.part),ly)))}function dy(e){let t=document.querySelector(`.st-key-${e}`);if(!(t instanceof HTMLElement))return;let{top:n}=t.getBoundingClientRect();if(n>=0&&n<sy*window.innerHeight)return;t.style.scrollMarginTop="4rem";let o=matchMedia("(prefers-reduced-motion: reduce)").matches;t.scrollIntoView({behavior:o?"instant":"smooth"})}function py({parentElement:e,setTriggerValue:t}){let n=e instanceof ShadowRoot?e.host:e,o=0,r=setInterval(()=>{let{top:s,bottom:i}=n.getBoundingClientRect();o=i>0&&s<window.innerHeight&&!document.querySelector("[data-testid=stSkeleton]")?o+1:0,!(o<ay)&&(clearInterval(r),t("seen",!0))},iy);return()=>clearInterval(r)}var nm=`form {
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
`;var fy="lab/teacher";function hy({data:e,parentElement:t}){let n=we(t,nm);return Z(l(gy,{entered:e.entered}),n),()=>{Z(null,n),n.remove()}}function gy({entered:e}){let[t,n]=E(""),[o,r]=E(!1);async function s(i){i.preventDefault();let a=new FormData(i.currentTarget).get("key");r(!0),n(e?"":"Asking \u2026");try{let c=await fetch(new URL(fy,document.baseURI),e?{method:"DELETE"}:{method:"POST",body:JSON.stringify({key:a})});if(c.ok)return location.reload();n((await c.json()).why)}catch{n("The server does not answer. Try again.")}r(!1)}return l("form",{onSubmit:s,children:[!e&&l("label",{children:["The teacher's key",l("input",{type:"password",name:"key",autocomplete:"current-password",required:!0})]}),l("button",{disabled:o,children:e?"Leave the teacher's view":"Enter"}),l("p",{role:"status",children:t})]})}var om=`.written {
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
`;var wy=60;function yy({data:e,parentElement:t}){return ie(t,om,()=>l(xy,{...e}))}function xy({text:e,low:t,language:n}){let[o,r]=E(""),s=o===e&&e!=="";return l("div",{class:t?"written low":"written",children:[l("code",{lang:n||void 0,title:e,tabIndex:t&&e.length>wy?0:void 0,children:e||" "}),l("button",{type:"button","aria-label":s?"Copied":"Copy what it wrote",onClick:async()=>r(await Zr(e)?e:""),children:s?"\u2713":l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:l("path",{d:"M5 5V2h9v9h-3M2 5h9v9H2z"})})})]})}/*! Preact and gifenc, which are part of this file:

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
*/var pa={alignment:xl,beams:Xl,film:Dc,matrices:Mu,stage:$i,wholeModel:rp};Fa();Iu();Zl({...pa,lecture:ru(pa),phone:Ru(pa)});qc($i);export{xl as alignment,Vw as answered,Xl as beams,Kw as classroom,Zw as course,k0 as exporter,Dc as film,E0 as follow,z0 as frame,K0 as glossary,uy as intoSight,Mu as matrices,cy as openAtTop,ny as outline,H0 as predict,ry as runTold,$i as stage,hy as teacherKey,py as whenSeen,rp as wholeModel,yy as written};
