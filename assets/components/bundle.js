var $,lo,Er,nt,ke,Ut,uo,Ht,po,Se,Me,Or,Tt=Symbol.for("pv"),Bt={},jt=[],$r=/^m(i|n|o|s|text|space)$/,Wt=Array.isArray,Ee=jt.slice,ft=Object.assign;function dt(t){t&&t.parentNode&&t.remove()}function Oe(t,e,o){var n,r,s,i={},a=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?Ee.call(arguments,2):o),Lt(t,i,n,r,null)}function Lt(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tt,__v:r||++lo,__i:-1,__u:0};return!r&&$.vnode&&$.vnode(s),s}function N(t){return t.children}function rt(t,e){this.props=t,this.context=e,this.__g=0}function st(t,e){if(e==null)return t.__&&st(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:st(t)}function Lr(t){var e,o=t.__v,n=o.__e,r=[],s=[],i=t.__P;i&&((e=ft({constructor:Tt},o)).__v=o.__v+1,$.vnode&&$.vnode(e),Le(i,e,o,t.__n,i.namespaceURI,32&o.__u?[n]:null,r,n||st(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,yo(r,e,s),o.__=o.__e=null,e.__e!=n&&fo(e))}function fo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),fo(t)}function io(t){(8&t.__g||(t.__g|=8,nt.push(t),Ut++))&&ke==$.debounceRendering||((ke=$.debounceRendering)||queueMicrotask)(ho)}function ho(){try{for(var t,e=1;nt.length;)nt.length>e&&nt.sort(uo),t=nt.shift(),e=nt.length,8&t.__g&&Lr(t)}finally{(Ut=nt.length)&&(ke||queueMicrotask)(ho)}}function mo(t,e,o,n,r,s,i,a,u,f,l){var h,p,d,m,w,_,y=n.__k||jt,g=e.length;for(u=Tr(o,e,y,u,g),h=0;h<g;h++)(d=o.__k[h])!=null&&(p=~d.__i&&y[d.__i]||Bt,d.__i=h,_=Le(t,d,p,r,s,i,a,u,f,l),m=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&Te(p.ref,null,d,p),d.ref&&l.push(d.ref,d.__c||m,d)),w=w||m,4&d.__u?(u=go(d,u,t,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&_!==void 0?u=_:m&&(u=m.nextSibling),d.__u&=-21);return o.__e=w,u}function Tr(t,e,o,n,r){var s,i,a,u,f,l,h,p,d,m=o.length,w=m,_=0,y=0,g=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[s]=Lt(null,i):Wt(i)?i=g[s]=Lt(N,{children:i}):i.constructor===Tt&&i.__b?i=g[s]=Lt(i.type,i.props,i.key,i.ref,i.__v):g[s]=i,u=s+_,i.__=t,i.__b=t.__b+1,a=null,~(f=i.__i=Ar(i,o,u,w))&&(w--,(a=o[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==u-1?_--:f==u+1?_++:f!=u&&(f>u?_--:_++,y=1)):(~f||(r>m?_--:r<m&&_++),typeof i.type!="function"&&(i.__u|=4))):g[s]=null;if(y){for(l=[],h=[],s=0;s<r;s++)if((i=g[s])&&16&i.__u){for(_=0,p=l.length;_<p;)l[d=_+p>>1]<i.__i?_=d+1:p=d;l[_]=i.__i,h[s]=_+1}for(_=l.length;s--;)h[s]&&(h[s]==_?_--:g[s].__u|=4)}if(w)for(s=0;s<m;s++)!(a=o[s])||2&a.__u||(a.__e==n&&(n=st(a)),Ae(a,a));return n}function go(t,e,o,n){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=go(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=st(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!n&&o.moveBefore&&i.parentNode?o.moveBefore(i,e):o.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function $e(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Wt(t)?t.some(function(o){$e(o,e)}):e.push(t)),e}function Ar(t,e,o,n){var r,s=t.key,i=t.type,a=e[o],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return o;if(n>(u?1:0)){for(r=o-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=o+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function co(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Dt(t,e,o,n,r){var s,i;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||co(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||co(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(i=Me[e]||(Me[e]=Cr(e)),(t.__a||(t.__a={}))[e]=Se,s=e!=(e=e.replace(po,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Cr(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Ht]==null)e[Ht]=Se++;else if(e[Ht]<this.__a[t])return;return o($.event?$.event(e):e)}}}function Le(t,e,o,n,r,s,i,a,u,f){var l,h,p,d,m,w,_,y,g,v,b,x,S,E,k,C,M,q,V=e.type;if(e.constructor!==Tt)return null;128&o.__u&&(u=32&o.__u,l=o.__c.__z)&&(e.__u|=u,h=s=[],l.nodeType==8?a=qt(l,s):s.push(l),a=s[0]||a),(l=$.__b)&&l(e);t:if(typeof V=="function"){p=i.length;try{if(y=e.props,g=(l=V.prototype)&&l.render,v=(l=V.contextType)&&n[l.__c],b=l?v?v.props.value:l.__:n,(d=o.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(g?e.__c=d=new V(y,b):(e.__c=d=new rt(y,b),d.constructor=V,d.render=Rr),v&&v.sub(d),d.state||(d.state={}),d.__n=n,d.__g|=8,d.__h=[],d.__k=[]),g&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ft({},d.__s)),ft(d.__s,V.getDerivedStateFromProps(y,d.__s)))),m=d.props,w=d.state,d.__v=e,o.__c){if(y!==m&&g&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,b),e.__v==o.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,b)===!1){e.__v!=o.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(U){U&&(U.__=e)}),jt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=st(o);break t}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,b),g&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,w,_)})}else g&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),g&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=b,d.props=y,d.__P=t,d.__g&=-5,x=$.__r,S=g?25:0;do d.__g&=-9,x&&x(e),l=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++S<25);g&&(jt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(n=ft({},n,d.getChildContext())),g&&o.__c&&d.getSnapshotBeforeUpdate&&(_=d.getSnapshotBeforeUpdate(m,w)),E=l&&l.type===N&&l.key==null?l.props.children:l,y.__P&&(l=a,r=(t=y.__P).namespaceURI,u=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(U){U&&Ae(U,U)}),o.__k=null),a=o.__k?st(o,0):null),a=mo(t,Wt(E)?E:[E],e,o,n,r,s,i,a,u,f),y.__P&&(e.__e=null,a=l),e.__u&=-161,h&&h.some(dt),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(U){if(i.length=p,e.__v=null,u||s)if(U&&U.then){if(e.__u|=128|u,s){for(~(M=s.indexOf(a||void 0))||(M=s.length);(q=s[M-1])&&q.nodeType==8;)M--;for(;M<s.length;M++)if(q=s[M])if(s[M]=null,k){if(q==C)break}else{if(q.nodeType!=8)break;q.data.startsWith("$s")&&(C=qt(k=q))}}if(!k){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;k=a}(l=qt(k=e.__c.__z||(e.__c.__z=k)))?(e.__e=k,a=l):e.__e=a,a=a&&a.nextSibling}else s&&s.some(dt);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),U&&U.then||_o(e),$.__e(U,e,o)}}else a=e.__e=Pr(o.__e,e,o,n,r,s,i,u,f,t);return(l=$.diffed)&&l(e),a}function qt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function _o(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(_o))}function yo(t,e,o){for(var n=0;n<o.length;)Te(o[n++],o[n++],o[n++]);$.__c&&$.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){$.__e(s,r.__v)}})}function Pr(t,e,o,n,r,s,i,a,u,f){var l,h,p,d,m,w,_,y,g=o.props||Bt,v=e.props,b=e.type;if(b=="svg"?r="http://www.w3.org/2000/svg":b=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(l=0;l<s.length;l++)if((m=s[l])&&(b?m.localName==b:m.nodeType==3)){t=m,s[l]=null;break}}if(!t){if(y=f.ownerDocument||document,!b)return y.createTextNode(v);t=y.createElementNS(r,b,v.is?v:f),a&&($.__m&&$.__m(e,s),a=!1),s=null}if(b){if(f=b=="template"&&t.content||t,s=b=="textarea"&&v.defaultValue!=null?null:s&&Ee.call(f.childNodes),!a&&s)for(g={},l=0;l<t.attributes.length;l++)g[(m=t.attributes[l]).name]=m.value;for(l in g)m=g[l],l=="dangerouslySetInnerHTML"?p=m:l=="children"||l in v||l=="value"&&"defaultValue"in v||l=="checked"&&"defaultChecked"in v||Dt(t,l,null,m,r);for(l in v)m=v[l],l=="children"?d=m:l=="dangerouslySetInnerHTML"?h=m:l=="value"?w=m:l=="checked"?_=m:a&&typeof m!="function"||g[l]===m||Dt(t,l,m,g[l],r);h?(a||p&&(h.__html==p.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(p&&(t.textContent=""),(b=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&$r.test(b))&&(r="http://www.w3.org/1999/xhtml"),mo(f,Wt(d)?d:[d],e,o,n,r,s,i,s?s[0]:o.__k&&st(o,0),a,u),s&&s.some(dt)),a&&b!="textarea"||(l="value",b=="progress"&&w==null?t.removeAttribute(l):w==null||w===t[l]&&(b!="progress"||w)||Dt(t,l,w,g[l],r),l="checked",_!=null&&_!=t[l]&&Dt(t,l,_,g[l],r))}else g===v||a&&t.data==v||(t.data=v);return t}function Te(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){$.__e(r,o)}}function Ae(t,e,o){var n,r,s,i;if($.unmount&&$.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Te(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){$.__e(a,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&Ae(n[i],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=qt(n,s=[]))&&(n==t.__e&&s.some(dt),dt(r),dt(n)),o||dt(t.__e),t.__e=t.__c=t.__=null}function Rr(t,e,o){return this.constructor(t,o)}function ht(t,e){var o,n,r,s;$.__&&$.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Lt(N,{children:[t]}),r=[],s=[],Le(e,e.__k,n||Bt,Bt,e.namespaceURI,n?null:e.firstChild?Ee.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),yo(r,e.__k,s),e.__k.props.children=null}$={__e:function(t,e,o,n){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw Ut=0,t}},lo=0,Er=function(t){return t!=null&&t.constructor===Tt},rt.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=ft({},this.state)),typeof t=="function"&&(t=t(ft({},o),this.props)),t&&(ft(o,t),this.__v&&(e&&this.__k.push(e),io(this)))},rt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),io(this))},rt.prototype.render=N,nt=[],Ut=0,uo=function(t,e){return t.__v.__b-e.__v.__b},Ht=Symbol(),po=/(PointerCapture)$|Capture$/i,Se=0,Me={},Or=0;var Nr,bo=()=>Nr??=document.createElement("canvas").getContext("2d");function Ce(t){let e=bo();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Kt=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),mt=t=>`rgb(${t.join(",")})`;function Pe(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function wo(t,e){let[o,n]=[Pe(t),Pe(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function Ir(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return Kt(t[r],t[r+1],n-r)})}function Gt(t){let e=getComputedStyle(t),o=l=>e.getPropertyValue(`--st-${l}`).trim(),[n,r]=[Ce(o("text-color")),Ce(o("background-color"))],s=o("chart-sequential-colors").split(","),[i,a,,...u]=o("chart-categorical-colors").split(","),f=Ir(s.map(Ce));return{text:mt(n),quiet:mt(Kt(r,n,.72)),ground:mt(r),primary:o("primary-color"),query:i,key:a,lines:u,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:mt(Kt(r,n,.09)),hatchLine:mt(Kt(r,n,.3)),scale:f.map(mt),ink:f.map(l=>mt(wo(l,n)>=wo(l,r)?n:r)),pixels:Uint32Array.from(f,([l,h,p])=>4278190080|p<<16|h<<8|l),ramp:`linear-gradient(to right, ${s})`,dark:Pe(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}function D(t,e){let o=bo();return o.font=e,o.measureText(t).width}var vt,z,Re,vo,Ne=Object.is,Ct=0,To=[],Ie=[],I=$,xo=I.__b,ko=I.__r,Mo=I.diffed,So=I.__c,Eo=I.unmount,Oo=I.__;function Vt(t,e){I.__h&&I.__h(z,t,Ct||e),Ct=0;var o=z.__H||(z.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function T(t){return Ct=1,Ao(Co,t)}function Ao(t,e,o){var n=Vt(vt++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):Co(void 0,e),function(s){var i=(n.__N||n.__)[0],a=n.t(i,s);Ne(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=z,!z.__f)){z.__f=!0;var r=z.shouldComponentUpdate;z.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var f=!1,l=this.props!=s;if(u.__.some(function(p){p.__N&&(f=!0,Ne(p.__[0],p.__N[0])||(l=!0))}),r){var h=r.call(this,s,i,a);return f?h||l:h}return!f||l}}return n.__}function Z(t,e){var o=Vt(vt++,3);!I.__s&&Fe(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,z.__H.__h.push(o))}function L(t,e){var o=Vt(vt++,4);!I.__s&&Fe(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,z.__h.push(o))}function A(t){return Ct=5,K(function(){return{current:t}},[])}function K(t,e){var o=Vt(vt++,7);return Fe(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function xt(t,e){return Ct=8,K(function(){return t},e)}function zr(){var t;do{for(;t=Ie.shift();)try{At(t)}catch(o){I.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=To.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(At),e.__h.some(ze),e.__h=[]}catch(o){e.__h=[],I.__e(o,t.__v)}}}while(Ie.length)}I.__b=function(t){z=null,xo&&xo(t)},I.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Oo&&Oo(t,e)},I.__r=function(t){ko&&ko(t),vt=0;var e=(z=t.__c).__H;e&&(Re==z?z.__h=[]:(e.__h.some(At),e.__h.some(ze),vt=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Re=z},I.diffed=function(t){Mo&&Mo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Lo(To.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Re=z=null},I.__c=function(t,e){e.some(function(o){try{o.__h.some(At),o.__h=o.__h.filter(function(n){return!n.__||ze(n)})}catch(n){o.__h=[function(){throw n}]}}),So&&So(t,e)},I.unmount=function(t){Eo&&Eo(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Lo(Ie.push(r))}else At(r)}catch(s){e=s}}),n.__H=void 0,e&&I.__e(e,n.__v))};var $o=typeof requestAnimationFrame=="function";function Fr(t){var e,o=function(){clearTimeout(n),$o&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);$o&&(e=requestAnimationFrame(o))}function Lo(t){t!=1&&vo==I.requestAnimationFrame||((vo=I.requestAnimationFrame)||Fr)(zr)}function At(t){var e=z,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),z=e}function ze(t){var e=z;t.__c=t.__(),z=e}function Fe(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Ne(o,t[n])})}function Co(t,e){return typeof e=="function"?e(t):e}function Po({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=T(()=>o.every(s=>document.fonts.check(s)));return Z(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}var Dr=Symbol.for("pv"),Hr=0;function c(t,e,o,n,r,s){e||(e={});var i,a,u=e;if("ref"in u&&typeof t!="function")for(a in u={},e)a=="ref"?i=e[a]:u[a]=e[a];var f={type:t,props:u,key:o,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Dr,__v:--Hr,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),$.vnode&&$.vnode(f),f}var qr={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Xt(t,e,o,n){let[r,s]=T(!1),[i,a]=T(1);return L(()=>{if(!r)return;if(t>=e)return s(!1);let f=setTimeout(()=>o(t+1),n/i);return()=>clearTimeout(f)},[r,t,e,i]),{playing:r,speed:i,setSpeed:a,toggle:()=>{!r&&t>=e&&o(0),s(!r)},pause:()=>s(!1)}}function Yt({what:t,place:e,last:o,player:n,go:r}){let[s,i]=[e===0,e===o];return c("span",{class:"buttons",children:[c(Pt,{name:"first",label:`First ${t}`,idle:s,onPress:()=>r(0)}),c(Pt,{name:"back",label:`One ${t} back`,idle:s,onPress:()=>r(e-1)}),c(Pt,{name:n.playing?"pause":"play",label:n.playing?"Pause":"Play",onPress:n.toggle}),c(Pt,{name:"next",label:`One ${t} on`,idle:i,onPress:()=>r(e+1)}),c(Pt,{name:"last",label:`Last ${t}`,idle:i,onPress:()=>r(o)})]})}function Pt({name:t,label:e,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:qr[t]})})})}function Jt({speeds:t,player:e,isNamed:o=!1}){return c("label",{class:"speed",children:[c("span",{class:o?"name":"unseen",children:"Speed"}),c("select",{value:e.speed,onChange:({currentTarget:n})=>e.setSpeed(Number(n.value)),children:t.map(n=>c("option",{value:n,children:[n,"\xD7"]},n))})]})}var De=new Map;function Ro(t,e){return De.set(t,e),()=>{De.get(t)===e&&De.delete(t)}}var Ur=/[\u202A-\u202E\u2066-\u2069]/g,Br=/(\p{M}{4})\p{M}+/gu,jr=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,Wr={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Kr=new Intl.Segmenter(void 0,{granularity:"grapheme"}),No=14;function He(t){let e=t.replace(Ur,"").replace(Br,"$1");return/^\s+$/.test(e)?[...e].map(o=>Wr[o]??"\u2423").join(""):e||"\u2205"}function gt(t,e=No){let o=He(t);if(o.length<=e)return o;let n=[...Kr.segment(o)];return n.length<=e?o:n.slice(0,e-1).map(r=>r.segment).join("")+"\u2026"}function F(t,e=No){return`\u2068${gt(t,e)}\u2069`}function kt(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return jr.test(e)?"rtl":"ltr"}function O({token:t,length:e,class:o=""}){return c("bdi",{class:`token ${o}`,title:He(t),children:gt(t,e)})}function Qt(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+H(Number(r))+(s?`.${s}`:"")}function H(t){return t.toLocaleString("en")}function P(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?P(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Io(t){return t>=.005?(t*100).toFixed(0):""}function zo(t){let e=4+new DataView(t.buffer,t.byteOffset).getUint32(0,!0),o=JSON.parse(new TextDecoder().decode(t.subarray(4,e)));for(let{kinds:r,frames:s}of o.films){let i=0;for(let a of r)Object.assign(a,{start:i,blocked:a.blocked&&Uint8Array.from(atob(a.blocked),u=>u.charCodeAt(0))}),i+=a.layers*a.heads*a.rows.length*a.columns.length;for(let a of s)a.weights=t.subarray(e,e+=i)}let n=o.films.flatMap(({frames:r})=>r.map(({step:s})=>s));return{...o,steps:[...new Set(n)].sort((r,s)=>r-s)}}var tt=({frames:t},e)=>t[Math.max(0,t.findLastIndex(o=>o.step<=e))],Zt=({films:t,steps:e})=>Math.max(1,...e,...t.flatMap(({losses:o,exacts:n})=>[...o,...n].map(([r])=>r)));function at({heads:t,rows:e,columns:o,start:n},{weights:r},s,i){let a=e.length*o.length,u=n+(s*t+i)*a;return Float32Array.from(r.subarray(u,u+a),f=>f/255)}var it=({roles:t},e,o,n)=>Object.keys(t)[Number(e.roles[o][n])]??"";var Do=1.2,Gr=9,Ho={rows:[],columns:[],step:[],chosen:[],done:1/0};function te(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(y=>y.map(g=>F(g))),a=(y=>Math.ceil(Math.max(...y.map(g=>D(g,n)))))(r)+10,u=Math.min(e.cell,(e.width-a-3)/s.length),f=e.letters*Do,l=s.map(y=>D(y,n)),h=l.map(y=>y>Math.max(u,f)-2&&y>e.letters*1.1),p=Math.ceil(Math.max(f,...l.filter((y,g)=>h[g])))+8,d=Math.min(e.cell,u*1.4,(e.height-p-3)/r.length);u=Math.min(u,d*1.8),[u,d]=[u,d].map(y=>y>=4?Math.floor(y):y);let[m,w]=[a+s.length*u+3,p+r.length*d+3].map(Math.ceil),_=Math.min(e.letters,Math.floor(d*.62),Math.floor((u-4)/1.9));return{left:a,top:p,cellWidth:u,cellHeight:d,width:m,height:w,rows:r,columns:s,turned:h,letters:e.letters,numbers:_>=12?_:0}}function ee(t,e,o,n,r){Vr(t,e,o,n,r),o.numbers&&Xr(t,e,o,n,r),Yr(t,o,n,r),Jr(t,o,n,r),Qr(t,o,n,r)}function Vr(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},i,a){let[u,f]=[e.rows.length,e.columns.length],[l,h]=[f*r,u*s];if(t.cells(e.weights,u,f,[o,n,l,h]),e.blocked&&_t(t,e.blocked,u,f,[o,n,l,h]),e.border&&(t.rect(o,n+e.border*s-1,l,2,{fill:a.quiet}),t.rect(o+e.border*r-1,n,2,h,{fill:a.quiet})),!(Math.min(r,s)<Gr)){for(let p=1;p<f;p+=1)t.rect(o+p*r-.5,n,1,h,{fill:a.ground});for(let p=1;p<u;p+=1)t.rect(o,n+p*s-.5,l,1,{fill:a.ground})}}function _t(t,e,o,n,[r,s,i,a]){let u=l=>Math.round(r+l*i/n),f=l=>Math.round(s+l*a/o);for(let l=0;l<o;l+=1)for(let h=0;h<n;h+=1){let p=h;for(;p<n&&e[l*n+p];)p+=1;p>h&&t.hatch(u(h),f(l),u(p)-u(h),f(l+1)-f(l)),h=p}}function Xr(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:i,cellWidth:a,cellHeight:u,numbers:f},l,h){for(let p=0;p<Math.min(n.length,l.done);p+=1)for(let d=0;d<r.length;d+=1){let m=e[p*r.length+d];if(o?.[p*r.length+d])continue;let w=h.ink[Math.min(255,Math.round(m*255))],[_,y]=[s+(d+.5)*a,i+(p+.5)*u+1];t.text(Io(m),_,y,{fill:w,size:f,align:"center"})}}function Yr(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:i},{done:a},u){if(a>=s.length)return;let f=[e,o+a*r,i.length*n,(s.length-a)*r];t.rect(...f,{fill:u.ground}),t.rect(...f,{fill:u.hatchGround,opacity:.5})}function Jr(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:i},a,u){let f=(l,h)=>t.rect(e-1,o+l*r-1,i.length*n+2,r+2,{stroke:h,width:2.5});for(let l of a.chosen)f(l,u.query);for(let l of a.step)f(l,u.primary);for(let l of a.rows)f(l,u.query);for(let l of a.columns)t.rect(e+l*n-1,o-1,n+2,s.length*r+2,{stroke:u.key,width:2.5})}function Qr(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:i,turned:a,letters:u},f,l){let h=[...f.rows,...f.step,...f.chosen];for(let p of Fo(s.length,r,u,h)){if(p>=f.done)break;let d=h.includes(p),m=f.rows.includes(p)||f.chosen.includes(p)?l.query:d?l.text:l.quiet;t.text(s[p],e-7,o+(p+.5)*r,{fill:m,size:u,bold:d,code:!0,align:"right"})}for(let p of Fo(i.length,n,u,f.columns)){let d=f.columns.includes(p),m=a[p]?"left":"center",[w,_]=[e+(p+.5)*n,o-(a[p]?6:3+u*.55)];t.text(i[p],w,_,{fill:d?l.key:l.quiet,size:u,bold:d,code:!0,align:m,turned:a[p]})}}function Fo(t,e,o,n){let r=o*Do,s=Math.max(1,Math.ceil(r/e)),i=a=>n.some(u=>u!==a&&Math.abs(u-a)*e<r);return Array.from({length:t},(a,u)=>u).filter(a=>n.includes(a)||a%s===0&&!i(a))}function qo({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},i,a){let[u,f]=[Math.floor((a-e)/n),Math.floor((i-t)/o)];return u>=r.length||f>=s.length||u<0&&f<0?null:{row:Math.max(-1,u),column:Math.max(-1,f)}}var Zr;function qe(t,e,o,n){let r=Zr??=document.createElement("canvas");(r.width!==o||r.height!==e)&&Object.assign(r,{width:o,height:e});let s=r.getContext("2d"),i=s.createImageData(o,e),a=new Uint32Array(i.data.buffer);for(let u=0;u<a.length;u+=1)a[u]=n.pixels[Math.min(255,Math.round(t[u]*255))];return s.putImageData(i,0,0),r}var et=6;function G({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function j(t,e,o,n,r=window.devicePixelRatio||1){let[s,i]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==i)&&Object.assign(t,{width:s,height:i}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let a=t.getContext("2d");a.setTransform(r,0,0,r,0,0),a.clearRect(0,0,e,o),a.imageSmoothingEnabled=!1;let u=({fill:f,stroke:l,width:h=1,opacity:p=1,dash:d=[]},m)=>{a.globalAlpha=p,f&&(a.fillStyle=f,a.fill(m)),l&&(Object.assign(a,{strokeStyle:l,lineWidth:h}),a.setLineDash(d),a.stroke(m)),a.globalAlpha=1};return{rect(f,l,h,p,d){let m=new Path2D;d.radius?m.roundRect(f,l,h,p,d.radius):m.rect(f,l,h,p),u(d,m)},text(f,l,h,p){a.save(),a.translate(l,h),p.turned&&a.rotate(-Math.PI/2),Object.assign(a,{font:G(p,n),fillStyle:p.fill,textAlign:p.align??"left",textBaseline:"middle",direction:"ltr"}),a.fillText(f,0,0),a.restore()},cells:(f,l,h,p)=>a.drawImage(qe(f,l,h,n),...p),hatch(f,l,h,p){a.fillStyle=ts(a,n),a.fillRect(f,l,h,p)},path:(f,l)=>u(l,new Path2D(f))}}var Uo=new Map;function ts(t,e){let o=Uo.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:et,height:et}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,et,et),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let i of[-et,0,et])r.moveTo(i-1,et+1),r.lineTo(i+et+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return Uo.set(e.signature,s),s}var Bo=12;var es=1.4;function ct(t,e=Bo){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,i)=>o.reduce((a,u)=>(u.draw(r,s,a),a+u.height+e),i)}}function Y(t,e=Bo){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((i,a)=>(a.draw(n,i,s),i+a.width+e),r)}}function jo(t,e,o,n){let r=G(o,n),s=[];for(let a of t.split(/\s+/).filter(Boolean)){let u=s.length?`${s.at(-1)} ${a}`:a;s.length&&D(u,r)<=e?s[s.length-1]=u:s.push(a)}let i=o.size*es;return{width:Math.ceil(Math.max(0,...s.map(a=>D(a,r)))),height:Math.ceil(s.length*i),draw:(a,u,f)=>s.forEach((l,h)=>a.text(l,u,f+(h+.5)*i,o))}}var Mt=14,os=18,Ue=64,Rt={width:96,height:12},Wo=(t,e)=>yt(t,{size:os,bold:!0,fill:e.text},e),Ko=(t,e,o)=>jo(t,e,{size:Mt,fill:o.text},o);function yt(t,e,o){let n=Math.ceil(e.size*1.4);return{width:Math.ceil(D(t,G(e,o))),height:n,draw:(r,s,i)=>r.text(t,s,i+n/2,e)}}function Go({isBlocked:t},e){let o=(n,r=e.quiet,s=!1)=>yt(n,{size:Mt,fill:r,bold:s},e);return Y([o("row = looks",e.query,!0),o("column = looked at",e.key,!0),Y([o("0 %"),ns(e),o("100 %")],6),t&&Y([rs((n,...r)=>n.hatch(...r)),o("blocked by the mask")],6)],20)}function ns(t){let e=Float32Array.from({length:Ue},(o,n)=>n/(Ue-1));return{...Rt,draw(o,n,r){o.cells(e,1,Ue,[n,r+4,Rt.width,Rt.height]),o.rect(n,r+4,Rt.width,Rt.height,{stroke:t.hatchLine})}}}var rs=t=>({width:16,height:20,draw:(e,o,n)=>t(e,o,n+3,16,14)});var oe=t=>t.map(e=>typeof e=="string"?e:F(e.token,e.length)).join("");var lt={left:46,right:16,head:20,loss:76,exact:40,foot:22,between:8},ne=13,ss=90,Vo=[[],[8,4],[2,3],[10,3,2,3]],as=[1,1.5,2,3,4,5,6,8,10],is=[1,2,2.5,4,5,10],B={letters:14,padding:24,height:28,lane:32,apart:6};function re(t,e){let[o,n]=[t.films.flatMap(m=>m.losses),t.films.flatMap(m=>m.exacts)],r=Zt(t),s=Xo(Math.max(.1,...o.map(([,m])=>m)),as),{left:i,head:a,foot:u,between:f}=lt,l=Math.max(1,e-i-lt.right),h=a+lt.loss+f+a,p=[{name:"Loss (nats)",curve:"losses",top:a,height:lt.loss,ticks:[0,s/2,s]}];n.length&&p.push({name:"Exact match",curve:"exacts",top:h,height:lt.exact,ticks:[0,1]});let d=p[p.length-1].top+p[p.length-1].height+u;return{width:e,height:d,left:i,line:l,end:r,x:m=>i+m/r*l,panels:p}}function Xo(t,e){let o=10**Math.floor(Math.log10(t));return(e.find(n=>n*o>=t)??10)*o}var ut=({lines:t},e,o,n)=>({stroke:t[(o?e:+(n==="exacts"))%t.length],width:2,dash:Vo[e%Vo.length]});function se(t,e,{reels:o,marks:n,step:r},s,[i,a]=[0,0]){let{panels:u,width:f,height:l,line:h}=e,p=_=>i+e.x(_),d=(_,y)=>a+_.top+_.height*(1-Math.min(1,y/_.ticks[_.ticks.length-1])),m=(_,y,g)=>t.path(`M${_} ${a+lt.head-y}V${a+l-lt.foot}`,g);for(let _ of u){t.text(_.name,p(0),a+_.top-11,{size:ne,fill:s.text});for(let y of _.ticks){let g=_.curve==="exacts"?`${y*100} %`:String(Number(y.toPrecision(3)));t.rect(p(0),Math.round(d(_,y)),h,1,{fill:s.hatchLine}),t.text(g,p(0)-6,d(_,y),{size:ne,fill:s.quiet,align:"right"})}}for(let[_,y]of ls(e,s))t.text(_,i+y,a+l-lt.foot/2,{size:ne,fill:s.quiet,align:"center"});for(let _ of n)m(Math.round(p(_.step))+.5,0,{stroke:s.quiet,dash:[2,3]});let w=o.films.length>1;for(let _ of u)o.films.forEach((y,g)=>{let v=ut(s,g,w,_.curve),b=y[_.curve].map(([x,S])=>[p(x),d(_,S)]);if(b.length&&t.path(b.map(([x,S],E)=>`${E?"L":"M"}${x.toFixed(1)} ${S.toFixed(1)}`).join(""),v),_.curve==="exacts")for(let[x,S]of b)t.rect(x-2,S-2,4,4,{fill:v.stroke})});m(Math.round(Math.min(p(r),i+f-1)),4,{stroke:s.text,width:2}),o.films.forEach((_,y)=>{let g=tt(_,r);for(let v of u){let b=v.curve==="losses"?g.loss:g.exact;b!==null&&t.path(cs(p(g.step),d(v,b),4.5),{fill:ut(s,y,w,v.curve).stroke,stroke:s.ground,width:2})}})}var cs=(t,e,o)=>`M${t-o} ${e}a${o} ${o} 0 1 0 ${2*o} 0a${o} ${o} 0 1 0 ${-2*o} 0z`;function ls({x:t,end:e,width:o,line:n},r){let s=Math.max(1,Xo(e/Math.max(2,Math.floor(n/ss)),is));return Array.from({length:Math.floor(e/s)+1},(i,a)=>{let u=a*s,f=u+s>e?`${H(u)} ${u===1?"step":"steps"}`:H(u),l=D(f,G({size:ne,fill:""},r))/2;return[f,Math.max(l,Math.min(t(u),o-l))]})}function ae(t,{x:e,width:o},n){let r=[];return t.map(s=>{let i=e(s.step),a=Math.min(o,Math.ceil(D(s.short,G({size:B.letters,fill:""},n)))+B.padding),u=i+a>o,f=Math.max(0,u?i-a:i),l=r.findIndex(p=>p.every(([d,m])=>f>=m+B.apart||f+a<=d-B.apart)),h=l<0?r.push([])-1:l;return r[h].push([f,f+a]),{mark:s,left:f,wide:a,leans:u,lane:h}})}var We={least:24,readable:40,most:104},us=28,ps=175,Yo=58,ds=20,Be={label:58,gap:8},je={label:26,gap:4},fs=20;function Jo(t,e,o,n){let r=Math.max(300,o*(n?.75:.5)),s=t.flatMap((l,h)=>hs(t,h+1,e,r)),i=s.filter(({side:l})=>l>=We.readable),a=({side:l,short:h})=>l+(h?0:fs),u=l=>l.toSorted((h,p)=>a(p)-a(h))[0],f=i.toSorted((l,h)=>l.height-h.height)[0];return u(i.filter(({height:l})=>l<=r))??f??u(s)}function hs(t,e,o,n){let[r,s]=[Math.max(...t.map(({heads:h})=>h)),Math.max(...t.map(({layers:h})=>h))],i=Math.floor((o-(e-1)*us)/e);if(e>1&&i<ps)return[];let a=Math.ceil(t.length/e),u=({label:h,gap:p}=je)=>Math.floor((i-h-2)/r-p),f=Math.floor((n/a-Yo)/s-je.gap),l=(h,p=!0)=>{let d=Math.max(We.least,Math.min(We.most,h)),m=p?je:Be;return{side:d,own:i,short:p,...m,height:a*(Yo+s*(d+m.gap+(p?0:ds)))}};return[u(Be)>=56?l(u(Be),!1):l(u()),l(Math.min(u(),f))]}function ie({rows:t,columns:e}){let o=e.length/t.length;return o>.8&&o<1.25?1:Math.min(1.6,Math.max(.8,o))}var ce=(t,e,o)=>t==="right"?`M${e-6} ${o}l4 4l8 -9`:`M${e-5} ${o-5}l10 10m0 -10l-10 10`;var ms=3,Nt=120,J=28,Ke=t=>t?['"',{token:t,length:Nt},'"']:["nothing"],Qo=(t,e)=>["The model writes ",...Ke(e.answer),...e.isRight?[", which is right. "]:[", right is ",...Ke(t.answer),". "]],Zo=(t,e)=>oe(["The model reads ",...Ke(t.text),". ",...Qo(t,e)]).trim();function le(t,e,o){let{right:n}=e,r=n.filter((i,a)=>i===o.pieces[a]).length,s=r===n.length&&r===o.pieces.length;return[`Step ${H(o.step)}. `,...Qo(e,o),...o.isRight?[]:[`${r} of ${n.length} in place. `,s?"It goes on instead of ending there. ":""],gs(t,o)]}function gs(t,e){let o=e.roles.flatMap((i,a)=>[...i].map((u,f)=>it(t,e,a,f))),n=Object.keys(t.roles).map(i=>({role:i,many:o.filter(a=>a===i).length})).filter(({many:i})=>i),r=o.filter(Boolean).length;if(!r)return`None of the ${o.length} heads has a role yet.`;let s=n.sort((i,a)=>a.many-i.many).map(({role:i,many:a})=>`${a} ${i}`);return`${r} of ${o.length} heads ${r===1?"has":"have"} a role: ${s.join(", ")}.`}function ue({live:t},{step:e,loss:o,exact:n}){return t?[["step","Last look at the heads",`Step ${H(e)}`]]:[...[["step","Step",H(e)],["loss","Loss",o===null?"\u2013":Qt(o,3)]],["exact","Exact match",n===null?"\u2013":P(n,1)]]}function pe({right:t},{pieces:e}){let o=e.length-t.length,n=o>0?{written:`+${o}`,state:"wrong"}:{state:""};return[...t.map((r,s)=>({wanted:r,written:e[s],state:r===e[s]?"right":"wrong"})),n]}var de=({title:t},e,o)=>`${t}, layer ${e+1}, head ${o+1}`,fe=({marks:t,frames:e},o)=>t.filter(n=>e[n.frame].step===o);function tn(t,e,o,n){let{rows:r,columns:s,blocked:i}=t,a=at(t,e,o,n),u=r.map((h,p)=>s.filter((d,m)=>!i?.[p*s.length+m]).length>1);return[...a.keys()].filter(h=>a[h]&&u[Math.floor(h/s.length)]).sort((h,p)=>a[p]-a[h]).slice(0,ms).map(h=>({query:r[Math.floor(h/s.length)],key:s[h%s.length],share:a[h]===1?"\u2265 99.8 %":P(a[h])}))}var It=860,X={side:72,label:58,gap:8,heading:20,role:18},en=32,_s=12,he={padding:6,gap:3,line:68};function on({reels:t,step:e,marked:o},n){let{films:r}=t,s=r.some(({kinds:l})=>l.some(({blocked:h})=>h)),i=r.map(l=>tt(l,e)),a=r.map((l,h)=>ys(t,l,i[h],n)),u=l=>r.length>1?`${F(l.title,J)}: `:"",f=r.flatMap((l,h)=>[u(l)+oe(le(t,l,i[h])),...fe(l,e).map(({text:p})=>p)]);return ct([Y(a,2*en),Go({isBlocked:s},n),vs(t,e,o,n),ct(f.map(l=>Ko(l,It,n)),4)],16)}function ys(t,e,o,n){let r=e.kinds.map((a,u)=>ct([yt(a.title,{size:16,bold:!0,fill:n.text},n),ws(t,a,u,o,n)],4)),s=t.films.length===1&&e.kinds.reduce((a,u)=>a+u.heads,0)<=_s,i=ue(t,o).map(([,a,u])=>ct([yt(a,{size:Mt,fill:n.quiet},n),yt(u,{size:22,bold:!0,fill:n.text},n)],0));return ct([e.title.length>0&&Wo(F(e.title,J),n),Y(i,20),bs(e,o,n),s?Y(r,en):ct(r,16)])}function ws(t,e,o,n,r){let[s,i]=[X.side,Math.round(X.side/ie(e))],[a,u]=[s+X.gap,i+X.role+X.gap],[f,l]=[e.rows.length,e.columns.length],h={size:13,fill:r.quiet};return{width:X.label+e.heads*a,height:X.heading+e.layers*u,draw(p,d,m){for(let w=0;w<e.layers;w+=1)for(let _=0;_<e.heads;_+=1){let[y,g]=[d+X.label+_*a,m+X.heading+w*u],v={...h,align:"center"};w||p.text(`Head ${_+1}`,y+s/2,m+X.heading/2,v),_||p.text(`Layer ${w+1}`,d,g+i/2,h),p.cells(at(e,n,w,_),f,l,[y,g,s,i]),e.blocked&&_t(p,e.blocked,f,l,[y,g,s,i]),p.rect(y,g,s,i,{stroke:r.hatchLine}),p.text(it(t,n,o,w*e.heads+_),y+s/2,g+i+X.role/2,v)}}}}function bs(t,e,o){let[n,r]=[{size:Mt,fill:o.quiet},{size:15,fill:o.text,code:!0,bold:!0}],s=_=>Math.ceil(D(_,G(r,o))),i=["Reads","Right answer","Model writes"],a=Math.max(...i.map(_=>Math.ceil(D(_,G(n,o)))))+12,f=pe(t,e).filter(({wanted:_,written:y})=>_!==void 0||y!==void 0).map(({wanted:_,written:y,state:g})=>({state:g,texts:[_,y].map(v=>v===void 0?"":F(v))})),[l,h]=[0,0],p=f.map(({texts:_})=>{let y=Math.max(24,..._.map(s))+2*he.padding;l&&l+y>It-a&&([l,h]=[0,h+1]);let g={x:l,line:h,width:y};return l+=y+he.gap,g}),d=F(t.text,Nt),m=Math.max(s(d),...p.map(_=>_.x+_.width)),w=kt([t.answer])==="rtl";return{width:a+m,height:24+(h+1)*he.line,draw(_,y,g){i.forEach((v,b)=>_.text(v,y,g+[12,36,62][b],n)),_.text(d,y+a,g+12,r),f.forEach(({texts:v,state:b},x)=>{let S=p[x],E=y+a+(w?m-S.x-S.width:S.x),[k,C]=[E+S.width/2,g+24+S.line*he.line];_.text(v[0],k,C+12,{...r,bold:!1,fill:o.quiet,align:"center"}),_.rect(E+1,C+26,S.width-2,24,{stroke:b==="right"?o.primary:o.quiet,width:2,dash:b==="right"?[]:[4,3],radius:5}),_.text(v[1],k,C+38,{...r,align:"center"}),b&&_.path(ce(b,k,C+60),{stroke:o.text,width:2})})}}}function vs(t,e,o,n){if(t.live)return null;let{films:r}=t,s=re(t,It),{marks:i}=r[o],a=ae(i,s,n),u=r.map(({title:l},h)=>{let p=ut(n,h,!0);return Y([{width:34,height:20,draw:(d,m,w)=>d.path(`M${m} ${w+10}h34`,p)},yt(F(l,J),{size:Mt,fill:n.text},n)],6)}),f=1+Math.max(-1,...a.map(({lane:l})=>l));return ct([r.length>1&&Y(u,16),{width:It,height:s.height,draw:(l,h,p)=>se(l,s,{reels:t,marks:i,step:e},n,[h,p])},f>0&&{width:It,height:f*B.lane,draw:(l,h,p)=>a.forEach(({mark:d,left:m,wide:w,leans:_,lane:y})=>{let g=p+y*B.lane;l.rect(h+m,g,w,B.height,{stroke:n.hatchLine,radius:4}),l.rect(h+(_?m+w-4:m),g,4,B.height,{fill:ut(n,o,r.length>1).stroke}),l.text(d.short,h+m+w/2,g+B.height/2,{size:B.letters,fill:n.text,align:"center"})})}],6)}var[xs,ks,pt,me]=[420,34,8,14],Ge={height:300,share:.36,cell:40,letters:14};function nn({root:t,reels:e,step:o,theme:n,head:r,held:s,lowest:i}){let a=A(null),u=A(null),[f,l,h,p]=r.split(" ").map(Number),d=r?e.films[f]:void 0,m=d?.kinds[l],w=d&&tt(d,o),_=Math.min(xs,window.innerWidth-2*pt),y=()=>{let v=t.current?.querySelector(`[data-head="${r}"]`);v&&a.current&&Ss(a.current,v,i())};L(()=>{if(!m||!w){a.current?.matches(":popover-open")&&a.current.hidePopover();return}let v={...m,weights:at(m,w,h,p)},b=te(v,{...Ge,width:_-ks,height:Math.min(Ge.height,window.innerHeight*Ge.share)},n);u.current&&ee(j(u.current,b.width,b.height,n),v,b,Ho,n),y()}),Z(()=>(window.addEventListener("scroll",y,{capture:!0,passive:!0}),()=>window.removeEventListener("scroll",y,{capture:!0})),[r]);let g=d&&w?it(e,w,l,h*d.kinds[l].heads+p):"";return c("div",{class:"preview",popover:"manual","aria-hidden":"true",ref:a,style:{width:`${_}px`},children:m&&w&&c(N,{children:[c("div",{class:"title",children:de(m,h,p)}),c("div",{class:"note",children:["Step ",H(w.step),g&&`: ${e.roles[g]}`]}),c("canvas",{ref:u}),c("ol",{class:"pairs",children:tn(m,w,h,p).map(({query:v,key:b,share:x},S)=>c("li",{children:[c(O,{token:v})," looks at ",c(O,{token:b}),", ",x]},S))}),c("div",{class:"note",children:r===s?`${Ms()?"Click again or press Escape":"Tap again"} to close`:"A click keeps this open while the film plays"})]})})}var Ms=()=>matchMedia("(hover: hover)").matches;function Ss(t,e,o){t.showPopover();let[n,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],s=(u,f,l)=>Math.max(pt,Math.min(u,l-f-pt)),i=n.right+me;i+r.width>window.innerWidth-pt&&(i=n.left-me-r.width);let a=s(n.top-40,r.height,window.innerHeight);if(i<pt){i=s(n.left,r.width,window.innerWidth);let u=n.bottom+me;a=u+r.height<window.innerHeight?u:Math.max(pt,n.top-me-r.height)}o<1/0&&(a=Math.max(pt,Math.min(a,o-r.height-pt))),Object.assign(t.style,{left:`${i}px`,top:`${a}px`})}var rn=Object.assign;function $s(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var Ls=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function ge(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:$s(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Oe(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var Ts=Symbol.for("react.element"),As=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Cs=/[A-Z0-9]/g,Ps=typeof document<"u";var Rs=function(t){return/fil|che|rad/.test(t)};rt.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(rt.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var sn=$.event;$.event=function(t){return sn&&(t=sn(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var Ns={configurable:!0,get:function(){return this.class}},an=$.vnode;$.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,i={},a=s.indexOf("-")==-1;for(var u in r){var f=r[u];if(!(u=="value"&&"defaultValue"in r&&f==null||Ps&&u=="children"&&s=="noscript"||u=="class"||u=="className")){if(u=="style"&&f&&f.constructor==Object){var l=void 0;for(var h in f)typeof f[h]!="number"||Ls.test(h)||(l||(l=f=rn({},f)),f[h]+="px")}else if(u=="defaultValue"&&"value"in r&&r.value==null)u="value";else if(u=="download"&&f===!0)f="";else if(u=="translate"&&f==="no")f=!1;else if(u[0]=="o"&&u[1]=="n"){var p=u.toLowerCase();p=="ondoubleclick"?u="ondblclick":p!="onchange"||s!="input"&&s!="textarea"||Rs(r.type)?p=="onfocus"?u="onfocusin":p=="onblur"&&(u="onfocusout"):p=u="oninput",p=="oninput"&&i[u=p]&&(u="oninputCapture")}else a&&As.test(u)?u=u.replace(Cs,"-$&").toLowerCase():f===null&&(f=void 0);i[u]=f}}if(s=="select"){var d=i.defaultValue!=null?i.defaultValue:i.multiple&&Array.isArray(i.value)?i.value:null;d!=null&&(i.value=$e(r.children).forEach(function(m){m.props.selected=i.multiple?d.indexOf(m.props.value)!=-1:d==m.props.value}))}r.class&&!r.className?(i.class=r.class,Object.defineProperty(i,"className",Ns)):r.className&&(i.class=i.className=r.className),n.props=i})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=rn({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=Ts,an&&an(t)};function Q(){let t=A(null),[e,o]=T({width:0,height:0});return L(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function cn(t){L(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:i}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-i-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}function ln(t,e){let o=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!o||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let n=o();n instanceof HTMLElement&&(n.scrollIntoView({block:"nearest",inline:"nearest"}),n.focus({preventScroll:!0}))}function un({place:t,number:e,reels:o,kind:n,frame:r,plan:s,theme:i,held:a,onPoint:u,onHold:f}){let l=A(null),[h,p]=T("0 0"),{side:d,short:m,label:w,gap:_,own:y}=s,[g,v]=[n.heads,n.layers].map(x=>Array.from({length:x},(S,E)=>E)),b=[d,Math.round(d/ie(n))];return L(()=>{l.current?.querySelectorAll("canvas").forEach((x,S)=>{let E=[0,0,...b],k=j(x,...b,i);k.cells(at(n,r,Math.floor(S/n.heads),S%n.heads),n.rows.length,n.columns.length,[...E]),n.blocked&&_t(k,n.blocked,n.rows.length,n.columns.length,[...E])})},[n,r,d,i]),c("div",{class:"kind",style:{width:`${y}px`},children:[c("div",{class:"title",children:n.title}),c("div",{ref:l,role:"grid",class:m?"grid short":"grid","aria-label":n.title,onKeyDown:Is,style:{gap:`${_}px`,gridTemplateColumns:`${w-_}px repeat(${n.heads}, ${d}px)`},children:[c("div",{role:"row",children:[c("span",{role:"columnheader",children:c("span",{class:"unseen",children:"Layer"})}),g.map(x=>c("span",{role:"columnheader",class:"column",children:[m?"H":"Head ",x+1]},x))]}),v.map(x=>c("div",{role:"row",children:[c("span",{role:"rowheader",class:"layer",style:{height:`${b[1]}px`},children:[m?"L":"Layer ",x+1]}),g.map(S=>{let[E,k,C]=[`${t} ${x} ${S}`,`${x} ${S}`,it(o,r,e,x*n.heads+S)];return c("span",{role:"gridcell",class:"cell",children:[c("button",{type:"button",class:"thumb","data-head":E,tabIndex:k===h?0:-1,"aria-pressed":a===E,"aria-label":de(n,x,S)+(C&&`, ${C}`),onClick:()=>f(E),onPointerEnter:({pointerType:M})=>M!=="touch"&&u(E),onPointerLeave:({pointerType:M})=>M!=="touch"&&u(""),onFocus:({currentTarget:M})=>(p(k),M.matches(":focus-visible")&&u(E)),onBlur:()=>u(""),children:c("canvas",{})}),!m&&c("span",{class:"role",children:C})]},S)})]},x))]})]})}function Is(t){let{target:e,currentTarget:o}=t;if(!(e instanceof HTMLElement&&e.dataset.head))return;let[n,r,s,i]=e.dataset.head.split(" ").map(Number),a=(u,f)=>()=>o.querySelector(`[data-head="${n} ${r} ${s+u} ${i+f}"]`);ln(t,{ArrowLeft:a(0,-1),ArrowRight:a(0,1),ArrowUp:a(-1,0),ArrowDown:a(1,0)})}function zs({number:t,reels:e,film:o,frame:n,theme:r,held:s,onPoint:i,onHold:a}){let[u,{width:f}]=Q(),l=f>0&&Jo(o.kinds,f,window.innerHeight,e.films.length>1);return c("section",{class:"reel",children:[o.title&&c("h3",{class:"film-title",children:c(O,{token:o.title,length:J})}),c("div",{class:"head",children:[c("div",{class:"facts",children:ue(e,n).map(([h,p,d])=>c("span",{class:`fact ${h}`,children:[c("span",{class:"name",children:p}),c("span",{class:"value",children:d})]},h))}),c(Fs,{film:o,frame:n})]}),c("div",{class:"kinds",ref:u,children:l&&o.kinds.map((h,p)=>c(un,{place:`${t} ${p}`,reels:e,kind:h,frame:n,plan:l,theme:r,held:s,onPoint:i,onHold:a,number:p},p))})]})}var dn=ge(zs);function Fs({film:t,frame:e}){return c("div",{class:"answer",role:"img","aria-label":Zo(t,e),children:[c("span",{class:"asked",children:"Reads"}),c(O,{token:t.text,length:Nt}),c("span",{class:"names",children:[c("span",{children:"Right answer"}),c("span",{children:"Model writes"})]}),c("div",{class:"pieces",dir:kt([t.answer]),children:pe(t,e).map(({wanted:o,written:n,state:r},s)=>c("span",{class:`piece ${r}`,children:[c(pn,{name:"wanted",token:o}),c(pn,{name:"written",token:n}),c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:r&&c("path",{d:ce(r,8,8)})})]},s))})]})}var pn=({name:t,token:e})=>e===void 0?c("bdi",{class:`token ${t}`,children:"\xA0"}):c(O,{token:e,class:t});var fn=16,hn={width:34,height:14};function mn({reels:t,theme:e,fonts:o,place:n,marked:r,onMark:s,go:i}){let{films:a,steps:u}=t,[f,{width:l}]=Q(),h=A(null),p=K(()=>re(t,l),[t,l]),[d,m,w]=[a[r],u[n],a.length>1],_=u.length>1||a.flatMap(({losses:b,exacts:x})=>[...b,...x]).length>1;L(()=>{h.current&&l&&se(j(h.current,l,p.height,e),p,{reels:t,marks:d.marks,step:m},e)},[p,e,o,m,r]);let y=b=>u.reduce((x,S,E)=>Math.abs(S-b)<Math.abs(u[x]-b)?E:x,0),g=({offsetX:b})=>i(y((b-p.left)/p.line*p.end)),v=ae(d.marks,p,e);return c("div",{class:"timeline",ref:f,children:[w&&c("div",{class:"films",children:a.map(({title:b},x)=>c("button",{type:"button",class:"key","aria-pressed":x===r,title:`Show the moments of ${F(b)} on the timeline`,onClick:()=>s(x),children:[c(Ds,{pen:ut(e,x,!0)}),c(O,{token:b,length:J})]},x))}),_&&c("canvas",{class:"chart",role:"img","aria-label":"Loss and exact match over the steps of training",ref:h,onPointerDown:b=>(b.currentTarget.setPointerCapture(b.pointerId),g(b)),onPointerMove:b=>b.buttons&&g(b)}),u.length>1&&c("input",{type:"range",class:"scrubber",min:0,max:p.end,step:1,value:m,"aria-label":"Frame",title:"Frame","aria-valuetext":`Step ${H(m)}, frame ${n+1} of ${u.length}`,style:{marginLeft:`${p.left-fn/2}px`,width:`${p.line+fn}px`},onInput:({currentTarget:b})=>{let x=y(Number(b.value));b.value=String(u[x]),i(x)}}),c("div",{class:"marks",role:"group","aria-label":w?`Moments of ${F(d.title)}`:"Moments of the film",style:{height:`${(1+Math.max(-1,...v.map(({lane:b})=>b)))*B.lane}px`,"--own":ut(e,r,w).stroke},children:v.map(({mark:b,left:x,wide:S,leans:E,lane:k},C)=>{let[M,q]=[d.frames[b.frame].step,w?`${F(d.title)}: ${b.text}`:b.text];return c("button",{type:"button",class:`mark ${b.kind} ${E?"leans":""} ${M<=m?"reached":""}`,title:q,"aria-label":q,"aria-current":M===m?"step":void 0,style:{left:`${x}px`,top:`${k*B.lane}px`,width:`${S}px`},onClick:()=>i(u.indexOf(M)),children:b.short},C)})})]})}function Ds({pen:t}){return c("svg",{...hn,"aria-hidden":"true",children:c("path",{d:`M1 7H${hn.width-1}`,stroke:t.stroke,"stroke-width":t.width,"stroke-dasharray":t.dash.join(" ")})})}var Hs=[.25,.5,1,2,4],qs=2e4,gn={least:125,most:500},_n=10;function yn({reels:t,theme:e}){let{films:o,live:n,steps:r}=t,s=A(null),i=A(null),[a,u]=T(1/0),[f,l]=T(""),[h,p]=T(""),[d,m]=T(0),w=Po(e),_=r.length-1,y=n?_:Math.max(0,r.findLastIndex(k=>k<=a)),g=r[y],v=k=>u(r[Math.max(0,Math.min(k,_))]),b=Xt(y,_,v,Math.max(gn.least,Math.min(gn.most,qs/r.length))),x=k=>(b.pause(),v(k)),S=()=>(l(""),p("")),E=xt(k=>k===h?S():(l(k),p(k)),[h]);return Z(()=>t.figure?Ro(t.figure,()=>({picture:on({reels:t,step:g,marked:d},e),theme:e})):void 0),c("div",{ref:s,class:`film ${n?"live":""} ${o.length>1?"several":""}`,role:"group",tabIndex:n?void 0:0,"aria-label":n?"Attention as it is now":"Film of attention being learned: arrow keys step, space plays",style:{"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},onKeyDown:k=>k.key==="Escape"?S():n||Bs(k,y,_,x,b.toggle),children:[c("p",{class:"legend",children:[c("span",{children:"Attention weight"}),c("span",{class:"scale",children:["0 % ",c("span",{class:"ramp"})," 100 %"]}),c("span",{children:"row = the token that looks, column = the token looked at"}),o.some(({kinds:k})=>k.some(({blocked:C})=>C))&&c("span",{class:"scale",children:[c("span",{class:"swatch hatched"})," Blocked by the mask"]})]}),c("div",{class:"reels",onMouseDown:k=>Us(k,s.current),children:o.map((k,C)=>c(dn,{number:C,reels:t,film:k,theme:e,held:h,frame:tt(k,g),onPoint:l,onHold:E},C))}),!n&&r.length>1&&c("div",{class:"player",ref:i,children:[c(Yt,{what:"frame",place:y,last:_,player:b,go:x}),c("span",{class:"position",children:["Step ",H(g),c("span",{class:"of",children:[" of ",H(Zt(t))]})]}),c(Jt,{isNamed:!0,speeds:Hs,player:b})]}),!n&&c(mn,{reels:t,theme:e,fonts:w,place:y,marked:d,onMark:m,go:x}),c("div",{class:"caption","aria-live":n||b.playing?"off":"polite",children:o.map((k,C)=>c("div",{children:[c("p",{class:"line",children:[o.length>1&&k.title&&c("strong",{children:[c(O,{token:k.title,length:J}),": "]}),le(t,k,tt(k,g)).map(M=>typeof M=="string"?M:c(O,{...M}))]}),!n&&fe(k,g).map(({text:M})=>c("p",{class:"line said",children:M},M))]},C))}),c(nn,{root:s,reels:t,step:g,theme:e,held:h,head:f||h,lowest:()=>i.current?.getBoundingClientRect().top??1/0})]})}function Us(t,e){t.target instanceof Element&&t.target.closest(".thumb")&&(t.preventDefault(),e?.matches(":focus-within")||e?.focus({preventScroll:!0}))}function Bs(t,e,o,n,r){let s=t.target;if(!(s instanceof Element)||s.matches("select")||t.ctrlKey||t.metaKey||t.altKey)return;let i=u=>()=>n(e+u),a={ArrowLeft:i(-1),ArrowRight:i(1),Home:()=>n(0),End:()=>n(o)};s.matches("button")||(a[" "]=r),s.matches(".scrubber")&&Object.assign(a,{ArrowDown:i(-1),ArrowUp:i(1),PageDown:i(-_n),PageUp:i(_n)}),a[t.key]&&(t.preventDefault(),t.stopPropagation(),a[t.key]())}var _e=`/* What all views have in common: type, colours, focus, tokens, the legend. */

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
`;var ye=`/* What plays: its buttons, scrubber and speed. */

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
`;var wn=`/* The frame of the film, its answer, and what is said of it. */

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
`;var bn=`/* All heads as small maps, and the one that is pointed at, large. */

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
`;var vn=`/* Buttons stay in sight; below them curves, scrubber and moments share one axis. */

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
  color: var(--st-primary-color);
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
  background: var(--st-primary-color);
  color: #fff;
}

@container (max-width: 480px) {
  .of,
  .film .icon.first,
  .film .icon.last {
    display: none;
  }
}
`;function we(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var Xs=[_e,ye,wn,bn,vn].join(`
`),xn=new WeakMap;function kn({data:t,parentElement:e}){let o=we(e,Xs),n=xn.get(o),r=n?.bytes===t?n.reels:zo(t);return xn.set(o,{bytes:t,reels:r}),ht(c(yn,{reels:r,theme:Gt(o)},r.id),o),()=>{ht(null,o),o.remove()}}var W=["mean","max","rollout"];function wt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),i=r.columns.map((h,p)=>p),a=i.filter(h=>!r.columnPieces[h].every(p=>s.has(p))),u=a.length?a:i,{rows:f}=r,l=r.blocked&&Sn(r.blocked,f.length,r.columns.length,u,new Uint8Array(f.length*u.length));return{group:e,axes:r,kept:u,rows:f,columns:u.map(h=>r.columns[h]),blocked:l,rowSpots:Mn(r.rowPieces,e.looks),columnSpots:u.map(h=>Mn([r.columnPieces[h]],e.lookedAt)[0])}}var Mn=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function Sn(t,e,o,n,r){for(let s=0,i=0;s<e;s+=1)for(let a=0;a<n.length;a+=1,i+=1)r[i]=t[s*o+n[a]];return r}function ot(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...W]}function St(t,e,o,n){let{group:r}=e;if(n==="rollout")return Ve(t,e,o,r.heads);if(!W.includes(n))return Ve(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let i=0;i<r.heads;i+=1){let a=Ve(t,e,o,i);for(let u=0;u<s.length;u+=1)n==="mean"?s[u]+=a[u]/r.heads:a[u]>s[u]&&(s[u]=a[u])}return s}function Ve(t,{group:e,axes:o,rows:n,columns:r,kept:s},i,a){let u=n.length*o.columns.length,f=(i*(e.heads+1)+a)*u,l=Sn(o.weights.subarray(f,f+u),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let p=0;p<n.length;p+=1){let d=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let w=0;w<h;w+=1)m+=l[p*h+w];d=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)l[p*h+m]*=d}return l}function be(t,e,{layer:o,head:n},r){let{group:s,axes:i}=e,a=W.indexOf(n),u=a<0?`head ${n}`:["mean of heads","max of heads","rollout"][a];return{...e,weights:St(t,e,o,n),title:`${s.title}, layer ${o+1}, ${u}`,caption:i.captions[r?"muted":"all"][o][a<0?Number(n)-1:s.heads+a]}}function En(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],i=s.length,a=s.map((h,p)=>[p<r?{side:"source",place:p}:{side:"target",place:p-r}]),u=new Float32Array(i*i),f=new Uint8Array(i*i).fill(1);for(let h of t.groups){let p=wt(t,h,{words:!1,muted:!1}),d=St(t,p,e,o),[m,w]=[h.looks,h.lookedAt].map(_=>_==="source"?0:r);for(let _=0,y=0;_<p.rows.length;_+=1)for(let g=0;g<p.columns.length;g+=1,y+=1){let v=(m+_)*i+w+g;f[v]=p.blocked?.[y]??0,u[v]=f[v]?0:d[y]}}let l=W.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:a,columnSpots:a,weights:u,blocked:f,border:r,title:`All attention, layer ${e+1}, ${l}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Xe=6,zt={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function Ln(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:On(t.layer,o.layers),head:ot(o).includes(t.head)?t.head:"1",step:On(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Xe),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(i=>i.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var On=(t,e)=>Math.max(0,Math.min(t,e-1)),$n={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function Tn(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys($n)){let[s,i]=$n[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let a of i(e[r]))n.append(s,a)}return n.toString()}var An=250,Et=0,bt=zt,Cn=zt,Ot=0,Pn=!1,Ye=null,ve=new Set,Je=()=>bt;function R(t){if(!Object.entries(t).every(([e,o])=>String(bt[e])===String(o))){bt={...bt,...t},Et+=1,In(),clearTimeout(Ot),Ot=window.setTimeout(Rn,An);for(let e of ve)e()}}function Rn(){clearTimeout(Ot),Ot&&Ye?.({turn:Et,selection:bt}),Ot=0}function Nn(t,e){if(Ye=e,Pn=!0,Cn=t.usual,t.turn>Et||Et===0&&t.turn===0){Et=t.turn,bt=t.selection;for(let o of ve)o()}else t.turn<Et&&(Ot||=window.setTimeout(Rn,An));In()}function In(){if(!Pn)return;let t=Tn(location.search,bt,Cn),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function zn(t){return ve.add(t),()=>{ve.delete(t)}}var Ys="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(Ys))&&(Ye=null),{capture:!0});function Fn(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&R({...zt,...JSON.parse(r)});let s=Uint8Array.from(atob(n),u=>u.charCodeAt(0)),i=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),a=()=>t[o]({data:s,parentElement:i});a(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",a)}}var Dn="$array",Js={uint8:Uint8Array,uint16:Uint16Array};function Hn(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[Dn])return s;let{[Dn]:i,at:a,size:u}=s;return new Js[i](e.buffer,e.byteOffset+n+a,u)})}var xe={looks:null,lookedAt:null};function qn({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Un(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function Ze({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:Qe(t,o),columns:Qe(e,n)}}function to({encoderOnly:t},{rowSpots:e},o){return Qe(e,{side:t?"source":"target",place:o})}function Qe(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}function Bn({card:t,heading:e,note:o}){return c("section",{class:"card",children:[t.said.map(n=>c("p",{children:n},n)),t.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:e.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:t.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,i)=>c("td",{children:s},i))]},n))})]})}),t.columns.length>0&&c("p",{class:"note",children:o})]})}var eo=30,jn=8,Qs=3;function Wn({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:t.caption}):c("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Zs(t,o,n):o>=0?oo(t,o):ta(t,n)})}function Zs(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return c(N,{children:[c(O,{token:t.rows[e],length:eo})," ",r?"is blocked from":"looks at"," ",c(O,{token:t.columns[o]}),!r&&c("b",{children:[" ",P(t.weights[n],2)]})]})}function oo(t,e){let o=t.columns.length,n=Kn(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return c(N,{children:[c(O,{token:t.rows[e],length:eo})," looks at ",n.length?Gn(n):"nothing here","."]})}function ta(t,e){let o=t.columns.length,n=Kn(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return c(N,{children:[c(O,{token:t.columns[e]})," is looked at most by ",n.length?Gn(n):"no token","."]})}var Kn=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Qs),Gn=t=>t.map(({label:e,weight:o},n)=>c("span",{children:[n?", ":"",c(O,{token:e,length:eo})," (",P(o),")"]},n));function Vn({example:t,step:e,open:o}){let{reads:n,writes:r,probability:s,forced:i}=t.steps[e],a=t.groups.find(({kind:d})=>d===(t.encoderOnly?"encoder":"cross"));if(!a)return null;let u=wt(t,a,{words:!1,muted:!1}),f=u.columns.length,l=St(t,u,o.layer,o.head).subarray(e*f,(e+1)*f),h=l.indexOf(Math.max(...l)),p=t.target.slice(Math.max(0,e+1-jn),e+1);return c("p",{class:"sentence","aria-live":"polite",children:[t.encoderOnly?c(N,{children:["At ",c(O,{token:n})]}):c(N,{children:["Has read ",e+1>jn&&"\u2026 ",p.map((d,m)=>[m?" ":"",c(O,{token:d},m)])]}),", looks at ",c("b",{children:c(O,{token:t.source[h]})})," (",P(l[h]),"), ",i?"is made to write":"writes"," ",c("b",{children:c(O,{token:r})})," (",P(s,1),")."]})}function Xn({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(a,u)=>t.weights[a*r+u],i=0;for(let a=0;a<r;a+=1)i+=Math.min(...e.map(u=>s(u,a)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",e.length>1&&c("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",P(i)," of their weight."]})]}),c("p",{class:"legend",children:e.map((a,u)=>c("button",{type:"button",title:"Let this row go",onClick:()=>n(a),children:[c("i",{class:"swatch",style:{background:o[u]}})," ",a+1," ",c(O,{token:t.rows[a],length:30})," \u2715"]},a))}),e.map(a=>c("p",{class:"note",children:oo(t,a)},a)),c("div",{class:"groups",children:t.columns.map((a,u)=>c("div",{class:"bars-of",title:e.map(f=>P(s(f,u),2)).join(", "),children:[c("div",{class:"columns",children:e.map((f,l)=>c("span",{style:{height:`${s(f,u)*100}%`,background:o[l]}},f))}),c(O,{token:a,length:8})]},u))})]})}function Yn(t,{go:e,step:o,last:n,player:r,presenting:s}){L(()=>{let i=a=>{if(a.defaultPrevented||a.ctrlKey||a.metaKey||a.altKey||a.shiftKey)return;let u=t.current,f=document.activeElement===document.body&&ra(u),l=oa(u,a)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},p={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},d=f||s||l,m=(l?p:f?h:{})[a.key]??(d&&!na(a)?ea(a.key,u,s):void 0);m&&(a.preventDefault(),m())};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)})}function ea(t,e,o){if(t==="Escape")return o?()=>R({present:!1}):void 0;if(Ft())return t==="f"?()=>R({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Jn="attention-lab-letter-keys",Ft=()=>localStorage.getItem(Jn)!=="off";function Qn(){localStorage.setItem(Jn,Ft()?"off":"on")}function oa(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function na(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function ra(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function $t({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:e?"":"unseen",children:t}),o.map(([s,i])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),i]},s))]})}var Zn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function tr({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c($t,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Zn[r]]),value:e.kind,onChoose:r=>R({kind:r,rows:[]})}),c($t,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>R({layer:Number(r)-1})}),c($t,{label:"Head",isNamed:!0,options:ot(o).map(r=>[r,r]),value:e.head,onChoose:r=>R({head:r})})]}),c("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&c($t,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>R({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>R({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&c(ia,{example:t,selection:e,layers:n}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>R({present:!0}),children:"Present"}),c(sa,{})]})]})}function sa(){let[t,e]=T(Ft);return c("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(Qn(),e(Ft())),children:"Keys F, B"})}function er({example:t,selection:e}){return c($t,{label:"View",options:aa(t),value:e.view,onChoose:o=>R({view:o})})}function aa({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function ia({example:t,selection:e,layers:o}){let n=(i,a)=>i.includes(a)?i.filter(u=>u!==a):[...i,a],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(i,a,u,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:i}),a.map(([l,h])=>c("button",{type:"button","aria-pressed":u.includes(l),onClick:()=>f(n(u,l)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:i})=>[i,Zn[i]]),e.kinds,i=>R({kinds:i})),s("Layers",o.map(i=>[Number(i)-1,i]),e.layers,i=>R({layers:i})),s("Roles on this text",t.roles.map(i=>[i.name,i.name]),e.roles,i=>R({roles:i})),t.roles.filter(({does:i})=>i).map(({name:i,does:a})=>c("p",{class:"note",children:[i[0].toUpperCase()+i.slice(1),": ",a,"."]},i)),r&&c("button",{type:"button",onClick:()=>R({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}function or({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:i}){let a=A(null),[u,f]=Q(),l=K(()=>f.width?te(t,{...f,cell:64,letters:n},o):null,[t.rows,t.columns,f,n,o]);L(()=>{!l||!a.current||ee(j(a.current,l.width,l.height,o),t,l,e,o)},[l,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:p,offsetY:d})=>l&&qo(l,p,d);return c("div",{class:"large-map",ref:u,children:c("canvas",{ref:a,role:"img","aria-label":r,tabIndex:0,onPointerMove:p=>{let d=h(p);s(d?.row??-1,d?.column??-1)},onPointerLeave:({pointerType:p})=>p!=="touch"&&s(-1,-1),onClick:p=>{let d=h(p);d&&d.row>=0&&i(d.row,d.column)},onKeyDown:p=>l&&ca(p,l,e,s,i),onBlur:()=>s(-1,-1)})})}function ca(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[i,a]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],u=(h,p)=>Math.max(0,Math.min(h,p-1)),f=(h,p)=>r(u(i+h,e.length),u(a+p,o.length)),l={ArrowLeft:()=>f(0,-1),ArrowRight:()=>f(0,1),ArrowUp:()=>f(-1,0),ArrowDown:()=>f(a<0?0:1,0),Home:()=>f(0,-o.length),End:()=>f(0,o.length),Enter:()=>s(i,Math.max(0,a)),Escape:()=>r(-1,-1)};l[t.key]&&(t.preventDefault(),t.stopPropagation(),l[t.key]())}var no=.02,la=.005,nr={least:20,most:30};function rr({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=A(null),[i,a]=Q(),u=Math.max(t.rows.length,t.columns.length),f=Math.max(nr.least,Math.min(nr.most,Math.floor((a.height-30)/u))),[l,h]=[u*f,Math.max(60,Math.min(420,a.width*.36))],p=e.rows.length?e.rows:e.chosen.length?e.chosen:e.step;L(()=>{s.current&&a.width&&ua(s.current,t,{rows:p,columns:e.columns},{width:h,height:l,pitch:f},o)},[t,a,o,p.join(),e.columns.join()]);let d=(y,g)=>t.weights[y*t.columns.length+g],m=(y,g)=>t.blocked?.[y*t.columns.length+g]?"blocked":d(y,g)>=la?P(d(y,g)):"",w=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,_=y=>y.split(" \u2192 ");return c("div",{class:"lines",ref:i,onPointerLeave:()=>n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${f}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((y,g)=>c("li",{children:c("button",{type:"button",class:(w<0?p.includes(g):d(g,w)>=no)?"lit":"","aria-pressed":e.chosen.includes(g),onPointerEnter:({pointerType:v})=>v!=="touch"&&n(g,-1),onFocus:({currentTarget:v})=>v.matches(":focus-visible")&&n(g,-1),onClick:()=>r(g),children:[c("span",{class:"number",children:w<0?"":m(g,w)}),c("span",{children:_(y).map((v,b)=>[b?" \u2192 ":"",c(O,{token:v,length:10},b)])})]})},g))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${l}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((y,g)=>{let v=p.length===1&&w<0?d(p[0],g):0,b=e.columns.includes(g)||v>=no;return c("li",{children:c("button",{type:"button",class:b?"lit":"",onPointerEnter:({pointerType:x})=>x!=="touch"&&n(-1,g),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&n(-1,g),onClick:()=>n(-1,g),children:[c(O,{token:y}),c("span",{class:"number",children:p.length===1&&w<0?m(p[0],g):""})]})},g)})})]})]})}function ua(t,e,o,{width:n,height:r,pitch:s},i){let a=j(t,n,r,i),u=e.columns.length,f=[];for(let p=0;p<e.weights.length;p+=1)e.weights[p]>=no&&f.push({row:Math.floor(p/u),column:p%u,weight:e.weights[p]});let l=({row:p,column:d})=>o.columns.length?o.columns.includes(d):o.rows.includes(p),h=o.rows.length+o.columns.length>0;f.sort((p,d)=>p.weight-d.weight);for(let p of h?[!1,!0]:[!1])for(let d of f){if(l(d)!==p)continue;let m=_=>(_+.5)*s,w=i.scale[Math.round(d.weight*255)];a.path(`M0 ${m(d.row)}L${n} ${m(d.column)}`,{stroke:w,width:p?4:2,opacity:h&&!p?.25:1})}}function sr({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([i])=>gt(i).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Qt(e.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,i)=>c(pa,{example:t,step:e,onForce:o,found:e.top[i],drawn:e.drawn?.[i]},i)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(ar,{share:e.others}),c("span",{class:"probability",children:P(e.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function pa({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,i]=o,a=s===e.writes,u=r&&!a&&s!==t.neverForced,f=c(N,{children:[c(O,{token:s,class:"name"}),c(ar,{share:i,drawn:n}),c("span",{class:"probability",children:[P(i,1),n!==void 0&&c("i",{class:"drawn",children:P(n,1)})]}),c("span",{class:"tag",children:a?e.forced?"forced":"written":""})]}),l=a?"candidate chosen":"candidate";return r?c("button",{type:"button",class:l,"aria-disabled":!u,title:u?`Write ${F(s)} instead`:"",onClick:()=>u&&r(s),children:f}):c("div",{class:l,children:f})}function ar({share:t,drawn:e}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&c("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var da=480,ro={short:24,long:60},fa=8,ir={least:32,most:104};function ha({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:i,onPeek:a,onOpen:u}){let[f,{width:l}]=Q(),h=e.map(p=>({frame:p,...ma(p,n,r)})).filter(({places:p})=>p.length);return c("div",{class:`overview ${i?"besides":""}`,ref:f,onPointerLeave:()=>a(null),children:[!h.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),l>0&&h.map(({frame:p,heads:d,places:m})=>c(ga,{example:t,frame:p,heads:d,places:m,open:o,theme:s,onPeek:a,onOpen:u,label:l<da?ro.short:ro.long,width:l},p.group.kind))]})}var lr=ge(ha);function ma({group:t},e,o){let n=(i,a)=>(!e.length||e.includes(i))&&(!o.length||!W.includes(a)&&o.includes(t.roles[i][Number(a)-1]||"unclassified")),s=Array.from({length:t.layers},(i,a)=>ot(t).map(u=>({kind:t.kind,layer:a,head:u}))).flat().filter(({layer:i,head:a})=>n(i,a));return{places:s,heads:ot(t).filter(i=>s.some(a=>a.head===i))}}function ga({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:i,width:a,onPeek:u,onOpen:f}){let{group:l}=e,h=i===ro.short,p=Math.floor(Math.max(ir.least,Math.min(ir.most,(a-i-12)/o.length-fa))),d=A(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),w={width:p,height:Math.round(p/m)};L(()=>{d.current&&ya(d.current,t,e,n,w,s)},[t,e,n.length,p,s]);let _=[...new Set(n.map(({layer:g})=>g))],y=n.find(g=>cr(g,r))??n[0];return c("section",{class:"group",children:[c("h3",{title:l.note,children:l.title}),!h&&c("p",{class:"note",children:l.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":l.title,ref:d,"data-kind":l.kind,style:{gridTemplateColumns:`${i}px repeat(${o.length}, ${p}px)`},onKeyDown:wa,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(g=>c("span",{role:"columnheader",class:"column",children:h||W.includes(g)?g:`Head ${g}`},g))]}),_.map(g=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${g+1}`,children:[h?"L":"Layer ",g+1]}),o.map(v=>{let b=n.find(E=>E.layer===g&&E.head===v);if(!b)return c("span",{role:"gridcell"},v);let x=l.roles[g][Number(v)-1]??"",S=cr(b,r);return c("span",{role:"gridcell",class:W.includes(v)?"cell summary":"cell",children:[c("button",{type:"button",class:S?"thumb open":"thumb",tabIndex:b===y?0:-1,"aria-current":S?"true":void 0,"aria-label":_a(l.title,b,x),"data-place":`${g} ${v}`,onClick:()=>f(b),onPointerEnter:({pointerType:E})=>E!=="touch"&&u(b),onFocus:({currentTarget:E})=>E.matches(":focus-visible")&&u(b),onBlur:()=>u(null),children:[c("canvas",{style:{width:`${w.width}px`,height:`${w.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),x&&c("span",{class:"role",children:x})]},v)})]},g))]})})]})}var cr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function _a(t,{layer:e,head:o},n){let r=W.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function ya(t,e,o,n,{width:r,height:s},i){let[a,u]=[o.rows.length,o.columns.length];for(let{layer:f,head:l}of n){let h=t.querySelector(`[data-place="${f} ${l}"] canvas`);if(!(h instanceof HTMLCanvasElement))continue;let p=j(h,r,s,i);p.cells(St(e,o,f,l),a,u,[0,0,r,s]),o.blocked&&_t(p,o.blocked,a,u,[0,0,r,s])}}function wa(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(h=>[...h.querySelectorAll(".thumb")]),r=n.findIndex(h=>h.includes(e)),s=n[r].indexOf(e),a=[...e.closest(".grid").querySelectorAll(".thumb")],u=h=>n[h]?.[Math.min(s,n[h].length-1)],f={ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>u(r-1),ArrowDown:()=>u(r+1),Home:()=>(t.ctrlKey?a:n[r])[0],End:()=>(t.ctrlKey?a:n[r]).at(-1)};if(!f[t.key])return;t.preventDefault(),t.stopPropagation();let l=f[t.key]();l instanceof HTMLElement&&l.focus()}var ba=1e3,va=[.5,1,2,4],ur=(t,e,o)=>Xt(t,e,o,ba);function pr({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c(Yt,{what:"step",place:t,last:e,player:o,go:n}),c("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c(Jt,{speeds:va,player:o})]})}var xa=.1;function so({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:i}){let a=A(null);L(()=>{let f=requestAnimationFrame(()=>a.current&&ka(a.current,n));return()=>cancelAnimationFrame(f)},[n,o.length]);let u=Math.max(0,...o.map(({weight:f})=>f??0));return c("section",{class:"strip",children:[c("h4",{children:[t," ",c("span",{class:"note",children:e})]}),c("div",{class:"chips",dir:kt(o.map(({token:f})=>f)),ref:a,onPointerLeave:()=>s(-1),children:o.map(({token:f,weight:l,state:h,lit:p,note:d},m)=>{let w=l===null?-1:Math.round(Math.min(1,l)*255),_=w<0?{}:{backgroundColor:r.scale[w],color:r.ink[w]},y=l!==null&&(l>=xa||l===u&&u>0)?P(l):"";return c("span",{class:`item ${h} ${p?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(m),onClick:()=>i?i(m):s(m),children:[c("span",{class:"chip",style:_,children:h==="later"?"":c(O,{token:f})}),c("span",{class:"share",children:d??y})]},m)})})]})}function ka(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function dr({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:i,go:a}){let u=K(()=>Ma(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),f=W.includes(e.head)?e.head:`head ${e.head}`,l=p=>d=>i(d<0?xe:Un(t,p,d)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(N,{children:[c(so,{title:t.encoderOnly?"Tokens":"Source",note:u.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${f}`,chips:u.source,reveal:u.strongest,theme:r,onPoint:l("source"),onPress:t.encoderOnly?a:void 0}),!t.encoderOnly&&c(so,{title:"Target so far",note:u.asked?`how much each looks at \u201C${gt(u.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:u.target,reveal:o+1,theme:r,onPoint:l("target"),onPress:p=>a(Math.max(0,p-1))})]})}function Ma(t,e,o,n,r){let s=m=>{let w=t.groups.find(_=>_.kind===m);return w&&be(t,wt(t,w,{words:!1,muted:!1}),e,!1)},i=s(t.encoderOnly?"encoder":"cross"),a=t.encoderOnly?void 0:s("decoder"),u=(m,w)=>m?m.weights.subarray(w*m.columns.length,(w+1)*m.columns.length):[],f=[...u(i,o)],l=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&i&&!t.encoderOnly?n.lookedAt.place:-1,h=l<0?[...u(a,o)]:[],p=t.source.map((m,w)=>({token:m,weight:l<0?f[w]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===w,state:t.encoderOnly&&w===o?"current":""})),d=t.target.map((m,w)=>{let _=r&&w>o+1,y=w>0&&t.steps[w-1]?.forced,g=l>=0?i&&w>0?i.weights[(w-1)*i.columns.length+l]:null:w<=o?h[w]??null:null,v=w===o+1;return{token:m,weight:v&&l<0?null:g,lit:n.looks?.side==="target"&&n.looks.place===w-1,state:_?"later":v&&l<0?"written":y?"forced":"",note:v&&l<0?y?"forced":"written":void 0}});return{source:p,target:d,asked:l<0?"":t.source[l],strongest:f.indexOf(Math.max(...f))}}var ao=32,fr=8;function hr({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=T(0),i=Math.max(0,Math.floor(r/ao)-fr),a=Math.min(t.rows.length,i+3*fr+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:u})=>s(u.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((u,f)=>c("th",{scope:"col",children:c(O,{token:u})},f))]})}),c("tbody",{children:[i>0&&c("tr",{style:{height:`${i*ao}px`}}),t.rows.slice(i,a).map((u,f)=>{let l=i+f;return c("tr",{"aria-rowindex":l+2,class:e.includes(l)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":e.includes(l),onClick:()=>n(l),children:c(O,{token:u,length:30})})}),t.columns.map((h,p)=>{let d=l*t.columns.length+p;return c("td",{children:t.blocked?.[d]?c("i",{class:"blocked",children:"blocked"}):P(t.weights[d],2)},p)})]},l)}),a<t.rows.length&&c("tr",{style:{height:`${(t.rows.length-a)*ao}px`}})]})]})})}var mr={usual:14,presented:20};function gr({example:t,selection:e,theme:o,send:n}){let r=A(null),[s,i]=T(xe),[a,u]=T(null),f={words:e.tokens==="words",muted:e.mute},l=K(()=>t.groups.map(M=>wt(t,M,f)),[t,f.words,f.muted]),h=a&&Sa(t,a)?a:e,p=l.find(({group:M})=>M.kind===h.kind)??l[0],d=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=K(()=>d?En(t,h):be(t,p,h,f.muted),[t,p,h.layer,h.head,d]),w=Math.max(0,t.steps.length-1),_=M=>R({step:Math.max(0,Math.min(M,w))}),y=ur(e.step,w,_),g=s.looks?.side==="target"?s.looks.place:e.step;Yn(r,{go:_,step:e.step,last:w,player:y,presenting:e.present}),cn(r),L(()=>Oa(r.current,e.present),[e.present]);let v=to(t,m,e.step),b=(y.playing||t.layout==="decoding")&&!t.encoderOnly,x={...Ze(m,s),step:g===e.step?v:to(t,m,g),chosen:d?[]:e.rows,done:b&&v.length?v[0]+1:1/0};L(()=>$a(r.current,l,s),[l,s]);let S=xt((M,q)=>i(qn(m,M,q)),[m]),E=M=>{let[{side:q,place:V}]=m.rowSpots[M];if(t.layout!=="heads")return q==="target"||t.encoderOnly?_(V):void 0;let U=e.rows.includes(M)?e.rows.filter(Sr=>Sr!==M):[...e.rows,M].slice(-Xe);return R({rows:U})},k=xt(M=>{u(null),R({...M,rows:[]})},[]),C=l.filter(({group:M})=>!e.kinds.length||e.kinds.includes(M.kind));return c("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(tr,{example:t,selection:e}),t.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(lr,{example:t,frames:C,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:u,onOpen:k})}),c("section",{class:"map-area","data-picture":"map",children:[e.present&&c("button",{type:"button",class:"plain leave",onClick:()=>R({present:!1}),children:"Back (Escape)"}),c("div",{class:"map-head",children:[c("h3",{class:a?"peeked":"",children:m.title}),c(er,{example:t,selection:e})]}),e.view==="lines"?c(rr,{map:m,lit:x,theme:o,onPoint:S,onPress:E}):e.view==="table"?c(hr,{map:m,chosen:e.rows,caption:m.caption,onPress:E}):c(or,{map:m,lit:x,theme:o,caption:m.caption,letters:e.present?mr.presented:mr.usual,onPoint:S,onPress:E}),c(Wn,{map:m,lit:x}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!W.includes(h.head)&&!d&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:x.chosen.at(-1)??v[0]??1}),children:"Work its numbers out, inside this head"}),x.chosen.length>0&&!a&&c(Xn,{map:m,rows:x.chosen,colours:o.lines,onDrop:E})]}),t.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[t.steps.length>0&&c(pr,{step:e.step,last:w,player:y,go:_}),t.steps[g]&&c(Vn,{example:t,step:g,open:h}),c(dr,{example:t,open:h,step:g,pointed:s,theme:o,player:y,onPoint:i,go:_}),t.steps[g]&&c(sr,{example:t,step:t.steps[g],onForce:n&&t.forceable?M=>(y.pause(),n("forced",{step:g,token:M})):void 0}),g===w&&t.reason&&c("p",{class:"stop",children:t.reason})]}),t.cards&&c(Bn,{card:Ea(t,h),heading:t.cards.heading,note:t.cards.note})]})}function Sa({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&ot(r).includes(n)}function Ea({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function Oa(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function $a(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:i}=Ze(n,o),a=([p=-1],d)=>p<0?["-10","0"]:[String(p/d),String(1/d)],[[u,f],[l,h]]=[a(s,n.rows.length),a(i,n.columns.length)];for(let[p,d]of Object.entries({top:u,high:f,left:l,wide:h}))r.style.setProperty(`--${p}`,d);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",i.length>0)}}var _r=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var yr=`/* Choices */

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
`;var wr=`/* All heads */

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
`;var br=`/* The open head */

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
`;var vr=`/* Steps */

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
`;var xr=`/* Decoding: the steps first */

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
`;var Na=[_e,ye,_r,yr,wr,br,vr,xr].join(`
`),kr=new WeakMap;function Mr({data:t,parentElement:e,setTriggerValue:o}){let n=we(e,Na),r=kr.get(n),s=r?.bytes===t?r.example:Hn(t);return kr.set(n,{bytes:t,example:s}),ht(c(Ia,{example:s,theme:Gt(n),send:o}),n),()=>{ht(null,n),n.remove()}}function Ia({example:t,theme:e,send:o}){let[n,r]=T(Je);return Z(()=>{let s=()=>r(Je());return s(),zn(s)},[]),c(gr,{example:t,theme:e,send:o,selection:Ln(n,t)})}function za({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Nn(t,s=>o("chosen",s))}Fn({film:kn,stage:Mr});export{kn as film,za as follow,Mr as stage};
