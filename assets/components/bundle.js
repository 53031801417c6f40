var k,Kt,Kn,Q,it,ze,Vt,Ie,Gt,ct,at,Vn,xe=Symbol.for("pv"),De={},He=[],Gn=/^m(i|n|o|s|text|space)$/,qe=Array.isArray,lt=He.slice,ie=Object.assign;function se(e){e&&e.parentNode&&e.remove()}function ut(e,t,o){var n,r,s,a={},i=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:a[s]=t[s];return i>2&&(a.children=i>3?lt.call(arguments,2):o),ke(e,a,n,r,null)}function ke(e,t,o,n,r){var s={type:e,props:t,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xe,__v:r||++Kt,__i:-1,__u:0};return!r&&k.vnode&&k.vnode(s),s}function N(e){return e.children}function ee(e,t){this.props=e,this.context=t,this.__g=0}function te(e,t){if(t==null)return e.__&&te(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:te(e)}function Yn(e){var t,o=e.__v,n=o.__e,r=[],s=[],a=e.__P;a&&((t=ie({constructor:xe},o)).__v=o.__v+1,k.vnode&&k.vnode(t),dt(a,t,o,e.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||te(o),32&o.__u,s),t.__v=o.__v,t.__.__k[t.__i]=t,eo(r,t,s),o.__=o.__e=null,t.__e!=n&&Yt(t))}function Yt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Yt(e)}function Bt(e){(8&e.__g||(e.__g|=8,Q.push(e),ze++))&&it==k.debounceRendering||((it=k.debounceRendering)||queueMicrotask)(Zt)}function Zt(){try{for(var e,t=1;Q.length;)Q.length>t&&Q.sort(Vt),e=Q.shift(),t=Q.length,8&e.__g&&Yn(e)}finally{(ze=Q.length)&&(it||queueMicrotask)(Zt)}}function Xt(e,t,o,n,r,s,a,i,l,f,u){var h,d,p,m,b,y,_=n.__k||He,g=t.length;for(l=Zn(o,t,_,l,g),h=0;h<g;h++)(p=o.__k[h])!=null&&(d=~p.__i&&_[p.__i]||De,p.__i=h,y=dt(e,p,d,r,s,a,i,l,f,u),m=p.__e,(d.ref!=p.ref||8&d.__u)&&(d.ref&&ft(d.ref,null,p,d),p.ref&&u.push(p.ref,p.__c||m,p)),b=b||m,4&p.__u?(l=Jt(p,l,e,!d.__v),d.__e&&(d.__e=null)):typeof p.type=="function"&&y!==void 0?l=y:m&&(l=m.nextSibling),p.__u&=-21);return o.__e=b,l}function Zn(e,t,o,n,r){var s,a,i,l,f,u,h,d,p,m=o.length,b=m,y=0,_=0,g=e.__k=Array(r);for(s=0;s<r;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=ke(null,a):qe(a)?a=g[s]=ke(N,{children:a}):a.constructor===xe&&a.__b?a=g[s]=ke(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,l=s+y,a.__=e,a.__b=e.__b+1,i=null,~(f=a.__i=Xn(a,o,l,b))&&(b--,(i=o[f])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,f==l-1?y--:f==l+1?y++:f!=l&&(f>l?y--:y++,_=1)):(~f||(r>m?y--:r<m&&y++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(_){for(u=[],h=[],s=0;s<r;s++)if((a=g[s])&&16&a.__u){for(y=0,d=u.length;y<d;)u[p=y+d>>1]<a.__i?y=p+1:d=p;u[y]=a.__i,h[s]=y+1}for(y=u.length;s--;)h[s]&&(h[s]==y?y--:g[s].__u|=4)}if(b)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=te(i)),ht(i,i));return n}function Jt(e,t,o,n){var r,s,a,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Jt(r[s],t,o,!1));return t}for(t&&!t.parentNode&&(t=te(e))&&!t.parentNode&&(t=null),a=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,t):o.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function pt(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(qe(e)?e.some(function(o){pt(o,t)}):t.push(e)),t}function Xn(e,t,o,n){var r,s=e.key,a=e.type,i=t[o],l=i&&!(2&i.__u);if(i===null&&s==null||l&&s==i.key&&a==i.type)return o;if(n>(l?1:0)){for(r=o-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function Wt(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function Re(e,t,o,n,r){var s,a;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)o&&t in o||Wt(e.style,t);if(o)for(t in o)n&&o[t]==n[t]||Wt(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=o,o&&n||(a=at[t]||(at[t]=Jn(t)),(e.__a||(e.__a={}))[t]=ct,s=t!=(t=t.replace(Gt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Jn(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[Ie]==null)t[Ie]=ct++;else if(t[Ie]<this.__a[e])return;return o(k.event?k.event(t):t)}}}function dt(e,t,o,n,r,s,a,i,l,f){var u,h,d,p,m,b,y,_,g,w,v,O,K,R,B,J,x,z,U=t.type;if(t.constructor!==xe)return null;128&o.__u&&(l=32&o.__u,u=o.__c.__z)&&(t.__u|=l,h=s=[],u.nodeType==8?i=Fe(u,s):s.push(u),i=s[0]||i),(u=k.__b)&&u(t);e:if(typeof U=="function"){d=a.length;try{if(_=t.props,g=(u=U.prototype)&&u.render,w=(u=U.contextType)&&n[u.__c],v=u?w?w.props.value:u.__:n,(p=o.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(g?t.__c=p=new U(_,v):(t.__c=p=new ee(_,v),p.constructor=U,p.render=er),w&&w.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),U.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=ie({},p.__s)),ie(p.__s,U.getDerivedStateFromProps(_,p.__s)))),m=p.props,b=p.state,p.__v=t,o.__c){if(_!==m&&g&&!U.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(_,v),t.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(_,p.__s,v)===!1){t.__v!=o.__v&&(p.props=_,p.state=p.__s,p.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(F){F&&(F.__=t)}),He.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=te(o);break e}p.componentWillUpdate&&p.componentWillUpdate(_,p.__s,v),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,b,y)})}else g&&!U.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=v,p.props=_,p.__P=e,p.__g&=-5,O=k.__r,K=g?25:0;do p.__g&=-9,O&&O(t),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++K<25);g&&(He.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=ie({},n,p.getChildContext())),g&&o.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(m,b)),R=u&&u.type===N&&u.key==null?u.props.children:u,_.__P&&(u=i,r=(e=_.__P).namespaceURI,l=s=null,o.props&&o.props.__P!=e&&(o.__k.some(function(F){F&&ht(F,F)}),o.__k=null),i=o.__k?te(o,0):null),i=Xt(e,qe(R)?R:[R],t,o,n,r,s,a,i,l,f),_.__P&&(t.__e=null,i=u),t.__u&=-161,h&&h.some(se),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(F){if(a.length=d,t.__v=null,l||s)if(F&&F.then){if(t.__u|=128|l,s){for(~(x=s.indexOf(i||void 0))||(x=s.length);(z=s[x-1])&&z.nodeType==8;)x--;for(;x<s.length;x++)if(z=s[x])if(s[x]=null,B){if(z==J)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(J=Fe(B=z))}}if(!B){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;B=i}(u=Fe(B=t.__c.__z||(t.__c.__z=B)))?(t.__e=B,i=u):t.__e=i,i=i&&i.nextSibling}else s&&s.some(se);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),F&&F.then||Qt(t),k.__e(F,t,o)}}else i=t.__e=Qn(o.__e,t,o,n,r,s,a,l,f,e);return(u=k.diffed)&&u(t),i}function Fe(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function Qt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Qt))}function eo(e,t,o){for(var n=0;n<o.length;)ft(o[n++],o[n++],o[n++]);k.__c&&k.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){k.__e(s,r.__v)}})}function Qn(e,t,o,n,r,s,a,i,l,f){var u,h,d,p,m,b,y,_,g=o.props||De,w=t.props,v=t.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(v?m.localName==v:m.nodeType==3)){e=m,s[u]=null;break}}if(!e){if(_=f.ownerDocument||document,!v)return _.createTextNode(w);e=_.createElementNS(r,v,w.is?w:f),i&&(k.__m&&k.__m(t,s),i=!1),s=null}if(v){if(f=v=="template"&&e.content||e,s=v=="textarea"&&w.defaultValue!=null?null:s&&lt.call(f.childNodes),!i&&s)for(g={},u=0;u<e.attributes.length;u++)g[(m=e.attributes[u]).name]=m.value;for(u in g)m=g[u],u=="dangerouslySetInnerHTML"?d=m:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Re(e,u,null,m,r);for(u in w)m=w[u],u=="children"?p=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?b=m:u=="checked"?y=m:i&&typeof m!="function"||g[u]===m||Re(e,u,m,g[u],r);h?(i||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Gn.test(v))&&(r="http://www.w3.org/1999/xhtml"),Xt(f,qe(p)?p:[p],t,o,n,r,s,a,s?s[0]:o.__k&&te(o,0),i,l),s&&s.some(se)),i&&v!="textarea"||(u="value",v=="progress"&&b==null?e.removeAttribute(u):b==null||b===e[u]&&(v!="progress"||b)||Re(e,u,b,g[u],r),u="checked",y!=null&&y!=e[u]&&Re(e,u,y,g[u],r))}else g===w||i&&e.data==w||(e.data=w);return e}function ft(e,t,o,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){k.__e(r,o)}}function ht(e,t,o){var n,r,s,a;if(k.unmount&&k.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||ft(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){k.__e(i,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&ht(n[a],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(n=e.__c)&&(n=n.__z)&&(r=Fe(n,s=[]))&&(n==e.__e&&s.some(se),se(r),se(n)),o||se(e.__e),e.__e=e.__c=e.__=null}function er(e,t,o){return this.constructor(e,o)}function ae(e,t){var o,n,r,s;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(o=e&&32&e.__u)?null:t.__k,t.__k=ke(N,{children:[e]}),r=[],s=[],dt(t,t.__k,n||De,De,t.namespaceURI,n?null:t.firstChild?lt.call(t.childNodes):null,r,n?n.__e:t.firstChild,o,s),eo(r,t.__k,s),t.__k.props.children=null}k={__e:function(e,t,o,n){for(var r,s,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw ze=0,e}},Kt=0,Kn=function(e){return e!=null&&e.constructor===xe},ee.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=ie({},this.state)),typeof e=="function"&&(e=e(ie({},o),this.props)),e&&(ie(o,e),this.__v&&(t&&this.__k.push(t),Bt(this)))},ee.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Bt(this))},ee.prototype.render=N,Q=[],ze=0,Vt=function(e,t){return e.__v.__b-t.__v.__b},Ie=Symbol(),Gt=/(PointerCapture)$|Capture$/i,ct=0,at={},Vn=0;var he,P,mt,to,gt=Object.is,Me=0,uo=[],_t=[],T=k,oo=T.__b,no=T.__r,ro=T.diffed,so=T.__c,io=T.unmount,ao=T.__;function Ue(e,t){T.__h&&T.__h(P,e,Me||t),Me=0;var o=P.__H||(P.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function E(e){return Me=1,po(fo,e)}function po(e,t,o){var n=Ue(he++,2);if(n.t=e,!n.__c&&(n.__=[o?o(t):fo(void 0,t),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);gt(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=P,!P.__f)){P.__f=!0;var r=P.shouldComponentUpdate;P.shouldComponentUpdate=function(s,a,i){var l=this.__H;if(!l)return!0;var f=!1,u=this.props!=s;if(l.__.some(function(d){d.__N&&(f=!0,gt(d.__[0],d.__N[0])||(u=!0))}),r){var h=r.call(this,s,a,i);return f?h||u:h}return!f||u}}return n.__}function ce(e,t){var o=Ue(he++,3);!T.__s&&yt(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,P.__H.__h.push(o))}function A(e,t){var o=Ue(he++,4);!T.__s&&yt(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,P.__h.push(o))}function I(e){return Me=5,D(function(){return{current:e}},[])}function D(e,t){var o=Ue(he++,7);return yt(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function je(e,t){return Me=8,D(function(){return e},t)}function tr(){var e;do{for(;e=_t.shift();)try{Se(e)}catch(o){T.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=uo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Se),t.__h.some(bt),t.__h=[]}catch(o){t.__h=[],T.__e(o,e.__v)}}}while(_t.length)}T.__b=function(e){P=null,oo&&oo(e)},T.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ao&&ao(e,t)},T.__r=function(e){no&&no(e),he=0;var t=(P=e.__c).__H;t&&(mt==P?P.__h=[]:(t.__h.some(Se),t.__h.some(bt),he=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),mt=P},T.diffed=function(e){ro&&ro(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&lo(uo.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),mt=P=null},T.__c=function(e,t){t.some(function(o){try{o.__h.some(Se),o.__h=o.__h.filter(function(n){return!n.__||bt(n)})}catch(n){o.__h=[function(){throw n}]}}),so&&so(e,t)},T.unmount=function(e){io&&io(e);var t,o,n=e.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,lo(_t.push(r))}else Se(r)}catch(s){t=s}}),n.__H=void 0,t&&T.__e(t,n.__v))};var co=typeof requestAnimationFrame=="function";function or(e){var t,o=function(){clearTimeout(n),co&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(o,35);co&&(t=requestAnimationFrame(o))}function lo(e){e!=1&&to==T.requestAnimationFrame||((to=T.requestAnimationFrame)||or)(tr)}function Se(e){var t=P,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),P=t}function bt(e){var t=P;e.__c=e.__(),P=t}function yt(e,t){return!e||e.length!=t.length||t.some(function(o,n){return!gt(o,e[n])})}function fo(e,t){return typeof t=="function"?t(e):t}var ho=Object.assign;function sr(e,t){for(var o in e)if(o!="__source"&&e[o]!==t[o])return!0;for(var n in t)if(n!="__source"&&!(n in e))return!0;return!1}var ir=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Oe(e,t){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),t?!t(this.props,r)||s!=r.ref:sr(this.props,r)}function n(r){return this.shouldComponentUpdate=o,ut(e,r)}return n.displayName="Memo("+(e.displayName||e.name)+")",n.prototype.isReactComponent=!0,n.type=e,n}var ar=Symbol.for("react.element"),cr=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,lr=/[A-Z0-9]/g,ur=typeof document<"u";var pr=function(e){return/fil|che|rad/.test(e)};ee.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(e){Object.defineProperty(ee.prototype,e,{configurable:!0,get:function(){return this["UNSAFE_"+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var mo=k.event;k.event=function(e){return mo&&(e=mo(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var dr={configurable:!0,get:function(){return this.class}},go=k.vnode;k.vnode=function(e){if(typeof e.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var l in r){var f=r[l];if(!(l=="value"&&"defaultValue"in r&&f==null||ur&&l=="children"&&s=="noscript"||l=="class"||l=="className")){if(l=="style"&&f&&f.constructor==Object){var u=void 0;for(var h in f)typeof f[h]!="number"||ir.test(h)||(u||(u=f=ho({},f)),f[h]+="px")}else if(l=="defaultValue"&&"value"in r&&r.value==null)l="value";else if(l=="download"&&f===!0)f="";else if(l=="translate"&&f==="no")f=!1;else if(l[0]=="o"&&l[1]=="n"){var d=l.toLowerCase();d=="ondoubleclick"?l="ondblclick":d!="onchange"||s!="input"&&s!="textarea"||pr(r.type)?d=="onfocus"?l="onfocusin":d=="onblur"&&(l="onfocusout"):d=l="oninput",d=="oninput"&&a[l=d]&&(l="oninputCapture")}else i&&cr.test(l)?l=l.replace(lr,"-$&").toLowerCase():f===null&&(f=void 0);a[l]=f}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=pt(r.children).forEach(function(m){m.props.selected=a.multiple?p.indexOf(m.props.value)!=-1:p==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",dr)):r.className&&(a.class=a.className=r.className),n.props=a})(e);else if(typeof e.type=="function"&&("ref"in e.props&&"prototype"in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=ho({},e.props);for(var o in e.type.defaultProps)t[o]===void 0&&(t[o]=e.type.defaultProps[o]);e.props=t}e.ref&&!("ref"in e.props)&&Object.defineProperty(e.props,"ref",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=ar,go&&go(e)};function oe(){let e=I(null),[t,o]=E({width:0,height:0});return A(()=>{let n=e.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[e,t]}function _o(e){A(()=>{let t=e.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=t.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||t.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();t.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[t,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var fr=/[\u202A-\u202E\u2066-\u2069]/g,hr=/(\p{M}{4})\p{M}+/gu,mr=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,gr={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},_r=new Intl.Segmenter(void 0,{granularity:"grapheme"}),wt=e=>[..._r.segment(e)].map(t=>t.segment),bo=14;function Ee(e){let t=e.replace(fr,"").replace(hr,"$1");return/^\s+$/.test(t)?[...t].map(o=>gr[o]??"\u2423").join(""):t||"\u2205"}function G(e,t=bo){let o=Ee(e);if(o.length<=t)return o;let n=wt(o);return n.length<=t?o:n.slice(0,t-1).join("")+"\u2026"}function ne(e,t=bo){return`\u2068${G(e,t)}\u2069`}function yo(e){let t=e.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return mr.test(t)?"rtl":"ltr"}var br=Symbol.for("pv"),yr=0;function c(e,t,o,n,r,s){t||(t={});var a,i,l=t;if("ref"in l&&typeof e!="function")for(i in l={},t)i=="ref"?a=t[i]:l[i]=t[i];var f={type:e,props:l,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:br,__v:--yr,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),k.vnode&&k.vnode(f),f}function M({token:e,length:t,class:o=""}){return c("bdi",{class:`token ${o}`,title:Ee(e),children:G(e,t)})}function wo({font:e,codeFont:t}){let o=[e,t].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=E(()=>o.every(s=>document.fonts.check(s)));return ce(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[e,t]),n}function Be(e,t){let o=t[e.ctrlKey?`Control+${e.key}`:e.key];if(!o||e.altKey||e.metaKey)return;e.preventDefault(),e.stopPropagation();let n=o();n instanceof HTMLElement&&(n.scrollIntoView({block:"nearest",inline:"nearest"}),n.focus({preventScroll:!0}))}var $e=e=>e instanceof Element&&e.closest("[data-id]")?.getAttribute("data-id")||null;function vo({moves:e,press:t,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=E({id:null,spoken:!0}),i=I(!1),l=(h,d=!0)=>a(p=>p.id===h?p:{id:h,spoken:d}),f=({pointerType:h,target:d,currentTarget:p})=>h!=="touch"&&l($e(d)??$e(p.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:f,onPointerLeave:f,onPointerDown:({pointerType:h})=>{i.current=h==="touch"},onClick:({target:h})=>t($e(h),{id:r,touch:i.current,point:l}),onFocusIn:({target:h})=>{let d=$e(h);d&&o(d),d&&h instanceof Element&&h.matches(":focus-visible")&&l(d,!1)},onFocusOut:()=>n&&i.current||l(null),onKeyDown:h=>{i.current=!1;let{key:d,target:p,currentTarget:m}=h,b=$e(p);if(d==="Escape")l(null);else if(b){let y=_=>_?m.querySelector(`[data-id="${_}"]`):null;Be(h,Object.fromEntries(Object.entries(e(b)).map(([_,g])=>[_,()=>y(g())])))}}}}}function ko({parts:e,hint:t,spoken:o}){return c("div",{class:"line","aria-live":o?"polite":"off",children:e?e.map((n,r)=>typeof n=="string"?n:c(M,{...n},r)):matchMedia("(hover: none)").matches?t.tap:t.point})}var We=e=>e.map(t=>typeof t=="string"?t:ne(t.token,t.length)).join("");var wr;function vt(e,t,o,n){let r=wr??=document.createElement("canvas");(r.width!==o||r.height!==t)&&Object.assign(r,{width:o,height:t});let s=r.getContext("2d"),a=s.createImageData(o,t),i=new Uint32Array(a.data.buffer);for(let l=0;l<i.length;l+=1)i[l]=n.pixels[Math.min(255,Math.round(e[l]*255))];return s.putImageData(a,0,0),r}var Y=6;function W({size:e,bold:t,code:o},n){return`${t?700:400} ${e}px ${o?n.codeFont:n.font}`}function le(e,t,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(t*r),Math.round(o*r)];(e.width!==s||e.height!==a)&&Object.assign(e,{width:s,height:a}),Object.assign(e.style,{width:`${t}px`,height:`${o}px`});let i=e.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,t,o),i.imageSmoothingEnabled=!1;let l=({fill:f,stroke:u,width:h=1,opacity:d=1,dash:p=[]},m)=>{i.globalAlpha=d,f&&(i.fillStyle=f,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:h}),i.setLineDash(p),i.stroke(m)),i.globalAlpha=1};return{rect(f,u,h,d,p){let m=new Path2D;p.radius?m.roundRect(f,u,h,d,p.radius):m.rect(f,u,h,d),l(p,m)},text(f,u,h,d){i.save(),i.translate(u,h),d.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:W(d,n),fillStyle:d.fill,textAlign:d.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(f,0,0),i.restore()},cells:(f,u,h,d)=>i.drawImage(vt(f,u,h,n),...d),hatch(f,u,h,d){i.fillStyle=vr(i,n),i.fillRect(f,u,h,d)},path:(f,u)=>l(u,new Path2D(f))}}var xo=new Map;function vr(e,t){let o=xo.get(t.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:Y,height:Y}),r=n.getContext("2d");r.fillStyle=t.hatchGround,r.fillRect(0,0,Y,Y),Object.assign(r,{strokeStyle:t.hatchLine,lineWidth:1});for(let a of[-Y,0,Y])r.moveTo(a-1,Y+1),r.lineTo(a+Y+1,-1);r.stroke();let s=e.createPattern(n,"repeat");return xo.set(t.signature,s),s}var kr,Mo=()=>kr??=document.createElement("canvas").getContext("2d");function kt(e){let t=Mo();t.fillStyle=e;let o=Number.parseInt(String(t.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var Ke=(e,t,o)=>e.map((n,r)=>Math.round(n+(t[r]-n)*o)),ue=e=>`rgb(${e.join(",")})`;function xt(e){let[t,o,n]=e.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*t+.7152*o+.0722*n}function So(e,t){let[o,n]=[xt(e),xt(t)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function xr(e){return Array.from({length:256},(t,o)=>{let n=o/255*(e.length-1),r=Math.min(Math.floor(n),e.length-2);return Ke(e[r],e[r+1],n-r)})}function Ve(e){let t=getComputedStyle(e),o=u=>t.getPropertyValue(`--st-${u}`).trim(),[n,r]=[kt(o("text-color")),kt(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,,...l]=o("chart-categorical-colors").split(","),f=xr(s.map(kt));return{text:ue(n),quiet:ue(Ke(r,n,.72)),ground:ue(r),primary:o("primary-color"),query:a,key:i,lines:l,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:ue(Ke(r,n,.09)),hatchLine:ue(Ke(r,n,.3)),scale:f.map(ue),ink:f.map(u=>ue(So(u,n)>=So(u,r)?n:r)),pixels:Uint32Array.from(f,([u,h,d])=>4278190080|d<<16|h<<8|u),ramp:`linear-gradient(to right, ${s})`,dark:xt(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}function q(e,t){let o=Mo();return o.font=t,o.measureText(e).width}function Oo(e,t){let o=new Map,n=[];for(let s of e){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-pe(r).length,width:t}}var pe=e=>e.filter(t=>t.kept);function me(e){let t=[];for(let o=e??null;o;o=o.parent)t.unshift(o);return t}var ge=({log_probability:e,parent:t})=>t?Math.min(1,Math.exp(e-t.log_probability)):0;function Eo({nodes:e,columns:t,end:o},n,r){let s=t[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>e[0],End:()=>o}}function Ge(e,t){if(!Number.isFinite(e))return Number.isNaN(e)?"\u2013":e<0?"\u2212\u221E":"\u221E";let o=Math.abs(e).toFixed(t),n=e<0?"\u2212":"";if(e!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-t).toFixed(t)}`;let[r,s]=o.split(".");return n+Sr(Number(r))+(s?`.${s}`:"")}function Sr(e){return e.toLocaleString("en")}function $(e,t=0){let o=(Math.abs(e)*100).toFixed(t);return e!==0&&Number(o)===0||e<1&&Number(o)===100?t===0?$(e,1):Number(o)?`>${(100-10**-t).toFixed(t)} %`:`<${(10**-t).toFixed(t)} %`:`${e<0?"\u2212":""}${o} %`}function $o(e){return e>=.005?(e*100).toFixed(0):""}var St=120,Xe={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},Ze={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},Co={point:`${Ze.point} Click or Enter opens it.`,tap:`${Ze.tap} Tap it again to open it.`},Je=e=>e===0?"start":e===1?"step 1":String(e),Qe=e=>`dropped: outside the best ${e}`,Mr=e=>Math.abs(e)<.01?4:Math.abs(e)<1?3:2,Ye=e=>Math.abs(e)<5e-5?"\u22480":Ge(e,Mr(e)),re=({finished:e,kept:t,score:o})=>e&&t&&o!==null?`\u2713 ${Ye(o)}`:"";function Or(e){let t=me(e).slice(1).flatMap(r=>r.finished?[]:r.token),o=Ee(e.text??t.join(t.every(r=>[...r].length===1)?"":" ")),n=o.length>St?wt(o):[];return n.length>St?`\u2026${n.slice(1-St).join("")}`:o}function Ce({columns:e,width:t},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=pe(e[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!e[o.depth+1]||pe(o.children).length;return["\u201C",{token:Or(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${$(ge(o))}; everything so far has ${$(Math.exp(n),1)}, log-probability ${Ye(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${t} best finished ones.`:`Dropped: outside the best ${t}, ${Ye(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${Ye(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var L={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},_e={kept:38,dropped:22},Z={least:22,most:64,cut:30,edge:6};function To({nodes:e},t){return new Map(e.map(o=>{let n=o.kept?"kept":"dropped",r=q(G(o.token,L.chip),W({fill:"",size:L.letters[n],bold:o.winner,code:!0},t)),s=re(o)&&L.mark+q(re(o),W({fill:"",size:L.letters.mark,bold:o.winner},t));return[o,Math.max(o.kept?L.least:0,Math.ceil(r+Number(s))+2*L.padding[n])]}))}function Te({columns:e,width:t},o,n,r,[s,a]=[0,0]){let i=e.map(_=>Math.max(..._.map(g=>o.get(g)??0))),l=n-2*Z.edge-i.reduce((_,g)=>_+g,0),f=Math.max(Z.least,Math.min(Z.most,l/(i.length-1||1))),u=a+L.head+Z.edge,h=e.map(_=>u+Math.max(t,pe(_).length)*_e.kept+Z.cut/2),d=new Map,p=i.map((_,g)=>s+Z.edge+i.slice(0,g).reduce((w,v)=>w+v+f,0)),m=r?Math.max(...h):0;e.forEach((_,g)=>{let w=h[g]+Z.cut/2-pe(_).length*_e.dropped;for(let v of _){let O=v.kept?u+(v.place+.5)*_e.kept:w+(v.place+.5)*_e.dropped;d.set(v,{x:p[g],y:O,width:o.get(v)??0,end:p[g]+i[g]}),(v.kept||r)&&(m=Math.max(m,O+(v.kept?_e.kept:_e.dropped)/2))}});let b=p[p.length-1]+i[i.length-1]+Z.edge,y=h.map((_,g)=>`H${p[g]-f/2}V${_}`);return{places:d,columns:p,cut:h[0],cutPath:`M${s} ${h[0]}${y.join("")}H${Math.max(n,b)}`,width:b-s,height:m+Z.edge-a}}function Le({places:e},t){return t.map(n=>{let[r,s]=[e.get(n),n.parent&&e.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var et=[["dropped",e=>!e.kept],["kept",e=>e.kept&&!e.winner],["winner",e=>e.winner]];var Er=60;function Lo({data:e,theme:t,open:o,onShow:n}){let[r,{width:s}]=oe(),a=I(null),[i,l]=E(null),[f,u]=E(""),[h,d]=E(null),p=D(()=>Oo(e.nodes,e.width),[e.id]),m=wo(t),b=D(()=>To(p,t),[p,t.font,t.codeFont,m]),y=S=>p.nodes.find(H=>String(H.id)===String(S))??null,_=y(e.selected),g=p.dropped>0&&(i??(p.nodes.length<=Er||_?.kept===!1)),w=D(()=>Te(p,b,s,g),[p,b,s,g]);A(()=>d(null),[e]),A(()=>n({tree:p,wide:b,all:g,selected:_}));let v=S=>{!o||S===_||(d(S.id),o(S.id))},O=S=>S.kept||g,{id:K,spoken:R,listeners:B}=vo({moves:S=>{let H=Eo(p,y(S)??p.nodes[0],O);return Object.fromEntries(Object.entries(H).map(([V,st])=>[V,()=>st()?.id.toString()]))},press:(S,{id:H,touch:V,point:st})=>{let jt=y(S);!jt||V&&H!==S?st(S):v(jt)},onFocus:u}),J=y(K)??_,x=new Set(me(J)),z=y(f)??_??p.nodes[0],U=O(z)?z:z.parent,F=()=>{v(p.end);let S=a.current?.querySelector(`[data-id="${p.end.id}"]`);S instanceof HTMLElement&&S.focus()};return c("div",{class:"beam",ref:r,style:{colorScheme:t.dark?"dark":"light"},children:[c("div",{class:"top",children:[c(ko,{parts:J&&Ce(p,J),hint:o?Co:Ze,spoken:R}),o&&_&&_!==p.end&&c("button",{type:"button",class:"back",onClick:F,children:"Back to the winner"}),p.dropped>0&&c("label",{class:"switch",children:[c("input",{type:"checkbox",role:"switch",checked:g,onChange:({currentTarget:S})=>l(S.checked)}),"Show dropped branches (",p.dropped,")"]})]}),c("div",{class:"scroller",ref:a,style:{maxHeight:`${e.height}px`},children:c("div",{class:g?"sheet":"sheet kept-only",style:{width:`${w.width}px`,height:`${w.height}px`},...B,children:[c("div",{class:"head",style:{height:`${L.head}px`},children:w.columns.map((S,H)=>c("span",{class:"heading",style:{left:`${S}px`},children:Je(H)},H))}),c($r,{tree:p,layout:w}),c("svg",{"aria-hidden":"true",children:c("path",{class:"lit",d:Le(w,[...x].filter(O))})}),c("div",{class:"cut",style:{top:`${w.cut}px`},children:c("span",{children:Qe(p.width)})}),p.columns.map((S,H)=>c("div",{class:"column",role:"list","aria-label":H===0?"Start":`Step ${H}, best first`,children:S.map(V=>c(Cr,{node:V,tree:p,layout:w,lit:x.has(V),isStop:V===U,isCurrent:V===_,isPending:V.id===h},V.id))},H))]})}),c("div",{class:"legend",children:Object.entries(Xe).map(([S,H])=>c("span",{class:S,children:H},S))})]})}var $r=Oe(Tr),Cr=Oe(Lr);function Tr({tree:e,layout:t}){return c("svg",{class:"branches","aria-hidden":"true",children:[c("path",{class:"cut",d:t.cutPath}),et.map(([o,n])=>c("path",{class:o,d:Le(t,e.nodes.filter(n))},o))]})}function Lr({node:e,tree:t,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:e.kept,finished:e.finished,winner:e.winner,lit:n,pending:a},{x:l=0,y:f=0,width:u=0}=o.places.get(e)??{},h=D(()=>We(Ce(t,e)),[t,e]);return c("div",{class:e.kept?"":"below",role:"listitem",children:c("button",{type:"button",class:["node",...Object.entries(i).flatMap(([d,p])=>p?d:[])].join(" "),"data-id":e.id,tabIndex:r?0:-1,"aria-label":h,"aria-current":s?"true":void 0,style:{left:`${l}px`,top:`${f}px`,width:`${u}px`,"--own":ge(e)},children:[c(M,{token:e.token,length:L.chip}),re(e)&&c("span",{class:"mark",children:re(e)})]})})}var Po=12;var Pr=1.4;function Ao(e,t=Po){let o=e.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+t,-t);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,l)=>(l.draw(r,s,i),i+l.height+t),a)}}function Mt(e,t=Po){let o=e.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+t,-t)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+t),r)}}function Ot(e,t,o,n){let r=W(o,n),s=[];for(let i of e.split(/\s+/).filter(Boolean)){let l=s.length?`${s.at(-1)} ${i}`:i;s.length&&q(l,r)<=t?s[s.length-1]=l:s.push(i)}let a=o.size*Pr;return{width:Math.ceil(Math.max(0,...s.map(i=>q(i,r)))),height:Math.ceil(s.length*a),draw:(i,l,f)=>s.forEach((u,h)=>i.text(u,l,f+(h+.5)*a,o))}}var Et=13,Ar=480,Nr={width:26,height:14},Rr={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function No(e,t){let{tree:o,wide:n,all:r,selected:s}=e,{width:a,height:i}=Te(o,n,0,r),l=s&&Ot(We(Ce(o,s)),Math.max(Ar,a),{fill:t.text,size:15},t);return Ao([l,{width:a,height:i,draw:(f,u,h)=>Ir(f,e,[u,h],t)},zr(t)],16)}function Ir(e,{tree:t,wide:o,all:n,selected:r},s,a){let i=Te(t,o,0,n,s),l={fill:a.quiet,size:Et};i.columns.forEach((h,d)=>e.text(Je(d),h,s[1]+L.head/2-2,l)),e.rect(s[0],s[1]+L.head-1,i.width,1,{fill:a.text,opacity:.2}),n&&e.path(i.cutPath,{stroke:a.text,opacity:.45,width:1.25,dash:[4,3]});let f=me(r);for(let[h,d]of[...et,["lit",p=>f.includes(p)]]){let p=Le(i,t.nodes.filter(m=>d(m)&&(m.kept||n)));p&&e.path(p,{stroke:h==="winner"?a.primary:a.text,...Rr[h]})}for(let[h,d]of i.places)(h.kept||n)&&Fr(e,h,d,{lit:f.includes(h),open:h===r},a);if(!n)return;let u=Qe(t.width);e.rect(s[0],i.cut-Et/2,q(u,W(l,a))+8,Et,{fill:a.ground}),e.text(u,s[0],i.cut,l)}function Fr(e,t,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:l,winner:f}=t,[u,h]=l?[L.letters.kept,L.high.kept]:[L.letters.dropped,L.high.dropped],d=[o,n-h/2,r,h],p=l?7:5;if(e.rect(...d,{fill:i.ground,radius:p}),l){e.rect(...d,{fill:f?i.primary:i.text,opacity:f?.14:.06,radius:p}),e.rect(o+2,n+h/2-4,(r-4)*ge(t),3,{fill:f?i.primary:i.quiet});let v=s||!f?i.text:i.primary;e.rect(...d,{stroke:v,width:f?2:1,opacity:s||f?1:.45,radius:p})}a&&e.rect(o-3.5,n-h/2-3.5,r+7,h+7,{stroke:i.primary,width:3,radius:p+3});let[m,b]=[ne(t.token,L.chip),re(t)],y={fill:l||s?i.text:i.quiet,size:u,bold:f,code:!0},_={fill:i.text,size:L.letters.mark,bold:f},g=q(m,W(y,i)),w=o+(r-g-(b?L.mark+q(b,W(_,i)):0))/2;e.text(m,w,n,y),b&&e.text(b,w+g+L.mark,n,_)}function zr(e){let t={fill:e.quiet,size:14},{width:o,height:n}=Nr,r={path:(a,i,l)=>a.rect(i,l+n/2,o,3.5,{fill:e.primary}),bar(a,i,l){a.rect(i,l+2,o,n,{stroke:e.text,opacity:.45,radius:4}),a.rect(i+1,l+n-2,o*.7,3,{fill:e.quiet})}},s=Object.entries(Xe).map(([a,i])=>{let l=r[a]&&{width:o,height:n,draw:r[a]};return Mt([l,Ot(i,1/0,t,e)],7)});return Mt(s,20)}var Ro=`.beam {
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
  color: inherit;
  font: inherit;
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

:is(.switch input, .back):focus-visible {
  outline: 3px solid var(--st-text-color);
  outline-offset: 2px;
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
  font: inherit;
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
  outline: 3px solid var(--st-text-color);
  outline-offset: 2px;
}

.legend {
  font-size: 0.875rem;
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
`;var Io=`/* What all views but the stage begin with: type and colours of the page, and the line of words above a drawing. */

.lab {
  --quiet: color-mix(in srgb, var(--st-text-color) 76%, var(--st-background-color));
  container-type: inline-size;
  color: var(--st-text-color);
  font-family: var(--st-font);
  font-size: 0.9375rem;
  line-height: 1.4;
}

.token {
  font-family: var(--st-code-font);
  white-space: pre;
}

/* Room for the longest usual sentence, so that nothing below jumps. */
.line {
  height: 2.8em;
  overflow: hidden auto;
}

.line .token {
  font-weight: 600;
}

.legend {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.25rem;
  padding-top: 0.5rem;
  color: var(--quiet);
}
`;function tt(e,t){let o=e.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:t}),r=Object.assign(document.createElement("div"),{className:"lab"});return e.append(n,r),r}var $t=new Map;function Fo(e,t){return $t.set(e,t),()=>{$t.get(e)===t&&$t.delete(e)}}function zo({data:e,parentElement:t,setTriggerValue:o}){let n=tt(t,Io+Ro),r=Ve(n),s=null,a=e.openable&&o?l=>o("opened",l):void 0;ae(c(Lo,{data:e,theme:r,open:a,onShow:l=>s=l}),n);let i=Fo(e.name,()=>s&&{picture:No(s,r),theme:r});return()=>{i(),ae(null,n),n.remove()}}var j=["mean","max","rollout"];function de(e,t,{words:o,muted:n}){let r=o&&t.words||t.pieces,s=new Set(n?t.lookedAt==="source"?e.sourceMuted:e.targetMuted:[]),a=r.columns.map((h,d)=>d),i=a.filter(h=>!r.columnPieces[h].every(d=>s.has(d))),l=i.length?i:a,{rows:f}=r,u=r.blocked&&Ho(r.blocked,f.length,r.columns.length,l,new Uint8Array(f.length*l.length));return{group:t,axes:r,kept:l,rows:f,columns:l.map(h=>r.columns[h]),blocked:u,rowSpots:Do(r.rowPieces,t.looks),columnSpots:l.map(h=>Do([r.columnPieces[h]],t.lookedAt)[0])}}var Do=(e,t)=>e.map(o=>o.map(n=>({side:t,place:n})));function Ho(e,t,o,n,r){for(let s=0,a=0;s<t;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=e[s*o+n[i]];return r}function X(e){return[...Array.from({length:e.heads},(t,o)=>String(o+1)),...j]}function be(e,t,o,n){let{group:r}=t;if(n==="rollout")return Ct(e,t,o,r.heads);if(!j.includes(n))return Ct(e,t,o,Number(n)-1);let s=new Float32Array(t.rows.length*t.columns.length);for(let a=0;a<r.heads;a+=1){let i=Ct(e,t,o,a);for(let l=0;l<s.length;l+=1)n==="mean"?s[l]+=i[l]/r.heads:i[l]>s[l]&&(s[l]=i[l])}return s}function Ct(e,{group:t,axes:o,rows:n,columns:r,kept:s},a,i){let l=n.length*o.columns.length,f=(a*(t.heads+1)+i)*l,u=Ho(o.weights.subarray(f,f+l),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let d=0;d<n.length;d+=1){let p=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let b=0;b<h;b+=1)m+=u[d*h+b];p=m>=e.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)u[d*h+m]*=p}return u}function ot(e,t,{layer:o,head:n},r){let{group:s,axes:a}=t,i=j.indexOf(n),l=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...t,weights:be(e,t,o,n),title:`${s.title}, layer ${o+1}, ${l}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function qo(e,{layer:t,head:o}){let n=e.steps.map(({reads:h})=>h),[r,s]=[e.source.length,[...e.source,...n]],a=s.length,i=s.map((h,d)=>[d<r?{side:"source",place:d}:{side:"target",place:d-r}]),l=new Float32Array(a*a),f=new Uint8Array(a*a).fill(1);for(let h of e.groups){let d=de(e,h,{words:!1,muted:!1}),p=be(e,d,t,o),[m,b]=[h.looks,h.lookedAt].map(y=>y==="source"?0:r);for(let y=0,_=0;y<d.rows.length;y+=1)for(let g=0;g<d.columns.length;g+=1,_+=1){let w=(m+y)*a+b+g;f[w]=d.blocked?.[_]??0,l[w]=f[w]?0:p[_]}}let u=j.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:l,blocked:f,border:r,title:`All attention, layer ${t+1}, ${u}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Tt=6,Pe={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function Bo(e,t){let o=t.groups.find(({kind:s})=>s===e.kind)??t.groups[0],n=e.tokens==="words"&&t.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...e,kind:o.kind,layer:Uo(e.layer,o.layers),head:X(o).includes(e.head)?e.head:"1",step:Uo(e.step,t.steps.length||t.source.length),rows:e.rows.filter(s=>s<r.length).slice(0,Tt),tokens:n?"words":"pieces",kinds:e.kinds.filter(s=>t.groups.some(a=>a.kind===s)),layers:e.layers.filter(s=>s<o.layers)}}var Uo=(e,t)=>Math.max(0,Math.min(e,t-1)),jo={kind:["kind",e=>[e]],layer:["layer",e=>[String(e+1)]],head:["head",e=>[e]],step:["step",e=>[String(e+1)]],rows:["rows",e=>e.map(t=>String(t+1))],tokens:["tokens",e=>[e]],mute:["mute",e=>[String(e)]],view:["view",e=>[e]],present:["present",e=>[String(e)]],kinds:["only_kinds",e=>e],layers:["only_layers",e=>e.map(t=>String(t+1))],roles:["only_roles",e=>e]};function Wo(e,t,o){let n=new URLSearchParams(e);for(let r of Object.keys(jo)){let[s,a]=jo[r];if(n.delete(s),String(t[r])!==String(o[r]))for(let i of a(t[r]))n.append(s,i)}return n.toString()}var Ko=250,ye=0,fe=Pe,Vo=Pe,we=0,Go=!1,Lt=null,nt=new Set,Pt=()=>fe;function C(e){if(!Object.entries(e).every(([t,o])=>String(fe[t])===String(o))){fe={...fe,...e},ye+=1,Xo(),clearTimeout(we),we=window.setTimeout(Yo,Ko);for(let t of nt)t()}}function Yo(){clearTimeout(we),we&&Lt?.({turn:ye,selection:fe}),we=0}function Zo(e,t){if(Lt=t,Go=!0,Vo=e.usual,e.turn>ye||ye===0&&e.turn===0){ye=e.turn,fe=e.selection;for(let o of nt)o()}else e.turn<ye&&(we||=window.setTimeout(Yo,Ko));Xo()}function Xo(){if(!Go)return;let e=Wo(location.search,fe,Vo),t=location.pathname+(e&&`?${e}`)+location.hash;t!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",t)}function Jo(e){return nt.add(e),()=>{nt.delete(e)}}var qr="a[href], [data-leads-away]";document.addEventListener("click",e=>e.composedPath().some(t=>t instanceof Element&&t.matches(qr))&&(Lt=null),{capture:!0});function Qo(e){for(let t of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=t.dataset;t.removeAttribute("data-bytes"),r&&C({...Pe,...JSON.parse(r)});let s=Uint8Array.from(atob(n),l=>l.charCodeAt(0)),a=t.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>e[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var en="$array",Ur={uint8:Uint8Array,uint16:Uint16Array};function tn(e){let t=e.byteOffset%8?e.slice():e,n=8+new DataView(t.buffer,t.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(t.subarray(8,n)),(r,s)=>{if(!s?.[en])return s;let{[en]:a,at:i,size:l}=s;return new Ur[a](t.buffer,t.byteOffset+n+i,l)})}var rt={looks:null,lookedAt:null};function on({rowSpots:e,columnSpots:t},o,n){return{looks:e[o]?.[0]??null,lookedAt:t[n]?.[0]??null}}function nn(e,t,o){let n=t==="target"?o-1:o,r=t==="source"||o<e.steps.length;return{looks:n<0?null:{side:t,place:n},lookedAt:r?{side:t,place:o}:null}}function Nt({rowSpots:e,columnSpots:t},{looks:o,lookedAt:n}){return{rows:At(e,o),columns:At(t,n)}}function Rt({encoderOnly:e},{rowSpots:t},o){return At(t,{side:e?"source":"target",place:o})}function At(e,t){let o=t?e.findIndex(n=>n.some(({side:r,place:s})=>r===t.side&&s===t.place)):-1;return o<0?[]:[o]}function rn({card:e,heading:t,note:o}){return c("section",{class:"card",children:[e.said.map(n=>c("p",{children:n},n)),e.columns.length>0&&c("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:c("table",{children:[c("thead",{children:c("tr",{children:t.map(n=>c("th",{scope:"col",children:n},n))})}),c("tbody",{children:e.columns.map(([n,...r])=>c("tr",{children:[c("th",{scope:"row",children:n}),r.map((s,a)=>c("td",{children:s},a))]},n))})]})}),e.columns.length>0&&c("p",{class:"note",children:o})]})}var It=30,sn=8,jr=3;function an({map:e,lit:t}){let[o,n]=[t.rows[0]??-1,t.columns[0]??-1];return o<0&&n<0?c("p",{class:"read-out",children:e.caption}):c("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Br(e,o,n):o>=0?Ft(e,o):Wr(e,n)})}function Br(e,t,o){let n=t*e.columns.length+o,r=e.blocked?.[n];return c(N,{children:[c(M,{token:e.rows[t],length:It})," ",r?"is blocked from":"looks at"," ",c(M,{token:e.columns[o]}),!r&&c("b",{children:[" ",$(e.weights[n],2)]})]})}function Ft(e,t){let o=e.columns.length,n=cn(e.columns.map((r,s)=>({label:r,weight:e.weights[t*o+s]})));return c(N,{children:[c(M,{token:e.rows[t],length:It})," looks at ",n.length?ln(n):"nothing here","."]})}function Wr(e,t){let o=e.columns.length,n=cn(e.rows.map((r,s)=>({label:r,weight:e.weights[s*o+t]})));return c(N,{children:[c(M,{token:e.columns[t]})," is looked at most by ",n.length?ln(n):"no token","."]})}var cn=e=>e.filter(({weight:t})=>t>0).sort((t,o)=>o.weight-t.weight).slice(0,jr),ln=e=>e.map(({label:t,weight:o},n)=>c("span",{children:[n?", ":"",c(M,{token:t,length:It})," (",$(o),")"]},n));function un({example:e,step:t,open:o}){let{reads:n,writes:r,probability:s,forced:a}=e.steps[t],i=e.groups.find(({kind:p})=>p===(e.encoderOnly?"encoder":"cross"));if(!i)return null;let l=de(e,i,{words:!1,muted:!1}),f=l.columns.length,u=be(e,l,o.layer,o.head).subarray(t*f,(t+1)*f),h=u.indexOf(Math.max(...u)),d=e.target.slice(Math.max(0,t+1-sn),t+1);return c("p",{class:"sentence","aria-live":"polite",children:[e.encoderOnly?c(N,{children:["At ",c(M,{token:n})]}):c(N,{children:["Has read ",t+1>sn&&"\u2026 ",d.map((p,m)=>[m?" ":"",c(M,{token:p},m)])]}),", looks at ",c("b",{children:c(M,{token:e.source[h]})})," (",$(u[h]),"), ",a?"is made to write":"writes"," ",c("b",{children:c(M,{token:r})})," (",$(s,1),")."]})}function pn({map:e,rows:t,colours:o,onDrop:n}){let r=e.columns.length,s=(i,l)=>e.weights[i*r+l],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...t.map(l=>s(l,i)));return c("section",{class:"compare",children:[c("h4",{children:["Rows compared"," ",t.length>1&&c("span",{class:"note",children:[t.length===2?"They agree":"All of them agree"," on ",$(a)," of their weight."]})]}),c("p",{class:"legend",children:t.map((i,l)=>c("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[c("i",{class:"swatch",style:{background:o[l]}})," ",i+1," ",c(M,{token:e.rows[i],length:30})," \u2715"]},i))}),t.map(i=>c("p",{class:"note",children:Ft(e,i)},i)),c("div",{class:"groups",children:e.columns.map((i,l)=>c("div",{class:"bars-of",title:t.map(f=>$(s(f,l),2)).join(", "),children:[c("div",{class:"columns",children:t.map((f,u)=>c("span",{style:{height:`${s(f,l)*100}%`,background:o[u]}},f))}),c(M,{token:i,length:8})]},l))})]})}function dn(e,{go:t,step:o,last:n,player:r,presenting:s}){A(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let l=e.current,f=document.activeElement===document.body&&Yr(l),u=Vr(l,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>t(o-1),ArrowRight:()=>t(o+1)},d={...h,Home:()=>t(0),End:()=>t(n),ArrowUp:()=>t(o-1),ArrowDown:()=>t(o+1),PageUp:()=>t(o-1),PageDown:()=>t(o+1)," ":r.toggle},p=f||s||u,m=(u?d:f?h:{})[i.key]??(p&&!Gr(i)?Kr(i.key,l,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Kr(e,t,o){if(e==="Escape")return o?()=>C({present:!1}):void 0;if(Ae())return e==="f"?()=>C({present:!o}):e==="b"&&o?()=>{t.classList.toggle("blank")}:void 0}var fn="attention-lab-letter-keys",Ae=()=>localStorage.getItem(fn)!=="off";function hn(){localStorage.setItem(fn,Ae()?"off":"on")}function Vr(e,t){let[o]=t.composedPath();return!(o instanceof HTMLElement)||!e.contains(o)||!o.closest(".player, .step-area")?!1:t.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Gr(e){let[t]=e.composedPath();return t instanceof HTMLElement&&t.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Yr(e){let{top:t,bottom:o}=e.getBoundingClientRect();return o>80&&t<window.innerHeight-80}function ve({label:e,isNamed:t=!1,options:o,value:n,onChoose:r}){return c("fieldset",{class:"segments",children:[c("legend",{class:t?"":"unseen",children:e}),o.map(([s,a])=>c("label",{class:s===n?"on":"",children:[c("input",{type:"radio",name:e,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var mn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function gn({example:e,selection:t}){let o=e.groups.find(({kind:r})=>r===t.kind)??e.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return c("div",{class:"bar-of-controls",children:[c("div",{class:"controls which",children:[c(ve,{label:"Attention",options:e.groups.map(({kind:r})=>[r,mn[r]]),value:t.kind,onChoose:r=>C({kind:r,rows:[]})}),c(ve,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(t.layer+1),onChoose:r=>C({layer:Number(r)-1})}),c(ve,{label:"Head",isNamed:!0,options:X(o).map(r=>[r,r]),value:t.head,onChoose:r=>C({head:r})})]}),c("div",{class:"controls how",children:[e.groups.some(({words:r})=>r)&&c(ve,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:t.tokens,onChoose:r=>C({tokens:r,rows:[]})}),c("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[c("input",{type:"checkbox",role:"switch",checked:t.mute,onChange:({currentTarget:r})=>C({mute:r.checked})}),"Mute special tokens"]}),e.layout==="heads"&&c(Jr,{example:e,selection:t,layers:n}),c("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>C({present:!0}),children:"Present"}),c(Zr,{})]})]})}function Zr(){let[e,t]=E(Ae);return c("button",{type:"button",class:"plain keys","aria-pressed":e,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(hn(),t(Ae())),children:"Keys F, B"})}function _n({example:e,selection:t}){return c(ve,{label:"View",options:Xr(e),value:t.view,onChoose:o=>C({view:o})})}function Xr({layout:e,encoderOnly:t}){return[...["map","lines","table"],...e==="heads"||t?[]:["everything"]].map(n=>[n,n])}function Jr({example:e,selection:t,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(l=>l!==i):[...a,i],r=t.kinds.length+t.layers.length+t.roles.length>0,s=(a,i,l,f)=>c("fieldset",{class:"pills",children:[c("legend",{children:a}),i.map(([u,h])=>c("button",{type:"button","aria-pressed":l.includes(u),onClick:()=>f(n(l,u)),children:h},h))]});return c("details",{class:"filters",children:[c("summary",{children:r?"Filter: on":"Filter"}),c("div",{class:"panel",children:[c("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",e.groups.map(({kind:a})=>[a,mn[a]]),t.kinds,a=>C({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),t.layers,a=>C({layers:a})),s("Roles on this text",e.roles.map(a=>[a.name,a.name]),t.roles,a=>C({roles:a})),e.roles.filter(({does:a})=>a).map(({name:a,does:i})=>c("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&c("button",{type:"button",onClick:()=>C({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var yn=1.2,Qr=9;function wn(e,t,o){let n=`700 ${t.letters}px ${o.codeFont}`,[r,s]=[e.rows,e.columns].map(_=>_.map(g=>ne(g))),i=(_=>Math.ceil(Math.max(..._.map(g=>q(g,n)))))(r)+10,l=Math.min(t.cell,(t.width-i-3)/s.length),f=t.letters*yn,u=s.map(_=>q(_,n)),h=u.map(_=>_>Math.max(l,f)-2&&_>t.letters*1.1),d=Math.ceil(Math.max(f,...u.filter((_,g)=>h[g])))+8,p=Math.min(t.cell,l*1.4,(t.height-d-3)/r.length);l=Math.min(l,p*1.8),[l,p]=[l,p].map(_=>_>=4?Math.floor(_):_);let[m,b]=[i+s.length*l+3,d+r.length*p+3].map(Math.ceil),y=Math.min(t.letters,Math.floor(p*.62),Math.floor((l-4)/1.9));return{left:i,top:d,cellWidth:l,cellHeight:p,width:m,height:b,rows:r,columns:s,turned:h,letters:t.letters,numbers:y>=12?y:0}}function vn(e,t,o,n,r){es(e,t,o,n,r),o.numbers&&ts(e,t,o,n,r),os(e,o,n,r),ns(e,o,n,r),rs(e,o,n,r)}function es(e,t,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[l,f]=[t.rows.length,t.columns.length],[u,h]=[f*r,l*s];if(e.cells(t.weights,l,f,[o,n,u,h]),t.blocked&&zt(e,t.blocked,l,f,[o,n,u,h]),t.border&&(e.rect(o,n+t.border*s-1,u,2,{fill:i.quiet}),e.rect(o+t.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<Qr)){for(let d=1;d<f;d+=1)e.rect(o+d*r-.5,n,1,h,{fill:i.ground});for(let d=1;d<l;d+=1)e.rect(o,n+d*s-.5,u,1,{fill:i.ground})}}function zt(e,t,o,n,[r,s,a,i]){let l=u=>Math.round(r+u*a/n),f=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let h=0;h<n;h+=1){let d=h;for(;d<n&&t[u*n+d];)d+=1;d>h&&e.hatch(l(h),f(u),l(d)-l(h),f(u+1)-f(u)),h=d}}function ts(e,{weights:t,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:l,numbers:f},u,h){for(let d=0;d<Math.min(n.length,u.done);d+=1)for(let p=0;p<r.length;p+=1){let m=t[d*r.length+p];if(o?.[d*r.length+p])continue;let b=h.ink[Math.min(255,Math.round(m*255))],[y,_]=[s+(p+.5)*i,a+(d+.5)*l+1];e.text($o(m),y,_,{fill:b,size:f,align:"center"})}}function os(e,{left:t,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},l){if(i>=s.length)return;let f=[t,o+i*r,a.length*n,(s.length-i)*r];e.rect(...f,{fill:l.ground}),e.rect(...f,{fill:l.hatchGround,opacity:.5})}function ns(e,{left:t,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,l){let f=(u,h)=>e.rect(t-1,o+u*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let u of i.chosen)f(u,l.query);for(let u of i.step)f(u,l.primary);for(let u of i.rows)f(u,l.query);for(let u of i.columns)e.rect(t+u*n-1,o-1,n+2,s.length*r+2,{stroke:l.key,width:2.5})}function rs(e,{left:t,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:l},f,u){let h=[...f.rows,...f.step,...f.chosen];for(let d of bn(s.length,r,l,h)){if(d>=f.done)break;let p=h.includes(d),m=f.rows.includes(d)||f.chosen.includes(d)?u.query:p?u.text:u.quiet;e.text(s[d],t-7,o+(d+.5)*r,{fill:m,size:l,bold:p,code:!0,align:"right"})}for(let d of bn(a.length,n,l,f.columns)){let p=f.columns.includes(d),m=i[d]?"left":"center",[b,y]=[t+(d+.5)*n,o-(i[d]?6:3+l*.55)];e.text(a[d],b,y,{fill:p?u.key:u.quiet,size:l,bold:p,code:!0,align:m,turned:i[d]})}}function bn(e,t,o,n){let r=o*yn,s=Math.max(1,Math.ceil(r/t)),a=i=>n.some(l=>l!==i&&Math.abs(l-i)*t<r);return Array.from({length:e},(i,l)=>l).filter(i=>n.includes(i)||i%s===0&&!a(i))}function kn({left:e,top:t,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[l,f]=[Math.floor((i-t)/n),Math.floor((a-e)/o)];return l>=r.length||f>=s.length||l<0&&f<0?null:{row:Math.max(-1,l),column:Math.max(-1,f)}}function xn({map:e,lit:t,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=I(null),[l,f]=oe(),u=D(()=>f.width?wn(e,{...f,cell:64,letters:n},o):null,[e.rows,e.columns,f,n,o]);A(()=>{!u||!i.current||vn(le(i.current,u.width,u.height,o),e,u,t,o)},[u,e,o,String([t.rows,t.columns,t.step,t.chosen,t.done].join(";"))]);let h=({offsetX:d,offsetY:p})=>u&&kn(u,d,p);return c("div",{class:"large-map",ref:l,children:c("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:d=>{let p=h(d);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:d})=>d!=="touch"&&s(-1,-1),onClick:d=>{let p=h(d);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:d=>u&&ss(d,u,t,s,a),onBlur:()=>s(-1,-1)})})}function ss(e,{rows:t,columns:o},n,r,s){if(e.ctrlKey||e.metaKey||e.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],l=(h,d)=>Math.max(0,Math.min(h,d-1)),f=(h,d)=>r(l(a+h,t.length),l(i+d,o.length)),u={ArrowLeft:()=>f(0,-1),ArrowRight:()=>f(0,1),ArrowUp:()=>f(-1,0),ArrowDown:()=>f(i<0?0:1,0),Home:()=>f(0,-o.length),End:()=>f(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};u[e.key]&&(e.preventDefault(),e.stopPropagation(),u[e.key]())}var Dt=.02,is=.005,Sn={least:20,most:30};function Mn({map:e,lit:t,theme:o,onPoint:n,onPress:r}){let s=I(null),[a,i]=oe(),l=Math.max(e.rows.length,e.columns.length),f=Math.max(Sn.least,Math.min(Sn.most,Math.floor((i.height-30)/l))),[u,h]=[l*f,Math.max(60,Math.min(420,i.width*.36))],d=t.rows.length?t.rows:t.chosen.length?t.chosen:t.step;A(()=>{s.current&&i.width&&as(s.current,e,{rows:d,columns:t.columns},{width:h,height:u,pitch:f},o)},[e,i,o,d.join(),t.columns.join()]);let p=(_,g)=>e.weights[_*e.columns.length+g],m=(_,g)=>e.blocked?.[_*e.columns.length+g]?"blocked":p(_,g)>=is?$(p(_,g)):"",b=t.columns.length===1&&!t.rows.length?t.columns[0]:-1,y=_=>_.split(" \u2192 ");return c("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[c("p",{class:"sides",children:[c("b",{class:"query",children:"looks (query)"}),c("b",{class:"key",children:"looked at (key)"})]}),c("div",{class:"sheet",style:{"--pitch":`${f}px`},children:[c("ol",{class:"left","aria-label":"looks (query)",children:e.rows.map((_,g)=>c("li",{children:c("button",{type:"button",class:(b<0?d.includes(g):p(g,b)>=Dt)?"lit":"","aria-pressed":t.chosen.includes(g),onPointerEnter:({pointerType:w})=>w!=="touch"&&n(g,-1),onFocus:({currentTarget:w})=>w.matches(":focus-visible")&&n(g,-1),onClick:()=>r(g),children:[c("span",{class:"number",children:b<0?"":m(g,b)}),c("span",{children:y(_).map((w,v)=>[v?" \u2192 ":"",c(M,{token:w,length:10},v)])})]})},g))}),c("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${u}px`}}),c("ol",{class:"right","aria-label":"looked at (key)",children:e.columns.map((_,g)=>{let w=d.length===1&&b<0?p(d[0],g):0,v=t.columns.includes(g)||w>=Dt;return c("li",{children:c("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:O})=>O!=="touch"&&n(-1,g),onFocus:({currentTarget:O})=>O.matches(":focus-visible")&&n(-1,g),onClick:()=>n(-1,g),children:[c(M,{token:_}),c("span",{class:"number",children:d.length===1&&b<0?m(d[0],g):""})]})},g)})})]})]})}function as(e,t,o,{width:n,height:r,pitch:s},a){let i=le(e,n,r,a),l=t.columns.length,f=[];for(let d=0;d<t.weights.length;d+=1)t.weights[d]>=Dt&&f.push({row:Math.floor(d/l),column:d%l,weight:t.weights[d]});let u=({row:d,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(d),h=o.rows.length+o.columns.length>0;f.sort((d,p)=>d.weight-p.weight);for(let d of h?[!1,!0]:[!1])for(let p of f){if(u(p)!==d)continue;let m=y=>(y+.5)*s,b=a.scale[Math.round(p.weight*255)];i.path(`M0 ${m(p.row)}L${n} ${m(p.column)}`,{stroke:b,width:d?4:2,opacity:h&&!d?.25:1})}}function On({example:e,step:t,onForce:o}){let n=Math.max(10,...e.steps.flatMap(({top:s})=>s.map(([a])=>G(a).length))),r=Math.max(...e.steps.map(({top:s})=>s.length));return c("section",{class:"next-tokens",children:[c("h4",{children:[e.encoderOnly?"Written here":"Next token"," ",c("span",{class:"note",children:t.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),c("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",Ge(t.entropy,2)," nats"]})]}),c("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>c(cs,{example:e,step:t,onForce:o,found:t.top[a],drawn:t.drawn?.[a]},a)),c("div",{class:"candidate others",children:[c("span",{class:"name",children:"all others"}),c(En,{share:t.others}),c("span",{class:"probability",children:$(t.others,1)}),c("span",{class:"tag"})]})]}),o&&c("p",{class:"note",children:"Click a token to write it instead."})]})}function cs({example:e,step:t,found:o,drawn:n,onForce:r}){if(!o)return c("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===t.writes,l=r&&!i&&s!==e.neverForced,f=c(N,{children:[c(M,{token:s,class:"name"}),c(En,{share:a,drawn:n}),c("span",{class:"probability",children:[$(a,1),n!==void 0&&c("i",{class:"drawn",children:$(n,1)})]}),c("span",{class:"tag",children:i?t.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?c("button",{type:"button",class:u,"aria-disabled":!l,title:l?`Write ${ne(s)} instead`:"",onClick:()=>l&&r(s),children:f}):c("div",{class:u,children:f})}function En({share:e,drawn:t}){return c("span",{class:"track",children:[c("span",{class:"bar",style:{width:`${e*100}%`}}),t!==void 0&&c("span",{class:"bar drawn",style:{width:`${t*100}%`}})]})}var ls=480,Ht={short:24,long:60},us=8,$n={least:32,most:104};function ps({example:e,frames:t,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:l}){let[f,{width:u}]=oe(),h=t.map(d=>({frame:d,...ds(d,n,r)})).filter(({places:d})=>d.length);return c("div",{class:`overview ${a?"besides":""}`,ref:f,onPointerLeave:()=>i(null),children:[!h.length&&c("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),u>0&&h.map(({frame:d,heads:p,places:m})=>c(fs,{example:e,frame:d,heads:p,places:m,open:o,theme:s,onPeek:i,onOpen:l,label:u<ls?Ht.short:Ht.long,width:u},d.group.kind))]})}var Tn=Oe(ps);function ds({group:e},t,o){let n=(a,i)=>(!t.length||t.includes(a))&&(!o.length||!j.includes(i)&&o.includes(e.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:e.layers},(a,i)=>X(e).map(l=>({kind:e.kind,layer:i,head:l}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:X(e).filter(a=>s.some(i=>i.head===a))}}function fs({example:e,frame:t,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:l,onOpen:f}){let{group:u}=t,h=a===Ht.short,d=Math.floor(Math.max($n.least,Math.min($n.most,(i-a-12)/o.length-us))),p=I(null),m=Math.min(1.6,Math.max(.8,t.columns.length/t.rows.length)),b={width:d,height:Math.round(d/m)};A(()=>{p.current&&ms(p.current,e,t,n,b,s)},[e,t,n.length,d,s]);let y=[...new Set(n.map(({layer:g})=>g))],_=n.find(g=>Cn(g,r))??n[0];return c("section",{class:"group",children:[c("h3",{title:u.note,children:u.title}),!h&&c("p",{class:"note",children:u.note}),c("div",{class:"scroller",children:c("div",{class:h?"grid short":"grid",role:"grid","aria-label":u.title,ref:p,"data-kind":u.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${d}px)`},onKeyDown:gs,children:[c("div",{class:"line",role:"row",children:[c("span",{class:"corner",role:"columnheader",children:c("span",{class:"unseen",children:"layer"})}),o.map(g=>c("span",{role:"columnheader",class:"column",children:h||j.includes(g)?g:`Head ${g}`},g))]}),y.map(g=>c("div",{class:"line",role:"row",children:[c("span",{class:"layer",role:"rowheader","aria-label":`Layer ${g+1}`,children:[h?"L":"Layer ",g+1]}),o.map(w=>{let v=n.find(R=>R.layer===g&&R.head===w);if(!v)return c("span",{role:"gridcell"},w);let O=u.roles[g][Number(w)-1]??"",K=Cn(v,r);return c("span",{role:"gridcell",class:j.includes(w)?"cell summary":"cell",children:[c("button",{type:"button",class:K?"thumb open":"thumb",tabIndex:v===_?0:-1,"aria-current":K?"true":void 0,"aria-label":hs(u.title,v,O),"data-place":`${g} ${w}`,onClick:()=>f(v),onPointerEnter:({pointerType:R})=>R!=="touch"&&l(v),onFocus:({currentTarget:R})=>R.matches(":focus-visible")&&l(v),onBlur:()=>l(null),children:[c("canvas",{style:{width:`${b.width}px`,height:`${b.height}px`}}),c("i",{class:"row-light"}),c("i",{class:"column-light"})]}),O&&c("span",{class:"role",children:O})]},w)})]},g))]})})]})}var Cn=(e,t)=>e.kind===t.kind&&e.layer===t.layer&&e.head===t.head;function hs(e,{layer:t,head:o},n){let r=j.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${e}, layer ${t+1}, ${r}${n&&`, ${n}`}`}function ms(e,t,o,n,{width:r,height:s},a){let[i,l]=[o.rows.length,o.columns.length];for(let{layer:f,head:u}of n){let h=e.querySelector(`[data-place="${f} ${u}"] canvas`);if(!(h instanceof HTMLCanvasElement))continue;let d=le(h,r,s,a);d.cells(be(t,o,f,u),i,l,[0,0,r,s]),o.blocked&&zt(d,o.blocked,i,l,[0,0,r,s])}}function gs(e){let t=e.target;if(!(t instanceof HTMLElement)||!t.matches(".thumb"))return;let n=[...t.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(f=>[...f.querySelectorAll(".thumb")]),r=n.findIndex(f=>f.includes(t)),s=n[r].indexOf(t),i=[...t.closest(".grid").querySelectorAll(".thumb")],l=f=>n[f]?.[Math.min(s,n[f].length-1)];Be(e,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>l(r-1),ArrowDown:()=>l(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}var _s=1e3,bs=[.5,1,2,4],ys={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function Ln(e,t,o){let[n,r]=E(!1),[s,a]=E(1);return ce(()=>{if(!n)return;if(e>=t)return r(!1);let l=setTimeout(()=>o(e+1),_s/s);return()=>clearTimeout(l)},[n,e,t,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&e>=t&&o(0),r(!n)},pause:()=>r(!1)}}function Pn({step:e,last:t,player:o,go:n}){let r=`Step ${e+1} of ${t+1}`;return c("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[c("span",{class:"buttons",children:[c(Ne,{name:"first",label:"First step",idle:e===0,onPress:()=>n(0)}),c(Ne,{name:"back",label:"One step back",idle:e===0,onPress:()=>n(e-1)}),c(Ne,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),c(Ne,{name:"next",label:"One step on",idle:e===t,onPress:()=>n(e+1)}),c(Ne,{name:"last",label:"Last step",idle:e===t,onPress:()=>n(t)})]}),c("input",{type:"range",class:"scrubber",min:0,max:t,step:1,value:e,"aria-label":"Step","aria-valuetext":r,style:{"--done":t?e/t:1},onInput:({currentTarget:s})=>n(Number(s.value))}),c("span",{class:"position",children:r}),c("label",{class:"speed",children:[c("span",{class:"unseen",children:"Speed"}),c("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:bs.map(s=>c("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function Ne({name:e,label:t,idle:o=!1,onPress:n}){return c("button",{type:"button",class:`icon ${e}`,"aria-label":t,title:t,"aria-disabled":o,onClick:n,children:c("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:c("path",{d:ys[e]})})})}var ws=.1;function qt({title:e,note:t,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=I(null);A(()=>{let f=requestAnimationFrame(()=>i.current&&vs(i.current,n));return()=>cancelAnimationFrame(f)},[n,o.length]);let l=Math.max(0,...o.map(({weight:f})=>f??0));return c("section",{class:"strip",children:[c("h4",{children:[e," ",c("span",{class:"note",children:t})]}),c("div",{class:"chips",dir:yo(o.map(({token:f})=>f)),ref:i,onPointerLeave:()=>s(-1),children:o.map(({token:f,weight:u,state:h,lit:d,note:p},m)=>{let b=u===null?-1:Math.round(Math.min(1,u)*255),y=b<0?{}:{backgroundColor:r.scale[b],color:r.ink[b]},_=u!==null&&(u>=ws||u===l&&l>0)?$(u):"";return c("span",{class:`item ${h} ${d?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(m),onClick:()=>a?a(m):s(m),children:[c("span",{class:"chip",style:y,children:h==="later"?"":c(M,{token:f})}),c("span",{class:"share",children:p??_})]},m)})})]})}function vs(e,t){let o=e.children[t];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=e.scrollTop&&n+r<=e.scrollTop+e.clientHeight||(e.scrollTop=n-(e.clientHeight-r)/2)}function An({example:e,open:t,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let l=D(()=>ks(e,t,o,n,s.playing),[e,t.layer,t.head,o,n,s.playing]),f=j.includes(t.head)?t.head:`head ${t.head}`,u=d=>p=>a(p<0?rt:nn(e,d,p)),h=e.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return c(N,{children:[c(qt,{title:e.encoderOnly?"Tokens":"Source",note:l.asked?"pointed at":`lit by ${h[0]}, layer ${t.layer+1}, ${f}`,chips:l.source,reveal:l.strongest,theme:r,onPoint:u("source"),onPress:e.encoderOnly?i:void 0}),!e.encoderOnly&&c(qt,{title:"Target so far",note:l.asked?`how much each looks at \u201C${G(l.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:l.target,reveal:o+1,theme:r,onPoint:u("target"),onPress:d=>i(Math.max(0,d-1))})]})}function ks(e,t,o,n,r){let s=m=>{let b=e.groups.find(y=>y.kind===m);return b&&ot(e,de(e,b,{words:!1,muted:!1}),t,!1)},a=s(e.encoderOnly?"encoder":"cross"),i=e.encoderOnly?void 0:s("decoder"),l=(m,b)=>m?m.weights.subarray(b*m.columns.length,(b+1)*m.columns.length):[],f=[...l(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!e.encoderOnly?n.lookedAt.place:-1,h=u<0?[...l(i,o)]:[],d=e.source.map((m,b)=>({token:m,weight:u<0?f[b]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===b,state:e.encoderOnly&&b===o?"current":""})),p=e.target.map((m,b)=>{let y=r&&b>o+1,_=b>0&&e.steps[b-1]?.forced,g=u>=0?a&&b>0?a.weights[(b-1)*a.columns.length+u]:null:b<=o?h[b]??null:null,w=b===o+1;return{token:m,weight:w&&u<0?null:g,lit:n.looks?.side==="target"&&n.looks.place===b-1,state:y?"later":w&&u<0?"written":_?"forced":"",note:w&&u<0?_?"forced":"written":void 0}});return{source:d,target:p,asked:u<0?"":e.source[u],strongest:f.indexOf(Math.max(...f))}}var Ut=32,Nn=8;function Rn({map:e,chosen:t,caption:o,onPress:n}){let[r,s]=E(0),a=Math.max(0,Math.floor(r/Ut)-Nn),i=Math.min(e.rows.length,a+3*Nn+12);return c("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:l})=>s(l.scrollTop),children:c("table",{"aria-label":o,"aria-rowcount":e.rows.length+1,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),e.columns.map((l,f)=>c("th",{scope:"col",children:c(M,{token:l})},f))]})}),c("tbody",{children:[a>0&&c("tr",{style:{height:`${a*Ut}px`}}),e.rows.slice(a,i).map((l,f)=>{let u=a+f;return c("tr",{"aria-rowindex":u+2,class:t.includes(u)?"chosen":"",children:[c("th",{scope:"row",children:c("button",{type:"button","aria-pressed":t.includes(u),onClick:()=>n(u),children:c(M,{token:l,length:30})})}),e.columns.map((h,d)=>{let p=u*e.columns.length+d;return c("td",{children:e.blocked?.[p]?c("i",{class:"blocked",children:"blocked"}):$(e.weights[p],2)},d)})]},u)}),i<e.rows.length&&c("tr",{style:{height:`${(e.rows.length-i)*Ut}px`}})]})]})})}var In={usual:14,presented:20};function Fn({example:e,selection:t,theme:o,send:n}){let r=I(null),[s,a]=E(rt),[i,l]=E(null),f={words:t.tokens==="words",muted:t.mute},u=D(()=>e.groups.map(x=>de(e,x,f)),[e,f.words,f.muted]),h=i&&xs(e,i)?i:t,d=u.find(({group:x})=>x.kind===h.kind)??u[0],p=t.view==="everything"&&!e.encoderOnly&&e.layout!=="heads",m=D(()=>p?qo(e,h):ot(e,d,h,f.muted),[e,d,h.layer,h.head,p]),b=Math.max(0,e.steps.length-1),y=x=>C({step:Math.max(0,Math.min(x,b))}),_=Ln(t.step,b,y),g=s.looks?.side==="target"?s.looks.place:t.step;dn(r,{go:y,step:t.step,last:b,player:_,presenting:t.present}),_o(r),A(()=>Ms(r.current,t.present),[t.present]);let w=Rt(e,m,t.step),v=(_.playing||e.layout==="decoding")&&!e.encoderOnly,O={...Nt(m,s),step:g===t.step?w:Rt(e,m,g),chosen:p?[]:t.rows,done:v&&w.length?w[0]+1:1/0};A(()=>Os(r.current,u,s),[u,s]);let K=je((x,z)=>a(on(m,x,z)),[m]),R=x=>{let[{side:z,place:U}]=m.rowSpots[x];if(e.layout!=="heads")return z==="target"||e.encoderOnly?y(U):void 0;let F=t.rows.includes(x)?t.rows.filter(S=>S!==x):[...t.rows,x].slice(-Tt);return C({rows:F})},B=je(x=>{l(null),C({...x,rows:[]})},[]),J=u.filter(({group:x})=>!t.kinds.length||t.kinds.includes(x.kind));return c("div",{class:`stage ${e.layout} ${t.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[c(gn,{example:e,selection:t}),e.layout!=="decoding"&&c("div",{class:"overview-area","data-picture":"heads",children:c(Tn,{example:e,frames:J,open:t,layers:t.layers,roles:t.roles,theme:o,besides:e.layout==="heads",onPeek:l,onOpen:B})}),c("section",{class:"map-area","data-picture":"map",children:[t.present&&c("button",{type:"button",class:"plain leave",onClick:()=>C({present:!1}),children:"Back (Escape)"}),c("div",{class:"map-head",children:[c("h3",{class:i?"peeked":"",children:m.title}),c(_n,{example:e,selection:t})]}),t.view==="lines"?c(Mn,{map:m,lit:O,theme:o,onPoint:K,onPress:R}):t.view==="table"?c(Rn,{map:m,chosen:t.rows,caption:m.caption,onPress:R}):c(xn,{map:m,lit:O,theme:o,caption:m.caption,letters:t.present?In.presented:In.usual,onPoint:K,onPress:R}),c(an,{map:m,lit:O}),c("p",{class:"legend",children:[c("span",{children:[c("b",{class:"query",children:"row = looks"}),", ",c("b",{class:"key",children:"column = looked at"})]}),c("span",{class:"scale",children:["0 % ",c("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&c("span",{class:"scale",children:[c("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!j.includes(h.head)&&!p&&c("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:O.chosen.at(-1)??w[0]??1}),children:"Work its numbers out, inside this head"}),O.chosen.length>0&&!i&&c(pn,{map:m,rows:O.chosen,colours:o.lines,onDrop:R})]}),e.layout!=="heads"&&c("section",{class:"step-area","data-picture":"player",children:[e.steps.length>0&&c(Pn,{step:t.step,last:b,player:_,go:y}),e.steps[g]&&c(un,{example:e,step:g,open:h}),c(An,{example:e,open:h,step:g,pointed:s,theme:o,player:_,onPoint:a,go:y}),e.steps[g]&&c(On,{example:e,step:e.steps[g],onForce:n&&e.forceable?x=>(_.pause(),n("forced",{step:g,token:x})):void 0}),g===b&&e.reason&&c("p",{class:"stop",children:e.reason})]}),e.cards&&c(rn,{card:Ss(e,h),heading:e.cards.heading,note:e.cards.note})]})}function xs({groups:e},{kind:t,layer:o,head:n}){let r=e.find(s=>s.kind===t);return r!==void 0&&o<r.layers&&X(r).includes(n)}function Ss({cards:e,summaries:t},{kind:o,layer:n,head:r}){return e?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${t[r]} Roles are measured for single heads.`],columns:[]}}function Ms(e,t){!e||t===e.matches(":popover-open")||(e.popover=t?"manual":null,t&&e.showPopover())}function Os(e,t,o){for(let n of t){let r=e?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=Nt(n,o),i=([d=-1],p)=>d<0?["-10","0"]:[String(d/p),String(1/p)],[[l,f],[u,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[d,p]of Object.entries({top:l,high:f,left:u,wide:h}))r.style.setProperty(`--${d}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var zn=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var Dn=`/* Choices */

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
`;var Hn=`/* All heads */

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
`;var qn=`/* The open head */

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
`;var Un=`/* Steps */

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
`;var jn=`/* Decoding: the steps first */

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
`;var As=[zn,Dn,Hn,qn,Un,jn].join(`
`),Bn=new WeakMap;function Wn({data:e,parentElement:t,setTriggerValue:o}){let n=tt(t,As),r=Bn.get(n),s=r?.bytes===e?r.example:tn(e);return Bn.set(n,{bytes:e,example:s}),ae(c(Ns,{example:s,theme:Ve(n),send:o}),n),()=>{ae(null,n),n.remove()}}function Ns({example:e,theme:t,send:o}){let[n,r]=E(Pt);return ce(()=>{let s=()=>r(Pt());return s(),Jo(s)},[]),c(Fn,{example:e,theme:t,send:o,selection:Bo(n,e)})}function Rs({data:e,parentElement:t,setTriggerValue:o}){let n=t instanceof ShadowRoot?t.host:t,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Zo(e,s=>o("chosen",s))}Qo({beams:zo,stage:Wn});export{zo as beams,Rs as follow,Wn as stage};
