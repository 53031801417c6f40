var O,yn,xi,mt,bo,_e,bn,me,vn,xo,vo,ki,Zt=Symbol.for("pv"),we={},ye=[],Mi=/^m(i|n|o|s|text|space)$/,be=Array.isArray,ko=ye.slice,Ct=Object.assign;function Tt(t){t&&t.parentNode&&t.remove()}function Mo(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?ko.call(arguments,2):o),Jt(t,a,n,r,null)}function Jt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zt,__v:r||++yn,__i:-1,__u:0};return!r&&O.vnode&&O.vnode(s),s}function W(t){return t.children}function gt(t,e){this.props=t,this.context=e,this.__g=0}function _t(t,e){if(e==null)return t.__&&_t(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:_t(t)}function Si(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=Ct({constructor:Zt},o)).__v=o.__v+1,O.vnode&&O.vnode(e),Oo(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||_t(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,En(r,e,s),o.__=o.__e=null,e.__e!=n&&xn(e))}function xn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),xn(t)}function _n(t){(8&t.__g||(t.__g|=8,mt.push(t),_e++))&&bo==O.debounceRendering||((bo=O.debounceRendering)||queueMicrotask)(kn)}function kn(){try{for(var t,e=1;mt.length;)mt.length>e&&mt.sort(bn),t=mt.shift(),e=mt.length,8&t.__g&&Si(t)}finally{(_e=mt.length)&&(bo||queueMicrotask)(kn)}}function Mn(t,e,o,n,r,s,a,i,c,d,l){var h,f,p,m,_,g,w=n.__k||ye,y=e.length;for(c=Oi(o,e,w,c,y),h=0;h<y;h++)(p=o.__k[h])!=null&&(f=~p.__i&&w[p.__i]||we,p.__i=h,g=Oo(t,p,f,r,s,a,i,c,d,l),m=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Eo(f.ref,null,p,f),p.ref&&l.push(p.ref,p.__c||m,p)),_=_||m,4&p.__u?(c=Sn(p,c,t,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),p.__u&=-21);return o.__e=_,c}function Oi(t,e,o,n,r){var s,a,i,c,d,l,h,f,p,m=o.length,_=m,g=0,w=0,y=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Jt(null,a):be(a)?a=y[s]=Jt(W,{children:a}):a.constructor===Zt&&a.__b?a=y[s]=Jt(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Ei(a,o,c,_))&&(_--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,w=1)):(~d||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(w){for(l=[],h=[],s=0;s<r;s++)if((a=y[s])&&16&a.__u){for(g=0,f=l.length;g<f;)l[p=g+f>>1]<a.__i?g=p+1:f=p;l[g]=a.__i,h[s]=g+1}for(g=l.length;s--;)h[s]&&(h[s]==g?g--:y[s].__u|=4)}if(_)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=_t(i)),$o(i,i));return n}function Sn(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Sn(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=_t(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function So(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(be(t)?t.some(function(o){So(o,e)}):e.push(t)),e}function Ei(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function wn(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function he(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||wn(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||wn(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=vo[e]||(vo[e]=$i(e)),(t.__a||(t.__a={}))[e]=xo,s=e!=(e=e.replace(vn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function $i(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[me]==null)e[me]=xo++;else if(e[me]<this.__a[t])return;return o(O.event?O.event(e):e)}}}function Oo(t,e,o,n,r,s,a,i,c,d){var l,h,f,p,m,_,g,w,y,v,b,x,S,k,M,R,A,ot,ct=e.type;if(e.constructor!==Zt)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,h=s=[],l.nodeType==8?i=ge(l,s):s.push(l),i=s[0]||i),(l=O.__b)&&l(e);t:if(typeof ct=="function"){f=a.length;try{if(w=e.props,y=(l=ct.prototype)&&l.render,v=(l=ct.contextType)&&n[l.__c],b=l?v?v.props.value:l.__:n,(p=o.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(y?e.__c=p=new ct(w,b):(e.__c=p=new gt(w,b),p.constructor=ct,p.render=Li),v&&v.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),ct.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Ct({},p.__s)),Ct(p.__s,ct.getDerivedStateFromProps(w,p.__s)))),m=p.props,_=p.state,p.__v=e,o.__c){if(w!==m&&y&&!ct.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,b),e.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,b)===!1){e.__v!=o.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(Z){Z&&(Z.__=e)}),ye.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=_t(o);break t}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,b),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,_,g)})}else y&&!ct.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=b,p.props=w,p.__P=t,p.__g&=-5,x=O.__r,S=y?25:0;do p.__g&=-9,x&&x(e),l=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++S<25);y&&(ye.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=Ct({},n,p.getChildContext())),y&&o.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,_)),k=l&&l.type===W&&l.key==null?l.props.children:l,w.__P&&(l=i,r=(t=w.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(Z){Z&&$o(Z,Z)}),o.__k=null),i=o.__k?_t(o,0):null),i=Mn(t,be(k)?k:[k],e,o,n,r,s,a,i,c,d),w.__P&&(e.__e=null,i=l),e.__u&=-161,h&&h.some(Tt),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(Z){if(a.length=f,e.__v=null,c||s)if(Z&&Z.then){if(e.__u|=128|c,s){for(~(A=s.indexOf(i||void 0))||(A=s.length);(ot=s[A-1])&&ot.nodeType==8;)A--;for(;A<s.length;A++)if(ot=s[A])if(s[A]=null,M){if(ot==R)break}else{if(ot.nodeType!=8)break;ot.data.startsWith("$s")&&(R=ge(M=ot))}}if(!M){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;M=i}(l=ge(M=e.__c.__z||(e.__c.__z=M)))?(e.__e=M,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(Tt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),Z&&Z.then||On(e),O.__e(Z,e,o)}}else i=e.__e=Ai(o.__e,e,o,n,r,s,a,c,d,t);return(l=O.diffed)&&l(e),i}function ge(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function On(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(On))}function En(t,e,o){for(var n=0;n<o.length;)Eo(o[n++],o[n++],o[n++]);O.__c&&O.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){O.__e(s,r.__v)}})}function Ai(t,e,o,n,r,s,a,i,c,d){var l,h,f,p,m,_,g,w,y=o.props||we,v=e.props,b=e.type;if(b=="svg"?r="http://www.w3.org/2000/svg":b=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(b?m.localName==b:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(w=d.ownerDocument||document,!b)return w.createTextNode(v);t=w.createElementNS(r,b,v.is?v:d),i&&(O.__m&&O.__m(e,s),i=!1),s=null}if(b){if(d=b=="template"&&t.content||t,s=b=="textarea"&&v.defaultValue!=null?null:s&&ko.call(d.childNodes),!i&&s)for(y={},l=0;l<t.attributes.length;l++)y[(m=t.attributes[l]).name]=m.value;for(l in y)m=y[l],l=="dangerouslySetInnerHTML"?f=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||he(t,l,null,m,r);for(l in v)m=v[l],l=="children"?p=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?_=m:l=="checked"?g=m:i&&typeof m!="function"||y[l]===m||he(t,l,m,y[l],r);h?(i||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(f&&(t.textContent=""),(b=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Mi.test(b))&&(r="http://www.w3.org/1999/xhtml"),Mn(d,be(p)?p:[p],e,o,n,r,s,a,s?s[0]:o.__k&&_t(o,0),i,c),s&&s.some(Tt)),i&&b!="textarea"||(l="value",b=="progress"&&_==null?t.removeAttribute(l):_==null||_===t[l]&&(b!="progress"||_)||he(t,l,_,y[l],r),l="checked",g!=null&&g!=t[l]&&he(t,l,g,y[l],r))}else y===v||i&&t.data==v||(t.data=v);return t}function Eo(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){O.__e(r,o)}}function $o(t,e,o){var n,r,s,a;if(O.unmount&&O.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Eo(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){O.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&$o(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=ge(n,s=[]))&&(n==t.__e&&s.some(Tt),Tt(r),Tt(n)),o||Tt(t.__e),t.__e=t.__c=t.__=null}function Li(t,e,o){return this.constructor(t,o)}function nt(t,e){var o,n,r,s;O.__&&O.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Jt(W,{children:[t]}),r=[],s=[],Oo(e,e.__k,n||we,we,e.namespaceURI,n?null:e.firstChild?ko.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),En(r,e.__k,s),e.__k.props.children=null}O={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw _e=0,t}},yn=0,xi=function(t){return t!=null&&t.constructor===Zt},gt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Ct({},this.state)),typeof t=="function"&&(t=t(Ct({},o),this.props)),t&&(Ct(o,t),this.__v&&(e&&this.__k.push(e),_n(this)))},gt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),_n(this))},gt.prototype.render=W,mt=[],_e=0,bn=function(t,e){return t.__v.__b-e.__v.__b},me=Symbol(),vn=/(PointerCapture)$|Capture$/i,xo=0,vo={},ki=0;var Ti,Lo=()=>Ti??=document.createElement("canvas").getContext("2d");function ve(t){let e=Lo();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var xe=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),wt=t=>`rgb(${t.join(",")})`;function Ao(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function $n(t,e){let[o,n]=[Ao(t),Ao(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function An(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return xe(t[r],t[r+1],n-r)})}function Ht(t){let e=getComputedStyle(t),o=f=>e.getPropertyValue(`--st-${f}`).trim(),[n,r]=[ve(o("text-color")),ve(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,,...c]=o("chart-categorical-colors").split(","),d=An(s.map(ve)),l=o("chart-diverging-colors").split(","),h=An(l.map(ve));return{text:wt(n),quiet:wt(xe(r,n,.72)),ground:wt(r),primary:o("primary-color"),query:a,key:i,lines:c,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:wt(xe(r,n,.09)),hatchLine:wt(xe(r,n,.3)),scale:d.map(wt),ink:d.map(f=>wt($n(f,n)>=$n(f,r)?n:r)),pixels:Ln(d),signed:h.map(wt),signedPixels:Ln(h),ramp:`linear-gradient(to right, ${s})`,signedRamp:`linear-gradient(to right, ${l})`,dark:Ao(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}var Ln=t=>Uint32Array.from(t,([e,o,n])=>4278190080|n<<16|o<<8|e);function C(t,e){let o=Lo();return o.font=e,o.measureText(t).width}function Tn(t){let e=Lo();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var Ft,U,To,Cn,Co=Object.is,te=0,Un=[],Po=[],H=O,Pn=H.__b,Rn=H.__r,Nn=H.diffed,In=H.__c,zn=H.unmount,Dn=H.__;function ke(t,e){H.__h&&H.__h(U,t,te||e),te=0;var o=U.__H||(U.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function E(t){return te=1,qn(jn,t)}function qn(t,e,o){var n=ke(Ft++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):jn(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Co(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=U,!U.__f)){U.__f=!0;var r=U.shouldComponentUpdate;U.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,l=this.props!=s;if(c.__.some(function(f){f.__N&&(d=!0,Co(f.__[0],f.__N[0])||(l=!0))}),r){var h=r.call(this,s,a,i);return d?h||l:h}return!d||l}}return n.__}function q(t,e){var o=ke(Ft++,3);!H.__s&&No(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,U.__H.__h.push(o))}function P(t,e){var o=ke(Ft++,4);!H.__s&&No(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,U.__h.push(o))}function L(t){return te=5,I(function(){return{current:t}},[])}function I(t,e){var o=ke(Ft++,7);return No(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Ut(t,e){return te=8,I(function(){return t},e)}function Ci(){var t;do{for(;t=Po.shift();)try{Qt(t)}catch(o){H.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Un.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Qt),e.__h.some(Ro),e.__h=[]}catch(o){e.__h=[],H.__e(o,t.__v)}}}while(Po.length)}H.__b=function(t){U=null,Pn&&Pn(t)},H.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Dn&&Dn(t,e)},H.__r=function(t){Rn&&Rn(t),Ft=0;var e=(U=t.__c).__H;e&&(To==U?U.__h=[]:(e.__h.some(Qt),e.__h.some(Ro),Ft=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),To=U},H.diffed=function(t){Nn&&Nn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Fn(Un.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),To=U=null},H.__c=function(t,e){e.some(function(o){try{o.__h.some(Qt),o.__h=o.__h.filter(function(n){return!n.__||Ro(n)})}catch(n){o.__h=[function(){throw n}]}}),In&&In(t,e)},H.unmount=function(t){zn&&zn(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Fn(Po.push(r))}else Qt(r)}catch(s){e=s}}),n.__H=void 0,e&&H.__e(e,n.__v))};var Hn=typeof requestAnimationFrame=="function";function Pi(t){var e,o=function(){clearTimeout(n),Hn&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Hn&&(e=requestAnimationFrame(o))}function Fn(t){t!=1&&Cn==H.requestAnimationFrame||((Cn=H.requestAnimationFrame)||Pi)(Ci)}function Qt(t){var e=U,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),U=e}function Ro(t){var e=U;t.__c=t.__(),U=e}function No(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Co(o,t[n])})}function jn(t,e){return typeof e=="function"?e(t):e}function Bn({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=E(()=>o.every(s=>document.fonts.check(s)));return q(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}var Ri=Symbol.for("pv"),Ni=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ri,__v:--Ni,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),O.vnode&&O.vnode(d),d}var Ii={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Me(t,e,o,n){let[r,s]=E(!1),[a,i]=E(1);return P(()=>{if(!r)return;if(t>=e)return s(!1);let d=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(d)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Se({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return u("span",{class:"buttons",children:[u(ee,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),u(ee,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),u(ee,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(ee,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),u(ee,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function ee({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:Ii[t]})})})}function Oe({speeds:t,player:e,isNamed:o=!1}){return u("label",{class:"speed",children:[u("span",{class:o?"name":"unseen",children:"Speed"}),u("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>u("option",{value:n,children:[n,"\xD7"]},n))})]})}var Ee=new Map;function qt(t,e){return Ee.set(t,e),()=>{Ee.get(t)===e&&Ee.delete(t)}}var Wn=t=>Ee.get(t)?.()??null;var zi=/[\u202A-\u202E\u2066-\u2069]/g,Di=/(\p{M}{4})\p{M}+/gu,Hi=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Fi={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Ui=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Gn=14;function Io(t){let e=t.replace(zi,"").replace(Di,"$1");return/^\s+$/.test(e)?[...e].map(o=>Fi[o]??"\u2423").join(""):e||"\u2205"}function Pt(t,e=Gn){let o=Io(t);if(o.length<=e)return o;let n=[...Ui.segment(o)];return n.length<=e?o:n.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function T(t,e=Gn){return`\u2068${Pt(t,e)}\u2069`}function yt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Hi.test(e)?"rtl":"ltr"}function $({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:Io(t),children:Pt(t,e)})}function jt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+j(Number(r))+(s?`.${s}`:"")}function j(t){return t.toLocaleString("en")}function G(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?G(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function qi(t){return`\u2248${(t*100).toFixed(0)} %`}var X=({rounded:t})=>t?qi:G;function Vn(t){return t>=.005?(t*100).toFixed(0):""}function Kn(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var dt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],$e=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function bt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),d=>d/255)}var vt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var ji;function Ae(t,e,o,n,r=!1){let s=r?n.signedPixels:n.pixels,a=ji??=document.createElement("canvas");(a.width!==o||a.height!==e)&&Object.assign(a,{width:o,height:e});let i=a.getContext("2d"),c=i.createImageData(o,e),d=new Uint32Array(c.data.buffer);if(t instanceof Uint8Array)for(let l=0;l<d.length;l+=1)d[l]=s[t[l]];else for(let l=0;l<d.length;l+=1)d[l]=s[Math.min(255,Math.round(t[l]*255))];return i.putImageData(c,0,0),a}var K=6;function N({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function V(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:l,width:h=1,opacity:f=1,dash:p=[]},m)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:h}),i.setLineDash(p),i.stroke(m)),i.globalAlpha=1};return{rect(d,l,h,f,p){let m=new Path2D;p.radius?m.roundRect(d,l,h,f,p.radius):m.rect(d,l,h,f),c(p,m)},text(d,l,h,f){i.save(),i.translate(l,h),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:N(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,l,h,f,p)=>i.drawImage(Ae(d,l,h,n,p),...f),hatch(d,l,h,f){i.fillStyle=Bi(i,n),i.fillRect(d,l,h,f)},path(d,l){let[h,f]=l.shift??[0,0];i.save(),i.translate(h,f),c(l,new Path2D(d)),i.restore()}}}function Yn(t,e,o){return{rect:(n,r,...s)=>t.rect(n+e,r+o,...s),text:(n,r,s,a)=>t.text(n,r+e,s+o,a),cells:(n,r,s,[a,i,c,d],l)=>t.cells(n,r,s,[a+e,i+o,c,d],l),hatch:(n,r,s,a)=>t.hatch(n+e,r+o,s,a),path:(n,r)=>t.path(n,{...r,shift:[e+(r.shift?.[0]??0),o+(r.shift?.[1]??0)]})}}var Xn=new Map;function Bi(t,e){let o=Xn.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:K,height:K}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,K,K),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-K,0,K])r.moveTo(a-1,K+1),r.lineTo(a+K+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Xn.set(e.signature,s),s}var Wi=6400,Jn=4,Gi=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,Vi=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,Ki={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Qn=t=>t.replace(/[&<>"]/g,e=>Ki[e]);function zo(t){return Vi.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var oe=t=>t.toWellFormed().replace(Gi,""),Bt=t=>Math.round(t*100)/100;function st(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${Qn(String(typeof s=="number"?Bt(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var Zn=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function tr(t,e,o,n){let r=[];n(Xi(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Bt(t)} ${Bt(e)}`};return st("svg",s,st("defs",{},Zi(o))+r.join(""))}function Xi(t,e){return{rect:(o,n,r,s,a)=>t.push(st("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...Zn(a)})),path(o,n){let r=n.shift&&`translate(${n.shift.map(Bt).join(" ")})`;t.push(st("path",{d:o,transform:r,...Zn(n)}))},hatch:(o,n,r,s)=>t.push(st("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s,a=!1)=>t.push(...Yi(o,n,r,s,e,a)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:d,align:l="left",turned:h}=s,f=zo(oe(o)),p=C(f,N(s,e)),[m,_]=[h?{transform:`translate(${Bt(n)} ${Bt(r)}) rotate(-90)`}:{x:n,y:void 0},Tn(N(s,e))],g={...m,y:h?_:r+_,fill:a,"font-family":d?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...f].length>1?p:void 0,lengthAdjust:[...f].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(st("text",g,Qn(f)))}}}function Yi(t,e,o,[n,r,s,a],i,c){if(e*o>Wi)return[Ji(t,e,o,[n,r,s,a],i,c)];let d=c?i.signed:i.scale,[l,h]=[s/o,a/e],f=m=>Math.min(255,Math.round(t[m]*255)),p=[];for(let m=0;m<e;m+=1)for(let _=0,g;_<o;_=g){let w=d[f(m*o+_)];for(g=_+1;g<o&&d[f(m*o+g)]===w;)g+=1;let y={x:n+_*l,y:r+m*h,width:(g-_)*l,height:h};p.push(st("rect",{...y,fill:w}))}return[st("g",{"shape-rendering":"crispEdges"},p.join(""))]}function Ji(t,e,o,[n,r,s,a],i,c){let d=Object.assign(document.createElement("canvas"),{width:o*Jn,height:e*Jn}),l=d.getContext("2d");return l.imageSmoothingEnabled=!1,l.drawImage(Ae(t,e,o,i,c),0,0,d.width,d.height),st("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:d.toDataURL("image/png")})}function Zi(t){let e=st("rect",{width:K,height:K,fill:t.hatchGround}),o=[-K,0,K].map(r=>`M${r-1} ${K+1}L${r+K+1} -1`).join("");return st("pattern",{id:"hatch",width:K,height:K,patternUnits:"userSpaceOnUse"},e+st("path",{d:o,fill:"none",stroke:t.hatchLine}))}var ne=12,Qi=2,ta=16e6,ea=1.4;function F(t,e=ne){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function Y(t,e=ne){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function Le(t,e,o,n){let r=N(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&C(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*ea;return{width:Math.ceil(Math.max(0,...s.map(i=>C(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((l,h)=>i.text(l,c,d+(h+.5)*a,o))}}function oa(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*ne);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,ne,ne)}}}function er(t,e){let{width:o,height:n,draw:r}=oa(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(V(s,o,n,e,Math.min(Qi,Math.sqrt(ta/(o*n))))),{svg:tr(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var or=1.2,na=9,nr={rows:[],columns:[],step:[],chosen:[],done:1/0};function xt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(w=>w.map(y=>T(y))),i=(w=>Math.ceil(Math.max(...w.map(y=>C(y,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*or,l=s.map(w=>C(w,n)),h=l.map(w=>w>Math.max(c,d)-2&&w>e.letters*1.1),f=Math.ceil(Math.max(d,...l.filter((w,y)=>h[y])))+8,p=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,p*1.8),[c,p]=[c,p].map(w=>w>=4?Math.floor(w):w);let[m,_]=[i+s.length*c+3,f+r.length*p+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(p*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:p,width:m,height:_,rows:r,columns:s,turned:h,letters:e.letters,numbers:g>=12?g:0}}function kt(t,e,o,n,r){ra(t,e,o,n,r),o.numbers&&sa(t,e,o,n,r),ia(t,o,n,r),aa(t,o,n,r),ca(t,o,n,r)}function ra(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[l,h]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,l,h]),e.blocked&&ft(t,e.blocked,c,d,[o,n,l,h]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<na)){for(let f=1;f<d;f+=1)t.rect(o+f*r-.5,n,1,h,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,l,1,{fill:i.ground})}}function ft(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),d=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let h=0;h<n;h+=1){let f=h;for(;f<n&&e[l*n+f];)f+=1;f>h&&t.hatch(c(h),d(l),c(f)-c(h),d(l+1)-d(l)),h=f}}function sa(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},l,h){for(let f=0;f<Math.min(n.length,l.done);f+=1)for(let p=0;p<r.length;p+=1){let m=e[f*r.length+p];if(o?.[f*r.length+p])continue;let _=h.ink[Math.min(255,Math.round(m*255))],[g,w]=[s+(p+.5)*i,a+(f+.5)*c+1];t.text(Vn(m),g,w,{fill:_,size:d,align:"center"})}}function ia(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function aa(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(l,h)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let l of i.chosen)d(l,c.query);for(let l of i.step)d(l,c.primary);for(let l of i.rows)d(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function ca(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,l){let h=[...d.rows,...d.step,...d.chosen];for(let f of Te(s.length,r,c,h)){if(f>=d.done)break;let p=h.includes(f),m=d.rows.includes(f)||d.chosen.includes(f)?l.query:p?l.text:l.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:c,bold:p,code:!0,align:"right"})}for(let f of Te(a.length,n,c,d.columns)){let p=d.columns.includes(f),m=i[f]?"left":"center",[_,g]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],_,g,{fill:p?l.key:l.quiet,size:c,bold:p,code:!0,align:m,turned:i[f]})}}function Te(t,e,o,n){let r=o*or,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function rr({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}var Do=12,sr=64,Ho=20,ir=18;function Ce({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),d=c+ir+Do,l=[t.length,e.length];return{width:sr+s.length*(r+Do),height:Ho+a.length*d,draw(h,f,p){let m=w=>f+sr+w*(r+Do),_={size:13,fill:i.quiet},g={..._,align:"center"};s.forEach((w,y)=>h.text(w,m(y)+r/2,p+Ho/2,g)),a.forEach(({layer:w,maps:y},v)=>{let b=p+Ho+v*d;h.text(`Layer ${w+1}`,f,b+c/2,_),y.forEach((x,S)=>{if(!x)return;let k=m(S);h.cells(x.weights(),...l,[k,b,r,c]),o&&ft(h,o,...l,[k,b,r,c]),h.rect(k-2,b-2,r+4,c+4,{stroke:x.isOpen?i.primary:i.hatchLine,width:x.isOpen?3:1,radius:4}),x.role&&h.text(x.role,k+r/2,b+c+4+ir/2,g)})})}}}var B=14,la=18,Fo=64,re={width:96,height:12},it=(t,e)=>at(t,{size:la,bold:!0,fill:e.text},e),Rt=(t,e,o)=>Le(t,e,{size:B,fill:o.text},o);function at(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(C(t,N(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function Wt({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>at(n,{size:B,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),ua(e),o("100 %")],6),t&&Y([Uo((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function ua(t){let e=Float32Array.from({length:Fo},(o,n)=>n/(Fo-1));return{...re,draw(o,n,r){o.cells(e,1,Fo,[n,r+4,re.width,re.height]),o.rect(n,r+4,re.width,re.height,{stroke:t.hatchLine})}}}var Uo=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var Pe=t=>t.map(e=>typeof e=="string"?e:T(e.token,e.length)).join("");var Mt={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},Re=13,da=90,ar=[void 0,[8,4],[2,3],[10,3,2,3]],fa=[1,1.5,2,3,4,5,6,8,10],pa=[1,2,2.5,4,5,10],Q={letters:14,padding:24,height:28,lane:32,apart:6};function Ne(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=$e(t),s=cr(Math.max(.1,...o.map(([,m])=>m)),fa),{left:a,head:i,foot:c,between:d}=Mt,l=Math.max(1,e-a-Mt.right),h=i+Mt.loss+d+i,f=[{name:"Loss (nats)",curve:"losses",top:i,height:Mt.loss,ticks:[0,s/2,s]}];n.length&&f.push({name:"Exact match",curve:"exacts",top:h,height:Mt.exact,ticks:[0,1]});let p=f[f.length-1].top+f[f.length-1].height+c;return{width:e,height:p,left:a,line:l,end:r,x:m=>a+m/r*l,panels:f}}function cr(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var St=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:ar[e%ar.length]});function Ie(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:d,height:l,line:h}=e,f=g=>a+e.x(g),p=(g,w)=>i+g.top+g.height*(1-Math.min(1,w/g.ticks[g.ticks.length-1])),m=(g,w,y)=>t.path(`M${g} ${i+Mt.head-w}V${i+l-Mt.foot}`,y);for(let g of c){t.text(g.name,f(0),i+g.top-11,{size:Re,fill:s.text});for(let w of g.ticks){let y=g.curve==="exacts"?`${w*100} %`:String(Number(w.toPrecision(3)));t.rect(f(0),Math.round(p(g,w)),h,1,{fill:s.hatchLine}),t.text(y,f(0)-6,p(g,w),{size:Re,fill:s.quiet,align:"right"})}}for(let[g,w]of ma(e,s))t.text(g,a+w,i+l-Mt.foot/2,{size:Re,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(f(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let _=o.films.length>1;for(let g of c)o.films.forEach((w,y)=>{let v=St(s,y,_,g.curve),b=w[g.curve].map(([x,S])=>[f(x),p(g,S)]);if(b.length&&t.path(b.map(([x,S],k)=>`${k?"L":"M"}${x.toFixed(1)} ${S.toFixed(1)}`).join(""),v),g.curve==="exacts")for(let[x,S]of b)t.rect(x-2,S-2,4,4,{fill:v.stroke})});m(Math.round(Math.min(f(r),a+d-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,w)=>{let y=dt(g,r);for(let v of c){let b=v.curve==="losses"?y.loss:y.exact;b!==null&&t.path(ha(f(y.step),p(v,b),4.5),{fill:St(s,w,_,v.curve).stroke,stroke:s.ground,width:2})}})}var ha=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function ma({x:t,end:e,width:o,line:n},r){let s=Math.max(1,cr(e/Math.max(2,Math.floor(n/da)),pa));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,d=c+s>e?`${j(c)} ${c===1?"step":"steps"}`:j(c),l=C(d,N({size:Re,fill:""},r))/2;return[d,Math.max(l,Math.min(t(c),o-l))]})}function ze(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(C(s.short,N({size:Q.letters,fill:""},n)))+Q.padding),c=a+i>o,d=Math.max(0,c?a-i:a),l=r.findIndex(f=>f.every(([p,m])=>d>=m+Q.apart||d+i<=p-Q.apart)),h=l<0?r.push([])-1:l;return r[h].push([d,d+i]),{mark:s,left:d,wide:i,leans:c,lane:h}})}var Bo={least:24,readable:40,most:104},ga=28,_a=175,lr=58,wa=20,qo={label:58,gap:8},jo={label:26,gap:4},ya=20;function ur(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((l,h)=>ba(t,h+1,e,r)),a=s.filter(({side:l})=>l>=Bo.readable),i=({side:l,short:h})=>l+(h?0:ya),c=l=>l.toSorted((h,f)=>i(f)-i(h))[0],d=a.toSorted((l,h)=>l.height-h.height)[0];return c(a.filter(({height:l})=>l<=r))??d??c(s)}function ba(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:h})=>h)),Math.max(...t.map(({layers:h})=>h))],a=Math.floor((o-(e-1)*ga)/e);if(e>1&&a<_a)return[];let i=Math.ceil(t.length/e),c=({label:h,gap:f}=jo)=>Math.floor((a-h-2)/r-f),d=Math.floor((n/i-lr)/s-jo.gap),l=(h,f=!0)=>{let p=Math.max(Bo.least,Math.min(Bo.most,h)),m=f?jo:qo;return{side:p,own:a,short:f,...m,height:i*(lr+s*(p+m.gap+(f?0:wa)))}};return[c(qo)>=56?l(c(qo),!1):l(c()),l(Math.min(c(),d))]}function De({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var He=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var va=3,se=120,lt=28,Wo=t=>t?['"',{token:t,length:se},'"']:["nothing"],dr=(t,e)=>["The model writes ",...Wo(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Wo(t.answer),". "]],fr=(t,e)=>Pe(["The model reads ",...Wo(t.text),". ",...dr(t,e)]).trim();function Fe(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${j(o.step)}. `,...dr(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],xa(t,o)]}function xa(t,e){let o=e.roles.flatMap((a,i)=>[...a].map((c,d)=>vt(t,e,i,d))),n=Object.keys(t.roles).map(a=>({role:a,many:o.filter(i=>i===a).length})).filter(({many:a})=>a),r=o.filter(Boolean).length;if(!r)return`None of the ${o.length} heads has a role yet.`;let s=n.sort((a,i)=>i.many-a.many).map(({role:a,many:i})=>`${i} ${a}`);return`${r} of ${o.length} heads ${r===1?"has":"have"} a role: ${s.join(", ")}.`}function Ue({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${j(e)}`]]:[...[["step","Step",j(e)],["loss","Loss",o===null?"\u2013":jt(o,3)]],["exact","Exact match",n===null?"\u2013":G(n,1)]]}function qe({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var je=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Be=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function pr(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=bt(t,e,o,n),c=r.map((h,f)=>s.filter((p,m)=>!a?.[f*s.length+m]).length>1);return[...i.keys()].filter(h=>i[h]&&c[Math.floor(h/s.length)]).sort((h,f)=>i[f]-i[h]).slice(0,va).map(h=>({query:r[Math.floor(h/s.length)],key:s[h%s.length],share:i[h]===1?"\u2265 99.8 %":G(i[h])}))}var ie=860,ka=72,hr=32,Ma=12,We={padding:6,gap:3,line:68};function mr({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:h})=>h)),a=r.map(l=>dt(l,e)),i=r.map((l,h)=>Sa(t,l,a[h],n)),c=l=>r.length>1?`${T(l.title,lt)}: `:"",d=r.flatMap((l,h)=>[c(l)+Pe(Fe(t,l,a[h])),...Be(l,e).map(({text:f})=>f)]);return F([Y(i,2*hr),Wt({isBlocked:s},n),$a(t,e,o,n),F(d.map(l=>Rt(l,ie,n)),4)],16)}function Sa(t,e,o,n){let r=e.kinds.map((i,c)=>F([at(i.title,{size:16,bold:!0,fill:n.text},n),Oa(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Ma,a=Ue(t,o).map(([,i,c])=>F([at(i,{size:B,fill:n.quiet},n),at(c,{size:22,bold:!0,fill:n.text},n)],0));return F([e.title.length>0&&it(T(e.title,lt),n),Y(a,20),Ea(e,o,n),s?Y(r,hr):F(r,16)])}function Oa(t,e,o,n,r){let s=i=>Array.from({length:i},(c,d)=>d),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>bt(e,n,i,c),role:vt(t,n,o,i*e.heads+c)}))}));return Ce({...e,shape:De(e),side:ka},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Ea(t,e,o){let[n,r]=[{size:B,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(C(g,N(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(C(g,N(n,o)))))+12,d=qe(t,e).filter(({wanted:g,written:w})=>g!==void 0||w!==void 0).map(({wanted:g,written:w,state:y})=>({state:y,texts:[g,w].map(v=>v===void 0?"":T(v))})),[l,h]=[0,0],f=d.map(({texts:g})=>{let w=Math.max(24,...g.map(s))+2*We.padding;l&&l+w>ie-i&&([l,h]=[0,h+1]);let y={x:l,line:h,width:w};return l+=w+We.gap,y}),p=T(t.text,se),m=Math.max(s(p),...f.map(g=>g.x+g.width)),_=yt([t.answer])==="rtl";return{width:i+m,height:24+(h+1)*We.line,draw(g,w,y){a.forEach((v,b)=>g.text(v,w,y+[12,36,62][b],n)),g.text(p,w+i,y+12,r),d.forEach(({texts:v,state:b},x)=>{let S=f[x],k=w+i+(_?m-S.x-S.width:S.x),[M,R]=[k+S.width/2,y+24+S.line*We.line];g.text(v[0],M,R+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(k+1,R+26,S.width-2,24,{stroke:b==="right"?o.primary:o.quiet,width:2,dash:b==="right"?void 0:[4,3],radius:5}),g.text(v[1],M,R+38,{...r,align:"center"}),b&&g.path(He(b,M,R+60),{stroke:o.text,width:2})})}}}function $a(t,e,o,n){if(t.live)return null;let{films:r}=t,s=Ne(t,ie),{marks:a}=r[o],i=ze(a,s,n),c=r.map(({title:l},h)=>{let f=St(n,h,!0);return Y([{width:34,height:20,draw:(p,m,_)=>p.path(`M${m} ${_+10}h34`,f)},at(T(l,lt),{size:B,fill:n.text},n)],6)}),d=1+Math.max(-1,...i.map(({lane:l})=>l));return F([r.length>1&&Y(c,16),{width:ie,height:s.height,draw:(l,h,f)=>Ie(l,s,{reels:t,marks:a,step:e},n,[h,f])},d>0&&{width:ie,height:d*Q.lane,draw:(l,h,f)=>i.forEach(({mark:p,left:m,wide:_,leans:g,lane:w})=>{let y=f+w*Q.lane;l.rect(h+m,y,_,Q.height,{stroke:n.hatchLine,radius:4}),l.rect(h+(g?m+_-4:m),y,4,Q.height,{fill:St(n,o,r.length>1).stroke}),l.text(p.short,h+m+_/2,y+Q.height/2,{size:Q.letters,fill:n.text,align:"center"})})}],6)}var[Aa,La,Ot,Ge]=[420,34,8,14],Go={height:300,share:.36,cell:40,letters:14};function gr({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=L(null),c=L(null),[d,l,h,f]=r.split(" ").map(Number),p=r?e.films[d]:void 0,m=p?.kinds[l],_=p&&dt(p,o),g=Math.min(Aa,window.innerWidth-2*Ot),w=()=>{let v=t.current?.querySelector(`[data-head="${r}"]`);v&&i.current&&Ca(i.current,v,a())};P(()=>{if(!m||!_){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let v={...m,weights:bt(m,_,h,f)},b=xt(v,{...Go,width:g-La,height:Math.min(Go.height,window.innerHeight*Go.share)},n);c.current&&kt(V(c.current,b.width,b.height,n),v,b,nr,n),w()}),q(()=>(window.addEventListener("scroll",w,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",w,{capture:!0})),[r]);let y=p&&_?vt(e,_,l,h*p.kinds[l].heads+f):"";return u("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&_&&u(W,{children:[u("div",{class:"title",children:je(m,h,f)}),u("div",{class:"note",children:["Step ",j(_.step),y&&`: ${e.roles[y]}`]}),u("canvas",{ref:c}),u("ol",{class:"pairs",children:pr(m,_,h,f).map(({query:v,key:b,share:x},S)=>u("li",{children:[u($,{token:v})," looks at ",u($,{token:b}),", ",x]},S))}),u("div",{class:"note",children:r===s?`${Ta()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Ta=()=>matchMedia("(hover: hover)").matches;function Ca(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,d,l)=>Math.max(Ot,Math.min(c,l-d-Ot)),a=n.right+Ge;a+r.width>window.innerWidth-Ot&&(a=n.left-Ge-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<Ot){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+Ge;i=c+r.height<window.innerHeight?c:Math.max(Ot,n.top-Ge-r.height)}o<1/0&&(i=Math.max(Ot,Math.min(i,o-r.height-Ot))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}var _r=Object.assign;function Na(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Ia=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ve(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Na(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Mo(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var za=Symbol.for("react.element"),Da=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Ha=/[A-Z0-9]/g,Fa=typeof document<"u";var Ua=function(t){return/fil|che|rad/.test(t)};gt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(gt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var wr=O.event;O.event=function(t){return wr&&(t=wr(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var qa={configurable:!0,get:function(){return this.class}},yr=O.vnode;O.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||Fa&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var l=void 0;for(var h in d)typeof d[h]!="number"||Ia.test(h)||(l||(l=d=_r({},d)),d[h]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||Ua(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&Da.test(c)?c=c.replace(Ha,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=So(r.children).forEach(function(m){m.props.selected=a.multiple?p.indexOf(m.props.value)!=-1:p==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",qa)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=_r({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=za,yr&&yr(t)};function tt(){let t=L(null),[e,o]=E({width:0,height:0});return P(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function br(t){P(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}function vr(t,e){let o=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!o||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let n=o();n instanceof HTMLElement&&(n.scrollIntoView({block:"nearest",inline:"nearest"}),n.focus({preventScroll:!0}))}function xr({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:d}){let l=L(null),[h,f]=E("0 0"),{side:p,short:m,label:_,gap:g,own:w}=s,[y,v]=[n.heads,n.layers].map(x=>Array.from({length:x},(S,k)=>k)),b=[p,Math.round(p/De(n))];return P(()=>{l.current?.querySelectorAll("canvas").forEach((x,S)=>{let k=[0,0,...b],M=V(x,...b,a);M.cells(bt(n,r,Math.floor(S/n.heads),S%n.heads),n.rows.length,n.columns.length,[...k]),n.blocked&&ft(M,n.blocked,n.rows.length,n.columns.length,[...k])})},[n,r,p,a,window.devicePixelRatio]),u("div",{class:"kind",style:{width:`${w}px`},children:[u("div",{class:"title",children:n.title}),u("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:ja,style:{gap:`${g}px`,gridTemplateColumns:`${_-g}px repeat(${n.heads}, ${p}px)`},children:[u("div",{role:"row",children:[u("span",{role:"columnheader",children:u("span",{class:"unseen",children:"Layer"})}),y.map(x=>u("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",x+1]},x))]}),v.map(x=>u("div",{role:"row",children:[u("span",{role:"rowheader",class:"layer",style:{height:`${b[1]}px`},children:[m?"L":"Layer ",x+1]}),y.map(S=>{let[k,M,R]=[`${t} ${x} ${S}`,`${x} ${S}`,vt(o,r,e,x*n.heads+S)];return u("span",{role:"gridcell",class:"cell",children:[u("button",{type:"button",class:"thumb","data-head":k,tabIndex:M===h?0:-1,"aria-pressed":i===k,"aria-label":je(n,x,S)+(R&&`, ${R}`),onClick:()=>d(k),onPointerEnter:({pointerType:A})=>A!=="touch"&&c(k),onPointerLeave:({pointerType:A})=>A!=="touch"&&c(""),onFocus:({currentTarget:A})=>(f(M),A.matches(":focus-visible")&&c(k)),onBlur:()=>c(""),children:u("canvas",{})}),!m&&u("span",{class:"role",children:R})]},S)})]},x))]})]})}function ja(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,d)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+d}"]`);vr(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Ba({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:d}]=tt(),l=d>0&&ur(o.kinds,d,window.innerHeight,e.films.length>1);return u("section",{class:"reel",children:[o.title&&u("h3",{class:"film-title",children:u($,{token:o.title,length:lt})}),u("div",{class:"head",children:[u("div",{class:"facts",children:Ue(e,n).map(([h,f,p])=>u("span",{class:`fact ${h}`,children:[u("span",{class:"name",children:f}),u("span",{class:"value",children:p})]},h))}),u(Wa,{film:o,frame:n})]}),u("div",{class:"kinds",ref:c,children:l&&o.kinds.map((h,f)=>u(xr,{place:`${t} ${f}`,reels:e,kind:h,frame:n,plan:l,theme:r,held:s,onPoint:a,onHold:i,number:f},f))})]})}var Mr=Ve(Ba);function Wa({film:t,frame:e}){return u("div",{class:"answer",role:"img","aria-label":fr(t,e),children:[u("span",{class:"asked",children:"Reads"}),u($,{token:t.text,length:se}),u("span",{class:"names",children:[u("span",{children:"Right answer"}),u("span",{children:"Model writes"})]}),u("div",{class:"pieces",dir:yt([t.answer]),children:qe(t,e).map(({wanted:o,written:n,state:r},s)=>u("span",{class:`piece ${r}`,children:[u(kr,{name:"wanted",token:o}),u(kr,{name:"written",token:n}),u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&u("path",{d:He(r,8,8)})})]},s))})]})}var kr=({name:t,token:e})=>e===void 0?u("bdi",{class:`token ${t}`,children:"\xA0"}):u($,{token:e,class:t});var Sr=16,Or={width:34,height:14};function Er({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[d,{width:l}]=tt(),h=L(null),f=I(()=>Ne(t,l),[t,l]),[p,m,_]=[i[r],c[n],i.length>1],g=c.length>1||i.flatMap(({losses:b,exacts:x})=>[...b,...x]).length>1;P(()=>{h.current&&l&&Ie(V(h.current,l,f.height,e),f,{reels:t,marks:p.marks,step:m},e)},[f,e,o,m,r]);let w=b=>c.reduce((x,S,k)=>Math.abs(S-b)<Math.abs(c[x]-b)?k:x,0),y=({offsetX:b})=>a(w((b-f.left)/f.line*f.end)),v=ze(p.marks,f,e);return u("div",{class:"timeline",ref:d,children:[_&&u("div",{class:"films",children:i.map(({title:b},x)=>u("button",{type:"button",class:"key","aria-pressed":x===r,title:`Show the moments of ${T(b)} on the timeline`,onClick:()=>s(x),children:[u(Ga,{pen:St(e,x,!0)}),u($,{token:b,length:lt})]},x))}),g&&u("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:h,onPointerDown:b=>(b.currentTarget.setPointerCapture(b.pointerId),y(b)),onPointerMove:b=>b.buttons&&y(b)}),c.length>1&&u("input",{type:"range",class:"scrubber",min:0,max:f.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${j(m)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${f.left-Sr/2}px`,width:`${f.line+Sr}px`},onInput:({currentTarget:b})=>{let x=w(Number(b.value));b.value=String(c[x]),a(x)}}),u("div",{class:"marks",role:"group","aria-label":_?`Moments of ${T(p.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...v.map(({lane:b})=>b)))*Q.lane}px`,"--own":St(e,r,_).stroke},children:v.map(({mark:b,left:x,wide:S,leans:k,lane:M},R)=>{let[A,ot]=[p.frames[b.frame].step,_?`${T(p.title)}: ${b.text}`:b.text];return u("button",{type:"button",class:`mark ${b.kind} ${k?"leans":""} ${A<=m?"reached":""}`,title:ot,"aria-label":ot,"aria-current":A===m?"step":void 0,style:{left:`${x}px`,top:`${M*Q.lane}px`,width:`${S}px`},onClick:()=>a(c.indexOf(A)),children:b.short},R)})})]})}function Ga({pen:t}){return u("svg",{...Or,"aria-hidden":"true",children:u("path",{d:`M1 7H${Or.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash?.join(" ")})})}var Va=[.25,.5,1,2,4],Ka=2e4,$r={least:125,most:500},Ar=10;function Lr({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=L(null),a=L(null),[i,c]=E(1/0),[d,l]=E(""),[h,f]=E(""),[p,m]=E(0),_=Bn(e),g=r.length-1,w=n?g:Math.max(0,r.findLastIndex(M=>M<=i)),y=r[w],v=M=>c(r[Math.max(0,Math.min(M,g))]),b=Me(w,g,v,Math.max($r.least,Math.min($r.most,Ka/r.length))),x=M=>(b.pause(),v(M)),S=()=>(l(""),f("")),k=Ut(M=>M===h?S():(l(M),f(M)),[h]);return q(()=>t.figure?qt(t.figure,()=>({picture:mr({reels:t,step:y,marked:p},e),theme:e})):void 0),u("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:M=>M.key==="Escape"?S():n||Ya(M,w,g,x,b.toggle),children:[u("p",{class:"legend",children:[u("span",{children:"Attention weight"}),u("span",{class:"scale",children:["0 % ",u("span",{class:"ramp"})," 100 %"]}),u("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:M})=>M.some(({blocked:R})=>R))&&u("span",{class:"scale",children:[u("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),u("div",{class:"reels",onMouseDown:M=>Xa(M,s.current),children:o.map((M,R)=>u(Mr,{number:R,reels:t,film:M,theme:e,held:h,frame:dt(M,y),onPoint:l,onHold:k},R))}),!n&&r.length>1&&u("div",{class:"player",ref:a,children:[u(Se,{what:"frame",place:w,last:g,player:b,go:x}),u("span",{class:"position",children:["Step ",j(y),u("span",{class:"of",children:[" of ",j($e(t))]})]}),u(Oe,{isNamed:!0,speeds:Va,player:b})]}),!n&&u(Er,{reels:t,theme:e,fonts:_,place:w,marked:p,onMark:m,go:x}),u("div",{class:"caption","aria-live":n||b.playing?"off":"polite",children:o.map((M,R)=>u("div",{children:[u("p",{class:"line",children:[o.length>1&&M.title&&u("strong",{children:[u($,{token:M.title,length:lt}),": "]}),Fe(t,M,dt(M,y)).map(A=>typeof A=="string"?A:u($,{...A}))]}),!n&&Be(M,y).map(({text:A})=>u("p",{class:"line said",children:A},A))]},R))}),u(gr,{root:s,reels:t,step:y,theme:e,held:h,head:d||h,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function Xa(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Ya(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Ar),PageUp:a(Ar)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Gt=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var Ke=`/* What plays: its buttons, scrubber and speed. */

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
`;var Tr=`/* The frame of the film, its answer, and what is said of it. */

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
`;var Cr=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var Pr=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;function Et(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var oc=[Gt,Ke,Tr,Cr,Pr].join(`
`),Rr=new WeakMap;function Nr({data:t,parentElement:e}){let o=Et(e,oc),n=Rr.get(o),r=n?.bytes===t?n.reels:Kn(t);return Rr.set(o,{bytes:t,reels:r}),nt(u(Lr,{reels:r,theme:Ht(o)},r.id),o),()=>{nt(null,o),o.remove()}}var ae={rounded:255,exact:65535},J=["mean","max","rollout"];function Nt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((h,f)=>f),i=a.filter(h=>!r.columnPieces[h].every(f=>s.has(f))),c=i.length?i:a,{rows:d}=r,l=r.blocked&&Dr(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(h=>r.columns[h]),blocked:l,rowSpots:Ir(r.rowPieces,e.looks),columnSpots:c.map(h=>Ir([r.columnPieces[h]],e.lookedAt)[0])}}var Ir=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Dr(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function pt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...J]}function ce(t,e){return e==="rollout"?[t.heads]:J.includes(e)?Array.from({length:t.heads},(o,n)=>n):[Number(e)-1]}function It(t,e,o,n){let r=ce(e.group,n);if(r.length===1)return zr(t,e,o,r[0]);let s=new Float32Array(e.rows.length*e.columns.length);for(let a of r){let i=zr(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.length:i[c]>s[c]&&(s[c]=i[c])}return s}var le=(t,e,o)=>e*(t.heads+1)+o;function Xe({group:t,axes:e},o,n){return e.weights instanceof Uint8Array&&!ce(t,n).every(r=>e.exact.has(le(t,o,r)))}function zr(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=le(e,a,i),d=o.exact.get(c)??Hr(o,c),l=Dr(d,n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length,f=d instanceof Uint8Array?ae.rounded:ae.exact;for(let p=0;p<n.length;p+=1){let m=1;if(h<o.columns.length)if(m=0,d instanceof Uint8Array&&o.leftByMuting)m=o.leftByMuting[c*n.length+p]/ae.exact;else for(let g=0;g<h;g+=1)m+=l[p*h+g]/f;let _=m>=t.mutedFloor?1/(f*m):0;for(let g=0;g<h;g+=1)l[p*h+g]=Math.min(1,l[p*h+g]*_)}return l}function Hr({weights:t,rows:e,columns:o},n){let r=e.length*o.length;return t.subarray(n*r,(n+1)*r)}function Fr(t,e,o,n){let{group:r,axes:s,kept:a}=e;if(a.length<s.columns.length)return Uint8Array.from(It(t,e,o,n),f=>Math.round(f*255));let i=ce(r,n).map(f=>Hr(s,le(r,o,f))),[c]=i;if(i.length===1&&c instanceof Uint8Array)return c;let d=new Uint32Array(c);for(let f of i.slice(1))if(n==="mean")for(let p=0;p<d.length;p+=1)d[p]+=f[p];else for(let p=0;p<d.length;p+=1)f[p]>d[p]&&(d[p]=f[p]);let l=(n==="mean"?i.length:1)*(c instanceof Uint8Array?1:ae.exact/ae.rounded),h=new Uint8Array(d.length);for(let f=0;f<d.length;f+=1)h[f]=d[f]/l+.5;return h}function Ye(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=J.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:It(t,e,o,n),rounded:Xe(e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function Ur(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1),l=!1;for(let f of t.groups){let p=Nt(t,f,{words:!1,muted:!1}),m=It(t,p,e,o);l||=Xe(p,e,o);let[_,g]=[f.looks,f.lookedAt].map(w=>w==="source"?0:r);for(let w=0,y=0;w<p.rows.length;w+=1)for(let v=0;v<p.columns.length;v+=1,y+=1){let b=(_+w)*a+g+v;d[b]=p.blocked?.[y]??0,c[b]=d[b]?0:m[y]}}let h=J.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,rounded:l,blocked:d,border:r,title:`All attention, layer ${e+1}, ${h}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Vo=6,Je={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function Br(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:qr(t.layer,o.layers),head:pt(o).includes(t.head)?t.head:"1",step:qr(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Vo),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var qr=(t,e)=>Math.max(0,Math.min(t,e-1)),jr={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function Wr(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(jr)){let[s,a]=jr[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var Gr=250,zt=0,$t=Je,Vr=Je,Vt=0,Kr=!1,Ko=null,Ze=new Set,Dt=()=>$t;function z(t){if(!Object.entries(t).every(([e,o])=>String($t[e])===String(o))){$t={...$t,...t},zt+=1,Jr(),clearTimeout(Vt),Vt=window.setTimeout(Xr,Gr);for(let e of Ze)e()}}function Xr(){clearTimeout(Vt),Vt&&Ko?.({turn:zt,selection:$t}),Vt=0}function Qe(t){zt===0&&($t={...Je,...t})}function Yr(t,e){if(Ko=e,Kr=!0,Vr=t.usual,t.turn>zt||zt===0&&t.turn===0){zt=t.turn,$t=t.selection;for(let o of Ze)o()}else t.turn<zt&&(Vt||=window.setTimeout(Xr,Gr));Jr()}function Jr(){if(!Kr)return;let t=Wr(location.search,$t,Vr),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function to(t){return Ze.add(t),()=>{Ze.delete(t)}}var nc="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(nc))&&(Ko=null),{capture:!0});function Zr(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Qe(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var eo=()=>{},ts=[],es=!1;async function os(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(eo=()=>e.remove(),location.search)return ue();let o=e.dataset.view?JSON.parse(e.dataset.view):await rc(e.dataset.labFirst??"");if(es||!o)return ue();e.removeAttribute("data-view"),Qe(o.selection),ic(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>ts.push(i)}),a=new MutationObserver(()=>sc()&&ue());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),eo=()=>{a.disconnect(),s?.(),e.remove()}}async function rc(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function ue(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){es=!0,eo(),eo=()=>{};for(let n of ts.splice(0))e?.(...n)}}var Qr=!1;function sc(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return Qr||=t==="running",Qr&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function ic(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var ns="$array",ac={uint8:Uint8Array,uint16:Uint16Array};function rs(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(s,a)=>{if(!a?.[ns])return a;let{[ns]:i,at:c,size:d}=a;return new ac[i](e.buffer,e.byteOffset+n+c,d)});for(let{pieces:s,words:a}of r.groups)for(let i of[s,a])i&&(i.exact=new Map);return r}var oo={looks:null,lookedAt:null};function ss({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function is(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Yo({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Xo(t,o),columns:Xo(e,n)}}function Jo({encoderOnly:t},{rowSpots:e},o){return Xo(e,{side:t?"source":"target",place:o})}function Xo(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var rt={top:18,height:160,bar:14,gap:16};function as({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>Y([Uo((a,...i)=>a.rect(...i,{fill:o.lines[s]})),at(`${r+1} ${T(t.rows[r],30)}`,{size:B,fill:o.text},o)],6);return F([it(`Rows compared: ${t.title}`,o),F(e.map(n),2),cc(t,e,o)])}function cc({weights:t,columns:e},o,n){let r={size:B,code:!0,fill:n.text},s=e.map(i=>T(i,12)),a=s.map(i=>Math.max(Math.ceil(C(i,N(r,n))),o.length*rt.bar)+rt.gap);return{width:a.reduce((i,c)=>i+c,0),height:rt.top+rt.height+24,draw(i,c,d){let l=d+rt.top;for(let f of[.5,1]){let p=l+(1-f)*rt.height;i.rect(c,p,this.width,1,{fill:n.hatchGround}),i.text(G(f),c,p-8,{size:13,fill:n.quiet})}let h=c;s.forEach((f,p)=>{let m=h+(a[p]-o.length*rt.bar)/2;o.forEach((_,g)=>{let w=t[_*e.length+p]*rt.height;i.rect(m+g*rt.bar,l+rt.height-w,rt.bar-1,w,{fill:n.lines[g]})}),i.rect(h,l+rt.height,a[p],1,{fill:n.quiet}),i.text(f,h+a[p]/2,l+rt.height+13,{...r,align:"center"}),h+=a[p]})}}}function no({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!J.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>pt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:pt(t).filter(a=>s.some(i=>i.head===a))}}var lc=96,uc=6;function cs({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...no(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:h,heads:f})=>F([it(l.group.title,s),dc(t,l,h,f,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),d=Math.max(...a.map(({heads:l})=>l.length))<=uc;return F([d?Y(i,32):F(i,24),Wt({isBlocked:c},s)],16)}function dc(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,d={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:lc},l=[...new Set(o.map(({layer:h})=>h))].map(h=>({layer:h,maps:n.map(f=>o.some(p=>p.layer===h&&p.head===f)?{weights:()=>It(t,e,h,f),role:a.roles[h][Number(f)-1]??"",isOpen:a.kind===r.kind&&h===r.layer&&f===r.head}:null)}));return Ce(d,n.map(h=>J.includes(h)?h:`Head ${h}`),l,s)}var ro=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function so(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,d=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=.02&&d.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let l=({row:f,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(f),h=o.rows.length+o.columns.length>0;d.sort((f,p)=>f.weight-p.weight);for(let f of h?[!1,!0]:[!1])for(let p of d){if(l(p)!==f)continue;let m=g=>r+(g+.5)*a,_=i.scale[Math.min(255,Math.round(p.weight*255))];t.path(`M${n} ${m(p.row)}L${n+s} ${m(p.column)}`,{stroke:_,width:f?4:2,opacity:h&&!f?.25:1})}}var ls={width:960,height:720},fc=9,pc=200,et={width:360,pitch:26,gap:8},io={pitch:26,gap:16};function us({map:t,lit:e,view:o},n){let r=o==="lines"?mc(t,e,n):o==="table"?gc(t,n):hc(t,e,n),s=[Rt(t.caption,Math.max(520,r.width),n),Wt({isBlocked:!!t.blocked?.includes(1)},n)],a=t.rounded&&Rt("\u2248 These weights are rounded to 1/255.",520,n);return F([it(t.title,n),r,...s,a])}function hc(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>pc+i*fc),s={width:Math.max(ls.width,r),height:Math.max(ls.height,n),cell:64,letters:B},a=xt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,d)=>kt(i,t,{...a,left:a.left+c,top:a.top+d},e,o)}}function mc(t,e,o){let n=ro(e),r={size:B,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(h=>h.map(f=>T(f,24))),i=h=>Math.ceil(Math.max(...h.map(f=>C(f,N({...r,bold:!0},o))))),[c,d]=[i(s),60],l=h=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+h]:0;return{width:c+2*et.gap+et.width+i(a)+d,height:26+Math.max(s.length,a.length)*et.pitch,draw(h,f,p){let[m,_,g]=[f+c+et.gap,f+c+et.gap+et.width,p+26],w=y=>g+(y+.5)*et.pitch;h.text("looks (query)",m-et.gap,p+10,{size:B,bold:!0,fill:o.query,align:"right"}),h.text("looked at (key)",_+et.gap,p+10,{size:B,bold:!0,fill:o.key}),so(h,t,{rows:n,columns:e.columns},{left:m,top:g,width:et.width,pitch:et.pitch},o),s.forEach((y,v)=>h.text(y,m-et.gap,w(v),{...r,bold:n.includes(v),align:"right"})),a.forEach((y,v)=>{h.text(y,_+et.gap,w(v),{...r,bold:e.columns.includes(v)});let b=l(v)>=.005?X(t)(l(v)):"";b&&h.text(b,_+et.gap+C(y,N(r,o))+8,w(v),{size:13,fill:o.quiet})})}}}function gc(t,e){let o={size:B,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(h=>h.map(f=>T(f,24))),a=h=>t.blocked?.[h]?"blocked":X(t)(t.weights[h],2),i=(h,f=o)=>Math.ceil(C(h,N(f,e))),c=Math.max(...r.map(h=>i(h,n))),l=s.map((h,f)=>Math.max(i(h,n),...r.map((p,m)=>i(a(m*s.length+f))))).reduce((h,f)=>[...h,(h.at(-1)??c)+io.gap+f],[]);return{width:l.at(-1)??c,height:(r.length+1)*io.pitch,draw(h,f,p){let m=_=>p+(_+.5)*io.pitch;s.forEach((_,g)=>h.text(_,f+l[g],m(0),{...n,align:"right"})),r.forEach((_,g)=>{h.rect(f,p+(g+1)*io.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),h.text(_,f,m(g+1),n),s.forEach((w,y)=>h.text(a(g*s.length+y),f+l[y],m(g+1),{...o,align:"right"}))})}}}var _c=.1;function ao({weight:t,rounded:e,note:o},n){if(o!==void 0||t===null)return o??"";let r=Math.max(0,...n.map(s=>s.weight??0));return t>=_c||t===r&&r>0?X({rounded:e})(t):""}function co(t,e,o,n,r){let s=m=>{let _=t.groups.find(g=>g.kind===m);return _&&Ye(t,Nt(t,_,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,_)=>m?m.weights.subarray(_*m.columns.length,(_+1)*m.columns.length):[],d=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,h=l<0?[...c(i,o)]:[],f=t.source.map((m,_)=>({token:m,weight:l<0?d[_]??null:null,rounded:a?.rounded??!1,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===_,state:t.encoderOnly&&_===o?"current":""})),p=t.target.map((m,_)=>{let g=r&&_>o+1,w=_>0&&t.steps[_-1]?.forced,y=l>=0?a&&_>0?a.weights[(_-1)*a.columns.length+l]:null:_<=o?h[_]??null:null,v=_===o+1;return{token:m,weight:v&&l<0?null:y,rounded:(l<0?i:a)?.rounded??!1,lit:n.looks?.side==="target"&&n.looks.place===_-1,state:g?"later":v&&l<0?"written":w?"forced":"",note:v&&l<0?w?"forced":"written":void 0}});return{source:f,target:p,asked:l<0?"":t.source[l],strongest:d.indexOf(Math.max(...d))}}var ds=8;function lo(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:p})=>p===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=Nt(t,i,{words:!1,muted:!1}),d=c.columns.length,l=It(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),h=l.indexOf(Math.max(...l)),f=t.target.slice(Math.max(0,e+1-ds),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>ds?"\u2026 ":""}`,...f.flatMap((p,m)=>[m?" ":"",{token:p}])],", looks at ",{token:t.source[h],strong:!0},` (${X({rounded:Xe(c,o.layer,o.head)})(l[h])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${G(s,1)}).`]}var Kt=640,At={height:28,padding:8,gap:6,line:50},ht={line:26,height:12,number:70,tag:64};function ps({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=co(t,e,o,n,!1),i=t.steps[o],c=i?lo(t,o,e).map(d=>typeof d=="string"?d:T(d.token)).join(""):"";return F([i&&it(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&Rt(c,Kt,r),Zo(t.encoderOnly?"Tokens":"Source","",r),fs(s,r),!t.encoderOnly&&Zo("Target so far","",r),!t.encoderOnly&&fs(a,r),i&&Zo(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${jt(i.entropy,2)} nats`,r),i&&wc(i,r)],8)}var Zo=(t,e,o)=>Y([at(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&at(e,{size:B,fill:o.quiet},o)],8);function fs(t,e){let o={size:B,code:!0},n=t.map(({token:c})=>Math.ceil(C(T(c),N({...o,bold:!0,fill:""},e)))+2*At.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Kt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+At.gap;let i=yt(t.map(({token:c})=>c))==="rtl";return{width:Kt,height:(a+1)*At.line,draw(c,d,l){t.forEach((h,f)=>{let[p,m,_]=[d+(i?Kt-r[f].x-n[f]:r[f].x),l+r[f].line*At.line,n[f]],g=h.weight===null?-1:Math.round(Math.min(1,h.weight)*255),w=["written","current"].includes(h.state),y=h.lit?e.key:w?e.primary:h.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(p,m,_,At.height,{fill:e.scale[g],radius:6}),c.rect(p,m,_,At.height,{stroke:y,width:h.lit||w?3:1,radius:6});let v=g<0?e.text:e.ink[g];c.text(T(h.token),p+_/2,m+At.height/2,{...o,fill:v,bold:w,align:"center"});let b=ao(h,t);b&&c.text(b,p+_/2,m+At.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function wc({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,h],f)=>({name:T(l),share:h,drawn:o?.[f],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:h})=>Math.ceil(C(l,N({size:B,code:h,bold:!0,fill:""},s))))),c=o?2*ht.number:ht.number,d=Kt-i-c-ht.tag-24;return{width:Kt,height:a.length*ht.line,draw(l,h,f){a.forEach(({name:p,share:m,drawn:_,isWritten:g,code:w},y)=>{let[v,b]=[h+i+12,f+(y+.5)*ht.line],x=k=>[v,b-ht.height/2,k*d,ht.height],S={size:B,fill:s.text,bold:g};l.text(p,h,b,{...S,code:w}),l.rect(...x(1),{fill:s.hatchGround,radius:3}),l.rect(...x(m),{fill:g?s.primary:s.quiet,radius:3}),_!==void 0&&l.rect(...x(_),{stroke:s.text,width:1.5,radius:3}),l.text(G(m,1),v+d+ht.number,b,{...S,align:"right"}),_!==void 0&&l.text(G(_,1),v+d+2*ht.number,b,{...S,align:"right"}),g&&l.text(r?"forced":"written",v+d+c+10,b,S)})}}}function hs({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var Qo=30,yc=3;function ms({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?bc(t,o,n):o>=0?tn(t,o):vc(t,n)})}function bc(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(W,{children:[u($,{token:t.rows[e],length:Qo})," ",r?"is blocked from":"looks at"," ",u($,{token:t.columns[o]}),!r&&u("b",{children:[" ",X(t)(t.weights[n],2)]})]})}function tn(t,e){let o=t.columns.length,n=gs(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(W,{children:[u($,{token:t.rows[e],length:Qo})," looks at ",n.length?_s(n,t):t.rounded?"nothing that 1/255 can tell":"nothing here","."]})}function vc(t,e){let o=t.columns.length,n=gs(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(W,{children:[u($,{token:t.columns[e]})," is looked at most by ",n.length?_s(n,t):t.rounded?"no token that 1/255 can tell":"no token","."]})}var gs=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,yc),_s=(t,e)=>t.map(({label:o,weight:n},r)=>u("span",{children:[r?", ":"",u($,{token:o,length:Qo})," (",X(e)(n),")"]},r));function ws({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:lo(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u($,{token:n.token})},r):u($,{token:n.token},r))})}function ys({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&!t.rounded&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",G(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u($,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:tn(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(d=>X(t)(s(d,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((d,l)=>u("span",{style:{height:`${s(d,c)*100}%`,background:o[l]}},d))}),u($,{token:i,length:8})]},c))})]})}function bs(t,{go:e,step:o,last:n,player:r,presenting:s}){P(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement===document.body&&Sc(c),l=kc(c,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},p=d||s||l,m=(l?f:d?h:{})[i.key]??(p&&!Mc(i)?xc(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function xc(t,e,o){if(t==="Escape")return o?()=>z({present:!1}):void 0;if(de())return t==="f"?()=>z({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var vs="attention-lab-letter-keys",de=()=>localStorage.getItem(vs)!=="off";function xs(){localStorage.setItem(vs,de()?"off":"on")}function kc(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Mc(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Sc(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Lt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var ks={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Ms({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(Lt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,ks[r]]),value:e.kind,onChoose:r=>z({kind:r,rows:[]})}),u(Lt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>z({layer:Number(r)-1})}),u(Lt,{label:"Head",isNamed:!0,options:pt(o).map(r=>[r,r]),value:e.head,onChoose:r=>z({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(Lt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>z({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>z({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u($c,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>z({present:!0}),children:"Present"}),u(Oc,{})]})]})}function Oc(){let[t,e]=E(de);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(xs(),e(de())),children:"Keys F, B"})}function Ss({example:t,selection:e}){return u(Lt,{label:"View",options:Ec(t),value:e.view,onChoose:o=>z({view:o})})}function Ec({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function $c({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,h])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>d(n(c,l)),children:h},h))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,ks[a]]),e.kinds,a=>z({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>z({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>z({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>z({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function Os({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=L(null),[c,d]=tt(),l=I(()=>d.width?xt(t,{...d,cell:64,letters:n},o):null,[t.rows,t.columns,d,n,o]);P(()=>{!l||!i.current||kt(V(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:p})=>l&&rr(l,f,p);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:f=>{let p=h(f);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let p=h(f);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:f=>l&&Ac(f,l,e,s,a),onBlur:()=>s(-1,-1)})})}function Ac(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),d=(h,f)=>r(c(a+h,e.length),c(i+f,o.length)),l={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var Lc=.005,$s={least:20,most:30};function As({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=L(null),[a,i]=tt(),c=Math.max(t.rows.length,t.columns.length),d=Math.max($s.least,Math.min($s.most,Math.floor((i.height-30)/c))),[l,h]=[c*d,Math.max(60,Math.min(420,i.width*.36))],f=ro(e);P(()=>{s.current&&i.width&&so(V(s.current,h,l,o),t,{rows:f,columns:e.columns},{left:0,top:0,width:h,pitch:d},o)},[t,i,o,f.join(),e.columns.join()]);let p=(w,y)=>t.weights[w*t.columns.length+y],m=(w,y)=>t.blocked?.[w*t.columns.length+y]?"blocked":p(w,y)>=Lc?X(t)(p(w,y)):"",_=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=w=>w.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${d}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((w,y)=>u("li",{children:u("button",{type:"button",class:(_<0?f.includes(y):p(y,_)>=.02)?"lit":"","aria-pressed":e.chosen.includes(y),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(y,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(y,-1),onClick:()=>r(y),children:[u("span",{class:"number",children:_<0?"":m(y,_)}),u("span",{children:g(w).map((v,b)=>[b?" \u2192 ":"",u($,{token:v,length:10},b)])})]})},y))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((w,y)=>{let v=f.length===1&&_<0?p(f[0],y):0,b=e.columns.includes(y)||v>=.02;return u("li",{children:u("button",{type:"button",class:b?"lit":"",onPointerEnter:({pointerType:x})=>x!=="touch"&&n(-1,y),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&n(-1,y),onClick:()=>n(-1,y),children:[u($,{token:w}),u("span",{class:"number",children:f.length===1&&_<0?m(f[0],y):""})]})},y)})})]})]})}function Ls({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Pt(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",jt(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(Tc,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(Ts,{share:e.others}),u("span",{class:"probability",children:G(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function Tc({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=u(W,{children:[u($,{token:s,class:"name"}),u(Ts,{share:a,drawn:n}),u("span",{class:"probability",children:[G(a,1),n!==void 0&&u("i",{class:"drawn",children:G(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${T(s)} instead`:"",onClick:()=>c&&r(s),children:d}):u("div",{class:l,children:d})}function Ts({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}function Cs(t,[e,o],[n,r]){if(n===e&&r===o)return t;let s=new Uint8Array(n*r),a=Uint32Array.from({length:o},(i,c)=>c*r/o);for(let i=0,c=0;i<e;i+=1){let d=Math.floor(i*n/e)*r;for(let l=0;l<o;l+=1,c+=1){let h=d+a[l];t[c]>s[h]&&(s[h]=t[c])}}return s}var Cc=480,en={short:24,long:60},fo=8,Pc=5,Ps={least:32,most:104};function Rc({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[d,{width:l}]=tt(),h=e.map(f=>({frame:f,...no(f,n,r)})).filter(({places:f})=>f.length);return u("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:()=>i(null),children:[!h.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:f,heads:p,places:m})=>u(Nc,{example:t,frame:f,heads:p,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<Cc?en.short:en.long,width:l},f.group.kind))]})}var Ns=Ve(Rc);function Nc({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d}){let{group:l}=e,h=a===en.short,f=Math.floor(Math.max(Ps.least,Math.min(Ps.most,(i-a-12)/o.length-fo))),p=L(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),_={width:f,height:Math.round(f/m)};P(()=>{p.current&&zc(p.current,t,e,o,n,_,s)},[t,e,n.map(uo).join(),f,s]);let g=[...new Set(n.map(({layer:v})=>v))],w=new Map(n.map(v=>[uo(v),v])),y=n.find(v=>Rs(v,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!h&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:p,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${f}px)`},onKeyDown:Hc,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(v=>u("span",{role:"columnheader",class:"column",children:h||J.includes(v)?v:`Head ${v}`},v))]}),g.map(v=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${v+1}`,children:[h?"L":"Layer ",v+1]}),o.map((b,x)=>{let S=x?null:u("canvas",{"data-layer":v,"aria-hidden":"true"}),k=w.get(uo({layer:v,head:b}));if(!k)return u("span",{role:"gridcell",class:"cell",children:S},b);let M=l.roles[v][Number(b)-1]??"",R=Rs(k,r);return u("span",{role:"gridcell",class:J.includes(b)?"cell summary":"cell",children:[S,u("button",{type:"button",class:R?"thumb open":"thumb",tabIndex:k===y?0:-1,"aria-current":R?"true":void 0,"aria-label":Ic(l.title,k,M),"data-place":uo(k),style:{width:`${_.width}px`,height:`${_.height}px`},onClick:()=>d(k),onPointerEnter:({pointerType:A})=>A!=="touch"&&c(k),onFocus:({currentTarget:A})=>A.matches(":focus-visible")&&c(k),onBlur:()=>c(null),children:[u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),M&&u("span",{class:"role",children:M})]},b)})]},v))]})})]})}var uo=({layer:t,head:e})=>`${t} ${e}`,Rs=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function Ic(t,{layer:e,head:o},n){let r=J.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function zc(t,e,o,n,r,{width:s,height:a},i){let[c,d]=[o.rows.length,o.columns.length],l=window.devicePixelRatio||1,h=[Math.min(c,Math.round(a*l)),Math.min(d,Math.round(s*l))];for(let f of t.querySelectorAll("canvas")){let p=V(f,n.length*(s+fo)-fo,a,i),m=new Path2D;for(let{layer:_,head:g}of r){if(String(_)!==f.dataset.layer)continue;let w=n.indexOf(g)*(s+fo),y=Cs(Fr(e,o,_,g),[c,d],h);p.cells(y,...h,[w,0,s,a]),o.blocked&&ft(p,o.blocked,c,d,[w,0,s,a]),m.roundRect(w,0,s,a,Pc)}Dc(f,m)}}function Dc(t,e){let o=t.getContext("2d");o.globalCompositeOperation="destination-in",o.fill(e),o.globalCompositeOperation="source-over"}function Hc(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=n.findIndex(h=>h.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=h=>n[h]?.[Math.min(s,n[h].length-1)],d={ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:n[r])[0],End:()=>(t.ctrlKey?i:n[r]).at(-1)};if(!d[t.key])return;t.preventDefault(),t.stopPropagation();let l=d[t.key]();l instanceof HTMLElement&&l.focus()}function Is(t){let e=L(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);q(()=>{let n=o.map(r=>qt(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Fc=1e3,Uc=[.5,1,2,4],zs=(t,e,o)=>Me(t,e,o,Fc);function Ds({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u(Se,{what:"step",place:t,last:e,player:o,go:n}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u(Oe,{speeds:Uc,player:o})]})}var on=1e3,qc=3e4;function Hs(t,{kind:e,layer:o,head:n,tokens:r},s){if(!t.exactAt)return[];let a=s||t.layout!=="heads";return t.groups.flatMap(d=>{let l=d.kind===e&&!s&&r==="words"&&d.words?[c(d,"words")]:[];return s||a&&(t.encoderOnly||d.kind!=="encoder")||d.kind===e&&!l.length?[...l,c(d,"pieces")]:l}).flat();function c(d,l){let h=d[l];return ce(d,n).map(f=>({axes:h,place:le(d,o,f),address:`${t.exactAt}/${d.kind}-${l}-${o}-${f}`})).filter(f=>!h.exact.has(f.place))}}function Fs({get:t,changed:e,gone:o,later:n=setTimeout}){let r=[],s="",a=new Set,[i,c,d]=[on,!1,!1];async function l({axes:p,place:m,address:_}){a.add(_);let g=!1,w=await t(_).catch(()=>(g=!0,null));a.delete(_),w?.byteLength===2*p.rows.length*p.columns.length?(p.exact.set(m,new Uint16Array(w)),[s,i,d]=["",on,!1]):(s=g?"silent":"gone",h()),e(),!(s!=="gone"||d)&&(d=!0,o())}function h(){c||(c=!0,n(()=>{c=!1,f()},i),i=Math.min(2*i,qc))}function f(){for(let p of r)!p.axes.exact.has(p.place)&&!a.has(p.address)&&l(p)}return{want(p){[r,i]=[p,on],f()},trouble:()=>s}}var jc=2e4;function Us(t,e,o,n){let[r,s]=E(0),a=L(n);a.current=n;let i=I(()=>Fs({get:Bc,changed:()=>s(d=>d+1),gone:()=>a.current?.("again",Date.now())}),[t]),c=Hs(t,e,o);return q(()=>i.want(c),[i,c.map(({address:d})=>d).join()]),q(()=>()=>i.want([]),[i]),[r,i.trouble()]}async function Bc(t){let e=await fetch(new URL(t,document.baseURI),{signal:AbortSignal.timeout(jc)});if(e.status===404)return null;if(!e.ok)throw new Error(e.statusText);return e.arrayBuffer()}var Wc="the exact weights are on the way.",Gc={"":Wc,gone:"the server has let the exact weights go and is asked for them again.",silent:"the server doesn't answer now; the exact weights come when it does."};function qs({map:t,muted:e,peeked:o,trouble:n}){if(!t.rounded)return u("p",{class:"note precision",children:"These weights are exact; the small maps are rounded to 1/255."});let r=o?"the exact weights come when the head is opened.":Gc[n];return u("p",{class:"note precision",children:["\u2248 Rounded to 1/255",e&&", before muting scales rows up","; ",r]})}function nn({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=L(null);return P(()=>{let c=requestAnimationFrame(()=>i.current&&Vc(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:yt(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,d)=>{let{token:l,weight:h,state:f,lit:p}=c,m=h===null?-1:Math.round(Math.min(1,h)*255),_=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${f} ${p?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(d),onClick:()=>a?a(d):s(d),children:[u("span",{class:"chip",style:_,children:f==="later"?"":u($,{token:l})}),u("span",{class:"share",children:ao(c,o)})]},d)})})]})}function Vc(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function js({example:t,open:e,step:o,pointed:n,came:r,theme:s,player:a,onPoint:i,go:c}){let d=I(()=>co(t,e,o,n,a.playing),[t,e.layer,e.head,o,n,r,a.playing]),l=J.includes(e.head)?e.head:`head ${e.head}`,h=p=>m=>i(m<0?oo:is(t,p,m)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(W,{children:[u(nn,{title:t.encoderOnly?"Tokens":"Source",note:d.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${l}`,chips:d.source,reveal:d.strongest,theme:s,onPoint:h("source"),onPress:t.encoderOnly?c:void 0}),!t.encoderOnly&&u(nn,{title:"Target so far",note:d.asked?`how much each looks at \u201C${Pt(d.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:d.target,reveal:o+1,theme:s,onPoint:h("target"),onPress:p=>c(Math.max(0,p-1))})]})}var rn=32,Bs=8;function Ws({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=E(0),a=X(t),i=Math.max(0,Math.floor(r/rn)-Bs),c=Math.min(t.rows.length,i+3*Bs+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:d})=>s(d.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((d,l)=>u("th",{scope:"col",children:u($,{token:d})},l))]})}),u("tbody",{children:[i>0&&u("tr",{style:{height:`${i*rn}px`}}),t.rows.slice(i,c).map((d,l)=>{let h=i+l;return u("tr",{"aria-rowindex":h+2,class:e.includes(h)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(h),onClick:()=>n(h),children:u($,{token:d,length:30})})}),t.columns.map((f,p)=>{let m=h*t.columns.length+p;return u("td",{children:t.blocked?.[m]?u("i",{class:"blocked",children:"blocked"}):a(t.weights[m],2)},p)})]},h)}),c<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-c)*rn}px`}})]})]})})}var Gs={usual:14,presented:20};function Vs({example:t,selection:e,theme:o,send:n}){let r=L(null),[s,a]=E(oo),[i,c]=E(null),d={words:e.tokens==="words",muted:e.mute},l=I(()=>t.groups.map(D=>Nt(t,D,d)),[t,d.words,d.muted]),h=i&&Kc(t,i)?i:e,f=l.find(({group:D})=>D.kind===h.kind)??l[0],p=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",[m,_]=Us(t,e,p,n),g=I(()=>p?Ur(t,h):Ye(t,f,h,d.muted),[t,f,h.layer,h.head,p,m]),w=Math.max(0,t.steps.length-1),y=D=>z({step:Math.max(0,Math.min(D,w))}),v=zs(e.step,w,y),b=s.looks?.side==="target"?s.looks.place:e.step;bs(r,{go:y,step:e.step,last:w,player:v,presenting:e.present}),br(r),P(()=>Yc(r.current,e.present),[e.present]);let x=Jo(t,g,e.step),S=(v.playing||t.layout==="decoding")&&!t.encoderOnly,k={...Yo(g,s),step:b===e.step?x:Jo(t,g,b),chosen:p?[]:e.rows,done:S&&x.length?x[0]+1:1/0};P(()=>Jc(r.current,l,s),[l,s]);let M=Ut((D,yo)=>a(ss(g,D,yo)),[g]),R=D=>{let[{side:yo,place:yi}]=g.rowSpots[D];if(t.layout!=="heads")return yo==="target"||t.encoderOnly?y(yi):void 0;let bi=e.rows.includes(D)?e.rows.filter(vi=>vi!==D):[...e.rows,D].slice(-Vo);return z({rows:bi})},A=Ut(D=>{c(null),z({...D,rows:[]})},[]),ot=I(()=>l.filter(({group:D})=>!e.kinds.length||e.kinds.includes(D.kind)),[l,String(e.kinds)]),ct=I(()=>({kind:e.kind,layer:e.layer,head:e.head}),[e.kind,e.layer,e.head]),[Z,gn]=[I(()=>e.layers,[String(e.layers)]),I(()=>e.roles,[String(e.roles)])],pe=D=>D&&{picture:D,theme:o};return Is({map:()=>pe(us({map:g,lit:k,view:e.view},o)),compared:k.chosen.length>0&&(()=>pe(as({map:g,rows:k.chosen},o))),heads:()=>pe(cs({example:t,frames:ot,open:e,layers:Z,roles:gn},o)),player:()=>pe(ps({example:t,open:h,step:b,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(Ms,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(Ns,{example:t,frames:ot,open:ct,layers:Z,roles:gn,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:A})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>z({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:g.title}),u(Ss,{example:t,selection:e})]}),e.view==="lines"?u(As,{map:g,lit:k,theme:o,onPoint:M,onPress:R}):e.view==="table"?u(Ws,{map:g,chosen:e.rows,caption:g.caption,onPress:R}):u(Os,{map:g,lit:k,theme:o,caption:g.caption,letters:e.present?Gs.presented:Gs.usual,onPoint:M,onPress:R}),u(ms,{map:g,lit:k}),t.exactAt&&u(qs,{map:g,trouble:_,muted:d.muted&&!p,peeked:i!==null}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),g.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!J.includes(h.head)&&!p&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:k.chosen.at(-1)??x[0]??1}),children:"Work its numbers out, inside this head"}),k.chosen.length>0&&!i&&u(ys,{map:g,rows:k.chosen,colours:o.lines,onDrop:R})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(Ds,{step:e.step,last:w,player:v,go:y}),t.steps[b]&&u(ws,{example:t,step:b,open:h}),u(js,{example:t,open:h,step:b,pointed:s,came:m,theme:o,player:v,onPoint:a,go:y}),t.steps[b]&&u(Ls,{example:t,step:t.steps[b],onForce:n&&t.forceable?D=>(v.pause(),n("forced",{step:b,token:D})):void 0}),b===w&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(hs,{card:Xc(t,h),heading:t.cards.heading,note:t.cards.note})]})}function Kc({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&pt(r).includes(n)}function Xc({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Yc(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function Jc(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Yo(n,o),i=([f=-1],p)=>f<0?["-10","0"]:[String(f/p),String(1/p)],[[c,d],[l,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,p]of Object.entries({top:c,high:d,left:l,wide:h}))r.style.setProperty(`--${f}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var Ks=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var po=`/* Choices */

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
`;var Xs=`/* All heads */

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
`;var ho=`/* The open head */

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
`;var Ys=`/* Steps */

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
`;var Js=`/* Decoding: the steps first */

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
`;var rl=[Gt,Ke,Ks,po,Xs,ho,Ys,Js].join(`
`),Zs=new WeakMap;function sn({data:t,parentElement:e,setTriggerValue:o}){let n=Et(e,rl),r=Zs.get(n),s=r?.bytes===t?r.example:rs(t);return Zs.set(n,{bytes:t,example:s}),nt(u(sl,{example:s,theme:Ht(n),send:o}),n),ue(e,o),()=>{nt(null,n),n.remove()}}function sl({example:t,theme:e,send:o}){let[n,r]=E(Dt);return q(()=>{let s=()=>r(Dt());return s(),to(s)},[]),u(Vs,{example:t,theme:e,send:o,selection:Br(n,t)})}var Qs=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function ti(t){let e=JSON.parse(new TextDecoder().decode(t));for(let{value:o}of e.boxes){let n=Qs(o.cells);o.cells=Float32Array.from(n,r=>o.signed?.5+(r-128)/254:r/255),o.blocked=o.blocked&&Qs(o.blocked)}return e}var mo={usual:14,small:12},an=200,cn=90,Xt=5,il={attention:0,"feed-forward":4,embedding:3,positions:3,norm:2,add:2,linear:1,softmax:1};function go(t,e,o,n,r){for(let{left:s,top:a,width:i,height:c}of o.frames)t.rect(s,a,i,c,{fill:r.hatchGround,stroke:r.hatchLine,radius:8,opacity:.6});for(let s of o.lines)t.path(s,{stroke:r.quiet,width:1.2});for(let s of o.arrows)al(t,s,r);for(let s of o.boxes)cl(t,s,n,r);if(o.boxes[0].width>=cn)for(let s of o.tokens)ul(t,e,s,r)}function al(t,e,o){t.path(e,{stroke:o.quiet,width:1.6});let[,n,r]=e.match(/([HV])([\d.]+)$/),s=[...e.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)],[a,i]=[0,0];for(let[,d,l,h]of s)[a,i]=d==="M"?[Number(l),Number(h)]:d==="H"?[Number(l),i]:[a,Number(l)];let c=n==="H"?`M${a} ${i}L${a-Xt} ${i-Xt}V${i+Xt}Z`:`M${a} ${Number(r)}L${a-Xt} ${i+Xt}H${a+Xt}Z`;t.path(c,{fill:o.quiet})}function cl(t,{box:e,left:o,top:n,width:r,height:s},{open:a,here:i},c){let d=c.lines[il[e.role]],l=e.name===a,h=i.includes(e.name);t.rect(o,n,r,s,{fill:c.ground,radius:6}),t.rect(o,n,r,s,{fill:d,opacity:h?.75:.13,radius:6}),t.rect(o,n,r,s,{stroke:l?c.text:d,width:l?3:1.2,radius:6});let f=ll(e.value,o,n,r,s);if(f&&ln(t,e.value,f),r<cn)return;let p=r<an?mo.small:mo.usual,m={size:p,bold:e.role!=="norm"&&e.role!=="add",fill:c.text},_=(f?f[0]:o+r)-o-14,g=e.role==="add"?"+ Add":e.title;if(C(g,N(m,c))<=_||s<2.6*p)t.text(g,o+8,n+s/2,m);else{let w=Le(g,_,m,c);w.draw(t,o+8,n+(s-w.height)/2)}}function ll(t,e,o,n,r){let s=Math.min(4,r*.12),a=r-2*s;if(a<5)return null;let i=Math.min(3.2,Math.max(1,t.columns/t.rows)),c=Math.min(a*i,n*(n<cn?.8:n<an?.3:.42));return[e+n-s-c,o+s,c,a]}function ln(t,{cells:e,rows:o,columns:n,signed:r,blocked:s},a){t.cells(e,o,n,a,r),s&&ft(t,s,o,n,a)}function ul(t,e,{text:o,left:n,top:r,width:s,height:a},i){let c={size:s<an?mo.small:mo.usual,code:!0,fill:i.text},d=e[o].map(m=>T(m)),l=e[o].every(m=>[...m].length===1||/^<.*>$/.test(m)),h=m=>m.join(l?"":" "),f=m=>C(h(d.slice(0,m))+(m<d.length?"\u2026":""),N(c,i))<=s,p=d.length;for(;p>1&&!f(p);)p-=1;t.text(h(d.slice(0,p))+(p<d.length?"\u2026":""),n+s/2,r+a/2,{...c,align:"center"})}var un={embedding:44,positions:30,attention:50,"feed-forward":50,norm:22,add:18,linear:36,softmax:36},Yt=9,fe=24,dn=8,dl=.62,fl=1.25,ut={most:300,gap:64,side:26,edge:10};function _o(t,{layer:e,width:o,height:n}){let r=t.boxes.filter(p=>p.layer===null||p.layer===e),s=["encoder","decoder"].filter(p=>r.some(m=>m.side===p)),a=s.map(p=>r.filter(m=>m.side===p)),i=Math.max(...a.map(p=>2*(fe+Yt)+2*dn+p.reduce((m,_)=>m+un[_.role]+Yt,0))),c=Math.max(dl,Math.min(fl,n/i)),d=Math.min(ut.gap,o*.1),l=Math.floor(Math.min(ut.most,(o-ut.edge-s.length*ut.side-(s.length-1)*d)/s.length)),h=Math.ceil(i*c),f={boxes:[],frames:[],tokens:[],arrows:[],lines:[],width:s.length*(l+ut.side)+(s.length-1)*d+ut.edge,height:h,unit:c};return a.forEach((p,m)=>pl(f,p,{left:ut.side+m*(l+ut.side+d),width:l,isLast:m===a.length-1})),ml(f),f}function pl(t,e,{left:o,width:n,isLast:r}){let{unit:s}=t,a=o+n/2,i=t.height,c=l=>i-=l*s;t.tokens.push({text:e[0].side==="encoder"?"source":"target",left:o,top:c(fe),width:n,height:fe*s});let d=null;if(e.forEach((l,h)=>{let f=e[h-1];f&&f.layer===null!=(l.layer===null)&&c(dn);let p=i,m=(c(Yt),c(un[l.role])),_=un[l.role]*s;t.arrows.push(`M${a} ${p}V${m+_}`),t.boxes.push({box:l,left:o,top:m,width:n,height:_}),l.layer!==null&&(d={top:m,bottom:d?.bottom??m+_})}),d){let{top:l,bottom:h}=d,f=dn*s*.8;t.frames.push({left:o-ut.side+6,top:l-f,width:n+ut.side,height:h-l+2*f})}r&&(t.arrows.push(`M${a} ${i}V${c(Yt),i}`),t.tokens.push({text:"written",left:o,top:c(fe),width:n,height:fe*s}));for(let l of hl(t,e))t.lines.push(l)}function hl(t,e){let o=e.map(s=>t.boxes.find(a=>a.box===s)),n=[],r=0;return o.forEach(({box:s},a)=>{if(s.layer===null&&(r=a+1),s.role!=="add")return;let i=o[r],c=i.top+i.height+Yt*t.unit*.5,d=o[a].top+o[a].height/2,l=o[a].left-9;n.push(`M${i.left+i.width/2} ${c}H${l}V${d}H${o[a].left}`),r=o[a+1]?.box.role==="norm"&&o[a+1].box.name.replace("_norm","")===s.name.replace("_residual","")?a+2:a+1}),n}function ml(t){let e=t.boxes.find(({box:a})=>a.kind==="cross"),o=t.boxes.filter(({box:a})=>a.side==="encoder").at(-1);if(!e||!o)return;let[n,r]=[o.left+o.width/2,o.top-Yt*t.unit*1.6],s=o.left+o.width+(e.left-o.left-o.width)/2-6;t.arrows.push(`M${n} ${o.top}V${r}H${s}V${e.top+e.height/2}H${e.left}`)}var gl={width:760,height:860};function ei(t,e,o){let n=Math.max(0,Math.min(e,t.layers-1)),r=_o(t,{layer:n,...gl}),s={width:r.width,height:r.height,draw:(a,i,c)=>go(Yn(a,i,c),t,r,{open:"",here:[]},o)};return F([it(t.layers>1?`The whole model, its layer ${n+1} of ${t.layers}`:"The whole model",o),s])}var fn=13,oi={least:6,most:22},ni=380;function ri(t,e,o,n){let{value:r}=e,s=t[e.side==="encoder"?"source":"target"],a=t[e.kind==="cross"||e.side==="encoder"?"source":"target"],i=r.rows===s.length;if(e.role==="attention"&&i&&r.columns===a.length){let p={rows:s,columns:a,weights:r.cells,blocked:r.blocked},m=xt(p,{width:o,height:ni,cell:40,letters:fn},n),_={rows:[],columns:[],step:[],chosen:[],done:1/0};return{width:m.width,height:m.height,draw:(g,w,y)=>kt(g,p,{...m,left:m.left+w,top:m.top+y},_,n)}}let c={size:fn,code:!0,fill:n.quiet},d=i?s.map(p=>T(p,10)):[],l=d.length?Math.ceil(Math.max(...d.map(p=>C(p,N(c,n)))))+8:0,h=Math.max(oi.least,Math.min(oi.most,ni/r.rows)),f=Math.round(r.rows*h);return{width:o,height:f,draw(p,m,_){for(let g of Te(d.length,h,fn,[]))p.text(d[g],m+l-6,_+(g+.5)*h,{...c,align:"right"});ln(p,r,[m+l,_,o-l,f])}}}var _l={embedding:["inside_a_head","Open \u201CInside a head\u201D: it begins with these numbers"],positions:["positions","Open \u201CPositions\u201D"],attention:["heads","Open these heads"],linear:["decoding","Open \u201CDecoding\u201D"],softmax:["decoding","Open \u201CDecoding\u201D"]};function si({model:t,box:e,theme:o,send:n}){let r=L(null),[s,{width:a}]=tt();P(()=>{if(!r.current||!a)return;let f=ri(t,e,a,o);f.draw(V(r.current,f.width,f.height,o),0,0)},[t,e,a,o]);let{value:i}=e,[c,d]=i.shape.slice(-2),[l,h]=_l[e.role]??[];return u("section",{class:"open-box","aria-live":"polite",children:[u("h3",{children:wo(e)}),u("p",{children:[e.said," ",i.said]}),l&&n&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("opened",{page:l,kind:e.kind,layer:e.layer}),children:h}),u("div",{class:"value",ref:s,children:u("canvas",{ref:r,role:"img","aria-label":`${wo(e)}: ${j(c)} \xD7 ${j(d)} numbers`})}),u("p",{class:"note",children:[j(c)," \xD7 ",j(d),": ",wl(e),", ",yl(e),"."," ",i.rows<c||i.columns<d?"Of each block of neighbours the strongest is drawn. ":"",u("span",{class:"scale",children:[i.ends[0]," ",u("i",{class:"ramp",style:{background:i.signed?o.signedRamp:o.ramp}})," ",i.ends[1]]})]})]})}var wl=({role:t})=>t==="attention"?"row = looks":"row = token";function yl({role:t}){return t==="attention"?"column = looked at":t==="linear"||t==="softmax"?"column = token of the vocabulary":"column = dimension"}function ii({model:t,selection:e,theme:o,send:n}){let r=Math.max(0,Math.min(e.layer,t.layers-1)),[s,a]=tt(),[i,c]=E(""),[d,l]=E(""),h=I(()=>a.width?_o(t,{layer:r,...a}):null,[t,r,a]),f=_=>h?.boxes.find(g=>g.box.name===bl(_,r))?.box,p=h?.boxes.filter(({box:_})=>_.role==="attention").at(-1)?.box,m=f(i)??f(d)??p;return u("div",{class:"whole-model",style:{colorScheme:o.dark?"dark":"light"},children:[u("div",{class:"figure-side",children:[t.layers>1&&u(Lt,{label:"Layer",isNamed:!0,options:Array.from({length:t.layers},(_,g)=>[String(g),String(g+1)]),value:String(r),onChoose:_=>z({layer:Number(_)})}),u("div",{class:"figure",ref:s,children:h&&u(vl,{model:t,layout:h,theme:o,open:m?.name??"",onPoint:c,onKeep:l})})]}),m&&u(si,{model:t,theme:o,send:n,box:m,layers:t.layers})]})}var bl=(t,e)=>t.replace(/\.layers\.\d+\./,`.layers.${e}.`);function vl({model:t,layout:e,theme:o,open:n,onPoint:r,onKeep:s}){let a=L(null);P(()=>{a.current&&go(V(a.current,e.width,e.height,o),t,e,{open:n,here:[]},o)},[t,e,o,n]);let i=e.boxes;return u("div",{class:"drawing",style:{width:`${e.width}px`,height:`${e.height}px`},onPointerLeave:()=>r(""),children:[u("canvas",{ref:a,"aria-hidden":"true"}),u("ol",{"aria-label":"The model, from its input to its output",children:i.map(({box:c,left:d,top:l,width:h,height:f})=>u("li",{children:u("button",{type:"button","aria-label":wo(c),"aria-pressed":c.name===n,style:{left:`${d}px`,top:`${l}px`,width:`${h}px`,height:`${f}px`},onPointerEnter:({pointerType:p})=>p!=="touch"&&r(c.name),onFocus:({currentTarget:p})=>p.matches(":focus-visible")&&s(c.name),onClick:()=>s(c.name)})},c.name))})]})}function wo({title:t,side:e,layer:o,role:n}){return n==="linear"||n==="softmax"?t:`${t}, ${e}${o===null?"":`, layer ${o+1}`}`}var ai=`/* The whole model: the figure, and beside it what is open. */

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
`;var kl=[Gt,po,ho,ai].join(`
`);function ci({data:t,parentElement:e,setTriggerValue:o}){let n=Et(e,kl);return nt(u(Ml,{model:ti(t),theme:Ht(n),send:o}),n),()=>{nt(null,n),n.remove()}}function Ml({model:t,theme:e,send:o}){let[n,r]=E(Dt);return q(()=>{let s=()=>r(Dt());return s(),to(s)},[]),q(()=>qt("whole-model",()=>({picture:ei(t,Dt().layer,e),theme:e})),[t,e]),u(ii,{model:t,selection:n,theme:e,send:o})}var Sl=[137,80,78,71,13,10,26,10],li=33,Ol={Title:"figure",Description:"caption",Software:"program"},El={"&":"&amp;","<":"&lt;",">":"&gt;"},$l=new TextEncoder;function ui(t,e){if(!Sl.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(Ol).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>Al(a,i)),r=[t.subarray(0,li),...n,t.subarray(li)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function Al(t,e){let o=$l.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,Ll(o)),n}function Ll(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function di(t,e){let o=t.indexOf(">")+1,n=i=>oe(i).replace(/[&<>]/g,c=>El[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var Tl="http://www.w3.org/2000/svg",fi="http://www.w3.org/1999/xlink",Cl=2,Pl=16e6,Rl=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function pi(t){let e=Nl(t);return{svg:hn(e),png:await Dl(e)}}var hn=t=>new XMLSerializer().serializeToString(t);function mn(t,e){let o=document.createElementNS(Tl,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function Nl(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=mn("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(mn("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(Rl))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))Il(i,a);for(let i of s.querySelectorAll("image"))zl(i);return s}function Il(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=zo(oe(r.data)))}function zl(t){let e=t.getAttributeNS(fi,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(fi,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function Dl(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(Cl,Math.sqrt(Pl/(e*o))),r=t.cloneNode(!0),s=mn("style",{});s.textContent=await Hl(hn(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(hn(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var pn=new Map;async function Hl(t){let e=[];for(let o of Fl()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;pn.has(a)||pn.set(a,fetch(a).then(c=>c.blob()).then(Ul).catch(()=>null));let i=await pn.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function Fl(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function Ul(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var hi=5e3,ql=6e4;async function mi(t,e){let{svg:o,png:n}=await jl(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:di(o,e),png:ui(r,e)}}async function jl(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=hi;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=Wn(t);if(s)return er(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return pi(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?ql:hi}throw new Error("It is not drawn.")}function _i({figures:t,chosen:e,onTaken:o}){let[n,r]=E({}),s=t.filter(({key:d})=>!(d in n));q(()=>{s.length&&Bl(s).then(d=>{r(l=>({...l,...d})),o(d)})},[s.map(({key:d})=>d).join()]);let a=t.find(({key:d})=>d===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:d,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(gi,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(gi,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Wl,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Bl(t){let e={};for(let{key:o,about:n}of t)e[o]=await mi(o,n).catch(()=>null);return e}function gi({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Wl({png:t,caption:e}){let o=I(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);q(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var wi=`.lab {
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
`;function Vl({data:t,parentElement:e,setTriggerValue:o}){let n=Et(e,wi);n.hasChildNodes()||Xl(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Kl(i.png)}])));return nt(u(_i,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{nt(null,n),n.remove()}}function Kl(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Xl(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Yl({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Yr(t,s=>o("chosen",s))}Zr({film:Nr,stage:sn,wholeModel:ci});os(sn);export{Vl as exporter,Nr as film,Yl as follow,sn as stage,ci as wholeModel};
