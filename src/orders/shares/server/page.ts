import type { PrintedCell, TableDocument } from "#platform/files/pdf/table-document.ts";
import { Html, html } from "#platform/http/markup/html.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { statusNameOf } from "../../statuses.ts";
import type { ShareNote } from "../contract.ts";
import type { SharedLinkRow, SharedOrder, SharedPlace } from "./queries.ts";

const texts = catalogue("orders.shares.page", {
  download: "Download the report as a PDF",
  empty: "There is nothing to read yet.",
  sharedWith: (reader: string, organization: string, day: string) =>
    `Shared with ${reader} by ${organization}, until ${day}.`,
  report: (title: string) => `Report: ${title}`,
  several: (count: number) => `${count} texts`,
  order: (number: string) => `Order ${number}`,
  ended: "This link has ended",
  endedText: "It was revoked or has expired. Ask the person who sent it for a new one.",
  outlet: "Outlet",
  state: "State",
  publication: "Publication",
  published: "Published",
  checked: "Checked",
  holds: "Everything that was booked is there",
  fails: "Not everything that was booked is there",
  price: "Price",
  noText: "The text is not there yet.",
  noPublications: "There are no publications yet.",
  publications: "Publications",
  pictures: "Pictures",
  notes: { approval: "approved", comment: "commented" },
  changedSince: "an earlier version: changed since",
  said: "What was said",
  yourName: "Your name",
  comment: "Comment",
  yourComment: "Your comment",
  send: "Send the comment",
  approve: "Approve",
  agree: "You approve this version. We tell the person who shared it with you.",
});

export type SharedContent = { orders: SharedOrder[] } | { report: TableDocument; pictures: SharedPicture[] };

type SharedPicture = { src: string; caption: string };

/** Plain HTML without a script, since a client reads it once and on any device. */
type SharedPage = {
  title: string;
  link: SharedLinkRow;
  place: SharedPlace;
  content: SharedContent;
  said?: string | undefined;
};

export function sharedPage({ title, link, place, content, said }: SharedPage): Html {
  const heading = headingOf(content);
  const shown =
    "report" in content
      ? html`${reportPart(content.report)}${picturesPart(content.pictures)}<p><a href="?format=pdf">${texts.download}</a></p>${notesPart(place.notes)}${formsPart(link, place.notes, undefined)}`
      : content.orders.map((order) => orderSection(order, content.orders.length > 1, link, place));
  return page(
    title,
    heading,
    html`${brandPart(place)}<h1>${heading}</h1>
${said && html`<p role="status" class="said">${said}</p>`}
${isEmpty(content) ? html`<p>${texts.empty}</p>` : shown}
<p class="quiet">${texts.sharedWith(link.name, place.organizationName, dayInWords(link.expiresAt))}</p>`,
  );
}

const isEmpty = (content: SharedContent): boolean => "orders" in content && content.orders.length === 0;

const headingOf = (content: SharedContent): string =>
  "report" in content
    ? texts.report(content.report.title)
    : content.orders.length > 1
      ? texts.several(content.orders.length)
      : nameOf(content.orders[0]);

const nameOf = (order: SharedOrder | undefined): string => order?.title || texts.order(order?.number ?? "");

function orderSection(order: SharedOrder, isOneOfSeveral: boolean, link: SharedLinkRow, place: SharedPlace): Html {
  const notes = place.notes.filter((note) => !note.order || note.order.endsWith(order.id));
  const heading = isOneOfSeveral && html`<h2>${nameOf(order)}</h2>`;
  return html`<section>${heading}${orderPart(order, place.showsPrices)}${notesPart(notes)}${formsPart(link, notes, order)}</section>`;
}

export const endedPage = (title: string): Html =>
  page(title, texts.ended, html`<h1>${texts.ended}</h1><p>${texts.endedText}</p>`);

const brandPart = ({ projectName, logo }: SharedPlace): Html =>
  html`<p class="brand">${logo && html`<img src="${logo}" alt="" height="40"> `}${projectName}</p>`;

function orderPart(order: SharedOrder, showsPrices: boolean): Html {
  const facts: ShownFact[] = [
    [texts.outlet, `${order.mediaName} (${order.mediaDomain})`],
    [texts.state, statusNameOf(order)],
    ...(order.publicationUrl ? [[texts.publication, linkTo(order.publicationUrl)] as const] : []),
    ...(order.publishedAt ? [[texts.published, dayInWords(order.publishedAt)] as const] : []),
    ...(order.publicationUrl && order.checksHold !== null
      ? [[texts.checked, order.checksHold ? texts.holds : texts.fails] as const]
      : []),
    ...(showsPrices ? [[texts.price, formatCents(order.totalCents)] as const] : []),
  ];
  // Sanitized on arrival; the page's CSP is a second barrier.
  const text = order.content ? html`<article>${new Html(order.content)}</article>` : html`<p>${texts.noText}</p>`;
  return html`${factList(facts)}${text}`;
}

/** Built from the PDF's own document. */
function reportPart({ facts, columns, rows, sums, notes }: TableDocument): Html {
  const figure = (index: number) => columns[index]?.align && html` class="figure"`;
  const rowOf = (cells: PrintedCell[]) =>
    html`<tr>${cells.map((cell, index) => html`<td${figure(index)} data-label="${columns[index]?.heading}">${cellPart(cell)}</td>`)}</tr>`;
  const heads = columns.map(({ heading }, index) => html`<th scope="col"${figure(index)}>${heading}</th>`);
  return html`${factList(facts)}
${rows.length === 0 ? html`<p>${texts.noPublications}</p>` : html`<div class="wide" role="region" aria-label="${texts.publications}" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${rows.map(rowOf)}</tbody>${sums && html`<tfoot>${rowOf(sums)}</tfoot>`}</table></div>`}
${notes.map((note) => html`<p class="quiet">${note}</p>`)}`;
}

const picturesPart = (pictures: SharedPicture[]): Html | false =>
  pictures.length > 0 &&
  html`<h2>${texts.pictures}</h2><div class="pictures">${pictures.map(
    ({ src, caption }) =>
      html`<figure><img src="${src}" alt="" loading="lazy" width="320"><figcaption>${caption}</figcaption></figure>`,
  )}</div>`;

function cellPart({ text, below, link }: PrintedCell): Html {
  const under = link ? linkTo(link) : below;
  return html`${text}${under && html`<br><span class="quiet">${under}</span>`}`;
}

type ShownFact = readonly [name: string, value: string | Html];

const factList = (facts: readonly ShownFact[]): Html =>
  html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

const linkTo = (url: string): Html =>
  html`<a href="${url}" rel="noopener noreferrer nofollow" target="_blank">${url.replace(/^https?:\/\/(www\.)?/, "")}</a>`;

function notesPart(notes: ShareNote[]): Html | false {
  const items = notes.map(
    ({ kind, name, body, createdAt, changedSince }) =>
      html`<li><strong>${name}</strong> ${texts.notes[kind]}${changedSince && ` ${texts.changedSince}`} <span class="quiet">${dayInWords(createdAt)}</span>${body && html`<p>${body}</p>`}</li>`,
  );
  return items.length > 0 && html`<h2>${texts.said}</h2><ul>${items}</ul>`;
}

function formsPart(
  { mayComment, mayApprove }: SharedLinkRow,
  notes: ShareNote[],
  order: SharedOrder | undefined,
): (Html | false)[] {
  const isApproved = notes.some(({ kind, changedSince }) => kind === "approval" && !changedSince);
  const isThere = order?.content !== "" || order.publicationUrl !== null;
  const ending = order && `-${order.number}`;
  const of = order && html`<input type="hidden" name="order" value="${order.id}">`;
  const seen = order && html`<input type="hidden" name="seen" value="${order.version}">`;
  const name = (id: string) =>
    html`<label for="${id}${ending}">${texts.yourName}</label><input id="${id}${ending}" name="name" required maxlength="80" autocomplete="name">`;
  const comment = html`<form method="post"><h2>${texts.comment}</h2><input type="hidden" name="kind" value="comment">${of}${name("comment-name")}
<label for="comment-body${ending}">${texts.yourComment}</label><textarea id="comment-body${ending}" name="body" required maxlength="2000" rows="4"></textarea><button class="plain">${texts.send}</button></form>`;
  const approve = html`<form method="post"><h2>${texts.approve}</h2><p>${texts.agree}</p><input type="hidden" name="kind" value="approval">${of}${seen}${name("approval-name")}<button>${texts.approve}</button></form>`;
  return [mayComment && comment, mayApprove && !isApproved && isThere && approve];
}

const style = html`body{font:16px/1.55 system-ui,sans-serif;margin:0;color-scheme:light dark;color:#16181d;background:#fff}main{max-width:760px;margin:0 auto;padding:32px 20px 64px;overflow-wrap:anywhere}
h1{font-size:26px;line-height:1.25;margin:4px 0 16px}h2{font-size:18px;margin:32px 0 8px}.brand{font-weight:650;margin:0;display:flex;gap:8px;align-items:center}.quiet{color:#5b6270;font-size:14px}
dl{display:grid;gap:6px;margin:0 0 24px}dl div{display:flex;gap:12px}dt{color:#5b6270;min-width:110px}dd{margin:0}article{border-top:1px solid #d9dce1;padding-top:8px}article img{max-width:100%;height:auto}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:16px}figure{margin:0}figure img{width:100%;height:auto;border:1px solid #d9dce1}figcaption{font-size:14px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:10px 8px;border-bottom:1px solid #d9dce1}.figure{text-align:right;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}.wide th,.wide td{overflow-wrap:break-word;min-width:96px}.wide td:first-child{min-width:200px}main:has(table){max-width:1120px}tfoot{font-weight:600}
@media(max-width:700px){.wide table,.wide tbody,.wide tfoot,.wide tr,.wide td{display:block}.wide thead{display:none}.wide tr{padding:12px 0;border-bottom:1px solid #d9dce1}.wide td{display:grid;grid-template-columns:110px minmax(0,1fr);column-gap:12px;padding:2px 0;border:0;text-align:left}.wide td::before{content:attr(data-label);color:#5b6270;grid-row:span 2}.wide td:empty,.wide td br{display:none}}
form{border-top:1px solid #d9dce1;margin-top:24px}label{display:block;font-weight:600;font-size:14px;margin:12px 0 4px}input,textarea{font:inherit;width:100%;box-sizing:border-box;padding:8px 10px;border:1px solid #8a909c;border-radius:6px;background:transparent;color:inherit}
button{font:inherit;font-weight:600;margin-top:12px;padding:10px 20px;border:1px solid #c91429;border-radius:6px;background:#c91429;color:#fff;cursor:pointer}button.plain{background:transparent;color:inherit;border-color:#8a909c}.said{padding:10px 14px;border:1px solid #8a909c;border-radius:6px}
ul{padding-left:20px}a{color:inherit}.product{margin-top:48px}@media(prefers-color-scheme:dark){body{background:#15171b;color:#eceef1}.quiet,dt,.wide td::before{color:#a6acb8}article,th,td,.wide tr,form{border-color:#3a3f48}}`;

const page = (title: string, heading: string, content: Html): Html =>
  html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>${heading} · ${title}</title><style>${style}</style></head>
<body><main>${content}<p class="quiet product">${title}</p></main></body></html>`;
