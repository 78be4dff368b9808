import { Html } from "../markup/html.ts";
import { inlineScript } from "./inline-script.ts";

/**
 * Calls the app to a painted page at the first key, press of a button, or session found (decision 0177). It finds the
 * typed text in the page's own fields, and waits for a press that began on the page: its click belongs to the page.
 */
const takeOver = inlineScript(`{
const root=document.getElementById("root"),app=JSON.parse(document.getElementById("app").textContent);
let isComing=false;
const add=(tag,given)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:"",...given}));
const come=()=>{if(isComing)return;isComing=true;for(const href of app.styles)add("link",{rel:"stylesheet",href});for(const href of app.parts)add("link",{rel:"modulepreload",href});add("script",{type:"module",src:app.script})};
const submit=()=>{root.dataset.submitted="";come()};
root.addEventListener("input",come);
root.addEventListener("submit",e=>{e.preventDefault();submit()});
let presses=0;
const press=()=>{root.dataset.pressed=++presses};
const release=()=>{const last=presses;setTimeout(()=>{if(last!==presses)return;delete root.dataset.pressed;root.dispatchEvent(new Event("released"))})};
root.addEventListener("pointerdown",press);
for(const end of ["pointerup","pointercancel","blur"])addEventListener(end,release);
root.addEventListener("keydown",({target})=>target.closest("button")&&press());
root.addEventListener("keyup",({target})=>target.closest("button")&&release());
root.addEventListener("click",({target})=>{const button=target.closest("button[type=button]");if(!button)return;const{provider,email,password}=button.dataset;if(provider)root.dataset.provider=provider;if(email){for(const field of root.querySelectorAll("input"))field.value=field.name==="email"?email:password;submit()}come()});
try{if(location.hash.length>1||localStorage.getItem("byline-session"))come()}catch{}
}`);

export const takeOverElement = new Html(takeOver.element);
export const takeOverSource = takeOver.source;
