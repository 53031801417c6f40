var O,Uo,Ls,dt,Ve,ne,jo,ee,Bo,Ye,Xe,As,Ut=Symbol.for("pv"),re={},se=[],Ts=/^m(i|n|o|s|text|space)$/,ie=Array.isArray,Je=se.slice,St=Object.assign;function kt(t){t&&t.parentNode&&t.remove()}function Ze(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?Je.call(arguments,2):o),qt(t,a,n,r,null)}function qt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ut,__v:r||++Uo,__i:-1,__u:0};return!r&&O.vnode&&O.vnode(s),s}function U(t){return t.children}function ft(t,e){this.props=t,this.context=e,this.__g=0}function pt(t,e){if(e==null)return t.__&&pt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:pt(t)}function Cs(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=St({constructor:Ut},o)).__v=o.__v+1,O.vnode&&O.vnode(e),to(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||pt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,Yo(r,e,s),o.__=o.__e=null,e.__e!=n&&Wo(e))}function Wo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Wo(t)}function Ho(t){(8&t.__g||(t.__g|=8,dt.push(t),ne++))&&Ve==O.debounceRendering||((Ve=O.debounceRendering)||queueMicrotask)(Go)}function Go(){try{for(var t,e=1;dt.length;)dt.length>e&&dt.sort(jo),t=dt.shift(),e=dt.length,8&t.__g&&Cs(t)}finally{(ne=dt.length)&&(Ve||queueMicrotask)(Go)}}function Ko(t,e,o,n,r,s,a,i,c,h,l){var f,d,p,m,w,g,b=n.__k||se,_=e.length;for(c=Ps(o,e,b,c,_),f=0;f<_;f++)(p=o.__k[f])!=null&&(d=~p.__i&&b[p.__i]||re,p.__i=f,g=to(t,p,d,r,s,a,i,c,h,l),m=p.__e,(d.ref!=p.ref||8&d.__u)&&(d.ref&&eo(d.ref,null,p,d),p.ref&&l.push(p.ref,p.__c||m,p)),w=w||m,4&p.__u?(c=Vo(p,c,t,!d.__v),d.__e&&(d.__e=null)):typeof p.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),p.__u&=-21);return o.__e=w,c}function Ps(t,e,o,n,r){var s,a,i,c,h,l,f,d,p,m=o.length,w=m,g=0,b=0,_=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=qt(null,a):ie(a)?a=_[s]=qt(U,{children:a}):a.constructor===Ut&&a.__b?a=_[s]=qt(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,c=s+g,a.__=t,a.__b=t.__b+1,i=null,~(h=a.__i=Rs(a,o,c,w))&&(w--,(i=o[h])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,h==c-1?g--:h==c+1?g++:h!=c&&(h>c?g--:g++,b=1)):(~h||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(b){for(l=[],f=[],s=0;s<r;s++)if((a=_[s])&&16&a.__u){for(g=0,d=l.length;g<d;)l[p=g+d>>1]<a.__i?g=p+1:d=p;l[g]=a.__i,f[s]=g+1}for(g=l.length;s--;)f[s]&&(f[s]==g?g--:_[s].__u|=4)}if(w)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=pt(i)),oo(i,i));return n}function Vo(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Vo(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=pt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Qe(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(ie(t)?t.some(function(o){Qe(o,e)}):e.push(t)),e}function Rs(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function qo(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function te(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||qo(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||qo(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Xe[e]||(Xe[e]=Ns(e)),(t.__a||(t.__a={}))[e]=Ye,s=e!=(e=e.replace(Bo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Ns(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[ee]==null)e[ee]=Ye++;else if(e[ee]<this.__a[t])return;return o(O.event?O.event(e):e)}}}function to(t,e,o,n,r,s,a,i,c,h){var l,f,d,p,m,w,g,b,_,v,y,x,k,M,S,I,A,$,tt=e.type;if(e.constructor!==Ut)return null;128&o.__u&&(c=32&o.__u,l=o.__c.__z)&&(e.__u|=c,f=s=[],l.nodeType==8?i=oe(l,s):s.push(l),i=s[0]||i),(l=O.__b)&&l(e);t:if(typeof tt=="function"){d=a.length;try{if(b=e.props,_=(l=tt.prototype)&&l.render,v=(l=tt.contextType)&&n[l.__c],y=l?v?v.props.value:l.__:n,(p=o.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(_?e.__c=p=new tt(b,y):(e.__c=p=new ft(b,y),p.constructor=tt,p.render=zs),v&&v.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),_&&(p.__s||(p.__s=p.state),tt.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=St({},p.__s)),St(p.__s,tt.getDerivedStateFromProps(b,p.__s)))),m=p.props,w=p.state,p.__v=e,o.__c){if(b!==m&&_&&!tt.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(b,y),e.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(b,p.__s,y)===!1){e.__v!=o.__v&&(p.props=b,p.state=p.__s,p.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(V){V&&(V.__=e)}),se.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=pt(o);break t}p.componentWillUpdate&&p.componentWillUpdate(b,p.__s,y),_&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,w,g)})}else _&&!tt.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),_&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=y,p.props=b,p.__P=t,p.__g&=-5,x=O.__r,k=_?25:0;do p.__g&=-9,x&&x(e),l=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++k<25);_&&(se.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=St({},n,p.getChildContext())),_&&o.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,w)),M=l&&l.type===U&&l.key==null?l.props.children:l,b.__P&&(l=i,r=(t=b.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(V){V&&oo(V,V)}),o.__k=null),i=o.__k?pt(o,0):null),i=Ko(t,ie(M)?M:[M],e,o,n,r,s,a,i,c,h),b.__P&&(e.__e=null,i=l),e.__u&=-161,f&&f.some(kt),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(V){if(a.length=d,e.__v=null,c||s)if(V&&V.then){if(e.__u|=128|c,s){for(~(A=s.indexOf(i||void 0))||(A=s.length);($=s[A-1])&&$.nodeType==8;)A--;for(;A<s.length;A++)if($=s[A])if(s[A]=null,S){if($==I)break}else{if($.nodeType!=8)break;$.data.startsWith("$s")&&(I=oe(S=$))}}if(!S){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;S=i}(l=oe(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,i=l):e.__e=i,i=i&&i.nextSibling}else s&&s.some(kt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),V&&V.then||Xo(e),O.__e(V,e,o)}}else i=e.__e=Is(o.__e,e,o,n,r,s,a,c,h,t);return(l=O.diffed)&&l(e),i}function oe(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Xo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Xo))}function Yo(t,e,o){for(var n=0;n<o.length;)eo(o[n++],o[n++],o[n++]);O.__c&&O.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){O.__e(s,r.__v)}})}function Is(t,e,o,n,r,s,a,i,c,h){var l,f,d,p,m,w,g,b,_=o.props||re,v=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(y?m.localName==y:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(b=h.ownerDocument||document,!y)return b.createTextNode(v);t=b.createElementNS(r,y,v.is?v:h),i&&(O.__m&&O.__m(e,s),i=!1),s=null}if(y){if(h=y=="template"&&t.content||t,s=y=="textarea"&&v.defaultValue!=null?null:s&&Je.call(h.childNodes),!i&&s)for(_={},l=0;l<t.attributes.length;l++)_[(m=t.attributes[l]).name]=m.value;for(l in _)m=_[l],l=="dangerouslySetInnerHTML"?d=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||te(t,l,null,m,r);for(l in v)m=v[l],l=="children"?p=m:l=="dangerouslySetInnerHTML"?f=m:l=="value"?w=m:l=="checked"?g=m:i&&typeof m!="function"||_[l]===m||te(t,l,m,_[l],r);f?(i||d&&(f.__html==d.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(d&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ts.test(y))&&(r="http://www.w3.org/1999/xhtml"),Ko(h,ie(p)?p:[p],e,o,n,r,s,a,s?s[0]:o.__k&&pt(o,0),i,c),s&&s.some(kt)),i&&y!="textarea"||(l="value",y=="progress"&&w==null?t.removeAttribute(l):w==null||w===t[l]&&(y!="progress"||w)||te(t,l,w,_[l],r),l="checked",g!=null&&g!=t[l]&&te(t,l,g,_[l],r))}else _===v||i&&t.data==v||(t.data=v);return t}function eo(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){O.__e(r,o)}}function oo(t,e,o){var n,r,s,a;if(O.unmount&&O.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||eo(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){O.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&oo(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=oe(n,s=[]))&&(n==t.__e&&s.some(kt),kt(r),kt(n)),o||kt(t.__e),t.__e=t.__c=t.__=null}function zs(t,e,o){return this.constructor(t,o)}function rt(t,e){var o,n,r,s;O.__&&O.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=qt(U,{children:[t]}),r=[],s=[],to(e,e.__k,n||re,re,e.namespaceURI,n?null:e.firstChild?Je.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),Yo(r,e.__k,s),e.__k.props.children=null}O={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw ne=0,t}},Uo=0,Ls=function(t){return t!=null&&t.constructor===Ut},ft.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=St({},this.state)),typeof t=="function"&&(t=t(St({},o),this.props)),t&&(St(o,t),this.__v&&(e&&this.__k.push(e),Ho(this)))},ft.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ho(this))},ft.prototype.render=U,dt=[],ne=0,jo=function(t,e){return t.__v.__b-e.__v.__b},ee=Symbol(),Bo=/(PointerCapture)$|Capture$/i,Ye=0,Xe={},As=0;var Fs,so=()=>Fs??=document.createElement("canvas").getContext("2d");function no(t){let e=so();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var ae=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),Mt=t=>`rgb(${t.join(",")})`;function ro(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Jo(t,e){let[o,n]=[ro(t),ro(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Ds(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return ae(t[r],t[r+1],n-r)})}function ce(t){let e=getComputedStyle(t),o=l=>e.getPropertyValue(`--st-${l}`).trim(),[n,r]=[no(o("text-color")),no(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,,...c]=o("chart-categorical-colors").split(","),h=Ds(s.map(no));return{text:Mt(n),quiet:Mt(ae(r,n,.72)),ground:Mt(r),primary:o("primary-color"),query:a,key:i,lines:c,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:Mt(ae(r,n,.09)),hatchLine:Mt(ae(r,n,.3)),scale:h.map(Mt),ink:h.map(l=>Mt(Jo(l,n)>=Jo(l,r)?n:r)),pixels:Uint32Array.from(h,([l,f,d])=>4278190080|d<<16|f<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:ro(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}function P(t,e){let o=so();return o.font=e,o.measureText(t).width}function Zo(t){let e=so();e.font=t;let{fontBoundingBoxAscent:o,fontBoundingBoxDescent:n}=e.measureText("x");return(o-n)/2}var At,D,io,Qo,ao=Object.is,Bt=0,ln=[],co=[],F=O,tn=F.__b,en=F.__r,on=F.diffed,nn=F.__c,rn=F.unmount,sn=F.__;function le(t,e){F.__h&&F.__h(D,t,Bt||e),Bt=0;var o=D.__H||(D.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function C(t){return Bt=1,un(dn,t)}function un(t,e,o){var n=le(At++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):dn(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);ao(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=D,!D.__f)){D.__f=!0;var r=D.shouldComponentUpdate;D.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var h=!1,l=this.props!=s;if(c.__.some(function(d){d.__N&&(h=!0,ao(d.__[0],d.__N[0])||(l=!0))}),r){var f=r.call(this,s,a,i);return h?f||l:f}return!h||l}}return n.__}function X(t,e){var o=le(At++,3);!F.__s&&uo(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,D.__H.__h.push(o))}function R(t,e){var o=le(At++,4);!F.__s&&uo(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,D.__h.push(o))}function N(t){return Bt=5,Y(function(){return{current:t}},[])}function Y(t,e){var o=le(At++,7);return uo(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Tt(t,e){return Bt=8,Y(function(){return t},e)}function Hs(){var t;do{for(;t=co.shift();)try{jt(t)}catch(o){F.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=ln.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(jt),e.__h.some(lo),e.__h=[]}catch(o){e.__h=[],F.__e(o,t.__v)}}}while(co.length)}F.__b=function(t){D=null,tn&&tn(t)},F.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),sn&&sn(t,e)},F.__r=function(t){en&&en(t),At=0;var e=(D=t.__c).__H;e&&(io==D?D.__h=[]:(e.__h.some(jt),e.__h.some(lo),At=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),io=D},F.diffed=function(t){on&&on(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&cn(ln.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),io=D=null},F.__c=function(t,e){e.some(function(o){try{o.__h.some(jt),o.__h=o.__h.filter(function(n){return!n.__||lo(n)})}catch(n){o.__h=[function(){throw n}]}}),nn&&nn(t,e)},F.unmount=function(t){rn&&rn(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,cn(co.push(r))}else jt(r)}catch(s){e=s}}),n.__H=void 0,e&&F.__e(e,n.__v))};var an=typeof requestAnimationFrame=="function";function qs(t){var e,o=function(){clearTimeout(n),an&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);an&&(e=requestAnimationFrame(o))}function cn(t){t!=1&&Qo==F.requestAnimationFrame||((Qo=F.requestAnimationFrame)||qs)(Hs)}function jt(t){var e=D,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),D=e}function lo(t){var e=D;t.__c=t.__(),D=e}function uo(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!ao(o,t[n])})}function dn(t,e){return typeof e=="function"?e(t):e}function fn({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=C(()=>o.every(s=>document.fonts.check(s)));return X(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}var Us=Symbol.for("pv"),js=0;function u(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var h={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Us,__v:--js,__i:-1,__u:0};return(r||s)&&(h.__source=r,h.__self=s),O.vnode&&O.vnode(h),h}var Bs={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function ue(t,e,o,n){let[r,s]=C(!1),[a,i]=C(1);return R(()=>{if(!r)return;if(t>=e)return s(!1);let h=setTimeout(()=>o(t+1),n/a);return()=>clearTimeout(h)},[r,t,e,a]),{playing:r,speed:a,setSpeed:i,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function de({what:t,place:e,last:o,player:n,go:r}){let[s,a]=[e===0,e===o];return u("span",{class:"buttons",children:[u(Wt,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),u(Wt,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),u(Wt,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),u(Wt,{name:"next",label:`One ${t} on`,idle:a,onPress:()=>r(e+1)}),u(Wt,{name:"last",label:`Last ${t}`,idle:a,onPress:()=>r(o)})]})}function Wt({name:t,label:e,idle:o=!1,onPress:n}){return u("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:u("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:u("path",{d:Bs[t]})})})}function fe({speeds:t,player:e,isNamed:o=!1}){return u("label",{class:"speed",children:[u("span",{class:o?"name":"unseen",children:"Speed"}),u("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>u("option",{value:n,children:[n,"\xD7"]},n))})]})}var pe=new Map;function he(t,e){return pe.set(t,e),()=>{pe.get(t)===e&&pe.delete(t)}}var pn=t=>pe.get(t)?.()??null;var Ws=/[\u202A-\u202E\u2066-\u2069]/g,Gs=/(\p{M}{4})\p{M}+/gu,Ks=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Vs={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Xs=new Intl.Segmenter(void 0,{granularity:"grapheme"}),hn=14;function fo(t){let e=t.replace(Ws,"").replace(Gs,"$1");return/^\s+$/.test(e)?[...e].map(o=>Vs[o]??"\u2423").join(""):e||"\u2205"}function Ot(t,e=hn){let o=fo(t);if(o.length<=e)return o;let n=[...Xs.segment(o)];return n.length<=e?o:n.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function T(t,e=hn){return`\u2068${Ot(t,e)}\u2069`}function ht(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Ks.test(e)?"rtl":"ltr"}function E({token:t,length:e,class:o=""}){return u("bdi",{class:`token ${o}`,title:fo(t),children:Ot(t,e)})}function Ct(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+K(Number(r))+(s?`.${s}`:"")}function K(t){return t.toLocaleString("en")}function L(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?L(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function mn(t){return t>=.005?(t*100).toFixed(0):""}function gn(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let a=0;for(let i of r)Object.assign(i,{start:a,blocked:i.blocked&&Uint8Array.from(atob(i.blocked),c=>c.charCodeAt(0))}),a+=i.layers*i.heads*i.rows.length*i.columns.length;for(let i of s)i.weights=t.subarray(e,e+=a)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var ct=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],me=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function mt({heads:t,rows:e,columns:o,start:n},{weights:r},s,a){let i=e.length*o.length,c=n+(s*t+a)*i;return Float32Array.from(r.subarray(c,c+i),h=>h/255)}var gt=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Ys;function ge(t,e,o,n){let r=Ys??=document.createElement("canvas");(r.width!==o||r.height!==e)&&Object.assign(r,{width:o,height:e});let s=r.getContext("2d"),a=s.createImageData(o,e),i=new Uint32Array(a.data.buffer);for(let c=0;c<i.length;c+=1)i[c]=n.pixels[Math.min(255,Math.round(t[c]*255))];return s.putImageData(a,0,0),r}var B=6;function z({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function J(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:h,stroke:l,width:f=1,opacity:d=1,dash:p=[]},m)=>{i.globalAlpha=d,h&&(i.fillStyle=h,i.fill(m)),l&&(Object.assign(i,{strokeStyle:l,lineWidth:f}),i.setLineDash(p),i.stroke(m)),i.globalAlpha=1};return{rect(h,l,f,d,p){let m=new Path2D;p.radius?m.roundRect(h,l,f,d,p.radius):m.rect(h,l,f,d),c(p,m)},text(h,l,f,d){i.save(),i.translate(l,f),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:z(d,n),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(h,0,0),i.restore()},cells:(h,l,f,d)=>i.drawImage(ge(h,l,f,n),...d),hatch(h,l,f,d){i.fillStyle=Js(i,n),i.fillRect(h,l,f,d)},path:(h,l)=>c(l,new Path2D(h))}}var _n=new Map;function Js(t,e){let o=_n.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:B,height:B}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,B,B),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-B,0,B])r.moveTo(a-1,B+1),r.lineTo(a+B+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return _n.set(e.signature,s),s}var Zs=6400,wn=4,Qs=/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g,ti=/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802-\uD803\uD83A-\uD83B]/,ei={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},yn=t=>t.replace(/[&<>"]/g,e=>ei[e]);function po(t){return ti.test(t)?t:t.replace(/[\u2066-\u2069]/g,"")}var Kt=t=>t.toWellFormed().replace(Qs,""),Gt=t=>Math.round(t*100)/100;function ot(t,e,o){let n=Object.entries(e).filter(([,r])=>r!==void 0).map(([r,s])=>` ${r}="${yn(String(typeof s=="number"?Gt(s):s))}"`);return`<${t}${n.join("")}${o===void 0?"/>":`>${o}</${t}>`}`}var bn=({fill:t="none",stroke:e,width:o=1,opacity:n,dash:r})=>({fill:t,stroke:e,"stroke-width":e&&o,opacity:n,"stroke-dasharray":r?.join(" ")});function vn(t,e,o,n){let r=[];n(oi(r,o));let s={xmlns:"http://www.w3.org/2000/svg",width:t,height:e,viewBox:`0 0 ${Gt(t)} ${Gt(e)}`};return ot("svg",s,ot("defs",{},si(o))+r.join(""))}function oi(t,e){return{rect:(o,n,r,s,a)=>t.push(ot("rect",{x:o,y:n,width:r,height:s,rx:a.radius,...bn(a)})),path:(o,n)=>t.push(ot("path",{d:o,...bn(n)})),hatch:(o,n,r,s)=>t.push(ot("rect",{x:o,y:n,width:r,height:s,fill:"url(#hatch)"})),cells:(o,n,r,s)=>t.push(...ni(o,n,r,s,e)),text(o,n,r,s){let{fill:a,size:i,bold:c,code:h,align:l="left",turned:f}=s,d=po(Kt(o)),p=P(d,z(s,e)),[m,w]=[f?{transform:`translate(${Gt(n)} ${Gt(r)}) rotate(-90)`}:{x:n,y:void 0},Zo(z(s,e))],g={...m,y:f?w:r+w,fill:a,"font-family":h?e.codeFont:e.font,"font-size":i,"font-weight":c?700:400,"text-anchor":{left:"start",center:"middle",right:"end"}[l],textLength:[...d].length>1?p:void 0,lengthAdjust:[...d].length>1?"spacingAndGlyphs":void 0,"xml:space":"preserve"};t.push(ot("text",g,yn(d)))}}}function ni(t,e,o,[n,r,s,a],i){if(e*o>Zs)return[ri(t,e,o,[n,r,s,a],i)];let[c,h]=[s/o,a/e],l=d=>Math.min(255,Math.round(t[d]*255)),f=[];for(let d=0;d<e;d+=1)for(let p=0,m;p<o;p=m){let w=i.scale[l(d*o+p)];for(m=p+1;m<o&&i.scale[l(d*o+m)]===w;)m+=1;let g={x:n+p*c,y:r+d*h,width:(m-p)*c,height:h};f.push(ot("rect",{...g,fill:w}))}return[ot("g",{"shape-rendering":"crispEdges"},f.join(""))]}function ri(t,e,o,[n,r,s,a],i){let c=Object.assign(document.createElement("canvas"),{width:o*wn,height:e*wn}),h=c.getContext("2d");return h.imageSmoothingEnabled=!1,h.drawImage(ge(t,e,o,i),0,0,c.width,c.height),ot("image",{x:n,y:r,width:s,height:a,style:"image-rendering: pixelated",preserveAspectRatio:"none",href:c.toDataURL("image/png")})}function si(t){let e=ot("rect",{width:B,height:B,fill:t.hatchGround}),o=[-B,0,B].map(r=>`M${r-1} ${B+1}L${r+B+1} -1`).join("");return ot("pattern",{id:"hatch",width:B,height:B,patternUnits:"userSpaceOnUse"},e+ot("path",{d:o,fill:"none",stroke:t.hatchLine}))}var Vt=12,ii=2,ai=16e6,ci=1.4;function j(t,e=Vt){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function W(t,e=Vt){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function xn(t,e,o,n){let r=z(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&P(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*ci;return{width:Math.ceil(Math.max(0,...s.map(i=>P(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,h)=>s.forEach((l,f)=>i.text(l,c,h+(f+.5)*a,o))}}function li(t,e){let[o,n]=[t.width,t.height].map(r=>Math.ceil(r)+2*Vt);return{width:o,height:n,draw(r){r.rect(0,0,o,n,{fill:e.ground}),t.draw(r,Vt,Vt)}}}function kn(t,e){let{width:o,height:n,draw:r}=li(t,e);if(!(t.width>0&&t.height>0))throw new Error("There is nothing to see.");let s=document.createElement("canvas");return r(J(s,o,n,e,Math.min(ii,Math.sqrt(ai/(o*n))))),{svg:vn(o,n,e,r),png:s.toDataURL("image/png").split(",")[1]}}var Mn=1.2,ui=9,On={rows:[],columns:[],step:[],chosen:[],done:1/0};function Pt(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(b=>b.map(_=>T(_))),i=(b=>Math.ceil(Math.max(...b.map(_=>P(_,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),h=e.letters*Mn,l=s.map(b=>P(b,n)),f=l.map(b=>b>Math.max(c,h)-2&&b>e.letters*1.1),d=Math.ceil(Math.max(h,...l.filter((b,_)=>f[_])))+8,p=Math.min(e.cell,c*1.4,(e.height-d-3)/r.length);c=Math.min(c,p*1.8),[c,p]=[c,p].map(b=>b>=4?Math.floor(b):b);let[m,w]=[i+s.length*c+3,d+r.length*p+3].map(Math.ceil),g=Math.min(e.letters,Math.floor(p*.62),Math.floor((c-4)/1.9));return{left:i,top:d,cellWidth:c,cellHeight:p,width:m,height:w,rows:r,columns:s,turned:f,letters:e.letters,numbers:g>=12?g:0}}function Rt(t,e,o,n,r){di(t,e,o,n,r),o.numbers&&fi(t,e,o,n,r),pi(t,o,n,r),hi(t,o,n,r),mi(t,o,n,r)}function di(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,h]=[e.rows.length,e.columns.length],[l,f]=[h*r,c*s];if(t.cells(e.weights,c,h,[o,n,l,f]),e.blocked&&Et(t,e.blocked,c,h,[o,n,l,f]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,f,{fill:i.quiet})),!(Math.min(r,s)<ui)){for(let d=1;d<h;d+=1)t.rect(o+d*r-.5,n,1,f,{fill:i.ground});for(let d=1;d<c;d+=1)t.rect(o,n+d*s-.5,l,1,{fill:i.ground})}}function Et(t,e,o,n,[r,s,a,i]){let c=l=>Math.round(r+l*a/n),h=l=>Math.round(s+l*i/o);for(let l=0;l<o;l+=1)for(let f=0;f<n;f+=1){let d=f;for(;d<n&&e[l*n+d];)d+=1;d>f&&t.hatch(c(f),h(l),c(d)-c(f),h(l+1)-h(l)),f=d}}function fi(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:h},l,f){for(let d=0;d<Math.min(n.length,l.done);d+=1)for(let p=0;p<r.length;p+=1){let m=e[d*r.length+p];if(o?.[d*r.length+p])continue;let w=f.ink[Math.min(255,Math.round(m*255))],[g,b]=[s+(p+.5)*i,a+(d+.5)*c+1];t.text(mn(m),g,b,{fill:w,size:h,align:"center"})}}function pi(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let h=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...h,{fill:c.ground}),t.rect(...h,{fill:c.hatchGround,opacity:.5})}function hi(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let h=(l,f)=>t.rect(e-1,o+l*r-1,a.length*n+2,r+2,{stroke:f,width:2.5});for(let l of i.chosen)h(l,c.query);for(let l of i.step)h(l,c.primary);for(let l of i.rows)h(l,c.query);for(let l of i.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function mi(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},h,l){let f=[...h.rows,...h.step,...h.chosen];for(let d of Sn(s.length,r,c,f)){if(d>=h.done)break;let p=f.includes(d),m=h.rows.includes(d)||h.chosen.includes(d)?l.query:p?l.text:l.quiet;t.text(s[d],e-7,o+(d+.5)*r,{fill:m,size:c,bold:p,code:!0,align:"right"})}for(let d of Sn(a.length,n,c,h.columns)){let p=h.columns.includes(d),m=i[d]?"left":"center",[w,g]=[e+(d+.5)*n,o-(i[d]?6:3+c*.55)];t.text(a[d],w,g,{fill:p?l.key:l.quiet,size:c,bold:p,code:!0,align:m,turned:i[d]})}}function Sn(t,e,o,n){let r=o*Mn,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function En({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,h]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||h>=s.length||c<0&&h<0?null:{row:Math.max(-1,c),column:Math.max(-1,h)}}var ho=12,$n=64,mo=20,Ln=18;function _e({rows:t,columns:e,blocked:o,shape:n,side:r},s,a,i){let c=Math.round(r/n),h=c+Ln+ho,l=[t.length,e.length];return{width:$n+s.length*(r+ho),height:mo+a.length*h,draw(f,d,p){let m=b=>d+$n+b*(r+ho),w={size:13,fill:i.quiet},g={...w,align:"center"};s.forEach((b,_)=>f.text(b,m(_)+r/2,p+mo/2,g)),a.forEach(({layer:b,maps:_},v)=>{let y=p+mo+v*h;f.text(`Layer ${b+1}`,d,y+c/2,w),_.forEach((x,k)=>{if(!x)return;let M=m(k);f.cells(x.weights(),...l,[M,y,r,c]),o&&Et(f,o,...l,[M,y,r,c]),f.rect(M-2,y-2,r+4,c+4,{stroke:x.isOpen?i.primary:i.hatchLine,width:x.isOpen?3:1,radius:4}),x.role&&f.text(x.role,M+r/2,y+c+4+Ln/2,g)})})}}}var H=14,gi=18,go=64,Xt={width:96,height:12},st=(t,e)=>nt(t,{size:gi,bold:!0,fill:e.text},e),Nt=(t,e,o)=>xn(t,e,{size:H,fill:o.text},o);function nt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(P(t,z(e,o))),height:n,draw:(r,s,a)=>r.text(t,s,a+n/2,e)}}function It({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>nt(n,{size:H,fill:r,bold:s},e);return W([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),W([o("0 %"),_i(e),o("100 %")],6),t&&W([_o((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function _i(t){let e=Float32Array.from({length:go},(o,n)=>n/(go-1));return{...Xt,draw(o,n,r){o.cells(e,1,go,[n,r+4,Xt.width,Xt.height]),o.rect(n,r+4,Xt.width,Xt.height,{stroke:t.hatchLine})}}}var _o=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var we=t=>t.map(e=>typeof e=="string"?e:T(e.token,e.length)).join("");var _t={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},be=13,wi=90,An=[[],[8,4],[2,3],[10,3,2,3]],bi=[1,1.5,2,3,4,5,6,8,10],yi=[1,2,2.5,4,5,10],Z={letters:14,padding:24,height:28,lane:32,apart:6};function ye(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=me(t),s=Tn(Math.max(.1,...o.map(([,m])=>m)),bi),{left:a,head:i,foot:c,between:h}=_t,l=Math.max(1,e-a-_t.right),f=i+_t.loss+h+i,d=[{name:"Loss (nats)",curve:"losses",top:i,height:_t.loss,ticks:[0,s/2,s]}];n.length&&d.push({name:"Exact match",curve:"exacts",top:f,height:_t.exact,ticks:[0,1]});let p=d[d.length-1].top+d[d.length-1].height+c;return{width:e,height:p,left:a,line:l,end:r,x:m=>a+m/r*l,panels:d}}function Tn(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var wt=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:An[e%An.length]});function ve(t,e,{reels:o,marks:n,step:r},s,[a,i]=[0,0]){let{panels:c,width:h,height:l,line:f}=e,d=g=>a+e.x(g),p=(g,b)=>i+g.top+g.height*(1-Math.min(1,b/g.ticks[g.ticks.length-1])),m=(g,b,_)=>t.path(`M${g} ${i+_t.head-b}V${i+l-_t.foot}`,_);for(let g of c){t.text(g.name,d(0),i+g.top-11,{size:be,fill:s.text});for(let b of g.ticks){let _=g.curve==="exacts"?`${b*100} %`:String(Number(b.toPrecision(3)));t.rect(d(0),Math.round(p(g,b)),f,1,{fill:s.hatchLine}),t.text(_,d(0)-6,p(g,b),{size:be,fill:s.quiet,align:"right"})}}for(let[g,b]of xi(e,s))t.text(g,a+b,i+l-_t.foot/2,{size:be,fill:s.quiet,align:"center"});for(let g of n)m(Math.round(d(g.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let g of c)o.films.forEach((b,_)=>{let v=wt(s,_,w,g.curve),y=b[g.curve].map(([x,k])=>[d(x),p(g,k)]);if(y.length&&t.path(y.map(([x,k],M)=>`${M?"L":"M"}${x.toFixed(1)} ${k.toFixed(1)}`).join(""),v),g.curve==="exacts")for(let[x,k]of y)t.rect(x-2,k-2,4,4,{fill:v.stroke})});m(Math.round(Math.min(d(r),a+h-1)),4,{stroke:s.text,width:2}),o.films.forEach((g,b)=>{let _=ct(g,r);for(let v of c){let y=v.curve==="losses"?_.loss:_.exact;y!==null&&t.path(vi(d(_.step),p(v,y),4.5),{fill:wt(s,b,w,v.curve).stroke,stroke:s.ground,width:2})}})}var vi=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function xi({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Tn(e/Math.max(2,Math.floor(n/wi)),yi));return Array.from({length:Math.floor(e/s)+1},(a,i)=>{let c=i*s,h=c+s>e?`${K(c)} ${c===1?"step":"steps"}`:K(c),l=P(h,z({size:be,fill:""},r))/2;return[h,Math.max(l,Math.min(t(c),o-l))]})}function xe(t,{x:e,width:o},n){let r=[];return t.map(s=>{let a=e(s.step),i=Math.min(o,Math.ceil(P(s.short,z({size:Z.letters,fill:""},n)))+Z.padding),c=a+i>o,h=Math.max(0,c?a-i:a),l=r.findIndex(d=>d.every(([p,m])=>h>=m+Z.apart||h+i<=p-Z.apart)),f=l<0?r.push([])-1:l;return r[f].push([h,h+i]),{mark:s,left:h,wide:i,leans:c,lane:f}})}var yo={least:24,readable:40,most:104},ki=28,Si=175,Cn=58,Mi=20,wo={label:58,gap:8},bo={label:26,gap:4},Oi=20;function Pn(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((l,f)=>Ei(t,f+1,e,r)),a=s.filter(({side:l})=>l>=yo.readable),i=({side:l,short:f})=>l+(f?0:Oi),c=l=>l.toSorted((f,d)=>i(d)-i(f))[0],h=a.toSorted((l,f)=>l.height-f.height)[0];return c(a.filter(({height:l})=>l<=r))??h??c(s)}function Ei(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:f})=>f)),Math.max(...t.map(({layers:f})=>f))],a=Math.floor((o-(e-1)*ki)/e);if(e>1&&a<Si)return[];let i=Math.ceil(t.length/e),c=({label:f,gap:d}=bo)=>Math.floor((a-f-2)/r-d),h=Math.floor((n/i-Cn)/s-bo.gap),l=(f,d=!0)=>{let p=Math.max(yo.least,Math.min(yo.most,f)),m=d?bo:wo;return{side:p,own:a,short:d,...m,height:i*(Cn+s*(p+m.gap+(d?0:Mi)))}};return[c(wo)>=56?l(c(wo),!1):l(c()),l(Math.min(c(),h))]}function ke({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var Se=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var $i=3,Yt=120,it=28,vo=t=>t?['"',{token:t,length:Yt},'"']:["nothing"],Rn=(t,e)=>["The model writes ",...vo(e.answer),...e.isRight?[", which is right. "]:[", right is ",...vo(t.answer),". "]],Nn=(t,e)=>we(["The model reads ",...vo(t.text),". ",...Rn(t,e)]).trim();function Me(t,e,o){let{right:n}=e,r=n.filter((a,i)=>a===o.pieces[i]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${K(o.step)}. `,...Rn(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],Li(t,o)]}function Li(t,e){let o=e.roles.flatMap((a,i)=>[...a].map((c,h)=>gt(t,e,i,h))),n=Object.keys(t.roles).map(a=>({role:a,many:o.filter(i=>i===a).length})).filter(({many:a})=>a),r=o.filter(Boolean).length;if(!r)return`None of the ${o.length} heads has a role yet.`;let s=n.sort((a,i)=>i.many-a.many).map(({role:a,many:i})=>`${i} ${a}`);return`${r} of ${o.length} heads ${r===1?"has":"have"} a role: ${s.join(", ")}.`}function Oe({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${K(e)}`]]:[...[["step","Step",K(e)],["loss","Loss",o===null?"\u2013":Ct(o,3)]],["exact","Exact match",n===null?"\u2013":L(n,1)]]}function Ee({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var $e=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,Le=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function In(t,e,o,n){let{rows:r,columns:s,blocked:a}=t,i=mt(t,e,o,n),c=r.map((f,d)=>s.filter((p,m)=>!a?.[d*s.length+m]).length>1);return[...i.keys()].filter(f=>i[f]&&c[Math.floor(f/s.length)]).sort((f,d)=>i[d]-i[f]).slice(0,$i).map(f=>({query:r[Math.floor(f/s.length)],key:s[f%s.length],share:i[f]===1?"\u2265 99.8 %":L(i[f])}))}var Jt=860,Ai=72,zn=32,Ti=12,Ae={padding:6,gap:3,line:68};function Fn({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:f})=>f)),a=r.map(l=>ct(l,e)),i=r.map((l,f)=>Ci(t,l,a[f],n)),c=l=>r.length>1?`${T(l.title,it)}: `:"",h=r.flatMap((l,f)=>[c(l)+we(Me(t,l,a[f])),...Le(l,e).map(({text:d})=>d)]);return j([W(i,2*zn),It({isBlocked:s},n),Ni(t,e,o,n),j(h.map(l=>Nt(l,Jt,n)),4)],16)}function Ci(t,e,o,n){let r=e.kinds.map((i,c)=>j([nt(i.title,{size:16,bold:!0,fill:n.text},n),Pi(t,i,c,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((i,c)=>i+c.heads,0)<=Ti,a=Oe(t,o).map(([,i,c])=>j([nt(i,{size:H,fill:n.quiet},n),nt(c,{size:22,bold:!0,fill:n.text},n)],0));return j([e.title.length>0&&st(T(e.title,it),n),W(a,20),Ri(e,o,n),s?W(r,zn):j(r,16)])}function Pi(t,e,o,n,r){let s=i=>Array.from({length:i},(c,h)=>h),a=s(e.layers).map(i=>({layer:i,maps:s(e.heads).map(c=>({weights:()=>mt(e,n,i,c),role:gt(t,n,o,i*e.heads+c)}))}));return _e({...e,shape:ke(e),side:Ai},s(e.heads).map(i=>`Head ${i+1}`),a,r)}function Ri(t,e,o){let[n,r]=[{size:H,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=g=>Math.ceil(P(g,z(r,o))),a=["Reads","Right answer","Model writes"],i=Math.max(...a.map(g=>Math.ceil(P(g,z(n,o)))))+12,h=Ee(t,e).filter(({wanted:g,written:b})=>g!==void 0||b!==void 0).map(({wanted:g,written:b,state:_})=>({state:_,texts:[g,b].map(v=>v===void 0?"":T(v))})),[l,f]=[0,0],d=h.map(({texts:g})=>{let b=Math.max(24,...g.map(s))+2*Ae.padding;l&&l+b>Jt-i&&([l,f]=[0,f+1]);let _={x:l,line:f,width:b};return l+=b+Ae.gap,_}),p=T(t.text,Yt),m=Math.max(s(p),...d.map(g=>g.x+g.width)),w=ht([t.answer])==="rtl";return{width:i+m,height:24+(f+1)*Ae.line,draw(g,b,_){a.forEach((v,y)=>g.text(v,b,_+[12,36,62][y],n)),g.text(p,b+i,_+12,r),h.forEach(({texts:v,state:y},x)=>{let k=d[x],M=b+i+(w?m-k.x-k.width:k.x),[S,I]=[M+k.width/2,_+24+k.line*Ae.line];g.text(v[0],S,I+12,{...r,bold:!1,fill:o.quiet,align:"center"}),g.rect(M+1,I+26,k.width-2,24,{stroke:y==="right"?o.primary:o.quiet,width:2,dash:y==="right"?[]:[4,3],radius:5}),g.text(v[1],S,I+38,{...r,align:"center"}),y&&g.path(Se(y,S,I+60),{stroke:o.text,width:2})})}}}function Ni(t,e,o,n){if(t.live)return null;let{films:r}=t,s=ye(t,Jt),{marks:a}=r[o],i=xe(a,s,n),c=r.map(({title:l},f)=>{let d=wt(n,f,!0);return W([{width:34,height:20,draw:(p,m,w)=>p.path(`M${m} ${w+10}h34`,d)},nt(T(l,it),{size:H,fill:n.text},n)],6)}),h=1+Math.max(-1,...i.map(({lane:l})=>l));return j([r.length>1&&W(c,16),{width:Jt,height:s.height,draw:(l,f,d)=>ve(l,s,{reels:t,marks:a,step:e},n,[f,d])},h>0&&{width:Jt,height:h*Z.lane,draw:(l,f,d)=>i.forEach(({mark:p,left:m,wide:w,leans:g,lane:b})=>{let _=d+b*Z.lane;l.rect(f+m,_,w,Z.height,{stroke:n.hatchLine,radius:4}),l.rect(f+(g?m+w-4:m),_,4,Z.height,{fill:wt(n,o,r.length>1).stroke}),l.text(p.short,f+m+w/2,_+Z.height/2,{size:Z.letters,fill:n.text,align:"center"})})}],6)}var[Ii,zi,bt,Te]=[420,34,8,14],xo={height:300,share:.36,cell:40,letters:14};function Dn({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:a}){let i=N(null),c=N(null),[h,l,f,d]=r.split(" ").map(Number),p=r?e.films[h]:void 0,m=p?.kinds[l],w=p&&ct(p,o),g=Math.min(Ii,window.innerWidth-2*bt),b=()=>{let v=t.current?.querySelector(`[data-head="${r}"]`);v&&i.current&&Di(i.current,v,a())};R(()=>{if(!m||!w){i.current?.matches(":popover-open")&&i.current.hidePopover();return}let v={...m,weights:mt(m,w,f,d)},y=Pt(v,{...xo,width:g-zi,height:Math.min(xo.height,window.innerHeight*xo.share)},n);c.current&&Rt(J(c.current,y.width,y.height,n),v,y,On,n),b()}),X(()=>(window.addEventListener("scroll",b,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",b,{capture:!0})),[r]);let _=p&&w?gt(e,w,l,f*p.kinds[l].heads+d):"";return u("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:i,style:{width:`${g}px`},children:m&&w&&u(U,{children:[u("div",{class:"title",children:$e(m,f,d)}),u("div",{class:"note",children:["Step ",K(w.step),_&&`: ${e.roles[_]}`]}),u("canvas",{ref:c}),u("ol",{class:"pairs",children:In(m,w,f,d).map(({query:v,key:y,share:x},k)=>u("li",{children:[u(E,{token:v})," looks at ",u(E,{token:y}),", ",x]},k))}),u("div",{class:"note",children:r===s?`${Fi()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Fi=()=>matchMedia("(hover: hover)").matches;function Di(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(c,h,l)=>Math.max(bt,Math.min(c,l-h-bt)),a=n.right+Te;a+r.width>window.innerWidth-bt&&(a=n.left-Te-r.width);let i=s(n.top-40,r.height,window.innerHeight);if(a<bt){a=s(n.left,r.width,window.innerWidth);let c=n.bottom+Te;i=c+r.height<window.innerHeight?c:Math.max(bt,n.top-Te-r.height)}o<1/0&&(i=Math.max(bt,Math.min(i,o-r.height-bt))),Object.assign(t.style,{left:`${a}px`,top:`${i}px`})}var Hn=Object.assign;function Ui(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var ji=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ce(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:Ui(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Ze(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Bi=Symbol.for("react.element"),Wi=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Gi=/[A-Z0-9]/g,Ki=typeof document<"u";var Vi=function(t){return/fil|che|rad/.test(t)};ft.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(ft.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var qn=O.event;O.event=function(t){return qn&&(t=qn(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Xi={configurable:!0,get:function(){return this.class}},Un=O.vnode;O.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var h=r[c];if(!(c=="value"&&"defaultValue"in r&&h==null||Ki&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&h&&h.constructor==Object){var l=void 0;for(var f in h)typeof h[f]!="number"||ji.test(f)||(l||(l=h=Hn({},h)),h[f]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&h===!0)h="";else if(c=="translate"&&h==="no")h=!1;else if(c[0]=="o"&&c[1]=="n"){var d=c.toLowerCase();d=="ondoubleclick"?c="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||Vi(r.type)?d=="onfocus"?c="onfocusin":d=="onblur"&&(c="onfocusout"):d=c="oninput",d=="oninput"&&a[c=d]&&(c="oninputCapture")}else i&&Wi.test(c)?c=c.replace(Gi,"-$&").toLowerCase():h===null&&(h=void 0);a[c]=h}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=Qe(r.children).forEach(function(m){m.props.selected=a.multiple?p.indexOf(m.props.value)!=-1:p==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",Xi)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=Hn({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Bi,Un&&Un(t)};function at(){let t=N(null),[e,o]=C({width:0,height:0});return R(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function jn(t){R(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}function Bn(t,e){let o=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!o||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let n=o();n instanceof HTMLElement&&(n.scrollIntoView({block:"nearest",inline:"nearest"}),n.focus({preventScroll:!0}))}function Wn({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:a,held:i,onPoint:c,onHold:h}){let l=N(null),[f,d]=C("0 0"),{side:p,short:m,label:w,gap:g,own:b}=s,[_,v]=[n.heads,n.layers].map(x=>Array.from({length:x},(k,M)=>M)),y=[p,Math.round(p/ke(n))];return R(()=>{l.current?.querySelectorAll("canvas").forEach((x,k)=>{let M=[0,0,...y],S=J(x,...y,a);S.cells(mt(n,r,Math.floor(k/n.heads),k%n.heads),n.rows.length,n.columns.length,[...M]),n.blocked&&Et(S,n.blocked,n.rows.length,n.columns.length,[...M])})},[n,r,p,a,window.devicePixelRatio]),u("div",{class:"kind",style:{width:`${b}px`},children:[u("div",{class:"title",children:n.title}),u("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Yi,style:{gap:`${g}px`,gridTemplateColumns:`${w-g}px repeat(${n.heads}, ${p}px)`},children:[u("div",{role:"row",children:[u("span",{role:"columnheader",children:u("span",{class:"unseen",children:"Layer"})}),_.map(x=>u("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",x+1]},x))]}),v.map(x=>u("div",{role:"row",children:[u("span",{role:"rowheader",class:"layer",style:{height:`${y[1]}px`},children:[m?"L":"Layer ",x+1]}),_.map(k=>{let[M,S,I]=[`${t} ${x} ${k}`,`${x} ${k}`,gt(o,r,e,x*n.heads+k)];return u("span",{role:"gridcell",class:"cell",children:[u("button",{type:"button",class:"thumb","data-head":M,tabIndex:S===f?0:-1,"aria-pressed":i===M,"aria-label":$e(n,x,k)+(I&&`, ${I}`),onClick:()=>h(M),onPointerEnter:({pointerType:A})=>A!=="touch"&&c(M),onPointerLeave:({pointerType:A})=>A!=="touch"&&c(""),onFocus:({currentTarget:A})=>(d(S),A.matches(":focus-visible")&&c(M)),onBlur:()=>c(""),children:u("canvas",{})}),!m&&u("span",{class:"role",children:I})]},k)})]},x))]})]})}function Yi(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,a]=e.dataset.head.split(" ").map(Number),i=(c,h)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+c} ${a+h}"]`);Bn(t,{ArrowLeft:i(0,-1),ArrowRight:i(0,1),ArrowUp:i(-1,0),ArrowDown:i(1,0)})}function Ji({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:a,onHold:i}){let[c,{width:h}]=at(),l=h>0&&Pn(o.kinds,h,window.innerHeight,e.films.length>1);return u("section",{class:"reel",children:[o.title&&u("h3",{class:"film-title",children:u(E,{token:o.title,length:it})}),u("div",{class:"head",children:[u("div",{class:"facts",children:Oe(e,n).map(([f,d,p])=>u("span",{class:`fact ${f}`,children:[u("span",{class:"name",children:d}),u("span",{class:"value",children:p})]},f))}),u(Zi,{film:o,frame:n})]}),u("div",{class:"kinds",ref:c,children:l&&o.kinds.map((f,d)=>u(Wn,{place:`${t} ${d}`,reels:e,kind:f,frame:n,plan:l,theme:r,held:s,onPoint:a,onHold:i,number:d},d))})]})}var Kn=Ce(Ji);function Zi({film:t,frame:e}){return u("div",{class:"answer",role:"img","aria-label":Nn(t,e),children:[u("span",{class:"asked",children:"Reads"}),u(E,{token:t.text,length:Yt}),u("span",{class:"names",children:[u("span",{children:"Right answer"}),u("span",{children:"Model writes"})]}),u("div",{class:"pieces",dir:ht([t.answer]),children:Ee(t,e).map(({wanted:o,written:n,state:r},s)=>u("span",{class:`piece ${r}`,children:[u(Gn,{name:"wanted",token:o}),u(Gn,{name:"written",token:n}),u("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&u("path",{d:Se(r,8,8)})})]},s))})]})}var Gn=({name:t,token:e})=>e===void 0?u("bdi",{class:`token ${t}`,children:"\xA0"}):u(E,{token:e,class:t});var Vn=16,Xn={width:34,height:14};function Yn({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:a}){let{films:i,steps:c}=t,[h,{width:l}]=at(),f=N(null),d=Y(()=>ye(t,l),[t,l]),[p,m,w]=[i[r],c[n],i.length>1],g=c.length>1||i.flatMap(({losses:y,exacts:x})=>[...y,...x]).length>1;R(()=>{f.current&&l&&ve(J(f.current,l,d.height,e),d,{reels:t,marks:p.marks,step:m},e)},[d,e,o,m,r]);let b=y=>c.reduce((x,k,M)=>Math.abs(k-y)<Math.abs(c[x]-y)?M:x,0),_=({offsetX:y})=>a(b((y-d.left)/d.line*d.end)),v=xe(p.marks,d,e);return u("div",{class:"timeline",ref:h,children:[w&&u("div",{class:"films",children:i.map(({title:y},x)=>u("button",{type:"button",class:"key","aria-pressed":x===r,title:`Show the moments of ${T(y)} on the timeline`,onClick:()=>s(x),children:[u(Qi,{pen:wt(e,x,!0)}),u(E,{token:y,length:it})]},x))}),g&&u("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:f,onPointerDown:y=>(y.currentTarget.setPointerCapture(y.pointerId),_(y)),onPointerMove:y=>y.buttons&&_(y)}),c.length>1&&u("input",{type:"range",class:"scrubber",min:0,max:d.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${K(m)}, frame ${n+1} of ${c.length}`,style:{marginLeft:`${d.left-Vn/2}px`,width:`${d.line+Vn}px`},onInput:({currentTarget:y})=>{let x=b(Number(y.value));y.value=String(c[x]),a(x)}}),u("div",{class:"marks",role:"group","aria-label":w?`Moments of ${T(p.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...v.map(({lane:y})=>y)))*Z.lane}px`,"--own":wt(e,r,w).stroke},children:v.map(({mark:y,left:x,wide:k,leans:M,lane:S},I)=>{let[A,$]=[p.frames[y.frame].step,w?`${T(p.title)}: ${y.text}`:y.text];return u("button",{type:"button",class:`mark ${y.kind} ${M?"leans":""} ${A<=m?"reached":""}`,title:$,"aria-label":$,"aria-current":A===m?"step":void 0,style:{left:`${x}px`,top:`${S*Z.lane}px`,width:`${k}px`},onClick:()=>a(c.indexOf(A)),children:y.short},I)})})]})}function Qi({pen:t}){return u("svg",{...Xn,"aria-hidden":"true",children:u("path",{d:`M1 7H${Xn.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash.join(" ")})})}var ta=[.25,.5,1,2,4],ea=2e4,Jn={least:125,most:500},Zn=10;function Qn({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=N(null),a=N(null),[i,c]=C(1/0),[h,l]=C(""),[f,d]=C(""),[p,m]=C(0),w=fn(e),g=r.length-1,b=n?g:Math.max(0,r.findLastIndex(S=>S<=i)),_=r[b],v=S=>c(r[Math.max(0,Math.min(S,g))]),y=ue(b,g,v,Math.max(Jn.least,Math.min(Jn.most,ea/r.length))),x=S=>(y.pause(),v(S)),k=()=>(l(""),d("")),M=Tt(S=>S===f?k():(l(S),d(S)),[f]);return X(()=>t.figure?he(t.figure,()=>({picture:Fn({reels:t,step:_,marked:p},e),theme:e})):void 0),u("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:S=>S.key==="Escape"?k():n||na(S,b,g,x,y.toggle),children:[u("p",{class:"legend",children:[u("span",{children:"Attention weight"}),u("span",{class:"scale",children:["0 % ",u("span",{class:"ramp"})," 100 %"]}),u("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:S})=>S.some(({blocked:I})=>I))&&u("span",{class:"scale",children:[u("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),u("div",{class:"reels",onMouseDown:S=>oa(S,s.current),children:o.map((S,I)=>u(Kn,{number:I,reels:t,film:S,theme:e,held:f,frame:ct(S,_),onPoint:l,onHold:M},I))}),!n&&r.length>1&&u("div",{class:"player",ref:a,children:[u(de,{what:"frame",place:b,last:g,player:y,go:x}),u("span",{class:"position",children:["Step ",K(_),u("span",{class:"of",children:[" of ",K(me(t))]})]}),u(fe,{isNamed:!0,speeds:ta,player:y})]}),!n&&u(Yn,{reels:t,theme:e,fonts:w,place:b,marked:p,onMark:m,go:x}),u("div",{class:"caption","aria-live":n||y.playing?"off":"polite",children:o.map((S,I)=>u("div",{children:[u("p",{class:"line",children:[o.length>1&&S.title&&u("strong",{children:[u(E,{token:S.title,length:it}),": "]}),Me(t,S,ct(S,_)).map(A=>typeof A=="string"?A:u(E,{...A}))]}),!n&&Le(S,_).map(({text:A})=>u("p",{class:"line said",children:A},A))]},I))}),u(Dn,{root:s,reels:t,step:_,theme:e,held:f,head:h||f,lowest:()=>a.current?.getBoundingClientRect().top??1/0})]})}function oa(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function na(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let a=c=>()=>n(e+c),i={ArrowLeft:a(-1),ArrowRight:a(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(i[" "]=r),s.matches(".scrubber")&&Object.assign(i,{ArrowDown:a(-1),ArrowUp:a(1),PageDown:a(-Zn),PageUp:a(Zn)}),i[t.key]&&(t.preventDefault(),t.stopPropagation(),i[t.key]())}var Pe=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var Re=`/* What plays: its buttons, scrubber and speed. */

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
`;var tr=`/* The frame of the film, its answer, and what is said of it. */

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
`;var er=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var or=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
`;function zt(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var la=[Pe,Re,tr,er,or].join(`
`),nr=new WeakMap;function rr({data:t,parentElement:e}){let o=zt(e,la),n=nr.get(o),r=n?.bytes===t?n.reels:gn(t);return nr.set(o,{bytes:t,reels:r}),rt(u(Qn,{reels:r,theme:ce(o)},r.id),o),()=>{rt(null,o),o.remove()}}var G=["mean","max","rollout"];function $t(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((f,d)=>d),i=a.filter(f=>!r.columnPieces[f].every(d=>s.has(d))),c=i.length?i:a,{rows:h}=r,l=r.blocked&&ir(r.blocked,h.length,r.columns.length,c,new Uint8Array(h.length*c.length));return{group:e,axes:r,kept:c,rows:h,columns:c.map(f=>r.columns[f]),blocked:l,rowSpots:sr(r.rowPieces,e.looks),columnSpots:c.map(f=>sr([r.columnPieces[f]],e.lookedAt)[0])}}var sr=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function ir(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function lt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...G]}function yt(t,e,o,n){let{group:r}=e;if(n==="rollout")return ko(t,e,o,r.heads);if(!G.includes(n))return ko(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=ko(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function ko(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,h=(a*(e.heads+1)+i)*c,l=ir(o.weights.subarray(h,h+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),f=r.length;for(let d=0;d<n.length;d+=1){let p=15259021896696422e-21;if(f<o.columns.length){let m=0;for(let w=0;w<f;w+=1)m+=l[d*f+w];p=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<f;m+=1)l[d*f+m]*=p}return l}function Ne(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=G.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:yt(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function ar(t,{layer:e,head:o}){let n=t.steps.map(({reads:f})=>f),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((f,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),c=new Float32Array(a*a),h=new Uint8Array(a*a).fill(1);for(let f of t.groups){let d=$t(t,f,{words:!1,muted:!1}),p=yt(t,d,e,o),[m,w]=[f.looks,f.lookedAt].map(g=>g==="source"?0:r);for(let g=0,b=0;g<d.rows.length;g+=1)for(let _=0;_<d.columns.length;_+=1,b+=1){let v=(m+g)*a+w+_;h[v]=d.blocked?.[b]??0,c[v]=h[v]?0:p[b]}}let l=G.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:h,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var So=6,Ie={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function ur(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:cr(t.layer,o.layers),head:lt(o).includes(t.head)?t.head:"1",step:cr(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,So),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var cr=(t,e)=>Math.max(0,Math.min(t,e-1)),lr={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function dr(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(lr)){let[s,a]=lr[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var fr=250,Lt=0,vt=Ie,pr=Ie,Ft=0,hr=!1,Mo=null,ze=new Set,Oo=()=>vt;function q(t){if(!Object.entries(t).every(([e,o])=>String(vt[e])===String(o))){vt={...vt,...t},Lt+=1,_r(),clearTimeout(Ft),Ft=window.setTimeout(mr,fr);for(let e of ze)e()}}function mr(){clearTimeout(Ft),Ft&&Mo?.({turn:Lt,selection:vt}),Ft=0}function Fe(t){Lt===0&&(vt={...Ie,...t})}function gr(t,e){if(Mo=e,hr=!0,pr=t.usual,t.turn>Lt||Lt===0&&t.turn===0){Lt=t.turn,vt=t.selection;for(let o of ze)o()}else t.turn<Lt&&(Ft||=window.setTimeout(mr,fr));_r()}function _r(){if(!hr)return;let t=dr(location.search,vt,pr),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function wr(t){return ze.add(t),()=>{ze.delete(t)}}var ua="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(ua))&&(Mo=null),{capture:!0});function br(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&Fe(JSON.parse(r));let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var De=()=>{},vr=[],xr=!1;async function kr(t){let e=document.querySelector("[data-lab-first]");if(!(e instanceof HTMLElement))return;if(De=()=>e.remove(),location.search)return Zt();let o=e.dataset.view?JSON.parse(e.dataset.view):await da(e.dataset.labFirst??"");if(xr||!o)return Zt();e.removeAttribute("data-view"),Fe(o.selection),pa(e);let n=Uint8Array.from(atob(o.bytes),i=>i.charCodeAt(0)),r=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),s=t({data:n,parentElement:r,setTriggerValue:(...i)=>vr.push(i)}),a=new MutationObserver(()=>fa()&&Zt());a.observe(document.documentElement,{subtree:!0,childList:!0,attributeFilter:["data-test-script-state"]}),De=()=>{a.disconnect(),s?.(),e.remove()}}async function da(t){let e=await fetch(t).catch(()=>null);return e?.status===200?e.json():null}function Zt(t,e){let o=t?.getRootNode();if(!(o instanceof ShadowRoot&&o.host.matches("[data-lab-first]"))){xr=!0,De(),De=()=>{};for(let n of vr.splice(0))e?.(...n)}}var yr=!1;function fa(){let t=document.querySelector("[data-test-script-state]")?.getAttribute("data-test-script-state");return yr||=t==="running",yr&&t==="notRunning"&&!document.querySelector(".st-key-stage-start")||!!location.search||location.pathname!==new URL(document.baseURI).pathname}function pa(t){let e=Object.keys(localStorage).find(n=>n.startsWith("stActiveTheme")),o=e?String(localStorage.getItem(e)):"";/"(Custom Theme )?Dark"/.test(o)&&(t.dataset.theme="dark"),/"(Custom Theme )?Light"/.test(o)&&(t.dataset.theme="light")}var Sr="$array",ha={uint8:Uint8Array,uint16:Uint16Array};function Mr(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Sr])return s;let{[Sr]:a,at:i,size:c}=s;return new ha[a](e.buffer,e.byteOffset+n+i,c)})}var He={looks:null,lookedAt:null};function Or({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Er(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function $o({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Eo(t,o),columns:Eo(e,n)}}function Lo({encoderOnly:t},{rowSpots:e},o){return Eo(e,{side:t?"source":"target",place:o})}function Eo(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}var et={top:18,height:160,bar:14,gap:16};function $r({map:t,rows:e},o){if(!e.length)return null;let n=(r,s)=>W([_o((a,...i)=>a.rect(...i,{fill:o.lines[s]})),nt(`${r+1} ${T(t.rows[r],30)}`,{size:H,fill:o.text},o)],6);return j([st(`Rows compared: ${t.title}`,o),j(e.map(n),2),ma(t,e,o)])}function ma({weights:t,columns:e},o,n){let r={size:H,code:!0,fill:n.text},s=e.map(i=>T(i,12)),a=s.map(i=>Math.max(Math.ceil(P(i,z(r,n))),o.length*et.bar)+et.gap);return{width:a.reduce((i,c)=>i+c,0),height:et.top+et.height+24,draw(i,c,h){let l=h+et.top;for(let d of[.5,1]){let p=l+(1-d)*et.height;i.rect(c,p,this.width,1,{fill:n.hatchGround}),i.text(L(d),c,p-8,{size:13,fill:n.quiet})}let f=c;s.forEach((d,p)=>{let m=f+(a[p]-o.length*et.bar)/2;o.forEach((w,g)=>{let b=t[w*e.length+p]*et.height;i.rect(m+g*et.bar,l+et.height-b,et.bar-1,b,{fill:n.lines[g]})}),i.rect(f,l+et.height,a[p],1,{fill:n.quiet}),i.text(d,f+a[p]/2,l+et.height+13,{...r,align:"center"}),f+=a[p]})}}}function qe({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!G.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>lt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:lt(t).filter(a=>s.some(i=>i.head===a))}}var ga=96,_a=6;function Lr({example:t,frames:e,open:o,layers:n,roles:r},s){let a=e.map(l=>({frame:l,...qe(l,n,r)})).filter(({places:l})=>l.length);if(!a.length)return null;let i=a.map(({frame:l,places:f,heads:d})=>j([st(l.group.title,s),wa(t,l,f,d,o,s)],4)),c=a.some(({frame:l})=>!!l.blocked?.includes(1)),h=Math.max(...a.map(({heads:l})=>l.length))<=_a;return j([h?W(i,32):j(i,24),It({isBlocked:c},s)],16)}function wa(t,e,o,n,r,s){let{group:a,rows:i,columns:c}=e,h={...e,shape:Math.min(1.6,Math.max(.8,c.length/i.length)),side:ga},l=[...new Set(o.map(({layer:f})=>f))].map(f=>({layer:f,maps:n.map(d=>o.some(p=>p.layer===f&&p.head===d)?{weights:()=>yt(t,e,f,d),role:a.roles[f][Number(d)-1]??"",isOpen:a.kind===r.kind&&f===r.layer&&d===r.head}:null)}));return _e(h,n.map(f=>G.includes(f)?f:`Head ${f}`),l,s)}var Ue=t=>t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;function je(t,e,o,{left:n,top:r,width:s,pitch:a},i){let c=e.columns.length,h=[];for(let d=0;d<e.weights.length;d+=1)e.weights[d]>=.02&&h.push({row:Math.floor(d/c),column:d%c,weight:e.weights[d]});let l=({row:d,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(d),f=o.rows.length+o.columns.length>0;h.sort((d,p)=>d.weight-p.weight);for(let d of f?[!1,!0]:[!1])for(let p of h){if(l(p)!==d)continue;let m=g=>r+(g+.5)*a,w=i.scale[Math.min(255,Math.round(p.weight*255))];t.path(`M${n} ${m(p.row)}L${n+s} ${m(p.column)}`,{stroke:w,width:d?4:2,opacity:f&&!d?.25:1})}}var Ar={width:960,height:720},ba=9,ya=200,Q={width:360,pitch:26,gap:8},Be={pitch:26,gap:16};function Tr({map:t,lit:e,view:o},n){let r=o==="lines"?xa(t,e,n):o==="table"?ka(t,n):va(t,e,n),s=[Nt(t.caption,Math.max(520,r.width),n),It({isBlocked:!!t.blocked?.includes(1)},n)];return j([st(t.title,n),r,...s])}function va(t,e,o){let[n,r]=[t.rows.length,t.columns.length].map(i=>ya+i*ba),s={width:Math.max(Ar.width,r),height:Math.max(Ar.height,n),cell:64,letters:H},a=Pt(t,s,o);return{width:a.width,height:a.height,draw:(i,c,h)=>Rt(i,t,{...a,left:a.left+c,top:a.top+h},e,o)}}function xa(t,e,o){let n=Ue(e),r={size:H,code:!0,fill:o.text},[s,a]=[t.rows,t.columns].map(f=>f.map(d=>T(d,24))),i=f=>Math.ceil(Math.max(...f.map(d=>P(d,z({...r,bold:!0},o))))),[c,h]=[i(s),60],l=f=>n.length===1&&!e.columns.length?t.weights[n[0]*a.length+f]:0;return{width:c+2*Q.gap+Q.width+i(a)+h,height:26+Math.max(s.length,a.length)*Q.pitch,draw(f,d,p){let[m,w,g]=[d+c+Q.gap,d+c+Q.gap+Q.width,p+26],b=_=>g+(_+.5)*Q.pitch;f.text("looks (query)",m-Q.gap,p+10,{size:H,bold:!0,fill:o.query,align:"right"}),f.text("looked at (key)",w+Q.gap,p+10,{size:H,bold:!0,fill:o.key}),je(f,t,{rows:n,columns:e.columns},{left:m,top:g,width:Q.width,pitch:Q.pitch},o),s.forEach((_,v)=>f.text(_,m-Q.gap,b(v),{...r,bold:n.includes(v),align:"right"})),a.forEach((_,v)=>{f.text(_,w+Q.gap,b(v),{...r,bold:e.columns.includes(v)});let y=l(v)>=.005?L(l(v)):"";y&&f.text(y,w+Q.gap+P(_,z(r,o))+8,b(v),{size:13,fill:o.quiet})})}}}function ka(t,e){let o={size:H,fill:e.text},n={...o,code:!0,bold:!0},[r,s]=[t.rows,t.columns].map(f=>f.map(d=>T(d,24))),a=f=>t.blocked?.[f]?"blocked":L(t.weights[f],2),i=(f,d=o)=>Math.ceil(P(f,z(d,e))),c=Math.max(...r.map(f=>i(f,n))),l=s.map((f,d)=>Math.max(i(f,n),...r.map((p,m)=>i(a(m*s.length+d))))).reduce((f,d)=>[...f,(f.at(-1)??c)+Be.gap+d],[]);return{width:l.at(-1)??c,height:(r.length+1)*Be.pitch,draw(f,d,p){let m=w=>p+(w+.5)*Be.pitch;s.forEach((w,g)=>f.text(w,d+l[g],m(0),{...n,align:"right"})),r.forEach((w,g)=>{f.rect(d,p+(g+1)*Be.pitch,l.at(-1)??c,1,{fill:e.hatchGround}),f.text(w,d,m(g+1),n),s.forEach((b,_)=>f.text(a(g*s.length+_),d+l[_],m(g+1),{...o,align:"right"}))})}}}var Sa=.1;function We({weight:t,note:e},o){if(e!==void 0||t===null)return e??"";let n=Math.max(0,...o.map(r=>r.weight??0));return t>=Sa||t===n&&n>0?L(t):""}function Ge(t,e,o,n,r){let s=m=>{let w=t.groups.find(g=>g.kind===m);return w&&Ne(t,$t(t,w,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],h=[...c(a,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,f=l<0?[...c(i,o)]:[],d=t.source.map((m,w)=>({token:m,weight:l<0?h[w]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),p=t.target.map((m,w)=>{let g=r&&w>o+1,b=w>0&&t.steps[w-1]?.forced,_=l>=0?a&&w>0?a.weights[(w-1)*a.columns.length+l]:null:w<=o?f[w]??null:null,v=w===o+1;return{token:m,weight:v&&l<0?null:_,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:g?"later":v&&l<0?"written":b?"forced":"",note:v&&l<0?b?"forced":"written":void 0}});return{source:d,target:p,asked:l<0?"":t.source[l],strongest:h.indexOf(Math.max(...h))}}var Cr=8;function Ke(t,e,o){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:p})=>p===(t.encoderOnly?"encoder":"cross"));if(!i)return[];let c=$t(t,i,{words:!1,muted:!1}),h=c.columns.length,l=yt(t,c,o.layer,o.head).subarray(e*h,(e+1)*h),f=l.indexOf(Math.max(...l)),d=t.target.slice(Math.max(0,e+1-Cr),e+1);return[...t.encoderOnly?["At ",{token:n}]:[`Has read ${e+1>Cr?"\u2026 ":""}`,...d.flatMap((p,m)=>[m?" ":"",{token:p}])],", looks at ",{token:t.source[f],strong:!0},` (${L(l[f])}), ${a?"is made to write":"writes"} `,{token:r,strong:!0},` (${L(s,1)}).`]}var Dt=640,xt={height:28,padding:8,gap:6,line:50},ut={line:26,height:12,number:70,tag:64};function Rr({example:t,open:e,step:o,pointed:n},r){let{source:s,target:a}=Ge(t,e,o,n,!1),i=t.steps[o],c=i?Ke(t,o,e).map(h=>typeof h=="string"?h:T(h.token)).join(""):"";return j([i&&st(`Step ${o+1} of ${t.steps.length}`,r),c.length>0&&Nt(c,Dt,r),Ao(t.encoderOnly?"Tokens":"Source","",r),Pr(s,r),!t.encoderOnly&&Ao("Target so far","",r),!t.encoderOnly&&Pr(a,r),i&&Ao(t.encoderOnly?"Written here":"Next token",`${i.drawn?"the model\u2019s own; outlined: what sampling draws from; ":""}entropy ${Ct(i.entropy,2)} nats`,r),i&&Ma(i,r)],8)}var Ao=(t,e,o)=>W([nt(t,{size:15,bold:!0,fill:o.text},o),e.length>0&&nt(e,{size:H,fill:o.quiet},o)],8);function Pr(t,e){let o={size:H,code:!0},n=t.map(({token:c})=>Math.ceil(P(T(c),z({...o,bold:!0,fill:""},e)))+2*xt.padding),r=[],[s,a]=[0,0];for(let c of n)s>0&&s+c>Dt&&([s,a]=[0,a+1]),r.push({x:s,line:a}),s+=c+xt.gap;let i=ht(t.map(({token:c})=>c))==="rtl";return{width:Dt,height:(a+1)*xt.line,draw(c,h,l){t.forEach((f,d)=>{let[p,m,w]=[h+(i?Dt-r[d].x-n[d]:r[d].x),l+r[d].line*xt.line,n[d]],g=f.weight===null?-1:Math.round(Math.min(1,f.weight)*255),b=["written","current"].includes(f.state),_=f.lit?e.key:b?e.primary:f.state==="forced"?e.text:e.hatchLine;g>=0&&c.rect(p,m,w,xt.height,{fill:e.scale[g],radius:6}),c.rect(p,m,w,xt.height,{stroke:_,width:f.lit||b?3:1,radius:6});let v=g<0?e.text:e.ink[g];c.text(T(f.token),p+w/2,m+xt.height/2,{...o,fill:v,bold:b,align:"center"});let y=We(f,t);y&&c.text(y,p+w/2,m+xt.height+10,{size:13,fill:e.quiet,align:"center"})})}}}function Ma({top:t,others:e,drawn:o,writes:n,forced:r},s){let a=[...t.map(([l,f],d)=>({name:T(l),share:f,drawn:o?.[d],isWritten:l===n,code:!0})),{name:"all others",share:e,drawn:void 0,isWritten:!1,code:!1}],i=Math.max(80,...a.map(({name:l,code:f})=>Math.ceil(P(l,z({size:H,code:f,bold:!0,fill:""},s))))),c=o?2*ut.number:ut.number,h=Dt-i-c-ut.tag-24;return{width:Dt,height:a.length*ut.line,draw(l,f,d){a.forEach(({name:p,share:m,drawn:w,isWritten:g,code:b},_)=>{let[v,y]=[f+i+12,d+(_+.5)*ut.line],x=M=>[v,y-ut.height/2,M*h,ut.height],k={size:H,fill:s.text,bold:g};l.text(p,f,y,{...k,code:b}),l.rect(...x(1),{fill:s.hatchGround,radius:3}),l.rect(...x(m),{fill:g?s.primary:s.quiet,radius:3}),w!==void 0&&l.rect(...x(w),{stroke:s.text,width:1.5,radius:3}),l.text(L(m,1),v+h+ut.number,y,{...k,align:"right"}),w!==void 0&&l.text(L(w,1),v+h+2*ut.number,y,{...k,align:"right"}),g&&l.text(r?"forced":"written",v+h+c+10,y,k)})}}}function Nr({card:t,heading:e,note:o}){return u("section",{class:"card",children:[t.said.map(n=>u("p",{children:n},n)),t.columns.length>0&&u("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:u("table",{children:[u("thead",{children:u("tr",{children:e.map(n=>u("th",{scope:"col",children:n},n))})}),u("tbody",{children:t.columns.map(([n,...r])=>u("tr",{children:[u("th",{scope:"row",children:n}),r.map((s,a)=>u("td",{children:s},a))]},n))})]})}),t.columns.length>0&&u("p",{class:"note",children:o})]})}var To=30,Oa=3;function Ir({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?u("p",{class:"read-out",children:t.caption}):u("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Ea(t,o,n):o>=0?Co(t,o):$a(t,n)})}function Ea(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return u(U,{children:[u(E,{token:t.rows[e],length:To})," ",r?"is blocked from":"looks at"," ",u(E,{token:t.columns[o]}),!r&&u("b",{children:[" ",L(t.weights[n],2)]})]})}function Co(t,e){let o=t.columns.length,n=zr(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return u(U,{children:[u(E,{token:t.rows[e],length:To})," looks at ",n.length?Fr(n):"nothing here","."]})}function $a(t,e){let o=t.columns.length,n=zr(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return u(U,{children:[u(E,{token:t.columns[e]})," is looked at most by ",n.length?Fr(n):"no token","."]})}var zr=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Oa),Fr=t=>t.map(({label:e,weight:o},n)=>u("span",{children:[n?", ":"",u(E,{token:e,length:To})," (",L(o),")"]},n));function Dr({example:t,step:e,open:o}){return u("p",{class:"sentence","aria-live":"polite",children:Ke(t,e,o).map((n,r)=>typeof n=="string"?n:n.strong?u("b",{children:u(E,{token:n.token})},r):u(E,{token:n.token},r))})}function Hr({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return u("section",{class:"compare",children:[u("h4",{children:["Rows compared"," ",e.length>1&&u("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",L(a)," of their weight."]})]}),u("p",{class:"legend",children:e.map((i,c)=>u("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[u("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",u(E,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>u("p",{class:"note",children:Co(t,i)},i)),u("div",{class:"groups",children:t.columns.map((i,c)=>u("div",{class:"bars-of",title:e.map(h=>L(s(h,c),2)).join(", "),children:[u("div",{class:"columns",children:e.map((h,l)=>u("span",{style:{height:`${s(h,c)*100}%`,background:o[l]}},h))}),u(E,{token:i,length:8})]},c))})]})}function qr(t,{go:e,step:o,last:n,player:r,presenting:s}){R(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,h=document.activeElement===document.body&&Ca(c),l=Aa(c,i)||s&&document.activeElement===document.body,f={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},d={...f,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},p=h||s||l,m=(l?d:h?f:{})[i.key]??(p&&!Ta(i)?La(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function La(t,e,o){if(t==="Escape")return o?()=>q({present:!1}):void 0;if(Qt())return t==="f"?()=>q({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Ur="attention-lab-letter-keys",Qt=()=>localStorage.getItem(Ur)!=="off";function jr(){localStorage.setItem(Ur,Qt()?"off":"on")}function Aa(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Ta(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Ca(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Ht({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return u("fieldset",{class:"segments",children:[u("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>u("label",{class:s===n?"on":"",children:[u("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Br={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Wr({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return u("div",{class:"bar-of-controls",children:[u("div",{class:"controls which",children:[u(Ht,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Br[r]]),value:e.kind,onChoose:r=>q({kind:r,rows:[]})}),u(Ht,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>q({layer:Number(r)-1})}),u(Ht,{label:"Head",isNamed:!0,options:lt(o).map(r=>[r,r]),value:e.head,onChoose:r=>q({head:r})})]}),u("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&u(Ht,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>q({tokens:r,rows:[]})}),u("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[u("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>q({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&u(Na,{example:t,selection:e,layers:n}),u("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>q({present:!0}),children:"Present"}),u(Pa,{})]})]})}function Pa(){let[t,e]=C(Qt);return u("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(jr(),e(Qt())),children:"Keys F, B"})}function Gr({example:t,selection:e}){return u(Ht,{label:"View",options:Ra(t),value:e.view,onChoose:o=>q({view:o})})}function Ra({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function Na({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,h)=>u("fieldset",{class:"pills",children:[u("legend",{children:a}),i.map(([l,f])=>u("button",{type:"button","aria-pressed":c.includes(l),onClick:()=>h(n(c,l)),children:f},f))]});return u("details",{class:"filters",children:[u("summary",{children:r?"Filter: on":"Filter"}),u("div",{class:"panel",children:[u("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Br[a]]),e.kinds,a=>q({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>q({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>q({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>u("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&u("button",{type:"button",onClick:()=>q({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function Kr({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=N(null),[c,h]=at(),l=Y(()=>h.width?Pt(t,{...h,cell:64,letters:n},o):null,[t.rows,t.columns,h,n,o]);R(()=>{!l||!i.current||Rt(J(i.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let f=({offsetX:d,offsetY:p})=>l&&En(l,d,p);return u("div",{class:"large-map",ref:c,children:u("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let p=f(d);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let p=f(d);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:d=>l&&Ia(d,l,e,s,a),onBlur:()=>s(-1,-1)})})}function Ia(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(f,d)=>Math.max(0,Math.min(f,d-1)),h=(f,d)=>r(c(a+f,e.length),c(i+d,o.length)),l={ArrowLeft:()=>h(0,-1),ArrowRight:()=>h(0,1),ArrowUp:()=>h(-1,0),ArrowDown:()=>h(i<0?0:1,0),Home:()=>h(0,-o.length),End:()=>h(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var za=.005,Xr={least:20,most:30};function Yr({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=N(null),[a,i]=at(),c=Math.max(t.rows.length,t.columns.length),h=Math.max(Xr.least,Math.min(Xr.most,Math.floor((i.height-30)/c))),[l,f]=[c*h,Math.max(60,Math.min(420,i.width*.36))],d=Ue(e);R(()=>{s.current&&i.width&&je(J(s.current,f,l,o),t,{rows:d,columns:e.columns},{left:0,top:0,width:f,pitch:h},o)},[t,i,o,d.join(),e.columns.join()]);let p=(b,_)=>t.weights[b*t.columns.length+_],m=(b,_)=>t.blocked?.[b*t.columns.length+_]?"blocked":p(b,_)>=za?L(p(b,_)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,g=b=>b.split(" \u2192 ");return u("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[u("p",{class:"sides",children:[u("b",{class:"query",children:"looks (query)"}),u("b",{class:"key",children:"looked at (key)"})]}),u("div",{class:"sheet",style:{"--pitch":`${h}px`},children:[u("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((b,_)=>u("li",{children:u("button",{type:"button",class:(w<0?d.includes(_):p(_,w)>=.02)?"lit":"","aria-pressed":e.chosen.includes(_),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(_,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(_,-1),onClick:()=>r(_),children:[u("span",{class:"number",children:w<0?"":m(_,w)}),u("span",{children:g(b).map((v,y)=>[y?" \u2192 ":"",u(E,{token:v,length:10},y)])})]})},_))}),u("canvas",{ref:s,"aria-hidden":"true",style:{width:`${f}px`,height:`${l}px`}}),u("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((b,_)=>{let v=d.length===1&&w<0?p(d[0],_):0,y=e.columns.includes(_)||v>=.02;return u("li",{children:u("button",{type:"button",class:y?"lit":"",onPointerEnter:({pointerType:x})=>x!=="touch"&&n(-1,_),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&n(-1,_),onClick:()=>n(-1,_),children:[u(E,{token:b}),u("span",{class:"number",children:d.length===1&&w<0?m(d[0],_):""})]})},_)})})]})]})}function Jr({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>Ot(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return u("section",{class:"next-tokens",children:[u("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",u("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),u("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Ct(e.entropy,2)," nats"]})]}),u("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>u(Fa,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),u("div",{class:"candidate others",children:[u("span",{class:"name",children:"all others"}),u(Zr,{share:e.others}),u("span",{class:"probability",children:L(e.others,1)}),u("span",{class:"tag"})]})]}),o&&u("p",{class:"note",children:"Click a token to write it instead."})]})}function Fa({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return u("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,h=u(U,{children:[u(E,{token:s,class:"name"}),u(Zr,{share:a,drawn:n}),u("span",{class:"probability",children:[L(a,1),n!==void 0&&u("i",{class:"drawn",children:L(n,1)})]}),u("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),l=i?"candidate chosen":"candidate";return r?u("button",{type:"button",class:l,"aria-disabled":!c,title:c?`Write ${T(s)} instead`:"",onClick:()=>c&&r(s),children:h}):u("div",{class:l,children:h})}function Zr({share:t,drawn:e}){return u("span",{class:"track",children:[u("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&u("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var Da=480,Po={short:24,long:60},Ha=8,Qr={least:32,most:104};function qa({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[h,{width:l}]=at(),f=e.map(d=>({frame:d,...qe(d,n,r)})).filter(({places:d})=>d.length);return u("div",{class:`overview ${a?"besides":""}`,ref:h,onPointerLeave:()=>i(null),children:[!f.length&&u("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&f.map(({frame:d,heads:p,places:m})=>u(Ua,{example:t,frame:d,heads:p,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:l<Da?Po.short:Po.long,width:l},d.group.kind))]})}var es=Ce(qa);function Ua({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:h}){let{group:l}=e,f=a===Po.short,d=Math.floor(Math.max(Qr.least,Math.min(Qr.most,(i-a-12)/o.length-Ha))),p=N(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),w={width:d,height:Math.round(d/m)};R(()=>{p.current&&Ba(p.current,t,e,n,w,s)},[t,e,n.length,d,s]);let g=[...new Set(n.map(({layer:_})=>_))],b=n.find(_=>ts(_,r))??n[0];return u("section",{class:"group",children:[u("h3",{title:l.note,children:l.title}),!f&&u("p",{class:"note",children:l.note}),u("div",{class:"scroller",children:u("div",{class:f?"grid short":"grid",role:"grid","aria-label":l.title,ref:p,"data-kind":l.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${d}px)`},onKeyDown:Wa,children:[u("div",{class:"line",role:"row",children:[u("span",{class:"corner",role:"columnheader",children:u("span",{class:"unseen",children:"layer"})}),o.map(_=>u("span",{role:"columnheader",class:"column",children:f||G.includes(_)?_:`Head ${_}`},_))]}),g.map(_=>u("div",{class:"line",role:"row",children:[u("span",{class:"layer",role:"rowheader","aria-label":`Layer ${_+1}`,children:[f?"L":"Layer ",_+1]}),o.map(v=>{let y=n.find(M=>M.layer===_&&M.head===v);if(!y)return u("span",{role:"gridcell"},v);let x=l.roles[_][Number(v)-1]??"",k=ts(y,r);return u("span",{role:"gridcell",class:G.includes(v)?"cell summary":"cell",children:[u("button",{type:"button",class:k?"thumb open":"thumb",tabIndex:y===b?0:-1,"aria-current":k?"true":void 0,"aria-label":ja(l.title,y,x),"data-place":`${_} ${v}`,onClick:()=>h(y),onPointerEnter:({pointerType:M})=>M!=="touch"&&c(y),onFocus:({currentTarget:M})=>M.matches(":focus-visible")&&c(y),onBlur:()=>c(null),children:[u("canvas",{style:{width:`${w.width}px`,height:`${w.height}px`}}),u("i",{class:"row-light"}),u("i",{class:"column-light"})]}),x&&u("span",{class:"role",children:x})]},v)})]},_))]})})]})}var ts=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function ja(t,{layer:e,head:o},n){let r=G.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function Ba(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:h,head:l}of n){let f=t.querySelector(`[data-place="${h} ${l}"] canvas`);if(!(f instanceof HTMLCanvasElement))continue;let d=J(f,r,s,a);d.cells(yt(e,o,h,l),i,c,[0,0,r,s]),o.blocked&&Et(d,o.blocked,i,c,[0,0,r,s])}}function Wa(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(f=>[...f.querySelectorAll(".thumb")]),r=n.findIndex(f=>f.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=f=>n[f]?.[Math.min(s,n[f].length-1)],h={ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>(t.ctrlKey?i:n[r])[0],End:()=>(t.ctrlKey?i:n[r]).at(-1)};if(!h[t.key])return;t.preventDefault(),t.stopPropagation();let l=h[t.key]();l instanceof HTMLElement&&l.focus()}function os(t){let e=N(t);e.current=t;let o=Object.keys(t).filter(n=>t[n]);X(()=>{let n=o.map(r=>he(r,()=>e.current[r]?e.current[r]():null));return()=>n.forEach(r=>r())},[o.join()])}var Ga=1e3,Ka=[.5,1,2,4],ns=(t,e,o)=>ue(t,e,o,Ga);function rs({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return u("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[u(de,{what:"step",place:t,last:e,player:o,go:n}),u("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),u("span",{class:"position",children:r}),u(fe,{speeds:Ka,player:o})]})}function Ro({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=N(null);return R(()=>{let c=requestAnimationFrame(()=>i.current&&Va(i.current,n));return()=>cancelAnimationFrame(c)},[n,o.length]),u("section",{class:"strip",children:[u("h4",{children:[t," ",u("span",{class:"note",children:e})]}),u("div",{class:"chips",dir:ht(o.map(({token:c})=>c)),ref:i,onPointerLeave:()=>s(-1),children:o.map((c,h)=>{let{token:l,weight:f,state:d,lit:p}=c,m=f===null?-1:Math.round(Math.min(1,f)*255),w=m<0?{}:{backgroundColor:r.scale[m],color:r.ink[m]};return u("span",{class:`item ${d} ${p?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(h),onClick:()=>a?a(h):s(h),children:[u("span",{class:"chip",style:w,children:d==="later"?"":u(E,{token:l})}),u("span",{class:"share",children:We(c,o)})]},h)})})]})}function Va(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function ss({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=Y(()=>Ge(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),h=G.includes(e.head)?e.head:`head ${e.head}`,l=d=>p=>a(p<0?He:Er(t,d,p)),f=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return u(U,{children:[u(Ro,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${f[0]}, layer ${e.layer+1}, ${h}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&u(Ro,{title:"Target so far",note:c.asked?`how much each looks at \u201C${Ot(c.asked)}\u201D, as it is written`:`lit by ${f[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:d=>i(Math.max(0,d-1))})]})}var No=32,is=8;function as({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=C(0),a=Math.max(0,Math.floor(r/No)-is),i=Math.min(t.rows.length,a+3*is+12);return u("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:u("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,h)=>u("th",{scope:"col",children:u(E,{token:c})},h))]})}),u("tbody",{children:[a>0&&u("tr",{style:{height:`${a*No}px`}}),t.rows.slice(a,i).map((c,h)=>{let l=a+h;return u("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[u("th",{scope:"row",children:u("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:u(E,{token:c,length:30})})}),t.columns.map((f,d)=>{let p=l*t.columns.length+d;return u("td",{children:t.blocked?.[p]?u("i",{class:"blocked",children:"blocked"}):L(t.weights[p],2)},d)})]},l)}),i<t.rows.length&&u("tr",{style:{height:`${(t.rows.length-i)*No}px`}})]})]})})}var cs={usual:14,presented:20};function ls({example:t,selection:e,theme:o,send:n}){let r=N(null),[s,a]=C(He),[i,c]=C(null),h={words:e.tokens==="words",muted:e.mute},l=Y(()=>t.groups.map($=>$t(t,$,h)),[t,h.words,h.muted]),f=i&&Xa(t,i)?i:e,d=l.find(({group:$})=>$.kind===f.kind)??l[0],p=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=Y(()=>p?ar(t,f):Ne(t,d,f,h.muted),[t,d,f.layer,f.head,p]),w=Math.max(0,t.steps.length-1),g=$=>q({step:Math.max(0,Math.min($,w))}),b=ns(e.step,w,g),_=s.looks?.side==="target"?s.looks.place:e.step;qr(r,{go:g,step:e.step,last:w,player:b,presenting:e.present}),jn(r),R(()=>Ja(r.current,e.present),[e.present]);let v=Lo(t,m,e.step),y=(b.playing||t.layout==="decoding")&&!t.encoderOnly,x={...$o(m,s),step:_===e.step?v:Lo(t,m,_),chosen:p?[]:e.rows,done:y&&v.length?v[0]+1:1/0};R(()=>Za(r.current,l,s),[l,s]);let k=Tt(($,tt)=>a(Or(m,$,tt)),[m]),M=$=>{let[{side:tt,place:V}]=m.rowSpots[$];if(t.layout!=="heads")return tt==="target"||t.encoderOnly?g(V):void 0;let Es=e.rows.includes($)?e.rows.filter($s=>$s!==$):[...e.rows,$].slice(-So);return q({rows:Es})},S=Tt($=>{c(null),q({...$,rows:[]})},[]),I=l.filter(({group:$})=>!e.kinds.length||e.kinds.includes($.kind)),A=$=>$&&{picture:$,theme:o};return os({map:()=>A(Tr({map:m,lit:x,view:e.view},o)),compared:x.chosen.length>0&&(()=>A($r({map:m,rows:x.chosen},o))),heads:()=>A(Lr({example:t,frames:I,open:e,layers:e.layers,roles:e.roles},o)),player:()=>A(Rr({example:t,open:f,step:_,pointed:s},o))}),u("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[u(Wr,{example:t,selection:e}),t.layout!=="decoding"&&u("div",{class:"overview-area",children:u(es,{example:t,frames:I,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:S})}),u("section",{class:"map-area",children:[e.present&&u("button",{type:"button",class:"plain leave",onClick:()=>q({present:!1}),children:"Back (Escape)"}),u("div",{class:"map-head",children:[u("h3",{class:i?"peeked":"",children:m.title}),u(Gr,{example:t,selection:e})]}),e.view==="lines"?u(Yr,{map:m,lit:x,theme:o,onPoint:k,onPress:M}):e.view==="table"?u(as,{map:m,chosen:e.rows,caption:m.caption,onPress:M}):u(Kr,{map:m,lit:x,theme:o,caption:m.caption,letters:e.present?cs.presented:cs.usual,onPoint:k,onPress:M}),u(Ir,{map:m,lit:x}),u("p",{class:"legend",children:[u("span",{children:[u("b",{class:"query",children:"row = looks"}),", ",u("b",{class:"key",children:"column = looked at"})]}),u("span",{class:"scale",children:["0 % ",u("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&u("span",{class:"scale",children:[u("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!G.includes(f.head)&&!p&&u("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:x.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),x.chosen.length>0&&!i&&u(Hr,{map:m,rows:x.chosen,colours:o.lines,onDrop:M})]}),t.layout!=="heads"&&u("section",{class:"step-area",children:[t.steps.length>0&&u(rs,{step:e.step,last:w,player:b,go:g}),t.steps[_]&&u(Dr,{example:t,step:_,open:f}),u(ss,{example:t,open:f,step:_,pointed:s,theme:o,player:b,onPoint:a,go:g}),t.steps[_]&&u(Jr,{example:t,step:t.steps[_],onForce:n&&t.forceable?$=>(b.pause(),n("forced",{step:_,token:$})):void 0}),_===w&&t.reason&&u("p",{class:"stop",children:t.reason})]}),t.cards&&u(Nr,{card:Ya(t,f),heading:t.cards.heading,note:t.cards.note})]})}function Xa({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&lt(r).includes(n)}function Ya({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Ja(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function Za(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=$o(n,o),i=([d=-1],p)=>d<0?["-10","0"]:[String(d/p),String(1/p)],[[c,h],[l,f]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[d,p]of Object.entries({top:c,high:h,left:l,wide:f}))r.style.setProperty(`--${d}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var us=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var ds=`/* Choices */

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
`;var fs=`/* All heads */

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
`;var ps=`/* The open head */

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
`;var hs=`/* Steps */

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
`;var ms=`/* Decoding: the steps first */

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
`;var sc=[Pe,Re,us,ds,fs,ps,hs,ms].join(`
`),gs=new WeakMap;function Io({data:t,parentElement:e,setTriggerValue:o}){let n=zt(e,sc),r=gs.get(n),s=r?.bytes===t?r.example:Mr(t);return gs.set(n,{bytes:t,example:s}),rt(u(ic,{example:s,theme:ce(n),send:o}),n),Zt(e,o),()=>{rt(null,n),n.remove()}}function ic({example:t,theme:e,send:o}){let[n,r]=C(Oo);return X(()=>{let s=()=>r(Oo());return s(),wr(s)},[]),u(ls,{example:t,theme:e,send:o,selection:ur(n,t)})}var ac=[137,80,78,71,13,10,26,10],_s=33,cc={Title:"figure",Description:"caption",Software:"program"},lc={"&":"&amp;","<":"&lt;",">":"&gt;"},uc=new TextEncoder;function ws(t,e){if(!ac.every((a,i)=>t[i]===a))throw new Error("This is no PNG.");let o=Object.entries(cc).filter(([,a])=>e[a]).map(([a,i])=>[a,e[i]]),n=[...Object.entries(e),...o].map(([a,i])=>dc(a,i)),r=[t.subarray(0,_s),...n,t.subarray(_s)],s=new Uint8Array(r.reduce((a,{length:i})=>a+i,0));return r.reduce((a,i)=>(s.set(i,a),a+i.length),0),s}function dc(t,e){let o=uc.encode(`iTXt${t.slice(0,79)}\0\0\0\0\0${e}`),n=new Uint8Array(o.length+8),r=new DataView(n.buffer);return r.setUint32(0,o.length-4),n.set(o,4),r.setUint32(o.length+4,fc(o)),n}function fc(t){let e=4294967295;for(let o of t){e^=o;for(let n=0;n<8;n+=1)e=e>>>1^(e&1?3988292384:0)}return(e^4294967295)>>>0}function bs(t,e){let o=t.indexOf(">")+1,n=i=>Kt(i).replace(/[&<>]/g,c=>lc[c]),{figure:r="",caption:s=""}=e,a=`<title>${n(r)}</title><desc>${n(s)}</desc><metadata>${n(JSON.stringify(e))}</metadata>`;return`<?xml version="1.0" encoding="UTF-8"?>
${t.slice(0,o)}${a}${t.slice(o)}`}var pc="http://www.w3.org/2000/svg",ys="http://www.w3.org/1999/xlink",hc=2,mc=16e6,gc=".hoverlayer, .draglayer, .zoomlayer, .selectionlayer, .menulayer, .legendtoggle, .modebar, style, script";async function vs(t){let e=_c(t);return{svg:Fo(e),png:await yc(e)}}var Fo=t=>new XMLSerializer().serializeToString(t);function Do(t,e){let o=document.createElementNS(pc,t);for(let[n,r]of Object.entries(e))o.setAttribute(n,String(r));return o}function _c(t){let e=[...t.querySelectorAll(".svg-container > .main-svg")],[o,n]=["width","height"].map(i=>Math.round(Number(e[0].getAttribute(i)))),r=document.querySelector(".stApp"),s=Do("svg",{width:o,height:n,viewBox:`0 0 ${o} ${n}`});s.append(Do("rect",{width:o,height:n,fill:getComputedStyle(r).backgroundColor}));for(let i of e)s.append(...i.cloneNode(!0).childNodes);for(let i of s.querySelectorAll(gc))i.remove();for(let i of s.querySelectorAll(".crisp"))i.setAttribute("shape-rendering","crispEdges");let a=getComputedStyle(r).colorScheme==="dark";for(let i of s.querySelectorAll("*"))wc(i,a);for(let i of s.querySelectorAll("image"))bc(i);return s}function wc(t,e){for(let{name:r,value:s}of[...t.attributes])/^(data-|class$|pointer-events$|on)/.test(r)?t.removeAttribute(r):s.includes("url(")&&t.setAttribute(r,s.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g,"url(#$1)"));t.style?.removeProperty("pointer-events");let[,o,n]=t.style?.fill.match(/^light-dark\((\w+), (\w+)\)$/)??[];o&&(t.style.fill=e?n:o),t.style?.removeProperty("cursor");for(let r of t.childNodes)r instanceof Text&&(r.data=po(Kt(r.data)))}function bc(t){let e=t.getAttributeNS(ys,"href")??t.getAttribute("href")??"";if(!e.startsWith("data:image/"))throw new Error("A picture inside it is not part of the page.");let[,o]=e.match(/^data:image\/svg\+xml;utf8,(.*)$/s)??[];t.removeAttributeNS(ys,"href"),t.setAttribute("href",o?`data:image/svg+xml;base64,${btoa(decodeURIComponent(o))}`:e)}async function yc(t){let[e,o]=["width","height"].map(c=>Number(t.getAttribute(c))),n=Math.min(hc,Math.sqrt(mc/(e*o))),r=t.cloneNode(!0),s=Do("style",{});s.textContent=await vc(Fo(t)),r.prepend(s),r.setAttribute("width",String(e*n)),r.setAttribute("height",String(o*n));let a=new Image;a.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Fo(r))}`,await a.decode();let i=document.createElement("canvas");return Object.assign(i,{width:Math.round(e*n),height:Math.round(o*n)}),i.getContext("2d")?.drawImage(a,0,0,i.width,i.height),i.toDataURL("image/png").split(",")[1]}var zo=new Map;async function vc(t){let e=[];for(let o of xc()){let n=o.style.getPropertyValue("font-family").replace(/["']/g,""),r=o.style.getPropertyValue("font-style")==="italic";if(!t.includes(n)||r&&!t.includes("italic"))continue;let[,s]=o.style.getPropertyValue("src").match(/url\(["']?([^"')]+)["']?\)/)??[];if(!s)continue;let a=new URL(s,o.parentStyleSheet?.href??document.baseURI).href;zo.has(a)||zo.set(a,fetch(a).then(c=>c.blob()).then(kc).catch(()=>null));let i=await zo.get(a);i&&e.push(o.cssText.replace(/url\(["']?[^"')]+["']?\)/,`url(${i})`))}return e.join(`
`)}function xc(){return[...document.styleSheets].flatMap(t=>{try{return[...t.cssRules].filter(e=>e instanceof CSSFontFaceRule)}catch{return[]}})}function kc(t){return new Promise((e,o)=>{let n=new FileReader;Object.assign(n,{onload:()=>e(String(n.result)),onerror:o}),n.readAsDataURL(t)})}var xs=5e3,Sc=6e4;async function ks(t,e){let{svg:o,png:n}=await Mc(t),r=Uint8Array.from(atob(n),s=>s.charCodeAt(0));return{svg:bs(o,e),png:ws(r,e)}}async function Mc(t){let e=`st-key-${t.trim().replace(/[^a-zA-Z0-9_-]/g,"-")}`,o=document.querySelector('[data-testid="stMain"]')??document,n=Date.now(),r=xs;for(;Date.now()-n<r;await new Promise(s=>setTimeout(s,100))){let s=pn(t);if(s)return kn(s.picture,s.theme);let a=o.querySelector(`.${e}`),i=a?.querySelector(".js-plotly-plot");if(i?.querySelector(".main-svg .plot, .main-svg .cartesianlayer > *"))return vs(i);r=i??a?.querySelector('[data-testid="stPlotlyChart"], [data-testid="stSkeleton"]')?Sc:xs}throw new Error("It is not drawn.")}function Ms({figures:t,chosen:e,onTaken:o}){let[n,r]=C({}),s=t.filter(({key:h})=>!(h in n));X(()=>{s.length&&Oc(s).then(h=>{r(l=>({...l,...h})),o(h)})},[s.map(({key:h})=>h).join()]);let a=t.find(({key:h})=>h===e);if(!a)return null;let i=n[e],c=()=>r(({[e]:h,...l})=>l);return u("div",{class:"export",children:[u("div",{class:"formats",children:[u(Ss,{name:a.png,mime:"image/png",content:i?.png,title:"A picture in pixels, as the page shows it now",children:"PNG"}),u(Ss,{name:a.svg,mime:"image/svg+xml",content:i?.svg,title:"A picture of lines and text, sharp at every size",children:"SVG"})]}),i?u(Ec,{png:i.png,caption:a.about.caption??""}):i===null?u("p",{children:["The picture of this figure could not be taken. Its numbers and its page are here."," ",u("button",{type:"button",onClick:c,children:"Take it again"})]}):u("p",{class:"note",children:"Taking the pictures \u2026"})]})}async function Oc(t){let e={};for(let{key:o,about:n}of t)e[o]=await ks(o,n).catch(()=>null);return e}function Ss({name:t,mime:e,content:o,title:n,children:r}){return u("button",{type:"button",title:n,disabled:!o,onClick:()=>{let a=URL.createObjectURL(new Blob([o],{type:e}));Object.assign(document.createElement("a"),{href:a,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(a),6e4)},children:r})}function Ec({png:t,caption:e}){let o=Y(()=>URL.createObjectURL(new Blob([t],{type:"image/png"})),[t]);X(()=>()=>URL.revokeObjectURL(o),[o]);let n=new DataView(t.buffer,t.byteOffset).getUint32(16);return u("img",{src:o,alt:e,style:{width:`${n/2}px`}})}var Os=`.lab {
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
`;function Lc({data:t,parentElement:e,setTriggerValue:o}){let n=zt(e,Os);n.hasChildNodes()||Tc(e);let r=s=>o("taken",Object.fromEntries(Object.entries(s).map(([a,i])=>[a,i&&{svg:i.svg,png:Ac(i.png)}])));return rt(u(Ms,{figures:t.figures,chosen:t.chosen,onTaken:r}),n),()=>{rt(null,n),n.remove()}}function Ac(t){let e=[];for(let o=0;o<t.length;o+=32768)e.push(String.fromCharCode(...t.subarray(o,o+32768)));return btoa(e.join(""))}function Tc(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e.host.closest("[role=dialog]"):null;if(!(o instanceof HTMLElement))return;let n=null;o.addEventListener("focusin",({target:s})=>s instanceof HTMLButtonElement&&(n=s));let r=()=>{!n||document.activeElement!==document.body&&document.activeElement!==o||(n.isConnected&&!n.disabled?n:o).focus({preventScroll:!0})};new MutationObserver(r).observe(o,{subtree:!0,childList:!0,attributeFilter:["disabled"]})}function Cc({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),gr(t,s=>o("chosen",s))}br({film:rr,stage:Io});kr(Io);export{Lc as exporter,rr as film,Cc as follow,Io as stage};
