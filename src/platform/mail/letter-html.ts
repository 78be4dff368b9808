import type { LetterFact, LetterItem } from "../contract/letter-parts.ts";
import { Html, html } from "../http/markup/html.ts";
import { locale } from "../words/catalogue.ts";
import type { AddressedLetter } from "./letter.ts";
import { letterTexts } from "./letter-texts.ts";

/**
 * Colors stand in the elements, since many mail programs drop style sheets. All others show the dark scheme as well.
 * The tones are those of `platform/web/theme/colors.css`.
 */
const light = {
  ink: "#15171c",
  second: "#565d6b",
  third: "#666d7b",
  line: "#e7e9ed",
  wash: "#f7f8f9",
  brand: "#d6152c",
};
const serif = new Html("Newsreader, Georgia, 'Times New Roman', serif");
const sans = new Html("Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif");

const darkSheet = html`
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#101216!important}
.card{background:#15181d!important;border-color:#23272e!important}
.ink,.ink a{color:#eceef1!important}
.second,.second a{color:#a9b0ba!important}
.line{border-color:#23272e!important}
.rule{background:#e0303f!important}
.button{background:#e0303f!important}
.wash{background:#1d2127!important}
}
@media (max-width:480px){.card{padding:24px 20px!important}.page{padding:16px 0!important}}`;

/** A card on a wash, one column of at most 560 pixels. */
export function renderHtml(letter: AddressedLetter, title: string): Html {
  const { subject, paragraphs, facts = [], items = [], action, code } = letter;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${darkSheet}</style></head>
<body class="page" style="margin:0;padding:32px 12px;background:${light.wash}">
${preview(paragraphs[0] ?? "")}
<main class="card" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid ${light.line};border-radius:10px;font:15px/1.6 ${sans};color:${light.ink}">
${wordmark(title)}
<h1 class="ink" style="margin:28px 0 12px;font:500 24px/1.25 ${serif};letter-spacing:-0.01em;color:${light.ink};overflow-wrap:anywhere">${subject}</h1>
${paragraphs.map(paragraph)}
${facts.length > 0 && factTable(facts)}
${items.length > 0 && itemList(items)}
${code && codeLine(code)}
${action && button(action)}
</main>
${footer(letter, title)}
</body></html>`;
}

/** Mail programs show it behind the subject. */
const preview = (text: string): Html => html`<div style="display:none;max-height:0;overflow:hidden">${text}</div>`;

const wordmark = (title: string): Html =>
  html`<p class="ink" style="margin:0;font:600 20px/1 ${serif};letter-spacing:-0.02em;color:${light.ink}"><span class="rule" style="display:inline-block;width:3px;height:18px;margin-right:8px;border-radius:1px;background:${light.brand};vertical-align:-2px"></span>${title}</p>`;

const paragraph = (text: string): Html =>
  html`<p class="ink" style="margin:0 0 12px;color:${light.ink};overflow-wrap:anywhere">${text}</p>`;

const cell = `padding:9px 0;border-top:1px solid ${light.line};font-size:14px;line-height:20px;vertical-align:top`;

const factTable = (facts: LetterFact[]): Html =>
  html`<table role="presentation" class="line" cellpadding="0" cellspacing="0" style="width:100%;margin:20px 0 4px;border-bottom:1px solid ${light.line};border-collapse:collapse">
${facts.map(
  ({ label, value }) =>
    html`<tr><td class="line second" style="${cell};width:34%;padding-right:16px;color:${light.second}">${label}</td><td class="line ink" style="${cell};color:${light.ink};font-weight:500;font-variant-numeric:tabular-nums;overflow-wrap:anywhere">${value}</td></tr>`,
)}
</table>`;

const itemList = (items: LetterItem[]): Html =>
  html`<ul style="margin:20px 0 4px;padding:0;list-style:none">
${items.map(
  ({ title, text, path }) =>
    html`<li class="line" style="padding:12px 0;border-top:1px solid ${light.line};overflow-wrap:anywhere"><strong class="ink" style="font-weight:600"><a href="${path}" style="color:${light.ink};text-decoration:none">${title}</a></strong>${text && html`<br><span class="second" style="font-size:14px;color:${light.second}">${text}</span>`}</li>`,
)}
</ul>`;

const codeLine = (code: string): Html =>
  html`<p class="ink wash" style="margin:20px 0 4px;padding:14px 20px;border-radius:6px;background:${light.wash};font:600 28px/1.2 ${sans};letter-spacing:6px;font-variant-numeric:tabular-nums;color:${light.ink}">${code}</p>`;

const button = ({ label, path }: { label: string; path: string }): Html =>
  html`<p style="margin:24px 0 0"><a class="button" href="${path}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:${light.brand};font-weight:600;line-height:20px;color:#fff;text-decoration:none">${label}</a></p>`;

function footer({ unsubscribe, preferences }: AddressedLetter, title: string): Html {
  const links = [
    ...(preferences ? [{ label: letterTexts.choose, path: preferences }] : []),
    ...(unsubscribe ? [{ label: letterTexts.stop, path: unsubscribe }] : []),
  ].map(({ label, path }) => html` · <a href="${path}" style="color:${light.third}">${label}</a>`);
  return html`<p class="second" style="max-width:560px;margin:16px auto 0;text-align:center;font:13px/1.5 ${sans};color:${light.third}">${letterTexts.sentBy(title)}${links}</p>`;
}
