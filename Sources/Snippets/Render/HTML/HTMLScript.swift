/// The script of a page that posts what a person does to the window around it. Everything it says comes from
/// attributes; it makes no markup.
enum HTMLScript {
  static let text = """
    (()=>{"use strict";
    const body=document.body,data=body.dataset,up=window.parent,origin=data.targetOrigin;
    const opened=new Set(["http:","https:","mailto:","tel:","sms:","geo:"]);
    const post=message=>up!==window&&up.postMessage({snippetId:data.snippetId,revision:Number(data.revision),...message},origin);
    const control=id=>[...document.querySelectorAll("[data-control]")].find(e=>e.dataset.control===id);
    const send=(element,value)=>{const message={kind:"snippet.interact",controlId:element.dataset.control};
    if(value!==undefined)message.value=value;body.classList.add("pending");post(message)};
    const dialog=document.querySelector("dialog");let asked=null;
    const act=element=>{if(element.getAttribute("role")==="switch")
    send(element,element.getAttribute("aria-checked")!=="true");else send(element)};
    const ask=element=>{asked=element;const part=name=>dialog.querySelector("."+name);
    part("ask-title").textContent=element.dataset.askTitle;
    part("ask-message").textContent=element.dataset.askMessage||"";
    part("ask-confirm").textContent=element.dataset.askLabel||element.textContent;dialog.showModal()};
    document.addEventListener("click",event=>{const link=event.target.closest("a[href]");
    if(link){event.preventDefault();let url;try{url=new URL(link.href)}catch{return}
    if(opened.has(url.protocol))post({kind:"snippet.open",url:link.href});return}
    const answer=event.target.closest("[data-answer]");if(answer){dialog.close(answer.dataset.answer);return}
    const element=event.target.closest("button[data-control]");
    if(!element||element.disabled)return;
    if(element.dataset.askTitle&&dialog)ask(element);else act(element)});
    if(dialog)dialog.addEventListener("close",()=>{if(dialog.returnValue==="confirm"&&asked)act(asked);
    dialog.returnValue="";if(asked)asked.focus();asked=null});
    document.addEventListener("change",event=>{const element=event.target.closest("select[data-control]");
    if(element)send(element,element.value)});
    document.addEventListener("keydown",event=>{if(dialog&&dialog.open)return;
    if(event.target.closest("button,a,select,summary")&&event.key==="Enter")return;
    const key=event.key==="Enter"?"default":event.key==="Escape"?"cancel":"";
    const element=key&&document.querySelector(`[data-key="${key}"]`);
    if(element&&!element.disabled){event.preventDefault();element.click()}});
    window.addEventListener("message",event=>{if(event.source!==up||event.origin!==origin)return;
    if(event.data&&event.data.kind==="snippet.settled")body.classList.remove("pending")});
    const size=()=>post({kind:"snippet.size",height:Math.ceil(document.documentElement.getBoundingClientRect().height)});
    new ResizeObserver(size).observe(document.documentElement);
    const focused=data.focus&&control(data.focus);if(focused)focused.focus();
    })();
    """
}
