var O,ho,vr,et,Oe,Kt,mo,Bt,go,Ee,Me,xr,$t=Symbol.for("pv"),Vt={},Yt=[],kr=/^m(i|n|o|s|text|space)$/,Zt=Array.isArray,$e=Yt.slice,at=Object.assign;function it(t){t&&t.parentNode&&t.remove()}function Te(t,e,o){var n,r,s,a={},i=arguments.length;for(s in e)s=="key"?n=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return i>2&&(a.children=i>3?$e.call(arguments,2):o),Et(t,a,n,r,null)}function Et(t,e,o,n,r){var s={type:t,props:e,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$t,__v:r||++ho,__i:-1,__u:0};return!r&&O.vnode&&O.vnode(s),s}function I(t){return t.children}function ot(t,e){this.props=t,this.context=e,this.__g=0}function nt(t,e){if(e==null)return t.__&&nt(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:nt(t)}function Sr(t){var e,o=t.__v,n=o.__e,r=[],s=[],a=t.__P;a&&((e=at({constructor:$t},o)).__v=o.__v+1,O.vnode&&O.vnode(e),Le(a,e,o,t.__n,a.namespaceURI,32&o.__u?[n]:null,r,n||nt(o),32&o.__u,s),e.__v=o.__v,e.__.__k[e.__i]=e,xo(r,e,s),o.__=o.__e=null,e.__e!=n&&_o(e))}function _o(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),_o(t)}function po(t){(8&t.__g||(t.__g|=8,et.push(t),Kt++))&&Oe==O.debounceRendering||((Oe=O.debounceRendering)||queueMicrotask)(bo)}function bo(){try{for(var t,e=1;et.length;)et.length>e&&et.sort(mo),t=et.shift(),e=et.length,8&t.__g&&Sr(t)}finally{(Kt=et.length)&&(Oe||queueMicrotask)(bo)}}function yo(t,e,o,n,r,s,a,i,c,d,u){var h,f,p,m,b,y,_=n.__k||Yt,g=e.length;for(c=Or(o,e,_,c,g),h=0;h<g;h++)(p=o.__k[h])!=null&&(f=~p.__i&&_[p.__i]||Vt,p.__i=h,y=Le(t,p,f,r,s,a,i,c,d,u),m=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Ce(f.ref,null,p,f),p.ref&&u.push(p.ref,p.__c||m,p)),b=b||m,4&p.__u?(c=wo(p,c,t,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&y!==void 0?c=y:m&&(c=m.nextSibling),p.__u&=-21);return o.__e=b,c}function Or(t,e,o,n,r){var s,a,i,c,d,u,h,f,p,m=o.length,b=m,y=0,_=0,g=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=Et(null,a):Zt(a)?a=g[s]=Et(I,{children:a}):a.constructor===$t&&a.__b?a=g[s]=Et(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,c=s+y,a.__=t,a.__b=t.__b+1,i=null,~(d=a.__i=Mr(a,o,c,b))&&(b--,(i=o[d])&&(i.__u|=2)),i&&i.__v?(a.__u|=16,d==c-1?y--:d==c+1?y++:d!=c&&(d>c?y--:y++,_=1)):(~d||(r>m?y--:r<m&&y++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(_){for(u=[],h=[],s=0;s<r;s++)if((a=g[s])&&16&a.__u){for(y=0,f=u.length;y<f;)u[p=y+f>>1]<a.__i?y=p+1:f=p;u[y]=a.__i,h[s]=y+1}for(y=u.length;s--;)h[s]&&(h[s]==y?y--:g[s].__u|=4)}if(b)for(s=0;s<m;s++)!(i=o[s])||2&i.__u||(i.__e==n&&(n=nt(i)),Pe(i,i));return n}function wo(t,e,o,n){var r,s,a,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=wo(r[s],e,o,!1));return e}for(e&&!e.parentNode&&(e=nt(t))&&!e.parentNode&&(e=null),a=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(a!=i&&(!n&&o.moveBefore&&a.parentNode?o.moveBefore(a,e):o.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ae(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(Zt(t)?t.some(function(o){Ae(o,e)}):e.push(t)),e}function Mr(t,e,o,n){var r,s=t.key,a=t.type,i=e[o],c=i&&!(2&i.__u);if(i===null&&s==null||c&&s==i.key&&a==i.type)return o;if(n>(c?1:0)){for(r=o-1;r>=0;r--)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r;for(r=o+1;r<e.length;r++)if((i=e[r])&&!(2&i.__u)&&s==i.key&&a==i.type)return r}return-1}function fo(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function Wt(t,e,o,n,r){var s,a;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof n=="string"&&(t.style.cssText=n=""),n)for(e in n)o&&e in o||fo(t.style,e);if(o)for(e in o)n&&o[e]==n[e]||fo(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=o,o&&n||(a=Me[e]||(Me[e]=Er(e)),(t.__a||(t.__a={}))[e]=Ee,s=e!=(e=e.replace(go,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Er(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[Bt]==null)e[Bt]=Ee++;else if(e[Bt]<this.__a[t])return;return o(O.event?O.event(e):e)}}}function Le(t,e,o,n,r,s,a,i,c,d){var u,h,f,p,m,b,y,_,g,w,v,S,k,x,H,W,M,q,U=e.type;if(e.constructor!==$t)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(e.__u|=c,h=s=[],u.nodeType==8?i=Gt(u,s):s.push(u),i=s[0]||i),(u=O.__b)&&u(e);t:if(typeof U=="function"){f=a.length;try{if(_=e.props,g=(u=U.prototype)&&u.render,w=(u=U.contextType)&&n[u.__c],v=u?w?w.props.value:u.__:n,(p=o.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(g?e.__c=p=new U(_,v):(e.__c=p=new ot(_,v),p.constructor=U,p.render=Tr),w&&w.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),U.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=at({},p.__s)),at(p.__s,U.getDerivedStateFromProps(_,p.__s)))),m=p.props,b=p.state,p.__v=e,o.__c){if(_!==m&&g&&!U.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(_,v),e.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(_,p.__s,v)===!1){e.__v!=o.__v&&(p.props=_,p.state=p.__s,p.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(z){z&&(z.__=e)}),Yt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),i=nt(o);break t}p.componentWillUpdate&&p.componentWillUpdate(_,p.__s,v),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,b,y)})}else g&&!U.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=v,p.props=_,p.__P=t,p.__g&=-5,S=O.__r,k=g?25:0;do p.__g&=-9,S&&S(e),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++k<25);g&&(Yt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=at({},n,p.getChildContext())),g&&o.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(m,b)),x=u&&u.type===I&&u.key==null?u.props.children:u,_.__P&&(u=i,r=(t=_.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=t&&(o.__k.some(function(z){z&&Pe(z,z)}),o.__k=null),i=o.__k?nt(o,0):null),i=yo(t,Zt(x)?x:[x],e,o,n,r,s,a,i,c,d),_.__P&&(e.__e=null,i=u),e.__u&=-161,h&&h.some(it),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(z){if(a.length=f,e.__v=null,c||s)if(z&&z.then){if(e.__u|=128|c,s){for(~(M=s.indexOf(i||void 0))||(M=s.length);(q=s[M-1])&&q.nodeType==8;)M--;for(;M<s.length;M++)if(q=s[M])if(s[M]=null,H){if(q==W)break}else{if(q.nodeType!=8)break;q.data.startsWith("$s")&&(W=Gt(H=q))}}if(!H){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;H=i}(u=Gt(H=e.__c.__z||(e.__c.__z=H)))?(e.__e=H,i=u):e.__e=i,i=i&&i.nextSibling}else s&&s.some(it);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),z&&z.then||vo(e),O.__e(z,e,o)}}else i=e.__e=$r(o.__e,e,o,n,r,s,a,c,d,t);return(u=O.diffed)&&u(e),i}function Gt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function vo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(vo))}function xo(t,e,o){for(var n=0;n<o.length;)Ce(o[n++],o[n++],o[n++]);O.__c&&O.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){O.__e(s,r.__v)}})}function $r(t,e,o,n,r,s,a,i,c,d){var u,h,f,p,m,b,y,_,g=o.props||Vt,w=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((m=s[u])&&(v?m.localName==v:m.nodeType==3)){t=m,s[u]=null;break}}if(!t){if(_=d.ownerDocument||document,!v)return _.createTextNode(w);t=_.createElementNS(r,v,w.is?w:d),i&&(O.__m&&O.__m(e,s),i=!1),s=null}if(v){if(d=v=="template"&&t.content||t,s=v=="textarea"&&w.defaultValue!=null?null:s&&$e.call(d.childNodes),!i&&s)for(g={},u=0;u<t.attributes.length;u++)g[(m=t.attributes[u]).name]=m.value;for(u in g)m=g[u],u=="dangerouslySetInnerHTML"?f=m:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Wt(t,u,null,m,r);for(u in w)m=w[u],u=="children"?p=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?b=m:u=="checked"?y=m:i&&typeof m!="function"||g[u]===m||Wt(t,u,m,g[u],r);h?(i||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(f&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&kr.test(v))&&(r="http://www.w3.org/1999/xhtml"),yo(d,Zt(p)?p:[p],e,o,n,r,s,a,s?s[0]:o.__k&&nt(o,0),i,c),s&&s.some(it)),i&&v!="textarea"||(u="value",v=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(v!="progress"||b)||Wt(t,u,b,g[u],r),u="checked",y!=null&&y!=t[u]&&Wt(t,u,y,g[u],r))}else g===w||i&&t.data==w||(t.data=w);return t}function Ce(t,e,o,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){O.__e(r,o)}}function Pe(t,e,o){var n,r,s,a;if(O.unmount&&O.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Ce(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(i){O.__e(i,e)}n.__P=n.__n=null}if(n=t.__k)for(a=0;a<n.length;a++)n[a]&&Pe(n[a],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(n=t.__c)&&(n=n.__z)&&(r=Gt(n,s=[]))&&(n==t.__e&&s.some(it),it(r),it(n)),o||it(t.__e),t.__e=t.__c=t.__=null}function Tr(t,e,o){return this.constructor(t,o)}function ct(t,e){var o,n,r,s;O.__&&O.__(t,e),e.nodeType==9&&(e=e.documentElement),n=(o=t&&32&t.__u)?null:e.__k,e.__k=Et(I,{children:[t]}),r=[],s=[],Le(e,e.__k,n||Vt,Vt,e.namespaceURI,n?null:e.firstChild?$e.call(e.childNodes):null,r,n?n.__e:e.firstChild,o,s),xo(r,e.__k,s),e.__k.props.children=null}O={__e:function(t,e,o,n){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(i){t=i}}throw Kt=0,t}},ho=0,vr=function(t){return t!=null&&t.constructor===$t},ot.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=at({},this.state)),typeof t=="function"&&(t=t(at({},o),this.props)),t&&(at(o,t),this.__v&&(e&&this.__k.push(e),po(this)))},ot.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),po(this))},ot.prototype.render=I,et=[],Kt=0,mo=function(t,e){return t.__v.__b-e.__v.__b},Bt=Symbol(),go=/(PointerCapture)$|Capture$/i,Ee=0,Me={},xr=0;var bt,R,Ne,ko,Re=Object.is,At=0,Co=[],Ie=[],P=O,So=P.__b,Oo=P.__r,Mo=P.diffed,Eo=P.__c,$o=P.unmount,To=P.__;function Xt(t,e){P.__h&&P.__h(R,t,At||e),At=0;var o=R.__H||(R.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function A(t){return At=1,Po(No,t)}function Po(t,e,o){var n=Xt(bt++,2);if(n.t=t,!n.__c&&(n.__=[o?o(e):No(void 0,e),function(s){var a=(n.__N||n.__)[0],i=n.t(a,s);Re(a,i)||(n.__N=[i,n.__[1]],n.__c.setState({}))}],n.__c=R,!R.__f)){R.__f=!0;var r=R.shouldComponentUpdate;R.shouldComponentUpdate=function(s,a,i){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(f){f.__N&&(d=!0,Re(f.__[0],f.__N[0])||(u=!0))}),r){var h=r.call(this,s,a,i);return d?h||u:h}return!d||u}}return n.__}function lt(t,e){var o=Xt(bt++,3);!P.__s&&De(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,R.__H.__h.push(o))}function L(t,e){var o=Xt(bt++,4);!P.__s&&De(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,R.__h.push(o))}function F(t){return At=5,D(function(){return{current:t}},[])}function D(t,e){var o=Xt(bt++,7);return De(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function Jt(t,e){return At=8,D(function(){return t},e)}function Ar(){var t;do{for(;t=Ie.shift();)try{Tt(t)}catch(o){P.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=Co.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Tt),e.__h.some(Fe),e.__h=[]}catch(o){e.__h=[],P.__e(o,t.__v)}}}while(Ie.length)}P.__b=function(t){R=null,So&&So(t)},P.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),To&&To(t,e)},P.__r=function(t){Oo&&Oo(t),bt=0;var e=(R=t.__c).__H;e&&(Ne==R?R.__h=[]:(e.__h.some(Tt),e.__h.some(Fe),bt=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Ne=R},P.diffed=function(t){Mo&&Mo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Lo(Co.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Ne=R=null},P.__c=function(t,e){e.some(function(o){try{o.__h.some(Tt),o.__h=o.__h.filter(function(n){return!n.__||Fe(n)})}catch(n){o.__h=[function(){throw n}]}}),Eo&&Eo(t,e)},P.unmount=function(t){$o&&$o(t);var e,o,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}r.__P=o,Lo(Ie.push(r))}else Tt(r)}catch(s){e=s}}),n.__H=void 0,e&&P.__e(e,n.__v))};var Ao=typeof requestAnimationFrame=="function";function Lr(t){var e,o=function(){clearTimeout(n),Ao&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(o,35);Ao&&(e=requestAnimationFrame(o))}function Lo(t){t!=1&&ko==P.requestAnimationFrame||((ko=P.requestAnimationFrame)||Lr)(Ar)}function Tt(t){var e=R,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),R=e}function Fe(t){var e=R;t.__c=t.__(),R=e}function De(t,e){return!t||t.length!=e.length||e.some(function(o,n){return!Re(o,t[n])})}function No(t,e){return typeof e=="function"?e(t):e}function Z(){let t=F(null),[e,o]=A({width:0,height:0});return L(()=>{let n=t.current,r=()=>o({width:n.clientWidth,height:n.clientHeight}),s=new ResizeObserver(r);return r(),s.observe(n),()=>s.disconnect()},[]),[t,e]}function Ro(t){L(()=>{let e=t.current,o=document.querySelector("[data-testid=stMain]"),n=()=>{let s=e.querySelector(".large-map, .lines, .table");if(!s||o?.scrollTop||e.matches(":popover-open"))return;let{top:a}=s.getBoundingClientRect();e.style.setProperty("--room",`${Math.floor(window.innerHeight-a-12)}px`)},r=new ResizeObserver(n);n();for(let s of[e,document.querySelector("[data-testid=stMainBlockContainer]")])s&&r.observe(s);return window.addEventListener("resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}},[])}var Cr=/[\u202A-\u202E\u2066-\u2069]/g,Pr=/(\p{M}{4})\p{M}+/gu,Nr=/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u,Rr={" ":"\u2423","\xA0":"\u2423","	":"\u21E5","\n":"\u21B5","\r":"\u21B5"},Ir=new Intl.Segmenter(void 0,{granularity:"grapheme"}),ze=t=>[...Ir.segment(t)].map(e=>e.segment),Io=14;function Lt(t){let e=t.replace(Cr,"").replace(Pr,"$1");return/^\s+$/.test(e)?[...e].map(o=>Rr[o]??"\u2423").join(""):e||"\u2205"}function V(t,e=Io){let o=Lt(t);if(o.length<=e)return o;let n=ze(o);return n.length<=e?o:n.slice(0,e-1).join("")+"\u2026"}function X(t,e=Io){return`\u2068${V(t,e)}\u2069`}function Fo(t){let e=t.find(o=>/\p{L}/u.test(o)&&!/^<.*>$/.test(o))??"";return Nr.test(e)?"rtl":"ltr"}var Fr=Symbol.for("pv"),Dr=0;function l(t,e,o,n,r,s){e||(e={});var a,i,c=e;if("ref"in c&&typeof t!="function")for(i in c={},e)i=="ref"?a=e[i]:c[i]=e[i];var d={type:t,props:c,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fr,__v:--Dr,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),O.vnode&&O.vnode(d),d}function $({token:t,length:e,class:o=""}){return l("bdi",{class:`token ${o}`,title:Lt(t),children:V(t,e)})}function Qt({font:t,codeFont:e}){let o=[t,e].flatMap(s=>[`400 14px ${s}`,`700 14px ${s}`]),[n,r]=A(()=>o.every(s=>document.fonts.check(s)));return lt(()=>{n||Promise.all(o.map(s=>document.fonts.load(s))).then(()=>r(!0),()=>{})},[t,e]),n}function te(t,e){let o=e[t.ctrlKey?`Control+${t.key}`:t.key];if(!o||t.altKey||t.metaKey)return;t.preventDefault(),t.stopPropagation();let n=o();n instanceof HTMLElement&&(n.scrollIntoView({block:"nearest",inline:"nearest"}),n.focus({preventScroll:!0}))}var Ct=t=>t instanceof Element&&t.closest("[data-id]")?.getAttribute("data-id")||null;function ee({moves:t,press:e,onFocus:o,taps:n=!1}){let[{id:r,spoken:s},a]=A({id:null,spoken:!0}),i=F(!1),c=(h,f=!0)=>a(p=>p.id===h?p:{id:h,spoken:f}),d=({pointerType:h,target:f,currentTarget:p})=>h!=="touch"&&c(Ct(f)??Ct(p.querySelector(":focus-visible")));return{id:r,spoken:s,listeners:{onPointerOver:d,onPointerLeave:d,onPointerDown:({pointerType:h})=>{i.current=h==="touch"},onClick:({target:h})=>e(Ct(h),{id:r,touch:i.current,point:c}),onFocusIn:({target:h})=>{let f=Ct(h);f&&o(f),f&&h instanceof Element&&h.matches(":focus-visible")&&c(f,!1)},onFocusOut:()=>n&&i.current||c(null),onKeyDown:h=>{i.current=!1;let{key:f,target:p,currentTarget:m}=h,b=Ct(p);if(f==="Escape")c(null);else if(b){let y=_=>_?m.querySelector(`[data-id="${_}"]`):null;te(h,Object.fromEntries(Object.entries(t(b)).map(([_,g])=>[_,()=>y(g())])))}}}}}function oe({parts:t,hint:e,spoken:o}){return l("div",{class:"line","aria-live":o?"polite":"off",children:t?t.map((n,r)=>typeof n=="string"?n:l($,{...n},r)):matchMedia("(hover: none)").matches?e.tap:e.point})}function ne(t,e){if(!Number.isFinite(t))return Number.isNaN(t)?"\u2013":t<0?"\u2212\u221E":"\u221E";let o=Math.abs(t).toFixed(e),n=t<0?"\u2212":"";if(t!==0&&Number(o)===0)return`${n?">":"<"}${n}${(10**-e).toFixed(e)}`;let[r,s]=o.split(".");return n+zr(Number(r))+(s?`.${s}`:"")}function zr(t){return t.toLocaleString("en")}function E(t,e=0){let o=(Math.abs(t)*100).toFixed(e);return t!==0&&Number(o)===0||t<1&&Number(o)===100?e===0?E(t,1):Number(o)?`>${(100-10**-e).toFixed(e)} %`:`<${(10**-e).toFixed(e)} %`:`${t<0?"\u2212":""}${o} %`}function Do(t){return t>=.005?(t*100).toFixed(0):""}var rt=t=>t.map(e=>typeof e=="string"?e:X(e.token,e.length)).join("");var Hr;function He(t,e,o,n){let r=Hr??=document.createElement("canvas");(r.width!==o||r.height!==e)&&Object.assign(r,{width:o,height:e});let s=r.getContext("2d"),a=s.createImageData(o,e),i=new Uint32Array(a.data.buffer);for(let c=0;c<i.length;c+=1)i[c]=n.pixels[Math.min(255,Math.round(t[c]*255))];return s.putImageData(a,0,0),r}var J=6;function G({size:t,bold:e,code:o},n){return`${e?700:400} ${t}px ${o?n.codeFont:n.font}`}function ut(t,e,o,n,r=window.devicePixelRatio||1){let[s,a]=[Math.round(e*r),Math.round(o*r)];(t.width!==s||t.height!==a)&&Object.assign(t,{width:s,height:a}),Object.assign(t.style,{width:`${e}px`,height:`${o}px`});let i=t.getContext("2d");i.setTransform(r,0,0,r,0,0),i.clearRect(0,0,e,o),i.imageSmoothingEnabled=!1;let c=({fill:d,stroke:u,width:h=1,opacity:f=1,dash:p=[]},m)=>{i.globalAlpha=f,d&&(i.fillStyle=d,i.fill(m)),u&&(Object.assign(i,{strokeStyle:u,lineWidth:h}),i.setLineDash(p),i.stroke(m)),i.globalAlpha=1};return{rect(d,u,h,f,p){let m=new Path2D;p.radius?m.roundRect(d,u,h,f,p.radius):m.rect(d,u,h,f),c(p,m)},text(d,u,h,f){i.save(),i.translate(u,h),f.turned&&i.rotate(-Math.PI/2),Object.assign(i,{font:G(f,n),fillStyle:f.fill,textAlign:f.align??"left",textBaseline:"middle",direction:"ltr"}),i.fillText(d,0,0),i.restore()},cells:(d,u,h,f)=>i.drawImage(He(d,u,h,n),...f),hatch(d,u,h,f){i.fillStyle=qr(i,n),i.fillRect(d,u,h,f)},path:(d,u)=>c(u,new Path2D(d))}}var zo=new Map;function qr(t,e){let o=zo.get(e.signature);if(o)return o;let n=Object.assign(document.createElement("canvas"),{width:J,height:J}),r=n.getContext("2d");r.fillStyle=e.hatchGround,r.fillRect(0,0,J,J),Object.assign(r,{strokeStyle:e.hatchLine,lineWidth:1});for(let a of[-J,0,J])r.moveTo(a-1,J+1),r.lineTo(a+J+1,-1);r.stroke();let s=t.createPattern(n,"repeat");return zo.set(e.signature,s),s}var Ur,qo=()=>Ur??=document.createElement("canvas").getContext("2d");function qe(t){let e=qo();e.fillStyle=t;let o=Number.parseInt(String(e.fillStyle).slice(1,7),16)||0;return[o>>16,o>>8&255,o&255]}var re=(t,e,o)=>t.map((n,r)=>Math.round(n+(e[r]-n)*o)),pt=t=>`rgb(${t.join(",")})`;function Ue(t){let[e,o,n]=t.map(r=>r/255<=.04045?r/3294.6:((r/255+.055)/1.055)**2.4);return .2126*e+.7152*o+.0722*n}function Ho(t,e){let[o,n]=[Ue(t),Ue(e)].sort((r,s)=>r-s);return(n+.05)/(o+.05)}function jr(t){return Array.from({length:256},(e,o)=>{let n=o/255*(t.length-1),r=Math.min(Math.floor(n),t.length-2);return re(t[r],t[r+1],n-r)})}function se(t){let e=getComputedStyle(t),o=h=>e.getPropertyValue(`--st-${h}`).trim(),[n,r]=[qe(o("text-color")),qe(o("background-color"))],s=o("chart-sequential-colors").split(","),[a,i,c,...d]=o("chart-categorical-colors").split(","),u=jr(s.map(qe));return{text:pt(n),quiet:pt(re(r,n,.72)),ground:pt(r),primary:o("primary-color"),query:a,key:i,value:c,lines:d,font:o("font")||"sans-serif",codeFont:o("code-font")||"monospace",hatchGround:pt(re(r,n,.09)),hatchLine:pt(re(r,n,.3)),scale:u.map(pt),ink:u.map(h=>pt(Ho(h,n)>=Ho(h,r)?n:r)),pixels:Uint32Array.from(u,([h,f,p])=>4278190080|p<<16|f<<8|h),ramp:`linear-gradient(to right, ${s})`,dark:Ue(r)<.5,signature:["text-color","background-color","primary-color","chart-sequential-colors"].map(o).join("|")}}function j(t,e){let o=qo();return o.font=e,o.measureText(t).width}var dt=["source","target"];var jo=t=>t==="source"?"target":"source";function Wo(t){let e=Uint8Array.from(atob(t.weights),r=>r.charCodeAt(0)),n={words:{source:Uo("source",t.source),target:Uo("target",t.target)},directions:t.directions,weights:new Float32Array(e.buffer),knowsGold:!!t.gold,lines:[]};return{...n,lines:Wr(n,t.gold??[])}}var Uo=(t,e)=>e.map((o,n)=>({id:`${t} ${n}`,side:t,index:n,label:o,repeated:e.indexOf(o)!==e.lastIndexOf(o)}));function ie({words:t,weights:e},o){return t[jo(o.side)].map(n=>{let[r,s]=o.side==="target"?[o,n]:[n,o];return{other:n,weight:e[r.index*t.source.length+s.index]}})}var je=t=>1-t.reduce((e,{weight:o})=>e+o,0);function Wr(t,e){let{source:o,target:n}=t.words,r=n.flatMap(a=>{let i=ie(t,a),c=Math.max(...i.map(({weight:u})=>u)),d=c>=je(i)?i.find(({weight:u})=>u===c):void 0;return i.filter(({weight:u})=>u>0).map(u=>({source:u.other,target:a,weight:u.weight,kind:u===d?"best":"other",met:!1}))});r.sort((a,i)=>+(a.kind==="best")-+(i.kind==="best")||a.weight-i.weight);let s=(a,i)=>r.some(c=>c.kind==="best"&&c.source===a&&c.target===i);return[...r,...e.map(([a,i])=>({source:o[a],target:n[i],weight:0,kind:"gold",met:s(o[a],n[i])}))]}function ae(t,e,o){let n=({kind:i,weight:c})=>i!=="other"||c>=Math.max(e,.005),r=t.lines.filter(i=>n(i)&&(!o||i[o.side]===o)),s=new Set(o?[o,...r.filter(({kind:i})=>i!=="gold").map(i=>i[jo(o.side)])]:[]),a=new Map(o?ie(t,o).filter(({weight:i})=>i>=.005).map(({other:i,weight:c})=>[i,c]):[]);return{lines:r,lit:s,told:a}}var Br=560,Gr={letters:20,padding:8,least:48},Kr={letters:17,padding:4,least:35},Vr={share:.03,least:4,most:44},Yr={share:.17,least:130,most:190},Bo=3;function ce({words:t,directions:e},o,n){let r=({share:b,least:y,most:_})=>Math.max(y,Math.min(_,o*b)),s=o<Br,{letters:a,padding:i,least:c}=s?Kr:Gr,d=s?0:r(Vr),u=G({fill:"",size:a},n),h=dt.map(b=>t[b].map(({label:y})=>Math.max(c,Math.ceil(j(V(y),u))+2*i))),f=h.map(b=>b.reduce((y,_)=>y+_+d,2*Bo-d)),p=Math.max(o,...f),m=new Map;return dt.forEach((b,y)=>{let _=(p-f[y])/2+Bo;t[b].forEach((g,w)=>{let v=h[y][w],S=_+v/2;m.set(g,{x:e[b]==="rtl"?p-S:S,width:v}),_+=v+d})}),{width:p,gap:d,links:r(Yr),letters:a,places:m}}function Go({words:t,directions:e},{places:o},n){let{side:r,index:s}=n,a=u=>t[r][Math.max(0,Math.min(u,t[r].length-1))],i=e[r]==="rtl"?-1:1,c=u=>Math.abs((o.get(u)?.x??0)-(o.get(n)?.x??0)),d=u=>u===r?n:t[u].reduce((h,f)=>c(f)<c(h)?f:h);return{ArrowLeft:()=>a(s-i),ArrowRight:()=>a(s+i),ArrowUp:()=>d("source"),ArrowDown:()=>d("target"),Home:()=>a(0),End:()=>a(1/0)}}function le({places:t,links:e},{source:o,target:n},[r,s]=[0,0]){let[a,i]=[o,n].map(u=>r+(t.get(u)?.x??0)),[c,d]=[e*.42,s+e];return`M${a} ${s} C${a} ${s+c} ${i} ${d-c} ${i} ${d}`}var We={best:[.45,.85],other:[.12,.72]};function ue({kind:t,weight:e,met:o},n){if(t==="gold")return{stroke:o?n.ground:n.value,width:o?1.5:3,dash:[6,7]};let[r,s]=We[t];return{stroke:n.scale[Math.round(255*(r+(s-r)*e))],width:(t==="best"?1.5:1)+5.5*e}}var Zr=.1,Xr=3,Pt={source:"Text: looked at (key)",target:"Translation: looks (query)"},Yo={point:"Point at either side, or use the arrow keys.",tap:"Tap on either side."},Jr="The more weight, the thicker and the stronger in colour",Nt={line:3,name:12};function pe(t,e){return[["best","strongest of each"],["other",e>0?`others of at least ${E(e)}`:"others"],["",Jr],...t?[["met","strongest and right"],["gold","right, but not the strongest"]]:[]]}var Vo=({label:t,repeated:e,index:o})=>["\u201C",{token:t},e?`\u201D no.\xA0${o+1}`:"\u201D"];function Rt(t,e,o){let n=ie(t,e),s=n.filter(({weight:c})=>c>0).sort((c,d)=>d.weight-c.weight).slice(0,o).filter(({weight:c},d)=>d===0||c>=(d<Xr?.005:Zr)),a=e.side==="target",i=je(n);return[...Vo(e),...s.length?[a?" looks at ":" is looked at most by "]:[a?" looks at nothing here":" is looked at by nothing"],...s.flatMap(({other:c,weight:d},u)=>[u?", ":"",...Vo(c),` (${E(d).replace(" ","\xA0")})`]),a&&i>=.005?`, start and end ${E(i)}`:""]}function Zo({data:t,theme:e,onShow:o}){let[n,{width:r}]=Z(),s=F(null),[a,i]=A({source:0,target:0}),c=D(()=>Wo(t),[t.id]),d=Qt(e),u=D(()=>ce(c,r,e),[c,r,e.font,d]),{words:h,directions:f}=c,p=k=>dt.flatMap(x=>h[x]).find(x=>x.id===k)??null,{id:m,spoken:b,listeners:y}=ee({moves:k=>{let x=Go(c,u,p(k));return Object.fromEntries(Object.entries(x).map(([H,W])=>[H,()=>W().id]))},press:(k,{id:x,touch:H,point:W})=>(H||!k)&&W(x===k?null:k),onFocus:k=>{let x=p(k);x&&i({...a,[x.side]:x.index})},taps:!0}),_=p(m),{lines:g,lit:w,told:v}=ae(c,t.least,_);L(()=>o({alignment:c,least:t.least,word:_})),L(()=>{s.current&&(s.current.scrollLeft=f.target==="rtl"?s.current.scrollWidth:0)},[t.id,r>0]);let S=k=>l(Qr,{alignment:c,side:k,layout:u,lit:w,told:v,stop:Math.min(a[k],h[k].length-1)});return l("div",{class:"alignment",ref:n,style:{"--target":e.query,"--source":e.key,"--gold":e.value,"--ramp":e.ramp,colorScheme:e.dark?"dark":"light"},children:[l(oe,{parts:_&&Rt(c,_,Nt.line),hint:Yo,spoken:b}),l("div",{class:"scroller",ref:s,children:l("div",{class:_?"sheet focused":"sheet",role:"group","aria-label":t.caption,style:{width:`${u.width}px`,"--letters":`${u.letters}px`},...y,children:[S("source"),l("svg",{class:"links","aria-hidden":"true",style:{height:`${u.links}px`},children:g.map(k=>{let{stroke:x,width:H,dash:W}=ue(k,e),{source:M,target:q,kind:U,met:z}=k;return l("path",{class:z?`${U} met`:U,d:le(u,k),stroke:x,"stroke-width":H,"stroke-dasharray":W?.join(" ")},`${M.index} ${q.index} ${U}`)})}),S("target")]})}),l("div",{class:"legend",children:pe(c.knowsGold,t.least).map(([k,x])=>l("span",{class:"entry",children:[k&&l("i",{class:`swatch ${k}`}),x]},x))})]})}function Qr({alignment:t,side:e,layout:o,lit:n,told:r,stop:s}){let a=D(()=>t.words[e].map(i=>rt(Rt(t,i,Nt.name))),[t]);return l("div",{class:"row",children:[l("div",{class:`heading ${e}`,children:Pt[e]}),l("div",{class:`side ${e}`,role:"list","aria-label":Pt[e],dir:t.directions[e],style:{gap:`${o.gap}px`},children:t.words[e].map((i,c)=>l("div",{role:"listitem",children:l("button",{type:"button",class:n.has(i)?"item lit":"item","data-id":i.id,tabIndex:c===s?0:-1,"aria-label":a[c],style:{width:`${o.places.get(i)?.width}px`},children:[l("span",{class:"number",children:r.has(i)?E(r.get(i)??0):""}),l("span",{class:"label",children:l($,{token:i.label})})]})},i.id))})]})}var Xo=`.alignment .token {
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
  font: inherit;
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
`;var Jo=12;var es=1.4;function It(t,e=Jo){let o=t.filter(r=>!!r),n=o.reduce((r,s)=>r+s.height+e,-e);return{width:Math.max(0,...o.map(({width:r})=>r)),height:Math.max(0,n),draw:(r,s,a)=>o.reduce((i,c)=>(c.draw(r,s,i),i+c.height+e),a)}}function ft(t,e=Jo){let o=t.filter(n=>!!n);return{width:Math.max(0,o.reduce((n,r)=>n+r.width+e,-e)),height:Math.max(0,...o.map(({height:n})=>n)),draw:(n,r,s)=>o.reduce((a,i)=>(i.draw(n,a,s),a+i.width+e),r)}}function yt(t,e,o,n){let r=G(o,n),s=[];for(let i of t.split(/\s+/).filter(Boolean)){let c=s.length?`${s.at(-1)} ${i}`:i;s.length&&j(c,r)<=e?s[s.length-1]=c:s.push(i)}let a=o.size*es;return{width:Math.ceil(Math.max(0,...s.map(i=>j(i,r)))),height:Math.ceil(s.length*a),draw:(i,c,d)=>s.forEach((u,h)=>i.text(u,c,d+(h+.5)*a,o))}}var os=720,ht={heading:26,number:22,label:34},de=15,Ge={width:32,height:20},Be=32;function Qo(t,e){let{alignment:o,least:n,word:r}=t,s=ce(o,os,e),a=r&&yt(rt(Rt(o,r,Nt.line)),s.width,{fill:e.text,size:de},e),i=ht.heading+ht.number+ht.label,c={width:s.width,height:2*i+s.links,draw:d};return It([a,c,ns(o.knowsGold,n,s.width,e)],16);function d(u,h,f){let{lines:p,lit:m,told:b}=ae(o,n,r),y=f+c.height;for(let _ of p)u.path(le(s,_,[h,f+i]),ue(_,e));for(let _ of dt){let g=v=>_==="source"?f+v:y-v,w=_==="source"?e.key:e.query;u.text(Pt[_],h,g(ht.heading/2),{fill:w,size:de,bold:!0});for(let v of o.words[_]){let S=h+(s.places.get(v)?.x??0),k=r&&!m.has(v),x=b.get(v);x!==void 0&&u.text(E(x),S,g(ht.heading+ht.number/2),{fill:k?e.quiet:e.text,size:de,bold:!k,align:"center"}),u.text(X(v.label),S,g(i-ht.label/2),{fill:k?e.quiet:w,size:s.letters,align:"center"})}}}}function ns(t,e,o,n){let r=[[]];for(let[s,a]of pe(t,e)){let i=s&&{...Ge,draw:(u,h,f)=>rs(u,s,h,f+Ge.height/2,n)},c=ft([i||null,yt(a,1/0,{fill:n.quiet,size:de},n)],8),d=r.at(-1);d.length&&ft([...d,c],20).width>o?r.push([c]):d.push(c)}return It(r.map(s=>ft(s,20)),4)}function rs(t,e,o,n,r){let{width:s}=Ge;if(e!=="gold"){let[i,c]=We[e==="other"?"other":"best"],d=e==="other"?2:5,u=Array.from({length:Be},(h,f)=>i+(c-i)*f/(Be-1));t.cells(u,1,Be,[o,n-d/2,s,d])}let a=e==="met";(a||e==="gold")&&t.path(`M${o} ${n}H${o+s}`,{stroke:a?r.ground:r.value,width:a?1.5:3,dash:[6,6]})}var tn=`/* What all views but the stage begin with: type and colours of the page, and the line of words above a drawing. */

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
`;function fe(t,e){let o=t.querySelector(".lab");if(o instanceof HTMLElement)return o;let n=Object.assign(document.createElement("style"),{textContent:e}),r=Object.assign(document.createElement("div"),{className:"lab"});return t.append(n,r),r}var Ke=new Map;function en(t,e){return Ke.set(t,e),()=>{Ke.get(t)===e&&Ke.delete(t)}}function he(t,e,o,n,r){let s=fe(t,tn+o),a=se(s),i=null;ct(n(a,d=>i=d),s);let c=en(e,()=>i&&{picture:r(i,a),theme:a});return()=>{c(),ct(null,s),s.remove()}}var on=({data:t,parentElement:e})=>he(e,t.name,Xo,(o,n)=>l(Zo,{data:t,theme:o,onShow:n}),Qo);var nn=Object.assign;function cs(t,e){for(var o in t)if(o!="__source"&&t[o]!==e[o])return!0;for(var n in e)if(n!="__source"&&!(n in t))return!0;return!1}var ls=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;function Ft(t,e){function o(r){var s=this.props.ref;return s!=r.ref&&s&&(typeof s=="function"?s(null):s.current=null),e?!e(this.props,r)||s!=r.ref:cs(this.props,r)}function n(r){return this.shouldComponentUpdate=o,Te(t,r)}return n.displayName="Memo("+(t.displayName||t.name)+")",n.prototype.isReactComponent=!0,n.type=t,n}var us=Symbol.for("react.element"),ps=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,ds=/[A-Z0-9]/g,fs=typeof document<"u";var hs=function(t){return/fil|che|rad/.test(t)};ot.prototype.isReactComponent=!0,["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(t){Object.defineProperty(ot.prototype,t,{configurable:!0,get:function(){return this["UNSAFE_"+t]},set:function(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})});var rn=O.event;O.event=function(t){return rn&&(t=rn(t)),t.persist=function(){},t.isPropagationStopped=function(){return this.cancelBubble},t.isDefaultPrevented=function(){return this.defaultPrevented},t.nativeEvent=t};var ms={configurable:!0,get:function(){return this.class}},sn=O.vnode;O.vnode=function(t){if(typeof t.type=="string")(function(n){var r=n.props,s=n.type,a={},i=s.indexOf("-")==-1;for(var c in r){var d=r[c];if(!(c=="value"&&"defaultValue"in r&&d==null||fs&&c=="children"&&s=="noscript"||c=="class"||c=="className")){if(c=="style"&&d&&d.constructor==Object){var u=void 0;for(var h in d)typeof d[h]!="number"||ls.test(h)||(u||(u=d=nn({},d)),d[h]+="px")}else if(c=="defaultValue"&&"value"in r&&r.value==null)c="value";else if(c=="download"&&d===!0)d="";else if(c=="translate"&&d==="no")d=!1;else if(c[0]=="o"&&c[1]=="n"){var f=c.toLowerCase();f=="ondoubleclick"?c="ondblclick":f!="onchange"||s!="input"&&s!="textarea"||hs(r.type)?f=="onfocus"?c="onfocusin":f=="onblur"&&(c="onfocusout"):f=c="oninput",f=="oninput"&&a[c=f]&&(c="oninputCapture")}else i&&ps.test(c)?c=c.replace(ds,"-$&").toLowerCase():d===null&&(d=void 0);a[c]=d}}if(s=="select"){var p=a.defaultValue!=null?a.defaultValue:a.multiple&&Array.isArray(a.value)?a.value:null;p!=null&&(a.value=Ae(r.children).forEach(function(m){m.props.selected=a.multiple?p.indexOf(m.props.value)!=-1:p==m.props.value}))}r.class&&!r.className?(a.class=r.class,Object.defineProperty(a,"className",ms)):r.className&&(a.class=a.className=r.className),n.props=a})(t);else if(typeof t.type=="function"&&("ref"in t.props&&"prototype"in t.type&&t.type.prototype.render&&(t.ref=t.props.ref,delete t.props.ref),t.type.defaultProps)){var e=nn({},t.props);for(var o in t.type.defaultProps)e[o]===void 0&&(e[o]=t.type.defaultProps[o]);t.props=e}t.ref&&!("ref"in t.props)&&Object.defineProperty(t.props,"ref",{value:t.ref,configurable:!0,writable:!0}),t.$$typeof=us,sn&&sn(t)};function an(t,e){let o=new Map,n=[];for(let s of t){let a=o.get(s.parent)??null,i={...s,parent:a,children:[],place:(n[s.depth]??=[]).length};o.set(i.id,i),n[i.depth].push(i),a?.children.push(i)}let r=[...o.values()];return{nodes:r,columns:n,end:r.findLast(s=>s.winner)??n.at(-1)?.[0]??r[0],dropped:r.length-mt(r).length,width:e}}var mt=t=>t.filter(e=>e.kept);function wt(t){let e=[];for(let o=t??null;o;o=o.parent)e.unshift(o);return e}var vt=({log_probability:t,parent:e})=>e?Math.min(1,Math.exp(t-e.log_probability)):0;function cn({nodes:t,columns:e,end:o},n,r){let s=e[n.depth];return{ArrowLeft:()=>n.parent,ArrowRight:()=>n.children.find(a=>a.winner)??n.children.find(r),ArrowUp:()=>s[n.place-1],ArrowDown:()=>s.filter(r)[n.place+1],Home:()=>t[0],End:()=>o}}var Ve=120,_e={path:"winner\u2019s path",bar:"probability of the step itself",mark:"\u2713 finished, with its score"},ge={point:"Point at a token, or use the arrow keys.",tap:"Tap a token to read its branch."},ln={point:`${ge.point} Click or Enter opens it.`,tap:`${ge.tap} Tap it again to open it.`},be=t=>t===0?"start":t===1?"step 1":String(t),ye=t=>`dropped: outside the best ${t}`,gs=t=>Math.abs(t)<.01?4:Math.abs(t)<1?3:2,me=t=>Math.abs(t)<5e-5?"\u22480":ne(t,gs(t)),st=({finished:t,kept:e,score:o})=>t&&e&&o!==null?`\u2713 ${me(o)}`:"";function _s(t){let e=wt(t).slice(1).flatMap(r=>r.finished?[]:r.token),o=Lt(t.text??e.join(e.every(r=>[...r].length===1)?"":" ")),n=o.length>Ve?ze(o):[];return n.length>Ve?`\u2026${n.slice(1-Ve).join("")}`:o}function Dt({columns:t,width:e},o){if(!o.parent)return["Start: nothing is written yet."];let n=o.log_probability,r=mt(t[o.depth]),s=r.findLast(i=>!i.finished)??o,a=o.finished||!t[o.depth+1]||mt(o.children).length;return["\u201C",{token:_s(o),length:1/0},`\u201D. Step ${o.depth} writes \u201C`,{token:o.token},`\u201D with ${E(vt(o))}; everything so far has ${E(Math.exp(n),1)}, log-probability ${me(n)}. `,o.kept?`Kept: number ${o.place+1} of the ${r.length} at this step.`:o.finished?`Dropped: not among the ${e} best finished ones.`:`Dropped: outside the best ${e}, ${me(s.log_probability-n)} behind the last of them.`,o.finished&&o.score!==null?` Finished with score ${me(o.score)}.`:"",o.winner?" The winner\u2019s path.":"",o.kept&&!a?" Nothing that followed was kept.":""]}var N={chip:12,head:26,letters:{kept:14.25,dropped:12.5,mark:13},high:{kept:28,dropped:18},padding:{kept:9,dropped:3},least:34,mark:5},xt={kept:38,dropped:22},Q={least:22,most:64,cut:30,edge:6};function un({nodes:t},e){return new Map(t.map(o=>{let n=o.kept?"kept":"dropped",r=j(V(o.token,N.chip),G({fill:"",size:N.letters[n],bold:o.winner,code:!0},e)),s=st(o)&&N.mark+j(st(o),G({fill:"",size:N.letters.mark,bold:o.winner},e));return[o,Math.max(o.kept?N.least:0,Math.ceil(r+Number(s))+2*N.padding[n])]}))}function zt({columns:t,width:e},o,n,r,[s,a]=[0,0]){let i=t.map(_=>Math.max(..._.map(g=>o.get(g)??0))),c=n-2*Q.edge-i.reduce((_,g)=>_+g,0),d=Math.max(Q.least,Math.min(Q.most,c/(i.length-1||1))),u=a+N.head+Q.edge,h=t.map(_=>u+Math.max(e,mt(_).length)*xt.kept+Q.cut/2),f=new Map,p=i.map((_,g)=>s+Q.edge+i.slice(0,g).reduce((w,v)=>w+v+d,0)),m=r?Math.max(...h):0;t.forEach((_,g)=>{let w=h[g]+Q.cut/2-mt(_).length*xt.dropped;for(let v of _){let S=v.kept?u+(v.place+.5)*xt.kept:w+(v.place+.5)*xt.dropped;f.set(v,{x:p[g],y:S,width:o.get(v)??0,end:p[g]+i[g]}),(v.kept||r)&&(m=Math.max(m,S+(v.kept?xt.kept:xt.dropped)/2))}});let b=p[p.length-1]+i[i.length-1]+Q.edge,y=h.map((_,g)=>`H${Math.max(s,p[g]-d/2)}V${_}`);return{places:f,columns:p,cut:h[0],cutPath:`M${s} ${h[0]}${y.join("")}H${Math.max(n,b)}`,width:b-s,height:m+Q.edge-a}}function Ht({places:t},e){return e.map(n=>{let[r,s]=[t.get(n),n.parent&&t.get(n.parent)];if(!r||!s)return"";let a=(s.end+r.x)/2;return`M${s.x+s.width} ${s.y}H${s.end}C${a} ${s.y} ${a} ${r.y} ${r.x} ${r.y}`}).join("")}var we=[["dropped",t=>!t.kept],["kept",t=>t.kept&&!t.winner],["winner",t=>t.winner]];var bs=60;function pn({data:t,theme:e,open:o,onShow:n}){let[r,{width:s}]=Z(),a=F(null),[i,c]=A(null),[d,u]=A(""),[h,f]=A(null),p=D(()=>an(t.nodes,t.width),[t.id]),m=Qt(e),b=D(()=>un(p,e),[p,e.font,e.codeFont,m]),y=T=>p.nodes.find(B=>String(B.id)===String(T))??null,_=y(t.selected),g=p.dropped>0&&(i??(p.nodes.length<=bs||_?.kept===!1)),w=D(()=>zt(p,b,s,g),[p,b,s,g]);L(()=>f(null),[t]),L(()=>n({tree:p,wide:b,all:g,selected:_}));let v=T=>{!o||T===_||(f(T.id),o(T.id))},S=T=>T.kept||g,{id:k,spoken:x,listeners:H}=ee({moves:T=>{let B=cn(p,y(T)??p.nodes[0],S);return Object.fromEntries(Object.entries(B).map(([Y,Se])=>[Y,()=>Se()?.id.toString()]))},press:(T,{id:B,touch:Y,point:Se})=>{let uo=y(T);!uo||Y&&B!==T?Se(T):v(uo)},onFocus:u}),W=y(k)??_,M=new Set(wt(W)),q=y(d)??_??p.nodes[0],U=S(q)?q:q.parent,z=()=>{v(p.end);let T=a.current?.querySelector(`[data-id="${p.end.id}"]`);T instanceof HTMLElement&&T.focus()};return l("div",{class:"beam",ref:r,style:{colorScheme:e.dark?"dark":"light"},children:[l("div",{class:"top",children:[l(oe,{parts:W&&Dt(p,W),hint:o?ln:ge,spoken:x}),o&&_&&_!==p.end&&l("button",{type:"button",class:"back",onClick:z,children:"Back to the winner"}),p.dropped>0&&l("label",{class:"switch",children:[l("input",{type:"checkbox",role:"switch",checked:g,onChange:({currentTarget:T})=>c(T.checked)}),"Show dropped branches (",p.dropped,")"]})]}),l("div",{class:"scroller",ref:a,style:{maxHeight:`${t.height}px`},children:l("div",{class:g?"sheet":"sheet kept-only",style:{width:`${w.width}px`,height:`${w.height}px`},...H,children:[l("div",{class:"head",style:{height:`${N.head}px`},children:w.columns.map((T,B)=>l("span",{class:"heading",style:{left:`${T}px`},children:be(B)},B))}),l(ys,{tree:p,layout:w}),l("svg",{"aria-hidden":"true",children:l("path",{class:"lit",d:Ht(w,[...M].filter(S))})}),l("div",{class:"cut",style:{top:`${w.cut}px`},children:l("span",{children:ye(p.width)})}),p.columns.map((T,B)=>l("div",{class:"column",role:"list","aria-label":B===0?"Start":`Step ${B}, best first`,children:T.map(Y=>l(ws,{node:Y,tree:p,layout:w,lit:M.has(Y),isStop:Y===U,isCurrent:Y===_,isPending:Y.id===h},Y.id))},B))]})}),l("div",{class:"legend",children:Object.entries(_e).map(([T,B])=>l("span",{class:T,children:B},T))})]})}var ys=Ft(vs),ws=Ft(xs);function vs({tree:t,layout:e}){return l("svg",{class:"branches","aria-hidden":"true",children:[l("path",{class:"cut",d:e.cutPath}),we.map(([o,n])=>l("path",{class:o,d:Ht(e,t.nodes.filter(n))},o))]})}function xs({node:t,tree:e,layout:o,lit:n,isStop:r,isCurrent:s,isPending:a}){let i={kept:t.kept,finished:t.finished,winner:t.winner,lit:n,pending:a},{x:c=0,y:d=0,width:u=0}=o.places.get(t)??{},h=D(()=>rt(Dt(e,t)),[e,t]);return l("div",{class:t.kept?"":"below",role:"listitem",children:l("button",{type:"button",class:["node",...Object.entries(i).flatMap(([f,p])=>p?f:[])].join(" "),"data-id":t.id,tabIndex:r?0:-1,"aria-label":h,"aria-current":s?"true":void 0,style:{left:`${c}px`,top:`${d}px`,width:`${u}px`,"--own":vt(t)},children:[l($,{token:t.token,length:N.chip}),st(t)&&l("span",{class:"mark",children:st(t)})]})})}var dn=`.beam {
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
`;var Ye=13,Ss=480,Os={width:26,height:14},Ms={dropped:{opacity:.2},kept:{opacity:.45,width:1.25},winner:{width:3.5},lit:{width:2}};function fn(t,e){let{tree:o,wide:n,all:r,selected:s}=t,{width:a,height:i}=zt(o,n,0,r),c=s&&yt(rt(Dt(o,s)),Math.max(Ss,a),{fill:e.text,size:15},e);return It([c,{width:a,height:i,draw:(d,u,h)=>Es(d,t,[u,h],e)},Ts(e)],16)}function Es(t,{tree:e,wide:o,all:n,selected:r},s,a){let i=zt(e,o,0,n,s),c={fill:a.quiet,size:Ye};i.columns.forEach((h,f)=>t.text(be(f),h,s[1]+N.head/2-2,c)),t.rect(s[0],s[1]+N.head-1,i.width,1,{fill:a.text,opacity:.2}),n&&t.path(i.cutPath,{stroke:a.text,opacity:.45,width:1.25,dash:[4,3]});let d=wt(r);for(let[h,f]of[...we,["lit",p=>d.includes(p)]]){let p=Ht(i,e.nodes.filter(m=>f(m)&&(m.kept||n)));p&&t.path(p,{stroke:h==="winner"?a.primary:a.text,...Ms[h]})}for(let[h,f]of i.places)(h.kept||n)&&$s(t,h,f,{lit:d.includes(h),open:h===r},a);if(!n)return;let u=ye(e.width);t.rect(s[0],i.cut-Ye/2,j(u,G(c,a))+8,Ye,{fill:a.ground}),t.text(u,s[0],i.cut,c)}function $s(t,e,{x:o,y:n,width:r},{lit:s,open:a},i){let{kept:c,winner:d}=e,[u,h]=c?[N.letters.kept,N.high.kept]:[N.letters.dropped,N.high.dropped],f=[o,n-h/2,r,h],p=c?7:5;if(t.rect(...f,{fill:i.ground,radius:p}),c){t.rect(...f,{fill:d?i.primary:i.text,opacity:d?.14:.06,radius:p}),t.rect(o+2,n+h/2-4,(r-4)*vt(e),3,{fill:d?i.primary:i.quiet});let v=s||!d?i.text:i.primary;t.rect(...f,{stroke:v,width:d?2:1,opacity:s||d?1:.45,radius:p})}a&&t.rect(o-3.5,n-h/2-3.5,r+7,h+7,{stroke:i.primary,width:3,radius:p+3});let[m,b]=[X(e.token,N.chip),st(e)],y={fill:c||s?i.text:i.quiet,size:u,bold:d,code:!0},_={fill:i.text,size:N.letters.mark,bold:d},g=j(m,G(y,i)),w=o+(r-g-(b?N.mark+j(b,G(_,i)):0))/2;t.text(m,w,n,y),b&&t.text(b,w+g+N.mark,n,_)}function Ts(t){let e={fill:t.quiet,size:14},{width:o,height:n}=Os,r={path:(a,i,c)=>a.rect(i,c+n/2,o,3.5,{fill:t.primary}),bar(a,i,c){a.rect(i,c+2,o,n,{stroke:t.text,opacity:.45,radius:4}),a.rect(i+1,c+n-2,o*.7,3,{fill:t.quiet})}},s=Object.entries(_e).map(([a,i])=>{let c=r[a]&&{width:o,height:n,draw:r[a]};return ft([c,yt(i,1/0,e,t)],7)});return ft(s,20)}function hn({data:t,parentElement:e,setTriggerValue:o}){let n=t.openable&&o?r=>o("opened",r):void 0;return he(e,t.name,dn,(r,s)=>l(pn,{data:t,theme:r,open:n,onShow:s}),fn)}var K=["mean","max","rollout"];function gt(t,e,{words:o,muted:n}){let r=o&&e.words||e.pieces,s=new Set(n?e.lookedAt==="source"?t.sourceMuted:t.targetMuted:[]),a=r.columns.map((h,f)=>f),i=a.filter(h=>!r.columnPieces[h].every(f=>s.has(f))),c=i.length?i:a,{rows:d}=r,u=r.blocked&&gn(r.blocked,d.length,r.columns.length,c,new Uint8Array(d.length*c.length));return{group:e,axes:r,kept:c,rows:d,columns:c.map(h=>r.columns[h]),blocked:u,rowSpots:mn(r.rowPieces,e.looks),columnSpots:c.map(h=>mn([r.columnPieces[h]],e.lookedAt)[0])}}var mn=(t,e)=>t.map(o=>o.map(n=>({side:e,place:n})));function gn(t,e,o,n,r){for(let s=0,a=0;s<e;s+=1)for(let i=0;i<n.length;i+=1,a+=1)r[a]=t[s*o+n[i]];return r}function tt(t){return[...Array.from({length:t.heads},(e,o)=>String(o+1)),...K]}function kt(t,e,o,n){let{group:r}=e;if(n==="rollout")return Ze(t,e,o,r.heads);if(!K.includes(n))return Ze(t,e,o,Number(n)-1);let s=new Float32Array(e.rows.length*e.columns.length);for(let a=0;a<r.heads;a+=1){let i=Ze(t,e,o,a);for(let c=0;c<s.length;c+=1)n==="mean"?s[c]+=i[c]/r.heads:i[c]>s[c]&&(s[c]=i[c])}return s}function Ze(t,{group:e,axes:o,rows:n,columns:r,kept:s},a,i){let c=n.length*o.columns.length,d=(a*(e.heads+1)+i)*c,u=gn(o.weights.subarray(d,d+c),n.length,o.columns.length,s,new Float32Array(n.length*s.length)),h=r.length;for(let f=0;f<n.length;f+=1){let p=15259021896696422e-21;if(h<o.columns.length){let m=0;for(let b=0;b<h;b+=1)m+=u[f*h+b];p=m>=t.mutedFloor*65535?1/m:0}for(let m=0;m<h;m+=1)u[f*h+m]*=p}return u}function ve(t,e,{layer:o,head:n},r){let{group:s,axes:a}=e,i=K.indexOf(n),c=i<0?`head ${n}`:["mean of heads","max of heads","rollout"][i];return{...e,weights:kt(t,e,o,n),title:`${s.title}, layer ${o+1}, ${c}`,caption:a.captions[r?"muted":"all"][o][i<0?Number(n)-1:s.heads+i]}}function _n(t,{layer:e,head:o}){let n=t.steps.map(({reads:h})=>h),[r,s]=[t.source.length,[...t.source,...n]],a=s.length,i=s.map((h,f)=>[f<r?{side:"source",place:f}:{side:"target",place:f-r}]),c=new Float32Array(a*a),d=new Uint8Array(a*a).fill(1);for(let h of t.groups){let f=gt(t,h,{words:!1,muted:!1}),p=kt(t,f,e,o),[m,b]=[h.looks,h.lookedAt].map(y=>y==="source"?0:r);for(let y=0,_=0;y<f.rows.length;y+=1)for(let g=0;g<f.columns.length;g+=1,_+=1){let w=(m+y)*a+b+g;d[w]=f.blocked?.[_]??0,c[w]=d[w]?0:p[_]}}let u=K.includes(o)?o:`head ${o}`;return{rows:s,columns:s,rowSpots:i,columnSpots:i,weights:c,blocked:d,border:r,title:`All attention, layer ${e+1}, ${u}`,caption:"Source, then target, on shared axes: encoder self-attention top left, cross-attention bottom left, decoder self-attention bottom right. Top right is blocked: the source is read before the first target token is written."}}var Xe=6,qt={kind:"cross",layer:0,head:"1",step:0,rows:[],tokens:"pieces",mute:!1,view:"map",present:!1,kinds:[],layers:[],roles:[]};function wn(t,e){let o=e.groups.find(({kind:s})=>s===t.kind)??e.groups[0],n=t.tokens==="words"&&e.groups.some(s=>s.words),{rows:r}=n&&o.words||o.pieces;return{...t,kind:o.kind,layer:bn(t.layer,o.layers),head:tt(o).includes(t.head)?t.head:"1",step:bn(t.step,e.steps.length||e.source.length),rows:t.rows.filter(s=>s<r.length).slice(0,Xe),tokens:n?"words":"pieces",kinds:t.kinds.filter(s=>e.groups.some(a=>a.kind===s)),layers:t.layers.filter(s=>s<o.layers)}}var bn=(t,e)=>Math.max(0,Math.min(t,e-1)),yn={kind:["kind",t=>[t]],layer:["layer",t=>[String(t+1)]],head:["head",t=>[t]],step:["step",t=>[String(t+1)]],rows:["rows",t=>t.map(e=>String(e+1))],tokens:["tokens",t=>[t]],mute:["mute",t=>[String(t)]],view:["view",t=>[t]],present:["present",t=>[String(t)]],kinds:["only_kinds",t=>t],layers:["only_layers",t=>t.map(e=>String(e+1))],roles:["only_roles",t=>t]};function vn(t,e,o){let n=new URLSearchParams(t);for(let r of Object.keys(yn)){let[s,a]=yn[r];if(n.delete(s),String(e[r])!==String(o[r]))for(let i of a(e[r]))n.append(s,i)}return n.toString()}var xn=250,St=0,_t=qt,kn=qt,Ot=0,Sn=!1,Je=null,xe=new Set,Qe=()=>_t;function C(t){if(!Object.entries(t).every(([e,o])=>String(_t[e])===String(o))){_t={..._t,...t},St+=1,En(),clearTimeout(Ot),Ot=window.setTimeout(On,xn);for(let e of xe)e()}}function On(){clearTimeout(Ot),Ot&&Je?.({turn:St,selection:_t}),Ot=0}function Mn(t,e){if(Je=e,Sn=!0,kn=t.usual,t.turn>St||St===0&&t.turn===0){St=t.turn,_t=t.selection;for(let o of xe)o()}else t.turn<St&&(Ot||=window.setTimeout(On,xn));En()}function En(){if(!Sn)return;let t=vn(location.search,_t,kn),e=location.pathname+(t&&`?${t}`)+location.hash;e!==location.pathname+location.search+location.hash&&history.replaceState(history.state,"",e)}function $n(t){return xe.add(t),()=>{xe.delete(t)}}var As="a[href], [data-leads-away]";document.addEventListener("click",t=>t.composedPath().some(e=>e instanceof Element&&e.matches(As))&&(Je=null),{capture:!0});function Tn(t){for(let e of document.querySelectorAll("[data-lab]")){let{lab:o="",bytes:n="",selection:r}=e.dataset;e.removeAttribute("data-bytes"),r&&C({...qt,...JSON.parse(r)});let s=Uint8Array.from(atob(n),c=>c.charCodeAt(0)),a=e.attachShadow({mode:"open"}).appendChild(document.createElement("div")),i=()=>t[o]({data:s,parentElement:a});i(),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}}var An="$array",Ls={uint8:Uint8Array,uint16:Uint16Array};function Ln(t){let e=t.byteOffset%8?t.slice():t,n=8+new DataView(e.buffer,e.byteOffset).getUint32(0,!0);return JSON.parse(new TextDecoder().decode(e.subarray(8,n)),(r,s)=>{if(!s?.[An])return s;let{[An]:a,at:i,size:c}=s;return new Ls[a](e.buffer,e.byteOffset+n+i,c)})}var ke={looks:null,lookedAt:null};function Cn({rowSpots:t,columnSpots:e},o,n){return{looks:t[o]?.[0]??null,lookedAt:e[n]?.[0]??null}}function Pn(t,e,o){let n=e==="target"?o-1:o,r=e==="source"||o<t.steps.length;return{looks:n<0?null:{side:e,place:n},lookedAt:r?{side:e,place:o}:null}}function eo({rowSpots:t,columnSpots:e},{looks:o,lookedAt:n}){return{rows:to(t,o),columns:to(e,n)}}function oo({encoderOnly:t},{rowSpots:e},o){return to(e,{side:t?"source":"target",place:o})}function to(t,e){let o=e?t.findIndex(n=>n.some(({side:r,place:s})=>r===e.side&&s===e.place)):-1;return o<0?[]:[o]}function Nn({card:t,heading:e,note:o}){return l("section",{class:"card",children:[t.said.map(n=>l("p",{children:n},n)),t.columns.length>0&&l("div",{class:"card-table",tabIndex:0,role:"region","aria-label":"Measures",children:l("table",{children:[l("thead",{children:l("tr",{children:e.map(n=>l("th",{scope:"col",children:n},n))})}),l("tbody",{children:t.columns.map(([n,...r])=>l("tr",{children:[l("th",{scope:"row",children:n}),r.map((s,a)=>l("td",{children:s},a))]},n))})]})}),t.columns.length>0&&l("p",{class:"note",children:o})]})}var no=30,Rn=8,Cs=3;function In({map:t,lit:e}){let[o,n]=[e.rows[0]??-1,e.columns[0]??-1];return o<0&&n<0?l("p",{class:"read-out",children:t.caption}):l("p",{class:"read-out","aria-live":"polite",children:o>=0&&n>=0?Ps(t,o,n):o>=0?ro(t,o):Ns(t,n)})}function Ps(t,e,o){let n=e*t.columns.length+o,r=t.blocked?.[n];return l(I,{children:[l($,{token:t.rows[e],length:no})," ",r?"is blocked from":"looks at"," ",l($,{token:t.columns[o]}),!r&&l("b",{children:[" ",E(t.weights[n],2)]})]})}function ro(t,e){let o=t.columns.length,n=Fn(t.columns.map((r,s)=>({label:r,weight:t.weights[e*o+s]})));return l(I,{children:[l($,{token:t.rows[e],length:no})," looks at ",n.length?Dn(n):"nothing here","."]})}function Ns(t,e){let o=t.columns.length,n=Fn(t.rows.map((r,s)=>({label:r,weight:t.weights[s*o+e]})));return l(I,{children:[l($,{token:t.columns[e]})," is looked at most by ",n.length?Dn(n):"no token","."]})}var Fn=t=>t.filter(({weight:e})=>e>0).sort((e,o)=>o.weight-e.weight).slice(0,Cs),Dn=t=>t.map(({label:e,weight:o},n)=>l("span",{children:[n?", ":"",l($,{token:e,length:no})," (",E(o),")"]},n));function zn({example:t,step:e,open:o}){let{reads:n,writes:r,probability:s,forced:a}=t.steps[e],i=t.groups.find(({kind:p})=>p===(t.encoderOnly?"encoder":"cross"));if(!i)return null;let c=gt(t,i,{words:!1,muted:!1}),d=c.columns.length,u=kt(t,c,o.layer,o.head).subarray(e*d,(e+1)*d),h=u.indexOf(Math.max(...u)),f=t.target.slice(Math.max(0,e+1-Rn),e+1);return l("p",{class:"sentence","aria-live":"polite",children:[t.encoderOnly?l(I,{children:["At ",l($,{token:n})]}):l(I,{children:["Has read ",e+1>Rn&&"\u2026 ",f.map((p,m)=>[m?" ":"",l($,{token:p},m)])]}),", looks at ",l("b",{children:l($,{token:t.source[h]})})," (",E(u[h]),"), ",a?"is made to write":"writes"," ",l("b",{children:l($,{token:r})})," (",E(s,1),")."]})}function Hn({map:t,rows:e,colours:o,onDrop:n}){let r=t.columns.length,s=(i,c)=>t.weights[i*r+c],a=0;for(let i=0;i<r;i+=1)a+=Math.min(...e.map(c=>s(c,i)));return l("section",{class:"compare",children:[l("h4",{children:["Rows compared"," ",e.length>1&&l("span",{class:"note",children:[e.length===2?"They agree":"All of them agree"," on ",E(a)," of their weight."]})]}),l("p",{class:"legend",children:e.map((i,c)=>l("button",{type:"button",title:"Let this row go",onClick:()=>n(i),children:[l("i",{class:"swatch",style:{background:o[c]}})," ",i+1," ",l($,{token:t.rows[i],length:30})," \u2715"]},i))}),e.map(i=>l("p",{class:"note",children:ro(t,i)},i)),l("div",{class:"groups",children:t.columns.map((i,c)=>l("div",{class:"bars-of",title:e.map(d=>E(s(d,c),2)).join(", "),children:[l("div",{class:"columns",children:e.map((d,u)=>l("span",{style:{height:`${s(d,c)*100}%`,background:o[u]}},d))}),l($,{token:i,length:8})]},c))})]})}function qn(t,{go:e,step:o,last:n,player:r,presenting:s}){L(()=>{let a=i=>{if(i.defaultPrevented||i.ctrlKey||i.metaKey||i.altKey||i.shiftKey)return;let c=t.current,d=document.activeElement===document.body&&Ds(c),u=Is(c,i)||s&&document.activeElement===document.body,h={ArrowLeft:()=>e(o-1),ArrowRight:()=>e(o+1)},f={...h,Home:()=>e(0),End:()=>e(n),ArrowUp:()=>e(o-1),ArrowDown:()=>e(o+1),PageUp:()=>e(o-1),PageDown:()=>e(o+1)," ":r.toggle},p=d||s||u,m=(u?f:d?h:{})[i.key]??(p&&!Fs(i)?Rs(i.key,c,s):void 0);m&&(i.preventDefault(),m())};return document.addEventListener("keydown",a),()=>document.removeEventListener("keydown",a)})}function Rs(t,e,o){if(t==="Escape")return o?()=>C({present:!1}):void 0;if(Ut())return t==="f"?()=>C({present:!o}):t==="b"&&o?()=>{e.classList.toggle("blank")}:void 0}var Un="attention-lab-letter-keys",Ut=()=>localStorage.getItem(Un)!=="off";function jn(){localStorage.setItem(Un,Ut()?"off":"on")}function Is(t,e){let[o]=e.composedPath();return!(o instanceof HTMLElement)||!t.contains(o)||!o.closest(".player, .step-area")?!1:e.key===" "?!o.matches("button, select, input, summary"):!o.matches("select, input")}function Fs(t){let[e]=t.composedPath();return e instanceof HTMLElement&&e.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")}function Ds(t){let{top:e,bottom:o}=t.getBoundingClientRect();return o>80&&e<window.innerHeight-80}function Mt({label:t,isNamed:e=!1,options:o,value:n,onChoose:r}){return l("fieldset",{class:"segments",children:[l("legend",{class:e?"":"unseen",children:t}),o.map(([s,a])=>l("label",{class:s===n?"on":"",children:[l("input",{type:"radio",name:t,checked:s===n,onChange:()=>r(s)}),a]},s))]})}var Wn={cross:"Cross",encoder:"Encoder",decoder:"Decoder"};function Bn({example:t,selection:e}){let o=t.groups.find(({kind:r})=>r===e.kind)??t.groups[0],n=Array.from({length:o.layers},(r,s)=>String(s+1));return l("div",{class:"bar-of-controls",children:[l("div",{class:"controls which",children:[l(Mt,{label:"Attention",options:t.groups.map(({kind:r})=>[r,Wn[r]]),value:e.kind,onChoose:r=>C({kind:r,rows:[]})}),l(Mt,{label:"Layer",isNamed:!0,options:n.map(r=>[r,r]),value:String(e.layer+1),onChoose:r=>C({layer:Number(r)-1})}),l(Mt,{label:"Head",isNamed:!0,options:tt(o).map(r=>[r,r]),value:e.head,onChoose:r=>C({head:r})})]}),l("div",{class:"controls how",children:[t.groups.some(({words:r})=>r)&&l(Mt,{label:"Maps between",options:[["pieces","pieces"],["words","words"]],value:e.tokens,onChoose:r=>C({tokens:r,rows:[]})}),l("label",{class:"switch",title:"Leaves out what goes to <s>, </s> and padding, where many heads rest, and scales the rest of each row to sum to 1.",children:[l("input",{type:"checkbox",role:"switch",checked:e.mute,onChange:({currentTarget:r})=>C({mute:r.checked})}),"Mute special tokens"]}),t.layout==="heads"&&l(qs,{example:t,selection:e,layers:n}),l("button",{type:"button",class:"plain",title:"Fill the screen",onClick:()=>C({present:!0}),children:"Present"}),l(zs,{})]})]})}function zs(){let[t,e]=A(Ut);return l("button",{type:"button",class:"plain keys","aria-pressed":t,title:"Keys of one letter: F presents, B blanks the screen",onClick:()=>(jn(),e(Ut())),children:"Keys F, B"})}function Gn({example:t,selection:e}){return l(Mt,{label:"View",options:Hs(t),value:e.view,onChoose:o=>C({view:o})})}function Hs({layout:t,encoderOnly:e}){return[...["map","lines","table"],...t==="heads"||e?[]:["everything"]].map(n=>[n,n])}function qs({example:t,selection:e,layers:o}){let n=(a,i)=>a.includes(i)?a.filter(c=>c!==i):[...a,i],r=e.kinds.length+e.layers.length+e.roles.length>0,s=(a,i,c,d)=>l("fieldset",{class:"pills",children:[l("legend",{children:a}),i.map(([u,h])=>l("button",{type:"button","aria-pressed":c.includes(u),onClick:()=>d(n(c,u)),children:h},h))]});return l("details",{class:"filters",children:[l("summary",{children:r?"Filter: on":"Filter"}),l("div",{class:"panel",children:[l("p",{class:"note",children:"Nothing chosen shows everything."}),s("Kinds",t.groups.map(({kind:a})=>[a,Wn[a]]),e.kinds,a=>C({kinds:a})),s("Layers",o.map(a=>[Number(a)-1,a]),e.layers,a=>C({layers:a})),s("Roles on this text",t.roles.map(a=>[a.name,a.name]),e.roles,a=>C({roles:a})),t.roles.filter(({does:a})=>a).map(({name:a,does:i})=>l("p",{class:"note",children:[a[0].toUpperCase()+a.slice(1),": ",i,"."]},a)),r&&l("button",{type:"button",onClick:()=>C({kinds:[],layers:[],roles:[]}),children:"Show all heads"})]})]})}var Vn=1.2,Us=9;function Yn(t,e,o){let n=`700 ${e.letters}px ${o.codeFont}`,[r,s]=[t.rows,t.columns].map(_=>_.map(g=>X(g))),i=(_=>Math.ceil(Math.max(..._.map(g=>j(g,n)))))(r)+10,c=Math.min(e.cell,(e.width-i-3)/s.length),d=e.letters*Vn,u=s.map(_=>j(_,n)),h=u.map(_=>_>Math.max(c,d)-2&&_>e.letters*1.1),f=Math.ceil(Math.max(d,...u.filter((_,g)=>h[g])))+8,p=Math.min(e.cell,c*1.4,(e.height-f-3)/r.length);c=Math.min(c,p*1.8),[c,p]=[c,p].map(_=>_>=4?Math.floor(_):_);let[m,b]=[i+s.length*c+3,f+r.length*p+3].map(Math.ceil),y=Math.min(e.letters,Math.floor(p*.62),Math.floor((c-4)/1.9));return{left:i,top:f,cellWidth:c,cellHeight:p,width:m,height:b,rows:r,columns:s,turned:h,letters:e.letters,numbers:y>=12?y:0}}function Zn(t,e,o,n,r){js(t,e,o,n,r),o.numbers&&Ws(t,e,o,n,r),Bs(t,o,n,r),Gs(t,o,n,r),Ks(t,o,n,r)}function js(t,e,{left:o,top:n,cellWidth:r,cellHeight:s},a,i){let[c,d]=[e.rows.length,e.columns.length],[u,h]=[d*r,c*s];if(t.cells(e.weights,c,d,[o,n,u,h]),e.blocked&&so(t,e.blocked,c,d,[o,n,u,h]),e.border&&(t.rect(o,n+e.border*s-1,u,2,{fill:i.quiet}),t.rect(o+e.border*r-1,n,2,h,{fill:i.quiet})),!(Math.min(r,s)<Us)){for(let f=1;f<d;f+=1)t.rect(o+f*r-.5,n,1,h,{fill:i.ground});for(let f=1;f<c;f+=1)t.rect(o,n+f*s-.5,u,1,{fill:i.ground})}}function so(t,e,o,n,[r,s,a,i]){let c=u=>Math.round(r+u*a/n),d=u=>Math.round(s+u*i/o);for(let u=0;u<o;u+=1)for(let h=0;h<n;h+=1){let f=h;for(;f<n&&e[u*n+f];)f+=1;f>h&&t.hatch(c(h),d(u),c(f)-c(h),d(u+1)-d(u)),h=f}}function Ws(t,{weights:e,blocked:o,rows:n,columns:r},{left:s,top:a,cellWidth:i,cellHeight:c,numbers:d},u,h){for(let f=0;f<Math.min(n.length,u.done);f+=1)for(let p=0;p<r.length;p+=1){let m=e[f*r.length+p];if(o?.[f*r.length+p])continue;let b=h.ink[Math.min(255,Math.round(m*255))],[y,_]=[s+(p+.5)*i,a+(f+.5)*c+1];t.text(Do(m),y,_,{fill:b,size:d,align:"center"})}}function Bs(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},{done:i},c){if(i>=s.length)return;let d=[e,o+i*r,a.length*n,(s.length-i)*r];t.rect(...d,{fill:c.ground}),t.rect(...d,{fill:c.hatchGround,opacity:.5})}function Gs(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a},i,c){let d=(u,h)=>t.rect(e-1,o+u*r-1,a.length*n+2,r+2,{stroke:h,width:2.5});for(let u of i.chosen)d(u,c.query);for(let u of i.step)d(u,c.primary);for(let u of i.rows)d(u,c.query);for(let u of i.columns)t.rect(e+u*n-1,o-1,n+2,s.length*r+2,{stroke:c.key,width:2.5})}function Ks(t,{left:e,top:o,cellWidth:n,cellHeight:r,rows:s,columns:a,turned:i,letters:c},d,u){let h=[...d.rows,...d.step,...d.chosen];for(let f of Kn(s.length,r,c,h)){if(f>=d.done)break;let p=h.includes(f),m=d.rows.includes(f)||d.chosen.includes(f)?u.query:p?u.text:u.quiet;t.text(s[f],e-7,o+(f+.5)*r,{fill:m,size:c,bold:p,code:!0,align:"right"})}for(let f of Kn(a.length,n,c,d.columns)){let p=d.columns.includes(f),m=i[f]?"left":"center",[b,y]=[e+(f+.5)*n,o-(i[f]?6:3+c*.55)];t.text(a[f],b,y,{fill:p?u.key:u.quiet,size:c,bold:p,code:!0,align:m,turned:i[f]})}}function Kn(t,e,o,n){let r=o*Vn,s=Math.max(1,Math.ceil(r/e)),a=i=>n.some(c=>c!==i&&Math.abs(c-i)*e<r);return Array.from({length:t},(i,c)=>c).filter(i=>n.includes(i)||i%s===0&&!a(i))}function Xn({left:t,top:e,cellWidth:o,cellHeight:n,rows:r,columns:s},a,i){let[c,d]=[Math.floor((i-e)/n),Math.floor((a-t)/o)];return c>=r.length||d>=s.length||c<0&&d<0?null:{row:Math.max(-1,c),column:Math.max(-1,d)}}function Jn({map:t,lit:e,theme:o,letters:n,caption:r,onPoint:s,onPress:a}){let i=F(null),[c,d]=Z(),u=D(()=>d.width?Yn(t,{...d,cell:64,letters:n},o):null,[t.rows,t.columns,d,n,o]);L(()=>{!u||!i.current||Zn(ut(i.current,u.width,u.height,o),t,u,e,o)},[u,t,o,String([e.rows,e.columns,e.step,e.chosen,e.done].join(";"))]);let h=({offsetX:f,offsetY:p})=>u&&Xn(u,f,p);return l("div",{class:"large-map",ref:c,children:l("canvas",{ref:i,role:"img","aria-label":r,tabIndex:0,onPointerMove:f=>{let p=h(f);s(p?.row??-1,p?.column??-1)},onPointerLeave:({pointerType:f})=>f!=="touch"&&s(-1,-1),onClick:f=>{let p=h(f);p&&p.row>=0&&a(p.row,p.column)},onKeyDown:f=>u&&Vs(f,u,e,s,a),onBlur:()=>s(-1,-1)})})}function Vs(t,{rows:e,columns:o},n,r,s){if(t.ctrlKey||t.metaKey||t.altKey)return;let[a,i]=[n.rows[0]??n.step[0]??0,n.columns[0]??-1],c=(h,f)=>Math.max(0,Math.min(h,f-1)),d=(h,f)=>r(c(a+h,e.length),c(i+f,o.length)),u={ArrowLeft:()=>d(0,-1),ArrowRight:()=>d(0,1),ArrowUp:()=>d(-1,0),ArrowDown:()=>d(i<0?0:1,0),Home:()=>d(0,-o.length),End:()=>d(0,o.length),Enter:()=>s(a,Math.max(0,i)),Escape:()=>r(-1,-1)};u[t.key]&&(t.preventDefault(),t.stopPropagation(),u[t.key]())}var io=.02,Ys=.005,Qn={least:20,most:30};function tr({map:t,lit:e,theme:o,onPoint:n,onPress:r}){let s=F(null),[a,i]=Z(),c=Math.max(t.rows.length,t.columns.length),d=Math.max(Qn.least,Math.min(Qn.most,Math.floor((i.height-30)/c))),[u,h]=[c*d,Math.max(60,Math.min(420,i.width*.36))],f=e.rows.length?e.rows:e.chosen.length?e.chosen:e.step;L(()=>{s.current&&i.width&&Zs(s.current,t,{rows:f,columns:e.columns},{width:h,height:u,pitch:d},o)},[t,i,o,f.join(),e.columns.join()]);let p=(_,g)=>t.weights[_*t.columns.length+g],m=(_,g)=>t.blocked?.[_*t.columns.length+g]?"blocked":p(_,g)>=Ys?E(p(_,g)):"",b=e.columns.length===1&&!e.rows.length?e.columns[0]:-1,y=_=>_.split(" \u2192 ");return l("div",{class:"lines",ref:a,onPointerLeave:()=>n(-1,-1),children:[l("p",{class:"sides",children:[l("b",{class:"query",children:"looks (query)"}),l("b",{class:"key",children:"looked at (key)"})]}),l("div",{class:"sheet",style:{"--pitch":`${d}px`},children:[l("ol",{class:"left","aria-label":"looks (query)",children:t.rows.map((_,g)=>l("li",{children:l("button",{type:"button",class:(b<0?f.includes(g):p(g,b)>=io)?"lit":"","aria-pressed":e.chosen.includes(g),onPointerEnter:({pointerType:w})=>w!=="touch"&&n(g,-1),onFocus:({currentTarget:w})=>w.matches(":focus-visible")&&n(g,-1),onClick:()=>r(g),children:[l("span",{class:"number",children:b<0?"":m(g,b)}),l("span",{children:y(_).map((w,v)=>[v?" \u2192 ":"",l($,{token:w,length:10},v)])})]})},g))}),l("canvas",{ref:s,"aria-hidden":"true",style:{width:`${h}px`,height:`${u}px`}}),l("ol",{class:"right","aria-label":"looked at (key)",children:t.columns.map((_,g)=>{let w=f.length===1&&b<0?p(f[0],g):0,v=e.columns.includes(g)||w>=io;return l("li",{children:l("button",{type:"button",class:v?"lit":"",onPointerEnter:({pointerType:S})=>S!=="touch"&&n(-1,g),onFocus:({currentTarget:S})=>S.matches(":focus-visible")&&n(-1,g),onClick:()=>n(-1,g),children:[l($,{token:_}),l("span",{class:"number",children:f.length===1&&b<0?m(f[0],g):""})]})},g)})})]})]})}function Zs(t,e,o,{width:n,height:r,pitch:s},a){let i=ut(t,n,r,a),c=e.columns.length,d=[];for(let f=0;f<e.weights.length;f+=1)e.weights[f]>=io&&d.push({row:Math.floor(f/c),column:f%c,weight:e.weights[f]});let u=({row:f,column:p})=>o.columns.length?o.columns.includes(p):o.rows.includes(f),h=o.rows.length+o.columns.length>0;d.sort((f,p)=>f.weight-p.weight);for(let f of h?[!1,!0]:[!1])for(let p of d){if(u(p)!==f)continue;let m=y=>(y+.5)*s,b=a.scale[Math.round(p.weight*255)];i.path(`M0 ${m(p.row)}L${n} ${m(p.column)}`,{stroke:b,width:f?4:2,opacity:h&&!f?.25:1})}}function er({example:t,step:e,onForce:o}){let n=Math.max(10,...t.steps.flatMap(({top:s})=>s.map(([a])=>V(a).length))),r=Math.max(...t.steps.map(({top:s})=>s.length));return l("section",{class:"next-tokens",children:[l("h4",{children:[t.encoderOnly?"Written here":"Next token"," ",l("span",{class:"note",children:e.drawn?"the model's own; outlined: what sampling draws from":"most probable first"}),l("span",{class:"note entropy",title:"Entropy of the next token: 0 = certain",children:["Entropy ",ne(e.entropy,2)," nats"]})]}),l("div",{class:"bars",style:{"--name":`${Math.min(n,14)}ch`},children:[Array.from({length:r},(s,a)=>l(Xs,{example:t,step:e,onForce:o,found:e.top[a],drawn:e.drawn?.[a]},a)),l("div",{class:"candidate others",children:[l("span",{class:"name",children:"all others"}),l(or,{share:e.others}),l("span",{class:"probability",children:E(e.others,1)}),l("span",{class:"tag"})]})]}),o&&l("p",{class:"note",children:"Click a token to write it instead."})]})}function Xs({example:t,step:e,found:o,drawn:n,onForce:r}){if(!o)return l("div",{class:"candidate","aria-hidden":"true"});let[s,a]=o,i=s===e.writes,c=r&&!i&&s!==t.neverForced,d=l(I,{children:[l($,{token:s,class:"name"}),l(or,{share:a,drawn:n}),l("span",{class:"probability",children:[E(a,1),n!==void 0&&l("i",{class:"drawn",children:E(n,1)})]}),l("span",{class:"tag",children:i?e.forced?"forced":"written":""})]}),u=i?"candidate chosen":"candidate";return r?l("button",{type:"button",class:u,"aria-disabled":!c,title:c?`Write ${X(s)} instead`:"",onClick:()=>c&&r(s),children:d}):l("div",{class:u,children:d})}function or({share:t,drawn:e}){return l("span",{class:"track",children:[l("span",{class:"bar",style:{width:`${t*100}%`}}),e!==void 0&&l("span",{class:"bar drawn",style:{width:`${e*100}%`}})]})}var Js=480,ao={short:24,long:60},Qs=8,nr={least:32,most:104};function ti({example:t,frames:e,open:o,layers:n,roles:r,theme:s,besides:a,onPeek:i,onOpen:c}){let[d,{width:u}]=Z(),h=e.map(f=>({frame:f,...ei(f,n,r)})).filter(({places:f})=>f.length);return l("div",{class:`overview ${a?"besides":""}`,ref:d,onPointerLeave:()=>i(null),children:[!h.length&&l("p",{class:"note",children:"No head fits this filter. Choose other kinds, layers or roles, or show all heads."}),u>0&&h.map(({frame:f,heads:p,places:m})=>l(oi,{example:t,frame:f,heads:p,places:m,open:o,theme:s,onPeek:i,onOpen:c,label:u<Js?ao.short:ao.long,width:u},f.group.kind))]})}var sr=Ft(ti);function ei({group:t},e,o){let n=(a,i)=>(!e.length||e.includes(a))&&(!o.length||!K.includes(i)&&o.includes(t.roles[a][Number(i)-1]||"unclassified")),s=Array.from({length:t.layers},(a,i)=>tt(t).map(c=>({kind:t.kind,layer:i,head:c}))).flat().filter(({layer:a,head:i})=>n(a,i));return{places:s,heads:tt(t).filter(a=>s.some(i=>i.head===a))}}function oi({example:t,frame:e,heads:o,places:n,open:r,theme:s,label:a,width:i,onPeek:c,onOpen:d}){let{group:u}=e,h=a===ao.short,f=Math.floor(Math.max(nr.least,Math.min(nr.most,(i-a-12)/o.length-Qs))),p=F(null),m=Math.min(1.6,Math.max(.8,e.columns.length/e.rows.length)),b={width:f,height:Math.round(f/m)};L(()=>{p.current&&ri(p.current,t,e,n,b,s)},[t,e,n.length,f,s]);let y=[...new Set(n.map(({layer:g})=>g))],_=n.find(g=>rr(g,r))??n[0];return l("section",{class:"group",children:[l("h3",{title:u.note,children:u.title}),!h&&l("p",{class:"note",children:u.note}),l("div",{class:"scroller",children:l("div",{class:h?"grid short":"grid",role:"grid","aria-label":u.title,ref:p,"data-kind":u.kind,style:{gridTemplateColumns:`${a}px repeat(${o.length}, ${f}px)`},onKeyDown:si,children:[l("div",{class:"line",role:"row",children:[l("span",{class:"corner",role:"columnheader",children:l("span",{class:"unseen",children:"layer"})}),o.map(g=>l("span",{role:"columnheader",class:"column",children:h||K.includes(g)?g:`Head ${g}`},g))]}),y.map(g=>l("div",{class:"line",role:"row",children:[l("span",{class:"layer",role:"rowheader","aria-label":`Layer ${g+1}`,children:[h?"L":"Layer ",g+1]}),o.map(w=>{let v=n.find(x=>x.layer===g&&x.head===w);if(!v)return l("span",{role:"gridcell"},w);let S=u.roles[g][Number(w)-1]??"",k=rr(v,r);return l("span",{role:"gridcell",class:K.includes(w)?"cell summary":"cell",children:[l("button",{type:"button",class:k?"thumb open":"thumb",tabIndex:v===_?0:-1,"aria-current":k?"true":void 0,"aria-label":ni(u.title,v,S),"data-place":`${g} ${w}`,onClick:()=>d(v),onPointerEnter:({pointerType:x})=>x!=="touch"&&c(v),onFocus:({currentTarget:x})=>x.matches(":focus-visible")&&c(v),onBlur:()=>c(null),children:[l("canvas",{style:{width:`${b.width}px`,height:`${b.height}px`}}),l("i",{class:"row-light"}),l("i",{class:"column-light"})]}),S&&l("span",{class:"role",children:S})]},w)})]},g))]})})]})}var rr=(t,e)=>t.kind===e.kind&&t.layer===e.layer&&t.head===e.head;function ni(t,{layer:e,head:o},n){let r=K.includes(o)?o==="rollout"?"rollout":`${o} of heads`:`head ${o}`;return`${t}, layer ${e+1}, ${r}${n&&`, ${n}`}`}function ri(t,e,o,n,{width:r,height:s},a){let[i,c]=[o.rows.length,o.columns.length];for(let{layer:d,head:u}of n){let h=t.querySelector(`[data-place="${d} ${u}"] canvas`);if(!(h instanceof HTMLCanvasElement))continue;let f=ut(h,r,s,a);f.cells(kt(e,o,d,u),i,c,[0,0,r,s]),o.blocked&&so(f,o.blocked,i,c,[0,0,r,s])}}function si(t){let e=t.target;if(!(e instanceof HTMLElement)||!e.matches(".thumb"))return;let n=[...e.closest(".overview").querySelectorAll(".line:has(.thumb)")].map(d=>[...d.querySelectorAll(".thumb")]),r=n.findIndex(d=>d.includes(e)),s=n[r].indexOf(e),i=[...e.closest(".grid").querySelectorAll(".thumb")],c=d=>n[d]?.[Math.min(s,n[d].length-1)];te(t,{ArrowLeft:()=>n[r][s-1],ArrowRight:()=>n[r][s+1],ArrowUp:()=>c(r-1),ArrowDown:()=>c(r+1),Home:()=>n[r][0],End:()=>n[r].at(-1),"Control+Home":()=>i[0],"Control+End":()=>i.at(-1)})}var ii=1e3,ai=[.5,1,2,4],ci={first:"M5 5h2v14H5z M20 5v14L9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6z M14 5h4v14h-4z",next:"M7 5v14l11-7z",last:"M4 5v14l11-7z M17 5h2v14h-2z"};function ir(t,e,o){let[n,r]=A(!1),[s,a]=A(1);return lt(()=>{if(!n)return;if(t>=e)return r(!1);let c=setTimeout(()=>o(t+1),ii/s);return()=>clearTimeout(c)},[n,t,e,s]),{playing:n,speed:s,setSpeed:a,toggle:()=>{!n&&t>=e&&o(0),r(!n)},pause:()=>r(!1)}}function ar({step:t,last:e,player:o,go:n}){let r=`Step ${t+1} of ${e+1}`;return l("div",{class:"player",role:"group","aria-label":"Decoding player: arrow keys step, space plays",children:[l("span",{class:"buttons",children:[l(jt,{name:"first",label:"First step",idle:t===0,onPress:()=>n(0)}),l(jt,{name:"back",label:"One step back",idle:t===0,onPress:()=>n(t-1)}),l(jt,{name:o.playing?"pause":"play",label:o.playing?"Pause":"Play",onPress:o.toggle}),l(jt,{name:"next",label:"One step on",idle:t===e,onPress:()=>n(t+1)}),l(jt,{name:"last",label:"Last step",idle:t===e,onPress:()=>n(e)})]}),l("input",{type:"range",class:"scrubber",min:0,max:e,step:1,value:t,"aria-label":"Step","aria-valuetext":r,style:{"--done":e?t/e:1},onInput:({currentTarget:s})=>n(Number(s.value))}),l("span",{class:"position",children:r}),l("label",{class:"speed",children:[l("span",{class:"unseen",children:"Speed"}),l("select",{value:o.speed,onChange:({currentTarget:s})=>o.setSpeed(Number(s.value)),children:ai.map(s=>l("option",{value:s,children:[s,"\xD7"]},s))})]})]})}function jt({name:t,label:e,idle:o=!1,onPress:n}){return l("button",{type:"button",class:`icon ${t}`,"aria-label":e,title:e,"aria-disabled":o,onClick:n,children:l("svg",{viewBox:"0 0 24 24","aria-hidden":"true",children:l("path",{d:ci[t]})})})}var li=.1;function co({title:t,note:e,chips:o,reveal:n,theme:r,onPoint:s,onPress:a}){let i=F(null);L(()=>{let d=requestAnimationFrame(()=>i.current&&ui(i.current,n));return()=>cancelAnimationFrame(d)},[n,o.length]);let c=Math.max(0,...o.map(({weight:d})=>d??0));return l("section",{class:"strip",children:[l("h4",{children:[t," ",l("span",{class:"note",children:e})]}),l("div",{class:"chips",dir:Fo(o.map(({token:d})=>d)),ref:i,onPointerLeave:()=>s(-1),children:o.map(({token:d,weight:u,state:h,lit:f,note:p},m)=>{let b=u===null?-1:Math.round(Math.min(1,u)*255),y=b<0?{}:{backgroundColor:r.scale[b],color:r.ink[b]},_=u!==null&&(u>=li||u===c&&c>0)?E(u):"";return l("span",{class:`item ${h} ${f?"lit":""}`,onPointerEnter:({pointerType:g})=>g!=="touch"&&s(m),onClick:()=>a?a(m):s(m),children:[l("span",{class:"chip",style:y,children:h==="later"?"":l($,{token:d})}),l("span",{class:"share",children:p??_})]},m)})})]})}function ui(t,e){let o=t.children[e];if(!(o instanceof HTMLElement))return;let{offsetTop:n,offsetHeight:r}=o;n>=t.scrollTop&&n+r<=t.scrollTop+t.clientHeight||(t.scrollTop=n-(t.clientHeight-r)/2)}function cr({example:t,open:e,step:o,pointed:n,theme:r,player:s,onPoint:a,go:i}){let c=D(()=>pi(t,e,o,n,s.playing),[t,e.layer,e.head,o,n,s.playing]),d=K.includes(e.head)?e.head:`head ${e.head}`,u=f=>p=>a(p<0?ke:Pn(t,f,p)),h=t.encoderOnly?["encoder self-attention",""]:["cross-attention","decoder self-attention"];return l(I,{children:[l(co,{title:t.encoderOnly?"Tokens":"Source",note:c.asked?"pointed at":`lit by ${h[0]}, layer ${e.layer+1}, ${d}`,chips:c.source,reveal:c.strongest,theme:r,onPoint:u("source"),onPress:t.encoderOnly?i:void 0}),!t.encoderOnly&&l(co,{title:"Target so far",note:c.asked?`how much each looks at \u201C${V(c.asked)}\u201D, as it is written`:`lit by ${h[1]}`,chips:c.target,reveal:o+1,theme:r,onPoint:u("target"),onPress:f=>i(Math.max(0,f-1))})]})}function pi(t,e,o,n,r){let s=m=>{let b=t.groups.find(y=>y.kind===m);return b&&ve(t,gt(t,b,{words:!1,muted:!1}),e,!1)},a=s(t.encoderOnly?"encoder":"cross"),i=t.encoderOnly?void 0:s("decoder"),c=(m,b)=>m?m.weights.subarray(b*m.columns.length,(b+1)*m.columns.length):[],d=[...c(a,o)],u=n.looks?.side!=="target"&&n.lookedAt?.side==="source"&&a&&!t.encoderOnly?n.lookedAt.place:-1,h=u<0?[...c(i,o)]:[],f=t.source.map((m,b)=>({token:m,weight:u<0?d[b]??null:null,lit:n.lookedAt?.side==="source"&&n.lookedAt.place===b,state:t.encoderOnly&&b===o?"current":""})),p=t.target.map((m,b)=>{let y=r&&b>o+1,_=b>0&&t.steps[b-1]?.forced,g=u>=0?a&&b>0?a.weights[(b-1)*a.columns.length+u]:null:b<=o?h[b]??null:null,w=b===o+1;return{token:m,weight:w&&u<0?null:g,lit:n.looks?.side==="target"&&n.looks.place===b-1,state:y?"later":w&&u<0?"written":_?"forced":"",note:w&&u<0?_?"forced":"written":void 0}});return{source:f,target:p,asked:u<0?"":t.source[u],strongest:d.indexOf(Math.max(...d))}}var lo=32,lr=8;function ur({map:t,chosen:e,caption:o,onPress:n}){let[r,s]=A(0),a=Math.max(0,Math.floor(r/lo)-lr),i=Math.min(t.rows.length,a+3*lr+12);return l("div",{class:"table",tabIndex:0,role:"region","aria-label":"Weights",onScroll:({currentTarget:c})=>s(c.scrollTop),children:l("table",{"aria-label":o,"aria-rowcount":t.rows.length+1,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"looks \u2193 looked at \u2192"}),t.columns.map((c,d)=>l("th",{scope:"col",children:l($,{token:c})},d))]})}),l("tbody",{children:[a>0&&l("tr",{style:{height:`${a*lo}px`}}),t.rows.slice(a,i).map((c,d)=>{let u=a+d;return l("tr",{"aria-rowindex":u+2,class:e.includes(u)?"chosen":"",children:[l("th",{scope:"row",children:l("button",{type:"button","aria-pressed":e.includes(u),onClick:()=>n(u),children:l($,{token:c,length:30})})}),t.columns.map((h,f)=>{let p=u*t.columns.length+f;return l("td",{children:t.blocked?.[p]?l("i",{class:"blocked",children:"blocked"}):E(t.weights[p],2)},f)})]},u)}),i<t.rows.length&&l("tr",{style:{height:`${(t.rows.length-i)*lo}px`}})]})]})})}var pr={usual:14,presented:20};function dr({example:t,selection:e,theme:o,send:n}){let r=F(null),[s,a]=A(ke),[i,c]=A(null),d={words:e.tokens==="words",muted:e.mute},u=D(()=>t.groups.map(M=>gt(t,M,d)),[t,d.words,d.muted]),h=i&&di(t,i)?i:e,f=u.find(({group:M})=>M.kind===h.kind)??u[0],p=e.view==="everything"&&!t.encoderOnly&&t.layout!=="heads",m=D(()=>p?_n(t,h):ve(t,f,h,d.muted),[t,f,h.layer,h.head,p]),b=Math.max(0,t.steps.length-1),y=M=>C({step:Math.max(0,Math.min(M,b))}),_=ir(e.step,b,y),g=s.looks?.side==="target"?s.looks.place:e.step;qn(r,{go:y,step:e.step,last:b,player:_,presenting:e.present}),Ro(r),L(()=>hi(r.current,e.present),[e.present]);let w=oo(t,m,e.step),v=(_.playing||t.layout==="decoding")&&!t.encoderOnly,S={...eo(m,s),step:g===e.step?w:oo(t,m,g),chosen:p?[]:e.rows,done:v&&w.length?w[0]+1:1/0};L(()=>mi(r.current,u,s),[u,s]);let k=Jt((M,q)=>a(Cn(m,M,q)),[m]),x=M=>{let[{side:q,place:U}]=m.rowSpots[M];if(t.layout!=="heads")return q==="target"||t.encoderOnly?y(U):void 0;let z=e.rows.includes(M)?e.rows.filter(T=>T!==M):[...e.rows,M].slice(-Xe);return C({rows:z})},H=Jt(M=>{c(null),C({...M,rows:[]})},[]),W=u.filter(({group:M})=>!e.kinds.length||e.kinds.includes(M.kind));return l("div",{class:`stage ${t.layout} ${e.present?"presenting":""}`,ref:r,style:{"--ramp":o.ramp,"--query":o.query,"--key":o.key,colorScheme:o.dark?"dark":"light"},children:[l(Bn,{example:t,selection:e}),t.layout!=="decoding"&&l("div",{class:"overview-area","data-picture":"heads",children:l(sr,{example:t,frames:W,open:e,layers:e.layers,roles:e.roles,theme:o,besides:t.layout==="heads",onPeek:c,onOpen:H})}),l("section",{class:"map-area","data-picture":"map",children:[e.present&&l("button",{type:"button",class:"plain leave",onClick:()=>C({present:!1}),children:"Back (Escape)"}),l("div",{class:"map-head",children:[l("h3",{class:i?"peeked":"",children:m.title}),l(Gn,{example:t,selection:e})]}),e.view==="lines"?l(tr,{map:m,lit:S,theme:o,onPoint:k,onPress:x}):e.view==="table"?l(ur,{map:m,chosen:e.rows,caption:m.caption,onPress:x}):l(Jn,{map:m,lit:S,theme:o,caption:m.caption,letters:e.present?pr.presented:pr.usual,onPoint:k,onPress:x}),l(In,{map:m,lit:S}),l("p",{class:"legend",children:[l("span",{children:[l("b",{class:"query",children:"row = looks"}),", ",l("b",{class:"key",children:"column = looked at"})]}),l("span",{class:"scale",children:["0 % ",l("i",{class:"ramp"})," 100 %"]}),m.blocked?.includes(1)&&l("span",{class:"scale",children:[l("i",{class:"swatch hatched"})," blocked by the mask"]})]}),n&&!K.includes(h.head)&&!p&&l("button",{type:"button",class:"plain","data-leads-away":!0,onClick:()=>n("inside",{row:S.chosen.at(-1)??w[0]??1}),children:"Work its numbers out, inside this head"}),S.chosen.length>0&&!i&&l(Hn,{map:m,rows:S.chosen,colours:o.lines,onDrop:x})]}),t.layout!=="heads"&&l("section",{class:"step-area","data-picture":"player",children:[t.steps.length>0&&l(ar,{step:e.step,last:b,player:_,go:y}),t.steps[g]&&l(zn,{example:t,step:g,open:h}),l(cr,{example:t,open:h,step:g,pointed:s,theme:o,player:_,onPoint:a,go:y}),t.steps[g]&&l(er,{example:t,step:t.steps[g],onForce:n&&t.forceable?M=>(_.pause(),n("forced",{step:g,token:M})):void 0}),g===b&&t.reason&&l("p",{class:"stop",children:t.reason})]}),t.cards&&l(Nn,{card:fi(t,h),heading:t.cards.heading,note:t.cards.note})]})}function di({groups:t},{kind:e,layer:o,head:n}){let r=t.find(s=>s.kind===e);return r!==void 0&&o<r.layers&&tt(r).includes(n)}function fi({cards:t,summaries:e},{kind:o,layer:n,head:r}){return t?.[o][n][Number(r)-1]??{said:[`${r[0].toUpperCase()}${r.slice(1)}: ${e[r]} Roles are measured for single heads.`],columns:[]}}function hi(t,e){!t||e===t.matches(":popover-open")||(t.popover=e?"manual":null,e&&t.showPopover())}function mi(t,e,o){for(let n of e){let r=t?.querySelector(`.grid[data-kind=${n.group.kind}]`);if(!(r instanceof HTMLElement))continue;let{rows:s,columns:a}=eo(n,o),i=([f=-1],p)=>f<0?["-10","0"]:[String(f/p),String(1/p)],[[c,d],[u,h]]=[i(s,n.rows.length),i(a,n.columns.length)];for(let[f,p]of Object.entries({top:c,high:d,left:u,wide:h}))r.style.setProperty(`--${f}`,p);r.classList.toggle("row-lit",s.length>0),r.classList.toggle("column-lit",a.length>0)}}var fr=`/* The stage: where its parts stand, from a phone to a projector. */

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
`;var hr=`/* Choices */

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
`;var mr=`/* All heads */

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
`;var gr=`/* The open head */

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
`;var _r=`/* Steps */

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
`;var br=`/* Decoding: the steps first */

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
`;var xi=[fr,hr,mr,gr,_r,br].join(`
`),yr=new WeakMap;function wr({data:t,parentElement:e,setTriggerValue:o}){let n=fe(e,xi),r=yr.get(n),s=r?.bytes===t?r.example:Ln(t);return yr.set(n,{bytes:t,example:s}),ct(l(ki,{example:s,theme:se(n),send:o}),n),()=>{ct(null,n),n.remove()}}function ki({example:t,theme:e,send:o}){let[n,r]=A(Qe);return lt(()=>{let s=()=>r(Qe());return s(),$n(s)},[]),l(dr,{example:t,theme:e,send:o,selection:wn(n,t)})}function Si({data:t,parentElement:e,setTriggerValue:o}){let n=e instanceof ShadowRoot?e.host:e,r=n.closest("[data-testid=stElementContainer]")??n;r instanceof HTMLElement&&(r.style.display="none"),Mn(t,s=>o("chosen",s))}Tn({alignment:on,beams:hn,stage:wr});export{on as alignment,hn as beams,Si as follow,wr as stage};
