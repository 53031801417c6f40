var O,cn,oi,pt,lo,de,ln,le,un,fo,uo,ni,Yt=Symbol.for("pv"),fe={},pe=[],ri=/^m(i|n|o|s|text|space)$/,he=Array.isArray,po=pe.slice,At=Object.assign;function Tt(t){t&&t.parentNode&&t.remove()}function ho(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?po.call(arguments,2):o),Xt(t,a,n,r,null)}function Xt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Yt,__v:r||++cn,__i:-1,__u:0};return!r&&O.vnode&&O.vnode(s),s}function B(t){return t.children}function ht(t,e){this.props=t,this.context=e,this.__g=0}function mt(t,e){if(e==null)return t.__&&mt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:mt(t)}function si(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=At({constructor:Yt},o)).__v=o.__v+1,O.vnode&&O.vnode(e),go(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||mt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,gn(r,e,s),o.__=o.__e=null,e.__e!=n&&dn(e))}function dn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),dn(t)}function sn(t){(8&t.__g||(t.__g|=8,pt.push(t),de++))&&lo==O.debounceRendering||((lo=O.debounceRendering)||queueMicrotask)(fn)}function fn(){try{for(var t,e=1;pt.length;)pt.length>e&&pt.sort(ln),t=pt.shift(),e=pt.length,8&t.__g&&si(t)}finally{(de=pt.length)&&(lo||queueMicrotask)(fn)}}function pn(t,e,o,n,r,s,a,i,c,h,l){var f,d,p,m,_,g,b=n.__k||pe,w=e.length;for(c=ii(o,e,b,c,w),f=0;f<w;f++)(p=o.__k[f])!=null&&(d=~p.__i&&b[p.__i]||fe,p.__i=f,g=go(t,p,d,r,s,a,i,c,h,l),m=p.__e,(d.ref!=p.ref||8&d.__u)&&(d.ref&&_o(d.ref,null,p,d),p.ref&&l.push(p.ref,p.__c||m,p)),_=_||m,4&p.__u?(c=hn(p,c,t,!d.__v),d.__e&&(d.__e=null)):typeof p.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),p.__u&=-21);return o.__e=_,c}function ii(t,e,o,n,r){var s,a,i,c,h,l,f,d,p,m=o.length,_=m,g=0,b=0,w=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[s]=Xt(null,a):he(a)?a=w[s]=Xt(B,{children:a}):a.constructor===Yt&&a.__b?a=w[s]=Xt(a.type,a.props,a.key,a.ref,a.__v):w[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(h=a.__i=ai(a,o,c,_))&&(_--,(i=o[h])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,h==c-1?g--:h==c+1?g++:h!=c&&(h>c?g--:g++,b=1)):(~h||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):w[s]=null;if(b){for(l=[],f=[],s=0;s<r;s++)if((a=w[s])&&16&a.__u){for(g=0,d=l.length;g<d;)l[p=g+d>>1]<a.__i?g=p+1:d=p;l[g]=a.__i,f[s]=g+1}for(g=l.length;s--;)f[s]&&(f[s]==g?g--:w[s].__u|=4)}if(_)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=mt(i)),wo(i,i));return n}function hn(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=hn(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=mt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function mo(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(he(t)?t.some(function(o){mo(o,e)}):e.push(t)),e}function ai(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function an(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function ce(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||an(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||an(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=uo[e]||(uo[e]=ci(e)),(t.__a||(t.__a={}))[e]=fo,s=e!=(e=e.replace(un,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function ci(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[le]==null)e[le]=fo++;else if(e[le]<this.__a[t])return;return o(O.event?O.event(e):e)}}}function go(t,e,o,n,r,s,a,i,c,h){var l,f,d,p,m,_,g,b,w,v,y,x,k,S,M,z,C,$,et=e.type;if(e.constructor!==Yt)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,f=s=[],l.nodeType==8?i=ue(l,s):s.push(l),i=s[0]||i),(l=O.__b)&&l(e);t:if(typeof et=="function"){d=a.length;try{if(b=e.props,w=(l=et.prototype)&&l.render,v=(l=et.contextType)&&n[l.__c],y=l?v?v.props.value:l.__:n,(p=o.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(w?e.__c=p=new et(b,y):(e.__c=p=new ht(b,y),p.constructor=et,p.render=ui),v&&v.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),w&&(p.__s||(p.__s=p.state),et.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=At({},p.__s)),At(p.__s,et.getDerivedStateFromProps(b,p.__s)))),m=p.props,_=p.state,p.__v=e,o.__c){if(b!==m&&w&&!et.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(b,p.__s,y)===!1){e.__v!=o.__v&&(p.props=b,p.state=p.__s,p.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(J){J&&(J.__=e)}),pe.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=mt(o);break t}p.componentWillUpdate&&p.componentWillUpdate(b,p.__s,y),w&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,_,g)})}else w&&!et.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),w&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=y,p.props=b,p.__P=t,p.__g&=-5,x=O.__r,k=w?25:0;do p.__g&=-9,x&&x(e),l=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++k<25);w&&(pe.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=At({},n,p.getChildContext())),w&&o.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,_)),S=l&&l.type===B&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(J){J&&wo(J,J)}),o.__k=null),i=o.__k?mt(o,0):null),i=pn(t,he(S)?S:[S],e,o,n,r,s,a,i,c,h),b.__P&&(e.__e=null,i=l),e.__u&=-161,f&&f.some(Tt),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(J){if(a.length=d,e.__v=null,c||s)if(J&&J.then){if(e.__u|=128|c,s){for(~(C=s.indexOf(i||void 0))||(C=s.length);($=s[C-1])&&$.nodeType==8;)C--;for(;C<s.length;C++)if($=s[C])if(s[C]=null,M){if($==z)break}else{if($.nodeType!=8)break;$.data.startsWith("$s")&&(z=ue(M=$))}}if(!M){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;M=i}(l=ue(M=e.__c.__z||(e.__c.__z=M)))?(e.__e=M,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Tt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),J&&J.then||mn(e),O.__e(J,e,o)}}else i=e.__e=li(o.__e,e,o,n,r,s,a,c,h,t);return(l=O.diffed)&&l(e),i}function ue(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function mn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(mn))}function gn(t,e,o){for(var n=0;n<o.length;)_o(o[n++],o[n++],o[n++]);O.__c&&O.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){O.__e(s,r.__v)}})}function li(t,e,o,n,r,s,a,i,c,h){var l,f,d,p,m,_,g,b,w=o.props||fe,v=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(y?m.localName==y:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=h.ownerDocument||document,!y)return b.createTextNode(v);t=b.createElementNS(r,y,v.is?v:h),i&&(O.__m&&O.__m(e,s),i=!1),s=null}if(y){if(h=y=="template"&&t.content||t,s=y=="textarea"&&v.defaultValue!=null?null:s&&po.call(h.childNodes),!i&&s)for(w={},l=0;l<t.attributes.length;l++)w[(m=t.attributes[l]).name]=m.value;for(l in w)m=w[l],l=="dangerouslySetInnerHTML"?d=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||ce(t,l,null,m,r);for(l in v)m=v[l],l=="children"?p=m:l=="dangerouslySetInnerHTML"?f=m:l=="value"?_=m:l=="checked"?g=m:i&&typeof m!="function"||w[l]===m||ce(t,l,m,w[l],r);f?(i||d&&(f.__html==d.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(d&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ri.test(y))&&(r="http://www.w3.org/1999/xhtml"),pn(h,he(p)?p:[p],e,o,n,r,s,a,s?s[0]:o.__k&&mt(o,0),i,c),s&&s.some(Tt)),i&&y!="textarea"||(l="value",y=="progress"&&_==null?t.removeAttribute(l):_==null||_===t[l]&&(y!="progress"||_)||ce(t,l,_,w[l],r),l="checked",g!=null&&g!=t[l]&&ce(t,l,g,w[l],r))}else w===v||i&&t.data==v||(t.data=v);return t}function _o(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){O.__e(r,o)}}function wo(t,e,o){var n,r,s,a;if(O.unmount&&O.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||_o(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){O.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&wo(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=ue(n,s=[]))&&(n==t.__e&&s.some(Tt),Tt(r),Tt(n)),o||Tt(t.__e),t.__e=t.__c=t.__=null}function ui(t,e,o){return this.constructor(t,o)}function ot(t,e){var o,n,r,s;O.__&&O.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Xt(B,{children:[t]}),r=[],s=[],go(e,e.__k,n||fe,fe,e.namespaceURI,n?null:e.firstChild?po.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),gn(r,e.__k,s),e.__k.props.children=null}O={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw de=0,t}},cn=0,oi=function(t){return t!=null&&t.constructor===Yt},ht.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=At({},this.state)),typeof t=="function"&&(t=t(At({},o),this.props)),t&&(At(o,t),this.__v&&(e&&this.__k.push(e),sn(this)))},ht.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),sn(this))},ht.prototype.render=B,pt=[],de=0,ln=function(t,e){return t.__v.__b-e.__v.__b},le=Symbol(),un=/(PointerCapture)$|Capture$/i,fo=0,uo={},ni=0;var di,yo=()=>di??=document.createElement("canvas").getContext("2d");function me(t){let e=yo();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var ge=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),gt=t=>`rgb(${t.join(",")})`;function bo(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function _n(t,e){let[o,n]=[bo(t),bo(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function wn(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return ge(t[r],t[r+1],n-r)})}function It(t){let e=getComputedStyle(t),o=d=>e.getPropertyValue(`--st-${d}`).trim(),[n,r]=[me(o("text-color")),me(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,,...c]=o("chart-categorical-colors").split(","),h=wn(s.map(me)),l=o("chart-diverging-colors").split(","),f=wn(l.map(me));return{text:gt(n),quiet:gt(ge(r,n,.72)),ground:gt(r),primary:o("primary-color"),query:a,key:i,lines:c,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:gt(ge(r,n,.09)),hatchLine:gt(ge(r,n,.3)),scale:h.map(gt),ink:h.map(d=>gt(_n(d,n)>=_n(d,r)?n:r)),pixels:bn(h),signed:f.map(gt),signedPixels:bn(f),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${l})`,dark:bo(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var bn=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function P(t,e){let o=yo();return o.font=e,o.measureText(t).width}function yn(t){let e=yo();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var zt,q,vo,vn,xo=Object.is,Zt=0,Tn=[],ko=[],F=O,xn=F.__b,kn=F.__r,Mn=F.diffed,Sn=F.__c,On=F.unmount,En=F.__;function _e(t,e){F.__h&&F.__h(q,t,Zt||e),Zt=0;var o=q.__H||(q.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function L(t){return Zt=1,An(Cn,t)}function An(t,e,o){var n=_e(zt++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Cn(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);xo(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=q,!q.__f)){q.__f=!0;var r=q.shouldComponentUpdate;q.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var h=!1,l=this.props!=s;if(c.__.some(function(d){d.__N&&(h=!0,xo(d.__[0],d.__N[0])||(l=!0))}),r){var f=r.call(this,s,a,i);return h?f||l:f}return!h||l}}return n.__}function G(t,e){var o=_e(zt++,3);!F.__s&&So(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,q.__H.__h.push(o))}function R(t,e){var o=_e(zt++,4);!F.__s&&So(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,q.__h.push(o))}function N(t){return Zt=5,K(function(){return{current:t}},[])}function K(t,e){var o=_e(zt++,7);return So(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Ht(t,e){return Zt=8,K(function(){return t},e)}function fi(){var t;do{for(;t=ko.shift();)try{Jt(t)}catch(o){F.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Tn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Jt),e.__h.some(Mo),e.__h=[]}catch(o){e.__h=[],F.__e(o,t.__v)}}}while(ko.length)}F.__b=function(t){q=null,xn&&xn(t)},F.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),En&&En(t,e)},F.__r=function(t){kn&&kn(t),zt=0;var e=(q=t.__c).__H;e&&(vo==q?q.__h=[]:(e.__h.some(Jt),e.__h.some(Mo),zt=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),vo=q},F.diffed=function(t){Mn&&Mn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ln(Tn.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),vo=q=null},F.__c=function(t,e){e.some(function(o){try{o.__h.some(Jt),o.__h=o.__h.filter(function(n){return!n.__||Mo(n)})}catch(n){o.__h=[function(){throw n}]}}),Sn&&Sn(t,e)},F.unmount=function(t){On&&On(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Ln(ko.push(r))}else Jt(r)}catch(s){e=s}}),n.__H=void 0,e&&F.__e(e,n.__v))};var $n=typeof requestAnimationFrame=="function";function pi(t){var e,o=function(){clearTimeout(n),$n&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);$n&&(e=requestAnimationFrame(o))}function Ln(t){t!=1&&vn==F.requestAnimationFrame||((vn=F.requestAnimationFrame)||pi)(fi)}function Jt(t){var e=q,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),q=e}function Mo(t){var e=q;t.__c=t.__(),q=e}function So(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!xo(o,t[n])})}function Cn(t,e){return typeof e=="function"?e(t):e}function Pn({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=L(()=>o.every(s=>document.fonts.check(s)));return G(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}var hi=Symbol.for("pv"),mi=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var h={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:hi,__v:--mi,__i:-1,__u:0};return(r||s)&&(h.__source=r,h.__self=s),O.vnode&&O.vnode(h),h}var gi={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function we(t,e,o,n){let[r,s]=L(!1),[a,i]=L(1);return R(()=>{if(!r)return;if(t>=e)return s(!1);let h=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(h)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function be({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return u("span",{class:"buttons",children:[u(Qt,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),u(Qt,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),u(Qt,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(Qt,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),u(Qt,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Qt({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:gi[t]})})})}function ye({speeds:t,player:e,isNamed:o=!1}){return u("label",{class:"speed",children:[u("span",{class:o?"name":"unseen",children:"Speed"}),u("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>u("option",{value:n,children:[n,"\xD7"]},n))})]})}var ve=new Map;function Ft(t,e){return ve.set(t,e),()=>{ve.get(t)===e&&ve.delete(t)}}var Rn=t=>ve.get(t)?.()??null;var _i=/[\u202A-\u202E\u2066-\u2069]/g,wi=/(\p{M}{4})\p{M}+/gu,bi=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,yi={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},vi=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Nn=14;function Oo(t){let e=t.replace(_i,"").replace(wi,"$1");return/^\s+$/.test(e)?[...e].map(o=>yi[o]??"\u2423").join(""):e||"\u2205"}function Ct(t,e=Nn){let o=Oo(t);if(o.length<=e)return o;let n=[...vi.segment(o)];return n.length<=e?o:n.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function T(t,e=Nn){return`\u2068${Ct(t,e)}\u2069`}function _t(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return bi.test(e)?"rtl":"ltr"}function E({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:Oo(t),children:Ct(t,e)})}function Dt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+U(Number(r))+(s?`.${s}`:"")}function U(t){return t.toLocaleString("en")}function A(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?A(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function In(t){return t>=.005?(t*100).toFixed(0):""}function zn(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var lt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],xe=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function wt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),h=>h/255)}var bt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var xi;function ke(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=xi??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),h=new Uint32Array(c.data.buffer);for(let l=0;l<h.length;l+=1)h[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var V=6;function I({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function W(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:h,stroke:l,width:f=1,opacity:d=1,dash:p=[]},m)=>{i.globalAlpha=d,h&&(i.fillStyle=h,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:f}),i.setLineDash(p),i.stroke(m)),i.globalAlpha=1};return{rect(h,l,f,d,p){let m=new Path2D;p.radius?m.roundRect(h,l,f,d,p.radius):m.rect(h,l,f,d),c(p,m)},text(h,l,f,d){i.save(),i.translate(l,f),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:I(d,n),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(h,0,0),i.restore()},cells:(h,l,f,d,p)=>i.drawImage(ke(h,l,f,n,p),...d),hatch(h,l,f,d){i.fillStyle=ki(i,n),i.fillRect(h,l,f,d)},path(h,l){let[f,d]=l.shift??[0,0];i.save(),i.translate(f,d),c(l,new Path2D(h)),i.restore()}}}function Fn(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,h],l)=>t.cells(n,r,s,[a+e,i+o,c,h],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Hn=new Map;function ki(t,e){let o=Hn.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:V,height:V}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,V,V),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-V,0,V])r.moveTo(a-1,V+1),r.lineTo(a+V+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Hn.set(e.signature,s),s}var Mi=6400,Dn=4,Si=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Oi=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Ei={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Un=t=>t.replace(/[&<>"]/g,e=>Ei[e]);function Eo(t){return Oi.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var te=t=>t.toWellFormed().replace(Si,""),qt=t=>Math.round(t*100)/100;function rt(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Un(String(typeof s=="number"?qt(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var qn=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function jn(t,e,o,n){let r=[];n($i(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${qt(t)} ${qt(e)}`};return rt("svg",s,rt("defs",{},Ai(o))+r.join(""))}function $i(t,e){return{rect:(o,n,r,s,a)=>t.push(rt("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...qn(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(qt).join(" ")})`;t.push(rt("path",{d:o,transform:r,...qn(n)}))},hatch:(o,n,r,s)=>t.push(rt("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Li(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:h,align:l="left",turned:f}=s,d=Eo(te(o)),p=P(d,I(s,e)),[m,_]=[f?{transform:`translate(${qt(n)} ${qt(r)}) rotate(-90)`}:{x:n,y:void 0},yn(I(s,e))],g={...m,y:f?_:r+_,fill:a,"font-family":h?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...d].length>1?p:void 0,lengthAdjust:[...d].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(rt("text",g,Un(d)))}}}function Li(t,e,o,[n,r,s,a],i,c){if(e*o>Mi)return[Ti(t,e,o,[n,r,s,a],i,c)];let h=c?i.signed:i.scale,[l,f]=[s/o,a/e],d=m=>Math.min(255,Math.round(t[m]*255)),p=[];for(let m=0;m<e;m+=1)for(let _=0,g;_<o;_=g){let b=h[d(m*o+_)];for(g=_+1;g<o&&h[d(m*o+g)]===b;)g+=1;let w={x:n+_*l,y:r+m*f,width:(g-_)*l,height:f};p.push(rt("rect",{...w,fill:b}))}return[rt("g",{"shape-rendering":"crispEdges"},p.join(""))]}function Ti(t,e,o,[n,r,s,a],i,c){let h=Object.assign(document.createElement("canvas"),{width:o*Dn,height:e*Dn}),l=h.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(ke(t,e,o,i,c),0,0,h.width,h.height),rt("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:h.toDataURL("image/png")})}function Ai(t){let e=rt("rect",{width:V,height:V,fill:t.hatchGround}),o=[-V,0,V].map(r=>`M${r-1} ${V+1}L${r+V+1} -1`).join("");return rt("pattern",{id:"hatch",width:V,height:V,patternUnits:"userSpaceOnUse"},e+rt("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ee=12,Ci=2,Pi=16e6,Ri=1.4;function D(t,e=ee){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function X(t,e=ee){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Me(t,e,o,n){let r=I(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&P(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*Ri;return{width:Math.ceil(Math.max(0,...s.map(i=>P(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,h)=>s.forEach((l,f)=>i.text(l,c,h+(f+.5)*a,o))}}function Ni(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ee);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ee,ee)}}}function Bn(t,e){let{width:o,height:n,draw:r}=Ni(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(W(s,o,n,e,Math.min(Ci,Math.sqrt(Pi/(o*n))))),{svg:jn(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Wn=1.2,Ii=9,Gn={rows:[],columns:[],step:[],chosen:[],done:1/0};function yt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(w=>T(w))),i=(b=>Math.ceil(Math.max(...b.map(w=>P(w,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),h=e.letters*Wn,l=s.map(b=>P(b,n)),f=l.map(b=>b>Math.max(c,h)-2&&b>e.letters*1.1),d=Math.ceil(Math.max(h,...l.filter((b,w)=>f[w])))+8,p=Math.min(e.cell,c*1.4,(e.height-d-3)/r.length);c=Math.min(c,p*1.8),[c,p]=[c,p].map(b=>b>=4?Math.floor(b):b);let[m,_]=[i+s.length*c+3,d+r.length*p+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(p*.62),Math.floor((c-4)/1.9));return{left:i,top:d,cellWidth:c,cellHeight:p,width:m,height:_,rows:r,columns:s,turned:f,letters:e.letters,numbers:g>=12?g:0}}function vt(t,e,o,n,r){zi(t,e,o,n,r),o.numbers&&Hi(t,e,o,n,r),Fi(t,o,n,r),Di(t,o,n,r),qi(t,o,n,r)}function zi(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,h]=[e.rows.length,e.columns.length],[l,f]=[h*r,c*s];if(t.cells(e.weights,c,h,[o,n,l,f]),e.blocked&&ut(t,e.blocked,c,h,[o,n,l,f]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<Ii)){for(let d=1;d<h;d+=1)t.rect(o+d*r-.5,n,1,f,{fill:i.ground});for(let d=1;d<c;d+=1)t.rect(o,n+d*s-.5,l,1,{fill:i.ground})}}function ut(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),h=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let f=0;f<n;f+=1){let d=f;for(;d<n&&e[l*n+d];)d+=1;d>f&&t.hatch(c(f),h(l),c(d)-c(f),h(l+1)-h(l)),f=d}}function Hi(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:h},l,f){for(let d=0;d<Math.min(n.length,l.done);d+=1)for(let p=0;p<r.length;p+=1){let m=e[d*r.length+p];if(o?.[d*r.length+p])continue;let _=f.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(p+.5)*i,a+(d+.5)*c+1];t.text(In(m),g,b,{fill:_,size:h,align:"center"})}}function Fi(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let h=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...h,{fill:c.ground}),t.rect(...h,{fill:c.hatchGround,opacity:.5})}function Di(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let h=(l,f)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let l of i.chosen)h(l,c.query);for(let l of i.step)h(l,c.primary);for(let l of i.rows)h(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function qi(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},h,l){let f=[...h.rows,...h.step,...h.chosen];for(let d of Se(s.length,r,c,f)){if(d>=h.done)break;let p=f.includes(d),m=h.rows.includes(d)||h.chosen.includes(d)?l.query:p?l.text:l.quiet;t.text(s[d],e-7,o+(d+.5)*r,{fill:m,size:c,bold:p,code:!0,align:"right"})}for(let d of Se(a.length,n,c,h.columns)){let p=h.columns.includes(d),m=i[d]?"left":"center",[_,g]=[e+(d+.5)*n,o-(i[d]?6:3+c*.55)];t.text(a[d],_,g,{fill:p?l.key:l.quiet,size:c,bold:p,code:!0,align:m,turned:i[d]})}}function Se(t,e,o,n){let r=o*Wn,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Vn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,h]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||h>=s.length||c<0&&h<0?null:{row:Math.max(-1,c),column:Math.max(-1,h)}}var $o=12,Kn=64,Lo=20,Xn=18;function Oe({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),h=c+Xn+$o,l=[t.length,e.length];return{width:Kn+s.length*(r+$o),height:Lo+a.length*h,draw(f,d,p){let m=b=>d+Kn+b*(r+$o),_={size:13,fill:i.quiet},g={..._,align:"center"};s.forEach((b,w)=>f.text(b,m(w)+r/2,p+Lo/2,g)),a.forEach(({layer:b,maps:w},v)=>{let y=p+Lo+v*h;f.text(`Layer ${b+1}`,d,y+c/2,_),w.forEach((x,k)=>{if(!x)return;let S=m(k);f.cells(x.weights(),...l,[S,y,r,c]),o&&ut(f,o,...l,[S,y,r,c]),f.rect(S-2,y-2,r+4,c+4,{stroke:x.isOpen?i.primary:i.hatchLine,width:x.isOpen?3:1,radius:4}),x.role&&f.text(x.role,S+r/2,y+c+4+Xn/2,g)})})}}}var j=14,Ui=18,To=64,oe={width:96,height:12},st=(t,e)=>it(t,{size:Ui,bold:!0,fill:e.text},e),Ut=(t,e,o)=>Me(t,e,{size:j,fill:o.text},o);function it(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(P(t,I(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function jt({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>it(n,{size:j,fill:r,bold:s},e);return X([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),X([o("0 %"),ji(e),o("100 %")],6),t&&X([Ao((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function ji(t){let e=Float32Array.from({length:To},(o,n)=>n/(To-1));return{...oe,draw(o,n,r){o.cells(e,1,To,[n,r+4,oe.width,oe.height]),o.rect(n,r+4,oe.width,oe.height,{stroke:t.hatchLine})}}}var Ao=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Ee=t=>t.map(e=>typeof e=="string"?e:T(e.token,e.length)).join("");var xt={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},$e=13,Bi=90,Yn=[void 0,[8,4],[2,3],[10,3,2,3]],Wi=[1,1.5,2,3,4,5,6,8,10],Gi=[1,2,2.5,4,5,10],Z={letters:14,padding:24,height:28,lane:32,apart:6};function Le(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=xe(t),s=Jn(Math.max(.1,...o.map(([,m])=>m)),Wi),{left:a,head:i,foot:c,between:h}=xt,l=Math.max(1,e-a-xt.right),f=i+xt.loss+h+i,d=[{name:"Loss (nats)",curve:"losses",top:i,height:xt.loss,ticks:[0,s/2,s]}];n.length&&d.push({name:"Exact match",curve:"exacts",top:f,height:xt.exact,ticks:[0,1]});let p=d[d.length-1].top+d[d.length-1].height+c;return{width:e,height:p,left:a,line:l,end:r,x:m=>a+m/r*l,panels:d}}function Jn(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var kt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Yn[e%Yn.length]});function Te(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:h,height:l,line:f}=e,d=g=>a+e.x(g),p=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,w)=>t.path(`M${g} ${i+xt.head-b}V${i+l-xt.foot}`,w);for(let g of c){t.text(g.name,d(0),i+g.top-11,{size:$e,fill:s.text});for(let b of g.ticks){let w=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(d(0),Math.round(p(g,b)),f,1,{fill:s.hatchLine}),t.text(w,d(0)-6,p(g,b),{size:$e,fill:s.quiet,align:"right"})}}for(let[g,b]of Ki(e,s))t.text(g,a+b,i+l-xt.foot/2,{size:$e,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(d(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let _=o.films.length>1;for(let g of c)o.films.forEach((b,w)=>{let v=kt(s,w,_,g.curve),y=b[g.curve].map(([x,k])=>[d(x),p(g,k)]);if(y.length&&t.path(y.map(([x,k],S)=>`${S?"L":"M"}${x.toFixed(1)} ${k.toFixed(1)}`).join(""),v),g.curve==="exacts")for(let[x,k]of y)t.rect(x-2,k-2,4,4,{fill:v.stroke})});m(Math.round(Math.min(d(r),a+h-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let w=lt(g,r);for(let v of c){let y=v.curve==="losses"?w.loss:w.exact;y!==null&&t.path(Vi(d(w.step),p(v,y),4.5),{fill:kt(s,b,_,v.curve).stroke,stroke:s.ground,width:2})}})}var Vi=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function Ki({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Jn(e/Math.max(2,Math.floor(n/Bi)),Gi));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,h=c+s>e?`${U(c)} ${c===1?"step":"steps"}`:U(c),l=P(h,I({size:$e,fill:""},r))/2;return[h,Math.max(l,Math.min(t(c),o-l))]})}function Ae(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(P(s.short,I({size:Z.letters,fill:""},n)))+Z.padding),c=a+i>o,h=Math.max(0,c?a-i:a),l=r.findIndex(d=>d.every(([p,m])=>h>=m+Z.apart||h+i<=p-Z.apart)),f=l<0?r.push([])-1:l;return r[f].push([h,h+i]),{mark:s,left:h,wide:i,leans:c,lane:f}})}var Ro={least:24,readable:40,most:104},Xi=28,Yi=175,Zn=58,Ji=20,Co={label:58,gap:8},Po={label:26,gap:4},Zi=20;function Qn(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((l,f)=>Qi(t,f+1,e,r)),a=s.filter(({side:l})=>l>=Ro.readable),i=({side:l,short:f})=>l+(f?0:Zi),c=l=>l.toSorted((f,d)=>i(d)-i(f))[0],h=a.toSorted((l,f)=>l.height-f.height)[0];return c(a.filter(({height:l})=>l<=r))??h??c(s)}function Qi(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],a=Math.floor((o-(e-1)*Xi)/e);if(e>1&&a<Yi)return[];let i=Math.ceil(t.length/e),c=({label:f,gap:d}=Po)=>Math.floor((a-f-2)/r-d),h=Math.floor((n/i-Zn)/s-Po.gap),l=(f,d=!0)=>{let p=Math.max(Ro.least,Math.min(Ro.most,f)),m=d?Po:Co;return{side:p,own:a,short:d,...m,height:i*(Zn+s*(p+m.gap+(d?0:Ji)))}};return[c(Co)>=56?l(c(Co),!1):l(c()),l(Math.min(c(),h))]}function Ce({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Pe=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var ta=3,ne=120,at=28,No=t=>t?['"',{token:t,length:ne},'"']:["nothing"],tr=(t,e)=>["The model writes ",...No(e.answer),...e.isRight?[", which is right. "]:[", right is ",...No(t.answer),". "]],er=(t,e)=>Ee(["The model reads ",...No(t.text),". ",...tr(t,e)]).trim();function Re(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${U(o.step)}. `,...tr(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],ea(t,o)]}function ea(t,e){let o=e.roles.flatMap((a,i)=>[...a].map((c,h)=>bt(t,e,i,h))),n=Object.keys(t.roles).map(a=>({role:a,many:o.filter(i=>i===a).length})).filter(({many:a})=>a),r=o.filter(Boolean).length;if(!r)return`None of the ${o.length} heads has a role yet.`;let s=n.sort((a,i)=>i.many-a.many).map(({role:a,many:i})=>`${i} ${a}`);return`${r} of ${o.length} heads ${r===1?"has":"have"} a role: ${s.join(", ")}.`}function Ne({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${U(e)}`]]:[...[["step","Step",U(e)],["loss","Loss",o===null?"\u2013":Dt(o,3)]],["exact","Exact match",n===null?"\u2013":A(n,1)]]}function Ie({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var ze=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,He=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function or(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=wt(t,e,o,n),c=r.map((f,d)=>s.filter((p,m)=>!a?.[d*s.length+m]).length>1);return[...i.keys()].filter(f=>i[f]&&c[Math.floor(f/s.length)]).sort((f,d)=>i[d]-i[f]).slice(0,ta).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":A(i[f])}))}var re=860,oa=72,nr=32,na=12,Fe={padding:6,gap:3,line:68};function rr({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:f})=>f)),a=r.map(l=>lt(l,e)),i=r.map((l,f)=>ra(t,l,a[f],n)),c=l=>r.length>1?`${T(l.title,at)}: `:"",h=r.flatMap((l,f)=>[c(l)+Ee(Re(t,l,a[f])),...He(l,e).map(({text:d})=>d)]);return D([X(i,2*nr),jt({isBlocked:s},n),aa(t,e,o,n),D(h.map(l=>Ut(l,re,n)),4)],16)}function ra(t,e,o,n){let r=e.kinds.map((i,c)=>D([it(i.title,{size:16,bold:!0,fill:n.text},n),sa(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=na,a=Ne(t,o).map(([,i,c])=>D([it(i,{size:j,fill:n.quiet},n),it(c,{size:22,bold:!0,fill:n.text},n)],0));return D([e.title.length>0&&st(T(e.title,at),n),X(a,20),ia(e,o,n),s?X(r,nr):D(r,16)])}function sa(t,e,o,n,r){let s=i=>Array.from({length:i},(c,h)=>h),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>wt(e,n,i,c),role:bt(t,n,o,i*e.heads+c)}))}));return Oe({...e,shape:Ce(e),side:oa},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function ia(t,e,o){let[n,r]=[{size:j,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(P(g,I(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(P(g,I(n,o)))))+12,h=Ie(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:w})=>({state:w,texts:[g,b].map(v=>v===void 0?"":T(v))})),[l,f]=[0,0],d=h.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*Fe.padding;l&&l+b>re-i&&([l,f]=[0,f+1]);let w={x:l,line:f,width:b};return l+=b+Fe.gap,w}),p=T(t.text,ne),m=Math.max(s(p),...d.map(g=>g.x+g.width)),_=_t([t.answer])==="rtl";return{width:i+m,height:24+(f+1)*Fe.line,draw(g,b,w){a.forEach((v,y)=>g.text(v,b,w+[12,36,62][y],n)),g.text(p,b+i,w+12,r),h.forEach(({texts:v,state:y},x)=>{let k=d[x],S=b+i+(_?m-k.x-k.width:k.x),[M,z]=[S+k.width/2,w+24+k.line*Fe.line];g.text(v[0],M,z+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(S+1,z+26,k.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?void 0:[4,3],radius:5}),g.text(v[1],M,z+38,{...r,align:"center"}),y&&g.path(Pe(y,M,z+60),{stroke:o.text,width:2})})}}}function aa(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Le(t,re),{marks:a}=r[o],i=Ae(a,s,n),c=r.map(({title:l},f)=>{let d=kt(n,f,!0);return X([{width:34,height:20,draw:(p,m,_)=>p.path(`M${m} ${_+10}h34`,d)},it(T(l,at),{size:j,fill:n.text},n)],6)}),h=1+Math.max(-1,...i.map(({lane:l})=>l));return D([r.length>1&&X(c,16),{width:re,height:s.height,draw:(l,f,d)=>Te(l,s,{reels:t,marks:a,step:e},n,[f,d])},h>0&&{width:re,height:h*Z.lane,draw:(l,f,d)=>i.forEach(({mark:p,left:m,wide:_,leans:g,lane:b})=>{let w=d+b*Z.lane;l.rect(f+m,w,_,Z.height,{stroke:n.hatchLine,radius:4}),l.rect(f+(g?m+_-4:m),w,4,Z.height,{fill:kt(n,o,r.length>1).stroke}),l.text(p.short,f+m+_/2,w+Z.height/2,{size:Z.letters,fill:n.text,align:"center"})})}],6)}var[ca,la,Mt,De]=[420,34,8,14],Io={height:300,share:.36,cell:40,letters:14};function sr({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=N(null),c=N(null),[h,l,f,d]=r.split(" ").map(Number),p=r?e.films[h]:void 0,m=p?.kinds[l],_=p&&lt(p,o),g=Math.min(ca,window.innerWidth-2*Mt),b=()=>{let v=t.current?.querySelector(`[data-head="${r}"]`);v&&i.current&&da(i.current,v,a())};R(()=>{if(!m||!_){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let v={...m,weights:wt(m,_,f,d)},y=yt(v,{...Io,width:g-la,height:Math.min(Io.height,window.innerHeight*Io.share)},n);c.current&&vt(W(c.current,y.width,y.height,n),v,y,Gn,n),b()}),G(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let w=p&&_?bt(e,_,l,f*p.kinds[l].heads+d):"";return u("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&_&&u(B,{children:[u("div",{class:"title",children:ze(m,f,d)}),u("div",{class:"note",children:["Step ",U(_.step),w&&`: ${e.roles[w]}`]}),u("canvas",{ref:c}),u("ol",{class:"pairs",children:or(m,_,f,d).map(({query:v,key:y,share:x},k)=>u("li",{children:[u(E,{token:v})," looks at ",u(E,{token:y}),", ",x]},k))}),u("div",{class:"note",children:r===s?`${ua()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var ua=()=>matchMedia("(hover: hover)").matches;function da(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,h,l)=>Math.max(Mt,Math.min(c,l-h-Mt)),a=n.right+De;a+r.width>window.innerWidth-Mt&&(a=n.left-De-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Mt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+De;i=c+r.height<window.innerHeight?c:Math.max(Mt,n.top-De-r.height)}o<1/0&&(i=Math.max(Mt,Math.min(i,o-r.height-Mt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}var ir=Object.assign;function ha(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var ma=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function qe(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:ha(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ho(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var ga=Symbol.for("react.element"),_a=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,wa=/[A-Z0-9]/g,ba=typeof document<"u";var ya=function(t){return/fil|che|rad/.test(t)};ht.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(ht.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var ar=O.event;O.event=function(t){return ar&&(t=ar(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var va={configurable:!0,get:function(){return this.class}},cr=O.vnode;O.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var h=r[c];if(!(c=="value"&&"defaultValue"in r&&h==null||ba&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&h&&h.constructor==Object){var l=void 0;for(var f in h)typeof h[f]!="number"||ma.test(f)||(l||(l=h=ir({},h)),h[f]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&h===!0)h="";else if(c=="translate"&&h==="no")h=!1;else if(c[0]=="o"&&c[1]=="n"){var d=c.toLowerCase();d=="ondoubleclick"?c="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||ya(r.type)?d=="onfocus"?c="onfocusin":d=="onblur"&&(c="onfocusout"):d=c="oninput",d=="oninput"&&a[c=d]&&(c="oninputCapture")}else i&&_a.test(c)?c=c.replace(wa,"-$&").toLowerCase():h===null&&(h=void 0);a[c]=h}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=mo(r.children).forEach(function(m){m.props.selected=a.multiple?p.indexOf(m.props.value)!=-1:p==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",va)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=ir({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=ga,cr&&cr(t)};function Q(){let t=N(null),[e,o]=L({width:0,height:0});return R(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function lr(t){R(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}function ur(t,e){let o=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!o||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let n=o();n instanceof HTMLElement&&(n.scrollIntoView({block:"nearest",inline:"nearest"}),n.focus({preventScroll:!0}))}function dr({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:h}){let l=N(null),[f,d]=L("0 0"),{side:p,short:m,label:_,gap:g,own:b}=s,[w,v]=[n.heads,n.layers].map(x=>Array.from({length:x},(k,S)=>S)),y=[p,Math.round(p/Ce(n))];return R(()=>{l.current?.querySelectorAll("canvas").forEach((x,k)=>{let S=[0,0,...y],M=W(x,...y,a);M.cells(wt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...S]),n.blocked&&ut(M,n.blocked,n.rows.length,n.columns.length,[...S])})},[n,r,p,a,window.devicePixelRatio]),u("div",{class:"kind",style:{width:`${b}px`},children:[u("div",{class:"title",children:n.title}),u("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:xa,style:{gap:`${g}px`,gridTemplateColumns:`${_-g}px repeat(${n.heads}, ${p}px)`},children:[u("div",{role:"row",children:[u("span",{role:"columnheader",children:u("span",{class:"unseen",children:"Layer"})}),w.map(x=>u("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",x+1]},x))]}),v.map(x=>u("div",{role:"row",children:[u("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[m?"L":"Layer ",x+1]}),w.map(k=>{let[S,M,z]=[`${t} ${x} ${k}`,`${x} ${k}`,bt(o,r,e,x*n.heads+k)];return u("span",{role:"gridcell",class:"cell",children:[u("button",{type:"button",class:"thumb","data-head":S,tabIndex:M===f?0:-1,"aria-pressed":i===S,"aria-label":ze(n,x,k)+(z&&`, ${z}`),onClick:()=>h(S),onPointerEnter:({pointerType:C})=>C!=="touch"&&c(S),onPointerLeave:({pointerType:C})=>C!=="touch"&&c(""),onFocus:({currentTarget:C})=>(d(M),C.matches(":focus-visible")&&c(S)),onBlur:()=>c(""),children:u("canvas",{})}),!m&&u("span",{class:"role",children:z})]},k)})]},x))]})]})}function xa(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,h)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+h}"]`);ur(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function ka({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:h}]=Q(),l=h>0&&Qn(o.kinds,h,window.innerHeight,e.films.length>1);return u("section",{class:"reel",children:[o.title&&u("h3",{class:"film-title",children:u(E,{token:o.title,length:at})}),u("div",{class:"head",children:[u("div",{class:"facts",children:Ne(e,n).map(([f,d,p])=>u("span",{class:`fact ${f}`,children:[u("span",{class:"name",children:d}),u("span",{class:"value",children:p})]},f))}),u(Ma,{film:o,frame:n})]}),u("div",{class:"kinds",ref:c,children:l&&o.kinds.map((f,d)=>u(dr,{place:`${t} ${d}`,reels:e,kind:f,frame:n,plan:l,theme:r,held:s,onPoint:a,onHold:i,number:d},d))})]})}var pr=qe(ka);function Ma({film:t,frame:e}){return u("div",{class:"answer",role:"img","aria-label":er(t,e),children:[u("span",{class:"asked",children:"Reads"}),u(E,{token:t.text,length:ne}),u("span",{class:"names",children:[u("span",{children:"Right answer"}),u("span",{children:"Model writes"})]}),u("div",{class:"pieces",dir:_t([t.answer]),children:Ie(t,e).map(({wanted:o,written:n,state:r},s)=>u("span",{class:`piece ${r}`,children:[u(fr,{name:"wanted",token:o}),u(fr,{name:"written",token:n}),u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&u("path",{d:Pe(r,8,8)})})]},s))})]})}var fr=({name:t,token:e})=>e===void 0?u("bdi",{class:`token ${t}`,children:"\xA0"}):u(E,{token:e,class:t});var hr=16,mr={width:34,height:14};function gr({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[h,{width:l}]=Q(),f=N(null),d=K(()=>Le(t,l),[t,l]),[p,m,_]=[i[r],c[n],i.length>1],g=c.length>1||i.flatMap(({losses:y,exacts:x})=>[...y,...x]).length>1;R(()=>{f.current&&l&&Te(W(f.current,l,d.height,e),d,{reels:t,marks:p.marks,step:m},e)},[d,e,o,m,r]);let b=y=>c.reduce((x,k,S)=>Math.abs(k-y)<Math.abs(c[x]-y)?S:x,0),w=({offsetX:y})=>a(b((y-d.left)/d.line*d.end)),v=Ae(p.marks,d,e);return u("div",{class:"timeline",ref:h,children:[_&&u("div",{class:"films",children:i.map(({title:y},x)=>u("button",{type:"button",class:"key","aria-pressed":x===r,title:`Show the moments of ${T(y)} on the timeline`,onClick:()=>s(x),children:[u(Sa,{pen:kt(e,x,!0)}),u(E,{token:y,length:at})]},x))}),g&&u("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:y=>(y.currentTarget.setPointerCapture(y.pointerId),w(y)),onPointerMove:y=>y.buttons&&w(y)}),c.length>1&&u("input",{type:"range",class:"scrubber",min:0,max:d.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${U(m)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${d.left-hr/2}px`,width:`${d.line+hr}px`},onInput:({currentTarget:y})=>{let x=b(Number(y.value));y.value=String(c[x]),a(x)}}),u("div",{class:"marks",role:"group","aria-label":_?`Moments of ${T(p.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...v.map(({lane:y})=>y)))*Z.lane}px`,"--own":kt(e,r,_).stroke},children:v.map(({mark:y,left:x,wide:k,leans:S,lane:M},z)=>{let[C,$]=[p.frames[y.frame].step,_?`${T(p.title)}: ${y.text}`:y.text];return u("button",{type:"button",class:`mark ${y.kind} ${S?"leans":""} ${C<=m?"reached":""}`,title:$,"aria-label":$,"aria-current":C===m?"step":void 0,style:{left:`${x}px`,top:`${M*Z.lane}px`,width:`${k}px`},onClick:()=>a(c.indexOf(C)),children:y.short},z)})})]})}function Sa({pen:t}){return u("svg",{...mr,"aria-hidden":"true",children:u("path",{d:`M1 7H${mr.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var Oa=[.25,.5,1,2,4],Ea=2e4,_r={least:125,most:500},wr=10;function br({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=N(null),a=N(null),[i,c]=L(1/0),[h,l]=L(""),[f,d]=L(""),[p,m]=L(0),_=Pn(e),g=r.length-1,b=n?g:Math.max(0,r.findLastIndex(M=>M<=i)),w=r[b],v=M=>c(r[Math.max(0,Math.min(M,g))]),y=we(b,g,v,Math.max(_r.least,Math.min(_r.most,Ea/r.length))),x=M=>(y.pause(),v(M)),k=()=>(l(""),d("")),S=Ht(M=>M===f?k():(l(M),d(M)),[f]);return G(()=>t.figure?Ft(t.figure,()=>({picture:rr({reels:t,step:w,marked:p},e),theme:e})):void 0),u("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:M=>M.key==="Escape"?k():n||La(M,b,g,x,y.toggle),children:[u("p",{class:"legend",children:[u("span",{children:"Attention weight"}),u("span",{class:"scale",children:["0 % ",u("span",{class:"ramp"})," 100 %"]}),u("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:M})=>M.some(({blocked:z})=>z))&&u("span",{class:"scale",children:[u("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),u("div",{class:"reels",onMouseDown:M=>$a(M,s.current),children:o.map((M,z)=>u(pr,{number:z,reels:t,film:M,theme:e,held:f,frame:lt(M,w),onPoint:l,onHold:S},z))}),!n&&r.length>1&&u("div",{class:"player",ref:a,children:[u(be,{what:"frame",place:b,last:g,player:y,go:x}),u("span",{class:"position",children:["Step ",U(w),u("span",{class:"of",children:[" of ",U(xe(t))]})]}),u(ye,{isNamed:!0,speeds:Oa,player:y})]}),!n&&u(gr,{reels:t,theme:e,fonts:_,place:b,marked:p,onMark:m,go:x}),u("div",{class:"caption","aria-live":n||y.playing?"off":"polite",children:o.map((M,z)=>u("div",{children:[u("p",{class:"line",children:[o.length>1&&M.title&&u("strong",{children:[u(E,{token:M.title,length:at}),": "]}),Re(t,M,lt(M,w)).map(C=>typeof C=="string"?C:u(E,{...C}))]}),!n&&He(M,w).map(({text:C})=>u("p",{class:"line said",children:C},C))]},z))}),u(sr,{root:s,reels:t,step:w,theme:e,held:f,head:h||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function $a(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function La(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-wr),PageUp:a(wr)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Bt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var Ue=`/* What plays: its buttons, scrubber and speed. */

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
`;var yr=`/* The frame of the film, its answer, and what is said of it. */

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
`;var vr=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var xr=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;function St(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var Na=[Bt,Ue,yr,vr,xr].join(`
`),kr=new WeakMap;function Mr({data:t,parentElement:e}){let o=St(e,Na),n=kr.get(o),r=n?.bytes===t?n.reels:zn(t);return kr.set(o,{bytes:t,reels:r}),ot(u(br,{reels:r,theme:It(o)},r.id),o),()=>{ot(null,o),o.remove()}}var Y=["mean","max","rollout"];function Pt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,d)=>d),i=a.filter(f=>!r.columnPieces[f].every(d=>s.has(d))),c=i.length?i:a,{rows:h}=r,l=r.blocked&&Or(r.blocked,h.length,r.columns.length,c,new Uint8Array(h.length*c.length));return{group:e,axes:r,kept:c,rows:h,columns:c.map(f=>r.columns[f]),blocked:l,rowSpots:Sr(r.rowPieces,e.looks),columnSpots:c.map(f=>Sr([r.columnPieces[f]],e.lookedAt)[0])}}var Sr=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Or(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function dt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...Y]}function Ot(t,e,o,n){let{group:r}=e;if(n==="rollout")return zo(t,e,o,r.heads);if(!Y.includes(n))return zo(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=zo(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function zo(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,h=(a*(e.heads+1)+i)*c,l=Or(o.weights.subarray(h,h+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length;for(let d=0;d<n.length;d+=1){let p=15259021896696422e-21;if(f<o.columns.length){let m=0;for(let _=0;_<f;_+=1)m+=l[d*f+_];p=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<f;m+=1)l[d*f+m]*=p}return l}function je(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=Y.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:Ot(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Er(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),c=new Float32Array(a*a),h=new Uint8Array(a*a).fill(1);for(let f of t.groups){let d=Pt(t,f,{words:!1,muted:!1}),p=Ot(t,d,e,o),[m,_]=[f.looks,f.lookedAt].map(g=>g==="source"?0:r);for(let g=0,b=0;g<d.rows.length;g+=1)for(let w=0;w<d.columns.length;w+=1,b+=1){let v=(m+g)*a+_+w;h[v]=d.blocked?.[b]??0,c[v]=h[v]?0:p[b]}}let l=Y.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:h,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Ho=6,Be={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function Tr(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:$r(t.layer,o.layers),head:dt(o).includes(t.head)?t.head:"1",step:$r(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Ho),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var $r=(t,e)=>Math.max(0,Math.min(t,e-1)),Lr={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function Ar(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(Lr)){let[s,a]=Lr[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Cr=250,Rt=0,Et=Be,Pr=Be,Wt=0,Rr=!1,Fo=null,We=new Set,Nt=()=>Et;function H(t){if(!Object.entries(t).every(([e,o])=>String(Et[e])===String(o))){Et={...Et,...t},Rt+=1,zr(),clearTimeout(Wt),Wt=window.setTimeout(Nr,Cr);for(let e of We)e()}}function Nr(){clearTimeout(Wt),Wt&&Fo?.({turn:Rt,selection:Et}),Wt=0}function Ge(t){Rt===0&&(Et={...Be,...t})}function Ir(t,e){if(Fo=e,Rr=!0,Pr=t.usual,t.turn>Rt||Rt===0&&t.turn===0){Rt=t.turn,Et=t.selection;for(let o of We)o()}else t.turn<Rt&&(Wt||=window.setTimeout(Nr,Cr));zr()}function zr(){if(!Rr)return;let t=Ar(location.search,Et,Pr),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function Ve(t){return We.add(t),()=>{We.delete(t)}}var Ia="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Ia))&&(Fo=null),{capture:!0});function Hr(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Ge(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var Ke=()=>{},Dr=[],qr=!1;async function Ur(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(Ke=()=>e.remove(),location.search)return se();let o=e.dataset.view?JSON.parse(e.dataset.view):await za(e.dataset.labFirst??"");if(qr||!o)return se();e.removeAttribute("data-view"),Ge(o.selection),Fa(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>Dr.push(i)}),a=new MutationObserver(()=>Ha()&&se());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),Ke=()=>{a.disconnect(),s?.(),e.remove()}}async function za(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function se(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){qr=!0,Ke(),Ke=()=>{};for(let n of Dr.splice(0))e?.(...n)}}var Fr=!1;function Ha(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Fr||=t==="running",Fr&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function Fa(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var jr="$array",Da={uint8:Uint8Array,uint16:Uint16Array};function Br(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[jr])return s;let{[jr]:a,at:i,size:c}=s;return new Da[a](e.buffer,e.byteOffset+n+i,c)})}var Xe={looks:null,lookedAt:null};function Wr({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Gr(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function qo({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Do(t,o),columns:Do(e,n)}}function Uo({encoderOnly:t},{rowSpots:e},o){return Do(e,{side:t?"source":"target",place:o})}function Do(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var nt={top:18,height:160,bar:14,gap:16};function Vr({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>X([Ao((a,...i)=>a.rect(...i,{fill:o.lines[s]})),it(`${r+1} ${T(t.rows[r],30)}`,{size:j,fill:o.text},o)],6);return D([st(`Rows compared: ${t.title}`,o),D(e.map(n),2),qa(t,e,o)])}function qa({weights:t,columns:e},o,n){let r={size:j,code:!0,fill:n.text},s=e.map(i=>T(i,12)),a=s.map(i=>Math.max(Math.ceil(P(i,I(r,n))),o.length*nt.bar)+nt.gap);return{width:a.reduce((i,c)=>i+c,0),height:nt.top+nt.height+24,draw(i,c,h){let l=h+nt.top;for(let d of[.5,1]){let p=l+(1-d)*nt.height;i.rect(c,p,this.width,1,{fill:n.hatchGround}),i.text(A(d),c,p-8,{size:13,fill:n.quiet})}let f=c;s.forEach((d,p)=>{let m=f+(a[p]-o.length*nt.bar)/2;o.forEach((_,g)=>{let b=t[_*e.length+p]*nt.height;i.rect(m+g*nt.bar,l+nt.height-b,nt.bar-1,b,{fill:n.lines[g]})}),i.rect(f,l+nt.height,a[p],1,{fill:n.quiet}),i.text(d,f+a[p]/2,l+nt.height+13,{...r,align:"center"}),f+=a[p]})}}}function Ye({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!Y.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>dt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:dt(t).filter(a=>s.some(i=>i.head===a))}}var Ua=96,ja=6;function Kr({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...Ye(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:f,heads:d})=>D([st(l.group.title,s),Ba(t,l,f,d,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),h=Math.max(...a.map(({heads:l})=>l.length))<=ja;return D([h?X(i,32):D(i,24),jt({isBlocked:c},s)],16)}function Ba(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,h={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:Ua},l=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(d=>o.some(p=>p.layer===f&&p.head===d)?{weights:()=>Ot(t,e,f,d),role:a.roles[f][Number(d)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&d===r.head}:null)}));return Oe(h,n.map(f=>Y.includes(f)?f:`Head ${f}`),l,s)}var Je=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function Ze(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,h=[];for(let d=0;d<e.weights.length;d+=1)e.weights[d]>=.02&&h.push({row:Math.floor(d/c),column:d%c,weight:e.weights[d]});let l=({row:d,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(d),f=o.rows.length+o.columns.length>0;h.sort((d,p)=>d.weight-p.weight);for(let d of f?[!1,!0]:[!1])for(let p of h){if(l(p)!==d)continue;let m=g=>r+(g+.5)*a,_=i.scale[Math.min(255,Math.round(p.weight*255))];t.path(`M${n} ${m(p.row)}L${n+s} ${m(p.column)}`,{stroke:_,width:d?4:2,opacity:f&&!d?.25:1})}}var Xr={width:960,height:720},Wa=9,Ga=200,tt={width:360,pitch:26,gap:8},Qe={pitch:26,gap:16};function Yr({map:t,lit:e,view:o},n){let r=o==="lines"?Ka(t,e,n):o==="table"?Xa(t,n):Va(t,e,n),s=[Ut(t.caption,Math.max(520,r.width),n),jt({isBlocked:!!t.blocked?.includes(1)},n)];return D([st(t.title,n),r,...s])}function Va(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>Ga+i*Wa),s={width:Math.max(Xr.width,r),height:Math.max(Xr.height,n),cell:64,letters:j},a=yt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,h)=>vt(i,t,{...a,left:a.left+c,top:a.top+h},e,o)}}function Ka(t,e,o){let n=Je(e),r={size:j,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(d=>T(d,24))),i=f=>Math.ceil(Math.max(...f.map(d=>P(d,I({...r,bold:!0},o))))),[c,h]=[i(s),60],l=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:c+2*tt.gap+tt.width+i(a)+h,height:26+Math.max(s.length,a.length)*tt.pitch,draw(f,d,p){let[m,_,g]=[d+c+tt.gap,d+c+tt.gap+tt.width,p+26],b=w=>g+(w+.5)*tt.pitch;f.text("looks (query)",m-tt.gap,p+10,{size:j,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",_+tt.gap,p+10,{size:j,bold:!0,fill:o.key}),Ze(f,t,{rows:n,columns:e.columns},{left:m,top:g,width:tt.width,pitch:tt.pitch},o),s.forEach((w,v)=>f.text(w,m-tt.gap,b(v),{...r,bold:n.includes(v),align:"right"})),a.forEach((w,v)=>{f.text(w,_+tt.gap,b(v),{...r,bold:e.columns.includes(v)});let y=l(v)>=.005?A(l(v)):"";y&&f.text(y,_+tt.gap+P(w,I(r,o))+8,b(v),{size:13,fill:o.quiet})})}}}function Xa(t,e){let o={size:j,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(d=>T(d,24))),a=f=>t.blocked?.[f]?"blocked":A(t.weights[f],2),i=(f,d=o)=>Math.ceil(P(f,I(d,e))),c=Math.max(...r.map(f=>i(f,n))),l=s.map((f,d)=>Math.max(i(f,n),...r.map((p,m)=>i(a(m*s.length+d))))).reduce((f,d)=>[...f,(f.at(-1)??c)+Qe.gap+d],[]);return{width:l.at(-1)??c,height:(r.length+1)*Qe.pitch,draw(f,d,p){let m=_=>p+(_+.5)*Qe.pitch;s.forEach((_,g)=>f.text(_,d+l[g],m(0),{...n,align:"right"})),r.forEach((_,g)=>{f.rect(d,p+(g+1)*Qe.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),f.text(_,d,m(g+1),n),s.forEach((b,w)=>f.text(a(g*s.length+w),d+l[w],m(g+1),{...o,align:"right"}))})}}}var Ya=.1;function to({weight:t,note:e},o){if(e!==void 0||t===null)return e??"";let n=Math.max(0,...o.map(r=>r.weight??0));return t>=Ya||t===n&&n>0?A(t):""}function eo(t,e,o,n,r){let s=m=>{let _=t.groups.find(g=>g.kind===m);return _&&je(t,Pt(t,_,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,_)=>m?m.weights.subarray(_*m.columns.length,(_+1)*m.columns.length):[],h=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=l<0?[...c(i,o)]:[],d=t.source.map((m,_)=>({token:m,weight:l<0?h[_]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===_,state:t.encoderOnly&&_===o?"current":""})),p=t.target.map((m,_)=>{let g=r&&_>o+1,b=_>0&&t.steps[_-1]?.forced,w=l>=0?a&&_>0?a.weights[(_-1)*a.columns.length+l]:null:_<=o?f[_]??null:null,v=_===o+1;return{token:m,weight:v&&l<0?null:w,lit:n.looks?.side==="target"&&n.looks.place===_-1,state:g?"later":v&&l<0?"written":b?"forced":"",note:v&&l<0?b?"forced":"written":void 0}});return{source:d,target:p,asked:l<0?"":t.source[l],strongest:h.indexOf(Math.max(...h))}}var Jr=8;function oo(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:p})=>p===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Pt(t,i,{words:!1,muted:!1}),h=c.columns.length,l=Ot(t,c,o.layer,o.head).subarray(e*h,(e+1)*h),f=l.indexOf(Math.max(...l)),d=t.target.slice(Math.max(0,e+1-Jr),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Jr?"\u2026 ":""}`,...d.flatMap((p,m)=>[m?" ":"",{token:p}])],", looks at ",{token:t.source[f],strong:!0},` (${A(l[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${A(s,1)}).`]}var Gt=640,$t={height:28,padding:8,gap:6,line:50},ft={line:26,height:12,number:70,tag:64};function Qr({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=eo(t,e,o,n,!1),i=t.steps[o],c=i?oo(t,o,e).map(h=>typeof h=="string"?h:T(h.token)).join(""):"";return D([i&&st(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&Ut(c,Gt,r),jo(t.encoderOnly?"Tokens":"Source","",r),Zr(s,r),!t.encoderOnly&&jo("Target so far","",r),!t.encoderOnly&&Zr(a,r),i&&jo(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Dt(i.entropy,2)} nats`,r),i&&Ja(i,r)],8)}var jo=(t,e,o)=>X([it(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&it(e,{size:j,fill:o.quiet},o)],8);function Zr(t,e){let o={size:j,code:!0},n=t.map(({token:c})=>Math.ceil(P(T(c),I({...o,bold:!0,fill:""},e)))+2*$t.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Gt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+$t.gap;let i=_t(t.map(({token:c})=>c))==="rtl";return{width:Gt,height:(a+1)*$t.line,draw(c,h,l){t.forEach((f,d)=>{let[p,m,_]=[h+(i?Gt-r[d].x-n[d]:r[d].x),l+r[d].line*$t.line,n[d]],g=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),b=["written","current"].includes(f.state),w=f.lit?e.key:b?e.primary:f.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(p,m,_,$t.height,{fill:e.scale[g],radius:6}),c.rect(p,m,_,$t.height,{stroke:w,width:f.lit||b?3:1,radius:6});let v=g<0?e.text:e.ink[g];c.text(T(f.token),p+_/2,m+$t.height/2,{...o,fill:v,bold:b,align:"center"});let y=to(f,t);y&&c.text(y,p+_/2,m+$t.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Ja({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,f],d)=>({name:T(l),share:f,drawn:o?.[d],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:f})=>Math.ceil(P(l,I({size:j,code:f,bold:!0,fill:""},s))))),c=o?2*ft.number:ft.number,h=Gt-i-c-ft.tag-24;return{width:Gt,height:a.length*ft.line,draw(l,f,d){a.forEach(({name:p,share:m,drawn:_,isWritten:g,code:b},w)=>{let[v,y]=[f+i+12,d+(w+.5)*ft.line],x=S=>[v,y-ft.height/2,S*h,ft.height],k={size:j,fill:s.text,bold:g};l.text(p,f,y,{...k,code:b}),l.rect(...x(1),{fill:s.hatchGround,radius:3}),l.rect(...x(m),{fill:g?s.primary:s.quiet,radius:3}),_!==void 0&&l.rect(...x(_),{stroke:s.text,width:1.5,radius:3}),l.text(A(m,1),v+h+ft.number,y,{...k,align:"right"}),_!==void 0&&l.text(A(_,1),v+h+2*ft.number,y,{...k,align:"right"}),g&&l.text(r?"forced":"written",v+h+c+10,y,k)})}}}function ts({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var Bo=30,Za=3;function es({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Qa(t,o,n):o>=0?Wo(t,o):tc(t,n)})}function Qa(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(B,{children:[u(E,{token:t.rows[e],length:Bo})," ",r?"is blocked from":"looks at"," ",u(E,{token:t.columns[o]}),!r&&u("b",{children:[" ",A(t.weights[n],2)]})]})}function Wo(t,e){let o=t.columns.length,n=os(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(B,{children:[u(E,{token:t.rows[e],length:Bo})," looks at ",n.length?ns(n):"nothing here","."]})}function tc(t,e){let o=t.columns.length,n=os(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(B,{children:[u(E,{token:t.columns[e]})," is looked at most by ",n.length?ns(n):"no token","."]})}var os=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Za),ns=t=>t.map(({label:e,weight:o},n)=>u("span",{children:[n?", ":"",u(E,{token:e,length:Bo})," (",A(o),")"]},n));function rs({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:oo(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(E,{token:n.token})},r):u(E,{token:n.token},r))})}function ss({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",A(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(E,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:Wo(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(h=>A(s(h,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((h,l)=>u("span",{style:{height:`${s(h,c)*100}%`,background:o[l]}},h))}),u(E,{token:i,length:8})]},c))})]})}function is(t,{go:e,step:o,last:n,player:r,presenting:s}){R(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,h=document.activeElement===document.body&&rc(c),l=oc(c,i)||s&&document.activeElement===document.body,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},d={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},p=h||s||l,m=(l?d:h?f:{})[i.key]??(p&&!nc(i)?ec(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function ec(t,e,o){if(t==="Escape")return o?()=>H({present:!1}):void 0;if(ie())return t==="f"?()=>H({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var as="attention-lab-letter-keys",ie=()=>localStorage.getItem(as)!=="off";function cs(){localStorage.setItem(as,ie()?"off":"on")}function oc(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function nc(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function rc(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Lt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ls={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function us({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(Lt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,ls[r]]),value:e.kind,onChoose:r=>H({kind:r,rows:[]})}),u(Lt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>H({layer:Number(r)-1})}),u(Lt,{label:"Head",isNamed:!0,options:dt(o).map(r=>[r,r]),value:e.head,onChoose:r=>H({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(Lt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>H({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>H({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(ac,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>H({present:!0}),children:"Present"}),u(sc,{})]})]})}function sc(){let[t,e]=L(ie);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(cs(),e(ie())),children:"Keys F, B"})}function ds({example:t,selection:e}){return u(Lt,{label:"View",options:ic(t),value:e.view,onChoose:o=>H({view:o})})}function ic({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function ac({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,h)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,f])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>h(n(c,l)),children:f},f))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,ls[a]]),e.kinds,a=>H({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>H({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>H({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>H({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function fs({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=N(null),[c,h]=Q(),l=K(()=>h.width?yt(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);R(()=>{!l||!i.current||vt(W(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let f=({offsetX:d,offsetY:p})=>l&&Vn(l,d,p);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let p=f(d);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let p=f(d);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:d=>l&&cc(d,l,e,s,a),onBlur:()=>s(-1,-1)})})}function cc(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,d)=>Math.max(0,Math.min(f,d-1)),h=(f,d)=>r(c(a+f,e.length),c(i+d,o.length)),l={ArrowLeft:()=>h(0,-1),ArrowRight:()=>h(0,1),ArrowUp:()=>h(-1,0),ArrowDown:()=>h(i<0?0:1,0),Home:()=>h(0,-o.length),End:()=>h(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var lc=.005,hs={least:20,most:30};function ms({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=N(null),[a,i]=Q(),c=Math.max(t.rows.length,t.columns.length),h=Math.max(hs.least,Math.min(hs.most,Math.floor((i.height-30)/c))),[l,f]=[c*h,Math.max(60,Math.min(420,i.width*.36))],d=Je(e);R(()=>{s.current&&i.width&&Ze(W(s.current,f,l,o),t,{rows:d,columns:e.columns},{left:0,top:0,width:f,pitch:h},o)},[t,i,o,d.join(),e.columns.join()]);let p=(b,w)=>t.weights[b*t.columns.length+w],m=(b,w)=>t.blocked?.[b*t.columns.length+w]?"blocked":p(b,w)>=lc?A(p(b,w)):"",_=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${h}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,w)=>u("li",{children:u("button",{type:"button",class:(_<0?d.includes(w):p(w,_)>=.02)?"lit":"","aria-pressed":e.chosen.includes(w),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(w,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(w,-1),onClick:()=>r(w),children:[u("span",{class:"number",children:_<0?"":m(w,_)}),u("span",{children:g(b).map((v,y)=>[y?" \u2192 ":"",u(E,{token:v,length:10},y)])})]})},w))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,w)=>{let v=d.length===1&&_<0?p(d[0],w):0,y=e.columns.includes(w)||v>=.02;return u("li",{children:u("button",{type:"button",class:y?"lit":"",onPointerEnter:({pointerType:x})=>x!=="touch"&&n(-1,w),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&n(-1,w),onClick:()=>n(-1,w),children:[u(E,{token:b}),u("span",{class:"number",children:d.length===1&&_<0?m(d[0],w):""})]})},w)})})]})]})}function gs({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Ct(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Dt(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(uc,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(_s,{share:e.others}),u("span",{class:"probability",children:A(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function uc({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,h=u(B,{children:[u(E,{token:s,class:"name"}),u(_s,{share:a,drawn:n}),u("span",{class:"probability",children:[A(a,1),n!==void 0&&u("i",{class:"drawn",children:A(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${T(s)} instead`:"",onClick:()=>c&&r(s),children:h}):u("div",{class:l,children:h})}function _s({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var dc=480,Go={short:24,long:60},fc=8,ws={least:32,most:104};function pc({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[h,{width:l}]=Q(),f=e.map(d=>({frame:d,...Ye(d,n,r)})).filter(({places:d})=>d.length);return u("div",{class:`overview ${a?"besides":""}`,ref:h,onPointerLeave:()=>i(null),children:[!f.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&f.map(({frame:d,heads:p,places:m})=>u(hc,{example:t,frame:d,heads:p,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<dc?Go.short:Go.long,width:l},d.group.kind))]})}var ys=qe(pc);function hc({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:h}){let{group:l}=e,f=a===Go.short,d=Math.floor(Math.max(ws.least,Math.min(ws.most,(i-a-12)/o.length-fc))),p=N(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),_={width:d,height:Math.round(d/m)};R(()=>{p.current&&gc(p.current,t,e,n,_,s)},[t,e,n.length,d,s]);let g=[...new Set(n.map(({layer:w})=>w))],b=n.find(w=>bs(w,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!f&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:f?"grid short":"grid",role:"grid","aria-label":l.title,ref:p,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${d}px)`},onKeyDown:_c,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(w=>u("span",{role:"columnheader",class:"column",children:f||Y.includes(w)?w:`Head ${w}`},w))]}),g.map(w=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${w+1}`,children:[f?"L":"Layer ",w+1]}),o.map(v=>{let y=n.find(S=>S.layer===w&&S.head===v);if(!y)return u("span",{role:"gridcell"},v);let x=l.roles[w][Number(v)-1]??"",k=bs(y,r);return u("span",{role:"gridcell",class:Y.includes(v)?"cell summary":"cell",children:[u("button",{type:"button",class:k?"thumb open":"thumb",tabIndex:y===b?0:-1,"aria-current":k?"true":void 0,"aria-label":mc(l.title,y,x),"data-place":`${w} ${v}`,onClick:()=>h(y),onPointerEnter:({pointerType:S})=>S!=="touch"&&c(y),onFocus:({currentTarget:S})=>S.matches(":focus-visible")&&c(y),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${_.width}px`,height:`${_.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),x&&u("span",{class:"role",children:x})]},v)})]},w))]})})]})}var bs=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function mc(t,{layer:e,head:o},n){let r=Y.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function gc(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:h,head:l}of n){let f=t.querySelector(`[data-place="${h} ${l}"] canvas`);if(!(f instanceof HTMLCanvasElement))continue;let d=W(f,r,s,a);d.cells(Ot(e,o,h,l),i,c,[0,0,r,s]),o.blocked&&ut(d,o.blocked,i,c,[0,0,r,s])}}function _c(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(f=>[...f.querySelectorAll(".thumb")]),r=n.findIndex(f=>f.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=f=>n[f]?.[Math.min(s,n[f].length-1)],h={ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:n[r])[0],End:()=>(t.ctrlKey?i:n[r]).at(-1)};if(!h[t.key])return;t.preventDefault(),t.stopPropagation();let l=h[t.key]();l instanceof HTMLElement&&l.focus()}function vs(t){let e=N(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);G(()=>{let n=o.map(r=>Ft(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var wc=1e3,bc=[.5,1,2,4],xs=(t,e,o)=>we(t,e,o,wc);function ks({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u(be,{what:"step",place:t,last:e,player:o,go:n}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u(ye,{speeds:bc,player:o})]})}function Vo({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=N(null);return R(()=>{let c=requestAnimationFrame(()=>i.current&&yc(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:_t(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,h)=>{let{token:l,weight:f,state:d,lit:p}=c,m=f===null?-1:Math.round(Math.min(1,f)*255),_=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${d} ${p?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[u("span",{class:"chip",style:_,children:d==="later"?"":u(E,{token:l})}),u("span",{class:"share",children:to(c,o)})]},h)})})]})}function yc(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function Ms({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=K(()=>eo(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),h=Y.includes(e.head)?e.head:`head ${e.head}`,l=d=>p=>a(p<0?Xe:Gr(t,d,p)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(B,{children:[u(Vo,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${h}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(Vo,{title:"Target so far",note:c.asked?`how much each looks at \u201C${Ct(c.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}var Ko=32,Ss=8;function Os({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=L(0),a=Math.max(0,Math.floor(r/Ko)-Ss),i=Math.min(t.rows.length,a+3*Ss+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,h)=>u("th",{scope:"col",children:u(E,{token:c})},h))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*Ko}px`}}),t.rows.slice(a,i).map((c,h)=>{let l=a+h;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:u(E,{token:c,length:30})})}),t.columns.map((f,d)=>{let p=l*t.columns.length+d;return u("td",{children:t.blocked?.[p]?u("i",{class:"blocked",children:"blocked"}):A(t.weights[p],2)},d)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*Ko}px`}})]})]})})}var Es={usual:14,presented:20};function $s({example:t,selection:e,theme:o,send:n}){let r=N(null),[s,a]=L(Xe),[i,c]=L(null),h={words:e.tokens==="words",muted:e.mute},l=K(()=>t.groups.map($=>Pt(t,$,h)),[t,h.words,h.muted]),f=i&&vc(t,i)?i:e,d=l.find(({group:$})=>$.kind===f.kind)??l[0],p=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=K(()=>p?Er(t,f):je(t,d,f,h.muted),[t,d,f.layer,f.head,p]),_=Math.max(0,t.steps.length-1),g=$=>H({step:Math.max(0,Math.min($,_))}),b=xs(e.step,_,g),w=s.looks?.side==="target"?s.looks.place:e.step;is(r,{go:g,step:e.step,last:_,player:b,presenting:e.present}),lr(r),R(()=>kc(r.current,e.present),[e.present]);let v=Uo(t,m,e.step),y=(b.playing||t.layout==="decoding")&&!t.encoderOnly,x={...qo(m,s),step:w===e.step?v:Uo(t,m,w),chosen:p?[]:e.rows,done:y&&v.length?v[0]+1:1/0};R(()=>Mc(r.current,l,s),[l,s]);let k=Ht(($,et)=>a(Wr(m,$,et)),[m]),S=$=>{let[{side:et,place:J}]=m.rowSpots[$];if(t.layout!=="heads")return et==="target"||t.encoderOnly?g(J):void 0;let ti=e.rows.includes($)?e.rows.filter(ei=>ei!==$):[...e.rows,$].slice(-Ho);return H({rows:ti})},M=Ht($=>{c(null),H({...$,rows:[]})},[]),z=l.filter(({group:$})=>!e.kinds.length||e.kinds.includes($.kind)),C=$=>$&&{picture:$,theme:o};return vs({map:()=>C(Yr({map:m,lit:x,view:e.view},o)),compared:x.chosen.length>0&&(()=>C(Vr({map:m,rows:x.chosen},o))),heads:()=>C(Kr({example:t,frames:z,open:e,layers:e.layers,roles:e.roles},o)),player:()=>C(Qr({example:t,open:f,step:w,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(us,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(ys,{example:t,frames:z,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:M})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>H({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(ds,{example:t,selection:e})]}),e.view==="lines"?u(ms,{map:m,lit:x,theme:o,onPoint:k,onPress:S}):e.view==="table"?u(Os,{map:m,chosen:e.rows,caption:m.caption,onPress:S}):u(fs,{map:m,lit:x,theme:o,caption:m.caption,letters:e.present?Es.presented:Es.usual,onPoint:k,onPress:S}),u(es,{map:m,lit:x}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!Y.includes(f.head)&&!p&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:x.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),x.chosen.length>0&&!i&&u(ss,{map:m,rows:x.chosen,colours:o.lines,onDrop:S})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(ks,{step:e.step,last:_,player:b,go:g}),t.steps[w]&&u(rs,{example:t,step:w,open:f}),u(Ms,{example:t,open:f,step:w,pointed:s,theme:o,player:b,onPoint:a,go:g}),t.steps[w]&&u(gs,{example:t,step:t.steps[w],onForce:n&&t.forceable?$=>(b.pause(),n("forced",{step:w,token:$})):void 0}),w===_&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(ts,{card:xc(t,f),heading:t.cards.heading,note:t.cards.note})]})}function vc({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&dt(r).includes(n)}function xc({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function kc(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function Mc(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=qo(n,o),i=([d=-1],p)=>d<0?["-10","0"]:[String(d/p),String(1/p)],[[c,h],[l,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[d,p]of Object.entries({top:c,high:h,left:l,wide:f}))r.style.setProperty(`--${d}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Ls=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var no=`/* Choices */

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
`;var Ts=`/* All heads */

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
`;var ro=`/* The open head */

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
`;var As=`/* Steps */

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
`;var Cs=`/* Decoding: the steps first */

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
`;var Ac=[Bt,Ue,Ls,no,Ts,ro,As,Cs].join(`
`),Ps=new WeakMap;function Xo({data:t,parentElement:e,setTriggerValue:o}){let n=St(e,Ac),r=Ps.get(n),s=r?.bytes===t?r.example:Br(t);return Ps.set(n,{bytes:t,example:s}),ot(u(Cc,{example:s,theme:It(n),send:o}),n),se(e,o),()=>{ot(null,n),n.remove()}}function Cc({example:t,theme:e,send:o}){let[n,r]=L(Nt);return G(()=>{let s=()=>r(Nt());return s(),Ve(s)},[]),u($s,{example:t,theme:e,send:o,selection:Tr(n,t)})}var Rs=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Ns(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Rs(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Rs(o.blocked)}return e}var so={usual:14,small:12},Yo=200,Jo=90,Vt=5,Pc={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function io(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)Rc(t,s,r);for(let s of o.boxes)Nc(t,s,n,r);if(o.boxes[0].width>=Jo)for(let s of o.tokens)zc(t,e,s,r)}function Rc(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,h,l,f]of s)[a,i]=h==="M"?[Number(l),Number(f)]:h==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-Vt} ${i-Vt}V${i+Vt}Z`:`M${a} ${Number(r)}L${a-Vt} ${i+Vt}H${a+Vt}Z`;t.path(c,{fill:o.quiet})}function Nc(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let h=c.lines[Pc[e.role]],l=e.name===a,f=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:h,opacity:f?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:h,width:l?3:1.2,radius:6});let d=Ic(e.value,o,n,r,s);if(d&&Zo(t,e.value,d),r<Jo)return;let p=r<Yo?so.small:so.usual,m={size:p,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},_=(d?d[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(P(g,I(m,c))<=_||s<2.6*p)t.text(g,o+8,n+s/2,m);else{let b=Me(g,_,m,c);b.draw(t,o+8,n+(s-b.height)/2)}}function Ic(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<Jo?.8:n<Yo?.3:.42));return[e+n-s-c,o+s,c,a]}function Zo(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&ut(t,s,o,n,a)}function zc(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<Yo?so.small:so.usual,code:!0,fill:i.text},h=e[o].map(m=>T(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),f=m=>m.join(l?"":" "),d=m=>P(f(h.slice(0,m))+(m<h.length?"\u2026":""),I(c,i))<=s,p=h.length;for(;p>1&&!d(p);)p-=1;t.text(f(h.slice(0,p))+(p<h.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var Qo={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Kt=9,ae=24,tn=8,Hc=.62,Fc=1.25,ct={most:300,gap:64,side:26,edge:10};function ao(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(p=>p.layer===null||p.layer===e),s=["encoder","decoder"].filter(p=>r.some(m=>m.side===p)),a=s.map(p=>r.filter(m=>m.side===p)),i=Math.max(...a.map(p=>2*(ae+Kt)+2*tn+p.reduce((m,_)=>m+Qo[_.role]+Kt,0))),c=Math.max(Hc,Math.min(Fc,n/i)),h=Math.min(ct.gap,o*.1),l=Math.floor(Math.min(ct.most,(o-ct.edge-s.length*ct.side-(s.length-1)*h)/s.length)),f=Math.ceil(i*c),d={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+ct.side)+(s.length-1)*h+ct.edge,height:f,unit:c};return a.forEach((p,m)=>Dc(d,p,{left:ct.side+m*(l+ct.side+h),width:l,isLast:m===a.length-1})),Uc(d),d}function Dc(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(ae),width:n,height:ae*s});let h=null;if(e.forEach((l,f)=>{let d=e[f-1];d&&d.layer===null!=(l.layer===null)&&c(tn);let p=i,m=(c(Kt),c(Qo[l.role])),_=Qo[l.role]*s;t.arrows.push(`M${a} ${p}V${m+_}`),t.boxes.push({box:l,left:o,top:m,width:n,height:_}),l.layer!==null&&(h={top:m,bottom:h?.bottom??m+_})}),h){let{top:l,bottom:f}=h,d=tn*s*.8;t.frames.push({left:o-ct.side+6,top:l-d,width:n+ct.side,height:f-l+2*d})}r&&(t.arrows.push(`M${a} ${i}V${c(Kt),i}`),t.tokens.push({text:"written",left:o,top:c(ae),width:n,height:ae*s}));for(let l of qc(t,e))t.lines.push(l)}function qc(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Kt*t.unit*.5,h=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${h}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function Uc(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Kt*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var jc={width:760,height:860};function Is(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=ao(t,{layer:n,...jc}),s={width:r.width,height:r.height,draw:(a,i,c)=>io(Fn(a,i,c),t,r,{open:"",here:[]},o)};return D([st(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var en=13,zs={least:6,most:22},Hs=380;function Fs(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let p={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=yt(p,{width:o,height:Hs,cell:40,letters:en},n),_={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,b,w)=>vt(g,p,{...m,left:m.left+b,top:m.top+w},_,n)}}let c={size:en,code:!0,fill:n.quiet},h=i?s.map(p=>T(p,10)):[],l=h.length?Math.ceil(Math.max(...h.map(p=>P(p,I(c,n)))))+8:0,f=Math.max(zs.least,Math.min(zs.most,Hs/r.rows)),d=Math.round(r.rows*f);return{width:o,height:d,draw(p,m,_){for(let g of Se(h.length,f,en,[]))p.text(h[g],m+l-6,_+(g+.5)*f,{...c,align:"right"});Zo(p,r,[m+l,_,o-l,d])}}}var Bc={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function Ds({model:t,box:e,theme:o,send:n}){let r=N(null),[s,{width:a}]=Q();R(()=>{if(!r.current||!a)return;let d=Fs(t,e,a,o);d.draw(W(r.current,d.width,d.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,h]=i.shape.slice(-2),[l,f]=Bc[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h3",{children:co(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:f}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${co(e)}: ${U(c)} \xD7 ${U(h)} numbers`})}),u("p",{class:"note",children:[U(c)," \xD7 ",U(h),": ",Wc(e),", ",Gc(e),"."," ",i.rows<c||i.columns<h?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var Wc=({role:t})=>t==="attention"?"row = looks":"row = token";function Gc({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function qs({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=Q(),[i,c]=L(""),[h,l]=L(""),f=K(()=>a.width?ao(t,{layer:r,...a}):null,[t,r,a]),d=_=>f?.boxes.find(g=>g.box.name===Vc(_,r))?.box,p=f?.boxes.filter(({box:_})=>_.role==="attention").at(-1)?.box,m=d(i)??d(h)??p;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(Lt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(_,g)=>[String(g),String(g+1)]),value:String(r),onChoose:_=>H({layer:Number(_)})}),u("div",{class:"figure",ref:s,children:f&&u(Kc,{model:t,layout:f,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(Ds,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var Vc=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function Kc({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=N(null);R(()=>{a.current&&io(W(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:h,top:l,width:f,height:d})=>u("li",{children:u("button",{type:"button","aria-label":co(c),"aria-pressed":c.name===n,style:{left:`${h}px`,top:`${l}px`,width:`${f}px`,height:`${d}px`},onPointerEnter:({pointerType:p})=>p!=="touch"&&r(c.name),onFocus:({currentTarget:p})=>p.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function co({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var Us=`/* The whole model: the figure, and beside it what is open. */

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
`;var Yc=[Bt,no,ro,Us].join(`
`);function js({data:t,parentElement:e,setTriggerValue:o}){let n=St(e,Yc);return ot(u(Jc,{model:Ns(t),theme:It(n),send:o}),n),()=>{ot(null,n),n.remove()}}function Jc({model:t,theme:e,send:o}){let[n,r]=L(Nt);return G(()=>{let s=()=>r(Nt());return s(),Ve(s)},[]),G(()=>Ft("whole-model",()=>({picture:Is(t,Nt().layer,e),theme:e})),[t,e]),u(qs,{model:t,selection:n,theme:e,send:o})}var Zc=[137,80,78,71,13,10,26,10],Bs=33,Qc={Title:"figure",Description:"caption",Software:"program"},tl={"&":"&amp;","<":"&lt;",">":"&gt;"},el=new TextEncoder;function Ws(t,e){if(!Zc.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Qc).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>ol(a,i)),r=[t.subarray(0,Bs),...n,t.subarray(Bs)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function ol(t,e){let o=el.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,nl(o)),n}function nl(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function Gs(t,e){let o=t.indexOf(">")+1,n=i=>te(i).replace(/[&<>]/g,c=>tl[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var rl="http://www.w3.org/2000/svg",Vs="http://www.w3.org/1999/xlink",sl=2,il=16e6,al=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function Ks(t){let e=cl(t);return{svg:nn(e),png:await dl(e)}}var nn=t=>new XMLSerializer().serializeToString(t);function rn(t,e){let o=document.createElementNS(rl,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function cl(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=rn("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(rn("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(al))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))ll(i,a);for(let i of s.querySelectorAll("image"))ul(i);return s}function ll(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=Eo(te(r.data)))}function ul(t){let e=t.getAttributeNS(Vs,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(Vs,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function dl(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(sl,Math.sqrt(il/(e*o))),r=t.cloneNode(!0),s=rn("style",{});s.textContent=await fl(nn(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(nn(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var on=new Map;async function fl(t){let e=[];for(let o of pl()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;on.has(a)||on.set(a,fetch(a).then(c=>c.blob()).then(hl).catch(()=>null));let i=await on.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function pl(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function hl(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var Xs=5e3,ml=6e4;async function Ys(t,e){let{svg:o,png:n}=await gl(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:Gs(o,e),png:Ws(r,e)}}async function gl(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=Xs;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Rn(t);if(s)return Bn(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return Ks(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?ml:Xs}throw new Error("It is not drawn.")}function Zs({figures:t,chosen:e,onTaken:o}){let[n,r]=L({}),s=t.filter(({key:h})=>!(h in n));G(()=>{s.length&&_l(s).then(h=>{r(l=>({...l,...h})),o(h)})},[s.map(({key:h})=>h).join()]);let a=t.find(({key:h})=>h===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:h,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(Js,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(Js,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(wl,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function _l(t){let e={};for(let{key:o,about:n}of t)e[o]=await Ys(o,n).catch(()=>null);return e}function Js({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function wl({png:t,caption:e}){let o=K(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);G(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Qs=`.lab {
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
`;function yl({data:t,parentElement:e,setTriggerValue:o}){let n=St(e,Qs);n.hasChildNodes()||xl(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:vl(i.png)}])));return ot(u(Zs,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{ot(null,n),n.remove()}}function vl(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function xl(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function kl({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Ir(t,s=>o("chosen",s))}Hr({film:Mr,stage:Xo,wholeModel:js});Ur(Xo);export{yl as exporter,Mr as film,kl as follow,Xo as stage,js as wholeModel};
