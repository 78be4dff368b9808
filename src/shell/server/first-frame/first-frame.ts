import { readFileSync } from "node:fs";
import type { OpenedWords, ScreenPlace, ScreenRows, ScreenText } from "#platform/contract/first-words.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { FrameScripts } from "#platform/http/behind-frame.ts";
import { Html, html } from "#platform/http/markup/html.ts";
import { inlineScript } from "#platform/http/painted/inline-script.ts";
import { texts } from "../../demo-texts.ts";

const style = readFileSync(new URL("first-frame.css", import.meta.url), "utf8");

/** Addresses without the bar: the screens of `NoneLayout.tsx`. */
export const bareAddresses = ["/confirm", "/invite", "/connect/$id", "/second-factor", "/setup"];
const bare = bareAddresses.map((address) => address.split("/")[1]);

/** Longer the words don't wait for their font, nor the app for its screen's first words. */
const wordsMilliseconds = 250;

/** A press opens an order above its screen, whose words it covers. */
function orderWords(query: string | undefined): OpenedWords | undefined {
  const order = new URLSearchParams(query).get("order");
  if (!order || !isUuid(order)) return undefined;
  const of = `/orders/${order}`;
  return { layout: "order", title: { of, text: "{title}" }, story: { of, text: "{content}" } };
}

/**
 * Draws the frame in a root of its own, which neither the app's code nor its styles reach. A part that names a document
 * is filled with its members, and left out where it lacks one. A row is repeated for each of a list's members. A story
 * is parsed without running it, and only its paragraphs' characters are drawn.
 *
 * Then it calls the app, after the words if they come soon: its scripts would take their bandwidth. Each part of its
 * beginning has a task of its own. The first number format of a page takes as long as a part. A tab in the background
 * paints nothing, so no paint is waited for long. A font that a browser blocks must not hold the app back.
 */
const draw = inlineScript(`{
const host=document.getElementById("first-frame"),{entry,parts}=host.dataset,drawn=host.attachShadow({mode:"closed"});
drawn.append(host.firstElementChild.content);
const passed=milliseconds=>new Promise(done=>setTimeout(done,milliseconds));
const painted=()=>Promise.race([new Promise(done=>requestAnimationFrame(()=>setTimeout(done))),passed(100)]);
const {lang}=document.documentElement,dated=more=>value=>new Intl.DateTimeFormat(lang,{dateStyle:"medium",...more}).format(new Date(value));
const written={
instant:dated({timeStyle:"short"}),
day:dated({timeZone:"UTC"}),
cents:value=>new Intl.NumberFormat(lang,{style:"currency",currency:"USD"}).format(value/100),
region:value=>new Intl.DisplayNames(lang,{type:"region"}).of(value),
here:value=>location.origin+value,
some:value=>value?"":undefined,
none:value=>value?undefined:""
};
const filled=(text,it)=>{
let isWhole=true;
const told=text.split(/[{}]/).map((part,index)=>{
if(index%2===0)return part;
const [paths,...choices]=part.split("|");
const value=paths.split("/").map(path=>path.split(".").reduce((of,name)=>of?.[name],it)).find(each=>each!=null&&each!=="");
const write=written[choices[0]];
const said=value==null&&choices[0]!=="none"?value:write?write(value):(choices.length?choices.find(choice=>choice.startsWith(value+"="))?.slice(String(value).length+1):[value].flat().join(" · "));
isWhole&&=said!=null;
return said
}).join("");
return isWhole?told:""
};
const put=(line,it)=>{
const [,link,rest]=/^\\[(.+)\\](.*)$/.exec(line.dataset.text)??[];
if(link){
const halves=[filled(link,it),rest&&filled(rest,it)];
if(halves[0]&&(halves[1]||!rest))line.append(Object.assign(document.createElement("u"),{textContent:halves[0]}),halves[1]);
return
}
const text=filled(line.dataset.text,it);
if(!line.matches("div")){line.textContent=text;return}
const markup=new DOMParser().parseFromString(text,"text/html"),blocks=[...markup.querySelectorAll("p,h2,h3")];
for(const {textContent} of blocks.length?blocks.slice(0,6):[markup.body])line.append(Object.assign(document.createElement("p"),{textContent}))
};
const asked=[...drawn.querySelectorAll("[data-of]")];
const note=()=>{const said=[...drawn.querySelectorAll("h1,p")].map(each=>each.textContent.trim()).filter(Boolean);host.words=[...new Set([...said.slice(0,2),...said.slice(-1)])]};
const fill=async answers=>{
const found=asked.map(part=>[part,answers[Object.keys(answers).find(address=>address.startsWith(part.dataset.of))]]).filter(([,it])=>it);
if(!found.length)return;
await Promise.race([document.fonts.load("18px Newsreader"),passed(${wordsMilliseconds})]);
for(const [part,it] of found){
if(!part.matches("section")){put(part,it);continue}
part.replaceWith(...(it[part.dataset.in]??[it]).slice(0,12).map(item=>{
const row=part.cloneNode(true);
for(const line of row.children)put(line,item);
return row
}).filter(row=>row.textContent))
}
note();
return painted()
};
if(!asked.length||drawn.querySelector("h1:not(:empty)"))note();
const drawing=asked.length&&window.bylineFirstAnswers?.answers.then(fill).catch(()=>{});
painted().then(async()=>{
new Intl.NumberFormat(lang);
await passed(0);
await Promise.race([drawing,passed(${wordsMilliseconds})]);
for(const href of parts.split(" ").filter(Boolean))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));
for(const part of entry.split(" "))await import(part)
})
}`);

export const firstFrameSource = draw.source;

type FrameOptions = FrameScripts & {
  words: OpenedWords | undefined;
  title: string;
  /** People of the demo, whose line stands above the bar. */
  demoLogins: readonly { name: string }[] | undefined;
};

/**
 * Stands before a signed-in person until the app does: the bar, and the screen's first words as soon as they are known.
 * Returns nothing for screens without a bar.
 */
export function firstFrame(address: string, { words, title, demoLogins, entry, parts }: FrameOptions): string {
  const [path = "", query] = address.split("?");
  if (bare.includes(path.split("/")[1])) return "";
  const said = orderWords(query) ?? words;
  return html`<div id="first-frame" aria-hidden="true" data-entry="${entry.join(" ")}" data-parts="${parts.join(" ")}"><template><style>${new Html(style)}</style>${demoLogins && demoLine(demoLogins)}<header>${title}</header>${said && wordsIn(said)}<footer></footer></template></div>${new Html(draw.element)}`
    .text;
}

/** The app's own line; it names the demo's people alone. */
const demoLine = (logins: NonNullable<FrameOptions["demoLogins"]>): Html => {
  const eyes = logins.map(({ name }) => `${name}=${texts.eyes(name)}`).join("|");
  return html`<aside><small><strong>${texts.bar}</strong> <span data-of="/client_users/" data-text="{name|${eyes}}"></span></small></aside>`;
};

const wordsIn = ({ layout, size, title, lead, link, story, rows, above = 0, inset = 0 }: OpenedWords): Html =>
  html`<main class="${layout} ${size ?? ""}" style="--above:${above}px;--inset:${inset}px"><b></b>${lineOf("h1", title)}<i></i>${lead && (link ? linkedLine(lead, link) : lineOf("p", lead))}${story && lineOf("div", story)}${rows && rowsOf([rows].flat())}</main>`;

/** Text at hand is there at once. */
function lineOf(tag: "h1" | "p" | "div" | "span" | "u", text: ScreenText): Html {
  const name = new Html(tag);
  if (typeof text === "string") return html`<${name}>${text}</${name}>`;
  return html`<${name} data-of="${text.of}" data-text="${text.text}" style="--below:${text.below ?? 0}px"></${name}>`;
}

const linkedLine = (lead: ScreenText, link: string): Html =>
  html`<p>${lineOf("span", lead)} ${lineOf("u", typeof lead === "string" ? link : { ...lead, text: link })}</p>`;

/** Figures stand in one box. */
const rowsOf = (rows: readonly ScreenRows[]): Html => {
  const figures = rows.filter(({ look }) => look === "stat");
  return html`${figures.length > 0 && html`<article>${figures.map(rowOf)}</article>`}${rows.filter((each) => !figures.includes(each)).map(rowOf)}`;
};

function rowOf({
  of,
  in: member = "hydra:member",
  lines,
  look,
  below = 0,
  inset = 0,
  outset = 0,
  at,
}: ScreenRows): Html {
  const style = `--below:${below}px;--inset:${inset}px;--outset:${outset}px;${at ? placeOf(at) : ""}`;
  const kind = at ? `${look} placed` : look;
  if (!of)
    return html`<section class="${kind}" style="${style}">${lines.map((line) => html`<p>${line}</p>`)}</section>`;
  return html`<section class="${kind}" data-of="${of}" data-in="${member}" style="${style}">${lines.map((line) => html`<p data-text="${line}"></p>`)}</section>`;
}

function placeOf({ top, start, end, width }: ScreenPlace): string {
  const from = (edge: string, pixels: number | undefined) =>
    pixels === undefined ? "" : `inset-inline-${edge}:calc(var(--${edge}) + ${pixels}px);`;
  return `inset-block-start:${top}px;${from("start", start)}${from("end", end)}${width ? `inline-size:${width}px` : ""}`;
}
