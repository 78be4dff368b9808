import { readFileSync } from "node:fs";
import { isUuid } from "#platform/contract/iri.ts";
import type { FrameScripts } from "#platform/http/behind-frame.ts";
import { Html, html } from "#platform/http/painted/html.ts";
import { inlineScript } from "#platform/http/painted/inline-script.ts";
import { frameTexts } from "../frame/frame-texts.ts";

const style = readFileSync(new URL("first-frame.css", import.meta.url), "utf8");

/** Addresses without the bar: the screens of `NoneLayout.tsx`. */
export const bareAddresses = ["/confirm", "/invite", "/connect/$id", "/second-factor", "/setup"];
const bare = bareAddresses.map((address) => address.split("/")[1]);

/** Longer the words don't wait for their font, nor the app for its screen's first words. */
const wordsMilliseconds = 250;

/** A screen's first words: a title at hand, or members of a document among the first answers (decision 0176). */
type FirstWords = {
  kind: "list" | "outlet" | "order";
  title?: string;
  of?: { document: string; title: string; text: string };
};

function wordsAt(path: string, query: URLSearchParams): FirstWords | undefined {
  const order = query.get("order");
  if (order && isUuid(order))
    return { kind: "order", of: { document: `/orders/${order}`, title: "title", text: "content" } };
  if (path === "/media") return { kind: "list", title: frameTexts.marketplace };
  const [, outlet = ""] = /^\/media\/([^/]+)$/.exec(path) ?? [];
  if (!isUuid(outlet)) return undefined;
  return { kind: "outlet", of: { document: `/media/${outlet}`, title: "name", text: "description" } };
}

/**
 * Draws the frame in a root of its own, which neither the app's code nor its styles reach. Of a text, which is parsed
 * without running it, only the paragraphs' characters are drawn.
 *
 * Then it calls the app, after the words if they come soon: its scripts would take their bandwidth. Each part of its
 * beginning has a task of its own. The first number format of a page takes as long as a part. A tab in the background
 * paints nothing, so no paint is waited for long. A font that a browser blocks must not hold the app back.
 */
const draw = inlineScript(`{
const host=document.getElementById("first-frame"),{entry,parts,document:address,title,text}=host.dataset,drawn=host.attachShadow({mode:"closed"});
drawn.append(host.firstElementChild.content);
const passed=milliseconds=>new Promise(done=>setTimeout(done,milliseconds));
const painted=()=>Promise.race([new Promise(done=>requestAnimationFrame(()=>setTimeout(done))),passed(100)]);
const draw=async answers=>{
const it=answers[address];
if(!it)return;
await Promise.race([document.fonts.load("18px Newsreader"),passed(${wordsMilliseconds})]);
const markup=new DOMParser().parseFromString(it[text]??"","text/html"),blocks=[...markup.querySelectorAll("p,h2,h3")];
const texts=(blocks.length?blocks.slice(0,6):[markup.body]).map(each=>each.textContent);
drawn.querySelector("h1").textContent=it[title];
for(const textContent of texts)drawn.querySelector("div").append(Object.assign(document.createElement("p"),{textContent}));
host.words=[it[title],texts[0]];
return painted()
};
const drawing=address&&window.bylineFirstAnswers?.answers.then(draw).catch(()=>{});
painted().then(async()=>{
new Intl.NumberFormat(document.documentElement.lang);
await passed(0);
await Promise.race([drawing,passed(${wordsMilliseconds})]);
for(const href of parts.split(" ").filter(Boolean))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));
for(const part of entry.split(" "))await import(part)
})
}`);

export const firstFrameSource = draw.source;

type FrameOptions = FrameScripts & { title: string; isDemo: boolean };

/**
 * Stands before a signed-in person until the app does: the bar, and the screen's first words as soon as they are known.
 * Returns nothing for screens without a bar.
 */
export function firstFrame(address: string, { title, isDemo, entry, parts }: FrameOptions): string {
  const [path = "", query] = address.split("?");
  if (bare.includes(path.split("/")[1])) return "";
  const words = wordsAt(path, new URLSearchParams(query));
  const { document, title: named, text } = words?.of ?? {};
  return html`<div id="first-frame" aria-hidden="true" data-entry="${entry.join(" ")}" data-parts="${parts.join(" ")}"${document && html` data-document="${document}" data-title="${named}" data-text="${text}"`}><template><style>${new Html(style)}</style>${isDemo && html`<aside></aside>`}<header>${title}</header>${words && html`<main class="${words.kind}">${document && html`<b></b>`}<h1>${words.title}</h1><i></i><div></div></main>`}<footer></footer></template></div>${new Html(draw.element)}`
    .text;
}
